// `doctor`: why a server does not connect. Asks and reports; scores nothing.
import { examine } from "../engine/doctor/run.js";
import type { Host } from "../model/host.js";
import { START_TIMEOUT_SECONDS } from "../model/limits.js";
import { labelFrom } from "../options/label.js";
import { numberValue, textValue, type OptionValues } from "../options/values.js";
import type { CommandResult } from "./command.js";
import { targetOf } from "./targets.js";

/**
 * Examines one server.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when the target is not usable
 */
export async function runDoctor(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const target = targetOf(values, operands, { env: host.env, cwd: host.cwd, platform: host.platform });
  const settings = {
    server: textValue(values, "server") ?? labelFrom(host.cwd),
    startTimeoutMs: (numberValue(values, "start-timeout") ?? START_TIMEOUT_SECONDS) * 1_000,
  };
  const document = await examine(target, settings, host);
  return { document: { kind: "doctor", document }, verdict: document.connects.length > 0 ? "ok" : "incomplete" };
}
