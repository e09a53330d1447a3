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
/* harmony import */ var _jsonschema_worker_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65742);
// Decides what this thread is for and loads only that: the schema worker starts from the same module as the CLI.


/** Commands that will need the schema worker; for the others it starts when asked for. */
const MEASURING = ["score", "probe"];
/**
 * Runs the CLI to its end, or the schema worker when this thread is one.
 * @param entry the module that Node was started with, for worker threads to start from
 * @returns the process's exit code; undefined for the worker, whose thread goes on
 */
async function startCli(entry) {
    if ((0,_jsonschema_role_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchemaWorker */ .G)()) {
        const { runSchemaWorker } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(2275)]).then(__webpack_require__.bind(__webpack_require__, 2275));
        runSchemaWorker();
        return undefined;
    }
    if (MEASURING.includes(process.argv[2] ?? ""))
        (0,_jsonschema_worker_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .startThreadAhead */ .O)(entry);
    const { runCli } = await Promise.all(/* import() */[__webpack_require__.e(9696), __webpack_require__.e(756)]).then(__webpack_require__.bind(__webpack_require__, 10756));
    return runCli(process.argv.slice(2), entry);
}


/***/ }),

/***/ 15815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isSchemaWorker),
/* harmony export */   a: () => (/* binding */ SCHEMA_WORKER_DATA)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
// The schema worker's identity: lets an entry module ask cheaply whether it runs as that worker. Must import nothing heavy.

/** The worker data that marks a thread as the schema worker. */
const SCHEMA_WORKER_DATA = { mcpevalWorker: "jsonschema" };
/** Whether this thread was started by `createValidator` and should call `runSchemaWorker` and nothing else. */
function isSchemaWorker() {
    if (node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread)
        return false;
    const data = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    return typeof data === "object" && data !== null && "mcpevalWorker" in data && data.mcpevalWorker === SCHEMA_WORKER_DATA.mcpevalWorker;
}


/***/ }),

/***/ 65742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ startThreadAhead),
/* harmony export */   s: () => (/* binding */ takeThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _role_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15815);
// Starts schema worker threads, one of them ahead of need: the thread takes as long to load as a quick server takes to list its
// tools, so a front end that knows it will measure starts it first. Must import nothing heavy.


/** Heap of the worker in MB: a schema that needs more loses its own verdict, never the process. */
const WORKER_HEAP_MB = 256;
let ahead;
/** Starts a thread that the next `takeThread` of the same module hands out. Does not keep the process alive. */
function startThreadAhead(module) {
    ahead = { module: module.href, thread: startThread(module, WORKER_HEAP_MB) };
}
/**
 * A thread to work with: the one started ahead, or a new one.
 * @param heapMb heap of the thread in megabytes
 */
function takeThread(module, heapMb) {
    if (ahead !== undefined && heapMb === undefined && ahead.module === module.href) {
        const { thread } = ahead;
        ahead = undefined;
        if (!thread.ended)
            return thread;
    }
    return startThread(module, heapMb ?? WORKER_HEAP_MB);
}
function startThread(module, heapMb) {
    const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(module, {
        name: "mcpeval-jsonschema",
        workerData: _role_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_WORKER_DATA */ .a,
        resourceLimits: { maxOldGenerationSizeMb: heapMb },
        // Nothing of ours leaks in, nothing of a schema's leaks out: no environment, no flags, no shared standard streams.
        env: {},
        execArgv: [],
        argv: [],
        stdin: false,
        stdout: true,
        stderr: true,
    });
    const thread = { worker, ready: false, ended: false };
    worker.unref();
    // No job is posted before: the first message can only be `ready`.
    worker.once("message", () => (thread.ready = true));
    worker.once("exit", () => (thread.ended = true));
    worker.on("error", () => undefined); // whoever holds the thread sees its end
    return thread;
}


/***/ })

};
;