// Which waiver of a report covers a loss. The renderers, the verdict and the floors all ask here, so that none of them disagrees.
import type { LostCheck, ReportDocument } from "../model/documents/report.js";
import type { ReportWaiver } from "../model/documents/waivers.js";

/** What a waiver may name of a case. */
export type WaivableCase = Pick<ReportDocument["cases"][number], "id" | "reason" | "tool">;

/** Whether a waiver names this lost check, whatever its state. */
export function namesCheck({ kind, subject, tool }: ReportWaiver, check: Pick<LostCheck, "id" | "reason" | "tool">): boolean {
  if (tool !== null && tool !== check.tool) return false;
  return (kind === "check" && subject === check.id) || (kind === "reason" && subject === check.reason);
}

/** Whether a waiver names this failing case, whatever its state. */
export function namesCase({ kind, subject, tool }: ReportWaiver, one: WaivableCase): boolean {
  if (tool !== null && tool !== one.tool) return false;
  return (kind === "case" && subject === one.id) || (kind === "reason" && subject === one.reason);
}

/** The first waiver in force that covers a lost check. */
export function checkWaiver(waivers: readonly ReportWaiver[] | undefined, check: LostCheck): ReportWaiver | undefined {
  return waivers?.find((waiver) => waiver.state === "applied" && namesCheck(waiver, check));
}

/** The first waiver in force that covers a failing case. */
export function caseWaiver(waivers: readonly ReportWaiver[] | undefined, one: WaivableCase): ReportWaiver | undefined {
  return waivers?.find((waiver) => waiver.state === "applied" && namesCase(waiver, one));
}
