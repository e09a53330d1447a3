// One row of the probes' tests: a case, the server it meets, and what it comes to.
import type { ProbeKind } from "../../src/model/probe-kinds.js";
import type { ComposablePreset } from "../support/composable.js";
import type { InteractivePreset } from "../support/interactive.js";
import type { Transport } from "./support.js";

export interface Row {
  readonly kind: ProbeKind;
  readonly name: string;
  readonly fields: object;
  /** Exactly one of the two servers. */
  readonly composable?: ComposablePreset;
  readonly interactive?: InteractivePreset;
  /** passed, a reason, why it does not apply, or transport-<fault>. */
  readonly comesTo: string;
  /** Where the case ended: the attempts of a passed one, the first failure of a failed one, the attempt of an incomplete one. */
  readonly at?: number;
  /** Names of all tools called. */
  readonly calls?: readonly string[];
  /** The bound that was exceeded, with limit and what was observed. */
  readonly detail?: object;
  readonly measurements?: object;
  /** Default: both. */
  readonly transports?: readonly Transport[];
}
