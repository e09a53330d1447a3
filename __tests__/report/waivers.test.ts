// Waivers on a report: what they cover, when they are stale or expired, what floors, gate and verdict make of them.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { ReportSchema, type ReportDocument } from "../../src/model/documents/report.js";
import { applyFloors } from "../../src/report/floors.js";
import { verdictOf } from "../../src/report/verdict.js";
import { applyWaivers, type DeclaredWaiver } from "../../src/report/waivers.js";
import { area, gateCase, lost, notMeasured, redGate, wholeDemo } from "../support/report-documents.js";
import { gainedDemo, TODAY, waivedDemo, waiver } from "../support/report-variants.js";

const states = (document: ReportDocument, ...waivers: DeclaredWaiver[]): string[] =>
  (applyWaivers(document, waivers, TODAY).waivers ?? []).map(({ state, covers }) => `${state} ${covers}`);

describe("states", () => {
  test.each<[string, DeclaredWaiver, string]>([
    ["a check", waiver("check", "catalog.output-schema"), "applied 12"],
    ["a check of one tool", waiver("check", "catalog.output-schema", { tool: "slow_read" }), "applied 1"],
    ["a check of a tool that does not lose it", waiver("check", "catalog.description", { tool: "slow_read" }), "stale 0"],
    ["a reason", waiver("reason", "catalog-short-description"), "applied 2"],
    ["a check nobody lost", waiver("check", "protocol.ping"), "stale 0"],
    ["its last day", waiver("check", "catalog.output-schema", { expires: TODAY }), "applied 12"],
    ["the day after", waiver("check", "catalog.output-schema", { expires: "2030-06-29" }), "expired 0"],
    ["a case, where no gate ran", waiver("case", "tiny-budget"), "unused 0"],
  ])("%s", (_, one, expected) => {
    expect(states(gainedDemo(), one)).toEqual([expected]);
  });

  test.each<[string, DeclaredWaiver, string]>([
    ["a failing case", waiver("case", "tiny-budget"), "applied 1"],
    ["a failing case by its reason", waiver("reason", "token-budget-exceeded"), "applied 1"],
    ["a case that passed", waiver("case", "literal-status"), "stale 0"],
    ["a case this run left out", waiver("case", "another"), "unused 0"],
    ["a check, where readiness was not measured", waiver("check", "catalog.output-schema"), "unused 0"],
  ])("gate only: %s", (_, one, expected) => {
    expect(states(redGate(), one)).toEqual([expected]);
  });

  test("a case that no whole run has is stale", () => {
    const { gate, cases } = redGate();
    expect(states({ ...gainedDemo(), gate, cases }, waiver("case", "another"))).toEqual(["stale 0"]);
  });

  test("a case that could not finish is no loss that was agreed on, and judges no reason", () => {
    const hung = gateCase("hung", "pagination", { passed: false, first_failure: 1, reason: "transport-timeout" });
    const document: ReportDocument = { ...gainedDemo(), gate: { passed: 0, total: 1 }, cases: [hung] };
    expect(states(document, waiver("case", "hung"), waiver("reason", "pagination-repeated"))).toEqual(["unused 0", "unused 0"]);
    expect(verdictOf(applyWaivers(document, [waiver("case", "hung")], TODAY))).toBe("incomplete");
  });
});

