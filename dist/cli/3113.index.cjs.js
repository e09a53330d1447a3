"use strict";
exports.id = 3113;
exports.ids = [3113];
exports.modules = {

/***/ 13113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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