// One run of the Action: read and mask, measure, write files and outputs and summary, and only then fail. Everything it touches
// is passed in. A failure to report is a warning and never turns a pass red; a failure to measure is never green.
import type { CommandResult, RunCommand } from "../commands/command.js";
import { printable } from "../lib/escape.js";
import { Incomplete, INCOMPLETE_CODES, SinkFailure, UsageError } from "../model/errors.js";
import { exitCode, type Verdict } from "../model/exit.js";
import type { Host } from "../model/host.js";
import type { ReportDocument } from "../model/documents/report.js";
import type { Renderer } from "../render/renderer.js";
import type { Core } from "../sinks/github/core.js";
import { printUntrusted } from "../sinks/github/log.js";
import { maskSecrets } from "../sinks/github/mask.js";
import { setOutputs, type Outcome } from "../sinks/github/outputs.js";
import { SUMMARY_BUDGET_BYTES, writeSummary } from "../sinks/github/summary.js";
import { INPUT_NAMES, readRequest, type ActionRequest, type InputContext, type ReportFiles } from "./inputs.js";
import { nameInputs, problemList, whyNotMeasured, whyRed } from "./wording.js";

/** Longest failure line, in characters; GitHub cuts annotations at 4,096. */
const MAX_FAILURE_CHARACTERS = 3_500;

/** Report lines shown in the log; a catalog of thousands of tools belongs into the file. */
const MAX_LOG_LINES = 1_000;

/** Everything a run touches. */
export interface ActionPorts {
  readonly core: Core;
  readonly host: Host;
  /** What the host's progress was told: the cause of a missing measurement first, then lines that may be server text. */
  readonly notes: readonly string[];
  /** Ends a stop of workflow commands; unguessable. */
  readonly stopToken: string;
  readonly isDirectory: InputContext["isDirectory"];
  readonly checkCommand: InputContext["checkCommand"];
  readonly isReplaceable: InputContext["isReplaceable"];
  /** Writes a whole file, its folder included, replacing an earlier one. @throws SinkFailure */
  writeFile(path: string, text: string): Promise<void>;
  readonly score: RunCommand;
  /** Renderers of a report; `json`, `markdown` and `text` among them. */
  readonly renderers: readonly Renderer<ReportDocument>[];
}

interface Written {
  readonly report: string;
  readonly markdown: string;
}

const NOTHING_WRITTEN: Written = { report: "", markdown: "" };
const OUTCOMES: Readonly<Record<Verdict, Outcome>> = { ok: "passed", red: "failed", incomplete: "error", usage: "error" };

/** Runs the Action to its end. Never rejects: whatever happens becomes outputs and, unless the outcome is `passed`, a failed step. */
export async function runAction(ports: ActionPorts): Promise<void> {
  const { core } = ports;
  try {
    const request = await readRequest((name) => core.getInput(name, { trimWhitespace: false }), contextOf(ports));
    maskSecrets(core, request.secrets);
    if (request.problems.length > 0) {
      await failUsage(ports, request.problems);
      return;
    }
    await deliver(ports, request, await measure(ports, request));
  } catch (error) {
    await failThrown(ports, error);
  }
}

function contextOf({ host, isDirectory, checkCommand, isReplaceable }: ActionPorts): InputContext {
  return {
    repository: host.env["GITHUB_REPOSITORY"] ?? "",
    workspace: host.cwd,
    platform: host.platform,
    env: host.env,
    isDirectory,
    checkCommand,
    isReplaceable,
  };
}

/** Header values travel as variables of the command's environment; the server's own environment is an allow-list without them. */
async function measure({ host, score }: ActionPorts, request: ActionRequest): Promise<CommandResult> {
  if (host.signal.aborted) throw new Incomplete("interrupted", INCOMPLETE_CODES.interrupted);
  return score(request.values, request.operands, { ...host, env: { ...host.env, ...request.headerVariables } });
}

