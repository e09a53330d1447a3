// Runs the standard battery on one server and returns what was observed; judging comes later and needs no server.
// Order: list, plan, call every tool, contention, payload, and the protocol checks last.
import { Incomplete, TransportFault, UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { CallPlan, Validator } from "../jsonschema/validator.js";
import type { Connector, Session } from "../session/session.js";
import type { CaseSeen, Observations, ProtocolCheckId, ProtocolSeen, ToolSeen } from "../standard/define.js";
import {
  observeContention,
  observePayload,
  isFullySuccessful,
  payloadTarget,
  stillAnswers,
  type Carrier,
} from "../standard/observe/cases.js";
import { listCatalog, type Catalog, type ListedTool } from "../standard/observe/catalog.js";
import { checkAnswered, offerUnknown, type UnknownOffer } from "../standard/observe/negotiation.js";
import {
  BUDGET_SPENT,
  CALL_FAILED,
  checkPing,
  checkSurfaces,
  checkUnknownMethod,
  checkUnknownTool,
  declaresSurface,
  judged,
} from "../standard/observe/protocol.js";
import { relist, type Relisted } from "../standard/observe/relist.js";
import { uncalled, type CalledTool, type WatchContent } from "../standard/observe/tool.js";
import { callTools } from "./lanes.js";
import type { BatterySettings } from "./settings.js";

/** What one battery run yields: observations to judge, and the listing for the catalog contract. */
export interface BatteryRun {
  readonly observations: Observations;
  readonly catalog: Catalog;
  /** The catalog on the second connection, asked last and scored nowhere. */
  readonly relisted: Relisted;
}

/**
 * Runs the battery on `main`, which must be freshly opened.
 * @param whileIdle called while the first plan is on its way and nothing is in flight
 * @throws UsageError when a skip rule or an arguments entry does not fit the catalog
 * @throws Incomplete when the catalog cannot be listed or the run was interrupted
 */
export async function runBattery(
  main: Session,
  connector: Connector,
  validator: Validator,
  settings: BatterySettings,
  host: Host,
  whileIdle: () => void = () => undefined,
): Promise<BatteryRun> {
  // Over stdio the second client starts while the first one works, and its handshake is the negotiation check as well:
  // it has a process of its own, so nothing it does can reach the scored calls. Over HTTP all clients share the
  // server, so the check waits until the calls are done.
  const early = main.transport === "stdio" ? unlessSpent(() => offerUnknown(connector, main.era)) : undefined;
  early?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
  const catalog = await listCatalog(main);
  const callable = checkSettings(catalog, settings);
  const observing = observeTools(catalog, callable, main, connector, validator, settings, host);
  whileIdle();
  const { tools, session, carriers } = await observing;
  const { prepareSamples } = await import("./advisories.js");
  prepareSamples(validator, main.revision, settings.advisories);
  const run = new Tail(connector, session, host);
  const offer = await early;
  const contention = await run.contention(carriers, settings, offer);
  const payload = await run.payload(carriers, settings);
  host.progress.update("protocol checks");
  // Unscored, and on a connection of its own: it need not wait for the protocol checks, unless they are what opens that connection.
  const listAgain = () => (settings.advisories?.has("catalog-unstable") === false ? null : relist(catalog, main, run.second));
  const relisting = run.second?.alive === true ? listAgain() : undefined;
  relisting?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
  const protocol = await run.protocol(catalog, main, offer);
  return {
    catalog,
    relisted: await (relisting === undefined ? listAgain() : relisting),
    observations: {
      attestedReadOnly: settings.confirmReadOnly,
      tools,
      protocol,
      contention,
      payload,
      skipped: [...settings.skipTools].sort(),
    },
  };
}

/** Checks --skip-tool and --arguments against the catalog; returns the names the battery may call by class. */
export function checkSettings(catalog: Catalog, settings: BatterySettings): ReadonlySet<string> {
  const byName = new Map(catalog.tools.map((t) => [t.declared.name, t.declared.class]));
  for (const name of settings.skipTools) {
    if (!byName.has(name)) throw new UsageError(`--skip-tool ${JSON.stringify(name)}: the server lists no such tool`);
  }
  const mayCall = (toolClass: string) => toolClass === "read-only" || (toolClass === "unannotated" && settings.confirmReadOnly);
  for (const name of Object.keys(settings.overrides?.byTool ?? {})) {
    const toolClass = byName.get(name);
    const where = `${settings.overrides?.file ?? ""}: ${JSON.stringify(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}`;
    if (toolClass === undefined) throw new UsageError(`${where}: the server lists no such tool`);
    if (toolClass === "writer")
      throw new UsageError(
        `${where}: this tool is a writer (readOnlyHint false or destructiveHint true), which is never called; remove the entry`,
      );
    if (!mayCall(toolClass))
      throw new UsageError(
        `${where}: this tool declares neither readOnlyHint nor destructiveHint; add --confirm-read-only to have it called, or remove the entry`,
      );
  }
  return new Set([...byName].filter(([, toolClass]) => mayCall(toolClass)).map(([name]) => name));
}

interface ToolsObserved {
  readonly tools: readonly ToolSeen[];
  readonly session: Session | undefined;
  readonly carriers: readonly Carrier[];
}

async function observeTools(
  catalog: Catalog,
  callable: ReadonlySet<string>,
  main: Session,
  connector: Connector,
  validator: Validator,
  settings: BatterySettings,
  host: Host,
): Promise<ToolsObserved> {
  const planned = catalog.tools.filter((t) => callable.has(t.declared.name) && !needsTask(t));
  const plans = new Map<ListedTool, Promise<CallPlan>>(
    planned.map((t) => [t, validator.plan(t.inputSchema, ownValue(settings.overrides?.byTool, t.declared.name))]),
  );
  // A run that ends early closes the validator: plans nobody waits for any more then fail, which is no news to anyone.
  for (const plan of plans.values()) plan.catch(() => undefined);
  await checkOverrides(plans, settings);
  const toCall = planned.filter((t) => !settings.skipTools.includes(t.declared.name));
  const work = toCall.map((tool) => ({ tool, plan: plans.get(tool) as Promise<CallPlan> }));
  const { called, main: session } = await callTools(work, {
    main,
    connector,
    validator,
    clock: host.clock,
    progress: host.progress,
    signal: host.signal,
    turn: host.turn,
    spares: settings.spares,
    watch: settings.grade === true ? await contentWatch(settings) : undefined,
  });
  const seen = new Map<ListedTool, CalledTool>(toCall.map((tool, i) => [tool, called[i] as CalledTool]));
  const tools: ToolSeen[] = [];
  const carriers: Carrier[] = [];
  for (const tool of catalog.tools) {
    const plan = await plans.get(tool);
    const calls = seen.get(tool) ?? uncalled(plan, whyUncalled(tool, settings, callable));
    tools.push({ ...tool.declared, ...calls });
    if (plan?.valid.kind === "ready" && isFullySuccessful(calls.calls))
      carriers.push({ tool: tool.declared.name, plan, arguments: plan.valid.arguments });
  }
  return { tools, session, carriers };
}

/** Watches what calls bring; its code loads only for those who ask. */
async function contentWatch({ overrides }: BatterySettings): Promise<WatchContent> {
  const { ContentOfTool } = await import("../standard/observe/content.js");
  return ({ declared }, args) => new ContentOfTool(args, ownValue(overrides?.byTool, declared.name) !== undefined);
}

/** A tool that only runs as a task (2025-11-25, `execution.taskSupport: "required"`) refuses a plain call by design. */
export function needsTask(tool: ListedTool): boolean {
  const execution = tool.entry["execution"];
  return typeof execution === "object" && execution !== null && !Array.isArray(execution) && execution["taskSupport"] === "required";
}

function whyUncalled(tool: ListedTool, settings: BatterySettings, callable: ReadonlySet<string>): ToolSeen["unexercised"] {
  if (tool.declared.class === "writer") return null;
  if (!callable.has(tool.declared.name)) return "coverage-unannotated";
  return settings.skipTools.includes(tool.declared.name) ? "coverage-skipped" : "coverage-call-failed";
}

function ownValue<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** An entry of the arguments file that its tool's schema refuses is a mistake of the user, found before any call. */
export async function checkOverrides(plans: ReadonlyMap<ListedTool, Promise<CallPlan>>, settings: BatterySettings): Promise<void> {
  if (settings.overrides === null) return;
  for (const [tool, planning] of plans) {
    if (!Object.hasOwn(settings.overrides.byTool, tool.declared.name)) continue;
    const { valid } = await planning;
    if (valid.kind !== "invalid-override") continue;
    const pointer = `/${tool.declared.name.replaceAll("~", "~0").replaceAll("/", "~1")}${valid.pointer}`;
    throw new UsageError(
      `${settings.overrides.file}: ${JSON.stringify(pointer)}: the tool's input schema refuses this value (keyword ${valid.keyword}); fix the entry`,
    );
  }
}

/** "spent" when the budget ended first. */
async function unlessSpent<T>(work: () => Promise<T>): Promise<T | "spent"> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TransportFault && error.kind === "budget") return "spent";
    throw error;
  }
}

