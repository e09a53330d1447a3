// Gains against the areas themselves: a check's gain is what its area scores more once that check alone is put right.
import { describe, expect, test } from "@jest/globals";
import type { LostCheck } from "../../src/model/documents/report.js";
import type { AreaName, Observations, ToolSeen } from "../../src/standard/define.js";
import { withGains } from "../../src/standard/gains.js";
import { AREAS } from "../../src/standard/index.js";
import { scoreObservations } from "../../src/standard/score.js";
import { call, observations, readTool, workedExample, writeTool } from "../support/observations.js";

/** Readiness before any rounding. */
function exactReadiness(seen: Observations): number {
  return Object.values(AREAS).reduce(
    (sum, area) => sum + (area.weight * area.judge(seen, () => undefined, { withoutLatency: false }).score) / 100,
    0,
  );
}

function lossesOf(seen: Observations): LostCheck[] {
  return withGains(scoreObservations(seen).areas, seen).flatMap(({ checks }) => checks);
}

const quick = (tool: ToolSeen): Partial<ToolSeen> => ({ calls: tool.calls.map((one) => ({ ...one, ms: 5 })) });

/** What puts one check right in a tool, where nothing else of it changes. */
const FIXES: Readonly<Record<string, (tool: ToolSeen) => Partial<ToolSeen>>> = {
  "catalog.description": () => ({ descriptionCharacters: 40 }),
  "catalog.params-described": () => ({ undescribedProperties: 0 }),
  "catalog.params-typed": () => ({ untypedProperties: 0 }),
  "catalog.read-only-declared": () => ({ readOnlyDeclared: true }),
  "catalog.destructive-declared": () => ({ destructiveDeclared: true }),
  "catalog.output-schema": () => ({ outputSchemaDeclared: true }),
  "error-honesty.invalid-arguments": () => ({ honesty: "refused" }),
  "reliability.latency": quick,
  "reliability.output-schema": () => ({ outputConforms: true }),
};

const spoiled = observations(
  [
    readTool("carrier", { calls: [call("success", 400), call("success", 400), call("success", 400)], outputConforms: false }),
    readTool("flaky", { calls: [call("tool-error"), call("success"), call("success", 2_000)], descriptionCharacters: 3 }),
    readTool("liar", { honesty: "accepted", undescribedProperties: 2, properties: 3, untypedProperties: 1 }),
    readTool("closed", { class: "unannotated", calls: [], honesty: null, violation: null, unexercised: "coverage-unannotated" }),
    writeTool("writer", { destructiveDeclared: false, readOnlyDeclared: false, outputSchemaDeclared: false, tokens: 30_000 }),
  ],
  {
    contention: { outcome: "failed", tool: "carrier" },
    payload: { outcome: "failed", tool: "liar" },
    protocol: { ...observations([]).protocol, "protocol.ping": { outcome: "failed", reason: "protocol-ping-failed" } },
  },
);

