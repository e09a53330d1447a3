// A server that lets nobody in: what the user is told, and when that ends a run. Such a server is never scored: nothing was measured.
import { Incomplete, TransportFault } from "../model/errors.js";

/** The other thing servers on this machine answer 403 for, some of them to 127.0.0.1 alone. */
const HOST_CHECK = ", or it checks the host name: try localhost instead of 127.0.0.1 in the address, or the other way round";

/**
 * The missing measurement behind HTTP 401 or 403.
 * What the server asks for is a line of its own for the terminal, escaped; the message holds nothing of the server's.
 */
export function authRequired(fault: TransportFault): Incomplete {
  const status = fault.status === undefined ? "" : ` (HTTP ${fault.status})`;
  const failure = new Incomplete(
    "auth-required",
    `the server needs credentials${status}; set MCPEVAL_HTTP_AUTHORIZATION or use --header-env`,
    [
      fault.asksFor === undefined
        ? `it does not say what it asks for; --bearer-env VARIABLE sends a token${fault.status === 403 ? HOST_CHECK : ""}`
        : `it asks for ${fault.asksFor}${wayOut(fault.asksFor)}`,
    ],
  );
  failure.cause = fault;
  return failure;
}

/**
 * Whether an error means that the server no longer lets us in, so that nothing after it is a measurement: 401 on any request.
 * 403 to an ordinary request is that request's failure: a tool may be forbidden on its own (see the standard's listing for 403 there).
 */
export function isUnauthorized(error: unknown): boolean {
  const fault = error instanceof Incomplete && error.code === "auth-required" ? error.cause : error;
  return fault instanceof TransportFault && fault.kind === "auth" && fault.status === 401;
}

function wayOut(asksFor: string): string {
  if (!/\bbearer\b/i.test(asksFor)) return "; MCPEVAL_HTTP_AUTHORIZATION holds the whole Authorization header";
  return "; --bearer-env VARIABLE sends a token, --oauth-client-id-env and --oauth-client-secret-env obtain one";
}
