"use strict";
exports.id = 1578;
exports.ids = [1578,2352];
exports.modules = {

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
/* harmony import */ var _model_manifest_file_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(32001);
/* harmony import */ var _options_advisories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52093);
/* harmony import */ var _options_floors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83081);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70348);
/* harmony import */ var _report_advisory_gate_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(92521);
/* harmony import */ var _report_floors_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6397);
/* harmony import */ var _report_grade_gate_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(20891);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74041);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16456);
/* harmony import */ var _report_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2352);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11750);
/* harmony import */ var _source_check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48330);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83386);
/* harmony import */ var _waivers_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1116);
// `probe`: a manifest's cases against one server, then the standard battery. Everything that can be wrong with the request is found
// before a server starts. Renders and delivers nothing.

















/**
 * Runs the gate and, unless left out, the battery.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when the manifest, target, arguments file, floors or skip rules are not usable
 */
async function runProbe(values, operands, host) {
    const kind = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_11__/* .textValue */ .v8)(values, "probe");
    const gateOnly = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_11__/* .isGiven */ .qR)(values, "gate-only") || kind !== undefined;
    const floors = (0,_options_floors_js__WEBPACK_IMPORTED_MODULE_12__/* .declaredFloors */ .m4)(values);
    const { failOn } = (0,_options_advisories_js__WEBPACK_IMPORTED_MODULE_3__/* .advisoryChoice */ .N)(values);
    const grade = (0,_options_floors_js__WEBPACK_IMPORTED_MODULE_12__/* .gradeFloor */ .gW)(values);
    if (gateOnly) {
        const given = [
            ...(floors === null && grade === null ? [] : ["a floor"]),
            ...(failOn.length === 0 ? [] : ["--fail-on-advisory"]),
            ...((0,_options_floors_js__WEBPACK_IMPORTED_MODULE_12__/* .wantsGrade */ .Nh)(values) ? ["--grade"] : []),
        ];
        refuseBattery(kind === undefined ? "--gate-only" : "--probe", given[0]);
    }
    const { label, target } = await oneTarget(values, operands, host);
    const manifest = await manifestOf((0,_options_values_js__WEBPACK_IMPORTED_MODULE_11__/* .textValue */ .v8)(values, "manifest"), host.files);
    const cases = selectedCases(manifest, kind);
    if (!(0,_options_values_js__WEBPACK_IMPORTED_MODULE_11__/* .isGiven */ .qR)(values, "allow-mutation"))
        refuseMutation(manifest.file, cases);
    const settings = await (0,_score_js__WEBPACK_IMPORTED_MODULE_7__.settingsOf)(values, host);
    (0,_source_check_js__WEBPACK_IMPORTED_MODULE_8__/* .checkSource */ .A)(values);
    const waivers = await (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_10__/* .waiversOf */ .R)(values, host.files);
    const gate = { manifestSha256: manifest.sha256, cases, timeoutMs: manifest.timeoutMs, gateOnly };
    const { document: probed, areasWithoutLatency } = await (0,_engine_probe_js__WEBPACK_IMPORTED_MODULE_0__/* .probeTarget */ .U)(target, gate, { ...settings, server: label }, host);
    const floored = (0,_report_floors_js__WEBPACK_IMPORTED_MODULE_13__/* .applyFloors */ .C)(probed, floors ?? {}, areasWithoutLatency ?? {});
    const [document = floored] = (0,_waivers_file_js__WEBPACK_IMPORTED_MODULE_10__/* .underWaivers */ .M)([(0,_report_grade_gate_js__WEBPACK_IMPORTED_MODULE_14__/* .applyGradeFloor */ .e)((0,_report_advisory_gate_js__WEBPACK_IMPORTED_MODULE_15__/* .applyAdvisoryGate */ .$)(floored, failOn), grade)], waivers, host);
    if (!gateOnly && values["history"] !== false)
        await (0,_history_js__WEBPACK_IMPORTED_MODULE_5__/* .recordRun */ .vj)(document, host);
    return { document: await (0,_report_result_js__WEBPACK_IMPORTED_MODULE_6__.reportResult)(values, document, host, manifest), verdict: (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictOf */ .V)(document) };
}
/** A manifest is one server's, so one server is run. */
async function oneTarget(values, operands, host) {
    const { servers, notes } = await (0,_targets_js__WEBPACK_IMPORTED_MODULE_9__.targetsOf)(values, operands, host);
    const [only, ...others] = servers;
    if (only === undefined || others.length > 0) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`a manifest is for one server, and ${String(servers.length)} were chosen; name one of them with --server`);
    }
    for (const note of notes)
        host.progress.note(note);
    return only;
}
/** @param what the first thing asked for that only the battery can tell; undefined for none */
function refuseBattery(flag, what) {
    if (what === undefined)
        return;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${what} needs the standard battery, which ${flag} leaves out; drop one of them`);
}
/** The manifest that was named, else the one of the default name. @throws UsageError when it cannot be read or is wrong */
async function manifestOf(path, files) {
    if (path !== undefined)
        return (0,_manifest_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadManifest */ .e)(path, files);
    try {
        return await (0,_manifest_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadManifest */ .e)(_model_manifest_file_js__WEBPACK_IMPORTED_MODULE_16__/* .DEFAULT_MANIFEST */ .m, files);
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

/***/ 2352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportResult: () => (/* binding */ reportResult)
/* harmony export */ });
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16456);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76252);


/**
 * The result that front ends render.
 * @param manifest the manifest, where it was read already
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
async function reportResult(values, document, host, manifest) {
    return {
        kind: "probe-report",
        document,
        places: await (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .e)(values, document, host, manifest),
        history: await (0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyFor */ .CR)(values, document.server, host),
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
// EXTERNAL MODULE: ./build/src/session/auth-required.js
var auth_required = __webpack_require__(57282);
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
        if (error.kind === "auth")
            return "gate-auth-required";
        return error.kind === "timeout" || error.kind === "closed" ? `transport-${error.kind}` : "transport-error";
    }
    if (!(error instanceof errors/* Incomplete */.nd) || error.code === "defect")
        return undefined;
    if (error.code === "interrupted")
        return "gate-interrupted";
    if (error.code === "auth-required")
        return "gate-auth-required";
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
    /** Why the server no longer lets us in; undefined while it does. */
    #shutOut;
    constructor(input) {
        this.input = input;
        this.#connecting = input.connecting;
        input.keptOut.catch((cause) => (this.#shutOut = cause));
    }
    async run(one) {
        const { host, budget } = this.input;
        if (host.signal.aborted)
            return unfinishedRow(one, "gate-interrupted", 0);
        if (budget.spent)
            return unfinishedRow(one, "gate-budget-exhausted", 0);
        if (this.#shutOut !== undefined)
            return unfinishedRow(one, "gate-auth-required", 0);
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
            const running = one.probe.run(one.fields, {
                session,
                connect: (options) => this.#open(opened, options ?? {}),
                attempt: (number) => (attempt = number),
                validator: this.input.validator,
                clock: host.clock,
                timeoutMs: this.input.timeoutMs,
            });
            running.catch(() => undefined); // nobody waits for it when the server shuts us out
            // A refusal for want of credentials is no verdict on the server, whatever a kind would make of it.
            return rowOf(one, await Promise.race([running, this.input.keptOut]));
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
    #broken(one, thrown, attempt) {
        const { host, budget } = this.input;
        const error = (0,auth_required/* isUnauthorized */.T)(thrown) ? (this.#shutOut ?? thrown) : thrown;
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
/* harmony import */ var _report_build_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13928);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80512);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45316);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24405);





/**
 * Runs the gate and, unless left out, the battery. A case or a readiness that could not be measured is part of the document.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
function probeTarget(target, gate, settings, host) {
    const timeoutMs = gate.timeoutMs ?? (target.kind === "stdio" ? _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_TIMEOUT_MS */ .nq.stdio : _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_TIMEOUT_MS */ .nq.http);
    const first = { callTimeoutMs: timeoutMs };
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .withServer */ .eH)(target, settings, host, async (open, connecting) => {
        // After the gate's own handshake, so that what it learns of the server's era is known; the process may have been started before.
        // Whether the gate's session opened or not, the battery tries for itself.
        const begin = () => open.connector.connect();
        const battery = gate.gateOnly ? undefined : connecting.then(begin, begin);
        battery?.catch(() => undefined);
        const quiet = battery?.then(nothing, nothing) ?? Promise.resolve();
        // Cases measure time and load of their own: another measurement of this machine waits until they are done.
        const cases = await (0,_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .holding */ .G)(host.turn, () => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .runGate */ .R)({ ...open, cases: gate.cases, timeoutMs, host, connecting, quiet }));
        const common = { generator: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .GENERATOR */ ._d, server: settings.server, manifestSha256: gate.manifestSha256, cases };
        if (battery === undefined) {
            const report = { ...common, cases: [...cases], readiness: null, ...(await protocolOf(connecting)) };
            return { document: (0,_report_build_js__WEBPACK_IMPORTED_MODULE_4__/* .buildReport */ .F)(report), areasWithoutLatency: null };
        }
        const { report, areasWithoutLatency, session, relisted } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .measureReadiness */ .nd)(open, battery, settings, host);
        const { findAdvisories } = await __webpack_require__.e(/* import() */ 3555).then(__webpack_require__.bind(__webpack_require__, 43555));
        const advisories = await findAdvisories({ ...open, target, host, wanted: settings.advisories, session, relisted });
        const found = advisories === undefined ? {} : { advisories };
        return { document: (0,_report_build_js__WEBPACK_IMPORTED_MODULE_4__/* .buildReport */ .F)({ ...common, cases: [...cases], ...report, ...found }), areasWithoutLatency };
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
;