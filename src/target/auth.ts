// Headers the user adds to every HTTP request. Values come from environment variables only, never from argv, and are never printed.
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

/**
 * Reads the headers of every request.
 * @param entries values of `--header-env`, each `Name=ENVVAR`
 * @throws UsageError for a malformed entry, an unset variable, a value no header can hold, or a name given twice
 */
export function requestHeaders(entries: readonly string[], outer: Variables): Record<string, string> {
  const headers: Record<string, string> = {};
  const taken = new Set<string>();
  const authorization = outer[AUTHORIZATION_VARIABLE] ?? "";
  // A CI job passes an unset secret as the empty string: that means "none", not an empty header.
  if (authorization !== "") {
    headers["Authorization"] = headerValue(authorization, AUTHORIZATION_VARIABLE);
    taken.add("authorization");
  }
  for (const entry of entries) {
    const { name, variable } = readEntry(entry);
    const key = name.toLowerCase();
    if (RESERVED.has(key)) throw new UsageError(`--header-env ${name}: this header is set by mcpeval itself`);
    if (taken.has(key)) throw new UsageError(`--header-env ${name}: this header is given twice`);
    taken.add(key);
    const value = outer[variable];
    if (value === undefined || value === "") throw new UsageError(`--header-env ${name}: the variable ${variable} is not set`);
    headers[name] = headerValue(value, variable);
  }
  return headers;
}

function readEntry(entry: string): { name: string; variable: string } {
  // RFC 9110, section 5.1: a field name is a token. What follows "=" must look like a variable, or a pasted secret would be echoed.
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)=([A-Za-z_][A-Za-z0-9_]*)$/.exec(entry);
  const [, name, variable] = match ?? [];
  if (name === undefined || variable === undefined) {
    throw new UsageError("--header-env needs 'Name=ENVVAR': a header name and the environment variable that holds its value");
  }
  return { name, variable };
}

/** RFC 9110, section 5.5: visible characters, spaces and tabs; anything above Latin-1 cannot be sent at all. */
function headerValue(value: string, variable: string): string {
  const trimmed = value.trim();
  if (trimmed === "") throw new UsageError(`the variable ${variable} holds only spaces; a header needs a value`);
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(trimmed)) {
    throw new UsageError(`the variable ${variable} holds a line break or another character no header can carry`);
  }
  return trimmed;
}
