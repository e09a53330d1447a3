"use strict";
exports.id = 9447;
exports.ids = [9447];
exports.modules = {

/***/ 89447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCli: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: ./build/src/model/exit.js
var exit = __webpack_require__(20423);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/transport/live-servers.js
var live_servers = __webpack_require__(3008);
;// CONCATENATED MODULE: ./build/src/commands/servers.js
// Ends whatever servers a run has started; the front ends' way to the transport on signals and at exit.


// EXTERNAL MODULE: ./build/src/options/read.js
var read = __webpack_require__(18082);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/sinks/local/stdout.js
var stdout = __webpack_require__(6863);
;// CONCATENATED MODULE: ./build/src/cli/failure.js
// Says on stderr what went wrong, one line each, and what that means for the verdict.

/**
 * Reports an error that ended a run.
 * @param say prints one line for the user
 * @param isDebug whether a defect's stack is shown
 */
function reportFailure(error, say, isDebug) {
    if (error instanceof errors/* UsageError */.eb) {
        for (const line of error.message.split("\n"))
            say(line);
        return "usage";
    }
    if (error instanceof errors/* Incomplete */.nd) {
        for (const line of [error.message, ...error.terminalDetail])
            say(line);
        return "incomplete";
    }
    if (error instanceof errors/* SinkFailure */.CM) {
        // Not merely a warning here: the report is all a command line delivers, so its loss must not look like success.
        say(error.message);
        return "incomplete";
    }
    const message = error instanceof Error ? error.message : String(error);
    say(`internal error: ${message.split("\n", 1)[0] ?? ""}; please report it${isDebug ? "" : " with the stack that --debug prints"}`);
    if (isDebug && error instanceof Error)
        for (const line of (error.stack ?? "").split("\n"))
            say(line);
    return "incomplete";
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/lib/utf8.js
// Strict UTF-8: text or the line that is none. Nothing is repaired, so that a digest of the text is that of the bytes.

/** The text, a byte order mark kept, or the first line (from 1) that holds a byte which is not UTF-8. */
function decodeUtf8(bytes) {
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return { text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
    let line = 1;
    // A line feed is never part of a longer sequence, so every line can be looked at alone.
    for (let start = 0;; line++) {
        const end = bytes.indexOf(0x0a, start);
        if (end === -1 || !(0,external_node_buffer_.isUtf8)(bytes.subarray(start, end)))
            return { badLine: line };
        start = end + 1;
    }
}

;// CONCATENATED MODULE: ./build/src/cli/host.js
// The CLI's real ports to the outside world: clock, environment, files, progress.





const clock = {
    now: () => performance.now(),
    // A timer waits for a millisecond at least.
    sleep: (ms, signal) => (ms === 0 ? (0,promises_.setImmediate)() : (0,promises_.setTimeout)(ms, undefined, signal === undefined ? {} : { signal })),
};
/** Why a file cannot be read, in words, by error code. */
const CAUSES = {
    ENOENT: "no such file",
    EISDIR: "it is a folder",
    EACCES: "no permission",
    EPERM: "no permission",
};
/** Files relative to a folder. Text must be UTF-8; a wrong encoding is refused, not repaired, so that digests stay true. */
function filesOf(cwd) {
    return {
        // Files at once: they are small, and a thread that reads them takes longer to start than they take to read.
        async readText(path, maxBytes = Infinity) {
            let bytes;
            try {
                const at = (0,external_node_path_.resolve)(cwd, path);
                const stats = (0,external_node_fs_.statSync)(at);
                refuseLarger(path, stats.size, maxBytes);
                // A pipe may wait for its writer, and signals must be heard meanwhile.
                bytes = stats.isFile() ? (0,external_node_fs_.readFileSync)(at) : await (await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 51455, 19))).readFile(at);
            }
            catch (error) {
                if (error instanceof errors/* UsageError */.eb)
                    throw error;
                const code = error.code ?? "unreadable";
                throw new errors/* UsageError */.eb(`cannot read ${path}: ${CAUSES[code] ?? code}`);
            }
            refuseLarger(path, bytes.length, maxBytes);
            return textOf(path, bytes);
        },
        readStdin,
        async listFiles(folder, bounds) {
            const { filesBelow } = await __webpack_require__.e(/* import() */ 6145).then(__webpack_require__.bind(__webpack_require__, 86145));
            return filesBelow((0,external_node_path_.resolve)(cwd, folder), folder, bounds);
        },
    };
}
function textOf(path, bytes) {
    const decoded = decodeUtf8(bytes);
    if ("text" in decoded)
        return decoded.text;
    throw new errors/* UsageError */.eb(`${path}:${String(decoded.badLine)}: it is not UTF-8 text; save it as UTF-8`);
}
async function readStdin(maxBytes) {
    if (process.stdin.isTTY)
        throw new errors/* UsageError */.eb("- reads standard input, which is a terminal here; pipe a report in, or name its file");
    const chunks = [];
    let size = 0;
    for await (const chunk of process.stdin) {
        const bytes = Buffer.from(chunk);
        size += bytes.length;
        refuseLarger("-", size, maxBytes);
        chunks.push(bytes);
    }
    return textOf("-", Buffer.concat(chunks));
}
function refuseLarger(path, bytes, maxBytes) {
    if (bytes > maxBytes)
        throw new errors/* UsageError */.eb(`cannot read ${path}: it has ${String(bytes)} bytes, the limit is ${String(maxBytes)}`);
}
/** The ports of this process. @throws UsageError when its working directory was removed */
function createHost({ progress, signal, workerModule, idle }) {
    const cwd = workingDirectory();
    return {
        clock,
        env: process.env,
        cwd,
        platform: process.platform,
        arch: process.arch,
        files: filesOf(cwd),
        progress,
        signal,
        workerModule,
        ...(idle === undefined ? {} : { idle }),
    };
}
function workingDirectory() {
    try {
        return process.cwd();
    }
    catch (error) {
        if (error.code !== "ENOENT")
            throw error;
        throw new errors/* UsageError */.eb("the working directory no longer exists; change to one that does");
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/commands/index.js
var commands = __webpack_require__(29624);
// EXTERNAL MODULE: ./build/src/options/spec.js
var options_spec = __webpack_require__(53957);
// EXTERNAL MODULE: ./build/src/options/table.js + 7 modules
var table = __webpack_require__(89326);
;// CONCATENATED MODULE: ./build/src/cli/quick.js
// The ordinary command line of a measurement, read with Node's own parser: commander takes a tenth of a quick measurement to load and
// to be told its options. Whatever is unusual in the least is left to it, and so is every complaint and all help.




/**
 * A command with a server, known options only, each with its value beside it.
 * @returns undefined for every other line, right or wrong
 */
function quickRequest({ own: [name, ...own], server }) {
    const command = commands/* COMMANDS */.L.find((each) => each.name === name);
    if (command?.takes !== "server-command")
        return undefined;
    const specs = (0,table/* optionsOf */.c)(command.name);
    const options = specs.map((spec) => {
        const type = spec.type === "boolean" ? "boolean" : "string";
        return [spec.name, { type, multiple: (0,options_spec/* isRepeatable */.s)(spec) }];
    });
    try {
        const { values } = (0,external_node_util_.parseArgs)({ args: own, options: Object.fromEntries(options), strict: true, allowPositionals: false });
        const raw = Object.fromEntries(specs.map((spec) => [spec.name, values[spec.name]]));
        return { kind: "run", command, raw, operands: server ?? [] };
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
;// CONCATENATED MODULE: ./build/src/cli/progress.js
// Progress on stderr: a status line on a terminal, notes everywhere. Nothing of it ever reaches stdout.

/** Longest note line; causes and stderr lines of a server may be long, floods are not shown whole. */
const NOTE_CHARACTERS = 1_000;
/**
 * Progress that writes to one stream.
 * @param statusLine the status line of that stream, or null where it is not a terminal
 */
function createProgress(write, statusLine) {
    let isShown = false;
    return {
        update(status) {
            if (statusLine === null)
                return;
            if (isShown) {
                statusLine.text = status;
                return;
            }
            isShown = true;
            statusLine.start(status);
        },
        note(line) {
            statusLine?.clear();
            for (const part of line.split("\n"))
                write(`mcpeval: ${(0,lib_escape/* printable */.g$)(part, NOTE_CHARACTERS)}\n`);
        },
        stop() {
            if (!isShown)
                return;
            isShown = false;
            statusLine?.stop();
        },
    };
}
/** The spinner of a terminal's stderr, or null where one would only be noise: pipes, dumb terminals, CI logs. */
async function statusLineOf(stream, env) {
    if (!stream.isTTY || env["TERM"] === "dumb" || env["CI"] !== undefined)
        return null;
    const { default: yoctoSpinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    // Signals are the CLI's own business: a spinner that exits the process would leave servers behind.
    return yoctoSpinner({ stream, handleSignals: false });
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/src/cli/signals.js
// What signals do: the first ends the run and its servers in order, a second one ends everything at once.

/** Signals that end a run. SIGHUP: the terminal was closed. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Time a run gets to end its servers and report after a signal, in milliseconds; servers get two of them to obey. */
const INTERRUPT_GRACE_MS = 5_000;
/** Watches this process's signals; whatever happens, no server outlives the process. */
function watchSignals(effects) {
    let received = null;
    let timer;
    let giveUp = () => undefined;
    const overdue = new Promise((_, reject) => {
        giveUp = reject;
    });
    overdue.catch(() => undefined);
    const onExit = () => effects.killServersNow();
    const onSignal = (signal) => {
        if (received !== null) {
            effects.killServersNow();
            end();
            // The default action of the signal: ends this process at once, with the status a shell expects.
            process.kill(process.pid, signal);
            return;
        }
        received = signal;
        timer = setTimeout(() => giveUp(new Error("interrupted")), INTERRUPT_GRACE_MS);
        effects.abort();
        effects.endServers().catch(onExit);
    };
    const end = () => {
        clearTimeout(timer);
        for (const signal of SIGNALS)
            process.removeListener(signal, onSignal);
    };
    process.once("exit", onExit);
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    return { overdue, exitCode: () => (received === null ? null : 128 + external_node_os_.constants.signals[received]), end };
}

;// CONCATENATED MODULE: ./build/src/cli/words.js
// Splits the command line at the first `--`: our words before it, the server command verbatim behind it.
/** Splits the words after the program's name. A second `--` belongs to the server command. */
function splitWords(words) {
    const at = words.indexOf("--");
    return at === -1 ? { own: words, server: null } : { own: words.slice(0, at), server: words.slice(at + 1) };
}

;// CONCATENATED MODULE: ./build/src/cli/run.js
// One run of the CLI: words in, exit code out. Everything heavy is loaded only once it is known to be needed.












/**
 * Runs one command line to its end. stdout gets the document and nothing else; all talk goes to stderr.
 * @param argv the words after the program's name
 * @param workerModule module that schema worker threads start from
 * @returns the process's exit code; never rejects
 */
async function runCli(argv, workerModule) {
    const words = splitWords(argv);
    const isDebug = words.own.includes("--debug");
    const progress = createProgress((text) => process.stderr.write(text), await statusLineOf(process.stderr, process.env));
    // Without a listener a closed stderr would end the process in the middle of a run.
    process.stderr.on("error", () => undefined);
    let signals;
    let verdict;
    try {
        const request = quickRequest(words) ?? (await Promise.all(/* import() */[__webpack_require__.e(8179), __webpack_require__.e(6180)]).then(__webpack_require__.bind(__webpack_require__, 6180))).parseWords(words);
        if (request.kind === "print") {
            await (0,stdout/* writeStdout */.j)(request.text);
            return (0,exit/* exitCode */.I$)("ok");
        }
        const values = readValues(request);
        const interruption = new AbortController();
        if (request.command.takes === "server-command")
            signals = watchServers(interruption, progress);
        const host = createHost({ progress, signal: interruption.signal, workerModule, idle: () => loadDelivery(values) });
        verdict = await Promise.race([runCommand(request, values, host), defects(), ...(signals === undefined ? [] : [signals.overdue])]);
    }
    catch (error) {
        progress.stop();
        const interrupted = signals?.exitCode() ?? null;
        verdict = interrupted === null ? reportFailure(error, (line) => progress.note(line), isDebug) : "incomplete";
    }
    progress.stop();
    signals?.end();
    await new Promise((resolve) => process.stderr.write("", () => resolve()));
    return signals?.exitCode() ?? (0,exit/* exitCode */.I$)(verdict);
}
/** @throws UsageError with a line for every problem */
function readValues({ command, raw }) {
    const { values, problems } = (0,read/* readOptions */.Tt)(command.name, raw);
    if (problems.length > 0)
        throw new errors/* UsageError */.eb(problems.join("\n"));
    return values;
}
async function runCommand({ command, operands }, values, host) {
    if (command.creates !== undefined) {
        const { checkNewFile } = await __webpack_require__.e(/* import() */ 3113).then(__webpack_require__.bind(__webpack_require__, 13113));
        const path = (0,options_values/* textValue */.v8)(values, "output") ?? command.creates;
        if (!(0,options_values/* isGiven */.qR)(values, "dry-run"))
            await checkNewFile(path, (0,options_values/* isGiven */.qR)(values, "force"));
    }
    else if ((0,options_values/* textValue */.v8)(values, "output") !== undefined) {
        const [{ outputFiles }, { checkOutputFile }] = await Promise.all([__webpack_require__.e(/* import() */ 3386).then(__webpack_require__.bind(__webpack_require__, 83386)), __webpack_require__.e(/* import() */ 3113).then(__webpack_require__.bind(__webpack_require__, 13113))]);
        for (const file of await outputFiles(command.name, values, operands, host))
            await checkOutputFile(file, (0,options_values/* isGiven */.qR)(values, "force"));
    }
    const run = await command.load();
    const result = await run(values, operands, host);
    const { deliver } = await __webpack_require__.e(/* import() */ 3403).then(__webpack_require__.bind(__webpack_require__, 53403));
    host.progress.stop();
    try {
        await deliver(result.document, values, host);
        return result.verdict;
    }
    catch (error) {
        return (0,exit/* worst */.QZ)([result.verdict, reportFailure(error, (line) => host.progress.note(line), (0,options_values/* isGiven */.qR)(values, "debug"))]);
    }
}
/** Renderers load while a run waits for its server, not before: they would only delay its start. */
function loadDelivery(values) {
    // Whoever needs them meets the same failure.
    const delivery = __webpack_require__.e(/* import() */ 3403).then(__webpack_require__.bind(__webpack_require__, 53403)).then(({ loadRenderer }) => loadRenderer(values));
    for (const loading of [delivery, __webpack_require__.e(/* import() */ 2352).then(__webpack_require__.bind(__webpack_require__, 2352))])
        loading.catch(() => undefined);
}
function watchServers(interruption, progress) {
    return watchSignals({
        abort: () => {
            progress.stop();
            interruption.abort(new Error("interrupted"));
        },
        endServers: live_servers/* endAll */.XZ,
        killServersNow: live_servers/* killAllNow */.E3,
    });
}
/** Rejects with what nobody caught: Node's own ending would exit with 1, which means a missed floor here. */
function defects() {
    return new Promise((_, reject) => {
        process.on("uncaughtException", reject);
        process.on("unhandledRejection", reject);
    });
}


/***/ }),

/***/ 29624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ COMMANDS)
/* harmony export */ });
/* harmony import */ var _infos_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98541);

const LOADERS = {
    compare: async () => (await Promise.all(/* import() */[__webpack_require__.e(3386), __webpack_require__.e(622), __webpack_require__.e(1750), __webpack_require__.e(4004), __webpack_require__.e(1578), __webpack_require__.e(5562)]).then(__webpack_require__.bind(__webpack_require__, 49746))).runCompare,
    completion: async () => (await __webpack_require__.e(/* import() */ 1044).then(__webpack_require__.bind(__webpack_require__, 51044))).runCompletion,
    diff: async () => (await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(2668), __webpack_require__.e(7592), __webpack_require__.e(9732)]).then(__webpack_require__.bind(__webpack_require__, 69732))).runDiff,
    doctor: async () => (await Promise.all(/* import() */[__webpack_require__.e(3386), __webpack_require__.e(622), __webpack_require__.e(1196)]).then(__webpack_require__.bind(__webpack_require__, 58815))).runDoctor,
    explain: async () => (await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(4605), __webpack_require__.e(6116), __webpack_require__.e(6051)]).then(__webpack_require__.bind(__webpack_require__, 905))).runExplain,
    init: async () => (await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(2668), __webpack_require__.e(8815), __webpack_require__.e(3386), __webpack_require__.e(622), __webpack_require__.e(1750), __webpack_require__.e(4605), __webpack_require__.e(4004), __webpack_require__.e(1578), __webpack_require__.e(7018)]).then(__webpack_require__.bind(__webpack_require__, 97018))).runInit,
    probe: async () => (await Promise.all(/* import() */[__webpack_require__.e(3386), __webpack_require__.e(622), __webpack_require__.e(1750), __webpack_require__.e(4004), __webpack_require__.e(1578), __webpack_require__.e(8485)]).then(__webpack_require__.bind(__webpack_require__, 11578))).runProbe,
    report: async () => (await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(2668), __webpack_require__.e(7592), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 82528))).runReport,
    schema: async () => (await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(4605), __webpack_require__.e(834)]).then(__webpack_require__.bind(__webpack_require__, 27740))).runSchema,
    score: async () => (await Promise.all(/* import() */[__webpack_require__.e(3386), __webpack_require__.e(622), __webpack_require__.e(1750)]).then(__webpack_require__.bind(__webpack_require__, 11750))).runScore,
    trends: async () => (await __webpack_require__.e(/* import() */ 9178).then(__webpack_require__.bind(__webpack_require__, 49178))).runTrends,
};
/** All commands, sorted by name. */
const COMMANDS = _infos_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_INFOS */ .OC.map((info) => ({ ...info, load: LOADERS[info.name] }));


