// Rows of the kinds that look at results: what was promised, how soon, how large, in which shape, in which order.
import { flawlessTool, type ComposablePreset, type ComposableTool, type Step } from "../support/composable.js";
import type { Row } from "./row.js";
import { CALL, FAILS, OK, coded, incomplete, steps, structured, tools } from "./rows-steps.js";

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
].map((row) => ({ ...row, kind: "instruction-fidelity" }));

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
].map((row) => ({ ...row, kind: "latency-budget" }));

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
].map((row) => ({ ...row, kind: "payload-bounds" }));

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
].map((row) => ({ ...row, kind: "output-schema" }));

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
].map((row) => ({ ...row, kind: "workflow" }));

/** Every row of this file. */
export const RESULT_ROWS: readonly Row[] = [...FIDELITY, ...LATENCY, ...PAYLOAD, ...OUTPUT, ...WORKFLOW];
