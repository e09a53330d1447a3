// The median of few numbers.
import { expect, test } from "@jest/globals";
import { median } from "../../src/lib/median.js";

test.each([
  [[], null],
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])("median of %j is %p", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("the input is left alone", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
