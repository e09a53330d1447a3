// The raw wire, one interface for every transport. Bytes go out as given; whatever comes in is an event, never an exception.

/** The transport's name, as reports spell it. */
export type TransportName = "stdio" | "streamable-http" | "sse";

/** A JSON-RPC message on its way out. */
export interface OutboundFrame {
  /** The message; encoded as compact JSON. */
  readonly message: unknown;
  /** The request's id, when the message is a request: HTTP exchanges are told apart by it. */
  readonly requestId?: number;
  /** HTTP headers over the target's own (protocol version, ...), `Host` and `Origin` included; names in lower case. Ignored on stdio. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborting closes the HTTP exchange; ignored on stdio. */
  readonly signal?: AbortSignal;
  /** Streamable HTTP only: the exchange stands alone, so that a session id or an event id in its response means nothing (2026-07-28). */
  readonly stateless?: boolean;
}

/** One frame off the wire: a stdout line, an HTTP body, or one SSE event. */
export interface InboundMessage {
  readonly kind: "message";
  /** Raw text; empty when it was over the frame cap (`oversize`). */
  readonly text: string;
  /** Size on the wire, in bytes. */
  readonly bytes: number;
  /** Monotonic arrival time, in milliseconds. */
  readonly atMs: number;
  /** The parsed JSON, or undefined when the text is not JSON. */
  readonly json?: unknown;
  readonly oversize: boolean;
  /** HTTP only: the status of the response that carried it, and the request it answers. */
  readonly http?: { readonly status: number; readonly requestId?: number };
}

/** HTTP only: the response to one POST ended; no further message for that request can come. */
export interface ExchangeEnded {
  readonly kind: "exchange-ended";
  readonly requestId?: number;
  /** HTTP status, or null when no response came (refused, reset, aborted). */
  readonly status: number | null;
  /** Media type of the response without parameters, lower case; empty when none. */
  readonly contentType: string;
  /** Network error code (ECONNREFUSED, ECONNRESET, ...) when status is null or the body broke off; or one of SSE_CODES or PROXY_REFUSED. */
  readonly errorCode?: string;
  /** The response's WWW-Authenticate header: the server's text, so never in a report. */
  readonly wwwAuthenticate?: string;
  /** The response's Retry-After header, in milliseconds from its arrival. */
  readonly retryAfterMs?: number;
  /** What was sent, where that was no request and the server may take it later (HTTP 429 or 503). */
  readonly refused?: OutboundFrame;
  /** 404 to a request that carried a session id: the server dropped the session, and the channel ends. */
  readonly sessionLost?: boolean;
  readonly atMs: number;
}

/** Start of the network code that stands for a refusal by a proxy; its HTTP status follows. */
export const PROXY_REFUSED = "PROXY_HTTP_";

/** Network codes of event streams that are none of the HTTP+SSE transport. */
export const SSE_CODES = {
  /** The stream ended, or stayed silent, without an `endpoint` event. */
  missing: "SSE_ENDPOINT_MISSING",
  /** The `endpoint` event holds no address. */
  invalid: "SSE_ENDPOINT_INVALID",
  /** The `endpoint` event names another origin, to which nothing is sent: headers may hold credentials. */
  foreign: "SSE_ENDPOINT_ORIGIN",
} as const;

/** What a channel reports. */
export type InboundFrame = InboundMessage | ExchangeEnded;

/** How a channel ended. `stderrTail` is for the terminal only. */
export type Ending =
  /** By us. stdio: `forced` by which signal when the end of stdin was not enough, `left` when processes of the server outlived it. */
  | { readonly kind: "closed"; readonly forced?: "sigterm" | "sigkill"; readonly left?: true }
  | { readonly kind: "not-started"; readonly errorCode: string }
  | { readonly kind: "exited"; readonly code: number | null; readonly signal: string | null; readonly stderrTail: readonly string[] };

/** One open connection to a server. */
export interface Channel {
  readonly transport: TransportName;
  /** Hands one frame to the wire. Never rejects because of the server: a failed send shows as `ended` or `exchange-ended`. */
  send(frame: OutboundFrame): Promise<void>;
  /** Sets the single listener; frames that arrived earlier are delivered first. */
  onFrame(listener: (frame: InboundFrame) => void): void;
  /** Resolves once, when no frame can come any more. */
  readonly ended: Promise<Ending>;
  /**
   * Streamable HTTP only: opens the standing stream on which a server sends what answers no request. Its messages come as
   * frames without `requestId`, then an `exchange-ended`. Resolves with the HTTP status (405: the server has no such stream),
   * or null without a response.
   */
  listen?(headers?: OutboundFrame["headers"]): Promise<number | null>;
  /** Ends the connection and whatever it started (process tree, HTTP session). Idempotent; resolves when all is gone. */
  close(): Promise<void>;
}

/** Opens a channel; for stdio this starts the process. Must not throw for the server's sake. */
export type OpenChannel = () => Channel;
