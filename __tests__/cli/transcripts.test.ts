// Transcripts of the real program: command line in; stdout, stderr and exit code out.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { COMMAND_INFOS, SCHEMA_NAMES } from "../../src/commands/infos.js";
import { CLI_MAIN, DEMO_MAIN, NODE, runCli, start } from "../support/run-cli.js";

const SCRIPTED = resolve("__tests__/cli/servers/scripted.mjs");
const DEMO_LINE =
  "demo readiness 91/100 protocol=100 catalog=63 context=100 error-honesty=100 reliability=91 coverage=100 standard=mcpeval-standard/2";
let cwd = "";

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "mcpeval-cli-"));
  await writeFile(join(cwd, "unlisted.json"), '{"nope": {}}');
  await writeFile(join(cwd, "writer.json"), '{"increment_counter": {}}');
  await writeFile(join(cwd, "mistyped.json"), '{"report_weather": {"city": 42}}');
  await writeFile(join(cwd, "broken.json"), '{"report_weather": {"city": "x"\n  "b": 1}}');
  await writeFile(join(cwd, "notes.md"), "# Notes\n");
  await writeFile(join(cwd, "no-interpreter"), "#!/no/such/interpreter\n", { mode: 0o755 });
  // Any command that is started although the line is a misuse leaves this trace.
  await writeFile(join(cwd, "trace.mjs"), 'import { writeFileSync } from "node:fs"; writeFileSync("started", "");');
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const run = (args: readonly string[], env: Record<string, string> = {}) => runCli(args, { cwd, env });
const DEMO_COMMAND = ["--", NODE, DEMO_MAIN];
const TRACE = ["--", NODE, "trace.mjs"];

describe("misuse: stdout stays empty, stderr says it in one line, exit 2, nothing is started", () => {
  test.each<[string, string[], string]>([
    ["no command", [], `name a command: ${COMMAND_INFOS.map(({ name }) => name).join(", ")}; \`mcpeval help\` says what each does`],
    ["an unknown command", ["scroe"], 'unknown command "scroe"; did you mean score?'],
    ["an unknown flag", ["score", "--min-readines", "9", ...TRACE], "unknown option --min-readines; did you mean --min-readiness?"],
    ["no target", ["score"], "no server to measure: put its command after --, or give --url URL"],
    ["an empty target", ["score", "--"], "no server to measure: put its command after --, or give --url URL"],
    [
      "a target without --",
      ["score", "node", "trace.mjs"],
      'unexpected "node"; put the server command after --: mcpeval score [options] -- COMMAND [ARG...]',
    ],
    [
      "a command that is not on PATH",
      ["score", "--", "no-such-program-here", "--flag"],
      'command not found: "no-such-program-here" is not on PATH; check the spelling, or give its path',
    ],
    ["both targets", ["score", "--url", "http://127.0.0.1:1/mcp", ...TRACE], "both a command and --url were given; name one server"],
    [
      "a floor out of range",
      ["score", "--min-readiness", "101", ...TRACE],
      '--min-readiness must be a whole number from 0 to 100, not "101"',
    ],
    [
      "an area's floor out of range",
      ["score", "--min-area", "catalog=-1", ...TRACE],
      '--min-area: the score of catalog must be a whole number from 0 to 100, not "-1"',
    ],
    [
      "plain remote http",
      ["score", "--url", "http://example.com/mcp"],
      "--url: a remote server needs https; plain http is for localhost only",
    ],
    [
      "credentials in the URL",
      ["score", "--url", "https://user:s3cret@localhost/mcp"],
      "--url must not hold credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION or --header-env",
    ],
    ["a missing arguments file", ["score", "--arguments", "none.json", ...TRACE], "cannot read none.json: no such file"],
    [
      "an arguments file that is no JSON",
      ["score", "--arguments", "broken.json", ...TRACE],
      "broken.json:2: --arguments: not valid JSON; expected an object of tool names to arguments objects",
    ],
    [
      "an output that would replace someone's file",
      ["score", "--output", "notes.md", ...TRACE],
      "--output notes.md exists and is no report of mcpeval; name another file or use --force",
    ],
    ["an unknown reason", ["explain", "catalog-short"], 'no reason is named "catalog-short"; `mcpeval explain` lists all of them'],
    [
      "an unknown schema",
      ["schema", "manifesto"],
      `no schema is named "manifesto"; did you mean manifest?; schemas: ${SCHEMA_NAMES.join(", ")}`,
    ],
  ])("%s", async (_name, args, message) => {
    expect(await run(args)).toMatchObject({ stdout: "", stderr: `mcpeval: ${message}\n`, code: 2, signal: null });
    expect(await readdir(cwd)).not.toContain("started");
  });

  test("every bad value is named at once", async () => {
    const { stdout, stderr, code } = await run(["score", "--server", "1", "--format", "pdf", "--spares", "9", ...TRACE]);
    expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
    expect(stderr.split("\n").map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "mcpeval: --server",
      "mcpeval: --spares",
      "mcpeval: --format",
      "",
    ]);
  });
});

