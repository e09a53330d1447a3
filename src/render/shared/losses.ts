// Lost points grouped for a reader: by reason, with what the reason costs. Prints nothing itself.
import type { AreaDocument, LostCheck } from "../../model/documents/report.js";

/** All lost points of one area that share a reason. */
export interface LossGroup {
  readonly area: AreaDocument;
  readonly reason: string;
  readonly hint: string;
  readonly checks: readonly LostCheck[];
}

/** Readiness points the area gives away: its weight times what its score misses. Exact, since readiness is made of rounded area scores. */
export function areaLoss(area: AreaDocument): number {
  return (area.weight * (100 - area.score)) / 100;
}

/** The area's lost points by reason, in order of first appearance. */
export function lossGroups(area: AreaDocument): LossGroup[] {
  const byReason = new Map<string, LostCheck[]>();
  for (const check of area.checks) {
    const group = byReason.get(check.reason);
    if (group === undefined) byReason.set(check.reason, [check]);
    else group.push(check);
  }
  return [...byReason].map(([reason, checks]) => ({ area, reason, hint: checks[0]?.hint ?? "", checks }));
}
