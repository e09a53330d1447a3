// mcpeval.probe-diff/v2: two reports of one server compared. Declared once; the TypeScript type, the published schema and the docs come
// from here. Share-safe like the reports it is made of: tool names, fixed labels, numbers and digests.
import { Type, type Static, type TSchema } from "typebox";
import { Nullable, OneOf } from "./fields.js";
import { DIFF_SCHEMA } from "./schema-names.js";

const Sided = <T extends TSchema>(side: T, description: string) => Type.Object({ baseline: side, current: side }, { description });
const Delta = (description: string) =>
  Type.Object({ baseline: Type.Number(), current: Type.Number(), delta: Type.Number() }, { description });

const CaseSideSchema = Type.Object({
  verdict: OneOf(["pass", "fail", "not-applicable"], "How the case ended."),
  reason: Nullable(Type.String({ description: "Fixed reason label." })),
});

export const DiffCaseSchema = Type.Object({
  id: Type.String(),
  probe: Type.String(),
  tool: Nullable(Type.String()),
  baseline: Nullable(CaseSideSchema),
  current: Nullable(CaseSideSchema),
});

const Cases = (description: string) => Type.Array(DiffCaseSchema, { description });

/** Why two readiness scores are not compared. */
export const NOT_COMPARABLE = ["version-1-report", "not-measured", "standard-differs", "profile-unknown", "profile-differs"] as const;
export type NotComparable = (typeof NOT_COMPARABLE)[number];

const LossSchema = Type.Object({ id: Type.String(), tool: Nullable(Type.String()), reason: Type.String() });

export const DiffReadinessSchema = Type.Object({
  comparable: Type.Boolean({ description: "Whether both were measured under the same standard and equal, known profiles." }),
  reason: Nullable(OneOf(NOT_COMPARABLE, "Why not; null when they are.")),
  profile_differs: Type.Optional(Type.Array(Type.String(), { description: "Fields of the measurement profile that differ, sorted." })),
  baseline: Nullable(Type.Integer({ description: "Readiness of the baseline." })),
  current: Nullable(Type.Integer({ description: "Readiness of the current report." })),
  delta: Nullable(Type.Integer({ description: "Current minus baseline; null when not comparable." })),
  without_latency: Nullable(Delta("Readiness with every latency check at full marks; null when not comparable or unknown.")),
  latency: Nullable(
    Type.Object(
      {
        changed: Type.Integer({ minimum: 0, description: "Tools whose latency band differs." }),
        most_bands: Type.Integer({ minimum: 0, description: "Bands the tool that moved farthest moved by." }),
      },
      { description: "Latency bands compared; null when not comparable." },
    ),
  ),
  areas: Type.Array(Type.Object({ name: Type.String(), baseline: Type.Integer(), current: Type.Integer(), delta: Type.Integer() }), {
    description: "Areas in report order; empty when not comparable.",
  }),
  lost: Type.Array(LossSchema, { description: "Checks lost now and not in the baseline; empty when not comparable." }),
  regained: Type.Array(LossSchema, { description: "Checks lost in the baseline and not now; empty when not comparable." }),
});

/** What can change in a catalog contract. */
export const CONTRACT_CHANGES = [
  "tool-removed",
  "parameter-removed",
  "parameter-newly-required",
  "required-changed",
  "class-changed",
  "output-schema-removed",
  "parameter-constraints-changed",
  "output-schema-changed",
  "protocol-era-changed",
  "tool-added",
  "parameter-added",
  "parameter-no-longer-required",
  "required-relaxed",
  "class-declared",
  "class-relaxed",
  "output-schema-added",
] as const;
export type ContractChangeKind = (typeof CONTRACT_CHANGES)[number];

export const ContractChangeSchema = Type.Object({
  change: OneOf(CONTRACT_CHANGES, "What changed."),
  tool: Nullable(Type.String({ description: "The tool; null for a change of the whole server." })),
  parameter: Type.Optional(Type.String({ description: "First eight hex digits of the SHA-256 of the name of the parameter." })),
  from: Type.Optional(Type.String({ description: "Fixed label before." })),
  to: Type.Optional(Type.String({ description: "Fixed label now." })),
});

