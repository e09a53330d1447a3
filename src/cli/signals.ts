// What signals do: the first ends the run and its servers in order, a second one ends everything at once.
import { constants } from "node:os";

/** Signals that end a run. SIGHUP: the terminal was closed. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Time a run gets to end its servers and report after a signal, in milliseconds; servers get two of them to obey. */
const INTERRUPT_GRACE_MS = 5_000;

/** What a signal sets in motion. */
export interface SignalEffects {
  /** Stops measuring; the run still reports what it knows. */
  abort(): void;
  /** Ends every server process, gently first. */
  endServers(): Promise<unknown>;
  /** Kills every server process at once, synchronously. */
  killServersNow(): void;
}

/** The watch over signals of one run. */
export interface SignalWatch {
  /** Rejects when the grace after a signal is over and the run still goes on. */
  readonly overdue: Promise<never>;
  /** The exit code a shell expects after the signal (128 + its number), or null when none came. */
  exitCode(): number | null;
  /** Stops watching. */
  end(): void;
}

/** Watches this process's signals; whatever happens, no server outlives the process. */
export function watchSignals(effects: SignalEffects): SignalWatch {
  let received: NodeJS.Signals | null = null;
  let timer: NodeJS.Timeout | undefined;
  let giveUp: (error: Error) => void = () => undefined;
  const overdue = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  overdue.catch(() => undefined);
  const onExit = (): void => effects.killServersNow();
  const onSignal = (signal: NodeJS.Signals): void => {
    if (received !== null) {
      effects.killServersNow();
      end();
      // The default action of the signal: ends this process at once, with the status a shell expects.
      process.kill(process.pid, signal);
      return;
    }
    received = signal;
    timer = setTimeout(() => giveUp(new Error("interrupted")), INTERRUPT_GRACE_MS);
    effects.abort();
    effects.endServers().catch(onExit);
  };
  const end = (): void => {
    clearTimeout(timer);
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
  };
  process.once("exit", onExit);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return { overdue, exitCode: () => (received === null ? null : 128 + constants.signals[received]), end };
}
