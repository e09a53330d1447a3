// The command line's grammar: commander, built from the command list and the option table. Declares no flag of its own.
import { Command as Program, CommanderError, Option } from "commander";
import type { CommandInfo } from "../commands/command.js";
import { COMMANDS } from "../commands/index.js";
import { UsageError } from "../model/errors.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../model/version.js";
import { didYouMean, type RawValue } from "../options/read.js";
import { isRepeatable, type OptionSpec } from "../options/spec.js";
import { optionsOf } from "../options/table.js";
import type { Request } from "./request.js";
import type { Words } from "./words.js";

/** Help has one width everywhere: docs and tests quote it. */
const HELP_WIDTH = 100;
/** Choices longer than this together are not shown in place of the value. */
const LONGEST_CHOICES = 40;
const EXIT_CODES = "Exit codes: 0 passed, 1 a floor was missed, 2 misused, 3 could not be measured";

/** @throws UsageError (one line) when the words are no command line of ours */
export function parseWords(words: Words): Request {
  checkCommand(words.own);
  let printed = "";
  let request: Request | undefined;
  const program = new Program(GENERATOR_NAME)
    .description("Scores how ready an MCP server is for agents, and shows what each lost point costs.")
    .usage("<command> [options]")
    .version(GENERATOR_VERSION, "-V, --version", "print the version")
    .helpOption("-h, --help", "show help")
    .helpCommand("help [command]", "show help of a command")
    .exitOverride()
    .configureOutput({ writeOut: (text) => (printed += text), writeErr: () => undefined })
    .configureHelp({ helpWidth: HELP_WIDTH, subcommandTerm: (sub) => sub.name() })
    .addHelpText("after", `\n${EXIT_CODES}`);
  for (const command of COMMANDS) {
    const sub = program
      .command(command.name)
      .summary(command.summary)
      .description(sentence(command.summary))
      .usage(`[options] ${command.operands}`)
      .argument("[operands...]")
      .addHelpText("after", `\nExamples:\n${command.examples.map((example) => `  ${example}`).join("\n")}`);
    // Making the options of every command takes longer than all the rest: only those of a command that is named are looked at.
    if (!words.own.includes(command.name)) continue;
    const options = optionsOf(command.name).flatMap((spec) => commanderOptions(spec).map((option) => ({ spec, option })));
    for (const { option } of options) sub.addOption(option);
    sub.action((operands: string[], given: Record<string, RawValue>) => {
      const raw = Object.fromEntries(options.map(({ spec, option }) => [spec.name, given[option.attributeName()]]));
      request = { kind: "run", command, raw, operands: checkOperands(command, operands, words.server) };
    });
  }
  try {
    program.parse([...words.own], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(rephrase(error, words));
  }
  return request ?? { kind: "print", text: printed };
}

/** The first word must be a command: commander would print a whole help text for its absence. */
function checkCommand(own: readonly string[]): void {
  const names = COMMANDS.map((command) => command.name);
  const [first, second] = own;
  if (first === undefined) {
    throw new UsageError(`name a command: ${names.join(", ")}; \`mcpeval help\` says what each does`);
  }
  const named = first === "help" ? second : first;
  if (named === undefined || named.startsWith("-") || named === "help" || names.some((name) => name === named)) return;
  const near = didYouMean(named, names);
  throw new UsageError(`unknown command ${JSON.stringify(named)}${near === "" ? "; `mcpeval help` lists the commands" : near}`);
}

function commanderOptions(spec: OptionSpec): Option[] {
  const fallback = spec.default === undefined ? "" : ` (default: ${String(spec.default)})`;
  const description = `${spec.description}${fallback}`;
  if (spec.type === "boolean") {
    const negation = spec.negatable ? [new Option(`--no-${spec.name}`, `do not ${spec.description.replace(/ \(.*\)$/, "")}`)] : [];
    return [new Option(`--${spec.name}`, description), ...negation].map((option) => option.helpGroup(`${spec.group}:`));
  }
  const choices = spec.choices?.join("|") ?? "";
  // Many words would break the columns: they stand behind the description, which wraps.
  const areMany = choices.length > LONGEST_CHOICES;
  const metavar = choices === "" || areMany ? (spec.metavar ?? "VALUE") : choices;
  const words = areMany ? `: ${spec.choices?.join(", ") ?? ""}` : "";
  const option = new Option(`--${spec.name} <${metavar}>`, `${description}${words}`).helpGroup(`${spec.group}:`);
  // A metavar with brackets reads as an optional value to commander; every value of ours is required.
  option.optional = false;
  if (isRepeatable(spec)) option.argParser((item: string, sofar: string[] | undefined) => [...(sofar ?? []), item]);
  return [option];
}

function checkOperands(command: CommandInfo, own: readonly string[], server: readonly string[] | null): readonly string[] {
  if (command.takes !== "server-command") {
    const operands = [...own, ...(server ?? [])];
    const extra = operands[command.takes];
    if (extra !== undefined)
      throw new UsageError(`unexpected ${JSON.stringify(extra)}; usage: mcpeval ${command.name} ${command.operands}`);
    return operands;
  }
  const [stray] = own;
  if (stray === undefined) return server ?? [];
  const quoted = JSON.stringify(stray);
  if (/^https?:\/\//i.test(stray)) throw new UsageError(`unexpected ${quoted}; give an address with --url`);
  throw new UsageError(`unexpected ${quoted}; put the server command after --: mcpeval ${command.name} [options] ${command.operands}`);
}

/** Commander's complaint as one line with the way out. */
function rephrase(error: CommanderError, words: Words): string {
  const command = COMMANDS.find(({ name }) => name === words.own[0]);
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const [flag = quoted] = quoted.split(/[ =]/);
  if (error.code === "commander.optionMissingArgument") return `${flag} needs a value: ${quoted}`;
  if (error.code !== "commander.unknownOption") return error.message.replace(/^error: /, "").replaceAll("\n", " ");
  if (command === undefined) return `unknown option ${flag}; options go after the command, for example mcpeval score --format json`;
  const known = optionsOf(command.name).map((spec) => `--${spec.name}`);
  if (known.includes(flag)) return `${flag} takes no value`;
  const behind =
    command.takes === "server-command" && words.server === null ? ", and a server command with its own options goes after --" : "";
  const near = didYouMean(flag, known);
  return `unknown option ${flag}${near === "" ? `; \`mcpeval help ${command.name}\` lists the options${behind}` : near}`;
}

function sentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
