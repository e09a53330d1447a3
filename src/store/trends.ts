// The history of readiness under a home: appends a run's record and reads the last runs of each server back, from the cache where there
// can be one, else by reading the whole journal. Both ways give the same answer.
import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../model/errors.js";
import type { TrendRecord } from "../model/documents/trends.js";
import { appendRecord, corrupt, readLines, wholeBytes } from "./journal.js";
import { sqlite, type OpenDatabase } from "./sqlite.js";
import { readTrendRecord, type ReadRecord } from "./trend-record.js";
import { cachedRecords } from "./trends-cache.js";

/** The last runs of each server, oldest first, by label. */
export type History = ReadonlyMap<string, readonly TrendRecord[]>;

/** The journal's path below a home. */
export function historyPath(home: string): string {
  return join(home, "store", "probes", "history.jsonl");
}

/** Appends one run. @throws Error of the file system, or when the journal stayed locked */
export function recordTrend(home: string, record: TrendRecord): Promise<void> {
  return appendRecord(historyPath(home), JSON.stringify(record));
}

/**
 * The last runs of every server; equal times keep the order in which they were appended. Without a journal there are none.
 * @param most runs of each server, at most
 * @param database what opens the cache; null to read the whole journal. By default what this Node.js has
 * @throws UsageError for a journal that cannot be read or holds a line that is no record, with its number
 */
export async function readTrends(home: string, most: number, database: OpenDatabase | null = sqlite()): Promise<History> {
  const path = historyPath(home);
  let file: FileHandle;
  try {
    file = await open(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw unreadable(path, error);
  }
  try {
    return recordsOnly(await lastRuns(file, { path, cachePath: join(home, "trends.db"), most, database }));
  } catch (error) {
    throw unreadable(path, error);
  } finally {
    await file.close();
  }
}

/** What the file system says becomes a mistake of the user, with the place; anything else stays what it is. */
function unreadable(path: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined ? error : new UsageError(`cannot read ${path}: ${code ?? "unreadable"}`);
}

interface Request {
  readonly path: string;
  readonly cachePath: string;
  readonly most: number;
  readonly database: OpenDatabase | null;
}

async function lastRuns(file: FileHandle, { path, cachePath, most, database }: Request): Promise<Map<string, ReadRecord[]>> {
  if (database !== null) {
    try {
      return await cachedRecords({ file, name: path, cachePath, open: database }, most);
    } catch (error) {
      // A corrupt journal stays corrupt however it is read; a cache that cannot be used (a read-only copy, a full disk) is not needed.
      if (error instanceof UsageError) throw error;
    }
  }
  return scanned(file, path, most);
}

/** Reads every record, keeping of each server only what may be asked for. */
async function scanned(file: FileHandle, name: string, most: number): Promise<Map<string, ReadRecord[]>> {
  const found = new Map<string, ReadRecord[]>();
  const to = await wholeBytes(file, (await file.stat()).size);
  for await (const lines of readLines(file, name, { from: 0, to, firstLine: 1 })) {
    for (const { number, text } of lines) {
      const read = readTrendRecord(text);
      if (typeof read === "string") throw corrupt(name, number, read);
      const runs = found.get(read.record.server);
      if (runs === undefined) {
        found.set(read.record.server, [read]);
      } else if (runs.push(read) > 2 * most + 64) {
        runs.splice(0, Infinity, ...latest(runs, most));
      }
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([server, runs]) => [server, latest(runs, most)]));
}

/** Sorting keeps the order of equal times, which is that of the journal. */
function latest(runs: readonly ReadRecord[], most: number): ReadRecord[] {
  return runs.toSorted((a, b) => a.at - b.at).slice(-most);
}

function recordsOnly(runs: ReadonlyMap<string, readonly ReadRecord[]>): History {
  return new Map([...runs].map(([server, reads]) => [server, reads.map(({ record }) => record)]));
}
