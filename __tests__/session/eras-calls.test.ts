// Calls of both eras as probes make them: headers that repeat the body, input_required, cancellation, late replies, notifications.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { startEraHttp, type EraHttp } from "../fixtures/servers/era-http.mjs";
import type { JsonObject } from "../../src/model/json.js";
import type { Answer, ConnectOptions, Reply, Session } from "../../src/session/session.js";
import { flawlessTool, startComposable, type Composable, type ComposablePreset } from "../support/composable.js";
import { clock, connectorFor, connectRaw, expectFault, rawTarget } from "./support.js";
import { Budget } from "../../src/session/budget.js";

let server: EraHttp;
beforeAll(async () => (server = await startEraHttp()));
afterEach(() => void server.requests.splice(0));
afterAll(() => server.close());

const running: Composable[] = [];
afterEach(() => Promise.all(running.splice(0).map((composable) => composable.stop())));

function modernHttp(options?: ConnectOptions): Promise<Session> {
  return connectorFor({ kind: "http", url: server.url("modern-errors"), headers: {} }, { protocol: "modern" }).connect(options);
}

/** A session with the strict modern server of the fixtures. */
async function modern(preset: ComposablePreset, transport: "stdio" | "http", options?: ConnectOptions): Promise<Session> {
  const composable = await startComposable({ era: "modern", ...preset }, transport);
  running.push(composable);
  return connectorFor(composable.target, { protocol: "auto" }).connect(options);
}

function valueOf(reply: Reply): JsonObject {
  if (reply.kind === "error") throw new Error(`error ${String(reply.code)}`);
  return reply.value as JsonObject;
}

describe("headers of a modern call", () => {
  test("the name, and the arguments that the listing wants repeated", async () => {
    const session = await modernHttp();
    await session.call("tools/list");
    const given = { region: "Köln", count: 3, flag: true, nested: { name: " padded " }, plain: "x" };
    const call = session.begin("tools/call", { name: "grüße", arguments: given }, { timeoutMs: 100 });
    await expectFault(call.reply, "timeout");
    const { headers, params } = server.requests.at(-1) as (typeof server.requests)[number];
    expect(headers).toMatchObject({
      "mcp-method": "tools/call",
      "mcp-name": `=?base64?${Buffer.from("grüße").toString("base64")}?=`,
      "mcp-param-region": `=?base64?${Buffer.from("Köln").toString("base64")}?=`,
      "mcp-param-count": "3",
      "mcp-param-flag": "true",
      "mcp-param-nested-name": `=?base64?${Buffer.from(" padded ").toString("base64")}?=`,
    });
    expect(Object.keys(headers).filter((name) => name.startsWith("mcp-param-"))).toHaveLength(4);
    expect(params["arguments"]).toEqual(given);
  });

  test("absent and null arguments have none, and a tool with an invalid annotation is called without any", async () => {
    const session = await modernHttp();
    await session.call("tools/list");
    const calls = [
      { name: "grüße", arguments: { region: null } },
      { name: "bad", arguments: { a: "1", b: "2" } },
      { name: "unlisted", arguments: { region: "x" } },
    ].map((params) => session.call("tools/call", params, { timeoutMs: 50 }));
    await Promise.allSettled(calls);
    const sent = server.requests.filter(({ method }) => method === "tools/call");
    expect(sent).toHaveLength(3);
    expect(sent.flatMap(({ headers }) => Object.keys(headers)).filter((name) => name.startsWith("mcp-param-"))).toEqual([]);
  });

  test("a listing teaches every session of the target", async () => {
    const connector = connectorFor({ kind: "http", url: server.url("modern-errors"), headers: {} }, { protocol: "modern" });
    await (await connector.connect()).call("tools/list");
    const second = await connector.connect();
    await expectFault(second.call("tools/call", { name: "grüße", arguments: { count: 7 } }, { timeoutMs: 50 }), "timeout");
    expect(server.requests.at(-1)?.headers["mcp-param-count"]).toBe("7");
  });

  test("a strict server takes them all", async () => {
    const tool = flawlessTool("läsare", {
      inputSchema: {
        type: "object",
        properties: { id: { type: "string", description: "Identifier of the record.", "x-mcp-header": "Record" } },
        required: ["id"],
      },
    });
    const session = await modern({ tools: [tool] }, "http");
    await session.call("tools/list");
    expect(valueOf(await session.call("tools/call", { name: "läsare", arguments: { id: "=?base64?x?=" } }))).toMatchObject({
      resultType: "complete",
      structuredContent: { text: "record" },
    });
  });
});

