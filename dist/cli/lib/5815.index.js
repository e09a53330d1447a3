export const id = 5815;
export const ids = [5815,7058];
export const modules = {

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
// EXTERNAL MODULE: ./build/src/engine/run.js + 18 modules
var run = __webpack_require__(69713);
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
// EXTERNAL MODULE: ./build/src/lib/canonical-json.js
var canonical_json = __webpack_require__(71098);
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
    const conditions = measured.map(({ readiness, measurement_profile }) => measurement_profile === undefined ? null : `${readiness?.standard ?? ""} ${(0,canonical_json/* canonicalJson */.d)(measurement_profile)}`);
    return !conditions.includes(null) && new Set(conditions).size === 1;
}

// EXTERNAL MODULE: ./build/src/target/parse.js + 1 modules
var parse = __webpack_require__(66798);
// EXTERNAL MODULE: ./build/src/commands/probe.js
var commands_probe = __webpack_require__(11578);
// EXTERNAL MODULE: ./build/src/commands/score.js + 1 modules
var score = __webpack_require__(19335);
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
    const document = buildComparison({ generator: run/* GENERATOR */._d, server, manifestSha256: manifest?.sha256 ?? null, reports });
    return { document: { kind: "comparison", document }, verdict: document.complete ? "ok" : "incomplete" };
}
async function measured({ target }, manifest, settings, gateOnly, host) {
    if (manifest === null)
        return (await (0,run/* scoreTarget */.Ge)(target, settings, host)).document;
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
    const outer = { env: host.env, cwd: host.cwd, platform: host.platform };
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


/***/ })

};
