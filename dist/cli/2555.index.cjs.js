"use strict";
exports.id = 2555;
exports.ids = [2555];
exports.modules = {

/***/ 92555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gradeMeasured: () => (/* binding */ gradeMeasured),
/* harmony export */   gradeUnmeasured: () => (/* binding */ gradeUnmeasured)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8653);
/* harmony import */ var _lib_encode_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22358);
/* harmony import */ var _lenses_discoverability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33529);



const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
/** JSON-RPC's "Invalid Request" and "Invalid params": some SDKs refuse a method they do not know by them. */
const BLAMES_CLIENT = [-32600, -32602];
/** Bytes of a result that holds the entries of a listing and nothing else: `{"tools":[...]}`. */
const LISTING_FRAME_BYTES = 12;
/** Causes that show how a server fails to open a session; the others are ours, the user's, or nobody's. */
const ENTRY_FAILURES = [
    "connection-failed",
    "initialize-failed",
    "initialize-invalid",
    "initialize-timeout",
    "server-exited",
];
/** The grade of a measured server. */
function gradeMeasured(run, session, connector) {
    const { catalog, observations } = run;
    const entries = entriesSeen(catalog.entries);
    return (0,_lenses_discoverability_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeDiscoverability */ .d$)({
        ...entered(session, connector),
        listing: listingOf(catalog),
        ...entries,
        contents: observations.tools.flatMap(({ name, content }) => (content === undefined ? [] : [{ tool: name, seen: content }])),
        unknownMethod: unknownMethodOf(observations.protocol["protocol.unknown-method"]),
    });
}
/**
 * The grade of a server that kept the run from measuring anything: no entry, or no listing. What it kept from being seen is unverified.
 * Undefined where the cause is not the server's.
 * @param session undefined when none opened
 */
function gradeUnmeasured(cause, session, connector) {
    const isEntry = session === undefined && ENTRY_FAILURES.includes(cause);
    if (!isEntry && (session === undefined || cause !== "listing-failed"))
        return undefined;
    return (0,_lenses_discoverability_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeDiscoverability */ .d$)({
        ...(session === undefined ? { entered: false, entryMs: null, identity: null } : entered(session, connector)),
        listing: isEntry ? "unknown" : "refused",
        ...entriesSeen([]),
        contents: [],
        unknownMethod: "unknown",
    });
}
function entered(session, connector) {
    const ms = session.transport === "stdio" ? (connector.wire().quickestStartMs ?? session.handshakeMs) : session.handshakeMs;
    // A server that limits us made us wait: a slow entry then tells nothing.
    const entryMs = connector.isLimited && ms >= _lenses_discoverability_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_LIMIT_MS */ .oD ? null : ms;
    return { entered: true, entryMs, identity: session.identity };
}
function listingOf({ pagination, complete }) {
    if (complete)
        return pagination.outcome === "not-applicable" ? "refused" : "whole";
    return pagination.outcome === "failed" && pagination.reason === "coverage-budget-exhausted" ? "unknown" : "cut";
}
function unknownMethodOf(seen) {
    if (seen.outcome === "passed")
        return "blamed";
    if (seen.outcome === "not-applicable" || seen.reason === "coverage-budget-exhausted")
        return "unknown";
    if (seen.reason === "protocol-call-failed")
        return "silent";
    if (seen.code === undefined)
        return "answered";
    return BLAMES_CLIENT.includes(seen.code) ? "blamed" : "other-error";
}
function entriesSeen(raw) {
    const names = new Set();
    const descriptions = new Set();
    const entries = [];
    let bytes = LISTING_FRAME_BYTES + Math.max(0, raw.length - 1);
    for (const value of raw) {
        bytes += Buffer.byteLength((0,_lib_encode_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactJson */ .Ar)(value), "utf8");
        const entry = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .O)(value) ? value : {};
        const { name: named, description: described, annotations } = entry;
        const name = typeof named === "string" ? named : null;
        const description = typeof described === "string" ? described.trim() : "";
        entries.push({
            name,
            isRepeated: name !== null && names.has(name),
            descriptionCharacters: [...description].length,
            hasInputSchema: isInputSchema(entry["inputSchema"]),
            isAnnotated: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .O)(annotations) && HINTS.some((hint) => typeof annotations[hint] === "boolean"),
        });
        if (name !== null)
            names.add(name);
        descriptions.add(description);
    }
    return { entries, distinctDescriptions: descriptions.size, listingBytes: bytes };
}
function isInputSchema(schema) {
    if (schema === undefined || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .O)(schema))
        return false;
    const { type, properties } = schema;
    return (type === "object" || (type === undefined && properties !== undefined && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .O)(properties)) || Object.keys(schema).length === 0);
}


