// The ten criteria: both edges of each, the grades, uniform declarations, and that a defect never betters a grade.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { ADVISORY_ENTRIES } from "../../src/catalogue/advisories.js";
import { CRITERION_ENTRIES, CRITERION_REASONS, findCriterion, findCriterionReason } from "../../src/catalogue/discoverability.js";
import { GATE_REASONS } from "../../src/catalogue/gate-reasons.js";
import { REASONS } from "../../src/catalogue/reasons.js";
import { DISCOVERABILITY_REASONS, type DiscoverabilityReason } from "../../src/lenses/discoverability-reasons.js";
import { CRITERIA, gradeOf, judgeDiscoverability } from "../../src/lenses/discoverability.js";
import {
  CRITERION_IDS,
  GRADES,
  reaches,
  type ContentSeen,
  type CriterionId,
  type DiscoverabilityFacts,
  type EntrySeen,
} from "../../src/model/discoverability.js";

const entry = (name: string | null, changes: Partial<EntrySeen> = {}): EntrySeen => ({
  name,
  isRepeated: false,
  descriptionCharacters: 40,
  hasInputSchema: true,
  isAnnotated: true,
  ...changes,
});

const named = (count: number, changes: (index: number) => Partial<EntrySeen> = () => ({})): EntrySeen[] =>
  Array.from({ length: count }, (_, index) => entry(`t${index}`, changes(index)));

/** Ten of ten, with changes; as many descriptions differ as there are entries unless said otherwise. */
function facts(changes: Partial<DiscoverabilityFacts> = {}): DiscoverabilityFacts {
  const entries = changes.entries ?? named(2);
  return {
    entered: true,
    entryMs: 100,
    identity: { named: true, versioned: true },
    listing: "whole",
    entries,
    distinctDescriptions: entries.length,
    listingBytes: 1_000,
    contents: [{ tool: "t0", seen: "content" }],
    unknownMethod: "blamed",
    ...changes,
  };
}

const lengths = (...all: number[]): Partial<DiscoverabilityFacts> => ({
  entries: named(all.length, (index) => ({ descriptionCharacters: all[index] ?? 0 })),
});
const alike = (entries: number, distinct: number): Partial<DiscoverabilityFacts> => ({
  entries: named(entries),
  distinctDescriptions: distinct,
});
const annotated = (all: number, some: number): Partial<DiscoverabilityFacts> => ({
  entries: named(all, (index) => ({ isAnnotated: index < some })),
});
const one = (changes: Partial<EntrySeen>): Partial<DiscoverabilityFacts> => ({ entries: [entry("a"), entry("b", changes)] });
const contents = (...seen: ContentSeen[]): Partial<DiscoverabilityFacts> => ({
  contents: seen.map((what, index) => ({ tool: `t${index}`, seen: what })),
});
const EMPTY: Partial<DiscoverabilityFacts> = { entries: [], contents: [], listingBytes: 12 };
const UNLISTED: Partial<DiscoverabilityFacts> = { ...EMPTY, listing: "refused" };

type Row = readonly [
  id: CriterionId,
  what: string,
  facts: Partial<DiscoverabilityFacts>,
  reason: DiscoverabilityReason | "passed",
  more?: object,
];

