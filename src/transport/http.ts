// Streamable HTTP as a channel: one POST a message, answers as JSON or as an event stream, at any status. Judges nothing.
// Server-to-client requests come on the stream of a POST, or on the standing GET stream when a caller asked for one.
import type { ClientRequest } from "node:http";
import { compactJson } from "../lib/encode-json.js";
import type { Json } from "../model/json.js";
import { RESUMABLE_REVISION } from "../model/revisions.js";
import type { Channel, Ending, InboundFrame, OutboundFrame } from "./channel.js";
import { FrameQueue } from "./frames.js";
import { isEventStream, type BodyFrame } from "./http-body.js";
import type { Exchange, ExchangeEnd, ExchangeSink, HttpLink, ResponseHead } from "./http-link.js";

/** How long the DELETE at close may take, in milliseconds. */
const DELETE_MS = 2_000;
/** How often one reply's stream is taken up again. */
const MAX_RESUMES = 3;
/** The wait before that when the server names none, and the longest that is honoured, in milliseconds. */
const RETRY_MS = 200;
const MAX_RETRY_MS = 2_000;
/** Statuses by which a server may say "later": too many requests, unavailable for now. */
const LATER: readonly number[] = [429, 503];

/** What this channel wants to know of an exchange: frames come with the response's status. */
interface ReplySink extends Pick<ExchangeSink, "eventId" | "retry" | "end"> {
  frame(frame: BodyFrame, status: number): void;
}

/** A request on its way, across the streams that may bring its reply. */
interface Awaited {
  readonly frame: OutboundFrame;
  isAnswered: boolean;
  /** Where the event stream can be taken up again, once an event had an id. */
  lastEventId: string | undefined;
  retryMs: number;
  resumes: number;
}

/** Streamable HTTP (2025-03-26 and later, basic/transports) over the connections of a link. */
export class HttpChannel implements Channel {
  readonly transport = "streamable-http";
  readonly ended: Promise<Ending>;
  readonly #queue = new FrameQueue();
  readonly #path: string;
  readonly #running = new Set<ClientRequest>();
  readonly #waits = new Set<NodeJS.Timeout>();
  #settle: (ending: Ending) => void = () => undefined;
  #sessionId: string | undefined;
  /** Headers of the latest frame, protocol version included: the DELETE needs them too. */
  #frameHeaders: OutboundFrame["headers"];
  #over = false;
  #closing: Promise<void> | undefined;

  constructor(private readonly link: HttpLink) {
    this.ended = new Promise((resolve) => (this.#settle = resolve));
    this.#path = link.url.pathname;
  }

  /** Resolves when the response's head came, or the exchange failed. */
  send(frame: OutboundFrame): Promise<void> {
    if (this.#over) return Promise.resolve();
    this.#frameHeaders = frame.headers ?? this.#frameHeaders;
    return new Promise((resolve) => this.#post(frame, resolve));
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.#queue.onFrame(listener);
  }

  listen(headers: OutboundFrame["headers"] = this.#frameHeaders): Promise<number | null> {
    if (this.#over) return Promise.resolve(null);
    return new Promise((resolve) => {
      const sink: ReplySink = {
        frame: (part, status) => this.#queue.push({ kind: "message", ...part, http: { status } }),
        end: (end) => {
          this.#finish(undefined, end, false);
          resolve(null); // without a head before it
        },
      };
      this.#get(headers, sink, (head) => resolve(head.status));
    });
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#end());
  }

  #post(frame: OutboundFrame, onHead: () => void): void {
    const body = compactJson(frame.message as Json);
    const headers: Record<string, string | number> = {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      ...frame.headers,
      ...this.#sessionHeader(),
    };
    const awaited: Awaited = { frame, isAnswered: false, lastEventId: undefined, retryMs: RETRY_MS, resumes: 0 };
    const sink = this.#replySink(awaited, (end) => {
      if (!this.#mayResume(awaited, end)) this.#finish(frame.requestId, end, awaited.isAnswered, frame);
      else this.#resumeLater(awaited, end);
      onHead();
    });
    const { signal } = frame;
    this.#start({ method: "POST", path: this.#path, headers, body, ...(signal === undefined ? {} : { signal }) }, sink, (head) => {
      if (head.status < 300 && frame.stateless !== true) this.#sessionId ??= head.sessionId;
      // What was not taken is told by the end, and nothing may overtake it.
      if (!LATER.includes(head.status)) onHead();
    });
  }

  /** Tied to the request: its frames, and what is needed to take its stream up again. */
  #replySink(awaited: Awaited, end: (end: ExchangeEnd) => void): ReplySink {
    const { requestId, headers } = awaited.frame;
    const sink: ReplySink = {
      frame: (part, status) => {
        awaited.isAnswered ||= requestId !== undefined && (part.json as { id?: unknown } | null | undefined)?.id === requestId;
        this.#queue.push({ kind: "message", ...part, http: requestId === undefined ? { status } : { status, requestId } });
      },
      end,
    };
    if (requestId === undefined || headers?.["mcp-protocol-version"] !== RESUMABLE_REVISION) return sink;
    return { ...sink, eventId: (id) => (awaited.lastEventId = id), retry: (ms) => (awaited.retryMs = Math.min(ms, MAX_RETRY_MS)) };
  }

