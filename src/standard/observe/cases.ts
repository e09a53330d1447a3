// The two cases made once for the whole catalog: contention and payload, on the first fully successful tool.
import { TransportFault } from "../../model/errors.js";
import type { JsonObject } from "../../model/json.js";
import { CALL_REPETITIONS, PAYLOAD_BYTES } from "../../model/limits.js";
import { EXTRA_PROPERTY, type CallPlan } from "../../jsonschema/validator.js";
import type { Reply, Session } from "../../session/session.js";
import type { CallSeen, CaseSeen } from "../define.js";
import { callOutcome } from "./outcome.js";

/** A tool whose three ordinary calls all succeeded, with the arguments that worked. */
export interface Carrier {
  readonly tool: string;
  readonly plan: CallPlan;
  readonly arguments: JsonObject;
}

/** Whether all ordinary calls were made and succeeded. */
export function isFullySuccessful(calls: readonly CallSeen[]): boolean {
  return calls.length === CALL_REPETITIONS && calls.every((c) => c.outcome === "success");
}

/** Two independently initialised clients call the tool at the same time; both must succeed. */
export async function observeContention(carrier: Carrier, first: Session, second: Session): Promise<CaseSeen> {
  const params = { name: carrier.tool, arguments: carrier.arguments };
  const both = await Promise.all([first, second].map((session) => ends(session, params, (reply) => callOutcome(reply) === "success")));
  if (both.includes("spent")) return { outcome: "not-made", tool: carrier.tool };
  return { outcome: both.every((end) => end === "yes") ? "passed" : "failed", tool: carrier.tool };
}

/** Calls the tool: whether the reply is a good one; a broken exchange has none. */
async function ends(session: Session, params: JsonObject, isGood: (reply: Reply) => boolean): Promise<"yes" | "no" | "spent"> {
  try {
    return isGood(await session.call("tools/call", params)) ? "yes" : "no";
  } catch (fault) {
    if (!(fault instanceof TransportFault)) throw fault;
    return fault.kind === "budget" ? "spent" : "no";
  }
}

/** One call of the payload case: the carrier, and its arguments with the oversize string among them. */
export interface PayloadTarget {
  readonly carrier: Carrier;
  readonly oversize: JsonObject;
}

/** Where the oversize argument goes: the carrier's own string property, another successful tool's, or an extra property. */
export function payloadTarget(carriers: readonly Carrier[]): PayloadTarget | undefined {
  const big = "x".repeat(PAYLOAD_BYTES);
  const declared = carriers.find((c) => c.plan.payloadProperty !== null);
  if (declared?.plan.payloadProperty != null)
    return { carrier: declared, oversize: { ...declared.arguments, [declared.plan.payloadProperty]: big } };
  const open = carriers[0];
  if (open === undefined || !open.plan.admitsExtraProperty) return undefined;
  return { carrier: open, oversize: { ...open.arguments, [EXTRA_PROPERTY]: big } };
}

/**
 * Sends the oversize argument. Any answer is handled, also a refusal by HTTP status (413 and the like); a time-out or a
 * connection that ends is not. The caller then asks with `stillAnswers`.
 */
export async function observePayload({ carrier, oversize }: PayloadTarget, session: Session): Promise<CaseSeen> {
  const { tool } = carrier;
  try {
    await session.call("tools/call", { name: tool, arguments: oversize });
    return { outcome: "passed", tool };
  } catch (fault) {
    if (!(fault instanceof TransportFault)) throw fault;
    if (fault.kind === "budget") return { outcome: "not-made", tool };
    const refused = fault.status !== undefined && fault.status >= 400 && fault.status < 500;
    return { outcome: refused ? "passed" : "failed", tool };
  }
}

/**
 * Whether the tool still answers an ordinary call, in whatever way. Not asked with ping: a server that answers pings and
 * calls in different places shows nothing by one, and a server without ping would lose two points for one defect.
 */
export async function stillAnswers(carrier: Carrier, session: Session): Promise<"yes" | "no" | "spent"> {
  return ends(session, { name: carrier.tool, arguments: carrier.arguments }, () => true);
}
