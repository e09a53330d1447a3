// Streamable HTTP as a channel: one POST a message, answers as JSON or as an event stream, at any status. Judges nothing.
// Server-to-client requests come on the stream of a POST; the standing GET stream and resumption would open in HttpChannel too.
// node:http and not fetch: fetch costs about 100 ms at start and adds headers of its own.
import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import type { Clock } from "../model/host.js";
import type { HttpTarget } from "../target/target.js";
import type { Channel, Ending, ExchangeEnded, InboundFrame, OpenChannel, OutboundFrame } from "./channel.js";
import { FrameQueue } from "./frames.js";
import { mediaType, readBody } from "./http-body.js";

/** How long an idle connection is kept, in milliseconds: below every common server's own limit, so that no request meets a closing one. */
const IDLE_MS = 1_500;
/** How long the DELETE at close may take, in milliseconds. */
const DELETE_MS = 2_000;

type SendRequest = (options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;

/** Opens channels to one server over shared connections. */
export interface HttpOpener {
  readonly open: OpenChannel;
  /** Drops the shared connections. Channels must be closed first. */
  close(): void;
}

/** Prepares channels to a URL. The TLS stack is loaded for https only. */
export async function httpOpener(target: HttpTarget, clock: Clock): Promise<HttpOpener> {
  const { Agent: AgentClass, request } = target.url.protocol === "https:" ? await import("node:https") : await import("node:http");
  const agent: Agent = new AgentClass({ keepAlive: true, noDelay: true, timeout: IDLE_MS });
  return { open: () => new HttpChannel(request, agent, target, clock), close: () => agent.destroy() };
}

class HttpChannel implements Channel {
  readonly transport = "streamable-http";
  readonly ended: Promise<Ending>;
  readonly #queue = new FrameQueue();
  readonly #options: RequestOptions;
  readonly #running = new Set<ClientRequest>();
  #settle: (ending: Ending) => void = () => undefined;
  #sessionId: string | undefined;
  /** Headers of the latest frame, protocol version included: the DELETE needs them too. */
  #frameHeaders: OutboundFrame["headers"];
  #over = false;
  #closing: Promise<void> | undefined;

  constructor(
    private readonly request: SendRequest,
    agent: Agent,
    private readonly target: HttpTarget,
    private readonly clock: Clock,
  ) {
    this.ended = new Promise((resolve) => (this.#settle = resolve));
    const { hostname, port, pathname, protocol } = target.url;
    this.#options = { agent, protocol, hostname: hostname.replace(/^\[|\]$/g, ""), port, path: pathname };
  }

  /** Resolves when the response's head came, or the exchange failed. */
  send(frame: OutboundFrame): Promise<void> {
    if (this.#over) return Promise.resolve();
    this.#frameHeaders = frame.headers ?? this.#frameHeaders;
    return new Promise((resolve) => this.#exchange(frame, JSON.stringify(frame.message), resolve));
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.#queue.onFrame(listener);
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#end());
  }

  #exchange(frame: OutboundFrame, body: string, onHead: () => void): void {
    const { requestId, signal } = frame;
    let status: number | null = null;
    let contentType = "";
    let isAnswered = false;
    let isDone = false;
    const request = this.request({ ...this.#options, method: "POST", headers: this.#headers(body, frame.headers) }, (response) => {
      status = response.statusCode ?? 0;
      contentType = mediaType(response);
      this.#keepSessionId(response, status);
      onHead();
      const http = requestId === undefined ? { status } : { status, requestId };
      readBody(response, contentType, this.clock, {
        frame: (part) => {
          isAnswered ||= requestId !== undefined && (part.json as { id?: unknown } | null | undefined)?.id === requestId;
          this.#queue.push({ kind: "message", ...part, http });
        },
        overflow: () => request.destroy(),
      });
      response.on("end", () => done());
      response.on("error", (error) => done(networkCode(error)));
      response.on("close", () => done("ECONNRESET"));
    });
    const onAbort = (): void => void request.destroy();
    const done = (errorCode?: string): void => {
      if (isDone) return;
      isDone = true;
      this.#running.delete(request);
      signal?.removeEventListener("abort", onAbort);
      // The server dropped the session (2025-03-26 and later, basic/transports, session management).
      const isSessionLost = status === 404 && requestId !== undefined && this.#sessionId !== undefined && !isAnswered;
      // The channel ends first, so that nobody who hears of the fault still takes it for alive.
      if (isSessionLost) this.#dropSession();
      const end: ExchangeEnded = { kind: "exchange-ended", status, contentType, atMs: this.clock.now() };
      this.#queue.push({
        ...end,
        ...(requestId === undefined ? {} : { requestId }),
        ...(errorCode === undefined ? {} : { errorCode }),
        ...(isSessionLost ? { sessionLost: true } : {}),
      });
      onHead();
    };
    this.#running.add(request);
    request.on("error", (error) => done(networkCode(error)));
    // Ends without response and without error exist: an unrequested protocol switch, for one.
    request.on("close", () => done("ECONNRESET"));
    signal?.addEventListener("abort", onAbort, { once: true });
    if (signal?.aborted === true) onAbort();
    request.end(body);
  }

  #headers(body: string, extra: OutboundFrame["headers"]): Record<string, string | number> {
    const headers: Record<string, string | number> = {
      ...this.target.headers,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      ...extra,
    };
    if (this.#sessionId !== undefined) headers["mcp-session-id"] = this.#sessionId;
    return headers;
  }

  #keepSessionId(response: IncomingMessage, status: number): void {
    const id = response.headers["mcp-session-id"];
    // The specification allows visible ASCII only; anything else could not be sent back.
    if (this.#sessionId === undefined && status < 300 && typeof id === "string" && /^[\x21-\x7e]+$/.test(id)) this.#sessionId = id;
  }

  #dropSession(): void {
    this.#sessionId = undefined;
    this.#stop();
  }

  /** No frame may come any more. */
  #stop(): void {
    this.#over = true;
    for (const request of this.#running) request.destroy();
    this.#settle({ kind: "closed" });
  }

  async #end(): Promise<void> {
    this.#stop();
    if (this.#sessionId !== undefined) await this.#deleteSession(this.#sessionId);
  }

  /** Tells the server that the session is over. Servers may refuse (405); nothing depends on the answer. */
  #deleteSession(sessionId: string): Promise<void> {
    return new Promise((resolve) => {
      const headers = { ...this.target.headers, ...this.#frameHeaders, "mcp-session-id": sessionId };
      const request = this.request({ ...this.#options, method: "DELETE", headers }, (response) => response.resume());
      const timer = setTimeout(() => request.destroy(), DELETE_MS);
      request.on("error", () => undefined);
      request.on("close", () => {
        clearTimeout(timer);
        resolve();
      });
      request.end();
    });
  }
}

function networkCode(error: Error): string {
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : "ECONNRESET";
}
