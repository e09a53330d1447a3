// The harness's own eyes: if they missed a command, no injection test would mean anything.
import { describe, expect, test } from "@jest/globals";
import { parseCommandFile } from "../support/harness/command-file.js";
import { readRunnerLog } from "../support/harness/runner-log.js";

describe("workflow commands", () => {
  test("are found in both spellings, with properties and escapes", () => {
    const { commands } = readRunnerLog(
      "::error file=a%2Cb,line=3::one%0Atwo\r\n  ::notice::indented\nname ##[add-path]/evil\n##[warning file=x;line=1]w",
    );
    expect(commands).toEqual([
      { command: "error", properties: { file: "a,b", line: "3" }, message: "one\ntwo" },
      { command: "notice", properties: {}, message: "indented" },
      { command: "add-path", properties: {}, message: "/evil" },
      { command: "warning", properties: { file: "x", line: "1" }, message: "w" },
    ]);
  });

  test("are text in the middle of a line, when unknown, and while stopped", () => {
    const log = readRunnerLog("a ::error::x\n::made-up::y\n::stop-commands::t0ken\n::error::z\n##[add-mask]q\n::t0ken::\n::notice::back");
    expect(log.commands).toEqual([{ command: "notice", properties: {}, message: "back" }]);
    expect(log.text).toContain("::error::z");
    expect(log.isStopped).toBe(false);
    expect(readRunnerLog("::stop-commands::t0ken\n::other::").isStopped).toBe(true);
  });

  test("mask what they are told to, before and after", () => {
    expect(readRunnerLog("s3cret\n::add-mask::s3cret\nno s3cret").text).toBe("***\nno ***");
  });
});

describe("command files", () => {
  test("hold pairs and blocks", () => {
    expect(parseCommandFile("a=1\r\nb<<EOF\nx=2\ny\nEOF\nc=\n")).toEqual({ a: "1", b: "x=2\ny", c: "" });
  });

  test("refuse a block without an end and a line that is neither", () => {
    expect(() => parseCommandFile("b<<EOF\nx")).toThrow("no end of the value of b");
    expect(() => parseCommandFile("nonsense")).toThrow("invalid line");
  });
});
