// The history of readiness: one record a full probe run, as the journal keeps it, and the document that `trends` makes of it.
// Share-safe: labels, numbers and digests only; a record's time is the only clock reading in any document of ours.
import { Type, type Static } from "typebox";
import { Count, Nullable, OneOf, Score, Sha256 } from "./fields.js";
import { MeasurementProfileSchema } from "./report.js";
import { TRENDS_SCHEMA } from "./schema-names.js";

const run = {
  timestamp: Type.String({ description: "When the run ended, in UTC (ISO 8601)." }),
  score: Score("Readiness; the manifest's pass rate where `standard` is null."),
  standard: Nullable(Type.String({ description: "The standard of the score; null in records from before there was one." })),
  gate: Type.Object({
    passed: Count("Cases passed."),
    total: Count("Cases run."),
  }),
  manifest_sha256: Sha256("SHA-256 of the manifest."),
};

/** One line of the journal. */
export const TrendRecordSchema = Type.Object({
  ...run,
  server: Type.String({ description: "The label given with --server." }),
  measurement_profile: Type.Optional(MeasurementProfileSchema),
});

/** How a run stands to the one before it. Only `compared` has a delta. */
export const TREND_CHANGES = ["first", "compared", "standard-changed", "profile-changed", "profile-unknown", "manifest-changed"] as const;
export type TrendChange = (typeof TREND_CHANGES)[number];

/** One run of the history, compared with the one before it. */
export const TrendPointSchema = Type.Object({
  ...run,
  change: OneOf(TREND_CHANGES, "Against the run before it: compared, or why the two scores are no movement."),
  delta: Nullable(Type.Integer({ description: "Points gained since the run before; null unless compared." })),
});

export const TrendsSchema = Type.Object(
  {
    schema: Type.Literal(TRENDS_SCHEMA),
    generator: Type.Object({ name: Type.String(), version: Type.String() }),
    servers: Type.Array(
      Type.Object({
        server: Type.String({ description: "The server's label." }),
        points: Type.Array(TrendPointSchema, { description: "Its last runs, oldest first." }),
      }),
      { description: "Every server with a history, by label." },
    ),
  },
  {
    $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/trends.schema.json",
    title: "mcpeval readiness trends, version 1",
  },
);

/** One line of the journal, wire spelling. */
export type TrendRecord = Static<typeof TrendRecordSchema>;
/** One run, wire spelling. */
export type TrendPoint = Static<typeof TrendPointSchema>;
/** The whole document, wire spelling. */
export type TrendsDocument = Static<typeof TrendsSchema>;
