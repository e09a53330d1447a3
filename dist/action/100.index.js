export const id = 100;
export const ids = [100];
export const modules = {

/***/ 69100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"UU":"mcpeval","rE":"0.1.0"}');
;// CONCATENATED MODULE: ./build/src/model/version.js
// The one place that knows the evaluator's version: package.json, inlined by the bundler.

/** The evaluator's name, as reports and handshakes spell it. */
const GENERATOR_NAME = package_namespaceObject.UU;
/** The evaluator's version (SemVer), part of every measurement profile. */
const GENERATOR_VERSION = package_namespaceObject.rE;

;// CONCATENATED MODULE: ./build/src/jsonschema/caps.js
// The size limits a schema must meet before anything recursive or compiling touches it. Iterative on purpose: the schema may
// be nested deeper than the stack.

/**
 * Checks depth (nested objects and arrays), nodes (objects and arrays in all) and UTF-8 bytes of the compact JSON text.
 * `broken`: not a JSON value at all (an absent schema).
 */
function admitSchema(schema) {
    let level = [schema];
    let nodes = 0;
    for (let depth = 1; level.length > 0; depth += 1) {
        const next = [];
        for (const node of level) {
            if (typeof node !== "object" || node === null)
                continue;
            nodes += 1;
            if (depth > limits/* SCHEMA_MAX_DEPTH */.rV || nodes > limits/* SCHEMA_MAX_NODES */.J8)
                return { kind: "too-large" };
            // One by one: spreading a huge array into push would itself exhaust the stack.
            for (const child of Object.values(node))
                if (typeof child === "object" && child !== null)
                    next.push(child);
        }
        level = next;
    }
    const text = JSON.stringify(schema);
    if (text === undefined)
        return { kind: "broken" };
    return Buffer.byteLength(text) > limits/* SCHEMA_MAX_BYTES */.hT ? { kind: "too-large" } : { kind: "admitted", text };
}

