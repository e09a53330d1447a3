// The resolution of Windows command shims that starting a server relies on: `npx` is `npx.cmd` there, which only cmd.exe can run.
// cross-spawn decides by the platform when it loads, so it is asked in a process that says it is Windows.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

const PROGRAM = `
  Object.defineProperty(process, "platform", { value: "win32" });
  process.env.comspec = "cmd.exe";
  process.env.PATHEXT = ".EXE;.CMD;.BAT";
  const crossSpawn = require(process.argv[1]);
  const [command, ...args] = JSON.parse(process.argv[2]);
  const { command: program, args: words, options } = crossSpawn._parse(command, args, { env: process.env });
  process.stdout.write(JSON.stringify({ program, words, verbatim: options.windowsVerbatimArguments === true }));
`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-shims-"));
  for (const name of ["npx.CMD", "server.BAT", "tool.EXE"]) await writeFile(join(folder, name), "");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function parsed(...command: string[]): { program: string; words: string[]; verbatim: boolean } {
  const args = ["-e", PROGRAM, resolve("node_modules/cross-spawn/index.js"), JSON.stringify(command)];
  return JSON.parse(execFileSync(process.execPath, args, { env: { PATH: folder, Path: folder }, encoding: "utf8" }));
}

describe("process start: Windows shims", () => {
  test.each([
    ["npx", "a .cmd shim on PATH"],
    ["server", "a .bat file on PATH"],
  ])("%s, %s, is run by cmd.exe", (command) => {
    const { program, words, verbatim } = parsed(command, "-y", "@scope/server");
    expect(program).toBe("cmd.exe");
    expect(words.slice(0, 3)).toEqual(["/d", "/s", "/c"]);
    expect(words[3]).toContain(command);
    expect(verbatim).toBe(true);
  });

  test("words stay words: nothing in them is a command to cmd.exe", () => {
    const { words } = parsed("npx", "a & calc", "%PATH%", 'say "hi"', "x|y");
    // Outside of escaped quotes every character cmd.exe acts on has its caret.
    expect(words[3]).not.toMatch(/(?<!\^)[&|<>%]/);
  });

  test("a program is started as it is", () => {
    expect(parsed("tool", "a b")).toEqual({ program: "tool", words: ["a b"], verbatim: false });
  });
});
