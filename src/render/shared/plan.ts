// The path to 100: lost points grouped by their cause, what pays most first. Prints nothing itself.
import { checkWaiver } from "../../lib/waived.js";
import type { LostCheck, ReadinessDocument } from "../../model/documents/report.js";
import type { ReportWaiver } from "../../model/documents/waivers.js";
import { areaLoss, lossGroups } from "./losses.js";

/** One cause and the edits that undo it. */
export interface PlanStep {
  /** The areas it costs points in, in report order. */
  readonly areas: readonly string[];
  readonly reason: string;
  readonly hint: string;
  readonly checks: readonly LostCheck[];
  /** Tools to edit, each once, in catalog order; empty for a cause of the whole server. */
  readonly tools: readonly string[];
  /** Readiness points all of its checks give back, each counted alone; null where the report does not say. */
  readonly gain: number | null;
}

/** The whole path. */
export interface Plan {
  readonly steps: readonly PlanStep[];
  /** Lost checks that a waiver covers; they are no step. */
  readonly waived: number;
}

/**
 * The causes, dearest first; equal ones in report order. A report without gains is ordered by each cause's share of what its areas lost.
 */
export function planOf(readiness: ReadinessDocument, waivers: readonly ReportWaiver[] | undefined): Plan {
  const causes = new Map<string, { areas: string[]; hint: string; checks: LostCheck[]; worth: number }>();
  let waived = 0;
  for (const area of readiness.areas) {
    const missing = area.checks.reduce((sum, { score }) => sum + 100 - score, 0);
    for (const { reason, hint, checks } of lossGroups(area)) {
      const open = checks.filter((check) => checkWaiver(waivers, check) === undefined);
      waived += checks.length - open.length;
      if (open.length === 0) continue;
      const cause = causes.get(reason) ?? { areas: [], hint, checks: [], worth: 0 };
      cause.areas.push(area.name);
      for (const check of open) cause.checks.push(check);
      for (const { gain, score } of open) cause.worth += gain ?? (missing === 0 ? 0 : (areaLoss(area) * (100 - score)) / missing);
      causes.set(reason, cause);
    }
  }
  const steps = [...causes].map(([reason, { areas, hint, checks, worth }], index) => ({
    step: { areas, reason, hint, checks, tools: toolsOf(checks), gain: gainOf(checks) } satisfies PlanStep,
    worth,
    index,
  }));
  return { steps: steps.sort((a, b) => b.worth - a.worth || a.index - b.index).map(({ step }) => step), waived };
}

/** How many places are to be changed: one a tool, one for the whole server. */
export function editsOf({ tools, checks }: PlanStep): number {
  return tools.length + (checks.some(({ tool }) => tool === null) ? 1 : 0);
}

/** `+0.56`; two decimals, and never a bare zero for something that pays. */
export function gainText(gain: number): string {
  return gain > 0 && gain < 0.005 ? "+<0.01" : `+${Number(gain.toFixed(2))}`;
}

function toolsOf(checks: readonly LostCheck[]): string[] {
  return [...new Set(checks.flatMap(({ tool }) => (tool === null ? [] : [tool])))];
}

/** Null unless some check says what it gives back; a check that gives nothing back alone counts as none. */
function gainOf(checks: readonly LostCheck[]): number | null {
  const gains = checks.flatMap(({ gain }) => (gain === undefined ? [] : [gain]));
  return gains.length === 0 ? null : gains.reduce((sum, gain) => sum + gain, 0);
}
