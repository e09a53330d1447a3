// Arguments meant to break a schema, by the standard's three rules in order (spec: "error-honesty"). Pure candidates: none counts
// until the validator has proved it invalid.
import type { Json, JsonObject } from "../model/json.js";
import type { ViolationRule } from "../model/violation.js";
import { byName, declaredTypes, type ArgumentsShape, type JsonType } from "./shape.js";

/** Name of the property added by rule 3; prefixed further when a tool declares it. */
const UNKNOWN_PROPERTY = "mcpeval_unknown";

/** One value a type, in the order they are tried: text first, because nothing but a string can be coerced from it by accident. */
const WRONG_VALUES: readonly { readonly value: Json; readonly types: readonly JsonType[] }[] = [
  { value: "mcpeval", types: ["string"] },
  { value: 1, types: ["integer", "number"] },
  { value: true, types: ["boolean"] },
  { value: {}, types: ["object"] },
  { value: [], types: ["array"] },
  { value: null, types: ["null"] },
];

/** Arguments that may violate the schema, and the rule they follow. */
export interface ViolationCandidate {
  readonly rule: ViolationRule;
  readonly arguments: JsonObject;
}

/**
 * Candidates in the order they are to be tried.
 * @param valid arguments proved valid, or undefined when there are none: then only rules 1 and 3 can be followed
 */
export function* violationCandidates(schema: Json, shape: ArgumentsShape, valid: JsonObject | undefined): Generator<ViolationCandidate> {
  if (shape.hasRequired) yield { rule: "required-omitted", arguments: {} };
  if (valid !== undefined) {
    for (const [name, property] of byName(shape.properties)) {
      const types = declaredTypes(schema, property);
      if (types === undefined) continue;
      for (const wrong of WRONG_VALUES) {
        if (wrong.types.some((type) => types.has(type))) continue;
        yield { rule: "wrong-type", arguments: { ...valid, [name]: wrong.value } };
      }
    }
  }
  if (shape.closed) {
    let name = UNKNOWN_PROPERTY;
    while (shape.properties.has(name)) name = `x_${name}`;
    yield { rule: "unknown-property", arguments: { ...valid, [name]: "mcpeval" } };
  }
}
