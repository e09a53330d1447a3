// Rows of the kinds that call tools: what each server brings about. Servers are composable ones.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { flawlessTool, type ComposablePreset, type ComposableTool, type Step } from "../support/composable.js";
import type { Row } from "./row.js";

const OK: Step = { kind: "result", structuredContent: { text: "record" } };
const FAILS: Step = { kind: "tool-error" };
const CALL = { tool: "read_one", arguments: { id: "r1" } };

/** A server with one tool that answers its calls with these steps, in a cycle. */
function steps(...valid: Step[]): ComposablePreset {
  return { tools: [flawlessTool("read_one", {}, { valid })] };
}

function tools(...list: ComposableTool[]): ComposablePreset {
  return { tools: list };
}

/** A tool error that carries a code and a word on retrying. */
function coded(code: string, retryable?: boolean): Step {
  return { kind: "tool-error", structuredContent: { code, ...(retryable === undefined ? {} : { retryable }) } };
}

function structured(value: unknown): Step {
  return { kind: "result", structuredContent: value };
}

/** Faults of the transport, for kinds that pass them on. */
function incomplete(kind: Row["kind"], fields: object): Row[] {
  return [
    { kind, name: "a call without an answer", composable: steps({ kind: "hang" }), fields, comesTo: "transport-timeout" },
    { kind, name: "a connection cut in a call", composable: steps({ kind: "cut" }), fields, comesTo: "transport-closed" },
  ];
}

const exclusive = (): ComposablePreset => ({
  tools: [flawlessTool("read_one", {}, { valid: { ...OK, delayMs: 150 }, exclusive: join(tmpdir(), `lock-${randomUUID()}`) })],
});

const CONTENTION: readonly Row[] = [
  { kind: "contention", name: "independent clients", composable: steps({ ...OK, delayMs: 30 }), fields: CALL, comesTo: "passed" },
  { kind: "contention", name: "one client at a time", composable: exclusive(), fields: CALL, comesTo: "contended-client-failed" },
  ...incomplete("contention", CALL),
];

const HONEST = { ...CALL, max_attempts: 3, expect_retryable: true };
const STAYS = { ...CALL, max_attempts: 3, expect_retryable: false };
const HONESTY: readonly Row[] = [
  { name: "a retry recovers", composable: steps(coded("busy", true), coded("busy", true), OK), fields: HONEST, comesTo: "passed", at: 3 },
  { name: "an error for good", composable: steps(coded("gone", false)), fields: STAYS, comesTo: "passed", at: 3 },
  { name: "an error that says nothing", composable: steps({ kind: "rpc-error", code: -32050 }), fields: STAYS, comesTo: "passed", at: 3 },
  {
    name: "codes in the error's data",
    composable: steps({ kind: "rpc-error", data: { code: "busy", retryable: true } }, OK),
    fields: HONEST,
    comesTo: "passed",
    at: 2,
  },
  {
    name: "codes in JSON text",
    composable: steps({ kind: "tool-error", text: '{"error":{"code":"busy","retryable":true}}' }, OK),
    fields: HONEST,
    comesTo: "passed",
    at: 2,
  },
  { name: "no error", composable: steps(OK), fields: HONEST, comesTo: "expected-error", at: 1 },
  { name: "no error, for good", composable: steps(OK), fields: STAYS, comesTo: "expected-error", at: 1 },
  {
    name: "another code",
    composable: steps(coded("busy", true), coded("full", true)),
    fields: HONEST,
    comesTo: "unstable-error-code",
    at: 2,
  },
  { name: "another code, for good", composable: steps(coded("a"), coded("b")), fields: STAYS, comesTo: "unstable-error-code", at: 2 },
  {
    name: "another kind of error",
    composable: steps({ kind: "rpc-error", code: -32050 }, { kind: "rpc-error", code: -32051 }),
    fields: STAYS,
    comesTo: "unstable-error-code",
    at: 2,
  },
  { name: "retryable unsaid", composable: steps(coded("busy"), OK), fields: HONEST, comesTo: "retryability-mismatch", at: 1 },
  { name: "retryable said", composable: steps(coded("gone", true)), fields: STAYS, comesTo: "retryability-mismatch", at: 1 },
  { name: "recovery unsaid", composable: steps(coded("gone"), OK), fields: STAYS, comesTo: "retryability-mismatch", at: 2 },
  { name: "no recovery", composable: steps(coded("busy", true)), fields: HONEST, comesTo: "retry-did-not-recover", at: 3 },
  ...incomplete("error-honesty", HONEST),
  {
    name: "a connection cut in a retry",
    composable: steps(coded("busy", true), { kind: "cut" }),
    fields: HONEST,
    comesTo: "transport-closed",
    at: 2,
  },
].map((row) => ({ ...row, kind: "error-honesty" }) as Row);

