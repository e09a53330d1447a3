// Headers the user adds to every HTTP request. Values come from environment variables or a configuration file only, never from
// argv, and are never printed. Obtaining a token is no business of this file (oauth/).
import { UsageError } from "../model/errors.js";
import type { Variables } from "./environment.js";

/** The variable whose value becomes the Authorization header. */
export const AUTHORIZATION_VARIABLE = "MCPEVAL_HTTP_AUTHORIZATION";

/** Headers the transport itself owns; overriding one would break the exchange or the measurement. */
const RESERVED = new Set([
  "accept",
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "expect",
  "keep-alive",
  "last-event-id",
  "mcp-method",
  "mcp-name",
  "mcp-protocol-version",
  "mcp-session-id",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Where header values come from. */
export interface HeaderSources {
  /** Values of `--header-env`, each `Name=ENVVAR`. */
  readonly headerEnv: readonly string[];
  /** Value of `--bearer-env`: the variable that holds a bearer token. */
  readonly bearerEnv?: string;
  /** Whether an access token will be obtained (`--oauth-client-id-env`), which then is the Authorization. */
  readonly hasOAuth?: boolean;
}

/** A name of a header: a token (RFC 9110, section 5.1). */
export function isHeaderName(text: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text);
}

/** The headers of every request, each set once; names compare without regard to case. */
export class RequestHeaders {
  readonly #headers: Record<string, string> = {};
  readonly #setBy = new Map<string, string>();

  /** The headers so far. */
  get all(): Readonly<Record<string, string>> {
    return { ...this.#headers };
  }

  /**
   * Sets a header.
   * @param source what set it, for messages, for example `--header-env X-Key`
   * @throws UsageError for a header of the transport's own, and for one that is set already
   */
  set(name: string, value: string, source: string): void {
    this.reserve(name, source);
    this.fill(name, value);
  }

  /** Gives a reserved name its value. */
  fill(name: string, value: string): void {
    this.#headers[name] = value;
  }

  /** Takes a header's name; its value comes later. @throws UsageError as `set` does */
  reserve(name: string, source: string): void {
    const key = name.toLowerCase();
    if (RESERVED.has(key)) throw new UsageError(`${source}: this header is set by mcpeval itself`);
    const earlier = this.#setBy.get(key);
    if (earlier !== undefined) {
      throw new UsageError(`${source}: this header is given twice, also by ${earlier}; leave one of them out`);
    }
    this.#setBy.set(key, source);
  }
}

/**
 * Adds the headers that options and variables ask for.
 * @param headers headers set already, for example by a configuration file
 * @throws UsageError for a malformed entry, an unset variable, a value no header can hold, or a name given twice
 */
export function addRequestHeaders(headers: RequestHeaders, sources: HeaderSources, outer: Variables): void {
  const authorization = outer[AUTHORIZATION_VARIABLE] ?? "";
  // A CI job passes an unset secret as the empty string: that means "none", not an empty header.
  if (authorization !== "") {
    headers.set("Authorization", headerValue(authorization, `the variable ${AUTHORIZATION_VARIABLE}`), AUTHORIZATION_VARIABLE);
  }
  if (sources.bearerEnv !== undefined) {
    headers.set("Authorization", `Bearer ${bearerToken(sources.bearerEnv, outer)}`, "--bearer-env");
  }
  if (sources.hasOAuth === true) headers.reserve("Authorization", "--oauth-client-id-env");
  for (const entry of sources.headerEnv) {
    const { name, variable } = readEntry(entry);
    // The name is judged first: what is wrong with it shows also where no variable is set.
    headers.reserve(name, `--header-env ${name}`);
    const value = outer[variable];
    if (value === undefined || value === "") throw new UsageError(`--header-env ${name}: the variable ${variable} is not set`);
    headers.fill(name, headerValue(value, `the variable ${variable}`));
  }
}

/**
 * The value of a secret that an option names by its variable.
 * @throws UsageError when the text is no variable's name (it may be the secret itself and is not repeated), or it is not set
 */
export function namedVariable(option: string, name: string, outer: Variables): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
    throw new UsageError(`${option} takes the name of an environment variable that holds the value, not the value itself`);
  }
  const value = (outer[name] ?? "").trim();
  if (value === "") throw new UsageError(`${option}: the variable ${name} is not set`);
  return value;
}

/**
 * A value as it is sent. RFC 9110, section 5.5: visible characters, spaces and tabs; anything above Latin-1 cannot be sent at all.
 * @param holder what holds the value, for messages
 * @throws UsageError for an empty value or one that no header can carry
 */
export function headerValue(value: string, holder: string): string {
  const trimmed = value.trim();
  if (trimmed === "") throw new UsageError(`${holder} holds only spaces; a header needs a value`);
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(trimmed)) {
    throw new UsageError(`${holder} holds a line break or another character no header can carry`);
  }
  return trimmed;
}

/** RFC 6750, section 2.1: a bearer token is one word. A pasted "Bearer " in front of it is a common mistake with one clear way out. */
function bearerToken(variable: string, outer: Variables): string {
  const token = namedVariable("--bearer-env", variable, outer);
  if (/^bearer\s/i.test(token)) {
    throw new UsageError(`--bearer-env: the variable ${variable} must hold the token alone, without "Bearer" before it`);
  }
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError(`--bearer-env: the variable ${variable} holds a character no token can hold`);
  return token;
}

function readEntry(entry: string): { name: string; variable: string } {
  // What follows "=" must look like a variable, or a pasted secret would be echoed.
  const [, name, variable] = /^([^=]+)=([A-Za-z_][A-Za-z0-9_]*)$/.exec(entry) ?? [];
  if (name === undefined || variable === undefined || !isHeaderName(name)) {
    throw new UsageError("--header-env needs 'Name=ENVVAR': a header name and the environment variable that holds its value");
  }
  return { name, variable };
}