// EXTERNAL MODULE: ./build/src/jsonschema/validator.js
var jsonschema_validator = __webpack_require__(4937);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/src/jsonschema/role.js
var role = __webpack_require__(15815);
;// CONCATENATED MODULE: ./build/src/jsonschema/worker-thread.js
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
    const worker = new external_node_worker_threads_.Worker(module, {
        name: "mcpeval-jsonschema",
        workerData: role/* SCHEMA_WORKER_DATA */.a,
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

;// CONCATENATED MODULE: ./build/src/jsonschema/client.js
// The validator as the house uses it: owns the worker thread, its queue and its time budget. Must not import ajv.




/** Threads that may die before they report ready, in a row, until we call it our own defect. */
const MAX_FAILED_STARTS = 2;
/**
 * Starts the worker thread at once, so that it loads while the server under test starts. The thread keeps the process alive
 * only while a job is under way. `plan` and `check` reject only for faults of ours: the worker module cannot start, or the
 * validator is closed.
 */
function createValidator(options) {
    const jobMs = options.jobMs ?? limits/* SCHEMA_JOB_MS */.DS;
    const queue = [];
    let closed = false;
    let failedStarts = 0;
    let current;
    let running;
    function start() {
        const self = takeThread(options.workerModule, options.heapMb);
        const { worker } = self;
        current = self;
        let cause;
        worker.on("message", (reply) => {
            if (current !== self)
                return;
            if (reply.kind === "ready") {
                self.ready = true;
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
            if (!self.ready)
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
        if (current?.ready !== true)
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
            queue.push({ job, resolve, reject });
            next();
        });
    }
    async function plan(inputSchema, override) {
        const admission = admitSchema(inputSchema);
        if (admission.kind !== "admitted")
            return (0,jsonschema_validator/* noPlan */.P)(admission.kind);
        const end = await submit({ kind: "plan", schema: admission.text, override });
        return end.kind === "plan" ? end.plan : (0,jsonschema_validator/* noPlan */.P)("budget-exceeded");
    }
    async function check(schema, values) {
        const admission = admitSchema(schema);
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
    start();
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

;// CONCATENATED MODULE: ./build/src/model/documents/schema-names.js
// The `schema` values of our documents. Apart from their declarations, so that writing a document loads no schema library.
/** The `schema` value of a report. */
const REPORT_SCHEMA = "mcpeval.probe-report/v2";
/** The report of versions before readiness, which is read and never written. */
const REPORT_V1_SCHEMA = "mcpeval.probe-report/v1";
/** The document that `diff` writes. */
const DIFF_SCHEMA = "mcpeval.probe-diff/v2";
/** The document that `compare` writes. */
const COMPARISON_SCHEMA = "mcpeval.comparison/v1";
/** The document that `trends` writes. */
const TRENDS_SCHEMA = "mcpeval.trends/v1";
/** The document that `doctor` writes. */
const DOCTOR_SCHEMA = "mcpeval.doctor/v1";

;// CONCATENATED MODULE: ./build/src/report/badge.js
// The static badge: an image URL that encodes the score and nothing else. Never fetched by us.
/** Lowest score of each colour, best first. */
const COLOURS = [
    [90, "brightgreen"],
    [75, "green"],
    [60, "yellowgreen"],
    [45, "yellow"],
    [30, "orange"],
    [0, "red"],
];
/** The shields.io badge URL of a readiness score. */
function badgeUrl(score) {
    const colour = COLOURS.find(([from]) => score >= from)?.[1] ?? "red";
    return `https://img.shields.io/badge/mcpeval-${score}%2F100-${colour}`;
}

;// CONCATENATED MODULE: ./build/src/report/build.js


/** The report document. `passed` is the gate's verdict; without a gate, whether readiness was measured. */
function buildReport(input) {
    const cases = input.cases ?? null;
    const gate = cases === null ? null : gateOf(cases);
    return {
        schema: REPORT_SCHEMA,
        generator: { name: input.generator.name, version: input.generator.version },
        server: input.server,
        manifest_sha256: input.manifestSha256 ?? null,
        passed: gate === null ? input.readiness !== null : gate.passed === gate.total,
        gate,
        readiness: input.readiness === null ? null : readinessDocument(input.readiness),
        ...(input.readinessError === undefined ? {} : { readiness_error: input.readinessError }),
        ...(input.profile === undefined ? {} : { measurement_profile: input.profile }),
        ...(input.protocol === undefined
            ? {}
            : { protocol: { era: input.protocol.era, revision: input.protocol.revision, transport: input.protocol.transport } }),
        ...(input.catalog === undefined ? {} : { catalog: input.catalog === null ? null : [...input.catalog] }),
        ...(input.advisories === undefined ? {} : { advisories: input.advisories.map(advisoryDocument) }),
        cases: cases ?? [],
    };
}
/** Cases that do not apply count neither way. */
function gateOf(cases) {
    const counted = cases.filter((one) => one.not_applicable !== true);
    return { passed: counted.filter((one) => one.passed).length, total: counted.length };
}
function readinessDocument(input) {
    const { tools, read_only, writers, exercised } = input.surface;
    return {
        standard: input.standard,
        score: input.score,
        ...(input.scoreWithoutLatency === undefined ? {} : { score_without_latency: input.scoreWithoutLatency }),
        badge: badgeUrl(input.score),
        attested_read_only: input.attestedReadOnly,
        surface: { tools, read_only, writers, exercised },
        areas: input.areas.map(({ name, weight, score, measurements, checks }) => ({
            name,
            weight,
            score,
            measurements: { ...measurements },
            checks: checks.map(lostCheck),
        })),
    };
}
function lostCheck({ id, tool, score, observed, reason, hint, gain }) {
    return { id, tool, score, observed, reason, hint, ...(gain === undefined ? {} : { gain }) };
}
function advisoryDocument({ id, count, positions, reason, hint }) {
    return { id, count, positions: [...positions], reason, hint };
}

// EXTERNAL MODULE: ./build/src/lib/canonical-json.js
var canonical_json = __webpack_require__(71098);
// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
// EXTERNAL MODULE: ./build/src/lib/encode-json.js
var encode_json = __webpack_require__(22358);
// EXTERNAL MODULE: ./build/src/model/json.js
var model_json = __webpack_require__(8653);
;// CONCATENATED MODULE: ./build/src/report/contract.js
// The catalog contract: what callers depend on, as digests only. No parameter name or schema text leaves this file.




/**
 * The contract of a complete listing, in catalog order.
 * Rewording a title, description, example or default changes nothing; a new name, type or bound does.
 */
function catalogContract(tools) {
    return tools.map(({ entry, class: toolClass, tokens }) => {
        const input = entry["inputSchema"];
        const output = entry["outputSchema"];
        const required = requiredNames(input);
        return {
            name: typeof entry["name"] === "string" ? entry["name"] : "",
            class: toolClass,
            required_sha256: (0,digest/* sha256Hex */.f)((0,canonical_json/* canonicalJson */.d)(required)),
            parameters: parameterDigests(input),
            output_sha256: (0,model_json/* isJsonObject */.O)(output) ? constraintsDigest(output) : null,
            required: required.map(digest/* sha256Hex */.f).sort(encode_json/* byCodeUnit */.X),
            ...(tokens === undefined ? {} : { tokens }),
        };
    });
}
function requiredNames(schema) {
    const required = (0,model_json/* isJsonObject */.O)(schema) ? schema["required"] : undefined;
    const names = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
    return [...new Set(names)].sort(encode_json/* byCodeUnit */.X);
}
function parameterDigests(schema) {
    const properties = (0,model_json/* isJsonObject */.O)(schema) ? schema["properties"] : undefined;
    if (!(0,model_json/* isJsonObject */.O)(properties))
        return {};
    const digests = Object.entries(properties).map(([name, constraints]) => [(0,digest/* sha256Hex */.f)(name), constraintsDigest(constraints)]);
    // Sorted by digest: the order parameters were declared in is not part of the contract.
    return Object.fromEntries(digests.sort(([a], [b]) => (0,encode_json/* byCodeUnit */.X)(a, b)));
}
/** Keywords that constrain nothing (prose and hints). */
const PROSE = new Set(["title", "description", "examples", "default", "$comment"]);
/** Keywords whose values map free names to schemas: a property called `title` is no prose. */
const NAME_MAPS = new Set([
    "properties",
    "patternProperties",
    "$defs",
    "definitions",
    "dependentSchemas",
    "dependencies",
]);
/** Keywords whose values are schemas or lists of schemas. Every other keyword's value (enum, const, ...) is data and kept whole. */
const SUBSCHEMAS = new Set([
    ...["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains"],
    ...["additionalProperties", "unevaluatedProperties", "propertyNames"],
    ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "contentSchema"],
]);
function constraintsDigest(schema) {
    const text = (0,encode_json/* encodeJson */.P)(schema, "schema", {
        sortKeys: true,
        enter(position, key) {
            if (position === "names")
                return "schema";
            if (position === "data")
                return "data";
            if (PROSE.has(key))
                return undefined;
            return NAME_MAPS.has(key) ? "names" : SUBSCHEMAS.has(key) ? "schema" : "data";
        },
    });
    return (0,digest/* sha256Hex */.f)(text);
}

;// CONCATENATED MODULE: ./build/src/session/budget.js
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
            throw new errors/* TransportFault */.ww("budget", "the evaluation's budget is spent");
        this.#requestsLeft -= 1;
    }
}

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
// EXTERNAL MODULE: ./build/src/session/faults.js + 1 modules
var faults = __webpack_require__(48615);
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
    has(id) {
        return this.#waiting.has(id);
    }
    add(id, call) {
        this.#waiting.set(id, call);
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

;// CONCATENATED MODULE: ./build/src/model/wire-seen.js
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

;// CONCATENATED MODULE: ./build/src/session/wire-occurrences.js
// Counts something and remembers where it came first. Nothing else.

/** A growing count with its first positions. */
class Counter {
    count = 0;
    positions = [];
    /** @param position ordinal of the frame; absent for what no frame carries */
    add(position) {
        this.count += 1;
        if (position !== undefined && this.positions.length < MAX_POSITIONS)
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
    clock;
    budget;
    callTimeoutMs;
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
    /**
     * Takes over a fresh channel.
     * @param callTimeoutMs how long a call waits that says nothing else, in milliseconds
     */
    constructor(channel, clock, budget, callTimeoutMs = limits/* CALL_TIMEOUT_MS */.MU) {
        this.channel = channel;
        this.clock = clock;
        this.budget = budget;
        this.callTimeoutMs = callTimeoutMs;
        this.wire = new WireTally(() => channel.transport, clock.now());
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
        const leftMs = this.budget.remainingMs;
        const isBudget = leftMs < timeoutMs;
        const waitMs = Math.min(timeoutMs, leftMs);
        const timer = setTimeout(() => {
            const text = isBudget ? "the evaluation's time is spent" : `no reply within ${Math.round(waitMs)} ms`;
            void this.#giveUp(id, new errors/* TransportFault */.ww(isBudget ? "budget" : "timeout", text));
        }, waitMs);
        const onAbort = () => void this.#giveUp(id, signal === undefined ? undefined : reasonOf(signal));
        signal?.addEventListener("abort", onAbort, { once: true });
        const stopListening = signal === undefined ? undefined : () => signal.removeEventListener("abort", onAbort);
        const exchange = this.#dialect?.cancellation === "exchange" ? new AbortController() : undefined;
        this.#serverRequests.reset();
        this.#calls.add(id, {
            method,
            asked: askedOf(method, params),
            sentAtMs: this.clock.now(),
            timer,
            stopListening,
            exchange,
            ...outcome,
        });
        void this.#send(method, params, id, exchange?.signal, asRevision);
        return id;
    }
    /** Sends a notification; over HTTP it waits, for a bounded time, until the server took it. Never rejects. */
    async notify(method, params) {
        const sent = this.#send(method, params);
        if (this.transport !== "stdio")
            await atMost(sent, NOTIFY_TIMEOUT_MS);
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
            this.#onExchangeEnded(frame);
        else
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
                const id = envelope.id ?? idOfExchange(frame);
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
        this.wire.saw("replies", frame);
        this.wire.replied(call.asked, { isFirst: id === 1, atMs: call.sentAtMs }, frame, content);
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
        if (id === undefined || !this.#calls.has(id))
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
/**
 * An error without id that answers a POST can only mean the one request in it. Not so with 404, by which a server says
 * that the session or the address is unknown, nor with 429: it is about none of what was asked.
 */
function idOfExchange(frame) {
    const isAboutNone = frame.http?.status === 404 || frame.http?.status === 429;
    return isAboutNone ? undefined : frame.http?.requestId;
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
    handshakeMs;
    #rpc;
    #caller;
    /**
     * @param openedAtMs when the connection was opened, in milliseconds of the clock
     * @param onUnauthorized hears that the server no longer lets us in
     */
    constructor(handshake, era, openedAtMs, onUnauthorized = () => undefined) {
        this.onUnauthorized = onUnauthorized;
        this.era = era;
        this.revision = handshake.revision;
        this.offered = handshake.offered;
        this.capabilities = handshake.capabilities;
        this.handshakeMs = handshake.answeredAtMs - openedAtMs;
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
    const all = (pick) => together(tallies.map((tally) => pick(tally) ?? NONE));
    const modern = tallies.filter((tally) => tally.agreement?.era === "modern");
    return {
        transport,
        connections: tallies.length,
        frames: Object.fromEntries(FRAME_KINDS.map((kind) => [kind, all((tally) => tally.kinds.get(kind))])),
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
            error: together(modern.map(({ errorStatus }) => errorStatus)),
        },
        shutdown: {
            sigterm: tallies.filter(({ ending }) => ending?.forced === "sigterm").length,
            sigkill: tallies.filter(({ ending }) => ending?.forced === "sigkill").length,
            left: tallies.filter(({ ending }) => ending?.left === true).length,
        },
        start: startBand(tallies),
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
    return together(tallies.flatMap(({ agreement, needs }) => agreement === undefined
        ? []
        : [...needs].filter(([need]) => need.startsWith(`${kind} `) && !isDeclared(need, agreement)).map(([, counter]) => counter)));
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
        const endsAt = clock.now() + (options.timeoutMs ?? this.options.startTimeoutMs);
        const remainingMs = () => Math.max(0, endsAt - clock.now());
        try {
            const verdict = await this.#era(transport, remainingMs);
            try {
                return await this.#open(verdict, options, transport, remainingMs);
            }
            catch (error) {
                if (!(error instanceof era/* OtherEra */.J))
                    throw error;
                if (this.#mode !== "auto")
                    throw unsupported(this.#mode, `it speaks only the ${error.verdict.era} era`);
                this.#verdict = Promise.resolve(error.verdict);
                return await this.#open(error.verdict, options, transport, remainingMs);
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
    async #open(verdict, options, transport, remainingMs) {
        const { clock } = this.options;
        const { capabilities = this.options.clientCapabilities, answer, onNotification, callTimeoutMs } = options;
        const pinned = isPinned(this.#mode) && options.offer === undefined ? this.#mode : undefined;
        const offer = options.offer ?? pinned;
        const startAt = verdict.era === "modern" ? verdict.revision : (this.#knownOffer ?? verdict.supported[0]);
        let openedAtMs = clock.now();
        const strategy = verdict.era === "modern" ? (0,modern/* modernEra */.K)(this.#toolHeaders) : legacy/* legacyEra */._2;
        const opening = strategy.handshake({
            open: () => {
                openedAtMs = clock.now();
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
        return new LiveSession(handshake, verdict.era, openedAtMs, (cause) => this.#shutOut(cause, transport));
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
        const connection = new JsonRpc(transport.open(), clock, budget, callTimeoutMs);
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
    const { openStdio } = await __webpack_require__.e(/* import() */ 834).then(__webpack_require__.bind(__webpack_require__, 2834));
    return { open: () => openStdio(target, clock), close: () => undefined };
}
async function loadHttp(target, clock) {
    const { httpOpener } = await __webpack_require__.e(/* import() */ 139).then(__webpack_require__.bind(__webpack_require__, 39139));
    const opener = await httpOpener(target, clock);
    if (target.oauth === undefined)
        return opener;
    const { authorizedOpener } = await Promise.all(/* import() */[__webpack_require__.e(738), __webpack_require__.e(832)]).then(__webpack_require__.bind(__webpack_require__, 96832));
    return authorizedOpener(opener, target, target.oauth, clock);
}
function interrupted() {
    return new errors/* Incomplete */.nd("interrupted", "the run was interrupted before the server answered initialize");
}

;// CONCATENATED MODULE: ./build/src/standard/define.js
/** The standard's name; any change to a weight, curve, band, check or bound changes it. */
const STANDARD_NAME = "mcpeval-standard/2";

/** Protocol check ids in report order. */
const PROTOCOL_CHECKS = [
    "protocol.negotiation",
    "protocol.unknown-method",
    "protocol.ping",
    "protocol.unknown-tool",
    "protocol.pagination",
    "protocol.surfaces",
];
/** Whether the battery may never call the tool. */
function isWriter(tool) {
    return tool.class === "writer";
}
/** Whether the tool's three calls completed and none was rejected with -32602. */
function isExercised(tool) {
    return !isWriter(tool) && tool.unexercised === null;
}
/** Gives an area its exact types. */
function defineArea(area) {
    return area;
}

;// CONCATENATED MODULE: ./build/src/lib/round.js
// Rounding as the standard defines it: to an integer, halves away from zero. Owns no other arithmetic.
/** Distance below which a value counts as an exact half: sums of thirds and fifths miss 0.5 by float noise, never by this much. */
const NOISE = 1e-9;
/**
 * The nearest integer; halves go away from zero (2.5 → 3, -2.5 → -3).
 * A value that misses a half by float noise only is taken as that half, so the order of a sum never decides a score.
 * @returns an integer, never -0; NaN and infinities pass through
 */
function roundHalfAwayFromZero(value) {
    if (!Number.isFinite(value))
        return value;
    const magnitude = Math.floor(Math.abs(value) + 0.5 + NOISE);
    return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

;// CONCATENATED MODULE: ./build/src/standard/areas/context.js
// Area context: what the catalog costs in tokens before the first call. The token estimate itself is made where tools are observed.


/** Curve and share of the whole catalog's tokens. */
const CATALOG_CURVE = { share: 0.75, full: 2_000, zero: 40_000 };
/** Curve and share of the heaviest tool's tokens. */
const HEAVIEST_CURVE = { share: 0.25, full: 500, zero: 5_000 };
/** The points, 0 to 100, that `value` earns on a curve. */
function curve(value, { full, zero }) {
    if (value <= full)
        return 100;
    if (value >= zero)
        return 0;
    return (100 * (Math.log(zero) - Math.log(value))) / (Math.log(zero) - Math.log(full));
}
/** A lost check reports an integer below 100, also when it lost less than half a point. */
function lostScore(points) {
    return Math.min(99, roundHalfAwayFromZero(points));
}
const context = defineArea({
    name: "context",
    weight: 15,
    about: "A tool's tokens are ceil(UTF-8 bytes of its whole tools/list entry as compact JSON / 4); the catalog's are their sum. 75% of the score is the catalog's curve, 25% the heaviest tool's. Nothing costs nothing: an empty catalog scores 100 here (ours).",
    checks: {
        "context.catalog": {
            passesWhen: "the whole catalog takes 2,000 tokens or fewer (100 points; 0 from 40,000, logarithmic between); observed is its tokens",
            reasons: ["context-catalog-heavy"],
        },
        "context.heaviest-tool": {
            passesWhen: "the heaviest tool takes 500 tokens or fewer (100 points; 0 from 5,000, logarithmic between); observed is its tokens",
            reasons: ["context-tool-heavy"],
        },
    },
    reasons: {
        "context-catalog-heavy": {
            hint: "bring the whole catalog to 2,000 tokens or fewer (0 points from 40,000): merge overlapping tools, drop unused ones and shorten schemas; every session pays for this text before its first call",
        },
        "context-tool-heavy": {
            hint: "bring the heaviest tool to 500 tokens or fewer (0 points from 5,000): shorten its description, flatten its schema or split it",
        },
    },
    judge(seen, lose) {
        let total = 0;
        let heaviest = null;
        for (const tool of seen.tools) {
            total += tool.tokens;
            const heavier = heaviest === null || tool.tokens > heaviest.tokens;
            if (heavier || (tool.tokens === heaviest?.tokens && tool.name < heaviest.name))
                heaviest = tool;
        }
        const catalogPoints = curve(total, CATALOG_CURVE);
        if (catalogPoints < 100) {
            lose({ id: "context.catalog", score: lostScore(catalogPoints), observed: total, reason: "context-catalog-heavy" });
        }
        const heaviestPoints = curve(heaviest?.tokens ?? 0, HEAVIEST_CURVE);
        if (heaviest !== null && heaviestPoints < 100) {
            const { name, tokens } = heaviest;
            lose({ id: "context.heaviest-tool", tool: name, score: lostScore(heaviestPoints), observed: tokens, reason: "context-tool-heavy" });
        }
        return {
            score: CATALOG_CURVE.share * catalogPoints + HEAVIEST_CURVE.share * heaviestPoints,
            measurements: { catalog_tokens: total, heaviest_tool_tokens: heaviest?.tokens ?? 0 },
        };
    },
});

;// CONCATENATED MODULE: ./build/src/standard/areas/catalog.js
// Area catalog: per tool the share of its documentation and annotation checks passed, averaged over the catalog.

/** Characters from which a description counts as one. */
const DESCRIPTION_CHARACTERS = 40;
const catalog = defineArea({
    name: "catalog",
    weight: 20,
    about: "Per tool the share of the checks that apply to it, averaged over the catalog, writers included. An empty catalog scores 0. A description's length counts Unicode code points (ours).",
    checks: {
        "catalog.description": {
            passesWhen: "the description has 40 characters or more; observed is its length",
            reasons: ["catalog-short-description"],
        },
        "catalog.params-described": {
            passesWhen: "every input property has a description; applies to tools with input properties",
            reasons: ["catalog-undescribed-params"],
        },
        "catalog.params-typed": {
            passesWhen: "every input property has type, enum, const, $ref, anyOf or oneOf; applies to tools with input properties",
            reasons: ["catalog-untyped-params"],
        },
        "catalog.read-only-declared": { passesWhen: "readOnlyHint is a boolean", reasons: ["catalog-read-only-undeclared"] },
        "catalog.destructive-declared": {
            passesWhen: "destructiveHint is a boolean; applies to writers",
            reasons: ["catalog-destructive-undeclared"],
        },
        "catalog.output-schema": { passesWhen: "outputSchema is declared", reasons: ["catalog-no-output-schema"] },
        "catalog.empty": { passesWhen: "the server lists at least one tool", reasons: ["catalog-no-tools"] },
    },
    reasons: {
        "catalog-short-description": {
            hint: "describe what the tool does, when to use it, and what it returns in at least 40 characters; agents choose tools from this text",
        },
        "catalog-undescribed-params": {
            hint: "give every input property a description with its meaning, unit and an example; agents fill arguments from this text",
        },
        "catalog-untyped-params": {
            hint: "give every input property a type, enum, const, $ref, anyOf or oneOf; an untyped property lets agents send anything",
        },
        "catalog-read-only-undeclared": {
            hint: "set readOnlyHint to true or false; hosts ask the user before every call of a tool that does not say whether it writes",
        },
        "catalog-destructive-undeclared": {
            hint: "set destructiveHint to true or false on tools that write; undeclared counts as destructive, so hosts warn about harmless writes too",
        },
        "catalog-no-output-schema": {
            hint: "declare outputSchema and return structuredContent so agents can read results without parsing prose",
        },
        "catalog-no-tools": { hint: "list at least one tool; an empty catalog gives agents nothing to call" },
    },
    judge(seen, lose) {
        if (seen.tools.length === 0) {
            lose({ id: "catalog.empty", reason: "catalog-no-tools" });
            return { score: 0, measurements: {} };
        }
        let sum = 0;
        for (const tool of seen.tools) {
            const results = checksOf(tool);
            for (const { id, reason, passed } of results) {
                if (passed)
                    continue;
                const observed = id === "catalog.description" ? { observed: tool.descriptionCharacters } : {};
                lose({ id, tool: tool.name, reason, ...observed });
            }
            sum += results.filter((result) => result.passed).length / results.length;
        }
        return { score: (100 * sum) / seen.tools.length, measurements: {} };
    },
});
/** The checks that apply to one tool, in check order. */
function checksOf(tool) {
    const results = [
        {
            id: "catalog.description",
            reason: "catalog-short-description",
            applies: true,
            passed: tool.descriptionCharacters >= DESCRIPTION_CHARACTERS,
        },
        {
            id: "catalog.params-described",
            reason: "catalog-undescribed-params",
            applies: tool.properties > 0,
            passed: tool.undescribedProperties === 0,
        },
        { id: "catalog.params-typed", reason: "catalog-untyped-params", applies: tool.properties > 0, passed: tool.untypedProperties === 0 },
        { id: "catalog.read-only-declared", reason: "catalog-read-only-undeclared", applies: true, passed: tool.readOnlyDeclared },
        {
            id: "catalog.destructive-declared",
            reason: "catalog-destructive-undeclared",
            applies: isWriter(tool),
            passed: tool.destructiveDeclared,
        },
        { id: "catalog.output-schema", reason: "catalog-no-output-schema", applies: true, passed: tool.outputSchemaDeclared },
    ];
    return results.filter((result) => result.applies);
}

;// CONCATENATED MODULE: ./build/src/standard/areas/shared-reasons.js
/** The server offers nothing the battery may call. */
const NO_READ_ONLY_TOOLS = {
    hint: "offer at least one tool that is no writer and annotate it with readOnlyHint: true; a catalog of nothing but writers (or of nothing) leaves the standard no call to make",
};
/** `--skip-tool` named the tool. */
const SKIPPED = {
    hint: "the tool was left out with --skip-tool; make it safe to call and drop the flag, since what was never called cannot earn points",
};
/** The evaluation's time or request budget was spent first. */
const BUDGET_EXHAUSTED = {
    hint: "the evaluation's shared budget was spent before this was measured; answer faster and fix tools that hang, or raise --budget-seconds or --max-requests",
};

;// CONCATENATED MODULE: ./build/src/standard/areas/error-honesty.js
// Area error-honesty: the share of judged tools that refuse one schema-violating call honestly and go on answering.


const REASON_OF = {
    accepted: "honesty-accepted-invalid",
    "empty-error": "honesty-empty-error",
    "wrong-code": "honesty-wrong-code",
    "call-failed": "honesty-call-failed",
};
const errorHonesty = defineArea({
    name: "error-honesty",
    weight: 15,
    about: "The share of judged tools that refuse honestly. Judged are the tools that are no writers (unannotated ones under --confirm-read-only) whose schema can be violated. One violating call goes before the ordinary ones; the violation is the first that applies: every required property left out; the first typed property, by name, given a wrong type; an unknown property where additionalProperties is false. A tool that would have been judged but was skipped, or came after the budget was spent, is judged and lost (ours for the budget).",
    checks: {
        "error-honesty.invalid-arguments": {
            passesWhen: "the violating call gets error -32602 or an isError result with non-empty text, and the next request is answered (any answer counts)",
            reasons: [
                "honesty-accepted-invalid",
                "honesty-empty-error",
                "honesty-wrong-code",
                "honesty-call-failed",
                "coverage-skipped",
                "coverage-budget-exhausted",
            ],
        },
        "error-honesty.untestable": {
            passesWhen: "at least one tool can be judged",
            reasons: ["honesty-untestable", "no-read-only-tools"],
        },
    },
    reasons: {
        "honesty-accepted-invalid": {
            hint: "validate arguments against inputSchema and refuse what violates it; a success teaches agents that wrong arguments work",
        },
        "honesty-empty-error": {
            hint: "say in the error's text which argument is wrong and what is expected; an empty error gives an agent nothing to correct",
        },
        "honesty-wrong-code": {
            hint: "refuse invalid arguments with JSON-RPC error -32602 or an isError result that says why; other codes read as a server failure and get retried",
        },
        "honesty-call-failed": {
            hint: "invalid arguments must end in a refusal, not in a hang, a closed connection or a server that stops answering; catch validation errors and reply",
        },
        "honesty-untestable": {
            hint: "declare required, typed properties, or additionalProperties: false, on at least one read-only tool; where every input is valid no refusal can be seen",
        },
        "no-read-only-tools": NO_READ_ONLY_TOOLS,
        "coverage-skipped": SKIPPED,
        "coverage-budget-exhausted": BUDGET_EXHAUSTED,
    },
    judge(seen, lose) {
        let judged = 0;
        let refused = 0;
        for (const tool of seen.tools) {
            const verdict = honestyVerdict(tool);
            if (verdict === "not-judged")
                continue;
            judged += 1;
            if (verdict === "refused")
                refused += 1;
            else
                lose({ id: "error-honesty.invalid-arguments", tool: tool.name, reason: verdict });
        }
        if (judged > 0)
            return { score: (100 * refused) / judged, measurements: {} };
        lose({ id: "error-honesty.untestable", reason: seen.tools.every(isWriter) ? "no-read-only-tools" : "honesty-untestable" });
        return { score: 0, measurements: {} };
    },
});
/** How one tool fares; `not-judged` tools count neither way. */
function honestyVerdict(tool) {
    if (isWriter(tool))
        return "not-judged";
    if (tool.honesty !== null)
        return tool.honesty === "refused" ? "refused" : REASON_OF[tool.honesty];
    if (tool.violation === null)
        return "not-judged";
    // The call was due and not made: judged all the same, so that not making it never pays.
    if (tool.unexercised === "coverage-skipped" || tool.unexercised === "coverage-budget-exhausted")
        return tool.unexercised;
    return tool.unexercised === "coverage-call-failed" ? "honesty-call-failed" : "not-judged";
}

;// CONCATENATED MODULE: ./build/src/lib/median.js
// The median of a handful of numbers. Owns no other statistics and no rounding.
/**
 * The middle value; the mean of the two middle values for an even count.
 * @returns null for no values
 */
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const upper = sorted[Math.floor(sorted.length / 2)];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    const lower = sorted[sorted.length / 2 - 1] ?? upper;
    return (lower + upper) / 2;
}

;// CONCATENATED MODULE: ./build/src/standard/areas/reliability.js
// Area reliability: how the ordinary calls of every tool that is no writer ended, how fast, and what the two whole-catalog cases showed.





/** Points by median latency: the first band whose bound, in milliseconds, is not exceeded. Slower than all earns 0. */
const LATENCY_BANDS = [
    { upToMs: 100, points: 100 },
    { upToMs: 300, points: 80 },
    { upToMs: 1_000, points: 50 },
    { upToMs: 3_000, points: 20 },
];
/** The points of a median latency in milliseconds. */
function latencyPoints(medianMs) {
    return LATENCY_BANDS.find((band) => medianMs <= band.upToMs)?.points ?? 0;
}
const reliability = defineArea({
    name: "reliability",
    weight: 20,
    about: "The mean over every tool that is no writer. A tool earns the mean of its checks times successful calls / 3; calls never made after a fault count as failed (ours). An untested tool earns 0 and is listed under coverage; so is one whose calls the spent budget cut short (ours). The first fully successful tool carries two checks more, contention and payload, whichever tool received the payload; any skip, or a budget spent before them, scores both 0 (ours for the budget).",
    checks: {
        "reliability.success": {
            passesWhen: "all three calls succeed; score = round(100 × successes / 3), observed = successes",
            reasons: ["reliability-call-failed"],
        },
        "reliability.consistent": {
            passesWhen: "the calls made end in the same outcome: success, tool error, RPC error or no usable reply (ours: a fault after another outcome differs)",
            reasons: ["reliability-inconsistent"],
        },
        "reliability.latency": {
            passesWhen: "the median of the calls that got a reply is 100 ms or less (80 points up to 300 ms, 50 up to 1 s, 20 up to 3 s, else 0); not judged where none got one (ours)",
            reasons: ["reliability-slow"],
        },
        "reliability.output-schema": {
            passesWhen: "a declared outputSchema is honoured by every successful result: structuredContent present and valid (also where no schema is declared, or it cannot be judged (ours))",
            reasons: ["reliability-output-schema-broken"],
        },
        "reliability.contention": {
            passesWhen: "two independently initialised clients call the first fully successful tool at the same time and both succeed",
            reasons: ["reliability-contention-failed", "coverage-skipped", "coverage-budget-exhausted"],
        },
        "reliability.payload": {
            passesWhen: "a string argument of 1,000,000 bytes neither crashes nor hangs the server; a clean refusal is fine",
            reasons: ["reliability-payload-unhandled", "coverage-skipped", "coverage-budget-exhausted"],
        },
        "reliability.skipped": { passesWhen: "the tool was not left out with --skip-tool", reasons: ["coverage-skipped"] },
        "reliability.none-exercised": {
            passesWhen: "at least one tool is exercised",
            reasons: ["reliability-none-exercised", "no-read-only-tools"],
        },
    },
    reasons: {
        "reliability-call-failed": {
            hint: "make valid read-only calls succeed; consistent tool errors are failures, not evidence of reliability. When a value built from the schema means nothing to the server (a path, an ID), declare examples that work, or pass working arguments with --arguments",
        },
        "reliability-inconsistent": {
            hint: "the same read-only call with the same arguments ended differently across three calls; make read paths deterministic, or return a retryable error with a stable code",
        },
        "reliability-slow": {
            hint: "median latency is above 100 ms (score 80: up to 300 ms, 50: up to 1 s, 20: up to 3 s, 0: slower); cache or precompute the read, or page large results",
        },
        "reliability-output-schema-broken": {
            hint: "return structuredContent that validates against the declared outputSchema on every success, or correct the schema; clients reject results that break it",
        },
        "reliability-contention-failed": {
            hint: "serve two clients at the same time: keep state per session, and let no global lock or shared buffer fail the other client's call",
        },
        "reliability-payload-unhandled": {
            hint: "bound the size of arguments and refuse an oversize one with an error; a megabyte string must not crash or hang the server",
        },
        "reliability-none-exercised": {
            hint: "no tool completed its calls; see the coverage losses, and make at least one read-only tool callable from its schema alone",
        },
        "coverage-skipped": SKIPPED,
        "coverage-budget-exhausted": BUDGET_EXHAUSTED,
        "no-read-only-tools": NO_READ_ONLY_TOOLS,
    },
    judge(seen, lose, { withoutLatency }) {
        const surface = seen.tools.filter((tool) => !isWriter(tool));
        const measurements = measure(surface);
        if (surface.length === 0) {
            lose({ id: "reliability.none-exercised", reason: "no-read-only-tools" });
            return { score: 0, measurements };
        }
        const cases = judgeCases(seen, surface);
        let sum = 0;
        for (const tool of surface) {
            if (tool.unexercised === "coverage-skipped")
                lose({ id: "reliability.skipped", tool: tool.name, reason: "coverage-skipped" });
            if (!isUntested(tool)) {
                const points = judgeCalls(tool, lose, withoutLatency);
                if (tool === cases.carrier)
                    points.push(...cases.points);
                sum += (mean(points) * successes(tool)) / limits/* CALL_REPETITIONS */.mn;
            }
            for (const { id, reason } of cases.lost.filter((lost) => lost.tool === tool.name))
                lose({ id, tool: tool.name, reason });
        }
        for (const { id, reason } of cases.lost.filter((lost) => lost.tool === null))
            lose({ id, reason });
        if (!surface.some(isExercised))
            lose({ id: "reliability.none-exercised", reason: "reliability-none-exercised" });
        return { score: sum / surface.length, measurements };
    },
});
/** The points of the checks every tested tool has; lost ones are recorded. */
function judgeCalls(tool, lose, withoutLatency) {
    const points = [];
    const succeeded = successes(tool);
    if (succeeded < limits/* CALL_REPETITIONS */.mn) {
        const score = roundHalfAwayFromZero((100 * succeeded) / limits/* CALL_REPETITIONS */.mn);
        lose({ id: "reliability.success", tool: tool.name, score, observed: succeeded, reason: "reliability-call-failed" });
    }
    const consistent = new Set(tool.calls.map(kindOf)).size === 1;
    if (!consistent)
        lose({ id: "reliability.consistent", tool: tool.name, reason: "reliability-inconsistent" });
    points.push(consistent ? 100 : 0);
    const medianMs = median(tool.calls.flatMap((call) => (call.ms === null ? [] : [call.ms])));
    if (medianMs !== null) {
        const score = withoutLatency ? 100 : latencyPoints(medianMs);
        // No `observed`: raw milliseconds would make two runs of one build differ.
        if (score < 100)
            lose({ id: "reliability.latency", tool: tool.name, score, reason: "reliability-slow" });
        points.push(score);
    }
    const conforms = tool.outputConforms !== false;
    if (!conforms)
        lose({ id: "reliability.output-schema", tool: tool.name, reason: "reliability-output-schema-broken" });
    points.push(conforms ? 100 : 0);
    return points;
}
function judgeCases(seen, surface) {
    const carrier = surface.find((tool) => !isUntested(tool) && successes(tool) === limits/* CALL_REPETITIONS */.mn) ?? null;
    const skipped = seen.skipped.length > 0;
    const points = [];
    const lost = [];
    const judge = (id, failed, made) => {
        if (skipped)
            lost.push({ id, tool: carrier?.name ?? null, reason: "coverage-skipped" });
        // Without a carrier neither case exists; its tools lost their points on their own.
        else if (carrier === null || made.outcome === "not-applicable")
            return;
        else if (made.outcome === "not-made")
            lost.push({ id, tool: carrier.name, reason: "coverage-budget-exhausted" });
        else if (made.outcome === "failed")
            lost.push({ id, tool: nameIn(surface, made.tool) ?? carrier.name, reason: failed });
        points.push(!skipped && made.outcome === "passed" ? 100 : 0);
    };
    judge("reliability.contention", "reliability-contention-failed", seen.contention);
    judge("reliability.payload", "reliability-payload-unhandled", seen.payload);
    return { carrier, points, lost };
}
function nameIn(tools, name) {
    return tools.find((tool) => tool.name === name)?.name ?? null;
}
/** Never called, or cut short by the spent budget: what its three calls would have shown is not known. */
function isUntested(tool) {
    return tool.calls.length === 0 || tool.unexercised === "coverage-budget-exhausted";
}
function successes(tool) {
    return tool.calls.filter((call) => call.outcome === "success").length;
}
/** What consistency compares: a rejection is an RPC error like any other. */
function kindOf(call) {
    return call.outcome === "rejected" ? "rpc-error" : call.outcome;
}
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** Numbers of the ordinary calls made, by how they ended, and of the tools that were not tested. */
function measure(surface) {
    const count = (outcome) => surface.reduce((sum, tool) => sum + tool.calls.filter((call) => call.outcome === outcome).length, 0);
    return {
        successful_calls: count("success"),
        tool_errors: count("tool-error"),
        rpc_errors: count("rpc-error"),
        rejected_calls: count("rejected"),
        transport_errors: count("fault"),
        untested_tools: surface.filter(isUntested).length,
    };
}

;// CONCATENATED MODULE: ./build/src/standard/areas/coverage.js
// Area coverage: the share of the tools that are no writers whose three calls completed.


const coverage = defineArea({
    name: "coverage",
    weight: 15,
    about: "Exercised tools over every tool that is no writer, annotated or not. Exercised means that the three calls completed, in whatever outcome, and none was rejected with -32602. When the shared budget is spent, the tools left are unexercised (ours).",
    checks: {
        "coverage.exercised": {
            passesWhen: "the tool's three ordinary calls completed and none was rejected with error -32602",
            reasons: [
                "coverage-unannotated",
                "coverage-unsynthesizable",
                "coverage-rejected-arguments",
                "coverage-call-failed",
                "coverage-skipped",
                "coverage-budget-exhausted",
                "no-read-only-tools",
            ],
        },
    },
    reasons: {
        "coverage-unannotated": {
            hint: "annotate the tool with readOnlyHint: true when it only reads (it is then called), or readOnlyHint: false when it writes; pass --confirm-read-only only when every unannotated tool is safe to call",
        },
        "coverage-unsynthesizable": {
            hint: "no valid arguments could be built from the input schema; declare a default, an enum or examples that satisfy it for every required property, or pass working arguments with --arguments",
        },
        "coverage-rejected-arguments": {
            hint: "the tool rejected arguments that satisfy its own input schema (-32602); declare the missing constraint in the schema, or examples that work, or pass working arguments with --arguments",
        },
        "coverage-call-failed": {
            hint: "a call timed out (15 s), closed the connection or broke the exchange; answer every call, with an isError result where the work fails",
        },
        "coverage-skipped": SKIPPED,
        "coverage-budget-exhausted": BUDGET_EXHAUSTED,
        "no-read-only-tools": NO_READ_ONLY_TOOLS,
    },
    judge(seen, lose) {
        const surface = seen.tools.filter((tool) => !isWriter(tool));
        if (surface.length === 0) {
            lose({ id: "coverage.exercised", reason: "no-read-only-tools" });
            return { score: 0, measurements: {} };
        }
        for (const tool of surface) {
            if (tool.unexercised !== null)
                lose({ id: "coverage.exercised", tool: tool.name, reason: tool.unexercised });
        }
        return { score: (100 * surface.filter(isExercised).length) / surface.length, measurements: {} };
    },
});

;// CONCATENATED MODULE: ./build/src/standard/areas/protocol.js
// Area protocol: the share of applicable protocol checks passed. Judges what observe/ saw; sends nothing itself.


/** Reasons every check shares: its exchange broke, or was never made. */
const EXCHANGE = ["protocol-call-failed", "coverage-budget-exhausted"];
const protocol = defineArea({
    name: "protocol",
    weight: 15,
    about: "The share of applicable checks passed. Checks run last, on their own requests. A check whose request timed out, closed the connection or broke the exchange is lost with protocol-call-failed; one the spent budget left no request for, with coverage-budget-exhausted (ours).",
    checks: {
        "protocol.negotiation": {
            passesWhen: "initialize with a version nobody knows answers a date-shaped version that is not the unknown one, and a second handshake that offers the answered version gets it echoed; from 2026-07-28 on: a request of an unknown version gets error -32022 whose data.supported lists a version that then works",
            reasons: [
                "protocol-negotiation-echoed-unknown",
                "protocol-negotiation-invalid-version",
                "protocol-negotiation-inconsistent-support",
                ...EXCHANGE,
            ],
        },
        "protocol.unknown-method": {
            passesWhen: "an unknown method gets error -32601, whatever the HTTP status",
            reasons: ["protocol-unknown-method-answered", ...EXCHANGE],
        },
        "protocol.ping": {
            passesWhen: "ping gets an empty result object; from 2026-07-28 on, which has no ping: server/discover answers again, with the revision in force among its supportedVersions and a capabilities object",
            reasons: ["protocol-ping-failed", ...EXCHANGE],
        },
        "protocol.unknown-tool": {
            passesWhen: "tools/call with a name that is not listed is refused by an error or an isError result",
            reasons: ["protocol-unknown-tool-accepted", ...EXCHANGE],
        },
        "protocol.pagination": {
            passesWhen: "the pages of tools/list end, repeat no cursor, hold valid entries (a name and an object inputSchema) and list each tool once",
            reasons: ["protocol-pagination-invalid", ...EXCHANGE],
        },
        "protocol.surfaces": {
            passesWhen: "each declared resources or prompts capability lists cleanly; the check exists only when one of them is declared",
            reasons: ["protocol-surface-invalid", ...EXCHANGE],
        },
    },
    reasons: {
        "protocol-negotiation-echoed-unknown": {
            hint: "answer initialize with a protocol version the server implements; echoing an unknown version promises a revision the server cannot speak (from 2026-07-28 on: refuse a request of an unknown version with error -32022)",
        },
        "protocol-negotiation-invalid-version": {
            hint: "answer an initialize that offers an unknown version with a result whose protocolVersion is a published revision (YYYY-MM-DD); clients fall back on it (from 2026-07-28 on: refuse a request of an unknown version with error -32022 and list the supported versions in data.supported)",
        },
        "protocol-negotiation-inconsistent-support": {
            hint: "echo every protocol version the server itself offers; it counter-offered a version and answered another one when a client asked for it (from 2026-07-28 on: serve requests of a version listed in data.supported)",
        },
        "protocol-unknown-method-answered": {
            hint: "answer requests for methods the server does not implement with JSON-RPC error -32601; clients probe for features this way",
        },
        "protocol-ping-failed": {
            hint: "answer ping with an empty result object; clients close connections whose pings fail (from 2026-07-28 on: answer server/discover with supportedVersions and capabilities, every time)",
        },
        "protocol-unknown-tool-accepted": {
            hint: "refuse tools/call for a name that is not listed, with an error or an isError result; a success for a tool that does not exist hides an agent's misspelling",
        },
        "protocol-pagination-invalid": {
            hint: "make tools/list end within 20 pages, with a new cursor on every page, an object inputSchema for every tool and each tool once; clients drop the rest of a broken listing",
        },
        "protocol-surface-invalid": {
            hint: "answer resources/list and prompts/list cleanly for each capability the server declares, or stop declaring it",
        },
        "protocol-call-failed": {
            hint: "the check got no usable reply: the request timed out, closed the connection or broke the exchange; answer every request, with an error where the server has nothing else",
        },
        "coverage-budget-exhausted": BUDGET_EXHAUSTED,
    },
    judge(seen, lose) {
        let applicable = 0;
        let passed = 0;
        for (const id of PROTOCOL_CHECKS) {
            const check = seen.protocol[id];
            if (check.outcome === "not-applicable")
                continue;
            applicable += 1;
            if (check.outcome === "passed")
                passed += 1;
            else
                lose({ id, reason: check.reason });
        }
        return { score: applicable === 0 ? 0 : (100 * passed) / applicable, measurements: {} };
    },
});

;// CONCATENATED MODULE: ./build/src/standard/index.js
// The registry of areas, in report order. What the standard is made of is read from here and from nowhere else.







/** Every area by name, in report order; the weights add up to 100. */
const AREAS = {
    protocol: protocol,
    catalog: catalog,
    context: context,
    "error-honesty": errorHonesty,
    reliability: reliability,
    coverage: coverage,
};

;// CONCATENATED MODULE: ./build/src/standard/gains.js
// What each lost check would give back: the readiness points gained if that check alone were at full marks, by the areas' own formulas.
// Areas are taken unrounded, so gains of one area add up to what it lost wherever its checks do not multiply (reliability does).







/** Decimals kept: with a thousand tools one check is worth thousandths of a point. */
const DECIMALS = 4;
/**
 * The areas with a `gain` for every lost check whose worth is known. Scores and losses stay as they are.
 * @param seen the observations the areas were scored from
 */
function withGains(areas, seen) {
    const shares = sharesOf(areas, seen);
    return areas.map((area) => ({
        ...area,
        checks: area.checks.map((check) => {
            const points = areaPoints(check, shares);
            return points === null ? check : { ...check, gain: rounded((area.weight * points) / 100) };
        }),
    }));
}
function sharesOf(areas, seen) {
    const surface = seen.tools.filter((tool) => !isWriter(tool));
    const { carrier, points } = judgeCases(seen, surface);
    const marks = new Map();
    for (const { id, tool, score } of areas.find(({ name }) => name === "reliability")?.checks ?? []) {
        if (tool === null || id === "reliability.success")
            continue;
        // A lost case names the tool that failed it, and counts in the carrier's mean.
        const owner = isCase(id) ? (carrier?.name ?? tool) : tool;
        const lost = marks.get(owner) ?? new Map();
        marks.set(owner, lost.set(id, score));
    }
    return {
        seen,
        byName: new Map(seen.tools.map((tool) => [tool.name, tool])),
        surface: surface.length,
        judged: seen.tools.filter((tool) => honestyVerdict(tool) !== "not-judged").length,
        protocolChecks: PROTOCOL_CHECKS.filter((id) => seen.protocol[id].outcome !== "not-applicable").length,
        carrier: carrier?.name ?? null,
        cases: points.length,
        marks,
    };
}
/** Points of its own area, 0 to 100, that a check at full marks adds; null where no single edit has a worth. */
function areaPoints(check, shares) {
    const { id, tool: name } = check;
    const tool = name === null ? undefined : shares.byName.get(name);
    if (id.startsWith("protocol."))
        return 100 / shares.protocolChecks;
    if (id === "context.catalog")
        return contextPoints(CATALOG_CURVE, check.observed);
    if (id === "context.heaviest-tool")
        return contextPoints(HEAVIEST_CURVE, check.observed);
    if (id === "catalog.empty" || id === "error-honesty.untestable")
        return 100;
    if (id === "error-honesty.invalid-arguments")
        return 100 / shares.judged;
    if (id === "reliability.none-exercised")
        return shares.surface === 0 ? 100 : null;
    if (id === "reliability.skipped")
        return 100 / shares.surface;
    if (id === "coverage.exercised")
        return coveragePoints(tool, shares);
    if (isCase(id))
        return shares.carrier === null ? null : markPoints(check, shares.byName.get(shares.carrier), shares);
    if (tool === undefined)
        return null;
    if (id.startsWith("catalog."))
        return 100 / (shares.seen.tools.length * checksOf(tool).length);
    return id === "reliability.success" ? successPoints(tool, shares) : markPoints(check, tool, shares);
}
function contextPoints(half, observed) {
    return observed === null ? null : half.share * (100 - curve(observed, half));
}
/** An untested tool earns nothing in reliability either and loses nothing there by name, so that its coverage stands for both. */
function coveragePoints(tool, { surface }) {
    if (tool === undefined)
        return 100;
    const share = 100 / surface;
    const standsForBoth = isUntested(tool) && tool.unexercised !== "coverage-skipped";
    return share + (standsForBoth ? (share * AREAS.reliability.weight) / AREAS.coverage.weight : 0);
}
/** One mark of a tool's mean, times its share of successful calls. */
function markPoints({ score }, tool, shares) {
    if (tool === undefined)
        return null;
    return ((100 - score) / markCount(tool, shares)) * (successes(tool) / limits/* CALL_REPETITIONS */.mn / shares.surface);
}
/** The calls that failed, at the marks the tool has. */
function successPoints(tool, shares) {
    const lost = [...(shares.marks.get(tool.name)?.values() ?? [])].reduce((sum, score) => sum + 100 - score, 0);
    const mean = 100 - lost / markCount(tool, shares);
    return (mean * (limits/* CALL_REPETITIONS */.mn - successes(tool))) / limits/* CALL_REPETITIONS */.mn / shares.surface;
}
/** Consistency, output schema, latency where a reply came, and on the carrier the whole-catalog cases. */
function markCount(tool, { carrier, cases }) {
    return 2 + (tool.calls.some(({ ms }) => ms !== null) ? 1 : 0) + (tool.name === carrier ? cases : 0);
}
function isCase(id) {
    return id === "reliability.contention" || id === "reliability.payload";
}
function rounded(points) {
    return Number(points.toFixed(DECIMALS));
}

;// CONCATENATED MODULE: ./build/src/model/areas.js
// The readiness areas' names, for everyone who must name one: the standard, the options, the documents.
/** Area names in report order. */
const AREA_NAMES = ["protocol", "catalog", "context", "error-honesty", "reliability", "coverage"];

;// CONCATENATED MODULE: ./build/src/standard/score.js
// From observations to scores: every area judged, rounded and weighted. Pure; the areas decide, this only adds up.



/** Scores observations under the standard. The same observations always give the same scores. */
function scoreObservations(seen) {
    const areas = AREA_NAMES.map((name) => judgeArea(AREAS[name], seen, false));
    const withoutLatency = AREA_NAMES.map((name) => judgeArea(AREAS[name], seen, true));
    return {
        areas,
        score: readiness(areas),
        scoreWithoutLatency: readiness(withoutLatency),
        areasWithoutLatency: Object.fromEntries(withoutLatency.map(({ name, score }) => [name, score])),
    };
}
function judgeArea(area, seen, withoutLatency) {
    const checks = [];
    const { score, measurements } = area.judge(seen, ({ id, tool = null, score: earned = 0, observed = null, reason }) => {
        checks.push({ id, tool, score: earned, observed, reason, hint: hintOf(area, reason) });
    }, { withoutLatency });
    return { name: area.name, weight: area.weight, score: roundHalfAwayFromZero(score), measurements: { ...measurements }, checks };
}
/** @throws Error when an observation names a reason its area does not declare: a defect of ours or of a stored document. */
function hintOf(area, reason) {
    const text = area.reasons[reason];
    if (text === undefined)
        throw new Error(`area ${area.name} declares no reason ${reason}`);
    return text.hint;
}
function readiness(areas) {
    // Integers until the last step, so that no half is missed.
    return roundHalfAwayFromZero(areas.reduce((sum, area) => sum + area.weight * area.score, 0) / 100);
}

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/parts.js
const STRING = { type: "string" };
const BOOLEAN = { type: "boolean" };
/** `_meta` of anything, and every other open object. */
const OBJECT = { type: "object" };
/** An object: required members, and the shapes of those it may have. Everything else is open, as in every revision. */
function object(required, properties) {
    return { type: "object", required: [...required], properties: { ...properties, _meta: OBJECT } };
}
/** An array of one shape. */
function arrayOf(items) {
    return { type: "array", items };
}
/** One of a few words. */
function oneOf(...words) {
    return { enum: [...words] };
}
/** A reference to a definition. */
function ref(name) {
    return { $ref: `#/$defs/${name}` };
}
/** Members that a definition gains in a later revision. */
function withProperties(base, properties) {
    return { ...base, properties: { ...base["properties"], ...properties } };
}
/** The shape that a content block of one `type` must have. */
function block(type, required, properties) {
    return object(["type", ...required], { type: { const: type }, annotations: ref("Annotations"), ...properties });
}
/** A block of any of the given kinds, judged by its own kind only, so that a wrong member is not lost among alternatives. */
function blocks(kinds) {
    return {
        ...object(["type"], { type: oneOf(...Object.keys(kinds)) }),
        allOf: Object.entries(kinds).map(([type, shape]) => ({ if: { properties: { type: { const: type } } }, then: shape })),
    };
}
/** A schema of a tool's input or output whose root must describe an object. Property schemas may be booleans: legal JSON Schema. */
const OBJECT_SCHEMA = {
    type: "object",
    required: ["type"],
    properties: {
        type: { const: "object" },
        properties: { type: "object", additionalProperties: { type: ["object", "boolean"] } },
        required: arrayOf(STRING),
    },
};

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/legacy.js

const listChanged = object([], { listChanged: BOOLEAN });
const content = {
    text: block("text", ["text"], { text: STRING }),
    image: block("image", ["data", "mimeType"], { data: STRING, mimeType: STRING }),
    resource: block("resource", ["resource"], {
        resource: {
            ...object(["uri"], { uri: STRING, mimeType: STRING, text: STRING, blob: STRING }),
            anyOf: [{ required: ["text"] }, { required: ["blob"] }],
        },
    }),
};
const audio = block("audio", ["data", "mimeType"], { data: STRING, mimeType: STRING });
const resourceLink = block("resource_link", ["uri", "name"], { uri: STRING, name: STRING, description: STRING, mimeType: STRING });
const base = {
    Annotations: object([], { audience: arrayOf(oneOf("user", "assistant")), priority: { type: "number", minimum: 0, maximum: 1 } }),
    Implementation: object(["name", "version"], { name: STRING, version: STRING }),
    ServerCapabilities: object([], {
        tools: listChanged,
        prompts: listChanged,
        resources: object([], { listChanged: BOOLEAN, subscribe: BOOLEAN }),
        logging: OBJECT,
        experimental: { type: "object", additionalProperties: OBJECT },
    }),
    InitializeResult: object(["protocolVersion", "capabilities", "serverInfo"], {
        protocolVersion: STRING,
        capabilities: ref("ServerCapabilities"),
        serverInfo: ref("Implementation"),
        instructions: STRING,
    }),
    EmptyResult: object([], {}),
    Tool: object(["name", "inputSchema"], { name: STRING, description: STRING, inputSchema: OBJECT_SCHEMA }),
    ListToolsResult: object(["tools"], { tools: arrayOf(ref("Tool")), nextCursor: STRING }),
    ContentBlock: blocks(content),
    CallToolResult: object(["content"], { content: arrayOf(ref("ContentBlock")), isError: BOOLEAN }),
    Resource: object(["uri", "name"], {
        uri: STRING,
        name: STRING,
        description: STRING,
        mimeType: STRING,
        size: { type: "integer" },
        annotations: ref("Annotations"),
    }),
    ListResourcesResult: object(["resources"], { resources: arrayOf(ref("Resource")), nextCursor: STRING }),
    ResourceTemplate: object(["uriTemplate", "name"], { uriTemplate: STRING, name: STRING, description: STRING, mimeType: STRING }),
    ListResourceTemplatesResult: object(["resourceTemplates"], { resourceTemplates: arrayOf(ref("ResourceTemplate")), nextCursor: STRING }),
    Prompt: object(["name"], {
        name: STRING,
        description: STRING,
        arguments: arrayOf(object(["name"], { name: STRING, description: STRING, required: BOOLEAN })),
    }),
    ListPromptsResult: object(["prompts"], { prompts: arrayOf(ref("Prompt")), nextCursor: STRING }),
    Error: object(["code", "message"], { code: { type: "integer" }, message: STRING }),
};
const hints = { readOnlyHint: BOOLEAN, destructiveHint: BOOLEAN, idempotentHint: BOOLEAN, openWorldHint: BOOLEAN };
const ToolAnnotations = object([], { title: STRING, ...hints });
/** The definition under a name that is known to exist. */
function named(definitions, name) {
    const found = definitions[name];
    if (found === undefined)
        throw new Error(`no wire definition ${name}`);
    return found;
}
/** Members that several definitions gain. */
function gain(from, names, properties) {
    return Object.fromEntries(names.map((name) => [name, withProperties(named(from, name), properties)]));
}
const NAMED = ["Implementation", "Tool", "Resource", "ResourceTemplate", "Prompt"];
const march2025 = {
    ...base,
    ...gain(base, ["ServerCapabilities"], { completions: OBJECT }),
    ...gain(base, ["Tool"], { annotations: ToolAnnotations }),
    ContentBlock: blocks({ ...content, audio }),
};
const june2025 = {
    ...march2025,
    ...gain(march2025, NAMED, { title: STRING }),
    Tool: withProperties(named(march2025, "Tool"), { title: STRING, outputSchema: OBJECT_SCHEMA }),
    ContentBlock: blocks({ ...content, audio, resource_link: resourceLink }),
    ...gain(march2025, ["Annotations"], { lastModified: STRING }),
    // A structured result is a JSON object in the revisions that know it (2025-06-18, server/tools).
    ...gain(march2025, ["CallToolResult"], { structuredContent: OBJECT }),
};
const Icon = object(["src"], { src: STRING, mimeType: STRING, sizes: arrayOf(STRING), theme: oneOf("light", "dark") });
const november2025 = {
    ...june2025,
    ...gain(june2025, NAMED, { icons: arrayOf(Icon) }),
    Tool: withProperties(named(june2025, "Tool"), {
        icons: arrayOf(Icon),
        execution: object([], { taskSupport: oneOf("forbidden", "optional", "required") }),
    }),
};
/** Definitions by legacy revision. */
const LEGACY_DEFINITIONS = {
    "2024-11-05": base,
    "2025-03-26": march2025,
    "2025-06-18": june2025,
    "2025-11-25": november2025,
};

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/modern.js


const last = LEGACY_DEFINITIONS["2025-11-25"] ?? {};
/** A result of this era: `complete`, `input_required`, or an extension's word. */
function typed(definition) {
    const required = definition["required"];
    return { ...withProperties(definition, { resultType: STRING }), required: ["resultType", ...required] };
}
/** A complete result that clients may keep: both caching members are required (server/utilities/caching). */
function cacheable(definition) {
    const { required, ...rest } = typed(withProperties(definition, { ttlMs: { type: "integer", minimum: 0 }, cacheScope: oneOf("public", "private") }));
    return { ...rest, required: [...required, "ttlMs", "cacheScope"] };
}
const InputRequiredResult = object(["resultType"], {
    resultType: { const: "input_required" },
    inputRequests: { type: "object", additionalProperties: object(["method"], { method: STRING, params: OBJECT }) },
    requestState: STRING,
});
const { structuredContent: _objectOnly, ...resultMembers } = named(last, "CallToolResult")["properties"];
const CompleteToolResult = typed({ ...named(last, "CallToolResult"), properties: resultMembers });
const definitions = {
    ...last,
    EmptyResult: typed(named(last, "EmptyResult")),
    Tool: withProperties(named(last, "Tool"), { outputSchema: OBJECT }),
    ListToolsResult: cacheable(named(last, "ListToolsResult")),
    ListResourcesResult: cacheable(named(last, "ListResourcesResult")),
    ListResourceTemplatesResult: cacheable(named(last, "ListResourceTemplatesResult")),
    ListPromptsResult: cacheable(named(last, "ListPromptsResult")),
    CallToolResult: {
        if: { type: "object", required: ["resultType"], properties: { resultType: { const: "input_required" } } },
        then: InputRequiredResult,
        else: CompleteToolResult,
    },
    DiscoverResult: cacheable(object(["supportedVersions", "capabilities"], {
        supportedVersions: arrayOf(STRING),
        capabilities: ref("ServerCapabilities"),
        instructions: STRING,
    })),
    Error: {
        ...named(last, "Error"),
        // -32022 names the versions that would work; a client cannot go on without them (basic/versioning).
        if: { type: "object", properties: { code: { const: -32022 } } },
        then: { type: "object", required: ["data"], properties: { data: object(["supported"], { supported: arrayOf(STRING) }) } },
    },
};
/** Definitions by modern revision. */
const MODERN_DEFINITIONS = { "2026-07-28": definitions };

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/index.js



/** Stands for the method where the reply is an error. */
const ERROR_REPLY = "error";
const BY_METHOD = {
    core: {
        initialize: "InitializeResult",
        "server/discover": "DiscoverResult",
        ping: "EmptyResult",
        "tools/list": "ListToolsResult",
        "tools/call": "CallToolResult",
        [ERROR_REPLY]: "Error",
    },
    surfaces: {
        "resources/list": "ListResourcesResult",
        "resources/templates/list": "ListResourceTemplatesResult",
        "prompts/list": "ListPromptsResult",
    },
};
const DEFINITIONS = { ...LEGACY_DEFINITIONS, ...MODERN_DEFINITIONS };
const REVISIONS = Object.keys(DEFINITIONS).sort();
/** The part whose schema judges replies to a method in a revision; undefined when they are not judged. */
function wirePartOf(revision, method) {
    const part = Object.hasOwn(BY_METHOD.surfaces, method) ? "surfaces" : "core";
    const definition = Object.hasOwn(BY_METHOD[part], method) ? BY_METHOD[part][method] : undefined;
    return definition !== undefined && Object.hasOwn(definitionsOf(revision), definition) ? part : undefined;
}
/**
 * The schema of one reply, wrapped in an object with the method as its only member: so one compilation serves every method of a part.
 * @param revision the negotiated one; an unknown one is judged as the newest known one that is not later, or as the oldest
 */
function wireSchema(revision, part) {
    const definitions = definitionsOf(revision);
    const members = Object.entries(BY_METHOD[part]).filter(([, definition]) => Object.hasOwn(definitions, definition));
    return { ...object([], Object.fromEntries(members.map(([method, definition]) => [method, ref(definition)]))), $defs: { ...definitions } };
}
function definitionsOf(revision) {
    const nearest = REVISIONS.filter((known) => known <= revision).at(-1) ?? REVISIONS[0] ?? "";
    return DEFINITIONS[nearest] ?? {};
}

;// CONCATENATED MODULE: ./build/src/model/advisory-names.js
// The advisories' ids, for everyone who must name one: the lens, the options, the documents.
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
/** Which advisories a run looks for: none, those that cost next to nothing, or all. */
const ADVISORY_LEVELS = ["none", "wire", "all"];

;// CONCATENATED MODULE: ./build/src/lenses/define.js
/** Gives an advisory its exact types. */
function defineAdvisory(advisory) {
    return advisory;
}

;// CONCATENATED MODULE: ./build/src/lenses/advisories/declarations.js
// Advisories on promises: what comes undeclared, and a catalog that is not the same for everyone.


const capabilityUndeclared = defineAdvisory({
    id: "capability-undeclared",
    about: "listings with entries, and notifications, of a capability the server does not declare",
    matters: "Clients ask for what is declared only: undeclared tools are invisible to them, and unexpected notifications are ignored.",
    transports: "any",
    cost: "free",
    reasons: {
        "capability-undeclared-listing": {
            hint: "declare the capability (tools, resources, prompts) whose listing the server answers; clients skip what is not declared",
        },
        "capability-undeclared-notification": {
            hint: "declare the capability of every notification sent (listChanged, subscribe, logging), or do not send it",
        },
    },
    judge({ wire: { undeclared } }, find) {
        find("capability-undeclared-listing", undeclared.listings);
        find("capability-undeclared-notification", undeclared.notifications);
    },
});
const undeclaredServerRequest = defineAdvisory({
    id: "undeclared-server-request",
    about: "requests to the client (sampling, elicitation, roots) that need a capability the client did not declare",
    matters: "A client that declares no such capability refuses the request or never answers it, and the tool call waits.",
    transports: "any",
    cost: "free",
    reasons: {
        "undeclared-server-request-sent": {
            hint: "ask the client only for what its capabilities declare, and work without it otherwise; 2026-07-28 has no requests to the client at all",
        },
    },
    judge: ({ wire }, find) => find("undeclared-server-request-sent", wire.undeclared.requests),
});
const catalogUnstable = defineAdvisory({
    id: "catalog-unstable",
    about: "a tools/list that answers a second connection of the same revision differently",
    matters: "A catalog that changes order or text defeats prompt caching and makes every comparison of two runs noisy.",
    transports: "any",
    cost: "cheap",
    reasons: {
        "catalog-unstable-order": { hint: "list tools in a fixed order, for example as registered; a second connection got another order" },
        "catalog-unstable-content": {
            hint: "answer every connection with the same tool entries; no timestamps, counters or ids of the session in names, descriptions or schemas",
        },
    },
    judge({ probed: { catalog } }, find) {
        find("catalog-unstable-order", times(catalog === "other-order" ? 1 : 0));
        find("catalog-unstable-content", times(catalog === "other-content" ? 1 : 0));
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/frames.js
// Advisories on single frames: what is no message, too large, late, unasked for, or not shaped as the protocol says.

const stdoutNoise = defineAdvisory({
    id: "stdout-noise",
    about: "lines on the server's stdout that are not JSON",
    matters: "The stdio transport reserves stdout for messages; official clients drop or refuse other lines, and some end the connection.",
    transports: "stdio",
    cost: "free",
    reasons: {
        "stdout-noise-not-json": { hint: "write logs and banners to stderr; over stdio a server's stdout carries JSON-RPC messages only" },
    },
    judge: ({ wire }, find) => find("stdout-noise-not-json", wire.stdoutNoise),
});
const frameOver64KiB = defineAdvisory({
    id: "frame-over-64KiB",
    about: "messages of more than 65,536 bytes, answers to our own oversize argument excepted",
    matters: "Clients that read lines through a 64 KiB buffer, a common default, lose the connection on such a message.",
    transports: "any",
    cost: "free",
    reasons: {
        "frame-over-64KiB-large": {
            hint: "page large listings and results, or return a link to large content; many clients read with a 64 KiB line buffer",
        },
    },
    judge: ({ wire }, find) => find("frame-over-64KiB-large", wire.largeFrames),
});
const lateReply = defineAdvisory({
    id: "late-reply",
    about: "replies to requests that had been cancelled or had timed out",
    matters: "A late reply is allowed, but it is work and bandwidth nobody waits for any more.",
    transports: "any",
    cost: "free",
    reasons: {
        "late-reply-after-cancel": {
            hint: "stop the work when notifications/cancelled arrives, and answer within the call time-out; a reply came after the client had given up",
        },
    },
    judge: ({ wire }, find) => find("late-reply-after-cancel", wire.frames.late),
});
const unknownId = defineAdvisory({
    id: "unknown-id",
    about: "replies with an id the client never sent, or second replies to one request",
    matters: "Clients match replies by id; one that matches nothing is dropped or treated as a protocol error.",
    transports: "any",
    cost: "free",
    reasons: {
        "unknown-id-unasked": { hint: "answer each request once, with its own id; never answer a notification" },
    },
    judge: ({ wire }, find) => find("unknown-id-unasked", wire.unknownIds),
});
const invalidEnvelope = defineAdvisory({
    id: "invalid-envelope",
    about: "JSON that is no JSON-RPC 2.0 message: no or another version, result beside error, an id of another type than the request's",
    matters: "Official clients refuse such a message, and its request then waits for its full time-out.",
    transports: "any",
    cost: "free",
    reasons: {
        "invalid-envelope-not-jsonrpc": {
            hint: 'send one JSON-RPC 2.0 message a frame: "jsonrpc": "2.0", the request\'s id with its type, and either result or error',
        },
    },
    judge: ({ wire }, find) => find("invalid-envelope-not-jsonrpc", wire.invalidEnvelopes),
});
const wireSchemaInvalid = defineAdvisory({
    id: "wire-schema-invalid",
    about: "a sample of replies whose shape breaks the negotiated revision: handshake, listings, tool results and content, errors",
    matters: "Official clients parse strictly: one odd entry can make a whole listing or result unusable.",
    transports: "any",
    cost: "cheap",
    reasons: {
        "wire-schema-invalid-reply": {
            hint: "shape replies as the negotiated revision defines them (types, required members, nextCursor absent instead of null); build them with an official SDK's types",
        },
    },
    judge: ({ schemaInvalid }, find) => find("wire-schema-invalid-reply", schemaInvalid),
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/http.js
// Advisories on HTTP alone: sessions that outlive their end, requests of foreign pages, statuses that contradict their bodies.


const httpSessionNotDeleted = defineAdvisory({
    id: "http-session-not-deleted",
    about: "a session that was ended by DELETE with success and still serves requests",
    matters: "Sessions that never end hold memory, and an id that leaked stays usable.",
    transports: "HTTP",
    cost: "requests",
    reasons: {
        "http-session-not-deleted-served": {
            hint: "end the session on DELETE and answer its id with 404 from then on; a server that ends no sessions answers DELETE with 405",
        },
    },
    judge: ({ probed }, find) => find("http-session-not-deleted-served", times(probed.deletedSessionRefused === false ? 1 : 0)),
});
const originNotChecked = defineAdvisory({
    id: "origin-not-checked",
    about: "a server on this machine that serves a request whose Origin and Host are those of a foreign web site, as it serves its own",
    matters: "A page in the user's browser can reach a local server by DNS rebinding; the transport specification demands the check.",
    transports: "HTTP",
    cost: "requests",
    reasons: {
        "origin-not-checked-served": {
            hint: "refuse requests whose Origin header is present and not on a list of your own, or whose Host header is not, with 403 (DNS rebinding protection)",
        },
    },
    judge: ({ probed }, find) => find("origin-not-checked-served", times(probed.foreignOriginRefused === false ? 1 : 0)),
});
const httpStatusMismatch = defineAdvisory({
    id: "http-status-mismatch",
    about: "HTTP statuses that contradict their messages: a notification answered with another success than 202, a result under an error status, and in 2026-07-28 an error without the status it demands",
    matters: "Clients and proxies act on the status before they read the body, so a reply can be lost.",
    transports: "HTTP",
    cost: "free",
    reasons: {
        "http-status-mismatch-notification": { hint: "accept notifications and responses with 202 and no body" },
        "http-status-mismatch-result": { hint: "send results with status 200; clients take a result under an error status for a failure" },
        "http-status-mismatch-error": {
            hint: "in 2026-07-28 send error -32601 with status 404, and -32020, -32021 and -32022 with 400",
        },
    },
    judge({ wire: { statuses } }, find) {
        find("http-status-mismatch-notification", statuses.notification);
        find("http-status-mismatch-result", statuses.result);
        find("http-status-mismatch-error", statuses.error);
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/lifecycle.js
// Advisories on how a server starts and ends.


const stdinCloseIgnored = defineAdvisory({
    id: "stdin-close-ignored",
    about: "server processes that stay after their stdin was closed while nothing was going on, or that leave processes of theirs behind",
    matters: "Clients end a stdio server by closing its stdin; a server that stays is killed, or becomes an orphan.",
    transports: "stdio",
    cost: "free",
    reasons: {
        "stdin-close-ignored-terminated": { hint: "exit when stdin ends; the server was still there after a second and went on SIGTERM only" },
        "stdin-close-ignored-killed": { hint: "exit when stdin ends, and on SIGTERM; the server ignored both and had to be killed" },
        "stdin-close-ignored-left-processes": {
            hint: "end every process the server started before it exits; one of them still held the server's pipes",
        },
    },
    judge({ wire: { shutdown } }, find) {
        find("stdin-close-ignored-terminated", times(shutdown.sigterm));
        find("stdin-close-ignored-killed", times(shutdown.sigkill));
        find("stdin-close-ignored-left-processes", times(shutdown.left));
    },
});
const slowStart = defineAdvisory({
    id: "slow-start",
    about: "a first handshake of over 10 s, or one of over 3 s that takes more than five times as long as a later one",
    matters: "Clients start servers on demand and give up on those that take long; people wait for them.",
    transports: "any",
    cost: "free",
    reasons: {
        "slow-start-long": { hint: "answer the handshake first and load what is heavy when it is needed; the first handshake took over 10 s" },
        "slow-start-cold": {
            hint: "move one-time work (downloads, caches, indexes) out of the first start; it took over 3 s and more than five times a later one",
        },
    },
    judge({ wire: { start } }, find) {
        find("slow-start-long", times(start === "slow" ? 1 : 0));
        find("slow-start-cold", times(start === "slow-when-cold" ? 1 : 0));
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/index.js
// The registry of advisories, in report order, and their judgement of one run.





/** Every advisory by id. */
const ADVISORIES = {
    "stdout-noise": stdoutNoise,
    "frame-over-64KiB": frameOver64KiB,
    "late-reply": lateReply,
    "unknown-id": unknownId,
    "invalid-envelope": invalidEnvelope,
    "wire-schema-invalid": wireSchemaInvalid,
    "stdin-close-ignored": stdinCloseIgnored,
    "slow-start": slowStart,
    "capability-undeclared": capabilityUndeclared,
    "undeclared-server-request": undeclaredServerRequest,
    "catalog-unstable": catalogUnstable,
    "http-session-not-deleted": httpSessionNotDeleted,
    "origin-not-checked": originNotChecked,
    "http-status-mismatch": httpStatusMismatch,
};
/** The ids a run looks for: those of the level, and every one that is gated on. */
function wantedAdvisories(level, gated) {
    const ofLevel = ADVISORY_IDS.filter((id) => level === "all" || (level === "wire" && ADVISORIES[id].cost !== "requests"));
    return new Set([...ofLevel, ...gated]);
}
/** The wanted advisories that found something, in report order; one entry a reason. */
function judgeAdvisories(facts, wanted) {
    return ADVISORY_IDS.filter((id) => wanted.has(id)).flatMap((id) => {
        const advisory = ADVISORIES[id];
        const found = [];
        advisory.judge(facts, (reason, { count, positions }) => {
            const hint = advisory.reasons[reason]?.hint;
            if (count > 0 && hint !== undefined)
                found.push({ id, count, positions: [...positions], reason, hint });
        });
        return found;
    });
}

;// CONCATENATED MODULE: ./build/src/engine/advisories.js




/**
 * The advisories found, in report order, after closing every connection of the run. Undefined when none is looked for, when the
 * run was interrupted, or when nothing was measured and nothing was found.
 */
async function findAdvisories(input) {
    const { connector, host, session } = input;
    const wanted = input.wanted ?? wantedAdvisories("wire", []);
    if (wanted.size === 0 || host.signal.aborted)
        return undefined;
    const [answers, schemaInvalid] = await Promise.all([
        session === undefined ? undefined : askServer(input, session, wanted),
        wanted.has("wire-schema-invalid") ? invalidSamples(input.validator, connector.samples()) : NONE,
        connector.close(),
    ]);
    if (host.signal.aborted)
        return undefined;
    const found = judgeAdvisories({
        wire: connector.wire(),
        schemaInvalid,
        probed: {
            catalog: input.relisted,
            foreignOriginRefused: answers?.foreignOriginRefused ?? null,
            deletedSessionRefused: answers?.deletedSessionRefused ?? null,
        },
    }, wanted);
    return session === undefined && found.length === 0 ? undefined : found;
}
async function askServer({ target, host, budget }, session, wanted) {
    const questions = { origin: wanted.has("origin-not-checked"), session: wanted.has("http-session-not-deleted") };
    if (target.kind !== "http" || session.transport !== "streamable-http" || !Object.values(questions).includes(true))
        return undefined;
    const { askHttp } = await __webpack_require__.e(/* import() */ 98).then(__webpack_require__.bind(__webpack_require__, 65098));
    return askHttp(target, {
        ...questions,
        era: session.era,
        revision: session.revision,
        clientInfo: { name: GENERATOR_NAME, version: GENERATOR_VERSION },
        clock: host.clock,
        budget,
    });
}
/**
 * Has the schema of ordinary replies compiled while the validator's thread has nothing else to do, so that nobody waits for it at
 * the end. Whatever becomes of it shows when samples are judged.
 */
function prepareSamples(validator, revision, wanted) {
    if (wanted?.has("wire-schema-invalid") === false)
        return;
    validator.check(wireSchema(revision, "core"), []).catch(() => undefined);
}
/** Judges samples by the schemas of their revisions. A schema that gives no verdict (a value too deep, for example) finds nothing. */
async function invalidSamples(validator, samples) {
    const groups = new Map();
    for (const sample of samples) {
        const part = wirePartOf(sample.revision, sample.method);
        if (part === undefined)
            continue;
        const key = `${sample.revision} ${part}`;
        const group = groups.get(key) ?? { schema: wireSchema(sample.revision, part), samples: [] };
        groups.set(key, group);
        group.samples.push(sample);
    }
    const verdicts = await Promise.all([...groups.values()].map(async ({ schema, samples: ours }) => {
        const checked = await validator.check(schema, ours.map(({ method, value }) => ({ [method]: value })));
        return ours.filter((_, i) => checked[i]?.kind === "invalid");
    }));
    const invalid = verdicts.flat();
    return { count: invalid.length, positions: invalid.map(({ position }) => position).slice(0, MAX_POSITIONS) };
}

;// CONCATENATED MODULE: ./build/src/engine/bounded-validator.js

/** The validator whose answers come no later than the budget's end; what it had no time for gives no verdict (`budget-exceeded`). */
function withinBudget(validator, budget, clock) {
    const closed = new AbortController();
    let end;
    function atEnd() {
        end ??= clock.sleep(budget.remainingMs, closed.signal).then(() => "ended", () => "ended");
        return end;
    }
    async function orElse(job, late) {
        job.catch(() => undefined); // fails when the validator is closed, and nobody may wait for it by then
        const first = await Promise.race([job, atEnd()]);
        return first === "ended" ? late : first;
    }
    return {
        plan: (schema, override) => orElse(validator.plan(schema, override), (0,jsonschema_validator/* noPlan */.P)("budget-exceeded")),
        check: (schema, values) => orElse(validator.check(schema, values), values.map(() => ({ kind: "budget-exceeded" }))),
        close() {
            closed.abort();
            return validator.close();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/standard/observe/outcome.js
// Turns replies to tools/call into the standard's fixed labels. Content is looked at, never kept.

/** JSON-RPC "Invalid params". */
const INVALID_PARAMS = -32602;
/** The outcome of a call with valid arguments; undefined when the result is no object, which breaks the exchange. */
function callOutcome(reply) {
    if (reply.kind === "error")
        return reply.code === INVALID_PARAMS ? "rejected" : "rpc-error";
    if (!(0,model_json/* isJsonObject */.O)(reply.value))
        return undefined;
    // A modern tool that still asks for input has not done its work (2026-07-28, basic/patterns/mrtr).
    if (reply.value["resultType"] === "input_required")
        return "tool-error";
    return reply.value["isError"] === true ? "tool-error" : "success";
}
/** How honestly a violating call was refused: error -32602, or an isError result whose text says why. */
function honesty(reply) {
    if (reply.kind === "error")
        return reply.code === INVALID_PARAMS ? "refused" : "wrong-code";
    if (!(0,model_json/* isJsonObject */.O)(reply.value))
        return "call-failed";
    if (reply.value["isError"] !== true)
        return "accepted";
    return hasText(reply.value) ? "refused" : "empty-error";
}
/** Whether an unknown tool was refused: an error of any code, or an isError result. */
function isRefusal(reply) {
    return reply.kind === "error" || ((0,model_json/* isJsonObject */.O)(reply.value) && reply.value["isError"] === true);
}
function hasText(result) {
    const content = Array.isArray(result["content"]) ? result["content"] : [];
    return content.some((block) => (0,model_json/* isJsonObject */.O)(block) && block["type"] === "text" && typeof block["text"] === "string" && block["text"].trim() !== "");
}

;// CONCATENATED MODULE: ./build/src/standard/observe/cases.js
// The two cases made once for the whole catalog: contention and payload, on the first fully successful tool.




/** Whether all ordinary calls were made and succeeded. */
function isFullySuccessful(calls) {
    return calls.length === limits/* CALL_REPETITIONS */.mn && calls.every((c) => c.outcome === "success");
}
/** Two independently initialised clients call the tool at the same time; both must succeed. */
async function observeContention(carrier, first, second) {
    const params = { name: carrier.tool, arguments: carrier.arguments };
    const both = await Promise.all([first, second].map((session) => ends(session, params, (reply) => callOutcome(reply) === "success")));
    if (both.includes("spent"))
        return { outcome: "not-made", tool: carrier.tool };
    return { outcome: both.every((end) => end === "yes") ? "passed" : "failed", tool: carrier.tool };
}
/** Calls the tool: whether the reply is a good one; a broken exchange has none. */
async function ends(session, params, isGood) {
    try {
        return isGood(await session.call("tools/call", params)) ? "yes" : "no";
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww))
            throw fault;
        return fault.kind === "budget" ? "spent" : "no";
    }
}
/** Where the oversize argument goes: the carrier's own string property, another successful tool's, or an extra property. */
function payloadTarget(carriers) {
    const big = "x".repeat(limits/* PAYLOAD_BYTES */.NK);
    const declared = carriers.find((c) => c.plan.payloadProperty !== null);
    if (declared?.plan.payloadProperty != null)
        return { carrier: declared, oversize: { ...declared.arguments, [declared.plan.payloadProperty]: big } };
    const open = carriers[0];
    if (open === undefined || !open.plan.admitsExtraProperty)
        return undefined;
    return { carrier: open, oversize: { ...open.arguments, [jsonschema_validator/* EXTRA_PROPERTY */.N]: big } };
}
/**
 * Sends the oversize argument. Any answer is handled, also a refusal by HTTP status (413 and the like); a time-out or a
 * connection that ends is not. The caller then asks with `stillAnswers`.
 */
async function observePayload({ carrier, oversize }, session) {
    const { tool } = carrier;
    try {
        await session.call("tools/call", { name: tool, arguments: oversize });
        return { outcome: "passed", tool };
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww))
            throw fault;
        if (fault.kind === "budget")
            return { outcome: "not-made", tool };
        const refused = fault.status !== undefined && fault.status >= 400 && fault.status < 500;
        return { outcome: refused ? "passed" : "failed", tool };
    }
}
/**
 * Whether the tool still answers an ordinary call, in whatever way. Not asked with ping: a server that answers pings and
 * calls in different places shows nothing by one, and a server without ping would lose two points for one defect.
 */
async function stillAnswers(carrier, session) {
    return ends(session, { name: carrier.tool, arguments: carrier.arguments }, () => true);
}

// EXTERNAL MODULE: ./build/src/lib/tokens.js
var tokens = __webpack_require__(89955);
// EXTERNAL MODULE: ./build/src/session/pages.js
var pages = __webpack_require__(5026);
;// CONCATENATED MODULE: ./build/src/standard/observe/protocol.js
// The protocol area's checks on an open session. Each answers "passed", or the fixed reason it failed for.





const PASSED = { outcome: "passed" };
/** The request of the check timed out, closed the connection or broke the exchange. */
const CALL_FAILED = { outcome: "failed", reason: "protocol-call-failed" };
/** The spent budget left no request for the check. */
const BUDGET_SPENT = { outcome: "failed", reason: "coverage-budget-exhausted" };
/** JSON-RPC "Method not found". */
const protocol_METHOD_NOT_FOUND = -32601;
const UNKNOWN_METHOD = "mcpeval/no-such-method";
/** A check that a fault turns into its lost point; other errors are ours. */
async function judged(check) {
    try {
        return await check();
    }
    catch (error) {
        if (error instanceof errors/* TransportFault */.ww)
            return faulted(error);
        throw error;
    }
}
/** What a fault means for the check whose request it ended. */
function faulted(fault) {
    return fault?.kind === "budget" ? BUDGET_SPENT : CALL_FAILED;
}
/** An unknown method gets error -32601 (JSON-RPC 2.0, section 5.1). */
async function checkUnknownMethod(session) {
    const reply = await session.call(UNKNOWN_METHOD);
    const refused = reply.kind === "error" && reply.code === protocol_METHOD_NOT_FOUND;
    return refused ? PASSED : { outcome: "failed", reason: "protocol-unknown-method-answered" };
}
/**
 * `ping` gets an empty result object (MCP 2025-11-25, basic/utilities/ping); `_meta` is allowed in any result.
 * The modern era has no ping: there `server/discover` is asked again.
 */
async function checkPing(session) {
    if (session.era === "modern")
        return checkDiscover(session);
    const reply = await session.call("ping");
    const empty = reply.kind === "result" && (0,model_json/* isJsonObject */.O)(reply.value) && Object.keys(reply.value).every((key) => key === "_meta");
    return empty ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
}
/** `server/discover` lists the revision in force and the capabilities (MCP 2026-07-28, server/discover). */
async function checkDiscover(session) {
    const reply = await session.call("server/discover");
    const result = reply.kind === "result" && (0,model_json/* isJsonObject */.O)(reply.value) ? reply.value : {};
    const { supportedVersions, capabilities } = result;
    const isListed = Array.isArray(supportedVersions) &&
        supportedVersions.every((version) => typeof version === "string") &&
        supportedVersions.includes(session.revision);
    return isListed && (0,model_json/* isJsonObject */.O)(capabilities) ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
}
/** tools/call of a name that is not listed is refused, by an error or an isError result. */
async function checkUnknownTool(session, listed) {
    let name = "mcpeval_no_such_tool";
    while (listed.has(name))
        name += "_";
    const reply = await session.call("tools/call", { name, arguments: {} });
    return isRefusal(reply) ? PASSED : { outcome: "failed", reason: "protocol-unknown-tool-accepted" };
}
const SURFACES = [
    { capability: "resources", method: "resources/list", required: ["uri", "name"] },
    { capability: "prompts", method: "prompts/list", required: ["name"] },
];
/** Whether resources or prompts are declared; without either the check of the surfaces does not exist. */
function declaresSurface(capabilities) {
    return SURFACES.some((s) => capabilities[s.capability] !== undefined);
}
/** Each declared resources or prompts capability lists cleanly. */
async function checkSurfaces(session) {
    for (const surface of SURFACES.filter((s) => session.capabilities[s.capability] !== undefined)) {
        const walk = await (0,pages/* walkPages */.w)(session, surface.method, surface.capability, { maxPages: limits/* MAX_LIST_PAGES */.rt });
        if (walk.end === "fault")
            return faulted(walk.fault);
        if (!isClean(walk, surface.required))
            return { outcome: "failed", reason: "protocol-surface-invalid" };
    }
    return PASSED;
}
function isClean(walk, required) {
    return (walk.end === "complete" &&
        walk.items.every(({ value }) => (0,model_json/* isJsonObject */.O)(value) && required.every((key) => typeof value[key] === "string")));
}

;// CONCATENATED MODULE: ./build/src/standard/observe/catalog.js
// Reads the raw tools/list pages: which tools there are, what is declared of each, and whether the paging was valid.
// Looks only; nothing is called here.







const INVALID = { outcome: "failed", reason: "protocol-pagination-invalid" };
const TYPE_KEYWORDS = ["type", "enum", "const", "$ref", "anyOf", "oneOf"];
/**
 * Lists every tool. A server without the `tools` capability that refuses tools/list has an empty catalog.
 * @throws Incomplete `listing-failed` when the first page of a declared catalog is unusable, `auth-required` for HTTP 401 or 403
 */
async function listCatalog(session) {
    const walk = await (0,pages/* walkPages */.w)(session, "tools/list", "tools", { maxPages: limits/* MAX_LIST_PAGES */.rt });
    // 403 too: a catalog that may not be read, or not to its end, is not measured; a tool that may not be called is (a failed call).
    if (walk.fault?.kind === "auth")
        throw (0,auth_required/* authRequired */.s)(walk.fault);
    if (walk.pages.length === 0) {
        if (walk.fault?.kind === "budget")
            throw walk.fault;
        if (session.capabilities["tools"] === undefined && walk.end === "error") {
            return { tools: [], pagination: { outcome: "not-applicable" }, complete: true };
        }
        throw new errors/* Incomplete */.nd("listing-failed", `tools/list gave no usable first page (${describeEnd(walk.end, walk.fault)})`);
    }
    const tools = [];
    const names = new Set();
    let valid = walk.end === "complete";
    for (const { value } of walk.items) {
        const tool = readTool(value);
        if (tool === undefined || names.has(tool.declared.name)) {
            valid = false;
            continue;
        }
        names.add(tool.declared.name);
        tools.push(tool);
    }
    if (walk.end === "fault")
        return { tools, pagination: faulted(walk.fault), complete: false };
    return { tools, pagination: valid ? { outcome: "passed" } : INVALID, complete: walk.end === "complete" };
}
function describeEnd(end, fault) {
    if (fault === undefined)
        return end === "error" ? "it answered an error" : "its result holds no tools array";
    if (fault.status !== undefined)
        return `HTTP status ${fault.status}`;
    return fault.kind === "timeout"
        ? "no answer in time"
        : fault.kind === "closed"
            ? "the connection ended"
            : "the answer was not valid JSON-RPC";
}
/** Reads one entry; undefined when it lacks a name or an object inputSchema (tools/list, MCP 2025-11-25 server/tools). */
function readTool(entry) {
    if (!(0,model_json/* isJsonObject */.O)(entry))
        return undefined;
    const { name, inputSchema, outputSchema, annotations, description } = entry;
    if (typeof name !== "string" || name === "" || !(0,model_json/* isJsonObject */.O)(inputSchema))
        return undefined;
    const hints = (0,model_json/* isJsonObject */.O)(annotations) ? annotations : {};
    const properties = (0,model_json/* isJsonObject */.O)(inputSchema["properties"]) ? Object.values(inputSchema["properties"]) : [];
    return {
        entry,
        inputSchema,
        outputSchema: (0,model_json/* isJsonObject */.O)(outputSchema) ? outputSchema : undefined,
        declared: {
            name,
            class: classify(hints),
            readOnlyDeclared: typeof hints["readOnlyHint"] === "boolean",
            destructiveDeclared: typeof hints["destructiveHint"] === "boolean",
            descriptionCharacters: typeof description === "string" ? [...description].length : 0,
            properties: properties.length,
            undescribedProperties: properties.filter((p) => !isDescribed(p)).length,
            untypedProperties: properties.filter((p) => !isTyped(p)).length,
            outputSchemaDeclared: (0,model_json/* isJsonObject */.O)(outputSchema),
            tokens: (0,tokens/* estimateTokens */.b)(entry),
        },
    };
}
function classify(hints) {
    if (hints["readOnlyHint"] === false || hints["destructiveHint"] === true)
        return "writer";
    return hints["readOnlyHint"] === true ? "read-only" : "unannotated";
}
function isDescribed(property) {
    return (0,model_json/* isJsonObject */.O)(property) && typeof property["description"] === "string" && property["description"].trim() !== "";
}
function isTyped(property) {
    return (0,model_json/* isJsonObject */.O)(property) && TYPE_KEYWORDS.some((k) => Object.hasOwn(property, k));
}

;// CONCATENATED MODULE: ./build/src/standard/observe/negotiation.js
// The negotiation check. Legacy: a handshake that offers a version nobody knows, and one that offers the version answered to it.
// Modern: a request of a version nobody knows, and one of a version that its refusal lists.



/** A date-shaped version no server can know. */
const UNKNOWN_REVISION = "2099-01-01";
const negotiation_INVALID = "protocol-negotiation-invalid-version";
const INCONSISTENT = "protocol-negotiation-inconsistent-support";
/** UnsupportedProtocolVersion (2026-07-28, basic/versioning). */
const UNSUPPORTED_VERSION = -32022;
const DATE_SHAPED = /^\d{4}-\d{2}-\d{2}$/;
/** Offers the unknown version on a connection of its own. Never throws for the server's sake. */
async function offerUnknown(connector, era) {
    let session;
    try {
        session = await connector.connect(era === "modern" ? {} : { offer: UNKNOWN_REVISION });
    }
    catch (error) {
        return { session: undefined, failed: failedHandshake(error, negotiation_INVALID) };
    }
    if (session.era === "modern") {
        const seen = await judged(() => checkRefused(session));
        return { session, failed: seen.outcome === "passed" ? undefined : seen };
    }
    if (session.revision === UNKNOWN_REVISION)
        return { session, failed: { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" } };
    if (!DATE_SHAPED.test(session.revision))
        return { session, failed: { outcome: "failed", reason: negotiation_INVALID } };
    return { session, failed: undefined };
}
/** A request of the unknown version gets -32022 whose `data.supported` holds a version that then works (2026-07-28, basic/versioning). */
async function checkRefused(session) {
    const reply = await discoverAs(session, UNKNOWN_REVISION);
    if (reply?.kind === "result")
        return { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" };
    if (reply?.code !== UNSUPPORTED_VERSION)
        return { outcome: "failed", reason: negotiation_INVALID };
    const supported = (0,model_json/* isJsonObject */.O)(reply.data) ? reply.data["supported"] : undefined;
    const named = Array.isArray(supported) ? supported.filter((version) => typeof version === "string" && DATE_SHAPED.test(version)) : [];
    // The version in force works; where the list leaves it out, the newest one listed has to.
    const usable = named.includes(session.revision) ? session.revision : named.sort().at(-1);
    if (typeof usable !== "string")
        return { outcome: "failed", reason: negotiation_INVALID };
    return (await discoverAs(session, usable))?.kind === "result" ? PASSED : { outcome: "failed", reason: INCONSISTENT };
}
/** Asks as a client of another version would. A refusal that is no JSON-RPC (400 with a text body) is undefined. */
async function discoverAs(session, asRevision) {
    try {
        return await session.call("server/discover", undefined, { asRevision });
    }
    catch (fault) {
        if (fault instanceof errors/* TransportFault */.ww && fault.kind === "error")
            return undefined;
        throw fault;
    }
}
/**
 * Whether the version answered to the unknown one is really supported: a handshake that offers it gets it echoed.
 * The main session's own handshake serves as the proof when it offered that very version.
 */
async function checkAnswered(answered, main, connector) {
    if (main.offered === answered && main.revision === answered)
        return PASSED;
    try {
        const session = await connector.connect({ offer: answered });
        await session.close();
        return session.revision === answered ? PASSED : { outcome: "failed", reason: INCONSISTENT };
    }
    catch (error) {
        return failedHandshake(error, INCONSISTENT);
    }
}
function failedHandshake(error, refusedReason) {
    if (!(error instanceof errors/* Incomplete */.nd))
        throw error;
    const refused = error.code === "initialize-failed" || error.code === "initialize-invalid";
    return refused ? { outcome: "failed", reason: refusedReason } : CALL_FAILED;
}

;// CONCATENATED MODULE: ./build/src/standard/observe/relist.js
// The catalog on a second connection beside the first one's: one unscored request, compared in memory. Judges nothing.


/** How long the second listing may take, in milliseconds. */
const TIMEOUT_MS = 2_000;
/** Larger catalogs are not listed again; estimated tokens, about a megabyte. */
const MAX_TOKENS = 250_000;
/**
 * Lists the first page again on another connection of the same revision.
 * @param second a connection beside the one that `catalog` was listed on
 * @throws nothing for the server's sake, nor when the budget is spent
 */
async function relist(catalog, main, second) {
    if (second?.alive !== true || second.era !== main.era || second.revision !== main.revision)
        return null;
    const weight = catalog.tools.reduce((sum, { declared }) => sum + declared.tokens, 0);
    if (catalog.pagination.outcome !== "passed" || catalog.tools.length === 0 || weight > MAX_TOKENS)
        return null;
    try {
        const reply = await second.call("tools/list", undefined, { timeoutMs: TIMEOUT_MS });
        const page = reply.kind === "result" && (0,model_json/* isJsonObject */.O)(reply.value) ? reply.value : {};
        const entries = page["tools"];
        if (!Array.isArray(entries))
            return null;
        const isWhole = page["nextCursor"] === undefined;
        const first = catalog.tools.map(({ entry }) => JSON.stringify(entry));
        return compare(isWhole ? first : first.slice(0, entries.length), entries.map((entry) => JSON.stringify(entry)));
    }
    catch (error) {
        if (error instanceof errors/* TransportFault */.ww)
            return null;
        throw error;
    }
}
function compare(first, second) {
    if (first.length === second.length && first.every((entry, i) => entry === second[i]))
        return "same";
    const [left, right] = [[...first].sort(), [...second].sort()];
    const isSameSet = left.length === right.length && left.every((entry, i) => entry === right[i]);
    return isSameSet ? "other-order" : "other-content";
}

;// CONCATENATED MODULE: ./build/src/standard/observe/tool.js
// Observes one tool: one schema-violating call, then the ordinary calls. A time-out or a closed connection ends the tool.




/** A tool that was not called, and why; `honesty` is null: the areas decide what that costs. */
function uncalled(plan, unexercised) {
    return { violation: plan?.violation?.rule ?? null, honesty: null, calls: [], outputConforms: null, unexercised };
}
/** A tool that could not be called because no connection was to be had. */
function unreachable(plan) {
    const { violation } = plan;
    return {
        violation: violation?.rule ?? null,
        honesty: violation === null ? null : "call-failed",
        calls: [],
        outputConforms: null,
        unexercised: "coverage-call-failed",
    };
}
/** Makes the calls of one tool on one session and says how each ended. */
async function observeTool(tool, plan, session, send, validator) {
    const { name } = tool.declared;
    const rule = plan.violation?.rule ?? null;
    let honest = null;
    if (plan.violation !== null) {
        try {
            honest = honesty(await send("tools/call", { name, arguments: plan.violation.arguments }));
        }
        catch (fault) {
            if (isSpent(fault))
                return { ...uncalled(plan, "coverage-budget-exhausted") };
            honest = "call-failed";
            if (!goesOn(fault, session))
                return { violation: rule, honesty: honest, calls: [], outputConforms: null, unexercised: "coverage-call-failed" };
        }
    }
    if (plan.valid.kind !== "ready") {
        // No ordinary call follows, so a request that touches no tool shows whether the server still answers; any answer counts.
        if (honest !== null && honest !== "call-failed" && !(await tool_stillAnswers(session, send)))
            honest = "call-failed";
        return { violation: rule, honesty: honest, calls: [], outputConforms: null, unexercised: "coverage-unsynthesizable" };
    }
    const { calls, structured, spent } = await ordinaryCalls(name, plan.valid.arguments, session, send, tool.outputSchema !== undefined);
    // The first ordinary call is the request after the violating one: without an answer the server did not survive the refusal.
    if (honest !== null && calls[0]?.outcome === "fault")
        honest = "call-failed";
    const outputConforms = tool.outputSchema === undefined ? null : await conforms(tool.outputSchema, structured, validator);
    return { violation: rule, honesty: honest, calls, outputConforms, unexercised: unexercisedBy(calls, spent) };
}
async function ordinaryCalls(name, args, session, send, keepStructured) {
    const calls = [];
    const structured = [];
    for (let i = 0; i < limits/* CALL_REPETITIONS */.mn; i += 1) {
        try {
            const reply = await send("tools/call", { name, arguments: args });
            const outcome = callOutcome(reply);
            calls.push({ outcome: outcome ?? "fault", ms: reply.ms });
            if (outcome === "success" && keepStructured && reply.kind === "result" && (0,model_json/* isJsonObject */.O)(reply.value))
                structured.push(reply.value["structuredContent"]);
        }
        catch (fault) {
            if (isSpent(fault))
                return { calls, structured, spent: true };
            calls.push({ outcome: "fault", ms: null });
            if (!goesOn(fault, session))
                break;
        }
    }
    return { calls, structured, spent: false };
}
function unexercisedBy(calls, spent) {
    if (spent)
        return "coverage-budget-exhausted";
    if (calls.length < limits/* CALL_REPETITIONS */.mn || calls.some((c) => c.outcome === "fault"))
        return "coverage-call-failed";
    return calls.some((c) => c.outcome === "rejected") ? "coverage-rejected-arguments" : null;
}
/** Only an invalid value costs conformance; a schema that gives no verdict costs nothing here. */
async function conforms(schema, structured, validator) {
    if (structured.length === 0)
        return null;
    if (structured.some((value) => value === undefined))
        return false;
    const verdicts = await validator.check(schema, structured);
    if (verdicts.some((v) => v.kind === "invalid"))
        return false;
    return verdicts.every((v) => v.kind === "valid") ? true : null;
}
async function tool_stillAnswers(session, send) {
    try {
        await send(session.era === "modern" ? "server/discover" : "ping", {});
        return true;
    }
    catch (fault) {
        return isSpent(fault);
    }
}
function isSpent(fault) {
    return fault instanceof errors/* TransportFault */.ww && fault.kind === "budget";
}
/** After a malformed answer the session is still usable; after a time-out or an end the next tool gets a fresh one. */
function goesOn(fault, session) {
    if (!(fault instanceof errors/* TransportFault */.ww))
        throw fault;
    return (fault.kind === "error" || fault.kind === "auth") && session.alive;
}

;// CONCATENATED MODULE: ./build/src/engine/turn.js
/** After this long a pending call counts as stalled, in milliseconds. */
const STALL_MS = 1_000;
/** A fair lock that a stalled holder lends out. */
class Turn {
    clock;
    onStall;
    #held = false;
    #waiting = [];
    /** @param onStall called each time a holder stalls and somebody else could go on */
    constructor(clock, onStall) {
        this.clock = clock;
        this.onStall = onStall;
    }
    /** Runs `work` in its turn; while it stalls, others may run. */
    async take(work) {
        await this.#acquire();
        let holding = true;
        const release = () => {
            if (!holding)
                return;
            holding = false;
            this.#release();
        };
        const done = new AbortController();
        this.clock.sleep(STALL_MS, done.signal).then(() => {
            release();
            this.onStall();
        }, () => undefined);
        try {
            return await work();
        }
        finally {
            done.abort();
            release();
        }
    }
    #acquire() {
        if (!this.#held) {
            this.#held = true;
            return undefined;
        }
        return new Promise((resolve) => this.#waiting.push(resolve));
    }
    #release() {
        const next = this.#waiting.shift();
        if (next === undefined)
            this.#held = false;
        else
            next();
    }
}

;// CONCATENATED MODULE: ./build/src/engine/lanes.js
// Calls every tool: one lane of work on the main session, and, only while calls stall, further lanes on sessions of their own.



/** After so many connections in a row that could not be opened, the tools left are given up. */
const MAX_FAILED_CONNECTS = 2;
/** Observes each tool, in catalog order as far as stalls allow. Returns the observations in the order of `work`, and the session to go on with. */
async function callTools(work, input) {
    const lanes = new Lanes(work, input);
    await lanes.run();
    return { called: lanes.called, main: lanes.main };
}
class Lanes {
    work;
    input;
    called = [];
    main;
    #next = 0;
    #failedConnects = 0;
    #turn;
    #extra = [];
    constructor(work, input) {
        this.work = work;
        this.input = input;
        this.main = input.main;
        this.#turn = new Turn(input.clock, () => this.#openLane());
    }
    async run() {
        this.main = await this.#lane(this.main);
        // Lanes may open further lanes while they run.
        for (let i = 0; i < this.#extra.length; i += 1)
            await this.#extra[i];
    }
    #openLane() {
        const left = this.work.length - this.#next;
        if (left <= 0 || this.#extra.length >= this.input.spares)
            return;
        const lane = this.#lane(undefined).then((session) => this.#keep(session));
        lane.catch(() => undefined); // awaited in run(); until then a failure must not count as unhandled
        this.#extra.push(lane);
    }
    /** An extra lane's healthy session replaces a main session that was lost. */
    async #keep(session) {
        if (this.main?.alive !== true && session?.alive === true)
            this.main = session;
        else
            await session?.close();
    }
    /** Works tools off until none is left; returns its session if it is still usable. */
    async #lane(first) {
        let session = first;
        while (this.#next < this.work.length) {
            if (this.input.signal.aborted)
                throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
            const index = this.#next;
            this.#next += 1;
            this.input.progress.update(`tool ${String(index + 1)}/${String(this.work.length)}`);
            session = await this.#observe(index, session);
        }
        return session;
    }
    async #observe(index, current) {
        const { tool, plan: planning } = this.work[index];
        const plan = await planning;
        const session = await this.#usable(current);
        if (session === undefined || session === "spent") {
            this.called[index] = session === "spent" ? uncalled(plan, "coverage-budget-exhausted") : unreachable(plan);
            return undefined;
        }
        let fresh = false;
        const send = (method, params) => this.#turn.take(() => session.call(method, params).catch((fault) => {
            if (fault instanceof errors/* TransportFault */.ww && fault.kind === "timeout")
                fresh = true;
            throw fault;
        }));
        this.called[index] = await observeTool(tool, plan, session, send, this.input.validator);
        if (!fresh && session.alive)
            return session;
        void session.close();
        return undefined;
    }
    /** A live session: the current one, or a fresh one. Undefined when none is to be had, "spent" when the budget forbids it. */
    async #usable(current) {
        if (current?.alive === true)
            return current;
        if (this.#failedConnects >= MAX_FAILED_CONNECTS)
            return undefined;
        try {
            const session = await this.input.connector.connect();
            this.#failedConnects = 0;
            return session;
        }
        catch (error) {
            if (error instanceof errors/* TransportFault */.ww && error.kind === "budget")
                return "spent";
            if (!(error instanceof errors/* Incomplete */.nd))
                throw error;
            this.#failedConnects += 1;
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./build/src/engine/battery.js
// Runs the standard battery on one server and returns what was observed; judging comes later and needs no server.
// Order: list, plan, call every tool, contention, payload, and the protocol checks last.









/**
 * Runs the battery on `main`, which must be freshly opened.
 * @throws UsageError when a skip rule or an arguments entry does not fit the catalog
 * @throws Incomplete when the catalog cannot be listed or the run was interrupted
 */
async function runBattery(main, connector, validator, settings, host) {
    // Over stdio the second client starts while the first one works, and its handshake is the negotiation check as well:
    // it has a process of its own, so nothing it does can reach the scored calls. Over HTTP all clients share the
    // server, so the check waits until the calls are done.
    const early = main.transport === "stdio" ? unlessSpent(() => offerUnknown(connector, main.era)) : undefined;
    early?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
    const catalog = await listCatalog(main);
    const callable = checkSettings(catalog, settings);
    const { tools, session, carriers } = await observeTools(catalog, callable, main, connector, validator, settings, host);
    prepareSamples(validator, main.revision, settings.advisories);
    const run = new Tail(connector, session, host);
    const offer = await early;
    const contention = await run.contention(carriers, settings, offer);
    const payload = await run.payload(carriers, settings);
    host.progress.update("protocol checks");
    const protocol = await run.protocol(catalog, main, offer);
    return {
        catalog,
        relisted: settings.advisories?.has("catalog-unstable") === false ? null : await relist(catalog, main, run.second),
        observations: {
            attestedReadOnly: settings.confirmReadOnly,
            tools,
            protocol,
            contention,
            payload,
            skipped: [...settings.skipTools].sort(),
        },
    };
}
/** Checks --skip-tool and --arguments against the catalog; returns the names the battery may call by class. */
function checkSettings(catalog, settings) {
    const byName = new Map(catalog.tools.map((t) => [t.declared.name, t.declared.class]));
    for (const name of settings.skipTools) {
        if (!byName.has(name))
            throw new errors/* UsageError */.eb(`--skip-tool ${JSON.stringify(name)}: the server lists no such tool`);
    }
    const mayCall = (toolClass) => toolClass === "read-only" || (toolClass === "unannotated" && settings.confirmReadOnly);
    for (const name of Object.keys(settings.overrides?.byTool ?? {})) {
        const toolClass = byName.get(name);
        const where = `${settings.overrides?.file ?? ""}: ${JSON.stringify(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}`;
        if (toolClass === undefined)
            throw new errors/* UsageError */.eb(`${where}: the server lists no such tool`);
        if (toolClass === "writer")
            throw new errors/* UsageError */.eb(`${where}: this tool is a writer (readOnlyHint false or destructiveHint true), which is never called; remove the entry`);
        if (!mayCall(toolClass))
            throw new errors/* UsageError */.eb(`${where}: this tool declares neither readOnlyHint nor destructiveHint; add --confirm-read-only to have it called, or remove the entry`);
    }
    return new Set([...byName].filter(([, toolClass]) => mayCall(toolClass)).map(([name]) => name));
}
async function observeTools(catalog, callable, main, connector, validator, settings, host) {
    const planned = catalog.tools.filter((t) => callable.has(t.declared.name) && !needsTask(t));
    const plans = new Map(planned.map((t) => [t, validator.plan(t.inputSchema, ownValue(settings.overrides?.byTool, t.declared.name))]));
    // A run that ends early closes the validator: plans nobody waits for any more then fail, which is no news to anyone.
    for (const plan of plans.values())
        plan.catch(() => undefined);
    await checkOverrides(plans, settings);
    const toCall = planned.filter((t) => !settings.skipTools.includes(t.declared.name));
    const work = toCall.map((tool) => ({ tool, plan: plans.get(tool) }));
    const { called, main: session } = await callTools(work, {
        main,
        connector,
        validator,
        clock: host.clock,
        progress: host.progress,
        signal: host.signal,
        spares: settings.spares,
    });
    const seen = new Map(toCall.map((tool, i) => [tool, called[i]]));
    const tools = [];
    const carriers = [];
    for (const tool of catalog.tools) {
        const plan = await plans.get(tool);
        const calls = seen.get(tool) ?? uncalled(plan, whyUncalled(tool, settings, callable));
        tools.push({ ...tool.declared, ...calls });
        if (plan?.valid.kind === "ready" && isFullySuccessful(calls.calls))
            carriers.push({ tool: tool.declared.name, plan, arguments: plan.valid.arguments });
    }
    return { tools, session, carriers };
}
/** A tool that only runs as a task (2025-11-25, `execution.taskSupport: "required"`) refuses a plain call by design. */
function needsTask(tool) {
    const execution = tool.entry["execution"];
    return typeof execution === "object" && execution !== null && !Array.isArray(execution) && execution["taskSupport"] === "required";
}
function whyUncalled(tool, settings, callable) {
    if (tool.declared.class === "writer")
        return null;
    if (!callable.has(tool.declared.name))
        return "coverage-unannotated";
    return settings.skipTools.includes(tool.declared.name) ? "coverage-skipped" : "coverage-call-failed";
}
function ownValue(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
/** An entry of the arguments file that its tool's schema refuses is a mistake of the user, found before any call. */
async function checkOverrides(plans, settings) {
    if (settings.overrides === null)
        return;
    for (const [tool, planning] of plans) {
        if (!Object.hasOwn(settings.overrides.byTool, tool.declared.name))
            continue;
        const { valid } = await planning;
        if (valid.kind !== "invalid-override")
            continue;
        const pointer = `/${tool.declared.name.replaceAll("~", "~0").replaceAll("/", "~1")}${valid.pointer}`;
        throw new errors/* UsageError */.eb(`${settings.overrides.file}: ${JSON.stringify(pointer)}: the tool's input schema refuses this value (keyword ${valid.keyword}); fix the entry`);
    }
}
/** "spent" when the budget ended first. */
async function unlessSpent(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof errors/* TransportFault */.ww && error.kind === "budget")
            return "spent";
        throw error;
    }
}
/** What comes after the tools: it goes on over whatever connection still works. */
class Tail {
    connector;
    host;
    /** The connection beside the main one, kept until the end of the run. */
    second;
    #session;
    constructor(connector, session, host) {
        this.connector = connector;
        this.host = host;
        this.#session = session;
    }
    async contention(carriers, settings, early) {
        const carrier = carriers[0];
        const offer = early === "spent" ? undefined : early;
        const second = offer?.failed === undefined && offer?.session?.alive === true ? offer.session : undefined;
        this.second = second;
        if (second === undefined)
            void offer?.session?.close();
        if (settings.skipTools.length > 0)
            return { outcome: "not-made", tool: carrier?.tool ?? null };
        if (carrier === undefined)
            return { outcome: "not-applicable", tool: null };
        const first = await this.#live();
        if (first === "spent")
            return { outcome: "not-made", tool: carrier.tool };
        const client = second ?? (await this.#open());
        if (client === "spent")
            return { outcome: "not-made", tool: carrier.tool };
        this.second = client;
        if (first === undefined || client === undefined)
            return { outcome: "failed", tool: carrier.tool };
        return observeContention(carrier, first, client);
    }
    async payload(carriers, settings) {
        const target = payloadTarget(carriers);
        const tool = target?.carrier.tool ?? null;
        if (settings.skipTools.length > 0)
            return { outcome: "not-made", tool };
        if (target === undefined)
            return { outcome: "not-applicable", tool };
        const session = await this.#live();
        if (session === "spent")
            return { outcome: "not-made", tool };
        if (session === undefined)
            return { outcome: "failed", tool };
        const seen = await observePayload(target, session);
        if (seen.outcome === "passed") {
            // A server that answers and then dies or hangs has not handled the payload.
            const after = await stillAnswers(target.carrier, session);
            if (after === "yes")
                return seen;
            await this.#drop();
            return { outcome: after === "spent" ? "not-made" : "failed", tool };
        }
        await this.#drop();
        return seen;
    }
    async protocol(catalog, main, early) {
        const listed = new Set(catalog.tools.map((t) => t.declared.name));
        const unknownMethod = await this.#check(checkUnknownMethod);
        const ping = await this.#check(checkPing);
        const unknownTool = await this.#check((session) => checkUnknownTool(session, listed));
        // Asked of the first session: a server that is gone by now still has no surface it never declared.
        const surfaces = declaresSurface(main.capabilities) ? await this.#check(checkSurfaces) : { outcome: "not-applicable" };
        const offer = early ?? (await unlessSpent(() => offerUnknown(this.connector, main.era)));
        const negotiation = offer === "spent" ? BUDGET_SPENT : (offer.failed ?? (await judged(() => this.#answered(offer, main))));
        if (offer !== "spent") {
            if (this.second?.alive !== true)
                this.second = offer.session;
            else if (offer.session !== this.second)
                void offer.session?.close();
        }
        return {
            "protocol.negotiation": negotiation,
            "protocol.unknown-method": unknownMethod,
            "protocol.ping": ping,
            "protocol.unknown-tool": unknownTool,
            "protocol.pagination": catalog.pagination,
            "protocol.surfaces": surfaces,
        };
    }
    #answered(offer, main) {
        return offer.session === undefined ? Promise.resolve(CALL_FAILED) : checkAnswered(offer.session.revision, main, this.connector);
    }
    async #check(check) {
        const session = await this.#live();
        if (session === "spent")
            return BUDGET_SPENT;
        if (session === undefined)
            return CALL_FAILED;
        const seen = await judged(() => check(session));
        if (seen === CALL_FAILED)
            await this.#drop();
        return seen;
    }
    async #live() {
        if (this.#session?.alive === true)
            return this.#session;
        const opened = await this.#open();
        if (opened !== "spent")
            this.#session = opened;
        return opened;
    }
    async #open() {
        if (this.host.signal.aborted)
            throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
        try {
            return await this.connector.connect();
        }
        catch (error) {
            if (error instanceof errors/* TransportFault */.ww)
                return error.kind === "budget" ? "spent" : undefined;
            if (error instanceof errors/* Incomplete */.nd)
                return undefined;
            throw error;
        }
    }
    async #drop() {
        const session = this.#session;
        this.#session = undefined;
        await session?.close();
    }
}

;// CONCATENATED MODULE: ./build/src/engine/run.js
// From a target to a report document: connect, observe, judge, build. Everything it opened is gone when it returns.














/** How reports name the evaluator. */
const GENERATOR = { name: GENERATOR_NAME, version: GENERATOR_VERSION };
/**
 * Scores one server under the standard. A server that cannot be measured yields a document that says so; its cause goes
 * to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
function scoreTarget(target, settings, host) {
    return withServer(target, settings, host, async (open, connecting) => {
        const { report, areasWithoutLatency, session, relisted } = await measureReadiness(open, connecting, settings, host);
        const advisories = await findAdvisories({ ...open, target, host, wanted: settings.advisories, session, relisted });
        const document = buildReport({
            generator: GENERATOR,
            server: settings.server,
            ...report,
            ...(advisories === undefined ? {} : { advisories }),
        });
        return { document, areasWithoutLatency };
    });
}
/**
 * Opens what a run needs and closes all of it when the work is done or the run is interrupted.
 * @param work gets the first session as it is being opened, with the options of `first`
 */
async function withServer(target, settings, host, work, first = {}) {
    const budget = new Budget(host.clock, settings.budgetSeconds, settings.maxRequests);
    let shutOut = () => undefined;
    const keptOut = new Promise((_, reject) => (shutOut = reject));
    keptOut.catch(() => undefined); // raced below; a server that shuts us out before that fails the connect as well
    const connector = createConnector(target, {
        clock: host.clock,
        budget,
        startTimeoutMs: settings.startTimeoutMs,
        callTimeoutMs: settings.callTimeoutMs ?? limits/* CALL_TIMEOUT_MS */.MU,
        clientCapabilities: {},
        protocol: settings.protocol ?? "auto",
        clientInfo: { name: GENERATOR_NAME, version: GENERATOR_VERSION },
        onUnauthorized: shutOut,
    });
    const closeAll = () => void connector.close();
    host.signal.addEventListener("abort", closeAll, { once: true });
    // The first server process starts before the schema worker: its start-up is what the run waits for.
    const connecting = connector.connect(first);
    connecting.catch(() => undefined);
    if (settings.spares > 0)
        connector.prewarm(1);
    const validator = withinBudget(createValidator({ workerModule: host.workerModule }), budget, host.clock);
    try {
        host.progress.update("starting the server");
        return await work({ budget, connector, validator, keptOut }, connecting);
    }
    finally {
        host.progress.stop();
        host.signal.removeEventListener("abort", closeAll);
        await Promise.all([connector.close(), validator.close()]);
    }
}
/**
 * Runs the standard battery on a session that is being opened for it. A server that cannot be measured is a result too; its cause
 * goes to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
async function measureReadiness({ connector, validator, keptOut }, connecting, settings, host) {
    let session;
    try {
        const main = await connecting;
        session = main;
        host.progress.update("listing tools");
        const running = runBattery(main, connector, validator, settings, host);
        running.catch(() => undefined); // it ends on its own when the connector closes
        const run = await Promise.race([running, keptOut]);
        // The servers end with the signal: what was seen since is our doing.
        if (host.signal.aborted)
            throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
        return measured(run, main, settings, host);
    }
    catch (error) {
        return unmeasured(asIncomplete(error, host.signal.aborted), session, settings, host);
    }
}
function asIncomplete(error, interrupted) {
    if (interrupted)
        return new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
    if (error instanceof errors/* Incomplete */.nd)
        return error;
    if (error instanceof errors/* TransportFault */.ww)
        return new errors/* Incomplete */.nd("listing-failed", error.message);
    throw error;
}
function measured(run, session, settings, host) {
    const { observations, catalog } = run;
    const scored = scoreObservations(observations);
    const writers = observations.tools.filter((t) => t.class === "writer").length;
    const report = {
        readiness: {
            standard: STANDARD_NAME,
            score: scored.score,
            scoreWithoutLatency: scored.scoreWithoutLatency,
            attestedReadOnly: settings.confirmReadOnly,
            surface: {
                tools: observations.tools.length,
                read_only: observations.tools.length - writers,
                writers,
                exercised: observations.tools.filter((t) => t.class !== "writer" && t.unexercised === null).length,
            },
            areas: withGains(scored.areas, observations),
        },
        profile: profile(settings, host),
        protocol: { era: session.era, revision: session.revision, transport: session.transport },
        catalog: catalog.complete
            ? catalogContract(catalog.tools.map((t) => ({ entry: t.entry, class: t.declared.class, tokens: t.declared.tokens })))
            : null,
    };
    return { report, areasWithoutLatency: scored.areasWithoutLatency, session, relisted: run.relisted };
}
function unmeasured(cause, session, settings, host) {
    host.progress.note(cause.message);
    for (const line of cause.terminalDetail)
        host.progress.note(line);
    const code = cause.code;
    const report = {
        readiness: null,
        readinessError: code,
        profile: profile(settings, host),
        ...(session === undefined ? {} : { protocol: { era: session.era, revision: session.revision, transport: session.transport } }),
        catalog: null,
    };
    return { report, areasWithoutLatency: null, session: undefined, relisted: null };
}
function profile(settings, host) {
    return {
        evaluator: GENERATOR_VERSION,
        platform: host.platform,
        architecture: host.arch,
        client_capabilities: [],
        confirm_read_only: settings.confirmReadOnly,
        skip_tools: [...settings.skipTools].sort(),
        call_timeout_ms: settings.callTimeoutMs ?? limits/* CALL_TIMEOUT_MS */.MU,
        repetitions: limits/* CALL_REPETITIONS */.mn,
        arguments_sha256: settings.overrides?.sha256 ?? null,
        concurrency: 1,
        protocol: settings.protocol ?? "auto",
        budget_seconds: settings.budgetSeconds,
        max_requests: settings.maxRequests,
    };
}

;// CONCATENATED MODULE: ./build/src/model/exit.js
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

;// CONCATENATED MODULE: ./build/src/options/values.js
// Option values after reading: every flag by its long name, typed as the table says, and the typed look-ups of them.
/** Whether a boolean option was given. */
function isGiven(values, name) {
    return values[name] === true;
}
/** The value of a `string`, `enum` or `path` option, or undefined when it was not given. */
function values_textValue(values, name) {
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

;// CONCATENATED MODULE: ./build/src/options/advisories.js
// Advisories as the options spell them: the level looked for, and the ids that fail a run. Judging is no business of this file.


/** The choice the options make. The values must have been read without problems. */
function advisoryChoice(values) {
    const named = new Set(listValue(values, "fail-on-advisory").map((item) => item.trim()));
    const level = values_textValue(values, "advisories");
    return {
        level: ADVISORY_LEVELS.find((known) => known === level) ?? "wire",
        failOn: ADVISORY_IDS.filter((id) => named.has(id)),
    };
}

;// CONCATENATED MODULE: ./build/src/options/floors.js
// Floors as the options spell them: AREA=SCORE items. Judging a report against floors is no business of this file.


/** One AREA=SCORE item, or null when it is not of that form with a known area and a score of 0 to 100. */
function parseAreaFloor(item) {
    const match = /^\s*([a-z-]+)\s*=\s*(\d{1,3})\s*$/.exec(item);
    const area = AREA_NAMES.find((name) => name === match?.[1]);
    const score = Number(match?.[2]);
    return area !== undefined && score <= 100 ? { area, score } : null;
}
/** The declared floors, or null when none was declared. The values must have been read without problems. */
function declaredFloors(values) {
    const minReadiness = numberValue(values, "min-readiness") ?? null;
    const minArea = {};
    for (const item of listValue(values, "min-area")) {
        const floor = parseAreaFloor(item);
        if (floor !== null)
            minArea[floor.area] = floor.score;
    }
    if (minReadiness === null && Object.keys(minArea).length === 0)
        return null;
    return { minReadiness, minArea, excludeLatency: isGiven(values, "exclude-latency") };
}

;// CONCATENATED MODULE: ./build/src/options/label.js
// The server's label: what is valid, and how a folder or repository name becomes one.
const LABEL = /^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/;
const LONGEST = 64;
/** What a label must look like, in words. */
const LABEL_RULE = "a letter, then up to 63 letters, digits or _ . : -";
/** Whether a text can be a server's label. */
function isLabel(text) {
    return LABEL.test(text);
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

;// CONCATENATED MODULE: ./build/src/report/advisory-gate.js
/**
 * The document with its `advisory_gate`; the document itself when nothing was declared.
 * Without a list of advisories (not measured) the gate is not passed.
 * @param failOn declared ids, in report order
 */
function applyAdvisoryGate(document, failOn) {
    if (failOn.length === 0)
        return document;
    const declared = new Set(failOn);
    const { advisories, advisory_gate: _replaced, cases, ...rest } = document;
    const passed = document.readiness !== null && advisories !== undefined && !advisories.some(({ id }) => declared.has(id));
    return {
        ...rest,
        ...(advisories === undefined ? {} : { advisories }),
        advisory_gate: { fail_on: [...failOn], passed },
        cases,
    };
}

;// CONCATENATED MODULE: ./build/src/report/floors.js
/** Whether any floor was declared; without one a report carries no `readiness_gate`. */
function hasFloors(floors) {
    return (floors.minReadiness ?? null) !== null || Object.keys(floors.minArea ?? {}).length > 0;
}
/**
 * The document with its `readiness_gate`; the document itself when no floor was declared.
 * Where readiness was not measured, no floor is met: `passed` is false and there is nothing to list as a shortfall.
 * @param areasWithoutLatency area scores with every latency check at full marks, by area name; used under `excludeLatency`.
 *   An area that is missing keeps its own score.
 */
function applyFloors(document, floors, areasWithoutLatency) {
    if (!hasFloors(floors))
        return document;
    const { readiness } = document;
    const excludeLatency = floors.excludeLatency ?? false;
    const minReadiness = floors.minReadiness ?? null;
    const declared = new Map(Object.entries(floors.minArea ?? {}));
    const minArea = [];
    const shortfalls = [];
    const compare = (subject, observed, floor) => {
        if (observed < floor)
            shortfalls.push({ subject, observed, floor });
    };
    if (readiness !== null && minReadiness !== null) {
        compare("readiness", excludeLatency ? (readiness.score_without_latency ?? readiness.score) : readiness.score, minReadiness);
    }
    // In report order, whatever order the floors were given in: the document depends on the floors, not on their spelling.
    for (const area of readiness?.areas ?? []) {
        const floor = declared.get(area.name);
        if (floor === undefined)
            continue;
        declared.delete(area.name);
        minArea.push([area.name, floor]);
        compare(area.name, excludeLatency ? (areasWithoutLatency[area.name] ?? area.score) : area.score, floor);
    }
    // Left over: every floor of an unmeasured readiness. A floor of an area the report lacks cannot be met.
    const unmet = [...declared].sort(([a], [b]) => (a < b ? -1 : 1));
    minArea.push(...unmet);
    const gate = {
        min_readiness: minReadiness,
        min_area: Object.fromEntries(minArea),
        exclude_latency: excludeLatency,
        passed: readiness !== null && shortfalls.length === 0 && unmet.length === 0,
        shortfalls,
    };
    return withGate(document, gate);
}
/** The document with the gate at its documented place, right before the measurement profile. */
function withGate(document, gate) {
    const { schema, generator, server, manifest_sha256, passed, gate: cases, readiness, readiness_error, readiness_gate: _replaced, ...rest } = document;
    return {
        ...{ schema, generator, server, manifest_sha256, passed, gate: cases, readiness },
        ...(readiness_error === undefined ? {} : { readiness_error }),
        readiness_gate: gate,
        ...rest,
    };
}

// EXTERNAL MODULE: ./build/src/lib/waived.js
var lib_waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/model/unfinished.js
var unfinished = __webpack_require__(66390);
;// CONCATENATED MODULE: ./build/src/report/verdict.js



/**
 * A failing case under a waiver fails nothing; a waiver that is stale or expired does.
 * Incomplete where readiness was asked for and is missing, a case could not be judged, or no case applied at all; red where a case
 * failed, or a floor or a declared advisory was not met; else ok.
 */
function verdictOf(report) {
    const { cases, gate, readiness, readiness_error, readiness_gate, advisory_gate } = report;
    const isReadinessMissing = readiness === null && (gate === null || readiness_error !== undefined);
    const isNothingJudged = gate !== null && gate.total === 0 && cases.length > 0;
    const isUnjudged = cases.some(({ reason }) => (0,unfinished/* isUnfinished */.b)(reason));
    const failing = cases.filter(({ passed, not_applicable }) => !passed && not_applicable !== true);
    // Counted, so that a document whose gate and cases disagree is red.
    const waived = failing.filter((one) => !(0,unfinished/* isUnfinished */.b)(one.reason) && (0,lib_waived/* caseWaiver */.fh)(report.waivers, one) !== undefined).length;
    const isGateRed = gate !== null && gate.passed + waived < gate.total;
    const isWaiverRed = report.waivers?.some(({ state }) => state === "stale" || state === "expired") ?? false;
    const isRed = isGateRed || isWaiverRed || readiness_gate?.passed === false || advisory_gate?.passed === false;
    return worst([isReadinessMissing || isNothingJudged || isUnjudged ? "incomplete" : "ok", isRed ? "red" : "ok"]);
}

;// CONCATENATED MODULE: ./build/src/commands/arguments-file.js



const EXPECTED = "expected an object of tool names to arguments objects";
/** @throws UsageError naming what is wrong and where, when the file cannot be read or is not of the expected form */
async function readArguments(file, files) {
    const text = await files.readText(file);
    const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
    const value = await parse(file, json);
    if (!(0,model_json/* isJsonObject */.O)(value))
        throw new errors/* UsageError */.eb(`${file}:1: --arguments: ${EXPECTED}`);
    const entries = [];
    for (const [tool, given] of Object.entries(value)) {
        if (!(0,model_json/* isJsonObject */.O)(given)) {
            const place = await placeOf(file, json, [tool]);
            throw new errors/* UsageError */.eb(`${place}: --arguments: ${pointer([tool])} is not an object; ${EXPECTED}`);
        }
        entries.push([tool, given]);
    }
    return { file, sha256: (0,digest/* sha256Hex */.f)(text), byTool: Object.fromEntries(entries) };
}
async function parse(file, text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const line = await lineOfSyntaxError(text, error);
        throw new errors/* UsageError */.eb(`${file}${line === null ? "" : `:${String(line)}`}: --arguments: not valid JSON; ${EXPECTED}`);
    }
}
/** V8 names a position for some mistakes only; for the rest the YAML parser, which reads nearly all JSON, finds the line. */
async function lineOfSyntaxError(text, error) {
    const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
    const end = text.trimEnd().length;
    if (position !== undefined)
        return lineAt(text, Math.min(Number(position), end));
    if (error instanceof Error && error.message.includes("end of JSON input"))
        return lineAt(text, end);
    const { parseDocument } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const start = parseDocument(text, { schema: "json", prettyErrors: false }).errors[0]?.pos[0];
    return start === undefined ? null : lineAt(text, start);
}
async function placeOf(file, text, path) {
    const { parseDocument, isNode } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const node = parseDocument(text, { schema: "json", uniqueKeys: false }).getIn(path, true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    return start === undefined ? file : `${file}:${String(lineAt(text, start))}`;
}
function lineAt(text, offset) {
    return text.slice(0, offset).split("\n").length;
}
/** A JSON Pointer (RFC 6901) that stays on one line. */
function pointer(path) {
    return JSON.stringify(path.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")).slice(1, -1);
}

;// CONCATENATED MODULE: ./build/src/options/format.js
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
function format_outputFormat(values) {
    // GitHub's own tools name such files x.sarif.json too.
    const name = (values_textValue(values, "output") ?? "").replace(/\.sarif\.json$/i, ".sarif");
    const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
    return values_textValue(values, "format") ?? BY_EXTENSION.get(extension) ?? "text";
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/store/home.js
// Where mcpeval keeps what outlives a run. Decides paths only; opens nothing and reads the environment it is given.

/**
 * The folder for journals and caches: MCPEVAL_HOME, else `mcpeval` in the platform's folder for application data
 * (XDG Base Directory Specification; Application Support; LocalAppData). Null where the environment names no home at all.
 */
function home_storeHome({ env, cwd, platform }) {
    const chosen = env["MCPEVAL_HOME"] ?? "";
    if (chosen !== "")
        return (0,external_node_path_.resolve)(cwd, chosen);
    if (platform === "win32") {
        const local = env["LOCALAPPDATA"] ?? "";
        return local === "" ? null : external_node_path_.win32.join(local, "mcpeval");
    }
    const user = env["HOME"] ?? "";
    const xdg = env["XDG_DATA_HOME"] ?? "";
    // The specification: a relative path is invalid and to be ignored.
    if (platform !== "darwin" && (0,external_node_path_.isAbsolute)(xdg))
        return external_node_path_.posix.join(xdg, "mcpeval");
    if (user === "")
        return null;
    return platform === "darwin" ? external_node_path_.posix.join(user, "Library/Application Support/mcpeval") : external_node_path_.posix.join(user, ".local/share/mcpeval");
}

// EXTERNAL MODULE: ./build/src/store/trend-record.js
var trend_record = __webpack_require__(17124);
;// CONCATENATED MODULE: ./build/src/commands/history.js



/** Runs that an HTML report shows. */
const SHOWN_RUNS = 30;
/** Appends the run to the history where it is a full one; a history that cannot be written is a notice and no more. */
async function recordRun(report, host) {
    const record = trendRecordOf(report, new Date().toISOString());
    const home = storeHome(host);
    if (record === null || home === null)
        return;
    try {
        const { recordTrend } = await Promise.all(/* import() */[__webpack_require__.e(648), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 70544));
        await recordTrend(home, record);
    }
    catch (error) {
        const { code } = error;
        host.progress.note(`this run is missing in the history: ${home} could not be written (${code ?? "unknown cause"}); --no-history records none`);
    }
}
/** The last runs of each server, compared with the ones before; null where no home is known. @throws UsageError */
async function serverHistories(host, last) {
    const home = home_storeHome(host);
    if (home === null)
        return null;
    const { readTrends } = await Promise.all(/* import() */[__webpack_require__.e(648), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 70544));
    // One more than shown: the oldest one shown has a run before it as well.
    const history = await readTrends(home, last + 1);
    return [...history].map(([server, records]) => ({ server, points: (0,trend_record/* trendPoints */.p9)(records).slice(-last) }));
}
/** The runs that an HTML report of this server shows; a history that cannot be read leaves them out, with a notice. */
async function historyFor(values, server, host) {
    if (format_outputFormat(values) !== "html")
        return [];
    try {
        return (await serverHistories(host, SHOWN_RUNS))?.find((one) => one.server === server)?.points ?? [];
    }
    catch (error) {
        host.progress.note(`the report shows no history: ${error instanceof Error ? error.message : String(error)}`);
        return [];
    }
}

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/manifest/positions.js
var manifest_positions = __webpack_require__(21851);
;// CONCATENATED MODULE: ./build/src/manifest/load.js
// Reads a manifest: syntax by the file's extension, everything wrong with it at once, each complaint with line, column and JSON
// Pointer. Starts no server.





/** Complaints printed; the rest is counted. */
const MAX_COMPLAINTS = 50;
/** Longest JSON Pointer printed, in characters. */
const POINTER_LIMIT = 200;
/**
 * Loads and checks a manifest.
 * @param file path of a `.json`, `.jsonc`, `.yaml` or `.yml` file; any other extension is read as JSON
 * @throws UsageError with one line a complaint, in the order of the file
 */
async function loadManifest(file, files) {
    const content = await files.readText(file, limits/* MANIFEST_MAX_BYTES */.V4);
    return readManifest(content, file);
}
/**
 * Checks the text of a manifest.
 * @param content the file's whole text; a byte order mark is tolerated and part of the digest
 * @throws UsageError with one line a complaint, in the order of the file
 */
async function readManifest(content, file) {
    const text = content.startsWith("\uFEFF") ? content.slice(1) : content;
    const positions = new manifest_positions/* Positions */.H(text);
    const source = await load_parse(text, file);
    if (source.problems.length > 0)
        throw refusal(file, positions, source.problems);
    // Schemas load only where a manifest is read: whoever could read one need not wait for them.
    const { checkManifest } = await Promise.all(/* import() */[__webpack_require__.e(490), __webpack_require__.e(420)]).then(__webpack_require__.bind(__webpack_require__, 34420));
    const { timeoutMs, sandboxes, cases, complaints } = checkManifest(source.value);
    if (complaints.length > 0) {
        const placed = complaints.map(({ pointer, at, text: said }) => ({ pointer, text: said, span: load_placeOf(source, pointer, at) }));
        throw refusal(file, positions, placed);
    }
    return {
        file,
        sha256: (0,digest/* sha256Hex */.f)(content),
        timeoutMs,
        sandboxes,
        cases: cases.map((one, index) => located(one, `/probes/${String(index)}`, source, positions)),
    };
}
async function load_parse(text, file) {
    const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase();
    if (extension === "yaml" || extension === "yml")
        return (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(778)]).then(__webpack_require__.bind(__webpack_require__, 31778))).parseYaml(text);
    return (await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(155)]).then(__webpack_require__.bind(__webpack_require__, 88155))).parseJson(text, extension === "jsonc");
}
/** The place of a value or a name, or of the nearest ancestor that is there. */
function load_placeOf({ values, names }, pointer, at) {
    for (let path = pointer;; path = path.slice(0, path.lastIndexOf("/"))) {
        const span = (path === pointer && at === "name" ? names.get(path) : undefined) ?? values.get(path);
        if (span !== undefined)
            return span;
        if (path === "")
            return { start: 0, end: 0 };
    }
}
function refusal(file, positions, problems) {
    const lines = problems
        .toSorted((a, b) => a.span.start - b.span.start)
        .map(({ pointer, span, text }) => {
        const { line, column } = positions.at(span.start);
        const where = pointer === "" ? "" : `${(0,lib_escape/* printable */.g$)(pointer, POINTER_LIMIT)} `;
        return `${file}:${String(line)}:${String(column)}: ${where}${text}`;
    });
    const unique = [...new Set(lines)];
    const more = unique.length - MAX_COMPLAINTS;
    return new errors/* UsageError */.eb([...unique.slice(0, MAX_COMPLAINTS), ...(more > 0 ? [`${file}: and ${String(more)} more`] : [])].join("\n"));
}
function located(one, base, source, positions) {
    const tool = one.probe.toolOf(one.fields);
    const span = source.values.get(base) ?? { start: 0, end: 0 };
    const toolSpan = tool === null ? undefined : toolPlace(one.fields, tool, base, source);
    return { ...one, tool, region: positions.region(span), toolRegion: toolSpan === undefined ? null : positions.region(toolSpan) };
}
/** The first field that names the case's tool: `tool`, or one that ends in `_tool`, at any depth. */
function toolPlace(fields, tool, base, { values }) {
    const pending = [[base, fields]];
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
        const [pointer, value] = next;
        if (typeof value !== "object" || value === null) {
            if (value === tool && /(?:\/|_)tool$/.test(pointer))
                return values.get(pointer);
            continue;
        }
        // Arguments are the server's business: a tool named in there is not the case's.
        pending.push(...Object.entries(value).flatMap(([name, inner]) => /(^|_)arguments$/.test(name) ? [] : [[`${pointer}/${name}`, inner]]));
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/model/manifest-file.js
// Where a manifest is looked for.
/** Default path of a manifest, relative to the working directory. */
const DEFAULT_MANIFEST = "mcp-eval.manifest.json";

;// CONCATENATED MODULE: ./build/src/lib/registration.js
// Finds the line of a source text that registers a tool under its name, in any language, by how such lines look. No parser: a name that
// cannot be placed for certain is not placed at all, and whoever asks decides how many places are too many.
/** Quoted words; tool names hold no quotes and no line breaks. */
const QUOTED = /(["'`])([^"'`\r\n]{1,128})\1/g;
/** `def read_file(`, `function readFile(`: a function's name can be its tool's name where a decorator says so. */
const FUNCTION = /\b(?:def|function|fn|func)\s+([A-Za-z_]\w*)\s*[(<]/g;
const COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!\[)|--|<!--)/;
/** A call that registers: `registerTool(`, `server.tool(`, `mcp.NewTool(`; never one that calls a tool. */
const REGISTERS = /\b\w*tool\w*\s*(?:<[^>]*>)?\(\s*$/i;
const CALLS = /call_?tool/i;
const NAME_FIELD = /(?:^|[\s{,(])["']?name["']?\s*[:=]\s*$/i;
const DECORATOR = /^\s*[@#[].*tool/i;
/** Longest line looked at, in UTF-16 units, beyond which a text is generated or minified; and what is looked at before a name. */
const MAX_LINE = 2_000;
const CONTEXT = 120;
/** Lines above a function that a decorator may span. */
const DECORATOR_LINES = 6;
/** Every place of the names in a text, in its order. */
function namePlaces(text, names) {
    const lines = text.split(/\r\n|\n|\r/);
    return lines.flatMap((line, index) => line.length > MAX_LINE || COMMENT.test(line) ? [] : [...quotedPlaces(lines, index, names), ...functionPlaces(lines, index, names)]);
}
function quotedPlaces(lines, index, names) {
    const line = lines[index] ?? "";
    return [...line.matchAll(QUOTED)].flatMap((match) => {
        const name = match[2] ?? "";
        if (!names.has(name))
            return [];
        const before = line.slice(Math.max(0, match.index - CONTEXT), match.index);
        const how = isRegistration(before, lines, index) ? "registered" : "quoted";
        return [{ name, how, line: index + 1, startColumn: match.index + 1, endColumn: match.index + 1 + match[0].length }];
    });
}
function isRegistration(before, lines, index) {
    // A first argument may stand on the line below its call.
    const context = before.trim() === ""
        ? (lines.slice(Math.max(0, index - 2), index).findLast((line) => line.trim() !== "") ?? "").slice(-CONTEXT)
        : before;
    if (CALLS.test(context))
        return false;
    return REGISTERS.test(context) || NAME_FIELD.test(before);
}
function functionPlaces(lines, index, names) {
    const line = lines[index] ?? "";
    return [...line.matchAll(FUNCTION)].flatMap((match) => {
        const name = match[1] ?? "";
        if (!names.has(name) || !isDecorated(lines, index))
            return [];
        const start = match.index + match[0].lastIndexOf(name);
        return [{ name, how: "registered", line: index + 1, startColumn: start + 1, endColumn: start + 1 + name.length }];
    });
}
function isDecorated(lines, index) {
    for (let at = index - 1; at >= Math.max(0, index - DECORATOR_LINES); at--) {
        const line = lines[at] ?? "";
        if (DECORATOR.test(line))
            return true;
        if (line.trim() === "")
            return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/src/commands/source-places.js
// Where a server's source registers its tools, for SARIF. Bounded, and silent about whatever cannot be read: a place is an extra.



/** Largest file looked at, in bytes, and most files. */
const MAX_FILE_BYTES = 1_000_000;
const MAX_FILES = 5_000;
/** Folders of other people's code, of what is built from the source, and of tests, which name tools to call them. */
const SKIPPED_FOLDERS = new Set([
    ...["node_modules", "vendor", "third_party", "venv", "site-packages", "__pycache__"],
    ...["dist", "build", "out", "target", "coverage", "bin", "obj"],
    ...["test", "tests", "__tests__", "spec", "fixtures", "examples", "docs"],
]);
const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|kts|cs|rb|php|swift|scala|ex|exs|dart|lua|cpp|cc|hpp|c|h|clj|fs|json|ya?ml|toml)$/i;
const TEST = /(?:\.(?:test|spec)\.\w+$|_test\.\w+$|^test_|\.d\.[cm]?ts$)/i;
/**
 * The place of each tool that exactly one line registers (or, where none looks like a registration, that exactly one line quotes).
 * @param folder as the user gave it, relative to the working directory
 * @param uriOf the URI reference of a path relative to the folder
 * @throws UsageError when the folder cannot be read
 */
async function sourcePlaces(folder, names, files, uriOf) {
    const listed = await files.listFiles(folder, { skip: SKIPPED_FOLDERS, most: MAX_FILES });
    const found = new Map();
    for (const path of listed.filter((one) => SOURCE.test(one) && !TEST.test(external_node_path_.posix.basename(one)))) {
        const text = await readable(`${folder.replace(/[\\/]+$/, "")}/${path}`, files);
        for (const place of text === null ? [] : namePlaces(text, names)) {
            const places = found.get(place.name) ?? [];
            places.push({ path, place });
            found.set(place.name, places);
        }
    }
    const only = [...found].flatMap(([name, places]) => {
        const registered = places.filter(({ place }) => place.how === "registered");
        const [first, ...others] = registered.length > 0 ? registered : places;
        if (first === undefined || others.length > 0)
            return [];
        const { line, startColumn, endColumn } = first.place;
        return [[name, { uri: uriOf(first.path), region: { startLine: line, startColumn, endLine: line, endColumn } }]];
    });
    return new Map(only);
}
async function readable(path, files) {
    try {
        return await files.readText(path, MAX_FILE_BYTES);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/places.js
// Where a report's cases and tools stand in the repository, for SARIF; no other form pays for looking.







const FIRST_LINE = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
/** Refuses, before anything runs, a `--source` that no form makes use of. @throws UsageError */
function checkSource(values) {
    if (values_textValue(values, "source") !== undefined && format_outputFormat(values) !== "sarif") {
        throw new errors/* UsageError */.eb("--source places the results of SARIF; add --format sarif");
    }
}
/**
 * The places of a report's parts; undefined unless its form is SARIF.
 * @param known the manifest, where it was read already; otherwise the one that `--manifest` or its default names is
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
async function placesOf(values, report, host, known) {
    const source = values_textValue(values, "source");
    if (format_outputFormat(values) !== "sarif")
        return undefined;
    const path = known?.file ?? values_textValue(values, "manifest") ?? DEFAULT_MANIFEST;
    const manifest = known ?? (await namedManifest(path, values_textValue(values, "manifest") !== undefined, host));
    if (manifest !== null && report.manifest_sha256 !== null && manifest.sha256 !== report.manifest_sha256) {
        host.progress.note(`${path} is not the manifest this report was made with: lines may be off`);
    }
    const uri = uriOf(path, host);
    const at = (region) => ({ uri, region });
    const tools = new Map();
    for (const { tool, toolRegion } of manifest?.cases ?? []) {
        if (tool !== null && toolRegion !== null && !tools.has(tool))
            tools.set(tool, at(toolRegion));
    }
    if (source !== undefined) {
        const names = new Set((report.readiness?.areas ?? []).flatMap(({ checks }) => checks.flatMap(({ tool }) => tool ?? [])));
        const found = await sourcePlaces(source, names, host.files, (file) => uriOf((0,external_node_path_.resolve)(host.cwd, source, file), host));
        for (const [name, place] of found)
            tools.set(name, place);
    }
    return { fallback: at(FIRST_LINE), cases: new Map((manifest?.cases ?? []).map(({ id, region }) => [id, at(region)])), tools };
}
/** A manifest nobody named is an extra: where it is missing or broken, results stand on its first line. */
async function namedManifest(path, isNamed, host) {
    try {
        return await loadManifest(path, host.files);
    }
    catch (error) {
        if (isNamed || !(error instanceof errors/* UsageError */.eb))
            throw error;
        return null;
    }
}
/** The path relative to the working directory, as a URI reference: code scanning resolves it against the repository's root. */
function uriOf(path, { cwd }) {
    const below = (0,external_node_path_.relative)(cwd, (0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(cwd, path));
    return below
        .split(external_node_path_.sep)
        .map((part) => encodeURIComponent(part))
        .join("/");
}

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

// EXTERNAL MODULE: ./build/src/target/parse.js + 1 modules
var target_parse = __webpack_require__(66798);
;// CONCATENATED MODULE: ./build/src/commands/targets.js
// The servers that options and operands name: one command or URL, or those chosen from a client's configuration file.






/** Commands that write one document, however many servers it is about. */
const ONE_DOCUMENT = new Set(["compare", "diff", "trends"]);
/** The server that options and operands name, when it is one. @throws UsageError */
function targetOf(values, command, outer) {
    const url = values_textValue(values, "url");
    return (0,target_parse/* parseTarget */.hu)({ command, ...extraInput(values), ...(url === undefined ? {} : { url }) }, outer);
}
/**
 * Every server that is to be measured.
 * @param isOneDocument whether all of them become one document
 * @throws UsageError when a target is not usable, and when a configuration file is given without a choice
 */
async function targetsOf(values, command, host, isOneDocument = false) {
    const outer = { env: host.env, cwd: host.cwd, platform: host.platform };
    const path = values_textValue(values, "config");
    if (path === undefined) {
        if (isGiven(values, "all"))
            throw new errors/* UsageError */.eb("--all needs --config FILE");
        const target = targetOf(values, command, outer);
        return { servers: [{ label: values_textValue(values, "server") ?? labelFrom(host.cwd), target }], notes: [] };
    }
    if (command.length > 0)
        throw new errors/* UsageError */.eb("both a command and --config were given; name servers one way");
    const { readConfig } = await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(69)]).then(__webpack_require__.bind(__webpack_require__, 94069));
    const names = listValue(values, "server");
    const selection = await readConfig({ path, names, all: isGiven(values, "all"), extra: extraInput(values) }, outer, host.files);
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
    const cwd = values_textValue(values, "cwd");
    const bearerEnv = values_textValue(values, "bearer-env");
    const [clientIdEnv, clientSecretEnv, scope, issuer] = ["client-id-env", "client-secret-env", "scope", "issuer"].map((name) => values_textValue(values, `oauth-${name}`));
    return {
        env: listValue(values, "env"),
        headerEnv: listValue(values, "header-env"),
        allowRemoteHttp: isGiven(values, "allow-remote-http"),
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
    if (values_textValue(values, "arguments") !== undefined || listValue(values, "skip-tool").length > 0) {
        const option = values_textValue(values, "arguments") === undefined ? "--skip-tool" : "--arguments";
        throw new errors/* UsageError */.eb(`${option} names tools of one server, and ${servers} were chosen; name one of them with --server`);
    }
    const output = values_textValue(values, "output");
    const format = format_outputFormat(values);
    if (SINGLE_FORMATS.has(format) && (output === undefined || !output_isFolderOutput(output))) {
        throw new errors/* UsageError */.eb(`--format ${format} is one document a server, and ${servers} were chosen; add --output FOLDER/ for one file each`);
    }
}
/** A label for each name, distinct also where file names are compared without regard to case. */
function distinctLabels(names) {
    const taken = new Set();
    return names.map((name) => {
        const label = isLabel(name) ? name : labelFrom(name.replace(/[\\/]+/g, "-"));
        let distinct = label;
        for (let n = 2; taken.has(distinct.toLowerCase()); n += 1)
            distinct = `${label.slice(0, 60)}-${n}`;
        taken.add(distinct.toLowerCase());
        return distinct;
    });
}

;// CONCATENATED MODULE: ./build/src/model/waivers-file.js
// Where waivers are looked for.
/** Default path of the waivers file, relative to the working directory; it need not exist. */
const DEFAULT_WAIVERS = "mcpeval.waivers.yaml";

;// CONCATENATED MODULE: ./build/src/report/waivers.js
// Puts a report under waivers: which of them cover a loss, which are stale or expired, and what the floors owe them. Scores, losses and
// the gate's counts stay as they are: a waived loss still costs its points.



/**
 * The document with its `waivers`, and its `readiness_gate` with waived losses counted as earned.
 * @param declared in the order of their file
 * @param today YYYY-MM-DD; a waiver holds up to and including its last day
 */
function applyWaivers(document, declared, today) {
    const { waivers: _replaced, cases, ...rest } = document;
    const waivers = declared.map((waiver) => waivers_judged(waiver, document, today));
    return creditFloors({ ...rest, waivers, cases });
}
function waivers_judged(waiver, document, today) {
    // ISO dates of one length compare as text.
    if (waiver.expires < today)
        return { ...waiver, state: "expired", covers: 0 };
    const probe = { ...waiver, state: "applied", covers: 0 };
    const checks = (document.readiness?.areas ?? []).flatMap((area) => area.checks.filter((check) => (0,lib_waived/* namesCheck */.Nk)(probe, check)));
    const cases = document.cases.filter((one) => isWaivable(one) && (0,lib_waived/* namesCase */.Z5)(probe, one));
    const covers = checks.length + cases.length;
    if (covers > 0)
        return { ...waiver, state: "applied", covers };
    return { ...waiver, state: couldCover(waiver, document) ? "stale" : "unused", covers: 0 };
}
/** A case that could not be judged is no loss that anybody accepted. */
function isWaivable(one) {
    return !one.passed && one.not_applicable !== true && !(0,unfinished/* isUnfinished */.b)(one.reason);
}
/** Whether the run measured what the waiver is about: one that covers nothing is stale only then. */
function couldCover({ kind, subject }, { readiness, readiness_error, gate, cases }) {
    const wasWhole = readiness !== null || readiness_error !== undefined;
    if (kind === "case") {
        const one = cases.find(({ id }) => id === subject);
        return one === undefined ? gate !== null && wasWhole : one.passed || one.not_applicable === true;
    }
    // Both a check's loss and, by its reason, a failing case.
    return readiness !== null && (kind === "check" || !cases.some(({ reason }) => (0,unfinished/* isUnfinished */.b)(reason)));
}
/** Drops the shortfalls that waived losses explain. A report without gains has no figures for that: its floors stay as they are. */
function creditFloors(document) {
    const { readiness, readiness_gate, waivers } = document;
    if (readiness === null || readiness_gate === undefined)
        return document;
    const { waived_points: _replaced, ...gate } = readiness_gate;
    const credit = creditOf(readiness, waivers, gate.exclude_latency);
    if (credit.readiness === 0)
        return { ...document, readiness_gate: gate };
    const shortfalls = gate.shortfalls.filter(({ subject, observed, floor }) => {
        const earned = subject === "readiness" ? credit.readiness : (credit.areas.get(subject) ?? 0);
        return Math.min(100, roundHalfAwayFromZero(observed + earned)) < floor;
    });
    const wasPassed = gate.passed || gate.shortfalls.length > 0;
    return {
        ...document,
        readiness_gate: { ...gate, passed: wasPassed && shortfalls.length === 0, shortfalls, waived_points: round4(credit.readiness) },
    };
}
function creditOf(readiness, waivers, excludeLatency) {
    let total = 0;
    const areas = new Map();
    const add = (name, points) => void areas.set(name, (areas.get(name) ?? 0) + points);
    const weights = new Map(readiness.areas.map(({ name, weight }) => [name, weight]));
    for (const area of readiness.areas) {
        for (const check of area.checks) {
            const isLatency = check.id === "reliability.latency";
            if (check.gain === undefined || (excludeLatency && isLatency) || (0,lib_waived/* checkWaiver */.p9)(waivers, check) === undefined)
                continue;
            total += check.gain;
            const own = Math.min(check.gain, ownShare(check, area.weight, readiness));
            add(area.name, area.weight === 0 ? 0 : (own * 100) / area.weight);
            const reliability = weights.get("reliability") ?? 0;
            if (check.gain > own && reliability > 0)
                add("reliability", ((check.gain - own) * 100) / reliability);
        }
    }
    return { readiness: total, areas };
}
/** The part of a gain that belongs to the check's own area: an untested tool's coverage stands for its reliability too. */
function ownShare({ id, gain = 0 }, weight, { surface }) {
    return id === "coverage.exercised" && surface.read_only > 0 ? weight / surface.read_only : gain;
}
function round4(points) {
    return Number(points.toFixed(4));
}

;// CONCATENATED MODULE: ./build/src/commands/waivers-file.js
// The waivers of a run: which file they come from, and what is stale or expired named with its line afterwards.





/** Largest waivers file read, in bytes. */
const MAX_BYTES = 1024 * 1024;
/**
 * The waivers that apply to a run: of `--waivers`, else of the default file where it exists; null for none.
 * @throws UsageError with one line a complaint
 */
async function waiversOf(values, files) {
    const named = values_textValue(values, "waivers");
    if (named !== undefined)
        return read(await files.readText(named, MAX_BYTES), named);
    const text = await files.readText(DEFAULT_WAIVERS, MAX_BYTES).catch((error) => {
        if (error instanceof errors/* UsageError */.eb && /: no such file\b/.test(error.message))
            return null;
        throw error;
    });
    return text === null ? null : read(text, DEFAULT_WAIVERS);
}
async function read(text, file) {
    const { readWaivers } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(547), __webpack_require__.e(490), __webpack_require__.e(145)]).then(__webpack_require__.bind(__webpack_require__, 65145));
    return readWaivers(text, file);
}
/**
 * The documents of one run under the waivers; what fails the run is said with its line.
 * Of several servers one is enough for a waiver to cover something.
 */
function underWaivers(documents, from, host, today = isoToday()) {
    if (from === null)
        return [...documents];
    const applied = documents.map((document) => applyWaivers(document, from.waivers, today));
    const isUsed = from.waivers.map((_, index) => applied.some(({ waivers }) => waivers?.[index]?.state === "applied"));
    const settled = applied.map((document) => ({
        ...document,
        waivers: (document.waivers ?? []).map((one, index) => one.state === "stale" && isUsed[index] === true ? { ...one, state: "unused" } : one),
    }));
    for (const [index, { kind, subject, expires }] of from.waivers.entries()) {
        const where = `${from.file}:${String(from.lines[index] ?? 1)}`;
        const what = `the waiver of ${kind} ${(0,lib_escape/* printable */.g$)(subject)}`;
        const states = settled.map(({ waivers }) => waivers[index]?.state);
        if (states.includes("expired"))
            host.progress.note(`${where}: ${what} expired on ${expires}; fix the loss, or agree on a new day`);
        else if (states.includes("stale"))
            host.progress.note(`${where}: ${what} is stale: nothing it covers was lost; remove it`);
    }
    return settled;
}
function isoToday() {
    return new Date().toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./build/src/commands/score.js
// `score`: the standard battery against one server, compared with declared floors. Renders and delivers nothing.

















/**
 * Scores the servers that were named, one after the other.
 * @param operands the server command and its arguments; empty with `--url` and `--config`
 * @throws UsageError when a target, the arguments file or skip rules are not usable
 */
async function runScore(values, operands, host) {
    const { servers, notes } = await targetsOf(values, operands, host);
    const settings = await settingsOf(values, host);
    checkSource(values);
    const waivers = await waiversOf(values, host.files);
    for (const note of notes)
        host.progress.note(note);
    const documents = [];
    for (const { label, target } of servers) {
        if (host.signal.aborted && documents.length > 0)
            break;
        const named = servers.length === 1 ? host : { ...host, progress: labelled(host.progress, label) };
        const { document, areasWithoutLatency } = await scoreTarget(target, { ...settings, server: label }, named);
        const floored = applyFloors(document, declaredFloors(values) ?? {}, areasWithoutLatency ?? {});
        documents.push(applyAdvisoryGate(floored, advisoryChoice(values).failOn));
    }
    const settled = underWaivers(documents, waivers, host);
    const reports = await Promise.all(settled.map(async (document) => ({
        kind: "probe-report",
        document,
        places: await placesOf(values, document, host),
        history: await historyFor(values, document.server, host),
    })));
    const verdict = worst(settled.map(verdictOf));
    const [only] = reports;
    if (only !== undefined && servers.length === 1)
        return { document: only, verdict };
    return { document: { kind: "probe-reports", reports }, verdict };
}
/** Progress that says which server it is about. */
function labelled(progress, label) {
    return {
        update: (status) => progress.update(`${label}: ${status}`),
        note: (line) => progress.note(`${label}: ${line}`),
        stop: () => progress.stop(),
    };
}
/** The settings that options give. @throws UsageError for an arguments file that is not usable */
async function settingsOf(values, host) {
    const argumentsFile = values_textValue(values, "arguments");
    const advisories = advisoryChoice(values);
    return {
        server: values_textValue(values, "server") ?? labelFrom(host.cwd),
        confirmReadOnly: isGiven(values, "confirm-read-only"),
        skipTools: [...new Set(listValue(values, "skip-tool"))],
        overrides: argumentsFile === undefined ? null : await readArguments(argumentsFile, host.files),
        startTimeoutMs: (numberValue(values, "start-timeout") ?? limits/* START_TIMEOUT_SECONDS */.$H) * 1_000,
        protocol: (0,revisions/* protocolMode */.c_)(values_textValue(values, "protocol")) ?? "auto",
        budgetSeconds: numberValue(values, "budget-seconds") ?? limits/* BUDGET_SECONDS */.AM,
        maxRequests: numberValue(values, "max-requests") ?? limits/* BUDGET_REQUESTS */.Tk,
        spares: numberValue(values, "spares") ?? 0,
        advisories: wantedAdvisories(advisories.level, advisories.failOn),
    };
}

// EXTERNAL MODULE: ./build/src/transport/process-tree.js
var process_tree = __webpack_require__(36815);
;// CONCATENATED MODULE: ./build/src/commands/servers.js
// Ends whatever servers a run has started; the front ends' way to the transport on signals and at exit.


// EXTERNAL MODULE: ./build/src/target/find-command.js
var find_command = __webpack_require__(38156);
;// CONCATENATED MODULE: ./build/src/commands/target-check.js
// The target's rules for a front end that checks all its inputs before it runs a command (the Action). Starts and opens nothing.



/** What is wrong with a command's target, as one line that names flags; null when nothing is. */
function targetProblem(values, operands, outer) {
    try {
        targetOf(values, operands, outer);
        return null;
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return error.message;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/render/report/json.js

const reportJson = {
    document: "probe-report",
    format: "json",
    mediaType: "application/json",
    render: (report) => `${(0,lib_escape/* inertJson */.nl)(JSON.stringify(report, null, 2))}\n`,
};

// EXTERNAL MODULE: ./build/src/render/shared/cases.js
var shared_cases = __webpack_require__(51183);
// EXTERNAL MODULE: ./build/src/render/shared/incomplete.js
var incomplete = __webpack_require__(80040);
// EXTERNAL MODULE: ./build/src/render/shared/losses.js
var losses = __webpack_require__(51683);
// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var numbers = __webpack_require__(9436);
;// CONCATENATED MODULE: ./build/src/render/shared/sections.js
/** Size of a text in a budget's unit. */
function sizeOf(text, unit) {
    return unit === "utf8-bytes" ? Buffer.byteLength(text, "utf8") : text.length;
}
/**
 * The sections joined by blank lines, without those that do not fit; a closing note names them.
 * The first section always stays: it carries the verdict.
 * @param moreAt where the rest is, as Markdown
 */
function fitSections(sections, budget, moreAt) {
    const joined = (kept) => {
        const cut = sections.filter((section) => !kept.has(section)).map(({ title }) => title);
        const note = cut.length === 0 ? [] : [`> [!NOTE]\n> Left out for size: ${cut.join(", ")}. The whole report is in ${moreAt}.`];
        return `${[...sections.filter((section) => kept.has(section)).map(({ markdown }) => markdown), ...note].join("\n\n")}\n`;
    };
    const kept = new Set(sections);
    const leaving = sections.slice(1).sort((a, b) => b.expendable - a.expendable || b.markdown.length - a.markdown.length);
    for (const section of leaving) {
        if (budget === null || sizeOf(joined(kept), budget.unit) <= budget.limit)
            break;
        kept.delete(section);
    }
    return joined(kept);
}

// EXTERNAL MODULE: ./build/src/render/shared/session-cost.js
var session_cost = __webpack_require__(57818);
;// CONCATENATED MODULE: ./build/src/render/shared/table.js
// GitHub-flavoured Markdown tables and score bars. Escapes nothing: cells are inert Markdown already.
/** A table; every row has a cell a column. */
function table(columns, rows) {
    const line = (cells) => `| ${cells.join(" | ")} |`;
    return [
        line(columns.map(({ heading }) => heading)),
        line(columns.map(({ numeric }) => (numeric === true ? "---:" : "---"))),
        ...rows.map(line),
    ].join("\n");
}
const BAR_CELLS = 10;
/** A score as ten blocks. Full only at 100 and empty only at 0, so that a bar never promises what its score does not. */
function bar(score) {
    const filled = score >= 100 ? BAR_CELLS : score <= 0 ? 0 : Math.min(BAR_CELLS - 1, Math.max(1, Math.round(score / BAR_CELLS)));
    return "▰".repeat(filled) + "▱".repeat(BAR_CELLS - filled);
}

;// CONCATENATED MODULE: ./build/src/render/report/markdown-advisories.js
// The advisories of a report as Markdown: a section of findings, and the verdict line where some were declared to fail.

/** One section, or none where nothing was found. */
function advisorySections(report, heading) {
    const found = report.advisories ?? [];
    if (found.length === 0)
        return [];
    const items = found.map(({ id, count, positions, reason, hint }) => {
        const frames = positions.length === 0 ? "" : `, ${positions.length === 1 ? "frame" : "frames"} ${positions.join(", ")}`;
        return `- **${(0,lib_escape/* markdownCode */.D9)(id)}** (${(0,lib_escape/* markdownCode */.D9)(reason)}, seen ${count === 1 ? "once" : `${count} times`}${frames}): ${(0,lib_escape/* markdownEscape */.pf)(hint)}`;
    });
    return [
        {
            title: "advisories",
            markdown: `${heading}\n\nSeen on the wire; these change no score.\n\n${items.join("\n")}`,
            expendable: 2,
        },
    ];
}
/** Whether an advisory that was declared to fail the run was found. */
function advisoryGateLine(report, gate) {
    const names = (ids) => ids.map((id) => (0,lib_escape/* markdownCode */.D9)(id)).join(", ");
    if (gate.passed)
        return `✅ Not found: ${names(gate.fail_on)}.`;
    if (report.readiness === null)
        return `❌ Not looked for: ${names(gate.fail_on)}.`;
    const found = new Set((report.advisories ?? []).map(({ id }) => id));
    const failed = gate.fail_on.filter((id) => found.has(id));
    return `> [!CAUTION]\n> Advisories found that fail this run: ${names(failed.length === 0 ? gate.fail_on : failed)}.`;
}

// EXTERNAL MODULE: ./build/src/render/shared/plan.js
var plan = __webpack_require__(95287);
;// CONCATENATED MODULE: ./build/src/render/report/markdown-plan.js
// The path to 100 and the waivers as Markdown sections.




/** Causes listed; the lost points have all of them. */
const LISTED = 10;
/** The causes, dearest first, one line each; how to fix them is under the lost points. */
function planSections(readiness, waivers, heading) {
    const { steps } = (0,plan/* planOf */.XC)(readiness, waivers);
    if (steps.length === 0)
        return [];
    const items = steps.slice(0, LISTED).map((step, index) => `${index + 1}. ${stepItem(step)}`);
    const more = steps.length - items.length;
    const isCounted = steps.some(({ gain }) => gain !== null);
    const intro = `What gives most back comes first${isCounted ? ", in readiness points" : ""}; how to fix each is under the lost points below.`;
    const rest = more > 0 ? `\n\n${(0,numbers/* count */.U)(more, "more cause")} in the lost points.` : "";
    return [{ title: "path to 100", markdown: `${heading}\n\n${intro}\n\n${items.join("\n")}${rest}`, expendable: 2 }];
}
function stepItem({ gain, reason, areas, tools }) {
    const points = gain === null ? "" : `**${(0,plan/* gainText */.N4)(gain).replace("<", "&lt;")}** `;
    const where = tools.length === 0 ? "" : tools.length === 1 ? `, ${(0,lib_escape/* markdownCode */.D9)(tools[0] ?? "")}` : `, ${(0,numbers/* count */.U)(tools.length, "tool")}`;
    return `${points}${(0,lib_escape/* markdownCode */.D9)(reason)} in ${areas.map((area) => (0,lib_escape/* markdownEscape */.pf)(area)).join(", ")}${where}`;
}
const STATES = {
    applied: "🟡 applied",
    stale: "❌ stale: covers nothing",
    expired: "❌ expired",
    unused: "➖ not judged",
};
/** Every waiver the report was made under. */
function waiverSections({ waivers = [] }, heading) {
    if (waivers.length === 0)
        return [];
    const rows = waivers.map(({ kind, subject, tool, because, owner, expires, state, covers }) => [
        `${kind} ${(0,lib_escape/* markdownCode */.D9)(subject)}`,
        tool === null ? "" : (0,lib_escape/* markdownCode */.D9)(tool),
        (0,lib_escape/* markdownEscape */.pf)(because),
        (0,lib_escape/* markdownEscape */.pf)(owner),
        (0,lib_escape/* markdownEscape */.pf)(expires),
        `${STATES[state]}${state === "applied" ? ` (${covers})` : ""}`,
    ]);
    const columns = ["Waived", "Tool", "Because", "Owner", "Until", "State"].map((name) => ({ heading: name }));
    const intro = "Accepted for a time: these losses keep their cost and fail neither floors nor the gate.";
    return [{ title: "waivers", markdown: `${heading}\n\n${intro}\n\n${table(columns, rows)}`, expendable: 2 }];
}

;// CONCATENATED MODULE: ./build/src/render/report/markdown.js
// The report as GitHub-flavoured Markdown for a step summary, a pull request or a file: the verdict first, then the path to 100.
// Names stand in code spans and prose is escaped, so nothing a server or a file says becomes markup, a mention or a link.











/** Tools named in the open; a longer list is folded. */
const OPEN_TOOLS = 6;
const reportMarkdown = {
    document: "probe-report",
    format: "markdown",
    mediaType: "text/markdown",
    render(report, options = {}) {
        const level = Math.min(4, Math.max(1, options.headingLevel ?? 2));
        const heading = (depth, text) => `${"#".repeat(level + depth)} ${text}`;
        const sections = [
            headline(report, heading, options.passRate),
            ...(report.readiness === null ? [] : readinessSections(report, report.readiness, heading)),
            ...(report.gate === null ? [] : gateSections(report, report.gate, heading)),
            ...waiverSections(report, heading(1, "Waivers")),
            ...costSections(report, options.pricePerMtok),
            ...advisorySections(report, heading(1, "Advisories")),
        ];
        return fitSections(sections, options.budget ?? null, options.moreAt ?? "the JSON report");
    },
};
function costSections(report, price) {
    const cost = (0,session_cost/* sessionCost */.o)(report, price);
    return cost === null ? [] : [{ title: "session cost", markdown: `Session cost: ${(0,session_cost/* sessionCostSentence */.p)(cost)}.`, expendable: 1 }];
}
function headline(report, heading, passRate) {
    const { readiness, gate } = report;
    const server = (0,lib_escape/* markdownCode */.D9)(report.server);
    const score = readiness === null ? "readiness not measured" : `readiness ${readiness.score}/100`;
    const subject = readiness === null && report.readiness_error === undefined ? "gate" : score;
    const parts = [heading(0, `${server} ${subject}`)];
    if (readiness !== null)
        parts.push([badge(readiness), `measured under ${(0,lib_escape/* markdownCode */.D9)(readiness.standard)}`].filter(Boolean).join(" "));
    if (gate !== null)
        parts.push(`${gate.total === 0 ? "➖" : gate.passed === gate.total ? "✅" : "❌"} Gate: ${gate.passed}/${gate.total} passed`);
    if (passRate !== undefined)
        parts.push(`Manifest pass rate: ${(0,numbers/* decimal */._)(passRate)}% (a version 1 report: it knows no readiness)`);
    if (report.readiness_error !== undefined)
        parts.push(notMeasured(report.readiness_error));
    if (report.readiness_gate !== undefined)
        parts.push(floors(report, report.readiness_gate));
    if (report.advisory_gate !== undefined)
        parts.push(advisoryGateLine(report, report.advisory_gate));
    return { title: "headline", markdown: parts.join("\n\n"), expendable: 0 };
}
/** Only our own badge's shape: the document may come from a file, and an image is a request the reader's browser makes. */
const BADGE = /^https:\/\/img\.shields\.io\/badge\/mcpeval-\d{1,3}%2F100-[a-z]+$/;
function badge(readiness) {
    return BADGE.test(readiness.badge) ? `![mcpeval ${readiness.score}/100](${readiness.badge})` : "";
}
function notMeasured(code) {
    const sentence = (0,incomplete/* incompleteSentence */.i)(code);
    return `> [!WARNING]\n> ${(0,lib_escape/* markdownCode */.D9)(code)}${sentence === null ? "" : `: ${(0,lib_escape/* markdownEscape */.pf)(sentence)}`}`;
}
function floors(report, gate) {
    const latency = gate.exclude_latency ? " Latency checks counted at full marks." : "";
    const credit = gate.waived_points === undefined ? "" : ` Waived losses counted as earned (${(0,numbers/* decimal */._)(gate.waived_points)} points).`;
    const declared = [
        ...(gate.min_readiness === null ? [] : [["readiness", gate.min_readiness]]),
        ...Object.entries(gate.min_area),
    ].map(([subject, floor]) => `${(0,lib_escape/* markdownEscape */.pf)(subject)} ≥ ${floor}`);
    if (gate.passed)
        return `✅ Floors met: ${declared.join(", ")}.${latency}${credit}`;
    if (report.readiness === null)
        return `❌ Floors not compared: ${declared.join(", ")}. There is no score to compare.`;
    const missed = gate.shortfalls.map(({ subject, observed, floor }) => `${(0,lib_escape/* markdownEscape */.pf)(subject)} ${observed} < ${floor}`);
    return `> [!CAUTION]\n> Floors missed: ${(missed.length === 0 ? declared : missed).join(", ")}.${latency}${credit}`;
}
function readinessSections({ waivers }, readiness, heading) {
    const lost = readiness.areas.filter(({ checks }) => checks.length > 0);
    return [
        ...planSections(readiness, waivers, heading(1, "Path to 100")),
        { title: "areas", markdown: areas(readiness, heading), expendable: 1 },
        ...lost.map((area) => {
            const name = (0,lib_escape/* markdownEscape */.pf)(area.name);
            const items = (0,losses/* lossGroups */.U)(area)
                .map((group) => lossItem(group, waivers))
                .join("\n");
            return {
                title: `lost points of ${name}`,
                markdown: `${heading(1, `Lost points: ${name} ${area.score}/100`)}\n\n${items}`,
                expendable: 3,
            };
        }),
    ];
}
function areas(readiness, heading) {
    const { surface } = readiness;
    const rows = readiness.areas.map((area) => [
        (0,lib_escape/* markdownEscape */.pf)(area.name),
        String(area.score),
        bar(area.score),
        String(area.weight),
        (0,losses/* areaLoss */.l)(area) === 0 ? "0" : `−${(0,numbers/* decimal */._)((0,losses/* areaLoss */.l)(area))}`,
    ]);
    const columns = [
        { heading: "Area" },
        { heading: "Score", numeric: true },
        { heading: "" },
        { heading: "Weight", numeric: true },
        { heading: "Points lost", numeric: true },
    ];
    const seen = `Surface: ${(0,numbers/* count */.U)(surface.tools, "tool")}, ${surface.read_only} read-only, ${(0,numbers/* count */.U)(surface.writers, "writer")}, ${surface.exercised} exercised.`;
    const attested = readiness.attested_read_only ? " Tools without annotations were called: the operator attested that they only read." : "";
    return `${heading(1, "Areas")}\n\n${table(columns, rows)}\n\n${seen}${attested}`;
}
/** One reason: what to do, then every check and tool that lost by it. */
function lossItem({ reason, hint, checks }, waivers) {
    const ids = [...new Set(checks.map(({ id }) => id))].map((id) => (0,lib_escape/* markdownCode */.D9)(id)).join(", ");
    const details = checks.map((check) => {
        const { tool, score, observed } = check;
        const facts = [
            ...(score === 0 ? [] : [`score ${score}`]),
            ...(observed === null ? [] : [`observed ${observed}`]),
            ...((0,lib_waived/* checkWaiver */.p9)(waivers, check) === undefined ? [] : ["waived"]),
        ].join(", ");
        if (tool === null)
            return facts;
        return `${(0,lib_escape/* markdownCode */.D9)(tool)}${facts === "" ? "" : ` (${facts})`}`;
    });
    const named = details.filter((detail) => detail !== "");
    const list = named.join(", ");
    const intro = `- **${(0,lib_escape/* markdownCode */.D9)(reason)}** (${ids}): ${(0,lib_escape/* markdownEscape */.pf)(hint)}`;
    if (named.length === 0)
        return intro;
    if (named.length <= OPEN_TOOLS)
        return `${intro}<br>${list}`;
    return `${intro}\n  <details><summary>${(0,numbers/* count */.U)(named.length, "tool")}</summary>\n\n  ${list}\n\n  </details>`;
}
function gateSections(report, gate, heading) {
    const failed = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
    const rows = report.cases.map((one) => [
        (0,lib_escape/* markdownCode */.D9)(one.id),
        (0,lib_escape/* markdownCode */.D9)(one.probe),
        one.passed
            ? "✅ pass"
            : one.not_applicable === true
                ? "➖ not applicable"
                : `❌ fail${(0,lib_waived/* caseWaiver */.fh)(report.waivers, one) === undefined ? "" : " (waived)"}`,
        one.first_failure === null ? String(one.attempts) : `${one.attempts} (first failure ${one.first_failure})`,
        one.reason === null ? "" : (0,lib_escape/* markdownCode */.D9)(one.reason),
        one.detail === null ? "" : `${(0,lib_escape/* markdownEscape */.pf)(one.detail.bound)} ${one.detail.observed} > ${one.detail.limit}`,
    ]);
    const columns = [
        { heading: "Case" },
        { heading: "Probe" },
        { heading: "Verdict" },
        { heading: "Attempts", numeric: true },
        { heading: "Reason" },
        { heading: "Bound" },
    ];
    const apart = (0,shared_cases/* notApplicableCount */.Cj)(report.cases);
    const title = heading(1, `Gate ${gate.passed}/${gate.total} passed${apart === 0 ? "" : `, ${apart} not applicable`}`);
    const remedies = remediation(failed);
    return [
        {
            title: "gate verdicts",
            markdown: rows.length === 0 ? title : `${title}\n\n${table(columns, rows)}`,
            expendable: 2,
        },
        ...(remedies.length === 0
            ? []
            : [{ title: "remediation", markdown: `${heading(1, "Remediation")}\n\n${remedies.join("\n")}`, expendable: 2 }]),
    ];
}
/** Each failing reason's hint once, with the cases it failed and, for a token budget, the tools that weigh most. */
function remediation(failed) {
    const byReason = new Map();
    for (const one of failed) {
        if (one.reason === null)
            continue;
        const group = byReason.get(one.reason);
        if (group === undefined)
            byReason.set(one.reason, [one]);
        else
            group.push(one);
    }
    return [...byReason].map(([reason, cases]) => {
        const ids = cases.map((one) => (0,lib_escape/* markdownCode */.D9)(one.id)).join(", ");
        const hint = cases.find((one) => one.hint !== null)?.hint ?? null;
        const heaviest = cases.flatMap((one) => (0,shared_cases/* heaviestTools */.dn)(one)).map(([name, tokens]) => `${(0,lib_escape/* markdownCode */.D9)(name)} ${tokens}`);
        return [
            `- **${(0,lib_escape/* markdownCode */.D9)(reason)}** (${ids})${hint === null ? "" : `: ${(0,lib_escape/* markdownEscape */.pf)(hint)}`}`,
            ...(heaviest.length === 0 ? [] : [`<br>heaviest: ${heaviest.join(", ")}`]),
        ].join("");
    });
}

;// CONCATENATED MODULE: ./build/src/render/report/sarif-rules.js

/** Where the documentation is read. */
const DOCS = "https://github.com/mcpeval/mcpeval/blob/main/docs";
/** GitHub's limit of a description, in characters. */
const TEXT_LIMIT = 1_000;
const FLOOR_RULE = "readiness/floor";
/** A rule's id; results name it. */
function ruleId(rule) {
    if (rule.kind === "floor")
        return FLOOR_RULE;
    return rule.kind === "probe" ? (0,lib_escape/* printable */.g$)(rule.probe) : `readiness/${(0,lib_escape/* printable */.g$)(rule.reason)}`;
}
/** The rule as SARIF describes it. No security severity: it would turn readiness findings into security alerts. */
function describeRule(rule) {
    const { short, full, help, uri, level, tags } = wording(rule);
    return {
        id: ruleId(rule),
        name: pascalCase(ruleId(rule)),
        shortDescription: { text: sentence(short) },
        fullDescription: { text: sentence(full) },
        help: { text: help.join("\n"), markdown: help.map((line) => (0,lib_escape/* markdownEscape */.pf)(line)).join("\n\n") },
        helpUri: uri,
        defaultConfiguration: { level },
        properties: { precision: "very-high", "problem.severity": level, tags },
    };
}
function wording(rule) {
    switch (rule.kind) {
        case "floor": {
            const full = "A score is under the floor that was declared for it; the lost points of that area say what to change";
            return {
                short: "Readiness floor missed",
                full,
                help: [sentence(full)],
                uri: `${DOCS}/checks.md`,
                level: "error",
                tags: ["mcp", "floor"],
            };
        }
        case "probe": {
            const probe = (0,lib_escape/* printable */.g$)(rule.probe);
            const fixes = [...rule.fixes].map(([reason, hint]) => sentence(`${(0,lib_escape/* printable */.g$)(reason)}: ${(0,lib_escape/* printable */.g$)(hint, TEXT_LIMIT)}`));
            const full = `A case of the manifest that expects ${probe} of the server did not pass; its message names the reason and the fix`;
            return {
                short: `A case of kind ${probe} failed`,
                full,
                help: fixes.length === 0 ? [sentence(full)] : fixes,
                uri: anchored("probes.md", rule.probe),
                level: "error",
                tags: ["mcp", "gate"],
            };
        }
        case "reason": {
            const hint = (0,lib_escape/* printable */.g$)(rule.hint, TEXT_LIMIT);
            return {
                short: words(rule.reason),
                full: hint === "" ? words(rule.reason) : hint,
                help: [sentence(hint === "" ? words(rule.reason) : hint)],
                uri: anchored("reasons.md", rule.reason),
                level: "warning",
                tags: ["mcp", "readiness", (0,lib_escape/* printable */.g$)(rule.area)],
            };
        }
    }
}
/** Upper case at the start, a full stop at the end. */
function sentence(text) {
    const trimmed = text.trim();
    const start = `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}`;
    return /[.!?]$/.test(start) ? start : `${start}.`;
}
function words(label) {
    return (0,lib_escape/* printable */.g$)(label).replaceAll("-", " ");
}
function anchored(page, label) {
    return /^[a-z0-9-]+$/.test(label) ? `${DOCS}/${page}#${label}` : `${DOCS}/${page}`;
}
function pascalCase(id) {
    const parts = id.match(/[A-Za-z0-9]+/g) ?? [];
    const name = parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join("");
    return /^[A-Z]/.test(name) ? name : `Rule${name}`;
}

;// CONCATENATED MODULE: ./build/src/render/report/sarif.js






/** GitHub keeps this many results of a run and drops the rest without a word. */
const MAX_RESULTS = 5_000;
const HOME = "https://github.com/mcpeval/mcpeval";
const HINT_LIMIT = 1_000;
const reportSarif = {
    document: "probe-report",
    format: "sarif",
    mediaType: "application/sarif+json",
    render: (report, options = {}) => `${(0,lib_escape/* inertJson */.nl)(JSON.stringify(logOf(report, options.places ?? NOWHERE), null, 2))}\n`,
};
const NOWHERE = {
    fallback: { uri: DEFAULT_MANIFEST, region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 } },
    cases: new Map(),
    tools: new Map(),
};
function logOf(report, places) {
    const found = [...caseFindings(report, places), ...floorFindings(report, places), ...lossFindings(report, places)];
    const ranked = [...found.filter(isError), ...found.filter((one) => !isError(one) && one.waiver === undefined), ...found.filter(isWaived)];
    const kept = ranked.slice(0, MAX_RESULTS);
    const ids = [...new Set(kept.map(({ rule }) => ruleId(rule)))];
    const index = new Map(ids.map((id, at) => [id, at]));
    const rules = new Map(kept.toReversed().map(({ rule }) => [ruleId(rule), rule]));
    const { name, version } = report.generator;
    return {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: {
                    driver: {
                        name: (0,lib_escape/* printable */.g$)(name),
                        ...versions(version),
                        informationUri: HOME,
                        rules: ids.flatMap((id) => {
                            const rule = rules.get(id);
                            return rule === undefined ? [] : [describeRule(rule)];
                        }),
                    },
                },
                automationDetails: { id: `mcpeval/${encodeURIComponent((0,lib_escape/* printable */.g$)(report.server))}/` },
                invocations: [invocation(report, ranked.length - kept.length)],
                columnKind: "utf16CodeUnits",
                results: kept.map((finding) => resultOf(finding, index.get(ruleId(finding.rule)) ?? 0)),
            },
        ],
    };
}
function versions(version) {
    const text = (0,lib_escape/* printable */.g$)(version);
    return /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(text) ? { version: text, semanticVersion: text } : { version: text };
}
function invocation({ readiness, readiness_error, waivers }, left) {
    const notes = [];
    if (readiness === null && readiness_error !== undefined) {
        const code = (0,lib_escape/* printable */.g$)(readiness_error);
        const why = (0,incomplete/* incompleteSentence */.i)(readiness_error);
        notes.push({ level: "error", message: { text: sentence(`Readiness was not measured ('${code}')${why === null ? "" : `: ${why}`}`) } });
    }
    if (left > 0) {
        const text = `${left} more results were left out: code scanning keeps ${MAX_RESULTS} of a run. The JSON report lists all of them.`;
        notes.push({ level: "warning", message: { text } });
    }
    const configuration = (waivers ?? [])
        .filter(({ state }) => state === "stale" || state === "expired")
        .map(({ kind, subject, state }) => {
        return { level: "error", message: { text: `The waiver of ${kind} '${(0,lib_escape/* printable */.g$)(subject)}' is ${state}.` } };
    });
    return {
        executionSuccessful: !(readiness === null && readiness_error !== undefined),
        ...(notes.length === 0 ? {} : { toolExecutionNotifications: notes }),
        ...(configuration.length === 0 ? {} : { toolConfigurationNotifications: configuration }),
    };
}
function isWaived({ waiver }) {
    return waiver !== undefined;
}
function isError(one) {
    return one.level === "error" && !isWaived(one);
}
function resultOf({ rule, level, message, place, key, waiver }, ruleIndex) {
    const id = ruleId(rule);
    return {
        ruleId: id,
        ruleIndex,
        level: waiver === undefined ? level : "note",
        message: { text: message },
        locations: [{ physicalLocation: { artifactLocation: { uri: place.uri }, region: { ...place.region } } }],
        // Set by us: lost checks share a line, and a hash of that line would make different tools look the same.
        partialFingerprints: { primaryLocationLineHash: `${(0,digest/* sha256Hex */.f)(`${id}\n${key}`).slice(0, 16)}:1` },
        ...(waiver === undefined
            ? {}
            : { suppressions: [{ kind: "external", status: "accepted", justification: why(waiver) }] }),
    };
}
function why({ because, owner, expires }) {
    return `${sentence((0,lib_escape/* printable */.g$)(because, HINT_LIMIT))} Owner: ${(0,lib_escape/* printable */.g$)(owner)}, until ${(0,lib_escape/* printable */.g$)(expires)}.`;
}
function caseFindings(report, places) {
    const failed = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
    const fixes = new Map();
    for (const { probe, reason, hint } of failed) {
        const ofProbe = fixes.get(probe) ?? new Map();
        fixes.set(probe, reason === null || hint === null ? ofProbe : ofProbe.set(reason, hint));
    }
    return failed.map((one) => ({
        rule: { kind: "probe", probe: one.probe, fixes: fixes.get(one.probe) ?? new Map() },
        level: "error",
        message: caseMessage(one),
        place: places.cases.get(one.id) ?? places.fallback,
        key: one.id,
        waiver: (0,lib_waived/* caseWaiver */.fh)(report.waivers, one),
    }));
}
function caseMessage({ id, reason, hint, detail, tool }) {
    const where = tool === null ? "" : ` on tool '${(0,lib_escape/* printable */.g$)(tool)}'`;
    const because = reason === null ? "" : `: ${(0,lib_escape/* printable */.g$)(reason)}`;
    const bound = detail === null ? "" : ` (${(0,lib_escape/* printable */.g$)(detail.bound)} ${detail.observed} > ${detail.limit})`;
    const fix = hint === null || hint === "" ? "" : ` ${sentence((0,lib_escape/* printable */.g$)(hint, HINT_LIMIT))}`;
    return `Case '${(0,lib_escape/* printable */.g$)(id)}' failed${where}${because}${bound}.${fix}`;
}
function floorFindings({ readiness_gate }, { fallback }) {
    return (readiness_gate?.shortfalls ?? []).map(({ subject, observed, floor }) => ({
        rule: { kind: "floor" },
        level: "error",
        message: `The floor of '${(0,lib_escape/* printable */.g$)(subject)}' is ${floor} and was missed with ${observed}.`,
        place: fallback,
        key: subject,
        waiver: undefined,
    }));
}
function lossFindings({ readiness, waivers }, places) {
    return (readiness?.areas ?? []).flatMap((area) => area.checks.map((check) => ({
        rule: { kind: "reason", reason: check.reason, area: area.name, hint: check.hint },
        level: "warning",
        message: lossMessage(check),
        place: (check.tool === null ? undefined : places.tools.get(check.tool)) ?? places.fallback,
        key: `${check.id}\n${check.tool ?? ""}`,
        waiver: (0,lib_waived/* checkWaiver */.p9)(waivers, check),
    })));
}
function lossMessage({ id, tool, score, observed, reason, hint }) {
    const who = tool === null ? "The server" : `Tool '${(0,lib_escape/* printable */.g$)(tool)}'`;
    const facts = [`score ${score}`, ...(observed === null ? [] : [`observed ${observed}`])].join(", ");
    const fix = hint === "" ? "" : ` ${sentence((0,lib_escape/* printable */.g$)(hint, HINT_LIMIT))}`;
    return `${who} lost points of '${(0,lib_escape/* printable */.g$)(id)}' (${facts}): ${(0,lib_escape/* printable */.g$)(reason)}.${fix}`;
}

// EXTERNAL MODULE: ./build/src/render/shared/lost-lines.js
var lost_lines = __webpack_require__(992);
;// CONCATENATED MODULE: ./build/src/render/report/text-advisories.js
// The advisories of a report as text lines: one a finding, its hint under it, and the verdict where some were declared to fail.

/** Longest hint printed, in characters. */
const text_advisories_HINT_LIMIT = 2_000;
/** No lines where nothing was found and nothing was declared. */
function advisoryLines(report, palette, brief) {
    const found = report.advisories ?? [];
    return [...found.flatMap((one) => findingLines(one, palette, brief)), ...gateLine(report, palette)];
}
function findingLines(one, palette, brief) {
    const frames = one.positions.length === 0 ? [] : [`frames=${one.positions.join(",")}`];
    const fields = [`count=${one.count}`, ...frames, `reason=${(0,lib_escape/* fieldValue */.ag)(one.reason)}`];
    return [
        `  ${palette.yellow("advisory")} ${(0,lib_escape/* fieldValue */.ag)(one.id)} ${fields.join(" ")}`,
        ...(brief ? [] : [`    ${palette.dim(`hint: ${(0,lib_escape/* printable */.g$)(one.hint, text_advisories_HINT_LIMIT)}`)}`]),
    ];
}
function gateLine({ server, readiness, advisory_gate: gate }, palette) {
    if (gate === undefined)
        return [];
    const verdict = gate.passed ? palette.green("passed") : palette.red(readiness === null ? "not looked for" : "failed");
    return [`${(0,lib_escape/* fieldValue */.ag)(server)} advisories ${verdict} ${gate.fail_on.map(lib_escape/* fieldValue */.ag).join(" ")}`];
}

;// CONCATENATED MODULE: ./build/src/render/report/text-plan.js
// The path to 100 and the state of waivers as text lines.




/** Tools a step names; the lost points name all of them. */
const NAMED_TOOLS = 8;
/** The causes, dearest first, each with what undoing it gives back; no lines at 100. */
function planLines(readiness, waivers, palette, brief) {
    const { steps, waived } = (0,plan/* planOf */.XC)(readiness, waivers);
    if (steps.length === 0 && waived === 0)
        return [];
    const apart = waived === 0 ? "" : `, ${(0,numbers/* count */.U)(waived, "loss", "losses")} waived`;
    return [
        `  path to 100: ${(0,numbers/* count */.U)(steps.length, "cause")}, ${(0,numbers/* count */.U)(steps.reduce((sum, step) => sum + (0,plan/* editsOf */.t7)(step), 0), "edit")}${apart}`,
        ...steps.flatMap((step) => [stepLine(step, palette), ...(brief ? [] : [`      ${palette.dim((0,lost_lines/* hintText */.dx)(step.hint))}`])]),
    ];
}
function stepLine(step, { green }) {
    const edits = (0,plan/* editsOf */.t7)(step);
    const named = step.tools.slice(0, NAMED_TOOLS).map(lib_escape/* fieldValue */.ag);
    const more = step.tools.length - named.length;
    const fields = [
        ...(step.gain === null ? [] : [`gain=${green((0,plan/* gainText */.N4)(step.gain))}`]),
        `reason=${(0,lib_escape/* fieldValue */.ag)(step.reason)}`,
        `area=${step.areas.map(lib_escape/* fieldValue */.ag).join(",")}`,
        `edits=${edits}`,
        ...(step.gain === null || edits < 2 ? [] : [`each=${(0,plan/* gainText */.N4)(step.gain / edits)}`]),
        ...(named.length === 0 ? [] : [`tools=${named.join(",")}${more > 0 ? `,+${more}` : ""}`]),
    ];
    return `    ${fields.join(" ")}`;
}
/** One line a waiver that covers nothing: it fails the run. */
function waiverLines(waivers, { red }) {
    return (waivers ?? [])
        .filter(({ state }) => state === "stale" || state === "expired")
        .map(({ kind, subject, tool, owner, expires, state }) => {
        const fields = [`${kind}=${(0,lib_escape/* fieldValue */.ag)(subject)}`, ...(tool === null ? [] : [`tool=${(0,lib_escape/* fieldValue */.ag)(tool)}`])];
        return `  ${red(`waiver ${state}`)} ${[...fields, `owner=${(0,lib_escape/* fieldValue */.ag)(owner)}`, `until=${(0,lib_escape/* fieldValue */.ag)(expires)}`].join(" ")}`;
    });
}

;// CONCATENATED MODULE: ./build/src/render/report/text.js
// The report as lines for a terminal, a log and grep: one line a case and a lost point, `key=value` fields, width independent of the
// terminal. No text of a server but tool names, and those as one inert word.









const same = (text) => text;
const PLAIN = { red: same, green: same, yellow: same, bold: same, dim: same };
const reportText = {
    document: "probe-report",
    format: "text",
    mediaType: "text/plain",
    render(report, options = {}) {
        const style = { palette: options.palette ?? PLAIN, brief: options.brief ?? false, plan: options.plan ?? false };
        const lines = [
            ...report.cases.flatMap((one) => caseLines(report, one, style)),
            ...gateLines(report, style),
            ...passRateLines(report, options.passRate),
            ...readinessLines(report, style),
            ...costLines(report, options.pricePerMtok),
            ...(report.readiness_gate === undefined ? [] : floorLines(report, report.readiness_gate, style)),
            ...waiverLines(report.waivers, style.palette),
            ...advisoryLines(report, style.palette, style.brief),
        ];
        return lines.map((line) => `${line}\n`).join("");
    },
};
function caseLines({ waivers }, one, style) {
    const { palette } = style;
    const fields = [`attempts=${one.attempts}`];
    if (one.first_failure !== null)
        fields.push(`first_failure=${one.first_failure}`);
    if (one.reason !== null)
        fields.push(`reason=${(0,lib_escape/* fieldValue */.ag)(one.reason)}`);
    for (const [name, value] of (0,shared_cases/* measuredNumbers */.Xr)(one))
        fields.push(`${(0,lib_escape/* fieldValue */.ag)(name)}=${value}`);
    if (one.detail !== null)
        fields.push(`bound=${(0,lib_escape/* fieldValue */.ag)(one.detail.bound)}`, `limit=${one.detail.limit}`, `observed=${one.detail.observed}`);
    if (!one.passed && one.not_applicable !== true)
        fields.push(...(0,lost_lines/* waivedFields */._X)((0,lib_waived/* caseWaiver */.fh)(waivers, one)));
    const verdict = one.passed ? palette.green("pass") : one.not_applicable === true ? palette.dim("not-applicable") : palette.red("fail");
    const heaviest = (0,shared_cases/* heaviestTools */.dn)(one).map(([name, tokens]) => `${(0,lib_escape/* fieldValue */.ag)(name)} ${tokens}`);
    return [
        `${(0,lib_escape/* fieldValue */.ag)(one.id)} ${(0,lib_escape/* fieldValue */.ag)(one.probe)} ${verdict} ${fields.join(" ")}`,
        ...(one.passed || one.hint === null || style.brief ? [] : [hintLine("  ", one.hint, style)]),
        ...(heaviest.length === 0 ? [] : [`  heaviest: ${heaviest.join(", ")}`]),
    ];
}
function gateLines({ server, gate, cases }, { palette }) {
    if (gate === null)
        return [];
    const colour = gate.passed === gate.total ? palette.green : palette.red;
    const apart = (0,shared_cases/* notApplicableCount */.Cj)(cases);
    return [`${(0,lib_escape/* fieldValue */.ag)(server)} gate ${colour(`${gate.passed}/${gate.total}`)} passed${apart === 0 ? "" : `, ${apart} not applicable`}`];
}
/** Version 1 knew no readiness, only how many cases passed. */
function passRateLines({ server }, passRate) {
    return passRate === undefined ? [] : [`${(0,lib_escape/* fieldValue */.ag)(server)} manifest pass rate ${(0,numbers/* decimal */._)(passRate)}% schema=mcpeval.probe-report/v1`];
}
function readinessLines(report, style) {
    const server = (0,lib_escape/* fieldValue */.ag)(report.server);
    const { readiness, readiness_error } = report;
    if (readiness === null) {
        if (readiness_error === undefined)
            return [];
        const sentence = (0,incomplete/* incompleteSentence */.i)(readiness_error);
        return [
            `${server} readiness ${style.palette.red("not measured")}: ${(0,lib_escape/* fieldValue */.ag)(readiness_error)}`,
            ...(sentence === null || style.brief ? [] : [hintLine("  ", sentence, style)]),
        ];
    }
    const areas = readiness.areas.map(({ name, score }) => `${(0,lib_escape/* fieldValue */.ag)(name)}=${scoreColour(score, style.palette)(String(score))}`);
    const score = style.palette.bold(scoreColour(readiness.score, style.palette)(`${readiness.score}/100`));
    return [
        `${server} readiness ${score} ${[...areas, `standard=${(0,lib_escape/* fieldValue */.ag)(readiness.standard)}`].join(" ")}`,
        surfaceLine(readiness),
        ...lostLines(report, readiness, style),
        ...(style.plan ? planLines(readiness, report.waivers, style.palette, style.brief) : []),
    ];
}
function costLines(report, price) {
    const cost = (0,session_cost/* sessionCost */.o)(report, price);
    return cost === null ? [] : [`  session cost: ${(0,session_cost/* sessionCostSentence */.p)(cost)}`];
}
function surfaceLine({ surface }) {
    const { tools, read_only, writers, exercised } = surface;
    return `  surface: ${(0,numbers/* count */.U)(tools, "tool")}, ${read_only} read-only, ${(0,numbers/* count */.U)(writers, "writer")}, ${exercised} exercised`;
}
function lostLines({ waivers }, readiness, style) {
    const hinted = new Set();
    return readiness.areas.flatMap(({ checks }) => checks.flatMap((check) => {
        const line = `  ${style.palette.yellow("lost")} ${(0,lost_lines/* lostFields */.S$)(check, (0,lib_waived/* checkWaiver */.p9)(waivers, check))}`;
        // Each hint once: under --plan the path to 100 has them.
        if (style.brief || style.plan || hinted.has(check.reason))
            return [line];
        hinted.add(check.reason);
        return [line, hintLine("    ", check.hint, style)];
    }));
}
function hintLine(indent, hint, { palette }) {
    return `${indent}${palette.dim((0,lost_lines/* hintText */.dx)(hint))}`;
}
/** The floors that were declared, whether they were met, and one line for each that was not. */
function floorLines(report, gate, { palette }) {
    const floors = [
        ...(gate.min_readiness === null ? [] : [`readiness>=${gate.min_readiness}`]),
        ...Object.entries(gate.min_area).map(([area, floor]) => `${(0,lib_escape/* fieldValue */.ag)(area)}>=${floor}`),
        ...(gate.exclude_latency ? ["latency=excluded"] : []),
        ...(gate.waived_points === undefined ? [] : [`waived=+${(0,numbers/* decimal */._)(gate.waived_points)}`]),
    ];
    const verdict = gate.passed ? palette.green("passed") : palette.red(report.readiness === null ? "not compared" : "failed");
    return [
        `${[(0,lib_escape/* fieldValue */.ag)(report.server), "floors", verdict, ...floors].join(" ")}`,
        ...gate.shortfalls.map(({ subject, observed, floor }) => `  ${palette.red("below")} ${(0,lib_escape/* fieldValue */.ag)(subject)} observed=${observed} floor=${floor}`),
    ];
}
function scoreColour(score, palette) {
    return score >= 90 ? palette.green : score >= 50 ? palette.yellow : palette.red;
}

;// CONCATENATED MODULE: ./build/src/render/report/index.js




/** Every renderer that costs nothing to load. */
const REPORT_RENDERERS = [reportJson, reportMarkdown, reportSarif, reportText];
/** Renderers with a library behind them, which only its own format waits for. */
const ON_DEMAND = {
    html: async () => (await Promise.all(/* import() */[__webpack_require__.e(373), __webpack_require__.e(453)]).then(__webpack_require__.bind(__webpack_require__, 96834))).reportHtml,
    junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(949)]).then(__webpack_require__.bind(__webpack_require__, 16949))).reportJunit,
};
/** The name of every format, sorted. */
const report_REPORT_FORMATS = [...REPORT_RENDERERS.map(({ format }) => format), ...Object.keys(ON_DEMAND)].sort();
/** The renderer of a format that needs no loading; undefined for any other. */
function reportRenderer(format) {
    return REPORT_RENDERERS.find((renderer) => renderer.format === format);
}
/** The renderer of a format; undefined for a format reports do not have. */
async function loadReportRenderer(format) {
    return reportRenderer(format) ?? (Object.hasOwn(ON_DEMAND, format) ? await ON_DEMAND[format]?.() : undefined);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/src/sinks/local/ours.js
// Recognises a report of ours in any of its forms, so that regenerating one needs no --force and nothing else is ever replaced.
// Only a text that begins as a report counts: a README may quote one.
const FORMS = [
    // JSON: the schema is the first key of every document.
    /^\s*\{\s*"schema"\s*:\s*"mcpeval\./,
    // Text: a case line or the readiness line, measured or not, comes first.
    /^\S+ (?:\S+ (?:pass|fail) attempts=\d|readiness (?:\d{1,3}\/100 .*\bstandard=mcpeval-standard\/|not measured: ))/,
    // SARIF: our category comes before the results; JUnit: the suites carry our name; a diff in text: its cases come first.
    /^\s*\{\s*"\$schema"\s*:\s*"https:\/\/json\.schemastore\.org\/sarif-2\.1\.0\.json",\s*"version"[\s\S]*"name"\s*:\s*"mcpeval"/,
    /^<\?xml [^>]*\?>\s*<testsuites name="mcpeval" /,
    /^\S+ cases regressed=\d+ changed=\d+ /,
    // The doctor's text: its table comes first.
    /^era +transport +asked +status /,
    // A comparison's text, and the history's.
    /^\S+ compared on \d+ targets?\n/,
    /^[A-Za-z][A-Za-z0-9_.:-]*\n {2}\d{4}-\d\d-\d\dT\S+ (?:score|pass-rate)=\d/,
    // HTML: the generator stands in the head.
    /^<!doctype html>\n<html lang="en">\n<head>\n(?:<meta [^\n]*>\n)*<meta name="generator" content="mcpeval /,
    // Markdown: the headline.
    /^#{1,6} `[^`\n]*` (?:gate|diff|readiness (?:\d{1,3}\/100|not measured)|does not connect|compared on \d+ targets|connects: [^\n]*)\n/,
];
/** Whether a text is (the beginning of) a report of mcpeval. */
function isReport(text) {
    return FORMS.some((form) => form.test(text));
}

;// CONCATENATED MODULE: ./build/src/sinks/local/file.js
// Delivers a document to a file: whole or not at all. An existing file that is none of ours is kept unless told otherwise.





/** How much of an existing file is read to recognise it, in characters; every form of a report shows itself early. */
const RECOGNISED_WITHIN = 64 * 1024;
/**
 * Checks, before anything is measured, that a report may be written there.
 * @throws UsageError when the path is a folder, unreadable, or another kind of file and `force` is false
 */
async function checkOutputFile(path, force) {
    const kind = await file_kindOf(path);
    if (kind === "missing")
        return;
    if (kind === "folder")
        throw new errors/* UsageError */.eb(`--output ${path} is a folder; name a file in it, or end it with / for one file a server`);
    if (force || kind === "device")
        return;
    const text = await (0,promises_.readFile)(path, "utf8").catch(() => null);
    if (text === null)
        throw new errors/* UsageError */.eb(`--output ${path} exists and cannot be read; name another file or use --force`);
    if (text.trim() !== "" && !isReport(text.slice(0, RECOGNISED_WITHIN))) {
        throw new errors/* UsageError */.eb(`--output ${path} exists and is no report of mcpeval; name another file or use --force`);
    }
}
/**
 * Checks, before anything is measured, that a file of the user's own to edit may be written there.
 * @throws UsageError when the path is a folder or cannot be looked at, or something is there and `force` is false
 */
async function checkNewFile(path, force) {
    const kind = await file_kindOf(path);
    if (kind === "folder" || /[\\/]$/.test(path))
        throw new UsageError(`--output ${path} is a folder; name a file in it`);
    if (kind === "file" && !force)
        throw new UsageError(`${path} exists and is kept; replace it with --force, or name another file with --output`);
}
/**
 * Writes the file under its final name only when it is complete; makes missing folders.
 * @param what what the message of a failure calls it
 * @throws SinkFailure naming path and cause
 */
async function replaceFile(path, text, what = "the report") {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        if ((await file_kindOf(path)) === "device")
            await (0,promises_.writeFile)(path, text);
        else
            await writeWhole(path, text);
    }
    catch (error) {
        const { code } = error;
        // Without a code it is no refusal of the file system but our own defect.
        if (code === undefined)
            throw error;
        throw new errors/* SinkFailure */.CM(`${what} could not be written to ${path} (${code})`);
    }
}
/**
 * Writes beside the file, then takes its place; through a symbolic link, the place of what it points to.
 * Own code, because the usual package for this (write-file-atomic) reads `__filename`, which a bundle of ES modules lacks.
 */
async function writeWhole(path, text) {
    const place = await (0,promises_.realpath)(path).catch(() => path);
    const draft = `${place}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        const file = await (0,promises_.open)(draft, "wx");
        try {
            await file.writeFile(text);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(draft, place);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
}
async function file_kindOf(path) {
    try {
        const found = await (0,promises_.stat)(path);
        if (found.isDirectory())
            return "folder";
        return found.isFile() ? "file" : "device";
    }
    catch (error) {
        const code = error.code;
        if (code === "ENOENT")
            return "missing";
        throw new errors/* UsageError */.eb(`--output ${path} cannot be written (${code ?? "unknown cause"}); name another file`);
    }
}

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/src/sinks/local/files-below.js
// Lists the files below a folder within bounds, for the hosts' file ports. Reads no file and follows no link.



/**
 * Files relative to the folder, with `/`: a folder's own files by name, then its folders by name.
 * @param folder absolute path
 * @param named the folder as messages name it
 * @throws UsageError when the folder itself cannot be read; one below it that cannot is left out
 */
async function filesBelow(folder, named, { skip, most }) {
    const found = [];
    const pending = [""];
    for (let below = pending.shift(); below !== undefined && found.length < most; below = pending.shift()) {
        const at = below;
        const entries = await (0,promises_.readdir)((0,external_node_path_.join)(folder, at), { withFileTypes: true }).catch((error) => {
            if (at !== "")
                return [];
            throw new errors/* UsageError */.eb(`cannot read the folder ${named}: ${error.code ?? "unreadable"}`);
        });
        entries.sort((a, b) => (a.name < b.name ? -1 : 1));
        const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !skip.has(entry.name));
        found.push(...entries.filter((entry) => entry.isFile()).map(({ name }) => `${at}${name}`));
        pending.unshift(...folders.map(({ name }) => `${at}${name}/`));
    }
    return found.slice(0, most);
}

;// CONCATENATED MODULE: ./build/src/action/host.js
// The Action's real ports to the outside world: clock, environment, files. Progress has no place in a log, only notes do.






const clock = {
    now: () => external_node_perf_hooks_.performance.now(),
    sleep: (ms, signal) => (0,external_node_timers_promises_.setTimeout)(ms, undefined, signal === undefined ? {} : { signal }),
};
/** Why a file cannot be read, in words, by error code. */
const CAUSES = { ENOENT: "no such file", EISDIR: "it is a folder", EACCES: "no permission" };
/** Files below the workspace; messages keep the path as the workflow spells it. A wrong encoding is refused, so that digests stay true. */
const filesOf = (workspace) => ({
    readText: async (path) => {
        let bytes;
        try {
            bytes = await (0,promises_.readFile)((0,external_node_path_.resolve)(workspace, path));
        }
        catch (error) {
            const code = error.code ?? "unreadable";
            throw new errors/* UsageError */.eb(`cannot read ${path}: ${CAUSES[code] ?? code}; paths are relative to the workspace, is the repository checked out?`);
        }
        try {
            return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
        }
        catch {
            throw new errors/* UsageError */.eb(`cannot read ${path}: it is not UTF-8 text`);
        }
    },
    readStdin: () => Promise.reject(new errors/* UsageError */.eb("an Action has no standard input; name a file")),
    listFiles: (folder, bounds) => filesBelow((0,external_node_path_.resolve)(workspace, folder), folder, bounds),
});
/** Progress that keeps the notes, for the log to show them at the end as one block. Status lines are for terminals and dropped. */
class NoteKeeper {
    notes = [];
    update() {
        // A log has no line to overwrite.
    }
    note(line) {
        this.notes.push(...line.split(/\r?\n/));
    }
    stop() {
        // Nothing is shown that would have to go.
    }
}
/** Whether the path is a folder that exists. */
async function isDirectory(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
/**
 * The ports of one run.
 * @param workerModule module that a schema worker thread starts from: the bundle's entry
 * @param signal aborted when the job is cancelled
 */
function createActionHost(workerModule, signal, progress) {
    const workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
    return {
        clock,
        env: process.env,
        cwd: workspace,
        platform: process.platform,
        arch: process.arch,
        files: filesOf(workspace),
        progress,
        signal,
        workerModule,
    };
}

;// CONCATENATED MODULE: ./build/src/sinks/github/log.js
// Prints lines that may hold server text into a step's log. It must be the only way such text gets there.

/** Longest line shown in a log, in characters; a server chooses its own text, so it also needs a bound. */
const MAX_LINE_CHARACTERS = 1_000;
/**
 * Prints untrusted lines in a fold of the log, as text and nothing else.
 *
 * The runner takes `::name::` at the start of a line and `##[name]` anywhere in a line as a command, on stdout and stderr
 * alike, so escaping control characters is not enough: commands are switched off for as long as the lines are printed.
 *
 * @param token ends the stop; must be unguessable (the runner resumes on `::token::`), 16 characters or more
 */
function printUntrusted(core, title, lines, token) {
    if (lines.length === 0)
        return;
    core.startGroup(title);
    core.info(`::stop-commands::${token}`);
    try {
        for (const line of lines)
            core.info((0,lib_escape/* printable */.g$)(line, MAX_LINE_CHARACTERS));
    }
    finally {
        core.info(`::${token}::`);
        core.endGroup();
    }
}

;// CONCATENATED MODULE: ./build/src/sinks/github/mask.js
/**
 * Shortest environment value that is masked. A mask replaces every occurrence, so masking `1`, `true` or `error` would
 * garble the whole log and make GitHub drop job outputs such as the readiness; no secret worth the name is this short.
 */
const MIN_ENV_SECRET_CHARACTERS = 6;
/** The strings to mask: header values whole and without their scheme (`Bearer x` also as `x`), long enough variables. Each once. */
function maskable(secrets) {
    const found = new Set();
    for (const value of secrets.headers) {
        found.add(value);
        const credentials = /^[A-Za-z][A-Za-z0-9_-]* +(?<rest>\S.*)$/.exec(value)?.groups?.["rest"];
        if (credentials !== undefined)
            found.add(credentials.trim());
    }
    for (const value of secrets.env) {
        const isWord = /^(?:true|false|[0-9.]+|production|development|failed|passed)$/i.test(value);
        if (value.length >= MIN_ENV_SECRET_CHARACTERS && !isWord)
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

;// CONCATENATED MODULE: ./build/src/sinks/github/outputs.js
/** Sets all outputs. */
function setOutputs(core, outputs) {
    for (const [name, value] of Object.entries(outputs))
        core.setOutput(name, value);
}

;// CONCATENATED MODULE: ./build/src/sinks/github/summary.js
// Delivers Markdown to the Step Summary. It must not render anything; the text arrives complete and within its budget.

/** Bytes (UTF-8) a renderer may use for a summary; GitHub drops the whole summary above 1 MiB, and other text may share the file. */
const SUMMARY_BUDGET_BYTES = 900 * 1024;
/** GitHub's limit: a larger summary is replaced by an error annotation. Bytes, UTF-8. */
const SUMMARY_LIMIT_BYTES = 1024 * 1024;
/**
 * Appends the text to the step's summary.
 * @throws SinkFailure when there is no summary to write to, or the text is over GitHub's limit
 */
async function writeSummary(core, markdown) {
    if (Buffer.byteLength(markdown, "utf8") > SUMMARY_LIMIT_BYTES) {
        throw new errors/* SinkFailure */.CM("the Step Summary was left out: it is over 1 MiB, which GitHub does not show; the Markdown file holds the whole report");
    }
    try {
        await core.summary.addRaw(markdown).write();
    }
    catch (error) {
        const cause = error instanceof Error ? error.message.split("\n", 1)[0] : "unknown cause";
        throw new errors/* SinkFailure */.CM(`the Step Summary could not be written: ${cause ?? ""}`);
    }
}

// EXTERNAL MODULE: ./build/src/target/command.js
var target_command = __webpack_require__(44790);
;// CONCATENATED MODULE: ./build/src/commands/server-command.js
// The words of a server command written as one text; the Action's way to the target's rules.


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
    },
    {
        name: "max-token-growth",
        type: "string",
        group: "Diff",
        metavar: "TOKENS|PERCENT",
        shape: "token-growth",
        description: "exit 1 when the catalog grew by more tokens, for example 500, or by a larger share, for example 10%",
        commands: ["diff"],
    },
];

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
        action: { input: "start-timeout", kind: "number", description: "seconds the server may take to answer its first initialize" },
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
        commands: ["init", "probe", "score"],
    },
    {
        name: "oauth-scope",
        type: "string",
        group: "Target",
        metavar: "SCOPES",
        description: "OAuth scopes to ask for, separated by blanks (default: what the server asks for)",
        commands: ["init", "probe", "score"],
    },
    {
        name: "oauth-issuer",
        type: "string",
        group: "Target",
        metavar: "URL",
        description: "the only authorization server the secret of the OAuth client may go to (default: the one the server names)",
        commands: ["init", "probe", "score"],
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











const table_AREAS = AREA_NAMES.join(", ");
/** All options, in help order. */
const OPTIONS = [
    ...TARGET_OPTIONS,
    ...COMPARE_OPTIONS,
    {
        name: "manifest",
        type: "path",
        group: "Gate",
        metavar: "FILE",
        description: `manifest of the gate, .json, .jsonc or .yaml; report locates SARIF results in it (default: ${DEFAULT_MANIFEST})`,
        commands: ["compare", "probe", "report"],
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
        description: `exit 1 when the area is under the score; areas: ${table_AREAS} (repeatable)`,
        commands: ["probe", "score"],
        action: {
            input: "min-area",
            kind: "lines",
            description: `fail when an area is under its score, one AREA=SCORE a line; areas: ${table_AREAS}`,
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
            description: "compare floors with every latency check at full marks; latency depends on the machine",
        },
    },
    {
        name: "fail-on-advisory",
        type: "list",
        group: "Floors",
        metavar: "ID",
        shape: "advisory",
        description: `exit 1 when this advisory is found, and look for it whatever --advisories says: ${ADVISORY_IDS.join(", ")} (repeatable)`,
        commands: ["probe", "score"],
        action: {
            input: "fail-on-advisory",
            kind: "lines",
            description: `fail when one of these advisories is found, one a line: ${ADVISORY_IDS.join(", ")}`,
        },
    },
    {
        name: "advisories",
        type: "enum",
        group: "Battery",
        metavar: "LEVEL",
        choices: [...ADVISORY_LEVELS],
        default: "wire",
        description: "advisories that are looked for: none, those that cost next to nothing (wire), or all, which takes a few requests more",
        commands: ["probe", "score"],
    },
    {
        name: "waivers",
        type: "path",
        group: "Floors",
        metavar: "FILE",
        description: `losses that are accepted for a time: they keep their cost and fail neither floors nor the gate (default: ${DEFAULT_WAIVERS}, where it exists)`,
        commands: ["probe", "report", "score"],
    },
    ...DIFF_OPTIONS,
    ...HISTORY_OPTIONS,
    {
        name: "format",
        type: "enum",
        group: "Output",
        metavar: "FORMAT",
        choices: ["text", "json", "markdown"],
        choicesFor: { probe: REPORT_FORMATS, report: REPORT_FORMATS, score: REPORT_FORMATS, trends: TRENDS_FORMATS },
        description: "form of the report (default: by the name of --output, else text)",
        commands: ["compare", "diff", "doctor", "probe", "report", "score", "trends"],
    },
    {
        name: "output",
        type: "path",
        group: "Output",
        metavar: "FILE",
        description: "write the report to a file (.json, .md, .txt, .html, .sarif and .xml choose the format) instead of stdout; FOLDER/ for one file a server",
        descriptionFor: { init: `manifest to write, .json, or .jsonc or .yaml to keep comments in it (default: ${DEFAULT_MANIFEST})` },
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

;// CONCATENATED MODULE: ./build/src/options/action.js

const BY_OPTION = new Map(OPTIONS.flatMap((spec) => (spec.action === undefined ? [] : [[spec.name, inputOf(spec, spec.action)]])));
/** All inputs, in the order of action.yml. */
const actionInputs = [
    fromOption("server"),
    {
        name: "command",
        kind: "lines",
        description: "command that starts a stdio server: one argument a line, a JSON array, or one line of words (no shell is involved)",
    },
    fromOption("url"),
    fromOption("env"),
    { name: "headers", kind: "secret-lines", description: "HTTP headers of every request, one Name: value a line; values are masked" },
    fromOption("cwd"),
    fromOption("start-timeout"),
    fromOption("protocol"),
    fromOption("arguments"),
    fromOption("confirm-read-only"),
    fromOption("skip-tool"),
    fromOption("min-readiness"),
    fromOption("min-area"),
    fromOption("exclude-latency"),
    fromOption("fail-on-advisory"),
    fromOption("allow-remote-http"),
    {
        name: "output-dir",
        kind: "path",
        default: "mcpeval-report",
        description: "folder the report files are written to, relative to the workspace",
    },
];
/** All outputs, in the order of action.yml. */
const actionOutputs = [
    { name: "outcome", description: "passed, failed (a floor was missed) or error (misused, or not measured)" },
    { name: "readiness", description: "readiness score, 0 to 100; empty when it was not measured" },
    { name: "exit-code", description: "0 passed, 1 floor missed, 2 misused, 3 not measured" },
    { name: "report", description: "path of the JSON report" },
    { name: "markdown", description: "path of the Markdown report" },
];
/**
 * Raw options of one command from Action inputs, for readOptions.
 * @param read the text of one input; the empty text when it was not given
 */
function rawFromInputs(command, read) {
    const raw = {};
    for (const spec of optionsOf(command)) {
        if (spec.action === undefined)
            continue;
        const text = read(spec.action.input);
        raw[spec.name] = spec.type === "list" ? inputLines(text) : text;
    }
    return raw;
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
function fromOption(option) {
    const input = BY_OPTION.get(option);
    if (input === undefined)
        throw new Error(`option ${option} declares no Action input`);
    return input;
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
;// CONCATENATED MODULE: ./build/src/options/endpoints.js
// The targets of --endpoint: LABEL=URL, each label once. Says nothing about whether an address may be used.

/** The label of the command after `--`, which no endpoint may have. */
const STDIO_LABEL = "stdio";
/** Reads LABEL=URL; null when it is none. */
function parseEndpoint(text) {
    const at = text.indexOf("=");
    const label = text.slice(0, Math.max(0, at)).trim();
    const url = text.slice(at + 1).trim();
    return isLabel(label) && url !== "" ? { label, url } : null;
}

;// CONCATENATED MODULE: ./build/src/options/growth.js
// How much a catalog may grow, as `--max-token-growth` spells it. Comparing is no business of this file.
/** `500` or `10%` (decimals allowed in percent); null for anything else. */
function parseTokenGrowth(text) {
    const [, digits = "", decimals = "", percent = ""] = /^(\d{1,9})(\.\d{1,3})?(%?)$/.exec(text.trim()) ?? [];
    if (digits === "" || (decimals !== "" && percent === ""))
        return null;
    return { unit: percent === "" ? "tokens" : "percent", limit: Number(`${digits}${decimals}`) };
}

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
    const specs = optionsOf(command);
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
    if (known.length === 0)
        return "";
    const nearest = (0,mod/* closest */.kp)(word, known);
    return (0,mod/* distance */.Io)(word, nearest) <= Math.max(2, Math.floor(word.length / 3)) ? `; did you mean ${spell(nearest)}?` : "";
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
    if (choices.includes(text))
        return text;
    throw new Problem(` must be one of ${choices.join(", ")}, not ${quote(raw)}${didYouMean(text, choices)}`);
}
function readText(spec, raw) {
    const text = raw.trim();
    // Not quoted: what was given in the place of a variable's name may be the secret itself.
    if (spec.shape === "variable-name" && !/^[A-Za-z_][A-Za-z0-9_]*$/.test(text)) {
        throw new Problem(" takes the name of an environment variable that holds the value, not the value itself");
    }
    if (spec.shape === "token-growth" && parseTokenGrowth(text) === null) {
        throw new Problem(` takes a number of tokens or a percentage, for example 500 or 10%, not ${quote(raw)}`);
    }
    if (spec.shape === "label" && !isLabel(text))
        throw new Problem(` must be ${LABEL_RULE}, not ${quote(raw)}`);
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
    if (spec.shape === "advisory" && !ADVISORY_IDS.some((id) => id === item.trim())) {
        const near = didYouMean(item.trim(), ADVISORY_IDS);
        throw new Problem(`: no advisory is named ${quote(item)}${near}; the advisories are ${ADVISORY_IDS.join(", ")}`);
    }
    // Not quoted: an address may hold a credential, which is refused later.
    if (spec.shape === "endpoint" && parseEndpoint(item) === null) {
        throw new Problem(` takes LABEL=URL, the label being ${LABEL_RULE}; item ${String(position)} does not`);
    }
    if (spec.shape === "area-floor" && parseAreaFloor(item) === null)
        throw new Problem(areaFloorProblem(item));
}
function areaFloorProblem(item) {
    const [area = "", score] = item.split("=", 2).map((part) => part.trim());
    if (score === undefined)
        return ` takes AREA=SCORE, for example catalog=80, not ${quote(item)}`;
    if (!AREA_NAMES.some((name) => name === area)) {
        return `: no area is named ${quote(area)}${didYouMean(area, AREA_NAMES)}; the areas are ${AREA_NAMES.join(", ")}`;
    }
    return `: the score of ${area} must be a whole number from 0 to 100, not ${quote(score)}`;
}
function rejectTwoFloors(items) {
    const seen = new Set();
    for (const item of items) {
        const area = parseAreaFloor(item)?.area ?? "";
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
            const whose = key === STDIO_LABEL ? "which is the label of the command after --" : "twice";
            throw new Problem(`: ${label} is used ${whose}; give each target a label of its own`);
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

;// CONCATENATED MODULE: ./build/src/action/paths.js
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
    return (platform === "win32" ? external_node_path_.win32 : external_node_path_.posix).resolve(workspace, input);
}
/** Joins a file name to a folder, by the platform's rules. */
function inFolder(folder, name, platform) {
    return (platform === "win32" ? external_node_path_.win32 : external_node_path_.posix).join(folder, name);
}

;// CONCATENATED MODULE: ./build/src/action/wording.js
// The sentences a failed step shows: which floor was missed, why nothing was measured. Words only; no runner, no exit code.


/** Input names that differ from the flag of the same meaning. */
const INPUT_OF_FLAG = { cwd: "working-directory", "header-env": "headers", output: "output-dir" };
/**
 * A message written for the command line, with every `--flag` named as the workflow's author wrote it: the input.
 * @param inputs names of the Action's inputs; other flags stay as they are
 */
function nameInputs(message, inputs) {
    return message.replace(/--([a-z][a-z-]*[a-z])(?![A-Za-z0-9=-])/g, (flag, name) => {
        const input = INPUT_OF_FLAG[name] ?? name;
        return inputs.has(input) ? `'${input}'` : flag;
    });
}
/** One line on the floors that were missed, for example "readiness 91 is under its floor of 95". */
function missedFloors(gate) {
    const measured = gate.exclude_latency ? " (latency checks at full marks)" : "";
    const missed = gate.shortfalls.map(({ subject, observed, floor }) => `${subject} ${observed} is under its floor of ${floor}`);
    // A floor can also be missed without a number: an area the report lacks.
    return `${missed.length === 0 ? "a declared floor is not met" : missed.join("; ")}${measured}`;
}
/** One line on why a measured report is red: missed floors, advisories that were declared to fail it, waivers that cover nothing. */
function whyRed({ readiness_gate: floors, advisory_gate: gate, advisories, waivers }) {
    const found = new Set((advisories ?? []).map(({ id }) => id));
    const failing = gate === undefined || gate.passed ? [] : gate.fail_on.filter((id) => found.has(id));
    return [
        ...(floors === undefined || floors.passed ? [] : [missedFloors(floors)]),
        ...failing.map((id) => `advisory ${id} was found`),
        ...(waivers ?? [])
            .filter(({ state }) => state === "stale" || state === "expired")
            .map(({ kind, subject, state }) => `the waiver of ${kind} ${subject} is ${state}`),
    ].join("; ");
}
function isIncompleteCode(code) {
    return code !== undefined && Object.hasOwn(errors/* INCOMPLETE_CODES */.Ab, code);
}
/**
 * One line on why readiness is missing.
 * @param cause what the command noted first, for example "server exited with code 3"; the label's fixed sentence stands in for it
 */
function whyNotMeasured(document, cause) {
    const code = document.readiness_error;
    const sentence = cause ?? (isIncompleteCode(code) ? errors/* INCOMPLETE_CODES */.Ab[code] : "no cause is known");
    return `readiness could not be measured${code === undefined ? "" : ` (${code})`}: ${sentence}`;
}
/** The Step Summary of a misused Action, as Markdown. */
function problemList(problems) {
    const items = problems.map((problem) => `- ${(0,lib_escape/* markdownEscape */.pf)(problem)}`).join("\n");
    return `## mcpeval could not start\n\nNothing was measured. Mend these inputs of the step:\n\n${items}\n`;
}

;// CONCATENATED MODULE: ./build/src/action/inputs.js
// Reads the Action's inputs into what the score command takes. It reports every problem at once and repeats no value that may be secret.









/** Names of all inputs. */
const INPUT_NAMES = new Set(actionInputs.map(({ name }) => name));
/** Variables that carry header values to the command: its options name variables, so that no value is ever an option. */
const HEADER_VARIABLE = "MCPEVAL_ACTION_HEADER_";
/** The variable that also sets a header, as on the command line. */
const AUTHORIZATION_VARIABLE = "MCPEVAL_HTTP_AUTHORIZATION";
/** Header names, RFC 9110 section 5.1 (a token). */
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
/** Header values, RFC 9110 section 5.5: visible characters, blanks, and the rest of Latin-1. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]+$/;
/** An input's name as messages show it. */
function spell(option) {
    return option === "header-env" ? "'headers'" : `'${inputSpelling(option)}'`;
}
/** Splits `Name: value` lines. A line that is no such pair is named by its number only: it may be a secret on the wrong line. */
function readHeaders(text) {
    const items = [];
    const variables = {};
    const problems = [];
    inputLines(text).forEach((line, index) => {
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
/** The command's words, and what is wrong with the choice of target. */
function readTarget(input) {
    const command = input("command").trim();
    const hasUrl = input("url").trim() !== "";
    if (command === "")
        return { operands: [], problems: hasUrl ? [] : ["no server: give either 'command' or 'url'"] };
    const problems = hasUrl ? ["'command' cannot be used with 'url'; leave one of them out"] : [];
    try {
        return { operands: (0,target_command/* splitCommand */.G)(command, "'command'"), problems };
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return { operands: [], problems: [...problems, error.message] };
    }
}
function reportFiles(outputDir, { workspace, platform }) {
    const folder = resolveInputPath(outputDir === "" ? DEFAULT_OUTPUT_DIR : outputDir, workspace, platform);
    const at = (name) => inFolder(folder, name, platform);
    return { json: at("report.json"), markdown: at("report.md"), text: at("report.txt") };
}
/**
 * Reads and checks all inputs.
 * @param input text of one input, the empty text when it was not given (GitHub knows no absent inputs)
 */
async function readRequest(input, context) {
    const raw = rawFromInputs("score", input);
    const isUrl = input("url").trim() !== "";
    const headers = readHeaders(input("headers"));
    const { values, problems } = readOptions("score", { ...raw, "header-env": headers.items }, spell);
    const target = readTarget(input);
    const found = [...target.problems, ...problems, ...headers.problems];
    if (headers.items.length > 0 && !isUrl)
        found.push("'headers' are sent to a 'url'; a server started by 'command' takes 'env'");
    const directory = values_textValue(values, "cwd");
    const cwd = directory === undefined ? undefined : resolveInputPath(directory, context.workspace, context.platform);
    const isFolder = cwd === undefined || (await context.isDirectory(cwd));
    if (!isFolder) {
        found.push("'working-directory' is no folder of the workspace; is the repository checked out?");
    }
    if (target.problems.length === 0) {
        // Only what was not judged above: the address, and the variables or headers that go with this kind of target.
        const judged = { ...values, cwd: undefined, ...(isUrl ? { env: [] } : { "header-env": [] }) };
        const { workspace, platform } = context;
        const outer = {
            env: { ...context.env, ...headers.variables },
            cwd: cwd ?? workspace,
            platform,
            isDirectory: () => true,
            // In a folder that is not there no command is: one mistake, one line.
            checkCommand: isFolder ? context.checkCommand : () => undefined,
        };
        const problem = targetProblem(judged, target.operands, outer);
        if (problem !== null)
            found.push(nameInputs(problem, INPUT_NAMES));
    }
    const files = reportFiles(input("output-dir").trim(), context);
    for (const path of Object.values(files)) {
        if (!(await context.isReplaceable(path)))
            found.push(`'output-dir': ${path} exists and is no report of mcpeval; name another folder`);
    }
    return {
        values: {
            ...values,
            server: values_textValue(values, "server") ?? labelFrom(context.repository),
            ...(cwd === undefined ? {} : { cwd }),
        },
        operands: target.operands,
        headerVariables: headers.variables,
        secrets: {
            headers: [...Object.values(headers.variables), context.env[AUTHORIZATION_VARIABLE] ?? ""].filter((value) => value !== ""),
            env: variableValues(typeof raw["env"] === "object" ? raw["env"] : [], context.env),
        },
        files,
        problems: found,
    };
}

;// CONCATENATED MODULE: ./build/src/action/run.js









/** Longest failure line, in characters; GitHub cuts annotations at 4,096. */
const MAX_FAILURE_CHARACTERS = 3_500;
/** Report lines shown in the log; a catalog of thousands of tools belongs into the file. */
const MAX_LOG_LINES = 1_000;
const NOTHING_WRITTEN = { report: "", markdown: "" };
const OUTCOMES = { ok: "passed", red: "failed", incomplete: "error", usage: "error" };
/** Runs the Action to its end. Never rejects: whatever happens becomes outputs and, unless the outcome is `passed`, a failed step. */
async function runAction(ports) {
    const { core } = ports;
    try {
        const request = await readRequest((name) => core.getInput(name, { trimWhitespace: false }), contextOf(ports));
        maskSecrets(core, request.secrets);
        if (request.problems.length > 0) {
            await failUsage(ports, request.problems);
            return;
        }
        await deliver(ports, request, await run_measure(ports, request));
    }
    catch (error) {
        await failThrown(ports, error);
    }
}
function contextOf({ host, isDirectory, checkCommand, isReplaceable }) {
    return {
        repository: host.env["GITHUB_REPOSITORY"] ?? "",
        workspace: host.cwd,
        platform: host.platform,
        env: host.env,
        isDirectory,
        checkCommand,
        isReplaceable,
    };
}
/** Header values travel as variables of the command's environment; the server's own environment is an allow-list without them. */
async function run_measure({ host, score }, request) {
    if (host.signal.aborted)
        throw new errors/* Incomplete */.nd("interrupted", errors/* INCOMPLETE_CODES */.Ab.interrupted);
    return score(request.values, request.operands, { ...host, env: { ...host.env, ...request.headerVariables } });
}
async function deliver(ports, request, result) {
    const { core, notes } = ports;
    if (result.document.kind !== "probe-report")
        throw new Error("score returned no report");
    const { document } = result.document;
    const verdict = result.verdict;
    const measured = document.readiness === null ? "" : String(document.readiness.score);
    printUntrusted(core, "Report", firstLines(render(ports, "text", document)), ports.stopToken);
    const title = verdict === "incomplete" ? "Why it could not be measured, and the server's last words" : "Notes";
    printUntrusted(core, title, notes, ports.stopToken);
    const written = await writeFiles(ports, request.files, document);
    setOutputs(core, { outcome: OUTCOMES[verdict], readiness: measured, "exit-code": String(exitCode(verdict)), ...written });
    const moreAt = written.markdown === "" ? "the report files of this step" : "the Markdown file of this step (output `markdown`)";
    await summarise(ports, render(ports, "markdown", document, { budget: { unit: "utf8-bytes", limit: SUMMARY_BUDGET_BYTES }, moreAt }));
    if (verdict === "ok")
        core.info(`readiness ${measured}/100`);
    else if (verdict === "red")
        fail(core, whyRed(document));
    else
        fail(core, nameInputs(whyNotMeasured(document, notes[0]), INPUT_NAMES));
}
function firstLines(text) {
    const lines = text.trimEnd().split("\n");
    const more = lines.length - MAX_LOG_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LOG_LINES), `(${more} more lines: report.txt holds them all)`] : lines;
}
function render({ renderers }, format, document, options) {
    const renderer = renderers.find((candidate) => candidate.format === format);
    if (renderer === undefined)
        throw new Error(`reports have no format ${format}`);
    return renderer.render(document, options);
}
/** Writes all report files; the outputs name only files that exist. */
async function writeFiles(ports, files, document) {
    try {
        for (const [format, path] of Object.entries(files))
            await ports.writeFile(path, render(ports, format, document));
        return { report: files.json, markdown: files.markdown };
    }
    catch (error) {
        if (!(error instanceof errors/* SinkFailure */.CM))
            throw error;
        ports.core.warning((0,lib_escape/* printable */.g$)(error.message, MAX_FAILURE_CHARACTERS));
        return NOTHING_WRITTEN;
    }
}
async function summarise({ core }, markdown) {
    try {
        await writeSummary(core, markdown);
    }
    catch (error) {
        if (!(error instanceof errors/* SinkFailure */.CM))
            throw error;
        core.notice((0,lib_escape/* printable */.g$)(error.message, MAX_FAILURE_CHARACTERS));
    }
}
async function failUsage(ports, problems) {
    setOutputs(ports.core, { outcome: "error", readiness: "", "exit-code": String(exitCode("usage")), ...NOTHING_WRITTEN });
    await summarise(ports, problemList(problems));
    fail(ports.core, ...problems);
}
async function failThrown(ports, error) {
    if (error instanceof errors/* UsageError */.eb) {
        await failUsage(ports, [nameInputs(error.message, INPUT_NAMES)]);
        return;
    }
    const isIncomplete = error instanceof errors/* Incomplete */.nd;
    setOutputs(ports.core, { outcome: "error", readiness: "", "exit-code": String(exitCode("incomplete")), ...NOTHING_WRITTEN });
    if (isIncomplete) {
        printUntrusted(ports.core, "The server's last words", error.terminalDetail, ports.stopToken);
        fail(ports.core, `readiness could not be measured (${error.code}): ${nameInputs(error.message, INPUT_NAMES)}`);
        return;
    }
    // Ours to mend: the stack names our own code, but an error's message can hold anything, so it is printed as text.
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (ports.core.isDebug())
        printUntrusted(ports.core, "Stack", stack.split("\n"), ports.stopToken);
    const message = error instanceof Error ? error.message : "unknown error";
    fail(ports.core, `mcpeval itself failed, please report it (run again with debug logging for the stack): ${message}`);
}
/** Fails the step with one annotation; several problems are its lines. Line breaks are ours only. */
function fail(core, ...lines) {
    core.setFailed(lines.map((line) => (0,lib_escape/* printable */.g$)(line, MAX_FAILURE_CHARACTERS)).join("\n"));
}

;// CONCATENATED MODULE: ./build/src/action/signals.js
// What a cancelled job does: the runner sends SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that. No server may outlive it.
/**
 * Ends servers on the first signal, kills them on the second, and in any case when the process exits.
 * The process itself ends by finishing its work: the report of an interrupted run is worth the seconds it takes.
 */
function watchSignals(source, effects) {
    let signals = 0;
    const onSignal = () => {
        signals += 1;
        if (signals > 1) {
            effects.killAllNow();
            return;
        }
        effects.abort(new Error("the run was cancelled"));
        effects.endAll().catch(() => effects.killAllNow());
    };
    source.on("SIGINT", onSignal);
    source.on("SIGTERM", onSignal);
    source.on("exit", () => effects.killAllNow());
}

;// CONCATENATED MODULE: ./build/src/action/start.js
// Puts the Action together with its real surroundings: the runner's toolkit, the disk, the clock, signals.











/**
 * Runs the Action in this process. A failed step shows in `process.exitCode`; everything printed has left the process.
 * @param workerModule the running entry module
 */
async function start(workerModule) {
    const cancelled = new AbortController();
    const progress = new NoteKeeper();
    watchSignals(process, { abort: (reason) => cancelled.abort(reason), endAll: process_tree/* endAll */.XZ, killAllNow: process_tree/* killAllNow */.E3 });
    await runAction({
        core: core,
        host: createActionHost(workerModule, cancelled.signal, progress),
        notes: progress.notes,
        stopToken: (0,external_node_crypto_.randomUUID)(),
        isDirectory: isDirectory,
        checkCommand: find_command/* checkCommand */.e,
        isReplaceable: async (path) => {
            try {
                await checkOutputFile(path, false);
                return true;
            }
            catch (error) {
                if (error instanceof errors/* UsageError */.eb)
                    return false;
                throw error;
            }
        },
        writeFile: replaceFile,
        score: runScore,
        renderers: REPORT_RENDERERS,
    });
    await new Promise((done) => process.stdout.write("", () => done()));
}


/***/ }),

/***/ 4937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ EXTRA_PROPERTY),
/* harmony export */   P: () => (/* binding */ noPlan)
/* harmony export */ });
/** Name of the undeclared property that `admitsExtraProperty` was proved with; the payload case sends the same one. */
const EXTRA_PROPERTY = "mcpeval_extra";
/** The plan of a schema that gives no verdict: nothing can be called, nothing can be violated. */
function noPlan(trouble) {
    return { valid: { kind: trouble }, violation: null, payloadProperty: null, admitsExtraProperty: false };
}


/***/ }),

/***/ 71098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _encode_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22358);

/** Compact JSON with object keys sorted by UTF-16 code unit at every level; any depth. */
function canonicalJson(value) {
    return (0,_encode_json_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeJson */ .P)(value, true, { sortKeys: true, enter: () => true });
}


/***/ }),

/***/ 39509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sha256Base64),
/* harmony export */   f: () => (/* binding */ sha256Hex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
// SHA-256 as reports spell it. Owns no encoding of what is hashed.

/** SHA-256 in lower-case hex; a string is hashed as its UTF-8 bytes. */
function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
}
/** SHA-256 in Base64, as Content Security Policy and Subresource Integrity spell it; a string is hashed as its UTF-8 bytes. */
function sha256Base64(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64");
}


/***/ }),

/***/ 22358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ encodeJson),
/* harmony export */   X: () => (/* binding */ byCodeUnit)
/* harmony export */ });
/** Compact JSON of a value; strings, numbers and lone surrogates spelled as JSON.stringify spells them. */
function encodeJson(root, start, rules) {
    const out = [];
    const pending = [{ value: root, position: start }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (typeof next === "string") {
            out.push(next);
            continue;
        }
        const { value, position } = next;
        if (typeof value !== "object" || value === null) {
            out.push(JSON.stringify(value));
        }
        else if (Array.isArray(value)) {
            out.push("[");
            pending.push("]");
            for (let i = value.length - 1; i >= 0; i--) {
                pending.push({ value: value[i] ?? null, position });
                if (i > 0)
                    pending.push(",");
            }
        }
        else {
            out.push("{");
            pending.push("}");
            const kept = [];
            // Object.keys and own access only: a key named __proto__ is data here.
            const keys = Object.keys(value);
            for (const key of rules.sortKeys ? keys.sort(byCodeUnit) : keys) {
                const inner = rules.enter(position, key);
                const member = value[key];
                if (inner !== undefined && member !== undefined)
                    kept.push({ key, value: member, position: inner });
            }
            for (let i = kept.length - 1; i >= 0; i--) {
                const member = kept[i];
                if (member === undefined)
                    continue;
                pending.push({ value: member.value, position: member.position }, `${i > 0 ? "," : ""}${JSON.stringify(member.key)}:`);
            }
        }
    }
    return out.join("");
}
/** Order of strings by UTF-16 code unit: the same on every machine, whatever its locale. */
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


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

/***/ 89955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ estimateTokens)
/* harmony export */ });
/* harmony import */ var _encode_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22358);

/**
 * Tokens one catalog entry costs every session: ceil(UTF-8 bytes of its compact JSON in the order received / 4).
 * @param entry the whole `tools/list` entry, as parsed
 */
function estimateTokens(entry) {
    return Math.ceil(Buffer.byteLength(compactJson(entry), "utf8") / 4);
}
function compactJson(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        // Only nesting deeper than the call stack ends here; the iterative encoder spells the same text, slower.
        if (!(error instanceof RangeError))
            throw error;
        return (0,_encode_json_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeJson */ .P)(value, true, { sortKeys: false, enter: () => true });
    }
}


/***/ }),

/***/ 86219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ namesCheck),
/* harmony export */   Z5: () => (/* binding */ namesCase),
/* harmony export */   fh: () => (/* binding */ caseWaiver),
/* harmony export */   p9: () => (/* binding */ checkWaiver)
/* harmony export */ });
/** Whether a waiver names this lost check, whatever its state. */
function namesCheck({ kind, subject, tool }, check) {
    if (tool !== null && tool !== check.tool)
        return false;
    return (kind === "check" && subject === check.id) || (kind === "reason" && subject === check.reason);
}
/** Whether a waiver names this failing case, whatever its state. */
function namesCase({ kind, subject, tool }, one) {
    if (tool !== null && tool !== one.tool)
        return false;
    return (kind === "case" && subject === one.id) || (kind === "reason" && subject === one.reason);
}
/** The first waiver in force that covers a lost check. */
function checkWaiver(waivers, check) {
    return waivers?.find((waiver) => waiver.state === "applied" && namesCheck(waiver, check));
}
/** The first waiver in force that covers a failing case. */
function caseWaiver(waivers, one) {
    return waivers?.find((waiver) => waiver.state === "applied" && namesCase(waiver, one));
}


/***/ }),

/***/ 21851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Positions)
/* harmony export */ });
/** Finds lines by bisection; a line ends with \n, \r\n or \r. */
class Positions {
    #starts;
    constructor(text) {
        this.#starts = [0];
        for (const match of text.matchAll(/\r\n|\n|\r/g))
            this.#starts.push(match.index + match[0].length);
    }
    at(offset) {
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
    }
    region({ start, end }) {
        const from = this.at(start);
        const to = this.at(Math.max(start, end));
        return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
    }
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
    "auth-required": "the server needs credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION, --bearer-env or --header-env",
    "initialize-failed": "the server refused every protocol revision offered in initialize",
    "initialize-timeout": "the server did not answer initialize in time; raise --start-timeout if it starts slowly",
    "initialize-invalid": "the answer to initialize was not a valid result",
    "protocol-unsupported": "the server does not speak the protocol revision asked for with --protocol; use --protocol auto",
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
/* harmony export */   rV: () => (/* binding */ SCHEMA_MAX_DEPTH),
/* harmony export */   rt: () => (/* binding */ MAX_LIST_PAGES),
/* harmony export */   sH: () => (/* binding */ STDERR_RING_BYTES)
/* harmony export */ });
/* unused harmony export GATE_TIMEOUT_MS */
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

/***/ 66390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isUnfinished)
/* harmony export */ });
/* unused harmony export UNFINISHED_REASONS */
// Why a gate case ended without a verdict of its own: the exchange with the server broke, or it was never made. Such a case is not
// passed, and the run exits 3. Labels and hints only, for the gate, `explain` and the renderers.
/** Every reason for a case that could not be judged, with what to do about it. */
const UNFINISHED_REASONS = {
    "transport-timeout": {
        hint: "the server did not answer within timeout_ms; find what blocks it, or raise timeout_ms in the manifest if it is slow by nature",
    },
    "transport-closed": {
        hint: "the connection ended before the case did; keep the process and the session alive whatever a request asks, and look at the server's own log for the crash",
    },
    "transport-error": {
        hint: "an answer broke the protocol, so the case could not be judged; send one JSON-RPC reply per request, on stdout nothing else, and over HTTP a 2xx status with it",
    },
    "gate-budget-exhausted": {
        hint: "the evaluation's time or requests ran out before this case was done; raise --budget-seconds or --max-requests, or split the manifest",
    },
    "gate-interrupted": {
        hint: "the run was interrupted before this case was done; run it again",
    },
};
/** Whether a case's reason says that it could not be judged. */
function isUnfinished(reason) {
    return reason !== null && Object.hasOwn(UNFINISHED_REASONS, reason);
}


/***/ }),

/***/ 51183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ notApplicableCount),
/* harmony export */   Xr: () => (/* binding */ measuredNumbers),
/* harmony export */   dn: () => (/* binding */ heaviestTools)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);

