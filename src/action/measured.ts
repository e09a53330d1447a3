// What a run of the Action knows of one server once it is measured. Files, outputs, annotations and the comment read only this.
import type { ReportResult } from "../commands/command.js";
import type { DiffDocument } from "../model/documents/diff.js";
import type { ReportDocument } from "../model/documents/report.js";
import { worst, type Verdict } from "../model/exit.js";

/** A report held against an earlier one. */
export interface Comparison {
  readonly baseline: ReportDocument;
  /** Holds the judged rules, unless they could not be judged. */
  readonly diff: DiffDocument;
  /** `usage` when a declared rule asks for something the two reports do not have. */
  readonly verdict: Verdict;
  /** Why the rules could not be judged, naming inputs; null when they were. */
  readonly problem: string | null;
}

/** One server's measurement. */
export interface Measured {
  readonly report: ReportResult;
  /** The report's own verdict. */
  readonly verdict: Verdict;
  /** Null without a baseline. */
  readonly comparison: Comparison | null;
  /** The base has no such server: everything about it is an addition. */
  readonly isNew?: boolean;
}

/** The verdict of report and comparison together. What was not measured cannot be compared either: that is no misuse of its own. */
export function settledVerdict({ verdict, comparison }: Pick<Measured, "verdict" | "comparison">): Verdict {
  return verdict === "incomplete" ? verdict : worst([verdict, comparison?.verdict ?? "ok"]);
}
