// The shapes a reply must have, by revision and method: our own small schemas, as data.
import type { Json, JsonObject } from "../../model/json.js";
import { interpret } from "../interpret.js";
import { object, ref } from "./parts.js";
import { LEGACY_DEFINITIONS, type Definitions } from "./legacy.js";
import { MODERN_DEFINITIONS } from "./modern.js";

/** Stands for the method where the reply is an error. */
export const ERROR_REPLY = "error";

/** Schemas of every run, and those of servers with resources or prompts. */
export type WirePart = "core" | "surfaces";

const BY_METHOD: Readonly<Record<WirePart, Readonly<Record<string, string>>>> = {
  core: {
    initialize: "InitializeResult",
    "server/discover": "DiscoverResult",
    ping: "EmptyResult",
    "tools/list": "ListToolsResult",
    "tools/call": "CallToolResult",
    [ERROR_REPLY]: "Error",
  },
  surfaces: {
    "resources/list": "ListResourcesResult",
    "resources/templates/list": "ListResourceTemplatesResult",
    "prompts/list": "ListPromptsResult",
  },
};

const DEFINITIONS: Readonly<Record<string, Definitions>> = { ...LEGACY_DEFINITIONS, ...MODERN_DEFINITIONS };
const REVISIONS = Object.keys(DEFINITIONS).sort();

/** The part whose schema judges replies to a method in a revision; undefined when they are not judged. */
export function wirePartOf(revision: string, method: string): WirePart | undefined {
  const part: WirePart = Object.hasOwn(BY_METHOD.surfaces, method) ? "surfaces" : "core";
  const definition = Object.hasOwn(BY_METHOD[part], method) ? BY_METHOD[part][method] : undefined;
  return definition !== undefined && Object.hasOwn(definitionsOf(revision), definition) ? part : undefined;
}

/**
 * The schema of one reply, wrapped in an object with the method as its only member: so one compilation serves every method of a part.
 * @param revision the negotiated one; an unknown one is judged as the newest known one that is not later, or as the oldest
 */
export function wireSchema(revision: string, part: WirePart): JsonObject {
  const definitions = definitionsOf(revision);
  const members = Object.entries(BY_METHOD[part]).filter(([, definition]) => Object.hasOwn(definitions, definition));
  return { ...object([], Object.fromEntries(members.map(([method, definition]) => [method, ref(definition)]))), $defs: { ...definitions } };
}

/** Judges replies by that schema: whether one is valid. One that cannot be judged (see Judge) counts as valid. */
export function wireJudge(revision: string, part: WirePart): (reply: Json) => boolean {
  const judge = interpret(structuredClone(wireSchema(revision, part)), "2020-12");
  return (reply) => {
    try {
      return judge(reply).kind === "valid";
    } catch {
      return true;
    }
  };
}

function definitionsOf(revision: string): Definitions {
  const nearest = REVISIONS.filter((known) => known <= revision).at(-1) ?? REVISIONS[0] ?? "";
  return DEFINITIONS[nearest] ?? {};
}
