// Our schemas of the protocol's replies: valid and invalid replies of each kind, and what the revisions changed.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createValidator } from "../../src/jsonschema/client.js";
import { ERROR_REPLY, wireJudge, wirePartOf, wireSchema, type WirePart } from "../../src/jsonschema/wire/index.js";
import type { Validator } from "../../src/jsonschema/validator.js";
import type { Json } from "../../src/model/json.js";

let validator: Validator;
beforeAll(() => {
  validator = createValidator({ workerModule: new URL("../support/worker-entry.mjs", import.meta.url) });
});
afterAll(() => validator.close());

const LEGACY = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const MODERN = "2026-07-28";
const schema = { type: "object", properties: { a: { type: "string" }, b: true } };
/** An input schema with one property. */
const headed = (property: Json): { [key: string]: Json } => ({ inputSchema: { type: "object", properties: { p: property } } });
const tool = (rest: { [key: string]: Json } = {}): Json => ({ name: "t", inputSchema: schema, ...rest });
const tools = (...entries: Json[]): Json => ({ tools: entries });
const hello = (rest: { [key: string]: Json } = {}): Json => ({
  protocolVersion: "2025-11-25",
  capabilities: { tools: { listChanged: true }, logging: {} },
  serverInfo: { name: "s", version: "1" },
  ...rest,
});
const content = (...blocks: Json[]): Json => ({ content: blocks });
const kept = { resultType: "complete", ttlMs: 0, cacheScope: "public" };

type Row = readonly [method: string, value: Json, revisions: readonly string[]];

const VALID: readonly Row[] = [
  ["initialize", hello(), LEGACY],
  ["initialize", hello({ _meta: {}, extra: 1, instructions: "x" }), LEGACY],
  ["ping", {}, LEGACY],
  ["ping", { _meta: { a: 1 } }, LEGACY],
  ["tools/list", tools(), LEGACY],
  ["tools/list", tools(tool(), tool({ extra: [] })), LEGACY],
  ["tools/list", { ...(tools(tool()) as object), nextCursor: "" }, LEGACY],
  ["tools/list", tools(tool({ annotations: { readOnlyHint: true, title: "T" } })), LEGACY],
  ["tools/list", tools(tool({ outputSchema: schema, icons: [{ src: "data:," }], execution: { taskSupport: "optional" } })), LEGACY],
  ["tools/call", content(), LEGACY],
  ["tools/call", content({ type: "text", text: "" }, { type: "image", data: "", mimeType: "image/png" }), LEGACY],
  ["tools/call", content({ type: "resource", resource: { uri: "a:b", text: "x" } }), LEGACY],
  ["tools/call", { content: [], isError: true, structuredContent: {} }, LEGACY],
  ["tools/call", content({ type: "audio", data: "", mimeType: "audio/wav" }), LEGACY.slice(1)],
  ["tools/call", content({ type: "resource_link", uri: "a:b", name: "x" }), LEGACY.slice(2)],
  ["resources/list", { resources: [{ uri: "a:b", name: "x", size: 3 }] }, LEGACY],
  ["resources/templates/list", { resourceTemplates: [{ uriTemplate: "a:{b}", name: "x" }] }, LEGACY],
  ["prompts/list", { prompts: [{ name: "p", arguments: [{ name: "a", required: true }] }] }, LEGACY],
  [ERROR_REPLY, { code: -32601, message: "", data: null }, [...LEGACY, MODERN]],
  ["server/discover", { ...kept, supportedVersions: [MODERN], capabilities: {} }, [MODERN]],
  ["tools/list", { ...kept, tools: [tool({ outputSchema: { type: "array" } })] }, [MODERN]],
  ["tools/list", { ...kept, tools: [tool(headed({ type: "string", "x-mcp-header": "Region" }))] }, [MODERN]],
  ["tools/list", { ...kept, tools: [tool(headed(true)), tool(headed({ "x-other": 1 })), tool(headed({ properties: 1 }))] }, [MODERN]],
  ["tools/list", tools(tool(headed({ "x-mcp-header": "not a name" }))), LEGACY],
  ["tools/call", { resultType: "complete", content: [], structuredContent: null }, [MODERN]],
  ["tools/call", { resultType: "input_required", requestState: "s" }, [MODERN]],
  [ERROR_REPLY, { code: -32022, message: "", data: { supported: [MODERN] } }, [MODERN]],
];