/***/ }),

/***/ 98541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ COMMAND_INFOS),
/* harmony export */   OF: () => (/* binding */ SHELLS),
/* harmony export */   RW: () => (/* binding */ SCHEMA_NAMES)
/* harmony export */ });
/* harmony import */ var _model_manifest_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32001);
// What every command is called and looks like, sorted by name. Data only, so that help and completion load no command.

/** Names of the documents whose JSON Schema `schema` prints. */
const SCHEMA_NAMES = ["comparison", "diff", "doctor", "manifest", "report", "trends", "waivers"];
/** Shells that `completion` writes a script for. */
const SHELLS = ["bash", "fish", "zsh"];
/** All commands, sorted by name. */
const COMMAND_INFOS = [
    {
        name: "compare",
        summary: "measure several servers with one manifest, one after the other, and show them side by side",
        operands: "[-- COMMAND [ARG...]]",
        takes: "server-command",
        examples: [
            "mcpeval compare --server demo --endpoint staging=http://127.0.0.1:8081/mcp --endpoint candidate=http://127.0.0.1:8082/mcp",
            "mcpeval compare --server demo --endpoint staging=http://127.0.0.1:8081/mcp -- mcpeval-demo",
            "mcpeval compare --config .mcp.json --all --format markdown",
        ],
    },
    {
        name: "completion",
        summary: "print a completion script for a shell",
        operands: `<${SHELLS.join("|")}>`,
        takes: 1,
        choices: SHELLS,
        examples: ['eval "$(mcpeval completion bash)"', "mcpeval completion fish > ~/.config/fish/completions/mcpeval.fish"],
    },
    {
        name: "diff",
        summary: "compare two reports of one server: cases, readiness, catalog contract and tokens",
        operands: "BASELINE CURRENT",
        takes: 2,
        examples: [
            "mcpeval diff baseline.json current.json",
            "mcpeval diff baseline.json - --fail-on-regression --fail-on-breaking < current.json",
            "mcpeval diff baseline.json current.json --max-readiness-drop 2 --max-token-growth 10% --format markdown",
        ],
    },
    {
        name: "doctor",
        summary: "show why a server does not connect: what each protocol era was asked and what came back",
        operands: "-- COMMAND [ARG...]",
        takes: "server-command",
        examples: ["mcpeval doctor -- node build/server.js", "mcpeval doctor --url http://127.0.0.1:8080/mcp --format json"],
    },
    {
        name: "explain",
        summary: "explain why points were lost or a case failed, and the fix; without a reason, list all of them",
        operands: "[REASON|ADVISORY]",
        takes: 1,
        examples: [
            "mcpeval explain catalog-short-description",
            "mcpeval explain pagination-stalled-cursor",
            "mcpeval explain stdout-noise",
            "mcpeval explain",
        ],
    },
    {
        name: "init",
        summary: "write a manifest that the server passes: calls its read-only tools, and says what became of each tool",
        operands: "-- COMMAND [ARG...]",
        takes: "server-command",
        creates: _model_manifest_file_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MANIFEST */ .m,
        examples: [
            "mcpeval init --server demo -- mcpeval-demo",
            "mcpeval init --dry-run --url http://127.0.0.1:8080/mcp",
            "mcpeval init --output mcp-eval.manifest.yaml --arguments arguments.json -- node build/server.js",
            "mcpeval init --confirm-read-only --tool search --tool fetch --force -- node build/server.js",
        ],
    },
    {
        name: "probe",
        summary: "run a manifest's cases against a server, then score it; exit 1 when a case fails",
        operands: "-- COMMAND [ARG...]",
        takes: "server-command",
        examples: [
            "mcpeval probe --server demo -- mcpeval-demo",
            "mcpeval probe --manifest gate.yaml --url http://127.0.0.1:8080/mcp",
            "mcpeval probe --gate-only --format markdown --price-per-mtok 3 -- node build/server.js",
            "mcpeval probe --probe pagination -- node build/server.js",
            "mcpeval probe --allow-mutation --min-readiness 80 -- node build/server.js --sandbox",
        ],
    },
    {
        name: "report",
        summary: "render a report again, in any form, without running a server; exit 1 when it is red",
        operands: "DOCUMENT",
        takes: 1,
        examples: [
            "mcpeval report report.json --format markdown --price-per-mtok 3",
            "mcpeval score --format json -- node build/server.js | mcpeval report - --plan",
            "mcpeval report report.json --format sarif --source src --output mcpeval.sarif",
        ],
    },
    {
        name: "schema",
        summary: "print a published JSON Schema; without a name, the manifest's",
        operands: `[${SCHEMA_NAMES.join("|")}]`,
        takes: 1,
        choices: SCHEMA_NAMES,
        examples: ["mcpeval schema > manifest.schema.json", "mcpeval schema report > report.schema.json"],
    },
    {
        name: "score",
        summary: "score how ready a server is for agents, 0 to 100, and list every lost point with its fix",
        operands: "-- COMMAND [ARG...]",
        takes: "server-command",
        examples: [
            "mcpeval score -- node build/server.js",
            "mcpeval score --server demo -- mcpeval-demo",
            "mcpeval score --server demo --url http://127.0.0.1:8080/mcp --format json --output report.json",
            "mcpeval score --min-readiness 80 --min-area catalog=70 --exclude-latency -- npx -y @scope/server /data",
            "mcpeval score --env API_KEY --arguments arguments.json -- ./server",
            "mcpeval score --config .mcp.json --server files --server notes",
        ],
    },
    {
        name: "trends",
        summary: "show how the readiness of each server moved from one full probe run to the next",
        operands: "",
        takes: 0,
        examples: ["mcpeval trends --last 5", "mcpeval trends --format html --output trends.html"],
    },
];