describe("misuse that only the server's catalog shows: exit 2", () => {
  test.each<[string, string[], string]>([
    ["arguments of an unlisted tool", ["--arguments", "unlisted.json"], 'unlisted.json: "/nope": the server lists no such tool'],
    [
      "arguments of a writer",
      ["--arguments", "writer.json"],
      'writer.json: "/increment_counter": this tool is a writer (readOnlyHint false or destructiveHint true), which is never called; remove the entry',
    ],
    [
      "arguments against the schema",
      ["--arguments", "mistyped.json"],
      `mistyped.json: "/report_weather/city": the tool's input schema refuses this value (keyword type); fix the entry`,
    ],
    ["an unknown tool to skip", ["--skip-tool", "nope"], '--skip-tool "nope": the server lists no such tool'],
  ])("%s", async (_name, args, message) => {
    expect(await run(["score", ...args, ...DEMO_COMMAND])).toMatchObject({
      stdout: "",
      stderr: `mcpeval: ${message}\n`,
      code: 2,
      signal: null,
    });
  });
});

describe("a server that cannot be measured: exit 3, the cause on stderr, a document all the same", () => {
  const json = ["score", "--server", "demo", "--format", "json"];

  async function unmeasured(args: string[], env: Record<string, string> = {}) {
    const { stdout, stderr, code } = await run(args, env);
    expect(code).toBe(3);
    const document = JSON.parse(stdout) as Record<string, unknown>;
    expect(document).toMatchObject({ schema: "mcpeval.probe-report/v2", server: "demo", passed: false, readiness: null, cases: [] });
    return { error: document["readiness_error"], stderr };
  }

  test("a command whose interpreter does not exist", async () => {
    expect(await unmeasured([...json, "--", "./no-interpreter"])).toEqual({
      error: "command-not-found",
      stderr: expect.stringMatching(/^mcpeval: .*ENOENT.*\n$/),
    });
  });

  test("a process that ends at once: its code and last lines, for the terminal only", async () => {
    const { stdout, stderr, code } = await run([...json, "--", NODE, "-e", 'console.error("why \\u001b[31mnot"); process.exit(7)']);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ readiness: null, readiness_error: "server-exited" });
    expect(stdout).not.toContain("why");
    expect(stderr).toContain("server exited with code 7");
    expect(stderr).toContain("why ");
    expect(stderr).not.toContain("\u001b");
  });

  test("nothing listens", async () => {
    expect(await unmeasured([...json, "--url", "http://127.0.0.1:9/mcp"])).toEqual({
      error: "connection-failed",
      stderr: expect.stringContaining("ECONNREFUSED"),
    });
  });

  test("silence is over after --start-timeout", async () => {
    const { error } = await unmeasured([...json, "--start-timeout", "1", "--", NODE, "-e", "setInterval(() => {}, 1000)"]);
    expect(error).toBe("initialize-timeout");
  });

  test("401 is said to need credentials, and those given never show", async () => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization, request.headers["x-key"] as string | undefined);
      response.writeHead(401).end("go away");
    }).listen(0, "127.0.0.1");
    try {
      await new Promise((done) => server.once("listening", done));
      const { port } = server.address() as AddressInfo;
      const secrets = { MCPEVAL_HTTP_AUTHORIZATION: "Bearer s3cret-1", KEY: "s3cret-2" };
      const { error, stderr } = await unmeasured(
        [...json, "--url", `http://127.0.0.1:${String(port)}/mcp`, "--header-env", "X-Key=KEY"],
        secrets,
      );
      expect(seen.slice(0, 2)).toEqual(["Bearer s3cret-1", "s3cret-2"]);
      expect(error).toBe("auth-required");
      expect(stderr).toContain("needs credentials");
      expect(stderr).not.toContain("s3cret");
    } finally {
      server.close();
    }
  });

  test("floors do not turn it into a red verdict", async () => {
    const { stdout, code } = await run(["score", "--server", "demo", "--min-readiness", "50", "--", "./no-interpreter"]);
    expect(code).toBe(3);
    expect(stdout).toContain("demo readiness not measured: command-not-found\n");
  });
});

