"use strict";
exports.id = 1750;
exports.ids = [1750];
exports.modules = {

/***/ 11750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   labelled: () => (/* binding */ labelled),
/* harmony export */   runScore: () => (/* binding */ runScore),
/* harmony export */   settingsOf: () => (/* binding */ settingsOf)
/* harmony export */ });
/* harmony import */ var _engine_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51075);
/* harmony import */ var _model_exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20423);
/* harmony import */ var _model_revisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29605);
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44831);
/* harmony import */ var _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7033);
/* harmony import */ var _options_advisories_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52093);
/* harmony import */ var _options_floors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83081);
/* harmony import */ var _options_label_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(84250);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(70348);
/* harmony import */ var _report_advisory_gate_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92521);
/* harmony import */ var _report_floors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6397);
/* harmony import */ var _report_grade_gate_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20891);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74041);
/* harmony import */ var _source_check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48330);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83386);
/* harmony import */ var _waivers_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1116);
// `score`: the standard battery against one server, compared with declared floors. Renders and delivers nothing.
















/**
 * Scores the servers that were named, one after the other.
 * @param operands the server command and its arguments; empty with `--url` and `--config`
 * @throws UsageError when a target, the arguments file or skip rules are not usable
 */
async function runScore(values, operands, host) {
    const { servers, notes } = await (0,_targets_js__WEBPACK_IMPORTED_MODULE_8__.targetsOf)(values, operands, host);
    const settings = await settingsOf(values, host);
    (0,_source_check_js__WEBPACK_IMPORTED_MODULE_7__/* .checkSource */ .A)(values);
    const waivers = await (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_9__/* .waiversOf */ .R)(values, host.files);
    for (const note of notes)
        host.progress.note(note);
    const documents = [];
    for (const { label, target } of servers) {
        if (host.signal.aborted && documents.length > 0)
            break;
        const named = servers.length === 1 ? host : { ...host, progress: labelled(host.progress, label) };
        const { document, areasWithoutLatency } = await (0,_engine_run_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreTarget */ .G)(target, { ...settings, server: label }, named);
        const floored = (0,_report_floors_js__WEBPACK_IMPORTED_MODULE_10__/* .applyFloors */ .C)(document, (0,_options_floors_js__WEBPACK_IMPORTED_MODULE_11__/* .declaredFloors */ .m4)(values) ?? {}, areasWithoutLatency ?? {});
        documents.push((0,_report_grade_gate_js__WEBPACK_IMPORTED_MODULE_12__/* .applyGradeFloor */ .e)((0,_report_advisory_gate_js__WEBPACK_IMPORTED_MODULE_13__/* .applyAdvisoryGate */ .$)(floored, (0,_options_advisories_js__WEBPACK_IMPORTED_MODULE_5__/* .advisoryChoice */ .N)(values).failOn), (0,_options_floors_js__WEBPACK_IMPORTED_MODULE_11__/* .gradeFloor */ .gW)(values)));
    }
    const settled = (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_9__/* .underWaivers */ .M)(documents, waivers, host);
    const { reportResult } = await __webpack_require__.e(/* import() */ 2352).then(__webpack_require__.bind(__webpack_require__, 2352));
    const reports = await Promise.all(settled.map((document) => reportResult(values, document, host)));
    const verdict = (0,_model_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .worst */ .QZ)(settled.map(_report_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictOf */ .V));
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
    const argumentsFile = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .textValue */ .v8)(values, "arguments");
    const advisories = (0,_options_advisories_js__WEBPACK_IMPORTED_MODULE_5__/* .advisoryChoice */ .N)(values);
    return {
        server: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .textValue */ .v8)(values, "server") ?? (0,_options_label_js__WEBPACK_IMPORTED_MODULE_15__/* .labelFrom */ .VK)(host.cwd),
        confirmReadOnly: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .isGiven */ .qR)(values, "confirm-read-only"),
        skipTools: [...new Set((0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .listValue */ .a3)(values, "skip-tool"))],
        overrides: argumentsFile === undefined ? null : await overridesOf(argumentsFile, host),
        startTimeoutMs: ((0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .numberValue */ .Vg)(values, "start-timeout") ?? _model_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .START_TIMEOUT_SECONDS */ .$H) * 1_000,
        protocol: (0,_model_revisions_js__WEBPACK_IMPORTED_MODULE_2__/* .protocolMode */ .c_)((0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .textValue */ .v8)(values, "protocol")) ?? "auto",
        budgetSeconds: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .numberValue */ .Vg)(values, "budget-seconds") ?? _model_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_SECONDS */ .AM,
        maxRequests: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .numberValue */ .Vg)(values, "max-requests") ?? _model_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET_REQUESTS */ .Tk,
        spares: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_14__/* .numberValue */ .Vg)(values, "spares") ?? 0,
        advisories: (0,_model_advisory_names_js__WEBPACK_IMPORTED_MODULE_4__/* .wantedAdvisories */ .jX)(advisories.level, advisories.failOn),
        grade: (0,_options_floors_js__WEBPACK_IMPORTED_MODULE_11__/* .wantsGrade */ .Nh)(values),
    };
}
async function overridesOf(file, { files }) {
    const { readArguments } = await __webpack_require__.e(/* import() */ 1831).then(__webpack_require__.bind(__webpack_require__, 71831));
    return readArguments(file, files);
}


