// Reads a report from a file's text: strict about what version 2 requires, indifferent to optional fields it does not know.
// Nothing of a refused document is quoted: a message says where and what, never the value.
import { Value } from "typebox/value";
import { printable } from "../lib/escape.js";
import { jsonSource } from "../lib/json-source.js";
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
    const found = jsonSource(json);
    throw new UsageError(
      `${source}${found.kind === "broken" ? `:${found.line}` : ""}: not valid JSON; pass a report written by --format json`,
    );
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
  return document as ReportDocument;
}

function refusal(json: string, source: string, pointer: string, problem: string): UsageError {
  const found = jsonSource(json);
  const line = found.kind === "json" ? `:${found.lineOf(pointer)}` : "";
  const place = pointer === "" ? "" : ` ${printable(pointer, POINTER_LIMIT)}`;
  return new UsageError(`${source}${line}:${place} ${problem}`);
}
