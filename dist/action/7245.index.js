export const id = 7245;
export const ids = [7245];
export const modules = {

/***/ 50410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jB: () => (/* binding */ readHeaders),
/* harmony export */   lO: () => (/* binding */ spell),
/* harmony export */   x3: () => (/* binding */ variableValues)
/* harmony export */ });
/* harmony import */ var _options_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6648);
// Reads the inputs that carry secrets: `headers` as variables that options name, and the values of `env`. It repeats no value.

/** Variables that carry header values to the command: its options name variables, so that no value is ever an option. */
const HEADER_VARIABLE = "MCPEVAL_ACTION_HEADER_";
/** Header names, RFC 9110 section 5.1 (a token). */
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
/** Header values, RFC 9110 section 5.5: visible characters, blanks, and the rest of Latin-1. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]+$/;
/** An input's name as messages show it. */
function spell(option) {
    return option === "header-env" ? "'headers'" : `'${(0,_options_action_js__WEBPACK_IMPORTED_MODULE_0__/* .inputSpelling */ .$T)(option)}'`;
}
/** Splits `Name: value` lines. A line that is no such pair is named by its number only: it may be a secret on the wrong line. */
function readHeaders(text) {
    const items = [];
    const variables = {};
    const problems = [];
    (0,_options_action_js__WEBPACK_IMPORTED_MODULE_0__/* .inputLines */ .KD)(text).forEach((line, index) => {
        const colon = line.indexOf(":");
        const name = line.slice(0, Math.max(colon, 0)).trim();
        const value = line.slice(colon + 1).trim();
        if (!HEADER_NAME.test(name) || value === "") {
            problems.push(`'headers': line ${index + 1} must be Name: value${colon > 0 && value === "" ? " (is the secret set?)" : ""}`);
            return;
        }
        if (!HEADER_VALUE.test(value)) {
            problems.push(`'headers': the value of ${name} holds a character no header can carry`);
            return;
        }
        const variable = `${HEADER_VARIABLE}${index + 1}`;
        items.push(`${name}=${variable}`);
        variables[variable] = value;
    });
    return { items, variables, problems };
}
/** Values of `NAME=value` items, and of variables that items only name. */
function variableValues(items, env) {
    return items.map((item) => (item.includes("=") ? item.slice(item.indexOf("=") + 1) : (env[item] ?? "")));
}


/***/ }),

/***/ 20436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   qL: () => (/* binding */ resolveInputPath),
/* harmony export */   w: () => (/* binding */ DEFAULT_OUTPUT_DIR)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// Turns the paths of inputs into absolute ones, by the rules of the runner's own platform. It touches no disk.

/**
 * Folder of the report files, relative to the workspace. Not RUNNER_TEMP: later steps (upload-artifact, hashFiles) and a
 * developer's own look at a self-hosted runner expect files below the checkout, and temporary folders differ by runner.
 */
const DEFAULT_OUTPUT_DIR = "mcpeval-report";
/**
 * An absolute path for an input. Both separators work on Windows; elsewhere a backslash is an ordinary character of a name.
 * @param workspace absolute path of the checkout
 * @param platform as Node.js names it
 */
function resolveInputPath(input, workspace, platform) {
    return (platform === "win32" ? node_path__WEBPACK_IMPORTED_MODULE_0__.win32 : node_path__WEBPACK_IMPORTED_MODULE_0__.posix).resolve(workspace, input);
}
/** Joins a file name to a folder, by the platform's rules. */
function inFolder(folder, name, platform) {
    return (platform === "win32" ? node_path__WEBPACK_IMPORTED_MODULE_0__.win32 : node_path__WEBPACK_IMPORTED_MODULE_0__.posix).join(folder, name);
}


/***/ }),

/***/ 67293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* reexport safe */ _target_command_js__WEBPACK_IMPORTED_MODULE_0__.G)
/* harmony export */ });
/* harmony import */ var _target_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44790);
// The words of a server command written as one text; the Action's way to the target's rules.



/***/ }),

/***/ 21851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jq: () => (/* binding */ build),
  JE: () => (/* reexport */ endReleased),
  RB: () => (/* reexport */ logTail),
  wX: () => (/* binding */ serve)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __webpack_require__(36757);
// EXTERNAL MODULE: ./build/src/session/budget.js
var budget = __webpack_require__(30593);
// EXTERNAL MODULE: ./build/src/session/connector.js + 12 modules
var session_connector = __webpack_require__(56568);
;// CONCATENATED MODULE: ./build/src/engine/ready.js
// Waits until a server that is starting takes a whole MCP handshake: an open port says nothing about what listens on it.




/** First pause between two attempts, in milliseconds; each further one is longer by half, up to the longest. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
/** Requests that one attempt may send: both eras' ladders. */
const REQUESTS_PER_ATTEMPT = 32;
/**
 * Tries the handshake until it succeeds. A server that asks for credentials it was not given is up as well: measuring it says so.
 * @param died rejects when the server is gone; nothing is waited for then
 * @throws Incomplete as the last attempt failed, when the time is over; what `died` rejects with; the host signal's reason as `interrupted`
 */
async function waitUntilReady(target, settings, host, died) {
    const endsAt = host.clock.now() + settings.timeoutMs;
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
        const left = endsAt - host.clock.now();
        const failure = await Promise.race([attempt(target, settings.protocol, Math.max(left, 1), host), died]);
        if (failure === null || failure.code === "auth-required")
            return;
        if (host.signal.aborted)
            throw new errors/* Incomplete */.nd("interrupted", "interrupted while the server was starting");
        if (host.clock.now() + pause >= endsAt)
            throw failure;
        await Promise.race([host.clock.sleep(pause), died]);
    }
}
/** Null when the handshake succeeded. */
async function attempt(target, protocol, timeoutMs, host) {
    const connector = (0,session_connector/* createConnector */.U)(target, {
        clock: host.clock,
        budget: new budget/* Budget */._(host.clock, timeoutMs / 1_000, REQUESTS_PER_ATTEMPT),
        startTimeoutMs: timeoutMs,
        clientCapabilities: {},
        clientInfo: { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R },
        protocol,
    });
    const close = () => void connector.close();
    host.signal.addEventListener("abort", close, { once: true });
    try {
        await connector.connect();
        return null;
    }
    catch (error) {
        if (error instanceof errors/* Incomplete */.nd)
            return error;
        if (error instanceof errors/* TransportFault */.ww)
            return new errors/* Incomplete */.nd("initialize-timeout", `the server did not answer in time: ${error.message}`);
        throw error;
    }
    finally {
        host.signal.removeEventListener("abort", close);
        await connector.close();
    }
}

// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/target/environment.js
var environment = __webpack_require__(82174);
// EXTERNAL MODULE: ./build/src/target/find-command.js
var find_command = __webpack_require__(38156);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/cross-spawn/index.js
var cross_spawn = __webpack_require__(80546);
// EXTERNAL MODULE: ./build/src/transport/live-servers.js
var live_servers = __webpack_require__(3008);
// EXTERNAL MODULE: ./build/src/transport/process-tree.js
var process_tree = __webpack_require__(36815);
// EXTERNAL MODULE: ./build/src/transport/stderr-ring.js
var stderr_ring = __webpack_require__(82290);
;// CONCATENATED MODULE: ./build/src/transport/background.js








/**
 * Starts a process. A failed start shows in `ended`.
 * @throws SinkFailure when the log file cannot be written
 */
function startBackground(start) {
    const log = openLog(start);
    try {
        return new BackgroundProcess(cross_spawn(start.command, [...start.args], {
            cwd: start.cwd,
            env: { ...start.env },
            stdio: ["ignore", log, log],
            // Windows ends a program with its console; detached, it has none to lose.
            detached: true,
            windowsHide: true,
        }));
    }
    catch (error) {
        return failed(errorCode(error));
    }
    finally {
        (0,external_node_fs_.closeSync)(log);
    }
}
/** The last lines of a log, fit for a terminal; none when it cannot be read. */
function logTail(logFile) {
    const ring = new stderr_ring/* StderrRing */.P(limits/* STDERR_RING_BYTES */.sH);
    try {
        ring.push((0,external_node_fs_.readFileSync)(logFile));
    }
    catch {
        return [];
    }
    return ring.lines();
}
/**
 * Ends a process that another program of ours started and released, with all it started. Resolves when it is gone.
 * @param isGone whether it ended; asked again and again
 */
async function endReleased(pid, isGone, sleep) {
    if (isGone())
        return;
    (0,process_tree/* signalTree */.r7)(pid, "SIGTERM");
    for (let waited = 0; waited < limits/* KILL_GRACE_MS */.fO; waited += 50) {
        if (isGone())
            break;
        await sleep(50);
    }
    // Also where the process itself went at once: something it started may have stayed.
    (0,process_tree/* killTreeNow */.TQ)(pid);
}
function openLog({ logFile, append }) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(logFile), { recursive: true });
        return (0,external_node_fs_.openSync)(logFile, append === true ? "a" : "w");
    }
    catch (error) {
        throw new errors/* SinkFailure */.CM(`cannot write ${logFile} (${errorCode(error)})`);
    }
}
function failed(code) {
    const nothing = () => undefined;
    return {
        pid: undefined,
        ended: Promise.resolve({ kind: "not-started", errorCode: code }),
        stop: () => Promise.resolve(),
        release: nothing,
    };
}
class BackgroundProcess {
    child;
    ended;
    #settle = () => undefined;
    constructor(child) {
        this.child = child;
        this.ended = new Promise((resolve) => (this.#settle = resolve));
        child.on("error", (error) => {
            if (child.pid === undefined || errorCode(error) === "ENOENT")
                this.#finish({ kind: "not-started", errorCode: errorCode(error) });
        });
        child.on("exit", (code, signal) => {
            // What it left behind in its group would outlive us.
            if (child.pid !== undefined && process_tree/* OWN_GROUP */.j)
                (0,process_tree/* signalTree */.r7)(child.pid, "SIGKILL");
            this.#finish({ kind: "exited", code, signal });
        });
        if (child.pid !== undefined)
            (0,live_servers/* addLive */.G3)(this);
    }
    get pid() {
        return this.child.pid;
    }
    async stop() {
        const { pid } = this.child;
        if (pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null)
            return;
        (0,process_tree/* signalTree */.r7)(pid, "SIGTERM");
        const force = setTimeout(() => (0,process_tree/* signalTree */.r7)(pid, "SIGKILL"), limits/* KILL_GRACE_MS */.fO);
        await this.ended;
        clearTimeout(force);
    }
    endNow() {
        return this.stop();
    }
    killNow() {
        if (this.child.pid !== undefined)
            (0,process_tree/* killTreeNow */.TQ)(this.child.pid);
    }
    release() {
        (0,live_servers/* removeLive */.z6)(this);
        this.child.unref();
    }
    #finish(end) {
        (0,live_servers/* removeLive */.z6)(this);
        this.#settle(end);
    }
}
function errorCode(error) {
    const code = error.code;
    return typeof code === "string" ? code : "UNKNOWN";
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/src/transport/listening.js
// Asks whether anything takes connections at an address. It speaks no protocol over them.

/** Longest wait for an answer, in milliseconds; this machine's own ports answer at once. */
const PATIENCE_MS = 1_000;
/** Whether a connection to the address's host and port is taken. */
function isListening(url) {
    const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
    // A URL spells an IPv6 host in brackets.
    const socket = (0,external_node_net_.connect)({ host: url.hostname.replace(/^\[|\]$/g, ""), port });
    return new Promise((resolve) => {
        const settle = (answer) => () => {
            socket.destroy();
            resolve(answer);
        };
        socket.setTimeout(PATIENCE_MS).on("connect", settle(true)).on("timeout", settle(false)).on("error", settle(false));
    });
}

// EXTERNAL MODULE: ./build/src/commands/targets.js + 1 modules
var targets = __webpack_require__(74977);
;// CONCATENATED MODULE: ./build/src/commands/serving.js
// Builds and servers that a front end runs beside a measurement: the Action's way to processes and to the handshake. Renders nothing.











/**
 * Starts a server and waits until it takes a handshake at the address that the options name.
 * @param values options of `score`: `url`, and how to reach it
 * @throws UsageError when the command or the address is not usable, or the address is taken
 * @throws Incomplete when it ended or did not answer in time, with the last lines of its log as detail; it is stopped then
 */
async function serve(request, values, host) {
    const target = (0,targets/* targetOf */.$r)(values, [], { env: host.env, cwd: host.cwd, platform: host.platform });
    // Whatever it is would take the handshake in the started server's place.
    if (target.kind === "http" && (await isListening(target.url))) {
        throw new errors/* UsageError */.eb("something listens at the address already; end it, or choose another port in the command and --url");
    }
    const started = startBackground(startOf(request.words, (0,environment/* serverEnvironment */.P)(request.env, host.env, host.platform), request, host));
    const timeoutMs = ((0,options_values/* numberValue */.Vg)(values, "start-timeout") ?? limits/* START_TIMEOUT_SECONDS */.$H) * 1_000;
    const died = started.ended.then((end) => {
        throw endedEarly(end, request.logFile);
    });
    died.catch(() => undefined); // raced below; a server that ends after its handshake shows in what is measured
    try {
        await waitUntilReady(target, { timeoutMs, protocol: (0,revisions/* protocolMode */.c_)((0,options_values/* textValue */.v8)(values, "protocol")) ?? "auto" }, host, died);
    }
    catch (error) {
        await started.stop();
        if (!(error instanceof errors/* Incomplete */.nd))
            throw error;
        const isOver = error.code !== "server-exited" && error.code !== "interrupted" && error.code !== "command-not-found";
        const hint = isOver ? "; does it listen at --url? Raise --start-timeout where it is slow" : "";
        throw new errors/* Incomplete */.nd(error.code, `the started server is not ready: ${error.message}${hint}`, logTail(request.logFile));
    }
    return { pid: started.pid ?? 0, stop: () => started.stop(), release: () => started.release() };
}
function endedEarly(end, logFile) {
    if (end.kind === "not-started")
        return new errors/* Incomplete */.nd("command-not-found", `the command could not be started (${end.errorCode})`);
    const how = end.signal === null ? `exited with code ${String(end.code)}` : `was ended by ${end.signal}`;
    return new errors/* Incomplete */.nd("server-exited", `it ${how} before it answered a handshake`, logTail(logFile));
}
/**
 * Runs one command to its end.
 * @throws UsageError when the program does not exist
 * @throws Incomplete when it fails, with the last lines of the log as detail
 */
async function build(step, host) {
    const env = Object.fromEntries(Object.entries(step.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    const started = startBackground({ ...startOf(step.words, env, step, host), append: step.append });
    const stop = () => void started.stop();
    host.signal.addEventListener("abort", stop, { once: true });
    const end = await started.ended;
    host.signal.removeEventListener("abort", stop);
    if (host.signal.aborted)
        throw new errors/* Incomplete */.nd("interrupted", "interrupted while preparing");
    if (end.kind === "exited" && end.code === 0)
        return;
    const how = end.kind === "not-started" ? end.errorCode : end.signal === null ? `exit code ${String(end.code)}` : end.signal;
    throw new errors/* Incomplete */.nd("prepare-failed", `the preparation failed: ${step.words[0] ?? ""} (${how})`, logTail(step.logFile));
}
function startOf(words, env, at, host) {
    const [command = "", ...args] = words;
    if (command === "")
        throw new errors/* UsageError */.eb("the command is empty");
    (0,find_command.checkCommand)(command, { cwd: at.cwd, env, platform: host.platform });
    return { command, args, cwd: at.cwd, env, logFile: at.logFile };
}


/***/ }),

/***/ 91618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O7: () => (/* reexport safe */ _targets_js__WEBPACK_IMPORTED_MODULE_1__.O7),
/* harmony export */   em: () => (/* reexport safe */ _target_find_command_js__WEBPACK_IMPORTED_MODULE_2__.checkCommand),
/* harmony export */   er: () => (/* binding */ configProblem),
/* harmony export */   j_: () => (/* binding */ targetProblem)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74977);
/* harmony import */ var _target_find_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38156);
// The target's rules for a front end that checks all its inputs before it runs a command (the Action). Starts and opens nothing.




/**
 * What is wrong with the servers of a configuration file, as lines that name flags; null when nothing is. Runs none of them.
 * @param isBuilt whether programs and folders must exist already
 */
async function configProblem(values, host, isBuilt) {
    const unbuilt = { checkCommand: () => undefined, isDirectory: () => true };
    try {
        await (0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(values, [], host, true, isBuilt ? {} : unbuilt);
        return null;
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb)
            return error.message;
        throw error;
    }
}
/** What is wrong with a command's target, as one line that names flags; null when nothing is. */
function targetProblem(values, operands, outer) {
    try {
        (0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .targetOf */ .$r)(values, operands, outer);
        return null;
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 74977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O7: () => (/* binding */ ONE_OF_SEVERAL),
  $r: () => (/* binding */ targetOf),
  QR: () => (/* binding */ targetsOf)
});

// UNUSED EXPORTS: outerOf, outputFiles

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/options/format.js
var options_format = __webpack_require__(33489);
// EXTERNAL MODULE: ./build/src/options/label.js
var options_label = __webpack_require__(84250);
;// CONCATENATED MODULE: ./build/src/options/output.js
// What --output names: a file, or with a slash at its end a folder that gets one file for each server.
const EXTENSIONS = new Map([
    ["json", "json"],
    ["junit", "xml"],
    ["markdown", "md"],
    ["text", "txt"],
]);
/** Whether the text names a folder. */
function output_isFolderOutput(output) {
    return /[\\/]$/.test(output);
}
/** The file of one server in such a folder. A label holds at most one character no file name may hold everywhere: the colon. */
function output_fileInFolder(folder, label, format) {
    return `${folder}${label.replaceAll(":", "%3A")}.${EXTENSIONS.get(format) ?? format}`;
}

// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/target/parse.js + 1 modules
var parse = __webpack_require__(66798);
;// CONCATENATED MODULE: ./build/src/commands/targets.js
// The servers that options and operands name: one command or URL, or those chosen from a client's configuration file.






/**
 * A value no flag sets: the server named is one of several that a front end measures one by one, after it checked all of them
 * together (configProblem in target-check.ts).
 */
const ONE_OF_SEVERAL = "one-of-several";
/** Commands that write one document, however many servers it is about. */
const ONE_DOCUMENT = new Set(["compare", "diff", "trends"]);
/** What surrounds a run. What looks for a command loads only where there is one. */
async function outerOf({ env, cwd, platform }, command) {
    const outer = { env, cwd, platform };
    return command.length === 0 ? outer : { ...outer, checkCommand: (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 38156))).checkCommand };
}
/** The server that options and operands name, when it is one. @throws UsageError */
function targetOf(values, command, outer) {
    const url = (0,options_values/* textValue */.v8)(values, "url");
    return (0,parse/* parseTarget */.hu)({ command, ...extraInput(values), ...(url === undefined ? {} : { url }) }, outer);
}
/**
 * Every server that is to be measured.
 * @param isOneDocument whether all of them become one document
 * @param checks how programs and folders are looked for, where not on the disk
 * @throws UsageError when a target is not usable, and when a configuration file is given without a choice
 */
