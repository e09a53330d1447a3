// The probe kinds, sorted by name. The only list of them; `npm run new:probe KIND` adds a line.
import { cancellation } from "./cancellation.js";
import { completion } from "./completion.js";
import { contention } from "./contention.js";
import type { Probe } from "./define.js";
import { degradationOverN } from "./degradation-over-n.js";
import { discoveryCost } from "./discovery-cost.js";
import { elicitation } from "./elicitation.js";
import { errorHonesty } from "./error-honesty.js";
import { instructionFidelity } from "./instruction-fidelity.js";
import { latencyBudget } from "./latency-budget.js";
import { outputSchema } from "./output-schema.js";
import { pagination } from "./pagination.js";
import { payloadBounds } from "./payload-bounds.js";
import { protocolNegotiation } from "./protocol-negotiation.js";
import { resourceSubscription } from "./resource-subscription.js";
import { sampling } from "./sampling.js";
import { schemaGuessability } from "./schema-guessability.js";
import { stateRecovery } from "./state-recovery.js";
import { surfaceListing } from "./surface-listing.js";
import { tokenCost } from "./token-cost.js";
import { workflow } from "./workflow.js";

/** Every probe. */
export const PROBES: readonly Probe[] = [
  cancellation,
  completion,
  contention,
  degradationOverN,
  discoveryCost,
  elicitation,
  errorHonesty,
  instructionFidelity,
  latencyBudget,
  outputSchema,
  pagination,
  payloadBounds,
  protocolNegotiation,
  resourceSubscription,
  sampling,
  schemaGuessability,
  stateRecovery,
  surfaceListing,
  tokenCost,
  workflow,
];

const BY_KIND: ReadonlyMap<string, Probe> = new Map(PROBES.map((probe) => [probe.kind, probe]));

/** The probe of a kind; undefined for a name that is none. */
export function findProbe(kind: string): Probe | undefined {
  return BY_KIND.get(kind);
}
