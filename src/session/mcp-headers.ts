// The Mcp-* headers of 2026-07-28 (basic/transports, Streamable HTTP): they repeat parts of the body for whatever routes a request.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";

/** RFC 9110 token, the only form of a header name. */
const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,128}$/;
const ANNOTATION = "x-mcp-header";
const PRIMITIVES = ["string", "integer", "number", "boolean"];
/** `properties` inside `properties`, so deep and no deeper. */
const MAX_DEPTH = 16;
/** Longest header value we mirror, in characters; servers cap their header section at 8 to 16 KiB. */
const MAX_VALUE = 4_096;

/** Where one annotated argument is, and the header that repeats it. */
interface Mirrored {
  readonly header: string;
  readonly path: readonly string[];
}

/** Which arguments of which tool are repeated in headers, learned from the listings of one target. Shared by its sessions. */
export class ToolHeaders {
  readonly #byTool = new Map<string, readonly Mirrored[]>();

  /** Reads the entries of one tools/list result. A tool with an invalid annotation is remembered without headers. */
  learn(result: unknown): void {
    const tools = isJsonObject(result) ? result["tools"] : undefined;
    if (!Array.isArray(tools)) return;
    for (const tool of tools) {
      if (!isJsonObject(tool) || typeof tool["name"] !== "string" || !isJsonObject(tool["inputSchema"])) continue;
      const mirrored = mirroredIn(tool["inputSchema"]);
      if (mirrored === undefined || mirrored.length === 0) this.#byTool.delete(tool["name"]);
      else this.#byTool.set(tool["name"], mirrored);
    }
  }

  /** The Mcp-Param-* headers of one call; absent and null arguments have none. */
  of(tool: string, args: unknown): Readonly<Record<string, string>> {
    const headers: Record<string, string> = {};
    for (const { header, path } of this.#byTool.get(tool) ?? []) {
      const value = textOf(valueAt(args, path));
      if (value !== undefined && value.length <= MAX_VALUE) headers[`mcp-param-${header.toLowerCase()}`] = headerValue(value);
    }
    return headers;
  }
}

/** Mcp-Method on every request, Mcp-Name on the three that name something, Mcp-Param-* where a tool wants it. */
export function routingHeaders(method: string, params: JsonObject | undefined, tools: ToolHeaders): Readonly<Record<string, string>> {
  const name = nameOf(method, params);
  return {
    "mcp-method": headerValue(method),
    ...(name === undefined ? {} : { "mcp-name": headerValue(name) }),
    ...(method === "tools/call" && name !== undefined ? tools.of(name, params?.["arguments"]) : {}),
  };
}

/** A value as a header may carry it: visible ASCII with inner spaces as it is, anything else as `=?base64?…?=`. */
export function headerValue(value: string): string {
  const isPlain = /^([\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?)?$/.test(value) && !value.startsWith("=?base64?");
  return isPlain ? value : `=?base64?${Buffer.from(value, "utf8").toString("base64")}?=`;
}

function nameOf(method: string, params: JsonObject | undefined): string | undefined {
  const key = method === "resources/read" ? "uri" : method === "tools/call" || method === "prompts/get" ? "name" : undefined;
  const name = key === undefined ? undefined : params?.[key];
  return typeof name === "string" ? name : undefined;
}

/** Every annotated argument, or undefined when one annotation breaks the rules (then the tool is called without any). */
function mirroredIn(schema: JsonObject): readonly Mirrored[] | undefined {
  const found: Mirrored[] = [];
  const names = new Set<string>();
  const isValid = walk(schema, [], (annotation, path, property) => {
    if (typeof annotation !== "string" || !TOKEN.test(annotation) || names.has(annotation.toLowerCase())) return false;
    if (typeof property["type"] !== "string" || !PRIMITIVES.includes(property["type"])) return false;
    names.add(annotation.toLowerCase());
    found.push({ header: annotation, path });
    return true;
  });
  return isValid ? found : undefined;
}

function walk(
  schema: JsonObject,
  path: readonly string[],
  visit: (annotation: Json, path: readonly string[], property: JsonObject) => boolean,
): boolean {
  const properties = schema["properties"];
  if (!isJsonObject(properties) || path.length >= MAX_DEPTH) return true;
  return Object.entries(properties).every(([name, property]) => {
    if (!isJsonObject(property)) return true;
    const here = [...path, name];
    const annotation = property[ANNOTATION];
    return (annotation === undefined || visit(annotation, here, property)) && walk(property, here, visit);
  });
}

function valueAt(args: unknown, path: readonly string[]): unknown {
  let value: unknown = args;
  for (const key of path) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  return typeof value === "number" && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? String(value) : undefined;
}
