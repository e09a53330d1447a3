// trends.db: which runs each server has and where in the journal they stand, so that a read parses only what was appended. Derived:
// it may be deleted at any time, and every record is still read from the journal itself, so that a damaged cache cannot change one.
import { createHash, randomUUID, type Hash } from "node:crypto";
import { rename, rm, type FileHandle } from "node:fs/promises";
import { corrupt, readLines, wholeBytes } from "./journal.js";
import type { Database, OpenDatabase } from "./sqlite.js";
import { readTrendRecord, type ReadRecord } from "./trend-record.js";

/** Changes whenever tables, their meaning or the reading of records do; another version's cache is made anew. */
const CACHE_VERSION = "1";
/** How long to wait for another reader that refreshes the cache, in milliseconds. */
const BUSY_MS = 3_000;

/** How old a file's last change must be to tell the next one from it, in milliseconds; FAT, the coarsest, counts in two seconds. */
const SETTLED_MS = 2_500;
/** Equals no file's. */
const UNSETTLED = "unsettled";

const TABLES = `
CREATE TABLE checkpoint (only INTEGER PRIMARY KEY CHECK (only = 1), version TEXT NOT NULL, bytes INTEGER NOT NULL, lines INTEGER NOT NULL,
  sha256 TEXT NOT NULL, stat TEXT NOT NULL) STRICT;
CREATE TABLE servers (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE points (server INTEGER NOT NULL, at INTEGER NOT NULL, line INTEGER NOT NULL, offset INTEGER NOT NULL, length INTEGER NOT NULL,
  PRIMARY KEY (server, at, line)) STRICT, WITHOUT ROWID;`;

/** How far the cache has read, and a digest of what it read. */
interface Checkpoint {
  readonly bytes: number;
  readonly lines: number;
  readonly sha256: string;
  /** The file's identity, size and times when that was checked. */
  readonly stat: string;
}

const NOTHING_READ: Checkpoint = { bytes: 0, lines: 0, sha256: "", stat: "" };

/** An open journal and its cache. */
export interface CachedJournal {
  readonly file: FileHandle;
  /** The journal's name in messages. */
  readonly name: string;
  readonly cachePath: string;
  readonly open: OpenDatabase;
}

/**
 * The last runs of every server, oldest first, from the cache, which is brought up to date or made anew as needed.
 * @param most runs of each server, at most
 * @throws UsageError for a corrupt journal; any other error means that the cache is of no use here
 */
export async function cachedRecords(journal: CachedJournal, most: number): Promise<Map<string, ReadRecord[]>> {
  try {
    return await withDatabase(journal, journal.cachePath, async (db) => {
      if (!(await refresh(journal, db))) throw new StaleCache();
      return lastRecords(journal, db, most);
    });
  } catch (error) {
    if (!isUseless(error)) throw error;
  }
  return rebuilt(journal, most);
}

/** The cache does not belong to this journal, or is damaged. */
class StaleCache extends Error {
  override readonly name = "StaleCache";
}

function isUseless(error: unknown): boolean {
  return error instanceof StaleCache || (error as { code?: unknown } | null)?.code === "ERR_SQLITE_ERROR";
}

/** A new cache beside the old one, which it replaces only when it is complete. */
async function rebuilt(journal: CachedJournal, most: number): Promise<Map<string, ReadRecord[]>> {
  const draft = `${journal.cachePath}.${randomUUID()}.tmp`;
  try {
    const records = await withDatabase(journal, draft, async (db) => {
      // Nobody else sees the draft, and a crash throws it away.
      db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
      db.exec(`BEGIN; ${TABLES}`);
      await append(journal, db, NOTHING_READ, createHash("sha256"));
      db.exec("COMMIT");
      return lastRecords(journal, db, most);
    });
    // What a crashed refresh of the old cache left to roll back would be rolled into the new one.
    await rm(`${journal.cachePath}-journal`, { force: true });
    await rename(draft, journal.cachePath);
    return records;
  } finally {
    await rm(draft, { force: true });
    await rm(`${draft}-journal`, { force: true });
  }
}

async function withDatabase<T>({ open: Open }: CachedJournal, path: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = new Open(path);
  try {
    db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    return await work(db);
  } finally {
    db.close();
  }
}

/** Reads what was appended since the checkpoint. @returns false when the cache cannot be continued */
async function refresh(journal: CachedJournal, db: Database): Promise<boolean> {
  const seen = checkpointOf(db);
  if (seen === null) return false;
  // The change time cannot be set by a program, so equal times mean equal bytes.
  const stat = await statOf(journal.file);
  if (stat !== UNSETTLED && seen.stat === stat) return true;
  db.exec("BEGIN IMMEDIATE");
  try {
    // Another reader may have been faster.
    const before = checkpointOf(db);
    const digest = before === null ? null : await digestOf(journal.file, before.bytes);
    const isSame = before !== null && digest !== null && digest.copy().digest("hex") === before.sha256;
    if (isSame) await append(journal, db, before, digest);
    db.exec(isSame ? "COMMIT" : "ROLLBACK");
    return isSame;
  } catch (error) {
    rollBack(db);
    throw error;
  }
}

