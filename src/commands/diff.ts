// `diff`: compares two reports of one server, and with rules decides whether the change is acceptable.
import type { DiffDocument } from "../model/documents/diff.js";
import type { ReportDocument } from "../model/documents/report.js";
import { UsageError } from "../model/errors.js";
import type { Verdict } from "../model/exit.js";
import type { Host } from "../model/host.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../model/version.js";
import { parseTokenGrowth } from "../options/growth.js";
import { isGiven, numberValue, textValue, type OptionValues } from "../options/values.js";
import { diffReports } from "../report/diff.js";
import { applyDiffGate, type DiffRules } from "../report/diff-gate.js";
import type { CommandResult } from "./command.js";
import type { ReadReport } from "../report/read.js";
import { readDocument } from "./read-document.js";

export type { ReadReport } from "../report/read.js";

/**
 * @param operands baseline and current report; either may be `-` for standard input
 * @throws UsageError when they are not two reports of one server, or a rule asks for what they do not have
 */
export async function runDiff(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const [before, after] = operands;
  if (before === undefined || after === undefined) throw new UsageError("name two reports: mcpeval diff BASELINE CURRENT");
  if (before === "-" && after === "-")
    throw new UsageError("only one of the two reports can come from standard input; name a file for the other");
  const rules = rulesOf(values);
  if (rules.excludeLatency === true && rules.maxReadinessDrop === undefined) {
    throw new UsageError("--exclude-latency goes with --max-readiness-drop; add it, or leave both out");
  }
  const [baseline, current] = [await readDocument(before, host.files), await readDocument(after, host.files)];
  const generator = { name: GENERATOR_NAME, version: GENERATOR_VERSION };
  const document = applyDiffGate(diffReports(generator, baseline, current), rules);
  return { document: { kind: "probe-diff", document }, verdict: document.gate?.passed === false ? "red" : "ok" };
}

/** A comparison whose rules may have been impossible to judge. */
export interface Judged {
  readonly diff: DiffDocument;
  /** `usage` when a rule asks for something the two reports do not have; the diff then has no gate. */
  readonly verdict: Verdict;
  /** Why the rules could not be judged, as one line that names flags; null when they were. */
  readonly problem: string | null;
}

/**
 * Compares a report that was just made with an earlier one; a rule that cannot be judged costs the verdict, not the comparison.
 * @param values options of `diff`
 * @throws UsageError when they are of different servers
 */
export function compareReports(values: OptionValues, baseline: ReadReport, current: ReportDocument): Judged {
  const diff = diffReports({ name: GENERATOR_NAME, version: GENERATOR_VERSION }, baseline, { version: 2, report: current });
  try {
    const judged = applyDiffGate(diff, rulesOf(values));
    return { diff: judged, verdict: judged.gate?.passed === false ? "red" : "ok", problem: null };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { diff, verdict: "usage", problem: error.message };
  }
}

function rulesOf(values: OptionValues): DiffRules {
  return {
    failOnRegression: isGiven(values, "fail-on-regression"),
    failOnChange: isGiven(values, "fail-on-change"),
    failOnBreaking: isGiven(values, "fail-on-breaking"),
    maxReadinessDrop: numberValue(values, "max-readiness-drop"),
    excludeLatency: isGiven(values, "exclude-latency"),
    maxTokenGrowth: parseTokenGrowth(textValue(values, "max-token-growth") ?? "") ?? undefined,
  };
}
