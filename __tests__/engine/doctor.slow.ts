// The doctor on real servers: what each step shows, the one cause it ends with, and that nothing of a server's text is kept.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { createHost } from "../../src/cli/host.js";
import { examine } from "../../src/engine/doctor/run.js";
import { DoctorSchema, type DoctorCause, type DoctorDocument } from "../../src/model/documents/doctor.js";
import type { StdioTarget, Target } from "../../src/target/target.js";
import { startGuarded } from "../fixtures/servers/guarded-http.mjs";
import { startAdvised } from "../support/advised.js";
import { evaluate } from "../support/evaluate.js";
import { leftovers, markedEnvironment, newMark } from "../support/processes.js";

const RAW = fileURLToPath(new URL("../fixtures/servers/raw-stdio.mjs", import.meta.url));
const SECRET = "salt-7f3a";

let mark = newMark();
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  expect(await leftovers(mark)).toEqual([]);
  mark = newMark();
});

async function doctor(target: Target, startTimeoutMs = 5_000): Promise<{ document: DoctorDocument; notes: string[] }> {
  const notes: string[] = [];
  const host = createHost({
    progress: { update: () => undefined, note: (line) => notes.push(line), stop: () => undefined },
    signal: new AbortController().signal,
    workerModule: new URL(import.meta.url),
  });
  const document = await examine(target, { server: "test", startTimeoutMs }, host);
  expect([...Value.Errors(DoctorSchema, document)]).toEqual([]);
  expect(JSON.stringify(document)).not.toContain(SECRET);
  return { document, notes };
}

const node = (...args: string[]): StdioTarget => ({
  kind: "stdio",
  command: process.execPath,
  args,
  cwd: process.cwd(),
  env: { PATH: process.env["PATH"] ?? "", ...markedEnvironment(mark) },
});

type Handler = (message: { id?: number; method?: string }, req: IncomingMessage, res: ServerResponse) => void;

