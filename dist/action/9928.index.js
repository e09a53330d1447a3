export const id = 9928;
export const ids = [9928];
export const modules = {

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
