// The probe kinds, sorted by name. The only list of them; `npm run new:probe KIND` adds a line.
import type { Probe } from "./define.js";
import { discoveryCost } from "./discovery-cost.js";
import { tokenCost } from "./token-cost.js";

/** Every probe. */
export const PROBES: readonly Probe[] = [discoveryCost, tokenCost];

const BY_KIND: ReadonlyMap<string, Probe> = new Map(PROBES.map((probe) => [probe.kind, probe]));

/** The probe of a kind; undefined for a name that is none. */
export function findProbe(kind: string): Probe | undefined {
  return BY_KIND.get(kind);
}
