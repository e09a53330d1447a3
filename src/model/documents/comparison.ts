// mcpeval.comparison/v1: several targets measured with one manifest, side by side. Share-safe like the reports it is made of.
import { Type, type Static } from "typebox";
import { Count, Nullable, OneOf, Score, Sha256 } from "./fields.js";
import { COMPARISON_SCHEMA } from "./schema-names.js";

export const ComparedTargetSchema = Type.Object({
  label: Type.String({ description: "The target's label; `stdio` for the command after --." }),
  protocol: Nullable(
    Type.Object({ era: Type.String(), revision: Type.String(), transport: Type.String() }, { description: "What was negotiated." }),
  ),
  gate: Nullable(Type.Object({ passed: Count("Cases passed."), total: Count("Cases run.") })),
  readiness: Nullable(
    Type.Object({
      standard: Type.String({ description: "Name of the standard." }),
      score: Score("Readiness."),
      score_without_latency: Nullable(Score("Readiness with every latency check at full marks.")),
      areas: Type.Array(Type.Object({ name: Type.String(), score: Score("Area score.") })),
      tools: Count("Tools in the catalog."),
      exercised: Count("Tools whose three calls completed."),
      lost_checks: Count("Checks that lost points."),
      catalog_tokens: Nullable(Count("Tokens the catalog costs every session.")),
    }),
  ),
  readiness_error: Nullable(Type.String({ description: "Fixed label of why readiness is null; null where none was asked for." })),
});

export const ComparedCaseSchema = Type.Object({
  id: Type.String({ description: "The case's id in the manifest." }),
  probe: Type.String({ description: "Its kind." }),
  tool: Nullable(Type.String({ description: "The tool it calls." })),
  results: Type.Array(
    Nullable(
      Type.Object({
        verdict: OneOf(["pass", "fail", "not-applicable", "not-evaluated"], "How the case ended; not-evaluated: the exchange broke."),
        reason: Nullable(Type.String({ description: "Fixed reason label." })),
      }),
    ),
    { description: "One a target, in their order; null where the target was not reached before an interruption." },
  ),
});

export const ComparisonSchema = Type.Object(
  {
    schema: Type.Literal(COMPARISON_SCHEMA),
    generator: Type.Object({ name: Type.String(), version: Type.String() }),
    server: Type.String({ description: "The label given with --server." }),
    manifest_sha256: Nullable(Sha256("SHA-256 of the manifest; null without one.")),
    complete: Type.Boolean({ description: "Whether every case and, where asked for, every readiness could be evaluated." }),
    same_conditions: Nullable(
      Type.Boolean({
        description: "Whether every measured readiness has the same standard and measurement profile; null below two of them.",
      }),
    ),
    targets: Type.Array(ComparedTargetSchema, { description: "The columns, in the order they were measured." }),
    cases: Type.Array(ComparedCaseSchema, { description: "The rows, in manifest order; empty without a manifest." }),
  },
  { $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/comparison.schema.json", title: "mcpeval comparison, version 1" },
);

/** One column, wire spelling. */
export type ComparedTarget = Static<typeof ComparedTargetSchema>;
/** One row, wire spelling. */
export type ComparedCase = Static<typeof ComparedCaseSchema>;
/** The whole document, wire spelling. */
export type ComparisonDocument = Static<typeof ComparisonSchema>;
