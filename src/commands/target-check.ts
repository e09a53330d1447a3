// The target readers for a front end that checks all its inputs before it runs a command (the Action). Starts and opens nothing.
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { OptionValues } from "../options/values.js";
import { targetOf } from "./score.js";

export { splitCommand } from "../target/command.js";

/** What is wrong with a command's target, as one line that names flags; null when nothing is. */
export function targetProblem(
  values: OptionValues,
  operands: readonly string[],
  host: Pick<Host, "env" | "cwd" | "platform">,
): string | null {
  try {
    targetOf(values, operands, host);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
