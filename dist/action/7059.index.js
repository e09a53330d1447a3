export const id = 7059;
export const ids = [7059];
export const modules = {

/***/ 78320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jY: () => (/* binding */ NoteKeeper),
  $9: () => (/* binding */ createActionHost),
  R8: () => (/* binding */ filesOf),
  wd: () => (/* binding */ isDirectory),
  fo: () => (/* binding */ isFile)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/sinks/local/files-below.js
// Lists the files below a folder within bounds, for the hosts' file ports. Reads no file and follows no link.



/**
 * Files relative to the folder, with `/`: a folder's own files by name, then its folders by name.
 * @param folder absolute path
 * @param named the folder as messages name it
 * @throws UsageError when the folder itself cannot be read; one below it that cannot is left out
 */
async function filesBelow(folder, named, { skip, most }) {
    const found = [];
    const pending = [""];
    for (let below = pending.shift(); below !== undefined && found.length < most; below = pending.shift()) {
        const at = below;
        const entries = await (0,promises_.readdir)((0,external_node_path_.join)(folder, at), { withFileTypes: true }).catch((error) => {
            if (at !== "")
                return [];
            throw new errors/* UsageError */.eb(`cannot read the folder ${named}: ${error.code ?? "unreadable"}`);
        });
        entries.sort((a, b) => (a.name < b.name ? -1 : 1));
        const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !skip.has(entry.name));
        found.push(...entries.filter((entry) => entry.isFile()).map(({ name }) => `${at}${name}`));
        pending.unshift(...folders.map(({ name }) => `${at}${name}/`));
    }
    return found.slice(0, most);
}

;// CONCATENATED MODULE: ./build/src/action/host.js
// The Action's real ports to the outside world: clock, environment, files. Progress has no place in a log, only notes do.






const clock = {
    now: () => external_node_perf_hooks_.performance.now(),
    // A timer waits for a millisecond at least.
    sleep: (ms, signal) => (ms === 0 ? (0,external_node_timers_promises_.setImmediate)() : (0,external_node_timers_promises_.setTimeout)(ms, undefined, signal === undefined ? {} : { signal })),
};
/** Why a file cannot be read, in words, by error code. */
const CAUSES = { ENOENT: "no such file", EISDIR: "it is a folder", EACCES: "no permission" };
/** Files below the workspace; messages keep the path as the workflow spells it. A wrong encoding is refused, so that digests stay true. */
const filesOf = (workspace) => ({
    readText: async (path, maxBytes = Number.POSITIVE_INFINITY) => {
        let bytes;
        try {
            const { size } = await (0,promises_.stat)((0,external_node_path_.resolve)(workspace, path));
            if (size > maxBytes)
                throw new errors/* UsageError */.eb(`cannot read ${path}: it has ${String(size)} bytes, more than ${String(maxBytes)}`);
            bytes = await (0,promises_.readFile)((0,external_node_path_.resolve)(workspace, path));
        }
        catch (error) {
            if (error instanceof errors/* UsageError */.eb)
                throw error;
            const code = error.code ?? "unreadable";
            throw new errors/* UsageError */.eb(`cannot read ${path}: ${CAUSES[code] ?? code}; paths are relative to the workspace, is the repository checked out?`);
        }
        try {
            return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
        }
        catch {
            throw new errors/* UsageError */.eb(`cannot read ${path}: it is not UTF-8 text`);
        }
    },
    readStdin: () => Promise.reject(new errors/* UsageError */.eb("an Action has no standard input; name a file")),
    listFiles: (folder, bounds) => filesBelow((0,external_node_path_.resolve)(workspace, folder), folder, bounds),
});
/** Progress that keeps the notes, for the log to show them at the end as one block. Status lines are for terminals and dropped. */
class NoteKeeper {
    notes = [];
    update() {
        // A log has no line to overwrite.
    }
    note(line) {
        this.notes.push(...line.split(/\r?\n/));
    }
    stop() {
        // Nothing is shown that would have to go.
    }
}
/** Whether there is a file at a path, which may be relative to the folder. */
async function isFile(path, folder) {
    try {
        return (await (0,promises_.stat)((0,external_node_path_.resolve)(folder, path))).isFile();
    }
    catch {
        return false;
    }
}
/** Whether the path is a folder that exists. */
async function isDirectory(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
/**
 * The ports of one run.
 * @param workerModule module that a schema worker thread starts from: the bundle's entry
 * @param signal aborted when the job is cancelled
 */
function createActionHost(workerModule, signal, progress) {
    const workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
    return {
        clock,
        env: process.env,
        cwd: workspace,
        platform: process.platform,
        arch: process.arch,
        files: filesOf(workspace),
        progress,
        signal,
        workerModule,
    };
}


/***/ }),

