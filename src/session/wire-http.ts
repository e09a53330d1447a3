// Two unscored questions to an HTTP server, each with its control: does it refuse foreign pages, and does DELETE end a session?
// Asked on raw exchanges of their own, after everything that is scored.
import { TransportFault } from "../model/errors.js";
import type { Clock } from "../model/host.js";
import type { JsonObject } from "../model/json.js";
import { isLoopback } from "../target/policy.js";
import type { HttpTarget } from "../target/target.js";
import { openLink, type HttpLink } from "../transport/http-link.js";
import type { Budget } from "./budget.js";
import { classify } from "./envelope.js";
import { initializeParams } from "./legacy.js";
import { ToolHeaders } from "./mcp-headers.js";
import { modernDialect } from "./modern.js";
import type { Era } from "./session.js";

/** A web site that is nobody's (RFC 2606). Its page reaches a local server under its own name, so a check of either header stops it. */
const FOREIGN_PAGE = { origin: "http://mcpeval.invalid", host: "mcpeval.invalid" };
/** How long each answer may take, in milliseconds: the server answered the same request before. */
const TIMEOUT_MS = 3_000;

/** What is asked, and under which agreement. */
export interface HttpQuestions {
  readonly origin: boolean;
  readonly session: boolean;
  readonly era: Era;
  readonly revision: string;
  readonly clientInfo: { readonly name: string; readonly version: string };
  readonly clock: Clock;
  readonly budget: Budget;
}

/** Null where it was not asked, could not be asked, or the control did not work. */
export interface HttpAnswers {
  readonly foreignOriginRefused: boolean | null;
  readonly deletedSessionRefused: boolean | null;
}

interface Exchanged {
  readonly status: number | null;
  readonly sessionId: string | undefined;
  /** Whether a valid result came. */
  readonly isServed: boolean;
}

/** Asks. Never throws for the server's sake, nor when the budget is spent. */
export async function askHttp(target: HttpTarget, questions: HttpQuestions): Promise<HttpAnswers> {
  const link = await openLink(target, questions.clock);
  try {
    return await new Asker(link, questions).run(isLoopback(target.url.hostname));
  } catch (error) {
    if (error instanceof TransportFault) return { foreignOriginRefused: null, deletedSessionRefused: null };
    throw error;
  }
}

class Asker {
  #lastId = 0;

  constructor(
    private readonly link: HttpLink,
    private readonly questions: HttpQuestions,
  ) {}

  /** @param isLocal DNS rebinding reaches servers on the user's machine; others have names of their own to check */
  async run(isLocal: boolean): Promise<HttpAnswers> {
    const asksOrigin = this.questions.origin && isLocal;
    const asksSession = this.questions.session && this.questions.era === "legacy";
    if (!asksOrigin && !asksSession) return { foreignOriginRefused: null, deletedSessionRefused: null };
    const control = await this.#open({});
    if (!control.isServed) return { foreignOriginRefused: null, deletedSessionRefused: null };
    const foreignOriginRefused = asksOrigin ? await this.#foreign() : null;
    const { sessionId } = control;
    if (sessionId === undefined) return { foreignOriginRefused, deletedSessionRefused: null };
    const isDeleted = await this.#delete(sessionId);
    // A server may refuse to have sessions ended by clients (405): then nothing was promised.
    if (!asksSession || !isDeleted) return { foreignOriginRefused, deletedSessionRefused: null };
    const after = await this.#post("tools/list", undefined, {
      "mcp-session-id": sessionId,
      "mcp-protocol-version": this.questions.revision,
    });
    return { foreignOriginRefused, deletedSessionRefused: after.status === null ? null : !after.isServed };
  }

  async #foreign(): Promise<boolean | null> {
    const answer = await this.#open(FOREIGN_PAGE);
    if (answer.sessionId !== undefined) await this.#delete(answer.sessionId);
    return answer.status === null ? null : !answer.isServed;
  }

  /** The request that opens the era: it needs nothing before it. */
  #open(headers: Readonly<Record<string, string>>): Promise<Exchanged> {
    const { era, revision, clientInfo } = this.questions;
    const client = { clientInfo, clientCapabilities: {} };
    if (era === "legacy") return this.#post("initialize", initializeParams(revision, client), headers);
    const dialect = modernDialect(revision, "streamable-http", client, new ToolHeaders());
    const params = dialect.params(undefined);
    return this.#post("server/discover", params, { ...dialect.headers("server/discover", params), ...headers });
  }

  #post(method: string, params: JsonObject | undefined, headers: Readonly<Record<string, string>>): Promise<Exchanged> {
    this.questions.budget.take();
    const id = (this.#lastId += 1);
    const body = JSON.stringify({ jsonrpc: "2.0", id, method, params });
    const accept = { accept: "application/json, text/event-stream", "content-type": "application/json" };
    return this.#exchange("POST", { ...accept, "content-length": Buffer.byteLength(body), ...headers }, body, id);
  }

  async #delete(sessionId: string): Promise<boolean> {
    this.questions.budget.take();
    const { status } = await this.#exchange("DELETE", { "mcp-session-id": sessionId, "mcp-protocol-version": this.questions.revision });
    return status !== null && status >= 200 && status < 300;
  }

  async #exchange(
    method: "POST" | "DELETE",
    headers: Readonly<Record<string, string | number>>,
    body?: string,
    id?: number,
  ): Promise<Exchanged> {
    const stop = new AbortController();
    const answer = new Promise<Exchanged>((resolve) => {
      let status: number | null = null;
      let sessionId: string | undefined;
      const done = (isServed: boolean): void => resolve({ status, sessionId, isServed });
      const exchange = { method, path: this.link.url.pathname, headers, signal: stop.signal, ...(body === undefined ? {} : { body }) };
      this.link.exchange(exchange, {
        head: (head) => ({ status, sessionId } = head),
        frame: ({ json }) => {
          const envelope = classify(Array.isArray(json) && json.length === 1 ? json[0] : json);
          if (envelope.kind === "result" && envelope.id === id) done(status !== null && status < 300);
        },
        end: () => done(false),
      });
    });
    const patience = new AbortController();
    const wait = this.questions.clock.sleep(TIMEOUT_MS, patience.signal).then(
      () => ({ status: null, sessionId: undefined, isServed: false }),
      () => answer,
    );
    const first = await Promise.race([answer, wait]);
    patience.abort();
    // A server may keep the answer's stream open.
    stop.abort();
    return first;
  }
}
