// Leak checks: marks the processes a test starts by an environment variable, which everything they start inherits, and lists the living.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const VARIABLE = "MCPEVAL_TEST_MARK";

/** A mark that no other test uses. */
export function newMark(): string {
  return randomUUID();
}

/** The variables that mark a process; add them to its environment. */
export function markedEnvironment(mark: string): Record<string, string> {
  return { [VARIABLE]: mark };
}

/** Process ids that carry the mark and are alive; a zombie has no environment and does not count. */
export function liveProcesses(mark: string): number[] {
  return existsSync("/proc/self/environ") ? fromProc(`${VARIABLE}=${mark}`) : fromPs(`${VARIABLE}=${mark}`);
}

/** Waits, for a short while, until no marked process lives; returns those that still do. */
export async function leftovers(mark: string, withinMs = 2_000): Promise<number[]> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    const pids = liveProcesses(mark);
    if (pids.length === 0 || performance.now() > endsAt) return pids;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function fromProc(entry: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(entry);
      } catch {
        return false; // gone meanwhile, or another user's
      }
    })
    .map(Number);
}

function fromPs(entry: string): number[] {
  const listing = execFileSync("ps", ["-axEww", "-o", "pid=,command="], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return listing
    .split("\n")
    .filter((line) => line.includes(entry))
    .map((line) => Number.parseInt(line, 10));
}
