// The demo without defects, over both transports, as a raw client meets it.
import { describe, expect, test } from "@jest/globals";
import { listedTools } from "../../src/demo/catalog.js";
import { REVISIONS } from "../../src/demo/session.js";
import { serveHttp } from "../../src/demo/http.js";
import { exchange, HttpClient, INITIALIZE, POST_HEADERS, StdioClient, TRANSPORTS, type RawClient, type Served } from "./clients.js";

async function using(served: Served, work: (client: RawClient, served: Served) => Promise<void>): Promise<void> {
  try {
    await work(await served.connect(), served);
  } finally {
    await served.close();
  }
}

describe.each(TRANSPORTS)("over %s", (_, serve) => {
  test("every known revision is echoed, an unknown one answered with the newest", async () => {
    await using(await serve(), async (client) => {
      for (const revision of REVISIONS) {
        expect(await client.request("initialize", { ...INITIALIZE, protocolVersion: revision })).toMatchObject({
          result: {
            protocolVersion: revision,
            capabilities: { tools: {}, resources: { subscribe: true }, prompts: {}, completions: {} },
            serverInfo: { name: "mcpeval-demo" },
          },
        });
      }
      expect(await client.request("initialize", { ...INITIALIZE, protocolVersion: "2099-01-01" })).toMatchObject({
        result: { protocolVersion: "2025-11-25" },
      });
      expect(await client.request("initialize", {})).toMatchObject({ error: { code: -32602 } });
    });
  });

  test("lists its surfaces, each on one page, and refuses cursors it never gave", async () => {
    await using(await serve(), async (client) => {
      expect(await client.request("tools/list")).toMatchObject({ result: { tools: listedTools(new Set()) } });
      expect(await client.request("resources/list")).toMatchObject({
        result: { resources: [{ uri: "demo://stations" }, { uri: "demo://reading" }] },
      });
      expect(await client.request("resources/templates/list")).toMatchObject({ result: { resourceTemplates: [] } });
      expect(await client.request("prompts/list")).toMatchObject({ result: { prompts: [{ name: "forecast" }] } });
      expect(await client.request("resources/read", { uri: "demo://stations" })).toMatchObject({
        result: { contents: [{ text: expect.any(String) }] },
      });
      expect(await client.request("resources/read", { uri: "demo://no" })).toMatchObject({ error: { code: -32002 } });
      expect(await client.request("prompts/get", { name: "forecast" })).toMatchObject({ result: { messages: [{ role: "user" }] } });
      expect(await client.request("prompts/get", { name: "no" })).toMatchObject({ error: { code: -32602 } });
      for (const method of ["tools/list", "resources/list", "prompts/list"]) {
        expect(await client.request(method, { cursor: "page-2" })).toMatchObject({ error: { code: -32602 } });
        expect(await client.request(method, { cursor: 2 })).toMatchObject({ error: { code: -32602 } });
      }
    });
  });

  test("answers ping, refuses unknown methods, tools and arguments", async () => {
    await using(await serve(), async (client) => {
      expect(await client.request("ping")).toMatchObject({ result: {} });
      expect(await client.request("no/such")).toMatchObject({ error: { code: -32601 } });
      expect(await client.request("tools/call", { name: "no_such" })).toMatchObject({ error: { code: -32602 } });
      expect(await client.request("tools/call", {})).toMatchObject({ error: { code: -32602 } });
      expect(await client.request("tools/call", { name: "shared_read", arguments: [] })).toMatchObject({ error: { code: -32602 } });
      const refusal = { result: { isError: true, content: [{ type: "text", text: expect.stringMatching(/./) }] } };
      expect(await client.request("tools/call", { name: "shared_read" })).toMatchObject(refusal);
      expect(await client.request("tools/call", { name: "report_weather", arguments: { city: 1 } })).toMatchObject(refusal);
      expect(await client.request("tools/call", { name: "report_weather", arguments: { city: "x".repeat(1_000_000) } })).toMatchObject(
        refusal,
      );
    });
  });

  test("every read succeeds; flaky_read fails twice, then succeeds, and so on", async () => {
    await using(await serve(), async (client) => {
      for (const name of [
        "describe_status",
        "read_counter",
        "read_settings",
        "list_stations",
        "report_weather",
        "elicited_read",
        "sampled_read",
      ]) {
        const reply = await client.request("tools/call", { name, arguments: {} });
        expect(reply).toMatchObject({ result: { content: [{ type: "text" }] } });
        expect(reply).not.toMatchObject({ result: { isError: true } });
      }
      expect(await client.request("tools/call", { name: "shared_read", arguments: { id: "a" } })).not.toMatchObject({
        result: { isError: true },
      });
      const flaky: boolean[] = [];
      for (let i = 0; i < 6; i += 1) {
        const reply = await client.request("tools/call", { name: "flaky_read" });
        flaky.push(reply !== "lost" && reply.result?.["isError"] === true);
      }
      expect(flaky).toEqual([true, true, false, true, true, false]);
    });
  });

  test("slow_read takes its 400 ms, other requests pass it", async () => {
    await using(await serve(), async (client) => {
      const order: string[] = [];
      const started = performance.now();
      await Promise.all([
        client.request("tools/call", { name: "slow_read" }).then(() => order.push("slow")),
        client.request("ping").then(() => order.push("ping")),
      ]);
      expect(performance.now() - started).toBeGreaterThan(390);
      expect(order).toEqual(["ping", "slow"]);
    });
  });

  test("writers write, for all clients of a server", async () => {
    await using(await serve(), async (client) => {
      const text = async (name: string) => {
        const reply = await client.request("tools/call", { name });
        return reply === "lost" ? reply : (reply.result as { content: { text: string }[] }).content[0]?.text;
      };
      expect([await text("increment_counter"), await text("increment_counter"), await text("read_counter")]).toEqual(["1", "2", "2"]);
      expect([await text("reset_counter"), await text("read_counter")]).toEqual(["0", "0"]);
    });
  });
});

