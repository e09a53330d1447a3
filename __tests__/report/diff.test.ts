// Diffs: what is compared with what, when readiness is comparable, and that a diff with itself is empty and swapped sides swap.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { Value } from "typebox/value";
import { UsageError } from "../../src/model/errors.js";
import { DiffSchema, type DiffDocument } from "../../src/model/documents/diff.js";
import type { CatalogTool, ReportDocument } from "../../src/model/documents/report.js";
import { sha256Hex } from "../../src/lib/digest.js";
import { catalogContract } from "../../src/report/contract.js";
import { diffReports } from "../../src/report/diff.js";
import { readAnyReport, type ReadReport } from "../../src/report/read.js";
import { isSame } from "../../src/render/diff/wording.js";
import { gateCase, redGate, wholeDemo } from "../support/report-documents.js";
import { gainedDemo, version1 } from "../support/report-variants.js";

const GENERATOR = { name: "mcpeval", version: "0.1.0" };

function read(report: ReportDocument): ReadReport {
  return { version: 2, report };
}

function diff(before: ReportDocument | ReadReport, after: ReportDocument | ReadReport): DiffDocument {
  const side = (one: ReportDocument | ReadReport): ReadReport => ("version" in one ? one : read(one));
  const document = diffReports(GENERATOR, side(before), side(after));
  expect([...Value.Errors(DiffSchema, document)]).toEqual([]);
  return document;
}

/** The demo with its readiness changed. */
function demo(change: (readiness: NonNullable<ReportDocument["readiness"]>) => NonNullable<ReportDocument["readiness"]>): ReportDocument {
  const document = gainedDemo();
  return { ...document, readiness: document.readiness && change(document.readiness) };
}

describe("cases", () => {
  const pass = (id: string) => gateCase(id, "pagination");
  const fail = (id: string, reason: string) => gateCase(id, "pagination", { passed: false, first_failure: 1, reason });
  const none = (id: string) => gateCase(id, "pagination", { passed: false, not_applicable: true, reason: "no-such-thing" });
  const withCases = (cases: ReportDocument["cases"]): ReportDocument => ({ ...redGate(), cases });

  test.each([
    ["regressed", pass("a"), fail("a", "x")],
    ["regressed", none("a"), fail("a", "x")],
    ["fixed", fail("a", "x"), pass("a")],
    ["fixed", fail("a", "x"), none("a")],
    ["changed", fail("a", "x"), fail("a", "y")],
    ["changed", pass("a"), none("a")],
    ["unchanged", pass("a"), pass("a")],
    ["unchanged", fail("a", "x"), fail("a", "x")],
    ["unchanged", none("a"), none("a")],
  ] as const)("%s", (name, before, after) => {
    const { cases } = diff(withCases([before]), withCases([after]));
    expect(Object.entries(cases).flatMap(([key, list]) => (list.length > 0 ? [key] : []))).toEqual([name]);
  });

  test("are the same by id and probe alone", () => {
    const { cases } = diff(withCases([pass("a")]), withCases([gateCase("a", "token-cost")]));
    expect([cases.added.length, cases.removed.length, cases.unchanged.length]).toEqual([1, 1, 0]);
    expect(cases.added[0]).toMatchObject({ id: "a", probe: "token-cost", baseline: null, current: { verdict: "pass", reason: null } });
  });

  test("an id that a file repeats is paired in order", () => {
    const { cases } = diff(withCases([pass("a"), fail("a", "x")]), withCases([pass("a"), pass("a")]));
    expect([cases.unchanged.length, cases.fixed.length]).toEqual([1, 1]);
  });
});