/** How many cases count neither way. */
function notApplicableCount(cases) {
    return cases.filter((one) => one.not_applicable === true).length;
}
/** Measurements whose printed name differs from their name in the document. */
const PRINTED_NAMES = new Map([["tool_count", "tools"]]);
/** The numbers a case measured, in document order; tables of numbers are left to their own lines. */
function measuredNumbers(one) {
    return Object.entries(one.measurements).flatMap(([name, value]) => typeof value === "number" ? [[PRINTED_NAMES.get(name) ?? name, value]] : []);
}
const HEAVIEST = 3;
/** The three tools that weigh most in a case that exceeded a token budget: heaviest first, ties by name. Empty for any other case. */
function heaviestTools(one) {
    const perTool = one.measurements["per_tool"];
    if (one.reason !== "token-budget-exceeded" || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(perTool))
        return [];
    return Object.entries(perTool)
        .flatMap(([name, tokens]) => (typeof tokens === "number" ? [[name, tokens]] : []))
        .sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1))
        .slice(0, HEAVIEST);
}


/***/ }),

/***/ 80040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ incompleteSentence)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// The sentence behind a readiness_error. Only fixed sentences: a report may come from a file.

/** Why readiness is missing, for a known label; null for one this version does not know. */
function incompleteSentence(code) {
    return Object.hasOwn(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .INCOMPLETE_CODES */ .Ab, code) ? _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .INCOMPLETE_CODES */ .Ab[code] : null;
}


