"use strict";
exports.id = 9899;
exports.ids = [9899];
exports.modules = {

/***/ 32505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ WHY_NOT_COMPARABLE)
/* harmony export */ });
/** A clause for each reason. */
const WHY_NOT_COMPARABLE = {
    "version-1-report": "one of the reports has version 1, which knows no readiness",
    "not-measured": "one of the reports has no readiness",
    "standard-differs": "they were measured under different standards",
    "profile-unknown": "one of the reports does not say under which conditions it was measured",
    "profile-differs": "they were measured under different conditions",
};


/***/ }),

/***/ 29899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DIFF_RENDERERS: () => (/* binding */ DIFF_RENDERERS),
  diffRenderer: () => (/* binding */ diffRenderer)
});

// EXTERNAL MODULE: ./build/src/render/shared/json.js
var json = __webpack_require__(8206);
;// CONCATENATED MODULE: ./build/src/render/diff/json.js

const diffJson = {
    document: "probe-diff",
    format: "json",
    mediaType: "application/json",
    render: json/* jsonText */.s,
};

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var numbers = __webpack_require__(9436);
// EXTERNAL MODULE: ./build/src/render/shared/sections.js
var shared_sections = __webpack_require__(71072);
// EXTERNAL MODULE: ./build/src/render/shared/table.js
var table = __webpack_require__(17690);
// EXTERNAL MODULE: ./build/src/lib/not-comparable.js
var not_comparable = __webpack_require__(32505);
;// CONCATENATED MODULE: ./build/src/render/diff/wording.js
// What text and Markdown both say of a diff: sentences for fixed labels, signed numbers.

/** Classes worth a line, worst first. `unchanged` is only counted. */
const CASE_CLASSES = ["regressed", "changed", "fixed", "added", "removed"];
/** Why two scores are not compared, in words. */
function notComparable({ reason }) {
    return reason === null ? "they are not comparable" : not_comparable/* WHY_NOT_COMPARABLE */.m[reason];
}
/** `+3`, `-2`, `0`. */
function signed(delta) {
    return delta > 0 ? `+${delta}` : String(delta);
}
/** `pass`, `fail`, `not-applicable`, or `absent`. */
function verdictWord(side) {
    return side === null ? "absent" : side.verdict;
}
/** Whether two reports say the same. */
function isSame({ cases, readiness, contract, tokens }) {
    return (CASE_CLASSES.every((name) => cases[name].length === 0) &&
        (readiness.delta === 0 || (readiness.delta === null && readiness.baseline === readiness.current)) &&
        readiness.lost.length + readiness.regained.length === 0 &&
        (contract === null || contract.breaking.length + contract.review.length + contract.additive.length === 0) &&
        (tokens === null || (tokens.delta === 0 && tokens.tools.length === 0)));
}

;// CONCATENATED MODULE: ./build/src/render/diff/markdown.js
// The diff as GitHub-flavoured Markdown: the verdict and the movement first, then what changed, table by table.
// Names stand in code spans and prose is escaped, so nothing a server or a file says becomes markup, a mention or a link.





