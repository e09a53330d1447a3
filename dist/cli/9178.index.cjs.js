"use strict";
exports.id = 9178;
exports.ids = [9178,9564];
exports.modules = {

/***/ 79564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   historyFor: () => (/* binding */ historyFor),
/* harmony export */   recordRun: () => (/* binding */ recordRun),
/* harmony export */   serverHistories: () => (/* binding */ serverHistories)
/* harmony export */ });
/* harmony import */ var _store_home_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91688);
/* harmony import */ var _store_trend_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17124);


/** Runs that an HTML report shows. */
const SHOWN_RUNS = 30;
/** Appends the run to the history where it is a full one; a history that cannot be written is a notice and no more. */
async function recordRun(report, host) {
    const record = (0,_store_trend_record_js__WEBPACK_IMPORTED_MODULE_1__/* .trendRecordOf */ .Ex)(report, new Date().toISOString());
    const home = (0,_store_home_js__WEBPACK_IMPORTED_MODULE_0__/* .storeHome */ .h)(host);
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
    const home = (0,_store_home_js__WEBPACK_IMPORTED_MODULE_0__/* .storeHome */ .h)(host);
    if (home === null)
        return null;
    const { readTrends } = await Promise.all(/* import() */[__webpack_require__.e(3648), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 70544));
    // One more than shown: the oldest one shown has a run before it as well.
    const history = await readTrends(home, last + 1);
    return [...history].map(([server, records]) => ({ server, points: (0,_store_trend_record_js__WEBPACK_IMPORTED_MODULE_1__/* .trendPoints */ .p9)(records).slice(-last) }));
}
/** The runs that an HTML report of this server shows; a history that cannot be read leaves them out, with a notice. */
async function historyFor(server, host) {
    try {
        return (await serverHistories(host, SHOWN_RUNS))?.find((one) => one.server === server)?.points ?? [];
    }
    catch (error) {
        host.progress.note(`the report shows no history: ${error instanceof Error ? error.message : String(error)}`);
        return [];
    }
}


/***/ }),

/***/ 49178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTrends: () => (/* binding */ runTrends)
/* harmony export */ });
/* harmony import */ var _engine_open_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83634);
/* harmony import */ var _model_documents_schema_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2202);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70348);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79564);
// `trends`: the recorded history of readiness, server by server. Reads the journal under MCPEVAL_HOME; measures nothing.





/**
 * Shows at most `--last` runs of each server.
 * @throws UsageError when there is no home, or the history cannot be read
 */
async function runTrends(values, _operands, host) {
    const histories = await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__.serverHistories)(host, (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberValue */ .Vg)(values, "last") ?? 10);
    if (histories === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb("no folder for the history is known here; set MCPEVAL_HOME");
    const document = { schema: _model_documents_schema_names_js__WEBPACK_IMPORTED_MODULE_4__/* .TRENDS_SCHEMA */ .hO, generator: _engine_open_run_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATOR */ ._, servers: histories };
    return { document: { kind: "trends", document }, verdict: "ok" };
}


/***/ }),

/***/ 83634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ GENERATOR)
/* harmony export */ });
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36757);

/** How reports name the evaluator. */
const GENERATOR = { name: _model_version_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATOR_NAME */ .y, version: _model_version_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATOR_VERSION */ .R };


/***/ }),

/***/ 71098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _encode_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22358);

/** Compact JSON with object keys sorted by UTF-16 code unit at every level; any depth. */
function canonicalJson(value) {
    return (0,_encode_json_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeJson */ .Pr)(value, true, { sortKeys: true, enter: () => true });
}


/***/ }),

/***/ 23459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ conditionsOf)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71098);
// The conditions of a measurement as one text: equal texts are equal conditions. Compares nothing itself.

/**
 * The text of a measurement profile; null where it says nothing, since conditions nobody knows equal no others.
 * Fields this version does not know count: a condition nobody compared is no equal condition.
 */
function conditionsOf(profile) {
    return profile === undefined || Object.keys(profile).length === 0 ? null : (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(profile);
}


/***/ }),

/***/ 22358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   Pr: () => (/* binding */ encodeJson),
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
/** Compact JSON of a value of any depth, keys in the order received: JSON.stringify, which overflows the stack on deep values. */
function compactJson(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        // Only nesting deeper than the call stack ends here; the iterative encoder spells the same text, slower.
        if (!(error instanceof RangeError))
            throw error;
        return encodeJson(value, true, { sortKeys: false, enter: () => true });
    }
}
/** Order of strings by UTF-16 code unit: the same on every machine, whatever its locale. */
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 2202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ REPORT_SCHEMA),
/* harmony export */   GX: () => (/* binding */ COMPARISON_SCHEMA),
/* harmony export */   Ko: () => (/* binding */ DOCTOR_SCHEMA),
/* harmony export */   YD: () => (/* binding */ DIFF_SCHEMA),
/* harmony export */   dq: () => (/* binding */ REPORT_V1_SCHEMA),
/* harmony export */   hO: () => (/* binding */ TRENDS_SCHEMA)
/* harmony export */ });
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

/***/ 36757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GENERATOR_NAME),
  R: () => (/* binding */ GENERATOR_VERSION)
});

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"UU":"mcpeval","rE":"0.1.0"}');
;// CONCATENATED MODULE: ./build/src/model/version.js
// The one place that knows the evaluator's version: package.json, inlined by the bundler.

/** The evaluator's name, as reports and handshakes spell it. */
const GENERATOR_NAME = package_namespaceObject.UU;
/** The evaluator's version (SemVer), part of every measurement profile. */
const GENERATOR_VERSION = package_namespaceObject.rE;


/***/ }),

/***/ 17124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ trendRecordOf),
/* harmony export */   FG: () => (/* binding */ readTrendRecord),
/* harmony export */   p9: () => (/* binding */ trendPoints)
/* harmony export */ });
/* harmony import */ var _lib_conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23459);
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
    const [a, b] = [(0,_lib_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .conditionsOf */ .y)(before.measurement_profile), (0,_lib_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .conditionsOf */ .y)(after.measurement_profile)];
    if (a === null || b === null)
        return "profile-unknown";
    return a === b ? "compared" : "profile-changed";
}


/***/ })

};
;