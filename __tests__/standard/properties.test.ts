// Properties of the scores over arbitrary observations: bounds, order, and that neither skipping nor a spent budget ever pays.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { CALL_REPETITIONS } from "../../src/model/limits.js";
import {
  AREA_NAMES,
  isWriter,
  PROTOCOL_CHECKS,
  type CallOutcome,
  type CallSeen,
  type CaseSeen,
  type HonestySeen,
  type Observations,
  type ProtocolSeen,
  type ToolSeen,
} from "../../src/standard/define.js";
import { AREAS } from "../../src/standard/index.js";
import { scoreObservations } from "../../src/standard/score.js";
import { readTool, writeTool } from "../support/observations.js";

const RUNS = { numRuns: 300 };
const outcome = fc.constantFrom<CallOutcome>("success", "tool-error", "rpc-error", "fault", "rejected");
const ms = fc.constantFrom(1, 100, 250, 900, 2_500, 9_000);
const honesty = fc.constantFrom<HonestySeen>("refused", "accepted", "empty-error", "wrong-code", "call-failed");

/** Ordinary calls as the battery makes them: three, or fewer when a fault ended them. */
const calls = fc.array(fc.tuple(outcome, ms), { minLength: 3, maxLength: 3 }).map((made): readonly CallSeen[] => {
  const seen = made.map(([how, took]): CallSeen => ({ outcome: how, ms: how === "fault" ? null : took }));
  const fault = seen.findIndex((call) => call.outcome === "fault");
  return fault === -1 ? seen : seen.slice(0, fault + 1);
});

/** Why calls made count as not exercised; null when they count. */
function unexercisedAfter(made: readonly CallSeen[]): ToolSeen["unexercised"] {
  if (made.some((call) => call.outcome === "rejected")) return "coverage-rejected-arguments";
  return made.some((call) => call.outcome === "fault") ? "coverage-call-failed" : null;
}

const described = fc.record({
  descriptionCharacters: fc.constantFrom(0, 39, 40, 200),
  properties: fc.constant(2),
  undescribedProperties: fc.nat(2),
  untypedProperties: fc.nat(2),
  readOnlyDeclared: fc.boolean(),
  outputSchemaDeclared: fc.boolean(),
  tokens: fc.constantFrom(1, 400, 600, 3_000, 20_000),
});

const calledTool = fc
  .record({ described, calls, honesty: fc.option(honesty), conforms: fc.constantFrom(true, false, null) })
  .map(({ described: text, calls: made, honesty: how, conforms }): ToolSeen =>
    readTool("", {
      ...text,
      calls: made,
      honesty: how,
      violation: how === null ? null : "required-omitted",
      outputConforms: conforms,
      unexercised: unexercisedAfter(made),
    }),
  );
const uncalledTool = fc
  .record({ described, reason: fc.constantFrom("coverage-unannotated", "coverage-unsynthesizable") })
  .map(({ described: text, reason }): ToolSeen =>
    readTool("", {
      ...text,
      calls: [],
      honesty: null,
      violation: null,
      outputConforms: null,
      unexercised: reason as ToolSeen["unexercised"],
    }),
  );
const writer = described.map((text): ToolSeen => writeTool("", text));

const tools = fc
  .array(fc.oneof({ weight: 4, arbitrary: calledTool }, { weight: 1, arbitrary: uncalledTool }, { weight: 1, arbitrary: writer }), {
    maxLength: 6,
  })
  .map((list) => list.map((tool, index): ToolSeen => ({ ...tool, name: `t${index}` })));

const protocolSeen = fc.constantFrom<ProtocolSeen>({ outcome: "passed" }, { outcome: "failed", reason: "protocol-call-failed" });
const caseOutcome = fc.constantFrom<CaseSeen["outcome"]>("passed", "failed");

