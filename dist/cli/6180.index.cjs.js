"use strict";
exports.id = 6180;
exports.ids = [6180];
exports.modules = {

/***/ 6180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseWords: () => (/* binding */ parseWords)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29624);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36757);
/* harmony import */ var _options_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18082);
/* harmony import */ var _options_spec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53957);
/* harmony import */ var _options_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89326);
// The command line's grammar: commander, built from the command list and the option table. Declares no flag of its own.







/** Help has one width everywhere: docs and tests quote it. */
const HELP_WIDTH = 100;
/** Choices longer than this together are not shown in place of the value. */
const LONGEST_CHOICES = 40;
const EXIT_CODES = "Exit codes: 0 passed, 1 a floor was missed, 2 misused, 3 could not be measured";
/** @throws UsageError (one line) when the words are no command line of ours */
function parseWords(words) {
    checkCommand(words.own);
    let printed = "";
    let request;
    const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB(_model_version_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATOR_NAME */ .y)
        .description("Scores how ready an MCP server is for agents, and shows what each lost point costs.")
        .usage("<command> [options]")
        .version(_model_version_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATOR_VERSION */ .R, "-V, --version", "print the version")
        .helpOption("-h, --help", "show help")
        .helpCommand("help [command]", "show help of a command")
        .exitOverride()
        .configureOutput({ writeOut: (text) => (printed += text), writeErr: () => undefined })
        .configureHelp({ helpWidth: HELP_WIDTH, subcommandTerm: (sub) => sub.name() })
        .addHelpText("after", `\n${EXIT_CODES}`);
    for (const command of _commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .L) {
        const sub = program
            .command(command.name)
            .summary(command.summary)
            .description(sentence(command.summary))
            .usage(`[options] ${command.operands}`)
            .argument("[operands...]")
            .addHelpText("after", `\nExamples:\n${command.examples.map((example) => `  ${example}`).join("\n")}`);
        // Making the options of every command takes longer than all the rest: only those of a command that is named are looked at.
        if (!words.own.includes(command.name))
            continue;
        const options = (0,_options_table_js__WEBPACK_IMPORTED_MODULE_5__/* .optionsOf */ .c)(command.name).flatMap((spec) => commanderOptions(spec).map((option) => ({ spec, option })));
        for (const { option } of options)
            sub.addOption(option);
        sub.action((operands, given) => {
            const raw = Object.fromEntries(options.map(({ spec, option }) => [spec.name, given[option.attributeName()]]));
            request = { kind: "run", command, raw, operands: checkOperands(command, operands, words.server) };
        });
    }
    try {
        program.parse([...words.own], { from: "user" });
    }
    catch (error) {
        if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
            throw error;
        if (error.exitCode !== 0)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(rephrase(error, words));
    }
    return request ?? { kind: "print", text: printed };
}
/** The first word must be a command: commander would print a whole help text for its absence. */
function checkCommand(own) {
    const names = _commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .L.map((command) => command.name);
    const [first, second] = own;
    if (first === undefined) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`name a command: ${names.join(", ")}; \`mcpeval help\` says what each does`);
    }
    const named = first === "help" ? second : first;
    if (named === undefined || named.startsWith("-") || named === "help" || names.some((name) => name === named))
        return;
    const near = (0,_options_read_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(named, names);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`unknown command ${JSON.stringify(named)}${near === "" ? "; `mcpeval help` lists the commands" : near}`);
}
function commanderOptions(spec) {
    const fallback = spec.default === undefined ? "" : ` (default: ${String(spec.default)})`;
    const description = `${spec.description}${fallback}`;
    if (spec.type === "boolean") {
        const negation = spec.negatable ? [new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${spec.name}`, `do not ${spec.description.replace(/ \(.*\)$/, "")}`)] : [];
        return [new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${spec.name}`, description), ...negation].map((option) => option.helpGroup(`${spec.group}:`));
    }
    const choices = spec.choices?.join("|") ?? "";
    // Many words would break the columns: they stand behind the description, which wraps.
    const areMany = choices.length > LONGEST_CHOICES;
    const metavar = choices === "" || areMany ? (spec.metavar ?? "VALUE") : choices;
    const words = areMany ? `: ${spec.choices?.join(", ") ?? ""}` : "";
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${spec.name} <${metavar}>`, `${description}${words}`).helpGroup(`${spec.group}:`);
    // A metavar with brackets reads as an optional value to commander; every value of ours is required.
    option.optional = false;
    if ((0,_options_spec_js__WEBPACK_IMPORTED_MODULE_6__/* .isRepeatable */ .s)(spec))
        option.argParser((item, sofar) => [...(sofar ?? []), item]);
    return [option];
}
function checkOperands(command, own, server) {
    if (command.takes !== "server-command") {
        const operands = [...own, ...(server ?? [])];
        const extra = operands[command.takes];
        if (extra !== undefined)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`unexpected ${JSON.stringify(extra)}; usage: mcpeval ${command.name} ${command.operands}`);
        return operands;
    }
    const [stray] = own;
    if (stray === undefined)
        return server ?? [];
    const quoted = JSON.stringify(stray);
    if (/^https?:\/\//i.test(stray))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`unexpected ${quoted}; give an address with --url`);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`unexpected ${quoted}; put the server command after --: mcpeval ${command.name} [options] ${command.operands}`);
}
/** Commander's complaint as one line with the way out. */
function rephrase(error, words) {
    const command = _commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .L.find(({ name }) => name === words.own[0]);
    const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
    const [flag = quoted] = quoted.split(/[ =]/);
    if (error.code === "commander.optionMissingArgument")
        return `${flag} needs a value: ${quoted}`;
    if (error.code !== "commander.unknownOption")
        return error.message.replace(/^error: /, "").replaceAll("\n", " ");
    if (command === undefined)
        return `unknown option ${flag}; options go after the command, for example mcpeval score --format json`;
    const known = (0,_options_table_js__WEBPACK_IMPORTED_MODULE_5__/* .optionsOf */ .c)(command.name).map((spec) => `--${spec.name}`);
    if (known.includes(flag))
        return `${flag} takes no value`;
    const behind = command.takes === "server-command" && words.server === null ? ", and a server command with its own options goes after --" : "";
    const near = (0,_options_read_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(flag, known);
    return `unknown option ${flag}${near === "" ? `; \`mcpeval help ${command.name}\` lists the options${behind}` : near}`;
}
function sentence(summary) {
    return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}


/***/ }),

/***/ 36757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GENERATOR_NAME),
  R: () => (/* binding */ GENERATOR_VERSION)
});

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"UU":"mcpeval","rE":"0.1.0"}');
;// CONCATENATED MODULE: ./build/src/model/version.js
// The one place that knows the evaluator's version: package.json, inlined by the bundler.

/** The evaluator's name, as reports and handshakes spell it. */
const GENERATOR_NAME = package_namespaceObject.UU;
/** The evaluator's version (SemVer), part of every measurement profile. */
const GENERATOR_VERSION = package_namespaceObject.rE;


/***/ })

};
;