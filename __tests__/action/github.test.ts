// Whole steps that tell GitHub: comment, annotations, artifact, code scanning, in every event and with everything missing that can be.
import { afterEach, describe, expect, test } from "@jest/globals";
import { flawlessTool, startComposable, type Composable, type ComposablePreset } from "../support/composable.js";
import { FORBIDDEN, HOSTILE_TEXTS } from "../support/hostile.js";
import { startFakeGitHub, type FakeGitHub, type FakeGitHubSetup } from "../support/harness/fake-github.js";
import { runAction, type ActionRun, type ActionStep } from "../support/harness/run-action.js";

const TOKEN = "ghs_faketoken0123456789";
const MARKER = "<!-- mcpeval:mcpeval -->";

const runs: ActionRun[] = [];
const githubs: FakeGitHub[] = [];
const servers: Composable[] = [];

afterEach(async () => {
  for (const run of runs.splice(0)) run.remove();
  for (const github of githubs.splice(0)) await github.close();
  for (const server of servers.splice(0)) await server.stop();
});

async function github(setup: FakeGitHubSetup = {}): Promise<FakeGitHub> {
  const started = await startFakeGitHub(setup);
  githubs.push(started);
  return started;
}

async function commandOf(preset: ComposablePreset): Promise<string> {
  const server = await startComposable(preset, "stdio");
  servers.push(server);
  if (server.target.kind !== "stdio") throw new Error("asked for stdio");
  return JSON.stringify([server.target.command, ...server.target.args]);
}

/** One tool that loses points: there is something to show. */
const MEDIOCRE: ComposablePreset = { tools: [flawlessTool("read_one", { description: "short" })] };
const PULL_REQUEST = { pull_request: { number: 7, head: { repo: { full_name: "octo/weather-mcp" } } } };
const FORK = { pull_request: { number: 7, head: { repo: { full_name: "mallory/weather-mcp" } } } };

async function step(on: FakeGitHub, inputs: Record<string, string>, how: Partial<ActionStep> = {}): Promise<ActionRun> {
  const { env, ...rest } = how;
  const run = await runAction({ token: TOKEN, event: PULL_REQUEST, ...rest, inputs, env: { ...on.env, ...env } });
  runs.push(run);
  expect(on.problems).toEqual([]);
  return run;
}

const said = (run: ActionRun, level: string): string[] =>
  run.commands.filter(({ command }) => command === level).map(({ message }) => message);
const ALL = { comment: "always", "upload-sarif": "true", "upload-artifact": "true" };

