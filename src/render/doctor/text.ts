// A doctor report as one screen: a table of what was asked and what came, then the most likely cause and what to do.
import { fieldValue, printable } from "../../lib/escape.js";
import type { DoctorDocument, DoctorStep } from "../../model/documents/doctor.js";
import type { Palette, Renderer, RenderOptions } from "../renderer.js";
import { PLAIN } from "../shared/palette.js";
import { cells, connection, HEADINGS, isGood } from "./rows.js";

export const doctorText: Renderer<DoctorDocument> = {
  document: "doctor",
  format: "text",
  mediaType: "text/plain",
  render(document, options: RenderOptions = {}) {
    const palette = options.palette ?? PLAIN;
    const rows = document.steps.map((step) => cells(step).map((cell) => printable(cell)));
    const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((row) => (row[i] ?? "").length)));
    const line = (row: readonly string[]): string =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd();
    const colour = document.connects.length === 0 ? palette.red : palette.green;
    const lines = [
      palette.dim(line(HEADINGS)),
      ...rows.map((row, i) => coloured(line(row), document.steps[i] as DoctorStep, palette)),
      "",
      `${fieldValue(document.server)} ${colour(connection(document))}`,
      `  ${document.cause === "healthy" ? "result" : "likely cause"}: ${fieldValue(document.cause)}`,
      `  ${palette.dim(`${document.cause === "healthy" ? "next" : "fix"}: ${printable(document.advice, 2_000)}`)}`,
    ];
    return lines.map((text) => `${text}\n`).join("");
  },
};

function coloured(text: string, { outcome }: DoctorStep, palette: Palette): string {
  const good = isGood(outcome);
  return good === null ? text : good ? palette.green(text) : palette.red(text);
}
