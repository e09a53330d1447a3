// The standard's vocabulary: what is observed (payload-free), what an area is, what a lost point is.
// Observations are plain JSON: numbers, fixed labels and tool names only. Areas are pure functions over them.
import type { AreaName } from "../model/areas.js";
import type { ContentSeen } from "../model/discoverability.js";
import type { ViolationRule } from "../model/violation.js";
import type { AreaDocument, LostCheck } from "../model/documents/report.js";
import type { ToolClass } from "../model/tool-class.js";

/** The standard's name; any change to a weight, curve, band, check or bound changes it. */
export const STANDARD_NAME = "mcpeval-standard/2";

export { AREA_NAMES, type AreaName } from "../model/areas.js";

/** How one call ended. `rejected`: error -32602 to arguments that satisfy the schema. `fault`: time-out, closed or broken exchange. */
export type CallOutcome = "success" | "tool-error" | "rpc-error" | "rejected" | "fault";

/** One ordinary call. `ms` is null when no reply came. */
export interface CallSeen {
  readonly outcome: CallOutcome;
  readonly ms: number | null;
}

/** How the one schema-violating call ended. `call-failed`: hung, closed, or the next request went unanswered. */
export type HonestySeen = "refused" | "accepted" | "empty-error" | "wrong-code" | "call-failed";

/** Why a tool that is no writer was not exercised. */
export type UnexercisedReason =
  | "coverage-unannotated"
  | "coverage-unsynthesizable"
  | "coverage-rejected-arguments"
  | "coverage-call-failed"
  | "coverage-skipped"
  | "coverage-budget-exhausted";

/** Everything the standard knows of one tool. */
export interface ToolSeen {
  readonly name: string;
  readonly class: ToolClass;
  readonly readOnlyDeclared: boolean;
  readonly destructiveDeclared: boolean;
  /** Unicode code points of the description; 0 when it has none. */
  readonly descriptionCharacters: number;
  /** Top-level input properties: how many, and how many lack a description or a type. */
  readonly properties: number;
  readonly undescribedProperties: number;
  readonly untypedProperties: number;
  readonly outputSchemaDeclared: boolean;
  /** ceil(UTF-8 bytes of the compact JSON entry / 4). */
  readonly tokens: number;
  /** The violation that applies, or null when the schema admits every input (or the tool is not callable by class). */
  readonly violation: ViolationRule | null;
  /** The violating call; null when it was not made. */
  readonly honesty: HonestySeen | null;
  /** The ordinary calls made, at most three. */
  readonly calls: readonly CallSeen[];
  /** Whether every successful result honoured the outputSchema; null when none is declared or no verdict was possible. */
  readonly outputConforms: boolean | null;
  /** What the calls brought; absent unless it was asked for. No area looks at it. */
  readonly content?: ContentSeen;
  /** Null for writers and for exercised tools. */
  readonly unexercised: UnexercisedReason | null;
}

/** Why a protocol check failed. `coverage-budget-exhausted`: the spent budget left no request for it. */
export type ProtocolReason =
  | "protocol-negotiation-echoed-unknown"
  | "protocol-negotiation-invalid-version"
  | "protocol-negotiation-inconsistent-support"
  | "protocol-unknown-method-answered"
  | "protocol-ping-failed"
  | "protocol-unknown-tool-accepted"
  | "protocol-pagination-invalid"
  | "protocol-surface-invalid"
  | "protocol-call-failed"
  | "coverage-budget-exhausted";

/** A protocol check's observation: `failed` names the check's own reason. */
export type ProtocolSeen =
  | { readonly outcome: "passed" }
  /** `code`: of the JSON-RPC error that met an unknown method. No area looks at it. */
  | { readonly outcome: "failed"; readonly reason: ProtocolReason; readonly code?: number }
  | { readonly outcome: "not-applicable" };

/** Protocol check ids in report order. */
export const PROTOCOL_CHECKS = [
  "protocol.negotiation",
  "protocol.unknown-method",
  "protocol.ping",
  "protocol.unknown-tool",
  "protocol.pagination",
  "protocol.surfaces",
] as const;
export type ProtocolCheckId = (typeof PROTOCOL_CHECKS)[number];

/** A case made once for the whole catalog. `not-made`: skipped or out of budget. `not-applicable`: nothing to make it with. */
export type CaseSeen = { readonly outcome: "passed" | "failed" | "not-made" | "not-applicable"; readonly tool: string | null };

/** All that one evaluation saw. */
export interface Observations {
  readonly attestedReadOnly: boolean;
  /** Tools in catalog order, each once. */
  readonly tools: readonly ToolSeen[];
  readonly protocol: Readonly<Record<ProtocolCheckId, ProtocolSeen>>;
  readonly contention: CaseSeen;
  readonly payload: CaseSeen;
  /** Names given to --skip-tool, sorted, each listed by the server. */
  readonly skipped: readonly string[];
}

/** One check that earned less than 100, as the report spells it. */
export type LostPoint = LostCheck;

/** What an area concluded, as the report spells it. */
export type AreaScore = AreaDocument;

/** Records a lost point; the hint comes from the area's reasons. */
export type Lose<Check extends string, Reason extends string> = (lost: {
  readonly id: Check;
  readonly tool?: string;
  readonly score?: number;
  readonly observed?: number;
  readonly reason: Reason;
}) => void;

/** A check's documentation: what passes it, and the reasons it can be lost for. */
export interface CheckText<Reason extends string = string> {
  readonly passesWhen: string;
  readonly reasons: readonly Reason[];
}

/** A reason's documentation: the server-side fix. */
export interface ReasonText {
  readonly hint: string;
}

/** One area of the standard: declared once, judged purely. */
export interface Area<Check extends string = string, Reason extends string = string> {
  readonly name: AreaName;
  readonly weight: number;
  readonly about: string;
  /** In check order. */
  readonly checks: Readonly<Record<Check, CheckText<Reason>>>;
  readonly reasons: Readonly<Record<Reason, ReasonText>>;
  /** Scores the observations; the score need not be rounded. `withoutLatency` puts every latency check at full marks. */
  judge(
    seen: Observations,
    lose: Lose<Check, Reason>,
    options: { readonly withoutLatency: boolean },
  ): { readonly score: number; readonly measurements: Readonly<Record<string, number>> };
}

/** Whether the battery may never call the tool. */
export function isWriter(tool: ToolSeen): boolean {
  return tool.class === "writer";
}

/** Whether the tool's three calls completed and none was rejected with -32602. */
export function isExercised(tool: ToolSeen): boolean {
  return !isWriter(tool) && tool.unexercised === null;
}

/** Gives an area its exact types. */
export function defineArea<Check extends string, Reason extends string>(area: Area<Check, Reason>): Area<Check, Reason> {
  return area;
}
