// One scored call in flight at a time, so that a server's own CPU decides its latency band and not our impatience.
// A call that stalls gives the turn up, so that a hung tool costs its own time only; it takes the turn again to go on.
import type { Clock } from "../model/host.js";

/** After this long a pending call counts as stalled, in milliseconds. */
export const STALL_MS = 1_000;

/** A fair lock that a stalled holder lends out. */
export class Turn {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  /** @param onStall called each time a holder stalls and somebody else could go on */
  constructor(
    private readonly clock: Clock,
    private readonly onStall: () => void,
  ) {}

  /** Runs `work` in its turn; while it stalls, others may run. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#acquire();
    let holding = true;
    const release = () => {
      if (!holding) return;
      holding = false;
      this.#release();
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

  #acquire(): Promise<void> | undefined {
    if (!this.#held) {
      this.#held = true;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#held = false;
    else next();
  }
}
