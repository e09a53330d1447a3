// The formats of a report, sorted by name. The only list of them. Each loads alone: a run needs one.
import type { ReportDocument } from "../../model/documents/report.js";
import type { Renderer } from "../renderer.js";

const LOADERS: Readonly<Record<string, () => Promise<Renderer<ReportDocument>>>> = {
  html: async () => (await import("./html.js")).reportHtml,
  json: async () => (await import("./json.js")).reportJson,
  junit: async () => (await import("./junit.js")).reportJunit,
  markdown: async () => (await import("./markdown.js")).reportMarkdown,
  sarif: async () => (await import("./sarif.js")).reportSarif,
  text: async () => (await import("./text.js")).reportText,
};

/** The name of every format, sorted. */
export const REPORT_FORMATS: readonly string[] = Object.keys(LOADERS);

/** The renderer of a format; undefined for a format reports do not have. */
export async function loadReportRenderer(format: string): Promise<Renderer<ReportDocument> | undefined> {
  return Object.hasOwn(LOADERS, format) ? await LOADERS[format]?.() : undefined;
}
