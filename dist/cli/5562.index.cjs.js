"use strict";
exports.id = 5562;
exports.ids = [5562,8485,8944];
exports.modules = {

/***/ 49746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCompare: () => (/* binding */ runCompare)
});

// EXTERNAL MODULE: ./build/src/engine/probe.js
var probe = __webpack_require__(32274);
// EXTERNAL MODULE: ./build/src/engine/open-run.js
var open_run = __webpack_require__(83634);
// EXTERNAL MODULE: ./build/src/engine/run.js + 14 modules
var run = __webpack_require__(51075);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
// EXTERNAL MODULE: ./build/src/options/endpoints.js
var options_endpoints = __webpack_require__(15930);
// EXTERNAL MODULE: ./build/src/options/label.js
var label = __webpack_require__(84250);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/lib/conditions.js
var lib_conditions = __webpack_require__(23459);
// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
// EXTERNAL MODULE: ./build/src/model/unfinished.js
var unfinished = __webpack_require__(66390);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/compare.js
// Puts the reports of several targets side by side. Judges nothing: a comparison informs, and only a missing measurement shows in its verdict.




/** The comparison; cases are matched by id and kind, in the order in which they first appear. */
function buildComparison({ generator, server, manifestSha256, reports }) {
    return {
        schema: schema_names/* COMPARISON_SCHEMA */.GX,
        generator: { name: generator.name, version: generator.version },
        server,
        manifest_sha256: manifestSha256,
        complete: reports.every(({ report }) => (0,verdict/* verdictOf */.V)(report) !== "incomplete"),
        same_conditions: sameConditions(reports),
        targets: reports.map(comparedTarget),
        cases: comparedCases(reports),
    };
}
function comparedTarget({ label, report }) {
    const { gate, readiness, readiness_error, protocol } = report;
    return {
        label,
        protocol: protocol === undefined ? null : { era: protocol.era, revision: protocol.revision, transport: protocol.transport },
        gate: gate === null ? null : { passed: gate.passed, total: gate.total },
        readiness: readiness === null
            ? null
            : {
                standard: readiness.standard,
                score: readiness.score,
                score_without_latency: readiness.score_without_latency ?? null,
                areas: readiness.areas.map(({ name, score }) => ({ name, score })),
                tools: readiness.surface.tools,
                exercised: readiness.surface.exercised,
                lost_checks: readiness.areas.reduce((sum, { checks }) => sum + checks.length, 0),
                catalog_tokens: readiness.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"] ?? null,
            },
        readiness_error: readiness_error ?? null,
    };
}
function comparedCases(reports) {
    const keyOf = ({ id, probe }) => JSON.stringify([id, probe]);
    const columns = reports.map(({ report }) => new Map(report.cases.map((one) => [keyOf(one), one])));
    const rows = new Map(reports.flatMap(({ report }) => report.cases).map((one) => [keyOf(one), one]));
    return [...rows].map(([key, { id, probe, tool }]) => ({ id, probe, tool, results: columns.map((column) => resultOf(column.get(key))) }));
}
function resultOf(one) {
    if (one === undefined)
        return null;
    if (one.passed)
        return { verdict: "pass", reason: null };
    const verdict = one.not_applicable === true ? "not-applicable" : (0,unfinished/* isUnfinished */.b)(one.reason) ? "not-evaluated" : "fail";
    return { verdict, reason: one.reason };
}
function sameConditions(reports) {
    const measured = reports.flatMap(({ report }) => (report.readiness === null ? [] : [report]));
    if (measured.length < 2)
        return null;
    const conditions = measured.map(({ measurement_profile }) => (0,lib_conditions/* conditionsOf */.y)(measurement_profile));
    const standards = new Set(measured.map(({ readiness }) => readiness?.standard));
    return standards.size === 1 && !conditions.includes(null) && new Set(conditions).size === 1;
}

// EXTERNAL MODULE: ./build/src/target/parse.js + 1 modules
var parse = __webpack_require__(66798);
// EXTERNAL MODULE: ./build/src/commands/probe.js
var commands_probe = __webpack_require__(11578);
// EXTERNAL MODULE: ./build/src/commands/score.js
var score = __webpack_require__(11750);
// EXTERNAL MODULE: ./build/src/commands/targets.js
var targets = __webpack_require__(83386);
;// CONCATENATED MODULE: ./build/src/commands/compare.js
// `compare`: one manifest and the standard battery against several targets, one after the other so that none disturbs another's
// measurement. Informs only: a red case or a low score is no red verdict. Renders and delivers nothing.













/** Fewer are no comparison. */
const FEWEST_TARGETS = 2;
/**
 * Measures every target and puts the results side by side.
 * @param operands the stdio command and its arguments; empty without one
 * @throws UsageError when a target, the manifest or the arguments file is not usable, or fewer than two targets were named
 */
