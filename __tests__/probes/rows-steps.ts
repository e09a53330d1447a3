// What the rows of the kinds that call tools share: steps of a composable tool, and the faults every such kind passes on.
import { flawlessTool, type ComposablePreset, type ComposableTool, type Step } from "../support/composable.js";
import type { Row } from "./row.js";

export const OK: Step = { kind: "result", structuredContent: { text: "record" } };
export const FAILS: Step = { kind: "tool-error" };
export const CALL = { tool: "read_one", arguments: { id: "r1" } };

/** A server with one tool that answers its calls with these steps, in a cycle. */
export function steps(...valid: Step[]): ComposablePreset {
  return { tools: [flawlessTool("read_one", {}, { valid })] };
}

export function tools(...list: ComposableTool[]): ComposablePreset {
  return { tools: list };
}

/** A tool error that carries a code and a word on retrying. */
export function coded(code: string, retryable?: boolean): Step {
  return { kind: "tool-error", structuredContent: { code, ...(retryable === undefined ? {} : { retryable }) } };
}

export function structured(value: unknown): Step {
  return { kind: "result", structuredContent: value };
}

/** Faults of the transport, for kinds that pass them on. */
export function incomplete(kind: Row["kind"], fields: object): Row[] {
  return [
    { kind, name: "a call without an answer", composable: steps({ kind: "hang" }), fields, comesTo: "transport-timeout" },
    { kind, name: "a connection cut in a call", composable: steps({ kind: "cut" }), fields, comesTo: "transport-closed" },
  ];
}
