// mcpeval.doctor/v1: what a server was asked to connect with, and what came. Share-safe: fixed labels and numbers only.
import { Type, type Static } from "typebox";
import { Nullable, OneOf } from "./fields.js";
import { DOCTOR_SCHEMA } from "./schema-names.js";

/** How one step ended. */
export const DOCTOR_OUTCOMES = [
  "ok",
  "other-revision",
  "refused",
  "invalid-result",
  "invalid-message",
  "no-reply",
  "no-reply-in-body",
  "connection-ended",
  "not-started",
  "no-connection",
  "auth-required",
  "redirect",
  "http-error",
  "stream",
  "endpoint",
  "not-offered",
  "skipped",
] as const;
export type DoctorOutcome = (typeof DOCTOR_OUTCOMES)[number];

/** The one most likely cause. `healthy`: some era connects, and lists its tools where it has any. */
export const DOCTOR_CAUSES = [
  "healthy",
  "command-not-found",
  "server-exited",
  "connection-failed",
  "auth-required",
  "redirected",
  "server-error",
  "wrong-address",
  "not-mcp",
  "stdout-noise",
  "no-answer",
  "unknown-revision",
  "invalid-handshake",
  "handshake-refused",
  "listing-failed",
] as const;
export type DoctorCause = (typeof DOCTOR_CAUSES)[number];

export const DoctorStepSchema = Type.Object({
  era: OneOf(["modern", "legacy"], "Protocol era the step belongs to."),
  transport: OneOf(["stdio", "streamable-http", "sse"], "Transport it used."),
  asked: Type.String({ description: "What was asked: a fixed label." }),
  method: Type.String({ description: "JSON-RPC method, or HTTP method of a request without a message." }),
  revision: Nullable(Type.String({ description: "Protocol revision that was offered." })),
  http_status: Nullable(Type.Integer({ description: "HTTP status; null over stdio or without a response." })),
  code: Nullable(Type.Integer({ description: "JSON-RPC error code, or the exit code of a process that ended." })),
  ms: Nullable(Type.Integer({ minimum: 0, description: "Milliseconds until the answer; null without one." })),
  outcome: OneOf(DOCTOR_OUTCOMES, "How it ended."),
  answered: Nullable(Type.String({ description: "Protocol revision that was answered, when it is a published one." })),
});

export const DoctorSchema = Type.Object(
  {
    schema: Type.Literal(DOCTOR_SCHEMA),
    generator: Type.Object({ name: Type.String(), version: Type.String() }),
    server: Type.String({ description: "The label given with --server." }),
    connects: Type.Array(
      Type.Object({
        era: OneOf(["modern", "legacy"], "Era that connects."),
        transport: OneOf(["stdio", "streamable-http", "sse"], "Over this transport."),
      }),
      { description: "What a client can connect with; empty when nothing." },
    ),
    steps: Type.Array(DoctorStepSchema, { description: "What was asked, in this order." }),
    cause: OneOf(DOCTOR_CAUSES, "The most likely cause."),
    advice: Type.String({ description: "What to do about it." }),
  },
  { $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/doctor.schema.json", title: "mcpeval doctor report, version 1" },
);

export type DoctorStep = Static<typeof DoctorStepSchema>;
/** The whole document, wire spelling. */
export type DoctorDocument = Static<typeof DoctorSchema>;
