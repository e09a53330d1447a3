// The protocol area's checks on an open session. Each answers "passed", or the fixed reason it failed for.
import { TransportFault } from "../../model/errors.js";
import { isJsonObject, type JsonObject } from "../../model/json.js";
import { MAX_LIST_PAGES } from "../../model/limits.js";
import { walkPages, type PageWalk } from "../../session/pages.js";
import type { Session } from "../../session/session.js";
import type { ProtocolSeen } from "../define.js";
import { isRefusal } from "./outcome.js";

export const PASSED: ProtocolSeen = { outcome: "passed" };
/** The request of the check timed out, closed the connection or broke the exchange. */
export const CALL_FAILED: ProtocolSeen = { outcome: "failed", reason: "protocol-call-failed" };

/** The spent budget left no request for the check. */
export const BUDGET_SPENT: ProtocolSeen = { outcome: "failed", reason: "coverage-budget-exhausted" };

/** JSON-RPC "Method not found". */
const METHOD_NOT_FOUND = -32601;
const UNKNOWN_METHOD = "mcpeval/no-such-method";

/** A check that a fault turns into its lost point; other errors are ours. */
export async function judged(check: () => Promise<ProtocolSeen>): Promise<ProtocolSeen> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof TransportFault) return faulted(error);
    throw error;
  }
}

/** What a fault means for the check whose request it ended. */
export function faulted(fault: TransportFault | undefined): ProtocolSeen {
  return fault?.kind === "budget" ? BUDGET_SPENT : CALL_FAILED;
}

/** An unknown method gets error -32601 (JSON-RPC 2.0, section 5.1). */
export async function checkUnknownMethod(session: Session): Promise<ProtocolSeen> {
  const reply = await session.call(UNKNOWN_METHOD);
  const refused = reply.kind === "error" && reply.code === METHOD_NOT_FOUND;
  if (refused) return PASSED;
  return { outcome: "failed", reason: "protocol-unknown-method-answered", ...(reply.kind === "error" ? { code: reply.code } : {}) };
}

/**
 * `ping` gets an empty result object (MCP 2025-11-25, basic/utilities/ping); `_meta` is allowed in any result.
 * The modern era has no ping: there `server/discover` is asked again.
 */
export async function checkPing(session: Session): Promise<ProtocolSeen> {
  if (session.era === "modern") return checkDiscover(session);
  const reply = await session.call("ping");
  const empty = reply.kind === "result" && isJsonObject(reply.value) && Object.keys(reply.value).every((key) => key === "_meta");
  return empty ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
}

/** `server/discover` lists the revision in force and the capabilities (MCP 2026-07-28, server/discover). */
async function checkDiscover(session: Session): Promise<ProtocolSeen> {
  const reply = await session.call("server/discover");
  const result = reply.kind === "result" && isJsonObject(reply.value) ? reply.value : {};
  const { supportedVersions, capabilities } = result;
  const isListed =
    Array.isArray(supportedVersions) &&
    supportedVersions.every((version) => typeof version === "string") &&
    supportedVersions.includes(session.revision);
  return isListed && isJsonObject(capabilities) ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
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

/** Whether resources or prompts are declared; without either the check of the surfaces does not exist. */
export function declaresSurface(capabilities: JsonObject): boolean {
  return SURFACES.some((s) => capabilities[s.capability] !== undefined);
}

/** Each declared resources or prompts capability lists cleanly. */
export async function checkSurfaces(session: Session): Promise<ProtocolSeen> {
  for (const surface of SURFACES.filter((s) => session.capabilities[s.capability] !== undefined)) {
    const walk = await walkPages(session, surface.method, surface.capability, { maxPages: MAX_LIST_PAGES });
    if (walk.end === "fault") return faulted(walk.fault);
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
