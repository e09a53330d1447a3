// The grade of the ten criteria in words: what every form of a report says of it, once.
import { printable } from "../../lib/escape.js";
import type { CriterionDocument, DiscoverabilityDocument } from "../../model/documents/discoverability.js";
import type { ReportDocument } from "../../model/documents/report.js";

/** Longest text taken from a document, in characters. */
const TEXT_LIMIT = 500;

/** Criteria of one outcome, in order. */
export function criteriaOf({ criteria }: DiscoverabilityDocument, outcome: CriterionDocument["outcome"]): CriterionDocument[] {
  return criteria.filter((one) => one.outcome === outcome);
}

/** Ids of criteria that could not be seen, in one phrase: `unverified C7, C10`; none where all were. */
export function unverifiedText(discoverability: DiscoverabilityDocument): string[] {
  const ids = criteriaOf(discoverability, "unverified").map(({ id }) => id);
  return ids.length === 0 ? [] : [`unverified ${ids.join(", ")}`];
}

/** `2, limit 6`, or the empty text where the criterion measured nothing. */
export function measuredText({ observed, limit }: CriterionDocument): string {
  const known = [...(observed === null ? [] : [`observed ${observed}`]), ...(limit === null ? [] : [`limit ${limit}`])];
  return known.join(", ");
}

/**
 * One line on a grade that misses its floor, for example "grade B, floor A: C5 Safety annotation presence: declare ...". Null where the
 * floor is met, or none was declared.
 */
export function missedGrade({ discoverability, grade_gate: gate }: ReportDocument): string | null {
  if (gate === undefined || gate.passed) return null;
  if (discoverability === undefined) return `grade not judged, floor ${gate.min_grade}`;
  const told = (prefix: string, one: CriterionDocument): string =>
    `${prefix}${one.id} ${printable(one.title, TEXT_LIMIT)}${one.hint === null ? "" : `: ${printable(one.hint, TEXT_LIMIT)}`}`;
  const failed = criteriaOf(discoverability, "failed").map((one) => told("", one));
  // What a failure hides has no fix of its own.
  const unverified = criteriaOf(discoverability, "unverified").filter(({ reason }) => reason !== "discoverability-not-seen");
  const why = [...failed, ...unverified.map((one) => told("unverified ", one))];
  return `grade ${discoverability.grade}, floor ${gate.min_grade}${why.length === 0 ? "" : `: ${why.join(". ")}`}`;
}
