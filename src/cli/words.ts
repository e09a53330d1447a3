// Splits the command line at the first `--`: our words before it, the server command verbatim behind it.

/** A command line in two halves. */
export interface Words {
  readonly own: readonly string[];
  /** Words after the first `--`; null when there was none. */
  readonly server: readonly string[] | null;
}

/** Splits the words after the program's name. A second `--` belongs to the server command. */
export function splitWords(words: readonly string[]): Words {
  const at = words.indexOf("--");
  return at === -1 ? { own: words, server: null } : { own: words.slice(0, at), server: words.slice(at + 1) };
}
