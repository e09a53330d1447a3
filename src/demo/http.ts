// The demo over Streamable HTTP on the loopback interface: POST, GET and DELETE on /mcp, a session a client. Replies are JSON, or
// an event stream where the server has something to say before them.
import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isJsonObject, type Json } from "../model/json.js";
import type { Broken } from "./aspects.js";
import { ConnectionLost, INVALID_REQUEST, PARSE_ERROR } from "./errors.js";
import { processLock } from "./lock.js";
import { DemoSession, REVISIONS, type Shared } from "./session.js";

const PATH = "/mcp";
const METHODS: readonly string[] = ["POST", "GET", "DELETE"];
const EVENT_STREAM = { "content-type": "text/event-stream", "cache-control": "no-cache" };
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const LOOPBACK: readonly string[] = ["127.0.0.1", "localhost", "[::1]"];

/** A request refused before it reaches a session. */
class Refused extends Error {
  override readonly name = "Refused";
  constructor(
    readonly status: number,
    message: string,
    readonly code: number = INVALID_REQUEST,
  ) {
    super(message);
  }
}

/** A running demo over HTTP. */
export interface RunningHttp {
  readonly url: string;
  /** Ends the sessions, open exchanges and the listener. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1.
 * @param port 0 for any free port
 * @throws the system's error when the port cannot be used
 */
export async function serveHttp(broken: Broken, port: number): Promise<RunningHttp> {
  // Loaded here, so that a stdio run does not pay for it.
  const { createServer } = await import("node:http");
  const sessions = new Map<string, DemoSession>();
  const shared: Shared = { broken, world: { counter: 0 }, lock: processLock() };
  const server = createServer((request, response) => {
    answer(request, response, sessions, shared).catch((error: unknown) => {
      // A defect of the demo must not take the other sessions down.
      process.stderr.write(`mcpeval-demo: ${error instanceof Error ? (error.stack ?? error.message) : "unknown failure"}\n`);
      response.destroy();
    });
  });
  await listen(server, port);
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${String(bound)}${PATH}`,
    close: () => {
      for (const session of sessions.values()) session.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  sessions: Map<string, DemoSession>,
  shared: Shared,
): Promise<void> {
  let session: DemoSession | undefined;
  try {
    guard(request);
    if (request.method === "DELETE") {
      session = known(request, sessions);
      sessions.delete(session.id);
      session.close();
      response.writeHead(204).end();
      return;
    }
    if (request.method === "GET") {
      if (!acceptsEvents(request)) throw new Refused(406, "text/event-stream must be acceptable.");
      stand(known(request, sessions), response);
      return;
    }
    if (!(request.headers["content-type"] ?? "").toLowerCase().startsWith("application/json"))
      throw new Refused(415, "The body must be application/json.");
    if (!/application\/(json|\*)|\*\/\*/.test(request.headers.accept ?? "")) throw new Refused(406, "application/json must be acceptable.");
    const message = await body(request);
    const opening = isJsonObject(message) && message["method"] === "initialize";
    session = opening ? new DemoSession(randomUUID(), shared) : known(request, sessions);
    const reply = await session.receive(message, acceptsEvents(request) ? (said) => event(response, said) : undefined);
    if (response.headersSent) {
      if (reply !== null) event(response, reply);
      response.end();
      return;
    }
    if (reply === null) {
      response.writeHead(202).end();
      return;
    }
    if (opening && isJsonObject(reply) && "result" in reply) {
      sessions.set(session.id, session);
      response.setHeader("mcp-session-id", session.id);
    }
    send(response, 200, reply);
  } catch (error) {
    if (error instanceof ConnectionLost) {
      // What a client of a restarted server sees: a broken exchange, then an unknown session.
      if (session !== undefined) sessions.delete(session.id);
      session?.close();
      response.destroy();
    } else if (error instanceof Refused) {
      if (error.status === 405) response.setHeader("allow", METHODS.join(", "));
      // The rest of the body is not read, so the connection cannot be used again.
      if (!request.complete) response.setHeader("connection", "close");
      send(response, error.status, { jsonrpc: "2.0", error: { code: error.code, message: error.message } });
    } else throw error;
  }
}

/** The stream on which a session is told what answers no request; the newest one counts. */
function stand(session: DemoSession, response: ServerResponse): void {
  response.writeHead(200, EVENT_STREAM).flushHeaders();
  const emit = (message: Json): void => event(response, message);
  session.broadcast = emit;
  session.onClosed = () => response.end();
  response.on("close", () => {
    if (session.broadcast === emit) session.broadcast = undefined;
  });
}

function event(response: ServerResponse, message: Json): void {
  if (response.writableEnded || response.destroyed) return;
  if (!response.headersSent) response.writeHead(200, EVENT_STREAM);
  response.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`);
}

function acceptsEvents(request: IncomingMessage): boolean {
  return /text\/(event-stream|\*)|\*\/\*/.test(request.headers.accept ?? "");
}

/** Refuses what no session has to see: other paths and methods, foreign hosts and origins, unknown revisions. */
function guard(request: IncomingMessage): void {
  // Origin and Host are checked against DNS rebinding (transports, security warning, of every revision).
  if (!LOOPBACK.includes((request.headers.host ?? "").replace(/:\d+$/, ""))) throw new Refused(403, "Unknown host.");
  const { origin } = request.headers;
  if (origin !== undefined && !(URL.canParse(origin) && LOOPBACK.includes(new URL(origin).hostname)))
    throw new Refused(403, "Foreign origin.");
  if ((request.url ?? "").split("?")[0] !== PATH) throw new Refused(404, "No such path.");
  if (!METHODS.includes(request.method ?? "")) throw new Refused(405, `Use ${METHODS.join(", ")}.`);
  const revision = request.headers["mcp-protocol-version"];
  // Only with a session: before one, a client may be asking which revisions exist.
  if (revision !== undefined && request.headers["mcp-session-id"] !== undefined && !accepted(revision))
    throw new Refused(400, "Unsupported protocol version.");
}

/** Whether a revision named in a header is one the server could have negotiated. */
function accepted(revision: string | string[]): boolean {
  return typeof revision === "string" && REVISIONS.includes(revision);
}

function known(request: IncomingMessage, sessions: ReadonlyMap<string, DemoSession>): DemoSession {
  const id = request.headers["mcp-session-id"];
  if (typeof id !== "string") throw new Refused(400, "A session is needed; send initialize first.");
  const session = sessions.get(id);
  if (session === undefined) throw new Refused(404, "No such session.");
  return session;
}

async function body(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Read to the end all the same: a client still writing would see a broken connection instead of the refusal.
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_BODY_BYTES) throw new Refused(413, "The body is too large.");
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new Refused(400, "Not JSON.", PARSE_ERROR);
  }
}

function send(response: ServerResponse, status: number, message: Json): void {
  const text = JSON.stringify(message);
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) }).end(text);
}
