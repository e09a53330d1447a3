// The probe kinds' names, for everyone who must name one: the probes, the options, the docs. What each does is declared in src/probes.

/** The five headline dimensions. */
export const HEADLINE_KINDS = ["contention", "error-honesty", "state-recovery", "discovery-cost", "schema-guessability"] as const;

/** Every kind a manifest case may name: the headline dimensions, then the supplemental ones. */
export const PROBE_KINDS = [
  ...HEADLINE_KINDS,
  "token-cost",
  "degradation-over-n",
  "instruction-fidelity",
  "latency-budget",
  "pagination",
  "payload-bounds",
  "surface-listing",
  "output-schema",
  "cancellation",
  "protocol-negotiation",
  "sampling",
  "elicitation",
  "resource-subscription",
  "completion",
  "workflow",
] as const;

/** One probe kind. */
export type ProbeKind = (typeof PROBE_KINDS)[number];
