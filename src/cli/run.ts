// One run of the CLI: words in, exit code out. Everything heavy is loaded only once it is known to be needed.
import { exitCode, worst, type Verdict } from "../model/exit.js";
import { UsageError } from "../model/errors.js";
import type { Host, Progress } from "../model/host.js";
import { endServers, killServersNow } from "../commands/servers.js";
import { readOptions } from "../options/read.js";
import { isGiven, textValue, type OptionValues } from "../options/values.js";
import { writeStdout } from "../sinks/local/stdout.js";
import { reportFailure } from "./failure.js";
import { createHost } from "./host.js";
import { quickRequest } from "./quick.js";
import type { Request, RunRequest } from "./request.js";
import { createProgress, statusLineOf } from "./progress.js";
import { watchSignals, type SignalWatch } from "./signals.js";
import { splitWords } from "./words.js";

/**
 * Runs one command line to its end. stdout gets the document and nothing else; all talk goes to stderr.
 * @param argv the words after the program's name
 * @param workerModule module that schema worker threads start from
 * @returns the process's exit code; never rejects
 */
export async function runCli(argv: readonly string[], workerModule: URL): Promise<number> {
  const words = splitWords(argv);
  const isDebug = words.own.includes("--debug");
  const progress = createProgress((text) => process.stderr.write(text), await statusLineOf(process.stderr, process.env));
  // Without a listener a closed stderr would end the process in the middle of a run.
  process.stderr.on("error", () => undefined);
  let signals: SignalWatch | undefined;
  let verdict: Verdict;
  try {
    const request: Request = quickRequest(words) ?? (await import("./program.js")).parseWords(words);
    if (request.kind === "print") {
      await writeStdout(request.text);
      return exitCode("ok");
    }
    const values = readValues(request);
    const interruption = new AbortController();
    if (request.command.takes === "server-command") signals = watchServers(interruption, progress);
    const host = createHost({ progress, signal: interruption.signal, workerModule, idle: () => loadDelivery(values) });
    verdict = await Promise.race([runCommand(request, values, host), defects(), ...(signals === undefined ? [] : [signals.overdue])]);
  } catch (error) {
    progress.stop();
    const interrupted = signals?.exitCode() ?? null;
    verdict = interrupted === null ? reportFailure(error, (line) => progress.note(line), isDebug) : "incomplete";
  }
  progress.stop();
  signals?.end();
  await new Promise<void>((resolve) => process.stderr.write("", () => resolve()));
  return signals?.exitCode() ?? exitCode(verdict);
}

/** @throws UsageError with a line for every problem */
function readValues({ command, raw }: RunRequest): OptionValues {
  const { values, problems } = readOptions(command.name, raw);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return values;
}

async function runCommand({ command, operands }: RunRequest, values: OptionValues, host: Host): Promise<Verdict> {
  if (command.creates !== undefined) {
    const { checkNewFile } = await import("../sinks/local/file.js");
    const path = textValue(values, "output") ?? command.creates;
    if (!isGiven(values, "dry-run")) await checkNewFile(path, isGiven(values, "force"));
  } else if (textValue(values, "output") !== undefined) {
    const [{ outputFiles }, { checkOutputFile }] = await Promise.all([import("../commands/targets.js"), import("../sinks/local/file.js")]);
    for (const file of await outputFiles(command.name, values, operands, host)) await checkOutputFile(file, isGiven(values, "force"));
  }
  const run = await command.load();
  const result = await run(values, operands, host);
  const { deliver } = await import("./deliver.js");
  host.progress.stop();
  try {
    await deliver(result.document, values, host);
    return result.verdict;
  } catch (error) {
    return worst([result.verdict, reportFailure(error, (line) => host.progress.note(line), isGiven(values, "debug"))]);
  }
}

/** Renderers load while a run waits for its server, not before: they would only delay its start. */
function loadDelivery(values: OptionValues): void {
  // Whoever needs them meets the same failure.
  const delivery = import("./deliver.js").then(({ loadRenderer }) => loadRenderer(values));
  for (const loading of [delivery, import("../commands/report-result.js")]) loading.catch(() => undefined);
}

function watchServers(interruption: AbortController, progress: Progress): SignalWatch {
  return watchSignals({
    abort: () => {
      progress.stop();
      interruption.abort(new Error("interrupted"));
    },
    endServers,
    killServersNow,
  });
}

/** Rejects with what nobody caught: Node's own ending would exit with 1, which means a missed floor here. */
function defects(): Promise<never> {
  return new Promise((_, reject) => {
    process.on("uncaughtException", reject);
    process.on("unhandledRejection", reject);
  });
}
