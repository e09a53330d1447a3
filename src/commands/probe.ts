// `probe`: a manifest's cases against one server, then the standard battery. Everything that can be wrong with the request is found
// before a server starts. Renders and delivers nothing.
import { probeTarget } from "../engine/probe.js";
import { loadManifest } from "../manifest/load.js";
import type { Manifest, ManifestCase } from "../manifest/manifest.js";
import { UsageError } from "../model/errors.js";
import type { Files, Host } from "../model/host.js";
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import { advisoryChoice } from "../options/advisories.js";
import { declaredFloors, gradeFloor, wantsGrade } from "../options/floors.js";
import { isGiven, textValue, type OptionValues } from "../options/values.js";
import { applyAdvisoryGate } from "../report/advisory-gate.js";
import { applyFloors } from "../report/floors.js";
import { applyGradeFloor } from "../report/grade-gate.js";
import { verdictOf } from "../report/verdict.js";
import type { CommandResult } from "./command.js";
import { recordRun } from "./history.js";
import { reportResult } from "./report-result.js";
import { settingsOf } from "./score.js";
import { checkSource } from "./source-check.js";
import { targetsOf, type NamedTarget } from "./targets.js";
import { underWaivers, waiversOf } from "./waivers-file.js";

/**
 * Runs the gate and, unless left out, the battery.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when the manifest, target, arguments file, floors or skip rules are not usable
 */
export async function runProbe(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const kind = textValue(values, "probe");
  const gateOnly = isGiven(values, "gate-only") || kind !== undefined;
  const floors = declaredFloors(values);
  const { failOn } = advisoryChoice(values);
  const grade = gradeFloor(values);
  if (gateOnly) {
    const given = [
      ...(floors === null && grade === null ? [] : ["a floor"]),
      ...(failOn.length === 0 ? [] : ["--fail-on-advisory"]),
      ...(wantsGrade(values) ? ["--grade"] : []),
    ];
    refuseBattery(kind === undefined ? "--gate-only" : "--probe", given[0]);
  }
  const { label, target } = await oneTarget(values, operands, host);
  const manifest = await manifestOf(textValue(values, "manifest"), host.files);
  const cases = selectedCases(manifest, kind);
  if (!isGiven(values, "allow-mutation")) refuseMutation(manifest.file, cases);
  const settings = await settingsOf(values, host);
  checkSource(values);
  const waivers = await waiversOf(values, host.files);
  const gate = { manifestSha256: manifest.sha256, cases, timeoutMs: manifest.timeoutMs, gateOnly };
  const { document: probed, areasWithoutLatency } = await probeTarget(target, gate, { ...settings, server: label }, host);
  const floored = applyFloors(probed, floors ?? {}, areasWithoutLatency ?? {});
  const [document = floored] = underWaivers([applyGradeFloor(applyAdvisoryGate(floored, failOn), grade)], waivers, host);
  if (!gateOnly && values["history"] !== false) await recordRun(document, host);
  return { document: await reportResult(values, document, host, manifest), verdict: verdictOf(document) };
}

/** A manifest is one server's, so one server is run. */
export async function oneTarget(values: OptionValues, operands: readonly string[], host: Host): Promise<NamedTarget> {
  const { servers, notes } = await targetsOf(values, operands, host);
  const [only, ...others] = servers;
  if (only === undefined || others.length > 0) {
    throw new UsageError(`a manifest is for one server, and ${String(servers.length)} were chosen; name one of them with --server`);
  }
  for (const note of notes) host.progress.note(note);
  return only;
}

/** @param what the first thing asked for that only the battery can tell; undefined for none */
function refuseBattery(flag: string, what: string | undefined): void {
  if (what === undefined) return;
  throw new UsageError(`${what} needs the standard battery, which ${flag} leaves out; drop one of them`);
}

/** The manifest that was named, else the one of the default name. @throws UsageError when it cannot be read or is wrong */
export async function manifestOf(path: string | undefined, files: Files): Promise<Manifest> {
  if (path !== undefined) return loadManifest(path, files);
  try {
    return await loadManifest(DEFAULT_MANIFEST, files);
  } catch (error) {
    if (!(error instanceof UsageError) || !error.message.endsWith("no such file")) throw error;
    throw new UsageError(`${error.message}; name a manifest with --manifest, or score without one: mcpeval score`);
  }
}

/** The cases of one kind, or all of them. */
function selectedCases({ file, cases }: Manifest, kind: string | undefined): readonly ManifestCase[] {
  if (kind === undefined) return cases;
  const selected = cases.filter(({ probe }) => probe.kind === kind);
  if (selected.length > 0) return selected;
  const kinds = [...new Set(cases.map(({ probe }) => probe.kind))].sort().join(", ");
  throw new UsageError(`--probe ${kind}: ${file} has no case of this kind; it has ${kinds}`);
}

/** @throws UsageError that names every case which would write */
export function refuseMutation(file: string, cases: readonly ManifestCase[]): void {
  const mutating = cases.filter(({ access }) => access === "mutating");
  if (mutating.length === 0) return;
  const lines = mutating.map(
    ({ id, sandbox, region }) =>
      `${file}:${String(region.startLine)}:${String(region.startColumn)}: case ${id} writes to the sandbox ${sandbox ?? ""}`,
  );
  throw new UsageError([...lines, "pass --allow-mutation to let these cases write"].join("\n"));
}
