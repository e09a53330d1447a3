// Report documents: key order, verdicts, the badge and the floors.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { ReportSchema, type AreaDocument } from "../../src/model/documents/report.js";
import { badgeUrl } from "../../src/report/badge.js";
import { buildReport } from "../../src/report/build.js";
import { applyFloors, hasFloors } from "../../src/report/floors.js";
import { area, gateCase, lost, notMeasured, wholeDemo } from "../support/report-documents.js";

const generator = { name: "mcpeval", version: "0.1.0" };

describe("documents", () => {
  test("keys stand in the documented order, whatever order they came in", () => {
    const shuffled: AreaDocument = {
      checks: [{ hint: "h", reason: "r", observed: null, score: 0, tool: null, id: "a.b" }],
      measurements: {},
      score: 1,
      weight: 2,
      name: "a",
    };
    const document = applyFloors(
      buildReport({
        catalog: null,
        protocol: { transport: "stdio", revision: "2025-11-25", era: "legacy" },
        profile: wholeDemo().measurement_profile ?? (undefined as never),
        readiness: {
          areas: [shuffled],
          surface: { exercised: 1, writers: 2, read_only: 3, tools: 4 },
          attestedReadOnly: false,
          scoreWithoutLatency: 6,
          score: 5,
          standard: "s",
        },
        server: "s",
        generator,
      }),
      { minReadiness: 1 },
      {},
    );
    expect(Object.keys(document)).toEqual([
      ...["schema", "generator", "server", "manifest_sha256", "passed", "gate", "readiness"],
      ...["readiness_gate", "measurement_profile", "protocol", "catalog", "cases"],
    ]);
    expect(Object.keys(document.readiness ?? {})).toEqual([
      ...["standard", "score", "score_without_latency", "badge", "attested_read_only", "surface", "areas"],
    ]);
    expect(Object.keys(document.readiness?.surface ?? {})).toEqual(["tools", "read_only", "writers", "exercised"]);
    expect(Object.keys(document.readiness?.areas[0] ?? {})).toEqual(["name", "weight", "score", "measurements", "checks"]);
    expect(Object.keys(document.readiness?.areas[0]?.checks[0] ?? {})).toEqual(["id", "tool", "score", "observed", "reason", "hint"]);
    expect(Object.keys(document.readiness_gate ?? {})).toEqual(["min_readiness", "min_area", "exclude_latency", "passed", "shortfalls"]);
    expect(Object.keys(document.protocol ?? {})).toEqual(["era", "revision", "transport"]);
  });

  test("passed is the gate's verdict, and without a gate whether readiness was measured", () => {
    const passed = (input: Partial<Parameters<typeof buildReport>[0]>): boolean =>
      buildReport({ generator, server: "s", readiness: null, ...input }).passed;
    expect(passed({})).toBe(false);
    expect(wholeDemo().passed).toBe(true);
    expect(passed({ cases: [gateCase("a", "b")] })).toBe(true);
    expect(passed({ cases: [gateCase("a", "b"), gateCase("c", "d", { passed: false })] })).toBe(false);
  });

  test("gate counts, and null without a manifest", () => {
    const cases = [gateCase("a", "b"), gateCase("c", "d", { passed: false })];
    expect(buildReport({ generator, server: "s", readiness: null, cases }).gate).toEqual({ passed: 1, total: 2 });
    expect(wholeDemo().gate).toBeNull();
    expect(wholeDemo().cases).toEqual([]);
  });

  test("an unmeasured server says why and is valid", () => {
    const document = notMeasured();
    expect(document).toMatchObject({ passed: false, readiness: null, readiness_error: "command-not-found" });
    expect([...Value.Errors(ReportSchema, document)]).toEqual([]);
  });
});

test.each([
  [100, "brightgreen"],
  [91, "brightgreen"],
  [90, "brightgreen"],
  [89, "green"],
  [75, "green"],
  [74, "yellowgreen"],
  [60, "yellowgreen"],
  [59, "yellow"],
  [44, "orange"],
  [29, "red"],
  [0, "red"],
])("the badge of %d is %s", (score, colour) => {
  expect(badgeUrl(score)).toBe(`https://img.shields.io/badge/mcpeval-${score}%2F100-${colour}`);
});

describe("floors", () => {
  const scored = (score: number, scoreWithoutLatency: number) =>
    buildReport({
      generator,
      server: "s",
      readiness: {
        standard: "s",
        score,
        scoreWithoutLatency,
        attestedReadOnly: false,
        surface: { tools: 0, read_only: 0, writers: 0, exercised: 0 },
        areas: [area("protocol", 50, 100), area("reliability", 50, 40, [lost("reliability.latency", "reliability-slow", "h")])],
      },
    });

  test("none declared leaves the document as it is", () => {
    const document = scored(70, 80);
    expect(hasFloors({ minReadiness: null, minArea: {}, excludeLatency: true })).toBe(false);
    expect(applyFloors(document, { minReadiness: null, minArea: {}, excludeLatency: true }, {})).toBe(document);
  });

  test("a floor is met by an equal score and missed by one less", () => {
    expect(applyFloors(scored(70, 80), { minReadiness: 70 }, {}).readiness_gate).toEqual({
      min_readiness: 70,
      min_area: {},
      exclude_latency: false,
      passed: true,
      shortfalls: [],
    });
    expect(applyFloors(scored(70, 80), { minReadiness: 71 }, {}).readiness_gate?.shortfalls).toEqual([
      { subject: "readiness", observed: 70, floor: 71 },
    ]);
  });

  test("a floor of 0 is a floor", () => {
    expect(applyFloors(scored(70, 80), { minReadiness: 0 }, {}).readiness_gate?.passed).toBe(true);
  });

  test("without latency both the readiness and the area are compared at full marks", () => {
    const floors = { minReadiness: 80, minArea: { reliability: 60 }, excludeLatency: true };
    expect(applyFloors(scored(70, 80), floors, { protocol: 100, reliability: 60 }).readiness_gate).toMatchObject({
      passed: true,
      shortfalls: [],
    });
    expect(applyFloors(scored(70, 79), floors, { protocol: 100, reliability: 59 }).readiness_gate).toMatchObject({
      passed: false,
      shortfalls: [
        { subject: "readiness", observed: 79, floor: 80 },
        { subject: "reliability", observed: 59, floor: 60 },
      ],
    });
  });

  test("area floors stand in report order, however they were given", () => {
    const gate = applyFloors(scored(70, 80), { minArea: { reliability: 50, protocol: 100 } }, {}).readiness_gate;
    expect(Object.keys(gate?.min_area ?? {})).toEqual(["protocol", "reliability"]);
    expect(gate?.shortfalls).toEqual([{ subject: "reliability", observed: 40, floor: 50 }]);
  });

  test("unmeasured readiness meets no floor and lists no shortfall", () => {
    const document = applyFloors(notMeasured(), { minReadiness: 0, minArea: { reliability: 0, catalog: 0 } }, {});
    expect(document.readiness_gate).toEqual({
      min_readiness: 0,
      min_area: { catalog: 0, reliability: 0 },
      exclude_latency: false,
      passed: false,
      shortfalls: [],
    });
    expect([...Value.Errors(ReportSchema, document)]).toEqual([]);
  });

  test("the gate's own verdict and every other field stay", () => {
    const { readiness_gate: _, ...rest } = applyFloors(wholeDemo(), { minReadiness: 100 }, {});
    expect(rest).toEqual(wholeDemo());
  });
});
