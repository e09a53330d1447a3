// Finds out, once per target, which era it speaks: `server/discover` on a connection that nothing else depends on.
// The overlap of versions decides; whatever a legacy server does with an unknown method, `initialize` is tried after it.
import { Incomplete, TransportFault } from "../model/errors.js";
import type { JsonObject } from "../model/json.js";
import { LEGACY_REVISIONS } from "../model/revisions.js";
import { DISCOVER, readDiscover, readInitialize } from "./discover.js";
import type { Dialect } from "./dialect.js";
import type { EraVerdict } from "./era.js";
import { handshakeFailure } from "./handshake-failure.js";
import type { JsonRpc } from "./json-rpc.js";
import { initializeParams } from "./legacy.js";
import type { Reply } from "./session.js";

/** How long a server may leave the probe unanswered before `initialize` is sent as well, in milliseconds. */
export const PROBE_SILENCE_MS = 3_000;
/** How long a probe's answer may come after the answer to `initialize` and still count, in milliseconds. */
const LATE_PROBE_MS = 250;

/** What finding out may use. */
export interface DetectInput {
  /** Opens a fresh connection. */
  open(): JsonRpc;
  /** How the probe is dressed. */
  readonly dialect: Dialect;
  readonly silenceMs: number;
  /** Resolves after `ms`, or rejects when aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  remainingMs(): number;
  readonly clientInfo: { readonly name: string; readonly version: string };
  readonly clientCapabilities: JsonObject;
}

/** The verdict, and the probe's connection where it is as good as new: unless it is handed over here, it is being closed. */
export interface Detection {
  readonly verdict: EraVerdict;
  readonly rest: JsonRpc | undefined;
  /** Resolves when every connection that is not handed over is closed. */
  readonly closed: Promise<void>;
}

type Heard = { readonly reply: Reply } | { readonly fault: TransportFault };

/**
 * Asks the target for its era.
 * @throws Incomplete when the target cannot be reached, wants credentials, or answers nothing at all in time
 * @throws TransportFault `budget` when the evaluation's budget was spent before
 */
export async function detectEra(input: DetectInput): Promise<Detection> {
  const detector = new Detector(input);
  try {
    return detector.done(await detector.run());
  } catch (error) {
    void detector.close();
    throw error;
  }
}

interface Found {
  readonly verdict: EraVerdict;
  readonly isReusable: boolean;
}

class Detector {
  readonly #rpc: JsonRpc;
  #other: JsonRpc | undefined;

  constructor(private readonly input: DetectInput) {
    this.#rpc = input.open();
    this.#rpc.adopt(input.dialect);
  }

  /** Over HTTP a request depends on no other; a process may be changed by what it was asked. */
  get #isProcess(): boolean {
    return this.#rpc.transport === "stdio";
  }

  async run(): Promise<Found> {
    const discovered = heard(this.#rpc.begin(DISCOVER, undefined, { timeoutMs: this.input.remainingMs() }).reply);
    const early = await this.#within(discovered, this.input.silenceMs);
    if (early !== undefined) return this.#conclude(early, true);
    const initialized = heard(this.#initialize());
    const first = await Promise.race([discovered, initialized.then(() => undefined)]);
    if (first !== undefined) return this.#conclude(first, false);
    const late = await this.#within(discovered, LATE_PROBE_MS);
    const found = late !== undefined && "reply" in late ? readDiscover(late.reply) : undefined;
    if (found?.kind === "verdict" && found.verdict.era === "modern") return { verdict: found.verdict, isReusable: false };
    return { verdict: this.#fromInitialize(await initialized), isReusable: false };
  }

  /** Hands over the probe's connection if that is worth anything, and closes the rest. */
  done({ verdict, isReusable }: Found): Detection {
    if (!isReusable) return { verdict, rest: undefined, closed: this.close() };
    if (verdict.era === "legacy") this.#rpc.adopt(undefined);
    return { verdict, rest: this.#rpc, closed: this.#other?.close() ?? Promise.resolve() };
  }

  async close(): Promise<void> {
    await Promise.all([this.#rpc.close(), this.#other?.close()]);
  }

  async #conclude(answer: Heard, isFirst: boolean): Promise<Found> {
    // Once both were asked, the user hears of the one that every server must answer.
    if ("fault" in answer) return { verdict: this.#fromFault(answer.fault, isFirst ? DISCOVER : "initialize"), isReusable: false };
    const found = readDiscover(answer.reply);
    if (found.kind === "ask-initialize") return { verdict: this.#fromInitialize(await heard(this.#initialize())), isReusable: false };
    const { verdict, untouched } = found;
    // Modern requests depend on nothing before them; a legacy process only counts as new when it did not know the method.
    const isReusable = isFirst && (verdict.era === "modern" || (untouched && this.#isProcess));
    return { verdict, isReusable };
  }

  /** A broken exchange says nothing about the era, unless there is no server to speak of: then the run ends here. */
  #fromFault(fault: TransportFault, asked: string): EraVerdict {
    const seen = this.#rpc.lastSeen();
    const status = fault.status ?? seen.failedExchange?.status ?? undefined;
    const isNetwork = !this.#isProcess && status === undefined && fault.kind === "closed";
    const isRedirect = status !== undefined && status >= 300 && status < 400;
    const isNotStarted = seen.ending?.kind === "not-started" || seen.ending?.kind === "closed";
    const isHopeless = fault.kind === "auth" || fault.kind === "timeout" || fault.kind === "budget";
    if (isNetwork || isRedirect || isNotStarted || isHopeless) throw handshakeFailure(fault, seen, asked);
    return { era: "legacy", supported: [] };
  }

  #fromInitialize(answer: Heard): EraVerdict {
    if ("reply" in answer) return readInitialize(answer.reply);
    // Both went unanswered, or credentials are wanted now: the handshake could not do better.
    const { kind } = answer.fault;
    if (kind === "auth" || kind === "timeout" || kind === "budget") throw handshakeFailure(answer.fault, this.#rpc.lastSeen());
    return { era: "legacy", supported: [] };
  }

  #initialize(): Promise<Reply> {
    const rpc = this.#isProcess ? this.#rpc : (this.#other = this.input.open());
    rpc.adopt(undefined);
    return rpc.call("initialize", initializeParams(LEGACY_REVISIONS[0], this.input), { timeoutMs: this.input.remainingMs() });
  }

  /** What came within the time, or undefined. */
  async #within(answer: Promise<Heard>, ms: number): Promise<Heard | undefined> {
    const stop = new AbortController();
    const silence = this.input.sleep(Math.min(ms, this.input.remainingMs()), stop.signal).then(
      () => undefined,
      () => undefined,
    );
    const first = await Promise.race([answer, silence]);
    stop.abort();
    return first;
  }
}

/** An answer or a fault as data; our own errors stay errors. */
function heard(reply: Promise<Reply>): Promise<Heard> {
  return reply.then(
    (value) => ({ reply: value }),
    (error: unknown) => {
      if (error instanceof TransportFault) return { fault: error };
      throw error instanceof Error ? error : new Incomplete("defect", "an unknown error was thrown");
    },
  );
}
