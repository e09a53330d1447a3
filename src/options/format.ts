// Which format a report is written in: what --format says, else what the name of --output suggests, else text.
import { textValue, type OptionValues } from "./values.js";

const BY_EXTENSION: ReadonlyMap<string, string> = new Map([
  ["json", "json"],
  ["md", "markdown"],
  ["markdown", "markdown"],
  ["txt", "text"],
]);

/** The format's name, as `--format` spells it. */
export function outputFormat(values: OptionValues): string {
  const extension = /\.([a-z]+)$/i.exec(textValue(values, "output") ?? "")?.[1]?.toLowerCase() ?? "";
  return textValue(values, "format") ?? BY_EXTENSION.get(extension) ?? "text";
}
