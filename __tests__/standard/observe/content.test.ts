// What a tool's calls brought, in one word: content, nothing, an echo, a bill. Never what it was.
import { describe, expect, test } from "@jest/globals";
import { TransportFault } from "../../../src/model/errors.js";
import type { JsonObject } from "../../../src/model/json.js";
import { ContentOfTool } from "../../../src/standard/observe/content.js";
import { error, result } from "./scripted.js";

const text = (...all: string[]): JsonObject => ({ content: all.map((one) => ({ type: "text", text: one })) });
const block = (one: JsonObject): JsonObject => ({ content: [one] });

function seen(value: unknown, args: JsonObject = {}, isGenuine = false): string | undefined {
  const content = new ContentOfTool(args, isGenuine);
  content.replied(result(value));
  return content.seen;
}

const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`) as JsonObject;

describe("one call without arguments", () => {
  test.each<readonly [string, JsonObject, string]>([
    ["a short true answer", text("42 degrees, clear sky"), "content"],
    ["a number", text("0"), "content"],
    ["a word that says no", text("none"), "content"],
    ["an order number that is no bill", text("order 402 is on its way, payment required on delivery"), "content"],
    ["a second block", text("", "x"), "content"],
    ["a picture", block({ type: "image", data: "AAAA", mimeType: "image/png" }), "content"],
    ["a sound", block({ type: "audio", data: "AAAA", mimeType: "audio/wav" }), "content"],
    ["a link", block({ type: "resource_link", uri: "file:///a", name: "a" }), "content"],
    ["a resource", block({ type: "resource", resource: { uri: "a:", text: "hello" } }), "content"],
    ["a resource of bytes", block({ type: "resource", resource: { uri: "a:", blob: "AAAA" } }), "content"],
    ["structured content alone", { content: [], structuredContent: { open: false } }, "content"],
    ["structured content as deep as a server likes", { content: [], structuredContent: deep }, "content"],
    ["JSON text with something in it", text('{"items":[{"id":"r1"}]}'), "content"],
    ["no block", { content: [] }, "empty"],
    ["no content at all", {}, "empty"],
    ["white space", text(" \n\t"), "empty"],
    ["an empty list", text("[]"), "empty"],
    ["nothing in JSON", text("null"), "empty"],
    ["a placeholder", text("Not implemented yet."), "empty"],
    ["an object that was spelled by accident", text("[object Object]"), "empty"],
    ["empty structured content", { content: [], structuredContent: {} }, "empty"],
    ["a picture without data", block({ type: "image", data: "", mimeType: "image/png" }), "empty"],
    ["a link to nowhere", block({ type: "resource_link", uri: " ", name: "a" }), "empty"],
    ["a block of no known type", block({ type: "hologram", data: "AAAA" }), "empty"],
    ["an empty store that says its shape", text('{"entities":[],"relations":[]}'), "unproven"],
    ["the same as structured content", { content: [], structuredContent: { rows: [], next: null } }, "unproven"],
    ["a refusal", { ...text("no"), isError: true }, "refused"],
    ["one that asks for input", { resultType: "input_required" }, "refused"],
  ])("%s", (_, value, word) => {
    expect(seen(value)).toBe(word);
  });
});

describe("arguments built from a schema", () => {
  const args = { city: "mcpeval", days: 1 };
  test.each<readonly [string, JsonObject, string]>([
    ["an answer", text("Sunny in mcpeval"), "content"],
    ["all of them said again", text('{ "city": "mcpeval", "days": 1 }'), "unproven"],
    ["one of them said again", text("  MCPeval. "), "unproven"],
    ["their values said again", text("mcpeval, 1"), "unproven"],
    ["said again as structured content", { content: [], structuredContent: args }, "unproven"],
    ["said again with more", { content: [], structuredContent: { ...args, sky: "clear" } }, "content"],
    ["nothing", { content: [] }, "unproven"],
  ])("%s", (_, value, word) => {
    expect(seen(value, args)).toBe(word);
  });

  test("those of the operator are real: nothing is nothing then, an echo still proves nothing", () => {
    expect(seen({ content: [] }, args, true)).toBe("empty");
    expect(seen(text("mcpeval"), args, true)).toBe("unproven");
  });
});

describe("a bill", () => {
  test.each<readonly [string, (content: ContentOfTool) => void]>([
    ["HTTP 402", (content) => content.faulted(new TransportFault("error", "HTTP 402", 402))],
    ["error 402", (content) => content.replied(error(402))],
    [
      "x402 terms as structured content",
      (content) => content.replied(result({ isError: true, structuredContent: { x402Version: 1, accepts: [] } })),
    ],
    ["x402 terms as text", (content) => content.replied(result({ ...text('{"x402Version":1,"accepts":[]}'), isError: true }))],
  ])("%s", (_, make) => {
    const content = new ContentOfTool({}, false);
    make(content);
    expect(content.seen).toBe("priced");
  });

  test("prose on money, another status and another code are none", () => {
    const content = new ContentOfTool({}, false);
    content.replied(result({ ...text("402 payment required x402"), isError: true }));
    content.replied(error(-32602));
    content.faulted(new TransportFault("error", "HTTP 500", 500));
    expect(content.seen).toBe("refused");
  });
});

describe("several calls", () => {
  test("content every time it succeeded, whatever failed between", () => {
    const content = new ContentOfTool({}, false);
    for (const reply of [result(text("a")), error(-32603), result(text("b"))]) content.replied(reply);
    expect(content.seen).toBe("content");
  });

  test("nothing once is no content", () => {
    const content = new ContentOfTool({}, false);
    for (const value of [text("a"), text("")]) content.replied(result(value));
    expect(content.seen).toBe("empty");
  });

  test("no call, no word", () => {
    expect(new ContentOfTool({}, false).seen).toBeUndefined();
  });
});
