// One tool's call plan from its input schema and a judge of values: synthesise or take the override, prove everything. Compiles
// nothing.
import type { Json, JsonObject } from "../model/json.js";
import { byName, declaredTypes, readShape, type ArgumentsShape } from "./shape.js";
import { synthesizeArguments } from "./synthesize.js";
import { EXTRA_PROPERTY, noPlan, type CallPlan, type Validation } from "./validator.js";
import { violationCandidates } from "./violate.js";

type Validate = (value: Json) => Validation;

/**
 * Plans the calls of one tool. Never throws.
 * @param schema an input schema within the caps
 * @param validate judges values by that schema
 * @param override arguments that replace synthesis
 */
export function callPlan(schema: Json, validate: Validate, override: JsonObject | undefined): CallPlan {
  const valid = validArguments(schema, validate, override);
  if (valid.kind === "budget-exceeded") return noPlan("budget-exceeded");
  const shape = readShape(schema);
  const base = valid.kind === "ready" ? valid.arguments : undefined;
  return {
    valid,
    violation: firstProved(schema, shape, validate, base),
    payloadProperty: payloadProperty(schema, shape),
    admitsExtraProperty:
      base !== undefined && !shape.properties.has(EXTRA_PROPERTY) && validate({ ...base, [EXTRA_PROPERTY]: "mcpeval" }).kind === "valid",
  };
}

function validArguments(schema: Json, validate: Validate, override: JsonObject | undefined): CallPlan["valid"] {
  const candidate = override ?? synthesizeArguments(schema);
  if (candidate === undefined) return { kind: "unsynthesizable" };
  const verdict = validate(candidate);
  switch (verdict.kind) {
    case "valid":
      return { kind: "ready", arguments: candidate };
    case "invalid":
      return override === undefined
        ? { kind: "unsynthesizable" }
        : { kind: "invalid-override", pointer: verdict.pointer, keyword: verdict.keyword };
    default:
      return { kind: verdict.kind };
  }
}

function firstProved(schema: Json, shape: ArgumentsShape, validate: Validate, base: JsonObject | undefined): CallPlan["violation"] {
  for (const candidate of violationCandidates(schema, shape, base)) {
    if (validate(candidate.arguments).kind === "invalid") return candidate;
  }
  return null;
}

/** The first string property by name. Its value in the payload case may well break `maxLength`: a clean refusal passes. */
function payloadProperty(schema: Json, shape: ArgumentsShape): string | null {
  return byName(shape.properties).find(([, property]) => declaredTypes(schema, property)?.has("string") === true)?.[0] ?? null;
}