/***/ 20129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ watchSignals)
/* harmony export */ });
// What a cancelled job does: the runner sends SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that. No server may outlive it.
/**
 * Ends servers on the first signal, kills them on the second, and in any case when the process exits.
 * The process itself ends by finishing its work: the report of an interrupted run is worth the seconds it takes.
 */
function watchSignals(source, effects) {
    let signals = 0;
    const onSignal = () => {
        signals += 1;
        if (signals > 1) {
            effects.killAllNow();
            return;
        }
        effects.abort(new Error("the run was cancelled"));
        effects.endAll().catch(() => effects.killAllNow());
    };
    source.on("SIGINT", onSignal);
    source.on("SIGTERM", onSignal);
    source.on("exit", () => effects.killAllNow());
}


/***/ }),

/***/ 208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   R$: () => (/* binding */ whyChanged),
/* harmony export */   UN: () => (/* binding */ whyRed),
/* harmony export */   c4: () => (/* binding */ notMeasuredNotice),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   z8: () => (/* binding */ nameInputs)
/* harmony export */ });
/* unused harmony exports missedFloors, whyNotMeasured */
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
/* harmony import */ var _lib_waived_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86219);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _model_unfinished_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66390);
/* harmony import */ var _render_shared_grade_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99997);
// The sentences a failed step shows: which floor was missed, why nothing was measured. Words only; no runner, no exit code.





/** Input names that differ from the flag of the same meaning. */
const INPUT_OF_FLAG = {
    cwd: "working-directory",
    "header-env": "headers",
    output: "output-dir",
    "gate-only": "mode",
    "max-token-growth": "token-ratchet",
    "fail-on-regression": "fail-on",
    "fail-on-change": "fail-on",
    "fail-on-breaking": "fail-on",
};
/**
 * A message written for the command line, with every `--flag` named as the workflow's author wrote it: the input.
 * @param inputs names of the Action's inputs; other flags stay as they are
 */
