// Header values that repeat the body, and which arguments a listing wants repeated.
import { describe, expect, test } from "@jest/globals";
import type { JsonObject } from "../../src/model/json.js";
import { headerValue, routingHeaders, ToolHeaders } from "../../src/session/mcp-headers.js";

const encoded = (text: string): string => `=?base64?${Buffer.from(text, "utf8").toString("base64")}?=`;

test.each(["", "a", "a b", "tab\tinside", "~!", "a?=", "=?utf8?x?="])("%j goes as it is", (text) => {
  expect(headerValue(text)).toBe(text);
});

test.each([" a", "a ", "ä", "a\nb", "a\r\nX: y", "\0", "😀", "=?base64?eA==?=", "\u007f"])("%j is encoded", (text) => {
  expect(headerValue(text)).toBe(encoded(text));
  expect(headerValue(text)).toMatch(/^[\x20-\x7e]*$/);
});

test("names go with the three methods that have one", () => {
  const tools = new ToolHeaders();
  expect(routingHeaders("tools/list", undefined, tools)).toEqual({ "mcp-method": "tools/list" });
  expect(routingHeaders("prompts/get", { name: "p" }, tools)).toEqual({ "mcp-method": "prompts/get", "mcp-name": "p" });
  expect(routingHeaders("resources/read", { uri: "file:///ä" }, tools)).toMatchObject({ "mcp-name": encoded("file:///ä") });
  expect(routingHeaders("tools/call", { name: 7 }, tools)).toEqual({ "mcp-method": "tools/call" });
});

describe("annotated arguments", () => {
  const learned = (properties: JsonObject): ToolHeaders => {
    const tools = new ToolHeaders();
    tools.learn({ tools: [{ name: "t", inputSchema: { type: "object", properties } }] });
    return tools;
  };
  const annotated = (header: unknown, type: unknown = "string"): JsonObject => ({ type, "x-mcp-header": header }) as JsonObject;

  test("strings, numbers and booleans have a text; anything else has no header", () => {
    const tools = learned({ a: annotated("A"), b: annotated("B", "integer"), c: annotated("C", "boolean"), d: annotated("D", "number") });
    expect(tools.of("t", { a: "x", b: 4, c: false, d: 1.5 })).toEqual({
      "mcp-param-a": "x",
      "mcp-param-b": "4",
      "mcp-param-c": "false",
      "mcp-param-d": "1.5",
    });
    expect(tools.of("t", { a: {}, b: 2 ** 60, c: null })).toEqual({});
    expect(tools.of("t", "no object")).toEqual({});
    expect(tools.of("other", { a: "x" })).toEqual({});
  });

  test.each([
    ["no token", { a: annotated("A"), b: annotated("B c") }],
    ["a line break", { a: annotated("A\r\nX") }],
    ["no text", { a: annotated(7) }],
    ["the same name twice", { a: annotated("A"), b: annotated("a") }],
    ["a property that is no primitive", { a: annotated("A", "array") }],
    ["a property without a type", { a: annotated("A", null) }],
    ["an empty name", { a: annotated("") }],
  ])("%s makes the tool go without headers", (_, properties) => {
    expect(learned(properties).of("t", { a: "x", b: "y" })).toEqual({});
  });

  test("a later listing replaces an earlier one", () => {
    const tools = learned({ a: annotated("A") });
    tools.learn({ tools: [{ name: "t", inputSchema: { properties: {} } }] });
    expect(tools.of("t", { a: "x" })).toEqual({});
    tools.learn(null);
    tools.learn({ tools: [null, { name: 1 }, { name: "u", inputSchema: { properties: [] } }] });
    expect(tools.of("u", { a: "x" })).toEqual({});
  });

  test("inherited names and long values have no header", () => {
    expect(learned({ constructor: annotated("A") }).of("t", {})).toEqual({});
    expect(learned({ a: annotated("A") }).of("t", { a: "x".repeat(5_000) })).toEqual({});
  });
});
