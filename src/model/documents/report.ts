// mcpeval.probe-report/v2: declared once; the TypeScript type, the published schema and the docs come from here.
// Version 2 only ever gains optional fields. Share-safe: no argument, response, description, header or error text.
import { Type, type Static } from "typebox";
import { DiscoverabilitySchema, GradeGateSchema } from "./discoverability.js";
import { ByName, Count, Nullable, Score, Sha256 } from "./fields.js";
import { REPORT_SCHEMA } from "./schema-names.js";
import { ReportWaiverSchema } from "./waivers.js";

export const LostCheckSchema = Type.Object(
  {
    id: Type.String({ description: "Check id, `area.noun`." }),
    tool: Nullable(Type.String({ description: "The tool that lost the points; null for a whole-catalog check." })),
    score: Type.Integer({ minimum: 0, maximum: 99, description: "What the check earned." }),
    observed: Nullable(Type.Number({ description: "The number behind the loss, where the check measures one." })),
    reason: Type.String({ description: "Fixed reason label; `mcpeval explain REASON` documents it." }),
    hint: Type.String({ description: "The server-side fix." }),
    gain: Type.Optional(
      Type.Number({ minimum: 0, description: "Readiness points this check alone would give back, before areas are rounded." }),
    ),
  },
  { description: "A check that earned less than 100." },
);

export const AreaSchema = Type.Object({
  name: Type.String({ description: "Area name." }),
  weight: Count("Weight in the readiness score; all weights add up to 100."),
  score: Score("Area score."),
  measurements: ByName(Type.Number(), "Numbers the area measured."),
  checks: Type.Array(LostCheckSchema, { description: "Lost points in catalog order, then check order." }),
});

export const ReadinessSchema = Type.Object({
  standard: Type.String({ description: "Name of the standard the score was measured under." }),
  score: Score("Readiness: the weighted mean of the areas."),
  score_without_latency: Type.Optional(Score("Readiness with every latency check at full marks.")),
  badge: Type.String({ description: "Static shields.io badge URL that encodes only the score." }),
  attested_read_only: Type.Boolean({ description: "Whether --confirm-read-only was given." }),
  surface: Type.Object({
    tools: Count("Tools in the catalog."),
    read_only: Count("Tools that are not writers, annotated or not."),
    writers: Count("Tools that are never called."),
    exercised: Count("Tools whose three calls completed."),
  }),
  areas: Type.Array(AreaSchema),
});

export const ReadinessGateSchema = Type.Object(
  {
    min_readiness: Nullable(Score("Floor of the readiness score.")),
    min_area: ByName(Score("Floor of the area's score."), "Floors by area name."),
    exclude_latency: Type.Boolean({ description: "Whether floors were compared with latency checks at full marks." }),
    passed: Type.Boolean({ description: "Whether every floor was met." }),
    shortfalls: Type.Array(
      Type.Object({
        subject: Type.String({ description: "`readiness` or an area name." }),
        observed: Score("The score compared."),
        floor: Score("The declared floor."),
      }),
    ),
    waived_points: Type.Optional(
      Type.Number({ minimum: 0, description: "Readiness points of waived losses that the floors counted as earned." }),
    ),
  },
  { description: "Present when a floor was declared." },
);

export const MeasurementProfileSchema = Type.Object(
  {
    evaluator: Type.Optional(Type.String({ description: "Evaluator version." })),
    platform: Type.Optional(Type.String({ description: "Operating system, as Node.js names it." })),
    architecture: Type.Optional(Type.String({ description: "CPU architecture, as Node.js names it." })),
    client_capabilities: Type.Optional(
      Type.Array(Type.String(), { description: "Client capabilities declared in the handshake, sorted." }),
    ),
    confirm_read_only: Type.Optional(Type.Boolean({ description: "The read-only attestation." })),
    skip_tools: Type.Optional(Type.Array(Type.String(), { description: "Skip rules, sorted." })),
    call_timeout_ms: Type.Optional(Count("Time-out of each call, in milliseconds.")),
    repetitions: Type.Optional(Count("Ordinary calls a tool.")),
    arguments_sha256: Type.Optional(Nullable(Sha256("SHA-256 of the --arguments file."))),
    concurrency: Type.Optional(Count("Scored calls in flight at a time.")),
    protocol: Type.Optional(Type.String({ description: "Requested protocol mode." })),
    budget_seconds: Type.Optional(Count("Time budget of the evaluation, in seconds.")),
    max_requests: Type.Optional(Count("Request budget of the evaluation.")),
  },
  {
    description:
      "The conditions of the measurement; score deltas need the same standard and equal profiles. Evaluators differ in what they record.",
  },
);

