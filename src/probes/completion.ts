// `completion`: suggestions for one argument of a prompt or a resource template.
import { Type } from "typebox";
import { TransportFault } from "../model/errors.js";
import { isJsonObject, type Json } from "../model/json.js";
import type { Reply } from "../session/session.js";
import { defineProbe } from "./define.js";
import { failed, passed } from "./shared/verdicts.js";

const INVALID_PARAMS = -32602;

/** The probe. */
export const completion = defineProbe({
  kind: "completion",
  about: "Asking the server to complete one argument.",
  passesWhen: "the answer is a list of strings, at most max_values of them",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    ref_type: Type.Union([Type.Literal("ref/prompt"), Type.Literal("ref/resource")], { description: "What the argument belongs to." }),
    ref_uri: Type.String({
      minLength: 1,
      maxLength: 512,
      description: "The prompt's name, or the URI or URI template of the resource.",
    }),
    argument_name: Type.String({ minLength: 1, maxLength: 256, description: "Name of the argument to complete." }),
    argument_value: Type.String({ maxLength: 4_096, description: "What has been typed so far; may be empty." }),
    max_values: Type.Integer({ minimum: 1, maximum: 100, description: "Most suggestions the answer may hold." }),
  }),
  reasons: {
    "completion-invalid-request": {
      hint: "completion/complete was not answered with completion.values, a list of strings; declare the completions capability and answer an empty list where nothing fits",
    },
    "completion-value-flood": {
      hint: "the answer holds more suggestions than allowed; return the best matches only and set hasMore and total for the rest",
    },
    "completion-argument-unknown": {
      hint: "the server refused the prompt, resource or argument as unknown; complete every argument it lists, with an empty list where it has nothing to suggest",
    },
    "completion-stalled-request": {
      hint: "completion/complete was not answered in time; suggestions are asked for at every keystroke, so look them up in memory or bound the search",
    },
  },
  measures: { values: "suggestions returned" },
  toolOf: () => null,
  example: { ref_type: "ref/prompt", ref_uri: "forecast", argument_name: "city", argument_value: "L", max_values: 10 },
  async run({ ref_type, ref_uri, argument_name, argument_value, max_values }, { session }) {
    const ref = ref_type === "ref/prompt" ? { type: ref_type, name: ref_uri } : { type: ref_type, uri: ref_uri };
    let reply: Reply;
    try {
      reply = await session.call("completion/complete", { ref, argument: { name: argument_name, value: argument_value } });
    } catch (fault) {
      if (!(fault instanceof TransportFault) || fault.kind !== "timeout") throw fault;
      await session.close(); // no other case may inherit a server that hangs
      return failed("completion-stalled-request");
    }
    if (reply.kind === "error") return failed(reply.code === INVALID_PARAMS ? "completion-argument-unknown" : "completion-invalid-request");
    const values = valuesOf(reply.value);
    if (values === undefined) return failed("completion-invalid-request");
    const measurements = { values: values.length };
    return values.length > max_values ? failed("completion-value-flood", 1, { measurements }) : passed(1, measurements);
  },
});

/** The suggestions of a CompleteResult, or undefined when it is none. */
function valuesOf(result: unknown): readonly Json[] | undefined {
  const answer = isJsonObject(result) ? result["completion"] : undefined;
  const values = isJsonObject(answer) ? answer["values"] : undefined;
  return Array.isArray(values) && values.every((value) => typeof value === "string") ? values : undefined;
}
