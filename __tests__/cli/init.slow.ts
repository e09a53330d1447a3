// `init` as users run it: what it prints and writes, that `probe` then passes, and every misuse refused before a server starts.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import Ajv2020 from "ajv/dist/2020.js";
import { readManifest } from "../../src/manifest/load.js";
import { splitCommand } from "../../src/target/command.js";
import { flawlessTool, flawlessWriter, startComposable } from "../support/composable.js";
import { DEMO_MAIN, NODE, PASS_MARK, runCli, type CliRun } from "../support/run-cli.js";

const schema = JSON.parse(await readFile(new URL("../../schemas/manifest.schema.json", import.meta.url), "utf8")) as object;
const isManifest = new Ajv2020.default({ strict: false }).compile(schema);

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-init-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const DEMO = ["--", NODE, DEMO_MAIN];
const run = (args: readonly string[]): Promise<CliRun> => runCli(args, { cwd: folder });
const init = (args: readonly string[] = [], server: readonly string[] = DEMO): Promise<CliRun> =>
  run(["init", "--server", "demo", ...PASS_MARK, ...args, ...server]);
const read = (name: string): Promise<string> => readFile(join(folder, name), "utf8");

/** Runs the line that init printed last, as a user would paste it. */
async function next({ stdout }: CliRun, args: readonly string[] = []): Promise<CliRun> {
  const [program, command = "", ...words] = splitCommand(/^next: (.*)$/m.exec(stdout)?.[1] ?? "");
  expect(program).toBe("mcpeval");
  return run([command, ...args, ...words]);
}

const CALLED = "schema-guessability, latency-budget";
const WRITER = "left out, writer: it declares that it writes, and writers are never called";