async function targetsOf(values, command, host, isOneDocument = false, checks = {}) {
    const outer = { ...(await outerOf(host, command)), ...checks };
    const path = (0,options_values/* textValue */.v8)(values, "config");
    if (path === undefined) {
        if ((0,options_values/* isGiven */.qR)(values, "all"))
            throw new errors/* UsageError */.eb("--all needs --config FILE");
        const target = targetOf(values, command, outer);
        return { servers: [{ label: (0,options_values/* textValue */.v8)(values, "server") ?? (0,options_label/* labelFrom */.VK)(host.cwd), target }], notes: [] };
    }
    if (command.length > 0)
        throw new errors/* UsageError */.eb("both a command and --config were given; name servers one way");
    const { readConfig } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(4069)]).then(__webpack_require__.bind(__webpack_require__, 94069));
    const names = (0,options_values/* listValue */.a3)(values, "server");
    const isOneOfSeveral = (0,options_values/* isGiven */.qR)(values, ONE_OF_SEVERAL);
    const request = { path, names, all: (0,options_values/* isGiven */.qR)(values, "all"), isOneOfSeveral, extra: extraInput(values) };
    const selection = await readConfig(request, outer, host.files);
    const { servers } = selection;
    if (servers.length > 1 && !isOneDocument)
        checkOneServerOptions(values, servers.length);
    const labels = distinctLabels(servers.map(({ name }) => name));
    return {
        servers: servers.map(({ target }, index) => ({ label: labels[index] ?? "server", target })),
        notes: [...selection.notes, ...servers.map(({ description }) => `runs ${description}`)],
    };
}
/**
 * The files a run will write, for a check before anything is measured.
 * @throws UsageError as `targetsOf` does
 */
async function outputFiles(name, values, command, host) {
    const output = textValue(values, "output");
    if (output === undefined)
        return [];
    if (!isFolderOutput(output))
        return [output];
    if (ONE_DOCUMENT.has(name))
        throw new UsageError(`--output ${output} is a folder, and mcpeval ${name} writes one document; name a file`);
    const { servers } = await targetsOf(values, command, host);
    return servers.map(({ label }) => fileInFolder(output, label, outputFormat(values)));
}
function extraInput(values) {
    const cwd = (0,options_values/* textValue */.v8)(values, "cwd");
    const bearerEnv = (0,options_values/* textValue */.v8)(values, "bearer-env");
    const [clientIdEnv, clientSecretEnv, scope, issuer] = ["client-id-env", "client-secret-env", "scope", "issuer"].map((name) => (0,options_values/* textValue */.v8)(values, `oauth-${name}`));
    return {
        env: (0,options_values/* listValue */.a3)(values, "env"),
        headerEnv: (0,options_values/* listValue */.a3)(values, "header-env"),
        allowRemoteHttp: (0,options_values/* isGiven */.qR)(values, "allow-remote-http"),
        oauth: {
            ...(clientIdEnv === undefined ? {} : { clientIdEnv }),
            ...(clientSecretEnv === undefined ? {} : { clientSecretEnv }),
            ...(scope === undefined ? {} : { scope }),
            ...(issuer === undefined ? {} : { issuer }),
        },
        ...(cwd === undefined ? {} : { cwd }),
        ...(bearerEnv === undefined ? {} : { bearerEnv }),
    };
}
/** Names of tools and one JSON document belong to one server. */
function checkOneServerOptions(values, servers) {
    if ((0,options_values/* textValue */.v8)(values, "arguments") !== undefined || (0,options_values/* listValue */.a3)(values, "skip-tool").length > 0) {
        const option = (0,options_values/* textValue */.v8)(values, "arguments") === undefined ? "--skip-tool" : "--arguments";
        throw new errors/* UsageError */.eb(`${option} names tools of one server, and ${servers} were chosen; name one of them with --server`);
    }
    const output = (0,options_values/* textValue */.v8)(values, "output");
    const format = (0,options_format/* outputFormat */.B$)(values);
    if (options_format/* SINGLE_FORMATS */.S5.has(format) && (output === undefined || !output_isFolderOutput(output))) {
        throw new errors/* UsageError */.eb(`--format ${format} is one document a server, and ${servers} were chosen; add --output FOLDER/ for one file each`);
    }
}
/** A label for each name, distinct also where file names are compared without regard to case. */
function distinctLabels(names) {
    const taken = new Set();
    return names.map((name) => {
        const label = (0,options_label/* labelOfName */.j4)(name);
        let distinct = label;
        for (let n = 2; taken.has(distinct.toLowerCase()); n += 1)
            distinct = `${label.slice(0, 60)}-${n}`;
        taken.add(distinct.toLowerCase());
        return distinct;
    });
}


/***/ }),

/***/ 7033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eY: () => (/* binding */ ADVISORY_LEVELS),
/* harmony export */   jX: () => (/* binding */ wantedAdvisories),
/* harmony export */   nm: () => (/* binding */ ADVISORY_IDS)
/* harmony export */ });
/* unused harmony export ADVISORY_COSTS */
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

/***/ 8653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isJsonObject)
/* harmony export */ });
// JSON values as types, for what comes off the wire before anything is known about it.
/** Whether a value is a JSON object (not null, not an array). */
function isJsonObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


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

/***/ 51820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ times),
/* harmony export */   IA: () => (/* binding */ MAX_POSITIONS),
/* harmony export */   bs: () => (/* binding */ together),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   yV: () => (/* binding */ FRAME_KINDS)
/* harmony export */ });
// What one evaluation saw on the raw wire besides its measurements: counts and frame positions, never content.
// Filled by the session and the engine, judged by the advisories. Plain data.
/**
 * Every inbound message is one of these; a frame over the limit or without JSON is `not-json`. Whether a reply breaks the schema of
 * its method is found after the run, from samples.
 */
const FRAME_KINDS = ["reply", "late", "unknown-id", "notification", "server-request", "not-json", "not-jsonrpc"];
/** Positions kept of one kind of occurrence. */
const MAX_POSITIONS = 5;
/** Nothing seen. */
const NONE = { count: 0, positions: [] };
/** Several occurrences as one; positions keep their order. */
function together(all) {
    return {
        count: all.reduce((sum, one) => sum + one.count, 0),
        positions: all.flatMap((one) => one.positions).slice(0, MAX_POSITIONS),
    };
}
/** Something that is true of the whole run and has no position. */
function times(count) {
    return { count, positions: [] };
}


/***/ }),

/***/ 6648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ inputSpelling),
/* harmony export */   KD: () => (/* binding */ inputLines),
/* harmony export */   eh: () => (/* binding */ actionInputs),
/* harmony export */   sh: () => (/* binding */ rawFromInputs),
/* harmony export */   ww: () => (/* binding */ rawOwnInputs)
/* harmony export */ });
/* unused harmony export actionOutputs */
/* harmony import */ var _table_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21951);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89326);


const BY_OPTION = new Map(_table_js__WEBPACK_IMPORTED_MODULE_1__/* .OPTIONS */ .l.flatMap((spec) => (spec.action === undefined ? [] : [[spec.name, inputOf(spec, spec.action)]])));
/** All inputs, in the order of action.yml. */
const actionInputs = [
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
        description: "names of the servers in config that are run, one a line; several share one comment, and each output is then a JSON object by server",
    },
    {
        name: "start",
        kind: "lines",
        description: "command of the HTTP server at url: started before the measurement, waited for until it takes an MCP handshake, stopped afterwards; written like command",
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
const actionOutputs = [
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
function rawFromInputs(command, read) {
    const raw = {};
    for (const spec of (0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsOf */ .c)(command)) {
        if (spec.action === undefined)
            continue;
        const text = read(spec.action.input);
        raw[spec.name] = spec.type === "list" ? inputItems(text, spec) : text.trim();
    }
    return raw;
}
/** Raw values of the inputs that are no option of a command, for readSpecs. */
function rawOwnInputs(read) {
    return Object.fromEntries(_table_action_js__WEBPACK_IMPORTED_MODULE_0__/* .ACTION_SPECS */ .CA.map(({ name, type }) => [name, type === "list" ? inputLines(read(name)) : read(name).trim()]));
}
/** The items of a list: one a line, and where all its words are ours also between commas, since none of them holds one. */
function inputItems(text, { shape }) {
    const lines = inputLines(text);
    return shape === "area-floor" || shape === "advisory" ? lines.flatMap((line) => inputLines(line.replaceAll(",", "\n"))) : lines;
}
/** The items of an input that holds one item a line; blank lines do not count. */
function inputLines(text) {
    return text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== "");
}
/** How the Action's messages name an option: by its input, or as the flag when it has none. */
function inputSpelling(option) {
    return BY_OPTION.get(option)?.name ?? `--${option}`;
}
function inputOf(spec, action) {
    const fallback = spec.type === "boolean" ? "false" : spec.default === undefined ? undefined : String(spec.default);
    return {
        name: action.input,
        kind: action.kind,
        description: action.description ?? spec.description,
        option: spec.name,
        ...(fallback === undefined ? {} : { default: fallback }),
    };
}
function own(name) {
    const spec = _table_action_js__WEBPACK_IMPORTED_MODULE_0__/* .ACTION_SPECS */ .CA.find((candidate) => candidate.name === name);
    if (spec === undefined)
        throw new Error(`no input is declared by the name ${name}`);
    return { name, kind: spec.kind, description: spec.description, ...defaultOf(spec) };
}
function defaultOf({ type, default: fallback, expression }) {
    if (expression !== undefined)
        return { default: expression };
    if (type === "boolean")
        return { default: "false" };
    return fallback === undefined ? {} : { default: String(fallback) };
}
function fromOption(option) {
    const input = BY_OPTION.get(option);
    if (input === undefined)
        throw new Error(`option ${option} declares no Action input`);
    return input;
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

/***/ 63164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tt: () => (/* binding */ readOptions),
  F5: () => (/* binding */ readSpecs)
});

// UNUSED EXPORTS: didYouMean

// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(47785);
// EXTERNAL MODULE: ./build/src/model/advisory-names.js
var advisory_names = __webpack_require__(7033);
// EXTERNAL MODULE: ./build/src/model/areas.js
var areas = __webpack_require__(26849);
// EXTERNAL MODULE: ./build/src/options/label.js
var options_label = __webpack_require__(84250);
;// CONCATENATED MODULE: ./build/src/options/endpoints.js
// The targets of --endpoint: LABEL=URL, each label once. Says nothing about whether an address may be used.

/** The label of the command after `--`, which no endpoint may have. */
const STDIO_LABEL = "stdio";
/** Reads LABEL=URL; null when it is none. */
function parseEndpoint(text) {
    const at = text.indexOf("=");
    const label = text.slice(0, Math.max(0, at)).trim();
    const url = text.slice(at + 1).trim();
    return (0,options_label/* isLabel */.J2)(label) && url !== "" ? { label, url } : null;
}

// EXTERNAL MODULE: ./build/src/options/floors.js
var floors = __webpack_require__(83081);
// EXTERNAL MODULE: ./build/src/options/growth.js
var growth = __webpack_require__(47629);
// EXTERNAL MODULE: ./build/src/options/table.js + 7 modules
var table = __webpack_require__(89326);
;// CONCATENATED MODULE: ./build/src/options/read.js
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
    return readSpecs((0,table/* optionsOf */.c)(command), raw, spell);
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
    const nearest = (0,leven/* closestMatch */.h)(word, known);
    if (nearest === undefined)
        return "";
    return (0,leven/* default */.A)(word, nearest) <= Math.max(2, Math.floor(word.length / 3)) ? `; did you mean ${spell(nearest)}?` : "";
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
    if (spec.shape === "token-growth" && (0,growth/* parseTokenGrowth */.M)(text) === null) {
        throw new Problem(` takes a number of tokens or a percentage, for example 500 or 10%, not ${quote(raw)}`);
    }
    if (spec.shape === "label" && !(0,options_label/* isLabel */.J2)(text))
        throw new Problem(` must be ${options_label/* LABEL_RULE */.AX}, not ${quote(raw)}`);
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
    if (spec.shape === "advisory" && !advisory_names/* ADVISORY_IDS */.nm.some((id) => id === item.trim())) {
        const near = didYouMean(item.trim(), advisory_names/* ADVISORY_IDS */.nm);
        throw new Problem(`: no advisory is named ${quote(item)}${near}; the advisories are ${advisory_names/* ADVISORY_IDS */.nm.join(", ")}`);
    }
    // Not quoted: an address may hold a credential, which is refused later.
    if (spec.shape === "endpoint" && parseEndpoint(item) === null) {
        throw new Problem(` takes LABEL=URL, the label being ${options_label/* LABEL_RULE */.AX}; item ${String(position)} does not`);
    }
    if (spec.shape === "area-floor" && (0,floors/* parseAreaFloor */.dA)(item) === null)
        throw new Problem(areaFloorProblem(item));
}
function areaFloorProblem(item) {
    const [area = "", score] = item.split("=", 2).map((part) => part.trim());
    if (score === undefined)
        return ` takes AREA=SCORE, for example catalog=80, not ${quote(item)}`;
    if (!areas/* AREA_NAMES */.d.some((name) => name === area)) {
        return `: no area is named ${quote(area)}${didYouMean(area, areas/* AREA_NAMES */.d)}; the areas are ${areas/* AREA_NAMES */.d.join(", ")}`;
    }
    return `: the score of ${area} must be a whole number from 0 to 100, not ${quote(score)}`;
}
function rejectTwoFloors(items) {
    const seen = new Set();
    for (const item of items) {
        const area = (0,floors/* parseAreaFloor */.dA)(item)?.area ?? "";
        if (seen.has(area))
            throw new Problem(` names ${area} twice; keep one floor an area`);
        seen.add(area);
    }
}
/** Labels name columns. Letter case is no difference: two columns would look alike. */
function rejectTwoEndpoints(items) {
    const seen = new Set([STDIO_LABEL]);
    for (const item of items) {
        const { label } = parseEndpoint(item) ?? { label: "" };
        const key = label.toLowerCase();
        if (seen.has(key)) {
            const taken = key === STDIO_LABEL ? "is the label of the command after --" : "is used twice";
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

/***/ 21951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ ACTION_SPECS),
/* harmony export */   KE: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   Xk: () => (/* binding */ ARTIFACT_NAME),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   mw: () => (/* binding */ ACTION_MODES),
/* harmony export */   p8: () => (/* binding */ COMMENT_MODES)
/* harmony export */ });
/** What an artifact's name may hold (the artifact service refuses the rest). */
const ARTIFACT_NAME = /^[^"':<>|*?\r\n\\/]{1,128}$/;
/** When the pull request gets a comment. */
const COMMENT_MODES = ["never", "always", "on-change"];
/** What is measured. */
const ACTION_MODES = ["auto", "probe", "score", "gate-only"];
/** Words of `fail-on`, and the rule of `diff` that each declares. */
const FAIL_ON = {
    regression: "fail-on-regression",
    change: "fail-on-change",
    breaking: "fail-on-breaking",
};
/** Annotations a level, at most: GitHub shows ten of each level of a step and loses the rest. */
const MAX_ANNOTATIONS = 10;
/** The inputs by name. */
const ACTION_SPECS = [
    {
        name: "mode",
        kind: "text",
        type: "enum",
        choices: ACTION_MODES,
        default: "auto",
        description: "what is measured: probe runs the manifest and the standard battery, score the battery alone, gate-only the manifest alone; auto is probe where there is a manifest",
    },
    {
        name: "baseline",
        kind: "path",
        type: "path",
        description: "path of an earlier JSON report of the same server, which this run is compared with",
    },
    {
        name: "compare-to",
        kind: "text",
        type: "enum",
        choices: ["base"],
        description: "base: check the commit that the pull request goes into out beside, run prepare there too, and measure both on this runner, taking turns; needs git",
    },
    {
        name: "fail-on",
        kind: "lines",
        type: "list",
        default: "regression",
        description: "changes against the baseline that fail the step, one a line: regression (a case fails that did not), change (a case fails for another reason), breaking (the catalog breaks callers), or none",
    },
    {
        name: "sarif",
        kind: "boolean",
        type: "boolean",
        description: "also write report.sarif, for code scanning",
    },
    {
        name: "junit",
        kind: "boolean",
        type: "boolean",
        description: "also write report.xml, for viewers of test results",
    },
    {
        name: "html",
        kind: "boolean",
        type: "boolean",
        description: "also write report.html, a page of its own without scripts from elsewhere",
    },
    {
        name: "comment",
        kind: "text",
        type: "enum",
        choices: COMMENT_MODES,
        default: "never",
        description: "comment on the pull request, one comment that is kept up to date: always, on-change (only when there is something to tell, and then until it is all clear), or never; needs pull-requests: write",
    },
    {
        name: "comment-key",
        kind: "text",
        type: "string",
        shape: "label",
        default: "mcpeval",
        description: "name that tells this step's comment from those of other steps on the same pull request",
    },
    {
        name: "upload-sarif",
        kind: "boolean",
        type: "boolean",
        description: "upload report.sarif to code scanning; needs security-events: write",
    },
    {
        name: "upload-artifact",
        kind: "boolean",
        type: "boolean",
        description: "upload the report files as an artifact of the run",
    },
    {
        name: "artifact-name",
        kind: "text",
        type: "string",
        default: "mcpeval-report",
        description: "name of the artifact, different for every step of a run",
    },
    {
        name: "max-annotations",
        kind: "number",
        type: "integer",
        min: 0,
        max: MAX_ANNOTATIONS,
        default: MAX_ANNOTATIONS,
        description: "most annotations of each level, the last of which says how many more there are; 0 for none",
    },
    {
        name: "github-token",
        kind: "secret",
        type: "string",
        expression: "${{ github.token }}",
        description: "token for the comment and the upload to code scanning; nothing else uses it",
    },
    {
        name: "strict-reporting",
        kind: "boolean",
        type: "boolean",
        description: "fail the step when a comment, an upload or a file that was asked for could not be delivered",
    },
];


/***/ }),

/***/ 89326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ OPTIONS),
  c: () => (/* binding */ optionsOf)
});

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

/***/ 57282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isUnauthorized),
/* harmony export */   s: () => (/* binding */ authRequired)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// A server that lets nobody in: what the user is told, and when that ends a run. Such a server is never scored: nothing was measured.

/** The other thing servers on this machine answer 403 for, some of them to 127.0.0.1 alone. */
const HOST_CHECK = ", or it checks the host name: try localhost instead of 127.0.0.1 in the address, or the other way round";
/**
 * The missing measurement behind HTTP 401 or 403.
 * What the server asks for is a line of its own for the terminal, escaped; the message holds nothing of the server's.
 */
function authRequired(fault) {
    const status = fault.status === undefined ? "" : ` (HTTP ${fault.status})`;
    const failure = new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("auth-required", `the server needs credentials${status}; set MCPEVAL_HTTP_AUTHORIZATION or use --header-env`, [
        fault.asksFor === undefined
            ? `it does not say what it asks for; --bearer-env VARIABLE sends a token${fault.status === 403 ? HOST_CHECK : ""}`
            : `it asks for ${fault.asksFor}${wayOut(fault.asksFor)}`,
    ]);
    failure.cause = fault;
    return failure;
}
/**
 * Whether an error means that the server no longer lets us in, so that nothing after it is a measurement: 401 on any request.
 * 403 to an ordinary request is that request's failure: a tool may be forbidden on its own (see the standard's listing for 403 there).
 */
