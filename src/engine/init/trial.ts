// Calls each candidate once and says how that ended. A tool that breaks the connection costs only itself. Content is never kept.
import { Incomplete, TransportFault } from "../../model/errors.js";
import type { Host } from "../../model/host.js";
import type { JsonObject } from "../../model/json.js";
import { callTool, succeeded } from "../../probes/shared/calls.js";
import { MISSING_CLIENT_CAPABILITY } from "../../session/discover.js";
import type { Connector, Session } from "../../session/session.js";

/** How a call failed, with the words the user reads. */
export const CALL_FAILURES = {
  "tool-error": "the call ended in a tool error; working arguments can be given with --arguments",
  "rpc-error": "the call was refused with a JSON-RPC error; working arguments can be given with --arguments",
  "capability-missing":
    "the call needs a client that can be asked (for a completion, say), which an ordinary case is not; write a sampling or elicitation case",
  "input-required": "the call asks its user for input, which an ordinary case does not give",
  timeout: "the call was not answered in time",
  closed: "the connection ended during the call",
  "invalid-reply": "the reply to the call was not valid",
  unreachable: "the server did not start again after an earlier call",
  "budget-spent": "the time or the requests of the run were used up; raise --budget-seconds or --max-requests",
} as const;
export type CallFailure = keyof typeof CALL_FAILURES;

/** How one call ended; `ms` is the time from send to arrival. */
export type Trial = { readonly kind: "succeeded"; readonly ms: number } | { readonly kind: "failed"; readonly how: CallFailure };

/** One call to make. */
export interface TrialCall {
  readonly tool: string;
  readonly arguments: JsonObject;
}

/** What the calls are made with. */
export interface TrialInput {
  readonly main: Session;
  readonly connector: Connector;
  readonly host: Host;
  /** How long each call waits, in milliseconds. */
  readonly timeoutMs: number;
}

/** After so many connections in a row that could not be opened, the calls left are given up. */
const MAX_FAILED_CONNECTS = 2;

/**
 * Makes the calls one after another, on the main session as long as it lasts; the last session is closed at the end.
 * @returns how each ended, in the order of the calls
 * @throws Incomplete when the run was interrupted
 */
export async function tryCalls(calls: readonly TrialCall[], input: TrialInput): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  let session: Session | undefined = input.main;
  let failedConnects = 0;
  for (const [index, call] of calls.entries()) {
    stopIfInterrupted(input.host);
    input.host.progress.update(`tool ${String(index + 1)}/${String(calls.length)}`);
    try {
      if (session?.alive !== true) {
        session = failedConnects < MAX_FAILED_CONNECTS ? await input.connector.connect({ callTimeoutMs: input.timeoutMs }) : undefined;
        failedConnects = 0;
      }
      trials.push(session === undefined ? failed("unreachable") : await tryCall(session, call, input.timeoutMs));
    } catch (error) {
      if (error instanceof Incomplete) failedConnects += 1;
      const how = failureOf(error);
      stopIfInterrupted(input.host);
      trials.push(failed(how));
      // A server that has not answered may still be at it: the next call starts afresh.
      if (how === "timeout") void session?.close();
      if (how === "timeout" || session?.alive !== true) session = undefined;
    }
  }
  await session?.close();
  return trials;
}

async function tryCall(session: Session, { tool, arguments: args }: TrialCall, timeoutMs: number): Promise<Trial> {
  const reply = await callTool(session, tool, args, { timeoutMs });
  if (succeeded(reply)) return { kind: "succeeded", ms: reply.ms };
  if (reply.kind === "error") {
    return failed(session.era === "modern" && reply.code === MISSING_CLIENT_CAPABILITY ? "capability-missing" : "rpc-error");
  }
  return failed(reply.value["resultType"] === "input_required" ? "input-required" : "tool-error");
}

function failed(how: CallFailure): Trial {
  return { kind: "failed", how };
}

/** @throws the error itself when it is no broken exchange */
function failureOf(error: unknown): CallFailure {
  if (error instanceof Incomplete) return "unreachable";
  if (!(error instanceof TransportFault)) throw error;
  if (error.kind === "budget") return "budget-spent";
  if (error.kind === "timeout" || error.kind === "closed") return error.kind;
  return "invalid-reply";
}

/** @throws Incomplete when the run was interrupted: what fails from then on is our doing */
export function stopIfInterrupted(host: Host): void {
  if (host.signal.aborted) throw new Incomplete("interrupted", "interrupted before the manifest was complete; nothing was written");
}
