// Recognises a report of ours in any of its forms, so that regenerating one needs no --force and nothing else is ever replaced.

const FORMS: readonly RegExp[] = [
  // JSON: the schema is the first key of every document.
  /^\s*\{\s*"schema"\s*:\s*"mcpeval\./,
  // Text: the readiness line, measured or not.
  /^\S+ readiness (?:\d{1,3}\/100 .*\bstandard=mcpeval-standard\/|not measured: )/m,
];

/** Whether a text is (the beginning of) a report of mcpeval. */
export function isReport(text: string): boolean {
  return FORMS.some((form) => form.test(text));
}
