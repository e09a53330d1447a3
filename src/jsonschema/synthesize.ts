// Arguments from a schema by the standard's rules (spec: "Arguments"). Pure and bounded; whether a candidate satisfies the whole
// schema is the validator's to say.
import { SCHEMA_MAX_DEPTH, SYNTHESIS_MAX_STEPS, SYNTHESIS_MAX_UNITS } from "../model/limits.js";
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { follow, own } from "./refs.js";

/** The word that stands in for free text. */
const WORD = "mcpeval";

/** Fixed samples of the formats the standard names. */
const FORMAT_SAMPLES: ReadonlyMap<string, string> = new Map([
  ["date", "2025-01-01"],
  ["date-time", "2025-01-01T00:00:00Z"],
  ["uri", "https://example.com/"],
  ["email", "mcpeval@example.com"],
  ["uuid", "123e4567-e89b-12d3-a456-426614174000"],
]);

/** Keywords that name a value, in the standard's order, and whether they name several. */
const FIXED_VALUES: ReadonlyMap<string, boolean> = new Map([
  ["const", false],
  ["enum", true],
  ["default", false],
  ["examples", true],
]);

/** A value and its size in units: about the characters of its JSON text. */
interface Sample {
  readonly value: Json;
  readonly units: number;
}

interface Context {
  readonly root: Json;
  /** Schemas that may still be read: references can fan out without end. */
  steps: number;
  /** How deep the reading is nested: a required property may refer to its own parent. */
  depth: number;
}

/**
 * Arguments for a tool from its input schema: every required property, nothing else.
 * The root is an object by definition of MCP, so the rules for single values (`const`, `enum`, `default`, `examples`) are for
 * its properties only.
 * @returns undefined when no rule applies to a required property, or the value would be unreasonably large
 */
export function synthesizeArguments(schema: Json): JsonObject | undefined {
  const context: Context = { root: schema, steps: SYNTHESIS_MAX_STEPS, depth: 0 };
  const target = follow(schema, schema);
  if (target === undefined) return undefined;
  if (!isJsonObject(target)) return target === true ? {} : undefined;
  const root = Object.fromEntries(Object.entries(target).filter(([key]) => !FIXED_VALUES.has(key)));
  const sample = fromBranch(root, context) ?? objectOf(root, context);
  return sample !== undefined && isJsonObject(sample.value) ? sample.value : undefined;
}

/** The first rule that applies to one schema, in the standard's order. */
function sampleOf(schema: Json, context: Context): Sample | undefined {
  context.steps -= 1;
  if (context.steps < 0 || context.depth >= SCHEMA_MAX_DEPTH) return undefined;
  context.depth += 1;
  const sample = firstRule(schema, context);
  context.depth -= 1;
  return sample;
}

function firstRule(schema: Json, context: Context): Sample | undefined {
  if (own(schema, "$ref") !== undefined) {
    const target = follow(context.root, schema);
    return target === undefined ? undefined : sampleOf(target, context);
  }
  if (!isJsonObject(schema)) return undefined;
  return fixedValue(schema) ?? fromBranch(schema, context) ?? byType(schema, context);
}

function fixedValue(schema: JsonObject): Sample | undefined {
  for (const [key, inArray] of FIXED_VALUES) {
    const given = own(schema, key);
    const value = inArray ? (Array.isArray(given) ? given[0] : undefined) : given;
    if (value !== undefined) return within({ value, units: JSON.stringify(value).length });
  }
  return undefined;
}

/**
 * The first `anyOf` / `oneOf` branch, read together with what stands beside it: a branch often only adds `required` names to
 * properties declared beside it.
 */
function fromBranch(schema: JsonObject, context: Context): Sample | undefined {
  const key = ["anyOf", "oneOf"].find((name) => Array.isArray(own(schema, name)));
  if (key === undefined) return undefined;
  const branches = schema[key];
  const first = Array.isArray(branches) ? branches[0] : undefined;
  const branch = first === undefined ? undefined : follow(context.root, first);
  const beside = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key));
  if (branch === true) return sampleOf(beside, context);
  return isJsonObject(branch) ? sampleOf(merge(beside, branch), context) : undefined;
}

