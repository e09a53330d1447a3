// actions/start-server: starts an HTTP server for the steps that follow, waits for its handshake, and stops it after the job.
import { splitCommand } from "../commands/server-command.js";
import { endReleased, logTail, serve } from "../commands/serving.js";
import { targetProblem } from "../commands/target-check.js";
import { UsageError } from "../model/errors.js";
import { inputLines } from "../options/action.js";
import { readOptions } from "../options/read.js";
import { maskSecrets } from "../sinks/github/mask.js";
import { printUntrusted } from "../sinks/github/log.js";
import { readHeaders, spell, variableValues } from "./headers.js";
import { PartMisuse, runPart, type PartPorts } from "./part.js";
import { resolveInputPath } from "./paths.js";

/** The part's inputs. */
export const START_INPUTS: ReadonlySet<string> = new Set([
  "command",
  "url",
  "env",
  "headers",
  "working-directory",
  "start-timeout",
  "protocol",
  "log-file",
]);

/** Where the server's output goes unless said otherwise, below the workspace. */
const DEFAULT_LOG_FILE = "mcpeval-report/server.log";

/** Runs the part. */
export function runStartServer(ports: PartPorts): Promise<void> {
  return runPart(ports, START_INPUTS, () => start(ports));
}

async function start({ core, host }: PartPorts): Promise<void> {
  const input = (name: string): string => core.getInput(name, { trimWhitespace: false });
  const headers = readHeaders(input("headers"));
  const env = inputLines(input("env"));
  maskSecrets(core, { headers: Object.values(headers.variables), env: variableValues(env, host.env) });

  const raw = { url: input("url"), "start-timeout": input("start-timeout"), protocol: input("protocol"), "header-env": headers.items };
  const { values, problems } = readOptions("score", raw, spell);
  const found = [...problems, ...headers.problems];
  const words = commandOf(input("command"), found);
  if (input("url").trim() === "") found.push("'url' is missing: the address the server will listen on");
  const outer = { env: { ...host.env, ...headers.variables }, cwd: host.cwd, platform: host.platform };
  const problem = found.length > 0 ? null : targetProblem(values, [], outer);
  if (problem !== null)
    found.push(problem.includes("--allow-remote-http") ? "'url' must be an address of this machine: the server is started here" : problem);
  if (found.length > 0) throw new PartMisuse(found);

  const at = (path: string): string => resolveInputPath(path, host.cwd, host.platform);
  const logFile = at(input("log-file").trim() === "" ? DEFAULT_LOG_FILE : input("log-file").trim());
  const request = { words, env, cwd: at(input("working-directory").trim()), logFile };
  const server = await serve(request, values, { ...host, env: outer.env });
  core.saveState("pid", String(server.pid));
  core.saveState("log", logFile);
  server.release();
  for (const [name, value] of Object.entries({ url: input("url").trim(), pid: String(server.pid), log: logFile }))
    core.setOutput(name, value);
  core.info("the server answered an MCP handshake; it is stopped after the job");
}

function commandOf(text: string, found: string[]): readonly string[] {
  try {
    return splitCommand(text, "'command'");
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    found.push(error.message);
    return [];
  }
}

/** The post step: ends what the main step started, and shows its last lines. */
export function runStopServer(ports: PartPorts): Promise<void> {
  const { core, host, stopToken } = ports;
  return runPart(ports, START_INPUTS, async () => {
    const pid = Number(core.getState("pid"));
    if (!Number.isInteger(pid) || pid <= 1) return;
    const before = isGone(pid);
    await endReleased(
      pid,
      () => isGone(pid),
      (ms) => host.clock.sleep(ms),
    );
    if (before) core.warning("the server had ended before the job did; its last words are in the log of this step");
    printUntrusted(core, "The server's last lines", logTail(core.getState("log")), stopToken);
  });
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