/***/ }),

/***/ 52694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   ag: () => (/* binding */ fieldValue),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   nl: () => (/* binding */ inertJson),
/* harmony export */   pf: () => (/* binding */ markdownEscape)
/* harmony export */ });
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44831);
// Makes text that came from a server or a file safe to print: on one line, in a `key=value` field, in Markdown.
// Escaping is visible: what is unsafe becomes \u{hex}, so a name with an invisible character does not print like one without.

/**
 * What never reaches a terminal, a log or a page as it is: controls (C0, C1, DEL, line breaks, ANSI's ESC), bidi and other
 * format characters, lone surrogates, private use, line and paragraph separators, invisible ignorables, spaces that are not
 * U+0020, and the second # of `##[`, which GitHub's log reads as a command anywhere in a line.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}|(?<=#)#(?=\[)/gu;
/**
 * The text on one line, without anything invisible or active.
 * @param limit longest result in code points, the closing ellipsis included
 */
function printable(text, limit = _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NAME_CHARACTERS */ .Sp) {
    // Cut before escaping too: a name of megabytes is not worth a pass. One code point is at most two units.
    const escaped = text.slice(0, 2 * limit + 2).replace(UNSAFE, (character) => visible(character));
    const points = Array.from(escaped);
    return points.length <= limit ? escaped : `${points.slice(0, limit - 1).join("")}…`;
}
/** `\u{hex}` of one code point. */
function visible(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/**
 * JSON text whose strings hold nothing active: unsafe characters become \uXXXX, so the value stays the same.
 * @param json JSON text; its own line breaks stay
 */
function inertJson(json) {
    return json.replace(UNSAFE, (character) => (character === "\n" ? character : unitEscapes(character)));
}
/** `\uXXXX` of each UTF-16 unit. */
function unitEscapes(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}
/** A bare field value; it cannot start with a colon, so a line that starts with one is no `::command::` to GitHub's log. */
const BARE = /^[A-Za-z0-9_./-][A-Za-z0-9_.:/-]*$/;
/** A name as one word of a `key=value` line: itself when it is plain, else a JSON string of its printable form. */
function fieldValue(text) {
    return BARE.test(text) && text.length <= _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NAME_CHARACTERS */ .Sp ? text : JSON.stringify(printable(text));
}
/**
 * A name as a Markdown code span, where mentions, references, links and emphasis are inert.
 * Backticks and pipes become \u{hex} like other unsafe characters: no fence to outgrow, no table cell to split.
 */
function markdownCode(text) {
    const safe = printable(text).replace(/[`|]/g, (character) => visible(character));
    // A span of spaces only, or with outer spaces, would be stripped or not be a span at all.
    return `\`${safe === "" ? "(empty)" : safe.replace(/^ | $/g, "\\u{20}")}\``;
}
/** What GitHub turns into links and notifications after Markdown is rendered; backslashes do not stop those, code spans do. */
const AUTOLINKED = /(?:@|#(?=\w)|\bGH-(?=\d)|:\/\/|\b(?:www|ftp)\.|\b[0-9a-f]{7,64}\b)+/gi;
const PROSE_LIMIT = 2_000;
/** Prose as inert inline Markdown: no emphasis, link, image, HTML, table cell, mention or reference comes out of it. */
function markdownEscape(text, limit = PROSE_LIMIT) {
    return printable(text, limit)
        .split(AUTOLINKED_SPLIT)
        .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : escapeInline(part)))
        .join("")
        .replace(/^[-+=>](?=\s|$|[-+=>])|^(?=[#>])|^(\d{1,9})(?=[.)])/, (start, digits) => digits === undefined ? `\\${start}` : `${digits}\\`);
}
const AUTOLINKED_SPLIT = new RegExp(`(${AUTOLINKED.source})`, "gi");
/** Escapes what can start emphasis, code, a link, math or HTML; brackets alone undo links and images, a `_` inside a word is inert. */
function escapeInline(text) {
    return text
        .replace(/[&<|\\]/g, (character) => `&#${character.charCodeAt(0)};`)
        .replace(/[`*[\]~$]|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])/g, (characters) => characters.replace(/./g, "\\$&"));
}


/***/ }),

/***/ 7033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dT: () => (/* binding */ ADVISORY_COSTS),
/* harmony export */   eY: () => (/* binding */ ADVISORY_LEVELS),
/* harmony export */   jX: () => (/* binding */ wantedAdvisories),
/* harmony export */   nm: () => (/* binding */ ADVISORY_IDS)
/* harmony export */ });
// The advisories' ids and what each costs, for everyone who must name or choose one: the lens, the options, the documents.
/** Advisory ids, in report order. */
const ADVISORY_IDS = [
    "stdout-noise",
    "frame-over-64KiB",
    "late-reply",
    "unknown-id",
    "invalid-envelope",
    "wire-schema-invalid",
    "stdin-close-ignored",
    "slow-start",
    "capability-undeclared",
    "undeclared-server-request",
    "catalog-unstable",
    "http-session-not-deleted",
    "origin-not-checked",
    "http-status-mismatch",
];
/** What each advisory costs. */
const ADVISORY_COSTS = {
    "stdout-noise": "free",
    "frame-over-64KiB": "free",
    "late-reply": "free",
    "unknown-id": "free",
    "invalid-envelope": "free",
    "wire-schema-invalid": "cheap",
    "stdin-close-ignored": "free",
    "slow-start": "free",
    "capability-undeclared": "free",
    "undeclared-server-request": "free",
    "catalog-unstable": "cheap",
    "http-session-not-deleted": "requests",
    "origin-not-checked": "requests",
    "http-status-mismatch": "free",
};
/** Which advisories a run looks for: none, those that cost next to nothing, or all. */
const ADVISORY_LEVELS = ["none", "wire", "all"];
/** The ids a run looks for: those of the level, and every one that is gated on. */
function wantedAdvisories(level, gated) {
    const ofLevel = ADVISORY_IDS.filter((id) => level === "all" || (level === "wire" && ADVISORY_COSTS[id] !== "requests"));
    return new Set([...ofLevel, ...gated]);
}


/***/ }),

/***/ 26849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ AREA_NAMES)
/* harmony export */ });
// The readiness areas' names, for everyone who must name one: the standard, the options, the documents.
/** Area names in report order. */
const AREA_NAMES = ["protocol", "catalog", "context", "error-honesty", "reliability", "coverage"];


/***/ }),

/***/ 43512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ GRADES),
/* harmony export */   KL: () => (/* binding */ GRADE_FLOORS),
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   g: () => (/* binding */ DISCOVERABILITY_NAME),
/* harmony export */   lm: () => (/* binding */ CRITERION_IDS)
/* harmony export */ });
// The ten criteria by which agents find and trust a server: their ids, the grades, and the payload-free facts they are judged on.
// Filled by the engine, judged by the lens, spelled by reports and options. Plain data.
/** Name of the criteria as we judge them; any change to one of them, or to the grades, changes it. */
const DISCOVERABILITY_NAME = "mcpeval-discoverability/1";
/** Criterion ids, in report order. */
const CRITERION_IDS = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"];
/** Grades, best first. */
const GRADES = ["A", "B", "C", "D"];
/** Grades that can be demanded; every server has at least D. */
const GRADE_FLOORS = ["A", "B", "C"];
/** Whether a grade is as good as another one, or better. */
function reaches(grade, floor) {
    return GRADES.indexOf(grade) <= GRADES.indexOf(floor);
}


/***/ }),

/***/ 74132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ INCOMPLETE_CODES),
/* harmony export */   CM: () => (/* binding */ SinkFailure),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   nd: () => (/* binding */ Incomplete),
/* harmony export */   ww: () => (/* binding */ TransportFault)
/* harmony export */ });
// The error classes of the project. A red verdict is not an error; these say why no verdict could be given.
/** The user asked for something impossible or misspelt. One line; exit code 2. */
class UsageError extends Error {
    name = "UsageError";
}
/** Nothing trustworthy could be measured (the server cannot be reached, will not initialize, ...). Exit code 3. */
class Incomplete extends Error {
    code;
    terminalDetail;
    name = "Incomplete";
    /**
     * @param code a fixed label, safe for reports (see INCOMPLETE_CODES)
     * @param message one line for the terminal: cause and way out; may name an exit code or a status, never server text
     * @param terminalDetail lines for the terminal only (last stderr lines of a server that did not start); never in a report
     */
    constructor(code, message, terminalDetail = []) {
        super(message);
        this.code = code;
        this.terminalDetail = terminalDetail;
    }
}
/** Every cause a measurement can lack, with the sentence reports may print. */
const INCOMPLETE_CODES = {
    "command-not-found": "the server command could not be started; check the path and that it is installed",
    "server-exited": "the server process ended before it answered initialize; run the command by hand to see why",
    "connection-failed": "no connection to the server; check the address and that the server is listening",
    "auth-required": "the server needs credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION, --bearer-env, --header-env or --oauth-client-id-env",
    "initialize-failed": "the server refused every protocol revision offered in initialize",
    "initialize-timeout": "the server did not answer initialize in time; raise --start-timeout if it starts slowly",
    "initialize-invalid": "the answer to initialize was not a valid result",
    "protocol-unsupported": "the server does not speak the protocol revision asked for with --protocol; use --protocol auto",
    "prepare-failed": "a command of the preparation failed; run it by hand to see why",
    "listing-failed": "tools/list did not answer a usable first page",
    interrupted: "the run was interrupted before the measurement ended",
    defect: "mcpeval itself failed; please report it",
};
/**
 * Thrown by Session only: a request got no usable answer.
 * `timeout` no reply in time, `closed` the connection ended, `error` the reply broke the protocol,
 * `budget` the evaluation's shared time or request budget is spent, `auth` HTTP 401 or 403,
 * `cancelled` its owner gave it up by hand (`OpenCall.cancel`).
 */
class TransportFault extends Error {
    kind;
    status;
    asksFor;
    name = "TransportFault";
    constructor(kind, message, 
    /** HTTP status, where one was seen. */
    status, 
    /** `auth` only: what the server asks for, escaped, for the terminal; never in a report. */
    asksFor) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.asksFor = asksFor;
    }
}
/** A report could not be delivered somewhere (no permission, no space). A warning; the verdict stays as it is. */
class SinkFailure extends Error {
    name = "SinkFailure";
}


/***/ }),

/***/ 20423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   QZ: () => (/* binding */ worst)
/* harmony export */ });
/* unused harmony export EXIT */
// The only place that maps what happened to a process exit code. Precedence: 2 > 3 > 1 > 0.
/** Process exit codes: pass, red, usage, could not be measured. */
const EXIT = { ok: 0, red: 1, usage: 2, incomplete: 3 };
const PRECEDENCE = ["usage", "incomplete", "red", "ok"];
/** The worst of several verdicts, by the precedence 2 > 3 > 1 > 0; `ok` for none. */
function worst(verdicts) {
    return PRECEDENCE.find((v) => verdicts.includes(v)) ?? "ok";
}
/** The exit code of one verdict. */
function exitCode(verdict) {
    return EXIT[verdict];
}


/***/ }),

/***/ 44831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ START_TIMEOUT_SECONDS),
/* harmony export */   AM: () => (/* binding */ BUDGET_SECONDS),
/* harmony export */   D0: () => (/* binding */ MAX_DECLINED_REQUESTS),
/* harmony export */   DS: () => (/* binding */ SCHEMA_JOB_MS),
/* harmony export */   J8: () => (/* binding */ SCHEMA_MAX_NODES),
/* harmony export */   MU: () => (/* binding */ CALL_TIMEOUT_MS),
/* harmony export */   Mz: () => (/* binding */ SYNTHESIS_MAX_UNITS),
/* harmony export */   NK: () => (/* binding */ PAYLOAD_BYTES),
/* harmony export */   Sp: () => (/* binding */ MAX_NAME_CHARACTERS),
/* harmony export */   Tk: () => (/* binding */ BUDGET_REQUESTS),
/* harmony export */   V4: () => (/* binding */ MANIFEST_MAX_BYTES),
/* harmony export */   dd: () => (/* binding */ MAX_FRAME_BYTES),
/* harmony export */   fO: () => (/* binding */ KILL_GRACE_MS),
/* harmony export */   hT: () => (/* binding */ SCHEMA_MAX_BYTES),
/* harmony export */   mS: () => (/* binding */ SYNTHESIS_MAX_STEPS),
/* harmony export */   mn: () => (/* binding */ CALL_REPETITIONS),
/* harmony export */   nq: () => (/* binding */ GATE_TIMEOUT_MS),
/* harmony export */   rV: () => (/* binding */ SCHEMA_MAX_DEPTH),
/* harmony export */   rt: () => (/* binding */ MAX_LIST_PAGES),
/* harmony export */   sH: () => (/* binding */ STDERR_RING_BYTES)
/* harmony export */ });
// Bounds of the standard and of our own robustness, each once. Changing one marked "standard" changes the standard's name.
/** Standard: how long each tool call waits, in milliseconds. */
const CALL_TIMEOUT_MS = 15_000;
/** Standard: ordinary calls made to each exercised tool. */
const CALL_REPETITIONS = 3;
/** Standard: pages of one listing that are followed. */
const MAX_LIST_PAGES = 20;
/** Standard: server-to-client requests declined while one call waits; further ones get no answer. */
const MAX_DECLINED_REQUESTS = 8;
/** Standard: bytes of the oversize string argument of the payload case. */
const PAYLOAD_BYTES = 1_000_000;
/** Standard: seconds one whole evaluation may take (`--budget-seconds`). */
const BUDGET_SECONDS = 300;
/** Standard: requests one whole evaluation may send (`--max-requests`). */
const BUDGET_REQUESTS = 4096;
/** How long a server may take to answer its first initialize, in seconds (`--start-timeout`). */
const START_TIMEOUT_SECONDS = 60;
/** Largest frame kept; a larger one fails its call but is still drained. Bytes. */
const MAX_FRAME_BYTES = 16 * 1024 * 1024;
/** Bytes of a server's stderr kept for the terminal. */
const STDERR_RING_BYTES = 8 * 1024;
/** Grace between end of stdin and SIGTERM, and between SIGTERM and SIGKILL, in milliseconds. */
const KILL_GRACE_MS = 1_000;
/** Schema caps before compiling (research: deeper or larger ones exhaust stack or time). */
const SCHEMA_MAX_BYTES = 1024 * 1024;
const SCHEMA_MAX_DEPTH = 64;
const SCHEMA_MAX_NODES = 5_000;
/** Largest synthesised arguments, in characters of their JSON text (about), and schemas read to make them. */
const SYNTHESIS_MAX_UNITS = 256 * 1024;
const SYNTHESIS_MAX_STEPS = 10_000;
/** Budget of one compile-and-validate job in the worker, in milliseconds. */
const SCHEMA_JOB_MS = 2_000;
/** Longest server-supplied name printed anywhere, in characters. */
const MAX_NAME_CHARACTERS = 128;
/** Largest manifest read, in bytes. */
const MANIFEST_MAX_BYTES = 4 * 1024 * 1024;
/** How long each request of the gate waits when the manifest says nothing, in milliseconds. */
const GATE_TIMEOUT_MS = { stdio: 30_000, http: 5_000 };


/***/ }),

/***/ 32001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ DEFAULT_MANIFEST)
/* harmony export */ });
// Where a manifest is looked for.
/** Default path of a manifest, relative to the working directory. */
const DEFAULT_MANIFEST = "mcp-eval.manifest.json";


/***/ }),

/***/ 29605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BZ: () => (/* binding */ BATCHING_REVISION),
/* harmony export */   Bx: () => (/* binding */ isLegacyRevision),
/* harmony export */   J2: () => (/* binding */ RESUMABLE_REVISION),
/* harmony export */   Jt: () => (/* binding */ MODERN_REVISIONS),
/* harmony export */   Py: () => (/* binding */ isModernRevision),
/* harmony export */   TQ: () => (/* binding */ LEGACY_REVISIONS),
/* harmony export */   aH: () => (/* binding */ PROTOCOL_MODES),
/* harmony export */   c_: () => (/* binding */ protocolMode)
/* harmony export */ });
// The protocol revisions this evaluator knows, and the ways a user may ask for one. Nothing else decides on dates.
/** Revisions opened by `initialize`, newest first: the order in which they are offered. */
const LEGACY_REVISIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
/** Revisions without a handshake, each request describing itself, newest first. */
const MODERN_REVISIONS = ["2026-07-28"];
/** The only revision with JSON-RPC batches (2025-03-26, basic/index; removed in 2025-06-18). */
const BATCHING_REVISION = "2025-03-26";
/** The only revision under which an event stream that ends without the reply is taken up again, if its events had ids (basic/transports). */
const RESUMABLE_REVISION = "2025-11-25";
/** What `--protocol` takes: find out, force an era, or pin one revision. */
const PROTOCOL_MODES = ["auto", "legacy", "modern", ...MODERN_REVISIONS, ...LEGACY_REVISIONS];
/** Whether a revision is one of the legacy ones we can speak. */
function isLegacyRevision(revision) {
    return LEGACY_REVISIONS.includes(revision);
}
/** Whether a revision is one of the modern ones we can speak. */
function isModernRevision(revision) {
    return MODERN_REVISIONS.includes(revision);
}
/** The mode a text names, or undefined. */
function protocolMode(text) {
    return PROTOCOL_MODES.find((mode) => mode === text);
}


/***/ }),

/***/ 48917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ DEFAULT_WAIVERS)
/* harmony export */ });
// Where waivers are looked for.
/** Default path of the waivers file, relative to the working directory; it need not exist. */
const DEFAULT_WAIVERS = "mcpeval.waivers.yaml";


/***/ }),

/***/ 15930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseEndpoint),
/* harmony export */   p: () => (/* binding */ STDIO_LABEL)
/* harmony export */ });
/* harmony import */ var _label_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84250);
// The targets of --endpoint: LABEL=URL, each label once. Says nothing about whether an address may be used.

/** The label of the command after `--`, which no endpoint may have. */
const STDIO_LABEL = "stdio";
/** Reads LABEL=URL; null when it is none. */
function parseEndpoint(text) {
    const at = text.indexOf("=");
    const label = text.slice(0, Math.max(0, at)).trim();
    const url = text.slice(at + 1).trim();
    return (0,_label_js__WEBPACK_IMPORTED_MODULE_0__/* .isLabel */ .J2)(label) && url !== "" ? { label, url } : null;
}


/***/ }),

/***/ 83081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ wantsGrade),
/* harmony export */   dA: () => (/* binding */ parseAreaFloor),
/* harmony export */   gW: () => (/* binding */ gradeFloor),
/* harmony export */   m4: () => (/* binding */ declaredFloors)
/* harmony export */ });
/* harmony import */ var _model_areas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26849);
/* harmony import */ var _model_discoverability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43512);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70348);
// Floors as the options spell them: AREA=SCORE items. Judging a report against floors is no business of this file.



/** One AREA=SCORE item, or null when it is not of that form with a known area and a score of 0 to 100. */
function parseAreaFloor(item) {
    const match = /^\s*([a-z-]+)\s*=\s*(\d{1,3})\s*$/.exec(item);
    const area = _model_areas_js__WEBPACK_IMPORTED_MODULE_0__/* .AREA_NAMES */ .d.find((name) => name === match?.[1]);
    const score = Number(match?.[2]);
    return area !== undefined && score <= 100 ? { area, score } : null;
}
/** The declared floors, or null when none was declared. The values must have been read without problems. */
function declaredFloors(values) {
    const minReadiness = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberValue */ .Vg)(values, "min-readiness") ?? null;
    const minArea = {};
    for (const item of (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listValue */ .a3)(values, "min-area")) {
        const floor = parseAreaFloor(item);
        if (floor !== null)
            minArea[floor.area] = floor.score;
    }
    if (minReadiness === null && Object.keys(minArea).length === 0)
        return null;
    return { minReadiness, minArea, excludeLatency: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(values, "exclude-latency") };
}
/** The grade that was demanded, or null. */
function gradeFloor(values) {
    const wanted = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textValue */ .v8)(values, "min-grade");
    return _model_discoverability_js__WEBPACK_IMPORTED_MODULE_2__/* .GRADE_FLOORS */ .KL.find((grade) => grade === wanted) ?? null;
}
/** Whether the ten criteria are judged: where they are asked for, or a grade is demanded. */
function wantsGrade(values) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(values, "grade") || gradeFloor(values) !== null;
}


/***/ }),

/***/ 33489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ outputFormat),
/* harmony export */   CP: () => (/* binding */ TRENDS_FORMATS),
/* harmony export */   EL: () => (/* binding */ REPORT_FORMATS),
/* harmony export */   S5: () => (/* binding */ SINGLE_FORMATS)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70348);
// Which format a report is written in: what --format says, else what the name of --output suggests, else text.

const BY_EXTENSION = new Map([
    ["htm", "html"],
    ["html", "html"],
    ["json", "json"],
    ["md", "markdown"],
    ["markdown", "markdown"],
    ["txt", "text"],
    ["sarif", "sarif"],
    ["xml", "junit"],
]);
/** Forms of a report. */
const REPORT_FORMATS = ["text", "json", "markdown", "sarif", "junit", "html"];
/** Forms of the history. */
const TRENDS_FORMATS = ["text", "json", "html"];
/** Forms that hold one server only: several of them in a row are no document. */
const SINGLE_FORMATS = new Set(["json", "sarif", "junit", "html"]);
/** The format's name, as `--format` spells it. */
function outputFormat(values) {
    // GitHub's own tools name such files x.sarif.json too.
    const name = ((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)(values, "output") ?? "").replace(/\.sarif\.json$/i, ".sarif");
    const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)(values, "format") ?? BY_EXTENSION.get(extension) ?? "text";
}


/***/ }),

/***/ 47629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseTokenGrowth)
/* harmony export */ });
// How much a catalog may grow, as `--max-token-growth` spells it. Comparing is no business of this file.
/** `500` or `10%` (decimals allowed in percent); null for anything else. */
function parseTokenGrowth(text) {
    const [, digits = "", decimals = "", percent = ""] = /^(\d{1,9})(\.\d{1,3})?(%?)$/.exec(text.trim()) ?? [];
    if (digits === "" || (decimals !== "" && percent === ""))
        return null;
    return { unit: percent === "" ? "tokens" : "percent", limit: Number(`${digits}${decimals}`) };
}


/***/ }),

/***/ 84250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ LABEL_RULE),
/* harmony export */   J2: () => (/* binding */ isLabel),
/* harmony export */   VK: () => (/* binding */ labelFrom),
/* harmony export */   j4: () => (/* binding */ labelOfName)
/* harmony export */ });
// The server's label: what is valid, and how a folder or repository name becomes one.
const LABEL = /^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/;
const LONGEST = 64;
/** What a label must look like, in words. */
const LABEL_RULE = "a letter, then up to 63 letters, digits or _ . : -";
/** Whether a text can be a server's label. */
function isLabel(text) {
    return LABEL.test(text);
}
/** The label of a server that a configuration file gives this name. */
function labelOfName(name) {
    return isLabel(name) ? name : labelFrom(name.replace(/[\\/]+/g, "-"));
}
/** A valid label made from the last part of a path (either separator) or from a repository's name; `server` when nothing is left. */
function labelFrom(path) {
    const last = path
        .split(/[\\/]/)
        .filter((part) => part !== "")
        .at(-1) ?? "";
    const label = last
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .replace(/[^A-Za-z0-9_.-]+/g, "-")
        .replace(/^[^A-Za-z]+/, "")
        .slice(0, LONGEST)
        .replace(/-+$/, "");
    return isLabel(label) ? label : "server";
}


/***/ }),

/***/ 18082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   au: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export readSpecs */
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47785);
/* harmony import */ var _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7033);
/* harmony import */ var _model_areas_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26849);
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15930);
/* harmony import */ var _floors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83081);
/* harmony import */ var _growth_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47629);
/* harmony import */ var _label_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84250);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89326);
// Reads raw option values, from the command line and from Action inputs alike, and reports all mistakes at once.
// A message names the option as its front end spells it and never repeats a value that may hold a secret.








const asFlag = (option) => `--${option}`;
const BOOLEANS = new Map([
    ["true", true],
    ["false", false],
]);
/** Thrown by the readers of single values; becomes a problem. */
class Problem extends Error {
}
/**
 * Reads the options of one command. Absent options get their defaults; an empty text counts as absent, as in workflows.
 * @param spell how messages name an option; `--name` when not given
 */
function readOptions(command, raw, spell = asFlag) {
    return readSpecs((0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsOf */ .c)(command), raw, spell);
}
/** As readOptions, for any list of options. */
function readSpecs(specs, raw, spell = asFlag) {
    const values = {};
    const problems = [];
    for (const name of Object.keys(raw)) {
        if (raw[name] !== undefined && !specs.some((spec) => spec.name === name))
            problems.push(unknownOption(name, specs, spell));
    }
    const isSet = (name) => !isAbsent(raw[name]);
    for (const spec of specs) {
        try {
            const isList = spec.listWith !== undefined && isSet(spec.listWith);
            if (!isSet(spec.name))
                values[spec.name] = isList ? [] : defaultOf(spec);
            else
                values[spec.name] = isList ? readItems(raw[spec.name]) : readValue(spec, raw[spec.name]);
        }
        catch (error) {
            if (!(error instanceof Problem))
                throw error;
            problems.push(`${spell(spec.name)}${error.message}`);
        }
        for (const other of spec.conflicts ?? []) {
            if (isSet(spec.name) && isSet(other))
                problems.push(`${spell(spec.name)} cannot be used with ${spell(other)}; leave one of them out`);
        }
    }
    return { values, problems };
}
/** A ", did you mean X?" ending for a misspelt word, or the empty text when nothing known is near. */
function didYouMean(word, known, spell = (name) => name) {
    const nearest = (0,leven__WEBPACK_IMPORTED_MODULE_2__/* .closestMatch */ .h)(word, known);
    if (nearest === undefined)
        return "";
    return (0,leven__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(word, nearest) <= Math.max(2, Math.floor(word.length / 3)) ? `; did you mean ${spell(nearest)}?` : "";
}
function unknownOption(name, specs, spell) {
    return `unknown option ${spell(name)}${didYouMean(name, specs.map((spec) => spec.name), spell)}`;
}
function isAbsent(value) {
    if (typeof value === "string")
        return value.trim() === "";
    return value === undefined || (typeof value === "object" && value.length === 0);
}
function defaultOf(spec) {
    if (spec.type === "list")
        return [];
    if (spec.type === "boolean" && spec.negatable === undefined)
        return spec.default ?? false;
    return spec.default;
}
function readValue(spec, raw) {
    switch (spec.type) {
        case "boolean":
            return readBoolean(raw);
        case "list":
            return readList(spec, typeof raw === "string" ? [raw] : raw);
        case "integer":
        case "number":
            return readNumber(spec, single(raw));
        case "enum":
            return readChoice(spec.choices ?? [], single(raw));
        case "string":
            return readText(spec, single(raw));
        case "path":
            return single(raw);
    }
}
/** The last one wins when a flag that takes one value is repeated, as everywhere on command lines. */
function single(raw) {
    const text = typeof raw === "object" ? raw.at(-1) : raw;
    if (typeof text !== "string")
        throw new Problem(" needs a value");
    return text;
}
function readBoolean(raw) {
    if (typeof raw === "boolean")
        return raw;
    const value = BOOLEANS.get(single(raw).trim().toLowerCase());
    if (value === undefined)
        throw new Problem(" must be true or false");
    return value;
}
function readNumber(spec, raw) {
    const text = raw.trim();
    const pattern = spec.type === "integer" ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
    const value = Number(text);
    const isInRange = value >= (spec.min ?? -Infinity) && value <= (spec.max ?? Infinity);
    if (pattern.test(text) && isInRange)
        return value;
    const kind = spec.type === "integer" ? "a whole number" : "a number";
    throw new Problem(` must be ${kind} from ${String(spec.min)} to ${String(spec.max)}, not ${quote(raw)}`);
}
function readChoice(choices, raw) {
    const text = raw.trim();
    const known = choices.find((choice) => choice === text) ?? choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    if (known !== undefined)
        return known;
    // Of one letter every other letter is near.
    const near = text.length > 1 ? didYouMean(text, choices) : "";
    throw new Problem(` must be ${choices.length === 1 ? "" : "one of "}${choices.join(", ")}, not ${quote(raw)}${near}`);
}
function readText(spec, raw) {
    const text = raw.trim();
    // Not quoted: what was given in the place of a variable's name may be the secret itself.
    if (spec.shape === "variable-name" && !/^[A-Za-z_][A-Za-z0-9_]*$/.test(text)) {
        throw new Problem(" takes the name of an environment variable that holds the value, not the value itself");
    }
    if (spec.shape === "token-growth" && (0,_growth_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTokenGrowth */ .M)(text) === null) {
        throw new Problem(` takes a number of tokens or a percentage, for example 500 or 10%, not ${quote(raw)}`);
    }
    if (spec.shape === "label" && !(0,_label_js__WEBPACK_IMPORTED_MODULE_4__/* .isLabel */ .J2)(text))
        throw new Problem(` must be ${_label_js__WEBPACK_IMPORTED_MODULE_4__/* .LABEL_RULE */ .AX}, not ${quote(raw)}`);
    return text;
}
function readItems(raw) {
    const items = typeof raw === "object" ? raw : [single(raw)];
    if (items.some((item) => item.trim() === ""))
        throw new Problem(": an item is empty");
    return items;
}
function readList(spec, raw) {
    const items = readItems(typeof raw === "object" ? raw : []);
    items.forEach((item, index) => checkItem(spec, item, index + 1));
    if (spec.shape === "area-floor")
        rejectTwoFloors(items);
    if (spec.shape === "endpoint")
        rejectTwoEndpoints(items);
    return items;
}
function checkItem(spec, item, position) {
    // Items of the two variable shapes are not quoted: a value put in the wrong place is a secret.
    if (spec.shape === "variable" && !/^[^=\s\0]+(=[^\0]*)?$/.test(item)) {
        throw new Problem(` takes NAME or NAME=VALUE; item ${String(position)} has no valid variable name`);
    }
    if (spec.shape === "header-variable" && !/^[A-Za-z0-9!#$%&'*+.^_`|~-]+=[^=\s\0]+$/.test(item)) {
        throw new Problem(` takes NAME=VARIABLE, the name of an environment variable that holds the value; item ${String(position)} does not`);
    }
    if (spec.shape === "advisory" && !_model_advisory_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ADVISORY_IDS */ .nm.some((id) => id === item.trim())) {
        const near = didYouMean(item.trim(), _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ADVISORY_IDS */ .nm);
        throw new Problem(`: no advisory is named ${quote(item)}${near}; the advisories are ${_model_advisory_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ADVISORY_IDS */ .nm.join(", ")}`);
    }
    // Not quoted: an address may hold a credential, which is refused later.
    if (spec.shape === "endpoint" && (0,_endpoints_js__WEBPACK_IMPORTED_MODULE_5__/* .parseEndpoint */ .B)(item) === null) {
        throw new Problem(` takes LABEL=URL, the label being ${_label_js__WEBPACK_IMPORTED_MODULE_4__/* .LABEL_RULE */ .AX}; item ${String(position)} does not`);
    }
    if (spec.shape === "area-floor" && (0,_floors_js__WEBPACK_IMPORTED_MODULE_6__/* .parseAreaFloor */ .dA)(item) === null)
        throw new Problem(areaFloorProblem(item));
}
function areaFloorProblem(item) {
    const [area = "", score] = item.split("=", 2).map((part) => part.trim());
    if (score === undefined)
        return ` takes AREA=SCORE, for example catalog=80, not ${quote(item)}`;
    if (!_model_areas_js__WEBPACK_IMPORTED_MODULE_7__/* .AREA_NAMES */ .d.some((name) => name === area)) {
        return `: no area is named ${quote(area)}${didYouMean(area, _model_areas_js__WEBPACK_IMPORTED_MODULE_7__/* .AREA_NAMES */ .d)}; the areas are ${_model_areas_js__WEBPACK_IMPORTED_MODULE_7__/* .AREA_NAMES */ .d.join(", ")}`;
    }
    return `: the score of ${area} must be a whole number from 0 to 100, not ${quote(score)}`;
}
function rejectTwoFloors(items) {
    const seen = new Set();
    for (const item of items) {
        const area = (0,_floors_js__WEBPACK_IMPORTED_MODULE_6__/* .parseAreaFloor */ .dA)(item)?.area ?? "";
        if (seen.has(area))
            throw new Problem(` names ${area} twice; keep one floor an area`);
        seen.add(area);
    }
}
/** Labels name columns. Letter case is no difference: two columns would look alike. */
function rejectTwoEndpoints(items) {
    const seen = new Set([_endpoints_js__WEBPACK_IMPORTED_MODULE_5__/* .STDIO_LABEL */ .p]);
    for (const item of items) {
        const { label } = (0,_endpoints_js__WEBPACK_IMPORTED_MODULE_5__/* .parseEndpoint */ .B)(item) ?? { label: "" };
        const key = label.toLowerCase();
        if (seen.has(key)) {
            const taken = key === _endpoints_js__WEBPACK_IMPORTED_MODULE_5__/* .STDIO_LABEL */ .p ? "is the label of the command after --" : "is used twice";
            throw new Problem(`: ${label} ${taken}; give each target a label of its own`);
        }
        seen.add(key);
    }
}
/** A short quotation that stays on one line whatever the text holds. */
function quote(text) {
    const longest = 60;
    const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
    return JSON.stringify(cut);
}


/***/ }),

/***/ 53957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ isRepeatable)
/* harmony export */ });
// What one option is, as data. Help texts, shell completion, docs, action.yml and the reader all come from such entries.
/** Whether a command line may give the option several times, all of which are kept. */
function isRepeatable(spec) {
    return spec.type === "list" || spec.listWith !== undefined;
}


