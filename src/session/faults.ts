// Puts a broken exchange into words and kinds. The words name statuses, exit codes and network codes, never server text.
import type { FaultKind } from "../model/errors.js";
import type { Ending, ExchangeEnded } from "../transport/channel.js";

/** Why a channel that ended can answer no more. */
export function describeEnding(ending: Ending): string {
  if (ending.kind === "closed") return "the connection is closed";
  if (ending.kind === "not-started") return `the command could not be started (${ending.errorCode})`;
  return ending.signal === null ? `the server exited with code ${ending.code ?? "unknown"}` : `the server was ended by ${ending.signal}`;
}

/** What an HTTP exchange that ended without a reply means for its request. */
export function describeExchange(end: ExchangeEnded): { readonly kind: FaultKind; readonly text: string } {
  const { status, errorCode } = end;
  if (end.sessionLost === true) return { kind: "closed", text: "HTTP 404: the server no longer knows the session" };
  if (status === 401 || status === 403) return { kind: "auth", text: `HTTP ${status}: the server needs credentials` };
  if (status === null) return { kind: "closed", text: `no response (${errorCode ?? "connection lost"})` };
  if (errorCode !== undefined) return { kind: "closed", text: `the HTTP ${status} response broke off (${errorCode})` };
  if (end.contentType === "text/event-stream") return { kind: "closed", text: `the HTTP ${status} event stream ended without the reply` };
  return { kind: "error", text: `HTTP ${status} without a JSON-RPC reply` };
}
