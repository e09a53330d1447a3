// Expands the variables clients allow in their configuration files: ${VAR}, ${VAR:-default}, ${env:VAR}, ${input:ID} and the
// editors' own names. No shell: everything else in a text stays as it is.
import { basename } from "node:path";
import type { Variables } from "../environment.js";

/** What variables are looked up in. */
export interface ExpansionContext {
  readonly env: Variables;
  readonly platform: string;
  /** The working folder of this process. */
  readonly cwd: string;
  /** The folder the configuration belongs to. */
  readonly workspaceFolder: string;
  /** Declared inputs (VS Code asks its user for them) by id, with their default. */
  readonly inputs: ReadonlyMap<string, string | undefined>;
}

/** Why a variable has no value. The message names the variable and the way out, never a value. */
export class Unexpandable extends Error {
  override readonly name = "Unexpandable";
}

const VARIABLE = /\$\{([^${}]*)\}/g;
const REFERENCE = /^(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-(.*))?$/s;

/**
 * The text with every variable replaced. An empty variable counts as unset: that is what an unset secret is in CI.
 * @throws Unexpandable for a variable that is not set and has no default, and for one that only an editor can resolve
 */
export function expand(text: string, context: ExpansionContext): string {
  return text.replace(VARIABLE, (whole, body: string) => valueOf(body, context) ?? whole);
}

/** The environment variable an input is read from, for example MCPEVAL_INPUT_API_KEY for `api-key`. */
export function inputVariable(id: string): string {
  return `MCPEVAL_INPUT_${id.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}

/** Undefined when the text between the braces is no variable at all. */
function valueOf(body: string, context: ExpansionContext): string | undefined {
  const own = predefined(body, context);
  if (own !== undefined) return own;
  const input = /^input:(.+)$/s.exec(body)?.[1];
  if (input !== undefined) return inputValue(input, context);
  const [, name, fallback] = REFERENCE.exec(body) ?? [];
  if (name !== undefined) {
    const value = context.env[name] ?? "";
    if (value !== "") return value;
    if (fallback !== undefined) return fallback;
    throw new Unexpandable(`the variable ${name} is not set; set it, or write \${${name}:-default}`);
  }
  const prefix = /^([A-Za-z]+):/.exec(body)?.[1];
  if (prefix !== undefined) throw new Unexpandable(`\${${prefix}:...} can be resolved by an editor only; write the value out`);
  return undefined;
}

/** Variables of VS Code and Cursor (code.visualstudio.com, "Variables reference"). */
function predefined(body: string, { env, platform, cwd, workspaceFolder }: ExpansionContext): string | undefined {
  switch (body) {
    case "workspaceFolder":
      return workspaceFolder;
    case "workspaceFolderBasename":
      return basename(workspaceFolder);
    case "cwd":
      return cwd;
    case "pathSeparator":
    case "/":
      return platform === "win32" ? "\\" : "/";
    case "userHome": {
      const home = (platform === "win32" ? env["USERPROFILE"] : undefined) ?? env["HOME"] ?? "";
      if (home === "") throw new Unexpandable("the home folder is not known; set HOME");
      return home;
    }
    default:
      return undefined;
  }
}

function inputValue(id: string, { env, inputs }: ExpansionContext): string {
  const variable = inputVariable(id);
  const value = env[variable] ?? "";
  if (value !== "") return value;
  const fallback = inputs.get(id);
  if (fallback !== undefined) return fallback;
  throw new Unexpandable(`the input ${JSON.stringify(id)} is asked for by an editor, and nothing is asked here; set ${variable}`);
}
