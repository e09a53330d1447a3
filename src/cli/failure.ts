// Says on stderr what went wrong, one line each, and what that means for the verdict.
import { Incomplete, SinkFailure, UsageError } from "../model/errors.js";
import type { Verdict } from "../model/exit.js";

/**
 * Reports an error that ended a run.
 * @param say prints one line for the user
 * @param isDebug whether a defect's stack is shown
 */
export function reportFailure(error: unknown, say: (line: string) => void, isDebug: boolean): Verdict {
  if (error instanceof UsageError) {
    for (const line of error.message.split("\n")) say(line);
    return "usage";
  }
  if (error instanceof Incomplete) {
    for (const line of [error.message, ...error.terminalDetail]) say(line);
    return "incomplete";
  }
  if (error instanceof SinkFailure) {
    // Not merely a warning here: the report is all a command line delivers, so its loss must not look like success.
    say(error.message);
    return "incomplete";
  }
  const message = error instanceof Error ? error.message : String(error);
  say(`internal error: ${message.split("\n", 1)[0] ?? ""}; please report it${isDebug ? "" : " with the stack that --debug prints"}`);
  if (isDebug && error instanceof Error) for (const line of (error.stack ?? "").split("\n")) say(line);
  return "incomplete";
}
