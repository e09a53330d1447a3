// The waivers of a run: which file they come from, and what is stale or expired named with its line afterwards.
import { printable } from "../lib/escape.js";
import type { ReportDocument } from "../model/documents/report.js";
import { UsageError } from "../model/errors.js";
import type { Files, Host } from "../model/host.js";
import { DEFAULT_WAIVERS } from "../model/waivers-file.js";
import { textValue, type OptionValues } from "../options/values.js";
import { applyWaivers } from "../report/waivers.js";
import type { WaiversFile } from "./read-waivers.js";

/** Largest waivers file read, in bytes. */
const MAX_BYTES = 1024 * 1024;

/**
 * The waivers that apply to a run: of `--waivers`, else of the default file where it exists; null for none.
 * @throws UsageError with one line a complaint
 */
export async function waiversOf(values: OptionValues, files: Files): Promise<WaiversFile | null> {
  const named = textValue(values, "waivers");
  if (named !== undefined) return read(await files.readText(named, MAX_BYTES), named);
  const text = await files.readText(DEFAULT_WAIVERS, MAX_BYTES).catch((error: unknown) => {
    if (error instanceof UsageError && /: no such file\b/.test(error.message)) return null;
    throw error;
  });
  return text === null ? null : read(text, DEFAULT_WAIVERS);
}

async function read(text: string, file: string): Promise<WaiversFile> {
  const { readWaivers } = await import("./read-waivers.js");
  return readWaivers(text, file);
}

/**
 * The documents of one run under the waivers; what fails the run is said with its line.
 * Of several servers one is enough for a waiver to cover something.
 */
export function underWaivers(
  documents: readonly ReportDocument[],
  from: WaiversFile | null,
  host: Host,
  today = isoToday(),
): ReportDocument[] {
  if (from === null) return [...documents];
  const applied = documents.map((document) => applyWaivers(document, from.waivers, today));
  const isUsed = from.waivers.map((_, index) => applied.some(({ waivers }) => waivers?.[index]?.state === "applied"));
  const settled = applied.map((document) => ({
    ...document,
    waivers: (document.waivers ?? []).map((one, index) =>
      one.state === "stale" && isUsed[index] === true ? { ...one, state: "unused" as const } : one,
    ),
  }));
  for (const [index, { kind, subject, expires }] of from.waivers.entries()) {
    const where = `${from.file}:${String(from.lines[index] ?? 1)}`;
    const what = `the waiver of ${kind} ${printable(subject)}`;
    const states = settled.map(({ waivers }) => waivers[index]?.state);
    if (states.includes("expired")) host.progress.note(`${where}: ${what} expired on ${expires}; fix the loss, or agree on a new day`);
    else if (states.includes("stale")) host.progress.note(`${where}: ${what} is stale: nothing it covers was lost; remove it`);
  }
  return settled;
}

function isoToday(): string {
  return new Date().toISOString().slice(0, 10);
}
