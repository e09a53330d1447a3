// Calls a tool and reads what came: success, or an error with its code and its word on retrying. Content is looked at, never kept.
import { TransportFault } from "../../model/errors.js";
import { isJsonObject, type Json, type JsonObject } from "../../model/json.js";
import type { CallOptions, Reply, Session } from "../../session/session.js";

/** The answer to `tools/call`, whose result is an object (server/tools, every revision). */
export type ToolReply = Extract<Reply, { kind: "error" }> | { readonly kind: "result"; readonly value: JsonObject; readonly ms: number };

/** What an error says of itself. */
export interface SeenError {
  /** The codes it carries, the most specific first: one of its own making, then the JSON-RPC code. Empty when it has none. */
  readonly codes: readonly (string | number)[];
  /** Whether it says that a retry may help; undefined when it says nothing. */
  readonly retryable: boolean | undefined;
}

/**
 * Calls a tool.
 * @throws TransportFault also when the result is no object: that breaks the exchange
 */
export async function callTool(session: Session, tool: string, args: JsonObject, options?: CallOptions): Promise<ToolReply> {
  return toolReply(await session.call("tools/call", { name: tool, arguments: args }, options));
}

/** A reply as one to `tools/call`. @throws TransportFault when its result is no object */
export function toolReply(reply: Reply): ToolReply {
  if (reply.kind === "error") return reply;
  if (!isJsonObject(reply.value)) throw new TransportFault("error", "the result of tools/call is no object");
  return { ...reply, value: reply.value };
}

/** Whether a call succeeded: a result without `isError`, and none that still asks for input (2026-07-28, `resultType`). */
export function succeeded(reply: ToolReply): boolean {
  return reply.kind === "result" && reply.value["isError"] !== true && reply.value["resultType"] !== "input_required";
}

/**
 * What the error of a failed call says of itself; undefined when the call succeeded. MCP gives tool errors no fields for it,
 * so the usual places are searched: the error's `data`, or the result's `structuredContent`, its text when that is a JSON
 * object, and its `_meta`; in each also below `error`.
 */
export function errorOf(reply: ToolReply): SeenError | undefined {
  if (succeeded(reply)) return undefined;
  const places = placesOf(reply);
  const own = places.map((place) => place["code"] ?? place["error_code"]).find(isCode);
  const retryable = places.map((place) => place["retryable"]).find((value) => typeof value === "boolean");
  const codes = [...(own === undefined ? [] : [own]), ...(reply.kind === "error" ? [reply.code] : [])];
  return { codes, retryable };
}

/** The JSON object that a result's text holds, if its first text is one. */
export function textObject(result: JsonObject): JsonObject | undefined {
  const blocks = Array.isArray(result["content"]) ? result["content"] : [];
  const first = blocks.find((block) => isJsonObject(block) && block["type"] === "text");
  const text = isJsonObject(first) ? first["text"] : undefined;
  if (typeof text !== "string" || !text.trimStart().startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function placesOf(reply: ToolReply): readonly JsonObject[] {
  const roots = reply.kind === "error" ? [reply.data] : [reply.value["structuredContent"], textObject(reply.value), reply.value["_meta"]];
  return roots.filter(isJsonObject).flatMap((root) => [root, root["error"]].filter(isJsonObject));
}

function isCode(value: Json | undefined): value is string | number {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}
