// The manifest's schema, assembled from the probe registry: what the loader checks each case against, and what is published.
// Rules between fields that a schema cannot say are in check.ts.
import { Type, type TObject, type TSchema } from "typebox";
import { PROBES } from "../probes/index.js";
import type { Probe } from "../probes/define.js";
import { IDENTIFIER, IDENTIFIER_RULE } from "../probes/shared/fields.js";

/** Where the published schema is found: its own identifier, and what editors are told. */
export const MANIFEST_SCHEMA_URL = "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/manifest.schema.json";

const identifier = (description: string): TSchema =>
  Type.String({ pattern: IDENTIFIER, description: `${description} ${IDENTIFIER_RULE}.` });

const sandboxSchema = Type.Object(
  {
    description: Type.String({
      maxLength: 240,
      // Controls would reach terminals of whoever reads the manifest aloud.
      pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$",
      description: "What the sandbox is and why writing to it is safe: at most 240 characters, no control characters.",
    }),
  },
  { additionalProperties: false },
);

const version = Type.Literal(1, { description: "Version of the manifest format." });
const schemaReference = Type.Optional(Type.String({ description: "Address of this schema, for editors; not read." }));
const sandboxes = Type.Optional(
  Type.Record(identifier("Name of the sandbox."), sandboxSchema, {
    additionalProperties: false,
    description: "What mutating cases may write to, by name.",
    default: {},
  }),
);
const timeoutMs = Type.Optional(
  Type.Integer({
    minimum: 100,
    maximum: 600_000,
    description: "How long each request waits, in milliseconds. Default: 30000 over stdio, 5000 over HTTP.",
    examples: [10_000],
  }),
);

/** The document without its cases, for the loader. */
export const envelopeSchema: TObject = Type.Object(
  {
    $schema: schemaReference,
    version,
    probes: Type.Array(Type.Unknown(), { minItems: 1 }),
    sandboxes,
    timeout_ms: timeoutMs,
  },
  { additionalProperties: false },
);

/** The schema of one kind's cases: strict about every field; access and sandbox are checked against each other elsewhere. */
export function caseSchema(probe: Probe): TObject {
  return Type.Object(
    {
      id: identifier("Identifier of the case, unique in the manifest; reports and diffs name it."),
      probe: Type.Literal(probe.kind, { description: probe.about }),
      access: Type.Enum(["read_only", "mutating"], {
        description: "Either read_only, or mutating for a case that writes to a declared sandbox and needs --allow-mutation.",
      }),
      sandbox: Type.Optional(identifier("Name of the declared sandbox a mutating case writes to.")),
      ...probe.fields.properties,
    },
    { additionalProperties: false },
  );
}

/** The published JSON Schema, for editors and other tools: one branch a kind, told apart by `probe`. */
export function manifestSchema(): object {
  return {
    $id: MANIFEST_SCHEMA_URL,
    title: "mcpeval manifest, version 1",
    description: "What must stay true of a server: the cases of the gate. Ids are unique; a sandbox that a case names is declared.",
    type: "object",
    required: ["version", "probes"],
    properties: {
      $schema: schemaReference,
      version,
      probes: {
        type: "array",
        minItems: 1,
        description: "The cases, in the order they run.",
        items: {
          type: "object",
          required: ["id", "probe", "access"],
          properties: { probe: { enum: PROBES.map(({ kind }) => kind), description: "What kind of case this is." } },
          oneOf: PROBES.map(publishedCase),
        },
      },
      sandboxes,
      timeout_ms: timeoutMs,
    },
    additionalProperties: false,
  };
}

function publishedCase(probe: Probe): object {
  const schema = caseSchema(probe);
  const example = { id: `my-${probe.kind}`, probe: probe.kind, access: "read_only", ...probe.example };
  const described = { title: probe.kind, description: `${probe.about} Passes when ${probe.passesWhen.replace(/\.$/, "")}.` };
  const { properties, ...rest } = schema;
  const { sandbox: _sandbox, ...withoutSandbox } = properties;
  if (probe.mutates === "never") {
    const access = { const: "read_only", description: "read_only: this kind never writes." };
    return { ...described, ...rest, properties: { ...withoutSandbox, access }, examples: [example] };
  }
  return {
    ...described,
    ...rest,
    properties,
    if: { properties: { access: { const: "mutating" } } },
    then: { required: ["sandbox"] },
    else: { properties: { sandbox: false } },
    examples: [example],
  };
}
