// Follows the cursors of one listing to its end, whatever the server does with them. Looks at the paging only, not at the items.
import { TransportFault } from "../model/errors.js";
import { isJsonObject } from "../model/json.js";
import type { CallOptions, Session } from "./session.js";

/**
 * How a walk ended. `stalled-cursor`: a cursor came again. `too-many-pages`: there were more than allowed.
 * `invalid-page`: the result is no listing. `error`: a JSON-RPC error. `fault`: no usable answer.
 */
export type PageWalkEnd = "complete" | "stalled-cursor" | "too-many-pages" | "invalid-page" | "error" | "fault";

/** What one listing brought. */
export interface PageWalk {
  /** The results of the valid pages, in order. */
  readonly pages: readonly unknown[];
  /** Every entry with the index of its page. */
  readonly items: readonly { readonly page: number; readonly value: unknown }[];
  readonly end: PageWalkEnd;
  readonly fault?: TransportFault;
  /** Code of the JSON-RPC error that ended the walk. */
  readonly errorCode?: number;
}

/** Bounds of one walk. */
export interface PageWalkOptions extends CallOptions {
  readonly maxPages: number;
}

/**
 * Lists with `method` until no `nextCursor` comes. Any string is a cursor, the empty one too (2026-07-28,
 * server/utilities/pagination); null or another type makes the page invalid in every revision.
 * @param key member of the result that holds the entries, for example "tools"
 * @throws only the abort reason of `options.signal`
 */
export async function walkPages(session: Session, method: string, key: string, options: PageWalkOptions): Promise<PageWalk> {
  const { maxPages, ...callOptions } = options;
  const pages: unknown[] = [];
  const items: { page: number; value: unknown }[] = [];
  const cursors = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    if (pages.length >= maxPages) return { pages, items, end: "too-many-pages" };
    let reply;
    try {
      reply = await session.call(method, cursor === undefined ? undefined : { cursor }, callOptions);
    } catch (fault) {
      if (!(fault instanceof TransportFault)) throw fault;
      return { pages, items, end: "fault", fault };
    }
    if (reply.kind === "error") return { pages, items, end: "error", errorCode: reply.code };
    const result = reply.value;
    const entries = isJsonObject(result) ? result[key] : undefined;
    if (!isJsonObject(result) || !Array.isArray(entries)) return { pages, items, end: "invalid-page" };
    for (const value of entries) items.push({ page: pages.length, value });
    pages.push(result);
    const next = result["nextCursor"];
    if (next === undefined) return { pages, items, end: "complete" };
    if (typeof next !== "string") return { pages, items, end: "invalid-page" };
    if (cursors.has(next)) return { pages, items, end: "stalled-cursor" };
    cursors.add(next);
    cursor = next;
  }
}
