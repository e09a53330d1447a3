// Puts a report under waivers: which of them cover a loss, which are stale or expired, and what the floors owe them. Scores, losses and
// the gate's counts stay as they are: a waived loss still costs its points.
import { roundHalfAwayFromZero } from "../lib/round.js";
import { checkWaiver, namesCase, namesCheck } from "../lib/waived.js";
import type { LostCheck, ReadinessDocument, ReportDocument } from "../model/documents/report.js";
import type { ReportWaiver } from "../model/documents/waivers.js";
import { isUnfinished } from "../model/unfinished.js";

/** A waiver as its file says it. */
export type DeclaredWaiver = Omit<ReportWaiver, "state" | "covers">;

/**
 * The document with its `waivers`, and its `readiness_gate` with waived losses counted as earned.
 * @param declared in the order of their file
 * @param today YYYY-MM-DD; a waiver holds up to and including its last day
 */
export function applyWaivers(document: ReportDocument, declared: readonly DeclaredWaiver[], today: string): ReportDocument {
  const { waivers: _replaced, cases, ...rest } = document;
  const waivers = declared.map((waiver) => judged(waiver, document, today));
  return creditFloors({ ...rest, waivers, cases });
}

function judged(waiver: DeclaredWaiver, document: ReportDocument, today: string): ReportWaiver {
  // ISO dates of one length compare as text.
  if (waiver.expires < today) return { ...waiver, state: "expired", covers: 0 };
  const probe: ReportWaiver = { ...waiver, state: "applied", covers: 0 };
  const checks = (document.readiness?.areas ?? []).flatMap((area) => area.checks.filter((check) => namesCheck(probe, check)));
  const cases = document.cases.filter((one) => isWaivable(one) && namesCase(probe, one));
  const covers = checks.length + cases.length;
  if (covers > 0) return { ...waiver, state: "applied", covers };
  return { ...waiver, state: couldCover(waiver, document) ? "stale" : "unused", covers: 0 };
}

/** A case that could not be judged is no loss that anybody accepted. */
function isWaivable(one: ReportDocument["cases"][number]): boolean {
  return !one.passed && one.not_applicable !== true && !isUnfinished(one.reason);
}

/** Whether the run measured what the waiver is about: one that covers nothing is stale only then. */
function couldCover({ kind, subject }: DeclaredWaiver, { readiness, readiness_error, gate, cases }: ReportDocument): boolean {
  const wasWhole = readiness !== null || readiness_error !== undefined;
  if (kind === "case") {
    const one = cases.find(({ id }) => id === subject);
    return one === undefined ? gate !== null && wasWhole : one.passed || one.not_applicable === true;
  }
  // Both a check's loss and, by its reason, a failing case.
  return readiness !== null && (kind === "check" || !cases.some(({ reason }) => isUnfinished(reason)));
}

/** Drops the shortfalls that waived losses explain. A report without gains has no figures for that: its floors stay as they are. */
function creditFloors(document: ReportDocument): ReportDocument {
  const { readiness, readiness_gate, waivers } = document;
  if (readiness === null || readiness_gate === undefined) return document;
  const { waived_points: _replaced, ...gate } = readiness_gate;
  const credit = creditOf(readiness, waivers, gate.exclude_latency);
  if (credit.readiness === 0) return { ...document, readiness_gate: gate };
  const shortfalls = gate.shortfalls.filter(({ subject, observed, floor }) => {
    const earned = subject === "readiness" ? credit.readiness : (credit.areas.get(subject) ?? 0);
    return Math.min(100, roundHalfAwayFromZero(observed + earned)) < floor;
  });
  const wasPassed = gate.passed || gate.shortfalls.length > 0;
  return {
    ...document,
    readiness_gate: { ...gate, passed: wasPassed && shortfalls.length === 0, shortfalls, waived_points: round4(credit.readiness) },
  };
}

/** Points of waived losses: of readiness, and of each area on its own scale. */
interface Credit {
  readonly readiness: number;
  readonly areas: ReadonlyMap<string, number>;
}

function creditOf(readiness: ReadinessDocument, waivers: ReportDocument["waivers"], excludeLatency: boolean): Credit {
  let total = 0;
  const areas = new Map<string, number>();
  const add = (name: string, points: number): void => void areas.set(name, (areas.get(name) ?? 0) + points);
  const weights = new Map(readiness.areas.map(({ name, weight }) => [name, weight]));
  for (const area of readiness.areas) {
    for (const check of area.checks) {
      const isLatency = check.id === "reliability.latency";
      if (check.gain === undefined || (excludeLatency && isLatency) || checkWaiver(waivers, check) === undefined) continue;
      total += check.gain;
      const own = Math.min(check.gain, ownShare(check, area.weight, readiness));
      add(area.name, area.weight === 0 ? 0 : (own * 100) / area.weight);
      const reliability = weights.get("reliability") ?? 0;
      if (check.gain > own && reliability > 0) add("reliability", ((check.gain - own) * 100) / reliability);
    }
  }
  return { readiness: total, areas };
}

/** The part of a gain that belongs to the check's own area: an untested tool's coverage stands for its reliability too. */
function ownShare({ id, gain = 0 }: LostCheck, weight: number, { surface }: ReadinessDocument): number {
  return id === "coverage.exercised" && surface.read_only > 0 ? weight / surface.read_only : gain;
}

function round4(points: number): number {
  return Number(points.toFixed(4));
}
