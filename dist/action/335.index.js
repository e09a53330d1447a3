export const id = 335;
export const ids = [335];
export const modules = {

/***/ 16456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CR: () => (/* binding */ historyFor),
  vj: () => (/* binding */ recordRun)
});

// UNUSED EXPORTS: serverHistories

// EXTERNAL MODULE: ./build/src/options/format.js
var format = __webpack_require__(33489);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/store/home.js
// Where mcpeval keeps what outlives a run. Decides paths only; opens nothing and reads the environment it is given.

/**
 * The folder for journals and caches: MCPEVAL_HOME, else `mcpeval` in the platform's folder for application data
 * (XDG Base Directory Specification; Application Support; LocalAppData). Null where the environment names no home at all.
 */
function storeHome({ env, cwd, platform }) {
    const chosen = env["MCPEVAL_HOME"] ?? "";
    if (chosen !== "")
        return (0,external_node_path_.resolve)(cwd, chosen);
    if (platform === "win32") {
        const local = env["LOCALAPPDATA"] ?? "";
        return local === "" ? null : external_node_path_.win32.join(local, "mcpeval");
    }
    const user = env["HOME"] ?? "";
    const xdg = env["XDG_DATA_HOME"] ?? "";
    // The specification: a relative path is invalid and to be ignored.
    if (platform !== "darwin" && (0,external_node_path_.isAbsolute)(xdg))
        return external_node_path_.posix.join(xdg, "mcpeval");
    if (user === "")
        return null;
    return platform === "darwin" ? external_node_path_.posix.join(user, "Library/Application Support/mcpeval") : external_node_path_.posix.join(user, ".local/share/mcpeval");
}

// EXTERNAL MODULE: ./build/src/store/trend-record.js
var trend_record = __webpack_require__(17124);
;// CONCATENATED MODULE: ./build/src/commands/history.js



/** Runs that an HTML report shows. */
const SHOWN_RUNS = 30;
/** Appends the run to the history where it is a full one; a history that cannot be written is a notice and no more. */
async function recordRun(report, host) {
    const record = (0,trend_record/* trendRecordOf */.Ex)(report, new Date().toISOString());
    const home = storeHome(host);
    if (record === null || home === null)
        return;
    try {
        const { recordTrend } = await Promise.all(/* import() */[__webpack_require__.e(744), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 70544));
        await recordTrend(home, record);
    }
    catch (error) {
        const { code } = error;
        host.progress.note(`this run is missing in the history: ${home} could not be written (${code ?? "unknown cause"}); --no-history records none`);
    }
}
/** The last runs of each server, compared with the ones before; null where no home is known. @throws UsageError */
async function serverHistories(host, last) {
    const home = storeHome(host);
    if (home === null)
        return null;
    const { readTrends } = await Promise.all(/* import() */[__webpack_require__.e(744), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 70544));
    // One more than shown: the oldest one shown has a run before it as well.
    const history = await readTrends(home, last + 1);
    return [...history].map(([server, records]) => ({ server, points: (0,trend_record/* trendPoints */.p9)(records).slice(-last) }));
}
/** The runs that an HTML report of this server shows; a history that cannot be read leaves them out, with a notice. */
async function historyFor(values, server, host) {
    if ((0,format/* outputFormat */.B$)(values) !== "html")
        return [];
    try {
        return (await serverHistories(host, SHOWN_RUNS))?.find((one) => one.server === server)?.points ?? [];
    }
    catch (error) {
        host.progress.note(`the report shows no history: ${error instanceof Error ? error.message : String(error)}`);
        return [];
    }
}


/***/ }),

/***/ 76252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ checkSource),
  e: () => (/* binding */ placesOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/manifest/load.js
var load = __webpack_require__(37471);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
// EXTERNAL MODULE: ./build/src/options/format.js
var format = __webpack_require__(33489);
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
/** Refuses, before anything runs, a `--source` that no form makes use of. @throws UsageError */
function checkSource(values) {
    if ((0,options_values/* textValue */.v8)(values, "source") !== undefined && (0,format/* outputFormat */.B$)(values) !== "sarif") {
        throw new errors/* UsageError */.eb("--source places the results of SARIF; add --format sarif");
    }
}
/**
 * The places of a report's parts; undefined unless its form is SARIF.
 * @param known the manifest, where it was read already; otherwise the one that `--manifest` or its default names is
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
async function placesOf(values, report, host, known) {
    const source = (0,options_values/* textValue */.v8)(values, "source");
    if ((0,format/* outputFormat */.B$)(values) !== "sarif")
        return undefined;
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

/***/ 19335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  labelled: () => (/* binding */ labelled),
  runScore: () => (/* binding */ runScore),
  settingsOf: () => (/* binding */ settingsOf)
});

// EXTERNAL MODULE: ./build/src/engine/run.js + 26 modules
var run = __webpack_require__(89668);
// EXTERNAL MODULE: ./build/src/model/exit.js
var exit = __webpack_require__(20423);
// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/lenses/advisories/index.js + 5 modules
var lenses_advisories = __webpack_require__(19132);
// EXTERNAL MODULE: ./build/src/options/advisories.js
var options_advisories = __webpack_require__(52093);
// EXTERNAL MODULE: ./build/src/options/floors.js
var floors = __webpack_require__(83081);
// EXTERNAL MODULE: ./build/src/options/label.js
var label = __webpack_require__(84250);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/report/advisory-gate.js
var advisory_gate = __webpack_require__(92521);
// EXTERNAL MODULE: ./build/src/report/floors.js
var report_floors = __webpack_require__(6397);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var report_verdict = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/json.js
var model_json = __webpack_require__(8653);
;// CONCATENATED MODULE: ./build/src/commands/arguments-file.js



const EXPECTED = "expected an object of tool names to arguments objects";
/** @throws UsageError naming what is wrong and where, when the file cannot be read or is not of the expected form */
async function readArguments(file, files) {
    const text = await files.readText(file);
    const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
    const value = await parse(file, json);
    if (!(0,model_json/* isJsonObject */.O)(value))
        throw new errors/* UsageError */.eb(`${file}:1: --arguments: ${EXPECTED}`);
    const entries = [];
    for (const [tool, given] of Object.entries(value)) {
        if (!(0,model_json/* isJsonObject */.O)(given)) {
            const place = await placeOf(file, json, [tool]);
            throw new errors/* UsageError */.eb(`${place}: --arguments: ${pointer([tool])} is not an object; ${EXPECTED}`);
        }
        entries.push([tool, given]);
    }
    return { file, sha256: (0,digest/* sha256Hex */.f)(text), byTool: Object.fromEntries(entries) };
}
async function parse(file, text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const line = await lineOfSyntaxError(text, error);
        throw new errors/* UsageError */.eb(`${file}${line === null ? "" : `:${String(line)}`}: --arguments: not valid JSON; ${EXPECTED}`);
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
    const { parseDocument } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const start = parseDocument(text, { schema: "json", prettyErrors: false }).errors[0]?.pos[0];
    return start === undefined ? null : lineAt(text, start);
}
async function placeOf(file, text, path) {
    const { parseDocument, isNode } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
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

// EXTERNAL MODULE: ./build/src/commands/history.js + 1 modules
var commands_history = __webpack_require__(16456);
// EXTERNAL MODULE: ./build/src/commands/places.js + 2 modules
var places = __webpack_require__(76252);
// EXTERNAL MODULE: ./build/src/commands/targets.js + 1 modules
var targets = __webpack_require__(74977);
// EXTERNAL MODULE: ./build/src/commands/waivers-file.js + 1 modules
var waivers_file = __webpack_require__(1116);
;// CONCATENATED MODULE: ./build/src/commands/score.js
// `score`: the standard battery against one server, compared with declared floors. Renders and delivers nothing.

















/**
 * Scores the servers that were named, one after the other.
 * @param operands the server command and its arguments; empty with `--url` and `--config`
 * @throws UsageError when a target, the arguments file or skip rules are not usable
 */
async function runScore(values, operands, host) {
    const { servers, notes } = await (0,targets/* targetsOf */.QR)(values, operands, host);
    const settings = await settingsOf(values, host);
    (0,places/* checkSource */.A)(values);
    const waivers = await (0,waivers_file/* waiversOf */.R)(values, host.files);
    for (const note of notes)
        host.progress.note(note);
    const documents = [];
    for (const { label, target } of servers) {
        if (host.signal.aborted && documents.length > 0)
            break;
        const named = servers.length === 1 ? host : { ...host, progress: labelled(host.progress, label) };
        const { document, areasWithoutLatency } = await (0,run/* scoreTarget */.Ge)(target, { ...settings, server: label }, named);
        const floored = (0,report_floors/* applyFloors */.C)(document, (0,floors/* declaredFloors */.m)(values) ?? {}, areasWithoutLatency ?? {});
        documents.push((0,advisory_gate/* applyAdvisoryGate */.$)(floored, (0,options_advisories/* advisoryChoice */.N)(values).failOn));
    }
    const settled = (0,waivers_file/* underWaivers */.M)(documents, waivers, host);
    const reports = await Promise.all(settled.map(async (document) => ({
        kind: "probe-report",
        document,
        places: await (0,places/* placesOf */.e)(values, document, host),
        history: await (0,commands_history/* historyFor */.CR)(values, document.server, host),
    })));
    const verdict = (0,exit/* worst */.QZ)(settled.map(report_verdict/* verdictOf */.V));
    const [only] = reports;
    if (only !== undefined && servers.length === 1)
        return { document: only, verdict };
    return { document: { kind: "probe-reports", reports }, verdict };
}
/** Progress that says which server it is about. */
function labelled(progress, label) {
    return {
        update: (status) => progress.update(`${label}: ${status}`),
        note: (line) => progress.note(`${label}: ${line}`),
        stop: () => progress.stop(),
    };
}
/** The settings that options give. @throws UsageError for an arguments file that is not usable */
async function settingsOf(values, host) {
    const argumentsFile = (0,options_values/* textValue */.v8)(values, "arguments");
    const advisories = (0,options_advisories/* advisoryChoice */.N)(values);
    return {
        server: (0,options_values/* textValue */.v8)(values, "server") ?? (0,label/* labelFrom */.VK)(host.cwd),
        confirmReadOnly: (0,options_values/* isGiven */.qR)(values, "confirm-read-only"),
        skipTools: [...new Set((0,options_values/* listValue */.a3)(values, "skip-tool"))],
        overrides: argumentsFile === undefined ? null : await readArguments(argumentsFile, host.files),
        startTimeoutMs: ((0,options_values/* numberValue */.Vg)(values, "start-timeout") ?? limits/* START_TIMEOUT_SECONDS */.$H) * 1_000,
        protocol: (0,revisions/* protocolMode */.c_)((0,options_values/* textValue */.v8)(values, "protocol")) ?? "auto",
        budgetSeconds: (0,options_values/* numberValue */.Vg)(values, "budget-seconds") ?? limits/* BUDGET_SECONDS */.AM,
        maxRequests: (0,options_values/* numberValue */.Vg)(values, "max-requests") ?? limits/* BUDGET_REQUESTS */.Tk,
        spares: (0,options_values/* numberValue */.Vg)(values, "spares") ?? 0,
        advisories: (0,lenses_advisories/* wantedAdvisories */.jX)(advisories.level, advisories.failOn),
    };
}


/***/ }),

/***/ 1116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ underWaivers),
  R: () => (/* binding */ waiversOf)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/waivers-file.js
var waivers_file = __webpack_require__(48917);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/lib/round.js
var round = __webpack_require__(35581);
// EXTERNAL MODULE: ./build/src/lib/waived.js
var waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/model/unfinished.js
var unfinished = __webpack_require__(66390);
;// CONCATENATED MODULE: ./build/src/report/waivers.js
// Puts a report under waivers: which of them cover a loss, which are stale or expired, and what the floors owe them. Scores, losses and
// the gate's counts stay as they are: a waived loss still costs its points.



/**
 * The document with its `waivers`, and its `readiness_gate` with waived losses counted as earned.
 * @param declared in the order of their file
 * @param today YYYY-MM-DD; a waiver holds up to and including its last day
 */
function applyWaivers(document, declared, today) {
    const { waivers: _replaced, cases, ...rest } = document;
    const waivers = declared.map((waiver) => judged(waiver, document, today));
    return creditFloors({ ...rest, waivers, cases });
}
function judged(waiver, document, today) {
    // ISO dates of one length compare as text.
    if (waiver.expires < today)
        return { ...waiver, state: "expired", covers: 0 };
    const probe = { ...waiver, state: "applied", covers: 0 };
    const checks = (document.readiness?.areas ?? []).flatMap((area) => area.checks.filter((check) => (0,waived/* namesCheck */.Nk)(probe, check)));
    const cases = document.cases.filter((one) => isWaivable(one) && (0,waived/* namesCase */.Z5)(probe, one));
    const covers = checks.length + cases.length;
    if (covers > 0)
        return { ...waiver, state: "applied", covers };
    return { ...waiver, state: couldCover(waiver, document) ? "stale" : "unused", covers: 0 };
}
/** A case that could not be judged is no loss that anybody accepted. */
function isWaivable(one) {
    return !one.passed && one.not_applicable !== true && !(0,unfinished/* isUnfinished */.b)(one.reason);
}
/** Whether the run measured what the waiver is about: one that covers nothing is stale only then. */
function couldCover({ kind, subject }, { readiness, readiness_error, gate, cases }) {
    const wasWhole = readiness !== null || readiness_error !== undefined;
    if (kind === "case") {
        const one = cases.find(({ id }) => id === subject);
        return one === undefined ? gate !== null && wasWhole : one.passed || one.not_applicable === true;
    }
    // Both a check's loss and, by its reason, a failing case.
    return readiness !== null && (kind === "check" || !cases.some(({ reason }) => (0,unfinished/* isUnfinished */.b)(reason)));
}
/** Drops the shortfalls that waived losses explain. A report without gains has no figures for that: its floors stay as they are. */
function creditFloors(document) {
    const { readiness, readiness_gate, waivers } = document;
    if (readiness === null || readiness_gate === undefined)
        return document;
    const { waived_points: _replaced, ...gate } = readiness_gate;
    const credit = creditOf(readiness, waivers, gate.exclude_latency);
    if (credit.readiness === 0)
        return { ...document, readiness_gate: gate };
    const shortfalls = gate.shortfalls.filter(({ subject, observed, floor }) => {
        const earned = subject === "readiness" ? credit.readiness : (credit.areas.get(subject) ?? 0);
        return Math.min(100, (0,round/* roundHalfAwayFromZero */.E)(observed + earned)) < floor;
    });
    const wasPassed = gate.passed || gate.shortfalls.length > 0;
    return {
        ...document,
        readiness_gate: { ...gate, passed: wasPassed && shortfalls.length === 0, shortfalls, waived_points: round4(credit.readiness) },
    };
}
function creditOf(readiness, waivers, excludeLatency) {
    let total = 0;
    const areas = new Map();
    const add = (name, points) => void areas.set(name, (areas.get(name) ?? 0) + points);
    const weights = new Map(readiness.areas.map(({ name, weight }) => [name, weight]));
    for (const area of readiness.areas) {
        for (const check of area.checks) {
            const isLatency = check.id === "reliability.latency";
            if (check.gain === undefined || (excludeLatency && isLatency) || (0,waived/* checkWaiver */.p9)(waivers, check) === undefined)
                continue;
            total += check.gain;
            const own = Math.min(check.gain, ownShare(check, area.weight, readiness));
            add(area.name, area.weight === 0 ? 0 : (own * 100) / area.weight);
            const reliability = weights.get("reliability") ?? 0;
            if (check.gain > own && reliability > 0)
                add("reliability", ((check.gain - own) * 100) / reliability);
        }
    }
    return { readiness: total, areas };
}
/** The part of a gain that belongs to the check's own area: an untested tool's coverage stands for its reliability too. */
function ownShare({ id, gain = 0 }, weight, { surface }) {
    return id === "coverage.exercised" && surface.read_only > 0 ? weight / surface.read_only : gain;
}
function round4(points) {
    return Number(points.toFixed(4));
}

;// CONCATENATED MODULE: ./build/src/commands/waivers-file.js
// The waivers of a run: which file they come from, and what is stale or expired named with its line afterwards.





/** Largest waivers file read, in bytes. */
const MAX_BYTES = 1024 * 1024;
/**
 * The waivers that apply to a run: of `--waivers`, else of the default file where it exists; null for none.
 * @throws UsageError with one line a complaint
 */
async function waiversOf(values, files) {
    const named = (0,options_values/* textValue */.v8)(values, "waivers");
    if (named !== undefined)
        return read(await files.readText(named, MAX_BYTES), named);
    const text = await files.readText(waivers_file/* DEFAULT_WAIVERS */.y, MAX_BYTES).catch((error) => {
        if (error instanceof errors/* UsageError */.eb && /: no such file\b/.test(error.message))
            return null;
        throw error;
    });
    return text === null ? null : read(text, waivers_file/* DEFAULT_WAIVERS */.y);
}
async function read(text, file) {
    const { readWaivers } = await Promise.all(/* import() */[__webpack_require__.e(490), __webpack_require__.e(815), __webpack_require__.e(547), __webpack_require__.e(738)]).then(__webpack_require__.bind(__webpack_require__, 67738));
    return readWaivers(text, file);
}
/**
 * The documents of one run under the waivers; what fails the run is said with its line.
 * Of several servers one is enough for a waiver to cover something.
 */
function underWaivers(documents, from, host, today = isoToday()) {
    if (from === null)
        return [...documents];
    const applied = documents.map((document) => applyWaivers(document, from.waivers, today));
    const isUsed = from.waivers.map((_, index) => applied.some(({ waivers }) => waivers?.[index]?.state === "applied"));
    const settled = applied.map((document) => ({
        ...document,
        waivers: (document.waivers ?? []).map((one, index) => one.state === "stale" && isUsed[index] === true ? { ...one, state: "unused" } : one),
    }));
    for (const [index, { kind, subject, expires }] of from.waivers.entries()) {
        const where = `${from.file}:${String(from.lines[index] ?? 1)}`;
        const what = `the waiver of ${kind} ${(0,lib_escape/* printable */.g$)(subject)}`;
        const states = settled.map(({ waivers }) => waivers[index]?.state);
        if (states.includes("expired"))
            host.progress.note(`${where}: ${what} expired on ${expires}; fix the loss, or agree on a new day`);
        else if (states.includes("stale"))
            host.progress.note(`${where}: ${what} is stale: nothing it covers was lost; remove it`);
    }
    return settled;
}
function isoToday() {
    return new Date().toISOString().slice(0, 10);
}


/***/ }),

/***/ 43555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nz: () => (/* binding */ findAdvisories),
  HY: () => (/* binding */ prepareSamples)
});

// UNUSED EXPORTS: invalidSamples

// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __webpack_require__(36757);
// EXTERNAL MODULE: ./build/src/model/wire-seen.js
var wire_seen = __webpack_require__(51820);
;// CONCATENATED MODULE: ./build/src/jsonschema/wire/parts.js
const STRING = { type: "string" };
const BOOLEAN = { type: "boolean" };
/** `_meta` of anything, and every other open object. */
const OBJECT = { type: "object" };
/** An object: required members, and the shapes of those it may have. Everything else is open, as in every revision. */
function object(required, properties) {
    return { type: "object", required: [...required], properties: { ...properties, _meta: OBJECT } };
}
/** An array of one shape. */
function arrayOf(items) {
    return { type: "array", items };
}
/** One of a few words. */
function oneOf(...words) {
    return { enum: [...words] };
}
/** A reference to a definition. */
function ref(name) {
    return { $ref: `#/$defs/${name}` };
}
/** Members that a definition gains in a later revision. */
function withProperties(base, properties) {
    return { ...base, properties: { ...base["properties"], ...properties } };
}
/** The shape that a content block of one `type` must have. */
function block(type, required, properties) {
    return object(["type", ...required], { type: { const: type }, annotations: ref("Annotations"), ...properties });
}
/** A block of any of the given kinds, judged by its own kind only, so that a wrong member is not lost among alternatives. */
function blocks(kinds) {
    return {
        ...object(["type"], { type: oneOf(...Object.keys(kinds)) }),
        allOf: Object.entries(kinds).map(([type, shape]) => ({ if: { properties: { type: { const: type } } }, then: shape })),
    };
}
/** A schema of a tool's input or output whose root must describe an object. Property schemas may be booleans: legal JSON Schema. */
const OBJECT_SCHEMA = {
    type: "object",
    required: ["type"],
    properties: {
        type: { const: "object" },
        properties: { type: "object", additionalProperties: { type: ["object", "boolean"] } },
        required: arrayOf(STRING),
    },
};

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/legacy.js

const listChanged = object([], { listChanged: BOOLEAN });
const content = {
    text: block("text", ["text"], { text: STRING }),
    image: block("image", ["data", "mimeType"], { data: STRING, mimeType: STRING }),
    resource: block("resource", ["resource"], {
        resource: {
            ...object(["uri"], { uri: STRING, mimeType: STRING, text: STRING, blob: STRING }),
            anyOf: [{ required: ["text"] }, { required: ["blob"] }],
        },
    }),
};
const audio = block("audio", ["data", "mimeType"], { data: STRING, mimeType: STRING });
const resourceLink = block("resource_link", ["uri", "name"], { uri: STRING, name: STRING, description: STRING, mimeType: STRING });
const base = {
    Annotations: object([], { audience: arrayOf(oneOf("user", "assistant")), priority: { type: "number", minimum: 0, maximum: 1 } }),
    Implementation: object(["name", "version"], { name: STRING, version: STRING }),
    ServerCapabilities: object([], {
        tools: listChanged,
        prompts: listChanged,
        resources: object([], { listChanged: BOOLEAN, subscribe: BOOLEAN }),
        logging: OBJECT,
        experimental: { type: "object", additionalProperties: OBJECT },
    }),
    InitializeResult: object(["protocolVersion", "capabilities", "serverInfo"], {
        protocolVersion: STRING,
        capabilities: ref("ServerCapabilities"),
        serverInfo: ref("Implementation"),
        instructions: STRING,
    }),
    EmptyResult: object([], {}),
    Tool: object(["name", "inputSchema"], { name: STRING, description: STRING, inputSchema: OBJECT_SCHEMA }),
    ListToolsResult: object(["tools"], { tools: arrayOf(ref("Tool")), nextCursor: STRING }),
    ContentBlock: blocks(content),
    CallToolResult: object(["content"], { content: arrayOf(ref("ContentBlock")), isError: BOOLEAN }),
    Resource: object(["uri", "name"], {
        uri: STRING,
        name: STRING,
        description: STRING,
        mimeType: STRING,
        size: { type: "integer" },
        annotations: ref("Annotations"),
    }),
    ListResourcesResult: object(["resources"], { resources: arrayOf(ref("Resource")), nextCursor: STRING }),
    ResourceTemplate: object(["uriTemplate", "name"], { uriTemplate: STRING, name: STRING, description: STRING, mimeType: STRING }),
    ListResourceTemplatesResult: object(["resourceTemplates"], { resourceTemplates: arrayOf(ref("ResourceTemplate")), nextCursor: STRING }),
    Prompt: object(["name"], {
        name: STRING,
        description: STRING,
        arguments: arrayOf(object(["name"], { name: STRING, description: STRING, required: BOOLEAN })),
    }),
    ListPromptsResult: object(["prompts"], { prompts: arrayOf(ref("Prompt")), nextCursor: STRING }),
    Error: object(["code", "message"], { code: { type: "integer" }, message: STRING }),
};
const hints = { readOnlyHint: BOOLEAN, destructiveHint: BOOLEAN, idempotentHint: BOOLEAN, openWorldHint: BOOLEAN };
const ToolAnnotations = object([], { title: STRING, ...hints });
/** The definition under a name that is known to exist. */
function named(definitions, name) {
    const found = definitions[name];
    if (found === undefined)
        throw new Error(`no wire definition ${name}`);
    return found;
}
/** Members that several definitions gain. */
function gain(from, names, properties) {
    return Object.fromEntries(names.map((name) => [name, withProperties(named(from, name), properties)]));
}
const NAMED = ["Implementation", "Tool", "Resource", "ResourceTemplate", "Prompt"];
const march2025 = {
    ...base,
    ...gain(base, ["ServerCapabilities"], { completions: OBJECT }),
    ...gain(base, ["Tool"], { annotations: ToolAnnotations }),
    ContentBlock: blocks({ ...content, audio }),
};
const june2025 = {
    ...march2025,
    ...gain(march2025, NAMED, { title: STRING }),
    Tool: withProperties(named(march2025, "Tool"), { title: STRING, outputSchema: OBJECT_SCHEMA }),
    ContentBlock: blocks({ ...content, audio, resource_link: resourceLink }),
    ...gain(march2025, ["Annotations"], { lastModified: STRING }),
    // A structured result is a JSON object in the revisions that know it (2025-06-18, server/tools).
    ...gain(march2025, ["CallToolResult"], { structuredContent: OBJECT }),
};
const Icon = object(["src"], { src: STRING, mimeType: STRING, sizes: arrayOf(STRING), theme: oneOf("light", "dark") });
const november2025 = {
    ...june2025,
    ...gain(june2025, NAMED, { icons: arrayOf(Icon) }),
    Tool: withProperties(named(june2025, "Tool"), {
        icons: arrayOf(Icon),
        execution: object([], { taskSupport: oneOf("forbidden", "optional", "required") }),
    }),
};
/** Definitions by legacy revision. */
const LEGACY_DEFINITIONS = {
    "2024-11-05": base,
    "2025-03-26": march2025,
    "2025-06-18": june2025,
    "2025-11-25": november2025,
};

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/modern.js


const last = LEGACY_DEFINITIONS["2025-11-25"] ?? {};
/** A result of this era: `complete`, `input_required`, or an extension's word. */
function typed(definition) {
    const required = definition["required"];
    return { ...withProperties(definition, { resultType: STRING }), required: ["resultType", ...required] };
}
/** A complete result that clients may keep: both caching members are required (server/utilities/caching). */
function cacheable(definition) {
    const { required, ...rest } = typed(withProperties(definition, { ttlMs: { type: "integer", minimum: 0 }, cacheScope: oneOf("public", "private") }));
    return { ...rest, required: [...required, "ttlMs", "cacheScope"] };
}
const InputRequiredResult = object(["resultType"], {
    resultType: { const: "input_required" },
    inputRequests: { type: "object", additionalProperties: object(["method"], { method: STRING, params: OBJECT }) },
    requestState: STRING,
});
const { structuredContent: _objectOnly, ...resultMembers } = named(last, "CallToolResult")["properties"];
const CompleteToolResult = typed({ ...named(last, "CallToolResult"), properties: resultMembers });
const definitions = {
    ...last,
    EmptyResult: typed(named(last, "EmptyResult")),
    Tool: withProperties(named(last, "Tool"), { outputSchema: OBJECT }),
    ListToolsResult: cacheable(named(last, "ListToolsResult")),
    ListResourcesResult: cacheable(named(last, "ListResourcesResult")),
    ListResourceTemplatesResult: cacheable(named(last, "ListResourceTemplatesResult")),
    ListPromptsResult: cacheable(named(last, "ListPromptsResult")),
    CallToolResult: {
        if: { type: "object", required: ["resultType"], properties: { resultType: { const: "input_required" } } },
        then: InputRequiredResult,
        else: CompleteToolResult,
    },
    DiscoverResult: cacheable(object(["supportedVersions", "capabilities"], {
        supportedVersions: arrayOf(STRING),
        capabilities: ref("ServerCapabilities"),
        instructions: STRING,
    })),
    Error: {
        ...named(last, "Error"),
        // -32022 names the versions that would work; a client cannot go on without them (basic/versioning).
        if: { type: "object", properties: { code: { const: -32022 } } },
        then: { type: "object", required: ["data"], properties: { data: object(["supported"], { supported: arrayOf(STRING) }) } },
    },
};
/** Definitions by modern revision. */
const MODERN_DEFINITIONS = { "2026-07-28": definitions };

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/index.js



/** Stands for the method where the reply is an error. */
const ERROR_REPLY = "error";
const BY_METHOD = {
    core: {
        initialize: "InitializeResult",
        "server/discover": "DiscoverResult",
        ping: "EmptyResult",
        "tools/list": "ListToolsResult",
        "tools/call": "CallToolResult",
        [ERROR_REPLY]: "Error",
    },
    surfaces: {
        "resources/list": "ListResourcesResult",
        "resources/templates/list": "ListResourceTemplatesResult",
        "prompts/list": "ListPromptsResult",
    },
};
const DEFINITIONS = { ...LEGACY_DEFINITIONS, ...MODERN_DEFINITIONS };
const REVISIONS = Object.keys(DEFINITIONS).sort();
/** The part whose schema judges replies to a method in a revision; undefined when they are not judged. */
function wirePartOf(revision, method) {
    const part = Object.hasOwn(BY_METHOD.surfaces, method) ? "surfaces" : "core";
    const definition = Object.hasOwn(BY_METHOD[part], method) ? BY_METHOD[part][method] : undefined;
    return definition !== undefined && Object.hasOwn(definitionsOf(revision), definition) ? part : undefined;
}
/**
 * The schema of one reply, wrapped in an object with the method as its only member: so one compilation serves every method of a part.
 * @param revision the negotiated one; an unknown one is judged as the newest known one that is not later, or as the oldest
 */
function wireSchema(revision, part) {
    const definitions = definitionsOf(revision);
    const members = Object.entries(BY_METHOD[part]).filter(([, definition]) => Object.hasOwn(definitions, definition));
    return { ...object([], Object.fromEntries(members.map(([method, definition]) => [method, ref(definition)]))), $defs: { ...definitions } };
}
function definitionsOf(revision) {
    const nearest = REVISIONS.filter((known) => known <= revision).at(-1) ?? REVISIONS[0] ?? "";
    return DEFINITIONS[nearest] ?? {};
}

// EXTERNAL MODULE: ./build/src/lenses/advisories/index.js + 5 modules
var advisories = __webpack_require__(19132);
;// CONCATENATED MODULE: ./build/src/engine/advisories.js




/**
 * The advisories found, in report order, after closing every connection of the run. Undefined when none is looked for, when the
 * run was interrupted, or when nothing was measured and nothing was found.
 */
async function findAdvisories(input) {
    const { connector, host, session } = input;
    const wanted = input.wanted ?? (0,advisories/* wantedAdvisories */.jX)("wire", []);
    if (wanted.size === 0 || host.signal.aborted)
        return undefined;
    const [answers, schemaInvalid] = await Promise.all([
        session === undefined ? undefined : askServer(input, session, wanted),
        wanted.has("wire-schema-invalid") ? invalidSamples(input.validator, connector.samples()) : wire_seen/* NONE */.x3,
        connector.close(),
    ]);
    if (host.signal.aborted)
        return undefined;
    const found = (0,advisories/* judgeAdvisories */.Rl)({
        wire: connector.wire(),
        schemaInvalid,
        probed: {
            catalog: input.relisted,
            foreignOriginRefused: answers?.foreignOriginRefused ?? null,
            deletedSessionRefused: answers?.deletedSessionRefused ?? null,
        },
    }, wanted);
    return session === undefined && found.length === 0 ? undefined : found;
}
async function askServer({ target, host, budget }, session, wanted) {
    const questions = { origin: wanted.has("origin-not-checked"), session: wanted.has("http-session-not-deleted") };
    if (target.kind !== "http" || session.transport !== "streamable-http" || !Object.values(questions).includes(true))
        return undefined;
    const { askHttp } = await __webpack_require__.e(/* import() */ 98).then(__webpack_require__.bind(__webpack_require__, 65098));
    return askHttp(target, {
        ...questions,
        era: session.era,
        revision: session.revision,
        clientInfo: { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R },
        clock: host.clock,
        budget,
    });
}
/**
 * Has the schema of ordinary replies compiled while the validator's thread has nothing else to do, so that nobody waits for it at
 * the end. Whatever becomes of it shows when samples are judged.
 */
function prepareSamples(validator, revision, wanted) {
    if (wanted?.has("wire-schema-invalid") === false)
        return;
    validator.check(wireSchema(revision, "core"), []).catch(() => undefined);
}
/** Judges samples by the schemas of their revisions. A schema that gives no verdict (a value too deep, for example) finds nothing. */
async function invalidSamples(validator, samples) {
    const groups = new Map();
    for (const sample of samples) {
        const part = wirePartOf(sample.revision, sample.method);
        if (part === undefined)
            continue;
        const key = `${sample.revision} ${part}`;
        const group = groups.get(key) ?? { schema: wireSchema(sample.revision, part), samples: [] };
        groups.set(key, group);
        group.samples.push(sample);
    }
    const verdicts = await Promise.all([...groups.values()].map(async ({ schema, samples: ours }) => {
        const checked = await validator.check(schema, ours.map(({ method, value }) => ({ [method]: value })));
        return ours.filter((_, i) => checked[i]?.kind === "invalid");
    }));
    const invalid = verdicts.flat();
    return { count: invalid.length, positions: invalid.map(({ position }) => position).slice(0, wire_seen/* MAX_POSITIONS */.IA) };
}


/***/ }),

/***/ 89668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _d: () => (/* binding */ GENERATOR),
  nd: () => (/* binding */ measureReadiness),
  Ge: () => (/* binding */ scoreTarget),
  eH: () => (/* binding */ withServer)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __webpack_require__(36757);
;// CONCATENATED MODULE: ./build/src/jsonschema/caps.js
// The size limits a schema must meet before anything recursive or compiling touches it. Iterative on purpose: the schema may
// be nested deeper than the stack.

/**
 * Checks depth (nested objects and arrays), nodes (objects and arrays in all) and UTF-8 bytes of the compact JSON text.
 * `broken`: not a JSON value at all (an absent schema).
 */
function admitSchema(schema) {
    let level = [schema];
    let nodes = 0;
    for (let depth = 1; level.length > 0; depth += 1) {
        const next = [];
        for (const node of level) {
            if (typeof node !== "object" || node === null)
                continue;
            nodes += 1;
            if (depth > limits/* SCHEMA_MAX_DEPTH */.rV || nodes > limits/* SCHEMA_MAX_NODES */.J8)
                return { kind: "too-large" };
            // One by one: spreading a huge array into push would itself exhaust the stack.
            for (const child of Object.values(node))
                if (typeof child === "object" && child !== null)
                    next.push(child);
        }
        level = next;
    }
    const text = JSON.stringify(schema);
    if (text === undefined)
        return { kind: "broken" };
    return Buffer.byteLength(text) > limits/* SCHEMA_MAX_BYTES */.hT ? { kind: "too-large" } : { kind: "admitted", text };
}

// EXTERNAL MODULE: ./build/src/jsonschema/validator.js
var jsonschema_validator = __webpack_require__(4937);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/src/jsonschema/role.js
var role = __webpack_require__(15815);
;// CONCATENATED MODULE: ./build/src/jsonschema/worker-thread.js
// Starts schema worker threads, one of them ahead of need: the thread takes as long to load as a quick server takes to list its
// tools, so a front end that knows it will measure starts it first. Must import nothing heavy.


/** Heap of the worker in MB: a schema that needs more loses its own verdict, never the process. */
const WORKER_HEAP_MB = 256;
let ahead;
/** Starts a thread that the next `takeThread` of the same module hands out. Does not keep the process alive. */
function startThreadAhead(module) {
    ahead = { module: module.href, thread: startThread(module, WORKER_HEAP_MB) };
}
/**
 * A thread to work with: the one started ahead, or a new one.
 * @param heapMb heap of the thread in megabytes
 */
function takeThread(module, heapMb) {
    if (ahead !== undefined && heapMb === undefined && ahead.module === module.href) {
        const { thread } = ahead;
        ahead = undefined;
        if (!thread.ended)
            return thread;
    }
    return startThread(module, heapMb ?? WORKER_HEAP_MB);
}
function startThread(module, heapMb) {
    const worker = new external_node_worker_threads_.Worker(module, {
        name: "mcpeval-jsonschema",
        workerData: role/* SCHEMA_WORKER_DATA */.a,
        resourceLimits: { maxOldGenerationSizeMb: heapMb },
        // Nothing of ours leaks in, nothing of a schema's leaks out: no environment, no flags, no shared standard streams.
        env: {},
        execArgv: [],
        argv: [],
        stdin: false,
        stdout: true,
        stderr: true,
    });
    const thread = { worker, ready: false, ended: false };
    worker.unref();
    // No job is posted before: the first message can only be `ready`.
    worker.once("message", () => (thread.ready = true));
    worker.once("exit", () => (thread.ended = true));
    worker.on("error", () => undefined); // whoever holds the thread sees its end
    return thread;
}

;// CONCATENATED MODULE: ./build/src/jsonschema/client.js
// The validator as the house uses it: owns the worker thread, its queue and its time budget. Must not import ajv.




/** Threads that may die before they report ready, in a row, until we call it our own defect. */
const MAX_FAILED_STARTS = 2;
/**
 * Starts the worker thread at once, so that it loads while the server under test starts. The thread keeps the process alive
 * only while a job is under way. `plan` and `check` reject only for faults of ours: the worker module cannot start, or the
 * validator is closed.
 */
