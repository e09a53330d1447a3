// Puts what a schema refuses into words: one complaint a mistake, at its place, with what to do. Never quotes a value of the manifest,
// which may be secret; names of fields and kinds are.
import leven, { closestMatch } from "leven";
import type { TSchema } from "typebox";
import { Settings } from "typebox/system";
import { Value } from "typebox/value";
import { printable } from "../lib/escape.js";
import { isJsonObject, type Json } from "../model/json.js";
import { MAX_VALUES, pointerStep } from "./source.js";

/** One mistake. `at` says which part of the place is meant: the name of a property, or the value. */
export interface Complaint {
  readonly pointer: string;
  readonly at: "name" | "value";
  readonly text: string;
  /** The name of a property that is not there but must be. */
  readonly missing?: string;
}

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** Every mistake of a value under a schema; pointers start with `base`. */
export function complaintsOf(schema: TSchema, value: Json, base: string): Complaint[] {
  const narrowed = narrow(schema, value) as TSchema;
  const errors = errorsOf(narrowed, value).filter(({ keyword }) => keyword !== "boolean");
  const unions = [...new Set(errors.filter(({ keyword }) => keyword === "anyOf").map(({ schemaPath }) => `${schemaPath}/anyOf/`))];
  const exact = new Set(errors.filter(({ keyword }) => keyword === "const" || keyword === "enum").map(({ instancePath }) => instancePath));
  return errors
    .filter(({ keyword, instancePath }) => keyword !== "type" || !exact.has(instancePath))
    .filter(({ schemaPath }) => !unions.some((branch) => `${schemaPath}/`.startsWith(branch)))
    .flatMap((error) => complaintsOfError(error, narrowed, value, base));
}

/** The library stops at its eighth error unless told otherwise, and has one setting for the whole process. */
function errorsOf(schema: TSchema, value: Json): readonly SchemaError[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: MAX_VALUES });
  try {
    return Value.Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

/** `; did you mean X?` for a misspelt word; empty when nothing known is near. */
export function nearest(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const near = closestMatch(word, known) ?? "";
  return leven(word, near) <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)) ? `; did you mean ${near}?` : "";
}

function complaintsOfError(error: SchemaError, schema: TSchema, value: Json, base: string): Complaint[] {
  const pointer = `${base}${error.instancePath}`;
  const here = schemaAt(schema, error.schemaPath);
  const about = (text: string): Complaint[] => [{ pointer, at: "value", text }];
  switch (error.keyword) {
    case "additionalProperties":
      return error.params.additionalProperties.map((name) => ({
        pointer: `${pointer}/${pointerStep(name)}`,
        at: "name",
        text: unknownName(name, here),
      }));
    case "required":
      return error.params.requiredProperties.map((name) => ({
        pointer,
        at: "value",
        text: `lacks ${JSON.stringify(name)}; add it${meaning(here, name)}`,
        missing: name,
      }));
    case "type":
      return about(`must be ${typeNames(error.params.type)}, not ${typeOf(valueAt(value, error.instancePath))}`);
    case "minimum":
    case "maximum":
      return about(`must be ${rangeOf(here)}`);
    case "minLength":
    case "maxLength":
      return about(`must have ${countOf(here, "minLength", "maxLength")} characters`);
    case "minItems":
    case "maxItems":
      return about(`must have ${entries(countOf(here, "minItems", "maxItems"))}`);
    case "minProperties":
    case "maxProperties":
      return about(`must have ${entries(countOf(here, "minProperties", "maxProperties"))}`);
    case "const":
      return about(`must be ${JSON.stringify(error.params.allowedValue)}`);
    case "enum":
      return about(`must be one of ${error.params.allowedValues.map((allowed) => JSON.stringify(allowed)).join(", ")}`);
    case "anyOf":
      return about(unionProblem(here));
    case "pattern":
      return about(`does not have the form it must have${described(here)}`);
    default:
      return about(`${printable(error.message, 200)}${described(here)}`);
  }
}

