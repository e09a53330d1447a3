// The advisories' ids, for everyone who must name one: the lens, the options, the documents.

/** Advisory ids, in report order. */
export const ADVISORY_IDS = [
  "stdout-noise",
  "frame-over-64KiB",
  "late-reply",
  "unknown-id",
  "invalid-envelope",
  "wire-schema-invalid",
  "stdin-close-ignored",
  "slow-start",
  "capability-undeclared",
  "undeclared-server-request",
  "catalog-unstable",
  "http-session-not-deleted",
  "origin-not-checked",
  "http-status-mismatch",
] as const;
/** One advisory. */
export type AdvisoryId = (typeof ADVISORY_IDS)[number];

/** Which advisories a run looks for: none, those that cost next to nothing, or all. */
export const ADVISORY_LEVELS = ["none", "wire", "all"] as const;
export type AdvisoryLevel = (typeof ADVISORY_LEVELS)[number];