function createValidator(options) {
    const jobMs = options.jobMs ?? limits/* SCHEMA_JOB_MS */.DS;
    const queue = [];
    let closed = false;
    let failedStarts = 0;
    let current;
    let running;
    function start() {
        const self = takeThread(options.workerModule, options.heapMb);
        const { worker } = self;
        current = self;
        let cause;
        worker.on("message", (reply) => {
            if (current !== self)
                return;
            if (reply.kind === "ready") {
                self.ready = true;
                failedStarts = 0;
                next();
            }
            else {
                finish(reply);
            }
        });
        worker.on("error", (error) => {
            cause = error;
        });
        worker.on("exit", () => {
            if (current !== self)
                return;
            current = undefined;
            if (!self.ready)
                failedStarts += 1;
            if (failedStarts >= MAX_FAILED_STARTS) {
                const error = new Error(`the schema worker does not start: ${cause?.message ?? "its module ended at once"}`);
                for (const pending of queue.splice(0))
                    pending.reject(error);
                failedStarts = 0;
            }
            finish({ kind: "budget-exceeded" });
        });
    }
    function finish(end) {
        const done = running;
        running = undefined;
        if (done !== undefined) {
            clearTimeout(done.timer);
            if (end.kind === "defect")
                done.pending.reject(new Error(`schema worker: ${end.message}`));
            else
                done.pending.resolve(end);
        }
        next();
    }
    function next() {
        if (closed || running !== undefined)
            return;
        if (queue.length === 0) {
            current?.worker.unref();
            return;
        }
        if (current === undefined)
            start();
        current?.worker.ref();
        if (current?.ready !== true)
            return;
        const pending = queue.shift();
        if (pending === undefined)
            return;
        running = { pending, timer: setTimeout(overrun, jobMs, pending) };
        current.worker.postMessage(pending.job);
    }
    function overrun(pending) {
        // One turn of grace: when our own thread was busy, the reply may wait behind this timer.
        setImmediate(() => {
            if (running?.pending !== pending)
                return;
            const late = current;
            current = undefined;
            void late?.worker.terminate();
            finish({ kind: "budget-exceeded" });
        });
    }
    function submit(job) {
        if (closed)
            return Promise.reject(new Error("the schema validator is closed"));
        return new Promise((resolve, reject) => {
            queue.push({ job, resolve, reject });
            next();
        });
    }
    async function plan(inputSchema, override) {
        const admission = admitSchema(inputSchema);
        if (admission.kind !== "admitted")
            return (0,jsonschema_validator/* noPlan */.P)(admission.kind);
        const end = await submit({ kind: "plan", schema: admission.text, override });
        return end.kind === "plan" ? end.plan : (0,jsonschema_validator/* noPlan */.P)("budget-exceeded");
    }
    async function check(schema, values) {
        const admission = admitSchema(schema);
        if (admission.kind !== "admitted")
            return values.map(() => ({ kind: admission.kind }));
        const texts = values.map(textOf);
        const sent = texts.filter((text) => text !== undefined);
        const end = await submit({ kind: "check", schema: admission.text, values: sent });
        const verdicts = end.kind === "check" ? [...end.verdicts] : [];
        const trouble = "budget-exceeded";
        return texts.map((text) => (text === undefined ? { kind: "too-large" } : (verdicts.shift() ?? { kind: trouble })));
    }
    async function close() {
        closed = true;
        const error = new Error("the schema validator is closed");
        if (running !== undefined) {
            clearTimeout(running.timer);
            running.pending.reject(error);
            running = undefined;
        }
        for (const pending of queue.splice(0))
            pending.reject(error);
        const last = current;
        current = undefined;
        await last?.worker.terminate();
    }
    start();
    return { plan, check, close };
}
/** JSON text of a value, or undefined when it is nested too deep to be written (V8 parses deeper than it prints). */
function textOf(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/report/build.js + 1 modules
var build = __webpack_require__(13928);
// EXTERNAL MODULE: ./build/src/lib/canonical-json.js
var canonical_json = __webpack_require__(71098);
// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
// EXTERNAL MODULE: ./build/src/lib/encode-json.js
var encode_json = __webpack_require__(22358);
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
;// CONCATENATED MODULE: ./build/src/report/contract.js
// The catalog contract: what callers depend on, as digests only. No parameter name or schema text leaves this file.




/**
 * The contract of a complete listing, in catalog order.
 * Rewording a title, description, example or default changes nothing; a new name, type or bound does.
 */
function catalogContract(tools) {
    return tools.map(({ entry, class: toolClass, tokens }) => {
        const input = entry["inputSchema"];
        const output = entry["outputSchema"];
        const required = requiredNames(input);
        return {
            name: typeof entry["name"] === "string" ? entry["name"] : "",
            class: toolClass,
            required_sha256: (0,digest/* sha256Hex */.f)((0,canonical_json/* canonicalJson */.d)(required)),
            parameters: parameterDigests(input),
            output_sha256: (0,json/* isJsonObject */.O)(output) ? constraintsDigest(output) : null,
            required: required.map(digest/* sha256Hex */.f).sort(encode_json/* byCodeUnit */.X),
            ...(tokens === undefined ? {} : { tokens }),
        };
    });
}
function requiredNames(schema) {
    const required = (0,json/* isJsonObject */.O)(schema) ? schema["required"] : undefined;
    const names = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
    return [...new Set(names)].sort(encode_json/* byCodeUnit */.X);
}
function parameterDigests(schema) {
    const properties = (0,json/* isJsonObject */.O)(schema) ? schema["properties"] : undefined;
    if (!(0,json/* isJsonObject */.O)(properties))
        return {};
    const digests = Object.entries(properties).map(([name, constraints]) => [(0,digest/* sha256Hex */.f)(name), constraintsDigest(constraints)]);
    // Sorted by digest: the order parameters were declared in is not part of the contract.
    return Object.fromEntries(digests.sort(([a], [b]) => (0,encode_json/* byCodeUnit */.X)(a, b)));
}
/** Keywords that constrain nothing (prose and hints). */
const PROSE = new Set(["title", "description", "examples", "default", "$comment"]);
/** Keywords whose values map free names to schemas: a property called `title` is no prose. */
const NAME_MAPS = new Set([
    "properties",
    "patternProperties",
    "$defs",
    "definitions",
    "dependentSchemas",
    "dependencies",
]);
/** Keywords whose values are schemas or lists of schemas. Every other keyword's value (enum, const, ...) is data and kept whole. */
const SUBSCHEMAS = new Set([
    ...["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains"],
    ...["additionalProperties", "unevaluatedProperties", "propertyNames"],
    ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "contentSchema"],
]);
function constraintsDigest(schema) {
    const text = (0,encode_json/* encodeJson */.P)(schema, "schema", {
        sortKeys: true,
        enter(position, key) {
            if (position === "names")
                return "schema";
            if (position === "data")
                return "data";
            if (PROSE.has(key))
                return undefined;
            return NAME_MAPS.has(key) ? "names" : SUBSCHEMAS.has(key) ? "schema" : "data";
        },
    });
    return (0,digest/* sha256Hex */.f)(text);
}

// EXTERNAL MODULE: ./build/src/session/budget.js
var session_budget = __webpack_require__(30593);
// EXTERNAL MODULE: ./build/src/session/connector.js + 10 modules
var session_connector = __webpack_require__(32530);
;// CONCATENATED MODULE: ./build/src/standard/define.js
/** The standard's name; any change to a weight, curve, band, check or bound changes it. */
const STANDARD_NAME = "mcpeval-standard/2";

/** Protocol check ids in report order. */
const PROTOCOL_CHECKS = [
    "protocol.negotiation",
    "protocol.unknown-method",
    "protocol.ping",
    "protocol.unknown-tool",
    "protocol.pagination",
    "protocol.surfaces",
];
/** Whether the battery may never call the tool. */
function isWriter(tool) {
    return tool.class === "writer";
}
/** Whether the tool's three calls completed and none was rejected with -32602. */
function isExercised(tool) {
    return !isWriter(tool) && tool.unexercised === null;
}
/** Gives an area its exact types. */
function defineArea(area) {
    return area;
}

// EXTERNAL MODULE: ./build/src/lib/round.js
var round = __webpack_require__(35581);
;// CONCATENATED MODULE: ./build/src/standard/areas/context.js
// Area context: what the catalog costs in tokens before the first call. The token estimate itself is made where tools are observed.


/** Curve and share of the whole catalog's tokens. */
const CATALOG_CURVE = { share: 0.75, full: 2_000, zero: 40_000 };
/** Curve and share of the heaviest tool's tokens. */
const HEAVIEST_CURVE = { share: 0.25, full: 500, zero: 5_000 };
/** The points, 0 to 100, that `value` earns on a curve. */
function curve(value, { full, zero }) {
    if (value <= full)
        return 100;
    if (value >= zero)
        return 0;
    return (100 * (Math.log(zero) - Math.log(value))) / (Math.log(zero) - Math.log(full));
}
/** A lost check reports an integer below 100, also when it lost less than half a point. */
function lostScore(points) {
    return Math.min(99, (0,round/* roundHalfAwayFromZero */.E)(points));
}
const context = defineArea({
    name: "context",
    weight: 15,
    about: "A tool's tokens are ceil(UTF-8 bytes of its whole tools/list entry as compact JSON / 4); the catalog's are their sum. 75% of the score is the catalog's curve, 25% the heaviest tool's. Nothing costs nothing: an empty catalog scores 100 here (ours).",
    checks: {
        "context.catalog": {
            passesWhen: "the whole catalog takes 2,000 tokens or fewer (100 points; 0 from 40,000, logarithmic between); observed is its tokens",
            reasons: ["context-catalog-heavy"],
        },
        "context.heaviest-tool": {
            passesWhen: "the heaviest tool takes 500 tokens or fewer (100 points; 0 from 5,000, logarithmic between); observed is its tokens",
            reasons: ["context-tool-heavy"],
        },
    },
    reasons: {
        "context-catalog-heavy": {
            hint: "bring the whole catalog to 2,000 tokens or fewer (0 points from 40,000): merge overlapping tools, drop unused ones and shorten schemas; every session pays for this text before its first call",
        },
        "context-tool-heavy": {
            hint: "bring the heaviest tool to 500 tokens or fewer (0 points from 5,000): shorten its description, flatten its schema or split it",
        },
    },
    judge(seen, lose) {
        let total = 0;
        let heaviest = null;
        for (const tool of seen.tools) {
            total += tool.tokens;
            const heavier = heaviest === null || tool.tokens > heaviest.tokens;
            if (heavier || (tool.tokens === heaviest?.tokens && tool.name < heaviest.name))
                heaviest = tool;
        }
        const catalogPoints = curve(total, CATALOG_CURVE);
        if (catalogPoints < 100) {
            lose({ id: "context.catalog", score: lostScore(catalogPoints), observed: total, reason: "context-catalog-heavy" });
        }
        const heaviestPoints = curve(heaviest?.tokens ?? 0, HEAVIEST_CURVE);
        if (heaviest !== null && heaviestPoints < 100) {
            const { name, tokens } = heaviest;
            lose({ id: "context.heaviest-tool", tool: name, score: lostScore(heaviestPoints), observed: tokens, reason: "context-tool-heavy" });
        }
        return {
            score: CATALOG_CURVE.share * catalogPoints + HEAVIEST_CURVE.share * heaviestPoints,
            measurements: { catalog_tokens: total, heaviest_tool_tokens: heaviest?.tokens ?? 0 },
        };
    },
});

;// CONCATENATED MODULE: ./build/src/standard/areas/catalog.js
// Area catalog: per tool the share of its documentation and annotation checks passed, averaged over the catalog.

/** Characters from which a description counts as one. */
const DESCRIPTION_CHARACTERS = 40;
const catalog = defineArea({
    name: "catalog",
    weight: 20,
    about: "Per tool the share of the checks that apply to it, averaged over the catalog, writers included. An empty catalog scores 0. A description's length counts Unicode code points (ours).",
    checks: {
        "catalog.description": {
            passesWhen: "the description has 40 characters or more; observed is its length",
            reasons: ["catalog-short-description"],
        },
        "catalog.params-described": {
            passesWhen: "every input property has a description; applies to tools with input properties",
            reasons: ["catalog-undescribed-params"],
        },
        "catalog.params-typed": {
            passesWhen: "every input property has type, enum, const, $ref, anyOf or oneOf; applies to tools with input properties",
            reasons: ["catalog-untyped-params"],
        },
        "catalog.read-only-declared": { passesWhen: "readOnlyHint is a boolean", reasons: ["catalog-read-only-undeclared"] },
        "catalog.destructive-declared": {
            passesWhen: "destructiveHint is a boolean; applies to writers",
            reasons: ["catalog-destructive-undeclared"],
        },
        "catalog.output-schema": { passesWhen: "outputSchema is declared", reasons: ["catalog-no-output-schema"] },
        "catalog.empty": { passesWhen: "the server lists at least one tool", reasons: ["catalog-no-tools"] },
    },
    reasons: {
        "catalog-short-description": {
            hint: "describe what the tool does, when to use it, and what it returns in at least 40 characters; agents choose tools from this text",
        },
        "catalog-undescribed-params": {
            hint: "give every input property a description with its meaning, unit and an example; agents fill arguments from this text",
        },
        "catalog-untyped-params": {
            hint: "give every input property a type, enum, const, $ref, anyOf or oneOf; an untyped property lets agents send anything",
        },
        "catalog-read-only-undeclared": {
            hint: "set readOnlyHint to true or false; hosts ask the user before every call of a tool that does not say whether it writes",
        },
        "catalog-destructive-undeclared": {
            hint: "set destructiveHint to true or false on tools that write; undeclared counts as destructive, so hosts warn about harmless writes too",
        },
        "catalog-no-output-schema": {
            hint: "declare outputSchema and return structuredContent so agents can read results without parsing prose",
        },
        "catalog-no-tools": { hint: "list at least one tool; an empty catalog gives agents nothing to call" },
    },
    judge(seen, lose) {
        if (seen.tools.length === 0) {
            lose({ id: "catalog.empty", reason: "catalog-no-tools" });
            return { score: 0, measurements: {} };
        }
        let sum = 0;
        for (const tool of seen.tools) {
            const results = checksOf(tool);
            for (const { id, reason, passed } of results) {
                if (passed)
                    continue;
                const observed = id === "catalog.description" ? { observed: tool.descriptionCharacters } : {};
                lose({ id, tool: tool.name, reason, ...observed });
            }
            sum += results.filter((result) => result.passed).length / results.length;
        }
        return { score: (100 * sum) / seen.tools.length, measurements: {} };
    },
});
/** The checks that apply to one tool, in check order. */
function checksOf(tool) {
    const results = [
        {
            id: "catalog.description",
            reason: "catalog-short-description",
            applies: true,
            passed: tool.descriptionCharacters >= DESCRIPTION_CHARACTERS,
        },
        {
            id: "catalog.params-described",
            reason: "catalog-undescribed-params",
            applies: tool.properties > 0,
            passed: tool.undescribedProperties === 0,
        },
        { id: "catalog.params-typed", reason: "catalog-untyped-params", applies: tool.properties > 0, passed: tool.untypedProperties === 0 },
        { id: "catalog.read-only-declared", reason: "catalog-read-only-undeclared", applies: true, passed: tool.readOnlyDeclared },
        {
            id: "catalog.destructive-declared",
            reason: "catalog-destructive-undeclared",
            applies: isWriter(tool),
            passed: tool.destructiveDeclared,
        },
        { id: "catalog.output-schema", reason: "catalog-no-output-schema", applies: true, passed: tool.outputSchemaDeclared },
    ];
    return results.filter((result) => result.applies);
}

;// CONCATENATED MODULE: ./build/src/standard/areas/shared-reasons.js
/** The server offers nothing the battery may call. */
const NO_READ_ONLY_TOOLS = {
    hint: "offer at least one tool that is no writer and annotate it with readOnlyHint: true; a catalog of nothing but writers (or of nothing) leaves the standard no call to make",
};
/** `--skip-tool` named the tool. */
const SKIPPED = {
    hint: "the tool was left out with --skip-tool; make it safe to call and drop the flag, since what was never called cannot earn points",
};
/** The evaluation's time or request budget was spent first. */
const BUDGET_EXHAUSTED = {
    hint: "the evaluation's shared budget was spent before this was measured; answer faster and fix tools that hang, or raise --budget-seconds or --max-requests",
};

;// CONCATENATED MODULE: ./build/src/standard/areas/error-honesty.js
// Area error-honesty: the share of judged tools that refuse one schema-violating call honestly and go on answering.


const REASON_OF = {
    accepted: "honesty-accepted-invalid",
    "empty-error": "honesty-empty-error",
    "wrong-code": "honesty-wrong-code",
    "call-failed": "honesty-call-failed",
};
const errorHonesty = defineArea({
    name: "error-honesty",
    weight: 15,
    about: "The share of judged tools that refuse honestly. Judged are the tools that are no writers (unannotated ones under --confirm-read-only) whose schema can be violated. One violating call goes before the ordinary ones; the violation is the first that applies: every required property left out; the first typed property, by name, given a wrong type; an unknown property where additionalProperties is false. A tool that would have been judged but was skipped, or came after the budget was spent, is judged and lost (ours for the budget).",
    checks: {
        "error-honesty.invalid-arguments": {
            passesWhen: "the violating call gets error -32602 or an isError result with non-empty text, and the next request is answered (any answer counts)",
            reasons: [
                "honesty-accepted-invalid",
                "honesty-empty-error",
                "honesty-wrong-code",
                "honesty-call-failed",
                "coverage-skipped",
                "coverage-budget-exhausted",
            ],
        },
        "error-honesty.untestable": {
            passesWhen: "at least one tool can be judged",
            reasons: ["honesty-untestable", "no-read-only-tools"],
        },
    },
    reasons: {
        "honesty-accepted-invalid": {
            hint: "validate arguments against inputSchema and refuse what violates it; a success teaches agents that wrong arguments work",
        },
        "honesty-empty-error": {
            hint: "say in the error's text which argument is wrong and what is expected; an empty error gives an agent nothing to correct",
        },
        "honesty-wrong-code": {
            hint: "refuse invalid arguments with JSON-RPC error -32602 or an isError result that says why; other codes read as a server failure and get retried",
        },
        "honesty-call-failed": {
            hint: "invalid arguments must end in a refusal, not in a hang, a closed connection or a server that stops answering; catch validation errors and reply",
        },
        "honesty-untestable": {
            hint: "declare required, typed properties, or additionalProperties: false, on at least one read-only tool; where every input is valid no refusal can be seen",
        },
        "no-read-only-tools": NO_READ_ONLY_TOOLS,
        "coverage-skipped": SKIPPED,
        "coverage-budget-exhausted": BUDGET_EXHAUSTED,
    },
    judge(seen, lose) {
        let judged = 0;
        let refused = 0;
        for (const tool of seen.tools) {
            const verdict = honestyVerdict(tool);
            if (verdict === "not-judged")
                continue;
            judged += 1;
            if (verdict === "refused")
                refused += 1;
            else
                lose({ id: "error-honesty.invalid-arguments", tool: tool.name, reason: verdict });
        }
        if (judged > 0)
            return { score: (100 * refused) / judged, measurements: {} };
        lose({ id: "error-honesty.untestable", reason: seen.tools.every(isWriter) ? "no-read-only-tools" : "honesty-untestable" });
        return { score: 0, measurements: {} };
    },
});
/** How one tool fares; `not-judged` tools count neither way. */
function honestyVerdict(tool) {
    if (isWriter(tool))
        return "not-judged";
    if (tool.honesty !== null)
        return tool.honesty === "refused" ? "refused" : REASON_OF[tool.honesty];
    if (tool.violation === null)
        return "not-judged";
    // The call was due and not made: judged all the same, so that not making it never pays.
    if (tool.unexercised === "coverage-skipped" || tool.unexercised === "coverage-budget-exhausted")
        return tool.unexercised;
    return tool.unexercised === "coverage-call-failed" ? "honesty-call-failed" : "not-judged";
}

;// CONCATENATED MODULE: ./build/src/lib/median.js
// The median of a handful of numbers. Owns no other statistics and no rounding.
/**
 * The middle value; the mean of the two middle values for an even count.
 * @returns null for no values
 */
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const upper = sorted[Math.floor(sorted.length / 2)];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    const lower = sorted[sorted.length / 2 - 1] ?? upper;
    return (lower + upper) / 2;
}

;// CONCATENATED MODULE: ./build/src/standard/areas/reliability.js
// Area reliability: how the ordinary calls of every tool that is no writer ended, how fast, and what the two whole-catalog cases showed.





