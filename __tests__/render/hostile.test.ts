// Reports whose every string is hostile, in every format: nothing active may leave a renderer.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import MarkdownIt from "markdown-it";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { buildReport } from "../../src/report/build.js";
import { CRITERION_IDS } from "../../src/model/discoverability.js";
import { applyFloors } from "../../src/report/floors.js";
import { applyGradeFloor } from "../../src/report/grade-gate.js";
import { reportHtml } from "../../src/render/report/html.js";
import { reportJson } from "../../src/render/report/json.js";
import { reportJunit } from "../../src/render/report/junit.js";
import { reportMarkdown } from "../../src/render/report/markdown.js";
import { reportSarif } from "../../src/render/report/sarif.js";
import { reportText } from "../../src/render/report/text.js";
import { FORBIDDEN, HOSTILE_TEXTS, hostileText } from "../support/hostile.js";
import { area, gateCase, lost } from "../support/report-documents.js";

const FORMATS = [reportText, reportMarkdown, reportJson, reportSarif, reportJunit, reportHtml];
const markdown = new MarkdownIt({ html: true, linkify: true });

/** A document whose every string is `text`: names a server chose, and everything a forged report file could hold. */
function documentOf(text: string): ReportDocument {
  const check = (tool: string | null): ReturnType<typeof lost> => lost(text, text, text, { tool });
  const report = buildReport({
    generator: { name: text, version: text },
    server: text,
    cases: [
      gateCase(text, text, {
        tool: text,
        passed: false,
        first_failure: 1,
        reason: text,
        hint: text,
        detail: { bound: text, limit: 1, observed: 2 },
        measurements: { [text]: 1 },
      }),
      gateCase(text, text, { passed: false, reason: "token-budget-exceeded", measurements: { per_tool: { [text]: 5 } } }),
    ],
    readiness: {
      standard: text,
      score: 10,
      attestedReadOnly: true,
      surface: { tools: 1, read_only: 1, writers: 0, exercised: 0 },
      areas: [
        area(text, 60, 0, [check(text), check(null)]),
        area(
          "catalog",
          40,
          25,
          Array.from({ length: 8 }, () => check(text)),
        ),
      ],
    },
    catalog: [{ name: text, class: "writer", required_sha256: "0".repeat(64), parameters: {}, output_sha256: null }],
  });
  const waived = { kind: "check" as const, subject: text, tool: text, because: text, owner: text, expires: text, covers: 1 };
  const waivers = (["applied", "stale", "expired", "unused"] as const).map((state) => ({ ...waived, state }));
  const unsafeBadge = { ...report, waivers, readiness: report.readiness === null ? null : { ...report.readiness, badge: text } };
  const outcomes = ["failed", "unverified"] as const;
  const criteria = CRITERION_IDS.map((id, index) => {
    return {
      id,
      title: text,
      outcome: outcomes[index % 2] ?? "failed",
      reason: text,
      hint: text,
      observed: 1,
      limit: 2,
      tools: [text, text],
    };
  });
  const discoverability = { standard: text, grade: "D" as const, passed: 0, total: 10 as const, honesty_cap: true, criteria };
  const graded = applyGradeFloor({ ...unsafeBadge, discoverability }, "A");
  return applyFloors(graded, { minReadiness: 50, minArea: { [text]: 50 } }, {});
}

/** The same without readiness. */
function unmeasuredOf(text: string): ReportDocument {
  const { readiness_gate: _, ...report } = documentOf(text);
  return applyFloors({ ...report, readiness: null, readiness_error: text, gate: null, cases: [] }, { minArea: { [text]: 1 } }, {});
}

const documents = hostileText.chain((text) => fc.constantFrom(documentOf(text), unmeasuredOf(text)));

