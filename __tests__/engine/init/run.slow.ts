// Scaffolds on servers of every kind: who is called, what is left out and why, and that what is written passes. Needs `npm run compile`.
import { describe, expect, test } from "@jest/globals";
import { Incomplete, UsageError } from "../../../src/model/errors.js";
import type { JsonObject } from "../../../src/model/json.js";
import { flawlessTool, flawlessWriter, startComposable, type ComposablePreset } from "../../support/composable.js";
import { casesIn, linesOf, rerun, scaffoldOf, type ScaffoldOptions } from "../../support/scaffold.js";
import { newLock, TRANSPORTS, type Transport } from "../support.js";

const SERVER = "server: discovery-cost token-cost pagination protocol-negotiation";
const FIRST = "schema-guessability latency-budget output-schema contention";
const OTHER = "schema-guessability latency-budget output-schema";
const UNANNOTATED = { annotations: {} };

/** Scaffolds on a composable server; `again` runs the result on it. */
async function made(preset: ComposablePreset, options: ScaffoldOptions = {}, transport: Transport = "http") {
  const server = await startComposable(preset, transport);
  try {
    const result = await scaffoldOf(server.target, options);
    const calls = await server.calls();
    const again = result.manifest === null ? null : await rerun(result, server.target);
    return { made: result, lines: linesOf(result), calls, again };
  } finally {
    await server.stop();
  }
}

/** An arguments file. */
const entries = (byTool: Readonly<Record<string, JsonObject>>): NonNullable<ScaffoldOptions["settings"]> => ({
  overrides: { file: "arguments.json", sha256: "0".repeat(64), byTool },
});

describe.each(TRANSPORTS)("over %s", (transport) => {
  test("read-only tools get their cases, writers are never called, and the manifest passes", async () => {
    const preset: ComposablePreset = {
      tools: [
        flawlessWriter("w"),
        flawlessTool("a"),
        flawlessTool("b", { outputSchema: undefined as never }),
        flawlessTool("u", UNANNOTATED),
      ],
      resources: [],
    };
    const { lines, calls, again, made: result } = await made(preset, {}, transport);
    expect(lines).toEqual([
      "w: writer",
      `a: ${FIRST}`,
      "b: schema-guessability latency-budget",
      "u: unannotated",
      "server: discovery-cost token-cost pagination surface-listing protocol-negotiation",
    ]);
    // Once to see that it works; then as the cases do.
    expect(calls).toEqual([...Array<string>(1).fill("a"), "b", ..."aaaaaaa", ..."bbbb"]);
    expect(again).toEqual({ notPassed: [], total: 11 });
    expect(result.manifest?.groups.map(({ comment }) => comment)).toEqual([
      expect.stringMatching(/^What every session pays/),
      expect.stringMatching(/^Listings come to an end/),
      "a: declared read-only, called with arguments built from its input schema. Two clients at once call this one, for the whole server.",
      "b: declared read-only, called with arguments built from its input schema.",
    ]);
  });
});

test("the modern era gives the same manifest", async () => {
  const preset: ComposablePreset = { tools: [flawlessTool("a"), flawlessWriter("w")], era: "modern" };
  const { lines, again } = await made(preset, {}, "stdio");
  expect(lines).toEqual([`a: ${FIRST}`, "w: writer", SERVER]);
  expect(again).toEqual({ notPassed: [], total: 8 });
});

test("two scaffolds of one server differ in no more than latency bounds", async () => {
  const preset: ComposablePreset = { tools: [flawlessTool("a"), flawlessTool("b")] };
  const [one, two] = [await made(preset), await made(preset)].map(({ made: result }) =>
    JSON.stringify(result.manifest).replaceAll(/"max_latency_ms":\d+/g, ""),
  );
  expect(two).toBe(one);
});

