// The grade of the ten criteria as text lines: the grade with its floor, then one line for each criterion that is not passed.
import { fieldValue } from "../../lib/escape.js";
import type { CriterionDocument } from "../../model/documents/discoverability.js";
import type { ReportDocument } from "../../model/documents/report.js";
import type { Palette } from "../renderer.js";
import { criteriaOf } from "../shared/grade.js";
import { hintText } from "../shared/lost-lines.js";

/** Tools named on a line; the JSON report has them all. */
const NAMED_TOOLS = 8;

/** No lines where no grade was asked for. */
export function gradeLines({ server, discoverability, grade_gate: gate }: ReportDocument, palette: Palette, brief: boolean): string[] {
  if (discoverability === undefined && gate === undefined) return [];
  const verdict = gate === undefined ? [] : [`floor=${gate.min_grade}`, gate.passed ? palette.green("passed") : palette.red("failed")];
  if (discoverability === undefined) return [[fieldValue(server), "grade", palette.red("not judged"), ...verdict].join(" ")];
  const { grade, passed, total, standard } = discoverability;
  const colour = grade === "A" || grade === "B" ? palette.green : grade === "C" ? palette.yellow : palette.red;
  const counted = [`criteria=${passed}/${total}`, `standard=${fieldValue(standard)}`];
  const hinted = new Set<string>();
  return [
    [fieldValue(server), "grade", colour(grade), ...counted, ...verdict].join(" "),
    ...[...criteriaOf(discoverability, "failed"), ...together(criteriaOf(discoverability, "unverified"))].flatMap((one) => {
      const line = criterionLine(one, palette);
      if (brief || one.hint === null || one.reason === null || hinted.has(one.reason)) return [line];
      hinted.add(one.reason);
      return [line, `    ${palette.dim(hintText(one.hint))}`];
    }),
  ];
}

/** A criterion, or several that share one line. */
type Line = Omit<CriterionDocument, "id"> & { readonly id: string };

/** What one cause hides is one line. */
function together(unverified: readonly CriterionDocument[]): Line[] {
  const isBare = ({ tools, observed }: CriterionDocument): boolean => tools.length === 0 && observed === null;
  const lines: Line[] = [];
  for (const one of unverified) {
    const at = lines.findIndex((line) => isBare(one) && line.tools.length === 0 && line.observed === null && line.reason === one.reason);
    const line = lines[at];
    if (line === undefined) lines.push(one);
    else lines[at] = { ...line, id: `${line.id},${one.id}` };
  }
  return lines;
}

function criterionLine({ id, outcome, reason, observed, limit, tools }: Line, palette: Palette): string {
  const more = tools.length - NAMED_TOOLS;
  const fields = [
    ...(reason === null ? [] : [`reason=${fieldValue(reason)}`]),
    ...(observed === null ? [] : [`observed=${observed}`]),
    ...(limit === null ? [] : [`limit=${limit}`]),
    ...(tools.length === 0 ? [] : [`tools=${tools.slice(0, NAMED_TOOLS).map(fieldValue).join(",")}`]),
    ...(more > 0 ? [`more_tools=${more}`] : []),
  ];
  return [`  ${outcome === "failed" ? palette.red(outcome) : palette.yellow(outcome)}`, id, ...fields].join(" ");
}
