export const id = 6949;
export const ids = [6949];
export const modules = {

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
