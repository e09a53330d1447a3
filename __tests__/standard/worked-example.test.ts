// The standard's worked example, to the number and to the line.
import { describe, expect, test } from "@jest/globals";
import { scoreObservations } from "../../src/standard/score.js";
import { workedExample } from "../support/observations.js";

describe("worked example", () => {
  const scored = scoreObservations(workedExample());

  test("area scores and readiness", () => {
    expect(Object.fromEntries(scored.areas.map(({ name, score }) => [name, score]))).toEqual({
      protocol: 100,
      catalog: 63,
      context: 100,
      "error-honesty": 100,
      reliability: 91,
      coverage: 100,
    });
    expect(scored.areas.map(({ weight }) => weight)).toEqual([15, 20, 15, 15, 20, 15]);
    expect(scored.score).toBe(91);
  });

  test("latency at full marks lifts reliability only", () => {
    // (9 × 100 + 22.2) / 10
    expect(scored.areasWithoutLatency).toEqual({
      protocol: 100,
      catalog: 63,
      context: 100,
      "error-honesty": 100,
      reliability: 92,
      coverage: 100,
    });
    expect(scored.scoreWithoutLatency).toBe(91);
  });

  test("measurements", () => {
    const measured = Object.fromEntries(scored.areas.map(({ name, measurements }) => [name, measurements]));
    expect(measured["reliability"]).toEqual({
      successful_calls: 28,
      tool_errors: 2,
      rpc_errors: 0,
      rejected_calls: 0,
      transport_errors: 0,
      untested_tools: 0,
    });
    expect(measured["context"]).toEqual({ catalog_tokens: 960, heaviest_tool_tokens: 80 });
    expect(measured["catalog"]).toEqual({});
  });

  test("lost points in catalog order, then check order", () => {
    const lines = scored.areas.flatMap((area) => area.checks.map(({ id, tool, score, observed }) => [id, tool, score, observed]));
    expect(lines.slice(0, 3)).toEqual([
      ["catalog.description", "describe_status", 0, 37],
      ["catalog.output-schema", "describe_status", 0, null],
      ["catalog.output-schema", "read_counter", 0, null],
    ]);
    expect(lines.slice(-3)).toEqual([
      ["reliability.success", "flaky_read", 33, 1],
      ["reliability.consistent", "flaky_read", 0, null],
      ["reliability.latency", "slow_read", 50, null],
    ]);
    expect(lines.filter(([, tool]) => tool === "reset_counter")).toEqual([
      ["catalog.description", "reset_counter", 0, 12],
      ["catalog.read-only-declared", "reset_counter", 0, null],
      ["catalog.output-schema", "reset_counter", 0, null],
    ]);
    expect(lines).toHaveLength(12 + 2 + 1 + 3);
  });
});
