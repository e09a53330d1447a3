// The shared budget: whatever it leaves out is lost for that reason alone, and nothing hangs.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { flawlessTool, startComposable, type Composable, type ComposableTool } from "../support/composable.js";
import { evaluate } from "../support/evaluate.js";
import { lostPoints, measure, runAll, schemaOf } from "./support.js";

const TOOLS = [flawlessTool("a"), flawlessTool("b")];
/** More requests than a whole run over HTTP sends, and more than any run needs to get to its listing. */
const ENOUGH = 26;
const FEW = 4;

/** Lost points that a spent budget does not explain. */
const unexplained = (lost: readonly string[]): string[] =>
  lost.filter((line) => !line.includes("coverage-budget-exhausted") && !line.includes("reliability-none-exercised"));

describe("requests", () => {
  let server: Composable;
  const counts = Array.from({ length: ENOUGH }, (_, i) => i + 1);
  beforeAll(async () => {
    server = await startComposable({ tools: TOOLS, resources: [] }, "http");
  });
  const run = runAll(counts.map((maxRequests) => [String(maxRequests), () => evaluate(server.target, { maxRequests })]));
  afterAll(() => server.stop());

  test("too few for a listing measure nothing, and say why", async () => {
    const { document, notes } = await run("1");
    expect(document).toMatchObject({ readiness: null, readiness_error: "listing-failed" });
    expect(notes).toEqual(["the evaluation's budget is spent"]);
  });

  test("however few, they cost points for that reason only, and each more never costs a point", async () => {
    let before = -1;
    for (const count of counts) {
      const { document, areasWithoutLatency, notes } = await run(String(count));
      if (document.readiness === null) {
        expect([count < FEW, before]).toEqual([true, -1]);
        continue;
      }
      expect([count, unexplained(lostPoints(document)), notes]).toEqual([count, [], []]);
      expect(document.readiness.surface.tools).toBe(2);
      const sum = Object.values(areasWithoutLatency ?? {}).reduce((total, score) => total + score, 0);
      expect([count, sum >= before]).toEqual([count, true]);
      before = sum;
    }
  });

  test("a whole run fits, and not one request less", async () => {
    const losses = await Promise.all(counts.map(async (count) => lostPoints((await run(String(count))).document)));
    const measured = await Promise.all(counts.map(async (count) => (await run(String(count))).document.readiness !== null));
    const whole = losses.findIndex((lost, index) => measured[index] === true && lost.length === 0);
    // Listing, eight calls of the tools, three of the cases and the protocol checks at the least.
    expect(whole + 1).toBeGreaterThanOrEqual(18);
    expect(losses.slice(whole)).toEqual(losses.slice(whole).map(() => []));
    expect(losses[whole - 1]).not.toEqual([]);
  });

  test.each([3, 4, 9])("over stdio %i requests, some of them the second client's, leave a document", async (maxRequests) => {
    const { document, lost, left } = await measure({ tools: TOOLS }, "stdio", { maxRequests });
    expect(left).toEqual([]);
    if (document.readiness === null) expect([maxRequests <= FEW, document.readiness_error]).toEqual([true, "listing-failed"]);
    else expect(unexplained(lost)).toEqual([]);
  });
});

describe("time", () => {
  const slow = (name: string): ComposableTool =>
    flawlessTool(name, {}, { valid: { kind: "result", structuredContent: { text: "" }, delayMs: 300 } });
  const hung = (name: string): ComposableTool => flawlessTool(name, {}, { valid: { kind: "hang" } });

  test.each(["stdio", "http"] as const)("slow tools over %s end with the budget", async (transport) => {
    const tools = ["a", "b", "c", "d", "e", "f"].map(slow);
    const { document, lost, ms, left } = await measure({ tools }, transport, { budgetSeconds: 3 });
    expect(ms).toBeLessThan(9_000);
    expect(left).toEqual([]);
    expect(document.readiness?.surface.exercised).toBeLessThan(6);
    expect(lost.filter((line) => line.startsWith("coverage.exercised")).at(-1)).toBe("coverage.exercised f coverage-budget-exhausted");
    expect(unexplained(lost)).toEqual([]);
  });

  test("a schema that nobody had time for says nothing of its tool", async () => {
    // Each takes its two seconds of the schema worker, and all of them more than there is.
    const hostile = schemaOf({ pattern: "^(a+)+$", default: `${"a".repeat(40)}!` });
    const tools = [...["a", "b", "c"].map((name) => flawlessTool(name, hostile)), flawlessTool("z")];
    const { lost } = await measure({ tools }, "http", { budgetSeconds: 3 });
    // The first may get its turn, and then has no arguments; the last ones never do.
    expect(lost.filter((line) => line.startsWith("coverage.")).slice(-2)).toEqual(
      ["c", "z"].map((name) => `coverage.exercised ${name} coverage-budget-exhausted`),
    );
  });

  test("tools that hang are not waited for beyond it", async () => {
    const tools = ["a", "b", "c", "d"].map(hung);
    const { lost, ms, calls } = await measure({ tools }, "http", { budgetSeconds: 3 });
    expect(ms).toBeLessThan(9_000);
    expect(lost.filter((line) => line.startsWith("coverage."))).toEqual(
      ["a", "b", "c", "d"].map((name) => `coverage.exercised ${name} coverage-budget-exhausted`),
    );
    expect(calls).toContain("a");
  });

  test("a server that hangs in initialize is told from one that is slow", async () => {
    const { document, ms } = await measure({ tools: [], startDelayMs: 20_000 }, "stdio", { startTimeoutMs: 700 });
    expect(document).toMatchObject({ readiness: null, readiness_error: "initialize-timeout" });
    expect(ms).toBeLessThan(4_000);
    const late = await measure({ tools: TOOLS, startDelayMs: 900 }, "stdio", { startTimeoutMs: 15_000 });
    expect(late.lost).toEqual([]);
  });
});
