// Compares two reports of one server: cases by (id, probe), readiness where it is comparable, contract and tokens where both have them.
// Says what differs and judges nothing; diff-gate.ts compares that with declared rules.
import type { DiffCase, DiffDocument, DiffReadiness, DiffTokens, NotComparable } from "../model/documents/diff.js";
import type { LostCheck, MeasurementProfile, ReadinessDocument, ReportDocument } from "../model/documents/report.js";
import { DIFF_SCHEMA } from "../model/documents/schema-names.js";
import { UsageError } from "../model/errors.js";
import { canonicalJson } from "../lib/canonical-json.js";
import { conditionsOf } from "../lib/conditions.js";
import { printable } from "../lib/escape.js";
import type { Json } from "../model/json.js";
import { contractChanges } from "./diff-contract.js";
import type { ReadReport } from "./read.js";

/**
 * What changed from the baseline to the current report.
 * @throws UsageError when they are of different servers
 */
export function diffReports(generator: ReportDocument["generator"], baseline: ReadReport, current: ReadReport): DiffDocument {
  const [before, after] = [baseline.report, current.report];
  if (before.server !== after.server) {
    const names = [before, after].map(({ server }) => JSON.stringify(printable(server)));
    throw new UsageError(`the reports are of different servers, ${names.join(" and ")}; compare two reports of one server`);
  }
  return {
    schema: DIFF_SCHEMA,
    generator: { name: generator.name, version: generator.version },
    server: after.server,
    reports: { baseline: sideOf(baseline), current: sideOf(current) },
    cases: casesOf(before.cases, after.cases),
    readiness: readinessOf(baseline, current),
    contract: contractChanges(before, after),
    tokens: tokensOf(before, after),
  };
}

function sideOf(read: ReadReport): DiffDocument["reports"]["baseline"] {
  const { schema } = read.version === 1 ? read.original : read.report;
  return { schema, generator: read.report.generator.version, manifest_sha256: read.report.manifest_sha256 };
}

type Case = ReportDocument["cases"][number];
type Side = NonNullable<DiffCase["current"]>;

function casesOf(before: readonly Case[], after: readonly Case[]): DiffDocument["cases"] {
  const found: DiffDocument["cases"] = { regressed: [], fixed: [], changed: [], unchanged: [], added: [], removed: [] };
  const left = keyed(before);
  for (const [key, one] of keyed(after)) {
    const old = left.get(key);
    left.delete(key);
    const pair: DiffCase = { ...named(one), baseline: old === undefined ? null : side(old), current: side(one) };
    found[classOf(pair.baseline, side(one))].push(pair);
  }
  for (const one of left.values()) found.removed.push({ ...named(one), baseline: side(one), current: null });
  return found;
}

/** By id and probe; ids are unique in a manifest, and a file that repeats one is paired in order. */
function keyed(cases: readonly Case[]): Map<string, Case> {
  const found = new Map<string, Case>();
  for (const one of cases) {
    let key = JSON.stringify([one.id, one.probe]);
    for (let copy = 2; found.has(key); copy++) key = JSON.stringify([one.id, one.probe, copy]);
    found.set(key, one);
  }
  return found;
}

function named({ id, probe, tool }: Case): Pick<DiffCase, "id" | "probe" | "tool"> {
  return { id, probe, tool };
}

function side({ passed, not_applicable, reason }: Case): Side {
  return { verdict: passed ? "pass" : not_applicable === true ? "not-applicable" : "fail", reason };
}

function classOf(before: Side | null, after: Side): keyof DiffDocument["cases"] {
  if (before === null) return "added";
  if (before.verdict !== "fail" && after.verdict === "fail") return "regressed";
  if (before.verdict === "fail" && after.verdict !== "fail") return "fixed";
  return before.verdict === after.verdict && before.reason === after.reason ? "unchanged" : "changed";
}

function readinessOf(baseline: ReadReport, current: ReadReport): DiffReadiness {
  const [before, after] = [baseline.report.readiness, current.report.readiness];
  const { reason, differs } = comparability(baseline, current);
  const common = { baseline: before?.score ?? null, current: after?.score ?? null };
  if (reason !== null || before === null || after === null) {
    return {
      comparable: false,
      reason,
      ...(differs.length === 0 ? {} : { profile_differs: differs }),
      ...common,
      ...{ delta: null, without_latency: null, latency: null, areas: [], lost: [], regained: [] },
    };
  }
  return {
    ...{ comparable: true, reason, ...common, delta: after.score - before.score },
    without_latency: movement(before.score_without_latency, after.score_without_latency),
    latency: latencyOf(before, after),
    areas: after.areas.flatMap(({ name, score }) => {
      const old = before.areas.find((area) => area.name === name);
      return old === undefined ? [] : [{ name, baseline: old.score, current: score, delta: score - old.score }];
    }),
    lost: lossesOnlyIn(after, before),
    regained: lossesOnlyIn(before, after),
  };
}

