// `report`: renders a report again without running a server. Its verdict is the report's own.
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { OptionValues } from "../options/values.js";
import { verdictOf } from "../report/verdict.js";
import type { CommandResult } from "./command.js";
import { checkSource } from "./source-check.js";
import { readDocument } from "./read-document.js";
import { reportResult } from "./report-result.js";
import { underWaivers, waiversOf } from "./waivers-file.js";

/**
 * @param operands the report's file, or `-` for standard input
 * @throws UsageError when it is no report, or a file that is named beside it cannot be used
 */
export async function runReport(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const [path] = operands;
  if (path === undefined) throw new UsageError("name the report: its file, or - for standard input");
  checkSource(values);
  const read = await readDocument(path, host.files);
  const [document = read.report] = underWaivers([read.report], await waiversOf(values, host.files), host);
  const version1 = read.version === 1 ? { version1: { passRate: read.passRate, original: read.original } } : {};
  return { document: { ...(await reportResult(values, document, host)), ...version1 }, verdict: verdictOf(document) };
}
