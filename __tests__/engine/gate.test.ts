// The gate on real servers: one connection for ordinary cases, a fresh one after a broken exchange, and a row for every case whatever
// the server does. The kinds themselves have their tests under __tests__/probes.
import { afterEach, describe, expect, test } from "@jest/globals";
import { Type } from "typebox";
import { unfinishedReason } from "../../src/engine/gate-row.js";
import type { ManifestCase } from "../../src/manifest/manifest.js";
import { Incomplete, INCOMPLETE_CODES, TransportFault, type IncompleteCode } from "../../src/model/errors.js";
import { UNFINISHED_REASONS } from "../../src/model/unfinished.js";
import type { Probe, ProbeContext } from "../../src/probes/define.js";
import { verdictOf } from "../../src/report/verdict.js";
import type { Session } from "../../src/session/session.js";
import { casesOf, runCases, startGateServer, type GateServer } from "../support/gate-server.js";

const TRANSPORTS = ["stdio", "http"] as const;
const servers: GateServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function server(transport: (typeof TRANSPORTS)[number]): Promise<GateServer> {
  const started = await startGateServer(transport);
  servers.push(started);
  return started;
}

const call = (tool: string) => ({ probe: "instruction-fidelity", tool, arguments: {}, expect: { outcome: "ok" } });
const handshakes = async ({ log }: GateServer): Promise<number> => (await log()).filter((line) => line.endsWith(" initialize")).length;

/** A case of a kind that runs `run`; its declared reasons are none. */
function scripted(run: Probe["run"], parts: Partial<Probe> = {}): ManifestCase {
  const probe: Probe = {
    kind: "workflow",
    about: "",
    passesWhen: "",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: Type.Object({}),
    reasons: {},
    measures: {},
    toolOf: () => null,
    example: {},
    run,
    ...parts,
  };
  const region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return { id: "scripted", probe, access: "read_only", sandbox: null, fields: {}, tool: null, region, toolRegion: null };
}

const PASSED = { verdict: "passed", attempts: 1 } as const;

describe.each(TRANSPORTS)("over %s", (transport) => {
  test("ordinary cases run in order on one connection, and readiness stays out of it", async () => {
    const started = await server(transport);
    const { document } = await runCases(started.target, await casesOf(call("quick"), call("fail"), { ...call("quick"), id: "last" }));
    expect(document.cases.map(({ id, probe, tool, passed, attempts }) => [id, probe, tool, passed, attempts])).toEqual([
      ["case-1", "instruction-fidelity", "quick", true, 1],
      ["case-2", "instruction-fidelity", "fail", false, 1],
      ["last", "instruction-fidelity", "quick", true, 1],
    ]);
    expect(document).toMatchObject({ passed: false, gate: { passed: 2, total: 3 }, readiness: null, manifest_sha256: "0".repeat(64) });
    expect(document.protocol?.transport).toBe(transport === "stdio" ? "stdio" : "streamable-http");
    expect(document).not.toHaveProperty("readiness_error");
    expect(verdictOf(document)).toBe("red");
    const log = await started.log();
    expect(log.filter((line) => line.includes("tools/call")).map((line) => line.split(" ")[2])).toEqual(["quick", "fail", "quick"]);
    expect(await handshakes(started)).toBe(1);
  });

  test.each([
    ["hang", "transport-timeout"],
    ["exit", "transport-closed"],
    ["garbage", "transport-error"],
  ] as const)("%s ends its case as %s, and the next one starts on a fresh connection", async (tool, reason) => {
    const started = await server(transport);
    const { document, notes } = await runCases(started.target, await casesOf(call("quick"), call(tool), call("quick")));
    expect(document.cases.map(({ passed }) => passed)).toEqual([true, false, true]);
    expect(document.cases[1]).toEqual({
      id: "case-2",
      probe: "instruction-fidelity",
      tool,
      passed: false,
      attempts: 1,
      first_failure: 1,
      reason,
      hint: UNFINISHED_REASONS[reason].hint,
      detail: null,
      measurements: {},
    });
    expect(document.gate).toEqual({ passed: 2, total: 3 });
    expect(verdictOf(document)).toBe("incomplete");
    expect(await handshakes(started)).toBe(2);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^case-2: /);
  });

  test("a broken exchange names the attempt it broke", async () => {
    const started = await server(transport);
    const cases = await casesOf({ probe: "degradation-over-n", tool: "third-hangs", arguments: {}, max_attempts: 5 });
    const { document } = await runCases(started.target, cases);
    expect(document.cases[0]).toMatchObject({ attempts: 3, first_failure: 3, reason: "transport-timeout" });
  });

  test("a kind that wants a session of its own gets one, and leaves the shared one alone", async () => {
    const started = await server(transport);
    const seen: Session[] = [];
    const keep = async (_fields: unknown, { session }: ProbeContext) => {
      seen.push(session);
      expect((await session.call("ping")).kind).toBe("result");
      return PASSED;
    };
    const { document } = await runCases(started.target, [
      scripted(keep),
      scripted(keep, { session: "fresh" }),
      scripted(keep, { session: "fresh" }),
      scripted(keep),
    ]);
    expect(document.gate).toEqual({ passed: 4, total: 4 });
    expect(new Set(seen).size).toBe(3);
    expect(seen[0]).toBe(seen[3]);
    expect(await handshakes(started)).toBe(3);
  });

  test("sessions a case opened are closed when it is done, the shared one is not", async () => {
    const started = await server(transport);
    let own: Session | undefined;
    const { document } = await runCases(started.target, [
      scripted(async (_, context) => {
        own = await context.connect();
        return PASSED;
      }),
      scripted(async (_, { session }) => {
        await expect(own?.call("ping")).rejects.toMatchObject({ kind: "closed" });
        expect((await session.call("ping")).kind).toBe("result");
        return PASSED;
      }),
    ]);
    expect(document.gate).toEqual({ passed: 2, total: 2 });
  });

  test("the battery runs after the cases on a connection of its own", async () => {
    const started = await server(transport);
    const { document } = await runCases(started.target, await casesOf(call("quick"), call("quick")), {
      gateOnly: false,
      settings: { callTimeoutMs: 300 },
    });
    expect(document.gate).toEqual({ passed: 2, total: 2 });
    expect(document.readiness?.surface).toEqual({ tools: 7, read_only: 6, writers: 1, exercised: expect.any(Number) });
    expect(document.measurement_profile?.repetitions).toBe(3);
    const log = await started.log();
    expect(log.filter((line) => line.includes("write"))).toEqual([]);
    if (transport === "stdio") expect(log[0]?.split(" ")[0]).not.toBe(log.find((line) => line.endsWith("tools/list"))?.split(" ")[0]);
  }, 60_000);
});

