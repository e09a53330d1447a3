// `report` as users run it: documents from files and pipes in, every form and every exit code out.
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Log } from "sarif";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { DEMO_MAIN, NODE } from "../support/run-cli.js";
import { junitProblems } from "../support/judges/junit.js";
import { sarifProblems } from "../support/judges/sarif.js";
import { reportFolder, type ReportFolder } from "../support/report-folder.js";
import { gainedDemo, version1 } from "../support/report-variants.js";

let folder: ReportFolder;
const run: ReportFolder["run"] = (...args) => folder.run(...args);
beforeAll(async () => {
  folder = await reportFolder();
});
afterAll(() => folder.remove());

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
    await folder.write("later.json", later);
    expect((await run("report", "later.json", "--format", "json")).stdout).toBe(later);
    expect(await folder.piped(later, "report", "-", "--format", "json")).toEqual({ stdout: later, stderr: "", code: 0, signal: null });
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
    expect(sarifProblems(await readFile(join(folder.cwd, "out.sarif.json"), "utf8"))).toEqual([]);
    expect(await junitProblems(await readFile(join(folder.cwd, "out.xml"), "utf8"))).toEqual([]);
  });

  test("nothing on standard input, and a report nested without end", async () => {
    expect(await folder.piped("", "report", "-")).toEqual({
      stdout: "",
      stderr: "mcpeval: standard input:1: not valid JSON; pass a report written by --format json\n",
      code: 2,
      signal: null,
    });
    const bottomless = JSON.stringify({ ...gainedDemo(), later: 1 }).replace(
      '"later":1',
      `"later":${"[".repeat(50_000)}${"]".repeat(50_000)}`,
    );
    const refused = await folder.piped(bottomless, "report", "-", "--format", "json");
    expect([refused.code, refused.stdout]).toEqual([2, ""]);
    expect(refused.stderr).toContain("standard input: nested deeper than 200 levels");
  });

  test("a version 1 document as a page", async () => {
    const { stdout, code } = await run("report", "old.json", "--format", "html");
    expect([code, stdout.includes("<dt>Manifest pass rate</dt><dd>66.67%</dd>"), stdout.endsWith("</html>\n")]).toEqual([1, true, true]);
  });

  test("a reader that leaves after the first line ends the run quietly", async () => {
    // The exit code is the CLI's own; its output is far larger than a pipe holds.
    const { code, stdout, stderr } = await folder.shell('"$0" "$1" report many.json | head -1; exit "${PIPESTATUS[0]}"');
    expect([code, stderr, stdout.split("\n").length]).toEqual([1, "", 2]);
  });

  test("a disk that takes no more leaves the old file as it was", async () => {
    await run("report", "green.json", "--format", "json", "--output", "kept.json");
    const old = await readFile(join(folder.cwd, "kept.json"), "utf8");
    // A limit of the file size stands for the full disk: a write fails in the middle.
    const full = await folder.shell('trap "" XFSZ; ulimit -f 64; "$0" "$1" report many.json --format json --output kept.json');
    expect([full.code, full.stderr]).toEqual([3, "mcpeval: the report could not be written to kept.json (EFBIG)\n"]);
    expect(await readFile(join(folder.cwd, "kept.json"), "utf8")).toBe(old);
    expect((await readdir(folder.cwd)).filter((name) => name.includes(".tmp"))).toEqual([]);
  });

  test("several megabytes arrive whole through pipes", async () => {
    const text = await readFile(join(folder.cwd, "many.json"), "utf8");
    const { stdout, code } = await folder.piped(text, "report", "-", "--format", "sarif");
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
    await folder.write(
      "mcpeval.waivers.yaml",
      "version: 1\nwaivers:\n  - check: protocol.ping\n    because: b\n    owner: o\n    expires: 2999-01-01\n",
    );
    try {
      const scored = await run("score", "--server", "demo", "--brief", "--", NODE, DEMO_MAIN);
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
      await rm(join(folder.cwd, "mcpeval.waivers.yaml"));
    }
  });
});

describe("a run says what each loss would give back, and where its tools stand", () => {
  test("score --format sarif, --plan and tokens of tools", async () => {
    const sarif = await run("score", "--server", "demo", "--format", "sarif", "--source", "src", "--", NODE, DEMO_MAIN);
    expect([sarif.code, sarif.stderr, sarifProblems(sarif.stdout)]).toEqual([0, "", []]);
    expect(sarif.stdout).toContain('"uri": "src/server.ts"');
    const json = JSON.parse((await run("score", "--server", "demo", "--format", "json", "--", NODE, DEMO_MAIN)).stdout) as ReportDocument;
    const losses = json.readiness?.areas.flatMap(({ checks }) => checks) ?? [];
    expect(losses.length).toBeGreaterThan(10);
    expect(losses.filter(({ gain }) => gain === undefined)).toEqual([]);
    const tokens = json.readiness?.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"];
    expect(json.catalog?.reduce((sum, tool) => sum + (tool.tokens ?? NaN), 0)).toBe(tokens);
  });

  test("probe --format junit", async () => {
    const { stdout, code } = await run("probe", "--server", "demo", "--manifest", "gate.json", "--format", "junit", "--", NODE, DEMO_MAIN);
    expect([code, await junitProblems(stdout)]).toEqual([1, []]);
    expect(stdout).toContain('<testcase classname="demo.manifest.discovery-cost" name="bounded-discovery">');
    expect(stdout).toContain('<testsuite name="demo.readiness"');
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
  ])("%s", async (_, args, message) => {
    expect(await run(...args)).toMatchObject({ stdout: "", stderr: `mcpeval: ${message}\n`, code: 2, signal: null });
  });
});
