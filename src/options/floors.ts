// Floors as the options spell them: AREA=SCORE items. Judging a report against floors is no business of this file.
import { AREA_NAMES, type AreaName } from "../model/areas.js";
import { GRADE_FLOORS, type GradeFloor } from "../model/discoverability.js";
import { isGiven, listValue, numberValue, textValue, type OptionValues } from "./values.js";

/** The floors that were declared. */
export interface Floors {
  readonly minReadiness: number | null;
  readonly minArea: Readonly<Partial<Record<AreaName, number>>>;
  readonly excludeLatency: boolean;
}

/** One AREA=SCORE item, or null when it is not of that form with a known area and a score of 0 to 100. */
export function parseAreaFloor(item: string): { readonly area: AreaName; readonly score: number } | null {
  const match = /^\s*([a-z-]+)\s*=\s*(\d{1,3})\s*$/.exec(item);
  const area = AREA_NAMES.find((name) => name === match?.[1]);
  const score = Number(match?.[2]);
  return area !== undefined && score <= 100 ? { area, score } : null;
}

/** The declared floors, or null when none was declared. The values must have been read without problems. */
export function declaredFloors(values: OptionValues): Floors | null {
  const minReadiness = numberValue(values, "min-readiness") ?? null;
  const minArea: Partial<Record<AreaName, number>> = {};
  for (const item of listValue(values, "min-area")) {
    const floor = parseAreaFloor(item);
    if (floor !== null) minArea[floor.area] = floor.score;
  }
  if (minReadiness === null && Object.keys(minArea).length === 0) return null;
  return { minReadiness, minArea, excludeLatency: isGiven(values, "exclude-latency") };
}

/** The grade that was demanded, or null. */
export function gradeFloor(values: OptionValues): GradeFloor | null {
  const wanted = textValue(values, "min-grade");
  return GRADE_FLOORS.find((grade) => grade === wanted) ?? null;
}

/** Whether the ten criteria are judged: where they are asked for, or a grade is demanded. */
export function wantsGrade(values: OptionValues): boolean {
  return isGiven(values, "grade") || gradeFloor(values) !== null;
}
