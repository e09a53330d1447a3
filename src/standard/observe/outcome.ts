// Turns replies to tools/call into the standard's fixed labels. Content is looked at, never kept.
import { isJsonObject, type JsonObject } from "../../model/json.js";
import type { Reply } from "../../session/session.js";
import type { CallOutcome, HonestySeen } from "../define.js";

/** JSON-RPC "Invalid params". */
const INVALID_PARAMS = -32602;

/** The outcome of a call with valid arguments; undefined when the result is no object, which breaks the exchange. */
export function callOutcome(reply: Reply): CallOutcome | undefined {
  if (reply.kind === "error") return reply.code === INVALID_PARAMS ? "rejected" : "rpc-error";
  if (!isJsonObject(reply.value)) return undefined;
  // A modern tool that still asks for input has not done its work (2026-07-28, basic/patterns/mrtr).
  if (reply.value["resultType"] === "input_required") return "tool-error";
  return reply.value["isError"] === true ? "tool-error" : "success";
}

/** How honestly a violating call was refused: error -32602, or an isError result whose text says why. */
export function honesty(reply: Reply): HonestySeen {
  if (reply.kind === "error") return reply.code === INVALID_PARAMS ? "refused" : "wrong-code";
  if (!isJsonObject(reply.value)) return "call-failed";
  if (reply.value["isError"] !== true) return "accepted";
  return hasText(reply.value) ? "refused" : "empty-error";
}

/** Whether an unknown tool was refused: an error of any code, or an isError result. */
export function isRefusal(reply: Reply): boolean {
  return reply.kind === "error" || (isJsonObject(reply.value) && reply.value["isError"] === true);
}

function hasText(result: JsonObject): boolean {
  const content = Array.isArray(result["content"]) ? result["content"] : [];
  return content.some(
    (block) => isJsonObject(block) && block["type"] === "text" && typeof block["text"] === "string" && block["text"].trim() !== "",
  );
}
