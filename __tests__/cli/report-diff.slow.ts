// `report` and `diff` as users run them: documents from files and pipes in, every form and every exit code out.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Log } from "sarif";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { applyFloors } from "../../src/report/floors.js";
import { CLI, DEMO, NODE, runCli, type Transcript } from "../support/cli.js";
import { junitProblems } from "../support/judges/junit.js";
import { sarifProblems } from "../support/judges/sarif.js";
import { notMeasured, redGate, wholeDemo } from "../support/report-documents.js";
import { gainedDemo, manyTools, version1 } from "../support/report-variants.js";

let cwd = "";
const write = (name: string, value: unknown): Promise<void> =>
  writeFile(join(cwd, name), typeof value === "string" ? value : JSON.stringify(value, null, 2));
const run = (...args: string[]): Promise<Transcript> => runCli(args, { cwd });

const worse = (): ReportDocument => {
  const document = gainedDemo();
  return {
    ...document,
    readiness: document.readiness && { ...document.readiness, score: 80, score_without_latency: 80 },
    catalog: (document.catalog ?? []).slice(1),
  };
};

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "mcpeval-report-"));
  await mkdir(join(cwd, "src"));
  await write("green.json", gainedDemo());
  await write("red.json", redGate());
  await write("floor.json", applyFloors(wholeDemo(), { minReadiness: 95 }, {}));
  await write("missing.json", notMeasured());
  await write("old.json", version1());
  await write("worse.json", worse());
  await write("other.json", { ...gainedDemo(), server: "other" });
  await write("broken.json", '{"schema": "mcpeval.probe-report/v2",\n  "x" 1}');
  await write("many.json", manyTools(1_300));
  await write("src/server.ts", 'server.registerTool("flaky_read", {}, run);\n');
  await write(
    "expired.yaml",
    "version: 1\nwaivers:\n  - check: catalog.output-schema\n    because: b\n    owner: o\n    expires: 2020-01-01\n",
  );
  await write(
    "applied.yaml",
    "version: 1\nwaivers:\n  - check: catalog.output-schema\n    because: b\n    owner: o\n    expires: 2999-01-01\n",
  );
  await write("bad.yaml", "version: 1\nwaivers:\n  - check: x\n");
  await write("gate.json", {
    version: 1,
    probes: [{ id: "bounded-discovery", probe: "discovery-cost", access: "read_only", max_tools: 10, max_schema_bytes: 100_000 }],
  });
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

/** Runs with a file's text on standard input. */
async function piped(text: string, ...args: string[]): Promise<{ stdout: string; stderr: string; code: number | null }> {
  const child = spawn(NODE, [CLI, ...args], { cwd, stdio: "pipe" });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
  child.stdin.on("error", () => undefined);
  child.stdin.end(text);
  const [code] = (await once(child, "close")) as [number | null];
  return { stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString(), code };
}

describe("report: exit codes are the document's own", () => {
  test.each([
    ["green.json", 0],
    ["red.json", 1],
    ["floor.json", 1],
    ["missing.json", 3],
    ["old.json", 1],
  ])("%s exits %i in every form", async (file, code) => {
    const formats = ["text", "json", "markdown", "sarif", "junit"];
    const runs = await Promise.all(formats.map((format) => run("report", file, "--format", format)));
    expect(runs.map((one) => [one.code, one.stderr])).toEqual(formats.map(() => [code, ""]));
    expect(sarifProblems(runs[3]?.stdout ?? "")).toEqual([]);
    expect(await junitProblems(runs[4]?.stdout ?? "")).toEqual([]);
  });
});