export const DiffContractSchema = Type.Object(
  {
    breaking: Type.Array(ContractChangeSchema, { description: "Breaks callers." }),
    review: Type.Array(ContractChangeSchema, { description: "May break callers: look at it." }),
    additive: Type.Array(ContractChangeSchema, { description: "Compatible." }),
  },
  { description: "Changes of the catalog contract." },
);

export const DiffTokensSchema = Type.Object(
  {
    baseline: Type.Integer({ description: "Tokens of the catalog in the baseline." }),
    current: Type.Integer({ description: "Tokens of the catalog now." }),
    delta: Type.Integer({ description: "Current minus baseline." }),
    tools: Type.Array(
      Type.Object({
        tool: Type.String(),
        baseline: Nullable(Type.Integer()),
        current: Nullable(Type.Integer()),
        delta: Type.Integer(),
      }),
      { description: "Tools that weigh otherwise, the largest movement first; empty where a report has no tokens of tools." },
    ),
  },
  { description: "What the catalog costs a session." },
);

/** The rules a diff can be made to fail by. */
export const DIFF_RULES = ["fail-on-regression", "fail-on-change", "fail-on-breaking", "max-readiness-drop", "max-token-growth"] as const;
export type DiffRule = (typeof DIFF_RULES)[number];

export const DiffGateSchema = Type.Object(
  {
    passed: Type.Boolean({ description: "Whether every declared rule was kept." }),
    rules: Type.Array(
      Type.Object({
        rule: OneOf(DIFF_RULES, "The option that declared it."),
        passed: Type.Boolean(),
        observed: Type.Number({ description: "Cases, changes, points or tokens (percent where the limit is one)." }),
        limit: Type.Number(),
        compared: Type.Optional(OneOf(["score", "score_without_latency"], "The scores that decided.")),
        unit: Type.Optional(OneOf(["tokens", "percent"], "Unit of both numbers.")),
      }),
    ),
  },
  { description: "Present when a rule was declared." },
);

const SideSchema = Type.Object({
  schema: Type.String({ description: "Version of the report." }),
  generator: Type.String({ description: "Version of the evaluator." }),
  manifest_sha256: Nullable(Type.String()),
});

export const DiffSchema = Type.Object(
  {
    schema: Type.Literal(DIFF_SCHEMA),
    generator: Type.Object({ name: Type.String(), version: Type.String() }),
    server: Type.String({ description: "The label both reports carry." }),
    reports: Sided(SideSchema, "The reports compared."),
    cases: Type.Object(
      {
        regressed: Cases("Fails now and did not in the baseline."),
        fixed: Cases("Failed in the baseline and does not now."),
        changed: Cases("Fails for another reason, or changed between passed and not applicable."),
        unchanged: Cases("Ended alike."),
        added: Cases("Only in the current report."),
        removed: Cases("Only in the baseline."),
      },
      { description: "Cases by (id, probe)." },
    ),
    readiness: DiffReadinessSchema,
    contract: Nullable(DiffContractSchema),
    tokens: Nullable(DiffTokensSchema),
    gate: Type.Optional(DiffGateSchema),
  },
  { $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/diff.schema.json", title: "mcpeval probe diff, version 2" },
);

export type DiffCase = Static<typeof DiffCaseSchema>;
export type DiffReadiness = Static<typeof DiffReadinessSchema>;
export type ContractChange = Static<typeof ContractChangeSchema>;
export type DiffContract = Static<typeof DiffContractSchema>;
export type DiffTokens = Static<typeof DiffTokensSchema>;
export type DiffGate = Static<typeof DiffGateSchema>;
/** The whole document, wire spelling. */
export type DiffDocument = Static<typeof DiffSchema>;
