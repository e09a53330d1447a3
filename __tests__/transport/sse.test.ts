// HTTP+SSE of 2024-11-05 as a channel, and how it is found behind a server that refuses Streamable HTTP.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { startRawHttp, type RawHttp } from "../fixtures/servers/raw-http.mjs";
import { startRawSse, type RawSse } from "../fixtures/servers/raw-sse.mjs";
import { ended, initialize, messages, open, openerFor, openFrom, until, within, type Opened } from "./support.js";

let server: RawSse;
let streamable: RawHttp;

beforeAll(async () => {
  server = await startRawSse();
  streamable = await startRawHttp();
});
afterEach(() => {
  server.requests.length = 0;
  streamable.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await streamable.close();
});

async function initialized(mode: string, headers: Record<string, string> = {}): Promise<Opened> {
  const opened = await open(server.url(mode), headers);
  await opened.channel.send(initialize());
  await until(() => opened.frames.length > 0, "the answer to initialize");
  expect(opened.frames[0]).toMatchObject({ kind: "message", json: { id: 1, result: { protocolVersion: "2024-11-05" } } });
  opened.frames.length = 0;
  return opened;
}

const call = { message: { jsonrpc: "2.0", id: 2, method: "tools/call" }, requestId: 2 };
const verbs = () => server.requests.map(({ verb, path }) => `${verb} ${path}`);

describe("the fallback", () => {
  test("a refused initialize and an endpoint event: everything goes on over the stream", async () => {
    const { channel, frames } = await initialized("plain", { Authorization: "Bearer secret" });
    expect(channel.transport).toBe("sse");
    await channel.send({ ...call, headers: { "mcp-protocol-version": "2024-11-05" } });
    await until(() => frames.length === 1);
    expect(frames[0]).toMatchObject({ kind: "message", json: { id: 2, result: { content: [] } } });
    expect(verbs()).toEqual(["POST /plain", "GET /plain", "POST /plain/messages?session=1", "POST /plain/messages?session=1"]);
    expect(server.requests[1]?.headers.accept).toBe("text/event-stream");
    expect(server.requests[3]?.headers).toMatchObject({ "content-type": "application/json", "mcp-protocol-version": "2024-11-05" });
    for (const { headers } of server.requests) expect(headers.authorization).toBe("Bearer secret");
  });

  test.each(["refuse-400", "refuse-405", "refuse-422", "absolute", "relative"])("%s", async (mode) => {
    expect((await initialized(mode)).channel.transport).toBe("sse");
  });

  test("it is found once: the next channel opens the stream at once", async () => {
    const opener = await openerFor(server.url("plain"));
    for (const expected of [3, 5]) {
      const { channel, frames } = openFrom(opener);
      await channel.send(initialize());
      await until(() => frames.length === 1);
      expect(server.requests).toHaveLength(expected);
    }
    expect(verbs().slice(3)).toEqual(["GET /plain", "POST /plain/messages?session=1"]);
  });

  test("a channel that was opened before it was found follows", async () => {
    const opener = await openerFor(server.url("plain"));
    const [first, second] = [openFrom(opener), openFrom(opener)];
    for (const { channel, frames } of [first, second]) {
      await channel.send(initialize());
      await until(() => frames.length === 1);
      expect(channel.transport).toBe("sse");
    }
    expect(verbs().filter((verb) => verb === "POST /plain")).toHaveLength(1);
    await second.channel.close();
    expect(await second.channel.ended).toEqual({ kind: "closed" });
  });

  test("a server of Streamable HTTP that refuses is asked for a stream once, and its refusal is told", async () => {
    const opener = await openerFor(streamable.url("status-404"));
    for (let i = 0; i < 2; i++) {
      const { channel, frames } = openFrom(opener);
      await channel.send(initialize());
      expect(await ended(frames)).toMatchObject({ status: 404, contentType: "text/html" });
      expect(frames[0]).toMatchObject({ kind: "message", text: "<h1>no</h1>" });
      expect(channel.transport).toBe("streamable-http");
    }
    expect(streamable.requests.map(({ verb }) => verb)).toEqual(["POST", "GET", "POST"]);
  });

  test.each(["refuse-500", "refuse-401", "refuse-message"])("%s: no stream is tried", async (mode) => {
    const { channel, frames } = await open(server.url(mode));
    await channel.send(initialize());
    await ended(frames);
    expect(verbs()).toEqual([`POST /${mode}`]);
  });

  test("only initialize is tried elsewhere", async () => {
    const { channel, frames } = await open(server.url("plain"));
    await channel.send({ message: { jsonrpc: "2.0", id: 1, method: "server/discover" }, requestId: 1 });
    expect(await ended(frames)).toMatchObject({ status: 404 });
    expect(verbs()).toEqual(["POST /plain"]);
  });

  test.each([
    ["status-401", { status: 401, wwwAuthenticate: 'Bearer realm="raw"' }],
    ["status-403", { status: 403 }],
    ["status-503", { status: 503 }],
    ["status-404", { status: 405 }],
    ["html", { status: 404, contentType: "text/html" }],
    ["ends-at-once", { status: 404 }],
    ["foreign", { status: 200, errorCode: "SSE_ENDPOINT_ORIGIN" }],
    ["invalid", { status: 200, errorCode: "SSE_ENDPOINT_INVALID" }],
  ])("%s: the more informative refusal is told", async (mode, told) => {
    const { channel, frames } = await open(server.url(mode));
    await channel.send(initialize());
    expect(await ended(frames)).toMatchObject(told);
    expect(server.requests.map(({ verb }) => verb)).toEqual(["POST", "GET"]);
    expect(channel.transport).toBe("streamable-http");
  });

  test("a stream that names no address is given up", async () => {
    const { channel, frames } = await open(server.url("silent"));
    await channel.send(initialize());
    expect(await within(7_000, ended(frames))).toMatchObject({ status: 404 });
  });

  test("closing while the stream is being tried leaves nothing open", async () => {
    const opener = await openerFor(server.url("silent"));
    const { channel, frames } = openFrom(opener);
    await channel.send(initialize());
    await until(() => server.requests.length === 2);
    await channel.close();
    opener.close();
    expect(await channel.ended).toEqual({ kind: "closed" });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await server.connections()).toBe(0);
    expect(messages(frames)).toEqual([]);
  });
});

