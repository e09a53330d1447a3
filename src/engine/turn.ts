// One scored call in flight at a time, so that a server's own CPU decides its latency band and not our impatience.
// A call that stalls gives the turn up, so that a hung tool costs its own time only; it takes the turn again to go on.
import type { Clock, Lock } from "../model/host.js";

/** After this long a pending call counts as stalled, in milliseconds. */
export const STALL_MS = 1_000;

/** Hands itself on in the order it was asked for. */
export class FairLock implements Lock {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  acquire(): Promise<void> | undefined {
    if (!this.#held) {
      this.#held = true;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#held = false;
    else next();
  }
}

/** Runs `work` while the lock, where there is one, is held. */
export async function holding<T>(lock: Lock | undefined, work: () => Promise<T>): Promise<T> {
  await lock?.acquire();
  try {
    return await work();
  } finally {
    lock?.release();
  }
}

/** Whose turn it is. */
interface Holder {
  readonly sinceMs: number;
}

/** A lock that a stalled holder lends out. */
export class Turn {
  #holder: Holder | undefined;
  #watch: AbortController | undefined;

  /**
   * @param onStall called each time a holder stalls and somebody else could go on
   * @param lock one that other measurements take as well
   */
  constructor(
    private readonly clock: Clock,
    private readonly onStall: () => void,
    private readonly lock: Lock = new FairLock(),
  ) {}

  /** Runs `work` in its turn; while it stalls, others may run. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.lock.acquire();
    const holder: Holder = { sinceMs: this.clock.now() };
    this.#holder = holder;
    this.#startWatch();
    try {
      return await work();
    } finally {
      if (this.#holder === holder) this.#free();
    }
  }

  /** Ends the watch for stalls; call it when nobody takes a turn any more. */
  end(): void {
    this.#watch?.abort();
    this.#watch = undefined;
  }

  #free(): void {
    this.#holder = undefined;
    this.lock.release();
  }

  /** One watch for all holders: a timer for each call that is dropped again costs more than many a call. */
  #startWatch(): void {
    if (this.#watch !== undefined) return;
    this.#watch = new AbortController();
    this.#lendStalled(this.#watch.signal).catch(() => undefined); // ended
  }

  async #lendStalled(ended: AbortSignal): Promise<never> {
    for (;;) {
      const holder = this.#holder;
      const leftMs = holder === undefined ? STALL_MS : holder.sinceMs + STALL_MS - this.clock.now();
      await this.clock.sleep(Math.max(0, leftMs), ended);
      if (holder === undefined || this.#holder !== holder) continue;
      this.#free();
      this.onStall();
    }
  }
}
