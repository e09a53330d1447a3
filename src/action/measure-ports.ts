// What measuring touches, this run and its base alike.
import type { CommandResult, ReportResult, RunCommand } from "../commands/command.js";
import type { Host } from "../model/host.js";
import type { Core } from "../sinks/github/core.js";
import type { ActionRequest } from "./inputs.js";

/** What measuring needs. */
export interface MeasurePorts {
  readonly host: Host;
  readonly core: Pick<Core, "info" | "notice">;
  /** The commands that measure. */
  readonly commands: Readonly<Record<ActionRequest["command"], RunCommand>>;
}

/** The one report of a result. */
export function reportOf({ document }: CommandResult): ReportResult {
  if (document.kind !== "probe-report") throw new Error("the command returned no report");
  return document;
}
