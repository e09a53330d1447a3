// The HTTP channel below any session: what a later era needs of it, and TLS.
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Channel, InboundFrame } from "../../src/transport/channel.js";
import { httpOpener, type HttpOpener } from "../../src/transport/http-opener.js";
import { startRawHttp, type RawHttp } from "../fixtures/servers/raw-http.mjs";

const clock = { now: () => performance.now(), sleep: () => Promise.resolve() };
let server: RawHttp;

beforeAll(async () => {
  server = await startRawHttp();
});
afterAll(() => server.close());

async function withChannel(url: URL, use: (channel: Channel, frames: InboundFrame[]) => Promise<void>): Promise<void> {
  const opener: HttpOpener = await httpOpener({ kind: "http", url, headers: {} }, clock);
  const channel = opener.open();
  const frames: InboundFrame[] = [];
  channel.onFrame((frame) => frames.push(frame));
  try {
    await use(channel, frames);
  } finally {
    await channel.close();
    opener.close();
  }
}

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

async function until(condition: () => boolean): Promise<void> {
  const endsAt = performance.now() + 3_000;
  while (!condition() && performance.now() < endsAt) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(condition()).toBe(true);
}

test("a frame's headers are sent, and its status and size reported", async () => {
  await withChannel(server.url("plain"), async (channel, frames) => {
    await channel.send({ message: ping, requestId: 1, headers: { "mcp-method": "ping" } });
    await until(() => frames.length === 2);
    const body = `{"jsonrpc":"2.0","id":1,"result":{}}`;
    expect(frames[0]).toMatchObject({
      kind: "message",
      text: body,
      bytes: body.length,
      oversize: false,
      http: { status: 200, requestId: 1 },
    });
    expect(frames[1]).toMatchObject({ kind: "exchange-ended", status: 200, contentType: "application/json", requestId: 1 });
    expect(server.requests.at(-1)?.headers["mcp-method"]).toBe("ping");
  });
});

test("aborting a frame closes its exchange", async () => {
  await withChannel(server.url("silent-call"), async (channel, frames) => {
    const controller = new AbortController();
    const sent = channel.send({ message: { ...ping, method: "tools/call" }, requestId: 1, signal: controller.signal });
    await until(() => server.requests.at(-1)?.message?.method === "tools/call");
    controller.abort();
    await sent;
    expect(frames).toEqual([expect.objectContaining({ kind: "exchange-ended", status: null, errorCode: "ECONNRESET", requestId: 1 })]);
    await channel.send({ message: ping, requestId: 2, signal: controller.signal });
    expect(frames[1]).toMatchObject({ kind: "exchange-ended", status: null, requestId: 2 });
  });
});

test("media types are reported without parameters, in lower case", async () => {
  await withChannel(server.url("events-no-reply"), async (channel, frames) => {
    await channel.send({ message: { ...ping, method: "tools/call" }, requestId: 1 });
    await until(() => frames.length === 2);
    expect(frames[1]).toMatchObject({ kind: "exchange-ended", status: 200, contentType: "text/event-stream" });
  });
});

test("frames that came before anyone listened are not lost; a closed channel sends nothing", async () => {
  const opener = await httpOpener({ kind: "http", url: server.url("plain"), headers: {} }, clock);
  const channel = opener.open();
  await channel.send({ message: ping, requestId: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const frames: InboundFrame[] = [];
  channel.onFrame((frame) => frames.push(frame));
  expect(frames.map((frame) => frame.kind)).toEqual(["message", "exchange-ended"]);
  await channel.close();
  const before = server.requests.length;
  await channel.send({ message: ping, requestId: 2 });
  expect(server.requests).toHaveLength(before);
  expect(await channel.ended).toEqual({ kind: "closed" });
  opener.close();
});

test("https speaks TLS: a plain server ends the exchange with a network code", async () => {
  await withChannel(new URL(`https://127.0.0.1:${server.port}/plain`), async (channel, frames) => {
    await channel.send({ message: ping, requestId: 1 });
    await until(() => frames.length === 1);
    expect(frames[0]).toMatchObject({ kind: "exchange-ended", status: null, errorCode: expect.stringMatching(/^[A-Z_0-9]+$/) });
  });
});
