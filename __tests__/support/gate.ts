// Runs a manifest against a target with the real engine, without the battery. Needs `npm run compile`.
import { readFile } from "node:fs/promises";
import { createHost } from "../../src/cli/host.js";
import { probeTarget } from "../../src/engine/probe.js";
import { readManifest } from "../../src/manifest/load.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { BUDGET_REQUESTS, BUDGET_SECONDS, START_TIMEOUT_SECONDS } from "../../src/model/limits.js";
import type { Target } from "../../src/target/target.js";

const WORKER = new URL("./worker-entry.mjs", import.meta.url);

/** Runs every case of a manifest file. */
export async function runManifest(file: string, target: Target): Promise<ReportDocument> {
  const manifest = await readManifest(await readFile(file, "utf8"), file);
  const host = createHost({
    progress: { update: () => undefined, note: () => undefined, stop: () => undefined },
    signal: new AbortController().signal,
    workerModule: WORKER,
  });
  const gate = { manifestSha256: manifest.sha256, cases: manifest.cases, timeoutMs: manifest.timeoutMs, gateOnly: true };
  const settings = {
    server: "test",
    confirmReadOnly: false,
    skipTools: [],
    overrides: null,
    startTimeoutMs: START_TIMEOUT_SECONDS * 1000,
    budgetSeconds: BUDGET_SECONDS,
    maxRequests: BUDGET_REQUESTS,
    spares: 2,
  };
  return (await probeTarget(target, gate, settings, host)).document;
}
