// Reasons that several areas share, worded once. An area lists the ones it uses.
import type { ReasonText } from "../define.js";

/** The server offers nothing the battery may call. */
export const NO_READ_ONLY_TOOLS = {
  hint: "offer at least one tool that is no writer and annotate it with readOnlyHint: true; a catalog of nothing but writers (or of nothing) leaves the standard no call to make",
} as const satisfies ReasonText;

/** `--skip-tool` named the tool. */
export const SKIPPED = {
  hint: "the tool was left out with --skip-tool; make it safe to call and drop the flag, since what was never called cannot earn points",
} as const satisfies ReasonText;

/** The evaluation's time or request budget was spent first. */
export const BUDGET_EXHAUSTED = {
  hint: "the evaluation's shared budget was spent before this was measured; answer faster and fix tools that hang, or raise --budget-seconds or --max-requests",
} as const satisfies ReasonText;
