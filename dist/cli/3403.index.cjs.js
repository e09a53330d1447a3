"use strict";
exports.id = 3403;
exports.ids = [3403];
exports.modules = {

/***/ 53403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliver: () => (/* binding */ deliver),
  loadRenderer: () => (/* binding */ loadRenderer)
});

// EXTERNAL MODULE: ./build/src/options/format.js
var options_format = __webpack_require__(33489);
// EXTERNAL MODULE: ./build/src/options/output.js
var options_output = __webpack_require__(22311);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
;// CONCATENATED MODULE: ./build/src/render/report/index.js
const LOADERS = {
    html: async () => (await Promise.all(/* import() */[__webpack_require__.e(7373), __webpack_require__.e(4627)]).then(__webpack_require__.bind(__webpack_require__, 94627))).reportHtml,
    json: async () => (await __webpack_require__.e(/* import() */ 6135).then(__webpack_require__.bind(__webpack_require__, 26135))).reportJson,
    junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(4697), __webpack_require__.e(6949)]).then(__webpack_require__.bind(__webpack_require__, 16949))).reportJunit,
    markdown: async () => (await __webpack_require__.e(/* import() */ 9453).then(__webpack_require__.bind(__webpack_require__, 19453))).reportMarkdown,
    sarif: async () => (await __webpack_require__.e(/* import() */ 5196).then(__webpack_require__.bind(__webpack_require__, 25196))).reportSarif,
    text: async () => (await __webpack_require__.e(/* import() */ 9928).then(__webpack_require__.bind(__webpack_require__, 89928))).reportText,
};
/** The name of every format, sorted. */
const REPORT_FORMATS = Object.keys(LOADERS);
/** The renderer of a format; undefined for a format reports do not have. */
async function loadReportRenderer(format) {
    return Object.hasOwn(LOADERS, format) ? await LOADERS[format]?.() : undefined;
}

// EXTERNAL MODULE: ./build/src/render/shared/json.js
var json = __webpack_require__(8206);
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







/**
 * Delivers what a command returned: one text, or with a folder for `--output` one file a server.
 * @throws SinkFailure when it could not be written
 */
async function deliver(document, values, host) {
    if (document.kind === "text") {
        const { file } = document;
        if (file !== undefined)
            await (await __webpack_require__.e(/* import() */ 3113).then(__webpack_require__.bind(__webpack_require__, 13113))).replaceFile(file.path, file.text, "the file");
        return (0,stdout/* writeStdout */.j)(document.text);
    }
    const format = (0,options_format/* outputFormat */.B$)(values);
    const output = (0,options_values/* textValue */.v8)(values, "output");
    const singles = document.kind === "probe-reports" ? document.reports : [document];
    const colored = output === undefined && isColored({ flag: colorFlag(values), env: host.env, isTerminal: process.stdout.isTTY });
    const options = {
        brief: (0,options_values/* isGiven */.qR)(values, "brief"),
        palette: colored ? (await __webpack_require__.e(/* import() */ 8419).then(__webpack_require__.bind(__webpack_require__, 28419))).terminalPalette() : null,
        plan: (0,options_values/* isGiven */.qR)(values, "plan"),
        pricePerMtok: (0,options_values/* numberValue */.Vg)(values, "price-per-mtok"),
    };
    const texts = await Promise.all(singles.map((single) => rendered(single, format, options)));
    // An empty line apart: each of them is a whole report.
    const joined = texts.join("\n");
    if (output === undefined)
        return (0,stdout/* writeStdout */.j)(joined);
    const { replaceFile } = await __webpack_require__.e(/* import() */ 3113).then(__webpack_require__.bind(__webpack_require__, 13113));
    if (!(0,options_output/* isFolderOutput */.G)(output)) {
        await replaceFile(output, joined);
        host.progress.note(`wrote ${output}${singles.length === 1 ? scoreOf(singles[0]) : ` (${singles.length} servers)`}`);
        return;
    }
    for (const [index, single] of singles.entries()) {
        if (single.kind === "trends")
            continue;
        const file = (0,options_output/* fileInFolder */.Y)(output, single.document.server, format);
        await replaceFile(file, texts[index] ?? "");
        host.progress.note(`wrote ${file}${scoreOf(single)}`);
    }
}
/** Loads what renders the report that these options ask for. */
async function loadRenderer(values) {
    await loadReportRenderer((0,options_format/* outputFormat */.B$)(values));
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

/***/ 22311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 8206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
// A document as JSON text: two-space, newline at the end, keys in the order the document was built in.

/** The text; what is active in a string is escaped, so that the value stays the same. */
function jsonText(document) {
    return `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(JSON.stringify(document, null, 2))}\n`;
}


/***/ })

};
;