describe("readiness", () => {
  test("same standard, equal profiles: delta, areas, checks", () => {
    const worse = demo((readiness) => ({
      ...readiness,
      score: 88,
      score_without_latency: 89,
      areas: readiness.areas.map((area) =>
        area.name === "catalog"
          ? {
              ...area,
              score: 48,
              checks: [...area.checks.slice(1), { id: "catalog.empty", tool: null, score: 0, observed: null, reason: "r", hint: "h" }],
            }
          : area,
      ),
    }));
    expect(diff(gainedDemo(), worse).readiness).toMatchObject({
      comparable: true,
      reason: null,
      baseline: 91,
      current: 88,
      delta: -3,
      without_latency: { baseline: 91, current: 89, delta: -2 },
      latency: { changed: 0, most_bands: 0 },
      lost: [{ id: "catalog.empty", tool: null, reason: "r" }],
      regained: [{ id: "catalog.description", tool: "describe_status", reason: "catalog-short-description" }],
    });
    expect(diff(gainedDemo(), worse).readiness.areas.find(({ name }) => name === "catalog")).toEqual({
      name: "catalog",
      baseline: 63,
      current: 48,
      delta: -15,
    });
  });

  const { measurement_profile: profile, ...noProfile } = gainedDemo();
  const otherProfile = (change: object): ReportDocument => ({
    ...noProfile,
    ...(profile === undefined ? {} : { measurement_profile: { ...profile, ...change } }),
  });
  const old = readAnyReport(JSON.stringify(version1()), "v1.json");
  test.each<[string, ReadReport, string[] | undefined]>([
    ["standard-differs", read(demo((readiness) => ({ ...readiness, standard: "mcpeval-standard/3" }))), undefined],
    ["profile-unknown", read(noProfile), undefined],
    ["profile-unknown", read({ ...noProfile, measurement_profile: {} }), undefined],
    ["profile-differs", read({ ...noProfile, measurement_profile: { ...profile, max_requests: undefined } as never }), ["max_requests"]],
    ["profile-differs", read(otherProfile({ platform: "win32", skip_tools: ["a"] })), ["platform", "skip_tools"]],
    ["profile-differs", read(otherProfile({ later: 1 })), ["later"]],
    ["not-measured", read({ ...gainedDemo(), readiness: null }), undefined],
    ["version-1-report", old, undefined],
  ])("%s: scores stand side by side, nothing is subtracted", (reason, other, differs) => {
    for (const document of [diff(gainedDemo(), other), diff(other, gainedDemo())]) {
      expect(document.readiness).toMatchObject({
        comparable: false,
        reason,
        delta: null,
        areas: [],
        lost: [],
        regained: [],
        latency: null,
      });
      expect(document.readiness.profile_differs).toEqual(differs);
    }
  });

  test("a version 1 report's cases are compared all the same", () => {
    const document = diff(old, redGate());
    expect(document.reports.baseline).toEqual({
      schema: "mcpeval.probe-report/v1",
      generator: "0.3.0",
      manifest_sha256: "3f1c".repeat(16),
    });
    expect(document.cases.regressed.map(({ id }) => id)).toEqual(["tiny-budget"]);
    expect(document.cases.unchanged.map(({ id }) => id)).toEqual(["literal-status", "bounded-discovery"]);
  });

  test("latency bands: how many tools moved, and how far", () => {
    const slow = (score: number) =>
      demo((readiness) => ({
        ...readiness,
        areas: readiness.areas.map((area) => ({
          ...area,
          checks: area.checks.map((check) => (check.id === "reliability.latency" ? { ...check, score } : check)),
        })),
      }));
    expect(diff(slow(50), slow(80)).readiness.latency).toEqual({ changed: 1, most_bands: 1 });
    expect(diff(slow(80), slow(0)).readiness.latency).toEqual({ changed: 1, most_bands: 3 });
  });
});

