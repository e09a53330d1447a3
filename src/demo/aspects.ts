// The demo server's defects, each once: what it breaks and which readiness areas it lowers.
// --help, --list-aspects, the documentation and the tests read this table; no behaviour lives here.

/** One switchable defect of the demo server. */
export interface Aspect {
  /** What follows `--broken`. */
  readonly name: string;
  /** What the server does wrong, in one clause. */
  readonly breaks: string;
  /** The readiness areas that score lower than those of the unbroken demo, in report order; no other area falls. */
  readonly lowers: readonly string[];
}

/** Every aspect, grouped by the area it belongs to. */
export const ASPECTS = [
  { name: "ping", breaks: "ping is refused as an unknown method", lowers: ["protocol"] },
  { name: "unknown-method", breaks: "a method nobody knows is answered with an empty result", lowers: ["protocol"] },
  { name: "unknown-tool", breaks: "calling a tool that is not listed succeeds", lowers: ["protocol"] },
  { name: "negotiation", breaks: "initialize echoes a revision nobody knows", lowers: ["protocol"] },
  { name: "negotiation-invalid", breaks: "initialize answers an unknown revision with a word instead of a date", lowers: ["protocol"] },
  {
    name: "negotiation-inconsistent",
    breaks: "initialize answers an unknown revision with one it does not support itself",
    lowers: ["protocol"],
  },
  { name: "duplicate-page", breaks: "a second page of tools/list repeats a tool", lowers: ["protocol"] },
  { name: "stalled-cursor", breaks: "a page of tools/list leads back to itself", lowers: ["protocol"] },
  { name: "page-error", breaks: "the second page of tools/list fails", lowers: ["protocol"] },
  { name: "invalid-entry", breaks: "a second page of tools/list holds an entry without an input schema", lowers: ["protocol"] },
  { name: "surface", breaks: "the declared resources cannot be listed", lowers: ["protocol"] },
  { name: "undescribed", breaks: "no tool and no parameter has a description", lowers: ["catalog"] },
  { name: "untyped", breaks: "tools gain a parameter without a type", lowers: ["catalog"] },
  { name: "destructive-undeclared", breaks: "a writer leaves out destructiveHint", lowers: ["catalog"] },
  {
    name: "unannotated",
    breaks: "the reads carry no annotations, so they are not called without an attestation",
    lowers: ["catalog", "error-honesty", "reliability", "coverage"],
  },
  { name: "no-tools", breaks: "the catalog is empty", lowers: ["catalog", "error-honesty", "reliability", "coverage"] },
  { name: "bloated", breaks: "every description runs to thousands of characters", lowers: ["context"] },
  { name: "lying-errors", breaks: "arguments that violate the schema are accepted", lowers: ["error-honesty"] },
  { name: "empty-error", breaks: "arguments that violate the schema are refused without a word", lowers: ["error-honesty"] },
  { name: "wrong-code", breaks: "arguments that violate the schema are refused as an internal error", lowers: ["error-honesty"] },
  { name: "slow", breaks: "read_counter takes 350 ms", lowers: ["reliability"] },
  { name: "flaky", breaks: "read_counter fails every other call", lowers: ["reliability"] },
  { name: "output-schema", breaks: "read_counter declares an output schema and breaks it", lowers: ["reliability"] },
  { name: "contention", breaks: "a read fails while another client is reading", lowers: ["reliability"] },
  { name: "payload", breaks: "a very long string argument ends the connection", lowers: ["reliability"] },
  { name: "rejecting", breaks: "read_counter rejects arguments that satisfy its schema", lowers: ["reliability", "coverage"] },
  { name: "unsynthesizable", breaks: "read_counter requires a string known by its pattern only", lowers: ["reliability", "coverage"] },
  { name: "crash", breaks: "calling read_counter ends the connection", lowers: ["reliability", "coverage"] },
  { name: "hang", breaks: "calling read_counter never ends", lowers: ["reliability", "coverage"] },
] as const satisfies readonly Aspect[];

/** The name of an aspect. */
export type AspectName = (typeof ASPECTS)[number]["name"];

/** The defects switched on in one server. */
export type Broken = ReadonlySet<AspectName>;

/** Whether a word names an aspect. */
export function isAspectName(word: string): word is AspectName {
  return ASPECTS.some((aspect) => aspect.name === word);
}
