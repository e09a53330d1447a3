// The requests of one connection that wait for a reply, and those that were given up and may still get one. Sends nothing.
import type { TransportFault } from "../model/errors.js";
import type { InboundMessage } from "../transport/channel.js";
import type { Reply } from "./session.js";
import type { Asked } from "./wire-tally.js";

/** One request, as it is begun. */
export interface NewCall {
  readonly method: string;
  readonly asked: Asked;
  /** Puts it on the wire: the first time, and again after a rate limit. */
  readonly send: () => void;
  /** How long each sending waits for its reply, in milliseconds. */
  readonly timeoutMs: number;
  readonly stopListening: (() => void) | undefined;
  readonly exchange: AbortController | undefined;
  resolve(reply: Reply): void;
  reject(reason: unknown): void;
  /** Hears a reply that comes after the call was given up. */
  late(reply: Reply): void;
}

/** One request under way. */
export interface PendingCall extends NewCall {
  /** When it was last sent, in milliseconds of the clock. */
  sentAtMs: number;
  /** Ends the wait for the reply, or for the next sending. */
  timer: NodeJS.Timeout | undefined;
  /** How often it was sent again. */
  retries: number;
  /** What came with a status that may mean a rate limit; looked at only where it means none. */
  readonly held: InboundMessage[];
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

  get(id: number): PendingCall | undefined {
    return this.#waiting.get(id);
  }

  /** Keeps a message of a call's exchange until the exchange ends; false when it belongs to no call that waits. */
  hold(frame: InboundMessage): boolean {
    const call = this.#waiting.get(frame.http?.requestId ?? 0);
    call?.held.push(frame);
    return call !== undefined;
  }

  add(id: number, begun: NewCall): PendingCall {
    const call: PendingCall = { ...begun, sentAtMs: 0, timer: undefined, retries: 0, held: [] };
    this.#waiting.set(id, call);
    return call;
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
