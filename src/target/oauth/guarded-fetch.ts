// fetch for the OAuth flow: only to addresses the policy admits, within a time and a size, and never with anyone's cookies or headers
// but the flow's own. Remembers what was asked last, so that a failure can name its step without a server's text.
import { UsageError } from "../../model/errors.js";
import type { HttpTarget } from "../target.js";
import { endpointProblem } from "../policy.js";

/** How long one request of the flow may take, in milliseconds. */
const REQUEST_MS = 10_000;
/** Largest answer read, in bytes; metadata and tokens are a few hundred. */
const MAX_BYTES = 256 * 1024;

/** Why a request of the flow was not made, or its answer not read. The message is ours. */
export class FlowRefused extends Error {
  override readonly name = "FlowRefused";
}

/** What was asked last. */
export interface LastRequest {
  /** Scheme, host and port: enough to see who is meant. */
  readonly origin: string;
  /** HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** Network error code when no answer came. */
  readonly errorCode?: string;
}

/** A fetch, and what it saw last. */
export interface GuardedFetch {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  readonly last: () => LastRequest | undefined;
}

/** Sends one request, as fetch does. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/**
 * Prepares the fetch of one flow.
 * @param deadline ends every request of the flow
 * @param send the way its requests take: that of everything else sent to the server
 */
export function guardedFetch(target: HttpTarget, allowRemoteHttp: boolean, deadline: AbortSignal, send: Fetch): GuardedFetch {
  let last: LastRequest | undefined;
  return {
    last: () => last,
    fetch: async (address, init) => {
      const url = new URL(address);
      const problem = endpointProblem(url, target.url, allowRemoteHttp);
      if (problem !== null) throw new FlowRefused(`${url.origin} is not asked: ${problem}`);
      last = { origin: url.origin, status: null };
      let response: Response;
      let body: Uint8Array<ArrayBuffer>;
      try {
        const signal = AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_MS)]);
        response = await send(url, { ...init, redirect: "manual", signal });
        body = await readBody(response, url.origin);
      } catch (error) {
        if (error instanceof FlowRefused || error instanceof UsageError) throw error;
        const errorCode = codeOf(error);
        last = { origin: url.origin, status: null, errorCode };
        throw new FlowRefused(`${url.origin} does not answer (${errorCode})`);
      }
      last = { origin: url.origin, status: response.status };
      const { status, statusText, headers } = response;
      const hasBody = ![204, 205, 304].includes(status);
      return new Response(hasBody ? body : null, { status, statusText, headers });
    },
  };
}

async function readBody(response: Response, origin: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new FlowRefused(`the answer of ${origin} is too large`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Read by shape: errors of fetch hold the network's code in their cause, and a time-out is a DOMException of that name. */
function codeOf(error: unknown): string {
  const { name, cause } = (error ?? {}) as { name?: unknown; cause?: { code?: unknown } | undefined };
  if (name === "TimeoutError" || name === "AbortError") return "ETIMEDOUT";
  const code = cause?.code;
  return typeof code === "string" && /^[A-Z0-9_]{1,40}$/.test(code) ? code : "no connection";
}
