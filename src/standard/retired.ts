// Reasons that reports of this standard may hold but this evaluator never gives. Kept so that such reports can be explained.
import type { AreaName } from "./define.js";

/** By reason: the area and check it stood under, and its fix. */
export const RETIRED_REASONS: Readonly<Record<string, { readonly area: AreaName; readonly check: string; readonly hint: string }>> = {
  "coverage-required-arguments": {
    area: "coverage",
    check: "coverage.exercised",
    hint: "the tool has required arguments and was left uncalled; this evaluator builds arguments from the schema, so measure again",
  },
};
