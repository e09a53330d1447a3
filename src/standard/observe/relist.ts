// The catalog on a second connection beside the first one's: one unscored request, compared in memory. Judges nothing.
import { TransportFault } from "../../model/errors.js";
import { isJsonObject } from "../../model/json.js";
import { compactJson } from "../../lib/encode-json.js";
import type { Session } from "../../session/session.js";
import type { Catalog } from "./catalog.js";

/** How long the second listing may take, in milliseconds. */
const TIMEOUT_MS = 2_000;
/** Larger catalogs are not listed again; estimated tokens, about a megabyte. */
const MAX_TOKENS = 250_000;

/** How the second listing compares; null when it was not made or cannot be compared. */
export type Relisted = "same" | "other-order" | "other-content" | null;

/**
 * Lists the first page again on another connection of the same revision.
 * @param second a connection beside the one that `catalog` was listed on
 * @throws nothing for the server's sake, nor when the budget is spent
 */
export async function relist(catalog: Catalog, main: Session, second: Session | undefined): Promise<Relisted> {
  if (second?.alive !== true || second.era !== main.era || second.revision !== main.revision) return null;
  const weight = catalog.tools.reduce((sum, { declared }) => sum + declared.tokens, 0);
  if (catalog.pagination.outcome !== "passed" || catalog.tools.length === 0 || weight > MAX_TOKENS) return null;
  try {
    const reply = await second.call("tools/list", undefined, { timeoutMs: TIMEOUT_MS });
    const page = reply.kind === "result" && isJsonObject(reply.value) ? reply.value : {};
    const entries = page["tools"];
    if (!Array.isArray(entries)) return null;
    const isWhole = page["nextCursor"] === undefined;
    const first = catalog.tools.map(({ entry }) => compactJson(entry));
    return compare(
      isWhole ? first : first.slice(0, entries.length),
      entries.map((entry) => compactJson(entry)),
    );
  } catch (error) {
    if (error instanceof TransportFault) return null;
    throw error;
  }
}

function compare(first: readonly string[], second: readonly string[]): Relisted {
  if (first.length === second.length && first.every((entry, i) => entry === second[i])) return "same";
  const [left, right] = [[...first].sort(), [...second].sort()];
  const isSameSet = left.length === right.length && left.every((entry, i) => entry === right[i]);
  return isSameSet ? "other-order" : "other-content";
}
