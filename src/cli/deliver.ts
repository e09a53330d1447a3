// Renders a command's document in the asked form and hands it to stdout or a file. Decides nothing about verdicts.
import type { CommandDocument } from "../commands/command.js";
import type { Host } from "../model/host.js";
import { outputFormat } from "../options/format.js";
import { fileInFolder, isFolderOutput } from "../options/output.js";
import { isGiven, numberValue, textValue, type OptionValues } from "../options/values.js";
import type { RenderOptions } from "../render/renderer.js";
import { loadReportRenderer } from "../render/report/index.js";
import { jsonText } from "../render/shared/json.js";
import { writeStdout } from "../sinks/local/stdout.js";
import { isColored } from "./color.js";

/** A document of its own: one server's. */
type Single = Exclude<CommandDocument, { kind: "text" | "probe-reports" }>;

/**
 * Delivers what a command returned: one text, or with a folder for `--output` one file a server.
 * @throws SinkFailure when it could not be written
 */
export async function deliver(document: CommandDocument, values: OptionValues, host: Host): Promise<void> {
  if (document.kind === "text") {
    const { file } = document;
    if (file !== undefined) await (await import("../sinks/local/file.js")).replaceFile(file.path, file.text, "the file");
    return writeStdout(document.text);
  }
  const format = outputFormat(values);
  const output = textValue(values, "output");
  const singles: readonly Single[] = document.kind === "probe-reports" ? document.reports : [document];
  const colored = output === undefined && isColored({ flag: colorFlag(values), env: host.env, isTerminal: process.stdout.isTTY });
  const options = {
    brief: isGiven(values, "brief"),
    palette: colored ? (await import("./palette.js")).terminalPalette() : null,
    plan: isGiven(values, "plan"),
    pricePerMtok: numberValue(values, "price-per-mtok"),
  };
  const texts = await Promise.all(singles.map((single) => rendered(single, format, options)));
  // An empty line apart: each of them is a whole report.
  const joined = texts.join("\n");
  if (output === undefined) return writeStdout(joined);
  const { replaceFile } = await import("../sinks/local/file.js");
  if (!isFolderOutput(output)) {
    await replaceFile(output, joined);
    host.progress.note(`wrote ${output}${singles.length === 1 ? scoreOf(singles[0]) : ` (${singles.length} servers)`}`);
    return;
  }
  for (const [index, single] of singles.entries()) {
    if (single.kind === "trends") continue;
    const file = fileInFolder(output, single.document.server, format);
    await replaceFile(file, texts[index] ?? "");
    host.progress.note(`wrote ${file}${scoreOf(single)}`);
  }
}

/** Loads what renders the report that these options ask for. */
export async function loadRenderer(values: OptionValues): Promise<void> {
  await loadReportRenderer(outputFormat(values));
}

function scoreOf(single: Single | undefined): string {
  const score = single?.kind === "probe-report" ? single.document.readiness?.score : undefined;
  return score === undefined ? "" : ` (readiness ${String(score)}/100)`;
}

async function rendered(document: Single, format: string, options: RenderOptions): Promise<string> {
  const text = await textOf(document, format, options);
  if (text === undefined) throw new Error(`no renderer for ${format}`);
  return text;
}

async function textOf(document: Single, format: string, options: RenderOptions): Promise<string | undefined> {
  switch (document.kind) {
    case "doctor":
      return (await import("../render/doctor/index.js")).doctorRenderer(format)?.render(document.document, options);
    case "comparison":
      return (await import("../render/comparison/index.js")).comparisonRenderer(format)?.render(document.document, options);
    case "trends":
      return (await import("../render/trends/index.js")).trendsRenderer(format)?.render(document.document, options);
    case "probe-diff":
      return (await import("../render/diff/index.js")).diffRenderer(format)?.render(document.document, options);
    case "probe-report": {
      const { places, history, version1 } = document;
      // An old report stays what it is: only its reading is new.
      if (version1 !== undefined && format === "json") return jsonText(version1.original);
      const renderer = await loadReportRenderer(format);
      return renderer?.render(document.document, { ...options, places, history, passRate: version1?.passRate });
    }
  }
}

function colorFlag(values: OptionValues): boolean | undefined {
  const flag = values["color"];
  return typeof flag === "boolean" ? flag : undefined;
}
