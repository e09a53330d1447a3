// Whole steps that run more than the measured server: a build, an HTTP server of their own, and the base of the pull request.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import type { DiffDocument } from "../../src/model/documents/diff.js";
import { freePort } from "../support/free-port.js";
import { entryModule, runAction, type ActionRun, type ActionStep } from "../support/harness/run-action.js";
import { leftovers, markedEnvironment, newMark } from "../support/processes.js";

const NODE = process.execPath;
const DEMO = pathToFileURL(entryModule("demo")).href;
const words = (...argv: string[]): string => JSON.stringify(argv);

/** A demo server with these defects, as the text of its module. */
const demo = (...broken: string[]): string =>
  `process.argv.push(${broken.flatMap((name) => ['"--broken"', JSON.stringify(name)]).join(", ")});\nawait import(${JSON.stringify(DEMO)});\n`;

let root: string;
const runs: ActionRun[] = [];

async function step(how: ActionStep): Promise<ActionRun> {
  const run = await runAction(how);
  runs.push(run);
  return run;
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "mcpeval-beside-")));
});
afterEach(() => {
  for (const run of runs.splice(0)) run.remove();
  rmSync(root, { recursive: true, force: true });
});

const told = (run: ActionRun, level: string): string[] =>
  run.commands.filter(({ command }) => command === level).map(({ message }) => message);

