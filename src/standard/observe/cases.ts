// The two cases made once for the whole catalog: contention and payload, on the first fully successful tool.
import { TransportFault } from "../../model/errors.js";
import type { JsonObject } from "../../model/json.js";
import { CALL_REPETITIONS, PAYLOAD_BYTES } from "../../model/limits.js";
import { EXTRA_PROPERTY, type CallPlan } from "../../jsonschema/validator.js";
import type { Session } from "../../session/session.js";
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
  const ends = await Promise.all([first, second].map((session) => succeeds(session, params)));
  if (ends.includes("spent")) return { outcome: "not-made", tool: carrier.tool };
  return { outcome: ends.every((end) => end === "yes") ? "passed" : "failed", tool: carrier.tool };
}

async function succeeds(session: Session, params: JsonObject): Promise<"yes" | "no" | "spent"> {
  try {
    return callOutcome(await session.call("tools/call", params)) === "success" ? "yes" : "no";
  } catch (fault) {
    if (!(fault instanceof TransportFault)) throw fault;
    return fault.kind === "budget" ? "spent" : "no";
  }
}

/** Where the oversize argument goes: the carrier's own string property, another successful tool's, or an extra property. */
export function payloadTarget(carriers: readonly Carrier[]): { readonly tool: string; readonly arguments: JsonObject } | undefined {
  const big = "x".repeat(PAYLOAD_BYTES);
  const declared = carriers.find((c) => c.plan.payloadProperty !== null);
  if (declared?.plan.payloadProperty != null)
    return { tool: declared.tool, arguments: { ...declared.arguments, [declared.plan.payloadProperty]: big } };
  const open = carriers[0];
  if (open === undefined || !open.plan.admitsExtraProperty) return undefined;
  return { tool: open.tool, arguments: { ...open.arguments, [EXTRA_PROPERTY]: big } };
}

/**
 * Sends the oversize argument. Any answer is handled, also a refusal by HTTP status (413 and the like);
 * a time-out or a connection that ends is not. The caller then asks whether the server still answers.
 */
export async function observePayload(
  target: { readonly tool: string; readonly arguments: JsonObject },
  session: Session,
): Promise<CaseSeen> {
  try {
    await session.call("tools/call", { name: target.tool, arguments: target.arguments });
    return { outcome: "passed", tool: target.tool };
  } catch (fault) {
    if (!(fault instanceof TransportFault)) throw fault;
    if (fault.kind === "budget") return { outcome: "not-made", tool: target.tool };
    const refused = fault.status !== undefined && fault.status >= 400 && fault.status < 500;
    return { outcome: refused ? "passed" : "failed", tool: target.tool };
  }
}
