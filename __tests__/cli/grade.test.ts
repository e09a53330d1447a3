// The command line's words on the grade: asked for, demanded, missed, misspelt, explained, and rendered again. Needs `npm run compile`.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { flawlessTool, startComposable, type Composable } from "../support/composable.js";
import { NODE, PASS_MARK, runCli } from "../support/run-cli.js";

let folder = "";
let good: Composable;
let bare: Composable;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-grade-"));
  good = await startComposable({ tools: [flawlessTool("a")] }, "stdio");
  bare = await startComposable({ tools: [flawlessTool("a", { annotations: {} }), flawlessTool("b", { annotations: {} })] }, "stdio");
});
afterAll(async () => {
  await Promise.all([good.stop(), bare.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const words = ({ target }: Composable): string[] => (target.kind === "stdio" ? ["--", target.command, ...target.args] : []);
const score = (server: Composable, ...flags: string[]) =>
  runCli(["score", "--server", "s", ...flags, ...PASS_MARK, ...words(server)], { cwd: folder });

describe("score", () => {
  test("shows no grade unless asked, and then exits as before", async () => {
    const [plain, asked] = [await score(bare), await score(bare, "--grade")];
    expect([plain.code, asked.code]).toEqual([0, 0]);
    expect(plain.stdout).not.toContain("grade");
    expect(asked.stdout.startsWith(plain.stdout)).toBe(true);
    expect(asked.stdout.slice(plain.stdout.length)).toMatch(
      /^s grade B criteria=8\/10 standard=mcpeval-discoverability\/1\n {2}failed C5 reason=discoverability-unannotated observed=0 limit=1 tools=a,b\n {4}hint: declare readOnlyHint.*\n {2}unverified C7 reason=discoverability-nothing-called\n {4}hint: .*\n$/,
    );
  });

  test.each([
    ["A", 1],
    ["B", 0],
    ["b", 0],
    ["C", 0],
  ])("--min-grade %s against a B exits %i", async (floor, code) => {
    const run = await score(bare, "--min-grade", floor, "--brief");
    expect(run).toMatchObject({ code, left: [] });
    expect(run.stdout).toContain(
      `\ns grade B criteria=8/10 standard=mcpeval-discoverability/1 floor=${floor.toUpperCase()} ${code === 0 ? "passed" : "failed"}\n`,
    );
    expect(run.stdout).not.toContain("hint:");
  });

  test("a red report stays red when it is rendered again, in every form", async () => {
    const file = join(folder, "red.json");
    expect((await score(bare, "--min-grade", "A", "--output", file)).code).toBe(1);
    for (const format of ["text", "json", "markdown", "sarif", "junit", "html"]) {
      const again = await runCli(["report", file, "--format", format], { cwd: folder });
      expect([format, again.code]).toEqual([format, 1]);
      expect(again.stdout).toMatch(/grade/i);
    }
  });

  test("a server that cannot be measured is a missing measurement, with the grade of what it failed at", async () => {
    const run = await runCli(["score", "--server", "s", "--min-grade", "C", "--format", "json", "--", NODE, "-e", "process.exit(3)"]);
    expect(run.code).toBe(3);
    const document = JSON.parse(run.stdout) as ReportDocument;
    expect(document).toMatchObject({ readiness: null, discoverability: { grade: "D" }, grade_gate: { min_grade: "C", passed: false } });
  });

  test.each(["D", "AA", "E", "best"])("a grade of %s is refused in one line", async (grade) => {
    const run = await score(good, "--min-grade", grade);
    expect(run.code).toBe(2);
    expect(run.stderr).toBe(`mcpeval: --min-grade must be one of A, B, C, not "${grade}"${grade === "AA" ? "; did you mean A?" : ""}\n`);
    expect(run.stdout).toBe("");
  });
});

test("a run that is not graded loads no code for it", async () => {
  // The bundles name no source files, so there only the first half says something.
  const isBundle = process.env["MCPEVAL_DIST"] === "1";
  const loaded = async (...flags: string[]): Promise<string[]> => {
    const coverage = await mkdtemp(join(folder, "loaded-"));
    const run = await runCli(["score", "--server", "s", ...flags, ...words(good)], { cwd: folder, env: { NODE_V8_COVERAGE: coverage } });
    expect(run.code).toBe(0);
    const texts = await Promise.all((await readdir(coverage)).map((name) => readFile(join(coverage, name), "utf8")));
    return ["engine/discoverability.js", "lenses/discoverability.js", "observe/content.js"].filter((file) => texts.join().includes(file));
  };
  expect(await loaded()).toEqual([]);
  expect(await loaded("--grade")).toHaveLength(isBundle ? 0 : 3);
});

describe("probe", () => {
  const manifest = { version: 1, probes: [{ id: "weight", probe: "token-cost", access: "read_only", max_total_tokens: 10_000 }] };
  const probe = async (...flags: string[]) => {
    await writeFile(join(folder, "m.json"), JSON.stringify(manifest));
    return runCli(["probe", "--server", "s", "--manifest", "m.json", "--no-history", ...flags, ...PASS_MARK, ...words(bare)], {
      cwd: folder,
    });
  };

  test("demands it after a green gate", async () => {
    const run = await probe("--min-grade", "A");
    expect(run.code).toBe(1);
    expect(run.stdout).toContain("s gate 1/1 passed");
    expect(run.stdout).toContain("floor=A failed");
    expect((await probe("--min-grade", "B")).code).toBe(0);
  });

  test.each([
    [["--gate-only", "--min-grade", "B"], "a floor needs the standard battery, which --gate-only leaves out; drop one of them"],
    [["--probe", "token-cost", "--min-grade", "B"], "a floor needs the standard battery, which --probe leaves out; drop one of them"],
    [["--gate-only", "--grade"], "--grade needs the standard battery, which --gate-only leaves out; drop one of them"],
  ])("%j cannot be had", async (flags, line) => {
    const run = await probe(...flags);
    expect([run.code, run.stderr]).toEqual([2, `mcpeval: ${line}\n`]);
  });
});

describe("explain", () => {
  test("a criterion and a reason", async () => {
    const criterion = await runCli(["explain", "C5"]);
    expect(criterion.stdout).toBe(
      `C5 Safety annotation presence
  discoverability: one of the ten criteria of the grade; changes no score
  passes when at least 50 % of the tools declare one of the four boolean hints
  discoverability-unannotated
  discoverability-no-tools
  discoverability-not-seen
`,
    );
    const reason = await runCli(["explain", "discoverability-listing-heavy"]);
    expect(reason.code).toBe(0);
    expect(reason.stdout).toMatch(
      /^discoverability-listing-heavy\n {2}discoverability: .*\n {2}C9 Token efficiency passes when .*\n {2}fix: keep the whole/,
    );
  });
});
