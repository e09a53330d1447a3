// Records of runs by hand, and journals made of them.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { MeasurementProfile } from "../../src/model/documents/report.js";
import type { TrendRecord } from "../../src/model/documents/trends.js";
import { historyPath } from "../../src/store/trends.js";

export const MANIFEST = "0524c76b".padEnd(64, "0");

/** Conditions that any run could have had. */
export const PROFILE: MeasurementProfile = {
  evaluator: "0.1.0",
  platform: "linux",
  architecture: "x64",
  client_capabilities: [],
  confirm_read_only: false,
  skip_tools: [],
  call_timeout_ms: 15_000,
  repetitions: 3,
  arguments_sha256: null,
  concurrency: 1,
  protocol: "auto",
  budget_seconds: 300,
  max_requests: 4_096,
};

/** One run with the fields that matter. */
export function run(timestamp: string, score: number, rest: Partial<TrendRecord> = {}): TrendRecord {
  return {
    timestamp,
    server: "demo",
    score,
    standard: "mcpeval-standard/2",
    gate: { passed: 1, total: 1 },
    manifest_sha256: MANIFEST,
    measurement_profile: PROFILE,
    ...rest,
  };
}

/** A line of a journal: a record, or text as it is. */
export type JournalLine = TrendRecord | string;

/** A fresh home, with a journal of these lines where any are given; text is written as it is. */
export function homeWith(...lines: JournalLine[]): string {
  const home = mkdtempSync(join(tmpdir(), "mcpeval-home-"));
  if (lines.length > 0) writeJournal(home, lines.map((line) => (typeof line === "string" ? line : `${JSON.stringify(line)}\n`)).join(""));
  return home;
}

/** Replaces a home's journal. */
export function writeJournal(home: string, text: string): void {
  mkdirSync(dirname(historyPath(home)), { recursive: true });
  writeFileSync(historyPath(home), text);
}
