// Waiting with an end: for what a server may or may not send.
import { TransportFault } from "../../model/errors.js";
import type { Clock } from "../../model/host.js";
import type { Session } from "../../session/session.js";

/** Stands for "nothing came in time". */
export const NOTHING = Symbol("nothing");

/** What a promise brings within `ms` milliseconds, or NOTHING. A rejection passes through. */
export async function within<T>(promise: Promise<T>, ms: number, clock: Clock): Promise<T | typeof NOTHING> {
  const stop = new AbortController();
  try {
    return await Promise.race([promise, clock.sleep(ms, stop.signal).then((): typeof NOTHING => NOTHING)]);
  } finally {
    stop.abort();
  }
}

/** @throws TransportFault `closed` when the connection ended while nothing was asked of it */
export function mustBeAlive(session: Session): void {
  if (!session.alive) throw new TransportFault("closed", "the connection ended while waiting");
}
