// Every format of the hand-made reports against its golden file, the schema, and the reader.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { ReportSchema, type ReportDocument } from "../../src/model/documents/report.js";
import { applyAdvisoryGate } from "../../src/report/advisory-gate.js";
import { applyFloors } from "../../src/report/floors.js";
import { readReport } from "../../src/report/read.js";
import { REPORT_RENDERERS, reportRenderer } from "../../src/render/report/index.js";
import { expectGolden, readGolden } from "../support/golden.js";
import { advisedDemo, notMeasured, redGate, seedDemo, wholeDemo } from "../support/report-documents.js";

const DOCUMENTS: Readonly<Record<string, () => ReportDocument>> = {
  "demo-seed": seedDemo,
  "demo-score": wholeDemo,
  "demo-floors": () =>
    applyFloors(wholeDemo(), { minReadiness: 95, minArea: { catalog: 70, reliability: 91 }, excludeLatency: true }, { reliability: 93 }),
  "gate-red": redGate,
  "not-measured": notMeasured,
  "demo-advisories": advisedDemo,
  "not-measured-gated": () => applyAdvisoryGate(notMeasured(), ["stdin-close-ignored"]),
};
const EXTENSIONS: Readonly<Record<string, string>> = { json: "json", markdown: "md", text: "txt" };

describe.each(Object.keys(DOCUMENTS))("%s", (name) => {
  const make = DOCUMENTS[name] as () => ReportDocument;

  test.each(REPORT_RENDERERS.map(({ format }) => format))("as %s is its golden file", (format) => {
    const text = reportRenderer(format)?.render(make()) ?? "";
    expectGolden(`report/${name}.${EXTENSIONS[format]}`, text);
    expect(text.endsWith("\n")).toBe(true);
    expect(text.endsWith("\n\n")).toBe(false);
  });

  test("is valid under the published schema", () => {
    expect([...Value.Errors(ReportSchema, JSON.parse(readGolden(`report/${name}.json`)))]).toEqual([]);
  });

  test("reads back as it was written, byte for byte", () => {
    const text = readGolden(`report/${name}.json`);
    const document = readReport(text, "report.json");
    expect(document).toEqual(make());
    expect(reportRenderer("json")?.render(document)).toBe(text);
  });
});

test("formats are sorted and each is found by its name", () => {
  const formats = REPORT_RENDERERS.map(({ format }) => format);
  expect(formats).toEqual(["json", "markdown", "text"]);
  expect(formats.map((format) => reportRenderer(format)?.format)).toEqual(formats);
  expect(reportRenderer("xml")).toBeUndefined();
});
