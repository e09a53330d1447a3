// Bounds and ids of scaffolded cases: tidy, with room, valid, each once.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../../support/fast-check.js";
import { latencyBudget, withHeadroom } from "../../../src/engine/init/bounds.js";
import { CaseIds } from "../../../src/engine/init/ids.js";
import { PROBE_KINDS } from "../../../src/model/probe-kinds.js";
import { IDENTIFIER } from "../../../src/probes/shared/fields.js";
import { LATENCY_BANDS } from "../../../src/standard/areas/reliability.js";

describe("bounds on sizes", () => {
  test.each([
    [0, 1],
    [1, 2],
    [3, 4],
    [9, 12],
    [12, 15],
    [80, 100],
    [566, 710],
    [800, 1_000],
    [2_262, 2_900],
    [79_999, 100_000],
  ])("%d measured is %d", (measured, bound) => expect(withHeadroom(measured, 1_000_000)).toBe(bound));

  test("leave a quarter, have two digits at most, and stay under the manifest's own", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8_000_000 }), (measured) => {
        const bound = withHeadroom(measured, 10_000_000);
        expect(bound).toBeGreaterThanOrEqual(Math.min(10_000_000, measured * 1.25));
        expect(String(bound)).toMatch(/^\d{1,2}0*$/);
        expect(withHeadroom(measured, 500)).toBe(Math.min(500, bound));
      }),
    );
  });
});

describe("latency budgets", () => {
  test.each([
    [0.4, 300],
    [75, 300],
    [76, 1_000],
    [100, 1_000],
    [101, 1_000],
    [251, 3_000],
    [408, 3_000],
    [1_001, 10_000],
    [10_001, 60_000],
    [60_000, 60_000],
    [70_000, 60_000],
  ])("%d ms measured is %d ms", (measured, budget) => expect(latencyBudget(measured)).toBe(budget));

  test("lie above the standard's band of what was measured, and at four times it where a manifest allows that", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60_000, noNaN: true }), (measured) => {
        const budget = latencyBudget(measured);
        expect(budget).toBeGreaterThanOrEqual(Math.min(60_000, 4 * measured));
        const band = LATENCY_BANDS.find(({ upToMs }) => measured <= upToMs)?.upToMs ?? 0;
        expect(budget).toBeGreaterThan(band);
      }),
    );
  });
});

describe("ids", () => {
  test("are readable, and numbered where names would meet", () => {
    const ids = new CaseIds();
    const given = [null, "read.it", "a/b", "a b", "9lives", "Ünï"].map((tool) => ids.next("contention", tool));
    expect(given).toEqual([
      "contention",
      "read.it-contention",
      "a-b-contention",
      "a-b-contention-2",
      "tool-9lives-contention",
      "tool--n--contention",
    ]);
  });

  test("are valid and each once, whatever the tools are called", () => {
    const names = fc.array(fc.oneof(fc.string({ minLength: 1, maxLength: 90 }), fc.constant("x".repeat(128))), { maxLength: 12 });
    fc.assert(
      fc.property(names, fc.constantFrom(...PROBE_KINDS), (tools, kind) => {
        const ids = new CaseIds();
        const given = tools.map((tool) => ids.next(kind, tool));
        expect(new Set(given).size).toBe(tools.length);
        for (const id of given) expect(id).toMatch(new RegExp(IDENTIFIER));
      }),
    );
  });
});
