// What a reader gets: the same bytes twice, and every byte, however slowly they are read.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { DEMO_MAIN, NODE, PASS_MARK, runCli } from "../support/run-cli.js";
import { unrulyCommand } from "../support/unruly.js";

const DEMO = ["score", "--server", "demo", "--format", "json"];

test("the demo scores 91, twice the same bytes over stdio", async () => {
  const args = [...DEMO, ...PASS_MARK, "--", NODE, DEMO_MAIN];
  const [one, two] = [await runCli(args), await runCli(args)];
  expect([one.code, one.left, two.left]).toEqual([0, [], []]);
  expect(one.stdout).toBe(two.stdout);
  const { readiness } = JSON.parse(one.stdout) as ReportDocument;
  expect([readiness?.score, readiness?.areas.map(({ score }) => score)]).toEqual([91, [100, 63, 100, 100, 91, 100]]);
  expect(readiness?.surface).toEqual({ tools: 12, read_only: 10, writers: 2, exercised: 10 });
});

test("the demo scores 91, twice the same bytes over HTTP", async () => {
  const demo = spawn(NODE, [DEMO_MAIN, "--http", "0"], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((resolve) => demo.once("close", resolve));
  try {
    const line = await new Promise<string>((resolve) => createInterface({ input: demo.stderr }).once("line", resolve));
    const args = [...DEMO, "--url", line.replace("listening on ", "")];
    const [one, two] = [await runCli(args), await runCli(args)];
    expect(one.code).toBe(0);
    expect(one.stdout).toBe(two.stdout);
    expect((JSON.parse(one.stdout) as ReportDocument).readiness?.score).toBe(91);
  } finally {
    demo.kill("SIGKILL");
    await ended;
  }
});

test("the JSON of a thousand tools arrives whole through a slow reader", async () => {
  let isReading = false;
  let timer: NodeJS.Timeout | undefined;
  const run = await runCli(["score", "--server", "many", "--format", "json", ...PASS_MARK, "--", ...unrulyCommand("many-tools", "1000")], {
    timeoutMs: 60_000,
    during: (running) => {
      running.pause();
      // One chunk at a time, each long after the writer could have gone on.
      timer = setInterval(() => {
        isReading = !isReading;
        if (isReading) running.resume();
        else running.pause();
      }, 15);
    },
  }).finally(() => clearInterval(timer));
  expect([run.code, run.stderr, run.left]).toEqual([0, "", []]);
  expect(run.stdout.length).toBeGreaterThan(300_000);
  expect(run.stdout.endsWith("}\n")).toBe(true);
  const report = JSON.parse(run.stdout) as ReportDocument;
  expect(report.catalog).toHaveLength(1_000);
  expect(report.readiness?.surface.exercised).toBe(1_000);
}, 70_000);
