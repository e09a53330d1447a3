// The path to 100 and the waivers as Markdown sections.
import { markdownCode, markdownEscape } from "../../lib/escape.js";
import type { ReadinessDocument, ReportDocument } from "../../model/documents/report.js";
import { count } from "../shared/numbers.js";
import { gainText, planOf, type PlanStep } from "../shared/plan.js";
import type { Section } from "../shared/sections.js";
import { table } from "../shared/table.js";

/** Causes listed; the lost points have all of them. */
const LISTED = 10;

/** The causes, dearest first, one line each; how to fix them is under the lost points. */
export function planSections(readiness: ReadinessDocument, waivers: ReportDocument["waivers"], heading: string): Section[] {
  const { steps } = planOf(readiness, waivers);
  if (steps.length === 0) return [];
  const items = steps.slice(0, LISTED).map((step, index) => `${index + 1}. ${stepItem(step)}`);
  const more = steps.length - items.length;
  const isCounted = steps.some(({ gain }) => gain !== null);
  const intro = `What gives most back comes first${isCounted ? ", in readiness points" : ""}; how to fix each is under the lost points below.`;
  const rest = more > 0 ? `\n\n${count(more, "more cause")} in the lost points.` : "";
  return [{ title: "path to 100", markdown: `${heading}\n\n${intro}\n\n${items.join("\n")}${rest}`, expendable: 2 }];
}

function stepItem({ gain, reason, areas, tools }: PlanStep): string {
  const points = gain === null ? "" : `**${gainText(gain).replace("<", "&lt;")}** `;
  const where = tools.length === 0 ? "" : tools.length === 1 ? `, ${markdownCode(tools[0] ?? "")}` : `, ${count(tools.length, "tool")}`;
  return `${points}${markdownCode(reason)} in ${areas.map((area) => markdownEscape(area)).join(", ")}${where}`;
}

const STATES = {
  applied: "🟡 applied",
  stale: "❌ stale: covers nothing",
  expired: "❌ expired",
  unused: "➖ not judged",
} as const;

/** Every waiver the report was made under. */
export function waiverSections({ waivers = [] }: ReportDocument, heading: string): Section[] {
  if (waivers.length === 0) return [];
  const rows = waivers.map(({ kind, subject, tool, because, owner, expires, state, covers }) => [
    `${kind} ${markdownCode(subject)}`,
    tool === null ? "" : markdownCode(tool),
    markdownEscape(because),
    markdownEscape(owner),
    markdownEscape(expires),
    `${STATES[state]}${state === "applied" ? ` (${covers})` : ""}`,
  ]);
  const columns = ["Waived", "Tool", "Because", "Owner", "Until", "State"].map((name) => ({ heading: name }));
  const intro = "Accepted for a time: these losses keep their cost and fail neither floors nor the gate.";
  return [{ title: "waivers", markdown: `${heading}\n\n${intro}\n\n${table(columns, rows)}`, expendable: 2 }];
}
