// `trends` as users run it, and what `probe` records. Where this Node.js has SQLite the answers come from the cache, elsewhere from the
// whole journal: every test holds either way, and says which way it went.
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { TrendsSchema, type TrendRecord } from "../../src/model/documents/trends.js";
import { historyPath } from "../../src/store/trends.js";
import { homeWith, run, writeJournal, type JournalLine } from "../support/history.js";
import { DEMO_MAIN, NODE, PASS_MARK, runCli } from "../support/run-cli.js";

const HAS_SQLITE = spawnSync(NODE, ["-e", "process.exit(process.getBuiltinModule?.('node:sqlite')?.DatabaseSync ? 0 : 1)"]).status === 0;

const made: string[] = [];
afterAll(() => made.forEach((home) => rmSync(home, { recursive: true, force: true })));

function home(...lines: JournalLine[]): string {
  const folder = homeWith(...lines);
  made.push(folder);
  return folder;
}

async function trends(folder: string, ...args: readonly string[]) {
  return runCli(["trends", ...args], { env: { MCPEVAL_HOME: folder } });
}

const cacheOf = (folder: string): string => join(folder, "trends.db");

/** Long enough ago that a file of this age is settled. */
const RUNS: readonly TrendRecord[] = [
  run("2026-09-30T18:03:04.761Z", 91),
  run("2026-09-30T18:03:50.618Z", 90),
  run("2026-10-01T08:00:00.000Z", 95, { standard: "mcpeval-standard/3" }),
  run("2026-09-30T10:00:00.000Z", 40, { server: "other", manifest_sha256: "ab".repeat(32) }),
];
const SAID = `demo
  2026-09-30T18:03:04.761Z score=91/100 cases=1/1 manifest=0524c76b
  2026-09-30T18:03:50.618Z score=90/100 cases=1/1 -1 manifest=0524c76b
  2026-10-01T08:00:00.000Z score=95/100 cases=1/1 standard changed manifest=0524c76b

other
  2026-09-30T10:00:00.000Z score=40/100 cases=1/1 manifest=abababab
`;

describe("what it says", () => {
  test("one line a run, with deltas only where runs compare", async () => {
    const folder = home(...RUNS);
    const said = await trends(folder);
    expect(said).toMatchObject({ code: 0, stdout: SAID, stderr: "" });
    expect(existsSync(cacheOf(folder))).toBe(HAS_SQLITE);
  });

  test("--last cuts each server, and the first run shown still knows the one before it", async () => {
    const { stdout } = await trends(home(...RUNS), "--last", "1");
    expect(stdout.split("\n")).toEqual([
      "demo",
      "  2026-10-01T08:00:00.000Z score=95/100 cases=1/1 standard changed manifest=0524c76b",
      "",
      "other",
      "  2026-09-30T10:00:00.000Z score=40/100 cases=1/1 manifest=abababab",
      "",
    ]);
  });

  test("JSON is valid under its schema; HTML is a whole page", async () => {
    const folder = home(...RUNS);
    const document: unknown = JSON.parse((await trends(folder, "--format", "json")).stdout);
    expect([...Value.Errors(TrendsSchema, document)]).toEqual([]);
    expect(document).toMatchObject({
      servers: [{ server: "demo", points: [{ delta: null }, { delta: -1 }, { change: "standard-changed" }] }, {}],
    });
    const page = join(folder, "trends.html");
    expect(await trends(folder, "--output", page)).toMatchObject({ code: 0, stdout: "" });
    expect(readFileSync(page, "utf8")).toMatch(/^<!doctype html>[^]*<h1>History<\/h1>[^]*<\/html>\n$/);
    expect(await trends(folder, "--output", page)).toMatchObject({ code: 0 }); // its own page is no stranger
  });

  test("without a history, and without a home", async () => {
    expect(await trends(home())).toMatchObject({ code: 0, stdout: "no history yet: every full run of mcpeval probe adds to it\n" });
    const homeless = await runCli(["trends"]);
    expect(homeless).toMatchObject({ code: 2, stdout: "" });
    expect(homeless.stderr).toContain("set MCPEVAL_HOME");
    expect(await trends(home(...RUNS), "--output", "folder/")).toMatchObject({ code: 2 });
  });

  test("a history that is no file is one line and exit 2", async () => {
    const folder = home();
    mkdirSync(historyPath(folder), { recursive: true });
    const refused = await trends(folder);
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toMatch(/^mcpeval: cannot read [^\n]*history\.jsonl: E[A-Z]+\n$/);
  });

  test("a corrupt line is refused with its number, from the cache and without it", async () => {
    const folder = home(...RUNS);
    await trends(folder);
    appendFileSync(historyPath(folder), "{}\n");
    const refused = await trends(folder);
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toContain("history.jsonl:5: a record has no valid timestamp");
    writeJournal(folder, RUNS.map((record) => `${JSON.stringify(record)}\n`).join(""));
    expect(await trends(folder)).toMatchObject({ code: 0, stdout: SAID });
  });
});

