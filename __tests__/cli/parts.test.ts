// The CLI's small parts: splitting words, colour, progress, failures.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { isColored } from "../../src/cli/color.js";
import { reportFailure } from "../../src/cli/failure.js";
import { createHost, filesOf } from "../../src/cli/host.js";
import { createProgress, statusLineOf } from "../../src/cli/progress.js";
import { splitWords } from "../../src/cli/words.js";
import { Incomplete, SinkFailure, UsageError } from "../../src/model/errors.js";

describe("words", () => {
  test.each<[string[], string[], string[] | null]>([
    [["score"], ["score"], null],
    [["score", "--"], ["score"], []],
    [
      ["score", "--brief", "--", "node", "--url", "--", "x"],
      ["score", "--brief"],
      ["node", "--url", "--", "x"],
    ],
    [["--"], [], []],
  ])("%j", (words, own, server) => expect(splitWords(words)).toEqual({ own, server }));
});

describe("colour", () => {
  test.each<[string, boolean | undefined, Record<string, string>, boolean, boolean]>([
    ["a terminal", undefined, {}, true, true],
    ["a pipe", undefined, {}, false, false],
    ["a dumb terminal", undefined, { TERM: "dumb" }, true, false],
    ["NO_COLOR", undefined, { NO_COLOR: "1" }, true, false],
    ["an empty NO_COLOR", undefined, { NO_COLOR: "" }, true, true],
    ["FORCE_COLOR on a pipe", undefined, { FORCE_COLOR: "1" }, false, true],
    ["FORCE_COLOR=0 on a terminal", undefined, { FORCE_COLOR: "0" }, true, false],
    ["NO_COLOR against FORCE_COLOR", undefined, { NO_COLOR: "1", FORCE_COLOR: "1" }, true, false],
    ["--color against NO_COLOR", true, { NO_COLOR: "1" }, false, true],
    ["--no-color against FORCE_COLOR", false, { FORCE_COLOR: "1" }, true, false],
  ])("%s", (_name, flag, env, isTerminal, expected) => expect(isColored({ flag, env, isTerminal })).toBe(expected));
});

describe("progress", () => {
  function scripted() {
    const seen: string[] = [];
    const line = {
      text: "",
      start: (text?: string) => seen.push(`start ${text ?? ""}`),
      stop: () => seen.push(`stop ${line.text}`),
      clear: () => seen.push("clear"),
    };
    return { seen, line, progress: createProgress((text) => seen.push(text), line) };
  }

  test("starts one status line, changes it, clears it for notes and removes it once", () => {
    const { seen, progress } = scripted();
    progress.update("listing tools");
    progress.update("tool 1/2");
    progress.note("cause");
    progress.stop();
    progress.stop();
    expect(seen).toEqual(["start listing tools", "clear", "mcpeval: cause\n", "stop tool 1/2"]);
  });

  test("without a terminal only notes show, one inert line each", () => {
    const seen: string[] = [];
    const progress = createProgress((text) => seen.push(text), null);
    progress.update("tool 1/2");
    progress.note("one\ntwo\u001b[31m");
    progress.stop();
    expect(seen).toEqual(["mcpeval: one\n", "mcpeval: two\\u{1b}[31m\n"]);
  });

  test.each([{ TERM: "dumb" }, { CI: "true" }])("a terminal with %j has no status line", async (env) => {
    const stream = Object.create(process.stderr, { isTTY: { value: true } }) as NodeJS.WriteStream;
    expect(await statusLineOf(stream, env)).toBeNull();
    expect(await statusLineOf(stream, { TERM: "xterm" })).not.toBeNull();
  });
});

describe("failures", () => {
  const report = (error: unknown, isDebug = false) => {
    const lines: string[] = [];
    return { verdict: reportFailure(error, (line) => lines.push(line), isDebug), lines };
  };

  test("each kind has its verdict and its lines", () => {
    expect(report(new UsageError("one\ntwo"))).toEqual({ verdict: "usage", lines: ["one", "two"] });
    expect(report(new Incomplete("server-exited", "server exited with code 1", ["last line"]))).toEqual({
      verdict: "incomplete",
      lines: ["server exited with code 1", "last line"],
    });
    expect(report(new SinkFailure("no space"))).toEqual({ verdict: "incomplete", lines: ["no space"] });
  });

  test("a defect asks for a report, with its stack on request", () => {
    expect(report(new TypeError("x is not a function\nsecond"))).toEqual({
      verdict: "incomplete",
      lines: ["internal error: x is not a function; please report it with the stack that --debug prints"],
    });
    const { lines } = report(new TypeError("broken"), true);
    expect(lines[0]).toBe("internal error: broken; please report it");
    expect(lines.slice(1).join("\n")).toContain("parts.test");
    expect(report("thrown text").lines[0]).toContain("thrown text");
  });
});

describe("the host", () => {
  test("reads files relative to its folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mcpeval-host-"));
    try {
      await writeFile(join(folder, "x.txt"), "ä");
      expect(await filesOf(folder).readText("x.txt")).toBe("ä");
      expect(await filesOf("/").readText(join(folder, "x.txt"))).toBe("ä");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test("sleeps, and stops sleeping when aborted", async () => {
    const { signal } = new AbortController();
    const host = createHost({ progress: createProgress(() => undefined, null), signal, workerModule: new URL("file:///main.js") });
    const before = host.clock.now();
    await host.clock.sleep(15);
    expect(host.clock.now() - before).toBeGreaterThanOrEqual(14);
    await expect(host.clock.sleep(60_000, AbortSignal.abort(new Error("stop")))).rejects.toThrow();
  });
});
