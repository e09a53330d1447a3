// From a target to a report document: opens what a run needs and has it measured. Everything it opened is gone when it returns.
import type { Incomplete } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { CALL_TIMEOUT_MS } from "../model/limits.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../model/version.js";
import type { Validator } from "../jsonschema/validator.js";
import { Budget } from "../session/budget.js";
import { createConnector } from "../session/connector.js";
import type { ConnectOptions, Session } from "../session/session.js";
import type { Target } from "../target/target.js";
import type { OpenRun, ScoreResult } from "./open-run.js";
import type { BatterySettings } from "./settings.js";

const LIMITED =
  "the server limits how often it is asked (HTTP 429 or 503): its limits are waited for, and no waiting counts in any latency";

/**
 * Scores one server under the standard. A server that cannot be measured yields a document that says so; its cause goes
 * to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
export function scoreTarget(target: Target, settings: BatterySettings, host: Host): Promise<ScoreResult> {
  return withServer(target, settings, host, async (open, connecting) => {
    const { scoreOpen } = await import("./measure.js");
    return scoreOpen(open, connecting, target, settings, host);
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
  // Before anything else: the server's start is what the run waits for.
  const connecting = connector.connect(first);
  connecting.catch(() => undefined);
  if (settings.spares > 0) connector.prewarm(1);
  let validator: Validator | undefined;
  try {
    host.progress.update("starting the server");
    // What comes next loads while the server starts or answers, so its process or the first request must be under way by then.
    await host.clock.sleep(0);
    const { openValidator } = await import("./open-validator.js");
    validator = openValidator(host.workerModule, budget, host.clock);
    return await work({ budget, connector, validator, keptOut }, connecting);
  } finally {
    host.progress.stop();
    host.signal.removeEventListener("abort", closeAll);
    await Promise.all([connector.close(), validator?.close()]);
  }
}
