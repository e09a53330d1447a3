// How much a catalog may grow, as `--max-token-growth` spells it. Comparing is no business of this file.

/** A bound in tokens, or in percent of the baseline. */
export interface TokenGrowth {
  readonly unit: "tokens" | "percent";
  readonly limit: number;
}

/** `500` or `10%` (decimals allowed in percent); null for anything else. */
export function parseTokenGrowth(text: string): TokenGrowth | null {
  const [, digits = "", decimals = "", percent = ""] = /^(\d{1,9})(\.\d{1,3})?(%?)$/.exec(text.trim()) ?? [];
  if (digits === "" || (decimals !== "" && percent === "")) return null;
  return { unit: percent === "" ? "tokens" : "percent", limit: Number(`${digits}${decimals}`) };
}
