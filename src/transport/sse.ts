// HTTP+SSE, the transport of 2024-11-05, as a channel: one GET stream brings every message, POSTs to the address it names send ours.
// Judges nothing; when the stream ends, the channel ends.
import type { ClientRequest } from "node:http";
import { compactJson } from "../lib/encode-json.js";
import type { Json } from "../model/json.js";
import { SSE_CODES, type Channel, type Ending, type InboundFrame, type OutboundFrame } from "./channel.js";
import { FrameQueue } from "./frames.js";
import { isEventStream, type BodyFrame } from "./http-body.js";
import type { ExchangeEnd, HttpLink, ResponseHead } from "./http-link.js";

/** How long the `endpoint` event may take once the stream is open, in milliseconds; it is the first thing a server sends. */
const ENDPOINT_MS = 5_000;

/** HTTP+SSE (2024-11-05, basic/transports) over the connections of a link. The GET is sent at once. */
export class SseChannel implements Channel {
  readonly transport = "sse";
  readonly ended: Promise<Ending>;
  /** Resolves to undefined when the server named its address for messages, else to the end of the GET: every frame sent ends like it. */
  readonly opened: Promise<ExchangeEnd | undefined>;
  readonly #queue = new FrameQueue();
  readonly #stream: ClientRequest;
  readonly #running = new Set<ClientRequest>();
  /** Requests without reply yet. */
  readonly #awaited = new Set<number>();
  #settle: (ending: Ending) => void = () => undefined;
  #open: (refusal: ExchangeEnd | undefined) => void = () => undefined;
  #patience: NodeJS.Timeout | undefined;
  #refusalCode: string = SSE_CODES.missing;
  #status = 0;
  /** Path and query for messages, once named. */
  #endpoint: string | undefined;
  #hasAnswered = false;
  #over = false;

  /** @param headers of the frame that will be sent first */
  constructor(
    private readonly link: HttpLink,
    headers: OutboundFrame["headers"] = {},
  ) {
    this.ended = new Promise((resolve) => (this.#settle = resolve));
    this.opened = new Promise((resolve) => (this.#open = resolve));
    const exchange = { method: "GET", path: link.url.pathname, headers: { accept: "text/event-stream", ...headers } } as const;
    this.#stream = link.exchange(exchange, {
      head: (head) => this.#onStreamHead(head),
      frame: (part) => this.#onStreamFrame(part),
      otherEvent: (name, data) => {
        if (name === "endpoint" && this.#endpoint === undefined) this.#onEndpoint(data);
      },
      end: (end) => this.#onStreamEnd(end),
    });
  }

  /** Resolves when the response's head came, or the exchange failed. */
  async send(frame: OutboundFrame): Promise<void> {
    if (this.#endpoint === undefined) {
      const refusal = await this.opened;
      if (refusal !== undefined) return this.#report(frame.requestId, refusal);
    }
    const path = this.#endpoint;
    if (this.#over || path === undefined) return;
    await new Promise<void>((resolve) => this.#post(frame, path, resolve));
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.#queue.onFrame(listener);
  }

  close(): Promise<void> {
    this.#stop();
    return Promise.resolve();
  }

  #onStreamHead({ status, contentType }: ResponseHead): void {
    this.#status = status;
    // Anything but an event stream may be endless as well, and no byte of it matters.
    if (status >= 300 || !isEventStream(contentType)) this.#stream.destroy();
    else this.#patience = setTimeout(() => this.#stream.destroy(), ENDPOINT_MS);
  }

  /** A relative or absolute address of the same origin. */
  #onEndpoint(address: string): void {
    const { origin, href } = this.link.url;
    const url = URL.canParse(address, href) ? new URL(address, href) : undefined;
    if (url?.origin !== origin) {
      this.#refusalCode = url === undefined ? SSE_CODES.invalid : SSE_CODES.foreign;
      this.#stream.destroy();
      return;
    }
    clearTimeout(this.#patience);
    this.#endpoint = `${url.pathname}${url.search}`;
    this.#open(undefined);
  }

  #onStreamFrame(part: BodyFrame): void {
    const id = (part.json as { id?: unknown } | null | undefined)?.id;
    if (typeof id === "number" && this.#awaited.delete(id)) this.#hasAnswered = true;
    this.#queue.push({ kind: "message", ...part, http: { status: this.#status } });
  }

  #onStreamEnd(end: ExchangeEnd): void {
    clearTimeout(this.#patience);
    if (this.#endpoint === undefined) {
      const isStream = end.status !== null && end.status < 300 && isEventStream(end.contentType);
      const { errorCode, ...rest } = end;
      const code = isStream ? this.#refusalCode : end.status === null ? errorCode : undefined;
      this.#open(code === undefined ? rest : { ...rest, errorCode: code });
      return;
    }
    const awaited = [...this.#awaited];
    // The channel ends first, so that nobody who hears of a fault still takes it for alive.
    this.#stop();
    for (const requestId of awaited) this.#report(requestId, end);
  }

  #post(frame: OutboundFrame, path: string, onHead: () => void): void {
    const { requestId } = frame;
    const body = compactJson(frame.message as Json);
    const headers = {
      accept: "application/json",
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      ...frame.headers,
    };
    if (requestId !== undefined) this.#awaited.add(requestId);
    let status = 0;
    const request = this.link.exchange(
      { method: "POST", path, headers, body },
      {
        head: (head) => {
          status = head.status;
          onHead();
        },
        frame: (part) => {
          // Replies come on the stream; the body of an accepted POST is a courtesy.
          if (status < 300) return;
          this.#queue.push({ kind: "message", ...part, http: requestId === undefined ? { status } : { status, requestId } });
        },
        end: (end) => {
          this.#running.delete(request);
          if (end.status === null || end.status >= 300) this.#refused(requestId, end);
          onHead();
        },
      },
    );
    this.#running.add(request);
  }

  /** The server did not take a message. */
  #refused(requestId: number | undefined, end: ExchangeEnd): void {
    if (requestId === undefined || !this.#awaited.delete(requestId)) return;
    // An address that worked and is unknown now: the server dropped the connection's session.
    const isSessionLost = end.status === 404 && this.#hasAnswered;
    if (isSessionLost) this.#stop();
    this.#report(requestId, end, isSessionLost);
  }

  #report(requestId: number | undefined, end: ExchangeEnd, isSessionLost = false): void {
    this.#queue.push({
      kind: "exchange-ended",
      ...end,
      ...(requestId === undefined ? {} : { requestId }),
      ...(isSessionLost ? { sessionLost: true } : {}),
      atMs: this.link.clock.now(),
    });
  }

  /** No frame may come any more. */
  #stop(): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#patience);
    this.#awaited.clear();
    for (const request of [this.#stream, ...this.#running]) request.destroy();
    this.#settle({ kind: "closed" });
  }
}
