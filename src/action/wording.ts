// The sentences a failed step shows: which floor was missed, why nothing was measured. Words only; no runner, no exit code.
import { markdownCode, markdownEscape } from "../lib/escape.js";
import { caseWaiver } from "../lib/waived.js";
import type { DiffGate, DiffRule } from "../model/documents/diff.js";
import { INCOMPLETE_CODES, type IncompleteCode } from "../model/errors.js";
import type { ReadinessGate, ReportDocument } from "../model/documents/report.js";
import { isUnfinished } from "../model/unfinished.js";
import { missedGrade } from "../render/shared/grade.js";

/** Input names that differ from the flag of the same meaning. */
const INPUT_OF_FLAG: Readonly<Record<string, string>> = {
  cwd: "working-directory",
  "header-env": "headers",
  output: "output-dir",
  "gate-only": "mode",
  "max-token-growth": "token-ratchet",
  "fail-on-regression": "fail-on",
  "fail-on-change": "fail-on",
  "fail-on-breaking": "fail-on",
};

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

/** Cases named in one line; the report has them all. */
const NAMED_CASES = 5;

/** One line on why a measured report is red: failing cases, missed floors, advisories that were declared to fail it, waivers that cover nothing. */
export function whyRed(document: ReportDocument): string {
  const { readiness_gate: floors, advisory_gate: gate, advisories, waivers = [] } = document;
  const grade = missedGrade(document);
  const found = new Set((advisories ?? []).map(({ id }) => id));
  const failing = gate === undefined || gate.passed ? [] : gate.fail_on.filter((id) => found.has(id));
  const reasons = [
    ...failedCases(document),
    ...(floors === undefined || floors.passed ? [] : [missedFloors(floors)]),
    ...(grade === null ? [] : [grade]),
    ...failing.map((id) => `advisory ${id} was found`),
    ...waivers
      .filter(({ state }) => state === "stale" || state === "expired")
      .map(({ kind, subject, state }) => `the waiver of ${kind} ${subject} is ${state}`),
  ];
  return reasons.length === 0 ? "the report is red" : reasons.join("; ");
}

function failedCases({ cases, gate, waivers }: ReportDocument): string[] {
  const failed = cases.filter((one) => !one.passed && one.not_applicable !== true && caseWaiver(waivers, one) === undefined);
  if (gate === null || failed.length === 0) return [];
  return [`${failed.length} of ${gate.total} gate cases failed: ${namedCases(failed)}`];
}

function namedCases(cases: ReportDocument["cases"]): string {
  const more = cases.length - NAMED_CASES;
  return `${cases
    .slice(0, NAMED_CASES)
    .map(({ id }) => id)
    .join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** The input that declares each rule of a comparison. */
const RULES: Readonly<Record<DiffRule, string>> = {
  "fail-on-regression": "cases that failed and did not in the baseline",
  "fail-on-change": "cases that fail for another reason than in the baseline",
  "fail-on-breaking": "changes of the catalog that break callers",
  "max-readiness-drop": "readiness points lost against the baseline",
  "max-token-growth": "growth of the catalog against the baseline",
};

/** One line on the rules of a comparison that were broken, for example "readiness points lost against the baseline: 5, at most 2". */
export function whyChanged({ rules }: DiffGate): string {
  return rules
    .filter(({ passed }) => !passed)
    .map(({ rule, observed, limit, unit }) => {
      const suffix = unit === undefined ? "" : unit === "percent" ? "%" : " tokens";
      return `${RULES[rule]}: ${observed}${suffix}, at most ${limit}${suffix}`;
    })
    .join("; ");
}

function isIncompleteCode(code: string | undefined): code is IncompleteCode {
  return code !== undefined && Object.hasOwn(INCOMPLETE_CODES, code);
}

/**
 * One line on why there is no verdict: readiness is missing, cases could not be judged, or none applies.
 * @param cause what the command noted first, for example "server exited with code 3"
 */
export function whyIncomplete(document: ReportDocument, cause: string | undefined): string {
  const { gate, readiness, readiness_error: code, cases } = document;
  if (gate === null || code !== undefined) return whyNotMeasured(document, cause);
  const unjudged = cases.filter(({ reason }) => isUnfinished(reason));
  if (unjudged.length > 0) return `${unjudged.length} of ${cases.length} gate cases could not be judged: ${namedCases(unjudged)}`;
  return readiness === null && cases.length === 0 ? whyNotMeasured(document, cause) : "no case of the manifest applies to this server";
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

/**
 * Why a run has no report at all, as Markdown for the Step Summary and the comment.
 * @param code fixed label
 * @param message cause and way out, in one line
 */
export function notMeasuredNotice(server: string, code: string, message: string): string {
  return `## ⚠️ ${markdownCode(server)} could not be measured\n\n> [!WARNING]\n> ${markdownCode(code)}: ${markdownEscape(message)}\n`;
}

/** The Step Summary of a misused Action, as Markdown. */
export function problemList(problems: readonly string[]): string {
  const items = problems.map((problem) => `- ${markdownEscape(problem)}`).join("\n");
  return `## mcpeval could not start\n\nNothing was measured. Mend these inputs of the step:\n\n${items}\n`;
}
