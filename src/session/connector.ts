// Opens sessions to one target and owns everything it opened: connections, spare processes, shared sockets.
// Transports are loaded when first needed: a run over one never pays for the other.
import { Incomplete } from "../model/errors.js";
import type { Clock } from "../model/host.js";
import type { JsonObject } from "../model/json.js";
import { isModernRevision, MODERN_REVISIONS, type ProtocolMode } from "../model/revisions.js";
import type { HttpTarget, StdioTarget, Target } from "../target/target.js";
import type { OpenChannel, TransportName } from "../transport/channel.js";
import type { Budget } from "./budget.js";
import type { WireSample, WireSeen } from "../model/wire-seen.js";
import { isUnauthorized } from "./auth-required.js";
import { detectEra, PROBE_SILENCE_MS } from "./detect.js";
import { type EraVerdict, type Handshake, OtherEra } from "./era.js";
import { JsonRpc } from "./json-rpc.js";
import { legacyEra } from "./legacy.js";
import { LiveSession } from "./live-session.js";
import { ToolHeaders } from "./mcp-headers.js";
import { modernDialect, modernEra } from "./modern.js";
import { Pace } from "./pace.js";
import type { ConnectOptions, Connector, Session } from "./session.js";
import { samplesOf, summarize } from "./wire-summary.js";
import type { WireTally } from "./wire-tally.js";

/** What every session of one evaluation shares. */
export interface ConnectorOptions {
  readonly clock: Clock;
  readonly budget: Budget;
  /** How long a handshake may take when the connect says nothing else, in milliseconds. */
  readonly startTimeoutMs: number;
  /** How long a call waits that says nothing else, in milliseconds; the standard's 15 s by default. */
  readonly callTimeoutMs?: number;
  readonly clientCapabilities: JsonObject;
  readonly clientInfo: { readonly name: string; readonly version: string };
  /** The era or revision to speak; "auto", the default, finds out. */
  readonly protocol?: ProtocolMode;
  /** How long finding out waits in silence before it tries `initialize`, in milliseconds. */
  readonly probeSilenceMs?: number;
  /** Hears, each time, that the server no longer lets us in (HTTP 401 to any request): what is measured after that says nothing. */
  readonly onUnauthorized?: (cause: Incomplete) => void;
  /** Hears once that the server limits how often it is asked, and that its limits are waited for. */
  readonly onLimited?: () => void;
}

/** Creates the connector of one target. Nothing is started before the first connect or prewarm. */
export function createConnector(target: Target, options: ConnectorOptions): Connector {
  return new TargetConnector(target, options);
}

interface Transport {
  readonly open: OpenChannel;
  close(): void;
  /** Why no access token could be had, where that is what keeps us out. */
  tokenFailure?(): Incomplete | undefined;
}

class TargetConnector implements Connector {
  readonly #mode: ProtocolMode;
  readonly #connections = new Set<JsonRpc>();
  /** Connections that nobody has used yet, oldest first. */
  readonly #spares: JsonRpc[] = [];
  readonly #toolHeaders = new ToolHeaders();
  readonly #pace: Pace;
  #loading: Promise<Transport> | undefined;
  #closing: Promise<void> | undefined;
  /** The era, once asked for; a failed attempt is forgotten. */
  #verdict: Promise<EraVerdict> | undefined;
  /** The offer this target took: later connects start with it. */
  #knownOffer: string | undefined;
  /** How many processes may wait idle. */
  #ahead = 0;

  constructor(
    private readonly target: Target,
    private readonly options: ConnectorOptions,
  ) {
    this.#mode = options.protocol ?? "auto";
    this.#pace = new Pace(options.clock, options.budget, options.onLimited);
  }

  get isLimited(): boolean {
    return this.#pace.isLimited;
  }

