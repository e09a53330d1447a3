// Which runs start the schema worker: only those with something to judge that may run long, or to tell why it is wrong. The worker
// changes no report. Runs the real program, with every `new Worker` on record.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import type { JsonObject } from "../../src/model/json.js";
import { flawlessTool, startComposable, type ComposablePreset, type ComposableTool } from "../support/composable.js";
import { runCli } from "../support/run-cli.js";

const RECORD = new URL("../support/record-threads.mjs", import.meta.url);
const WORKER = "mcpeval-jsonschema";
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-threads-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Scored {
  readonly document: ReportDocument;
  readonly threads: readonly string[];
  readonly calls: readonly string[];
}

async function score(preset: ComposablePreset, ...options: string[]): Promise<Scored> {
  const { target, calls, stop } = await startComposable(preset, "stdio");
  const record = join(folder, "threads");
  await rm(record, { force: true });
  try {
    const run = await runCli(["score", "--format", "json", ...options, "--", target.command, ...target.args], {
      env: { NODE_OPTIONS: `--import=${RECORD.href}`, MCPEVAL_TEST_THREADS: record },
    });
    expect(run).toMatchObject({ code: 0, left: [] });
    const threads = (await readFile(record, "utf8").catch(() => "")).split("\n").filter((line) => line !== "");
    return { document: JSON.parse(run.stdout) as ReportDocument, threads, calls: await calls() };
  } finally {
    await stop();
  }
}

/** What was found, without what depends on the machine's speed or on the schema's length. */
function found({ document, calls }: Scored) {
  const areas = document.readiness?.areas.filter(({ name }) => name !== "context") ?? [];
  return {
    lost: areas.flatMap(({ checks }) => checks).filter(({ id }) => id !== "reliability.latency"),
    areas: areas.filter(({ name }) => name !== "reliability").map(({ name, score }) => [name, score]),
    advisories: document.advisories,
    surface: document.readiness?.surface,
    calls,
  };
}

/** A tool whose optional property has keywords more. */
function toolWith(name: string, keywords: JsonObject, behaviour: Omit<ComposableTool, "entry"> = {}): ComposableTool {
  const id = { type: "string", description: "Identifier of the record, for example r1." };
  const part = { type: "string", description: "Part of the record to return, for example its title.", ...keywords };
  return flawlessTool(name, { inputSchema: { type: "object", properties: { id, part }, required: ["id"] } }, behaviour);
}

test("plain schemas start none", async () => {
  const { document, threads } = await score({ tools: [toolWith("a", {}), flawlessTool("b")], resources: [], prompts: [] });
  expect(document.readiness?.surface).toMatchObject({ tools: 2, exercised: 2 });
  expect(threads).toEqual([]);
});

test("a pattern starts one, and the report is the same", async () => {
  const preset = (keywords: JsonObject): ComposablePreset => ({
    tools: [toolWith("a", keywords), toolWith("b", keywords), flawlessTool("c")],
  });
  const plain = await score(preset({}));
  const other = await score(preset({ pattern: "^[a-z]" }));
  expect(other.threads).toEqual([WORKER]);
  expect(plain.threads).toEqual([]);
  expect(found(other)).toEqual(found(plain));
  expect(found(plain).calls.length).toBeGreaterThan(10);
});

test("a result that breaks its plain schema starts one, and the report is the same", async () => {
  const wrong = { kind: "result", structuredContent: { text: 1 } } as const;
  const preset = (keywords: JsonObject): ComposablePreset => ({ tools: [toolWith("a", keywords, { valid: wrong })] });
  const plain = await score(preset({}));
  const other = await score(preset({ pattern: "^[a-z]" }));
  expect(plain.threads).toEqual([WORKER]);
  expect(other.threads).toEqual([WORKER]);
  expect(found(other)).toEqual(found(plain));
  expect(found(plain).lost.map(({ id }) => id)).toContain("reliability.output-schema");
});

test("a user who writes the worker's mark gets the command line", async () => {
  const run = await runCli(["--mcpeval-schema-worker", "score"]);
  expect(run).toMatchObject({ code: 2, stdout: "", left: [] });
  expect(run.stderr).toContain("unknown option");
});
