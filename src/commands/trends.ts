// `trends`: the recorded history of readiness, server by server. Reads the journal under MCPEVAL_HOME; measures nothing.
import { GENERATOR } from "../engine/open-run.js";
import { TRENDS_SCHEMA } from "../model/documents/schema-names.js";
import type { TrendsDocument } from "../model/documents/trends.js";
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { numberValue, type OptionValues } from "../options/values.js";
import type { CommandResult } from "./command.js";
import { serverHistories } from "./history.js";

/**
 * Shows at most `--last` runs of each server.
 * @throws UsageError when there is no home, or the history cannot be read
 */
export async function runTrends(values: OptionValues, _operands: readonly string[], host: Host): Promise<CommandResult> {
  const histories = await serverHistories(host, numberValue(values, "last") ?? 10);
  if (histories === null) throw new UsageError("no folder for the history is known here; set MCPEVAL_HOME");
  const document: TrendsDocument = { schema: TRENDS_SCHEMA, generator: GENERATOR, servers: histories };
  return { document: { kind: "trends", document }, verdict: "ok" };
}
