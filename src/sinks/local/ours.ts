// Recognises a report of ours in any of its forms, so that regenerating one needs no --force and nothing else is ever replaced.
// Only a text that begins as a report counts: a README may quote one.

const FORMS: readonly RegExp[] = [
  // JSON: the schema is the first key of every document.
  /^\s*\{\s*"schema"\s*:\s*"mcpeval\./,
  // Text: a case line or the readiness line, measured or not, comes first.
  /^\S+ (?:\S+ (?:pass|fail) attempts=\d|readiness (?:\d{1,3}\/100 .*\bstandard=mcpeval-standard\/|not measured: ))/,
  // SARIF: our category comes before the results; JUnit: the suites carry our name; a diff in text: its cases come first.
  /^\s*\{\s*"\$schema"\s*:\s*"https:\/\/json\.schemastore\.org\/sarif-2\.1\.0\.json",\s*"version"[\s\S]*"name"\s*:\s*"mcpeval"/,
  /^<\?xml [^>]*\?>\s*<testsuites name="mcpeval" /,
  /^\S+ cases regressed=\d+ changed=\d+ /,
  // The doctor's text: its table comes first.
  /^era +transport +asked +status /,
  // A comparison's text, and the history's.
  /^\S+ compared on \d+ targets?\n/,
  /^[A-Za-z][A-Za-z0-9_.:-]*\n {2}\d{4}-\d\d-\d\dT\S+ (?:score|pass-rate)=\d/,
  // HTML: the generator stands in the head.
  /^<!doctype html>\n<html lang="en">\n<head>\n(?:<meta [^\n]*>\n)*<meta name="generator" content="mcpeval /,
  // Markdown: the headline.
  /^#{1,6} `[^`\n]*` (?:gate|diff|readiness (?:\d{1,3}\/100|not measured)|does not connect|compared on \d+ targets|connects: [^\n]*)\n/,
];

/** Whether a text is (the beginning of) a report of mcpeval. */
export function isReport(text: string): boolean {
  return FORMS.some((form) => form.test(text));
}
