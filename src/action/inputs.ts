// Reads the Action's inputs into what the commands take. It reports every problem at once and repeats no value that may be secret.
import { splitCommand } from "../commands/server-command.js";
import type { ReadReport } from "../commands/diff.js";
import { targetProblem, type Outer } from "../commands/target-check.js";
import { printable } from "../lib/escape.js";
import { UsageError } from "../model/errors.js";
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import { actionInputs, rawFromInputs } from "../options/action.js";
import { labelFrom, labelOfName } from "../options/label.js";
import { readOptions } from "../options/read.js";
import { listValue, textValue, type OptionValues } from "../options/values.js";
import type { Secrets } from "../sinks/github/mask.js";
import { DEFAULT_OUTPUT_DIR, inFolder, resolveInputPath } from "./paths.js";
import { readServers, serverProblems, severalClashes } from "./config.js";
import { readHeaders, spell, variableValues } from "./headers.js";
import { readServing, type Serving } from "./servers.js";
import { clashes, readSettings, type Settings } from "./settings.js";
import { nameInputs } from "./wording.js";

/** Names of all inputs. */
export const INPUT_NAMES: ReadonlySet<string> = new Set(actionInputs.map(({ name }) => name));

/** The variable that also sets a header, as on the command line. */
const AUTHORIZATION_VARIABLE = "MCPEVAL_HTTP_AUTHORIZATION";

/** What a run needs besides the inputs' text. */
export interface InputContext {
  /** `owner/name` of the repository; its name is the default label. */
  readonly repository: string;
  /** Absolute path of the checkout. */
  readonly workspace: string;
  readonly platform: string;
  /** The step's own environment, for `env` lines that only name a variable. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isDirectory: (path: string) => Promise<boolean>;
  /** Refuses a command that does not exist. */
  readonly checkCommand: NonNullable<Outer["checkCommand"]>;
  /** Whether a report may be written there: no file, or an earlier report. */
  readonly isReplaceable: (path: string) => Promise<boolean>;
  /** Whether there is such a file below the workspace. */
  readonly isFile: (path: string) => Promise<boolean>;
  /** @throws UsageError when it cannot be read or is no report */
  readonly readBaseline: (path: string) => Promise<ReadReport>;
  /** What is wrong with the servers of a configuration file, naming flags; null when nothing is. */
  configProblem(values: OptionValues, variables: Readonly<Record<string, string>>, isBuilt: boolean): Promise<string | null>;
}

/** Forms of a report that become files. */
export type FileForm = "json" | "markdown" | "text" | "sarif" | "junit" | "html";

/** Where the report goes, by form; only the forms that are written. */
export type ReportFiles = Readonly<Partial<Record<FileForm, string>>> & Readonly<Record<"json" | "markdown" | "text", string>>;

const FILE_NAMES: Readonly<Record<FileForm, string>> = {
  json: "report.json",
  markdown: "report.md",
  text: "report.txt",
  sarif: "report.sarif",
  junit: "report.xml",
  html: "report.html",
};

/** All inputs, read. With any problem, nothing but `secrets` and `problems` may be used. */
export interface ActionRequest {
  /** The command that measures. */
  readonly command: "probe" | "score";
  readonly settings: Settings;
  /** The report this run is compared with; null for none. */
  readonly baseline: ReadReport | null;
  /** Options of that command. */
  readonly values: OptionValues;
  /** The server command, words verbatim; empty for a URL. */
  readonly operands: readonly string[];
  /** Variables that `values["header-env"]` refers to. */
  readonly headerVariables: Readonly<Record<string, string>>;
  readonly secrets: Secrets;
  /** Names of the servers of `values.config` that are measured, in order; null without a configuration file. */
  readonly servers: readonly string[] | null;
  /** What is built and started around the measurement. */
  readonly serving: Serving;
  /** `NAME=value` or `NAME` lines for the server that `start` names. */
  readonly servingEnv: readonly string[];
  /** Absolute path of the folder that programs start in. */
  readonly cwd: string;
  /** Absolute path of the folder of all files. */
  readonly folder: string;
  /** Absolute paths of the report files. */
  readonly files: ReportFiles;
  /** One line each, naming the input. */
  readonly problems: readonly string[];
}

