// The readiness areas' names, for everyone who must name one: the standard, the options, the documents.

/** Area names in report order. */
export const AREA_NAMES = ["protocol", "catalog", "context", "error-honesty", "reliability", "coverage"] as const;
/** One readiness area. */
export type AreaName = (typeof AREA_NAMES)[number];
