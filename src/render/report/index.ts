// The formats of a report, sorted by name. The only list of them.
import type { ReportDocument } from "../../model/documents/report.js";
import type { Renderer } from "../renderer.js";
import { reportJson } from "./json.js";
import { reportMarkdown } from "./markdown.js";
import { reportSarif } from "./sarif.js";
import { reportText } from "./text.js";

/** Every renderer that costs nothing to load. */
export const REPORT_RENDERERS: readonly Renderer<ReportDocument>[] = [reportJson, reportMarkdown, reportSarif, reportText];

/** Renderers with a library behind them, which only its own format waits for. */
const ON_DEMAND: Readonly<Record<string, () => Promise<Renderer<ReportDocument>>>> = {
  html: async () => (await import("./html.js")).reportHtml,
  junit: async () => (await import("./junit.js")).reportJunit,
};

/** The name of every format, sorted. */
export const REPORT_FORMATS: readonly string[] = [...REPORT_RENDERERS.map(({ format }) => format), ...Object.keys(ON_DEMAND)].sort();

/** The renderer of a format that needs no loading; undefined for any other. */
export function reportRenderer(format: string): Renderer<ReportDocument> | undefined {
  return REPORT_RENDERERS.find((renderer) => renderer.format === format);
}

/** The renderer of a format; undefined for a format reports do not have. */
export async function loadReportRenderer(format: string): Promise<Renderer<ReportDocument> | undefined> {
  return reportRenderer(format) ?? (Object.hasOwn(ON_DEMAND, format) ? await ON_DEMAND[format]?.() : undefined);
}
