// The event's payload as GitHub wrote it: parsed, and read field by field. It may be anything, so nothing in it is taken for granted.
import { isJsonObject, type Json } from "../model/json.js";

/** The payload; null when the text is no JSON. */
export function parsePayload(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/** The value under these names, one inside the other; undefined where one of them is missing. */
export function valueAt(value: unknown, ...names: readonly string[]): Json | undefined {
  let found: unknown = value;
  for (const name of names) found = isJsonObject(found) ? found[name] : undefined;
  return found as Json | undefined;
}