function unknownName(name: string, schema: unknown): string {
  const properties = isJsonObject(schema) && isJsonObject(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  if (properties.length === 0) return `is no valid name here${described(schema)}`;
  return `unknown field${nearest(name, properties) || `; known are ${properties.join(", ")}`}`;
}

function meaning(schema: unknown, name: string): string {
  const properties = isJsonObject(schema) ? schema["properties"] : undefined;
  const text = isJsonObject(properties) ? described(properties[name]) : "";
  return text;
}

/** `: DESCRIPTION` of a schema's own declaration. */
function described(schema: unknown): string {
  const text = isJsonObject(schema) ? schema["description"] : undefined;
  return typeof text === "string" ? `: ${text.replace(/\.$/, "")}` : "";
}

function rangeOf(schema: unknown): string {
  const { minimum, maximum, type } = isJsonObject(schema) ? schema : {};
  const noun = type === "integer" ? "a whole number" : "a number";
  if (typeof minimum === "number" && typeof maximum === "number") return `${noun} from ${minimum} to ${maximum}`;
  return typeof minimum === "number" ? `${noun} of at least ${minimum}` : `${noun} of at most ${Number(maximum)}`;
}

function countOf(schema: unknown, least: string, most: string): string {
  const { [least]: min, [most]: max } = isJsonObject(schema) ? schema : {};
  if (typeof min === "number" && typeof max === "number") return `${min} to ${max}`;
  return typeof min === "number" ? `at least ${min}` : `at most ${Number(max)}`;
}

function entries(count: string): string {
  return `${count} ${/(^| )1$/.test(count) ? "entry" : "entries"}`;
}

function unionProblem(schema: unknown): string {
  const branches = isJsonObject(schema) && Array.isArray(schema["anyOf"]) ? schema["anyOf"].filter(isJsonObject) : [];
  const words = branches.map((branch) =>
    "const" in branch ? JSON.stringify(branch["const"]) : typeof branch["type"] === "string" ? branch["type"] : "something else",
  );
  return `must be one of ${[...new Set(words)].join(", ")}${described(schema)}`;
}

function typeNames(type: string | readonly string[]): string {
  const names: Readonly<Record<string, string>> = {
    integer: "a whole number",
    number: "a number",
    string: "a text",
    boolean: "true or false",
  };
  const spelled = (one: string): string => names[one] ?? (one === "null" ? "null" : `an ${one}`);
  return typeof type === "string" ? spelled(type) : type.map(spelled).join(" or ");
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number") return Number.isInteger(value) ? "a number" : "a fraction";
  return typeof value === "object" ? "an object" : typeof value === "string" ? "a text" : `a ${typeof value}`;
}

/**
 * The schema with every union of objects replaced by the branch that the value's constants choose, so that a mistake inside it is
 * named and not only that no branch fits.
 */
function narrow(schema: unknown, value: unknown): unknown {
  if (!isJsonObject(schema)) return schema;
  const branches = schema["anyOf"];
  if (Array.isArray(branches)) {
    const chosen = branches.find((branch: unknown) => isChosen(branch, value)) as unknown;
    return chosen === undefined ? schema : narrow(chosen, value);
  }
  const { properties, items } = schema;
  if (isJsonObject(properties) && isJsonObject(value)) {
    const inner = Object.entries(properties).map(([name, property]): [string, unknown] => [name, narrow(property, value[name])]);
    return { ...schema, properties: Object.fromEntries(inner) };
  }
  // One schema cannot be narrowed for several entries: a tuple of narrowed ones stands in, the rules on the array itself stay.
  if (isJsonObject(items) && Array.isArray(value)) return { ...schema, prefixItems: value.map((item) => narrow(items, item)), items: true };
  return schema;
}

function isChosen(branch: unknown, value: unknown): boolean {
  if (!isJsonObject(branch) || !isJsonObject(branch["properties"]) || !isJsonObject(value)) return false;
  const constants = Object.entries(branch["properties"]).filter(([, property]) => isJsonObject(property) && "const" in property);
  return constants.length > 0 && constants.every(([name, property]) => isJsonObject(property) && value[name] === property["const"]);
}

/** The schema a `#/a/b` path leads to. */
function schemaAt(schema: unknown, path: string): unknown {
  return stepsOf(path.replace(/^#/, "")).reduce<unknown>(
    (at, step) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    schema,
  );
}

function valueAt(value: Json, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>(
    (at, step) => (typeof at === "object" && at !== null && Object.hasOwn(at, step) ? (at as Record<string, unknown>)[step] : undefined),
    value,
  );
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
