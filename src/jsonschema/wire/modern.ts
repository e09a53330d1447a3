// Shapes of 2026-07-28: every result says its type, listings say how long they hold, output schemas and results may be anything.
import type { JsonObject } from "../../model/json.js";
import { arrayOf, object, OBJECT, OBJECT_SCHEMA, oneOf, ref, STRING, withProperties } from "./parts.js";
import { LEGACY_DEFINITIONS, named, type Definitions } from "./legacy.js";

const last: Definitions = LEGACY_DEFINITIONS["2025-11-25"] ?? {};

/** A result of this era: `complete`, `input_required`, or an extension's word. */
function typed(definition: JsonObject): JsonObject {
  const required = definition["required"] as string[];
  return { ...withProperties(definition, { resultType: STRING }), required: ["resultType", ...required] };
}

/** A complete result that clients may keep: both caching members are required (server/utilities/caching). */
function cacheable(definition: JsonObject): JsonObject {
  const { required, ...rest } = typed(
    withProperties(definition, { ttlMs: { type: "integer", minimum: 0 }, cacheScope: oneOf("public", "private") }),
  );
  return { ...rest, required: [...(required as string[]), "ttlMs", "cacheScope"] };
}

const InputRequiredResult = object(["resultType"], {
  resultType: { const: "input_required" },
  inputRequests: { type: "object", additionalProperties: object(["method"], { method: STRING, params: OBJECT }) },
  requestState: STRING,
});

/**
 * A property whose value a header repeats (basic/transports, x-mcp-header): named by a token, of a type a header can spell. Clients on
 * HTTP must drop the tool otherwise. Reached through `properties` only.
 */
const HeadedProperty: JsonObject = {
  if: { type: "object", required: ["x-mcp-header"] },
  then: {
    required: ["type"],
    properties: {
      "x-mcp-header": { type: "string", pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" },
      type: oneOf("string", "integer", "boolean"),
    },
  },
  properties: { properties: { additionalProperties: ref("HeadedProperty") } },
};
const inputSchema: JsonObject = {
  allOf: [OBJECT_SCHEMA, { properties: { properties: { additionalProperties: ref("HeadedProperty") } } }],
};

const { structuredContent: _objectOnly, ...resultMembers } = named(last, "CallToolResult")["properties"] as JsonObject;
const CompleteToolResult = typed({ ...named(last, "CallToolResult"), properties: resultMembers });

const definitions: Definitions = {
  ...last,
  EmptyResult: typed(named(last, "EmptyResult")),
  HeadedProperty,
  Tool: withProperties(named(last, "Tool"), { inputSchema, outputSchema: OBJECT }),
  ListToolsResult: cacheable(named(last, "ListToolsResult")),
  ListResourcesResult: cacheable(named(last, "ListResourcesResult")),
  ListResourceTemplatesResult: cacheable(named(last, "ListResourceTemplatesResult")),
  ListPromptsResult: cacheable(named(last, "ListPromptsResult")),
  CallToolResult: {
    if: { type: "object", required: ["resultType"], properties: { resultType: { const: "input_required" } } },
    then: InputRequiredResult,
    else: CompleteToolResult,
  },
  DiscoverResult: cacheable(
    object(["supportedVersions", "capabilities"], {
      supportedVersions: arrayOf(STRING),
      capabilities: ref("ServerCapabilities"),
      instructions: STRING,
    }),
  ),
  Error: {
    ...named(last, "Error"),
    // -32022 names the versions that would work; a client cannot go on without them (basic/versioning).
    if: { type: "object", properties: { code: { const: -32022 } } },
    then: { type: "object", required: ["data"], properties: { data: object(["supported"], { supported: arrayOf(STRING) }) } },
  },
};

/** Definitions by modern revision. */
export const MODERN_DEFINITIONS: Readonly<Record<string, Definitions>> = { "2026-07-28": definitions };
