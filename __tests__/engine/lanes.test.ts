// Scored calls go one at a time; a call that stalls costs its own time only, and a server that dies costs no more than it must.
import { describe, expect, test } from "@jest/globals";
import type { BatterySettings } from "../../src/engine/settings.js";
import { flawlessTool, type ComposablePreset, type ComposableTool } from "../support/composable.js";
import { measure, newLock, runAll, TRANSPORTS, type Measured, type Transport } from "./support.js";

const NAMES = ["b", "c", "d", "e"];
const STRUCTURED = { kind: "result", structuredContent: { text: "" } } as const;
/**
 * A tool that refuses to be called while another of its kind is: two at once would show as failed calls. It takes long enough for two
 * calls at once to overlap on a busy machine too.
 */
const aloneWith =
  (exclusive: string) =>
  (name: string): ComposableTool =>
    flawlessTool(name, {}, { exclusive, valid: { ...STRUCTURED, delayMs: 250 } });
const hung = (name: string): ComposableTool => flawlessTool(name, {}, { valid: { kind: "hang" } });
const slow = (name: string): ComposableTool => flawlessTool(name, {}, { valid: { ...STRUCTURED, delayMs: 1_300 } });

const jobs: [string, () => Promise<Measured>][] = [];
const add = (key: string, preset: ComposablePreset, transport: Transport, settings?: Partial<BatterySettings>): void => {
  jobs.push([key, () => measure(preset, transport, settings)]);
};
for (const transport of TRANSPORTS) {
  const alone = aloneWith(newLock());
  add(`alone ${transport}`, { tools: ["a", ...NAMES].map(alone) }, transport);
  add(`hung ${transport}`, { tools: [hung("a"), ...NAMES.map(aloneWith(newLock()))] }, transport, { callTimeoutMs: 2_500 });
  add(`slow ${transport}`, { tools: [flawlessTool("first"), slow("a"), ...NAMES.map(aloneWith(newLock()))] }, transport);
}
add("three hung", { tools: [...["x", "y", "z"].map(hung), flawlessTool("a")] }, "http", { callTimeoutMs: 6_000 });
add("no spares", { tools: [hung("x"), flawlessTool("a")] }, "stdio", { spares: 0, callTimeoutMs: 1_500 });
const dying = [flawlessTool("a"), flawlessTool("b", {}, { valid: { kind: "exit" } }), flawlessTool("c")];
add("dying", { tools: dying, resources: [] }, "http");
const run = runAll(jobs);

describe.each(TRANSPORTS)("over %s", (transport: Transport) => {
  test("no two scored calls are in flight at once", async () => {
    const { lost } = await run(`alone ${transport}`);
    // The contention case is two calls at once, so it must fail here: the lock does work.
    expect(lost).toEqual(["reliability.contention a reliability-contention-failed"]);
  });

  test("while a call stalls the others go on, one at a time, and it costs only itself", async () => {
    const { lost, calls, document, left } = await run(`hung ${transport}`);
    expect(lost).toEqual([
      "error-honesty.invalid-arguments a honesty-call-failed",
      "reliability.success a reliability-call-failed 0",
      "reliability.contention b reliability-contention-failed",
      "coverage.exercised a coverage-call-failed",
    ]);
    expect(calls.slice(0, 2)).toEqual(["a", "a"]);
    expect(calls.filter((name) => name === "a")).toHaveLength(2);
    expect(document.measurement_profile?.call_timeout_ms).toBe(2_500);
    expect(left).toEqual([]);
  });

  test("calls that stall but answer keep their own number and outcome", async () => {
    const { lost, calls } = await run(`slow ${transport}`);
    expect(lost).toEqual([]);
    for (const name of ["a", ...NAMES]) expect(calls.filter((called) => called === name)).toHaveLength(4);
    // The others were called while the slow tool still had calls to make.
    expect(calls.lastIndexOf("a")).toBeGreaterThan(calls.indexOf("b"));
  });
});

test("three tools that hang wait side by side", async () => {
  const { ms, lost } = await run("three hung");
  expect(ms).toBeLessThan(17_500); // one after the other they take 18 s
  expect(lost.filter((line) => line.startsWith("coverage."))).toEqual(
    ["x", "y", "z"].map((name) => `coverage.exercised ${name} coverage-call-failed`),
  );
});

test("without spare lanes a tool that hangs still costs only itself", async () => {
  const { lost, calls } = await run("no spares");
  expect(lost.filter((line) => line.startsWith("coverage."))).toEqual(["coverage.exercised x coverage-call-failed"]);
  expect(calls.slice(0, 3)).toEqual(["x", "x", "a"]);
});

test("an HTTP server whose process dies loses what came after, quickly", async () => {
  const { lost, ms } = await run("dying");
  expect(ms).toBeLessThan(8_000);
  expect(lost).toEqual([
    "protocol.negotiation * protocol-call-failed",
    "protocol.unknown-method * protocol-call-failed",
    "protocol.ping * protocol-call-failed",
    "protocol.unknown-tool * protocol-call-failed",
    "protocol.surfaces * protocol-call-failed",
    "error-honesty.invalid-arguments b honesty-call-failed",
    "error-honesty.invalid-arguments c honesty-call-failed",
    "reliability.contention a reliability-contention-failed",
    "reliability.payload a reliability-payload-unhandled",
    "reliability.success b reliability-call-failed 0",
    "coverage.exercised b coverage-call-failed",
    "coverage.exercised c coverage-call-failed",
  ]);
});
