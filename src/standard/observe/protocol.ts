// The protocol area's checks on an open session. Each answers "passed", or the fixed reason it failed for.
import { TransportFault } from "../../model/errors.js";
import { isJsonObject } from "../../model/json.js";
import { MAX_LIST_PAGES } from "../../model/limits.js";
import { walkPages, type PageWalk } from "../../session/pages.js";
import type { Session } from "../../session/session.js";
import type { ProtocolSeen } from "../define.js";
import { isRefusal } from "./outcome.js";

export const PASSED: ProtocolSeen = { outcome: "passed" };
/** The request of the check timed out, closed the connection or broke the exchange. */
export const CALL_FAILED: ProtocolSeen = { outcome: "failed", reason: "protocol-call-failed" };

/** JSON-RPC "Method not found". */
const METHOD_NOT_FOUND = -32601;
const UNKNOWN_METHOD = "mcpeval/no-such-method";

/** A check that a lost connection turns into protocol-call-failed; other errors are ours. */
export async function judged(check: () => Promise<ProtocolSeen>): Promise<ProtocolSeen> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof TransportFault) return CALL_FAILED;
    throw error;
  }
}

/** An unknown method gets error -32601 (JSON-RPC 2.0, section 5.1). */
export async function checkUnknownMethod(session: Session): Promise<ProtocolSeen> {
  const reply = await session.call(UNKNOWN_METHOD);
  const refused = reply.kind === "error" && reply.code === METHOD_NOT_FOUND;
  return refused ? PASSED : { outcome: "failed", reason: "protocol-unknown-method-answered" };
}

/** `ping` gets an empty result object (MCP 2025-11-25, basic/utilities/ping); `_meta` is allowed in any result. */
export async function checkPing(session: Session): Promise<ProtocolSeen> {
  const reply = await session.call("ping");
  const empty = reply.kind === "result" && isJsonObject(reply.value) && Object.keys(reply.value).every((key) => key === "_meta");
  return empty ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
}

/** tools/call of a name that is not listed is refused, by an error or an isError result. */
export async function checkUnknownTool(session: Session, listed: ReadonlySet<string>): Promise<ProtocolSeen> {
  let name = "mcpeval_no_such_tool";
  while (listed.has(name)) name += "_";
  const reply = await session.call("tools/call", { name, arguments: {} });
  return isRefusal(reply) ? PASSED : { outcome: "failed", reason: "protocol-unknown-tool-accepted" };
}

const SURFACES = [
  { capability: "resources", method: "resources/list", required: ["uri", "name"] },
  { capability: "prompts", method: "prompts/list", required: ["name"] },
] as const;

/** Each declared resources or prompts capability lists cleanly; without either the check does not exist. */
export async function checkSurfaces(session: Session): Promise<ProtocolSeen> {
  const declared = SURFACES.filter((s) => session.capabilities[s.capability] !== undefined);
  if (declared.length === 0) return { outcome: "not-applicable" };
  for (const surface of declared) {
    const walk = await walkPages(session, surface.method, surface.capability, { maxPages: MAX_LIST_PAGES });
    if (walk.end === "fault") return CALL_FAILED;
    if (!isClean(walk, surface.required)) return { outcome: "failed", reason: "protocol-surface-invalid" };
  }
  return PASSED;
}

function isClean(walk: PageWalk, required: readonly string[]): boolean {
  return (
    walk.end === "complete" &&
    walk.items.every(({ value }) => isJsonObject(value) && required.every((key) => typeof value[key] === "string"))
  );
}
