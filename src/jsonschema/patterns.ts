// Regular expressions of schemas: written for Python, Java or PCRE as often as for JavaScript. Decides how each one runs here;
// never throws.

/** What ajv asks of a regular expression engine. */
export interface PatternEngine {
  (pattern: string, flags: string): { test(text: string): boolean };
  code: string;
}

/** Matches everything: what a pattern that cannot run here is taken for, so that it costs no server a verdict. */
export const MATCH_ANYTHING = { test: (): boolean => true } as const;

/**
 * Escapes and classes that JavaScript reads without complaint once the `u` flag is gone, but in another meaning: `\Z` would
 * be the letter Z, `\p{L}` four letters, `[[:alpha:]]` a set of punctuation. Other backslashed letters are literals there too.
 */
const CHANGES_MEANING = /\\(?:[^bBcdDfknrsStuvwWx\W\d_]|u\{|c[^A-Za-z])|\[\[[:.=]/;

/** The pattern as a RegExp with `u`, else without where that keeps its meaning; undefined when it cannot run here. */
export function portablePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, "u");
  } catch {
    // Needless escapes such as `\-` and `[\w-.]` are the usual cause; they mean the same without `u`.
  }
  if (CHANGES_MEANING.test(pattern)) return undefined;
  try {
    return new RegExp(pattern);
  } catch {
    return undefined;
  }
}

/** An engine for one ajv instance that reports the patterns it had to give up on. */
export function patternEngine(onUnportable: () => void): PatternEngine {
  const engine: PatternEngine = (pattern) => {
    const regExp = portablePattern(pattern);
    if (regExp === undefined) onUnportable();
    return regExp ?? MATCH_ANYTHING;
  };
  // Only read by ajv's standalone code generator, which we never use; ajv requires it to be set.
  engine.code = "portablePattern";
  return engine;
}
