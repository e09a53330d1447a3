// Puts the Action together with its real surroundings: the runner's toolkit, the disk, the clock, signals.
import { randomUUID } from "node:crypto";
import * as core from "@actions/core";
import { endServers, killServersNow } from "../commands/servers.js";
import { checkCommand, configProblem } from "../commands/target-check.js";
import { UsageError } from "../model/errors.js";
import { diffRenderer } from "../render/diff/index.js";
import { loadReportRenderer } from "../render/report/index.js";
import { checkOutputFile, replaceFile } from "../sinks/local/file.js";
import { createActionHost, isDirectory, isFile, NoteKeeper } from "./host.js";
import { runAction } from "./run.js";
import { watchSignals } from "./signals.js";

/**
 * Runs the Action in this process. A failed step shows in `process.exitCode`; everything printed has left the process.
 * @param workerModule the running entry module
 */
export async function start(workerModule: URL): Promise<void> {
  const cancelled = new AbortController();
  const progress = new NoteKeeper();
  watchSignals(process, { abort: (reason) => cancelled.abort(reason), endAll: endServers, killAllNow: killServersNow });
  const host = createActionHost(workerModule, cancelled.signal, progress);
  await runAction({
    core,
    host,
    notes: progress.notes,
    stopToken: randomUUID(),
    isDirectory,
    checkCommand,
    configProblem,
    isReplaceable: async (path) => {
      try {
        await checkOutputFile(path, false);
        return true;
      } catch (error) {
        if (error instanceof UsageError) return false;
        throw error;
      }
    },
    isFile: (path) => isFile(path, host.cwd),
    readBaseline: async (path) => (await import("../commands/read-document.js")).readDocument(path, host.files),
    writeFile: replaceFile,
    commands: {
      probe: async (...given) => (await import("../commands/probe.js")).runProbe(...given),
      score: async (...given) => (await import("../commands/score.js")).runScore(...given),
    },
    renderers: { report: loadReportRenderer, diff: async (format) => diffRenderer(format) },
  });
  await new Promise<void>((done) => process.stdout.write("", () => done()));
}
