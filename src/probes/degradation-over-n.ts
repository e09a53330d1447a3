// `degradation-over-n`: whether the n-th call is as good as the first.
import { Type } from "typebox";
import { defineProbe } from "./define.js";
import { callTool, succeeded } from "./shared/calls.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const degradationOverN = defineProbe({
  kind: "degradation-over-n",
  about: "The same call, over and over in one session.",
  passesWhen: "every call succeeds; first_failure says which did not",
  headline: false,
  mutates: "allowed",
  session: "shared",
  fields: Type.Object({
    ...toolCall,
    max_attempts: Type.Integer({ minimum: 2, maximum: 100, description: "How many calls to make." }),
  }),
  reasons: {
    "unexpected-outcome": {
      hint: "a later call failed where earlier ones succeeded; look for what a call does not give back (connections, file handles, memory, rate limits) and release it in every path",
    },
  },
  measures: {},
  toolOf: ({ tool }) => tool,
  example: { tool: "read_counter", arguments: {}, max_attempts: 10 },
  async run({ tool, arguments: args, max_attempts }, context) {
    for (let attempt = 1; attempt <= max_attempts; attempt += 1) {
      context.attempt(attempt);
      if (!succeeded(await callTool(context.session, tool, args))) return failed("unexpected-outcome", attempt);
    }
    return passed(max_attempts);
  },
});
