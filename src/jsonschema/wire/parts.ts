// Building blocks of the protocol's shapes that all revisions share. Written for judging: only what a client must be able to read.
import type { Json, JsonObject } from "../../model/json.js";

export const STRING: JsonObject = { type: "string" };
export const BOOLEAN: JsonObject = { type: "boolean" };
/** `_meta` of anything, and every other open object. */
export const OBJECT: JsonObject = { type: "object" };

/** An object: required members, and the shapes of those it may have. Everything else is open, as in every revision. */
export function object(required: readonly string[], properties: JsonObject): JsonObject {
  return { type: "object", required: [...required], properties: { ...properties, _meta: OBJECT } };
}

/** An array of one shape. */
export function arrayOf(items: JsonObject): JsonObject {
  return { type: "array", items };
}

/** One of a few words. */
export function oneOf(...words: readonly string[]): JsonObject {
  return { enum: [...words] };
}

/** A reference to a definition. */
export function ref(name: string): JsonObject {
  return { $ref: `#/$defs/${name}` };
}

/** Members that a definition gains in a later revision. */
export function withProperties(base: JsonObject, properties: JsonObject): JsonObject {
  return { ...base, properties: { ...(base["properties"] as JsonObject), ...properties } };
}

/** The shape that a content block of one `type` must have. */
export function block(type: string, required: readonly string[], properties: JsonObject): JsonObject {
  return object(["type", ...required], { type: { const: type }, annotations: ref("Annotations"), ...properties });
}

/** A block of any of the given kinds, judged by its own kind only, so that a wrong member is not lost among alternatives. */
export function blocks(kinds: Readonly<Record<string, JsonObject>>): JsonObject {
  return {
    ...object(["type"], { type: oneOf(...Object.keys(kinds)) }),
    allOf: Object.entries(kinds).map(([type, shape]): Json => ({ if: { properties: { type: { const: type } } }, then: shape })),
  };
}

/** A schema of a tool's input or output whose root must describe an object. Property schemas may be booleans: legal JSON Schema. */
export const OBJECT_SCHEMA: JsonObject = {
  type: "object",
  required: ["type"],
  properties: {
    type: { const: "object" },
    properties: { type: "object", additionalProperties: { type: ["object", "boolean"] } },
    required: arrayOf(STRING),
  },
};
