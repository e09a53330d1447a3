// npm run bench: whole-process times of the built CLI beside a bare client sending the same requests, in pairs within one run.
// Prints a table of medians and ratios; it never fails on a number, because the machine decides those.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { actionBesideCli, MOST_MORE_MS } from "./action.mjs";

// The history has a benchmark of its own: it starts no server.
if (process.argv[2] === "trends") {
  await import("./trends.mjs");
  process.exit();
}

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const CLI = here("../../dist/cli/index.js");
const FLOOR = here("floor.mjs");
const SERVER = here("sdk-server.mjs");
const PEER = "mcp-readiness@0.7.0";
const runs = Number(process.argv[2] ?? 7);
const scratch = mkdtempSync(join(tmpdir(), "mcpeval-bench-"));
// Extra certificates cost every Node 20 start 35-40 ms and would blur each ratio.
// Compiled code is kept as on a developer's machine, in a home of the benchmark's own: each pair's warm-up is the first run.
const env = { ...process.env, NODE_EXTRA_CA_CERTS: undefined, NODE_OPTIONS: undefined, CI: undefined, MCPEVAL_HOME: join(scratch, "home") };

/** One whole process: milliseconds from spawn to close. */
function time(args) {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "ignore"], cwd: scratch });
    child.on("close", (code) => resolve({ ms: performance.now() - started, code }));
  });
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const table = [];
const row = (what, ours, other, ratio, goal) => table.push({ what, ours, "compared with": other, ratio, goal });
const ms = (value) => `${value.toFixed(0)} ms`;

/** A and B in turn, after one warm-up each; medians and the median of the pairwise ratios. */
async function pair(what, ours, other, otherName, goal, times = runs) {
  await time(ours);
  await time(other);
  const a = [];
  const b = [];
  for (let i = 0; i < times; i += 1) {
    a.push(await time(ours));
    b.push(await time(other));
  }
  const bad = a.find((run) => run.code > 1);
  if (bad !== undefined) throw new Error(`${what}: our process exited with ${bad.code}`);
  const ratio = median(a.map((run, i) => run.ms / b[i].ms));
  row(what, ms(median(a.map((run) => run.ms))), `${ms(median(b.map((run) => run.ms)))} (${otherName})`, ratio.toFixed(2), goal);
}

async function withHttpServer(tools, work) {
  const server = spawn(process.execPath, [SERVER, "--transport", "http", "--tools", String(tools)], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve) => server.stdout.once("data", (data) => resolve(String(data).trim())));
  try {
    await work(url);
  } finally {
    server.kill();
  }
}

const score = (target, ...more) => [CLI, "score", "--server", "bench", "--format", "json", ...more, ...target];
const stdio = (tools) => ["--", process.execPath, SERVER, "--transport", "stdio", "--tools", String(tools)];

function installPeer() {
  const prefix = here("../../.cache/bench-peer");
  const bin = join(prefix, "node_modules/mcp-readiness/bin/cli.mjs");
  if (!existsSync(bin))
    spawnSync("npm", ["i", "--prefix", prefix, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", PEER], {
      stdio: "ignore",
      shell: process.platform === "win32",
    });
  return existsSync(bin) ? bin : undefined;
}

/** Peak resident memory of one run, in MiB, reported by the process itself as it ends. */
async function peakMemory(args) {
  const file = join(scratch, "rss");
  const hook = `import{writeFileSync}from"node:fs";import{isMainThread}from"node:worker_threads";if(isMainThread)process.on("exit",()=>writeFileSync(${JSON.stringify(file)},String(process.resourceUsage().maxRSS)))`;
  await time(["--import", `data:text/javascript,${encodeURIComponent(hook)}`, ...args]);
  return Number(readFileSync(file, "utf8")) / 1024;
}

console.error(`${runs} pairs a row; Node ${process.version}; each time is a whole process`);
await pair("mcpeval --version", [CLI, "--version"], ["-e", "0"], "node -e 0", "<= 1.5", runs * 3);
await withHttpServer(12, async (url) => {
  await pair("score, 12 tools, HTTP", score(["--url", url]), [FLOOR, "--url", url], "bare client", "<= 1.5");
  env.NODE_DISABLE_COMPILE_CACHE = "1";
  await pair("the same, no compiled code kept", score(["--url", url]), [FLOOR, "--url", url], "bare client", "");
  delete env.NODE_DISABLE_COMPILE_CACHE;
  const peer = installPeer();
  if (peer === undefined) console.error(`${PEER} could not be installed; that row is left out`);
  else await pair("score, 12 tools, HTTP", score(["--url", url]), [peer, url], `${PEER}, 3 requests`, "<= 1.0");
});
await pair("score, 12 tools, stdio", score(stdio(12)), [FLOOR, "--tools", "12"], "bare client", "<= 1.3");
await withHttpServer(300, (url) => pair("score, 300 tools, HTTP", score(["--url", url]), [FLOOR, "--url", url], "bare client", "<= 1.6"));
await pair("score, 300 tools, stdio", score(stdio(300)), [FLOOR, "--tools", "300"], "bare client", "<= 1.6");

const beside = await actionBesideCli(runs);
row(
  `Action on the demo, Node.js ${beside.version}`,
  ms(beside.action),
  `${ms(beside.cli)} (CLI)`,
  `${beside.more < 0 ? "" : "+"}${ms(beside.more)}`,
  `<= CLI + ${MOST_MORE_MS} ms: ${beside.more <= MOST_MORE_MS ? "held" : "missed"}`,
);

const sizes = [100, 300, 1000];
const perTool = [];
for (const size of sizes) {
  const times = [];
  for (let i = 0; i < 3; i += 1) times.push((await time(score(stdio(size), "--max-requests", "100000"))).ms);
  const idle = (await time(score(stdio(1)))).ms;
  perTool.push((median(times) - idle) / size);
  row(`score, ${size} tools, stdio`, ms(median(times)), "", "", `${perTool.at(-1).toFixed(2)} ms a tool`);
}
row(
  "time a tool, 1,000 against 100 tools",
  `${perTool[2].toFixed(2)} ms`,
  `${perTool[0].toFixed(2)} ms (100 tools)`,
  (perTool[2] / perTool[0]).toFixed(2),
  "linear: about 1",
);
row(
  "peak memory, 1,000 tools",
  `${(await peakMemory(score(stdio(1000), "--max-requests", "100000"))).toFixed(0)} MiB`,
  "",
  "",
  "<= 200 MiB",
);
if (process.argv.includes("--hung")) {
  const hung = await time(score(["--", process.execPath, here("hang-server.mjs")]));
  row("40 hung tools among 60", `${(hung.ms / 1000).toFixed(0)} s`, "", "", "<= 300 s (budget)");
} else console.error("pass --hung for the row with 40 hung tools among 60 (minutes)");

console.table(table);
rmSync(scratch, { recursive: true, force: true });
