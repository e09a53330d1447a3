// The grade of the ten criteria as Markdown: one line for headline and comment, and a section with all of them.
import { markdownCode, markdownEscape } from "../../lib/escape.js";
import type { CriterionDocument } from "../../model/documents/discoverability.js";
import type { ReportDocument } from "../../model/documents/report.js";
import { criteriaOf, measuredText, unverifiedText } from "../shared/grade.js";
import type { Section } from "../shared/sections.js";
import { table } from "../shared/table.js";

/** Tools named in a row; the JSON report has them all. */
const NAMED_TOOLS = 6;

const MARKS: Readonly<Record<CriterionDocument["outcome"], string>> = { passed: "✅", failed: "❌", unverified: "➖" };

/** The grade, its floor and what is not passed, in one line; none where no grade was asked for. */
export function gradeParts({ discoverability, grade_gate: gate }: ReportDocument): string[] {
  if (discoverability === undefined) return gate === undefined ? [] : [`❌ Grade not judged, floor ${gate.min_grade}.`];
  const failed = criteriaOf(discoverability, "failed").map(({ id, title }) => `${id} ${markdownEscape(title)}`);
  const open = [...failed, ...unverifiedText(discoverability)];
  const { grade, passed, total } = discoverability;
  const what = `grade ${grade}, ${gate === undefined ? "" : `floor ${gate.min_grade}, `}${passed}/${total} criteria${open.length === 0 ? "" : `: ${open.join(", ")}`}.`;
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  if (gate === undefined) return [sentence];
  return [gate.passed ? `✅ ${sentence}` : `> [!CAUTION]\n> ${sentence}`];
}

/** All ten, those not passed with their fix; none where no grade was asked for. */
export function gradeSections({ discoverability }: ReportDocument, heading: (text: string) => string): Section[] {
  if (discoverability === undefined) return [];
  const rows = discoverability.criteria.map((one) => [MARKS[one.outcome], `${one.id} ${markdownEscape(one.title)}`, why(one)]);
  const cap = discoverability.honesty_cap ? "\n\nNo tool was seen to return content, so the grade is B at best." : "";
  const text = `Judged under ${markdownCode(discoverability.standard)}; changes no score.${cap}`;
  return [
    {
      title: "grade",
      markdown: `${heading(`Discoverability: grade ${discoverability.grade}`)}\n\n${text}\n\n${table([{ heading: "" }, { heading: "Criterion" }, { heading: "What to do" }], rows)}`,
      expendable: 2,
    },
  ];
}

function why(one: CriterionDocument): string {
  const { outcome, reason, hint, tools } = one;
  if (outcome === "passed") return "";
  const more = tools.length - NAMED_TOOLS;
  const named = tools.slice(0, NAMED_TOOLS).map((tool) => markdownCode(tool));
  return [
    ...(reason === null ? [] : [`${markdownCode(reason)}${measuredText(one) === "" ? "" : ` (${measuredText(one)})`}`]),
    ...(hint === null ? [] : [markdownEscape(hint)]),
    ...(named.length === 0 ? [] : [`${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`]),
  ].join("<br>");
}