async function http(handler: Handler): Promise<Target> {
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (part: Buffer) => (body += part.toString()));
    req.on("end", () => handler(body === "" ? {} : (JSON.parse(body) as { id?: number; method?: string }), req, res));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { kind: "http", url: new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/mcp`), headers: {} };
}

/** `transport asked outcome` of every step that was made. */
const lines = (document: DoctorDocument): string[] =>
  document.steps.filter(({ outcome }) => outcome !== "skipped").map(({ transport, asked, outcome }) => `${transport} ${asked} ${outcome}`);

describe("servers that connect", () => {
  test("legacy over stdio", async () => {
    const { document } = await doctor((await startAdvised([], "stdio", mark)).target);
    expect(document).toMatchObject({ cause: "healthy", connects: [{ era: "legacy", transport: "stdio" }] });
    expect(document.advice).toMatch(/^the server connects and lists its tools;/);
    expect(lines(document)).toEqual([
      "stdio server/discover refused",
      "stdio initialize 2025-11-25 ok",
      "stdio initialize 2025-06-18 ok",
      "stdio initialize 2025-03-26 ok",
      "stdio initialize 2024-11-05 ok",
      "stdio tools/list before initialized ok",
      "stdio tools/list after initialized ok",
    ]);
    expect(document.steps[0]).toMatchObject({ code: -32601, http_status: null });
  });

  test("modern only over stdio", async () => {
    const { document } = await doctor((await startAdvised(["modern"], "stdio", mark)).target);
    expect(document).toMatchObject({ cause: "healthy", connects: [{ era: "modern", transport: "stdio" }] });
    expect(lines(document).slice(0, 3)).toEqual(["stdio server/discover ok", "stdio tools/list ok", "stdio initialize 2025-11-25 refused"]);
    expect(document.steps[2]).toMatchObject({ code: -32022 });
  });

  test("Streamable HTTP, with its sessions, statuses and streams", async () => {
    const advised = await startAdvised([], "http", mark);
    cleanups.push(() => advised.stop());
    const { document } = await doctor(advised.target);
    expect(document).toMatchObject({ cause: "healthy", connects: [{ era: "legacy", transport: "streamable-http" }] });
    expect(lines(document)).toContain("streamable-http GET stream not-offered");
    expect(lines(document)).toContain("sse GET endpoint not-offered");
    expect(document.steps.find(({ asked }) => asked === "initialize 2025-11-25")).toMatchObject({
      http_status: 200,
      answered: "2025-11-25",
    });
  });

  test("HTTP+SSE of 2024-11-05", async () => {
    let stream: ServerResponse | undefined;
    const target = await http((message, req, res) => {
      if (req.method === "GET") {
        stream = res.writeHead(200, { "content-type": "text/event-stream" });
        stream.write("event: endpoint\ndata: /messages?id=1\n\n");
      } else if (!(req.url ?? "").startsWith("/messages")) res.writeHead(404).end();
      else {
        res.writeHead(202).end();
        const result =
          message.method === "initialize"
            ? { protocolVersion: "2024-11-05", capabilities: {}, serverInfo: { name: SECRET, version: "1" } }
            : { tools: [] };
        if (message.id !== undefined) stream?.write(`data: ${JSON.stringify({ jsonrpc: "2.0", id: message.id, result })}\n\n`);
      }
    });
    const { document } = await doctor(target);
    expect(document).toMatchObject({ cause: "healthy", connects: [{ era: "legacy", transport: "sse" }] });
    expect(lines(document).slice(-3)).toEqual(["sse GET endpoint endpoint", "sse initialize 2024-11-05 ok", "sse tools/list ok"]);
  });
});

const answerAll = (result: unknown): string =>
  `require("readline").createInterface({input:process.stdin}).on("line",l=>{const m=JSON.parse(l);if(m.id!==undefined)console.log(JSON.stringify({jsonrpc:"2.0",id:m.id,...${JSON.stringify(result)}}))})`;

describe("a server that refuses tools/list", () => {
  const OPENINGS = {
    modern: { method: "server/discover", result: { supportedVersions: ["2026-07-28"], resultType: "complete" } },
    legacy: { method: "initialize", result: { protocolVersion: "2025-11-25" } },
  };
  const answers = (era: keyof typeof OPENINGS, capabilities: object): StdioTarget => {
    const { method, result } = OPENINGS[era];
    const known = JSON.stringify({ result: { ...result, capabilities } });
    const unknown = JSON.stringify({ error: { code: -32601, message: "unknown method" } });
    const reply = `{jsonrpc:"2.0",id:m.id,...(m.method===${JSON.stringify(method)}?${known}:${unknown})}`;
    return node(
      "-e",
      `require("readline").createInterface({input:process.stdin}).on("line",l=>{const m=JSON.parse(l);if(m.id!==undefined)console.log(JSON.stringify(${reply}))})`,
    );
  };

  test.each(["modern", "legacy"] as const)("has none where its %s handshake declares none, for score too", async (era) => {
    const target = answers(era, {});
    const [{ document }, scored] = [await doctor(target), await evaluate(target)];
    expect(document).toMatchObject({ cause: "healthy", connects: [{ era, transport: "stdio" }] });
    expect(document.advice).toBe("the server connects and offers no tools; mcpeval score measures how ready the rest of it is");
    expect(lines(document)).toContain(era === "modern" ? "stdio tools/list not-offered" : "stdio tools/list after initialized not-offered");
    expect(scored.document.readiness?.surface.tools).toBe(0);
  });

  test.each(["modern", "legacy"] as const)("is broken where its %s handshake declares them, for score too", async (era) => {
    const target = answers(era, { tools: {} });
    const [{ document }, scored] = [await doctor(target), await evaluate(target)];
    expect([document.cause, scored.document.readiness_error]).toEqual(["listing-failed", "listing-failed"]);
  });
});

describe("stdio servers that do not connect", () => {
  const ROWS: readonly (readonly [DoctorCause, () => StdioTarget])[] = [
    ["command-not-found", () => ({ ...node(), command: `no-such-command-${SECRET}` })],
    ["server-exited", () => node("-e", `console.error("${SECRET}");process.exit(4)`)],
    ["server-exited", () => node(RAW, "exit-on-initialize")],
    ["no-answer", () => node("-e", "process.stdin.resume()")],
    ["stdout-noise", () => node("-e", `console.log("${SECRET} is up");process.stdin.resume()`)],
    ["handshake-refused", () => node("-e", answerAll({ error: { code: -32000, message: SECRET } }))],
    ["server-error", () => node("-e", answerAll({ error: { code: -32603, message: SECRET } }))],
    ["invalid-handshake", () => node("-e", answerAll({ result: { hello: SECRET } }))],
    ["invalid-handshake", () => node("-e", answerAll({ result: 1, error: 2 }))],
    ["unknown-revision", () => node("-e", answerAll({ result: { protocolVersion: SECRET, capabilities: {}, supportedVersions: [] } }))],
    ["listing-failed", () => node("-e", answerAll({ result: { protocolVersion: "2025-11-25", capabilities: {} } }))],
  ];
  test.each(ROWS)("%s %#", async (cause, target) => {
    const { document, notes } = await doctor(target(), 1_500);
    expect(document.cause).toBe(cause);
    expect(document.advice.length).toBeGreaterThan(20);
    if (cause !== "listing-failed") expect(document.connects).toEqual([]);
    if (cause === "server-exited") expect(notes.join("\n")).toMatch(/salt|cannot read/);
  });

  test("an exit code is shown, and what is pointless is not asked", async () => {
    const { document } = await doctor(node("-e", "process.exit(4)"));
    expect(document.steps.find(({ method }) => method === "initialize")).toMatchObject({ code: 4, outcome: "connection-ended" });
    const missing = await doctor({ ...node(), command: "no-such-command-here" });
    expect(lines(missing.document)).toEqual(["stdio server/discover not-started", "stdio initialize 2025-11-25 not-started"]);
  });
});

describe("HTTP servers that do not connect", () => {
  const always =
    (status: number, body = SECRET, headers: Record<string, string> = {}): Handler =>
    (_message, _req, res) =>
      void res.writeHead(status, { "content-type": "text/html", ...headers }).end(body);
  const ROWS: readonly (readonly [DoctorCause, Handler])[] = [
    ["auth-required", always(401, SECRET, { "www-authenticate": `Bearer realm="${SECRET}"` })],
    ["auth-required", always(403)],
    ["redirected", always(307, "", { location: `/${SECRET}` })],
    ["wrong-address", always(404)],
    ["wrong-address", always(405)],
    ["server-error", always(503)],
    [
      "server-error",
      ({ id }, _req, res) => res.writeHead(500).end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: 1, message: SECRET } })),
    ],
    [
      "handshake-refused",
      ({ id }, _req, res) => res.writeHead(400).end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: 1, message: "" } })),
    ],
    ["not-mcp", always(200, "<h1>It works</h1>")],
    ["not-mcp", always(202, "")],
    ["connection-failed", (_message, req) => void req.socket.destroy()],
    ["no-answer", () => undefined],
  ];
  test.each(ROWS)("%s %#", async (cause, handler) => {
    const { document } = await doctor(await http(handler), 800);
    expect(document.cause).toBe(cause);
    expect(document.connects).toEqual([]);
  });

  test("nobody listens", async () => {
    const target = await http(() => undefined);
    for (const cleanup of cleanups.splice(0)) await cleanup();
    const { document } = await doctor(target);
    expect(document.cause).toBe("connection-failed");
    expect(lines(document)).toHaveLength(2);
  });
});

describe("OAuth client credentials", () => {
  const client = { clientId: "client", clientSecret: "s3cret", allowRemoteHttp: false };

  test("every question carries the token", async () => {
    const server = await startGuarded({ clientId: "client", clientSecret: "s3cret" });
    cleanups.push(() => server.close());
    const { document } = await doctor({ kind: "http", url: server.url, headers: {}, oauth: client });
    expect(document).toMatchObject({ cause: "healthy", connects: [{ era: "legacy", transport: "streamable-http" }] });
    expect(document.steps.filter(({ outcome }) => outcome === "auth-required")).toEqual([]);
  });

  test("a token that cannot be had is told with the step that failed", async () => {
    const server = await startGuarded({ clientId: "client", clientSecret: "another" });
    cleanups.push(() => server.close());
    await expect(doctor({ kind: "http", url: server.url, headers: {}, oauth: client })).rejects.toMatchObject({
      code: "auth-required",
      message: expect.stringContaining("--oauth-client-secret-env"),
    });
  });
});

test("a silent era costs no more than its patience once the other one answered", async () => {
  const code = answerAll({ result: { protocolVersion: "2025-11-25", capabilities: {}, tools: [] } }).replace(
    "if(m.id!==undefined)",
    'if(m.id!==undefined&&m.method!=="server/discover")',
  );
  const startedAt = performance.now();
  const { document } = await doctor(node("-e", code), 60_000);
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  expect(document).toMatchObject({ cause: "healthy", connects: [{ era: "legacy" }] });
  expect(document.steps[0]).toMatchObject({ outcome: "no-reply", ms: null });
});
