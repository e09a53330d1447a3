// A small stdio server for the CLI's own tests. First argument: how many tools. Second: a file that its process id is added to.
// Third: `hang` never answers a call, `stubborn` does the same and ignores end of input and SIGTERM.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [count = "1", pidFile = "", mode = ""] = process.argv.slice(2);
if (pidFile !== "") appendFileSync(pidFile, `${process.pid}\n`);
if (mode === "stubborn") {
  process.on("SIGTERM", () => undefined);
  setInterval(() => undefined, 1_000);
}

// Undescribed writers: never called, every one with lost points, so that reports grow large.
const writers = Array.from({ length: Number(count) - 1 }, (_, index) => ({
  name: `writer_${index}`,
  description: "short",
  inputSchema: { type: "object" },
  annotations: { readOnlyHint: false },
}));
const reader = { name: "reader", description: "short", inputSchema: { type: "object" }, annotations: { readOnlyHint: true } };

const RESULTS = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "scripted", version: "1.0.0" },
  }),
  ping: () => ({}),
  "tools/list": () => ({ tools: [reader, ...writers] }),
  "tools/call": () => ({ content: [{ type: "text", text: "ok" }] }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined || (method === "tools/call" && mode !== "")) continue;
  const answer = RESULTS[method];
  const body = answer === undefined ? { error: { code: -32601, message: "no such method" } } : { result: answer(params ?? {}) };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...body })}\n`);
}
