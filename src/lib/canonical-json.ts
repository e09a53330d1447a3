// Canonical JSON: one text for equal values, so that digests of them are equal. Must not hash or interpret.
import type { Json } from "../model/json.js";
import { encodeJson } from "./encode-json.js";

/** Compact JSON with object keys sorted by UTF-16 code unit at every level; any depth. */
export function canonicalJson(value: Json): string {
  return encodeJson(value, true, { sortKeys: true, enter: () => true });
}
