// Sessions over HTTP+SSE of 2024-11-05: found by the fallback, reported as such, and told apart from servers that only refuse.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import type { Connector } from "../../src/session/session.js";
import { startRawSse, type RawSse } from "../fixtures/servers/raw-sse.mjs";
import { connectorFor, expectFault, expectIncomplete } from "./support.js";

let server: RawSse;

beforeAll(async () => {
  server = await startRawSse();
});
afterEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

function connector(mode: string): Connector {
  return connectorFor({ kind: "http", url: server.url(mode), headers: {} }, { startTimeoutMs: 10_000 });
}

test("the session and its connector report the transport; later sessions need no second search", async () => {
  const opened = connector("plain");
  const first = await opened.connect();
  expect(first).toMatchObject({ era: "legacy", revision: "2024-11-05", transport: "sse" });
  expect(opened.transport).toBe("sse");
  expect(await first.call("tools/call")).toMatchObject({ kind: "result", value: { content: [] } });
  server.requests.length = 0;
  const second = await opened.connect();
  expect(second.transport).toBe("sse");
  expect(server.requests.map(({ verb, path, message }) => `${verb} ${path} ${message?.method ?? ""}`.trim())).toEqual([
    "GET /plain",
    "POST /plain/messages?session=1 initialize",
    "POST /plain/messages?session=1 notifications/initialized",
  ]);
});

test("requests of the server are answered by POST", async () => {
  const session = await connector("request").connect();
  const reply = await session.call("tools/call");
  expect(reply).toMatchObject({
    value: {
      answers: expect.arrayContaining([
        expect.objectContaining({ id: "r-1", error: expect.objectContaining({ code: -32601 }) }),
        { jsonrpc: "2.0", id: "r-2", result: {} },
      ]),
    },
  });
});

test("noise on the stream is counted, and the reply found in it", async () => {
  const session = await connector("noise").connect();
  expect(await session.call("tools/call")).toMatchObject({ kind: "result", value: { text: "häß€😀" } });
  expect(session.received).toMatchObject({ notJson: 1, notifications: 1, unknownIds: 0 });
});

test("a refused message with a JSON-RPC error in it is that error", async () => {
  const session = await connector("message-error").connect();
  expect(await session.call("tools/call")).toMatchObject({ kind: "error", code: -32602 });
  expect(session.alive).toBe(true);
});

describe("calls that end without a reply", () => {
  test.each([
    ["ends", "closed", false],
    ["breaks", "closed", false],
    ["message-404", "closed", false],
    ["too-huge", "error", false],
    ["message-500", "error", true],
  ] as const)("%s: %s", async (mode, kind, alive) => {
    const opened = connector(mode);
    const session = await opened.connect();
    const startedAt = performance.now();
    await expectFault(session.call("tools/call"), kind);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.alive).toBe(alive);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    if (!alive) expect((await opened.connect()).alive).toBe(true); // the next one is a connection of its own
  });
});

describe("handshakes that fail have their cause", () => {
  test("401 hidden behind 405: the server needs credentials", async () => {
    const failure = await expectIncomplete(connector("status-401").connect(), "auth-required");
    expect(failure.message).toContain("401");
  });

  test.each([
    ["status-403", "auth-required", "403"],
    ["status-404", "connection-failed", "HTTP 405"],
    ["status-503", "connection-failed", "HTTP 503"],
    ["html", "connection-failed", "HTTP 404"],
    ["ends-at-once", "connection-failed", "HTTP 404"],
    ["foreign", "initialize-invalid", "another origin"],
    ["invalid", "initialize-invalid", "no URL"],
    ["ends-at-initialize", "initialize-invalid", "ended without the reply"],
    ["initialize-404", "connection-failed", "HTTP 404"],
  ] as const)("%s: %s", async (mode, code, words) => {
    const failure = await expectIncomplete(connector(mode).connect(), code);
    expect(failure.message).toContain(words);
  });
});
