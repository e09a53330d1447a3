"use strict";
exports.id = 6949;
exports.ids = [6949];
exports.modules = {

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

/***/ 16949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junitOf: () => (/* binding */ junitOf),
/* harmony export */   reportJunit: () => (/* binding */ reportJunit)
/* harmony export */ });
/* harmony import */ var xmlbuilder2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54697);
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52694);
/* harmony import */ var _lib_waived_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86219);
/* harmony import */ var _model_unfinished_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66390);
/* harmony import */ var _shared_grade_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99997);
/* harmony import */ var _shared_incomplete_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80040);
/* harmony import */ var _shared_lost_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(992);
// The report as JUnit XML for CI systems that show tests: one suite of manifest cases, one of readiness. No times: two renderings of one
// report are the same bytes. Every text is made printable first, so nothing that XML forbids can reach the document.







/** Longest text of one attribute or element, in characters. */
const TEXT_LIMIT = 2_000;
const reportJunit = {
    document: "probe-report",
    format: "junit",
    mediaType: "application/xml",
    render: (report) => junitOf([report]),
};
/** The reports of several servers as one document; each has suites of its own. */
function junitOf(reports) {
    const suites = reports.flatMap((report) => [...manifestSuites(report), ...readinessSuites(report)]);
    const root = (0,xmlbuilder2__WEBPACK_IMPORTED_MODULE_0__/* .create */ .vt)({ version: "1.0", encoding: "UTF-8" }).ele("testsuites", {
        name: "mcpeval",
        ...totals(suites.flatMap(({ tests }) => tests)),
    });
    for (const suite of suites)
        writeSuite(root, suite);
    return `${root.end({ prettyPrint: true })}\n`;
}
function manifestSuites(report) {
    if (report.gate === null)
        return [];
    const name = `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(report.server)}.manifest`;
    const tests = report.cases.map((one) => {
        const test = { className: `${name}.${one.probe}`, name: one.id };
        const reason = one.reason ?? "failed";
        if (one.passed)
            return test;
        if (one.not_applicable === true)
            return { ...test, ending: { as: "skipped", message: reason } };
        const waiver = (0,_lib_waived_js__WEBPACK_IMPORTED_MODULE_6__/* .caseWaiver */ .fh)(report.waivers, one);
        if (waiver !== undefined && !(0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnfinished */ .b)(one.reason))
            return { ...test, ending: { as: "skipped", message: `waived: ${waiver.because}` } };
        const bound = one.detail === null ? "" : `: ${one.detail.bound} ${one.detail.observed} > ${one.detail.limit}`;
        const as = (0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnfinished */ .b)(one.reason) ? "error" : "failure";
        return { ...test, ending: { as, type: reason, message: `${reason}${bound}`, ...(one.hint === null ? {} : { text: one.hint }) } };
    });
    return [{ name, properties: [], tests, output: [] }];
}
function readinessSuites(report) {
    const { readiness, readiness_error, readiness_gate, advisory_gate } = report;
    if (readiness === null && readiness_error === undefined)
        return [];
    const name = `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(report.server)}.readiness`;
    const measured = { className: name, name: "measured", ...(readiness === null ? { ending: notMeasured(readiness_error) } : {}) };
    const floors = readiness_gate === undefined ? [] : floorTests(name, readiness_gate, readiness !== null);
    const advisories = advisory_gate === undefined
        ? []
        : [
            {
                className: name,
                name: `no advisory of ${advisory_gate.fail_on.join(", ")}`,
                ...(advisory_gate.passed ? {} : { ending: { as: "failure", type: "advisory", message: "a declared advisory was found" } }),
            },
        ];
    return [
        {
            name,
            properties: readiness === null
                ? []
                : [
                    ["standard", readiness.standard],
                    ["readiness", String(readiness.score)],
                    ...readiness.areas.map(({ name: area, score }) => [`area.${area}`, String(score)]),
                    ...(report.discoverability === undefined ? [] : [["grade", report.discoverability.grade]]),
                ],
            tests: [measured, ...floors, ...gradeTests(name, report), ...advisories, ...waiverTests(name, report.waivers)],
            output: readiness === null ? [] : lostOutput(report, readiness),
        },
    ];
}
function notMeasured(code = "unknown") {
    return { as: "error", type: code, message: `readiness was not measured: ${code}`, text: (0,_shared_incomplete_js__WEBPACK_IMPORTED_MODULE_4__/* .incompleteSentence */ .i)(code) ?? "" };
}
/** A waiver that covers nothing fails the run, so it fails a test. */
function waiverTests(name, waivers) {
    return (waivers ?? [])
        .filter(({ state }) => state !== "unused")
        .map(({ kind, subject, owner, expires, state }) => ({
        className: `${name}.waiver`,
        name: `waiver of ${kind} ${subject} (${owner}, until ${expires})`,
        ...(state === "applied" ? {} : { ending: { as: "failure", type: "waiver", message: `the waiver is ${state}` } }),
    }));
}
function floorTests(name, gate, isMeasured) {
    const declared = [...(gate.min_readiness === null ? [] : [["readiness", gate.min_readiness]]), ...Object.entries(gate.min_area)];
    return declared.map(([subject, floor]) => {
        const short = gate.shortfalls.find((one) => one.subject === subject);
        const test = { className: `${name}.floor`, name: `${subject} >= ${floor}` };
        if (short !== undefined) {
            return { ...test, ending: { as: "failure", type: "floor", message: `${subject} is ${short.observed}, the floor is ${floor}` } };
        }
        return isMeasured ? test : { ...test, ending: { as: "error", type: "floor", message: "there is no score to compare" } };
    });
}
/** One test of the grade that was demanded; a grade that could not be judged is no failure of the server's. */
function gradeTests(name, report) {
    const { grade_gate: gate, discoverability } = report;
    if (gate === undefined)
        return [];
    const missed = (0,_shared_grade_js__WEBPACK_IMPORTED_MODULE_3__/* .missedGrade */ .JR)(report);
    const as = discoverability === undefined ? "error" : "failure";
    const ending = missed === null ? {} : { ending: { as, type: "floor", message: missed } };
    return [{ className: `${name}.floor`, name: `grade >= ${gate.min_grade}`, ...ending }];
}
/** Every lost point, each hint once. */
function lostOutput({ waivers }, readiness) {
    const hinted = new Set();
    return readiness.areas.flatMap(({ checks }) => checks.flatMap((check) => {
        const line = `lost ${(0,_shared_lost_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .lostFields */ .S$)(check, (0,_lib_waived_js__WEBPACK_IMPORTED_MODULE_6__/* .checkWaiver */ .p9)(waivers, check))}`;
        if (hinted.has(check.reason))
            return [line];
        hinted.add(check.reason);
        return [line, `  ${(0,_shared_lost_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .hintText */ .dx)(check.hint)}`];
    }));
}
function totals(tests) {
    const count = (as) => String(tests.filter(({ ending }) => ending?.as === as).length);
    return { tests: String(tests.length), failures: count("failure"), errors: count("error"), skipped: count("skipped") };
}
function writeSuite(root, { name, properties, tests, output }) {
    const suite = root.ele("testsuite", { name: safe(name), ...totals(tests) });
    if (properties.length > 0) {
        const list = suite.ele("properties");
        for (const [key, value] of properties)
            list.ele("property", { name: safe(key), value: safe(value) });
    }
    for (const { className, name: testName, ending } of tests) {
        const test = suite.ele("testcase", { classname: safe(className), name: safe(testName) });
        if (ending === undefined)
            continue;
        const { as, type, message, text } = ending;
        const element = test.ele(as, { ...(type === undefined ? {} : { type: safe(type) }), message: safe(message) });
        if (text !== undefined && text !== "")
            element.txt(safe(text));
    }
    if (output.length > 0)
        suite.ele("system-out").txt(output.join("\n"));
}
function safe(text) {
    return (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text, TEXT_LIMIT);
}