describe("report: forms", () => {
  test("JSON comes back as it was, unknown fields and all, from a file and from a pipe", async () => {
    const later = `${JSON.stringify({ ...gainedDemo(), later: { a: [1] } }, null, 2)}\n`;
    await write("later.json", later);
    expect((await run("report", "later.json", "--format", "json")).stdout).toBe(later);
    expect(await piped(later, "report", "-", "--format", "json")).toEqual({ stdout: later, stderr: "", code: 0 });
  });

  test("a version 1 document says its pass rate, and stays version 1 in JSON", async () => {
    const { stdout } = await run("report", "old.json");
    expect(stdout).toContain("demo gate 2/3 passed\ndemo manifest pass rate 66.67% schema=mcpeval.probe-report/v1\n");
    expect(JSON.parse((await run("report", "old.json", "--format", "json")).stdout)).toEqual(version1());
    expect((await run("report", "old.json", "--format", "markdown")).stdout).toContain("Manifest pass rate: 66.67%");
  });

  test("--brief, --plan and --price-per-mtok", async () => {
    expect((await run("report", "green.json", "--brief")).stdout).not.toContain("hint:");
    const { stdout } = await run("report", "green.json", "--plan");
    expect(stdout).toMatch(
      / {2}path to 100: 6 causes, 18 edits\n {4}gain=\+5\.94 reason=catalog-no-output-schema area=catalog edits=12 each=\+0\.5 tools=/,
    );
    expect(stdout.match(/hint: declare outputSchema/g)).toHaveLength(1);
    expect((await run("report", "green.json", "--price-per-mtok", "3")).stdout).toContain("566 tokens at $3/Mtok");
  });

  test("SARIF finds cases in the manifest and tools in the source", async () => {
    const { stdout, code } = await run("report", "green.json", "--format", "sarif", "--source", "src");
    expect(code).toBe(0);
    const uris = ((JSON.parse(stdout) as Log).runs[0]?.results ?? []).map(({ message, locations }) => [
      message.text?.includes("'flaky_read'") === true,
      locations?.[0]?.physicalLocation?.artifactLocation?.uri,
    ]);
    expect(uris).toContainEqual([true, "src/server.ts"]);
    expect(uris).toContainEqual([false, "mcp-eval.manifest.json"]);
    const red = await run("report", "red.json", "--format", "sarif", "--manifest", "gate.json");
    expect(red.stderr).toBe("mcpeval: gate.json is not the manifest this report was made with: lines may be off\n");
    const [bounded, budget] = (JSON.parse(red.stdout) as Log).runs[0]?.results ?? [];
    expect(bounded?.locations?.[0]?.physicalLocation).toMatchObject({
      artifactLocation: { uri: "gate.json" },
      region: { startLine: 4, startColumn: 5 },
    });
    expect(budget?.locations?.[0]?.physicalLocation?.region?.startLine).toBe(1);
  });

  test("the name of the file chooses the form, and it is recognised as ours the next time", async () => {
    for (const name of ["out.sarif", "out.sarif.json", "out.xml"]) {
      expect((await run("report", "green.json", "--output", name)).stderr).toBe(`mcpeval: wrote ${name} (readiness 91/100)\n`);
      expect((await run("report", "green.json", "--output", name)).code).toBe(0);
    }
    expect(sarifProblems(await readFile(join(cwd, "out.sarif.json"), "utf8"))).toEqual([]);
    expect(await junitProblems(await readFile(join(cwd, "out.xml"), "utf8"))).toEqual([]);
  });

  test("several megabytes arrive whole through pipes", async () => {
    const text = await readFile(join(cwd, "many.json"), "utf8");
    const { stdout, code } = await piped(text, "report", "-", "--format", "sarif");
    expect(code).toBe(1);
    expect(stdout.length).toBeGreaterThan(4_000_000);
    expect((JSON.parse(stdout) as Log).runs[0]?.results).toHaveLength(5_000);
  });
});

