// The validator within the time of one evaluation: a catalog full of schemas that each take their two seconds must not outlast it.
// Judges no schema itself.
import type { Clock } from "../model/host.js";
import { noPlan, type Validator } from "../jsonschema/validator.js";
import type { Budget } from "../session/budget.js";

/**
 * The validator whose answers come no later than the budget's end; what it had no time for has no plan (`no-time`) and gives no
 * verdict (`budget-exceeded`).
 */
export function withinBudget(validator: Validator, budget: Budget, clock: Clock): Validator {
  const closed = new AbortController();
  let end: Promise<"ended"> | undefined;

  function atEnd(): Promise<"ended"> {
    end ??= clock.sleep(budget.remainingMs, closed.signal).then(
      () => "ended",
      () => "ended", // closed: nobody waits any more
    );
    return end;
  }

  async function orElse<T>(job: Promise<T>, late: T): Promise<T> {
    job.catch(() => undefined); // fails when the validator is closed, and nobody may wait for it by then
    const first = await Promise.race([job, atEnd()]);
    return first === "ended" ? late : first;
  }

  return {
    plan: (schema, override) => orElse(validator.plan(schema, override), noPlan("no-time")),
    check: (schema, values) =>
      orElse(
        validator.check(schema, values),
        values.map(() => ({ kind: "budget-exceeded" })),
      ),
    close() {
      closed.abort();
      return validator.close();
    },
  };
}
