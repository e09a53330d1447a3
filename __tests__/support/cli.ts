// Runs the built CLI as users do: a process of its own, with a private folder and a bare environment.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** The CLI's entry: the compiled one, or with MCPEVAL_DIST=1 the bundle that is shipped. */
export const CLI = resolve(process.env["MCPEVAL_DIST"] === "1" ? "dist/cli/index.js" : "build/src/cli/main.js");
/** The demo server's entry, likewise. */
export const DEMO = resolve(process.env["MCPEVAL_DIST"] === "1" ? "dist/demo/index.js" : "build/src/demo/main.js");
/** The Node.js that runs them. */
export const NODE = process.env["MCPEVAL_NODE"] ?? process.execPath;

/** How one process ended. */
export interface Transcript {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** What a process runs in. */
export interface Surroundings {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Variables every child gets; nothing else is inherited, so that no setting of the machine changes an outcome. */
function bareEnvironment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { PATH: process.env["PATH"] ?? "", ...extra };
}

/** Starts any program; its output is collected. */
export function start(program: string, args: readonly string[], { cwd, env }: Surroundings) {
  if (!existsSync(CLI)) throw new Error(`${CLI} is missing; run npm run compile first`);
  const child = spawn(program, args, { cwd, env: bareEnvironment(env), stdio: ["ignore", "pipe", "pipe"] });
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  child.stdout.on("data", (chunk: Buffer) => chunks.stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.stderr.push(chunk));
  const ended = (async (): Promise<Transcript> => {
    const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    return { stdout: Buffer.concat(chunks.stdout).toString(), stderr: Buffer.concat(chunks.stderr).toString(), code, signal };
  })();
  return { child, ended };
}

/** Runs the CLI to its end. */
export function runCli(args: readonly string[], surroundings: Surroundings): Promise<Transcript> {
  return start(NODE, [CLI, ...args], surroundings).ended;
}
