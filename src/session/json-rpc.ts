// Requests and replies over one channel: ids, time-outs, cancellation, answers to the server's own requests.
// Everything a server sends is data: it settles a call, or it is counted. Knows no handshake and no revision by name.
import { TransportFault, type FaultKind } from "../model/errors.js";
import type { Clock } from "../model/host.js";
import type { JsonObject } from "../model/json.js";
import { CALL_TIMEOUT_MS, MAX_DECLINED_REQUESTS } from "../model/limits.js";
import type { Channel, Ending, ExchangeEnded, InboundFrame, InboundMessage } from "../transport/channel.js";
import type { Budget } from "./budget.js";
import { classify, type Envelope } from "./envelope.js";
import type { Dialect } from "./era.js";
import { describeEnding, describeExchange } from "./faults.js";
import type { CallOptions, Received, Reply } from "./session.js";

/** Pings answered while one call waits: enough for any keep-alive, and a flood costs the flooder only. */
const MAX_ANSWERED_PINGS = 64;
/** How long a notification over HTTP may wait for its acceptance, in milliseconds. */
const NOTIFY_TIMEOUT_MS = 5_000;
const METHOD_NOT_FOUND = -32601;

interface Pending {
  readonly method: string;
  readonly sentAtMs: number;
  readonly timer: NodeJS.Timeout;
  readonly stopListening: (() => void) | undefined;
  readonly exchange: AbortController | undefined;
  resolve(reply: Reply): void;
  reject(reason: unknown): void;
}

/** One JSON-RPC connection. */
export class JsonRpc {
  readonly received: Received = { replies: 0, late: 0, unknownIds: 0, notifications: 0, serverRequests: 0, notJson: 0, notJsonRpc: 0 };
  /** How the channel ended; undefined while it is open. */
  ending: Ending | undefined;
  /** The HTTP exchange that last ended without a reply. */
  failedExchange: ExchangeEnded | undefined;
  #dialect: Dialect | undefined;
  #lastId = 0;
  readonly #pending = new Map<number, Pending>();
  readonly #givenUp = new Set<number>();
  #declined = 0;
  #pings = 0;
  #closing: Promise<void> | undefined;

  /**
   * Takes over a fresh channel.
   * @param callTimeoutMs how long a call waits that says nothing else, in milliseconds
   */
  constructor(
    private readonly channel: Channel,
    private readonly clock: Clock,
    private readonly budget: Budget,
    private readonly callTimeoutMs: number = CALL_TIMEOUT_MS,
  ) {
    channel.onFrame((frame) => this.#onFrame(frame));
    void channel.ended.then((ending) => this.#onEnded(ending));
  }

  get transport(): Channel["transport"] {
    return this.channel.transport;
  }

  get alive(): boolean {
    return this.ending === undefined && this.#closing === undefined;
  }

  /** Requests sent so far. */
  get requestsSent(): number {
    return this.#lastId;
  }

  /** From now on messages are dressed as the agreed revision wants. */
  adopt(dialect: Dialect): void {
    this.#dialect = dialect;
  }

  /**
   * Sends a request and waits for its reply.
   * @throws TransportFault, or the abort reason
   */
  call(method: string, params?: JsonObject, options: CallOptions = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const { signal, timeoutMs = this.callTimeoutMs } = options;
      if (signal?.aborted === true) return reject(signal.reason as Error);
      const dead = this.#deadFault();
      if (dead !== undefined) return reject(dead);
      this.budget.take(); // what it throws rejects the call
      const id = ++this.#lastId;
      const leftMs = this.budget.remainingMs;
      const isBudget = leftMs < timeoutMs;
      const waitMs = Math.min(timeoutMs, leftMs);
      const timer = setTimeout(() => {
        const text = isBudget ? "the evaluation's time is spent" : `no reply within ${Math.round(waitMs)} ms`;
        this.#giveUp(id, new TransportFault(isBudget ? "budget" : "timeout", text));
      }, waitMs);
      const onAbort = (): void => this.#giveUp(id, signal === undefined ? undefined : reasonOf(signal));
      signal?.addEventListener("abort", onAbort, { once: true });
      const stopListening = signal === undefined ? undefined : () => signal.removeEventListener("abort", onAbort);
      const exchange = this.#dialect?.cancellation === "exchange" ? new AbortController() : undefined;
      this.#declined = 0;
      this.#pings = 0;
      this.#pending.set(id, { method, sentAtMs: this.clock.now(), timer, stopListening, exchange, resolve, reject });
      void this.#send(method, params, id, exchange?.signal);
    });
  }

