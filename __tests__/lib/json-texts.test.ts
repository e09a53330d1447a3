// Canonical JSON, the order-keeping encoder, token estimates and digests, on values of any shape and depth.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { canonicalJson } from "../../src/lib/canonical-json.js";
import { sha256Hex } from "../../src/lib/digest.js";
import { estimateTokens } from "../../src/lib/tokens.js";
import { encodeJson } from "../../src/lib/encode-json.js";
import type { Json } from "../../src/model/json.js";

const anyJson = fc.jsonValue() as fc.Arbitrary<Json>;

/** The same value with every object's keys in another order. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

function nested(depth: number): Json {
  let value: Json = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

describe("canonical JSON", () => {
  test("sorts by code unit, not by locale or code point", () => {
    // U+FF61 sorts after U+1F600 by code unit (its surrogates start at D83D), before it by code point.
    expect(canonicalJson({ "\uff61": 1, "\u{1f600}": 2, b: 3, B: 4, ä: 5, a: 6 })).toBe(
      '{"B":4,"a":6,"b":3,"ä":5,"\u{1f600}":2,"\uff61":1}',
    );
  });

  test("a key called __proto__ is data", () => {
    const value = JSON.parse('{"x":{"__proto__":{"y":1},"constructor":2}}') as Json;
    expect(canonicalJson(value)).toBe('{"x":{"__proto__":{"y":1},"constructor":2}}');
  });

  test("key order never matters, the value always comes back", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reversed(value))).toBe(text);
        // JSON has no -0, so neither has what comes back.
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("nesting deeper than the call stack is encoded all the same", () => {
    const text = canonicalJson(nested(200_000));
    expect(text).toHaveLength(400_001);
    expect(text.startsWith("[[[")).toBe(true);
  });
});

describe("order-keeping encoder", () => {
  test("spells every value as JSON.stringify does", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(encodeJson(value, true, { sortKeys: false, enter: () => true })).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe("tokens", () => {
  test.each<[Json, number]>([
    [{}, 1],
    [{ a: 1 }, 2], // 7 bytes
    [{ ab: 1 }, 2], // 8 bytes
    [{ abc: 1 }, 3], // 9 bytes
    [{ a: "é" }, 3], // 10 bytes: é is two
    [{ a: "\u{1f600}" }, 3], // 12 bytes: four for the emoji
    [{ a: "\ud800" }, 4], // 14 bytes: a lone surrogate is spelled \ud800
  ])("%j costs %d", (entry, expected) => {
    expect(estimateTokens(entry)).toBe(expected);
  });

  test("an entry nested deeper than the call stack has a price too", () => {
    expect(estimateTokens(nested(200_000))).toBe(Math.ceil(400_001 / 4));
  });
});

test("digests are SHA-256 in hex, of UTF-8", () => {
  expect(sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256Hex("é")).toBe(sha256Hex(new Uint8Array([0xc3, 0xa9])));
});
