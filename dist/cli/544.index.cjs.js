"use strict";
exports.id = 544;
exports.ids = [544];
exports.modules = {

/***/ 70544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTrends: () => (/* binding */ readTrends),
  recordTrend: () => (/* binding */ recordTrend)
});

// UNUSED EXPORTS: historyPath

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./node_modules/proper-lockfile/index.js
var proper_lockfile = __webpack_require__(83648);
;// CONCATENATED MODULE: ./build/src/store/journal.js
// A journal: a file of one JSON record a line, to which any number of processes append. Knows nothing of what a record means.
// Writers take an exclusive lock for each line. Readers need none: they look for the last line break first and then read only what
// lies before it, which no writer ever changes, so that a read-only copy is as readable as a live journal.




/** Longest record, in bytes, its line break left out. */
const MAX_RECORD_BYTES = 4 * 1024 * 1024;
/** How much is read at a time, in bytes. */
const CHUNK_BYTES = 1024 * 1024;
const LINE_BREAK = 0x0a;
/** A lock whose owner was killed is free after this time, in milliseconds; a living owner renews it well before. */
const STALE_MS = 5_000;
/** How often a taken lock is asked for again, and how long between two times, in milliseconds: together longer than it takes to go stale. */
const RETRIES = { retries: 1_000, factor: 1, minTimeout: 4, maxTimeout: 30, randomize: true };
/**
 * Appends one record, whole or not at all. What a killed writer left behind the last line break goes first.
 * @param line the record as JSON without a line break
 * @throws Error of the file system, or when the lock could not be had; RangeError for a record that is too large
 */
async function appendRecord(path, line) {
    const bytes = Buffer.from(`${line}\n`);
    if (bytes.length > MAX_RECORD_BYTES + 1)
        throw new RangeError(`a record has ${bytes.length - 1} bytes, the limit is ${MAX_RECORD_BYTES}`);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const release = await (0,proper_lockfile.lock)(path, { realpath: false, stale: STALE_MS, retries: RETRIES, onCompromised: () => undefined });
    try {
        const file = await (0,promises_.open)(path, "a+");
        try {
            const { size } = await file.stat();
            const whole = await wholeBytes(file, size);
            if (whole < size)
                await file.truncate(whole);
            // One write of one line: even a writer that lost its lock cannot land inside of it.
            await writeAll(file, bytes);
        }
        finally {
            await file.close();
        }
    }
    finally {
        // A lock that somebody took for stale is no longer ours to free.
        await release().catch(() => undefined);
    }
}
async function writeAll(file, bytes) {
    for (let done = 0; done < bytes.length;)
        done += (await file.write(bytes, done)).bytesWritten;
}
/**
 * How many bytes of the file are whole lines: everything up to its last line break.
 * @param size the file's size
 */
async function wholeBytes(file, size) {
    // Most files end in a line break, so a byte usually answers.
    for (let end = size, length = 1; end > 0; end -= length, length = Math.min(CHUNK_BYTES, end)) {
        length = Math.min(length, end);
        const piece = Buffer.alloc(length);
        const { bytesRead } = await file.read(piece, 0, length, end - length);
        const at = piece.subarray(0, bytesRead).lastIndexOf(LINE_BREAK);
        if (at !== -1)
            return end - length + at + 1;
    }
    return 0;
}
/**
 * The lines of a stretch, in groups as they were read.
 * @param name the file as messages name it
 * @throws UsageError for a record that is too large
 */