/** The command's words, and what is wrong with the choice of target. */
function readTarget(input: (name: string) => string): { operands: readonly string[]; problems: string[] } {
  const command = input("command").trim();
  const hasUrl = input("url").trim() !== "";
  if (input("config").trim() !== "") return { operands: [], problems: [] };
  if (command === "") return { operands: [], problems: hasUrl ? [] : ["no server: give 'command', 'url' or 'config'"] };
  const problems = hasUrl ? ["'command' cannot be used with 'url'; leave one of them out"] : [];
  try {
    return { operands: splitCommand(command, "'command'"), problems };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { operands: [], problems: [...problems, error.message] };
  }
}

/** Absolute paths of the files of one report. */
export function reportFiles(folder: string, forms: Settings["extraForms"], platform: string): ReportFiles {
  const at = (form: FileForm): string => inFolder(folder, FILE_NAMES[form], platform);
  return {
    json: at("json"),
    markdown: at("markdown"),
    text: at("text"),
    ...Object.fromEntries(forms.map((form) => [form, at(form)])),
  };
}

/** The earlier report, and what is wrong with it. Its server must be this one: reports of two servers are not compared. */
async function readBaseline(
  path: string | null,
  label: string,
  context: InputContext,
): Promise<{ baseline: ReadReport | null; problems: string[] }> {
  if (path === null) return { baseline: null, problems: [] };
  try {
    const baseline = await context.readBaseline(path);
    const { server } = baseline.report;
    if (server === label) return { baseline, problems: [] };
    const names = [server, label].map((name) => JSON.stringify(printable(name)));
    return { baseline, problems: [`'baseline' is a report of ${names.join(", and this step measures ")}; give 'server' the same label`] };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { baseline: null, problems: [`'baseline': ${error.message}`] };
  }
}

/** Which command measures; in mode auto there being a manifest decides. */
async function commandOf({ mode }: Settings, values: OptionValues, context: InputContext): Promise<ActionRequest["command"]> {
  if (mode !== "auto") return mode === "score" ? "score" : "probe";
  const isThere = textValue(values, "manifest") !== undefined || (await context.isFile(DEFAULT_MANIFEST));
  return isThere ? "probe" : "score";
}

/** What is said of files that are not there; those that a build may yet make are looked for when they are read. */
async function missingFiles({ mode }: Settings, values: OptionValues, context: InputContext): Promise<string[]> {
  const found: string[] = [];
  for (const input of mode === "score" ? ["arguments", "waivers"] : ["arguments", "manifest", "waivers"]) {
    const path = textValue(values, input);
    if (path === undefined || (await context.isFile(path))) continue;
    found.push(
      `'${input}': cannot read ${printable(path)}: no such file; paths are relative to the workspace, is the repository checked out?`,
    );
  }
  const needsManifest = (mode === "probe" || mode === "gate-only") && textValue(values, "manifest") === undefined;
  if (needsManifest && !(await context.isFile(DEFAULT_MANIFEST))) {
    found.push(
      `'mode': ${mode} runs a manifest, and there is no ${DEFAULT_MANIFEST}; name yours with 'manifest', or write one: npx mcpeval init`,
    );
  }
  return found;
}

/**
 * Reads and checks all inputs.
 * @param input text of one input, the empty text when it was not given (GitHub knows no absent inputs)
 */
