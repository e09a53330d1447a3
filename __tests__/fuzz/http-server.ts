// One HTTP server for many fuzzed cases: each case has a path of its own, so that nothing late of one case reaches the next.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HttpTarget } from "../../src/target/target.js";

/** A request as far as fuzzed servers care. */
export interface Asked {
  /** A POST's message; null for every other verb. */
  readonly message: { readonly id?: unknown; readonly method?: string; readonly params?: Record<string, unknown> } | null;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** Answers the requests of one case. */
export type CaseHandler = (asked: Asked) => void;

/** The running server. */
export interface CaseServer {
  /** The address of a new case. */
  add(handler: CaseHandler): HttpTarget;
  close(): Promise<void>;
}

/** Starts the server on a free port of this machine. */
export async function startCaseServer(): Promise<CaseServer> {
  const handlers = new Map<string, CaseHandler>();
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("error", () => undefined);
    res.on("error", () => undefined);
    req.on("end", () => {
      const handler = handlers.get(req.url ?? "");
      if (handler === undefined) return res.writeHead(410).end();
      const text = Buffer.concat(chunks).toString("utf8");
      const message = req.method === "POST" ? (JSON.parse(text) as Asked["message"]) : null;
      return handler({ message, req, res });
    });
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  let cases = 0;
  return {
    add(handler) {
      const path = `/case-${String((cases += 1))}`;
      handlers.delete(`/case-${String(cases - 2)}`);
      handlers.set(path, handler);
      return { kind: "http", url: new URL(`http://127.0.0.1:${String(port)}${path}`), headers: {} };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Initialize, answered as a server of the legacy era does; discover is unknown to it. */
export function plainHandshake({ message, res }: Asked): boolean {
  if (message?.method === undefined) {
    res.writeHead(message === null ? 405 : 202).end();
    return true;
  }
  const { id, method, params } = message;
  if (id === undefined) res.writeHead(202).end();
  else if (method === "initialize") {
    const protocolVersion = params?.["protocolVersion"] === "2099-01-01" ? "2025-11-25" : params?.["protocolVersion"];
    sendJson(res, JSON.stringify({ jsonrpc: "2.0", id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo: {} } }));
  } else if (method === "tools/list" || method === "tools/call") return false;
  else sendJson(res, JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32601, message: "Method not found" } }));
  return true;
}

/** A body of JSON text. */
export function sendJson(res: ServerResponse, text: string, status = 200): void {
  res.writeHead(status, { "content-type": "application/json" }).end(text);
}