/** Points by median latency: the first band whose bound, in milliseconds, is not exceeded. Slower than all earns 0. */
const LATENCY_BANDS = [
    { upToMs: 100, points: 100 },
    { upToMs: 300, points: 80 },
    { upToMs: 1_000, points: 50 },
    { upToMs: 3_000, points: 20 },
];
/** The points of a median latency in milliseconds. */
function latencyPoints(medianMs) {
    return LATENCY_BANDS.find((band) => medianMs <= band.upToMs)?.points ?? 0;
}
const reliability = defineArea({
    name: "reliability",
    weight: 20,
    about: "The mean over every tool that is no writer. A tool earns the mean of its checks times successful calls / 3; calls never made after a fault count as failed (ours). An untested tool earns 0 and is listed under coverage; so is one whose calls the spent budget cut short (ours). The first fully successful tool carries two checks more, contention and payload, whichever tool received the payload; any skip, or a budget spent before them, scores both 0 (ours for the budget).",
    checks: {
        "reliability.success": {
            passesWhen: "all three calls succeed; score = round(100 × successes / 3), observed = successes",
            reasons: ["reliability-call-failed"],
        },
        "reliability.consistent": {
            passesWhen: "the calls made end in the same outcome: success, tool error, RPC error or no usable reply (ours: a fault after another outcome differs)",
            reasons: ["reliability-inconsistent"],
        },
        "reliability.latency": {
            passesWhen: "the median of the calls that got a reply is 100 ms or less (80 points up to 300 ms, 50 up to 1 s, 20 up to 3 s, else 0); not judged where none got one (ours)",
            reasons: ["reliability-slow"],
        },
        "reliability.output-schema": {
            passesWhen: "a declared outputSchema is honoured by every successful result: structuredContent present and valid (also where no schema is declared, or it cannot be judged (ours))",
            reasons: ["reliability-output-schema-broken"],
        },
        "reliability.contention": {
            passesWhen: "two independently initialised clients call the first fully successful tool at the same time and both succeed",
            reasons: ["reliability-contention-failed", "coverage-skipped", "coverage-budget-exhausted"],
        },
        "reliability.payload": {
            passesWhen: "a string argument of 1,000,000 bytes neither crashes nor hangs the server; a clean refusal is fine",
            reasons: ["reliability-payload-unhandled", "coverage-skipped", "coverage-budget-exhausted"],
        },
        "reliability.skipped": { passesWhen: "the tool was not left out with --skip-tool", reasons: ["coverage-skipped"] },
        "reliability.none-exercised": {
            passesWhen: "at least one tool is exercised",
            reasons: ["reliability-none-exercised", "no-read-only-tools"],
        },
    },
    reasons: {
        "reliability-call-failed": {
            hint: "make valid read-only calls succeed; consistent tool errors are failures, not evidence of reliability. When a value built from the schema means nothing to the server (a path, an ID), declare examples that work, or pass working arguments with --arguments",
        },
        "reliability-inconsistent": {
            hint: "the same read-only call with the same arguments ended differently across three calls; make read paths deterministic, or return a retryable error with a stable code",
        },
        "reliability-slow": {
            hint: "median latency is above 100 ms (score 80: up to 300 ms, 50: up to 1 s, 20: up to 3 s, 0: slower); cache or precompute the read, or page large results",
        },
        "reliability-output-schema-broken": {
            hint: "return structuredContent that validates against the declared outputSchema on every success, or correct the schema; clients reject results that break it",
        },
        "reliability-contention-failed": {
            hint: "serve two clients at the same time: keep state per session, and let no global lock or shared buffer fail the other client's call",
        },
        "reliability-payload-unhandled": {
            hint: "bound the size of arguments and refuse an oversize one with an error; a megabyte string must not crash or hang the server",
        },
        "reliability-none-exercised": {
            hint: "no tool completed its calls; see the coverage losses, and make at least one read-only tool callable from its schema alone",
        },
        "coverage-skipped": SKIPPED,
        "coverage-budget-exhausted": BUDGET_EXHAUSTED,
        "no-read-only-tools": NO_READ_ONLY_TOOLS,
    },
    judge(seen, lose, { withoutLatency }) {
        const surface = seen.tools.filter((tool) => !isWriter(tool));
        const measurements = measure(surface);
        if (surface.length === 0) {
            lose({ id: "reliability.none-exercised", reason: "no-read-only-tools" });
            return { score: 0, measurements };
        }
        const cases = judgeCases(seen, surface);
        let sum = 0;
        for (const tool of surface) {
            if (tool.unexercised === "coverage-skipped")
                lose({ id: "reliability.skipped", tool: tool.name, reason: "coverage-skipped" });
            if (!isUntested(tool)) {
                const points = judgeCalls(tool, lose, withoutLatency);
                if (tool === cases.carrier)
                    points.push(...cases.points);
                sum += (mean(points) * successes(tool)) / limits/* CALL_REPETITIONS */.mn;
            }
            for (const { id, reason } of cases.lost.filter((lost) => lost.tool === tool.name))
                lose({ id, tool: tool.name, reason });
        }
        for (const { id, reason } of cases.lost.filter((lost) => lost.tool === null))
            lose({ id, reason });
        if (!surface.some(isExercised))
            lose({ id: "reliability.none-exercised", reason: "reliability-none-exercised" });
        return { score: sum / surface.length, measurements };
    },
});
/** The points of the checks every tested tool has; lost ones are recorded. */
function judgeCalls(tool, lose, withoutLatency) {
    const points = [];
    const succeeded = successes(tool);
    if (succeeded < limits/* CALL_REPETITIONS */.mn) {
        const score = (0,round/* roundHalfAwayFromZero */.E)((100 * succeeded) / limits/* CALL_REPETITIONS */.mn);
        lose({ id: "reliability.success", tool: tool.name, score, observed: succeeded, reason: "reliability-call-failed" });
    }
    const consistent = new Set(tool.calls.map(kindOf)).size === 1;
    if (!consistent)
        lose({ id: "reliability.consistent", tool: tool.name, reason: "reliability-inconsistent" });
    points.push(consistent ? 100 : 0);
    const medianMs = median(tool.calls.flatMap((call) => (call.ms === null ? [] : [call.ms])));
    if (medianMs !== null) {
        const score = withoutLatency ? 100 : latencyPoints(medianMs);
        // No `observed`: raw milliseconds would make two runs of one build differ.
        if (score < 100)
            lose({ id: "reliability.latency", tool: tool.name, score, reason: "reliability-slow" });
        points.push(score);
    }
    const conforms = tool.outputConforms !== false;
    if (!conforms)
        lose({ id: "reliability.output-schema", tool: tool.name, reason: "reliability-output-schema-broken" });
    points.push(conforms ? 100 : 0);
    return points;
}
function judgeCases(seen, surface) {
    const carrier = surface.find((tool) => !isUntested(tool) && successes(tool) === limits/* CALL_REPETITIONS */.mn) ?? null;
    const skipped = seen.skipped.length > 0;
    const points = [];
    const lost = [];
    const judge = (id, failed, made) => {
        if (skipped)
            lost.push({ id, tool: carrier?.name ?? null, reason: "coverage-skipped" });
        // Without a carrier neither case exists; its tools lost their points on their own.
        else if (carrier === null || made.outcome === "not-applicable")
            return;
        else if (made.outcome === "not-made")
            lost.push({ id, tool: carrier.name, reason: "coverage-budget-exhausted" });
        else if (made.outcome === "failed")
            lost.push({ id, tool: nameIn(surface, made.tool) ?? carrier.name, reason: failed });
        points.push(!skipped && made.outcome === "passed" ? 100 : 0);
    };
    judge("reliability.contention", "reliability-contention-failed", seen.contention);
    judge("reliability.payload", "reliability-payload-unhandled", seen.payload);
    return { carrier, points, lost };
}
function nameIn(tools, name) {
    return tools.find((tool) => tool.name === name)?.name ?? null;
}
/** Never called, or cut short by the spent budget: what its three calls would have shown is not known. */
function isUntested(tool) {
    return tool.calls.length === 0 || tool.unexercised === "coverage-budget-exhausted";
}
function successes(tool) {
    return tool.calls.filter((call) => call.outcome === "success").length;
}
/** What consistency compares: a rejection is an RPC error like any other. */
function kindOf(call) {
    return call.outcome === "rejected" ? "rpc-error" : call.outcome;
}
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** Numbers of the ordinary calls made, by how they ended, and of the tools that were not tested. */
function measure(surface) {
    const count = (outcome) => surface.reduce((sum, tool) => sum + tool.calls.filter((call) => call.outcome === outcome).length, 0);
    return {
        successful_calls: count("success"),
        tool_errors: count("tool-error"),
        rpc_errors: count("rpc-error"),
        rejected_calls: count("rejected"),
        transport_errors: count("fault"),
        untested_tools: surface.filter(isUntested).length,
    };
}

;// CONCATENATED MODULE: ./build/src/standard/areas/coverage.js
// Area coverage: the share of the tools that are no writers whose three calls completed.


const coverage = defineArea({
    name: "coverage",
    weight: 15,
    about: "Exercised tools over every tool that is no writer, annotated or not. Exercised means that the three calls completed, in whatever outcome, and none was rejected with -32602. When the shared budget is spent, the tools left are unexercised (ours).",
    checks: {
        "coverage.exercised": {
            passesWhen: "the tool's three ordinary calls completed and none was rejected with error -32602",
            reasons: [
                "coverage-unannotated",
                "coverage-unsynthesizable",
                "coverage-rejected-arguments",
                "coverage-call-failed",
                "coverage-skipped",
                "coverage-budget-exhausted",
                "no-read-only-tools",
            ],
        },
    },
    reasons: {
        "coverage-unannotated": {
            hint: "annotate the tool with readOnlyHint: true when it only reads (it is then called), or readOnlyHint: false when it writes; pass --confirm-read-only only when every unannotated tool is safe to call",
        },
        "coverage-unsynthesizable": {
            hint: "no valid arguments could be built from the input schema; declare a default, an enum or examples that satisfy it for every required property, or pass working arguments with --arguments",
        },
        "coverage-rejected-arguments": {
            hint: "the tool rejected arguments that satisfy its own input schema (-32602); declare the missing constraint in the schema, or examples that work, or pass working arguments with --arguments",
        },
        "coverage-call-failed": {
            hint: "a call timed out (15 s), closed the connection or broke the exchange; answer every call, with an isError result where the work fails",
        },
        "coverage-skipped": SKIPPED,
        "coverage-budget-exhausted": BUDGET_EXHAUSTED,
        "no-read-only-tools": NO_READ_ONLY_TOOLS,
    },
    judge(seen, lose) {
        const surface = seen.tools.filter((tool) => !isWriter(tool));
        if (surface.length === 0) {
            lose({ id: "coverage.exercised", reason: "no-read-only-tools" });
            return { score: 0, measurements: {} };
        }
        for (const tool of surface) {
            if (tool.unexercised !== null)
                lose({ id: "coverage.exercised", tool: tool.name, reason: tool.unexercised });
        }
        return { score: (100 * surface.filter(isExercised).length) / surface.length, measurements: {} };
    },
});

;// CONCATENATED MODULE: ./build/src/standard/areas/protocol.js
// Area protocol: the share of applicable protocol checks passed. Judges what observe/ saw; sends nothing itself.


/** Reasons every check shares: its exchange broke, or was never made. */
const EXCHANGE = ["protocol-call-failed", "coverage-budget-exhausted"];
const protocol = defineArea({
    name: "protocol",
    weight: 15,
    about: "The share of applicable checks passed. Checks run last, on their own requests. A check whose request timed out, closed the connection or broke the exchange is lost with protocol-call-failed; one the spent budget left no request for, with coverage-budget-exhausted (ours).",
    checks: {
        "protocol.negotiation": {
            passesWhen: "initialize with a version nobody knows answers a date-shaped version that is not the unknown one, and a second handshake that offers the answered version gets it echoed; from 2026-07-28 on: a request of an unknown version gets error -32022 whose data.supported lists a version that then works",
            reasons: [
                "protocol-negotiation-echoed-unknown",
                "protocol-negotiation-invalid-version",
                "protocol-negotiation-inconsistent-support",
                ...EXCHANGE,
            ],
        },
        "protocol.unknown-method": {
            passesWhen: "an unknown method gets error -32601, whatever the HTTP status",
            reasons: ["protocol-unknown-method-answered", ...EXCHANGE],
        },
        "protocol.ping": {
            passesWhen: "ping gets an empty result object; from 2026-07-28 on, which has no ping: server/discover answers again, with the revision in force among its supportedVersions and a capabilities object",
            reasons: ["protocol-ping-failed", ...EXCHANGE],
        },
        "protocol.unknown-tool": {
            passesWhen: "tools/call with a name that is not listed is refused by an error or an isError result",
            reasons: ["protocol-unknown-tool-accepted", ...EXCHANGE],
        },
        "protocol.pagination": {
            passesWhen: "the pages of tools/list end, repeat no cursor, hold valid entries (a name and an object inputSchema) and list each tool once",
            reasons: ["protocol-pagination-invalid", ...EXCHANGE],
        },
        "protocol.surfaces": {
            passesWhen: "each declared resources or prompts capability lists cleanly; the check exists only when one of them is declared",
            reasons: ["protocol-surface-invalid", ...EXCHANGE],
        },
    },
    reasons: {
        "protocol-negotiation-echoed-unknown": {
            hint: "answer initialize with a protocol version the server implements; echoing an unknown version promises a revision the server cannot speak (from 2026-07-28 on: refuse a request of an unknown version with error -32022)",
        },
        "protocol-negotiation-invalid-version": {
            hint: "answer an initialize that offers an unknown version with a result whose protocolVersion is a published revision (YYYY-MM-DD); clients fall back on it (from 2026-07-28 on: refuse a request of an unknown version with error -32022 and list the supported versions in data.supported)",
        },
        "protocol-negotiation-inconsistent-support": {
            hint: "echo every protocol version the server itself offers; it counter-offered a version and answered another one when a client asked for it (from 2026-07-28 on: serve requests of a version listed in data.supported)",
        },
        "protocol-unknown-method-answered": {
            hint: "answer requests for methods the server does not implement with JSON-RPC error -32601; clients probe for features this way",
        },
        "protocol-ping-failed": {
            hint: "answer ping with an empty result object; clients close connections whose pings fail (from 2026-07-28 on: answer server/discover with supportedVersions and capabilities, every time)",
        },
        "protocol-unknown-tool-accepted": {
            hint: "refuse tools/call for a name that is not listed, with an error or an isError result; a success for a tool that does not exist hides an agent's misspelling",
        },
        "protocol-pagination-invalid": {
            hint: "make tools/list end within 20 pages, with a new cursor on every page, an object inputSchema for every tool and each tool once; clients drop the rest of a broken listing",
        },
        "protocol-surface-invalid": {
            hint: "answer resources/list and prompts/list cleanly for each capability the server declares, or stop declaring it",
        },
        "protocol-call-failed": {
            hint: "the check got no usable reply: the request timed out, closed the connection or broke the exchange; answer every request, with an error where the server has nothing else",
        },
        "coverage-budget-exhausted": BUDGET_EXHAUSTED,
    },
    judge(seen, lose) {
        let applicable = 0;
        let passed = 0;
        for (const id of PROTOCOL_CHECKS) {
            const check = seen.protocol[id];
            if (check.outcome === "not-applicable")
                continue;
            applicable += 1;
            if (check.outcome === "passed")
                passed += 1;
            else
                lose({ id, reason: check.reason });
        }
        return { score: applicable === 0 ? 0 : (100 * passed) / applicable, measurements: {} };
    },
});

;// CONCATENATED MODULE: ./build/src/standard/index.js
// The registry of areas, in report order. What the standard is made of is read from here and from nowhere else.







/** Every area by name, in report order; the weights add up to 100. */
const AREAS = {
    protocol: protocol,
    catalog: catalog,
    context: context,
    "error-honesty": errorHonesty,
    reliability: reliability,
    coverage: coverage,
};

;// CONCATENATED MODULE: ./build/src/standard/gains.js
// What each lost check would give back: the readiness points gained if that check alone were at full marks, by the areas' own formulas.
// Areas are taken unrounded, so gains of one area add up to what it lost wherever its checks do not multiply (reliability does).







/** Decimals kept: with a thousand tools one check is worth thousandths of a point. */
const DECIMALS = 4;
/**
 * The areas with a `gain` for every lost check whose worth is known. Scores and losses stay as they are.
 * @param seen the observations the areas were scored from
 */
function withGains(areas, seen) {
    const shares = sharesOf(areas, seen);
    return areas.map((area) => ({
        ...area,
        checks: area.checks.map((check) => {
            const points = areaPoints(check, shares);
            return points === null ? check : { ...check, gain: rounded((area.weight * points) / 100) };
        }),
    }));
}
function sharesOf(areas, seen) {
    const surface = seen.tools.filter((tool) => !isWriter(tool));
    const { carrier, points } = judgeCases(seen, surface);
    const marks = new Map();
    for (const { id, tool, score } of areas.find(({ name }) => name === "reliability")?.checks ?? []) {
        if (tool === null || id === "reliability.success")
            continue;
        // A lost case names the tool that failed it, and counts in the carrier's mean.
        const owner = isCase(id) ? (carrier?.name ?? tool) : tool;
        const lost = marks.get(owner) ?? new Map();
        marks.set(owner, lost.set(id, score));
    }
    return {
        seen,
        byName: new Map(seen.tools.map((tool) => [tool.name, tool])),
        surface: surface.length,
        judged: seen.tools.filter((tool) => honestyVerdict(tool) !== "not-judged").length,
        protocolChecks: PROTOCOL_CHECKS.filter((id) => seen.protocol[id].outcome !== "not-applicable").length,
        carrier: carrier?.name ?? null,
        cases: points.length,
        marks,
    };
}
/** Points of its own area, 0 to 100, that a check at full marks adds; null where no single edit has a worth. */
function areaPoints(check, shares) {
    const { id, tool: name } = check;
    const tool = name === null ? undefined : shares.byName.get(name);
    if (id.startsWith("protocol."))
        return 100 / shares.protocolChecks;
    if (id === "context.catalog")
        return contextPoints(CATALOG_CURVE, check.observed);
    if (id === "context.heaviest-tool")
        return contextPoints(HEAVIEST_CURVE, check.observed);
    if (id === "catalog.empty" || id === "error-honesty.untestable")
        return 100;
    if (id === "error-honesty.invalid-arguments")
        return 100 / shares.judged;
    if (id === "reliability.none-exercised")
        return shares.surface === 0 ? 100 : null;
    if (id === "reliability.skipped")
        return 100 / shares.surface;
    if (id === "coverage.exercised")
        return coveragePoints(tool, shares);
    if (isCase(id))
        return shares.carrier === null ? null : markPoints(check, shares.byName.get(shares.carrier), shares);
    if (tool === undefined)
        return null;
    if (id.startsWith("catalog."))
        return 100 / (shares.seen.tools.length * checksOf(tool).length);
    return id === "reliability.success" ? successPoints(tool, shares) : markPoints(check, tool, shares);
}
function contextPoints(half, observed) {
    return observed === null ? null : half.share * (100 - curve(observed, half));
}
/** An untested tool earns nothing in reliability either and loses nothing there by name, so that its coverage stands for both. */
function coveragePoints(tool, { surface }) {
    if (tool === undefined)
        return 100;
    const share = 100 / surface;
    const standsForBoth = isUntested(tool) && tool.unexercised !== "coverage-skipped";
    return share + (standsForBoth ? (share * AREAS.reliability.weight) / AREAS.coverage.weight : 0);
}
/** One mark of a tool's mean, times its share of successful calls. */
function markPoints({ score }, tool, shares) {
    if (tool === undefined)
        return null;
    return ((100 - score) / markCount(tool, shares)) * (successes(tool) / limits/* CALL_REPETITIONS */.mn / shares.surface);
}
/** The calls that failed, at the marks the tool has. */
function successPoints(tool, shares) {
    const lost = [...(shares.marks.get(tool.name)?.values() ?? [])].reduce((sum, score) => sum + 100 - score, 0);
    const mean = 100 - lost / markCount(tool, shares);
    return (mean * (limits/* CALL_REPETITIONS */.mn - successes(tool))) / limits/* CALL_REPETITIONS */.mn / shares.surface;
}
/** Consistency, output schema, latency where a reply came, and on the carrier the whole-catalog cases. */
function markCount(tool, { carrier, cases }) {
    return 2 + (tool.calls.some(({ ms }) => ms !== null) ? 1 : 0) + (tool.name === carrier ? cases : 0);
}
function isCase(id) {
    return id === "reliability.contention" || id === "reliability.payload";
}
function rounded(points) {
    return Number(points.toFixed(DECIMALS));
}

