// Schemas as servers really publish them: every row of the survey of what ajv does with them, and the verdict we give instead.
import { describe, expect, test } from "@jest/globals";
import { compileSchema } from "../../src/jsonschema/compile.js";
import type { Json } from "../../src/model/json.js";

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";
const DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema";

/** The verdict on one value, or why there is none. */
async function verdict(schema: Json, value: Json): Promise<string> {
  const compiled = await compileSchema(schema);
  if (compiled.kind !== "ready") return compiled.kind;
  const validation = compiled.validate(value);
  return validation.kind === "invalid" ? `${validation.pointer}:${validation.keyword}` : validation.kind;
}

/** One string property `a` with the given keywords. */
const a = (keywords: { [key: string]: Json }): Json => ({ type: "object", properties: { a: { type: "string", ...keywords } } });

describe("dialects", () => {
  test.each([
    DRAFT_07,
    "https://json-schema.org/draft-07/schema",
    "http://json-schema.org/draft-06/schema#",
    "https://json-schema.org/draft/2019-09/schema",
    DRAFT_2020,
  ])("%s compiles and judges", async ($schema) => {
    const schema = { $schema, type: "object", properties: { a: { type: "string" } }, required: ["a"] };
    expect(await verdict(schema, { a: "x" })).toBe("valid");
    expect(await verdict(schema, { a: 1 })).toBe("/a:type");
    expect(await verdict(schema, {})).toBe(":required");
  });

  test("another dialect gives no verdict", async () => {
    expect(await verdict({ $schema: "http://json-schema.org/draft-04/schema#", type: "object" }, {})).toBe("unsupported-dialect");
  });

  test("keywords follow the dialect: prefixItems, unevaluatedProperties, dependentRequired, $dynamicRef are enforced under 2020-12", async () => {
    expect(await verdict({ prefixItems: [{ type: "string" }] }, [1])).toBe("/0:type");
    expect(await verdict({ $schema: DRAFT_07, prefixItems: [{ type: "string" }] }, [1])).toBe("valid");
    expect(await verdict({ allOf: [{ properties: { a: true } }], unevaluatedProperties: false }, { a: 1 })).toBe("valid");
    expect(await verdict({ allOf: [{ properties: { a: true } }], unevaluatedProperties: false }, { b: 1 })).toBe(":unevaluatedProperties");
    expect(await verdict({ dependentRequired: { a: ["b"] } }, { a: 1 })).toBe(":dependentRequired");
    const tree = { $dynamicAnchor: "node", type: "object", properties: { child: { $dynamicRef: "#node" } } };
    expect(await verdict(tree, { child: { child: {} } })).toBe("valid");
    expect(await verdict(tree, { child: { child: 1 } })).toBe("/child/child:type");
  });

  test("$recursiveRef under 2019-09", async () => {
    const tree = {
      $schema: "https://json-schema.org/draft/2019-09/schema",
      $recursiveAnchor: true,
      type: "object",
      properties: { child: { $recursiveRef: "#" } },
    };
    expect(await verdict(tree, { child: { child: 1 } })).toBe("/child/child:type");
  });

  test("an array `items` without $schema is retried as draft-07; under a declared 2020-12 it is broken", async () => {
    const tuple = { type: "object", properties: { a: { items: [{ type: "string" }], additionalItems: false } } };
    expect(await compileSchema(tuple)).toMatchObject({ kind: "ready", dialect: "draft-07" });
    expect(await verdict(tuple, { a: ["x"] })).toBe("valid");
    expect(await verdict(tuple, { a: [1] })).toBe("/a/0:type");
    expect(await verdict({ $schema: DRAFT_2020, ...tuple }, {})).toBe("broken");
    expect(await verdict({ type: "any", items: [{}] }, {})).toBe("broken");
  });

  test("a property called items that holds an array of examples is no tuple", async () => {
    expect(await compileSchema({ type: "object", properties: { items: { enum: [["a"]] } } })).toMatchObject({
      kind: "ready",
      dialect: "2020-12",
    });
  });

  test("a schema may refer to its meta-schema, and cannot take its place", async () => {
    const schema = { $schema: DRAFT_07, properties: { a: { $ref: DRAFT_07 } } };
    expect(await verdict(schema, { a: { type: "string" } })).toBe("valid");
    expect(await verdict(schema, { a: { type: 7 } })).not.toBe("valid");
    expect(await verdict({ properties: { a: { $ref: DRAFT_2020 } } }, { a: { type: 7 } })).not.toBe("valid");
    expect(
      await verdict({ $schema: "http://json-schema.org/draft-06/schema#", $ref: "http://json-schema.org/draft-06/schema#" }, { type: 7 }),
    ).not.toBe("valid");
    // Claiming a meta-schema's $id must not replace the meta-schema: the claimant is judged by its own keywords only.
    expect(await verdict({ $id: DRAFT_2020, type: "object" }, { type: 7 })).toBe("valid");
    expect(await verdict({ $schema: DRAFT_07, $id: DRAFT_07, type: "object" }, 1)).toBe(":type");
    expect(await verdict({ properties: { a: { $ref: DRAFT_2020 } } }, { a: { type: 7 } })).not.toBe("valid");
  });
});

