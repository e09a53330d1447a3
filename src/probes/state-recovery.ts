// `state-recovery`: a failure, the way out of it, and the proof that the way out works.
import { Type } from "typebox";
import { defineProbe } from "./define.js";
import { callTool, succeeded } from "./shared/calls.js";
import { toolArguments, toolName } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const stateRecovery = defineProbe({
  kind: "state-recovery",
  about: "A call fails, another one recovers, and a third one shows that the server is in order again.",
  passesWhen: "the failure is seen, the recovery succeeds and the validation succeeds, in this order",
  headline: true,
  mutates: "allowed",
  session: "shared",
  fields: Type.Object({
    failure_tool: toolName("Tool whose call must fail."),
    failure_arguments: toolArguments("Arguments of the failing call."),
    recovery_tool: toolName("Tool that leads out of the failure."),
    recovery_arguments: toolArguments("Arguments of the recovering call."),
    validation_tool: toolName("Tool that shows that all is well again."),
    validation_arguments: toolArguments("Arguments of the validating call."),
  }),
  reasons: {
    "failure-not-observed": {
      hint: "the call that must fail succeeded; refuse it with isError or a JSON-RPC error, so that a client learns that it has to recover",
    },
    "recovery-failed": {
      hint: "the recovering call failed after the failure; make the way out work from every state a failed call leaves, without a restart of the server",
    },
    "validation-failed": {
      hint: "the server was not in order after the recovery; undo what the failed call left behind, release its locks and handles, and keep one call's failure out of the next",
    },
  },
  measures: {},
  toolOf: ({ failure_tool }) => failure_tool,
  example: {
    failure_tool: "shared_read",
    failure_arguments: {},
    recovery_tool: "list_stations",
    recovery_arguments: {},
    validation_tool: "shared_read",
    validation_arguments: { id: "note-1" },
  },
  async run(fields, context) {
    const call = async (step: number, tool: string, args: typeof fields.failure_arguments): Promise<boolean> => {
      context.attempt(step);
      return succeeded(await callTool(context.session, tool, args));
    };
    if (await call(1, fields.failure_tool, fields.failure_arguments)) return failed("failure-not-observed", 1);
    if (!(await call(2, fields.recovery_tool, fields.recovery_arguments))) return failed("recovery-failed", 2);
    if (!(await call(3, fields.validation_tool, fields.validation_arguments))) return failed("validation-failed", 3);
    return passed(3);
  },
});
