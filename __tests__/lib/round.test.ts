// Rounding of scores, halves and float noise included.
import { describe, expect, test } from "@jest/globals";
import { roundHalfAwayFromZero } from "../../src/lib/round.js";

describe("rounding of scores", () => {
  test.each([
    [0, 0],
    [2.5, 3],
    [-2.5, -3],
    [62.49, 62],
    [90.8, 91],
    [-0.2, 0],
    [99.5, 100],
  ])("%d becomes %d", (value, expected) => {
    expect(roundHalfAwayFromZero(value)).toBe(expected);
  });

  test("float noise never decides a half", () => {
    const belowByNoise = 100 * 1.005; // 100.49999999999999, exactly 100.5 on paper
    expect(belowByNoise).toBeLessThan(100.5);
    expect(roundHalfAwayFromZero(belowByNoise)).toBe(101);
    expect(roundHalfAwayFromZero(-belowByNoise)).toBe(-101);
    expect(roundHalfAwayFromZero(0.5 - Number.EPSILON)).toBe(1);
    expect(roundHalfAwayFromZero(0.499_999)).toBe(0);
  });

  test("no negative zero", () => {
    expect(Object.is(roundHalfAwayFromZero(-0.3), 0)).toBe(true);
  });
});
