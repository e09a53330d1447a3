// Sessions over real processes that answer with exact bytes: each oddity ends in the right verdict, quickly.
import { describe, expect, test } from "@jest/globals";
import { TransportFault } from "../../src/model/errors.js";
import { Budget } from "../../src/session/budget.js";
import { clock, commandTarget, connectorFor, connectRaw, expectFault, rawTarget, RAW_STDIO } from "./support.js";

describe("replies amid noise", () => {
  test("non-JSON lines before and between frames are counted, not suffered", async () => {
    const session = await connectRaw("noise");
    const reply = await session.call("tools/call", { name: "a" });
    expect(reply).toMatchObject({ kind: "result", value: { from: "line" } });
    await session.call("ping");
    // Two lines before initialize and two around the call; blank ones are nothing. Five JSON values are no messages.
    expect(session.received).toEqual({
      replies: 3,
      late: 0,
      unknownIds: 0,
      notifications: 1,
      serverRequests: 0,
      notJson: 4,
      notJsonRpc: 5,
    });
  });

  test("a line of a megabyte is one reply with its size", async () => {
    const session = await connectRaw("big-line");
    const reply = await session.call("tools/call");
    expect(reply.kind === "result" && reply.bytes).toBeGreaterThan(1_000_000);
  });

  test("a line over 16 MiB faults its call and the session goes on", async () => {
    const session = await connectRaw("huge-line");
    const fault = await expectFault(session.call("tools/call"), "error");
    expect(fault.message).toContain("size limit");
    expect(await session.call("ping")).toMatchObject({ kind: "result", value: {} });
    expect(session.alive).toBe(true);
  });

  test("a second reply is counted as unknown", async () => {
    const session = await connectRaw("twice");
    expect(await session.call("tools/call")).toMatchObject({ value: { first: true } });
    await session.call("ping");
    expect(session.received.unknownIds).toBe(1);
  });

  test("CRLF line ends, a byte order mark and characters cut by chunks are read", async () => {
    expect(await (await connectRaw("crlf")).call("tools/call")).toMatchObject({ value: { text: "a\rb" } });
    expect(await (await connectRaw("bom")).call("ping")).toMatchObject({ kind: "result" });
    expect(await (await connectRaw("split-utf8")).call("tools/call")).toMatchObject({ value: { text: "häß€😀" } });
  });

  test("the last line needs no line end", async () => {
    const session = await connectRaw("unterminated");
    expect(await session.call("tools/call")).toMatchObject({ value: { last: true } });
  });

  test("batches are read under 2025-03-26", async () => {
    const session = await connectRaw("batches");
    expect(await session.call("tools/call")).toMatchObject({ value: { from: "batch" } });
    expect(session.received.notifications).toBe(1);
  });

  test("a JSON-RPC error is data", async () => {
    const session = await connectRaw("plain");
    expect(await session.call("no/such")).toMatchObject({ kind: "error", code: -32601, explains: true });
  });
});

describe("broken replies fault at once", () => {
  const rows = [
    ["result and error both", `{"jsonrpc":"2.0","id":ID,"result":{},"error":{"code":1,"message":"x"}}`],
    ["neither", `{"jsonrpc":"2.0","id":ID}`],
    ["no jsonrpc", `{"id":ID,"result":{}}`],
    ["jsonrpc 1.0", `{"jsonrpc":"1.0","id":ID,"result":{}}`],
    ["error without message", `{"jsonrpc":"2.0","id":ID,"error":{"code":-32602}}`],
    ["error with a string code", `{"jsonrpc":"2.0","id":ID,"error":{"code":"-32602","message":"x"}}`],
    ["error that is a string", `{"jsonrpc":"2.0","id":ID,"error":"x"}`],
    ["the id as a string", `{"jsonrpc":"2.0","id":"ID","result":{}}`],
    ["a method beside the result", `{"jsonrpc":"2.0","id":ID,"method":"x","result":{}}`],
  ] as const;
  test.each(rows)("%s", async (_name, line) => {
    const session = await connectRaw("broken-reply", line);
    await expectFault(session.call("tools/call"), "error");
    expect(session.received.notJsonRpc).toBe(1);
    expect(await session.call("ping")).toMatchObject({ kind: "result" });
  });
});