describe("contract", () => {
  type Tool = { class?: CatalogTool["class"]; properties?: Record<string, object>; required?: string[]; output?: object; tokens?: number };
  const catalog = (tools: Record<string, Tool>): ReportDocument => ({
    ...wholeDemo(),
    catalog: catalogContract(
      Object.entries(tools).map(([name, { class: toolClass = "read-only", properties = {}, required = [], output, tokens }]) => ({
        entry: {
          name,
          inputSchema: { type: "object", properties, required },
          ...(output === undefined ? {} : { outputSchema: output }),
        } as never,
        class: toolClass,
        ...(tokens === undefined ? {} : { tokens }),
      })),
    ),
  });
  const changes = (before: Record<string, Tool>, after: Record<string, Tool>): string[] => {
    const { contract } = diff(catalog(before), catalog(after));
    return Object.entries(contract ?? {}).flatMap(([kind, list]) => list.map(({ change }) => `${kind} ${change}`));
  };
  const text = { type: "string" };

  test.each<[string, Record<string, Tool>, Record<string, Tool>, string[]]>([
    ["a tool removed", { t: {}, u: {} }, { t: {} }, ["breaking tool-removed"]],
    ["a tool added", { t: {} }, { t: {}, u: {} }, ["additive tool-added"]],
    ["a parameter removed", { t: { properties: { a: text } } }, { t: {} }, ["breaking parameter-removed"]],
    ["a required parameter removed", { t: { properties: { a: text }, required: ["a"] } }, { t: {} }, ["breaking parameter-removed"]],
    ["a parameter added", { t: {} }, { t: { properties: { a: text } } }, ["additive parameter-added"]],
    ["a required parameter added", { t: {} }, { t: { properties: { a: text }, required: ["a"] } }, ["breaking parameter-newly-required"]],
    [
      "a parameter newly required",
      { t: { properties: { a: text } } },
      { t: { properties: { a: text }, required: ["a"] } },
      ["breaking parameter-newly-required"],
    ],
    [
      "one of two required parameters relaxed",
      { t: { properties: { a: text, b: text }, required: ["a", "b"] } },
      { t: { properties: { a: text, b: text }, required: ["a"] } },
      ["additive parameter-no-longer-required"],
    ],
    [
      "constraints",
      { t: { properties: { a: text } } },
      { t: { properties: { a: { type: "number" } } } },
      ["review parameter-constraints-changed"],
    ],
    ["wording", { t: { properties: { a: text } } }, { t: { properties: { a: { type: "string", description: "x" } } } }, []],
    ["a writer", { t: {} }, { t: { class: "writer" } }, ["breaking class-changed"]],
    ["an unannotated tool", { t: {} }, { t: { class: "unannotated" } }, ["breaking class-changed"]],
    ["an annotation added", { t: { class: "unannotated" } }, { t: {} }, ["additive class-declared"]],
    ["an annotation added to a writer", { t: { class: "unannotated" } }, { t: { class: "writer" } }, ["additive class-declared"]],
    ["a read-only tool again", { t: { class: "writer" } }, { t: {} }, ["additive class-relaxed"]],
    [
      "changes in catalog order",
      { b: {}, a: {}, c: { output: text } },
      { a: { class: "writer" }, c: {}, e: {}, d: {} },
      ["breaking tool-removed", "breaking class-changed", "breaking output-schema-removed", "additive tool-added", "additive tool-added"],
    ],
    ["an output schema removed", { t: { output: text } }, { t: {} }, ["breaking output-schema-removed"]],
    ["an output schema added", { t: {} }, { t: { output: text } }, ["additive output-schema-added"]],
    ["an output schema changed", { t: { output: text } }, { t: { output: { type: "number" } } }, ["review output-schema-changed"]],
  ])("%s", (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test("tools are named in catalog order, and a name listed twice is its first entry", () => {
    const { contract } = diff(catalog({ z: {}, m: {}, a: {} }), catalog({ y: {}, b: {} }));
    expect([contract?.breaking.map(({ tool }) => tool), contract?.additive.map(({ tool }) => tool)]).toEqual([
      ["z", "m", "a"],
      ["y", "b"],
    ]);
    const one = catalog({ t: {} });
    const twice = { ...one, catalog: [...(one.catalog ?? []), ...(catalog({ t: { class: "writer" } }).catalog ?? [])] };
    expect(diff(one, twice).contract).toEqual({ breaking: [], review: [], additive: [] });
  });

  test("no parameter's name is told, only the start of its digest", () => {
    const document = diff(catalog({ t: { properties: { secret: text } } }), catalog({ t: {} }));
    expect(document.contract?.breaking).toEqual([{ change: "parameter-removed", tool: "t", parameter: sha256Hex("secret").slice(0, 8) }]);
    expect(JSON.stringify(document)).not.toContain("secret");
  });

  test("without the digests of required names a change of them is breaking, unless nothing is required any more", () => {
    const bare = (tool: Tool): ReportDocument => {
      const document = catalog({ t: tool });
      return { ...document, catalog: (document.catalog ?? []).map(({ required: _required, ...rest }) => rest) };
    };
    const properties = { a: text, b: text };
    expect(diff(bare({ properties }), bare({ properties, required: ["a"] })).contract?.breaking.map(({ change }) => change)).toEqual([
      "required-changed",
    ]);
    expect(diff(bare({ properties, required: ["a"] }), bare({ properties })).contract?.additive.map(({ change }) => change)).toEqual([
      "required-relaxed",
    ]);
  });

  test("another protocol era is to be reviewed", () => {
    const modern: ReportDocument = { ...wholeDemo(), protocol: { era: "modern", revision: "2026-07-28", transport: "stdio" } };
    expect(diff(wholeDemo(), modern).contract).toEqual({
      breaking: [],
      review: [{ change: "protocol-era-changed", tool: null, from: "legacy", to: "modern" }],
      additive: [],
    });
  });

  test("no catalog, no comparison", () => {
    expect(diff({ ...wholeDemo(), catalog: null }, wholeDemo()).contract).toBeNull();
    const { catalog: _catalog, ...older } = wholeDemo();
    expect(diff(wholeDemo(), older).contract).toBeNull();
  });

  test("tokens move by tool, the largest movement first", () => {
    const withTokens = (tools: Record<string, number>, total: number): ReportDocument => {
      const document = catalog(Object.fromEntries(Object.entries(tools).map(([name, tokens]) => [name, { tokens }])));
      const areas = (document.readiness?.areas ?? []).map((area) =>
        area.name === "context" ? { ...area, measurements: { catalog_tokens: total } } : area,
      );
      return { ...document, readiness: document.readiness && { ...document.readiness, areas } };
    };
    expect(diff(withTokens({ a: 10, b: 50, c: 5 }, 65), withTokens({ a: 12, c: 5, d: 90 }, 107)).tokens).toEqual({
      baseline: 65,
      current: 107,
      delta: 42,
      tools: [
        { tool: "d", baseline: null, current: 90, delta: 90 },
        { tool: "b", baseline: 50, current: null, delta: -50 },
        { tool: "a", baseline: 10, current: 12, delta: 2 },
      ],
    });
    expect(diff(wholeDemo(), wholeDemo()).tokens).toEqual({ baseline: 566, current: 566, delta: 0, tools: [] });
    expect(diff(redGate(), redGate()).tokens).toBeNull();
  });
});

test("reports of different servers are refused, their names inert", () => {
  const other = { ...wholeDemo(), server: "a\u001b[31m" };
  expect(() => diff(wholeDemo(), other)).toThrow(UsageError);
  expect(() => diff(wholeDemo(), other)).toThrow(
    'the reports are of different servers, "demo" and "a\\\\u{1b}[31m"; compare two reports of one server',
  );
});

const arbitrary: fc.Arbitrary<ReportDocument> = fc
  .record({
    cases: fc.uniqueArray(fc.record({ id: fc.constantFrom("a", "b", "c"), state: fc.constantFrom("pass", "x", "y", "na") }), {
      selector: ({ id }) => id,
      maxLength: 3,
    }),
    tools: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom("t", "u", "v"),
        class: fc.constantFrom("read-only" as const, "writer" as const, "unannotated" as const),
        parameters: fc.subarray(["p", "q", "r"]),
        required: fc.subarray(["p", "q", "r"]),
        output: fc.boolean(),
        tokens: fc.nat(99),
      }),
      { selector: ({ name }) => name, maxLength: 3 },
    ),
    score: fc.nat(100),
    calm: fc.option(fc.nat(100), { nil: undefined }),
    platform: fc.constantFrom("linux", "win32"),
  })
  .map(({ cases, tools, score, calm, platform }): ReportDocument => {
    const base = gainedDemo();
    const { score_without_latency: _calm, ...readiness } = base.readiness ?? { score_without_latency: 0 };
    return {
      ...base,
      cases: cases.map(({ id, state }) =>
        gateCase(id, "pagination", {
          passed: state === "pass",
          reason: state === "pass" ? null : state,
          ...(state === "na" ? { not_applicable: true as const } : {}),
        }),
      ),
      readiness: { ...readiness, score, ...(calm === undefined ? {} : { score_without_latency: calm }) } as NonNullable<
        ReportDocument["readiness"]
      >,
      ...(base.measurement_profile === undefined ? {} : { measurement_profile: { ...base.measurement_profile, platform } }),
      catalog: catalogContract(
        tools.map(({ name, class: toolClass, parameters, required, output, tokens }) => ({
          entry: {
            name,
            inputSchema: { type: "object", properties: Object.fromEntries(parameters.map((one) => [one, { type: "string" }])), required },
            ...(output ? { outputSchema: { type: "object" } } : {}),
          },
          class: toolClass,
          tokens,
        })),
      ),
    };
  });