/***/ }),

/***/ 89326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ optionsOf)
});

// UNUSED EXPORTS: OPTIONS

// EXTERNAL MODULE: ./build/src/model/advisory-names.js
var advisory_names = __webpack_require__(7033);
// EXTERNAL MODULE: ./build/src/model/areas.js
var areas = __webpack_require__(26849);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
// EXTERNAL MODULE: ./build/src/model/waivers-file.js
var waivers_file = __webpack_require__(48917);
// EXTERNAL MODULE: ./build/src/options/format.js
var format = __webpack_require__(33489);
;// CONCATENATED MODULE: ./build/src/options/table-compare.js
/** Options of a comparison, in help order. */
const COMPARE_OPTIONS = [
    {
        name: "endpoint",
        type: "list",
        group: "Target",
        metavar: "LABEL=URL",
        shape: "endpoint",
        description: "compare this Streamable HTTP server under this label (repeatable)",
        commands: ["compare"],
    },
];

;// CONCATENATED MODULE: ./build/src/options/table-diff.js
/** In help order. */
const DIFF_OPTIONS = [
    {
        name: "fail-on-regression",
        type: "boolean",
        group: "Diff",
        description: "exit 1 when a case that did not fail in the baseline fails now",
        commands: ["diff"],
    },
    {
        name: "fail-on-change",
        type: "boolean",
        group: "Diff",
        description: "exit 1 when a case fails for another reason than in the baseline",
        commands: ["diff"],
    },
    {
        name: "fail-on-breaking",
        type: "boolean",
        group: "Diff",
        description: "exit 1 when the catalog contract changed in a way that breaks callers; both reports need a catalog",
        commands: ["diff"],
    },
    {
        name: "max-readiness-drop",
        type: "integer",
        group: "Diff",
        metavar: "POINTS",
        min: 0,
        max: 100,
        description: "exit 1 when readiness fell by more points; latency that moved by one band a tool is left out of the comparison as noise",
        commands: ["diff"],
        action: {
            input: "max-readiness-drop",
            kind: "number",
            description: "fail when readiness fell by more points than this against the baseline",
        },
    },
    {
        name: "max-token-growth",
        type: "string",
        group: "Diff",
        metavar: "TOKENS|PERCENT",
        shape: "token-growth",
        description: "exit 1 when the catalog grew by more tokens, for example 500, or by a larger share, for example 10%",
        commands: ["diff"],
        action: {
            input: "token-ratchet",
            kind: "text",
            description: "fail when the catalog grew against the baseline by more tokens, for example 500, or by a larger share, for example 10%",
        },
    },
];

