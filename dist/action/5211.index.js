export const id = 5211;
export const ids = [5211];
export const modules = {

/***/ 5211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createValidator: () => (/* binding */ createValidator)
});

// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/jsonschema/caps.js
var caps = __webpack_require__(82458);
// EXTERNAL MODULE: ./build/src/jsonschema/validator.js
var validator = __webpack_require__(4937);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/src/model/environment.js
// Environment variables of the process itself, apart from those that options name (src/options).
/** Variables any of which, when set, keeps compiled code from being kept or used. */
const NO_CACHE_VARIABLES = ["CI", "NODE_DISABLE_COMPILE_CACHE", "SUDO_UID"];
/** And those that say where mcpeval keeps what outlives a run (`store/home.ts`). */
const CACHE_VARIABLES = [...NO_CACHE_VARIABLES, "HOME", "LOCALAPPDATA", "MCPEVAL_HOME", "XDG_DATA_HOME"];
/** What of an environment decides where compiled code is kept: all that a thread of ours needs to know of it. */
function cacheVariables(env) {
    return Object.fromEntries(CACHE_VARIABLES.flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
    }));
}

// EXTERNAL MODULE: ./build/src/jsonschema/role.js
var role = __webpack_require__(15815);
;// CONCATENATED MODULE: ./build/src/jsonschema/worker-thread.js
// Starts schema worker threads.



/** Heap of the worker in MB: a schema that needs more loses its own verdict, never the process. */
const WORKER_HEAP_MB = 256;
/**
 * Starts a thread. It does not keep the process alive.
 * @param module the module it starts from
 * @param heapMb heap of the thread in megabytes
 */
function startThread(module, heapMb = WORKER_HEAP_MB) {
    const worker = new external_node_worker_threads_.Worker(module, {
        name: "mcpeval-jsonschema",
        resourceLimits: { maxOldGenerationSizeMb: heapMb },
        // Nothing of ours leaks in, nothing of a schema's leaks out: no flags of Node.js, no shared standard streams, and of the
        // environment only what leads to the compiled code of the thread's own modules.
        env: cacheVariables(process.env),
        execArgv: [],
        argv: [role/* SCHEMA_WORKER_ARGUMENT */.l],
        stdin: false,
        stdout: true,
        stderr: true,
    });
    worker.unref();
    worker.on("error", () => undefined); // whoever holds the thread sees its end
    return worker;
}

;// CONCATENATED MODULE: ./build/src/jsonschema/client.js




/** Threads that may die before they report ready, in a row, until we call it our own defect. */
const MAX_FAILED_STARTS = 2;
/**
 * The thread starts with the first job, and keeps the process alive only while a job is under way. `plan` and `check` reject only
 * for faults of ours: the worker module cannot start, or the validator is closed.
 */
function createValidator(options) {
    const jobMs = options.jobMs ?? limits/* SCHEMA_JOB_MS */.DS;
    const queue = [];
    let closed = false;
    let failedStarts = 0;
    let current;
    let running;
    function start() {
        const worker = startThread(options.workerModule, options.heapMb);
        const self = { worker, isReady: false };
        current = self;
        let cause;
        worker.on("message", (reply) => {
            if (current !== self)
                return;
            if (reply.kind === "ready") {
                self.isReady = true;
                failedStarts = 0;
                next();
            }
            else {
                finish(reply);
            }
        });
        worker.on("error", (error) => {
            cause = error;
        });
        worker.on("exit", () => {
            if (current !== self)
                return;
            current = undefined;
            if (!self.isReady)
                failedStarts += 1;
            if (failedStarts >= MAX_FAILED_STARTS) {
                const error = new Error(`the schema worker does not start: ${cause?.message ?? "its module ended at once"}`);
                for (const pending of queue.splice(0))
                    pending.reject(error);
                failedStarts = 0;
            }
            finish({ kind: "budget-exceeded" });
        });
    }
    function finish(end) {
        const done = running;
        running = undefined;
        if (done !== undefined) {
            clearTimeout(done.timer);
            if (end.kind === "defect")
                done.pending.reject(new Error(`schema worker: ${end.message}`));
            else
                done.pending.resolve(end);
        }
        next();
    }
    function next() {
        if (closed || running !== undefined)
            return;
        if (queue.length === 0) {
            current?.worker.unref();
            return;
        }
        if (current === undefined)
            start();
        current?.worker.ref();
        if (current?.isReady !== true)
            return;
        const pending = queue.shift();
        if (pending === undefined)
            return;
        running = { pending, timer: setTimeout(overrun, jobMs, pending) };
        current.worker.postMessage(pending.job);
    }
    function overrun(pending) {
        // One turn of grace: when our own thread was busy, the reply may wait behind this timer.
        setImmediate(() => {
            if (running?.pending !== pending)
                return;
            const late = current;
            current = undefined;
            void late?.worker.terminate();
            finish({ kind: "budget-exceeded" });
        });
    }
    function submit(job) {
        if (closed)
            return Promise.reject(new Error("the schema validator is closed"));
        return new Promise((resolve, reject) => {
            // All plans of a catalog are asked for at once; what was called already is not kept waiting behind them.
            const firstPlan = job.kind === "check" ? queue.findIndex((pending) => pending.job.kind === "plan") : -1;
            queue.splice(firstPlan < 0 ? queue.length : firstPlan, 0, { job, resolve, reject });
            next();
        });
    }
    async function plan(inputSchema, override) {
        const admission = (0,caps/* admitSchema */.J)(inputSchema);
        if (admission.kind !== "admitted")
            return (0,validator/* noPlan */.P)(admission.kind);
        const end = await submit({ kind: "plan", schema: admission.text, override });
        return end.kind === "plan" ? end.plan : (0,validator/* noPlan */.P)("budget-exceeded");
    }
    async function check(schema, values) {
        const admission = (0,caps/* admitSchema */.J)(schema);
        if (admission.kind !== "admitted")
            return values.map(() => ({ kind: admission.kind }));
        const texts = values.map(textOf);
        const sent = texts.filter((text) => text !== undefined);
        const end = await submit({ kind: "check", schema: admission.text, values: sent });
        const verdicts = end.kind === "check" ? [...end.verdicts] : [];
        const trouble = "budget-exceeded";
        return texts.map((text) => (text === undefined ? { kind: "too-large" } : (verdicts.shift() ?? { kind: trouble })));
    }
    async function close() {
        closed = true;
        const error = new Error("the schema validator is closed");
        if (running !== undefined) {
            clearTimeout(running.timer);
            running.pending.reject(error);
            running = undefined;
        }
        for (const pending of queue.splice(0))
            pending.reject(error);
        const last = current;
        current = undefined;
        await last?.worker.terminate();
    }
    return { plan, check, close };
}
/** JSON text of a value, or undefined when it is nested too deep to be written (V8 parses deeper than it prints). */
function textOf(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
