// Which JSON is which message.
import { expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { classify } from "../../src/session/envelope.js";

const V = { jsonrpc: "2.0" };
const error = { code: -32000, message: "no" };

test.each<[unknown, object]>([
  [
    { ...V, id: 1, result: {} },
    { kind: "result", id: 1, value: {} },
  ],
  [
    { ...V, id: 1, result: null },
    { kind: "result", id: 1, value: null },
  ],
  [
    { ...V, id: 1, result: 5, extra: true },
    { kind: "result", id: 1, value: 5 },
  ],
  [
    { ...V, id: 1, error },
    { kind: "error", id: 1, code: -32000, message: "no" },
  ],
  [
    { ...V, id: 1, error: { code: 0, message: "", data: [1] } },
    { kind: "error", id: 1, code: 0, message: "", data: [1] },
  ],
  [
    { ...V, id: null, error },
    { kind: "error", id: null },
  ],
  [
    { ...V, error },
    { kind: "error", id: null },
  ],
  [
    { ...V, method: "a" },
    { kind: "notification", method: "a" },
  ],
  [
    { ...V, method: "a", params: [] },
    { kind: "notification", method: "a" },
  ],
  [
    { ...V, id: "x", method: "a" },
    { kind: "request", id: "x", method: "a" },
  ],
  [
    { ...V, id: 0, method: "a" },
    { kind: "request", id: 0, method: "a" },
  ],
  [
    { ...V, id: 7 },
    { kind: "broken-reply", id: 7 },
  ],
  [
    { ...V, id: 7, result: {}, error },
    { kind: "broken-reply", id: 7 },
  ],
  [
    { ...V, id: "7", result: {} },
    { kind: "broken-reply", id: 7 },
  ],
  [
    { ...V, id: "7", error },
    { kind: "broken-reply", id: 7 },
  ],
  [
    { ...V, id: 7, error: { code: 1.5, message: "x" } },
    { kind: "broken-reply", id: 7 },
  ],
  [
    { ...V, id: 7, error: null },
    { kind: "broken-reply", id: 7 },
  ],
  [
    { id: 7, result: {} },
    { kind: "broken-reply", id: 7 },
  ],
  [
    { ...V, id: 7, method: "a", result: {} },
    { kind: "broken-reply", id: 7 },
  ],
  [
    { ...V, id: 7, method: 5 },
    { kind: "broken-reply", id: 7 },
  ],
  [{ ...V, id: "seven", result: {} }, { kind: "not-jsonrpc" }],
  [{ ...V, id: null, result: {} }, { kind: "not-jsonrpc" }],
  [{ ...V, result: {} }, { kind: "not-jsonrpc" }],
  [{ ...V, id: null, method: "a" }, { kind: "not-jsonrpc" }],
  [{ ...V, id: [1], method: "a" }, { kind: "not-jsonrpc" }],
  [{ method: "a" }, { kind: "not-jsonrpc" }],
  [{}, { kind: "not-jsonrpc" }],
  [[], { kind: "not-jsonrpc" }],
  [[{ ...V, id: 1, result: {} }], { kind: "not-jsonrpc" }],
  [null, { kind: "not-jsonrpc" }],
  [5, { kind: "not-jsonrpc" }],
  ["x", { kind: "not-jsonrpc" }],
])("%j", (json, envelope) => {
  expect(classify(json)).toMatchObject(envelope);
});

test("any JSON is classified, never refused by an exception", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(typeof classify(json).kind).toBe("string");
    }),
    { numRuns: 100 },
  );
});
