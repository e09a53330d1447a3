// Shared by the transport tests: channels over real sockets that are closed after each test.
import { afterEach, expect } from "@jest/globals";
import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { createServer, type AddressInfo, type Socket } from "node:net";
import type { Channel, ExchangeEnded, InboundFrame, InboundMessage } from "../../src/transport/channel.js";
import { httpOpener, type HttpOpener } from "../../src/transport/http-opener.js";

export const clock = { now: () => performance.now(), sleep: () => Promise.resolve() };

/** A channel, and what it reported. */
export interface Opened {
  readonly channel: Channel;
  readonly frames: InboundFrame[];
}

const cleanups: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Something to undo after the test; the last one first. */
export function afterwards(cleanup: () => Promise<unknown> | void): void {
  cleanups.push(cleanup);
}

/** An opener that is closed after the test. */
export async function openerFor(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<HttpOpener> {
  const opener = await httpOpener({ kind: "http", url, headers }, clock);
  afterwards(() => opener.close());
  return opener;
}

/** A channel of the opener that is closed after the test. */
export function openFrom(opener: HttpOpener): Opened {
  const channel = opener.open();
  afterwards(() => channel.close());
  const frames: InboundFrame[] = [];
  channel.onFrame((frame) => frames.push(frame));
  return { channel, frames };
}

export async function open(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<Opened> {
  return openFrom(await openerFor(url, headers));
}

export function initialize(id = 1): { message: unknown; requestId: number } {
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } };
  return { message: { jsonrpc: "2.0", id, method: "initialize", params }, requestId: id };
}

/** Waits for something to become true. */
export async function until(condition: () => boolean, what = "the condition"): Promise<void> {
  const endsAt = performance.now() + 8_000;
  while (!condition()) {
    if (performance.now() > endsAt) throw new Error(`${what} did not come true`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Waits for the end of an exchange. */
export async function ended(frames: readonly InboundFrame[], requestId = 1): Promise<ExchangeEnded> {
  const find = () => frames.find((frame): frame is ExchangeEnded => frame.kind === "exchange-ended" && frame.requestId === requestId);
  await until(() => find() !== undefined, "the end of the exchange");
  return find() as ExchangeEnded;
}

/** The JSON of every message so far. */
export function messages(frames: readonly InboundFrame[]): unknown[] {
  return frames.filter((frame): frame is InboundMessage => frame.kind === "message").map((frame) => frame.json);
}

/** A server that writes `answer` to whoever sends a whole request, byte for byte. Closed after the test. */
export async function byteServer(answer: (socket: Socket) => void): Promise<URL> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = "";
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (!text.includes("\r\n\r\n") || (text.startsWith("POST") && !text.endsWith("}"))) return;
      text = "";
      answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterwards(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
}

/** Expects that something took no longer than `ms`. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const value = await work;
  expect(performance.now() - startedAt).toBeLessThan(ms);
  return value;
}

/** One request as a server saw it. */
export interface SeenRequest {
  readonly verb: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: { readonly id?: number; readonly method?: string } | undefined;
}

/** A real HTTP server; `answer` sees each request with all that came so far. Closed after the test. */
export async function httpServer(
  answer: (request: SeenRequest, response: ServerResponse, seen: readonly SeenRequest[]) => void,
): Promise<{ url: URL; seen: SeenRequest[]; openConnections: () => Promise<number> }> {
  const seen: SeenRequest[] = [];
  const server = createHttpServer((req, res) => {
    let body = "";
    req.setEncoding("utf8");
    req.on("data", (chunk: string) => (body += chunk));
    req.on("end", () => {
      const message = body === "" ? undefined : (JSON.parse(body) as SeenRequest["message"]);
      const request = { verb: req.method ?? "", headers: req.headers, message };
      seen.push(request);
      answer(request, res, seen);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterwards(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`),
    seen,
    openConnections: () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))),
  };
}
