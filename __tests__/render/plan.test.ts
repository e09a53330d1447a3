// The path to 100: causes over areas, their order and gains, what waivers take out, and what both forms print of it.
import { describe, expect, test } from "@jest/globals";
import type { ReadinessDocument, ReportDocument } from "../../src/model/documents/report.js";
import { reportMarkdown } from "../../src/render/report/markdown.js";
import { reportText } from "../../src/render/report/text.js";
import { editsOf, gainText, planOf } from "../../src/render/shared/plan.js";
import { area, lost, wholeDemo } from "../support/report-documents.js";
import { gainedDemo, manyTools, waivedDemo } from "../support/report-variants.js";

function readinessOf({ readiness }: ReportDocument): ReadinessDocument {
  if (readiness === null) throw new Error("the fixture is measured");
  return readiness;
}

describe("causes", () => {
  test("group over areas, the largest gain first, each tool one edit", () => {
    const readiness: ReadinessDocument = {
      ...readinessOf(gainedDemo()),
      areas: [
        area("error-honesty", 15, 50, [
          lost("e", "coverage-skipped", "h", { tool: "a", gain: 7.5 }),
          lost("e", "x", "h", { tool: "a", gain: 8 }),
        ]),
        area("coverage", 15, 50, [
          lost("c", "coverage-skipped", "h", { tool: "a", gain: 1 }),
          lost("c", "coverage-skipped", "h", { gain: 0 }),
        ]),
      ],
    };
    expect(planOf(readiness, undefined).steps.map((step) => [step.reason, step.areas, step.tools, editsOf(step), step.gain])).toEqual([
      ["coverage-skipped", ["error-honesty", "coverage"], ["a"], 2, 8.5],
      ["x", ["error-honesty"], ["a"], 1, 8],
    ]);
  });

  test("equal gains keep the report's order", () => {
    const readiness: ReadinessDocument = {
      ...readinessOf(gainedDemo()),
      areas: [
        area(
          "a",
          100,
          0,
          ["z", "y", "x"].map((reason) => lost("c", reason, "h", { gain: 1 })),
        ),
      ],
    };
    expect(planOf(readiness, undefined).steps.map(({ reason }) => reason)).toEqual(["z", "y", "x"]);
  });

  test("without gains the order comes from what the areas lost, and no figure is given", () => {
    const { steps } = planOf(readinessOf(wholeDemo()), undefined);
    expect(steps.map(({ gain }) => gain)).toEqual(steps.map(() => null));
    expect(steps[0]?.reason).toBe("catalog-no-output-schema");
  });

  test("a catalog of hundreds of thousands of tools has a path as well", () => {
    const many = Array.from({ length: 300_000 }, (_, i) => lost("c", "r", "h", { tool: `t${String(i)}`, gain: 0 }));
    const { steps } = planOf({ ...readinessOf(gainedDemo()), areas: [area("a", 100, 0, many)] }, undefined);
    expect(steps.map(({ tools }) => tools.length)).toEqual([300_000]);
  });

  test("waived losses are counted and are no step", () => {
    const { steps, waived } = planOf(readinessOf(waivedDemo()), waivedDemo().waivers);
    expect(waived).toBe(13);
    expect(steps.map(({ reason }) => reason)).not.toContain("catalog-no-output-schema");
  });
});

test.each([
  [0, "+0"],
  [0.004, "+<0.01"],
  [0.005, "+0.01"],
  [5.9424, "+5.94"],
  [20, "+20"],
])("%d reads %s", (gain, text) => expect(gainText(gain)).toBe(text));

describe("forms", () => {
  test("text only where asked, each hint once, and brief without any", () => {
    expect(reportText.render(gainedDemo())).not.toContain("path to 100");
    const text = reportText.render(gainedDemo(), { plan: true });
    expect(text.match(/hint: /g)).toHaveLength(6);
    expect(reportText.render(gainedDemo(), { plan: true, brief: true })).not.toContain("hint: ");
    expect(reportText.render(wholeDemo(), { plan: true })).toMatch(/ {4}reason=catalog-no-output-schema area=catalog edits=12 tools=/);
  });

  test("a catalog of 300 tools stays one line a cause", () => {
    const lines = reportText
      .render(manyTools(300), { plan: true, brief: true })
      .split("\n")
      .filter((line) => line.startsWith("    "));
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/gain=\+5 .* edits=300 each=\+0\.02 tools=(?:tool_\d+,){8}\+292$/);
  });

  test("nothing lost, nothing to say", () => {
    const perfect: ReportDocument = { ...gainedDemo(), readiness: { ...readinessOf(gainedDemo()), areas: [area("protocol", 100, 100)] } };
    expect(reportText.render(perfect, { plan: true })).not.toContain("path to 100");
    expect(reportMarkdown.render(perfect)).not.toContain("Path to 100");
  });

  test("Markdown lists ten causes and counts the rest", () => {
    const checks = Array.from({ length: 12 }, (_, index) => lost("c", `reason-${index}`, "h", { gain: 12 - index }));
    const many: ReportDocument = { ...gainedDemo(), readiness: { ...readinessOf(gainedDemo()), areas: [area("catalog", 100, 0, checks)] } };
    const text = reportMarkdown.render(many);
    expect(text).toContain("1. **+12** `reason-0` in catalog");
    expect(text).toContain("10. **+3** `reason-9` in catalog\n\n2 more causes in the lost points.");
  });
});
