// `diff` as users run it: two reports in, every class of change and every exit code out.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { SCHEMA_NAMES } from "../../src/commands/infos.js";
import { reportFolder, type ReportFolder } from "../support/report-folder.js";
import { redGate } from "../support/report-documents.js";

let folder: ReportFolder;
const run: ReportFolder["run"] = (...args) => folder.run(...args);
beforeAll(async () => {
  folder = await reportFolder();
});
afterAll(() => folder.remove());

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
    ["a catalog that shrank", ["--max-token-growth", "0"], 0],
    ["no regression", ["--fail-on-regression", "--fail-on-change"], 0],
  ])("%s", async (_, rules, code) => {
    expect((await run("diff", "green.json", "worse.json", ...rules)).code).toBe(code);
  });

  test("every class of case has its line, and each rule looks at its own", async () => {
    const { stdout, code } = await run("diff", "before.json", "after.json");
    expect([code, stdout.split("\ndemo readiness")[0]]).toEqual([
      0,
      `demo cases regressed=1 changed=1 fixed=1 added=1 removed=1 unchanged=2
  regressed broke pagination pass->fail reason=a
  changed moved pagination fail->fail was=a reason=b
  fixed mended pagination fail->pass was=a
  added fresh pagination absent->fail reason=a
  removed gone pagination pass->absent`,
    ]);
    const broken = await run("diff", "before.json", "after.json", "--fail-on-regression", "--fail-on-change");
    expect([broken.code, broken.stdout.split("\n").slice(-4)]).toEqual([
      1,
      ["demo diff failed", "  broken fail-on-regression observed=1 limit=0", "  broken fail-on-change observed=1 limit=0", ""],
    ]);
    expect((await run("diff", "before.json", "moved.json", "--fail-on-regression")).code).toBe(0);
    expect((await run("diff", "before.json", "moved.json", "--fail-on-change")).code).toBe(1);
  });

  test.each<[string, string, number]>([
    ["134", "kept max-token-growth observed=134 limit=134", 0],
    ["133", "broken max-token-growth observed=134 limit=133", 1],
    ["24%", "kept max-token-growth observed=23.67% limit=24%", 0],
    ["23%", "broken max-token-growth observed=23.67% limit=23%", 1],
  ])("a catalog that grew, under --max-token-growth %s", async (limit, line, code) => {
    const result = await run("diff", "green.json", "heavier.json", "--max-token-growth", limit);
    expect([result.code, result.stdout.includes(`  ${line}\n`), result.stderr]).toEqual([code, true, ""]);
    const json = JSON.parse((await run("diff", "green.json", "heavier.json", "--format", "json", "--max-token-growth", limit)).stdout) as {
      gate: { passed: boolean };
    };
    expect(json.gate.passed).toBe(code === 0);
  });

  test("either side may be standard input", async () => {
    const text = await readFile(join(folder.cwd, "worse.json"), "utf8");
    expect((await folder.piped(text, "diff", "green.json", "-")).stdout).toContain("demo readiness 91/100 -> 80/100 -11");
    expect((await folder.piped(text, "diff", "-", "green.json")).stdout).toContain("demo readiness 80/100 -> 91/100 +11");
  });

  test("a red case that regressed", async () => {
    const green = redGate();
    await folder.write("fixed.json", {
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
      "no score without latency",
      ["diff", "green.json", "uncalm.json", "--max-readiness-drop", "1", "--exclude-latency"],
      "--exclude-latency needs score_without_latency in both reports, and one has none; measure it anew",
    ],
    [
      "no tokens",
      ["diff", "green.json", "red.json", "--max-token-growth", "1"],
      "--max-token-growth needs the tokens of both catalogs, and one report has none; measure it anew",
    ],
    [
      "a form that diffs do not have",
      ["diff", "green.json", "green.json", "--format", "sarif"],
      '--format must be one of text, json, markdown, not "sarif"',
    ],
  ])("%s", async (_, args, message) => {
    expect(await run(...args)).toMatchObject({ stdout: "", stderr: `mcpeval: ${message}\n`, code: 2, signal: null });
  });
});

test("schemas are printed for every document", async () => {
  for (const name of SCHEMA_NAMES) {
    const { stdout, code } = await run("schema", name);
    expect([name, code, (JSON.parse(stdout) as { $id: string }).$id.endsWith(`/schemas/${name}.schema.json`)]).toEqual([name, 0, true]);
  }
});
