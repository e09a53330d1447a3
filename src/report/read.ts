// Reads a report from a file's text: strict about what its version requires, indifferent to optional fields it does not know.
// Nothing of a refused document is quoted: a message says where and what, never the value.
import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import { printable } from "../lib/escape.js";
import { jsonLine } from "../lib/json-source.js";
import { isNestedDeeper } from "../lib/nesting.js";
import { ReportSchema, type ReportDocument } from "../model/documents/report.js";
import { ReportV1Schema, type ReportV1Document } from "../model/documents/report-v1.js";
import { REPORT_SCHEMA, REPORT_V1_SCHEMA } from "../model/documents/schema-names.js";
import { UsageError } from "../model/errors.js";
import { isJsonObject } from "../model/json.js";
import { buildReport } from "./build.js";

/** Longest JSON Pointer printed, in characters. */
const POINTER_LIMIT = 300;
/** Deepest nesting read, in levels. A report has about ten; far deeper ones could not be written again. */
const MAX_NESTING = 200;
/** The schema of a report, of whichever version. */
const ANY_REPORT = /^mcpeval\.probe-report\/v\d{1,3}$/;

/** A report that was read, whichever version it has. */
export type ReadReport =
  | { readonly version: 2; readonly report: ReportDocument }
  | {
      readonly version: 1;
      /** What it says in the terms of version 2: a gate without readiness. */
      readonly report: ReportDocument;
      /** As it was, every field kept. */
      readonly original: ReportV1Document;
      /** Share of passed cases, 0 to 100: all that version 1 scored. */
      readonly passRate: number;
    };

/**
 * The version 2 report in a JSON text, every field kept as it was, in its order.
 * @param text the file's text; a byte order mark is tolerated
 * @param source the file's name, for messages
 * @throws UsageError in one line: file, line, JSON Pointer, what is wrong
 */
export function readReport(text: string, source: string): ReportDocument {
  const json = withoutMark(text);
  const document = parsed(json, source);
  if (schemaOf(document) === REPORT_V1_SCHEMA) {
    throw refusal(json, source, "/schema", `${REPORT_V1_SCHEMA} has no readiness; write a new report with --format json`);
  }
  return version2(json, source, document);
}

/**
 * The report in a JSON text, of version 1 or 2.
 * @throws UsageError in one line: file, line, JSON Pointer, what is wrong
 */
export function readAnyReport(text: string, source: string): ReadReport {
  const json = withoutMark(text);
  const document = parsed(json, source);
  if (schemaOf(document) !== REPORT_V1_SCHEMA) return { version: 2, report: version2(json, source, document) };
  refuseUnlessValid(ReportV1Schema, document, json, source);
  const original = document as ReportV1Document;
  const report = fromVersion1(original);
  const { passed, total } = report.gate ?? { passed: 0, total: 0 };
  return { version: 1, report, original, passRate: total === 0 ? 0 : (100 * passed) / total };
}

function fromVersion1({ generator, server, manifest_sha256, cases }: ReportV1Document): ReportDocument {
  return buildReport({
    generator: generator ?? { name: "mcpeval", version: "unknown" },
    server,
    manifestSha256: manifest_sha256 ?? null,
    readiness: null,
    cases: cases.map(({ id, probe, passed, tool, attempts, first_failure, reason, hint, detail, measurements }) => ({
      id,
      probe,
      tool: tool ?? null,
      passed,
      attempts: attempts ?? 1,
      first_failure: first_failure ?? null,
      reason: reason ?? null,
      hint: hint ?? null,
      detail: detail ?? null,
      measurements: measurements ?? {},
    })),
  });
}

function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

function parsed(json: string, source: string): unknown {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    throw new UsageError(`${source}:${jsonLine(json).line}: not valid JSON; pass a report written by --format json`);
  }
  if (isNestedDeeper(document, MAX_NESTING)) {
    throw new UsageError(`${source}: nested deeper than ${MAX_NESTING} levels, which no report is; pass one written by --format json`);
  }
  return document;
}

function schemaOf(document: unknown): unknown {
  return isJsonObject(document) ? document["schema"] : undefined;
}

function version2(json: string, source: string, document: unknown): ReportDocument {
  const schema = schemaOf(document);
  if (schema !== REPORT_SCHEMA) {
    if (typeof schema === "string" && ANY_REPORT.test(schema)) {
      throw refusal(json, source, "/schema", `${schema} is of a later mcpeval; update, or write the report with this version`);
    }
    throw refusal(json, source, isJsonObject(document) ? "/schema" : "", `not a report; expected "schema": "${REPORT_SCHEMA}"`);
  }
  refuseUnlessValid(ReportSchema, document, json, source);
  return document as ReportDocument;
}

function refuseUnlessValid(schema: TSchema, document: unknown, json: string, source: string): void {
  // The deepest finding: for a nullable object, "must be null" and "must match a schema" only say that something inside is wrong.
  let worst: { readonly depth: number; readonly pointer: string; readonly message: string } | null = null;
  for (const { instancePath, keyword, message } of Value.Errors(schema, document)) {
    // The value under a name that a closed record does not allow; the record itself is told of below.
    if (keyword === "boolean") continue;
    const depth = instancePath.split("/").length;
    // Only records are closed, and only to such names: no version ever wrote one.
    const told = keyword === "additionalProperties" ? "must not have a name with a line break" : message;
    if (worst === null || depth > worst.depth) worst = { depth, pointer: instancePath, message: told };
  }
  if (worst !== null) throw refusal(json, source, worst.pointer, worst.message);
}

function refusal(json: string, source: string, pointer: string, problem: string): UsageError {
  const place = pointer === "" ? "" : ` ${printable(pointer, POINTER_LIMIT)}`;
  return new UsageError(`${source}:${jsonLine(json, pointer).line}:${place} ${problem}`);
}