const INVALID: readonly Row[] = [
  ["initialize", {}, LEGACY],
  ["initialize", hello({ protocolVersion: 1 }), LEGACY],
  ["initialize", hello({ capabilities: { tools: true } }), LEGACY],
  ["initialize", hello({ serverInfo: { name: "s" } }), LEGACY],
  ["initialize", hello({ instructions: null }), LEGACY],
  ["ping", [], LEGACY],
  ["ping", { _meta: 1 }, LEGACY],
  ["tools/list", { tools: {} }, LEGACY],
  ["tools/list", { ...(tools() as object), nextCursor: null }, LEGACY],
  ["tools/list", tools({ name: "t" }), LEGACY],
  ["tools/list", tools(tool({ inputSchema: null })), LEGACY],
  ["tools/list", tools(tool({ inputSchema: {} })), LEGACY],
  ["tools/list", tools(tool({ inputSchema: true })), LEGACY],
  ["tools/list", tools(tool({ inputSchema: { type: "string" } })), LEGACY],
  ["tools/list", tools(tool({ inputSchema: { type: "object", required: true } })), LEGACY],
  ["tools/list", tools(tool({ description: null })), LEGACY],
  ["tools/list", tools(tool({ _meta: 1 })), LEGACY],
  ["tools/list", tools(tool({ annotations: { readOnlyHint: "true" } })), LEGACY.slice(1)],
  ["tools/list", tools(tool({ outputSchema: { type: "array" } })), LEGACY.slice(2)],
  ["tools/list", tools(tool({ icons: [{}] })), LEGACY.slice(3)],
  ["tools/list", tools(tool({ execution: { taskSupport: "maybe" } })), LEGACY.slice(3)],
  ["tools/call", {}, LEGACY],
  ["tools/call", content({ type: "text" }), LEGACY],
  ["tools/call", content({ type: "image", data: "" }), LEGACY],
  ["tools/call", content({ type: "video", data: "" }), LEGACY],
  ["tools/call", content({ type: "audio", data: "", mimeType: "audio/wav" }), LEGACY.slice(0, 1)],
  ["tools/call", content({ type: "resource", resource: { uri: "a:b" } }), LEGACY],
  ["tools/call", content({ type: "text", text: "", annotations: { priority: 2 } }), LEGACY],
  ["tools/call", { content: [], isError: "no" }, LEGACY],
  ["tools/call", { content: [], structuredContent: [] }, LEGACY.slice(2)],
  ["resources/list", { resources: [{ uri: "a:b" }] }, LEGACY],
  ["resources/templates/list", { resourceTemplates: [{ name: "x" }] }, LEGACY],
  ["prompts/list", { prompts: [{ name: "p", arguments: { a: 1 } }] }, LEGACY],
  [ERROR_REPLY, { code: 1.5, message: "" }, [...LEGACY, MODERN]],
  [ERROR_REPLY, { code: 1 }, [...LEGACY, MODERN]],
  [ERROR_REPLY, { code: -32022, message: "", data: {} }, [MODERN]],
  ["server/discover", { ...kept, supportedVersions: MODERN, capabilities: {} }, [MODERN]],
  ["server/discover", { resultType: "complete", supportedVersions: [MODERN], capabilities: {} }, [MODERN]],
  ["tools/list", tools(tool()), [MODERN]],
  ["tools/list", { ...kept, ttlMs: -1, tools: [] }, [MODERN]],
  ["tools/list", { ...kept, cacheScope: "all", tools: [] }, [MODERN]],
  ["tools/list", { ...kept, tools: [tool(headed({ type: "string", "x-mcp-header": "not a name" }))] }, [MODERN]],
  ["tools/list", { ...kept, tools: [tool(headed({ type: "string", "x-mcp-header": 5 }))] }, [MODERN]],
  ["tools/list", { ...kept, tools: [tool(headed({ type: "number", "x-mcp-header": "Rate" }))] }, [MODERN]],
  ["tools/list", { ...kept, tools: [tool(headed({ "x-mcp-header": "Any" }))] }, [MODERN]],
  [
    "tools/list",
    { ...kept, tools: [tool(headed({ type: "object", properties: { a: { type: "array", "x-mcp-header": "A" } } }))] },
    [MODERN],
  ],
  ["tools/call", content(), [MODERN]],
  ["tools/call", { resultType: "complete" }, [MODERN]],
  ["tools/call", { resultType: "input_required", inputRequests: [] }, [MODERN]],
];

