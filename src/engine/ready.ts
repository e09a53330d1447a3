// Waits until a server that is starting takes a whole MCP handshake: an open port says nothing about what listens on it.
import { Incomplete, TransportFault } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../model/version.js";
import type { ProtocolMode } from "../model/revisions.js";
import { Budget } from "../session/budget.js";
import { createConnector } from "../session/connector.js";
import type { Target } from "../target/target.js";

/** First pause between two attempts, in milliseconds; each further one is longer by half, up to the longest. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
/** Requests that one attempt may send: both eras' ladders. */
const REQUESTS_PER_ATTEMPT = 32;

/** What waiting is told. */
export interface ReadySettings {
  /** How long the server may take, in milliseconds. */
  readonly timeoutMs: number;
  readonly protocol: ProtocolMode;
}

/**
 * Tries the handshake until it succeeds. A server that asks for credentials it was not given is up as well: measuring it says so.
 * @param died rejects when the server is gone; nothing is waited for then
 * @throws Incomplete as the last attempt failed, when the time is over; what `died` rejects with; the host signal's reason as `interrupted`
 */
export async function waitUntilReady(target: Target, settings: ReadySettings, host: Host, died: Promise<never>): Promise<void> {
  const endsAt = host.clock.now() + settings.timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const left = endsAt - host.clock.now();
    const failure = await Promise.race([attempt(target, settings.protocol, Math.max(left, 1), host), died]);
    if (failure === null || failure.code === "auth-required") return;
    if (host.signal.aborted) throw new Incomplete("interrupted", "interrupted while the server was starting");
    if (host.clock.now() + pause >= endsAt) throw failure;
    await Promise.race([host.clock.sleep(pause), died]);
  }
}

/** Null when the handshake succeeded. */
async function attempt(target: Target, protocol: ProtocolMode, timeoutMs: number, host: Host): Promise<Incomplete | null> {
  const connector = createConnector(target, {
    clock: host.clock,
    budget: new Budget(host.clock, timeoutMs / 1_000, REQUESTS_PER_ATTEMPT),
    startTimeoutMs: timeoutMs,
    clientCapabilities: {},
    clientInfo: { name: GENERATOR_NAME, version: GENERATOR_VERSION },
    protocol,
  });
  const close = (): void => void connector.close();
  host.signal.addEventListener("abort", close, { once: true });
  try {
    await connector.connect();
    return null;
  } catch (error) {
    if (error instanceof Incomplete) return error;
    if (error instanceof TransportFault) return new Incomplete("initialize-timeout", `the server did not answer in time: ${error.message}`);
    throw error;
  } finally {
    host.signal.removeEventListener("abort", close);
    await connector.close();
  }
}
