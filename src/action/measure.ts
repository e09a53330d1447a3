// Measures what a step names, and holds it against the baseline. Decides nothing about what is shown where.
import type { CommandResult, ReportResult, RunCommand } from "../commands/command.js";
import { compareReports, type ReadReport } from "../commands/diff.js";
import { Incomplete, INCOMPLETE_CODES } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { OptionValues } from "../options/values.js";
import { INPUT_NAMES, type ActionRequest } from "./inputs.js";
import type { Comparison, Measured } from "./measured.js";
import { nameInputs } from "./wording.js";

/** What measuring needs. */
export interface MeasurePorts {
  readonly host: Host;
  /** The commands that measure. */
  readonly commands: Readonly<Record<ActionRequest["command"], RunCommand>>;
}

/**
 * Every server of the step, in order.
 * @throws UsageError, Incomplete as the commands do
 */
export async function measureAll({ host, commands }: MeasurePorts, request: ActionRequest): Promise<readonly Measured[]> {
  if (host.signal.aborted) throw new Incomplete("interrupted", INCOMPLETE_CODES.interrupted);
  // Header values travel as variables of the command's environment; the server's own environment is an allow-list without them.
  const outer: Host = { ...host, env: { ...host.env, ...request.headerVariables } };
  const result = await commands[request.command](request.values, request.operands, outer);
  const report = reportOf(result);
  return [{ report, verdict: result.verdict, comparison: compared(request.settings.rules, request.baseline, report) }];
}

/** The one report of a result. */
export function reportOf({ document }: CommandResult): ReportResult {
  if (document.kind !== "probe-report") throw new Error("the command returned no report");
  return document;
}

/** A report held against its baseline; null without one. */
export function compared(rules: OptionValues, baseline: ReadReport | null, { document }: ReportResult): Comparison | null {
  if (baseline === null) return null;
  const { diff, verdict, problem } = compareReports(rules, baseline, document);
  return { baseline: baseline.report, diff, verdict, problem: problem === null ? null : nameInputs(problem, INPUT_NAMES) };
}
