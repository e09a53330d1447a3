// What one session of the demo sends unasked: questions to the client, and word of changed resources.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";

/** Sends one message to the client. */
export type Emit = (message: JsonObject) => void;

/** How often the live resource changes, in milliseconds. */
const CHANGE_MS = 200;

/** Questions that wait for the client's answer. */
export class Questions {
  #last = 0;
  readonly #waiting = new Map<Json, (result: JsonObject | null) => void>();

  /** Asks; null when the client answers with an error, or the signal is aborted first. */
  ask(method: string, params: JsonObject, emit: Emit, signal: AbortSignal): Promise<JsonObject | null> {
    const id = `demo-${String((this.#last += 1))}`;
    return new Promise((resolve) => {
      const settle = (result: JsonObject | null): void => {
        this.#waiting.delete(id);
        signal.removeEventListener("abort", giveUp);
        resolve(result);
      };
      const giveUp = (): void => settle(null);
      if (signal.aborted) return giveUp();
      signal.addEventListener("abort", giveUp);
      this.#waiting.set(id, settle);
      emit({ jsonrpc: "2.0", id, method, params });
    });
  }

  /** Takes a response of the client; one to no question is dropped. */
  answered(message: JsonObject): void {
    const { id, result } = message;
    if (id !== undefined) this.#waiting.get(id)?.(isJsonObject(result) ? result : null);
  }
}

/** The resources a client wants to hear of. */
export class Subscriptions {
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /** Announces changes of a resource until it is removed. */
  add(uri: string, emit: Emit): void {
    this.remove(uri);
    const timer = setInterval(() => emit({ jsonrpc: "2.0", method: "notifications/resources/updated", params: { uri } }), CHANGE_MS);
    // A subscription is no reason to stay.
    timer.unref();
    this.#timers.set(uri, timer);
  }

  remove(uri: string): void {
    clearInterval(this.#timers.get(uri));
    this.#timers.delete(uri);
  }

  close(): void {
    for (const uri of [...this.#timers.keys()]) this.remove(uri);
  }
}
