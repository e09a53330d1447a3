// Every fixed reason label with what it means for a server author: a read-only index over the registries.
import { AREA_NAMES, type AreaName } from "../standard/define.js";
import { AREAS } from "../standard/index.js";
import { RETIRED_REASONS } from "../standard/retired.js";

/** One reason, explained. */
export interface ReasonEntry {
  readonly reason: string;
  /** The area the reason belongs to by name; the first that uses it where none claims it. */
  readonly area: AreaName;
  /** Every area that can lose points for it, in report order. */
  readonly areas: readonly AreaName[];
  /** Ids of the checks that can be lost for it, in report order. */
  readonly checks: readonly string[];
  readonly hint: string;
  /** Whether this evaluator no longer gives it (older reports may). */
  readonly retired: boolean;
}

/** Every reason, sorted by label. */
export const REASONS: readonly ReasonEntry[] = collect();

/** The reason with exactly this label, or undefined. */
export function findReason(label: string): ReasonEntry | undefined {
  return REASONS.find((entry) => entry.reason === label);
}

function collect(): ReasonEntry[] {
  const labels = new Set(AREA_NAMES.flatMap((name) => Object.keys(AREAS[name].reasons)));
  const entries = [...labels].map((reason): ReasonEntry => {
    const users = AREA_NAMES.map((name) => AREAS[name]).filter((area) => Object.hasOwn(area.reasons, reason));
    const home = users.find((area) => reason.startsWith(`${area.name}-`)) ?? users[0];
    if (home === undefined) throw new Error(`no area declares ${reason}`);
    return {
      reason,
      area: home.name,
      areas: users.map((area) => area.name),
      checks: users.flatMap((area) =>
        Object.entries(area.checks)
          .filter(([, check]) => check.reasons.includes(reason))
          .map(([id]) => id),
      ),
      hint: home.reasons[reason]?.hint ?? "",
      retired: false,
    };
  });
  for (const [reason, { area, check, hint }] of Object.entries(RETIRED_REASONS)) {
    entries.push({ reason, area, areas: [area], checks: [check], hint, retired: true });
  }
  return entries.sort((a, b) => (a.reason < b.reason ? -1 : 1));
}
