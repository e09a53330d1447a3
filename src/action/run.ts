// One run of the Action: read and mask, measure, write files and outputs and summary, tell GitHub, and only then fail. Everything it
// touches is passed in. A failure to report is a notice and turns a pass red only on demand; a failure to measure is never green.
import { printable } from "../lib/escape.js";
import { Incomplete, SinkFailure, UsageError } from "../model/errors.js";
import { exitCode, worst, type Verdict } from "../model/exit.js";
import type { RenderOptions } from "../render/renderer.js";
import { printUntrusted } from "../sinks/github/log.js";
import { maskSecrets } from "../sinks/github/mask.js";
import { NO_RESULTS, setOutputs, type ActionOutputs, type Outcome } from "../sinks/github/outputs.js";
import { SUMMARY_BUDGET_BYTES, writeSummary } from "../sinks/github/summary.js";
import { caseWaiver } from "../lib/waived.js";
import type { Host } from "../model/host.js";
import { numberValue, textValue, type OptionValues } from "../options/values.js";
import type { Core } from "../sinks/github/core.js";
import { deliver, deliverNotice, showFindings } from "./delivery.js";
import { readEvent } from "./event.js";
import { writeFiles, type FilePorts, type WrittenFiles } from "./files.js";
import { logLines, summaryText } from "./forms.js";
import { INPUT_NAMES, readRequest, type ActionRequest, type InputContext } from "./inputs.js";
import { measureAll } from "./measure.js";
import type { MeasurePorts } from "./measure-ports.js";
import { settledVerdict, type Measured } from "./measured.js";
import type { Settings } from "./settings.js";
import { nameInputs, notMeasuredNotice, problemList, whyChanged, whyIncomplete, whyRed } from "./wording.js";

/** Longest failure line, in characters; GitHub cuts annotations at 4,096. */
const MAX_FAILURE_CHARACTERS = 3_500;

/** Everything a run touches. */
export interface ActionPorts extends MeasurePorts, Pick<FilePorts, "renderers" | "writeFile"> {
  readonly core: Core;
  /** What the host's progress was told: the cause of a missing measurement first, then lines that may be server text. */
  readonly notes: readonly string[];
  /** Ends a stop of workflow commands; unguessable. */
  readonly stopToken: string;
  readonly isDirectory: InputContext["isDirectory"];
  readonly checkCommand: InputContext["checkCommand"];
  readonly isReplaceable: InputContext["isReplaceable"];
  readonly isFile: InputContext["isFile"];
  readonly readBaseline: InputContext["readBaseline"];
  /** What is wrong with the servers of a configuration file. */
  readonly configProblem: (values: OptionValues, host: Host, isBuilt: boolean) => Promise<string | null>;
}

const OUTCOMES: Readonly<Record<Verdict, Outcome>> = { ok: "passed", red: "failed", incomplete: "error", usage: "error" };

/** Runs the Action to its end. Never rejects: whatever happens becomes outputs and, unless the outcome is `passed`, a failed step. */
export async function runAction(ports: ActionPorts): Promise<void> {
  const { core } = ports;
  let settings: Settings | undefined;
  try {
    const request = await readRequest((name) => core.getInput(name, { trimWhitespace: false }), contextOf(ports));
    maskSecrets(core, request.secrets);
    ({ settings } = request);
    if (request.problems.length > 0) {
      await failUsage(ports, settings, request.problems);
      return;
    }
    const measured = await measureAll(ports, request).catch(async (error: unknown) => {
      await tellNotMeasured(ports, request, error);
      throw error;
    });
    await conclude(ports, request, measured);
  } catch (error) {
    await failThrown(ports, settings, error);
  }
}

function contextOf(ports: ActionPorts): InputContext {
  const { host, isDirectory, checkCommand, isReplaceable, isFile, readBaseline, configProblem } = ports;
  return {
    repository: host.env["GITHUB_REPOSITORY"] ?? "",
    workspace: host.cwd,
    platform: host.platform,
    env: host.env,
    isDirectory,
    checkCommand,
    isReplaceable,
    isFile,
    readBaseline,
    configProblem: (values, variables, isBuilt) => configProblem(values, { ...host, env: { ...host.env, ...variables } }, isBuilt),
  };
}

