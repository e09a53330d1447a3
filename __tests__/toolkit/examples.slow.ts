// Every workflow to paste, run on this machine from its first step to its last, with our actions in place of the released ones.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { entryModule, REPOSITORY_ROOT } from "../support/harness/run-action.js";
import { runWorkflow, type StepResult, type WorkflowResult, type WorkflowRun } from "../support/harness/run-workflow.js";
import { freePort } from "../support/free-port.js";

const DEMO = `await import(${JSON.stringify(pathToFileURL(entryModule("demo")).href)});\n`;
const EXAMPLES = join(REPOSITORY_ROOT, "examples", "workflows");
const TOKEN = "canary-token-canary-token";

let root: string;
let workspace: string;
let base: string;
const cleanups: (() => unknown)[] = [];

/** A server's repository: one commit, and nothing to install. */
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "mcpeval-examples-")));
  workspace = join(root, "work");
  const packages = { name: "weather", version: "1.0.0", type: "module", lockfileVersion: 3, packages: {} };
  const lock = JSON.stringify(packages);
  const server = { command: "node", args: ["build/index.js"] };
  const files: Record<string, string> = {
    "package.json": JSON.stringify({ name: "weather", version: "1.0.0", type: "module" }),
    "package-lock.json": lock,
    "build/index.js": DEMO,
    ".mcp.json": JSON.stringify({ mcpServers: { search: server, billing: server } }),
    ".gitignore": "mcpeval-report\nnode_modules\n",
  };
  for (const name of ["search", "billing"]) {
    files[`packages/${name}/package.json`] = JSON.stringify({ name, version: "1.0.0", type: "module" });
    files[`packages/${name}/package-lock.json`] = lock.replace("weather", name);
    files[`packages/${name}/index.js`] = DEMO;
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(workspace, path, ".."), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const git = (...argv: string[]): string =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false", ...argv], {
      cwd: workspace,
      encoding: "utf8",
    }).trim();
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-q", "-m", "all");
  base = git("rev-parse", "HEAD");
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  rmSync(root, { recursive: true, force: true });
});

async function workflow(file: string, how: Partial<WorkflowRun> = {}): Promise<WorkflowResult> {
  mkdirSync(join(root, "temp"), { recursive: true });
  return runWorkflow({
    file: file.includes("/") ? join(REPOSITORY_ROOT, file) : join(EXAMPLES, file),
    workspace,
    eventName: "pull_request",
    event: { pull_request: { number: 7, base: { sha: base }, head: { repo: { full_name: "octo/weather-mcp" } } } },
    ...how,
    env: { RUNNER_TEMP: join(root, "temp"), npm_config_cache: join(root, "npm"), npm_config_offline: "true", ...how.env },
  });
}

const find = (result: WorkflowResult, name: string): StepResult | undefined => result.steps.find((step) => step.name === name);
const failed = (result: WorkflowResult): string[] => result.steps.filter(({ outcome }) => outcome === "failure").map(({ log }) => log);

async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** A demo server that runs elsewhere, as far as a workflow is concerned. */
async function deployed(): Promise<string> {
  const port = String(await freePort());
  const child: ChildProcess = spawn(process.execPath, [entryModule("demo"), "--http", port], { stdio: "ignore" });
  cleanups.push(() => child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}/mcp`;
  for (;;) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return url;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Puts a `gh` on PATH that notes its arguments, a line each call, and answers what the script says. */
function fakeGh(script: string): { path: string; calls: () => string[] } {
  const folder = join(root, "bin");
  mkdirSync(folder);
  const log = join(root, "gh.log");
  writeFileSync(join(folder, "gh"), `#!/bin/sh\necho "$@" | tr '\\n' ' ' >> '${log}'; echo >> '${log}'\n${script}\n`, { mode: 0o755 });
  return {
    path: `${folder}${delimiter}${process.env["PATH"] ?? ""}`,
    calls: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []),
  };
}

test("a test runs each of them", () => {
  const text = readFileSync(join(REPOSITORY_ROOT, "__tests__", "toolkit", "examples.slow.ts"), "utf8");
  for (const name of readdirSync(EXAMPLES)) expect(text).toContain(`workflow("${name}"`);
});

