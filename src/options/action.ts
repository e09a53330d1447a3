// The Action's inputs and outputs as data: action.yml, docs/action.md and the Action itself read them from here.
// Inputs that set an option come from the option table; the rest have no flag on the command line.
import type { RawOptions, RawValue } from "./read.js";
import type { CommandName, InputKind, OptionSpec } from "./spec.js";
import { ACTION_SPECS, type ActionSpec } from "./table-action.js";
import { OPTIONS, optionsOf } from "./table.js";

/** One input of the Action. None is required: which target is given decides. */
export interface ActionInput {
  readonly name: string;
  readonly kind: InputKind;
  /** One sentence without a final full stop. */
  readonly description: string;
  /** Default as action.yml spells it; absent means the empty text. */
  readonly default?: string;
  /** The option it sets; absent for inputs without a flag. */
  readonly option?: string;
}

/** One output of the Action. */
export interface ActionOutput {
  readonly name: string;
  readonly description: string;
}

const BY_OPTION: ReadonlyMap<string, ActionInput> = new Map(
  OPTIONS.flatMap((spec) => (spec.action === undefined ? [] : [[spec.name, inputOf(spec, spec.action)] as const])),
);

/** All inputs, in the order of action.yml. */
export const actionInputs: readonly ActionInput[] = [
  fromOption("server"),
  {
    name: "command",
    kind: "lines",
    description: "command that starts a stdio server: one argument a line, a JSON array, or one line of words (no shell is involved)",
  },
  fromOption("url"),
  fromOption("config"),
  {
    name: "servers",
    kind: "lines",
    description:
      "names of the servers in config that are run, one a line; several share one comment, and each output is then a JSON object by server",
  },
  {
    name: "start",
    kind: "lines",
    description:
      "command of the HTTP server at url: started before the measurement, waited for until it takes an MCP handshake, stopped afterwards; written like command",
  },
  {
    name: "prepare",
    kind: "lines",
    description: "commands that build the server, one a line, run in order before anything is started (no shell is involved)",
  },
  fromOption("env"),
  { name: "headers", kind: "secret-lines", description: "HTTP headers of every request, one Name: value a line; values are masked" },
  fromOption("cwd"),
  fromOption("start-timeout"),
  fromOption("protocol"),
  fromOption("arguments"),
  fromOption("confirm-read-only"),
  fromOption("skip-tool"),
  fromOption("budget-seconds"),
  fromOption("max-requests"),
  fromOption("min-readiness"),
  fromOption("min-area"),
  fromOption("exclude-latency"),
  fromOption("min-grade"),
  fromOption("fail-on-advisory"),
  fromOption("allow-remote-http"),
  own("mode"),
  fromOption("manifest"),
  fromOption("allow-mutation"),
  fromOption("waivers"),
  own("baseline"),
  own("compare-to"),
  own("fail-on"),
  fromOption("max-readiness-drop"),
  fromOption("max-token-growth"),
  fromOption("price-per-mtok"),
  {
    name: "output-dir",
    kind: "path",
    default: "mcpeval-report",
    description: "folder the report files are written to, relative to the workspace",
  },
  own("sarif"),
  own("junit"),
  own("html"),
  own("max-annotations"),
  own("comment"),
  own("comment-key"),
  own("upload-sarif"),
  own("upload-artifact"),
  own("artifact-name"),
  own("github-token"),
  own("strict-reporting"),
];

/** All outputs, in the order of action.yml. */
export const actionOutputs: readonly ActionOutput[] = [
  {
    name: "outcome",
    description: "passed, failed (a floor was missed, or the gate or a comparison is red) or error (misused, or not measured)",
  },
  { name: "passed", description: "true when the outcome is passed, else false" },
  { name: "readiness", description: "readiness score, 0 to 100; empty when it was not measured" },
  {
    name: "grade",
    description: "grade of the ten discoverability criteria, A to D; empty where the run could not judge them, and in mode: gate-only",
  },
  { name: "gate-passed", description: "true or false; empty without a manifest" },
  { name: "exit-code", description: "0 passed, 1 failed, 2 misused, 3 not measured: what the command line would have exited with" },
  { name: "diff-exit-code", description: "0 no declared change, 1 a change that fails, 2 not comparable; empty without a baseline" },
  { name: "report", description: "path of the JSON report" },
  { name: "markdown", description: "path of the Markdown report" },
  { name: "sarif", description: "path of the SARIF report; empty unless it was asked for" },
  { name: "junit", description: "path of the JUnit report; empty unless it was asked for" },
  { name: "html", description: "path of the HTML report; empty unless it was asked for" },
  { name: "comment-url", description: "address of the pull request's comment; empty where there is none" },
  { name: "artifact-id", description: "id of the artifact; empty unless it was uploaded" },
  { name: "sarif-id", description: "id of the upload to code scanning; empty unless it was uploaded" },
];

/**
 * Raw options of one command from Action inputs, for readOptions.
 * @param read the text of one input; the empty text when it was not given
 */
export function rawFromInputs(command: CommandName, read: (input: string) => string): RawOptions {
  const raw: Record<string, RawValue> = {};
  for (const spec of optionsOf(command)) {
    if (spec.action === undefined) continue;
    const text = read(spec.action.input);
    raw[spec.name] = spec.type === "list" ? inputItems(text, spec) : text.trim();
  }
  return raw;
}

/** Raw values of the inputs that are no option of a command, for readSpecs. */
export function rawOwnInputs(read: (input: string) => string): RawOptions {
  return Object.fromEntries(ACTION_SPECS.map(({ name, type }) => [name, type === "list" ? inputLines(read(name)) : read(name).trim()]));
}

/** The items of a list: one a line, and where all its words are ours also between commas, since none of them holds one. */
function inputItems(text: string, { shape }: OptionSpec): readonly string[] {
  const lines = inputLines(text);
  return shape === "area-floor" || shape === "advisory" ? lines.flatMap((line) => inputLines(line.replaceAll(",", "\n"))) : lines;
}

/** The items of an input that holds one item a line; blank lines do not count. */
export function inputLines(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** How the Action's messages name an option: by its input, or as the flag when it has none. */
export function inputSpelling(option: string): string {
  return BY_OPTION.get(option)?.name ?? `--${option}`;
}

function inputOf(spec: OptionSpec, action: NonNullable<OptionSpec["action"]>): ActionInput {
  const fallback = spec.type === "boolean" ? "false" : spec.default === undefined ? undefined : String(spec.default);
  return {
    name: action.input,
    kind: action.kind,
    description: action.description ?? spec.description,
    option: spec.name,
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}

function own(name: string): ActionInput {
  const spec = ACTION_SPECS.find((candidate) => candidate.name === name);
  if (spec === undefined) throw new Error(`no input is declared by the name ${name}`);
  return { name, kind: spec.kind, description: spec.description, ...defaultOf(spec) };
}

function defaultOf({ type, default: fallback, expression }: ActionSpec): { readonly default?: string } {
  if (expression !== undefined) return { default: expression };
  if (type === "boolean") return { default: "false" };
  return fallback === undefined ? {} : { default: String(fallback) };
}

function fromOption(option: string): ActionInput {
  const input = BY_OPTION.get(option);
  if (input === undefined) throw new Error(`option ${option} declares no Action input`);
  return input;
}