function isUnauthorized(error) {
    const fault = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd && error.code === "auth-required" ? error.cause : error;
    return fault instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww && fault.kind === "auth" && fault.status === 401;
}
function wayOut(asksFor) {
    if (!/\bbearer\b/i.test(asksFor))
        return "; MCPEVAL_HTTP_AUTHORIZATION holds the whole Authorization header";
    return "; --bearer-env VARIABLE sends a token, --oauth-client-id-env and --oauth-client-secret-env obtain one";
}


/***/ }),

/***/ 30593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Budget)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// The time and requests that one whole evaluation shares.

/** Shared by every session of one evaluation. */
class Budget {
    clock;
    #endsAt;
    #requestsLeft;
    /** @param seconds time from now on; @param requests how many requests may be sent */
    constructor(clock, seconds, requests) {
        this.clock = clock;
        this.#endsAt = clock.now() + seconds * 1000;
        this.#requestsLeft = requests;
    }
    /** Milliseconds left, never negative. */
    get remainingMs() {
        return Math.max(0, this.#endsAt - this.clock.now());
    }
    /** Whether nothing more may be sent. */
    get spent() {
        return this.#requestsLeft <= 0 || this.remainingMs === 0;
    }
    /** Takes one request. @throws TransportFault `budget` when nothing is left */
    take() {
        if (this.spent)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww("budget", "the evaluation's budget is spent");
        this.#requestsLeft -= 1;
    }
}


/***/ }),

/***/ 56568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createConnector)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
// EXTERNAL MODULE: ./build/src/session/auth-required.js
var auth_required = __webpack_require__(57282);
// EXTERNAL MODULE: ./build/src/session/discover.js
var discover = __webpack_require__(50975);
// EXTERNAL MODULE: ./build/src/session/handshake-failure.js
var handshake_failure = __webpack_require__(55144);
// EXTERNAL MODULE: ./build/src/session/legacy.js
var legacy = __webpack_require__(82707);
;// CONCATENATED MODULE: ./build/src/session/detect.js
// Finds out, once per target, which era it speaks: `server/discover` on a connection that nothing else depends on.
// The overlap of versions decides; whatever a legacy server does with an unknown method, `initialize` is tried after it.





/** How long a server may leave the probe unanswered before `initialize` is sent as well, in milliseconds. */
const PROBE_SILENCE_MS = 3_000;
/** How long a probe's answer may come after the answer to `initialize` and still count, in milliseconds. */
const LATE_PROBE_MS = 250;
/**
 * Asks the target for its era.
 * @throws Incomplete when the target cannot be reached, wants credentials, or answers nothing at all in time
 * @throws TransportFault `budget` when the evaluation's budget was spent before
 */
