// A measured report with what some of its forms need beside it. Loaded once a run has its document: most forms need nothing.
import type { Manifest } from "../manifest/manifest.js";
import type { ReportDocument } from "../model/documents/report.js";
import type { Host } from "../model/host.js";
import { outputFormat } from "../options/format.js";
import type { OptionValues } from "../options/values.js";
import type { ReportResult } from "./command.js";

/**
 * The result that front ends render.
 * @param manifest the manifest, where it was read already
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
export async function reportResult(values: OptionValues, document: ReportDocument, host: Host, manifest?: Manifest): Promise<ReportResult> {
  const format = outputFormat(values);
  const places = format === "sarif" ? await (await import("./places.js")).placesOf(values, document, host, manifest) : undefined;
  const history = format === "html" ? await (await import("./history.js")).historyFor(document.server, host) : [];
  return { kind: "probe-report", document, places, history };
}
