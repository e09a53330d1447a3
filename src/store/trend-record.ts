// A run's record in the history: made from a report, read back from a line. Touches no file.
import { conditionsOf } from "../lib/conditions.js";
import type { ReportDocument } from "../model/documents/report.js";
import type { TrendChange, TrendPoint, TrendRecord } from "../model/documents/trends.js";
import { isJsonObject } from "../model/json.js";
import { isUnfinished } from "../model/unfinished.js";

const LABEL = /^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const SHA256 = /^[0-9a-f]{64}$/;
/** Longest name of a standard, in characters. */
const STANDARD_LIMIT = 64;

/** What one line holds. */
export interface ReadRecord {
  readonly record: TrendRecord;
  /** Its time in milliseconds, by which a server's runs are ordered. */
  readonly at: number;
}

/**
 * The record of a run; null unless the whole battery ran, readiness was measured, and every case could be judged.
 * @param timestamp the time of the run's end, as `Date.prototype.toISOString` writes it
 */
export function trendRecordOf(report: ReportDocument, timestamp: string): TrendRecord | null {
  const { server, gate, readiness, manifest_sha256, measurement_profile, cases } = report;
  if (readiness === null || gate === null || manifest_sha256 === null) return null;
  if (cases.some(({ reason }) => isUnfinished(reason))) return null;
  return {
    timestamp,
    server,
    score: readiness.score,
    standard: readiness.standard,
    gate: { passed: gate.passed, total: gate.total },
    manifest_sha256,
    ...(measurement_profile === undefined ? {} : { measurement_profile }),
  };
}

/** Reads one line; the text says what is wrong with it and repeats nothing of it. Fields it does not know are left alone. */
export function readTrendRecord(line: string): ReadRecord | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return "a record is not valid JSON";
  }
  if (!isJsonObject(value)) return "a record is not a JSON object";
  const { timestamp, server, score, standard, gate, manifest_sha256: manifest, measurement_profile: profile } = value;
  if (typeof timestamp !== "string" || !TIMESTAMP.test(timestamp)) return problem("timestamp");
  const at = Date.parse(timestamp);
  if (Number.isNaN(at)) return problem("timestamp");
  if (typeof server !== "string" || !LABEL.test(server)) return problem("server");
  if (!isCount(score) || score > 100) return problem("score");
  const isStandard = standard === null || (typeof standard === "string" && standard.length > 0 && standard.length <= STANDARD_LIMIT);
  if (!isStandard) return problem("standard");
  if (!isJsonObject(gate) || !isCount(gate["passed"]) || !isCount(gate["total"]) || gate["passed"] > gate["total"]) return problem("gate");
  if (typeof manifest !== "string" || !SHA256.test(manifest)) return problem("manifest_sha256");
  if (profile !== undefined && !isJsonObject(profile)) return problem("measurement_profile");
  return { record: value as unknown as TrendRecord, at };
}

function problem(field: string): string {
  return `a record has no valid ${field}`;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/**
 * A server's runs compared each with the one before.
 * @param records oldest first
 */
export function trendPoints(records: readonly TrendRecord[]): TrendPoint[] {
  return records.map((record, index) => {
    const { timestamp, score, standard, gate, manifest_sha256 } = record;
    const before = records[index - 1];
    const change: TrendChange = before === undefined ? "first" : changeBetween(before, record);
    const delta = change === "compared" && before !== undefined ? score - before.score : null;
    return { timestamp, score, standard, gate: { passed: gate.passed, total: gate.total }, manifest_sha256, change, delta };
  });
}

/** Scores are a movement only under the same standard and the same, known conditions; pass rates only of the same manifest. */
function changeBetween(before: TrendRecord, after: TrendRecord): TrendChange {
  if (before.standard !== after.standard) return "standard-changed";
  if (after.standard === null) return before.manifest_sha256 === after.manifest_sha256 ? "compared" : "manifest-changed";
  const [a, b] = [conditionsOf(before.measurement_profile), conditionsOf(after.measurement_profile)];
  if (a === null || b === null) return "profile-unknown";
  return a === b ? "compared" : "profile-changed";
}
