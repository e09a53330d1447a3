// A server command is looked for before anything starts.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { checkCommand } from "../../src/target/find-command.js";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mcpeval-find-"));
  mkdirSync(join(folder, "bin"));
  for (const name of ["server", "notes"]) writeFileSync(join(folder, "bin", name), "#!/bin/sh\n");
  chmodSync(join(folder, "bin/server"), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (command: string, PATH: string | undefined) =>
  checkCommand(command, { cwd: folder, env: PATH === undefined ? {} : { PATH }, platform: process.platform });

describe("found", () => {
  test.each([
    ["a bare name on PATH", "server"],
    ["a relative path", "bin/server"],
    ["a dotted path", "./bin/server"],
  ])("%s", (_, command) => expect(() => check(command, join(folder, "bin"))).not.toThrow());
  test("an absolute path, without any PATH", () => expect(() => check(join(folder, "bin/server"), undefined)).not.toThrow());
});

describe("not found", () => {
  test.each([
    ["a name that is not on PATH", "sever", /^command not found: "sever" is not on PATH/],
    ["a name in the folder but not on PATH", "readme", /is not on PATH/],
    ["a path that does not exist", "bin/sever", /^command not found: "bin\/sever" is no executable file in /],
    ["a file that may not be executed", "bin/notes", /is no executable file/],
    ["a folder", "./bin", /is no executable file/],
    [
      "a whole command line as one word",
      "server --flag",
      /"server --flag" is taken as one program.s name; the program and each of its arguments/,
    ],
  ])("%s", (_, command, message) => expect(() => check(command, join(folder, "bin"))).toThrow(message));
  test("any bare name when there is no PATH", () => expect(() => check("server", undefined)).toThrow(/is not on PATH/));
});