;// CONCATENATED MODULE: ./build/src/model/probe-kinds.js
// The probe kinds' names, for everyone who must name one: the probes, the options, the docs. What each does is declared in src/probes.
/** The five headline dimensions. */
const HEADLINE_KINDS = ["contention", "error-honesty", "state-recovery", "discovery-cost", "schema-guessability"];
/** Every kind a manifest case may name: the headline dimensions, then the supplemental ones. */
const PROBE_KINDS = [
    ...HEADLINE_KINDS,
    "token-cost",
    "degradation-over-n",
    "instruction-fidelity",
    "latency-budget",
    "pagination",
    "payload-bounds",
    "surface-listing",
    "output-schema",
    "cancellation",
    "protocol-negotiation",
    "sampling",
    "elicitation",
    "resource-subscription",
    "completion",
    "workflow",
];

;// CONCATENATED MODULE: ./build/src/options/table-gate.js
// The flags of the gate: which manifest, which of its cases, what they may do. A part of the option table (table.ts), which alone reads it.


/** Options of the gate, in help order. */
const GATE_OPTIONS = [
    {
        name: "manifest",
        type: "path",
        group: "Gate",
        metavar: "FILE",
        description: `manifest of the gate, .json, .jsonc or .yaml; report locates SARIF results in it (default: ${manifest_file/* DEFAULT_MANIFEST */.m})`,
        commands: ["compare", "probe", "report"],
        action: {
            input: "manifest",
            kind: "path",
            description: `path of the manifest, .json, .jsonc or .yaml (default: ${manifest_file/* DEFAULT_MANIFEST */.m}, where it exists)`,
        },
    },
    {
        name: "probe",
        type: "enum",
        group: "Gate",
        metavar: "KIND",
        choices: PROBE_KINDS,
        description: "run the manifest's cases of this kind only, without the standard battery",
        commands: ["probe"],
    },
    {
        name: "allow-mutation",
        type: "boolean",
        group: "Gate",
        description: "let mutating cases write to the sandboxes that the manifest declares",
        commands: ["compare", "probe"],
        action: { input: "allow-mutation", kind: "boolean" },
    },
    {
        name: "gate-only",
        type: "boolean",
        group: "Gate",
        description: "run the manifest's cases without the standard battery",
        commands: ["compare", "probe"],
    },
    {
        name: "tool",
        type: "list",
        group: "Gate",
        metavar: "NAME",
        description: "write cases for this tool only (repeatable)",
        commands: ["init"],
    },
    {
        name: "dry-run",
        type: "boolean",
        group: "Gate",
        description: "print what would become of each tool, without calling one and without writing a file",
        commands: ["init"],
    },
];

