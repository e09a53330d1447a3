// Requests and replies over one channel: ids, time-outs, cancellation, answers to the server's own requests.
// Everything a server sends is data: it settles a call, or it is counted. Knows no handshake and no revision by name.
import { TransportFault } from "../model/errors.js";
import type { Clock } from "../model/host.js";
import { isJsonObject, type JsonObject } from "../model/json.js";
import { CALL_TIMEOUT_MS } from "../model/limits.js";
import type { Channel, Ending, ExchangeEnded, InboundFrame, InboundMessage, OutboundFrame } from "../transport/channel.js";
import { atMost } from "./at-most.js";
import type { Budget } from "./budget.js";
import { classify, type Envelope } from "./envelope.js";
import type { Caller, Dialect } from "./dialect.js";
import { Dispatch } from "./dispatch.js";
import { describeEnding, describeExchange, requestMeant } from "./faults.js";
import type { LastSeen } from "./handshake-failure.js";
import { mayBeLimit, Pace } from "./pace.js";
import { type PendingCall, PendingCalls } from "./pending-calls.js";
import { type Outcome, ServerRequests } from "./server-requests.js";
import type { Answer, CallOptions, OpenCall, Received, Reply } from "./session.js";
import { askedOf, WireTally, type ReplyContent } from "./wire-tally.js";

/** How long a notification over HTTP may wait for its acceptance, in milliseconds. */
const NOTIFY_TIMEOUT_MS = 5_000;
/** How long the standing stream may wait for its head, in milliseconds: some servers send it with the first event only. */
const LISTEN_TIMEOUT_MS = 1_000;
const NO_LONGER_NEEDED = "no longer needed";

/** One JSON-RPC connection. */
export class JsonRpc implements Caller {
  /** What came in, counted and sampled. */
  readonly wire: WireTally;
  /** How the channel ended; undefined while it is open. */
  ending: Ending | undefined;
  /** The HTTP exchange that last ended without a reply. */
  failedExchange: ExchangeEnded | undefined;
  #dialect: Dialect | undefined;
  #lastId = 0;
  readonly #calls = new PendingCalls();
  readonly #serverRequests = new ServerRequests();
  #onNotification: ((method: string, params: JsonObject) => void) | undefined;
  #closing: Promise<void> | undefined;
  readonly #dispatch: Dispatch;

