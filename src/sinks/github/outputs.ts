// The step outputs of the Action, typed. Scalars and paths only: GitHub counts outputs against a job-wide limit.
import type { Core } from "./core.js";

/** What happened, for `if:` conditions. `failed` is a measurement, `error` is the lack of one. */
export type Outcome = "passed" | "failed" | "error";

/** Every output; an empty string where there is nothing to say. Those of several servers are a JSON object by server. */
export interface ActionOutputs {
  readonly outcome: Outcome;
  readonly passed: "true" | "false";
  /** The readiness score, 0 to 100; empty when it could not be measured. */
  readonly readiness: string;
  /** The grade of the ten criteria, A to D; empty when they could not be judged. */
  readonly grade: string;
  /** `true`, `false`, or empty without a gate. */
  readonly "gate-passed": string;
  /** What the CLI would have exited with: 0, 1, 2 or 3. */
  readonly "exit-code": string;
  /** 0, 1 or 2; empty without a baseline. */
  readonly "diff-exit-code": string;
  /** Absolute paths of the files that were written. */
  readonly report: string;
  readonly markdown: string;
  readonly sarif: string;
  readonly junit: string;
  readonly html: string;
  readonly "comment-url": string;
  readonly "artifact-id": string;
  readonly "sarif-id": string;
}

/** What a run sets that measured nothing. */
export const NO_RESULTS: Omit<ActionOutputs, "outcome" | "passed" | "exit-code"> = {
  readiness: "",
  grade: "",
  "gate-passed": "",
  "diff-exit-code": "",
  report: "",
  markdown: "",
  sarif: "",
  junit: "",
  html: "",
  "comment-url": "",
  "artifact-id": "",
  "sarif-id": "",
};

/** Sets outputs; one that is set again replaces the earlier. */
export function setOutputs(core: Pick<Core, "setOutput">, outputs: Partial<ActionOutputs>): void {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}
