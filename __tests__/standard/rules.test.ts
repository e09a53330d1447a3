// Rules of single areas that the worked example and the red rows do not settle.
import { describe, expect, test } from "@jest/globals";
import { curve, CATALOG_CURVE, HEAVIEST_CURVE } from "../../src/standard/areas/context.js";
import { latencyPoints } from "../../src/standard/areas/reliability.js";
import type { AreaName, CallSeen, Observations } from "../../src/standard/define.js";
import { scoreObservations } from "../../src/standard/score.js";
import { call, observations, readTool, writeTool } from "../support/observations.js";

function area(name: AreaName, seen: Observations) {
  const found = scoreObservations(seen).areas.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`no area ${name}`);
  return found;
}

describe("context", () => {
  test.each([
    [0, 100],
    [2_000, 100],
    [40_000, 0],
    [400_000, 0],
    [Math.sqrt(2_000 * 40_000), 50],
  ])("%d tokens of catalog earn %d", (value, points) => expect(curve(value, CATALOG_CURVE)).toBeCloseTo(points, 9));

  test("the heaviest tool's curve", () => {
    expect(curve(500, HEAVIEST_CURVE)).toBe(100);
    expect(curve(5_000, HEAVIEST_CURVE)).toBe(0);
    expect(curve(Math.sqrt(500 * 5_000), HEAVIEST_CURVE)).toBeCloseTo(50, 9);
  });

  test("an empty catalog costs no context", () => {
    expect(area("context", observations([]))).toMatchObject({
      score: 100,
      measurements: { catalog_tokens: 0, heaviest_tool_tokens: 0 },
      checks: [],
    });
  });
});

describe("reliability", () => {
  test.each([
    [100, 100],
    [100.1, 80],
    [300, 80],
    [1_000, 50],
    [3_000, 20],
    [3_000.1, 0],
  ])("a median of %d ms earns %d", (ms, points) => expect(latencyPoints(ms)).toBe(points));

  function tool(calls: readonly CallSeen[]) {
    return area("reliability", observations([readTool("t", { calls, unexercised: calls.length < 3 ? "coverage-call-failed" : null })]));
  }

  test("a fault never scores better than an error in its place", () => {
    const faulted = tool([call("success"), call("fault")]);
    const errored = tool([call("success"), call("rpc-error"), call("success")]);
    // consistency 0, latency and output 100, one success of three
    expect(faulted.score).toBe(22);
    expect(errored.score).toBe(44);
    expect(faulted.checks.map(({ id, score, observed }) => [id, score, observed])).toEqual([
      ["reliability.success", 33, 1],
      ["reliability.consistent", 0, null],
      ["reliability.none-exercised", 0, null],
    ]);
    expect(faulted.measurements).toMatchObject({ successful_calls: 1, transport_errors: 1, untested_tools: 0 });
  });

  test("a tool that only ever faults is consistent, not judged for latency, and earns 0", () => {
    const judged = tool([call("fault")]);
    expect(judged.score).toBe(0);
    expect(judged.checks.map(({ id }) => id)).toEqual(["reliability.success", "reliability.none-exercised"]);
  });

  test("a rejection and another RPC error are one outcome", () => {
    const judged = tool([call("rejected"), call("rpc-error"), call("rejected")]);
    expect(judged.checks.map(({ id }) => id)).toEqual(["reliability.success"]);
    expect(judged.measurements).toMatchObject({ rejected_calls: 2, rpc_errors: 1 });
  });

  test("consistent tool errors earn nothing", () => {
    expect(tool([call("tool-error"), call("tool-error"), call("tool-error")]).score).toBe(0);
  });

  test("a payload case that does not apply is left out of the carrier's mean", () => {
    const seen = observations([readTool("t", { calls: [call("success", 200), call("success", 200), call("success", 200)] })], {
      payload: { outcome: "not-applicable", tool: null },
    });
    expect(area("reliability", seen).score).toBe(95); // (100 + 80 + 100 + 100) / 4
  });

  test("the carrier is the first fully successful tool", () => {
    const flaky = readTool("a", { calls: [call("success"), call("tool-error"), call("success")] });
    const seen = observations([flaky, readTool("b"), readTool("c")], { contention: { outcome: "failed", tool: "b" } });
    expect(area("reliability", seen).checks.map(({ id, tool: name }) => [id, name])).toEqual([
      ["reliability.success", "a"],
      ["reliability.consistent", "a"],
      ["reliability.contention", "b"],
    ]);
  });

  test("untested tools earn 0 and are listed under coverage only", () => {
    const seen = observations([
      readTool("a"),
      readTool("t", {
        class: "unannotated",
        calls: [],
        violation: null,
        honesty: null,
        outputConforms: null,
        unexercised: "coverage-unannotated",
      }),
    ]);
    expect(area("reliability", seen)).toMatchObject({ score: 50, checks: [], measurements: { untested_tools: 1 } });
    expect(area("coverage", seen).checks).toHaveLength(1);
  });

  test("latency at full marks lists no latency loss and keeps the other losses", () => {
    const slow = readTool("t", { calls: [call("success", 900), call("success", 900), call("success", 900)], outputConforms: false });
    const scores = scoreObservations(observations([slow]));
    expect(scores.areas[4]?.score).toBe(70); // (100 + 50 + 0 + 100 + 100) / 5
    expect(scores.areasWithoutLatency.reliability).toBe(80);
    expect(scores.scoreWithoutLatency).toBeGreaterThan(scores.score);
  });
});

