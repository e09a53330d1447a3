// Puts the reports of several targets side by side. Judges nothing: a comparison informs, and only a missing measurement shows in its verdict.
import { conditionsOf } from "../lib/conditions.js";
import type { ComparedCase, ComparedTarget, ComparisonDocument } from "../model/documents/comparison.js";
import type { ReportDocument } from "../model/documents/report.js";
import { COMPARISON_SCHEMA } from "../model/documents/schema-names.js";
import { isUnfinished } from "../model/unfinished.js";
import { verdictOf } from "./verdict.js";

/** One target and what was measured of it. */
export interface ComparedReport {
  readonly label: string;
  readonly report: ReportDocument;
}

/** What the reports have in common. */
export interface ComparisonInput {
  readonly generator: ComparisonDocument["generator"];
  readonly server: string;
  readonly manifestSha256: string | null;
  readonly reports: readonly ComparedReport[];
}

/** The comparison; cases are matched by id and kind, in the order in which they first appear. */
export function buildComparison({ generator, server, manifestSha256, reports }: ComparisonInput): ComparisonDocument {
  return {
    schema: COMPARISON_SCHEMA,
    generator: { name: generator.name, version: generator.version },
    server,
    manifest_sha256: manifestSha256,
    complete: reports.every(({ report }) => verdictOf(report) !== "incomplete"),
    same_conditions: sameConditions(reports),
    targets: reports.map(comparedTarget),
    cases: comparedCases(reports),
  };
}

function comparedTarget({ label, report }: ComparedReport): ComparedTarget {
  const { gate, readiness, readiness_error, protocol } = report;
  return {
    label,
    protocol: protocol === undefined ? null : { era: protocol.era, revision: protocol.revision, transport: protocol.transport },
    gate: gate === null ? null : { passed: gate.passed, total: gate.total },
    readiness:
      readiness === null
        ? null
        : {
            standard: readiness.standard,
            score: readiness.score,
            score_without_latency: readiness.score_without_latency ?? null,
            areas: readiness.areas.map(({ name, score }) => ({ name, score })),
            tools: readiness.surface.tools,
            exercised: readiness.surface.exercised,
            lost_checks: readiness.areas.reduce((sum, { checks }) => sum + checks.length, 0),
            catalog_tokens: readiness.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"] ?? null,
          },
    readiness_error: readiness_error ?? null,
  };
}

function comparedCases(reports: readonly ComparedReport[]): ComparedCase[] {
  const keyOf = ({ id, probe }: { readonly id: string; readonly probe: string }): string => JSON.stringify([id, probe]);
  const columns = reports.map(({ report }) => new Map(report.cases.map((one) => [keyOf(one), one])));
  const rows = new Map(reports.flatMap(({ report }) => report.cases).map((one) => [keyOf(one), one]));
  return [...rows].map(([key, { id, probe, tool }]) => ({ id, probe, tool, results: columns.map((column) => resultOf(column.get(key))) }));
}

function resultOf(one: ReportDocument["cases"][number] | undefined): ComparedCase["results"][number] {
  if (one === undefined) return null;
  if (one.passed) return { verdict: "pass", reason: null };
  const verdict = one.not_applicable === true ? "not-applicable" : isUnfinished(one.reason) ? "not-evaluated" : "fail";
  return { verdict, reason: one.reason };
}

function sameConditions(reports: readonly ComparedReport[]): boolean | null {
  const measured = reports.flatMap(({ report }) => (report.readiness === null ? [] : [report]));
  if (measured.length < 2) return null;
  const conditions = measured.map(({ measurement_profile }) => conditionsOf(measurement_profile));
  const standards = new Set(measured.map(({ readiness }) => readiness?.standard));
  return standards.size === 1 && !conditions.includes(null) && new Set(conditions).size === 1;
}
