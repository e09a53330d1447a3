// From a server to a manifest that passes on it: list, decide, call each candidate once, draft cases, run them as the gate would on a
// connection of their own, and keep those that passed. Writes no file.
import { Incomplete, TransportFault } from "../../model/errors.js";
import type { Host } from "../../model/host.js";
import { GATE_TIMEOUT_MS } from "../../model/limits.js";
import type { ProbeKind } from "../../model/probe-kinds.js";
import { readManifest } from "../../manifest/load.js";
import type { ManifestCase } from "../../manifest/manifest.js";
import type { CaseGroup, ManifestDraft } from "../../manifest/write.js";
import type { Session } from "../../session/session.js";
import { listCatalog } from "../../standard/observe/catalog.js";
import type { Target } from "../../target/target.js";
import { runGate } from "../gate.js";
import type { OpenRun } from "../open-run.js";
import { withServer } from "../run.js";
import type { BatterySettings } from "../settings.js";
import { COMMENTS, toolComment } from "./comments.js";
import { costDrafts, protocolDrafts, toolDrafts, type Draft } from "./drafts.js";
import { CaseIds } from "./ids.js";
import { planTools, type PlannedTool } from "./plan.js";
import { stopIfInterrupted, tryCalls, type CallFailure } from "./trial.js";

/** What a scaffold is told beside how the server is reached. */
export interface InitSettings {
  /** Names of --tool; empty for every tool. */
  readonly only: readonly string[];
  /** Whether to stop at the decisions, with nothing called. */
  readonly dryRun: boolean;
}

/** One drafted case: written, or left out for the gate's fixed reason. */
export interface CaseOutcome {
  readonly kind: ProbeKind;
  readonly leftOut: string | null;
}

/** What became of one tool. */
export interface ToolOutcome {
  readonly planned: PlannedTool;
  /** How its call failed; null when it succeeded or was not made. */
  readonly failure: CallFailure | null;
  /** Empty for a tool that was not called, or whose call failed. */
  readonly cases: readonly CaseOutcome[];
}

/** A scaffold. */
export interface Scaffold {
  /** Every listed tool, in catalog order. */
  readonly tools: readonly ToolOutcome[];
  /** Cases of the server as a whole. */
  readonly server: readonly CaseOutcome[];
  /** The manifest to write; null when nothing was to be called. */
  readonly manifest: ManifestDraft | null;
}

/** Drafts that stand together under one comment. */
interface DraftGroup {
  readonly comment: string;
  readonly drafts: readonly Draft[];
}

/** A group after its cases ran. */
interface SettledGroup {
  readonly group: CaseGroup;
  readonly outcomes: readonly CaseOutcome[];
}

/**
 * Scaffolds the manifest of one server. Writers are never called; tools without annotations only where that is attested.
 * @throws UsageError when --tool or an arguments entry does not fit the catalog
 * @throws Incomplete when the server cannot be reached or listed, none of its cases could be run, or the run was interrupted
 */
export function scaffold(target: Target, init: InitSettings, settings: BatterySettings, host: Host): Promise<Scaffold> {
  const timeoutMs = GATE_TIMEOUT_MS[target.kind];
  return withServer(
    target,
    // The process of the second connection starts while the first one is asked.
    { ...settings, spares: init.dryRun ? 0 : 1 },
    host,
    (open, connecting) => {
      const running = scaffoldOn(open, connecting, init, settings, host, timeoutMs);
      running.catch(() => undefined); // it ends on its own when the connector closes
      return Promise.race([running, open.keptOut]);
    },
    { callTimeoutMs: timeoutMs },
  );
}

