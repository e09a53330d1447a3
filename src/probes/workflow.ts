// `workflow`: several calls in a row, each as expected, as often as asked.
import { Type } from "typebox";
import { isJsonObject } from "../model/json.js";
import { defineProbe } from "./define.js";
import { callTool } from "./shared/calls.js";
import { isDeclaredWriter, listTools } from "./shared/catalog.js";
import { checkExpect, EXPECT_REASONS, expectField, judgeExpect } from "./shared/expect.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

const step = Type.Object({ ...toolCall, expect: expectField }, { additionalProperties: false });

/** The probe. */
export const workflow = defineProbe({
  kind: "workflow",
  about: "A sequence of calls in a session of its own, repeated.",
  passesWhen:
    "each step brings what its `expect` says, in order, in every repetition; a step whose tool is declared a writer refuses the whole workflow before any call",
  headline: false,
  mutates: "never",
  session: "fresh",
  fields: Type.Object({
    repetitions: Type.Integer({ minimum: 1, maximum: 20, description: "How often to run the sequence." }),
    steps: Type.Array(step, { minItems: 2, maxItems: 32, description: "The calls, in order." }),
  }),
  check: ({ steps }) => steps.flatMap(({ expect }, i) => checkExpect(expect, `/steps/${String(i)}/expect`)),
  reasons: EXPECT_REASONS,
  measures: { steps: "steps of the sequence", failed_step: "the step that failed, from 1; 0 when none was called" },
  toolOf: () => null,
  example: {
    repetitions: 2,
    steps: [
      { tool: "list_stations", arguments: {}, expect: { outcome: "ok", required_result_paths: ["/content/0/text"] } },
      { tool: "shared_read", arguments: { id: "harbour" }, expect: { outcome: "ok" } },
    ],
  },
  async run({ repetitions, steps }, context) {
    const { session } = context;
    const writers = new Set(
      (await listTools(session))
        .filter(isJsonObject)
        .filter(isDeclaredWriter)
        .map((entry) => entry["name"]),
    );
    if (steps.some(({ tool }) => writers.has(tool)))
      return failed("unexpected-outcome", 1, { measurements: { steps: steps.length, failed_step: 0 } });
    for (let repetition = 1; repetition <= repetitions; repetition += 1) {
      context.attempt(repetition);
      for (const [i, { tool, arguments: args, expect }] of steps.entries()) {
        const reason = judgeExpect(expect, await callTool(session, tool, args));
        if (reason === undefined) continue;
        return failed(reason, repetition, { measurements: { steps: steps.length, failed_step: i + 1 } });
      }
    }
    return passed(repetitions, { steps: steps.length });
  },
});
