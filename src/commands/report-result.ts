// A measured report with what some of its forms need beside it. Loaded once a run has its document: most forms need nothing.
import type { Manifest } from "../manifest/manifest.js";
import type { ReportDocument } from "../model/documents/report.js";
import type { Host } from "../model/host.js";
import type { OptionValues } from "../options/values.js";
import type { ReportResult } from "./command.js";
import { historyFor } from "./history.js";
import { placesOf } from "./places.js";

/**
 * The result that front ends render.
 * @param manifest the manifest, where it was read already
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
export async function reportResult(values: OptionValues, document: ReportDocument, host: Host, manifest?: Manifest): Promise<ReportResult> {
  return {
    kind: "probe-report",
    document,
    places: await placesOf(values, document, host, manifest),
    history: await historyFor(values, document.server, host),
  };
}