describe("annotations and OpenAPI-isms do not stop a verdict", () => {
  test.each<[string, Json]>([
    ["unknown format", a({ format: "color" })],
    ["unknown keyword", a({ "x-order": 1, example: "y", title: "A" })],
    ["int32 and double", { properties: { b: { type: "integer", format: "int32" }, c: { type: "number", format: "double" } } }],
    ["nullable without type", { properties: { a: { nullable: true, anyOf: [{ type: "string" }] } } }],
    ["nullable: false beside null", { properties: { a: { type: ["string", "null"], nullable: false } } }],
    ["nullable that is no boolean", { properties: { a: { type: "string", nullable: "yes" } } }],
    ["$async at the root", { $async: true, ...(a({}) as object) }],
    ["$async in a definition", { $defs: { s: { $async: true, type: "string" } }, properties: { a: { $ref: "#/$defs/s" } } }],
  ])("%s", async (_, schema) => {
    expect(await verdict(schema, { a: "x" })).toBe("valid");
    expect(await verdict(schema, 7)).not.toBe("broken");
  });

  test("nullable beside a type still admits null, as OpenAPI means it", async () => {
    expect(await verdict({ properties: { a: { type: "string", nullable: true } } }, { a: null })).toBe("valid");
    expect(await verdict(a({}), { a: null })).toBe("/a:type");
  });

  test("$async cannot turn a refusal into a promise", async () => {
    expect(await verdict({ $async: true, type: "object" }, 1)).toBe(":type");
  });

  test("a property may be called nullable or $async", async () => {
    const schema = { properties: { nullable: { type: "string" }, $async: { type: "string" } } };
    expect(await verdict(schema, { nullable: 1 })).toBe("/nullable:type");
    expect(await verdict(schema, { $async: 1 })).toBe("/$async:type");
  });
});

describe("patterns of other languages", () => {
  test.each([
    ["[\\w-.]+", "a-b.c", "!"],
    ["^[a-z\\-]+$", "a-b", "A"],
    ["^\\p{L}+$", "é", "1"],
    ["^\\@\\_\\d+$", "@_1", "x"],
  ])("%s keeps its meaning", async (pattern, good, bad) => {
    expect(await verdict(a({ pattern }), { a: good })).toBe("valid");
    expect(await verdict(a({ pattern }), { a: bad })).toBe("/a:pattern");
    expect(await compileSchema(a({ pattern }))).toMatchObject({ unportablePattern: false });
  });

  test.each(["(?i)^foo$", "^\\d+\\Z", "\\A[a-z]+\\z", "a++", "(?P<year>\\d{4})", "[[:alpha:]]+", "^\\p{L}\\-$", "(", "^\\u{41}\\-$"])(
    "%s matches anything and is reported",
    async (pattern) => {
      expect(await verdict(a({ pattern }), { a: "whatever" })).toBe("valid");
      expect(await verdict(a({ pattern }), { a: 1 })).toBe("/a:type");
      expect(await compileSchema(a({ pattern }))).toMatchObject({ kind: "ready", unportablePattern: true });
    },
  );

  test("an unportable patternProperties constrains nothing", async () => {
    const schema = { patternProperties: { "(?i)^x-": { type: "number" }, "^n": { type: "number" } }, additionalProperties: false };
    expect(await verdict(schema, { "X-a": "text", b: true })).toBe("valid");
    expect(await verdict(schema, { n: "text" })).toBe("/n:type");
  });
});

