// The demo's resources, prompts and completions, with the aspects that concern them. No session, no transport.
import { isJsonObject, type JsonObject } from "../model/json.js";
import type { Broken } from "./aspects.js";
import { INTERNAL_ERROR, INVALID_PARAMS, RpcError } from "./errors.js";

/** "Resource not found" of the revisions up to 2025-11-25. */
const RESOURCE_NOT_FOUND = -32002;

const TEXTS: Readonly<Record<string, string>> = { "demo://stations": "harbour, hilltop, airfield", "demo://reading": "21.5 °C" };

/** The one resource that changes, and that can be subscribed to. */
export const LIVE_RESOURCE = "demo://reading";

const RESOURCES: readonly JsonObject[] = [
  { uri: "demo://stations", name: "stations", mimeType: "text/plain" },
  { uri: LIVE_RESOURCE, name: "reading", mimeType: "text/plain" },
];

const PROMPT = {
  name: "forecast",
  description: "Asks for a forecast from the reported weather.",
  arguments: [{ name: "city", description: "City of the forecast." }],
};

const CITIES = ["Lagos", "Leeds", "Lima", "Lisbon", "London", "Madrid", "Oslo", "Paris", "Rome", "Vienna"];
/** How many cities `completion-flood` suggests. */
const FLOOD = 200;

/** `resources/list`, without its cursor. */
export function listedResources(broken: Broken): JsonObject {
  if (broken.has("surface")) throw new RpcError(INTERNAL_ERROR, "Resources cannot be listed.");
  return { resources: [...RESOURCES] };
}

/** `resources/read`. @throws RpcError for a resource there is none of */
export function readResource(params: JsonObject, broken: Broken): JsonObject {
  const { uri } = params;
  const text = typeof uri === "string" && Object.hasOwn(TEXTS, uri) ? TEXTS[uri] : undefined;
  if (text === undefined || typeof uri !== "string") throw new RpcError(RESOURCE_NOT_FOUND, "Resource not found.");
  if (broken.has("unreadable") && uri === LIVE_RESOURCE) throw new RpcError(INTERNAL_ERROR, "The reading cannot be read.");
  return { contents: [{ uri, mimeType: "text/plain", text }] };
}

/** The resource that a subscription is for. @throws RpcError for one that never changes */
export function subscribable(params: JsonObject, broken: Broken): string {
  if (broken.has("no-subscription")) throw new RpcError(INTERNAL_ERROR, "No subscriptions today.");
  if (params["uri"] !== LIVE_RESOURCE) throw new RpcError(RESOURCE_NOT_FOUND, "Only demo://reading can be subscribed to.");
  return LIVE_RESOURCE;
}

/** `prompts/list`, without its cursor. */
export function listedPrompts(): JsonObject {
  return { prompts: [PROMPT] };
}

/** `prompts/get`. @throws RpcError for a prompt there is none of */
export function getPrompt(params: JsonObject): JsonObject {
  if (params["name"] !== PROMPT.name) throw new RpcError(INVALID_PARAMS, "Unknown prompt.");
  const given = params["arguments"];
  const city = isJsonObject(given) && typeof given["city"] === "string" ? given["city"] : "Lisbon";
  return { messages: [{ role: "user", content: { type: "text", text: `Report the weather of ${city}, then forecast tomorrow's.` } }] };
}

/** `completion/complete`. @throws RpcError for a prompt or an argument there is none of */
export function complete(params: JsonObject, broken: Broken): JsonObject {
  const { ref, argument } = params;
  const isKnown = isJsonObject(ref) && ref["type"] === "ref/prompt" && ref["name"] === PROMPT.name;
  if (!isKnown || !isJsonObject(argument) || argument["name"] !== "city" || broken.has("completion-unknown"))
    throw new RpcError(INVALID_PARAMS, "Nothing to complete by that name.");
  const typed = typeof argument["value"] === "string" ? argument["value"].toLowerCase() : "";
  if (broken.has("completion-invalid")) return { completion: { values: [1, 2, 3] } };
  const cities = broken.has("completion-flood") ? Array.from({ length: FLOOD }, (_, i) => `City ${String(i)}`) : CITIES;
  const values = broken.has("completion-flood") ? cities : cities.filter((city) => city.toLowerCase().startsWith(typed));
  return { completion: { values, total: values.length, hasMore: false } };
}
