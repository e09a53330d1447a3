// Which schemas are plain: nothing in them can run long, and both judges read them alike, so they need no thread that can be killed.
// Most schemas of most servers are. Decides only; judges no value.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { readDialect, type Dialect } from "./dialect.js";
import { own } from "./refs.js";
import { JSON_TYPES } from "./shape.js";

/** What reading one keyword's value costs: the schemas in it, references followed. Undefined when it is not plain. */
type Cost = number | undefined;

/** Schemas that one value may be held against, references followed. Much larger ones are left to the thread. */
const MAX_COST = 1_000;
/** Keywords that list values. The interpreter goes through the whole list for one value, and writes it out where that one is refused. */
const LISTS: readonly string[] = ["const", "enum", "required"];
/** Characters of such a list that take about as long as one schema. */
const CHARACTERS_PER_COST = 32;

/** The dialects that real servers speak. */
export type PlainDialect = Extract<Dialect, "2020-12" | "draft-07">;

/** A name that could mean an object's prototype somewhere on the way. */
const UNSAFE_NAME = "__proto__";
/** Beside a definition of this name ajv resolves no reference: it takes the name for a keyword. */
const MISTAKEN_NAME = "$id";
/** Half a character: the interpreter cannot write such a name into a URI. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const LOCAL_REFERENCE = /^#\/(?<place>\$defs|definitions)\/(?<name>[\w.-]+)$/;

/** A plain schema. */
export interface Plain {
  readonly dialect: PlainDialect;
  /** How many schemas one value is held against at most: those that stand in it, references followed, and a few for every long list. */
  readonly cost: number;
}

/**
 * Reads a schema within the caps.
 * @returns undefined when the schema holds a pattern, a format, a keyword that is not known here, a value that its meta-schema
 * refuses, or a reference that is recursive or leads elsewhere: all that is for ajv
 */
export function readPlain(schema: Json): Plain | undefined {
  const reading = readDialect(schema);
  const dialect = reading.kind === "known" ? reading.dialect : undefined;
  if ((dialect !== "2020-12" && dialect !== "draft-07") || !isJsonObject(schema)) return undefined;
  const cost = new Reader(schema, dialect).cost();
  return cost === undefined || cost > MAX_COST ? undefined : { dialect, cost };
}

class Reader {
  readonly #definitions = new Map<Json, Cost>();

  constructor(
    private readonly root: JsonObject,
    private readonly dialect: PlainDialect,
  ) {}

  cost(): Cost {
    for (const place of ["$defs", "definitions"]) {
      const definitions = own(this.root, place) ?? {};
      if (own(definitions, MISTAKEN_NAME) !== undefined || this.#map(definitions) === undefined) return undefined;
    }
    return this.#schema(this.root);
  }

  #schema(schema: Json | undefined): Cost {
    if (typeof schema === "boolean") return 1;
    if (!isJsonObject(schema)) return undefined;
    let cost = 1;
    for (const [keyword, value] of Object.entries(schema)) {
      const more = this.#keyword(schema, keyword, value);
      if (more === undefined || cost > MAX_COST) return undefined;
      cost += more;
    }
    return cost;
  }

  #keyword(schema: JsonObject, keyword: string, value: Json): Cost {
    if (Object.hasOwn(SIMPLE, keyword)) return SIMPLE[keyword]?.(value) === true ? costOfSimple(keyword, value) : undefined;
    switch (keyword) {
      case "$schema":
      case "$defs":
      case "definitions":
        return schema === this.root ? 0 : undefined;
      case "$ref":
        return this.#reference(schema, value);
      case "properties":
        return this.#map(value);
      case "additionalProperties":
      case "propertyNames":
      case "items":
      case "if":
      case "then":
      case "else":
        return this.#schema(value);
      case "allOf":
      case "anyOf":
      case "oneOf":
        return Array.isArray(value) && value.length > 0 ? sum(value.map((each) => this.#schema(each))) : undefined;
      default:
        return undefined;
    }
  }

  #map(value: Json): Cost {
    return isJsonObject(value) && !Object.keys(value).some((name) => name === UNSAFE_NAME || LONE_SURROGATE.test(name))
      ? sum(Object.values(value).map((each) => this.#schema(each)))
      : undefined;
  }

  /** A reference to a definition at the root; draft-07 has validators disagree on what stands beside it. */
  #reference(schema: JsonObject, value: Json): Cost {
    const { place, name } = (typeof value === "string" ? LOCAL_REFERENCE.exec(value)?.groups : undefined) ?? {};
    if (place === undefined || name === undefined) return undefined;
    if (this.dialect === "draft-07" && Object.keys(schema).length > 1) return undefined;
    const target = own(own(this.root, place), name);
    if (target === undefined) return undefined;
    if (!this.#definitions.has(target)) {
      this.#definitions.set(target, undefined); // a reference back to it is recursive
      this.#definitions.set(target, this.#schema(target));
    }
    return this.#definitions.get(target);
  }
}

/** Keywords without schemas in them, and the values they may have: what the meta-schemas of both dialects admit, or less. */
const SIMPLE: Readonly<Record<string, (value: Json) => boolean>> = {
  title: isString,
  description: isString,
  $comment: isString,
  default: () => true,
  examples: Array.isArray,
  deprecated: isBoolean,
  readOnly: isBoolean,
  writeOnly: isBoolean,
  type: (value) => isType(value) || (isSet(value) && value.every(isType)),
  // Inside an `if`, ajv takes a missing property without a name for one that is there.
  required: (value) => Array.isArray(value) && (value.length === 0 || isSet(value)) && !value.includes(UNSAFE_NAME) && !value.includes(""),
  // Compared by `===` alone, in one step each.
  const: isScalar,
  enum: (value) => Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(isScalar),
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  minimum: isFiniteNumber,
  maximum: isFiniteNumber,
  exclusiveMinimum: isFiniteNumber,
  exclusiveMaximum: isFiniteNumber,
};

function costOfSimple(keyword: string, value: Json): number {
  return LISTS.includes(keyword) ? Math.floor(JSON.stringify(value).length / CHARACTERS_PER_COST) : 0;
}

function sum(costs: readonly Cost[]): Cost {
  let total = 0;
  for (const cost of costs) {
    if (cost === undefined) return undefined;
    total += cost;
  }
  return total;
}

function isString(value: Json): value is string {
  return typeof value === "string";
}

function isBoolean(value: Json): boolean {
  return typeof value === "boolean";
}

function isFiniteNumber(value: Json): value is number {
  return Number.isFinite(value);
}

function isCount(value: Json): boolean {
  return Number.isSafeInteger(value) && isFiniteNumber(value) && value >= 0;
}

function isScalar(value: Json): boolean {
  return value === null || typeof value !== "object";
}

function isType(value: Json): boolean {
  return JSON_TYPES.some((type) => type === value);
}

/** Strings, at least one, none twice. */
function isSet(value: Json): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isString) && new Set(value).size === value.length;
}
