// From observations to scores: every area judged, rounded and weighted. Pure; the areas decide, this only adds up.
import { roundHalfAwayFromZero } from "../lib/round.js";
import { AREA_NAMES, type Area, type AreaName, type AreaScore, type LostPoint, type Observations } from "./define.js";
import { AREAS } from "./index.js";

/** What one evaluation scored. */
export interface Scores {
  /** In report order. */
  readonly areas: readonly AreaScore[];
  /** Readiness, an integer 0 to 100. */
  readonly score: number;
  /** Readiness with every latency check at full marks. */
  readonly scoreWithoutLatency: number;
  /** Area scores with every latency check at full marks, for floors that exclude latency. */
  readonly areasWithoutLatency: Readonly<Record<AreaName, number>>;
}

/** Scores observations under the standard. The same observations always give the same scores. */
export function scoreObservations(seen: Observations): Scores {
  const areas = AREA_NAMES.map((name) => judgeArea(AREAS[name], seen, false));
  const withoutLatency = AREA_NAMES.map((name) => judgeArea(AREAS[name], seen, true));
  return {
    areas,
    score: readiness(areas),
    scoreWithoutLatency: readiness(withoutLatency),
    areasWithoutLatency: Object.fromEntries(withoutLatency.map(({ name, score }) => [name, score])) as Record<AreaName, number>,
  };
}

function judgeArea(area: Area, seen: Observations, withoutLatency: boolean): AreaScore {
  const checks: LostPoint[] = [];
  const { score, measurements } = area.judge(
    seen,
    ({ id, tool = null, score: earned = 0, observed = null, reason }) => {
      checks.push({ id, tool, score: earned, observed, reason, hint: hintOf(area, reason) });
    },
    { withoutLatency },
  );
  return { name: area.name, weight: area.weight, score: roundHalfAwayFromZero(score), measurements: { ...measurements }, checks };
}

/** @throws Error when an observation names a reason its area does not declare: a defect of ours or of a stored document. */
function hintOf(area: Area, reason: string): string {
  const text = area.reasons[reason];
  if (text === undefined) throw new Error(`area ${area.name} declares no reason ${reason}`);
  return text.hint;
}

function readiness(areas: readonly AreaScore[]): number {
  // Integers until the last step, so that no half is missed.
  return roundHalfAwayFromZero(areas.reduce((sum, area) => sum + area.weight * area.score, 0) / 100);
}
