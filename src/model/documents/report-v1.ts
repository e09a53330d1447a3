// mcpeval.probe-report/v1: the report before readiness, read and never written. Only what a gate needs is required; every other field of
// a document survives unread.
import { Type, type Static } from "typebox";
import { Nullable } from "./fields.js";
import { GateCaseSchema } from "./report.js";
import { REPORT_V1_SCHEMA } from "./schema-names.js";

const { id, probe, passed, tool, attempts, first_failure, reason, hint, detail, measurements } = GateCaseSchema.properties;

export const ReportV1Schema = Type.Object({
  schema: Type.Literal(REPORT_V1_SCHEMA),
  generator: Type.Optional(Type.Object({ name: Type.String(), version: Type.String() })),
  server: Type.String(),
  manifest_sha256: Type.Optional(Nullable(Type.String())),
  cases: Type.Array(
    Type.Object({
      id,
      probe,
      passed,
      tool: Type.Optional(tool),
      attempts: Type.Optional(attempts),
      first_failure: Type.Optional(first_failure),
      reason: Type.Optional(reason),
      hint: Type.Optional(hint),
      detail: Type.Optional(detail),
      measurements: Type.Optional(measurements),
    }),
  ),
});

/** A version 1 document, wire spelling. */
export type ReportV1Document = Static<typeof ReportV1Schema>;
