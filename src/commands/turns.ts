// Lets front ends measure two servers of one machine at the same time without either slowing the other's scored calls down.
import { FairLock } from "../engine/turn.js";
import type { Lock } from "../model/host.js";

/** A lock to give to the hosts of measurements that run side by side: they take turns, call by call. */
export function takingTurns(): Lock {
  return new FairLock();
}