describe("bounds", () => {
  test("lie above what was measured", async () => {
    const tools = Array.from({ length: 9 }, (_, i) => flawlessTool(`t${i}`));
    const slow = flawlessTool("slow", {}, { valid: { kind: "result", structuredContent: { text: "" }, delayMs: 320 } });
    const { made: result } = await made({ tools: [...tools, slow], listing: { pageSize: 1 } }, { only: ["slow"] });
    const cases = Object.fromEntries(casesIn(result).map((one) => [one["id"], one]));
    expect(cases["discovery-cost"]).toMatchObject({ max_tools: 13 });
    // Ten pages and a quarter.
    expect(cases["pagination"]).toMatchObject({ max_pages: 13 });
    expect(cases["slow-latency-budget"]).toMatchObject({ attempts: 3 });
    expect([3_000, 10_000]).toContain(cases["slow-latency-budget"]?.["max_latency_ms"]);
    const { max_total_tokens: total, max_tool_tokens: perTool } = cases["token-cost"] ?? {};
    expect(Number(total)).toBeGreaterThan(Number(perTool) * 7);
    expect(Number(perTool)).toBeGreaterThan(50);
  });

  test("fit an empty catalog", async () => {
    const { made: result, lines, again } = await made({ tools: [] });
    expect(lines).toEqual([SERVER]);
    expect(casesIn(result)[0]).toMatchObject({ max_tools: 1 });
    expect(again).toEqual({ notPassed: [], total: 4 });
  });
});

