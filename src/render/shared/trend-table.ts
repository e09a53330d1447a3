// The runs of one server as an HTML table, for its report and for the page of all servers.
import type { TrendPoint } from "../../model/documents/trends.js";
import { code, html, table } from "./html.js";
import { CHANGE_WORDS, shortDigest, signed } from "./trend-words.js";

/** The runs, latest first. */
export function runTable(points: readonly TrendPoint[], server: string): string {
  const columns = [
    { heading: "Run" },
    { heading: "Score", numeric: true },
    { heading: "Change", numeric: true },
    { heading: "Cases", numeric: true },
    { heading: "Standard" },
    { heading: "Manifest" },
  ];
  const rows = points
    .toReversed()
    .map(({ timestamp, score, delta, change, gate, standard, manifest_sha256 }) => [
      html(timestamp),
      String(score),
      delta === null ? html(CHANGE_WORDS[change]) : signed(delta),
      `${gate.passed}/${gate.total}`,
      standard === null ? "manifest pass rate" : html(standard, 64),
      code(shortDigest(manifest_sha256)),
    ]);
  return table(`Runs of ${server}, the latest first`, columns, rows);
}