// EXTERNAL MODULE: ./build/src/model/discoverability.js
var discoverability = __webpack_require__(43512);
;// CONCATENATED MODULE: ./build/src/options/table-grade.js
// The options of the ten criteria: the grade that is demanded, and whether it is shown. A part of the option table.

/** A floor; it has the criteria judged as well. */
const GRADE_FLOOR = {
    name: "min-grade",
    type: "enum",
    group: "Floors",
    metavar: "GRADE",
    choices: [...discoverability/* GRADE_FLOORS */.KL],
    description: "exit 1 when the grade of the ten discoverability criteria is worse than this one: A (all ten), B (eight) or C (five)",
    commands: ["probe", "score"],
    action: {
        input: "min-grade",
        kind: "text",
        description: "fail when the grade of the ten discoverability criteria is worse than this one: A (all ten), B (eight) or C (five)",
    },
};
const GRADE_SHOWN = {
    name: "grade",
    type: "boolean",
    group: "Battery",
    description: "judge the ten discoverability criteria too and add their grade, A to D, to the report; asks the server nothing more",
    commands: ["probe", "score"],
};

;// CONCATENATED MODULE: ./build/src/options/table-history.js
/** Options of the history, in help order. */
const HISTORY_OPTIONS = [
    {
        name: "last",
        type: "integer",
        group: "History",
        metavar: "COUNT",
        default: 10,
        min: 1,
        max: 1_000,
        description: "runs shown of each server, at most",
        commands: ["trends"],
        env: ["MCPEVAL_HOME"],
    },
    {
        name: "history",
        type: "boolean",
        group: "History",
        negatable: true,
        description: "add a full run to the history that trends shows (default: yes)",
        commands: ["probe"],
        env: ["MCPEVAL_HOME"],
    },
];

// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
;// CONCATENATED MODULE: ./build/src/options/table-target.js
// The flags that say which server is meant and how it is reached. A part of the option table (table.ts), which alone reads it.


/** Options of the target, in help order. */
const TARGET_OPTIONS = [
    {
        name: "server",
        type: "string",
        group: "Target",
        metavar: "LABEL",
        shape: "label",
        listWith: "config",
        description: "label of the server in reports (default: the name of the current folder); with --config, the name of a server to run (repeatable)",
        commands: ["compare", "doctor", "init", "probe", "score"],
        action: { input: "server", kind: "text", description: "label of the server in reports (default: the repository's name)" },
    },
    {
        name: "url",
        type: "string",
        group: "Target",
        metavar: "URL",
        description: "address of a Streamable HTTP server, instead of a command after --",
        commands: ["doctor", "init", "probe", "score"],
        action: { input: "url", kind: "text", description: "address of a Streamable HTTP server, instead of a command" },
    },
    {
        name: "config",
        type: "path",
        group: "Target",
        metavar: "FILE",
        description: "take servers from the configuration file of a client (.mcp.json, claude_desktop_config.json, .vscode/mcp.json, Cursor, Zed); without --server or --all it only lists them",
        commands: ["compare", "doctor", "init", "probe", "score"],
        conflicts: ["url"],
        action: {
            input: "config",
            kind: "path",
            description: "path of a client's configuration file (.mcp.json, claude_desktop_config.json, .vscode/mcp.json, Cursor, Zed) that holds the servers to run",
        },
    },
    {
        name: "all",
        type: "boolean",
        group: "Target",
        description: "with --config, run every server of the file that is not disabled",
        commands: ["compare", "score"],
    },
    {
        name: "env",
        type: "list",
        group: "Target",
        metavar: "NAME[=VALUE]",
        shape: "variable",
        description: "pass an environment variable to the server process; without =VALUE the current value (repeatable)",
        commands: ["compare", "doctor", "init", "probe", "score"],
        conflicts: ["url"],
        action: {
            input: "env",
            kind: "secret-lines",
            description: "environment variables of the server process, one NAME=value a line; values are masked",
        },
    },
    {
        name: "cwd",
        type: "path",
        group: "Target",
        metavar: "DIR",
        description: "folder the server process starts in (default: the current folder)",
        commands: ["compare", "doctor", "init", "probe", "score"],
        conflicts: ["url"],
        action: { input: "working-directory", kind: "path", description: "folder the server process starts in (default: the workspace)" },
    },
    {
        name: "start-timeout",
        type: "number",
        group: "Target",
        metavar: "SECONDS",
        default: limits/* START_TIMEOUT_SECONDS */.$H,
        min: 1,
        max: 600,
        description: "how long the server may take to answer its first initialize",
        commands: ["compare", "doctor", "init", "probe", "score"],
        action: {
            input: "start-timeout",
            kind: "number",
            description: "seconds the server may take to answer its first initialize, its start included",
        },
    },
    {
        name: "protocol",
        type: "enum",
        group: "Target",
        metavar: "MODE",
        choices: [...revisions/* PROTOCOL_MODES */.aH],
        default: "auto",
        description: "protocol to speak: auto finds out and prefers modern (2026-07-28), legacy and modern force an era, a revision pins it",
        commands: ["compare", "init", "probe", "score"],
        action: { input: "protocol", kind: "text", description: "protocol to speak: auto, legacy, modern, or one revision" },
    },
    {
        name: "header-env",
        type: "list",
        group: "Target",
        metavar: "NAME=VARIABLE",
        shape: "header-variable",
        description: "send an HTTP header whose value is read from an environment variable (repeatable)",
        commands: ["doctor", "init", "probe", "score"],
    },
    {
        name: "bearer-env",
        type: "string",
        group: "Target",
        metavar: "VARIABLE",
        shape: "variable-name",
        description: "send the token in this environment variable as Authorization: Bearer",
        commands: ["doctor", "init", "probe", "score"],
    },
    {
        name: "oauth-client-id-env",
        type: "string",
        group: "Target",
        metavar: "VARIABLE",
        shape: "variable-name",
        description: "obtain an access token by OAuth client credentials; the variable holds the client id",
        commands: ["doctor", "init", "probe", "score"],
        conflicts: ["bearer-env"],
    },
    {
        name: "oauth-client-secret-env",
        type: "string",
        group: "Target",
        metavar: "VARIABLE",
        shape: "variable-name",
        description: "the environment variable that holds the secret of the OAuth client",
        commands: ["doctor", "init", "probe", "score"],
    },
    {
        name: "oauth-scope",
        type: "string",
        group: "Target",
        metavar: "SCOPES",
        description: "OAuth scopes to ask for, separated by blanks (default: what the server asks for)",
        commands: ["doctor", "init", "probe", "score"],
    },
    {
        name: "oauth-issuer",
        type: "string",
        group: "Target",
        metavar: "URL",
        description: "the only authorization server the secret of the OAuth client may go to (default: the one the server names)",
        commands: ["doctor", "init", "probe", "score"],
    },
    {
        name: "allow-remote-http",
        type: "boolean",
        group: "Target",
        description: "permit an https address that is not on this machine",
        commands: ["compare", "doctor", "init", "probe", "score"],
        action: { input: "allow-remote-http", kind: "boolean" },
    },
];

;// CONCATENATED MODULE: ./build/src/options/table.js
// Every flag of every command, once. Nothing else may declare a flag, a default or a bound.












