// npm run bench -- trends: a history of a million runs, read by the compiled sources in a process of its own each time. Prints a table and
// never fails on a number. The cache needs a Node.js with SQLite; without one, every row reads the whole journal and says so.
import { spawnSync } from "node:child_process";
import { appendFileSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../build/src/cli/main.js", import.meta.url));
const NODE = process.env.MCPEVAL_NODE ?? process.execPath;
const SERVERS = 20;

const record = (n) =>
  JSON.stringify({
    timestamp: new Date(1_700_000_000_000 + n * 1_000).toISOString(),
    server: `server-${n % SERVERS}`,
    score: n % 101,
    standard: "mcpeval-standard/2",
    gate: { passed: 1, total: 1 },
    manifest_sha256: "0".repeat(64),
  });

/** Appends records FROM up to TO. */
function append(path, from, to) {
  const file = openSync(path, "a");
  for (let n = from; n < to; n += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, to - n) }, (_, i) => `${record(n + i)}\n`);
    writeSync(file, lines.join(""));
  }
  closeSync(file);
}

const home = mkdtempSync(join(tmpdir(), "mcpeval-bench-trends-"));
const path = join(home, "store", "probes", "history.jsonl");
mkdirSync(dirname(path), { recursive: true });
const table = [];

/** One whole process that answers. */
function read(what) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(NODE, [CLI, "trends"], { env: { ...process.env, MCPEVAL_HOME: home }, encoding: "utf8" });
  const ms = performance.now() - started;
  if (status !== 0) throw new Error(`${what}: exit ${status}: ${stderr}`);
  table.push({ what, time: `${ms.toFixed(0)} ms`, lines: stdout.trim().split("\n").length });
}

try {
  const version = spawnSync(
    NODE,
    ["-p", "process.version + (process.getBuiltinModule?.('node:sqlite') ? ' with SQLite' : ' without SQLite')"],
    {
      encoding: "utf8",
    },
  );
  console.error(`Node ${version.stdout.trim()}; each time is a whole process`);
  let total = 0;
  for (const size of [10_000, 100_000, 1_000_000]) {
    append(path, total, size);
    total = size;
    const records = `${size.toLocaleString("en")} records`;
    console.error(`${records}, ${(statSync(path).size / 1e6).toFixed(0)} MB`);
    read(`${records}: the first read, which reads what is new`);
    // A file that changed this moment is looked at again: its clock may not have moved.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
    read(`${records}: the same bytes, once more`);
    read(`${records}: unchanged`);
    appendFileSync(path, `${record(total)}\n`);
    total += 1;
    read(`${records}: one more record`);
  }
  rmSync(join(home, "trends.db"), { force: true });
  read("1,000,000 records: without a cache, which is made anew");
} finally {
  rmSync(home, { recursive: true, force: true });
}
console.table(table);
