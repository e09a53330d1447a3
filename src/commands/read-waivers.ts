// Reads the text of a waivers file: strict, every complaint at its line. Loaded only where there is such a file.
import { complaintsOf, type Complaint } from "../manifest/complaints.js";
import { parseJson } from "../manifest/parse-json.js";
import { parseYaml } from "../manifest/parse-yaml.js";
import { Positions } from "../manifest/positions.js";
import type { Source } from "../manifest/source.js";
import { printable } from "../lib/escape.js";
import { WAIVER_KINDS, WaiverFieldsSchema } from "../model/documents/waivers.js";
import { UsageError } from "../model/errors.js";
import { isJsonObject, type Json } from "../model/json.js";
import type { DeclaredWaiver } from "../report/waivers.js";

const POINTER_LIMIT = 200;

/** A file's waivers with the line of each. */
export interface WaiversFile {
  readonly file: string;
  readonly waivers: readonly DeclaredWaiver[];
  /** Line of each waiver, from 1. */
  readonly lines: readonly number[];
}

/** Checks the text of a waivers file. @throws UsageError with one line a complaint, in the order of the file */
export function readWaivers(content: string, file: string): WaiversFile {
  const text = content.startsWith("\uFEFF") ? content.slice(1) : content;
  const positions = new Positions(text);
  const source: Source = /\.jsonc?$/i.test(file) ? parseJson(text, true) : parseYaml(text);
  const problems = source.problems.length > 0 ? source.problems : complaints(source);
  if (problems.length > 0) {
    const lines = problems
      .toSorted((a, b) => a.span.start - b.span.start)
      .map(({ pointer, span, text: said }) => {
        const { line, column } = positions.at(span.start);
        return `${file}:${String(line)}:${String(column)}: ${pointer === "" ? "" : `${printable(pointer, POINTER_LIMIT)} `}${said}`;
      });
    throw new UsageError([...new Set(lines)].join("\n"));
  }
  const entries = entriesOf(source);
  return {
    file,
    waivers: entries.map(declared),
    lines: entries.map((_, index) => positions.at(source.values.get(`/waivers/${String(index)}`)?.start ?? 0).line),
  };
}

interface Placed {
  readonly pointer: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly text: string;
}

function complaints(source: Source): Placed[] {
  const found = [...complaintsOf(WaiverFieldsSchema, source.value, ""), ...entriesOf(source).flatMap(nameComplaints)];
  return found.map(({ pointer, at, text }) => ({ pointer, text, span: spanOf(source, pointer, at) }));
}

/** Exactly one name, and a tool only where tools lose points. */
function nameComplaints(entry: Json, index: number): Complaint[] {
  if (!isJsonObject(entry)) return [];
  const pointer = `/waivers/${String(index)}`;
  const named = WAIVER_KINDS.filter((name) => name in entry);
  const [first, second] = named;
  if (first === undefined) return [{ pointer, at: "value", text: 'names nothing; add one of "check", "reason" and "case"' }];
  if (second !== undefined)
    return [{ pointer: `${pointer}/${second}`, at: "name", text: `stands beside "${first}"; write a waiver for each` }];
  if (first !== "case" || !("tool" in entry)) return [];
  return [{ pointer: `${pointer}/tool`, at: "name", text: "goes with a check or a reason; a case is named by its id alone" }];
}

function entriesOf({ value }: Source): readonly Json[] {
  return isJsonObject(value) && Array.isArray(value["waivers"]) ? value["waivers"] : [];
}

/** The place of a value or its name, or of the nearest ancestor that is there. */
function spanOf({ values, names }: Source, pointer: string, at: "name" | "value"): Placed["span"] {
  for (let path = pointer; ; path = path.slice(0, path.lastIndexOf("/"))) {
    const span = (path === pointer && at === "name" ? names.get(path) : undefined) ?? values.get(path);
    if (span !== undefined) return span;
    if (path === "") return { start: 0, end: 0 };
  }
}

/** The entry was checked against the schema: exactly one of the three names is there. */
function declared(entry: Json): DeclaredWaiver {
  const fields = isJsonObject(entry) ? entry : {};
  const text = (name: string): string => (typeof fields[name] === "string" ? fields[name] : "");
  const kind = WAIVER_KINDS.find((name) => name in fields) ?? "case";
  return {
    kind,
    subject: text(kind),
    tool: text("tool") === "" ? null : text("tool"),
    because: text("because"),
    owner: text("owner"),
    expires: text("expires"),
  };
}
