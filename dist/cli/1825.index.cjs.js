exports.id = 1825;
exports.ids = [1825,3113];
exports.modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 11825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliver: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/options/format.js
var options_format = __webpack_require__(33489);
// EXTERNAL MODULE: ./build/src/options/output.js
var options_output = __webpack_require__(22311);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/render/shared/json.js
var json = __webpack_require__(8206);
;// CONCATENATED MODULE: ./build/src/render/report/json.js

const reportJson = {
    document: "probe-report",
    format: "json",
    mediaType: "application/json",
    render: json/* jsonText */.s,
};

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

// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
;// CONCATENATED MODULE: ./build/src/render/report/sarif-rules.js

/** Where the documentation is read. */
const DOCS = "https://github.com/mcpeval/mcpeval/blob/main/docs";
/** GitHub's limit of a description, in characters. */
const TEXT_LIMIT = 1_000;
const FLOOR_RULE = "readiness/floor";
/** A rule's id; results name it. */
function ruleId(rule) {
    if (rule.kind === "floor")
        return FLOOR_RULE;
    return rule.kind === "probe" ? (0,lib_escape/* printable */.g$)(rule.probe) : `readiness/${(0,lib_escape/* printable */.g$)(rule.reason)}`;
}
/** The rule as SARIF describes it. No security severity: it would turn readiness findings into security alerts. */
function describeRule(rule) {
    const { short, full, help, uri, level, tags } = wording(rule);
    return {
        id: ruleId(rule),
        name: pascalCase(ruleId(rule)),
        shortDescription: { text: sentence(short) },
        fullDescription: { text: sentence(full) },
        help: { text: help.join("\n"), markdown: help.map((line) => (0,lib_escape/* markdownEscape */.pf)(line)).join("\n\n") },
        helpUri: uri,
        defaultConfiguration: { level },
        properties: { precision: "very-high", "problem.severity": level, tags },
    };
}
function wording(rule) {
    switch (rule.kind) {
        case "floor": {
            const full = "A score is under the floor that was declared for it; the lost points of that area say what to change";
            return {
                short: "Readiness floor missed",
                full,
                help: [sentence(full)],
                uri: `${DOCS}/checks.md`,
                level: "error",
                tags: ["mcp", "floor"],
            };
        }
        case "probe": {
            const probe = (0,lib_escape/* printable */.g$)(rule.probe);
            const fixes = [...rule.fixes].map(([reason, hint]) => sentence(`${(0,lib_escape/* printable */.g$)(reason)}: ${(0,lib_escape/* printable */.g$)(hint, TEXT_LIMIT)}`));
            const full = `A case of the manifest that expects ${probe} of the server did not pass; its message names the reason and the fix`;
            return {
                short: `A case of kind ${probe} failed`,
                full,
                help: fixes.length === 0 ? [sentence(full)] : fixes,
                uri: anchored("probes.md", rule.probe),
                level: "error",
                tags: ["mcp", "gate"],
            };
        }
        case "reason": {
            const hint = (0,lib_escape/* printable */.g$)(rule.hint, TEXT_LIMIT);
            return {
                short: words(rule.reason),
                full: hint === "" ? words(rule.reason) : hint,
                help: [sentence(hint === "" ? words(rule.reason) : hint)],
                uri: anchored("reasons.md", rule.reason),
                level: "warning",
                tags: ["mcp", "readiness", (0,lib_escape/* printable */.g$)(rule.area)],
            };
        }
    }
}
/** Upper case at the start, a full stop at the end. */
function sentence(text) {
    const trimmed = text.trim();
    const start = `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}`;
    return /[.!?]$/.test(start) ? start : `${start}.`;
}
function words(label) {
    return (0,lib_escape/* printable */.g$)(label).replaceAll("-", " ");
}
function anchored(page, label) {
    return /^[a-z0-9-]+$/.test(label) ? `${DOCS}/${page}#${label}` : `${DOCS}/${page}`;
}
function pascalCase(id) {
    const parts = id.match(/[A-Za-z0-9]+/g) ?? [];
    const name = parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join("");
    return /^[A-Z]/.test(name) ? name : `Rule${name}`;
}

