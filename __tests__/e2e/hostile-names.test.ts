// Tool names meant to harm a terminal, a CI log, a page or a parser, through the whole command line in every format.
import { beforeAll, expect, test } from "@jest/globals";
import MarkdownIt from "markdown-it";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { FORBIDDEN, HOSTILE_TEXTS } from "../support/hostile.js";
import { PASS_MARK, runCli, type CliRun } from "../support/run-cli.js";
import { unrulyCommand } from "../support/unruly.js";

/** An empty name is no name: such an entry is dropped and costs the listing, so it says nothing here. */
const NAMES = HOSTILE_TEXTS.filter((name) => name !== "");
const FORMATS = ["text", "markdown", "json", "html"] as const;
const runs: Partial<Record<(typeof FORMATS)[number], CliRun>> = {};

beforeAll(async () => {
  for (const format of FORMATS) {
    const command = unrulyCommand("named", JSON.stringify(NAMES));
    runs[format] = await runCli(["score", "--server", "hostile", "--format", format, ...PASS_MARK, "--", ...command]);
  }
}, 60_000);

test.each(FORMATS)("%s holds nothing active", (format) => {
  const run = runs[format];
  expect([run?.code, run?.stderr, run?.left]).toEqual([0, "", []]);
  expect(run?.stdout).not.toMatch(FORBIDDEN);
  expect(run?.stdout).not.toContain("##[");
  expect(run?.stdout).not.toMatch(/^\s*::/m);
});

test("JSON gives every name back as the server spelt it", () => {
  const report = JSON.parse(runs.json?.stdout ?? "") as ReportDocument;
  expect(report.catalog?.map((tool) => tool.name)).toEqual(NAMES);
  expect(report.readiness?.surface).toMatchObject({ tools: NAMES.length, exercised: NAMES.length });
  const short = report.readiness?.areas.flatMap(({ checks }) => checks.filter(({ id }) => id === "catalog.description"));
  expect(short?.map((check) => check.tool)).toEqual(NAMES);
});

test("text has one line for each fact, no longer than a name may be", () => {
  const lines = (runs.text?.stdout ?? "").split("\n");
  expect(lines.filter((line) => line.startsWith("  lost catalog.description "))).toHaveLength(NAMES.length);
  expect(Math.max(...lines.filter((line) => line.startsWith("  lost ")).map((line) => line.length))).toBeLessThan(1_000);
});

test("Markdown has no link, image or HTML that the names brought", () => {
  const html = new MarkdownIt({ html: true, linkify: true }).render(runs.markdown?.stdout ?? "");
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag?.toLowerCase());
  const known = [
    "h1",
    "h2",
    "h3",
    "p",
    "img",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "ul",
    "ol",
    "li",
    "code",
    "details",
    "summary",
    "strong",
    "em",
    "br",
    "sub",
  ];
  expect(tags.filter((tag) => !known.includes(tag ?? ""))).toEqual([]);
  const images = [...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, source]) => source);
  expect(images.filter((source) => !source?.startsWith("https://img.shields.io/"))).toEqual([]);
  // Mentions and references are inert in code only.
  const prose = html.replace(/<code>[^]*?<\/code>/g, "").replace(/<img[^>]*>/g, "");
  expect(prose).not.toMatch(/@octocat|repo#123|evil\.example|deadbeef/);
});
