// Finds what a local `$ref` points to, for reading a schema (not for validating with it). Never loads anything.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { findSubschema } from "./subschemas.js";

/** Longest chain of `$ref`s to `$ref`s that is followed. */
const MAX_HOPS = 32;

/** An own property of a schema object; inherited names such as `constructor` are nobody's keyword. */
export function own(schema: Json | undefined, key: string): Json | undefined {
  return isJsonObject(schema) && Object.hasOwn(schema, key) ? schema[key] : undefined;
}

/**
 * Follows a schema's `$ref`s to the first schema without one.
 * @returns undefined when a reference is external, missing or leads in a circle
 */
export function follow(root: Json, schema: Json): Json | undefined {
  let at: Json | undefined = schema;
  for (let hops = 0; hops <= MAX_HOPS && at !== undefined; hops += 1) {
    const ref = own(at, "$ref");
    if (ref === undefined) return at;
    at = typeof ref === "string" ? resolveLocal(root, ref) : undefined;
  }
  return undefined;
}

/** The schema a reference into the same document names: `#`, `#/json/pointer` (RFC 6901) or `#anchor`. */
function resolveLocal(root: Json, ref: string): Json | undefined {
  const base = own(root, "$id");
  const local = typeof base === "string" && base !== "" && ref.startsWith(`${base.replace(/#$/, "")}#`) ? ref.slice(ref.indexOf("#")) : ref;
  if (!local.startsWith("#")) return undefined;
  const fragment = decode(local.slice(1));
  if (fragment === undefined || fragment === "") return fragment === undefined ? undefined : root;
  return fragment.startsWith("/") ? atPointer(root, fragment) : anchored(root, fragment);
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

function atPointer(root: Json, pointer: string): Json | undefined {
  let at: Json | undefined = root;
  for (const step of pointer.slice(1).split("/")) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(at)) at = /^\d+$/.test(key) ? at[Number(key)] : undefined;
    else at = own(at, key);
  }
  return at;
}

function anchored(root: Json, name: string): JsonObject | undefined {
  // draft-07 wrote anchors as `$id: "#name"`.
  return findSubschema(root, (each) => own(each, "$anchor") === name || own(each, "$id") === `#${name}`);
}
