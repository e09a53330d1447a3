// How to end a server process with all it started.
import { spawn, spawnSync } from "node:child_process";
import process from "node:process";

const WINDOWS = process.platform === "win32";

/** Whether servers get a process group of their own, so that one signal reaches everything they started. */
export const OWN_GROUP = !WINDOWS;

/**
 * Signals a server and everything in its group. A group that is gone already is no error.
 * On Windows there are no signals for console programs: the tree is ended by taskkill either way.
 */
export function signalTree(pid: number, signal: "SIGTERM" | "SIGKILL"): void {
  if (WINDOWS) {
    spawn("taskkill", taskkillArguments(pid), { stdio: "ignore", windowsHide: true }).on("error", () => undefined);
    return;
  }
  signalGroup(pid, signal);
}

/** Kills a server and everything in its group before it returns. */
export function killTreeNow(pid: number): void {
  if (WINDOWS) spawnSync("taskkill", taskkillArguments(pid), { stdio: "ignore", windowsHide: true });
  else signalGroup(pid, "SIGKILL");
}

function taskkillArguments(pid: number): string[] {
  return ["/pid", String(pid), "/T", "/F"];
}

function signalGroup(pid: number, signal: "SIGTERM" | "SIGKILL"): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // ESRCH: all gone. EPERM (macOS, zombies only): nothing left that could be signalled.
  }
}
