// The way to one HTTP server: shared connections (straight or through a proxy), and single exchanges on them. Knows no MCP.
// node:http and not fetch: fetch costs about 100 ms at start, adds headers of its own and forbids a Host of ours.
import { validateHeaderValue, type Agent, type ClientRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { isIP } from "node:net";
import type { Clock } from "../model/host.js";
import { isLoopback } from "../target/policy.js";
import type { HttpTarget } from "../target/target.js";
import type { ExchangeEnded } from "./channel.js";
import { mediaType, readBody, type BodySink } from "./http-body.js";
import type { SendRequest } from "./http-proxy.js";
import { retryAfterMs } from "./retry-after.js";

/** How long an idle connection is kept, in milliseconds: below every common server's own limit, so that no request meets a closing one. */
const IDLE_MS = 1_500;

/** One request. */
export interface Exchange {
  readonly method: "GET" | "POST" | "DELETE";
  /** Path and query. */
  readonly path: string;
  /** Headers over those of the target; `host` and `origin` may be given too. */
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: string;
  /** Aborting closes the exchange. */
  readonly signal?: AbortSignal;
}

/** The beginning of a response. */
export interface ResponseHead {
  readonly status: number;
  /** Media type without parameters, lower case; empty when none. */
  readonly contentType: string;
  readonly sessionId: string | undefined;
}

/** How an exchange ended. */
export type ExchangeEnd = Pick<ExchangeEnded, "status" | "contentType" | "errorCode" | "wwwAuthenticate" | "retryAfterMs">;

/** What an exchange reports: the head (if one came), frames, and exactly one end. */
export interface ExchangeSink extends Omit<BodySink, "overflow"> {
  head?(head: ResponseHead): void;
  end(end: ExchangeEnd): void;
}

/** Shared connections to one server. */
export class HttpLink {
  readonly #options: RequestOptions;

  constructor(
    private readonly request: SendRequest,
    private readonly agent: Agent,
    private readonly target: HttpTarget,
    readonly clock: Clock,
  ) {
    const { hostname, port, protocol } = target.url;
    const host = hostname.replace(/^\[|\]$/g, "");
    // The name in the TLS handshake is the target's own, whatever Host a frame sends (RFC 6066: never an address).
    const servername = protocol === "https:" ? { servername: isIP(host) === 0 ? host : "" } : {};
    this.#options = { agent, protocol, hostname: host, port, ...servername };
  }

  /** The target's address. */
  get url(): URL {
    return this.target.url;
  }

  /** Starts an exchange. Destroying what is returned ends it. Never throws for the server's sake. */
  exchange(exchange: Exchange, sink: ExchangeSink): ClientRequest {
    const { method, path, body, signal } = exchange;
    // Bodies are taken as they come: nothing that could be small on the wire and endless in memory.
    const headers = sendable({ ...this.target.headers, "accept-encoding": "identity", ...exchange.headers });
    let status: number | null = null;
    let contentType = "";
    let wwwAuthenticate: string | undefined;
    let waitMs: number | undefined;
    let isDone = false;
    const request = this.request({ ...this.#options, method, path, headers }, (response) => {
      status = response.statusCode ?? 0;
      contentType = mediaType(response);
      wwwAuthenticate = response.headers["www-authenticate"];
      waitMs = retryAfterMs(response.headers);
      sink.head?.({ status, contentType, sessionId: sessionIdOf(response) });
      readBody(response, contentType, this.clock, bodySink(sink, request));
      response.on("end", () => done());
      response.on("error", (error) => done(networkCode(error)));
      response.on("close", () => done("ECONNRESET"));
    });
    const onAbort = (): void => void request.destroy();
    const done = (errorCode?: string): void => {
      if (isDone) return;
      isDone = true;
      signal?.removeEventListener("abort", onAbort);
      sink.end({
        status,
        contentType,
        ...(errorCode === undefined ? {} : { errorCode }),
        ...(wwwAuthenticate === undefined ? {} : { wwwAuthenticate }),
        ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
      });
    };
    request.on("error", (error) => done(networkCode(error)));
    // Ends without response and without error exist: an unrequested protocol switch, for one.
    request.on("close", () => done("ECONNRESET"));
    signal?.addEventListener("abort", onAbort, { once: true });
    if (signal?.aborted === true) onAbort();
    request.end(body);
    return request;
  }

  /** Drops the connections. Exchanges must have ended. */
  close(): void {
    this.agent.destroy();
  }
}

/** Opens the way to a target. The TLS stack, and what a proxy needs, are loaded for who needs them only. */
export async function openLink(target: HttpTarget, clock: Clock): Promise<HttpLink> {
  const { Agent: AgentClass, request } = target.url.protocol === "https:" ? await import("node:https") : await import("node:http");
  const options = { keepAlive: true, noDelay: true, timeout: IDLE_MS };
  // This machine is never reached through a proxy, and the common case loads nothing for it.
  const proxied = isLoopback(target.url.hostname)
    ? undefined
    : (await import("./http-proxy.js")).throughProxy(target.url, request, options);
  return proxied === undefined
    ? new HttpLink(request, new AgentClass(options), target, clock)
    : new HttpLink(proxied.request, proxied.agent, target, clock);
}

/** Headers without those that cannot be sent: a server chooses its revision and its session id, and may choose line breaks. */
function sendable(headers: Exchange["headers"]): Record<string, string | number> {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => isSendable(name, value)));
}

function isSendable(name: string, value: string | number): boolean {
  try {
    validateHeaderValue(name, String(value));
    return true;
  } catch {
    return false;
  }
}

function bodySink(sink: ExchangeSink, request: ClientRequest): BodySink {
  return {
    frame: (frame) => sink.frame(frame),
    overflow: () => request.destroy(),
    ...(sink.eventId === undefined ? {} : { eventId: sink.eventId }),
    ...(sink.retry === undefined ? {} : { retry: sink.retry }),
    ...(sink.otherEvent === undefined ? {} : { otherEvent: sink.otherEvent }),
  };
}

function sessionIdOf(response: IncomingMessage): string | undefined {
  const id = response.headers["mcp-session-id"];
  // The specification allows visible ASCII only; anything else could not be sent back.
  return typeof id === "string" && /^[\x21-\x7e]+$/.test(id) ? id : undefined;
}

function networkCode(error: Error): string {
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : "ECONNRESET";
}
