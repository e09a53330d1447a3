// Waivers: mcpeval.waivers.yaml as its authors write it, and as a report repeats it. Declared once, for the loader, the published schema
// and the report. Which losses a waiver covers is decided elsewhere.
import { Type, type Static } from "typebox";

const Line = (description: string, maxLength: number) =>
  // Controls would reach terminals and pages of whoever reads the report.
  Type.String({ minLength: 1, maxLength, pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]+$", description });

const fields = {
  check: Type.Optional(
    Type.String({ minLength: 1, description: "Id of the check that may lose points, for example catalog.output-schema." }),
  ),
  reason: Type.Optional(Type.String({ minLength: 1, description: "Reason label of the losses and failing cases that are waived." })),
  case: Type.Optional(Type.String({ minLength: 1, description: "Id of the case of the manifest that may fail." })),
  tool: Type.Optional(Type.String({ minLength: 1, description: "Only losses of this tool; without it, of every tool." })),
  because: Line("Why the loss is accepted.", 500),
  owner: Line("Who answers for it.", 120),
  expires: Type.String({
    pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
    description: "Last day it holds, YYYY-MM-DD; from the next day on it fails the run.",
  }),
};

/** What a waiver names: exactly one of them. */
export const WAIVER_KINDS = ["check", "reason", "case"] as const;
export type WaiverKind = (typeof WAIVER_KINDS)[number];

/** The rule between the fields, which the loader puts into words of its own. */
const exactlyOne = {
  oneOf: WAIVER_KINDS.map((name) => ({ required: [name] })),
  not: { required: ["case", "tool"] },
};

const fileOf = (rules: object) =>
  Type.Object(
    {
      $schema: Type.Optional(Type.String({ description: "Address of this schema, for editors; not read." })),
      version: Type.Literal(1, { description: "Version of the format of the file." }),
      waivers: Type.Array(Type.Object(fields, { additionalProperties: false, ...rules }), {
        description:
          "Losses that are accepted for a time, each with a reason, an owner and a last day; exactly one of check, reason and case.",
      }),
    },
    {
      $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/waivers.schema.json",
      title: "mcpeval waivers, version 1",
      description: "Known losses that fail neither floors nor the gate until they expire. Their points stay lost.",
      additionalProperties: false,
    },
  );

/** The fields of the file, each for itself. */
export const WaiverFieldsSchema = fileOf({});
/** The published schema. */
export const WaiversSchema = fileOf(exactlyOne);

/** `applied`: it covers a loss. `stale`: it covers none. `expired`: its last day is over, so it covers none. `unused`: not judged. */
export const WAIVER_STATES = ["applied", "stale", "expired", "unused"] as const;
export type WaiverState = (typeof WAIVER_STATES)[number];

/** A waiver as a report repeats it. */
export const ReportWaiverSchema = Type.Object({
  kind: Type.Unsafe<WaiverKind>({ type: "string", enum: [...WAIVER_KINDS], description: "What it names." }),
  subject: Type.String({ description: "The check's id, the reason's label or the case's id." }),
  tool: Type.Union([Type.String(), Type.Null()], { description: "The only tool it covers; null for all." }),
  because: Type.String({ description: "Why the loss is accepted." }),
  owner: Type.String({ description: "Who answers for it." }),
  expires: Type.String({ description: "Last day it holds." }),
  state: Type.Unsafe<WaiverState>({
    type: "string",
    enum: [...WAIVER_STATES],
    description: "applied; stale: it covers nothing; expired; unused: this run measured nothing it could cover.",
  }),
  covers: Type.Integer({ minimum: 0, description: "Lost checks and failing cases it covers." }),
});

/** One waiver, wire spelling. */
export type ReportWaiver = Static<typeof ReportWaiverSchema>;