function merge(beside: JsonObject, branch: JsonObject): JsonObject {
  const merged: JsonObject = { ...beside, ...branch };
  const [outer, inner] = [own(beside, "properties"), own(branch, "properties")];
  if (isJsonObject(outer) && isJsonObject(inner)) merged["properties"] = { ...outer, ...inner };
  const required = [...namesOf(own(beside, "required")), ...namesOf(own(branch, "required"))];
  if (required.length > 0) merged["required"] = required;
  return merged;
}

function byType(schema: JsonObject, context: Context): Sample | undefined {
  const declared = own(schema, "type");
  const type = Array.isArray(declared) ? (declared.find((each) => each !== "null") ?? declared[0]) : declared;
  switch (type) {
    case "string":
      return stringOf(schema);
    case "integer":
    case "number": {
      const minimum = own(schema, "minimum");
      return { value: typeof minimum !== "number" ? 1 : type === "integer" ? Math.ceil(minimum) : minimum, units: 8 };
    }
    case "boolean":
      return { value: false, units: 5 };
    case "null":
      return { value: null, units: 4 };
    case "array":
      return arrayOf(schema, context);
    case "object":
      return objectOf(schema, context);
    case undefined:
      // A branch or definition that lists properties means an object, type or not.
      return isJsonObject(own(schema, "properties")) ? objectOf(schema, context) : undefined;
    default:
      return undefined;
  }
}

function stringOf(schema: JsonObject): Sample | undefined {
  const format = own(schema, "format");
  const sample = typeof format === "string" ? FORMAT_SAMPLES.get(format) : undefined;
  if (sample !== undefined) return { value: sample, units: sample.length };
  if (own(schema, "pattern") !== undefined) return undefined;
  const least = sizeOf(own(schema, "minLength")) ?? 0;
  const most = sizeOf(own(schema, "maxLength")) ?? Number.POSITIVE_INFINITY;
  if (least > SYNTHESIS_MAX_UNITS) return undefined;
  const value = WORD.padEnd(least, WORD).slice(0, most);
  return { value, units: value.length + 2 };
}

function arrayOf(schema: JsonObject, context: Context): Sample | undefined {
  const count = sizeOf(own(schema, "minItems")) ?? 0;
  if (count > SYNTHESIS_MAX_UNITS) return undefined;
  const items = own(schema, "items");
  // Tuples: `prefixItems` since 2020-12, an array `items` with `additionalItems` before.
  const tuple = own(schema, "prefixItems") ?? (Array.isArray(items) ? items : []);
  const places = Array.isArray(tuple) ? tuple : [];
  const rest = Array.isArray(items) ? own(schema, "additionalItems") : items;
  const value: Json[] = [];
  let units = 2;
  for (const place of places.slice(0, count)) {
    const sample = sampleOf(place, context);
    if (sample === undefined) return undefined;
    value.push(sample.value);
    units += sample.units + 1;
  }
  if (count > value.length) {
    const copies = count - value.length;
    const sample = rest === undefined ? undefined : sampleOf(rest, context);
    if (sample === undefined || units + copies * (sample.units + 1) > SYNTHESIS_MAX_UNITS) return undefined;
    units += copies * (sample.units + 1);
    for (let copy = 0; copy < copies; copy += 1) value.push(sample.value);
  }
  return within({ value, units });
}

function objectOf(schema: JsonObject, context: Context): Sample | undefined {
  const properties = own(schema, "properties");
  const entries: [string, Json][] = [];
  let units = 2;
  for (const name of new Set(namesOf(own(schema, "required")))) {
    const property = own(properties, name);
    const sample = property === undefined ? undefined : sampleOf(property, context);
    if (sample === undefined) return undefined;
    entries.push([name, sample.value]);
    units += name.length + sample.units + 4;
  }
  // fromEntries defines own properties, so a property named `__proto__` stays one.
  return within({ value: Object.fromEntries(entries), units });
}

function within(sample: Sample): Sample | undefined {
  return sample.units > SYNTHESIS_MAX_UNITS ? undefined : sample;
}

function namesOf(required: Json | undefined): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}

function sizeOf(count: Json | undefined): number | undefined {
  return typeof count === "number" && count >= 0 ? count : undefined;
}
