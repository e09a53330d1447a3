// Calls to a server behind a rate limit: sent again when it is over, on every connection, and timed without the wait.
import { afterEach, describe, expect, test } from "@jest/globals";
import { startLimiter, type Limiter, type Refusal, type Seen } from "../fixtures/servers/limiter.mjs";
import { Budget } from "../../src/session/budget.js";
import { flawlessTool, startComposable, type Composable } from "../support/composable.js";
import { clock, connectorFor, expectFault, type ConnectorChoice } from "./support.js";

const open: (Composable | Limiter)[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await ("stop" in one ? one.stop() : one.close());
});

const CALL = { name: "read", arguments: { id: "r1" } };

async function limited(refuse: (method: string, seen: readonly Seen[]) => Refusal | undefined, choice: ConnectorChoice = {}) {
  const server = await startComposable({ tools: [flawlessTool("read")] }, "http");
  open.push(server);
  const gateway = await startLimiter(server.target.url, ({ method = "" }, seen) => refuse(method, seen));
  open.push(gateway);
  const connector = connectorFor({ kind: "http", url: gateway.url, headers: {} }, choice);
  return { connector, seen: gateway.seen };
}

/** Refuses the first so many messages of a method. */
function first(count: number, wanted: string, refusal: Refusal) {
  return (method: string, seen: readonly Seen[]) =>
    method === wanted && seen.filter((one) => one.method === wanted).length < count ? refusal : undefined;
}

const SOON: Refusal = { headers: { "retry-after": "0.4" } };

describe("a call that is refused for its time", () => {
  test("is sent again, and its time is the server's alone", async () => {
    const { connector, seen } = await limited(first(2, "tools/call", SOON));
    const session = await connector.connect();
    const reply = await session.call("tools/call", CALL);
    expect(reply.kind).toBe("result");
    expect(reply.ms).toBeLessThan(300);
    const tries = seen.filter(({ method }) => method === "tools/call").map(({ atMs }) => atMs);
    expect(tries).toHaveLength(3);
    for (const [i, atMs] of tries.slice(1).entries()) expect(atMs - (tries[i] ?? 0)).toBeGreaterThan(380);
    expect(connector.isLimited).toBe(true);
  });

  test("may be refused in JSON-RPC's words, with its own id", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 2, error: { code: -32000, message: "rate limit" } });
    const refusal = { headers: { "content-type": "application/json", "retry-after": "0.1" }, body };
    const { connector } = await limited(first(1, "tools/call", refusal));
    const session = await connector.connect();
    expect((await session.call("tools/call", CALL)).kind).toBe("result");
    expect(session.received).toMatchObject({ unknownIds: 0, replies: 2 });
  });

  test("does not time out while it waits", async () => {
    const { connector } = await limited(first(1, "tools/call", SOON));
    const session = await connector.connect();
    expect((await session.call("tools/call", CALL, { timeoutMs: 300 })).kind).toBe("result");
  });

  test("holds back other connections to the server as well", async () => {
    const { connector, seen } = await limited(first(1, "tools/call", SOON));
    const [one, two] = [await connector.connect(), await connector.connect()];
    const waiting = one.call("tools/call", CALL);
    while (!connector.isLimited) await clock.sleep(10);
    await two.call("ping");
    await waiting;
    const [refused, , next] = seen.filter(({ method }) => method === "tools/call" || method === "ping");
    expect((next?.atMs ?? 0) - (refused?.atMs ?? 0)).toBeGreaterThan(380);
  });

  test("can be given up by its owner", async () => {
    const { connector, seen } = await limited(first(1, "tools/call", SOON));
    const session = await connector.connect();
    const call = session.begin("tools/call", CALL);
    while (!connector.isLimited) await clock.sleep(10);
    await call.cancel("enough");
    await expectFault(call.reply, "cancelled");
    await clock.sleep(500);
    expect(seen.filter(({ method }) => method === "tools/call")).toHaveLength(1);
  });
});

test("a handshake and its notification wait as well", async () => {
  const refuse = first(1, "initialize", SOON);
  const later = first(1, "notifications/initialized", SOON);
  const { connector, seen } = await limited((method, before) => refuse(method, before) ?? later(method, before));
  const session = await connector.connect();
  expect(session.handshakeMs).toBeGreaterThanOrEqual(0);
  expect(session.handshakeMs).toBeLessThan(350);
  expect((await session.call("tools/call", CALL)).kind).toBe("result");
  // The GET asks whether the server speaks HTTP+SSE.
  expect(seen.filter(({ verb }) => verb === "POST").map(({ method, status }) => `${method ?? ""} ${String(status)}`)).toEqual([
    "initialize 429",
    "initialize 0",
    "notifications/initialized 429",
    "notifications/initialized 0",
    "tools/call 0",
  ]);
});

describe("the refusal stands", () => {
  test("when the budget's time is over before", async () => {
    const { connector, seen } = await limited(first(99, "tools/call", { headers: { "retry-after": "9" } }), {
      budget: new Budget(clock, 3, 100),
    });
    const session = await connector.connect();
    const fault = await expectFault(session.call("tools/call", CALL), "error");
    expect(fault.status).toBe(429);
    expect(seen.filter(({ method }) => method === "tools/call")).toHaveLength(1);
  });

  test("when the budget's requests are spent", async () => {
    const { connector, seen } = await limited(first(99, "tools/call", { headers: { "retry-after": "0" } }), {
      budget: new Budget(clock, 60, 4),
    });
    const session = await connector.connect();
    await expectFault(session.call("tools/call", CALL), "error");
    // One for the handshake.
    expect(seen.filter(({ method }) => method === "tools/call")).toHaveLength(3);
  });

  test("of a server that is only down", async () => {
    const { connector, seen } = await limited(first(99, "tools/call", { status: 503 }));
    const session = await connector.connect();
    expect((await expectFault(session.call("tools/call", CALL), "error")).status).toBe(503);
    expect(seen.filter(({ method }) => method === "tools/call")).toHaveLength(1);
  });
});
