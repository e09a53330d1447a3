// JSON-RPC over a channel, as the rest of the house sees it. Both eras (initialize; server/discover) fit this interface.
import type { JsonObject } from "../model/json.js";
import type { TransportName } from "../transport/channel.js";

/** legacy: revisions with `initialize` (2024-11-05 to 2025-11-25). modern: 2026-07-28 and later. */
export type Era = "legacy" | "modern";

/**
 * An answer. A JSON-RPC error is data, not an exception.
 * `ms` is the time from send to arrival; `explains` says whether the error has a non-empty message.
 */
export type Reply =
  | { readonly kind: "result"; readonly value: unknown; readonly ms: number; readonly bytes: number }
  | { readonly kind: "error"; readonly code: number; readonly explains: boolean; readonly data?: unknown; readonly ms: number };

/** Options of one request. */
export interface CallOptions {
  /** How long to wait, in milliseconds; the budget's remaining time caps it. Default CALL_TIMEOUT_MS. */
  readonly timeoutMs?: number;
  /** Aborting sends the era's cancellation and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Counts of what came in besides replies to our requests. No content. */
export interface Received {
  replies: number;
  /** Replies to requests that had already been given up. */
  late: number;
  /** Replies whose id was never sent, or second replies. */
  unknownIds: number;
  notifications: number;
  serverRequests: number;
  /** Lines or bodies that are not JSON. */
  notJson: number;
  /** JSON that is no JSON-RPC message. */
  notJsonRpc: number;
}

/** An initialised connection. */
export interface Session {
  readonly era: Era;
  /** Revision in force, for example "2025-11-25". */
  readonly revision: string;
  /** Revision the handshake that succeeded had offered. */
  readonly offered: string;
  readonly transport: TransportName;
  /** The server's declared capabilities. */
  readonly capabilities: JsonObject;
  /** Milliseconds from opening the channel to the answered handshake. */
  readonly handshakeMs: number;
  readonly received: Readonly<Received>;
  /** False once the connection ended; every further call would fault. */
  readonly alive: boolean;
  /**
   * Sends a request and waits for its reply.
   * @throws TransportFault and nothing else (abort reasons apart)
   */
  call(method: string, params?: JsonObject, options?: CallOptions): Promise<Reply>;
  /** Sends a notification. */
  notify(method: string, params?: JsonObject): Promise<void>;
  /** Closes the connection and all it started. Idempotent. */
  close(): Promise<void>;
}

/** Options of one connection. */
export interface ConnectOptions {
  /** Offer this revision only, instead of walking the ladder. The answered revision is accepted whatever it is. */
  readonly offer?: string;
  /** How long the handshake may take, in milliseconds. Default: the connector's start time-out. */
  readonly timeoutMs?: number;
  /** How long calls of this session wait that say nothing else, in milliseconds. Default: the connector's. */
  readonly callTimeoutMs?: number;
}

/** Opens sessions to one target. */
export interface Connector {
  readonly transport: TransportName;
  /**
   * Opens a fresh, initialised session (process or HTTP session of its own).
   * @throws Incomplete when the server cannot be reached or refuses to initialize
   */
  connect(options?: ConnectOptions): Promise<Session>;
  /** Starts up to `count` channels ahead without handshake, so that later connects are quick. stdio only; else nothing. */
  prewarm(count: number): void;
  /** Closes every session and spare this connector opened. Idempotent. */
  close(): Promise<void>;
}
