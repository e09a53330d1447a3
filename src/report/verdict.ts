// What a report says as a whole, for the exit code of whoever made, re-rendered or read it.
import type { ReportDocument } from "../model/documents/report.js";
import { worst, type Verdict } from "../model/exit.js";
import { isUnfinished } from "../model/unfinished.js";

/**
 * Incomplete where readiness was asked for and is missing, a case could not be judged, or no case applied at all; red where a case
 * failed, or a floor or a declared advisory was not met; else ok.
 */
export function verdictOf(report: ReportDocument): Verdict {
  const { cases, gate, readiness, readiness_error, readiness_gate, advisory_gate } = report;
  const isReadinessMissing = readiness === null && (gate === null || readiness_error !== undefined);
  const isNothingJudged = gate !== null && gate.total === 0 && cases.length > 0;
  const isUnjudged = cases.some(({ reason }) => isUnfinished(reason));
  const isRed = (gate !== null && gate.passed < gate.total) || readiness_gate?.passed === false || advisory_gate?.passed === false;
  return worst([isReadinessMissing || isNothingJudged || isUnjudged ? "incomplete" : "ok", isRed ? "red" : "ok"]);
}
