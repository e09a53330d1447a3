// The seam between the two protocol eras: how a connection is opened, and how each message is dressed afterwards.
// legacy.ts implements it with `initialize`; a later era adds its own file and nothing else changes.
import type { JsonObject } from "../model/json.js";
import type { JsonRpc } from "./json-rpc.js";
import type { Era } from "./session.js";

/** How messages are dressed once the revision is agreed. */
export interface Dialect {
  readonly era: Era;
  readonly revision: string;
  /** How a request is given up: by a `notifications/cancelled`, or by closing its HTTP exchange. */
  readonly cancellation: "notification" | "exchange";
  /** Whether a frame may hold several messages. */
  readonly batches: boolean;
  /** HTTP headers of one message, or undefined when there are none. */
  headers(method: string, params: JsonObject | undefined): Readonly<Record<string, string>> | undefined;
  /** The parameters as sent; an era with an envelope of its own adds it here. */
  params(params: JsonObject | undefined): JsonObject | undefined;
}

/** What a handshake may use. */
export interface HandshakeInput {
  /** Opens a fresh connection; a refused offer never shares one with the next. */
  open(): JsonRpc;
  /** Offered alone when given, in the place of the era's own order. */
  readonly offer?: string;
  /** Offered first when given: what worked before on this target. */
  readonly startAt?: string;
  /** The clock, in milliseconds. */
  nowMs(): number;
  /** Milliseconds left for the whole handshake. */
  remainingMs(): number;
  readonly clientInfo: { readonly name: string; readonly version: string };
  readonly clientCapabilities: JsonObject;
}

/** An answered handshake. */
export interface Handshake {
  readonly rpc: JsonRpc;
  readonly offered: string;
  readonly revision: string;
  readonly capabilities: JsonObject;
  /** When the answer came, in milliseconds of the clock. */
  readonly answeredAtMs: number;
}

/** One era's way to open a connection. */
export interface EraStrategy {
  readonly era: Era;
  /**
   * @throws Incomplete when the server cannot be reached or refuses
   * @throws TransportFault `budget` when the evaluation's budget is spent
   */
  handshake(input: HandshakeInput): Promise<Handshake>;
}