/***/ }),

/***/ 32917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ DISCOVERABILITY_REASONS)
/* harmony export */ });
// Every reason why one of the ten criteria is not passed, each with its fix. Words only; discoverability.ts judges.
/** Every reason with its fix. */
const DISCOVERABILITY_REASONS = {
    "discoverability-entry-failed": {
        hint: "answer `server/discover`, or `initialize` with a protocolVersion and capabilities; `mcpeval doctor` says what stands in the way",
    },
    "discoverability-listing-refused": {
        hint: "declare the tools capability and answer tools/list with a result that holds a tools array",
    },
    "discoverability-listing-cut": {
        hint: "make every page of tools/list answer, leave nextCursor out on the last one, never repeat a cursor, and stay within 20 pages",
    },
    "discoverability-no-tools": {
        hint: "list at least one tool; agents find a server by its tools",
    },
    "discoverability-tool-invalid": {
        hint: "give every tool a name of its own (1 to 128 of A-Z, a-z, 0-9, underscore, hyphen, dot), a description and an object inputSchema",
    },
    "discoverability-description-short": {
        hint: "describe every tool in at least 12 characters; agents choose tools from this text",
    },
    "discoverability-descriptions-terse": {
        hint: "write descriptions that say what a tool does and when to use it; half of them at least have 20 characters",
    },
    "discoverability-descriptions-alike": {
        hint: "tell tools apart: at least 60 % of the descriptions must differ from one another",
    },
    "discoverability-unannotated": {
        hint: "declare readOnlyHint, destructiveHint, idempotentHint or openWorldHint on at least half of the tools; clients decide by them what may run unasked",
    },
    "discoverability-entry-slow": {
        hint: "answer the handshake within 5 seconds; load data after it, and start lazily what is not needed to list tools",
    },
    "discoverability-no-content": {
        hint: "return what the tool is for, as text, data, a resource or structuredContent; a call without arguments came back empty",
    },
    "discoverability-content-unproven": {
        hint: "no read-only tool returned content of its own; arguments built from a schema and empty stores prove nothing, so declare examples that work, or pass --arguments",
    },
    "discoverability-content-priced": {
        hint: "the read-only tools ask for payment, which is never made; offer one free read-only tool to show what the server delivers",
    },
    "discoverability-nothing-called": {
        hint: "no tool may be called: declare readOnlyHint: true on the tools that only read, or attest it with --confirm-read-only",
    },
    "discoverability-identity-missing": {
        hint: "put a name and a version into serverInfo; directories and logs know a server by them",
    },
    "discoverability-listing-heavy": {
        hint: "keep the whole tools/list under 40,000 bytes: shorten descriptions and schemas, merge tools; every session pays for it",
    },
    "discoverability-unknown-method-answered": {
        hint: "answer an unknown method with error -32601; a result teaches clients that it worked",
    },
    "discoverability-unknown-method-unclear": {
        hint: "answer an unknown method with error -32601; the code sent says that the server or the session failed, which clients retry",
    },
    "discoverability-unknown-method-silent": {
        hint: "answer an unknown method with error -32601; silence or a closed connection costs a client its whole time-out",
    },
    "discoverability-not-seen": {
        hint: "nothing to mend here: what comes before it failed, or the run ended first",
    },
};


