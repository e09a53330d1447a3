// HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY (either case): a tunnel to a server on another machine. Loaded only for one.
// The proxy's address may hold a password: it is never printed.
import type { Agent, AgentOptions, ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { HttpsProxyAgent } from "https-proxy-agent";
import { getProxyForUrl } from "proxy-from-env";
import { UsageError } from "../model/errors.js";
import { PROXY_REFUSED } from "./channel.js";

/** Starts a request, as node:http and node:https do. */
export type SendRequest = (options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;

/** Connections through a proxy, and the way to start requests on them. */
export interface Proxied {
  readonly agent: Agent;
  readonly request: SendRequest;
}

/** The part of the agent's options that a tunnel keeps; an idle time-out would cut the connection to a slow proxy as well. */
export type TunnelOptions = Pick<AgentOptions, "keepAlive" | "noDelay">;

/**
 * What the environment's proxy variables say about a URL: a tunnel, or undefined for the straight way.
 * @throws UsageError when they name a proxy that is no http or https address
 */
export function throughProxy(url: URL, request: SendRequest, options: TunnelOptions): Proxied | undefined {
  const address = getProxyForUrl(url.href);
  return address === "" ? undefined : { agent: new TunnelAgent(proxyUrl(address), options), request: reportRefusals(request) };
}

function proxyUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new UsageError("HTTPS_PROXY (or HTTP_PROXY, ALL_PROXY) is set, but not to an http or https address; correct it, or set NO_PROXY");
}

/** The agent forgets connections to the proxy that have not become a tunnel yet; this one ends them too. */
class TunnelAgent extends HttpsProxyAgent<string> {
  readonly #opening: AbortController;

  constructor(proxy: URL, options: TunnelOptions) {
    const opening = new AbortController();
    // The agent's own debug output (DEBUG=...) names the address: so the password is no part of it.
    super(proxy.origin, { ...options, headers: credentials(proxy), signal: opening.signal });
    this.#opening = opening;
  }

  override destroy(): void {
    super.destroy();
    this.#opening.abort();
  }
}

/** RFC 7617; the address holds name and password percent-encoded. */
function credentials({ username, password }: URL): Record<string, string> {
  if (username === "" && password === "") return {};
  return { "Proxy-Authorization": `Basic ${Buffer.from(`${decoded(username)}:${decoded(password)}`).toString("base64")}` };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a bare "%" in a password
  }
}

/** A proxy that refuses is no answer of the server: its 401, 403 or 404 must not be taken for one. */
function reportRefusals(request: SendRequest): SendRequest {
  return (options, onResponse) => {
    const sent = request(options, onResponse);
    sent.on("proxyConnect", ({ statusCode }: IncomingMessage) => {
      if (statusCode === 200) return;
      sent.destroy(Object.assign(new Error("the proxy refused the tunnel"), { code: `${PROXY_REFUSED}${statusCode ?? 0}` }));
    });
    return sent;
  };
}
