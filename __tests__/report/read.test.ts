// Reading reports back: what is accepted unchanged, and the one line a refused file gets.
import { describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { ReportSchema } from "../../src/model/documents/report.js";
import { UsageError } from "../../src/model/errors.js";
import { readAnyReport, readReport } from "../../src/report/read.js";
import { verdictOf } from "../../src/report/verdict.js";
import { notMeasured, redGate, wholeDemo } from "../support/report-documents.js";
import { version1 } from "../support/report-variants.js";

/** The message a text is refused with. */
function refusal(text: string): string {
  try {
    readReport(text, "old.json");
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("the text was accepted");
}

/** A valid document's text with one place changed. */
function changed(change: (document: Record<string, never> & ReturnType<typeof wholeDemo>) => void, document = wholeDemo()): string {
  const copy = structuredClone(document) as Parameters<typeof change>[0];
  change(copy);
  return JSON.stringify(copy, null, 2);
}

/** Line of the first occurrence of a text. */
function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split("\n").length;
}

describe("accepted", () => {
  test.each([
    ["a score", wholeDemo()],
    ["a gate", redGate()],
    ["an unmeasured server", notMeasured()],
  ])("%s comes back as it was", (_, document) => {
    expect(readReport(JSON.stringify(document), "r.json")).toEqual(document);
  });

  test("fields of a later version 2 are kept", () => {
    const later = { ...wholeDemo(), corpus: [{ id: "x" }], preflight: { mark: "A" } };
    expect(readReport(JSON.stringify(later), "r.json")).toEqual(later);
  });

  test("a report without the fields this version adds", () => {
    const { measurement_profile: _p, protocol: _q, catalog: _c, ...older } = wholeDemo();
    expect(readReport(JSON.stringify(older), "r.json")).toEqual(older);
  });

  test.each([
    ["of an evaluator that records fewer conditions", { evaluator: "0.8.0", platform: "linux", architecture: "x86_64", repetitions: 3 }],
    ["of one that records others", { evaluator_version: "0.8.0", call_timeout: { seconds: 15 } }],
    ["that says nothing", {}],
  ])("a measurement profile %s", (_, measurement_profile) => {
    const foreign = { ...wholeDemo(), measurement_profile };
    expect(readReport(JSON.stringify(foreign), "r.json")).toEqual(foreign);
  });

  test("a byte order mark", () => {
    expect(readReport(`\ufeff${JSON.stringify(wholeDemo())}`, "r.json")).toEqual(wholeDemo());
  });
});

describe("refused in one line with file, line and place", () => {
  test.each([
    ["", "old.json:1: not valid JSON; pass a report written by --format json"],
    ['{\n  "schema": \n}', "old.json:3: not valid JSON; pass a report written by --format json"],
    ["[]", 'old.json:1: not a report; expected "schema": "mcpeval.probe-report/v2"'],
    ["{}", 'old.json:1: /schema not a report; expected "schema": "mcpeval.probe-report/v2"'],
    [
      '{\n  "schema": "mcpeval.probe-report/v1"\n}',
      "old.json:2: /schema mcpeval.probe-report/v1 has no readiness; write a new report with --format json",
    ],
    [
      '{"schema": "mcpeval.probe-report/v3"}',
      "old.json:1: /schema mcpeval.probe-report/v3 is of a later mcpeval; update, or write the report with this version",
    ],
    ['{"schema": "mcpeval.probe-diff/v2"}', 'old.json:1: /schema not a report; expected "schema": "mcpeval.probe-report/v2"'],
  ])("%j", (text, message) => {
    expect(refusal(text)).toBe(message);
  });

  test.each([
    ["an unknown field", `{"later": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    [
      "a known one",
      JSON.stringify({ ...wholeDemo(), cases: [] }).replace('"cases":[]', `"cases":${"[".repeat(9_000)}${"]".repeat(9_000)}`),
    ],
  ])("nested deeper than anything could print: %s", (_, text) => {
    expect(refusal(text)).toBe("old.json: nested deeper than 200 levels, which no report is; pass one written by --format json");
  });

  test("a score out of range, deep inside a nullable object", () => {
    const text = changed((document) => {
      const area = document.readiness?.areas[1];
      if (area !== undefined) area.score = 101;
    });
    expect(refusal(text)).toBe(`old.json:${lineOf(text, "101")}: /readiness/areas/1/score must be <= 100`);
  });

  test("a required field left out", () => {
    const text = changed((document) => Reflect.deleteProperty(document, "passed"));
    expect(refusal(text)).toBe("old.json:1: must have required properties passed");
  });

  test("a wrong type, without quoting the value", () => {
    const text = changed((document) => Reflect.set(document.cases[0] ?? {}, "attempts", "secret"), redGate());
    expect(refusal(text)).toBe(`old.json:${lineOf(text, '"secret"')}: /cases/0/attempts must be integer`);
  });

  test("a digest that is none", () => {
    const text = changed((document) => Reflect.set(document, "manifest_sha256", "ABC"));
    expect(refusal(text)).toMatch(/^old\.json:\d+: \/manifest_sha256 must match pattern/);
  });

  test("a hostile key in the pointer is inert", () => {
    const text = changed((document) => Reflect.set(document.catalog?.[0]?.parameters ?? {}, "\u001b[31m::error::", 5));
    const message = refusal(text);
    expect(message).toMatch(/^old\.json:\d+: \/catalog\/0\/parameters\/\\u\{1b\}\[31m::error:: must be string$/);
  });

  test.each<[string, object, unknown]>([
    ["/readiness_gate/min_area", { readiness_gate: { min_readiness: null, exclude_latency: false, passed: true, shortfalls: [] } }, 50],
    ["/readiness/areas/0/measurements", {}, 5],
    ["/catalog/0/parameters", {}, "x"],
  ])("a name with a line break under %s, as the published schema does", (pointer, extra, value) => {
    const named = (name: string, under: unknown): string =>
      changed((document) => {
        Object.assign(document, structuredClone(extra));
        if (document.readiness_gate !== undefined) document.readiness_gate.min_area = {};
        const record = pointer
          .slice(1)
          .split("/")
          .reduce<object>((at, step) => Reflect.get(at, step) as object, document);
        Reflect.set(record, name, under);
      });
    const published = new Ajv2020({ strict: false }).compile(ReportSchema);
    for (const text of [named("a\nb", "::error::"), named("a\nb", value), named("a\u2028", value)]) {
      expect(refusal(text)).toMatch(new RegExp(`^old\\.json:\\d+: ${pointer} must not have a name with a line break$`));
      expect(published(JSON.parse(text))).toBe(false);
    }
    const allowed = named("a b", value);
    expect(published(JSON.parse(allowed)) || published.errors).toBe(true);
    expect(readReport(allowed, "r.json")).toEqual(JSON.parse(allowed));
  });
});

describe("version 1", () => {
  const read = (document: object) => readAnyReport(JSON.stringify(document), "old.json");

  test("is a gate without readiness; every field of it is kept", () => {
    const found = read(version1());
    expect(found).toMatchObject({
      version: 1,
      original: version1(),
      report: { gate: { passed: 2, total: 3 }, passed: false, readiness: null },
    });
    expect(found.version === 1 ? found.passRate : NaN).toBeCloseTo(66.67, 2);
    expect(verdictOf(found.report)).toBe("red");
  });

  test("what it leaves out is filled in", () => {
    const { report } = read({ schema: "mcpeval.probe-report/v1", server: "s", cases: [{ id: "a", probe: "p", passed: true }] });
    expect(report.generator).toEqual({ name: "mcpeval", version: "unknown" });
    expect(report.cases).toEqual([
      {
        id: "a",
        probe: "p",
        tool: null,
        passed: true,
        attempts: 1,
        first_failure: null,
        reason: null,
        hint: null,
        detail: null,
        measurements: {},
      },
    ]);
    expect(verdictOf(report)).toBe("ok");
  });

  test.each<[string, object, string]>([
    ["no cases", { schema: "mcpeval.probe-report/v1", server: "s" }, "old.json:1: must have required properties cases"],
    [
      "a verdict that is none",
      { schema: "mcpeval.probe-report/v1", server: "s", cases: [{ id: "a", probe: "p", passed: "yes" }] },
      "old.json:1: /cases/0/passed must be boolean",
    ],
  ])("refused: %s", (_, document, message) => {
    expect(() => read(document)).toThrow(UsageError);
    expect(() => read(document)).toThrow(message);
  });

  test("version 2 is read by the same door", () => {
    expect(readAnyReport(JSON.stringify(wholeDemo()), "r.json")).toEqual({ version: 2, report: wholeDemo() });
  });
});