describe("frames of the stream", () => {
  test("noise, other events, CR line ends, a byte order mark, characters cut anywhere", async () => {
    const { channel, frames } = await initialized("noise");
    await channel.send(call);
    await until(() => frames.length === 3);
    expect(messages(frames)).toEqual([
      undefined,
      { jsonrpc: "2.0", method: "notifications/message", params: {} },
      { jsonrpc: "2.0", id: 2, result: { text: "häß€😀" } },
    ]);
  });

  test("one event of a megabyte", async () => {
    const { channel, frames } = await initialized("huge");
    await within(3_000, channel.send(call));
    await until(() => frames.length === 1);
    expect(frames[0]).toMatchObject({ kind: "message", oversize: false });
    expect((frames[0] as { bytes: number }).bytes).toBeGreaterThan(1024 * 1024);
  });

  test("an event over the frame cap ends the channel", async () => {
    const { channel, frames } = await initialized("too-huge");
    await channel.send(call);
    expect(await channel.ended).toEqual({ kind: "closed" });
    expect(frames[0]).toMatchObject({ kind: "message", oversize: true });
    expect(await ended(frames, 2)).toMatchObject({ status: 200, contentType: "text/event-stream" });
  });

  test("what a POST answers beside its acceptance is no frame", async () => {
    const { channel, frames } = await initialized("twice");
    await channel.send(call);
    await until(() => frames.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(messages(frames)).toEqual([{ jsonrpc: "2.0", id: 2, result: { content: [] } }]);
  });

  test("a stream that stays silent for longer than idle connections live goes on", async () => {
    const { channel, frames } = await initialized("plain");
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await channel.send(call);
    await until(() => frames.length === 1);
    expect(server.requests.filter(({ verb }) => verb === "GET")).toHaveLength(1);
  });
});

describe("ends", () => {
  test.each([
    ["ends", {}],
    ["breaks", { errorCode: "ECONNRESET" }],
  ])("%s: the stream's end is the channel's, and the call's", async (mode, more) => {
    const { channel, frames } = await initialized(mode);
    await channel.send(call);
    expect(await channel.ended).toEqual({ kind: "closed" });
    expect(await ended(frames, 2)).toMatchObject({ status: 200, contentType: "text/event-stream", ...more });
    await channel.send(call);
    expect(server.requests).toHaveLength(4);
  });

  test.each([
    ["message-401", 401],
    ["message-500", 500],
    ["message-error", 400],
  ])("%s: a message that is not taken ends its exchange alone", async (mode, status) => {
    const { channel, frames } = await initialized(mode);
    await channel.send(call);
    expect(await ended(frames, 2)).toMatchObject({ status });
    if (mode === "message-error")
      expect(messages(frames)).toEqual([expect.objectContaining({ error: { code: -32602, message: "Bad arguments" } })]);
    frames.length = 0;
    await channel.send({ message: { jsonrpc: "2.0", id: 3, method: "ping" }, requestId: 3 });
    await until(() => messages(frames).length === 1);
  });

  test("404 to a message once others were answered: the session is lost, and the channel ends", async () => {
    const { channel, frames } = await initialized("message-404");
    await channel.send(call);
    expect(await ended(frames, 2)).toMatchObject({ status: 404, sessionLost: true });
    expect(await channel.ended).toEqual({ kind: "closed" });
  });

  test("404 to the first message is an address that does not work", async () => {
    const { channel, frames } = await open(server.url("initialize-404"));
    await channel.send(initialize());
    const end = await ended(frames);
    expect(end.status).toBe(404);
    expect(end.sessionLost).toBeUndefined();
  });

  test("closing closes the stream; nothing is deleted", async () => {
    const { channel } = await initialized("plain");
    await channel.close();
    await channel.close();
    expect(await channel.ended).toEqual({ kind: "closed" });
    await until(() => server.requests.length === 3);
    expect(verbs().some((verb) => verb.startsWith("DELETE"))).toBe(false);
  });
});