export async function readRequest(input: (name: string) => string, context: InputContext): Promise<ActionRequest> {
  const given = rawFromInputs("probe", input);
  const isUrl = input("url").trim() !== "";
  const { serving, problems: unserved } = readServing(input);
  const isStarted = serving.start !== null;
  // A started server has an address and a process: the process's inputs are read on their own, as those of a command would be.
  const { names, problems: unchosen } = readServers(input);
  const raw = { ...given, ...(isStarted ? { env: [], cwd: "" } : {}), ...(names === null ? {} : { server: names }) };
  const started = readOptions("probe", isStarted ? { env: given["env"], cwd: given["cwd"] } : {}, spell);
  const headers = readHeaders(input("headers"));
  const { values, problems } = readOptions("probe", { ...raw, "header-env": headers.items }, spell);
  const { settings, problems: unset } = readSettings(input, spell);
  const target = readTarget(input);
  const found = [...target.problems, ...unchosen, ...unserved, ...problems, ...started.problems, ...headers.problems, ...unset];
  if (headers.items.length > 0 && !isUrl && names === null)
    found.push("'headers' are sent to a 'url'; a server started by 'command' takes 'env'");

  const directory = textValue(isStarted ? started.values : values, "cwd");
  const cwd = directory === undefined ? undefined : resolveInputPath(directory, context.workspace, context.platform);
  const isFolder = cwd === undefined || (await context.isDirectory(cwd));
  if (!isFolder) {
    found.push("'working-directory' is no folder of the workspace; is the repository checked out?");
  }
  if (names !== null) {
    // What a build has yet to make cannot be looked for.
    const isBuilt = serving.prepare.length === 0;
    const problem = unchosen.length > 0 ? null : await context.configProblem(values, headers.variables, isBuilt);
    if (problem !== null) found.push(...serverProblems(problem));
  } else if (target.problems.length === 0) {
    // Only what was not judged above: the address, and the variables or headers that go with this kind of target.
    const judged = { ...values, cwd: undefined, ...(isUrl ? { env: [] } : { "header-env": [] }) };
    const { workspace, platform } = context;
    const outer: Outer = {
      env: { ...context.env, ...headers.variables },
      cwd: cwd ?? workspace,
      platform,
      isDirectory: () => true,
      // In a folder that is not there no command is: one mistake, one line. And a build may be what makes it.
      checkCommand: isFolder && serving.prepare.length === 0 ? context.checkCommand : () => undefined,
    };
    const problem = targetProblem(judged, target.operands, outer);
    if (problem !== null) found.push(nameInputs(problem, INPUT_NAMES));
  }
  const [only] = names ?? [];
  const label = only === undefined ? (textValue(values, "server") ?? labelFrom(context.repository)) : labelOfName(only);
  if (settings.compareToBase && isUrl && !isStarted) {
    found.push("'compare-to' needs a server that this step can start twice: give 'command', or 'start' beside 'url'");
  }
  const { baseline, problems: unlike } = await readBaseline(settings.baseline, label, context);
  found.push(...unlike, ...clashes(settings, values, settings.baseline !== null || settings.compareToBase));
  found.push(...severalClashes(names, settings, values));
  if (serving.prepare.length === 0 && (names ?? []).length < 2) found.push(...(await missingFiles(settings, values, context)));
  const outputDir = input("output-dir").trim();
  const folder = resolveInputPath(outputDir === "" ? DEFAULT_OUTPUT_DIR : outputDir, context.workspace, context.platform);
  const files = reportFiles(folder, settings.extraForms, context.platform);
  for (const path of Object.values(files)) {
    if (!(await context.isReplaceable(path))) found.push(`'output-dir': ${path} exists and is no report of mcpeval; name another folder`);
  }
  return {
    // A manifest is one server's.
    command: (names ?? []).length > 1 ? "score" : await commandOf(settings, values, context),
    settings,
    baseline,
    values: {
      ...values,
      server: names ?? label,
      "gate-only": settings.mode === "gate-only",
      // The output needs it whatever is demanded of it; it asks the server nothing more.
      grade: settings.mode !== "gate-only",
      // A job's home is gone when it ends: a history would be written for nobody.
      history: false,
      // Places are looked up for SARIF alone, and annotations need them too.
      format: "sarif",
      ...(cwd === undefined || isStarted ? {} : { cwd }),
    },
    operands: target.operands,
    servers: names,
    serving,
    servingEnv: listValue(started.values, "env"),
    cwd: cwd ?? context.workspace,
    headerVariables: headers.variables,
    secrets: {
      headers: [...Object.values(headers.variables), context.env[AUTHORIZATION_VARIABLE] ?? ""].filter((value) => value !== ""),
      env: variableValues(typeof given["env"] === "object" ? given["env"] : [], context.env),
      needed: [context.workspace, context.repository],
      token: settings.token,
    },
    folder,
    files,
    problems: [...new Set(found)],
  };
}
