// The parts that kinds share: JSON Pointers, and the rules between fields that a schema cannot say.
import { describe, expect, test } from "@jest/globals";
import { findProbe } from "../../src/probes/index.js";
import type { ProbeKind } from "../../src/model/probe-kinds.js";
import { errorOf, succeeded } from "../../src/probes/shared/calls.js";
import { POINTER_PATTERN, valueAt } from "../../src/probes/shared/pointer.js";

describe("JSON Pointers", () => {
  // RFC 6901, section 5, without the root.
  const document = { foo: ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, 'k"l': 6, " ": 7, "m~n": 8 };

  test.each([
    ["/foo/0", "bar"],
    ["/", 0],
    ["/a~1b", 1],
    ["/c%d", 2],
    ["/e^f", 3],
    ["/g|h", 4],
    ["/i\\j", 5],
    ['/k"l', 6],
    ["/ ", 7],
    ["/m~0n", 8],
    ["/foo/2", undefined],
    ["/foo/-", undefined],
    ["/foo/00", undefined],
    ["/foo/length", undefined],
    ["/foo/0/x", undefined],
    ["/toString", undefined],
    ["/__proto__", undefined],
  ])("%j leads to %j", (pointer, value) => {
    expect(new RegExp(POINTER_PATTERN, "u").test(pointer)).toBe(true);
    expect(valueAt(document, pointer)).toEqual(value);
  });

  test.each(["", "foo", "foo/bar", "/~", "/~2", "/a~", "/é", "/\n", "#/foo"])("%j is none", (pointer) => {
    expect(new RegExp(POINTER_PATTERN, "u").test(pointer)).toBe(false);
  });

  test("~01 is ~1, not /", () => {
    expect(valueAt({ "~1": true, "/": false }, "/~01")).toBe(true);
  });
});

/** The complaints of a kind about fields, by pointer. */
function complaints(kind: ProbeKind, fields: object): string[] {
  return (findProbe(kind)?.check?.(fields as never) ?? []).map(({ pointer }) => pointer);
}

describe("rules between fields", () => {
  const step = (expect: object) => ({ tool: "t", arguments: {}, expect });

  test("what goes with which outcome", () => {
    expect(complaints("instruction-fidelity", step({ outcome: "ok", error_code: 1 }))).toEqual(["/expect/error_code"]);
    const all = { required_result_fields: ["a"], equals: { a: 1 }, required_result_paths: ["/a"], equals_paths: { "/a": 1 } };
    expect(complaints("instruction-fidelity", step({ outcome: "error", ...all }))).toEqual(
      Object.keys(all).map((name) => `/expect/${name}`),
    );
    expect(complaints("instruction-fidelity", step({ outcome: "ok", ...all }))).toEqual([]);
    expect(complaints("instruction-fidelity", step({ outcome: "error", error_code: "x" }))).toEqual([]);
    const steps = [step({ outcome: "ok" }), step({ outcome: "error", equals: { a: 1 } })];
    expect(complaints("workflow", { repetitions: 1, steps })).toEqual(["/steps/1/expect/equals"]);
  });

  test("the rest", () => {
    expect(complaints("protocol-negotiation", { bogus_version: "2025-11-25" })).toEqual(["/bogus_version"]);
    expect(complaints("protocol-negotiation", { bogus_version: "2026-07-28" })).toEqual(["/bogus_version"]);
    expect(complaints("protocol-negotiation", { bogus_version: "2099-01-01" })).toEqual([]);
    expect(complaints("resource-subscription", { uri: "a:b", max_wait_seconds: 1, trigger_arguments: {} })).toEqual(["/trigger_arguments"]);
    expect(complaints("token-cost", { max_total_tokens: 5, max_tool_tokens: 6 })).toEqual(["/max_tool_tokens"]);
  });
});

describe("replies to calls", () => {
  test("a result that asks for input has not succeeded", () => {
    expect(succeeded({ kind: "result", ms: 1, value: { resultType: "input_required" } })).toBe(false);
    expect(succeeded({ kind: "result", ms: 1, value: { resultType: "complete", content: [] } })).toBe(true);
    expect(succeeded({ kind: "result", ms: 1, value: { isError: false } })).toBe(true);
  });

  test("codes are read where errors keep them", () => {
    const result = (value: object) => errorOf({ kind: "result", ms: 1, value: { isError: true, ...value } });
    expect(result({ structuredContent: { error: { code: "a", retryable: true } } })).toEqual({ codes: ["a"], retryable: true });
    expect(result({ _meta: { error_code: 7 } })).toEqual({ codes: [7], retryable: undefined });
    expect(result({ content: [{ type: "text", text: "{broken" }] })).toEqual({ codes: [], retryable: undefined });
    expect(result({ structuredContent: { code: {} }, content: "none" })).toEqual({ codes: [], retryable: undefined });
    const data = { code: "b", retryable: false };
    expect(errorOf({ kind: "error", code: -32000, explains: true, ms: 1, data })).toEqual({ codes: ["b", -32000], retryable: false });
    expect(errorOf({ kind: "result", ms: 1, value: {} })).toBeUndefined();
  });
});
