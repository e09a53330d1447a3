// Every advisory and its reasons: a read-only index over the lens's registry.
import { ADVISORY_COSTS, ADVISORY_IDS, type AdvisoryCost, type AdvisoryId } from "../model/advisory-names.js";
import { ADVISORIES } from "../lenses/advisories/index.js";

/** One advisory, explained. */
export interface AdvisoryEntry {
  readonly id: AdvisoryId;
  readonly about: string;
  readonly matters: string;
  readonly transports: string;
  readonly cost: AdvisoryCost;
  readonly reasons: readonly { readonly reason: string; readonly hint: string }[];
}

/** Every advisory, in report order. */
export const ADVISORY_ENTRIES: readonly AdvisoryEntry[] = ADVISORY_IDS.map((id) => {
  const { about, matters, transports, reasons } = ADVISORIES[id];
  const cost = ADVISORY_COSTS[id];
  return { id, about, matters, transports, cost, reasons: Object.entries(reasons).map(([reason, { hint }]) => ({ reason, hint })) };
});

/** The advisory with exactly this id, or with a reason of exactly this label. */
export function findAdvisory(label: string): AdvisoryEntry | undefined {
  return ADVISORY_ENTRIES.find(({ id, reasons }) => id === label || reasons.some(({ reason }) => reason === label));
}
