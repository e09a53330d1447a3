// actions/comment: reports of another run, possibly a stranger's, become the comment of the pull request that GitHub says they are of.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { COMMENT_INPUTS } from "../../src/action/comment-part.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { startFakeGitHub, type FakeGitHub, type FakeGitHubSetup, type FakePull } from "../support/harness/fake-github.js";
import { readActionFile, REPOSITORY_ROOT, runAction, type ActionRun } from "../support/harness/run-action.js";
import { toolkitRelease } from "../support/harness/toolkit.js";

const SHA = "c".repeat(40);
const TOKEN = "ghs_canarytokencanarytoken";
const release = toolkitRelease();
const actionDirectory = release.actionDirectory("comment");
const golden = (name: string): ReportDocument =>
  JSON.parse(readFileSync(join(REPOSITORY_ROOT, "__tests__", "golden", "report", `${name}.json`), "utf8")) as ReportDocument;

/** The pull request of a fork that the run was for. */
const PULL: FakePull = { number: 7, head: SHA, from: "stranger:feature/x" };

const event = {
  workflow_run: {
    head_sha: SHA,
    head_branch: "feature/x",
    head_repository: { owner: { login: "stranger" } },
    html_url: "https://github.com/octo/weather-mcp/actions/runs/5",
    pull_requests: [],
  },
};

let github: FakeGitHub;
const runs: ActionRun[] = [];

async function start(setup: FakeGitHubSetup = {}): Promise<void> {
  await github?.close();
  github = await startFakeGitHub({ token: TOKEN, pulls: [PULL], ...setup });
}

beforeEach(() => start());
afterEach(async () => {
  expect(github.problems).toEqual([]);
  await github.close();
  for (const run of runs.splice(0)) run.remove();
});
afterAll(release.remove);

async function step(files: Record<string, unknown>, inputs: Record<string, string> = {}, payload: unknown = event): Promise<ActionRun> {
  const run = await runAction({
    actionDirectory,
    inputs: { "github-token": TOKEN, ...inputs },
    event: payload,
    eventName: "workflow_run",
    env: github.env,
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, typeof content === "string" ? content : JSON.stringify(content)]),
    ),
  });
  runs.push(run);
  return run;
}

const told = (run: ActionRun, level: string): string[] =>
  run.commands.filter(({ command }) => command === level).map(({ message }) => message);

