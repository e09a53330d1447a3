// Puts one question to a raw channel and says what came, whatever it was. No session, no retries, no judgement of eras.
import type { Clock } from "../../model/host.js";
import type { JsonObject } from "../../model/json.js";
import type { DoctorOutcome } from "../../model/documents/doctor.js";
import { classify, type Envelope } from "../../session/envelope.js";
import type { Channel, Ending, ExchangeEnded, InboundFrame, InboundMessage } from "../../transport/channel.js";

/** What came for one question. */
export interface Answer {
  /** The reply, when a valid one came. */
  readonly reply: Extract<Envelope, { kind: "result" | "error" }> | undefined;
  /** Why there is none; undefined with a reply. */
  readonly failure: DoctorOutcome | undefined;
  readonly status: number | null;
  /** Milliseconds until it came; null when nothing did. */
  readonly ms: number | null;
  /** How the channel ended, when that is why there is no reply. */
  readonly ending: Ending | undefined;
}

/** One question. */
export interface Question {
  readonly method: string;
  readonly params?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
  /** 2026-07-28: no session id is kept. */
  readonly stateless?: boolean;
}

type Settle = (found: Pick<Answer, "reply" | "failure"> & Partial<Pick<Answer, "status" | "ending">>) => void;

interface Waiting {
  readonly id: number;
  readonly settle: Settle;
}

/** Asks over one channel, one question after another. */
export class Interview {
  /** Frames that were no JSON. */
  noise = 0;
  #lastId = 0;
  #waiting: Waiting | undefined;
  #ending: Ending | undefined;

  constructor(
    readonly channel: Channel,
    private readonly clock: Clock,
  ) {
    channel.onFrame((frame) => this.#onFrame(frame));
    void channel.ended.then((ending) => {
      this.#ending = ending;
      this.#waiting?.settle(fromEnding(ending));
    });
  }

  /**
   * Asks and waits. Never rejects.
   * @param timeoutMs how long to wait, in milliseconds
   * @param signal ends the wait as if the time were over
   */
  async ask(question: Question, timeoutMs: number, signal?: AbortSignal): Promise<Answer> {
    const id = ++this.#lastId;
    const sentAtMs = this.clock.now();
    const done = new AbortController();
    const stop = signal === undefined ? done.signal : AbortSignal.any([done.signal, signal]);
    const answer = await new Promise<Answer>((resolve) => {
      const settle: Settle = ({ reply, failure, status = null, ending }) => {
        this.#waiting = undefined;
        const ms = failure === "no-reply" || failure === "not-started" ? null : Math.round(this.clock.now() - sentAtMs);
        resolve({ reply, failure, status, ms, ending });
      };
      this.#waiting = { id, settle };
      if (this.#ending !== undefined) return settle(fromEnding(this.#ending));
      const over = (): void => settle({ reply: undefined, failure: "no-reply" });
      this.clock.sleep(timeoutMs, stop).then(over, () => done.signal.aborted || over());
      const { method, params, headers, stateless } = question;
      void this.channel.send({
        message: { jsonrpc: "2.0", id, method, params },
        requestId: id,
        ...(headers === undefined ? {} : { headers }),
        ...(stateless === true ? { stateless } : {}),
      });
    });
    done.abort();
    return answer;
  }

  /** Sends a notification and waits until it went out. */
  tell(method: string, headers?: Readonly<Record<string, string>>): Promise<void> {
    return this.channel.send({ message: { jsonrpc: "2.0", method }, ...(headers === undefined ? {} : { headers }) });
  }

  #onFrame(frame: InboundFrame): void {
    const waiting = this.#waiting;
    if (frame.kind === "exchange-ended") {
      if (waiting !== undefined && frame.requestId === waiting.id) waiting.settle(fromExchange(frame));
      return;
    }
    if (frame.json === undefined) this.noise += 1;
    if (waiting !== undefined) this.#onMessage(frame, waiting);
  }

  #onMessage(frame: InboundMessage, { id, settle }: Waiting): void {
    const status = frame.http?.status ?? null;
    const isOurs = frame.http?.requestId === id;
    if (status === 401 || status === 403) {
      if (isOurs) settle({ reply: undefined, failure: "auth-required", status });
      return;
    }
    const envelope = classify(Array.isArray(frame.json) && frame.json.length === 1 ? frame.json[0] : frame.json);
    // An error without id that answers a POST can only mean the one request in it.
    if (
      envelope.kind === "result"
        ? envelope.id === id
        : envelope.kind === "error" && (envelope.id === id || (envelope.id === null && isOurs))
    )
      settle({ reply: envelope as NonNullable<Answer["reply"]>, failure: undefined, status });
    else if (envelope.kind === "broken-reply" && envelope.id === id) settle({ reply: undefined, failure: "invalid-message", status });
  }
}

function fromEnding(ending: Ending): { reply: undefined; failure: DoctorOutcome; ending: Ending } {
  return { reply: undefined, failure: ending.kind === "not-started" ? "not-started" : "connection-ended", ending };
}

/** What an HTTP exchange without a reply says. */
export function fromExchange({ status }: Pick<ExchangeEnded, "status">): {
  reply: undefined;
  failure: DoctorOutcome;
  status: number | null;
} {
  return { reply: undefined, failure: statusOutcome(status), status };
}

/** The outcome that a status alone tells, where no usable body came with it. */
export function statusOutcome(status: number | null): DoctorOutcome {
  if (status === null) return "no-connection";
  if (status === 401 || status === 403) return "auth-required";
  if (status >= 300 && status < 400) return "redirect";
  return status >= 400 ? "http-error" : "no-reply-in-body";
}