/***/ }),

/***/ 51683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lossGroups),
/* harmony export */   l: () => (/* binding */ areaLoss)
/* harmony export */ });
/** Readiness points the area gives away: its weight times what its score misses. Exact, since readiness is made of rounded area scores. */
function areaLoss(area) {
    return (area.weight * (100 - area.score)) / 100;
}
/** The area's lost points by reason, in order of first appearance. */
function lossGroups(area) {
    const byReason = new Map();
    for (const check of area.checks) {
        const group = byReason.get(check.reason);
        if (group === undefined)
            byReason.set(check.reason, [check]);
        else
            group.push(check);
    }
    return [...byReason].map(([reason, checks]) => ({ area, reason, hint: checks[0]?.hint ?? "", checks }));
}


/***/ }),

/***/ 992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ lostFields),
/* harmony export */   _X: () => (/* binding */ waivedFields),
/* harmony export */   dx: () => (/* binding */ hintText)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
// A lost point and its hint as lines of `key=value` fields, for text and for whatever embeds text. No text of a server but tool names.

/** Longest hint printed, in characters. */
const HINT_LIMIT = 2_000;
/** `catalog.description score=0 tool=x observed=37 reason=catalog-short-description`; behind it who waived it. */
function lostFields({ id, tool, score, observed, reason }, waiver) {
    const fields = [`score=${score}`];
    if (tool !== null)
        fields.push(`tool=${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldValue */ .ag)(tool)}`);
    if (observed !== null)
        fields.push(`observed=${observed}`);
    fields.push(`reason=${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldValue */ .ag)(reason)}`);
    return `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldValue */ .ag)(id)} ${[...fields, ...waivedFields(waiver)].join(" ")}`;
}
/** `waived owner=x until=2026-12-31`, or nothing. */
function waivedFields(waiver) {
    return waiver === undefined ? [] : ["waived", `owner=${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldValue */ .ag)(waiver.owner)}`, `until=${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldValue */ .ag)(waiver.expires)}`];
}
/** A hint on one line. */
function hintText(hint) {
    return `hint: ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(hint, HINT_LIMIT)}`;
}


