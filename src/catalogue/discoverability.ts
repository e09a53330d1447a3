// The ten criteria and their reasons: a read-only index over the lens.
import type { CriterionId } from "../model/discoverability.js";
import { CRITERIA } from "../lenses/discoverability.js";
import { DISCOVERABILITY_REASONS, type DiscoverabilityReason } from "../lenses/discoverability-reasons.js";

/** One criterion, explained. */
export interface CriterionEntry {
  readonly id: CriterionId;
  readonly title: string;
  readonly passesWhen: string;
  readonly reasons: readonly DiscoverabilityReason[];
}

/** One reason, explained. */
export interface CriterionReasonEntry {
  readonly reason: DiscoverabilityReason;
  /** The criteria that give it, in report order. */
  readonly criteria: readonly CriterionEntry[];
  readonly hint: string;
}

/** Every criterion, in report order. */
export const CRITERION_ENTRIES: readonly CriterionEntry[] = CRITERIA.map(({ id, title, passesWhen, reasons }) => ({
  id,
  title,
  passesWhen,
  reasons,
}));

/** Every reason, in the order in which the criteria give them first. */
export const CRITERION_REASONS: readonly CriterionReasonEntry[] = [...new Set(CRITERION_ENTRIES.flatMap(({ reasons }) => reasons))].map(
  (reason) => ({
    reason,
    criteria: CRITERION_ENTRIES.filter(({ reasons }) => reasons.includes(reason)),
    hint: DISCOVERABILITY_REASONS[reason].hint,
  }),
);

/** The criterion with exactly this id. */
export function findCriterion(label: string): CriterionEntry | undefined {
  return CRITERION_ENTRIES.find(({ id }) => id === label);
}

/** The reason with exactly this label. */
export function findCriterionReason(label: string): CriterionReasonEntry | undefined {
  return CRITERION_REASONS.find(({ reason }) => reason === label);
}
