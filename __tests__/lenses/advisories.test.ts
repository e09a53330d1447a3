// The registry of advisories: uniform declarations, the levels, and that judging is pure counting.
import { describe, expect, test } from "@jest/globals";
import { ADVISORY_ENTRIES, findAdvisory } from "../../src/catalogue/advisories.js";
import { REASONS } from "../../src/catalogue/reasons.js";
import { ADVISORIES, judgeAdvisories } from "../../src/lenses/advisories/index.js";
import { wantedAdvisories } from "../../src/model/advisory-names.js";
import { ADVISORY_IDS } from "../../src/model/advisory-names.js";
import { NONE, type AdvisoryFacts } from "../../src/model/wire-seen.js";
import { summarize } from "../../src/session/wire-summary.js";

const NOTHING: AdvisoryFacts = {
  wire: summarize([], "stdio"),
  schemaInvalid: NONE,
  probed: { catalog: null, foreignOriginRefused: null, deletedSessionRefused: null },
};
const ALL = new Set(ADVISORY_IDS);

describe.each(ADVISORY_IDS)("%s", (id) => {
  const advisory = ADVISORIES[id];
  test("is declared in the house's form", () => {
    expect(advisory.id).toBe(id);
    expect(advisory.about).toMatch(/^[^\n]{20,}[^.\s]$/);
    expect(advisory.matters).toMatch(/^[\p{Lu}\d][^\n]{20,}\.$/u);
    const reasons = Object.entries(advisory.reasons);
    expect(reasons.length).toBeGreaterThan(0);
    for (const [reason, { hint }] of reasons) {
      expect(reason.startsWith(`${id}-`)).toBe(true);
      expect(hint).toMatch(/^[^\s\p{Lu}][^\n\r]{30,}[^.\s]$/u);
      expect(REASONS.map((entry) => entry.reason)).not.toContain(reason);
      expect(findAdvisory(reason)?.id).toBe(id);
    }
    expect(findAdvisory(id)?.id).toBe(id);
  });
});

test("nothing seen, nothing found; what is true of the run has no position", () => {
  expect(judgeAdvisories(NOTHING, ALL)).toEqual([]);
  const slow: AdvisoryFacts = { ...NOTHING, wire: { ...NOTHING.wire, start: "slow" } };
  expect(judgeAdvisories(slow, ALL)).toMatchObject([{ id: "slow-start", count: 1, positions: [], reason: "slow-start-long" }]);
  expect(judgeAdvisories(slow, new Set(["late-reply"]))).toEqual([]);
});

test("an answer that refused is no finding", () => {
  const probed = { catalog: "same", foreignOriginRefused: true, deletedSessionRefused: true } as const;
  expect(judgeAdvisories({ ...NOTHING, probed }, ALL)).toEqual([]);
});

test("levels", () => {
  expect([...wantedAdvisories("none", [])]).toEqual([]);
  expect([...wantedAdvisories("none", ["origin-not-checked"])]).toEqual(["origin-not-checked"]);
  expect([...wantedAdvisories("all", [])]).toEqual([...ADVISORY_IDS]);
  expect(ADVISORY_IDS.filter((id) => !wantedAdvisories("wire", []).has(id))).toEqual(["http-session-not-deleted", "origin-not-checked"]);
});

test("the catalogue has every one, in report order", () => {
  expect(ADVISORY_ENTRIES.map(({ id }) => id)).toEqual([...ADVISORY_IDS]);
  expect(findAdvisory("toString")).toBeUndefined();
});
