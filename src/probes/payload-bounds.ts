// `payload-bounds`: an argument of a given size neither ends nor stops the server.
import { Type } from "typebox";
import { TransportFault } from "../model/errors.js";
import type { JsonObject } from "../model/json.js";
import { defineProbe, type ProbeContext } from "./define.js";
import { callTool, succeeded } from "./shared/calls.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const payloadBounds = defineProbe({
  kind: "payload-bounds",
  about: "One string argument of a given size.",
  passesWhen: "the server neither crashes nor hangs; with expect_handled it also accepts the argument, else a clean refusal will do",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    ...toolCall,
    field: Type.String({ minLength: 1, maxLength: 256, description: "Name of the argument that takes the oversize string." }),
    size_bytes: Type.Integer({ minimum: 1, maximum: 16_000_000, description: "Length of that string, in ASCII bytes." }),
    expect_handled: Type.Optional(
      Type.Boolean({ default: false, description: "true: the call must succeed. false, the default: a clean refusal passes too." }),
    ),
  }),
  reasons: {
    "payload-unhandled": {
      hint: "a large argument crashed, hung or silenced the server; bound argument sizes before parsing them, raise the transport's body limit, and answer an oversize call with isError or HTTP 413",
    },
    "unexpected-outcome": {
      hint: "a large argument that must be accepted was refused; raise the limits of the transport, the schema and the handler, and stream the value instead of copying it",
    },
  },
  measures: {},
  toolOf: ({ tool }) => tool,
  example: { tool: "report_weather", arguments: {}, field: "city", size_bytes: 100_000 },
  async run({ tool, arguments: args, field, size_bytes, expect_handled = false }, context) {
    // An ordinary call first: a server that does not even answer that has not failed for the payload's sake.
    await callTool(context.session, tool, args);
    const oversize = { ...args, [field]: "x".repeat(size_bytes) };
    const answer = await send(tool, oversize, context);
    // Asked again of the tool itself: a server that answers and then dies has not handled the payload.
    if (answer === "unhandled" || (await send(tool, args, context)) === "unhandled") {
      // No other case may inherit a server that hangs.
      await context.session.close();
      return failed("payload-unhandled");
    }
    return expect_handled && answer !== "accepted" ? failed("unexpected-outcome") : passed();
  },
});

/** Calls the tool; a refusal by HTTP status (413 and the like) is as clean as one by an error. */
async function send(tool: string, args: JsonObject, { session }: ProbeContext): Promise<"accepted" | "refused" | "unhandled"> {
  try {
    return succeeded(await callTool(session, tool, args)) ? "accepted" : "refused";
  } catch (fault) {
    if (!(fault instanceof TransportFault) || fault.kind === "budget" || fault.kind === "auth") throw fault;
    return fault.status !== undefined && fault.status >= 400 && fault.status < 500 ? "refused" : "unhandled";
  }
}