/***/ }),

/***/ 9436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count),
/* harmony export */   _: () => (/* binding */ decimal)
/* harmony export */ });
// Numbers and counts as every text format spells them: no locale, no float noise.
/** At most two decimals, without trailing zeros. */
function decimal(value) {
    return String(Number(value.toFixed(2)));
}
/** "1 tool", "12 tools"; a plural that is not made with an s is given. */
function count(number, noun, plural = `${noun}s`) {
    return `${number} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 95287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ gainText),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   t7: () => (/* binding */ editsOf)
/* harmony export */ });
/* harmony import */ var _lib_waived_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86219);
/* harmony import */ var _losses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51683);
// The path to 100: lost points grouped by their cause, what pays most first. Prints nothing itself.


/**
 * The causes, dearest first; equal ones in report order. A report without gains is ordered by each cause's share of what its areas lost.
 */
function planOf(readiness, waivers) {
    const causes = new Map();
    let waived = 0;
    for (const area of readiness.areas) {
        const missing = area.checks.reduce((sum, { score }) => sum + 100 - score, 0);
        for (const { reason, hint, checks } of (0,_losses_js__WEBPACK_IMPORTED_MODULE_0__/* .lossGroups */ .U)(area)) {
            const open = checks.filter((check) => (0,_lib_waived_js__WEBPACK_IMPORTED_MODULE_1__/* .checkWaiver */ .p9)(waivers, check) === undefined);
            waived += checks.length - open.length;
            if (open.length === 0)
                continue;
            const cause = causes.get(reason) ?? { areas: [], hint, checks: [], worth: 0 };
            cause.areas.push(area.name);
            cause.checks.push(...open);
            for (const { gain, score } of open)
                cause.worth += gain ?? (missing === 0 ? 0 : ((0,_losses_js__WEBPACK_IMPORTED_MODULE_0__/* .areaLoss */ .l)(area) * (100 - score)) / missing);
            causes.set(reason, cause);
        }
    }
    const steps = [...causes].map(([reason, { areas, hint, checks, worth }], index) => ({
        step: { areas, reason, hint, checks, tools: toolsOf(checks), gain: gainOf(checks) },
        worth,
        index,
    }));
    return { steps: steps.sort((a, b) => b.worth - a.worth || a.index - b.index).map(({ step }) => step), waived };
}
/** How many places are to be changed: one a tool, one for the whole server. */
function editsOf({ tools, checks }) {
    return tools.length + (checks.some(({ tool }) => tool === null) ? 1 : 0);
}
/** `+0.56`; two decimals, and never a bare zero for something that pays. */
function gainText(gain) {
    return gain > 0 && gain < 0.005 ? "+<0.01" : `+${Number(gain.toFixed(2))}`;
}
function toolsOf(checks) {
    return [...new Set(checks.flatMap(({ tool }) => (tool === null ? [] : [tool])))];
}
/** Null unless some check says what it gives back; a check that gives nothing back alone counts as none. */
function gainOf(checks) {
    const gains = checks.flatMap(({ gain }) => (gain === undefined ? [] : [gain]));
    return gains.length === 0 ? null : gains.reduce((sum, gain) => sum + gain, 0);
}


/***/ }),

/***/ 57818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sessionCost),
/* harmony export */   p: () => (/* binding */ sessionCostSentence)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9436);

/**
 * The cost of the catalog, which every session pays before its first call.
 * @param price dollars a million tokens
 * @returns null where the report measured no catalog
 */
function sessionCost(report, price) {
    const tokens = price === undefined ? null : catalogTokens(report);
    if (price === undefined || tokens === null)
        return null;
    const dollars = (tokens * price) / 1_000_000;
    return { tokens, price: money(price), perSession: money(dollars), perThousand: money(dollars * 1_000) };
}
/** `2000 tokens at $3/Mtok is $0.006 per session ($6 per 1,000 sessions)`. */
function sessionCostSentence({ tokens, price, perSession, perThousand }) {
    return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U)(tokens, "token")} at ${price}/Mtok is ${perSession} per session (${perThousand} per 1,000 sessions)`;
}
/** As the battery measured it, else as a token-cost case did. */
function catalogTokens({ readiness, cases }) {
    const measured = readiness?.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"];
    if (measured !== undefined)
        return measured;
    const counted = cases.map(({ measurements }) => measurements["total_tokens"]).find((value) => typeof value === "number");
    return typeof counted === "number" ? counted : null;
}
/** Dollars with at most four significant digits, never in exponent form. */
function money(dollars) {
    const digits = dollars >= 1_000 ? dollars.toFixed(2) : dollars.toPrecision(4);
    return `$${Number(digits)
        .toFixed(9)
        .replace(/\.?0+$/, "")}`;
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

/**
 * The missing measurement behind HTTP 401 or 403.
 * What the server asks for is a line of its own for the terminal, escaped; the message holds nothing of the server's.
 */
function authRequired(fault) {
    const status = fault.status === undefined ? "" : ` (HTTP ${fault.status})`;
    const failure = new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("auth-required", `the server needs credentials${status}; set MCPEVAL_HTTP_AUTHORIZATION or use --header-env`, [
        fault.asksFor === undefined
            ? "it does not say what it asks for; --bearer-env VARIABLE sends a token"
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
/* harmony export */   J: () => (/* binding */ OtherEra)
/* harmony export */ });
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
  vd: () => (/* binding */ proxyRefusal)
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
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `no connection to the server (${end.errorCode ?? "connection lost"})`);
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
    while (offered !== undefined) {
        tried.add(offered);
        const rpc = input.open();
        const answer = await ask(rpc, offered, input);
        if (answer !== "refused" && answer.kind === "result")
            return await accept(rpc, offered, answer.value, input);
        void rpc.close();
        throwIfModern(answer);
        offered = input.offer === undefined ? nextOffer(answer, tried) : undefined;
    }
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-failed", "the server refused to initialize at every protocol revision offered");
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
    return { rpc, caller: rpc, offered, revision, capabilities: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(capabilities) ? capabilities : {}, answeredAtMs };
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
    const capabilities = reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value) ? reply.value["capabilities"] : undefined;
    return {
        rpc,
        caller: new ModernCaller(rpc, tools, input.answer, input.nowMs),
        offered: revision,
        revision,
        capabilities: (0,json/* isJsonObject */.O)(capabilities) ? capabilities : {},
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

/***/ 5026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ walkPages)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
// Follows the cursors of one listing to its end, whatever the server does with them. Looks at the paging only, not at the items.


