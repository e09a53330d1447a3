"use strict";
exports.id = 9453;
exports.ids = [9453];
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

/***/ 19453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  floors: () => (/* binding */ floors),
  gateSections: () => (/* binding */ gateSections),
  lossItem: () => (/* binding */ lossItem),
  notMeasured: () => (/* binding */ notMeasured),
  reportMarkdown: () => (/* binding */ reportMarkdown)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/render/shared/cases.js
var shared_cases = __webpack_require__(51183);
// EXTERNAL MODULE: ./build/src/render/shared/incomplete.js
var incomplete = __webpack_require__(80040);
// EXTERNAL MODULE: ./build/src/lib/waived.js
var waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/render/shared/losses.js
var losses = __webpack_require__(51683);
// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var numbers = __webpack_require__(9436);
// EXTERNAL MODULE: ./build/src/render/shared/sections.js
var shared_sections = __webpack_require__(71072);
// EXTERNAL MODULE: ./build/src/render/shared/session-cost.js
var session_cost = __webpack_require__(57818);
// EXTERNAL MODULE: ./build/src/render/shared/table.js
var table = __webpack_require__(17690);
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

// EXTERNAL MODULE: ./build/src/render/shared/grade.js
var shared_grade = __webpack_require__(99997);
;// CONCATENATED MODULE: ./build/src/render/report/markdown-grade.js
// The grade of the ten criteria as Markdown: one line for headline and comment, and a section with all of them.



/** Tools named in a row; the JSON report has them all. */
const NAMED_TOOLS = 6;
const MARKS = { passed: "✅", failed: "❌", unverified: "➖" };
/** The grade, its floor and what is not passed, in one line; none where no grade was asked for. */
function gradeParts({ discoverability, grade_gate: gate }) {
    if (discoverability === undefined)
        return gate === undefined ? [] : [`❌ Grade not judged, floor ${gate.min_grade}.`];
    const failed = (0,shared_grade/* criteriaOf */.pC)(discoverability, "failed").map(({ id, title }) => `${id} ${(0,lib_escape/* markdownEscape */.pf)(title)}`);
    const open = [...failed, ...(0,shared_grade/* unverifiedText */.zd)(discoverability)];
    const { grade, passed, total } = discoverability;
    const what = `grade ${grade}, ${gate === undefined ? "" : `floor ${gate.min_grade}, `}${passed}/${total} criteria${open.length === 0 ? "" : `: ${open.join(", ")}`}.`;
    const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
    if (gate === undefined)
        return [sentence];
    return [gate.passed ? `✅ ${sentence}` : `> [!CAUTION]\n> ${sentence}`];
}
/** All ten, those not passed with their fix; none where no grade was asked for. */
function gradeSections({ discoverability }, heading) {
    if (discoverability === undefined)
        return [];
    const rows = discoverability.criteria.map((one) => [MARKS[one.outcome], `${one.id} ${(0,lib_escape/* markdownEscape */.pf)(one.title)}`, why(one)]);
    const cap = discoverability.honesty_cap ? "\n\nNo tool was seen to return content, so the grade is B at best." : "";
    const text = `Judged under ${(0,lib_escape/* markdownCode */.D9)(discoverability.standard)}; changes no score.${cap}`;
    return [
        {
            title: "grade",
            markdown: `${heading(`Discoverability: grade ${discoverability.grade}`)}\n\n${text}\n\n${(0,table/* table */.t)([{ heading: "" }, { heading: "Criterion" }, { heading: "What to do" }], rows)}`,
            expendable: 2,
        },
    ];
}
function why(one) {
    const { outcome, reason, hint, tools } = one;
    if (outcome === "passed")
        return "";
    const more = tools.length - NAMED_TOOLS;
    const named = tools.slice(0, NAMED_TOOLS).map((tool) => (0,lib_escape/* markdownCode */.D9)(tool));
    return [
        ...(reason === null ? [] : [`${(0,lib_escape/* markdownCode */.D9)(reason)}${(0,shared_grade/* measuredText */.AY)(one) === "" ? "" : ` (${(0,shared_grade/* measuredText */.AY)(one)})`}`]),
        ...(hint === null ? [] : [(0,lib_escape/* markdownEscape */.pf)(hint)]),
        ...(named.length === 0 ? [] : [`${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`]),
    ].join("<br>");
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
    return [{ title: "waivers", markdown: `${heading}\n\n${intro}\n\n${(0,table/* table */.t)(columns, rows)}`, expendable: 2 }];
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
            ...gradeSections(report, (text) => heading(1, text)),
            ...waiverSections(report, heading(1, "Waivers")),
            ...costSections(report, options.pricePerMtok),
            ...advisorySections(report, heading(1, "Advisories")),
        ];
        return (0,shared_sections/* fitSections */.W)(sections, options.budget ?? null, options.moreAt ?? "the JSON report");
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
    parts.push(...gradeParts(report));
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
        (0,table/* bar */.M)(area.score),
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
    return `${heading(1, "Areas")}\n\n${(0,table/* table */.t)(columns, rows)}\n\n${seen}${attested}`;
}
/** One reason: what to do, then every check and tool that lost by it. */
function lossItem({ reason, hint, checks }, waivers) {
    const ids = [...new Set(checks.map(({ id }) => id))].map((id) => (0,lib_escape/* markdownCode */.D9)(id)).join(", ");
    const details = checks.map((check) => {
        const { tool, score, observed } = check;
        const facts = [
            ...(score === 0 ? [] : [`score ${score}`]),
            ...(observed === null ? [] : [`observed ${observed}`]),
            ...((0,waived/* checkWaiver */.p9)(waivers, check) === undefined ? [] : ["waived"]),
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
                : `❌ fail${(0,waived/* caseWaiver */.fh)(report.waivers, one) === undefined ? "" : " (waived)"}`,
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
            markdown: rows.length === 0 ? title : `${title}\n\n${(0,table/* table */.t)(columns, rows)}`,
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

/***/ 71072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections)
/* harmony export */ });
/* unused harmony export sizeOf */
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

/***/ 17690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ bar),
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
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


/***/ })

};
;