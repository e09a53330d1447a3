// What a report says as a whole, for the exit code of whoever made, re-rendered or read it.
import type { ReportDocument } from "../model/documents/report.js";
import { caseWaiver } from "../lib/waived.js";
import { worst, type Verdict } from "../model/exit.js";
import { isUnfinished } from "../model/unfinished.js";

/**
 * A failing case under a waiver fails nothing; a waiver that is stale or expired does.
 * Incomplete where readiness was asked for and is missing, a case could not be judged, or no case applied at all; red where a case
 * failed, a floor or a demanded grade was missed, or a declared advisory was found; else ok.
 */
export function verdictOf(report: ReportDocument): Verdict {
  const { cases, gate, readiness, readiness_error, readiness_gate, advisory_gate, grade_gate } = report;
  const isReadinessMissing = readiness === null && (gate === null || readiness_error !== undefined);
  const isNothingJudged = gate !== null && gate.total === 0 && cases.length > 0;
  const isUnjudged = cases.some(({ reason }) => isUnfinished(reason));
  const failing = cases.filter(({ passed, not_applicable }) => !passed && not_applicable !== true);
  // Counted, so that a document whose gate and cases disagree is red.
  const waived = failing.filter((one) => !isUnfinished(one.reason) && caseWaiver(report.waivers, one) !== undefined).length;
  const isGateRed = gate !== null && gate.passed + waived < gate.total;
  const isWaiverRed = report.waivers?.some(({ state }) => state === "stale" || state === "expired") ?? false;
  const isFloorMissed = readiness_gate?.passed === false || grade_gate?.passed === false;
  const isRed = isGateRed || isWaiverRed || isFloorMissed || advisory_gate?.passed === false;
  return worst([isReadinessMissing || isNothingJudged || isUnjudged ? "incomplete" : "ok", isRed ? "red" : "ok"]);
}
