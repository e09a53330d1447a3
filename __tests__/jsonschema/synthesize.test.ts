// The standard's synthesis rules one by one, their order, and the bounds that hold against hostile schemas.
import { describe, expect, test } from "@jest/globals";
import { synthesizeArguments } from "../../src/jsonschema/synthesize.js";
import type { Json } from "../../src/model/json.js";

/** What the required property `a` is given; undefined when the tool cannot be called. */
function given(a: Json, beside: { [key: string]: Json } = {}): Json | undefined {
  return synthesizeArguments({ type: "object", properties: { a }, required: ["a"], ...beside })?.["a"];
}

describe("rules", () => {
  test.each<[string, Json, Json]>([
    ["const", { const: "c", enum: ["e"], default: "d", type: "string" }, "c"],
    ["const null", { const: null }, null],
    ["first enum", { enum: ["e", "f"], default: "d", examples: ["x"], type: "string" }, "e"],
    ["default", { default: "d", examples: ["x"], type: "string" }, "d"],
    ["default null", { default: null, type: ["string", "null"] }, null],
    ["first of examples", { examples: ["x", "y"], type: "string" }, "x"],
    ["empty examples fall through", { examples: [], type: "string" }, "mcpeval"],
    ["values come before branches", { default: "d", anyOf: [{ type: "number" }] }, "d"],
    ["first anyOf", { anyOf: [{ type: "number" }, { type: "string" }] }, 1],
    ["first oneOf", { oneOf: [{ const: "o" }, { type: "string" }] }, "o"],
    ["anyOf before type", { type: ["string", "number"], anyOf: [{ type: "number" }, { type: "string" }] }, 1],
    ["string", { type: "string" }, "mcpeval"],
    ["padded", { type: "string", minLength: 10 }, "mcpevalmcp"],
    ["cut", { type: "string", maxLength: 3 }, "mcp"],
    ["unknown format", { type: "string", format: "color" }, "mcpeval"],
    ["number", { type: "number" }, 1],
    ["minimum", { type: "number", minimum: 2.5 }, 2.5],
    ["integer minimum", { type: "integer", minimum: -3 }, -3],
    ["integer above a fraction", { type: "integer", minimum: 2.5 }, 3],
    ["boolean", { type: "boolean" }, false],
    ["null", { type: "null" }, null],
    ["first type that is not null", { type: ["null", "integer"] }, 1],
    ["array", { type: "array", items: { type: "string" } }, []],
    ["minItems copies", { type: "array", minItems: 2, items: { type: "boolean" } }, [false, false]],
    ["a tuple's places", { type: "array", minItems: 3, prefixItems: [{ const: 1 }, { const: 2 }], items: { const: 3 } }, [1, 2, 3]],
    ["a draft-07 tuple", { type: "array", minItems: 2, items: [{ const: 1 }], additionalItems: { const: 2 } }, [1, 2]],
    ["object", { type: "object", properties: { b: { type: "string" }, c: {} }, required: ["b"] }, { b: "mcpeval" }],
    ["properties without type", { properties: { b: { const: 1 } }, required: ["b"] }, { b: 1 }],
    [
      "object with a branch",
      { type: "object", properties: { b: { const: 1 }, c: {} }, anyOf: [{ required: ["b"] }, { required: ["c"] }] },
      { b: 1 },
    ],
    ["branch true", { type: "string", anyOf: [true] }, "mcpeval"],
  ])("%s", (_, schema, expected) => {
    expect(given(schema)).toEqual(expected);
  });

  test.each(["date", "date-time", "uri", "email", "uuid"])("format %s has a fixed sample", (format) => {
    const sample = given({ type: "string", format, pattern: "." });
    expect(typeof sample).toBe("string");
    expect(sample).not.toBe("mcpeval");
  });

  test.each<[string, Json]>([
    ["only a pattern", { type: "string", pattern: "^\\w+$" }],
    ["nothing at all", { description: "anything" }],
    ["true", true],
    ["false", false],
    ["allOf only", { allOf: [{ type: "string" }] }],
    ["items without a rule", { type: "array", minItems: 1 }],
    ["a nested property without a rule", { type: "object", properties: { b: {} }, required: ["b"] }],
    ["a nested required name that is not declared", { type: "object", required: ["b"] }],
    ["an unknown type", { type: "any" }],
  ])("no rule: %s", (_, schema) => {
    expect(given(schema)).toBeUndefined();
  });

  test("only required properties are given", () => {
    expect(synthesizeArguments({ type: "object", properties: { a: { type: "string" }, b: { default: 1 } } })).toEqual({});
  });

  test.each<[Json, unknown]>([
    [{ type: "object" }, {}],
    [{}, {}],
    [true, {}],
    [false, undefined],
    [{ type: "object", examples: [{ a: 1 }], default: { a: 2 } }, {}],
    [{ $ref: "#/definitions/Args", definitions: { Args: { type: "object", properties: { a: { const: 1 } }, required: ["a"] } } }, { a: 1 }],
    [{ type: "object", oneOf: [{ properties: { k: { const: "x" } }, required: ["k"] }, { required: ["z"] }] }, { k: "x" }],
    [{ type: "object", properties: { a: { const: 1 }, b: { const: 2 } }, anyOf: [{ required: ["b"] }, { required: ["a"] }] }, { b: 2 }],
  ])("root %j gives %j", (schema, expected) => {
    expect(synthesizeArguments(schema)).toEqual(expected);
  });
});