describe("a run's reports", () => {
  test("become one comment on the fork's pull request, kept up to date, and link to the run that measured", async () => {
    const baseline = golden("demo-score");
    const report = golden("demo-gains");
    const files = {
      "mcpeval-report/report.json": { ...report, server: "demo" },
      "mcpeval-report/baseline.json": { ...baseline, server: "demo" },
    };
    const first = await step(files, { comment: "always" });
    expect(told(first, "error")).toEqual([]);
    expect(github.comments).toHaveLength(1);
    const [comment] = github.comments;
    expect(first.outputs["comment-url"]).toMatch(/^https:\/\/github\.com\/octo\/weather-mcp\/pull\/7#issuecomment-1000$/);
    expect(comment?.body).toMatch(/^<!-- mcpeval:mcpeval -->\n## . `demo` readiness \d+\/100/u);
    expect(comment?.body).toContain("https://github.com/octo/weather-mcp/actions/runs/5");
    expect(first.log).not.toContain(TOKEN);

    const asked = github.requests.length;
    const again = await step(files, { comment: "always" });
    expect(again.outputs).toEqual(first.outputs);
    expect(github.comments).toHaveLength(1);
    expect(github.requests.slice(asked).filter((request) => /^(?:PATCH|POST \/repos)/.test(request))).toEqual([]);
  });

  test("of several servers share it, a row each", async () => {
    const report = golden("demo-score");
    const run = await step(
      { "in/a/report.json": { ...report, server: "alpha" }, "in/b/report.json": { ...report, server: "beta" } },
      { reports: "in", comment: "always", "comment-key": "many" },
    );
    expect(told(run, "error")).toEqual([]);
    expect(github.comments[0]?.body).toMatch(/^<!-- mcpeval:many -->\n## ✅ 2 servers, all passed/u);
    expect(github.comments[0]?.body).toContain("`alpha`");
    expect(github.comments[0]?.body).toContain("`beta`");
  });

  test("make no comment for nothing", async () => {
    const run = await step({ "mcpeval-report/report.json": golden("demo-score") });
    expect(run.conclusion).toBe("success");
    expect(run.outputs).toEqual({ "comment-url": "" });
    expect(github.comments).toEqual([]);
  });
});

describe("the pull request", () => {
  test("is found by its commit where the branch does not tell", async () => {
    await start({
      pulls: [
        { ...PULL, number: 9, head: "d".repeat(40) },
        { ...PULL, from: "stranger:renamed" },
      ],
    });
    await step({ "mcpeval-report/report.json": golden("demo-score") }, { comment: "always" });
    expect(github.comments).toHaveLength(1);
  });

  test("that has moved on, is closed or belongs elsewhere gets nothing", async () => {
    await start({
      pulls: [
        { ...PULL, head: "d".repeat(40) },
        { ...PULL, state: "closed" },
        { ...PULL, into: "stranger/weather-mcp" },
      ],
    });
    const run = await step({ "mcpeval-report/report.json": golden("demo-score") }, { comment: "always" });
    expect(run.conclusion).toBe("success");
    expect(told(run, "notice")).toEqual([
      `no comment: no open pull request of weather-mcp has the head ${SHA.slice(0, 12)}; it may have moved on`,
    ]);
    expect(github.comments).toEqual([]);
  });

  test("that may not be commented on names the permission", async () => {
    await start({ denied: ["pull-requests"] });
    const run = await step({ "mcpeval-report/report.json": golden("demo-score") }, { comment: "always" });
    expect(run.conclusion).toBe("failure");
    expect(told(run, "error")).toEqual([expect.stringContaining("`permissions: pull-requests: write`")]);
  });
});

describe("untrusted files", () => {
  test("of names that would be markup or commands stay text", async () => {
    const report = golden("demo-score");
    const evil = "x`</code><script>@everyone #1\n::error::forged";
    const areas = report.readiness?.areas.map((area) => ({
      ...area,
      checks: area.checks.map((check) => ({ ...check, tool: evil, hint: evil })),
    }));
    const run = await step(
      { "mcpeval-report/report.json": { ...report, readiness: { ...report.readiness, areas } } },
      { comment: "always" },
    );
    expect(told(run, "error")).toEqual([]);
    const body = github.comments[0]?.body ?? "";
    expect(body).toContain("forged");
    // Outside of code spans, in which nothing is markup; a backtick of the name cannot end one.
    const prose = body.replaceAll("\\`", "").replace(/`[^`\n]*`/g, "");
    expect(prose).not.toMatch(/<(?!!--|\/?sub>)|@everyone|#1/);
    expect(body).not.toMatch(/^::error::/m);
  });

  test.each([
    ["no report", {}, /cannot read the folder mcpeval-report|holds no report\.json/],
    ["no JSON", { "mcpeval-report/report.json": "canary-secret {" }, /report\.json/],
    ["no report's JSON", { "mcpeval-report/report.json": { schema: "mcpeval-report-v2", canary: "canary-secret" } }, /report\.json/],
    ["too large", { "mcpeval-report/report.json": `"${"x".repeat(17 * 1024 * 1024)}"` }, /more than 16777216/],
  ])("that are %s are refused and not quoted, before GitHub is asked", async (_what, files, message) => {
    const run = await step(files, { comment: "always" });
    expect(run.conclusion).toBe("failure");
    expect(told(run, "error")).toEqual([expect.stringMatching(message)]);
    expect(run.log).not.toContain("canary-secret");
    expect(github.requests).toEqual([]);
  });
});

test("another event, and mistakes in the inputs, are told at once", async () => {
  const run = await step({}, { comment: "sometimes", "github-token": "" }, { pull_request: { number: 7 } });
  expect(run.conclusion).toBe("failure");
  expect(told(run, "error")[0]?.split("\n")).toEqual([
    expect.stringContaining("'comment'"),
    "'github-token' is empty; leave it out to use the job's own",
    expect.stringContaining("on: workflow_run"),
  ]);
});

test("declares the inputs it reads", () => {
  expect(Object.keys(readActionFile(actionDirectory).inputs ?? {}).sort()).toEqual([...COMMENT_INPUTS].sort());
});
