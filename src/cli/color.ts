// Whether output is coloured. Looks at what it is told only; the report itself never decides.

/** What the decision rests on. */
export interface ColorCircumstances {
  /** `--color` (true), `--no-color` (false) or neither. */
  readonly flag: boolean | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/** A flag beats NO_COLOR (no-color.org), which beats FORCE_COLOR, which beats what the stream is. */
export function isColored({ flag, env, isTerminal }: ColorCircumstances): boolean {
  if (flag !== undefined) return flag;
  const force = env["FORCE_COLOR"];
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  if (force !== undefined) return force !== "0" && force !== "false";
  return isTerminal && env["TERM"] !== "dumb";
}
