// The demo server's defects, each once: what it breaks, which readiness areas it lowers and which probe kinds it turns red.
// --help, --list-aspects, the documentation and the tests read this table; no behaviour lives here.
import type { ProbeKind } from "../model/probe-kinds.js";

/** One switchable defect of the demo server. */
export interface Aspect {
  /** What follows `--broken`. */
  readonly name: string;
  /** What the server does wrong, in one clause. */
  readonly breaks: string;
  /** The readiness areas that score lower than those of the unbroken demo, in report order; no other area falls. */
  readonly lowers: readonly string[];
  /** The probe kinds of which a case of examples/manifests/demo.json fails or cannot be judged, by name; every other case passes. */
  readonly reddens: readonly ProbeKind[];
}

/** Kinds whose cases call read_counter. */
const COUNTER_CALLERS = ["degradation-over-n", "latency-budget"] as const;

/** Every aspect, grouped by the area or the kind of case it belongs to. */
export const ASPECTS = [
  { name: "ping", breaks: "ping is refused as an unknown method", lowers: ["protocol"], reddens: [] },
  { name: "unknown-method", breaks: "a method nobody knows is answered with an empty result", lowers: ["protocol"], reddens: [] },
  { name: "unknown-tool", breaks: "calling a tool that is not listed succeeds", lowers: ["protocol"], reddens: [] },
  { name: "negotiation", breaks: "initialize echoes a revision nobody knows", lowers: ["protocol"], reddens: ["protocol-negotiation"] },
  {
    name: "negotiation-invalid",
    breaks: "initialize answers an unknown revision with a word instead of a date",
    lowers: ["protocol"],
    reddens: ["protocol-negotiation"],
  },
  {
    name: "negotiation-inconsistent",
    breaks: "initialize answers an unknown revision with one it does not support itself",
    lowers: ["protocol"],
    reddens: ["protocol-negotiation"],
  },
  { name: "duplicate-page", breaks: "a second page of tools/list repeats a tool", lowers: ["protocol"], reddens: ["pagination"] },
  {
    name: "stalled-cursor",
    breaks: "a page of tools/list leads back to itself",
    lowers: ["protocol"],
    reddens: ["discovery-cost", "output-schema", "pagination", "schema-guessability", "token-cost", "workflow"],
  },
  {
    name: "page-error",
    breaks: "the second page of tools/list fails",
    lowers: ["protocol"],
    reddens: ["discovery-cost", "output-schema", "pagination", "schema-guessability", "token-cost", "workflow"],
  },
  {
    name: "invalid-entry",
    breaks: "a second page of tools/list holds an entry without an input schema",
    lowers: ["protocol"],
    reddens: ["pagination"],
  },
  { name: "surface", breaks: "the declared resources cannot be listed", lowers: ["protocol"], reddens: ["surface-listing"] },
  { name: "surface-cursor", breaks: "the page of resources leads back to itself", lowers: ["protocol"], reddens: ["surface-listing"] },
  { name: "undescribed", breaks: "no tool and no parameter has a description", lowers: ["catalog"], reddens: [] },
  { name: "untyped", breaks: "tools gain a parameter without a type", lowers: ["catalog"], reddens: [] },
  { name: "destructive-undeclared", breaks: "a writer leaves out destructiveHint", lowers: ["catalog"], reddens: [] },
  {
    name: "unannotated",
    breaks: "the reads carry no annotations, so they are not called without an attestation",
    lowers: ["catalog", "error-honesty", "reliability", "coverage"],
    reddens: [],
  },
  {
    name: "no-tools",
    breaks: "the catalog is empty",
    lowers: ["catalog", "error-honesty", "reliability", "coverage"],
    reddens: [
      "cancellation",
      "contention",
      "degradation-over-n",
      "elicitation",
      "error-honesty",
      "instruction-fidelity",
      "output-schema",
      "payload-bounds",
      "sampling",
      "schema-guessability",
      "state-recovery",
      "workflow",
    ],
  },
  {
    name: "bloated",
    breaks: "every description runs to thousands of characters",
    lowers: ["context"],
    reddens: ["discovery-cost", "token-cost"],
  },
  {
    name: "lying-errors",
    breaks: "arguments that violate the schema are accepted",
    lowers: ["error-honesty"],
    reddens: ["error-honesty", "instruction-fidelity", "state-recovery", "workflow"],
  },
  {
    name: "empty-error",
    breaks: "arguments that violate the schema are refused without a word",
    lowers: ["error-honesty"],
    reddens: ["instruction-fidelity", "workflow"],
  },
  {
    name: "wrong-code",
    breaks: "arguments that violate the schema are refused as an internal error",
    lowers: ["error-honesty"],
    reddens: ["instruction-fidelity", "workflow"],
  },
  { name: "error-code", breaks: "the failing sensor reports a new code each time", lowers: [], reddens: ["error-honesty"] },
  { name: "unretryable", breaks: "a failure that passes says that a retry is no use", lowers: [], reddens: ["error-honesty"] },
  { name: "no-recovery", breaks: "the failing sensor never answers", lowers: ["reliability"], reddens: ["error-honesty"] },
  { name: "stuck", breaks: "after a refused call the stations cannot be listed", lowers: [], reddens: ["state-recovery"] },
  { name: "poisoned", breaks: "a refused read makes the next one fail", lowers: ["reliability"], reddens: ["state-recovery"] },
  {
    name: "undeclared-argument",
    breaks: "report_weather requires an argument it does not declare",
    lowers: ["reliability", "coverage"],
    reddens: ["schema-guessability"],
  },
  { name: "new-argument", breaks: "report_weather requires one argument more", lowers: [], reddens: ["schema-guessability"] },
  { name: "picky", breaks: "report_weather refuses cities by a rule its schema hides", lowers: [], reddens: ["schema-guessability"] },
  { name: "missing-field", breaks: "read_settings leaves a field out", lowers: [], reddens: ["instruction-fidelity", "workflow"] },
  { name: "wrong-value", breaks: "read_settings answers another value", lowers: [], reddens: ["instruction-fidelity", "workflow"] },
  {
    name: "renamed-code",
    breaks: "refusals carry another code than documented",
    lowers: [],
    reddens: ["instruction-fidelity", "workflow"],
  },
  { name: "slow", breaks: "read_counter takes 600 ms", lowers: ["reliability"], reddens: ["latency-budget"] },
  { name: "flaky", breaks: "read_counter fails every other call", lowers: ["reliability"], reddens: ["degradation-over-n"] },
  {
    name: "output-schema",
    breaks: "read_counter declares an output schema and breaks it",
    lowers: ["reliability"],
    reddens: ["output-schema"],
  },
  {
    name: "output-missing",
    breaks: "read_counter declares an output schema and answers in prose only",
    lowers: ["reliability"],
    reddens: ["output-schema"],
  },
  {
    name: "output-field",
    breaks: "read_counter leaves out a field its output schema requires",
    lowers: ["reliability"],
    reddens: ["output-schema"],
  },
  { name: "contention", breaks: "a read fails while another client is reading", lowers: ["reliability"], reddens: ["contention"] },
  { name: "payload", breaks: "a very long string argument ends the connection", lowers: ["reliability"], reddens: ["payload-bounds"] },
  { name: "small-arguments", breaks: "string arguments over 100 characters are refused", lowers: [], reddens: ["payload-bounds"] },
  {
    name: "rejecting",
    breaks: "read_counter rejects arguments that satisfy its schema",
    lowers: ["reliability", "coverage"],
    reddens: ["degradation-over-n"],
  },
  {
    name: "unsynthesizable",
    breaks: "read_counter requires a string known by its pattern only",
    lowers: ["reliability", "coverage"],
    reddens: ["degradation-over-n"],
  },
  { name: "crash", breaks: "calling read_counter ends the connection", lowers: ["reliability", "coverage"], reddens: COUNTER_CALLERS },
  { name: "hang", breaks: "calling read_counter never ends", lowers: ["reliability", "coverage"], reddens: COUNTER_CALLERS },
  { name: "uncancellable", breaks: "a cancelled call is answered all the same", lowers: [], reddens: ["cancellation"] },
  { name: "cancel-error", breaks: "a cancelled call is answered as an internal error", lowers: [], reddens: ["cancellation"] },
  { name: "sampling-invalid", breaks: "the client's model is asked without saying for how many tokens", lowers: [], reddens: ["sampling"] },
  { name: "sampling-flood", breaks: "the client's model is asked a dozen times", lowers: [], reddens: ["sampling"] },
  { name: "sampling-stall", breaks: "the model's answer is never used", lowers: [], reddens: ["sampling"] },
  { name: "elicitation-invalid", breaks: "the user is asked without a form", lowers: [], reddens: ["elicitation"] },
  { name: "elicitation-flood", breaks: "the user is asked a dozen times", lowers: [], reddens: ["elicitation"] },
  { name: "elicitation-stall", breaks: "the user's answer is never used", lowers: [], reddens: ["elicitation"] },
  { name: "unreadable", breaks: "a listed resource cannot be read", lowers: [], reddens: ["resource-subscription"] },
  { name: "no-subscription", breaks: "subscriptions are refused", lowers: [], reddens: ["resource-subscription"] },
  { name: "silent-resource", breaks: "subscribers hear of no change", lowers: [], reddens: ["resource-subscription"] },
  { name: "completion-invalid", breaks: "suggestions come as numbers", lowers: [], reddens: ["completion"] },
  { name: "completion-flood", breaks: "every city of the world is suggested", lowers: [], reddens: ["completion"] },
  { name: "completion-unknown", breaks: "a listed argument is unknown to completion", lowers: [], reddens: ["completion"] },
  { name: "completion-stall", breaks: "completion never answers", lowers: [], reddens: ["completion"] },
] as const satisfies readonly Aspect[];

/** The name of an aspect. */
export type AspectName = (typeof ASPECTS)[number]["name"];

/** The defects switched on in one server. */
export type Broken = ReadonlySet<AspectName>;

/** Whether a word names an aspect. */
export function isAspectName(word: string): word is AspectName {
  return ASPECTS.some((aspect) => aspect.name === word);
}
