// The catalog as it comes off the pages, and when nothing can be measured at all.
import { describe, expect, test } from "@jest/globals";
import { Incomplete, TransportFault } from "../../../src/model/errors.js";
import type { JsonObject } from "../../../src/model/json.js";
import { listCatalog } from "../../../src/standard/observe/catalog.js";
import { error, fault, result, scripted, type Scripted } from "./scripted.js";

const tool = (name: string): JsonObject => ({ name, inputSchema: { type: "object" } });
const page = (names: readonly string[], nextCursor?: string): Scripted =>
  result({ tools: names.map(tool), ...(nextCursor === undefined ? {} : { nextCursor }) });
const list = (answers: readonly Scripted[], capabilities?: JsonObject) => listCatalog(scripted(answers, capabilities).session);

const PASSED = { outcome: "passed" };
const INVALID = { outcome: "failed", reason: "protocol-pagination-invalid" };

describe("pages", () => {
  test.each<[string, readonly Scripted[], readonly string[], object, boolean]>([
    ["one", [page(["a", "b"])], ["a", "b"], PASSED, true],
    ["several, the cursor passed on", [page(["a"], "x"), page([], ""), page(["b"])], ["a", "b"], PASSED, true],
    ["a cursor that comes again", [page(["a"], "x"), page(["b"], "x")], ["a", "b"], INVALID, false],
    ["a tool listed twice", [page(["a", "b", "a"])], ["a", "b"], INVALID, true],
    ["an entry that is no tool", [result({ tools: [tool("a"), { name: "b" }, null] })], ["a"], INVALID, true],
    ["a page that is no listing", [page(["a"], "x"), result([])], ["a"], INVALID, false],
    ["a page refused", [page(["a"], "x"), error(-32603)], ["a"], INVALID, false],
    ["a page lost", [page(["a"], "x"), fault("timeout")], ["a"], { outcome: "failed", reason: "protocol-call-failed" }, false],
    [
      "a page the budget left out",
      [page(["a"], "x"), fault("budget")],
      ["a"],
      { outcome: "failed", reason: "coverage-budget-exhausted" },
      false,
    ],
  ])("%s", async (_, answers, names, pagination, complete) => {
    const catalog = await list(answers);
    expect(catalog.tools.map(({ declared }) => declared.name)).toEqual(names);
    expect({ pagination: catalog.pagination, complete: catalog.complete }).toEqual({ pagination, complete });
  });

  test("more than 20 are not asked for", async () => {
    const { session, asked } = scripted(Array.from({ length: 21 }, (_, i) => page([`t${String(i)}`], String(i))));
    const catalog = await listCatalog(session);
    expect([asked.length, catalog.tools.length, catalog.complete]).toEqual([20, 20, false]);
    expect(catalog.pagination).toEqual(INVALID);
    expect(asked.slice(0, 3)).toEqual(["tools/list", "tools/list 0", "tools/list 1"]);
  });
});

describe("an unusable first page", () => {
  test.each<[string, Scripted, RegExp]>([
    ["refused", error(-32603), /it answered an error/],
    ["no listing", result({ tools: null }), /its result holds no tools array/],
    ["no answer", fault("timeout"), /no answer in time/],
    ["a lost connection", fault("closed"), /the connection ended/],
    ["a malformed answer", fault("error"), /not valid JSON-RPC/],
    ["an HTTP status", fault("error", { status: 500 }), /HTTP status 500/],
  ])("%s: nothing is measured", async (_, answer, words) => {
    const failure: unknown = await list([answer]).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(Incomplete);
    expect(failure).toMatchObject({ code: "listing-failed", message: expect.stringMatching(words) });
  });

  test("a spent budget is passed on as such", async () => {
    await expect(list([fault("budget")])).rejects.toBeInstanceOf(TransportFault);
  });

  test("without a tools capability a refusal means an empty catalog; silence does not", async () => {
    expect(await list([error(-32601)], {})).toEqual({
      tools: [],
      entries: [],
      pagination: { outcome: "not-applicable" },
      complete: true,
    });
    await expect(list([fault("timeout")], {})).rejects.toBeInstanceOf(Incomplete);
    // Listed all the same: the listing counts.
    expect((await list([page(["a"])], {})).tools).toHaveLength(1);
  });
});
