// `doctor`: why a server does not connect. Asks and reports; scores nothing.
import { examine } from "../engine/doctor/run.js";
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { START_TIMEOUT_SECONDS } from "../model/limits.js";
import { numberValue, type OptionValues } from "../options/values.js";
import type { CommandResult } from "./command.js";
import { targetsOf } from "./targets.js";

/**
 * Examines one server.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when the target is not usable
 */
export async function runDoctor(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const { servers, notes } = await targetsOf(values, operands, host);
  const [only, ...others] = servers;
  if (only === undefined || others.length > 0) {
    throw new UsageError(`doctor examines one server, and ${String(servers.length)} were chosen; name one of them with --server`);
  }
  for (const note of notes) host.progress.note(note);
  const settings = {
    server: only.label,
    startTimeoutMs: (numberValue(values, "start-timeout") ?? START_TIMEOUT_SECONDS) * 1_000,
  };
  const document = await examine(only.target, settings, host);
  return { document: { kind: "doctor", document }, verdict: document.connects.length > 0 ? "ok" : "incomplete" };
}
