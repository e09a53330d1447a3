// Collects what the ten criteria are judged on from what a run saw anyway, and has the lens judge it. Asks the server nothing. Loads
// only for a run that wants its grade.
import type { DiscoverabilityDocument } from "../model/documents/discoverability.js";
import type { DiscoverabilityFacts, EntrySeen, ListingSeen, UnknownMethodSeen } from "../model/discoverability.js";
import type { IncompleteCode } from "../model/errors.js";
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { compactJson } from "../lib/encode-json.js";
import { ENTRY_LIMIT_MS, judgeDiscoverability } from "../lenses/discoverability.js";
import type { Connector, Session } from "../session/session.js";
import type { ProtocolSeen } from "../standard/define.js";
import type { Catalog } from "../standard/observe/catalog.js";
import type { BatteryRun } from "./battery.js";

const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;

/** JSON-RPC's "Invalid Request" and "Invalid params": some SDKs refuse a method they do not know by them. */
const BLAMES_CLIENT: readonly number[] = [-32600, -32602];

/** Bytes of a result that holds the entries of a listing and nothing else: `{"tools":[...]}`. */
const LISTING_FRAME_BYTES = 12;

/** Causes that show how a server fails to open a session; the others are ours, the user's, or nobody's. */
const ENTRY_FAILURES: readonly IncompleteCode[] = [
  "connection-failed",
  "initialize-failed",
  "initialize-invalid",
  "initialize-timeout",
  "server-exited",
];

/** The grade of a measured server. */
export function gradeMeasured(run: BatteryRun, session: Session, connector: Connector): DiscoverabilityDocument {
  const { catalog, observations } = run;
  const entries = entriesSeen(catalog.entries);
  return judgeDiscoverability({
    ...entered(session, connector),
    listing: listingOf(catalog),
    ...entries,
    contents: observations.tools.flatMap(({ name, content }) => (content === undefined ? [] : [{ tool: name, seen: content }])),
    unknownMethod: unknownMethodOf(observations.protocol["protocol.unknown-method"]),
  });
}

/**
 * The grade of a server that kept the run from measuring anything: no entry, or no listing. What it kept from being seen is unverified.
 * Undefined where the cause is not the server's.
 * @param session undefined when none opened
 */
export function gradeUnmeasured(
  cause: IncompleteCode,
  session: Session | undefined,
  connector: Connector,
): DiscoverabilityDocument | undefined {
  const isEntry = session === undefined && ENTRY_FAILURES.includes(cause);
  if (!isEntry && (session === undefined || cause !== "listing-failed")) return undefined;
  return judgeDiscoverability({
    ...(session === undefined ? { entered: false, entryMs: null, identity: null } : entered(session, connector)),
    listing: isEntry ? "unknown" : "refused",
    ...entriesSeen([]),
    contents: [],
    unknownMethod: "unknown",
  });
}

function entered(session: Session, connector: Connector): Pick<DiscoverabilityFacts, "entered" | "entryMs" | "identity"> {
  const ms = session.transport === "stdio" ? (connector.wire().quickestStartMs ?? session.handshakeMs) : session.handshakeMs;
  // A server that limits us made us wait: a slow entry then tells nothing.
  const entryMs = connector.isLimited && ms >= ENTRY_LIMIT_MS ? null : ms;
  return { entered: true, entryMs, identity: session.identity };
}

function listingOf({ pagination, complete }: Catalog): ListingSeen {
  if (complete) return pagination.outcome === "not-applicable" ? "refused" : "whole";
  return pagination.outcome === "failed" && pagination.reason === "coverage-budget-exhausted" ? "unknown" : "cut";
}

function unknownMethodOf(seen: ProtocolSeen): UnknownMethodSeen {
  if (seen.outcome === "passed") return "blamed";
  if (seen.outcome === "not-applicable" || seen.reason === "coverage-budget-exhausted") return "unknown";
  if (seen.reason === "protocol-call-failed") return "silent";
  if (seen.code === undefined) return "answered";
  return BLAMES_CLIENT.includes(seen.code) ? "blamed" : "other-error";
}

function entriesSeen(raw: readonly unknown[]): Pick<DiscoverabilityFacts, "entries" | "distinctDescriptions" | "listingBytes"> {
  const names = new Set<string>();
  const descriptions = new Set<string>();
  const entries: EntrySeen[] = [];
  let bytes = LISTING_FRAME_BYTES + Math.max(0, raw.length - 1);
  for (const value of raw) {
    bytes += Buffer.byteLength(compactJson(value as Json), "utf8");
    const entry = isJsonObject(value) ? value : {};
    const { name: named, description: described, annotations } = entry;
    const name = typeof named === "string" ? named : null;
    const description = typeof described === "string" ? described.trim() : "";
    entries.push({
      name,
      isRepeated: name !== null && names.has(name),
      descriptionCharacters: [...description].length,
      hasInputSchema: isInputSchema(entry["inputSchema"]),
      isAnnotated: isJsonObject(annotations) && HINTS.some((hint) => typeof annotations[hint] === "boolean"),
    });
    if (name !== null) names.add(name);
    descriptions.add(description);
  }
  return { entries, distinctDescriptions: descriptions.size, listingBytes: bytes };
}

function isInputSchema(schema: Json | undefined): boolean {
  if (schema === undefined || !isJsonObject(schema)) return false;
  const { type, properties }: JsonObject = schema;
  return (
    type === "object" || (type === undefined && properties !== undefined && isJsonObject(properties)) || Object.keys(schema).length === 0
  );
}
