// Every reason an area declares is provoked by a row of its own, and every check it stands under by that reason.
import { describe, expect, test } from "@jest/globals";
import { AREA_NAMES, type AreaName, type Observations, type ProtocolCheckId, type ProtocolReason } from "../../src/standard/define.js";
import { AREAS } from "../../src/standard/index.js";
import { scoreObservations } from "../../src/standard/score.js";
import { call, observations, readTool, writeTool } from "../support/observations.js";

/** One spoiled server and the lost points it must show in one area, as [id, tool, score, observed, reason]. */
interface Row {
  readonly title: string;
  readonly area: AreaName;
  readonly seen: Observations;
  readonly lost: readonly (readonly [string, string | null, number, number | null, string])[];
  readonly score: number;
}

const good = readTool("a_good");
const uncalled = { calls: [], honesty: null, outputConforms: null } as const;

function protocolRow(id: ProtocolCheckId, reason: ProtocolReason): Row {
  const base = observations([good]);
  return {
    title: `${id} ${reason}`,
    area: "protocol",
    seen: { ...base, protocol: { ...base.protocol, [id]: { outcome: "failed", reason } } },
    lost: [[id, null, 0, null, reason]],
    score: 83,
  };
}

const ROWS: readonly Row[] = [
  ...Object.entries(AREAS.protocol.checks).flatMap(([id, check]) =>
    check.reasons.map((reason) => protocolRow(id as ProtocolCheckId, reason as ProtocolReason)),
  ),
  row("catalog", "short description", [readTool("t", { descriptionCharacters: 39 })], 80, [
    ["catalog.description", "t", 0, 39, "catalog-short-description"],
  ]),
  row("catalog", "undescribed parameter", [readTool("t", { properties: 3, undescribedProperties: 1 })], 80, [
    ["catalog.params-described", "t", 0, null, "catalog-undescribed-params"],
  ]),
  row("catalog", "untyped parameter", [readTool("t", { properties: 3, untypedProperties: 1 })], 80, [
    ["catalog.params-typed", "t", 0, null, "catalog-untyped-params"],
  ]),
  row("catalog", "no readOnlyHint", [writeTool("t", { readOnlyDeclared: false })], 83, [
    ["catalog.read-only-declared", "t", 0, null, "catalog-read-only-undeclared"],
  ]),
  row("catalog", "no destructiveHint", [writeTool("t", { destructiveDeclared: false })], 83, [
    ["catalog.destructive-declared", "t", 0, null, "catalog-destructive-undeclared"],
  ]),
  row("catalog", "no outputSchema", [readTool("t", { outputSchemaDeclared: false })], 80, [
    ["catalog.output-schema", "t", 0, null, "catalog-no-output-schema"],
  ]),
  row("catalog", "no tools", [], 0, [["catalog.empty", null, 0, null, "catalog-no-tools"]]),
  // 75 × (ln 40000 − ln 20000) / (ln 40000 − ln 2000) + 25 × 0
  row("context", "heavy", [readTool("b", { tokens: 10_000 }), readTool("a", { tokens: 10_000 })], 17, [
    ["context.catalog", null, 23, 20_000, "context-catalog-heavy"],
    ["context.heaviest-tool", "a", 0, 10_000, "context-tool-heavy"],
  ]),
  row("context", "one token above the full mark", [readTool("a", { tokens: 501 })], 100, [
    ["context.heaviest-tool", "a", 99, 501, "context-tool-heavy"],
  ]),
  honestyRow("honesty-accepted-invalid", { honesty: "accepted" }),
  honestyRow("honesty-empty-error", { honesty: "empty-error" }),
  honestyRow("honesty-wrong-code", { honesty: "wrong-code" }),
  honestyRow("honesty-call-failed", { honesty: "call-failed" }),
  honestyRow("honesty-call-failed", { honesty: null, calls: [], unexercised: "coverage-call-failed" }),
  honestyRow("coverage-skipped", { ...uncalled, unexercised: "coverage-skipped" }),
  honestyRow("coverage-budget-exhausted", { ...uncalled, unexercised: "coverage-budget-exhausted" }),
  row("error-honesty", "nothing can be violated", [readTool("t", { violation: null, honesty: null })], 0, [
    ["error-honesty.untestable", null, 0, null, "honesty-untestable"],
  ]),
  row("error-honesty", "writers only", [writeTool("t")], 0, [["error-honesty.untestable", null, 0, null, "no-read-only-tools"]]),
  row("reliability", "one call fails", [good, readTool("t", { calls: [call("success"), call("success"), call("rpc-error")] })], 72, [
    ["reliability.success", "t", 67, 2, "reliability-call-failed"],
    ["reliability.consistent", "t", 0, null, "reliability-inconsistent"],
  ]),
  row("reliability", "slow", [good, readTool("t", { calls: [call("success", 3001), call("success", 1), call("success", 9000)] })], 83, [
    ["reliability.latency", "t", 0, null, "reliability-slow"],
  ]),
  row("reliability", "result breaks its schema", [good, readTool("t", { outputConforms: false })], 83, [
    ["reliability.output-schema", "t", 0, null, "reliability-output-schema-broken"],
  ]),
  row(
    "reliability",
    "contention fails",
    [good, readTool("t")],
    90,
    [["reliability.contention", "a_good", 0, null, "reliability-contention-failed"]],
    { contention: { outcome: "failed", tool: "a_good" } },
  ),
  row(
    "reliability",
    "payload sent to another tool fails: that tool is named, the carrier pays",
    [good, readTool("t")],
    90,
    [["reliability.payload", "t", 0, null, "reliability-payload-unhandled"]],
    { payload: { outcome: "failed", tool: "t" } },
  ),
  row(
    "reliability",
    "a skip costs the tool and both cases",
    [good, readTool("t", { ...uncalled, unexercised: "coverage-skipped" })],
    30,
    [
      ["reliability.contention", "a_good", 0, null, "coverage-skipped"],
      ["reliability.payload", "a_good", 0, null, "coverage-skipped"],
      ["reliability.skipped", "t", 0, null, "coverage-skipped"],
    ],
    { skipped: ["t"] },
  ),
  row(
    "reliability",
    "a skip without any successful tool",
    [readTool("t", { ...uncalled, unexercised: "coverage-skipped" })],
    0,
    [
      ["reliability.skipped", "t", 0, null, "coverage-skipped"],
      ["reliability.contention", null, 0, null, "coverage-skipped"],
      ["reliability.payload", null, 0, null, "coverage-skipped"],
      ["reliability.none-exercised", null, 0, null, "reliability-none-exercised"],
    ],
    { skipped: ["t"] },
  ),
  row(
    "reliability",
    "budget spent before the cases",
    [good, readTool("t", { calls: [call("success"), call("success")], unexercised: "coverage-budget-exhausted" })],
    30,
    [
      ["reliability.contention", "a_good", 0, null, "coverage-budget-exhausted"],
      ["reliability.payload", "a_good", 0, null, "coverage-budget-exhausted"],
    ],
    { contention: { outcome: "not-made", tool: null }, payload: { outcome: "not-made", tool: null } },
  ),
  row("reliability", "writers only", [writeTool("t")], 0, [["reliability.none-exercised", null, 0, null, "no-read-only-tools"]]),
  ...(
    [
      "coverage-unannotated",
      "coverage-unsynthesizable",
      "coverage-rejected-arguments",
      "coverage-call-failed",
      "coverage-skipped",
      "coverage-budget-exhausted",
    ] as const
  ).map((reason) =>
    row("coverage", reason, [good, readTool("t", { ...uncalled, unexercised: reason }), writeTool("w")], 50, [
      ["coverage.exercised", "t", 0, null, reason],
    ]),
  ),
  row("coverage", "writers only", [writeTool("w")], 0, [["coverage.exercised", null, 0, null, "no-read-only-tools"]]),
];

