// JSON-RPC over a channel, as the rest of the house sees it. Both eras (initialize; server/discover) fit this interface.
import type { IdentitySeen } from "../model/discoverability.js";
import type { JsonObject } from "../model/json.js";
import type { WireSample, WireSeen } from "../model/wire-seen.js";
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
  /**
   * Modern era only: says in this one request (envelope and header) that it is of another revision, for checks of how a
   * server refuses one. Legacy connections agreed on theirs and ignore it.
   */
  readonly asRevision?: string;
}

/** A request under way that its owner can watch and give up by hand. */
export interface OpenCall {
  /** The JSON-RPC id on the wire (of the latest round, where a modern request takes several); undefined when nothing was sent. */
  readonly id: number | undefined;
  /** What `Session.call` would return. After `cancel` it rejects with a TransportFault `cancelled`. */
  readonly reply: Promise<Reply>;
  /**
   * A reply that came after the call was given up (cancelled, aborted or timed out). Stays pending when none comes, so race it
   * against a time-out. Legal on a legacy connection and on modern stdio; over modern HTTP the exchange is closed and none can come.
   */
  readonly late: Promise<Reply>;
  /**
   * Gives the call up with the era's cancellation: `notifications/cancelled` with this reason, or the end of the HTTP exchange
   * (modern). Resolves when that is on its way; does nothing once the call has settled. Never rejects.
   */
  cancel(reason: string): Promise<void>;
}

/**
 * Answers one thing the server asks of the client: a request of its own (legacy) or one entry of `inputRequests` (modern;
 * an error gives the whole call up there). A rejection is answered as an internal error.
 */
export type Answer = (request: {
  readonly method: string;
  readonly params: JsonObject;
}) => Promise<{ readonly result: JsonObject } | { readonly error: { readonly code: number; readonly message: string } }>;

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
  /** What the handshake told of the server. */
  readonly identity: IdentitySeen;
  /** Milliseconds from asking for a session to its answered handshake, finding out the era and refused offers included. */
  readonly handshakeMs: number;
  readonly received: Readonly<Received>;
  /** False once the connection ended; every further call would fault. */
  readonly alive: boolean;
  /**
   * Sends a request and waits for its reply.
   * @throws TransportFault and nothing else (abort reasons apart)
   */
  call(method: string, params?: JsonObject, options?: CallOptions): Promise<Reply>;
  /** Sends a request and hands it over while it waits: `call` for those who cancel, or watch for a late reply. Never throws. */
  begin(method: string, params?: JsonObject, options?: CallOptions): OpenCall;
  /** Sends a notification. */
  notify(method: string, params?: JsonObject): Promise<void>;
  /** Closes the connection and all it started. Idempotent. */
  close(): Promise<void>;
}

/** Options of one connection. */
export interface ConnectOptions {
  /**
   * Legacy era: offer this revision only, instead of walking the ladder. The answered revision is accepted whatever it is.
   * A modern session has nothing to offer and ignores it (see `CallOptions.asRevision`).
   */
  readonly offer?: string;
  /** Client capabilities this session declares. Default: the connector's. */
  readonly capabilities?: JsonObject;
  /**
   * Answers what the server asks of the client (`ping` apart, which always gets its answer). Default: legacy requests are
   * declined with -32601, modern elicitation with the action `decline`, and other modern input is given up.
   */
  readonly answer?: Answer;
  /** Hears every notification of the server, in order of arrival, from the first moment of the connection. */
  readonly onNotification?: (method: string, params: JsonObject) => void;
  /** How long the handshake may take, in milliseconds. Default: the connector's start time-out. */
  readonly timeoutMs?: number;
  /** How long calls of this session wait that say nothing else, in milliseconds. Default: the connector's. */
  readonly callTimeoutMs?: number;
}

/** Opens sessions to one target. */
export interface Connector {
  /** The transport as the target asks for it; a session may turn out to use another one (HTTP+SSE). */
  readonly transport: TransportName;
  /** Whether the server once said that it is asked too often (HTTP 429): what needs no company should then be asked alone. */
  readonly isLimited: boolean;
  /**
   * Opens a fresh, initialised session (process or HTTP session of its own). The first one finds out the era, and every
   * later one uses the same.
   * @throws Incomplete when the server cannot be reached, refuses to initialize, or lacks the protocol asked for
   */
  connect(options?: ConnectOptions): Promise<Session>;
  /**
   * Starts up to `count` channels ahead without handshake, so that later connects are quick. stdio only; else nothing.
   * Without it no process of ours waits idle: the one that shows the era is ended before the next one starts.
   */
  prewarm(count: number): void;
  /** What every connection so far brought in, counted; complete once the connector is closed. */
  wire(): WireSeen;
  /** A bounded sample of replies, for a look at their shape. Content: never for a report. */
  samples(): readonly WireSample[];
  /** Closes every session and spare this connector opened. Idempotent. */
  close(): Promise<void>;
}
