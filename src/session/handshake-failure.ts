// Why a handshake brought no session, as the fixed labels reports know, with the line and the way out for the terminal.
import { Incomplete, type TransportFault } from "../model/errors.js";
import type { Ending, ExchangeEnded } from "../transport/channel.js";
import { authRequired } from "./auth-required.js";
import { proxyRefusal } from "./faults.js";

/** What the connection saw last. */
export interface LastSeen {
  readonly ending: Ending | undefined;
  readonly failedExchange: ExchangeEnded | undefined;
  readonly requestsSent: number;
}

/** Statuses that say nothing of the offer: no such address, no such method, too many requests. */
const NO_REFUSALS: readonly number[] = [404, 405, 429];

/** Whether an HTTP status alone refuses the offer, so that another revision may still be taken (400 and the like). */
export function isRefusal(fault: TransportFault): boolean {
  const { kind, status } = fault;
  return kind === "error" && status !== undefined && status >= 400 && status < 500 && !NO_REFUSALS.includes(status);
}

/**
 * Turns the fault of a session's opening request into what the user is told. A fault that only says that the budget was spent before
 * anything was sent is returned as it is.
 */
export function handshakeFailure(fault: TransportFault, seen: LastSeen, method = "initialize"): Incomplete | TransportFault {
  if (fault.kind === "auth") return authRequired(fault);
  if (fault.kind === "budget" && seen.requestsSent === 0) return fault;
  if (fault.kind === "timeout" || fault.kind === "budget") {
    return new Incomplete(
      "initialize-timeout",
      `the server did not answer ${method}: ${fault.message}; raise --start-timeout if it starts slowly`,
    );
  }
  // Over HTTP the exchange says why the channel is closed.
  if (seen.failedExchange !== undefined && (seen.ending === undefined || seen.ending.kind === "closed")) {
    return fromExchange(seen.failedExchange, fault, method);
  }
  if (seen.ending !== undefined) return fromEnding(seen.ending, method);
  return new Incomplete("initialize-invalid", `the answer to ${method} is unusable: ${fault.message}`);
}

function fromEnding(ending: Ending, method: string): Incomplete {
  switch (ending.kind) {
    case "not-started": {
      const cause = CAUSES[ending.errorCode] ?? "see the code";
      return new Incomplete("command-not-found", `the server command could not be started: ${cause} (${ending.errorCode})`);
    }
    case "exited": {
      const how = ending.signal === null ? `exited with code ${ending.code ?? "unknown"}` : `was ended by ${ending.signal}`;
      return new Incomplete("server-exited", `server ${how} before it answered ${method}`, ending.stderrTail);
    }
    case "closed":
      return new Incomplete("interrupted", `the connection was closed before the server answered ${method}`);
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: "command not found",
  EACCES: "not executable, or no permission",
  E2BIG: "its arguments are too long",
};

function fromExchange(end: ExchangeEnded, fault: TransportFault, method: string): Incomplete {
  const { status } = end;
  if (status === null) {
    const refused = proxyRefusal(end);
    if (refused !== undefined) return new Incomplete("connection-failed", `${refused}; check HTTPS_PROXY and NO_PROXY`);
    return new Incomplete(
      "connection-failed",
      `no connection to the server (${end.errorCode ?? "connection lost"}); check the address and that the server is listening`,
    );
  }
  if (status >= 300 && status < 400) {
    return new Incomplete("connection-failed", `the server answered HTTP ${status}; redirects are not followed, give the final address`);
  }
  if (status === 429) {
    return new Incomplete("connection-failed", "the server limits how often it is asked (HTTP 429); wait, or raise its limit for the run");
  }
  if (status >= 500) return new Incomplete("connection-failed", `the server answered HTTP ${status}`);
  if (status >= 400) return new Incomplete("connection-failed", `the server answered HTTP ${status}; check the path of the address`);
  return new Incomplete("initialize-invalid", `the answer to ${method} is unusable: ${fault.message}`);
}
