// Compares two catalog contracts: what breaks callers, what to look at, what is compatible. Works on digests alone.
import { canonicalJson } from "../lib/canonical-json.js";
import { sha256Hex } from "../lib/digest.js";
import type { ContractChange, DiffContract } from "../model/documents/diff.js";
import type { CatalogTool, ReportDocument } from "../model/documents/report.js";

/** Digest of no required parameter at all. */
const NONE_REQUIRED = sha256Hex(canonicalJson([]));
/** Hex digits by which a parameter is told from its neighbours. */
const SHORT = 8;

/** Null where one of the reports has no catalog. A new protocol era is a change to look at: clients of the other era find another server. */
export function contractChanges(before: ReportDocument, after: ReportDocument): DiffContract | null {
  if (before.catalog == null || after.catalog == null) return null;
  const found: DiffContract = { breaking: [], review: [], additive: [] };
  const [from, to] = [before.protocol?.era, after.protocol?.era];
  if (from !== undefined && to !== undefined && from !== to) found.review.push({ change: "protocol-era-changed", tool: null, from, to });
  const old = byName(before.catalog);
  const now = byName(after.catalog);
  for (const [name, tool] of old) {
    const next = now.get(name);
    if (next === undefined) found.breaking.push({ change: "tool-removed", tool: name });
    else toolChanges(tool, next, found);
  }
  for (const name of now.keys()) if (!old.has(name)) found.additive.push({ change: "tool-added", tool: name });
  return found;
}

/** In catalog order; a name that is listed twice is the first one to its callers. */
function byName(catalog: readonly CatalogTool[]): Map<string, CatalogTool> {
  const tools = new Map<string, CatalogTool>();
  for (const tool of catalog) if (!tools.has(tool.name)) tools.set(tool.name, tool);
  return tools;
}

function toolChanges(before: CatalogTool, after: CatalogTool, found: DiffContract): void {
  const tool = after.name;
  const change = (kind: ContractChange["change"], rest: Partial<ContractChange> = {}): ContractChange => ({ change: kind, tool, ...rest });
  parameterChanges(before, after, found, change);
  if (before.class !== after.class) {
    const sides = { from: before.class, to: after.class };
    if (before.class === "read-only") found.breaking.push(change("class-changed", sides));
    else if (before.class === "unannotated") found.additive.push(change("class-declared", sides));
    else found.additive.push(change("class-relaxed", sides));
  }
  const [was, is] = [before.output_sha256, after.output_sha256];
  if (was === is) return;
  if (is === null) found.breaking.push(change("output-schema-removed"));
  else if (was === null) found.additive.push(change("output-schema-added"));
  else found.review.push(change("output-schema-changed"));
}

function parameterChanges(
  before: CatalogTool,
  after: CatalogTool,
  found: DiffContract,
  change: (kind: ContractChange["change"], rest?: Partial<ContractChange>) => ContractChange,
): void {
  const [old, now] = [new Map(Object.entries(before.parameters)), new Map(Object.entries(after.parameters))];
  const short = (digest: string): Partial<ContractChange> => ({ parameter: digest.slice(0, SHORT) });
  const newly = new Set(requiredOnlyIn(after, before));
  for (const [digest, constraints] of old) {
    const next = now.get(digest);
    if (next === undefined) found.breaking.push(change("parameter-removed", short(digest)));
    else if (next !== constraints) found.review.push(change("parameter-constraints-changed", short(digest)));
  }
  for (const digest of now.keys()) {
    if (!old.has(digest) && !newly.has(digest)) found.additive.push(change("parameter-added", short(digest)));
  }
  if (before.required_sha256 === after.required_sha256) return;
  if (before.required === undefined || after.required === undefined) {
    // Which names changed is not known: only that nothing is required any more is surely compatible.
    if (after.required_sha256 === NONE_REQUIRED) found.additive.push(change("required-relaxed"));
    else found.breaking.push(change("required-changed"));
    return;
  }
  for (const digest of newly) found.breaking.push(change("parameter-newly-required", short(digest)));
  // A removed parameter breaks callers already; that it was required says no more.
  for (const digest of requiredOnlyIn(before, after)) {
    if (now.has(digest) || !old.has(digest)) found.additive.push(change("parameter-no-longer-required", short(digest)));
  }
}

function requiredOnlyIn(tool: CatalogTool, other: CatalogTool): string[] {
  const known = new Set(other.required ?? []);
  return tool.required === undefined || other.required === undefined ? [] : tool.required.filter((digest) => !known.has(digest));
}
