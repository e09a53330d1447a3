// Every live server process of ours, and how to end one with all it started. The front ends call endAll and killAllNow on signals.
import { spawn, spawnSync } from "node:child_process";
import process from "node:process";

const WINDOWS = process.platform === "win32";

/** Whether servers get a process group of their own, so that one signal reaches everything they started. */
export const OWN_GROUP = !WINDOWS;

/** A running server, as the registry sees it. */
export interface LiveProcess {
  /** Ends it quickly: SIGTERM at once, SIGKILL after the grace. Resolves when it is gone. */
  endNow(): Promise<void>;
  /** Kills it and all it started, synchronously. */
  killNow(): void;
}

const live = new Set<LiveProcess>();

/** Adds a started process; it must be removed when it is gone. */
export function addLive(entry: LiveProcess): void {
  live.add(entry);
}

/** Removes a process that is gone. */
export function removeLive(entry: LiveProcess): void {
  live.delete(entry);
}

/** Ends every server of this program and resolves when all are gone; for SIGINT and SIGTERM. */
export async function endAll(): Promise<void> {
  await Promise.all([...live].map((entry) => entry.endNow()));
}

/** Kills every server of this program synchronously; for the `exit` event, where nothing can be awaited. */
export function killAllNow(): void {
  for (const entry of live) entry.killNow();
}

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
