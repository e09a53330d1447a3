// Which URLs may be measured: loopback by default, https when remote, and never a secret in the URL itself.
import { UsageError } from "../model/errors.js";

/**
 * Reads and judges a server URL. The text is repeated in no message that might show a secret.
 * @param name what to call the text in messages
 * @throws UsageError when it is no http(s) URL, carries credentials, query or fragment, or is remote without leave
 */
export function serverUrl(text: string, allowRemoteHttp: boolean, name = "--url"): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new UsageError(`${name} needs an absolute http or https URL, for example http://127.0.0.1:3000/mcp`);
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new UsageError(`${name} needs an http or https URL, not ${url.protocol.slice(0, -1)}`);
  }
  // Credentials, query and fragment end up in logs and reports; headers do not.
  if (url.username !== "" || url.password !== "" || /^[^/?#]*\/\/[^/?#]*@/.test(text)) {
    throw new UsageError(`${name} must not hold credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION or --header-env`);
  }
  // The text decides, not url.search: a bare "?" or "#" vanishes in the parsed URL.
  if (text.includes("?")) throw new UsageError(`${name} must not have a query string; pass secrets with --header-env`);
  if (text.includes("#")) throw new UsageError(`${name} must not have a fragment (#...)`);
  if (isLoopback(url.hostname)) return url;
  if (url.protocol === "http:") throw new UsageError(`${name}: a remote server needs https; plain http is for localhost only`);
  if (!allowRemoteHttp) throw new UsageError(`${name}: only localhost is measured unless --allow-remote-http is given`);
  return url;
}

/** Whether a URL's host name (as URL parsing spells it) is this machine: localhost, 127.0.0.0/8 or ::1. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

/**
 * What is wrong with an address that a server or its authorization server names (metadata, token endpoint); null when nothing is.
 * The same rules as for the server itself, and one more: a remote server must not send us to this machine.
 * @param server the measured server
 */
export function endpointProblem(url: URL, server: URL, allowRemoteHttp: boolean): string | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "it is no http or https address";
  if (url.username !== "" || url.password !== "") return "it holds credentials";
  if (isLoopback(url.hostname)) return isLoopback(server.hostname) ? null : "a remote server names an address on this machine";
  if (url.protocol === "http:") return "it is remote and not https";
  return allowRemoteHttp ? null : "it is not on this machine; --allow-remote-http permits that";
}