const ROWS: readonly Row[] = [
  ["C1", "a session", {}, "passed"],
  ["C1", "none", { entered: false }, "discoverability-entry-failed"],
  ["C2", "every page", {}, "passed"],
  ["C2", "an empty array", EMPTY, "passed"],
  ["C2", "a later page lost", { listing: "cut" }, "discoverability-listing-cut"],
  ["C2", "no usable first page", UNLISTED, "discoverability-listing-refused"],
  ["C2", "the budget was spent", { listing: "unknown" }, "discoverability-not-seen"],
  ["C2", "no entry", { ...UNLISTED, entered: false }, "discoverability-not-seen"],
  ["C3", "dots, and 128 characters", { entries: [entry("a.b-c_D9"), entry("x".repeat(128))] }, "passed"],
  ["C3", "129 characters", { entries: [entry("x".repeat(129))] }, "discoverability-tool-invalid", { observed: 1, limit: 0 }],
  ["C3", "a blank in a name", { entries: [entry("a b"), entry("c")] }, "discoverability-tool-invalid", { tools: ["a b"] }],
  ["C3", "an entry without a name", { entries: [entry(null), entry("c")] }, "discoverability-tool-invalid", { observed: 1, tools: [] }],
  ["C3", "a name twice", { entries: [entry("a"), entry("a", { isRepeated: true })] }, "discoverability-tool-invalid", { observed: 1 }],
  ["C3", "a description of one character", one({ descriptionCharacters: 1 }), "passed"],
  ["C3", "a blank description", one({ descriptionCharacters: 0 }), "discoverability-tool-invalid", { tools: ["b"] }],
  ["C3", "no input schema", one({ hasInputSchema: false }), "discoverability-tool-invalid", { tools: ["b"] }],
  ["C3", "no tool", EMPTY, "discoverability-no-tools"],
  ["C3", "no listing", UNLISTED, "discoverability-not-seen"],
  ["C4", "12 characters, median 20", lengths(12, 20, 20), "passed"],
  ["C4", "11 characters", lengths(11, 40, 40), "discoverability-description-short", { observed: 11, limit: 12, tools: ["t0"] }],
  ["C4", "the lower middle of four is 19", lengths(12, 19, 40, 40), "discoverability-descriptions-terse", { observed: 19, limit: 20 }],
  ["C4", "the lower middle of four is 20", lengths(12, 20, 40, 40), "passed"],
  ["C4", "3 of 5 differ", alike(5, 3), "passed"],
  ["C4", "2 of 5 differ", alike(5, 2), "discoverability-descriptions-alike", { observed: 2, limit: 3 }],
  ["C4", "no tool", EMPTY, "discoverability-no-tools"],
  ["C4", "no listing", UNLISTED, "discoverability-not-seen"],
  ["C5", "half of four", annotated(4, 2), "passed"],
  ["C5", "one of four", annotated(4, 1), "discoverability-unannotated", { observed: 1, limit: 2, tools: ["t1", "t2", "t3"] }],
  ["C5", "two of five", annotated(5, 2), "discoverability-unannotated", { observed: 2, limit: 3 }],
  ["C5", "no tool", EMPTY, "discoverability-no-tools"],
  ["C5", "no listing", UNLISTED, "discoverability-not-seen"],
  ["C6", "4,999 ms", { entryMs: 4_999.9 }, "passed"],
  ["C6", "5,000 ms", { entryMs: 5_000 }, "discoverability-entry-slow", { observed: null, limit: 5_000 }],
  ["C6", "no entry", { entryMs: null }, "discoverability-not-seen"],
  ["C7", "the last of many", contents("empty", "refused", "content"), "passed"],
  ["C7", "a ghost", contents("unproven", "empty"), "discoverability-no-content", { outcome: "failed", tools: ["t1"] }],
  [
    "C7",
    "echoes and refusals",
    contents("refused", "unproven"),
    "discoverability-content-unproven",
    { outcome: "unverified", tools: ["t1", "t0"] },
  ],
  ["C7", "a bill", contents("priced", "refused"), "discoverability-content-priced", { outcome: "unverified", tools: ["t0"] }],
  ["C7", "nothing may be called", { contents: [] }, "discoverability-nothing-called", { outcome: "unverified" }],
  ["C7", "no tool", EMPTY, "discoverability-no-tools", { outcome: "unverified" }],
  ["C7", "no listing", UNLISTED, "discoverability-not-seen"],
  ["C8", "name and version", {}, "passed"],
  ["C8", "no version", { identity: { named: true, versioned: false } }, "discoverability-identity-missing"],
  ["C8", "no name", { identity: { named: false, versioned: true } }, "discoverability-identity-missing"],
  ["C8", "no handshake", { identity: null }, "discoverability-not-seen"],
  ["C9", "39,999 bytes", { listingBytes: 39_999 }, "passed", { observed: 39_999, limit: 40_000 }],
  ["C9", "40,000 bytes", { listingBytes: 40_000 }, "discoverability-listing-heavy", { observed: 40_000, limit: 40_000 }],
  ["C9", "an empty array", EMPTY, "passed"],
  ["C9", "no listing", UNLISTED, "discoverability-not-seen"],
  ["C10", "the client is blamed", {}, "passed"],
  ["C10", "a result", { unknownMethod: "answered" }, "discoverability-unknown-method-answered"],
  ["C10", "another error", { unknownMethod: "other-error" }, "discoverability-unknown-method-unclear"],
  ["C10", "silence", { unknownMethod: "silent" }, "discoverability-unknown-method-silent"],
  ["C10", "the budget was spent", { unknownMethod: "unknown" }, "discoverability-not-seen"],
];

