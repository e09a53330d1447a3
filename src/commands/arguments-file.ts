// Reads an --arguments file: a JSON object of tool names to arguments objects. Whether a tool exists is the engine's question.
// Messages name file, line and JSON Pointer, never a value: arguments may be secret.
import type { BatterySettings } from "../engine/settings.js";
import { sha256Hex } from "../lib/digest.js";
import { UsageError } from "../model/errors.js";
import type { Files } from "../model/host.js";
import { isJsonObject, type JsonObject } from "../model/json.js";

/** What the engine is told of the file. */
type Overrides = NonNullable<BatterySettings["overrides"]>;

const EXPECTED = "expected an object of tool names to arguments objects";

/** @throws UsageError naming what is wrong and where, when the file cannot be read or is not of the expected form */
export async function readArguments(file: string, files: Files): Promise<Overrides> {
  const text = await files.readText(file);
  const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const value = await parse(file, json);
  if (!isJsonObject(value)) throw new UsageError(`${file}:1: --arguments: ${EXPECTED}`);
  const entries: [string, JsonObject][] = [];
  for (const [tool, given] of Object.entries(value)) {
    if (!isJsonObject(given)) {
      const place = await placeOf(file, json, [tool]);
      throw new UsageError(`${place}: --arguments: ${pointer([tool])} is not an object; ${EXPECTED}`);
    }
    entries.push([tool, given]);
  }
  return { file, sha256: sha256Hex(text), byTool: Object.fromEntries(entries) };
}

async function parse(file: string, text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch (error) {
    const line = await lineOfSyntaxError(text, error);
    throw new UsageError(`${file}${line === null ? "" : `:${String(line)}`}: --arguments: not valid JSON; ${EXPECTED}`);
  }
}

/** V8 names a position for some mistakes only; for the rest the YAML parser, which reads nearly all JSON, finds the line. */
async function lineOfSyntaxError(text: string, error: unknown): Promise<number | null> {
  const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
  const end = text.trimEnd().length;
  if (position !== undefined) return lineAt(text, Math.min(Number(position), end));
  if (error instanceof Error && error.message.includes("end of JSON input")) return lineAt(text, end);
  const { parseDocument } = await import("yaml");
  const start = parseDocument(text, { schema: "json", prettyErrors: false }).errors[0]?.pos[0];
  return start === undefined ? null : lineAt(text, start);
}

async function placeOf(file: string, text: string, path: readonly string[]): Promise<string> {
  const { parseDocument, isNode } = await import("yaml");
  const node = parseDocument(text, { schema: "json", uniqueKeys: false }).getIn(path, true);
  const start = isNode(node) ? node.range?.[0] : undefined;
  return start === undefined ? file : `${file}:${String(lineAt(text, start))}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** A JSON Pointer (RFC 6901) that stays on one line. */
function pointer(path: readonly string[]): string {
  return JSON.stringify(path.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")).slice(1, -1);
}
