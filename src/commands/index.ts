// The commands, sorted by name. Each loads only when it runs, so that measuring never waits for the others.
import type { Command, RunCommand } from "./command.js";
import { COMMAND_INFOS } from "./infos.js";
import type { CommandName } from "../options/spec.js";

const LOADERS: Readonly<Record<CommandName, () => Promise<RunCommand>>> = {
  compare: async () => (await import("./compare.js")).runCompare,
  completion: async () => (await import("./completion.js")).runCompletion,
  diff: async () => (await import("./diff.js")).runDiff,
  doctor: async () => (await import("./doctor.js")).runDoctor,
  explain: async () => (await import("./explain.js")).runExplain,
  init: async () => (await import("./init.js")).runInit,
  probe: async () => (await import("./probe.js")).runProbe,
  report: async () => (await import("./report.js")).runReport,
  schema: async () => (await import("./schema.js")).runSchema,
  score: async () => (await import("./score.js")).runScore,
  trends: async () => (await import("./trends.js")).runTrends,
};

/** All commands, sorted by name. */
export const COMMANDS: readonly Command[] = COMMAND_INFOS.map((info) => ({ ...info, load: LOADERS[info.name] }));