// EXTERNAL MODULE: ./build/src/model/areas.js
var model_areas = __webpack_require__(26849);
;// CONCATENATED MODULE: ./build/src/standard/score.js
// From observations to scores: every area judged, rounded and weighted. Pure; the areas decide, this only adds up.



/** Scores observations under the standard. The same observations always give the same scores. */
function scoreObservations(seen) {
    const areas = model_areas/* AREA_NAMES */.d.map((name) => judgeArea(AREAS[name], seen, false));
    const withoutLatency = model_areas/* AREA_NAMES */.d.map((name) => judgeArea(AREAS[name], seen, true));
    return {
        areas,
        score: readiness(areas),
        scoreWithoutLatency: readiness(withoutLatency),
        areasWithoutLatency: Object.fromEntries(withoutLatency.map(({ name, score }) => [name, score])),
    };
}
function judgeArea(area, seen, withoutLatency) {
    const checks = [];
    const { score, measurements } = area.judge(seen, ({ id, tool = null, score: earned = 0, observed = null, reason }) => {
        checks.push({ id, tool, score: earned, observed, reason, hint: hintOf(area, reason) });
    }, { withoutLatency });
    return { name: area.name, weight: area.weight, score: (0,round/* roundHalfAwayFromZero */.E)(score), measurements: { ...measurements }, checks };
}
/** @throws Error when an observation names a reason its area does not declare: a defect of ours or of a stored document. */
function hintOf(area, reason) {
    const text = area.reasons[reason];
    if (text === undefined)
        throw new Error(`area ${area.name} declares no reason ${reason}`);
    return text.hint;
}
function readiness(areas) {
    // Integers until the last step, so that no half is missed.
    return (0,round/* roundHalfAwayFromZero */.E)(areas.reduce((sum, area) => sum + area.weight * area.score, 0) / 100);
}

// EXTERNAL MODULE: ./build/src/engine/advisories.js + 4 modules
var engine_advisories = __webpack_require__(43555);
;// CONCATENATED MODULE: ./build/src/engine/bounded-validator.js

/** The validator whose answers come no later than the budget's end; what it had no time for gives no verdict (`budget-exceeded`). */
function withinBudget(validator, budget, clock) {
    const closed = new AbortController();
    let end;
    function atEnd() {
        end ??= clock.sleep(budget.remainingMs, closed.signal).then(() => "ended", () => "ended");
        return end;
    }
    async function orElse(job, late) {
        job.catch(() => undefined); // fails when the validator is closed, and nobody may wait for it by then
        const first = await Promise.race([job, atEnd()]);
        return first === "ended" ? late : first;
    }
    return {
        plan: (schema, override) => orElse(validator.plan(schema, override), (0,jsonschema_validator/* noPlan */.P)("budget-exceeded")),
        check: (schema, values) => orElse(validator.check(schema, values), values.map(() => ({ kind: "budget-exceeded" }))),
        close() {
            closed.abort();
            return validator.close();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/standard/observe/outcome.js
// Turns replies to tools/call into the standard's fixed labels. Content is looked at, never kept.

/** JSON-RPC "Invalid params". */
const INVALID_PARAMS = -32602;
/** The outcome of a call with valid arguments; undefined when the result is no object, which breaks the exchange. */
function callOutcome(reply) {
    if (reply.kind === "error")
        return reply.code === INVALID_PARAMS ? "rejected" : "rpc-error";
    if (!(0,json/* isJsonObject */.O)(reply.value))
        return undefined;
    // A modern tool that still asks for input has not done its work (2026-07-28, basic/patterns/mrtr).
    if (reply.value["resultType"] === "input_required")
        return "tool-error";
    return reply.value["isError"] === true ? "tool-error" : "success";
}
/** How honestly a violating call was refused: error -32602, or an isError result whose text says why. */
function honesty(reply) {
    if (reply.kind === "error")
        return reply.code === INVALID_PARAMS ? "refused" : "wrong-code";
    if (!(0,json/* isJsonObject */.O)(reply.value))
        return "call-failed";
    if (reply.value["isError"] !== true)
        return "accepted";
    return hasText(reply.value) ? "refused" : "empty-error";
}
/** Whether an unknown tool was refused: an error of any code, or an isError result. */
function isRefusal(reply) {
    return reply.kind === "error" || ((0,json/* isJsonObject */.O)(reply.value) && reply.value["isError"] === true);
}
function hasText(result) {
    const content = Array.isArray(result["content"]) ? result["content"] : [];
    return content.some((block) => (0,json/* isJsonObject */.O)(block) && block["type"] === "text" && typeof block["text"] === "string" && block["text"].trim() !== "");
}

;// CONCATENATED MODULE: ./build/src/standard/observe/cases.js
// The two cases made once for the whole catalog: contention and payload, on the first fully successful tool.




/** Whether all ordinary calls were made and succeeded. */
function isFullySuccessful(calls) {
    return calls.length === limits/* CALL_REPETITIONS */.mn && calls.every((c) => c.outcome === "success");
}
/** Two independently initialised clients call the tool at the same time; both must succeed. */
async function observeContention(carrier, first, second) {
    const params = { name: carrier.tool, arguments: carrier.arguments };
    const both = await Promise.all([first, second].map((session) => ends(session, params, (reply) => callOutcome(reply) === "success")));
    if (both.includes("spent"))
        return { outcome: "not-made", tool: carrier.tool };
    return { outcome: both.every((end) => end === "yes") ? "passed" : "failed", tool: carrier.tool };
}
/** Calls the tool: whether the reply is a good one; a broken exchange has none. */
async function ends(session, params, isGood) {
    try {
        return isGood(await session.call("tools/call", params)) ? "yes" : "no";
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww))
            throw fault;
        return fault.kind === "budget" ? "spent" : "no";
    }
}
/** Where the oversize argument goes: the carrier's own string property, another successful tool's, or an extra property. */
function payloadTarget(carriers) {
    const big = "x".repeat(limits/* PAYLOAD_BYTES */.NK);
    const declared = carriers.find((c) => c.plan.payloadProperty !== null);
    if (declared?.plan.payloadProperty != null)
        return { carrier: declared, oversize: { ...declared.arguments, [declared.plan.payloadProperty]: big } };
    const open = carriers[0];
    if (open === undefined || !open.plan.admitsExtraProperty)
        return undefined;
    return { carrier: open, oversize: { ...open.arguments, [jsonschema_validator/* EXTRA_PROPERTY */.N]: big } };
}
/**
 * Sends the oversize argument. Any answer is handled, also a refusal by HTTP status (413 and the like); a time-out or a
 * connection that ends is not. The caller then asks with `stillAnswers`.
 */
async function observePayload({ carrier, oversize }, session) {
    const { tool } = carrier;
    try {
        await session.call("tools/call", { name: tool, arguments: oversize });
        return { outcome: "passed", tool };
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww))
            throw fault;
        if (fault.kind === "budget")
            return { outcome: "not-made", tool };
        const refused = fault.status !== undefined && fault.status >= 400 && fault.status < 500;
        return { outcome: refused ? "passed" : "failed", tool };
    }
}
/**
 * Whether the tool still answers an ordinary call, in whatever way. Not asked with ping: a server that answers pings and
 * calls in different places shows nothing by one, and a server without ping would lose two points for one defect.
 */
async function stillAnswers(carrier, session) {
    return ends(session, { name: carrier.tool, arguments: carrier.arguments }, () => true);
}

// EXTERNAL MODULE: ./build/src/lib/tokens.js
var tokens = __webpack_require__(89955);
// EXTERNAL MODULE: ./build/src/session/auth-required.js
var auth_required = __webpack_require__(57282);
// EXTERNAL MODULE: ./build/src/session/pages.js
var pages = __webpack_require__(5026);
;// CONCATENATED MODULE: ./build/src/standard/observe/protocol.js
// The protocol area's checks on an open session. Each answers "passed", or the fixed reason it failed for.





const PASSED = { outcome: "passed" };
/** The request of the check timed out, closed the connection or broke the exchange. */
const CALL_FAILED = { outcome: "failed", reason: "protocol-call-failed" };
/** The spent budget left no request for the check. */
const BUDGET_SPENT = { outcome: "failed", reason: "coverage-budget-exhausted" };
/** JSON-RPC "Method not found". */
const METHOD_NOT_FOUND = -32601;
const UNKNOWN_METHOD = "mcpeval/no-such-method";
/** A check that a fault turns into its lost point; other errors are ours. */
async function judged(check) {
    try {
        return await check();
    }
    catch (error) {
        if (error instanceof errors/* TransportFault */.ww)
            return faulted(error);
        throw error;
    }
}
/** What a fault means for the check whose request it ended. */
function faulted(fault) {
    return fault?.kind === "budget" ? BUDGET_SPENT : CALL_FAILED;
}
/** An unknown method gets error -32601 (JSON-RPC 2.0, section 5.1). */
async function checkUnknownMethod(session) {
    const reply = await session.call(UNKNOWN_METHOD);
    const refused = reply.kind === "error" && reply.code === METHOD_NOT_FOUND;
    return refused ? PASSED : { outcome: "failed", reason: "protocol-unknown-method-answered" };
}
/**
 * `ping` gets an empty result object (MCP 2025-11-25, basic/utilities/ping); `_meta` is allowed in any result.
 * The modern era has no ping: there `server/discover` is asked again.
 */
async function checkPing(session) {
    if (session.era === "modern")
        return checkDiscover(session);
    const reply = await session.call("ping");
    const empty = reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value) && Object.keys(reply.value).every((key) => key === "_meta");
    return empty ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
}
/** `server/discover` lists the revision in force and the capabilities (MCP 2026-07-28, server/discover). */
async function checkDiscover(session) {
    const reply = await session.call("server/discover");
    const result = reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value) ? reply.value : {};
    const { supportedVersions, capabilities } = result;
    const isListed = Array.isArray(supportedVersions) &&
        supportedVersions.every((version) => typeof version === "string") &&
        supportedVersions.includes(session.revision);
    return isListed && (0,json/* isJsonObject */.O)(capabilities) ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
}
/** tools/call of a name that is not listed is refused, by an error or an isError result. */
async function checkUnknownTool(session, listed) {
    let name = "mcpeval_no_such_tool";
    while (listed.has(name))
        name += "_";
    const reply = await session.call("tools/call", { name, arguments: {} });
    return isRefusal(reply) ? PASSED : { outcome: "failed", reason: "protocol-unknown-tool-accepted" };
}
const SURFACES = [
    { capability: "resources", method: "resources/list", required: ["uri", "name"] },
    { capability: "prompts", method: "prompts/list", required: ["name"] },
];
/** Whether resources or prompts are declared; without either the check of the surfaces does not exist. */
function declaresSurface(capabilities) {
    return SURFACES.some((s) => capabilities[s.capability] !== undefined);
}
/** Each declared resources or prompts capability lists cleanly. */
async function checkSurfaces(session) {
    for (const surface of SURFACES.filter((s) => session.capabilities[s.capability] !== undefined)) {
        const walk = await (0,pages/* walkPages */.w)(session, surface.method, surface.capability, { maxPages: limits/* MAX_LIST_PAGES */.rt });
        if (walk.end === "fault")
            return faulted(walk.fault);
        if (!isClean(walk, surface.required))
            return { outcome: "failed", reason: "protocol-surface-invalid" };
    }
    return PASSED;
}
function isClean(walk, required) {
    return (walk.end === "complete" &&
        walk.items.every(({ value }) => (0,json/* isJsonObject */.O)(value) && required.every((key) => typeof value[key] === "string")));
}

;// CONCATENATED MODULE: ./build/src/standard/observe/catalog.js
// Reads the raw tools/list pages: which tools there are, what is declared of each, and whether the paging was valid.
// Looks only; nothing is called here.







const INVALID = { outcome: "failed", reason: "protocol-pagination-invalid" };
const TYPE_KEYWORDS = ["type", "enum", "const", "$ref", "anyOf", "oneOf"];
/**
 * Lists every tool. A server without the `tools` capability that refuses tools/list has an empty catalog.
 * @throws Incomplete `listing-failed` when the first page of a declared catalog is unusable, `auth-required` for HTTP 401 or 403
 */
async function listCatalog(session) {
    const walk = await (0,pages/* walkPages */.w)(session, "tools/list", "tools", { maxPages: limits/* MAX_LIST_PAGES */.rt });
    // 403 too: a catalog that may not be read, or not to its end, is not measured; a tool that may not be called is (a failed call).
    if (walk.fault?.kind === "auth")
        throw (0,auth_required/* authRequired */.s)(walk.fault);
    if (walk.pages.length === 0) {
        if (walk.fault?.kind === "budget")
            throw walk.fault;
        if (session.capabilities["tools"] === undefined && walk.end === "error") {
            return { tools: [], pagination: { outcome: "not-applicable" }, complete: true };
        }
        throw new errors/* Incomplete */.nd("listing-failed", `tools/list gave no usable first page (${describeEnd(walk.end, walk.fault)})`);
    }
    const tools = [];
    const names = new Set();
    let valid = walk.end === "complete";
    for (const { value } of walk.items) {
        const tool = readTool(value);
        if (tool === undefined || names.has(tool.declared.name)) {
            valid = false;
            continue;
        }
        names.add(tool.declared.name);
        tools.push(tool);
    }
    if (walk.end === "fault")
        return { tools, pagination: faulted(walk.fault), complete: false };
    return { tools, pagination: valid ? { outcome: "passed" } : INVALID, complete: walk.end === "complete" };
}
function describeEnd(end, fault) {
    if (fault === undefined)
        return end === "error" ? "it answered an error" : "its result holds no tools array";
    if (fault.status !== undefined)
        return `HTTP status ${fault.status}`;
    return fault.kind === "timeout"
        ? "no answer in time"
        : fault.kind === "closed"
            ? "the connection ended"
            : "the answer was not valid JSON-RPC";
}
/** Reads one entry; undefined when it lacks a name or an object inputSchema (tools/list, MCP 2025-11-25 server/tools). */
function readTool(entry) {
    if (!(0,json/* isJsonObject */.O)(entry))
        return undefined;
    const { name, inputSchema, outputSchema, annotations, description } = entry;
    if (typeof name !== "string" || name === "" || !(0,json/* isJsonObject */.O)(inputSchema))
        return undefined;
    const hints = (0,json/* isJsonObject */.O)(annotations) ? annotations : {};
    const properties = (0,json/* isJsonObject */.O)(inputSchema["properties"]) ? Object.values(inputSchema["properties"]) : [];
    return {
        entry,
        inputSchema,
        outputSchema: (0,json/* isJsonObject */.O)(outputSchema) ? outputSchema : undefined,
        declared: {
            name,
            class: classify(hints),
            readOnlyDeclared: typeof hints["readOnlyHint"] === "boolean",
            destructiveDeclared: typeof hints["destructiveHint"] === "boolean",
            descriptionCharacters: typeof description === "string" ? [...description].length : 0,
            properties: properties.length,
            undescribedProperties: properties.filter((p) => !isDescribed(p)).length,
            untypedProperties: properties.filter((p) => !isTyped(p)).length,
            outputSchemaDeclared: (0,json/* isJsonObject */.O)(outputSchema),
            tokens: (0,tokens/* estimateTokens */.b)(entry),
        },
    };
}
function classify(hints) {
    if (hints["readOnlyHint"] === false || hints["destructiveHint"] === true)
        return "writer";
    return hints["readOnlyHint"] === true ? "read-only" : "unannotated";
}
function isDescribed(property) {
    return (0,json/* isJsonObject */.O)(property) && typeof property["description"] === "string" && property["description"].trim() !== "";
}
function isTyped(property) {
    return (0,json/* isJsonObject */.O)(property) && TYPE_KEYWORDS.some((k) => Object.hasOwn(property, k));
}

;// CONCATENATED MODULE: ./build/src/standard/observe/negotiation.js
// The negotiation check. Legacy: a handshake that offers a version nobody knows, and one that offers the version answered to it.
// Modern: a request of a version nobody knows, and one of a version that its refusal lists.



