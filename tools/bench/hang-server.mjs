// Benchmark subject: 60 read-only tools of which 40 never answer.
import { createInterface } from "node:readline";

const tools = Array.from({ length: 60 }, (_, i) => ({
  name: `tool_${i}`,
  description: "Reads one record of the benchmark store and returns its state.",
  inputSchema: { type: "object", properties: {} },
  annotations: { readOnlyHint: true },
}));
const handlers = {
  initialize: (params) => ({
    protocolVersion: params.protocolVersion === "2025-11-25" ? params.protocolVersion : "2025-11-25",
    capabilities: { tools: {} },
    serverInfo: { name: "hang", version: "1" },
  }),
  ping: () => ({}),
  "tools/list": () => ({ tools }),
  "tools/call": (params) => (Number(params.name.slice(5)) % 3 === 0 ? { content: [{ type: "text", text: "ok" }] } : undefined),
};
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const handler = handlers[method];
  const known = method !== "tools/call" || tools.some((tool) => tool.name === params.name);
  if (handler === undefined || !known) {
    process.stdout.write(
      `${JSON.stringify({ jsonrpc: "2.0", id, error: { code: handler ? -32602 : -32601, message: "no such method or tool" } })}\n`,
    );
    return;
  }
  const result = handler(params);
  if (result !== undefined) process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, result })}\n`);
});