/**
 * Lists with `method` until no `nextCursor` comes. Any string is a cursor, the empty one too (2026-07-28,
 * server/utilities/pagination); null or another type makes the page invalid in every revision.
 * @param key member of the result that holds the entries, for example "tools"
 * @throws only the abort reason of `options.signal`
 */
async function walkPages(session, method, key, options) {
    const { maxPages, ...callOptions } = options;
    const pages = [];
    const items = [];
    const cursors = new Set();
    let cursor;
    for (;;) {
        if (pages.length >= maxPages)
            return { pages, items, end: "too-many-pages" };
        let reply;
        try {
            reply = await session.call(method, cursor === undefined ? undefined : { cursor }, callOptions);
        }
        catch (fault) {
            if (!(fault instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww))
                throw fault;
            return { pages, items, end: "fault", fault };
        }
        if (reply.kind === "error")
            return { pages, items, end: "error", errorCode: reply.code };
        const result = reply.value;
        const entries = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(result) ? result[key] : undefined;
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(result) || !Array.isArray(entries))
            return { pages, items, end: "invalid-page" };
        for (const value of entries)
            items.push({ page: pages.length, value });
        pages.push(result);
        const next = result["nextCursor"];
        if (next === undefined)
            return { pages, items, end: "complete" };
        if (typeof next !== "string")
            return { pages, items, end: "invalid-page" };
        if (cursors.has(next))
            return { pages, items, end: "stalled-cursor" };
        cursors.add(next);
        cursor = next;
    }
}


