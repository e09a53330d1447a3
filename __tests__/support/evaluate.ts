// Scores a target with the real engine, the real clock and the compiled schema worker. Needs `npm run compile`.
import { createHost } from "../../src/cli/host.js";
import type { ScoreResult } from "../../src/engine/open-run.js";
import { scoreTarget } from "../../src/engine/run.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { BUDGET_REQUESTS, BUDGET_SECONDS, START_TIMEOUT_SECONDS } from "../../src/model/limits.js";
import type { StdioTarget, Target } from "../../src/target/target.js";

const WORKER = new URL("./worker-entry.mjs", import.meta.url);

/** What a run concluded, and what it told the user meanwhile. */
export interface Evaluation extends ScoreResult {
  readonly notes: readonly string[];
}

/** Runs the standard battery with the defaults of `score`, changed where `settings` says so. */
export async function evaluate(target: Target, settings: Partial<BatterySettings> = {}): Promise<Evaluation> {
  const notes: string[] = [];
  const host = createHost({
    progress: { update: () => undefined, note: (line) => notes.push(line), stop: () => undefined },
    signal: new AbortController().signal,
    workerModule: WORKER,
  });
  const result = await scoreTarget(
    target,
    {
      server: "test",
      confirmReadOnly: false,
      skipTools: [],
      overrides: null,
      startTimeoutMs: START_TIMEOUT_SECONDS * 1000,
      budgetSeconds: BUDGET_SECONDS,
      maxRequests: BUDGET_REQUESTS,
      spares: 2,
      ...settings,
    },
    host,
  );
  return { ...result, notes };
}

/** A node server over stdio in a folder of its own, with a home there. */
export function nodeTarget(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): StdioTarget {
  const system = process.platform === "win32" ? { SystemRoot: process.env["SystemRoot"] ?? "" } : {};
  return {
    kind: "stdio",
    command: process.execPath,
    args,
    cwd,
    env: { ...system, PATH: process.env["PATH"] ?? "", HOME: cwd, USERPROFILE: cwd, TMPDIR: cwd, ...env },
  };
}

/** Area scores of a document by name. @throws Error when nothing was measured */
export function areaScores(document: ReportDocument): Record<string, number> {
  if (document.readiness === null) throw new Error(`not measured: ${document.readiness_error ?? "no reason"}`);
  return Object.fromEntries(document.readiness.areas.map((area) => [area.name, area.score]));
}
