// What a whole step really loads: GitHub's clients are megabytes, and only a step that uses one may wait for it.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { startFakeGitHub } from "../support/harness/fake-github.js";
import { entryModule, runAction } from "../support/harness/run-action.js";

const cleanups: (() => unknown)[] = [];

afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

/** A text of each client that survives bundling. */
const CLIENTS = {
  "@actions/github": "/repos/{owner}/{repo}/code-scanning/sarifs",
  "@actions/artifact": "class DefaultArtifactClient",
} as const;

/** Notes every module that is loaded, on a line of its own. Environments of servers are allow-lists: none of them runs it. */
function recorder(file: string): string {
  const hook = `import { appendFileSync } from "node:fs";
    export const load = (url, context, next) => (appendFileSync(${JSON.stringify(file)}, url + "\\n"), next(url, context));`;
  const register = `import { register } from "node:module"; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
  return `--import "data:text/javascript,${encodeURIComponent(register)}"`;
}

/** The clients whose code a step with these inputs loaded, and how many modules there were. */
async function loaded(inputs: Record<string, string>): Promise<{ clients: string[]; modules: number }> {
  const github = await startFakeGitHub();
  cleanups.push(() => github.close());
  const folder = mkdtempSync(join(tmpdir(), "mcpeval-loaded-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const list = join(folder, "modules");
  const run = await runAction({
    inputs: { server: "demo", command: JSON.stringify([process.execPath, entryModule("demo")]), ...inputs },
    token: "ghs_faketoken0123456789",
    event: { pull_request: { number: 7, head: { repo: { full_name: "octo/weather-mcp" } } } },
    env: { ...github.env, NODE_OPTIONS: recorder(list) },
  });
  cleanups.push(() => run.remove());
  expect(run.outputs).toMatchObject({ outcome: "passed" });
  expect(github.problems).toEqual([]);
  const urls = [...new Set(readFileSync(list, "utf8").trim().split("\n"))].filter((url) => url.startsWith("file:"));
  return {
    clients: Object.keys(CLIENTS).filter((name) => urls.some((url) => holds(fileURLToPath(url), name as keyof typeof CLIENTS))),
    modules: urls.length,
  };
}

function holds(path: string, client: keyof typeof CLIENTS): boolean {
  return path.includes(`node_modules/${client}/`) || (isBundle && readFileSync(path, "utf8").includes(CLIENTS[client]));
}

const isBundle = !entryModule("action").includes(join("build", "src"));

test("a step that only measures loads no client of GitHub", async () => {
  const { clients, modules } = await loaded({});
  expect(clients).toEqual([]);
  expect(modules).toBeGreaterThan(3);
});

test("a comment loads the one, an artifact the other, which stands on the first", async () => {
  expect((await loaded({ comment: "always" })).clients).toEqual(["@actions/github"]);
  expect((await loaded({ "upload-artifact": "true" })).clients).toEqual(["@actions/github", "@actions/artifact"]);
});
