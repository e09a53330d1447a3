// JSON Pointer (RFC 6901) as manifests use it: bounded, printable ASCII, and never the root.
import type { Json } from "../../model/json.js";

/** Longest pointer, in characters. */
export const MAX_POINTER = 512;

/** A pointer below the root: each token `/` and characters other than `/`, with `~` only as `~0` and `~1`. */
export const POINTER_PATTERN = "^(/([ -.0-}]|~[01])*)+$";

/**
 * The value a pointer names, or undefined where there is none. Own members only; an array takes the decimal indexes of its
 * items without leading zeros (RFC 6901, section 4).
 */
export function valueAt(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const token of pointer.slice(1).split("/")) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(value)) value = /^(0|[1-9]\d{0,9})$/.test(key) ? value[Number(key)] : undefined;
    else if (typeof value === "object" && value !== null) value = Object.hasOwn(value, key) ? value[key] : undefined;
    else return undefined;
  }
  return value;
}
