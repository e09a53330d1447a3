// The pull request's comment: what it says for every outcome, how it is compared, and that it fits.
import { describe, expect, test } from "@jest/globals";
import MarkdownIt from "markdown-it";
import { compareReports } from "../../src/commands/diff.js";
import type { DiffDocument } from "../../src/model/documents/diff.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import type { CommentServer } from "../../src/render/comment/input.js";
import { COMMENT_BUDGET, commentMarker, commentSize, commentSubstance, isNews, renderComment } from "../../src/render/comment/markdown.js";
import { applyFloors } from "../../src/report/floors.js";
import { FORBIDDEN, HOSTILE_TEXTS } from "../support/hostile.js";
import { area, gateCase, lost, notMeasured, redGate, wholeDemo } from "../support/report-documents.js";
import { gradedDemo, manyTools, waivedDemo } from "../support/report-variants.js";

const RUN = "https://github.com/octo/weather-mcp/actions/runs/1";

function server(report: ReportDocument, rest: Partial<CommentServer> = {}): CommentServer {
  return { report, diff: null, verdict: "ok", problem: null, isNew: false, ...rest };
}

const render = (...servers: CommentServer[]): string => renderComment({ key: "mcpeval", servers, runUrl: RUN });

const diffOf = (before: ReportDocument, after: ReportDocument, rules = {}): DiffDocument =>
  compareReports(rules, { version: 2, report: before }, after).diff;

/** The demo when it was better: fewer losses, lighter, one tool more. */
function betterDemo(): ReportDocument {
  const demo = wholeDemo();
  const { readiness, catalog } = demo;
  if (readiness === null || catalog == null) throw new Error("the demo is measured");
  return {
    ...demo,
    readiness: {
      ...readiness,
      score: 96,
      areas: readiness.areas.map((one) =>
        one.name === "reliability"
          ? { ...one, score: 100, checks: [] }
          : one.name === "context"
            ? { ...one, measurements: { ...one.measurements, catalog_tokens: 500 } }
            : one,
      ),
    },
    catalog: [
      ...catalog.map((tool, index) => (index === 0 ? { ...tool, tokens: 10 } : { ...tool, tokens: 20 })),
      { ...(catalog[0] ?? { name: "" }), name: "gone_read", tokens: 20 } as (typeof catalog)[number],
    ],
  };
}

const withTokens = (demo: ReportDocument): ReportDocument => ({
  ...demo,
  catalog: (demo.catalog ?? []).map((tool, index) => ({ ...tool, tokens: index === 0 ? 50 : 20 })),
});

