export const id = 6252;
export const ids = [6252];
export const modules = {

/***/ 76252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  placesOf: () => (/* binding */ placesOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/manifest/load.js
var load = __webpack_require__(37471);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
;// CONCATENATED MODULE: ./build/src/lib/registration.js
// Finds the line of a source text that registers a tool under its name, in any language, by how such lines look. No parser: a name that
// cannot be placed for certain is not placed at all, and whoever asks decides how many places are too many.
/** Quoted words; tool names hold no quotes and no line breaks. */
const QUOTED = /(["'`])([^"'`\r\n]{1,128})\1/g;
/** `def read_file(`, `function readFile(`: a function's name can be its tool's name where a decorator says so. */
const FUNCTION = /\b(?:def|function|fn|func)\s+([A-Za-z_]\w*)\s*[(<]/g;
const COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!\[)|--|<!--)/;
/** A call that registers: `registerTool(`, `server.tool(`, `mcp.NewTool(`; never one that calls a tool. */
const REGISTERS = /\b\w*tool\w*\s*(?:<[^>]*>)?\(\s*$/i;
const CALLS = /call_?tool/i;
const NAME_FIELD = /(?:^|[\s{,(])["']?name["']?\s*[:=]\s*$/i;
const DECORATOR = /^\s*[@#[].*tool/i;
/** Longest line looked at, in UTF-16 units, beyond which a text is generated or minified; and what is looked at before a name. */
const MAX_LINE = 2_000;
const CONTEXT = 120;
/** Lines above a function that a decorator may span. */
const DECORATOR_LINES = 6;
/** Every place of the names in a text, in its order. */
function namePlaces(text, names) {
    const lines = text.split(/\r\n|\n|\r/);
    return lines.flatMap((line, index) => line.length > MAX_LINE || COMMENT.test(line) ? [] : [...quotedPlaces(lines, index, names), ...functionPlaces(lines, index, names)]);
}
function quotedPlaces(lines, index, names) {
    const line = lines[index] ?? "";
    return [...line.matchAll(QUOTED)].flatMap((match) => {
        const name = match[2] ?? "";
        if (!names.has(name))
            return [];
        const before = line.slice(Math.max(0, match.index - CONTEXT), match.index);
        const how = isRegistration(before, lines, index) ? "registered" : "quoted";
        return [{ name, how, line: index + 1, startColumn: match.index + 1, endColumn: match.index + 1 + match[0].length }];
    });
}
function isRegistration(before, lines, index) {
    // A first argument may stand on the line below its call.
    const context = before.trim() === ""
        ? (lines.slice(Math.max(0, index - 2), index).findLast((line) => line.trim() !== "") ?? "").slice(-CONTEXT)
        : before;
    if (CALLS.test(context))
        return false;
    return REGISTERS.test(context) || NAME_FIELD.test(before);
}
function functionPlaces(lines, index, names) {
    const line = lines[index] ?? "";
    return [...line.matchAll(FUNCTION)].flatMap((match) => {
        const name = match[1] ?? "";
        if (!names.has(name) || !isDecorated(lines, index))
            return [];
        const start = match.index + match[0].lastIndexOf(name);
        return [{ name, how: "registered", line: index + 1, startColumn: start + 1, endColumn: start + 1 + name.length }];
    });
}
function isDecorated(lines, index) {
    for (let at = index - 1; at >= Math.max(0, index - DECORATOR_LINES); at--) {
        const line = lines[at] ?? "";
        if (DECORATOR.test(line))
            return true;
        if (line.trim() === "")
            return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/src/commands/source-places.js
// Where a server's source registers its tools, for SARIF. Bounded, and silent about whatever cannot be read: a place is an extra.



/** Largest file looked at, in bytes, and most files. */
const MAX_FILE_BYTES = 1_000_000;
const MAX_FILES = 5_000;
/** Folders of other people's code, of what is built from the source, and of tests, which name tools to call them. */
const SKIPPED_FOLDERS = new Set([
    ...["node_modules", "vendor", "third_party", "venv", "site-packages", "__pycache__"],
    ...["dist", "build", "out", "target", "coverage", "bin", "obj"],
    ...["test", "tests", "__tests__", "spec", "fixtures", "examples", "docs"],
]);
const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|kts|cs|rb|php|swift|scala|ex|exs|dart|lua|cpp|cc|hpp|c|h|clj|fs|json|ya?ml|toml)$/i;
const TEST = /(?:\.(?:test|spec)\.\w+$|_test\.\w+$|^test_|\.d\.[cm]?ts$)/i;
/**
 * The place of each tool that exactly one line registers (or, where none looks like a registration, that exactly one line quotes).
 * @param folder as the user gave it, relative to the working directory
 * @param uriOf the URI reference of a path relative to the folder
 * @throws UsageError when the folder cannot be read
 */
async function sourcePlaces(folder, names, files, uriOf) {
    const listed = await files.listFiles(folder, { skip: SKIPPED_FOLDERS, most: MAX_FILES });
    const found = new Map();
    for (const path of listed.filter((one) => SOURCE.test(one) && !TEST.test(external_node_path_.posix.basename(one)))) {
        const text = await readable(`${folder.replace(/[\\/]+$/, "")}/${path}`, files);
        for (const place of text === null ? [] : namePlaces(text, names)) {
            const places = found.get(place.name) ?? [];
            places.push({ path, place });
            found.set(place.name, places);
        }
    }
    const only = [...found].flatMap(([name, places]) => {
        const registered = places.filter(({ place }) => place.how === "registered");
        const [first, ...others] = registered.length > 0 ? registered : places;
        if (first === undefined || others.length > 0)
            return [];
        const { line, startColumn, endColumn } = first.place;
        return [[name, { uri: uriOf(first.path), region: { startLine: line, startColumn, endLine: line, endColumn } }]];
    });
    return new Map(only);
}
async function readable(path, files) {
    try {
        return await files.readText(path, MAX_FILE_BYTES);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/places.js
// Where a report's cases and tools stand in the repository, for SARIF; no other form pays for looking.






const FIRST_LINE = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
/**
 * The places of a report's parts.
 * @param known the manifest, where it was read already; otherwise the one that `--manifest` or its default names is
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
async function placesOf(values, report, host, known) {
    const source = (0,options_values/* textValue */.v8)(values, "source");
    const path = known?.file ?? (0,options_values/* textValue */.v8)(values, "manifest") ?? manifest_file/* DEFAULT_MANIFEST */.m;
    const manifest = known ?? (await namedManifest(path, (0,options_values/* textValue */.v8)(values, "manifest") !== undefined, host));
    if (manifest !== null && report.manifest_sha256 !== null && manifest.sha256 !== report.manifest_sha256) {
        host.progress.note(`${path} is not the manifest this report was made with: lines may be off`);
    }
    const uri = uriOf(path, host);
    const at = (region) => ({ uri, region });
    const tools = new Map();
    for (const { tool, toolRegion } of manifest?.cases ?? []) {
        if (tool !== null && toolRegion !== null && !tools.has(tool))
            tools.set(tool, at(toolRegion));
    }
    if (source !== undefined) {
        const names = new Set((report.readiness?.areas ?? []).flatMap(({ checks }) => checks.flatMap(({ tool }) => tool ?? [])));
        const found = await sourcePlaces(source, names, host.files, (file) => uriOf((0,external_node_path_.resolve)(host.cwd, source, file), host));
        for (const [name, place] of found)
            tools.set(name, place);
    }
    return { fallback: at(FIRST_LINE), cases: new Map((manifest?.cases ?? []).map(({ id, region }) => [id, at(region)])), tools };
}
/** A manifest nobody named is an extra: where it is missing or broken, results stand on its first line. */
async function namedManifest(path, isNamed, host) {
    try {
        return await (0,load/* loadManifest */.e)(path, host.files);
    }
    catch (error) {
        if (isNamed || !(error instanceof errors/* UsageError */.eb))
            throw error;
        return null;
    }
}
/** The path relative to the working directory, as a URI reference: code scanning resolves it against the repository's root. */
function uriOf(path, { cwd }) {
    const below = (0,external_node_path_.relative)(cwd, (0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(cwd, path));
    return below
        .split(external_node_path_.sep)
        .map((part) => encodeURIComponent(part))
        .join("/");
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


/***/ }),

/***/ 37471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ loadManifest)
/* harmony export */ });
/* unused harmony export readManifest */
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
/* harmony import */ var _lib_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39509);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44831);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44232);
// Reads a manifest: syntax by the file's extension, everything wrong with it at once, each complaint with line, column and JSON
// Pointer. Starts no server.





/** Complaints printed; the rest is counted. */
const MAX_COMPLAINTS = 50;
/** Longest JSON Pointer printed, in characters. */
const POINTER_LIMIT = 200;
/**
 * Loads and checks a manifest.
 * @param file path of a `.json`, `.jsonc`, `.yaml` or `.yml` file; any other extension is read as JSON
 * @throws UsageError with one line a complaint, in the order of the file
 */
async function loadManifest(file, files) {
    const content = await files.readText(file, _model_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_MAX_BYTES */ .V4);
    return readManifest(content, file);
}
/**
 * Checks the text of a manifest.
 * @param content the file's whole text; a byte order mark is tolerated and part of the digest
 * @throws UsageError with one line a complaint, in the order of the file
 */
async function readManifest(content, file) {
    const text = content.startsWith("\uFEFF") ? content.slice(1) : content;
    const positions = new _positions_js__WEBPACK_IMPORTED_MODULE_4__/* .Positions */ .H(text);
    const source = await parse(text, file);
    if (source.problems.length > 0)
        throw refusal(file, positions, source.problems);
    // Schemas load only where a manifest is read: whoever could read one need not wait for them.
    const { checkManifest } = await Promise.all(/* import() */[__webpack_require__.e(3490), __webpack_require__.e(3240)]).then(__webpack_require__.bind(__webpack_require__, 13240));
    const { timeoutMs, sandboxes, cases, complaints } = checkManifest(source.value);
    if (complaints.length > 0) {
        const placed = complaints.map(({ pointer, at, text: said }) => ({ pointer, text: said, span: placeOf(source, pointer, at) }));
        throw refusal(file, positions, placed);
    }
    return {
        file,
        sha256: (0,_lib_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .f)(content),
        timeoutMs,
        sandboxes,
        cases: cases.map((one, index) => located(one, `/probes/${String(index)}`, source, positions)),
    };
}
async function parse(text, file) {
    const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase();
    if (extension === "yaml" || extension === "yml")
        return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1778)]).then(__webpack_require__.bind(__webpack_require__, 31778))).parseYaml(text);
    return (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9515)]).then(__webpack_require__.bind(__webpack_require__, 29515))).parseJson(text, extension === "jsonc");
}
/** The place of a value or a name, or of the nearest ancestor that is there. */
function placeOf({ values, names }, pointer, at) {
    for (let path = pointer;; path = path.slice(0, path.lastIndexOf("/"))) {
        const span = (path === pointer && at === "name" ? names.get(path) : undefined) ?? values.get(path);
        if (span !== undefined)
            return span;
        if (path === "")
            return { start: 0, end: 0 };
    }
}
function refusal(file, positions, problems) {
    const lines = problems
        .toSorted((a, b) => a.span.start - b.span.start)
        .map(({ pointer, span, text }) => {
        const { line, column } = positions.at(span.start);
        const where = pointer === "" ? "" : `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(pointer, POINTER_LIMIT)} `;
        return `${file}:${String(line)}:${String(column)}: ${where}${text}`;
    });
    const unique = [...new Set(lines)];
    const more = unique.length - MAX_COMPLAINTS;
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([...unique.slice(0, MAX_COMPLAINTS), ...(more > 0 ? [`${file}: and ${String(more)} more`] : [])].join("\n"));
}
function located(one, base, source, positions) {
    const tool = one.probe.toolOf(one.fields);
    const span = source.values.get(base) ?? { start: 0, end: 0 };
    const toolSpan = tool === null ? undefined : toolPlace(one.fields, tool, base, source);
    return { ...one, tool, region: positions.region(span), toolRegion: toolSpan === undefined ? null : positions.region(toolSpan) };
}
/** The first field that names the case's tool: `tool`, or one that ends in `_tool`, at any depth. */
function toolPlace(fields, tool, base, { values }) {
    const pending = [[base, fields]];
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
        const [pointer, value] = next;
        if (typeof value !== "object" || value === null) {
            if (value === tool && /(?:\/|_)tool$/.test(pointer))
                return values.get(pointer);
            continue;
        }
        // Arguments are the server's business: a tool named in there is not the case's.
        pending.push(...Object.entries(value).flatMap(([name, inner]) => /(^|_)arguments$/.test(name) ? [] : [[`${pointer}/${name}`, inner]]));
    }
    return undefined;
}


/***/ }),

/***/ 44232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Positions)
/* harmony export */ });
/** Finds lines by bisection; a line ends with \n, \r\n or \r. */
class Positions {
    #starts;
    constructor(text) {
        this.#starts = [0];
        for (const match of text.matchAll(/\r\n|\n|\r/g))
            this.#starts.push(match.index + match[0].length);
    }
    at(offset) {
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
    }
    region({ start, end }) {
        const from = this.at(start);
        const to = this.at(Math.max(start, end));
        return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
    }
}


/***/ })

};
