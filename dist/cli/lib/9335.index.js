export const id = 9335;
export const ids = [9335];
export const modules = {

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

// EXTERNAL MODULE: ./build/src/engine/run.js + 18 modules
var run = __webpack_require__(69713);
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

// EXTERNAL MODULE: ./build/src/commands/history.js + 1 modules
var commands_history = __webpack_require__(16456);
// EXTERNAL MODULE: ./build/src/commands/places.js + 2 modules
var places = __webpack_require__(76252);
// EXTERNAL MODULE: ./build/src/commands/targets.js
var targets = __webpack_require__(83386);
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
    const { servers, notes } = await (0,targets.targetsOf)(values, operands, host);
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


/***/ })

};
