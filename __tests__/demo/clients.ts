// Raw clients for the demo server's tests: they send exactly what a test says and hand back whatever comes.
import { spawn, type ChildProcess } from "node:child_process";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { serveHttp } from "../../src/demo/http.js";
import type { AspectName } from "../../src/demo/aspects.js";

/** The compiled demo, as a user starts it. */
export const DEMO_MAIN = fileURLToPath(new URL("../../build/src/demo/main.js", import.meta.url));

/** A JSON-RPC reply. */
export type Reply = { id?: unknown; result?: Record<string, unknown>; error?: { code: number; message: string } };

/** One client of one demo server. `lost` stands for a connection that ended without a reply. */
export interface RawClient {
  request(method: string, params?: unknown): Promise<Reply | "lost">;
  notify(method: string, params?: unknown): Promise<void>;
  close(): Promise<void>;
}

/** A way to reach the demo with given aspects; several clients of one server may be open at a time. */
export interface Served {
  connect(revision?: string): Promise<RawClient>;
  close(): Promise<void>;
}

export const INITIALIZE = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "raw", version: "1" } };

/** A demo process over stdio. */
export class StdioClient implements RawClient {
  readonly child: ChildProcess;
  readonly #waiting = new Map<unknown, (reply: Reply | "lost") => void>();
  readonly exit: Promise<number | null>;
  stderr = "";
  #id = 0;

  constructor(args: readonly string[] = []) {
    this.child = spawn(process.execPath, [DEMO_MAIN, ...args], { stdio: "pipe" });
    this.child.stderr?.setEncoding("utf8").on("data", (chunk: string) => (this.stderr += chunk));
    createInterface({ input: this.child.stdout! }).on("line", (line) => {
      const reply = JSON.parse(line) as Reply;
      const key = Array.isArray(reply) ? "batch" : reply.id;
      this.#waiting.get(key)?.(reply);
      this.#waiting.delete(key);
    });
    this.exit = new Promise((resolve) => {
      this.child.on("close", (code) => {
        for (const settle of this.#waiting.values()) settle("lost");
        resolve(code);
      });
    });
  }

  /** Sends text as it is and waits for the reply with the given id (undefined: a reply without one). */
  exchange(text: string, id: unknown): Promise<Reply | "lost"> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.child.stdin?.write(`${text}\n`);
    });
  }

  request(method: string, params?: unknown): Promise<Reply | "lost"> {
    this.#id += 1;
    return this.exchange(JSON.stringify({ jsonrpc: "2.0", id: this.#id, method, params }), this.#id);
  }

  async notify(method: string, params?: unknown): Promise<void> {
    this.child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", method, params })}\n`);
  }

  async close(): Promise<void> {
    this.child.stdin?.end();
    await this.exit;
  }
}

/** One HTTP exchange; `lost` when the connection broke. */
export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends one HTTP request with exactly these headers. */
export function exchange(url: string, method: string, headers: Record<string, string>, body?: string): Promise<HttpAnswer | "lost"> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on("error", () => resolve("lost"));
    });
    request.on("error", () => resolve("lost"));
    request.end(body);
  });
}

/** Headers of a well-behaved POST. */
export const POST_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** A session of a demo server over HTTP. */
export class HttpClient implements RawClient {
  session = "";
  #id = 0;

  constructor(readonly url: string) {}

  async post(message: unknown): Promise<HttpAnswer | "lost"> {
    const headers: Record<string, string> = { ...POST_HEADERS };
    if (this.session !== "") headers["mcp-session-id"] = this.session;
    const answer = await exchange(this.url, "POST", headers, JSON.stringify(message));
    if (answer !== "lost" && typeof answer.headers["mcp-session-id"] === "string") this.session = answer.headers["mcp-session-id"];
    return answer;
  }

  async request(method: string, params?: unknown): Promise<Reply | "lost"> {
    this.#id += 1;
    const answer = await this.post({ jsonrpc: "2.0", id: this.#id, method, params });
    return answer === "lost" ? "lost" : (JSON.parse(answer.text) as Reply);
  }

  async notify(method: string, params?: unknown): Promise<void> {
    await this.post({ jsonrpc: "2.0", method, params });
  }

  async close(): Promise<void> {
    await exchange(this.url, "DELETE", { "mcp-session-id": this.session });
  }
}

/** Serves the demo over stdio: a process a client. */
export async function overStdio(...aspects: AspectName[]): Promise<Served> {
  const clients: StdioClient[] = [];
  return {
    connect: async (revision = INITIALIZE.protocolVersion) => {
      const client = new StdioClient(aspects.flatMap((aspect) => ["--broken", aspect]));
      clients.push(client);
      await client.request("initialize", { ...INITIALIZE, protocolVersion: revision });
      await client.notify("notifications/initialized");
      return client;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

/** Serves the demo over Streamable HTTP: one server, a session a client. */
export async function overHttp(...aspects: AspectName[]): Promise<Served> {
  const server = await serveHttp(new Set(aspects), 0);
  return {
    connect: async (revision = INITIALIZE.protocolVersion) => {
      const client = new HttpClient(server.url);
      await client.request("initialize", { ...INITIALIZE, protocolVersion: revision });
      await client.notify("notifications/initialized");
      return client;
    },
    close: () => server.close(),
  };
}

/** Both ways to serve it, for test tables. */
export const TRANSPORTS = [
  ["stdio", overStdio],
  ["http", overHttp],
] as const;
