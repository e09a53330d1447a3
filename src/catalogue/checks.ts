// Every check of the standard with what passes it: a read-only index over the registry of areas.
import { AREA_NAMES, type AreaName } from "../standard/define.js";
import { AREAS } from "../standard/index.js";

/** One check, explained. */
export interface CheckEntry {
  readonly id: string;
  readonly area: AreaName;
  readonly passesWhen: string;
  /** Reasons it can be lost for. */
  readonly reasons: readonly string[];
}

/** Every check, in report order. */
export const CHECKS: readonly CheckEntry[] = AREA_NAMES.flatMap((area) =>
  Object.entries(AREAS[area].checks).map(([id, { passesWhen, reasons }]) => ({ id, area, passesWhen, reasons })),
);

/** The check with exactly this id, or undefined. */
export function findCheck(id: string): CheckEntry | undefined {
  return CHECKS.find((entry) => entry.id === id);
}
