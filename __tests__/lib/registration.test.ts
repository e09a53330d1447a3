// Lines that register tools, in the shapes of common SDKs and languages, and lines that only look like it.
import { describe, expect, test } from "@jest/globals";
import { namePlaces } from "../../src/lib/registration.js";

const places = (text: string, ...names: string[]): string[] =>
  namePlaces(text, new Set(names)).map(
    ({ name, how, line, startColumn, endColumn }) => `${name} ${how} ${line}:${startColumn}-${endColumn}`,
  );

describe("registered", () => {
  test.each<[string, string, string]>([
    ["TypeScript, registerTool", 'server.registerTool("read_file", { description }, run);', "read_file registered 1:21-32"],
    ["TypeScript, on its own line", "server.registerTool(\n  'read_file',\n  {},\n);", "read_file registered 2:3-14"],
    ["TypeScript, a generic call", 'server.tool<Shape>("read_file", shape, run)', "read_file registered 1:20-31"],
    ["a list of tools", '  { name: "read_file", description: "x" },', "read_file registered 1:11-22"],
    ["JSON", '  "name": "read_file",', "read_file registered 1:11-22"],
    ["YAML", 'name: "read_file"', "read_file registered 1:7-18"],
    ["Python, Tool(name=)", 'types.Tool(name="read_file", description="x")', "read_file registered 1:17-28"],
    ["Python, a decorator", "@mcp.tool()\nasync def read_file(path: str):\n    pass", "read_file registered 2:11-20"],
    ["Python, a decorator over lines", "@mcp.tool(\n    annotations=x,\n)\ndef read_file(path):", "read_file registered 4:5-14"],
    ["Go", 'tool := mcp.NewTool("read_file",', "read_file registered 1:21-32"],
    ["Go, a struct", '&mcp.Tool{Name: "read_file", Description: "x"}', "read_file registered 1:17-28"],
    ["Rust, an attribute", '#[tool(description = "x")]\nasync fn read_file(&self)', "read_file registered 2:10-19"],
    ["C#, an attribute", '[McpServerTool(Name = "read_file")]', "read_file registered 1:23-34"],
    ["a template literal", "server.tool(`read_file`, run)", "read_file registered 1:13-24"],
  ])("%s", (_, text, expected) => {
    expect(places(text, "read_file")).toEqual([expected]);
  });
});

describe("not registered", () => {
  test.each<[string, string, string[]]>([
    ["a call of the tool", 'client.callTool({ name: "read_file", arguments: {} })', ["read_file quoted 1:25-36"]],
    ["Python's call", 'await session.call_tool("read_file", {})', ["read_file quoted 1:25-36"]],
    ["a switch", 'case "read_file":', ["read_file quoted 1:6-17"]],
    ["a comment", '// server.tool("read_file")', []],
    ["a comment in Python", '# name: "read_file"', []],
    ["a longer name", 'server.tool("read_file_2")', []],
    ["a function without a decorator", "def read_file(path):", []],
    ["a decorator of another function", "@mcp.tool()\ndef other():\n    pass\n\ndef read_file(path):", []],
  ])("%s", (_, text, expected) => {
    expect(places(text, "read_file")).toEqual(expected);
  });
});

test("several names, in the text's order, whatever ends the lines", () => {
  expect(places('a.tool("x")\r\nb.tool("y")\rc.tool("x")', "x", "y")).toEqual([
    "x registered 1:8-11",
    "y registered 2:8-11",
    "x registered 3:8-11",
  ]);
});

test("lines of megabytes are not looked at, and many long ones take no time to speak of", () => {
  const startedAt = performance.now();
  expect(places(`${'"'.repeat(1_000_000)}\nserver.tool("x")${"tool(".repeat(200_000)}`, "x")).toEqual([]);
  const line = `${"tool".repeat(200)}"x"${"<".repeat(1_000)}`;
  expect(places(Array.from({ length: 500 }, () => line).join("\n"), "x")).toHaveLength(500);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
