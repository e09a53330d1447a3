// The rounds of one modern request: `input_required` is answered, or declined, and the request sent again with a new id.
// 2026-07-28, basic/patterns/mrtr: same parameters, `inputResponses`, and the exact `requestState`.
import { TransportFault } from "../model/errors.js";
import { isJsonObject, type JsonObject } from "../model/json.js";
import type { Answer, CallOptions, OpenCall, Reply } from "./session.js";

/** How often one request is sent again; a server that asks once more is left with its last answer. */
export const MAX_INPUT_ROUNDS = 8;

/** The only requests that may be answered with `input_required`. */
const MAY_ASK = new Set(["tools/call", "prompts/get", "resources/read"]);

/** Whether a request may take several rounds. */
export function mayAskForInput(method: string): boolean {
  return MAY_ASK.has(method);
}

/** Whether a result asks for input instead of completing. */
export function asksForInput(result: unknown): result is JsonObject {
  return isJsonObject(result) && result["resultType"] === "input_required";
}

/** What the rounds of one request need. */
export interface RoundsInput {
  /** Sends one round. */
  begin(params: JsonObject, options: CallOptions): OpenCall;
  readonly params: JsonObject;
  readonly options: CallOptions;
  /** For all rounds together, in milliseconds. */
  readonly timeoutMs: number;
  readonly answer: Answer | undefined;
  nowMs(): number;
}

/**
 * Begins a request that goes on until it completes. Its reply is the last round's, with the milliseconds the server took
 * in all of them; an input that is given up leaves the `input_required` result as the reply.
 */
export function beginRounds(input: RoundsInput): OpenCall {
  return new Rounds(input);
}

class Rounds implements OpenCall {
  readonly reply: Promise<Reply>;
  readonly late: Promise<Reply>;
  #current: OpenCall;
  #cancelled = false;
  #onLate: (reply: Reply) => void = () => undefined;
  readonly #endsAtMs: number;

  constructor(private readonly input: RoundsInput) {
    this.#endsAtMs = input.nowMs() + input.timeoutMs;
    this.late = new Promise((resolve) => (this.#onLate = resolve));
    this.#current = this.#begin(input.params);
    this.reply = this.#run();
    this.reply.catch(() => undefined); // whoever cancels may not look at it
  }

  get id(): number | undefined {
    return this.#current.id;
  }

  cancel(reason: string): Promise<void> {
    this.#cancelled = true;
    return this.#current.cancel(reason);
  }

  async #run(): Promise<Reply> {
    let ms = 0;
    for (let round = 0; ; round += 1) {
      const reply = await this.#current.reply;
      ms += reply.ms;
      const total = { ...reply, ms };
      if (reply.kind === "error" || !asksForInput(reply.value) || round === MAX_INPUT_ROUNDS) return total;
      const more = await this.#respond(reply.value);
      if (more === undefined) return total;
      if (this.#cancelled) throw new TransportFault("cancelled", "the call was cancelled");
      this.#current = this.#begin({ ...this.input.params, ...more });
    }
  }

  #begin(params: JsonObject): OpenCall {
    const timeoutMs = Math.max(0, this.#endsAtMs - this.input.nowMs());
    const call = this.input.begin(params, { ...this.input.options, timeoutMs });
    void call.late.then(this.#onLate);
    return call;
  }

  /** What is added to the parameters of the next round; undefined when an input is given up. */
  async #respond(result: JsonObject): Promise<JsonObject | undefined> {
    const requests = result["inputRequests"] ?? {};
    const state = result["requestState"];
    if (!isJsonObject(requests)) return undefined;
    const responses: Record<string, JsonObject> = {};
    for (const [key, request] of Object.entries(requests)) {
      const response = await this.#answer(request);
      if (response === undefined) return undefined;
      responses[key] = response;
    }
    const isAsked = Object.keys(responses).length > 0;
    if (!isAsked && state === undefined) return undefined;
    return { ...(isAsked ? { inputResponses: responses } : {}), ...(state === undefined ? {} : { requestState: state }) };
  }

  async #answer(request: unknown): Promise<JsonObject | undefined> {
    if (!isJsonObject(request) || typeof request["method"] !== "string") return undefined;
    const { method, params } = request as { method: string; params?: unknown };
    if (this.input.answer === undefined) return method === "elicitation/create" ? { action: "decline" } : undefined;
    const answered = await this.input.answer({ method, params: isJsonObject(params) ? params : {} });
    return "result" in answered ? answered.result : undefined;
  }
}
