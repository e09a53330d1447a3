// Reads a report that a command line names: a file, or `-` for standard input.
import type { Files } from "../model/host.js";
import { readAnyReport, type ReadReport } from "../report/read.js";

/** Largest report read, in bytes; one of a thousand tools has about two million. */
const MAX_BYTES = 256 * 1024 * 1024;

/** @throws UsageError when it cannot be read or is no report */
export async function readDocument(path: string, files: Files): Promise<ReadReport> {
  if (path === "-") return readAnyReport(await files.readStdin(MAX_BYTES), "standard input");
  return readAnyReport(await files.readText(path, MAX_BYTES), path);
}