export const CatalogToolSchema = Type.Object({
  name: Type.String({ description: "Tool name." }),
  class: Type.Union([Type.Literal("read-only"), Type.Literal("writer"), Type.Literal("unannotated")]),
  required_sha256: Sha256("Digest of the sorted names of required parameters."),
  parameters: ByName(
    Type.String(),
    "SHA-256 of each parameter name to SHA-256 of its constraints (canonical JSON without title, description, examples, default, $comment).",
  ),
  output_sha256: Nullable(Sha256("Digest of the output schema's constraints; null when none is declared.")),
  required: Type.Optional(
    Type.Array(Sha256("Digest of one name."), { description: "Digests of the names of required parameters, sorted." }),
  ),
  tokens: Type.Optional(Count("Tokens the tool's entry costs every session.")),
});

export const AdvisorySchema = Type.Object(
  {
    id: Type.String({ description: "Advisory id." }),
    count: Type.Integer({ minimum: 1, description: "How often it was seen." }),
    positions: Type.Array(Type.Integer({ minimum: 1 }), {
      description:
        "The first few inbound frames it was seen in, counted from 1 on their connection; empty where it is true of the whole run.",
    }),
    reason: Type.String({ description: "Fixed reason label; `mcpeval explain REASON` documents it." }),
    hint: Type.String({ description: "The server-side fix." }),
  },
  { description: "Something seen on the wire that costs no points but breaks or burdens some clients." },
);

export const AdvisoryGateSchema = Type.Object(
  {
    fail_on: Type.Array(Type.String(), { description: "Advisories declared with --fail-on-advisory, in report order." }),
    passed: Type.Boolean({ description: "Whether none of them was found." }),
  },
  { description: "Present when an advisory was declared to fail the run." },
);

export const GateCaseSchema = Type.Object({
  id: Type.String(),
  probe: Type.String(),
  tool: Nullable(Type.String()),
  passed: Type.Boolean(),
  attempts: Count("Attempts made."),
  first_failure: Nullable(Type.Integer({ minimum: 1 })),
  reason: Nullable(Type.String()),
  hint: Nullable(Type.String()),
  detail: Nullable(Type.Object({ bound: Type.String(), limit: Type.Number(), observed: Type.Number() })),
  measurements: Type.Record(Type.String(), Type.Unknown()),
  not_applicable: Type.Optional(
    Type.Literal(true, { description: "The case has no meaning for this server; it counts neither as passed nor as failed." }),
  ),
});

export const ReportSchema = Type.Object(
  {
    schema: Type.Literal(REPORT_SCHEMA),
    generator: Type.Object({ name: Type.String(), version: Type.String() }),
    server: Type.String({ description: "The label given with --server." }),
    manifest_sha256: Nullable(Sha256("SHA-256 of the manifest; null under score.")),
    passed: Type.Boolean({ description: "Whether the gate passed; under score, whether readiness could be measured." }),
    gate: Nullable(Type.Object({ passed: Count("Cases passed."), total: Count("Cases run.") })),
    readiness: Nullable(ReadinessSchema),
    readiness_error: Type.Optional(Type.String({ description: "Fixed label of why readiness is null." })),
    readiness_gate: Type.Optional(ReadinessGateSchema),
    measurement_profile: Type.Optional(MeasurementProfileSchema),
    protocol: Type.Optional(
      Type.Object({
        era: Type.Union([Type.Literal("legacy"), Type.Literal("modern")]),
        revision: Type.String({ description: "Negotiated protocol revision." }),
        transport: Type.Union([Type.Literal("stdio"), Type.Literal("streamable-http"), Type.Literal("sse")]),
      }),
    ),
    catalog: Type.Optional(
      Nullable(Type.Array(CatalogToolSchema, { description: "The catalog contract; null when the listing did not complete." })),
    ),
    advisories: Type.Optional(
      Type.Array(AdvisorySchema, {
        description: "Findings that change no score; empty when none was found, absent when none was looked for.",
      }),
    ),
    advisory_gate: Type.Optional(AdvisoryGateSchema),
    discoverability: Type.Optional(DiscoverabilitySchema),
    grade_gate: Type.Optional(GradeGateSchema),
    waivers: Type.Optional(
      Type.Array(ReportWaiverSchema, { description: "The waivers this report was made under, in the order of their file." }),
    ),
    cases: Type.Array(GateCaseSchema, { description: "Gate cases; empty under score." }),
  },
  { $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/report.schema.json", title: "mcpeval probe report, version 2" },
);

/** One area, wire spelling. */
export type AreaDocument = Static<typeof AreaSchema>;
/** One lost point, wire spelling. */
export type LostCheck = Static<typeof LostCheckSchema>;
export type ReadinessDocument = Static<typeof ReadinessSchema>;
export type ReadinessGate = Static<typeof ReadinessGateSchema>;
export type MeasurementProfile = Static<typeof MeasurementProfileSchema>;
/** One advisory found, wire spelling. */
export type AdvisoryDocument = Static<typeof AdvisorySchema>;
export type AdvisoryGate = Static<typeof AdvisoryGateSchema>;
export type CatalogTool = Static<typeof CatalogToolSchema>;
/** The whole document, wire spelling. */
export type ReportDocument = Static<typeof ReportSchema>;
