// Every format of a diff against its golden file and its schema; hostile names stay names.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import MarkdownIt from "markdown-it";
import { Value } from "typebox/value";
import { DiffSchema, type DiffDocument } from "../../src/model/documents/diff.js";
import { DIFF_RENDERERS, diffRenderer } from "../../src/render/diff/index.js";
import { changedDiff, emptyDiff, oldDiff } from "../support/diff-documents.js";
import { expectGolden, readGolden } from "../support/golden.js";
import { FORBIDDEN, hostileText } from "../support/hostile.js";

const DOCUMENTS: Readonly<Record<string, () => DiffDocument>> = { changed: changedDiff, empty: emptyDiff, "old-baseline": oldDiff };
const EXTENSIONS: Readonly<Record<string, string>> = { json: "json", markdown: "md", text: "txt" };

describe.each(Object.keys(DOCUMENTS))("%s", (name) => {
  const make = DOCUMENTS[name] as () => DiffDocument;

  test.each(Object.keys(EXTENSIONS))("as %s is its golden file", (format) => {
    const text = diffRenderer(format)?.render(make()) ?? "";
    expectGolden(`diff/${name}.${EXTENSIONS[format]}`, text);
    expect(text.endsWith("\n") && !text.endsWith("\n\n")).toBe(true);
  });

  test("is valid under the published schema", () => {
    expect([...Value.Errors(DiffSchema, JSON.parse(readGolden(`diff/${name}.json`)))]).toEqual([]);
  });
});

test("formats are sorted and each is found by its name", () => {
  expect(DIFF_RENDERERS.map(({ format }) => format)).toEqual(["json", "markdown", "text"]);
  expect(diffRenderer("sarif")).toBeUndefined();
});

/** A diff whose every free text is hostile. */
function hostileDiff(text: string): DiffDocument {
  const document = changedDiff();
  const one = {
    id: text,
    probe: text,
    tool: text,
    baseline: { verdict: "pass" as const, reason: text },
    current: { verdict: "fail" as const, reason: text },
  };
  const loss = { id: text, tool: text, reason: text };
  return {
    ...document,
    server: text,
    cases: { ...document.cases, regressed: [one], removed: [{ ...one, current: null }] },
    readiness: { ...document.readiness, areas: [{ name: text, baseline: 1, current: 2, delta: 1 }], lost: [loss], regained: [loss] },
    contract: { breaking: [{ change: "tool-removed", tool: text, parameter: text, from: text, to: text }], review: [], additive: [] },
    tokens: { baseline: 1, current: 2, delta: 1, tools: [{ tool: text, baseline: 1, current: 2, delta: 1 }] },
  };
}

describe("hostile names", () => {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  const structure = (text: string): string =>
    markdown
      .parse(diffRenderer("markdown")?.render(hostileDiff(text)) ?? "", {})
      .flatMap((token) => [token, ...(token.children ?? [])])
      .map(({ type, tag }) => `${type}:${tag}`)
      .filter((type) => !/^(?:text|text_special|code_inline|inline):/.test(type))
      .join("\n");

  test("print inert in every format", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const renderer of DIFF_RENDERERS) {
          const out = renderer.render(hostileDiff(text));
          expect(out).not.toMatch(FORBIDDEN);
          expect(out).not.toMatch(/^\s*::/m);
          expect(out).not.toContain("##[");
        }
      }),
    );
  });

  test("change no structure of the page and add no line", () => {
    const plain = structure("plain");
    const lines = diffRenderer("text")?.render(hostileDiff("plain")).split("\n").length;
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(structure(text)).toBe(plain);
        expect(diffRenderer("text")?.render(hostileDiff(text)).split("\n")).toHaveLength(lines ?? 0);
      }),
    );
  });
});

test("a size budget cuts whole sections and says so", () => {
  const whole = diffRenderer("markdown")?.render(changedDiff()) ?? "";
  const cut = diffRenderer("markdown")?.render(changedDiff(), { budget: { unit: "utf16-units", limit: whole.length - 10 } }) ?? "";
  expect(cut.length).toBeLessThan(whole.length);
  expect(cut).toContain("Left out for size:");
});