/** Some errors have ended the transaction already. */
function rollBack(db: Database): void {
  try {
    db.exec("ROLLBACK");
  } catch {
    // There was nothing left to undo.
  }
}

function checkpointOf(db: Database): Checkpoint | null {
  const row = db.prepare("SELECT * FROM checkpoint").get();
  if (row?.["version"] !== CACHE_VERSION) return null;
  const { bytes, lines, sha256, stat } = row;
  if (typeof bytes !== "number" || typeof lines !== "number" || typeof sha256 !== "string" || typeof stat !== "string") return null;
  return { bytes, lines, sha256, stat };
}

/** The digest of the journal's first bytes, ready to go on; null when it has fewer. */
async function digestOf(file: FileHandle, bytes: number): Promise<Hash | null> {
  const hash = createHash("sha256");
  const chunk = Buffer.alloc(Math.min(bytes, 4 * 1024 * 1024));
  for (let at = 0; at < bytes;) {
    const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, bytes - at), at);
    if (bytesRead === 0) return null;
    hash.update(chunk.subarray(0, bytesRead));
    at += bytesRead;
  }
  return hash;
}

/** Adds what stands behind the checkpoint and moves it. */
async function append({ file, name }: CachedJournal, db: Database, from: Checkpoint, digest: Hash): Promise<void> {
  // Taken first: a record that is appended meanwhile makes the next reader look again.
  const stat = await statOf(file);
  const to = await wholeBytes(file, (await file.stat()).size);
  if (to < from.bytes) throw new StaleCache();
  const servers = new Map<string, number>();
  for (const { id, name: server } of db.prepare("SELECT id, name FROM servers").all()) servers.set(String(server), Number(id));
  const addServer = db.prepare("INSERT INTO servers (id, name) VALUES (?, ?)");
  const addPoint = db.prepare("INSERT INTO points (server, at, line, offset, length) VALUES (?, ?, ?, ?, ?)");
  let lines = from.lines;
  const stretch = { from: from.bytes, to, firstLine: from.lines + 1, onBytes: (bytes: Buffer) => void digest.update(bytes) };
  for await (const group of readLines(file, name, stretch)) {
    for (const { number, offset, length, text } of group) {
      const read = readTrendRecord(text);
      if (typeof read === "string") throw corrupt(name, number, read);
      const { server } = read.record;
      let id = servers.get(server);
      if (id === undefined) {
        id = servers.size + 1;
        servers.set(server, id);
        addServer.run(id, server);
      }
      addPoint.run(id, read.at, number, offset, length);
      lines = number;
    }
  }
  db.prepare("INSERT OR REPLACE INTO checkpoint (only, version, bytes, lines, sha256, stat) VALUES (1, ?, ?, ?, ?, ?)").run(
    CACHE_VERSION,
    to,
    lines,
    digest.digest("hex"),
    stat,
  );
}

/** What changes whenever the file's bytes do: which file it is, its size, and when its bytes and its entry were last changed. */
async function statOf(file: FileHandle): Promise<string> {
  const { dev, ino, size, mtimeNs, ctimeNs, ctimeMs } = await file.stat({ bigint: true });
  // File systems count time in steps: another change within the same step would not show.
  const isSettled = Date.now() - Number(ctimeMs) > SETTLED_MS;
  return isSettled ? [dev, ino, size, mtimeNs, ctimeNs].join(" ") : UNSETTLED;
}

async function lastRecords({ file }: CachedJournal, db: Database, most: number): Promise<Map<string, ReadRecord[]>> {
  const query = db.prepare("SELECT at, offset, length FROM points WHERE server = ? ORDER BY at DESC, line DESC LIMIT ?");
  const found = new Map<string, ReadRecord[]>();
  for (const { id, name } of db.prepare("SELECT id, name FROM servers ORDER BY name").all()) {
    if (id === undefined || typeof name !== "string") throw new StaleCache();
    const records: ReadRecord[] = [];
    for (const { at, offset, length } of query.all(id, most)) {
      records.push(await recordAt(file, { server: name, at: Number(at), offset: Number(offset), length: Number(length) }));
    }
    if (records.length === 0) throw new StaleCache();
    found.set(name, records.reverse());
  }
  return found;
}

/** The record itself, from the journal: the cache's word for where it stands is checked. */
async function recordAt(
  file: FileHandle,
  point: { readonly server: string; readonly at: number; readonly offset: number; readonly length: number },
): Promise<ReadRecord> {
  const { size } = await file.stat();
  if (!(point.offset >= 0 && point.length >= 0 && point.offset + point.length < size)) throw new StaleCache();
  const bytes = Buffer.alloc(point.length);
  const { bytesRead } = await file.read(bytes, 0, point.length, point.offset);
  const read = bytesRead === point.length ? readTrendRecord(bytes.toString("utf8")) : "cut";
  if (typeof read === "string" || read.record.server !== point.server || read.at !== point.at) throw new StaleCache();
  return read;
}
