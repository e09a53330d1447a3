"use strict";
exports.id = 4627;
exports.ids = [4627];
exports.modules = {

/***/ 39509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sha256Base64),
/* harmony export */   f: () => (/* binding */ sha256Hex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
// SHA-256 as reports spell it. Owns no encoding of what is hashed.

/** SHA-256 in lower-case hex; a string is hashed as its UTF-8 bytes. */
function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
}
/** SHA-256 in Base64, as Content Security Policy and Subresource Integrity spell it; a string is hashed as its UTF-8 bytes. */
function sha256Base64(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64");
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

/***/ 94627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportHtml: () => (/* binding */ reportHtml)
});

// EXTERNAL MODULE: ./build/src/render/shared/cases.js
var shared_cases = __webpack_require__(51183);
// EXTERNAL MODULE: ./build/src/render/shared/html.js + 2 modules
var html = __webpack_require__(8162);
// EXTERNAL MODULE: ./build/src/render/shared/incomplete.js
var incomplete = __webpack_require__(80040);
// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var shared_numbers = __webpack_require__(9436);
;// CONCATENATED MODULE: ./build/src/render/shared/svg-gauge.js
// A score as a dial, and as a bar: plain SVG, described for readers who do not see it.

const CENTRE = 80;
const RADIUS = 66;
/** The dial is open at the bottom: three quarters of a circle. */
const SWEEP = 0.75;
/** The dial of a score from 0 to 100; null for one that was not measured. */
function gauge(score, label) {
    const length = 2 * Math.PI * RADIUS;
    const arc = (kind, share) => `<circle class="arc ${kind}" cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" transform="rotate(135 ${CENTRE} ${CENTRE})" stroke-dasharray="${(length * SWEEP * share).toFixed(2)} ${length.toFixed(2)}"/>`;
    // A round end has a length of its own: nothing is drawn for zero.
    const value = score === null || score === 0 ? "" : arc((0,html/* tone */.rR)(score), score / 100);
    const said = score === null ? "not measured" : `${score} of 100`;
    return `<svg class="gauge" viewBox="0 0 160 150" role="img" aria-label="${(0,html/* html */.qy)(label)} ${said}">
${arc("track", 1)}${value}
<text class="big" x="${CENTRE}" y="97" text-anchor="middle">${score === null ? "–" : score}</text>
<text class="soft" x="${CENTRE}" y="121" text-anchor="middle" font-size="13">${score === null ? "not measured" : "of 100"}</text>
</svg>`;
}
/** A score as a bar beside its number, which says the same. */
function bar(score) {
    const width = Math.max(0, Math.min(100, score));
    const fill = width === 0 ? "" : `<rect class="fill ${(0,html/* tone */.rR)(score)}" width="${width}" height="8" rx="2"/>`;
    return `<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="8" rx="2"/>${fill}</svg>`;
}

// EXTERNAL MODULE: ./build/src/lib/waived.js
var waived = __webpack_require__(86219);
;// CONCATENATED MODULE: ./build/src/render/report/html-facts.js
// The rest of a report as HTML: manifest cases, waivers, advisories, and the conditions of the measurement.




