// A process of ours that runs beside the measurement, its output in a file: a build step, or the server that a step starts.
// It speaks no protocol and judges nothing; ending it ends all it started.
import type { ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import spawn from "cross-spawn";
import { SinkFailure } from "../model/errors.js";
import { KILL_GRACE_MS, STDERR_RING_BYTES } from "../model/limits.js";
import type { StdioTarget } from "../target/target.js";
import { addLive, removeLive } from "./live-servers.js";
import { killTreeNow, OWN_GROUP, signalTree } from "./process-tree.js";
import { StderrRing } from "./stderr-ring.js";

/** How a process ended. */
export type BackgroundEnd =
  | { readonly kind: "exited"; readonly code: number | null; readonly signal: string | null }
  /** It could not be started; the system's code, for example ENOENT. */
  | { readonly kind: "not-started"; readonly errorCode: string };

/** A running process. */
export interface Background {
  /** Undefined when it could not be started. */
  readonly pid: number | undefined;
  readonly ended: Promise<BackgroundEnd>;
  /** Ends it and all it started: SIGTERM, SIGKILL after the grace. */
  stop(): Promise<void>;
  /** Lets it outlive this program: nothing here ends it any more. */
  release(): void;
}

/** Where it runs, and the file that takes its output. */
export interface BackgroundStart extends Omit<StdioTarget, "kind"> {
  /** Absolute path; its folder is made, an earlier file is replaced. */
  readonly logFile: string;
  /** Whether the file is continued instead. */
  readonly append?: boolean;
}

/**
 * Starts a process. A failed start shows in `ended`.
 * @throws SinkFailure when the log file cannot be written
 */
export function startBackground(start: BackgroundStart): Background {
  const log = openLog(start);
  try {
    return new BackgroundProcess(
      spawn(start.command, [...start.args], {
        cwd: start.cwd,
        env: { ...start.env },
        stdio: ["ignore", log, log],
        // Windows ends a program with its console; detached, it has none to lose.
        detached: true,
        windowsHide: true,
      }),
    );
  } catch (error) {
    return failed(errorCode(error));
  } finally {
    closeSync(log);
  }
}

/** The last lines of a log, fit for a terminal; none when it cannot be read. */
export function logTail(logFile: string): readonly string[] {
  const ring = new StderrRing(STDERR_RING_BYTES);
  try {
    ring.push(readFileSync(logFile));
  } catch {
    return [];
  }
  return ring.lines();
}

/**
 * Ends a process that another program of ours started and released, with all it started. Resolves when it is gone.
 * @param isGone whether it ended; asked again and again
 */
export async function endReleased(pid: number, isGone: () => boolean, sleep: (ms: number) => Promise<void>): Promise<void> {
  if (isGone()) return;
  signalTree(pid, "SIGTERM");
  for (let waited = 0; waited < KILL_GRACE_MS; waited += 50) {
    if (isGone()) break;
    await sleep(50);
  }
  // Also where the process itself went at once: something it started may have stayed.
  killTreeNow(pid);
}

function openLog({ logFile, append }: BackgroundStart): number {
  try {
    mkdirSync(dirname(logFile), { recursive: true });
    return openSync(logFile, append === true ? "a" : "w");
  } catch (error) {
    throw new SinkFailure(`cannot write ${logFile} (${errorCode(error)})`);
  }
}

function failed(code: string): Background {
  const nothing = (): void => undefined;
  return {
    pid: undefined,
    ended: Promise.resolve({ kind: "not-started", errorCode: code }),
    stop: () => Promise.resolve(),
    release: nothing,
  };
}

class BackgroundProcess implements Background {
  readonly ended: Promise<BackgroundEnd>;
  #settle: (end: BackgroundEnd) => void = () => undefined;

  constructor(private readonly child: ChildProcess) {
    this.ended = new Promise((resolve) => (this.#settle = resolve));
    child.on("error", (error) => {
      if (child.pid === undefined || errorCode(error) === "ENOENT") this.#finish({ kind: "not-started", errorCode: errorCode(error) });
    });
    child.on("exit", (code, signal) => {
      // What it left behind in its group would outlive us.
      if (child.pid !== undefined && OWN_GROUP) signalTree(child.pid, "SIGKILL");
      this.#finish({ kind: "exited", code, signal });
    });
    if (child.pid !== undefined) addLive(this);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  async stop(): Promise<void> {
    const { pid } = this.child;
    if (pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return;
    signalTree(pid, "SIGTERM");
    const force = setTimeout(() => signalTree(pid, "SIGKILL"), KILL_GRACE_MS);
    await this.ended;
    clearTimeout(force);
  }

  endNow(): Promise<void> {
    return this.stop();
  }

  killNow(): void {
    if (this.child.pid !== undefined) killTreeNow(this.child.pid);
  }

  release(): void {
    removeLive(this);
    this.child.unref();
  }

  #finish(end: BackgroundEnd): void {
    removeLive(this);
    this.#settle(end);
  }
}

function errorCode(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : "UNKNOWN";
}