/** From measurements to the end of the step. */
async function conclude(ports: ActionPorts, request: ActionRequest, measured: readonly Measured[]): Promise<void> {
  const { core, host, notes, renderers } = ports;
  const { settings } = request;
  const verdict = worst(measured.map(settledVerdict));
  const options: RenderOptions = { pricePerMtok: numberValue(request.values, "price-per-mtok") };

  printUntrusted(core, "Report", await logLines(renderers, measured), ports.stopToken);
  const title = verdict === "incomplete" ? "Why it could not be measured, and the server's last words" : "Notes";
  printUntrusted(core, title, notes, ports.stopToken);
  const failures: string[] = [];
  const written = await filesOf(ports, request, measured, options, failures);
  setOutputs(core, { ...NO_RESULTS, ...judgedOutputs(verdict), ...measuredOutputs(measured), ...fileOutputs(written) });
  const moreAt = written.length === 0 ? "the report files of this step" : "the Markdown file of this step (output `markdown`)";
  await summarise(ports, await summaryText(renderers, measured, SUMMARY_BUDGET_BYTES, { ...options, moreAt }), failures);
  showFindings({ core, settings, measured });

  const event = readEvent(host.env, await eventText(ports));
  const readText = (path: string): Promise<string> => host.files.readText(path);
  const delivered = await deliver({ core, host, settings, event, measured, written, folder: request.folder, readText });
  setOutputs(core, {
    "comment-url": delivered.commentUrl,
    "artifact-id": delivered.artifactId,
    "sarif-id": byServer(measured, (server) => delivered.sarifIds[server] ?? ""),
  });
  failures.push(...delivered.failures);
  for (const failure of failures) core.notice(printable(failure, MAX_FAILURE_CHARACTERS));

  const said = request.servers === null ? notes : [];
  const why = measured.flatMap((one) => reasonsOf(one, measured.length > 1, said));
  if (verdict === "ok" && failures.length > 0 && settings.strict) {
    setOutputs(core, { outcome: "error", passed: "false" });
    fail(core, ...failures);
  } else if (verdict === "ok") for (const { report } of measured) core.info(passedLine(report.document));
  else fail(core, ...why);
}

function passedLine({ readiness, discoverability, gate }: Measured["report"]["document"]): string {
  const score = readiness === null ? [] : [`readiness ${readiness.score}/100`];
  if (discoverability !== undefined) score.push(`grade ${discoverability.grade}`);
  return [...score, ...(gate === null ? [] : [`gate ${gate.passed}/${gate.total}`])].join(", ");
}

/** Where to look on: the log's folds are closed, and an annotation shows none of them. */
const LAST_LINES = "; the last lines it printed are in the log of this step";

/**
 * Lines on why a server is not green; none for one that is.
 * @param said the cause of a missing measurement, then the server's last lines; empty where they cannot be told to be this server's
 */
function reasonsOf(one: Measured, isOneOfSeveral: boolean, [cause, ...lastLines]: readonly string[]): string[] {
  const { document } = one.report;
  const reasons: string[] = [];
  if (one.verdict === "red") reasons.push(nameInputs(whyRed(document), INPUT_NAMES));
  if (one.verdict === "incomplete") {
    reasons.push(nameInputs(whyIncomplete(document, cause), INPUT_NAMES) + (lastLines.length > 0 ? LAST_LINES : ""));
  }
  if (one.verdict !== "incomplete" && one.comparison?.problem != null) reasons.push(one.comparison.problem);
  if (one.comparison?.verdict === "red" && one.comparison.diff.gate !== undefined) reasons.push(whyChanged(one.comparison.diff.gate));
  return isOneOfSeveral ? reasons.map((reason) => `${document.server}: ${reason}`) : reasons;
}

function judgedOutputs(verdict: Verdict): Pick<ActionOutputs, "outcome" | "passed" | "exit-code"> {
  return { outcome: OUTCOMES[verdict], passed: verdict === "ok" ? "true" : "false", "exit-code": String(exitCode(verdict)) };
}

function measuredOutputs(measured: readonly Measured[]): Pick<ActionOutputs, "readiness" | "grade" | "gate-passed" | "diff-exit-code"> {
  const each = (of: (one: Measured) => string): string => {
    const values = measured.map((one) => [one.report.document.server, of(one)] as const);
    return byServer(measured, (server) => values.find(([name]) => name === server)?.[1] ?? "");
  };
  return {
    readiness: each(({ report }) => (report.document.readiness === null ? "" : String(report.document.readiness.score))),
    grade: each(({ report }) => report.document.discoverability?.grade ?? ""),
    "gate-passed": each(({ report }) => gatePassed(report.document)),
    "diff-exit-code": each(({ comparison }) => (comparison === null ? "" : String(exitCode(comparison.verdict)))),
  };
}

/** A failing case under a waiver fails nothing. */
function gatePassed({ gate, cases, waivers }: Measured["report"]["document"]): string {
  if (gate === null) return "";
  const waived = cases.filter((one) => !one.passed && one.not_applicable !== true && caseWaiver(waivers, one) !== undefined);
  return String(gate.total > 0 && gate.passed + waived.length >= gate.total);
}

