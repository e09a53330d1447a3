// Scaffolds a manifest with the real engine and runs it on the same server, the way `init` and `probe` do. Needs `npm run compile`.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHost } from "../../src/cli/host.js";
import { scaffold, type CaseOutcome, type InitSettings, type Scaffold } from "../../src/engine/init/run.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import { writeManifest } from "../../src/manifest/write.js";
import { BUDGET_REQUESTS, BUDGET_SECONDS, START_TIMEOUT_SECONDS } from "../../src/model/limits.js";
import type { Target } from "../../src/target/target.js";
import { runManifest } from "./gate.js";

const WORKER = new URL("./worker-entry.mjs", import.meta.url);

/** How a scaffold is made. */
export interface ScaffoldOptions extends Partial<InitSettings> {
  readonly settings?: Partial<BatterySettings>;
  readonly signal?: AbortSignal;
  /** Hears what the user is told meanwhile. */
  readonly onNote?: (line: string) => void;
}

/** Scaffolds with the defaults of `init`. */
export function scaffoldOf(
  target: Target,
  { only = [], dryRun = false, settings = {}, signal = new AbortController().signal, onNote = () => undefined }: ScaffoldOptions = {},
): Promise<Scaffold> {
  const host = createHost({
    progress: { update: () => undefined, note: onNote, stop: () => undefined },
    signal,
    workerModule: WORKER,
  });
  const defaults: BatterySettings = {
    server: "test",
    confirmReadOnly: false,
    skipTools: [],
    overrides: null,
    startTimeoutMs: START_TIMEOUT_SECONDS * 1000,
    budgetSeconds: BUDGET_SECONDS,
    maxRequests: BUDGET_REQUESTS,
    spares: 0,
  };
  return scaffold(target, { only, dryRun }, { ...defaults, ...settings }, host);
}

/** What became of each tool and of the server, a line each, short enough to compare. */
export function linesOf({ tools, server }: Scaffold): string[] {
  const lines = tools.map(({ planned, failure, cases }) => {
    const outcome = planned.whyNot ?? (failure === null ? casesOf(cases) : `failed ${failure}`);
    return `${planned.tool.declared.name}: ${outcome}`;
  });
  return [...lines, `server: ${casesOf(server)}`];
}

function casesOf(cases: readonly CaseOutcome[]): string {
  return cases.map(({ kind, leftOut }) => (leftOut === null ? kind : `(${kind} ${leftOut})`)).join(" ");
}

/** Every case of the scaffolded manifest, in order. */
export function casesIn({ manifest }: Scaffold) {
  return (manifest?.groups ?? []).flatMap(({ cases }) => cases);
}

/** Writes the manifest as a file and runs it; the cases that did not pass, as `id reason`, and how many there were. */
export async function rerun(made: Scaffold, target: Target): Promise<{ readonly notPassed: readonly string[]; readonly total: number }> {
  if (made.manifest === null) throw new Error("nothing was scaffolded");
  const folder = await mkdtemp(join(tmpdir(), "scaffold-"));
  try {
    const file = join(folder, "manifest.yaml");
    await writeFile(file, writeManifest(made.manifest, "yaml"));
    const { cases } = await runManifest(file, target);
    return { notPassed: cases.filter(({ passed }) => !passed).map(({ id, reason }) => `${id} ${reason ?? ""}`), total: cases.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
