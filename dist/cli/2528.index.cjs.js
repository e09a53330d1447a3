"use strict";
exports.id = 2528;
exports.ids = [2528,2352];
exports.modules = {

/***/ 2352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportResult: () => (/* binding */ reportResult)
/* harmony export */ });
/* harmony import */ var _options_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33489);

/**
 * The result that front ends render.
 * @param manifest the manifest, where it was read already
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
async function reportResult(values, document, host, manifest) {
    const format = (0,_options_format_js__WEBPACK_IMPORTED_MODULE_0__/* .outputFormat */ .B$)(values);
    const places = format === "sarif" ? await (await __webpack_require__.e(/* import() */ 6252).then(__webpack_require__.bind(__webpack_require__, 76252))).placesOf(values, document, host, manifest) : undefined;
    const history = format === "html" ? await (await __webpack_require__.e(/* import() */ 9564).then(__webpack_require__.bind(__webpack_require__, 79564))).historyFor(document.server, host) : [];
    return { kind: "probe-report", document, places, history };
}


/***/ }),

/***/ 82528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReport: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74041);
/* harmony import */ var _source_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48330);
/* harmony import */ var _read_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97592);
/* harmony import */ var _report_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2352);
/* harmony import */ var _waivers_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1116);
// `report`: renders a report again without running a server. Its verdict is the report's own.






/**
 * @param operands the report's file, or `-` for standard input
 * @throws UsageError when it is no report, or a file that is named beside it cannot be used
 */
async function runReport(values, operands, host) {
    const [path] = operands;
    if (path === undefined)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("name the report: its file, or - for standard input");
    (0,_source_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSource */ .A)(values);
    const read = await (0,_read_document_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u)(path, host.files);
    const [document = read.report] = (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_5__/* .underWaivers */ .M)([read.report], await (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_5__/* .waiversOf */ .R)(values, host.files), host);
    const version1 = read.version === 1 ? { version1: { passRate: read.passRate, original: read.original } } : {};
    return { document: { ...(await (0,_report_result_js__WEBPACK_IMPORTED_MODULE_4__.reportResult)(values, document, host)), ...version1 }, verdict: (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .V)(document) };
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
;