function comparability(baseline: ReadReport, current: ReadReport): { readonly reason: NotComparable | null; readonly differs: string[] } {
  const because = (reason: NotComparable | null, differs: string[] = []) => ({ reason, differs });
  if (baseline.version === 1 || current.version === 1) return because("version-1-report");
  const [before, after] = [baseline.report, current.report];
  if (before.readiness === null || after.readiness === null) return because("not-measured");
  if (before.readiness.standard !== after.readiness.standard) return because("standard-differs");
  const [old, now] = [before.measurement_profile, after.measurement_profile];
  if (old === undefined || now === undefined || [old, now].some((profile) => conditionsOf(profile) === null)) {
    return because("profile-unknown");
  }
  const differs = profileDifferences(old, now);
  return differs.length === 0 ? because(null) : because("profile-differs", differs);
}

/** Also of fields this version does not know: a condition nobody compared is no equal condition. */
function profileDifferences(before: MeasurementProfile, after: MeasurementProfile): string[] {
  const text = (profile: MeasurementProfile, name: string): string => canonicalJson((Reflect.get(profile, name) ?? null) as Json);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.filter((name) => text(before, name) !== text(after, name));
}

function movement(before: number | undefined, after: number | undefined): DiffReadiness["without_latency"] {
  return before === undefined || after === undefined ? null : { baseline: before, current: after, delta: after - before };
}

/** Points of the latency bands, fastest first. */
const BANDS = [100, 80, 50, 20, 0];

function latencyOf(before: ReadinessDocument, after: ReadinessDocument): DiffReadiness["latency"] {
  const bands = (readiness: ReadinessDocument): Map<string, number> =>
    new Map(
      lossesOf(readiness)
        .filter(({ id }) => id === "reliability.latency")
        .map(({ tool, score }) => [tool ?? "", BANDS.findIndex((points) => score >= points)]),
    );
  const [old, now] = [bands(before), bands(after)];
  const moves = [...new Set([...old.keys(), ...now.keys()])].map((tool) => Math.abs((old.get(tool) ?? 0) - (now.get(tool) ?? 0)));
  return {
    changed: moves.filter((bandsMoved) => bandsMoved > 0).length,
    most_bands: moves.reduce((most, move) => Math.max(most, move), 0),
  };
}

function lossesOf({ areas }: ReadinessDocument): LostCheck[] {
  return areas.flatMap(({ checks }) => checks);
}

function lossesOnlyIn(readiness: ReadinessDocument, other: ReadinessDocument): DiffReadiness["lost"] {
  const key = ({ id, tool, reason }: LostCheck): string => JSON.stringify([id, tool, reason]);
  const known = new Set(lossesOf(other).map(key));
  return lossesOf(readiness)
    .filter((check) => !known.has(key(check)))
    .map(({ id, tool, reason }) => ({ id, tool, reason }));
}

function tokensOf(before: ReportDocument, after: ReportDocument): DiffTokens | null {
  const [baseline, current] = [catalogTokens(before), catalogTokens(after)];
  if (baseline === null || current === null) return null;
  return { baseline, current, delta: current - baseline, tools: toolTokens(before, after) };
}

/** As the battery measured it, else as the contract adds up. */
function catalogTokens({ readiness, catalog }: ReportDocument): number | null {
  const measured = readiness?.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"];
  if (measured !== undefined) return measured;
  const counted = (catalog ?? []).map(({ tokens }) => tokens);
  const known = counted.filter((tokens) => tokens !== undefined);
  return catalog == null || known.length < counted.length ? null : known.reduce((sum, tokens) => sum + tokens, 0);
}

function toolTokens(before: ReportDocument, after: ReportDocument): DiffTokens["tools"] {
  const byTool = ({ catalog }: ReportDocument): Map<string, number> | null => {
    const known = (catalog ?? []).flatMap(({ name, tokens }): [string, number][] => (tokens === undefined ? [] : [[name, tokens]]));
    return catalog == null || known.length < catalog.length ? null : new Map(known);
  };
  const [old, now] = [byTool(before), byTool(after)];
  if (old === null || now === null) return [];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((tool) => {
      const [was, is] = [old.get(tool) ?? null, now.get(tool) ?? null];
      return { tool, baseline: was, current: is, delta: (is ?? 0) - (was ?? 0) };
    })
    .filter(({ baseline, current }) => baseline !== current)
    .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta) || (a.tool < b.tool ? -1 : 1));
}
