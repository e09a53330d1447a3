"use strict";
exports.id = 1044;
exports.ids = [1044];
exports.modules = {

/***/ 51044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCompletion: () => (/* binding */ runCompletion)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _options_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18082);
/* harmony import */ var _options_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89326);
/* harmony import */ var _infos_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98541);
// `completion`: a completion script for one shell, written from the command list and the option table.




const SCRIPTS = { bash, fish, zsh };
/**
 * @param operands the shell's name
 * @throws UsageError without a shell or for one that has no script
 */
function runCompletion(_values, operands) {
    const asked = operands[0];
    const known = _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .SHELLS */ .OF.join(", ");
    if (asked === undefined)
        return Promise.reject(new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`completion needs the name of a shell: ${known}`));
    const shell = _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .SHELLS */ .OF.find((name) => name === asked);
    if (shell === undefined) {
        return Promise.reject(new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`no completion script for ${JSON.stringify(asked)}${(0,_options_read_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(asked, _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .SHELLS */ .OF)}; shells: ${known}`));
    }
    return Promise.resolve({ document: { kind: "text", text: SCRIPTS[shell]() }, verdict: "ok" });
}
/** Flags of an option, `--no-` form included. */
function flags(option) {
    return option.negatable ? [`--${option.name}`, `--no-${option.name}`] : [`--${option.name}`];
}
function wordsAfter(command) {
    return [...(command.choices ?? []), ...(0,_options_table_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .c)(command.name).flatMap(flags), "--help"].join(" ");
}
/** Options whose value is completed, over all commands, each once. */
function valued(isWanted) {
    const all = _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC.flatMap((command) => (0,_options_table_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .c)(command.name)).filter(isWanted);
    return [...new Map(all.map((option) => [option.name, option])).values()];
}
/** Where each set of words completes, as `command --flag`: a flag's words can differ between commands. */
function enumsByChoices() {
    const found = new Map();
    for (const { name: command } of _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC) {
        for (const { name, type, choices = [] } of (0,_options_table_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .c)(command)) {
            if (type !== "enum")
                continue;
            const words = choices.join(" ");
            found.set(words, [...(found.get(words) ?? []), `${command} --${name}`]);
        }
    }
    return found;
}
function bash() {
    const names = _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC.map((command) => command.name).join(" ");
    const enums = [...enumsByChoices()].map(([choices, places]) => `    ${places.map((place) => `"${place}"`).join("|")}) COMPREPLY=($(compgen -W "${choices}" -- "$word")); return ;;`);
    const paths = valued((option) => option.type === "path").map((option) => `--${option.name}`);
    const others = valued((option) => !["boolean", "enum", "path"].includes(option.type)).map((option) => `--${option.name}`);
    const perCommand = _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC.map((command) => `    ${command.name}) COMPREPLY=($(compgen -W "${wordsAfter(command)}" -- "$word")) ;;`);
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
function zsh() {
    const describe = (command) => `    ${singleQuoted(`${command.name}:${command.summary}`)}`;
    const perCommand = _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC.map((command) => {
        const operand = command.choices === undefined ? "'*::: :_default'" : `'1:name:(${command.choices.join(" ")})'`;
        const specs = (0,_options_table_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .c)(command.name).flatMap((option) => flags(option).map((flag) => zshOption(option, flag)));
        return `    ${command.name})\n      _arguments -S ${[...specs, operand].join(" \\\n        ")} ;;`;
    });
    return `#compdef mcpeval
# zsh completion for mcpeval
_mcpeval() {
  local -a commands
  commands=(
${_infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC.map(describe).join("\n")}
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
function zshOption(option, flag) {
    const repeat = option.type === "list" || option.listWith !== undefined ? "*" : "";
    const about = option.description.replaceAll("[", "(").replaceAll("]", ")").replaceAll(":", "\\:");
    if (option.type === "boolean")
        return singleQuoted(`${repeat}${flag}[${about}]`);
    const action = option.type === "enum" ? `(${(option.choices ?? []).join(" ")})` : option.type === "path" ? "_files" : " ";
    return singleQuoted(`${repeat}${flag}=[${about}]:${(option.metavar ?? "value").replaceAll(/[[\]]/g, "")}:${action}`);
}
function fish() {
    // Behind `--` stands the server command: files again.
    const head = ["# fish completion for mcpeval", "complete -c mcpeval -f", "complete -c mcpeval -n 'contains -- -- (commandline -opc)' -F"];
    const names = _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC.map((command) => command.name).join(" ");
    const commands = [
        ..._infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC.map((command) => `complete -c mcpeval -n __fish_use_subcommand -a ${command.name} -d ${singleQuoted(command.summary)}`),
        "complete -c mcpeval -n __fish_use_subcommand -a help -d 'show help of a command'",
        "complete -c mcpeval -n __fish_use_subcommand -l version -d 'print the version'",
        `complete -c mcpeval -n '__fish_seen_subcommand_from help' -a '${names}'`,
    ];
    const perCommand = _infos_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_INFOS */ .OC.flatMap((command) => {
        const when = `complete -c mcpeval -n '__fish_seen_subcommand_from ${command.name}'`;
        const choices = command.choices === undefined ? [] : [`${when} -a '${command.choices.join(" ")}'`];
        const options = (0,_options_table_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .c)(command.name).flatMap((option) => flags(option).map((flag) => `${when} -l ${flag.slice(2)}${fishValue(option)} -d ${singleQuoted(option.description)}`));
        return [...choices, ...options];
    });
    return `${[...head, ...commands, ...perCommand].join("\n")}\n`;
}
function fishValue(option) {
    if (option.type === "boolean")
        return "";
    if (option.type === "enum")
        return ` -x -a '${(option.choices ?? []).join(" ")}'`;
    return option.type === "path" ? " -r -F" : " -x";
}
/** A word in single quotes, read alike by bash, zsh and fish. */
function singleQuoted(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ })

};
;