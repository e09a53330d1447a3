// The official SDK client's view of a server's catalog: the second opinion that ours is compared with.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { Target } from "../../src/target/target.js";

/** A tool as the standard classes it from the hints the SDK read. */
export interface SdkTool {
  readonly name: string;
  readonly class: "read-only" | "writer" | "unannotated";
  /** How many input properties it declares. */
  readonly parameters: number;
  readonly hasOutputSchema: boolean;
}

function transportOf(target: Target, transport: "sse" | undefined): Transport {
  if (target.kind === "http" && transport === "sse") return new SSEClientTransport(target.url);
  if (target.kind === "http") return new StreamableHTTPClientTransport(target.url, { requestInit: { headers: { ...target.headers } } });
  const { command, args, cwd, env } = target;
  return new StdioClientTransport({ command, args: [...args], cwd, env: { ...env }, stderr: "ignore" });
}

/** Lists a server's tools, every page, in its order; over HTTP+SSE where asked for, since the client does not look for it. */
export async function listWithSdk(target: Target, transport?: "sse"): Promise<SdkTool[]> {
  const client = new Client({ name: "cross-check", version: "1.0.0" }, { capabilities: {} });
  await client.connect(transportOf(target, transport));
  try {
    const tools: SdkTool[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listTools(cursor === undefined ? {} : { cursor });
      for (const { name, annotations, inputSchema, outputSchema } of page.tools) {
        const writes = annotations?.destructiveHint === true || annotations?.readOnlyHint === false;
        tools.push({
          name,
          class: writes ? "writer" : annotations?.readOnlyHint === true ? "read-only" : "unannotated",
          parameters: Object.keys(inputSchema.properties ?? {}).length,
          hasOutputSchema: outputSchema !== undefined,
        });
      }
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return tools;
  } finally {
    await client.close();
  }
}
