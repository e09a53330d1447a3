// The history of one server as HTML: a line of scores, and the runs behind it as a table.
import type { TrendPoint } from "../../model/documents/trends.js";
import { folded } from "../shared/html.js";
import { count } from "../shared/numbers.js";
import { trendSvg } from "../shared/svg-trend.js";
import { runTable } from "../shared/trend-table.js";

/** Nothing below two runs: one is the report itself. */
export function historyPart(points: readonly TrendPoint[], server: string): string {
  if (points.length < 2) return "";
  return `${trendSvg(points, `Readiness of ${server} over time`)}\n${folded(count(points.length, "run"), runTable(points, server))}`;
}
