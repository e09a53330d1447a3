// The error classes of the project. A red verdict is not an error; these say why no verdict could be given.

/** The user asked for something impossible or misspelt. One line; exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Nothing trustworthy could be measured (the server cannot be reached, will not initialize, ...). Exit code 3. */
export class Incomplete extends Error {
  override readonly name = "Incomplete";
  /**
   * @param code a fixed label, safe for reports (see INCOMPLETE_CODES)
   * @param message one line for the terminal: cause and way out; may name an exit code or a status, never server text
   * @param terminalDetail lines for the terminal only (last stderr lines of a server that did not start); never in a report
   */
  constructor(
    readonly code: IncompleteCode,
    message: string,
    readonly terminalDetail: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Every cause a measurement can lack, with the sentence reports may print. */
export const INCOMPLETE_CODES = {
  "command-not-found": "the server command could not be started; check the path and that it is installed",
  "server-exited": "the server process ended before it answered initialize; run the command by hand to see why",
  "connection-failed": "no connection to the server; check the address and that the server is listening",
  "auth-required":
    "the server needs credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION, --bearer-env, --header-env or --oauth-client-id-env",
  "initialize-failed": "the server refused every protocol revision offered in initialize",
  "initialize-timeout": "the server did not answer initialize in time; raise --start-timeout if it starts slowly",
  "initialize-invalid": "the answer to initialize was not a valid result",
  "protocol-unsupported": "the server does not speak the protocol revision asked for with --protocol; use --protocol auto",
  "prepare-failed": "a command of the preparation failed; run it by hand to see why",
  "listing-failed": "tools/list did not answer a usable first page",
  interrupted: "the run was interrupted before the measurement ended",
  defect: "mcpeval itself failed; please report it",
} as const;

/** A fixed label of a missing measurement. */
export type IncompleteCode = keyof typeof INCOMPLETE_CODES;

/** How an exchange with the server broke. */
export type FaultKind = "timeout" | "closed" | "error" | "budget" | "auth" | "cancelled";

/**
 * Thrown by Session only: a request got no usable answer.
 * `timeout` no reply in time, `closed` the connection ended, `error` the reply broke the protocol,
 * `budget` the evaluation's shared time or request budget is spent, `auth` HTTP 401 or 403,
 * `cancelled` its owner gave it up by hand (`OpenCall.cancel`).
 */
export class TransportFault extends Error {
  override readonly name = "TransportFault";
  constructor(
    readonly kind: FaultKind,
    message: string,
    /** HTTP status, where one was seen. */
    readonly status?: number,
    /** `auth` only: what the server asks for, escaped, for the terminal; never in a report. */
    readonly asksFor?: string,
  ) {
    super(message);
  }
}

/** A report could not be delivered somewhere (no permission, no space). A warning; the verdict stays as it is. */
export class SinkFailure extends Error {
  override readonly name = "SinkFailure";
}
