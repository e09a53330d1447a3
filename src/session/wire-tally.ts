// Tallies the inbound frames of one connection: kinds, first positions, sizes, statuses, and a bounded sample of replies.
// Keeps no content but the samples, which stay in memory until the run ends. Decides nothing.
import { isJsonObject, type JsonObject } from "../model/json.js";
import type { FrameKind, WireSample } from "../model/wire-seen.js";
import type { Ending, ExchangeEnded, InboundMessage, TransportName } from "../transport/channel.js";
import type { Received } from "./session.js";
import { Counter } from "./wire-occurrences.js";
import { needOfListing, needOfNotification, needOfRequest, type Agreement, type Need } from "./wire-undeclared.js";

/** Line buffers of 64 KiB are the default of several common client runtimes. */
const LARGE_FRAME_BYTES = 64 * 1024;
/** An argument this long asks for a large answer; the payload case sends one. Characters. */
const LARGE_ARGUMENT = 32 * 1024;
/** Samples kept of one connection, and the largest reply kept, in bytes on the wire. */
const MAX_SAMPLES = 48;
const MAX_SAMPLE_BYTES = 1024 * 1024;

/** Error codes that 2026-07-28 gives an HTTP status of their own (basic/transports). */
const STATUS_OF_CODE: ReadonlyMap<number, number> = new Map([
  [-32601, 404],
  [-32020, 400],
  [-32021, 400],
  [-32022, 400],
]);

const KIND_OF: Readonly<Record<keyof Received, FrameKind>> = {
  replies: "reply",
  late: "late",
  unknownIds: "unknown-id",
  notifications: "notification",
  serverRequests: "server-request",
  notJson: "not-json",
  notJsonRpc: "not-jsonrpc",
};

/** What is known of a request whose reply came. */
export interface Asked {
  readonly method: string;
  /** The tool, where the request names one: each is sampled once. */
  readonly subject: string | undefined;
  /** Whether the request's own arguments were large, so that a large answer may be ours. */
  readonly isLarge: boolean;
}

/** What the tally needs to know of a request. */
export function askedOf(method: string, params: JsonObject | undefined): Asked {
  const { name, arguments: args } = params ?? {};
  const isLarge = isJsonObject(args) && Object.values(args).some((value) => typeof value === "string" && value.length > LARGE_ARGUMENT);
  return { method, subject: typeof name === "string" ? name : undefined, isLarge };
}

/** One connection's tally. */
export class WireTally {
  /** Counts of every kind, for whoever watches one session. */
  readonly received: Received = { replies: 0, late: 0, unknownIds: 0, notifications: 0, serverRequests: 0, notJson: 0, notJsonRpc: 0 };
  readonly kinds = new Map<FrameKind, Counter>();
  readonly noise = new Counter();
  readonly invalid = new Counter();
  readonly unasked = new Counter();
  readonly large = new Counter();
  readonly needs = new Map<Need, Counter>();
  readonly notificationStatus = new Counter();
  readonly resultStatus = new Counter();
  readonly errorStatus = new Counter();
  readonly samples: WireSample[] = [];
  largestFrameBytes = 0;
  /** Undefined until the handshake was answered. */
  agreement: Agreement | undefined;
  /** Milliseconds of the first answered request: from the opening if it was the connection's first, else from its sending. */
  startMs: number | undefined;
  firstReplyAtMs: number | undefined;
  /** How the process ended after an idle close; undefined when it did not. */
  ending: Extract<Ending, { kind: "closed" }> | undefined;
  readonly #sampled = new Set<string>();
  #position = 0;
  #isStopped = false;
  #isIdleClose = false;

  /** @param openedAtMs when the connection was opened, in milliseconds of the clock */
  constructor(
    private readonly transport: () => TransportName,
    readonly openedAtMs: number,
  ) {}

