// Reads reports that another run left behind, as untrusted data: bounded, checked against the schema, compared again. Starts nothing.
import { UsageError } from "../model/errors.js";
import type { Verdict } from "../model/exit.js";
import type { Host } from "../model/host.js";
import type { OptionValues } from "../options/values.js";
import { readAnyReport, type ReadReport } from "../report/read.js";
import { verdictOf } from "../report/verdict.js";
import { compareReports, type Judged } from "./diff.js";

/** Largest report read, in bytes. One of a thousand tools has about two million. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Most reports read; a run of more is no run of ours. */
const MAX_REPORTS = 200;

/** Names of the files a run writes for one server. */
const [REPORT, BASELINE] = ["report.json", "baseline.json"];

/** One server's report, and how it compares. */
export interface Received {
  readonly read: ReadReport;
  readonly verdict: Verdict;
  /** Null when the run left no baseline. */
  readonly comparison: (Judged & { readonly baseline: ReadReport }) | null;
}

/**
 * Every report below a folder, in the order of its paths.
 * @param rules options of `diff`
 * @throws UsageError when there is none, or one is no report; nothing of it is quoted
 */
export async function receiveReports(folder: string, rules: OptionValues, { files }: Host): Promise<readonly Received[]> {
  const listed = await files.listFiles(folder, { skip: new Set(["node_modules"]), most: 20 * MAX_REPORTS });
  const reports = listed.filter((path) => path.split("/").at(-1) === REPORT);
  if (reports.length === 0) throw new UsageError(`${folder} holds no ${REPORT}`);
  if (reports.length > MAX_REPORTS) throw new UsageError(`${folder} holds more than ${String(MAX_REPORTS)} reports`);
  const received: Received[] = [];
  for (const path of reports) {
    const read = await readAt(files, `${folder}/${path}`);
    const beside = `${path.slice(0, -REPORT.length)}${BASELINE}`;
    const baseline = listed.includes(beside) ? await readAt(files, `${folder}/${beside}`) : null;
    const comparison = baseline === null ? null : { ...compareReports(rules, baseline, read.report), baseline };
    received.push({ read, verdict: verdictOf(read.report), comparison });
  }
  return received;
}

async function readAt(files: Host["files"], path: string): Promise<ReadReport> {
  return readAnyReport(await files.readText(path, MAX_BYTES), path);
}
