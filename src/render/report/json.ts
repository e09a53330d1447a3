// The report as its own JSON document: two-space, newline at the end, keys in the order the document was built in.
import type { ReportDocument } from "../../model/documents/report.js";
import { inertJson } from "../../lib/escape.js";
import type { Renderer } from "../renderer.js";

export const reportJson: Renderer<ReportDocument> = {
  document: "probe-report",
  format: "json",
  mediaType: "application/json",
  render: (report) => `${inertJson(JSON.stringify(report, null, 2))}\n`,
};
