// For any schema: what is planned as valid is valid and what is planned as a violation is not, by an independent validator; and no
// input, however mangled, makes planning throw.
import { describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fc } from "../support/fast-check.js";
import { admitSchema } from "../../src/jsonschema/caps.js";
import { planCalls } from "../../src/jsonschema/plan.js";
import type { Json, JsonObject } from "../../src/model/json.js";

/** A plain validator, optimiser on. `allErrors` because ajv without it takes a missing property named "" for present. */
const judge = new Ajv2020({
  strict: false,
  logger: false,
  allErrors: true,
  ownProperties: true,
  multipleOfPrecision: 6,
  addUsedSchema: false,
});
addFormats.default(judge);

function independent(schema: JsonObject): (value: Json) => boolean {
  const validate = judge.compile(schema);
  return (value) => validate(value) === true;
}

const name = fc.constantFrom("a", "b", "Z", "path", "constructor", "toString", "ä", "x-y", "");
const count = fc.integer({ min: 0, max: 6 });
const optional = <T>(keys: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<JsonObject> =>
  fc.record(keys, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;

/** Schemas in the forms servers use, in useful and in contradictory combinations. */
const { schema: wellFormed } = fc.letrec<{ schema: JsonObject; object: JsonObject }>((tie) => {
  const typed = (type: Json, keywords: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> => keywords.map((each) => ({ type, ...each }));
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      typed(
        "string",
        optional({
          minLength: count,
          maxLength: fc.integer({ min: 3, max: 20 }),
          format: fc.constantFrom("date", "date-time", "uri", "email", "uuid", "color"),
          default: fc.constantFrom<Json>("d", 7),
        }),
      ),
      typed(
        "integer",
        optional({
          minimum: fc.integer({ min: -5, max: 5 }),
          maximum: count,
          examples: fc.array(fc.constantFrom<Json>(1, "x"), { maxLength: 2 }),
        }),
      ),
      typed("number", optional({ minimum: fc.constantFrom(0.5, -2, 3), multipleOf: fc.constantFrom(0.5, 2) })),
      typed("boolean", optional({ default: fc.boolean() })),
      typed(["string", "null"], optional({ default: fc.constant(null) })),
      fc.constantFrom<JsonObject>({ const: 1 }, { enum: ["x", "y"] }, {}, { $ref: "#/$defs/word" }, { $ref: "#/$defs/node" }),
      typed(
        "array",
        fc.record(
          { items: tie("schema"), minItems: fc.integer({ min: 0, max: 2 }) },
          { requiredKeys: ["items"] },
        ) as fc.Arbitrary<JsonObject>,
      ),
      fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf): JsonObject => ({ anyOf })),
      fc.array(tie("schema"), { minLength: 1, maxLength: 2 }).map((oneOf): JsonObject => ({ oneOf })),
      tie("object"),
    ),
    object: fc
      .record(
        {
          properties: fc.dictionary(name, tie("schema"), { maxKeys: 4 }),
          required: fc.uniqueArray(name, { maxLength: 2 }),
          additionalProperties: fc.boolean(),
          minProperties: fc.integer({ min: 0, max: 1 }),
        },
        { requiredKeys: ["properties"] },
      )
      .map((keywords): JsonObject => ({ type: "object", ...(keywords as JsonObject) })),
  };
});

const inputSchema = fc.dictionary(name, wellFormed, { maxKeys: 4 }).chain((properties) =>
  fc
    .record(
      {
        required: fc.oneof(fc.constant(Object.keys(properties).slice(0, 2)), fc.uniqueArray(name, { maxLength: 2 })),
        additionalProperties: fc.boolean(),
        anyOf: fc.constantFrom<Json>([{ required: ["a"] }, { required: ["b"] }], [{ properties: { b: { type: "string" } } }]),
      },
      { requiredKeys: [] },
    )
    .map((keywords): JsonObject => ({
      type: "object",
      properties,
      ...(keywords as JsonObject),
      $defs: { word: { type: "string", minLength: 2 }, node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } },
    })),
);

describe("plans", () => {
  test("valid arguments always validate, violations never do, an admitted extra property is admitted", async () => {
    const seen = { ready: 0, violated: 0, unsynthesizable: 0 };
    await fc.assert(
      fc.asyncProperty(inputSchema, async (schema) => {
        const plan = await planCalls(schema);
        const accepts = independent(schema);
        if (plan.valid.kind === "ready") {
          seen.ready += 1;
          expect(accepts(plan.valid.arguments)).toBe(true);
          if (plan.admitsExtraProperty) expect(accepts({ ...plan.valid.arguments, mcpeval_extra: "any" })).toBe(true);
        } else {
          seen.unsynthesizable += 1;
          expect(plan.valid.kind).toBe("unsynthesizable");
        }
        if (plan.violation !== null) {
          seen.violated += 1;
          expect(accepts(plan.violation.arguments)).toBe(false);
        }
        expect(await planCalls(structuredClone(schema))).toEqual(plan);
      }),
      { numRuns: 200 },
    );
    // The generator reaches all three outcomes, so the assertions above were made.
    expect(Math.min(seen.ready, seen.violated, seen.unsynthesizable)).toBeGreaterThan(5);
  });

  test("any JSON at all, and any well-formed schema with one keyword mangled, ends in a plan", async () => {
    const keyword = fc.constantFrom(
      "type",
      "properties",
      "required",
      "$ref",
      "$id",
      "$schema",
      "$defs",
      "anyOf",
      "oneOf",
      "allOf",
      "items",
      "pattern",
      "format",
      "nullable",
      "$async",
      "id",
      "additionalProperties",
      "patternProperties",
      "$anchor",
      "$dynamicRef",
      "unevaluatedProperties",
    );
    const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
    const mangled = fc.tuple(inputSchema, keyword, json).map(([schema, key, value]): Json => ({ ...schema, [key]: value }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, mangled), async (schema) => {
        expect(admitSchema(schema).kind).toBe("admitted");
        const plan = await planCalls(schema);
        expect(["ready", "unsynthesizable", "broken", "unsupported-dialect", "too-large", "budget-exceeded"]).toContain(plan.valid.kind);
      }),
      { numRuns: 300 },
    );
  });
});
