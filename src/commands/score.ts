// `score`: the standard battery against one server, compared with declared floors. Renders and delivers nothing.
import { scoreTarget } from "../engine/run.js";
import type { BatterySettings } from "../engine/settings.js";
import type { ReportDocument } from "../model/documents/report.js";
import { worst } from "../model/exit.js";
import type { Host, Progress } from "../model/host.js";
import { protocolMode } from "../model/revisions.js";
import { BUDGET_REQUESTS, BUDGET_SECONDS, START_TIMEOUT_SECONDS } from "../model/limits.js";
import { wantedAdvisories } from "../model/advisory-names.js";
import { advisoryChoice } from "../options/advisories.js";
import { declaredFloors, gradeFloor, wantsGrade } from "../options/floors.js";
import { labelFrom } from "../options/label.js";
import { isGiven, listValue, numberValue, textValue, type OptionValues } from "../options/values.js";
import { applyAdvisoryGate } from "../report/advisory-gate.js";
import { applyFloors } from "../report/floors.js";
import { applyGradeFloor } from "../report/grade-gate.js";
import { verdictOf } from "../report/verdict.js";
import type { CommandResult } from "./command.js";
import { checkSource } from "./source-check.js";
import { targetsOf } from "./targets.js";
import { underWaivers, waiversOf } from "./waivers-file.js";

/**
 * Scores the servers that were named, one after the other.
 * @param operands the server command and its arguments; empty with `--url` and `--config`
 * @throws UsageError when a target, the arguments file or skip rules are not usable
 */
export async function runScore(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const { servers, notes } = await targetsOf(values, operands, host);
  const settings = await settingsOf(values, host);
  checkSource(values);
  const waivers = await waiversOf(values, host.files);
  for (const note of notes) host.progress.note(note);
  const documents: ReportDocument[] = [];
  for (const { label, target } of servers) {
    if (host.signal.aborted && documents.length > 0) break;
    const named = servers.length === 1 ? host : { ...host, progress: labelled(host.progress, label) };
    const { document, areasWithoutLatency } = await scoreTarget(target, { ...settings, server: label }, named);
    const floored = applyFloors(document, declaredFloors(values) ?? {}, areasWithoutLatency ?? {});
    documents.push(applyGradeFloor(applyAdvisoryGate(floored, advisoryChoice(values).failOn), gradeFloor(values)));
  }
  const settled = underWaivers(documents, waivers, host);
  const { reportResult } = await import("./report-result.js");
  const reports = await Promise.all(settled.map((document) => reportResult(values, document, host)));
  const verdict = worst(settled.map(verdictOf));
  const [only] = reports;
  if (only !== undefined && servers.length === 1) return { document: only, verdict };
  return { document: { kind: "probe-reports", reports }, verdict };
}

/** Progress that says which server it is about. */
export function labelled(progress: Progress, label: string): Progress {
  return {
    update: (status) => progress.update(`${label}: ${status}`),
    note: (line) => progress.note(`${label}: ${line}`),
    stop: () => progress.stop(),
  };
}

/** The settings that options give. @throws UsageError for an arguments file that is not usable */
export async function settingsOf(values: OptionValues, host: Host): Promise<BatterySettings> {
  const argumentsFile = textValue(values, "arguments");
  const advisories = advisoryChoice(values);
  return {
    server: textValue(values, "server") ?? labelFrom(host.cwd),
    confirmReadOnly: isGiven(values, "confirm-read-only"),
    skipTools: [...new Set(listValue(values, "skip-tool"))],
    overrides: argumentsFile === undefined ? null : await overridesOf(argumentsFile, host),
    startTimeoutMs: (numberValue(values, "start-timeout") ?? START_TIMEOUT_SECONDS) * 1_000,
    protocol: protocolMode(textValue(values, "protocol")) ?? "auto",
    budgetSeconds: numberValue(values, "budget-seconds") ?? BUDGET_SECONDS,
    maxRequests: numberValue(values, "max-requests") ?? BUDGET_REQUESTS,
    spares: numberValue(values, "spares") ?? 0,
    advisories: wantedAdvisories(advisories.level, advisories.failOn),
    grade: wantsGrade(values),
  };
}

async function overridesOf(file: string, { files }: Host): Promise<BatterySettings["overrides"]> {
  const { readArguments } = await import("./arguments-file.js");
  return readArguments(file, files);
}
