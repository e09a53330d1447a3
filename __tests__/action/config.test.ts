// Servers of a client's configuration file: which are chosen, what goes with several, and a whole step that measures them.
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test } from "@jest/globals";
import { readServers, severalClashes } from "../../src/action/config.js";
import { readSettings } from "../../src/action/settings.js";
import { entryModule, runAction, type ActionRun, type ActionStep } from "../support/harness/run-action.js";

const DEMO = pathToFileURL(entryModule("demo")).href;
const runs: ActionRun[] = [];

async function step(how: ActionStep): Promise<ActionRun> {
  const run = await runAction(how);
  runs.push(run);
  return run;
}

afterEach(() => {
  for (const run of runs.splice(0)) run.remove();
});

const told = (run: ActionRun): string[] =>
  run.commands.filter(({ command }) => command === "error").flatMap(({ message }) => message.split("\n"));
const read = (inputs: Record<string, string>) => readServers((name) => inputs[name] ?? "");

describe("the choice", () => {
  test("is one name a line, each once", () => {
    expect(read({ config: ".mcp.json", servers: "a\n\n b/c \na" })).toEqual({ names: ["a", "b/c"], problems: [] });
    expect(read({})).toEqual({ names: null, problems: [] });
  });

  test("cannot stand beside another target, nor without its file", () => {
    expect(read({ servers: "a" }).problems).toEqual(["'servers' are names in a file; add 'config', its path"]);
    expect(read({ config: "c", servers: "a b\na-b\nA-B", command: "x", start: "y", server: "z" }).problems).toEqual([
      "'config' cannot be used with 'command'; leave one of them out",
      "'config' cannot be used with 'start'; leave one of them out",
      "'server' labels the one server of a step; with 'config' each is called by its name in 'servers'",
      `'servers': "a-b", "A-B" cannot be told from an earlier one in files`,
    ]);
  });

  test("of several refuses what belongs to one", () => {
    const { settings } = readSettings((name) => ({ mode: "probe", baseline: "b.json" })[name] ?? "", String);
    const values = { manifest: "m", arguments: "a", "skip-tool": ["t"] };
    expect(severalClashes(["a", "b"], settings, values).map((line) => line.split(" ")[0])).toEqual([
      "'mode'",
      "'manifest'",
      "'baseline'",
      "'arguments'",
      "'skip-tool'",
    ]);
    expect(severalClashes(["a"], settings, values)).toEqual([]);
    expect(severalClashes(null, settings, values)).toEqual([]);
  });
});

const server = (...broken: string[]) => ({
  command: process.execPath,
  args: ["server.mjs", ...broken.flatMap((name) => ["--broken", name])],
});
const files = {
  "server.mjs": `await import(${JSON.stringify(DEMO)});\n`,
  ".mcp.json": JSON.stringify({ mcpServers: { "front end": server(), back: server("undescribed"), idle: { command: "no-such-program" } } }),
};

describe("a step", () => {
  test("measures the named servers alone, each with its files, and its outputs are maps", async () => {
    const run = await step({
      inputs: {
        config: ".mcp.json",
        servers: "back\nfront end",
        sarif: "true",
        junit: "true",
        "min-area": "catalog=60",
        "min-grade": "b",
        env: "API_KEY=canary-canary",
      },
      files,
    });
    expect(run.outputs).toMatchObject({ outcome: "failed", "exit-code": "1" });
    const readiness = JSON.parse(run.outputs["readiness"] ?? "") as Record<string, string>;
    expect(Object.keys(readiness)).toEqual(["back", "front-end"]);
    expect(Number(readiness["back"])).toBeLessThan(Number(readiness["front-end"]));
    expect(JSON.parse(run.outputs["grade"] ?? "")).toEqual({ back: "B", "front-end": "A" });
    expect(told(run)).toEqual([expect.stringMatching(/^back: catalog \d+ is under its floor of 60$/)]);
    const sarif = JSON.parse(run.outputs["sarif"] ?? "") as Record<string, string>;
    const categories = Object.values(sarif).map(
      (path) => (JSON.parse(run.read(path)) as { runs: { automationDetails: { id: string } }[] }).runs[0]?.automationDetails.id,
    );
    expect(categories).toEqual(["mcpeval/back/", "mcpeval/front-end/"]);
    const junit = run.read(run.outputs["junit"] ?? "");
    expect(junit.match(/<testsuites /g)).toHaveLength(1);
    expect([...junit.matchAll(/<testsuite name="([^"]+)"/g)].map(([, name]) => name)).toEqual(["back.readiness", "front-end.readiness"]);
    expect(run.summary).toContain("front-end");
    expect(run.summary).toContain("back");
    expect(run.log).not.toContain("canary-canary");
  });

  test("with one name is a step of one server", async () => {
    const run = await step({ inputs: { config: ".mcp.json", servers: "front end" }, files });
    expect(told(run)).toEqual([]);
    expect(run.outputs).toMatchObject({ outcome: "passed", readiness: "91" });
  });

  test.each([
    ["", [/^\.mcp\.json names 3 servers; nothing was started\. Say which in 'servers', one name a line:$/, /front end/, /back/, /idle/]],
    ["bakc", [/^\.mcp\.json names no server "bakc"; nothing was started\. It names:$/, /front end/, /back/, /idle/]],
    ["back\nidle", [/no-such-program/]],
  ])("that names %j is told what the file holds", async (servers, lines) => {
    const run = await step({ inputs: { config: ".mcp.json", servers }, files });
    expect(run.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
    expect(told(run)).toEqual(lines.map((line): unknown => expect.stringMatching(line)));
  });
});