  /** Starts an exchange that ends with the channel. */
  #start(exchange: Exchange, sink: ReplySink, onHead: (head: ResponseHead) => void): ClientRequest {
    let status = 0;
    const request = this.link.exchange(exchange, {
      ...sink,
      head: (head) => {
        status = head.status;
        onHead(head);
      },
      frame: (part) => sink.frame(part, status),
      end: (end) => {
        this.#running.delete(request);
        sink.end(end);
      },
    });
    this.#running.add(request);
    return request;
  }

  #mayResume(awaited: Awaited, end: ExchangeEnd): boolean {
    const { isAnswered, lastEventId, resumes, frame } = awaited;
    if (
      frame.stateless === true ||
      this.#over ||
      isAnswered ||
      lastEventId === undefined ||
      resumes >= MAX_RESUMES ||
      frame.signal?.aborted === true
    )
      return false;
    return end.status !== null && end.status < 300 && isEventStream(end.contentType);
  }

  /** @param before how the stream ended that is taken up again: the request ends like it when the server has no such stream */
  #resumeLater(awaited: Awaited, before: ExchangeEnd): void {
    awaited.resumes += 1;
    const timer = setTimeout(() => {
      this.#waits.delete(timer);
      this.#resume(awaited, before);
    }, awaited.retryMs);
    this.#waits.add(timer);
  }

  #resume(awaited: Awaited, before: ExchangeEnd): void {
    const { requestId, headers } = awaited.frame;
    const sink = this.#replySink(awaited, (end) => {
      if (this.#mayResume(awaited, end)) this.#resumeLater(awaited, end);
      else this.#finish(requestId, before, awaited.isAnswered);
    });
    const request = this.#get(
      { ...headers, "last-event-id": awaited.lastEventId ?? "" },
      {
        ...sink,
        frame: (part, status) => {
          sink.frame(part, status);
          // Servers may keep a stream that was taken up again open for good.
          if (awaited.isAnswered) request.destroy();
        },
      },
    );
  }

  #get(headers: OutboundFrame["headers"], sink: ReplySink, onHead: (head: ResponseHead) => void = () => undefined): ClientRequest {
    const all = { accept: "text/event-stream", ...headers, ...this.#sessionHeader() };
    return this.#start({ method: "GET", path: this.#path, headers: all }, sink, onHead);
  }

  #finish(requestId: number | undefined, end: ExchangeEnd, isAnswered: boolean, frame?: OutboundFrame): void {
    // The server dropped the session (2025-03-26 and later, basic/transports, session management).
    const isSessionLost = end.status === 404 && requestId !== undefined && this.#sessionId !== undefined && !isAnswered;
    // The channel ends first, so that nobody who hears of the fault still takes it for alive.
    if (isSessionLost) this.#dropSession();
    this.#queue.push({
      kind: "exchange-ended",
      ...end,
      ...(requestId === undefined ? {} : { requestId }),
      ...(isSessionLost ? { sessionLost: true } : {}),
      ...(frame !== undefined && requestId === undefined && LATER.includes(end.status ?? 0) ? { refused: frame } : {}),
      atMs: this.link.clock.now(),
    });
  }

  #sessionHeader(): Record<string, string> | undefined {
    return this.#sessionId === undefined ? undefined : { "mcp-session-id": this.#sessionId };
  }

  #dropSession(): void {
    this.#sessionId = undefined;
    this.#stop();
  }

  /** No frame may come any more. */
  #stop(): void {
    this.#over = true;
    for (const timer of this.#waits) clearTimeout(timer);
    this.#waits.clear();
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
      const headers = { ...this.#frameHeaders, "mcp-session-id": sessionId };
      const request = this.link.exchange(
        { method: "DELETE", path: this.#path, headers },
        {
          frame: () => undefined,
          end: () => {
            clearTimeout(timer);
            resolve();
          },
        },
      );
      const timer = setTimeout(() => request.destroy(), DELETE_MS);
    });
  }
}
