// Comparisons by hand in every form against their golden files and the published schema; hostile names stay names.
import { describe, expect, test } from "@jest/globals";
import picocolors from "picocolors";
import { Value } from "typebox/value";
import { ComparisonSchema, type ComparisonDocument } from "../../src/model/documents/comparison.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { buildComparison } from "../../src/report/compare.js";
import { COMPARISON_RENDERERS, comparisonRenderer } from "../../src/render/comparison/index.js";
import { isReport } from "../../src/sinks/local/ours.js";
import { expectGolden } from "../support/golden.js";
import { FORBIDDEN, HOSTILE_TEXTS } from "../support/hostile.js";
import { gateCase, notMeasured, redGate, wholeDemo } from "../support/report-documents.js";

const GENERATOR = { name: "mcpeval", version: "0.0.0" };
const EXTENSIONS: Readonly<Record<string, string>> = { json: "json", markdown: "md", text: "txt" };

function compared(reports: Readonly<Record<string, ReportDocument>>, server = "demo"): ComparisonDocument {
  const list = Object.entries(reports).map(([label, report]) => ({ label, report }));
  return buildComparison({ generator: GENERATOR, server, manifestSha256: "0".repeat(64), reports: list });
}

const gated = (report: ReportDocument, ...cases: ReportDocument["cases"]): ReportDocument => ({
  ...report,
  gate: { passed: cases.filter(({ passed }) => passed).length, total: cases.length },
  cases,
});

const DOCUMENTS: Readonly<Record<string, () => ComparisonDocument>> = {
  mixed: () =>
    compared({
      stdio: gated(wholeDemo(), gateCase("pages-end", "pagination"), gateCase("fast", "latency-budget")),
      staging: gated(
        wholeDemo(),
        gateCase("pages-end", "pagination", { passed: false, reason: "pagination-stalled-cursor" }),
        gateCase("fast", "latency-budget", { passed: false, reason: "transport-timeout" }),
      ),
      gone: notMeasured(),
    }),
  "gate-only": () => compared({ a: redGate(), b: redGate() }),
};

describe.each(Object.keys(DOCUMENTS))("%s", (name) => {
  const make = DOCUMENTS[name] as () => ComparisonDocument;

  test.each(Object.keys(EXTENSIONS))("as %s is its golden file, and is recognised as ours", (format) => {
    const text = comparisonRenderer(format)?.render(make()) ?? "";
    expectGolden(`comparison/${name}.${EXTENSIONS[format]}`, text);
    expect(text.endsWith("\n")).toBe(true);
    expect(isReport(text)).toBe(true);
  });

  test("is valid under the published schema", () => {
    expect([...Value.Errors(ComparisonSchema, make())]).toEqual([]);
  });
});

test("formats are sorted", () => {
  expect(COMPARISON_RENDERERS.map(({ format }) => format)).toEqual(Object.keys(EXTENSIONS));
  expect(comparisonRenderer("sarif")).toBeUndefined();
});

test("what could not be evaluated makes it incomplete, what is red does not", () => {
  expect(DOCUMENTS["mixed"]?.().complete).toBe(false);
  expect(compared({ a: redGate(), b: redGate() }).complete).toBe(true);
});

test("says where scores have no common conditions", () => {
  const other = wholeDemo();
  const profile = other.measurement_profile;
  if (profile === undefined) throw new Error("the demo has a profile");
  const changed = { ...other, measurement_profile: { ...profile, repetitions: 5 } };
  const { measurement_profile: _none, ...unknown } = other;
  expect(compared({ a: wholeDemo(), b: wholeDemo() }).same_conditions).toBe(true);
  expect(compared({ a: wholeDemo(), b: changed }).same_conditions).toBe(false);
  expect(compared({ a: wholeDemo(), b: unknown }).same_conditions).toBe(false);
  expect(compared({ a: wholeDemo(), b: notMeasured() }).same_conditions).toBeNull();
  expect(comparisonRenderer("text")?.render(compared({ a: wholeDemo(), b: changed }))).toContain("not comparable");
});

test("columns stay aligned under colours", () => {
  const palette = picocolors.createColors(true);
  const document = DOCUMENTS["mixed"]?.();
  if (document === undefined) throw new Error("there is one");
  const coloured = comparisonRenderer("text")?.render(document, { palette }) ?? "";
  expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(comparisonRenderer("text")?.render(document));
  expect(coloured).not.toBe(comparisonRenderer("text")?.render(document));
});

test("hostile names leave no form active", () => {
  for (const text of HOSTILE_TEXTS) {
    const failing = gated({ ...wholeDemo() }, gateCase(text, text, { passed: false, reason: text }));
    const document = compared({ a: failing, [`b${text}`]: failing }, text);
    for (const renderer of COMPARISON_RENDERERS) expect(renderer.render(document).replaceAll("\n", "")).not.toMatch(FORBIDDEN);
  }
});