/** A date-shaped version no server can know. */
const UNKNOWN_REVISION = "2099-01-01";
const negotiation_INVALID = "protocol-negotiation-invalid-version";
const INCONSISTENT = "protocol-negotiation-inconsistent-support";
/** UnsupportedProtocolVersion (2026-07-28, basic/versioning). */
const UNSUPPORTED_VERSION = -32022;
const DATE_SHAPED = /^\d{4}-\d{2}-\d{2}$/;
/** Offers the unknown version on a connection of its own. Never throws for the server's sake. */
async function offerUnknown(connector, era) {
    let session;
    try {
        session = await connector.connect(era === "modern" ? {} : { offer: UNKNOWN_REVISION });
    }
    catch (error) {
        return { session: undefined, failed: failedHandshake(error, negotiation_INVALID) };
    }
    if (session.era === "modern") {
        const seen = await judged(() => checkRefused(session));
        return { session, failed: seen.outcome === "passed" ? undefined : seen };
    }
    if (session.revision === UNKNOWN_REVISION)
        return { session, failed: { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" } };
    if (!DATE_SHAPED.test(session.revision))
        return { session, failed: { outcome: "failed", reason: negotiation_INVALID } };
    return { session, failed: undefined };
}
/** A request of the unknown version gets -32022 whose `data.supported` holds a version that then works (2026-07-28, basic/versioning). */
async function checkRefused(session) {
    const reply = await discoverAs(session, UNKNOWN_REVISION);
    if (reply?.kind === "result")
        return { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" };
    if (reply?.code !== UNSUPPORTED_VERSION)
        return { outcome: "failed", reason: negotiation_INVALID };
    const supported = (0,json/* isJsonObject */.O)(reply.data) ? reply.data["supported"] : undefined;
    const named = Array.isArray(supported) ? supported.filter((version) => typeof version === "string" && DATE_SHAPED.test(version)) : [];
    // The version in force works; where the list leaves it out, the newest one listed has to.
    const usable = named.includes(session.revision) ? session.revision : named.sort().at(-1);
    if (typeof usable !== "string")
        return { outcome: "failed", reason: negotiation_INVALID };
    return (await discoverAs(session, usable))?.kind === "result" ? PASSED : { outcome: "failed", reason: INCONSISTENT };
}
/** Asks as a client of another version would. A refusal that is no JSON-RPC (400 with a text body) is undefined. */
async function discoverAs(session, asRevision) {
    try {
        return await session.call("server/discover", undefined, { asRevision });
    }
    catch (fault) {
        if (fault instanceof errors/* TransportFault */.ww && fault.kind === "error")
            return undefined;
        throw fault;
    }
}
/**
 * Whether the version answered to the unknown one is really supported: a handshake that offers it gets it echoed.
 * The main session's own handshake serves as the proof when it offered that very version.
 */
async function checkAnswered(answered, main, connector) {
    if (main.offered === answered && main.revision === answered)
        return PASSED;
    try {
        const session = await connector.connect({ offer: answered });
        await session.close();
        return session.revision === answered ? PASSED : { outcome: "failed", reason: INCONSISTENT };
    }
    catch (error) {
        return failedHandshake(error, INCONSISTENT);
    }
}
function failedHandshake(error, refusedReason) {
    if (!(error instanceof errors/* Incomplete */.nd))
        throw error;
    const refused = error.code === "initialize-failed" || error.code === "initialize-invalid";
    return refused ? { outcome: "failed", reason: refusedReason } : CALL_FAILED;
}

;// CONCATENATED MODULE: ./build/src/standard/observe/relist.js
// The catalog on a second connection beside the first one's: one unscored request, compared in memory. Judges nothing.


/** How long the second listing may take, in milliseconds. */
const TIMEOUT_MS = 2_000;
/** Larger catalogs are not listed again; estimated tokens, about a megabyte. */
const MAX_TOKENS = 250_000;
/**
 * Lists the first page again on another connection of the same revision.
 * @param second a connection beside the one that `catalog` was listed on
 * @throws nothing for the server's sake, nor when the budget is spent
 */
async function relist(catalog, main, second) {
    if (second?.alive !== true || second.era !== main.era || second.revision !== main.revision)
        return null;
    const weight = catalog.tools.reduce((sum, { declared }) => sum + declared.tokens, 0);
    if (catalog.pagination.outcome !== "passed" || catalog.tools.length === 0 || weight > MAX_TOKENS)
        return null;
    try {
        const reply = await second.call("tools/list", undefined, { timeoutMs: TIMEOUT_MS });
        const page = reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value) ? reply.value : {};
        const entries = page["tools"];
        if (!Array.isArray(entries))
            return null;
        const isWhole = page["nextCursor"] === undefined;
        const first = catalog.tools.map(({ entry }) => JSON.stringify(entry));
        return compare(isWhole ? first : first.slice(0, entries.length), entries.map((entry) => JSON.stringify(entry)));
    }
    catch (error) {
        if (error instanceof errors/* TransportFault */.ww)
            return null;
        throw error;
    }
}
function compare(first, second) {
    if (first.length === second.length && first.every((entry, i) => entry === second[i]))
        return "same";
    const [left, right] = [[...first].sort(), [...second].sort()];
    const isSameSet = left.length === right.length && left.every((entry, i) => entry === right[i]);
    return isSameSet ? "other-order" : "other-content";
}

;// CONCATENATED MODULE: ./build/src/standard/observe/tool.js
// Observes one tool: one schema-violating call, then the ordinary calls. A time-out or a closed connection ends the tool.




/** A tool that was not called, and why; `honesty` is null: the areas decide what that costs. */
function uncalled(plan, unexercised) {
    return { violation: plan?.violation?.rule ?? null, honesty: null, calls: [], outputConforms: null, unexercised };
}
/** A tool that could not be called because no connection was to be had. */
function unreachable(plan) {
    const { violation } = plan;
    return {
        violation: violation?.rule ?? null,
        honesty: violation === null ? null : "call-failed",
        calls: [],
        outputConforms: null,
        unexercised: "coverage-call-failed",
    };
}
/** Makes the calls of one tool on one session and says how each ended. */
async function observeTool(tool, plan, session, send, validator) {
    const { name } = tool.declared;
    const rule = plan.violation?.rule ?? null;
    let honest = null;
    if (plan.violation !== null) {
        try {
            honest = honesty(await send("tools/call", { name, arguments: plan.violation.arguments }));
        }
        catch (fault) {
            if (isSpent(fault))
                return { ...uncalled(plan, "coverage-budget-exhausted") };
            honest = "call-failed";
            if (!goesOn(fault, session))
                return { violation: rule, honesty: honest, calls: [], outputConforms: null, unexercised: "coverage-call-failed" };
        }
    }
    if (plan.valid.kind !== "ready") {
        // No ordinary call follows, so a request that touches no tool shows whether the server still answers; any answer counts.
        if (honest !== null && honest !== "call-failed" && !(await tool_stillAnswers(session, send)))
            honest = "call-failed";
        return { violation: rule, honesty: honest, calls: [], outputConforms: null, unexercised: "coverage-unsynthesizable" };
    }
    const { calls, structured, spent } = await ordinaryCalls(name, plan.valid.arguments, session, send, tool.outputSchema !== undefined);
    // The first ordinary call is the request after the violating one: without an answer the server did not survive the refusal.
    if (honest !== null && calls[0]?.outcome === "fault")
        honest = "call-failed";
    const outputConforms = tool.outputSchema === undefined ? null : await conforms(tool.outputSchema, structured, validator);
    return { violation: rule, honesty: honest, calls, outputConforms, unexercised: unexercisedBy(calls, spent) };
}
async function ordinaryCalls(name, args, session, send, keepStructured) {
    const calls = [];
    const structured = [];
    for (let i = 0; i < limits/* CALL_REPETITIONS */.mn; i += 1) {
        try {
            const reply = await send("tools/call", { name, arguments: args });
            const outcome = callOutcome(reply);
            calls.push({ outcome: outcome ?? "fault", ms: reply.ms });
            if (outcome === "success" && keepStructured && reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value))
                structured.push(reply.value["structuredContent"]);
        }
        catch (fault) {
            if (isSpent(fault))
                return { calls, structured, spent: true };
            calls.push({ outcome: "fault", ms: null });
            if (!goesOn(fault, session))
                break;
        }
    }
    return { calls, structured, spent: false };
}
function unexercisedBy(calls, spent) {
    if (spent)
        return "coverage-budget-exhausted";
    if (calls.length < limits/* CALL_REPETITIONS */.mn || calls.some((c) => c.outcome === "fault"))
        return "coverage-call-failed";
    return calls.some((c) => c.outcome === "rejected") ? "coverage-rejected-arguments" : null;
}
/** Only an invalid value costs conformance; a schema that gives no verdict costs nothing here. */
async function conforms(schema, structured, validator) {
    if (structured.length === 0)
        return null;
    if (structured.some((value) => value === undefined))
        return false;
    const verdicts = await validator.check(schema, structured);
    if (verdicts.some((v) => v.kind === "invalid"))
        return false;
    return verdicts.every((v) => v.kind === "valid") ? true : null;
}
async function tool_stillAnswers(session, send) {
    try {
        await send(session.era === "modern" ? "server/discover" : "ping", {});
        return true;
    }
    catch (fault) {
        return isSpent(fault);
    }
}
function isSpent(fault) {
    return fault instanceof errors/* TransportFault */.ww && fault.kind === "budget";
}
/** After a malformed answer the session is still usable; after a time-out or an end the next tool gets a fresh one. */
function goesOn(fault, session) {
    if (!(fault instanceof errors/* TransportFault */.ww))
        throw fault;
    return (fault.kind === "error" || fault.kind === "auth") && session.alive;
}

// EXTERNAL MODULE: ./build/src/engine/turn.js
var turn = __webpack_require__(24405);
;// CONCATENATED MODULE: ./build/src/engine/lanes.js
// Calls every tool: one lane of work on the main session, and, only while calls stall, further lanes on sessions of their own.



/** After so many connections in a row that could not be opened, the tools left are given up. */
const MAX_FAILED_CONNECTS = 2;
/** Observes each tool, in catalog order as far as stalls allow. Returns the observations in the order of `work`, and the session to go on with. */
async function callTools(work, input) {
    const lanes = new Lanes(work, input);
    await lanes.run();
    return { called: lanes.called, main: lanes.main };
}
class Lanes {
    work;
    input;
    called = [];
    main;
    #next = 0;
    #failedConnects = 0;
    #turn;
    #extra = [];
    constructor(work, input) {
        this.work = work;
        this.input = input;
        this.main = input.main;
        this.#turn = new turn/* Turn */.uF(input.clock, () => this.#openLane(), input.turn);
    }
    async run() {
        this.main = await this.#lane(this.main);
        // Lanes may open further lanes while they run.
        for (let i = 0; i < this.#extra.length; i += 1)
            await this.#extra[i];
    }
    #openLane() {
        const left = this.work.length - this.#next;
        if (left <= 0 || this.#extra.length >= this.input.spares)
            return;
        const lane = this.#lane(undefined).then((session) => this.#keep(session));
        lane.catch(() => undefined); // awaited in run(); until then a failure must not count as unhandled
        this.#extra.push(lane);
    }
    /** An extra lane's healthy session replaces a main session that was lost. */
    async #keep(session) {
        if (this.main?.alive !== true && session?.alive === true)
            this.main = session;
        else
            await session?.close();
    }
    /** Works tools off until none is left; returns its session if it is still usable. */
    async #lane(first) {
        let session = first;
        while (this.#next < this.work.length) {
            if (this.input.signal.aborted)
                throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
            const index = this.#next;
            this.#next += 1;
            this.input.progress.update(`tool ${String(index + 1)}/${String(this.work.length)}`);
            session = await this.#observe(index, session);
        }
        return session;
    }
    async #observe(index, current) {
        const { tool, plan: planning } = this.work[index];
        const plan = await planning;
        const session = await this.#usable(current);
        if (session === undefined || session === "spent") {
            this.called[index] = session === "spent" ? uncalled(plan, "coverage-budget-exhausted") : unreachable(plan);
            return undefined;
        }
        let fresh = false;
        const send = (method, params) => this.#turn.take(() => session.call(method, params).catch((fault) => {
            if (fault instanceof errors/* TransportFault */.ww && fault.kind === "timeout")
                fresh = true;
            throw fault;
        }));
        this.called[index] = await observeTool(tool, plan, session, send, this.input.validator);
        if (!fresh && session.alive)
            return session;
        void session.close();
        return undefined;
    }
    /** A live session: the current one, or a fresh one. Undefined when none is to be had, "spent" when the budget forbids it. */
    async #usable(current) {
        if (current?.alive === true)
            return current;
        if (this.#failedConnects >= MAX_FAILED_CONNECTS)
            return undefined;
        try {
            const session = await this.input.connector.connect();
            this.#failedConnects = 0;
            return session;
        }
        catch (error) {
            if (error instanceof errors/* TransportFault */.ww && error.kind === "budget")
                return "spent";
            if (!(error instanceof errors/* Incomplete */.nd))
                throw error;
            this.#failedConnects += 1;
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./build/src/engine/battery.js
// Runs the standard battery on one server and returns what was observed; judging comes later and needs no server.
// Order: list, plan, call every tool, contention, payload, and the protocol checks last.









/**
 * Runs the battery on `main`, which must be freshly opened.
 * @throws UsageError when a skip rule or an arguments entry does not fit the catalog
 * @throws Incomplete when the catalog cannot be listed or the run was interrupted
 */
async function runBattery(main, connector, validator, settings, host) {
    // Over stdio the second client starts while the first one works, and its handshake is the negotiation check as well:
    // it has a process of its own, so nothing it does can reach the scored calls. Over HTTP all clients share the
    // server, so the check waits until the calls are done.
    const early = main.transport === "stdio" ? unlessSpent(() => offerUnknown(connector, main.era)) : undefined;
    early?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
    const catalog = await listCatalog(main);
    const callable = checkSettings(catalog, settings);
    const { tools, session, carriers } = await observeTools(catalog, callable, main, connector, validator, settings, host);
    (0,engine_advisories/* prepareSamples */.HY)(validator, main.revision, settings.advisories);
    const run = new Tail(connector, session, host);
    const offer = await early;
    const contention = await run.contention(carriers, settings, offer);
    const payload = await run.payload(carriers, settings);
    host.progress.update("protocol checks");
    const protocol = await run.protocol(catalog, main, offer);
    return {
        catalog,
        relisted: settings.advisories?.has("catalog-unstable") === false ? null : await relist(catalog, main, run.second),
        observations: {
            attestedReadOnly: settings.confirmReadOnly,
            tools,
            protocol,
            contention,
            payload,
            skipped: [...settings.skipTools].sort(),
        },
    };
}
/** Checks --skip-tool and --arguments against the catalog; returns the names the battery may call by class. */
function checkSettings(catalog, settings) {
    const byName = new Map(catalog.tools.map((t) => [t.declared.name, t.declared.class]));
    for (const name of settings.skipTools) {
        if (!byName.has(name))
            throw new errors/* UsageError */.eb(`--skip-tool ${JSON.stringify(name)}: the server lists no such tool`);
    }
    const mayCall = (toolClass) => toolClass === "read-only" || (toolClass === "unannotated" && settings.confirmReadOnly);
    for (const name of Object.keys(settings.overrides?.byTool ?? {})) {
        const toolClass = byName.get(name);
        const where = `${settings.overrides?.file ?? ""}: ${JSON.stringify(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}`;
        if (toolClass === undefined)
            throw new errors/* UsageError */.eb(`${where}: the server lists no such tool`);
        if (toolClass === "writer")
            throw new errors/* UsageError */.eb(`${where}: this tool is a writer (readOnlyHint false or destructiveHint true), which is never called; remove the entry`);
        if (!mayCall(toolClass))
            throw new errors/* UsageError */.eb(`${where}: this tool declares neither readOnlyHint nor destructiveHint; add --confirm-read-only to have it called, or remove the entry`);
    }
    return new Set([...byName].filter(([, toolClass]) => mayCall(toolClass)).map(([name]) => name));
}
async function observeTools(catalog, callable, main, connector, validator, settings, host) {
    const planned = catalog.tools.filter((t) => callable.has(t.declared.name) && !needsTask(t));
    const plans = new Map(planned.map((t) => [t, validator.plan(t.inputSchema, ownValue(settings.overrides?.byTool, t.declared.name))]));
    // A run that ends early closes the validator: plans nobody waits for any more then fail, which is no news to anyone.
    for (const plan of plans.values())
        plan.catch(() => undefined);
    await checkOverrides(plans, settings);
    const toCall = planned.filter((t) => !settings.skipTools.includes(t.declared.name));
    const work = toCall.map((tool) => ({ tool, plan: plans.get(tool) }));
    const { called, main: session } = await callTools(work, {
        main,
        connector,
        validator,
        clock: host.clock,
        progress: host.progress,
        signal: host.signal,
        turn: host.turn,
        spares: settings.spares,
    });
    const seen = new Map(toCall.map((tool, i) => [tool, called[i]]));
    const tools = [];
    const carriers = [];
    for (const tool of catalog.tools) {
        const plan = await plans.get(tool);
        const calls = seen.get(tool) ?? uncalled(plan, whyUncalled(tool, settings, callable));
        tools.push({ ...tool.declared, ...calls });
        if (plan?.valid.kind === "ready" && isFullySuccessful(calls.calls))
            carriers.push({ tool: tool.declared.name, plan, arguments: plan.valid.arguments });
    }
    return { tools, session, carriers };
}
/** A tool that only runs as a task (2025-11-25, `execution.taskSupport: "required"`) refuses a plain call by design. */
function needsTask(tool) {
    const execution = tool.entry["execution"];
    return typeof execution === "object" && execution !== null && !Array.isArray(execution) && execution["taskSupport"] === "required";
}
function whyUncalled(tool, settings, callable) {
    if (tool.declared.class === "writer")
        return null;
    if (!callable.has(tool.declared.name))
        return "coverage-unannotated";
    return settings.skipTools.includes(tool.declared.name) ? "coverage-skipped" : "coverage-call-failed";
}
function ownValue(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
/** An entry of the arguments file that its tool's schema refuses is a mistake of the user, found before any call. */
async function checkOverrides(plans, settings) {
    if (settings.overrides === null)
        return;
    for (const [tool, planning] of plans) {
        if (!Object.hasOwn(settings.overrides.byTool, tool.declared.name))
            continue;
        const { valid } = await planning;
        if (valid.kind !== "invalid-override")
            continue;
        const pointer = `/${tool.declared.name.replaceAll("~", "~0").replaceAll("/", "~1")}${valid.pointer}`;
        throw new errors/* UsageError */.eb(`${settings.overrides.file}: ${JSON.stringify(pointer)}: the tool's input schema refuses this value (keyword ${valid.keyword}); fix the entry`);
    }
}
/** "spent" when the budget ended first. */
async function unlessSpent(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof errors/* TransportFault */.ww && error.kind === "budget")
            return "spent";
        throw error;
    }
}
/** What comes after the tools: it goes on over whatever connection still works. */
class Tail {
    connector;
    host;
    /** The connection beside the main one, kept until the end of the run. */
    second;
    #session;
    constructor(connector, session, host) {
        this.connector = connector;
        this.host = host;
        this.#session = session;
    }
    async contention(carriers, settings, early) {
        const carrier = carriers[0];
        const offer = early === "spent" ? undefined : early;
        const second = offer?.failed === undefined && offer?.session?.alive === true ? offer.session : undefined;
        this.second = second;
        if (second === undefined)
            void offer?.session?.close();
        if (settings.skipTools.length > 0)
            return { outcome: "not-made", tool: carrier?.tool ?? null };
        if (carrier === undefined)
            return { outcome: "not-applicable", tool: null };
        const first = await this.#live();
        if (first === "spent")
            return { outcome: "not-made", tool: carrier.tool };
        const client = second ?? (await this.#open());
        if (client === "spent")
            return { outcome: "not-made", tool: carrier.tool };
        this.second = client;
        if (first === undefined || client === undefined)
            return { outcome: "failed", tool: carrier.tool };
        return observeContention(carrier, first, client);
    }
    async payload(carriers, settings) {
        const target = payloadTarget(carriers);
        const tool = target?.carrier.tool ?? null;
        if (settings.skipTools.length > 0)
            return { outcome: "not-made", tool };
        if (target === undefined)
            return { outcome: "not-applicable", tool };
        const session = await this.#live();
        if (session === "spent")
            return { outcome: "not-made", tool };
        if (session === undefined)
            return { outcome: "failed", tool };
        const seen = await observePayload(target, session);
        if (seen.outcome === "passed") {
            // A server that answers and then dies or hangs has not handled the payload.
            const after = await stillAnswers(target.carrier, session);
            if (after === "yes")
                return seen;
            await this.#drop();
            return { outcome: after === "spent" ? "not-made" : "failed", tool };
        }
        await this.#drop();
        return seen;
    }
    async protocol(catalog, main, early) {
        const listed = new Set(catalog.tools.map((t) => t.declared.name));
        const unknownMethod = await this.#check(checkUnknownMethod);
        const ping = await this.#check(checkPing);
        const unknownTool = await this.#check((session) => checkUnknownTool(session, listed));
        // Asked of the first session: a server that is gone by now still has no surface it never declared.
        const surfaces = declaresSurface(main.capabilities) ? await this.#check(checkSurfaces) : { outcome: "not-applicable" };
        const offer = early ?? (await unlessSpent(() => offerUnknown(this.connector, main.era)));
        const negotiation = offer === "spent" ? BUDGET_SPENT : (offer.failed ?? (await judged(() => this.#answered(offer, main))));
        if (offer !== "spent") {
            if (this.second?.alive !== true)
                this.second = offer.session;
            else if (offer.session !== this.second)
                void offer.session?.close();
        }
        return {
            "protocol.negotiation": negotiation,
            "protocol.unknown-method": unknownMethod,
            "protocol.ping": ping,
            "protocol.unknown-tool": unknownTool,
            "protocol.pagination": catalog.pagination,
            "protocol.surfaces": surfaces,
        };
    }
    #answered(offer, main) {
        return offer.session === undefined ? Promise.resolve(CALL_FAILED) : checkAnswered(offer.session.revision, main, this.connector);
    }
    async #check(check) {
        const session = await this.#live();
        if (session === "spent")
            return BUDGET_SPENT;
        if (session === undefined)
            return CALL_FAILED;
        const seen = await judged(() => check(session));
        if (seen === CALL_FAILED)
            await this.#drop();
        return seen;
    }
    async #live() {
        if (this.#session?.alive === true)
            return this.#session;
        const opened = await this.#open();
        if (opened !== "spent")
            this.#session = opened;
        return opened;
    }
    async #open() {
        if (this.host.signal.aborted)
            throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
        try {
            return await this.connector.connect();
        }
        catch (error) {
            if (error instanceof errors/* TransportFault */.ww)
                return error.kind === "budget" ? "spent" : undefined;
            if (error instanceof errors/* Incomplete */.nd)
                return undefined;
            throw error;
        }
    }
    async #drop() {
        const session = this.#session;
        this.#session = undefined;
        await session?.close();
    }
}

;// CONCATENATED MODULE: ./build/src/engine/run.js
// From a target to a report document: connect, observe, judge, build. Everything it opened is gone when it returns.














/** How reports name the evaluator. */
const GENERATOR = { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R };
/**
 * Scores one server under the standard. A server that cannot be measured yields a document that says so; its cause goes
 * to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
function scoreTarget(target, settings, host) {
    return withServer(target, settings, host, async (open, connecting) => {
        const { report, areasWithoutLatency, session, relisted } = await measureReadiness(open, connecting, settings, host);
        const advisories = await (0,engine_advisories/* findAdvisories */.nz)({ ...open, target, host, wanted: settings.advisories, session, relisted });
        const document = (0,build/* buildReport */.F)({
            generator: GENERATOR,
            server: settings.server,
            ...report,
            ...(advisories === undefined ? {} : { advisories }),
        });
        return { document, areasWithoutLatency };
    });
}
/**
 * Opens what a run needs and closes all of it when the work is done or the run is interrupted.
 * @param work gets the first session as it is being opened, with the options of `first`
 */
