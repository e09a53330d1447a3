// The report as its own JSON document.
import type { ReportDocument } from "../../model/documents/report.js";
import type { Renderer } from "../renderer.js";
import { jsonText } from "../shared/json.js";

export const reportJson: Renderer<ReportDocument> = {
  document: "probe-report",
  format: "json",
  mediaType: "application/json",
  render: jsonText,
};