;// CONCATENATED MODULE: ./build/src/render/report/sarif.js








/** GitHub keeps this many results of a run and drops the rest without a word. */
const MAX_RESULTS = 5_000;
const HOME = "https://github.com/mcpeval/mcpeval";
const HINT_LIMIT = 1_000;
const reportSarif = {
    document: "probe-report",
    format: "sarif",
    mediaType: "application/sarif+json",
    render: (report, options = {}) => (0,json/* jsonText */.s)(logOf(report, options.places ?? NOWHERE)),
};
const NOWHERE = {
    fallback: { uri: manifest_file/* DEFAULT_MANIFEST */.m, region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 } },
    cases: new Map(),
    tools: new Map(),
};
function logOf(report, places) {
    const found = [...caseFindings(report, places), ...floorFindings(report, places), ...lossFindings(report, places)];
    const ranked = [...found.filter(isError), ...found.filter((one) => !isError(one) && one.waiver === undefined), ...found.filter(isWaived)];
    const kept = ranked.slice(0, MAX_RESULTS);
    const ids = [...new Set(kept.map(({ rule }) => ruleId(rule)))];
    const index = new Map(ids.map((id, at) => [id, at]));
    const rules = new Map(kept.toReversed().map(({ rule }) => [ruleId(rule), rule]));
    const { name, version } = report.generator;
    return {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: {
                    driver: {
                        name: (0,lib_escape/* printable */.g$)(name),
                        ...versions(version),
                        informationUri: HOME,
                        rules: ids.flatMap((id) => {
                            const rule = rules.get(id);
                            return rule === undefined ? [] : [describeRule(rule)];
                        }),
                    },
                },
                automationDetails: { id: `mcpeval/${encodeURIComponent((0,lib_escape/* printable */.g$)(report.server))}/` },
                invocations: [invocation(report, ranked.length - kept.length)],
                columnKind: "utf16CodeUnits",
                results: kept.map((finding) => resultOf(finding, index.get(ruleId(finding.rule)) ?? 0)),
            },
        ],
    };
}
function versions(version) {
    const text = (0,lib_escape/* printable */.g$)(version);
    return /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(text) ? { version: text, semanticVersion: text } : { version: text };
}
function invocation({ readiness, readiness_error, waivers }, left) {
    const notes = [];
    if (readiness === null && readiness_error !== undefined) {
        const code = (0,lib_escape/* printable */.g$)(readiness_error);
        const why = (0,incomplete/* incompleteSentence */.i)(readiness_error);
        notes.push({ level: "error", message: { text: sentence(`Readiness was not measured ('${code}')${why === null ? "" : `: ${why}`}`) } });
    }
    if (left > 0) {
        const text = `${left} more results were left out: code scanning keeps ${MAX_RESULTS} of a run. The JSON report lists all of them.`;
        notes.push({ level: "warning", message: { text } });
    }
    const configuration = (waivers ?? [])
        .filter(({ state }) => state === "stale" || state === "expired")
        .map(({ kind, subject, state }) => {
        return { level: "error", message: { text: `The waiver of ${kind} '${(0,lib_escape/* printable */.g$)(subject)}' is ${state}.` } };
    });
    return {
        executionSuccessful: !(readiness === null && readiness_error !== undefined),
        ...(notes.length === 0 ? {} : { toolExecutionNotifications: notes }),
        ...(configuration.length === 0 ? {} : { toolConfigurationNotifications: configuration }),
    };
}
function isWaived({ waiver }) {
    return waiver !== undefined;
}
function isError(one) {
    return one.level === "error" && !isWaived(one);
}
function resultOf({ rule, level, message, place, key, waiver }, ruleIndex) {
    const id = ruleId(rule);
    return {
        ruleId: id,
        ruleIndex,
        level: waiver === undefined ? level : "note",
        message: { text: message },
        locations: [{ physicalLocation: { artifactLocation: { uri: place.uri }, region: { ...place.region } } }],
        // Set by us: lost checks share a line, and a hash of that line would make different tools look the same.
        partialFingerprints: { primaryLocationLineHash: `${(0,digest/* sha256Hex */.f)(`${id}\n${key}`).slice(0, 16)}:1` },
        ...(waiver === undefined
            ? {}
            : { suppressions: [{ kind: "external", status: "accepted", justification: sarif_why(waiver) }] }),
    };
}
function sarif_why({ because, owner, expires }) {
    return `${sentence((0,lib_escape/* printable */.g$)(because, HINT_LIMIT))} Owner: ${(0,lib_escape/* printable */.g$)(owner)}, until ${(0,lib_escape/* printable */.g$)(expires)}.`;
}
function caseFindings(report, places) {
    const failed = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
    const fixes = new Map();
    for (const { probe, reason, hint } of failed) {
        const ofProbe = fixes.get(probe) ?? new Map();
        fixes.set(probe, reason === null || hint === null ? ofProbe : ofProbe.set(reason, hint));
    }
    return failed.map((one) => ({
        rule: { kind: "probe", probe: one.probe, fixes: fixes.get(one.probe) ?? new Map() },
        level: "error",
        message: caseMessage(one),
        place: places.cases.get(one.id) ?? places.fallback,
        key: one.id,
        waiver: (0,waived/* caseWaiver */.fh)(report.waivers, one),
    }));
}
function caseMessage({ id, reason, hint, detail, tool }) {
    const where = tool === null ? "" : ` on tool '${(0,lib_escape/* printable */.g$)(tool)}'`;
    const because = reason === null ? "" : `: ${(0,lib_escape/* printable */.g$)(reason)}`;
    const bound = detail === null ? "" : ` (${(0,lib_escape/* printable */.g$)(detail.bound)} ${detail.observed} > ${detail.limit})`;
    const fix = hint === null || hint === "" ? "" : ` ${sentence((0,lib_escape/* printable */.g$)(hint, HINT_LIMIT))}`;
    return `Case '${(0,lib_escape/* printable */.g$)(id)}' failed${where}${because}${bound}.${fix}`;
}
function floorFindings(report, { fallback }) {
    const missed = (key, message) => ({
        rule: { kind: "floor" },
        level: "error",
        message,
        place: fallback,
        key,
        waiver: undefined,
    });
    const grade = report.discoverability === undefined ? null : (0,shared_grade/* missedGrade */.JR)(report);
    return [
        ...(report.readiness_gate?.shortfalls ?? []).map(({ subject, observed, floor }) => missed(subject, `The floor of '${(0,lib_escape/* printable */.g$)(subject)}' is ${floor} and was missed with ${observed}.`)),
        ...(grade === null ? [] : [missed("grade", sentence(grade))]),
    ];
}
function lossFindings({ readiness, waivers }, places) {
    return (readiness?.areas ?? []).flatMap((area) => area.checks.map((check) => ({
        rule: { kind: "reason", reason: check.reason, area: area.name, hint: check.hint },
        level: "warning",
        message: lossMessage(check),
        place: (check.tool === null ? undefined : places.tools.get(check.tool)) ?? places.fallback,
        key: `${check.id}\n${check.tool ?? ""}`,
        waiver: (0,waived/* checkWaiver */.p9)(waivers, check),
    })));
}
function lossMessage({ id, tool, score, observed, reason, hint }) {
    const who = tool === null ? "The server" : `Tool '${(0,lib_escape/* printable */.g$)(tool)}'`;
    const facts = [`score ${score}`, ...(observed === null ? [] : [`observed ${observed}`])].join(", ");
    const fix = hint === "" ? "" : ` ${sentence((0,lib_escape/* printable */.g$)(hint, HINT_LIMIT))}`;
    return `${who} lost points of '${(0,lib_escape/* printable */.g$)(id)}' (${facts}): ${(0,lib_escape/* printable */.g$)(reason)}.${fix}`;
}

