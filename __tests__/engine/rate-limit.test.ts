// A server that limits how often it is asked loses nothing for our speed; the wait is told once and counts in no latency.
import { afterEach, describe, expect, test } from "@jest/globals";
import { startLimiter, type Limiter } from "../fixtures/servers/limiter.mjs";
import { flawlessTool, startComposable, type Composable } from "../support/composable.js";
import { evaluate } from "../support/evaluate.js";
import { lostPoints } from "./support.js";

const open: (Composable | Limiter)[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await ("stop" in one ? one.stop() : one.close());
});

const TOOLS = ["first", "second", "third"].map((name) => flawlessTool(name));

describe.each(["legacy", "modern"] as const)("a %s server", (era) => {
  test("that takes a dozen requests at once, and one more for each it makes wait", async () => {
    const server = await startComposable({ tools: TOOLS, era }, "http");
    open.push(server);
    let refused = 0;
    const gateway = await startLimiter(server.target.url, (_message, seen) => {
      const taken = seen.filter(({ verb, status }) => verb === "POST" && status === 0).length;
      // Each tenth request is refused once; the first refusal outlasts what counts as a stall.
      if (taken === 0 || taken % 10 !== 0 || taken / 10 <= refused) return undefined;
      refused += 1;
      return { headers: { "retry-after": refused === 1 ? "1.3" : "0.3" } };
    });
    open.push(gateway);
    const { document, notes } = await evaluate({ kind: "http", url: gateway.url, headers: {} });
    expect(lostPoints(document, { latency: true })).toEqual([]);
    expect(document.readiness?.score).toBe(100);
    expect(refused).toBeGreaterThanOrEqual(2);
    expect(notes.filter((note) => note.includes("limits how often it is asked"))).toHaveLength(1);
    // No second lane was opened for the call that waited: the main connection, the era's, contention, negotiation.
    const sessions = gateway.seen.filter(({ method, status }) => method === "initialize" && status === 0).length;
    if (era === "legacy") expect(sessions).toBeLessThanOrEqual(4);
  }, 30_000);

  test("whose limit never ends keeps today's outcome, and the run ends", async () => {
    const server = await startComposable({ tools: TOOLS.slice(0, 1), era }, "http");
    open.push(server);
    const gateway = await startLimiter(server.target.url, ({ method }) =>
      method === "tools/call" ? { headers: { "retry-after": "0" } } : undefined,
    );
    open.push(gateway);
    const { document } = await evaluate({ kind: "http", url: gateway.url, headers: {} });
    expect(lostPoints(document)).toContain("coverage.exercised first coverage-call-failed");
  }, 30_000);
});
