// One run of the Action on recorded ports: order, outputs, failures of every kind. Real runs are in step.test.ts.
import { describe, expect, test } from "@jest/globals";
import { NoteKeeper } from "../../src/action/host.js";
import { runAction, type ActionPorts } from "../../src/action/run.js";
import type { CommandResult } from "../../src/commands/command.js";
import { Incomplete, SinkFailure, UsageError } from "../../src/model/errors.js";
import type { Host } from "../../src/model/host.js";
import type { OptionValues } from "../../src/options/values.js";
import { diffRenderer } from "../../src/render/diff/index.js";
import { loadReportRenderer } from "../../src/render/report/index.js";
import { applyFloors } from "../../src/report/floors.js";
import { NO_RESULTS } from "../../src/sinks/github/outputs.js";
import { HOSTILE_TEXTS } from "../support/hostile.js";
import { readRunnerLog } from "../support/harness/runner-log.js";
import { lost, notMeasured, wholeDemo } from "../support/report-documents.js";
import { gradedDemo } from "../support/report-variants.js";

interface Recorded {
  /** What happened, in order, one word each. */
  readonly events: string[];
  readonly outputs: Record<string, string>;
  readonly files: Record<string, string>;
  readonly failures: string[];
  readonly notices: string[];
  readonly annotations: object[];
  summary: string;
  stdout: string;
  seen: { values: OptionValues; operands: readonly string[]; env: Host["env"] } | null;
}

interface Scripted {
  readonly inputs?: Record<string, string>;
  readonly score?: () => Promise<CommandResult>;
  readonly notes?: readonly string[];
  readonly writeFile?: () => Promise<void>;
  readonly writeSummary?: () => Promise<void>;
  readonly isDebug?: boolean;
  readonly readBaseline?: ActionPorts["readBaseline"];
  readonly signal?: AbortSignal;
}

const passed = (): Promise<CommandResult> => Promise.resolve({ document: { kind: "probe-report", document: wholeDemo() }, verdict: "ok" });

async function run(script: Scripted = {}): Promise<Recorded> {
  const recorded: Recorded = {
    events: [],
    outputs: {},
    files: {},
    failures: [],
    notices: [],
    annotations: [],
    summary: "",
    stdout: "",
    seen: null,
  };
  const { events } = recorded;
  const inputs: Record<string, string> = { command: "node server.js", ...script.inputs };
  const print = (line: string) => void (recorded.stdout += `${line}\n`);
  let buffered = "";
  const summary = {
    addRaw: (text: string) => {
      buffered += text;
      return summary;
    },
    write: async () => {
      events.push("summary");
      await script.writeSummary?.();
      recorded.summary += buffered;
      return summary;
    },
  };
  const core = {
    getInput: (name: string) => inputs[name] ?? "",
    setSecret: () => void events.push("mask"),
    setOutput: (name: string, value: string) => {
      if (Object.keys(recorded.outputs).length === 0) events.push("outputs");
      recorded.outputs[name] = value;
    },
    setFailed: (message: string | Error) => {
      events.push("fail");
      recorded.failures.push(String(message));
    },
    isDebug: () => script.isDebug ?? false,
    debug: print,
    info: print,
    notice: (message: string | Error) => void recorded.notices.push(String(message)),
    warning: (message: string | Error, properties: object = {}) =>
      void recorded.annotations.push({ level: "warning", message: String(message), ...properties }),
    error: (message: string | Error, properties: object = {}) =>
      void recorded.annotations.push({ level: "error", message: String(message), ...properties }),
    startGroup: (title: string) => print(`::group::${title}`),
    endGroup: () => print("::endgroup::"),
    summary,
  } as unknown as ActionPorts["core"];
  const host: Host = {
    clock: { now: () => 0, sleep: () => Promise.resolve() },
    env: { GITHUB_REPOSITORY: "octo/weather-mcp" },
    cwd: "/w",
    platform: "linux",
    arch: "x64",
    files: {
      readText: () => Promise.reject(new UsageError("cannot read x: no such file")),
      readStdin: () => Promise.reject(new UsageError("no standard input")),
      listFiles: () => Promise.resolve([]),
    },
    progress: new NoteKeeper(),
    signal: script.signal ?? new AbortController().signal,
    workerModule: new URL(import.meta.url),
  };
  await runAction({
    core,
    host,
    notes: script.notes ?? [],
    stopToken: "0123456789abcdef",
    isDirectory: () => Promise.resolve(true),
    checkCommand: () => undefined,
    isReplaceable: () => Promise.resolve(true),
    writeFile: async (path, text) => {
      if (Object.keys(recorded.files).length === 0) events.push("files");
      await script.writeFile?.();
      recorded.files[path] = text;
    },
    isFile: () => Promise.resolve(false),
    readBaseline: script.readBaseline ?? (() => Promise.reject(new UsageError("cannot read x: no such file"))),
    configProblem: () => Promise.resolve(null),
    commands: {
      probe: (values, operands, { env }) => {
        events.push("probe");
        recorded.seen = { values, operands, env };
        return (script.score ?? passed)();
      },
      score: (values, operands, { env }) => {
        events.push("measure");
        recorded.seen = { values, operands, env };
        return (script.score ?? passed)();
      },
    },
    renderers: { report: loadReportRenderer, diff: (format) => Promise.resolve(diffRenderer(format)) },
  });
  return recorded;
}

