// Which HTTP transport a server speaks: Streamable HTTP, or HTTP+SSE when its refusal of `initialize` and a GET say so
// (2025-11-25, basic/transports, backwards compatibility). Found out once per opener, by the first `initialize`.
import type { Clock } from "../model/host.js";
import type { HttpTarget } from "../target/target.js";
import {
  SSE_CODES,
  type Channel,
  type Ending,
  type ExchangeEnded,
  type InboundFrame,
  type InboundMessage,
  type OpenChannel,
  type OutboundFrame,
  type TransportName,
} from "./channel.js";
import { FrameQueue } from "./frames.js";
import { HttpChannel } from "./http.js";
import { openLink, type ExchangeEnd, type HttpLink } from "./http-link.js";
import { SseChannel } from "./sse.js";

/** Opens channels to one server over shared connections. */
export interface HttpOpener {
  readonly open: OpenChannel;
  /** Drops the shared connections. Channels must be closed first. */
  close(): void;
}

/**
 * Prepares channels to a URL.
 * @throws UsageError when the environment names a proxy that is no http or https address
 */
export async function httpOpener(target: HttpTarget, clock: Clock): Promise<HttpOpener> {
  const link = await openLink(target, clock);
  const found: Found = { transport: undefined };
  return { open: () => openChannel(link, found), close: () => link.close() };
}

/** What the server turned out to speak. */
interface Found {
  transport: "streamable-http" | "sse" | undefined;
}

function openChannel(link: HttpLink, found: Found): Channel {
  if (found.transport === "sse") return new SseChannel(link);
  return found.transport === "streamable-http" ? new HttpChannel(link) : new UndecidedChannel(link, found);
}

/** An `initialize` that was refused: what the server answered is held back until the other transport has been tried. */
interface Held {
  readonly frame: OutboundFrame;
  readonly messages: InboundMessage[];
}

/** Streamable HTTP that turns into HTTP+SSE when `initialize` is refused and a GET brings an `endpoint` event. */
class UndecidedChannel implements Channel {
  readonly ended: Promise<Ending>;
  readonly #queue = new FrameQueue();
  #settle: (ending: Ending) => void = () => undefined;
  #inner: Channel;
  #held: Held | undefined;
  #closing: Promise<void> | undefined;

  constructor(
    private readonly link: HttpLink,
    private readonly found: Found,
  ) {
    this.ended = new Promise((resolve) => (this.#settle = resolve));
    const http = new HttpChannel(link);
    this.#inner = http;
    http.onFrame((frame) => this.#onFrame(frame));
    void http.ended.then((ending) => this.#inner === http && this.#settle(ending));
  }

  get transport(): TransportName {
    return this.#inner.transport;
  }

  send(frame: OutboundFrame): Promise<void> {
    if (this.transport === "streamable-http" && isInitialize(frame)) {
      // Another channel may have found out since this one was opened.
      if (this.found.transport === "sse") this.#become(new SseChannel(this.link, frame.headers));
      else if (this.found.transport === undefined) this.#held = { frame, messages: [] };
    }
    return this.#inner.send(frame);
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.#queue.onFrame(listener);
  }

  listen(headers?: OutboundFrame["headers"]): Promise<number | null> {
    return this.#inner.listen?.(headers) ?? Promise.resolve(null);
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#inner.close());
  }

  #onFrame(frame: InboundFrame): void {
    const held = this.#held;
    if (held !== undefined && requestOf(frame) === held.frame.requestId) {
      if (isRefusal(frame)) {
        if (frame.kind === "message") held.messages.push(frame);
        else void this.#tryOther(held, frame);
        return;
      }
      // Anything else speaks Streamable HTTP, or wants credentials, or is broken: no other transport would help.
      this.#held = undefined;
      if (frame.kind === "message" && isJsonRpc(frame.json)) this.found.transport = "streamable-http";
      for (const message of held.messages) this.#queue.push(message);
    }
    this.#queue.push(frame);
  }

  #become(sse: SseChannel): void {
    this.#inner = sse;
    sse.onFrame((frame) => this.#queue.push(frame));
    void sse.ended.then((ending) => this.#settle(ending));
  }

  async #tryOther(held: Held, end: ExchangeEnded): Promise<void> {
    this.#held = undefined;
    const sse = new SseChannel(this.link, held.frame.headers);
    void this.ended.then(() => sse.close());
    const refusal = await sse.opened;
    if (this.#closing !== undefined) return sse.close();
    if (refusal === undefined) {
      this.found.transport = "sse";
      this.#become(sse);
      return sse.send(held.frame);
    }
    void sse.close();
    // Credentials or a server in trouble may be in the way: the next connection asks again.
    const told = moreInformative(end, refusal);
    if (told === end) this.found.transport = "streamable-http";
    for (const message of held.messages) this.#queue.push(message);
    this.#queue.push(told);
  }
}

function isInitialize(frame: OutboundFrame): boolean {
  return frame.requestId !== undefined && (frame.message as { method?: unknown }).method === "initialize";
}

function requestOf(frame: InboundFrame): number | undefined {
  return frame.kind === "message" ? frame.http?.requestId : frame.requestId;
}

/** A 4xx that asks for no credentials and holds no JSON-RPC message. */
function isRefusal(frame: InboundFrame): boolean {
  const status = frame.kind === "message" ? frame.http?.status : frame.status;
  if (status === undefined || status === null || status < 400 || status >= 500 || status === 401 || status === 403) return false;
  return frame.kind === "exchange-ended" || !isJsonRpc(frame.json);
}

function isJsonRpc(json: unknown): boolean {
  const message: unknown = Array.isArray(json) ? json[0] : json;
  return typeof message === "object" && message !== null && (message as { jsonrpc?: unknown }).jsonrpc === "2.0";
}

/**
 * How both refusals are told as one. Credentials asked for by the GET explain everything, a stream with an unusable address
 * is an HTTP+SSE server, and trouble (429, 5xx) says more than an address that is not there for POST.
 */
function moreInformative(post: ExchangeEnded, get: ExchangeEnd): ExchangeEnded {
  const { status, errorCode } = get;
  const isAuth = status === 401 || status === 403;
  const isBadAddress = errorCode === SSE_CODES.invalid || errorCode === SSE_CODES.foreign;
  const isTrouble = status !== null && (status === 429 || status >= 500) && (post.status === 404 || post.status === 405);
  if (!isAuth && !isBadAddress && !isTrouble) return post;
  return { kind: "exchange-ended", ...get, ...(post.requestId === undefined ? {} : { requestId: post.requestId }), atMs: post.atMs };
}
