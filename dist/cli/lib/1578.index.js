export const id = 1578;
export const ids = [1578,9335];
export const modules = {

/***/ 11578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifestOf: () => (/* binding */ manifestOf),
/* harmony export */   oneTarget: () => (/* binding */ oneTarget),
/* harmony export */   refuseMutation: () => (/* binding */ refuseMutation),
/* harmony export */   runProbe: () => (/* binding */ runProbe)
/* harmony export */ });
/* harmony import */ var _engine_probe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32274);
/* harmony import */ var _manifest_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37471);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
/* harmony import */ var _model_manifest_file_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(32001);
/* harmony import */ var _options_advisories_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52093);
/* harmony import */ var _options_floors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83081);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70348);
/* harmony import */ var _report_advisory_gate_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92521);
/* harmony import */ var _report_floors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6397);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74041);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16456);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76252);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19335);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83386);
/* harmony import */ var _waivers_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1116);
// `probe`: a manifest's cases against one server, then the standard battery. Everything that can be wrong with the request is found
// before a server starts. Renders and delivers nothing.















/**
 * Runs the gate and, unless left out, the battery.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when the manifest, target, arguments file, floors or skip rules are not usable
 */
async function runProbe(values, operands, host) {
    const kind = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_9__/* .textValue */ .v8)(values, "probe");
    const gateOnly = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isGiven */ .qR)(values, "gate-only") || kind !== undefined;
    const floors = (0,_options_floors_js__WEBPACK_IMPORTED_MODULE_10__/* .declaredFloors */ .m)(values);
    const { failOn } = (0,_options_advisories_js__WEBPACK_IMPORTED_MODULE_11__/* .advisoryChoice */ .N)(values);
    if (gateOnly)
        refuseFloors(kind === undefined ? "--gate-only" : "--probe", floors !== null, failOn.length > 0);
    const { label, target } = await oneTarget(values, operands, host);
    const manifest = await manifestOf((0,_options_values_js__WEBPACK_IMPORTED_MODULE_9__/* .textValue */ .v8)(values, "manifest"), host.files);
    const cases = selectedCases(manifest, kind);
    if (!(0,_options_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isGiven */ .qR)(values, "allow-mutation"))
        refuseMutation(manifest.file, cases);
    const settings = await (0,_score_js__WEBPACK_IMPORTED_MODULE_6__.settingsOf)(values, host);
    (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSource */ .A)(values);
    const waivers = await (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_8__/* .waiversOf */ .R)(values, host.files);
    const gate = { manifestSha256: manifest.sha256, cases, timeoutMs: manifest.timeoutMs, gateOnly };
    const { document: probed, areasWithoutLatency } = await (0,_engine_probe_js__WEBPACK_IMPORTED_MODULE_0__/* .probeTarget */ .U)(target, gate, { ...settings, server: label }, host);
    const floored = (0,_report_floors_js__WEBPACK_IMPORTED_MODULE_12__/* .applyFloors */ .C)(probed, floors ?? {}, areasWithoutLatency ?? {});
    const [document = floored] = (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_8__/* .underWaivers */ .M)([(0,_report_advisory_gate_js__WEBPACK_IMPORTED_MODULE_13__/* .applyAdvisoryGate */ .$)(floored, failOn)], waivers, host);
    if (!gateOnly && values["history"] !== false)
        await (0,_history_js__WEBPACK_IMPORTED_MODULE_4__/* .recordRun */ .vj)(document, host);
    return {
        document: {
            kind: "probe-report",
            document,
            places: await (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOf */ .e)(values, document, host, manifest),
            history: await (0,_history_js__WEBPACK_IMPORTED_MODULE_4__/* .historyFor */ .CR)(values, label, host),
        },
        verdict: (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictOf */ .V)(document),
    };
}
/** A manifest is one server's, so one server is run. */
async function oneTarget(values, operands, host) {
    const { servers, notes } = await (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__.targetsOf)(values, operands, host);
    const [only, ...others] = servers;
    if (only === undefined || others.length > 0) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`a manifest is for one server, and ${String(servers.length)} were chosen; name one of them with --server`);
    }
    for (const note of notes)
        host.progress.note(note);
    return only;
}
function refuseFloors(flag, hasFloors, hasAdvisories) {
    if (!hasFloors && !hasAdvisories)
        return;
    const what = hasFloors ? "a floor" : "--fail-on-advisory";
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${what} needs the standard battery, which ${flag} leaves out; drop one of them`);
}
/** The manifest at a path, or the default one. @throws UsageError when it cannot be read or is wrong */
async function manifestOf(path, files) {
    if (path !== undefined)
        return (0,_manifest_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadManifest */ .e)(path, files);
    try {
        return await (0,_manifest_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadManifest */ .e)(_model_manifest_file_js__WEBPACK_IMPORTED_MODULE_14__/* .DEFAULT_MANIFEST */ .m, files);
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb) || !error.message.endsWith("no such file"))
            throw error;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${error.message}; name a manifest with --manifest, or score without one: mcpeval score`);
    }
}
/** The cases of one kind, or all of them. */
function selectedCases({ file, cases }, kind) {
    if (kind === undefined)
        return cases;
    const selected = cases.filter(({ probe }) => probe.kind === kind);
    if (selected.length > 0)
        return selected;
    const kinds = [...new Set(cases.map(({ probe }) => probe.kind))].sort().join(", ");
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--probe ${kind}: ${file} has no case of this kind; it has ${kinds}`);
}
/** @throws UsageError that names every case which would write */
function refuseMutation(file, cases) {
    const mutating = cases.filter(({ access }) => access === "mutating");
    if (mutating.length === 0)
        return;
    const lines = mutating.map(({ id, sandbox, region }) => `${file}:${String(region.startLine)}:${String(region.startColumn)}: case ${id} writes to the sandbox ${sandbox ?? ""}`);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([...lines, "pass --allow-mutation to let these cases write"].join("\n"));
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

/***/ 80512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/unfinished.js
var unfinished = __webpack_require__(66390);
// EXTERNAL MODULE: ./build/src/probes/define.js
var probes_define = __webpack_require__(97058);
;// CONCATENATED MODULE: ./build/src/engine/gate-row.js
// A case's row in the report, from how it ended. Share-safe: ids, tool names, fixed labels and numbers only.



/** The row of a case that ran to its end. */
function rowOf(one, outcome) {
    if (outcome.verdict === "not-applicable") {
        return { ...blank(one), reason: outcome.because, hint: probes_define/* NOT_APPLICABLE */.Q[outcome.because], not_applicable: true };
    }
    const ran = { ...blank(one), attempts: outcome.attempts, measurements: plain(outcome.measurements) };
    if (outcome.verdict === "passed")
        return { ...ran, passed: true };
    const { reason, firstFailure, detail } = outcome;
    const hint = one.probe.reasons[reason]?.hint;
    if (hint === undefined)
        throw new Error(`${one.probe.kind} declares no reason ${reason}`);
    return {
        ...ran,
        first_failure: firstFailure,
        reason,
        hint,
        detail: detail === undefined ? null : { bound: detail.bound, limit: detail.limit, observed: detail.observed },
    };
}
/**
 * The row of a case that could not be judged.
 * @param attempt the attempt that was under way, from 1; 0 when the case never began
 */
function unfinishedRow(one, reason, attempt) {
    return {
        ...blank(one),
        attempts: attempt,
        first_failure: attempt === 0 ? null : attempt,
        reason,
        hint: unfinished/* UNFINISHED_REASONS */.u[reason].hint,
    };
}
const TIMEOUTS = new Set(["initialize-timeout"]);
const CLOSED = new Set(["command-not-found", "server-exited", "connection-failed"]);
/** The reason behind a thrown error; undefined when it is no broken exchange but our own defect. */
function unfinishedReason(error) {
    if (error instanceof errors/* TransportFault */.ww) {
        if (error.kind === "budget")
            return "gate-budget-exhausted";
        return error.kind === "timeout" || error.kind === "closed" ? `transport-${error.kind}` : "transport-error";
    }
    if (!(error instanceof errors/* Incomplete */.nd) || error.code === "defect")
        return undefined;
    if (error.code === "interrupted")
        return "gate-interrupted";
    if (TIMEOUTS.has(error.code))
        return "transport-timeout";
    return CLOSED.has(error.code) ? "transport-closed" : "transport-error";
}
/** Every field of a row, as for a case that did nothing. */
function blank({ id, probe, tool }) {
    return {
        id,
        probe: probe.kind,
        tool,
        passed: false,
        attempts: 0,
        first_failure: null,
        reason: null,
        hint: null,
        detail: null,
        measurements: {},
    };
}
function plain(measurements = {}) {
    return { ...measurements };
}

;// CONCATENATED MODULE: ./build/src/engine/gate.js
// Runs a manifest's cases in order and returns a row for each. Ordinary cases share one connection; after a broken exchange the next
// case starts on a fresh one. Judges nothing itself: the probes do.


/** After so many connections in a row that could not be opened, the cases left are given up. */
const MAX_FAILED_CONNECTS = 2;
/** Runs every case; never rejects for the server's sake. The rows are in the order of the cases. */
async function runGate(input) {
    const gate = new Gate(input);
    const rows = [];
    for (const [index, one] of input.cases.entries()) {
        input.host.progress.update(`case ${String(index + 1)}/${String(input.cases.length)} ${one.id}`);
        rows.push(await gate.run(one));
    }
    gate.end();
    return rows;
}
class Gate {
    input;
    #connecting;
    #shared;
    #failedConnects = 0;
    #lastFailure;
    #hasShownDetail = false;
    constructor(input) {
        this.input = input;
        this.#connecting = input.connecting;
    }
    async run(one) {
        const { host, budget } = this.input;
        if (host.signal.aborted)
            return unfinishedRow(one, "gate-interrupted", 0);
        if (budget.spent)
            return unfinishedRow(one, "gate-budget-exhausted", 0);
        if (this.#failedConnects >= MAX_FAILED_CONNECTS) {
            return unfinishedRow(one, unfinishedReason(this.#lastFailure) ?? "transport-closed", 0);
        }
        const opened = [];
        let attempt = 0;
        try {
            const session = one.probe.session === "fresh" ? await this.#open(opened, {}) : await this.#ordinary();
            // A time is only the server's own when no other server of ours is starting.
            if ("latency_ms" in one.probe.measures)
                await this.input.quiet;
            attempt = 1;
            const outcome = await one.probe.run(one.fields, {
                session,
                connect: (options) => this.#open(opened, options ?? {}),
                attempt: (number) => (attempt = number),
                validator: this.input.validator,
                clock: host.clock,
                timeoutMs: this.input.timeoutMs,
            });
            return rowOf(one, outcome);
        }
        catch (error) {
            return this.#broken(one, error, attempt);
        }
        finally {
            for (const session of opened)
                void session.close();
        }
    }
    end() {
        void this.#shared?.close();
    }
    #broken(one, error, attempt) {
        const { host, budget } = this.input;
        const seen = unfinishedReason(error);
        if (seen === undefined)
            throw error;
        void this.#shared?.close();
        this.#shared = undefined;
        // Servers end with the signal, and a call is cut short when the budget's time is over: neither is the server's doing.
        const reason = host.signal.aborted ? "gate-interrupted" : budget.spent ? "gate-budget-exhausted" : seen;
        if (reason !== "gate-interrupted" && error instanceof Error) {
            host.progress.note(`${one.id}: ${error.message}`);
            // The last words of a server that does not start are the same each time.
            if (error instanceof errors/* Incomplete */.nd && !this.#hasShownDetail) {
                this.#hasShownDetail = error.terminalDetail.length > 0;
                for (const line of error.terminalDetail)
                    host.progress.note(line);
            }
        }
        return unfinishedRow(one, reason, attempt);
    }
    /** The shared session; a fresh one when there is none or it ended. */
    async #ordinary() {
        const first = this.#connecting;
        this.#connecting = undefined;
        if (first !== undefined)
            this.#shared = await this.#counted(first);
        if (this.#shared?.alive !== true)
            this.#shared = await this.#counted(this.#connect({}));
        return this.#shared;
    }
    async #open(opened, options) {
        const session = await this.#counted(this.#connect(options));
        opened.push(session);
        return session;
    }
    #connect(options) {
        return this.input.connector.connect({ callTimeoutMs: this.input.timeoutMs, ...options });
    }
    async #counted(connecting) {
        try {
            const session = await connecting;
            this.#failedConnects = 0;
            return session;
        }
        catch (error) {
            this.#failedConnects += 1;
            this.#lastFailure = error;
            throw error;
        }
    }
}


/***/ }),

/***/ 32274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ probeTarget)
/* harmony export */ });
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44831);
/* harmony import */ var _report_build_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13928);
/* harmony import */ var _advisories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43555);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80512);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69713);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24405);






/**
 * Runs the gate and, unless left out, the battery. A case or a readiness that could not be measured is part of the document.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
function probeTarget(target, gate, settings, host) {
    const timeoutMs = gate.timeoutMs ?? (target.kind === "stdio" ? _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_TIMEOUT_MS */ .nq.stdio : _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_TIMEOUT_MS */ .nq.http);
    const first = { callTimeoutMs: timeoutMs };
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .withServer */ .eH)(target, settings, host, async (open, connecting) => {
        // After the gate's own handshake, so that what it learns of the server's era is known; the process may have been started before.
        // Whether the gate's session opened or not, the battery tries for itself.
        const begin = () => open.connector.connect();
        const battery = gate.gateOnly ? undefined : connecting.then(begin, begin);
        battery?.catch(() => undefined);
        const quiet = battery?.then(nothing, nothing) ?? Promise.resolve();
        // Cases measure time and load of their own: another measurement of this machine waits until they are done.
        const cases = await (0,_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .holding */ .G)(host.turn, () => (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .runGate */ .R)({ ...open, cases: gate.cases, timeoutMs, host, connecting, quiet }));
        const common = { generator: _run_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATOR */ ._d, server: settings.server, manifestSha256: gate.manifestSha256, cases };
        if (battery === undefined) {
            const report = { ...common, cases: [...cases], readiness: null, ...(await protocolOf(connecting)) };
            return { document: (0,_report_build_js__WEBPACK_IMPORTED_MODULE_5__/* .buildReport */ .F)(report), areasWithoutLatency: null };
        }
        const { report, areasWithoutLatency, session, relisted } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .measureReadiness */ .nd)(open, battery, settings, host);
        const advisories = await (0,_advisories_js__WEBPACK_IMPORTED_MODULE_1__/* .findAdvisories */ .nz)({ ...open, target, host, wanted: settings.advisories, session, relisted });
        const found = advisories === undefined ? {} : { advisories };
        return { document: (0,_report_build_js__WEBPACK_IMPORTED_MODULE_5__/* .buildReport */ .F)({ ...common, cases: [...cases], ...report, ...found }), areasWithoutLatency };
    }, first);
}
function nothing() {
    // Whether the session opened is the battery's business.
}
/** The protocol of the gate's first session; nothing when it never opened. */
async function protocolOf(connecting) {
    try {
        const { era, revision, transport } = await connecting;
        return { protocol: { era, revision, transport } };
    }
    catch {
        return {};
    }
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