describe("servers started here", () => {
  test("score-stdio.yml", async () => {
    const result = await workflow("score-stdio.yml");
    expect(failed(result)).toEqual([]);
    expect(find(result, "mcpeval")?.outputs).toMatchObject({ outcome: "passed", "exit-code": "0" });
    expect(result.conclusion).toBe("success");
  });

  test("score-http.yml", async () => {
    const port = String(await freePort());
    const replace = { start: `node build/index.js --http ${port}`, url: `http://127.0.0.1:${port}/mcp` };
    const result = await workflow("score-http.yml", { replace, secrets: { MCP_TEST_TOKEN: TOKEN } });
    expect(failed(result)).toEqual([]);
    expect(find(result, "Show what came out")?.log).toMatch(/^outcome passed, readiness \d+\n$/);
    expect(result.steps.map(({ log }) => log).join("")).not.toContain(TOKEN);
  });

  test("start-server.yml, whose server is gone after the job", async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}/mcp`;
    const result = await workflow("start-server.yml", { replace: { command: `node build/index.js --http ${port}`, url } });
    expect(failed(result)).toEqual([]);
    expect(find(result, "Ask it with the command line")?.log).toMatch(/streamable-http/);
    expect(find(result, "post")?.outcome).toBe("success");
    await expect(fetch(url)).rejects.toThrow();
  });

  test("pull-request.yml, which builds and measures the base too", async () => {
    const result = await workflow("pull-request.yml");
    expect(failed(result)).toEqual([]);
    const step = find(result, "mcpeval");
    expect(step?.outputs).toMatchObject({ outcome: "passed", "diff-exit-code": "0" });
    expect(step?.log).toContain("base prepared: npm ci");
    expect(step?.log).toMatch(/the pull request has no up-to-date comment: GitHub could not be reached/);
  });

  test("the README's own, pasted", async () => {
    const readme = readFileSync(join(REPOSITORY_ROOT, "README.md"), "utf8");
    const pasted = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)].map((match) => match[1] ?? "").find((block) => block.includes("jobs:"));
    const file = join(root, "pasted.yml");
    writeFileSync(file, pasted ?? "");
    const result = await workflow(relative(REPOSITORY_ROOT, file));
    expect(failed(result)).toEqual([]);
    expect(result.steps.at(-1)?.outputs).toMatchObject({ outcome: "passed", "diff-exit-code": "0" });
  });

  test("monorepo.yml, a job a package", async () => {
    const result = await workflow("monorepo.yml");
    expect(failed(result)).toEqual([]);
    const measured = result.steps.filter(({ outputs }) => outputs["outcome"] !== undefined);
    expect(measured.map(({ matrix, outputs }) => [matrix["package"], outputs["outcome"], outputs["diff-exit-code"]])).toEqual([
      ["search", "passed", "0"],
      ["billing", "passed", "0"],
    ]);
  });

  test("servers.yml, several in one step", async () => {
    const result = await workflow("servers.yml");
    expect(failed(result)).toEqual([]);
    const readiness = JSON.parse(find(result, "Each server's score")?.log ?? "") as Record<string, string>;
    expect(Object.keys(readiness)).toEqual(["search", "billing"]);
  });
});

describe("the pair for forks", () => {
  test("fork-measure.yml leaves JSON that fork-comment.yml reads", async () => {
    const measured = await workflow("fork-measure.yml");
    expect(failed(measured)).toEqual([]);
    const artifact = join(root, "artifact");
    cpSync(join(workspace, "mcpeval-report"), artifact, { recursive: true });
    expect(
      readdirSync(artifact)
        .filter((name) => name.endsWith(".json"))
        .sort(),
    ).toEqual(["baseline.json", "diff.json", "report.json"]);
    rmSync(join(workspace, "mcpeval-report"), { recursive: true });

    const asked: string[] = [];
    const api = createServer((request, response) => {
      asked.push(`${request.method ?? ""} ${(request.url ?? "").split("?")[0] ?? ""}`);
      response.writeHead(200, { "content-type": "application/json" }).end("[]");
    });
    const gh = fakeGh(`cp -r '${artifact}' "$7"`);
    const sha = "c".repeat(40);
    const head = { head_sha: sha, head_branch: "feature", head_repository: { owner: { login: "stranger" } } };
    const result = await workflow("fork-comment.yml", {
      eventName: "workflow_run",
      event: { workflow_run: { id: 5, event: "pull_request", ...head } },
      env: { PATH: gh.path, GITHUB_API_URL: await listening(api) },
    });
    expect(failed(result)).toEqual([]);
    expect(gh.calls()).toEqual(["run download 5 --name mcpeval-report --dir mcpeval-report"]);
    expect(asked).toEqual(["GET /repos/octo/weather-mcp/pulls", `GET /repos/octo/weather-mcp/commits/${sha}/pulls`]);
    expect(result.steps.at(-1)?.log).toContain(`no open pull request of weather-mcp has the head ${sha.slice(0, 12)}`);
  });

  test("fork-comment.yml is no failure where the first half left no report", async () => {
    const gh = fakeGh("exit 1");
    const event = { workflow_run: { id: 5, event: "pull_request", head_sha: "c".repeat(40) } };
    const result = await workflow("fork-comment.yml", { eventName: "workflow_run", event, env: { PATH: gh.path } });
    expect(result.conclusion).toBe("success");
    expect(result.steps.map(({ outcome }) => outcome)).toEqual(["failure", "skipped"]);
  });

  test("fork-comment.yml does nothing after a push", async () => {
    const result = await workflow("fork-comment.yml", { eventName: "workflow_run", event: { workflow_run: { event: "push" } } });
    expect(result).toMatchObject({ conclusion: "skipped", steps: [] });
  });
});

describe("servers elsewhere", () => {
  test("remote.yml, whose secret shows nowhere", async () => {
    const result = await workflow("remote.yml", { replace: { url: await deployed() }, eventName: "push", secrets: { MCP_TOKEN: TOKEN } });
    expect(failed(result)).toEqual([]);
    expect(result.steps[0]?.outputs).toMatchObject({ outcome: "passed" });
    expect(result.steps.map(({ log }) => log).join("")).not.toContain(TOKEN);
    for (const name of readdirSync(join(workspace, "mcpeval-report"))) {
      expect(readFileSync(join(workspace, "mcpeval-report", name), "utf8")).not.toContain(TOKEN);
    }
  });

  test.each([
    ["opens an issue for the first fall", "100", "", ["issue list", "issue create --title mcpeval canary: weather"]],
    ["adds to the open one", "100", "12", ["issue list", "issue comment 12 --body Outcome: failed, readiness: 91."]],
    ["closes it when all is well", "80", "12", ["issue list", "issue close 12 --comment All clear. Outcome: passed, readiness: 91."]],
    ["leaves well alone", "80", "", ["issue list"]],
  ])("canary.yml %s", async (_what, floor, open, calls) => {
    const gh = fakeGh(`[ "$2" != list ] || printf '%s' '${open}'`);
    const result = await workflow("canary.yml", {
      eventName: "schedule",
      replace: { url: await deployed(), "min-readiness": floor },
      secrets: { MCP_TOKEN: TOKEN },
      env: { PATH: gh.path },
    });
    expect(result.conclusion).toBe("success");
    expect(gh.calls().map((call, index) => call.slice(0, calls[index]?.length ?? 0))).toEqual(calls);
    expect(gh.calls().join("\n")).not.toContain(TOKEN);
  });
});

test("the reusable workflow, as a caller's job", async () => {
  const path = ".github/workflows/mcpeval.yml";
  const { on } = parse(readFileSync(join(REPOSITORY_ROOT, path), "utf8")) as {
    on: { workflow_call: { inputs: Record<string, { default: unknown }> } };
  };
  const defaults = Object.fromEntries(Object.entries(on.workflow_call.inputs).map(([name, input]) => [name, input.default]));
  const result = await workflow(path, {
    inputs: { ...defaults, prepare: "npm ci", command: "node build/index.js", "compare-to": "base", "min-readiness": "80" },
    secrets: { env: `API_KEY=${TOKEN}` },
  });
  expect(failed(result)).toEqual([]);
  expect(result.outputs).toMatchObject({ outcome: "passed", readiness: expect.stringMatching(/^\d+$/) as unknown });
  expect(find(result, "mcpeval")?.outputs).toMatchObject({ "diff-exit-code": "0" });
  expect(result.steps.map(({ log }) => log).join("")).not.toContain(TOKEN);
});

describe("other systems", () => {
  const text = (name: string): string => readFileSync(join(REPOSITORY_ROOT, "examples", "ci", name), "utf8");

  test("gitlab-ci.yml and circleci.yml are YAML of their systems' shape", () => {
    const gitlab = parse(text("gitlab-ci.yml")) as Record<string, { script: string[]; artifacts: { reports: { junit: string } } }>;
    expect(gitlab["mcpeval"]?.artifacts.reports.junit).toBe("mcpeval-report/report.xml");
    const circle = parse(text("circleci.yml")) as {
      version: number;
      jobs: Record<string, unknown>;
      workflows: Record<string, { jobs: string[] }>;
    };
    expect(circle.version).toBe(2.1);
    expect(circle.workflows["mcpeval"]?.jobs).toEqual(Object.keys(circle.jobs));
  });

  test.each(readdirSync(join(REPOSITORY_ROOT, "examples", "ci")))("%s calls the command line as it is", (name) => {
    const mcpeval = `node '${entryModule("cli")}'`;
    const commands = [...text(name).matchAll(/npx --yes mcpeval@\d+\.\d+\.\d+ ([^\n']*)/g)].map(([, words = ""]) =>
      words.replace(/ \|\|.*$/, ""),
    );
    expect(commands.map((words) => words.split(" ")[0])).toEqual(["score", "report"]);
    mkdirSync(join(workspace, "mcpeval-report"));
    for (const words of commands) execFileSync("bash", ["-ec", `${mcpeval} ${words}`], { cwd: workspace, stdio: "pipe" });
    expect(readFileSync(join(workspace, "mcpeval-report", "report.xml"), "utf8")).toContain("<testsuites");
  });
});