describe("on the demo", () => {
  test("says what became of each tool, writes the file, and its next command passes", async () => {
    const made = await init();
    expect(made.stdout.split("\n")).toEqual([
      `describe_status: ${CALLED}, contention`,
      ...["read_counter", "read_settings", "list_stations", "report_weather", "shared_read", "elicited_read", "sampled_read"].map(
        (name) => `${name}: ${CALLED}`,
      ),
      "flaky_read: left out, call-failed-tool-error: the call ended in a tool error; working arguments can be given with --arguments",
      `slow_read: ${CALLED}`,
      `increment_counter: ${WRITER}`,
      `reset_counter: ${WRITER}`,
      "server: discovery-cost, token-cost, pagination, surface-listing, protocol-negotiation",
      "wrote mcp-eval.manifest.json (24 cases)",
      `next: mcpeval probe --server demo --env MCPEVAL_TEST_MARK -- ${NODE} ${DEMO_MAIN}`,
      "",
    ]);
    expect(made).toMatchObject({ stderr: "", code: 0, left: [] });
    expect(await readdir(folder)).toEqual(["mcp-eval.manifest.json"]);
    const text = await read("mcp-eval.manifest.json");
    expect([isManifest(JSON.parse(text)), isManifest.errors]).toEqual([true, null]);
    expect(JSON.parse(text)).toMatchObject({ version: 1, probes: { length: 24 } });

    const probed = await next(made, ["--gate-only", "--brief"]);
    expect(probed.stdout.split("\n").filter((line) => !/ pass attempts=\d/.test(line))).toEqual(["demo gate 24/24 passed", ""]);
    expect(probed).toMatchObject({ stderr: "", code: 0, left: [] });

    // Again: kept, then replaced by the same but for latency bounds.
    expect(await init()).toMatchObject({ code: 2, stdout: "" });
    expect(await read("mcp-eval.manifest.json")).toBe(text);
    expect(await init(["--force"])).toMatchObject({ code: 0 });
    const withoutLatency = (one: string): string => one.replace(/"max_latency_ms": \d+/g, "");
    expect(withoutLatency(await read("mcp-eval.manifest.json"))).toBe(withoutLatency(text));
  });

  test.each(["gate.yaml", "deep/er/gate.jsonc", "gate"])("writes %s in its syntax, comments kept where it has some", async (name) => {
    await writeFile(join(folder, "arguments.json"), '{"shared_read": {"id": "note: 1"}}');
    const made = await init(["--output", name, "--tool", "shared_read", "--tool", "read_counter", "--arguments", "arguments.json"]);
    expect(made).toMatchObject({ stderr: "", code: 0, left: [] });
    expect(made.stdout).toContain("describe_status: left out, not-selected: --tool names others\n");
    expect(made.stdout).toContain(`\nwrote ${name} (10 cases)\nnext: mcpeval probe --manifest ${name} --server demo`);
    const text = await read(name);
    const comments = text.split("\n").filter((line) => /^\s*(?:#|\/\/)/.test(line));
    if (name === "gate") expect(comments).toEqual([]);
    else {
      expect(comments.map((line) => line.replace(/^\s*(?:#|\/\/) /, "")).filter((line) => !line.startsWith("yaml-"))).toEqual([
        expect.stringMatching(/^Made by mcpeval init/),
        expect.stringMatching(/^Latency budgets are at least four times/),
        "Tools without cases, and why:",
        "  increment_counter (writer)",
        "  reset_counter (writer)",
        expect.stringMatching(/^What every session pays/),
        expect.stringMatching(/^Listings come to an end/),
        "read_counter: declared read-only, called without arguments. Two clients at once call this one, for the whole server.",
        "shared_read: declared read-only, called with the arguments that were given for it.",
      ]);
    }
    const { cases } = await readManifest(text, name);
    expect(cases.filter(({ tool }) => tool === "shared_read").map(({ fields }) => fields["arguments"])).toEqual([
      { id: "note: 1" },
      { id: "note: 1" },
    ]);
    expect(await next(made, ["--gate-only"])).toMatchObject({ stderr: "", code: 0 });
  });

  test("a dry run prints decisions and writes nothing, also where a manifest is", async () => {
    await writeFile(join(folder, "mcp-eval.manifest.json"), "mine");
    const made = await init(["--dry-run"]);
    const lines = made.stdout.split("\n");
    expect(lines).toHaveLength(13);
    expect(lines).toContain("shared_read: would be called with arguments built from its input schema");
    expect(lines).toContain("flaky_read: would be called without arguments");
    expect(lines).toContain(`reset_counter: ${WRITER}`);
    expect(made).toMatchObject({ stderr: "", code: 0, left: [] });
    expect([await readdir(folder), await read("mcp-eval.manifest.json")]).toEqual([["mcp-eval.manifest.json"], "mine"]);
  });

  test("broken, it writes what passes and says how to fix the rest", async () => {
    const made = await init(["--tool", "read_counter"], [...DEMO, "--broken", "duplicate-page", "--broken", "output-missing"]);
    expect(made.stdout).toContain(`\nread_counter: ${CALLED}, contention; not output-schema (output-schema-declared-but-missing)\n`);
    expect(made.stdout).toContain("\nserver: discovery-cost, token-cost, surface-listing, protocol-negotiation; not pagination (");
    expect(made.stdout).toContain("\ncases left out do not pass yet; `mcpeval explain pagination-duplicate-tool` says how to fix it\n");
    expect(await next(made, ["--gate-only"])).toMatchObject({ code: 0 });
  });
});

test("over HTTP, attested: the log of the server's calls has no writer", async () => {
  const preset = {
    tools: [flawlessTool("a"), flawlessTool("u", { annotations: {} }), flawlessWriter("w"), flawlessTool("o\u202eo\n::error::")],
  };
  const server = await startComposable(preset, "http");
  try {
    const url = "url" in server.target ? server.target.url.href : "";
    const made = await run(["init", "--server", "http", "--url", url, "--confirm-read-only", "--output", "m.yaml"]);
    expect(made.stdout).toContain("\nu: schema-guessability, latency-budget, output-schema\n");
    expect(made.stdout).toContain('\n"o\\\\u{202e}o\\\\u{a}::error::": left out, unnameable: ');
    expect(made.stdout).toContain(`\nnext: mcpeval probe --manifest m.yaml --server http --url ${url} --confirm-read-only\n`);
    expect(made).toMatchObject({ stderr: "", code: 0 });
    expect(new Set(await server.calls())).toEqual(new Set(["a", "u"]));
    expect(await next(made, ["--gate-only"])).toMatchObject({ stderr: "", code: 0 });
  } finally {
    await server.stop();
  }
});

test("no value of --env is printed", async () => {
  const made = await init(["--env", "API_KEY=s3cret", "--tool", "read_counter"]);
  expect(made.code).toBe(0);
  expect(made.stdout).toContain("--env API_KEY=VALUE");
  expect(`${made.stdout}${made.stderr}${await read("mcp-eval.manifest.json")}`).not.toContain("s3cret");
});

describe("is refused before a server starts", () => {
  const MARKER = "started";
  const server = (): string[] => ["--", NODE, "-e", `require("fs").writeFileSync(${JSON.stringify(join(folder, MARKER))}, "")`];

  test.each([
    ["an existing manifest", [], "mcp-eval.manifest.json exists and is kept; replace it with --force, or name another file with --output"],
    ["an existing file", ["--output", "kept.yaml"], "kept.yaml exists and is kept; replace it with --force"],
    ["a folder", ["--output", "sub"], "--output sub is a folder; name a file in it"],
    ["a folder to be", ["--output", "new/"], "--output new/ is a folder; name a file in it"],
    ["another kind of file", ["--output", "gate.toml"], "--output gate.toml: a manifest is a .json, .jsonc, .yaml or .yml file"],
    ["missing arguments", ["--output", "n.json", "--arguments", "none.json"], "cannot read none.json: no such file"],
    ["two targets", ["--output", "n.json", "--url", "http://127.0.0.1:1/"], "--url"],
    ["a remote address", ["--output", "n.json"], "--allow-remote-http"],
  ])("%s", async (what, args, says) => {
    await writeFile(join(folder, "mcp-eval.manifest.json"), "mine");
    await writeFile(join(folder, "kept.yaml"), "");
    await mkdir(join(folder, "sub"));
    const target = what === "a remote address" ? ["--url", "https://mcp.example.com/mcp"] : server();
    const made = what === "a remote address" ? await run(["init", ...args, ...target]) : await init(args, target);
    expect(made.stderr).toContain(says);
    expect(made).toMatchObject({ stdout: "", code: 2 });
    expect([existsSync(join(folder, MARKER)), existsSync(join(folder, "n.json")), await read("kept.yaml")]).toEqual([false, false, ""]);
  });

  test("but the mark shows a server that starts, and then nothing is written", async () => {
    expect(await init([], server())).toMatchObject({ code: 3, stdout: "" });
    expect(await readdir(folder)).toEqual([MARKER]);
  });
});

test.each([
  [["--tool", "reset_counter"], '--tool "reset_counter": it declares that it writes, and writers are never called'],
  [["--tool", "read_countr"], '--tool "read_countr": the server lists no such tool; did you mean read_counter?'],
])("%j is a misuse, and nothing is written", async (args, says) => {
  const made = await init(args);
  expect(made).toMatchObject({ code: 2, stdout: "", left: [] });
  expect(made.stderr).toContain(says);
  expect(await readdir(folder)).toEqual([]);
});

test("a file that cannot be written is no success", async () => {
  await writeFile(join(folder, "file"), "");
  const made = await init(["--output", "file/m.json", "--tool", "read_counter"]);
  expect(made.code).not.toBe(0);
  expect(made.stdout).toBe("");
  expect(made.stderr).toMatch(/file\/m\.json/);
});

test("an interruption leaves no file behind", async () => {
  const made = await runCli(["init", "--server", "demo", ...PASS_MARK, ...DEMO], {
    cwd: folder,
    during: (process) => setTimeout(() => process.kill("SIGINT"), 900),
  });
  expect(made.code).not.toBe(0);
  expect(made).toMatchObject({ stdout: "", left: [] });
  expect(await readdir(folder)).toEqual([]);
});
