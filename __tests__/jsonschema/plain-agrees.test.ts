// Plain schemas are judged without ajv: for any of them, any value and any plan, both judges must say the same.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { admitSchema } from "../../src/jsonschema/caps.js";
import { compileSchema, type Compiled } from "../../src/jsonschema/compile.js";
import { interpreter } from "../../src/jsonschema/interpret.js";
import { PlainFirst } from "../../src/jsonschema/plain-first.js";
import { planCalls } from "../../src/jsonschema/plan.js";
import type { Validator } from "../../src/jsonschema/validator.js";
import type { Json, JsonObject } from "../../src/model/json.js";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 400);

/** Names that mean something to JavaScript, to JSON pointers, to URIs or to a validator. */
const name = fc.constantFrom(
  ...["a", "b", "c", "", "constructor", "toString", "ä", "x-y", "a/b", "a~1b", "%41", "#", "👍"],
  ...["$ref", "$id", "$schema", "nullable", "items", "length"],
);
/** And those that only values have: a schema with them is not plain. */
const anyName = fc.oneof({ weight: 12, arbitrary: name }, fc.constantFrom("__proto__", "\ud800"));
const scalar = fc.constantFrom<Json>(
  ...[null, true, false, 0, -0, 1, 2, 1.5, -1, 1e21, 2 ** 53, 5e-324],
  ...["", "a", "ab", "mcpeval", "👍", "\ud800", "\udc4d\ud83d", "ä", "constructor", "1"],
);
const value = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 3, arbitrary: scalar },
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(anyName, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;
const count = fc.integer({ min: 0, max: 3 });
const limit = fc.constantFrom(-1, 0, -0, 1, 1.5, 2, 1e21, 5e-324);
const type = fc.constantFrom("string", "number", "integer", "boolean", "null", "array", "object");
const REFERENCES = ["#/$defs/leaf", "#/$defs/toString", "#/definitions/a.b-c"];

/** A schema with one keyword, or a few that belong together. */
const { fragment } = fc.letrec<{ fragment: JsonObject; schema: Json }>((tie) => {
  const one = (key: string, arbitrary: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> => arbitrary.map((each) => ({ [key]: each }));
  const several = (keys: Record<string, fc.Arbitrary<Json>>): fc.Arbitrary<JsonObject> =>
    fc.record(keys, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;
  const schema = tie("schema");
  const schemas = fc.array(schema, { minLength: 1, maxLength: 3 });
  const properties = fc.dictionary(name, schema, { maxKeys: 4, noNullPrototype: true });
  const names = fc.uniqueArray(name, { maxLength: 2 });
  return {
    fragment: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      { weight: 4, arbitrary: one("type", fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 }))) },
      one("const", scalar),
      one("enum", fc.uniqueArray(scalar, { minLength: 1, maxLength: 4, comparator: "SameValueZero" })),
      several({ minLength: count, maxLength: count }),
      several({ minimum: limit, maximum: limit, exclusiveMinimum: limit, exclusiveMaximum: limit }),
      several({ minItems: count, maxItems: count }),
      several({ minProperties: count, maxProperties: count }),
      several({ title: fc.constant("t"), default: value, examples: fc.array(value, { maxLength: 2 }), deprecated: fc.boolean() }),
      one("required", names),
      { weight: 3, arbitrary: several({ properties, required: names, additionalProperties: schema }) },
      one("propertyNames", schema),
      one("additionalProperties", schema),
      { weight: 2, arbitrary: one("items", schema) },
      one("allOf", schemas),
      { weight: 2, arbitrary: one("anyOf", schemas) },
      { weight: 2, arbitrary: one("oneOf", schemas) },
      { weight: 2, arbitrary: several({ if: schema, then: schema, else: schema }) },
      { weight: 2, arbitrary: one("$ref", fc.constantFrom(...REFERENCES)) },
    ),
    schema: fc.oneof(
      { weight: 8, arbitrary: fc.array(tie("fragment"), { maxLength: 3 }).map((parts) => Object.assign({}, ...parts) as Json) },
      fc.boolean(),
    ),
  };
});

