// What each aspect does on the wire, over both transports; the readiness it costs is in score.slow.ts.
import { describe, expect, test } from "@jest/globals";
import { ASPECTS, type AspectName } from "../../src/demo/aspects.js";
import { INITIALIZE, overHttp, overStdio, TRANSPORTS, type RawClient, type Reply, type Served } from "./clients.js";

type Check = (client: RawClient, served: Served) => Promise<void>;

const call = (client: RawClient, name: string, args: object = {}) => client.request("tools/call", { name, arguments: args });
const initialize = (client: RawClient, protocolVersion: string) => client.request("initialize", { ...INITIALIZE, protocolVersion });
const isError = (reply: Reply | "lost") => reply !== "lost" && reply.result?.["isError"] === true;

/** A listed tool as far as the checks look at it. */
interface Listed {
  name: string;
  annotations?: object;
  inputSchema: { properties?: Record<string, object> };
  outputSchema?: object;
}

async function page(client: RawClient, cursor?: string): Promise<{ names: string[]; nextCursor?: string; tools: Listed[] }> {
  const reply = await client.request("tools/list", cursor === undefined ? {} : { cursor });
  if (reply === "lost" || reply.result === undefined) throw new Error(`no page: ${JSON.stringify(reply)}`);
  const { tools, nextCursor } = reply.result as { tools: Listed[]; nextCursor?: string };
  return { tools, names: tools.map((tool) => tool.name), ...(nextCursor === undefined ? {} : { nextCursor }) };
}

async function entry(client: RawClient, name: string): Promise<Listed | undefined> {
  return (await page(client)).tools.find((tool) => tool.name === name);
}

const SUCCESS = { result: { content: [{ type: "text", text: expect.stringMatching(/./) }] } };
const VIOLATION = ["report_weather", { city: false }] as const;

/** Seen only by a client that is asked, cancels or subscribes: gate.slow.ts shows what they do. */
const UNSEEN = [
  "uncancellable",
  "cancel-error",
  "sampling-invalid",
  "sampling-flood",
  "sampling-stall",
  "elicitation-invalid",
  "elicitation-flood",
  "elicitation-stall",
  "silent-resource",
] as const satisfies readonly AspectName[];

type Seen = Exclude<AspectName, (typeof UNSEEN)[number]>;

const seen = ASPECTS.map(({ name }) => name).filter((name): name is Seen => !(UNSEEN as readonly string[]).includes(name));

const said = (reply: Reply | "lost"): unknown => (reply === "lost" ? undefined : reply.result?.["structuredContent"]);
const COMPLETE = { ref: { type: "ref/prompt", name: "forecast" }, argument: { name: "city", value: "L" } };