describe("stdio", () => {
  test("asks only a client that can be asked, and takes every answer", async () => {
    const client = new StdioClient();
    const call = JSON.stringify({ jsonrpc: "2.0", id: 50, method: "tools/call", params: { name: "elicited_read" } });
    const answers = [
      [{ result: { action: "accept", content: { unit: "fahrenheit" } } }, "fahrenheit"],
      [{ result: { action: "decline" } }, "celsius"],
      [{ error: { code: -1, message: "no" } }, "celsius"],
    ] as const;
    await client.request("initialize", { ...INITIALIZE, capabilities: { elicitation: {} } });
    for (const [i, [answer, text]] of answers.entries()) {
      const id = `demo-${String(i + 1)}`;
      const asked = await client.exchange(call, id);
      expect(asked).toMatchObject({ id, method: "elicitation/create", params: { requestedSchema: { required: ["unit"] } } });
      expect(await client.exchange(JSON.stringify({ jsonrpc: "2.0", id, ...answer }), 50)).toMatchObject({
        result: { content: [{ text }] },
      });
    }
    // A revision without elicitation.
    await client.request("initialize", { ...INITIALIZE, protocolVersion: "2025-03-26", capabilities: { elicitation: {} } });
    expect(await client.exchange(call, 50)).toMatchObject({ result: { content: [{ text: "celsius" }] } });
    await client.close();
  });

  test("needs a handshake for all but ping, and answers what is no request", async () => {
    const client = new StdioClient();
    expect(await client.request("tools/list")).toMatchObject({ error: { code: -32600 } });
    expect(await client.request("server/discover")).toMatchObject({ error: { code: -32601 } });
    expect(await client.request("ping")).toMatchObject({ result: {} });
    expect(await client.exchange("{", undefined)).toMatchObject({ error: { code: -32700 } });
    expect(await client.exchange('{"id":5}', undefined)).toMatchObject({ error: { code: -32600 } });
    expect(await client.exchange('{"jsonrpc":"2.0","id":null,"method":"ping"}', undefined)).toMatchObject({ error: { code: -32600 } });
    await client.close();
    expect(await client.exit).toBe(0);
    expect(client.stderr).toBe("");
  });

  test("takes batches in 2025-03-26 only", async () => {
    const client = new StdioClient();
    const batch = JSON.stringify([
      { jsonrpc: "2.0", id: "a", method: "ping" },
      { jsonrpc: "2.0", method: "notifications/initialized" },
      { jsonrpc: "2.0", id: "b", method: "no/such" },
    ]);
    await client.request("initialize", { ...INITIALIZE, protocolVersion: "2025-03-26" });
    expect(await client.exchange(batch, "batch")).toMatchObject([
      { id: "a", result: {} },
      { id: "b", error: { code: -32601 } },
    ]);
    await client.request("initialize", INITIALIZE);
    expect(await client.exchange(batch, undefined)).toMatchObject({ error: { code: -32600 } });
    await client.close();
  });

  test("a cancelled call is not answered and the server goes on", async () => {
    const client = new StdioClient();
    await client.request("initialize", INITIALIZE);
    let answered = false;
    void client
      .exchange('{"jsonrpc":"2.0","id":99,"method":"tools/call","params":{"name":"slow_read"}}', 99)
      .then((reply) => (answered = reply !== "lost"));
    await client.notify("notifications/cancelled", { requestId: 99 });
    // A whole slow_read later the cancelled one would have answered.
    expect(await client.request("tools/call", { name: "slow_read" })).toMatchObject({ result: {} });
    expect(answered).toBe(false);
    await client.close();
  });

  test("the end of input ends the process while a call is running", async () => {
    const client = new StdioClient(["--broken", "hang"]);
    await client.request("initialize", INITIALIZE);
    const hung = client.request("tools/call", { name: "read_counter" });
    await client.request("ping");
    await client.close();
    expect(await hung).toBe("lost");
    expect(await client.exit).toBe(0);
  });
});

