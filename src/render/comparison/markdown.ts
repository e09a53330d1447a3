// The comparison as GitHub-flavoured Markdown: one table of verdicts, one of scores.
import { markdownCode, markdownEscape } from "../../lib/escape.js";
import type { ComparisonDocument } from "../../model/documents/comparison.js";
import type { Renderer, RenderOptions } from "../renderer.js";
import { table } from "../shared/table.js";
import { comparisonNotes, comparisonRows, type Cell, type Row } from "./rows.js";

const MARKS = { good: "✅ ", bad: "❌ ", none: "➖ ", plain: "" } as const;

export const comparisonMarkdown: Renderer<ComparisonDocument> = {
  document: "comparison",
  format: "markdown",
  mediaType: "text/markdown",
  render(comparison, options: RenderOptions = {}) {
    const level = "#".repeat(Math.min(6, Math.max(1, options.headingLevel ?? 2)));
    const rows = comparisonRows(comparison);
    const labels = comparison.targets.map(({ label }) => ({ heading: markdownCode(label) }));
    const cases = rows.filter(({ kind }) => kind === "case" || kind === "gate");
    const scores = rows.filter(({ kind }) => kind !== "case" && kind !== "gate");
    const notes = comparisonNotes(comparison).map((note) => markdownEscape(`${note.slice(0, 1).toUpperCase()}${note.slice(1)}`));
    const parts = [
      `${level} ${markdownCode(comparison.server)} compared on ${comparison.targets.length} targets`,
      ...(cases.length === 0 ? [] : [table([{ heading: "Case" }, { heading: "Probe" }, ...labels], cases.map(caseRow))]),
      ...(scores.length === 0
        ? []
        : [table([{ heading: "Readiness" }, ...labels.map((one) => ({ ...one, numeric: true }))], scores.map(scoreRow))]),
      ...(notes.length === 0 ? [] : [notes.map((note) => `${note}.`).join("<br>\n")]),
    ];
    return `${parts.join("\n\n")}\n`;
  },
};

function caseRow({ kind, name, detail, cells }: Row): string[] {
  const probe = detail === "" ? "" : markdownCode(detail);
  return [kind === "gate" ? "**gate**" : markdownCode(name), probe, ...cells.map((cell) => cellMarkdown(cell))];
}

function scoreRow({ kind, name, cells }: Row): string[] {
  const isTotal = kind === "readiness";
  return [isTotal ? `**${markdownEscape(name)}**` : markdownEscape(name), ...cells.map((cell) => cellMarkdown(cell, isTotal))];
}

function cellMarkdown({ text, tone, reason }: Cell, isStrong = false): string {
  if (tone === "none" && reason === undefined && text === "-") return MARKS.none.trim();
  const escaped = markdownEscape(text);
  return `${MARKS[tone]}${isStrong && tone === "plain" ? `**${escaped}**` : escaped}${reason === undefined ? "" : ` ${markdownCode(reason)}`}`;
}