// EXTERNAL MODULE: ./build/src/model/unfinished.js
var unfinished = __webpack_require__(66390);
// EXTERNAL MODULE: ./build/src/render/shared/lost-lines.js
var lost_lines = __webpack_require__(992);
// EXTERNAL MODULE: ./build/src/render/shared/palette.js
var palette = __webpack_require__(83265);
;// CONCATENATED MODULE: ./build/src/render/report/text-advisories.js
// The advisories of a report as text lines: one a finding, its hint under it, and the verdict where some were declared to fail.

/** Longest hint printed, in characters. */
const text_advisories_HINT_LIMIT = 2_000;
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
        ...(brief ? [] : [`    ${palette.dim(`hint: ${(0,lib_escape/* printable */.g$)(one.hint, text_advisories_HINT_LIMIT)}`)}`]),
    ];
}
function gateLine({ server, readiness, advisory_gate: gate }, palette) {
    if (gate === undefined)
        return [];
    const verdict = gate.passed ? palette.green("passed") : palette.red(readiness === null ? "not looked for" : "failed");
    return [`${(0,lib_escape/* fieldValue */.ag)(server)} advisories ${verdict} ${gate.fail_on.map(lib_escape/* fieldValue */.ag).join(" ")}`];
}

;// CONCATENATED MODULE: ./build/src/render/report/text-grade.js
// The grade of the ten criteria as text lines: the grade with its floor, then one line for each criterion that is not passed.



