// The path to 100 and the state of waivers as text lines.
import { fieldValue } from "../../lib/escape.js";
import type { ReadinessDocument, ReportDocument } from "../../model/documents/report.js";
import type { ReportWaiver } from "../../model/documents/waivers.js";
import type { Palette } from "../renderer.js";
import { hintText } from "../shared/lost-lines.js";
import { count } from "../shared/numbers.js";
import { editsOf, gainText, planOf, type PlanStep } from "../shared/plan.js";

/** Tools a step names; the lost points name all of them. */
const NAMED_TOOLS = 8;

/** The causes, dearest first, each with what undoing it gives back; no lines at 100. */
export function planLines(readiness: ReadinessDocument, waivers: ReportDocument["waivers"], palette: Palette, brief: boolean): string[] {
  const { steps, waived } = planOf(readiness, waivers);
  if (steps.length === 0 && waived === 0) return [];
  const apart = waived === 0 ? "" : `, ${count(waived, "loss", "losses")} waived`;
  return [
    `  path to 100: ${count(steps.length, "cause")}, ${count(
      steps.reduce((sum, step) => sum + editsOf(step), 0),
      "edit",
    )}${apart}`,
    ...steps.flatMap((step) => [stepLine(step, palette), ...(brief ? [] : [`      ${palette.dim(hintText(step.hint))}`])]),
  ];
}

function stepLine(step: PlanStep, { green }: Palette): string {
  const edits = editsOf(step);
  const named = step.tools.slice(0, NAMED_TOOLS).map(fieldValue);
  const more = step.tools.length - named.length;
  const fields = [
    ...(step.gain === null ? [] : [`gain=${green(gainText(step.gain))}`]),
    `reason=${fieldValue(step.reason)}`,
    `area=${step.areas.map(fieldValue).join(",")}`,
    `edits=${edits}`,
    ...(step.gain === null || edits < 2 ? [] : [`each=${gainText(step.gain / edits)}`]),
    ...(named.length === 0 ? [] : [`tools=${named.join(",")}${more > 0 ? `,+${more}` : ""}`]),
  ];
  return `    ${fields.join(" ")}`;
}

/** One line a waiver that covers nothing: it fails the run. */
export function waiverLines(waivers: readonly ReportWaiver[] | undefined, { red }: Palette): string[] {
  return (waivers ?? [])
    .filter(({ state }) => state === "stale" || state === "expired")
    .map(({ kind, subject, tool, owner, expires, state }) => {
      const fields = [`${kind}=${fieldValue(subject)}`, ...(tool === null ? [] : [`tool=${fieldValue(tool)}`])];
      return `  ${red(`waiver ${state}`)} ${[...fields, `owner=${fieldValue(owner)}`, `until=${fieldValue(expires)}`].join(" ")}`;
    });
}
