// Steps with a gate and with a baseline: what fails them, what they say, and that a comparison that cannot be judged is misuse.
import { afterEach, describe, expect, test } from "@jest/globals";
import { flawlessTool, startComposable, type Composable, type ComposablePreset } from "../support/composable.js";
import { runAction, type ActionRun, type ActionStep } from "../support/harness/run-action.js";

const runs: ActionRun[] = [];
const servers: Composable[] = [];

afterEach(async () => {
  for (const run of runs.splice(0)) run.remove();
  for (const server of servers.splice(0)) await server.stop();
});

async function step(preset: ComposablePreset, inputs: Record<string, string>, how: ActionStep = {}): Promise<ActionRun> {
  const server = await startComposable(preset, "stdio");
  servers.push(server);
  if (server.target.kind !== "stdio") throw new Error("asked for stdio");
  const command = JSON.stringify([server.target.command, ...server.target.args]);
  const run = await runAction({ ...how, inputs: { command, ...inputs } });
  runs.push(run);
  return run;
}

const said = (run: ActionRun, level: string): string[] =>
  run.commands.filter(({ command }) => command === level).map(({ message }) => message);
const TWO: ComposablePreset = { tools: [flawlessTool("read_one"), flawlessTool("read_two")] };
const ONE_WORSE: ComposablePreset = { tools: [flawlessTool("read_one", { description: "short" })] };

const MANIFEST = JSON.stringify(
  { version: 1, probes: [{ id: "few-tools", probe: "discovery-cost", access: "read_only", max_tools: 1, max_schema_bytes: 100_000 }] },
  null,
  2,
);

describe("a gate", () => {
  test("is run where there is a manifest; its failures stand at their lines and in the outputs", async () => {
    const run = await step(TWO, {}, { files: { "mcp-eval.manifest.json": MANIFEST } });
    expect(said(run, "error").at(-1)).toBe("1 of 1 gate cases failed: few-tools");
    expect(run.outputs).toMatchObject({
      outcome: "failed",
      passed: "false",
      "gate-passed": "false",
      "exit-code": "1",
      "diff-exit-code": "",
    });
    const line = MANIFEST.split("\n").findIndex((text) => text.includes("{") && text.startsWith("    ")) + 1;
    expect(run.commands.find(({ command }) => command === "error")).toMatchObject({
      properties: { title: "case few-tools failed", file: "mcp-eval.manifest.json", line: String(line) },
    });
    expect(run.summary).toContain("Gate 0/1 passed");
  });

  test("alone scores nothing, and a waiver lets its failure pass", async () => {
    const waivers = [
      "version: 1",
      "waivers:",
      "  - case: few-tools",
      "    because: two tools are few enough for now",
      "    owner: us",
      "    expires: 2999-12-31",
    ].join("\n");
    const files = { "gate/manifest.json": MANIFEST, "gate/waivers.yaml": waivers };
    const run = await step(TWO, { mode: "gate-only", manifest: "gate/manifest.json", waivers: "gate/waivers.yaml" }, { files });
    expect(said(run, "error")).toEqual([]);
    expect(run.outputs).toMatchObject({ outcome: "passed", readiness: "", "gate-passed": "true", "exit-code": "0" });
  });
});

test("a manifest's mistakes are a line each", async () => {
  const run = await step(TWO, {}, { files: { "mcp-eval.manifest.json": '{"version":1,"cases":[]}' } });
  const lines = said(run, "error").join().split("\n");
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^mcp-eval\.manifest\.json:1:\d+: /);
});

describe("a baseline", () => {
  test("that this run falls behind fails it, rule by rule, and is told everywhere", async () => {
    const before = await step(TWO, { server: "s" });
    const files = { "base.json": before.read(before.outputs["report"] ?? "") };
    const inputs = { server: "s", baseline: "base.json", "fail-on": "breaking", "max-readiness-drop": "0" };
    const run = await step(ONE_WORSE, inputs, { files });
    expect(run.conclusion).toBe("failure");
    expect(said(run, "error").at(-1)).toMatch(
      /changes of the catalog that break callers: 1, at most 0; readiness points lost against the baseline: \d+, at most 0/,
    );
    expect(run.outputs).toMatchObject({ outcome: "failed", "exit-code": "1", "diff-exit-code": "1" });
    expect(run.summary).toMatch(/`s` diff[\s\S]*tool removed[\s\S]*`s` readiness/);
    expect(run.log).toContain("s contract breaking=1");
    expect(JSON.parse(run.read("mcpeval-report/diff.json"))).toMatchObject({
      server: "s",
      contract: { breaking: [{ change: "tool-removed", tool: "read_two" }] },
    });
    expect(JSON.parse(run.read("mcpeval-report/baseline.json"))).toEqual(JSON.parse(files["base.json"]));
    expect(said(run, "warning").join()).toContain("read_one");

    const grown = await step(
      { tools: [flawlessTool("read_one"), flawlessTool("read_two"), flawlessTool("read_three")] },
      { ...inputs, "token-ratchet": "5%" },
      { files },
    );
    expect(said(grown, "error")).toEqual([
      expect.stringMatching(/^growth of the catalog against the baseline: \d+(?:\.\d+)?%, at most 5%$/),
    ]);
    expect(grown.outputs).toMatchObject({ "diff-exit-code": "1" });
  });

  test("that only informs fails nothing", async () => {
    const before = await step(TWO, { server: "s" });
    const files = { "base.json": before.read(before.outputs["report"] ?? "") };
    const run = await step(ONE_WORSE, { server: "s", baseline: "base.json", "fail-on": "none" }, { files });
    expect(run.conclusion).toBe("success");
    expect(run.outputs).toMatchObject({ outcome: "passed", "diff-exit-code": "0" });
  });

  test("measured another way cannot be judged: the step says so and still delivers", async () => {
    const before = await step(TWO, { server: "s", "confirm-read-only": "true" });
    const files = { "base.json": before.read(before.outputs["report"] ?? "") };
    const run = await step(TWO, { server: "s", baseline: "base.json", "max-readiness-drop": "2" }, { files });
    expect(said(run, "error")).toEqual([expect.stringMatching(/^'max-readiness-drop': the scores are not comparable.*confirm_read_only/)]);
    expect(run.outputs).toMatchObject({ outcome: "error", "exit-code": "2", "diff-exit-code": "2" });
    expect(run.summary).toContain("readiness 100/100");
  });

  test("is no reason for a second complaint about a server that could not be measured", async () => {
    const before = await step(TWO, { server: "s" });
    const files = { "base.json": before.read(before.outputs["report"] ?? "") };
    const run = await runAction({
      files,
      inputs: {
        server: "s",
        baseline: "base.json",
        "max-readiness-drop": "2",
        command: JSON.stringify([process.execPath, "-e", "process.exit(3)"]),
      },
    });
    runs.push(run);
    expect(said(run, "error")).toEqual([expect.stringContaining("(server-exited)")]);
    expect(run.outputs).toMatchObject({ outcome: "error", "exit-code": "3" });
  });
});

test("a price is told in the report", async () => {
  const run = await step(TWO, { "price-per-mtok": "3" });
  expect(run.summary).toContain("Session cost");
});