async function withServer(target, settings, host, work, first = {}) {
    const budget = new session_budget/* Budget */._(host.clock, settings.budgetSeconds, settings.maxRequests);
    let shutOut = () => undefined;
    const keptOut = new Promise((_, reject) => (shutOut = reject));
    keptOut.catch(() => undefined); // raced below; a server that shuts us out before that fails the connect as well
    const connector = (0,session_connector/* createConnector */.U)(target, {
        clock: host.clock,
        budget,
        startTimeoutMs: settings.startTimeoutMs,
        callTimeoutMs: settings.callTimeoutMs ?? limits/* CALL_TIMEOUT_MS */.MU,
        clientCapabilities: {},
        protocol: settings.protocol ?? "auto",
        clientInfo: { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R },
        onUnauthorized: shutOut,
    });
    const closeAll = () => void connector.close();
    host.signal.addEventListener("abort", closeAll, { once: true });
    // The first server process starts before the schema worker: its start-up is what the run waits for.
    const connecting = connector.connect(first);
    connecting.catch(() => undefined);
    if (settings.spares > 0)
        connector.prewarm(1);
    const validator = withinBudget(createValidator({ workerModule: host.workerModule }), budget, host.clock);
    try {
        host.progress.update("starting the server");
        return await work({ budget, connector, validator, keptOut }, connecting);
    }
    finally {
        host.progress.stop();
        host.signal.removeEventListener("abort", closeAll);
        await Promise.all([connector.close(), validator.close()]);
    }
}
/**
 * Runs the standard battery on a session that is being opened for it. A server that cannot be measured is a result too; its cause
 * goes to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
async function measureReadiness({ connector, validator, keptOut }, connecting, settings, host) {
    let session;
    try {
        const main = await connecting;
        session = main;
        host.progress.update("listing tools");
        const running = runBattery(main, connector, validator, settings, host);
        running.catch(() => undefined); // it ends on its own when the connector closes
        const run = await Promise.race([running, keptOut]);
        // The servers end with the signal: what was seen since is our doing.
        if (host.signal.aborted)
            throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
        return measured(run, main, settings, host);
    }
    catch (error) {
        return unmeasured(asIncomplete(error, host.signal.aborted), session, settings, host);
    }
}
function asIncomplete(error, interrupted) {
    if (interrupted)
        return new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
    if (error instanceof errors/* Incomplete */.nd)
        return error;
    if (error instanceof errors/* TransportFault */.ww)
        return new errors/* Incomplete */.nd("listing-failed", error.message);
    throw error;
}
function measured(run, session, settings, host) {
    const { observations, catalog } = run;
    const scored = scoreObservations(observations);
    const writers = observations.tools.filter((t) => t.class === "writer").length;
    const report = {
        readiness: {
            standard: STANDARD_NAME,
            score: scored.score,
            scoreWithoutLatency: scored.scoreWithoutLatency,
            attestedReadOnly: settings.confirmReadOnly,
            surface: {
                tools: observations.tools.length,
                read_only: observations.tools.length - writers,
                writers,
                exercised: observations.tools.filter((t) => t.class !== "writer" && t.unexercised === null).length,
            },
            areas: withGains(scored.areas, observations),
        },
        profile: profile(settings, host),
        protocol: { era: session.era, revision: session.revision, transport: session.transport },
        catalog: catalog.complete
            ? catalogContract(catalog.tools.map((t) => ({ entry: t.entry, class: t.declared.class, tokens: t.declared.tokens })))
            : null,
    };
    return { report, areasWithoutLatency: scored.areasWithoutLatency, session, relisted: run.relisted };
}
function unmeasured(cause, session, settings, host) {
    host.progress.note(cause.message);
    for (const line of cause.terminalDetail)
        host.progress.note(line);
    const code = cause.code;
    const report = {
        readiness: null,
        readinessError: code,
        profile: profile(settings, host),
        ...(session === undefined ? {} : { protocol: { era: session.era, revision: session.revision, transport: session.transport } }),
        catalog: null,
    };
    return { report, areasWithoutLatency: null, session: undefined, relisted: null };
}
function profile(settings, host) {
    return {
        evaluator: version/* GENERATOR_VERSION */.R,
        platform: host.platform,
        architecture: host.arch,
        client_capabilities: [],
        confirm_read_only: settings.confirmReadOnly,
        skip_tools: [...settings.skipTools].sort(),
        call_timeout_ms: settings.callTimeoutMs ?? limits/* CALL_TIMEOUT_MS */.MU,
        repetitions: limits/* CALL_REPETITIONS */.mn,
        arguments_sha256: settings.overrides?.sha256 ?? null,
        concurrency: 1,
        protocol: settings.protocol ?? "auto",
        budget_seconds: settings.budgetSeconds,
        max_requests: settings.maxRequests,
    };
}


/***/ }),

/***/ 4937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ EXTRA_PROPERTY),
/* harmony export */   P: () => (/* binding */ noPlan)
/* harmony export */ });
/** Name of the undeclared property that `admitsExtraProperty` was proved with; the payload case sends the same one. */
const EXTRA_PROPERTY = "mcpeval_extra";
/** The plan of a schema that gives no verdict: nothing can be called, nothing can be violated. */
function noPlan(trouble) {
    return { valid: { kind: trouble }, violation: null, payloadProperty: null, admitsExtraProperty: false };
}


/***/ }),

/***/ 19132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rl: () => (/* binding */ judgeAdvisories),
  jX: () => (/* binding */ wantedAdvisories)
});

// UNUSED EXPORTS: ADVISORIES

// EXTERNAL MODULE: ./build/src/model/advisory-names.js
var advisory_names = __webpack_require__(7033);
// EXTERNAL MODULE: ./build/src/model/wire-seen.js
var wire_seen = __webpack_require__(51820);
;// CONCATENATED MODULE: ./build/src/lenses/define.js
/** Gives an advisory its exact types. */
function defineAdvisory(advisory) {
    return advisory;
}

;// CONCATENATED MODULE: ./build/src/lenses/advisories/declarations.js
// Advisories on promises: what comes undeclared, and a catalog that is not the same for everyone.


const capabilityUndeclared = defineAdvisory({
    id: "capability-undeclared",
    about: "listings with entries, and notifications, of a capability the server does not declare",
    matters: "Clients ask for what is declared only: undeclared tools are invisible to them, and unexpected notifications are ignored.",
    transports: "any",
    cost: "free",
    reasons: {
        "capability-undeclared-listing": {
            hint: "declare the capability (tools, resources, prompts) whose listing the server answers; clients skip what is not declared",
        },
        "capability-undeclared-notification": {
            hint: "declare the capability of every notification sent (listChanged, subscribe, logging), or do not send it",
        },
    },
    judge({ wire: { undeclared } }, find) {
        find("capability-undeclared-listing", undeclared.listings);
        find("capability-undeclared-notification", undeclared.notifications);
    },
});
const undeclaredServerRequest = defineAdvisory({
    id: "undeclared-server-request",
    about: "requests to the client (sampling, elicitation, roots) that need a capability the client did not declare",
    matters: "A client that declares no such capability refuses the request or never answers it, and the tool call waits.",
    transports: "any",
    cost: "free",
    reasons: {
        "undeclared-server-request-sent": {
            hint: "ask the client only for what its capabilities declare, and work without it otherwise; 2026-07-28 has no requests to the client at all",
        },
    },
    judge: ({ wire }, find) => find("undeclared-server-request-sent", wire.undeclared.requests),
});
const catalogUnstable = defineAdvisory({
    id: "catalog-unstable",
    about: "a tools/list that answers a second connection of the same revision differently",
    matters: "A catalog that changes order or text defeats prompt caching and makes every comparison of two runs noisy.",
    transports: "any",
    cost: "cheap",
    reasons: {
        "catalog-unstable-order": { hint: "list tools in a fixed order, for example as registered; a second connection got another order" },
        "catalog-unstable-content": {
            hint: "answer every connection with the same tool entries; no timestamps, counters or ids of the session in names, descriptions or schemas",
        },
    },
    judge({ probed: { catalog } }, find) {
        find("catalog-unstable-order", (0,wire_seen/* times */.Hn)(catalog === "other-order" ? 1 : 0));
        find("catalog-unstable-content", (0,wire_seen/* times */.Hn)(catalog === "other-content" ? 1 : 0));
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/frames.js
// Advisories on single frames: what is no message, too large, late, unasked for, or not shaped as the protocol says.

const stdoutNoise = defineAdvisory({
    id: "stdout-noise",
    about: "lines on the server's stdout that are not JSON",
    matters: "The stdio transport reserves stdout for messages; official clients drop or refuse other lines, and some end the connection.",
    transports: "stdio",
    cost: "free",
    reasons: {
        "stdout-noise-not-json": { hint: "write logs and banners to stderr; over stdio a server's stdout carries JSON-RPC messages only" },
    },
    judge: ({ wire }, find) => find("stdout-noise-not-json", wire.stdoutNoise),
});
const frameOver64KiB = defineAdvisory({
    id: "frame-over-64KiB",
    about: "messages of more than 65,536 bytes, answers to our own oversize argument excepted",
    matters: "Clients that read lines through a 64 KiB buffer, a common default, lose the connection on such a message.",
    transports: "any",
    cost: "free",
    reasons: {
        "frame-over-64KiB-large": {
            hint: "page large listings and results, or return a link to large content; many clients read with a 64 KiB line buffer",
        },
    },
    judge: ({ wire }, find) => find("frame-over-64KiB-large", wire.largeFrames),
});
const lateReply = defineAdvisory({
    id: "late-reply",
    about: "replies to requests that had been cancelled or had timed out",
    matters: "A late reply is allowed, but it is work and bandwidth nobody waits for any more.",
    transports: "any",
    cost: "free",
    reasons: {
        "late-reply-after-cancel": {
            hint: "stop the work when notifications/cancelled arrives, and answer within the call time-out; a reply came after the client had given up",
        },
    },
    judge: ({ wire }, find) => find("late-reply-after-cancel", wire.frames.late),
});
const unknownId = defineAdvisory({
    id: "unknown-id",
    about: "replies with an id the client never sent, or second replies to one request",
    matters: "Clients match replies by id; one that matches nothing is dropped or treated as a protocol error.",
    transports: "any",
    cost: "free",
    reasons: {
        "unknown-id-unasked": { hint: "answer each request once, with its own id; never answer a notification" },
    },
    judge: ({ wire }, find) => find("unknown-id-unasked", wire.unknownIds),
});
const invalidEnvelope = defineAdvisory({
    id: "invalid-envelope",
    about: "JSON that is no JSON-RPC 2.0 message: no or another version, result beside error, an id of another type than the request's",
    matters: "Official clients refuse such a message, and its request then waits for its full time-out.",
    transports: "any",
    cost: "free",
    reasons: {
        "invalid-envelope-not-jsonrpc": {
            hint: 'send one JSON-RPC 2.0 message a frame: "jsonrpc": "2.0", the request\'s id with its type, and either result or error',
        },
    },
    judge: ({ wire }, find) => find("invalid-envelope-not-jsonrpc", wire.invalidEnvelopes),
});
const wireSchemaInvalid = defineAdvisory({
    id: "wire-schema-invalid",
    about: "a sample of replies whose shape breaks the negotiated revision: handshake, listings, tool results and content, errors",
    matters: "Official clients parse strictly: one odd entry can make a whole listing or result unusable.",
    transports: "any",
    cost: "cheap",
    reasons: {
        "wire-schema-invalid-reply": {
            hint: "shape replies as the negotiated revision defines them (types, required members, nextCursor absent instead of null); build them with an official SDK's types",
        },
    },
    judge: ({ schemaInvalid }, find) => find("wire-schema-invalid-reply", schemaInvalid),
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/http.js
// Advisories on HTTP alone: sessions that outlive their end, requests of foreign pages, statuses that contradict their bodies.


const httpSessionNotDeleted = defineAdvisory({
    id: "http-session-not-deleted",
    about: "a session that was ended by DELETE with success and still serves requests",
    matters: "Sessions that never end hold memory, and an id that leaked stays usable.",
    transports: "HTTP",
    cost: "requests",
    reasons: {
        "http-session-not-deleted-served": {
            hint: "end the session on DELETE and answer its id with 404 from then on; a server that ends no sessions answers DELETE with 405",
        },
    },
    judge: ({ probed }, find) => find("http-session-not-deleted-served", (0,wire_seen/* times */.Hn)(probed.deletedSessionRefused === false ? 1 : 0)),
});
const originNotChecked = defineAdvisory({
    id: "origin-not-checked",
    about: "a server on this machine that serves a request whose Origin and Host are those of a foreign web site, as it serves its own",
    matters: "A page in the user's browser can reach a local server by DNS rebinding; the transport specification demands the check.",
    transports: "HTTP",
    cost: "requests",
    reasons: {
        "origin-not-checked-served": {
            hint: "refuse requests whose Origin header is present and not on a list of your own, or whose Host header is not, with 403 (DNS rebinding protection)",
        },
    },
    judge: ({ probed }, find) => find("origin-not-checked-served", (0,wire_seen/* times */.Hn)(probed.foreignOriginRefused === false ? 1 : 0)),
});
const httpStatusMismatch = defineAdvisory({
    id: "http-status-mismatch",
    about: "HTTP statuses that contradict their messages: a notification answered with another success than 202, a result under an error status, and in 2026-07-28 an error without the status it demands",
    matters: "Clients and proxies act on the status before they read the body, so a reply can be lost.",
    transports: "HTTP",
    cost: "free",
    reasons: {
        "http-status-mismatch-notification": { hint: "accept notifications and responses with 202 and no body" },
        "http-status-mismatch-result": { hint: "send results with status 200; clients take a result under an error status for a failure" },
        "http-status-mismatch-error": {
            hint: "in 2026-07-28 send error -32601 with status 404, and -32020, -32021 and -32022 with 400",
        },
    },
    judge({ wire: { statuses } }, find) {
        find("http-status-mismatch-notification", statuses.notification);
        find("http-status-mismatch-result", statuses.result);
        find("http-status-mismatch-error", statuses.error);
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/lifecycle.js
// Advisories on how a server starts and ends.


const stdinCloseIgnored = defineAdvisory({
    id: "stdin-close-ignored",
    about: "server processes that stay after their stdin was closed while nothing was going on, or that leave processes of theirs behind",
    matters: "Clients end a stdio server by closing its stdin; a server that stays is killed, or becomes an orphan.",
    transports: "stdio",
    cost: "free",
    reasons: {
        "stdin-close-ignored-terminated": { hint: "exit when stdin ends; the server was still there after a second and went on SIGTERM only" },
        "stdin-close-ignored-killed": { hint: "exit when stdin ends, and on SIGTERM; the server ignored both and had to be killed" },
        "stdin-close-ignored-left-processes": {
            hint: "end every process the server started before it exits; one of them still held the server's pipes",
        },
    },
    judge({ wire: { shutdown } }, find) {
        find("stdin-close-ignored-terminated", (0,wire_seen/* times */.Hn)(shutdown.sigterm));
        find("stdin-close-ignored-killed", (0,wire_seen/* times */.Hn)(shutdown.sigkill));
        find("stdin-close-ignored-left-processes", (0,wire_seen/* times */.Hn)(shutdown.left));
    },
});
const slowStart = defineAdvisory({
    id: "slow-start",
    about: "a first handshake of over 10 s, or one of over 3 s that takes more than five times as long as a later one",
    matters: "Clients start servers on demand and give up on those that take long; people wait for them.",
    transports: "any",
    cost: "free",
    reasons: {
        "slow-start-long": { hint: "answer the handshake first and load what is heavy when it is needed; the first handshake took over 10 s" },
        "slow-start-cold": {
            hint: "move one-time work (downloads, caches, indexes) out of the first start; it took over 3 s and more than five times a later one",
        },
    },
    judge({ wire: { start } }, find) {
        find("slow-start-long", (0,wire_seen/* times */.Hn)(start === "slow" ? 1 : 0));
        find("slow-start-cold", (0,wire_seen/* times */.Hn)(start === "slow-when-cold" ? 1 : 0));
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/index.js
// The registry of advisories, in report order, and their judgement of one run.





/** Every advisory by id. */
const ADVISORIES = {
    "stdout-noise": stdoutNoise,
    "frame-over-64KiB": frameOver64KiB,
    "late-reply": lateReply,
    "unknown-id": unknownId,
    "invalid-envelope": invalidEnvelope,
    "wire-schema-invalid": wireSchemaInvalid,
    "stdin-close-ignored": stdinCloseIgnored,
    "slow-start": slowStart,
    "capability-undeclared": capabilityUndeclared,
    "undeclared-server-request": undeclaredServerRequest,
    "catalog-unstable": catalogUnstable,
    "http-session-not-deleted": httpSessionNotDeleted,
    "origin-not-checked": originNotChecked,
    "http-status-mismatch": httpStatusMismatch,
};
/** The ids a run looks for: those of the level, and every one that is gated on. */
function wantedAdvisories(level, gated) {
    const ofLevel = advisory_names/* ADVISORY_IDS */.n.filter((id) => level === "all" || (level === "wire" && ADVISORIES[id].cost !== "requests"));
    return new Set([...ofLevel, ...gated]);
}
/** The wanted advisories that found something, in report order; one entry a reason. */
function judgeAdvisories(facts, wanted) {
    return advisory_names/* ADVISORY_IDS */.n.filter((id) => wanted.has(id)).flatMap((id) => {
        const advisory = ADVISORIES[id];
        const found = [];
        advisory.judge(facts, (reason, { count, positions }) => {
            const hint = advisory.reasons[reason]?.hint;
            if (count > 0 && hint !== undefined)
                found.push({ id, count, positions: [...positions], reason, hint });
        });
        return found;
    });
}


/***/ }),

/***/ 71098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _encode_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22358);

/** Compact JSON with object keys sorted by UTF-16 code unit at every level; any depth. */
function canonicalJson(value) {
    return (0,_encode_json_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeJson */ .P)(value, true, { sortKeys: true, enter: () => true });
}


/***/ }),

/***/ 22358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ encodeJson),
/* harmony export */   X: () => (/* binding */ byCodeUnit)
/* harmony export */ });
/** Compact JSON of a value; strings, numbers and lone surrogates spelled as JSON.stringify spells them. */
function encodeJson(root, start, rules) {
    const out = [];
    const pending = [{ value: root, position: start }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (typeof next === "string") {
            out.push(next);
            continue;
        }
        const { value, position } = next;
        if (typeof value !== "object" || value === null) {
            out.push(JSON.stringify(value));
        }
        else if (Array.isArray(value)) {
            out.push("[");
            pending.push("]");
            for (let i = value.length - 1; i >= 0; i--) {
                pending.push({ value: value[i] ?? null, position });
                if (i > 0)
                    pending.push(",");
            }
        }
        else {
            out.push("{");
            pending.push("}");
            const kept = [];
            // Object.keys and own access only: a key named __proto__ is data here.
            const keys = Object.keys(value);
            for (const key of rules.sortKeys ? keys.sort(byCodeUnit) : keys) {
                const inner = rules.enter(position, key);
                const member = value[key];
                if (inner !== undefined && member !== undefined)
                    kept.push({ key, value: member, position: inner });
            }
            for (let i = kept.length - 1; i >= 0; i--) {
                const member = kept[i];
                if (member === undefined)
                    continue;
                pending.push({ value: member.value, position: member.position }, `${i > 0 ? "," : ""}${JSON.stringify(member.key)}:`);
            }
        }
    }
    return out.join("");
}
/** Order of strings by UTF-16 code unit: the same on every machine, whatever its locale. */
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 35581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ roundHalfAwayFromZero)
/* harmony export */ });
// Rounding as the standard defines it: to an integer, halves away from zero. Owns no other arithmetic.
/** Distance below which a value counts as an exact half: sums of thirds and fifths miss 0.5 by float noise, never by this much. */
const NOISE = 1e-9;
/**
 * The nearest integer; halves go away from zero (2.5 → 3, -2.5 → -3).
 * A value that misses a half by float noise only is taken as that half, so the order of a sum never decides a score.
 * @returns an integer, never -0; NaN and infinities pass through
 */