describe("error-honesty and protocol", () => {
  test("tools whose schema admits every input, unannotated ones and writers are not judged", () => {
    const seen = observations([
      readTool("a", { violation: null, honesty: null }),
      readTool("b", { violation: "wrong-type", honesty: null, calls: [], unexercised: "coverage-unsynthesizable" }),
      readTool("c", { honesty: "refused" }),
      writeTool("w"),
    ]);
    expect(area("error-honesty", seen)).toMatchObject({ score: 100, checks: [] });
  });

  test("a check that does not apply is left out", () => {
    const base = observations([readTool("a")]);
    const protocol = {
      ...base.protocol,
      "protocol.surfaces": { outcome: "not-applicable" },
      "protocol.ping": { outcome: "failed", reason: "protocol-ping-failed" },
    } as const;
    expect(area("protocol", { ...base, protocol }).score).toBe(80);
  });

  test("without a surface three areas name the same cause", () => {
    const { areas, score } = scoreObservations(observations([writeTool("w")]));
    expect(areas.map(({ score: earned }) => earned)).toEqual([100, 100, 100, 0, 0, 0]);
    expect(score).toBe(50);
    expect(areas.slice(3).flatMap(({ checks }) => checks.map(({ reason }) => reason))).toEqual(Array(3).fill("no-read-only-tools"));
  });
});

describe("whole catalogs, added up by hand", () => {
  const uncalled = { calls: [], honesty: null, violation: null, outputConforms: null } as const;
  const slow = [call("success", 1_900), call("success", 2_000), call("success", 2_100)];
  const base = observations([readTool("a")]);
  const ping = { outcome: "failed", reason: "protocol-ping-failed" } as const;
  const half = { "protocol.ping": ping, "protocol.negotiation": ping, "protocol.unknown-tool": ping };

  test.each<[string, Observations, readonly number[], number, number]>([
    // 15 + 15
    ["no tool", observations([]), [100, 0, 100, 0, 0, 0], 30, 30],
    // none of three catalog checks
    [
      "one tool that says nothing of itself",
      observations([
        readTool("a", {
          ...uncalled,
          class: "unannotated",
          readOnlyDeclared: false,
          descriptionCharacters: 0,
          properties: 0,
          outputSchemaDeclared: false,
          unexercised: "coverage-unannotated",
        }),
      ]),
      [100, 0, 100, 0, 0, 0],
      30,
      30,
    ],
    // catalog 4 of 5; reliability (100 + 20 + 100 + 100 + 100) / 5; 15 + 16 + 15 + 15 + 16.8 + 15
    [
      "one slow tool without outputSchema",
      observations([readTool("a", { calls: slow, outputSchemaDeclared: false, outputConforms: null })]),
      [100, 80, 100, 100, 84, 100],
      93,
      96,
    ],
    // catalog 5 of 6 each; 15 + 16.6 + 15
    [
      "writers only",
      observations(["a", "b", "c"].map((name) => writeTool(name, { destructiveDeclared: false }))),
      [100, 83, 100, 0, 0, 0],
      47,
      47,
    ],
    [
      "tools whose schema admits every input",
      observations(["a", "b"].map((name) => readTool(name, { properties: 0, violation: null, honesty: null }))),
      [100, 100, 100, 0, 100, 100],
      85,
      85,
    ],
    // (300 + (0 + 100 + 100) / 3 × 2 / 3) / 4 = 86.1; 80 + 17.2
    [
      "one flaky tool of four",
      observations([
        readTool("a", { calls: [call("tool-error"), call("success"), call("success")] }),
        readTool("b"),
        readTool("c"),
        readTool("d"),
      ]),
      [100, 100, 100, 100, 86, 100],
      97,
      97,
    ],
    // reliability (100 + 100 + 100 + 0 + 0) / 5 / 2; 15 + 20 + 15 + 7.5 + 6 + 7.5
    [
      "one of two tools skipped",
      observations([readTool("a"), readTool("b", { ...uncalled, violation: "wrong-type", unexercised: "coverage-skipped" })], {
        skipped: ["b"],
      }),
      [100, 100, 100, 50, 30, 50],
      71,
      71,
    ],
    // 0.75 × 100 × ln 4 / ln 20 = 34.7; 85 + 5.25
    ["one tool of 10,000 tokens", observations([readTool("a", { tokens: 10_000 })]), [100, 100, 35, 100, 100, 100], 90, 90],
    // 85 + 7.5: a half goes away from zero
    ["three of six protocol checks", { ...base, protocol: { ...base.protocol, ...half } }, [50, 100, 100, 100, 100, 100], 93, 93],
  ])("%s", (_, seen, areas, score, withoutLatency) => {
    const scored = scoreObservations(seen);
    expect([scored.areas.map((one) => one.score), scored.score, scored.scoreWithoutLatency]).toEqual([areas, score, withoutLatency]);
  });
});
