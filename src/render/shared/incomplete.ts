// The sentence behind a readiness_error. Only fixed sentences: a report may come from a file.
import { INCOMPLETE_CODES } from "../../model/errors.js";

/** Why readiness is missing, for a known label; null for one this version does not know. */
export function incompleteSentence(code: string): string | null {
  return Object.hasOwn(INCOMPLETE_CODES, code) ? INCOMPLETE_CODES[code as keyof typeof INCOMPLETE_CODES] : null;
}