describe("time-outs and cancellation", () => {
  test("silence times out, and the server still answers others", async () => {
    const session = await connectRaw("silent-call");
    await expectFault(session.call("tools/call", {}, { timeoutMs: 100 }), "timeout");
    expect(await session.call("ping")).toMatchObject({ kind: "result" });
  });

  test("the reply to another id is no reply", async () => {
    const session = await connectRaw("other-id");
    await expectFault(session.call("tools/call", {}, { timeoutMs: 100 }), "timeout");
    expect(session.received.unknownIds).toBe(1);
  });

  test("a call given up is cancelled, and its reply is late", async () => {
    const session = await connectRaw("late-call");
    await expectFault(session.call("tools/call", {}, { timeoutMs: 50 }), "timeout");
    await session.call("ping");
    expect(session.received).toMatchObject({ late: 1, unknownIds: 0 });
  });

  test("an abort rejects with the caller's reason and cancels", async () => {
    const session = await connectRaw("late-call");
    const controller = new AbortController();
    const call = session.call("tools/call", {}, { signal: controller.signal });
    const reason = new Error("enough");
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    await session.call("ping");
    expect(session.received.late).toBe(1);
    await expect(session.call("ping", {}, { signal: controller.signal })).rejects.toBe(reason);
  });

  test("requests and time of the budget are shared", async () => {
    const few = await connectorFor(rawTarget("plain"), { budget: new Budget(clock, 60, 2) }).connect();
    await few.call("ping");
    await expectFault(few.call("ping"), "budget");
    const short = await connectorFor(rawTarget("silent-call"), { budget: new Budget(clock, 1.5, 100) }).connect();
    await expectFault(short.call("tools/call"), "budget");
  });
});

describe("the server's own requests", () => {
  test("a flood is declined eight times while one call waits", async () => {
    const session = await connectRaw("flood");
    expect(await session.call("tools/call")).toMatchObject({ value: { answers: 8, declined: 8 } });
    expect(session.received.serverRequests).toBe(45);
    // The next call has its own eight.
    expect(await session.call("tools/call")).toMatchObject({ value: { answers: 16, declined: 16 } });
  });

  test("a ping is answered with an empty result", async () => {
    const session = await connectRaw("ping-client");
    expect(await session.call("tools/call")).toMatchObject({ value: { answer: { jsonrpc: "2.0", id: 900, result: {} } } });
  });

  test("a request before the answer to initialize is declined, and the handshake goes on", async () => {
    const session = await connectRaw("request-first");
    expect(session.received.serverRequests).toBe(1);
  });
});

describe("ends", () => {
  test("a server that exits during a call closes it, and the session is dead", async () => {
    const session = await connectRaw("exit-on-call");
    const fault = await expectFault(session.call("tools/call"), "closed");
    expect(fault.message).toBe("the server exited with code 5");
    expect(session.alive).toBe(false);
    await expectFault(session.call("ping"), "closed");
  });

  test("a server that closes its stdin breaks no write", async () => {
    const session = await connectRaw("close-stdin");
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let i = 0; i < 5; i++) await session.notify("notifications/progress", { text: "x".repeat(200_000) });
    await expectFault(session.call("ping"), "closed");
  });

  test("a call that waits at close is closed; closing twice is one close", async () => {
    const session = await connectRaw("silent-call");
    const call = expectFault(session.call("tools/call"), "closed");
    await Promise.all([session.close(), session.close()]);
    await call;
    expect(session.alive).toBe(false);
    await expectFault(session.call("ping"), "closed");
  });

  test("a well-behaved server is closed without any wait", async () => {
    const session = await connectRaw("plain");
    const startedAt = performance.now();
    await session.close();
    expect(performance.now() - startedAt).toBeLessThan(900);
  });

  test.each([
    ["a server that ignores the end of stdin and SIGTERM", () => rawTarget("stubborn")],
    ["a stubborn server behind a shell", () => commandTarget("sh", ["-c", `"$0" "$1" stubborn; true`, process.execPath, RAW_STDIO])],
  ])("%s is killed", async (_name, target) => {
    const session = await connectorFor(target()).connect();
    await session.close();
  });

  test.each([
    ["what a server leaves behind", "sleep 300 </dev/null >/dev/null 2>&1"],
    ["what a server leaves behind that holds its pipes", "sleep 300"],
  ])("%s is killed", async (_name, leftBehind) => {
    const target = commandTarget("sh", ["-c", `${leftBehind} & exec "$0" "$1" exit-on-call`, process.execPath, RAW_STDIO]);
    const session = await connectorFor(target).connect();
    const startedAt = performance.now();
    await expectFault(session.call("tools/call"), "closed");
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test("a fault is the only thing a call throws", async () => {
    const session = await connectRaw("exit-on-call");
    const outcomes = await Promise.allSettled([session.call("tools/call"), session.call("ping"), session.call("tools/call")]);
    for (const outcome of outcomes) if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(TransportFault);
  });
});
