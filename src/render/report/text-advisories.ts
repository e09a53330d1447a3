// The advisories of a report as text lines: one a finding, its hint under it, and the verdict where some were declared to fail.
import { fieldValue, printable } from "../../lib/escape.js";
import type { AdvisoryDocument, ReportDocument } from "../../model/documents/report.js";
import type { Palette } from "../renderer.js";

/** Longest hint printed, in characters. */
const HINT_LIMIT = 2_000;

/** No lines where nothing was found and nothing was declared. */
export function advisoryLines(report: ReportDocument, palette: Palette, brief: boolean): string[] {
  const found = report.advisories ?? [];
  return [...found.flatMap((one) => findingLines(one, palette, brief)), ...gateLine(report, palette)];
}

function findingLines(one: AdvisoryDocument, palette: Palette, brief: boolean): string[] {
  const frames = one.positions.length === 0 ? [] : [`frames=${one.positions.join(",")}`];
  const fields = [`count=${one.count}`, ...frames, `reason=${fieldValue(one.reason)}`];
  return [
    `  ${palette.yellow("advisory")} ${fieldValue(one.id)} ${fields.join(" ")}`,
    ...(brief ? [] : [`    ${palette.dim(`hint: ${printable(one.hint, HINT_LIMIT)}`)}`]),
  ];
}

function gateLine({ server, readiness, advisory_gate: gate }: ReportDocument, palette: Palette): string[] {
  if (gate === undefined) return [];
  const verdict = gate.passed ? palette.green("passed") : palette.red(readiness === null ? "not looked for" : "failed");
  return [`${fieldValue(server)} advisories ${verdict} ${gate.fail_on.map(fieldValue).join(" ")}`];
}