/** Passed cases listed in the open. */
const OPEN_PASSES = 8;
/** Every case with its verdict, why it failed and what to do; many passed ones are folded behind the others. */
function gateTable(report) {
    const { cases } = report;
    const passed = cases.filter((one) => one.passed);
    if (cases.length === 0)
        return "";
    if (passed.length <= OPEN_PASSES)
        return caseTable("Every manifest case", report, cases);
    const others = cases.filter((one) => !one.passed);
    const open = others.length === 0 ? "" : `${caseTable("Manifest cases that did not pass", report, others)}\n`;
    return open + (0,html/* folded */.TM)((0,shared_numbers/* count */.U)(passed.length, "passed case"), caseTable("Manifest cases that passed", report, passed));
}
function caseTable(caption, report, cases) {
    const columns = [
        { heading: "Case" },
        { heading: "Probe" },
        { heading: "Verdict" },
        { heading: "Attempts", numeric: true },
        { heading: "Finding", wide: true },
    ];
    const rows = cases.map((one) => [(0,html/* code */.aY)(one.id), (0,html/* code */.aY)(one.probe), verdict(report, one), String(one.attempts), finding(one)]);
    return (0,html/* table */.tp)(caption, columns, rows);
}
function verdict({ waivers }, one) {
    if (one.passed)
        return (0,html/* chip */.jw)("pass", "good");
    if (one.not_applicable === true)
        return (0,html/* chip */.jw)("not applicable");
    return (0,html/* chip */.jw)((0,waived/* caseWaiver */.fh)(waivers, one) === undefined ? "fail" : "fail, waived", "bad");
}
function finding(one) {
    const { reason, hint, detail, first_failure } = one;
    const heaviest = (0,shared_cases/* heaviestTools */.dn)(one).map(([name, tokens]) => `${(0,html/* code */.aY)(name)} ${tokens}`);
    const numbers = (0,shared_cases/* measuredNumbers */.Xr)(one).map(([name, value]) => `${(0,html/* html */.qy)(name)} ${(0,shared_numbers/* decimal */._)(value)}`);
    const parts = [
        ...(reason === null
            ? []
            : [(0,html/* code */.aY)(reason) + (first_failure === null ? "" : ` <span class="soft">first in attempt ${first_failure}</span>`)]),
        ...(detail === null ? [] : [`${(0,html/* html */.qy)(detail.bound)} ${(0,shared_numbers/* decimal */._)(detail.observed)}, bound ${(0,shared_numbers/* decimal */._)(detail.limit)}`]),
        ...(one.passed || hint === null ? [] : [(0,html/* html */.qy)(hint)]),
        ...(heaviest.length === 0 ? [] : [`heaviest: ${heaviest.join(", ")}`]),
        ...(numbers.length === 0 ? [] : [`<span class="soft">${numbers.join(", ")}</span>`]),
    ];
    return parts.join("<br>");
}
const STATES = {
    applied: ["applied", "mid"],
    stale: ["stale", "bad"],
    expired: ["expired", "bad"],
    unused: ["not judged", "plain"],
};
/** The waivers the report was made under. */
function waiverTable({ waivers = [] }) {
    if (waivers.length === 0)
        return "";
    const columns = [
        { heading: "Waived" },
        { heading: "Tool" },
        { heading: "Because", wide: true },
        { heading: "Owner" },
        { heading: "Until" },
        { heading: "State" },
    ];
    const rows = waivers.map(({ kind, subject, tool, because, owner, expires, state, covers }) => [
        `${(0,html/* html */.qy)(kind)} ${(0,html/* code */.aY)(subject)}`,
        tool === null ? "" : (0,html/* code */.aY)(tool),
        (0,html/* html */.qy)(because),
        (0,html/* html */.qy)(owner),
        (0,html/* html */.qy)(expires),
        (0,html/* chip */.jw)(state === "applied" ? `applied to ${covers}` : STATES[state][0], STATES[state][1]),
    ]);
    return `<p class="note">Accepted for a time: these losses keep their cost and fail neither floors nor the gate.</p>\n${(0,html/* table */.tp)("Every waiver of the report", columns, rows)}`;
}
/** What was seen on the wire. */
function advisoryList({ advisories = [] }) {
    if (advisories.length === 0)
        return "";
    const items = advisories.map(({ id, reason, hint, count: seen }) => `<li><span></span><div><h3>${(0,html/* code */.aY)(id)}<span class="soft">${(0,html/* code */.aY)(reason)} seen ${seen === 1 ? "once" : (0,shared_numbers/* count */.U)(seen, "time")}</span></h3>\n<p>${(0,html/* html */.qy)(hint)}</p></div></li>`);
    return `<p class="note">Seen on the wire; these change no score.</p>\n<ul class="path advisories">\n${items.join("\n")}\n</ul>`;
}
/** Under which conditions the numbers hold. */
function profileFacts({ measurement_profile: profile, manifest_sha256 }) {
    const entries = [
        ...Object.entries(profile ?? {}),
        ...(manifest_sha256 === null ? [] : [["manifest_sha256", manifest_sha256]]),
    ];
    if (entries.length === 0)
        return "";
    const rows = entries.map(([name, value]) => [(0,html/* html */.qy)(name.replaceAll("_", " ")), factHtml(value)]);
    return (0,html/* folded */.TM)((0,shared_numbers/* count */.U)(rows.length, "condition"), (0,html/* table */.tp)("Conditions", [{ heading: "Condition" }, { heading: "Value", wide: true }], rows));
}
function factHtml(value) {
    if (Array.isArray(value))
        return value.length === 0 ? "none" : value.map((item) => (0,html/* code */.aY)(String(item))).join(" ");
    if (value === null)
        return "none";
    if (typeof value === "boolean")
        return value ? "yes" : "no";
    return typeof value === "string" ? (0,html/* code */.aY)(value) : typeof value === "number" ? (0,shared_numbers/* decimal */._)(value) : "";
}

// EXTERNAL MODULE: ./build/src/render/shared/losses.js
var losses = __webpack_require__(51683);
// EXTERNAL MODULE: ./build/src/render/shared/plan.js
var plan = __webpack_require__(95287);
;// CONCATENATED MODULE: ./build/src/render/report/html-readiness.js
// The readiness of a report as HTML: areas with what they cost, the path to 100, and every lost point.






/** Names shown in the open; a longer list is folded. */
const OPEN_NAMES = 8;
/** Lost points listed in the open. */
const OPEN_LOSSES = 12;
/** Every area, dearest loss or not, in report order. */
function areaTable({ areas, attested_read_only }) {
    const rows = areas.map((area) => {
        const loss = (0,losses/* areaLoss */.l)(area);
        return [
            (0,html/* html */.qy)(area.name),
            bar(area.score),
            { html: String(area.score), value: area.score },
            { html: String(area.weight), value: area.weight },
            { html: loss === 0 ? "0" : `−${(0,shared_numbers/* decimal */._)(loss)}`, value: loss },
        ];
    });
    const columns = [
        { heading: "Area" },
        { heading: "Score as a bar", wide: true, hidden: true },
        { heading: "Score", numeric: true },
        { heading: "Weight", numeric: true },
        { heading: "Points lost", numeric: true },
    ];
    const attested = attested_read_only
        ? '<p class="note">Tools without annotations were called: the operator attested that they only read.</p>\n'
        : "";
    return attested + (0,html/* table */.tp)("Score, weight and loss of every area", columns, rows);
}
/** What gives most back comes first. */
function pathList(readiness, waivers) {
    const { steps, waived } = (0,plan/* planOf */.XC)(readiness, waivers);
    const set = waived === 0 ? "" : `<p class="note">${(0,shared_numbers/* count */.U)(waived, "lost check")} waived and left out here.</p>\n`;
    if (steps.length === 0)
        return readiness.score === 100 ? "<p>Nothing is left to do.</p>" : set;
    const isCounted = steps.some(({ gain }) => gain !== null);
    const intro = isCounted
        ? '<p class="note">One cause a step. The points are what each of its checks would give back alone, before areas are rounded.</p>\n'
        : "";
    return `${intro}${set}<ol class="path">\n${steps.map(stepItem).join("\n")}\n</ol>`;
}
function stepItem({ gain, reason, areas, hint, tools }) {
    const points = gain === null ? "" : `<span class="gain">${(0,html/* html */.qy)((0,plan/* gainText */.N4)(gain))}<small>points</small></span>`;
    const items = tools.map((tool) => `<li>${(0,html/* code */.aY)(tool)}</li>`).join("");
    const list = items === "" ? "" : `<ul class="names">${items}</ul>`;
    const where = tools.length > OPEN_NAMES ? (0,html/* folded */.TM)((0,shared_numbers/* count */.U)(tools.length, "tool"), list) : list;
    const spread = `in ${areas.map((area) => (0,html/* html */.qy)(area)).join(", ")}`;
    return `<li>${points === "" ? "<span></span>" : points}<div><h3>${(0,html/* code */.aY)(reason)}<span class="soft">${spread}</span></h3>\n<p>${(0,html/* html */.qy)(hint)}</p>\n${where}</div></li>`;
}
/** A gain with as many digits as every other one in its column. */
function gainCell(gain) {
    return gain > 0 && gain < 0.005 ? (0,plan/* gainText */.N4)(gain) : `+${gain.toFixed(2)}`;
}
/** The whole list, in report order; sortable where scripts run. */
function lostTable(readiness, waivers) {
    const checks = readiness.areas.flatMap((area) => area.checks);
    if (checks.length === 0)
        return "";
    const columns = [
        { heading: "Check" },
        { heading: "Tool" },
        { heading: "Reason" },
        { heading: "Score", numeric: true },
        { heading: "Observed", numeric: true },
        { heading: "Gives back", numeric: true },
    ];
    const lost = (0,html/* table */.tp)("Every lost point", columns, checks.map((check) => lostRow(check, waivers)), true);
    return checks.length <= OPEN_LOSSES ? lost : (0,html/* folded */.TM)((0,shared_numbers/* count */.U)(checks.length, "lost check"), lost);
}
function lostRow(check, waivers) {
    const { id, tool, reason, score, observed, gain } = check;
    const waiver = (0,waived/* checkWaiver */.p9)(waivers, check);
    return [
        (0,html/* code */.aY)(id),
        tool === null ? '<span class="soft">whole server</span>' : (0,html/* code */.aY)(tool),
        (0,html/* code */.aY)(reason) + (waiver === undefined ? "" : ` <span class="soft">waived until ${(0,html/* html */.qy)(waiver.expires)}</span>`),
        { html: String(score), value: score },
        { html: observed === null ? "" : (0,shared_numbers/* decimal */._)(observed), value: observed ?? -1 },
        { html: gain === undefined ? "" : (0,html/* html */.qy)(gainCell(gain)), value: gain ?? -1 },
    ];
}

