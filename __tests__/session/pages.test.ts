// Cursor walks end on every graph of pages, and say how.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { TransportFault } from "../../src/model/errors.js";
import type { JsonObject } from "../../src/model/json.js";
import { walkPages, type PageWalkOptions } from "../../src/session/pages.js";
import type { Reply, Session } from "../../src/session/session.js";

/** A session that answers a listing from a table of cursors; the first page has no cursor. */
function lister(page: (cursor: string | undefined) => unknown): { session: Session; asked: (string | undefined)[] } {
  const asked: (string | undefined)[] = [];
  const call = (_method: string, params?: JsonObject): Promise<Reply> => {
    const cursor = params?.["cursor"] as string | undefined;
    asked.push(cursor);
    const answer = page(cursor);
    if (answer instanceof Error) return Promise.reject(answer);
    if (typeof answer === "number") return Promise.resolve({ kind: "error", code: answer, explains: true, ms: 1 });
    return Promise.resolve({ kind: "result", value: answer, ms: 1, bytes: 1 });
  };
  return { session: { call } as Session, asked };
}

function walk(page: (cursor: string | undefined) => unknown, options: Partial<PageWalkOptions> = {}) {
  const { session, asked } = lister(page);
  return walkPages(session, "tools/list", "tools", { maxPages: 20, ...options }).then((result) => ({ ...result, asked }));
}

describe("walkPages", () => {
  test("one page, without parameters", async () => {
    expect(await walk(() => ({ tools: ["a", "b"] }))).toEqual({
      pages: [{ tools: ["a", "b"] }],
      items: [
        { page: 0, value: "a" },
        { page: 0, value: "b" },
      ],
      end: "complete",
      asked: [undefined],
    });
  });

  test("the empty string is a cursor", async () => {
    const result = await walk((cursor) => (cursor === undefined ? { tools: [1], nextCursor: "" } : { tools: [2] }));
    expect(result).toMatchObject({ end: "complete", asked: [undefined, ""], items: [{ value: 1 }, { page: 1, value: 2 }] });
  });

  test.each([null, 5, {}, false])("the cursor %j makes the page invalid, its entries stay", async (nextCursor) => {
    expect(await walk(() => ({ tools: [1], nextCursor }))).toMatchObject({ end: "invalid-page", items: [{ value: 1 }] });
  });

  test.each([null, [], "x", {}, { tools: {} }, { tools: null }])("%j is no page", async (page) => {
    expect(await walk(() => page)).toMatchObject({ end: "invalid-page", pages: [], items: [] });
  });

  test("a cursor that comes again stalls", async () => {
    expect(await walk(() => ({ tools: [1], nextCursor: "x" }))).toMatchObject({ end: "stalled-cursor", asked: [undefined, "x"] });
  });

  test("pages without end are cut", async () => {
    let n = 0;
    const result = await walk(() => ({ tools: [n], nextCursor: String(n++) }), { maxPages: 3 });
    expect(result.end).toBe("too-many-pages");
    expect(result.asked).toHaveLength(3);
    n = 0;
    expect(await walk(() => ({ tools: [n], ...(n++ < 2 ? { nextCursor: String(n) } : {}) }), { maxPages: 3 })).toMatchObject({
      end: "complete",
    });
  });

  test("an error or a fault ends the walk and keeps what came", async () => {
    const first = { tools: [1], nextCursor: "n" };
    expect(await walk((c) => (c === undefined ? first : -32602))).toMatchObject({ end: "error", errorCode: -32602, pages: [first] });
    const fault = new TransportFault("timeout", "x");
    expect(await walk((c) => (c === undefined ? first : fault))).toMatchObject({ end: "fault", fault, pages: [first] });
  });

  test("an abort reason passes through", async () => {
    const reason = new Error("stop");
    await expect(walk(() => reason)).rejects.toBe(reason);
  });

  test("ends on any graph of cursors within the page limit", async () => {
    const cursor = fc.constantFrom("a", "b", "c", "", undefined, null, 1);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom("first", "a", "b", "c", ""), cursor),
        fc.integer({ min: 1, max: 6 }),
        async (next, maxPages) => {
          const result = await walk((c) => ({ tools: [c ?? null], nextCursor: next[c ?? "first"] }), { maxPages });
          expect(result.asked.length).toBeLessThanOrEqual(maxPages);
          expect(new Set(result.asked).size).toBe(result.asked.length);
        },
      ),
      { numRuns: 100 },
    );
  });
});
