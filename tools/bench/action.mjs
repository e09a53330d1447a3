// The Action beside the command line: whole processes that measure the demo, in pairs. The Action runs by the runner's contract (inputs
// and command files by variables, no token); Node.js 24 is its own where .ci/run has installed one, else the running one serves both.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const ACTION = process.env.MCPEVAL_BENCH_ACTION ?? here("../../dist/action/index.js");
const CLI = here("../../dist/cli/index.js");
const DEMO = here("../../dist/demo/index.js");

/** Most milliseconds that the Action may take longer. */
export const MOST_MORE_MS = 300;

/** The runner's Node.js, where there is one. */
function node24() {
  const name = `node-${process.platform}-${process.arch}`;
  const path = here(`../../.cache/node24/node_modules/${name}/bin/node`);
  return existsSync(path) ? path : process.execPath;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** One whole process: milliseconds from spawn to close. @throws Error when it does not pass */
function time(node, args, env, cwd) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(node, args, { env, cwd, stdio: ["ignore", "ignore", "ignore"] });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(performance.now() - started) : reject(new Error(`${args[0]} ended with ${String(code)}`)),
    );
  });
}

/** The variables of a step without a token, and the files they name. */
function stepEnvironment(folder) {
  const file = (name) => {
    writeFileSync(join(folder, name), "");
    return join(folder, name);
  };
  const workspace = join(folder, "work");
  mkdirSync(workspace, { recursive: true });
  return {
    PATH: process.env.PATH,
    HOME: folder,
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: "octo/demo",
    GITHUB_EVENT_NAME: "push",
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: file("output"),
    GITHUB_ENV: file("env"),
    GITHUB_STATE: file("state"),
    GITHUB_PATH: file("path"),
    GITHUB_STEP_SUMMARY: file("summary"),
    INPUT_SERVER: "demo",
    INPUT_COMMAND: JSON.stringify([process.execPath, DEMO]),
  };
}

/**
 * Runs the pairs after one warm-up each.
 * @returns medians in milliseconds, `more` of the pairwise differences, and the version of Node.js
 */
export async function actionBesideCli(pairs) {
  const folder = mkdtempSync(join(tmpdir(), "mcpeval-bench-action-"));
  const node = node24();
  const version = execFileSync(node, ["-p", "process.versions.node"], { encoding: "utf8" }).trim();
  const env = stepEnvironment(folder);
  const plain = { PATH: env.PATH, HOME: env.HOME };
  const action = () => time(node, [ACTION], env, env.GITHUB_WORKSPACE);
  const score = ["score", "--server", "demo", "--format", "json", "--output", join(folder, "report.json")];
  const cli = () => time(node, [CLI, ...score, "--", process.execPath, DEMO], plain, env.GITHUB_WORKSPACE);
  try {
    await action();
    await cli();
    // A run that measured nothing would be fast, too.
    if (!readFileSync(env.GITHUB_OUTPUT, "utf8").includes("passed")) throw new Error("the Action did not pass on the demo");
    const times = [];
    for (let i = 0; i < pairs; i += 1) times.push([await action(), await cli()]);
    const of = (pick) => median(times.map(pick));
    return { action: of(([a]) => a), cli: of(([, b]) => b), more: of(([a, b]) => a - b), version };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