describe("report: waivers", () => {
  test("what is waived is shown and fails nothing; the points stay lost", async () => {
    const { stdout, code } = await run("report", "green.json", "--waivers", "applied.yaml", "--format", "json");
    const { readiness, waivers } = JSON.parse(stdout) as ReportDocument;
    expect([code, readiness?.score, waivers?.map(({ state, covers }) => [state, covers])]).toEqual([0, 91, [["applied", 12]]]);
  });

  test("an expired waiver exits 1 with its line, a broken file 2", async () => {
    const expired = await run("report", "green.json", "--waivers", "expired.yaml", "--brief");
    expect([expired.code, expired.stderr]).toEqual([
      1,
      "mcpeval: expired.yaml:3: the waiver of check catalog.output-schema expired on 2020-01-01; fix the loss, or agree on a new day\n",
    ]);
    expect(expired.stdout).toContain("  waiver expired check=catalog.output-schema owner=o until=2020-01-01\n");
    const bad = await run("report", "green.json", "--waivers", "bad.yaml");
    expect([bad.code, bad.stdout, bad.stderr.split("\n").length]).toEqual([2, "", 4]);
  });

  test("score and probe take them from the default file, before anything starts", async () => {
    await write(
      "mcpeval.waivers.yaml",
      "version: 1\nwaivers:\n  - check: protocol.ping\n    because: b\n    owner: o\n    expires: 2999-01-01\n",
    );
    try {
      const scored = await run("score", "--server", "demo", "--brief", "--", NODE, DEMO);
      expect([scored.code, scored.stderr]).toEqual([
        1,
        "mcpeval: mcpeval.waivers.yaml:3: the waiver of check protocol.ping is stale: nothing it covers was lost; remove it\n",
      ]);
      const probed = await run(
        "probe",
        "--server",
        "demo",
        "--manifest",
        "gate.json",
        "--gate-only",
        "--waivers",
        "bad.yaml",
        "--",
        "no-such-program",
      );
      expect([probed.code, probed.stderr.startsWith("mcpeval: ")]).toEqual([2, true]);
    } finally {
      await rm(join(cwd, "mcpeval.waivers.yaml"));
    }
  });
});

describe("a run says what each loss would give back, and where its tools stand", () => {
  test("score --format sarif, --plan and tokens of tools", async () => {
    const sarif = await run("score", "--server", "demo", "--format", "sarif", "--source", "src", "--", NODE, DEMO);
    expect([sarif.code, sarif.stderr, sarifProblems(sarif.stdout)]).toEqual([0, "", []]);
    expect(sarif.stdout).toContain('"uri": "src/server.ts"');
    const json = JSON.parse((await run("score", "--server", "demo", "--format", "json", "--", NODE, DEMO)).stdout) as ReportDocument;
    const losses = json.readiness?.areas.flatMap(({ checks }) => checks) ?? [];
    expect(losses.length).toBeGreaterThan(10);
    expect(losses.filter(({ gain }) => gain === undefined)).toEqual([]);
    const tokens = json.readiness?.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"];
    expect(json.catalog?.reduce((sum, tool) => sum + (tool.tokens ?? NaN), 0)).toBe(tokens);
  });

  test("probe --format junit", async () => {
    const { stdout, code } = await run("probe", "--server", "demo", "--manifest", "gate.json", "--format", "junit", "--", NODE, DEMO);
    expect([code, await junitProblems(stdout)]).toEqual([1, []]);
    expect(stdout).toContain('<testcase classname="demo.manifest.discovery-cost" name="bounded-discovery">');
    expect(stdout).toContain('<testsuite name="demo.readiness"');
  });
});

describe("diff", () => {
  test("of a report with itself: nothing, in every form, whatever the rules", async () => {
    const rules = [
      "--fail-on-regression",
      "--fail-on-change",
      "--fail-on-breaking",
      "--max-readiness-drop",
      "0",
      "--max-token-growth",
      "0",
    ];
    for (const format of ["text", "json", "markdown"]) {
      const { code, stderr, stdout } = await run("diff", "green.json", "green.json", ...rules, "--format", format);
      expect([format, code, stderr]).toEqual([format, 0, ""]);
      if (format === "markdown") expect(stdout).toContain("Nothing changed.");
    }
  });

  test.each<[string, string[], number]>([
    ["informational without rules", [], 0],
    ["a kept drop", ["--max-readiness-drop", "11"], 0],
    ["a drop", ["--max-readiness-drop", "10"], 1],
    ["a drop without latency", ["--max-readiness-drop", "10", "--exclude-latency"], 1],
    ["a breaking change", ["--fail-on-breaking"], 1],
    ["no regression", ["--fail-on-regression", "--fail-on-change"], 0],
  ])("%s", async (_, rules, code) => {
    expect((await run("diff", "green.json", "worse.json", ...rules)).code).toBe(code);
  });

  test("either side may be standard input", async () => {
    const text = await readFile(join(cwd, "worse.json"), "utf8");
    expect((await piped(text, "diff", "green.json", "-")).stdout).toContain("demo readiness 91/100 -> 80/100 -11");
    expect((await piped(text, "diff", "-", "green.json")).stdout).toContain("demo readiness 80/100 -> 91/100 +11");
  });

  test("a red case that regressed", async () => {
    const green = redGate();
    await write("fixed.json", {
      ...green,
      passed: true,
      cases: green.cases.map((one) => ({ ...one, passed: true, reason: null, first_failure: null, hint: null, detail: null })),
    });
    expect((await run("diff", "fixed.json", "red.json", "--fail-on-regression")).code).toBe(1);
    expect((await run("diff", "red.json", "fixed.json", "--fail-on-regression", "--fail-on-change")).code).toBe(0);
    expect((await run("diff", "old.json", "red.json", "--fail-on-regression")).code).toBe(1);
  });
});

