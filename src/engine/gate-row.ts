// A case's row in the report, from how it ended. Share-safe: ids, tool names, fixed labels and numbers only.
import { Incomplete, TransportFault, type IncompleteCode } from "../model/errors.js";
import type { ReportDocument } from "../model/documents/report.js";
import { UNFINISHED_REASONS, type UnfinishedReason } from "../model/unfinished.js";
import type { ManifestCase } from "../manifest/manifest.js";
import { NOT_APPLICABLE, type Measurements, type Outcome } from "../probes/define.js";

/** One case, wire spelling. */
export type GateRow = ReportDocument["cases"][number];

/** The row of a case that ran to its end. */
export function rowOf(one: ManifestCase, outcome: Outcome): GateRow {
  if (outcome.verdict === "not-applicable") {
    return { ...blank(one), reason: outcome.because, hint: NOT_APPLICABLE[outcome.because], not_applicable: true };
  }
  const ran = { ...blank(one), attempts: outcome.attempts, measurements: plain(outcome.measurements) };
  if (outcome.verdict === "passed") return { ...ran, passed: true };
  const { reason, firstFailure, detail } = outcome;
  const hint = one.probe.reasons[reason]?.hint;
  if (hint === undefined) throw new Error(`${one.probe.kind} declares no reason ${reason}`);
  return {
    ...ran,
    first_failure: firstFailure,
    reason,
    hint,
    detail: detail === undefined ? null : { bound: detail.bound, limit: detail.limit, observed: detail.observed },
  };
}

/**
 * The row of a case that could not be judged.
 * @param attempt the attempt that was under way, from 1; 0 when the case never began
 */
export function unfinishedRow(one: ManifestCase, reason: UnfinishedReason, attempt: number): GateRow {
  return {
    ...blank(one),
    attempts: attempt,
    first_failure: attempt === 0 ? null : attempt,
    reason,
    hint: UNFINISHED_REASONS[reason].hint,
  };
}

const TIMEOUTS: ReadonlySet<IncompleteCode> = new Set(["initialize-timeout"]);
const CLOSED: ReadonlySet<IncompleteCode> = new Set(["command-not-found", "server-exited", "connection-failed"]);

/** The reason behind a thrown error; undefined when it is no broken exchange but our own defect. */
export function unfinishedReason(error: unknown): UnfinishedReason | undefined {
  if (error instanceof TransportFault) {
    if (error.kind === "budget") return "gate-budget-exhausted";
    if (error.kind === "auth") return "gate-auth-required";
    return error.kind === "timeout" || error.kind === "closed" ? `transport-${error.kind}` : "transport-error";
  }
  if (!(error instanceof Incomplete) || error.code === "defect") return undefined;
  if (error.code === "interrupted") return "gate-interrupted";
  if (error.code === "auth-required") return "gate-auth-required";
  if (TIMEOUTS.has(error.code)) return "transport-timeout";
  return CLOSED.has(error.code) ? "transport-closed" : "transport-error";
}

/** Every field of a row, as for a case that did nothing. */
function blank({ id, probe, tool }: ManifestCase): GateRow {
  return {
    id,
    probe: probe.kind,
    tool,
    passed: false,
    attempts: 0,
    first_failure: null,
    reason: null,
    hint: null,
    detail: null,
    measurements: {},
  };
}

function plain(measurements: Measurements = {}): GateRow["measurements"] {
  return { ...measurements };
}
