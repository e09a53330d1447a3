// Catalog contracts: the documented digests, what changes them and what does not.
import { describe, expect, test } from "@jest/globals";
import { canonicalJson } from "../../src/lib/canonical-json.js";
import { sha256Hex } from "../../src/lib/digest.js";
import type { CatalogTool } from "../../src/model/documents/report.js";
import type { JsonObject } from "../../src/model/json.js";
import { catalogContract } from "../../src/report/contract.js";

/** The contract of one tool. */
function contractOf(entry: JsonObject): CatalogTool {
  const [tool] = catalogContract([{ entry: { name: "t", ...entry }, class: "read-only" }]);
  if (tool === undefined) throw new Error("one tool in, one out");
  return tool;
}

const parameter = (schema: JsonObject): string | undefined =>
  contractOf({ inputSchema: { type: "object", properties: { p: schema } } }).parameters[sha256Hex("p")];

describe("digests", () => {
  test("are the documented ones", () => {
    const entry = {
      inputSchema: {
        type: "object",
        properties: { b: { type: "string", title: "B" }, a: { minimum: 1, type: "integer" } },
        required: ["b", "a"],
      },
      outputSchema: { type: "object", description: "prose" },
    };
    expect(contractOf(entry)).toEqual({
      name: "t",
      class: "read-only",
      required_sha256: sha256Hex('["a","b"]'),
      parameters: {
        [sha256Hex("a")]: sha256Hex('{"minimum":1,"type":"integer"}'),
        [sha256Hex("b")]: sha256Hex('{"type":"string"}'),
      },
      output_sha256: sha256Hex('{"type":"object"}'),
      required: [sha256Hex("a"), sha256Hex("b")].sort(),
    });
  });

  test("tokens stand where they were counted", () => {
    expect(catalogContract([{ entry: { name: "t" }, class: "writer", tokens: 7 }])[0]?.tokens).toBe(7);
    expect(contractOf({})).not.toHaveProperty("tokens");
  });

  test("nothing declared", () => {
    expect(contractOf({})).toEqual({
      name: "t",
      class: "read-only",
      required_sha256: sha256Hex("[]"),
      parameters: {},
      output_sha256: null,
      required: [],
    });
  });

  test("tools stay in catalog order with their class, and no name or text of a schema leaves", () => {
    const secret = {
      type: "object",
      properties: { "secret-name": { description: "secret-text", enum: ["secret-value"] } },
      required: ["secret-name"],
    };
    const contract = catalogContract([
      { entry: { name: "b", description: "secret-text", inputSchema: secret }, class: "writer" },
      { entry: { name: "a", inputSchema: secret, outputSchema: secret }, class: "unannotated" },
    ]);
    expect(contract.map(({ name, class: toolClass }) => [name, toolClass])).toEqual([
      ["b", "writer"],
      ["a", "unannotated"],
    ]);
    expect(JSON.stringify(contract)).not.toContain("secret");
  });
});

describe("what changes a parameter's digest", () => {
  const base = { type: "object", properties: { title: { type: "string" } }, required: ["title"] };

  test.each<[string, JsonObject]>([
    ["prose", { ...base, title: "T", description: "D", examples: [1], default: {}, $comment: "c" }],
    ["prose of a nested schema", { ...base, properties: { title: { type: "string", description: "the title" } } }],
    ["key order", { required: ["title"], properties: { title: { type: "string" } }, type: "object" }],
  ])("not: %s", (_, schema) => {
    expect(parameter(schema)).toBe(parameter(base));
  });

  test.each<[string, JsonObject]>([
    ["a property that happens to be called title", { ...base, properties: {} }],
    ["a bound", { ...base, minProperties: 1 }],
    ["the type of a nested property", { ...base, properties: { title: { type: "number" } } }],
  ])("yes: %s", (_, schema) => {
    expect(parameter(schema)).not.toBe(parameter(base));
  });

  test("data inside enum and const is no prose", () => {
    expect(parameter({ enum: [{ title: "a" }] })).not.toBe(parameter({ enum: [{ title: "b" }] }));
    expect(parameter({ const: { description: "a" } })).not.toBe(parameter({ const: { description: "b" } }));
  });

  test("prose under allOf, items and $defs is prose", () => {
    const schema = (description: string): JsonObject => ({
      allOf: [{ description }],
      items: { description },
      prefixItems: [{ title: description }],
      $defs: { description: { description } },
    });
    expect(parameter(schema("a"))).toBe(parameter(schema("b")));
  });
});

describe("hostile schemas", () => {
  test("prototype names are names", () => {
    const inputSchema = JSON.parse(
      '{"properties": {"__proto__": {"type": "string"}, "constructor": true}, "required": ["__proto__"]}',
    ) as JsonObject;
    const { parameters, required_sha256 } = contractOf({ inputSchema });
    expect(Object.keys(parameters).sort()).toEqual([sha256Hex("__proto__"), sha256Hex("constructor")].sort());
    expect(required_sha256).toBe(sha256Hex('["__proto__"]'));
  });

  test("odd shapes have a digest and throw nothing", () => {
    const odd: JsonObject[] = [
      { inputSchema: null, outputSchema: [] },
      { inputSchema: { properties: [], required: "x" } },
      { inputSchema: { properties: { a: true, b: null }, required: [1, "a", "a", null] } },
    ];
    expect(odd.map((entry) => Object.keys(contractOf(entry).parameters).length)).toEqual([0, 0, 2]);
    expect(contractOf(odd[2] ?? {}).required_sha256).toBe(sha256Hex(canonicalJson(["a"])));
  });

  test("a schema deeper than the call stack", () => {
    let schema: JsonObject = { type: "string" };
    for (let i = 0; i < 50_000; i++) schema = { items: schema };
    expect(parameter(schema)).toMatch(/^[0-9a-f]{64}$/);
  });
});
