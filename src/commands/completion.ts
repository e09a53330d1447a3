// `completion`: a completion script for one shell, written from the command list and the option table.
import { UsageError } from "../model/errors.js";
import { didYouMean } from "../options/read.js";
import type { OptionSpec } from "../options/spec.js";
import { optionsOf } from "../options/table.js";
import type { OptionValues } from "../options/values.js";
import type { CommandInfo, CommandResult } from "./command.js";
import { COMMAND_INFOS, SHELLS } from "./infos.js";

const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], () => string>> = { bash, fish, zsh };

/**
 * @param operands the shell's name
 * @throws UsageError without a shell or for one that has no script
 */
export function runCompletion(_values: OptionValues, operands: readonly string[]): Promise<CommandResult> {
  const asked = operands[0];
  const known = SHELLS.join(", ");
  if (asked === undefined) return Promise.reject(new UsageError(`completion needs the name of a shell: ${known}`));
  const shell = SHELLS.find((name) => name === asked);
  if (shell === undefined) {
    return Promise.reject(
      new UsageError(`no completion script for ${JSON.stringify(asked)}${didYouMean(asked, SHELLS)}; shells: ${known}`),
    );
  }
  return Promise.resolve({ document: { kind: "text", text: SCRIPTS[shell]() }, verdict: "ok" });
}

/** Flags of an option, `--no-` form included. */
function flags(option: OptionSpec): readonly string[] {
  return option.negatable ? [`--${option.name}`, `--no-${option.name}`] : [`--${option.name}`];
}

function wordsAfter(command: CommandInfo): string {
  return [...(command.choices ?? []), ...optionsOf(command.name).flatMap(flags), "--help"].join(" ");
}

/** Options whose value is completed, over all commands, each once. */
function valued(isWanted: (option: OptionSpec) => boolean): readonly OptionSpec[] {
  const all = COMMAND_INFOS.flatMap((command) => optionsOf(command.name)).filter(isWanted);
  return [...new Map(all.map((option) => [option.name, option])).values()];
}

/** Where each set of words completes, as `command --flag`: a flag's words can differ between commands. */
function enumsByChoices(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name: command } of COMMAND_INFOS) {
    for (const { name, type, choices = [] } of optionsOf(command)) {
      if (type !== "enum") continue;
      const words = choices.join(" ");
      found.set(words, [...(found.get(words) ?? []), `${command} --${name}`]);
    }
  }
  return found;
}

function bash(): string {
  const names = COMMAND_INFOS.map((command) => command.name).join(" ");
  const enums = [...enumsByChoices()].map(
    ([choices, places]) =>
      `    ${places.map((place) => `"${place}"`).join("|")}) COMPREPLY=($(compgen -W "${choices}" -- "$word")); return ;;`,
  );
  const paths = valued((option) => option.type === "path").map((option) => `--${option.name}`);
  const others = valued((option) => !["boolean", "enum", "path"].includes(option.type)).map((option) => `--${option.name}`);
  const perCommand = COMMAND_INFOS.map(
    (command) => `    ${command.name}) COMPREPLY=($(compgen -W "${wordsAfter(command)}" -- "$word")) ;;`,
  );
  return `# bash completion for mcpeval
_mcpeval() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [[ "\${COMP_WORDS[i]}" == -- ]]; then
      if ((i + 1 == COMP_CWORD)); then COMPREPLY=($(compgen -c -- "$word")); else COMPREPLY=($(compgen -f -- "$word")); fi
      return
    fi
  done
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "${names} help --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${enums.join("\n")}
  esac
  case "$previous" in
    ${paths.join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;
    ${others.join("|")}) return ;;
  esac
  case "\${COMP_WORDS[1]}" in
    help) COMPREPLY=($(compgen -W "${names}" -- "$word")) ;;
${perCommand.join("\n")}
  esac
}
complete -o filenames -F _mcpeval mcpeval
`;
}

function zsh(): string {
  const describe = (command: CommandInfo) => `    ${singleQuoted(`${command.name}:${command.summary}`)}`;
  const perCommand = COMMAND_INFOS.map((command) => {
    const operand = command.choices === undefined ? "'*::: :_default'" : `'1:name:(${command.choices.join(" ")})'`;
    const specs = optionsOf(command.name).flatMap((option) => flags(option).map((flag) => zshOption(option, flag)));
    return `    ${command.name})\n      _arguments -S ${[...specs, operand].join(" \\\n        ")} ;;`;
  });
  return `#compdef mcpeval
# zsh completion for mcpeval
_mcpeval() {
  local -a commands
  commands=(
${COMMAND_INFOS.map(describe).join("\n")}
    'help:show help of a command'
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command="\${words[2]}"
  shift words
  ((CURRENT--))
  case "$command" in
    help) _describe command commands ;;
${perCommand.join("\n")}
  esac
}
if [[ "\${funcstack[1]}" == _mcpeval ]]; then _mcpeval "$@"; else compdef _mcpeval mcpeval; fi
`;
}

function zshOption(option: OptionSpec, flag: string): string {
  const repeat = option.type === "list" || option.listWith !== undefined ? "*" : "";
  const about = option.description.replaceAll("[", "(").replaceAll("]", ")").replaceAll(":", "\\:");
  if (option.type === "boolean") return singleQuoted(`${repeat}${flag}[${about}]`);
  const action = option.type === "enum" ? `(${(option.choices ?? []).join(" ")})` : option.type === "path" ? "_files" : " ";
  return singleQuoted(`${repeat}${flag}=[${about}]:${(option.metavar ?? "value").replaceAll(/[[\]]/g, "")}:${action}`);
}

function fish(): string {
  // Behind `--` stands the server command: files again.
  const head = ["# fish completion for mcpeval", "complete -c mcpeval -f", "complete -c mcpeval -n 'contains -- -- (commandline -opc)' -F"];
  const names = COMMAND_INFOS.map((command) => command.name).join(" ");
  const commands = [
    ...COMMAND_INFOS.map(
      (command) => `complete -c mcpeval -n __fish_use_subcommand -a ${command.name} -d ${singleQuoted(command.summary)}`,
    ),
    "complete -c mcpeval -n __fish_use_subcommand -a help -d 'show help of a command'",
    "complete -c mcpeval -n __fish_use_subcommand -l version -d 'print the version'",
    `complete -c mcpeval -n '__fish_seen_subcommand_from help' -a '${names}'`,
  ];
  const perCommand = COMMAND_INFOS.flatMap((command) => {
    const when = `complete -c mcpeval -n '__fish_seen_subcommand_from ${command.name}'`;
    const choices = command.choices === undefined ? [] : [`${when} -a '${command.choices.join(" ")}'`];
    const options = optionsOf(command.name).flatMap((option) =>
      flags(option).map((flag) => `${when} -l ${flag.slice(2)}${fishValue(option)} -d ${singleQuoted(option.description)}`),
    );
    return [...choices, ...options];
  });
  return `${[...head, ...commands, ...perCommand].join("\n")}\n`;
}

function fishValue(option: OptionSpec): string {
  if (option.type === "boolean") return "";
  if (option.type === "enum") return ` -x -a '${(option.choices ?? []).join(" ")}'`;
  return option.type === "path" ? " -r -F" : " -x";
}

/** A word in single quotes, read alike by bash, zsh and fish. */
function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
