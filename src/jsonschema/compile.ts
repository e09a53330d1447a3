// Compiles one schema of unknown quality and keeps the outcomes apart: only "invalid" blames a value. Runs in the worker thread;
// has no time budget of its own (the client kills the thread).
import type { Options, ValidateFunction } from "ajv";
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { readDialect, type Dialect } from "./dialect.js";
import { loadFamily } from "./families.js";
import { patternEngine, portablePattern } from "./patterns.js";
import { mapSubschemas, someSubschema } from "./subschemas.js";
import type { SchemaTrouble, Validation } from "./validator.js";

/** A schema ready to judge values, or why it is not. */
export type Compiled =
  | {
      readonly kind: "ready";
      /** The dialect it was compiled under. */
      readonly dialect: Dialect;
      /** Whether a pattern could not run here and was taken to match everything. */
      readonly unportablePattern: boolean;
      /** Judges one value; never throws. */
      readonly validate: (value: Json) => Validation;
    }
  | { readonly kind: SchemaTrouble };

/** Compiles a schema that is within the caps. Never throws; external references are never loaded. */
export async function compileSchema(schema: Json): Promise<Compiled> {
  const reading = readDialect(schema);
  if (reading.kind !== "known") return { kind: reading.kind };
  const body = withoutKey(schema, "$schema");
  const compiled = await compileAs(reading.dialect, body);
  // Tuples written the draft-07 way without saying so are common; 2020-12 itself knows no array `items`.
  const undeclaredTuple = compiled.kind === "broken" && !reading.declared && someSubschema(body, (each) => Array.isArray(each["items"]));
  return undeclaredTuple ? compileAs("draft-07", body) : compiled;
}

async function compileAs(dialect: Dialect, schema: Json): Promise<Compiled> {
  if (!isJsonObject(schema) && typeof schema !== "boolean") return { kind: "broken" };
  const family = await loadFamily(dialect);
  const body = withoutAjvExtensions(schema);
  const text = JSON.stringify(body);
  let unportablePattern = false;
  const engine = patternEngine(() => {
    unportablePattern = true;
  });
  const options: Options = { code: { optimize: false, regExp: engine } };
  // A schema that mentions a meta-schema may refer to it, or claim its `$id`; all others are spared the cost of registering them.
  const knowsMetaSchemas = text.includes("json-schema.org/");
  const compile = (candidate: JsonObject | boolean): ValidateFunction => family.create(options, knowsMetaSchemas).compile(candidate);
  try {
    if (!family.conforms(body)) return { kind: "broken" };
    let validate = compile(body);
    if (unportablePattern && text.includes('"patternProperties"')) validate = compile(withoutUnportableProperties(body));
    return { kind: "ready", dialect, unportablePattern, validate: (value) => judge(validate, value) };
  } catch (error) {
    // Ajv, its URI parser and the generated code all throw plain errors; a stack overflow is the one that is not the schema's fault.
    return { kind: error instanceof RangeError ? "too-large" : "broken" };
  }
}

function judge(validate: ValidateFunction, value: Json): Validation {
  try {
    if (validate(value) === true) return { kind: "valid" };
    const [first] = validate.errors ?? [];
    return { kind: "invalid", pointer: first?.instancePath ?? "", keyword: first?.keyword ?? "" };
  } catch {
    // Endless recursion (a `$ref` to itself, or a value nested deeper than the stack): no verdict.
    return { kind: "budget-exceeded" };
  }
}

/**
 * Drops keywords that only ajv gives a meaning: `$async` would make validation answer a promise, and OpenAPI's `nullable`
 * throws where no `type` stands beside it. JSON Schema ignores unknown keywords, so nothing is lost.
 */
function withoutAjvExtensions(schema: JsonObject | boolean): JsonObject | boolean {
  if (typeof schema === "boolean" || !/"(?:nullable|\$async)"/.test(JSON.stringify(schema))) return schema;
  return mapSubschemas(schema, (each) => {
    const usable =
      typeof each["nullable"] === "boolean" && each["type"] !== undefined && !(each["nullable"] === false && admitsNull(each["type"]));
    const sync = withoutKey(each, "$async");
    return usable ? sync : withoutKey(sync, "nullable");
  }) as JsonObject;
}

function admitsNull(type: Json): boolean {
  return type === "null" || (Array.isArray(type) && type.includes("null"));
}

/** A pattern that matches everything would apply its subschema to every property: admit anything there instead. */
function withoutUnportableProperties(schema: JsonObject | boolean): JsonObject | boolean {
  return mapSubschemas(schema, (each) => {
    const patterns = each["patternProperties"];
    if (!isJsonObject(patterns)) return each;
    const relaxed = Object.entries(patterns).map(([pattern, item]): [string, Json] => [
      pattern,
      portablePattern(pattern) === undefined ? true : item,
    ]);
    return { ...each, patternProperties: Object.fromEntries(relaxed) };
  }) as JsonObject | boolean;
}

function withoutKey<T extends Json>(schema: T, key: string): T {
  if (!isJsonObject(schema) || !Object.hasOwn(schema, key)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key)) as T;
}
