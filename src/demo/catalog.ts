// What the demo lists: the tools as they are, changed by the aspects that concern listings. No call is made here.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import type { Broken } from "./aspects.js";
import { TOOLS, type ToolEntry } from "./tools.js";

/** A page of `tools/list`. JSON rather than entries, because one aspect lists an invalid one. */
export type ToolPage = { tools: Json[]; nextCursor?: string };

/** Aspects under which read_counter declares an output schema. */
const OUTPUT_ASPECTS = ["output-schema", "output-missing", "output-field"] as const;
const SECOND_PAGE = "page-2";
const FILLER = "This sentence adds nothing an agent could use, yet every session pays for it in full. ".repeat(40);

function withoutDescriptions(schema: JsonObject): JsonObject {
  const { description: _, ...rest } = schema;
  const properties = rest["properties"];
  if (!isJsonObject(properties)) return rest;
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, isJsonObject(value) ? withoutDescriptions(value) : value]),
    ),
  };
}

/** The entries as listed under the given aspects, in catalog order; fresh objects. */
export function listedTools(broken: Broken): ToolEntry[] {
  if (broken.has("no-tools")) return [];
  return TOOLS.map(({ entry: original }) => {
    const entry = structuredClone(original);
    const properties = entry.inputSchema["properties"];
    // Not required, so that arguments can still be built: only the listing is worse.
    if (broken.has("untyped") && isJsonObject(properties)) properties["detail"] = { description: "How much to tell." };
    if (entry.name === "read_counter") {
      if (broken.has("unsynthesizable")) {
        entry.inputSchema = {
          type: "object",
          properties: { ticket: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$", description: "Ticket of the reader." } },
          required: ["ticket"],
        };
      }
      if (OUTPUT_ASPECTS.some((aspect) => broken.has(aspect))) {
        entry.outputSchema = { type: "object", properties: { value: { type: "integer" } }, required: ["value"] };
      }
    }
    if (entry.name === "report_weather" && isJsonObject(properties)) {
      if (broken.has("undeclared-argument")) entry.inputSchema["required"] = ["station"];
      if (broken.has("new-argument")) {
        properties["country"] = { type: "string", description: "Country of the city." };
        entry.inputSchema["required"] = ["country"];
      }
    }
    if (broken.has("bloated")) entry.description = `${entry.description ?? ""} ${FILLER}`;
    if (broken.has("undescribed")) {
      delete entry.description;
      entry.inputSchema = withoutDescriptions(entry.inputSchema);
    }
    if (broken.has("unannotated") && entry.annotations?.readOnlyHint === true) delete entry.annotations;
    if (broken.has("destructive-undeclared") && entry.annotations?.destructiveHint === false) delete entry.annotations.destructiveHint;
    return entry;
  });
}

/**
 * One page of the catalog. The unbroken demo has a single page.
 * @returns the page, `unknown-cursor`, or `failed` where an aspect makes the page fail
 */
export function toolPage(cursor: string | undefined, broken: Broken): ToolPage | "unknown-cursor" | "failed" {
  const paged = (["duplicate-page", "stalled-cursor", "page-error", "invalid-entry"] as const).some((aspect) => broken.has(aspect));
  const tools = listedTools(broken);
  if (cursor === undefined) return paged ? { tools, nextCursor: SECOND_PAGE } : { tools };
  if (!paged || cursor !== SECOND_PAGE) return "unknown-cursor";
  if (broken.has("page-error")) return "failed";
  const second = [
    ...(broken.has("duplicate-page") ? tools.slice(0, 1) : []),
    ...(broken.has("invalid-entry") ? [{ name: "schemaless_read" }] : []),
  ];
  return broken.has("stalled-cursor") ? { tools: second, nextCursor: SECOND_PAGE } : { tools: second };
}