test("refusals with an HTTP status are ordinary error replies", async () => {
  const session = await modernHttp();
  expect(await session.call("header/mismatch")).toMatchObject({ kind: "error", code: -32020 });
  expect(await session.call("missing/capability")).toMatchObject({ code: -32021, data: { requiredCapabilities: { sampling: {} } } });
  expect(await session.call("unknown/method")).toMatchObject({ kind: "error", code: -32601 });
  expect(await session.call("server/discover", undefined, { asRevision: "2099-01-01" })).toMatchObject({
    code: -32022,
    data: { supported: ["2026-07-28"] },
  });
  expect(server.requests.at(-1)?.headers["mcp-protocol-version"]).toBe("2099-01-01");
  expect(session.alive).toBe(true);
});

describe.each(["stdio", "http"] as const)("input_required over %s", (transport) => {
  const asking = (method: string, rounds: number): ComposablePreset => ({ tools: [{ ...flawlessTool("ask"), asks: { method, rounds } }] });
  const ask = (session: Session): Promise<Reply> => session.call("tools/call", { name: "ask", arguments: { id: "r1" } });

  test("answered until the tool completes", async () => {
    const heard: unknown[] = [];
    const answer: Answer = (request) => {
      heard.push(request);
      return Promise.resolve({ result: { action: "accept", content: { round: heard.length } } });
    };
    const session = await modern(asking("elicitation/create", 3), transport, { answer, capabilities: { elicitation: {} } });
    expect(valueOf(await ask(session))).toMatchObject({ resultType: "complete" });
    expect(heard).toEqual(Array(3).fill({ method: "elicitation/create", params: { message: "which one?" } }));
  });

  test("declined when nobody answers", async () => {
    const session = await modern(asking("elicitation/create", 1), transport);
    expect(valueOf(await ask(session))).toMatchObject({ isError: true, content: [{ text: "declined" }] });
  });

  test("given up when it cannot be declined, or the answer is an error", async () => {
    const sampling = await modern(asking("sampling/createMessage", 1), transport);
    expect(valueOf(await ask(sampling))).toMatchObject({ resultType: "input_required" });
    const answer: Answer = () => Promise.resolve({ error: { code: -1, message: "no" } });
    const refused = await modern(asking("elicitation/create", 1), transport, { answer });
    expect(valueOf(await ask(refused))).toMatchObject({ resultType: "input_required" });
  });

  test("bounded", async () => {
    let answers = 0;
    const answer: Answer = () => Promise.resolve({ result: { answers: (answers += 1) } });
    const session = await modern(asking("roots/list", 99), transport, { answer });
    expect(valueOf(await ask(session))).toMatchObject({ resultType: "input_required", requestState: "round 9 é" });
    expect(answers).toBe(8);
  });

  test("a cancel between two rounds ends the call", async () => {
    let cancel: () => void = () => undefined;
    const answer: Answer = async () => {
      cancel();
      await sleep(5);
      return { result: {} };
    };
    const session = await modern(asking("roots/list", 5), transport, { answer });
    const call = session.begin("tools/call", { name: "ask", arguments: { id: "r1" } });
    cancel = () => void call.cancel("changed my mind");
    await expectFault(call.reply, "cancelled");
  });
});

