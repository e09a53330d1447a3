// Where a manifest is looked for.

/** Default path of a manifest, relative to the working directory. */
export const DEFAULT_MANIFEST = "mcp-eval.manifest.json";
