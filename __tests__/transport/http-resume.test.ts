// Event streams that end before the reply: taken up again under 2025-11-25, an immediate end otherwise. And the standing GET stream.
import { describe, expect, test } from "@jest/globals";
import type { ServerResponse } from "node:http";
import { ended, httpServer, messages, open, until, within, type SeenRequest } from "./support.js";

const NEWEST = { "mcp-protocol-version": "2025-11-25" };
const call = { message: { jsonrpc: "2.0", id: 1, method: "tools/call" }, requestId: 1, headers: NEWEST };
const reply = { jsonrpc: "2.0", id: 1, result: { content: [] } };

function stream(response: ServerResponse, text: string): ServerResponse {
  response.writeHead(200, { "content-type": "text/event-stream", "mcp-session-id": "s-1" });
  response.write(text);
  return response;
}
const data = (message: unknown, id = "") => `${id === "" ? "" : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`;
const priming = (id: string, retryMs = 1) => `id: ${id}\nretry: ${retryMs}\ndata:\n\n`;
const gets = (seen: readonly SeenRequest[]) => seen.filter(({ verb }) => verb === "GET");

describe("taking a stream up again", () => {
  test("a priming event, then the end: the reply comes by GET with the last event id and the session", async () => {
    const server = await httpServer(({ verb }, response) => {
      if (verb === "POST") stream(response, priming("e-1")).end(data({ jsonrpc: "2.0", method: "notifications/message" }, "e-2"));
      else stream(response, data(reply, "e-3")); // left open: nobody waits for its end
    });
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    expect(await within(2_000, ended(frames))).toMatchObject({ status: 200 });
    expect(messages(frames)).toEqual([{ jsonrpc: "2.0", method: "notifications/message" }, reply]);
    expect(frames.find((frame) => frame.kind === "message" && frame.json !== undefined)).toMatchObject({
      http: { status: 200, requestId: 1 },
    });
    expect(gets(server.seen)[0]?.headers).toMatchObject({
      accept: "text/event-stream",
      "last-event-id": "e-2",
      "mcp-session-id": "s-1",
      ...NEWEST,
    });
    expect(gets(server.seen)).toHaveLength(1);
  });

  test("a connection that breaks off is taken up again too", async () => {
    const server = await httpServer(({ verb }, response) => {
      if (verb === "GET") return void stream(response, data(reply)).end();
      stream(response, priming("e-1"));
      return setTimeout(() => response.destroy(), 20);
    });
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    await ended(frames);
    expect(messages(frames)).toEqual([reply]);
  });

  test("the server's wait is kept, and capped at two seconds", async () => {
    for (const [retryMs, least, most] of [
      [300, 300, 1_500],
      [60_000, 1_950, 3_500],
    ] as const) {
      const server = await httpServer(({ verb }, response) => {
        if (verb === "POST") stream(response, priming("e-1", retryMs)).end();
        else stream(response, data(reply)).end();
      });
      const { channel, frames } = await open(server.url);
      const startedAt = performance.now();
      await channel.send(call);
      await ended(frames);
      expect(performance.now() - startedAt).toBeGreaterThan(least - 5);
      expect(performance.now() - startedAt).toBeLessThan(most);
    }
  });

  test("three times at most; then the stream's end is the verdict", async () => {
    const server = await httpServer((_request, response, seen) => stream(response, priming(`e-${seen.length}`)).end());
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    expect(await ended(frames)).toMatchObject({ status: 200, contentType: "text/event-stream" });
    expect(gets(server.seen).map(({ headers }) => headers["last-event-id"])).toEqual(["e-1", "e-2", "e-3"]);
    expect(messages(frames)).toEqual([]);
  });

  test.each([405, 404, 500])("a server that answers the GET with %i ends the exchange as its POST ended", async (status) => {
    const server = await httpServer(({ verb }, response) => {
      if (verb === "POST") stream(response, priming("e-1")).end();
      else response.writeHead(status, { "content-type": "text/plain" }).end("no");
    });
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    const end = await ended(frames);
    expect(end).toMatchObject({ status: 200, contentType: "text/event-stream" });
    expect(end.sessionLost).toBeUndefined();
    expect(gets(server.seen)).toHaveLength(1);
  });

  test.each([
    ["another revision", { ...call, headers: { "mcp-protocol-version": "2025-06-18" } }, priming("e-1")],
    ["a handshake, which has no revision yet", { message: call.message, requestId: 1 }, priming("e-1")],
    ["events without ids", call, data({ jsonrpc: "2.0", method: "notifications/message" })],
    ["an empty id", call, "id:\ndata:\n\n"],
  ])("%s: the end is the verdict at once", async (_name, frame, text) => {
    const server = await httpServer((_request, response) => stream(response, text).end());
    const { channel, frames } = await open(server.url);
    await channel.send(frame);
    await within(150, ended(frames));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(gets(server.seen)).toHaveLength(0);
  });

  test("a stream that brought the reply is not taken up again", async () => {
    const server = await httpServer((_request, response) => stream(response, priming("e-1")).end(data(reply, "e-2")));
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    await ended(frames);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(gets(server.seen)).toHaveLength(0);
  });

  test("closing ends the wait and the stream", async () => {
    const server = await httpServer(({ verb }, response) => {
      if (verb === "POST") stream(response, priming("e-1", 100)).end();
      else if (verb === "GET") stream(response, priming("e-2"));
      else response.end();
    });
    const first = await open(server.url);
    await first.channel.send(call);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await first.channel.close();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(gets(server.seen)).toHaveLength(0);
    const second = await open(server.url);
    await second.channel.send(call);
    await until(() => gets(server.seen).length === 1);
    await within(1_000, second.channel.close());
    expect(server.seen.filter(({ verb }) => verb === "DELETE")).toHaveLength(2);
  });
});

