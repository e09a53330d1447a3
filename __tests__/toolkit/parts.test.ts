// The small actions beside the main one: their own entry files, run as the runner runs them.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, test } from "@jest/globals";
import { launchers } from "../../src/action/setup.js";
import { START_INPUTS } from "../../src/action/start-server.js";
import { GENERATOR_VERSION } from "../../src/model/version.js";
import { readActionFile, runAction, type ActionRun, type ActionStep } from "../support/harness/run-action.js";
import { runPost, toolkitRelease } from "../support/harness/toolkit.js";
import { leftovers, liveProcesses, markedEnvironment, newMark } from "../support/processes.js";
import { freePort } from "../support/free-port.js";

const SERVER = fileURLToPath(new URL("../fixtures/servers/starting-http.mjs", import.meta.url));
const release = toolkitRelease();
const runs: ActionRun[] = [];

async function step(how: ActionStep): Promise<ActionRun> {
  const run = await runAction(how);
  runs.push(run);
  return run;
}

const errors = (run: ActionRun): string[] => run.commands.filter(({ command }) => command === "error").map(({ message }) => message);

afterEach(() => {
  for (const run of runs.splice(0)) run.remove();
});
afterAll(release.remove);

describe("setup", () => {
  const actionDirectory = release.actionDirectory("setup");

  test("puts the command line on PATH", async () => {
    const run = await step({ actionDirectory });
    expect(errors(run)).toEqual([]);
    expect(run.outputs).toEqual({ version: GENERATOR_VERSION });
    const folder =
      run
        .read("../path")
        .split(/\r?\n/)
        .find((line) => line.includes("mcpeval-bin")) ?? "";
    const printed = execFileSync("mcpeval", ["--version"], { env: { PATH: `${folder}:/usr/bin:/bin` }, encoding: "utf8" });
    expect(printed.trim()).toBe(GENERATOR_VERSION);
  });

  test("its launchers survive odd paths, on POSIX and on Windows", () => {
    expect(launchers("/opt/a b/node", "/it's/cli.js")["mcpeval"]).toBe(`#!/bin/sh\nexec '/opt/a b/node' '/it'\\''s/cli.js' "$@"\n`);
    const windows = launchers("C:\\a b\\node.exe", "D:\\100%\\cli.js");
    expect(windows["mcpeval.cmd"]).toBe('@echo off\r\n"C:\\a b\\node.exe" "D:\\100%%\\cli.js" %*\r\n');
    expect(windows["mcpeval"]).toContain("exec 'C:/a b/node.exe' 'D:/100%/cli.js'");
  });
});

describe("start-server", () => {
  const actionDirectory = release.actionDirectory("start-server");

  test("leaves a ready server to the next steps, and its post step ends the whole tree", async () => {
    const mark = newMark();
    const url = `http://127.0.0.1:${String(await freePort())}/mcp`;
    const command = JSON.stringify([process.execPath, SERVER, new URL(url).port, "300", "--child"]);
    const env = Object.entries({ ...markedEnvironment(mark), SERVER_SECRET: "hunter2-hunter2" }).map((pair) => pair.join("="));
    const how = { actionDirectory, inputs: { command, url, env: env.join("\n"), "start-timeout": "20" } };
    const main = await step(how);
    expect(errors(main)).toEqual([]);
    const log = join(main.workspace, "mcpeval-report", "server.log");
    expect(main.outputs).toEqual({ url, pid: main.state["pid"], log });
    expect((await fetch(url)).status).toBe(405);
    expect(liveProcesses(mark)).toHaveLength(2);
    expect(readFileSync(log, "utf8")).toContain("hunter2-hunter2");

    const post = await runPost(main, how, "post.mjs");
    runs.push(post);
    expect(post.conclusion).toBe("success");
    expect(post.log).toContain("listening soon");
    expect(post.commands.filter(({ command: name }) => name === "warning")).toEqual([]);
    expect(await leftovers(mark)).toEqual([]);
  });

  test("a server that dies early fails the step with its last words, as text, and leaves nothing to stop", async () => {
    const url = `http://127.0.0.1:${String(await freePort())}/mcp`;
    const script = "console.log('::error::forged'); process.exit(3)";
    const run = await step({ actionDirectory, inputs: { command: JSON.stringify([process.execPath, "-e", script]), url } });
    expect(run.conclusion).toBe("failure");
    expect(errors(run)).toEqual([expect.stringContaining("server-exited: the started server is not ready: it exited with code 3")]);
    expect(run.log).toContain("::error::forged");
    expect(run.commandsResumed).toBe(true);
    expect(run.state).toEqual({});
    const post = await runPost(run, { actionDirectory }, "post.mjs");
    runs.push(post);
    expect(post.conclusion).toBe("success");
  });

  test("says all mistakes at once, and repeats no secret", async () => {
    const run = await step({
      actionDirectory,
      inputs: { command: "node 'x", url: "", headers: "Authorization: Bearer canary-canary\nx", "start-timeout": "never" },
    });
    expect(errors(run)).toHaveLength(1);
    expect(errors(run)[0]?.split("\n")).toEqual([
      expect.stringContaining("'start-timeout'"),
      "'headers': line 2 must be Name: value",
      "'command': a quote or backslash is not closed",
      "'url' is missing: the address the server will listen on",
    ]);
    expect(run.stdout.replace(/^::add-mask::.*$/gm, "")).not.toContain("canary");
    expect(existsSync(join(run.workspace, "mcpeval-report"))).toBe(false);
  });

  test("a server elsewhere cannot be started here", async () => {
    const run = await step({ actionDirectory, inputs: { command: "node x", url: "https://example.com/mcp" } });
    expect(errors(run)).toEqual(["'url' must be an address of this machine: the server is started here"]);
  });

  test("declares the inputs it reads", () => {
    expect(Object.keys(readActionFile(actionDirectory).inputs ?? {}).sort()).toEqual([...START_INPUTS].sort());
  });
});