/***/ }),

/***/ 99997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ measuredText),
/* harmony export */   JR: () => (/* binding */ missedGrade),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   zd: () => (/* binding */ unverifiedText)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
// The grade of the ten criteria in words: what every form of a report says of it, once.

/** Longest text taken from a document, in characters. */
const TEXT_LIMIT = 500;
/** Criteria of one outcome, in order. */
function criteriaOf({ criteria }, outcome) {
    return criteria.filter((one) => one.outcome === outcome);
}
/** Ids of criteria that could not be seen, in one phrase: `unverified C7, C10`; none where all were. */
function unverifiedText(discoverability) {
    const ids = criteriaOf(discoverability, "unverified").map(({ id }) => id);
    return ids.length === 0 ? [] : [`unverified ${ids.join(", ")}`];
}
/** `2, limit 6`, or the empty text where the criterion measured nothing. */
function measuredText({ observed, limit }) {
    const known = [...(observed === null ? [] : [`observed ${observed}`]), ...(limit === null ? [] : [`limit ${limit}`])];
    return known.join(", ");
}
/**
 * One line on a grade that misses its floor, for example "grade B, floor A: C5 Safety annotation presence: declare ...". Null where the
 * floor is met, or none was declared.
 */
function missedGrade({ discoverability, grade_gate: gate }) {
    if (gate === undefined || gate.passed)
        return null;
    if (discoverability === undefined)
        return `grade not judged, floor ${gate.min_grade}`;
    const told = (prefix, one) => `${prefix}${one.id} ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(one.title, TEXT_LIMIT)}${one.hint === null ? "" : `: ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(one.hint, TEXT_LIMIT)}`}`;
    const failed = criteriaOf(discoverability, "failed").map((one) => told("", one));
    // What a failure hides has no fix of its own.
    const unverified = criteriaOf(discoverability, "unverified").filter(({ reason }) => reason !== "discoverability-not-seen");
    const why = [...failed, ...unverified.map((one) => told("unverified ", one))];
    return `grade ${discoverability.grade}, floor ${gate.min_grade}${why.length === 0 ? "" : `: ${why.join(". ")}`}`;
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


/***/ })

};
;