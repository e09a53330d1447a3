// Recognises a report of ours in any of its forms, so that regenerating one needs no --force and nothing else is ever replaced.
// Only a text that begins as a report counts: a README may quote one.

const FORMS: readonly RegExp[] = [
  // JSON: the schema is the first key of every document.
  /^\s*\{\s*"schema"\s*:\s*"mcpeval\./,
  // Text: a case line or the readiness line, measured or not, comes first.
  /^\S+ (?:\S+ (?:pass|fail) attempts=\d|readiness (?:\d{1,3}\/100 .*\bstandard=mcpeval-standard\/|not measured: ))/,
  // The doctor's text: its table comes first.
  /^era +transport +asked +status /,
  // Markdown: the headline.
  /^#{1,6} `[^`\n]*` (?:gate|readiness (?:\d{1,3}\/100|not measured)|does not connect|connects: [^\n]*)\n/,
];

/** Whether a text is (the beginning of) a report of mcpeval. */
export function isReport(text: string): boolean {
  return FORMS.some((form) => form.test(text));
}