/** What comes after the tools: it goes on over whatever connection still works. */
class Tail {
  /** The connection beside the main one, kept until the end of the run. */
  second: Session | undefined;
  #session: Session | undefined;

  constructor(
    private readonly connector: Connector,
    session: Session | undefined,
    private readonly host: Host,
  ) {
    this.#session = session;
  }

  async contention(carriers: readonly Carrier[], settings: BatterySettings, early: UnknownOffer | "spent" | undefined): Promise<CaseSeen> {
    const carrier = carriers[0];
    const offer = early === "spent" ? undefined : early;
    const second = offer?.failed === undefined && offer?.session?.alive === true ? offer.session : undefined;
    this.second = second;
    if (second === undefined) void offer?.session?.close();
    if (settings.skipTools.length > 0) return { outcome: "not-made", tool: carrier?.tool ?? null };
    if (carrier === undefined) return { outcome: "not-applicable", tool: null };
    const first = await this.#live();
    if (first === "spent") return { outcome: "not-made", tool: carrier.tool };
    const client = second ?? (await this.#open());
    if (client === "spent") return { outcome: "not-made", tool: carrier.tool };
    this.second = client;
    if (first === undefined || client === undefined) return { outcome: "failed", tool: carrier.tool };
    return observeContention(carrier, first, client);
  }

  async payload(carriers: readonly Carrier[], settings: BatterySettings): Promise<CaseSeen> {
    const target = payloadTarget(carriers);
    const tool = target?.carrier.tool ?? null;
    if (settings.skipTools.length > 0) return { outcome: "not-made", tool };
    if (target === undefined) return { outcome: "not-applicable", tool };
    const session = await this.#live();
    if (session === "spent") return { outcome: "not-made", tool };
    if (session === undefined) return { outcome: "failed", tool };
    const seen = await observePayload(target, session);
    if (seen.outcome === "passed") {
      // A server that answers and then dies or hangs has not handled the payload.
      const after = await stillAnswers(target.carrier, session);
      if (after === "yes") return seen;
      await this.#drop();
      return { outcome: after === "spent" ? "not-made" : "failed", tool };
    }
    await this.#drop();
    return seen;
  }

  async protocol(
    catalog: Catalog,
    main: Session,
    early: UnknownOffer | "spent" | undefined,
  ): Promise<Record<ProtocolCheckId, ProtocolSeen>> {
    const listed = new Set(catalog.tools.map((t) => t.declared.name));
    const unknownMethod = await this.#check(checkUnknownMethod);
    const ping = await this.#check(checkPing);
    const unknownTool = await this.#check((session) => checkUnknownTool(session, listed));
    // Asked of the first session: a server that is gone by now still has no surface it never declared.
    const surfaces: ProtocolSeen = declaresSurface(main.capabilities) ? await this.#check(checkSurfaces) : { outcome: "not-applicable" };
    const offer = early ?? (await unlessSpent(() => offerUnknown(this.connector, main.era)));
    const negotiation = offer === "spent" ? BUDGET_SPENT : (offer.failed ?? (await judged(() => this.#answered(offer, main))));
    if (offer !== "spent") {
      if (this.second?.alive !== true) this.second = offer.session;
      else if (offer.session !== this.second) void offer.session?.close();
    }
    return {
      "protocol.negotiation": negotiation,
      "protocol.unknown-method": unknownMethod,
      "protocol.ping": ping,
      "protocol.unknown-tool": unknownTool,
      "protocol.pagination": catalog.pagination,
      "protocol.surfaces": surfaces,
    };
  }

  #answered(offer: UnknownOffer, main: Session): Promise<ProtocolSeen> {
    return offer.session === undefined ? Promise.resolve(CALL_FAILED) : checkAnswered(offer.session.revision, main, this.connector);
  }

  async #check(check: (session: Session) => Promise<ProtocolSeen>): Promise<ProtocolSeen> {
    const session = await this.#live();
    if (session === "spent") return BUDGET_SPENT;
    if (session === undefined) return CALL_FAILED;
    const seen = await judged(() => check(session));
    if (seen === CALL_FAILED) await this.#drop();
    return seen;
  }

  async #live(): Promise<Session | "spent" | undefined> {
    if (this.#session?.alive === true) return this.#session;
    const opened = await this.#open();
    if (opened !== "spent") this.#session = opened;
    return opened;
  }

  async #open(): Promise<Session | "spent" | undefined> {
    if (this.host.signal.aborted) throw new Incomplete("interrupted", "interrupted before the measurement ended");
    try {
      return await this.connector.connect();
    } catch (error) {
      if (error instanceof TransportFault) return error.kind === "budget" ? "spent" : undefined;
      if (error instanceof Incomplete) return undefined;
      throw error;
    }
  }

  async #drop(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.close();
  }
}
