// The composable fixture server does what its preset says, on both transports: tests elsewhere lean on it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, test } from "@jest/globals";
import type { HttpTarget, StdioTarget } from "../../src/target/target.js";
import { flawlessTool, flawlessWriter, startComposable, type Composable, type ComposablePreset } from "../support/composable.js";

interface Message {
  id?: number;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
}
/** Sends one request; undefined when no answer came within 300 ms or the connection ended. */
type Ask = (method: string, params?: object) => Promise<Message | undefined>;
interface Client {
  ask: Ask;
  /** Headers of the last HTTP answer and everything on stderr, for the canary. */
  beside: () => string;
  close(): Promise<void>;
}

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

function stdioClient({ command, args, cwd, env }: StdioTarget): Client {
  const child = spawn(command, args, { cwd, env: { ...env }, stdio: ["pipe", "pipe", "pipe"] });
  const closed = once(child, "close");
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString("utf8")));
  child.stdin.on("error", () => undefined);
  const waiting = new Map<number, (message: Message | undefined) => void>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const message = JSON.parse(line) as Message;
    waiting.get(message.id ?? -1)?.(message);
  });
  void closed.then(() => waiting.forEach((settle) => settle(undefined)));
  let next = 1;
  return {
    ask: (method, params) =>
      new Promise((resolve) => {
        const id = next++;
        const timer = setTimeout(() => resolve(undefined), method === "initialize" ? 10_000 : 300);
        waiting.set(id, (message) => {
          clearTimeout(timer);
          resolve(message);
        });
        child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
      }),
    beside: () => stderr,
    close: async () => {
      child.kill("SIGKILL");
      await closed;
    },
  };
}

function httpClient({ url }: HttpTarget): Client {
  let session: string | null = null;
  let headers = "";
  let next = 1;
  const controller = new AbortController();
  return {
    ask: async (method, params) => {
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
            ...(session === null ? {} : { "mcp-session-id": session }),
          },
          body: JSON.stringify({ jsonrpc: "2.0", id: next++, method, params }),
          signal: AbortSignal.any([controller.signal, AbortSignal.timeout(method === "initialize" ? 10_000 : 300)]),
        });
        session = response.headers.get("mcp-session-id") ?? session;
        headers = JSON.stringify([...response.headers]);
        const text = await response.text();
        const isSse = response.headers.get("content-type") === "text/event-stream";
        return JSON.parse(isSse ? (/^data: (.*)$/m.exec(text)?.[1] ?? "") : text) as Message;
      } catch {
        return undefined;
      }
    },
    beside: () => headers,
    close: () => Promise.resolve(controller.abort()),
  };
}

async function start(preset: ComposablePreset, transport: "stdio" | "http"): Promise<Client & { server: Composable }> {
  const server = await startComposable(preset, transport);
  open.push({ close: server.stop });
  const client = server.target.kind === "stdio" ? stdioClient(server.target) : httpClient(server.target);
  open.push(client);
  const hello = await client.ask("initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "t", version: "1" },
  });
  expect(hello?.result?.["protocolVersion"]).toBe("2025-06-18");
  return { ...client, server };
}

const callOf = (name: string, args: object = { id: "r1" }) => ["tools/call", { name, arguments: args }] as const;
/** An outcome in one word, as the standard sees it. */
function outcome(message: Message | undefined): string {
  if (message === undefined) return "none";
  if (message.error !== undefined) return `error ${message.error.code}`;
  return message.result?.["isError"] === true ? "tool-error" : "success";
}

