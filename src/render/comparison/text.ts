// The comparison as an aligned grid for a terminal; its width depends on names and labels alone.
import { fieldValue } from "../../lib/escape.js";
import type { ComparisonDocument } from "../../model/documents/comparison.js";
import type { Palette, Renderer, RenderOptions } from "../renderer.js";
import { count } from "../shared/numbers.js";
import { comparisonNotes, comparisonRows, type Cell, type Tone } from "./rows.js";

export const comparisonText: Renderer<ComparisonDocument> = {
  document: "comparison",
  format: "text",
  mediaType: "text/plain",
  render(comparison, { palette }: RenderOptions = {}) {
    const rows = comparisonRows(comparison);
    const names = [
      "",
      ...rows.map(({ kind, name }) => (kind === "fact" ? `  ${name}` : `${kind === "area" ? "  " : ""}${fieldValue(name)}`)),
    ];
    const details = ["", ...rows.map(({ detail }) => (detail === "" ? "" : fieldValue(detail)))];
    const columns: Cell[][] = comparison.targets.map(({ label }, index) => [
      { text: fieldValue(label), tone: "plain" },
      ...rows.map(({ cells }) => cells[index] ?? { text: "-", tone: "none" as const }),
    ]);
    const widths = [names, details, ...columns.map((column) => column.map(cellText))].map((texts) =>
      texts.reduce((most, text) => Math.max(most, text.length), 0),
    );
    const lines = names.map((name, row) => {
      const plain = [name, details[row] ?? ""].map((text, column) => text.padEnd(widths[column] ?? 0)).filter((_, i) => widths[i] !== 0);
      const cells = columns.map((column, index) => {
        const cell = column[row] ?? { text: "", tone: "plain" as const };
        const text = cellText(cell);
        // Padded after colouring: escape codes have no width.
        return painted(text, cell.tone, palette) + " ".repeat((widths[index + 2] ?? 0) - text.length);
      });
      return [...plain, ...cells].join("  ").trimEnd();
    });
    const head = `${fieldValue(comparison.server)} compared on ${count(comparison.targets.length, "target")}`;
    return [head, ...lines, ...comparisonNotes(comparison)].map((line) => `${line}\n`).join("");
  },
};

function cellText({ text, reason }: Cell): string {
  return reason === undefined ? text : `${text} ${fieldValue(reason)}`;
}

function painted(text: string, tone: Tone, palette: Palette | null | undefined): string {
  if (palette === undefined || palette === null || tone === "plain") return text;
  return { good: palette.green, bad: palette.red, none: palette.dim }[tone](text);
}