/** Tools named on a line; the JSON report has them all. */
const text_grade_NAMED_TOOLS = 8;
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
    const more = tools.length - text_grade_NAMED_TOOLS;
    const fields = [
        ...(reason === null ? [] : [`reason=${(0,lib_escape/* fieldValue */.ag)(reason)}`]),
        ...(observed === null ? [] : [`observed=${observed}`]),
        ...(limit === null ? [] : [`limit=${limit}`]),
        ...(tools.length === 0 ? [] : [`tools=${tools.slice(0, text_grade_NAMED_TOOLS).map(lib_escape/* fieldValue */.ag).join(",")}`]),
        ...(more > 0 ? [`more_tools=${more}`] : []),
    ];
    return [`  ${outcome === "failed" ? palette.red(outcome) : palette.yellow(outcome)}`, id, ...fields].join(" ");
}

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

;// CONCATENATED MODULE: ./build/src/render/report/index.js




/** Every renderer that costs nothing to load. */
const REPORT_RENDERERS = [reportJson, reportMarkdown, reportSarif, reportText];
/** Renderers with a library behind them, which only its own format waits for. */
const ON_DEMAND = {
    html: async () => (await Promise.all(/* import() */[__webpack_require__.e(7373), __webpack_require__.e(4627)]).then(__webpack_require__.bind(__webpack_require__, 94627))).reportHtml,
    junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(4697), __webpack_require__.e(6949)]).then(__webpack_require__.bind(__webpack_require__, 16949))).reportJunit,
};
/** The name of every format, sorted. */
const REPORT_FORMATS = [...REPORT_RENDERERS.map(({ format }) => format), ...Object.keys(ON_DEMAND)].sort();
/** The renderer of a format that needs no loading; undefined for any other. */
function reportRenderer(format) {
    return REPORT_RENDERERS.find((renderer) => renderer.format === format);
}
/** The renderer of a format; undefined for a format reports do not have. */
async function loadReportRenderer(format) {
    return reportRenderer(format) ?? (Object.hasOwn(ON_DEMAND, format) ? await ON_DEMAND[format]?.() : undefined);
}

