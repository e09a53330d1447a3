export const id = 1750;
export const ids = [1750];
export const modules = {

/***/ 11750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   labelled: () => (/* binding */ labelled),
/* harmony export */   runScore: () => (/* binding */ runScore),
/* harmony export */   settingsOf: () => (/* binding */ settingsOf)
/* harmony export */ });
/* harmony import */ var _engine_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98069);
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
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74977);
/* harmony import */ var _waivers_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1116);
// `score`: the standard battery against one server, compared with declared floors. Renders and delivers nothing.
















/**
 * Scores the servers that were named, one after the other.
 * @param operands the server command and its arguments; empty with `--url` and `--config`
 * @throws UsageError when a target, the arguments file or skip rules are not usable
 */
async function runScore(values, operands, host) {
    const { servers, notes } = await (0,_targets_js__WEBPACK_IMPORTED_MODULE_8__/* .targetsOf */ .QR)(values, operands, host);
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
    const { readWaivers } = await Promise.all(/* import() */[__webpack_require__.e(3490), __webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(7738)]).then(__webpack_require__.bind(__webpack_require__, 67738));
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

/***/ 98069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ scoreTarget),
/* harmony export */   e: () => (/* binding */ withServer)
/* harmony export */ });
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44831);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36757);
/* harmony import */ var _session_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30593);
/* harmony import */ var _session_connector_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56568);




const LIMITED = "the server limits how often it is asked (HTTP 429 or 503): its limits are waited for, and no waiting counts in any latency";
/**
 * Scores one server under the standard. A server that cannot be measured yields a document that says so; its cause goes
 * to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
function scoreTarget(target, settings, host) {
    return withServer(target, settings, host, async (open, connecting) => {
        const { scoreOpen } = await __webpack_require__.e(/* import() */ 6644).then(__webpack_require__.bind(__webpack_require__, 36644));
        return scoreOpen(open, connecting, target, settings, host);
    });
}
/**
 * Opens what a run needs and closes all of it when the work is done or the run is interrupted.
 * @param work gets the first session as it is being opened, with the options of `first`
 */
async function withServer(target, settings, host, work, first = {}) {
    const budget = new _session_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .Budget */ ._(host.clock, settings.budgetSeconds, settings.maxRequests);
    let shutOut = () => undefined;
    const keptOut = new Promise((_, reject) => (shutOut = reject));
    keptOut.catch(() => undefined); // raced below; a server that shuts us out before that fails the connect as well
    const connector = (0,_session_connector_js__WEBPACK_IMPORTED_MODULE_3__/* .createConnector */ .U)(target, {
        clock: host.clock,
        budget,
        startTimeoutMs: settings.startTimeoutMs,
        callTimeoutMs: settings.callTimeoutMs ?? _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CALL_TIMEOUT_MS */ .MU,
        clientCapabilities: {},
        protocol: settings.protocol ?? "auto",
        clientInfo: { name: _model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .GENERATOR_NAME */ .y, version: _model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .GENERATOR_VERSION */ .R },
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


/***/ })

};
