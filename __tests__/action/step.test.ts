// Whole steps in the runner harness: the compiled Action (or with MCPEVAL_DIST=1 the bundle) against real servers.
import { readFileSync } from "node:fs";
import { createServer, request as forward, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { actionOutputs } from "../../src/options/action.js";
import { flawlessTool, startComposable, type Composable, type ComposablePreset } from "../support/composable.js";
import { NO_RESULTS } from "../../src/sinks/github/outputs.js";
import { FORBIDDEN, HOSTILE_TEXTS } from "../support/hostile.js";
import { entryModule, runAction, type ActionRun, type ActionStep } from "../support/harness/run-action.js";

const DEMO = entryModule("demo");
const NODE = process.execPath;
const words = (...argv: string[]): string => JSON.stringify(argv);

const runs: ActionRun[] = [];
const cleanups: (() => Promise<void> | void)[] = [];

async function step(how: ActionStep): Promise<ActionRun> {
  const run = await runAction(how);
  runs.push(run);
  return run;
}

async function composable(preset: ComposablePreset, transport: "stdio" | "http"): Promise<Composable> {
  const server = await startComposable(preset, transport);
  cleanups.push(server.stop);
  return server;
}

async function stdioCommand(preset: ComposablePreset): Promise<string> {
  const { target } = await composable(preset, "stdio");
  if (target.kind !== "stdio") throw new Error("asked for stdio");
  return words(target.command, ...target.args);
}

/** Everything that leaves a step, as its users see it. */
function visible(run: ActionRun): string {
  const files = ["report.json", "report.md", "report.txt"].map((name) => run.read(join("mcpeval-report", name)));
  return [run.log, run.summary, ...Object.values(run.outputs), ...files].join("\n");
}

function reportOf(run: ActionRun): ReportDocument {
  return JSON.parse(run.read(run.outputs["report"] ?? "")) as ReportDocument;
}

const commandNames = (run: ActionRun): string[] => [...new Set(run.commands.map(({ command }) => command))].sort();
const errors = (run: ActionRun): string[] => run.commands.filter(({ command }) => command === "error").map(({ message }) => message);

beforeAll(() => {
  readFileSync(DEMO); // says at once what is missing: npm run compile, or npm run build for the bundle
});

afterEach(async () => {
  for (const run of runs.splice(0)) run.remove();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

describe("the demo server", () => {
  test("passes: files, outputs and summary, from a folder of a monorepo", async () => {
    const run = await step({
      inputs: {
        command: words(NODE, "server.mjs"),
        "working-directory": "packages/server",
        "min-readiness": "90",
        "min-area": "protocol=100",
      },
      files: { "packages/server/server.mjs": `await import(${JSON.stringify(pathToFileURL(DEMO).href)});\n` },
    });
    expect(errors(run)).toEqual([]);
    expect(run.conclusion).toBe("success");
    expect(run.outputs).toEqual({
      ...NO_RESULTS,
      outcome: "passed",
      passed: "true",
      readiness: "91",
      grade: "A",
      "exit-code": "0",
      report: join(run.workspace, "mcpeval-report", "report.json"),
      markdown: join(run.workspace, "mcpeval-report", "report.md"),
    });
    expect(reportOf(run)).toMatchObject({ server: "weather-mcp", readiness: { score: 91 }, readiness_gate: { passed: true } });
    expect(run.summary).toContain("readiness 91/100");
    expect(run.read(run.outputs["markdown"] ?? "")).toBe(run.summary);
    expect(run.log).toContain("weather-mcp readiness 91/100");
    expect(commandNames(run)).toEqual(["endgroup", "group", "warning"]);
    expect(run.commandsResumed).toBe(true);
    expect([run.unexpectedInputs, run.state, run.exported, run.stderr]).toEqual([[], {}, {}, ""]);
  });

  test("under a floor fails with one line, and everything is still delivered", async () => {
    const run = await step({ inputs: { server: "demo", command: words(NODE, DEMO), "min-area": "catalog=70", "output-dir": "out" } });
    expect(run.conclusion).toBe("failure");
    expect(errors(run)).toEqual(["catalog 63 is under its floor of 70"]);
    expect(run.outputs).toMatchObject({
      outcome: "failed",
      readiness: "91",
      "exit-code": "1",
      report: join(run.workspace, "out", "report.json"),
    });
    expect(reportOf(run).readiness_gate?.shortfalls).toEqual([{ subject: "catalog", observed: 63, floor: 70 }]);
    expect(run.summary).toContain("Floors missed");
  });

  test("under a grade fails with what is not passed and its fix, in log, summary and outputs", async () => {
    const run = await step({
      inputs: { server: "demo", command: words(NODE, DEMO, "--broken", "unannotated"), "min-grade": "A", junit: "true" },
    });
    expect(run.conclusion).toBe("failure");
    expect(errors(run)).toEqual([
      expect.stringMatching(
        /^grade B, floor A: C5 Safety annotation presence: declare readOnlyHint.*\. unverified C7 Returns real content: /,
      ),
    ]);
    expect(run.outputs).toMatchObject({ outcome: "failed", grade: "B", "exit-code": "1" });
    expect(reportOf(run).grade_gate).toEqual({ min_grade: "A", passed: false });
    expect(run.summary).toContain("> Grade B, floor A, 8/10 criteria: C5 Safety annotation presence, unverified C7.");
    expect(run.read(run.outputs["junit"] ?? "")).toContain('name="grade &gt;= A"');
  });

  test("twice into the same folder replaces the report; another's file is kept", async () => {
    const taken = await step({ inputs: { command: words(NODE, DEMO) }, files: { "mcpeval-report/report.json": '{"theirs":true}\n' } });
    expect(errors(taken).join()).toContain("report.json exists and is no report of mcpeval");
    expect(taken.read("mcpeval-report/report.json")).toBe('{"theirs":true}\n');
    expect(taken.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });

    const command = await stdioCommand({ tools: [flawlessTool("read_one")] });
    const first = await step({ inputs: { command } });
    const again = await step({
      inputs: { command },
      files: {
        "mcpeval-report/report.json": first.read("mcpeval-report/report.json"),
        "mcpeval-report/report.md": first.read("mcpeval-report/report.md"),
        "mcpeval-report/report.txt": first.read("mcpeval-report/report.txt"),
      },
    });
    expect(again.outputs["outcome"]).toBe("passed");
    expect(again.read("mcpeval-report/report.json")).toBe(first.read("mcpeval-report/report.json"));
  });
});

describe("a misused step", () => {
  test("lists all problems at once, by input name, and starts nothing", async () => {
    const run = await step({
      inputs: {
        command: words(NODE, "-e", "require('fs').writeFileSync('started','')"),
        url: "http://127.0.0.1:9/mcp",
        "min-readiness": "101",
        "exclude-latency": "perhaps",
        "min-area": "catalogue=3",
        "start-timeout": "0",
      },
    });
    expect(run.conclusion).toBe("failure");
    expect(errors(run)).toHaveLength(1);
    const lines = errors(run)[0]?.split("\n") ?? [];
    for (const input of ["'command'", "'min-readiness'", "'exclude-latency'", "'min-area'", "'start-timeout'"]) {
      expect(lines.filter((line) => line.startsWith(input))).toHaveLength(1);
    }
    expect(lines).toHaveLength(5);
    expect(run.outputs).toEqual({ ...NO_RESULTS, outcome: "error", passed: "false", "exit-code": "2" });
    expect(run.summary).toContain("Mend these inputs");
    expect(() => run.read("started")).toThrow("ENOENT");
  });

  test("is told of names its server does not list, and of a missing arguments file", async () => {
    const skip = await step({ inputs: { command: words(NODE, DEMO), "skip-tool": "no_such_tool" } });
    expect(errors(skip).join()).toMatch(/'skip-tool'.*no_such_tool/);
    expect(skip.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
    const missing = await step({ inputs: { command: words(NODE, DEMO), arguments: "nowhere.json" } });
    expect(errors(missing).join()).toContain("nowhere.json: no such file");
    expect(missing.outputs["exit-code"]).toBe("2");
  });
});

describe("a server that cannot be measured", () => {
  test("is an error with its cause; its last words are text, without the secrets and variables of the job", async () => {
    const script = `
      console.error("::error::planted ##[add-path]/evil");
      console.error("token is " + process.env.API_KEY);
      console.error("sees " + Object.keys(process.env).join(" "));
      process.exit(7);`;
    const run = await step({
      inputs: { command: words(NODE, "-e", script), env: "API_KEY=canary-0123456789" },
      env: { GITHUB_TOKEN: "ghs_canary", ACTIONS_RUNTIME_TOKEN: "jwt" },
    });
    expect(run.conclusion).toBe("failure");
    expect(errors(run)).toHaveLength(1);
    expect(errors(run)[0]).toMatch(/^readiness could not be measured \(server-exited\): .*7/);
    expect(run.outputs).toMatchObject({ outcome: "error", readiness: "", "exit-code": "3" });
    expect(reportOf(run)).toMatchObject({ readiness: null, readiness_error: "server-exited" });
    expect(run.summary).toContain("server-exited");
    expect(run.commands[0]).toMatchObject({ command: "add-mask", message: "canary-0123456789" });
    expect(run.log).toContain("token is ***");
    expect(visible(run)).not.toContain("canary-0123456789");
    expect(run.log).toMatch(/sees .*API_KEY/);
    expect(/^sees .*$/m.exec(run.log)?.[0]).not.toMatch(/GITHUB_|ACTIONS_|INPUT_|RUNNER_/);
    expect(commandNames(run)).toEqual(["add-mask", "endgroup", "error", "group"]);
    expect(run.log).toContain("::error::planted");
    expect(run.commandsResumed).toBe(true);
  });

  test("is misuse when its command does not exist", async () => {
    const run = await step({ inputs: { command: "mcpeval-no-such-command" } });
    expect(errors(run)[0]).toContain('command not found: "mcpeval-no-such-command"');
    expect(run.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
  });

  test("is ended when the job is cancelled", async () => {
    const script = "require('fs').writeFileSync('pid', String(process.pid)); process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
    const run = await step({
      inputs: { command: words(NODE, "-e", script), "working-directory": "server" },
      files: { "server/readme": "" },
      onStart: (child, workspace) => {
        const watch = setInterval(() => {
          try {
            if (readFileSync(join(workspace, "server", "pid"), "utf8") === "") return;
          } catch {
            return;
          }
          clearInterval(watch);
          child.kill("SIGINT");
        }, 50);
      },
    });
    expect(run.conclusion).toBe("failure");
    expect(run.outputs).toMatchObject({ outcome: "error", readiness: "", "exit-code": "3" });
    expect(errors(run)[0]).toContain("(interrupted)");
    const pid = Number(run.read("server/pid"));
    expect(pid).toBeGreaterThan(0);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });
});

describe("a server with secrets", () => {
  /** Lets through what carries the header, and answers 401 to all else. */
  async function guard(behind: URL, secret: string): Promise<{ url: string; refused: () => number }> {
    let refused = 0;
    const proxy: Server = createServer((incoming, outgoing) => {
      if (incoming.headers["authorization"] !== secret) {
        refused += 1;
        outgoing.writeHead(401).end(`no ${secret}`);
        return;
      }
      const onward = forward(
        behind,
        { method: incoming.method ?? "GET", headers: { ...incoming.headers, host: behind.host } },
        (answer: IncomingMessage) => {
          outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, "x-echo": secret });
          answer.pipe(outgoing);
        },
      );
      onward.on("error", () => outgoing.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
    cleanups.push(() => new Promise<void>((closed) => (proxy.close(() => closed()), proxy.closeAllConnections())));
    return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`, refused: () => refused };
  }

  const SECRET = "Bearer canary-header-9876543210";

  test("is reached with the header, and neither secret shows anywhere", async () => {
    const tools = [flawlessTool("read_one"), flawlessTool("read_two", {}, { valid: { kind: "tool-error", text: "no" } })];
    const { target } = await composable({ tools, canary: "canary-server-5555" }, "http");
    if (target.kind !== "http") throw new Error("asked for http");
    const { url, refused } = await guard(target.url, SECRET);
    const run = await step({ inputs: { url, headers: `Authorization: ${SECRET}` } });
    expect(errors(run)).toEqual([]);
    expect(run.outputs["outcome"]).toBe("passed");
    expect(refused()).toBe(0);
    expect(reportOf(run).protocol?.transport).toBe("streamable-http");
    expect(visible(run)).not.toMatch(/canary/);
    const unmasked = run.stdout
      .split("\n")
      .filter((line) => !line.startsWith("::add-mask::"))
      .join("\n");
    expect(unmasked + run.stderr).not.toMatch(/canary/);
  });

  test("says that it needs credentials, without repeating those it was given", async () => {
    const { url, refused } = await guard(new URL("http://127.0.0.1:9/"), "something else");
    const run = await step({ inputs: { url, headers: `Authorization: ${SECRET}` } });
    expect(errors(run)[0]).toContain("(auth-required)");
    expect(refused()).toBeGreaterThan(0);
    expect(run.outputs).toMatchObject({ outcome: "error", "exit-code": "3" });
    expect(visible(run)).not.toMatch(/canary/);
  });
});

describe("a hostile server", () => {
  test("whose tools are named like commands and markup only ever prints text", async () => {
    const names = [...new Set([...HOSTILE_TEXTS, "##[set-output name=outcome]owned", "::stop-commands::x", "a\n::add-mask::91"])].filter(
      (name) => name !== "",
    );
    const run = await step({
      inputs: { command: await stdioCommand({ tools: names.map((name) => flawlessTool(name, { description: "short" })) }) },
    });
    expect(run.outputs["outcome"]).toBe("passed");
    expect(commandNames(run)).toEqual(["endgroup", "group", "warning"]);
    expect(run.commandsResumed).toBe(true);
    expect([run.state, run.exported]).toEqual([{}, {}]);
    expect(Object.keys(run.outputs).sort()).toEqual(actionOutputs.map(({ name }) => name).sort());
    for (const text of [run.stdout, run.summary]) expect(text.replaceAll("\n", "")).not.toMatch(FORBIDDEN);
    const outsideCode = run.summary.replace(/`[^`\n]*`/g, "");
    expect(outsideCode).toContain("tools</summary>");
    expect(outsideCode).not.toMatch(/<script|<img|octocat|evil|owned|#\d|deadbeef/);
  });

  test("with a report of over a megabyte loses sections of the summary, never all of it", async () => {
    const annotations = { readOnlyHint: false, destructiveHint: true };
    const tools = Array.from({ length: 4_000 }, (_, index) => ({
      entry: { name: `tool_${index}_${"x".repeat(100)}`, annotations, inputSchema: { type: "object", properties: { a: {} } } },
    }));
    const run = await step({ inputs: { command: await stdioCommand({ tools }) } });
    expect(run.outputs["outcome"]).toBe("passed");
    expect(Buffer.byteLength(run.read(run.outputs["markdown"] ?? ""))).toBeGreaterThan(1024 * 1024);
    expect(Buffer.byteLength(run.summary)).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(900 * 1024);
    expect(run.summary).toContain("output `markdown`");
  });
});
