// The `contention` aspect: one reader at a time, also across the processes that one client started. Nothing else uses files.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A lock that sessions hold while they read. */
export interface ReadLock {
  /** Takes the lock for a session; false while another session holds it. A session may take it several times. */
  enter(session: string): boolean;
  /** Gives back one `enter` of the session. */
  leave(session: string): void;
}

/** A lock among the sessions of this process (HTTP: one process serves them all). */
export function processLock(): ReadLock {
  let holder: string | null = null;
  let depth = 0;
  return {
    enter(session) {
      if (holder !== null && holder !== session) return false;
      holder = session;
      depth += 1;
      return true;
    },
    leave(session) {
      if (holder !== session) return;
      depth -= 1;
      if (depth === 0) holder = null;
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * A lock among processes with the same parent (stdio: a client starts one process a connection).
 * It is a file named after the parent that holds the holder's process id; a dead holder's file is taken over.
 */
export function siblingLock(path = join(tmpdir(), `mcpeval-demo-${String(process.ppid)}.lock`)): ReadLock {
  const inner = processLock();
  let depth = 0;

  function claim(): boolean {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      return true;
    } catch {
      return false;
    }
  }

  function holderIsDead(): boolean {
    try {
      const pid = Number(readFileSync(path, "utf8"));
      // Zero: created a moment ago and not written yet, so its holder lives.
      return pid > 0 && !isRunning(pid);
    } catch {
      // Gone since: the next claim decides.
      return true;
    }
  }

  return {
    enter(session) {
      if (!inner.enter(session)) return false;
      if (depth === 0 && !claim()) {
        if (holderIsDead()) rmSync(path, { force: true });
        if (!claim()) {
          inner.leave(session);
          return false;
        }
      }
      depth += 1;
      return true;
    },
    leave(session) {
      inner.leave(session);
      depth -= 1;
      if (depth === 0) rmSync(path, { force: true });
    },
  };
}