/***/ }),

/***/ 48330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checkSource)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _options_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33489);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70348);
// Whether a `--source` folder would be of any use; asked before a server starts.



/** Refuses, before anything runs, a `--source` that no form makes use of. @throws UsageError */
function checkSource(values) {
    if ((0,_options_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textValue */ .v8)(values, "source") !== undefined && (0,_options_format_js__WEBPACK_IMPORTED_MODULE_1__/* .outputFormat */ .B$)(values) !== "sarif") {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("--source places the results of SARIF; add --format sarif");
    }
}


/***/ }),

/***/ 1116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ underWaivers),
  R: () => (/* binding */ waiversOf)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/waivers-file.js
var waivers_file = __webpack_require__(48917);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/lib/round.js
var round = __webpack_require__(35581);
// EXTERNAL MODULE: ./build/src/lib/waived.js
var waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/model/unfinished.js
var unfinished = __webpack_require__(66390);
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
    const waivers = declared.map((waiver) => judged(waiver, document, today));
    return creditFloors({ ...rest, waivers, cases });
}
function judged(waiver, document, today) {
    // ISO dates of one length compare as text.
    if (waiver.expires < today)
        return { ...waiver, state: "expired", covers: 0 };
    const probe = { ...waiver, state: "applied", covers: 0 };
    const checks = (document.readiness?.areas ?? []).flatMap((area) => area.checks.filter((check) => (0,waived/* namesCheck */.Nk)(probe, check)));
    const cases = document.cases.filter((one) => isWaivable(one) && (0,waived/* namesCase */.Z5)(probe, one));
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
        return Math.min(100, (0,round/* roundHalfAwayFromZero */.E)(observed + earned)) < floor;
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
            if (check.gain === undefined || (excludeLatency && isLatency) || (0,waived/* checkWaiver */.p9)(waivers, check) === undefined)
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
    const named = (0,options_values/* textValue */.v8)(values, "waivers");
    if (named !== undefined)
        return read(await files.readText(named, MAX_BYTES), named);
    const text = await files.readText(waivers_file/* DEFAULT_WAIVERS */.y, MAX_BYTES).catch((error) => {
        if (error instanceof errors/* UsageError */.eb && /: no such file\b/.test(error.message))
            return null;
        throw error;
    });
    return text === null ? null : read(text, waivers_file/* DEFAULT_WAIVERS */.y);
}
async function read(text, file) {
    const { readWaivers } = await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(2668), __webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(7738)]).then(__webpack_require__.bind(__webpack_require__, 67738));
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


/***/ }),

/***/ 51075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ scoreTarget),
  e: () => (/* binding */ withServer)
});

// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __webpack_require__(36757);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
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
// EXTERNAL MODULE: ./build/src/model/json.js
var model_json = __webpack_require__(8653);
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
    const { openStdio } = await __webpack_require__.e(/* import() */ 7589).then(__webpack_require__.bind(__webpack_require__, 97589));
    return { open: () => openStdio(target, clock), close: () => undefined };
}
async function loadHttp(target, clock) {
    const { httpOpener } = await Promise.all(/* import() */[__webpack_require__.e(9682), __webpack_require__.e(8143)]).then(__webpack_require__.bind(__webpack_require__, 58143));
    const opener = await httpOpener(target, clock);
    if (target.oauth === undefined)
        return opener;
    const { authorizedOpener } = await Promise.all(/* import() */[__webpack_require__.e(6786), __webpack_require__.e(9738), __webpack_require__.e(6836)]).then(__webpack_require__.bind(__webpack_require__, 26836));
    return authorizedOpener(opener, target, target.oauth, clock);
}
function interrupted() {
    return new errors/* Incomplete */.nd("interrupted", "the run was interrupted before the server answered initialize");
}

;// CONCATENATED MODULE: ./build/src/engine/run.js




const LIMITED = "the server limits how often it is asked (HTTP 429 or 503): its limits are waited for, and no waiting counts in any latency";
/**
 * Scores one server under the standard. A server that cannot be measured yields a document that says so; its cause goes
 * to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
function scoreTarget(target, settings, host) {
    return withServer(target, settings, host, async (open, connecting) => {
        const { scoreOpen } = await Promise.all(/* import() */[__webpack_require__.e(4004), __webpack_require__.e(8944)]).then(__webpack_require__.bind(__webpack_require__, 64004));
        return scoreOpen(open, connecting, target, settings, host);
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
        clientInfo: { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R },
        onUnauthorized: shutOut,
        onLimited: () => host.progress.note(LIMITED),
    });
    const closeAll = () => void connector.close();
    host.signal.addEventListener("abort", closeAll, { once: true });
    // Before anything else: the server's start is what the run waits for.
    const connecting = connector.connect(first);
    connecting.catch(() => undefined);
    if (settings.spares > 0)
        connector.prewarm(1);
    let validator;
    try {
        host.progress.update("starting the server");
        // What comes next loads while the server starts or answers, so its process or the first request must be under way by then.
        await host.clock.sleep(0);
        const { openValidator } = await Promise.all(/* import() */[__webpack_require__.e(6623), __webpack_require__.e(3358), __webpack_require__.e(1839)]).then(__webpack_require__.bind(__webpack_require__, 1839));
        validator = openValidator(host.workerModule, budget, host.clock);
        return await work({ budget, connector, validator, keptOut }, connecting);
    }
    finally {
        host.progress.stop();
        host.signal.removeEventListener("abort", closeAll);
        await Promise.all([connector.close(), validator?.close()]);
    }
}


/***/ }),

/***/ 35581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ roundHalfAwayFromZero)
/* harmony export */ });
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

/***/ 66390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isUnfinished),
/* harmony export */   u: () => (/* binding */ UNFINISHED_REASONS)
/* harmony export */ });
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
        hint: "no usable answer came, or no connection was agreed on, so the case could not be judged; `mcpeval doctor` shows what the server answers: send one JSON-RPC reply per request, on stdout nothing else, and over HTTP a 2xx status with it",
    },
    "gate-auth-required": {
        hint: "the server wants credentials (HTTP 401 or 403) where this case asks it, so it could not be judged; pass them with MCPEVAL_HTTP_AUTHORIZATION, --bearer-env, --header-env or the --oauth options",
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

/***/ 52093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ advisoryChoice)
/* harmony export */ });
/* harmony import */ var _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7033);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70348);
// Advisories as the options spell them: the level looked for, and the ids that fail a run. Judging is no business of this file.


/** The choice the options make. The values must have been read without problems. */
function advisoryChoice(values) {
    const named = new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listValue */ .a3)(values, "fail-on-advisory").map((item) => item.trim()));
    const level = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textValue */ .v8)(values, "advisories");
    return {
        level: _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ADVISORY_LEVELS */ .eY.find((known) => known === level) ?? "wire",
        failOn: _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ADVISORY_IDS */ .nm.filter((id) => named.has(id)),
    };
}


