// One `probe` run: the manifest's cases first, then the standard battery on a connection of its own whose start overlaps them.
import type { Host } from "../model/host.js";
import { GATE_TIMEOUT_MS } from "../model/limits.js";
import type { ManifestCase } from "../manifest/manifest.js";
import { buildReport, type ReportInput } from "../report/build.js";
import type { ConnectOptions, Session } from "../session/session.js";
import type { Target } from "../target/target.js";
import { runGate } from "./gate.js";
import { measureAndAdvise } from "./measure.js";
import { GENERATOR, type ScoreResult } from "./open-run.js";
import { withServer } from "./run.js";
import type { BatterySettings } from "./settings.js";
import { holding } from "./turn.js";

/** What the gate is told. */
export interface GateSettings {
  /** SHA-256 of the manifest, in lower-case hex. */
  readonly manifestSha256: string;
  /** The cases to run, in order. */
  readonly cases: readonly ManifestCase[];
  /** The manifest's own waiting time of each request, in milliseconds; null for the transport's default. */
  readonly timeoutMs: number | null;
  /** Whether the standard battery is left out. */
  readonly gateOnly: boolean;
}

/**
 * Runs the gate and, unless left out, the battery. A case or a readiness that could not be measured is part of the document.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
export function probeTarget(target: Target, gate: GateSettings, settings: BatterySettings, host: Host): Promise<ScoreResult> {
  const timeoutMs = gate.timeoutMs ?? (target.kind === "stdio" ? GATE_TIMEOUT_MS.stdio : GATE_TIMEOUT_MS.http);
  const first: ConnectOptions = { callTimeoutMs: timeoutMs };
  return withServer(
    target,
    settings,
    host,
    async (open, connecting) => {
      // After the gate's own handshake, so that what it learns of the server's era is known; the process may have been started before.
      // Whether the gate's session opened or not, the battery tries for itself.
      const begin = () => open.connector.connect();
      const battery = gate.gateOnly ? undefined : connecting.then(begin, begin);
      battery?.catch(() => undefined);
      const quiet = battery?.then(nothing, nothing) ?? Promise.resolve();
      // Cases measure time and load of their own: another measurement of this machine waits until they are done.
      const cases = await holding(host.turn, () => runGate({ ...open, cases: gate.cases, timeoutMs, host, connecting, quiet }));
      const common = { generator: GENERATOR, server: settings.server, manifestSha256: gate.manifestSha256, cases };
      if (battery === undefined) {
        const report: ReportInput = { ...common, cases: [...cases], readiness: null, ...(await protocolOf(connecting)) };
        return { document: buildReport(report), areasWithoutLatency: null };
      }
      const { report, areasWithoutLatency } = await measureAndAdvise(open, battery, target, settings, host);
      return { document: buildReport({ ...common, cases: [...cases], ...report }), areasWithoutLatency };
    },
    first,
  );
}

function nothing(): void {
  // Whether the session opened is the battery's business.
}

/** The protocol of the gate's first session; nothing when it never opened. */
async function protocolOf(connecting: Promise<Session>): Promise<Pick<ReportInput, "protocol">> {
  try {
    const { era, revision, transport } = await connecting;
    return { protocol: { era, revision, transport } };
  } catch {
    return {};
  }
}