  /** A frame came; what is told from now on is of this frame. */
  begin(frame: InboundMessage): void {
    this.#position += 1;
    if (this.#isStopped) return;
    this.largestFrameBytes = Math.max(this.largestFrameBytes, frame.bytes);
    if (frame.bytes > LARGE_FRAME_BYTES) this.large.add(this.#position);
  }

  /** A message of the current frame was classified. */
  saw(kind: keyof Received, frame: InboundMessage): void {
    this.received[kind] += 1;
    // A reply to a call that was given up often comes while its connection is being closed for that.
    if (this.#isStopped && kind !== "late") return;
    counterOf(this.kinds, KIND_OF[kind]).add(this.#position);
    const status = frame.http?.status;
    if (kind === "notJson" && this.transport() === "stdio") this.noise.add(this.#position);
    // Bodies of an error status need be no message (basic/transports): proxies and frameworks write them. A body that answers a
    // notification is wrong whatever it holds, which its status shows.
    const isMessage =
      this.transport() !== "streamable-http" || (frame.http !== undefined && frame.http.status < 400 && frame.http.requestId !== undefined);
    if (kind === "notJsonRpc" && isMessage) this.invalid.add(this.#position);
    // An error without id is all that some servers can say over HTTP, for a lost session for example.
    if (kind === "unknownIds" && (status === undefined || !hasNoId(frame.json))) this.unasked.add(this.#position);
  }

  /** A notification or a request of the server. */
  heard(kind: "notification" | "request", method: string): void {
    const need = kind === "notification" ? needOfNotification(method) : needOfRequest(method);
    if (need !== undefined && !this.#isStopped) counterOf(this.needs, need).add(this.#position);
  }

  /** A reply settled its request. @param error the error object of an error reply; undefined for a result */
  replied(asked: Asked, sent: { readonly isFirst: boolean; readonly atMs: number }, frame: InboundMessage, reply: ReplyContent): void {
    if (this.#isStopped) return;
    this.firstReplyAtMs ??= frame.atMs;
    this.startMs ??= frame.atMs - (sent.isFirst ? this.openedAtMs : sent.atMs);
    if (asked.isLarge && frame.bytes > LARGE_FRAME_BYTES) this.large.takeBack(this.#position);
    const status = this.transport() === "streamable-http" ? frame.http?.status : undefined;
    if ("result" in reply) {
      if (status !== undefined && status >= 400) this.resultStatus.add(this.#position);
      const need = needOfListing(asked.method, reply.result);
      if (need !== undefined) counterOf(this.needs, need).add(this.#position);
      this.#sample(asked.method, asked.subject, reply.result, frame.bytes);
    } else {
      const wanted = STATUS_OF_CODE.get(reply.error.code);
      if (status !== undefined && wanted !== undefined && status !== wanted) this.errorStatus.add(this.#position);
      this.#sample("error", String(reply.error.code), reply.error, frame.bytes);
    }
  }

  /** An HTTP exchange ended. */
  exchanged(end: ExchangeEnded): void {
    if (this.#isStopped || this.transport() !== "streamable-http") return;
    // The standing stream ends like this too, and it is no answer to a notification.
    if (end.requestId !== undefined || end.status === null || end.contentType === "text/event-stream") return;
    if (end.status < 300 && end.status !== 202) this.notificationStatus.add();
  }

  /** The connection is being closed by us; what still comes is not looked at. @param isIdle whether nothing was asked any more */
  stop(isIdle: boolean): void {
    this.#isStopped = true;
    this.#isIdleClose = isIdle;
  }

  /** The channel ended. */
  ended(ending: Ending): void {
    if (this.#isIdleClose && ending.kind === "closed") this.ending = ending;
  }

  #sample(method: string, subject: string | undefined, value: unknown, bytes: number): void {
    const key = `${method} ${subject ?? ""}`;
    if (bytes > MAX_SAMPLE_BYTES || this.samples.length >= MAX_SAMPLES || this.#sampled.has(key)) return;
    this.#sampled.add(key);
    this.samples.push({ revision: "", method, value, position: this.#position });
  }
}

/** What a reply holds. */
export type ReplyContent =
  { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } };

function counterOf<K>(counters: Map<K, Counter>, key: K): Counter {
  let counter = counters.get(key);
  if (counter === undefined) counters.set(key, (counter = new Counter()));
  return counter;
}

function hasNoId(json: unknown): boolean {
  return isJsonObject(json) && (json["id"] === null || json["id"] === undefined);
}
