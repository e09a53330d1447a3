// The journal under many writers, killed writers, and hands that damaged it. Real processes; needs `npm run compile`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { afterEach, describe, expect, test } from "@jest/globals";
import { UsageError } from "../../src/model/errors.js";
import { MAX_RECORD_BYTES } from "../../src/store/journal.js";
import { historyPath, readTrends, recordTrend } from "../../src/store/trends.js";
import { homeWith, run, type JournalLine } from "../support/history.js";

const APPEND = "__tests__/fixtures/journal/append.mjs";
const homes: string[] = [];

afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

function home(...lines: JournalLine[]): string {
  const made = homeWith(...lines);
  homes.push(made);
  return made;
}

function start(folder: string, server: string, count: string) {
  return spawn(process.execPath, [APPEND, folder, server, count], { stdio: ["ignore", "pipe", "inherit"] });
}

const linesOf = (folder: string): string[] => readFileSync(historyPath(folder), "utf8").split("\n").slice(0, -1);

describe("appending", () => {
  test("makes the folders, one line a record, and frees its lock", async () => {
    const folder = home();
    await recordTrend(folder, run("2026-09-30T18:03:04.761Z", 91));
    await recordTrend(folder, run("2026-09-30T18:03:50.618Z", 90));
    expect(linesOf(folder).map((line) => (JSON.parse(line) as { score: number }).score)).toEqual([91, 90]);
    expect(existsSync(`${historyPath(folder)}.lock`)).toBe(false);
  });

  test("refuses a record that no reader would take", async () => {
    const folder = home();
    await expect(recordTrend(folder, run("2026-09-30T18:03:04.761Z", 1, { server: "x".repeat(MAX_RECORD_BYTES) }))).rejects.toThrow(
      RangeError,
    );
    expect(existsSync(historyPath(folder))).toBe(false);
  });

  test("eight processes lose and tear none of 1,000 records each", async () => {
    const folder = home();
    const names = Array.from({ length: 8 }, (_, index) => `writer-${index}`);
    const codes = await Promise.all(names.map(async (name) => ((await once(start(folder, name, "1000"), "close")) as [number])[0]));
    expect(codes).toEqual(names.map(() => 0));
    const records = linesOf(folder).map((line) => JSON.parse(line) as { server: string; gate: { total: number } });
    expect(records).toHaveLength(8_000);
    for (const name of names) {
      // Each writer waits for its own record before it writes the next, so each is in order.
      const own = records.filter(({ server }) => server === name).map(({ gate }) => gate.total);
      expect(own).toEqual(Array.from({ length: 1_000 }, (_, n) => n));
    }
    expect([...(await readTrends(folder, 3)).values()].map((runs) => runs.map(({ gate }) => gate.total))).toEqual(
      names.map(() => [997, 998, 999]),
    );
  }, 240_000);

  test("a writer that is killed leaves every record whole, and its lock is no hindrance", async () => {
    const folder = home();
    const child = start(folder, "killed", "forever");
    await once(child.stdout, "data");
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill("SIGKILL");
    await once(child, "close");
    const written = readFileSync(historyPath(folder), "utf8").split("\n").length - 1;
    await recordTrend(folder, run("2026-09-30T18:03:04.761Z", 91));
    expect(linesOf(folder)).toHaveLength(written + 1);
    const totals = linesOf(folder).flatMap((line) => {
      const { server, gate } = JSON.parse(line) as { server: string; gate: { total: number } };
      return server === "killed" ? [gate.total] : [];
    });
    expect(totals).toEqual(Array.from({ length: written }, (_, n) => n));
  });

  test("half a record of a killed writer is not read, and the next writer takes its place", async () => {
    const folder = home(run("2026-09-30T18:03:04.761Z", 91));
    await once(start(folder, "torn", "torn"), "close");
    expect(readFileSync(historyPath(folder), "utf8").endsWith("\n")).toBe(false);
    expect([...(await readTrends(folder, 5)).keys()]).toEqual(["demo"]);
    await recordTrend(folder, run("2026-09-30T18:03:50.618Z", 90));
    expect(linesOf(folder).map((line) => (JSON.parse(line) as { score: number }).score)).toEqual([91, 90]);
  });
});

describe("reading", () => {
  const at = (second: number) => `2026-09-30T18:03:${String(second).padStart(2, "0")}.000Z`;

  test("orders by time, and equal times as they were appended", async () => {
    const folder = home(run(at(3), 3), run(at(1), 1), run(at(3), 4), run("2026-09-30T18:03:02Z", 2), run(at(9), 50, { server: "other" }));
    const history = await readTrends(folder, 10);
    expect([...history.keys()]).toEqual(["demo", "other"]);
    expect(history.get("demo")?.map(({ score }) => score)).toEqual([1, 2, 3, 4]);
    expect((await readTrends(folder, 2)).get("demo")?.map(({ score }) => score)).toEqual([3, 4]);
  });

  test("keeps the latest of very many without keeping all", async () => {
    const folder = home(
      ...Array.from({ length: 500 }, (_, n) => run(new Date(1_790_000_000_000 + ((n * 7) % 500) * 1_000).toISOString(), n % 101)),
    );
    const [last] = (await readTrends(folder, 1, null)).get("demo") ?? [];
    expect(last?.timestamp).toBe(new Date(1_790_000_000_000 + 499_000).toISOString());
  });

  test("has nothing where there is no journal", async () => {
    expect((await readTrends(home(), 10)).size).toBe(0);
  });

  test.each<[string, string, string]>([
    ["garbage", "garbage\n", "not valid JSON"],
    ["an empty line", "\n", "not valid JSON"],
    ["a record without a score", '{"timestamp":"2026-09-30T18:03:04.761Z","server":"demo"}\n', "no valid score"],
    ["a record that is too large", `"${"x".repeat(MAX_RECORD_BYTES)}"\n`, "larger than 4194304 bytes"],
  ])("refuses %s with its line", async (_what, text, problem) => {
    const folder = home(run(at(1), 1), run(at(2), 2), text, run(at(3), 3));
    const reading = readTrends(folder, 10);
    await expect(reading).rejects.toThrow(UsageError);
    await expect(reading).rejects.toThrow(`history.jsonl:3: `);
    await expect(reading).rejects.toThrow(problem);
  });

  test("takes a record of the largest size across many reads", async () => {
    const folder = home(run(at(1), 1));
    const line = JSON.stringify({ ...run(at(2), 2), padding: "" });
    appendFileSync(historyPath(folder), `${line.replace('"padding":""', `"padding":"${"x".repeat(MAX_RECORD_BYTES - line.length)}"`)}\n`);
    expect((await readTrends(folder, 10)).get("demo")?.map(({ score }) => score)).toEqual([1, 2]);
  });
});
