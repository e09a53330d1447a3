// What a step runs around its measurement: the commands that build the server, and the HTTP server it starts and stops. It reads the
// inputs `prepare` and `start`, and shows a server's own words only as text.
import { splitCommand } from "../commands/server-command.js";
import { build, serve } from "../commands/serving.js";
import { printable } from "../lib/escape.js";
import { Incomplete, UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { inputLines } from "../options/action.js";
import type { OptionValues } from "../options/values.js";
import { inFolder } from "./paths.js";

/** Files of the output folder that hold what the user's own programs printed. No report: they may hold anything. */
export const LOG_FILES = { prepare: "prepare.log", start: "server.log" } as const;

/** What is run around a measurement. */
export interface Serving {
  /** Commands in order, words verbatim. */
  readonly prepare: readonly (readonly string[])[];
  /** The HTTP server to start; null when none is. */
  readonly start: readonly string[] | null;
}

/** Reads `prepare` and `start`. Problems name the input and quote nothing. */
export function readServing(input: (name: string) => string): { readonly serving: Serving; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const words = (text: string, name: string): readonly string[] => {
    try {
      return splitCommand(text, name);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(error.message);
      return [];
    }
  };
  const prepare = inputLines(input("prepare")).flatMap((line, index) =>
    // No program is called so, and people write notes into blocks of commands.
    line.startsWith("#") ? [] : [words(line, `'prepare': line ${String(index + 1)}`)],
  );
  const start = input("start").trim() === "" ? null : words(input("start"), "'start'");
  if (start !== null && input("url").trim() === "") {
    problems.push("'start' needs 'url', the address its server listens on; a stdio server is started by 'command'");
  }
  return { serving: { prepare, start }, problems };
}

/** Where and with what the programs run. */
export interface ServingPlace {
  /** Absolute path of the folder they start in. */
  readonly cwd: string;
  /** `NAME=value` or `NAME` lines for the started server. */
  readonly env: readonly string[];
  /** Absolute path of the folder the log files go to. */
  readonly folder: string;
}

/**
 * Runs the build, one command after the other.
 * @throws UsageError when a program does not exist
 * @throws Incomplete `prepare-failed`, with the last lines of its log as detail
 */
export async function prepare(
  serving: Serving,
  place: Pick<ServingPlace, "cwd" | "folder">,
  host: Host,
  say: (line: string) => void,
): Promise<void> {
  const logFile = inFolder(place.folder, LOG_FILES.prepare, host.platform);
  const env = buildEnvironment(host.env);
  for (const [index, words] of serving.prepare.entries()) {
    const from = host.clock.now();
    await named("'prepare'", () => build({ words, cwd: place.cwd, env, logFile, append: index > 0 }, host)).catch((error: unknown) => {
      if (!(error instanceof Incomplete) || error.code !== "prepare-failed" || serving.prepare.length === 1) throw error;
      throw new Incomplete(error.code, `${error.message}, command ${String(index + 1)} of 'prepare'`, error.terminalDetail);
    });
    say(printable(`prepared: ${words.join(" ")} (${((host.clock.now() - from) / 1_000).toFixed(1)} s)`));
  }
}

/**
 * Runs `work` while the started server, if any, is up.
 * @param values options of `score`; they say where the server listens and how to reach it
 * @throws Incomplete when the server does not become ready, and whatever `work` throws; the server is stopped either way
 */
export async function whileServing<T>(
  serving: Serving,
  place: ServingPlace,
  values: OptionValues,
  host: Host,
  work: () => Promise<T>,
): Promise<T> {
  const { start } = serving;
  if (start === null) return work();
  const logFile = inFolder(place.folder, LOG_FILES.start, host.platform);
  const server = await named("'start'", () => serve({ words: start, env: place.env, cwd: place.cwd, logFile }, values, host));
  try {
    return await work();
  } finally {
    await server.stop();
  }
}

/** What a build sees: the step's variables, as a `run:` step would, without what only the runner and its actions are to have. */
export function buildEnvironment(env: Host["env"]): Host["env"] {
  const RUNNER_ONLY =
    /^(?:INPUT_|ACTIONS_(?:RUNTIME|RESULTS|CACHE|ID_TOKEN)_|STATE_|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)$|MCPEVAL_ACTION)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !RUNNER_ONLY.test(name)));
}

async function named<T>(input: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${input}: ${error.message}`);
    throw error;
  }
}