  /**
   * Takes over a fresh channel.
   * @param callTimeoutMs how long a call waits that says nothing else, in milliseconds
   */
  constructor(
    private readonly channel: Channel,
    clock: Clock,
    private readonly budget: Budget,
    public callTimeoutMs: number = CALL_TIMEOUT_MS,
    private readonly pace: Pace = new Pace(clock, budget),
  ) {
    this.wire = new WireTally(() => channel.transport, clock.now());
    const send = (frame: OutboundFrame): Promise<void> => channel.send(frame);
    const timedOut = (id: number, fault: TransportFault): void => void this.#giveUp(id, fault);
    this.#dispatch = new Dispatch({ isAlive: () => this.alive, send, timedOut }, clock, budget, pace);
    channel.onFrame((frame) => this.#onFrame(frame));
    void channel.ended.then((ending) => this.#onEnded(ending));
  }

  get transport(): Channel["transport"] {
    return this.channel.transport;
  }

  get received(): Readonly<Received> {
    return this.wire.received;
  }

  get alive(): boolean {
    return this.ending === undefined && this.#closing === undefined;
  }

  /** Requests sent so far. */
  get requestsSent(): number {
    return this.#lastId;
  }

  /** From now on messages are dressed as the agreed revision wants; without one they go out bare. */
  adopt(dialect: Dialect | undefined): void {
    this.#dialect = dialect;
  }

  /** From now on the owner answers the server's requests and hears its notifications. */
  serve(owner: {
    readonly answer?: Answer | undefined;
    readonly onNotification?: ((method: string, params: JsonObject) => void) | undefined;
  }): void {
    this.#serverRequests.answerer = owner.answer;
    this.#onNotification = owner.onNotification;
  }

  /** What the connection saw last, for whoever asks why there is no answer. @param sentBefore requests that were sent earlier */
  lastSeen(sentBefore = 0): LastSeen {
    return { ending: this.ending, failedExchange: this.failedExchange, requestsSent: this.#lastId - sentBefore };
  }

  /**
   * Sends a request and waits for its reply.
   * @throws TransportFault, or the abort reason
   */
  call(method: string, params?: JsonObject, options: CallOptions = {}): Promise<Reply> {
    return this.begin(method, params, options).reply;
  }

  /** Sends a request; never throws. Whatever `call` throws rejects the reply. */
  begin(method: string, params?: JsonObject, options: CallOptions = {}): OpenCall {
    let id: number | undefined;
    let late: (reply: Reply) => void = () => undefined;
    const lateReply = new Promise<Reply>((resolve) => (late = resolve));
    const reply = new Promise<Reply>((resolve, reject) => {
      id = this.#begin(method, params, options, { resolve, reject, late });
    });
    reply.catch(() => undefined); // whoever cancels may not look at it
    const cancel = async (reason: string): Promise<void> => {
      if (id !== undefined) await this.#giveUp(id, new TransportFault("cancelled", "the call was cancelled"), reason);
    };
    return { id, reply, late: lateReply, cancel };
  }

  /** Returns the id, or undefined when the call was refused before anything was sent; what it throws rejects the call. */
  #begin(
    method: string,
    params: JsonObject | undefined,
    options: CallOptions,
    outcome: Pick<PendingCall, "resolve" | "reject" | "late">,
  ): number | undefined {
    const { signal, timeoutMs = this.callTimeoutMs, asRevision } = options;
    const refusal = signal?.aborted === true ? reasonOf(signal) : this.#deadFault();
    if (refusal !== undefined) return void outcome.reject(refusal);
    this.budget.take();
    const id = ++this.#lastId;
    const onAbort = (): void => void this.#giveUp(id, signal === undefined ? undefined : reasonOf(signal));
    signal?.addEventListener("abort", onAbort, { once: true });
    const stopListening = signal === undefined ? undefined : () => signal.removeEventListener("abort", onAbort);
    const exchange = this.#dialect?.cancellation === "exchange" ? new AbortController() : undefined;
    this.#serverRequests.reset();
    const send = (): void => void this.#send(method, params, id, exchange?.signal, asRevision);
    const call = this.#calls.add(id, { method, asked: askedOf(method, params), send, timeoutMs, stopListening, exchange, ...outcome });
    this.#dispatch.send(id, call);
    return id;
  }

  /** Sends a notification; over HTTP it waits, for a bounded time, until the server took it. Never rejects. */
  async notify(method: string, params?: JsonObject): Promise<void> {
    const sent = this.#send(method, params);
    if (this.transport === "stdio") return;
    await atMost(sent, NOTIFY_TIMEOUT_MS);
    // One that a rate limit kept out goes again; what comes after it must not overtake it.
    await atMost(this.#dispatch.resent, this.pace.holdMs + NOTIFY_TIMEOUT_MS);
  }

  /**
   * Streamable HTTP of the legacy era: opens the stream on which a server sends what belongs to no request, and waits, for a
   * bounded time, until the server took it or said that it has none. Nothing on other transports. Never rejects.
   */
  async listen(): Promise<void> {
    if (this.alive && this.channel.listen !== undefined) await atMost(this.channel.listen(), LISTEN_TIMEOUT_MS);
  }

  /** Ends the channel; calls that still wait fault as `closed`. */
  close(): Promise<void> {
    if (this.#closing === undefined) {
      this.wire.stop(this.#calls.isIdle);
      this.#closing = this.channel.close();
      this.#calls.faultAll(new TransportFault("closed", "the session was closed"));
    }
    return this.#closing;
  }

  #send(method: string, params?: JsonObject, id?: number, signal?: AbortSignal, asRevision?: string): Promise<void> {
    if (!this.alive) return Promise.resolve();
    const dialect = this.#dialect;
    const dressed = dialect === undefined || id === undefined ? params : dialect.params(params, asRevision);
    const headers = dialect?.headers(method, dressed, asRevision);
    return this.channel.send({
      message: { jsonrpc: "2.0", id, method, params: dressed },
      ...(id === undefined ? {} : { requestId: id }),
      ...(headers === undefined ? {} : { headers }),
      ...(signal === undefined ? {} : { signal }),
      ...(dialect?.stateless === true ? { stateless: true } : {}),
    });
  }

  #onFrame(frame: InboundFrame): void {
    if (frame.kind === "exchange-ended") return this.#onExchangeEnded(frame);
    if (!mayBeLimit(frame.http?.status) || !this.#calls.hold(frame)) this.#onMessage(frame);
  }

  #onMessage(frame: InboundMessage): void {
    this.wire.begin(frame);
    const askedBy = frame.http?.requestId;
    const status = frame.http?.status;
    // Whatever the body says, the server wants credentials: that is never a reply. The end of the exchange says what it asks for.
    if (status === 401 || status === 403) return;
    if (frame.oversize) {
      this.wire.saw("notJson", frame);
      // Over stdio nobody can tell whose reply the dropped line was.
      for (const id of askedBy === undefined ? this.#calls.ids : [askedBy])
        this.#calls.fault(id, new TransportFault("error", "the frame is over the size limit"));
    } else if (frame.json === undefined) {
      this.wire.saw("notJson", frame);
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
      case "result":
        return this.#onReply(envelope.id, frame, { result: envelope.value }, (ms) => ({
          kind: "result",
          value: envelope.value,
          ms,
          bytes: frame.bytes,
        }));
      case "error": {
        const id = envelope.id ?? requestMeant(frame);
        const { code, message } = envelope;
        const data = envelope.data === undefined ? {} : { data: envelope.data };
        const explains = message.trim() !== "";
        if (id === undefined) this.wire.saw("unknownIds", frame);
        else this.#onReply(id, frame, { error: { code, message, ...data } }, (ms) => ({ kind: "error", code, explains, ...data, ms }));
        return;
      }
      case "notification":
        this.wire.saw("notifications", frame);
        this.wire.heard("notification", envelope.method);
        this.#onNotification?.(envelope.method, isJsonObject(envelope.params) ? envelope.params : {});
        return;
      case "request":
        this.wire.saw("serverRequests", frame);
        this.wire.heard("request", envelope.method);
        return this.#answer(envelope.id, envelope.method, envelope.params);
      case "broken-reply":
        this.wire.saw("notJsonRpc", frame);
        return this.#calls.fault(envelope.id, new TransportFault("error", "the reply is no valid JSON-RPC response"));
      case "not-jsonrpc":
        this.wire.saw("notJsonRpc", frame);
    }
  }