describe("$ref", () => {
  const $defs: Json = {
    s: { $anchor: "word", type: "string" },
    "a/b~c d": { const: "escaped" },
    old: { $id: "#old", const: "old" },
    chain: { $ref: "#/$defs/s" },
  };
  test.each<[string, Json]>([
    ["#/$defs/s", "mcpeval"],
    ["#/$defs/chain", "mcpeval"],
    ["#word", "mcpeval"],
    ["#old", "old"],
    ["#/$defs/a~1b~0c%20d", "escaped"],
    ["https://example.com/root.json#/$defs/s", "mcpeval"],
  ])("%s", ($ref, expected) => {
    expect(given({ $ref, default: "a sibling" }, { $id: "https://example.com/root.json", $defs })).toEqual(expected);
  });

  test.each(["#/$defs/none", "other.json", "https://example.com/x#/a", "#none", "#/%", "#/$defs/constructor", "#/toString"])(
    "%s is not followed",
    ($ref) => {
      expect(given({ $ref }, { $defs })).toBeUndefined();
    },
  );

  test("circles end", () => {
    expect(given({ $ref: "#/$defs/x" }, { $defs: { x: { $ref: "#/$defs/y" }, y: { $ref: "#/$defs/x" } } })).toBeUndefined();
    expect(given({ $ref: "#" })).toBeUndefined();
    expect(given({ $ref: "#/$defs/x" }, { $defs: { x: { anyOf: [{ $ref: "#/$defs/x" }] } } })).toBeUndefined();
    expect(given({ $ref: "#/$defs/x" }, { $defs: { x: { type: "array", minItems: 1, items: { $ref: "#/$defs/x" } } } })).toBeUndefined();
  });

  test("a recursive type that need not recurse is fine", () => {
    const node = { type: "object", properties: { name: { type: "string" }, next: { $ref: "#/$defs/node" } }, required: ["name"] };
    expect(given({ $ref: "#/$defs/node" }, { $defs: { node } })).toEqual({ name: "mcpeval" });
  });
});

describe("bounds", () => {
  test.each<[string, Json]>([
    ["minLength", { type: "string", minLength: 1e15 }],
    ["minItems", { type: "array", minItems: 1e15, items: { type: "null" } }],
    ["minItems of minItems", { type: "array", minItems: 5_000, items: { type: "array", minItems: 5_000, items: { type: "null" } } }],
  ])("%s beyond reason is not made", (_, schema) => {
    expect(given(schema)).toBeUndefined();
  });

  test("references that fan out end quickly", () => {
    const $defs: { [key: string]: Json } = { d0: { const: 1 } };
    for (let level = 1; level <= 60; level += 1) {
      const $ref = `#/$defs/d${String(level - 1)}`;
      $defs[`d${String(level)}`] = { type: "object", properties: { x: { $ref }, y: { $ref } }, required: ["x", "y"] };
    }
    expect(given({ $ref: "#/$defs/d60" }, { $defs })).toBeUndefined();
    expect(given({ $ref: "#/$defs/d2" }, { $defs })).toEqual({ x: { x: 1, y: 1 }, y: { x: 1, y: 1 } });
  });

  test("a large value within reason is made", () => {
    expect(given({ type: "string", minLength: 100_000 })).toHaveLength(100_000);
    expect(given({ type: "array", minItems: 1_000, items: { const: 7 } })).toHaveLength(1_000);
  });

  test("hostile names stay plain own properties", () => {
    const schema = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"const":1},"constructor":{"const":2}},"required":["__proto__","constructor"]}',
    ) as Json;
    const made = synthesizeArguments(schema);
    expect(JSON.stringify(made)).toBe('{"__proto__":1,"constructor":2}');
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(synthesizeArguments({ type: "object", properties: {}, required: ["constructor"] })).toBeUndefined();
    expect(synthesizeArguments({ type: "object", required: ["toString"] })).toBeUndefined();
  });

  test("malformed keywords are no rule, not an exception", () => {
    for (const value of [null, 7, "x", [], {}, true] as Json[]) {
      for (const key of [
        "type",
        "properties",
        "required",
        "anyOf",
        "oneOf",
        "enum",
        "examples",
        "items",
        "prefixItems",
        "minItems",
        "minLength",
        "format",
        "$ref",
        "$id",
      ]) {
        expect(() => given({ type: "string", [key]: value })).not.toThrow();
        expect(() => given({ type: "array", minItems: 1, [key]: value })).not.toThrow();
        expect(() => synthesizeArguments({ type: "object", [key]: value })).not.toThrow();
      }
    }
  });
});
