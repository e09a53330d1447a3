// The report as lines for a terminal, a log and grep: one line a case and a lost point, `key=value` fields, width independent of the
// terminal. No text of a server but tool names, and those as one inert word.
import { fieldValue } from "../../lib/escape.js";
import { caseWaiver, checkWaiver } from "../../lib/waived.js";
import type { ReadinessDocument, ReadinessGate, ReportDocument } from "../../model/documents/report.js";
import { isUnfinished } from "../../model/unfinished.js";
import type { Palette, Renderer, RenderOptions } from "../renderer.js";
import { heaviestTools, measuredNumbers, notApplicableCount, type GateCase } from "../shared/cases.js";
import { incompleteSentence } from "../shared/incomplete.js";
import { hintText, lostFields, waivedFields } from "../shared/lost-lines.js";
import { count, decimal } from "../shared/numbers.js";
import { PLAIN } from "../shared/palette.js";
import { sessionCost, sessionCostSentence } from "../shared/session-cost.js";
import { advisoryLines } from "./text-advisories.js";
import { gradeLines } from "./text-grade.js";
import { planLines, waiverLines } from "./text-plan.js";

/** How this rendering looks: its colours, whether hints show, and whether the path to 100 does. */
interface Style {
  readonly palette: Palette;
  readonly brief: boolean;
  readonly plan: boolean;
}

export const reportText: Renderer<ReportDocument> = {
  document: "probe-report",
  format: "text",
  mediaType: "text/plain",
  render(report, options: RenderOptions = {}) {
    const style: Style = { palette: options.palette ?? PLAIN, brief: options.brief ?? false, plan: options.plan ?? false };
    const lines = [
      ...casesLines(report, style),
      ...gateLines(report, style),
      ...passRateLines(report, options.passRate),
      ...readinessLines(report, style),
      ...costLines(report, options.pricePerMtok),
      ...(report.readiness_gate === undefined ? [] : floorLines(report, report.readiness_gate, style)),
      ...gradeLines(report, style.palette, style.brief),
      ...waiverLines(report.waivers, style.palette),
      ...advisoryLines(report, style.palette, style.brief),
    ];
    return lines.map((line) => `${line}\n`).join("");
  },
};

/** What says the same of every case it is said of (a lost server, a revision) has its hint once. */
function casesLines(report: ReportDocument, style: Style): string[] {
  const hinted = new Set<string | null>();
  return report.cases.flatMap((one) => {
    const isShared = one.not_applicable === true || isUnfinished(one.reason);
    const lines = caseLines(report, one, isShared && hinted.has(one.reason) ? { ...style, brief: true } : style);
    if (isShared) hinted.add(one.reason);
    return lines;
  });
}

function caseLines({ waivers }: ReportDocument, one: GateCase, style: Style): string[] {
  const { palette } = style;
  const fields = [`attempts=${one.attempts}`];
  if (one.first_failure !== null) fields.push(`first_failure=${one.first_failure}`);
  if (one.reason !== null) fields.push(`reason=${fieldValue(one.reason)}`);
  for (const [name, value] of measuredNumbers(one)) fields.push(`${fieldValue(name)}=${value}`);
  if (one.detail !== null)
    fields.push(`bound=${fieldValue(one.detail.bound)}`, `limit=${one.detail.limit}`, `observed=${one.detail.observed}`);
  if (!one.passed && one.not_applicable !== true) fields.push(...waivedFields(caseWaiver(waivers, one)));
  const verdict = one.passed ? palette.green("pass") : one.not_applicable === true ? palette.dim("not-applicable") : palette.red("fail");
  const heaviest = heaviestTools(one).map(([name, tokens]) => `${fieldValue(name)} ${tokens}`);
  return [
    `${fieldValue(one.id)} ${fieldValue(one.probe)} ${verdict} ${fields.join(" ")}`,
    ...(one.passed || one.hint === null || style.brief ? [] : [hintLine("  ", one.hint, style)]),
    ...(heaviest.length === 0 ? [] : [`  heaviest: ${heaviest.join(", ")}`]),
  ];
}