// EXTERNAL MODULE: ./build/src/sinks/local/file.js + 1 modules
var local_file = __webpack_require__(13113);
// EXTERNAL MODULE: ./build/src/sinks/local/stdout.js
var stdout = __webpack_require__(6863);
;// CONCATENATED MODULE: ./build/src/cli/color.js
// Whether output is coloured. Looks at what it is told only; the report itself never decides.
/** A flag beats NO_COLOR (no-color.org), which beats FORCE_COLOR, which beats what the stream is. */
function isColored({ flag, env, isTerminal }) {
    if (flag !== undefined)
        return flag;
    const force = env["FORCE_COLOR"];
    if ((env["NO_COLOR"] ?? "") !== "")
        return false;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    return isTerminal && env["TERM"] !== "dumb";
}

;// CONCATENATED MODULE: ./build/src/cli/deliver.js
// Renders a command's document in the asked form and hands it to stdout or a file. Decides nothing about verdicts.









/**
 * Delivers what a command returned: one text, or with a folder for `--output` one file a server.
 * @throws SinkFailure when it could not be written
 */
async function deliver(document, values, host) {
    if (document.kind === "text") {
        if (document.file !== undefined)
            await (0,local_file.replaceFile)(document.file.path, document.file.text, "the file");
        return (0,stdout/* writeStdout */.j)(document.text);
    }
    const format = (0,options_format/* outputFormat */.B$)(values);
    const output = (0,options_values/* textValue */.v8)(values, "output");
    const singles = document.kind === "probe-reports" ? document.reports : [document];
    const colored = output === undefined && isColored({ flag: colorFlag(values), env: host.env, isTerminal: process.stdout.isTTY });
    const options = {
        brief: (0,options_values/* isGiven */.qR)(values, "brief"),
        palette: colored ? picocolors.createColors(true) : null,
        plan: (0,options_values/* isGiven */.qR)(values, "plan"),
        pricePerMtok: (0,options_values/* numberValue */.Vg)(values, "price-per-mtok"),
    };
    const texts = await Promise.all(singles.map((single) => rendered(single, format, options)));
    // An empty line apart: each of them is a whole report.
    const joined = texts.join("\n");
    if (output === undefined)
        return (0,stdout/* writeStdout */.j)(joined);
    if (!(0,options_output/* isFolderOutput */.G)(output)) {
        await (0,local_file.replaceFile)(output, joined);
        host.progress.note(`wrote ${output}${singles.length === 1 ? scoreOf(singles[0]) : ` (${singles.length} servers)`}`);
        return;
    }
    for (const [index, single] of singles.entries()) {
        if (single.kind === "trends")
            continue;
        const file = (0,options_output/* fileInFolder */.Y)(output, single.document.server, format);
        await (0,local_file.replaceFile)(file, texts[index] ?? "");
        host.progress.note(`wrote ${file}${scoreOf(single)}`);
    }
}
function scoreOf(single) {
    const score = single?.kind === "probe-report" ? single.document.readiness?.score : undefined;
    return score === undefined ? "" : ` (readiness ${String(score)}/100)`;
}
async function rendered(document, format, options) {
    const text = await textOf(document, format, options);
    if (text === undefined)
        throw new Error(`no renderer for ${format}`);
    return text;
}
async function textOf(document, format, options) {
    switch (document.kind) {
        case "doctor":
            return (await __webpack_require__.e(/* import() */ 6417).then(__webpack_require__.bind(__webpack_require__, 66417))).doctorRenderer(format)?.render(document.document, options);
        case "comparison":
            return (await __webpack_require__.e(/* import() */ 1655).then(__webpack_require__.bind(__webpack_require__, 41655))).comparisonRenderer(format)?.render(document.document, options);
        case "trends":
            return (await __webpack_require__.e(/* import() */ 2749).then(__webpack_require__.bind(__webpack_require__, 42749))).trendsRenderer(format)?.render(document.document, options);
        case "probe-diff":
            return (await __webpack_require__.e(/* import() */ 9899).then(__webpack_require__.bind(__webpack_require__, 29899))).diffRenderer(format)?.render(document.document, options);
        case "probe-report": {
            const { places, history, version1 } = document;
            // An old report stays what it is: only its reading is new.
            if (version1 !== undefined && format === "json")
                return (0,json/* jsonText */.s)(version1.original);
            const renderer = await loadReportRenderer(format);
            return renderer?.render(document.document, { ...options, places, history, passRate: version1?.passRate });
        }
    }
}
function colorFlag(values) {
    const flag = values["color"];
    return typeof flag === "boolean" ? flag : undefined;
}