describe("Streamable HTTP", () => {
  test("sessions: given by initialize, asked for, ended by DELETE", async () => {
    const server = await serveHttp(new Set(), 0);
    try {
      const client = new HttpClient(server.url);
      expect(await client.post({ jsonrpc: "2.0", id: 1, method: "ping" })).toMatchObject({ status: 400 });
      expect(await client.post({ jsonrpc: "2.0", id: 1, method: "initialize", params: {} })).toMatchObject({ status: 200 });
      expect(client.session).toBe("");
      expect(await client.post({ jsonrpc: "2.0", id: 1, method: "initialize", params: INITIALIZE })).toMatchObject({ status: 200 });
      expect(client.session).toMatch(/^[\x21-\x7e]{32,}$/);
      expect(await client.post({ jsonrpc: "2.0", method: "notifications/initialized" })).toMatchObject({ status: 202, text: "" });
      expect(await exchange(server.url, "DELETE", { "mcp-session-id": client.session })).toMatchObject({ status: 204 });
      expect(await client.post({ jsonrpc: "2.0", id: 2, method: "ping" })).toMatchObject({ status: 404 });
      expect(await exchange(server.url, "DELETE", { "mcp-session-id": client.session })).toMatchObject({ status: 404 });
    } finally {
      await server.close();
    }
  });

  test("tells subscribers on the standing stream, until they unsubscribe", async () => {
    const server = await serveHttp(new Set(), 0);
    try {
      const client = new HttpClient(server.url);
      await client.post({ jsonrpc: "2.0", id: 1, method: "initialize", params: INITIALIZE });
      const standing = exchange(server.url, "GET", { accept: "text/event-stream", "mcp-session-id": client.session });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await client.request("resources/subscribe", { uri: "demo://stations" })).toMatchObject({ error: { code: -32002 } });
      expect(await client.request("resources/subscribe", { uri: "demo://reading" })).toMatchObject({ result: {} });
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await client.request("resources/unsubscribe", { uri: "demo://reading" })).toMatchObject({ result: {} });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await client.close();
      const answer = await standing;
      if (answer === "lost") throw new Error("the standing stream broke off");
      expect(answer).toMatchObject({ status: 200, headers: { "content-type": "text/event-stream" } });
      const events = answer.text.split("\n\n").filter((event) => event !== "");
      expect(new Set(events)).toEqual(
        new Set(['event: message\ndata: {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"demo://reading"}}']),
      );
      expect(events.length).toBeLessThanOrEqual(3);
    } finally {
      await server.close();
    }
  });

  test("asks within the answer to a call, where the client can be asked", async () => {
    const server = await serveHttp(new Set(), 0);
    try {
      const client = new HttpClient(server.url);
      const params = { ...INITIALIZE, capabilities: { sampling: {} } };
      await client.post({ jsonrpc: "2.0", id: 1, method: "initialize", params });
      const call = client.post({ jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "sampled_read" } });
      await new Promise((resolve) => setTimeout(resolve, 50));
      const content = { type: "text", text: "Mild." };
      await client.post({ jsonrpc: "2.0", id: "demo-1", result: { role: "assistant", content, model: "m" } });
      const answer = await call;
      if (answer === "lost") throw new Error("the call broke off");
      const [asked, reply] = answer.text.split("\n\n").map((event) => event.replace("event: message\ndata: ", ""));
      expect(JSON.parse(asked ?? "")).toMatchObject({ id: "demo-1", method: "sampling/createMessage", params: { maxTokens: 60 } });
      expect(JSON.parse(reply ?? "")).toMatchObject({ id: 2, result: { content: [{ text: "Mild." }] } });
      // No capability, no question.
      expect(await client.request("tools/call", { name: "elicited_read" })).toMatchObject({ result: { content: [{ text: "celsius" }] } });
    } finally {
      await server.close();
    }
  });

  test("refuses what no client should send", async () => {
    const server = await serveHttp(new Set(), 0);
    try {
      const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
      const client = new HttpClient(server.url);
      await client.post({ jsonrpc: "2.0", id: 1, method: "initialize", params: INITIALIZE });
      const headers = { ...POST_HEADERS, "mcp-session-id": client.session };
      const post = (extra: Record<string, string>, body = ping) => exchange(server.url, "POST", { ...headers, ...extra }, body);
      expect(await post({})).toMatchObject({ status: 200 });
      expect(await post({ origin: "http://localhost:1234" })).toMatchObject({ status: 200 });
      expect(await post({ origin: "https://evil.example" })).toMatchObject({ status: 403 });
      expect(await post({ origin: "null" })).toMatchObject({ status: 403 });
      expect(await post({ host: "evil.example" })).toMatchObject({ status: 403 });
      expect(await post({ "mcp-protocol-version": "2025-06-18" })).toMatchObject({ status: 200 });
      expect(await post({ "mcp-protocol-version": "1900-01-01" })).toMatchObject({ status: 400 });
      expect(await post({ "content-type": "text/plain" })).toMatchObject({ status: 415 });
      expect(await post({ accept: "text/html" })).toMatchObject({ status: 406 });
      expect(await post({}, "{")).toMatchObject({ status: 400, text: expect.stringContaining("-32700") });
      expect(await post({}, JSON.stringify("x".repeat(9 * 1024 * 1024)))).toMatchObject({ status: 413 });
      expect(await exchange(server.url, "PUT", headers)).toMatchObject({ status: 405, headers: { allow: "POST, GET, DELETE" } });
      expect(await exchange(server.url, "GET", { ...headers, accept: "application/json" })).toMatchObject({ status: 406 });
      expect(await exchange(server.url, "GET", { accept: "text/event-stream" })).toMatchObject({ status: 400 });
      expect(await exchange(server.url.replace("/mcp", "/other"), "POST", headers, ping)).toMatchObject({ status: 404 });
    } finally {
      await server.close();
    }
  });
});
