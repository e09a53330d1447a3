// Runs the command line as a process of its own, the way a user does, and says what came of it: exit, output, time, leftovers.
// Other programs can be started in the same surroundings.
// Needs `npm run compile`; with MCPEVAL_DIST=1 the committed bundles run instead, with MCPEVAL_NODE under another Node.js.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { leftovers, markedEnvironment, newMark } from "./processes.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const IS_DIST = process.env["MCPEVAL_DIST"] === "1";

/** The Node.js that runs the command line. */
export const NODE = process.env["MCPEVAL_NODE"] ?? process.execPath;
/** The command line's entry. */
export const CLI_MAIN = `${ROOT}${IS_DIST ? "dist/cli/index.js" : "build/src/cli/main.js"}`;
/** The demo server's entry. */
export const DEMO_MAIN = `${ROOT}${IS_DIST ? "dist/demo/index.js" : "build/src/demo/main.js"}`;

/** How one run is made. */
export interface CliOptions {
  readonly cwd?: string;
  /** Added to a bare environment: nothing of the test's own but PATH and what the system needs. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the running process: to send signals, or to read slowly. */
  readonly during?: (run: RunningCli) => void;
  /** Milliseconds after which the run is killed and fails the test. */
  readonly timeoutMs?: number;
}

/** A run that goes on. */
export interface RunningCli {
  readonly pid: number;
  kill(signal: NodeJS.Signals): void;
  /** Stops and resumes reading stdout. */
  pause(): void;
  resume(): void;
}

/** How one process ended. */
export interface Transcript {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run that ended. */
export interface CliRun extends Transcript {
  readonly ms: number;
  /** Processes the run started that outlived it (a short while granted). */
  readonly left: readonly number[];
}

/** The words that pass the leak check's mark on to a stdio server; they go before `--`. */
export const PASS_MARK = ["--env", "MCPEVAL_TEST_MARK"] as const;

/** Starts any program in a bare environment; its output is collected. */
export function start(program: string, args: readonly string[], { cwd = ROOT, env }: Pick<CliOptions, "cwd" | "env"> = {}) {
  if (!existsSync(CLI_MAIN)) throw new Error(`${CLI_MAIN} is missing; run npm run compile first`);
  const child = spawn(program, args, { cwd, env: { ...systemEnvironment(), ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const text = (chunks: Buffer[]): string => Buffer.concat(chunks).toString("utf8");
  const ended = new Promise<Transcript>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ stdout: text(stdout), stderr: text(stderr), code, signal }));
  });
  return { child, ended };
}

/** Runs `mcpeval ARGS`. @throws Error when it does not end in time */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const mark = newMark();
  const startedAt = performance.now();
  const { child, ended } = start(NODE, [CLI_MAIN, ...args], { ...options, env: { ...markedEnvironment(mark), ...options.env } });
  let isOverdue = false;
  const timer = setTimeout(() => {
    isOverdue = true;
    child.kill("SIGKILL");
  }, options.timeoutMs ?? 25_000);
  options.during?.({
    pid: child.pid ?? 0,
    kill: (signal) => child.kill(signal),
    pause: () => child.stdout.pause(),
    resume: () => child.stdout.resume(),
  });
  const transcript = await ended;
  clearTimeout(timer);
  const ms = performance.now() - startedAt;
  if (isOverdue) throw new Error(`mcpeval ${args.join(" ")} did not end in time; it said: ${transcript.stderr}`);
  return { ...transcript, ms, left: await leftovers(mark) };
}

function systemEnvironment(): Record<string, string> {
  const names = ["PATH", "SystemRoot", "TEMP", "TMPDIR"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}
