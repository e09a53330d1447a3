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

/** A lock that a stalled holder lends out. */
export class Turn {
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
    let holding = true;
    const release = () => {
      if (!holding) return;
      holding = false;
      this.lock.release();
    };
    const done = new AbortController();
    this.clock.sleep(STALL_MS, done.signal).then(
      () => {
        release();
        this.onStall();
      },
      () => undefined,
    );
    try {
      return await work();
    } finally {
      done.abort();
      release();
    }
  }
}