describe("the cache", () => {
  /** An answered journal, and the answer. */
  async function answered(): Promise<string> {
    const folder = home(...RUNS);
    expect((await trends(folder)).stdout).toBe(SAID);
    return folder;
  }

  const damages: Readonly<Record<string, (db: string) => void>> = {
    deleted: (db) => rmSync(db, { force: true }),
    emptied: (db) => writeFileSync(db, ""),
    truncated: (db) => truncateSync(db, Math.floor(statSync(db).size / 2)),
    "cut short": (db) => truncateSync(db, 1_000),
    "of something else": (db) => writeFileSync(db, "SQLite format 3\u0000, or not"),
    "overwritten in the middle": (db) => {
      const bytes = readFileSync(db);
      bytes.fill(0x5a, Math.floor(bytes.length / 3), Math.floor((bytes.length * 2) / 3));
      writeFileSync(db, bytes);
    },
    "overwritten at its end": (db) => {
      const bytes = readFileSync(db);
      bytes.fill(0x31, bytes.length - 40);
      writeFileSync(db, bytes);
    },
    "of another version": (db) => sql(db, "UPDATE checkpoint SET version = '0'"),
    "of another layout": (db) => sql(db, "DROP TABLE points"),
    "with wrong places": (db) => sql(db, "UPDATE points SET offset = offset + 1"),
    "with places beyond the journal": (db) => sql(db, "UPDATE points SET offset = 1000000"),
    "with wrong times": (db) => sql(db, "UPDATE points SET at = at + 1"),
    "without some server's runs": (db) => sql(db, "DELETE FROM points WHERE server = 2"),
  };
  function sql(db: string, statement: string): void {
    const code = `const { DatabaseSync } = process.getBuiltinModule("node:sqlite"); new DatabaseSync(process.argv[1]).exec(process.argv[2])`;
    expect(spawnSync(NODE, ["-e", code, db, statement]).status).toBe(0);
  }

  test.each(Object.keys(damages))("%s gives the same answer, and is whole afterwards", async (damage) => {
    const folder = await answered();
    // Without SQLite there is none to damage: a stray file in its place must not matter.
    if (HAS_SQLITE) damages[damage]?.(cacheOf(folder));
    else writeFileSync(cacheOf(folder), "stray");
    expect(await trends(folder)).toMatchObject({ code: 0, stdout: SAID, stderr: "" });
    appendFileSync(historyPath(folder), `${JSON.stringify(run("2026-10-02T08:00:00.000Z", 96, { standard: "mcpeval-standard/3" }))}\n`);
    expect((await trends(folder)).stdout).toContain("score=96/100 cases=1/1 +1 ");
  });

  test("follows a journal that grew, shrank, was edited in place, replaced or ends in half a record", async () => {
    const folder = await answered();
    const path = historyPath(folder);
    const lines = RUNS.map((record) => `${JSON.stringify(record)}\n`);
    const says = async (text: string) => expect((await trends(folder, "--last", "1")).stdout).toContain(text);
    appendFileSync(path, JSON.stringify(run("2026-10-03T08:00:00.000Z", 1)).slice(0, 50));
    await says("2026-10-01T08:00:00.000Z score=95");
    writeJournal(folder, lines.slice(0, 2).join(""));
    await says("2026-09-30T18:03:50.618Z score=90");
    writeJournal(folder, lines.slice(0, 2).join("").replace('"score":90', '"score":17'));
    await says("score=17");
    writeJournal(folder, `${JSON.stringify(run("2026-10-04T08:00:00.000Z", 64))}\n`);
    await says("2026-10-04T08:00:00.000Z score=64");
  });

  test("is not needed: a home that cannot be written answers as well", async () => {
    const folder = home(...RUNS);
    // Root writes everywhere; a folder in the cache's place refuses root too.
    const blocked = spawnSync("mkdir", [cacheOf(folder)]);
    expect(blocked.status).toBe(0);
    chmodSync(folder, 0o555);
    const said = await trends(folder);
    chmodSync(folder, 0o755);
    expect(said).toMatchObject({ code: 0, stdout: SAID, stderr: "" });
  });
});