/***/ }),

/***/ 92521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ applyAdvisoryGate)
/* harmony export */ });
/**
 * The document with its `advisory_gate`; the document itself when nothing was declared.
 * Without a list of advisories (not measured) the gate is not passed.
 * @param failOn declared ids, in report order
 */
function applyAdvisoryGate(document, failOn) {
    if (failOn.length === 0)
        return document;
    const declared = new Set(failOn);
    const { advisories, advisory_gate: _replaced, discoverability, cases, ...rest } = document;
    const passed = document.readiness !== null && advisories !== undefined && !advisories.some(({ id }) => declared.has(id));
    return {
        ...rest,
        ...(advisories === undefined ? {} : { advisories }),
        advisory_gate: { fail_on: [...failOn], passed },
        ...(discoverability === undefined ? {} : { discoverability }),
        cases,
    };
}


/***/ }),

/***/ 6397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ applyFloors)
/* harmony export */ });
/* unused harmony export hasFloors */
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


/***/ }),

/***/ 20891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ applyGradeFloor)
/* harmony export */ });
/* harmony import */ var _model_discoverability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43512);
// Compares a report's grade with the one that was demanded. Changes no score; the front end decides the exit code.

/**
 * The document with its `grade_gate`; the document itself when no grade was demanded. Without a grade (not measured) it is not passed.
 * @param floor the worst grade that passes
 */
function applyGradeFloor(document, floor) {
    if (floor === null)
        return document;
    const { discoverability, grade_gate: _replaced, waivers, cases, ...rest } = document;
    const passed = discoverability !== undefined && document.readiness !== null && (0,_model_discoverability_js__WEBPACK_IMPORTED_MODULE_0__/* .reaches */ .O6)(discoverability.grade, floor);
    return {
        ...rest,
        ...(discoverability === undefined ? {} : { discoverability }),
        grade_gate: { min_grade: floor, passed },
        ...(waivers === undefined ? {} : { waivers }),
        cases,
    };
}


/***/ }),

/***/ 74041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictOf)
/* harmony export */ });
/* harmony import */ var _lib_waived_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86219);
/* harmony import */ var _model_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20423);
/* harmony import */ var _model_unfinished_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66390);



/**
 * A failing case under a waiver fails nothing; a waiver that is stale or expired does.
 * Incomplete where readiness was asked for and is missing, a case could not be judged, or no case applied at all; red where a case
 * failed, a floor or a demanded grade was missed, or a declared advisory was found; else ok.
 */
function verdictOf(report) {
    const { cases, gate, readiness, readiness_error, readiness_gate, advisory_gate, grade_gate } = report;
    const isReadinessMissing = readiness === null && (gate === null || readiness_error !== undefined);
    const isNothingJudged = gate !== null && gate.total === 0 && cases.length > 0;
    const isUnjudged = cases.some(({ reason }) => (0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnfinished */ .b)(reason));
    const failing = cases.filter(({ passed, not_applicable }) => !passed && not_applicable !== true);
    // Counted, so that a document whose gate and cases disagree is red.
    const waived = failing.filter((one) => !(0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnfinished */ .b)(one.reason) && (0,_lib_waived_js__WEBPACK_IMPORTED_MODULE_2__/* .caseWaiver */ .fh)(report.waivers, one) !== undefined).length;
    const isGateRed = gate !== null && gate.passed + waived < gate.total;
    const isWaiverRed = report.waivers?.some(({ state }) => state === "stale" || state === "expired") ?? false;
    const isFloorMissed = readiness_gate?.passed === false || grade_gate?.passed === false;
    const isRed = isGateRed || isWaiverRed || isFloorMissed || advisory_gate?.passed === false;
    return (0,_model_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .QZ)([isReadinessMissing || isNothingJudged || isUnjudged ? "incomplete" : "ok", isRed ? "red" : "ok"]);
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


/***/ })

};
;