type Judge = (revision: string, method: string, value: Json) => Promise<string>;

/** The interpreter judges them in every run; ajv is the second opinion on what they mean. */
const JUDGES: readonly (readonly [name: string, judge: Judge])[] = [
  [
    "the interpreter",
    (revision, method, value) => Promise.resolve(wireJudge(revision, partOf(revision, method))({ [method]: value }) ? "valid" : "invalid"),
  ],
  [
    "ajv",
    async (revision, method, value) => {
      const [verdict] = await validator.check(wireSchema(revision, partOf(revision, method)), [{ [method]: value }]);
      return String(verdict?.kind);
    },
  ],
];

function partOf(revision: string, method: string): WirePart {
  const part = wirePartOf(revision, method);
  if (part === undefined) throw new Error(`${method} is not judged in ${revision}`);
  return part;
}

async function verdicts(rows: readonly Row[], revision: string, judge: Judge): Promise<string[]> {
  const ours = rows.filter(([, , revisions]) => revisions.includes(revision));
  expect(ours.length).toBeGreaterThan(5);
  return Promise.all(ours.map(async ([method, value]) => `${await judge(revision, method, value)} ${JSON.stringify([method, value])}`));
}

describe.each(JUDGES)("%s", (_, judge) => {
  describe.each([...LEGACY, MODERN])("%s", (revision) => {
    test("takes valid replies", async () => {
      expect((await verdicts(VALID, revision, judge)).filter((line) => !line.startsWith("valid "))).toEqual([]);
    });
    test("refuses invalid ones", async () => {
      expect((await verdicts(INVALID, revision, judge)).filter((line) => !line.startsWith("invalid "))).toEqual([]);
    });
  });
});

describe("the interpreter", () => {
  const bomb = JSON.parse(`${'{"properties":{"a":'.repeat(50_000)}{}${"}}".repeat(50_000)}`) as Json;

  test.each([
    ["takes what it cannot follow to its end for valid", headed(bomb)],
    ["takes names it cannot spell for valid", headed({ properties: JSON.parse(String.raw`{"\ud800":{"x-mcp-header":5}}`) as Json })],
  ])("%s", (_, declared) => {
    expect(wireJudge(MODERN, "core")({ "tools/list": { ...kept, tools: [tool(declared)] } })).toBe(true);
  });

  test("judges many replies with the schemas it was made with", () => {
    const before = JSON.stringify(wireSchema(MODERN, "core"));
    const judge = wireJudge(MODERN, "core");
    const broken = { "tools/list": { ...kept, tools: [tool(headed({ "x-mcp-header": "Any" }))] } };
    expect([judge(broken), judge({ "tools/list": { ...kept, tools: [] } }), judge(broken)]).toEqual([false, true, false]);
    expect(JSON.stringify(wireSchema(MODERN, "core"))).toBe(before);
  });
});

test("a revision nobody knows is judged by the nearest earlier one", () => {
  expect(wireSchema("2025-12-01", "core")).toEqual(wireSchema("2025-11-25", "core"));
  expect(wireSchema("2099-01-01", "core")).toEqual(wireSchema(MODERN, "core"));
  expect(wireSchema("1900-01-01", "surfaces")).toEqual(wireSchema("2024-11-05", "surfaces"));
});

test("methods of another era, and names that are no methods, have none", () => {
  expect(wirePartOf("2025-11-25", "server/discover")).toBeUndefined();
  expect(wirePartOf("2025-11-25", "toString")).toBeUndefined();
});