describe("one server", () => {
  test("without a baseline: verdict, areas, what gives most back, the run", () => {
    const body = render(server(wholeDemo()));
    expect(body.split("\n").slice(0, 4)).toEqual(["<!-- mcpeval:mcpeval -->", "## ✅ `demo` readiness 91/100", "", "All clear."]);
    expect(body).toContain("### Areas");
    expect(body).not.toContain("| Change |");
    expect(body).toContain("### What gives most back");
    expect(body.trimEnd().split("\n").at(-1)).toBe(`<sub>[The run and its full report](${RUN})</sub>`);
  });

  test("with a baseline: delta, contract with what breaks first, new losses with their hints, tokens a tool", () => {
    const after = withTokens(wholeDemo());
    const diff = diffOf(betterDemo(), after, { "fail-on-breaking": true, "max-readiness-drop": 2 });
    const body = render(server(after, { diff, verdict: "red" }));
    expect(body).toContain("## ❌ `demo` readiness 91/100 (-5)");
    expect(body).toMatch(/Rules broken: .*`fail-on-breaking`/);
    expect(body).toContain("| reliability | 91 |");
    expect(body).toMatch(/\| reliability \| 91 \| \S+ \| -9 \|/);
    expect(body).toMatch(/❌ breaking \| tool removed \| `gone_read`/);
    expect(body).toMatch(/### New lost points\n\n- \*\*`reliability-call-failed`\*\*.*make valid read-only calls succeed/);
    expect(body).not.toContain("catalog-no-output-schema");
    expect(body).toMatch(/### Tokens[\s\S]*`describe_status` \| 10 \| 50 \| \+40/);
    expect(body.indexOf("### Contract")).toBeLessThan(body.indexOf("### Areas"));
    expect(body.indexOf("### Areas")).toBeLessThan(body.indexOf("### New lost points"));
  });

  test("says what was fixed, and that all is clear", () => {
    const diff = diffOf(withTokens(wholeDemo()), betterDemo());
    const body = render(server(betterDemo(), { diff }));
    expect(body).toContain("(+5)");
    expect(body).toContain("All clear: nothing got worse against the baseline.");
    expect(body).toMatch(/### Fixed\n\n- `reliability\.success` `flaky_read` \(`reliability-call-failed`\)/);
    const same = render(server(wholeDemo(), { diff: diffOf(wholeDemo(), wholeDemo()) }));
    expect(same).toContain("All clear: nothing changed against the baseline.");
  });

  test("a red gate shows its failing cases only, with what mends them", () => {
    const report = redGate();
    const body = render(server(report, { verdict: "red" }));
    for (const { id, passed } of report.cases) expect([id, body.includes(`\`${id}\` |`)]).toEqual([id, !passed]);
    expect(body).toContain(`Gate: ${report.gate?.passed ?? 0}/${report.gate?.total ?? 0} passed.`);
    expect(body).toContain("### Remediation");
    expect(body).not.toContain("All clear");
  });

  test("missed floors, a missing measurement, an impossible comparison and a new server are said in words", () => {
    expect(render(server(applyFloors(wholeDemo(), { minReadiness: 95 }, {}), { verdict: "red" }))).toContain(
      "Floors missed: readiness 91 < 95",
    );
    const missing = render(server(notMeasured(), { verdict: "incomplete" }));
    expect(missing).toContain("## ⚠️");
    expect(missing).toContain("readiness not measured");
    const problem = render(server(wholeDemo(), { verdict: "usage", problem: "'max-readiness-drop': *not* comparable" }));
    expect(problem).toContain("> [!WARNING]\n> 'max-readiness-drop': \\*not\\* comparable");
    expect(render(server(wholeDemo(), { isNew: true }))).toContain("New: the base has no such server");
  });

  test("a gate whose failures are waived is no red mark", () => {
    const demo = waivedDemo();
    const cases = demo.cases.filter(({ id, passed }) => passed || id === "tiny-budget");
    expect(render(server({ ...demo, cases }))).toContain("🟡 Gate: 1/3 passed.");
    expect(render(server(demo, { verdict: "red" }))).toContain("❌ Gate: 1/3 passed.");
  });
});

describe("several servers", () => {
  test("are one comment: a row each, then details of each", () => {
    const after = withTokens(wholeDemo());
    const body = render(
      server({ ...after, server: "one" }, { diff: diffOf({ ...betterDemo(), server: "one" }, { ...after, server: "one" }) }),
      server({ ...redGate(), server: "two" }, { verdict: "red" }),
      server({ ...notMeasured(), server: "three" }, { verdict: "incomplete" }),
    );
    expect(body).toContain("## ❌ 3 servers, 2 not passed");
    expect(body).toContain("| ✅ | `one` | 91/100 | -5 |");
    expect(body).toMatch(/\| ❌ \| `two` \| not measured \|/);
    expect(body.match(/<details>/g)?.length).toBe(body.match(/<\/details>/g)?.length);
    expect(body.match(/^### .* `(?:one|two|three)`/gm)).toHaveLength(3);
    expect(body.match(/<!-- mcpeval:/g)).toHaveLength(1);
  });

  test("that are all fine say so", () => {
    expect(render(server({ ...wholeDemo(), server: "a" }), server({ ...wholeDemo(), server: "b" }))).toMatch(
      /## ✅ 2 servers, all passed\n\nAll clear\./,
    );
  });

  test("fit, however many they are", () => {
    const servers = Array.from({ length: 400 }, (_, index) => server({ ...manyTools(40), server: `server-${index}` }, { verdict: "red" }));
    const body = render(...servers);
    expect(commentSize(body)).toBeLessThanOrEqual(COMMENT_BUDGET);
    expect(body).toContain("200 more servers in the report files of the run.");
    expect(body.match(/<details>/g)?.length ?? 0).toBe(body.match(/<\/details>/g)?.length ?? 0);
  });
});

describe("size", () => {
  test("whole sections are left out above the budget, and the footer stays", () => {
    const { measurement_profile } = wholeDemo();
    const big: ReportDocument = { ...manyTools(3_000), ...(measurement_profile === undefined ? {} : { measurement_profile }) };
    const before = {
      ...big,
      catalog: [],
      readiness: big.readiness === null ? null : { ...big.readiness, areas: big.readiness.areas.map((one) => ({ ...one, checks: [] })) },
    };
    const body = render(server(big, { diff: diffOf(before, big), verdict: "red" }));
    expect(commentSize(body)).toBeLessThanOrEqual(COMMENT_BUDGET);
    expect(body).toContain("Left out for size");
    expect(body.trimEnd().endsWith(`(${RUN})</sub>`)).toBe(true);
    expect(body).not.toMatch(/[\ud800-\udbff]$/);
  });
});

describe("for comparing", () => {
  test("two runs that found the same have the same substance, also after GitHub has stored one", () => {
    const body = render(server(wholeDemo()));
    const other = renderComment({ key: "mcpeval", servers: [server(wholeDemo())], runUrl: RUN.replace("/1", "/2") });
    expect(other).not.toBe(body);
    expect(commentSubstance(other)).toBe(commentSubstance(body.trim().replaceAll("\n", "\r\n")));
    expect(commentSubstance(render(server(redGate(), { verdict: "red" })))).not.toBe(commentSubstance(body));
  });

  test("news is a verdict that is not green, a change, or a new server", () => {
    expect(isNews(server(wholeDemo()))).toBe(false);
    expect(isNews(server(wholeDemo(), { verdict: "incomplete" }))).toBe(true);
    expect(isNews(server(wholeDemo(), { isNew: true }))).toBe(true);
    expect(isNews(server(wholeDemo(), { diff: diffOf(wholeDemo(), wholeDemo()) }))).toBe(false);
    expect(isNews(server(wholeDemo(), { diff: diffOf(withTokens(betterDemo()), wholeDemo()) }))).toBe(true);
  });

  test("the marker names the key", () => {
    expect(commentMarker("nightly")).toBe("<!-- mcpeval:nightly -->");
  });
});

test("whatever names say stays text: no tag, link, image or mention comes out of it", () => {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  for (const text of HOSTILE_TEXTS) {
    const demo = wholeDemo();
    if (demo.readiness === null) throw new Error("the demo is measured");
    const report: ReportDocument = {
      ...demo,
      server: text,
      gate: { passed: 0, total: 1 },
      cases: [gateCase(text, text, { tool: text, passed: false, reason: text, hint: text })],
      readiness: { ...demo.readiness, areas: [area(text, 100, 0, [lost(text, text, text, { tool: text })])] },
    };
    for (const body of [
      render(server(report, { verdict: "red", problem: text })),
      render(server(report, { verdict: "red" }), server(report)),
    ]) {
      const ours = body.replaceAll(/<\/?(?:details|summary|sub|br)>|<!-- mcpeval:mcpeval -->/g, "").replaceAll(RUN, "");
      expect(ours.replaceAll("\n", "")).not.toMatch(FORBIDDEN);
      const html = markdown.render(ours.replaceAll("[The run and its full report]()", ""));
      expect(html.replaceAll(/<code>[^<]*<\/code>/g, "")).not.toMatch(/<(?:img|a|script|iframe|style)\b/i);
    }
  }
});

describe("a grade", () => {
  test("is one line, with its floor and what is not passed", () => {
    const missed = render(server(gradedDemo("A"), { verdict: "red" }));
    expect(missed).toContain("> [!CAUTION]\n> Grade B, floor A, 8/10 criteria: C5 Safety annotation presence, unverified C7.\n");
    const met = render(server(gradedDemo("B")));
    expect(met).toContain("\n\n✅ Grade B, floor B, 8/10 criteria: C5 Safety annotation presence, unverified C7.\n");
    const shown = render(server(gradedDemo(null, { entries: [], contents: [{ tool: "a", seen: "content" }] })));
    expect(shown).toContain("\n\nGrade C, 7/10 criteria: C3 Tool object validity, unverified C4, C5.\n");
    expect(render(server(wholeDemo()))).not.toContain("rade");
  });

  test("is a column of several servers, where one has it", () => {
    const body = render(server(gradedDemo("B")), server(notMeasured(), { verdict: "incomplete" }));
    expect(body).toContain("|  | Server | Readiness | Change | Grade | Gate | Breaking changes |");
    expect(body).toContain("| ✅ | `demo` | 91/100 |  | B |  |  |");
    expect(render(server(wholeDemo()), server(wholeDemo()))).not.toContain("Grade");
  });
});