async function detectEra(input) {
    const detector = new Detector(input);
    try {
        return detector.done(await detector.run());
    }
    catch (error) {
        void detector.close();
        throw error;
    }
}
class Detector {
    input;
    #rpc;
    #other;
    constructor(input) {
        this.input = input;
        this.#rpc = input.open();
        this.#rpc.adopt(input.dialect);
    }
    /** Over HTTP a request depends on no other; a process may be changed by what it was asked. */
    get #isProcess() {
        return this.#rpc.transport === "stdio";
    }
    async run() {
        const discovered = heard(this.#rpc.begin(discover/* DISCOVER */.OB, undefined, { timeoutMs: this.input.remainingMs() }).reply);
        const early = await this.#within(discovered, this.input.silenceMs);
        if (early !== undefined)
            return this.#conclude(early, true);
        const initialized = heard(this.#initialize());
        const first = await Promise.race([discovered, initialized.then(() => undefined)]);
        if (first !== undefined)
            return this.#conclude(first, false);
        const late = await this.#within(discovered, LATE_PROBE_MS);
        const found = late !== undefined && "reply" in late ? (0,discover/* readDiscover */.sC)(late.reply) : undefined;
        if (found?.kind === "verdict" && found.verdict.era === "modern")
            return { verdict: found.verdict, isReusable: false };
        return { verdict: this.#fromInitialize(await initialized), isReusable: false };
    }
    /** Hands over the probe's connection if that is worth anything, and closes the rest. */
    done({ verdict, isReusable }) {
        if (!isReusable)
            return { verdict, rest: undefined, closed: this.close() };
        if (verdict.era === "legacy")
            this.#rpc.adopt(undefined);
        return { verdict, rest: this.#rpc, closed: this.#other?.close() ?? Promise.resolve() };
    }
    async close() {
        await Promise.all([this.#rpc.close(), this.#other?.close()]);
    }
    async #conclude(answer, isFirst) {
        // Once both were asked, the user hears of the one that every server must answer.
        if ("fault" in answer)
            return { verdict: this.#fromFault(answer.fault, isFirst ? discover/* DISCOVER */.OB : "initialize"), isReusable: false };
        const found = (0,discover/* readDiscover */.sC)(answer.reply);
        if (found.kind === "ask-initialize")
            return { verdict: this.#fromInitialize(await heard(this.#initialize())), isReusable: false };
        const { verdict, untouched } = found;
        // Modern requests depend on nothing before them; a legacy process only counts as new when it did not know the method.
        const isReusable = isFirst && (verdict.era === "modern" || (untouched && this.#isProcess));
        return { verdict, isReusable };
    }
    /** A broken exchange says nothing about the era, unless there is no server to speak of: then the run ends here. */
    #fromFault(fault, asked) {
        const seen = this.#rpc.lastSeen();
        const status = fault.status ?? seen.failedExchange?.status ?? undefined;
        const isNetwork = !this.#isProcess && status === undefined && fault.kind === "closed";
        const isRedirect = status !== undefined && status >= 300 && status < 400;
        const isNotStarted = seen.ending?.kind === "not-started" || seen.ending?.kind === "closed";
        const isHopeless = fault.kind === "auth" || fault.kind === "timeout" || fault.kind === "budget";
        if (isNetwork || isRedirect || isNotStarted || isHopeless)
            throw (0,handshake_failure/* handshakeFailure */.Q)(fault, seen, asked);
        return { era: "legacy", supported: [] };
    }
    #fromInitialize(answer) {
        if ("reply" in answer)
            return (0,discover/* readInitialize */.ri)(answer.reply);
        // Both went unanswered, or credentials are wanted now: the handshake could not do better.
        const { kind } = answer.fault;
        if (kind === "auth" || kind === "timeout" || kind === "budget")
            throw (0,handshake_failure/* handshakeFailure */.Q)(answer.fault, this.#rpc.lastSeen());
        return { era: "legacy", supported: [] };
    }
    #initialize() {
        const rpc = this.#isProcess ? this.#rpc : (this.#other = this.input.open());
        rpc.adopt(undefined);
        return rpc.call("initialize", (0,legacy/* initializeParams */.PN)(revisions/* LEGACY_REVISIONS */.TQ[0], this.input), { timeoutMs: this.input.remainingMs() });
    }
    /** What came within the time, or undefined. */
    async #within(answer, ms) {
        const stop = new AbortController();
        const silence = this.input.sleep(Math.min(ms, this.input.remainingMs()), stop.signal).then(() => undefined, () => undefined);
        const first = await Promise.race([answer, silence]);
        stop.abort();
        return first;
    }
}
/** An answer or a fault as data; our own errors stay errors. */
function heard(reply) {
    return reply.then((value) => ({ reply: value }), (error) => {
        if (error instanceof errors/* TransportFault */.ww)
            return { fault: error };
        throw error instanceof Error ? error : new errors/* Incomplete */.nd("defect", "an unknown error was thrown");
    });
}

// EXTERNAL MODULE: ./build/src/session/era.js
var era = __webpack_require__(47224);
// EXTERNAL MODULE: ./build/src/model/json.js
var model_json = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
;// CONCATENATED MODULE: ./build/src/session/at-most.js
// A wait with an end, for what may never settle and must not hold anything up.
/** Waits for a promise that never rejects, `ms` milliseconds at most. */
async function atMost(promise, ms) {
    let timer;
    const bound = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([promise, bound]);
    clearTimeout(timer);
}

// EXTERNAL MODULE: ./build/src/session/envelope.js
var envelope = __webpack_require__(37924);
;// CONCATENATED MODULE: ./build/src/session/dispatch.js
// Puts calls on the wire: at once, or when a rate limit is over. Waits and time-outs of one call are here; who waits how long is
// the pace's business (pace.ts), and what a reply means the connection's (json-rpc.ts).

/** Sends the calls of one connection. */
class Dispatch {
    wire;
    clock;
    budget;
    pace;
    /** Frames that a rate limit kept out, once sent again. */
    #again = new WeakSet();
    #resent = Promise.resolve();
    constructor(wire, clock, budget, pace) {
        this.wire = wire;
        this.clock = clock;
        this.budget = budget;
        this.pace = pace;
    }
    /** Settles, unless the process ends before, once the server was sent again whatever a rate limit had kept out. Never rejects. */
    get resent() {
        return this.#resent;
    }
    /** Puts a call on the wire as soon as the server's limits allow; its reply's time and its time-out count from then on. */
    send(id, call, waitMs = this.pace.holdMs) {
        const leftMs = this.budget.remainingMs;
        if (waitMs > 0 && leftMs > 0) {
            call.timer = setTimeout(() => this.send(id, call), Math.min(waitMs, leftMs));
            return;
        }
        const isBudget = leftMs < call.timeoutMs;
        const patienceMs = Math.min(call.timeoutMs, leftMs);
        call.timer = setTimeout(() => {
            const text = isBudget ? "the evaluation's time is spent" : `no reply within ${Math.round(patienceMs)} ms`;
            this.wire.timedOut(id, new errors/* TransportFault */.ww(isBudget ? "budget" : "timeout", text));
        }, patienceMs);
        call.sentAtMs = this.clock.now();
        if (leftMs > 0)
            call.send();
    }
    /**
     * Whether the server only asked for time, so that the call is sent again later; that takes a request of the budget. What came with
     * the refusal is no reply then.
     */
    sendsAgain(id, call, end) {
        const waitMs = this.wire.isAlive() ? this.pace.waitFor(end, call.retries) : undefined;
        if (waitMs === undefined)
            return false;
        this.budget.take();
        clearTimeout(call.timer);
        call.retries += 1;
        call.held.length = 0;
        this.send(id, call, waitMs);
        return true;
    }
    /** A notification or an answer that a rate limit kept out is sent once more. */
    resend(frame, end) {
        const waitMs = this.#again.has(frame) ? undefined : this.pace.waitFor(end, 0);
        if (waitMs === undefined)
            return;
        this.#again.add(frame);
        const sent = new Promise((resolve) => {
            setTimeout(() => resolve(this.wire.isAlive() ? this.wire.send(frame) : undefined), waitMs).unref();
        });
        this.#resent = Promise.all([this.#resent, sent]);
    }
}

// EXTERNAL MODULE: ./build/src/session/faults.js + 1 modules
var faults = __webpack_require__(48615);
;// CONCATENATED MODULE: ./build/src/session/pace.js
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
/** The longest wait before one request, whatever the server asks for, in milliseconds. */
const MAX_WAIT_MS = 10_000;
/** The shortest one: a server that says 0 seconds would be asked in a loop. */
const MIN_WAIT_MS = 100;
/** How often one request is sent again. */
const MAX_RETRIES = 6;
/** The first wait where the server names none, in milliseconds; each further one is twice as long. */
const FIRST_WAIT_MS = 500;
/** Whether a status may mean that the server was asked too often: what its body says is no reply until the end shows. */
function mayBeLimit(status) {
    return status === TOO_MANY_REQUESTS || status === UNAVAILABLE;
}
/** The rate limit of one target, shared by its connections. */
class Pace {
    clock;
    budget;
    onLimited;
    #holdUntilMs = -Infinity;
    /** When nothing might be sent, in order; none overlaps another. */
    #holds = [];
    #isLimited = false;
    #hasReplied = false;
    #gaveUp = false;
    /** @param onLimited hears of the first limit that is waited for */
    constructor(clock, budget, onLimited = () => undefined) {
        this.clock = clock;
        this.budget = budget;
        this.onLimited = onLimited;
    }
    /** Whether the server limited us once: nothing should be asked beside something else any more. */
    get isLimited() {
        return this.#isLimited;
    }
    /** Milliseconds until anything may be sent. */
    get holdMs() {
        return Math.max(0, this.#holdUntilMs - this.clock.now());
    }
    /** Milliseconds between two moments of the clock in which nothing might be sent. */
    heldBetween(fromMs, untilMs) {
        return this.#holds.reduce((sum, hold) => sum + Math.max(0, Math.min(hold.untilMs, untilMs) - Math.max(hold.fromMs, fromMs)), 0);
    }
    /** A reply came: the server answers at the present pace. */
    replied() {
        this.#hasReplied = true;
        this.#gaveUp = false;
    }
    /**
     * How long to wait before a request whose exchange ended like this is sent again, in milliseconds; undefined when the end stands:
     * it is no rate limit, or waiting was in vain before, or the budget cannot hold it.
     * @param retries how often it was sent again already
     */
    waitFor({ status, retryAfterMs }, retries) {
        // A server that is merely down says 503 too, and that is its failure: only one that names a time is waited for.
        if (!mayBeLimit(status) || (status === UNAVAILABLE && retryAfterMs === undefined))
            return undefined;
        // Before the first reply nothing shows that there is a server to wait for, unless it says so.
        if (this.#gaveUp || (!this.#hasReplied && retryAfterMs === undefined))
            return undefined;
        if (retries >= MAX_RETRIES) {
            this.#gaveUp = true;
            return undefined;
        }
        const wanted = retryAfterMs ?? FIRST_WAIT_MS * 2 ** retries;
        const waitMs = Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wanted, this.holdMs));
        if (waitMs >= this.budget.remainingMs || this.budget.spent)
            return undefined;
        if (!this.#isLimited)
            this.onLimited();
        this.#isLimited = true;
        const nowMs = this.clock.now();
        const fromMs = Math.max(this.#holdUntilMs, nowMs);
        this.#holdUntilMs = Math.max(this.#holdUntilMs, nowMs + waitMs);
        if (this.#holdUntilMs > fromMs)
            this.#holds.push({ fromMs, untilMs: this.#holdUntilMs });
        return waitMs;
    }
}

;// CONCATENATED MODULE: ./build/src/session/pending-calls.js
/** The calls of one connection, by id. */
class PendingCalls {
    #waiting = new Map();
    #givenUp = new Map();
    /** Whether no reply can be owed any more. */
    get isIdle() {
        return this.#waiting.size === 0 && this.#givenUp.size === 0;
    }
    /** Ids of the calls that wait, oldest first. */
    get ids() {
        return [...this.#waiting.keys()];
    }
    get(id) {
        return this.#waiting.get(id);
    }
    /** Keeps a message of a call's exchange until the exchange ends; false when it belongs to no call that waits. */
    hold(frame) {
        const call = this.#waiting.get(frame.http?.requestId ?? 0);
        call?.held.push(frame);
        return call !== undefined;
    }
    add(id, begun) {
        const call = { ...begun, sentAtMs: 0, timer: undefined, retries: 0, held: [] };
        this.#waiting.set(id, call);
        return call;
    }
    /** The call that a reply belongs to, which waits no more; `isLate` when it had been given up. Undefined: no such call. */
    take(id) {
        const call = this.#forget(id);
        if (call !== undefined)
            return { call, isLate: false };
        const late = this.#givenUp.get(id);
        this.#givenUp.delete(id);
        return late === undefined ? undefined : { call: late, isLate: true };
    }
    /** Rejects a call whose reply may still come; undefined when it does not wait. */
    giveUp(id, reason) {
        const call = this.#forget(id);
        if (call === undefined)
            return undefined;
        this.#givenUp.set(id, call);
        call.reject(reason);
        return call;
    }
    /** Rejects a call for good; nothing when it does not wait. */
    fault(id, fault) {
        this.#forget(id)?.reject(fault);
    }
    /** Rejects every call for good. */
    faultAll(fault) {
        for (const id of this.ids)
            this.fault(id, fault);
    }
    #forget(id) {
        const call = this.#waiting.get(id);
        if (call === undefined)
            return undefined;
        this.#waiting.delete(id);
        clearTimeout(call.timer);
        call.stopListening?.();
        return call;
    }
}

;// CONCATENATED MODULE: ./build/src/session/server-requests.js
// Answers to what a server asks of the client over a legacy connection: pings always, the rest as the session's owner says.
// Bounded, so that a server that floods costs itself only.


/** Pings answered while one call waits: enough for any keep-alive, and a flood costs the flooder only. */
const MAX_ANSWERED_PINGS = 64;
/** The same for requests that the session's owner answers: it has a bound of its own, below this one. */
const MAX_ANSWERED_REQUESTS = 64;
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
/** Decides on the requests of one connection. */
class ServerRequests {
    /** Asked for every request but `ping`; without it everything is declined. */
    answerer;
    #asked = 0;
    #pings = 0;
    /** A call of ours begins: the bounds are counted anew. */
    reset() {
        this.#asked = 0;
        this.#pings = 0;
    }
    /** The outcome to send, at once where nobody has to be asked; undefined when the request is over the bound and gets no answer. */
    outcome(method, params) {
        if (method === "ping")
            return ++this.#pings > MAX_ANSWERED_PINGS ? undefined : { result: {} };
        const most = this.answerer === undefined ? limits/* MAX_DECLINED_REQUESTS */.D0 : MAX_ANSWERED_REQUESTS;
        if (++this.#asked > most)
            return undefined;
        if (this.answerer === undefined)
            return { error: { code: METHOD_NOT_FOUND, message: "Method not found" } };
        return ask(this.answerer, method, params);
    }
}
async function ask(answerer, method, params) {
    try {
        return await answerer({ method, params: (0,model_json/* isJsonObject */.O)(params) ? params : {} });
    }
    catch {
        return { error: { code: INTERNAL_ERROR, message: "Internal error" } };
    }
}

// EXTERNAL MODULE: ./build/src/model/wire-seen.js
var wire_seen = __webpack_require__(51820);
;// CONCATENATED MODULE: ./build/src/session/wire-occurrences.js
// Counts something and remembers where it came first. Nothing else.

/** A growing count with its first positions. */
class Counter {
    count = 0;
    positions = [];
    /** @param position ordinal of the frame; absent for what no frame carries */
    add(position) {
        this.count += 1;
        if (position !== undefined && this.positions.length < wire_seen/* MAX_POSITIONS */.IA)
            this.positions.push(position);
    }
    /** Takes back the latest one at this position. */
    takeBack(position) {
        if (this.count === 0)
            return;
        this.count -= 1;
        if (this.positions.at(-1) === position)
            this.positions.pop();
    }
}

;// CONCATENATED MODULE: ./build/src/session/wire-undeclared.js
// Which notifications, listings and requests of a server need a capability that somebody must have declared. Pure.

/** The capability a notification needs, as a path into the server's capabilities. */
const NOTIFICATIONS = {
    "notifications/tools/list_changed": ["tools", "listChanged"],
    "notifications/prompts/list_changed": ["prompts", "listChanged"],
    "notifications/resources/list_changed": ["resources", "listChanged"],
    "notifications/resources/updated": ["resources", "subscribe"],
    "notifications/message": ["logging"],
};
/** The capability whose listing a method is, with the member that holds the entries. */
const LISTINGS = {
    "tools/list": ["tools", "tools"],
    "prompts/list": ["prompts", "prompts"],
    "resources/list": ["resources", "resources"],
    "resources/templates/list": ["resources", "resourceTemplates"],
};
/** The client capability a request of the server needs. */
const REQUESTS = {
    "sampling/createMessage": "sampling",
    "elicitation/create": "elicitation",
    "roots/list": "roots",
};
/** What a notification needs, or undefined when it needs nothing. */
function needOfNotification(method) {
    return Object.hasOwn(NOTIFICATIONS, method) ? `notification ${method}` : undefined;
}
/** What a listing with entries needs, or undefined. */
function needOfListing(method, result) {
    const listing = Object.hasOwn(LISTINGS, method) ? LISTINGS[method] : undefined;
    if (listing === undefined || !(0,model_json/* isJsonObject */.O)(result))
        return undefined;
    const entries = result[listing[1]];
    return Array.isArray(entries) && entries.length > 0 ? `listing ${method}` : undefined;
}
/** What a request to the client needs; a method nobody knows counts like one that needs what nobody declares. */
function needOfRequest(method) {
    if (method === "ping")
        return "request ping";
    return Object.hasOwn(REQUESTS, method) ? `request ${method}` : "request unknown";
}
/** Whether what a message needs was declared. */
function isDeclared(need, { era, capabilities, clientCapabilities }) {
    const [kind, method = ""] = need.split(" ");
    if (kind === "notification")
        return has(capabilities, NOTIFICATIONS[method] ?? []);
    if (kind === "listing")
        return has(capabilities, [LISTINGS[method]?.[0] ?? ""]);
    // 2026-07-28 has no requests to the client at all (basic/index): they come as input_required results.
    if (era === "modern")
        return false;
    if (method === "ping")
        return true;
    const capability = REQUESTS[method];
    return capability !== undefined && has(clientCapabilities, [capability]);
}
/** A capability is declared by any value but false; servers write `true` as well as `{}`. */
function has(capabilities, path) {
    let value = capabilities;
    for (const key of path) {
        if (!(0,model_json/* isJsonObject */.O)(value) || !Object.hasOwn(value, key))
            return false;
        value = value[key];
    }
    return value !== false && value !== null;
}

;// CONCATENATED MODULE: ./build/src/session/wire-tally.js
// Tallies the inbound frames of one connection: kinds, first positions, sizes, statuses, and a bounded sample of replies.
// Keeps no content but the samples, which stay in memory until the run ends. Decides nothing.



/** Line buffers of 64 KiB are the default of several common client runtimes. */
const LARGE_FRAME_BYTES = 64 * 1024;
/** An argument this long asks for a large answer; the payload case sends one. Characters. */
const LARGE_ARGUMENT = 32 * 1024;
/** Samples kept of one connection, and the largest reply kept, in bytes on the wire. */
const MAX_SAMPLES = 48;
const MAX_SAMPLE_BYTES = 1024 * 1024;
/** Error codes that 2026-07-28 gives an HTTP status of their own (basic/transports). */
const STATUS_OF_CODE = new Map([
    [-32601, 404],
    [-32020, 400],
    [-32021, 400],
    [-32022, 400],
]);
const KIND_OF = {
    replies: "reply",
    late: "late",
    unknownIds: "unknown-id",
    notifications: "notification",
    serverRequests: "server-request",
    notJson: "not-json",
    notJsonRpc: "not-jsonrpc",
};
/** What the tally needs to know of a request. */
function askedOf(method, params) {
    const { name, arguments: args } = params ?? {};
    const isLarge = (0,model_json/* isJsonObject */.O)(args) && Object.values(args).some((value) => typeof value === "string" && value.length > LARGE_ARGUMENT);
    return { method, subject: typeof name === "string" ? name : undefined, isLarge };
}
/** One connection's tally. */
class WireTally {
    transport;
    openedAtMs;
    /** Counts of every kind, for whoever watches one session. */
    received = { replies: 0, late: 0, unknownIds: 0, notifications: 0, serverRequests: 0, notJson: 0, notJsonRpc: 0 };
    kinds = new Map();
    noise = new Counter();
    invalid = new Counter();
    unasked = new Counter();
    large = new Counter();
    needs = new Map();
    notificationStatus = new Counter();
    resultStatus = new Counter();
    errorStatus = new Counter();
    samples = [];
    largestFrameBytes = 0;
    /** Undefined until the handshake was answered. */
    agreement;
    /** Milliseconds of the first answered request: from the opening if it was the connection's first, else from its sending. */
    startMs;
    firstReplyAtMs;
    /** How the process ended after an idle close; undefined when it did not. */
    ending;
    #sampled = new Set();
    #position = 0;
    #isStopped = false;
    #isIdleClose = false;
    /** @param openedAtMs when the connection was opened, in milliseconds of the clock */
    constructor(transport, openedAtMs) {
        this.transport = transport;
        this.openedAtMs = openedAtMs;
    }
    /** A frame came; what is told from now on is of this frame. */
    begin(frame) {
        this.#position += 1;
        if (this.#isStopped)
            return;
        this.largestFrameBytes = Math.max(this.largestFrameBytes, frame.bytes);
        if (frame.bytes > LARGE_FRAME_BYTES)
            this.large.add(this.#position);
    }
    /** A message of the current frame was classified. */
    saw(kind, frame) {
        this.received[kind] += 1;
        // A reply to a call that was given up often comes while its connection is being closed for that.
        if (this.#isStopped && kind !== "late")
            return;
        counterOf(this.kinds, KIND_OF[kind]).add(this.#position);
        const status = frame.http?.status;
        if (kind === "notJson" && this.transport() === "stdio")
            this.noise.add(this.#position);
        // Bodies of an error status need be no message (basic/transports): proxies and frameworks write them. A body that answers a
        // notification is wrong whatever it holds, which its status shows.
        const isMessage = this.transport() !== "streamable-http" || (frame.http !== undefined && frame.http.status < 400 && frame.http.requestId !== undefined);
        if (kind === "notJsonRpc" && isMessage)
            this.invalid.add(this.#position);
        // An error without id is all that some servers can say over HTTP, for a lost session for example.
        if (kind === "unknownIds" && (status === undefined || !hasNoId(frame.json)))
            this.unasked.add(this.#position);
    }
    /** A notification or a request of the server. */
    heard(kind, method) {
        const need = kind === "notification" ? needOfNotification(method) : needOfRequest(method);
        if (need !== undefined && !this.#isStopped)
            counterOf(this.needs, need).add(this.#position);
    }
    /** A reply settled its request. @param error the error object of an error reply; undefined for a result */
    replied(asked, sent, frame, reply) {
        if (this.#isStopped)
            return;
        this.firstReplyAtMs ??= frame.atMs;
        this.startMs ??= frame.atMs - (sent.isFirst ? this.openedAtMs : sent.atMs);
        if (asked.isLarge && frame.bytes > LARGE_FRAME_BYTES)
            this.large.takeBack(this.#position);
        const status = this.transport() === "streamable-http" ? frame.http?.status : undefined;
        if ("result" in reply) {
            if (status !== undefined && status >= 400)
                this.resultStatus.add(this.#position);
            const need = needOfListing(asked.method, reply.result);
            if (need !== undefined)
                counterOf(this.needs, need).add(this.#position);
            this.#sample(asked.method, asked.subject, reply.result, frame.bytes);
        }
        else {
            const wanted = STATUS_OF_CODE.get(reply.error.code);
            if (status !== undefined && wanted !== undefined && status !== wanted)
                this.errorStatus.add(this.#position);
            this.#sample("error", String(reply.error.code), reply.error, frame.bytes);
        }
    }
    /** An HTTP exchange ended. */
    exchanged(end) {
        if (this.#isStopped || this.transport() !== "streamable-http")
            return;
        // The standing stream ends like this too, and it is no answer to a notification.
        if (end.requestId !== undefined || end.status === null || end.contentType === "text/event-stream")
            return;
        if (end.status < 300 && end.status !== 202)
            this.notificationStatus.add();
    }
    /** The connection is being closed by us; what still comes is not looked at. @param isIdle whether nothing was asked any more */
    stop(isIdle) {
        this.#isStopped = true;
        this.#isIdleClose = isIdle;
    }
    /** The channel ended. */
    ended(ending) {
        if (this.#isIdleClose && ending.kind === "closed")
            this.ending = ending;
    }
    #sample(method, subject, value, bytes) {
        const key = `${method} ${subject ?? ""}`;
        if (bytes > MAX_SAMPLE_BYTES || this.samples.length >= MAX_SAMPLES || this.#sampled.has(key))
            return;
        this.#sampled.add(key);
        this.samples.push({ revision: "", method, value, position: this.#position });
    }
}
function counterOf(counters, key) {
    let counter = counters.get(key);
    if (counter === undefined)
        counters.set(key, (counter = new Counter()));
    return counter;
}
function hasNoId(json) {
    return (0,model_json/* isJsonObject */.O)(json) && (json["id"] === null || json["id"] === undefined);
}

;// CONCATENATED MODULE: ./build/src/session/json-rpc.js
// Requests and replies over one channel: ids, time-outs, cancellation, answers to the server's own requests.
// Everything a server sends is data: it settles a call, or it is counted. Knows no handshake and no revision by name.











/** How long a notification over HTTP may wait for its acceptance, in milliseconds. */
const NOTIFY_TIMEOUT_MS = 5_000;
/** How long the standing stream may wait for its head, in milliseconds: some servers send it with the first event only. */
const LISTEN_TIMEOUT_MS = 1_000;
const NO_LONGER_NEEDED = "no longer needed";
/** One JSON-RPC connection. */
class JsonRpc {
    channel;
    budget;
    callTimeoutMs;
    pace;
    /** What came in, counted and sampled. */
    wire;
    /** How the channel ended; undefined while it is open. */
    ending;
    /** The HTTP exchange that last ended without a reply. */
    failedExchange;
    #dialect;
    #lastId = 0;
    #calls = new PendingCalls();
    #serverRequests = new ServerRequests();
    #onNotification;
    #closing;
    #dispatch;
    /**
     * Takes over a fresh channel.
     * @param callTimeoutMs how long a call waits that says nothing else, in milliseconds
     */
    constructor(channel, clock, budget, callTimeoutMs = limits/* CALL_TIMEOUT_MS */.MU, pace = new Pace(clock, budget)) {
        this.channel = channel;
        this.budget = budget;
        this.callTimeoutMs = callTimeoutMs;
        this.pace = pace;
        this.wire = new WireTally(() => channel.transport, clock.now());
        const send = (frame) => channel.send(frame);
        const timedOut = (id, fault) => void this.#giveUp(id, fault);
        this.#dispatch = new Dispatch({ isAlive: () => this.alive, send, timedOut }, clock, budget, pace);
        channel.onFrame((frame) => this.#onFrame(frame));
        void channel.ended.then((ending) => this.#onEnded(ending));
    }
    get transport() {
        return this.channel.transport;
    }
    get received() {
        return this.wire.received;
    }
    get alive() {
        return this.ending === undefined && this.#closing === undefined;
    }
    /** Requests sent so far. */
    get requestsSent() {
        return this.#lastId;
    }
    /** From now on messages are dressed as the agreed revision wants; without one they go out bare. */
    adopt(dialect) {
        this.#dialect = dialect;
    }
    /** From now on the owner answers the server's requests and hears its notifications. */
    serve(owner) {
        this.#serverRequests.answerer = owner.answer;
        this.#onNotification = owner.onNotification;
    }
    /** What the connection saw last, for whoever asks why there is no answer. @param sentBefore requests that were sent earlier */
    lastSeen(sentBefore = 0) {
        return { ending: this.ending, failedExchange: this.failedExchange, requestsSent: this.#lastId - sentBefore };
    }
    /**
     * Sends a request and waits for its reply.
     * @throws TransportFault, or the abort reason
     */
    call(method, params, options = {}) {
        return this.begin(method, params, options).reply;
    }
    /** Sends a request; never throws. Whatever `call` throws rejects the reply. */
    begin(method, params, options = {}) {
        let id;
        let late = () => undefined;
        const lateReply = new Promise((resolve) => (late = resolve));
        const reply = new Promise((resolve, reject) => {
            id = this.#begin(method, params, options, { resolve, reject, late });
        });
        reply.catch(() => undefined); // whoever cancels may not look at it
        const cancel = async (reason) => {
            if (id !== undefined)
                await this.#giveUp(id, new errors/* TransportFault */.ww("cancelled", "the call was cancelled"), reason);
        };
        return { id, reply, late: lateReply, cancel };
    }
    /** Returns the id, or undefined when the call was refused before anything was sent; what it throws rejects the call. */
    #begin(method, params, options, outcome) {
        const { signal, timeoutMs = this.callTimeoutMs, asRevision } = options;
        const refusal = signal?.aborted === true ? reasonOf(signal) : this.#deadFault();
        if (refusal !== undefined)
            return void outcome.reject(refusal);
        this.budget.take();
        const id = ++this.#lastId;
        const onAbort = () => void this.#giveUp(id, signal === undefined ? undefined : reasonOf(signal));
        signal?.addEventListener("abort", onAbort, { once: true });
        const stopListening = signal === undefined ? undefined : () => signal.removeEventListener("abort", onAbort);
        const exchange = this.#dialect?.cancellation === "exchange" ? new AbortController() : undefined;
        this.#serverRequests.reset();
        const send = () => void this.#send(method, params, id, exchange?.signal, asRevision);
        const call = this.#calls.add(id, { method, asked: askedOf(method, params), send, timeoutMs, stopListening, exchange, ...outcome });
        this.#dispatch.send(id, call);
        return id;
    }
    /** Sends a notification; over HTTP it waits, for a bounded time, until the server took it. Never rejects. */
    async notify(method, params) {
        const sent = this.#send(method, params);
        if (this.transport === "stdio")
            return;
        await atMost(sent, NOTIFY_TIMEOUT_MS);
        // One that a rate limit kept out goes again; what comes after it must not overtake it.
        await atMost(this.#dispatch.resent, this.pace.holdMs + NOTIFY_TIMEOUT_MS);
    }
    /**
     * Streamable HTTP of the legacy era: opens the stream on which a server sends what belongs to no request, and waits, for a
     * bounded time, until the server took it or said that it has none. Nothing on other transports. Never rejects.
     */
    async listen() {
        if (this.alive && this.channel.listen !== undefined)
            await atMost(this.channel.listen(), LISTEN_TIMEOUT_MS);
    }
    /** Ends the channel; calls that still wait fault as `closed`. */
    close() {
        if (this.#closing === undefined) {
            this.wire.stop(this.#calls.isIdle);
            this.#closing = this.channel.close();
            this.#calls.faultAll(new errors/* TransportFault */.ww("closed", "the session was closed"));
        }
        return this.#closing;
    }
    #send(method, params, id, signal, asRevision) {
        if (!this.alive)
            return Promise.resolve();
        const dialect = this.#dialect;
        const dressed = dialect === undefined || id === undefined ? params : dialect.params(params, asRevision);
        const headers = dialect?.headers(method, dressed, asRevision);
        return this.channel.send({
            message: { jsonrpc: "2.0", id, method, params: dressed },
            ...(id === undefined ? {} : { requestId: id }),
            ...(headers === undefined ? {} : { headers }),
            ...(signal === undefined ? {} : { signal }),
            ...(dialect?.stateless === true ? { stateless: true } : {}),
        });
    }
    #onFrame(frame) {
        if (frame.kind === "exchange-ended")
            return this.#onExchangeEnded(frame);
        if (!mayBeLimit(frame.http?.status) || !this.#calls.hold(frame))
            this.#onMessage(frame);
    }
    #onMessage(frame) {
        this.wire.begin(frame);
        const askedBy = frame.http?.requestId;
        const status = frame.http?.status;
        // Whatever the body says, the server wants credentials: that is never a reply. The end of the exchange says what it asks for.
        if (status === 401 || status === 403)
            return;
        if (frame.oversize) {
            this.wire.saw("notJson", frame);
            // Over stdio nobody can tell whose reply the dropped line was.
            for (const id of askedBy === undefined ? this.#calls.ids : [askedBy])
                this.#calls.fault(id, new errors/* TransportFault */.ww("error", "the frame is over the size limit"));
        }
        else if (frame.json === undefined) {
            this.wire.saw("notJson", frame);
        }
        else if (this.#isBatch(frame)) {
            for (const message of frame.json)
                this.#onEnvelope((0,envelope/* classify */.L)(message), frame);
        }
        else {
            this.#onEnvelope((0,envelope/* classify */.L)(frame.json), frame);
        }
    }
    /** A batch where the revision has them; over HTTP a batch of one passes always, as the official clients let it. */
    #isBatch(frame) {
        const { json } = frame;
        return Array.isArray(json) && json.length > 0 && (this.#dialect?.batches === true || (json.length === 1 && frame.http !== undefined));
    }
    #onEnvelope(envelope, frame) {
        switch (envelope.kind) {
            case "result":
                return this.#onReply(envelope.id, frame, { result: envelope.value }, (ms) => ({
                    kind: "result",
                    value: envelope.value,
                    ms,
                    bytes: frame.bytes,
                }));
            case "error": {
                const id = envelope.id ?? (0,faults/* requestMeant */.$f)(frame);
                const { code, message } = envelope;
                const data = envelope.data === undefined ? {} : { data: envelope.data };
                const explains = message.trim() !== "";
                if (id === undefined)
                    this.wire.saw("unknownIds", frame);
                else
                    this.#onReply(id, frame, { error: { code, message, ...data } }, (ms) => ({ kind: "error", code, explains, ...data, ms }));
                return;
            }
            case "notification":
                this.wire.saw("notifications", frame);
                this.wire.heard("notification", envelope.method);
                this.#onNotification?.(envelope.method, (0,model_json/* isJsonObject */.O)(envelope.params) ? envelope.params : {});
                return;
            case "request":
                this.wire.saw("serverRequests", frame);
                this.wire.heard("request", envelope.method);
                return this.#answer(envelope.id, envelope.method, envelope.params);
            case "broken-reply":
                this.wire.saw("notJsonRpc", frame);
                return this.#calls.fault(envelope.id, new errors/* TransportFault */.ww("error", "the reply is no valid JSON-RPC response"));
            case "not-jsonrpc":
                this.wire.saw("notJsonRpc", frame);
        }
    }
    /** Settles the call a reply belongs to; a reply to none is counted. */
    #onReply(id, frame, content, replyAfter) {
        const found = this.#calls.take(id);
        if (found === undefined) {
            this.wire.saw("unknownIds", frame);
            return;
        }
        const { call, isLate } = found;
        const reply = replyAfter(frame.atMs - call.sentAtMs);
        if (isLate) {
            this.wire.saw("late", frame);
            call.late(reply);
            return;
        }
        this.pace.replied();
        this.wire.saw("replies", frame);
        this.wire.replied(call.asked, { isFirst: id === 1 && call.retries === 0, atMs: call.sentAtMs }, frame, content);
        call.resolve(reply);
    }
    #answer(id, method, params) {
        const send = (outcome) => {
            if (!this.alive)
                return;
            const headers = this.#dialect?.headers(method, undefined);
            void this.channel.send({ message: { jsonrpc: "2.0", id, ...outcome }, ...(headers === undefined ? {} : { headers }) });
        };
        const outcome = this.#serverRequests.outcome(method, params);
        if (outcome instanceof Promise)
            void outcome.then(send);
        else if (outcome !== undefined)
            send(outcome);
    }
    #onExchangeEnded(end) {
        this.wire.exchanged(end);
        const id = end.requestId;
        if (end.refused !== undefined)
            this.#dispatch.resend(end.refused, end);
        const call = id === undefined ? undefined : this.#calls.get(id);
        if (id === undefined || call === undefined || this.#dispatch.sendsAgain(id, call, end))
            return;
        for (const frame of call.held.splice(0))
            this.#onMessage(frame);
        if (this.#calls.get(id) === undefined)
            return;
        this.failedExchange = end;
        const { kind, text, asksFor } = (0,faults/* describeExchange */.Nu)(end);
        // A lost session is no answer to this request: its status would read as one.
        const status = end.sessionLost === true ? undefined : (end.status ?? undefined);
        this.#calls.fault(id, new errors/* TransportFault */.ww(kind, text, status, asksFor));
    }
    #onEnded(ending) {
        this.ending = ending;
        this.wire.ended(ending);
        this.#calls.faultAll(new errors/* TransportFault */.ww("closed", (0,faults/* describeEnding */.be)(ending)));
    }
    #deadFault() {
        if (this.#closing !== undefined)
            return new errors/* TransportFault */.ww("closed", "the session is closed");
        return this.ending === undefined ? undefined : new errors/* TransportFault */.ww("closed", (0,faults/* describeEnding */.be)(this.ending));
    }
    /** Time-out, abort or cancel: the call ends now, the server is told, and a reply that still comes is late. */
    async #giveUp(id, fault, reason = NO_LONGER_NEEDED) {
        const call = this.#calls.giveUp(id, fault);
        if (call === undefined)
            return;
        if (call.exchange !== undefined)
            call.exchange.abort();
        // `initialize` must not be cancelled (basic/utilities/cancellation, every legacy revision).
        else if (call.method !== "initialize")
            await this.notify("notifications/cancelled", { requestId: id, reason });
    }
}
/** The abort reason is the caller's own; it is passed on untouched, whatever it is. */
function reasonOf(signal) {
    return signal.reason;
}

;// CONCATENATED MODULE: ./build/src/session/live-session.js
// The session the rest of the house sees: one connection and what its handshake agreed on. Decides nothing itself.


/** A session over an answered handshake. */
class LiveSession {
    onUnauthorized;
    era;
    revision;
    offered;
    capabilities;
    identity;
    handshakeMs;
    #rpc;
    #caller;
    /**
     * @param askedAtMs when the session was asked for, in milliseconds of the clock
     * @param onUnauthorized hears that the server no longer lets us in
     */
    constructor(handshake, era, askedAtMs, onUnauthorized = () => undefined) {
        this.onUnauthorized = onUnauthorized;
        this.era = era;
        this.revision = handshake.revision;
        this.offered = handshake.offered;
        this.capabilities = handshake.capabilities;
        this.identity = handshake.identity;
        this.handshakeMs = handshake.answeredAtMs - askedAtMs;
        this.#rpc = handshake.rpc;
        this.#caller = handshake.caller;
    }
    get transport() {
        return this.#rpc.transport;
    }
    get received() {
        return this.#rpc.received;
    }
    get alive() {
        return this.#rpc.alive;
    }
    call(method, params, options) {
        return this.begin(method, params, options).reply;
    }
    begin(method, params, options) {
        const call = this.#caller.begin(method, params, options);
        call.reply.catch((fault) => {
            if (fault instanceof errors/* TransportFault */.ww && (0,auth_required/* isUnauthorized */.T)(fault))
                this.onUnauthorized((0,auth_required/* authRequired */.s)(fault));
        });
        return call;
    }
    notify(method, params) {
        return this.#rpc.notify(method, params);
    }
    close() {
        return this.#rpc.close();
    }
}

// EXTERNAL MODULE: ./build/src/session/mcp-headers.js
var mcp_headers = __webpack_require__(49729);
// EXTERNAL MODULE: ./build/src/session/modern.js + 1 modules
var modern = __webpack_require__(43201);
;// CONCATENATED MODULE: ./build/src/session/wire-summary.js
// Puts the tallies of all connections of a run together. Pure over the tallies.



/** Samples looked at in one run. */
const wire_summary_MAX_SAMPLES = 64;
/** Bounds of a slow start, in milliseconds, and how many times a warm one it must take. */
const SLOW_MS = 10_000;
const COLD_MS = 3_000;
const COLD_FACTOR = 5;
/** Everything seen. @param tallies in the order their connections were opened */
function summarize(tallies, transport) {
    const all = (pick) => (0,wire_seen/* together */.bs)(tallies.map((tally) => pick(tally) ?? wire_seen/* NONE */.x3));
    const modern = tallies.filter((tally) => tally.agreement?.era === "modern");
    return {
        transport,
        connections: tallies.length,
        frames: Object.fromEntries(wire_seen/* FRAME_KINDS */.yV.map((kind) => [kind, all((tally) => tally.kinds.get(kind))])),
        stdoutNoise: all(({ noise }) => noise),
        invalidEnvelopes: all(({ invalid }) => invalid),
        unknownIds: all(({ unasked }) => unasked),
        largestFrameBytes: Math.max(0, ...tallies.map((tally) => tally.largestFrameBytes)),
        largeFrames: all(({ large }) => large),
        undeclared: {
            notifications: undeclared(tallies, "notification"),
            listings: undeclared(tallies, "listing"),
            requests: undeclared(tallies, "request"),
        },
        statuses: {
            notification: all(({ notificationStatus }) => notificationStatus),
            result: all(({ resultStatus }) => resultStatus),
            error: (0,wire_seen/* together */.bs)(modern.map(({ errorStatus }) => errorStatus)),
        },
        shutdown: {
            sigterm: tallies.filter(({ ending }) => ending?.forced === "sigterm").length,
            sigkill: tallies.filter(({ ending }) => ending?.forced === "sigkill").length,
            left: tallies.filter(({ ending }) => ending?.left === true).length,
        },
        start: startBand(tallies),
        quickestStartMs: quickest(tallies),
    };
}
/** Samples of the connections whose revision is known, the first of each method and tool before others. */
function samplesOf(tallies) {
    const seen = new Set();
    const [fresh, again] = [[], []];
    for (const { agreement, samples } of tallies) {
        if (agreement === undefined)
            continue;
        for (const sample of samples) {
            (seen.has(sample.method) ? again : fresh).push({ ...sample, revision: spokenRevision(agreement) });
            seen.add(sample.method);
        }
    }
    return [...fresh, ...again].slice(0, wire_summary_MAX_SAMPLES);
}
/** An unknown revision is spoken like the newest one of its era, so its replies are judged like that. */
function spokenRevision({ era, revision }) {
    if (era === "modern")
        return (0,revisions/* isModernRevision */.Py)(revision) ? revision : revisions/* MODERN_REVISIONS */.Jt[0];
    return (0,revisions/* isLegacyRevision */.Bx)(revision) ? revision : revisions/* LEGACY_REVISIONS */.TQ[0];
}
function undeclared(tallies, kind) {
    return (0,wire_seen/* together */.bs)(tallies.flatMap(({ agreement, needs }) => agreement === undefined
        ? []
        : [...needs].filter(([need]) => need.startsWith(`${kind} `) && !isDeclared(need, agreement)).map(([, counter]) => counter)));
}
function quickest(tallies) {
    const known = tallies.flatMap(({ startMs }) => startMs ?? []);
    return known.length === 0 ? null : Math.min(...known);
}
/** The first answered connection is the cold one; warm are those that were opened after its answer. */
function startBand(tallies) {
    const cold = tallies.find(({ startMs }) => startMs !== undefined);
    if (cold?.startMs === undefined || cold.firstReplyAtMs === undefined)
        return "quick";
    if (cold.startMs > SLOW_MS)
        return "slow";
    const { startMs, firstReplyAtMs } = cold;
    const warm = tallies.filter(({ openedAtMs }) => openedAtMs >= firstReplyAtMs).flatMap((later) => later.startMs ?? []);
    return startMs > COLD_MS && warm.some((ms) => startMs > COLD_FACTOR * ms) ? "slow-when-cold" : "quick";
}

;// CONCATENATED MODULE: ./build/src/session/connector.js
// Opens sessions to one target and owns everything it opened: connections, spare processes, shared sockets.
// Transports are loaded when first needed: a run over one never pays for the other.












/** Creates the connector of one target. Nothing is started before the first connect or prewarm. */
function createConnector(target, options) {
    return new TargetConnector(target, options);
}
class TargetConnector {
    target;
    options;
    #mode;
    #connections = new Set();
    /** Connections that nobody has used yet, oldest first. */
    #spares = [];
    #toolHeaders = new mcp_headers/* ToolHeaders */.Zd();
    #pace;
    #loading;
    #closing;
    /** The era, once asked for; a failed attempt is forgotten. */
    #verdict;
    /** The offer this target took: later connects start with it. */
    #knownOffer;
    /** How many processes may wait idle. */
    #ahead = 0;
    constructor(target, options) {
        this.target = target;
        this.options = options;
        this.#mode = options.protocol ?? "auto";
        this.#pace = new Pace(options.clock, options.budget, options.onLimited);
    }
    get isLimited() {
        return this.#pace.isLimited;
    }
    /** What the target's kind says, until a connection turned out to speak HTTP+SSE. */
    get transport() {
        if (this.target.kind === "stdio")
            return "stdio";
        return [...this.#connections].some(({ transport }) => transport === "sse") ? "sse" : "streamable-http";
    }
    async connect(options = {}) {
        const { clock } = this.options;
        const transport = await this.#load();
        const askedAtMs = clock.now();
        const endsAt = askedAtMs + (options.timeoutMs ?? this.options.startTimeoutMs);
        const remainingMs = () => Math.max(0, endsAt - clock.now());
        try {
            const verdict = await this.#era(transport, remainingMs);
            try {
                return await this.#open(verdict, options, transport, askedAtMs, remainingMs);
            }
            catch (error) {
                if (!(error instanceof era/* OtherEra */.J))
                    throw error;
                if (this.#mode !== "auto")
                    throw unsupported(this.#mode, `it speaks only the ${error.verdict.era} era`);
                this.#verdict = Promise.resolve(error.verdict);
                return await this.#open(error.verdict, options, transport, askedAtMs, remainingMs);
            }
        }
        catch (error) {
            if (this.#closing !== undefined)
                throw interrupted();
            if ((0,auth_required/* isUnauthorized */.T)(error))
                throw this.#shutOut(error, transport);
            // Both eras refused by pointing at the other one.
            if (error instanceof era/* OtherEra */.J)
                throw new errors/* Incomplete */.nd("initialize-failed", "the server refused both protocol eras");
            throw error;
        }
    }
    prewarm(count) {
        if (this.target.kind !== "stdio")
            return;
        this.#ahead = Math.max(this.#ahead, count);
        void this.#load().then((transport) => {
            while (this.#closing === undefined && this.#spares.filter((spare) => spare.alive).length < count) {
                this.#spares.push(this.#newConnection(transport));
            }
        }, () => undefined);
    }
    close() {
        return (this.#closing ??= this.#end());
    }
    #load() {
        const { clock } = this.options;
        return (this.#loading ??= this.target.kind === "stdio" ? loadStdio(this.target, clock) : loadHttp(this.target, clock));
    }
    /** The era to speak: what the user asked for, else what the target shows, asked once. */
    #era(transport, remainingMs) {
        const mode = this.#mode;
        if (mode === "modern")
            return Promise.resolve({ era: "modern", revision: revisions/* MODERN_REVISIONS */.Jt[0] });
        if ((0,revisions/* isModernRevision */.Py)(mode))
            return Promise.resolve({ era: "modern", revision: mode });
        if (mode !== "auto")
            return Promise.resolve({ era: "legacy", supported: mode === "legacy" ? [] : [mode] });
        this.#verdict ??= this.#detect(transport, remainingMs).catch((error) => {
            this.#verdict = undefined;
            throw error;
        });
        return this.#verdict;
    }
    async #detect(transport, remainingMs) {
        const { clock, clientInfo, clientCapabilities } = this.options;
        const client = { clientInfo, clientCapabilities };
        const { verdict, rest, closed } = await detectEra({
            open: () => this.#take(transport),
            dialect: (0,modern/* modernDialect */.k)(revisions/* MODERN_REVISIONS */.Jt[0], this.transport, client, this.#toolHeaders),
            silenceMs: this.options.probeSilenceMs ?? PROBE_SILENCE_MS,
            sleep: (ms, signal) => clock.sleep(ms, signal),
            remainingMs,
            ...client,
        });
        if (rest !== undefined && (this.target.kind !== "stdio" || this.#ahead > 0))
            this.#spares.push(rest);
        else
            await rest?.close();
        // Where no process may wait idle, none may run beside another either.
        if (this.target.kind === "stdio" && this.#ahead === 0)
            await closed;
        return verdict;
    }
    async #open(verdict, options, transport, askedAtMs, remainingMs) {
        const { clock } = this.options;
        const { capabilities = this.options.clientCapabilities, answer, onNotification, callTimeoutMs } = options;
        const pinned = isPinned(this.#mode) && options.offer === undefined ? this.#mode : undefined;
        const offer = options.offer ?? pinned;
        const startAt = verdict.era === "modern" ? verdict.revision : (this.#knownOffer ?? verdict.supported[0]);
        const strategy = verdict.era === "modern" ? (0,modern/* modernEra */.K)(this.#toolHeaders) : legacy/* legacyEra */._2;
        const opening = strategy.handshake({
            open: () => {
                const rpc = this.#take(transport);
                rpc.callTimeoutMs = callTimeoutMs ?? rpc.callTimeoutMs;
                rpc.serve({ answer, onNotification });
                return rpc;
            },
            ...(offer === undefined ? {} : { offer }),
            ...(startAt === undefined ? {} : { startAt }),
            nowMs: () => clock.now(),
            remainingMs,
            clientInfo: this.options.clientInfo,
            clientCapabilities: capabilities,
            ...(answer === undefined ? {} : { answer }),
        });
        const handshake = await (pinned === undefined ? opening : demand(opening, pinned));
        if (verdict.era === "legacy" && options.offer === undefined)
            this.#knownOffer = handshake.offered;
        const { revision, capabilities: declared, rpc } = handshake;
        // Whoever hears or answers must be reachable between its own calls; modern servers speak within those only.
        if (verdict.era === "legacy" && (answer !== undefined || onNotification !== undefined))
            await rpc.listen();
        rpc.wire.agreement = { era: verdict.era, revision, capabilities: declared, clientCapabilities: capabilities };
        // A wait for a rate limit is no time of the server's.
        const startedAtMs = askedAtMs + this.#pace.heldBetween(askedAtMs, handshake.answeredAtMs);
        return new LiveSession(handshake, verdict.era, startedAtMs, (cause) => this.#shutOut(cause, transport));
    }
    wire() {
        return summarize(this.#tallies(), this.transport);
    }
    samples() {
        return samplesOf(this.#tallies());
    }
    #tallies() {
        return [...this.#connections].map(({ wire }) => wire);
    }
    #shutOut(cause, transport) {
        const told = transport.tokenFailure?.() ?? cause;
        this.options.onUnauthorized?.(told);
        return told;
    }
    /** A connection that nobody has used: one that waits, or a fresh one. */
    #take(transport) {
        if (this.#closing !== undefined)
            throw interrupted();
        let spare = this.#spares.shift();
        while (spare?.alive === false)
            spare = this.#spares.shift();
        return spare ?? this.#newConnection(transport);
    }
    #newConnection(transport) {
        const { clock, budget, callTimeoutMs } = this.options;
        const connection = new JsonRpc(transport.open(), clock, budget, callTimeoutMs, this.#pace);
        this.#connections.add(connection);
        return connection;
    }
    async #end() {
        await Promise.all([...this.#connections].map((connection) => connection.close()));
        const transport = await this.#loading?.catch(() => undefined);
        transport?.close();
    }
}
/** Whether a mode names one revision. */
function isPinned(mode) {
    return mode !== "auto" && mode !== "legacy" && mode !== "modern";
}
/** A pinned revision is agreed to, or the run has no result. @throws Incomplete `protocol-unsupported` */
async function demand(opening, revision) {
    let handshake;
    try {
        handshake = await opening;
    }
    catch (error) {
        const isRefused = error instanceof errors/* Incomplete */.nd && error.code === "initialize-failed";
        throw isRefused ? unsupported(revision, "it refused it") : error;
    }
    if (handshake.revision === revision)
        return handshake;
    void handshake.rpc.close();
    throw unsupported(revision, "it answered another one");
}
function unsupported(mode, why) {
    return new errors/* Incomplete */.nd("protocol-unsupported", `the server does not speak the protocol asked for (--protocol ${mode}): ${why}; use --protocol auto`);
}
async function loadStdio(target, clock) {
    const { openStdio } = await __webpack_require__.e(/* import() */ 6247).then(__webpack_require__.bind(__webpack_require__, 96247));
    return { open: () => openStdio(target, clock), close: () => undefined };
}
async function loadHttp(target, clock) {
    const { httpOpener } = await __webpack_require__.e(/* import() */ 9139).then(__webpack_require__.bind(__webpack_require__, 39139));
    const opener = await httpOpener(target, clock);
    if (target.oauth === undefined)
        return opener;
    const { authorizedOpener } = await Promise.all(/* import() */[__webpack_require__.e(3669), __webpack_require__.e(6667), __webpack_require__.e(5085)]).then(__webpack_require__.bind(__webpack_require__, 5085));
    return authorizedOpener(opener, target, target.oauth, clock);
}
function interrupted() {
    return new errors/* Incomplete */.nd("interrupted", "the run was interrupted before the server answered initialize");
}


/***/ }),

/***/ 50975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ DISCOVER),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   WE: () => (/* binding */ isModernOnly),
/* harmony export */   ri: () => (/* binding */ readInitialize),
/* harmony export */   sC: () => (/* binding */ readDiscover),
/* harmony export */   x4: () => (/* binding */ versionsOf),
/* harmony export */   xH: () => (/* binding */ UNSUPPORTED_VERSION)
/* harmony export */ });
/* unused harmony exports HEADER_MISMATCH, MISSING_CLIENT_CAPABILITY */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
/* harmony import */ var _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29605);
// What an answer to `server/discover`, or a refusal that lists versions, says about the era of a server. Pure.
// The overlap of versions decides, never one error code: servers list both eras, or answer with codes of their own.


/** The method that opens the modern era; a server of that era must know it (2026-07-28, server/discover). */
const DISCOVER = "server/discover";
/** Error codes of 2026-07-28 (basic/index). */
const HEADER_MISMATCH = -32020;
const MISSING_CLIENT_CAPABILITY = -32021;
const UNSUPPORTED_VERSION = -32022;
const METHOD_NOT_FOUND = -32601;
/** Reads the answer to the probe. */
function readDiscover(reply) {
    if (reply.kind === "result")
        return { kind: "verdict", verdict: verdictOf(versionsOf(reply)) ?? LEGACY, untouched: false };
    const { code } = reply;
    if (code === UNSUPPORTED_VERSION)
        return { kind: "verdict", verdict: verdictOf(versionsOf(reply)) ?? LEGACY, untouched: false };
    // The specification takes these two for proof of the modern era; servers use the codes otherwise as well.
    if (code === HEADER_MISMATCH || code === MISSING_CLIENT_CAPABILITY)
        return { kind: "ask-initialize" };
    return { kind: "verdict", verdict: LEGACY, untouched: code === METHOD_NOT_FOUND };
}
/** What the answer to an `initialize` sent for the verdict's sake means: only a refusal that names its version is modern. */
function readInitialize(reply) {
    if (reply.kind === "result" || reply.code !== UNSUPPORTED_VERSION)
        return LEGACY;
    return verdictOf(versionsOf(reply)) ?? { era: "modern", revision: _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .MODERN_REVISIONS */ .Jt[0] };
}
/** The verdict of a list of versions: modern before legacy; undefined when no version is known to us. */
function verdictOf(versions) {
    const revision = _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .MODERN_REVISIONS */ .Jt.find((known) => versions.includes(known));
    if (revision !== undefined)
        return { era: "modern", revision };
    return versions.some(_model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .isLegacyRevision */ .Bx)
        ? { era: "legacy", supported: _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .LEGACY_REVISIONS */ .TQ.filter((known) => versions.includes(known)) }
        : undefined;
}
/** The versions an answer lists: a result's `supportedVersions`, an error's `data.supported`. Other members are left out. */
function versionsOf(reply) {
    const holder = reply.kind === "result" ? reply.value : reply.data;
    const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(holder) ? holder[reply.kind === "result" ? "supportedVersions" : "supported"] : undefined;
    return Array.isArray(list) ? list.filter((version) => typeof version === "string") : [];
}
/** Whether versions were listed and every one that we know is modern. */
function isModernOnly(versions) {
    return versions.some(_model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .isModernRevision */ .Py) && !versions.some(_model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .isLegacyRevision */ .Bx);
}
const LEGACY = { era: "legacy", supported: [] };


/***/ }),

/***/ 37924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ classify)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);
// What one parsed JSON value is, as JSON-RPC 2.0 and MCP define messages. Pure; own rules, because the published
// schemas let through a message that holds both a result and an error.

const NOT_JSONRPC = { kind: "not-jsonrpc" };
/** Classifies one JSON value; an array (a batch) is not one message and yields `not-jsonrpc`. */
function classify(json) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(json))
        return NOT_JSONRPC;
    return json["method"] === undefined ? classifyReply(json) : classifyCall(json);
}
function classifyCall(json) {
    const { id, method, jsonrpc, params } = json;
    if (jsonrpc !== "2.0" || typeof method !== "string" || "result" in json || "error" in json)
        return broken(id);
    if (id === undefined)
        return { kind: "notification", method, params };
    return typeof id === "string" || typeof id === "number" ? { kind: "request", id, method, params } : NOT_JSONRPC;
}
function classifyReply(json) {
    const { id, jsonrpc, result, error } = json;
    const hasResult = "result" in json;
    if (jsonrpc !== "2.0" || hasResult === "error" in json)
        return broken(id);
    if (hasResult)
        return typeof id === "number" ? { kind: "result", id, value: result ?? null } : broken(id);
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(error))
        return broken(id);
    const { code, message, data } = error;
    if (!Number.isInteger(code) || typeof message !== "string")
        return broken(id);
    // An absent id is allowed for errors since 2025-11-25 and means the same as null.
    if (typeof id === "number")
        return { kind: "error", id, code: code, message, data };
    return id === null || id === undefined ? { kind: "error", id: null, code: code, message, data } : broken(id);
}
/** Ids are echoed with value and type (JSON-RPC 2.0, section 5): "7" is a broken answer to 7, and it is clear to which. */
function broken(id) {
    if (typeof id === "number")
        return { kind: "broken-reply", id };
    return typeof id === "string" && /^[1-9]\d{0,15}$/.test(id) ? { kind: "broken-reply", id: Number(id) } : NOT_JSONRPC;
}


/***/ }),

/***/ 47224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ OtherEra),
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);

/** What a server's own description names; anything but a text that is not blank counts as left out. */
function identityOf(info) {
    const isText = (value) => typeof value === "string" && value.trim() !== "";
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(info) ? { named: isText(info["name"]), versioned: isText(info["version"]) } : { named: false, versioned: false };
}
/** Thrown by a handshake: the server named revisions of the other era only. Never leaves src/session. */
class OtherEra extends Error {
    verdict;
    name = "OtherEra";
    constructor(verdict) {
        super(`the server speaks the ${verdict.era} era only`);
        this.verdict = verdict;
    }
}


/***/ }),

/***/ 48615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  be: () => (/* binding */ describeEnding),
  Nu: () => (/* binding */ describeExchange),
  vd: () => (/* binding */ proxyRefusal),
  $f: () => (/* binding */ requestMeant)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
;// CONCATENATED MODULE: ./build/src/target/challenge.js
// Reads WWW-Authenticate and says in one safe line what a server asks for. The header is the server's own text: what comes out
// of here is for the terminal, cut and escaped, and never for a report.

/** Longest value shown, in characters. */
const VALUE_CHARACTERS = 80;
/** Challenges shown; a server that offers more is not helped by a longer line. */
const MAX_CHALLENGES = 3;
/** Longest header read, in characters. */
const HEADER_CHARACTERS = 4_096;
const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const PARAMETER = new RegExp(`[,\\s]*(${TOKEN})\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|(${TOKEN}))`, "y");
const SCHEME = new RegExp(`[,\\s]*(${TOKEN})(?:\\s+[A-Za-z0-9._~+/-]+=*(?=\\s*(?:,|$)))?`, "y");
/** The challenges of a header in order. Never fails: what is no challenge ends the reading. */
function readChallenges(header) {
    const text = header.slice(0, HEADER_CHARACTERS);
    const found = [];
    let at = 0;
    for (;;) {
        const current = found.at(-1);
        PARAMETER.lastIndex = at;
        const parameter = PARAMETER.exec(text);
        if (parameter !== null && current !== undefined) {
            const [, name = "", quoted, bare] = parameter;
            current.parameters.set(name.toLowerCase(), bare ?? (quoted ?? "").replace(/\\(.)/gs, "$1"));
            at = PARAMETER.lastIndex;
            continue;
        }
        SCHEME.lastIndex = at;
        const scheme = SCHEME.exec(text)?.[1];
        if (scheme === undefined)
            return found;
        found.push({ scheme, parameters: new Map() });
        at = SCHEME.lastIndex;
    }
}
/** What the server asks for, for example `Bearer, realm "api", scope "read"`; null when the header names no scheme. */
function describeChallenges(header) {
    const challenges = readChallenges(header);
    if (challenges.length === 0)
        return null;
    return challenges.slice(0, MAX_CHALLENGES).map(describe).join("; or ");
}
function describe({ scheme, parameters }) {
    const parts = [shown(scheme)];
    for (const name of ["realm", "scope", "error"]) {
        const value = parameters.get(name);
        if (value !== undefined && value !== "")
            parts.push(`${name} ${JSON.stringify(shown(value))}`);
    }
    // RFC 9728, section 5.1. The host is enough to see who is meant; a path may hold anything.
    const metadata = hostOf(parameters.get("resource_metadata"));
    if (metadata !== null)
        parts.push(`OAuth metadata at ${shown(metadata)}`);
    return parts.join(", ");
}
function hostOf(text) {
    if (text === undefined)
        return null;
    try {
        return new URL(text).host;
    }
    catch {
        return null;
    }
}
function shown(text) {
    return (0,lib_escape/* printable */.g$)(text, VALUE_CHARACTERS);
}

// EXTERNAL MODULE: ./build/src/transport/channel.js
var channel = __webpack_require__(60208);
;// CONCATENATED MODULE: ./build/src/session/faults.js


/** Why a channel that ended can answer no more. */
function describeEnding(ending) {
    if (ending.kind === "closed")
        return "the connection is closed";
    if (ending.kind === "not-started")
        return `the command could not be started (${ending.errorCode})`;
    return ending.signal === null ? `the server exited with code ${ending.code ?? "unknown"}` : `the server was ended by ${ending.signal}`;
}
/** What an HTTP exchange that ended without a reply means for its request. */
function describeExchange(end) {
    const { status, errorCode } = end;
    if (end.sessionLost === true)
        return { kind: "closed", text: "HTTP 404: the server no longer knows the session" };
    if (status === 401 || status === 403) {
        const asksFor = describeChallenges(end.wwwAuthenticate ?? "");
        return { kind: "auth", text: `HTTP ${status}: the server needs credentials`, ...(asksFor === null ? {} : { asksFor }) };
    }
    const known = proxyRefusal(end) ?? SSE_TEXTS[errorCode ?? ""];
    if (known !== undefined)
        return { kind: "closed", text: known };
    if (status === null)
        return { kind: "closed", text: `no response (${errorCode ?? "connection lost"})` };
    if (errorCode !== undefined)
        return { kind: "closed", text: `the HTTP ${status} response broke off (${errorCode})` };
    if (end.contentType === "text/event-stream")
        return { kind: "closed", text: `the HTTP ${status} event stream ended without the reply` };
    return { kind: "error", text: `HTTP ${status} without a JSON-RPC reply` };
}
/** What a stream of the HTTP+SSE transport lacks, by network code. */
const SSE_TEXTS = {
    [channel/* SSE_CODES */.l.missing]: "the event stream named no address for messages",
    [channel/* SSE_CODES */.l.invalid]: "the event stream named an address for messages that is no URL",
    [channel/* SSE_CODES */.l.foreign]: "the event stream named an address for messages on another origin, to which nothing is sent",
};
/** The words for a proxy that refused the connection, or undefined when none did. */
function proxyRefusal(end) {
    const status = end.errorCode?.startsWith(channel/* PROXY_REFUSED */.W) === true ? end.errorCode.slice(channel/* PROXY_REFUSED */.W.length) : undefined;
    return status === undefined ? undefined : `the proxy refused the connection (HTTP ${status})`;
}
/**
 * An error without id that answers a POST can only mean the one request in it. Not so with 404, by which a server says
 * that the session or the address is unknown, nor with 429: it is about none of what was asked.
 */
function requestMeant(frame) {
    const isAboutNone = frame.http?.status === 404 || frame.http?.status === 429;
    return isAboutNone ? undefined : frame.http?.requestId;
}


/***/ }),

/***/ 55144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ handshakeFailure),
/* harmony export */   v: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _auth_required_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57282);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48615);
// Why a handshake brought no session, as the fixed labels reports know, with the line and the way out for the terminal.



/** Statuses that say nothing of the offer: no such address, no such method, too many requests. */
const NO_REFUSALS = [404, 405, 429];
/** Whether an HTTP status alone refuses the offer, so that another revision may still be taken (400 and the like). */
function isRefusal(fault) {
    const { kind, status } = fault;
    return kind === "error" && status !== undefined && status >= 400 && status < 500 && !NO_REFUSALS.includes(status);
}
/**
 * Turns the fault of a session's opening request into what the user is told. A fault that only says that the budget was spent before
 * anything was sent is returned as it is.
 */
function handshakeFailure(fault, seen, method = "initialize") {
    if (fault.kind === "auth")
        return (0,_auth_required_js__WEBPACK_IMPORTED_MODULE_1__/* .authRequired */ .s)(fault);
    if (fault.kind === "budget" && seen.requestsSent === 0)
        return fault;
    if (fault.kind === "timeout" || fault.kind === "budget") {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-timeout", `the server did not answer ${method}: ${fault.message}; raise --start-timeout if it starts slowly`);
    }
    // Over HTTP the exchange says why the channel is closed.
    if (seen.failedExchange !== undefined && (seen.ending === undefined || seen.ending.kind === "closed")) {
        return fromExchange(seen.failedExchange, fault, method);
    }
    if (seen.ending !== undefined)
        return fromEnding(seen.ending, method);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-invalid", `the answer to ${method} is unusable: ${fault.message}`);
}
function fromEnding(ending, method) {
    switch (ending.kind) {
        case "not-started": {
            const cause = CAUSES[ending.errorCode] ?? "see the code";
            return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("command-not-found", `the server command could not be started: ${cause} (${ending.errorCode})`);
        }
        case "exited": {
            const how = ending.signal === null ? `exited with code ${ending.code ?? "unknown"}` : `was ended by ${ending.signal}`;
            return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("server-exited", `server ${how} before it answered ${method}`, ending.stderrTail);
        }
        case "closed":
            return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("interrupted", `the connection was closed before the server answered ${method}`);
    }
}
const CAUSES = {
    ENOENT: "command not found",
    EACCES: "not executable, or no permission",
    E2BIG: "its arguments are too long",
};
function fromExchange(end, fault, method) {
    const { status } = end;
    if (status === null) {
        const refused = (0,_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .proxyRefusal */ .vd)(end);
        if (refused !== undefined)
            return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `${refused}; check HTTPS_PROXY and NO_PROXY`);
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `no connection to the server (${end.errorCode ?? "connection lost"}); check the address and that the server is listening`);
    }
    if (status >= 300 && status < 400) {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `the server answered HTTP ${status}; redirects are not followed, give the final address`);
    }
    if (status === 429) {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", "the server limits how often it is asked (HTTP 429); wait, or raise its limit for the run");
    }
    if (status >= 500)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `the server answered HTTP ${status}`);
    if (status >= 400)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `the server answered HTTP ${status}; check the path of the address`);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-invalid", `the answer to ${method} is unusable: ${fault.message}`);
}


/***/ }),

