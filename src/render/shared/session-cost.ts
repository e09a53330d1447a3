// What the catalog costs a session in money, at the operator's price. Never part of a document: prices change, baselines must not.
import type { ReportDocument } from "../../model/documents/report.js";
import { count } from "./numbers.js";

/** The cost in words, for text and Markdown. */
export interface SessionCost {
  readonly tokens: number;
  /** Dollars a million tokens. */
  readonly price: string;
  readonly perSession: string;
  readonly perThousand: string;
}

/**
 * The cost of the catalog, which every session pays before its first call.
 * @param price dollars a million tokens
 * @returns null where the report measured no catalog
 */
export function sessionCost(report: ReportDocument, price: number | undefined): SessionCost | null {
  const tokens = price === undefined ? null : catalogTokens(report);
  if (price === undefined || tokens === null) return null;
  const dollars = (tokens * price) / 1_000_000;
  return { tokens, price: money(price), perSession: money(dollars), perThousand: money(dollars * 1_000) };
}

/** `2000 tokens at $3/Mtok is $0.006 per session ($6 per 1,000 sessions)`. */
export function sessionCostSentence({ tokens, price, perSession, perThousand }: SessionCost): string {
  return `${count(tokens, "token")} at ${price}/Mtok is ${perSession} per session (${perThousand} per 1,000 sessions)`;
}

/** As the battery measured it, else as a token-cost case did. */
function catalogTokens({ readiness, cases }: ReportDocument): number | null {
  const measured = readiness?.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"];
  if (measured !== undefined) return measured;
  const counted = cases.map(({ measurements }) => measurements["total_tokens"]).find((value) => typeof value === "number");
  return typeof counted === "number" ? counted : null;
}

/** Dollars with at most four significant digits, never in exponent form. */
function money(dollars: number): string {
  const digits = dollars >= 1_000 ? dollars.toFixed(2) : dollars.toPrecision(4);
  return `$${Number(digits)
    .toFixed(9)
    .replace(/\.?0+$/, "")}`;
}