describe("for any reports", () => {
  test("a diff with itself is empty", () => {
    fc.assert(
      fc.property(arbitrary, (report) => {
        const document = diff(report, structuredClone(report));
        expect(isSame(document)).toBe(true);
        expect(document.cases.unchanged).toHaveLength(report.cases.length);
        expect(document.contract).toEqual({ breaking: [], review: [], additive: [] });
      }),
    );
  });

  test("swapped sides swap", () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        const [there, back] = [diff(a, b), diff(b, a)];
        const ids = (list: DiffDocument["cases"]["fixed"]): string[] => list.map(({ id }) => id).sort();
        expect(ids(there.cases.regressed)).toEqual(ids(back.cases.fixed));
        expect(ids(there.cases.added)).toEqual(ids(back.cases.removed));
        expect(ids(there.cases.changed)).toEqual(ids(back.cases.changed));
        expect(ids(there.cases.unchanged)).toEqual(ids(back.cases.unchanged));
        expect(there.readiness.comparable).toBe(back.readiness.comparable);
        expect(there.readiness.delta).toBe(back.readiness.delta === null ? null : 0 - back.readiness.delta);
        expect(there.readiness.lost).toEqual(back.readiness.regained);
        expect(there.readiness.latency).toEqual(back.readiness.latency);
        expect(there.tokens?.delta).toBe(0 - (back.tokens?.delta ?? 0));
        const removed = there.contract?.breaking.filter(({ change }) => change === "tool-removed").map(({ tool }) => tool);
        expect(removed?.sort()).toEqual(
          back.contract?.additive
            .filter(({ change }) => change === "tool-added")
            .map(({ tool }) => tool)
            .sort(),
        );
      }),
    );
  });
});
