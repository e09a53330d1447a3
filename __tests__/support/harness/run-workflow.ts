// Runs the jobs of a workflow file on this machine: shell steps, this repository's actions through the runner harness (post steps too),
// others' actions by stand-ins. `${{ }}` is evaluated by GitHub's own @actions/expressions. A subset, and an error for anything else.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";
import { parse } from "yaml";
import { parseCommandFile } from "./command-file.js";
import { readActionFile, runAction, type ActionRun } from "./run-action.js";
import { runPost, toolkitRelease } from "./toolkit.js";

/** How this repository's actions are called: by the examples, and by its own workflows as `./`. */
const OURS = /^(?:mcpeval\/mcpeval|\.)(?:\/actions\/(?<part>[a-z-]+)|\/)?(?:@v\d[\d.]*)?$/;

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string | boolean;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly "continue-on-error"?: boolean;
}
interface Job {
  readonly if?: string;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly env?: Readonly<Record<string, unknown>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** Where and on what a workflow runs. */
export interface WorkflowRun {
  /** Path of the workflow file. */
  readonly file: string;
  /** The one job to run; all of them by default. */
  readonly job?: string;
  /** The checkout; shared by all steps. */
  readonly workspace: string;
  readonly eventName: string;
  readonly event?: unknown;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, unknown>>;
  /** Further variables of every step. */
  readonly env?: Readonly<Record<string, string>>;
  /** Inputs of this repository's actions that must differ here, for example an address that is not on the internet. */
  readonly replace?: Readonly<Record<string, string>>;
}

type Conclusion = "success" | "failure" | "skipped";

/** One step that came by. */
export interface StepResult {
  readonly name: string;
  readonly outcome: Conclusion;
  readonly outputs: Readonly<Record<string, string>>;
  /** What a shell step printed, or an action's log. */
  readonly log: string;
  readonly matrix: Readonly<Record<string, unknown>>;
}

/** The run's end. */
export interface WorkflowResult {
  readonly conclusion: Conclusion;
  readonly steps: readonly StepResult[];
  /** Of the last job. */
  readonly outputs: Readonly<Record<string, string>>;
}

interface Context {
  readonly [name: string]: unknown;
  readonly steps: Record<string, unknown>;
  readonly job: { status: "success" | "failure" };
}

const CONTEXTS = ["github", "env", "steps", "job", "needs", "runner", "inputs", "vars", "secrets", "matrix"];

function toData(value: unknown): data.ExpressionData {
  if (value === null || value === undefined) return new data.Null();
  if (typeof value === "boolean") return new data.BooleanData(value);
  if (typeof value === "number") return new data.NumberData(value);
  if (typeof value === "string") return new data.StringData(value);
  if (Array.isArray(value)) return new data.Array(...value.map(toData));
  return new data.Dictionary(...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })));
}

function evaluate(expression: string, context: Context): data.ExpressionData {
  const status: Readonly<Record<string, () => boolean>> = {
    always: () => true,
    success: () => context.job.status === "success",
    failure: () => context.job.status === "failure",
    cancelled: () => false,
  };
  const functions: FunctionDefinition[] = Object.entries(status).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer()),
  }));
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, CONTEXTS, functions).parse();
  const evaluator = new Evaluator(tree, toData(context) as data.Dictionary, new Map(functions.map((one) => [one.name, one])));
  return evaluator.evaluate();
}

function interpolate(value: unknown, context: Context): string {
  const text = typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);
  return text.replace(/\$\{\{([\s\S]*?)\}\}/g, (_all, expression: string) => evaluate(expression.trim(), context).coerceString());
}

