// Responses that are broken, hostile or odd in their very bytes: each ends its exchange at once, and nothing grows without bound.
import { describe, expect, test } from "@jest/globals";
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { byteServer, ended, httpServer, messages, open, within } from "./support.js";

const call = { message: { jsonrpc: "2.0", id: 1, method: "tools/call" }, requestId: 1 };
const reply = { jsonrpc: "2.0", id: 1, result: { content: [] } };
const body = JSON.stringify(reply);
const head = (...lines: string[]) => `HTTP/1.1 200 OK\r\n${lines.map((line) => `${line}\r\n`).join("")}\r\n`;
const JSON_TYPE = "Content-Type: application/json";
const EVENTS = "Content-Type: text/event-stream";
const MIB = 1024 * 1024;

describe("exact bytes", () => {
  test.each<[name: string, bytes: string | Buffer, end: object, received: unknown[]]>([
    [
      "chunk sizes that are none",
      `${head(JSON_TYPE, "Transfer-Encoding: chunked")}zz\r\n${body}\r\n0\r\n\r\n`,
      { errorCode: "HPE_INVALID_CHUNK_SIZE" },
      [],
    ],
    ["a chunked body that is cut", `${head(JSON_TYPE, "Transfer-Encoding: chunked")}5\r\n{"jso`, { errorCode: "ECONNRESET" }, []],
    ["a length that promises more", `${head(JSON_TYPE, "Content-Length: 4000")}${body}`, { errorCode: "ECONNRESET" }, []],
    ["a length that promises less", `${head(JSON_TYPE, "Content-Length: 10")}${body}`, { status: 200 }, [undefined]],
    ["two lengths", `${head(JSON_TYPE, "Content-Length: 10", `Content-Length: ${body.length}`)}${body}`, { status: null }, []],
    [
      "a length and chunks",
      `${head(JSON_TYPE, "Content-Length: 10", "Transfer-Encoding: chunked")}2\r\n{}\r\n0\r\n\r\n`,
      { status: null },
      [],
    ],
    [
      "a header block without end",
      `HTTP/1.1 200 OK\r\n${"X-Filler: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n".repeat(2_000)}`,
      { status: null, errorCode: "HPE_HEADER_OVERFLOW" },
      [],
    ],
    ["one endless header", `HTTP/1.1 200 OK\r\nX-Filler: ${"a".repeat(200_000)}`, { status: null, errorCode: "HPE_HEADER_OVERFLOW" }, []],
    ["no HTTP at all", "\u0000\u0001\u0002\r\n\r\n", { status: null }, []],
    ["an older version of HTTP, ended by the connection's end", `HTTP/1.0 200 OK\r\n${JSON_TYPE}\r\n\r\n${body}`, { status: 200 }, [reply]],
    [
      "informational responses first",
      `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n${head(JSON_TYPE, `Content-Length: ${body.length}`)}${body}`,
      { status: 200 },
      [reply],
    ],
    [
      "a protocol switch nobody asked for",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
      { status: null },
      [],
    ],
    [
      "a second response that nobody asked for",
      `${head(JSON_TYPE, `Content-Length: ${body.length}`)}${body}`.repeat(2),
      { status: 200 },
      [reply],
    ],
    ["an event stream whose last event is cut", `${head(EVENTS)}data: ${body}\n`, { status: 200 }, []],
    ["events with LF", `${head(EVENTS)}data: ${body}\n\n`, { status: 200 }, [reply]],
    ["events with CRLF", `${head(EVENTS)}data: ${body}\r\n\r\n`, { status: 200 }, [reply]],
    ["events with CR alone", `${head(EVENTS)}data: ${body}\r\r`, { status: 200 }, [reply]],
    ["events with all three", `${head(EVENTS)}: a\r\n\rdata: ${body}\n\r\n`, { status: 200 }, [reply]],
    ["comments and keep-alives", `${head(EVENTS)}:\n\n: ping\n\n:\n:\ndata: ${body}\n\n: bye\n\n`, { status: 200 }, [reply]],
    ["a byte order mark before the events", `${head(EVENTS)}\ufeffdata: ${body}\n\n`, { status: 200 }, [reply]],
    ["a byte order mark before the JSON", `${head(JSON_TYPE)}\ufeff${body}`, { status: 200 }, [reply]],
    [
      "several data lines",
      `${head(EVENTS)}data: {"jsonrpc":"2.0",\ndata:"id":1,\ndata: "result":{"content":[]}}\n\n`,
      { status: 200 },
      [reply],
    ],
    ["unknown fields and an odd retry", `${head(EVENTS)}foo: bar\nretry: soon\nbaz\ndata: ${body}\n\n`, { status: 200 }, [reply]],
    ["a named event that is no message", `${head(EVENTS)}event: endpoint\ndata: ${body}\n\n`, { status: 200 }, []],
    [
      "a byte that is no UTF-8",
      Buffer.concat([Buffer.from(`${head(JSON_TYPE)}{"a":"`), Buffer.of(0xff), Buffer.from('"}')]),
      { status: 200 },
      [{ a: "\ufffd" }],
    ],
  ])("%s", async (_name, bytes, end, received) => {
    const url = await byteServer((socket) => socket.end(bytes));
    const { channel, frames } = await open(url);
    await channel.send(call);
    expect(await within(2_000, ended(frames))).toMatchObject(end);
    expect(messages(frames)).toEqual(received);
  });

  test("CR line ends complete an event although the stream stays open", async () => {
    const url = await byteServer((socket) => socket.write(`${head(EVENTS)}data: ${body}\r\r`));
    const { channel, frames } = await open(url);
    await channel.send(call);
    await within(1_000, new Promise((resolve) => setTimeout(resolve, 50)));
    expect(messages(frames)).toEqual([reply]);
  });

  test("a CRLF cut between two chunks is one line end", async () => {
    const url = await byteServer((socket) => {
      socket.setNoDelay(true);
      const pieces = [`${head(EVENTS)}data: {"jsonrpc":"2.0","id":1,\r`, `\ndata: "result":{"content":[]}}\r`, "\n\r", "\n"];
      const next = (): unknown => (pieces.length === 0 ? socket.end() : void (socket.write(pieces.shift() ?? ""), setTimeout(next, 15)));
      next();
    });
    const { channel, frames } = await open(url);
    await channel.send(call);
    await ended(frames);
    expect(messages(frames)).toEqual([reply]);
  });
});

