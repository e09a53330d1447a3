// Reads `config` and `servers`: which servers of a client's configuration file a step measures, and what goes with several of them.
import { inputLines } from "../options/action.js";
import { labelOfName } from "../options/label.js";
import { listValue, textValue, type OptionValues } from "../options/values.js";
import type { Settings } from "./settings.js";
import { nameInputs } from "./wording.js";

/** The choice of servers. */
export interface ServerChoice {
  /** Names as the file spells them, each once; null without a file. */
  readonly names: readonly string[] | null;
  readonly problems: readonly string[];
}

/** Reads the choice, and what cannot stand beside it. */
export function readServers(input: (name: string) => string): ServerChoice {
  const given = (name: string): boolean => input(name).trim() !== "";
  const names = [...new Set(inputLines(input("servers")))];
  if (!given("config")) return { names: null, problems: names.length > 0 ? ["'servers' are names in a file; add 'config', its path"] : [] };
  const problems = ["command", "start"].filter(given).map((other) => `'config' cannot be used with '${other}'; leave one of them out`);
  if (given("server")) problems.push("'server' labels the one server of a step; with 'config' each is called by its name in 'servers'");
  const labels = names.map((name) => labelOfName(name).toLowerCase());
  const twice = names.filter((_name, index) => labels.indexOf(labels[index] ?? "") !== index);
  if (twice.length > 0)
    problems.push(`'servers': ${twice.map((name) => JSON.stringify(name)).join(", ")} cannot be told from an earlier one in files`);
  return { names, problems };
}

/** The command line's lines on what is wrong with a file's servers, in the words of a workflow: how to choose is said by `servers`. */
export function serverProblems(lines: string): string[] {
  return lines
    .replace(/^cannot read /, "'config': cannot read ")
    .replace(/ Say which with --server NAME \(repeatable\), or take them with --all:/, " Say which in 'servers', one name a line:")
    .split("\n")
    .map((line) => nameInputs(line.replaceAll("--server", "'servers'"), INPUTS));
}

/** Inputs that messages on a file's servers may name. */
const INPUTS: ReadonlySet<string> = new Set(["config", "env", "headers", "working-directory", "allow-remote-http"]);

/** What belongs to one server and stands beside several. */
export function severalClashes(names: readonly string[] | null, settings: Settings, values: OptionValues): string[] {
  if (names === null || names.length < 2) return [];
  const found: string[] = [];
  const one = (input: string, what: string): void => {
    found.push(`'${input}' ${what}, and ${String(names.length)} servers are named; give each a step of its own`);
  };
  if (settings.mode === "probe" || settings.mode === "gate-only") one("mode", "runs the manifest of one server");
  if (textValue(values, "manifest") !== undefined) one("manifest", "is one server's");
  if (settings.baseline !== null) one("baseline", "is one server's report");
  if (textValue(values, "arguments") !== undefined) one("arguments", "names tools of one server");
  if (listValue(values, "skip-tool").length > 0) one("skip-tool", "names tools of one server");
  return found;
}