async function runCompare(values, operands, host) {
    const { servers, notes } = await comparedTargets(values, operands, host);
    const manifest = await optionalManifest(values, host);
    if (manifest !== null && !(0,options_values/* isGiven */.qR)(values, "allow-mutation"))
        (0,commands_probe.refuseMutation)(manifest.file, manifest.cases);
    const settings = await (0,score.settingsOf)(values, host);
    for (const note of notes)
        host.progress.note(note);
    const server = (0,options_values/* textValue */.v8)(values, "server") ?? (0,label/* labelFrom */.VK)(host.cwd);
    const reports = [];
    for (const { label, target } of servers) {
        const named = { ...host, progress: (0,score.labelled)(host.progress, label) };
        reports.push({
            label,
            report: await measured({ label, target }, manifest, { ...settings, server }, (0,options_values/* isGiven */.qR)(values, "gate-only"), named),
        });
    }
    const document = buildComparison({ generator: open_run/* GENERATOR */._, server, manifestSha256: manifest?.sha256 ?? null, reports });
    return { document: { kind: "comparison", document }, verdict: document.complete ? "ok" : "incomplete" };
}
async function measured({ target }, manifest, settings, gateOnly, host) {
    if (manifest === null)
        return (await (0,run/* scoreTarget */.G)(target, settings, host)).document;
    const { sha256: manifestSha256, cases, timeoutMs } = manifest;
    return (await (0,probe/* probeTarget */.U)(target, { manifestSha256, cases, timeoutMs, gateOnly }, settings, host)).document;
}
/** Without a manifest of the default name there is still a readiness to compare. */
async function optionalManifest(values, host) {
    const path = (0,options_values/* textValue */.v8)(values, "manifest");
    try {
        return await (0,commands_probe.manifestOf)(path, host.files);
    }
    catch (error) {
        const isMissing = error instanceof errors/* UsageError */.eb && path === undefined && error.message.includes("no such file");
        if (!isMissing || (0,options_values/* isGiven */.qR)(values, "gate-only"))
            throw error;
        host.progress.note(`no ${manifest_file/* DEFAULT_MANIFEST */.m} here, so readiness alone is compared; name a manifest with --manifest`);
        return null;
    }
}
/** The columns: endpoints in their order, then the command; or the servers of a configuration file. @throws UsageError */
async function comparedTargets(values, command, host) {
    const endpoints = (0,options_values/* listValue */.a3)(values, "endpoint").flatMap((text) => (0,options_endpoints/* parseEndpoint */.B)(text) ?? []);
    if ((0,options_values/* textValue */.v8)(values, "config") !== undefined) {
        if (endpoints.length > 0)
            throw new errors/* UsageError */.eb("both --endpoint and --config were given; name the targets one way");
        const chosen = await (0,targets.targetsOf)(values, command, host, true);
        checkCount(chosen.servers.length);
        return chosen;
    }
    if ((0,options_values/* isGiven */.qR)(values, "all"))
        throw new errors/* UsageError */.eb("--all needs --config FILE");
    checkCount(endpoints.length + (command.length > 0 ? 1 : 0));
    const outer = await (0,targets.outerOf)(host, command);
    const cwd = (0,options_values/* textValue */.v8)(values, "cwd");
    const nothing = { command: [], env: [], headerEnv: [] };
    const allowRemoteHttp = (0,options_values/* isGiven */.qR)(values, "allow-remote-http");
    const servers = endpoints.map(({ label, url }) => ({
        label,
        target: (0,parse/* parseTarget */.hu)({ ...nothing, url, allowRemoteHttp }, outer),
    }));
    if (command.length > 0) {
        const input = { ...nothing, command, env: (0,options_values/* listValue */.a3)(values, "env"), allowRemoteHttp, ...(cwd === undefined ? {} : { cwd }) };
        servers.push({ label: options_endpoints/* STDIO_LABEL */.p, target: (0,parse/* parseTarget */.hu)(input, outer) });
    }
    else if ((0,options_values/* listValue */.a3)(values, "env").length > 0 || cwd !== undefined) {
        throw new errors/* UsageError */.eb(`${cwd === undefined ? "--env" : "--cwd"} is for the command after --, and none was given`);
    }
    return { servers, notes: [] };
}
function checkCount(targets) {
    if (targets >= FEWEST_TARGETS)
        return;
    const got = targets === 0 ? "none was" : "only one was";
    throw new errors/* UsageError */.eb(`a comparison needs two targets or more, and ${got} named; repeat --endpoint LABEL=URL, or put a command after --`);
}


/***/ }),

/***/ 22358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   Pr: () => (/* binding */ encodeJson),
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
/** Compact JSON of a value of any depth, keys in the order received: JSON.stringify, which overflows the stack on deep values. */
function compactJson(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        // Only nesting deeper than the call stack ends here; the iterative encoder spells the same text, slower.
        if (!(error instanceof RangeError))
            throw error;
        return encodeJson(value, true, { sortKeys: false, enter: () => true });
    }
}
/** Order of strings by UTF-16 code unit: the same on every machine, whatever its locale. */
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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
    return Math.ceil(Buffer.byteLength((0,_encode_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compactJson */ .Ar)(entry), "utf8") / 4);
}


/***/ }),

/***/ 97058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ NOT_APPLICABLE),
/* harmony export */   _: () => (/* binding */ defineProbe)
/* harmony export */ });
/** Why a case does not apply, with the sentence reports print. */
const NOT_APPLICABLE = {
    "not-applicable-era": "the negotiated protocol revision does not define what this case tests",
    "not-applicable-undeclared": "the server does not declare the capability this case tests",
};
/** Gives a probe its exact types. */
function defineProbe(probe) {
    return probe;
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


/***/ })

};
;