// Measures what a step names, and holds it against the baseline. Decides nothing about what is shown where.
import type { CommandResult, ReportResult } from "../commands/command.js";
import type { ReadReport } from "../commands/diff.js";
import { ONE_OF_SEVERAL } from "../commands/target-check.js";
import { takingTurns } from "../commands/turns.js";
import { Incomplete, INCOMPLETE_CODES } from "../model/errors.js";
import type { Host, Lock } from "../model/host.js";
import type { OptionValues } from "../options/values.js";
import { measureBase, openBase, type OpenBase } from "./base-measure.js";
import { INPUT_NAMES, type ActionRequest } from "./inputs.js";
import type { Comparison, Measured } from "./measured.js";
import { reportOf, type MeasurePorts } from "./measure-ports.js";
import { prepare, whileServing } from "./servers.js";
import { nameInputs } from "./wording.js";

/**
 * Builds what the step says, and measures every server of it, in order.
 * @throws UsageError, Incomplete as the commands do
 */
export async function measureAll(ports: MeasurePorts, request: ActionRequest): Promise<readonly Measured[]> {
  const { host, core } = ports;
  if (host.signal.aborted) throw new Incomplete("interrupted", INCOMPLETE_CODES.interrupted);
  await prepare(request.serving, request, host, core.info);
  const base = request.settings.compareToBase ? await openBase(ports, request) : null;
  try {
    const measured: Measured[] = [];
    for (const one of eachServer(request)) measured.push(await measureOne(ports, one, base));
    return measured;
  } finally {
    await base?.checkout.remove();
  }
}

/** One request a server: each is measured for itself, so that none disturbs another. */
function eachServer(request: ActionRequest): readonly ActionRequest[] {
  const { servers, values } = request;
  return servers === null
    ? [request]
    : servers.map((name) => ({ ...request, values: { ...values, server: [name], [ONE_OF_SEVERAL]: servers.length > 1 } }));
}

async function measureOne(ports: MeasurePorts, request: ActionRequest, base: OpenBase | null): Promise<Measured> {
  const { rules } = request.settings;
  if (base === null) {
    const { report, verdict } = await measureHead(ports, request, undefined);
    return { report, verdict, comparison: await compared(rules, request.baseline, report) };
  }
  const [head, before] = await measureBoth(ports, request, base);
  if (before === null) return { ...head, comparison: null, isNew: true };
  return { ...head, comparison: await compared(rules, { version: 2, report: before.document }, head.report) };
}

interface Head {
  readonly report: ReportResult;
  readonly verdict: CommandResult["verdict"];
}

/** Both at once and taking turns, so that what the machine does meanwhile befalls both; one after the other where they share an address. */
async function measureBoth(ports: MeasurePorts, request: ActionRequest, base: OpenBase): Promise<[Head, ReportResult | null]> {
  if (request.serving.start !== null) {
    const head = await measureHead(ports, request, undefined);
    return [head, (await measureBase(ports, request, base, undefined)).report];
  }
  const turn = takingTurns();
  const [head, before] = await Promise.allSettled([measureHead(ports, request, turn), measureBase(ports, request, base, turn)]);
  if (head.status === "rejected") throw head.reason;
  if (before.status === "rejected") throw before.reason;
  return [head.value, before.value.report];
}

async function measureHead({ host, commands }: MeasurePorts, request: ActionRequest, turn: Lock | undefined): Promise<Head> {
  // Header values travel as variables of the command's environment; the server's own environment is an allow-list without them.
  const outer: Host = { ...host, env: { ...host.env, ...request.headerVariables }, ...(turn === undefined ? {} : { turn }) };
  const { values, operands, command, serving } = request;
  const place = { cwd: request.cwd, env: request.servingEnv, folder: request.folder };
  const result = await whileServing(serving, place, values, outer, () => commands[command](values, operands, outer));
  return { report: reportOf(result), verdict: result.verdict };
}

/** A report held against its baseline; null without one. */
export async function compared(rules: OptionValues, baseline: ReadReport | null, { document }: ReportResult): Promise<Comparison | null> {
  if (baseline === null) return null;
  // Loaded only here: reading and comparing reports takes a library that a step without a baseline need not wait for.
  const { compareReports } = await import("../commands/diff.js");
  const { diff, verdict, problem } = compareReports(rules, baseline, document);
  return { baseline: baseline.report, diff, verdict, problem: problem === null ? null : nameInputs(problem, INPUT_NAMES) };
}
