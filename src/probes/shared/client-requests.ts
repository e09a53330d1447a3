// Calls a tool as a client that declares a capability, and watches what the server asks of it. For sampling and elicitation.
// Both eras: requests of the server's own, or `input_required` results, reach the same answer.
import { TransportFault } from "../../model/errors.js";
import type { JsonObject } from "../../model/json.js";
import type { OpenCall } from "../../session/session.js";
import type { ProbeContext } from "../define.js";
import { succeeded, toolReply, type ToolReply } from "./calls.js";

const METHOD_NOT_FOUND = -32601;
const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;

/** One call by a client that can do more than most. */
export interface ClientCall {
  readonly tool: string;
  readonly arguments: JsonObject;
  /** Capabilities the client declares. */
  readonly capabilities: JsonObject;
  /** The method the server may call; any other one is declined and not judged here. */
  readonly method: string;
  readonly maxRequests: number;
  /** The client's result, or undefined when the request is not well-formed. */
  answer(params: JsonObject): Promise<JsonObject | undefined>;
  /** Whether a tool error ends the call well too, once the server has asked: not everything can be read without the input. */
  readonly mayRefuse: boolean;
}

/** How the call ended. */
export interface ClientCallSeen {
  readonly end: "completed" | "invalid-request" | "request-flood" | "stalled-call";
  /** Requests of the method that came. */
  readonly requests: number;
}

type Stop = "invalid-request" | "request-flood";

/**
 * Makes the call on a session of its own.
 * @throws TransportFault, unless the call timed out after the server had asked: then it stalled
 */
export async function callAsClient(input: ClientCall, context: ProbeContext): Promise<ClientCallSeen> {
  let requests = 0;
  let stopWith: (end: Stop) => void = () => undefined;
  const stopped = new Promise<Stop>((resolve) => (stopWith = resolve));
  const session = await context.connect({
    capabilities: input.capabilities,
    answer: async ({ method, params }) => {
      if (method !== input.method) return { error: { code: METHOD_NOT_FOUND, message: "Method not found" } };
      requests += 1;
      if (requests > input.maxRequests) {
        stopWith("request-flood");
        return { error: { code: INVALID_REQUEST, message: "Too many requests" } };
      }
      const result = await input.answer(params);
      if (result !== undefined) return { result };
      stopWith("invalid-request");
      return { error: { code: INVALID_PARAMS, message: "Invalid params" } };
    },
  });
  const call = session.begin("tools/call", { name: input.tool, arguments: input.arguments });
  const ended = endOf(call, () => requests > 0, input.mayRefuse);
  ended.catch(() => undefined); // a call that is given up below may still fault
  // Last, the answer that a request already in hand is still being judged for.
  const end = await Promise.race([stopped, ended]);
  if (end === "invalid-request" || end === "request-flood") await call.cancel("the client gives up");
  return { end, requests };
}

async function endOf(call: OpenCall, wasAsked: () => boolean, mayRefuse: boolean): Promise<"completed" | "stalled-call"> {
  let reply: ToolReply;
  try {
    reply = toolReply(await call.reply);
  } catch (fault) {
    if (fault instanceof TransportFault && fault.kind === "timeout" && wasAsked()) return "stalled-call";
    throw fault;
  }
  const isRefused = reply.kind === "result" && reply.value["isError"] === true;
  return succeeded(reply) || (isRefused && mayRefuse && wasAsked()) ? "completed" : "stalled-call";
}
