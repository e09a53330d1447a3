// The sentences a failed step shows: which floor was missed, why nothing was measured. Words only; no runner, no exit code.
import { markdownEscape } from "../lib/escape.js";
import { INCOMPLETE_CODES, type IncompleteCode } from "../model/errors.js";
import type { ReadinessGate, ReportDocument } from "../model/documents/report.js";

/** Input names that differ from the flag of the same meaning. */
const INPUT_OF_FLAG: Readonly<Record<string, string>> = { cwd: "working-directory", "header-env": "headers", output: "output-dir" };

/**
 * A message written for the command line, with every `--flag` named as the workflow's author wrote it: the input.
 * @param inputs names of the Action's inputs; other flags stay as they are
 */
export function nameInputs(message: string, inputs: ReadonlySet<string>): string {
  return message.replace(/--([a-z][a-z-]*[a-z])(?![A-Za-z0-9=-])/g, (flag, name: string) => {
    const input = INPUT_OF_FLAG[name] ?? name;
    return inputs.has(input) ? `'${input}'` : flag;
  });
}

/** One line on the floors that were missed, for example "readiness 91 is under its floor of 95". */
export function missedFloors(gate: ReadinessGate): string {
  const measured = gate.exclude_latency ? " (latency checks at full marks)" : "";
  const missed = gate.shortfalls.map(({ subject, observed, floor }) => `${subject} ${observed} is under its floor of ${floor}`);
  // A floor can also be missed without a number: an area the report lacks.
  return `${missed.length === 0 ? "a declared floor is not met" : missed.join("; ")}${measured}`;
}

/** One line on why a measured report is red: missed floors, advisories that were declared to fail it, waivers that cover nothing. */
export function whyRed({ readiness_gate: floors, advisory_gate: gate, advisories, waivers }: ReportDocument): string {
  const found = new Set((advisories ?? []).map(({ id }) => id));
  const failing = gate === undefined || gate.passed ? [] : gate.fail_on.filter((id) => found.has(id));
  return [
    ...(floors === undefined || floors.passed ? [] : [missedFloors(floors)]),
    ...failing.map((id) => `advisory ${id} was found`),
    ...(waivers ?? [])
      .filter(({ state }) => state === "stale" || state === "expired")
      .map(({ kind, subject, state }) => `the waiver of ${kind} ${subject} is ${state}`),
  ].join("; ");
}

function isIncompleteCode(code: string | undefined): code is IncompleteCode {
  return code !== undefined && Object.hasOwn(INCOMPLETE_CODES, code);
}

/**
 * One line on why readiness is missing.
 * @param cause what the command noted first, for example "server exited with code 3"; the label's fixed sentence stands in for it
 */
export function whyNotMeasured(document: ReportDocument, cause: string | undefined): string {
  const code = document.readiness_error;
  const sentence = cause ?? (isIncompleteCode(code) ? INCOMPLETE_CODES[code] : "no cause is known");
  return `readiness could not be measured${code === undefined ? "" : ` (${code})`}: ${sentence}`;
}

/** The Step Summary of a misused Action, as Markdown. */
export function problemList(problems: readonly string[]): string {
  const items = problems.map((problem) => `- ${markdownEscape(problem)}`).join("\n");
  return `## mcpeval could not start\n\nNothing was measured. Mend these inputs of the step:\n\n${items}\n`;
}
