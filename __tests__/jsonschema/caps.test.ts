// The caps hold at their exact bounds and at any nesting depth.
import { describe, expect, test } from "@jest/globals";
import { admitSchema } from "../../src/jsonschema/caps.js";
import { SCHEMA_MAX_BYTES, SCHEMA_MAX_DEPTH, SCHEMA_MAX_NODES } from "../../src/model/limits.js";

/** `depth` objects, one inside the other. */
function nested(depth: number): unknown {
  let schema: unknown = {};
  for (let level = 1; level < depth; level += 1) schema = { not: schema };
  return schema;
}

describe("admitSchema", () => {
  test("returns the compact JSON text", () => {
    expect(admitSchema({ type: "object", properties: {} })).toEqual({ kind: "admitted", text: '{"type":"object","properties":{}}' });
    expect(admitSchema(true)).toEqual({ kind: "admitted", text: "true" });
  });

  test("depth", () => {
    expect(admitSchema(nested(SCHEMA_MAX_DEPTH)).kind).toBe("admitted");
    expect(admitSchema(nested(SCHEMA_MAX_DEPTH + 1)).kind).toBe("too-large");
    expect(admitSchema(JSON.parse("[".repeat(200_000) + "]".repeat(200_000))).kind).toBe("too-large");
  });

  test("nodes are objects and arrays, not scalars", () => {
    const properties = (count: number): unknown => ({
      properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${String(index)}`, {}])),
    });
    expect(admitSchema(properties(SCHEMA_MAX_NODES - 2)).kind).toBe("admitted");
    expect(admitSchema(properties(SCHEMA_MAX_NODES - 1)).kind).toBe("too-large");
    expect(admitSchema({ enum: Array.from({ length: SCHEMA_MAX_NODES * 4 }, (_, index) => index) }).kind).toBe("admitted");
  });

  test("bytes are UTF-8", () => {
    const overhead = JSON.stringify({ title: "" }).length;
    expect(admitSchema({ title: "a".repeat(SCHEMA_MAX_BYTES - overhead) }).kind).toBe("admitted");
    expect(admitSchema({ title: "a".repeat(SCHEMA_MAX_BYTES - overhead + 1) }).kind).toBe("too-large");
    expect(admitSchema({ title: "é".repeat(SCHEMA_MAX_BYTES / 2) }).kind).toBe("too-large");
  });

  test("an absent schema is broken", () => {
    expect(admitSchema(undefined)).toEqual({ kind: "broken" });
  });
});
