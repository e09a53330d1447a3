// The advisories' ids and what each costs, for everyone who must name or choose one: the lens, the options, the documents.

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

/** What an advisory costs: nothing, a little work after the run, or requests of its own. */
export type AdvisoryCost = "free" | "cheap" | "requests";

/** What each advisory costs. */
export const ADVISORY_COSTS: Readonly<Record<AdvisoryId, AdvisoryCost>> = {
  "stdout-noise": "free",
  "frame-over-64KiB": "free",
  "late-reply": "free",
  "unknown-id": "free",
  "invalid-envelope": "free",
  "wire-schema-invalid": "cheap",
  "stdin-close-ignored": "free",
  "slow-start": "free",
  "capability-undeclared": "free",
  "undeclared-server-request": "free",
  "catalog-unstable": "cheap",
  "http-session-not-deleted": "requests",
  "origin-not-checked": "requests",
  "http-status-mismatch": "free",
};

/** Which advisories a run looks for: none, those that cost next to nothing, or all. */
export const ADVISORY_LEVELS = ["none", "wire", "all"] as const;
export type AdvisoryLevel = (typeof ADVISORY_LEVELS)[number];

/** The ids a run looks for: those of the level, and every one that is gated on. */
export function wantedAdvisories(level: AdvisoryLevel, gated: readonly AdvisoryId[]): ReadonlySet<AdvisoryId> {
  const ofLevel = ADVISORY_IDS.filter((id) => level === "all" || (level === "wire" && ADVISORY_COSTS[id] !== "requests"));
  return new Set([...ofLevel, ...gated]);
}