function nameInputs(message, inputs) {
    return message.replace(/--([a-z][a-z-]*[a-z])(?![A-Za-z0-9=-])/g, (flag, name) => {
        const input = INPUT_OF_FLAG[name] ?? name;
        return inputs.has(input) ? `'${input}'` : flag;
    });
}
/** One line on the floors that were missed, for example "readiness 91 is under its floor of 95". */
function missedFloors(gate) {
    const measured = gate.exclude_latency ? " (latency checks at full marks)" : "";
    const missed = gate.shortfalls.map(({ subject, observed, floor }) => `${subject} ${observed} is under its floor of ${floor}`);
    // A floor can also be missed without a number: an area the report lacks.
    return `${missed.length === 0 ? "a declared floor is not met" : missed.join("; ")}${measured}`;
}
/** Cases named in one line; the report has them all. */
const NAMED_CASES = 5;
/** One line on why a measured report is red: failing cases, missed floors, advisories that were declared to fail it, waivers that cover nothing. */
function whyRed(document) {
    const { readiness_gate: floors, advisory_gate: gate, advisories, waivers = [] } = document;
    const grade = (0,_render_shared_grade_js__WEBPACK_IMPORTED_MODULE_3__/* .missedGrade */ .JR)(document);
    const found = new Set((advisories ?? []).map(({ id }) => id));
    const failing = gate === undefined || gate.passed ? [] : gate.fail_on.filter((id) => found.has(id));
    const reasons = [
        ...failedCases(document),
        ...(floors === undefined || floors.passed ? [] : [missedFloors(floors)]),
        ...(grade === null ? [] : [grade]),
        ...failing.map((id) => `advisory ${id} was found`),
        ...waivers
            .filter(({ state }) => state === "stale" || state === "expired")
            .map(({ kind, subject, state }) => `the waiver of ${kind} ${subject} is ${state}`),
    ];
    return reasons.length === 0 ? "the report is red" : reasons.join("; ");
}
function failedCases({ cases, gate, waivers }) {
    const failed = cases.filter((one) => !one.passed && one.not_applicable !== true && (0,_lib_waived_js__WEBPACK_IMPORTED_MODULE_4__/* .caseWaiver */ .fh)(waivers, one) === undefined);
    if (gate === null || failed.length === 0)
        return [];
    return [`${failed.length} of ${gate.total} gate cases failed: ${namedCases(failed)}`];
}
function namedCases(cases) {
    const more = cases.length - NAMED_CASES;
    return `${cases
        .slice(0, NAMED_CASES)
        .map(({ id }) => id)
        .join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
/** The input that declares each rule of a comparison. */
const RULES = {
    "fail-on-regression": "cases that failed and did not in the baseline",
    "fail-on-change": "cases that fail for another reason than in the baseline",
    "fail-on-breaking": "changes of the catalog that break callers",
    "max-readiness-drop": "readiness points lost against the baseline",
    "max-token-growth": "growth of the catalog against the baseline",
};
/** One line on the rules of a comparison that were broken, for example "readiness points lost against the baseline: 5, at most 2". */
function whyChanged({ rules }) {
    return rules
        .filter(({ passed }) => !passed)
        .map(({ rule, observed, limit, unit }) => {
        const suffix = unit === undefined ? "" : unit === "percent" ? "%" : " tokens";
        return `${RULES[rule]}: ${observed}${suffix}, at most ${limit}${suffix}`;
    })
        .join("; ");
}
function isIncompleteCode(code) {
    return code !== undefined && Object.hasOwn(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .INCOMPLETE_CODES */ .Ab, code);
}
/**
 * One line on why there is no verdict: readiness is missing, cases could not be judged, or none applies.
 * @param cause what the command noted first, for example "server exited with code 3"
 */
function whyIncomplete(document, cause) {
    const { gate, readiness, readiness_error: code, cases } = document;
    if (gate === null || code !== undefined)
        return whyNotMeasured(document, cause);
    const unjudged = cases.filter(({ reason }) => (0,_model_unfinished_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnfinished */ .b)(reason));
    if (unjudged.length > 0)
        return `${unjudged.length} of ${cases.length} gate cases could not be judged: ${namedCases(unjudged)}`;
    return readiness === null && cases.length === 0 ? whyNotMeasured(document, cause) : "no case of the manifest applies to this server";
}
/**
 * One line on why readiness is missing.
 * @param cause what the command noted first, for example "server exited with code 3"; the label's fixed sentence stands in for it
 */
function whyNotMeasured(document, cause) {
    const code = document.readiness_error;
    const sentence = cause ?? (isIncompleteCode(code) ? _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .INCOMPLETE_CODES */ .Ab[code] : "no cause is known");
    return `readiness could not be measured${code === undefined ? "" : ` (${code})`}: ${sentence}`;
}
/**
 * Why a run has no report at all, as Markdown for the Step Summary and the comment.
 * @param code fixed label
 * @param message cause and way out, in one line
 */
function notMeasuredNotice(server, code, message) {
    return `## ⚠️ ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(server)} could not be measured\n\n> [!WARNING]\n> ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(code)}: ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownEscape */ .pf)(message)}\n`;
}
/** The Step Summary of a misused Action, as Markdown. */
function problemList(problems) {
    const items = problems.map((problem) => `- ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownEscape */ .pf)(problem)}`).join("\n");
    return `## mcpeval could not start\n\nNothing was measured. Mend these inputs of the step:\n\n${items}\n`;
}


