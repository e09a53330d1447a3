// Reads the raw tools/list pages: which tools there are, what is declared of each, and whether the paging was valid.
// Looks only; nothing is called here.
import { isJsonObject, type JsonObject } from "../../model/json.js";
import { Incomplete, type TransportFault } from "../../model/errors.js";
import { MAX_LIST_PAGES } from "../../model/limits.js";
import type { ToolClass } from "../../model/tool-class.js";
import { estimateTokens } from "../../lib/tokens.js";
import { authRequired } from "../../session/auth-required.js";
import { walkPages } from "../../session/pages.js";
import type { Session } from "../../session/session.js";
import type { ProtocolSeen, ToolSeen } from "../define.js";
import { faulted } from "./protocol.js";

/** What a tool declares about itself: the static half of ToolSeen. */
export type DeclaredTool = Pick<
  ToolSeen,
  | "name"
  | "class"
  | "readOnlyDeclared"
  | "destructiveDeclared"
  | "descriptionCharacters"
  | "properties"
  | "undescribedProperties"
  | "untypedProperties"
  | "outputSchemaDeclared"
  | "tokens"
>;

/** One listed tool: its raw entry, for calling it, and what it declares. */
export interface ListedTool {
  readonly entry: JsonObject;
  readonly inputSchema: JsonObject;
  /** Undefined when none is declared. */
  readonly outputSchema: JsonObject | undefined;
  readonly declared: DeclaredTool;
}

/** The catalog as listed. `complete` is false when a page was missing, so that the contract is not known. */
export interface Catalog {
  readonly tools: readonly ListedTool[];
  /** Every entry as it came, valid or not. */
  readonly entries: readonly unknown[];
  readonly pagination: ProtocolSeen;
  readonly complete: boolean;
}

const INVALID: ProtocolSeen = { outcome: "failed", reason: "protocol-pagination-invalid" };
const TYPE_KEYWORDS = ["type", "enum", "const", "$ref", "anyOf", "oneOf"];

/**
 * Lists every tool. A server without the `tools` capability that refuses tools/list has an empty catalog.
 * @throws Incomplete `listing-failed` when the first page of a declared catalog is unusable, `auth-required` for HTTP 401 or 403
 */
export async function listCatalog(session: Session): Promise<Catalog> {
  const walk = await walkPages(session, "tools/list", "tools", { maxPages: MAX_LIST_PAGES });
  // 403 too: a catalog that may not be read, or not to its end, is not measured; a tool that may not be called is (a failed call).
  if (walk.fault?.kind === "auth") throw authRequired(walk.fault);
  if (walk.pages.length === 0) {
    if (walk.fault?.kind === "budget") throw walk.fault;
    if (session.capabilities["tools"] === undefined && walk.end === "error") {
      return { tools: [], entries: [], pagination: { outcome: "not-applicable" }, complete: true };
    }
    throw new Incomplete("listing-failed", `tools/list gave no usable first page (${describeEnd(walk.end, walk.fault)})`);
  }
  const tools: ListedTool[] = [];
  const entries = walk.items.map(({ value }) => value);
  const names = new Set<string>();
  let valid = walk.end === "complete";
  for (const entry of entries) {
    const tool = readTool(entry);
    if (tool === undefined || names.has(tool.declared.name)) {
      valid = false;
      continue;
    }
    names.add(tool.declared.name);
    tools.push(tool);
  }
  if (walk.end === "fault") return { tools, entries, pagination: faulted(walk.fault), complete: false };
  return { tools, entries, pagination: valid ? { outcome: "passed" } : INVALID, complete: walk.end === "complete" };
}

function describeEnd(end: string, fault: TransportFault | undefined): string {
  if (fault === undefined) return end === "error" ? "it answered an error" : "its result holds no tools array";
  if (fault.status !== undefined) return `HTTP status ${fault.status}`;
  return fault.kind === "timeout"
    ? "no answer in time"
    : fault.kind === "closed"
      ? "the connection ended"
      : "the answer was not valid JSON-RPC";
}

/** Reads one entry; undefined when it lacks a name or an object inputSchema (tools/list, MCP 2025-11-25 server/tools). */
export function readTool(entry: unknown): ListedTool | undefined {
  if (!isJsonObject(entry)) return undefined;
  const { name, inputSchema, outputSchema, annotations, description } = entry;
  if (typeof name !== "string" || name === "" || !isJsonObject(inputSchema)) return undefined;
  const hints = isJsonObject(annotations) ? annotations : {};
  const properties = isJsonObject(inputSchema["properties"]) ? Object.values(inputSchema["properties"]) : [];
  return {
    entry,
    inputSchema,
    outputSchema: isJsonObject(outputSchema) ? outputSchema : undefined,
    declared: {
      name,
      class: classify(hints),
      readOnlyDeclared: typeof hints["readOnlyHint"] === "boolean",
      destructiveDeclared: typeof hints["destructiveHint"] === "boolean",
      descriptionCharacters: typeof description === "string" ? [...description].length : 0,
      properties: properties.length,
      undescribedProperties: properties.filter((p) => !isDescribed(p)).length,
      untypedProperties: properties.filter((p) => !isTyped(p)).length,
      outputSchemaDeclared: isJsonObject(outputSchema),
      tokens: estimateTokens(entry),
    },
  };
}

function classify(hints: JsonObject): ToolClass {
  if (hints["readOnlyHint"] === false || hints["destructiveHint"] === true) return "writer";
  return hints["readOnlyHint"] === true ? "read-only" : "unannotated";
}

function isDescribed(property: unknown): boolean {
  return isJsonObject(property) && typeof property["description"] === "string" && property["description"].trim() !== "";
}

function isTyped(property: unknown): boolean {
  return isJsonObject(property) && TYPE_KEYWORDS.some((k) => Object.hasOwn(property, k));
}
