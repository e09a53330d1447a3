// One server's part of a pull request's comment: the facts of its headline, and its sections.
import { markdownCode, markdownEscape } from "../../lib/escape.js";
import { caseWaiver } from "../../lib/waived.js";
import type { DiffDocument } from "../../model/documents/diff.js";
import type { ReadinessDocument, ReportDocument } from "../../model/documents/report.js";
import { caseSections, contractSections, gateLines, incomparable, tokenSections } from "../diff/markdown.js";
import { signed } from "../diff/wording.js";
import { advisoryGateLine } from "../report/markdown-advisories.js";
import { gradeParts } from "../report/markdown-grade.js";
import { floors, gateSections, lossItem, notMeasured } from "../report/markdown.js";
import { lossGroups } from "../shared/losses.js";
import { count } from "../shared/numbers.js";
import { gainText, planOf } from "../shared/plan.js";
import type { Section } from "../shared/sections.js";
import { bar, table } from "../shared/table.js";
import type { CommentServer } from "./input.js";

/** Causes of lost points listed where there is nothing to compare with. */
const LISTED_CAUSES = 5;

/** The score in words, then each fact that makes the verdict, as Markdown paragraphs. */
export function headlineFacts({ report, diff, problem, isNew }: CommentServer): string[] {
  const { readiness, gate, readiness_error, readiness_gate, advisory_gate } = report;
  const delta = diff?.readiness.delta ?? null;
  const score =
    readiness === null
      ? readiness_error === undefined
        ? "gate"
        : "readiness not measured"
      : `readiness ${readiness.score}/100${delta === null ? "" : ` (${signed(delta)})`}`;
  return [
    score,
    ...(readiness_error === undefined ? [] : [notMeasured(readiness_error)]),
    ...(gate === null ? [] : [`${gateMark(report, gate)} Gate: ${gate.passed}/${gate.total} passed.`]),
    ...(readiness_gate === undefined ? [] : [floors(report, readiness_gate)]),
    ...gradeParts(report),
    ...(advisory_gate === undefined ? [] : [advisoryGateLine(report, advisory_gate)]),
    ...(diff?.gate === undefined ? [] : [gateLines(diff.gate)]),
    ...(problem === null ? [] : [`> [!WARNING]\n> ${markdownEscape(problem)}`]),
    ...(diff === null || diff.readiness.comparable || problem !== null ? [] : [incomparable(diff.readiness)]),
    ...(isNew ? ["New: the base has no such server to compare with."] : []),
  ];
}

/** A gate whose failing cases are all waived is no bad news. */
function gateMark({ cases, waivers }: ReportDocument, { passed, total }: NonNullable<ReportDocument["gate"]>): string {
  if (total === 0) return "➖";
  const isOpen = cases.some((one) => !one.passed && one.not_applicable !== true && caseWaiver(waivers, one) === undefined);
  return passed === total ? "✅" : isOpen ? "❌" : "🟡";
}

/** Everything below the headline, what breaks callers first. */
export function serverSections({ report, diff }: CommentServer, level: string): Section[] {
  const heading = (_depth: number, text: string): string => `${level} ${text}`;
  const { readiness, gate } = report;
  const failing = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
  return [
    ...(diff?.contract == null ? [] : contractSections(diff.contract, heading)),
    ...(gate === null || failing.length === 0 ? [] : gateSections({ ...report, cases: failing }, gate, heading)),
    ...(diff === null ? [] : caseSections(diff, heading)),
    ...(readiness === null ? [] : [areaSection(readiness, diff, level)]),
    ...(readiness === null
      ? []
      : diff?.readiness.comparable === true
        ? newLosses(report, readiness, diff, level)
        : causes(report, readiness, level)),
    ...(diff === null ? [] : fixed(diff, level)),
    ...(diff === null ? [] : tokenSections(diff, heading)),
  ];
}

function areaSection(readiness: ReadinessDocument, diff: DiffDocument | null, level: string): Section {
  const deltas = new Map((diff?.readiness.areas ?? []).map(({ name, delta }) => [name, delta]));
  const numeric = (heading: string) => ({ heading, numeric: true });
  const columns = [{ heading: "Area" }, numeric("Score"), { heading: "" }, ...(deltas.size === 0 ? [] : [numeric("Change")])];
  const rows = readiness.areas.map(({ name, score }) => [
    markdownEscape(name),
    String(score),
    bar(score),
    ...(deltas.size === 0 ? [] : [deltas.has(name) ? signed(deltas.get(name) ?? 0) : ""]),
  ]);
  return { title: "areas", markdown: `${level} Areas\n\n${table(columns, rows)}`, expendable: 1 };
}

const keyOf = (loss: { readonly id: string; readonly tool: string | null; readonly reason: string }): string =>
  JSON.stringify([loss.id, loss.tool, loss.reason]);

/** Points lost since the baseline, with what mends them. */
function newLosses({ waivers }: ReportDocument, { areas }: ReadinessDocument, { readiness }: DiffDocument, level: string): Section[] {
  const lost = new Set(readiness.lost.map(keyOf));
  const items = areas
    .map((area) => ({ ...area, checks: area.checks.filter((check) => lost.has(keyOf(check))) }))
    .flatMap((area) => lossGroups(area).map((group) => lossItem(group, waivers)));
  if (items.length === 0) return [];
  return [{ title: "new lost points", markdown: `${level} New lost points\n\n${items.join("\n")}`, expendable: 2 }];
}

/** Without a baseline: what costs most. */
function causes({ waivers }: ReportDocument, readiness: ReadinessDocument, level: string): Section[] {
  const { steps } = planOf(readiness, waivers);
  if (steps.length === 0) return [];
  const items = steps.slice(0, LISTED_CAUSES).map(({ gain, reason, hint, tools }) => {
    const points = gain === null ? "" : ` ${gainText(gain).replace("<", "&lt;")}`;
    const where = tools.length === 0 ? "" : tools.length === 1 ? ` ${markdownCode(tools[0] ?? "")}` : ` ${count(tools.length, "tool")}`;
    return `- **${markdownCode(reason)}**${points}${where}: ${markdownEscape(hint)}`;
  });
  const more = steps.length - items.length;
  const rest = more > 0 ? `\n\n${count(more, "more cause")} in the full report.` : "";
  return [{ title: "lost points", markdown: `${level} What gives most back\n\n${items.join("\n")}${rest}`, expendable: 2 }];
}

function fixed({ readiness, cases }: DiffDocument, level: string): Section[] {
  const items = [
    ...cases.fixed.map(({ id, probe }) => `- case ${markdownCode(id)} (${markdownCode(probe)})`),
    ...readiness.regained.map(
      ({ id, tool, reason }) => `- ${markdownCode(id)}${tool === null ? "" : ` ${markdownCode(tool)}`} (${markdownCode(reason)})`,
    ),
  ];
  if (items.length === 0) return [];
  return [{ title: "fixed", markdown: `${level} Fixed\n\n${items.join("\n")}`, expendable: 3 }];
}