async function* readLines(file, name, stretch) {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let number = stretch.firstLine;
    let offset = stretch.from;
    let rest = Buffer.alloc(0);
    for (let at = stretch.from; at < stretch.to;) {
        const { bytesRead } = await file.read(chunk, 0, Math.min(CHUNK_BYTES, stretch.to - at), at);
        if (bytesRead === 0)
            throw corrupt(name, number, "the file became shorter while it was read");
        const bytes = chunk.subarray(0, bytesRead);
        stretch.onBytes?.(bytes);
        at += bytesRead;
        const joined = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
        const lines = [];
        let start = 0;
        for (let end = joined.indexOf(LINE_BREAK); end !== -1; end = joined.indexOf(LINE_BREAK, start)) {
            const length = end - start;
            if (length > MAX_RECORD_BYTES)
                throw tooLarge(name, number);
            lines.push({ number, offset, length, text: joined.toString("utf8", start, end) });
            number += 1;
            offset += length + 1;
            start = end + 1;
        }
        if (joined.length - start > MAX_RECORD_BYTES)
            throw tooLarge(name, number);
        // A copy: the chunk is filled again.
        rest = Buffer.from(joined.subarray(start));
        if (lines.length > 0)
            yield lines;
    }
}
function tooLarge(name, line) {
    return corrupt(name, line, `a record is larger than ${MAX_RECORD_BYTES} bytes`);
}
/** The refusal of a journal, with the place. */
function corrupt(name, line, problem) {
    return new errors/* UsageError */.eb(`${name}:${line}: ${problem}; repair or remove this line, or move the file away to start a new history`);
}

;// CONCATENATED MODULE: ./build/src/store/sqlite.js
// SQLite where this Node.js has it (22.13 and later), without the warning that it is new. Declares what of it is used, since the
// types this project compiles against are older.
/** The built-in SQLite; null where this Node.js has none. */
function sqlite() {
    // Not an import: it would fail to load where the module is missing.
    const builtin = process.getBuiltinModule;
    if (builtin === undefined)
        return null;
    const restore = Object.getOwnPropertyDescriptor(process, "emitWarning");
    const original = process.emitWarning.bind(process);
    const quiet = (...words) => {
        if (!String(words[0]).startsWith("SQLite is an experimental feature"))
            original(...words);
    };
    process.emitWarning = quiet;
    try {
        const found = builtin("node:sqlite");
        return found?.DatabaseSync ?? null;
    }
    catch {
        return null;
    }
    finally {
        if (restore === undefined)
            Reflect.deleteProperty(process, "emitWarning");
        else
            Object.defineProperty(process, "emitWarning", restore);
    }
}

// EXTERNAL MODULE: ./build/src/store/trend-record.js
var trend_record = __webpack_require__(17124);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/store/trends-cache.js
// trends.db: which runs each server has and where in the journal they stand, so that a read parses only what was appended. Derived:
// it may be deleted at any time, and every record is still read from the journal itself, so that a damaged cache cannot change one.




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
const NOTHING_READ = { bytes: 0, lines: 0, sha256: "", stat: "" };
/**
 * The last runs of every server, oldest first, from the cache, which is brought up to date or made anew as needed.
 * @param most runs of each server, at most
 * @throws UsageError for a corrupt journal; any other error means that the cache is of no use here
 */
