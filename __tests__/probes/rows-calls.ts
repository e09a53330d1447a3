// Rows of the headline kinds that call tools, and of degradation-over-n: what each server brings about.
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { flawlessTool, type ComposablePreset, type Step } from "../support/composable.js";
import type { Row } from "./row.js";
import { CALL, FAILS, OK, coded, incomplete, steps, tools } from "./rows-steps.js";

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
].map((row) => ({ ...row, kind: "error-honesty" }));

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
].map((row) => ({ ...row, kind: "state-recovery", fields: TRIO }));

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
].map((row) => ({ ...row, kind: "schema-guessability" }));

const DEGRADING: readonly Row[] = [
  { name: "none fails", composable: steps(OK), comesTo: "passed", at: 5 },
  { name: "the third fails", composable: steps(OK, OK, FAILS), comesTo: "unexpected-outcome", at: 3 },
  { name: "the second hangs", composable: steps(OK, { kind: "hang" }), comesTo: "transport-timeout", at: 2 },
  { name: "the second ends it", composable: steps(OK, { kind: "cut" }), comesTo: "transport-closed", at: 2 },
].map((row) => ({ ...row, kind: "degradation-over-n", fields: { ...CALL, max_attempts: 5 } }));

/** Every row of this file. */
export const CALL_ROWS: readonly Row[] = [...CONTENTION, ...HONESTY, ...RECOVERY, ...GUESSING, ...DEGRADING];
