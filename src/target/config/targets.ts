// Turns one configured server into a Target: command line, variables, environment, headers. Starts and opens nothing.
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { UsageError } from "../../model/errors.js";
import type { Files } from "../../model/host.js";
import { headerValue, isHeaderName, RequestHeaders } from "../auth.js";
import { splitCommand } from "../command.js";
import { serverEnvironment } from "../environment.js";
import { checkCommand } from "../find-command.js";
import { credentials, type Outer, type TargetInput } from "../parse.js";
import { serverUrl } from "../policy.js";
import type { Target } from "../target.js";
import type { ConfigFile, ConfigNode } from "./document.js";
import { expand, Unexpandable, type ExpansionContext } from "./expand.js";
import { startOf, type ConfiguredCommand, type ConfiguredServer, type ConfiguredUrl } from "./servers.js";

/** Options that apply to configured servers too. */
export type ExtraInput = Omit<TargetInput, "command" | "url">;

/** What every server of one file shares. */
export interface TargetContext {
  readonly file: ConfigFile;
  readonly expansion: ExpansionContext;
  readonly extra: ExtraInput;
  readonly outer: Outer;
  /** Reads `envFile`. */
  readonly files: Files;
}

/**
 * The target of one server.
 * @throws UsageError naming file, line and JSON Pointer of what cannot be used
 */
export async function configuredTarget(server: ConfiguredServer, context: TargetContext): Promise<Target> {
  const start = startOf(context.file, server);
  return start.kind === "url" ? urlTarget(start, context) : commandTarget(server, start, context);
}

/** The words of the command line as the file spells them, variables unexpanded. @throws UsageError */
export function commandWords({ command, args }: ConfiguredCommand, { file, outer, extra }: TargetContext): readonly string[] {
  const rest = args.map((arg) => file.scalar(arg));
  if (command.type === "array") {
    const words = file.items(command).map((word) => file.text(word));
    if (words.length === 0) throw file.refusal(command, "it is empty");
    return [...words, ...rest];
  }
  const text = file.text(command);
  const isWhole = isOneProgram(text, rest, resolve(outer.cwd, extra.cwd ?? "."));
  const words = isWhole ? [text] : at(file, command, () => splitCommand(literalBackslashes(text, outer.platform), "it"));
  return [...words, ...rest];
}

/**
 * Whether a command is the name of one program although it may hold blanks: such a file exists, or it has its arguments
 * beside it and is a path ("C:\Program Files\nodejs\node.exe"). Otherwise it is a whole command line ("node dist/index.js").
 */
function isOneProgram(text: string, args: readonly string[], cwd: string): boolean {
  if (!/\s/.test(text.trim()) && !text.trim().startsWith("[")) return true;
  return (args.length > 0 && /[\\/]/.test(text)) || isFile(resolve(cwd, text));
}

/** On Windows a backslash separates folders and escapes nothing. */
function literalBackslashes(text: string, platform: string): string {
  return platform === "win32" && !text.trim().startsWith("[") ? text.replaceAll("\\", "\\\\") : text;
}

async function commandTarget(server: ConfiguredServer, start: ConfiguredCommand, context: TargetContext): Promise<Target> {
  const { file, extra, outer, expansion } = context;
  const wordsNode = start.command;
  const spelt = commandWords(start, context);
  const ownWords = spelt.length - start.args.length;
  const words = spelt.map((word, index) => at(file, start.args[index - ownWords] ?? wordsNode, () => expand(word, expansion)));
  if (words.some((word) => word.includes("\0"))) throw file.refusal(server.node, "the command holds a NUL character");
  const [command = "", ...args] = words;
  if (command === "") throw file.refusal(wordsNode, "it is empty");
  const cwd = folderOf(start, context);
  const env = serverEnvironment([...(await configuredVariables(start, context)), ...extra.env], outer.env, outer.platform);
  at(file, wordsNode, () => (outer.checkCommand ?? checkCommand)(command, { cwd, env, platform: outer.platform }));
  return { kind: "stdio", command, args, cwd, env };
}

/** The server's own folder, else --cwd, else the folder the configuration belongs to. */
function folderOf({ cwd }: ConfiguredCommand, { file, expansion, extra, outer }: TargetContext): string {
  const isFolder = outer.isDirectory ?? isDirectory;
  if (cwd === undefined) {
    const folder = extra.cwd === undefined ? expansion.workspaceFolder : resolve(outer.cwd, extra.cwd);
    if (!isFolder(folder)) throw new UsageError(`--cwd ${extra.cwd ?? folder}: there is no such folder`);
    return folder;
  }
  const folder = resolve(
    expansion.workspaceFolder,
    at(file, cwd, () => expand(file.text(cwd), expansion)),
  );
  if (!isFolder(folder)) throw file.refusal(cwd, "there is no such folder");
  return folder;
}

/** `NAME=value` items of envFile, then env; null removes a variable (VS Code). */
async function configuredVariables({ env, envFile }: ConfiguredCommand, context: TargetContext): Promise<string[]> {
  const { file, expansion } = context;
  const values = new Map<string, string>();
  if (envFile !== undefined) for (const [name, value] of await readEnvFile(envFile, context)) values.set(name, value);
  for (const { key, value } of env) {
    if (!/^[^\s=\0]+$/.test(key)) throw file.refusal(value, "its name is no name of a variable");
    if (value.type === "null") values.delete(key);
    else values.set(key, expanded(value, file, expansion));
    if (values.get(key)?.includes("\0") === true) throw file.refusal(value, "it holds a NUL character");
  }
  return [...values].map(([name, value]) => `${name}=${value}`);
}

async function readEnvFile(node: ConfigNode, { file, expansion, files }: TargetContext): Promise<[string, string][]> {
  const path = resolve(
    expansion.workspaceFolder,
    at(file, node, () => expand(file.text(node), expansion)),
  );
  let text: string;
  try {
    text = await files.readText(path);
  } catch (error) {
    if (error instanceof UsageError) throw file.refusal(node, error.message);
    throw error;
  }
  return Object.entries(parseEnv(text)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));
}

function urlTarget({ url: node, headers: configured }: ConfiguredUrl, { file, expansion, extra, outer }: TargetContext): Target {
  const url = at(file, node, () => serverUrl(expand(file.text(node), expansion), extra.allowRemoteHttp, "the url"));
  const headers = new RequestHeaders();
  for (const { key, value } of configured) setHeader(headers, key, value, file, expansion);
  return { kind: "http", url, ...credentials(extra, url, headers, outer.env) };
}

function setHeader(headers: RequestHeaders, name: string, value: ConfigNode, file: ConfigFile, expansion: ExpansionContext): void {
  if (!isHeaderName(name)) throw file.refusal(value, "its name is no name of a header");
  const text = expanded(value, file, expansion);
  at(file, value, () => headers.set(name, headerValue(text, "it"), "the headers of the file"));
}

function expanded(node: ConfigNode, file: ConfigFile, expansion: ExpansionContext): string {
  return at(file, node, () => expand(file.scalar(node), expansion));
}

/** Says where a value stands that could not be used. */
function at<T>(file: ConfigFile, node: ConfigNode, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unexpandable) throw file.refusal(node, error.message);
    if (error instanceof UsageError && !error.message.startsWith(`${file.path}:`)) throw file.refusal(node, error.message);
    throw error;
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
