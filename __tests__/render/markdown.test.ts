// What the Markdown report says, in which order, and what it cuts to fit a size.
import { describe, expect, test } from "@jest/globals";
import MarkdownIt from "markdown-it";
import { applyFloors } from "../../src/report/floors.js";
import { buildReport } from "../../src/report/build.js";
import type { AreaDocument, LostCheck, ReportDocument } from "../../src/model/documents/report.js";
import { reportMarkdown } from "../../src/render/report/markdown.js";
import { sizeOf } from "../../src/render/shared/sections.js";
import { bar } from "../../src/render/shared/table.js";
import { planOf } from "../../src/render/shared/plan.js";
import { area, gateCase, HINTS, lost, notMeasured, redGate, seedDemo, wholeDemo } from "../support/report-documents.js";

const parser = new MarkdownIt({ html: true });

/** How often a text occurs in another. */
function times(needle: string, text: string): number {
  return text.split(needle).length - 1;
}

/** A readiness of 50 with these areas. */
function withAreas(areas: AreaDocument[]): ReportDocument {
  return buildReport({
    generator: { name: "mcpeval", version: "0.1.0" },
    server: "many",
    readiness: {
      standard: "mcpeval-standard/2",
      score: 50,
      attestedReadOnly: false,
      surface: { tools: 1, read_only: 1, writers: 0, exercised: 1 },
      areas,
    },
  });
}