async function deliver(ports: ActionPorts, request: ActionRequest, result: CommandResult): Promise<void> {
  const { core, notes } = ports;
  if (result.document.kind !== "probe-report") throw new Error("score returned no report");
  const { document } = result.document;
  const verdict = result.verdict;
  const measured = document.readiness === null ? "" : String(document.readiness.score);

  printUntrusted(core, "Report", firstLines(render(ports, "text", document)), ports.stopToken);
  const title = verdict === "incomplete" ? "Why it could not be measured, and the server's last words" : "Notes";
  printUntrusted(core, title, notes, ports.stopToken);
  const written = await writeFiles(ports, request.files, document);
  setOutputs(core, { outcome: OUTCOMES[verdict], readiness: measured, "exit-code": String(exitCode(verdict)), ...written });
  const moreAt = written.markdown === "" ? "the report files of this step" : "the Markdown file of this step (output `markdown`)";
  await summarise(ports, render(ports, "markdown", document, { budget: { unit: "utf8-bytes", limit: SUMMARY_BUDGET_BYTES }, moreAt }));

  if (verdict === "ok") core.info(`readiness ${measured}/100`);
  else if (verdict === "red") fail(core, whyRed(document));
  else fail(core, nameInputs(whyNotMeasured(document, notes[0]), INPUT_NAMES));
}

function firstLines(text: string): string[] {
  const lines = text.trimEnd().split("\n");
  const more = lines.length - MAX_LOG_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LOG_LINES), `(${more} more lines: report.txt holds them all)`] : lines;
}

function render(
  { renderers }: ActionPorts,
  format: string,
  document: ReportDocument,
  options?: Parameters<Renderer<ReportDocument>["render"]>[1],
): string {
  const renderer = renderers.find((candidate) => candidate.format === format);
  if (renderer === undefined) throw new Error(`reports have no format ${format}`);
  return renderer.render(document, options);
}

/** Writes all report files; the outputs name only files that exist. */
async function writeFiles(ports: ActionPorts, files: ReportFiles, document: ReportDocument): Promise<Written> {
  try {
    for (const [format, path] of Object.entries(files)) await ports.writeFile(path, render(ports, format, document));
    return { report: files.json, markdown: files.markdown };
  } catch (error) {
    if (!(error instanceof SinkFailure)) throw error;
    ports.core.warning(printable(error.message, MAX_FAILURE_CHARACTERS));
    return NOTHING_WRITTEN;
  }
}

async function summarise({ core }: ActionPorts, markdown: string): Promise<void> {
  try {
    await writeSummary(core, markdown);
  } catch (error) {
    if (!(error instanceof SinkFailure)) throw error;
    core.notice(printable(error.message, MAX_FAILURE_CHARACTERS));
  }
}

async function failUsage(ports: ActionPorts, problems: readonly string[]): Promise<void> {
  setOutputs(ports.core, { outcome: "error", readiness: "", "exit-code": String(exitCode("usage")), ...NOTHING_WRITTEN });
  await summarise(ports, problemList(problems));
  fail(ports.core, ...problems);
}

async function failThrown(ports: ActionPorts, error: unknown): Promise<void> {
  if (error instanceof UsageError) {
    await failUsage(ports, [nameInputs(error.message, INPUT_NAMES)]);
    return;
  }
  const isIncomplete = error instanceof Incomplete;
  setOutputs(ports.core, { outcome: "error", readiness: "", "exit-code": String(exitCode("incomplete")), ...NOTHING_WRITTEN });
  if (isIncomplete) {
    printUntrusted(ports.core, "The server's last words", error.terminalDetail, ports.stopToken);
    fail(ports.core, `readiness could not be measured (${error.code}): ${nameInputs(error.message, INPUT_NAMES)}`);
    return;
  }
  // Ours to mend: the stack names our own code, but an error's message can hold anything, so it is printed as text.
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (ports.core.isDebug()) printUntrusted(ports.core, "Stack", stack.split("\n"), ports.stopToken);
  const message = error instanceof Error ? error.message : "unknown error";
  fail(ports.core, `mcpeval itself failed, please report it (run again with debug logging for the stack): ${message}`);
}

/** Fails the step with one annotation; several problems are its lines. Line breaks are ours only. */
function fail(core: Core, ...lines: readonly string[]): void {
  core.setFailed(lines.map((line) => printable(line, MAX_FAILURE_CHARACTERS)).join("\n"));
}
