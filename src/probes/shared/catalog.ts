// The whole tool catalog as listed, for kinds that measure it. Judges no entry: that is what `pagination` is for.
import { TransportFault } from "../../model/errors.js";
import type { Json } from "../../model/json.js";
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
