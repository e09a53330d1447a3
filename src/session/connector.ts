// Opens sessions to one target and owns everything it opened: connections, spare processes, shared sockets.
// Transports are loaded when first needed: a run over one never pays for the other.
import { Incomplete } from "../model/errors.js";
import type { Clock } from "../model/host.js";
import type { JsonObject } from "../model/json.js";
import type { HttpTarget, StdioTarget, Target } from "../target/target.js";
import type { Channel, OpenChannel, TransportName } from "../transport/channel.js";
import type { Budget } from "./budget.js";
import type { EraStrategy, Handshake } from "./era.js";
import { JsonRpc } from "./json-rpc.js";
import { legacyEra } from "./legacy.js";
import type { CallOptions, ConnectOptions, Connector, Era, Received, Reply, Session } from "./session.js";

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
}

/** Creates the connector of one target. Nothing is started before the first connect or prewarm. */
export function createConnector(target: Target, options: ConnectorOptions): Connector {
  return new TargetConnector(target, options);
}

interface Transport {
  readonly open: OpenChannel;
  close(): void;
}

interface Spare {
  readonly channel: Channel;
  ended: boolean;
}

class TargetConnector implements Connector {
  readonly transport: TransportName;
  readonly #era: EraStrategy = legacyEra;
  readonly #connections = new Set<JsonRpc>();
  readonly #spares: Spare[] = [];
  #loading: Promise<Transport> | undefined;
  #closing: Promise<void> | undefined;
  /** The offer this target took: later connects start with it. */
  #knownOffer: string | undefined;

  constructor(
    private readonly target: Target,
    private readonly options: ConnectorOptions,
  ) {
    this.transport = target.kind === "stdio" ? "stdio" : "streamable-http";
  }

  async connect(options: ConnectOptions = {}): Promise<Session> {
    const { clock } = this.options;
    const transport = await this.#load();
    const endsAt = clock.now() + (options.timeoutMs ?? this.options.startTimeoutMs);
    let openedAtMs = clock.now();
    try {
      const handshake = await this.#era.handshake({
        open: () => {
          openedAtMs = clock.now();
          return this.#openConnection(transport, options.callTimeoutMs);
        },
        ...(options.offer === undefined ? {} : { offer: options.offer }),
        ...(this.#knownOffer === undefined ? {} : { startAt: this.#knownOffer }),
        nowMs: () => clock.now(),
        remainingMs: () => Math.max(0, endsAt - clock.now()),
        clientInfo: this.options.clientInfo,
        clientCapabilities: this.options.clientCapabilities,
      });
      if (options.offer === undefined) this.#knownOffer = handshake.offered;
      return new LiveSession(handshake, this.#era.era, openedAtMs);
    } catch (error) {
      if (this.#closing !== undefined) throw interrupted();
      throw error;
    }
  }

  prewarm(count: number): void {
    if (this.target.kind !== "stdio") return;
    void this.#load().then(
      (transport) => {
        while (this.#closing === undefined && this.#spares.filter((spare) => !spare.ended).length < count) this.#addSpare(transport);
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

  #openConnection(transport: Transport, callTimeoutMs = this.options.callTimeoutMs): JsonRpc {
    if (this.#closing !== undefined) throw interrupted();
    let spare = this.#spares.shift();
    while (spare?.ended === true) spare = this.#spares.shift();
    const connection = new JsonRpc(spare?.channel ?? transport.open(), this.options.clock, this.options.budget, callTimeoutMs);
    this.#connections.add(connection);
    return connection;
  }

  #addSpare(transport: Transport): void {
    const spare: Spare = { channel: transport.open(), ended: false };
    void spare.channel.ended.then(() => (spare.ended = true));
    this.#spares.push(spare);
  }

  async #end(): Promise<void> {
    await Promise.all([...this.#connections, ...this.#spares.map((spare) => spare.channel)].map((open) => open.close()));
    const transport = await this.#loading?.catch(() => undefined);
    transport?.close();
  }
}

/** The session the rest of the house sees. */
class LiveSession implements Session {
  readonly era: Era;
  readonly revision: string;
  readonly offered: string;
  readonly capabilities: JsonObject;
  readonly handshakeMs: number;
  readonly #rpc: JsonRpc;

  constructor(handshake: Handshake, era: Era, openedAtMs: number) {
    this.era = era;
    this.revision = handshake.revision;
    this.offered = handshake.offered;
    this.capabilities = handshake.capabilities;
    this.handshakeMs = handshake.answeredAtMs - openedAtMs;
    this.#rpc = handshake.rpc;
  }

  get transport(): TransportName {
    return this.#rpc.transport;
  }

  get received(): Readonly<Received> {
    return this.#rpc.received;
  }

  get alive(): boolean {
    return this.#rpc.alive;
  }

  call(method: string, params?: JsonObject, options?: CallOptions): Promise<Reply> {
    return this.#rpc.call(method, params, options);
  }

  notify(method: string, params?: JsonObject): Promise<void> {
    return this.#rpc.notify(method, params);
  }

  close(): Promise<void> {
    return this.#rpc.close();
  }
}

async function loadStdio(target: StdioTarget, clock: Clock): Promise<Transport> {
  const { openStdio } = await import("../transport/stdio.js");
  return { open: () => openStdio(target, clock), close: () => undefined };
}

async function loadHttp(target: HttpTarget, clock: Clock): Promise<Transport> {
  const { httpOpener } = await import("../transport/http-opener.js");
  return httpOpener(target, clock);
}

function interrupted(): Incomplete {
  return new Incomplete("interrupted", "the run was interrupted before the server answered initialize");
}