const TRIO = {
  failure_tool: "fail",
  failure_arguments: { id: "r1" },
  recovery_tool: "recover",
  recovery_arguments: { id: "r1" },
  validation_tool: "validate",
  validation_arguments: { id: "r1" },
};
const trio = (fail: Step, recover: Step, validate: Step): ComposablePreset =>
  tools(
    flawlessTool("fail", {}, { valid: fail }),
    flawlessTool("recover", {}, { valid: recover }),
    flawlessTool("validate", {}, { valid: validate }),
  );
const RECOVERY: readonly Row[] = [
  { name: "fails, recovers, works", composable: trio(FAILS, OK, OK), comesTo: "passed", at: 3 },
  { name: "a JSON-RPC error is a failure", composable: trio({ kind: "rpc-error" }, OK, OK), comesTo: "passed", at: 3 },
  { name: "no failure", composable: trio(OK, OK, OK), comesTo: "failure-not-observed", at: 1 },
  { name: "no way out", composable: trio(FAILS, FAILS, OK), comesTo: "recovery-failed", at: 2 },
  { name: "not well after all", composable: trio(FAILS, OK, FAILS), comesTo: "validation-failed", at: 3 },
  { name: "a hang in the recovery", composable: trio(FAILS, { kind: "hang" }, OK), comesTo: "transport-timeout", at: 2 },
  { name: "an end in the failure", composable: trio({ kind: "cut" }, OK, OK), comesTo: "transport-closed", at: 1 },
].map((row) => ({ ...row, kind: "state-recovery", fields: TRIO }) as Row);

const schema = (inputSchema: object): ComposablePreset => tools(flawlessTool("read_one", { inputSchema: inputSchema as never }));
const GUESSING: readonly Row[] = [
  { name: "all said", composable: steps(OK), fields: CALL, comesTo: "passed" },
  { name: "nothing required", composable: schema({ type: "object" }), fields: { tool: "read_one", arguments: {} }, comesTo: "passed" },
  { name: "no such tool", composable: steps(OK), fields: { ...CALL, tool: "other" }, comesTo: "invalid-schema" },
  { name: "not an object", composable: schema({ type: "string" }), fields: CALL, comesTo: "invalid-schema" },
  { name: "required but not declared", composable: schema({ type: "object", required: ["id"] }), fields: CALL, comesTo: "invalid-schema" },
  { name: "required is no list", composable: schema({ type: "object", required: "id" }), fields: CALL, comesTo: "invalid-schema" },
  {
    name: "required but not given",
    composable: steps(OK),
    fields: { tool: "read_one", arguments: {} },
    comesTo: "missing-required-argument",
  },
  { name: "refused", composable: steps(FAILS), fields: CALL, comesTo: "unexpected-outcome" },
  ...incomplete("schema-guessability", CALL),
].map((row) => ({ ...row, kind: "schema-guessability" }) as Row);

const DEGRADING: readonly Row[] = [
  { name: "none fails", composable: steps(OK), comesTo: "passed", at: 5 },
  { name: "the third fails", composable: steps(OK, OK, FAILS), comesTo: "unexpected-outcome", at: 3 },
  { name: "the second hangs", composable: steps(OK, { kind: "hang" }), comesTo: "transport-timeout", at: 2 },
  { name: "the second ends it", composable: steps(OK, { kind: "cut" }), comesTo: "transport-closed", at: 2 },
].map((row) => ({ ...row, kind: "degradation-over-n", fields: { ...CALL, max_attempts: 5 } }) as Row);

