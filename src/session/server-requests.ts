// Answers to what a server asks of the client over a legacy connection: pings always, the rest as the session's owner says.
// Bounded, so that a server that floods costs itself only.
import { isJsonObject, type JsonObject } from "../model/json.js";
import { MAX_DECLINED_REQUESTS } from "../model/limits.js";
import type { Answer } from "./session.js";

/** Pings answered while one call waits: enough for any keep-alive, and a flood costs the flooder only. */
const MAX_ANSWERED_PINGS = 64;
/** The same for requests that the session's owner answers: it has a bound of its own, below this one. */
const MAX_ANSWERED_REQUESTS = 64;
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;

/** The member of a response that is not the envelope. */
export type Outcome = { readonly result: JsonObject } | { readonly error: { readonly code: number; readonly message: string } };

/** Decides on the requests of one connection. */
export class ServerRequests {
  /** Asked for every request but `ping`; without it everything is declined. */
  answerer: Answer | undefined;
  #asked = 0;
  #pings = 0;

  /** A call of ours begins: the bounds are counted anew. */
  reset(): void {
    this.#asked = 0;
    this.#pings = 0;
  }

  /** The outcome to send, at once where nobody has to be asked; undefined when the request is over the bound and gets no answer. */
  outcome(method: string, params: unknown): Outcome | Promise<Outcome> | undefined {
    if (method === "ping") return ++this.#pings > MAX_ANSWERED_PINGS ? undefined : { result: {} };
    const most = this.answerer === undefined ? MAX_DECLINED_REQUESTS : MAX_ANSWERED_REQUESTS;
    if (++this.#asked > most) return undefined;
    if (this.answerer === undefined) return { error: { code: METHOD_NOT_FOUND, message: "Method not found" } };
    return ask(this.answerer, method, params);
  }
}

async function ask(answerer: Answer, method: string, params: unknown): Promise<Outcome> {
  try {
    return await answerer({ method, params: isJsonObject(params) ? params : {} });
  } catch {
    return { error: { code: INTERNAL_ERROR, message: "Internal error" } };
  }
}
