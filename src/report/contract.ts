// The catalog contract: what callers depend on, as digests only. No parameter name or schema text leaves this file.
import { canonicalJson } from "../lib/canonical-json.js";
import { sha256Hex } from "../lib/digest.js";
import { byCodeUnit, encodeJson } from "../lib/encode-json.js";
import type { CatalogTool } from "../model/documents/report.js";
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import type { ToolClass } from "../model/tool-class.js";

/** One listed tool: its `tools/list` entry as received, and how the standard classes it. */
export interface ContractInput {
  readonly entry: JsonObject;
  readonly class: ToolClass;
  /** What the entry costs, where it was counted. */
  readonly tokens?: number;
}

/**
 * The contract of a complete listing, in catalog order.
 * Rewording a title, description, example or default changes nothing; a new name, type or bound does.
 */
export function catalogContract(tools: readonly ContractInput[]): CatalogTool[] {
  return tools.map(({ entry, class: toolClass, tokens }) => {
    const input = entry["inputSchema"];
    const output = entry["outputSchema"];
    const required = requiredNames(input);
    return {
      name: typeof entry["name"] === "string" ? entry["name"] : "",
      class: toolClass,
      required_sha256: sha256Hex(canonicalJson(required)),
      parameters: parameterDigests(input),
      output_sha256: isJsonObject(output) ? constraintsDigest(output) : null,
      required: required.map(sha256Hex).sort(byCodeUnit),
      ...(tokens === undefined ? {} : { tokens }),
    };
  });
}

function requiredNames(schema: Json | undefined): string[] {
  const required = isJsonObject(schema) ? schema["required"] : undefined;
  const names = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
  return [...new Set(names)].sort(byCodeUnit);
}

function parameterDigests(schema: Json | undefined): Record<string, string> {
  const properties = isJsonObject(schema) ? schema["properties"] : undefined;
  if (!isJsonObject(properties)) return {};
  const digests = Object.entries(properties).map(([name, constraints]) => [sha256Hex(name), constraintsDigest(constraints)] as const);
  // Sorted by digest: the order parameters were declared in is not part of the contract.
  return Object.fromEntries(digests.sort(([a], [b]) => byCodeUnit(a, b)));
}

/** Keywords that constrain nothing (prose and hints). */
const PROSE: ReadonlySet<string> = new Set(["title", "description", "examples", "default", "$comment"]);
/** Keywords whose values map free names to schemas: a property called `title` is no prose. */
const NAME_MAPS: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
  "dependencies",
]);
/** Keywords whose values are schemas or lists of schemas. Every other keyword's value (enum, const, ...) is data and kept whole. */
const SUBSCHEMAS: ReadonlySet<string> = new Set([
  ...["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains"],
  ...["additionalProperties", "unevaluatedProperties", "propertyNames"],
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "contentSchema"],
]);

type SchemaPosition = "schema" | "names" | "data";

function constraintsDigest(schema: Json): string {
  const text = encodeJson<SchemaPosition>(schema, "schema", {
    sortKeys: true,
    enter(position, key) {
      if (position === "names") return "schema";
      if (position === "data") return "data";
      if (PROSE.has(key)) return undefined;
      return NAME_MAPS.has(key) ? "names" : SUBSCHEMAS.has(key) ? "schema" : "data";
    },
  });
  return sha256Hex(text);
}
