// The requests of one connection that wait for a reply, and those that were given up and may still get one. Sends nothing.
import type { TransportFault } from "../model/errors.js";
import type { Reply } from "./session.js";
import type { Asked } from "./wire-tally.js";

/** One request under way. */
export interface PendingCall {
  readonly method: string;
  readonly asked: Asked;
  /** When it was sent, in milliseconds of the clock. */
  readonly sentAtMs: number;
  readonly timer: NodeJS.Timeout;
  readonly stopListening: (() => void) | undefined;
  readonly exchange: AbortController | undefined;
  resolve(reply: Reply): void;
  reject(reason: unknown): void;
  /** Hears a reply that comes after the call was given up. */
  late(reply: Reply): void;
}

/** The calls of one connection, by id. */
export class PendingCalls {
  readonly #waiting = new Map<number, PendingCall>();
  readonly #givenUp = new Map<number, PendingCall>();

  /** Whether no reply can be owed any more. */
  get isIdle(): boolean {
    return this.#waiting.size === 0 && this.#givenUp.size === 0;
  }

  /** Ids of the calls that wait, oldest first. */
  get ids(): readonly number[] {
    return [...this.#waiting.keys()];
  }

  has(id: number): boolean {
    return this.#waiting.has(id);
  }

  add(id: number, call: PendingCall): void {
    this.#waiting.set(id, call);
  }

  /** The call that a reply belongs to, which waits no more; `isLate` when it had been given up. Undefined: no such call. */
  take(id: number): { readonly call: PendingCall; readonly isLate: boolean } | undefined {
    const call = this.#forget(id);
    if (call !== undefined) return { call, isLate: false };
    const late = this.#givenUp.get(id);
    this.#givenUp.delete(id);
    return late === undefined ? undefined : { call: late, isLate: true };
  }

  /** Rejects a call whose reply may still come; undefined when it does not wait. */
  giveUp(id: number, reason: unknown): PendingCall | undefined {
    const call = this.#forget(id);
    if (call === undefined) return undefined;
    this.#givenUp.set(id, call);
    call.reject(reason);
    return call;
  }

  /** Rejects a call for good; nothing when it does not wait. */
  fault(id: number, fault: TransportFault): void {
    this.#forget(id)?.reject(fault);
  }

  /** Rejects every call for good. */
  faultAll(fault: TransportFault): void {
    for (const id of this.ids) this.fault(id, fault);
  }

  #forget(id: number): PendingCall | undefined {
    const call = this.#waiting.get(id);
    if (call === undefined) return undefined;
    this.#waiting.delete(id);
    clearTimeout(call.timer);
    call.stopListening?.();
    return call;
  }
}
