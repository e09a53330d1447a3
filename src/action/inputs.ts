// Reads the Action's inputs into what the score command takes. It reports every problem at once and repeats no value that may be secret.
import { actionInputs, inputLines, inputSpelling, rawFromInputs } from "../options/action.js";
import { labelFrom } from "../options/label.js";
import { readOptions } from "../options/read.js";
import { listValue, textValue, type OptionValues } from "../options/values.js";
import type { Secrets } from "../sinks/github/mask.js";
import { resolveInputPath } from "./paths.js";

/** Names of all inputs. */
export const INPUT_NAMES: ReadonlySet<string> = new Set(actionInputs.map(({ name }) => name));

/** Variables that carry header values to the command: its options name variables, so that no value is ever an option. */
const HEADER_VARIABLE = "MCPEVAL_ACTION_HEADER_";

/** Header names, RFC 9110 section 5.1 (a token). */
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/** What a run needs besides the inputs' text. */
export interface InputContext {
  /** `owner/name` of the repository; its name is the default label. */
  readonly repository: string;
  /** Absolute path of the checkout. */
  readonly workspace: string;
  readonly platform: string;
  /** The step's own environment, for `env` lines that only name a variable. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Splits the `command` input into words. @throws Error (one line) when it cannot. */
  splitCommand(text: string): readonly string[];
  isDirectory(path: string): Promise<boolean>;
}

/** All inputs, read. With any problem, nothing but `secrets` and `problems` may be used. */
export interface ActionRequest {
  readonly values: OptionValues;
  /** The server command, words verbatim; empty for a URL. */
  readonly operands: readonly string[];
  /** Variables that `values["header-env"]` refers to. */
  readonly headerVariables: Readonly<Record<string, string>>;
  readonly secrets: Secrets;
  /** Absolute path of the folder for report files. */
  readonly outputDir: string;
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
function readTarget(input: (name: string) => string, context: InputContext): { operands: readonly string[]; problems: string[] } {
  const command = input("command").trim();
  const hasUrl = input("url").trim() !== "";
  if (command === "") return { operands: [], problems: hasUrl ? [] : ["no server: give either 'command' or 'url'"] };
  const problems = hasUrl ? ["'command' cannot be used with 'url'; leave one of them out"] : [];
  try {
    return { operands: context.splitCommand(command), problems };
  } catch (error) {
    return { operands: [], problems: [...problems, `'command': ${(error as Error).message}`] };
  }
}

/**
 * Reads and checks all inputs.
 * @param input text of one input, the empty text when it was not given (GitHub knows no absent inputs)
 */
export async function readRequest(input: (name: string) => string, context: InputContext): Promise<ActionRequest> {
  const raw = rawFromInputs("score", input);
  const headers = readHeaders(input("headers"));
  const { values, problems } = readOptions("score", { ...raw, "header-env": headers.items }, spell);
  const target = readTarget(input, context);
  const found = [...target.problems, ...problems, ...headers.problems];
  if (headers.items.length > 0 && input("url").trim() === "")
    found.push("'headers' are sent to a 'url'; a server started by 'command' takes 'env'");

  const directory = textValue(values, "cwd");
  const cwd = directory === undefined ? undefined : resolveInputPath(directory, context.workspace, context.platform);
  if (cwd !== undefined && !(await context.isDirectory(cwd))) {
    found.push("'working-directory' is no folder of the workspace; is the repository checked out?");
  }
  const fallback = actionInputs.find(({ name }) => name === "output-dir")?.default ?? "";
  const outputDir = input("output-dir").trim() === "" ? fallback : input("output-dir").trim();
  return {
    values: {
      ...values,
      server: textValue(values, "server") ?? labelFrom(context.repository),
      ...(cwd === undefined ? {} : { cwd }),
    },
    operands: target.operands,
    headerVariables: headers.variables,
    secrets: {
      headers: Object.values(headers.variables),
      env: variableValues(listValue(raw["env"] === undefined ? {} : { env: raw["env"] }, "env"), context.env),
    },
    outputDir: resolveInputPath(outputDir, context.workspace, context.platform),
    problems: found,
  };
}
