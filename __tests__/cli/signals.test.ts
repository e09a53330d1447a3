// Signals to the real program: what it says, how it ends, and that no server outlives it.
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { CLI_MAIN, NODE, start } from "../support/run-cli.js";

const SCRIPTED = resolve("__tests__/cli/servers/scripted.mjs");
let cwd = "";
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), "mcpeval-signals-"));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > 10_000) throw new Error(`waited in vain for ${what}`);
    await delay(20);
  }
}

/** Starts a run against a server that answers no call, and waits until its processes are up. */
async function startHungRun(mode: "hang" | "stubborn") {
  const pidFile = join(cwd, "pids");
  const run = start(NODE, [CLI_MAIN, "score", "--format", "json", "--", NODE, SCRIPTED, "1", pidFile, mode], { cwd });
  await until(() => existsSync(pidFile), "the server");
  // Time for the handshake, the listing and the first call, and for the spare processes.
  await delay(700);
  const pids = (await readFile(pidFile, "utf8")).trim().split("\n").map(Number);
  expect(pids.filter(isAlive)).not.toEqual([]);
  return { ...run, allGone: () => until(() => !pids.some(isAlive), "the end of the servers") };
}

describe("one signal", () => {
  test.each<[NodeJS.Signals, number]>([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])("%s ends servers, reports the interruption and exits %d", async (signal, code) => {
    const { child, ended, allGone } = await startHungRun("hang");
    child.kill(signal);
    const transcript = await ended;
    expect(transcript.code).toBe(code);
    expect(JSON.parse(transcript.stdout)).toMatchObject({ readiness: null, readiness_error: "interrupted" });
    expect(transcript.stderr).toBe("mcpeval: interrupted before the measurement ended\n");
    await allGone();
  });

  test("ends a server that ignores the end of its input and SIGTERM", async () => {
    const { child, ended, allGone } = await startHungRun("stubborn");
    child.kill("SIGTERM");
    expect((await ended).code).toBe(143);
    await allGone();
  });
});

test("a second signal ends everything at once", async () => {
  const { child, ended, allGone } = await startHungRun("stubborn");
  child.kill("SIGINT");
  await delay(100);
  const before = performance.now();
  child.kill("SIGINT");
  const { signal, stdout } = await ended;
  expect({ signal, stdout }).toEqual({ signal: "SIGINT", stdout: "" });
  expect(performance.now() - before).toBeLessThan(800);
  await allGone();
});