  /** Sends a notification; over HTTP it waits, for a bounded time, until the server took it. Never rejects. */
  async notify(method: string, params?: JsonObject): Promise<void> {
    const sent = this.#send(method, params);
    if (this.transport === "stdio") return;
    let timer: NodeJS.Timeout | undefined;
    const bound = new Promise<void>((resolve) => (timer = setTimeout(resolve, NOTIFY_TIMEOUT_MS)));
    await Promise.race([sent, bound]);
    clearTimeout(timer);
  }

  /** Ends the channel; calls that still wait fault as `closed`. */
  close(): Promise<void> {
    if (this.#closing === undefined) {
      this.#closing = this.channel.close();
      this.#faultAll("closed", "the session was closed");
    }
    return this.#closing;
  }

  #send(method: string, params?: JsonObject, id?: number, signal?: AbortSignal): Promise<void> {
    if (!this.alive) return Promise.resolve();
    const dressed = this.#dialect === undefined ? params : this.#dialect.params(params);
    const headers = this.#dialect?.headers(method, dressed);
    return this.channel.send({
      message: { jsonrpc: "2.0", id, method, params: dressed },
      ...(id === undefined ? {} : { requestId: id }),
      ...(headers === undefined ? {} : { headers }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  #onFrame(frame: InboundFrame): void {
    if (frame.kind === "exchange-ended") this.#onExchangeEnded(frame);
    else this.#onMessage(frame);
  }

  #onMessage(frame: InboundMessage): void {
    const askedBy = frame.http?.requestId;
    const status = frame.http?.status;
    if (status === 401 || status === 403) {
      // Whatever the body says, the server wants credentials: that is never a reply.
      if (askedBy !== undefined) this.#fault(askedBy, "auth", `HTTP ${status}: the server needs credentials`, status);
    } else if (frame.oversize) {
      this.received.notJson += 1;
      // Over stdio nobody can tell whose reply the dropped line was.
      for (const id of askedBy === undefined ? [...this.#pending.keys()] : [askedBy])
        this.#fault(id, "error", "the frame is over the size limit");
    } else if (frame.json === undefined) {
      this.received.notJson += 1;
    } else if (this.#isBatch(frame)) {
      for (const message of frame.json as unknown[]) this.#onEnvelope(classify(message), frame);
    } else {
      this.#onEnvelope(classify(frame.json), frame);
    }
  }

  /** A batch where the revision has them; over HTTP a batch of one passes always, as the official clients let it. */
  #isBatch(frame: InboundMessage): boolean {
    const { json } = frame;
    return Array.isArray(json) && json.length > 0 && (this.#dialect?.batches === true || (json.length === 1 && frame.http !== undefined));
  }

  #onEnvelope(envelope: Envelope, frame: InboundMessage): void {
    switch (envelope.kind) {
      case "result": {
        const call = this.#take(envelope.id);
        call?.resolve({ kind: "result", value: envelope.value, ms: frame.atMs - call.sentAtMs, bytes: frame.bytes });
        return;
      }
      case "error": {
        const id = envelope.id ?? idOfExchange(frame);
        const call = id === undefined ? void (this.received.unknownIds += 1) : this.#take(id);
        if (call === undefined) return;
        const data = envelope.data === undefined ? {} : { data: envelope.data };
        const explains = envelope.message.trim() !== "";
        return call.resolve({ kind: "error", code: envelope.code, explains, ...data, ms: frame.atMs - call.sentAtMs });
      }
      case "notification":
        this.received.notifications += 1;
        return;
      case "request":
        this.received.serverRequests += 1;
        return this.#answer(envelope.id, envelope.method);
      case "broken-reply":
        this.received.notJsonRpc += 1;
        return this.#fault(envelope.id, "error", "the reply is no valid JSON-RPC response");
      case "not-jsonrpc":
        this.received.notJsonRpc += 1;
    }
  }

  /** The call a reply belongs to; a reply to none is counted. */
  #take(id: number): Pending | undefined {
    const call = this.#pending.get(id);
    if (call !== undefined) {
      this.received.replies += 1;
      this.#forget(id, call);
    } else if (this.#givenUp.delete(id)) this.received.late += 1;
    else this.received.unknownIds += 1;
    return call;
  }

  #forget(id: number, call: Pending): void {
    this.#pending.delete(id);
    clearTimeout(call.timer);
    call.stopListening?.();
  }

  /** We declare no client capability: `ping` is answered, everything else is declined, and a flood is left alone. */
  #answer(id: string | number, method: string): void {
    const isPing = method === "ping";
    const count = isPing ? ++this.#pings : ++this.#declined;
    if (count > (isPing ? MAX_ANSWERED_PINGS : MAX_DECLINED_REQUESTS)) return;
    const answer = isPing ? { result: {} } : { error: { code: METHOD_NOT_FOUND, message: "Method not found" } };
    const headers = this.#dialect?.headers(method, undefined);
    void this.channel.send({ message: { jsonrpc: "2.0", id, ...answer }, ...(headers === undefined ? {} : { headers }) });
  }

