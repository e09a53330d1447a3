// How the standard classes tools; the words are part of the catalog contract.

/** `writer` is never called, `unannotated` only under `--confirm-read-only`. */
export type ToolClass = "read-only" | "writer" | "unannotated";
