// Whole call plans: what is called, what is violated and by which rule, what the payload case gets.
import { describe, expect, test } from "@jest/globals";
import { planCalls } from "../../src/jsonschema/plan.js";
import { EXTRA_PROPERTY, type CallPlan } from "../../src/jsonschema/validator.js";
import type { Json, JsonObject } from "../../src/model/json.js";

const text = { type: "string" };

/** The rule and arguments of a schema's violation. */
async function violation(schema: Json): Promise<CallPlan["violation"]> {
  return (await planCalls(schema)).violation;
}

describe("violation rules, in order", () => {
  test("1: every required property left out", async () => {
    const schema = { type: "object", properties: { a: text, b: { type: "number" } }, required: ["a"], additionalProperties: false };
    expect(await violation(schema)).toEqual({ rule: "required-omitted", arguments: {} });
    expect(await violation({ ...schema, properties: { a: { ...text, default: 7 } } })).toEqual({ rule: "required-omitted", arguments: {} });
  });

  test.each<[string, Json]>([
    ["behind a root $ref", { $ref: "#/$defs/A", $defs: { A: { type: "object", properties: { a: text }, required: ["a"] } } }],
    ["in allOf", { type: "object", properties: { a: text }, allOf: [{ required: ["a"] }] }],
    ["in every branch", { type: "object", properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] }],
    ["undeclared", { type: "object", required: ["a"] }],
  ])("1: required %s", async (_, schema) => {
    expect(await violation(schema)).toEqual({ rule: "required-omitted", arguments: {} });
  });

  test("1 is not taken where leaving the property out is allowed after all", async () => {
    const schema = { type: "object", properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, true] };
    expect(await violation(schema)).toEqual({ rule: "wrong-type", arguments: { a: 1 } });
  });

  test.each<[string, Json, Json]>([
    ["string", { type: "string" }, 1],
    ["number", { type: "number" }, "mcpeval"],
    ["integer", { type: "integer" }, "mcpeval"],
    ["boolean", { type: "boolean" }, "mcpeval"],
    ["array", { type: "array" }, "mcpeval"],
    ["object", { type: "object" }, "mcpeval"],
    ["string or null", { type: ["string", "null"] }, 1],
    ["string or null, as generators write it", { anyOf: [{ type: "string" }, { type: "null" }] }, 1],
    ["string or number", { type: ["string", "number"] }, true],
    ["by reference", { $ref: "#/$defs/n" }, "mcpeval"],
    ["all but null", { type: ["string", "number", "boolean", "object", "array"] }, null],
  ])("2: %s", async (_, a, wrong) => {
    const schema = {
      type: "object",
      $defs: { n: { type: "number" } },
      properties: { z: { type: "string" }, a },
      additionalProperties: false,
    };
    expect(await violation(schema)).toEqual({ rule: "wrong-type", arguments: { a: wrong } });
  });

  test("2: the first typed property by code unit, others kept valid", async () => {
    const schema = { type: "object", properties: { b: text, Z: text, ä: text, 0: { description: "untyped" } } };
    expect(await violation(schema)).toEqual({ rule: "wrong-type", arguments: { Z: 1 } });
    const all = ["string", "number", "boolean", "object", "array", "null"];
    expect(await violation({ type: "object", properties: { a: { type: all }, b: text } })).toEqual({
      rule: "wrong-type",
      arguments: { b: 1 },
    });
  });

  test("3: an unknown property where additional ones are forbidden", async () => {
    expect(await violation({ type: "object", additionalProperties: false })).toEqual({
      rule: "unknown-property",
      arguments: { mcpeval_unknown: "mcpeval" },
    });
    expect(await violation({ type: "object", properties: { a: { enum: [1] } }, additionalProperties: false })).toMatchObject({
      rule: "unknown-property",
    });
    expect(await violation({ type: "object", properties: { mcpeval_unknown: {} }, additionalProperties: false })).toEqual({
      rule: "unknown-property",
      arguments: { x_mcpeval_unknown: "mcpeval" },
    });
    expect(await violation({ type: "object", allOf: [{ properties: { a: {} } }], unevaluatedProperties: false })).toMatchObject({
      rule: "unknown-property",
    });
  });

  test.each<[string, Json]>([
    ["nothing declared", { type: "object", properties: {} }],
    ["no schema to speak of", {}],
    ["true", true],
    ["untyped properties only", { type: "object", properties: { a: {}, b: { description: "anything" } } }],
    ["every name admitted by pattern", { type: "object", additionalProperties: false, patternProperties: { "": true } }],
  ])("none: %s", async (_, schema) => {
    expect(await violation(schema)).toBeNull();
  });
});

