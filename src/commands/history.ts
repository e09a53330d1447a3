// What commands do with the history of readiness: record a run, and read the runs back for showing. Never a reason for a run to fail.
import type { ReportDocument } from "../model/documents/report.js";
import type { TrendPoint, TrendsDocument } from "../model/documents/trends.js";
import type { Host } from "../model/host.js";
import { storeHome } from "../store/home.js";
import { trendPoints, trendRecordOf } from "../store/trend-record.js";

/** Runs that an HTML report shows. */
const SHOWN_RUNS = 30;

/** Appends the run to the history where it is a full one; a history that cannot be written is a notice and no more. */
export async function recordRun(report: ReportDocument, host: Host): Promise<void> {
  const record = trendRecordOf(report, new Date().toISOString());
  const home = storeHome(host);
  if (record === null || home === null) return;
  try {
    const { recordTrend } = await import("../store/trends.js");
    await recordTrend(home, record);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    host.progress.note(
      `this run is missing in the history: ${home} could not be written (${code ?? "unknown cause"}); --no-history records none`,
    );
  }
}

/** The last runs of each server, compared with the ones before; null where no home is known. @throws UsageError */
export async function serverHistories(host: Host, last: number): Promise<TrendsDocument["servers"] | null> {
  const home = storeHome(host);
  if (home === null) return null;
  const { readTrends } = await import("../store/trends.js");
  // One more than shown: the oldest one shown has a run before it as well.
  const history = await readTrends(home, last + 1);
  return [...history].map(([server, records]) => ({ server, points: trendPoints(records).slice(-last) }));
}

/** The runs that an HTML report of this server shows; a history that cannot be read leaves them out, with a notice. */
export async function historyFor(server: string, host: Host): Promise<readonly TrendPoint[]> {
  try {
    return (await serverHistories(host, SHOWN_RUNS))?.find((one) => one.server === server)?.points ?? [];
  } catch (error) {
    host.progress.note(`the report shows no history: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}
