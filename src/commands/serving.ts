// Builds and servers that a front end runs beside a measurement: the Action's way to processes and to the handshake. Renders nothing.
import { Incomplete, UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { START_TIMEOUT_SECONDS } from "../model/limits.js";
import { protocolMode } from "../model/revisions.js";
import { waitUntilReady } from "../engine/ready.js";
import { numberValue, textValue, type OptionValues } from "../options/values.js";
import { serverEnvironment, type Variables } from "../target/environment.js";
import { checkCommand } from "../target/find-command.js";
import { logTail, startBackground, type Background, type BackgroundEnd } from "../transport/background.js";
import { isListening } from "../transport/listening.js";
import { targetOf } from "./targets.js";

export { endReleased, logTail } from "../transport/background.js";

/** A server to start. */
export interface ServeRequest {
  /** Program and arguments, verbatim; no shell is involved. */
  readonly words: readonly string[];
  /** `NAME=value`, or `NAME` to pass the outer value on; the rest is the allow-list of every measured server. */
  readonly env: readonly string[];
  /** Absolute path. */
  readonly cwd: string;
  /** Absolute path of the file that takes its output. */
  readonly logFile: string;
}

/** A server that answered a handshake. */
export interface ServedServer {
  readonly pid: number;
  /** Ends it with all it started. */
  stop(): Promise<void>;
  /** Lets it outlive this program. */
  release(): void;
}

/**
 * Starts a server and waits until it takes a handshake at the address that the options name.
 * @param values options of `score`: `url`, and how to reach it
 * @throws UsageError when the command or the address is not usable, or the address is taken
 * @throws Incomplete when it ended or did not answer in time, with the last lines of its log as detail; it is stopped then
 */
export async function serve(request: ServeRequest, values: OptionValues, host: Host): Promise<ServedServer> {
  const target = targetOf(values, [], { env: host.env, cwd: host.cwd, platform: host.platform });
  // Whatever it is would take the handshake in the started server's place.
  if (target.kind === "http" && (await isListening(target.url))) {
    throw new UsageError("something listens at the address already; end it, or choose another port in the command and --url");
  }
  const started = startBackground(startOf(request.words, serverEnvironment(request.env, host.env, host.platform), request, host));
  const timeoutMs = (numberValue(values, "start-timeout") ?? START_TIMEOUT_SECONDS) * 1_000;
  const died = started.ended.then((end): never => {
    throw endedEarly(end, request.logFile);
  });
  died.catch(() => undefined); // raced below; a server that ends after its handshake shows in what is measured
  try {
    await waitUntilReady(target, { timeoutMs, protocol: protocolMode(textValue(values, "protocol")) ?? "auto" }, host, died);
  } catch (error) {
    await started.stop();
    if (!(error instanceof Incomplete)) throw error;
    const isOver = error.code !== "server-exited" && error.code !== "interrupted" && error.code !== "command-not-found";
    const hint = isOver ? "; does it listen at --url? Raise --start-timeout where it is slow" : "";
    throw new Incomplete(error.code, `the started server is not ready: ${error.message}${hint}`, logTail(request.logFile));
  }
  return { pid: started.pid ?? 0, stop: () => started.stop(), release: () => started.release() };
}

function endedEarly(end: BackgroundEnd, logFile: string): Incomplete {
  if (end.kind === "not-started") return new Incomplete("command-not-found", `the command could not be started (${end.errorCode})`);
  const how = end.signal === null ? `exited with code ${String(end.code)}` : `was ended by ${end.signal}`;
  return new Incomplete("server-exited", `it ${how} before it answered a handshake`, logTail(logFile));
}

/** One command of a build. */
export interface BuildStep {
  readonly words: readonly string[];
  readonly cwd: string;
  /** Complete environment of the process. */
  readonly env: Variables;
  /** Absolute path. */
  readonly logFile: string;
  /** Whether the file is continued, so that several steps share it. */
  readonly append: boolean;
}

/**
 * Runs one command to its end.
 * @throws UsageError when the program does not exist
 * @throws Incomplete when it fails, with the last lines of the log as detail
 */
export async function build(step: BuildStep, host: Host): Promise<void> {
  const env = Object.fromEntries(Object.entries(step.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const started: Background = startBackground({ ...startOf(step.words, env, step, host), append: step.append });
  const stop = (): void => void started.stop();
  host.signal.addEventListener("abort", stop, { once: true });
  const end = await started.ended;
  host.signal.removeEventListener("abort", stop);
  if (host.signal.aborted) throw new Incomplete("interrupted", "interrupted while preparing");
  if (end.kind === "exited" && end.code === 0) return;
  const how = end.kind === "not-started" ? end.errorCode : end.signal === null ? `exit code ${String(end.code)}` : end.signal;
  throw new Incomplete("prepare-failed", `the preparation failed: ${step.words[0] ?? ""} (${how})`, logTail(step.logFile));
}

function startOf(words: readonly string[], env: Readonly<Record<string, string>>, at: { cwd: string; logFile: string }, host: Host) {
  const [command = "", ...args] = words;
  if (command === "") throw new UsageError("the command is empty");
  checkCommand(command, { cwd: at.cwd, env, platform: host.platform });
  return { command, args, cwd: at.cwd, env, logFile: at.logFile };
}