describe("what a maintainer reads", () => {
  test("each hint prints once, under its reason", () => {
    const text = reportMarkdown.render(wholeDemo());
    for (const hint of [HINTS.short, HINTS.output, HINTS.readOnly, HINTS.failed, HINTS.inconsistent, HINTS.slow])
      expect(times(hint, text)).toBe(1);
  });

  test("the areas add up to what the score misses", () => {
    const text = reportMarkdown.render(wholeDemo());
    expect(text).toContain("| catalog | 63 | ▰▰▰▰▰▰▱▱▱▱ | 20 | −7.4 |");
    expect(text).toContain("| reliability | 91 | ▰▰▰▰▰▰▰▰▰▱ | 20 | −1.8 |");
    expect(text).toContain("Surface: 12 tools, 10 read-only, 2 writers, 10 exercised.");
  });

  test("the path to 100 comes before everything but the verdict, dearest first", () => {
    const text = reportMarkdown.render(wholeDemo());
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map((match) => match[1]);
    expect(headings).toEqual([
      "`demo` readiness 91/100",
      "Path to 100",
      "Areas",
      "Lost points: catalog 63/100",
      "Lost points: reliability 91/100",
    ]);
    expect(text.match(/^\d\. .*$/gm)?.slice(0, 3)).toEqual([
      "1. `catalog-no-output-schema` in catalog, 12 tools",
      "2. `catalog-short-description` in catalog, 2 tools",
      "3. `reliability-inconsistent` in reliability, `flaky_read`",
    ]);
  });

  test("a perfect server has nothing to fix", () => {
    const text = reportMarkdown.render(withAreas([area("protocol", 100, 100)]));
    expect(text).not.toMatch(/Path to 100|Lost points/);
    expect(text).toContain("| protocol | 100 | ▰▰▰▰▰▰▰▰▰▰ | 100 | 0 |");
  });

  test("long lists of tools are folded and stay one list item", () => {
    const html = parser.render(reportMarkdown.render(wholeDemo()));
    expect(times("<details>", html)).toBe(1);
    expect(html).toMatch(
      /<li>(?:(?!<\/li>)[\s\S])*<details><summary>12 tools<\/summary>(?:(?!<\/li>)[\s\S])*<code>reset_counter<\/code>(?:(?!<\/li>)[\s\S])*<\/details>\s*<\/li>/,
    );
    // The item after the fold is an item again, not text swallowed by it.
    expect(html).toMatch(/<\/li>\s*<li>\s*<p><strong><code>catalog-read-only-undeclared<\/code><\/strong>/);
  });

  test("the gate's table names bounds as field observed > limit, and remediation names the heaviest tools", () => {
    const html = parser.render(reportMarkdown.render(redGate()));
    expect(html).toContain("<td>max_tools 12 &gt; 10</td>");
    expect(html).toMatch(
      /<h3>Remediation<\/h3>[\s\S]*heaviest: <code>report_weather<\/code> 56, <code>shared_read<\/code> 56, <code>elicited_read<\/code> 49/,
    );
    expect(html).toContain("❌ Gate: 1/3 passed");
  });

  test("a reason that failed two cases is explained once", () => {
    const failing = { passed: false, first_failure: 1, reason: "latency-budget-exceeded", hint: "answer faster" };
    const text = reportMarkdown.render(
      buildReport({
        generator: { name: "mcpeval", version: "0.1.0" },
        server: "slow",
        readiness: null,
        cases: [gateCase("one", "latency-budget", failing), gateCase("two", "latency-budget", failing)],
      }),
    );
    expect(text).toContain("- **`latency-budget-exceeded`** (`one`, `two`): answer faster");
    expect(times("answer faster", text)).toBe(1);
  });

  test("floors: met, missed, nothing to compare", () => {
    expect(reportMarkdown.render(applyFloors(wholeDemo(), { minReadiness: 90, minArea: { "error-honesty": 100 } }, {}))).toContain(
      "✅ Floors met: readiness ≥ 90, error-honesty ≥ 100.",
    );
    expect(reportMarkdown.render(applyFloors(wholeDemo(), { minReadiness: 95, minArea: { catalog: 64 } }, {}))).toContain(
      "> [!CAUTION]\n> Floors missed: readiness 91 < 95, catalog 63 < 64.",
    );
    expect(reportMarkdown.render(applyFloors(notMeasured(), { minReadiness: 90 }, {}))).toContain(
      "❌ Floors not compared: readiness ≥ 90. There is no score to compare.",
    );
  });

  test("an attested run says so", () => {
    const document = wholeDemo();
    const attested = { ...document, readiness: document.readiness && { ...document.readiness, attested_read_only: true } };
    expect(reportMarkdown.render(attested)).toContain("the operator attested that they only read");
    expect(reportMarkdown.render(document)).not.toContain("attested");
  });

  test("the headline's level is the reader's choice", () => {
    expect(reportMarkdown.render(seedDemo(), { headingLevel: 1 })).toMatch(/^# `demo` readiness 91\/100\n/);
    expect(reportMarkdown.render(seedDemo(), { headingLevel: 9 })).toMatch(/^#### `demo`/);
  });
});

describe("a path to 100 without gains", () => {
  const readiness = (areas: AreaDocument[]): string[] => {
    const found = withAreas(areas).readiness;
    if (found === null) throw new Error("the fixture has a readiness");
    return planOf(found, undefined)
      .steps.slice(0, 3)
      .map(({ reason }) => reason);
  };

  test("an area's loss is shared among its reasons by what their checks miss", () => {
    expect(
      readiness([
        area("context", 15, 90, [lost("c", "cheap", "h", { score: 90 })]), // 1.5 points
        area("catalog", 20, 60, [lost("a", "small", "h", { score: 80 }), lost("a", "large", "h"), lost("a", "large", "h")]), // 8 points
      ]),
    ).toEqual(["large", "cheap", "small"]);
  });

  test("equal costs keep report order", () => {
    expect(readiness([area("protocol", 20, 50, [lost("a", "first", "h")]), area("catalog", 20, 50, [lost("b", "second", "h")])])).toEqual([
      "first",
      "second",
    ]);
  });
});

describe("size budgets", () => {
  /** Names with four-byte characters, so that the two units differ. */
  const huge = (): ReportDocument => {
    const checks = (reason: string, tools: number): LostCheck[] =>
      Array.from({ length: tools }, (_, i) => lost("catalog.x", reason, "hint", { tool: `tool_${i}_\u{1f600}\u{1f600}` }));
    return withAreas([area("protocol", 50, 50, checks("small-loss", 3)), area("catalog", 50, 50, checks("huge-loss", 2_000))]);
  };

  test("without a budget nothing is cut", () => {
    expect(reportMarkdown.render(huge())).not.toContain("Left out");
    expect(reportMarkdown.render(huge(), { budget: { unit: "utf8-bytes", limit: 10_000_000 } })).toBe(reportMarkdown.render(huge()));
  });

  test.each(["utf8-bytes", "utf16-units"] as const)("whole sections go, the largest expendable first, counted in %s", (unit) => {
    const text = reportMarkdown.render(huge(), { budget: { unit, limit: 20_000 }, moreAt: "the artifact **report**" });
    expect(sizeOf(text, unit)).toBeLessThanOrEqual(20_000);
    expect(text).toContain("Lost points: protocol");
    expect(text).not.toContain("Lost points: catalog");
    expect(text).toContain("> Left out for size: lost points of catalog. The whole report is in the artifact **report**.");
    expect(text).toContain("| catalog | 50 |");
    expect(times("<details>", text)).toBe(times("</details>", text));
  });

  test("the two units are told apart", () => {
    const whole = reportMarkdown.render(huge());
    const units = sizeOf(whole, "utf16-units");
    expect(sizeOf(whole, "utf8-bytes")).toBeGreaterThan(units);
    expect(reportMarkdown.render(huge(), { budget: { unit: "utf16-units", limit: units } })).toBe(whole);
    expect(reportMarkdown.render(huge(), { budget: { unit: "utf8-bytes", limit: units } })).toContain("Left out");
  });

  test("the verdict stays however small the budget", () => {
    const text = reportMarkdown.render(huge(), { budget: { unit: "utf8-bytes", limit: 1 } });
    expect(text).toMatch(/^## `many` readiness 50\/100\n/);
    expect(text).toContain("Left out for size: path to 100, areas, lost points of protocol, lost points of catalog.");
  });
});

test.each([
  [0, "▱▱▱▱▱▱▱▱▱▱"],
  [1, "▰▱▱▱▱▱▱▱▱▱"],
  [50, "▰▰▰▰▰▱▱▱▱▱"],
  [99, "▰▰▰▰▰▰▰▰▰▱"],
  [100, "▰▰▰▰▰▰▰▰▰▰"],
])("a bar of %d is %s", (score, expected) => {
  expect(bar(score)).toBe(expected);
});
