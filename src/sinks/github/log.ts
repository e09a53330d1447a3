// Prints lines that may hold server text into a step's log. It must be the only way such text gets there.
import { printable } from "../../lib/escape.js";
import type { Core } from "./core.js";

/** Longest line shown in a log, in characters; a server chooses its own text, so it also needs a bound. */
const MAX_LINE_CHARACTERS = 1_000;

/**
 * Prints untrusted lines in a fold of the log, as text and nothing else.
 *
 * The runner takes `::name::` at the start of a line and `##[name]` anywhere in a line as a command, on stdout and stderr
 * alike, so escaping control characters is not enough: commands are switched off for as long as the lines are printed.
 *
 * @param token ends the stop; must be unguessable (the runner resumes on `::token::`), 16 characters or more
 */
export function printUntrusted(
  core: Pick<Core, "info" | "startGroup" | "endGroup">,
  title: string,
  lines: readonly string[],
  token: string,
): void {
  if (lines.length === 0) return;
  core.startGroup(title);
  core.info(`::stop-commands::${token}`);
  try {
    for (const line of lines) core.info(printable(line, MAX_LINE_CHARACTERS));
  } finally {
    core.info(`::${token}::`);
    core.endGroup();
  }
}
