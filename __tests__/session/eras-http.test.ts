// Finding out the era over HTTP: one POST, and whatever a server answers to it.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { startEraHttp, type EraHttp } from "../fixtures/servers/era-http.mjs";
import type { Connector } from "../../src/session/session.js";
import { connectorFor, expectIncomplete, type ConnectorChoice } from "./support.js";

let server: EraHttp;
beforeAll(async () => (server = await startEraHttp()));
afterEach(() => void server.requests.splice(0));
afterAll(() => server.close());

function connectorTo(kind: string, choice: ConnectorChoice = {}): Connector {
  return connectorFor({ kind: "http", url: server.url(kind), headers: {} }, { protocol: "auto", ...choice });
}

/** What was asked, as methods in order; other verbs by their name. */
function asked(): string[] {
  return server.requests.map(({ verb, method }) => (verb === "POST" ? method : verb));
}

describe("legacy", () => {
  test.each([
    ["sessions-first", "2025-11-25"],
    ["legacy-listed", "2025-06-18"],
    ["unknown", "2025-11-25"],
    ["unknown-404", "2025-11-25"],
    ["text-400", "2025-11-25"],
    ["status-404", "2025-11-25"],
    ["status-405", "2025-11-25"],
    ["header-mismatch", "2025-11-25"],
    ["missing-capability", "2025-11-25"],
    ["version-legacy", "2025-03-26"],
    ["empty", "2025-11-25"],
    ["stream-without-reply", "2025-11-25"],
    ["broken-500", "2025-11-25"],
  ])("%s: at %s", async (kind, revision) => {
    const session = await connectorTo(kind).connect();
    expect(session).toMatchObject({ era: "legacy", revision, offered: revision, transport: "streamable-http" });
  });

  test("silence: initialize follows on an exchange of its own", async () => {
    expect(await connectorTo("silent", { probeSilenceMs: 50 }).connect()).toMatchObject({ era: "legacy" });
    expect(asked().sort()).toEqual(["DELETE", "initialize", "initialize", "notifications/initialized", "server/discover"]);
  });
});

describe("no verdict", () => {
  test.each(["status-401", "status-403", "challenge"])("%s: credentials are wanted, and nothing else is tried", async (kind) => {
    await expectIncomplete(connectorTo(kind).connect(), "auth-required");
    expect(asked()).toEqual(["server/discover"]);
  });

  test("credentials wanted by initialize alone", async () => {
    await expectIncomplete(connectorTo("auth-initialize").connect(), "auth-required");
  });

  test("5xx: initialize is tried once, then the status is told", async () => {
    const failure = await expectIncomplete(connectorTo("broken-503-always").connect(), "connection-failed");
    expect(failure.message).toContain("503");
    expect(asked()).toEqual(["server/discover", "initialize"]);
  });

  test("a redirect is not followed", async () => {
    const failure = await expectIncomplete(connectorTo("redirect").connect(), "connection-failed");
    expect(failure.message).toContain("307");
    expect(server.requests.map(({ kind }) => kind)).toEqual(["redirect"]);
  });

  test("a lost connection is no sign of an era", async () => {
    await expectIncomplete(connectorTo("reset").connect(), "connection-failed");
    const nobody = new URL("http://127.0.0.1:1/");
    await expectIncomplete(connectorFor({ kind: "http", url: nobody, headers: {} }, { protocol: "auto" }).connect(), "connection-failed");
  });

  test("no answer to anything", async () => {
    await expectIncomplete(connectorTo("mute", { probeSilenceMs: 50 }).connect({ timeoutMs: 300 }), "initialize-timeout");
  });
});

describe("modern", () => {
  test("the probe's connection goes on as the session, each exchange on its own", async () => {
    const connector = connectorTo("modern-session");
    const session = await connector.connect();
    expect(session).toMatchObject({ era: "modern", revision: "2026-07-28", transport: "streamable-http", capabilities: { tools: {} } });
    await session.call("tools/list", { cursor: "", _meta: { progressToken: "t" } });
    await connector.close();
    expect(asked()).toEqual(["server/discover", "server/discover", "tools/list"]);
    for (const { headers, params, method } of server.requests) {
      expect(headers).toMatchObject({ "mcp-protocol-version": "2026-07-28", "mcp-method": method });
      expect(headers["mcp-session-id"]).toBeUndefined();
      expect(params["_meta"]).toMatchObject({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
      });
    }
    expect(server.requests[2]?.params).toMatchObject({ cursor: "", _meta: { progressToken: "t" } });
    expect(new Set(server.requests.map(({ id }) => id)).size).toBe(3);
  });

  test("every later session is modern as well, without another probe", async () => {
    const connector = connectorTo("modern");
    await connector.connect();
    await connector.connect();
    expect(asked()).toEqual(["server/discover", "server/discover", "server/discover"]);
  });

  test("forced: legacy refused", async () => {
    await expectIncomplete(connectorTo("modern", { protocol: "legacy" }).connect(), "protocol-unsupported");
    await expectIncomplete(connectorTo("modern", { protocol: "2025-11-25" }).connect(), "protocol-unsupported");
    await expectIncomplete(connectorTo("unknown", { protocol: "modern" }).connect(), "protocol-unsupported");
    await expectIncomplete(connectorTo("status-401", { protocol: "modern" }).connect(), "auth-required");
  });
});
