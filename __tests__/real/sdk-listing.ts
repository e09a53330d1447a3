// The official SDK client's view of a server's catalog: the second opinion that ours is compared with.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import type { Json } from "../../src/model/json.js";
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
  return (await toolsOf(target, transport)).map(({ name, annotations, inputSchema, outputSchema }) => {
    const writes = annotations?.destructiveHint === true || annotations?.readOnlyHint === false;
    return {
      name,
      class: writes ? "writer" : annotations?.readOnlyHint === true ? "read-only" : "unannotated",
      parameters: Object.keys(inputSchema.properties ?? {}).length,
      hasOutputSchema: outputSchema !== undefined,
    };
  });
}

/** Every input and output schema in a server's catalog. */
export async function schemasWithSdk(target: Target): Promise<Json[]> {
  const tools = await toolsOf(target, undefined);
  return tools.flatMap(
    ({ inputSchema, outputSchema }) => (outputSchema === undefined ? [inputSchema] : [inputSchema, outputSchema]) as Json[],
  );
}

async function toolsOf(target: Target, transport: "sse" | undefined): Promise<Tool[]> {
  const client = new Client({ name: "cross-check", version: "1.0.0" }, { capabilities: {} });
  await client.connect(transportOf(target, transport));
  try {
    const tools: Tool[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listTools(cursor === undefined ? {} : { cursor });
      tools.push(...page.tools);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return tools;
  } finally {
    await client.close();
  }
}
