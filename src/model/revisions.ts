// The protocol revisions this evaluator knows, and the ways a user may ask for one. Nothing else decides on dates.

/** Revisions opened by `initialize`, newest first: the order in which they are offered. */
export const LEGACY_REVISIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;

/** Revisions without a handshake, each request describing itself, newest first. */
export const MODERN_REVISIONS = ["2026-07-28"] as const;

/** The only revision with JSON-RPC batches (2025-03-26, basic/index; removed in 2025-06-18). */
export const BATCHING_REVISION = "2025-03-26";

/** The only revision under which an event stream that ends without the reply is taken up again, if its events had ids (basic/transports). */
export const RESUMABLE_REVISION = "2025-11-25";

/** What `--protocol` takes: find out, force an era, or pin one revision. */
export const PROTOCOL_MODES = ["auto", "legacy", "modern", ...MODERN_REVISIONS, ...LEGACY_REVISIONS] as const;
export type ProtocolMode = (typeof PROTOCOL_MODES)[number];

export type LegacyRevision = (typeof LEGACY_REVISIONS)[number];
export type ModernRevision = (typeof MODERN_REVISIONS)[number];

/** Whether a revision is one of the legacy ones we can speak. */
export function isLegacyRevision(revision: unknown): revision is LegacyRevision {
  return (LEGACY_REVISIONS as readonly unknown[]).includes(revision);
}

/** Whether a revision is one of the modern ones we can speak. */
export function isModernRevision(revision: unknown): revision is ModernRevision {
  return (MODERN_REVISIONS as readonly unknown[]).includes(revision);
}

/** The mode a text names, or undefined. */
export function protocolMode(text: string | undefined): ProtocolMode | undefined {
  return PROTOCOL_MODES.find((mode) => mode === text);
}
