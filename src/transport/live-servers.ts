// Every live server process of ours. The front ends call endAll and killAllNow on signals; loads nothing, so that a run of a remote
// server pays nothing for it.

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
