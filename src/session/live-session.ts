// The session the rest of the house sees: one connection and what its handshake agreed on. Decides nothing itself.
import { type Incomplete, TransportFault } from "../model/errors.js";
import type { IdentitySeen } from "../model/discoverability.js";
import type { JsonObject } from "../model/json.js";
import type { TransportName } from "../transport/channel.js";
import { authRequired, isUnauthorized } from "./auth-required.js";
import type { Caller } from "./dialect.js";
import type { Handshake } from "./era.js";
import type { JsonRpc } from "./json-rpc.js";
import type { CallOptions, Era, OpenCall, Received, Reply, Session } from "./session.js";

/** A session over an answered handshake. */
export class LiveSession implements Session {
  readonly era: Era;
  readonly revision: string;
  readonly offered: string;
  readonly capabilities: JsonObject;
  readonly identity: IdentitySeen;
  readonly handshakeMs: number;
  readonly #rpc: JsonRpc;
  readonly #caller: Caller;

  /**
   * @param askedAtMs when the session was asked for, in milliseconds of the clock
   * @param onUnauthorized hears that the server no longer lets us in
   */
  constructor(
    handshake: Handshake,
    era: Era,
    askedAtMs: number,
    private readonly onUnauthorized: (cause: Incomplete) => void = () => undefined,
  ) {
    this.era = era;
    this.revision = handshake.revision;
    this.offered = handshake.offered;
    this.capabilities = handshake.capabilities;
    this.identity = handshake.identity;
    this.handshakeMs = handshake.answeredAtMs - askedAtMs;
    this.#rpc = handshake.rpc;
    this.#caller = handshake.caller;
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
    return this.begin(method, params, options).reply;
  }

  begin(method: string, params?: JsonObject, options?: CallOptions): OpenCall {
    const call = this.#caller.begin(method, params, options);
    call.reply.catch((fault: unknown) => {
      if (fault instanceof TransportFault && isUnauthorized(fault)) this.onUnauthorized(authRequired(fault));
    });
    return call;
  }

  notify(method: string, params?: JsonObject): Promise<void> {
    return this.#rpc.notify(method, params);
  }

  close(): Promise<void> {
    return this.#rpc.close();
  }
}
