// How one era wants messages dressed and requests sent, once a connection is open. Types only.
import type { JsonObject } from "../model/json.js";
import type { CallOptions, Era, OpenCall } from "./session.js";

/** How messages are dressed once the revision is agreed. */
export interface Dialect {
  readonly era: Era;
  readonly revision: string;
  /** How a request is given up: by a `notifications/cancelled`, or by closing its HTTP exchange. */
  readonly cancellation: "notification" | "exchange";
  /** Whether a frame may hold several messages. */
  readonly batches: boolean;
  /** HTTP: every exchange stands alone, so that session ids mean nothing. */
  readonly stateless: boolean;
  /**
   * HTTP headers of one message, or undefined when there are none.
   * @param asRevision names another revision than the agreed one, for this message only
   */
  headers(method: string, params: JsonObject | undefined, asRevision?: string): Readonly<Record<string, string>> | undefined;
  /** The parameters of a request as sent; an era with an envelope of its own adds it here. Notifications have none. */
  params(params: JsonObject | undefined, asRevision?: string): JsonObject | undefined;
}

/** Sends requests the way one era wants them sent. */
export interface Caller {
  begin(method: string, params?: JsonObject, options?: CallOptions): OpenCall;
}