/***/ 82707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ initializeParams),
/* harmony export */   _2: () => (/* binding */ legacyEra)
/* harmony export */ });
/* unused harmony export legacyDialect */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8653);
/* harmony import */ var _model_revisions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29605);
/* harmony import */ var _discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50975);
/* harmony import */ var _era_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47224);
/* harmony import */ var _handshake_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55144);
// The era of `initialize` (2024-11-05 to 2025-11-25): the ladder of offers, what the answer means, and how messages are dressed.






const METHOD_NOT_FOUND = -32601;
/** Opens connections with `initialize`. */
const legacyEra = { era: "legacy", handshake };
/**
 * Offers one revision after another, each on a fresh connection, until one is answered. The answered revision is taken
 * whatever it is: servers may counter-offer (basic/lifecycle), and judging the answer is the standard's business.
 */
async function handshake(input) {
    const tried = new Set();
    let offered = input.offer ?? input.startAt ?? _model_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGACY_REVISIONS */ .TQ[0];
    let refusal = "";
    while (offered !== undefined) {
        tried.add(offered);
        const rpc = input.open();
        const answer = await ask(rpc, offered, input);
        if (answer !== "refused" && answer.kind === "result")
            return await accept(rpc, offered, answer.value, input);
        void rpc.close();
        throwIfModern(answer);
        if (answer !== "refused")
            refusal = ` (error ${answer.code})`;
        offered = input.offer === undefined ? nextOffer(answer, tried) : undefined;
    }
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-failed", `the server refused to initialize at every protocol revision offered${refusal}`);
}
async function ask(rpc, offered, input) {
    const sentBefore = rpc.requestsSent;
    try {
        return await rpc.call("initialize", initializeParams(offered, input), { timeoutMs: input.remainingMs() });
    }
    catch (fault) {
        if (!(fault instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww))
            throw fault;
        if ((0,_handshake_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .v)(fault))
            return "refused";
        const failure = (0,_handshake_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .handshakeFailure */ .Q)(fault, rpc.lastSeen(sentBefore));
        void rpc.close();
        throw failure;
    }
}
/** The parameters of `initialize`. */
function initializeParams(protocolVersion, client) {
    return { protocolVersion, capabilities: client.clientCapabilities, clientInfo: { ...client.clientInfo } };
}
/** A refusal that lists modern revisions only is no matter of the offer. @throws OtherEra */
function throwIfModern(answer) {
    const versions = answer === "refused" ? [] : (0,_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsOf */ .x4)(answer);
    const verdict = (0,_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .isModernOnly */ .WE)(versions) ? (0,_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)(versions) : undefined;
    if (verdict !== undefined)
        throw new _era_js__WEBPACK_IMPORTED_MODULE_3__/* .OtherEra */ .J(verdict);
}
async function accept(rpc, offered, result, input) {
    const answeredAtMs = input.nowMs();
    const revision = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(result) ? result["protocolVersion"] : undefined;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(result) || typeof revision !== "string" || revision === "") {
        void rpc.close();
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-invalid", "the answer to initialize holds no protocolVersion");
    }
    const capabilities = result["capabilities"];
    rpc.adopt(legacyDialect(revision));
    await rpc.notify("notifications/initialized");
    return {
        rpc,
        caller: rpc,
        offered,
        revision,
        capabilities: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(capabilities) ? capabilities : {},
        identity: (0,_era_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOf */ .c)(result["serverInfo"]),
        answeredAtMs,
    };
}
/** The next revision worth offering, or undefined: what the error lists as supported decides, else the ladder goes on. */
function nextOffer(answer, tried) {
    const left = _model_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGACY_REVISIONS */ .TQ.filter((revision) => !tried.has(revision));
    if (answer === "refused" || answer.kind === "result")
        return left[0];
    // No other version makes an unknown method known.
    if (answer.code === METHOD_NOT_FOUND)
        return undefined;
    const supported = (0,_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsOf */ .x4)(answer);
    return supported.length === 0 ? left[0] : left.find((revision) => supported.filter(_model_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .isLegacyRevision */ .Bx).includes(revision));
}
/** How messages are dressed under a legacy revision; an unknown one is spoken like the newest. */
function legacyDialect(revision) {
    // Header from 2025-06-18 on (basic/transports); earlier servers ignore it, and the official clients send it always.
    const headers = /^[\x21-\x7e]{1,64}$/.test(revision) ? { "mcp-protocol-version": revision } : undefined;
    return {
        era: "legacy",
        revision,
        cancellation: "notification",
        batches: revision === _model_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .BATCHING_REVISION */ .BZ,
        stateless: false,
        headers: () => headers,
        params: (params) => params,
    };
}


