// Puts a broken exchange into words and kinds. The words name statuses, exit codes and network codes, never server text.
import type { FaultKind } from "../model/errors.js";
import { describeChallenges } from "../target/challenge.js";
import { PROXY_REFUSED, SSE_CODES, type Ending, type ExchangeEnded, type InboundMessage } from "../transport/channel.js";

/** Why a channel that ended can answer no more. */
export function describeEnding(ending: Ending): string {
  if (ending.kind === "closed") return "the connection is closed";
  if (ending.kind === "not-started") return `the command could not be started (${ending.errorCode})`;
  return ending.signal === null ? `the server exited with code ${ending.code ?? "unknown"}` : `the server was ended by ${ending.signal}`;
}

/** What an HTTP exchange that ended without a reply means for its request. */
export function describeExchange(end: ExchangeEnded): { readonly kind: FaultKind; readonly text: string; readonly asksFor?: string } {
  const { status, errorCode } = end;
  if (end.sessionLost === true) return { kind: "closed", text: "HTTP 404: the server no longer knows the session" };
  if (status === 401 || status === 403) {
    const asksFor = describeChallenges(end.wwwAuthenticate ?? "");
    return { kind: "auth", text: `HTTP ${status}: the server needs credentials`, ...(asksFor === null ? {} : { asksFor }) };
  }
  const known = proxyRefusal(end) ?? SSE_TEXTS[errorCode ?? ""];
  if (known !== undefined) return { kind: "closed", text: known };
  if (status === null) return { kind: "closed", text: `no response (${errorCode ?? "connection lost"})` };
  if (errorCode !== undefined) return { kind: "closed", text: `the HTTP ${status} response broke off (${errorCode})` };
  if (end.contentType === "text/event-stream") return { kind: "closed", text: `the HTTP ${status} event stream ended without the reply` };
  return { kind: "error", text: `HTTP ${status} without a JSON-RPC reply` };
}

/** What a stream of the HTTP+SSE transport lacks, by network code. */
const SSE_TEXTS: Readonly<Record<string, string>> = {
  [SSE_CODES.missing]: "the event stream named no address for messages",
  [SSE_CODES.invalid]: "the event stream named an address for messages that is no URL",
  [SSE_CODES.foreign]: "the event stream named an address for messages on another origin, to which nothing is sent",
};

/** The words for a proxy that refused the connection, or undefined when none did. */
export function proxyRefusal(end: ExchangeEnded): string | undefined {
  const status = end.errorCode?.startsWith(PROXY_REFUSED) === true ? end.errorCode.slice(PROXY_REFUSED.length) : undefined;
  return status === undefined ? undefined : `the proxy refused the connection (HTTP ${status})`;
}

/**
 * An error without id that answers a POST can only mean the one request in it. Not so with 404, by which a server says
 * that the session or the address is unknown, nor with 429: it is about none of what was asked.
 */
export function requestMeant(frame: InboundMessage): number | undefined {
  const isAboutNone = frame.http?.status === 404 || frame.http?.status === 429;
  return isAboutNone ? undefined : frame.http?.requestId;
}
