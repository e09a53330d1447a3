// A journal: a file of one JSON record a line, to which any number of processes append. Knows nothing of what a record means.
// Writers take an exclusive lock for each line. Readers need none: they look for the last line break first and then read only what
// lies before it, which no writer ever changes, so that a read-only copy is as readable as a live journal.
import { open, mkdir, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { lock } from "proper-lockfile";
import { UsageError } from "../model/errors.js";

/** Longest record, in bytes, its line break left out. */
export const MAX_RECORD_BYTES = 4 * 1024 * 1024;
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
export async function appendRecord(path: string, line: string): Promise<void> {
  const bytes = Buffer.from(`${line}\n`);
  if (bytes.length > MAX_RECORD_BYTES + 1) throw new RangeError(`a record has ${bytes.length - 1} bytes, the limit is ${MAX_RECORD_BYTES}`);
  await mkdir(dirname(path), { recursive: true });
  const release = await lock(path, { realpath: false, stale: STALE_MS, retries: RETRIES, onCompromised: () => undefined });
  try {
    const file = await open(path, "a+");
    try {
      const { size } = await file.stat();
      const whole = await wholeBytes(file, size);
      if (whole < size) await file.truncate(whole);
      // One write of one line: even a writer that lost its lock cannot land inside of it.
      await writeAll(file, bytes);
    } finally {
      await file.close();
    }
  } finally {
    // A lock that somebody took for stale is no longer ours to free.
    await release().catch(() => undefined);
  }
}

async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten;
}

/**
 * How many bytes of the file are whole lines: everything up to its last line break.
 * @param size the file's size
 */
export async function wholeBytes(file: FileHandle, size: number): Promise<number> {
  // Most files end in a line break, so a byte usually answers.
  for (let end = size, length = 1; end > 0; end -= length, length = Math.min(CHUNK_BYTES, end)) {
    length = Math.min(length, end);
    const piece = Buffer.alloc(length);
    const { bytesRead } = await file.read(piece, 0, length, end - length);
    const at = piece.subarray(0, bytesRead).lastIndexOf(LINE_BREAK);
    if (at !== -1) return end - length + at + 1;
  }
  return 0;
}

/** One whole line and where it stands. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** First byte in the file. */
  readonly offset: number;
  /** Length in bytes, the line break left out. */
  readonly length: number;
  readonly text: string;
}

/** A stretch of a journal to read. */
export interface Stretch {
  /** First byte; the beginning of a line. */
  readonly from: number;
  /** Byte behind the last line break. */
  readonly to: number;
  /** Number of the first line. */
  readonly firstLine: number;
  /** Is given every byte in order, for a digest. */
  readonly onBytes?: (bytes: Buffer) => void;
}

/**
 * The lines of a stretch, in groups as they were read.
 * @param name the file as messages name it
 * @throws UsageError for a record that is too large
 */
export async function* readLines(file: FileHandle, name: string, stretch: Stretch): AsyncGenerator<readonly Line[]> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let number = stretch.firstLine;
  let offset = stretch.from;
  let rest = Buffer.alloc(0);
  for (let at = stretch.from; at < stretch.to;) {
    const { bytesRead } = await file.read(chunk, 0, Math.min(CHUNK_BYTES, stretch.to - at), at);
    if (bytesRead === 0) throw corrupt(name, number, "the file became shorter while it was read");
    const bytes = chunk.subarray(0, bytesRead);
    stretch.onBytes?.(bytes);
    at += bytesRead;
    const joined = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const lines: Line[] = [];
    let start = 0;
    for (let end = joined.indexOf(LINE_BREAK); end !== -1; end = joined.indexOf(LINE_BREAK, start)) {
      const length = end - start;
      if (length > MAX_RECORD_BYTES) throw tooLarge(name, number);
      lines.push({ number, offset, length, text: joined.toString("utf8", start, end) });
      number += 1;
      offset += length + 1;
      start = end + 1;
    }
    if (joined.length - start > MAX_RECORD_BYTES) throw tooLarge(name, number);
    // A copy: the chunk is filled again.
    rest = Buffer.from(joined.subarray(start));
    if (lines.length > 0) yield lines;
  }
}

function tooLarge(name: string, line: number): UsageError {
  return corrupt(name, line, `a record is larger than ${MAX_RECORD_BYTES} bytes`);
}

/** The refusal of a journal, with the place. */
export function corrupt(name: string, line: number, problem: string): UsageError {
  return new UsageError(`${name}:${line}: ${problem}; repair or remove this line, or move the file away to start a new history`);
}
