// What a comment is made of for one server. Types only.
import type { DiffDocument } from "../../model/documents/diff.js";
import type { ReportDocument } from "../../model/documents/report.js";
import type { Verdict } from "../../model/exit.js";

/** One server's part. */
export interface CommentServer {
  readonly report: ReportDocument;
  readonly diff: DiffDocument | null;
  /** Of the report and the comparison together. */
  readonly verdict: Verdict;
  /** Why a comparison was not possible, as one plain line; null when it was, or when there is none. */
  readonly problem: string | null;
  /** Whether the base has no such server. */
  readonly isNew: boolean;
}
