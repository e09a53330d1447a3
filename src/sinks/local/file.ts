// Delivers a document to a file: whole or not at all. An existing file that is none of ours is kept unless told otherwise.
import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { SinkFailure, UsageError } from "../../model/errors.js";
import { isReport } from "./ours.js";

/** How much of an existing file is read to recognise it, in characters; every form of a report shows itself early. */
const RECOGNISED_WITHIN = 64 * 1024;

/**
 * Checks, before anything is measured, that a report may be written there.
 * @throws UsageError when the path is a folder, unreadable, or another kind of file and `force` is false
 */
export async function checkOutputFile(path: string, force: boolean): Promise<void> {
  const kind = await kindOf(path);
  if (kind === "missing") return;
  if (kind === "folder") throw new UsageError(`--output ${path} is a folder; name a file in it, or end it with / for one file a server`);
  if (force || kind === "device") return;
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) throw new UsageError(`--output ${path} exists and cannot be read; name another file or use --force`);
  if (text.trim() !== "" && !isReport(text.slice(0, RECOGNISED_WITHIN))) {
    throw new UsageError(`--output ${path} exists and is no report of mcpeval; name another file or use --force`);
  }
}

/**
 * Checks, before anything is measured, that a file of the user's own to edit may be written there.
 * @throws UsageError when the path is a folder or cannot be looked at, or something is there and `force` is false
 */
export async function checkNewFile(path: string, force: boolean): Promise<void> {
  const kind = await kindOf(path);
  if (kind === "folder" || /[\\/]$/.test(path)) throw new UsageError(`--output ${path} is a folder; name a file in it`);
  if (kind === "file" && !force)
    throw new UsageError(`${path} exists and is kept; replace it with --force, or name another file with --output`);
}

/**
 * Writes the file under its final name only when it is complete; makes missing folders.
 * @param what what the message of a failure calls it
 * @throws SinkFailure naming path and cause
 */
export async function replaceFile(path: string, text: string, what = "the report"): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    if ((await kindOf(path)) === "device") await writeFile(path, text);
    else await writeWhole(path, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Without a code it is no refusal of the file system but our own defect.
    if (code === undefined) throw error;
    throw new SinkFailure(`${what} could not be written to ${path} (${code})`);
  }
}

/**
 * Writes beside the file, then takes its place; through a symbolic link, the place of what it points to.
 * Own code, because the usual package for this (write-file-atomic) reads `__filename`, which a bundle of ES modules lacks.
 */
async function writeWhole(path: string, text: string): Promise<void> {
  const place = await realpath(path).catch(() => path);
  const draft = `${place}.${randomUUID()}.tmp`;
  try {
    const file = await open(draft, "wx");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function kindOf(path: string): Promise<"missing" | "folder" | "file" | "device"> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return "folder";
    return found.isFile() ? "file" : "device";
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT") return "missing";
    throw new UsageError(`--output ${path} cannot be written (${code ?? "unknown cause"}); name another file`);
  }
}
