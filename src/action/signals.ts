// What a cancelled job does: the runner sends SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that. No server may outlive it.

/** The effects of a signal. */
export interface SignalEffects {
  /** Stops measuring; what is known so far is still reported. */
  abort(reason: Error): void;
  /** Ends every server process, gently first. */
  endAll(): Promise<unknown>;
  /** Kills every server process at once, synchronously. */
  killAllNow(): void;
}

/** The events this file listens to; `process` is one. */
export interface SignalSource {
  on(event: "SIGINT" | "SIGTERM" | "exit", listener: () => void): unknown;
}

/**
 * Ends servers on the first signal, kills them on the second, and in any case when the process exits.
 * The process itself ends by finishing its work: the report of an interrupted run is worth the seconds it takes.
 */
export function watchSignals(source: SignalSource, effects: SignalEffects): void {
  let signals = 0;
  const onSignal = (): void => {
    signals += 1;
    if (signals > 1) {
      effects.killAllNow();
      return;
    }
    effects.abort(new Error("the run was cancelled"));
    effects.endAll().catch(() => effects.killAllNow());
  };
  source.on("SIGINT", onSignal);
  source.on("SIGTERM", onSignal);
  source.on("exit", () => effects.killAllNow());
}
