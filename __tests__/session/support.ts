// Shared by the session tests: real clock, targets on the raw servers, sessions that are closed after each test.
import { afterEach, expect } from "@jest/globals";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Incomplete, TransportFault, type FaultKind, type IncompleteCode } from "../../src/model/errors.js";
import type { Clock } from "../../src/model/host.js";
import { Budget } from "../../src/session/budget.js";
import { createConnector } from "../../src/session/connector.js";
import type { Connector, Session } from "../../src/session/session.js";
import type { ProtocolMode } from "../../src/model/revisions.js";
import type { StdioTarget, Target } from "../../src/target/target.js";
import { leftovers, markedEnvironment, newMark } from "../support/processes.js";

export const clock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) => setTimeout(ms, undefined, signal === undefined ? {} : { signal }),
};

export const RAW_STDIO = fileURLToPath(new URL("../fixtures/servers/raw-stdio.mjs", import.meta.url));

let mark = newMark();
const open: Connector[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((connector) => connector.close()));
  expect(await leftovers(mark)).toEqual([]);
  mark = newMark();
});

/** A raw server as a target. */
export function rawTarget(mode: string, parameter = ""): StdioTarget {
  return commandTarget(process.execPath, [RAW_STDIO, mode, parameter]);
}

/** Any command as a target, marked for the leak check. */
export function commandTarget(command: string, args: readonly string[]): StdioTarget {
  return { kind: "stdio", command, args, cwd: process.cwd(), env: { PATH: process.env["PATH"] ?? "", ...markedEnvironment(mark) } };
}

/** What a test may choose. The legacy era is spoken unless the test asks for another mode: most tests are about one era. */
export interface ConnectorChoice {
  readonly startTimeoutMs?: number;
  readonly budget?: Budget;
  readonly protocol?: ProtocolMode;
  readonly probeSilenceMs?: number;
}

/** A connector that is closed, and checked for leaks, after the test. */
export function connectorFor(target: Target, options: ConnectorChoice = {}): Connector {
  const connector = createConnector(target, {
    clock,
    budget: options.budget ?? new Budget(clock, 300, 4096),
    startTimeoutMs: options.startTimeoutMs ?? 20_000,
    clientCapabilities: {},
    clientInfo: { name: "test", version: "1" },
    protocol: options.protocol ?? "legacy",
    ...(options.probeSilenceMs === undefined ? {} : { probeSilenceMs: options.probeSilenceMs }),
  });
  open.push(connector);
  return connector;
}

/** An open session with a raw server. */
export function connectRaw(mode: string, parameter?: string): Promise<Session> {
  return connectorFor(rawTarget(mode, parameter)).connect();
}

/** Expects a call to fault, and returns the fault. */
export async function expectFault(call: Promise<unknown>, kind: FaultKind): Promise<TransportFault> {
  const fault = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(TransportFault);
  expect((fault as TransportFault).kind).toBe(kind);
  return fault as TransportFault;
}

/** Expects a connect to fail, and returns why. */
export async function expectIncomplete(connect: Promise<unknown>, code: IncompleteCode): Promise<Incomplete> {
  const failure = await connect.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Incomplete);
  expect((failure as Incomplete).code).toBe(code);
  return failure as Incomplete;
}
