// Sessions over real HTTP: every odd answer ends in the right verdict at once, and nothing stays open.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { createServer, type AddressInfo } from "node:net";
import type { Connector, Session } from "../../src/session/session.js";
import { startRawHttp, type RawHttp, type RawRequest } from "../fixtures/servers/raw-http.mjs";
import { connectorFor, expectFault, expectIncomplete } from "./support.js";

let server: RawHttp;

beforeAll(async () => {
  server = await startRawHttp();
});
afterEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

function connector(mode: string, headers: Record<string, string> = {}): Connector {
  return connectorFor({ kind: "http", url: server.url(mode), headers }, { startTimeoutMs: 5_000 });
}

function connect(mode: string): Promise<Session> {
  return connector(mode).connect();
}

function sent(verb: string): RawRequest[] {
  return server.requests.filter((request) => request.verb === verb);
}

describe("requests on the wire", () => {
  test("one POST a message, with the headers of the protocol and the user, over one connection", async () => {
    const session = await connector("plain", { Authorization: "Bearer secret" }).connect();
    expect(session).toMatchObject({ transport: "streamable-http", revision: "2025-11-25", era: "legacy" });
    expect(await session.call("ping")).toMatchObject({ kind: "result", value: {} });
    expect(server.requests.map((request) => request.message?.method)).toEqual(["initialize", "notifications/initialized", "ping"]);
    expect(server.requests.map((request) => request.message?.id)).toEqual([1, undefined, 2]);
    expect(new Set(server.requests.map((request) => request.port)).size).toBe(1);
    for (const { headers } of server.requests) {
      expect(headers).toMatchObject({
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        authorization: "Bearer secret",
      });
      expect(headers["accept-encoding"]).toBe("identity");
    }
    expect(server.requests.map((request) => request.headers["mcp-protocol-version"])).toEqual([undefined, "2025-11-25", "2025-11-25"]);
  });

  test("the session id is sent back, and the session deleted at close", async () => {
    const session = await connect("session");
    await session.call("ping");
    await session.close();
    expect(server.requests.map((request) => request.headers["mcp-session-id"])).toEqual([undefined, "session-1", "session-1", "session-1"]);
    expect(sent("DELETE")).toHaveLength(1);
    expect(sent("DELETE")[0]?.headers["mcp-protocol-version"]).toBe("2025-11-25");
  });

  test("without a session id nothing is deleted", async () => {
    await (await connect("plain")).close();
    expect(sent("DELETE")).toHaveLength(0);
  });

  test("a DELETE that hangs is given up", async () => {
    const session = await connect("session-no-delete");
    const startedAt = performance.now();
    await session.close();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test("closing the connector leaves no connection", async () => {
    const opened = connector("silent-call");
    const session = await opened.connect();
    const call = expectFault(session.call("tools/call"), "closed");
    await opened.close();
    await call;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await server.connections()).toBe(0);
  });
});

describe("answers of every shape", () => {
  test("an event stream: each event a frame, notifications between, text cut anywhere", async () => {
    const session = await connect("events");
    expect(await session.call("tools/call")).toMatchObject({ kind: "result", value: { text: "häß€😀" } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(session.received).toMatchObject({ notifications: 2, notJson: 1, unknownIds: 0, replies: 2 });
  });

  test("an event stream at status 400, with CRLF and a byte order mark", async () => {
    const session = await connect("events-crlf");
    expect(await session.call("tools/call")).toMatchObject({ kind: "error", code: -32602, explains: false });
  });

  test("a reply counts although the stream stays open", async () => {
    expect(await (await connect("events-open")).call("tools/call")).toMatchObject({ value: { open: true } });
  });

  test("requests of the server come on the stream and are answered by POST", async () => {
    const session = await connect("request");
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

  test("a flood of requests is declined eight times", async () => {
    const session = await connect("flood");
    expect(await session.call("tools/call")).toMatchObject({ value: { answers: 8 } });
    expect(session.received.serverRequests).toBe(45);
  });

  test.each([
    ["batch", { value: { from: "batch" } }],
    ["no-type", { kind: "result" }],
    ["problem-json", { kind: "result" }],
    ["null-id-error", { kind: "error", code: -32602 }],
    ["error-500", { kind: "error", code: -32603 }],
    ["session-method-404", { kind: "error", code: -32601 }],
  ])("%s is a reply", async (mode, reply) => {
    const session = await connect(mode);
    expect(await session.call("tools/call")).toMatchObject(reply);
    expect(session.alive).toBe(true);
  });

  test.each([
    ["events-no-reply", "closed", 200],
    ["events-cut", "closed", 200],
    ["events-huge", "error", undefined],
    ["cut", "closed", 200],
    ["huge", "error", undefined],
    ["html-json", "error", 200],
    ["other-id", "error", 200],
    ["batch-of-two", "error", 200],
    ["session-lost", "closed", undefined],
  ] as const)("%s is no reply, at once", async (mode, kind, status) => {
    const session = await connect(mode);
    const startedAt = performance.now();
    const fault = await expectFault(session.call("tools/call"), kind);
    expect(fault.status).toBe(status);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test("a lost session is dead", async () => {
    const session = await connect("session-lost");
    await expectFault(session.call("tools/call"), "closed");
    await expectFault(session.call("ping"), "closed");
    expect(session.alive).toBe(false);
    await session.close();
    expect(sent("DELETE")).toHaveLength(0);
  });

  test("a call given up is cancelled by a notification, and its reply is late", async () => {
    const session = await connect("late-call");
    await expectFault(session.call("tools/call", {}, { timeoutMs: 80 }), "timeout");
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(sent("POST").at(-1)?.message).toMatchObject({ method: "notifications/cancelled", params: { requestId: 2 } });
    expect(session.received.late).toBe(1);
  });

  test("a stream that a notification opens holds nobody up", async () => {
    const startedAt = performance.now();
    await connect("slow-notifications");
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test("400 without a message moves on to the next revision", async () => {
    expect(await connect("only-2025-03-26")).toMatchObject({ offered: "2025-03-26" });
  });
});

describe("handshakes that fail have their cause", () => {
  test.each([
    ["empty", "initialize-invalid"],
    ["accepted-only", "initialize-invalid"],
    ["html", "initialize-invalid"],
    ["redirect", "connection-failed"],
    ["reset", "connection-failed"],
    ["status-400", "initialize-failed"],
    ["status-400-json", "initialize-failed"],
    ["status-401", "auth-required"],
    ["status-401-json", "auth-required"],
    ["status-403", "auth-required"],
    ["status-403-json", "auth-required"],
    ["status-404", "connection-failed"],
    ["status-404-json", "connection-failed"],
    ["status-405", "connection-failed"],
    ["status-429", "connection-failed"],
    ["status-429-json", "connection-failed"],
    ["status-500", "connection-failed"],
    ["status-503", "connection-failed"],
    ["no-such-mode", "connection-failed"],
  ] as const)("%s: %s", async (mode, code) => {
    await expectIncomplete(connect(mode), code);
  });

  test("credentials are named as the way out", async () => {
    const failure = await expectIncomplete(connect("status-401"), "auth-required");
    expect(failure.message).toContain("needs credentials (HTTP 401)");
  });

  test("redirects are not followed", async () => {
    await expectIncomplete(connect("redirect"), "connection-failed");
    expect(server.requests.map((request) => request.mode)).toEqual(["redirect"]);
  });

  test("silence", async () => {
    await expectIncomplete(connector("silent").connect({ timeoutMs: 120 }), "initialize-timeout");
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sent("POST")).toHaveLength(1); // initialize is never cancelled
  });

  test("nobody listens", async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const nobody = connectorFor({ kind: "http", url: new URL(`http://127.0.0.1:${port}/mcp`), headers: {} });
    const failure = await expectIncomplete(nobody.connect(), "connection-failed");
    expect(failure.message).toBe("no connection to the server (ECONNREFUSED); check the address and that the server is listening");
  });

  test("something that speaks no HTTP", async () => {
    const babbler = createServer((socket) =>
      socket
        .on("error", () => undefined)
        .resume()
        .end("SSH-2.0-babble\r\n"),
    );
    await new Promise<void>((resolve) => babbler.listen(0, "127.0.0.1", resolve));
    const { port } = babbler.address() as AddressInfo;
    const wrong = connectorFor({ kind: "http", url: new URL(`http://127.0.0.1:${port}/mcp`), headers: {} });
    await expectIncomplete(wrong.connect(), "connection-failed");
    await new Promise((resolve) => babbler.close(resolve));
  });
});
