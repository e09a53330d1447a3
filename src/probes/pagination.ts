// `pagination`: the cursors of tools/list lead to an end, over valid and distinct tools.
import { Type } from "typebox";
import { isJsonObject } from "../model/json.js";
import { walkPages } from "../session/pages.js";
import { defineProbe } from "./define.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const pagination = defineProbe({
  kind: "pagination",
  about: "Following the cursors of tools/list to the end.",
  passesWhen: "the cursors end within max_pages without coming again, every entry is valid, and no tool is listed twice",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    max_pages: Type.Integer({ minimum: 1, maximum: 100, description: "Most pages the catalog may take." }),
  }),
  reasons: {
    "pagination-invalid-entry": {
      hint: "a page holds no list of tools, or an entry without a name or an object inputSchema; return valid entries only, and leave nextCursor out, not null, on the last page",
    },
    "pagination-duplicate-tool": {
      hint: "a tool is listed twice; sort by a stable key and start each page after the last entry of the one before, so that pages do not overlap",
    },
    "pagination-stalled-cursor": {
      hint: "the cursors do not lead to an end: one came again, led to an error, or there were more pages than allowed; make every cursor point past its page, and leave nextCursor out on the last one",
    },
  },
  measures: { pages: "pages read", tool_count: "tools listed" },
  toolOf: () => null,
  example: { max_pages: 10 },
  async run({ max_pages }, { session }) {
    const walk = await walkPages(session, "tools/list", "tools", { maxPages: max_pages });
    if (walk.fault !== undefined) throw walk.fault;
    const measurements = { pages: walk.pages.length, tool_count: walk.items.length };
    if (walk.end === "too-many-pages") {
      const detail = { bound: "max_pages", limit: max_pages, observed: max_pages + 1 };
      return failed("pagination-stalled-cursor", 1, { detail, measurements });
    }
    const names = walk.items.map(({ value }) => nameOf(value));
    // An error instead of the first page is no cursor's fault.
    if (names.includes(undefined) || walk.end === "invalid-page" || (walk.end === "error" && walk.pages.length === 0))
      return failed("pagination-invalid-entry", 1, { measurements });
    if (new Set(names).size < names.length) return failed("pagination-duplicate-tool", 1, { measurements });
    if (walk.end !== "complete") return failed("pagination-stalled-cursor", 1, { measurements });
    return passed(1, measurements);
  },
});

/** The name of a valid entry: one with a name and an object inputSchema (server/tools, every revision). */
function nameOf(entry: unknown): string | undefined {
  if (!isJsonObject(entry) || !isJsonObject(entry["inputSchema"])) return undefined;
  const name = entry["name"];
  return typeof name === "string" && name !== "" ? name : undefined;
}
