// `surface-listing`: resources and prompts, where declared, can be listed to the end.
import { Type } from "typebox";
import { isJsonObject } from "../model/json.js";
import { walkPages, type PageWalk } from "../session/pages.js";
import { defineProbe } from "./define.js";
import { failed, passed } from "./shared/verdicts.js";

const SURFACES = [
  { capability: "resources", method: "resources/list", required: ["uri", "name"], measure: "resource_count" },
  { capability: "prompts", method: "prompts/list", required: ["name"], measure: "prompt_count" },
] as const;

/** The probe. */
export const surfaceListing = defineProbe({
  kind: "surface-listing",
  about: "Listing the resources and prompts a server declares.",
  passesWhen: "each declared surface lists valid entries, and its cursors end within max_pages",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    max_pages: Type.Integer({ minimum: 1, maximum: 1_000, description: "Most pages each surface may take." }),
  }),
  reasons: {
    "surface-invalid-envelope": {
      hint: "a declared surface answered an error, no list, or entries without a uri and a name; implement resources/list and prompts/list, or stop declaring the capability",
    },
    "surface-stalled-cursor": {
      hint: "the cursors of a surface do not lead to an end: one came again, led to an error, or there were more pages than allowed; make every cursor point past its page, and leave nextCursor out on the last one",
    },
  },
  measures: { resource_count: "resources listed, where declared", prompt_count: "prompts listed, where declared" },
  toolOf: () => null,
  example: { max_pages: 20 },
  async run({ max_pages }, { session }) {
    const declared = SURFACES.filter(({ capability }) => session.capabilities[capability] !== undefined);
    if (declared.length === 0) return { verdict: "not-applicable", because: "not-applicable-undeclared" };
    const measurements: Record<string, number> = {};
    for (const { capability, method, required, measure } of declared) {
      const walk = await walkPages(session, method, capability, { maxPages: max_pages });
      if (walk.fault !== undefined) throw walk.fault;
      measurements[measure] = walk.items.length;
      if (walk.end === "too-many-pages") {
        const detail = { bound: "max_pages", limit: max_pages, observed: max_pages + 1 };
        return failed("surface-stalled-cursor", 1, { detail, measurements });
      }
      const reason = judge(walk, required);
      if (reason !== undefined) return failed(reason, 1, { measurements });
    }
    return passed(1, measurements);
  },
});

function judge(walk: PageWalk, required: readonly string[]): "surface-invalid-envelope" | "surface-stalled-cursor" | undefined {
  const isValid = (value: unknown): boolean => isJsonObject(value) && required.every((key) => typeof value[key] === "string");
  if (!walk.items.every(({ value }) => isValid(value)) || walk.end === "invalid-page") return "surface-invalid-envelope";
  if (walk.end === "complete") return undefined;
  return walk.pages.length === 0 ? "surface-invalid-envelope" : "surface-stalled-cursor";
}
