// `score`: the standard battery against one server, compared with declared floors. Renders and delivers nothing.
import { scoreTarget } from "../engine/run.js";
import type { BatterySettings } from "../engine/settings.js";
import type { ReportDocument } from "../model/documents/report.js";
import type { Verdict } from "../model/exit.js";
import type { Host } from "../model/host.js";
import { protocolMode } from "../model/revisions.js";
import { BUDGET_REQUESTS, BUDGET_SECONDS, START_TIMEOUT_SECONDS } from "../model/limits.js";
import { wantedAdvisories } from "../lenses/advisories/index.js";
import { advisoryChoice } from "../options/advisories.js";
import { declaredFloors } from "../options/floors.js";
import { labelFrom } from "../options/label.js";
import { isGiven, listValue, numberValue, textValue, type OptionValues } from "../options/values.js";
import { applyAdvisoryGate } from "../report/advisory-gate.js";
import { applyFloors } from "../report/floors.js";
import { parseTarget, type Outer } from "../target/parse.js";
import type { Target } from "../target/target.js";
import { readArguments } from "./arguments-file.js";
import type { CommandResult } from "./command.js";

/**
 * Scores one server.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when target, arguments file or skip rules are not usable
 */
export async function runScore(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const target = targetOf(values, operands, { env: host.env, cwd: host.cwd, platform: host.platform });
  const settings = await settingsOf(values, host);
  const { document: scored, areasWithoutLatency } = await scoreTarget(target, settings, host);
  const floored = applyFloors(scored, declaredFloors(values) ?? {}, areasWithoutLatency ?? {});
  const document = applyAdvisoryGate(floored, advisoryChoice(values).failOn);
  return { document: { kind: "probe-report", document }, verdict: verdictOf(document) };
}

/** What a report of `score` says: incomplete without readiness, red under a floor or by a declared advisory, else ok. */
export function verdictOf(document: ReportDocument): Verdict {
  if (document.readiness === null) return "incomplete";
  return document.readiness_gate?.passed === false || document.advisory_gate?.passed === false ? "red" : "ok";
}

/** The server that options and operands name. @throws UsageError */
export function targetOf(values: OptionValues, command: readonly string[], outer: Outer): Target {
  const url = textValue(values, "url");
  const cwd = textValue(values, "cwd");
  return parseTarget(
    {
      command,
      env: listValue(values, "env"),
      headerEnv: listValue(values, "header-env"),
      allowRemoteHttp: isGiven(values, "allow-remote-http"),
      ...(url === undefined ? {} : { url }),
      ...(cwd === undefined ? {} : { cwd }),
    },
    outer,
  );
}

async function settingsOf(values: OptionValues, host: Host): Promise<BatterySettings> {
  const argumentsFile = textValue(values, "arguments");
  const advisories = advisoryChoice(values);
  return {
    server: textValue(values, "server") ?? labelFrom(host.cwd),
    confirmReadOnly: isGiven(values, "confirm-read-only"),
    skipTools: [...new Set(listValue(values, "skip-tool"))],
    overrides: argumentsFile === undefined ? null : await readArguments(argumentsFile, host.files),
    startTimeoutMs: (numberValue(values, "start-timeout") ?? START_TIMEOUT_SECONDS) * 1_000,
    protocol: protocolMode(textValue(values, "protocol")) ?? "auto",
    budgetSeconds: numberValue(values, "budget-seconds") ?? BUDGET_SECONDS,
    maxRequests: numberValue(values, "max-requests") ?? BUDGET_REQUESTS,
    spares: numberValue(values, "spares") ?? 0,
    advisories: wantedAdvisories(advisories.level, advisories.failOn),
  };
}