describe("misuse: stdout stays empty, one line, exit 2", () => {
  test.each<[string, string[], string]>([
    ["no report", ["report"], "name the report: its file, or - for standard input"],
    ["no file", ["report", "none.json"], "cannot read none.json: no such file"],
    ["no JSON", ["report", "broken.json"], "broken.json:2: not valid JSON; pass a report written by --format json"],
    ["no report in it", ["report", "gate.json"], 'gate.json:1: /schema not a report; expected "schema": "mcpeval.probe-report/v2"'],
    [
      "a manifest that is not there",
      ["report", "red.json", "--format", "sarif", "--manifest", "none.json"],
      "cannot read none.json: no such file",
    ],
    [
      "a source folder that is not there",
      ["report", "green.json", "--format", "sarif", "--source", "none"],
      "cannot read the folder none: ENOENT",
    ],
    ["a source without SARIF", ["report", "green.json", "--source", "src"], "--source places the results of SARIF; add --format sarif"],
    ["one report", ["diff", "green.json"], "name two reports: mcpeval diff BASELINE CURRENT"],
    ["a third report", ["diff", "green.json", "red.json", "x"], 'unexpected "x"; usage: mcpeval diff BASELINE CURRENT'],
    ["standard input twice", ["diff", "-", "-"], "only one of the two reports can come from standard input; name a file for the other"],
    [
      "different servers",
      ["diff", "green.json", "other.json"],
      'the reports are of different servers, "demo" and "other"; compare two reports of one server',
    ],
    [
      "no catalog",
      ["diff", "green.json", "missing.json".replace("missing", "old"), "--fail-on-breaking"],
      "--fail-on-breaking needs the catalog of both reports, and one has none; write both anew, with the whole listing",
    ],
    [
      "not comparable",
      ["diff", "old.json", "green.json", "--max-readiness-drop", "1"],
      "--max-readiness-drop: the scores are not comparable: one of the reports has version 1, which knows no readiness; measure the baseline anew, the same way",
    ],
    [
      "latency without a drop",
      ["diff", "green.json", "green.json", "--exclude-latency"],
      "--exclude-latency goes with --max-readiness-drop; add it, or leave both out",
    ],
    [
      "a growth that is none",
      ["diff", "green.json", "green.json", "--max-token-growth", "-5"],
      '--max-token-growth takes a number of tokens or a percentage, for example 500 or 10%, not "-5"',
    ],
    [
      "a form that diffs do not have",
      ["diff", "green.json", "green.json", "--format", "sarif"],
      '--format must be one of text, json, markdown, not "sarif"',
    ],
  ])("%s", async (_, args, message) => {
    expect(await run(...args)).toEqual({ stdout: "", stderr: `mcpeval: ${message}\n`, code: 2, signal: null });
  });
});

test("schemas are printed for every document", async () => {
  for (const name of ["diff", "report", "waivers", "manifest"]) {
    const { stdout, code } = await run("schema", name);
    expect([name, code, (JSON.parse(stdout) as { $id: string }).$id.endsWith(`/schemas/${name}.schema.json`)]).toEqual([name, 0, true]);
  }
});