describe("a passing run", () => {
  test("masks, measures, writes files, sets outputs, writes the summary, in that order, and does not fail", async () => {
    const { events, outputs, files, summary, failures, notices } = await run({ inputs: { env: "API_KEY=very-secret" } });
    expect(events).toEqual(["mask", "measure", "files", "outputs", "summary"]);
    expect(outputs).toEqual({
      ...NO_RESULTS,
      outcome: "passed",
      passed: "true",
      readiness: "91",
      "exit-code": "0",
      report: "/w/mcpeval-report/report.json",
      markdown: "/w/mcpeval-report/report.md",
    });
    expect(Object.keys(files)).toEqual(["json", "md", "txt"].map((end) => `/w/mcpeval-report/report.${end}`));
    expect(JSON.parse(files["/w/mcpeval-report/report.json"] ?? "")).toMatchObject({ server: wholeDemo().server });
    expect(summary).toContain("91/100");
    expect([...failures, ...notices]).toEqual([]);
  });

  test("hands header values over as variables", async () => {
    const { seen } = await run({ inputs: { command: "", url: "http://localhost:1/mcp", headers: "X-Key: k3y" } });
    expect(seen?.values["header-env"]).toEqual(["X-Key=MCPEVAL_ACTION_HEADER_1"]);
    expect(seen?.env["MCPEVAL_ACTION_HEADER_1"]).toBe("k3y");
  });
});

describe("a red run", () => {
  test("fails with one line that names every missed floor, after everything is delivered", async () => {
    const document = applyFloors(wholeDemo(), { minReadiness: 95, minArea: { catalog: 70, protocol: 100 } }, {});
    const { events, failures, outputs, summary } = await run({
      score: () => Promise.resolve({ document: { kind: "probe-report", document }, verdict: "red" }),
    });
    expect(failures).toEqual(["readiness 91 is under its floor of 95; catalog 63 is under its floor of 70"]);
    expect(outputs).toMatchObject({ outcome: "failed", readiness: "91", "exit-code": "1" });
    expect(summary).toContain("Floors missed");
    expect(events.at(-1)).toBe("fail");
  });

  test("says which criteria keep the grade under its floor", async () => {
    const { failures, outputs, summary } = await run({
      score: () => Promise.resolve({ document: { kind: "probe-report", document: gradedDemo("A") }, verdict: "red" }),
    });
    expect(failures).toEqual([
      expect.stringMatching(
        /^grade B, floor A: C5 Safety annotation presence: declare .*\. unverified C7 Returns real content: no tool may be called: .*attest it with 'confirm-read-only'$/,
      ),
    ]);
    expect(outputs).toMatchObject({ outcome: "failed", readiness: "91", grade: "B" });
    expect(summary).toContain("Grade B, floor A");
  });
});

