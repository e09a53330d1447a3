// Runs the standard battery on one server and returns what was observed; judging comes later and needs no server.
// Order: list, plan, call every tool, contention, payload, and the protocol checks last.
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { CallPlan, Validator } from "../jsonschema/validator.js";
import type { Connector, Session } from "../session/session.js";
import type { Observations, ToolSeen } from "../standard/define.js";
import { isFullySuccessful, type Carrier } from "../standard/observe/cases.js";
import { listCatalog, type Catalog, type ListedTool } from "../standard/observe/catalog.js";
import { offerUnknown } from "../standard/observe/negotiation.js";
import { relist, type Relisted } from "../standard/observe/relist.js";
import { uncalled, type CalledTool, type WatchContent } from "../standard/observe/tool.js";
import { callTools } from "./lanes.js";
import type { BatterySettings } from "./settings.js";
import { Tail, unlessSpent } from "./tail.js";

/** What one battery run yields: observations to judge, and the listing for the catalog contract. */
export interface BatteryRun {
  readonly observations: Observations;
  readonly catalog: Catalog;
  /** The catalog on the second connection, asked last and scored nowhere. */
  readonly relisted: Relisted;
}

/**
 * Runs the battery on `main`, which must be freshly opened.
 * @param meanwhile called while the server works on a large call that nobody times
 * @throws UsageError when a skip rule or an arguments entry does not fit the catalog
 * @throws Incomplete when the catalog cannot be listed or the run was interrupted
 */
export async function runBattery(
  main: Session,
  connector: Connector,
  validator: Validator,
  settings: BatterySettings,
  host: Host,
  meanwhile: () => void = () => undefined,
): Promise<BatteryRun> {
  // Over stdio the second client starts while the first one works, and its handshake is the negotiation check as well:
  // it has a process of its own, so nothing it does can reach the scored calls. Over HTTP all clients share the
  // server, so the check waits until the calls are done.
  const early = main.transport === "stdio" ? unlessSpent(() => offerUnknown(connector, main.era)) : undefined;
  early?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
  const catalog = await listCatalog(main);
  const callable = checkSettings(catalog, settings);
  const { tools, session, carriers } = await observeTools(catalog, callable, main, connector, validator, settings, host);
  const run = new Tail(connector, session, host);
  const offer = await early;
  const contention = await run.contention(carriers, settings, offer);
  const payload = await run.payload(carriers, settings, meanwhile);
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
    if (catalog.tools.some((tool) => tool.declared.name === name && needsTask(tool)))
      throw new UsageError(
        `${where}: this tool only runs as a task (execution.taskSupport required), which is never called; remove the entry`,
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
