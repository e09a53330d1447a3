// Small tools of the house: the reporter that counts for CI, and the golden command that CI refuses.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-tools-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function report(results: Record<string, number>, env: Record<string, string>): string {
  const reporter = pathToFileURL("tools/jest-summary-reporter.js").href;
  const script = `const { default: R } = await import(${JSON.stringify(reporter)}); new R().onRunComplete([], ${JSON.stringify(results)});`;
  const { MCPEVAL_TEST_TALLY: _ours, ...rest } = process.env;
  const child = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8", env: { ...rest, ...env } });
  expect(child.stderr).toBe("");
  return child.stdout.trim();
}

test("a test run ends with one plain line and is added to the tally", async () => {
  const MCPEVAL_TEST_TALLY = join(folder, "tally");
  const results = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1, numPendingTests: 1, numTodoTests: 1 };
  expect(report(results, { MCPEVAL_TEST_TALLY })).toBe("Tests: 7 passed, 3 failed, 2 skipped");
  report({ ...results, numPassedTests: 1 }, { MCPEVAL_TEST_TALLY });
  expect(await readFile(MCPEVAL_TEST_TALLY, "utf8")).toBe("7 3 2\n1 3 2\n");
});

test("without a tally only the line is printed", () => {
  const results = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0 };
  expect(report(results, {})).toBe("Tests: 1 passed, 0 failed, 0 skipped");
});

test("golden files are not written in CI", () => {
  const child = spawnSync(process.execPath, ["tools/golden.mjs"], { encoding: "utf8", env: { ...process.env, CI: "true" } });
  expect(child.status).toBe(1);
  expect(child.stderr).toContain("golden files are not written in CI");
});
