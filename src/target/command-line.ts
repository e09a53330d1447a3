// Spells words as a POSIX shell reads them, for commands that are shown to be pasted. Nothing is run from such a text.
import { join } from "shlex";

/** The words as one line, quoted where a shell would change them. */
export function commandLine(words: readonly string[]): string {
  return join(words);
}