/***/ }),

/***/ 11712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* reexport safe */ _transport_live_servers_js__WEBPACK_IMPORTED_MODULE_0__.XZ),
/* harmony export */   t: () => (/* reexport safe */ _transport_live_servers_js__WEBPACK_IMPORTED_MODULE_0__.E3)
/* harmony export */ });
/* harmony import */ var _transport_live_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3008);
// Ends whatever servers a run has started; the front ends' way to the transport on signals and at exit.



/***/ }),

/***/ 52694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   ag: () => (/* binding */ fieldValue),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   nl: () => (/* binding */ inertJson),
/* harmony export */   pf: () => (/* binding */ markdownEscape)
/* harmony export */ });
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44831);
// Makes text that came from a server or a file safe to print: on one line, in a `key=value` field, in Markdown.
// Escaping is visible: what is unsafe becomes \u{hex}, so a name with an invisible character does not print like one without.

/**
 * What never reaches a terminal, a log or a page as it is: controls (C0, C1, DEL, line breaks, ANSI's ESC), bidi and other
 * format characters, lone surrogates, private use, line and paragraph separators, invisible ignorables, spaces that are not
 * U+0020, and the second # of `##[`, which GitHub's log reads as a command anywhere in a line.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}|(?<=#)#(?=\[)/gu;
/**
 * The text on one line, without anything invisible or active.
 * @param limit longest result in code points, the closing ellipsis included
 */
