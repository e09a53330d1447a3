// The protocol revisions this evaluator knows. Nothing else decides on dates.

/** Revisions opened by `initialize`, newest first: the order in which they are offered. */
export const LEGACY_REVISIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;

/** The only revision with JSON-RPC batches (2025-03-26, basic/index; removed in 2025-06-18). */
export const BATCHING_REVISION = "2025-03-26";

/** Whether a revision is one of the legacy ones we can speak. */
export function isLegacyRevision(revision: unknown): revision is (typeof LEGACY_REVISIONS)[number] {
  return (LEGACY_REVISIONS as readonly unknown[]).includes(revision);
}
