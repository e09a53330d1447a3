// `error-honesty`: an error keeps its code, and keeps its word on whether a retry helps.
import { Type } from "typebox";
import { defineProbe, type Outcome, type ProbeContext } from "./define.js";
import { callTool, errorOf, type SeenError } from "./shared/calls.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";
import type { JsonObject } from "../model/json.js";

type Reason = "expected-error" | "unstable-error-code" | "retryability-mismatch" | "retry-did-not-recover";

/** The probe. */
export const errorHonesty = defineProbe({
  kind: "error-honesty",
  about: "A call that fails says with which code, and whether a retry helps; both prove true.",
  passesWhen:
    "the first call fails, the code stays the same, `retryable` is as declared, and a retryable error recovers within max_attempts while another one stays",
  headline: true,
  mutates: "allowed",
  session: "shared",
  fields: Type.Object({
    ...toolCall,
    max_attempts: Type.Integer({ minimum: 2, maximum: 20, description: "Most calls to make, the first one included." }),
    expect_retryable: Type.Boolean({
      description: "Whether the error must say `retryable: true`; an error that says nothing counts as not retryable.",
    }),
  }),
  reasons: {
    "expected-error": {
      hint: "the call that must fail succeeded; refuse these arguments, or this state, with isError or a JSON-RPC error instead of answering as if all were well",
    },
    "unstable-error-code": {
      hint: "the same failure carried different codes; give each cause one fixed code in structuredContent or the error's data, since agents branch on it",
    },
    "retryability-mismatch": {
      hint: "the error's `retryable` does not say what happens; return retryable: true only for failures that pass by themselves, and leave it out or false for the rest",
    },
    "retry-did-not-recover": {
      hint: "the error says retryable, but no retry succeeded within max_attempts; recover faster, return a retry-after the client can keep, or stop calling the failure retryable",
    },
  },
  measures: { errors: "calls that failed" },
  toolOf: ({ tool }) => tool,
  example: { tool: "flaky_read", arguments: {}, max_attempts: 4, expect_retryable: true },
  run: ({ tool, arguments: args, max_attempts, expect_retryable }, context) =>
    expect_retryable ? recovers(tool, args, max_attempts, context) : stays(tool, args, max_attempts, context),
});

/** Calls until one succeeds; every error before it must be the first one again. */
async function recovers(tool: string, args: JsonObject, maxAttempts: number, context: ProbeContext): Promise<Outcome<Reason>> {
  let first: SeenError | undefined;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    context.attempt(attempt);
    const error = errorOf(await callTool(context.session, tool, args));
    const measurements = { errors: error === undefined ? attempt - 1 : attempt };
    if (error === undefined) return attempt === 1 ? failed("expected-error", 1, { measurements }) : passed(attempt, measurements);
    if (error.retryable !== true) return failed("retryability-mismatch", attempt, { measurements });
    first ??= error;
    if (!isSameCode(first, error)) return failed("unstable-error-code", attempt, { measurements });
  }
  return failed("retry-did-not-recover", maxAttempts, { measurements: { errors: maxAttempts } });
}

/** Calls to the end; every call must fail alike. */
async function stays(tool: string, args: JsonObject, maxAttempts: number, context: ProbeContext): Promise<Outcome<Reason>> {
  let first: SeenError | undefined;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    context.attempt(attempt);
    const error = errorOf(await callTool(context.session, tool, args));
    const measurements = { errors: error === undefined ? attempt - 1 : attempt };
    if (error === undefined) return failed(attempt === 1 ? "expected-error" : "retryability-mismatch", attempt, { measurements });
    if (error.retryable === true) return failed("retryability-mismatch", attempt, { measurements });
    first ??= error;
    if (!isSameCode(first, error)) return failed("unstable-error-code", attempt, { measurements });
  }
  return passed(maxAttempts, { errors: maxAttempts });
}

function isSameCode(a: SeenError, b: SeenError): boolean {
  return a.codes.length === b.codes.length && a.codes.every((code, i) => code === b.codes[i]);
}