/***/ }),

/***/ 17124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ readTrendRecord),
/* harmony export */   p9: () => (/* binding */ trendPoints)
/* harmony export */ });
/* unused harmony export trendRecordOf */
/* harmony import */ var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71098);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
/* harmony import */ var _model_unfinished_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66390);
// A run's record in the history: made from a report, read back from a line. Touches no file.



const LABEL = /^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const SHA256 = /^[0-9a-f]{64}$/;
/** Longest name of a standard, in characters. */
const STANDARD_LIMIT = 64;
/**
 * The record of a run; null unless the whole battery ran, readiness was measured, and every case could be judged.
 * @param timestamp the time of the run's end, as `Date.prototype.toISOString` writes it
 */
function trendRecordOf(report, timestamp) {
    const { server, gate, readiness, manifest_sha256, measurement_profile, cases } = report;
    if (readiness === null || gate === null || manifest_sha256 === null)
        return null;
    if (cases.some(({ reason }) => isUnfinished(reason)))
        return null;
    return {
        timestamp,
        server,
        score: readiness.score,
        standard: readiness.standard,
        gate: { passed: gate.passed, total: gate.total },
        manifest_sha256,
        ...(measurement_profile === undefined ? {} : { measurement_profile }),
    };
}
/** Reads one line; the text says what is wrong with it and repeats nothing of it. Fields it does not know are left alone. */
function readTrendRecord(line) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return "a record is not valid JSON";
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value))
        return "a record is not a JSON object";
    const { timestamp, server, score, standard, gate, manifest_sha256: manifest, measurement_profile: profile } = value;
    if (typeof timestamp !== "string" || !TIMESTAMP.test(timestamp))
        return problem("timestamp");
    const at = Date.parse(timestamp);
    if (Number.isNaN(at))
        return problem("timestamp");
    if (typeof server !== "string" || !LABEL.test(server))
        return problem("server");
    if (!isCount(score) || score > 100)
        return problem("score");
    const isStandard = standard === null || (typeof standard === "string" && standard.length > 0 && standard.length <= STANDARD_LIMIT);
    if (!isStandard)
        return problem("standard");
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(gate) || !isCount(gate["passed"]) || !isCount(gate["total"]) || gate["passed"] > gate["total"])
        return problem("gate");
    if (typeof manifest !== "string" || !SHA256.test(manifest))
        return problem("manifest_sha256");
    if (profile !== undefined && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(profile))
        return problem("measurement_profile");
    return { record: value, at };
}
function problem(field) {
    return `a record has no valid ${field}`;
}
function isCount(value) {
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
/**
 * A server's runs compared each with the one before.
 * @param records oldest first
 */
function trendPoints(records) {
    return records.map((record, index) => {
        const { timestamp, score, standard, gate, manifest_sha256 } = record;
        const before = records[index - 1];
        const change = before === undefined ? "first" : changeBetween(before, record);
        const delta = change === "compared" && before !== undefined ? score - before.score : null;
        return { timestamp, score, standard, gate: { passed: gate.passed, total: gate.total }, manifest_sha256, change, delta };
    });
}
/** Scores are a movement only under the same standard and the same, known conditions; pass rates only of the same manifest. */
function changeBetween(before, after) {
    if (before.standard !== after.standard)
        return "standard-changed";
    if (after.standard === null)
        return before.manifest_sha256 === after.manifest_sha256 ? "compared" : "manifest-changed";
    const [a, b] = [before.measurement_profile, after.measurement_profile];
    if (a === undefined || b === undefined)
        return "profile-unknown";
    return (0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(a) === (0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(b) ? "compared" : "profile-changed";
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


/** Words that only a shell understands. */
const OPERATORS = new Set(["&&", "||", "|", ";", "&", ">", ">>", "<"]);
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
    const operator = words.find((word) => OPERATORS.has(word));
    if (operator !== undefined) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name}: ${operator} needs a shell, and none is used; give the server command alone, or: sh -c '...'`);
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ checkCommand)
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
// EXTERNAL MODULE: ./build/src/target/find-command.js
var find_command = __webpack_require__(38156);
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
    (outer.checkCommand ?? find_command/* checkCommand */.e)(command, { cwd, env, platform: outer.platform });
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
/* harmony export */   E3: () => (/* binding */ killAllNow),
/* harmony export */   G3: () => (/* binding */ addLive),
/* harmony export */   TQ: () => (/* binding */ killTreeNow),
/* harmony export */   XZ: () => (/* binding */ endAll),
/* harmony export */   j: () => (/* binding */ OWN_GROUP),
/* harmony export */   r7: () => (/* binding */ signalTree),
/* harmony export */   z6: () => (/* binding */ removeLive)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
// Every live server process of ours, and how to end one with all it started. The front ends call endAll and killAllNow on signals.


const WINDOWS = node_process__WEBPACK_IMPORTED_MODULE_1__.platform === "win32";
/** Whether servers get a process group of their own, so that one signal reaches everything they started. */
const OWN_GROUP = !WINDOWS;
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


/***/ })

};
