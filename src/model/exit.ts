// The only place that maps what happened to a process exit code. Precedence: 2 > 3 > 1 > 0.

/** What a command concluded. `ok` and `red` are measurements, `incomplete` is the lack of one. */
export type Verdict = "ok" | "red" | "incomplete" | "usage";

/** Process exit codes: pass, red, usage, could not be measured. */
export const EXIT = { ok: 0, red: 1, usage: 2, incomplete: 3 } as const satisfies Record<Verdict, number>;

/** The exit code of a process. */
export type ExitCode = (typeof EXIT)[Verdict];

const PRECEDENCE: readonly Verdict[] = ["usage", "incomplete", "red", "ok"];

/** The worst of several verdicts, by the precedence 2 > 3 > 1 > 0; `ok` for none. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return PRECEDENCE.find((v) => verdicts.includes(v)) ?? "ok";
}

/** The exit code of one verdict. */
export function exitCode(verdict: Verdict): ExitCode {
  return EXIT[verdict];
}
