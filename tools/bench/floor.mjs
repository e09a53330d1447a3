// The floor: the battery's requests sent by the barest client there can be, one at a time, judged by nobody.
// node floor.mjs --url http://127.0.0.1:4112/mcp          over Streamable HTTP
// node floor.mjs --tools 12                               over stdio, against sdk-server.mjs
import { spawn } from "node:child_process";
import http from "node:http";
import { fileURLToPath } from "node:url";
import { flags } from "./catalog.mjs";

const options = flags({ url: "", tools: "12" });
const UNKNOWN = "2099-01-01";
const initialize = (version) => ({
  method: "initialize",
  params: { protocolVersion: version, capabilities: {}, clientInfo: { name: "floor", version: "1" } },
});
let sent = 0;

function openHttp() {
  const url = new URL(options.url);
  const agent = new http.Agent({ keepAlive: true, noDelay: true });
  let session, version;
  let id = 0;
  const exchange = (verb, body) =>
    new Promise((resolve, reject) => {
      sent += 1;
      const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
      if (body !== undefined) headers["content-length"] = Buffer.byteLength(body);
      if (session !== undefined) headers["mcp-session-id"] = session;
      if (version !== undefined) headers["mcp-protocol-version"] = version;
      const request = http.request(url, { method: verb, agent, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () => resolve({ text, session: response.headers["mcp-session-id"] }));
      });
      request.on("error", reject);
      request.end(body);
    });
  return {
    async call(message) {
      const reply = await exchange("POST", JSON.stringify({ jsonrpc: "2.0", id: ++id, ...message }));
      session ??= reply.session;
      const data = reply.text.startsWith("{") ? reply.text : (/^data: ?(\{.*)$/m.exec(reply.text)?.[1] ?? "null");
      const parsed = JSON.parse(data);
      if (message.method === "initialize") version = parsed.result.protocolVersion;
      return parsed;
    },
    notify: (message) => exchange("POST", JSON.stringify({ jsonrpc: "2.0", ...message })),
    async close() {
      if (session !== undefined) await exchange("DELETE");
      agent.destroy();
    },
  };
}

function openStdio() {
  const server = fileURLToPath(new URL("sdk-server.mjs", import.meta.url));
  const child = spawn(process.execPath, [server, "--transport", "stdio", "--tools", options.tools], { stdio: ["pipe", "pipe", "ignore"] });
  const waiting = new Map();
  let rest = "";
  let id = 0;
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      const message = JSON.parse(line);
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  const write = (message) => {
    sent += 1;
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  };
  return {
    call: (message) =>
      new Promise((resolve) => {
        waiting.set(++id, resolve);
        write({ id, ...message });
      }),
    notify: async (message) => write(message),
    close: () =>
      new Promise((resolve) => {
        child.once("close", resolve);
        child.stdin.end();
      }),
  };
}

function validArguments({ required = [], properties = {} }) {
  return Object.fromEntries(required.map((key) => [key, properties[key].enum?.[0] ?? "mcpeval"]));
}

async function handshake(connection, version) {
  await connection.call(initialize(version));
  await connection.notify({ method: "notifications/initialized" });
}

const overHttp = options.url !== "";
const open = overHttp ? openHttp : openStdio;
const first = open();
const second = overHttp ? undefined : open();
await handshake(first, "2025-11-25");
const offered = second && handshake(second, UNKNOWN);
const { tools } = (await first.call({ method: "tools/list", params: {} })).result;
const callable = tools.filter((tool) => tool.annotations.readOnlyHint);
const call = (name, args) => ({ method: "tools/call", params: { name, arguments: args } });
for (const tool of callable) {
  const args = validArguments(tool.inputSchema);
  if (tool.inputSchema.required?.length > 0) await first.call(call(tool.name, {}));
  for (let i = 0; i < 3; i += 1) await first.call(call(tool.name, args));
}
const other = second ?? open();
await (offered ?? handshake(other, "2025-11-25"));
const one = call(callable[0].name, validArguments(callable[0].inputSchema));
await Promise.all([first.call(one), other.call(one)]);
const big = callable.find((tool) => tool.inputSchema.properties?.id !== undefined);
await first.call(call(big.name, { ...validArguments(big.inputSchema), id: "x".repeat(1_000_000) }));
await first.call({ method: "ping" });
await first.call({ method: "mcpeval/unknown" });
await first.call({ method: "ping" });
await first.call(call("mcpeval_no_such_tool", {}));
const opened = [first, other];
if (overHttp) {
  const third = open();
  opened.push(third);
  await handshake(third, UNKNOWN);
}
await Promise.all(opened.map((connection) => connection.close()));
console.log(JSON.stringify({ sent, tools: tools.length, called: callable.length }));
