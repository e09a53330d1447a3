// The grade of the ten criteria as HTML: chips for the top of the page, and a table of all of them.
import type { CriterionDocument } from "../../model/documents/discoverability.js";
import type { ReportDocument } from "../../model/documents/report.js";
import { chip, code, folded, html, table } from "../shared/html.js";
import { measuredText } from "../shared/grade.js";
import { count } from "../shared/numbers.js";

/** Names shown in the open; a longer list is folded. */
const OPEN_NAMES = 8;

const TONES = { A: "good", B: "good", C: "mid", D: "bad" } as const;
const OUTCOMES = { passed: "good", failed: "bad", unverified: "mid" } as const;

/** The grade and, where one was demanded, whether it reaches the floor. */
export function gradeChips({ discoverability, grade_gate: gate }: ReportDocument): string[] {
  return [
    ...(discoverability === undefined ? [] : [chip(`Grade ${discoverability.grade}`, TONES[discoverability.grade])]),
    ...(gate === undefined ? [] : [chip(`Grade floor ${gate.min_grade} ${gate.passed ? "met" : "missed"}`, gate.passed ? "good" : "bad")]),
  ];
}

/** All ten; the empty text where no grade was asked for. */
export function gradeTable({ discoverability }: ReportDocument): string {
  if (discoverability === undefined) return "";
  const { grade, passed, total, honesty_cap: capped, standard, criteria } = discoverability;
  const columns = [{ heading: "Criterion" }, { heading: "Outcome" }, { heading: "What to do", wide: true }];
  const rows = criteria.map((one) => [`${html(one.id)} ${html(one.title)}`, chip(one.outcome, OUTCOMES[one.outcome]), fix(one)]);
  const cap = capped ? " No tool was seen to return content, so the grade is B at best." : "";
  const intro = `<p class="note">Grade ${grade}: ${passed} of ${total} criteria of ${code(standard)}. It changes no score.${cap}</p>`;
  return `${intro}\n${table("The ten criteria of discoverability", columns, rows)}`;
}

function fix(one: CriterionDocument): string {
  const { reason, hint, tools } = one;
  const measured = measuredText(one);
  const names = `<ul class="names">${tools.map((tool) => `<li>${code(tool)}</li>`).join("")}</ul>`;
  const listed = tools.length === 0 ? "" : tools.length > OPEN_NAMES ? folded(count(tools.length, "tool"), names) : names;
  const lines = [
    ...(reason === null ? [] : [code(reason)]),
    ...(measured === "" ? [] : [`<span class="soft">${measured}</span>`]),
    ...(hint === null ? [] : [html(hint)]),
  ];
  return lines.join("<br>") + listed;
}
