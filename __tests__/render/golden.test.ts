// Every format of the hand-made reports against its golden file, the schema, and the reader.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { ReportSchema, type ReportDocument } from "../../src/model/documents/report.js";
import { applyAdvisoryGate } from "../../src/report/advisory-gate.js";
import { applyFloors } from "../../src/report/floors.js";
import { readReport } from "../../src/report/read.js";
import { loadReportRenderer, REPORT_FORMATS } from "../../src/render/report/index.js";
import { expectGolden, readGolden } from "../support/golden.js";
import { junitProblems } from "../support/judges/junit.js";
import { sarifProblems } from "../support/judges/sarif.js";
import { advisedDemo, notMeasured, redGate, seedDemo, wholeDemo } from "../support/report-documents.js";
import { gainedDemo, gradedDemo, waivedDemo } from "../support/report-variants.js";

const DOCUMENTS: Readonly<Record<string, () => ReportDocument>> = {
  "demo-seed": seedDemo,
  "demo-score": wholeDemo,
  "demo-floors": () =>
    applyFloors(wholeDemo(), { minReadiness: 95, minArea: { catalog: 70, reliability: 91 }, excludeLatency: true }, { reliability: 93 }),
  "gate-red": redGate,
  "not-measured": notMeasured,
  "demo-advisories": advisedDemo,
  "not-measured-gated": () => applyAdvisoryGate(notMeasured(), ["stdin-close-ignored"]),
  "demo-gains": gainedDemo,
  "demo-waived": waivedDemo,
  "demo-graded": gradedDemo,
};
const EXTENSIONS: Readonly<Record<string, string>> = { json: "json", junit: "xml", markdown: "md", sarif: "sarif", text: "txt" };

describe.each(Object.keys(DOCUMENTS))("%s", (name) => {
  const make = DOCUMENTS[name] as () => ReportDocument;

  test.each(Object.keys(EXTENSIONS))("as %s is its golden file", async (format) => {
    const text = (await loadReportRenderer(format))?.render(make(), { plan: name === "demo-gains" }) ?? "";
    expectGolden(`report/${name}.${EXTENSIONS[format]}`, text);
    expect(text.endsWith("\n")).toBe(true);
    expect(text.endsWith("\n\n")).toBe(false);
  });

  test("is valid under the published schema", () => {
    expect([...Value.Errors(ReportSchema, JSON.parse(readGolden(`report/${name}.json`)))]).toEqual([]);
  });

  test("is valid under the judges of its other forms", async () => {
    expect(sarifProblems(readGolden(`report/${name}.sarif`))).toEqual([]);
    expect(await junitProblems(readGolden(`report/${name}.xml`))).toEqual([]);
  });

  test("reads back as it was written, byte for byte", async () => {
    const text = readGolden(`report/${name}.json`);
    const document = readReport(text, "report.json");
    expect(document).toEqual(make());
    expect((await loadReportRenderer("json"))?.render(document)).toBe(text);
  });
});

test("formats are sorted and each is found by its name", async () => {
  expect(REPORT_FORMATS).toEqual([...REPORT_FORMATS].sort());
  expect(REPORT_FORMATS).toEqual(expect.arrayContaining(Object.keys(EXTENSIONS)));
  expect(await Promise.all(REPORT_FORMATS.map(async (format) => (await loadReportRenderer(format))?.format))).toEqual(REPORT_FORMATS);
  expect(await loadReportRenderer("xml")).toBeUndefined();
  expect(await loadReportRenderer("constructor")).toBeUndefined();
});