/***/ }),

/***/ 49729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zd: () => (/* binding */ ToolHeaders),
/* harmony export */   fl: () => (/* binding */ routingHeaders)
/* harmony export */ });
/* unused harmony export headerValue */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);
// The Mcp-* headers of 2026-07-28 (basic/transports, Streamable HTTP): they repeat parts of the body for whatever routes a request.

/** RFC 9110 token, the only form of a header name. */
const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,128}$/;
const ANNOTATION = "x-mcp-header";
const PRIMITIVES = ["string", "integer", "number", "boolean"];
/** `properties` inside `properties`, so deep and no deeper. */
const MAX_DEPTH = 16;
/** Longest header value we mirror, in characters; servers cap their header section at 8 to 16 KiB. */
const MAX_VALUE = 4_096;
/** Which arguments of which tool are repeated in headers, learned from the listings of one target. Shared by its sessions. */
class ToolHeaders {
    #byTool = new Map();
    /** Reads the entries of one tools/list result. A tool with an invalid annotation is remembered without headers. */
    learn(result) {
        const tools = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(result) ? result["tools"] : undefined;
        if (!Array.isArray(tools))
            return;
        for (const tool of tools) {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(tool) || typeof tool["name"] !== "string" || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(tool["inputSchema"]))
                continue;
            const mirrored = mirroredIn(tool["inputSchema"]);
            if (mirrored === undefined || mirrored.length === 0)
                this.#byTool.delete(tool["name"]);
            else
                this.#byTool.set(tool["name"], mirrored);
        }
    }
    /** The Mcp-Param-* headers of one call; absent and null arguments have none. */
    of(tool, args) {
        const headers = {};
        for (const { header, path } of this.#byTool.get(tool) ?? []) {
            const value = textOf(valueAt(args, path));
            if (value !== undefined && value.length <= MAX_VALUE)
                headers[`mcp-param-${header.toLowerCase()}`] = headerValue(value);
        }
        return headers;
    }
}
/** Mcp-Method on every request, Mcp-Name on the three that name something, Mcp-Param-* where a tool wants it. */
function routingHeaders(method, params, tools) {
    const name = nameOf(method, params);
    return {
        "mcp-method": headerValue(method),
        ...(name === undefined ? {} : { "mcp-name": headerValue(name) }),
        ...(method === "tools/call" && name !== undefined ? tools.of(name, params?.["arguments"]) : {}),
    };
}
/** A value as a header may carry it: visible ASCII with inner spaces as it is, anything else as `=?base64?…?=`. */
function headerValue(value) {
    const isPlain = /^([\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?)?$/.test(value) && !value.startsWith("=?base64?");
    return isPlain ? value : `=?base64?${Buffer.from(value, "utf8").toString("base64")}?=`;
}
function nameOf(method, params) {
    const key = method === "resources/read" ? "uri" : method === "tools/call" || method === "prompts/get" ? "name" : undefined;
    const name = key === undefined ? undefined : params?.[key];
    return typeof name === "string" ? name : undefined;
}
/** Every annotated argument, or undefined when one annotation breaks the rules (then the tool is called without any). */
function mirroredIn(schema) {
    const found = [];
    const names = new Set();
    const isValid = walk(schema, [], (annotation, path, property) => {
        if (typeof annotation !== "string" || !TOKEN.test(annotation) || names.has(annotation.toLowerCase()))
            return false;
        if (typeof property["type"] !== "string" || !PRIMITIVES.includes(property["type"]))
            return false;
        names.add(annotation.toLowerCase());
        found.push({ header: annotation, path });
        return true;
    });
    return isValid ? found : undefined;
}
function walk(schema, path, visit) {
    const properties = schema["properties"];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(properties) || path.length >= MAX_DEPTH)
        return true;
    return Object.entries(properties).every(([name, property]) => {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(property))
            return true;
        const here = [...path, name];
        const annotation = property[ANNOTATION];
        return (annotation === undefined || visit(annotation, here, property)) && walk(property, here, visit);
    });
}
function valueAt(args, path) {
    let value = args;
    for (const key of path) {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value) || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
function textOf(value) {
    if (typeof value === "string")
        return value;
    if (typeof value === "boolean")
        return String(value);
    return typeof value === "number" && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? String(value) : undefined;
}


/***/ }),

