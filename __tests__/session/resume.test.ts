// A real server of the official SDK that ends its event streams mid-call (2025-11-25, polling): our sessions get the reply all the same.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport, type EventStore } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { connectorFor } from "./support.js";

/** Keeps every event, in order. */
class Events implements EventStore {
  readonly #events: { readonly id: string; readonly stream: string; readonly message: JSONRPCMessage }[] = [];

  storeEvent(stream: string, message: JSONRPCMessage): Promise<string> {
    const id = `${stream}_${String(this.#events.length)}`;
    this.#events.push({ id, stream, message });
    return Promise.resolve(id);
  }

  getStreamIdForEventId(id: string): Promise<string | undefined> {
    return Promise.resolve(this.#events.find((event) => event.id === id)?.stream);
  }

  async replayEventsAfter(last: string, { send }: { send: (id: string, message: JSONRPCMessage) => Promise<void> }): Promise<string> {
    const index = this.#events.findIndex((event) => event.id === last);
    const stream = this.#events[index]?.stream ?? "";
    for (const event of this.#events.slice(index + 1)) {
      // A priming event is stored as an empty message.
      if (event.stream === stream && "jsonrpc" in event.message) await send(event.id, event.message);
    }
    return stream;
  }
}

let close: () => Promise<unknown>;
let url: URL;
let verbs: string[];

beforeEach(async () => {
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: randomUUID, eventStore: new Events(), retryInterval: 20 });
  const mcp = new McpServer({ name: "polling", version: "1.0.0" });
  mcp.registerTool("early", { description: "Ends its stream, then answers while nobody listens" }, async (extra) => {
    extra.closeSSEStream?.();
    await Promise.resolve();
    return { content: [{ type: "text", text: "early" }] };
  });
  mcp.registerTool("late", { description: "Ends its stream, and answers when it was taken up again" }, async (extra) => {
    extra.closeSSEStream?.();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { content: [{ type: "text", text: "late" }] };
  });
  await mcp.connect(transport);
  verbs = [];
  const server = createServer((req, res) => {
    verbs.push(req.method ?? "");
    void transport.handleRequest(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/mcp`);
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await mcp.close();
  };
});
afterEach(() => close());

test.each(["early", "late"])("%s: the reply comes when the stream is taken up again", async (name) => {
  const connector = connectorFor({ kind: "http", url, headers: {} });
  const session = await connector.connect();
  expect(session.revision).toBe("2025-11-25");
  const startedAt = performance.now();
  expect(await session.call("tools/call", { name, arguments: {} })).toMatchObject({
    kind: "result",
    value: { content: [{ type: "text", text: name }] },
  });
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(verbs.filter((verb) => verb === "GET").length).toBeGreaterThan(0);
  expect(await session.call("ping")).toMatchObject({ kind: "result" });
  await connector.close();
});

test("a client of an older revision gets the reply on the POST's own stream, and nothing is taken up again", async () => {
  // The SDK ends streams early for clients of 2025-11-25 only.
  const session = await connectorFor({ kind: "http", url, headers: {} }).connect({ offer: "2025-06-18" });
  expect(session.revision).toBe("2025-06-18");
  expect(await session.call("tools/call", { name: "late", arguments: {} }, { timeoutMs: 3_000 })).toMatchObject({ kind: "result" });
  expect(verbs).not.toContain("GET");
});
