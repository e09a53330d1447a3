// `schema`: prints the published JSON Schema of a document, the same as under schemas/.
import { UsageError } from "../model/errors.js";
import { ComparisonSchema } from "../model/documents/comparison.js";
import { DiffSchema } from "../model/documents/diff.js";
import { DoctorSchema } from "../model/documents/doctor.js";
import { ReportSchema } from "../model/documents/report.js";
import { TrendsSchema } from "../model/documents/trends.js";
import { WaiversSchema } from "../model/documents/waivers.js";
import { manifestSchema } from "../manifest/schema.js";
import { didYouMean } from "../options/read.js";
import type { OptionValues } from "../options/values.js";
import type { CommandResult } from "./command.js";
import { SCHEMA_NAMES } from "./infos.js";

const SCHEMAS: Readonly<Record<(typeof SCHEMA_NAMES)[number], object>> = {
  comparison: ComparisonSchema,
  diff: DiffSchema,
  doctor: DoctorSchema,
  manifest: manifestSchema(),
  report: ReportSchema,
  trends: TrendsSchema,
  waivers: WaiversSchema,
};

/** The dialect every published schema is written in. */
const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** One document's published schema: two-space JSON and a newline. The file under schemas/ holds the same value. */
export function publishedSchema(name: (typeof SCHEMA_NAMES)[number]): string {
  return `${JSON.stringify({ $schema: DIALECT, ...SCHEMAS[name] }, null, 2)}\n`;
}

/**
 * @param operands the document's name; `manifest` when not given
 * @throws UsageError for a name without a schema
 */
export function runSchema(_values: OptionValues, operands: readonly string[]): Promise<CommandResult> {
  const asked = operands[0] ?? "manifest";
  const name = SCHEMA_NAMES.find((known) => known === asked);
  if (name === undefined) {
    const known = SCHEMA_NAMES.join(", ");
    return Promise.reject(
      new UsageError(`no schema is named ${JSON.stringify(asked)}${didYouMean(asked, SCHEMA_NAMES)}; schemas: ${known}`),
    );
  }
  return Promise.resolve({ document: { kind: "text", text: publishedSchema(name) }, verdict: "ok" });
}
