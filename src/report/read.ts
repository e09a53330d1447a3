// Reads a report from a file's text: strict about what version 2 requires, indifferent to optional fields it does not know.
// Nothing of a refused document is quoted: a message says where and what, never the value.
import { Value } from "typebox/value";
import { printable } from "../lib/escape.js";
import { jsonLine } from "../lib/json-source.js";
import { ReportSchema, type ReportDocument } from "../model/documents/report.js";
import { REPORT_SCHEMA } from "../model/documents/schema-names.js";
import { UsageError } from "../model/errors.js";
import { isJsonObject } from "../model/json.js";

const V1_SCHEMA = "mcpeval.probe-report/v1";
/** Longest JSON Pointer printed, in characters. */
const POINTER_LIMIT = 300;

/**
 * The report in a JSON text, every field kept as it was, in its order.
 * @param text the file's text; a byte order mark is tolerated
 * @param source the file's name, for messages
 * @throws UsageError in one line: file, line, JSON Pointer, what is wrong
 */
export function readReport(text: string, source: string): ReportDocument {
  const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    throw new UsageError(`${source}:${jsonLine(json).line}: not valid JSON; pass a report written by --format json`);
  }
  const schema = isJsonObject(document) ? document["schema"] : undefined;
  if (schema === V1_SCHEMA) {
    throw refusal(json, source, "/schema", `${V1_SCHEMA} is not read by this version; write a new report with --format json`);
  }
  if (schema !== REPORT_SCHEMA) {
    throw refusal(json, source, isJsonObject(document) ? "/schema" : "", `not a report; expected "schema": "${REPORT_SCHEMA}"`);
  }
  // The deepest finding: for a nullable object, "must be null" and "must match a schema" only say that something inside is wrong.
  let worst: { readonly depth: number; readonly pointer: string; readonly message: string } | null = null;
  for (const { instancePath, message } of Value.Errors(ReportSchema, document)) {
    const depth = instancePath.split("/").length;
    if (worst === null || depth > worst.depth) worst = { depth, pointer: instancePath, message };
  }
  if (worst !== null) throw refusal(json, source, worst.pointer, worst.message);
  const report = document as ReportDocument;
  const unchecked = uncheckedRecord(report);
  if (unchecked !== null) throw refusal(json, source, unchecked, "must not have a name with a line break");
  return report;
}

/**
 * The pointer of a record with a multi-line name, or null. The schema types a record's values by the pattern `^.*$` over their
 * names, which a line break escapes: such a value would reach the renderers unchecked. No version ever wrote one.
 */
function uncheckedRecord(report: ReportDocument): string | null {
  const records: [string, object][] = [
    ["/readiness_gate/min_area", report.readiness_gate?.min_area ?? {}],
    ...(report.readiness?.areas ?? []).map(({ measurements }, i): [string, object] => [`/readiness/areas/${i}/measurements`, measurements]),
    ...(report.catalog ?? []).map(({ parameters }, i): [string, object] => [`/catalog/${i}/parameters`, parameters]),
  ];
  return records.find(([, record]) => Object.keys(record).some((name) => /[\n\r\u2028\u2029]/.test(name)))?.[0] ?? null;
}

function refusal(json: string, source: string, pointer: string, problem: string): UsageError {
  const place = pointer === "" ? "" : ` ${printable(pointer, POINTER_LIMIT)}`;
  return new UsageError(`${source}:${jsonLine(json, pointer).line}:${place} ${problem}`);
}
