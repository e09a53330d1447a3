// `cancellation`: a call that is given up is given up by the server too.
import { Type } from "typebox";
import { TransportFault } from "../model/errors.js";
import type { JsonObject } from "../model/json.js";
import type { OpenCall, Reply } from "../session/session.js";
import { defineProbe, type ProbeContext } from "./define.js";
import { callTool, succeeded } from "./shared/calls.js";
import { IDENTIFIER, IDENTIFIER_RULE, toolArguments, toolName } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";
import { NOTHING, within } from "./shared/waiting.js";

/** "Request cancelled", as the Language Server Protocol and MCP servers use it. */
const REQUEST_CANCELLED = -32800;
/** Bounds of how long a call runs before it is cancelled, in milliseconds: over HTTP both travel on connections of their own. */
const SHORTEST_RUN_MS = 20;
const LONGEST_RUN_MS = 250;
/** A result may cross the cancellation on its way, which every revision allows: only one that comes each time was not cancelled. */
const MOST_TRIES = 3;

/** The probe. */
export const cancellation = defineProbe({
  kind: "cancellation",
  about: "A call is cancelled while it runs.",
  passesWhen:
    "the call first succeeds uncancelled; after its cancellation, in one of three tries, nothing comes for its id within grace_seconds, or error -32800, and the server still answers",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    tool: toolName("Name of a tool that runs for a while, as the server lists it."),
    arguments: toolArguments(),
    grace_seconds: Type.Integer({ minimum: 1, maximum: 60, description: "How long to listen for an answer after the cancellation." }),
    reason: Type.String({ pattern: IDENTIFIER, description: `The reason named in notifications/cancelled. ${IDENTIFIER_RULE}.` }),
  }),
  reasons: {
    "cancellation-ignored": {
      hint: "the result of a cancelled call still came; stop the work on notifications/cancelled, for example by passing the request's abort signal on, and send nothing for that id (if the tool ends too soon to be cancelled, name a slower one)",
    },
    "cancellation-errored": {
      hint: "the call failed uncancelled, or its cancellation was answered with an error other than -32800; make the plain call succeed, and treat an aborted call as cancelled, not as broken",
    },
  },
  measures: {},
  toolOf: ({ tool }) => tool,
  example: { tool: "slow_read", arguments: {}, grace_seconds: 1, reason: "user-stopped" },
  async run({ tool, arguments: args, grace_seconds, reason }, context) {
    const { session } = context;
    // There the end of the HTTP exchange is the cancellation, after which no answer can come, whatever the server does.
    if (session.era === "modern" && session.transport !== "stdio") return { verdict: "not-applicable", because: "not-applicable-era" };
    const plain = await callTool(session, tool, args);
    if (!succeeded(plain)) return failed("cancellation-errored", 1);
    context.attempt(2); // the tries of the cancelled call count as one: how often a result crossed is chance
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const runMs = Math.min(LONGEST_RUN_MS, Math.max(SHORTEST_RUN_MS, (tries * plain.ms) / 10));
      const answer = await cancelled({ tool, args, runMs, graceMs: grace_seconds * 1000, reason }, context);
      if (answer === NOTHING) {
        // Any answer will do, the error of a server without ping too.
        await session.call("ping");
        return passed(2);
      }
      if (answer.kind === "error") return answer.code === REQUEST_CANCELLED ? passed(2) : failed("cancellation-errored", 2);
    }
    return failed("cancellation-ignored", 2);
  },
});

interface CancelledCall {
  readonly tool: string;
  readonly args: JsonObject;
  /** How long the call runs before it is cancelled, in milliseconds. */
  readonly runMs: number;
  readonly graceMs: number;
  readonly reason: string;
}

/** Makes one call and cancels it; what came for its id within the grace, if anything did. */
async function cancelled(call: CancelledCall, { session, clock }: ProbeContext): Promise<Reply | typeof NOTHING> {
  const open = session.begin("tools/call", { name: call.tool, arguments: call.args });
  const answered = answerOf(open);
  answered.catch(() => undefined); // it may fault while nobody waits for it; the wait below sees that again
  if ((await within(answered, call.runMs, clock)) === NOTHING) await open.cancel(call.reason);
  return within(answered, call.graceMs, clock);
}

/** Whatever comes for the call's id, before or after the cancellation. */
async function answerOf(call: OpenCall): Promise<Reply> {
  try {
    return await call.reply;
  } catch (fault) {
    if (!(fault instanceof TransportFault) || fault.kind !== "cancelled") throw fault;
    return call.late;
  }
}
