// Replies to tools/call become fixed labels.
import { describe, expect, test } from "@jest/globals";
import type { Json } from "../../../src/model/json.js";
import type { Reply } from "../../../src/session/session.js";
import { callOutcome, honesty, isRefusal } from "../../../src/standard/observe/outcome.js";

const result = (value: Json): Reply => ({ kind: "result", value, ms: 1, bytes: 10 });
const error = (code: number): Reply => ({ kind: "error", code, explains: true, ms: 1 });
const text = (value: string): Json => [{ type: "text", text: value }];

describe("ordinary calls", () => {
  test.each<[string, Reply, string | undefined]>([
    ["a result", result({ content: text("42") }), "success"],
    ["a result without content", result({}), "success"],
    ["isError false", result({ isError: false, content: [] }), "success"],
    ["isError true", result({ isError: true, content: text("no such city") }), "tool-error"],
    ["invalid params", error(-32602), "rejected"],
    ["another error", error(-32603), "rpc-error"],
    ["error code 0, as Go servers send it", error(0), "rpc-error"],
    ["a result that is no object", result("ok"), undefined],
    ["a null result", result(null), undefined],
  ])("%s", (_, reply, expected) => expect(callOutcome(reply)).toBe(expected));
});

describe("violating calls", () => {
  test.each<[string, Reply, string]>([
    ["invalid params", error(-32602), "refused"],
    ["isError with text", result({ isError: true, content: text("city is required") }), "refused"],
    [
      "isError with text after an image",
      result({
        isError: true,
        content: [
          { type: "image", data: "" },
          { type: "text", text: "bad" },
        ],
      }),
      "refused",
    ],
    ["isError with blank text", result({ isError: true, content: text("  \n") }), "empty-error"],
    ["isError without content", result({ isError: true }), "empty-error"],
    ["isError whose content is no list", result({ isError: true, content: "bad" }), "empty-error"],
    ["another error code", error(-32000), "wrong-code"],
    ["a success", result({ content: text("sunny") }), "accepted"],
    ["a result that is no object", result(7), "call-failed"],
  ])("%s", (_, reply, expected) => expect(honesty(reply)).toBe(expected));
});

test("an unknown tool is refused by any error or by isError, and by nothing else", () => {
  expect(isRefusal(error(-32601))).toBe(true);
  expect(isRefusal(result({ isError: true }))).toBe(true);
  expect(isRefusal(result({ content: [] }))).toBe(false);
  expect(isRefusal(result(null))).toBe(false);
});