  #onExchangeEnded(end: ExchangeEnded): void {
    const id = end.requestId;
    if (id === undefined || !this.#pending.has(id)) return;
    this.failedExchange = end;
    const { kind, text } = describeExchange(end);
    // A lost session is no answer to this request: its status would read as one.
    this.#fault(id, kind, text, end.sessionLost === true ? undefined : (end.status ?? undefined));
  }

  #onEnded(ending: Ending): void {
    this.ending = ending;
    this.#faultAll("closed", describeEnding(ending));
  }

  #deadFault(): TransportFault | undefined {
    if (this.#closing !== undefined) return new TransportFault("closed", "the session is closed");
    return this.ending === undefined ? undefined : new TransportFault("closed", describeEnding(this.ending));
  }

  #faultAll(kind: FaultKind, text: string): void {
    for (const id of [...this.#pending.keys()]) this.#fault(id, kind, text);
  }

  #fault(id: number, kind: FaultKind, text: string, status?: number): void {
    const call = this.#pending.get(id);
    if (call === undefined) return;
    this.#forget(id, call);
    call.reject(new TransportFault(kind, text, status));
  }

  /** Time-out or abort: the call ends now, the server is told, and a reply that still comes is late. */
  #giveUp(id: number, reason: unknown): void {
    const call = this.#pending.get(id);
    if (call === undefined) return;
    this.#forget(id, call);
    this.#givenUp.add(id);
    call.reject(reason);
    if (call.exchange !== undefined) call.exchange.abort();
    // `initialize` must not be cancelled (basic/utilities/cancellation, every legacy revision).
    else if (call.method !== "initialize") void this.#send("notifications/cancelled", { requestId: id, reason: "no longer needed" });
  }
}

/** The abort reason is the caller's own; it is passed on untouched, whatever it is. */
function reasonOf(signal: AbortSignal): Error {
  return signal.reason as Error;
}

/**
 * An error without id that answers a POST can only mean the one request in it. Not so with 404, by which a server says
 * that the session or the address is unknown.
 */
function idOfExchange(frame: InboundMessage): number | undefined {
  return frame.http === undefined || frame.http.status === 404 ? undefined : frame.http.requestId;
}
