// What text and Markdown both say of a diff: sentences for fixed labels, signed numbers.
import { WHY_NOT_COMPARABLE } from "../../lib/not-comparable.js";
import type { DiffCase, DiffDocument, DiffReadiness } from "../../model/documents/diff.js";

/** Classes worth a line, worst first. `unchanged` is only counted. */
export const CASE_CLASSES = ["regressed", "changed", "fixed", "added", "removed"] as const;

/** Why two scores are not compared, in words. */
export function notComparable({ reason }: DiffReadiness): string {
  return reason === null ? "they are not comparable" : WHY_NOT_COMPARABLE[reason];
}

/** `+3`, `-2`, `0`. */
export function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : String(delta);
}

/** `pass`, `fail`, `not-applicable`, or `absent`. */
export function verdictWord(side: DiffCase["current"]): string {
  return side === null ? "absent" : side.verdict;
}

/** Whether two reports say the same. */
export function isSame({ cases, readiness, contract, tokens }: DiffDocument): boolean {
  return (
    CASE_CLASSES.every((name) => cases[name].length === 0) &&
    (readiness.delta === 0 || (readiness.delta === null && readiness.baseline === readiness.current)) &&
    readiness.lost.length + readiness.regained.length === 0 &&
    (contract === null || contract.breaking.length + contract.review.length + contract.additive.length === 0) &&
    (tokens === null || (tokens.delta === 0 && tokens.tools.length === 0))
  );
}
