// The report as JUnit XML for CI systems that show tests: one suite of manifest cases, one of readiness. No times: two renderings of one
// report are the same bytes. Every text is made printable first, so nothing that XML forbids can reach the document.
import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import { printable } from "../../lib/escape.js";
import { caseWaiver, checkWaiver } from "../../lib/waived.js";
import type { ReportDocument } from "../../model/documents/report.js";
import { isUnfinished } from "../../model/unfinished.js";
import type { Renderer } from "../renderer.js";
import { missedGrade } from "../shared/grade.js";
import { incompleteSentence } from "../shared/incomplete.js";
import { hintText, lostFields } from "../shared/lost-lines.js";

/** Longest text of one attribute or element, in characters. */
const TEXT_LIMIT = 2_000;

export const reportJunit: Renderer<ReportDocument> = {
  document: "probe-report",
  format: "junit",
  mediaType: "application/xml",
  render: (report) => junitOf([report]),
};

/** The reports of several servers as one document; each has suites of its own. */
export function junitOf(reports: readonly ReportDocument[]): string {
  const suites = reports.flatMap((report) => [...manifestSuites(report), ...readinessSuites(report)]);
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("testsuites", {
    name: "mcpeval",
    ...totals(suites.flatMap(({ tests }) => tests)),
  });
  for (const suite of suites) writeSuite(root, suite);
  return `${root.end({ prettyPrint: true })}\n`;
}

/** How one test ended; the text is its element's body. */
interface Ending {
  readonly as: "failure" | "error" | "skipped";
  readonly type?: string;
  readonly message: string;
  readonly text?: string;
}

interface TestCase {
  readonly className: string;
  readonly name: string;
  /** Absent for a test that passed. */
  readonly ending?: Ending;
}

interface Suite {
  readonly name: string;
  readonly properties: readonly (readonly [string, string])[];
  readonly tests: readonly TestCase[];
  readonly output: readonly string[];
}

function manifestSuites(report: ReportDocument): Suite[] {
  if (report.gate === null) return [];
  const name = `${printable(report.server)}.manifest`;
  const tests = report.cases.map((one): TestCase => {
    const test = { className: `${name}.${one.probe}`, name: one.id };
    const reason = one.reason ?? "failed";
    if (one.passed) return test;
    if (one.not_applicable === true) return { ...test, ending: { as: "skipped", message: reason } };
    const waiver = caseWaiver(report.waivers, one);
    if (waiver !== undefined && !isUnfinished(one.reason))
      return { ...test, ending: { as: "skipped", message: `waived: ${waiver.because}` } };
    const bound = one.detail === null ? "" : `: ${one.detail.bound} ${one.detail.observed} > ${one.detail.limit}`;
    const as = isUnfinished(one.reason) ? "error" : "failure";
    return { ...test, ending: { as, type: reason, message: `${reason}${bound}`, ...(one.hint === null ? {} : { text: one.hint }) } };
  });
  return [{ name, properties: [], tests, output: [] }];
}

function readinessSuites(report: ReportDocument): Suite[] {
  const { readiness, readiness_error, readiness_gate, advisory_gate } = report;
  if (readiness === null && readiness_error === undefined) return [];
  const name = `${printable(report.server)}.readiness`;
  const measured: TestCase = { className: name, name: "measured", ...(readiness === null ? { ending: notMeasured(readiness_error) } : {}) };
  const floors = readiness_gate === undefined ? [] : floorTests(name, readiness_gate, readiness !== null);
  const advisories: TestCase[] =
    advisory_gate === undefined
      ? []
      : [
          {
            className: name,
            name: `no advisory of ${advisory_gate.fail_on.join(", ")}`,
            ...(advisory_gate.passed ? {} : { ending: { as: "failure", type: "advisory", message: "a declared advisory was found" } }),
          },
        ];
  return [
    {
      name,
      properties:
        readiness === null
          ? []
          : [
              ["standard", readiness.standard],
              ["readiness", String(readiness.score)],
              ...readiness.areas.map(({ name: area, score }) => [`area.${area}`, String(score)] as const),
              ...(report.discoverability === undefined ? [] : [["grade", report.discoverability.grade] as const]),
            ],
      tests: [measured, ...floors, ...gradeTests(name, report), ...advisories, ...waiverTests(name, report.waivers)],
      output: readiness === null ? [] : lostOutput(report, readiness),
    },
  ];
}

