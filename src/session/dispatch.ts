// Puts calls on the wire: at once, or when a rate limit is over. Waits and time-outs of one call are here; who waits how long is
// the pace's business (pace.ts), and what a reply means the connection's (json-rpc.ts).
import { TransportFault } from "../model/errors.js";
import type { Clock } from "../model/host.js";
import type { ExchangeEnded, OutboundFrame } from "../transport/channel.js";
import type { Budget } from "./budget.js";
import type { Pace } from "./pace.js";
import type { PendingCall } from "./pending-calls.js";

/** The connection, as far as sending needs it. */
export interface Wire {
  isAlive(): boolean;
  /** Sends what is no request. */
  send(frame: OutboundFrame): Promise<void>;
  /** The time of a call is over. */
  timedOut(id: number, fault: TransportFault): void;
}

/** Sends the calls of one connection. */
export class Dispatch {
  /** Frames that a rate limit kept out, once sent again. */
  readonly #again = new WeakSet<OutboundFrame>();
  #resent: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly wire: Wire,
    private readonly clock: Clock,
    private readonly budget: Budget,
    private readonly pace: Pace,
  ) {}

  /** Settles, unless the process ends before, once the server was sent again whatever a rate limit had kept out. Never rejects. */
  get resent(): Promise<unknown> {
    return this.#resent;
  }

  /** Puts a call on the wire as soon as the server's limits allow; its reply's time and its time-out count from then on. */
  send(id: number, call: PendingCall, waitMs = this.pace.holdMs): void {
    const leftMs = this.budget.remainingMs;
    if (waitMs > 0 && leftMs > 0) {
      call.timer = setTimeout(() => this.send(id, call), Math.min(waitMs, leftMs));
      return;
    }
    const isBudget = leftMs < call.timeoutMs;
    const patienceMs = Math.min(call.timeoutMs, leftMs);
    call.timer = setTimeout(() => {
      const text = isBudget ? "the evaluation's time is spent" : `no reply within ${Math.round(patienceMs)} ms`;
      this.wire.timedOut(id, new TransportFault(isBudget ? "budget" : "timeout", text));
    }, patienceMs);
    call.sentAtMs = this.clock.now();
    if (leftMs > 0) call.send();
  }

  /**
   * Whether the server only asked for time, so that the call is sent again later; that takes a request of the budget. What came with
   * the refusal is no reply then.
   */
  sendsAgain(id: number, call: PendingCall, end: ExchangeEnded): boolean {
    const waitMs = this.wire.isAlive() ? this.pace.waitFor(end, call.retries) : undefined;
    if (waitMs === undefined) return false;
    this.budget.take();
    clearTimeout(call.timer);
    call.retries += 1;
    call.held.length = 0;
    this.send(id, call, waitMs);
    return true;
  }

  /** A notification or an answer that a rate limit kept out is sent once more. */
  resend(frame: OutboundFrame, end: ExchangeEnded): void {
    const waitMs = this.#again.has(frame) ? undefined : this.pace.waitFor(end, 0);
    if (waitMs === undefined) return;
    this.#again.add(frame);
    const sent = new Promise<void>((resolve) => {
      setTimeout(() => resolve(this.wire.isAlive() ? this.wire.send(frame) : undefined), waitMs).unref();
    });
    this.#resent = Promise.all([this.#resent, sent]);
  }
}
