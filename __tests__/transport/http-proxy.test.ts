// Proxy variables with a real proxy and a real https server behind it, in a process of its own, as a user would set them.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { CA_FILE, startProxy, startTlsServer, type Proxy, type TlsServer } from "../fixtures/servers/tunnel.mjs";
import { afterwards, until } from "./support.js";

const CLIENT = fileURLToPath(new URL("./http-client.mjs", import.meta.url));
const OK = { status: 200 };

let server: TlsServer;
let proxy: Proxy;

beforeAll(async () => {
  server = await startTlsServer();
  proxy = await startProxy(server.port);
});
beforeEach(() => {
  server.seen.length = 0;
  proxy.connects.length = 0;
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

const address = (user = ""): string => `http://${user}127.0.0.1:${String(proxy.port)}`;
const remote = (host = "mcp.example.test"): string => `https://${host}:${String(server.port)}/mcp`;

interface Run {
  readonly ends: { status: number | null; errorCode?: string }[];
  readonly output: string;
}

/** Runs the client with these variables and nothing else that could matter. */
async function run(url: string, env: Readonly<Record<string, string>>, patienceMs = 5_000): Promise<Run> {
  const child = spawn(process.execPath, [CLIENT, url, String(patienceMs)], {
    env: { PATH: process.env["PATH"], NODE_EXTRA_CA_CERTS: CA_FILE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  afterwards(() => void child.kill("SIGKILL"));
  let output = "";
  let first = "";
  child.stdout.on("data", (chunk: Buffer) => (first += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.once("close", resolve));
  return { ends: first === "" ? [] : (JSON.parse(first) as Run["ends"]), output: first + output };
}

describe("through the proxy", () => {
  test("HTTPS_PROXY: one tunnel for all requests, with the proxy's credentials, and the target's own name in the TLS handshake", async () => {
    const { ends, output } = await run(remote(), { HTTPS_PROXY: address("user:p%40ss%25@"), DEBUG: "*" });
    expect(ends).toEqual([OK, OK, OK]);
    expect(proxy.connects).toEqual([
      { asked: `mcp.example.test:${String(server.port)}`, authorization: `Basic ${Buffer.from("user:p@ss%").toString("base64")}` },
    ]);
    expect(server.seen.map(({ host }) => host)).toEqual([new URL(remote()).host, new URL(remote()).host, "other.example"]);
    expect(new Set(server.seen.map(({ servername }) => servername))).toEqual(new Set(["mcp.example.test"]));
    expect(output).toContain("https-proxy-agent"); // the debug output is on, and the password is still not in it
    expect(output).not.toMatch(/p(@|%40)ss/);
  });

  test.each(["https_proxy", "ALL_PROXY", "all_proxy"])("%s", async (name) => {
    expect((await run(remote(), { [name]: address() })).ends).toEqual([OK, OK, OK]);
    expect(proxy.connects).toHaveLength(1);
  });

  test("NO_PROXY for another host changes nothing", async () => {
    expect((await run(remote(), { HTTPS_PROXY: address(), NO_PROXY: "example.com,.other.test" })).ends).toEqual([OK, OK, OK]);
    expect(proxy.connects).toHaveLength(1);
  });

  test("an authority that is not known is refused inside the tunnel too", async () => {
    const { ends } = await run(remote(), { HTTPS_PROXY: address(), NODE_EXTRA_CA_CERTS: "" });
    expect(ends[0]).toEqual({ status: null, errorCode: "DEPTH_ZERO_SELF_SIGNED_CERT" });
    expect(server.seen).toHaveLength(0);
  });
});

describe("past the proxy", () => {
  test.each([
    ["NO_PROXY", "mcp.example.test"],
    ["no_proxy", ".example.test"],
    ["NO_PROXY", "*"],
  ])("%s=%s", async (name, value) => {
    const { ends } = await run(remote(), { HTTPS_PROXY: address(), [name]: value }, 2_000);
    expect(ends).not.toContainEqual(OK); // no name server knows the host
    expect(proxy.connects).toHaveLength(0);
  });

  test.each(["https://127.0.0.1", "https://localhost"])("%s is this machine", async (origin) => {
    const { ends } = await run(`${origin}:${String(server.port)}/mcp`, {
      HTTPS_PROXY: address(),
      HTTP_PROXY: address(),
      ALL_PROXY: address(),
    });
    expect(ends).toEqual([OK, OK, OK]);
    expect(proxy.connects).toHaveLength(0);
  });
});

describe("trouble with the proxy", () => {
  test.each([403, 404, 407, 502])("a refusal with %i is the proxy's, not the server's", async (status) => {
    const refusing = await startProxy(server.port, status);
    afterwards(() => refusing.close());
    const { ends } = await run(remote(), { HTTPS_PROXY: `http://127.0.0.1:${String(refusing.port)}` });
    expect(ends[0]).toEqual({ status: null, errorCode: `PROXY_HTTP_${String(status)}` });
    expect(server.seen).toHaveLength(0);
  });

  test("a proxy that is not there", async () => {
    const gone = await startProxy(server.port);
    await gone.close();
    const { ends } = await run(remote(), { HTTPS_PROXY: `http://127.0.0.1:${String(gone.port)}` });
    expect(ends[0]).toEqual({ status: null, errorCode: "ECONNREFUSED" });
  });

  test("a proxy that never answers keeps no program alive", async () => {
    const silent = await startProxy(server.port, 0);
    afterwards(() => silent.close());
    const startedAt = performance.now();
    await run(remote(), { HTTPS_PROXY: `http://127.0.0.1:${String(silent.port)}` }, 300);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect(silent.connects.length).toBeGreaterThan(0);
    await until(() => silent.openConnections() === 0);
  });

  test.each(["socks5://user:secret@127.0.0.1:1", "http://[", "ftp://127.0.0.1"])("%s is no address of a proxy", async (value) => {
    const { ends, output } = await run(remote(), { HTTPS_PROXY: value });
    expect(ends).toEqual([]);
    expect(output).toContain("HTTPS_PROXY (or HTTP_PROXY, ALL_PROXY) is set, but not to an http or https address");
    expect(output).not.toContain("secret");
  });
});