function holds(condition: string | boolean | undefined, context: Context): boolean {
  const text =
    condition === undefined
      ? "success()"
      : String(condition)
          .replace(/^\$\{\{([\s\S]*)\}\}$/, "$1")
          .trim();
  const whole = /\b(?:always|success|failure|cancelled)\s*\(/.test(text) ? text : `success() && (${text})`;
  const result = evaluate(whole, context);
  return !["", "false", "0"].includes(result.coerceString());
}

/** Every combination of a matrix; one empty combination without one. */
function combinations(matrix: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown>[] {
  return Object.entries(matrix).reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** Runs every job, in the order of the file. @throws Error for what this runner does not know */
export async function runWorkflow(how: WorkflowRun): Promise<WorkflowResult> {
  const workflow = parse(readFileSync(how.file, "utf8")) as { readonly env?: Record<string, unknown>; readonly jobs: Record<string, Job> };
  const release = toolkitRelease();
  const steps: StepResult[] = [];
  let conclusion: Conclusion = "skipped";
  let outputs: Record<string, string> = {};
  try {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      if (how.job !== undefined && how.job !== name) continue;
      for (const matrix of combinations(job.strategy?.matrix ?? {})) {
        const context = contextOf(how, matrix);
        if (!holds(job.if, context)) continue;
        await new JobRun(how, { ...workflow.env, ...job.env }, context, release.actionDirectory, steps).run(job.steps);
        conclusion = conclusion === "failure" ? "failure" : context.job.status;
        outputs = Object.fromEntries(Object.entries(job.outputs ?? {}).map(([name, value]) => [name, interpolate(value, context)]));
      }
    }
    return { conclusion, steps, outputs };
  } finally {
    release.remove();
  }
}

function contextOf({ event, eventName, workspace, secrets = {}, inputs = {} }: WorkflowRun, matrix: Record<string, unknown>): Context {
  const repository = { repository: "octo/weather-mcp", server_url: "https://github.com", run_id: "5" };
  return {
    github: { event: event ?? {}, event_name: eventName, workspace, token: "ghs_token", ref: "refs/pull/7/merge", ...repository },
    env: {},
    steps: {},
    job: { status: "success" },
    needs: {},
    runner: { os: "Linux", temp: tmpdir() },
    inputs,
    vars: {},
    secrets,
    matrix,
  };
}

class JobRun {
  readonly #path: string[] = [];
  readonly #posts: (() => Promise<ActionRun>)[] = [];
  readonly #runs: ActionRun[] = [];

  constructor(
    private readonly how: WorkflowRun,
    private readonly env: Readonly<Record<string, unknown>>,
    private readonly context: Context,
    private readonly actionDirectory: (name: string) => string,
    private readonly results: StepResult[],
  ) {}

  async run(steps: readonly Step[]): Promise<void> {
    try {
      for (const step of steps) await this.#step(step);
    } finally {
      for (const post of this.#posts.reverse()) {
        const ran = await post();
        this.#add({ name: "post", outcome: ran.conclusion, outputs: {}, log: ran.log });
        this.#runs.push(ran);
      }
      for (const ran of this.#runs) ran.remove();
    }
  }

  async #step(step: Step): Promise<void> {
    const name = step.name ?? step.id ?? step.uses ?? step.run ?? "";
    if (!holds(step.if, this.context)) {
      this.#settle(step, { name, outcome: "skipped", outputs: {}, log: "" });
      return;
    }
    const env: Record<string, string> = { ...this.how.env };
    for (const [key, value] of Object.entries({ ...this.env, ...step.env })) env[key] = interpolate(value, this.context);
    env["PATH"] = [...this.#path, this.how.env?.["PATH"] ?? process.env["PATH"] ?? ""].join(delimiter);
    if (step.run !== undefined) this.#settle(step, { name, ...this.#shell(step.run, env) });
    else this.#settle(step, { name, ...(await this.#action(step, env)) });
  }

  #shell(script: string, env: Record<string, string>): Omit<StepResult, "name" | "matrix"> {
    const folder = mkdtempSync(join(tmpdir(), "mcpeval-step-"));
    const output = join(folder, "output");
    writeFileSync(output, "");
    const ran = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", interpolate(script, this.context)], {
      cwd: this.how.workspace,
      encoding: "utf8",
      env: { HOME: folder, ...env, GITHUB_OUTPUT: output, GITHUB_WORKSPACE: this.how.workspace },
    });
    const outputs = parseCommandFile(readFileSync(output, "utf8"));
    rmSync(folder, { recursive: true, force: true });
    return { outcome: ran.status === 0 ? "success" : "failure", outputs, log: `${ran.stdout}${ran.stderr}` };
  }

  async #action({ uses = "", with: given = {} }: Step, env: Record<string, string>): Promise<Omit<StepResult, "name" | "matrix">> {
    // Their work is done: the workspace is there, and so is Node.js. What they upload is looked at where it lies.
    if (/^actions\/(?:checkout|setup-node|upload-artifact)@/.test(uses)) return { outcome: "success", outputs: {}, log: "" };
    const ours = OURS.exec(uses);
    if (ours === null) throw new Error(`no stand-in for ${uses}`);
    const part = ours.groups?.["part"];
    const place = part === undefined ? {} : { actionDirectory: this.actionDirectory(part) };
    const declared = readActionFile(place.actionDirectory);
    const inputs: Record<string, string> = {};
    for (const [key, about] of Object.entries(declared.inputs ?? {})) inputs[key] = interpolate(about?.default ?? "", this.context);
    for (const [key, value] of Object.entries(given)) {
      if (!(key in inputs)) throw new Error(`${uses} has no input ${key}`);
      inputs[key] = interpolate(value, this.context);
    }
    for (const [key, value] of Object.entries(this.how.replace ?? {})) if (key in given) inputs[key] = value;
    const step = {
      ...place,
      inputs,
      eventName: this.how.eventName,
      event: this.how.event,
      env: { ...env, GITHUB_WORKSPACE: this.how.workspace },
    };
    const ran = await runAction(step);
    this.#path.push(
      ...ran
        .read("../path")
        .split(/\r?\n/)
        .filter((line) => line.startsWith("/")),
    );
    const { actionDirectory } = place;
    const { post } = declared.runs;
    if (post !== undefined && actionDirectory !== undefined) this.#posts.push(() => runPost(ran, { ...step, actionDirectory }, post));
    // Folders that a step put on PATH are the harness's own: they go at the end of the job.
    this.#runs.push(ran);
    return { outcome: ran.conclusion, outputs: ran.outputs, log: ran.log };
  }

  #settle(step: Step, result: Omit<StepResult, "matrix">): void {
    const conclusion = result.outcome === "failure" && step["continue-on-error"] === true ? "success" : result.outcome;
    if (conclusion === "failure") this.context.job.status = "failure";
    if (step.id !== undefined) this.context.steps[step.id] = { outputs: result.outputs, outcome: result.outcome, conclusion };
    this.#add(result);
  }

  #add(result: Omit<StepResult, "matrix">): void {
    this.results.push({ ...result, matrix: this.context["matrix"] as Record<string, unknown> });
  }
}
