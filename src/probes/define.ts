// What a probe kind is: its fields, fixed reasons with hints, and measurements declared once, and the code that runs one case.
// The manifest's schema, its docs, `explain` and the renderers all read these declarations. A probe that fails with an
// undeclared reason, or reads an undeclared field, does not compile.
import type { Static, TObject } from "typebox";
import type { Validator } from "../jsonschema/validator.js";
import type { Clock } from "../model/host.js";
import type { ProbeKind } from "../model/probe-kinds.js";
import type { ConnectOptions, Session } from "../session/session.js";

/** How a case may touch the server: a `mutating` one names a sandbox and needs --allow-mutation. */
export type Access = "read_only" | "mutating";

/** A manifest bound that was exceeded, as the report's `detail` spells it. */
export interface BoundDetail {
  readonly bound: string;
  readonly limit: number;
  readonly observed: number;
}

/** Numbers a case measured; `per_tool` maps of token-cost are the one nested form. */
export type Measurements = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/**
 * How a case ended. `attempts` counts from 1; `firstFailure` is the attempt that failed.
 * `not-applicable`: the kind has no meaning in the negotiated era or for this server; counts as neither passed nor failed.
 * A TransportFault is not an outcome: it is thrown, and the gate reports the case as transport-*.
 */
export type Outcome<Reason extends string = string> =
  | { readonly verdict: "passed"; readonly attempts: number; readonly measurements?: Measurements }
  | {
      readonly verdict: "failed";
      readonly attempts: number;
      readonly firstFailure: number;
      readonly reason: Reason;
      readonly detail?: BoundDetail;
      readonly measurements?: Measurements;
    }
  | { readonly verdict: "not-applicable"; readonly because: NotApplicable };

/** Why a case does not apply, with the sentence reports print. */
export const NOT_APPLICABLE = {
  "not-applicable-era": "the negotiated protocol revision does not define what this case tests",
  "not-applicable-undeclared": "the server does not declare the capability this case tests",
} as const;
export type NotApplicable = keyof typeof NOT_APPLICABLE;

/** What a running case may use. */
export interface ProbeContext {
  /** The case's session: shared with other ordinary cases, or its own where `session` is "fresh". */
  readonly session: Session;
  /**
   * Opens a further independent session; the gate closes it after the case.
   * @throws Incomplete when none can be opened: let it pass, the gate reports the case as transport-*
   */
  connect(options?: ConnectOptions): Promise<Session>;
  /**
   * Says which attempt begins, from 1: a TransportFault that ends the case is reported with it. Kinds with one attempt need not call it.
   */
  attempt(number: number): void;
  readonly validator: Validator;
  readonly clock: Clock;
  /** How long each request of these sessions waits that says nothing else, in milliseconds: the manifest's `timeout_ms`. */
  readonly timeoutMs: number;
}

/** One probe kind. `Fields` are the case fields beside id, probe, access and sandbox. */
export interface Probe<Fields extends TObject = TObject, Reason extends string = string> {
  readonly kind: ProbeKind;
  /** One sentence: what is tested. */
  readonly about: string;
  /** One sentence: when a case passes. */
  readonly passesWhen: string;
  /** Whether it is one of the five headline dimensions. */
  readonly headline: boolean;
  /** "never": `access: mutating` is refused (RO in the specification). */
  readonly mutates: "never" | "allowed";
  /**
   * "fresh": every case gets a session of its own. A kind that needs sessions with options of its own (capabilities, an offered
   * revision) is "shared" and opens them with `context.connect`.
   */
  readonly session: "shared" | "fresh";
  readonly fields: Fields;
  /** Bounds between fields that a JSON Schema cannot say; each problem names its JSON Pointer inside the case. */
  check?(fields: Static<Fields>): readonly { readonly pointer: string; readonly problem: string }[];
  readonly reasons: Readonly<Record<Reason, { readonly hint: string }>>;
  /** Measurement names and what they count, with the unit. */
  readonly measures: Readonly<Record<string, string>>;
  /** The tool a case names, for its report row. */
  toolOf(fields: Static<Fields>): string | null;
  /** A complete example case, valid against `fields`, for docs and editors. */
  readonly example: Static<Fields>;
  run(fields: Static<Fields>, context: ProbeContext): Promise<Outcome<Reason>>;
}

/** Gives a probe its exact types. */
export function defineProbe<Fields extends TObject, Reason extends string>(probe: Probe<Fields, Reason>): Probe<Fields, Reason> {
  return probe;
}
