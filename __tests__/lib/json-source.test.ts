// Lines of JSON Pointers and syntax errors; what counts as JSON is compared with JSON.parse.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { jsonLine } from "../../src/lib/json-source.js";

/** Line of a pointer, or "broken at N". */
function find(text: string, pointer = ""): number | string {
  const { broken, line } = jsonLine(text, pointer);
  return broken ? `broken at ${line}` : line;
}

describe("lines of JSON Pointers", () => {
  const text = ["{", '  "a": [', "    1,", '    {"b/c": {"~": null}}', "  ],", '  "a2": "x\\ny"', "}", ""].join("\n");
  test.each([
    ["", 1],
    ["/a", 2],
    ["/a/0", 3],
    ["/a/1", 4],
    ["/a/1/b~1c/~0", 4],
    ["/a2", 6],
    ["/a/1/missing", 4],
    ["/missing", 1],
  ])("%j is on line %d", (pointer, line) => {
    expect(find(text, pointer)).toBe(line);
  });
});

describe("lines of syntax errors", () => {
  test.each([
    ["", 1],
    ["\n\n", 3],
    ['{\n"a": 1,\n}', 3],
    ['{\n"a": undefined\n}', 2],
    ["[1,\n2\n3]", 3],
    ['{"a":\n1\n} x', 3],
    ["{\n'a': 1}", 2],
    ["[01]", 1],
    ['["a\nb"]', 1],
    ["[\n// no\n1]", 2],
    ["1 2", 1],
  ])("%j breaks on line %d", (text, line) => {
    expect(find(text)).toBe(`broken at ${line}`);
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("accepts exactly what JSON.parse accepts", () => {
  const noise = fc
    .array(
      fc.constantFrom("{", "}", "[", "]", ",", ":", '"a"', '"', "1", "-", "0", ".5", "e3", "true", "nul", "null", " ", "\n", "\\u12", "\\"),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join(""));
  const damaged = fc.tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.string({ maxLength: 1 })).map(([json, at, extra]) => {
    const cut = at % (json.length + 1);
    return json.slice(0, cut) + extra + json.slice(cut + 1);
  });
  fc.assert(
    fc.property(fc.oneof(noise, damaged, fc.json()), (text) => {
      expect(jsonLine(text).broken).toBe(!parses(text));
    }),
    { numRuns: 1_000 },
  );
});

test("nesting deeper than the call stack", () => {
  expect(find("[".repeat(100_000))).toBe("broken at 1");
  expect(find("[".repeat(100_000) + "]".repeat(100_000))).toBe(1);
});