/***/ 43201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ modernDialect),
  K: () => (/* binding */ modernEra)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
// EXTERNAL MODULE: ./build/src/session/discover.js
var discover = __webpack_require__(50975);
// EXTERNAL MODULE: ./build/src/session/era.js
var era = __webpack_require__(47224);
// EXTERNAL MODULE: ./build/src/session/handshake-failure.js
var handshake_failure = __webpack_require__(55144);
// EXTERNAL MODULE: ./build/src/session/mcp-headers.js
var mcp_headers = __webpack_require__(49729);
;// CONCATENATED MODULE: ./build/src/session/rounds.js
// The rounds of one modern request: `input_required` is answered, or declined, and the request sent again with a new id.
// 2026-07-28, basic/patterns/mrtr: same parameters, `inputResponses`, and the exact `requestState`.


/** How often one request is sent again; a server that asks once more is left with its last answer. */
const MAX_INPUT_ROUNDS = 8;
/** The only requests that may be answered with `input_required`. */
const MAY_ASK = new Set(["tools/call", "prompts/get", "resources/read"]);
/** Whether a request may take several rounds. */
function mayAskForInput(method) {
    return MAY_ASK.has(method);
}
/** Whether a result asks for input instead of completing. */
function asksForInput(result) {
    return (0,json/* isJsonObject */.O)(result) && result["resultType"] === "input_required";
}
/**
 * Begins a request that goes on until it completes. Its reply is the last round's, with the milliseconds the server took
 * in all of them; an input that is given up leaves the `input_required` result as the reply.
 */
function beginRounds(input) {
    return new Rounds(input);
}
class Rounds {
    input;
    reply;
    late;
    #current;
    #cancelled = false;
    #onLate = () => undefined;
    #endsAtMs;
    constructor(input) {
        this.input = input;
        this.#endsAtMs = input.nowMs() + input.timeoutMs;
        this.late = new Promise((resolve) => (this.#onLate = resolve));
        this.#current = this.#begin(input.params);
        this.reply = this.#run();
        this.reply.catch(() => undefined); // whoever cancels may not look at it
    }
    get id() {
        return this.#current.id;
    }
    cancel(reason) {
        this.#cancelled = true;
        return this.#current.cancel(reason);
    }
    async #run() {
        let ms = 0;
        for (let round = 0;; round += 1) {
            const reply = await this.#current.reply;
            ms += reply.ms;
            const total = { ...reply, ms };
            if (reply.kind === "error" || !asksForInput(reply.value) || round === MAX_INPUT_ROUNDS)
                return total;
            const more = await this.#respond(reply.value);
            if (more === undefined)
                return total;
            if (this.#cancelled)
                throw new errors/* TransportFault */.ww("cancelled", "the call was cancelled");
            this.#current = this.#begin({ ...this.input.params, ...more });
        }
    }
    #begin(params) {
        const timeoutMs = Math.max(0, this.#endsAtMs - this.input.nowMs());
        const call = this.input.begin(params, { ...this.input.options, timeoutMs });
        void call.late.then(this.#onLate);
        return call;
    }
    /** What is added to the parameters of the next round; undefined when an input is given up. */
    async #respond(result) {
        const requests = result["inputRequests"] ?? {};
        const state = result["requestState"];
        if (!(0,json/* isJsonObject */.O)(requests))
            return undefined;
        const responses = {};
        for (const [key, request] of Object.entries(requests)) {
            const response = await this.#answer(request);
            if (response === undefined)
                return undefined;
            responses[key] = response;
        }
        const isAsked = Object.keys(responses).length > 0;
        if (!isAsked && state === undefined)
            return undefined;
        return { ...(isAsked ? { inputResponses: responses } : {}), ...(state === undefined ? {} : { requestState: state }) };
    }
    async #answer(request) {
        if (!(0,json/* isJsonObject */.O)(request) || typeof request["method"] !== "string")
            return undefined;
        const { method, params } = request;
        if (this.input.answer === undefined)
            return method === "elicitation/create" ? { action: "decline" } : undefined;
        const answered = await this.input.answer({ method, params: (0,json/* isJsonObject */.O)(params) ? params : {} });
        return "result" in answered ? answered.result : undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/session/modern.js
// The era without a handshake (2026-07-28): every request describes itself. `server/discover` opens a session all the same,
// because it shows that the server answers, and brings its capabilities.








/** Keys of the envelope in `params._meta` (2026-07-28, basic/index). */
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CLIENT_KEY = "io.modelcontextprotocol/clientInfo";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
/** Key of the server's description in a result's `_meta` (2026-07-28, basic/index). */
const SERVER_KEY = "io.modelcontextprotocol/serverInfo";
/** Opens modern connections; `tools` remembers, for all of them, which arguments go into headers. */
function modernEra(tools) {
    return { era: "modern", handshake: (input) => handshake(input, tools) };
}
/** How messages are dressed under a modern revision. */
function modernDialect(revision, transport, client, tools) {
    const envelope = { [CLIENT_KEY]: { ...client.clientInfo }, [CAPABILITIES_KEY]: client.clientCapabilities };
    return {
        era: "modern",
        revision,
        // Closing the response stream is the cancellation over HTTP (basic/patterns/cancellation).
        cancellation: transport === "stdio" ? "notification" : "exchange",
        batches: false,
        stateless: true,
        headers: (method, params, asRevision = revision) => ({
            "mcp-protocol-version": asRevision,
            ...(0,mcp_headers/* routingHeaders */.fl)(method, params, tools),
        }),
        params(params, asRevision = revision) {
            const own = params?.["_meta"];
            return { ...params, _meta: { ...((0,json/* isJsonObject */.O)(own) ? own : {}), [VERSION_KEY]: asRevision, ...envelope } };
        },
    };
}
async function handshake(input, tools) {
    const rpc = input.open();
    const revision = revisions/* MODERN_REVISIONS */.Jt.find((known) => known === input.startAt) ?? revisions/* MODERN_REVISIONS */.Jt[0];
    rpc.adopt(modernDialect(revision, rpc.transport, input, tools));
    const reply = await ask(rpc, input);
    const answeredAtMs = input.nowMs();
    const verdict = (0,discover/* verdictOf */.Vj)((0,discover/* versionsOf */.x4)(reply));
    const failure = failureOf(reply, verdict?.era === "modern" ? verdict.revision : undefined, revision);
    if (failure !== undefined) {
        void rpc.close();
        throw verdict?.era === "legacy" ? new era/* OtherEra */.J(verdict) : failure;
    }
    const result = reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value) ? reply.value : {};
    const { capabilities, _meta: meta } = result;
    return {
        rpc,
        caller: new ModernCaller(rpc, tools, input.answer, input.nowMs),
        offered: revision,
        revision,
        capabilities: (0,json/* isJsonObject */.O)(capabilities) ? capabilities : {},
        identity: (0,era/* identityOf */.c)((0,json/* isJsonObject */.O)(meta) ? meta[SERVER_KEY] : undefined),
        answeredAtMs,
    };
}
async function ask(rpc, input) {
    const sentBefore = rpc.requestsSent;
    try {
        return await rpc.call(discover/* DISCOVER */.OB, undefined, { timeoutMs: input.remainingMs() });
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww))
            throw fault;
        const failure = (0,handshake_failure/* handshakeFailure */.Q)(fault, rpc.lastSeen(sentBefore), discover/* DISCOVER */.OB);
        void rpc.close();
        throw failure;
    }
}
function failureOf(reply, agreed, spoken) {
    if (reply.kind === "error")
        return new errors/* Incomplete */.nd("protocol-unsupported", `the server answered ${discover/* DISCOVER */.OB} with error ${String(reply.code)}; try --protocol legacy`);
    if (agreed === spoken)
        return undefined;
    return new errors/* Incomplete */.nd("protocol-unsupported", `the server does not list ${spoken} as supported; try --protocol legacy`);
}
/** Sends modern requests: learns headers from listings, and sees `input_required` through. */
class ModernCaller {
    rpc;
    tools;
    answer;
    nowMs;
    constructor(rpc, tools, answer, nowMs) {
        this.rpc = rpc;
        this.tools = tools;
        this.answer = answer;
        this.nowMs = nowMs;
    }
    begin(method, params, options = {}) {
        if (mayAskForInput(method)) {
            return beginRounds({
                begin: (sent, roundOptions) => this.rpc.begin(method, sent, roundOptions),
                params: params ?? {},
                options,
                timeoutMs: options.timeoutMs ?? this.rpc.callTimeoutMs,
                answer: this.answer,
                nowMs: this.nowMs,
            });
        }
        const call = this.rpc.begin(method, params, options);
        if (method === "tools/list") {
            call.reply.then((reply) => reply.kind === "result" && this.tools.learn(reply.value), () => undefined);
        }
        return call;
    }
}


/***/ }),

/***/ 64557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ headerValue),
/* harmony export */   Z$: () => (/* binding */ AUTHORIZATION_VARIABLE),
/* harmony export */   a8: () => (/* binding */ RequestHeaders),
/* harmony export */   m3: () => (/* binding */ namedVariable),
/* harmony export */   p$: () => (/* binding */ isHeaderName),
/* harmony export */   zh: () => (/* binding */ addRequestHeaders)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// Headers the user adds to every HTTP request. Values come from environment variables or a configuration file only, never from
// argv, and are never printed. Obtaining a token is no business of this file (oauth/).

/** The variable whose value becomes the Authorization header. */
const AUTHORIZATION_VARIABLE = "MCPEVAL_HTTP_AUTHORIZATION";
/** Headers the transport itself owns; overriding one would break the exchange or the measurement. */
const RESERVED = new Set([
    "accept",
    "accept-encoding",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "expect",
    "keep-alive",
    "last-event-id",
    "mcp-method",
    "mcp-name",
    "mcp-protocol-version",
    "mcp-session-id",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
]);
/** A name of a header: a token (RFC 9110, section 5.1). */
function isHeaderName(text) {
    return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text);
}
/** The headers of every request, each set once; names compare without regard to case. */
class RequestHeaders {
    #headers = {};
    #setBy = new Map();
    /** The headers so far. */
    get all() {
        return { ...this.#headers };
    }
    /**
     * Sets a header.
     * @param source what set it, for messages, for example `--header-env X-Key`
     * @throws UsageError for a header of the transport's own, and for one that is set already
     */
    set(name, value, source) {
        this.reserve(name, source);
        this.fill(name, value);
    }
    /** Gives a reserved name its value. */
    fill(name, value) {
        this.#headers[name] = value;
    }
    /** Takes a header's name; its value comes later. @throws UsageError as `set` does */
    reserve(name, source) {
        const key = name.toLowerCase();
        if (RESERVED.has(key))
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${source}: this header is set by mcpeval itself`);
        const earlier = this.#setBy.get(key);
        if (earlier !== undefined) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${source}: this header is given twice, also by ${earlier}; leave one of them out`);
        }
        this.#setBy.set(key, source);
    }
}
/**
 * Adds the headers that options and variables ask for.
 * @param headers headers set already, for example by a configuration file
 * @throws UsageError for a malformed entry, an unset variable, a value no header can hold, or a name given twice
 */
function addRequestHeaders(headers, sources, outer) {
    const authorization = outer[AUTHORIZATION_VARIABLE] ?? "";
    // A CI job passes an unset secret as the empty string: that means "none", not an empty header.
    if (authorization !== "") {
        headers.set("Authorization", headerValue(authorization, `the variable ${AUTHORIZATION_VARIABLE}`), AUTHORIZATION_VARIABLE);
    }
    if (sources.bearerEnv !== undefined) {
        headers.set("Authorization", `Bearer ${bearerToken(sources.bearerEnv, outer)}`, "--bearer-env");
    }
    if (sources.hasOAuth === true)
        headers.reserve("Authorization", "--oauth-client-id-env");
    for (const entry of sources.headerEnv) {
        const { name, variable } = readEntry(entry);
        // The name is judged first: what is wrong with it shows also where no variable is set.
        headers.reserve(name, `--header-env ${name}`);
        const value = outer[variable];
        if (value === undefined || value === "")
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--header-env ${name}: the variable ${variable} is not set`);
        headers.fill(name, headerValue(value, `the variable ${variable}`));
    }
}
/**
 * The value of a secret that an option names by its variable.
 * @throws UsageError when the text is no variable's name (it may be the secret itself and is not repeated), or it is not set
 */
function namedVariable(option, name, outer) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${option} takes the name of an environment variable that holds the value, not the value itself`);
    }
    const value = (outer[name] ?? "").trim();
    if (value === "")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${option}: the variable ${name} is not set`);
    return value;
}
/**
 * A value as it is sent. RFC 9110, section 5.5: visible characters, spaces and tabs; anything above Latin-1 cannot be sent at all.
 * @param holder what holds the value, for messages
 * @throws UsageError for an empty value or one that no header can carry
 */
function headerValue(value, holder) {
    const trimmed = value.trim();
    if (trimmed === "")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${holder} holds only spaces; a header needs a value`);
    if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(trimmed)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${holder} holds a line break or another character no header can carry`);
    }
    return trimmed;
}
/** RFC 6750, section 2.1: a bearer token is one word. A pasted "Bearer " in front of it is a common mistake with one clear way out. */
function bearerToken(variable, outer) {
    const token = namedVariable("--bearer-env", variable, outer);
    if (/^bearer\s/i.test(token)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--bearer-env: the variable ${variable} must hold the token alone, without "Bearer" before it`);
    }
    if (!/^[\x21-\x7e]+$/.test(token))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--bearer-env: the variable ${variable} holds a character no token can hold`);
    return token;
}
function readEntry(entry) {
    // What follows "=" must look like a variable, or a pasted secret would be echoed.
    const [, name, variable] = /^([^=]+)=([A-Za-z_][A-Za-z0-9_]*)$/.exec(entry) ?? [];
    if (name === undefined || variable === undefined || !isHeaderName(name)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("--header-env needs 'Name=ENVVAR': a header name and the environment variable that holds its value");
    }
    return { name, variable };
}


/***/ }),

/***/ 44790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ splitCommand)
/* harmony export */ });
/* harmony import */ var shlex__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95637);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
// Reads a server command that was written as one text (the Action's `command` input). No shell is involved, ever.


/** Words that only a shell understands: operators, redirections, substitutions. */
const SHELL_WORD = /^(?:&&|\|\|?|;|&|>>?|<|[12&]>.*|\$\(.*|`.*)$/s;
/** A variable set in front of a command, which a shell would do. */
const ASSIGNMENT = /^[A-Za-z_][A-Za-z0-9_]*=/;
/** What may follow a backslash that means what it says; and quoted text, in which a path of Windows stays whole. */
const MEANT = /\\[^A-Za-z0-9_.]|'[^']*'|"(?:\\.|[^"\\])*"/gs;
/**
 * Splits a command text into program and arguments:
 * a JSON array of strings, or one argument a line, or a single line of POSIX words (quotes and backslashes, no globs, no variables).
 * @param name what to call the text in messages, for example "command"
 * @throws UsageError when it is empty, is not one of the three forms, or uses shell operators
 */
