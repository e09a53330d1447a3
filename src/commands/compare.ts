// `compare`: one manifest and the standard battery against several targets, one after the other so that none disturbs another's
// measurement. Informs only: a red case or a low score is no red verdict. Renders and delivers nothing.
import { probeTarget } from "../engine/probe.js";
import { GENERATOR } from "../engine/open-run.js";
import { scoreTarget } from "../engine/run.js";
import type { BatterySettings } from "../engine/settings.js";
import type { Manifest } from "../manifest/manifest.js";
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import { parseEndpoint, STDIO_LABEL } from "../options/endpoints.js";
import { labelFrom } from "../options/label.js";
import { isGiven, listValue, textValue, type OptionValues } from "../options/values.js";
import { buildComparison, type ComparedReport } from "../report/compare.js";
import { parseTarget } from "../target/parse.js";
import type { CommandResult } from "./command.js";
import { manifestOf, refuseMutation } from "./probe.js";
import { labelled, settingsOf } from "./score.js";
import { outerOf, targetsOf, type NamedTarget } from "./targets.js";

/** Fewer are no comparison. */
const FEWEST_TARGETS = 2;

/**
 * Measures every target and puts the results side by side.
 * @param operands the stdio command and its arguments; empty without one
 * @throws UsageError when a target, the manifest or the arguments file is not usable, or fewer than two targets were named
 */
export async function runCompare(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const { servers, notes } = await comparedTargets(values, operands, host);
  const manifest = await optionalManifest(values, host);
  if (manifest !== null && !isGiven(values, "allow-mutation")) refuseMutation(manifest.file, manifest.cases);
  const settings = await settingsOf(values, host);
  for (const note of notes) host.progress.note(note);
  const server = textValue(values, "server") ?? labelFrom(host.cwd);
  const reports: ComparedReport[] = [];
  for (const { label, target } of servers) {
    const named = { ...host, progress: labelled(host.progress, label) };
    reports.push({
      label,
      report: await measured({ label, target }, manifest, { ...settings, server }, isGiven(values, "gate-only"), named),
    });
  }
  const document = buildComparison({ generator: GENERATOR, server, manifestSha256: manifest?.sha256 ?? null, reports });
  return { document: { kind: "comparison", document }, verdict: document.complete ? "ok" : "incomplete" };
}

async function measured({ target }: NamedTarget, manifest: Manifest | null, settings: BatterySettings, gateOnly: boolean, host: Host) {
  if (manifest === null) return (await scoreTarget(target, settings, host)).document;
  const { sha256: manifestSha256, cases, timeoutMs } = manifest;
  return (await probeTarget(target, { manifestSha256, cases, timeoutMs, gateOnly }, settings, host)).document;
}

/** Without a manifest of the default name there is still a readiness to compare. */
async function optionalManifest(values: OptionValues, host: Host): Promise<Manifest | null> {
  const path = textValue(values, "manifest");
  try {
    return await manifestOf(path, host.files);
  } catch (error) {
    const isMissing = error instanceof UsageError && path === undefined && error.message.includes("no such file");
    if (!isMissing || isGiven(values, "gate-only")) throw error;
    host.progress.note(`no ${DEFAULT_MANIFEST} here, so readiness alone is compared; name a manifest with --manifest`);
    return null;
  }
}

/** The columns: endpoints in their order, then the command; or the servers of a configuration file. @throws UsageError */
async function comparedTargets(values: OptionValues, command: readonly string[], host: Host) {
  const endpoints = listValue(values, "endpoint").flatMap((text) => parseEndpoint(text) ?? []);
  if (textValue(values, "config") !== undefined) {
    if (endpoints.length > 0) throw new UsageError("both --endpoint and --config were given; name the targets one way");
    const chosen = await targetsOf(values, command, host, true);
    checkCount(chosen.servers.length);
    return chosen;
  }
  if (isGiven(values, "all")) throw new UsageError("--all needs --config FILE");
  checkCount(endpoints.length + (command.length > 0 ? 1 : 0));
  const outer = await outerOf(host, command);
  const cwd = textValue(values, "cwd");
  const nothing = { command: [], env: [], headerEnv: [] };
  const allowRemoteHttp = isGiven(values, "allow-remote-http");
  const servers: NamedTarget[] = endpoints.map(({ label, url }) => ({
    label,
    target: parseTarget({ ...nothing, url, allowRemoteHttp }, outer),
  }));
  if (command.length > 0) {
    const input = { ...nothing, command, env: listValue(values, "env"), allowRemoteHttp, ...(cwd === undefined ? {} : { cwd }) };
    servers.push({ label: STDIO_LABEL, target: parseTarget(input, outer) });
  } else if (listValue(values, "env").length > 0 || cwd !== undefined) {
    throw new UsageError(`${cwd === undefined ? "--env" : "--cwd"} is for the command after --, and none was given`);
  }
  return { servers, notes: [] };
}

function checkCount(targets: number): void {
  if (targets >= FEWEST_TARGETS) return;
  const got = targets === 0 ? "none was" : "only one was";
  throw new UsageError(`a comparison needs two targets or more, and ${got} named; repeat --endpoint LABEL=URL, or put a command after --`);
}
