// Why two readiness scores are not compared, in words: for the texts of a diff and for the rules that need the scores.
import type { NotComparable } from "../model/documents/diff.js";

/** A clause for each reason. */
export const WHY_NOT_COMPARABLE: Readonly<Record<NotComparable, string>> = {
  "version-1-report": "one of the reports has version 1, which knows no readiness",
  "not-measured": "one of the reports has no readiness",
  "standard-differs": "they were measured under different standards",
  "profile-unknown": "one of the reports does not say under which conditions it was measured",
  "profile-differs": "they were measured under different conditions",
};