describe("sizes and pace", () => {
  test("one event of a megabyte arrives whole and fast", async () => {
    const big = JSON.stringify({ ...reply, result: { text: "ä".repeat(MIB / 2) } });
    const server = await httpServer((_request, response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).end(`data: ${big}\n\n`),
    );
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    await within(2_000, ended(frames));
    expect(frames[0]).toMatchObject({ kind: "message", bytes: Buffer.byteLength(big), text: big, oversize: false });
  });

  /** Writes for as long as the peer reads. */
  const endless = (text: string) => (socket: Socket) => {
    const piece = Buffer.alloc(MIB, "x");
    socket.write(text);
    const pump = (): void => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on("drain", pump);
    pump();
  };

  test.each([
    ["a body", head(JSON_TYPE)],
    ["an event", `${head(EVENTS)}data: `],
  ])("%s without end is cut at the cap", async (_name, text) => {
    const { channel, frames } = await open(await byteServer(endless(text)));
    const before = process.memoryUsage().rss;
    await channel.send(call);
    await within(10_000, ended(frames));
    expect(frames[0]).toMatchObject({ kind: "message", oversize: true, text: "" });
    expect(frames.filter((frame) => frame.kind === "message")).toHaveLength(1);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * MIB);
  });

  test("a compressed body was not asked for, and is not inflated", async () => {
    const bomb = gzipSync(Buffer.alloc(20 * MIB, " "));
    const server = await httpServer((_request, response) =>
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(bomb),
    );
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    await ended(frames);
    expect(server.seen[0]?.headers["accept-encoding"]).toBe("identity");
    expect(frames[0]).toMatchObject({ kind: "message", bytes: bomb.length });
    expect(messages(frames)).toEqual([undefined]);
  });

  test("a body that trickles holds nobody at close", async () => {
    const url = await byteServer((socket) => {
      socket.write(head(JSON_TYPE, "Content-Length: 100000"));
      const timer = setInterval(() => socket.write(" "), 10);
      socket.on("close", () => clearInterval(timer));
    });
    const { channel, frames } = await open(url);
    await channel.send(call);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(frames).toEqual([]);
    await within(500, channel.close());
    expect(await channel.ended).toEqual({ kind: "closed" });
  });
});

describe("request headers", () => {
  test("a frame may name its own Host and Origin, over the target's", async () => {
    const server = await httpServer((_request, response) => response.writeHead(200, { "content-type": "application/json" }).end(body));
    const { channel, frames } = await open(server.url, { Origin: "http://target.example" });
    await channel.send({ ...call, headers: { host: "evil.example", origin: "http://evil.example" } });
    await ended(frames);
    frames.length = 0;
    await channel.send(call);
    await ended(frames);
    expect(server.seen.map(({ headers }) => [headers.host, headers.origin])).toEqual([
      ["evil.example", "http://evil.example"],
      [server.url.host, "http://target.example"],
    ]);
  });

  test("credentials that a server asks for are handed on", async () => {
    const challenge = 'Bearer resource_metadata="https://example.test/.well-known/oauth-protected-resource"';
    const server = await httpServer((_request, response) => response.writeHead(401, { "www-authenticate": challenge }).end());
    const { channel, frames } = await open(server.url);
    await channel.send(call);
    expect(await ended(frames)).toMatchObject({ status: 401, wwwAuthenticate: challenge });
  });
});