const CHECKS: Record<Seen, Check> = {
  ping: async (client) => {
    expect(await client.request("ping")).toMatchObject({ error: { code: -32601 } });
  },
  "unknown-method": async (client) => {
    expect(await client.request("no/such")).toMatchObject({ result: {} });
  },
  "unknown-tool": async (client) => {
    expect(await call(client, "no_such")).toMatchObject(SUCCESS);
  },
  negotiation: async (client) => {
    expect(await initialize(client, "2099-01-01")).toMatchObject({ result: { protocolVersion: "2099-01-01" } });
    expect(await initialize(client, "2025-06-18")).toMatchObject({ result: { protocolVersion: "2025-06-18" } });
  },
  "negotiation-invalid": async (client) => {
    expect(await initialize(client, "2099-01-01")).toMatchObject({ result: { protocolVersion: "latest" } });
  },
  "negotiation-inconsistent": async (client) => {
    expect(await initialize(client, "2099-01-01")).toMatchObject({ result: { protocolVersion: "2024-10-07" } });
    expect(await initialize(client, "2024-10-07")).toMatchObject({ result: { protocolVersion: "2025-11-25" } });
  },
  "duplicate-page": async (client) => {
    const first = await page(client);
    const second = await page(client, first.nextCursor);
    expect(second).toMatchObject({ names: ["describe_status"] });
    expect(second.nextCursor).toBeUndefined();
  },
  "stalled-cursor": async (client) => {
    const first = await page(client);
    const second = await page(client, first.nextCursor);
    expect(second.nextCursor).toBe(first.nextCursor);
    expect(first.nextCursor).toBeDefined();
  },
  "page-error": async (client) => {
    const { nextCursor, names } = await page(client);
    expect(names).toHaveLength(12);
    expect(await client.request("tools/list", { cursor: nextCursor })).toMatchObject({ error: { code: -32603 } });
  },
  "invalid-entry": async (client) => {
    const { nextCursor } = await page(client);
    expect((await page(client, nextCursor)).tools).toEqual([{ name: "schemaless_read" }]);
  },
  surface: async (client) => {
    expect(await client.request("resources/list")).toMatchObject({ error: { code: -32603 } });
    expect(await client.request("prompts/list")).toMatchObject({ result: { prompts: [{}] } });
  },
  "surface-cursor": async (client) => {
    expect(await client.request("resources/list", { cursor: "again" })).toMatchObject({ result: { nextCursor: "again" } });
  },
  undescribed: async (client) => {
    const { tools } = await page(client);
    expect(JSON.stringify(tools)).not.toContain('"description"');
    expect(tools[4]?.inputSchema).toEqual({ type: "object", properties: { city: { type: "string" } } });
  },
  untyped: async (client) => {
    for (const name of ["report_weather", "shared_read"]) {
      expect((await entry(client, name))?.inputSchema.properties?.["detail"]).toEqual({ description: expect.any(String) });
    }
    expect(await call(client, "report_weather")).toMatchObject(SUCCESS);
  },
  "destructive-undeclared": async (client) => {
    expect((await entry(client, "increment_counter"))?.annotations).toEqual({ readOnlyHint: false });
  },
  unannotated: async (client) => {
    const annotated = (await page(client)).tools.filter((tool) => tool.annotations !== undefined);
    expect(annotated.map((tool) => tool.name)).toEqual(["increment_counter", "reset_counter"]);
  },
  "no-tools": async (client) => {
    expect((await page(client)).names).toEqual([]);
    expect(await call(client, "describe_status")).toMatchObject({ error: { code: -32602 } });
  },
  bloated: async (client) => {
    const { tools } = await page(client);
    const tokens = tools.map((tool) => Math.ceil(Buffer.byteLength(JSON.stringify(tool)) / 4));
    expect(Math.min(...tokens)).toBeGreaterThan(500);
    expect(tokens.reduce((a, b) => a + b)).toBeGreaterThan(2000);
  },
  "lying-errors": async (client) => {
    const reply = await call(client, ...VIOLATION);
    expect(reply).toMatchObject(SUCCESS);
    expect(isError(reply)).toBe(false);
    expect(isError(await call(client, "shared_read"))).toBe(false);
  },
  "empty-error": async (client) => {
    expect(await call(client, ...VIOLATION)).toMatchObject({ result: { isError: true, content: [] } });
  },
  "wrong-code": async (client) => {
    expect(await call(client, ...VIOLATION)).toMatchObject({ error: { code: -32603 } });
  },
  "error-code": async (client) => {
    const codes = [said(await call(client, "flaky_read")), said(await call(client, "flaky_read"))];
    expect(codes).toEqual([
      { code: "sensor-silent-0", retryable: true },
      { code: "sensor-silent-1", retryable: true },
    ]);
  },
  unretryable: async (client) => {
    expect(said(await call(client, "flaky_read"))).toEqual({ code: "sensor-silent", retryable: false });
  },
  "no-recovery": async (client) => {
    for (let i = 0; i < 4; i += 1) expect(isError(await call(client, "flaky_read"))).toBe(true);
  },
  stuck: async (client) => {
    expect(await call(client, "list_stations")).toMatchObject(SUCCESS);
    await call(client, "shared_read");
    expect(isError(await call(client, "list_stations"))).toBe(true);
  },
  poisoned: async (client) => {
    await call(client, "shared_read");
    expect(isError(await call(client, "shared_read", { id: "a" }))).toBe(true);
    expect(isError(await call(client, "shared_read", { id: "a" }))).toBe(false);
  },
  "undeclared-argument": async (client) => {
    const schema = (await entry(client, "report_weather"))?.inputSchema;
    expect(schema).toMatchObject({ required: ["station"] });
    expect(Object.keys(schema?.properties ?? {})).toEqual(["city"]);
    expect(isError(await call(client, "report_weather"))).toBe(true);
  },
  "new-argument": async (client) => {
    expect((await entry(client, "report_weather"))?.inputSchema).toMatchObject({ required: ["country"], properties: { country: {} } });
    expect(isError(await call(client, "report_weather"))).toBe(true);
    expect(isError(await call(client, "report_weather", { country: "PT" }))).toBe(false);
  },
  picky: async (client) => {
    expect(isError(await call(client, "report_weather", { city: "Lisbon" }))).toBe(true);
    expect(isError(await call(client, "report_weather", { city: "LISBON" }))).toBe(false);
  },
  "missing-field": async (client) => {
    expect(said(await call(client, "read_settings"))).toEqual({ language: "en", stations: 3 });
  },
  "wrong-value": async (client) => {
    expect(said(await call(client, "read_settings"))).toEqual({ units: "metric", language: "en", stations: 4 });
  },
  "renamed-code": async (client) => {
    expect(said(await call(client, "shared_read"))).toEqual({ code: "E42", retryable: false });
  },
  "output-missing": async (client) => {
    expect((await entry(client, "read_counter"))?.outputSchema).toMatchObject({ required: ["value"] });
    expect(said(await call(client, "read_counter"))).toBeUndefined();
  },
  "output-field": async (client) => {
    expect((await entry(client, "read_counter"))?.outputSchema).toMatchObject({ required: ["value"] });
    expect(said(await call(client, "read_counter"))).toEqual({});
  },
  "small-arguments": async (client) => {
    expect(isError(await call(client, "shared_read", { id: "x".repeat(101) }))).toBe(true);
    expect(isError(await call(client, "shared_read", { id: "x".repeat(100) }))).toBe(false);
  },
  unreadable: async (client) => {
    expect(await client.request("resources/read", { uri: "demo://reading" })).toMatchObject({ error: { code: -32603 } });
    expect(await client.request("resources/read", { uri: "demo://stations" })).toMatchObject({ result: { contents: [{}] } });
  },
  "no-subscription": async (client) => {
    expect(await client.request("resources/subscribe", { uri: "demo://reading" })).toMatchObject({ error: { code: -32603 } });
  },
  "completion-invalid": async (client) => {
    expect(await client.request("completion/complete", COMPLETE)).toMatchObject({ result: { completion: { values: [1, 2, 3] } } });
  },
  "completion-flood": async (client) => {
    const reply = await client.request("completion/complete", COMPLETE);
    expect(reply).toMatchObject({ result: { completion: { total: 200 } } });
  },
  "completion-unknown": async (client) => {
    expect(await client.request("completion/complete", COMPLETE)).toMatchObject({ error: { code: -32602 } });
  },
  "completion-stall": async (client) => {
    let answered = false;
    void client.request("completion/complete", COMPLETE).then((reply) => (answered = reply !== "lost"));
    expect(await call(client, "slow_read")).toMatchObject(SUCCESS);
    expect(answered).toBe(false);
  },
  slow: async (client) => {
    const started = performance.now();
    expect(await call(client, "read_counter")).toMatchObject(SUCCESS);
    expect(performance.now() - started).toBeGreaterThan(590);
  },
  flaky: async (client) => {
    const outcomes = [];
    for (let i = 0; i < 3; i += 1) outcomes.push(isError(await call(client, "read_counter")));
    expect(outcomes).toEqual([true, false, true]);
  },
  "output-schema": async (client) => {
    expect((await entry(client, "read_counter"))?.outputSchema).toMatchObject({ properties: { value: { type: "integer" } } });
    expect(await call(client, "read_counter")).toMatchObject({ result: { structuredContent: { value: "none" } } });
  },
  contention: async (client, served) => {
    expect(isError(await call(client, "describe_status"))).toBe(false);
    const other = await served.connect();
    // One of the two holds the lock when the other comes; which one is theirs to settle.
    const together = await Promise.all([call(client, "describe_status"), call(other, "describe_status")]);
    expect(together.filter(isError)).toHaveLength(1);
    expect(isError(await call(other, "describe_status"))).toBe(false);
    // A client does not stand in its own way.
    const own = await Promise.all([call(client, "describe_status"), call(client, "read_counter")]);
    expect(own.some(isError)).toBe(false);
  },
  payload: async (client) => {
    expect(isError(await call(client, "report_weather", { city: "x".repeat(10_000) }))).toBe(true);
    expect(await call(client, "report_weather", { city: "x".repeat(1_000_000) })).toBe("lost");
  },
  rejecting: async (client) => {
    expect(await call(client, "read_counter")).toMatchObject({ error: { code: -32602 } });
  },
  unsynthesizable: async (client) => {
    expect((await entry(client, "read_counter"))?.inputSchema).toMatchObject({
      required: ["ticket"],
      properties: { ticket: { type: "string" } },
    });
    expect(isError(await call(client, "read_counter"))).toBe(true);
    expect(isError(await call(client, "read_counter", { ticket: "ABC-1234" }))).toBe(false);
  },
  crash: async (client, served) => {
    expect(await call(client, "describe_status")).toMatchObject(SUCCESS);
    expect(await call(client, "read_counter")).toBe("lost");
    expect(await call(await served.connect(), "describe_status")).toMatchObject(SUCCESS);
  },
  hang: async (client) => {
    let answered = false;
    void call(client, "read_counter").then((reply) => (answered = reply !== "lost"));
    expect(await call(client, "slow_read")).toMatchObject(SUCCESS);
    expect(answered).toBe(false);
  },
};

