// `probe` as users run it: the gate's report in every form, exit codes, and every misuse refused before a server starts.
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { ReportSchema, type ReportDocument } from "../../src/model/documents/report.js";
import { readReport } from "../../src/report/read.js";
import { DEMO_MAIN, NODE, PASS_MARK, runCli, type CliRun } from "../support/run-cli.js";

const DISCOVERY = { id: "bounded-discovery", probe: "discovery-cost", access: "read_only", max_tools: 10, max_schema_bytes: 100_000 };
const BUDGET = { id: "tiny-budget", probe: "token-cost", access: "read_only", max_total_tokens: 1 };
const STATUS = {
  id: "literal-status",
  probe: "instruction-fidelity",
  access: "read_only",
  tool: "describe_status",
  arguments: {},
  expect: { outcome: "ok", required_result_paths: ["/content/0/text"] },
};
const WRITER = {
  id: "two-writers",
  probe: "contention",
  access: "mutating",
  sandbox: "counter",
  tool: "increment_counter",
  arguments: {},
};

const HINT =
  "  hint: the catalog grew past the declared bounds; merge overlapping tools, drop tools agents never call, or negotiate a larger budget — a sprawling catalog taxes every session's context window";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-probe-"));
  const write = (name: string, ...probes: readonly object[]): Promise<void> =>
    writeFile(
      join(folder, name),
      `${JSON.stringify({ version: 1, sandboxes: { counter: { description: "the demo's counter" } }, probes }, null, 2)}\n`,
    );
  await write("red.json", STATUS, DISCOVERY, BUDGET);
  await write("green.json", STATUS);
  await write("writes.json", STATUS, WRITER);
  await writeFile(join(folder, "bad.json"), '{"version": 1,\n"probes": [{"probe": "nope"}],\n}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const GATE_SERVER = resolve("__tests__/fixtures/servers/gate-server.mjs");
const DEMO = ["--", NODE, DEMO_MAIN];
const probe = (args: readonly string[], server: readonly string[] = DEMO): Promise<CliRun> =>
  runCli(["probe", "--server", "demo", ...PASS_MARK, ...args, ...server], { cwd: folder });

/** A server command that leaves a mark when it is started. */
const marker = (): string => join(folder, "started");
const markingServer = (): string[] => ["--", NODE, "-e", `require("fs").writeFileSync(${JSON.stringify(marker())}, "")`];

describe("a report", () => {
  test("in text is that of the documentation, to the letter", async () => {
    const run = await probe(["--manifest", "red.json", "--gate-only"]);
    expect(run.stdout.split("\n")).toEqual([
      "literal-status instruction-fidelity pass attempts=1",
      "bounded-discovery discovery-cost fail attempts=1 first_failure=1 reason=discovery-limit-exceeded tools=12 schema_bytes=2262 bound=max_tools limit=10 observed=12",
      HINT,
      "tiny-budget token-cost fail attempts=1 first_failure=1 reason=token-budget-exceeded tools=12 total_tokens=566 bound=max_total_tokens limit=1 observed=566",
      expect.stringMatching(/^ {2}hint: the encoded catalog exceeds the token budget; /),
      "  heaviest: report_weather 56, shared_read 56, elicited_read 49",
      "demo gate 1/3 passed",
      "",
    ]);
    expect(run).toMatchObject({ stderr: "", code: 1, left: [] });
  });

  test("in brief has no hints", async () => {
    const { stdout } = await probe(["--manifest", "red.json", "--gate-only", "--brief"]);
    expect(stdout).not.toContain("hint:");
    expect(stdout).toContain("heaviest: ");
  });

  test("in JSON is valid, the same on every run, and knows no price", async () => {
    const runs = await Promise.all(
      [[], ["--price-per-mtok", "3"]].map((price) => probe(["--manifest", "red.json", "--gate-only", "--format", "json", ...price])),
    );
    const [first, second] = runs.map(({ stdout }) => stdout);
    expect(second).toBe(first);
    const document = JSON.parse(first ?? "") as ReportDocument;
    expect([...Value.Errors(ReportSchema, document)]).toEqual([]);
    expect(readReport(first ?? "", "report.json")).toEqual(document);
    expect(Object.keys(document)).toEqual([
      "schema",
      "generator",
      "server",
      "manifest_sha256",
      "passed",
      "gate",
      "readiness",
      "protocol",
      "cases",
    ]);
    expect(document.cases[1]).toEqual({
      id: "bounded-discovery",
      probe: "discovery-cost",
      tool: null,
      passed: false,
      attempts: 1,
      first_failure: 1,
      reason: "discovery-limit-exceeded",
      hint: HINT.slice("  hint: ".length),
      detail: { bound: "max_tools", limit: 10, observed: 12 },
      measurements: { tool_count: 12, schema_bytes: 2262 },
    });
    expect(Object.keys(document.cases[1] ?? {})).toEqual([
      "id",
      "probe",
      "tool",
      "passed",
      "attempts",
      "first_failure",
      "reason",
      "hint",
      "detail",
      "measurements",
    ]);
    expect(document).toMatchObject({ passed: false, gate: { passed: 1, total: 3 }, readiness: null });
  });

  test("in Markdown has the bound and the remediation, and the price of a session", async () => {
    const { stdout, code } = await probe(["--manifest", "red.json", "--gate-only", "--format", "markdown", "--price-per-mtok", "3"]);
    expect(stdout).toContain("| max_tools 12 > 10 |");
    expect(stdout).toContain("### Remediation");
    expect(stdout).toContain("Session cost: 566 tokens at $3/Mtok is $0.001698 per session ($1.698 per 1,000 sessions).");
    expect(code).toBe(1);
  });

  test("of a passed gate goes on to readiness and its floors", async () => {
    const run = await probe(["--manifest", "green.json", "--price-per-mtok", "3", "--min-readiness", "50"]);
    const lines = run.stdout.split("\n");
    expect(lines.slice(0, 4)).toEqual([
      "literal-status instruction-fidelity pass attempts=1",
      "demo gate 1/1 passed",
      "demo readiness 91/100 protocol=100 catalog=63 context=100 error-honesty=100 reliability=91 coverage=100 standard=mcpeval-standard/2",
      "  surface: 12 tools, 10 read-only, 2 writers, 10 exercised",
    ]);
    expect(lines).toContain("  session cost: 566 tokens at $3/Mtok is $0.001698 per session ($1.698 per 1,000 sessions)");
    expect(lines).toContain("demo floors passed readiness>=50");
    expect(run).toMatchObject({ code: 0, left: [] });
  });

  test("is red under a floor though the gate passed", async () => {
    const run = await probe(["--manifest", "green.json", "--min-readiness", "99", "--format", "json"]);
    expect(run.code).toBe(1);
    expect(JSON.parse(run.stdout)).toMatchObject({
      passed: true,
      readiness_gate: { passed: false, shortfalls: [{ subject: "readiness" }] },
    });
  });

  test("of one kind has its cases only, and no readiness", async () => {
    const run = await probe(["--manifest", "red.json", "--probe", "instruction-fidelity"]);
    expect(run.stdout).toBe("literal-status instruction-fidelity pass attempts=1\ndemo gate 1/1 passed\n");
    expect(run.code).toBe(0);
  });

  test("of a server that ends is whole, and the run could not be measured", async () => {
    const run = await probe(["--manifest", "red.json", "--format", "json"], ["--", NODE, "-e", "process.exit(9)"]);
    expect(run.code).toBe(3);
    expect(JSON.parse(run.stdout)).toMatchObject({ readiness: null, readiness_error: "server-exited", gate: { passed: 0, total: 3 } });
    expect(run.stderr).toContain("mcpeval: literal-status: server exited with code 9");
  });

  test("of mutating cases comes only when they are allowed", async () => {
    const run = await probe(["--manifest", "writes.json", "--gate-only", "--allow-mutation", "--brief"]);
    expect(run.stdout).toContain("two-writers contention ");
    expect(run.stdout).toMatch(/gate [12]\/2 passed/);
    expect(run.code).toBeLessThan(2);
  });
});

test("an interruption ends the servers and still gives the whole report", async () => {
  const file = join(folder, "hang.json");
  const call = { probe: "instruction-fidelity", access: "read_only", arguments: {}, expect: { outcome: "ok" } };
  const probes = [
    { id: "first", ...call, tool: "quick" },
    { id: "second", ...call, tool: "hang" },
    { id: "third", ...call, tool: "quick" },
  ];
  await writeFile(file, JSON.stringify({ version: 1, timeout_ms: 20_000, probes }));
  const log = join(folder, "log");
  await writeFile(log, "");
  const run = await runCli(["probe", ...PASS_MARK, "--manifest", file, "--brief", "--server", "demo", "--", NODE, GATE_SERVER, log], {
    cwd: folder,
    during: (running) => {
      const timer = setInterval(() => {
        if (!readFileSync(log, "utf8").includes("tools/call hang")) return;
        clearInterval(timer);
        running.kill("SIGINT");
      }, 20);
      timer.unref();
    },
  });
  expect(run.stdout.split("\n").slice(0, 4)).toEqual([
    "first instruction-fidelity pass attempts=1",
    "second instruction-fidelity fail attempts=1 first_failure=1 reason=gate-interrupted",
    "third instruction-fidelity fail attempts=0 reason=gate-interrupted",
    "demo gate 1/3 passed",
  ]);
  expect(run.stdout).toContain("demo readiness not measured: interrupted");
  expect(run).toMatchObject({ code: 130, left: [] });
});

test.each([
  ["a bad manifest", ["--manifest", "bad.json"], ["bad.json:3:1: a comma with nothing after it; remove it, or name the file .jsonc"]],
  ["no manifest", ["--manifest", "none.json"], ["cannot read none.json: no such file"]],
  [
    "no default manifest",
    [],
    ["cannot read mcp-eval.manifest.json: no such file; name a manifest with --manifest, or score without one: mcpeval score"],
  ],
  [
    "mutation that is not allowed",
    ["--manifest", "writes.json"],
    ["writes.json:22:5: case two-writers writes to the sandbox counter", "pass --allow-mutation to let these cases write"],
  ],
  [
    "a kind without cases",
    ["--manifest", "red.json", "--probe", "workflow"],
    ["--probe workflow: red.json has no case of this kind; it has discovery-cost, instruction-fidelity, token-cost"],
  ],
  ["an unknown kind", ["--manifest", "red.json", "--probe", "paginaton"], [/^--probe must be one of .*; did you mean pagination\?$/]],
  [
    "a floor of the gate alone",
    ["--manifest", "red.json", "--gate-only", "--min-readiness", "1"],
    ["a floor needs the standard battery, which --gate-only leaves out; drop one of them"],
  ],
  [
    "a floor of one kind",
    ["--manifest", "red.json", "--probe", "token-cost", "--min-area", "catalog=1"],
    ["a floor needs the standard battery, which --probe leaves out; drop one of them"],
  ],
  [
    "an advisory of the gate alone",
    ["--manifest", "red.json", "--gate-only", "--fail-on-advisory", "stdout-noise"],
    ["--fail-on-advisory needs the standard battery, which --gate-only leaves out; drop one of them"],
  ],
  ["a price that is none", ["--manifest", "red.json", "--price-per-mtok", "-1"], [/^--price-per-mtok must be a number from 0 to/]],
] as const)("%s is refused before the server starts", async (_, args, says) => {
  const run = await runCli(["probe", ...args, ...markingServer()], { cwd: folder });
  expect(run.stderr.trimEnd().split("\n")).toEqual(
    says.map((said) =>
      typeof said === "string" ? `mcpeval: ${said}` : expect.stringMatching(new RegExp(said.source.replace("^", "^mcpeval: "))),
    ),
  );
  expect(run).toMatchObject({ stdout: "", code: 2 });
  expect(existsSync(marker())).toBe(false);
});