describe("the grade", () => {
  test("is always asked for, and put out where there is one", async () => {
    const graded = await run({
      score: () => Promise.resolve({ document: { kind: "probe-report", document: gradedDemo("B") }, verdict: "ok" }),
    });
    expect(graded.seen?.values["grade"]).toBe(true);
    expect(graded.outputs).toMatchObject({ outcome: "passed", grade: "B" });
    expect(graded.stdout).toContain("readiness 91/100, grade B\n");
    expect((await run()).outputs["grade"]).toBe("");
  });

  test("that is none is one of the problems told at once", async () => {
    const { failures, outputs, events } = await run({ inputs: { "min-grade": "F", "min-readiness": "101" } });
    expect(failures.join()).toContain(`'min-grade' must be one of A, B, C, not "F"`);
    expect(failures.join()).toContain("'min-readiness' must be");
    expect([outputs["exit-code"], events.includes("measure")]).toEqual(["2", false]);
  });
});

describe("a run without a measurement", () => {
  const unmeasured = (): Promise<CommandResult> =>
    Promise.resolve({ document: { kind: "probe-report", document: notMeasured() }, verdict: "incomplete" });

  test("is an error with its cause, and still delivers the report", async () => {
    const { failures, outputs, files } = await run({
      score: unmeasured,
      notes: ["server exited with code 7; raise --start-timeout", "last words"],
    });
    expect(failures).toEqual([
      `readiness could not be measured (${notMeasured().readiness_error ?? ""}): server exited with code 7; raise 'start-timeout'; the last lines it printed are in the log of this step`,
    ]);
    expect(outputs).toMatchObject({ outcome: "error", readiness: "", "exit-code": "3" });
    expect(outputs["report"]).toBe("/w/mcpeval-report/report.json");
    expect(JSON.parse(files["/w/mcpeval-report/report.json"] ?? "")).toMatchObject({ readiness: null });
  });

  test("shows the server's last words as text, whatever they are", async () => {
    const { stdout, failures } = await run({ score: unmeasured, notes: ["cause\u001b[31m", ...HOSTILE_TEXTS] });
    const log = readRunnerLog(stdout);
    expect(log.commands.map(({ command }) => command)).toEqual(["group", "endgroup", "group", "endgroup"]);
    expect(log.isStopped).toBe(false);
    expect(stdout).not.toContain("\u001b");
    expect(failures.join("")).not.toContain("\u001b");
  });

  test("falls back on the label's own sentence", async () => {
    const { failures } = await run({ score: unmeasured });
    expect(failures[0]).toMatch(/^readiness could not be measured \([a-z-]+\): the /);
  });

  test("thrown is the same error", async () => {
    const score = () => Promise.reject(new Incomplete("server-exited", "server exited with code 1, see --cwd", ["::error::x"]));
    const { failures, outputs, stdout } = await run({ score });
    expect(failures).toEqual([
      "readiness could not be measured (server-exited): server exited with code 1, see 'working-directory'; the last lines it printed are in the log of this step",
    ]);
    expect(outputs).toMatchObject({ outcome: "error", "exit-code": "3", report: "" });
    expect(readRunnerLog(stdout).commands.map(({ command }) => command)).toEqual(["group", "endgroup"]);
  });
});

test("a job that was cancelled early starts no server", async () => {
  const { events, failures, outputs } = await run({ signal: AbortSignal.abort() });
  expect(events).not.toContain("measure");
  expect(failures[0]).toContain("(interrupted)");
  expect(outputs).toMatchObject({ outcome: "error", "exit-code": "3" });
});

