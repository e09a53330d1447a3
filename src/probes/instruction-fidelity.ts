// `instruction-fidelity`: one call does what its documentation promises.
import { Type } from "typebox";
import { defineProbe } from "./define.js";
import { callTool } from "./shared/calls.js";
import { checkExpect, EXPECT_REASONS, expectField, judgeExpect } from "./shared/expect.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const instructionFidelity = defineProbe({
  kind: "instruction-fidelity",
  about: "One call brings what was promised: the outcome, the fields, their values, the error's code.",
  passesWhen: "everything under `expect` holds",
  headline: false,
  mutates: "allowed",
  session: "shared",
  fields: Type.Object({ ...toolCall, expect: expectField }),
  check: ({ expect }) => checkExpect(expect, "/expect"),
  reasons: EXPECT_REASONS,
  measures: {},
  toolOf: ({ tool }) => tool,
  example: {
    tool: "describe_status",
    arguments: {},
    expect: { outcome: "ok", required_result_fields: ["content"], equals_paths: { "/content/0/text": "The demo server is well." } },
  },
  async run({ tool, arguments: args, expect }, { session }) {
    const reason = judgeExpect(expect, await callTool(session, tool, args));
    return reason === undefined ? passed() : failed(reason);
  },
});
