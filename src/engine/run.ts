// From a target to a report document: connect, observe, judge, build. Everything it opened is gone when it returns.
import { Incomplete, TransportFault, type IncompleteCode } from "../model/errors.js";
import type { DiscoverabilityDocument } from "../model/documents/discoverability.js";
import type { MeasurementProfile, ReportDocument } from "../model/documents/report.js";
import type { Host } from "../model/host.js";
import { CALL_REPETITIONS, CALL_TIMEOUT_MS } from "../model/limits.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../model/version.js";
import { PlainFirst } from "../jsonschema/plain-first.js";
import type { Validator } from "../jsonschema/validator.js";
import { buildReport, type ReportInput } from "../report/build.js";
import { Budget } from "../session/budget.js";
import { createConnector } from "../session/connector.js";
import type { ConnectOptions, Connector, Session } from "../session/session.js";
import type { AreaName } from "../standard/define.js";
import type { Target } from "../target/target.js";
import { withinBudget } from "./bounded-validator.js";
import { runBattery, type BatteryRun } from "./battery.js";
import type { Judgement } from "./judge.js";
import type { BatterySettings } from "./settings.js";

/** How reports name the evaluator. */
export const GENERATOR = { name: GENERATOR_NAME, version: GENERATOR_VERSION };

const LIMITED =
  "the server limits how often it is asked (HTTP 429 or 503): its limits are waited for, and no waiting counts in any latency";

/** Servers that start within this time, in milliseconds, are called before anything else is loaded. */
const QUICK_START_MS = 60;

/** A measured (or unmeasurable) server. */
export interface ScoreResult {
  /** Without floors; `readiness` is null and `readiness_error` set when nothing could be measured. */
  readonly document: ReportDocument;
  /** Area scores with every latency check at full marks, for floors; null when not measured. */
  readonly areasWithoutLatency: Readonly<Record<AreaName, number>> | null;
}

/** What one run opens; everything in it shares the budget. */
export interface OpenRun {
  readonly budget: Budget;
  readonly connector: Connector;
  readonly validator: Validator;
  /** Rejects with `auth-required` when the server no longer lets us in (HTTP 401): whatever was seen is no measurement then. */
  readonly keptOut: Promise<never>;
}

/** What a report says of readiness and of the conditions it was measured under. */
export type ReadinessReport = Omit<ReportInput, "generator" | "server" | "manifestSha256" | "cases">;

/** A measured readiness, or why it is missing. */
export interface ReadinessResult {
  readonly report: ReadinessReport;
  readonly areasWithoutLatency: ScoreResult["areasWithoutLatency"];
  /** The measured session, and the catalog on a second one, for advisories; undefined and null when nothing was measured. */
  readonly session: Session | undefined;
  readonly relisted: BatteryRun["relisted"];
}

/**
 * Scores one server under the standard. A server that cannot be measured yields a document that says so; its cause goes
 * to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
export function scoreTarget(target: Target, settings: BatterySettings, host: Host): Promise<ScoreResult> {
  return withServer(target, settings, host, async (open, connecting) => {
    const { report, areasWithoutLatency, session, relisted } = await measureReadiness(open, connecting, settings, host);
    const { findAdvisories } = await import("./advisories.js");
    const advisories = await findAdvisories({ ...open, target, host, wanted: settings.advisories, session, relisted });
    const document = buildReport({
      generator: GENERATOR,
      server: settings.server,
      ...report,
      ...(advisories === undefined ? {} : { advisories }),
    });
    return { document, areasWithoutLatency };
  });
}

/**
 * Opens what a run needs and closes all of it when the work is done or the run is interrupted.
 * @param work gets the first session as it is being opened, with the options of `first`
 */
export async function withServer<T>(
  target: Target,
  settings: BatterySettings,
  host: Host,
  work: (open: OpenRun, connecting: Promise<Session>) => Promise<T>,
  first: ConnectOptions = {},
): Promise<T> {
  const budget = new Budget(host.clock, settings.budgetSeconds, settings.maxRequests);
  let shutOut: (cause: Incomplete) => void = () => undefined;
  const keptOut = new Promise<never>((_, reject) => (shutOut = reject));
  keptOut.catch(() => undefined); // raced below; a server that shuts us out before that fails the connect as well
  const connector = createConnector(target, {
    clock: host.clock,
    budget,
    startTimeoutMs: settings.startTimeoutMs,
    callTimeoutMs: settings.callTimeoutMs ?? CALL_TIMEOUT_MS,
    clientCapabilities: {},
    protocol: settings.protocol ?? "auto",
    clientInfo: { name: GENERATOR_NAME, version: GENERATOR_VERSION },
    onUnauthorized: shutOut,
    onLimited: () => host.progress.note(LIMITED),
  });
  const closeAll = () => void connector.close();
  host.signal.addEventListener("abort", closeAll, { once: true });
  // The first server process starts before the schema worker: its start-up is what the run waits for.
  const connecting = connector.connect(first);
  connecting.catch(() => undefined);
  if (settings.spares > 0) connector.prewarm(1);
  const thread = async () => (await import("../jsonschema/client.js")).createValidator({ workerModule: host.workerModule });
  const validator = withinBudget(new PlainFirst(thread), budget, host.clock);
  try {
    host.progress.update("starting the server");
    return await work({ budget, connector, validator, keptOut }, connecting);
  } finally {
    host.progress.stop();
    host.signal.removeEventListener("abort", closeAll);
    await Promise.all([connector.close(), validator.close()]);
  }
}

