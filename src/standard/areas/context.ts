// Area context: what the catalog costs in tokens before the first call. The token estimate itself is made where tools are observed.
import { roundHalfAwayFromZero } from "../../lib/round.js";
import { defineArea } from "../define.js";

/** A logarithmic curve: 100 up to `full`, 0 from `zero`; both in tokens. */
export interface Curve {
  readonly full: number;
  readonly zero: number;
}

/** Curve and share of the whole catalog's tokens. */
export const CATALOG_CURVE = { share: 0.75, full: 2_000, zero: 40_000 } as const;
/** Curve and share of the heaviest tool's tokens. */
export const HEAVIEST_CURVE = { share: 0.25, full: 500, zero: 5_000 } as const;

/** The points, 0 to 100, that `value` earns on a curve. */
export function curve(value: number, { full, zero }: Curve): number {
  if (value <= full) return 100;
  if (value >= zero) return 0;
  return (100 * (Math.log(zero) - Math.log(value))) / (Math.log(zero) - Math.log(full));
}

/** A lost check reports an integer below 100, also when it lost less than half a point. */
function lostScore(points: number): number {
  return Math.min(99, roundHalfAwayFromZero(points));
}

export const context = defineArea({
  name: "context",
  weight: 15,
  about:
    "A tool's tokens are ceil(UTF-8 bytes of its whole tools/list entry as compact JSON / 4); the catalog's are their sum. 75% of the score is the catalog's curve, 25% the heaviest tool's. Nothing costs nothing: an empty catalog scores 100 here (ours).",
  checks: {
    "context.catalog": {
      passesWhen: "the whole catalog takes 2,000 tokens or fewer (100 points; 0 from 40,000, logarithmic between); observed is its tokens",
      reasons: ["context-catalog-heavy"],
    },
    "context.heaviest-tool": {
      passesWhen: "the heaviest tool takes 500 tokens or fewer (100 points; 0 from 5,000, logarithmic between); observed is its tokens",
      reasons: ["context-tool-heavy"],
    },
  },
  reasons: {
    "context-catalog-heavy": {
      hint: "bring the whole catalog to 2,000 tokens or fewer (0 points from 40,000): merge overlapping tools, drop unused ones and shorten schemas; every session pays for this text before its first call",
    },
    "context-tool-heavy": {
      hint: "bring the heaviest tool to 500 tokens or fewer (0 points from 5,000): shorten its description, flatten its schema or split it",
    },
  },
  judge(seen, lose) {
    let total = 0;
    let heaviest: { readonly name: string; readonly tokens: number } | null = null;
    for (const tool of seen.tools) {
      total += tool.tokens;
      const heavier = heaviest === null || tool.tokens > heaviest.tokens;
      if (heavier || (tool.tokens === heaviest?.tokens && tool.name < heaviest.name)) heaviest = tool;
    }
    const catalogPoints = curve(total, CATALOG_CURVE);
    if (catalogPoints < 100) {
      lose({ id: "context.catalog", score: lostScore(catalogPoints), observed: total, reason: "context-catalog-heavy" });
    }
    const heaviestPoints = curve(heaviest?.tokens ?? 0, HEAVIEST_CURVE);
    if (heaviest !== null && heaviestPoints < 100) {
      const { name, tokens } = heaviest;
      lose({ id: "context.heaviest-tool", tool: name, score: lostScore(heaviestPoints), observed: tokens, reason: "context-tool-heavy" });
    }
    return {
      score: CATALOG_CURVE.share * catalogPoints + HEAVIEST_CURVE.share * heaviestPoints,
      measurements: { catalog_tokens: total, heaviest_tool_tokens: heaviest?.tokens ?? 0 },
    };
  },
});
