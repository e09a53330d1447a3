// Random JSON-RPC replies in sound HTTP: to each method one recipe, which it gets whenever it is asked.
import { fc } from "../support/fast-check.js";
import type { Asked, CaseHandler } from "./http-server.js";

/** How one request is answered. */
interface ReplyRecipe {
  readonly kind: "fitting" | "result" | "error" | "other-id" | "text-id" | "no-id" | "both" | "batch" | "text" | "none" | "flood";
  readonly value: unknown;
  readonly code: unknown;
  readonly status: number;
  readonly form: "json" | "events" | "open-events" | "odd-type";
}

const recipe = (fitting: number): fc.Arbitrary<ReplyRecipe> =>
  fc.record({
    kind: fc.oneof(
      { weight: fitting, arbitrary: fc.constant("fitting" as const) },
      {
        weight: 10,
        arbitrary: fc.constantFrom("result" as const, "error" as const, "other-id" as const, "text-id" as const, "no-id" as const),
      },
      { weight: 4, arbitrary: fc.constantFrom("both" as const, "batch" as const, "text" as const, "flood" as const) },
      { weight: 1, arbitrary: fc.constant("none" as const) },
    ),
    value: fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record({ tools: fc.jsonValue({ maxDepth: 2 }) }),
      fc.record({
        content: fc.jsonValue({ maxDepth: 2 }),
        structuredContent: fc.jsonValue({ maxDepth: 2 }),
        isError: fc.jsonValue({ maxDepth: 0 }),
      }),
      fc.record({
        protocolVersion: fc.constantFrom("2025-11-25", "2026-07-28", "", "x\ny", 5),
        capabilities: fc.jsonValue({ maxDepth: 2 }),
      }),
      fc.record({ supportedVersions: fc.jsonValue({ maxDepth: 1 }), resultType: fc.constantFrom("complete", "input_required", "task", 5) }),
    ),
    code: fc.constantFrom(-32601, -32602, -32603, -32020, -32021, -32022, -32700, 0, 1e20, 1.5, "x", null),
    status: fc.oneof(
      { weight: 8, arbitrary: fc.constant(200) },
      { weight: 2, arbitrary: fc.constantFrom(201, 202, 204, 301, 400, 401, 403, 404, 405, 406, 409, 410, 429, 500, 503, 599) },
    ),
    form: fc.constantFrom("json", "json", "events", "open-events", "odd-type"),
  });

/** The eras a case may belong to, and a recipe for each method. */
export const replyCase = fc.record({
  isModern: fc.boolean(),
  session: fc.constantFrom("", "s-1", "é", "x".repeat(5_000)),
  initialize: recipe(60),
  discover: recipe(30),
  list: recipe(40),
  call: recipe(20),
  rest: recipe(15),
  notified: fc.constantFrom(202, 200, 204, 400, 404, 500),
});
type ReplyCase = typeof replyCase extends fc.Arbitrary<infer T> ? T : never;

const TOOLS = [
  {
    name: "a",
    annotations: { readOnlyHint: true },
    inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
  },
  { name: "b", inputSchema: { type: "object" }, outputSchema: { type: "object", required: ["n"] } },
];

function fitting({ isModern }: ReplyCase, method: string | undefined, params: Record<string, unknown> | undefined): object {
  const complete = isModern ? { resultType: "complete", ttlMs: 0, cacheScope: "public" } : {};
  if (method === "initialize")
    return { result: { protocolVersion: params?.["protocolVersion"], capabilities: { tools: {}, prompts: {} }, serverInfo: {} } };
  if (method === "server/discover" && isModern)
    return { result: { ...complete, supportedVersions: ["2026-07-28"], capabilities: { tools: {} } } };
  if (method === "tools/list") return { result: { ...complete, tools: TOOLS } };
  if (method === "tools/call") return { result: { ...complete, content: [], structuredContent: { n: 1 } } };
  return { error: { code: -32601, message: "Method not found" } };
}

/** Serves a case. */
export function replyHandler(replies: ReplyCase): CaseHandler {
  const byMethod: Readonly<Record<string, ReplyRecipe>> = {
    initialize: replies.initialize,
    "server/discover": replies.discover,
    "tools/list": replies.list,
    "tools/call": replies.call,
  };
  return ({ message, req, res }) => {
    if (message === null) return void res.writeHead(req.method === "DELETE" ? 200 : 405).end();
    if (message.id === undefined || message.method === undefined) return void res.writeHead(replies.notified).end();
    const chosen = byMethod[message.method] ?? replies.rest;
    if (chosen.kind === "none") return undefined;
    return respond(res, chosen, textsOf(replies, chosen, message), message.method === "initialize" ? replies.session : "");
  };
}

function textsOf(replies: ReplyCase, chosen: ReplyRecipe, { id, method, params }: NonNullable<Asked["message"]>): string[] {
  const { kind, value, code } = chosen;
  const reply = (members: object): string => JSON.stringify({ jsonrpc: "2.0", ...members });
  const error = { code, message: "no", data: value };
  switch (kind) {
    case "fitting":
      return [reply({ id, ...fitting(replies, method, params) })];
    case "result":
      return [reply({ id, result: value })];
    case "error":
      return [reply({ id, error })];
    case "other-id":
      return [reply({ id: Number(id) + 7, result: value })];
    case "text-id":
      return [reply({ id: String(id), result: value })];
    case "no-id":
      return [reply({ id: null, error })];
    case "both":
      return [reply({ id, result: value, error })];
    case "batch":
      return [JSON.stringify([{ jsonrpc: "2.0", id, result: value }, value, { jsonrpc: "2.0", id, error }])];
    case "text":
      return [String(JSON.stringify(value)).slice(1)];
    case "flood":
      return [
        ...Array.from({ length: 100 }, (_, i) => reply({ id: i, method: "roots/list" })),
        reply({ id, ...fitting(replies, method, params) }),
      ];
    case "none":
      return [];
  }
}

function respond(res: Asked["res"], { status, form }: ReplyRecipe, texts: readonly string[], session: string): void {
  const isHeaderSafe = /^[\x21-\x7e\xe9]+$/.test(session);
  const headers = isHeaderSafe ? { "mcp-session-id": session } : {};
  if (form === "json" || form === "odd-type") {
    const type = form === "json" ? "application/json" : "Text/HTML;;;";
    return void res.writeHead(status, { "content-type": type, ...headers }).end(texts.at(-1) ?? "");
  }
  res.writeHead(status, { "content-type": "text/event-stream", ...headers });
  for (const text of texts) res.write(`id: 1\ndata: ${text}\n\n`);
  if (form === "events") res.end();
}