function printable(text, limit = _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NAME_CHARACTERS */ .Sp) {
    // Cut before escaping too: a name of megabytes is not worth a pass. One code point is at most two units.
    const escaped = text.slice(0, 2 * limit + 2).replace(UNSAFE, (character) => visible(character));
    const points = Array.from(escaped);
    return points.length <= limit ? escaped : `${points.slice(0, limit - 1).join("")}…`;
}
/** `\u{hex}` of one code point. */
function visible(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/**
 * JSON text whose strings hold nothing active: unsafe characters become \uXXXX, so the value stays the same.
 * @param json JSON text; its own line breaks stay
 */
function inertJson(json) {
    return json.replace(UNSAFE, (character) => (character === "\n" ? character : unitEscapes(character)));
}
/** `\uXXXX` of each UTF-16 unit. */
function unitEscapes(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}
/** A bare field value; it cannot start with a colon, so a line that starts with one is no `::command::` to GitHub's log. */
const BARE = /^[A-Za-z0-9_./-][A-Za-z0-9_.:/-]*$/;
/** A name as one word of a `key=value` line: itself when it is plain, else a JSON string of its printable form. */
function fieldValue(text) {
    return BARE.test(text) && text.length <= _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NAME_CHARACTERS */ .Sp ? text : JSON.stringify(printable(text));
}
/**
 * A name as a Markdown code span, where mentions, references, links and emphasis are inert.
 * Backticks and pipes become \u{hex} like other unsafe characters: no fence to outgrow, no table cell to split.
 */
function markdownCode(text) {
    const safe = printable(text).replace(/[`|]/g, (character) => visible(character));
    // A span of spaces only, or with outer spaces, would be stripped or not be a span at all.
    return `\`${safe === "" ? "(empty)" : safe.replace(/^ | $/g, "\\u{20}")}\``;
}
/** What GitHub turns into links and notifications after Markdown is rendered; backslashes do not stop those, code spans do. */
const AUTOLINKED = /(?:@|#(?=\w)|\bGH-(?=\d)|:\/\/|\b(?:www|ftp)\.|\b[0-9a-f]{7,64}\b)+/gi;
const PROSE_LIMIT = 2_000;
/** Prose as inert inline Markdown: no emphasis, link, image, HTML, table cell, mention or reference comes out of it. */
function markdownEscape(text, limit = PROSE_LIMIT) {
    return printable(text, limit)
        .split(AUTOLINKED_SPLIT)
        .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : escapeInline(part)))
        .join("")
        .replace(/^[-+=>](?=\s|$|[-+=>])|^(?=[#>])|^(\d{1,9})(?=[.)])/, (start, digits) => digits === undefined ? `\\${start}` : `${digits}\\`);
}
const AUTOLINKED_SPLIT = new RegExp(`(${AUTOLINKED.source})`, "gi");
/** Escapes what can start emphasis, code, a link, math or HTML; brackets alone undo links and images, a `_` inside a word is inert. */
function escapeInline(text) {
    return text
        .replace(/[&<|\\]/g, (character) => `&#${character.charCodeAt(0)};`)
        .replace(/[`*[\]~$]|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])/g, (characters) => characters.replace(/./g, "\\$&"));
}


/***/ }),

/***/ 86219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ namesCheck),
/* harmony export */   Z5: () => (/* binding */ namesCase),
/* harmony export */   fh: () => (/* binding */ caseWaiver),
/* harmony export */   p9: () => (/* binding */ checkWaiver)
/* harmony export */ });
/** Whether a waiver names this lost check, whatever its state. */
function namesCheck({ kind, subject, tool }, check) {
    if (tool !== null && tool !== check.tool)
        return false;
    return (kind === "check" && subject === check.id) || (kind === "reason" && subject === check.reason);
}
/** Whether a waiver names this failing case, whatever its state. */
function namesCase({ kind, subject, tool }, one) {
    if (tool !== null && tool !== one.tool)
        return false;
    return (kind === "case" && subject === one.id) || (kind === "reason" && subject === one.reason);
}
/** The first waiver in force that covers a lost check. */
function checkWaiver(waivers, check) {
    return waivers?.find((waiver) => waiver.state === "applied" && namesCheck(waiver, check));
}
/** The first waiver in force that covers a failing case. */
function caseWaiver(waivers, one) {
    return waivers?.find((waiver) => waiver.state === "applied" && namesCase(waiver, one));
}


/***/ }),

/***/ 74132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ INCOMPLETE_CODES),
/* harmony export */   CM: () => (/* binding */ SinkFailure),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   nd: () => (/* binding */ Incomplete),
/* harmony export */   ww: () => (/* binding */ TransportFault)
/* harmony export */ });
// The error classes of the project. A red verdict is not an error; these say why no verdict could be given.
/** The user asked for something impossible or misspelt. One line; exit code 2. */
class UsageError extends Error {
    name = "UsageError";
}
/** Nothing trustworthy could be measured (the server cannot be reached, will not initialize, ...). Exit code 3. */
class Incomplete extends Error {
    code;
    terminalDetail;
    name = "Incomplete";
    /**
     * @param code a fixed label, safe for reports (see INCOMPLETE_CODES)
     * @param message one line for the terminal: cause and way out; may name an exit code or a status, never server text
     * @param terminalDetail lines for the terminal only (last stderr lines of a server that did not start); never in a report
     */
    constructor(code, message, terminalDetail = []) {
        super(message);
        this.code = code;
        this.terminalDetail = terminalDetail;
    }
}
/** Every cause a measurement can lack, with the sentence reports may print. */
const INCOMPLETE_CODES = {
    "command-not-found": "the server command could not be started; check the path and that it is installed",
    "server-exited": "the server process ended before it answered initialize; run the command by hand to see why",
    "connection-failed": "no connection to the server; check the address and that the server is listening",
    "auth-required": "the server needs credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION, --bearer-env, --header-env or --oauth-client-id-env",
    "initialize-failed": "the server refused every protocol revision offered in initialize",
    "initialize-timeout": "the server did not answer initialize in time; raise --start-timeout if it starts slowly",
    "initialize-invalid": "the answer to initialize was not a valid result",
    "protocol-unsupported": "the server does not speak the protocol revision asked for with --protocol; use --protocol auto",
    "prepare-failed": "a command of the preparation failed; run it by hand to see why",
    "listing-failed": "tools/list did not answer a usable first page",
    interrupted: "the run was interrupted before the measurement ended",
    defect: "mcpeval itself failed; please report it",
};
/**
 * Thrown by Session only: a request got no usable answer.
 * `timeout` no reply in time, `closed` the connection ended, `error` the reply broke the protocol,
 * `budget` the evaluation's shared time or request budget is spent, `auth` HTTP 401 or 403,
 * `cancelled` its owner gave it up by hand (`OpenCall.cancel`).
 */
class TransportFault extends Error {
    kind;
    status;
    asksFor;
    name = "TransportFault";
    constructor(kind, message, 
    /** HTTP status, where one was seen. */
    status, 
    /** `auth` only: what the server asks for, escaped, for the terminal; never in a report. */
    asksFor) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.asksFor = asksFor;
    }
}
/** A report could not be delivered somewhere (no permission, no space). A warning; the verdict stays as it is. */
class SinkFailure extends Error {
    name = "SinkFailure";
}


/***/ }),

/***/ 44831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ START_TIMEOUT_SECONDS),
/* harmony export */   AM: () => (/* binding */ BUDGET_SECONDS),
/* harmony export */   D0: () => (/* binding */ MAX_DECLINED_REQUESTS),
/* harmony export */   DS: () => (/* binding */ SCHEMA_JOB_MS),
/* harmony export */   J8: () => (/* binding */ SCHEMA_MAX_NODES),
/* harmony export */   MU: () => (/* binding */ CALL_TIMEOUT_MS),
/* harmony export */   Mz: () => (/* binding */ SYNTHESIS_MAX_UNITS),
/* harmony export */   NK: () => (/* binding */ PAYLOAD_BYTES),
/* harmony export */   Sp: () => (/* binding */ MAX_NAME_CHARACTERS),
/* harmony export */   Tk: () => (/* binding */ BUDGET_REQUESTS),
/* harmony export */   V4: () => (/* binding */ MANIFEST_MAX_BYTES),
/* harmony export */   dd: () => (/* binding */ MAX_FRAME_BYTES),
/* harmony export */   fO: () => (/* binding */ KILL_GRACE_MS),
/* harmony export */   hT: () => (/* binding */ SCHEMA_MAX_BYTES),
/* harmony export */   mS: () => (/* binding */ SYNTHESIS_MAX_STEPS),
/* harmony export */   mn: () => (/* binding */ CALL_REPETITIONS),
/* harmony export */   nq: () => (/* binding */ GATE_TIMEOUT_MS),
/* harmony export */   rV: () => (/* binding */ SCHEMA_MAX_DEPTH),
/* harmony export */   rt: () => (/* binding */ MAX_LIST_PAGES),
/* harmony export */   sH: () => (/* binding */ STDERR_RING_BYTES)
/* harmony export */ });
// Bounds of the standard and of our own robustness, each once. Changing one marked "standard" changes the standard's name.
/** Standard: how long each tool call waits, in milliseconds. */
const CALL_TIMEOUT_MS = 15_000;
/** Standard: ordinary calls made to each exercised tool. */
const CALL_REPETITIONS = 3;
/** Standard: pages of one listing that are followed. */
const MAX_LIST_PAGES = 20;
/** Standard: server-to-client requests declined while one call waits; further ones get no answer. */
const MAX_DECLINED_REQUESTS = 8;
/** Standard: bytes of the oversize string argument of the payload case. */
const PAYLOAD_BYTES = 1_000_000;
/** Standard: seconds one whole evaluation may take (`--budget-seconds`). */
const BUDGET_SECONDS = 300;
/** Standard: requests one whole evaluation may send (`--max-requests`). */
const BUDGET_REQUESTS = 4096;
/** How long a server may take to answer its first initialize, in seconds (`--start-timeout`). */
const START_TIMEOUT_SECONDS = 60;
/** Largest frame kept; a larger one fails its call but is still drained. Bytes. */
const MAX_FRAME_BYTES = 16 * 1024 * 1024;
/** Bytes of a server's stderr kept for the terminal. */
const STDERR_RING_BYTES = 8 * 1024;
/** Grace between end of stdin and SIGTERM, and between SIGTERM and SIGKILL, in milliseconds. */
const KILL_GRACE_MS = 1_000;
/** Schema caps before compiling (research: deeper or larger ones exhaust stack or time). */
const SCHEMA_MAX_BYTES = 1024 * 1024;
const SCHEMA_MAX_DEPTH = 64;
const SCHEMA_MAX_NODES = 5_000;
/** Largest synthesised arguments, in characters of their JSON text (about), and schemas read to make them. */
const SYNTHESIS_MAX_UNITS = 256 * 1024;
const SYNTHESIS_MAX_STEPS = 10_000;
/** Budget of one compile-and-validate job in the worker, in milliseconds. */
const SCHEMA_JOB_MS = 2_000;
/** Longest server-supplied name printed anywhere, in characters. */
const MAX_NAME_CHARACTERS = 128;
/** Largest manifest read, in bytes. */
const MANIFEST_MAX_BYTES = 4 * 1024 * 1024;
/** How long each request of the gate waits when the manifest says nothing, in milliseconds. */
const GATE_TIMEOUT_MS = { stdio: 30_000, http: 5_000 };


/***/ }),

/***/ 66390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isUnfinished),
/* harmony export */   u: () => (/* binding */ UNFINISHED_REASONS)
/* harmony export */ });
// Why a gate case ended without a verdict of its own: the exchange with the server broke, or it was never made. Such a case is not
// passed, and the run exits 3. Labels and hints only, for the gate, `explain` and the renderers.
/** Every reason for a case that could not be judged, with what to do about it. */
const UNFINISHED_REASONS = {
    "transport-timeout": {
        hint: "the server did not answer within timeout_ms; find what blocks it, or raise timeout_ms in the manifest if it is slow by nature",
    },
    "transport-closed": {
        hint: "the connection ended before the case did; keep the process and the session alive whatever a request asks, and look at the server's own log for the crash",
    },
    "transport-error": {
        hint: "no usable answer came, or no connection was agreed on, so the case could not be judged; `mcpeval doctor` shows what the server answers: send one JSON-RPC reply per request, on stdout nothing else, and over HTTP a 2xx status with it",
    },
    "gate-auth-required": {
        hint: "the server wants credentials (HTTP 401 or 403) where this case asks it, so it could not be judged; pass them with MCPEVAL_HTTP_AUTHORIZATION, --bearer-env, --header-env or the --oauth options",
    },
    "gate-budget-exhausted": {
        hint: "the evaluation's time or requests ran out before this case was done; raise --budget-seconds or --max-requests, or split the manifest",
    },
    "gate-interrupted": {
        hint: "the run was interrupted before this case was done; run it again",
    },
};
/** Whether a case's reason says that it could not be judged. */
function isUnfinished(reason) {
    return reason !== null && Object.hasOwn(UNFINISHED_REASONS, reason);
}


/***/ }),

/***/ 99997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ measuredText),
/* harmony export */   JR: () => (/* binding */ missedGrade),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   zd: () => (/* binding */ unverifiedText)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
// The grade of the ten criteria in words: what every form of a report says of it, once.

/** Longest text taken from a document, in characters. */
const TEXT_LIMIT = 500;
/** Criteria of one outcome, in order. */
function criteriaOf({ criteria }, outcome) {
    return criteria.filter((one) => one.outcome === outcome);
}
/** Ids of criteria that could not be seen, in one phrase: `unverified C7, C10`; none where all were. */
function unverifiedText(discoverability) {
    const ids = criteriaOf(discoverability, "unverified").map(({ id }) => id);
    return ids.length === 0 ? [] : [`unverified ${ids.join(", ")}`];
}
/** `2, limit 6`, or the empty text where the criterion measured nothing. */
function measuredText({ observed, limit }) {
    const known = [...(observed === null ? [] : [`observed ${observed}`]), ...(limit === null ? [] : [`limit ${limit}`])];
    return known.join(", ");
}
/**
 * One line on a grade that misses its floor, for example "grade B, floor A: C5 Safety annotation presence: declare ...". Null where the
 * floor is met, or none was declared.
 */
function missedGrade({ discoverability, grade_gate: gate }) {
    if (gate === undefined || gate.passed)
        return null;
    if (discoverability === undefined)
        return `grade not judged, floor ${gate.min_grade}`;
    const told = (prefix, one) => `${prefix}${one.id} ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(one.title, TEXT_LIMIT)}${one.hint === null ? "" : `: ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(one.hint, TEXT_LIMIT)}`}`;
    const failed = criteriaOf(discoverability, "failed").map((one) => told("", one));
    // What a failure hides has no fix of its own.
    const unverified = criteriaOf(discoverability, "unverified").filter(({ reason }) => reason !== "discoverability-not-seen");
    const why = [...failed, ...unverified.map((one) => told("unverified ", one))];
    return `grade ${discoverability.grade}, floor ${gate.min_grade}${why.length === 0 ? "" : `: ${why.join(". ")}`}`;
}


/***/ }),

/***/ 81362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ printUntrusted)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
// Prints lines that may hold server text into a step's log. It must be the only way such text gets there.

/** Longest line shown in a log, in characters; a server chooses its own text, so it also needs a bound. */
const MAX_LINE_CHARACTERS = 1_000;
/**
 * Prints untrusted lines in a fold of the log, as text and nothing else.
 *
 * The runner takes `::name::` at the start of a line and `##[name]` anywhere in a line as a command, on stdout and stderr
 * alike, so escaping control characters is not enough: commands are switched off for as long as the lines are printed.
 *
 * @param token ends the stop; must be unguessable (the runner resumes on `::token::`), 16 characters or more
 */
function printUntrusted(core, title, lines, token) {
    if (lines.length === 0)
        return;
    core.startGroup(title);
    core.info(`::stop-commands::${token}`);
    try {
        for (const line of lines)
            core.info((0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(line, MAX_LINE_CHARACTERS));
    }
    finally {
        core.info(`::${token}::`);
        core.endGroup();
    }
}


/***/ }),

/***/ 3008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ killAllNow),
/* harmony export */   G3: () => (/* binding */ addLive),
/* harmony export */   XZ: () => (/* binding */ endAll),
/* harmony export */   z6: () => (/* binding */ removeLive)
/* harmony export */ });
// Every live server process of ours. The front ends call endAll and killAllNow on signals; loads nothing, so that a run of a remote
// server pays nothing for it.
const live = new Set();
/** Adds a started process; it must be removed when it is gone. */
function addLive(entry) {
    live.add(entry);
}
/** Removes a process that is gone. */
function removeLive(entry) {
    live.delete(entry);
}
/** Ends every server of this program and resolves when all are gone; for SIGINT and SIGTERM. */
async function endAll() {
    await Promise.all([...live].map((entry) => entry.endNow()));
}
/** Kills every server of this program synchronously; for the `exit` event, where nothing can be awaited. */
function killAllNow() {
    for (const entry of live)
        entry.killNow();
}


/***/ })

};
