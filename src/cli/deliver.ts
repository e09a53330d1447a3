// Renders a command's document in the asked form and hands it to stdout or a file. Decides nothing about verdicts.
import picocolors from "picocolors";
import type { CommandDocument } from "../commands/command.js";
import type { Host } from "../model/host.js";
import { outputFormat } from "../options/format.js";
import { isGiven, numberValue, textValue, type OptionValues } from "../options/values.js";
import type { RenderOptions } from "../render/renderer.js";
import { reportRenderer } from "../render/report/index.js";
import { replaceFile } from "../sinks/local/file.js";
import { writeStdout } from "../sinks/local/stdout.js";
import { isColored } from "./color.js";

/**
 * Delivers one document.
 * @throws SinkFailure when it could not be written
 */
export async function deliver(document: CommandDocument, values: OptionValues, host: Host): Promise<void> {
  if (document.kind === "text") return writeStdout(document.text);
  const format = outputFormat(values);
  const output = textValue(values, "output");
  const colored = output === undefined && isColored({ flag: colorFlag(values), env: host.env, isTerminal: process.stdout.isTTY });
  const text = await rendered(document, format, {
    brief: isGiven(values, "brief"),
    palette: colored ? picocolors.createColors(true) : null,
    pricePerMtok: numberValue(values, "price-per-mtok"),
  });
  if (output === undefined) return writeStdout(text);
  await replaceFile(output, text);
  const score = document.kind === "probe-report" ? document.document.readiness?.score : undefined;
  host.progress.note(`wrote ${output}${score === undefined ? "" : ` (readiness ${String(score)}/100)`}`);
}

async function rendered(document: Exclude<CommandDocument, { kind: "text" }>, format: string, options: RenderOptions): Promise<string> {
  const text =
    document.kind === "doctor"
      ? (await import("../render/doctor/index.js")).doctorRenderer(format)?.render(document.document, options)
      : reportRenderer(format)?.render(document.document, options);
  if (text === undefined) throw new Error(`no renderer for ${format}`);
  return text;
}

function colorFlag(values: OptionValues): boolean | undefined {
  const flag = values["color"];
  return typeof flag === "boolean" ? flag : undefined;
}
