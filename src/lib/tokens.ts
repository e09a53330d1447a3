// The standard's token estimate: a quarter of a token a byte of compact JSON. Model-independent on purpose.
import type { Json } from "../model/json.js";
import { encodeJson } from "./encode-json.js";

/**
 * Tokens one catalog entry costs every session: ceil(UTF-8 bytes of its compact JSON in the order received / 4).
 * @param entry the whole `tools/list` entry, as parsed
 */
export function estimateTokens(entry: Json): number {
  return Math.ceil(Buffer.byteLength(compactJson(entry), "utf8") / 4);
}

function compactJson(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // Only nesting deeper than the call stack ends here; the iterative encoder spells the same text, slower.
    if (!(error instanceof RangeError)) throw error;
    return encodeJson(value, true, { sortKeys: false, enter: () => true });
  }
}
