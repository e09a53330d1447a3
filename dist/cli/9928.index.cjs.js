"use strict";
exports.id = 9928;
exports.ids = [9928];
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

/***/ 89928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportText: () => (/* binding */ reportText)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/lib/waived.js
var waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/model/unfinished.js
var unfinished = __webpack_require__(66390);
// EXTERNAL MODULE: ./build/src/render/shared/cases.js
var shared_cases = __webpack_require__(51183);
// EXTERNAL MODULE: ./build/src/render/shared/incomplete.js
var incomplete = __webpack_require__(80040);
// EXTERNAL MODULE: ./build/src/render/shared/lost-lines.js
var lost_lines = __webpack_require__(992);
// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var numbers = __webpack_require__(9436);
// EXTERNAL MODULE: ./build/src/render/shared/palette.js
var palette = __webpack_require__(83265);
// EXTERNAL MODULE: ./build/src/render/shared/session-cost.js
var session_cost = __webpack_require__(57818);
;// CONCATENATED MODULE: ./build/src/render/report/text-advisories.js
// The advisories of a report as text lines: one a finding, its hint under it, and the verdict where some were declared to fail.

/** Longest hint printed, in characters. */
const HINT_LIMIT = 2_000;
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
        ...(brief ? [] : [`    ${palette.dim(`hint: ${(0,lib_escape/* printable */.g$)(one.hint, HINT_LIMIT)}`)}`]),
    ];
}
function gateLine({ server, readiness, advisory_gate: gate }, palette) {
    if (gate === undefined)
        return [];
    const verdict = gate.passed ? palette.green("passed") : palette.red(readiness === null ? "not looked for" : "failed");
    return [`${(0,lib_escape/* fieldValue */.ag)(server)} advisories ${verdict} ${gate.fail_on.map(lib_escape/* fieldValue */.ag).join(" ")}`];
}

// EXTERNAL MODULE: ./build/src/render/shared/grade.js
var shared_grade = __webpack_require__(99997);
;// CONCATENATED MODULE: ./build/src/render/report/text-grade.js
// The grade of the ten criteria as text lines: the grade with its floor, then one line for each criterion that is not passed.



/** Tools named on a line; the JSON report has them all. */
const NAMED_TOOLS = 8;
/** No lines where no grade was asked for. */
function gradeLines({ server, discoverability, grade_gate: gate }, palette, brief) {
    if (discoverability === undefined && gate === undefined)
        return [];
    const verdict = gate === undefined ? [] : [`floor=${gate.min_grade}`, gate.passed ? palette.green("passed") : palette.red("failed")];
    if (discoverability === undefined)
        return [[(0,lib_escape/* fieldValue */.ag)(server), "grade", palette.red("not judged"), ...verdict].join(" ")];
    const { grade, passed, total, standard } = discoverability;
    const colour = grade === "A" || grade === "B" ? palette.green : grade === "C" ? palette.yellow : palette.red;
    const counted = [`criteria=${passed}/${total}`, `standard=${(0,lib_escape/* fieldValue */.ag)(standard)}`];
    const hinted = new Set();
    return [
        [(0,lib_escape/* fieldValue */.ag)(server), "grade", colour(grade), ...counted, ...verdict].join(" "),
        ...[...(0,shared_grade/* criteriaOf */.pC)(discoverability, "failed"), ...together((0,shared_grade/* criteriaOf */.pC)(discoverability, "unverified"))].flatMap((one) => {
            const line = criterionLine(one, palette);
            if (brief || one.hint === null || one.reason === null || hinted.has(one.reason))
                return [line];
            hinted.add(one.reason);
            return [line, `    ${palette.dim((0,lost_lines/* hintText */.dx)(one.hint))}`];
        }),
    ];
}
/** What one cause hides is one line. */
function together(unverified) {
    const isBare = ({ tools, observed }) => tools.length === 0 && observed === null;
    const lines = [];
    for (const one of unverified) {
        const at = lines.findIndex((line) => isBare(one) && line.tools.length === 0 && line.observed === null && line.reason === one.reason);
        const line = lines[at];
        if (line === undefined)
            lines.push(one);
        else
            lines[at] = { ...line, id: `${line.id},${one.id}` };
    }
    return lines;
}
function criterionLine({ id, outcome, reason, observed, limit, tools }, palette) {
    const more = tools.length - NAMED_TOOLS;
    const fields = [
        ...(reason === null ? [] : [`reason=${(0,lib_escape/* fieldValue */.ag)(reason)}`]),
        ...(observed === null ? [] : [`observed=${observed}`]),
        ...(limit === null ? [] : [`limit=${limit}`]),
        ...(tools.length === 0 ? [] : [`tools=${tools.slice(0, NAMED_TOOLS).map(lib_escape/* fieldValue */.ag).join(",")}`]),
        ...(more > 0 ? [`more_tools=${more}`] : []),
    ];
    return [`  ${outcome === "failed" ? palette.red(outcome) : palette.yellow(outcome)}`, id, ...fields].join(" ");
}

// EXTERNAL MODULE: ./build/src/render/shared/plan.js
var plan = __webpack_require__(95287);
;// CONCATENATED MODULE: ./build/src/render/report/text-plan.js
// The path to 100 and the state of waivers as text lines.




/** Tools a step names; the lost points name all of them. */
const text_plan_NAMED_TOOLS = 8;
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
    const named = step.tools.slice(0, text_plan_NAMED_TOOLS).map(lib_escape/* fieldValue */.ag);
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












const reportText = {
    document: "probe-report",
    format: "text",
    mediaType: "text/plain",
    render(report, options = {}) {
        const style = { palette: options.palette ?? palette/* PLAIN */.t, brief: options.brief ?? false, plan: options.plan ?? false };
        const lines = [
            ...casesLines(report, style),
            ...gateLines(report, style),
            ...passRateLines(report, options.passRate),
            ...readinessLines(report, style),
            ...costLines(report, options.pricePerMtok),
            ...(report.readiness_gate === undefined ? [] : floorLines(report, report.readiness_gate, style)),
            ...gradeLines(report, style.palette, style.brief),
            ...waiverLines(report.waivers, style.palette),
            ...advisoryLines(report, style.palette, style.brief),
        ];
        return lines.map((line) => `${line}\n`).join("");
    },
};
/** What says the same of every case it is said of (a lost server, a revision) has its hint once. */
function casesLines(report, style) {
    const hinted = new Set();
    return report.cases.flatMap((one) => {
        const isShared = one.not_applicable === true || (0,unfinished/* isUnfinished */.b)(one.reason);
        const lines = caseLines(report, one, isShared && hinted.has(one.reason) ? { ...style, brief: true } : style);
        if (isShared)
            hinted.add(one.reason);
        return lines;
    });
}
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
        fields.push(...(0,lost_lines/* waivedFields */._X)((0,waived/* caseWaiver */.fh)(waivers, one)));
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
        const line = `  ${style.palette.yellow("lost")} ${(0,lost_lines/* lostFields */.S$)(check, (0,waived/* checkWaiver */.p9)(waivers, check))}`;
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

/***/ 83265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ uncoloured),
/* harmony export */   t: () => (/* binding */ PLAIN)
/* harmony export */ });
/** The text as it is. */
const uncoloured = (text) => text;
/** Leaves every text as it is. */
const PLAIN = { red: uncoloured, green: uncoloured, yellow: uncoloured, bold: uncoloured, dim: uncoloured };


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
            for (const check of open)
                cause.checks.push(check);
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


/***/ })

};
;