describe("a check put right alone", () => {
  const before = exactReadiness(spoiled);
  const fixable = lossesOf(spoiled).filter(({ id }) => id in FIXES);

  test("there is one of every kind", () => {
    expect(new Set(fixable.map(({ id }) => id))).toEqual(new Set(Object.keys(FIXES)));
  });

  test.each(fixable.map((check) => [`${check.id} of ${check.tool ?? ""}`, check] as const))("%s gives back its gain", (_, check) => {
    const fix = FIXES[check.id];
    const tools = spoiled.tools.map((tool) => (tool.name === check.tool && fix !== undefined ? { ...tool, ...fix(tool) } : tool));
    expect(exactReadiness({ ...spoiled, tools }) - before).toBeCloseTo(check.gain ?? NaN, 3);
  });

  test.each([
    ["reliability.contention", { contention: { outcome: "passed", tool: "carrier" } }],
    ["reliability.payload", { payload: { outcome: "passed", tool: "liar" } }],
    ["protocol.ping", { protocol: observations([]).protocol }],
  ] as const)("%s", (id, change) => {
    const gain = lossesOf(spoiled).find((check) => check.id === id)?.gain;
    expect(exactReadiness({ ...spoiled, ...change }) - before).toBeCloseTo(gain ?? NaN, 3);
  });

  test("calls that succeed, at the marks the tool has", () => {
    const losses = lossesOf(spoiled).filter(({ tool }) => tool === "flaky");
    // Mean of consistency 0, latency 100, output 100; one call of three; four tools; weight 20.
    expect(losses.find(({ id }) => id === "reliability.success")?.gain).toBeCloseTo((200 / 3 / 3 / 4) * 0.2, 3);
    expect(losses.find(({ id }) => id === "reliability.consistent")?.gain).toBeCloseTo(((100 / 3) * (2 / 3) * 0.2) / 4, 3);
  });

  test("an untested tool's coverage stands for its reliability too", () => {
    const loss = lossesOf(spoiled).find(({ id, tool }) => id === "coverage.exercised" && tool === "closed");
    const tools = spoiled.tools.map((tool) =>
      tool.name === "closed" ? readTool("closed", { class: "unannotated", violation: null, honesty: null }) : tool,
    );
    expect(exactReadiness({ ...spoiled, tools }) - before).toBeCloseTo(loss?.gain ?? NaN, 3);
    expect(loss?.gain).toBeCloseTo((15 + 20) / 4, 3);
  });

  test("a lighter catalog: both curves at full marks", () => {
    const losses = lossesOf(spoiled).filter(({ id }) => id.startsWith("context."));
    const tools = spoiled.tools.map((tool) => ({ ...tool, tokens: 80 }));
    expect(exactReadiness({ ...spoiled, tools }) - before).toBeCloseTo(
      losses.reduce((sum, { gain = NaN }) => sum + gain, 0),
      3,
    );
  });
});

test.each<[string, Observations]>([
  ["the worked example's catalog", workedExample()],
  ["a spoiled catalog", spoiled],
])("%s: the gains of an area that adds up are what it lost", (_, seen) => {
  const areas = withGains(scoreObservations(seen).areas, seen);
  for (const name of ["protocol", "catalog", "error-honesty"] satisfies AreaName[]) {
    const area = areas.find((one) => one.name === name);
    const lost = 100 - AREAS[name].judge(seen, () => undefined, { withoutLatency: false }).score;
    expect(area?.checks.reduce((sum, { gain = NaN }) => sum + gain, 0)).toBeCloseTo((lost * (area?.weight ?? 0)) / 100, 2);
  }
});

test("nothing else changes, and a loss without a single edit behind it has no gain", () => {
  const untested = observations([
    readTool("a", { class: "unannotated", calls: [], honesty: null, violation: null, unexercised: "coverage-unannotated" }),
  ]);
  const { areas } = scoreObservations(untested);
  const gained = withGains(areas, untested);
  expect(gained.map((area) => ({ ...area, checks: area.checks.map(({ gain: _gain, ...check }) => check) }))).toEqual(areas);
  const gains = Object.fromEntries(gained.flatMap(({ checks }) => checks.map(({ id, gain }) => [id, gain])));
  expect(gains).toEqual({ "error-honesty.untestable": 15, "reliability.none-exercised": undefined, "coverage.exercised": 35 });
});

test("an empty catalog and one of writers", () => {
  const gainsOf = (seen: Observations) => Object.fromEntries(lossesOf(seen).map(({ id, gain }) => [id, gain]));
  expect(gainsOf(observations([]))).toEqual({
    "catalog.empty": 20,
    "error-honesty.untestable": 15,
    "reliability.none-exercised": 20,
    "coverage.exercised": 15,
  });
  expect(gainsOf(observations([writeTool("w")]))).toMatchObject({ "reliability.none-exercised": 20, "coverage.exercised": 15 });
});

test("skipped tools: their own points, and the two cases they cost", () => {
  const skipped = observations(
    [readTool("a"), readTool("b", { calls: [], honesty: null, outputConforms: null, unexercised: "coverage-skipped" })],
    { skipped: ["b"] },
  );
  const gains = lossesOf(skipped).map(({ id, tool, gain }) => [id, tool, gain]);
  expect(gains).toEqual([
    ["error-honesty.invalid-arguments", "b", 7.5],
    ["reliability.contention", "a", 2],
    ["reliability.payload", "a", 2],
    ["reliability.skipped", "b", 10],
    ["coverage.exercised", "b", 7.5],
  ]);
});
