// The validator of one run: plain schemas here, all others in a thread, nothing later than the budget's end.
import type { Clock } from "../model/host.js";
import { PlainFirst } from "../jsonschema/plain-first.js";
import type { Validator } from "../jsonschema/validator.js";
import type { Budget } from "../session/budget.js";
import { withinBudget } from "./bounded-validator.js";

/** @param workerModule module that a schema worker thread starts from, once one is needed */
export function openValidator(workerModule: URL, budget: Budget, clock: Clock): Validator {
  const thread = async (): Promise<Validator> => (await import("../jsonschema/client.js")).createValidator({ workerModule });
  return withinBudget(new PlainFirst(thread), budget, clock);
}
