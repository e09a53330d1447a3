// `compare` as users run it, against real servers over both transports. Needs `npm run compile`.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { ComparisonSchema, type ComparisonDocument } from "../../src/model/documents/comparison.js";
import { DEMO_MAIN, NODE, PASS_MARK, runCli } from "../support/run-cli.js";

let folder = "";
const servers: ChildProcess[] = [];
let plain = "";
let doubling = "";

async function serve(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [DEMO_MAIN, "--http", "0", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  servers.push(child);
  const said = await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
  return /http:\/\/\S+/.exec(String(said[0]))?.[0] ?? "";
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-compare-"));
  [plain, doubling] = await Promise.all([serve(), serve("--broken", "ping", "--broken", "duplicate-page")]);
  const cases = [
    { id: "pages-end", probe: "pagination", access: "read_only", max_pages: 10 },
    { id: "small", probe: "discovery-cost", access: "read_only", max_tools: 10, max_schema_bytes: 100_000 },
  ];
  await writeFile(join(folder, "gate.json"), JSON.stringify({ version: 1, probes: cases }));
  await writeFile(
    join(folder, "servers.json"),
    JSON.stringify({
      mcpServers: { alpha: { command: NODE, args: [DEMO_MAIN] }, beta: { command: NODE, args: [DEMO_MAIN, "--broken", "ping"] } },
    }),
  );
});
afterAll(async () => {
  for (const child of servers) child.kill();
  await rm(folder, { recursive: true, force: true });
});

const compare = (...args: readonly string[]) => runCli(["compare", "--server", "demo", ...args], { cwd: folder, timeoutMs: 60_000 });

/** The words of each line of a grid, by its first word. */
const rowsOf = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split("\n")
      .map((line) => line.trim().split(/\s{2,}/))
      .map(([name = "", ...cells]) => [name, cells]),
  );

describe("two endpoints and a command", () => {
  let text = "";
  let document: ComparisonDocument;

  test("side by side as text: red cases and lost points are no red verdict", async () => {
    const ran = await compare(
      "--manifest",
      "gate.json",
      "--endpoint",
      `good=${plain}`,
      "--endpoint",
      `bad=${doubling}`,
      ...PASS_MARK,
      "--",
      NODE,
      DEMO_MAIN,
    );
    expect(ran).toMatchObject({ code: 0, left: [] });
    text = ran.stdout;
    expect(text.startsWith("demo compared on 3 targets\n")).toBe(true);
    const rows = rowsOf(text);
    expect(rows.get("good")).toEqual(["bad", "stdio"]);
    expect(rows.get("pages-end")).toEqual(["pagination", "pass", "fail pagination-duplicate-tool", "pass"]);
    expect(rows.get("gate")).toEqual(["1/2", "0/2", "1/2"]);
    const scores = (rows.get("readiness") ?? []).map((cell) => Number(cell.replace("/100", "")));
    expect(scores[1]).toBeLessThan(scores[0] ?? 0);
    expect(text).toContain("standard: mcpeval-standard/2\n");
  });

  test("as JSON under its schema", async () => {
    const output = join(folder, "comparison.json");
    const ran = await compare(
      "--manifest",
      "gate.json",
      "--output",
      output,
      "--endpoint",
      `good=${plain}`,
      "--endpoint",
      `bad=${doubling}`,
    );
    expect(ran).toMatchObject({ code: 0, stdout: "" });
    document = JSON.parse(await readFile(output, "utf8")) as ComparisonDocument;
    expect([...Value.Errors(ComparisonSchema, document)]).toEqual([]);
    expect(document).toMatchObject({
      schema: "mcpeval.comparison/v1",
      server: "demo",
      complete: true,
      same_conditions: true,
      targets: [
        { label: "good", gate: { passed: 1, total: 2 } },
        { label: "bad", gate: { passed: 0, total: 2 } },
      ],
      cases: [
        { id: "pages-end", results: [{ verdict: "pass" }, { verdict: "fail", reason: "pagination-duplicate-tool" }] },
        { id: "small" },
      ],
    });
  });

  test("as Markdown, of the verdicts alone", async () => {
    const ran = await compare(
      "--gate-only",
      "--manifest",
      "gate.json",
      "--format",
      "markdown",
      "--endpoint",
      `good=${plain}`,
      "--endpoint",
      `bad=${doubling}`,
    );
    expect(ran.code).toBe(0);
    expect(ran.stdout).toBe(
      `## \`demo\` compared on 2 targets

| Case | Probe | \`good\` | \`bad\` |
| --- | --- | --- | --- |
| \`pages-end\` | \`pagination\` | ✅ pass | ❌ fail \`pagination-duplicate-tool\` |
| \`small\` | \`discovery-cost\` | ❌ fail \`discovery-limit-exceeded\` | ❌ fail \`discovery-limit-exceeded\` |
| **gate** |  | ❌ 1/2 | ❌ 0/2 |
`,
    );
  });
});