describe.each([
  ["stdio", {}],
  ["http", {}],
  ["http", { answer: "sse" }],
] as const)("over %s %j", (transport, extra) => {
  test("a flawless preset", async () => {
    const { ask, server } = await start({ ...extra, tools: [flawlessTool("read"), flawlessWriter("write")], prompts: [] }, transport);
    const listed = (await ask("tools/list"))?.result?.["tools"] as { name: string }[];
    expect(listed.map(({ name }) => name)).toEqual(["read", "write"]);
    expect((await ask(...callOf("read")))?.result).toMatchObject({ structuredContent: { text: "record" } });
    const refused = [callOf("read", {}), callOf("read", { id: 7 }), callOf("read", { id: "a", other: 1 })];
    for (const request of refused) expect(outcome(await ask(...request))).toBe("tool-error");
    expect(outcome(await ask(...callOf("no-such-tool")))).toBe("error -32602");
    expect(outcome(await ask("no/such"))).toBe("error -32601");
    expect((await ask("ping"))?.result).toEqual({});
    expect((await ask("prompts/list"))?.result).toEqual({ prompts: [] });
    expect(outcome(await ask("resources/list"))).toBe("error -32601");
    expect(await server.calls()).toEqual(["read", "read", "read", "read", "no-such-tool"]);
  });

  test("sequences, refusals and silence", async () => {
    const tools = [
      flawlessTool("flaky", {}, { valid: [{ kind: "tool-error" }, { kind: "rpc-error", code: -32000 }, { kind: "result", delayMs: 20 }] }),
      flawlessTool("lenient", {}, { invalid: "accept" }),
      flawlessTool("mute", {}, { invalid: "empty-error", oversize: "rpc-error" }),
      flawlessTool("odd", {}, { invalid: "wrong-code" }),
      flawlessTool("stuck", {}, { valid: { kind: "hang" } }),
      flawlessTool("gone", {}, { valid: { kind: "cut" } }),
    ];
    const { ask } = await start({ ...extra, tools, ping: "not-empty", unknownMethod: "answer", unknownTool: "accept" }, transport);
    // An invalid call does not advance the sequence.
    expect(outcome(await ask(...callOf("flaky", {})))).toBe("tool-error");
    const three = [outcome(await ask(...callOf("flaky"))), outcome(await ask(...callOf("flaky"))), outcome(await ask(...callOf("flaky")))];
    expect(three).toEqual(["tool-error", "error -32000", "success"]);
    expect(outcome(await ask(...callOf("lenient", {})))).toBe("success");
    expect((await ask(...callOf("mute", {})))?.result).toEqual({ content: [{ type: "text", text: "" }], isError: true });
    expect(outcome(await ask(...callOf("mute", { id: "x".repeat(1_000_000) })))).toBe("error -32602");
    expect(outcome(await ask(...callOf("odd", {})))).toBe("error -32603");
    expect(outcome(await ask(...callOf("no-such-tool")))).toBe("success");
    expect(outcome(await ask("no/such"))).toBe("success");
    expect((await ask("ping"))?.result).toEqual({ pong: "pong" });
    expect(outcome(await ask(...callOf("stuck")))).toBe("none");
    expect(outcome(await ask(...callOf("gone")))).toBe("none");
    // Over HTTP only the connection is cut; over stdio the process is gone.
    expect(outcome(await ask("ping"))).toBe(transport === "http" ? "success" : "none");
  });

  test("the canary is in everything the server says", async () => {
    const canary = "c4n4ry-7f";
    const tools = [flawlessTool("read"), flawlessTool("fails", {}, { valid: { kind: "tool-error" } })];
    const preset: ComposablePreset = { ...extra, tools, canary, prompts: [{ name: "p", description: "d" }] };
    const { ask, beside } = await start(preset, transport);
    const said = [
      await ask("tools/list"),
      await ask("prompts/list"),
      await ask(...callOf("read")),
      await ask(...callOf("fails")),
      await ask(...callOf("read", {})),
      await ask(...callOf("no-such-tool")),
      await ask("no/such"),
      beside(),
    ];
    for (const message of said) expect(JSON.stringify(message)).toContain(canary);
  });
});

