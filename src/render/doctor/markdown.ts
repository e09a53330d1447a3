// A doctor report as Markdown, to paste into an issue. Cells hold fixed labels and numbers only, and are escaped all the same.
import { markdownCode, markdownEscape } from "../../lib/escape.js";
import type { DoctorDocument } from "../../model/documents/doctor.js";
import type { Renderer, RenderOptions } from "../renderer.js";
import { table } from "../shared/table.js";
import { cells, connection, HEADINGS } from "./rows.js";

const NUMERIC: readonly string[] = ["status", "code", "ms"];

export const doctorMarkdown: Renderer<DoctorDocument> = {
  document: "doctor",
  format: "markdown",
  mediaType: "text/markdown",
  render(document, options: RenderOptions = {}) {
    const level = Math.min(4, Math.max(1, options.headingLevel ?? 2));
    const columns = HEADINGS.map((heading) => ({ heading, numeric: NUMERIC.includes(heading) }));
    const rows = document.steps.map((step) => cells(step).map((cell) => markdownEscape(cell)));
    const parts = [
      `${"#".repeat(level)} ${markdownCode(document.server)} ${markdownEscape(connection(document))}`,
      `**${markdownCode(document.cause)}**: ${markdownEscape(document.advice)}`,
      table(columns, rows),
    ];
    return `${parts.join("\n\n")}\n`;
  },
};
