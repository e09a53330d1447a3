// Starts the gate's fixture server and runs cases against it through the engine. Needs `npm run compile` for the schema worker.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createHost } from "../../src/cli/host.js";
import { probeTarget } from "../../src/engine/probe.js";
import type { ScoreResult } from "../../src/engine/open-run.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import { readManifest } from "../../src/manifest/load.js";
import type { ManifestCase } from "../../src/manifest/manifest.js";
import type { Target } from "../../src/target/target.js";

const SERVER = fileURLToPath(new URL("../fixtures/servers/gate-server.mjs", import.meta.url));
const WORKER = new URL("./worker-entry.mjs", import.meta.url);

/** A running (HTTP) or ready (stdio) fixture server. */
export interface GateServer {
  readonly target: Target;
  /** Lines of the log: `<pid> <method> <tool>`. */
  readonly log: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

export async function startGateServer(transport: "stdio" | "http"): Promise<GateServer> {
  const folder = await mkdtemp(join(tmpdir(), "gate-server-"));
  const file = join(folder, "log");
  await writeFile(file, "");
  const log = async (): Promise<string[]> => (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  if (transport === "stdio") {
    const target: Target = {
      kind: "stdio",
      command: process.execPath,
      args: [SERVER, file],
      cwd: folder,
      env: { PATH: process.env["PATH"] ?? "" },
    };
    return { target, log, stop: remove };
  }
  const child = spawn(process.execPath, [SERVER, file, "--http"], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("error", reject);
  });
  const target: Target = { kind: "http", url: new URL((JSON.parse(line) as { url: string }).url), headers: {} };
  return {
    target,
    log,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      await remove();
    },
  };
}

/** Cases from manifest objects; ids are filled in where absent, access is read_only. */
export async function casesOf(...given: readonly Readonly<Record<string, unknown>>[]): Promise<readonly ManifestCase[]> {
  const probes = given.map((one, i) => ({ id: `case-${String(i + 1)}`, access: "read_only", ...one }));
  return (await readManifest(JSON.stringify({ version: 1, probes }), "m.json")).cases;
}

/** How a gate is run. */
export interface GateRunOptions {
  readonly timeoutMs?: number | null;
  readonly gateOnly?: boolean;
  readonly settings?: Partial<BatterySettings>;
  readonly signal?: AbortSignal;
}

/** Runs cases; what the user was told comes with it. */
export async function runCases(
  target: Target,
  cases: readonly ManifestCase[],
  { timeoutMs = 400, gateOnly = true, settings = {}, signal = new AbortController().signal }: GateRunOptions = {},
): Promise<ScoreResult & { readonly notes: readonly string[] }> {
  const notes: string[] = [];
  const host = createHost({
    progress: { update: () => undefined, note: (line) => notes.push(line), stop: () => undefined },
    signal,
    workerModule: WORKER,
  });
  const defaults: BatterySettings = {
    server: "test",
    confirmReadOnly: false,
    skipTools: [],
    overrides: null,
    startTimeoutMs: 10_000,
    budgetSeconds: 60,
    maxRequests: 4_096,
    spares: 0,
  };
  const gate = { manifestSha256: "0".repeat(64), cases, timeoutMs, gateOnly };
  return { ...(await probeTarget(target, gate, { ...defaults, ...settings }, host)), notes };
}
