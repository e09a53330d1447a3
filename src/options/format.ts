// Which format a report is written in: what --format says, else what the name of --output suggests, else text.
import { textValue, type OptionValues } from "./values.js";

const BY_EXTENSION: ReadonlyMap<string, string> = new Map([
  ["htm", "html"],
  ["html", "html"],
  ["json", "json"],
  ["md", "markdown"],
  ["markdown", "markdown"],
  ["txt", "text"],
  ["sarif", "sarif"],
  ["xml", "junit"],
]);

/** Forms of a report. */
export const REPORT_FORMATS: readonly string[] = ["text", "json", "markdown", "sarif", "junit", "html"];

/** Forms of the history. */
export const TRENDS_FORMATS: readonly string[] = ["text", "json", "html"];

/** Forms that hold one server only: several of them in a row are no document. */
export const SINGLE_FORMATS: ReadonlySet<string> = new Set(["json", "sarif", "junit", "html"]);

/** The format's name, as `--format` spells it. */
export function outputFormat(values: OptionValues): string {
  // GitHub's own tools name such files x.sarif.json too.
  const name = (textValue(values, "output") ?? "").replace(/\.sarif\.json$/i, ".sarif");
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return textValue(values, "format") ?? BY_EXTENSION.get(extension) ?? "text";
}
