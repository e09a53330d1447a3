"use strict";
exports.id = 6417;
exports.ids = [6417];
exports.modules = {

/***/ 66417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DOCTOR_RENDERERS: () => (/* binding */ DOCTOR_RENDERERS),
  doctorRenderer: () => (/* binding */ doctorRenderer)
});

// EXTERNAL MODULE: ./build/src/render/shared/json.js
var json = __webpack_require__(8206);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/render/shared/table.js
var table = __webpack_require__(17690);
;// CONCATENATED MODULE: ./build/src/render/doctor/rows.js
/** Headings of the table. */
const HEADINGS = ["era", "transport", "asked", "status", "code", "ms", "outcome"];
/** The cells of one step, in the order of HEADINGS; what does not apply is a hyphen. */
function cells(step) {
    const number = (value) => (value === null ? "-" : String(value));
    const answered = step.answered === null || step.answered === step.revision ? "" : ` (${step.answered})`;
    return [step.era, step.transport, step.asked, number(step.http_status), number(step.code), number(step.ms), `${step.outcome}${answered}`];
}
/** Whether an outcome is what a client hopes for (true), a failure (false), or neither (null). */
function isGood(outcome) {
    if (["ok", "other-revision", "stream", "endpoint"].includes(outcome))
        return true;
    return ["refused", "not-offered", "skipped"].includes(outcome) ? null : false;
}
/** The sentence that says what connects. */
function connection({ connects }) {
    if (connects.length === 0)
        return "does not connect";
    return `connects: ${connects.map(({ era, transport }) => `${era} over ${transport}`).join(", ")}`;
}

;// CONCATENATED MODULE: ./build/src/render/doctor/markdown.js
// A doctor report as Markdown, to paste into an issue. Cells hold fixed labels and numbers only, and are escaped all the same.



const NUMERIC = ["status", "code", "ms"];
const doctorMarkdown = {
    document: "doctor",
    format: "markdown",
    mediaType: "text/markdown",
    render(document, options = {}) {
        const level = Math.min(4, Math.max(1, options.headingLevel ?? 2));
        const columns = HEADINGS.map((heading) => ({ heading, numeric: NUMERIC.includes(heading) }));
        const rows = document.steps.map((step) => cells(step).map((cell) => (0,lib_escape/* markdownEscape */.pf)(cell)));
        const parts = [
            `${"#".repeat(level)} ${(0,lib_escape/* markdownCode */.D9)(document.server)} ${(0,lib_escape/* markdownEscape */.pf)(connection(document))}`,
            `**${(0,lib_escape/* markdownCode */.D9)(document.cause)}**: ${(0,lib_escape/* markdownEscape */.pf)(document.advice)}`,
            (0,table/* table */.t)(columns, rows),
        ];
        return `${parts.join("\n\n")}\n`;
    },
};

// EXTERNAL MODULE: ./build/src/render/shared/palette.js
var shared_palette = __webpack_require__(83265);
;// CONCATENATED MODULE: ./build/src/render/doctor/text.js
// A doctor report as one screen: a table of what was asked and what came, then the most likely cause and what to do.



const doctorText = {
    document: "doctor",
    format: "text",
    mediaType: "text/plain",
    render(document, options = {}) {
        const palette = options.palette ?? shared_palette/* PLAIN */.t;
        const rows = document.steps.map((step) => cells(step).map((cell) => (0,lib_escape/* printable */.g$)(cell)));
        const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((row) => (row[i] ?? "").length)));
        const line = (row) => row
            .map((cell, i) => cell.padEnd(widths[i] ?? 0))
            .join("  ")
            .trimEnd();
        const colour = document.connects.length === 0 ? palette.red : palette.green;
        const lines = [
            palette.dim(line(HEADINGS)),
            ...rows.map((row, i) => coloured(line(row), document.steps[i], palette)),
            "",
            `${(0,lib_escape/* fieldValue */.ag)(document.server)} ${colour(connection(document))}`,
            `  ${document.cause === "healthy" ? "result" : "likely cause"}: ${(0,lib_escape/* fieldValue */.ag)(document.cause)}`,
            `  ${palette.dim(`${document.cause === "healthy" ? "next" : "fix"}: ${(0,lib_escape/* printable */.g$)(document.advice, 2_000)}`)}`,
        ];
        return lines.map((text) => `${text}\n`).join("");
    },
};
function coloured(text, { outcome }, palette) {
    const good = isGood(outcome);
    return good === null ? text : good ? palette.green(text) : palette.red(text);
}

;// CONCATENATED MODULE: ./build/src/render/doctor/index.js



const doctorJson = {
    document: "doctor",
    format: "json",
    mediaType: "application/json",
    render: json/* jsonText */.s,
};
/** Every renderer of mcpeval.doctor. */
const DOCTOR_RENDERERS = [doctorJson, doctorMarkdown, doctorText];
/** The renderer of a format; undefined for a format doctor reports do not have. */
function doctorRenderer(format) {
    return DOCTOR_RENDERERS.find((renderer) => renderer.format === format);
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