describe("text", () => {
  test("no control character, no log command, one line a fact", () => {
    const lines = reportText.render(documentOf("plain"), { plan: true, passRate: 50 }).split("\n").length;
    fc.assert(
      fc.property(hostileText, (text) => {
        const out = reportText.render(documentOf(text), { plan: true, passRate: 50 });
        expect(out).not.toMatch(FORBIDDEN);
        expect(out).not.toContain("##[");
        expect(out).not.toMatch(/^\s*::/m);
        expect(out.split("\n")).toHaveLength(lines);
      }),
    );
  });

  test("a tool name cannot forge a field", () => {
    const out = reportText.render(documentOf("x reason=all-fine score=100"));
    expect(out).toContain('tool="x reason=all-fine score=100"');
  });

  test("a name of 10,000 characters is cut", () => {
    for (const line of reportText.render(documentOf("x".repeat(10_000))).split("\n")) expect(line.length).toBeLessThan(2_100);
  });
});

describe("JSON", () => {
  test("the value comes back unchanged, and nothing in the text is active", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const out = reportJson.render(document);
        expect(JSON.parse(out)).toEqual(document);
        expect(out).not.toMatch(FORBIDDEN);
        expect(out).not.toContain("##[");
        expect(out).not.toMatch(/^\s*::/m);
      }),
    );
  });
});

/** Every token of a Markdown text, inline ones included. */
function tokensOf(text: string): { type: string; tag: string; content: string; level: number }[] {
  return markdown.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
}

/** The structure of a Markdown text: its tokens without words. */
function structureOf(text: string): string {
  const html = (content: string): string => content.replace(/\s+/g, "");
  return tokensOf(text)
    .filter(({ type }) => !["text", "text_special", "code_inline", "inline"].includes(type))
    .map(({ type, tag, content }) => `${type}:${tag}:${type.startsWith("html") ? html(content) : ""}`)
    .join("\n");
}

describe("Markdown", () => {
  test("hostile strings change no structure: the same blocks, cells and folds as for a plain name", () => {
    const structures = [documentOf, unmeasuredOf].map((make) => structureOf(reportMarkdown.render(make("plain"))));
    fc.assert(
      fc.property(hostileText, (text) => {
        const rendered = [documentOf, unmeasuredOf].map((make) => structureOf(reportMarkdown.render(make(text))));
        expect(rendered).toEqual(structures);
      }),
    );
  });

  test("no link, no image but the badge, no HTML but our own, no mention or reference outside of code", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const out = reportMarkdown.render(document);
        expect(out).not.toMatch(FORBIDDEN);
        const tokens = tokensOf(out);
        expect(tokens.filter(({ type }) => type === "link_open" || type === "image")).toEqual([]);
        for (const { content } of tokens.filter(({ type }) => type.startsWith("html"))) {
          expect(content.trim()).toMatch(/^(?:<br>|<details><summary>\d+ tools<\/summary>|<\/details>)$/);
        }
        for (const { content } of tokens.filter(({ type }) => type === "text" || type === "text_special")) {
          expect(content).not.toMatch(/@|#\w|:\/\/|\bwww\.|\bGH-\d/i);
        }
      }),
    );
  });

  test("the badge of a report is an image only when it is a badge of ours", () => {
    const render = (badge: string): number => {
      const document = documentOf("plain");
      const readiness = document.readiness === null ? null : { ...document.readiness, badge };
      return tokensOf(reportMarkdown.render({ ...document, readiness })).filter(({ type }) => type === "image").length;
    };
    expect(render("https://img.shields.io/badge/mcpeval-10%2F100-red")).toBe(1);
    expect(render("https://img.shields.io.evil.example/badge/mcpeval-10%2F100-red")).toBe(0);
    expect(render("https://img.shields.io/badge/mcpeval-10%2F100-red)![x](https://evil.example")).toBe(0);
  });
});

test("every hand-picked text goes through every format", () => {
  for (const text of HOSTILE_TEXTS) {
    for (const renderer of FORMATS) expect(renderer.render(documentOf(text))).not.toMatch(FORBIDDEN);
  }
});

test("rendering is deterministic and leaves the document alone", () => {
  const document = documentOf("a|b");
  const before = JSON.stringify(document);
  for (const renderer of FORMATS) expect(renderer.render(document)).toBe(renderer.render(structuredClone(document)));
  expect(JSON.stringify(document)).toBe(before);
});