describe("arguments", () => {
  const needy = flawlessTool("needy", {
    inputSchema: { type: "object", properties: { ticket: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$" } }, required: ["ticket"] },
  });

  test("come from the file, are built, or are none", async () => {
    const free = flawlessTool("free", { inputSchema: { type: "object" } });
    const preset: ComposablePreset = { tools: [needy, free, flawlessTool("a")] };
    const { made: result, lines, again } = await made(preset, { settings: entries({ needy: { ticket: "ABC-1234" } }) });
    expect(lines).toEqual([`needy: ${FIRST}`, `free: ${OTHER}`, `a: ${OTHER}`, SERVER]);
    expect(result.tools.map(({ planned }) => planned.call)).toEqual([
      { arguments: { ticket: "ABC-1234" }, source: "given" },
      { arguments: {}, source: "none" },
      { arguments: { id: "mcpeval" }, source: "built" },
    ]);
    expect(casesIn(result).filter(({ tool }) => tool === "needy")).toHaveLength(4);
    for (const one of casesIn(result)) if (one["tool"] === "needy") expect(one["arguments"]).toEqual({ ticket: "ABC-1234" });
    expect(again?.notPassed).toEqual([]);
  });

  test("that cannot be built leave the tool out, uncalled", async () => {
    const { lines, calls } = await made({ tools: [needy] });
    expect([lines, calls]).toEqual([["needy: unsynthesizable", SERVER], []]);
  });

  test("of a schema without a verdict are none where it requires nothing", async () => {
    const broken = flawlessTool("broken", { inputSchema: { type: "object", properties: { id: { type: "strin" } } } });
    const strict = flawlessTool("strict", { inputSchema: { type: "object", properties: { id: { type: "strin" } }, required: ["id"] } });
    const { lines } = await made({ tools: [broken, strict] });
    expect(lines).toEqual([`broken: ${FIRST}`, "strict: unsynthesizable", SERVER]);
  });

  test.each([
    ["nobody", {}, /"\/nobody": the server lists no such tool/],
    ["w", {}, /"\/w": this tool is a writer/],
    ["u", {}, /"\/u": this tool declares neither .* add --confirm-read-only/],
    ["a", { id: 7 }, /"\/a\/id": the tool's input schema refuses this value \(keyword type\)/],
  ])("for %s that do not fit are refused before any call", async (name, args, says) => {
    const server = await startComposable({ tools: [flawlessTool("a"), flawlessWriter("w"), flawlessTool("u", UNANNOTATED)] }, "http");
    try {
      const attempt = scaffoldOf(server.target, { settings: entries({ [name]: args }) });
      await expect(attempt).rejects.toThrow(UsageError);
      await expect(attempt).rejects.toThrow(says);
      expect(await server.calls()).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

describe("choosing tools", () => {
  const preset: ComposablePreset = {
    tools: [
      flawlessTool("a"),
      flawlessTool("b"),
      flawlessWriter("w"),
      flawlessTool("u", UNANNOTATED),
      flawlessTool("task", { execution: { taskSupport: "required" } }),
      flawlessTool("no name", {}),
    ],
  };

  test("--tool leaves the others out", async () => {
    const { lines, calls } = await made(preset, { only: ["b"] });
    expect(lines).toEqual([
      "a: not-selected",
      `b: ${FIRST}`,
      "w: writer",
      "u: not-selected",
      "task: not-selected",
      "no name: not-selected",
      SERVER,
    ]);
    expect(new Set(calls)).toEqual(new Set(["b"]));
  });

  test("attestation lets tools without annotations in; tasks and impossible names stay out", async () => {
    const { lines, calls, again } = await made(preset, { settings: { confirmReadOnly: true } });
    expect(lines).toEqual([`a: ${FIRST}`, `b: ${OTHER}`, "w: writer", `u: ${OTHER}`, "task: needs-task", "no name: unnameable", SERVER]);
    expect(new Set(calls)).toEqual(new Set(["a", "b", "u"]));
    expect(again?.notPassed).toEqual([]);
  });

  test("a dry run decides and calls nothing", async () => {
    const { made: result, lines, calls } = await made(preset, { dryRun: true });
    expect(lines).toEqual(["a: ", "b: ", "w: writer", "u: unannotated", "task: needs-task", "no name: unnameable", "server: "]);
    expect(result.tools[0]?.planned.call).toEqual({ arguments: { id: "mcpeval" }, source: "built" });
    expect([result.manifest, calls]).toEqual([null, []]);
  });

  test.each([
    ["c", /--tool "c": the server lists no such tool; did you mean a\?/],
    ["nothing-like-it", /--tool "nothing-like-it": the server lists no such tool$/],
    ["w", /--tool "w": it declares that it writes/],
    ["u", /--tool "u": it declares neither/],
    ["task", /--tool "task": it runs as a task only/],
  ])("--tool %s is refused, dry or not", async (name, says) => {
    const server = await startComposable(preset, "http");
    try {
      for (const dryRun of [true, false]) {
        const attempt = scaffoldOf(server.target, { only: [name], dryRun });
        await expect(attempt).rejects.toThrow(UsageError);
        await expect(attempt).rejects.toThrow(says);
      }
      expect(await server.calls()).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

describe("what does not pass is not written", () => {
  test("calls that fail, each by its reason", async () => {
    const { lines, again } = await made(
      {
        tools: [
          flawlessTool("tool", {}, { valid: { kind: "tool-error" } }),
          flawlessTool("rpc", {}, { valid: { kind: "rpc-error" } }),
          flawlessTool("cut", {}, { valid: { kind: "cut" } }),
          flawlessTool("exit", {}, { valid: { kind: "exit" } }),
          flawlessTool("fine"),
        ],
      },
      {},
      "stdio",
    );
    expect(lines).toEqual([
      "tool: failed tool-error",
      "rpc: failed rpc-error",
      "cut: failed closed",
      "exit: failed closed",
      `fine: ${FIRST}`,
      SERVER,
    ]);
    expect(again?.notPassed).toEqual([]);
  });

  test("a call that hangs costs itself only", async () => {
    const hung = flawlessTool("hung", {}, { valid: { kind: "hang" } });
    const { lines, again } = await made({ tools: [hung, flawlessTool("fine")] });
    expect(lines).toEqual(["hung: failed timeout", `fine: ${FIRST}`, SERVER]);
    expect(again?.notPassed).toEqual([]);
  });

  test("a modern tool that asks for input", async () => {
    const asking = flawlessTool("asking", {}, { asks: { method: "sampling/createMessage", rounds: 1 } });
    const { lines, again } = await made({ tools: [asking, flawlessTool("fine")], era: "modern" }, {}, "stdio");
    expect(lines).toEqual(["asking: failed input-required", `fine: ${FIRST}`, SERVER]);
    expect(again?.notPassed).toEqual([]);
  });

  test.each([
    ["modern", "capability-missing"],
    ["legacy", "rpc-error"],
  ] as const)("a %s tool that refuses a client which cannot be asked", async (era, how) => {
    const needy = flawlessTool("needy", {}, { valid: { kind: "rpc-error", code: -32021 } });
    const { lines, again } = await made({ tools: [needy, flawlessTool("fine")], era }, {}, "stdio");
    expect(lines).toEqual([`needy: failed ${how}`, `fine: ${FIRST}`, SERVER]);
    expect(again?.notPassed).toEqual([]);
  });

  test("an output schema that is not kept, and a schema no agent can follow", async () => {
    const liar = flawlessTool("liar", {}, { valid: { kind: "result", structuredContent: { text: 7 } } });
    const undeclared = flawlessTool("undeclared", { inputSchema: { type: "object", properties: {}, required: [] as never } });
    const vague = flawlessTool("vague", { inputSchema: { properties: {} } });
    const { lines, again } = await made({ tools: [liar, undeclared, vague] });
    expect(lines).toEqual([
      "liar: schema-guessability latency-budget (output-schema output-schema-invalid-result) contention",
      `undeclared: ${OTHER}`,
      "vague: (schema-guessability invalid-schema) latency-budget output-schema",
      SERVER,
    ]);
    expect(again?.notPassed).toEqual([]);
  });

  test("two clients that get into each other's way", async () => {
    const busy = flawlessTool(
      "busy",
      {},
      { exclusive: newLock(), valid: { kind: "result", structuredContent: { text: "" }, delayMs: 250 } },
    );
    const { lines, again } = await made({ tools: [busy] });
    expect(lines).toEqual(["busy: schema-guessability latency-budget output-schema (contention contended-client-failed)", SERVER]);
    expect(again?.notPassed).toEqual([]);
  });

  test("a listing with duplicates, a surface that errors, and a revision that is echoed", async () => {
    const { lines, again } = await made({
      tools: [flawlessTool("a"), flawlessTool("b")],
      listing: { pageSize: 1, fault: "duplicate-tool" },
      resources: [],
      surfaceFault: { resources: "error" },
      negotiation: "echo-any",
    });
    expect(lines.at(-1)).toBe(
      "server: discovery-cost token-cost (pagination pagination-duplicate-tool) (surface-listing surface-invalid-envelope) (protocol-negotiation negotiation-echoed-unknown)",
    );
    expect(again?.notPassed).toEqual([]);
  });
});

describe("nothing comes of it", () => {
  test("when the catalog cannot be listed", async () => {
    const attempt = made({ tools: [flawlessTool("a")], listing: { fault: "first-page-error" } });
    await expect(attempt).rejects.toMatchObject({ name: "Incomplete", code: "listing-failed" });
  });

  test("when the server does not start", async () => {
    const target = { kind: "stdio", command: process.execPath, args: ["-e", "process.exit(3)"], cwd: process.cwd(), env: {} } as const;
    await expect(scaffoldOf(target)).rejects.toMatchObject({ name: "Incomplete", code: "server-exited" });
  });

  test.each([100, 700])("when it is interrupted after %d ms", async (ms) => {
    const slow = flawlessTool("slow", {}, { valid: { kind: "result", structuredContent: { text: "" }, delayMs: 300 } });
    const server = await startComposable({ tools: [slow, { ...slow, entry: { ...slow.entry, name: "slow2" } }] }, "http");
    try {
      const attempt = scaffoldOf(server.target, { signal: AbortSignal.timeout(ms) });
      await expect(attempt).rejects.toThrow(Incomplete);
    } finally {
      await server.stop();
    }
  });

  test("for the tools that a spent budget does not reach", async () => {
    const tools = ["a", "b", "c"].map((name) => flawlessTool(name));
    const server = await startComposable({ tools }, "http");
    try {
      // Handshake and listing take some; what is left does not do for every call.
      const attempt = scaffoldOf(server.target, { settings: { maxRequests: 5 } });
      await expect(attempt).rejects.toMatchObject({ name: "Incomplete" });
      const result = await scaffoldOf(server.target, { settings: { maxRequests: 14 } });
      expect(linesOf(result).join("\n")).toContain("gate-budget-exhausted");
      expect(casesIn(result).length).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  });
});
