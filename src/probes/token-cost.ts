// `token-cost`: what the catalog costs every session in tokens before the first call, against declared bounds.
import { Type } from "typebox";
import { estimateTokens } from "../lib/tokens.js";
import { isJsonObject, type Json } from "../model/json.js";
import { defineProbe } from "./define.js";
import { listTools } from "./shared/catalog.js";

const fields = Type.Object({
  max_total_tokens: Type.Integer({ minimum: 1, maximum: 1_000_000, description: "Most tokens the whole catalog may cost." }),
  max_tool_tokens: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100_000, description: "Most tokens a single tool may cost; at most max_total_tokens." }),
  ),
});

/** The probe. */
export const tokenCost = defineProbe({
  kind: "token-cost",
  about: "What the catalog costs every session before the first call, in estimated tokens (a quarter of a token a byte).",
  passesWhen: "the whole catalog, and every tool where `max_tool_tokens` is given, is within its bound",
  headline: false,
  mutates: "never",
  session: "shared",
  fields,
  check: ({ max_total_tokens, max_tool_tokens = 0 }) =>
    max_tool_tokens > max_total_tokens
      ? [{ pointer: "/max_tool_tokens", problem: "must be at most max_total_tokens: one tool cannot cost more than all of them" }]
      : [],
  reasons: {
    "token-budget-exceeded": {
      hint: "the encoded catalog exceeds the token budget; shorten the descriptions and schemas of the heaviest tools, move long guidance into resources or prompts, or split the server",
    },
  },
  measures: {
    tool_count: "tools listed",
    total_tokens: "estimated tokens of the whole catalog",
    per_tool: "estimated tokens by tool name",
  },
  toolOf: () => null,
  example: { max_total_tokens: 20_000, max_tool_tokens: 2_000 },
  async run({ max_total_tokens, max_tool_tokens }, { session }) {
    const weights = (await listTools(session)).map((entry): [string, number] => [nameOf(entry), estimateTokens(entry)]);
    const total = weights.reduce((sum, [, tokens]) => sum + tokens, 0);
    const perTool = new Map<string, number>();
    // Two entries of one name both cost: their sum is what that name takes.
    for (const [name, tokens] of weights) perTool.set(name, (perTool.get(name) ?? 0) + tokens);
    const heaviest = weights.reduce((most, [, tokens]) => Math.max(most, tokens), 0);
    const measurements = { tool_count: weights.length, total_tokens: total, per_tool: Object.fromEntries(perTool) };
    const over =
      total > max_total_tokens
        ? { bound: "max_total_tokens", limit: max_total_tokens, observed: total }
        : max_tool_tokens !== undefined && heaviest > max_tool_tokens
          ? { bound: "max_tool_tokens", limit: max_tool_tokens, observed: heaviest }
          : undefined;
    if (over === undefined) return { verdict: "passed", attempts: 1, measurements };
    return { verdict: "failed", attempts: 1, firstFailure: 1, reason: "token-budget-exceeded", detail: over, measurements };
  },
});

/** A tool's name; entries without one count under the empty name. */
function nameOf(entry: Json): string {
  const name = isJsonObject(entry) ? entry["name"] : undefined;
  return typeof name === "string" ? name : "";
}
