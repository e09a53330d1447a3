// Compares a report's scores with declared floors. Changes no score and no gate verdict; the front end decides the exit code.
import type { ReadinessGate, ReportDocument } from "../model/documents/report.js";

/** Declared floors (`--min-readiness`, `--min-area`, `--exclude-latency`). */
export interface Floors {
  readonly minReadiness?: number | null;
  /** Floors by area name. */
  readonly minArea?: Readonly<Record<string, number>>;
  readonly excludeLatency?: boolean;
}

/** Whether any floor was declared; without one a report carries no `readiness_gate`. */
export function hasFloors(floors: Floors): boolean {
  return (floors.minReadiness ?? null) !== null || Object.keys(floors.minArea ?? {}).length > 0;
}

/**
 * The document with its `readiness_gate`; the document itself when no floor was declared.
 * Where readiness was not measured, no floor is met: `passed` is false and there is nothing to list as a shortfall.
 * @param areasWithoutLatency area scores with every latency check at full marks, by area name; used under `excludeLatency`.
 *   An area that is missing keeps its own score.
 */
export function applyFloors(
  document: ReportDocument,
  floors: Floors,
  areasWithoutLatency: Readonly<Record<string, number>>,
): ReportDocument {
  if (!hasFloors(floors)) return document;
  const { readiness } = document;
  const excludeLatency = floors.excludeLatency ?? false;
  const minReadiness = floors.minReadiness ?? null;
  const declared = new Map(Object.entries(floors.minArea ?? {}));
  const minArea: [string, number][] = [];
  const shortfalls: ReadinessGate["shortfalls"] = [];
  const compare = (subject: string, observed: number, floor: number): void => {
    if (observed < floor) shortfalls.push({ subject, observed, floor });
  };
  if (readiness !== null && minReadiness !== null) {
    compare("readiness", excludeLatency ? (readiness.score_without_latency ?? readiness.score) : readiness.score, minReadiness);
  }
  // In report order, whatever order the floors were given in: the document depends on the floors, not on their spelling.
  for (const area of readiness?.areas ?? []) {
    const floor = declared.get(area.name);
    if (floor === undefined) continue;
    declared.delete(area.name);
    minArea.push([area.name, floor]);
    compare(area.name, excludeLatency ? (areasWithoutLatency[area.name] ?? area.score) : area.score, floor);
  }
  // Left over: every floor of an unmeasured readiness. A floor of an area the report lacks cannot be met.
  const unmet = [...declared].sort(([a], [b]) => (a < b ? -1 : 1));
  minArea.push(...unmet);
  const gate: ReadinessGate = {
    min_readiness: minReadiness,
    min_area: Object.fromEntries(minArea),
    exclude_latency: excludeLatency,
    passed: readiness !== null && shortfalls.length === 0 && unmet.length === 0,
    shortfalls,
  };
  return withGate(document, gate);
}

/** The document with the gate at its documented place, right before the measurement profile. */
function withGate(document: ReportDocument, gate: ReadinessGate): ReportDocument {
  const {
    schema,
    generator,
    server,
    manifest_sha256,
    passed,
    gate: cases,
    readiness,
    readiness_error,
    readiness_gate: _replaced,
    ...rest
  } = document;
  return {
    ...{ schema, generator, server, manifest_sha256, passed, gate: cases, readiness },
    ...(readiness_error === undefined ? {} : { readiness_error }),
    readiness_gate: gate,
    ...rest,
  };
}
