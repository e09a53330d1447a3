// The comparison as rows of plain cells, for every form: first what is compared, then one cell a target. Escapes nothing.
import type { ComparedTarget, ComparisonDocument } from "../../model/documents/comparison.js";

/** How a cell reads: good, bad, without a verdict, or a mere number. */
export type Tone = "good" | "bad" | "none" | "plain";

/** One cell. */
export interface Cell {
  readonly text: string;
  readonly tone: Tone;
  /** Fixed reason label beside the text. */
  readonly reason?: string;
}

/** One row. */
export interface Row {
  readonly kind: "case" | "gate" | "readiness" | "area" | "fact";
  readonly name: string;
  /** A case's probe kind. */
  readonly detail: string;
  readonly cells: readonly Cell[];
}

const ABSENT: Cell = { text: "-", tone: "none" };
const TONES = { pass: "good", fail: "bad", "not-applicable": "none", "not-evaluated": "none" } as const;

/** All rows: cases, gate, readiness, its areas, and facts of the catalog. Rows that no target has are left out. */
export function comparisonRows({ cases, targets }: ComparisonDocument): Row[] {
  const areas = [...new Set(targets.flatMap(({ readiness }) => readiness?.areas.map(({ name }) => name) ?? []))];
  const rows: Row[] = cases.map(({ id, probe, results }) => ({
    kind: "case",
    name: id,
    detail: probe,
    cells: results.map((result) =>
      result === null
        ? ABSENT
        : { text: result.verdict, tone: TONES[result.verdict], ...(result.reason === null ? {} : { reason: result.reason }) },
    ),
  }));
  const row = (kind: Row["kind"], name: string, cellOf: (target: ComparedTarget) => Cell): void => {
    const cells = targets.map(cellOf);
    if (cells.some((cell) => cell !== ABSENT)) rows.push({ kind, name, detail: "", cells });
  };
  row("gate", "gate", ({ gate }) =>
    gate === null ? ABSENT : { text: `${gate.passed}/${gate.total}`, tone: gate.passed === gate.total ? "good" : "bad" },
  );
  row("readiness", "readiness", ({ readiness, readiness_error }) => {
    if (readiness !== null) return { text: `${readiness.score}/100`, tone: "plain" };
    return readiness_error === null ? ABSENT : { text: "not measured", tone: "none", reason: readiness_error };
  });
  const fact = (kind: Row["kind"], name: string, valueOf: (readiness: NonNullable<ComparedTarget["readiness"]>) => number | null): void =>
    row(kind, name, ({ readiness }) => {
      const value = readiness === null ? null : valueOf(readiness);
      return value === null ? ABSENT : { text: String(value), tone: "plain" };
    });
  for (const area of areas) fact("area", area, ({ areas: own }) => own.find(({ name }) => name === area)?.score ?? null);
  fact("fact", "without latency", ({ score_without_latency }) => score_without_latency);
  fact("fact", "lost checks", ({ lost_checks }) => lost_checks);
  fact("fact", "tools", ({ tools }) => tools);
  fact("fact", "tools exercised", ({ exercised }) => exercised);
  fact("fact", "catalog tokens", ({ catalog_tokens }) => catalog_tokens);
  return rows;
}

/** What a reader must know beside the grid, in plain sentences; empty when there is nothing. */
export function comparisonNotes({ complete, same_conditions, targets }: ComparisonDocument): string[] {
  const standards = [...new Set(targets.flatMap(({ readiness }) => (readiness === null ? [] : [readiness.standard])))];
  return [
    ...(standards.length === 0 ? [] : [`standard: ${standards.join(", ")}`]),
    ...(same_conditions === false ? ["conditions: not the same for every target, so the readiness scores are not comparable"] : []),
    ...(complete ? [] : ["incomplete: not everything could be evaluated"]),
  ];
}