describe("a measured server", () => {
  test("prints its report and passes", async () => {
    const { stdout, stderr, code } = await run(["score", "--server", "demo", "--brief", ...DEMO_COMMAND]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(stdout.split("\n").slice(0, 2)).toEqual([DEMO_LINE, "  surface: 12 tools, 10 read-only, 2 writers, 10 exercised"]);
    expect(stdout).not.toContain("hint:");
  });

  test("under a floor is red, with the whole report on stdout", async () => {
    const { stdout, stderr, code } = await run([
      "score",
      "--server",
      "demo",
      "--min-readiness",
      "92",
      "--min-area",
      "catalog=63",
      ...DEMO_COMMAND,
    ]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 1 });
    expect(stdout).toContain(`${DEMO_LINE}\n`);
    expect(stdout).toContain("  below readiness observed=91 floor=92\n");
    expect(stdout).not.toContain("below catalog");
  });

  test("passes a floor when latency does not count", async () => {
    const { stdout, code } = await run([
      ...["score", "--server", "demo", "--format", "json", "--min-area", "reliability=92", "--exclude-latency"],
      ...DEMO_COMMAND,
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      readiness: { score: 91 },
      readiness_gate: { min_readiness: null, min_area: { reliability: 92 }, exclude_latency: true, passed: true, shortfalls: [] },
    });
  });

  test("is written to --output in the form its name suggests, again and again", async () => {
    const args = ["score", "--server", "small", "--output", "out/report.md", "--", NODE, SCRIPTED];
    for (const _round of [1, 2]) {
      expect(await run(args)).toMatchObject({
        stdout: "",
        stderr: expect.stringMatching(/^mcpeval: wrote out\/report\.md \(readiness \d+\/100\)\n$/),
        code: 0,
        signal: null,
      });
    }
    expect(await readdir(join(cwd, "out"))).toEqual(["report.md"]);
    expect(await readFile(join(cwd, "out", "report.md"), "utf8")).toMatch(/^#+ `small` readiness \d+\/100\n/);
  });

  test("replaces someone's file only with --force", async () => {
    await writeFile(join(cwd, "forced.json"), "[]");
    const { code } = await run(["score", "--server", "small", "--output", "forced.json", "--force", "--", NODE, SCRIPTED]);
    expect(code).toBe(0);
    expect(JSON.parse(await readFile(join(cwd, "forced.json"), "utf8"))).toMatchObject({ server: "small" });
  });

  test("gets a label from the current folder", async () => {
    const { stdout } = await run(["score", "--format", "json", "--brief", "--", NODE, SCRIPTED]);
    expect(JSON.parse(stdout)).toMatchObject({ server: expect.stringMatching(/^mcpeval-cli-/) });
  });

  test("is coloured when asked, and plain in a pipe", async () => {
    const command = ["--", NODE, SCRIPTED];
    expect((await run(["score", "--color", ...command])).stdout).toContain("\u001b[");
    expect((await run(["score", ...command], { FORCE_COLOR: "1" })).stdout).toContain("\u001b[");
    expect((await run(["score", ...command])).stdout).not.toContain("\u001b[");
  });

  test("sees only the variables it was given", async () => {
    const script = 'require("fs").writeFileSync("seen.json", JSON.stringify(process.env))';
    await run(["score", "--env", "GIVEN=a=b", "--env", "PASSED", "--", NODE, "-e", script], { PASSED: "yes", HIDDEN: "no" });
    const seen = JSON.parse(await readFile(join(cwd, "seen.json"), "utf8")) as Record<string, string>;
    expect(seen).toMatchObject({ GIVEN: "a=b", PASSED: "yes" });
    expect(seen).not.toHaveProperty("HIDDEN");
  });
});

describe("pipes", () => {
  const bash = (script: string, ...args: string[]) =>
    start("bash", ["-o", "pipefail", "-c", script, "bash", NODE, CLI_MAIN, ...args], { cwd }).ended;

  test("a reader that leaves early ends it quietly", async () => {
    expect(await bash('"$1" "$2" explain | head -1')).toEqual({ stdout: "protocol\n", stderr: "", code: 0, signal: null });
    // `true` reads nothing at all: the report of 2,000 tools cannot fit into the pipe.
    expect(await bash('"$1" "$2" score --format json -- "$1" "$3" 2000 | true', SCRIPTED)).toEqual({
      stdout: "",
      stderr: "",
      code: 0,
      signal: null,
    });
  });

  test("a slow reader gets every byte of a large document", async () => {
    const { stdout, stderr, code } = await bash('"$1" "$2" score --format json -- "$1" "$3" 2000 | (sleep 1; cat)', SCRIPTED);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(stdout.length).toBeGreaterThan(1_000_000);
    expect(JSON.parse(stdout)).toMatchObject({ readiness: { surface: { tools: 2_000 } } });
  });
});

describe("look-ups", () => {
  test("version, help, schema, explain and completion answer on stdout", async () => {
    const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
    const answers: [string[], RegExp][] = [
      [["--version"], new RegExp(`^${version.replaceAll(".", "\\.")}\n$`)],
      [["-V"], new RegExp(`^${version.replaceAll(".", "\\.")}\n$`)],
      [["help"], /^Usage: mcpeval <command> \[options\]\n/],
      [["help", "score"], /^Usage: mcpeval score \[options\] -- COMMAND \[ARG\.\.\.\]\n/],
      [["score", "--help"], /\nExamples:\n/],
      [["schema", "report"], /"mcpeval\.probe-report\/v2"/],
      [["schema"], /"title": "mcpeval manifest/],
      [["explain", "reliability-slow"], /^reliability-slow\n {2}area: reliability\n/],
      [["completion", "bash"], /complete .*_mcpeval mcpeval\n$/],
    ];
    for (const [args, expected] of answers) {
      const { stdout, stderr, code } = await run(args);
      expect({ args, stderr, code }).toEqual({ args, stderr: "", code: 0 });
      expect(stdout).toMatch(expected);
    }
  });
});
