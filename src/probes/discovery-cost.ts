// `discovery-cost`: how much a client must read to learn what the server offers, against declared bounds.
import { Type } from "typebox";
import { encodeJson } from "../lib/encode-json.js";
import type { Json } from "../model/json.js";
import { defineProbe } from "./define.js";
import { listTools } from "./shared/catalog.js";

const fields = Type.Object({
  max_tools: Type.Integer({ minimum: 1, maximum: 10_000, description: "Most tools the catalog may list." }),
  max_schema_bytes: Type.Integer({
    minimum: 1,
    maximum: 10_000_000,
    description: "Most bytes the whole catalog may take: UTF-8 of the listed tools as one compact JSON array.",
  }),
});

/** The probe. */
export const discoveryCost = defineProbe({
  kind: "discovery-cost",
  about: "How many tools the catalog lists, and how many bytes it takes.",
  passesWhen: "the catalog is within both bounds",
  headline: true,
  mutates: "never",
  session: "shared",
  fields,
  reasons: {
    "discovery-limit-exceeded": {
      hint: "the catalog grew past the declared bounds; merge overlapping tools, drop tools agents never call, or negotiate a larger budget — a sprawling catalog taxes every session's context window",
    },
  },
  measures: {
    tool_count: "tools listed",
    schema_bytes: "UTF-8 bytes of the listed tools as one compact JSON array",
  },
  toolOf: () => null,
  example: { max_tools: 40, max_schema_bytes: 60_000 },
  async run({ max_tools, max_schema_bytes }, { session }) {
    const tools = await listTools(session);
    const measurements = { tool_count: tools.length, schema_bytes: Buffer.byteLength(compact(tools), "utf8") };
    const over = [
      { bound: "max_tools", limit: max_tools, observed: measurements.tool_count },
      { bound: "max_schema_bytes", limit: max_schema_bytes, observed: measurements.schema_bytes },
    ].find(({ limit, observed }) => observed > limit);
    if (over === undefined) return { verdict: "passed", attempts: 1, measurements };
    return { verdict: "failed", attempts: 1, firstFailure: 1, reason: "discovery-limit-exceeded", detail: over, measurements };
  },
});

/** Iterative: a catalog may be nested deeper than the call stack. */
function compact(tools: readonly Json[]): string {
  return encodeJson([...tools], true, { sortKeys: false, enter: () => true });
}
