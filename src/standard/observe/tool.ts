// Observes one tool: one schema-violating call, then the ordinary calls. A time-out or a closed connection ends the tool.
import { TransportFault } from "../../model/errors.js";
import { isJsonObject, type Json, type JsonObject } from "../../model/json.js";
import { CALL_REPETITIONS } from "../../model/limits.js";
import type { CallPlan, Validator } from "../../jsonschema/validator.js";
import type { Reply, Session } from "../../session/session.js";
import type { CallSeen, HonestySeen, ToolSeen, UnexercisedReason } from "../define.js";
import type { ListedTool } from "./catalog.js";
import type { ContentOfTool } from "./content.js";
import { callOutcome, honesty } from "./outcome.js";

/** Sends one request; the battery decides when it may go (one scored call in flight). */
export type Send = (method: string, params: JsonObject) => Promise<Reply>;

/** Watches what the ordinary calls bring, for the lens that asks; the arguments are those of every call. */
export type WatchContent = (tool: ListedTool, args: JsonObject) => ContentOfTool;

/** The part of ToolSeen that calling the tool yields. */
export type CalledTool = Pick<ToolSeen, "violation" | "honesty" | "calls" | "outputConforms" | "unexercised" | "content">;

/** A tool as it was called; its results are still being checked against its output schema. */
export type ObservedTool = Omit<CalledTool, "outputConforms"> & { readonly outputConforms: Promise<boolean | null> | null };

/** A tool that was not called, and why; `honesty` is null: the areas decide what that costs. */
export function uncalled(
  plan: CallPlan | undefined,
  unexercised: UnexercisedReason | null,
): CalledTool & { readonly outputConforms: null } {
  return { violation: plan?.violation?.rule ?? null, honesty: null, calls: [], outputConforms: null, unexercised };
}

/** A tool that could not be called because no connection was to be had. */
export function unreachable(plan: CallPlan): CalledTool {
  const { violation } = plan;
  return {
    violation: violation?.rule ?? null,
    honesty: violation === null ? null : "call-failed",
    calls: [],
    outputConforms: null,
    unexercised: "coverage-call-failed",
  };
}

/**
 * Makes the calls of one tool on one session and says how each ended. What they brought is checked meanwhile: nobody has to wait for
 * that before the next tool is called.
 */
export async function observeTool(
  tool: ListedTool,
  plan: CallPlan,
  session: Session,
  send: Send,
  validator: Validator,
  watch?: WatchContent,
): Promise<ObservedTool> {
  const { name } = tool.declared;
  if (plan.valid.kind === "no-time") return uncalled(plan, "coverage-budget-exhausted");
  const rule = plan.violation?.rule ?? null;
  let honest: HonestySeen | null = null;
  if (plan.violation !== null) {
    try {
      honest = honesty(await send("tools/call", { name, arguments: plan.violation.arguments }));
    } catch (fault) {
      if (isSpent(fault)) return { ...uncalled(plan, "coverage-budget-exhausted") };
      honest = "call-failed";
      if (!goesOn(fault, session))
        return { violation: rule, honesty: honest, calls: [], outputConforms: null, unexercised: "coverage-call-failed" };
    }
  }
  if (plan.valid.kind !== "ready") {
    // No ordinary call follows, so a request that touches no tool shows whether the server still answers; any answer counts.
    if (honest !== null && honest !== "call-failed" && !(await stillAnswers(session, send))) honest = "call-failed";
    return { violation: rule, honesty: honest, calls: [], outputConforms: null, unexercised: "coverage-unsynthesizable" };
  }
  const args = plan.valid.arguments;
  const content = watch?.(tool, args);
  const { calls, structured, spent } = await ordinaryCalls(name, args, session, send, tool.outputSchema !== undefined, content);
  // The first ordinary call is the request after the violating one: without an answer, of whatever kind, the server did not survive it.
  if (honest !== null && calls[0]?.outcome === "fault" && calls[0].ms === null) honest = "call-failed";
  const outputConforms = tool.outputSchema === undefined ? null : conforms(tool.outputSchema, structured, validator);
  const brought = content?.seen;
  return {
    violation: rule,
    honesty: honest,
    calls,
    outputConforms,
    unexercised: unexercisedBy(calls, spent),
    ...(brought === undefined ? {} : { content: brought }),
  };
}

interface OrdinaryCalls {
  readonly calls: readonly CallSeen[];
  /** structuredContent of each successful result; undefined where it is absent. */
  readonly structured: readonly (Json | undefined)[];
  readonly spent: boolean;
}

async function ordinaryCalls(
  name: string,
  args: JsonObject,
  session: Session,
  send: Send,
  keepStructured: boolean,
  content: ContentOfTool | undefined,
): Promise<OrdinaryCalls> {
  const calls: CallSeen[] = [];
  const structured: (Json | undefined)[] = [];
  for (let i = 0; i < CALL_REPETITIONS; i += 1) {
    try {
      const reply = await send("tools/call", { name, arguments: args });
      const outcome = callOutcome(reply);
      calls.push({ outcome: outcome ?? "fault", ms: reply.ms });
      content?.replied(reply);
      if (outcome === "success" && keepStructured && reply.kind === "result" && isJsonObject(reply.value))
        structured.push(reply.value["structuredContent"]);
    } catch (fault) {
      if (isSpent(fault)) return { calls, structured, spent: true };
      calls.push({ outcome: "fault", ms: null });
      if (fault instanceof TransportFault) content?.faulted(fault);
      if (!goesOn(fault, session)) break;
    }
  }
  return { calls, structured, spent: false };
}

function unexercisedBy(calls: readonly CallSeen[], spent: boolean): UnexercisedReason | null {
  if (spent) return "coverage-budget-exhausted";
  if (calls.length < CALL_REPETITIONS || calls.some((c) => c.outcome === "fault")) return "coverage-call-failed";
  return calls.some((c) => c.outcome === "rejected") ? "coverage-rejected-arguments" : null;
}

/** Only an invalid value costs conformance; a schema that gives no verdict costs nothing here. */
async function conforms(schema: JsonObject, structured: readonly (Json | undefined)[], validator: Validator): Promise<boolean | null> {
  if (structured.length === 0) return null;
  if (structured.some((value) => value === undefined)) return false;
  const verdicts = await validator.check(schema, structured as readonly Json[]);
  if (verdicts.some((v) => v.kind === "invalid")) return false;
  return verdicts.every((v) => v.kind === "valid") ? true : null;
}

async function stillAnswers(session: Session, send: Send): Promise<boolean> {
  try {
    await send(session.era === "modern" ? "server/discover" : "ping", {});
    return true;
  } catch (fault) {
    return isSpent(fault);
  }
}

function isSpent(fault: unknown): boolean {
  return fault instanceof TransportFault && fault.kind === "budget";
}

/** After a malformed answer the session is still usable; after a time-out or an end the next tool gets a fresh one. */
function goesOn(fault: unknown, session: Session): boolean {
  if (!(fault instanceof TransportFault)) throw fault;
  return (fault.kind === "error" || fault.kind === "auth") && session.alive;
}
