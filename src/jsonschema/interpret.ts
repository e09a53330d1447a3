// Judges values by plain schemas in this thread, without compiling anything: for the few values of a tool the interpreter is done
// long before a thread with ajv would have started. Says "valid" or "invalid", never where or why.
import { dereference, validate, type Schema } from "@cfworker/json-schema";
import type { Json } from "../model/json.js";
import { readPlain, type PlainDialect } from "./plain.js";
import type { Validation } from "./validator.js";

/** Judges one value. Throws RangeError when its levels or faults overflow the stack, URIError when a name in it has a lone surrogate. */
export type Judge = (value: Json) => Validation;

/** A plain schema that is ready to judge. */
export interface Interpreter {
  readonly schema: Json;
  /** Upper bound of the schemas that a value is held against. */
  readonly cost: number;
  readonly judge: Judge;
}

/**
 * A judge by a server's schema, or undefined where it is not plain.
 * @param text JSON text of a schema within the caps
 */
export function interpreter(text: string): Interpreter | undefined {
  const schema = JSON.parse(text) as Json;
  const plain = readPlain(schema);
  return plain === undefined ? undefined : { schema, cost: plain.cost, judge: interpret(schema, plain.dialect) };
}

/**
 * A judge by a schema that is plain, or ours.
 * @param schema nobody else's: the interpreter leaves marks on it that do not show in its JSON text
 */
export function interpret(schema: Json, dialect: PlainDialect): Judge {
  const draft = dialect === "draft-07" ? "7" : "2020-12";
  const lookup = dereference(schema as Schema);
  return (value) =>
    validate(value, schema as Schema, draft, lookup).valid ? { kind: "valid" } : { kind: "invalid", pointer: "", keyword: "" };
}