describe("a server that does not start", () => {
  const target = { kind: "stdio", command: process.execPath, args: ["-e", "process.exit(7)"], cwd: process.cwd(), env: {} } as const;

  test("is tried twice; every case has its row", async () => {
    const { document, notes } = await runCases(target, await casesOf(call("a"), call("b"), call("c")));
    expect(document.cases.map(({ reason, attempts, first_failure }) => [reason, attempts, first_failure])).toEqual(
      Array(3).fill(["transport-closed", 0, null]),
    );
    expect(notes.filter((line) => line.includes("exited with code 7"))).toHaveLength(2);
    expect(verdictOf(document)).toBe("incomplete");
    expect(document).not.toHaveProperty("protocol");
  });

  test("leaves readiness unmeasured, with its reason", async () => {
    const { document } = await runCases(target, await casesOf(call("a")), { gateOnly: false });
    expect(document).toMatchObject({ readiness: null, readiness_error: "server-exited", gate: { passed: 0, total: 1 } });
    expect(verdictOf(document)).toBe("incomplete");
  });
});

test("the budget is shared: what it does not reach says so", async () => {
  const { target } = await server("stdio");
  const { document } = await runCases(target, await casesOf(call("quick"), call("quick"), call("quick")), { settings: { maxRequests: 4 } });
  const reasons = document.cases.map(({ reason }) => reason);
  expect(reasons[0]).toBeNull();
  expect(reasons.at(-1)).toBe("gate-budget-exhausted");
  expect(verdictOf(document)).toBe("incomplete");
});

test("time that runs out during a call is the budget's doing", async () => {
  const { target } = await server("stdio");
  const { document } = await runCases(target, await casesOf(call("hang")), { timeoutMs: 60_000, settings: { budgetSeconds: 1 } });
  expect(document.cases[0]).toMatchObject({ reason: "gate-budget-exhausted", attempts: 1 });
});

