// The time and requests that one whole evaluation shares.
import { TransportFault } from "../model/errors.js";
import type { Clock } from "../model/host.js";

/** Shared by every session of one evaluation. */
export class Budget {
  readonly #endsAt: number;
  #requestsLeft: number;

  /** @param seconds time from now on; @param requests how many requests may be sent */
  constructor(
    private readonly clock: Clock,
    seconds: number,
    requests: number,
  ) {
    this.#endsAt = clock.now() + seconds * 1000;
    this.#requestsLeft = requests;
  }

  /** Milliseconds left, never negative. */
  get remainingMs(): number {
    return Math.max(0, this.#endsAt - this.clock.now());
  }

  /** Whether nothing more may be sent. */
  get spent(): boolean {
    return this.#requestsLeft <= 0 || this.remainingMs === 0;
  }

  /** Takes one request. @throws TransportFault `budget` when nothing is left */
  take(): void {
    if (this.spent) throw new TransportFault("budget", "the evaluation's budget is spent");
    this.#requestsLeft -= 1;
  }
}