function fileOutputs(written: readonly WrittenFiles[]): Pick<ActionOutputs, "report" | "markdown" | "sarif" | "junit" | "html"> {
  const path = (form: "json" | "markdown" | "sarif" | "junit" | "html"): string => {
    const [only] = written;
    if (written.length <= 1) return only?.files[form] ?? "";
    // One document that all servers share is one path.
    const shared = new Set(written.map(({ files }) => files[form] ?? ""));
    if (shared.size === 1) return [...shared][0] ?? "";
    const paths = written.flatMap(({ server, files }) => (files[form] === undefined ? [] : [[server, files[form]] as const]));
    return paths.length === 0 ? "" : JSON.stringify(Object.fromEntries(paths));
  };
  return { report: path("json"), markdown: path("markdown"), sarif: path("sarif"), junit: path("junit"), html: path("html") };
}

/** One server's value as it is; of several, a JSON object by server. */
function byServer(measured: readonly Measured[], valueOf: (server: string) => string): string {
  const servers = measured.map(({ report }) => report.document.server);
  if (servers.length <= 1) return valueOf(servers[0] ?? "");
  return JSON.stringify(Object.fromEntries(servers.map((server) => [server, valueOf(server)])));
}

/** Writes all report files; the outputs name only files that exist. */
async function filesOf(
  ports: ActionPorts,
  request: ActionRequest,
  measured: readonly Measured[],
  options: RenderOptions,
  failures: string[],
): Promise<readonly WrittenFiles[]> {
  try {
    return await writeFiles({ ...ports, platform: ports.host.platform }, request, measured, options);
  } catch (error) {
    if (!(error instanceof SinkFailure)) throw error;
    failures.push(error.message);
    return [];
  }
}

async function summarise({ core }: ActionPorts, markdown: string, failures: string[]): Promise<void> {
  try {
    await writeSummary(core, markdown);
  } catch (error) {
    if (!(error instanceof SinkFailure)) throw error;
    failures.push(error.message);
  }
}

/** The event's payload; a runner that wrote none leaves an event without details. */
async function eventText({ host }: ActionPorts): Promise<string> {
  const path = host.env["GITHUB_EVENT_PATH"] ?? "";
  if (path === "") return "";
  try {
    return await host.files.readText(path);
  } catch (error) {
    if (error instanceof UsageError) return "";
    throw error;
  }
}

/** Says in summary and comment that there is nothing to report: silence there would leave the last run's words standing. */
async function tellNotMeasured(ports: ActionPorts, request: ActionRequest, error: unknown): Promise<void> {
  if (!(error instanceof Incomplete) || ports.host.signal.aborted) return;
  const server = request.servers?.join(", ") ?? textValue(request.values, "server") ?? "";
  const markdown = notMeasuredNotice(server, error.code, nameInputs(error.message, INPUT_NAMES));
  await tellInstead(ports, request.settings, markdown, true);
}

/**
 * Puts the text where the report would stand: in the summary, and in the comment.
 * @param mayComment whether it is worth a comment where there is none
 */
async function tellInstead(ports: ActionPorts, settings: Settings, markdown: string, mayComment: boolean): Promise<void> {
  const { core, host } = ports;
  const failures: string[] = [];
  await summarise(ports, markdown, failures);
  const event = readEvent(host.env, await eventText(ports));
  const undelivered = await deliverNotice({ core, host, settings, event }, markdown, mayComment);
  for (const failure of [...failures, ...(undelivered === null ? [] : [undelivered])])
    core.notice(printable(failure, MAX_FAILURE_CHARACTERS));
}

async function failUsage(ports: ActionPorts, settings: Settings | undefined, problems: readonly string[]): Promise<void> {
  setOutputs(ports.core, { ...NO_RESULTS, ...judgedOutputs("usage") });
  // Without settings nothing was read yet: nobody asked for a comment.
  if (settings === undefined) await summarise(ports, problemList(problems), []);
  else await tellInstead(ports, settings, problemList(problems), false);
  fail(ports.core, ...problems);
}

async function failThrown(ports: ActionPorts, settings: Settings | undefined, error: unknown): Promise<void> {
  if (error instanceof UsageError) {
    // A manifest's mistakes are a line each.
    await failUsage(
      ports,
      settings,
      error.message.split("\n").map((line) => nameInputs(line, INPUT_NAMES)),
    );
    return;
  }
  setOutputs(ports.core, { ...NO_RESULTS, ...judgedOutputs("incomplete") });
  if (error instanceof Incomplete) {
    const title = error.code === "prepare-failed" ? "The last lines of the preparation" : "The server's last words";
    printUntrusted(ports.core, title, error.terminalDetail, ports.stopToken);
    const more = error.terminalDetail.length > 0 ? LAST_LINES : "";
    fail(ports.core, `readiness could not be measured (${error.code}): ${nameInputs(error.message, INPUT_NAMES)}${more}`);
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