  /** Settles the call a reply belongs to; a reply to none is counted. */
  #onReply(id: number, frame: InboundMessage, content: ReplyContent, replyAfter: (ms: number) => Reply): void {
    const found = this.#calls.take(id);
    if (found === undefined) {
      this.wire.saw("unknownIds", frame);
      return;
    }
    const { call, isLate } = found;
    const reply = replyAfter(frame.atMs - call.sentAtMs);
    if (isLate) {
      this.wire.saw("late", frame);
      call.late(reply);
      return;
    }
    this.pace.replied();
    this.wire.saw("replies", frame);
    this.wire.replied(call.asked, { isFirst: id === 1 && call.retries === 0, atMs: call.sentAtMs }, frame, content);
    call.resolve(reply);
  }

  #answer(id: string | number, method: string, params: unknown): void {
    const send = (outcome: Outcome): void => {
      if (!this.alive) return;
      const headers = this.#dialect?.headers(method, undefined);
      void this.channel.send({ message: { jsonrpc: "2.0", id, ...outcome }, ...(headers === undefined ? {} : { headers }) });
    };
    const outcome = this.#serverRequests.outcome(method, params);
    if (outcome instanceof Promise) void outcome.then(send);
    else if (outcome !== undefined) send(outcome);
  }

  #onExchangeEnded(end: ExchangeEnded): void {
    this.wire.exchanged(end);
    const id = end.requestId;
    if (end.refused !== undefined) this.#dispatch.resend(end.refused, end);
    const call = id === undefined ? undefined : this.#calls.get(id);
    if (id === undefined || call === undefined || this.#dispatch.sendsAgain(id, call, end)) return;
    for (const frame of call.held.splice(0)) this.#onMessage(frame);
    if (this.#calls.get(id) === undefined) return;
    this.failedExchange = end;
    const { kind, text, asksFor } = describeExchange(end);
    // A lost session is no answer to this request: its status would read as one.
    const status = end.sessionLost === true ? undefined : (end.status ?? undefined);
    this.#calls.fault(id, new TransportFault(kind, text, status, asksFor));
  }

  #onEnded(ending: Ending): void {
    this.ending = ending;
    this.wire.ended(ending);
    this.#calls.faultAll(new TransportFault("closed", describeEnding(ending)));
  }

  #deadFault(): TransportFault | undefined {
    if (this.#closing !== undefined) return new TransportFault("closed", "the session is closed");
    return this.ending === undefined ? undefined : new TransportFault("closed", describeEnding(this.ending));
  }

  /** Time-out, abort or cancel: the call ends now, the server is told, and a reply that still comes is late. */
  async #giveUp(id: number, fault: unknown, reason = NO_LONGER_NEEDED): Promise<void> {
    const call = this.#calls.giveUp(id, fault);
    if (call === undefined) return;
    if (call.exchange !== undefined) call.exchange.abort();
    // `initialize` must not be cancelled (basic/utilities/cancellation, every legacy revision).
    else if (call.method !== "initialize") await this.notify("notifications/cancelled", { requestId: id, reason });
  }
}

/** The abort reason is the caller's own; it is passed on untouched, whatever it is. */
function reasonOf(signal: AbortSignal): Error {
  return signal.reason as Error;
}
