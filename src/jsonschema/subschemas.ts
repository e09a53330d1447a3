// Walks a schema by its keywords, so that property names, enum members and examples are never mistaken for keywords.
// Expects a schema within the caps (depth 64); must not interpret anything.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";

/** How a keyword holds subschemas: one, an array, a map by name. `items` and `dependencies` hold either of two. */
type Holding = "one" | "many" | "map" | "one-or-many";

const HOLDINGS: ReadonlyMap<string, Holding> = new Map<string, Holding>([
  ...["additionalItems", "additionalProperties", "contains", "else", "if", "not", "propertyNames", "then"].map(
    (key) => [key, "one"] as const,
  ),
  ...["unevaluatedItems", "unevaluatedProperties"].map((key) => [key, "one"] as const),
  ...["allOf", "anyOf", "oneOf", "prefixItems"].map((key) => [key, "many"] as const),
  ...["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"].map((key) => [key, "map"] as const),
  ["items", "one-or-many"],
]);

/** A copy of the schema with `change` applied to every object schema in it, innermost first. */
export function mapSubschemas(schema: Json, change: (schema: JsonObject) => JsonObject): Json {
  if (!isJsonObject(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    const holding = HOLDINGS.get(key);
    if (holding === undefined) return [key, value];
    if (Array.isArray(value)) {
      return [key, holding === "many" || holding === "one-or-many" ? value.map((item) => mapSubschemas(item, change)) : value];
    }
    if (holding === "map" && isJsonObject(value)) {
      // `dependencies` may map a name to an array of names; mapSubschemas leaves anything but objects alone.
      return [key, Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapSubschemas(item, change)]))];
    }
    return [key, holding === "one" || holding === "one-or-many" ? mapSubschemas(value, change) : value];
  });
  return change(Object.fromEntries(entries));
}

/** Whether any object schema in it meets the condition. */
export function someSubschema(schema: Json, condition: (schema: JsonObject) => boolean): boolean {
  return findSubschema(schema, condition) !== undefined;
}

/** The first object schema that meets the condition, depth first. */
export function findSubschema(schema: Json, condition: (schema: JsonObject) => boolean): JsonObject | undefined {
  let found: JsonObject | undefined;
  mapSubschemas(schema, (each) => {
    if (found === undefined && condition(each)) found = each;
    return each;
  });
  return found;
}