/***/ }),

/***/ 39509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
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

"use strict";
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

"use strict";
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

"use strict";
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

/***/ 22311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isFolderOutput),
/* harmony export */   Y: () => (/* binding */ fileInFolder)
/* harmony export */ });
// What --output names: a file, or with a slash at its end a folder that gets one file for each server.
const EXTENSIONS = new Map([
    ["json", "json"],
    ["junit", "xml"],
    ["markdown", "md"],
    ["text", "txt"],
]);
/** Whether the text names a folder. */
function isFolderOutput(output) {
    return /[\\/]$/.test(output);
}
/** The file of one server in such a folder. A label holds at most one character no file name may hold everywhere: the colon. */
function fileInFolder(folder, label, format) {
    return `${folder}${label.replaceAll(":", "%3A")}.${EXTENSIONS.get(format) ?? format}`;
}


/***/ }),

/***/ 51183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
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

"use strict";
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

"use strict";
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

/***/ 8206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
// A document as JSON text: two-space, newline at the end, keys in the order the document was built in.

/** The text; what is active in a string is escaped, so that the value stays the same. */
function jsonText(document) {
    return `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(JSON.stringify(document, null, 2))}\n`;
}


/***/ }),

/***/ 51683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
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

"use strict";
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

"use strict";
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

"use strict";
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

"use strict";
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

"use strict";
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

"use strict";
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

"use strict";
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


/***/ }),

/***/ 13113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkNewFile: () => (/* binding */ checkNewFile),
  checkOutputFile: () => (/* binding */ checkOutputFile),
  replaceFile: () => (/* binding */ replaceFile)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/sinks/local/ours.js