const expecting = (expect: object): object => ({ ...CALL, expect });
const FIDELITY: readonly Row[] = [
  { name: "succeeds", composable: steps(OK), fields: expecting({ outcome: "ok" }), comesTo: "passed" },
  {
    name: "fields and values",
    composable: steps(structured({ count: 2, note: null, "a/b": { "~": true } })),
    fields: expecting({
      outcome: "ok",
      required_result_fields: ["count", "content"],
      equals: { count: 2, note: null },
      required_result_paths: ["/content/0/text", "/structuredContent/a~1b"],
      equals_paths: { "/structuredContent/a~1b/~0": true, "/content/0/type": "text" },
    }),
    comesTo: "passed",
  },
  {
    name: "fields of JSON text",
    composable: steps({ kind: "result", content: [{ type: "text", text: ' {"status":"up"}' }] }),
    fields: expecting({ outcome: "ok", equals: { status: "up" } }),
    comesTo: "passed",
  },
  {
    name: "an error's own code",
    composable: steps(coded("gone")),
    fields: expecting({ outcome: "error", error_code: "gone" }),
    comesTo: "passed",
  },
  {
    name: "a JSON-RPC code",
    composable: steps({ kind: "rpc-error", code: -32050, data: { code: "gone" } }),
    fields: expecting({ outcome: "error", error_code: -32050 }),
    comesTo: "passed",
  },
  { name: "an error of any code", composable: steps(FAILS), fields: expecting({ outcome: "error" }), comesTo: "passed" },
  { name: "an error instead", composable: steps(FAILS), fields: expecting({ outcome: "ok" }), comesTo: "unexpected-outcome" },
  { name: "a success instead", composable: steps(OK), fields: expecting({ outcome: "error" }), comesTo: "unexpected-outcome" },
  {
    name: "no such field",
    composable: steps(OK),
    fields: expecting({ outcome: "ok", required_result_fields: ["text", "count"] }),
    comesTo: "missing-field",
  },
  {
    name: "no such path",
    composable: steps(OK),
    fields: expecting({ outcome: "ok", required_result_paths: ["/content/1"] }),
    comesTo: "missing-field",
  },
  {
    name: "another value",
    composable: steps(OK),
    fields: expecting({ outcome: "ok", equals: { text: "other" } }),
    comesTo: "value-mismatch",
  },
  {
    name: "another type",
    composable: steps(structured({ n: "1" })),
    fields: expecting({ outcome: "ok", equals: { n: 1 } }),
    comesTo: "value-mismatch",
  },
  {
    name: "a null that is not there",
    composable: steps(OK),
    fields: expecting({ outcome: "ok", equals: { none: null } }),
    comesTo: "value-mismatch",
  },
  {
    name: "another value at a path",
    composable: steps(OK),
    fields: expecting({ outcome: "ok", equals_paths: { "/structuredContent/text": null } }),
    comesTo: "value-mismatch",
  },
  {
    name: "another code",
    composable: steps(coded("gone")),
    fields: expecting({ outcome: "error", error_code: "busy" }),
    comesTo: "error-code-mismatch",
  },
  {
    name: "no code",
    composable: steps(FAILS),
    fields: expecting({ outcome: "error", error_code: "busy" }),
    comesTo: "error-code-mismatch",
  },
  ...incomplete("instruction-fidelity", expecting({ outcome: "ok" })),
].map((row) => ({ ...row, kind: "instruction-fidelity" }) as Row);

const LATENCY: readonly Row[] = [
  { name: "quick", composable: steps(OK), fields: { ...CALL, attempts: 3, max_latency_ms: 5_000 }, comesTo: "passed", at: 3 },
  {
    name: "the second is slow",
    composable: steps(OK, { ...OK, delayMs: 700 }),
    fields: { ...CALL, attempts: 3, max_latency_ms: 600 },
    comesTo: "latency-budget-exceeded",
    at: 2,
  },
  {
    name: "slower than other calls may be",
    composable: steps({ ...OK, delayMs: 1_600 }),
    fields: { ...CALL, attempts: 1, max_latency_ms: 300 },
    comesTo: "latency-budget-exceeded",
    at: 1,
  },
  ...incomplete("latency-budget", { ...CALL, attempts: 2, max_latency_ms: 50 }),
].map((row) => ({ ...row, kind: "latency-budget" }) as Row);

const BIG = { ...CALL, field: "id", size_bytes: 600_000 };
const oversize = (behaviour: Omit<ComposableTool, "entry">): ComposablePreset => tools(flawlessTool("read_one", {}, behaviour));
const PAYLOAD: readonly Row[] = [
  { name: "accepted", composable: steps(OK), fields: { ...BIG, expect_handled: true }, comesTo: "passed" },
  { name: "refused, which will do", composable: oversize({ oversize: "tool-error" }), fields: BIG, comesTo: "passed" },
  {
    name: "refused, but must not be",
    composable: oversize({ oversize: "rpc-error" }),
    fields: { ...BIG, expect_handled: true },
    comesTo: "unexpected-outcome",
  },
  { name: "a hang", composable: oversize({ oversize: "hang" }), fields: BIG, comesTo: "payload-unhandled" },
  { name: "a crash", composable: oversize({ oversize: "exit" }), fields: BIG, comesTo: "payload-unhandled" },
  {
    name: "a crash afterwards",
    composable: steps(OK, OK, { kind: "exit" }),
    fields: { ...BIG, size_bytes: 10 },
    comesTo: "payload-unhandled",
  },
  ...incomplete("payload-bounds", BIG),
].map((row) => ({ ...row, kind: "payload-bounds" }) as Row);

