// The readiness of a report as HTML: areas with what they cost, the path to 100, and every lost point.
import { checkWaiver } from "../../lib/waived.js";
import type { LostCheck, ReadinessDocument, ReportDocument } from "../../model/documents/report.js";
import { code, folded, html, table } from "../shared/html.js";
import { areaLoss } from "../shared/losses.js";
import { count, decimal } from "../shared/numbers.js";
import { gainText, planOf, type PlanStep } from "../shared/plan.js";
import { bar } from "../shared/svg-gauge.js";

/** Names shown in the open; a longer list is folded. */
const OPEN_NAMES = 8;
/** Lost points listed in the open. */
const OPEN_LOSSES = 12;

/** Every area, dearest loss or not, in report order. */
export function areaTable({ areas, attested_read_only }: ReadinessDocument): string {
  const rows = areas.map((area) => {
    const loss = areaLoss(area);
    return [
      html(area.name),
      bar(area.score),
      { html: String(area.score), value: area.score },
      { html: String(area.weight), value: area.weight },
      { html: loss === 0 ? "0" : `−${decimal(loss)}`, value: loss },
    ];
  });
  const columns = [
    { heading: "Area" },
    { heading: "Score as a bar", wide: true, hidden: true },
    { heading: "Score", numeric: true },
    { heading: "Weight", numeric: true },
    { heading: "Points lost", numeric: true },
  ];
  const attested = attested_read_only
    ? '<p class="note">Tools without annotations were called: the operator attested that they only read.</p>\n'
    : "";
  return attested + table("Score, weight and loss of every area", columns, rows);
}

/** What gives most back comes first. */
export function pathList(readiness: ReadinessDocument, waivers: ReportDocument["waivers"]): string {
  const { steps, waived } = planOf(readiness, waivers);
  const set = waived === 0 ? "" : `<p class="note">${count(waived, "lost check")} waived and left out here.</p>\n`;
  if (steps.length === 0) return readiness.score === 100 ? "<p>Nothing is left to do.</p>" : set;
  const isCounted = steps.some(({ gain }) => gain !== null);
  const intro = isCounted
    ? '<p class="note">One cause a step. The points are what each of its checks would give back alone, before areas are rounded.</p>\n'
    : "";
  return `${intro}${set}<ol class="path">\n${steps.map(stepItem).join("\n")}\n</ol>`;
}

function stepItem({ gain, reason, areas, hint, tools }: PlanStep): string {
  const points = gain === null ? "" : `<span class="gain">${html(gainText(gain))}<small>points</small></span>`;
  const items = tools.map((tool) => `<li>${code(tool)}</li>`).join("");
  const list = items === "" ? "" : `<ul class="names">${items}</ul>`;
  const where = tools.length > OPEN_NAMES ? folded(count(tools.length, "tool"), list) : list;
  const spread = `in ${areas.map((area) => html(area)).join(", ")}`;
  return `<li>${points === "" ? "<span></span>" : points}<div><h3>${code(reason)}<span class="soft">${spread}</span></h3>\n<p>${html(hint)}</p>\n${where}</div></li>`;
}

/** A gain with as many digits as every other one in its column. */
export function gainCell(gain: number): string {
  return gain > 0 && gain < 0.005 ? gainText(gain) : `+${gain.toFixed(2)}`;
}

/** The whole list, in report order; sortable where scripts run. */
export function lostTable(readiness: ReadinessDocument, waivers: ReportDocument["waivers"]): string {
  const checks = readiness.areas.flatMap((area) => area.checks);
  if (checks.length === 0) return "";
  const columns = [
    { heading: "Check" },
    { heading: "Tool" },
    { heading: "Reason" },
    { heading: "Score", numeric: true },
    { heading: "Observed", numeric: true },
    { heading: "Gives back", numeric: true },
  ];
  const lost = table(
    "Every lost point",
    columns,
    checks.map((check) => lostRow(check, waivers)),
    true,
  );
  return checks.length <= OPEN_LOSSES ? lost : folded(count(checks.length, "lost check"), lost);
}

function lostRow(check: LostCheck, waivers: ReportDocument["waivers"]) {
  const { id, tool, reason, score, observed, gain } = check;
  const waiver = checkWaiver(waivers, check);
  return [
    code(id),
    tool === null ? '<span class="soft">whole server</span>' : code(tool),
    code(reason) + (waiver === undefined ? "" : ` <span class="soft">waived until ${html(waiver.expires)}</span>`),
    { html: String(score), value: score },
    { html: observed === null ? "" : decimal(observed), value: observed ?? -1 },
    { html: gain === undefined ? "" : html(gainCell(gain)), value: gain ?? -1 },
  ];
}
