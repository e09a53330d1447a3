// Signals to the command line while a tool hangs: the run ends, says so, and no server process is left.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { PASS_MARK, runCli, type CliRun, type RunningCli } from "../support/run-cli.js";
import { startUnrulyHttp, unrulyCommand } from "../support/unruly.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "e2e-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const INTERRUPTED = { passed: false, readiness: null, readiness_error: "interrupted" };
const score = ["score", "--server", "unruly", "--format", "json"];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the server has written that a call hangs; false when `isOver` said first that none will. */
async function hanging(file: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    if ((await readFile(file, "utf8").catch(() => "")) !== "") return true;
    await pause(20);
  }
  return false;
}

async function interrupt(
  name: string,
  temper: string[],
  act: (run: RunningCli) => void | Promise<void>,
): Promise<CliRun & { after: number }> {
  const file = join(folder, name);
  let actedAt = 0;
  let isOver = false;
  const result = await runCli([...score, ...PASS_MARK, "--", ...unrulyCommand("hangs-loudly", file), ...temper], {
    during: (run) =>
      void hanging(file, () => isOver).then((hangs) => {
        if (!hangs) return undefined;
        actedAt = performance.now();
        return act(run);
      }),
  }).finally(() => (isOver = true));
  return { ...result, after: performance.now() - actedAt };
}

describe("while a tool hangs over stdio", () => {
  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)("%s ends everything and the report says that it was interrupted", async (signal, code) => {
    const result = await interrupt(signal, [], (run) => run.kill(signal));
    expect(result.left).toEqual([]);
    expect(result.code).toBe(code);
    expect(JSON.parse(result.stdout)).toMatchObject(INTERRUPTED);
    expect(result.stderr).toBe("mcpeval: interrupted before the measurement ended\n");
    expect(result.after).toBeLessThan(5_000);
  });

  test("a server that obeys nothing is killed", async () => {
    const result = await interrupt("stubborn", ["stubborn"], (run) => run.kill("SIGINT"));
    expect(result.left).toEqual([]);
    expect([result.code, result.after < 8_000]).toEqual([130, true]);
    expect(JSON.parse(result.stdout)).toMatchObject(INTERRUPTED);
  });

  test("a second signal ends everything at once", async () => {
    const result = await interrupt("twice", ["stubborn"], async (run) => {
      run.kill("SIGINT");
      await pause(150);
      run.kill("SIGINT");
    });
    expect(result.left).toEqual([]);
    expect([result.signal, result.stdout]).toEqual(["SIGINT", ""]);
  });

  test("after SIGKILL to us the servers see the end of their input", async () => {
    const result = await interrupt("kill", [], (run) => run.kill("SIGKILL"));
    expect([result.signal, result.left]).toEqual(["SIGKILL", []]);
  });
});

test("SIGINT while a call hangs over HTTP ends the run, and the server goes on", async () => {
  const server = await startUnrulyHttp("hangs");
  try {
    const result = await runCli([...score, "--url", server.url], { during: (run) => void server.hanging.then(() => run.kill("SIGINT")) });
    expect([result.code, result.left]).toEqual([130, []]);
    expect(JSON.parse(result.stdout)).toMatchObject(INTERRUPTED);
    expect((await fetch(server.url)).status).toBe(405);
  } finally {
    await server.stop();
  }
});