function roundHalfAwayFromZero(value) {
    if (!Number.isFinite(value))
        return value;
    const magnitude = Math.floor(Math.abs(value) + 0.5 + NOISE);
    return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
}


/***/ }),

/***/ 89955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ estimateTokens)
/* harmony export */ });
/* harmony import */ var _encode_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22358);

/**
 * Tokens one catalog entry costs every session: ceil(UTF-8 bytes of its compact JSON in the order received / 4).
 * @param entry the whole `tools/list` entry, as parsed
 */
function estimateTokens(entry) {
    return Math.ceil(Buffer.byteLength(compactJson(entry), "utf8") / 4);
}
function compactJson(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        // Only nesting deeper than the call stack ends here; the iterative encoder spells the same text, slower.
        if (!(error instanceof RangeError))
            throw error;
        return (0,_encode_json_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeJson */ .P)(value, true, { sortKeys: false, enter: () => true });
    }
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
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21851);
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
    const { checkManifest } = await Promise.all(/* import() */[__webpack_require__.e(490), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 13240));
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
        return (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(778)]).then(__webpack_require__.bind(__webpack_require__, 31778))).parseYaml(text);
    return (await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(515)]).then(__webpack_require__.bind(__webpack_require__, 29515))).parseJson(text, extension === "jsonc");
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

/***/ 21851:
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


/***/ }),

/***/ 2202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ REPORT_SCHEMA),
/* harmony export */   YD: () => (/* binding */ DIFF_SCHEMA),
/* harmony export */   dq: () => (/* binding */ REPORT_V1_SCHEMA)
/* harmony export */ });
/* unused harmony exports COMPARISON_SCHEMA, TRENDS_SCHEMA, DOCTOR_SCHEMA */
// The `schema` values of our documents. Apart from their declarations, so that writing a document loads no schema library.
/** The `schema` value of a report. */
const REPORT_SCHEMA = "mcpeval.probe-report/v2";
/** The report of versions before readiness, which is read and never written. */
const REPORT_V1_SCHEMA = "mcpeval.probe-report/v1";
/** The document that `diff` writes. */
const DIFF_SCHEMA = "mcpeval.probe-diff/v2";
/** The document that `compare` writes. */
const COMPARISON_SCHEMA = "mcpeval.comparison/v1";
/** The document that `trends` writes. */
const TRENDS_SCHEMA = "mcpeval.trends/v1";
/** The document that `doctor` writes. */
const DOCTOR_SCHEMA = "mcpeval.doctor/v1";


/***/ }),

/***/ 52093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ advisoryChoice)
/* harmony export */ });
/* harmony import */ var _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7033);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70348);
// Advisories as the options spell them: the level looked for, and the ids that fail a run. Judging is no business of this file.


/** The choice the options make. The values must have been read without problems. */
function advisoryChoice(values) {
    const named = new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .listValue */ .a3)(values, "fail-on-advisory").map((item) => item.trim()));
    const level = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)(values, "advisories");
    return {
        level: _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ADVISORY_LEVELS */ .e.find((known) => known === level) ?? "wire",
        failOn: _model_advisory_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ADVISORY_IDS */ .n.filter((id) => named.has(id)),
    };
}


/***/ }),

/***/ 92521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ applyAdvisoryGate)
/* harmony export */ });
/**
 * The document with its `advisory_gate`; the document itself when nothing was declared.
 * Without a list of advisories (not measured) the gate is not passed.
 * @param failOn declared ids, in report order
 */
function applyAdvisoryGate(document, failOn) {
    if (failOn.length === 0)
        return document;
    const declared = new Set(failOn);
    const { advisories, advisory_gate: _replaced, cases, ...rest } = document;
    const passed = document.readiness !== null && advisories !== undefined && !advisories.some(({ id }) => declared.has(id));
    return {
        ...rest,
        ...(advisories === undefined ? {} : { advisories }),
        advisory_gate: { fail_on: [...failOn], passed },
        cases,
    };
}


/***/ }),

/***/ 13928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/src/report/badge.js
// The static badge: an image URL that encodes the score and nothing else. Never fetched by us.
/** Lowest score of each colour, best first. */
const COLOURS = [
    [90, "brightgreen"],
    [75, "green"],
    [60, "yellowgreen"],
    [45, "yellow"],
    [30, "orange"],
    [0, "red"],
];
/** The shields.io badge URL of a readiness score. */
function badgeUrl(score) {
    const colour = COLOURS.find(([from]) => score >= from)?.[1] ?? "red";
    return `https://img.shields.io/badge/mcpeval-${score}%2F100-${colour}`;
}

;// CONCATENATED MODULE: ./build/src/report/build.js


/** The report document. `passed` is the gate's verdict; without a gate, whether readiness was measured. */
function buildReport(input) {
    const cases = input.cases ?? null;
    const gate = cases === null ? null : gateOf(cases);
    return {
        schema: schema_names/* REPORT_SCHEMA */.DC,
        generator: { name: input.generator.name, version: input.generator.version },
        server: input.server,
        manifest_sha256: input.manifestSha256 ?? null,
        passed: gate === null ? input.readiness !== null : gate.passed === gate.total,
        gate,
        readiness: input.readiness === null ? null : readinessDocument(input.readiness),
        ...(input.readinessError === undefined ? {} : { readiness_error: input.readinessError }),
        ...(input.profile === undefined ? {} : { measurement_profile: input.profile }),
        ...(input.protocol === undefined
            ? {}
            : { protocol: { era: input.protocol.era, revision: input.protocol.revision, transport: input.protocol.transport } }),
        ...(input.catalog === undefined ? {} : { catalog: input.catalog === null ? null : [...input.catalog] }),
        ...(input.advisories === undefined ? {} : { advisories: input.advisories.map(advisoryDocument) }),
        cases: cases ?? [],
    };
}
/** Cases that do not apply count neither way. */
function gateOf(cases) {
    const counted = cases.filter((one) => one.not_applicable !== true);
    return { passed: counted.filter((one) => one.passed).length, total: counted.length };
}
function readinessDocument(input) {
    const { tools, read_only, writers, exercised } = input.surface;
    return {
        standard: input.standard,
        score: input.score,
        ...(input.scoreWithoutLatency === undefined ? {} : { score_without_latency: input.scoreWithoutLatency }),
        badge: badgeUrl(input.score),
        attested_read_only: input.attestedReadOnly,
        surface: { tools, read_only, writers, exercised },
        areas: input.areas.map(({ name, weight, score, measurements, checks }) => ({
            name,
            weight,
            score,
            measurements: { ...measurements },
            checks: checks.map(lostCheck),
        })),
    };
}
function lostCheck({ id, tool, score, observed, reason, hint, gain }) {
    return { id, tool, score, observed, reason, hint, ...(gain === undefined ? {} : { gain }) };
}
function advisoryDocument({ id, count, positions, reason, hint }) {
    return { id, count, positions: [...positions], reason, hint };
}


/***/ }),

/***/ 6397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ applyFloors)
/* harmony export */ });
/* unused harmony export hasFloors */
/** Whether any floor was declared; without one a report carries no `readiness_gate`. */
function hasFloors(floors) {
    return (floors.minReadiness ?? null) !== null || Object.keys(floors.minArea ?? {}).length > 0;
}
/**
 * The document with its `readiness_gate`; the document itself when no floor was declared.
 * Where readiness was not measured, no floor is met: `passed` is false and there is nothing to list as a shortfall.
 * @param areasWithoutLatency area scores with every latency check at full marks, by area name; used under `excludeLatency`.
 *   An area that is missing keeps its own score.
 */
function applyFloors(document, floors, areasWithoutLatency) {
    if (!hasFloors(floors))
        return document;
    const { readiness } = document;
    const excludeLatency = floors.excludeLatency ?? false;
    const minReadiness = floors.minReadiness ?? null;
    const declared = new Map(Object.entries(floors.minArea ?? {}));
    const minArea = [];
    const shortfalls = [];
    const compare = (subject, observed, floor) => {
        if (observed < floor)
            shortfalls.push({ subject, observed, floor });
    };
    if (readiness !== null && minReadiness !== null) {
        compare("readiness", excludeLatency ? (readiness.score_without_latency ?? readiness.score) : readiness.score, minReadiness);
    }
    // In report order, whatever order the floors were given in: the document depends on the floors, not on their spelling.
    for (const area of readiness?.areas ?? []) {
        const floor = declared.get(area.name);
        if (floor === undefined)
            continue;
        declared.delete(area.name);
        minArea.push([area.name, floor]);
        compare(area.name, excludeLatency ? (areasWithoutLatency[area.name] ?? area.score) : area.score, floor);
    }
    // Left over: every floor of an unmeasured readiness. A floor of an area the report lacks cannot be met.
    const unmet = [...declared].sort(([a], [b]) => (a < b ? -1 : 1));
    minArea.push(...unmet);
    const gate = {
        min_readiness: minReadiness,
        min_area: Object.fromEntries(minArea),
        exclude_latency: excludeLatency,
        passed: readiness !== null && shortfalls.length === 0 && unmet.length === 0,
        shortfalls,
    };
    return withGate(document, gate);
}
/** The document with the gate at its documented place, right before the measurement profile. */
function withGate(document, gate) {
    const { schema, generator, server, manifest_sha256, passed, gate: cases, readiness, readiness_error, readiness_gate: _replaced, ...rest } = document;
    return {
        ...{ schema, generator, server, manifest_sha256, passed, gate: cases, readiness },
        ...(readiness_error === undefined ? {} : { readiness_error }),
        readiness_gate: gate,
        ...rest,
    };
}


/***/ }),

/***/ 74041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictOf)
/* harmony export */ });
/* harmony import */ var _lib_waived_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86219);
/* harmony import */ var _model_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20423);
/* harmony import */ var _model_unfinished_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66390);



/**
 * A failing case under a waiver fails nothing; a waiver that is stale or expired does.
 * Incomplete where readiness was asked for and is missing, a case could not be judged, or no case applied at all; red where a case
 * failed, or a floor or a declared advisory was not met; else ok.
 */
function verdictOf(report) {
    const { cases, gate, readiness, readiness_error, readiness_gate, advisory_gate } = report;
    const isReadinessMissing = readiness === null && (gate === null || readiness_error !== undefined);
    const isNothingJudged = gate !== null && gate.total === 0 && cases.length > 0;
    const isUnjudged = cases.some(({ reason }) => (0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnfinished */ .b)(reason));
    const failing = cases.filter(({ passed, not_applicable }) => !passed && not_applicable !== true);
    // Counted, so that a document whose gate and cases disagree is red.
    const waived = failing.filter((one) => !(0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnfinished */ .b)(one.reason) && (0,_lib_waived_js__WEBPACK_IMPORTED_MODULE_2__/* .caseWaiver */ .fh)(report.waivers, one) !== undefined).length;
    const isGateRed = gate !== null && gate.passed + waived < gate.total;
    const isWaiverRed = report.waivers?.some(({ state }) => state === "stale" || state === "expired") ?? false;
    const isRed = isGateRed || isWaiverRed || readiness_gate?.passed === false || advisory_gate?.passed === false;
    return (0,_model_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .QZ)([isReadinessMissing || isNothingJudged || isUnjudged ? "incomplete" : "ok", isRed ? "red" : "ok"]);
}


/***/ }),

/***/ 5026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ walkPages)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
// Follows the cursors of one listing to its end, whatever the server does with them. Looks at the paging only, not at the items.


/**
 * Lists with `method` until no `nextCursor` comes. Any string is a cursor, the empty one too (2026-07-28,
 * server/utilities/pagination); null or another type makes the page invalid in every revision.
 * @param key member of the result that holds the entries, for example "tools"
 * @throws only the abort reason of `options.signal`
 */
async function walkPages(session, method, key, options) {
    const { maxPages, ...callOptions } = options;
    const pages = [];
    const items = [];
    const cursors = new Set();
    let cursor;
    for (;;) {
        if (pages.length >= maxPages)
            return { pages, items, end: "too-many-pages" };
        let reply;
        try {
            reply = await session.call(method, cursor === undefined ? undefined : { cursor }, callOptions);
        }
        catch (fault) {
            if (!(fault instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww))
                throw fault;
            return { pages, items, end: "fault", fault };
        }
        if (reply.kind === "error")
            return { pages, items, end: "error", errorCode: reply.code };
        const result = reply.value;
        const entries = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(result) ? result[key] : undefined;
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(result) || !Array.isArray(entries))
            return { pages, items, end: "invalid-page" };
        for (const value of entries)
            items.push({ page: pages.length, value });
        pages.push(result);
        const next = result["nextCursor"];
        if (next === undefined)
            return { pages, items, end: "complete" };
        if (typeof next !== "string")
            return { pages, items, end: "invalid-page" };
        if (cursors.has(next))
            return { pages, items, end: "stalled-cursor" };
        cursors.add(next);
        cursor = next;
    }
}


/***/ }),

/***/ 17124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ trendRecordOf),
/* harmony export */   FG: () => (/* binding */ readTrendRecord),
/* harmony export */   p9: () => (/* binding */ trendPoints)
/* harmony export */ });
/* harmony import */ var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71098);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
/* harmony import */ var _model_unfinished_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66390);
// A run's record in the history: made from a report, read back from a line. Touches no file.



const LABEL = /^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const SHA256 = /^[0-9a-f]{64}$/;
/** Longest name of a standard, in characters. */
const STANDARD_LIMIT = 64;
/**
 * The record of a run; null unless the whole battery ran, readiness was measured, and every case could be judged.
 * @param timestamp the time of the run's end, as `Date.prototype.toISOString` writes it
 */
function trendRecordOf(report, timestamp) {
    const { server, gate, readiness, manifest_sha256, measurement_profile, cases } = report;
    if (readiness === null || gate === null || manifest_sha256 === null)
        return null;
    if (cases.some(({ reason }) => (0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnfinished */ .b)(reason)))
        return null;
    return {
        timestamp,
        server,
        score: readiness.score,
        standard: readiness.standard,
        gate: { passed: gate.passed, total: gate.total },
        manifest_sha256,
        ...(measurement_profile === undefined ? {} : { measurement_profile }),
    };
}
/** Reads one line; the text says what is wrong with it and repeats nothing of it. Fields it does not know are left alone. */
function readTrendRecord(line) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return "a record is not valid JSON";
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value))
        return "a record is not a JSON object";
    const { timestamp, server, score, standard, gate, manifest_sha256: manifest, measurement_profile: profile } = value;
    if (typeof timestamp !== "string" || !TIMESTAMP.test(timestamp))
        return problem("timestamp");
    const at = Date.parse(timestamp);
    if (Number.isNaN(at))
        return problem("timestamp");
    if (typeof server !== "string" || !LABEL.test(server))
        return problem("server");
    if (!isCount(score) || score > 100)
        return problem("score");
    const isStandard = standard === null || (typeof standard === "string" && standard.length > 0 && standard.length <= STANDARD_LIMIT);
    if (!isStandard)
        return problem("standard");
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(gate) || !isCount(gate["passed"]) || !isCount(gate["total"]) || gate["passed"] > gate["total"])
        return problem("gate");
    if (typeof manifest !== "string" || !SHA256.test(manifest))
        return problem("manifest_sha256");
    if (profile !== undefined && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(profile))
        return problem("measurement_profile");
    return { record: value, at };
}
function problem(field) {
    return `a record has no valid ${field}`;
}
function isCount(value) {
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
/**
 * A server's runs compared each with the one before.
 * @param records oldest first
 */
function trendPoints(records) {
    return records.map((record, index) => {
        const { timestamp, score, standard, gate, manifest_sha256 } = record;
        const before = records[index - 1];
        const change = before === undefined ? "first" : changeBetween(before, record);
        const delta = change === "compared" && before !== undefined ? score - before.score : null;
        return { timestamp, score, standard, gate: { passed: gate.passed, total: gate.total }, manifest_sha256, change, delta };
    });
}
/** Scores are a movement only under the same standard and the same, known conditions; pass rates only of the same manifest. */
function changeBetween(before, after) {
    if (before.standard !== after.standard)
        return "standard-changed";
    if (after.standard === null)
        return before.manifest_sha256 === after.manifest_sha256 ? "compared" : "manifest-changed";
    const [a, b] = [before.measurement_profile, after.measurement_profile];
    if (a === undefined || b === undefined)
        return "profile-unknown";
    return (0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(a) === (0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(b) ? "compared" : "profile-changed";
}


/***/ })

};