describe("valid arguments", () => {
  test("synthesised and proved", async () => {
    expect((await planCalls({ type: "object", properties: { a: text }, required: ["a"] })).valid).toEqual({
      kind: "ready",
      arguments: { a: "mcpeval" },
    });
  });

  test.each<[string, Json]>([
    ["a default of the wrong type", { default: 7, type: "string" }],
    ["an example that breaks a constraint", { examples: ["x"], type: "string", minLength: 2 }],
    ["a sample that breaks a pattern", { type: "string", format: "uri", pattern: "^ftp:" }],
    ["exclusiveMinimum", { type: "number", exclusiveMinimum: 5 }],
    ["unique copies", { type: "array", items: text, minItems: 2, uniqueItems: true }],
    ["contradicting lengths", { type: "string", minLength: 5, maxLength: 4 }],
  ])("%s leaves the tool unsynthesizable, its violation still proved", async (_, a) => {
    const plan = await planCalls({ type: "object", properties: { a }, required: ["a"] });
    expect(plan.valid).toEqual({ kind: "unsynthesizable" });
    expect(plan.violation).toEqual({ rule: "required-omitted", arguments: {} });
  });

  test("without valid arguments rule 3 may follow, rule 2 never", async () => {
    const plan = await planCalls({ type: "object", properties: { a: text }, minProperties: 2, additionalProperties: false });
    expect(plan).toEqual({
      valid: { kind: "unsynthesizable" },
      violation: { rule: "unknown-property", arguments: { mcpeval_unknown: "mcpeval" } },
      payloadProperty: "a",
      admitsExtraProperty: false,
    });
  });

  test("an override replaces synthesis and must satisfy the schema", async () => {
    const schema = {
      type: "object",
      properties: { a: { ...text, pattern: "^/" }, b: { type: "object", properties: { c: text } } },
      required: ["a"],
    };
    const good: JsonObject = { a: "/etc", b: { c: "x" } };
    expect((await planCalls(schema, good)).valid).toEqual({ kind: "ready", arguments: good });
    expect((await planCalls(schema, { a: "etc" })).valid).toEqual({ kind: "invalid-override", pointer: "/a", keyword: "pattern" });
    expect((await planCalls(schema, { a: "/", b: { c: 1 } })).valid).toEqual({
      kind: "invalid-override",
      pointer: "/b/c",
      keyword: "type",
    });
    expect((await planCalls(schema, {})).valid).toEqual({ kind: "invalid-override", pointer: "", keyword: "required" });
    expect((await planCalls({ type: "any" }, good)).valid).toEqual({ kind: "broken" });
  });

  test("an override carries the valid properties of rule 2", async () => {
    expect((await planCalls({ type: "object", properties: { a: text, b: text } }, { b: "kept" })).violation).toEqual({
      rule: "wrong-type",
      arguments: { b: "kept", a: 1 },
    });
  });

  test.each<[Json, string]>([
    [{ type: "object", properties: { a: { type: "int" } } }, "broken"],
    [{ $schema: "http://json-schema.org/draft-04/schema#", type: "object" }, "unsupported-dialect"],
    [{ $ref: "#" }, "broken"],
    [null, "broken"],
  ])("%j: %s", async (schema, kind) => {
    const plan = await planCalls(schema);
    expect(plan.valid).toEqual({ kind });
    expect(plan).toMatchObject({ violation: null, payloadProperty: null, admitsExtraProperty: false });
  });
});

describe("payload", () => {
  test.each<[string, Json, string | null]>([
    ["first string by code unit", { b: text, B: text, A: { type: "number" } }, "B"],
    ["string among types", { a: { type: ["null", "string"] } }, "a"],
    ["string or null by anyOf", { a: { anyOf: [{ type: "null" }, text] } }, "a"],
    ["even with maxLength or an enum", { a: { ...text, maxLength: 3, enum: ["x"] } }, "a"],
    ["none", { a: { type: "number" }, b: {}, c: { enum: ["x"] } }, null],
  ])("%s", async (_, properties, expected) => {
    expect((await planCalls({ type: "object", properties })).payloadProperty).toBe(expected);
  });

  test("an extra property is admitted only where it was proved", async () => {
    const admits = async (schema: Json): Promise<boolean> => (await planCalls(schema)).admitsExtraProperty;
    expect(await admits({ type: "object", properties: { n: { type: "number" } }, required: ["n"] })).toBe(true);
    expect(await admits({ type: "object", additionalProperties: false })).toBe(false);
    expect(await admits({ type: "object", additionalProperties: { type: "number" } })).toBe(false);
    expect(await admits({ type: "object", additionalProperties: { type: "string" } })).toBe(true);
    expect(await admits({ type: "object", maxProperties: 0 })).toBe(false);
    expect(await admits({ type: "object", properties: { [EXTRA_PROPERTY]: {} } })).toBe(false);
  });
});

test("hostile names neither break nor escape a plan", async () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"},"a\\"];throw 1;//":{"type":"number"}},"required":["constructor"],"additionalProperties":false}',
  ) as Json;
  const plan = await planCalls(schema);
  expect(plan.valid).toEqual({ kind: "ready", arguments: { constructor: "mcpeval" } });
  expect(plan.violation).toEqual({ rule: "required-omitted", arguments: {} });
  expect(plan.payloadProperty).toBe("__proto__");
  expect({}).not.toHaveProperty("mcpeval");
});