// Recognises a report of ours in any of its forms, so that regenerating one needs no --force and nothing else is ever replaced.
// Only a text that begins as a report counts: a README may quote one.
const FORMS = [
    // JSON: the schema is the first key of every document.
    /^\s*\{\s*"schema"\s*:\s*"mcpeval\./,
    // Text: a case line or the readiness line, measured or not, comes first.
    /^\S+ (?:\S+ (?:pass|fail) attempts=\d|readiness (?:\d{1,3}\/100 .*\bstandard=mcpeval-standard\/|not measured: ))/,
    // SARIF: our category comes before the results; JUnit: the suites carry our name; a diff in text: its cases come first.
    /^\s*\{\s*"\$schema"\s*:\s*"https:\/\/json\.schemastore\.org\/sarif-2\.1\.0\.json",\s*"version"[\s\S]*"name"\s*:\s*"mcpeval"/,
    /^<\?xml [^>]*\?>\s*<testsuites name="mcpeval" /,
    /^\S+ cases regressed=\d+ changed=\d+ /,
    // The doctor's text: its table comes first.
    /^era +transport +asked +status /,
    // A comparison's text, and the history's.
    /^\S+ compared on \d+ targets?\n/,
    /^[A-Za-z][A-Za-z0-9_.:-]*\n {2}\d{4}-\d\d-\d\dT\S+ (?:score|pass-rate)=\d/,
    // HTML: the generator stands in the head.
    /^<!doctype html>\n<html lang="en">\n<head>\n(?:<meta [^\n]*>\n)*<meta name="generator" content="mcpeval /,
    // Markdown: the headline.
    /^#{1,6} `[^`\n]*` (?:gate|diff|readiness (?:\d{1,3}\/100|not measured)|does not connect|compared on \d+ targets|connects: [^\n]*)\n/,
];
/** Whether a text is (the beginning of) a report of mcpeval. */
function isReport(text) {
    return FORMS.some((form) => form.test(text));
}

;// CONCATENATED MODULE: ./build/src/sinks/local/file.js
// Delivers a document to a file: whole or not at all. An existing file that is none of ours is kept unless told otherwise.





/** How much of an existing file is read to recognise it, in characters; every form of a report shows itself early. */
const RECOGNISED_WITHIN = 64 * 1024;
/**
 * Checks, before anything is measured, that a report may be written there.
 * @throws UsageError when the path is a folder, unreadable, or another kind of file and `force` is false
 */
async function checkOutputFile(path, force) {
    const kind = await kindOf(path);
    if (kind === "missing")
        return;
    if (kind === "folder")
        throw new errors/* UsageError */.eb(`--output ${path} is a folder; name a file in it, or end it with / for one file a server`);
    if (force || kind === "device")
        return;
    const text = await (0,promises_.readFile)(path, "utf8").catch(() => null);
    if (text === null)
        throw new errors/* UsageError */.eb(`--output ${path} exists and cannot be read; name another file or use --force`);
    if (text.trim() !== "" && !isReport(text.slice(0, RECOGNISED_WITHIN))) {
        throw new errors/* UsageError */.eb(`--output ${path} exists and is no report of mcpeval; name another file or use --force`);
    }
}
/**
 * Checks, before anything is measured, that a file of the user's own to edit may be written there.
 * @throws UsageError when the path is a folder or cannot be looked at, or something is there and `force` is false
 */
async function checkNewFile(path, force) {
    const kind = await kindOf(path);
    if (kind === "folder" || /[\\/]$/.test(path))
        throw new errors/* UsageError */.eb(`--output ${path} is a folder; name a file in it`);
    if (kind === "file" && !force)
        throw new errors/* UsageError */.eb(`${path} exists and is kept; replace it with --force, or name another file with --output`);
}
/**
 * Writes the file under its final name only when it is complete; makes missing folders.
 * @param what what the message of a failure calls it
 * @throws SinkFailure naming path and cause
 */
async function replaceFile(path, text, what = "the report") {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        if ((await kindOf(path)) === "device")
            await (0,promises_.writeFile)(path, text);
        else
            await writeWhole(path, text);
    }
    catch (error) {
        const { code } = error;
        // Without a code it is no refusal of the file system but our own defect.
        if (code === undefined)
            throw error;
        throw new errors/* SinkFailure */.CM(`${what} could not be written to ${path} (${code})`);
    }
}
/**
 * Writes beside the file, then takes its place; through a symbolic link, the place of what it points to.
 * Own code, because the usual package for this (write-file-atomic) reads `__filename`, which a bundle of ES modules lacks.
 */
async function writeWhole(path, text) {
    const place = await (0,promises_.realpath)(path).catch(() => path);
    const draft = `${place}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        const file = await (0,promises_.open)(draft, "wx");
        try {
            await file.writeFile(text);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(draft, place);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
}
async function kindOf(path) {
    try {
        const found = await (0,promises_.stat)(path);
        if (found.isDirectory())
            return "folder";
        return found.isFile() ? "file" : "device";
    }
    catch (error) {
        const code = error.code;
        if (code === "ENOENT")
            return "missing";
        throw new errors/* UsageError */.eb(`--output ${path} cannot be written (${code ?? "unknown cause"}); name another file`);
    }
}


/***/ })

};
;