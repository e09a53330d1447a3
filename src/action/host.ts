// The Action's real ports to the outside world: clock, environment, files. Progress has no place in a log, only notes do.
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { UsageError } from "../model/errors.js";
import type { Clock, Files, Host, Progress } from "../model/host.js";
import { filesBelow } from "../sinks/local/files-below.js";

const clock: Clock = {
  now: () => performance.now(),
  // A timer waits for a millisecond at least.
  sleep: (ms, signal) => (ms === 0 ? nextTurn() : delay(ms, undefined, signal === undefined ? {} : { signal })),
};

/** Why a file cannot be read, in words, by error code. */
const CAUSES: Readonly<Record<string, string>> = { ENOENT: "no such file", EISDIR: "it is a folder", EACCES: "no permission" };

/** Files below the workspace; messages keep the path as the workflow spells it. A wrong encoding is refused, so that digests stay true. */
export const filesOf = (workspace: string): Files => ({
  readText: async (path, maxBytes = Number.POSITIVE_INFINITY) => {
    let bytes: Buffer;
    try {
      const { size } = await stat(resolve(workspace, path));
      if (size > maxBytes) throw new UsageError(`cannot read ${path}: it has ${String(size)} bytes, more than ${String(maxBytes)}`);
      bytes = await readFile(resolve(workspace, path));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const code = (error as NodeJS.ErrnoException).code ?? "unreadable";
      throw new UsageError(
        `cannot read ${path}: ${CAUSES[code] ?? code}; paths are relative to the workspace, is the repository checked out?`,
      );
    }
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new UsageError(`cannot read ${path}: it is not UTF-8 text`);
    }
  },
  readStdin: () => Promise.reject(new UsageError("an Action has no standard input; name a file")),
  listFiles: (folder, bounds) => filesBelow(resolve(workspace, folder), folder, bounds),
});

/** Progress that keeps the notes, for the log to show them at the end as one block. Status lines are for terminals and dropped. */
export class NoteKeeper implements Progress {
  readonly notes: string[] = [];

  update(): void {
    // A log has no line to overwrite.
  }

  note(line: string): void {
    this.notes.push(...line.split(/\r?\n/));
  }

  stop(): void {
    // Nothing is shown that would have to go.
  }
}

/** Whether there is a file at a path, which may be relative to the folder. */
export async function isFile(path: string, folder: string): Promise<boolean> {
  try {
    return (await stat(resolve(folder, path))).isFile();
  } catch {
    return false;
  }
}

/** Whether the path is a folder that exists. */
export async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/**
 * The ports of one run.
 * @param workerModule module that a schema worker thread starts from: the bundle's entry
 * @param signal aborted when the job is cancelled
 */
export function createActionHost(workerModule: URL, signal: AbortSignal, progress: Progress): Host {
  const workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
  return {
    clock,
    env: process.env,
    cwd: workspace,
    platform: process.platform,
    arch: process.arch,
    files: filesOf(workspace),
    progress,
    signal,
    workerModule,
  };
}
