// Which notifications, listings and requests of a server need a capability that somebody must have declared. Pure.
import { isJsonObject, type JsonObject } from "../model/json.js";

/** The capability a notification needs, as a path into the server's capabilities. */
const NOTIFICATIONS: Readonly<Record<string, readonly string[]>> = {
  "notifications/tools/list_changed": ["tools", "listChanged"],
  "notifications/prompts/list_changed": ["prompts", "listChanged"],
  "notifications/resources/list_changed": ["resources", "listChanged"],
  "notifications/resources/updated": ["resources", "subscribe"],
  "notifications/message": ["logging"],
};

/** The capability whose listing a method is, with the member that holds the entries. */
const LISTINGS: Readonly<Record<string, readonly [capability: string, entries: string]>> = {
  "tools/list": ["tools", "tools"],
  "prompts/list": ["prompts", "prompts"],
  "resources/list": ["resources", "resources"],
  "resources/templates/list": ["resources", "resourceTemplates"],
};

/** The client capability a request of the server needs. */
const REQUESTS: Readonly<Record<string, string>> = {
  "sampling/createMessage": "sampling",
  "elicitation/create": "elicitation",
  "roots/list": "roots",
};

/** Labels of what needs a capability; the label is all that is kept of a message. */
export type Need = `notification ${string}` | `listing ${string}` | `request ${string}`;

/** What a notification needs, or undefined when it needs nothing. */
export function needOfNotification(method: string): Need | undefined {
  return Object.hasOwn(NOTIFICATIONS, method) ? `notification ${method}` : undefined;
}

/** What a listing with entries needs, or undefined. */
export function needOfListing(method: string, result: unknown): Need | undefined {
  const listing = Object.hasOwn(LISTINGS, method) ? LISTINGS[method] : undefined;
  if (listing === undefined || !isJsonObject(result)) return undefined;
  const entries = result[listing[1]];
  return Array.isArray(entries) && entries.length > 0 ? `listing ${method}` : undefined;
}

/** What a request to the client needs; a method nobody knows counts like one that needs what nobody declares. */
export function needOfRequest(method: string): Need | undefined {
  if (method === "ping") return "request ping";
  return Object.hasOwn(REQUESTS, method) ? `request ${method}` : "request unknown";
}

/** What was agreed on a connection. */
export interface Agreement {
  readonly era: "legacy" | "modern";
  readonly revision: string;
  readonly capabilities: JsonObject;
  readonly clientCapabilities: JsonObject;
}

/** Whether what a message needs was declared. */
export function isDeclared(need: Need, { era, capabilities, clientCapabilities }: Agreement): boolean {
  const [kind, method = ""] = need.split(" ");
  if (kind === "notification") return has(capabilities, NOTIFICATIONS[method] ?? []);
  if (kind === "listing") return has(capabilities, [LISTINGS[method]?.[0] ?? ""]);
  // 2026-07-28 has no requests to the client at all (basic/index): they come as input_required results.
  if (era === "modern") return false;
  if (method === "ping") return true;
  const capability = REQUESTS[method];
  return capability !== undefined && has(clientCapabilities, [capability]);
}

/** A capability is declared by any value but false; servers write `true` as well as `{}`. */
function has(capabilities: JsonObject, path: readonly string[]): boolean {
  let value: unknown = capabilities;
  for (const key of path) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return false;
    value = value[key];
  }
  return value !== false && value !== null;
}
