// Reads the Action's inputs into what the score command takes. It reports every problem at once and repeats no value that may be secret.
import { splitCommand } from "../commands/server-command.js";
import { targetProblem, type Outer } from "../commands/target-check.js";
import { UsageError } from "../model/errors.js";
import { actionInputs, inputLines, inputSpelling, rawFromInputs } from "../options/action.js";
import { labelFrom } from "../options/label.js";
import { readOptions } from "../options/read.js";
import { textValue, type OptionValues } from "../options/values.js";
import type { Secrets } from "../sinks/github/mask.js";
import { DEFAULT_OUTPUT_DIR, inFolder, resolveInputPath } from "./paths.js";
import { nameInputs } from "./wording.js";

/** Names of all inputs. */
export const INPUT_NAMES: ReadonlySet<string> = new Set(actionInputs.map(({ name }) => name));

/** Variables that carry header values to the command: its options name variables, so that no value is ever an option. */
const HEADER_VARIABLE = "MCPEVAL_ACTION_HEADER_";

/** The variable that also sets a header, as on the command line. */
const AUTHORIZATION_VARIABLE = "MCPEVAL_HTTP_AUTHORIZATION";

/** Header names, RFC 9110 section 5.1 (a token). */
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/** Header values, RFC 9110 section 5.5: visible characters, blanks, and the rest of Latin-1. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]+$/;

/** What a run needs besides the inputs' text. */
export interface InputContext {
  /** `owner/name` of the repository; its name is the default label. */
  readonly repository: string;
  /** Absolute path of the checkout. */
  readonly workspace: string;
  readonly platform: string;
  /** The step's own environment, for `env` lines that only name a variable. */
  readonly env: Readonly<Record<string, string | undefined>>;
  isDirectory(path: string): Promise<boolean>;
  /** Refuses a command that does not exist. */
  readonly checkCommand: NonNullable<Outer["checkCommand"]>;
  /** Whether a report may be written there: no file, or an earlier report. */
  isReplaceable(path: string): Promise<boolean>;
}

/** Where the report goes, by format. */
export type ReportFiles = Readonly<Record<"json" | "markdown" | "text", string>>;

/** All inputs, read. With any problem, nothing but `secrets` and `problems` may be used. */
export interface ActionRequest {
  readonly values: OptionValues;
  /** The server command, words verbatim; empty for a URL. */
  readonly operands: readonly string[];
  /** Variables that `values["header-env"]` refers to. */
  readonly headerVariables: Readonly<Record<string, string>>;
  readonly secrets: Secrets;
  /** Absolute paths of the report files. */
  readonly files: ReportFiles;
  /** One line each, naming the input. */
  readonly problems: readonly string[];
}

/** An input's name as messages show it. */
function spell(option: string): string {
  return option === "header-env" ? "'headers'" : `'${inputSpelling(option)}'`;
}

interface Headers {
  /** `Name=VARIABLE` items for the header-env option. */
  readonly items: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

/** Splits `Name: value` lines. A line that is no such pair is named by its number only: it may be a secret on the wrong line. */
function readHeaders(text: string): Headers {
  const items: string[] = [];
  const variables: Record<string, string> = {};
  const problems: string[] = [];
  inputLines(text).forEach((line, index) => {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const value = line.slice(colon + 1).trim();
    if (!HEADER_NAME.test(name) || value === "") {
      problems.push(`'headers': line ${index + 1} must be Name: value${colon > 0 && value === "" ? " (is the secret set?)" : ""}`);
      return;
    }
    if (!HEADER_VALUE.test(value)) {
      problems.push(`'headers': the value of ${name} holds a character no header can carry`);
      return;
    }
    const variable = `${HEADER_VARIABLE}${index + 1}`;
    items.push(`${name}=${variable}`);
    variables[variable] = value;
  });
  return { items, variables, problems };
}

/** Values of `NAME=value` items, and of variables that items only name. */
function variableValues(items: readonly string[], env: InputContext["env"]): string[] {
  return items.map((item) => (item.includes("=") ? item.slice(item.indexOf("=") + 1) : (env[item] ?? "")));
}

/** The command's words, and what is wrong with the choice of target. */
function readTarget(input: (name: string) => string): { operands: readonly string[]; problems: string[] } {
  const command = input("command").trim();
  const hasUrl = input("url").trim() !== "";
  if (command === "") return { operands: [], problems: hasUrl ? [] : ["no server: give either 'command' or 'url'"] };
  const problems = hasUrl ? ["'command' cannot be used with 'url'; leave one of them out"] : [];
  try {
    return { operands: splitCommand(command, "'command'"), problems };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { operands: [], problems: [...problems, error.message] };
  }
}

function reportFiles(outputDir: string, { workspace, platform }: InputContext): ReportFiles {
  const folder = resolveInputPath(outputDir === "" ? DEFAULT_OUTPUT_DIR : outputDir, workspace, platform);
  const at = (name: string): string => inFolder(folder, name, platform);
  return { json: at("report.json"), markdown: at("report.md"), text: at("report.txt") };
}

/**
 * Reads and checks all inputs.
 * @param input text of one input, the empty text when it was not given (GitHub knows no absent inputs)
 */
export async function readRequest(input: (name: string) => string, context: InputContext): Promise<ActionRequest> {
  const raw = rawFromInputs("score", input);
  const isUrl = input("url").trim() !== "";
  const headers = readHeaders(input("headers"));
  const { values, problems } = readOptions("score", { ...raw, "header-env": headers.items }, spell);
  const target = readTarget(input);
  const found = [...target.problems, ...problems, ...headers.problems];
  if (headers.items.length > 0 && !isUrl) found.push("'headers' are sent to a 'url'; a server started by 'command' takes 'env'");

  const directory = textValue(values, "cwd");
  const cwd = directory === undefined ? undefined : resolveInputPath(directory, context.workspace, context.platform);
  const isFolder = cwd === undefined || (await context.isDirectory(cwd));
  if (!isFolder) {
    found.push("'working-directory' is no folder of the workspace; is the repository checked out?");
  }
  if (target.problems.length === 0) {
    // Only what was not judged above: the address, and the variables or headers that go with this kind of target.
    const judged = { ...values, cwd: undefined, ...(isUrl ? { env: [] } : { "header-env": [] }) };
    const { workspace, platform } = context;
    const outer: Outer = {
      env: { ...context.env, ...headers.variables },
      cwd: cwd ?? workspace,
      platform,
      isDirectory: () => true,
      // In a folder that is not there no command is: one mistake, one line.
      checkCommand: isFolder ? context.checkCommand : () => undefined,
    };
    const problem = targetProblem(judged, target.operands, outer);
    if (problem !== null) found.push(nameInputs(problem, INPUT_NAMES));
  }
  const files = reportFiles(input("output-dir").trim(), context);
  for (const path of Object.values(files)) {
    if (!(await context.isReplaceable(path))) found.push(`'output-dir': ${path} exists and is no report of mcpeval; name another folder`);
  }
  return {
    values: {
      ...values,
      server: textValue(values, "server") ?? labelFrom(context.repository),
      ...(cwd === undefined ? {} : { cwd }),
    },
    operands: target.operands,
    headerVariables: headers.variables,
    secrets: {
      headers: [...Object.values(headers.variables), context.env[AUTHORIZATION_VARIABLE] ?? ""].filter((value) => value !== ""),
      env: variableValues(typeof raw["env"] === "object" ? raw["env"] : [], context.env),
    },
    files,
    problems: found,
  };
}
