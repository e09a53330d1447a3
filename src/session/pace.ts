// How fast a server lets us ask: what its rate limits (HTTP 429, or 503 with Retry-After) mean for every connection to it.
// Decides who waits and how long; sends nothing.
import type { Clock } from "../model/host.js";
import type { ExchangeEnded } from "../transport/channel.js";
import type { Budget } from "./budget.js";

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
/** The longest wait before one request, whatever the server asks for, in milliseconds. */
const MAX_WAIT_MS = 10_000;
/** The shortest one: a server that says 0 seconds would be asked in a loop. */
const MIN_WAIT_MS = 100;
/** How often one request is sent again. */
const MAX_RETRIES = 6;
/** The first wait where the server names none, in milliseconds; each further one is twice as long. */
const FIRST_WAIT_MS = 500;

/** Whether a status may mean that the server was asked too often: what its body says is no reply until the end shows. */
export function mayBeLimit(status: number | null | undefined): boolean {
  return status === TOO_MANY_REQUESTS || status === UNAVAILABLE;
}

/** The rate limit of one target, shared by its connections. */
export class Pace {
  #holdUntilMs = -Infinity;
  /** When nothing might be sent, in order; none overlaps another. */
  readonly #holds: { readonly fromMs: number; readonly untilMs: number }[] = [];
  #isLimited = false;
  #hasReplied = false;
  #gaveUp = false;

  /** @param onLimited hears of the first limit that is waited for */
  constructor(
    private readonly clock: Clock,
    private readonly budget: Budget,
    private readonly onLimited: () => void = () => undefined,
  ) {}

  /** Whether the server limited us once: nothing should be asked beside something else any more. */
  get isLimited(): boolean {
    return this.#isLimited;
  }

  /** Milliseconds until anything may be sent. */
  get holdMs(): number {
    return Math.max(0, this.#holdUntilMs - this.clock.now());
  }

  /** Milliseconds between two moments of the clock in which nothing might be sent. */
  heldBetween(fromMs: number, untilMs: number): number {
    return this.#holds.reduce((sum, hold) => sum + Math.max(0, Math.min(hold.untilMs, untilMs) - Math.max(hold.fromMs, fromMs)), 0);
  }

  /** A reply came: the server answers at the present pace. */
  replied(): void {
    this.#hasReplied = true;
    this.#gaveUp = false;
  }

  /**
   * How long to wait before a request whose exchange ended like this is sent again, in milliseconds; undefined when the end stands:
   * it is no rate limit, or waiting was in vain before, or the budget cannot hold it.
   * @param retries how often it was sent again already
   */
  waitFor({ status, retryAfterMs }: ExchangeEnded, retries: number): number | undefined {
    // A server that is merely down says 503 too, and that is its failure: only one that names a time is waited for.
    if (!mayBeLimit(status) || (status === UNAVAILABLE && retryAfterMs === undefined)) return undefined;
    // Before the first reply nothing shows that there is a server to wait for, unless it says so.
    if (this.#gaveUp || (!this.#hasReplied && retryAfterMs === undefined)) return undefined;
    if (retries >= MAX_RETRIES) {
      this.#gaveUp = true;
      return undefined;
    }
    const wanted = retryAfterMs ?? FIRST_WAIT_MS * 2 ** retries;
    const waitMs = Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wanted, this.holdMs));
    if (waitMs >= this.budget.remainingMs || this.budget.spent) return undefined;
    if (!this.#isLimited) this.onLimited();
    this.#isLimited = true;
    const nowMs = this.clock.now();
    const fromMs = Math.max(this.#holdUntilMs, nowMs);
    this.#holdUntilMs = Math.max(this.#holdUntilMs, nowMs + waitMs);
    if (this.#holdUntilMs > fromMs) this.#holds.push({ fromMs, untilMs: this.#holdUntilMs });
    return waitMs;
  }
}
