// The --arguments file: what it yields, and where its mistakes are said to be.
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { filesOf } from "../../src/cli/host.js";
import { readArguments } from "../../src/commands/arguments-file.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-arguments-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array) {
  await writeFile(join(folder, "a.json"), content);
  return readArguments("a.json", filesOf(folder));
}

describe("a good file", () => {
  test("yields arguments by tool and the SHA-256 of its bytes", async () => {
    const content = '{ "read": { "path": "/ä" }, "ping": {} }\n';
    expect(await read(content)).toEqual({
      file: "a.json",
      sha256: createHash("sha256").update(content).digest("hex"),
      byTool: { read: { path: "/ä" }, ping: {} },
    });
  });

  test("may begin with a byte order mark, which counts as a byte", async () => {
    const content = "\uFEFF{}";
    const { sha256, byTool } = await read(content);
    expect(sha256).toBe(createHash("sha256").update(content).digest("hex"));
    expect(byTool).toEqual({});
  });

  test("may name a tool like a prototype's key", async () => {
    const { byTool } = await read('{"__proto__": {"a": 1}, "constructor": {}}');
    expect(Object.keys(byTool)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(byTool)).toBe(Object.prototype);
  });
});

describe("a bad file is one line with file, line and pointer, and no value of it", () => {
  const EXPECTED = "expected an object of tool names to arguments objects";
  test.each<[string, string, string]>([
    ["a missing comma", '{\n  "a": {}\n  "b": {}\n}', `a.json:3: --arguments: not valid JSON; ${EXPECTED}`],
    ["a trailing comma", '{\n  "a": {},\n}', `a.json:3: --arguments: not valid JSON; ${EXPECTED}`],
    ["a bare word", '{\n  "a": {},\n  "b": s3cret\n}', `a.json:3: --arguments: not valid JSON; ${EXPECTED}`],
    ["an early end", '{\n  "a": {\n', `a.json:2: --arguments: not valid JSON; ${EXPECTED}`],
    ["nothing", "", `a.json:1: --arguments: not valid JSON; ${EXPECTED}`],
    ["an array", '["s3cret"]', `a.json:1: --arguments: ${EXPECTED}`],
    ["a tool without an object", '{\n  "a": {},\n  "b/c~d": "s3cret"\n}', `a.json:3: --arguments: /b~1c~0d is not an object; ${EXPECTED}`],
    ["a tool named over two lines", '{"a\\nb": 1}', `a.json:1: --arguments: /a\\nb is not an object; ${EXPECTED}`],
    ["a null", '{"a": null}', `a.json:1: --arguments: /a is not an object; ${EXPECTED}`],
  ])("%s", async (_name, content, message) => {
    await expect(read(content)).rejects.toMatchObject({ name: "UsageError", message });
    expect(message).not.toContain("s3cret");
  });

  test("bytes that are no UTF-8 are refused, since a repaired text would have another digest", async () => {
    await expect(read(Uint8Array.from([0x7b, 0xff, 0x7d]))).rejects.toMatchObject({
      name: "UsageError",
      message: "a.json:1: it is not UTF-8 text; save it as UTF-8",
    });
  });

  test("a file that is not there, and a folder", async () => {
    await expect(readArguments("none.json", filesOf(folder))).rejects.toThrow("cannot read none.json: no such file");
    await expect(readArguments(".", filesOf(folder))).rejects.toThrow("cannot read .: it is a folder");
  });
});