  /** What the target's kind says, until a connection turned out to speak HTTP+SSE. */
  get transport(): TransportName {
    if (this.target.kind === "stdio") return "stdio";
    return [...this.#connections].some(({ transport }) => transport === "sse") ? "sse" : "streamable-http";
  }

  async connect(options: ConnectOptions = {}): Promise<Session> {
    const { clock } = this.options;
    const transport = await this.#load();
    const askedAtMs = clock.now();
    const endsAt = askedAtMs + (options.timeoutMs ?? this.options.startTimeoutMs);
    const remainingMs = (): number => Math.max(0, endsAt - clock.now());
    try {
      const verdict = await this.#era(transport, remainingMs);
      try {
        return await this.#open(verdict, options, transport, askedAtMs, remainingMs);
      } catch (error) {
        if (!(error instanceof OtherEra)) throw error;
        if (this.#mode !== "auto") throw unsupported(this.#mode, `it speaks only the ${error.verdict.era} era`);
        this.#verdict = Promise.resolve(error.verdict);
        return await this.#open(error.verdict, options, transport, askedAtMs, remainingMs);
      }
    } catch (error) {
      if (this.#closing !== undefined) throw interrupted();
      if (isUnauthorized(error)) throw this.#shutOut(error as Incomplete, transport);
      // Both eras refused by pointing at the other one.
      if (error instanceof OtherEra) throw new Incomplete("initialize-failed", "the server refused both protocol eras");
      throw error;
    }
  }

  prewarm(count: number): void {
    if (this.target.kind !== "stdio") return;
    this.#ahead = Math.max(this.#ahead, count);
    void this.#load().then(
      (transport) => {
        while (this.#closing === undefined && this.#spares.filter((spare) => spare.alive).length < count) {
          this.#spares.push(this.#newConnection(transport));
        }
      },
      () => undefined,
    );
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#end());
  }

  #load(): Promise<Transport> {
    const { clock } = this.options;
    return (this.#loading ??= this.target.kind === "stdio" ? loadStdio(this.target, clock) : loadHttp(this.target, clock));
  }

  /** The era to speak: what the user asked for, else what the target shows, asked once. */
  #era(transport: Transport, remainingMs: () => number): Promise<EraVerdict> {
    const mode = this.#mode;
    if (mode === "modern") return Promise.resolve({ era: "modern", revision: MODERN_REVISIONS[0] });
    if (isModernRevision(mode)) return Promise.resolve({ era: "modern", revision: mode });
    if (mode !== "auto") return Promise.resolve({ era: "legacy", supported: mode === "legacy" ? [] : [mode] });
    this.#verdict ??= this.#detect(transport, remainingMs).catch((error: unknown) => {
      this.#verdict = undefined;
      throw error;
    });
    return this.#verdict;
  }

  async #detect(transport: Transport, remainingMs: () => number): Promise<EraVerdict> {
    const { clock, clientInfo, clientCapabilities } = this.options;
    const client = { clientInfo, clientCapabilities };
    const { verdict, rest, closed } = await detectEra({
      open: () => this.#take(transport),
      dialect: modernDialect(MODERN_REVISIONS[0], this.transport, client, this.#toolHeaders),
      silenceMs: this.options.probeSilenceMs ?? PROBE_SILENCE_MS,
      sleep: (ms, signal) => clock.sleep(ms, signal),
      remainingMs,
      ...client,
    });
    if (rest !== undefined && (this.target.kind !== "stdio" || this.#ahead > 0)) this.#spares.push(rest);
    else await rest?.close();
    // Where no process may wait idle, none may run beside another either.
    if (this.target.kind === "stdio" && this.#ahead === 0) await closed;
    return verdict;
  }

  async #open(
    verdict: EraVerdict,
    options: ConnectOptions,
    transport: Transport,
    askedAtMs: number,
    remainingMs: () => number,
  ): Promise<Session> {
    const { clock } = this.options;
    const { capabilities = this.options.clientCapabilities, answer, onNotification, callTimeoutMs } = options;
    const pinned = isPinned(this.#mode) && options.offer === undefined ? this.#mode : undefined;
    const offer = options.offer ?? pinned;
    const startAt = verdict.era === "modern" ? verdict.revision : (this.#knownOffer ?? verdict.supported[0]);
    const strategy = verdict.era === "modern" ? modernEra(this.#toolHeaders) : legacyEra;
    const opening = strategy.handshake({
      open: () => {
        const rpc = this.#take(transport);
        rpc.callTimeoutMs = callTimeoutMs ?? rpc.callTimeoutMs;
        rpc.serve({ answer, onNotification });
        return rpc;
      },
      ...(offer === undefined ? {} : { offer }),
      ...(startAt === undefined ? {} : { startAt }),
      nowMs: () => clock.now(),
      remainingMs,
      clientInfo: this.options.clientInfo,
      clientCapabilities: capabilities,
      ...(answer === undefined ? {} : { answer }),
    });
    const handshake = await (pinned === undefined ? opening : demand(opening, pinned));
    if (verdict.era === "legacy" && options.offer === undefined) this.#knownOffer = handshake.offered;
    const { revision, capabilities: declared, rpc } = handshake;
    // Whoever hears or answers must be reachable between its own calls; modern servers speak within those only.
    if (verdict.era === "legacy" && (answer !== undefined || onNotification !== undefined)) await rpc.listen();
    rpc.wire.agreement = { era: verdict.era, revision, capabilities: declared, clientCapabilities: capabilities };
    // A wait for a rate limit is no time of the server's.
    const startedAtMs = askedAtMs + this.#pace.heldBetween(askedAtMs, handshake.answeredAtMs);
    return new LiveSession(handshake, verdict.era, startedAtMs, (cause) => this.#shutOut(cause, transport));
  }

  wire(): WireSeen {
    return summarize(this.#tallies(), this.transport);
  }

  samples(): readonly WireSample[] {
    return samplesOf(this.#tallies());
  }

  #tallies(): readonly WireTally[] {
    return [...this.#connections].map(({ wire }) => wire);
  }

  #shutOut(cause: Incomplete, transport: Transport): Incomplete {
    const told = transport.tokenFailure?.() ?? cause;
    this.options.onUnauthorized?.(told);
    return told;
  }

  /** A connection that nobody has used: one that waits, or a fresh one. */
  #take(transport: Transport): JsonRpc {
    if (this.#closing !== undefined) throw interrupted();
    let spare = this.#spares.shift();
    while (spare?.alive === false) spare = this.#spares.shift();
    return spare ?? this.#newConnection(transport);
  }

  #newConnection(transport: Transport): JsonRpc {
    const { clock, budget, callTimeoutMs } = this.options;
    const connection = new JsonRpc(transport.open(), clock, budget, callTimeoutMs, this.#pace);
    this.#connections.add(connection);
    return connection;
  }

  async #end(): Promise<void> {
    await Promise.all([...this.#connections].map((connection) => connection.close()));
    const transport = await this.#loading?.catch(() => undefined);
    transport?.close();
  }
}

/** Whether a mode names one revision. */
function isPinned(mode: ProtocolMode): boolean {
  return mode !== "auto" && mode !== "legacy" && mode !== "modern";
}

/** A pinned revision is agreed to, or the run has no result. @throws Incomplete `protocol-unsupported` */
async function demand(opening: Promise<Handshake>, revision: ProtocolMode): Promise<Handshake> {
  let handshake: Handshake;
  try {
    handshake = await opening;
  } catch (error) {
    const isRefused = error instanceof Incomplete && error.code === "initialize-failed";
    throw isRefused ? unsupported(revision, "it refused it") : error;
  }
  if (handshake.revision === revision) return handshake;
  void handshake.rpc.close();
  throw unsupported(revision, "it answered another one");
}

function unsupported(mode: ProtocolMode, why: string): Incomplete {
  return new Incomplete(
    "protocol-unsupported",
    `the server does not speak the protocol asked for (--protocol ${mode}): ${why}; use --protocol auto`,
  );
}

async function loadStdio(target: StdioTarget, clock: Clock): Promise<Transport> {
  const { openStdio } = await import("../transport/stdio.js");
  return { open: () => openStdio(target, clock), close: () => undefined };
}

async function loadHttp(target: HttpTarget, clock: Clock): Promise<Transport> {
  const { httpOpener } = await import("../transport/http-opener.js");
  const opener = await httpOpener(target, clock);
  if (target.oauth === undefined) return opener;
  const { authorizedOpener } = await import("../transport/authorized.js");
  return authorizedOpener(opener, target, target.oauth, clock);
}

function interrupted(): Incomplete {
  return new Incomplete("interrupted", "the run was interrupted before the server answered initialize");
}
