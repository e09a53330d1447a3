// The shapes a reply must have, by revision and method: our own small schemas, as data. Compiles nothing.
import type { JsonObject } from "../../model/json.js";
import { object, ref } from "./parts.js";
import { LEGACY_DEFINITIONS, type Definitions } from "./legacy.js";
import { MODERN_DEFINITIONS } from "./modern.js";

/** Stands for the method where the reply is an error. */
export const ERROR_REPLY = "error";

const BY_METHOD: Readonly<Record<string, string>> = {
  initialize: "InitializeResult",
  "server/discover": "DiscoverResult",
  ping: "EmptyResult",
  "tools/list": "ListToolsResult",
  "tools/call": "CallToolResult",
  "resources/list": "ListResourcesResult",
  "resources/templates/list": "ListResourceTemplatesResult",
  "prompts/list": "ListPromptsResult",
  [ERROR_REPLY]: "Error",
};

const DEFINITIONS: Readonly<Record<string, Definitions>> = { ...LEGACY_DEFINITIONS, ...MODERN_DEFINITIONS };
const REVISIONS = Object.keys(DEFINITIONS).sort();

/** Whether replies to a method are judged in a revision. */
export function hasWireSchema(revision: string, method: string): boolean {
  const definition = Object.hasOwn(BY_METHOD, method) ? BY_METHOD[method] : undefined;
  return definition !== undefined && Object.hasOwn(definitionsOf(revision), definition);
}

/**
 * The schema of one reply, wrapped in an object with the method as its only member: so one compilation serves every method.
 * @param revision the negotiated one; an unknown one is judged as the newest known one that is not later, or as the oldest
 */
export function wireSchema(revision: string): JsonObject {
  const definitions = definitionsOf(revision);
  const members = Object.entries(BY_METHOD).filter(([, definition]) => Object.hasOwn(definitions, definition));
  return { ...object([], Object.fromEntries(members.map(([method, definition]) => [method, ref(definition)]))), $defs: { ...definitions } };
}

function definitionsOf(revision: string): Definitions {
  const nearest = REVISIONS.filter((known) => known <= revision).at(-1) ?? REVISIONS[0] ?? "";
  return DEFINITIONS[nearest] ?? {};
}