function gateLines({ server, gate, cases }: ReportDocument, { palette }: Style): string[] {
  if (gate === null) return [];
  const colour = gate.passed === gate.total ? palette.green : palette.red;
  const apart = notApplicableCount(cases);
  return [`${fieldValue(server)} gate ${colour(`${gate.passed}/${gate.total}`)} passed${apart === 0 ? "" : `, ${apart} not applicable`}`];
}

/** Version 1 knew no readiness, only how many cases passed. */
function passRateLines({ server }: ReportDocument, passRate: number | undefined): string[] {
  return passRate === undefined ? [] : [`${fieldValue(server)} manifest pass rate ${decimal(passRate)}% schema=mcpeval.probe-report/v1`];
}

function readinessLines(report: ReportDocument, style: Style): string[] {
  const server = fieldValue(report.server);
  const { readiness, readiness_error } = report;
  if (readiness === null) {
    if (readiness_error === undefined) return [];
    const sentence = incompleteSentence(readiness_error);
    return [
      `${server} readiness ${style.palette.red("not measured")}: ${fieldValue(readiness_error)}`,
      ...(sentence === null || style.brief ? [] : [hintLine("  ", sentence, style)]),
    ];
  }
  const areas = readiness.areas.map(({ name, score }) => `${fieldValue(name)}=${scoreColour(score, style.palette)(String(score))}`);
  const score = style.palette.bold(scoreColour(readiness.score, style.palette)(`${readiness.score}/100`));
  return [
    `${server} readiness ${score} ${[...areas, `standard=${fieldValue(readiness.standard)}`].join(" ")}`,
    surfaceLine(readiness),
    ...lostLines(report, readiness, style),
    ...(style.plan ? planLines(readiness, report.waivers, style.palette, style.brief) : []),
  ];
}

function costLines(report: ReportDocument, price: number | undefined): string[] {
  const cost = sessionCost(report, price);
  return cost === null ? [] : [`  session cost: ${sessionCostSentence(cost)}`];
}

function surfaceLine({ surface }: ReadinessDocument): string {
  const { tools, read_only, writers, exercised } = surface;
  return `  surface: ${count(tools, "tool")}, ${read_only} read-only, ${count(writers, "writer")}, ${exercised} exercised`;
}

function lostLines({ waivers }: ReportDocument, readiness: ReadinessDocument, style: Style): string[] {
  const hinted = new Set<string>();
  return readiness.areas.flatMap(({ checks }) =>
    checks.flatMap((check) => {
      const line = `  ${style.palette.yellow("lost")} ${lostFields(check, checkWaiver(waivers, check))}`;
      // Each hint once: under --plan the path to 100 has them.
      if (style.brief || style.plan || hinted.has(check.reason)) return [line];
      hinted.add(check.reason);
      return [line, hintLine("    ", check.hint, style)];
    }),
  );
}

function hintLine(indent: string, hint: string, { palette }: Style): string {
  return `${indent}${palette.dim(hintText(hint))}`;
}

/** The floors that were declared, whether they were met, and one line for each that was not. */
function floorLines(report: ReportDocument, gate: ReadinessGate, { palette }: Style): string[] {
  const floors = [
    ...(gate.min_readiness === null ? [] : [`readiness>=${gate.min_readiness}`]),
    ...Object.entries(gate.min_area).map(([area, floor]) => `${fieldValue(area)}>=${floor}`),
    ...(gate.exclude_latency ? ["latency=excluded"] : []),
    ...(gate.waived_points === undefined ? [] : [`waived=+${decimal(gate.waived_points)}`]),
  ];
  const verdict = gate.passed ? palette.green("passed") : palette.red(report.readiness === null ? "not compared" : "failed");
  return [
    `${[fieldValue(report.server), "floors", verdict, ...floors].join(" ")}`,
    ...gate.shortfalls.map(
      ({ subject, observed, floor }) => `  ${palette.red("below")} ${fieldValue(subject)} observed=${observed} floor=${floor}`,
    ),
  ];
}

function scoreColour(score: number, palette: Palette): (text: string) => string {
  return score >= 90 ? palette.green : score >= 50 ? palette.yellow : palette.red;
}
