"use strict";
exports.id = 1655;
exports.ids = [1655];
exports.modules = {

/***/ 41655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMPARISON_RENDERERS: () => (/* binding */ COMPARISON_RENDERERS),
  comparisonJson: () => (/* binding */ comparisonJson),
  comparisonRenderer: () => (/* binding */ comparisonRenderer)
});

// EXTERNAL MODULE: ./build/src/render/shared/json.js
var json = __webpack_require__(8206);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/render/shared/table.js
var table = __webpack_require__(17690);
;// CONCATENATED MODULE: ./build/src/render/comparison/rows.js
const ABSENT = { text: "-", tone: "none" };
const TONES = { pass: "good", fail: "bad", "not-applicable": "none", "not-evaluated": "none" };
/** All rows: cases, gate, readiness, its areas, and facts of the catalog. Rows that no target has are left out. */
function comparisonRows({ cases, targets }) {
    const areas = [...new Set(targets.flatMap(({ readiness }) => readiness?.areas.map(({ name }) => name) ?? []))];
    const rows = cases.map(({ id, probe, results }) => ({
        kind: "case",
        name: id,
        detail: probe,
        cells: results.map((result) => result === null
            ? ABSENT
            : { text: result.verdict, tone: TONES[result.verdict], ...(result.reason === null ? {} : { reason: result.reason }) }),
    }));
    const row = (kind, name, cellOf) => {
        const cells = targets.map(cellOf);
        if (cells.some((cell) => cell !== ABSENT))
            rows.push({ kind, name, detail: "", cells });
    };
    row("gate", "gate", ({ gate }) => gate === null ? ABSENT : { text: `${gate.passed}/${gate.total}`, tone: gate.passed === gate.total ? "good" : "bad" });
    row("readiness", "readiness", ({ readiness, readiness_error }) => {
        if (readiness !== null)
            return { text: `${readiness.score}/100`, tone: "plain" };
        return readiness_error === null ? ABSENT : { text: "not measured", tone: "none", reason: readiness_error };
    });
    const fact = (kind, name, valueOf) => row(kind, name, ({ readiness }) => {
        const value = readiness === null ? null : valueOf(readiness);
        return value === null ? ABSENT : { text: String(value), tone: "plain" };
    });
    for (const area of areas)
        fact("area", area, ({ areas: own }) => own.find(({ name }) => name === area)?.score ?? null);
    fact("fact", "without latency", ({ score_without_latency }) => score_without_latency);
    fact("fact", "lost checks", ({ lost_checks }) => lost_checks);
    fact("fact", "tools", ({ tools }) => tools);
    fact("fact", "tools exercised", ({ exercised }) => exercised);
    fact("fact", "catalog tokens", ({ catalog_tokens }) => catalog_tokens);
    return rows;
}
/** What a reader must know beside the grid, in plain sentences; empty when there is nothing. */
function comparisonNotes({ complete, same_conditions, targets }) {
    const standards = [...new Set(targets.flatMap(({ readiness }) => (readiness === null ? [] : [readiness.standard])))];
    return [
        ...(standards.length === 0 ? [] : [`standard: ${standards.join(", ")}`]),
        ...(same_conditions === false ? ["conditions: not the same for every target, so the readiness scores are not comparable"] : []),
        ...(complete ? [] : ["incomplete: not everything could be evaluated"]),
    ];
}

;// CONCATENATED MODULE: ./build/src/render/comparison/markdown.js
// The comparison as GitHub-flavoured Markdown: one table of verdicts, one of scores.



