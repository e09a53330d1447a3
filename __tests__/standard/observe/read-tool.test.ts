// What a tools/list entry declares.
import { describe, expect, test } from "@jest/globals";
import type { Json, JsonObject } from "../../../src/model/json.js";
import { readTool } from "../../../src/standard/observe/catalog.js";

const tool = (more: JsonObject): JsonObject => ({ name: "read", inputSchema: { type: "object" }, ...more });

describe("entries that are no tools", () => {
  test.each<[string, Json]>([
    ["null", null],
    ["a string", "read"],
    ["no name", { inputSchema: {} }],
    ["an empty name", { name: "", inputSchema: {} }],
    ["a numeric name", { name: 7, inputSchema: {} }],
    ["no inputSchema", { name: "read" }],
    ["a boolean inputSchema", { name: "read", inputSchema: true }],
    ["an array inputSchema", { name: "read", inputSchema: [] }],
  ])("%s", (_, entry) => expect(readTool(entry)).toBeUndefined());
});

describe("class", () => {
  test.each<[string, Json, string]>([
    ["read-only", { readOnlyHint: true }, "read-only"],
    ["read-only and not destructive", { readOnlyHint: true, destructiveHint: false }, "read-only"],
    ["read-only but destructive: either decides", { readOnlyHint: true, destructiveHint: true }, "writer"],
    ["not read-only", { readOnlyHint: false }, "writer"],
    ["destructive only", { destructiveHint: true }, "writer"],
    ["not destructive only", { destructiveHint: false }, "unannotated"],
    ["a hint that is no boolean", { readOnlyHint: "true" }, "unannotated"],
    ["annotations that are no object", "read-only", "unannotated"],
  ])("%s", (_, annotations, expected) => expect(readTool(tool({ annotations }))?.declared.class).toBe(expected));
});

test("properties count as described and typed by the standard's rules", () => {
  const properties: JsonObject = {
    good: { type: "string", description: "a city" },
    union: { anyOf: [{ type: "string" }], description: "either" },
    reference: { $ref: "#/$defs/x", description: "shared" },
    untyped: { description: "anything" },
    blank: { enum: ["a"], description: "  " },
    boolean: true,
  };
  expect(readTool(tool({ inputSchema: { type: "object", properties } }))?.declared).toMatchObject({
    properties: 6,
    undescribedProperties: 2,
    untypedProperties: 2,
  });
});

test("a description is measured in Unicode code points", () => {
  expect(readTool(tool({ description: "naïve 🙂" }))?.declared.descriptionCharacters).toBe(7);
  expect(readTool(tool({ description: null }))?.declared.descriptionCharacters).toBe(0);
});

test("tokens count the whole entry, unknown keys included", () => {
  const bare = readTool(tool({}))?.declared.tokens ?? 0;
  const more = readTool(tool({ _meta: { note: "x".repeat(40) } }))?.declared.tokens ?? 0;
  expect(bare).toBe(Math.ceil(JSON.stringify(tool({})).length / 4));
  expect(more).toBeGreaterThan(bare + 10);
});

test("an outputSchema that is no object is not declared", () => {
  expect(readTool(tool({ outputSchema: null }))?.declared.outputSchemaDeclared).toBe(false);
  expect(readTool(tool({ outputSchema: { type: "object" } }))?.declared.outputSchemaDeclared).toBe(true);
});