const shaped = (outputSchema: object | undefined, ...valid: Step[]): ComposablePreset => {
  const tool = flawlessTool("read_one", outputSchema === undefined ? {} : { outputSchema: outputSchema as never }, { valid });
  if (outputSchema === undefined) delete (tool.entry as Record<string, unknown>)["outputSchema"];
  return tools(tool);
};
const TEXT = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
const OUTPUT: readonly Row[] = [
  { name: "honoured", composable: shaped(TEXT, OK), fields: CALL, comesTo: "passed" },
  { name: "not structured", composable: shaped(TEXT, { kind: "result" }), fields: CALL, comesTo: "output-schema-declared-but-missing" },
  { name: "a field less", composable: shaped(TEXT, structured({})), fields: CALL, comesTo: "output-schema-field-missing" },
  { name: "another type", composable: shaped(TEXT, structured({ text: 1 })), fields: CALL, comesTo: "output-schema-invalid-result" },
  { name: "a broken schema", composable: shaped({ type: "objekt" }, OK), fields: CALL, comesTo: "output-schema-invalid-result" },
  { name: "a failed call", composable: shaped(TEXT, FAILS), fields: CALL, comesTo: "output-schema-invalid-result" },
  { name: "no such tool", composable: shaped(TEXT, OK), fields: { ...CALL, tool: "other" }, comesTo: "output-schema-invalid-result" },
  { name: "none declared", composable: shaped(undefined, OK), fields: CALL, comesTo: "not-applicable-undeclared" },
  {
    name: "none declared where there is none",
    composable: { ...shaped(undefined, OK), revisions: ["2025-03-26"] },
    fields: CALL,
    comesTo: "not-applicable-era",
  },
  ...incomplete("output-schema", CALL),
].map((row) => ({ ...row, kind: "output-schema" }) as Row);

const step = (tool: string, expect: object = { outcome: "ok" }): object => ({ tool, arguments: { id: "r1" }, expect });
const pair = (second: Step | readonly Step[]): ComposablePreset =>
  tools(flawlessTool("first", {}, { valid: OK }), flawlessTool("second", {}, { valid: second }));
const flow = (expect?: object, tool = "second"): object => ({ repetitions: 2, steps: [step("first"), step(tool, expect)] });
const WORKFLOW: readonly Row[] = [
  { name: "as expected, twice", composable: pair(OK), fields: flow(), comesTo: "passed", at: 2 },
  { name: "fails the second time", composable: pair([OK, FAILS]), fields: flow(), comesTo: "unexpected-outcome", at: 2 },
  {
    name: "a writer among the steps",
    composable: tools(flawlessTool("first"), flawlessTool("writes", { annotations: { readOnlyHint: false } })),
    fields: flow(undefined, "writes"),
    comesTo: "unexpected-outcome",
    at: 1,
    calls: [],
  },
  {
    name: "a destroyer among the steps",
    composable: tools(flawlessTool("first"), flawlessTool("writes", { annotations: { destructiveHint: true } })),
    fields: flow(undefined, "writes"),
    comesTo: "unexpected-outcome",
    at: 1,
    calls: [],
  },
  {
    name: "no such field",
    composable: pair(OK),
    fields: flow({ outcome: "ok", required_result_fields: ["n"] }),
    comesTo: "missing-field",
    at: 1,
  },
  { name: "another value", composable: pair(OK), fields: flow({ outcome: "ok", equals: { text: "x" } }), comesTo: "value-mismatch", at: 1 },
  {
    name: "another code",
    composable: pair(coded("gone")),
    fields: flow({ outcome: "error", error_code: "busy" }),
    comesTo: "error-code-mismatch",
    at: 1,
  },
  { name: "a hang in the second round", composable: pair([OK, { kind: "hang" }]), fields: flow(), comesTo: "transport-timeout", at: 2 },
  { name: "a cut in the first round", composable: pair({ kind: "cut" }), fields: flow(), comesTo: "transport-closed", at: 1 },
].map((row) => ({ ...row, kind: "workflow" }) as Row);

/** Every row of this file. */
export const CALL_ROWS: readonly Row[] = [
  ...CONTENTION,
  ...HONESTY,
  ...RECOVERY,
  ...GUESSING,
  ...DEGRADING,
  ...FIDELITY,
  ...LATENCY,
  ...PAYLOAD,
  ...OUTPUT,
  ...WORKFLOW,
];
