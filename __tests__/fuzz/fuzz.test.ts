// A share of the fuzzing for every run of the tests; the slow ring makes the rest.
import { expect, test } from "@jest/globals";
import { ADVISORY_IDS } from "../../src/model/advisory-names.js";
import { evaluate } from "../support/evaluate.js";
import { catalogHandler } from "./catalog-server.js";
import type { CatalogRecipe, SchemaRecipe, ToolRecipe } from "./catalogs.js";
import { startCaseServer } from "./http-server.js";
import { fuzzCatalogs, fuzzFrames, fuzzHttp, fuzzProcesses, fuzzReplies } from "./properties.js";

test.each([
  ["frame streams", fuzzFrames, 100],
  ["JSON-RPC replies", fuzzReplies, 25],
  ["HTTP replies", fuzzHttp, 25],
  ["catalogs", fuzzCatalogs, 12],
  ["processes", fuzzProcesses, 3],
] as const)("random %s break nothing", async (_name, fuzz, runs) => {
  expect(await fuzz(runs)).toBe(runs);
});

/** Each tool's schema alone may take two seconds of the worker; only all of them together are too much. */
test.each(["input", "output"] as const)("%s schemas that each take all of their time end with the budget", async (where) => {
  const slow: SchemaRecipe = { shape: "regex", pattern: "^(a+)+$", value: `${"a".repeat(40)}!` };
  const plain: SchemaRecipe = { shape: "text", text: '{"type":"object"}' };
  const tool = (name: string): ToolRecipe => ({
    name,
    nameRepeats: 1,
    description: "",
    annotations: '{"readOnlyHint":true}',
    input: where === "input" ? slow : plain,
    output: where === "output" ? slow : null,
    answer: { kind: "text", text: JSON.stringify({ content: [], structuredContent: { s: slow.value, c: slow.value } }) },
  });
  const recipe: CatalogRecipe = { tools: Array.from({ length: 12 }, (_, i) => tool(`t${String(i)}`)), junk: [], cursor: null };
  const server = await startCaseServer();
  try {
    const from = performance.now();
    const { document } = await evaluate(server.add(catalogHandler(recipe)), { budgetSeconds: 3 });
    expect(document.readiness?.surface).toMatchObject({ tools: 12 });
    // Alone they would take 24 seconds.
    expect(performance.now() - from).toBeLessThan(12_000);
  } finally {
    await server.close();
  }
});

/** Parsing goes deeper than printing: what is read without trouble can overflow the stack of whoever writes it out again. */
test.each(["items", "properties"] as const)("schemas nested deeper than the call stack by %s are measured like others", async (by) => {
  const tool: ToolRecipe = {
    name: "deep",
    nameRepeats: 1,
    description: "",
    annotations: '{"readOnlyHint":true}',
    input: { shape: "deep", by, depth: 20_000 },
    output: null,
    answer: { kind: "text", text: '{"content":[]}' },
  };
  const server = await startCaseServer();
  try {
    const { document } = await evaluate(server.add(catalogHandler({ tools: [tool], junk: [], cursor: null })), {
      advisories: new Set(ADVISORY_IDS),
    });
    expect(document.readiness?.surface).toMatchObject({ tools: 1 });
  } finally {
    await server.close();
  }
});