describe.each(CRITERION_IDS)("%s", (id) => {
  test.each(ROWS.filter(([of]) => of === id))("%s, %s", (_, _what, changes, reason, more = {}) => {
    const found = judgeDiscoverability(facts(changes)).criteria.find((criterion) => criterion.id === id);
    if (reason === "passed") expect(found).toMatchObject({ outcome: "passed", reason: null, hint: null, tools: [], ...more });
    else {
      expect(found).toMatchObject({ reason, hint: DISCOVERABILITY_REASONS[reason].hint, ...more });
      const isUnseen = ["discoverability-not-seen"].includes(reason) || (reason === "discoverability-no-tools" && id !== "C3");
      if (isUnseen) expect(found?.outcome).toBe("unverified");
      else if (id !== "C7") expect(found?.outcome).toBe("failed");
    }
  });

  test("every reason it declares has a row, and no row has another one", () => {
    const provoked = new Set(ROWS.filter(([of, , , reason]) => of === id && reason !== "passed").map(([, , , reason]) => reason));
    expect([...provoked].sort()).toEqual([...(findCriterion(id)?.reasons ?? [])].sort());
    expect(ROWS.some(([of, , , reason]) => of === id && reason === "passed")).toBe(true);
  });
});

describe("the grade", () => {
  test.each([
    [10, "A"],
    [9, "B"],
    [8, "B"],
    [7, "C"],
    [5, "C"],
    [4, "D"],
    [0, "D"],
  ] as const)("%i passed is %s", (passed, grade) => {
    expect(gradeOf(passed)).toBe(grade);
  });

  test("all ten is A; what was seen of no content is B at best", () => {
    expect(judgeDiscoverability(facts())).toMatchObject({ grade: "A", passed: 10, total: 10, honesty_cap: false });
    for (const seen of ["empty", "unproven", "priced", "refused"] as const) {
      expect(judgeDiscoverability(facts(contents(seen)))).toMatchObject({ grade: "B", passed: 9, honesty_cap: true });
    }
  });

  test("a failed entry is one finding, and everything behind it unverified", () => {
    const dead = judgeDiscoverability(
      facts({ ...EMPTY, entered: false, entryMs: null, identity: null, listing: "unknown", unknownMethod: "unknown" }),
    );
    expect(dead.grade).toBe("D");
    expect(dead.criteria.map(({ outcome }) => outcome)).toEqual(["failed", ...Array<string>(9).fill("unverified")]);
  });

  test("floors", () => {
    expect(GRADES.filter((grade) => reaches(grade, "B"))).toEqual(["A", "B"]);
    expect(GRADES.filter((grade) => reaches(grade, "D"))).toEqual([...GRADES]);
  });
});

