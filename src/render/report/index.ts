// The formats of a report, sorted by name. The only list of them.
import type { ReportDocument } from "../../model/documents/report.js";
import type { Renderer } from "../renderer.js";
import { reportJson } from "./json.js";
import { reportMarkdown } from "./markdown.js";
import { reportText } from "./text.js";

/** Every renderer of mcpeval.probe-report. */
export const REPORT_RENDERERS: readonly Renderer<ReportDocument>[] = [reportJson, reportMarkdown, reportText];

/** The renderer of a format; undefined for a format reports do not have. */
export function reportRenderer(format: string): Renderer<ReportDocument> | undefined {
  return REPORT_RENDERERS.find((renderer) => renderer.format === format);
}
