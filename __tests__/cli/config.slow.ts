// Servers of a client's configuration file and credentials, through the real program: what is listed, run, written and told.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { startGuarded, type Guarded } from "../fixtures/servers/guarded-http.mjs";
import { DEMO_MAIN, NODE, runCli } from "../support/run-cli.js";

let cwd = "";
let guarded: Guarded | undefined;

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "mcpeval-config-"));
  const demo = { command: NODE, args: [DEMO_MAIN] };
  const trace = join(cwd, "trace.mjs");
  await writeFile(
    trace,
    'import { writeFileSync } from "node:fs"; writeFileSync("started", process.argv.slice(2).join(" ")); process.exit(3);',
  );
  await mkdir(join(cwd, ".vscode"));
  const servers = { demo, "my demo": demo, trace: { command: `"${NODE}" trace.mjs one 'two words'` }, off: { ...demo, disabled: true } };
  await writeFile(join(cwd, ".vscode", "mcp.json"), `// servers of this project\n${JSON.stringify({ servers })}`);
});
afterAll(() => rm(cwd, { recursive: true, force: true }));
afterEach(async () => {
  await guarded?.close();
  guarded = undefined;
  await rm(join(cwd, "started"), { force: true });
});

const CONFIG = ["score", "--config", ".vscode/mcp.json"];
const run = (args: readonly string[], env: Record<string, string> = {}) => runCli(args, { cwd, env });

describe("a configuration lists its commands first and needs explicit names", () => {
  test("without a name nothing starts, exit 2", async () => {
    const { code, stdout, stderr } = await run(CONFIG);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.split("\n")[0]).toBe(
      "mcpeval: .vscode/mcp.json names 4 servers; nothing was started. Say which with --server NAME (repeatable), or take them with --all:",
    );
    expect(stderr).toContain("\nmcpeval:   off: not run (disabled)\n");
    expect(await readdir(cwd)).not.toContain("started");
  });

  test.each<[string, string[], string]>([
    ["a command as well", [...CONFIG, "--server", "demo", "--", "x"], "both a command and --config were given; name servers one way"],
    ["a url as well", [...CONFIG, "--url", "http://127.0.0.1:1/"], "--config cannot be used with --url; leave one of them out"],
    ["--all without a file", ["score", "--all", "--", "x"], "--all needs --config FILE"],
    ["names and --all", [...CONFIG, "--all", "--server", "demo"], "--all cannot be used with --server; leave one of them out"],
    [
      "one JSON document for two servers",
      [...CONFIG, "--server", "demo", "--server", "my demo", "--format", "json"],
      "--format json is one document a server, and 2 were chosen; add --output FOLDER/ for one file each",
    ],
    [
      "a JSON file for two servers",
      [...CONFIG, "--server", "demo", "--server", "my demo", "--output", "both.json"],
      "--format json is one document a server, and 2 were chosen; add --output FOLDER/ for one file each",
    ],
    [
      "tools of one server for two",
      [...CONFIG, "--server", "demo", "--server", "my demo", "--skip-tool", "x"],
      "--skip-tool names tools of one server, and 2 were chosen; name one of them with --server",
    ],
    ["a file that is not there", ["score", "--config", "none.json"], "cannot read none.json: no such file"],
  ])("%s is a usage error, and nothing starts", async (_name, args, line) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `mcpeval: ${line}\n` });
  });
});