describe("what probe records", () => {
  const DEMO = ["--", NODE, DEMO_MAIN];
  let folder = "";
  let manifest = "";
  beforeAll(() => {
    folder = home();
    manifest = join(folder, "manifest.json");
    const discovery = (tools: number) => ({
      id: `tools-${tools}`,
      probe: "discovery-cost",
      access: "read_only",
      max_tools: tools,
      max_schema_bytes: 100_000,
    });
    writeFileSync(manifest, JSON.stringify({ version: 1, probes: [discovery(10), discovery(20)] }));
  });
  const probe = (...args: readonly string[]) =>
    runCli(["probe", "--server", "demo", "--manifest", manifest, "--brief", ...PASS_MARK, ...args, ...DEMO], {
      env: { MCPEVAL_HOME: folder },
    });

  test("a full run, red or not; nothing of a partial one or under --no-history", async () => {
    expect((await probe()).code).toBe(1);
    for (const partial of [["--gate-only"], ["--probe", "discovery-cost"], ["--no-history"]])
      expect((await probe(...partial)).code).toBe(1);
    const lines = readFileSync(historyPath(folder), "utf8").trimEnd().split("\n");
    expect(lines).toHaveLength(1);
    const record = JSON.parse(lines[0] ?? "") as TrendRecord;
    expect(record).toMatchObject({ server: "demo", gate: { passed: 1, total: 2 }, standard: "mcpeval-standard/2" });
    const { stdout } = await trends(folder);
    expect(stdout).toBe(`demo\n  ${record.timestamp} score=${record.score}/100 cases=1/2 manifest=${record.manifest_sha256.slice(0, 8)}\n`);
  });

  test("the HTML report shows the earlier runs, the new one among them", async () => {
    const { stdout } = await probe("--format", "html");
    expect(stdout).toContain('aria-label="Readiness of demo over time: 2 runs, the last one ');
  });

  test("a history that cannot be written is a notice and changes nothing else", async () => {
    const blocked = home("");
    rmSync(historyPath(blocked));
    rmSync(join(blocked, "store"), { recursive: true });
    writeFileSync(join(blocked, "store"), "a file where a folder should be");
    const args = ["probe", "--server", "demo", "--manifest", manifest, "--format", "json", ...PASS_MARK, ...DEMO];
    const ran = await runCli(args, { env: { MCPEVAL_HOME: blocked } });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain("this run is missing in the history");
    expect(JSON.parse(ran.stdout)).toMatchObject({ readiness: { standard: "mcpeval-standard/2" } });
  });

  test("nothing where no home is known", async () => {
    const ran = await runCli(["probe", "--server", "demo", "--manifest", manifest, "--brief", ...PASS_MARK, ...DEMO]);
    expect(ran).toMatchObject({ code: 1, stderr: "" });
  });
});