const MARKS = { regressed: "❌ regressed", changed: "🟡 changed", fixed: "✅ fixed", added: "➕ added", removed: "➖ removed" };
const CONTRACT_MARKS = { breaking: "❌ breaking", review: "🟡 review", additive: "✅ additive" };
const diffMarkdown = {
    document: "probe-diff",
    format: "markdown",
    mediaType: "text/markdown",
    render(diff, options = {}) {
        const level = Math.min(4, Math.max(1, options.headingLevel ?? 2));
        const heading = (depth, text) => `${"#".repeat(level + depth)} ${text}`;
        const sections = [
            headline(diff, heading),
            ...readinessSections(diff.readiness, heading),
            ...caseSections(diff, heading),
            ...(diff.contract === null ? [] : contractSections(diff.contract, heading)),
            ...tokenSections(diff, heading),
        ];
        return (0,shared_sections/* fitSections */.W)(sections, options.budget ?? null, options.moreAt ?? "the JSON diff");
    },
};
function headline(diff, heading) {
    const { readiness, cases, contract, tokens, gate } = diff;
    const facts = [
        readiness.comparable ? `readiness ${readiness.baseline ?? 0} → ${readiness.current ?? 0} (${signed(readiness.delta ?? 0)})` : null,
        ...CASE_CLASSES.map((name) => (cases[name].length === 0 ? null : `${(0,numbers/* count */.U)(cases[name].length, "case")} ${name}`)),
        contract === null || contract.breaking.length === 0 ? null : (0,numbers/* count */.U)(contract.breaking.length, "breaking change"),
        tokens === null || tokens.delta === 0 ? null : `${signed(tokens.delta)} tokens`,
    ].filter((fact) => fact !== null);
    const parts = [
        heading(0, `${(0,lib_escape/* markdownCode */.D9)(diff.server)} diff`),
        isSame(diff) ? "Nothing changed." : capitalised(`${facts.join(", ")}.`),
        ...(readiness.comparable ? [] : [incomparable(readiness)]),
        ...(contract === null ? ["Contract not compared: a report has no catalog."] : []),
        ...(gate === undefined ? [] : [gateLines(gate)]),
    ];
    return { title: "headline", markdown: parts.filter((part) => part !== ".").join("\n\n"), expendable: 0 };
}
function capitalised(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function incomparable(readiness) {
    const score = (value) => (value === null ? "none" : String(value));
    const differs = readiness.profile_differs === undefined ? "" : ` (${readiness.profile_differs.map((name) => (0,lib_escape/* markdownCode */.D9)(name)).join(", ")})`;
    return `Readiness ${score(readiness.baseline)} and ${score(readiness.current)} are not comparable: ${notComparable(readiness)}${differs}.`;
}
function gateLines({ passed, rules }) {
    const item = ({ rule, observed, limit, compared, unit }) => {
        const suffix = unit === "percent" ? "%" : "";
        const by = compared === "score_without_latency" ? ", latency left out" : "";
        return `${(0,lib_escape/* markdownCode */.D9)(rule)} ${observed}${suffix} of at most ${limit}${suffix}${by}`;
    };
    if (passed)
        return `✅ Rules kept: ${rules.map(item).join("; ")}.`;
    return `> [!CAUTION]\n> Rules broken: ${rules
        .filter((rule) => !rule.passed)
        .map(item)
        .join("; ")}.`;
}
function readinessSections(readiness, heading) {
    const moved = readiness.areas.filter(({ delta }) => delta !== 0);
    const columns = [{ heading: "Area" }, ...["Baseline", "Current", "Change"].map((name) => ({ heading: name, numeric: true }))];
    const rows = moved.map(({ name, baseline, current, delta }) => [(0,lib_escape/* markdownEscape */.pf)(name), String(baseline), String(current), signed(delta)]);
    const losses = [
        ...readiness.lost.map((loss) => ["❌ lost", loss]),
        ...readiness.regained.map((loss) => ["✅ regained", loss]),
    ];
    const lossRows = losses.map(([mark, { id, tool, reason }]) => [
        mark,
        (0,lib_escape/* markdownCode */.D9)(id),
        tool === null ? "" : (0,lib_escape/* markdownCode */.D9)(tool),
        (0,lib_escape/* markdownCode */.D9)(reason),
    ]);
    return [
        ...(rows.length === 0 ? [] : [{ title: "areas", markdown: `${heading(1, "Areas")}\n\n${(0,table/* table */.t)(columns, rows)}`, expendable: 1 }]),
        ...(lossRows.length === 0
            ? []
            : [
                {
                    title: "checks",
                    markdown: `${heading(1, "Checks")}\n\n${(0,table/* table */.t)([{ heading: "" }, { heading: "Check" }, { heading: "Tool" }, { heading: "Reason" }], lossRows)}`,
                    expendable: 3,
                },
            ]),
    ];
}
function caseSections({ cases }, heading) {
    const side = (one) => one === null ? "" : `${verdictWord(one)}${one.reason === null ? "" : ` ${(0,lib_escape/* markdownCode */.D9)(one.reason)}`}`;
    const rows = CASE_CLASSES.flatMap((name) => cases[name].map(({ id, probe, baseline, current }) => [
        MARKS[name],
        (0,lib_escape/* markdownCode */.D9)(id),
        (0,lib_escape/* markdownCode */.D9)(probe),
        side(baseline),
        side(current),
    ]));
    if (rows.length === 0)
        return [];
    const columns = ["", "Case", "Probe", "Baseline", "Current"].map((name) => ({ heading: name }));
    const rest = cases.unchanged.length === 0 ? "" : `\n\n${(0,numbers/* count */.U)(cases.unchanged.length, "case")} unchanged.`;
    return [{ title: "cases", markdown: `${heading(1, "Cases")}\n\n${(0,table/* table */.t)(columns, rows)}${rest}`, expendable: 2 }];
}
function contractSections(contract, heading) {
    const kinds = ["breaking", "review", "additive"];
    const rows = kinds.flatMap((kind) => contract[kind].map((change) => [CONTRACT_MARKS[kind], ...changeCells(change)]));
    if (rows.length === 0)
        return [];
    const columns = ["", "Change", "Tool", "Detail"].map((name) => ({ heading: name }));
    return [{ title: "contract", markdown: `${heading(1, "Contract")}\n\n${(0,table/* table */.t)(columns, rows)}`, expendable: 2 }];
}
function changeCells({ change, tool, parameter, from, to }) {
    const detail = [
        ...(parameter === undefined ? [] : [`parameter sha256 ${(0,lib_escape/* markdownCode */.D9)(parameter)}`]),
        ...(from === undefined || to === undefined ? [] : [`${(0,lib_escape/* markdownCode */.D9)(from)} → ${(0,lib_escape/* markdownCode */.D9)(to)}`]),
    ];
    return [change.replaceAll("-", " "), tool === null ? "" : (0,lib_escape/* markdownCode */.D9)(tool), detail.join(", ")];
}
function tokenSections({ tokens }, heading) {
    if (tokens === null || (tokens.delta === 0 && tokens.tools.length === 0))
        return [];
    const columns = [{ heading: "Tool" }, ...["Baseline", "Current", "Change"].map((name) => ({ heading: name, numeric: true }))];
    const weight = (value) => (value === null ? "" : String(value));
    const rows = [
        ["**Catalog**", String(tokens.baseline), String(tokens.current), signed(tokens.delta)],
        ...tokens.tools.map(({ tool, baseline, current, delta }) => [(0,lib_escape/* markdownCode */.D9)(tool), weight(baseline), weight(current), signed(delta)]),
    ];
    return [{ title: "tokens", markdown: `${heading(1, "Tokens")}\n\n${(0,table/* table */.t)(columns, rows)}`, expendable: 3 }];
}

// EXTERNAL MODULE: ./build/src/render/shared/palette.js
var shared_palette = __webpack_require__(83265);
;// CONCATENATED MODULE: ./build/src/render/diff/text.js
// The diff as lines for a terminal, a log and grep: totals, then one line a change.



const diffText = {
    document: "probe-diff",
    format: "text",
    mediaType: "text/plain",
    render(diff, options = {}) {
        const palette = options.palette ?? shared_palette/* PLAIN */.t;
        const server = (0,lib_escape/* fieldValue */.ag)(diff.server);
        const lines = [
            ...caseLines(server, diff, palette),
            ...readinessLines(server, diff.readiness, palette),
            ...contractLines(server, diff, palette),
            ...tokenLines(server, diff),
            ...text_gateLines(server, diff, palette),
        ];
        return lines.map((line) => `${line}\n`).join("");
    },
};
function caseLines(server, { cases }, palette) {
    const counts = [...CASE_CLASSES, "unchanged"].map((name) => `${name}=${cases[name].length}`);
    const colour = { regressed: palette.red, changed: palette.yellow, fixed: palette.green, added: shared_palette/* uncoloured */.d, removed: shared_palette/* uncoloured */.d };
    return [
        `${server} cases ${counts.join(" ")}`,
        ...CASE_CLASSES.flatMap((name) => cases[name].map((one) => `  ${colour[name](name)} ${caseFields(one)}`)),
    ];
}
function caseFields({ id, probe, tool, baseline, current }) {
    const reasons = [baseline?.reason ?? null, current?.reason ?? null];
    return [
        (0,lib_escape/* fieldValue */.ag)(id),
        (0,lib_escape/* fieldValue */.ag)(probe),
        `${verdictWord(baseline)}->${verdictWord(current)}`,
        ...(tool === null ? [] : [`tool=${(0,lib_escape/* fieldValue */.ag)(tool)}`]),
        ...(reasons[0] === null || reasons[0] === undefined ? [] : [`was=${(0,lib_escape/* fieldValue */.ag)(reasons[0])}`]),
        ...(reasons[1] === null || reasons[1] === undefined ? [] : [`reason=${(0,lib_escape/* fieldValue */.ag)(reasons[1])}`]),
    ].join(" ");
}
function readinessLines(server, readiness, palette) {
    const score = (value) => (value === null ? "none" : `${value}/100`);
    const scores = `${score(readiness.baseline)} -> ${score(readiness.current)}`;
    if (!readiness.comparable) {
        const differs = readiness.profile_differs === undefined ? "" : ` differs=${readiness.profile_differs.map(lib_escape/* fieldValue */.ag).join(",")}`;
        return [`${server} readiness ${scores} not comparable: ${notComparable(readiness)}${differs}`];
    }
    const delta = readiness.delta ?? 0;
    const calm = readiness.without_latency === null ? "" : ` without_latency=${signed(readiness.without_latency.delta)}`;
    const moved = readiness.areas.filter((area) => area.delta !== 0);
    return [
        `${server} readiness ${scores} ${tint(delta, palette)(signed(delta))}${calm}`,
        ...moved.map((area) => `  area ${(0,lib_escape/* fieldValue */.ag)(area.name)} ${area.baseline} -> ${area.current} ${tint(area.delta, palette)(signed(area.delta))}`),
        ...readiness.lost.map((loss) => `  ${palette.red("lost")} ${lossFields(loss)}`),
        ...readiness.regained.map((loss) => `  ${palette.green("regained")} ${lossFields(loss)}`),
    ];
}
function lossFields({ id, tool, reason }) {
    return [(0,lib_escape/* fieldValue */.ag)(id), ...(tool === null ? [] : [`tool=${(0,lib_escape/* fieldValue */.ag)(tool)}`]), `reason=${(0,lib_escape/* fieldValue */.ag)(reason)}`].join(" ");
}
function contractLines(server, { contract }, palette) {
    if (contract === null)
        return [`${server} contract not compared: a report has no catalog`];
    const kinds = ["breaking", "review", "additive"];
    const colour = { breaking: palette.red, review: palette.yellow, additive: palette.green };
    return [
        `${server} contract ${kinds.map((kind) => `${kind}=${contract[kind].length}`).join(" ")}`,
        ...kinds.flatMap((kind) => contract[kind].map((change) => `  ${colour[kind](kind)} ${changeFields(change)}`)),
    ];
}
function changeFields({ change, tool, parameter, from, to }) {
    return [
        change,
        ...(tool === null ? [] : [`tool=${(0,lib_escape/* fieldValue */.ag)(tool)}`]),
        ...(parameter === undefined ? [] : [`parameter=sha256:${(0,lib_escape/* fieldValue */.ag)(parameter)}`]),
        ...(from === undefined || to === undefined ? [] : [`${(0,lib_escape/* fieldValue */.ag)(from)}->${(0,lib_escape/* fieldValue */.ag)(to)}`]),
    ].join(" ");
}
function tokenLines(server, { tokens }) {
    if (tokens === null)
        return [];
    const weight = (value) => (value === null ? "none" : String(value));
    return [
        `${server} tokens ${tokens.baseline} -> ${tokens.current} ${signed(tokens.delta)}`,
        ...tokens.tools.map(({ tool, baseline, current, delta }) => `  tokens tool=${(0,lib_escape/* fieldValue */.ag)(tool)} ${weight(baseline)} -> ${weight(current)} ${signed(delta)}`),
    ];
}
function text_gateLines(server, { gate }, palette) {
    if (gate === undefined)
        return [];
    return [
        `${server} diff ${gate.passed ? palette.green("passed") : palette.red("failed")}`,
        ...gate.rules.map(({ rule, passed, observed, limit, compared, unit }) => {
            const suffix = unit === "percent" ? "%" : "";
            const by = compared === undefined ? "" : ` compared=${compared}`;
            return `  ${passed ? palette.green("kept") : palette.red("broken")} ${rule} observed=${observed}${suffix} limit=${limit}${suffix}${by}`;
        }),
    ];
}
function tint(delta, palette) {
    return delta < 0 ? palette.red : delta > 0 ? palette.green : shared_palette/* uncoloured */.d;
}

;// CONCATENATED MODULE: ./build/src/render/diff/index.js



/** Every renderer of mcpeval.probe-diff. */
const DIFF_RENDERERS = [diffJson, diffMarkdown, diffText];
/** The renderer of a format; undefined for a format diffs do not have. */
function diffRenderer(format) {
    return DIFF_RENDERERS.find((renderer) => renderer.format === format);
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