function notMeasured(code = "unknown"): Ending {
  return { as: "error", type: code, message: `readiness was not measured: ${code}`, text: incompleteSentence(code) ?? "" };
}

/** A waiver that covers nothing fails the run, so it fails a test. */
function waiverTests(name: string, waivers: ReportDocument["waivers"]): TestCase[] {
  return (waivers ?? [])
    .filter(({ state }) => state !== "unused")
    .map(({ kind, subject, owner, expires, state }) => ({
      className: `${name}.waiver`,
      name: `waiver of ${kind} ${subject} (${owner}, until ${expires})`,
      ...(state === "applied" ? {} : { ending: { as: "failure", type: "waiver", message: `the waiver is ${state}` } }),
    }));
}

function floorTests(name: string, gate: NonNullable<ReportDocument["readiness_gate"]>, isMeasured: boolean): TestCase[] {
  const declared = [...(gate.min_readiness === null ? [] : [["readiness", gate.min_readiness] as const]), ...Object.entries(gate.min_area)];
  return declared.map(([subject, floor]) => {
    const short = gate.shortfalls.find((one) => one.subject === subject);
    const test = { className: `${name}.floor`, name: `${subject} >= ${floor}` };
    if (short !== undefined) {
      return { ...test, ending: { as: "failure", type: "floor", message: `${subject} is ${short.observed}, the floor is ${floor}` } };
    }
    return isMeasured ? test : { ...test, ending: { as: "error", type: "floor", message: "there is no score to compare" } };
  });
}

/** One test of the grade that was demanded; a grade that could not be judged is no failure of the server's. */
function gradeTests(name: string, report: ReportDocument): TestCase[] {
  const { grade_gate: gate, discoverability } = report;
  if (gate === undefined) return [];
  const missed = missedGrade(report);
  const as = discoverability === undefined ? "error" : "failure";
  const ending = missed === null ? {} : { ending: { as, type: "floor", message: missed } as const };
  return [{ className: `${name}.floor`, name: `grade >= ${gate.min_grade}`, ...ending }];
}

/** Every lost point, each hint once. */
function lostOutput({ waivers }: ReportDocument, readiness: NonNullable<ReportDocument["readiness"]>): string[] {
  const hinted = new Set<string>();
  return readiness.areas.flatMap(({ checks }) =>
    checks.flatMap((check) => {
      const line = `lost ${lostFields(check, checkWaiver(waivers, check))}`;
      if (hinted.has(check.reason)) return [line];
      hinted.add(check.reason);
      return [line, `  ${hintText(check.hint)}`];
    }),
  );
}

function totals(tests: readonly TestCase[]): Record<"tests" | "failures" | "errors" | "skipped", string> {
  const count = (as: Ending["as"]): string => String(tests.filter(({ ending }) => ending?.as === as).length);
  return { tests: String(tests.length), failures: count("failure"), errors: count("error"), skipped: count("skipped") };
}

function writeSuite(root: XMLBuilder, { name, properties, tests, output }: Suite): void {
  const suite = root.ele("testsuite", { name: safe(name), ...totals(tests) });
  if (properties.length > 0) {
    const list = suite.ele("properties");
    for (const [key, value] of properties) list.ele("property", { name: safe(key), value: safe(value) });
  }
  for (const { className, name: testName, ending } of tests) {
    const test = suite.ele("testcase", { classname: safe(className), name: safe(testName) });
    if (ending === undefined) continue;
    const { as, type, message, text } = ending;
    const element = test.ele(as, { ...(type === undefined ? {} : { type: safe(type) }), message: safe(message) });
    if (text !== undefined && text !== "") element.txt(safe(text));
  }
  if (output.length > 0) suite.ele("system-out").txt(output.join("\n"));
}

function safe(text: string): string {
  return printable(text, TEXT_LIMIT);
}
