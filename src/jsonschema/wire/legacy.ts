// Shapes of the revisions with `initialize`: one base (2024-11-05), and what each later revision adds or changes.
import type { JsonObject } from "../../model/json.js";
import { arrayOf, block, blocks, BOOLEAN, object, OBJECT, OBJECT_SCHEMA, oneOf, ref, STRING, withProperties } from "./parts.js";

/** Definitions by name. */
export type Definitions = Readonly<Record<string, JsonObject>>;

const listChanged = object([], { listChanged: BOOLEAN });
const content = {
  text: block("text", ["text"], { text: STRING }),
  image: block("image", ["data", "mimeType"], { data: STRING, mimeType: STRING }),
  resource: block("resource", ["resource"], {
    resource: {
      ...object(["uri"], { uri: STRING, mimeType: STRING, text: STRING, blob: STRING }),
      anyOf: [{ required: ["text"] }, { required: ["blob"] }],
    },
  }),
};
const audio = block("audio", ["data", "mimeType"], { data: STRING, mimeType: STRING });
const resourceLink = block("resource_link", ["uri", "name"], { uri: STRING, name: STRING, description: STRING, mimeType: STRING });

const base: Definitions = {
  Annotations: object([], { audience: arrayOf(oneOf("user", "assistant")), priority: { type: "number", minimum: 0, maximum: 1 } }),
  Implementation: object(["name", "version"], { name: STRING, version: STRING }),
  ServerCapabilities: object([], {
    tools: listChanged,
    prompts: listChanged,
    resources: object([], { listChanged: BOOLEAN, subscribe: BOOLEAN }),
    logging: OBJECT,
    experimental: { type: "object", additionalProperties: OBJECT },
  }),
  InitializeResult: object(["protocolVersion", "capabilities", "serverInfo"], {
    protocolVersion: STRING,
    capabilities: ref("ServerCapabilities"),
    serverInfo: ref("Implementation"),
    instructions: STRING,
  }),
  EmptyResult: object([], {}),
  Tool: object(["name", "inputSchema"], { name: STRING, description: STRING, inputSchema: OBJECT_SCHEMA }),
  ListToolsResult: object(["tools"], { tools: arrayOf(ref("Tool")), nextCursor: STRING }),
  ContentBlock: blocks(content),
  CallToolResult: object(["content"], { content: arrayOf(ref("ContentBlock")), isError: BOOLEAN }),
  Resource: object(["uri", "name"], {
    uri: STRING,
    name: STRING,
    description: STRING,
    mimeType: STRING,
    size: { type: "integer" },
    annotations: ref("Annotations"),
  }),
  ListResourcesResult: object(["resources"], { resources: arrayOf(ref("Resource")), nextCursor: STRING }),
  ResourceTemplate: object(["uriTemplate", "name"], { uriTemplate: STRING, name: STRING, description: STRING, mimeType: STRING }),
  ListResourceTemplatesResult: object(["resourceTemplates"], { resourceTemplates: arrayOf(ref("ResourceTemplate")), nextCursor: STRING }),
  Prompt: object(["name"], {
    name: STRING,
    description: STRING,
    arguments: arrayOf(object(["name"], { name: STRING, description: STRING, required: BOOLEAN })),
  }),
  ListPromptsResult: object(["prompts"], { prompts: arrayOf(ref("Prompt")), nextCursor: STRING }),
  Error: object(["code", "message"], { code: { type: "integer" }, message: STRING }),
};

const hints = { readOnlyHint: BOOLEAN, destructiveHint: BOOLEAN, idempotentHint: BOOLEAN, openWorldHint: BOOLEAN };
const ToolAnnotations = object([], { title: STRING, ...hints });

/** The definition under a name that is known to exist. */
export function named(definitions: Definitions, name: string): JsonObject {
  const found = definitions[name];
  if (found === undefined) throw new Error(`no wire definition ${name}`);
  return found;
}

/** Members that several definitions gain. */
function gain(from: Definitions, names: readonly string[], properties: JsonObject): Definitions {
  return Object.fromEntries(names.map((name) => [name, withProperties(named(from, name), properties)]));
}

const NAMED = ["Implementation", "Tool", "Resource", "ResourceTemplate", "Prompt"] as const;

const march2025: Definitions = {
  ...base,
  ...gain(base, ["ServerCapabilities"], { completions: OBJECT }),
  ...gain(base, ["Tool"], { annotations: ToolAnnotations }),
  ContentBlock: blocks({ ...content, audio }),
};

const june2025: Definitions = {
  ...march2025,
  ...gain(march2025, NAMED, { title: STRING }),
  Tool: withProperties(named(march2025, "Tool"), { title: STRING, outputSchema: OBJECT_SCHEMA }),
  ContentBlock: blocks({ ...content, audio, resource_link: resourceLink }),
  ...gain(march2025, ["Annotations"], { lastModified: STRING }),
  // A structured result is a JSON object in the revisions that know it (2025-06-18, server/tools).
  ...gain(march2025, ["CallToolResult"], { structuredContent: OBJECT }),
};

const Icon = object(["src"], { src: STRING, mimeType: STRING, sizes: arrayOf(STRING), theme: oneOf("light", "dark") });

const november2025: Definitions = {
  ...june2025,
  ...gain(june2025, NAMED, { icons: arrayOf(Icon) }),
  Tool: withProperties(named(june2025, "Tool"), {
    icons: arrayOf(Icon),
    execution: object([], { taskSupport: oneOf("forbidden", "optional", "required") }),
  }),
};

/** Definitions by legacy revision. */
export const LEGACY_DEFINITIONS: Readonly<Record<string, Definitions>> = {
  "2024-11-05": base,
  "2025-03-26": march2025,
  "2025-06-18": june2025,
  "2025-11-25": november2025,
};
