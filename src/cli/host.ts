// The CLI's real ports to the outside world: clock, environment, files, progress.
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { decodeUtf8 } from "../lib/utf8.js";
import { UsageError } from "../model/errors.js";
import type { Clock, Files, Host, Progress } from "../model/host.js";

const clock: Clock = {
  now: () => performance.now(),
  // A timer waits for a millisecond at least.
  sleep: (ms, signal) => (ms === 0 ? nextTurn() : delay(ms, undefined, signal === undefined ? {} : { signal })),
};

/** Why a file cannot be read, in words, by error code. */
const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EISDIR: "it is a folder",
  EACCES: "no permission",
  EPERM: "no permission",
};

/** Files relative to a folder. Text must be UTF-8; a wrong encoding is refused, not repaired, so that digests stay true. */
export function filesOf(cwd: string): Files {
  return {
    // Files at once: they are small, and a thread that reads them takes longer to start than they take to read.
    async readText(path, maxBytes = Infinity) {
      let bytes: Buffer;
      try {
        const at = resolve(cwd, path);
        const stats = statSync(at);
        refuseLarger(path, stats.size, maxBytes);
        // A pipe may wait for its writer, and signals must be heard meanwhile.
        bytes = stats.isFile() ? readFileSync(at) : await (await import("node:fs/promises")).readFile(at);
      } catch (error) {
        if (error instanceof UsageError) throw error;
        const code = (error as NodeJS.ErrnoException).code ?? "unreadable";
        throw new UsageError(`cannot read ${path}: ${CAUSES[code] ?? code}`);
      }
      refuseLarger(path, bytes.length, maxBytes);
      return textOf(path, bytes);
    },
    readStdin,
    async listFiles(folder, bounds) {
      const { filesBelow } = await import("../sinks/local/files-below.js");
      return filesBelow(resolve(cwd, folder), folder, bounds);
    },
  };
}

function textOf(path: string, bytes: Uint8Array): string {
  const decoded = decodeUtf8(bytes);
  if ("text" in decoded) return decoded.text;
  throw new UsageError(`${path}:${String(decoded.badLine)}: it is not UTF-8 text; save it as UTF-8`);
}

async function readStdin(maxBytes: number): Promise<string> {
  if (process.stdin.isTTY) throw new UsageError("- reads standard input, which is a terminal here; pipe a report in, or name its file");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    refuseLarger("-", size, maxBytes);
    chunks.push(bytes);
  }
  return textOf("-", Buffer.concat(chunks));
}

function refuseLarger(path: string, bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw new UsageError(`cannot read ${path}: it has ${String(bytes)} bytes, the limit is ${String(maxBytes)}`);
}

/** What one run adds to the process's own circumstances. */
export interface HostParts {
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Module that a schema worker thread starts from. */
  readonly workerModule: URL;
  readonly idle?: () => void;
}

/** The ports of this process. @throws UsageError when its working directory was removed */
export function createHost({ progress, signal, workerModule, idle }: HostParts): Host {
  const cwd = workingDirectory();
  return {
    clock,
    env: process.env,
    cwd,
    platform: process.platform,
    arch: process.arch,
    files: filesOf(cwd),
    progress,
    signal,
    workerModule,
    ...(idle === undefined ? {} : { idle }),
  };
}

function workingDirectory(): string {
  try {
    return process.cwd();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new UsageError("the working directory no longer exists; change to one that does");
  }
}