describe("on a pull request", () => {
  test("delivers comment, artifact and code scanning, and names them in its outputs", async () => {
    const on = await github();
    const run = await step(on, { command: await commandOf(MEDIOCRE), ...ALL, junit: "true", html: "true" });
    expect(said(run, "notice")).toEqual([]);
    expect(run.conclusion).toBe("success");
    expect(run.outputs).toMatchObject({ outcome: "passed", passed: "true", "artifact-id": "77" });
    expect(run.outputs["comment-url"]).toContain("#issuecomment-1000");
    expect(run.outputs["sarif-id"]).toMatch(/^[0-9a-f]{32}$/);
    for (const form of ["sarif", "junit", "html"]) expect(run.read(run.outputs[form] ?? "").length).toBeGreaterThan(100);
    const body = on.comments[0]?.body ?? "";
    expect(body.startsWith(`${MARKER}\n## ✅ \`weather-mcp\` readiness `)).toBe(true);
    expect(body).toContain("catalog-short-description");
    expect(body).toContain("(https://github.com/octo/weather-mcp/actions/runs/1)");
    expect(on.sarifs).toMatchObject([{ ref: "refs/pull/7/merge", commit_sha: "a".repeat(40) }]);
    expect(on.artifacts.get("mcpeval-report")?.subarray(0, 2).toString()).toBe("PK");
    expect(run.log).not.toContain(TOKEN);
  });

  test("pushed twice keeps one comment, silent when nothing changed, all clear after a fix", async () => {
    const on = await github();
    const command = await commandOf(MEDIOCRE);
    const red = await step(on, { command, comment: "on-change", "min-readiness": "100" });
    expect(red.conclusion).toBe("failure");
    expect(on.comments[0]?.body).toContain("## ❌");
    expect(on.comments[0]?.body).toContain("Floors missed: readiness");
    const changes = (): string[] => on.requests.filter((request) => /^(?:POST|PATCH) \/repos/.test(request));
    expect(changes()).toHaveLength(1);

    await step(on, { command, comment: "on-change", "min-readiness": "100" }, { env: { GITHUB_RUN_ID: "2" } });
    expect(changes()).toHaveLength(1);

    const green = await step(on, { command, comment: "on-change" });
    expect(changes()).toHaveLength(2);
    expect(on.comments).toHaveLength(1);
    expect(on.comments[0]?.body).toMatch(/## ✅[^\n]*\n\nAll clear\./);
    expect(green.outputs["comment-url"]).toContain("#issuecomment-1000");
  });

  test("finds its comment behind 130 others, and leaves one alone that only looks like it", async () => {
    const others = Array.from({ length: 130 }, (_, index) => ({ body: `comment ${index}`, login: "somebody" }));
    const planted = { body: `${MARKER}\n## planted`, login: "mallory" };
    const ours = { body: `${MARKER}\n## what the last run said`, login: "github-actions[bot]" };
    const on = await github({ comments: [planted, ...others, ours] });
    const run = await step(on, { command: await commandOf(MEDIOCRE), comment: "on-change" });
    expect(run.outputs["comment-url"]).toContain("#issuecomment-132");
    expect(on.comments).toHaveLength(132);
    expect(on.comments[0]?.body).toBe(planted.body);
    expect(on.comments[131]?.body).toContain("All clear.");
  });

  test("does not set back what a later run said", async () => {
    const on = await github();
    const command = await commandOf(MEDIOCRE);
    await step(on, { command, comment: "always" }, { env: { GITHUB_RUN_ID: "9" } });
    const late = await step(on, { command, comment: "always", "min-readiness": "100" }, { env: { GITHUB_RUN_ID: "8" } });
    expect(on.comments.map(({ body }) => body)).toEqual([expect.stringContaining("All clear.")]);
    expect(late.log).toContain("comment left alone, a later run wrote it: https://");
    expect(late.outputs["comment-url"]).toContain("#issuecomment-1000");
  });

  test("with on-change says nothing where there is nothing to tell", async () => {
    const on = await github();
    const run = await step(on, { command: await commandOf(MEDIOCRE), comment: "on-change" });
    expect(on.comments).toEqual([]);
    expect(run.outputs["comment-url"]).toBe("");
    expect(run.log).toContain("no comment: there is nothing to tell");
  });

  test("run twice at once leaves one comment", async () => {
    const on = await github({ heldListings: 2 });
    const command = await commandOf(MEDIOCRE);
    await Promise.all([
      step(on, { command, comment: "always" }),
      step(on, { command, comment: "always" }, { env: { GITHUB_RUN_ID: "2" } }),
    ]);
    expect(on.comments).toHaveLength(1);
  });

  test("two steps with keys of their own keep two comments", async () => {
    const on = await github();
    const command = await commandOf(MEDIOCRE);
    await step(on, { command, comment: "always", "comment-key": "one" });
    await step(on, { command, comment: "always", "comment-key": "two" });
    expect(on.comments.map(({ body }) => body.split("\n", 1)[0])).toEqual(["<!-- mcpeval:one -->", "<!-- mcpeval:two -->"]);
  });
});

describe("without a permission", () => {
  test.each([
    ["pull-requests", { comment: "always" }, "pull-requests: write"],
    ["security-events", { "upload-sarif": "true" }, "security-events: write"],
  ] as const)("%s is a notice that names it", async (denied, inputs, permission) => {
    const on = await github({ denied: [denied] });
    const run = await step(on, { command: await commandOf(MEDIOCRE), ...inputs });
    expect(run.conclusion).toBe("success");
    expect(said(run, "notice")).toEqual([expect.stringContaining(`the job needs \`permissions: ${permission}\``)]);
    expect(run.outputs).toMatchObject({ outcome: "passed", "comment-url": "", "sarif-id": "" });
  });

  test("one failing sink does not keep the others from theirs", async () => {
    const on = await github({ denied: ["pull-requests"] });
    const run = await step(on, { command: await commandOf(MEDIOCRE), ...ALL });
    expect(said(run, "notice")).toHaveLength(1);
    expect(run.outputs).toMatchObject({ "artifact-id": "77", "sarif-id": expect.stringMatching(/./) });
  });

  test("strict reporting turns that red, and only that", async () => {
    const on = await github({ denied: ["pull-requests"] });
    const run = await step(on, { command: await commandOf(MEDIOCRE), comment: "always", "strict-reporting": "true" });
    expect(run.conclusion).toBe("failure");
    expect(said(run, "error")).toEqual([expect.stringContaining("pull-requests: write")]);
    expect(run.outputs).toMatchObject({ outcome: "error", passed: "false", "exit-code": "0" });
    const fine = await step(await github(), { command: await commandOf(MEDIOCRE), comment: "always", "strict-reporting": "true" });
    expect(fine.conclusion).toBe("success");
  });

  test("a pull request of a fork keeps summary and annotations", async () => {
    const on = await github({ denied: ["pull-requests", "security-events"] });
    const run = await step(on, { command: await commandOf(MEDIOCRE), comment: "always", "upload-sarif": "true" }, { event: FORK });
    expect(run.conclusion).toBe("success");
    expect(said(run, "notice")).toEqual([
      expect.stringContaining("a fork's pull request"),
      expect.stringContaining("a fork's pull request"),
    ]);
    expect(run.summary).toContain("readiness");
    expect(said(run, "warning").length).toBeGreaterThan(0);
  });

  test("no token, no runtime token, GitHub Enterprise Server and a second artifact of one name are notices", async () => {
    const command = await commandOf(MEDIOCRE);
    const on = await github();
    const without = await step(on, { command, ...ALL }, { token: "", env: { ACTIONS_RUNTIME_TOKEN: "", ACTIONS_RESULTS_URL: "" } });
    expect(said(without, "notice")).toEqual([
      expect.stringContaining("ACTIONS_RUNTIME_TOKEN"),
      expect.stringContaining("there is no token"),
      expect.stringContaining("there is no token"),
    ]);
    expect(on.requests).toEqual([]);

    const enterprise = await step(
      on,
      { command, comment: "always", "upload-artifact": "true" },
      { env: { GITHUB_SERVER_URL: "https://github.corp.example" } },
    );
    expect(said(enterprise, "notice")).toEqual([expect.stringContaining("GitHub Enterprise Server")]);
    expect(on.comments[0]?.body).toContain("https://github.corp.example/octo/weather-mcp/actions/runs/1");

    await step(on, { command, "upload-artifact": "true" });
    const again = await step(on, { command, "upload-artifact": "true" });
    expect(said(again, "notice")).toEqual([expect.stringContaining("give each step its own 'artifact-name'")]);
    for (const run of [without, enterprise, again]) expect(run.conclusion).toBe("success");
  });
});

test("a run without a report replaces what the last one said", async () => {
  const on = await github();
  await step(on, { command: await commandOf(MEDIOCRE), comment: "always" });
  expect(on.comments[0]?.body).toContain("All clear.");
  const inputs = { url: "http://127.0.0.1:9/mcp", start: `"${process.execPath}" -e process.exit(3)`, comment: "on-change" };
  const broken = await step(on, inputs);
  expect(broken.outputs).toMatchObject({ outcome: "error", "exit-code": "3", report: "" });
  expect(on.comments).toHaveLength(1);
  for (const text of [on.comments[0]?.body ?? "", broken.summary]) {
    expect(text).toContain("## ⚠️ `weather-mcp` could not be measured");
    expect(text).toContain("`server-exited`");
  }
  expect(on.comments[0]?.body).toMatch(/^<!-- mcpeval:mcpeval -->\n/);
  const denied = await github({ denied: ["pull-requests"] });
  const quiet = await step(denied, inputs);
  expect(said(quiet, "notice")).toEqual([expect.stringContaining("pull-requests: write")]);
});

test("a misused step tells it where a comment stands, and makes none for it", async () => {
  const on = await github();
  const misused = { command: "mcpeval-no-such-command", comment: "always" };
  await step(on, misused);
  expect(on.comments).toEqual([]);
  await step(on, { command: await commandOf(MEDIOCRE), comment: "always" });
  await step(on, misused);
  expect(on.comments).toHaveLength(1);
  expect(on.comments[0]?.body).toMatch(/^<!-- mcpeval:mcpeval -->\n## mcpeval could not start\n[\s\S]*command not found/);
  await step(on, { command: await commandOf(MEDIOCRE), comment: "on-change" });
  expect(on.comments[0]?.body).toContain("All clear.");
});

describe("in other events", () => {
  test("a merge queue gets the verdict and nothing else", async () => {
    const on = await github();
    const run = await step(on, { command: await commandOf(MEDIOCRE), ...ALL }, { eventName: "merge_group", event: {} });
    expect(run.conclusion).toBe("success");
    expect(on.requests).toEqual([]);
    expect(said(run, "notice")).toEqual([]);
    expect(run.summary).toContain("readiness");
  });

  test.each(["push", "schedule", "workflow_run", "workflow_dispatch"])("%s has no comment, but code scanning", async (eventName) => {
    const on = await github();
    const env = { GITHUB_REF: "refs/heads/main" };
    const run = await step(
      on,
      { command: await commandOf(MEDIOCRE), comment: "always", "upload-sarif": "true" },
      { eventName, event: {}, env },
    );
    expect(said(run, "notice")).toEqual([]);
    expect(run.log).toContain(`the event ${eventName} has no pull request`);
    expect(on.requests.filter((request) => request.includes("/issues/"))).toEqual([]);
    expect(on.sarifs).toMatchObject([{ ref: "refs/heads/main" }]);
  });
});

test("under pull_request_target code scanning is left alone: the commit is the base's", async () => {
  const on = await github();
  const run = await step(on, { command: await commandOf(MEDIOCRE), "upload-sarif": "true" }, { eventName: "pull_request_target" });
  expect(said(run, "notice")).toEqual([expect.stringContaining("pull_request_target")]);
  expect(on.sarifs).toEqual([]);
});

describe("whatever a server says", () => {
  test("comment, annotations, SARIF and artifact hold it as inert text", async () => {
    const names = [...new Set(HOSTILE_TEXTS)].filter((name) => name !== "");
    const on = await github();
    const tools = names.map((name) => flawlessTool(name, { description: "short" }));
    const run = await step(on, { command: await commandOf({ tools }), ...ALL });
    const body = on.comments[0]?.body ?? "";
    expect(body.replaceAll("\n", "")).not.toMatch(FORBIDDEN);
    const outsideCode = body.replace(/`[^`\n]*`/g, "");
    expect(outsideCode).not.toMatch(/<script|<img|octocat|evil|owned|#\d|deadbeef/);
    expect([...new Set(run.commands.map(({ command }) => command))].sort()).toEqual(["add-mask", "debug", "endgroup", "group", "warning"]);
    for (const message of said(run, "warning")) expect(message).not.toMatch(FORBIDDEN);
    expect(run.commandsResumed).toBe(true);
  });

  test("a catalog of thousands fits the comment, whole sections and all", async () => {
    const tools = Array.from({ length: 900 }, (_, index) => ({
      entry: {
        name: `tool_${index}_${"x".repeat(100)}`,
        annotations: { readOnlyHint: false, destructiveHint: true },
        inputSchema: { type: "object" },
      },
    }));
    const on = await github();
    const baseline = await step(on, { command: await commandOf({ tools: [] }) });
    const run = await step(
      on,
      { command: await commandOf({ tools }), comment: "always", baseline: "base.json" },
      { files: { "base.json": baseline.read(baseline.outputs["report"] ?? "") } },
    );
    expect(said(run, "notice")).toEqual([]);
    const body = on.comments[0]?.body ?? "";
    expect(body.length).toBeGreaterThan(200);
    expect(body.length).toBeLessThanOrEqual(60_000);
    expect(body).toContain("Left out for size");
    expect(body.trimEnd().endsWith("(https://github.com/octo/weather-mcp/actions/runs/1)</sub>")).toBe(true);
  });

  test("secrets of the step reach neither comment nor code scanning nor artifact", async () => {
    const on = await github();
    const run = await step(on, {
      command: await commandOf({ ...MEDIOCRE, canary: "canary-server-5555" }),
      env: "API_KEY=canary-0123456789",
      ...ALL,
    });
    expect(run.outputs["outcome"]).toBe("passed");
    const files = ["report.json", "report.md", "report.txt", "report.sarif"].map((name) => run.read(`mcpeval-report/${name}`));
    for (const text of [run.log, run.summary, JSON.stringify([on.comments, on.sarifs]), ...files]) {
      expect(text).not.toContain("canary");
      expect(text).not.toContain(TOKEN);
    }
  });
});