/**
 * Runs the standard battery on a session that is being opened for it. A server that cannot be measured is a result too; its cause
 * goes to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
export async function measureReadiness(
  { connector, validator, keptOut }: OpenRun,
  connecting: Promise<Session>,
  settings: BatterySettings,
  host: Host,
): Promise<ReadinessResult> {
  let session: Session | undefined;
  // Loads while the server works, and only for those who ask.
  const lens = settings.grade === true ? import("./discoverability.js") : undefined;
  lens?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
  try {
    const main = await loadingMeanwhile(connecting, host);
    session = main;
    host.progress.update("listing tools");
    const running = runBattery(main, connector, validator, settings, host, loadRest);
    running.catch(() => undefined); // it ends on its own when the connector closes
    const run = await Promise.race([running, keptOut]);
    // The servers end with the signal: what was seen since is our doing.
    if (host.signal.aborted) throw new Incomplete("interrupted", "interrupted before the measurement ended");
    // Nobody calls the server any more: it has time to end while its run is judged. Whoever needs the end waits for it.
    void connector.close();
    await host.clock.sleep(0); // what closes goes out before the judging keeps this thread busy
    host.idle?.();
    const { judgeRun } = await import("./judge.js");
    return measured(run, judgeRun(run), main, await lens?.then((judges) => judges.gradeMeasured(run, main, connector)), settings, host);
  } catch (error) {
    const cause = asIncomplete(error, host.signal.aborted);
    // A spent budget tells nothing of the server.
    const isOurs = error instanceof TransportFault && error.kind === "budget";
    const graded = isOurs ? undefined : await lens?.then((judges) => judges.gradeUnmeasured(cause.code, session, connector));
    return unmeasured(cause, session, graded, settings, host);
  }
}

/** Waits for a session. A server that takes its time to start leaves us ours; once it is there, loading would only disturb its calls. */
async function loadingMeanwhile(connecting: Promise<Session>, host: Host): Promise<Session> {
  const ended = new AbortController();
  host.clock.sleep(QUICK_START_MS, ended.signal).then(
    () => {
      loadRest();
      host.idle?.();
    },
    () => undefined, // it was quick
  );
  try {
    return await connecting;
  } finally {
    ended.abort();
  }
}

/** Loads what is needed once the server was called; only once, as modules do. Whoever then needs it meets the same failure. */
function loadRest(): void {
  for (const loading of [import("./judge.js"), import("./advisories.js")]) loading.catch(() => undefined);
}

function asIncomplete(error: unknown, interrupted: boolean): Incomplete {
  if (interrupted) return new Incomplete("interrupted", "interrupted before the measurement ended");
  if (error instanceof Incomplete) return error;
  if (error instanceof TransportFault) return new Incomplete("listing-failed", error.message);
  throw error;
}

function measured(
  run: BatteryRun,
  judgement: Judgement,
  session: Session,
  graded: DiscoverabilityDocument | undefined,
  settings: BatterySettings,
  host: Host,
): ReadinessResult {
  const { readiness, catalog, areasWithoutLatency } = judgement;
  const report: ReadinessReport = {
    readiness,
    profile: profile(settings, host),
    protocol: { era: session.era, revision: session.revision, transport: session.transport },
    catalog,
    ...(graded === undefined ? {} : { discoverability: graded }),
  };
  return { report, areasWithoutLatency, session, relisted: run.relisted };
}

function unmeasured(
  cause: Incomplete,
  session: Session | undefined,
  graded: DiscoverabilityDocument | undefined,
  settings: BatterySettings,
  host: Host,
): ReadinessResult {
  host.progress.note(cause.message);
  for (const line of cause.terminalDetail) host.progress.note(line);
  const code: IncompleteCode = cause.code;
  const report: ReadinessReport = {
    readiness: null,
    readinessError: code,
    profile: profile(settings, host),
    ...(session === undefined ? {} : { protocol: { era: session.era, revision: session.revision, transport: session.transport } }),
    catalog: null,
    ...(graded === undefined ? {} : { discoverability: graded }),
  };
  return { report, areasWithoutLatency: null, session: undefined, relisted: null };
}

function profile(settings: BatterySettings, host: Host): MeasurementProfile {
  return {
    evaluator: GENERATOR_VERSION,
    platform: host.platform,
    architecture: host.arch,
    client_capabilities: [],
    confirm_read_only: settings.confirmReadOnly,
    skip_tools: [...settings.skipTools].sort(),
    call_timeout_ms: settings.callTimeoutMs ?? CALL_TIMEOUT_MS,
    repetitions: CALL_REPETITIONS,
    arguments_sha256: settings.overrides?.sha256 ?? null,
    concurrency: 1,
    protocol: settings.protocol ?? "auto",
    budget_seconds: settings.budgetSeconds,
    max_requests: settings.maxRequests,
  };
}
