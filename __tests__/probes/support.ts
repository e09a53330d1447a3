// Runs one case of one kind against a real server, as the gate does, and says in one word how it ended.
import { createHost } from "../../src/cli/host.js";
import { createValidator } from "../../src/jsonschema/client.js";
import type { Validator } from "../../src/jsonschema/validator.js";
import { Incomplete, TransportFault } from "../../src/model/errors.js";
import type { ProbeKind } from "../../src/model/probe-kinds.js";
import type { Outcome, ProbeContext } from "../../src/probes/define.js";
import { findProbe } from "../../src/probes/index.js";
import { Budget } from "../../src/session/budget.js";
import { createConnector } from "../../src/session/connector.js";
import type { Session } from "../../src/session/session.js";
import type { Target } from "../../src/target/target.js";
import { startComposable, type ComposablePreset } from "../support/composable.js";
import { startInteractive, type InteractivePreset } from "../support/interactive.js";

const WORKER = new URL("../support/worker-entry.mjs", import.meta.url);

/** How long a request of these tests waits, in milliseconds: what must time out does so soon, and the rest is quick. */
export const TIMEOUT_MS = 1_500;

export type Transport = "stdio" | "http";

/** What a case came to: the outcome, and the attempt that was under way. */
export interface Probed {
  readonly outcome: Outcome | { readonly verdict: "incomplete"; readonly fault: string };
  readonly attempt: number;
  /** Names of the tools called, where the server keeps a record. */
  readonly calls?: readonly string[];
}

/** One word for an outcome: passed, the reason, why it does not apply, or the kind of the fault. */
export function wordFor({ outcome }: Probed): string {
  switch (outcome.verdict) {
    case "passed":
      return "passed";
    case "failed":
      return outcome.reason;
    case "not-applicable":
      return outcome.because;
    case "incomplete":
      return `transport-${outcome.fault}`;
  }
}

/** Starts a server and runs one case against it. */
export async function probe(
  kind: ProbeKind,
  fields: object,
  server: { readonly composable: ComposablePreset } | { readonly interactive: InteractivePreset },
  transport: "stdio" | "http",
): Promise<Probed> {
  if ("interactive" in server) {
    const started = await startInteractive(server.interactive, transport);
    try {
      return await probeTarget(kind, fields, started.target);
    } finally {
      await started.stop();
    }
  }
  const started = await startComposable(server.composable, transport);
  try {
    return { ...(await probeTarget(kind, fields, started.target)), calls: await started.calls() };
  } finally {
    await started.stop();
  }
}

/** Runs one case against a target. */
export async function probeTarget(kind: ProbeKind, fields: object, target: Target): Promise<Probed> {
  const found = findProbe(kind);
  if (found === undefined) throw new Error(`no such kind: ${kind}`);
  const { clock } = createHost({
    progress: { update: () => undefined, note: () => undefined, stop: () => undefined },
    signal: new AbortController().signal,
    workerModule: WORKER,
  });
  const connector = createConnector(target, {
    clock,
    budget: new Budget(clock, 60, 1_000),
    startTimeoutMs: 20_000,
    callTimeoutMs: TIMEOUT_MS,
    clientCapabilities: {},
    clientInfo: { name: "test", version: "1.0.0" },
  });
  let attempt = 1;
  try {
    const session: Session = await connector.connect();
    const context: ProbeContext = {
      session,
      connect: (options) => connector.connect(options),
      attempt: (number) => (attempt = number),
      validator: sharedValidator(),
      clock,
      timeoutMs: TIMEOUT_MS,
    };
    const outcome = await found.run(fields as never, context);
    return { outcome, attempt };
  } catch (error) {
    if (error instanceof TransportFault) return { outcome: { verdict: "incomplete", fault: error.kind }, attempt };
    if (error instanceof Incomplete) return { outcome: { verdict: "incomplete", fault: error.code }, attempt };
    throw error;
  } finally {
    await connector.close();
  }
}

let validator: Validator | undefined;

/** One schema worker for all rows of a file: starting it takes longer than most rows. */
function sharedValidator(): Validator {
  return (validator ??= createValidator({ workerModule: WORKER }));
}

/** Ends what the rows shared. */
export async function closeShared(): Promise<void> {
  await validator?.close();
}
