// The cases a manifest is scaffolded from. Each is drafted with bounds as loose as they may be; once it ran, what it measured gives the
// bounds that are written. Runs nothing.
import { isJsonObject, type JsonObject } from "../../model/json.js";
import type { ProbeKind } from "../../model/probe-kinds.js";
import type { Session } from "../../session/session.js";
import type { GateRow } from "../gate-row.js";
import { latencyBudget, withHeadroom } from "./bounds.js";
import type { PlannedTool } from "./plan.js";

/** A case before it ran. */
export interface Draft {
  readonly kind: ProbeKind;
  /** The tool it is about; null for the server as a whole. */
  readonly tool: string | null;
  /** Its fields, bounds as loose as they may be. */
  readonly loose: JsonObject;
  /** Its fields as they are written, after it passed. */
  settled(row: GateRow): JsonObject;
}

/** Most a case may allow (the manifest, version 1). */
const MOST = { tools: 10_000, schemaBytes: 10_000_000, totalTokens: 1_000_000, toolTokens: 100_000, pages: 100, latencyMs: 60_000 };
/** Pages a catalog may always take: some growth is no news. */
const FEWEST_PAGES = 10;
/** Calls of a latency case. */
const LATENCY_ATTEMPTS = 3;
/** A revision that does not exist. */
const BOGUS_REVISION = "2099-01-01";

/** Cases on what the catalog costs. */
export function costDrafts(): readonly Draft[] {
  return [
    {
      kind: "discovery-cost",
      tool: null,
      loose: { max_tools: MOST.tools, max_schema_bytes: MOST.schemaBytes },
      settled: ({ measurements }) => ({
        max_tools: withHeadroom(numberOf(measurements["tool_count"]), MOST.tools),
        max_schema_bytes: withHeadroom(numberOf(measurements["schema_bytes"]), MOST.schemaBytes),
      }),
    },
    {
      kind: "token-cost",
      tool: null,
      loose: { max_total_tokens: MOST.totalTokens },
      settled: ({ measurements }) => {
        const perTool = measurements["per_tool"];
        const heaviest = isJsonObject(perTool) ? Math.max(0, ...Object.values(perTool).map(numberOf)) : 0;
        const total = withHeadroom(numberOf(measurements["total_tokens"]), MOST.totalTokens);
        // Heavier than one tool may be allowed to be: then the total alone is bounded.
        const forTool = heaviest <= MOST.toolTokens ? { max_tool_tokens: Math.min(total, withHeadroom(heaviest, MOST.toolTokens)) } : {};
        return { max_total_tokens: total, ...forTool };
      },
    },
  ];
}

/** Cases on the protocol; surfaces only where some is declared. */
export function protocolDrafts({ capabilities }: Session): readonly Draft[] {
  const pages: Draft = {
    kind: "pagination",
    tool: null,
    loose: { max_pages: MOST.pages },
    settled: ({ measurements }) => ({ max_pages: Math.max(FEWEST_PAGES, withHeadroom(numberOf(measurements["pages"]), MOST.pages)) }),
  };
  const hasSurface = capabilities["resources"] !== undefined || capabilities["prompts"] !== undefined;
  return [
    pages,
    ...(hasSurface ? [fixed("surface-listing", null, { max_pages: MOST.pages })] : []),
    fixed("protocol-negotiation", null, { bogus_version: BOGUS_REVISION }),
  ];
}

/**
 * Cases of a tool whose call succeeded.
 * @param ms how long that call took, in milliseconds
 * @param contended whether it is the tool that two clients call at once
 */
export function toolDrafts({ tool, call }: PlannedTool, ms: number, contended: boolean): readonly Draft[] {
  const { name } = tool.declared;
  const sent: JsonObject = { tool: name, arguments: call?.arguments ?? {} };
  const latency: Draft = {
    kind: "latency-budget",
    tool: name,
    loose: { ...sent, attempts: LATENCY_ATTEMPTS, max_latency_ms: MOST.latencyMs },
    settled: ({ measurements }) => ({
      ...sent,
      attempts: LATENCY_ATTEMPTS,
      max_latency_ms: latencyBudget(Math.max(ms, numberOf(measurements["latency_ms"]))),
    }),
  };
  return [
    fixed("schema-guessability", name, sent),
    latency,
    ...(tool.outputSchema === undefined ? [] : [fixed("output-schema", name, sent)]),
    ...(contended ? [fixed("contention", name, sent)] : []),
  ];
}

/** A case without a bound to measure. */
function fixed(kind: ProbeKind, tool: string | null, fields: JsonObject): Draft {
  return { kind, tool, loose: fields, settled: () => fields };
}

function numberOf(measured: unknown): number {
  return typeof measured === "number" ? measured : 0;
}
