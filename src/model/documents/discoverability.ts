// The ten criteria in a report: declared once, as a part of mcpeval.probe-report/v2. Share-safe: numbers, fixed labels, tool names.
import { Type, type Static } from "typebox";
import { CRITERION_IDS, GRADE_FLOORS, GRADES } from "../discoverability.js";
import { Nullable } from "./fields.js";

const words = <const T extends string[]>(all: readonly [...T], description: string) => Type.Enum([...all], { description });

export const CriterionSchema = Type.Object(
  {
    id: words(CRITERION_IDS, "C1 to C10."),
    title: Type.String({ description: "What the criterion is about." }),
    outcome: words(
      ["passed", "failed", "unverified"] as const,
      "`unverified`: the run saw neither; it counts as not passed, and is no defect.",
    ),
    reason: Nullable(Type.String({ description: "Fixed reason label, null when passed; `mcpeval explain REASON` documents it." })),
    hint: Nullable(Type.String({ description: "The server-side fix, null when passed." })),
    observed: Nullable(Type.Number({ description: "The number behind the outcome, where the criterion measures one." })),
    limit: Nullable(Type.Number({ description: "What that number is compared with." })),
    tools: Type.Array(Type.String(), { description: "The tools the outcome is about, in catalog order." }),
  },
  { description: "One of the ten criteria." },
);

export const DiscoverabilitySchema = Type.Object(
  {
    standard: Type.String({ description: "Name of the criteria that were judged." }),
    grade: words(GRADES, "A: all ten passed. B: eight or nine. C: five to seven. D: fewer."),
    passed: Type.Integer({ minimum: 0, maximum: 10, description: "Criteria passed." }),
    total: Type.Literal(10),
    honesty_cap: Type.Boolean({ description: "Whether the grade is held at B or lower because no tool was seen to return content." }),
    criteria: Type.Array(CriterionSchema, { description: "All ten, in order." }),
  },
  { description: "Whether agents can find the server, choose its tools and trust them; present when it was asked for. Changes no score." },
);

export const GradeGateSchema = Type.Object(
  {
    min_grade: words(GRADE_FLOORS, "The floor declared with --min-grade."),
    passed: Type.Boolean({ description: "Whether the grade reaches it." }),
  },
  { description: "Present when a grade was demanded." },
);

/** One criterion, judged, wire spelling. */
export type CriterionDocument = Static<typeof CriterionSchema>;
/** All ten with their grade, wire spelling. */
export type DiscoverabilityDocument = Static<typeof DiscoverabilitySchema>;
export type GradeGate = Static<typeof GradeGateSchema>;