async function scaffoldOn(
  open: OpenRun,
  connecting: Promise<Session>,
  { only, dryRun }: InitSettings,
  settings: BatterySettings,
  host: Host,
  timeoutMs: number,
): Promise<Scaffold> {
  const main = await connecting;
  host.progress.update("listing tools");
  const planned = await decide(main, open, settings, only, host);
  if (dryRun) return { tools: planned.map((one) => ({ planned: one, failure: null, cases: [] })), server: [], manifest: null };
  const candidates = planned.flatMap((one) => (one.call === null ? [] : [{ one, call: one.call }]));
  const calls = candidates.map(({ one, call }) => ({ tool: one.tool.declared.name, arguments: call.arguments }));
  const trials = await tryCalls(calls, { main, connector: open.connector, host, timeoutMs });
  const trialOf = new Map(candidates.map(({ one }, index) => [one, trials[index]]));
  const works = planned.flatMap((one) => {
    const trial = trialOf.get(one);
    return trial?.kind === "succeeded" ? [{ one, ms: trial.ms }] : [];
  });
  const [costs, protocol, ...byTool] = await settle(
    [
      { comment: COMMENTS.costs, drafts: costDrafts() },
      { comment: COMMENTS.protocol, drafts: protocolDrafts(main) },
      ...works.map(({ one, ms }, index) => ({ comment: toolComment(one, index === 0), drafts: toolDrafts(one, ms, index === 0) })),
    ],
    open,
    host,
    timeoutMs,
  );
  const tools = planned.map((one): ToolOutcome => {
    const trial = trialOf.get(one);
    const settled = byTool[works.findIndex((work) => work.one === one)];
    return { planned: one, failure: trial?.kind === "failed" ? trial.how : null, cases: settled?.outcomes ?? [] };
  });
  const server = [costs, protocol].flatMap((settled) => settled?.outcomes ?? []);
  const groups = [costs, protocol, ...byTool].flatMap((settled) => (settled === undefined ? [] : [settled.group]));
  return { tools, server, manifest: { groups: groups.filter(({ cases }) => cases.length > 0) } };
}

/** @throws Incomplete also when the server broke off before its tools were known */
async function decide(
  main: Session,
  open: OpenRun,
  settings: BatterySettings,
  only: readonly string[],
  host: Host,
): Promise<readonly PlannedTool[]> {
  try {
    return await planTools(await listCatalog(main), open.validator, settings, only);
  } catch (error) {
    stopIfInterrupted(host);
    if (error instanceof TransportFault) throw new Incomplete("listing-failed", error.message);
    throw error;
  }
}

/** Runs every draft as the gate would and keeps what passed, under the bounds that its measurements give. */
async function settle(groups: readonly DraftGroup[], open: OpenRun, host: Host, timeoutMs: number): Promise<readonly SettledGroup[]> {
  const ids = new CaseIds();
  const all = groups.flatMap(({ drafts }) => drafts.map((draft) => ({ draft, id: ids.next(draft.kind, draft.tool) })));
  const cases = await loadCases(all.map(({ draft, id }) => ({ ...head(draft, id), ...draft.loose })));
  const connecting = open.connector.connect({ callTimeoutMs: timeoutMs });
  connecting.catch(() => undefined); // the gate need not wait for it when the budget is spent
  // Kept back until the run goes on: a server that lets nobody in is told of once, by the error.
  const notes: string[] = [];
  const progress = {
    update: (text: string) => host.progress.update(text),
    stop: () => host.progress.stop(),
    note: (line: string) => void notes.push(line),
  };
  const rows = await runGate({ ...open, cases, timeoutMs, host: { ...host, progress }, connecting });
  stopIfInterrupted(host);
  const reasons = new Set(rows.map(({ reason }) => reason));
  // The connection itself says what the server asks for.
  if (reasons.size === 1 && reasons.has("gate-auth-required")) await connecting;
  for (const line of notes) host.progress.note(line);
  if (!rows.some(({ passed }) => passed)) {
    throw new Incomplete("listing-failed", `no case could be run on a second connection (${rows[0]?.reason ?? ""}); nothing was written`);
  }
  let next = 0;
  return groups.map(({ comment, drafts }) => {
    const ran = drafts.map((draft, index) => ({ draft, id: all[next + index]?.id ?? "", row: rows[next + index] }));
    next += drafts.length;
    const kept = ran.flatMap(({ draft, id, row }) => (row?.passed === true ? [{ ...head(draft, id), ...draft.settled(row) }] : []));
    const outcomes = ran.map(({ draft: { kind }, row }) => ({ kind, leftOut: row?.passed === true ? null : (row?.reason ?? "") }));
    return { group: { comment, cases: kept }, outcomes };
  });
}

function head({ kind }: Draft, id: string) {
  return { id, probe: kind, access: "read_only" };
}

/** The drafts as the gate takes them: read and checked like any manifest. */
async function loadCases(probes: readonly object[]): Promise<readonly ManifestCase[]> {
  return (await readManifest(JSON.stringify({ version: 1, probes }), "draft.json")).cases;
}