describe("declarations", () => {
  test("criteria and reasons are of one form, and every reason is used", () => {
    expect(CRITERIA.map(({ id }) => id)).toEqual([...CRITERION_IDS]);
    for (const { title, passesWhen, reasons } of CRITERIA) {
      expect(title).toMatch(/^\p{Lu}[^\n]{5,}[^.\s]$/u);
      expect(passesWhen).toMatch(/^[^\n]{20,}[^.\s]$/);
      expect(new Set(reasons).size).toBe(reasons.length);
    }
    expect(CRITERION_REASONS.map(({ reason }) => reason).sort()).toEqual(Object.keys(DISCOVERABILITY_REASONS).sort());
  });

  test.each(CRITERION_REASONS.map(({ reason, hint }) => [reason, hint] as const))("%s", (reason, hint) => {
    expect(reason).toMatch(/^discoverability-[a-z-]+$/);
    expect(hint).toMatch(/^[^\s\p{Lu}][^\n\r]{30,}[^.\s]$/u);
    const others = [...REASONS, ...GATE_REASONS, ...ADVISORY_ENTRIES.flatMap(({ reasons }) => reasons)].map((entry) => entry.reason);
    expect(others).not.toContain(reason);
    expect(findCriterionReason(reason)?.reason).toBe(reason);
  });

  test("nothing else is found", () => {
    expect(findCriterion("C11")).toBeUndefined();
    expect(findCriterionReason("toString")).toBeUndefined();
    expect(CRITERION_ENTRIES).toHaveLength(10);
  });
});

const anyEntry = fc.record<EntrySeen>({
  name: fc.option(fc.stringMatching(/^[a-z. ]{0,6}$/)),
  isRepeated: fc.boolean(),
  descriptionCharacters: fc.integer({ min: 0, max: 60 }),
  hasInputSchema: fc.boolean(),
  isAnnotated: fc.boolean(),
});
const anyFacts = fc
  .record<Omit<DiscoverabilityFacts, "distinctDescriptions"> & { readonly share: number }>({
    entered: fc.boolean(),
    entryMs: fc.option(fc.integer({ min: 0, max: 10_000 })),
    identity: fc.option(fc.record({ named: fc.boolean(), versioned: fc.boolean() })),
    listing: fc.constantFrom("whole", "cut", "refused", "unknown"),
    entries: fc.array(anyEntry, { maxLength: 6 }),
    listingBytes: fc.integer({ min: 12, max: 80_000 }),
    contents: fc.array(fc.record({ tool: fc.string(), seen: fc.constantFrom("content", "empty", "unproven", "priced", "refused") }), {
      maxLength: 4,
    }),
    unknownMethod: fc.constantFrom("blamed", "other-error", "answered", "silent", "unknown"),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }): DiscoverabilityFacts => ({ ...rest, distinctDescriptions: Math.round(share * rest.entries.length) }));

/** Each makes a server worse, whatever it was like. */
const DEFECTS: readonly ((was: DiscoverabilityFacts) => DiscoverabilityFacts)[] = [
  (was) => ({ ...was, entered: false }),
  (was) => ({ ...was, entryMs: 60_000 }),
  (was) => ({ ...was, identity: { named: false, versioned: was.identity?.versioned ?? false } }),
  (was) => ({ ...was, listing: was.listing === "whole" ? "cut" : was.listing }),
  (was) => ({ ...was, entries: was.entries.map((each) => ({ ...each, descriptionCharacters: Math.min(each.descriptionCharacters, 11) })) }),
  (was) => ({ ...was, entries: was.entries.map((each, i) => (i === 0 ? { ...each, hasInputSchema: false, isAnnotated: false } : each)) }),
  (was) => ({ ...was, distinctDescriptions: Math.min(was.distinctDescriptions, 1) }),
  (was) => ({ ...was, listingBytes: was.listingBytes + 40_000 }),
  (was) => ({ ...was, contents: was.contents.map((each) => ({ ...each, seen: "empty" as const })) }),
  (was) => ({ ...was, contents: was.contents.slice(0, 0) }),
  (was) => ({ ...was, unknownMethod: "answered" }),
];

test("a defect never betters the grade, and the numbers agree with the list", () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...DEFECTS), (was, spoil) => {
      const before = judgeDiscoverability(was);
      const after = judgeDiscoverability(spoil(was));
      expect(after.passed).toBeLessThanOrEqual(before.passed);
      expect(reaches(before.grade, after.grade)).toBe(true);
      expect(before.passed).toBe(before.criteria.filter(({ outcome }) => outcome === "passed").length);
      for (const { outcome, reason, hint } of before.criteria)
        expect([reason === null, hint === null]).toEqual(Array(2).fill(outcome === "passed"));
    }),
    { numRuns: 500 },
  );
});
