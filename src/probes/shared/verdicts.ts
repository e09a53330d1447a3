// Short ways to write an outcome, so that every kind spells them the same.
import type { BoundDetail, Measurements, Outcome } from "../define.js";

/** What a failure may add. `attempts` is how many were made, where that is more than the one that failed. */
export interface FailureMore {
  readonly attempts?: number;
  readonly detail?: BoundDetail;
  readonly measurements?: Measurements;
}

/** A passed case. */
export function passed(attempts = 1, measurements?: Measurements): Outcome<never> {
  return { verdict: "passed", attempts, ...(measurements === undefined ? {} : { measurements }) };
}

/** A failed case; `at` is the attempt that failed, from 1. */
export function failed<Reason extends string>(reason: Reason, at = 1, more: FailureMore = {}): Outcome<Reason> {
  return { verdict: "failed", attempts: at, firstFailure: at, reason, ...more };
}
