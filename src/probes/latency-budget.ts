// `latency-budget`: how long answers take, against a declared bound.
import { Type } from "typebox";
import { defineProbe } from "./define.js";
import { callTool } from "./shared/calls.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const latencyBudget = defineProbe({
  kind: "latency-budget",
  about: "How long each answer of one tool takes.",
  passesWhen: "every answer comes within max_latency_ms",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    ...toolCall,
    attempts: Type.Integer({ minimum: 1, maximum: 20, description: "How many calls to make, one after another." }),
    max_latency_ms: Type.Integer({ minimum: 1, maximum: 60_000, description: "Most milliseconds an answer may take." }),
  }),
  reasons: {
    "latency-budget-exceeded": {
      hint: "an answer took longer than the budget; cache or precompute the read, open connections before the first call, and page large results",
    },
  },
  measures: { latency_ms: "slowest answer, in whole milliseconds" },
  toolOf: ({ tool }) => tool,
  example: { tool: "read_counter", arguments: {}, attempts: 3, max_latency_ms: 1_000 },
  async run({ tool, arguments: args, attempts, max_latency_ms }, context) {
    // Waited for longer than allowed: how far over the bound an answer was is worth knowing.
    const timeoutMs = max_latency_ms + context.timeoutMs;
    let slowest = 0;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      context.attempt(attempt);
      const { ms } = await callTool(context.session, tool, args, { timeoutMs });
      slowest = Math.max(slowest, Math.ceil(ms));
      if (slowest <= max_latency_ms) continue;
      const detail = { bound: "max_latency_ms", limit: max_latency_ms, observed: slowest };
      return failed("latency-budget-exceeded", attempt, { detail, measurements: { latency_ms: slowest } });
    }
    return passed(attempts, { latency_ms: slowest });
  },
});