// EXTERNAL MODULE: ./build/src/render/shared/session-cost.js
var session_cost = __webpack_require__(57818);
// EXTERNAL MODULE: ./node_modules/d3-hierarchy/dist/d3-hierarchy.mjs
var d3_hierarchy = __webpack_require__(77373);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
;// CONCATENATED MODULE: ./build/src/render/shared/svg-treemap.js
// Weights as nested rectangles: the only user of the layout library. Plain SVG; the table beside it says the same in numbers.



const WIDTH = 1000;
const HEIGHT = 400;
/** About the width of a character at the size of the labels, and the room beside a label, in units of the drawing. */
const CHARACTER = 8;
const MARGIN = 16;
/** The drawing, heaviest first; items without weight have no rectangle. */
function treemapSvg(items, label) {
    const weighty = items.filter(({ weight }) => weight > 0);
    const total = weighty.reduce((sum, { weight }) => sum + weight, 0);
    const root = (0,d3_hierarchy/* hierarchy */.Sk)({ children: weighty })
        .sum((node) => ("weight" in node ? node.weight : 0))
        .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
    const laid = (0,d3_hierarchy/* treemap */.hk)().tile(d3_hierarchy/* treemapSquarify */.bC).size([WIDTH, HEIGHT]).round(true)(root);
    const boxes = laid.leaves().flatMap(({ data, x0, y0, x1, y1 }) => ("weight" in data ? [box(data, { x0, y0, x1, y1 }, total)] : []));
    return `<svg class="map" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,html/* html */.qy)(label)}">\n${boxes.join("\n")}\n</svg>`;
}
function box({ name, weight, kind }, { x0, y0, x1, y1 }, total) {
    const [width, height] = [x1 - x0, y1 - y0];
    const share = ((weight / total) * 100).toFixed(1);
    const title = `<title>${(0,html/* html */.qy)(name, 128)}: ${weight} (${share}%)</title>`;
    const rect = `<rect class="${(0,html/* html */.qy)(kind)}" x="${x0}" y="${y0}" width="${width}" height="${height}" rx="4"/>`;
    const room = Math.floor((width - MARGIN) / CHARACTER);
    const lines = [
        ...(room >= 4 && height >= 24 ? [`<text x="${x0 + MARGIN / 2}" y="${y0 + 20}">${(0,html/* html */.qy)(shortened(name, room))}</text>`] : []),
        ...(room >= 4 && height >= 44 ? [`<text class="count" x="${x0 + MARGIN / 2}" y="${y0 + 38}">${weight}</text>`] : []),
    ];
    return `<g>${title}${rect}${lines.join("")}</g>`;
}
/** Wide characters take two places. */
function shortened(name, room) {
    const points = Array.from((0,lib_escape/* printable */.g$)(name));
    const widthOf = (point) => ((point.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1);
    let used = 0;
    const kept = points.filter((point) => (used += widthOf(point)) <= room);
    return used <= room ? points.join("") : `${kept.slice(0, -1).join("")}…`;
}

;// CONCATENATED MODULE: ./build/src/render/report/html-catalog.js





const CLASSES = ["read-only", "writer", "unannotated"];
/** Tools listed in the open. */
const OPEN_TOOLS = 50;
/** The map of the weights, where the report knows them, and the cost at the operator's price. */
function catalogPart(report, price) {
    const tools = (report.catalog ?? []).flatMap(({ name, tokens, class: kind }) => tokens === undefined ? [] : [{ name, weight: tokens, kind }]);
    const total = tools.reduce((sum, { weight }) => sum + weight, 0);
    const cost = (0,session_cost/* sessionCost */.o)(report, price);
    const paid = cost === null ? "" : `<p class="note">Session cost: ${(0,html/* html */.qy)((0,session_cost/* sessionCostSentence */.p)(cost))}.</p>\n`;
    if (total === 0)
        return paid;
    const heaviest = tools.reduce((a, b) => (b.weight > a.weight ? b : a));
    const said = `${(0,shared_numbers/* count */.U)(total, "token")} over ${(0,shared_numbers/* count */.U)(tools.length, "tool")}, which every session pays before its first call. The heaviest is ${(0,html/* code */.aY)(heaviest.name)} with ${heaviest.weight}.`;
    const key = CLASSES.filter((kind) => tools.some((tool) => tool.kind === kind))
        .map((kind) => `<li><i class="${kind}"></i>${kind}</li>`)
        .join("");
    const label = `Tokens of each tool: ${(0,shared_numbers/* count */.U)(total, "token")} over ${(0,shared_numbers/* count */.U)(tools.length, "tool")}; the table of tools has the numbers`;
    return `<p class="note">${said}</p>\n${paid}${(0,html/* scroll */.W2)("Map of the weights", treemapSvg(tools, label))}\n<ul class="key">${key}</ul>`;
}
/** Every tool: class, weight, and what it loses; sortable where scripts run. */
function toolTable({ catalog, readiness }) {
    if (catalog === undefined || catalog === null || catalog.length === 0)
        return "";
    const lost = lossesByTool(readiness?.areas.flatMap(({ checks }) => checks) ?? []);
    const hasTokens = catalog.some(({ tokens }) => tokens !== undefined);
    const hasGains = [...lost.values()].some(({ gain }) => gain !== null);
    const columns = [
        { heading: "Tool" },
        { heading: "Class" },
        ...(hasTokens ? [{ heading: "Tokens", numeric: true }] : []),
        { heading: "Parameters", numeric: true },
        ...(readiness === null ? [] : [{ heading: "Lost checks", numeric: true }]),
        ...(hasGains ? [{ heading: "Gives back", numeric: true }] : []),
    ];
    const rows = catalog.map(({ name, class: kind, tokens, parameters }) => {
        const { checks, gain } = lost.get(name) ?? { checks: 0, gain: null };
        return [
            (0,html/* code */.aY)(name),
            (0,html/* html */.qy)(kind),
            ...(hasTokens ? [{ html: tokens === undefined ? "" : String(tokens), value: tokens ?? -1 }] : []),
            number(Object.keys(parameters).length),
            ...(readiness === null ? [] : [number(checks)]),
            ...(hasGains ? [{ html: gain === null ? "" : (0,html/* html */.qy)(gainCell(gain)), value: gain ?? 0 }] : []),
        ];
    });
    const tools = (0,html/* table */.tp)("Every tool of the catalog, with its weight and its losses", columns, rows, true);
    return catalog.length <= OPEN_TOOLS ? tools : (0,html/* folded */.TM)((0,shared_numbers/* count */.U)(catalog.length, "tool"), tools);
}
function number(value) {
    return { html: String(value), value };
}
/** How many checks each tool lost and what they would give back; null where the report does not say. */
function lossesByTool(checks) {
    const found = new Map();
    for (const { tool, gain } of checks) {
        if (tool === null)
            continue;
        const sofar = found.get(tool) ?? { checks: 0, gain: null };
        found.set(tool, { checks: sofar.checks + 1, gain: gain === undefined ? sofar.gain : (sofar.gain ?? 0) + gain });
    }
    return found;
}

// EXTERNAL MODULE: ./build/src/render/shared/grade.js
var grade = __webpack_require__(99997);
;// CONCATENATED MODULE: ./build/src/render/report/html-grade.js



/** Names shown in the open; a longer list is folded. */
const html_grade_OPEN_NAMES = 8;
const TONES = { A: "good", B: "good", C: "mid", D: "bad" };
const OUTCOMES = { passed: "good", failed: "bad", unverified: "mid" };
/** The grade and, where one was demanded, whether it reaches the floor. */
function gradeChips({ discoverability, grade_gate: gate }) {
    return [
        ...(discoverability === undefined ? [] : [(0,html/* chip */.jw)(`Grade ${discoverability.grade}`, TONES[discoverability.grade])]),
        ...(gate === undefined ? [] : [(0,html/* chip */.jw)(`Grade floor ${gate.min_grade} ${gate.passed ? "met" : "missed"}`, gate.passed ? "good" : "bad")]),
    ];
}
/** All ten; the empty text where no grade was asked for. */
function gradeTable({ discoverability }) {
    if (discoverability === undefined)
        return "";
    const { grade, passed, total, honesty_cap: capped, standard, criteria } = discoverability;
    const columns = [{ heading: "Criterion" }, { heading: "Outcome" }, { heading: "What to do", wide: true }];
    const rows = criteria.map((one) => [`${(0,html/* html */.qy)(one.id)} ${(0,html/* html */.qy)(one.title)}`, (0,html/* chip */.jw)(one.outcome, OUTCOMES[one.outcome]), fix(one)]);
    const cap = capped ? " No tool was seen to return content, so the grade is B at best." : "";
    const intro = `<p class="note">Grade ${grade}: ${passed} of ${total} criteria of ${(0,html/* code */.aY)(standard)}. It changes no score.${cap}</p>`;
    return `${intro}\n${(0,html/* table */.tp)("The ten criteria of discoverability", columns, rows)}`;
}
function fix(one) {
    const { reason, hint, tools } = one;
    const measured = (0,grade/* measuredText */.AY)(one);
    const names = `<ul class="names">${tools.map((tool) => `<li>${(0,html/* code */.aY)(tool)}</li>`).join("")}</ul>`;
    const listed = tools.length === 0 ? "" : tools.length > html_grade_OPEN_NAMES ? (0,html/* folded */.TM)((0,shared_numbers/* count */.U)(tools.length, "tool"), names) : names;
    const lines = [
        ...(reason === null ? [] : [(0,html/* code */.aY)(reason)]),
        ...(measured === "" ? [] : [`<span class="soft">${measured}</span>`]),
        ...(hint === null ? [] : [(0,html/* html */.qy)(hint)]),
    ];
    return lines.join("<br>") + listed;
}

// EXTERNAL MODULE: ./build/src/render/shared/svg-trend.js
var svg_trend = __webpack_require__(59793);
// EXTERNAL MODULE: ./build/src/render/shared/trend-table.js
var trend_table = __webpack_require__(88848);
;// CONCATENATED MODULE: ./build/src/render/report/html-history.js




/** Nothing below two runs: one is the report itself. */
function historyPart(points, server) {
    if (points.length < 2)
        return "";
    return `${(0,svg_trend/* trendSvg */.A)(points, `Readiness of ${server} over time`)}\n${(0,html/* folded */.TM)((0,shared_numbers/* count */.U)(points.length, "run"), (0,trend_table/* runTable */.c)(points, server))}`;
}

;// CONCATENATED MODULE: ./build/src/render/report/html.js










const reportHtml = {
    document: "probe-report",
    format: "html",
    mediaType: "text/html",
    render(report, options = {}) {
        const { readiness, waivers } = report;
        const parts = [
            hero(report, options.passRate),
            readiness === null ? "" : (0,html/* section */.uW)("areas", "Areas", areaTable(readiness)),
            readiness === null ? "" : (0,html/* section */.uW)("path", "Path to 100", pathList(readiness, waivers)),
            (0,html/* section */.uW)("grade", "Discoverability", gradeTable(report)),
            (0,html/* section */.uW)("gate", "Manifest cases", gateTable(report)),
            (0,html/* section */.uW)("catalog", "What the catalog weighs", catalogPart(report, options.pricePerMtok)),
            (0,html/* section */.uW)("tools", "Tools", toolTable(report)),
            (0,html/* section */.uW)("history", "History", historyPart(options.history ?? [], report.server)),
            readiness === null ? "" : (0,html/* section */.uW)("lost", "Every lost point", lostTable(readiness, waivers)),
            (0,html/* section */.uW)("waivers", "Waivers", waiverTable(report)),
            (0,html/* section */.uW)("advisories", "Advisories", advisoryList(report)),
            (0,html/* section */.uW)("conditions", "Conditions of the measurement", profileFacts(report)),
        ];
        const body = parts.filter((part) => part !== "").join("\n");
        return (0,html/* page */.MY)({ title: titleOf(report), body, generator: report.generator });
    },
};
function titleOf({ server, readiness, gate }) {
    if (readiness !== null)
        return `${server} readiness ${readiness.score}/100`;
    return gate === null ? `${server} readiness not measured` : `${server} gate ${gate.passed}/${gate.total}`;
}
function hero(report, passRate) {
    const { server, readiness, protocol, readiness_error } = report;
    // A gate on its own has no score to show, and nothing is missing then.
    const dial = readiness !== null || readiness_error !== undefined ? gauge(readiness?.score ?? null, "Readiness") : "";
    const surface = readiness?.surface;
    const facts = [
        ...(readiness === null ? [] : [["Standard", readiness.standard]]),
        ...(surface === undefined
            ? []
            : [
                ["Surface", `${(0,shared_numbers/* count */.U)(surface.tools, "tool")}, ${surface.read_only} read-only, ${surface.exercised} exercised`],
            ]),
        ...(protocol === undefined ? [] : [["Protocol", `${protocol.revision}, ${protocol.transport}`]]),
        ...(readiness?.score_without_latency === undefined
            ? []
            : [["Without latency", `${readiness.score_without_latency}/100`]]),
        ...(passRate === undefined ? [] : [["Manifest pass rate", `${(0,shared_numbers/* decimal */._)(passRate)}%`]]),
    ];
    const list = facts.map(([name, value]) => `<div><dt>${(0,html/* html */.qy)(name)}</dt><dd>${(0,html/* html */.qy)(value)}</dd></div>`).join("");
    return `<header class="card hero">
${dial}<div>
<p class="kicker">MCP server ${readiness === null && readiness_error === undefined ? "gate" : "readiness"}</p>
<h1>${(0,html/* code */.aY)(server)}</h1>
<div class="chips">${chips(report).join("")}</div>
${missing(readiness_error)}${list === "" ? "" : `<dl class="facts">${list}</dl>`}
</div>
</header>`;
}
function missing(label) {
    if (label === undefined)
        return "";
    const sentence = (0,incomplete/* incompleteSentence */.i)(label);
    return `<p class="alert mid">${(0,html/* code */.aY)(label)}${sentence === null ? "" : ` ${(0,html/* html */.qy)(sentence)}`}</p>\n`;
}
function chips(report) {
    const { readiness, readiness_error, gate, cases, readiness_gate, advisory_gate, waivers = [] } = report;
    const apart = (0,shared_cases/* notApplicableCount */.Cj)(cases);
    const late = waivers.filter(({ state }) => state === "stale" || state === "expired").length;
    return [
        ...(readiness === null
            ? readiness_error === undefined
                ? []
                : [(0,html/* chip */.jw)("Readiness not measured", "mid")]
            : [(0,html/* chip */.jw)(`Readiness ${readiness.score}/100`, (0,html/* tone */.rR)(readiness.score))]),
        ...(gate === null
            ? []
            : [
                (0,html/* chip */.jw)(`Gate ${gate.passed}/${gate.total} passed${apart === 0 ? "" : `, ${apart} not applicable`}`, gate.total === 0 ? "plain" : gate.passed === gate.total ? "good" : "bad"),
            ]),
        ...(readiness_gate === undefined ? [] : floorChips(report, readiness_gate)),
        ...gradeChips(report),
        ...(advisory_gate === undefined
            ? []
            : [advisory_gate.passed ? (0,html/* chip */.jw)("Declared advisories not found", "good") : (0,html/* chip */.jw)("A declared advisory was found", "bad")]),
        ...(late === 0 ? [] : [(0,html/* chip */.jw)(`${(0,shared_numbers/* count */.U)(late, "waiver")} stale or expired`, "bad")]),
    ];
}
function floorChips({ readiness }, gate) {
    const excluded = gate.exclude_latency ? ", latency left out" : "";
    if (gate.passed)
        return [(0,html/* chip */.jw)(`Floors met${excluded}`, "good")];
    if (readiness === null)
        return [(0,html/* chip */.jw)("Floors not compared", "mid")];
    const missed = gate.shortfalls.map(({ subject, observed, floor }) => (0,html/* chip */.jw)(`${subject} ${observed}, floor ${floor}${excluded}`, "bad"));
    return missed.length > 0 ? missed : [(0,html/* chip */.jw)(`Floors missed${excluded}`, "bad")];
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

/***/ 8162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jw: () => (/* binding */ chip),
  aY: () => (/* binding */ code),
  TM: () => (/* binding */ folded),
  qy: () => (/* binding */ html),
  MY: () => (/* binding */ page),
  W2: () => (/* binding */ html_scroll),
  uW: () => (/* binding */ section),
  tp: () => (/* binding */ table),
  rR: () => (/* binding */ tone)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
;// CONCATENATED MODULE: ./build/src/render/shared/html-script.js
// The only script of our pages: makes the headings of sortable tables sort. Without it the page says the same, in report order.
/** Plain JavaScript for any browser of the last years; its digest is part of the page's policy. */
const PAGE_SCRIPT = `
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const keyOf = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v);
  };
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const isNumeric = head.classList.contains("n");
      const now = head.getAttribute("aria-sort");
      const isUp = now === null ? !isNumeric : now === "descending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
      const rows = [...body.rows].map((row) => [keyOf(row, column), row]);
      rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0) * (isUp ? 1 : -1));
      body.append(...rows.map(([, row]) => row));
    });
  });
}
`;

;// CONCATENATED MODULE: ./build/src/render/shared/html-style.js
// The style sheet of our pages: light and dark by the reader's setting, printable, no font or image from anywhere.
/** Colours stand in custom properties, so that a scheme changes them in one place; its digest is part of the page's policy. */
const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f5f6f9; --card: #ffffff; --ink: #1b2130; --soft: #556070; --line: #dfe3ea; --track: #e7eaf0; --link: #0b57d0;
  --good: #17713a; --mid: #8a5a00; --bad: #b3261e;
  --good-fill: #2f9e5a; --mid-fill: #e0a21b; --bad-fill: #dc4a41;
  --good-tint: #e3f5e9; --mid-tint: #fdf1d7; --bad-tint: #fdeaea; --plain-tint: #eef1f6;
  --reader: #cfe0fb; --writer: #fbdcb0; --unknown: #dfe2e8; --edge: #ffffff; --trend: #2f6fde;
  --shadow: 0 1px 2px rgb(20 30 50 / .06), 0 6px 20px rgb(20 30 50 / .05);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1218; --card: #171c25; --ink: #e8ecf3; --soft: #a3adbb; --line: #2c3442; --track: #262e3b; --link: #8ab4f8;
    --good: #6fdc97; --mid: #f2c14f; --bad: #ff9a91;
    --good-fill: #35b26a; --mid-fill: #d99f25; --bad-fill: #e5564c;
    --good-tint: #12311f; --mid-tint: #372a0c; --bad-tint: #3c1917; --plain-tint: #232b37;
    --reader: #24426f; --writer: #68461a; --unknown: #3a424f; --edge: #171c25; --trend: #7aa7f7;
    --shadow: none;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 1rem; display: grid; gap: 1.25rem; }
main > * { min-width: 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.4rem 1.6rem; box-shadow: var(--shadow); }
h1, h2, h3, p { margin: 0; }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -.015em; overflow-wrap: anywhere; }
h1 code { font-size: 1em; background: none; padding: 0; }
h2 { font-size: 1.15rem; margin-bottom: .9rem; letter-spacing: -.005em; }
code { font: .92em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--plain-tint); padding: .1em .35em; border-radius: 5px; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.note { color: var(--soft); font-size: .93rem; margin-bottom: .9rem; }
.hero { display: flex; gap: 2rem; align-items: center; flex-wrap: wrap; }
.hero .gauge { flex: 0 0 auto; width: 11.5rem; }
.hero > div { flex: 1 1 22rem; display: grid; gap: .8rem; min-width: 0; }
.kicker { color: var(--soft); font-size: .8rem; letter-spacing: .09em; text-transform: uppercase; font-weight: 600; }
.chips { display: flex; flex-wrap: wrap; gap: .45rem; }
.chip { display: inline-block; padding: .18rem .65rem; border-radius: 99px; font-size: .87rem; font-weight: 600; background: var(--plain-tint); color: var(--ink); overflow-wrap: anywhere; }
.chip.good { background: var(--good-tint); color: var(--good); }
.chip.mid { background: var(--mid-tint); color: var(--mid); }
.chip.bad { background: var(--bad-tint); color: var(--bad); }
.facts { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; margin: 0; }
.facts div { display: flex; gap: .45rem; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.alert { border-left: 4px solid var(--bad-fill); background: var(--bad-tint); padding: .7rem 1rem; border-radius: 8px; }
.alert.mid { border-color: var(--mid-fill); background: var(--mid-tint); }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--ink); font-family: inherit; }
svg text.soft { fill: var(--soft); }
.track { fill: var(--track); stroke: none; }
.arc { fill: none; stroke-linecap: round; stroke-width: 13; }
.arc.track { stroke: var(--track); fill: none; }
.arc.good { stroke: var(--good-fill); } .arc.mid { stroke: var(--mid-fill); } .arc.bad { stroke: var(--bad-fill); }
.fill.good { fill: var(--good-fill); } .fill.mid { fill: var(--mid-fill); } .fill.bad { fill: var(--bad-fill); }
.big { font-size: 52px; font-weight: 700; letter-spacing: -.03em; }
.bar { width: 100%; min-width: 7rem; height: .7rem; }
.scroll { overflow-x: auto; margin: 0 -.4rem; padding: 0 .4rem; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { text-align: left; padding: .5rem 1.2rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; font-weight: 400; }
tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-size: .82rem; font-weight: 600; white-space: nowrap; }
th:last-child, td:last-child { padding-right: 0; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.wide { width: 42%; }
td code, tbody th code { display: inline-block; width: max-content; max-width: 20rem; }
td.wide { min-width: 13rem; }
td.wide:has(svg) { min-width: 6rem; }
td .chip { white-space: nowrap; }
th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
th button::after { content: "\\2195"; content: "\\2195" / ""; opacity: .55; margin-left: .3rem; }
th[aria-sort=ascending] button::after { content: "\\2191"; content: "\\2191" / ""; opacity: 1; }
th[aria-sort=descending] button::after { content: "\\2193"; content: "\\2193" / ""; opacity: 1; }
.path { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.1rem; }
.path > li { display: grid; grid-template-columns: 5.2rem 1fr; gap: 1rem; padding-bottom: 1.1rem; border-bottom: 1px solid var(--line); }
.path > li:last-child { border-bottom: 0; padding-bottom: 0; }
.path > li > div { min-width: 0; display: grid; gap: .4rem; }
.path.advisories > li { grid-template-columns: 1fr; } .path.advisories > li > span { display: none; }
.gain { font-size: 1.15rem; font-weight: 700; color: var(--good); font-variant-numeric: tabular-nums; }
.gain small { display: block; font-size: .72rem; font-weight: 500; color: var(--soft); }
.path h3 { font-size: 1rem; font-weight: 600; display: flex; gap: .5rem; flex-wrap: wrap; align-items: baseline; }
.path h3 .soft { font-weight: 400; font-size: .88rem; }
.names { display: flex; flex-wrap: wrap; gap: .3rem; margin: 0; padding: 0; list-style: none; font-size: .9rem; }
details { margin-top: .3rem; }
summary { cursor: pointer; color: var(--link); font-size: .92rem; width: fit-content; }
details[open] > summary { margin-bottom: .6rem; }
.map rect { stroke: var(--edge); stroke-width: 2; }
.map .read-only, .key .read-only { fill: var(--reader); background: var(--reader); }
.map .writer, .key .writer { fill: var(--writer); background: var(--writer); }
.map .unannotated, .key .unannotated { fill: var(--unknown); background: var(--unknown); }
.map text { font-size: 14px; }
.map .count { font-size: 12px; opacity: .85; }
.key { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; list-style: none; padding: 0; margin: .8rem 0 0; font-size: .9rem; color: var(--soft); }
.key i { display: inline-block; width: .85rem; height: .85rem; border-radius: 3px; margin-right: .4rem; vertical-align: -.08rem; }
.trend line { stroke: var(--line); stroke-width: 1; }
.trend path { fill: none; stroke: var(--trend); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
.trend circle { fill: var(--trend); stroke: var(--card); stroke-width: 2; }
.trend text { font-size: 14px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
footer { max-width: 68rem; margin: 0 auto; padding: .5rem 1.25rem 2.5rem; color: var(--soft); font-size: .88rem; }
@media (max-width: 40rem) {
  .card { padding: 1.1rem; }
  .path > li { grid-template-columns: 1fr; gap: .3rem; }
  .gain small { display: inline; margin-left: .4rem; }
  .trend text { font-size: 26px; }
  .map { min-width: 44rem; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --shadow: none; }
  body { font-size: 11pt; } main { padding: 0; gap: .8rem; max-width: none; }
  .card { break-inside: auto; border-radius: 6px; } .path > li, tr { break-inside: avoid; }
  .scroll { overflow: visible; } th button::after { content: none; }
  details::details-content { content-visibility: visible; block-size: auto; } summary { color: var(--soft); }
  * { print-color-adjust: exact; }
}
`;

;// CONCATENATED MODULE: ./build/src/render/shared/html.js
// The frame of every HTML page of ours: one file that asks nobody for anything, and the escaping of what goes into it.




/** Longest prose printed, in characters. */
const PROSE_LIMIT = 2_000;
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Text as inert HTML, for content and for quoted attributes: nothing invisible, active or longer than the limit. */
function html(text, limit = PROSE_LIMIT) {
    return (0,lib_escape/* printable */.g$)(text, limit).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
/** A name somebody chose, as code; its writing direction stays its own affair. */
function code(name) {
    return `<code><bdi>${html(name === "" ? "(empty)" : name, 128)}</bdi></code>`;
}
/** A part of the page under a heading of its own; the empty text for an empty part. */
function section(id, heading, content) {
    if (content === "")
        return "";
    return `<section class="card" aria-labelledby="${id}">\n<h2 id="${id}">${html(heading)}</h2>\n${content}\n</section>`;
}
/**
 * A table that scrolls within the page when it is too wide; the first cell of a row names it.
 * @param caption what the table holds, for readers who do not see it
 * @param isSortable whether its headings sort it, where scripts run
 */
function table(caption, columns, rows, isSortable = false) {
    const classes = columns.map(({ numeric, wide }) => (numeric === true ? ' class="n"' : wide === true ? ' class="wide"' : ""));
    const head = columns
        .map(({ heading, hidden }, index) => {
        const shown = hidden === true ? `<span class="unseen">${html(heading)}</span>` : html(heading);
        return `<th scope="col"${classes[index] ?? ""}>${shown}</th>`;
    })
        .join("");
    const body = rows
        .map((row) => {
        const cells = row.map((cell, index) => {
            const attributes = `${classes[index] ?? ""}${typeof cell === "string" ? "" : ` data-v="${cell.value}"`}`;
            const content = typeof cell === "string" ? cell : cell.html;
            return index === 0 ? `<th scope="row"${attributes}>${content}</th>` : `<td${attributes}>${content}</td>`;
        });
        return `<tr>${cells.join("")}</tr>`;
    })
        .join("\n");
    const name = html(caption);
    return html_scroll(caption, `<table${isSortable ? ' class="sortable"' : ""}><caption class="unseen">${name}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table>`);
}
/** What may be wider than the page: it scrolls on its own, by keyboard too. */
function html_scroll(label, content) {
    return `<div class="scroll" role="region" aria-label="${html(label)}" tabindex="0">\n${content}\n</div>`;
}
/** A folded part: its summary is HTML. */
function folded(summary, content) {
    return `<details><summary>${summary}</summary>\n${content}\n</details>`;
}
/** A word in a frame, for a state; `tone` is its colour. */
function chip(text, tone = "plain") {
    return `<span class="chip ${tone}">${html(text)}</span>`;
}
/** How good a score is, as a class of the style sheet. */
function tone(score) {
    return score >= 90 ? "good" : score >= 50 ? "mid" : "bad";
}
/**
 * The whole page. Its policy allows the style and the script it carries, by their digests, and nothing else: what a server is called
 * could not load or run anything even if it were not escaped.
 */
function page({ title, body, generator }) {
    const policy = [
        "default-src 'none'",
        `style-src 'sha256-${(0,digest/* sha256Base64 */.T)(PAGE_STYLE)}'`,
        `script-src 'sha256-${(0,digest/* sha256Base64 */.T)(PAGE_SCRIPT)}'`,
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    ].join("; ");
    const made = `${html(generator.name)} ${html(generator.version)}`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${made}">
<title>${html(title)}</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
${body}
</main>
<footer><p>Made by ${made}. This page is complete: it loads nothing and sends nothing.</p></footer>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
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

/***/ 59793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ trendSvg)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8162);

const WIDTH = 1000;
const HEIGHT = 170;
const LEFT = 46;
const RIGHT = 24;
const TOP = 18;
const BOTTOM = 20;
/** The drawing of at least one run, oldest on the left. */
function trendSvg(points, label) {
    const scores = points.map(({ score }) => score);
    // A narrow band shows movements of one point; never narrower than ten, so that one point is no cliff.
    const middle = (Math.min(...scores) + Math.max(...scores)) / 2;
    const half = Math.max(5, (Math.max(...scores) - Math.min(...scores)) / 2 + 1);
    const low = Math.max(0, Math.min(100 - 2 * half, Math.floor(middle - half)));
    const high = Math.min(100, Math.max(low + 2 * half, Math.ceil(middle + half)));
    const step = points.length === 1 ? 0 : (WIDTH - LEFT - RIGHT) / (points.length - 1);
    const place = (score, index) => ({
        x: (points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + index * step).toFixed(1),
        y: (TOP + ((high - score) / (high - low)) * (HEIGHT - TOP - BOTTOM)).toFixed(1),
    });
    const grid = [high, low].map((score) => {
        const { y } = place(score, 0);
        return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/><text class="soft" x="${LEFT - 10}" y="${Number(y) + 5}" text-anchor="end">${Math.round(score)}</text>`;
    });
    const path = points
        .map(({ score, change }, index) => {
        const { x, y } = place(score, index);
        return `${index > 0 && change === "compared" ? "L" : "M"}${x} ${y}`;
    })
        .join(" ");
    const dots = points.map(({ score, timestamp }, index) => {
        const { x, y } = place(score, index);
        return `<circle cx="${x}" cy="${y}" r="6"><title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(timestamp)}: ${score} of 100</title></circle>`;
    });
    const last = points.at(-1);
    const said = last === undefined ? "" : `: ${points.length} runs, the last one ${last.score} of 100`;
    return `<svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(label)}${said}">\n${grid.join("\n")}\n<path d="${path}"/>\n${dots.join("\n")}\n</svg>`;
}