const seen: fc.Arbitrary<Observations> = fc
  .record({
    tools,
    checks: fc.tuple(protocolSeen, protocolSeen, protocolSeen, protocolSeen, protocolSeen, protocolSeen),
    contention: caseOutcome,
    payload: fc.oneof(caseOutcome, fc.constant("not-applicable" as const)),
  })
  .map(({ tools: list, checks, contention, payload }): Observations => {
    const carrier = list.find((tool) => succeeded(tool) === CALL_REPETITIONS)?.name ?? null;
    return {
      attestedReadOnly: false,
      tools: list,
      protocol: Object.fromEntries(PROTOCOL_CHECKS.map((id, index) => [id, checks[index]])) as Observations["protocol"],
      contention: { outcome: carrier === null ? "not-applicable" : contention, tool: carrier },
      payload: { outcome: carrier === null ? "not-applicable" : payload, tool: carrier },
      skipped: [],
    };
  });

function succeeded(tool: ToolSeen): number {
  return tool.calls.filter((call) => call.outcome === "success").length;
}

function replace(from: Observations, index: number, changes: Partial<ToolSeen>): Observations {
  return { ...from, tools: from.tools.map((tool, at) => (at === index ? { ...tool, ...changes } : tool)) };
}

/** No area of `after` scores more than in `before`, with or without latency. */
function expectNoHigher(before: Observations, after: Observations): void {
  const was = scoreObservations(before);
  const is = scoreObservations(after);
  expect(is.score).toBeLessThanOrEqual(was.score);
  expect(is.scoreWithoutLatency).toBeLessThanOrEqual(was.scoreWithoutLatency);
  for (const [index, name] of AREA_NAMES.entries()) {
    expect([name, (is.areas[index]?.score ?? 101) <= (was.areas[index]?.score ?? -1)]).toEqual([name, true]);
    expect([name, is.areasWithoutLatency[name] <= was.areasWithoutLatency[name]]).toEqual([name, true]);
  }
}

describe("scores", () => {
  test("are integers within 0-100, in report order, and lost points are declared, ordered and below 100", () => {
    fc.assert(
      fc.property(seen, (given) => {
        const { areas, score, scoreWithoutLatency } = scoreObservations(given);
        expect(areas.map(({ name }) => name)).toEqual(AREA_NAMES);
        for (const value of [score, scoreWithoutLatency, ...areas.map((area) => area.score)]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        }
        expect(scoreWithoutLatency).toBeGreaterThanOrEqual(score);
        const position = new Map(given.tools.map((tool, index) => [tool.name, index]));
        for (const [at, name] of AREA_NAMES.entries()) {
          const { checks, score: earned } = areas[at] ?? { checks: [], score: -1 };
          const order = Object.keys(AREAS[name].checks);
          const places = checks.map(({ tool, id }) => (position.get(tool ?? "") ?? 1_000) * 100 + order.indexOf(id));
          if (name !== "context") expect(places).toEqual([...places].sort((a, b) => a - b));
          for (const lost of checks) {
            expect(Number.isInteger(lost.score) && lost.score >= 0 && lost.score <= 99).toBe(true);
            expect(AREAS[name].checks[lost.id]?.reasons).toContain(lost.reason);
          }
          if (earned < 100) expect([name, earned, checks.length > 0 || hasUntested(given)]).toEqual([name, earned, true]);
        }
      }),
      RUNS,
    );
  });

  test("the same observations give the same scores, also after a round trip through JSON", () => {
    fc.assert(
      fc.property(seen, (given) => {
        expect(scoreObservations(JSON.parse(JSON.stringify(given)) as Observations)).toEqual(scoreObservations(given));
      }),
      RUNS,
    );
  });
});

function hasUntested(given: Observations): boolean {
  return given.tools.some((tool) => !isWriter(tool) && tool.calls.length === 0);
}

