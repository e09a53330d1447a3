// HTTP sessions under the engine: a server that forgets one costs the call that met it, and everything else goes on in a new one.
import { describe, expect, test } from "@jest/globals";
import type { ServerResponse } from "node:http";
import { evaluate } from "../support/evaluate.js";
import { afterwards, httpServer } from "../transport/support.js";
import { startRawSse } from "../fixtures/servers/raw-sse.mjs";
import { lostPoints } from "./support.js";

const tool = (name: string) => ({
  name,
  description: `Answers with nothing, at once, under the name ${name}`,
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true, destructiveHint: false, title: name },
});
const TOOLS = ["alpha", "beta", "gamma"];

interface Request {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly name?: string; readonly protocolVersion?: string; readonly arguments?: object };
}

function json(response: ServerResponse, message: object, status = 200, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify({ jsonrpc: "2.0", ...message }));
}

/** A healthy server with session ids that forgets the session at the first valid call of `forgetAt`. */
async function forgetful(forgetAt: string) {
  const sessions = new Set<string>();
  const seen = { opened: [] as string[], deleted: [] as string[], lost: [] as string[] };
  let mayForget = true;
  const server = await httpServer(({ verb, headers, message }, response) => {
    const session = headers["mcp-session-id"] as string | undefined;
    const { id, method, params } = (message ?? {}) as Request;
    if (verb === "GET") return void response.writeHead(405).end();
    if (verb === "DELETE") {
      if (session !== undefined && sessions.delete(session)) seen.deleted.push(session);
      return void response.writeHead(200).end();
    }
    if (method === "server/discover") return json(response, { id, error: { code: -32601, message: "Method not found" } });
    if (method === "initialize") {
      const opened = `s-${String(seen.opened.length + 1)}`;
      sessions.add(opened);
      seen.opened.push(opened);
      const protocolVersion = params?.protocolVersion === "2025-06-18" ? "2025-06-18" : "2025-11-25";
      const result = { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "forgetful", version: "1" } };
      return json(response, { id, result }, 200, { "mcp-session-id": opened });
    }
    if (mayForget && method === "tools/call" && params?.name === forgetAt && session !== undefined) {
      mayForget = false;
      sessions.delete(session);
      seen.lost.push(session);
    }
    if (session === undefined || !sessions.has(session)) {
      return json(response, { id: null, error: { code: -32001, message: "Session not found" } }, 404);
    }
    if (id === undefined) return void response.writeHead(202).end();
    if (method === "ping") return json(response, { id, result: {} });
    if (method === "tools/list") return json(response, { id, result: { tools: TOOLS.map(tool) } });
    if (method !== "tools/call") return json(response, { id, error: { code: -32601, message: "Method not found" } });
    const isKnown = TOOLS.includes(params?.name ?? "") && Object.keys(params?.arguments ?? {}).length === 0;
    return isKnown
      ? json(response, { id, result: { content: [{ type: "text", text: "fine" }] } })
      : json(response, { id, error: { code: -32602, message: "Unknown tool, or arguments that are not declared" } });
  });
  return { url: server.url, seen };
}

describe("a session the server forgot", () => {
  test("costs the call that met it; a new session carries on, and only live sessions are deleted", async () => {
    const { url, seen } = await forgetful("beta");
    const { document } = await evaluate({ kind: "http", url, headers: {} });
    expect(document.readiness_error ?? null).toBeNull();
    const lost = lostPoints(document).filter((line) => !line.startsWith("catalog") && !line.startsWith("context"));
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.filter((line) => !line.includes(" beta "))).toEqual([]);
    // The first of its calls met the loss: the standard goes on with the next tool.
    expect(document.readiness?.surface).toEqual({ tools: 3, read_only: 3, writers: 0, exercised: 2 });
    expect(seen.lost).toHaveLength(1);
    expect(seen.opened.length).toBeGreaterThan(2);
    expect([...seen.deleted, ...seen.lost].sort()).toEqual([...seen.opened].sort());
  });

  test("a server that forgets none loses nothing, so the losses above are the session's", async () => {
    const { url, seen } = await forgetful("no such tool");
    const { document } = await evaluate({ kind: "http", url, headers: {} });
    expect(lostPoints(document).filter((line) => !line.startsWith("catalog") && !line.startsWith("context"))).toEqual([]);
    expect([...seen.deleted].sort()).toEqual([...seen.opened].sort());
  });
});

test("the report names HTTP+SSE where that is what the server speaks", async () => {
  const server = await startRawSse();
  afterwards(() => server.close());
  const { document } = await evaluate({ kind: "http", url: server.url("plain"), headers: {} });
  expect(document.protocol).toEqual({ era: "legacy", revision: "2024-11-05", transport: "sse" });
});
