// The standard's token estimate: a quarter of a token a byte of compact JSON. Model-independent on purpose.
import type { Json } from "../model/json.js";
import { compactJson } from "./encode-json.js";

/**
 * Tokens one catalog entry costs every session: ceil(UTF-8 bytes of its compact JSON in the order received / 4).
 * @param entry the whole `tools/list` entry, as parsed
 */
export function estimateTokens(entry: Json): number {
  return Math.ceil(Buffer.byteLength(compactJson(entry), "utf8") / 4);
}