describe("floors", () => {
  const floored = (minReadiness: number, minArea: Record<string, number> = {}, excludeLatency = false): ReportDocument =>
    applyFloors(gainedDemo(), { minReadiness, minArea, excludeLatency }, {});

  test("a waived loss keeps its points and fails no floor", () => {
    const document = applyWaivers(floored(97, { catalog: 90 }), [waiver("check", "catalog.output-schema")], TODAY);
    expect(document.readiness).toEqual(gainedDemo().readiness);
    expect(document.readiness_gate).toMatchObject({ passed: true, shortfalls: [], waived_points: 5.9424 });
    expect(verdictOf(document)).toBe("ok");
  });

  test("what is missing beyond that still fails", () => {
    const document = applyWaivers(floored(98, { catalog: 99 }), [waiver("check", "catalog.output-schema")], TODAY);
    expect(document.readiness_gate).toMatchObject({
      passed: false,
      shortfalls: [
        { subject: "readiness", observed: 91, floor: 98 },
        { subject: "catalog", observed: 63, floor: 99 },
      ],
    });
    expect(verdictOf(document)).toBe("red");
  });

  test("latency that floors leave out is not counted twice", () => {
    const only = [waiver("check", "reliability.latency")];
    expect(applyWaivers(floored(95, {}, true), only, TODAY).readiness_gate).not.toHaveProperty("waived_points");
    expect(applyWaivers(floored(95), only, TODAY).readiness_gate?.waived_points).toBe(0.3333);
  });

  test("a report without gains has no figures to count", () => {
    const document = applyWaivers(applyFloors(wholeDemo(), { minReadiness: 95 }, {}), [waiver("check", "catalog.output-schema")], TODAY);
    expect(document.readiness_gate).toMatchObject({ passed: false, shortfalls: [{ subject: "readiness", observed: 91, floor: 95 }] });
  });

  test("an untested tool's coverage counts in both areas it stands for", () => {
    const base = gainedDemo();
    const readiness = base.readiness && {
      ...base.readiness,
      score: 60,
      surface: { tools: 4, read_only: 4, writers: 0, exercised: 3 },
      areas: [
        area("reliability", 20, 75),
        area("coverage", 15, 75, [lost("coverage.exercised", "coverage-unannotated", "h", { tool: "t", gain: 8.75 })]),
      ],
    };
    const document = applyFloors({ ...base, readiness }, { minReadiness: 69, minArea: { reliability: 100, coverage: 100 } }, {});
    expect(applyWaivers(document, [waiver("reason", "coverage-unannotated")], TODAY).readiness_gate).toMatchObject({
      passed: true,
      shortfalls: [],
    });
    expect(applyWaivers(document, [], TODAY).readiness_gate?.shortfalls).toHaveLength(3);
  });

  test("floors of an unmeasured readiness stay unmet", () => {
    const document = applyWaivers(applyFloors(notMeasured(), { minReadiness: 1 }, {}), [waiver("check", "x")], TODAY);
    expect(document.readiness_gate?.passed).toBe(false);
  });
});

describe("the verdict", () => {
  const both = [waiver("case", "tiny-budget"), waiver("reason", "discovery-limit-exceeded")];
  test("a gate whose every failing case is waived is not red; its counts stay", () => {
    const document = applyWaivers(redGate(), both, TODAY);
    expect([verdictOf(document), document.gate, document.passed]).toEqual(["ok", { passed: 1, total: 3 }, false]);
    expect(verdictOf(applyWaivers(redGate(), both.slice(1), TODAY))).toBe("red");
  });

  test("a document whose gate counts more failures than its cases show is red", () => {
    expect(verdictOf({ ...applyWaivers(redGate(), both, TODAY), gate: { passed: 0, total: 3 } })).toBe("red");
  });

  test.each(["stale", "expired"])("a %s waiver is red", (state) => {
    const one = state === "stale" ? waiver("check", "protocol.ping") : waiver("check", "catalog.output-schema", { expires: "2020-01-01" });
    expect(verdictOf(applyWaivers(gainedDemo(), [one], TODAY))).toBe("red");
    expect(verdictOf(applyWaivers(gainedDemo(), [waiver("check", "catalog.output-schema")], TODAY))).toBe("ok");
  });
});

test("the document stays valid, and waivers can be applied anew", () => {
  expect([...Value.Errors(ReportSchema, waivedDemo())]).toEqual([]);
  const again = applyWaivers(waivedDemo(), [], TODAY);
  expect(again.waivers).toEqual([]);
  expect(Object.keys(again).at(-1)).toBe("cases");
});