describe("never pays", () => {
  test("spoiling any one thing about a tool", () => {
    const spoil = fc.constantFrom<(tool: ToolSeen) => Partial<ToolSeen>>(
      () => ({ descriptionCharacters: 0 }),
      () => ({ undescribedProperties: 2 }),
      () => ({ untypedProperties: 2 }),
      () => ({ readOnlyDeclared: false }),
      () => ({ outputSchemaDeclared: false }),
      (tool) => ({ tokens: tool.tokens * 3 }),
      (tool) => (tool.honesty === null ? {} : { honesty: "accepted" }),
      (tool) => (succeeded(tool) === 0 ? {} : { outputConforms: false }),
      (tool) => ({ calls: tool.calls.map((call) => (call.ms === null ? call : { ...call, ms: call.ms * 4 })) }),
    );
    fc.assert(
      fc.property(seen, fc.nat(5), spoil, (given, index, how) => {
        const tool = given.tools[index];
        if (tool !== undefined) expectNoHigher(given, replace(given, index, how(tool)));
      }),
      RUNS,
    );
  });

  test("a call that fails instead of succeeding in the same time, or faults", () => {
    fc.assert(
      fc.property(
        seen,
        fc.nat(5),
        fc.nat(2),
        fc.constantFrom<CallOutcome>("tool-error", "rpc-error", "rejected", "fault"),
        (given, index, at, how) => {
          const tool = given.tools[index];
          const made = tool?.calls[at];
          if (tool === undefined || made?.outcome !== "success") return;
          const failed: CallSeen = { outcome: how, ms: how === "fault" ? null : made.ms };
          const ended = [...tool.calls.slice(0, at), failed, ...(how === "fault" ? [] : tool.calls.slice(at + 1))];
          expectNoHigher(given, replace(given, index, { calls: ended, unexercised: unexercisedAfter(ended) }));
        },
      ),
      RUNS,
    );
  });

  test("a failed protocol check or case", () => {
    fc.assert(
      fc.property(
        seen,
        fc.constantFrom(...PROTOCOL_CHECKS),
        fc.constantFrom("contention" as const, "payload" as const),
        (given, id, which) => {
          expectNoHigher(given, { ...given, protocol: { ...given.protocol, [id]: { outcome: "failed", reason: "protocol-call-failed" } } });
          if (given[which].outcome === "passed") expectNoHigher(given, { ...given, [which]: { ...given[which], outcome: "failed" } });
        },
      ),
      RUNS,
    );
  });

  test("skipping any tool", () => {
    fc.assert(
      fc.property(seen, fc.nat(5), (given, index) => {
        const tool = given.tools[index];
        if (tool === undefined) return;
        const notCalled = isWriter(tool)
          ? {}
          : { calls: [], honesty: null, outputConforms: null, unexercised: "coverage-skipped" as const };
        const skipped = replace(given, index, notCalled);
        const notMade: CaseSeen = { outcome: "not-made", tool: null };
        expectNoHigher(given, { ...skipped, contention: notMade, payload: notMade, skipped: [tool.name] });
      }),
      RUNS,
    );
  });

  test("spending the budget at any point", () => {
    fc.assert(
      fc.property(seen, fc.nat(6), fc.nat(2), fc.boolean(), (given, from, made, casesMade) => {
        const cut = given.tools.map((tool, at): ToolSeen => {
          if (isWriter(tool) || at < from || tool.unexercised === "coverage-unannotated") return tool;
          const kept = at === from ? tool.calls.slice(0, made) : [];
          const honestySeen = at === from ? tool.honesty : null;
          return { ...tool, calls: kept, honesty: honestySeen, unexercised: "coverage-budget-exhausted" };
        });
        const reached = casesMade && from >= given.tools.length;
        const notMade: CaseSeen = { outcome: "not-made", tool: null };
        expectNoHigher(given, { ...given, tools: cut, ...(reached ? {} : { contention: notMade, payload: notMade }) });
      }),
      RUNS,
    );
  });
});