test("servers of a configuration file, and readiness alone without a manifest", async () => {
  const ran = await runCli(["compare", "--config", "servers.json", "--server", "alpha", "--server", "beta"], {
    cwd: folder,
    timeoutMs: 60_000,
  });
  expect(ran.code).toBe(0);
  expect(ran.stderr).toContain("so readiness alone is compared");
  const rows = rowsOf(ran.stdout);
  expect(rows.get("alpha")).toEqual(["beta"]);
  expect(rows.get("protocol")?.[0]).toBe("100");
  expect(Number(rows.get("protocol")?.[1])).toBeLessThan(100);
});

test("a target that cannot be evaluated: everything else is shown, and the exit is 3", async () => {
  const ran = await compare(
    "--manifest",
    "gate.json",
    "--gate-only",
    "--endpoint",
    `good=${plain}`,
    "--endpoint",
    "gone=http://127.0.0.1:9/mcp",
  );
  expect(ran.code).toBe(3);
  const rows = rowsOf(ran.stdout);
  expect(rows.get("pages-end")?.slice(0, 2)).toEqual(["pagination", "pass"]);
  expect(rows.get("pages-end")?.[2]).toMatch(/^not-evaluated transport-/);
  expect(ran.stdout).toContain("incomplete: not everything could be evaluated\n");
});

describe("misuse, before anything is measured", () => {
  test.each<[string, readonly string[], string]>([
    ["no target", [], "needs two targets or more, and none was named"],
    ["one target", ["--endpoint", "a=http://127.0.0.1:9/mcp"], "only one was named"],
    ["a bare address", ["--endpoint", "http://127.0.0.1:9/mcp"], "takes LABEL=URL"],
    ["a label twice", ["--endpoint", "a=http://127.0.0.1:9/a", "--endpoint", "A=http://127.0.0.1:9/b"], "A is used twice"],
    [
      "the command's label",
      ["--endpoint", "stdio=http://127.0.0.1:9/a", "--", "node"],
      "stdio is the label of the command after --; give each target a label of its own",
    ],
    ["a remote address", ["--endpoint", "a=https://example.com/mcp", "--endpoint", "b=http://127.0.0.1:9/b"], "--allow-remote-http"],
    ["a password in an address", ["--endpoint", "a=http://u:secret@127.0.0.1:9/a", "--endpoint", "b=http://127.0.0.1:9/b"], "redential"],
    [
      "--gate-only without a manifest",
      ["--gate-only", "--endpoint", "a=http://127.0.0.1:9/a", "--endpoint", "b=http://127.0.0.1:9/b"],
      "no such file",
    ],
    [
      "--env without a command",
      ["--env", "A=1", "--endpoint", "a=http://127.0.0.1:9/a", "--endpoint", "b=http://127.0.0.1:9/b"],
      "none was given",
    ],
    [
      "a folder for one document",
      ["--output", "out/", "--endpoint", "a=http://127.0.0.1:9/a", "--endpoint", "b=http://127.0.0.1:9/b"],
      "one document",
    ],
    ["two ways at once", ["--config", "servers.json", "--endpoint", "a=http://127.0.0.1:9/a"], "name the targets one way"],
  ])("%s", async (_what, args, problem) => {
    const ran = await compare(...args);
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain(problem);
    expect(ran.stderr).not.toContain("secret");
  });
});
