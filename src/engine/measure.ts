// A session that is being opened, measured by the standard battery: observed, judged, written as a report. Loads while the server
// answers the first request, and has the rest loaded while it waits.
import { Incomplete, TransportFault, type IncompleteCode } from "../model/errors.js";
import type { DiscoverabilityDocument } from "../model/documents/discoverability.js";
import type { MeasurementProfile } from "../model/documents/report.js";
import type { Host } from "../model/host.js";
import { CALL_REPETITIONS, CALL_TIMEOUT_MS } from "../model/limits.js";
import { GENERATOR_VERSION } from "../model/version.js";
import { buildReport, type ReportInput } from "../report/build.js";
import type { Connector, Session } from "../session/session.js";
import type { Target } from "../target/target.js";
import { runBattery, type BatteryRun } from "./battery.js";
import type { Judgement } from "./judge.js";
import { GENERATOR, type OpenRun, type ScoreResult } from "./open-run.js";
import type { BatterySettings } from "./settings.js";

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
 * The report of a readiness alone.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
export async function scoreOpen(
  open: OpenRun,
  connecting: Promise<Session>,
  target: Target,
  settings: BatterySettings,
  host: Host,
): Promise<ScoreResult> {
  const { report, areasWithoutLatency } = await measureAndAdvise(open, connecting, target, settings, host);
  return { document: buildReport({ generator: GENERATOR, server: settings.server, ...report }), areasWithoutLatency };
}

/**
 * Readiness, and what a run finds beside it. Closes the run's connections.
 * @throws UsageError as `measureReadiness`
 */
export async function measureAndAdvise(
  open: OpenRun,
  connecting: Promise<Session>,
  target: Target,
  settings: BatterySettings,
  host: Host,
): Promise<Pick<ReadinessResult, "report" | "areasWithoutLatency">> {
  const { report, areasWithoutLatency, session, relisted } = await measureReadiness(open, connecting, settings, host);
  const { findAdvisories } = await import("./advisories.js");
  const advisories = await findAdvisories({ ...open, target, host, wanted: settings.advisories, session, relisted });
  return { report: { ...report, ...(advisories === undefined ? {} : { advisories }) }, areasWithoutLatency };
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
    void loadRest(host);
    const main = await connecting;
    session = main;
    host.progress.update("listing tools");
    const running = runBattery(main, connector, validator, settings, host, () => judgeAhead(connector));
    running.catch(() => undefined); // it ends on its own when the connector closes
    const run = await Promise.race([running, keptOut]);
    // The servers end with the signal: what was seen since is our doing.
    if (host.signal.aborted) throw new Incomplete("interrupted", "interrupted before the measurement ended");
    // Nobody calls the server any more: it has time to end while its run is judged. Whoever needs the end waits for it.
    void connector.close();
    await host.clock.sleep(0); // what closes goes out before the judging keeps this thread busy
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

/**
 * Loads what is needed once the server was called, in pieces: between them the replies of a quick server's handshake are read.
 * Whoever then needs a piece meets the same failure.
 */
async function loadRest(host: Host): Promise<void> {
  for (const load of [() => import("./judge.js"), () => import("./advisories.js"), () => Promise.resolve(host.idle?.())]) {
    await host.clock.sleep(0);
    load().catch(() => undefined);
  }
}

/** Most samples of a run are there when its tools were called. */
function judgeAhead(connector: Connector): void {
  void import("./advisories.js").then(({ invalidSamples }) => invalidSamples(connector.samples()));
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
