// What an input schema declares about the arguments object itself: its properties, required names and whether it is closed. A
// reading, not a proof: the validator has the last word on every candidate made from it.
import { isJsonObject, type Json } from "../model/json.js";
import { follow, own } from "./refs.js";

/** The arguments object as declared at the root, its references, `allOf`, `anyOf` and `oneOf`. */
export interface ArgumentsShape {
  /** Declared properties by name. */
  readonly properties: ReadonlyMap<string, Json>;
  /** Whether any property is required anywhere. */
  readonly hasRequired: boolean;
  /** Whether undeclared properties are forbidden somewhere. */
  readonly closed: boolean;
}

/** JSON types as schemas name them; `integer` is apart from `number` only here. */
export const JSON_TYPES = ["string", "number", "integer", "boolean", "null", "array", "object"] as const;
export type JsonType = (typeof JSON_TYPES)[number];

/** Reads the shape of an input schema. */
export function readShape(schema: Json): ArgumentsShape {
  const properties = new Map<string, Json>();
  const seen = new Set<Json>();
  let hasRequired = false;
  let closed = false;
  function visit(part: Json): void {
    const at = follow(schema, part);
    // The set ends circles of references: every part is an object of the one parsed document.
    if (!isJsonObject(at) || seen.has(at)) return;
    seen.add(at);
    const declared = own(at, "properties");
    if (isJsonObject(declared)) {
      for (const [name, property] of Object.entries(declared)) if (!properties.has(name)) properties.set(name, property);
    }
    const required = own(at, "required");
    hasRequired ||= Array.isArray(required) && required.length > 0;
    closed ||= own(at, "additionalProperties") === false || own(at, "unevaluatedProperties") === false;
    for (const key of ["allOf", "anyOf", "oneOf"]) {
      const parts = own(at, key);
      if (Array.isArray(parts)) parts.forEach(visit);
    }
  }
  visit(schema);
  return { properties, hasRequired, closed };
}

/** Names in the standard's order: by UTF-16 code unit. */
export function byName(properties: ReadonlyMap<string, Json>): [string, Json][] {
  return [...properties].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/**
 * The types a property declares: by `type`, through local references, or by an `anyOf` / `oneOf` whose branches all declare some
 * (how "string or null" is usually generated). Undefined for a property without declared types.
 */
export function declaredTypes(root: Json, property: Json, depth = 0): ReadonlySet<JsonType> | undefined {
  const at = follow(root, property);
  if (at === undefined || depth > 4) return undefined;
  const type = own(at, "type");
  if (type !== undefined) {
    const names: readonly Json[] = Array.isArray(type) ? type : [type];
    return new Set(JSON_TYPES.filter((each) => names.includes(each)));
  }
  for (const key of ["anyOf", "oneOf"]) {
    const branches = own(at, key);
    if (!Array.isArray(branches) || branches.length === 0) continue;
    const types = branches.map((branch) => declaredTypes(root, branch, depth + 1));
    if (types.some((each) => each === undefined)) return undefined;
    return new Set(types.flatMap((each) => [...(each ?? [])]));
  }
  return undefined;
}
