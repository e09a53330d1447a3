// Escaping judged from outside: by a real Markdown parser and JSON.parse, over hand-picked and random hostile texts.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import MarkdownIt from "markdown-it";
import { fieldValue, inertJson, markdownCode, markdownEscape, printable } from "../../src/lib/escape.js";
import { MAX_NAME_CHARACTERS } from "../../src/model/limits.js";
import { FORBIDDEN, HOSTILE_TEXTS, hostileText } from "../support/hostile.js";

const markdown = new MarkdownIt({ html: true, linkify: true });

// Hostile texts stay out of test titles: a runner's log would obey them.
describe("printable", () => {
  test.each([
    ["get_weather", "get_weather"],
    ["späte Züge 東京 🚆", "späte Züge 東京 🚆"],
    ["a\u001b[31mb", "a\\u{1b}[31mb"],
    ["a\nb", "a\\u{a}b"],
    ["\u202etxt", "\\u{202e}txt"],
    ["\ud800", "\\u{d800}"],
    ["\u{e0041}", "\\u{e0041}"],
    ["##[error]", "#\\u{23}[error]"],
    ["##", "##"],
  ])("row %#", (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test("cuts at the limit in characters, never inside one", () => {
    expect(printable("x".repeat(MAX_NAME_CHARACTERS))).toBe("x".repeat(MAX_NAME_CHARACTERS));
    expect(printable("x".repeat(MAX_NAME_CHARACTERS + 1))).toBe(`${"x".repeat(MAX_NAME_CHARACTERS - 1)}…`);
    expect(printable("\u{1f600}".repeat(MAX_NAME_CHARACTERS))).toBe("\u{1f600}".repeat(MAX_NAME_CHARACTERS));
    expect(printable("\u{1f600}".repeat(9_999))).toBe(`${"\u{1f600}".repeat(MAX_NAME_CHARACTERS - 1)}…`);
    expect(printable(`a${"\u{1f600}".repeat(9_999)}`)).toBe(`a${"\u{1f600}".repeat(MAX_NAME_CHARACTERS - 2)}…`);
    expect(printable("abcdef", 4)).toBe("abc…");
  });

  test("holds nothing forbidden, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const out = printable(text);
        expect(out).not.toMatch(FORBIDDEN);
        expect(out).not.toContain("\n");
        expect(out).not.toContain("##[");
        expect(Array.from(out).length).toBeLessThanOrEqual(MAX_NAME_CHARACTERS);
      }),
    );
  });
});

describe("a field value", () => {
  test.each([
    ["get_weather", "get_weather"],
    ["ns/tool.name:v1-2", "ns/tool.name:v1-2"],
    ["two words", '"two words"'],
    ["a=b", '"a=b"'],
    ["", '""'],
    ["::error::x", '"::error::x"'],
    ['say "hi"', '"say \\"hi\\""'],
    ["a\nb", '"a\\\\u{a}b"'],
  ])("row %#", (text, expected) => {
    expect(fieldValue(text)).toBe(expected);
  });

  test("is one word or one JSON string, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const out = fieldValue(text);
        if (out.startsWith('"')) expect(JSON.parse(out)).toBe(printable(text));
        else expect(out).toMatch(/^[A-Za-z0-9_./-][A-Za-z0-9_.:/-]*$/);
      }),
    );
  });
});

test("JSON made inert keeps its value", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const json = inertJson(JSON.stringify({ [text]: [text] }, null, 2));
      expect(JSON.parse(json)).toEqual({ [text]: [text] });
      expect(json).not.toMatch(FORBIDDEN);
      expect(json).not.toContain("##[");
    }),
  );
});

/** Inline token types and text of a paragraph, as a CommonMark parser with tables, strikethrough and linkify reads it. */
function inline(source: string): { types: string[]; text: string } {
  const tokens = markdown.parseInline(source, {})[0]?.children ?? [];
  return { types: [...new Set(tokens.map(({ type }) => type))], text: tokens.map(({ content }) => content).join("") };
}

describe("a Markdown code span", () => {
  test("is exactly one span that shows the printable name, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { types, text: shown } = inline(markdownCode(text));
        expect(types.filter((type) => type !== "text")).toEqual(["code_inline"]);
        expect(shown).not.toMatch(/[`|]/);
        expect(markdownCode(text)).not.toMatch(FORBIDDEN);
      }),
    );
  });

  test.each([
    ["get_weather", "`get_weather`"],
    ["", "`(empty)`"],
    [" ", "`\\u{20}`"],
    ["a|b`c", "`a\\u{7c}b\\u{60}c`"],
    ["@octocat", "`@octocat`"],
  ])("row %#", (text, expected) => {
    expect(markdownCode(text)).toBe(expected);
  });
});

/** What GitHub links or notifies after Markdown was rendered, wherever it stands outside of code (entities aside). */
const ACTIVE_OUTSIDE_CODE = /@|(?<!&)#\w|:\/\/|\bwww\.|\bGH-\d|\b[0-9a-f]{40}\b/i;

describe("Markdown prose", () => {
  test.each([
    "describe what the tool does, when to use it, and what it returns in at least 40 characters; agents choose tools from this text",
    "pass working arguments with --arguments",
    "set readOnlyHint: true (score 80: up to 300 ms), max_tools",
  ])("plain sentences stay as they are: %s", (sentence) => {
    expect(markdownEscape(sentence)).toBe(sentence);
  });

  test.each(HOSTILE_TEXTS.filter((text) => text.trim() !== ""))("hostile text %# becomes plain text", (text) => {
    const html = markdown.render(markdownEscape(text));
    expect(html).toMatch(/^<p>[\s\S]*<\/p>\n$/);
    expect(html.replace(/^<p>|<\/p>\n$|<\/?code>/g, "")).not.toMatch(/<[^>]+>/);
    expect(html.replace(/<code>[\s\S]*?<\/code>/g, "`")).not.toMatch(ACTIVE_OUTSIDE_CODE);
  });

  test("no markup, link, mention or reference, and the words are kept, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { types, text: shown } = inline(markdownEscape(text, 100_000));
        expect(types.filter((type) => !["text", "text_special", "code_inline"].includes(type))).toEqual([]);
        expect(shown.trim()).toBe(printable(text, 100_000).trim());
        const outsideCode = markdown.renderInline(markdownEscape(text)).replace(/<code>[\s\S]*?<\/code>/g, "`");
        expect(outsideCode).not.toMatch(ACTIVE_OUTSIDE_CODE);
      }),
    );
  });

  test("cannot split a table cell", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const rendered = markdown.render(`| a | b |\n| --- | --- |\n| ${markdownEscape(text)} | ${markdownCode(text)} |\n| last | row |\n`);
        expect(rendered.match(/<td>/g)).toHaveLength(4);
        expect(rendered).toContain("<td>last</td>\n<td>row</td>");
      }),
    );
  });
});
