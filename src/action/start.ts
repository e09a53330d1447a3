// Puts the Action together with its real surroundings: the runner's toolkit, the disk, the clock, signals.
import { randomUUID } from "node:crypto";
import * as core from "@actions/core";
import { runScore } from "../commands/score.js";
import { REPORT_RENDERERS } from "../render/report/index.js";
import { replaceFile } from "../sinks/local/file.js";
import { splitCommand } from "../target/split-command.js";
import { endAll, killAllNow } from "../transport/registry.js";
import { createActionHost, isDirectory, NoteKeeper } from "./host.js";
import { runAction } from "./run.js";
import { watchSignals } from "./signals.js";

/**
 * Runs the Action in this process; a failed step shows in `process.exitCode`.
 * @param workerModule the running entry module
 */
export async function start(workerModule: URL): Promise<void> {
  const cancelled = new AbortController();
  const progress = new NoteKeeper();
  watchSignals(process, { abort: (reason) => cancelled.abort(reason), endAll, killAllNow });
  await runAction({
    core,
    host: createActionHost(workerModule, cancelled.signal, progress),
    notes: progress.notes,
    stopToken: randomUUID(),
    splitCommand,
    isDirectory,
    writeFile: replaceFile,
    score: runScore,
    renderers: REPORT_RENDERERS,
  });
}
