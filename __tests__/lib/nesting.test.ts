// Nesting of JSON values, also far beyond the call stack.
import { expect, test } from "@jest/globals";
import { isNestedDeeper } from "../../src/lib/nesting.js";

const arrays = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

test.each<[string, unknown, number]>([
  ["a plain value", 1, 0],
  ["null", null, 0],
  ["an empty object", {}, 1],
  ["an empty array", [], 1],
  ["the deepest of several branches", { a: 1, b: [{}], c: [] }, 3],
  ["a list of plain values", ["x", "y"], 1],
  ["very many levels", arrays(100_000), 100_000],
])("%s has so many levels and no more", (_, value, levels) => {
  expect(isNestedDeeper(value, levels)).toBe(false);
  if (levels > 0) expect(isNestedDeeper(value, levels - 1)).toBe(true);
});