function splitCommand(text, name = "command") {
    const trimmed = text.trim();
    if (trimmed === "")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name} is empty`);
    const words = trimmed.startsWith("[") ? fromJson(trimmed, name) : fromText(trimmed, name);
    if ((words[0] ?? "") === "")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name}: the program's name is empty`);
    if (words.some((word) => word.includes("\0")))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name} holds a NUL character`);
    return words;
}
function fromJson(text, name) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name} starts with "[" but is not valid JSON; write an array of strings`);
    }
    if (!Array.isArray(value) || !value.every((word) => typeof word === "string")) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name}: the JSON array must hold strings only`);
    }
    return value;
}
function fromText(text, name) {
    const lines = text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    if (lines.length > 1)
        return lines;
    let words;
    try {
        words = (0,shlex__WEBPACK_IMPORTED_MODULE_0__/* .split */ .lD)(text);
    }
    catch {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name}: a quote or backslash is not closed`);
    }
    const eaten = /\\[A-Za-z0-9_.]/.exec(text.replace(MEANT, ""))?.[0];
    if (eaten !== undefined) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name}: the backslash of ${eaten} would be lost; write paths with /, put them in quotes, or give one argument a line`);
    }
    const operator = words.find((word) => SHELL_WORD.test(word));
    if (operator !== undefined) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name}: ${operator.slice(0, 20)} needs a shell, and none is used; give the server command alone, or: sh -c '...'`);
    }
    const [first = ""] = words;
    if (ASSIGNMENT.test(first)) {
        const variable = first.slice(0, first.indexOf("="));
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name}: ${variable}= in front of a command needs a shell; give a server's variables with 'env', a build's in the step's env:`);
    }
    return words;
}


/***/ }),

/***/ 82174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ serverEnvironment)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// The environment a server process gets: a short allow-list of the outer one, plus what the user named. Nothing else passes,
// so a runner's tokens and inputs (GITHUB_*, ACTIONS_*, INPUT_*) never reach a measured server unasked.

/** What programs need to find themselves, their home and their language; no value here is a secret by convention. */
const POSIX_NAMES = new Set(["HOME", "LOGNAME", "PATH", "SHELL", "TERM", "USER", "LANG", "LANGUAGE", "TZ", "TMPDIR"]);
/** Windows programs fail to start without most of these; names are compared in upper case, as Windows does. */
const WINDOWS_NAMES = new Set([
    "ALLUSERSPROFILE",
    "APPDATA",
    "COMMONPROGRAMFILES",
    "COMSPEC",
    "HOMEDRIVE",
    "HOMEPATH",
    "LANG",
    "LOCALAPPDATA",
    "NUMBER_OF_PROCESSORS",
    "OS",
    "PATH",
    "PATHEXT",
    "PROCESSOR_ARCHITECTURE",
    "PROGRAMDATA",
    "PROGRAMFILES",
    "PROGRAMFILES(X86)",
    "PROGRAMW6432",
    "SYSTEMDRIVE",
    "SYSTEMROOT",
    "TEMP",
    "TMP",
    "TZ",
    "USERNAME",
    "USERPROFILE",
    "WINDIR",
]);
/**
 * Builds the complete environment of a server process.
 * @param named values of `--env`: `NAME=value`, or `NAME` to pass the outer value on
 * @throws UsageError for a malformed name, or a `NAME` that is not set outside
 */
function serverEnvironment(named, outer, platform) {
    const env = {};
    for (const [name, value] of Object.entries(outer)) {
        if (value !== undefined && isAllowed(name, platform))
            env[name] = value;
    }
    for (const entry of named) {
        const [name, value] = readEntry(entry, outer);
        // Windows looks names up without regard to case: two spellings of one name would leave the choice to chance.
        if (platform === "win32")
            for (const known of Object.keys(env))
                if (known.toUpperCase() === name.toUpperCase())
                    delete env[known];
        env[name] = value;
    }
    return env;
}
function isAllowed(name, platform) {
    return platform === "win32" ? WINDOWS_NAMES.has(name.toUpperCase()) : POSIX_NAMES.has(name) || name.startsWith("LC_");
}
function readEntry(entry, outer) {
    const equals = entry.indexOf("=");
    const name = equals === -1 ? entry : entry.slice(0, equals);
    // The entry itself is not repeated when a name cannot be told from it: it may hold a secret.
    if (!/^[^\s=\0]+$/.test(name))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("--env needs NAME or NAME=value, with a NAME free of spaces");
    const value = equals === -1 ? outer[name] : entry.slice(equals + 1);
    if (value === undefined)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--env ${name}: ${name} is not set here; set it, or write --env ${name}=value`);
    if (value.includes("\0"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--env ${name}: the value holds a NUL character`);
    return [name, value];
}


/***/ }),

/***/ 38156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkCommand: () => (/* binding */ checkCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var which__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11189);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
// Finds the program a server command names, so that a misspelt one is the user's mistake and not a server's failure.



/**
 * Checks that a program exists and may be executed. A bare name is looked up on PATH, a path relative to the folder.
 * @throws UsageError when there is no such program
 */
function checkCommand(command, place) {
    const isWindows = place.platform === "win32";
    const isPath = command.includes("/") || (isWindows && command.includes("\\"));
    const program = isPath && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(command) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.cwd, command) : command;
    const path = variable(place.env, "PATH", isWindows);
    const pathExt = variable(place.env, "PATHEXT", isWindows);
    const found = which__WEBPACK_IMPORTED_MODULE_1__.sync(program, { nothrow: true, path: path ?? "", ...(pathExt === undefined ? {} : { pathExt }) });
    if (found !== null)
        return;
    if (/\S\s+\S/.test(command)) {
        const words = "the program and each of its arguments are words of their own (in a workflow of several lines: lines of their own)";
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`command not found: ${JSON.stringify(command)} is taken as one program's name; ${words}`);
    }
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(isPath
        ? `command not found: ${JSON.stringify(command)} is no executable file in ${place.cwd}; check the path, or build the server first`
        : `command not found: ${JSON.stringify(command)} is not on PATH; check the spelling, or give its path`);
}
function variable(env, name, ignoreCase) {
    if (!ignoreCase)
        return env[name];
    const key = Object.keys(env).find((k) => k.toUpperCase() === name);
    return key === undefined ? undefined : env[key];
}


/***/ }),

/***/ 66798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tj: () => (/* binding */ credentialOption),
  z3: () => (/* binding */ credentials),
  hu: () => (/* binding */ parseTarget)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/target/auth.js
var auth = __webpack_require__(64557);
// EXTERNAL MODULE: ./build/src/target/environment.js
var environment = __webpack_require__(82174);
// EXTERNAL MODULE: ./build/src/target/policy.js
var policy = __webpack_require__(30353);
;// CONCATENATED MODULE: ./build/src/target/oauth/settings.js
// Reads the options of an OAuth client. Secrets come from environment variables; nothing is sent and no library is loaded here.



/**
 * The client, or undefined when none is asked for.
 * @param server the server to be measured
 * @throws UsageError when an option is missing, a variable is not set, or an address or scope is not usable
 */
function oauthClient(input, server, allowRemoteHttp, outer) {
    const { clientIdEnv, clientSecretEnv, scope, issuer } = input;
    if (clientIdEnv === undefined && clientSecretEnv === undefined) {
        if (scope !== undefined)
            throw needsClient("--oauth-scope");
        if (issuer !== undefined)
            throw needsClient("--oauth-issuer");
        return undefined;
    }
    if (clientIdEnv === undefined)
        throw new errors/* UsageError */.eb("--oauth-client-secret-env needs --oauth-client-id-env beside it");
    if (clientSecretEnv === undefined)
        throw new errors/* UsageError */.eb("--oauth-client-id-env needs --oauth-client-secret-env beside it");
    return {
        clientId: visible("--oauth-client-id-env", clientIdEnv, outer),
        clientSecret: visible("--oauth-client-secret-env", clientSecretEnv, outer),
        ...(scope === undefined ? {} : { scope: readScope(scope) }),
        ...(issuer === undefined ? {} : { issuer: readIssuer(issuer, server, allowRemoteHttp) }),
        allowRemoteHttp,
    };
}
function needsClient(option) {
    return new errors/* UsageError */.eb(`${option} needs --oauth-client-id-env and --oauth-client-secret-env beside it`);
}
/** RFC 6749, appendices A.1 and A.2: ids and secrets are visible ASCII and blanks. */
function visible(option, variable, outer) {
    const value = (0,auth/* namedVariable */.m3)(option, variable, outer);
    if (!/^[\x20-\x7e]+$/.test(value))
        throw new errors/* UsageError */.eb(`${option}: the variable ${variable} holds a character that cannot be sent`);
    return value;
}
/** RFC 6749, section 3.3: words of visible characters without quote and backslash. */
function readScope(text) {
    const words = text.split(/\s+/).filter((word) => word !== "");
    if (words.length === 0 || !words.every((word) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(word))) {
        throw new errors/* UsageError */.eb("--oauth-scope takes scope names separated by blanks");
    }
    return words.join(" ");
}
function readIssuer(text, server, allowRemoteHttp) {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw new errors/* UsageError */.eb("--oauth-issuer needs the absolute URL of the authorization server");
    }
    const problem = url.search !== "" || url.hash !== "" ? "it has a query or fragment" : (0,policy/* endpointProblem */.$Q)(url, server, allowRemoteHttp);
    if (problem !== null)
        throw new errors/* UsageError */.eb(`--oauth-issuer: ${problem}`);
    return url;
}

;// CONCATENATED MODULE: ./build/src/target/parse.js
// Turns what the user gave (command or URL, variables, folder, headers) into a Target, or one clear line. Starts and opens nothing.







/**
 * Reads the target.
 * @throws UsageError with one line that says what to change
 */
function parseTarget(input, outer) {
    if (input.url !== undefined && input.command.length > 0) {
        throw new errors/* UsageError */.eb("both a command and --url were given; name one server");
    }
    if (input.url !== undefined)
        return httpTarget(input, input.url, outer);
    if (input.command.length > 0)
        return stdioTarget(input, outer);
    throw new errors/* UsageError */.eb("no server to measure: put its command after --, or give --url URL");
}
function stdioTarget(input, outer) {
    const [command = "", ...args] = input.command;
    if (command === "")
        throw new errors/* UsageError */.eb("the server command after -- is empty");
    if (input.command.some((word) => word.includes("\0")))
        throw new errors/* UsageError */.eb("the server command holds a NUL character");
    const credential = credentialOption(input);
    if (credential !== null)
        throw new errors/* UsageError */.eb(`${credential} is for --url only; a command takes its secrets through --env NAME`);
    const cwd = (0,external_node_path_.resolve)(outer.cwd, input.cwd ?? ".");
    // Node reports a missing folder as ENOENT of the command, which would send the user looking in the wrong place.
    if (!(outer.isDirectory ?? isDirectory)(cwd))
        throw new errors/* UsageError */.eb(`--cwd ${input.cwd ?? outer.cwd}: there is no such folder`);
    const env = (0,environment/* serverEnvironment */.P)(input.env, outer.env, outer.platform);
    outer.checkCommand?.(command, { cwd, env, platform: outer.platform });
    return { kind: "stdio", command, args, cwd, env };
}
function httpTarget(input, text, outer) {
    const url = (0,policy/* serverUrl */.Vd)(text, input.allowRemoteHttp);
    if (input.env.length > 0)
        throw new errors/* UsageError */.eb("--env is for a server command only; a URL takes headers through --header-env");
    return { kind: "http", url, ...credentials(input, url, new auth/* RequestHeaders */.a8(), outer.env) };
}
/** The first option given that only a URL can use; null when there is none. */
function credentialOption({ headerEnv, bearerEnv, oauth }) {
    if (headerEnv.length > 0)
        return "--header-env";
    if (bearerEnv !== undefined)
        return "--bearer-env";
    const { clientIdEnv, clientSecretEnv, scope, issuer } = oauth ?? {};
    if (clientIdEnv !== undefined)
        return "--oauth-client-id-env";
    if (clientSecretEnv !== undefined)
        return "--oauth-client-secret-env";
    if (scope !== undefined)
        return "--oauth-scope";
    return issuer === undefined ? null : "--oauth-issuer";
}
/**
 * What is sent to a URL to be let in.
 * @param headers headers that are set already
 * @throws UsageError
 */
function credentials(input, url, headers, env) {
    const { headerEnv, bearerEnv, allowRemoteHttp } = input;
    const oauth = oauthClient(input.oauth ?? {}, url, allowRemoteHttp, env);
    (0,auth/* addRequestHeaders */.zh)(headers, { headerEnv, hasOAuth: oauth !== undefined, ...(bearerEnv === undefined ? {} : { bearerEnv }) }, env);
    return { headers: headers.all, ...(oauth === undefined ? {} : { oauth }) };
}
function isDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 30353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ endpointProblem),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Vd: () => (/* binding */ serverUrl)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// Which URLs may be measured: loopback by default, https when remote, and never a secret in the URL itself.

/**
 * Reads and judges a server URL. The text is repeated in no message that might show a secret.
 * @param name what to call the text in messages
 * @throws UsageError when it is no http(s) URL, carries credentials, query or fragment, or is remote without leave
 */
function serverUrl(text, allowRemoteHttp, name = "--url") {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} needs an absolute http or https URL, for example http://127.0.0.1:3000/mcp`);
    }
    if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} needs an http or https URL, not ${url.protocol.slice(0, -1)}`);
    }
    // Credentials, query and fragment end up in logs and reports; headers do not.
    if (url.username !== "" || url.password !== "" || /^[^/?#]*\/\/[^/?#]*@/.test(text)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not hold credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION or --header-env`);
    }
    // The text decides, not url.search: a bare "?" or "#" vanishes in the parsed URL.
    if (text.includes("?"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not have a query string; pass secrets with --header-env`);
    if (text.includes("#"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not have a fragment (#...)`);
    if (isLoopback(url.hostname))
        return url;
    if (url.protocol === "http:")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}: a remote server needs https; plain http is for localhost only`);
    if (!allowRemoteHttp)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}: only localhost is measured unless --allow-remote-http is given`);
    return url;
}
/** Whether a URL's host name (as URL parsing spells it) is this machine: localhost, 127.0.0.0/8 or ::1. */
function isLoopback(hostname) {
    return hostname === "localhost" || hostname === "[::1]" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
/**
 * What is wrong with an address that a server or its authorization server names (metadata, token endpoint); null when nothing is.
 * The same rules as for the server itself, and one more: a remote server must not send us to this machine.
 * @param server the measured server
 */
function endpointProblem(url, server, allowRemoteHttp) {
    if (url.protocol !== "http:" && url.protocol !== "https:")
        return "it is no http or https address";
    if (url.username !== "" || url.password !== "")
        return "it holds credentials";
    if (isLoopback(url.hostname))
        return isLoopback(server.hostname) ? null : "a remote server names an address on this machine";
    if (url.protocol === "http:")
        return "it is remote and not https";
    return allowRemoteHttp ? null : "it is not on this machine; --allow-remote-http permits that";
}


/***/ }),

/***/ 60208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PROXY_REFUSED),
/* harmony export */   l: () => (/* binding */ SSE_CODES)
/* harmony export */ });
// The raw wire, one interface for every transport. Bytes go out as given; whatever comes in is an event, never an exception.
/** Start of the network code that stands for a refusal by a proxy; its HTTP status follows. */
const PROXY_REFUSED = "PROXY_HTTP_";
/** Network codes of event streams that are none of the HTTP+SSE transport. */
const SSE_CODES = {
    /** The stream ended, or stayed silent, without an `endpoint` event. */
    missing: "SSE_ENDPOINT_MISSING",
    /** The `endpoint` event holds no address. */
    invalid: "SSE_ENDPOINT_INVALID",
    /** The `endpoint` event names another origin, to which nothing is sent: headers may hold credentials. */
    foreign: "SSE_ENDPOINT_ORIGIN",
};


/***/ }),

/***/ 36815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TQ: () => (/* binding */ killTreeNow),
/* harmony export */   j: () => (/* binding */ OWN_GROUP),
/* harmony export */   r7: () => (/* binding */ signalTree)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
// How to end a server process with all it started.


const WINDOWS = node_process__WEBPACK_IMPORTED_MODULE_1__.platform === "win32";
/** Whether servers get a process group of their own, so that one signal reaches everything they started. */
const OWN_GROUP = !WINDOWS;
/**
 * Signals a server and everything in its group. A group that is gone already is no error.
 * On Windows there are no signals for console programs: the tree is ended by taskkill either way.
 */
function signalTree(pid, signal) {
    if (WINDOWS) {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("taskkill", taskkillArguments(pid), { stdio: "ignore", windowsHide: true }).on("error", () => undefined);
        return;
    }
    signalGroup(pid, signal);
}
/** Kills a server and everything in its group before it returns. */
function killTreeNow(pid) {
    if (WINDOWS)
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("taskkill", taskkillArguments(pid), { stdio: "ignore", windowsHide: true });
    else
        signalGroup(pid, "SIGKILL");
}
function taskkillArguments(pid) {
    return ["/pid", String(pid), "/T", "/F"];
}
function signalGroup(pid, signal) {
    try {
        node_process__WEBPACK_IMPORTED_MODULE_1__.kill(-pid, signal);
    }
    catch {
        // ESRCH: all gone. EPERM (macOS, zombies only): nothing left that could be signalled.
    }
}


/***/ }),

/***/ 82290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ StderrRing)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
// Keeps the last bytes of a server's stderr, for the terminal only. Nothing here ever reaches a report.

const MAX_LINES = 20;
const MAX_LINE_CHARACTERS = 400;
/** A bounded tail of a byte stream. */
class StderrRing {
    maxBytes;
    #chunks = [];
    #size = 0;
    /** @param maxBytes how much is kept at least, when that much came */
    constructor(maxBytes) {
        this.maxBytes = maxBytes;
    }
    push(chunk) {
        // A slice would keep the whole chunk alive; one huge chunk is cut by copy.
        this.#chunks.push(chunk.length > this.maxBytes ? node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(chunk.subarray(chunk.length - this.maxBytes)) : chunk);
        this.#size += Math.min(chunk.length, this.maxBytes);
        for (let first = this.#chunks[0]; first !== undefined && this.#size - first.length >= this.maxBytes; first = this.#chunks[0]) {
            this.#size -= first.length;
            this.#chunks.shift();
        }
    }
    /** The last lines, fit for a terminal: no control characters, each cut to a length. */
    lines() {
        const text = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.concat(this.#chunks).toString("utf8");
        return text
            .split(/\r\n|\n|\r/)
            .map(printable)
            .filter((line) => line.trim() !== "")
            .slice(-MAX_LINES);
    }
}
/** Colours and cursor moves of a server must not act on the user's terminal. */
function printable(line) {
    const plain = line.replace(ESCAPE_SEQUENCE, "").replace(/\t/g, "  ").replace(CONTROL, "");
    return plain.length > MAX_LINE_CHARACTERS ? `${plain.slice(0, MAX_LINE_CHARACTERS)}…` : plain;
}
/** ECMA-48 control sequences and OSC strings. */
const ESCAPE_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
/** C0 and C1 controls, bidirectional overrides and zero-width characters. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;


/***/ })

};