describe("a misused step", () => {
  test("fails with all problems before anything starts", async () => {
    const { events, failures, outputs, summary } = await run({
      inputs: { command: "", "min-readiness": "200", "exclude-latency": "maybe" },
    });
    expect(events).toEqual(["outputs", "summary", "fail"]);
    expect(failures[0]?.split("\n")).toEqual([
      "no server: give 'command', 'url' or 'config'",
      expect.stringContaining("'min-readiness' must be"),
      expect.stringContaining("'exclude-latency' must be true or false"),
    ]);
    expect(outputs).toEqual({ ...NO_RESULTS, outcome: "error", passed: "false", "exit-code": "2" });
    expect(summary).toContain("## mcpeval could not start");
  });

  test("that only the server's catalog can tell is named by input as well", async () => {
    const score = () => Promise.reject(new UsageError("--skip-tool nope: the server lists no such tool"));
    const { failures, outputs } = await run({ score });
    expect(failures).toEqual(["'skip-tool' nope: the server lists no such tool"]);
    expect(outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
  });
});

describe("a failure to report", () => {
  test("of files is a notice, and the outputs name no file", async () => {
    const writeFile = () => Promise.reject(new SinkFailure("the report could not be written to /w (ENOSPC)"));
    const { failures, notices, outputs } = await run({ writeFile });
    expect(failures).toEqual([]);
    expect(notices).toEqual(["the report could not be written to /w (ENOSPC)"]);
    expect(outputs).toMatchObject({ outcome: "passed", report: "", markdown: "" });
  });

  test("of the summary is a notice", async () => {
    const { failures, notices, outputs } = await run({ writeSummary: () => Promise.reject(new Error("no such file")) });
    expect(failures).toEqual([]);
    expect(notices).toEqual(["the Step Summary could not be written: no such file"]);
    expect(outputs["outcome"]).toBe("passed");
  });
});

describe("a defect of ours", () => {
  const score = () => Promise.reject(new TypeError("x is not a function\n::error::planted"));

  test("is never green and asks to be reported", async () => {
    const { failures, outputs, stdout } = await run({ score });
    expect(failures[0]).toMatch(/^mcpeval itself failed, please report it .*x is not a function/);
    expect(failures[0]).not.toContain("\n");
    expect(outputs).toMatchObject({ outcome: "error", "exit-code": "3" });
    expect(stdout).toBe("");
  });

  test("shows its stack under debug logging, as text", async () => {
    const { stdout } = await run({ score, isDebug: true });
    expect(readRunnerLog(stdout).commands.map(({ command }) => command)).toEqual(["group", "endgroup"]);
    expect(stdout).toContain("run.test");
  });
});

test("a summary over its budget loses sections, not its head, and the file stays whole", async () => {
  const demo = wholeDemo();
  const readiness = demo.readiness;
  if (readiness === null) throw new Error("the demo is measured");
  const tools = Array.from({ length: 9_000 }, (_, index) => `tool_${index}_${"x".repeat(100)}`);
  const areas = readiness.areas.map((area, index) => ({
    ...area,
    checks: index > 1 ? [] : tools.map((tool) => lost(`${area.name}.check`, "some-reason", "mend it", { tool })),
  }));
  const document = { ...demo, readiness: { ...readiness, areas } };
  const { summary, files, failures, stdout } = await run({
    score: () => Promise.resolve({ document: { kind: "probe-report", document }, verdict: "ok" }),
  });
  const whole = files["/w/mcpeval-report/report.md"] ?? "";
  expect(Buffer.byteLength(whole)).toBeGreaterThan(1024 * 1024);
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900 * 1024);
  expect(summary.slice(0, 100)).toBe(whole.slice(0, 100));
  expect(summary).toContain("output `markdown`");
  expect((summary.match(/<details>/g) ?? []).length).toBe((summary.match(/<\/details>/g) ?? []).length);
  expect(failures).toEqual([]);
  expect(stdout.split("\n").length).toBeLessThan(1_100);
  expect(stdout).toMatch(/\(\d+ more lines: report\.txt holds them all\)/);
});
