// The target's rules for a front end that checks all its inputs before it runs a command (the Action). Starts and opens nothing.
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { OptionValues } from "../options/values.js";
import type { Outer } from "../target/parse.js";
import { targetOf, targetsOf } from "./targets.js";

export { ONE_OF_SEVERAL } from "./targets.js";
export { checkCommand } from "../target/find-command.js";
export type { Outer } from "../target/parse.js";

/**
 * What is wrong with the servers of a configuration file, as lines that name flags; null when nothing is. Runs none of them.
 * @param isBuilt whether programs and folders must exist already
 */
export async function configProblem(values: OptionValues, host: Host, isBuilt: boolean): Promise<string | null> {
  const unbuilt = { checkCommand: () => undefined, isDirectory: () => true };
  try {
    await targetsOf(values, [], host, true, isBuilt ? {} : unbuilt);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** What is wrong with a command's target, as one line that names flags; null when nothing is. */
export function targetProblem(values: OptionValues, operands: readonly string[], outer: Outer): string | null {
  try {
    targetOf(values, operands, outer);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