describe("broken schemas", () => {
  test.each<[string, Json]>([
    ["required: true", { type: "object", properties: { a: { type: "string", required: true } } }],
    ["boolean exclusiveMinimum", { properties: { a: { type: "number", minimum: 1, exclusiveMinimum: true } } }],
    ['type "any"', { properties: { a: { type: "any" } } }],
    ['type "int"', { properties: { a: { type: "int" } } }],
    ["empty enum", { properties: { a: { enum: [] } } }],
    ["draft-04 id", { id: "http://example.com/a", type: "object" }],
    ["properties as an array", { type: "object", properties: [] }],
    ["missing local $ref", { properties: { a: { $ref: "#/$defs/none" } } }],
    ["remote $ref", { properties: { a: { $ref: "https://example.com/schema.json" } } }],
    ["relative $ref", { properties: { a: { $ref: "other.json#/a" } } }],
    ["nested duplicate $id", { $defs: { a: { $id: "https://x.test/1", type: "string" }, b: { $id: "https://x.test/1", type: "number" } } }],
    ["a string", "object"],
    ["null", null],
    ["an array", []],
    ["a number", 4],
    ["$schema that is no string", { $schema: 7 }],
    ["$ref that is no string", { properties: { a: { $ref: 7 } } }],
    ["negative minLength", a({ minLength: -1 })],
    ["multipleOf 0", { properties: { a: { type: "number", multipleOf: 0 } } }],
  ])("%s", async (_, schema) => {
    expect(await verdict(schema, { a: "x" })).toBe("broken");
    if (typeof schema === "object" && schema !== null && !Array.isArray(schema) && !("$schema" in schema)) {
      expect(await verdict({ ...schema, $schema: DRAFT_07 }, { a: "x" })).toBe("broken");
    }
  });

  test("an $id that the URI parser chokes on ends in a verdict, not in an exception", async () => {
    for (const $id of ["urn:a", "http://[", "%", "::", "urn:", "//"]) {
      expect(["broken", "ready"]).toContain((await compileSchema({ $id, properties: { a: { $ref: "b" } } })).kind);
      expect(["broken", "ready"]).toContain((await compileSchema({ $id, type: "object" })).kind);
    }
  });
});

describe("what servers rely on", () => {
  test("the same $id in two tools", async () => {
    const first = { $id: "https://example.com/args", type: "object", properties: { a: { type: "string" } } };
    const second = { $id: "https://example.com/args", type: "object", properties: { a: { type: "number" } } };
    expect(await verdict(first, { a: "x" })).toBe("valid");
    expect(await verdict(second, { a: "x" })).toBe("/a:type");
  });

  test("siblings of $ref are enforced", async () => {
    const schema = { $defs: { s: { type: "string" } }, properties: { a: { $ref: "#/$defs/s", maxLength: 1 } } };
    expect(await verdict(schema, { a: "xx" })).toBe("/a:maxLength");
    expect(await verdict({ ...schema, $schema: DRAFT_07 }, { a: "xx" })).toBe("/a:maxLength");
  });

  test("decimal multiples", async () => {
    expect(await verdict({ multipleOf: 0.01 }, 19.99)).toBe("valid");
    expect(await verdict({ multipleOf: 0.01 }, 19.995)).toBe(":multipleOf");
  });

  test("inherited names are not properties", async () => {
    expect(await verdict({ required: ["constructor"] }, {})).toBe(":required");
    expect(await verdict({ required: ["toString"] }, {})).toBe(":required");
    expect(await verdict({ required: ["__proto__"] }, {})).toBe(":required");
    expect(await verdict({ required: ["__proto__"] }, JSON.parse('{"__proto__": 1}') as Json)).toBe("valid");
  });

  test("2,500 properties compile under a small stack's limits", async () => {
    const names = Array.from({ length: 2_500 }, (_, index) => `p${String(index)}`);
    const schema = { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])), required: names };
    expect(await verdict(schema, Object.fromEntries(names.map((name) => [name, "x"])))).toBe("valid");
    expect(await verdict(schema, { ...Object.fromEntries(names.map((name) => [name, "x"])), p7: 1 })).toBe("/p7:type");
  });

  test("recursive $ref", async () => {
    const tree = { $defs: { node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } }, $ref: "#/$defs/node" };
    expect(await verdict(tree, { next: { next: {} } })).toBe("valid");
    expect(await verdict(tree, { next: { next: 1 } })).toBe("/next/next:type");
  });

  test("a $ref to itself gives no verdict on the value", async () => {
    expect(["budget-exceeded", "broken", "too-large"]).toContain(await verdict({ $ref: "#" }, {}));
    expect(["budget-exceeded", "broken", "too-large"]).toContain(
      await verdict({ $defs: { a: { $ref: "#/$defs/a" } }, $ref: "#/$defs/a" }, {}),
    );
  });

  test.each([
    ["date", "2025-02-28", "2025-02-30"],
    ["date-time", "2025-01-01T00:00:00Z", "2025-01-01"],
    ["uri", "https://example.com/", "no uri"],
    ["email", "a@example.com", "a"],
    ["uuid", "123e4567-e89b-12d3-a456-426614174000", "123"],
  ])("format %s is enforced", async (format, good, bad) => {
    for (const $schema of [DRAFT_2020, DRAFT_07]) {
      expect(await verdict({ $schema, ...(a({ format }) as object) }, { a: good })).toBe("valid");
      expect(await verdict({ $schema, ...(a({ format }) as object) }, { a: bad })).toBe("/a:format");
    }
  });

  test("boolean schemas", async () => {
    expect(await verdict(true, 1)).toBe("valid");
    expect(await verdict(false, 1)).not.toBe("valid");
  });
});
