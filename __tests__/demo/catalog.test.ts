// The demo's catalog carries the figures of the standard's worked example.
import { expect, test } from "@jest/globals";
import { ASPECTS } from "../../src/demo/aspects.js";
import { listedTools } from "../../src/demo/catalog.js";
import { PROBE_KINDS } from "../../src/model/probe-kinds.js";
import { AREA_NAMES } from "../../src/standard/define.js";

const tools = listedTools(new Set());
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test("12 tools, 10 reads and 2 writers", () => {
  expect(tools.map((tool) => tool.name)).toEqual([
    "describe_status",
    "read_counter",
    "read_settings",
    "list_stations",
    "report_weather",
    "shared_read",
    "elicited_read",
    "sampled_read",
    "flaky_read",
    "slow_read",
    "increment_counter",
    "reset_counter",
  ]);
  expect(tools.filter((tool) => tool.annotations?.readOnlyHint === true)).toHaveLength(10);
  expect(tools.find((tool) => tool.name === "increment_counter")?.annotations).toEqual({ readOnlyHint: false, destructiveHint: false });
  expect(tools.find((tool) => tool.name === "reset_counter")?.annotations).toEqual({ destructiveHint: true });
});

test("two descriptions are short, one of 37 characters; no tool declares an output schema", () => {
  const short = tools.filter((tool) => (tool.description ?? "").length < 40);
  expect(short.map((tool) => [tool.name, tool.description?.length])).toEqual([
    ["describe_status", 37],
    ["reset_counter", 30],
  ]);
  expect(tools.filter((tool) => "outputSchema" in tool)).toEqual([]);
});

test("566 tokens, the heaviest 56, 56 and 49; 2262 bytes as one array", () => {
  const tokens = tools.map((tool) => ({ name: tool.name, tokens: Math.ceil(bytes(tool) / 4) }));
  expect(tokens.reduce((sum, tool) => sum + tool.tokens, 0)).toBe(566);
  expect(bytes(tools)).toBe(2262);
  expect(tokens.sort((a, b) => b.tokens - a.tokens || (a.name < b.name ? -1 : 1)).slice(0, 3)).toEqual([
    { name: "report_weather", tokens: 56 },
    { name: "shared_read", tokens: 56 },
    { name: "elicited_read", tokens: 49 },
  ]);
});

test("a listing never shares its objects with another", () => {
  const undescribed = listedTools(new Set(["undescribed", "untyped", "unannotated", "destructive-undeclared"]));
  expect(undescribed.some((tool) => "description" in tool)).toBe(false);
  expect(listedTools(new Set())).toEqual(tools);
});

test("aspects are named once; each lowers areas of the standard, or fails kinds of the gate, in their order", () => {
  const names = ASPECTS.map((aspect) => aspect.name);
  expect(new Set(names).size).toBe(names.length);
  for (const aspect of ASPECTS) {
    expect(aspect.lowers.length + aspect.reddens.length).toBeGreaterThan(0);
    expect(aspect.reddens).toEqual([...PROBE_KINDS].sort().filter((kind) => (aspect.reddens as readonly string[]).includes(kind)));
    expect(aspect.lowers).toEqual(AREA_NAMES.filter((area) => (aspect.lowers as readonly string[]).includes(area)));
  }
});