/***/ }),

/***/ 33529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d$: () => (/* binding */ judgeDiscoverability),
/* harmony export */   oD: () => (/* binding */ ENTRY_LIMIT_MS),
/* harmony export */   wf: () => (/* binding */ CRITERIA)
/* harmony export */ });
/* unused harmony exports SHORTEST_DESCRIPTION, MEDIAN_DESCRIPTION, DISTINCT_PERCENT, ANNOTATED_PERCENT, LISTING_LIMIT_BYTES, gradeOf */
/* harmony import */ var _model_discoverability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43512);
/* harmony import */ var _discoverability_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32917);
// The ten criteria by which agents find a server, choose its tools and trust them, and the grade they add up to. Judged purely, over
// the same run as the standard; changes no score. The criteria are those of agent-tool-discoverability-standard/0.4; where its words
// leave room, ours look at the whole catalog, never call a tool that did not say it only reads, and take the quickest fair measure.


/** Code points every description has at least, and their median. */
const SHORTEST_DESCRIPTION = 12;
const MEDIAN_DESCRIPTION = 20;
/** Percent of descriptions that differ from all others before them; percent of tools that carry an annotation. */
const DISTINCT_PERCENT = 60;
const ANNOTATED_PERCENT = 50;
/** A slower entry fails; milliseconds. A heavier listing fails; bytes. */
const ENTRY_LIMIT_MS = 5_000;
const LISTING_LIMIT_BYTES = 40_000;
/** 1 to 128 of A-Z, a-z, 0-9, underscore, hyphen and dot (2025-11-25, server/tools, tool names). */
const TOOL_NAME = /^[A-Za-z0-9_.-]{1,128}$/;
const PASSED = { outcome: "passed" };
const NOT_SEEN = { outcome: "unverified", reason: "discoverability-not-seen" };
function failed(reason, more = {}) {
    return { outcome: "failed", reason, ...more };
}
function unverified(reason, tools = []) {
    return { outcome: "unverified", reason, tools };
}
/** Judges something of the tools; a catalog that is not there, or empty, is a finding of C2 or C3 and not of each of these as well. */
function ofTools(judge) {
    return (facts) => {
        if (facts.entries.length > 0)
            return judge(facts.entries, facts);
        return facts.listing === "whole" ? unverified("discoverability-no-tools") : NOT_SEEN;
    };
}
function names(entries) {
    return entries.flatMap(({ name }) => name ?? []);
}
function isValid({ name, isRepeated, descriptionCharacters, hasInputSchema }) {
    return name !== null && TOOL_NAME.test(name) && !isRepeated && descriptionCharacters > 0 && hasInputSchema;
}
function judgeObjects({ listing, entries }) {
    if (entries.length === 0)
        return listing === "whole" ? failed("discoverability-no-tools") : NOT_SEEN;
    const invalid = entries.filter((entry) => !isValid(entry));
    if (invalid.length === 0)
        return PASSED;
    return failed("discoverability-tool-invalid", { observed: invalid.length, limit: 0, tools: names(invalid) });
}
const judgeDescriptions = ofTools((entries, { distinctDescriptions }) => {
    const short = entries.filter(({ descriptionCharacters }) => descriptionCharacters < SHORTEST_DESCRIPTION);
    if (short.length > 0) {
        const least = short.reduce((min, { descriptionCharacters }) => Math.min(min, descriptionCharacters), SHORTEST_DESCRIPTION);
        return failed("discoverability-description-short", { observed: least, limit: SHORTEST_DESCRIPTION, tools: names(short) });
    }
    const lengths = entries.map(({ descriptionCharacters }) => descriptionCharacters).sort((a, b) => a - b);
    const median = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
    if (median < MEDIAN_DESCRIPTION)
        return failed("discoverability-descriptions-terse", { observed: median, limit: MEDIAN_DESCRIPTION });
    const wanted = Math.ceil((entries.length * DISTINCT_PERCENT) / 100);
    if (distinctDescriptions >= wanted)
        return PASSED;
    return failed("discoverability-descriptions-alike", { observed: distinctDescriptions, limit: wanted });
});
const judgeAnnotations = ofTools((entries) => {
    const bare = entries.filter(({ isAnnotated }) => !isAnnotated);
    const wanted = Math.ceil((entries.length * ANNOTATED_PERCENT) / 100);
    const annotated = entries.length - bare.length;
    if (annotated >= wanted)
        return PASSED;
    return failed("discoverability-unannotated", { observed: annotated, limit: wanted, tools: names(bare) });
});
function judgeContent(facts) {
    const { contents, entries } = facts;
    const of = (seen) => contents.filter((one) => one.seen === seen).map(({ tool }) => tool);
    if (of("content").length > 0)
        return PASSED;
    if (of("empty").length > 0)
        return failed("discoverability-no-content", { tools: of("empty") });
    if (of("priced").length > 0)
        return unverified("discoverability-content-priced", of("priced"));
    if (contents.length > 0)
        return unverified("discoverability-content-unproven", [...of("unproven"), ...of("refused")]);
    if (entries.length > 0)
        return unverified("discoverability-nothing-called");
    return facts.listing === "whole" ? unverified("discoverability-no-tools") : NOT_SEEN;
}
/** Every criterion, in report order. */
const CRITERIA = [
    {
        id: "C1",
        title: "Protocol entry conformance",
        passesWhen: "`server/discover`, or `initialize` at a revision the server takes, is answered with a session to go on with",
        reasons: ["discoverability-entry-failed"],
        judge: ({ entered }) => (entered ? PASSED : failed("discoverability-entry-failed")),
    },
    {
        id: "C2",
        title: "Tool listability",
        passesWhen: "tools/list answers with a tools array, on every page to the last one; an empty array will do",
        reasons: ["discoverability-listing-refused", "discoverability-listing-cut", "discoverability-not-seen"],
        judge({ entered, listing }) {
            if (!entered || listing === "unknown")
                return NOT_SEEN;
            if (listing === "whole")
                return PASSED;
            return failed(listing === "cut" ? "discoverability-listing-cut" : "discoverability-listing-refused");
        },
    },
    {
        id: "C3",
        title: "Tool object validity",
        passesWhen: "there is a tool, and every tool of every page has a valid name of its own, a description that is not blank and an object inputSchema (`{}` will do)",
        reasons: ["discoverability-no-tools", "discoverability-tool-invalid", "discoverability-not-seen"],
        judge: judgeObjects,
    },
    {
        id: "C4",
        title: "Description sufficiency",
        passesWhen: `every description has at least ${SHORTEST_DESCRIPTION} characters, their median at least ${MEDIAN_DESCRIPTION}, and at least ${DISTINCT_PERCENT} % of them differ`,
        reasons: [
            "discoverability-description-short",
            "discoverability-descriptions-terse",
            "discoverability-descriptions-alike",
            "discoverability-no-tools",
            "discoverability-not-seen",
        ],
        judge: judgeDescriptions,
    },
    {
        id: "C5",
        title: "Safety annotation presence",
        passesWhen: `at least ${ANNOTATED_PERCENT} % of the tools declare one of the four boolean hints`,
        reasons: ["discoverability-unannotated", "discoverability-no-tools", "discoverability-not-seen"],
        judge: judgeAnnotations,
    },
    {
        id: "C6",
        title: "Liveness and latency",
        passesWhen: `the protocol entry is answered in under ${ENTRY_LIMIT_MS} ms, every attempt included; over stdio the quickest start of the run counts, since a first one may have to download the server`,
        reasons: ["discoverability-entry-slow", "discoverability-not-seen"],
        // No `observed`: raw milliseconds would make two runs of one build differ.
        judge({ entryMs }) {
            if (entryMs === null)
                return NOT_SEEN;
            return entryMs < ENTRY_LIMIT_MS ? PASSED : failed("discoverability-entry-slow", { limit: ENTRY_LIMIT_MS });
        },
    },
    {
        id: "C7",
        title: "Returns real content",
        passesWhen: "a called tool returns content of its own each time it succeeds; it fails only when none does and one came back empty from a call without arguments made up for it, and is unverified otherwise",
        reasons: [
            "discoverability-no-content",
            "discoverability-content-unproven",
            "discoverability-content-priced",
            "discoverability-nothing-called",
            "discoverability-no-tools",
            "discoverability-not-seen",
        ],
        judge: judgeContent,
    },
    {
        id: "C8",
        title: "Machine-discoverable identity",
        passesWhen: "serverInfo holds a name and a version",
        reasons: ["discoverability-identity-missing", "discoverability-not-seen"],
        judge({ identity }) {
            if (identity === null)
                return NOT_SEEN;
            return identity.named && identity.versioned ? PASSED : failed("discoverability-identity-missing");
        },
    },
    {
        id: "C9",
        title: "Token efficiency",
        passesWhen: `all pages of tools/list together, as one compact result, have under ${LISTING_LIMIT_BYTES} bytes`,
        reasons: ["discoverability-listing-heavy", "discoverability-not-seen"],
        judge({ listing, entries, listingBytes }) {
            if (listing !== "whole" && entries.length === 0)
                return NOT_SEEN;
            const measured = { observed: listingBytes, limit: LISTING_LIMIT_BYTES };
            return listingBytes < LISTING_LIMIT_BYTES ? { ...PASSED, ...measured } : failed("discoverability-listing-heavy", measured);
        },
    },
    {
        id: "C10",
        title: "Honest error behavior",
        passesWhen: "an unknown method is refused as the client's mistake: error -32601, or -32600 or -32602, which some SDKs send; any other code tells of a failure of the server's",
        reasons: [
            "discoverability-unknown-method-answered",
            "discoverability-unknown-method-unclear",
            "discoverability-unknown-method-silent",
            "discoverability-not-seen",
        ],
        judge({ unknownMethod }) {
            if (unknownMethod === "blamed")
                return PASSED;
            if (unknownMethod === "answered")
                return failed("discoverability-unknown-method-answered");
            if (unknownMethod === "other-error")
                return failed("discoverability-unknown-method-unclear");
            return unknownMethod === "silent" ? failed("discoverability-unknown-method-silent") : NOT_SEEN;
        },
    },
];
/** The grade of so many criteria passed. A takes all ten, so a server that was not seen to return content has B at best. */
function gradeOf(passed) {
    if (passed === _model_discoverability_js__WEBPACK_IMPORTED_MODULE_1__/* .CRITERION_IDS */ .lm.length)
        return "A";
    return passed >= 8 ? "B" : passed >= 5 ? "C" : "D";
}
/** Judges all ten. The same facts always give the same document. */
function judgeDiscoverability(facts) {
    const criteria = CRITERIA.map((criterion) => {
        const { outcome, reason, observed, limit, tools } = criterion.judge(facts);
        return {
            id: criterion.id,
            title: criterion.title,
            outcome,
            reason: reason ?? null,
            hint: reason === undefined ? null : _discoverability_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .DISCOVERABILITY_REASONS */ .k[reason].hint,
            observed: observed ?? null,
            limit: limit ?? null,
            tools: [...(tools ?? [])],
        };
    });
    const passed = criteria.filter(({ outcome }) => outcome === "passed").length;
    return {
        standard: _model_discoverability_js__WEBPACK_IMPORTED_MODULE_1__/* .DISCOVERABILITY_NAME */ .g,
        grade: gradeOf(passed),
        passed,
        total: 10,
        honesty_cap: criteria.some(({ id, outcome }) => id === "C7" && outcome !== "passed"),
        criteria,
    };
}


/***/ })

};
;