describe("the standing stream", () => {
  test("opened on request only, with the session; its messages belong to no request; closing ends it", async () => {
    const server = await httpServer(({ verb }, response) => {
      if (verb === "POST")
        response.writeHead(200, { "content-type": "application/json", "mcp-session-id": "s-1" }).end(JSON.stringify(reply));
      else if (verb === "GET") stream(response, data({ jsonrpc: "2.0", id: "r-1", method: "ping" }));
      else response.end();
    });
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    await ended(frames);
    expect(gets(server.seen)).toHaveLength(0);
    frames.length = 0;
    expect(await channel.listen?.(NEWEST)).toBe(200);
    await until(() => frames.length === 1);
    expect(frames[0]).toMatchObject({ kind: "message", json: { id: "r-1", method: "ping" }, http: { status: 200 } });
    expect(frames[0]).not.toHaveProperty("http.requestId");
    expect(gets(server.seen)[0]?.headers).toMatchObject({ accept: "text/event-stream", "mcp-session-id": "s-1", ...NEWEST });
    await channel.close();
    expect(messages(frames)).toHaveLength(1);
    expect(frames.find((frame) => frame.kind === "exchange-ended")).not.toHaveProperty("requestId");
    await until(() => server.seen.at(-1)?.verb === "DELETE");
    expect(await channel.listen?.()).toBeNull();
  });

  test("405 is an answer, and leaves the channel as it is", async () => {
    const server = await httpServer(({ verb }, response) => {
      if (verb === "GET") response.writeHead(405).end();
      else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
    });
    const { channel, frames } = await open(server.url);
    expect(await channel.listen?.()).toBe(405);
    await channel.send(call);
    await ended(frames);
    expect(messages(frames)).toEqual([reply]);
  });

  test("no response is null", async () => {
    const server = await httpServer((_request, response) => response.destroy());
    const { channel } = await open(server.url);
    expect(await channel.listen?.()).toBeNull();
  });
});