describe("prepare and start", () => {
  test("builds, starts the HTTP server in its folder, measures it and ends the whole tree", async () => {
    const mark = newMark();
    const port = String(await freePort());
    const env = Object.entries({ ...markedEnvironment(mark), API_KEY: "canary-canary" }).map((pair) => pair.join("="));
    const run = await step({
      inputs: {
        server: "demo",
        prepare: `node -e 'require("fs").renameSync("server.txt", "server.mjs")'\nnode -e 'console.log("built")'`,
        start: `node server.mjs --http ${port}`,
        url: `http://127.0.0.1:${port}/mcp`,
        "working-directory": "packages/server",
        env: env.join("\n"),
        "min-readiness": "80",
      },
      files: { "packages/server/server.txt": demo() },
    });
    expect(told(run, "error")).toEqual([]);
    expect(run.outputs).toMatchObject({ outcome: "passed", "exit-code": "0" });
    expect(run.read("mcpeval-report/prepare.log")).toBe("built\n");
    expect(existsSync(join(run.workspace, "mcpeval-report", "server.log"))).toBe(true);
    expect(run.log).not.toContain("canary-canary");
    expect(await leftovers(mark)).toEqual([]);
  });

  test("a build that fails is no measurement: its last lines, as text, and no server", async () => {
    const run = await step({
      inputs: { prepare: `node -e 'console.log("::error::forged"); process.exit(2)'`, command: words(NODE, "server.mjs") },
    });
    expect(run.outputs).toMatchObject({ outcome: "error", "exit-code": "3" });
    expect(told(run, "error")).toEqual([
      "readiness could not be measured (prepare-failed): the preparation failed: node (exit code 2); the last lines it printed are in the log of this step",
    ]);
    expect(run.log).toContain("::error::forged");
  });

  test("a command that the build makes is not looked for before", async () => {
    const run = await step({
      inputs: {
        prepare: `node -e 'const fs = require("fs"); fs.writeFileSync("built", fs.readFileSync("source")); fs.chmodSync("built", 0o755)'`,
        command: "./built",
      },
      files: { source: `#!${NODE}\nimport(${JSON.stringify(DEMO)});\n` },
    });
    expect(told(run, "error")).toEqual([]);
    expect(run.outputs["outcome"]).toBe("passed");
  });

  test("mistakes are told together, before anything runs", async () => {
    const run = await step({ inputs: { prepare: "a && b", start: "'", command: "node x", "compare-to": "main", baseline: "x.json" } });
    expect(run.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
    expect(told(run, "error")[0]).toMatch(/'prepare': line 1: && needs a shell/);
    expect(told(run, "error")[0]).toMatch(/'start': a quote or backslash is not closed/);
    expect(told(run, "error")[0]).toMatch(/'start' needs 'url'/);
    expect(told(run, "error")[0]).toMatch(/'compare-to'/);
  });
});

describe("compare-to: base", () => {
  function git(...argv: string[]): string {
    const author = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"];
    return execFileSync("git", [...author, ...argv], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  }

  /** Commits these files (null removes one) and returns the commit. */
  function commit(files: Record<string, string | null>): string {
    if (!existsSync(join(root, ".git"))) git("init", "-q", "-b", "main");
    for (const [path, content] of Object.entries(files)) {
      if (content === null) rmSync(join(root, path));
      else {
        mkdirSync(join(root, path, ".."), { recursive: true });
        writeFileSync(join(root, path), content);
      }
    }
    git("add", "-A");
    git("commit", "-q", "--allow-empty", "-m", "change");
    return git("rev-parse", "HEAD");
  }

  async function compared(
    base: string,
    inputs: Record<string, string>,
    event: unknown = { pull_request: { number: 7, base: { sha: base } } },
  ) {
    const temp = join(root, "..", `${root.split("/").at(-1) ?? ""}-temp`);
    mkdirSync(temp, { recursive: true });
    const run = await step({
      inputs: { server: "demo", "compare-to": "base", ...inputs },
      event,
      env: { GITHUB_WORKSPACE: root, RUNNER_TEMP: temp },
    });
    const left = readdirSync(temp);
    rmSync(temp, { recursive: true });
    expect(left).toEqual([]);
    expect(git("worktree", "list").split("\n")).toHaveLength(1);
    return run;
  }

  const diffOf = (): DiffDocument => JSON.parse(readFileSync(join(root, "mcpeval-report", "diff.json"), "utf8")) as DiffDocument;

  test("measures both commits, each built on its own, and tells the difference", async () => {
    const mark = newMark();
    const base = commit({ "src.mjs": demo(), ".gitignore": "mcpeval-report\nserver.mjs\n" });
    commit({ "src.mjs": demo("missing-field", "undescribed") });
    const run = await compared(base, {
      command: "node server.mjs",
      prepare: `node -e 'const fs = require("fs"); fs.copyFileSync("src.mjs", "server.mjs")'`,
      env: Object.entries(markedEnvironment(mark))
        .map((pair) => pair.join("="))
        .join("\n"),
      "max-readiness-drop": "0",
    });
    expect(run.outputs).toMatchObject({ outcome: "failed", "exit-code": "1", "diff-exit-code": "1" });
    const diff = diffOf();
    expect(diff.readiness.comparable).toBe(true);
    expect(diff.readiness.delta).toBeLessThan(0);
    expect(diff.readiness.lost.length).toBeGreaterThan(0);
    expect(run.log).toContain(`compared with the base commit ${base.slice(0, 12)}`);
    expect(await leftovers(mark)).toEqual([]);
  });

  test("without a change there is none", async () => {
    const base = commit({ "server.mjs": demo() });
    commit({ "README.md": "text" });
    const run = await compared(base, { command: "node server.mjs", "fail-on": "breaking", "token-ratchet": "0" });
    expect(told(run, "error")).toEqual([]);
    expect(run.outputs).toMatchObject({ outcome: "passed", "diff-exit-code": "0" });
    expect(diffOf().readiness.comparable).toBe(true);
  });

  test("what others did to the base since the last push is no difference: the merge commit knows what it merges into", async () => {
    const stale = commit({ "server.mjs": demo("undescribed") });
    git("checkout", "-q", "-b", "change");
    const head = commit({ "README.md": "text" });
    git("checkout", "-q", "main");
    const tip = commit({ "server.mjs": demo() });
    git("checkout", "-q", "--detach");
    git("merge", "-q", "--no-ff", "-m", "merge", head);
    const inputs = { command: "node server.mjs", "token-ratchet": "0" };
    const merged = await compared(stale, inputs, { pull_request: { number: 7, base: { sha: stale }, head: { sha: head } } });
    expect(told(merged, "error")).toEqual([]);
    expect(merged.outputs).toMatchObject({ outcome: "passed", "diff-exit-code": "0" });
    expect(merged.log).toContain(`compared with the base commit ${tip.slice(0, 12)}`);
    // With another pull request's head the descriptions that others wrote count as growth.
    const other = await compared(stale, inputs, { pull_request: { number: 7, base: { sha: stale }, head: { sha: stale } } });
    expect(other.outputs).toMatchObject({ outcome: "failed", "diff-exit-code": "1" });
  });

  test("an HTTP server is started for each in turn, at the same address", async () => {
    const base = commit({ "server.mjs": demo() });
    commit({ "server.mjs": demo("undescribed") });
    const port = String(await freePort());
    const run = await compared(base, { start: `node server.mjs --http ${port}`, url: `http://127.0.0.1:${port}/mcp`, "fail-on": "none" });
    expect(told(run, "error")).toEqual([]);
    expect(diffOf().readiness.delta).toBeLessThan(0);
    expect(existsSync(join(root, "mcpeval-report", "base", "server.log"))).toBe(true);
  });

  test.each([
    ["without the server", { "server.mjs": null }, {}, /could not be compared with, so demo counts as new: /],
    [
      "whose build fails",
      { "build.js": "process.exit(1)" },
      { prepare: "node build.js" },
      /counts as new: the preparation failed: node \(exit code 1\)/,
    ],
    ["without the folder", { "other/x": "" }, { "working-directory": "sub", command: "node ../server.mjs" }, /counts as new: /],
  ])("a base %s counts as an addition", async (_what, before, inputs: Record<string, string>, notice) => {
    commit({ "server.mjs": demo(), "build.js": "" });
    const base = commit(before);
    commit({ "server.mjs": demo(), "build.js": "", "sub/x": "" });
    const run = await compared(base, { command: "node server.mjs", "max-readiness-drop": "0", ...inputs });
    expect(told(run, "error")).toEqual([]);
    expect(run.outputs).toMatchObject({ outcome: "passed", "diff-exit-code": "" });
    expect(told(run, "notice")).toEqual([expect.stringMatching(notice)]);
  });

  test("an event without a base compares nothing and says so; a base that is not there is a mistake", async () => {
    commit({ "server.mjs": demo() });
    const push = await compared("", { command: "node server.mjs" }, { before: "a".repeat(40) });
    expect(push.outputs).toMatchObject({ outcome: "passed", "diff-exit-code": "" });
    expect(told(push, "notice")).toEqual([expect.stringContaining("this event has no base to compare with")]);
    const shallow = await compared("b".repeat(40), { command: "node server.mjs" });
    expect(shallow.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
    expect(told(shallow, "error")).toEqual([expect.stringContaining("give actions/checkout fetch-depth: 0")]);
  });
});