async function cachedRecords(journal, most) {
    try {
        return await withDatabase(journal, journal.cachePath, async (db) => {
            if (!(await refresh(journal, db)))
                throw new StaleCache();
            return lastRecords(journal, db, most);
        });
    }
    catch (error) {
        if (!isUseless(error))
            throw error;
    }
    return rebuilt(journal, most);
}
/** The cache does not belong to this journal, or is damaged. */
class StaleCache extends Error {
    name = "StaleCache";
}
function isUseless(error) {
    return error instanceof StaleCache || error?.code === "ERR_SQLITE_ERROR";
}
/** A new cache beside the old one, which it replaces only when it is complete. */
async function rebuilt(journal, most) {
    const draft = `${journal.cachePath}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        const records = await withDatabase(journal, draft, async (db) => {
            // Nobody else sees the draft, and a crash throws it away.
            db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
            db.exec(`BEGIN; ${TABLES}`);
            await append(journal, db, NOTHING_READ, (0,external_node_crypto_.createHash)("sha256"));
            db.exec("COMMIT");
            return lastRecords(journal, db, most);
        });
        // What a crashed refresh of the old cache left to roll back would be rolled into the new one.
        await (0,promises_.rm)(`${journal.cachePath}-journal`, { force: true });
        await (0,promises_.rename)(draft, journal.cachePath);
        return records;
    }
    finally {
        await (0,promises_.rm)(draft, { force: true });
        await (0,promises_.rm)(`${draft}-journal`, { force: true });
    }
}
async function withDatabase({ open: Open }, path, work) {
    const db = new Open(path);
    try {
        db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
        return await work(db);
    }
    finally {
        db.close();
    }
}
/** Reads what was appended since the checkpoint. @returns false when the cache cannot be continued */
async function refresh(journal, db) {
    const seen = checkpointOf(db);
    if (seen === null)
        return false;
    // The change time cannot be set by a program, so equal times mean equal bytes.
    const stat = await statOf(journal.file);
    if (stat !== UNSETTLED && seen.stat === stat)
        return true;
    db.exec("BEGIN IMMEDIATE");
    try {
        // Another reader may have been faster.
        const before = checkpointOf(db);
        const digest = before === null ? null : await digestOf(journal.file, before.bytes);
        const isSame = before !== null && digest !== null && digest.copy().digest("hex") === before.sha256;
        if (isSame)
            await append(journal, db, before, digest);
        db.exec(isSame ? "COMMIT" : "ROLLBACK");
        return isSame;
    }
    catch (error) {
        rollBack(db);
        throw error;
    }
}
/** Some errors have ended the transaction already. */
function rollBack(db) {
    try {
        db.exec("ROLLBACK");
    }
    catch {
        // There was nothing left to undo.
    }
}
function checkpointOf(db) {
    const row = db.prepare("SELECT * FROM checkpoint").get();
    if (row?.["version"] !== CACHE_VERSION)
        return null;
    const { bytes, lines, sha256, stat } = row;
    if (typeof bytes !== "number" || typeof lines !== "number" || typeof sha256 !== "string" || typeof stat !== "string")
        return null;
    return { bytes, lines, sha256, stat };
}
/** The digest of the journal's first bytes, ready to go on; null when it has fewer. */
async function digestOf(file, bytes) {
    const hash = (0,external_node_crypto_.createHash)("sha256");
    const chunk = Buffer.alloc(Math.min(bytes, 4 * 1024 * 1024));
    for (let at = 0; at < bytes;) {
        const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, bytes - at), at);
        if (bytesRead === 0)
            return null;
        hash.update(chunk.subarray(0, bytesRead));
        at += bytesRead;
    }
    return hash;
}
/** Adds what stands behind the checkpoint and moves it. */
async function append({ file, name }, db, from, digest) {
    // Taken first: a record that is appended meanwhile makes the next reader look again.
    const stat = await statOf(file);
    const to = await wholeBytes(file, (await file.stat()).size);
    if (to < from.bytes)
        throw new StaleCache();
    const servers = new Map();
    for (const { id, name: server } of db.prepare("SELECT id, name FROM servers").all())
        servers.set(String(server), Number(id));
    const addServer = db.prepare("INSERT INTO servers (id, name) VALUES (?, ?)");
    const addPoint = db.prepare("INSERT INTO points (server, at, line, offset, length) VALUES (?, ?, ?, ?, ?)");
    let lines = from.lines;
    const stretch = { from: from.bytes, to, firstLine: from.lines + 1, onBytes: (bytes) => void digest.update(bytes) };
    for await (const group of readLines(file, name, stretch)) {
        for (const { number, offset, length, text } of group) {
            const read = (0,trend_record/* readTrendRecord */.FG)(text);
            if (typeof read === "string")
                throw corrupt(name, number, read);
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
    db.prepare("INSERT OR REPLACE INTO checkpoint (only, version, bytes, lines, sha256, stat) VALUES (1, ?, ?, ?, ?, ?)").run(CACHE_VERSION, to, lines, digest.digest("hex"), stat);
}
/** What changes whenever the file's bytes do: which file it is, its size, and when its bytes and its entry were last changed. */
async function statOf(file) {
    const { dev, ino, size, mtimeNs, ctimeNs, ctimeMs } = await file.stat({ bigint: true });
    // File systems count time in steps: another change within the same step would not show.
    const isSettled = Date.now() - Number(ctimeMs) > SETTLED_MS;
    return isSettled ? [dev, ino, size, mtimeNs, ctimeNs].join(" ") : UNSETTLED;
}
async function lastRecords({ file }, db, most) {
    const query = db.prepare("SELECT at, offset, length FROM points WHERE server = ? ORDER BY at DESC, line DESC LIMIT ?");
    const found = new Map();
    for (const { id, name } of db.prepare("SELECT id, name FROM servers ORDER BY name").all()) {
        if (id === undefined || typeof name !== "string")
            throw new StaleCache();
        const records = [];
        for (const { at, offset, length } of query.all(id, most)) {
            records.push(await recordAt(file, { server: name, at: Number(at), offset: Number(offset), length: Number(length) }));
        }
        if (records.length === 0)
            throw new StaleCache();
        found.set(name, records.reverse());
    }
    return found;
}
/** The record itself, from the journal: the cache's word for where it stands is checked. */
async function recordAt(file, point) {
    const { size } = await file.stat();
    if (!(point.offset >= 0 && point.length >= 0 && point.offset + point.length < size))
        throw new StaleCache();
    const bytes = Buffer.alloc(point.length);
    const { bytesRead } = await file.read(bytes, 0, point.length, point.offset);
    const read = bytesRead === point.length ? (0,trend_record/* readTrendRecord */.FG)(bytes.toString("utf8")) : "cut";
    if (typeof read === "string" || read.record.server !== point.server || read.at !== point.at)
        throw new StaleCache();
    return read;
}

;// CONCATENATED MODULE: ./build/src/store/trends.js
// The history of readiness under a home: appends a run's record and reads the last runs of each server back, from the cache where there
// can be one, else by reading the whole journal. Both ways give the same answer.







/** The journal's path below a home. */
function historyPath(home) {
    return (0,external_node_path_.join)(home, "store", "probes", "history.jsonl");
}
/** Appends one run. @throws Error of the file system, or when the journal stayed locked */
function recordTrend(home, record) {
    return appendRecord(historyPath(home), JSON.stringify(record));
}
/**
 * The last runs of every server; equal times keep the order in which they were appended. Without a journal there are none.
 * @param most runs of each server, at most
 * @param database what opens the cache; null to read the whole journal. By default what this Node.js has
 * @throws UsageError for a journal that cannot be read or holds a line that is no record, with its number
 */
async function readTrends(home, most, database = sqlite()) {
    const path = historyPath(home);
    let file;
    try {
        file = await (0,promises_.open)(path, "r");
    }
    catch (error) {
        if (error.code === "ENOENT")
            return new Map();
        throw unreadable(path, error);
    }
    try {
        return recordsOnly(await lastRuns(file, { path, cachePath: (0,external_node_path_.join)(home, "trends.db"), most, database }));
    }
    catch (error) {
        throw unreadable(path, error);
    }
    finally {
        await file.close();
    }
}
/** What the file system says becomes a mistake of the user, with the place; anything else stays what it is. */
function unreadable(path, error) {
    const { code, syscall } = error;
    return syscall === undefined ? error : new errors/* UsageError */.eb(`cannot read ${path}: ${code ?? "unreadable"}`);
}
async function lastRuns(file, { path, cachePath, most, database }) {
    if (database !== null) {
        try {
            return await cachedRecords({ file, name: path, cachePath, open: database }, most);
        }
        catch (error) {
            // A corrupt journal stays corrupt however it is read; a cache that cannot be used (a read-only copy, a full disk) is not needed.
            if (error instanceof errors/* UsageError */.eb)
                throw error;
        }
    }
    return scanned(file, path, most);
}
/** Reads every record, keeping of each server only what may be asked for. */
async function scanned(file, name, most) {
    const found = new Map();
    const to = await wholeBytes(file, (await file.stat()).size);
    for await (const lines of readLines(file, name, { from: 0, to, firstLine: 1 })) {
        for (const { number, text } of lines) {
            const read = (0,trend_record/* readTrendRecord */.FG)(text);
            if (typeof read === "string")
                throw corrupt(name, number, read);
            const runs = found.get(read.record.server);
            if (runs === undefined) {
                found.set(read.record.server, [read]);
            }
            else if (runs.push(read) > 2 * most + 64) {
                runs.splice(0, Infinity, ...latest(runs, most));
            }
        }
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([server, runs]) => [server, latest(runs, most)]));
}
/** Sorting keeps the order of equal times, which is that of the journal. */
function latest(runs, most) {
    return runs.toSorted((a, b) => a.at - b.at).slice(-most);
}
function recordsOnly(runs) {
    return new Map([...runs].map(([server, reads]) => [server, reads.map(({ record }) => record)]));
}


/***/ })

};
;