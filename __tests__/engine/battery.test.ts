// What the battery does with a server: which calls it makes, what the report says, which settings it refuses.
import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../../src/model/errors.js";
import { flawlessTool, flawlessWriter, type ComposablePreset } from "../support/composable.js";
import { areaScores, type Evaluation } from "../support/evaluate.js";
import { lostPoints, measure, runAll, schemaOf, TRANSPORTS, type Transport } from "./support.js";

const FULL_MARKS = { protocol: 100, catalog: 100, context: 100, "error-honesty": 100, reliability: 100, coverage: 100 };

describe.each(TRANSPORTS)("a flawless server over %s", (transport: Transport) => {
  const preset: ComposablePreset = { tools: [flawlessTool("a"), flawlessWriter("w"), flawlessTool("z")], resources: [], prompts: [] };

  test("earns every point, and its tools get exactly the calls of the standard", async () => {
    const { document, areasWithoutLatency, calls, lost } = await measure(preset, transport);
    expect(lost).toEqual([]);
    // Latency apart, as everywhere here: these areas are judged with every latency check at full marks.
    expect(areasWithoutLatency).toEqual(FULL_MARKS);
    expect(document.readiness).toMatchObject({
      score_without_latency: 100,
      attested_read_only: false,
      surface: { tools: 3, read_only: 2, writers: 1, exercised: 2 },
    });
    expect(document).toMatchObject({
      passed: true,
      gate: null,
      protocol: { era: "legacy", revision: "2025-11-25", transport: transport === "http" ? "streamable-http" : "stdio" },
      measurement_profile: { call_timeout_ms: 15_000, repetitions: 3, concurrency: 1, budget_seconds: 300, max_requests: 4096 },
    });
    expect(document.catalog?.map(({ name, class: toolClass }) => [name, toolClass])).toEqual([
      ["a", "read-only"],
      ["w", "writer"],
      ["z", "read-only"],
    ]);
    // One violating and three ordinary calls each; on the carrier two at once, the oversize one and the one after it.
    expect(calls).toEqual(["a", "a", "a", "a", "z", "z", "z", "z", "a", "a", "a", "a", "mcpeval_no_such_tool"]);
  });
});

test("the order of tools is the catalog's, and two readings of one server are the same document", async () => {
  const preset: ComposablePreset = { tools: ["c", "a", "b"].map((name) => flawlessTool(name, { description: "Short." })) };
  const [one, two] = [await measure(preset, "http"), await measure(preset, "http")];
  expect(one.lost).toEqual(["c", "a", "b"].map((name) => `catalog.description ${name} catalog-short-description 6`));
  expect({ ...one.document, readiness: one.lost }).toEqual({ ...two.document, readiness: two.lost });
});

test("latency costs its band, and only where latency counts", async () => {
  const slow = flawlessTool("slow", {}, { valid: { kind: "result", structuredContent: { text: "" }, delayMs: 1_050 } });
  const { document, areasWithoutLatency } = await measure({ tools: [slow] }, "http");
  expect(lostPoints(document, { latency: true })).toEqual(["reliability.latency slow reliability-slow score=20"]);
  expect(document.readiness?.score_without_latency).toBe(100);
  expect(areasWithoutLatency?.reliability).toBe(100);
  // (100 consistent + 20 latency + 100 output + 100 contention + 100 payload) / 5
  expect(areaScores(document)["reliability"]).toBe(84);
});

test("a heavy catalog costs its tokens", async () => {
  const heavy = flawlessTool("heavy", { _meta: { padding: "x".repeat(4 * 45_000) } });
  const { lost, document } = await measure({ tools: [heavy] }, "http");
  expect(lost).toEqual([
    expect.stringMatching(/^context\.catalog \* context-catalog-heavy 45\d{3}$/),
    expect.stringMatching(/^context\.heaviest-tool heavy context-tool-heavy 45\d{3}$/),
  ]);
  expect(areaScores(document)["context"]).toBe(0);
});

test("no exercised tool at all is said once for the whole catalog", async () => {
  const { lost } = await measure({ tools: [flawlessTool("b", { annotations: {} })] }, "http");
  expect(lost).toContain("reliability.none-exercised * reliability-none-exercised");
});

test("tools listed twice are measured once; at most 20 of 25 pages are followed", async () => {
  const twice = await measure({ tools: [flawlessTool("a"), flawlessTool("a")] }, "http");
  expect(twice.lost).toEqual(["protocol.pagination * protocol-pagination-invalid"]);
  expect(twice.document.readiness?.surface.tools).toBe(1);

  const tools = Array.from({ length: 25 }, (_, i) => flawlessWriter(`w${String(i)}`));
  const pages = await measure({ tools, listing: { pageSize: 1 } }, "http");
  expect(pages.lost).toContain("protocol.pagination * protocol-pagination-invalid");
  expect(pages.document.readiness?.surface.tools).toBe(20);
  expect(pages.document.catalog).toBeNull();
});

