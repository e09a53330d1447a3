// Which schemas are plain, and what they cost. That both judges agree on those is for plain-agrees.test.ts.
import { describe, expect, test } from "@jest/globals";
import { readPlain } from "../../src/jsonschema/plain.js";
import type { Json, JsonObject } from "../../src/model/json.js";

const D7 = "http://json-schema.org/draft-07/schema#";
const text: JsonObject = { type: "string" };

/** A schema as it comes from a server: from JSON text, where `__proto__` is a name like any other. */
function read(schema: string): Json {
  return JSON.parse(schema) as Json;
}

function words(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `word${String(index)}`);
}

/** Definitions that each refer to the next one twice: the last one is read 2^depth times. */
function fanOut(depth: number): JsonObject {
  const definitions = Array.from({ length: depth }, (_, index): [string, Json] => {
    const next = { $ref: `#/$defs/d${String(index + 1)}` };
    return [`d${String(index)}`, { anyOf: [next, next] }];
  });
  return { $ref: "#/$defs/d0", $defs: Object.fromEntries([...definitions, [`d${String(depth)}`, text]]) };
}

describe("plain schemas", () => {
  test.each<[string, Json, number]>([
    ["an empty one", {}, 1],
    ["an object without properties", { type: "object", properties: {} }, 1],
    ["a usual tool", { type: "object", properties: { a: text, b: { type: "integer", minimum: 1 } }, required: ["a"] }, 3],
    ["closed", { type: "object", properties: { a: text }, additionalProperties: false }, 3],
    ["a map", { type: "object", additionalProperties: { type: "array", items: text } }, 3],
    ["names of properties", { propertyNames: { maxLength: 3 } }, 2],
    ["what is only told", { title: "", description: "", $comment: "", default: { a: [1] }, examples: [{}], deprecated: false }, 1],
    ["access", { readOnly: true, writeOnly: false }, 1],
    ["several types", { type: ["string", "null"] }, 1],
    ["scalars listed", { enum: ["a", 1, null, true], const: 0 }, 1],
    ["limits", { minLength: 0, maxLength: 1, minItems: 1, maxItems: 2, minProperties: 0, maxProperties: 9 }, 1],
    ["limits of numbers", { minimum: -0.5, maximum: 1e300, exclusiveMinimum: 0, exclusiveMaximum: 2 }, 1],
    ["applicators", { allOf: [text], anyOf: [text, true], oneOf: [false] }, 5],
    ["a condition", { if: text, then: { minLength: 1 }, else: true }, 4],
    ["nothing required", { required: [] }, 1],
    ["2020-12", { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object" }, 1],
    ["draft-07", { $schema: D7, type: "object", properties: { a: text } }, 2],
    ["a reference", { properties: { a: { $ref: "#/$defs/A" } }, $defs: { A: { items: text } } }, 4],
    ["a reference with siblings", { properties: { a: { $ref: "#/$defs/A", minLength: 1 } }, $defs: { A: text } }, 3],
    ["a draft-07 reference", { $schema: D7, properties: { a: { $ref: "#/definitions/A" } }, definitions: { A: text } }, 3],
    ["a reference to a boolean", { items: { $ref: "#/$defs/no.thing-1" }, $defs: { "no.thing-1": false } }, 3],
    ["definitions nobody uses", { $defs: { A: { anyOf: [text, text] } } }, 1],
    ["names that are keywords", { properties: { pattern: text, $ref: text, $id: text, not: text } }, 5],
    ["names that objects have", { properties: { constructor: text, toString: text, "": text }, required: ["constructor"] }, 4],
    ["a long list of words", { enum: words(100) }, 1 + Math.floor(JSON.stringify(words(100)).length / 32)],
    ["a long constant", { const: "x".repeat(318) }, 11],
    ["many required", { required: words(100) }, 1 + Math.floor(JSON.stringify(words(100)).length / 32)],
    ["references that meet", fanOut(7), 510],
  ])("%s", (_, schema, cost) => {
    expect(readPlain(schema)).toEqual({ dialect: JSON.stringify(schema).includes("draft-07") ? "draft-07" : "2020-12", cost });
  });
});

describe("schemas for ajv", () => {
  test.each<[string, Json]>([
    ["true", true],
    ["false", false],
    ["no schema", null],
    ["an array", []],
    ["pattern", { properties: { a: { type: "string", pattern: "^a" } } }],
    ["patternProperties", { patternProperties: { "^a": text } }],
    ["format", { properties: { a: { type: "string", format: "date" } } }],
    ["$id", { $id: "https://example.com/a", type: "object" }],
    ["id", { id: "a" }],
    ["$anchor", { $defs: { A: { $anchor: "a" } } }],
    ["uniqueItems", { type: "array", uniqueItems: true }],
    ["multipleOf", { type: "number", multipleOf: 2 }],
    ["not", { not: { type: "string" } }],
    ["contains", { contains: text }],
    ["dependentRequired", { dependentRequired: { a: ["b"] } }],
    ["dependencies", { $schema: D7, dependencies: { a: ["b"] } }],
    ["prefixItems", { prefixItems: [text] }],
    ["an array of items", { $schema: D7, items: [text] }],
    ["additionalItems", { $schema: D7, additionalItems: false }],
    ["unevaluatedProperties", { unevaluatedProperties: false }],
    ["an unknown keyword", { type: "object", "x-order": 1 }],
    ["nullable", { type: "string", nullable: true }],
    ["an inherited name as keyword", { constructor: {} }],
    ["a keyword of the interpreter's own", { __absolute_ref__: "#" }],
  ])("%s", (_, schema) => {
    expect(readPlain(schema)).toBeUndefined();
  });

  test.each<[string, Json]>([
    ["a reference to itself", { properties: { a: { $ref: "#" } } }],
    ["a recursive definition", { $ref: "#/$defs/A", $defs: { A: { properties: { a: { $ref: "#/$defs/A" } } } } }],
    ["definitions in a circle", { $defs: { A: { items: { $ref: "#/$defs/B" } }, B: { items: { $ref: "#/$defs/A" } } } }],
    ["a remote reference", { $ref: "https://example.com/a.json" }],
    ["a reference to a property", { properties: { a: text, b: { $ref: "#/properties/a" } } }],
    ["a reference into a definition", { $ref: "#/$defs/A/items", $defs: { A: { items: text } } }],
    ["a reference to an anchor", { $ref: "#a" }],
    ["a reference to nothing", { $ref: "#/$defs/A" }],
    ["a reference to an inherited name", { $ref: "#/$defs/toString", $defs: {} }],
    ["an encoded reference", { $ref: "#/$defs/%41", $defs: { A: text } }],
    ["a reference that is no text", { $ref: 1 }],
    [
      "a draft-07 reference with siblings",
      { $schema: D7, properties: { a: { $ref: "#/definitions/A", minLength: 1 } }, definitions: { A: text } },
    ],
    ["definitions below the root", { properties: { a: { $defs: { A: text } } } }],
    ["a dialect below the root", { properties: { a: { $schema: D7 } } }],
    ["a definition that is not plain", { $defs: { A: { format: "date" } } }],
    ["a definition named like a keyword of ajv's", { $ref: "#/$defs/A", $defs: { A: text, $id: text } }],
  ])("%s", (_, schema) => {
    expect(readPlain(schema)).toBeUndefined();
  });

  test.each<[string, Json]>([
    ["2019-09", "https://json-schema.org/draft/2019-09/schema"],
    ["draft-06", "http://json-schema.org/draft-06/schema#"],
    ["draft-04", "http://json-schema.org/draft-04/schema#"],
    ["a dialect of somebody's", "https://example.com/dialect"],
    ["a dialect that is no text", 7],
  ])("%s", (_, $schema) => {
    expect(readPlain({ $schema, type: "object" })).toBeUndefined();
  });

  test.each<[string, string]>([
    ["a property", '{"properties":{"__proto__":{"type":"string"}}}'],
    ["required", '{"required":["__proto__"]}'],
    ["a definition", '{"$defs":{"__proto__":{"type":"string"}}}'],
    ["a keyword", '{"__proto__":{"type":"string"}}'],
    ["half a character", String.raw`{"properties":{"\ud800":{"type":"string"}}}`],
    ["half a character in a definition", String.raw`{"$defs":{"a\udc4d":{"type":"string"}}}`],
    ["no name, required", '{"required":[""]}'],
  ])("a name that validators stumble over: %s", (_, schema) => {
    expect(readPlain(read(schema))).toBeUndefined();
  });

  test.each<[string, Json]>([
    ["type", "any"],
    ["type", "String"],
    ["type", "constructor"],
    ["type", []],
    ["type", ["string", "string"]],
    ["type", ["string", 1]],
    ["type", null],
    ["title", 1],
    ["description", null],
    ["$comment", {}],
    ["examples", "a"],
    ["deprecated", "yes"],
    ["readOnly", 1],
    ["required", true],
    ["required", ["a", "a"]],
    ["required", [1]],
    ["required", "a"],
    ["properties", []],
    ["properties", { a: 1 }],
    ["properties", { a: null }],
    ["additionalProperties", "no"],
    ["propertyNames", []],
    ["items", [text]],
    ["items", null],
    ["allOf", []],
    ["anyOf", {}],
    ["oneOf", [1]],
    ["if", 1],
    ["then", "a"],
    ["else", []],
    ["$defs", []],
    ["definitions", { A: 1 }],
    ["enum", []],
    ["enum", [{}]],
    ["enum", [["a"]]],
    ["enum", ["a", "a"]],
    ["enum", [0, -0]],
    ["enum", "a"],
    ["const", {}],
    ["const", [1]],
    ["minLength", -1],
    ["maxLength", 1.5],
    ["minItems", "1"],
    ["maxItems", null],
    ["minProperties", 2 ** 53],
    ["maxProperties", true],
    ["minimum", "0"],
    ["maximum", null],
    ["exclusiveMinimum", true],
    ["exclusiveMaximum", false],
  ])("a bad value: %s %j", (keyword, value) => {
    expect(readPlain({ [keyword]: value })).toBeUndefined();
    expect(readPlain({ properties: { a: { [keyword]: value } } })).toBeUndefined();
  });

  test("what one value would be held against a thousand times", () => {
    const branches = (count: number): JsonObject => ({ anyOf: Array.from({ length: count }, () => text) });
    expect(readPlain(branches(999))?.cost).toBe(1_000);
    expect(readPlain(branches(1_000))).toBeUndefined();
    expect(readPlain(fanOut(8))).toBeUndefined();
    expect(readPlain(fanOut(60))).toBeUndefined();
    expect(readPlain({ enum: words(4_000) })).toBeUndefined();
    expect(readPlain({ required: words(4_000) })).toBeUndefined();
    expect(readPlain({ const: "x".repeat(32_000) })).toBeUndefined();
  });
});