describe("listing faults", () => {
  test.each([
    ["stalled-cursor", [["a"], "1"], [["b"], "1"]],
    ["endless", [["a"], "1"], [["b"], "2"]],
    ["null-cursor", [["a"], "1"], [["b"], null]],
    ["duplicate-tool", [["a"], "1"], [["b", "a"], undefined]],
    ["invalid-entry", [["a"], "1"], [["b", 7], undefined]],
  ] as const)("%s", async (fault, first, second) => {
    const tools = [flawlessTool("a"), flawlessTool("b")];
    const { ask } = await start({ tools, listing: { pageSize: 1, fault } }, "http");
    const pages = [await ask("tools/list"), await ask("tools/list", { cursor: "1" })];
    const seen = pages.map((page) => [
      (page?.result?.["tools"] as { name: unknown }[]).map(({ name }) => name),
      page?.result?.["nextCursor"],
    ]);
    expect(seen).toEqual([first, second]);
  });

  test.each([
    ["page-error", "error -32603"],
    ["page-hang", "none"],
    ["page-exit", "none"],
  ] as const)("%s", async (fault, how) => {
    const { ask } = await start({ tools: [flawlessTool("a")], listing: { fault } }, "stdio");
    expect((await ask("tools/list"))?.result?.["nextCursor"]).toBe("1");
    expect(outcome(await ask("tools/list", { cursor: "1" }))).toBe(how);
  });
});

describe("negotiation", () => {
  test.each([
    ["honest", "2025-11-25", "2024-11-05"],
    ["echo-any", "2099-01-01", "2024-11-05"],
    ["invalid", "latest", "2024-11-05"],
    ["inconsistent", "2024-11-05", "2025-11-25"],
    ["error", undefined, "2024-11-05"],
  ] as const)("%s", async (negotiation, toUnknown, toOldest) => {
    const { ask } = await start({ negotiation }, "http");
    const unknown = await ask("initialize", { protocolVersion: "2099-01-01" });
    expect(unknown?.result?.["protocolVersion"]).toBe(toUnknown);
    if (toUnknown === undefined)
      expect(unknown?.error?.data).toMatchObject({ supported: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] });
    expect((await ask("initialize", { protocolVersion: "2024-11-05" }))?.result?.["protocolVersion"]).toBe(toOldest);
  });
});

test("an exclusive tool fails the second of two simultaneous calls, across processes", async () => {
  const server = await startComposable({}, "stdio");
  open.push({ close: server.stop });
  const lock = `${server.target.cwd}/lock`;
  const tools = [flawlessTool("a", {}, { exclusive: lock, valid: { kind: "result", delayMs: 100 } })];
  const [one, two] = [await start({ tools }, "stdio"), await start({ tools }, "stdio")];
  const both = await Promise.all([one.ask(...callOf("a")), two.ask(...callOf("a"))]);
  expect(both.map(outcome).sort()).toEqual(["success", "tool-error"]);
  expect(outcome(await two.ask(...callOf("a")))).toBe("success");
});

test("HTTP sessions: an unknown one is 404, none is 400, a deleted one is gone", async () => {
  const { target, stop } = await startComposable({}, "http");
  open.push({ close: stop });
  const post = (headers: Record<string, string>, method = "ping") =>
    fetch(target.url, { method: "POST", headers, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: {} }) });
  expect((await post({})).status).toBe(400);
  expect((await post({ "mcp-session-id": "nobody" })).status).toBe(404);
  const session = (await post({}, "initialize")).headers.get("mcp-session-id") ?? "";
  expect((await post({ "mcp-session-id": session })).status).toBe(200);
  expect((await post({ "mcp-session-id": session, "mcp-protocol-version": "1900-01-01" })).status).toBe(400);
  expect((await fetch(target.url, { method: "DELETE", headers: { "mcp-session-id": session } })).status).toBe(200);
  expect((await post({ "mcp-session-id": session })).status).toBe(404);
  expect((await fetch(target.url)).status).toBe(405);
});
