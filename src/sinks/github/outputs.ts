// The step outputs of the Action, typed. Scalars and paths only: GitHub counts outputs against a job-wide limit.
import type { Core } from "./core.js";

/** What happened, for `if:` conditions. `failed` is a measurement, `error` is the lack of one. */
export type Outcome = "passed" | "failed" | "error";

/** Every output; an empty string where there is nothing to say. */
export interface ActionOutputs {
  readonly outcome: Outcome;
  /** The readiness score, 0 to 100; empty when it could not be measured. */
  readonly readiness: string;
  /** What the CLI would have exited with: 0, 1, 2 or 3. */
  readonly "exit-code": string;
  /** Absolute path of the JSON report. */
  readonly report: string;
  /** Absolute path of the Markdown report. */
  readonly markdown: string;
}

/** Sets all outputs. */
export function setOutputs(core: Pick<Core, "setOutput">, outputs: ActionOutputs): void {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}