describe.each(TRANSPORTS)("over %s", (_, serve) => {
  test.each(seen)("%s", async (name) => {
    const served = await serve(name);
    try {
      await CHECKS[name](await served.connect(), served);
    } finally {
      await served.close();
    }
  });
});

test("without its aspect no check holds", async () => {
  for (const name of seen) {
    const served = await overHttp();
    try {
      const client = await served.connect();
      await expect(CHECKS[name](client, served)).rejects.toThrow();
    } finally {
      await served.close();
    }
  }
});

test("aspects add up", async () => {
  const served = await overHttp("ping", "surface");
  try {
    const client = await served.connect();
    await CHECKS.ping(client, served);
    await CHECKS.surface(client, served);
  } finally {
    await served.close();
  }
});

test("a lock left behind by a killed process is taken over", async () => {
  const served = await overStdio("contention");
  try {
    const holder = (await served.connect()) as Awaited<ReturnType<Served["connect"]>> & {
      child: { kill(signal: string): boolean };
      exit: Promise<unknown>;
    };
    const other = await served.connect();
    const held = call(holder, "slow_read");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isError(await call(other, "describe_status"))).toBe(true);
    holder.child.kill("SIGKILL");
    await holder.exit;
    expect(await held).toBe("lost");
    expect(isError(await call(other, "describe_status"))).toBe(false);
  } finally {
    await served.close();
  }
});
