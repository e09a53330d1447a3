// Benchmark subject: an ordinary server on the official SDK, as most servers in the field are.
// node sdk-server.mjs --transport http|stdio --tools 12   (http prints its URL on stdout)
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { catalog, flags } from "./catalog.mjs";

const options = flags({ transport: "stdio", tools: "12" });
const tools = catalog(Number(options.tools));
const outputSchema = { name: z.string(), state: z.string(), revision: z.number(), note: z.string() };

function inputSchema(shape) {
  if (shape === 0) return {};
  const id = z.string().min(1).describe("Record id");
  return { inputSchema: shape === 1 ? { id } : { id, kind: z.enum(["brief", "full"]).describe("Detail") } };
}

function makeServer() {
  const server = new McpServer({ name: "bench", version: "1.0.0" });
  for (const tool of tools) {
    const annotations = { title: tool.name, readOnlyHint: tool.readOnly, destructiveHint: false };
    server.registerTool(tool.name, { description: tool.description, outputSchema, annotations, ...inputSchema(tool.shape) }, () => {
      const structuredContent = { name: tool.name, state: "ok", revision: 7, note: "always the same content" };
      return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
    });
  }
  return server;
}

if (options.transport === "stdio") {
  const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
  await makeServer().connect(new StdioServerTransport());
} else {
  const { StreamableHTTPServerTransport } = await import("@modelcontextprotocol/sdk/server/streamableHttp.js");
  const sessions = new Map();
  const http = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = request.method === "POST" ? JSON.parse(Buffer.concat(chunks).toString("utf8")) : undefined;
    let transport = sessions.get(request.headers["mcp-session-id"]);
    if (transport === undefined) {
      if (body?.method !== "initialize") return void response.writeHead(400).end();
      transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: () => randomUUID(),
        onsessioninitialized: (id) => sessions.set(id, transport),
      });
      transport.onclose = () => sessions.delete(transport.sessionId);
      await makeServer().connect(transport);
    }
    return transport.handleRequest(request, response, body);
  });
  http.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${http.address().port}/mcp`));
}
