// What the house asks of JSON Schema, with the outcomes kept apart: only "invalid value" may cost a server its conformance.
import type { Json, JsonObject } from "../model/json.js";
import type { ViolationRule } from "../model/violation.js";

/** Why a schema gave no verdict. `pattern-unportable`-style notes never reach here: they do not stop a verdict. */
export type SchemaTrouble = "broken" | "unsupported-dialect" | "too-large" | "budget-exceeded";

/** The verdict on one value against one schema. */
export type Validation =
  | { readonly kind: "valid" }
  | { readonly kind: "invalid"; readonly pointer: string; readonly keyword: string }
  | { readonly kind: SchemaTrouble };

/** Name of the undeclared property that `admitsExtraProperty` was proved with; the payload case sends the same one. */
export const EXTRA_PROPERTY = "mcpeval_extra";

/** What the battery needs to know to call one tool. */
export interface CallPlan {
  /**
   * Arguments that satisfy the input schema, or why there are none. `invalid-override`: the `--arguments` entry fails the schema.
   * `no-time`: the evaluation ended before anyone looked at the schema, which says nothing of it.
   */
  readonly valid:
    | { readonly kind: "ready"; readonly arguments: JsonObject }
    | { readonly kind: "unsynthesizable" | "no-time" | SchemaTrouble }
    | { readonly kind: "invalid-override"; readonly pointer: string; readonly keyword: string };
  /** Arguments proved to violate the input schema; null when the schema admits every input (or gives no verdict). */
  readonly violation: { readonly rule: ViolationRule; readonly arguments: JsonObject } | null;
  /** Name of the first declared string property, in sort order; null when there is none. */
  readonly payloadProperty: string | null;
  /** Whether the schema admits an undeclared property (an extra string property validates beside the valid arguments). */
  readonly admitsExtraProperty: boolean;
}

/** The plan of a schema that gives no verdict: nothing can be called, nothing can be violated. */
export function noPlan(trouble: SchemaTrouble | "no-time"): CallPlan {
  return { valid: { kind: trouble }, violation: null, payloadProperty: null, admitsExtraProperty: false };
}

/** Compiles and validates in a worker thread with a time budget a job; a hostile schema costs its own verdict only. */
export interface Validator {
  /** Plans the calls of one tool from its input schema. `override` replaces synthesis (`--arguments`). Never throws for the schema's sake. */
  plan(inputSchema: unknown, override?: JsonObject): Promise<CallPlan>;
  /** Validates values against one schema (an outputSchema and its structuredContents); one verdict a value. */
  check(schema: unknown, values: readonly Json[]): Promise<readonly Validation[]>;
  /** Ends the worker. Idempotent. */
  close(): Promise<void>;
}
