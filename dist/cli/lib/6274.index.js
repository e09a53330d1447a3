export const id = 6274;
export const ids = [6274];
export const modules = {

/***/ 16456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CR: () => (/* binding */ historyFor),
  vj: () => (/* binding */ recordRun),
  ud: () => (/* binding */ serverHistories)
});

// EXTERNAL MODULE: ./build/src/options/format.js
var format = __webpack_require__(33489);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/store/home.js
// Where mcpeval keeps what outlives a run. Decides paths only; opens nothing and reads the environment it is given.

/**
 * The folder for journals and caches: MCPEVAL_HOME, else `mcpeval` in the platform's folder for application data
 * (XDG Base Directory Specification; Application Support; LocalAppData). Null where the environment names no home at all.
 */
function storeHome({ env, cwd, platform }) {
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
    const record = (0,trend_record/* trendRecordOf */.Ex)(report, new Date().toISOString());
    const home = storeHome(host);
    if (record === null || home === null)
        return;
    try {
        const { recordTrend } = await Promise.all(/* import() */[__webpack_require__.e(3648), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 70544));
        await recordTrend(home, record);
    }
    catch (error) {
        const { code } = error;
        host.progress.note(`this run is missing in the history: ${home} could not be written (${code ?? "unknown cause"}); --no-history records none`);
    }
}
/** The last runs of each server, compared with the ones before; null where no home is known. @throws UsageError */
async function serverHistories(host, last) {
    const home = storeHome(host);
    if (home === null)
        return null;
    const { readTrends } = await Promise.all(/* import() */[__webpack_require__.e(3648), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 70544));
    // One more than shown: the oldest one shown has a run before it as well.
    const history = await readTrends(home, last + 1);
    return [...history].map(([server, records]) => ({ server, points: (0,trend_record/* trendPoints */.p9)(records).slice(-last) }));
}
/** The runs that an HTML report of this server shows; a history that cannot be read leaves them out, with a notice. */
async function historyFor(values, server, host) {
    if ((0,format/* outputFormat */.B$)(values) !== "html")
        return [];
    try {
        return (await serverHistories(host, SHOWN_RUNS))?.find((one) => one.server === server)?.points ?? [];
    }
    catch (error) {
        host.progress.note(`the report shows no history: ${error instanceof Error ? error.message : String(error)}`);
        return [];
    }
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
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16456);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76252);
/* harmony import */ var _read_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42439);
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
    (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSource */ .A)(values);
    const read = await (0,_read_document_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u)(path, host.files);
    const [document = read.report] = (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_5__/* .underWaivers */ .M)([read.report], await (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_5__/* .waiversOf */ .R)(values, host.files), host);
    const places = await (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .e)(values, document, host);
    const version1 = read.version === 1 ? { version1: { passRate: read.passRate, original: read.original } } : {};
    return {
        document: { kind: "probe-report", document, places, history: await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyFor */ .CR)(values, document.server, host), ...version1 },
        verdict: (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .V)(document),
    };
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

/***/ 17124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ trendRecordOf),
/* harmony export */   FG: () => (/* binding */ readTrendRecord),
/* harmony export */   p9: () => (/* binding */ trendPoints)
/* harmony export */ });
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
    if (cases.some(({ reason }) => (0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnfinished */ .b)(reason)))
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


/***/ })

};