describe("cancellation", () => {
  test("legacy stdio: the server is told, and a late reply is seen", async () => {
    const session = await connectRaw("late-call");
    const call = session.begin("tools/call", {});
    expect(call.id).toBeGreaterThan(0);
    await call.cancel("testing");
    await expectFault(call.reply, "cancelled");
    expect(await call.late).toMatchObject({ kind: "result" });
    expect(session.received.late).toBe(1);
    await call.cancel("again"); // settled: nothing happens
    expect(await session.call("ping")).toMatchObject({ kind: "result" });
  });

  test("legacy HTTP: the exchange stays open, and a late reply is seen", async () => {
    const session = await connectorFor({ kind: "http", url: server.url("late-legacy"), headers: {} }).connect();
    const call = session.begin("tools/call", {});
    await sleep(30);
    await call.cancel("testing");
    await expectFault(call.reply, "cancelled");
    const told = server.requests.find(({ method }) => method === "notifications/cancelled");
    expect(told?.params).toEqual({ requestId: call.id, reason: "testing" });
    expect(await call.late).toMatchObject({ kind: "result" });
  });

  test("modern HTTP: closing the exchange is the cancellation, and no message is sent", async () => {
    const session = await modernHttp();
    const call = session.begin("tools/call", { name: "x", arguments: {} });
    await sleep(50);
    await call.cancel("testing");
    await expectFault(call.reply, "cancelled");
    await sleep(50);
    expect(server.requests.at(-1)).toMatchObject({ method: "tools/call", isAborted: true });
    expect(session.alive).toBe(true);
  });

  test("modern stdio: the server is told", async () => {
    const session = await modern({ tools: [flawlessTool("slow", {}, { valid: { kind: "result", delayMs: 200 } })] }, "stdio");
    const call = session.begin("tools/call", { name: "slow", arguments: { id: "r1" } });
    await call.cancel("testing");
    await expectFault(call.reply, "cancelled");
    expect(await call.late).toMatchObject({ kind: "result" }); // this server does not listen
  });

  test("a time-out has a late reply too", async () => {
    const session = await connectorFor({ kind: "http", url: server.url("late-legacy"), headers: {} }).connect();
    const call = session.begin("tools/call", {}, { timeoutMs: 40 });
    await expectFault(call.reply, "timeout");
    expect(await call.late).toMatchObject({ kind: "result" });
  });

  test("what was never sent has no id, and cancelling it does nothing", async () => {
    const session = await connectorFor(rawTarget("plain"), { budget: new Budget(clock, 60, 1) }).connect();
    const call = session.begin("ping");
    expect(call.id).toBeUndefined();
    await call.cancel("testing");
    await expectFault(call.reply, "budget");
  });
});

describe("what a server asks and tells", () => {
  test("legacy requests are answered by the session's owner", async () => {
    const heard: string[] = [];
    const answer: Answer = ({ method }) => {
      heard.push(method);
      return Promise.resolve({ error: { code: -32601, message: "declined by hand" } });
    };
    const session = await connectorFor(rawTarget("flood")).connect({ answer });
    expect(valueOf(await session.call("tools/call"))).toEqual({ answers: 45, declined: 45 });
    expect(heard).toEqual(Array(45).fill("roots/list"));
    const failing = await connectorFor(rawTarget("flood")).connect({ answer: () => Promise.reject(new Error("ours")) });
    expect(valueOf(await failing.call("tools/call"))).toEqual({ answers: 45, declined: 0 });
  });

  test("ping stays ours to answer", async () => {
    const session = await connectorFor(rawTarget("ping-client")).connect({ answer: () => Promise.reject(new Error("not asked")) });
    expect(valueOf(await session.call("tools/call"))).toMatchObject({ answer: { result: {} } });
  });

  test("notifications are heard in order", async () => {
    const heard: unknown[] = [];
    const session = await connectorFor(rawTarget("noise")).connect({ onNotification: (method, params) => heard.push([method, params]) });
    await session.call("tools/call");
    expect(heard).toEqual([["notifications/message", {}]]);
  });

  test("a modern subscription is a call that is heard while it waits", async () => {
    const heard: string[] = [];
    const session = await modernHttp({ onNotification: (method) => heard.push(method) });
    const call = session.begin("subscriptions/listen", { notifications: { toolsListChanged: true } });
    while (heard.length < 2) await sleep(5);
    expect(heard).toEqual(["notifications/subscriptions/acknowledged", "notifications/tools/list_changed"]);
    await call.cancel("enough");
    await expectFault(call.reply, "cancelled");
  });

  test("capabilities are declared as asked", async () => {
    await modernHttp({ capabilities: { sampling: {} } });
    expect(server.requests.at(-1)?.params["_meta"]).toMatchObject({ "io.modelcontextprotocol/clientCapabilities": { sampling: {} } });
    const legacy = connectorFor({ kind: "http", url: server.url("unknown"), headers: {} });
    await legacy.connect({ capabilities: { roots: {} } });
    expect(server.requests.find(({ method }) => method === "initialize")?.params["capabilities"]).toEqual({ roots: {} });
  });
});