function row(
  area: AreaName,
  title: string,
  tools: Observations["tools"],
  score: number,
  lost: Row["lost"],
  changes: Partial<Observations> = {},
): Row {
  return { title, area, seen: observations(tools, changes), lost, score };
}

function honestyRow(reason: string, changes: Parameters<typeof readTool>[1]): Row {
  return row("error-honesty", reason, [good, readTool("t", changes)], 50, [["error-honesty.invalid-arguments", "t", 0, null, reason]]);
}

describe("red rows", () => {
  test.each(ROWS.map((entry) => [`${entry.area}: ${entry.title}`, entry] as const))("%s", (_, { area, seen, lost, score }) => {
    const judged = scoreObservations(seen).areas.find(({ name }) => name === area);
    expect(judged?.checks.map((check) => [check.id, check.tool, check.score, check.observed, check.reason])).toEqual(lost);
    expect(judged?.score).toBe(score);
    for (const check of judged?.checks ?? []) expect(check.hint).toBe(AREAS[area].reasons[check.reason]?.hint);
  });

  test("a flawless server loses nothing anywhere", () => {
    const { areas, score, scoreWithoutLatency } = scoreObservations(observations([good, readTool("b"), writeTool("w")]));
    expect(areas.flatMap(({ checks }) => checks)).toEqual([]);
    expect([score, scoreWithoutLatency]).toEqual([100, 100]);
  });
});

describe("every declared pair of check and reason is provoked", () => {
  const provoked = new Set(ROWS.flatMap(({ area, lost }) => lost.map(([id, , , , reason]) => `${area} ${id} ${reason}`)));
  const declared = AREA_NAMES.flatMap((area) =>
    Object.entries(AREAS[area].checks).flatMap(([id, check]) => check.reasons.map((reason) => `${area} ${id} ${reason}`)),
  );

  test("no pair without a row", () => {
    expect(declared.filter((pair) => !provoked.has(pair))).toEqual([]);
  });

  test.each(AREA_NAMES)("%s: every reason stands under a check", (name) => {
    const used = new Set(Object.values(AREAS[name].checks).flatMap((check) => check.reasons));
    expect(Object.keys(AREAS[name].reasons).filter((reason) => !used.has(reason))).toEqual([]);
  });
});

test("an observation with a reason nobody declared is a defect, not a score", () => {
  const base = observations([good]);
  const seen = {
    ...base,
    protocol: { ...base.protocol, "protocol.ping": { outcome: "failed" as const, reason: "made-up" as ProtocolReason } },
  };
  expect(() => scoreObservations(seen)).toThrow("declares no reason made-up");
});
