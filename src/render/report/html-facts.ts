// The rest of a report as HTML: manifest cases, waivers, advisories, and the conditions of the measurement.
import { caseWaiver } from "../../lib/waived.js";
import type { ReportDocument } from "../../model/documents/report.js";
import { heaviestTools, measuredNumbers, type GateCase } from "../shared/cases.js";
import { chip, code, folded, html, table } from "../shared/html.js";
import { count, decimal } from "../shared/numbers.js";

/** Passed cases listed in the open. */
const OPEN_PASSES = 8;

/** Every case with its verdict, why it failed and what to do; many passed ones are folded behind the others. */
export function gateTable(report: ReportDocument): string {
  const { cases } = report;
  const passed = cases.filter((one) => one.passed);
  if (cases.length === 0) return "";
  if (passed.length <= OPEN_PASSES) return caseTable("Every manifest case", report, cases);
  const others = cases.filter((one) => !one.passed);
  const open = others.length === 0 ? "" : `${caseTable("Manifest cases that did not pass", report, others)}\n`;
  return open + folded(count(passed.length, "passed case"), caseTable("Manifest cases that passed", report, passed));
}

function caseTable(caption: string, report: ReportDocument, cases: readonly GateCase[]): string {
  const columns = [
    { heading: "Case" },
    { heading: "Probe" },
    { heading: "Verdict" },
    { heading: "Attempts", numeric: true },
    { heading: "Finding", wide: true },
  ];
  const rows = cases.map((one) => [code(one.id), code(one.probe), verdict(report, one), String(one.attempts), finding(one)]);
  return table(caption, columns, rows);
}

function verdict({ waivers }: ReportDocument, one: GateCase): string {
  if (one.passed) return chip("pass", "good");
  if (one.not_applicable === true) return chip("not applicable");
  return chip(caseWaiver(waivers, one) === undefined ? "fail" : "fail, waived", "bad");
}

function finding(one: GateCase): string {
  const { reason, hint, detail, first_failure } = one;
  const heaviest = heaviestTools(one).map(([name, tokens]) => `${code(name)} ${tokens}`);
  const numbers = measuredNumbers(one).map(([name, value]) => `${html(name)} ${decimal(value)}`);
  const parts = [
    ...(reason === null
      ? []
      : [code(reason) + (first_failure === null ? "" : ` <span class="soft">first in attempt ${first_failure}</span>`)]),
    ...(detail === null ? [] : [`${html(detail.bound)} ${decimal(detail.observed)}, bound ${decimal(detail.limit)}`]),
    ...(one.passed || hint === null ? [] : [html(hint)]),
    ...(heaviest.length === 0 ? [] : [`heaviest: ${heaviest.join(", ")}`]),
    ...(numbers.length === 0 ? [] : [`<span class="soft">${numbers.join(", ")}</span>`]),
  ];
  return parts.join("<br>");
}

const STATES = {
  applied: ["applied", "mid"],
  stale: ["stale", "bad"],
  expired: ["expired", "bad"],
  unused: ["not judged", "plain"],
} as const;

/** The waivers the report was made under. */
export function waiverTable({ waivers = [] }: ReportDocument): string {
  if (waivers.length === 0) return "";
  const columns = [
    { heading: "Waived" },
    { heading: "Tool" },
    { heading: "Because", wide: true },
    { heading: "Owner" },
    { heading: "Until" },
    { heading: "State" },
  ];
  const rows = waivers.map(({ kind, subject, tool, because, owner, expires, state, covers }) => [
    `${html(kind)} ${code(subject)}`,
    tool === null ? "" : code(tool),
    html(because),
    html(owner),
    html(expires),
    chip(state === "applied" ? `applied to ${covers}` : STATES[state][0], STATES[state][1]),
  ]);
  return `<p class="note">Accepted for a time: these losses keep their cost and fail neither floors nor the gate.</p>\n${table("Every waiver of the report", columns, rows)}`;
}

/** What was seen on the wire. */
export function advisoryList({ advisories = [] }: ReportDocument): string {
  if (advisories.length === 0) return "";
  const items = advisories.map(
    ({ id, reason, hint, count: seen }) =>
      `<li><span></span><div><h3>${code(id)}<span class="soft">${code(reason)} seen ${seen === 1 ? "once" : count(seen, "time")}</span></h3>\n<p>${html(hint)}</p></div></li>`,
  );
  return `<p class="note">Seen on the wire; these change no score.</p>\n<ul class="path advisories">\n${items.join("\n")}\n</ul>`;
}

/** Under which conditions the numbers hold. */
export function profileFacts({ measurement_profile: profile, manifest_sha256 }: ReportDocument): string {
  const entries: [string, unknown][] = [
    ...Object.entries(profile ?? {}),
    ...(manifest_sha256 === null ? [] : [["manifest_sha256", manifest_sha256] as [string, unknown]]),
  ];
  if (entries.length === 0) return "";
  const rows = entries.map(([name, value]) => [html(name.replaceAll("_", " ")), factHtml(value)]);
  return folded(count(rows.length, "condition"), table("Conditions", [{ heading: "Condition" }, { heading: "Value", wide: true }], rows));
}

function factHtml(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((item) => code(String(item))).join(" ");
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? code(value) : typeof value === "number" ? decimal(value) : "";
}
