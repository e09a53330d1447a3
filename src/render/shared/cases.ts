// What text and Markdown both say of a gate case: its measurements and its heaviest tools.
import type { ReportDocument } from "../../model/documents/report.js";
import { isJsonObject } from "../../model/json.js";

/** One gate case, wire spelling. */
export type GateCase = ReportDocument["cases"][number];

/** How many cases count neither way. */
export function notApplicableCount(cases: readonly GateCase[]): number {
  return cases.filter((one) => one.not_applicable === true).length;
}

/** Measurements whose printed name differs from their name in the document. */
const PRINTED_NAMES: ReadonlyMap<string, string> = new Map([["tool_count", "tools"]]);

/** The numbers a case measured, in document order; tables of numbers are left to their own lines. */
export function measuredNumbers(one: GateCase): [string, number][] {
  return Object.entries(one.measurements).flatMap(([name, value]) =>
    typeof value === "number" ? [[PRINTED_NAMES.get(name) ?? name, value] as [string, number]] : [],
  );
}

const HEAVIEST = 3;

/** The three tools that weigh most in a case that exceeded a token budget: heaviest first, ties by name. Empty for any other case. */
export function heaviestTools(one: GateCase): [string, number][] {
  const perTool = one.measurements["per_tool"];
  if (one.reason !== "token-budget-exceeded" || !isJsonObject(perTool)) return [];
  return Object.entries(perTool)
    .flatMap(([name, tokens]) => (typeof tokens === "number" ? [[name, tokens] as [string, number]] : []))
    .sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1))
    .slice(0, HEAVIEST);
}
