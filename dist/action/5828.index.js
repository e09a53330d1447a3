export const id = 5828;
export const ids = [5828];
export const modules = {

/***/ 55035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ PartMisuse),
/* harmony export */   Lk: () => (/* binding */ runPart),
/* harmony export */   dI: () => (/* binding */ PARTS)
/* harmony export */ });
/* unused harmony export PART_VARIABLE */
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _sinks_github_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81362);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(208);




/** Names the part that runs; set by actions/<name>/*.mjs and read by the bundle's entry. */
const PART_VARIABLE = "MCPEVAL_ACTION_PART";
/** Every part. */
const PARTS = ["setup", "start-server", "stop-server", "comment"];
/** Longest line of a failure, in characters; GitHub cuts annotations at 4,096. */
const MAX_FAILURE_CHARACTERS = 3_500;
/** Several mistakes in a part's inputs, one line each. */
class PartMisuse extends _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb {
    problems;
    constructor(problems) {
        super(problems.join("\n"));
        this.problems = problems;
    }
}
/**
 * Runs a part to its end and tells a failure as the step's one error. Never rejects.
 * @param inputs names of the part's inputs, so that messages about flags name them
 */
async function runPart({ core, stopToken }, inputs, work) {
    try {
        await work();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Incomplete */ .nd)
            (0,_sinks_github_log_js__WEBPACK_IMPORTED_MODULE_2__/* .printUntrusted */ .Q)(core, "The server's last words", error.terminalDetail, stopToken);
        core.setFailed(linesOf(error, inputs).join("\n"));
    }
}
function linesOf(error, inputs) {
    const told = (line) => (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .nameInputs */ .z8)(line, inputs), MAX_FAILURE_CHARACTERS);
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb)
        return error.message.split("\n").map(told);
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Incomplete */ .nd)
        return [told(`${error.code}: ${error.message}`)];
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SinkFailure */ .CM)
        return [told(error.message)];
    return [told(`mcpeval itself failed, please report it: ${error instanceof Error ? error.message : "unknown error"}`)];
}


/***/ }),

/***/ 35828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startPart: () => (/* binding */ startPart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
/* harmony import */ var _commands_servers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11712);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78320);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55035);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20129);
// Puts a part of the toolkit together with its real surroundings, as start.ts does for the Action itself.






const LOADERS = {
    comment: async () => (await Promise.all(/* import() */[__webpack_require__.e(3490), __webpack_require__.e(224), __webpack_require__.e(7245), __webpack_require__.e(4458), __webpack_require__.e(9258), __webpack_require__.e(2016)]).then(__webpack_require__.bind(__webpack_require__, 22016))).runComment,
    setup: async () => (await __webpack_require__.e(/* import() */ 4393).then(__webpack_require__.bind(__webpack_require__, 14393))).runSetup,
    "start-server": async () => (await Promise.all(/* import() */[__webpack_require__.e(224), __webpack_require__.e(7245), __webpack_require__.e(7074)]).then(__webpack_require__.bind(__webpack_require__, 57074))).runStartServer,
    "stop-server": async () => (await Promise.all(/* import() */[__webpack_require__.e(224), __webpack_require__.e(7245), __webpack_require__.e(7074)]).then(__webpack_require__.bind(__webpack_require__, 57074))).runStopServer,
};
/**
 * Runs one part in this process. A failed step shows in `process.exitCode`; everything printed has left the process.
 * @param entry the running entry module
 * @throws Error for a name that is no part
 */
async function startPart(name, entry) {
    const part = _part_js__WEBPACK_IMPORTED_MODULE_4__/* .PARTS */ .dI.find((known) => known === name);
    if (part === undefined)
        throw new Error("no part of mcpeval has this name");
    const cancelled = new AbortController();
    (0,_signals_js__WEBPACK_IMPORTED_MODULE_5__/* .watchSignals */ .R)(process, { abort: (reason) => cancelled.abort(reason), endAll: _commands_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .endServers */ ._, killAllNow: _commands_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .killServersNow */ .t });
    const run = await LOADERS[part]();
    await run({ core: _actions_core__WEBPACK_IMPORTED_MODULE_1__, host: (0,_host_js__WEBPACK_IMPORTED_MODULE_3__/* .createActionHost */ .$9)(entry, cancelled.signal, new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .NoteKeeper */ .jY()), stopToken: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), entry });
    await new Promise((done) => process.stdout.write("", () => done()));
}


/***/ })

};
