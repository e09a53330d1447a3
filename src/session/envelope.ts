// What one parsed JSON value is, as JSON-RPC 2.0 and MCP define messages. Pure; own rules, because the published
// schemas let through a message that holds both a result and an error.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";

/** A message, classified. */
export type Envelope =
  | { readonly kind: "result"; readonly id: number; readonly value: Json }
  /** `id` is null when the server could not tell which request it answers (JSON-RPC 2.0, section 5). */
  | { readonly kind: "error"; readonly id: number | null; readonly code: number; readonly message: string; readonly data: Json | undefined }
  | { readonly kind: "notification"; readonly method: string; readonly params: Json | undefined }
  | { readonly kind: "request"; readonly id: string | number; readonly method: string; readonly params: Json | undefined }
  /** Names a request of ours, but is no valid answer to it. */
  | { readonly kind: "broken-reply"; readonly id: number }
  | { readonly kind: "not-jsonrpc" };

const NOT_JSONRPC: Envelope = { kind: "not-jsonrpc" };

/** Classifies one JSON value; an array (a batch) is not one message and yields `not-jsonrpc`. */
export function classify(json: unknown): Envelope {
  if (!isJsonObject(json)) return NOT_JSONRPC;
  return json["method"] === undefined ? classifyReply(json) : classifyCall(json);
}

function classifyCall(json: JsonObject): Envelope {
  const { id, method, jsonrpc, params } = json as { [key: string]: Json | undefined };
  if (jsonrpc !== "2.0" || typeof method !== "string" || "result" in json || "error" in json) return broken(id);
  if (id === undefined) return { kind: "notification", method, params };
  return typeof id === "string" || typeof id === "number" ? { kind: "request", id, method, params } : NOT_JSONRPC;
}

function classifyReply(json: JsonObject): Envelope {
  const { id, jsonrpc, result, error } = json as { [key: string]: Json | undefined };
  const hasResult = "result" in json;
  if (jsonrpc !== "2.0" || hasResult === "error" in json) return broken(id);
  if (hasResult) return typeof id === "number" ? { kind: "result", id, value: result ?? null } : broken(id);
  if (!isJsonObject(error)) return broken(id);
  const { code, message, data } = error as { [key: string]: Json | undefined };
  if (!Number.isInteger(code) || typeof message !== "string") return broken(id);
  // An absent id is allowed for errors since 2025-11-25 and means the same as null.
  if (typeof id === "number") return { kind: "error", id, code: code as number, message, data };
  return id === null || id === undefined ? { kind: "error", id: null, code: code as number, message, data } : broken(id);
}

/** Ids are echoed with value and type (JSON-RPC 2.0, section 5): "7" is a broken answer to 7, and it is clear to which. */
function broken(id: Json | undefined): Envelope {
  if (typeof id === "number") return { kind: "broken-reply", id };
  return typeof id === "string" && /^[1-9]\d{0,15}$/.test(id) ? { kind: "broken-reply", id: Number(id) } : NOT_JSONRPC;
}