/***/ }),

/***/ 88848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runTable)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8162);
/* harmony import */ var _trend_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40737);


/** The runs, latest first. */
function runTable(points, server) {
    const columns = [
        { heading: "Run" },
        { heading: "Score", numeric: true },
        { heading: "Change", numeric: true },
        { heading: "Cases", numeric: true },
        { heading: "Standard" },
        { heading: "Manifest" },
    ];
    const rows = points
        .toReversed()
        .map(({ timestamp, score, delta, change, gate, standard, manifest_sha256 }) => [
        (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(timestamp),
        String(score),
        delta === null ? (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(_trend_words_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANGE_WORDS */ .r8[change]) : (0,_trend_words_js__WEBPACK_IMPORTED_MODULE_1__/* .signed */ .x8)(delta),
        `${gate.passed}/${gate.total}`,
        standard === null ? "manifest pass rate" : (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(standard, 64),
        (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_trend_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(manifest_sha256)),
    ]);
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(`Runs of ${server}, the latest first`, columns, rows);
}


/***/ }),

/***/ 40737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   r8: () => (/* binding */ CHANGE_WORDS),
/* harmony export */   x8: () => (/* binding */ signed)
/* harmony export */ });
/** Why two runs are no movement, in words. */
const CHANGE_WORDS = {
    first: "",
    compared: "",
    "standard-changed": "standard changed",
    "profile-changed": "conditions changed",
    "profile-unknown": "conditions unknown",
    "manifest-changed": "manifest changed",
};
/** `+2`, `-1`, `+0`. */
function signed(delta) {
    return delta < 0 ? String(delta) : `+${delta}`;
}
/** The digits of a manifest's digest that tell it from the others. */
function shortDigest(sha256) {
    return sha256.slice(0, 8);
}


/***/ })

};
;