"use strict";
exports.id = 7024;
exports.ids = [7024];
exports.modules = {

/***/ 97024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startCli: () => (/* binding */ startCli)
/* harmony export */ });
/* harmony import */ var _jsonschema_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15815);
// Decides what this thread is for and loads only that: the schema worker starts from the same module as the CLI.

/**
 * Runs the CLI to its end, or the schema worker when this thread is one.
 * @param entry the module that Node was started with, for worker threads to start from
 * @returns the process's exit code; undefined for the worker, whose thread goes on
 */
async function startCli(entry) {
    if ((0,_jsonschema_role_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchemaWorker */ .G)()) {
        const { runSchemaWorker } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(3358), __webpack_require__.e(2509)]).then(__webpack_require__.bind(__webpack_require__, 36731));
        runSchemaWorker();
        return undefined;
    }
    const { runCli } = await __webpack_require__.e(/* import() */ 9447).then(__webpack_require__.bind(__webpack_require__, 89447));
    return runCli(process.argv.slice(2), entry);
}


/***/ }),

/***/ 15815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isSchemaWorker),
/* harmony export */   l: () => (/* binding */ SCHEMA_WORKER_ARGUMENT)
/* harmony export */ });
// The schema worker's identity: lets an entry module ask cheaply whether it runs as that worker. Must import nothing heavy.
/** The argument that marks a thread as the schema worker. */
const SCHEMA_WORKER_ARGUMENT = "--mcpeval-schema-worker";
/** Whether this thread was started by `createValidator` and should call `runSchemaWorker` and nothing else. */
function isSchemaWorker() {
    // A user can write that word too. The module takes as long to load as all else of a start, so only such a command line loads it.
    return process.argv[2] === SCHEMA_WORKER_ARGUMENT && !process.getBuiltinModule("node:worker_threads").isMainThread;
}


/***/ })

};
;