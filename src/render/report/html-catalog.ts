// The catalog of a report as HTML: what each tool weighs and loses, as a map and as a table, and what it costs a session.
import type { CatalogTool, LostCheck, ReportDocument } from "../../model/documents/report.js";
import { code, folded, html, scroll, table, type HtmlCell } from "../shared/html.js";
import { count } from "../shared/numbers.js";
import { gainCell } from "./html-readiness.js";
import { sessionCost, sessionCostSentence } from "../shared/session-cost.js";
import { treemapSvg } from "../shared/svg-treemap.js";

const CLASSES: readonly CatalogTool["class"][] = ["read-only", "writer", "unannotated"];

/** Tools listed in the open. */
const OPEN_TOOLS = 50;

/** The map of the weights, where the report knows them, and the cost at the operator's price. */
export function catalogPart(report: ReportDocument, price: number | undefined): string {
  const tools = (report.catalog ?? []).flatMap(({ name, tokens, class: kind }) =>
    tokens === undefined ? [] : [{ name, weight: tokens, kind }],
  );
  const total = tools.reduce((sum, { weight }) => sum + weight, 0);
  const cost = sessionCost(report, price);
  const paid = cost === null ? "" : `<p class="note">Session cost: ${html(sessionCostSentence(cost))}.</p>\n`;
  if (total === 0) return paid;
  const heaviest = tools.reduce((a, b) => (b.weight > a.weight ? b : a));
  const said = `${count(total, "token")} over ${count(tools.length, "tool")}, which every session pays before its first call. The heaviest is ${code(heaviest.name)} with ${heaviest.weight}.`;
  const key = CLASSES.filter((kind) => tools.some((tool) => tool.kind === kind))
    .map((kind) => `<li><i class="${kind}"></i>${kind}</li>`)
    .join("");
  const label = `Tokens of each tool: ${count(total, "token")} over ${count(tools.length, "tool")}; the table of tools has the numbers`;
  return `<p class="note">${said}</p>\n${paid}${scroll("Map of the weights", treemapSvg(tools, label))}\n<ul class="key">${key}</ul>`;
}

/** Every tool: class, weight, and what it loses; sortable where scripts run. */
export function toolTable({ catalog, readiness }: ReportDocument): string {
  if (catalog === undefined || catalog === null || catalog.length === 0) return "";
  const lost = lossesByTool(readiness?.areas.flatMap(({ checks }) => checks) ?? []);
  const hasTokens = catalog.some(({ tokens }) => tokens !== undefined);
  const hasGains = [...lost.values()].some(({ gain }) => gain !== null);
  const columns = [
    { heading: "Tool" },
    { heading: "Class" },
    ...(hasTokens ? [{ heading: "Tokens", numeric: true }] : []),
    { heading: "Parameters", numeric: true },
    ...(readiness === null ? [] : [{ heading: "Lost checks", numeric: true }]),
    ...(hasGains ? [{ heading: "Gives back", numeric: true }] : []),
  ];
  const rows = catalog.map(({ name, class: kind, tokens, parameters }): HtmlCell[] => {
    const { checks, gain } = lost.get(name) ?? { checks: 0, gain: null };
    return [
      code(name),
      html(kind),
      ...(hasTokens ? [{ html: tokens === undefined ? "" : String(tokens), value: tokens ?? -1 }] : []),
      number(Object.keys(parameters).length),
      ...(readiness === null ? [] : [number(checks)]),
      ...(hasGains ? [{ html: gain === null ? "" : html(gainCell(gain)), value: gain ?? 0 }] : []),
    ];
  });
  const tools = table("Every tool of the catalog, with its weight and its losses", columns, rows, true);
  return catalog.length <= OPEN_TOOLS ? tools : folded(count(catalog.length, "tool"), tools);
}

function number(value: number): HtmlCell {
  return { html: String(value), value };
}

/** How many checks each tool lost and what they would give back; null where the report does not say. */
function lossesByTool(checks: readonly LostCheck[]): Map<string, { checks: number; gain: number | null }> {
  const found = new Map<string, { checks: number; gain: number | null }>();
  for (const { tool, gain } of checks) {
    if (tool === null) continue;
    const sofar = found.get(tool) ?? { checks: 0, gain: null };
    found.set(tool, { checks: sofar.checks + 1, gain: gain === undefined ? sofar.gain : (sofar.gain ?? 0) + gain });
  }
  return found;
}
