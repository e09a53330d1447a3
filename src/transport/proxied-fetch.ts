// fetch by the same way as everything else we send: straight, or through the tunnel that the proxy variables name. For requests
// besides MCP (OAuth). fetch itself knows no proxy.
import { request as sendHttp, type IncomingMessage } from "node:http";
import { request as sendHttps } from "node:https";
import { Readable } from "node:stream";
import { isLoopback } from "../target/policy.js";
import { throughProxy, type Proxied } from "./http-proxy.js";

/** Statuses whose response has no body (Fetch, "null body status"). */
const NO_BODY: readonly number[] = [204, 205, 304];

/**
 * fetch, redirects never followed where a proxy is in the way (ask for `redirect: "manual"`).
 * @throws UsageError when the proxy variables name no http or https address; else as fetch does, the network's code in the cause
 */
export function proxiedFetch(address: string | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(address);
  const send = url.protocol === "https:" ? sendHttps : sendHttp;
  const proxied = isLoopback(url.hostname) ? undefined : throughProxy(url, send, { keepAlive: false });
  return proxied === undefined ? fetch(url, init) : throughTunnel(url, init, proxied);
}

async function throughTunnel(url: URL, init: RequestInit | undefined, { agent, request }: Proxied): Promise<Response> {
  const asked = new Request(url, init);
  const { method, signal } = asked;
  const body = Buffer.from(await asked.arrayBuffer());
  const headers = { ...Object.fromEntries(asked.headers), "accept-encoding": "identity", "content-length": body.length };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, method, headers, signal, protocol: url.protocol, host: url.hostname, port: url.port };
      request({ ...options, path: `${url.pathname}${url.search}` }, resolve)
        .on("error", reject)
        .on("close", () => agent.destroy())
        .end(body);
    });
    return responseOf(response);
  } catch (error) {
    throw signal.aborted ? signal.reason : new TypeError("fetch failed", { cause: error });
  }
}

function responseOf(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, Array.isArray(value) ? value.join(", ") : (value ?? ""));
  if (!NO_BODY.includes(status)) return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array>, { status, headers });
  incoming.resume();
  return new Response(null, { status, headers });
}