const MARKS = { good: "✅ ", bad: "❌ ", none: "➖ ", plain: "" };
const comparisonMarkdown = {
    document: "comparison",
    format: "markdown",
    mediaType: "text/markdown",
    render(comparison, options = {}) {
        const level = "#".repeat(Math.min(6, Math.max(1, options.headingLevel ?? 2)));
        const rows = comparisonRows(comparison);
        const labels = comparison.targets.map(({ label }) => ({ heading: (0,lib_escape/* markdownCode */.D9)(label) }));
        const cases = rows.filter(({ kind }) => kind === "case" || kind === "gate");
        const scores = rows.filter(({ kind }) => kind !== "case" && kind !== "gate");
        const notes = comparisonNotes(comparison).map((note) => (0,lib_escape/* markdownEscape */.pf)(`${note.slice(0, 1).toUpperCase()}${note.slice(1)}`));
        const parts = [
            `${level} ${(0,lib_escape/* markdownCode */.D9)(comparison.server)} compared on ${comparison.targets.length} targets`,
            ...(cases.length === 0 ? [] : [(0,table/* table */.t)([{ heading: "Case" }, { heading: "Probe" }, ...labels], cases.map(caseRow))]),
            ...(scores.length === 0
                ? []
                : [(0,table/* table */.t)([{ heading: "Readiness" }, ...labels.map((one) => ({ ...one, numeric: true }))], scores.map(scoreRow))]),
            ...(notes.length === 0 ? [] : [notes.map((note) => `${note}.`).join("<br>\n")]),
        ];
        return `${parts.join("\n\n")}\n`;
    },
};
function caseRow({ kind, name, detail, cells }) {
    const probe = detail === "" ? "" : (0,lib_escape/* markdownCode */.D9)(detail);
    return [kind === "gate" ? "**gate**" : (0,lib_escape/* markdownCode */.D9)(name), probe, ...cells.map((cell) => cellMarkdown(cell))];
}
function scoreRow({ kind, name, cells }) {
    const isTotal = kind === "readiness";
    return [isTotal ? `**${(0,lib_escape/* markdownEscape */.pf)(name)}**` : (0,lib_escape/* markdownEscape */.pf)(name), ...cells.map((cell) => cellMarkdown(cell, isTotal))];
}
function cellMarkdown({ text, tone, reason }, isStrong = false) {
    if (tone === "none" && reason === undefined && text === "-")
        return MARKS.none.trim();
    const escaped = (0,lib_escape/* markdownEscape */.pf)(text);
    return `${MARKS[tone]}${isStrong && tone === "plain" ? `**${escaped}**` : escaped}${reason === undefined ? "" : ` ${(0,lib_escape/* markdownCode */.D9)(reason)}`}`;
}

// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var numbers = __webpack_require__(9436);
;// CONCATENATED MODULE: ./build/src/render/comparison/text.js
// The comparison as an aligned grid for a terminal; its width depends on names and labels alone.



const comparisonText = {
    document: "comparison",
    format: "text",
    mediaType: "text/plain",
    render(comparison, { palette } = {}) {
        const rows = comparisonRows(comparison);
        const names = [
            "",
            ...rows.map(({ kind, name }) => (kind === "fact" ? `  ${name}` : `${kind === "area" ? "  " : ""}${(0,lib_escape/* fieldValue */.ag)(name)}`)),
        ];
        const details = ["", ...rows.map(({ detail }) => (detail === "" ? "" : (0,lib_escape/* fieldValue */.ag)(detail)))];
        const columns = comparison.targets.map(({ label }, index) => [
            { text: (0,lib_escape/* fieldValue */.ag)(label), tone: "plain" },
            ...rows.map(({ cells }) => cells[index] ?? { text: "-", tone: "none" }),
        ]);
        const widths = [names, details, ...columns.map((column) => column.map(cellText))].map((texts) => texts.reduce((most, text) => Math.max(most, text.length), 0));
        const lines = names.map((name, row) => {
            const plain = [name, details[row] ?? ""].map((text, column) => text.padEnd(widths[column] ?? 0)).filter((_, i) => widths[i] !== 0);
            const cells = columns.map((column, index) => {
                const cell = column[row] ?? { text: "", tone: "plain" };
                const text = cellText(cell);
                // Padded after colouring: escape codes have no width.
                return painted(text, cell.tone, palette) + " ".repeat((widths[index + 2] ?? 0) - text.length);
            });
            return [...plain, ...cells].join("  ").trimEnd();
        });
        const head = `${(0,lib_escape/* fieldValue */.ag)(comparison.server)} compared on ${(0,numbers/* count */.U)(comparison.targets.length, "target")}`;
        return [head, ...lines, ...comparisonNotes(comparison)].map((line) => `${line}\n`).join("");
    },
};
function cellText({ text, reason }) {
    return reason === undefined ? text : `${text} ${(0,lib_escape/* fieldValue */.ag)(reason)}`;
}
function painted(text, tone, palette) {
    if (palette === undefined || palette === null || tone === "plain")
        return text;
    return { good: palette.green, bad: palette.red, none: palette.dim }[tone](text);
}

;// CONCATENATED MODULE: ./build/src/render/comparison/index.js



/** The document itself. */
const comparisonJson = {
    document: "comparison",
    format: "json",
    mediaType: "application/json",
    render: json/* jsonText */.s,
};
/** Every renderer of mcpeval.comparison. */
const COMPARISON_RENDERERS = [comparisonJson, comparisonMarkdown, comparisonText];
/** The renderer of a format; undefined for a format comparisons do not have. */
function comparisonRenderer(format) {
    return COMPARISON_RENDERERS.find((renderer) => renderer.format === format);
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