describe.each(TRANSPORTS)("an unusable first page over %s", (transport: Transport) => {
  test("means that nothing is measured", async () => {
    const { document, areasWithoutLatency, notes } = await measure(
      { tools: [flawlessTool("a")], listing: { fault: "first-page-error" } },
      transport,
    );
    expect(document).toMatchObject({ passed: false, readiness: null, readiness_error: "listing-failed", catalog: null });
    expect(areasWithoutLatency).toBeNull();
    expect(notes).toEqual(["tools/list gave no usable first page (it answered an error)"]);
  });
});

describe("arguments of the user", () => {
  const byTool = (given: object) => ({ overrides: { file: "args.json", sha256: "ab".repeat(32), byTool: given as Record<string, never> } });
  const tools = [flawlessTool("code", schemaOf({ pattern: "^[A-Z]{3}$" })), flawlessWriter("w"), flawlessTool("open", { annotations: {} })];
  const task = flawlessTool("task", { execution: { taskSupport: "required" } });
  const refused = async (given: object): Promise<string> => {
    const error = await measure({ tools: [...tools, task] }, "http", byTool(given)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(UsageError);
    return (error as UsageError).message;
  };

  test("reach the tool that nothing could be made for", async () => {
    const { lost, calls, document } = await measure({ tools: tools.slice(0, 1) }, "http", byTool({ code: { id: "ABC" } }));
    expect(lost).toEqual([]);
    expect(calls.filter((name) => name === "code")).toHaveLength(8);
    expect(document.measurement_profile?.arguments_sha256).toBe("ab".repeat(32));
  });

  test("are refused with file and pointer, before any call", async () => {
    expect(await refused({ code: { id: "abc" } })).toMatch(/^args\.json: "\/code\/id": .*\(keyword pattern\)/);
    expect(await refused({ code: {} })).toMatch(/^args\.json: "\/code": .*\(keyword required\)/);
    expect(await refused({ gone: {} })).toBe('args.json: "/gone": the server lists no such tool');
    expect(await refused({ w: { id: "1" } })).toMatch(/^args\.json: "\/w": this tool is a writer/);
    expect(await refused({ open: { id: "1" } })).toMatch(/^args\.json: "\/open": .*--confirm-read-only/);
    expect(await refused({ task: { id: "1" } })).toMatch(/^args\.json: "\/task": this tool only runs as a task/);
    expect(await refused({ "a/b~c": {} })).toMatch(/^args\.json: "\/a~1b~0c": /);
    expect(await refused({ __proto__: null, toString: {} })).toMatch(/^args\.json: "\/toString": the server lists no such tool/);
  });

  test("may name an unannotated tool once it is attested", async () => {
    const { calls, document } = await measure({ tools: tools.slice(2) }, "http", {
      ...byTool({ open: { id: "1" } }),
      confirmReadOnly: true,
    });
    expect(calls).toContain("open");
    expect(document.readiness?.attested_read_only).toBe(true);
  });
});

describe("skipping", () => {
  test("an unlisted tool is a mistake of the user", async () => {
    const skip = measure({ tools: [flawlessTool("a")] }, "http", { skipTools: ["a", "gone"] });
    await expect(skip).rejects.toThrow(new UsageError('--skip-tool "gone": the server lists no such tool'));
  });

  const spoiled: Record<string, ComposablePreset> = {
    "one that fails": { tools: [flawlessTool("a"), flawlessTool("b", {}, { valid: { kind: "tool-error" } })] },
    "one that cuts the connection": { tools: [flawlessTool("a"), flawlessTool("b", {}, { invalid: "cut" })] },
    "one that accepts anything": { tools: [flawlessTool("a"), flawlessTool("b", {}, { invalid: "accept" })] },
    "one that rejects": { tools: [flawlessTool("a"), flawlessTool("b", {}, { valid: { kind: "rpc-error", code: -32602 } })] },
    "one without arguments": { tools: [flawlessTool("a"), flawlessTool("b", schemaOf({ pattern: "^[A-Z]{3}$" }))] },
    "one that is not annotated": { tools: [flawlessTool("a"), flawlessTool("b", { annotations: {} })] },
    "the only one": { tools: [flawlessTool("b", {}, { valid: { kind: "cut" }, invalid: "cut", oversize: "cut" })] },
    "a writer": { tools: [flawlessTool("a"), flawlessWriter("b")] },
  };
  const jobs = Object.entries(spoiled).flatMap(([name, preset]): (readonly [string, () => Promise<Evaluation>])[] => [
    [`${name} kept`, () => measure(preset, "http")],
    [`${name} skipped`, () => measure(preset, "http", { skipTools: ["b"] })],
  ]);
  const run = runAll(jobs);

  test.each(Object.keys(spoiled))("%s never raises a score", async (name) => {
    const [kept, skipped] = [(await run(`${name} kept`)).areasWithoutLatency, (await run(`${name} skipped`)).areasWithoutLatency];
    expect(kept).not.toBeNull();
    for (const [area, score] of Object.entries(skipped ?? {})) {
      expect(score).toBeLessThanOrEqual(kept?.[area as keyof typeof kept] ?? -1);
    }
  });
});
