export const id = 1831;
export const ids = [1831];
export const modules = {

/***/ 71831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readArguments: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var _lib_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39509);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8653);



const EXPECTED = "expected an object of tool names to arguments objects";
/** @throws UsageError naming what is wrong and where, when the file cannot be read or is not of the expected form */
async function readArguments(file, files) {
    const text = await files.readText(file);
    const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
    const value = await parse(file, json);
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .O)(value))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${file}:1: --arguments: ${EXPECTED}`);
    const entries = [];
    for (const [tool, given] of Object.entries(value)) {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .O)(given)) {
            const place = await placeOf(file, json, [tool]);
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${place}: --arguments: ${pointer([tool])} is not an object; ${EXPECTED}`);
        }
        entries.push([tool, given]);
    }
    return { file, sha256: (0,_lib_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .f)(text), byTool: Object.fromEntries(entries) };
}
async function parse(file, text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const line = await lineOfSyntaxError(text, error);
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${file}${line === null ? "" : `:${String(line)}`}: --arguments: not valid JSON; ${EXPECTED}`);
    }
}
/** V8 names a position for some mistakes only; for the rest the YAML parser, which reads nearly all JSON, finds the line. */
async function lineOfSyntaxError(text, error) {
    const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
    const end = text.trimEnd().length;
    if (position !== undefined)
        return lineAt(text, Math.min(Number(position), end));
    if (error instanceof Error && error.message.includes("end of JSON input"))
        return lineAt(text, end);
    const { parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const start = parseDocument(text, { schema: "json", prettyErrors: false }).errors[0]?.pos[0];
    return start === undefined ? null : lineAt(text, start);
}
async function placeOf(file, text, path) {
    const { parseDocument, isNode } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const node = parseDocument(text, { schema: "json", uniqueKeys: false }).getIn(path, true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    return start === undefined ? file : `${file}:${String(lineAt(text, start))}`;
}
function lineAt(text, offset) {
    return text.slice(0, offset).split("\n").length;
}
/** A JSON Pointer (RFC 6901) that stays on one line. */
function pointer(path) {
    return JSON.stringify(path.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")).slice(1, -1);
}


/***/ }),

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


/***/ })

};