/** Definitions that refer to nothing, and one that refers to them: recursion is never plain. */
const leaf = fc.constantFrom<Json>({ type: "string", minLength: 1 }, { enum: [1, "a", null] }, { minimum: 1 }, {}, false, { const: -0 });
const definitions = fc.record({ leaf, toString: fc.constantFrom<Json>({ $ref: "#/$defs/leaf" }, { anyOf: [{ $ref: "#/$defs/leaf" }] }) });
const schema = fc
  .record({
    parts: fc.array(fragment, { minLength: 1, maxLength: 3 }),
    isTool: fc.boolean(),
    dialect: fc.constantFrom(undefined, "https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#"),
    definitions,
    other: leaf,
    odd: fc.option(name, { nil: undefined, freq: 4 }),
  })
  .map(({ parts, isTool, dialect, definitions, other, odd }): JsonObject => ({
    ...(dialect === undefined ? {} : { $schema: dialect }),
    ...(isTool ? { type: "object" } : {}),
    ...(Object.assign({}, ...parts) as JsonObject),
    $defs: { ...definitions, ...(odd === undefined || odd === "toString" ? {} : { [odd]: { type: "string" } }) },
    definitions: { "a.b-c": other },
  }));

interface Both {
  readonly schema: Json;
  readonly plain: (value: Json) => string;
  readonly ajv: (value: Json) => string;
  readonly compiled: Compiled;
}

/** Both judges of a schema; undefined when it is not plain. */
async function both(schema: Json): Promise<Both | undefined> {
  const admission = admitSchema(schema);
  if (admission.kind !== "admitted") throw new Error(admission.kind);
  const plain = interpreter(admission.text);
  if (plain === undefined) return undefined;
  const read = JSON.parse(admission.text) as Json;
  const compiled = await compileSchema(read);
  return {
    schema: read,
    plain: (each) => plain.judge(each).kind,
    ajv: (each) => (compiled.kind === "ready" ? compiled.validate(each).kind : compiled.kind),
    compiled,
  };
}

/** Stands for the thread where its answers do not matter. */
const inThisThread: Validator = {
  plan: (inputSchema) => planCalls(inputSchema as Json),
  check: () => Promise.reject(new Error("no check expected")),
  close: () => Promise.resolve(),
};

describe("both judges", () => {
  test("say the same of every value", async () => {
    const seen = { plain: 0, valid: 0, invalid: 0 };
    await fc.assert(
      fc.asyncProperty(schema, fc.array(value, { minLength: 4, maxLength: 8 }), async (schema, values) => {
        const judges = await both(schema);
        if (judges === undefined) return;
        seen.plain += 1;
        expect(judges.compiled.kind).toBe("ready");
        for (const each of values) {
          // Values come from JSON text: only so can `__proto__` be a name of its own.
          const read = JSON.parse(JSON.stringify(each)) as Json;
          if (hasBrokenName(read)) continue; // the interpreter throws, and its caller asks ajv
          const verdict = judges.plain(read);
          seen[verdict as "valid" | "invalid"] += 1;
          expect([read, verdict]).toEqual([read, judges.ajv(read)]);
        }
      }),
      { numRuns: RUNS },
    );
    expect(seen.plain).toBeGreaterThan(RUNS / 3);
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(RUNS / 2);
  });

  test("make the same plan", async () => {
    const seen = { ready: 0, violated: 0, extra: 0, unsynthesizable: 0 };
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(schema, async (schema) => {
        asked = 0;
        const validator = new PlainFirst(() => {
          asked += 1;
          return Promise.resolve(inThisThread);
        });
        const plan = await validator.plan(schema);
        if (asked > 0) return;
        expect(plan).toEqual(await planCalls(JSON.parse(JSON.stringify(schema)) as Json));
        if (plan.valid.kind === "ready") seen.ready += 1;
        if (plan.valid.kind === "unsynthesizable") seen.unsynthesizable += 1;
        if (plan.violation !== null) seen.violated += 1;
        if (plan.admitsExtraProperty) seen.extra += 1;
      }),
      { numRuns: RUNS },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS / 40);
  });
});

function hasBrokenName(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, each]) => /\p{Surrogate}/u.test(name) || hasBrokenName(each));
}