test("an interruption ends the case under way and leaves the rest undone", async () => {
  const { target } = await server("stdio");
  const interruption = new AbortController();
  const cases = [
    ...(await casesOf(call("quick"))),
    scripted(async (_, { session }) => {
      setTimeout(() => interruption.abort(), 50);
      await session.call("tools/call", { name: "hang", arguments: {} });
      return PASSED;
    }),
    ...(await casesOf(call("quick"))),
  ];
  const { document } = await runCases(target, cases, { timeoutMs: 10_000, signal: interruption.signal });
  expect(document.cases.map(({ reason, attempts }) => [reason, attempts])).toEqual([
    [null, 1],
    ["gate-interrupted", 1],
    ["gate-interrupted", 0],
  ]);
  expect(verdictOf(document)).toBe("incomplete");
});

test.each([
  ["stdio", null, 30_000],
  ["http", null, 5_000],
  ["stdio", 123, 123],
] as const)("over %s with timeout_ms %s a request waits %d ms", async (transport, timeoutMs, expected) => {
  const { target } = await server(transport);
  let told = 0;
  const seen = scripted(async (_, context) => {
    told = context.timeoutMs;
    return PASSED;
  });
  await runCases(target, [seen], { timeoutMs });
  expect(told).toBe(expected);
});

test("a session's own waiting time holds for calls that say nothing else", async () => {
  const { target } = await server("stdio");
  const waited = scripted(async (_, { session, clock }) => {
    const from = clock.now();
    await expect(session.call("tools/call", { name: "hang", arguments: {} })).rejects.toMatchObject({ kind: "timeout" });
    const ms = clock.now() - from;
    return { verdict: "passed", attempts: 1, measurements: { ms: Math.round(ms) } };
  });
  const { document } = await runCases(target, [waited], { timeoutMs: 250 });
  const ms = document.cases[0]?.measurements["ms"];
  expect(ms).toBeGreaterThanOrEqual(245);
  expect(ms).toBeLessThan(3_000);
});

test("a case that does not apply is seen and counts neither way; alone it is no pass", async () => {
  const { target } = await server("stdio");
  const apart = scripted(async () => ({ verdict: "not-applicable", because: "not-applicable-era" }));
  const { document } = await runCases(target, [apart, ...(await casesOf(call("quick")))]);
  expect(document).toMatchObject({ passed: true, gate: { passed: 1, total: 1 } });
  expect(document.cases[0]).toMatchObject({ passed: false, not_applicable: true, attempts: 0, reason: "not-applicable-era" });
  expect(verdictOf(document)).toBe("ok");
  expect(verdictOf((await runCases(target, [apart])).document)).toBe("incomplete");
});

test("a reason that the kind does not declare is our defect", async () => {
  const { target } = await server("stdio");
  const wrong = scripted(async () => ({ verdict: "failed", attempts: 1, firstFailure: 1, reason: "toString" }));
  await expect(runCases(target, [wrong])).rejects.toThrow("workflow declares no reason toString");
});

test("a failure carries its reason's hint, its bound and its measurements", async () => {
  const { target } = await server("stdio");
  const over = scripted(
    async () => ({
      verdict: "failed",
      attempts: 3,
      firstFailure: 2,
      reason: "too-much",
      detail: { bound: "max_a", limit: 1, observed: 2 },
      measurements: { a: 2 },
    }),
    { reasons: { "too-much": { hint: "less" } } },
  );
  const { document } = await runCases(target, [over]);
  expect(document.cases[0]).toEqual({
    id: "scripted",
    probe: "workflow",
    tool: null,
    passed: false,
    attempts: 3,
    first_failure: 2,
    reason: "too-much",
    hint: "less",
    detail: { bound: "max_a", limit: 1, observed: 2 },
    measurements: { a: 2 },
  });
});

test("every way an exchange breaks has its reason; defects of ours have none", () => {
  const kinds = ["timeout", "closed", "error", "auth", "budget"] as const;
  expect(kinds.map((kind) => unfinishedReason(new TransportFault(kind, "")))).toEqual([
    "transport-timeout",
    "transport-closed",
    "transport-error",
    "gate-auth-required",
    "gate-budget-exhausted",
  ]);
  const codes = Object.keys(INCOMPLETE_CODES) as IncompleteCode[];
  const of = (code: IncompleteCode): string | undefined => unfinishedReason(new Incomplete(code, ""));
  expect(codes.filter((code) => of(code) === "transport-closed")).toEqual(["command-not-found", "server-exited", "connection-failed"]);
  expect(codes.filter((code) => of(code) === "transport-timeout")).toEqual(["initialize-timeout"]);
  expect([of("interrupted"), of("auth-required"), of("defect")]).toEqual(["gate-interrupted", "gate-auth-required", undefined]);
  expect(unfinishedReason(new Error("ours"))).toBeUndefined();
});
