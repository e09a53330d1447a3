// The standard's own 15 seconds, waited for in earnest: what hangs costs its time only, and a catalog full of it ends with the budget.
import { expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { lostPoints } from "../engine/support.js";
import { flawlessTool, startComposable, type ComposablePreset } from "../support/composable.js";
import { PASS_MARK, runCli, type CliRun } from "../support/run-cli.js";

async function score(preset: ComposablePreset, timeoutMs: number): Promise<CliRun & { report: ReportDocument }> {
  const server = await startComposable(preset, "stdio");
  try {
    const command = [server.target.command, ...server.target.args];
    const run = await runCli(["score", "--server", "hangs", "--format", "json", ...PASS_MARK, "--", ...command], { timeoutMs });
    return { ...run, report: JSON.parse(run.stdout) as ReportDocument };
  } finally {
    await server.stop();
  }
}

const hung = (name: string) => flawlessTool(name, {}, { valid: { kind: "hang" } });

test("one call that hangs costs 15 seconds and its own points", async () => {
  const tools = [hung("stuck"), ...["a", "b", "c"].map((name) => flawlessTool(name))];
  const { report, ms, left, code } = await score({ tools }, 60_000);
  expect([code, left]).toEqual([0, []]);
  expect(ms).toBeGreaterThan(15_000);
  expect(ms).toBeLessThan(25_000);
  expect(lostPoints(report)).toEqual([
    "error-honesty.invalid-arguments stuck honesty-call-failed",
    "reliability.success stuck reliability-call-failed 0",
    "coverage.exercised stuck coverage-call-failed",
  ]);
});

test("40 hung tools among 60 end within the budget, and the other 20 are measured", async () => {
  const tools = Array.from({ length: 60 }, (_, i) => (i % 3 === 2 ? flawlessTool(`fine-${String(i)}`) : hung(`stuck-${String(i)}`)));
  const { report, ms, left, code } = await score({ tools }, 310_000);
  expect([code, left]).toEqual([0, []]);
  expect(ms).toBeLessThan(300_000);
  expect(report.readiness?.surface).toMatchObject({ tools: 60, exercised: 20 });
  expect(lostPoints(report).filter((line) => line.includes(" fine-"))).toEqual([]);
}, 320_000);
