// Runs a JavaScript action in a process of its own, the way the GitHub runner does: environment contract, command files, log.
// MCPEVAL_DIST=1 runs the committed bundle (another value: the folder of another build) instead of the compiled sources;
// MCPEVAL_NODE names the node binary to use.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { parseCommandFile } from "./command-file.js";
import { readRunnerLog, type WorkflowCommand } from "./runner-log.js";

/** Root of this repository, where action.yml lies. */
export const REPOSITORY_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** The entry of one program (action, demo, cli): compiled from the sources, or the bundle where MCPEVAL_DIST asks for it. */
export function entryModule(program: string): string {
  const bundles = process.env["MCPEVAL_DIST"] ?? "";
  if (bundles === "") return join(REPOSITORY_ROOT, "build", "src", program, "main.js");
  return join(bundles === "1" ? join(REPOSITORY_ROOT, "dist") : resolve(bundles), program, "index.js");
}

/** The runner replaces a summary above this by an error. Bytes. */
const SUMMARY_LIMIT_BYTES = 1024 * 1024;

/** How one step is run. */
export interface ActionStep {
  /** The `with:` block. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Folder of action.yml; this repository by default. */
  readonly actionDirectory?: string;
  /** Module to run instead of what action.yml and MCPEVAL_DIST say. */
  readonly main?: string;
  /** Further variables, on top of the runner's own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly event?: unknown;
  readonly eventName?: string;
  /** Files put into the workspace before the step, by relative path. */
  readonly files?: Readonly<Record<string, string>>;
  /** The job's own token, as `github.token` gives it; a step without one gets an empty input. */
  readonly token?: string;
  /** Called with the running process, to send it signals. */
  readonly onStart?: (child: ChildProcess, workspace: string) => void;
}

/** What a step left behind. */
export interface ActionRun {
  readonly exitCode: number | null;
  readonly conclusion: "success" | "failure";
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly exported: Readonly<Record<string, string>>;
  /** The Step Summary as GitHub would show it: empty when it was over the limit. */
  readonly summary: string;
  readonly commands: readonly WorkflowCommand[];
  /** The log as a reader sees it: masked. */
  readonly log: string;
  /** Whether commands were switched on again by the end of the step. */
  readonly commandsResumed: boolean;
  /** Inputs the runner would warn about. */
  readonly unexpectedInputs: readonly string[];
  readonly stdout: string;
  readonly stderr: string;
  readonly workspace: string;
  /** Reads a file by a path relative to the workspace, or an absolute one. */
  read(path: string): string;
  /** Removes everything the run left on disk. */
  remove(): void;
}

interface ActionFile {
  readonly inputs?: Readonly<Record<string, { readonly default?: string | number | boolean } | null>>;
  readonly runs: { readonly main: string; readonly post?: string };
}

/** Reads action.yml. @throws Error when it is missing or no YAML. */
export function readActionFile(directory: string = REPOSITORY_ROOT): ActionFile {
  return parse(readFileSync(join(directory, "action.yml"), "utf8")) as ActionFile;
}

function mainModule(step: ActionStep, action: ActionFile): string {
  if (step.main !== undefined) return step.main;
  if (step.actionDirectory !== undefined) return resolve(step.actionDirectory, action.runs.main);
  return entryModule("action");
}

/** Runs one step to its end. */
export async function runAction(step: ActionStep): Promise<ActionRun> {
  const action = readActionFile(step.actionDirectory);
  const root = mkdtempSync(join(tmpdir(), "mcpeval-runner-"));
  const folder = (name: string): string => {
    mkdirSync(join(root, name), { recursive: true });
    return join(root, name);
  };
  const file = (name: string, content = ""): string => {
    writeFileSync(join(root, name), content);
    return join(root, name);
  };
  const workspace = folder("work");
  for (const [path, content] of Object.entries(step.files ?? {})) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), content);
  }
  const commandFiles = {
    GITHUB_OUTPUT: file("output"),
    GITHUB_ENV: file("env"),
    GITHUB_STATE: file("state"),
    GITHUB_PATH: file("path"),
    GITHUB_STEP_SUMMARY: file("summary"),
  };
  const declared = action.inputs ?? {};
  const inputs = Object.fromEntries(
    Object.entries(declared).map(([name, about]) => [
      `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
      step.inputs?.[name] ?? String(about?.default ?? "").replace("${{ github.token }}", step.token ?? ""),
    ]),
  );
  const child = spawn(process.env["MCPEVAL_NODE"] ?? process.execPath, [mainModule(step, action)], {
    cwd: workspace,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: folder("home"),
      CI: "true",
      GITHUB_ACTIONS: "true",
      RUNNER_OS: "Linux",
      RUNNER_ARCH: "X64",
      RUNNER_NAME: "harness",
      RUNNER_ENVIRONMENT: "github-hosted",
      RUNNER_TEMP: folder("_temp"),
      RUNNER_TOOL_CACHE: folder("_tool"),
      GITHUB_WORKSPACE: workspace,
      GITHUB_ACTION: "__self",
      GITHUB_ACTION_PATH: resolve(step.actionDirectory ?? REPOSITORY_ROOT),
      GITHUB_JOB: "job",
      GITHUB_RUN_ID: "1",
      GITHUB_RUN_NUMBER: "1",
      GITHUB_RUN_ATTEMPT: "1",
      GITHUB_REPOSITORY: "octo/weather-mcp",
      GITHUB_REPOSITORY_OWNER: "octo",
      GITHUB_ACTOR: "octocat",
      GITHUB_WORKFLOW: "ci",
      GITHUB_SHA: "a".repeat(40),
      GITHUB_REF: "refs/pull/7/merge",
      GITHUB_REF_NAME: "7/merge",
      GITHUB_HEAD_REF: "feature",
      GITHUB_BASE_REF: "main",
      GITHUB_EVENT_NAME: step.eventName ?? "pull_request",
      GITHUB_EVENT_PATH: file("event.json", JSON.stringify(step.event ?? {})),
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_API_URL: "http://127.0.0.1:9",
      GITHUB_GRAPHQL_URL: "http://127.0.0.1:9/graphql",
      ...commandFiles,
      ...inputs,
      ...step.env,
    },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  step.onStart?.(child, workspace);
  const exitCode = await new Promise<number | null>((done, failed) => child.on("error", failed).on("close", done));

  // The runner reads both streams for commands.
  const [out, err] = [readRunnerLog(stdout), readRunnerLog(stderr)];
  const masks = [...out.masks, ...err.masks].filter((mask) => mask !== "");
  const masked = (text: string): string => masks.reduce((seen, mask) => seen.replaceAll(mask, "***"), text);
  const summary = readFileSync(commandFiles.GITHUB_STEP_SUMMARY);
  return {
    exitCode,
    conclusion: exitCode === 0 ? "success" : "failure",
    outputs: parseCommandFile(readFileSync(commandFiles.GITHUB_OUTPUT, "utf8")),
    state: parseCommandFile(readFileSync(commandFiles.GITHUB_STATE, "utf8")),
    exported: parseCommandFile(readFileSync(commandFiles.GITHUB_ENV, "utf8")),
    summary: summary.length > SUMMARY_LIMIT_BYTES ? "" : masked(summary.toString("utf8")),
    commands: [...out.commands, ...err.commands],
    log: masked(`${out.text}\n${err.text}`),
    commandsResumed: !out.isStopped && !err.isStopped,
    unexpectedInputs: Object.keys(step.inputs ?? {}).filter((name) => !(name in declared)),
    stdout,
    stderr,
    workspace,
    read: (path) => readFileSync(resolve(workspace, path), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
