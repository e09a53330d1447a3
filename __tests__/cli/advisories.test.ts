// The command line's words on advisories and the doctor: verdicts, exit codes, explanations, and one clear line for what is misspelt.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { ADVISORY_IDS } from "../../src/model/advisory-names.js";
import type { DoctorDocument } from "../../src/model/documents/doctor.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { NODE, PASS_MARK, runCli } from "../support/run-cli.js";

const ADVISED = resolve("__tests__/fixtures/servers/advised.mjs");
const server = (...faults: string[]): string[] => ["--", NODE, ADVISED, JSON.stringify(faults)];
const CANARY = "c4n4ry-0ut";

describe("--fail-on-advisory", () => {
  test("fails a run that finds it, in every format, and says which", async () => {
    const args = ["score", "--server", "s", "--fail-on-advisory", "stdout-noise", "--fail-on-advisory", "late-reply", ...PASS_MARK];
    const text = await runCli([...args, ...server("noise")]);
    expect(text).toMatchObject({ code: 1, left: [] });
    expect(text.stdout).toMatch(/\n {2}advisory stdout-noise count=2 frames=1,1 reason=stdout-noise-not-json\n {4}hint: write logs/);
    expect(text.stdout).toMatch(/\ns advisories failed stdout-noise late-reply\n$/);
    const json = await runCli([...args, "--format", "json", ...server("noise")]);
    const document = JSON.parse(json.stdout) as ReportDocument;
    expect(json.code).toBe(1);
    expect(document.advisory_gate).toEqual({ fail_on: ["stdout-noise", "late-reply"], passed: false });
    expect(document.passed).toBe(true);
    expect(json.stdout).not.toContain("Server is up");
  });

  test("passes where it is not found, and looks for it whatever the level", async () => {
    const args = ["score", "--server", "s", "--advisories", "none", "--fail-on-advisory", "stdout-noise", ...PASS_MARK];
    const clean = await runCli([...args, ...server("twice")]);
    expect(clean.code).toBe(0);
    expect(clean.stdout).toMatch(/\ns advisories passed stdout-noise\n$/);
    expect(clean.stdout).not.toContain("unknown-id");
    expect((await runCli([...args, ...server("noise")])).code).toBe(1);
  });

  test("a manifest's run is looked at as well", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mcpeval-advised-"));
    const probes = [{ id: "weight", probe: "token-cost", access: "read_only", max_total_tokens: 10_000 }];
    await writeFile(join(folder, "m.json"), JSON.stringify({ version: 1, probes }));
    const args = ["probe", "--server", "s", "--manifest", "m.json", "--fail-on-advisory", "unknown-id", ...PASS_MARK];
    const [red, green] = [
      await runCli([...args, ...server("twice")], { cwd: folder }),
      await runCli([...args, ...server()], { cwd: folder }),
    ];
    await rm(folder, { recursive: true, force: true });
    expect([red.code, green.code]).toEqual([1, 0]);
    expect(red.stdout).toContain("\n  advisory unknown-id ");
    expect(green.stdout).toMatch(/\ns advisories passed unknown-id\n$/);
  });

  test("a server that cannot be measured stays unmeasured", async () => {
    const run = await runCli(["score", "--server", "s", "--fail-on-advisory", "late-reply", "--", NODE, "-e", "process.exit(3)"]);
    expect(run.code).toBe(3);
    expect(run.stdout).toMatch(/\ns advisories not looked for late-reply\n$/);
  });

  test.each([
    [["--fail-on-advisory", "stdout-nois"], `--fail-on-advisory: no advisory is named "stdout-nois"; did you mean stdout-noise?`],
    [["--advisories", "some"], '--advisories must be one of none, wire, all, not "some"'],
  ])("%j is refused in one line", async (own, line) => {
    const run = await runCli(["score", ...own, ...server()]);
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr.startsWith(`mcpeval: ${line}`)).toBe(true);
    expect(run.stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("explain", () => {
  test("an advisory, one of its reasons, and the whole list", async () => {
    const whole = await runCli(["explain", "slow-start"]);
    expect(whole.stdout).toMatch(/^slow-start\n {2}advisory: changes no score; `--fail-on-advisory slow-start` fails/);
    expect(whole.stdout).toMatch(/\n {2}slow-start-long\n {4}fix: /);
    const one = await runCli(["explain", "slow-start-cold"]);
    expect(one.stdout).toMatch(/^slow-start-cold\n {2}advisory slow-start: /);
    expect(one.stdout).not.toContain("slow-start-long");
    const all = await runCli(["explain"]);
    for (const id of ADVISORY_IDS) expect(all.stdout).toContain(`\nadvisory ${id}\n`);
    const misspelt = await runCli(["explain", "stdout-noize"]);
    expect(misspelt).toMatchObject({ code: 2, stdout: "" });
    expect(misspelt.stderr).toContain("did you mean stdout-noise?");
  });
});

describe("doctor", () => {
  test("a server that connects: exit 0, and no process is left", async () => {
    const run = await runCli(["doctor", "--server", "s", "--format", "json", ...PASS_MARK, ...server()]);
    expect(run).toMatchObject({ code: 0, stderr: "", left: [] });
    expect(JSON.parse(run.stdout) as DoctorDocument).toMatchObject({ schema: "mcpeval.doctor/v1", server: "s", cause: "healthy" });
  });

  test("one that does not: exit 3, a cause, and its last words on stderr only", async () => {
    const code = `console.error(${JSON.stringify(CANARY)}); process.exit(5)`;
    const run = await runCli(["doctor", "--server", "s", "--", NODE, "-e", code]);
    expect(run.code).toBe(3);
    expect(run.stdout).toMatch(/^era +transport +asked +status +code +ms +outcome\n/);
    expect(run.stdout).toMatch(/\ns does not connect\n {2}likely cause: server-exited\n {2}fix: .*\n$/);
    expect(run.stdout).not.toContain(CANARY);
    expect(run.stderr).toContain(CANARY);
    for (const line of run.stdout.split("\n").slice(0, 9)) expect(line.length).toBeLessThan(100);
  });

  test("misuse: no target", async () => {
    const run = await runCli(["doctor"]);
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toContain("no server to measure");
  });

  test("an interruption ends every process", async () => {
    const args = ["doctor", ...PASS_MARK, "--", NODE, "-e", "process.stdin.resume();setInterval(()=>0,1000)"];
    const run = await runCli(args, { during: (running) => void setTimeout(() => running.kill("SIGINT"), 1_000) });
    expect(run.left).toEqual([]);
    expect(run.code).toBe(130);
  });
});
