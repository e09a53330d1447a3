// Bounds of the standard and of our own robustness, each once. Changing one marked "standard" changes the standard's name.

/** Standard: how long each tool call waits, in milliseconds. */
export const CALL_TIMEOUT_MS = 15_000;
/** Standard: ordinary calls made to each exercised tool. */
export const CALL_REPETITIONS = 3;
/** Standard: pages of one listing that are followed. */
export const MAX_LIST_PAGES = 20;
/** Standard: server-to-client requests declined while one call waits; further ones get no answer. */
export const MAX_DECLINED_REQUESTS = 8;
/** Standard: bytes of the oversize string argument of the payload case. */
export const PAYLOAD_BYTES = 1_000_000;
/** Standard: seconds one whole evaluation may take (`--budget-seconds`). */
export const BUDGET_SECONDS = 300;
/** Standard: requests one whole evaluation may send (`--max-requests`). */
export const BUDGET_REQUESTS = 4096;
/** How long a server may take to answer its first initialize, in seconds (`--start-timeout`). */
export const START_TIMEOUT_SECONDS = 60;
/** Largest frame kept; a larger one fails its call but is still drained. Bytes. */
export const MAX_FRAME_BYTES = 16 * 1024 * 1024;
/** Bytes of a server's stderr kept for the terminal. */
export const STDERR_RING_BYTES = 8 * 1024;
/** Grace between end of stdin and SIGTERM, and between SIGTERM and SIGKILL, in milliseconds. */
export const KILL_GRACE_MS = 1_000;
/** Schema caps before compiling (research: deeper or larger ones exhaust stack or time). */
export const SCHEMA_MAX_BYTES = 1024 * 1024;
export const SCHEMA_MAX_DEPTH = 64;
export const SCHEMA_MAX_NODES = 5_000;
/** Largest synthesised arguments, in characters of their JSON text (about), and schemas read to make them. */
export const SYNTHESIS_MAX_UNITS = 256 * 1024;
export const SYNTHESIS_MAX_STEPS = 10_000;
/** Budget of one compile-and-validate job in the worker, in milliseconds. */
export const SCHEMA_JOB_MS = 2_000;
/** Longest server-supplied name printed anywhere, in characters. */
export const MAX_NAME_CHARACTERS = 128;
/** Largest manifest read, in bytes. */
export const MANIFEST_MAX_BYTES = 4 * 1024 * 1024;
/** How long each request of the gate waits when the manifest says nothing, in milliseconds. */
export const GATE_TIMEOUT_MS = { stdio: 30_000, http: 5_000 } as const;