describe("servers are scored in turn", () => {
  test("one named server: one report under its own label", async () => {
    const { code, stdout, left } = await run([...CONFIG, "--server", "my demo", "--format", "json"]);
    expect({ code, left }).toEqual({ code: 0, left: [] });
    expect(JSON.parse(stdout)).toMatchObject({ server: "my-demo", readiness: { surface: { tools: 12 } } });
  });

  test("several: texts are joined, and the worst verdict counts; the label without --config stays a label", async () => {
    const { code, stdout, stderr } = await run([...CONFIG, "--server", "demo", "--server", "trace", "--brief"]);
    expect(code).toBe(3);
    expect(stdout).toMatch(/^demo readiness \d+\/100 [^]*\n\ntrace readiness not measured: server-exited\n$/);
    expect(stderr).toContain("mcpeval: trace: server exited with code 3");
    expect(await readFile(join(cwd, "started"), "utf8")).toBe("one two words");
  });

  test("a folder gets one file a server; what is there and no report of ours is kept", async () => {
    const two = [...CONFIG, "--server", "demo", "--server", "my demo", "--format", "json", "--output", "out/"];
    const { code, stdout, stderr } = await run(two);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(stderr).toMatch(/wrote out\/demo\.json \(readiness \d+\/100\)\nmcpeval: wrote out\/my-demo\.json/);
    expect((await readdir(join(cwd, "out"))).sort()).toEqual(["demo.json", "my-demo.json"]);
    await writeFile(join(cwd, "out", "my-demo.json"), '{"mine": true}');
    const again = await run(two);
    expect(again.code).toBe(2);
    expect(again.stderr).toBe("mcpeval: --output out/my-demo.json exists and is no report of mcpeval; name another file or use --force\n");
    expect(await readFile(join(cwd, "out", "my-demo.json"), "utf8")).toBe('{"mine": true}');
  });

  test("markdown is joined too", async () => {
    const { stdout } = await run([...CONFIG, "--server", "demo", "--server", "my demo", "--format", "markdown"]);
    expect(stdout.match(/^## `(demo|my-demo)`/gm)).toEqual(["## `demo`", "## `my-demo`"]);
  });
});

describe("process start: words after -- are the server's, words before it are ours", () => {
  test("every word after -- arrives verbatim, dashes first", async () => {
    const { code } = await run(["score", "--", NODE, "trace.mjs", "-x", "--format", "--", "*"]);
    expect(code).toBe(3);
    expect(await readFile(join(cwd, "started"), "utf8")).toBe("-x --format -- *");
  });

  test("a command without -- is a usage error, not flags handed on in silence", async () => {
    const { code, stderr } = await run(["score", NODE, "trace.mjs", "--min-readiness", "90"]);
    expect(code).toBe(2);
    expect(stderr).toContain("put the server command after --");
    expect(await readdir(cwd)).not.toContain("started");
  });
});

describe("auth", () => {
  const SECRET = "t0ken-s3cret";

  async function configured(headers: Record<string, string>): Promise<Guarded> {
    guarded = await startGuarded({ bearer: SECRET });
    await writeFile(join(cwd, "remote.json"), JSON.stringify({ mcpServers: { notes: { url: guarded.url.href, headers } } }));
    return guarded;
  }

  test("headers of the file are honoured, and no value of theirs is shown", async () => {
    const server = await configured({ Authorization: "Bearer ${NOTES_TOKEN}", "X-Extra": "${NOTES_TOKEN}" });
    const args = ["score", "--config", "remote.json", "--server", "notes"];
    const { code, stdout, stderr } = await run(args, { NOTES_TOKEN: SECRET });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^notes readiness \d+\/100/);
    expect(stdout + stderr).not.toContain(SECRET);
    expect(server.requests.every(({ headers }) => headers["x-extra"] === SECRET)).toBe(true);
    const unset = await run(args);
    expect(unset.code).toBe(2);
    expect(unset.stderr).toContain("remote.json:1: --config: /mcpServers/notes/headers/Authorization: the variable NOTES_TOKEN is not set");
  });

  test("a token comes from a variable: it is in no argument, report or message", async () => {
    const server = await startGuarded({ bearer: SECRET });
    guarded = server;
    const args = ["score", "--server", "notes", "--url", server.url.href, "--bearer-env", "NOTES_TOKEN", "--format", "json"];
    const { code, stdout, stderr } = await run(args, { NOTES_TOKEN: SECRET });
    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain(SECRET);
    expect(JSON.parse(stdout)).toMatchObject({ server: "notes", passed: true });
    const pasted = await run(["score", "--url", server.url.href, "--bearer-env", SECRET]);
    expect(pasted.code).toBe(2);
    expect(pasted.stderr).not.toContain(SECRET);
  });

  test("auth-required is exit 3, and no floor counts as met", async () => {
    guarded = await startGuarded({ bearer: SECRET });
    const { code, stdout, stderr } = await run(["score", "--url", guarded.url.href, "--min-readiness", "0", "--format", "json"]);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      readiness: null,
      readiness_error: "auth-required",
      passed: false,
      readiness_gate: { passed: false },
    });
    expect(stderr).toContain("mcpeval: the server needs credentials (HTTP 401)");
    expect(stderr).toContain('mcpeval: it asks for Bearer, realm "guarded"');
  });

  test("OAuth client credentials: the whole way, without a question and without a trace", async () => {
    const server = await startGuarded({ clientSecret: SECRET });
    guarded = server;
    const oauth = ["--oauth-client-id-env", "ID", "--oauth-client-secret-env", "SECRET", "--oauth-scope", "notes"];
    const args = ["score", "--url", server.url.href, ...oauth, "--format", "json"];
    const good = await run(args, { ID: "client", SECRET });
    expect(good.code).toBe(0);
    expect(good.stderr).toBe("");
    expect(good.stdout).not.toMatch(/t0ken|token-1|client"/);
    const wrong = await run(args, { ID: "client", SECRET: "wr0ng" });
    expect(wrong.code).toBe(3);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ readiness_error: "auth-required" });
    expect(wrong.stderr).toContain("mcpeval: OAuth: asking the authorization server for a token failed:");
    expect(wrong.stdout + wrong.stderr).not.toMatch(/wr0ng|SERVER TEXT/);
  });
});
