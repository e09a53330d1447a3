// The Action's small parts: paths by platform, signals, sentences, ports.
import { EventEmitter } from "node:events";
import { describe, expect, test } from "@jest/globals";
import { createActionHost, isDirectory, NoteKeeper } from "../../src/action/host.js";
import { inFolder, resolveInputPath } from "../../src/action/paths.js";
import { watchSignals } from "../../src/action/signals.js";
import { missedFloors, nameInputs } from "../../src/action/wording.js";
import { UsageError } from "../../src/model/errors.js";

describe("paths", () => {
  test("follow Windows' rules on Windows, with either separator", () => {
    expect(resolveInputPath("packages\\server", "D:\\a\\repo\\repo", "win32")).toBe("D:\\a\\repo\\repo\\packages\\server");
    expect(resolveInputPath("./packages/server", "D:\\a\\repo\\repo", "win32")).toBe("D:\\a\\repo\\repo\\packages\\server");
    expect(resolveInputPath("C:\\work", "D:\\a\\repo\\repo", "win32")).toBe("C:\\work");
    expect(inFolder("D:\\out", "report.json", "win32")).toBe("D:\\out\\report.json");
  });

  test("follow POSIX rules elsewhere, where a backslash is a letter", () => {
    expect(resolveInputPath("packages/server", "/home/runner/work", "linux")).toBe("/home/runner/work/packages/server");
    expect(resolveInputPath("a\\b", "/w", "darwin")).toBe("/w/a\\b");
    expect(resolveInputPath("/tmp/x", "/w", "linux")).toBe("/tmp/x");
    expect(inFolder("/out", "report.json", "linux")).toBe("/out/report.json");
  });
});

describe("signals", () => {
  const watched = (endAll: () => Promise<void>) => {
    const source = new EventEmitter();
    const seen: string[] = [];
    watchSignals(source, {
      abort: (reason) => seen.push(`abort: ${reason.message}`),
      endAll: () => {
        seen.push("endAll");
        return endAll();
      },
      killAllNow: () => seen.push("killAllNow"),
    });
    return { source, seen };
  };

  test("end servers gently first, at once on the second signal and at exit", () => {
    const { source, seen } = watched(() => Promise.resolve());
    source.emit("SIGINT");
    expect(seen).toEqual(["abort: the run was cancelled", "endAll"]);
    source.emit("SIGTERM");
    source.emit("exit");
    expect(seen.slice(2)).toEqual(["killAllNow", "killAllNow"]);
  });

  test("kill when the gentle way fails", async () => {
    const { source, seen } = watched(() => Promise.reject(new Error("stuck")));
    source.emit("SIGTERM");
    await new Promise(setImmediate);
    expect(seen).toEqual(["abort: the run was cancelled", "endAll", "killAllNow"]);
  });
});

describe("sentences", () => {
  test("name inputs where the command line names flags", () => {
    const inputs = new Set(["skip-tool", "working-directory", "headers", "min-area"]);
    expect(nameInputs("--skip-tool names no listed tool; raise --budget-seconds, see --min-area=90", inputs)).toBe(
      "'skip-tool' names no listed tool; raise --budget-seconds, see --min-area=90",
    );
    expect(nameInputs("--cwd is no folder, use MCPEVAL_HTTP_AUTHORIZATION or --header-env", inputs)).toBe(
      "'working-directory' is no folder, use MCPEVAL_HTTP_AUTHORIZATION or 'headers'",
    );
  });

  test("list every missed floor on one line", () => {
    const gate = { min_readiness: 95, min_area: { catalog: 70 }, exclude_latency: false, passed: false };
    const shortfalls = [
      { subject: "readiness", observed: 91, floor: 95 },
      { subject: "catalog", observed: 63, floor: 70 },
    ];
    expect(missedFloors({ ...gate, shortfalls })).toBe("readiness 91 is under its floor of 95; catalog 63 is under its floor of 70");
    expect(missedFloors({ ...gate, shortfalls: [] })).toBe("a declared floor is not met");
    expect(missedFloors({ ...gate, exclude_latency: true, shortfalls: shortfalls.slice(0, 1) })).toContain(
      "(latency checks at full marks)",
    );
  });
});

describe("ports", () => {
  test("keep notes line by line and drop status lines", () => {
    const keeper = new NoteKeeper();
    keeper.update();
    keeper.note("one\ntwo");
    keeper.stop();
    expect(keeper.notes).toEqual(["one", "two"]);
  });

  test("read files, and say which one cannot be read", async () => {
    const host = createActionHost(new URL(import.meta.url), new AbortController().signal, new NoteKeeper());
    await expect(host.files.readText("/no/such/file")).rejects.toThrow(UsageError);
    await expect(host.files.readText("/no/such/file")).rejects.toThrow("cannot read /no/such/file: no such file");
    expect(await isDirectory("/no/such/folder")).toBe(false);
    expect(await isDirectory(process.cwd())).toBe(true);
    const before = host.clock.now();
    await host.clock.sleep(5);
    expect(host.clock.now()).toBeGreaterThan(before);
  });
});
