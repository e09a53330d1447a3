// The forms a run's reports take: files, the Step Summary, lines of the log. Renders; decides nothing about verdicts.
import type { ReportResult } from "../commands/command.js";
import type { Renderer, RenderOptions } from "../render/renderer.js";
import type { DiffDocument } from "../model/documents/diff.js";
import type { ReportDocument } from "../model/documents/report.js";
import type { FileForm } from "./inputs.js";
import type { Measured } from "./measured.js";

/** Renderers by form; those with a library behind them load only when asked for. */
export interface Renderers {
  readonly report: (format: string) => Promise<Renderer<ReportDocument> | undefined>;
  readonly diff: (format: string) => Promise<Renderer<DiffDocument> | undefined>;
}

/** Report lines shown in the log; a catalog of thousands of tools belongs into the file. */
const MAX_LOG_LINES = 1_000;

/** Share of the summary that a comparison may take, so that the report keeps its place. */
const DIFF_SHARE = 0.3;

/** A report in one form. */
export async function reportText(
  renderers: Renderers,
  form: FileForm,
  { document, places }: ReportResult,
  options: RenderOptions = {},
): Promise<string> {
  const renderer = await renderers.report(form);
  if (renderer === undefined) throw new Error(`reports have no format ${form}`);
  return renderer.render(document, { ...options, places });
}

/** A comparison in one form. */
export async function diffText(
  renderers: Renderers,
  form: "json" | "markdown" | "text",
  diff: DiffDocument,
  options: RenderOptions = {},
): Promise<string> {
  const renderer = await renderers.diff(form);
  if (renderer === undefined) throw new Error(`comparisons have no format ${form}`);
  return renderer.render(diff, options);
}

/**
 * The Step Summary: of each server what changed, then its report. Whole sections go where there is no room.
 * @param bytes most bytes (UTF-8) of the whole
 */
export async function summaryText(
  renderers: Renderers,
  measured: readonly Measured[],
  bytes: number,
  options: RenderOptions,
): Promise<string> {
  const share = Math.floor(bytes / Math.max(1, measured.length));
  const texts = await Promise.all(
    measured.map(async ({ report, comparison }) => {
      const budget = (limit: number) => ({ ...options, budget: { unit: "utf8-bytes", limit } as const });
      const diff =
        comparison === null ? "" : `${await diffText(renderers, "markdown", comparison.diff, budget(Math.floor(share * DIFF_SHARE)))}\n`;
      return diff + (await reportText(renderers, "markdown", report, budget(share - Buffer.byteLength(diff))));
    }),
  );
  return texts.join("\n");
}

/** What the log shows of each server: its report and what changed, as lines. */
export async function logLines(renderers: Renderers, measured: readonly Measured[]): Promise<string[]> {
  const texts = await Promise.all(
    measured.map(async ({ report, comparison }) => [
      await reportText(renderers, "text", report),
      ...(comparison === null ? [] : [await diffText(renderers, "text", comparison.diff)]),
    ]),
  );
  const lines = texts.flat().flatMap((text) => text.trimEnd().split("\n"));
  const more = lines.length - MAX_LOG_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LOG_LINES), `(${more} more lines: report.txt holds them all)`] : lines;
}
