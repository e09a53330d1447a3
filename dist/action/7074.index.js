export const id = 7074;
export const ids = [7074];
export const modules = {

/***/ 57074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   START_INPUTS: () => (/* binding */ START_INPUTS),
/* harmony export */   runStartServer: () => (/* binding */ runStartServer),
/* harmony export */   runStopServer: () => (/* binding */ runStopServer)
/* harmony export */ });
/* harmony import */ var _commands_server_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67293);
/* harmony import */ var _commands_serving_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21851);
/* harmony import */ var _commands_target_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91618);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74132);
/* harmony import */ var _options_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6648);
/* harmony import */ var _options_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63164);
/* harmony import */ var _sinks_github_mask_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34466);
/* harmony import */ var _sinks_github_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81362);
/* harmony import */ var _headers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50410);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55035);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20436);
// actions/start-server: starts an HTTP server for the steps that follow, waits for its handshake, and stops it after the job.











/** The part's inputs. */
const START_INPUTS = new Set([
    "command",
    "url",
    "env",
    "headers",
    "working-directory",
    "start-timeout",
    "protocol",
    "log-file",
]);
/** Where the server's output goes unless said otherwise, below the workspace. */
const DEFAULT_LOG_FILE = "mcpeval-report/server.log";
/** Runs the part. */
function runStartServer(ports) {
    return (0,_part_js__WEBPACK_IMPORTED_MODULE_8__/* .runPart */ .Lk)(ports, START_INPUTS, () => start(ports));
}
async function start({ core, host }) {
    const input = (name) => core.getInput(name, { trimWhitespace: false });
    const headers = (0,_headers_js__WEBPACK_IMPORTED_MODULE_7__/* .readHeaders */ .jB)(input("headers"));
    const env = (0,_options_action_js__WEBPACK_IMPORTED_MODULE_4__/* .inputLines */ .KD)(input("env"));
    (0,_sinks_github_mask_js__WEBPACK_IMPORTED_MODULE_10__/* .maskSecrets */ .Q)(core, { headers: Object.values(headers.variables), env: (0,_headers_js__WEBPACK_IMPORTED_MODULE_7__/* .variableValues */ .x3)(env, host.env) });
    const raw = { url: input("url"), "start-timeout": input("start-timeout"), protocol: input("protocol"), "header-env": headers.items };
    const { values, problems } = (0,_options_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptions */ .Tt)("score", raw, _headers_js__WEBPACK_IMPORTED_MODULE_7__/* .spell */ .lO);
    const found = [...problems, ...headers.problems];
    const words = commandOf(input("command"), found);
    if (input("url").trim() === "")
        found.push("'url' is missing: the address the server will listen on");
    const outer = { env: { ...host.env, ...headers.variables }, cwd: host.cwd, platform: host.platform };
    const problem = found.length > 0 ? null : (0,_commands_target_check_js__WEBPACK_IMPORTED_MODULE_2__/* .targetProblem */ .j_)(values, [], outer);
    if (problem !== null)
        found.push(problem.includes("--allow-remote-http") ? "'url' must be an address of this machine: the server is started here" : problem);
    if (found.length > 0)
        throw new _part_js__WEBPACK_IMPORTED_MODULE_8__/* .PartMisuse */ .CH(found);
    const at = (path) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveInputPath */ .qL)(path, host.cwd, host.platform);
    const logFile = at(input("log-file").trim() === "" ? DEFAULT_LOG_FILE : input("log-file").trim());
    const request = { words, env, cwd: at(input("working-directory").trim()), logFile };
    const server = await (0,_commands_serving_js__WEBPACK_IMPORTED_MODULE_1__/* .serve */ .wX)(request, values, { ...host, env: outer.env });
    core.saveState("pid", String(server.pid));
    core.saveState("log", logFile);
    server.release();
    for (const [name, value] of Object.entries({ url: input("url").trim(), pid: String(server.pid), log: logFile }))
        core.setOutput(name, value);
    core.info("the server answered an MCP handshake; it is stopped after the job");
}
function commandOf(text, found) {
    try {
        return (0,_commands_server_command_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCommand */ .G)(text, "'command'");
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb))
            throw error;
        found.push(error.message);
        return [];
    }
}
/** The post step: ends what the main step started, and shows its last lines. */
function runStopServer(ports) {
    const { core, host, stopToken } = ports;
    return (0,_part_js__WEBPACK_IMPORTED_MODULE_8__/* .runPart */ .Lk)(ports, START_INPUTS, async () => {
        const pid = Number(core.getState("pid"));
        if (!Number.isInteger(pid) || pid <= 1)
            return;
        const before = isGone(pid);
        await (0,_commands_serving_js__WEBPACK_IMPORTED_MODULE_1__/* .endReleased */ .JE)(pid, () => isGone(pid), (ms) => host.clock.sleep(ms));
        if (before)
            core.warning("the server had ended before the job did; its last words are in the log of this step");
        (0,_sinks_github_log_js__WEBPACK_IMPORTED_MODULE_6__/* .printUntrusted */ .Q)(core, "The server's last lines", (0,_commands_serving_js__WEBPACK_IMPORTED_MODULE_1__/* .logTail */ .RB)(core.getState("log")), stopToken);
    });
}
function isGone(pid) {
    try {
        process.kill(pid, 0);
        return false;
    }
    catch (error) {
        return error.code === "ESRCH";
    }
}


/***/ }),

/***/ 34466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ maskSecrets)
/* harmony export */ });
/* unused harmony export maskable */
/**
 * Shortest environment value that is masked. A mask replaces every occurrence, so masking `1`, `true` or `error` would
 * garble the whole log and make GitHub drop job outputs such as the readiness; no secret worth the name is this short.
 */
const MIN_ENV_SECRET_CHARACTERS = 6;
/** Values that no secret has, and that stand all over a log: words of configuration, numbers and addresses of this machine. */
const PLAIN = /^(?:true|false|none|[0-9.]+|(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?\/?|production|development|staging|verbose|warning|failed|passed)$/i;
/** The strings to mask: header values whole and without their scheme (`Bearer x` also as `x`), long enough variables. Each once. */
function maskable(secrets) {
    const found = new Set([secrets.token ?? ""]);
    for (const value of secrets.headers) {
        found.add(value);
        const credentials = /^[A-Za-z][A-Za-z0-9_-]* +(?<rest>\S.*)$/.exec(value)?.groups?.["rest"];
        if (credentials !== undefined && !PLAIN.test(credentials.trim()))
            found.add(credentials.trim());
    }
    for (const value of secrets.env) {
        const isNeeded = (secrets.needed ?? []).some((text) => text.includes(value));
        if (value.length >= MIN_ENV_SECRET_CHARACTERS && !PLAIN.test(value) && !isNeeded)
            found.add(value);
    }
    found.delete("");
    return [...found];
}
/** Masks the secrets from here on. Call it before anything else is printed. The runner itself masks base64, JSON and URL forms too. */
function maskSecrets(core, secrets) {
    for (const secret of maskable(secrets))
        core.setSecret(secret);
}


/***/ })

};
