// OAuth's own requests take the way of everything else: through the proxy that the variables name, or past it.
import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { CA_FILE, startProxy, startTlsServer, type Proxy, type TlsServer } from "../fixtures/servers/tunnel.mjs";
import { afterwards } from "./support.js";

const CLIENT = fileURLToPath(new URL("./oauth-client.mjs", import.meta.url));

let server: TlsServer;
let proxy: Proxy;
const asked: string[] = [];

beforeAll(async () => {
  server = await startTlsServer(answer);
  proxy = await startProxy(server.port);
});
beforeEach(() => {
  asked.length = 0;
  proxy.connects.length = 0;
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

const origin = (host = "mcp.example.test"): string => `https://${host}:${String(server.port)}`;

/** The MCP server, and its authorization server, in one. */
function answer(req: IncomingMessage, res: ServerResponse, body: string): void {
  const { authorization, host = "" } = req.headers;
  asked.push(`${req.method ?? ""} ${req.url ?? ""}`);
  const json = (value: unknown, status = 200, more = {}): void =>
    void res.writeHead(status, { "content-type": "application/json", ...more }).end(JSON.stringify(value));
  const here = `https://${host}`;
  switch (req.url) {
    case "/mcp":
      if (authorization !== "Bearer t0ken") return json({}, 401, { "www-authenticate": "Bearer" });
      return json({ jsonrpc: "2.0", id: 1, result: { authorization } });
    case "/.well-known/oauth-protected-resource/mcp":
      return json({ resource: `${here}/mcp`, authorization_servers: [here] });
    case "/.well-known/oauth-authorization-server":
      return json({
        issuer: here,
        authorization_endpoint: `${here}/authorize`,
        token_endpoint: `${here}/token`,
        response_types_supported: ["code"],
        grant_types_supported: ["client_credentials"],
        token_endpoint_auth_methods_supported: ["client_secret_post"],
      });
    case "/token": {
      const form = new URLSearchParams(body);
      const isRight = form.get("grant_type") === "client_credentials" && form.get("client_secret") === "s3cret";
      return isRight ? json({ access_token: "t0ken", token_type: "Bearer" }) : json({ error: "invalid_client" }, 401);
    }
    default:
      return json({}, 404);
  }
}

async function run(url: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  const child = spawn(process.execPath, [CLIENT, url], {
    env: { PATH: process.env["PATH"], NODE_EXTRA_CA_CERTS: CA_FILE, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  afterwards(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.once("close", resolve));
  return JSON.parse(output);
}

test("HTTPS_PROXY: challenge, both metadata and the token come through the tunnel, as the measured requests do", async () => {
  const told = await run(`${origin()}/mcp`, { HTTPS_PROXY: `http://user:p%40ss@127.0.0.1:${String(proxy.port)}` });
  expect(told).toEqual({ authorization: "Bearer t0ken" });
  expect(asked).toEqual([
    "POST /mcp",
    "GET /.well-known/oauth-protected-resource/mcp",
    "GET /.well-known/oauth-authorization-server",
    "POST /token",
    "POST /mcp",
  ]);
  const credentials = `Basic ${Buffer.from("user:p@ss").toString("base64")}`;
  expect(proxy.connects).toEqual(asked.map(() => ({ asked: `mcp.example.test:${String(server.port)}`, authorization: credentials })));
});

test("NO_PROXY: nothing goes through it", async () => {
  const told = await run(`${origin()}/mcp`, { HTTPS_PROXY: `http://127.0.0.1:${String(proxy.port)}`, NO_PROXY: "mcp.example.test" });
  // No name server knows the host.
  expect(told).toEqual({ Incomplete: expect.stringMatching(/asking the server for its challenge failed: .* does not answer/) });
  expect(proxy.connects).toEqual([]);
});

test("this machine is never reached through a proxy", async () => {
  const told = await run(`${origin("localhost")}/mcp`, { HTTPS_PROXY: `http://127.0.0.1:${String(proxy.port)}` });
  expect(told).toEqual({ authorization: "Bearer t0ken" });
  expect(proxy.connects).toEqual([]);
});

test("a proxy that refuses is told as such", async () => {
  const refusing = await startProxy(server.port, 407);
  afterwards(() => refusing.close());
  const told = await run(`${origin()}/mcp`, { HTTPS_PROXY: `http://127.0.0.1:${String(refusing.port)}` });
  expect(told).toEqual({ Incomplete: expect.stringContaining("does not answer (PROXY_HTTP_407)") });
  expect(asked).toEqual([]);
});

test("variables that name no proxy are a usage error", async () => {
  const told = await run(`${origin()}/mcp`, { HTTPS_PROXY: "socks5://user:secret@127.0.0.1:1" });
  expect(told).toEqual({ UsageError: expect.stringMatching(/^HTTPS_PROXY .* is set, but not to an http or https address/) });
});