const AREAS = areas/* AREA_NAMES */.d.join(", ");
/** All options, in help order. */
const OPTIONS = [
    ...TARGET_OPTIONS,
    ...COMPARE_OPTIONS,
    ...GATE_OPTIONS,
    {
        name: "confirm-read-only",
        type: "boolean",
        group: "Battery",
        description: "attest that tools with neither readOnlyHint nor destructiveHint only read, so that they are called",
        commands: ["compare", "init", "probe", "score"],
        action: { input: "confirm-read-only", kind: "boolean" },
    },
    {
        name: "skip-tool",
        type: "list",
        group: "Battery",
        metavar: "NAME",
        description: "never call this tool; skipping never raises the score (repeatable)",
        commands: ["probe", "score"],
        action: { input: "skip-tool", kind: "lines", description: "tools that are never called, one a line; skipping never raises the score" },
    },
    {
        name: "arguments",
        type: "path",
        group: "Battery",
        metavar: "FILE",
        description: "JSON object of tool names to the arguments they are called with; values never reach a report",
        descriptionFor: { init: "JSON object of tool names to the arguments they are called with, which are written into their cases" },
        commands: ["init", "probe", "score"],
        action: { input: "arguments", kind: "path", description: "path of a JSON object of tool names to the arguments they are called with" },
    },
    {
        name: "budget-seconds",
        type: "integer",
        group: "Battery",
        metavar: "SECONDS",
        default: limits/* BUDGET_SECONDS */.AM,
        min: 1,
        max: 3_600,
        description: "time the whole evaluation may take; tools it cannot reach lose their points",
        descriptionFor: { init: "time the whole run may take; tools and cases it cannot reach are left out" },
        commands: ["compare", "init", "probe", "score"],
        action: {
            input: "budget-seconds",
            kind: "number",
            description: "seconds the whole evaluation of a server may take; tools it cannot reach lose their points",
        },
    },
    {
        name: "max-requests",
        type: "integer",
        group: "Battery",
        metavar: "COUNT",
        default: limits/* BUDGET_REQUESTS */.Tk,
        min: 1,
        max: 1_000_000,
        description: "requests the whole evaluation may send",
        commands: ["compare", "init", "probe", "score"],
        action: { input: "max-requests", kind: "number", description: "requests the whole evaluation of a server may send" },
    },
    {
        name: "spares",
        type: "integer",
        group: "Battery",
        metavar: "COUNT",
        default: 2,
        min: 0,
        max: 4,
        description: "spare server processes started ahead of need",
        commands: ["compare", "probe", "score"],
    },
    {
        name: "min-readiness",
        type: "integer",
        group: "Floors",
        metavar: "SCORE",
        min: 0,
        max: 100,
        description: "exit 1 when readiness is under this score",
        commands: ["probe", "score"],
        action: { input: "min-readiness", kind: "number", description: "fail when readiness is under this score" },
    },
    {
        name: "min-area",
        type: "list",
        group: "Floors",
        metavar: "AREA=SCORE",
        shape: "area-floor",
        description: `exit 1 when the area is under the score; areas: ${AREAS} (repeatable)`,
        commands: ["probe", "score"],
        action: {
            input: "min-area",
            kind: "lines",
            description: `fail when an area is under its score, one AREA=SCORE a line; areas: ${AREAS}`,
        },
    },
    {
        name: "exclude-latency",
        type: "boolean",
        group: "Floors",
        description: "compare floors and drops with every latency check at full marks; latency depends on the machine",
        commands: ["diff", "probe", "score"],
        action: {
            input: "exclude-latency",
            kind: "boolean",
            description: "compare floors and drops with every latency check at full marks; latency depends on the machine",
        },
    },
    GRADE_FLOOR,
    {
        name: "fail-on-advisory",
        type: "list",
        group: "Floors",
        metavar: "ID",
        shape: "advisory",
        description: `exit 1 when this advisory is found, and look for it whatever --advisories says: ${advisory_names/* ADVISORY_IDS */.nm.join(", ")} (repeatable)`,
        commands: ["probe", "score"],
        action: {
            input: "fail-on-advisory",
            kind: "lines",
            description: `fail when one of these advisories is found, one a line: ${advisory_names/* ADVISORY_IDS */.nm.join(", ")}`,
        },
    },
    {
        name: "advisories",
        type: "enum",
        group: "Battery",
        metavar: "LEVEL",
        choices: [...advisory_names/* ADVISORY_LEVELS */.eY],
        default: "wire",
        description: "advisories that are looked for: none, those that cost next to nothing (wire), or all, which takes a few requests more",
        commands: ["probe", "score"],
    },
    GRADE_SHOWN,
    {
        name: "waivers",
        type: "path",
        group: "Floors",
        metavar: "FILE",
        description: `losses that are accepted for a time: they keep their cost and fail neither floors nor the gate (default: ${waivers_file/* DEFAULT_WAIVERS */.y}, where it exists)`,
        commands: ["probe", "report", "score"],
        action: {
            input: "waivers",
            kind: "path",
            description: `path of the losses that are accepted for a time: they keep their cost and fail nothing (default: ${waivers_file/* DEFAULT_WAIVERS */.y}, where it exists)`,
        },
    },
    ...DIFF_OPTIONS,
    ...HISTORY_OPTIONS,
    {
        name: "format",
        type: "enum",
        group: "Output",
        metavar: "FORMAT",
        choices: ["text", "json", "markdown"],
        choicesFor: { probe: format/* REPORT_FORMATS */.EL, report: format/* REPORT_FORMATS */.EL, score: format/* REPORT_FORMATS */.EL, trends: format/* TRENDS_FORMATS */.CP },
        description: "form of the report (default: by the name of --output, else text)",
        commands: ["compare", "diff", "doctor", "probe", "report", "score", "trends"],
    },
    {
        name: "output",
        type: "path",
        group: "Output",
        metavar: "FILE",
        description: "write the report to a file (.json, .md, .txt, .html, .sarif and .xml choose the format) instead of stdout; FOLDER/ for one file a server",
        descriptionFor: { init: `manifest to write, .json, or .jsonc or .yaml to keep comments in it (default: ${manifest_file/* DEFAULT_MANIFEST */.m})` },
        commands: ["compare", "diff", "doctor", "init", "probe", "report", "score", "trends"],
    },
    {
        name: "force",
        type: "boolean",
        group: "Output",
        description: "let --output replace a file that is not a report of mcpeval",
        descriptionFor: { init: "replace an existing manifest" },
        commands: ["compare", "diff", "doctor", "init", "probe", "report", "score", "trends"],
    },
    {
        name: "brief",
        type: "boolean",
        group: "Output",
        description: "leave out hints",
        commands: ["probe", "report", "score"],
    },
    {
        name: "plan",
        type: "boolean",
        group: "Output",
        description: "add the path to 100 to the text report: what to fix first, and the points it gives back",
        commands: ["probe", "report", "score"],
    },
    {
        name: "source",
        type: "path",
        group: "Output",
        metavar: "DIR",
        description: "with SARIF, point at the line of the source below this folder that registers a tool, where exactly one does",
        commands: ["probe", "report", "score"],
    },
    {
        name: "price-per-mtok",
        type: "number",
        group: "Output",
        metavar: "USD",
        min: 0,
        max: 1_000_000,
        description: "say in text, Markdown and HTML what the catalog costs a session at this price of a million tokens",
        commands: ["probe", "report"],
        action: {
            input: "price-per-mtok",
            kind: "number",
            description: "dollars a million tokens cost, to say what the catalog costs every session",
        },
    },
    {
        name: "color",
        type: "boolean",
        group: "Terminal",
        negatable: true,
        description: "colour the text report (default: only on a terminal)",
        commands: ["compare", "diff", "doctor", "probe", "report", "score", "trends"],
        env: ["NO_COLOR", "FORCE_COLOR"],
    },
    {
        name: "debug",
        type: "boolean",
        group: "Terminal",
        description: "print the stack of an internal error",
        commands: ["compare", "completion", "diff", "doctor", "explain", "init", "probe", "report", "schema", "score", "trends"],
    },
];
/** The options of one command, in help order, each with what it means there: its own words, and conflicts among them only. */
function optionsOf(command) {
    const own = OPTIONS.filter((option) => option.commands.includes(command));
    return own.map(({ conflicts, ...option }) => {
        const choices = option.choicesFor?.[command];
        const description = option.descriptionFor?.[command];
        const met = (conflicts ?? []).filter((name) => own.some((other) => other.name === name));
        return {
            ...option,
            ...(choices === undefined ? {} : { choices }),
            ...(description === undefined ? {} : { description }),
            ...(met.length === 0 ? {} : { conflicts: met }),
        };
    });
}


/***/ }),

/***/ 70348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vg: () => (/* binding */ numberValue),
/* harmony export */   a3: () => (/* binding */ listValue),
/* harmony export */   qR: () => (/* binding */ isGiven),
/* harmony export */   v8: () => (/* binding */ textValue)
/* harmony export */ });
// Option values after reading: every flag by its long name, typed as the table says, and the typed look-ups of them.
/** Whether a boolean option was given. */
function isGiven(values, name) {
    return values[name] === true;
}
/** The value of a `string`, `enum` or `path` option, or undefined when it was not given. */
function textValue(values, name) {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
}
/** The value of an `integer` or `number` option, or undefined when it was not given and has no default. */
function numberValue(values, name) {
    const value = values[name];
    return typeof value === "number" ? value : undefined;
}
/** The items of a `list` option; empty when it was not given. */
function listValue(values, name) {
    const value = values[name];
    return typeof value === "object" ? value : [];
}


/***/ }),

/***/ 6863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ writeStdout)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// Delivers a document to stdout, whole: a reader of a pipe gets every byte before the process ends.

/**
 * Writes the text and waits until it is handed over. A reader that has gone (`| head -1`) is no failure: it saw what it wanted.
 * @throws SinkFailure when the text could not be written for another reason, such as a full disk
 */
function writeStdout(text, stream = process.stdout) {
    return new Promise((resolve, reject) => {
        const settle = (error) => {
            const code = error?.code;
            if (error === undefined || error === null || code === "EPIPE" || code === "ERR_STREAM_DESTROYED")
                resolve();
            else
                reject(new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SinkFailure */ .CM(`the report could not be written to stdout (${code ?? error.message})`));
        };
        // Stays on: the error event of a failed write comes after its callback.
        stream.on("error", settle);
        stream.write(text, settle);
    });
}


/***/ }),

/***/ 3008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ killAllNow),
/* harmony export */   G3: () => (/* binding */ addLive),
/* harmony export */   XZ: () => (/* binding */ endAll),
/* harmony export */   z6: () => (/* binding */ removeLive)
/* harmony export */ });
// Every live server process of ours. The front ends call endAll and killAllNow on signals; loads nothing, so that a run of a remote
// server pays nothing for it.
const live = new Set();
/** Adds a started process; it must be removed when it is gone. */
function addLive(entry) {
    live.add(entry);
}
/** Removes a process that is gone. */
function removeLive(entry) {
    live.delete(entry);
}
/** Ends every server of this program and resolves when all are gone; for SIGINT and SIGTERM. */
async function endAll() {
    await Promise.all([...live].map((entry) => entry.endNow()));
}
/** Kills every server of this program synchronously; for the `exit` event, where nothing can be awaited. */
function killAllNow() {
    for (const entry of live)
        entry.killNow();
}


/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven),
/* harmony export */   h: () => (/* binding */ closestMatch)
/* harmony export */ });
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
;