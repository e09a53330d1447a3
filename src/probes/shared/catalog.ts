// The whole tool catalog as listed, for kinds that measure it. Judges no entry: that is what `pagination` is for.
import { TransportFault } from "../../model/errors.js";
import { isJsonObject, type Json, type JsonObject } from "../../model/json.js";
import { MAX_LIST_PAGES } from "../../model/limits.js";
import { walkPages } from "../../session/pages.js";
import type { Session } from "../../session/session.js";

/**
 * Every entry of tools/list in the order listed, raw. A server without the `tools` capability that refuses the method has none.
 * @throws TransportFault when the listing does not end cleanly: half a catalog is no measurement
 */
export async function listTools(session: Session): Promise<readonly Json[]> {
  const walk = await walkPages(session, "tools/list", "tools", { maxPages: MAX_LIST_PAGES });
  if (walk.fault !== undefined) throw walk.fault;
  if (walk.end === "error" && walk.pages.length === 0 && session.capabilities["tools"] === undefined) return [];
  if (walk.end !== "complete") throw new TransportFault("error", `tools/list did not list the whole catalog (${walk.end})`);
  return walk.items.map(({ value }) => value as Json);
}

/**
 * The entry of one tool, raw; undefined when the server does not list it. Of two entries of one name it is the first.
 * @throws TransportFault as `listTools`
 */
export async function findTool(session: Session, name: string): Promise<JsonObject | undefined> {
  return (await listTools(session)).filter(isJsonObject).find((entry) => entry["name"] === name);
}

/** Whether the server declares that a tool writes: `readOnlyHint: false` or `destructiveHint: true` (2025-03-26, server/tools). */
export function isDeclaredWriter(entry: JsonObject): boolean {
  const hints = entry["annotations"];
  return isJsonObject(hints) && (hints["readOnlyHint"] === false || hints["destructiveHint"] === true);
}
