"use strict";
exports.id = 6116;
exports.ids = [6116];
exports.modules = {

/***/ 32877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U$: () => (/* binding */ catalog),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* unused harmony export DESCRIPTION_CHARACTERS */
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95332);
// Area catalog: per tool the share of its documentation and annotation checks passed, averaged over the catalog.

/** Characters from which a description counts as one. */
const DESCRIPTION_CHARACTERS = 40;
const catalog = (0,_define_js__WEBPACK_IMPORTED_MODULE_0__/* .defineArea */ .zI)({
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
            applies: (0,_define_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriter */ .Ui)(tool),
            passed: tool.destructiveDeclared,
        },
        { id: "catalog.output-schema", reason: "catalog-no-output-schema", applies: true, passed: tool.outputSchemaDeclared },
    ];
    return results.filter((result) => result.applies);
}


/***/ }),

/***/ 58929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _O: () => (/* binding */ context),
/* harmony export */   e8: () => (/* binding */ curve),
/* harmony export */   ic: () => (/* binding */ HEAVIEST_CURVE),
/* harmony export */   sx: () => (/* binding */ CATALOG_CURVE)
/* harmony export */ });
/* harmony import */ var _lib_round_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35581);
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95332);
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
    return Math.min(99, (0,_lib_round_js__WEBPACK_IMPORTED_MODULE_0__/* .roundHalfAwayFromZero */ .E)(points));
}
const context = (0,_define_js__WEBPACK_IMPORTED_MODULE_1__/* .defineArea */ .zI)({
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


/***/ }),

/***/ 36139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ errorHonesty),
/* harmony export */   E: () => (/* binding */ honestyVerdict)
/* harmony export */ });
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95332);
/* harmony import */ var _shared_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14941);
// Area error-honesty: the share of judged tools that refuse one schema-violating call honestly and go on answering.


const REASON_OF = {
    accepted: "honesty-accepted-invalid",
    "empty-error": "honesty-empty-error",
    "wrong-code": "honesty-wrong-code",
    "call-failed": "honesty-call-failed",
};
const errorHonesty = (0,_define_js__WEBPACK_IMPORTED_MODULE_1__/* .defineArea */ .zI)({
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
        "no-read-only-tools": _shared_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_READ_ONLY_TOOLS */ .IQ,
        "coverage-skipped": _shared_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .SKIPPED */ .$O,
        "coverage-budget-exhausted": _shared_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .BUDGET_EXHAUSTED */ .eq,
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
        lose({ id: "error-honesty.untestable", reason: seen.tools.every(_define_js__WEBPACK_IMPORTED_MODULE_1__/* .isWriter */ .Ui) ? "no-read-only-tools" : "honesty-untestable" });
        return { score: 0, measurements: {} };
    },
});
/** How one tool fares; `not-judged` tools count neither way. */
function honestyVerdict(tool) {
    if ((0,_define_js__WEBPACK_IMPORTED_MODULE_1__/* .isWriter */ .Ui)(tool))
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


/***/ }),

/***/ 61610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lc: () => (/* binding */ isUntested),
  vn: () => (/* binding */ judgeCases),
  P8: () => (/* binding */ reliability),
  o9: () => (/* binding */ successes)
});

// UNUSED EXPORTS: LATENCY_BANDS, latencyPoints

// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
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

// EXTERNAL MODULE: ./build/src/lib/round.js
var round = __webpack_require__(35581);
// EXTERNAL MODULE: ./build/src/standard/define.js
var standard_define = __webpack_require__(95332);
// EXTERNAL MODULE: ./build/src/standard/areas/shared-reasons.js
var shared_reasons = __webpack_require__(14941);
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
const reliability = (0,standard_define/* defineArea */.zI)({
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
        "coverage-skipped": shared_reasons/* SKIPPED */.$O,
        "coverage-budget-exhausted": shared_reasons/* BUDGET_EXHAUSTED */.eq,
        "no-read-only-tools": shared_reasons/* NO_READ_ONLY_TOOLS */.IQ,
    },
    judge(seen, lose, { withoutLatency }) {
        const surface = seen.tools.filter((tool) => !(0,standard_define/* isWriter */.Ui)(tool));
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
        if (!surface.some(standard_define/* isExercised */.hO))
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


/***/ }),

/***/ 14941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ SKIPPED),
/* harmony export */   IQ: () => (/* binding */ NO_READ_ONLY_TOOLS),
/* harmony export */   eq: () => (/* binding */ BUDGET_EXHAUSTED)
/* harmony export */ });
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


/***/ }),

/***/ 95332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NL: () => (/* binding */ PROTOCOL_CHECKS),
/* harmony export */   Ui: () => (/* binding */ isWriter),
/* harmony export */   hO: () => (/* binding */ isExercised),
/* harmony export */   uT: () => (/* binding */ STANDARD_NAME),
/* harmony export */   zI: () => (/* binding */ defineArea)
/* harmony export */ });
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


/***/ }),

/***/ 86116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ AREAS)
});

// EXTERNAL MODULE: ./build/src/standard/areas/catalog.js
var catalog = __webpack_require__(32877);
// EXTERNAL MODULE: ./build/src/standard/areas/context.js
var context = __webpack_require__(58929);
// EXTERNAL MODULE: ./build/src/standard/define.js
var standard_define = __webpack_require__(95332);
// EXTERNAL MODULE: ./build/src/standard/areas/shared-reasons.js
var shared_reasons = __webpack_require__(14941);
;// CONCATENATED MODULE: ./build/src/standard/areas/coverage.js
// Area coverage: the share of the tools that are no writers whose three calls completed.


const coverage = (0,standard_define/* defineArea */.zI)({
    name: "coverage",
    weight: 15,
    about: "Exercised tools over every tool that is no writer, annotated or not. Exercised means that the three calls completed, in whatever outcome, and none was rejected with -32602. When the shared budget is spent, the tools left are unexercised, and a tool that only runs as a task is not called (both ours).",
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
            hint: "a call timed out (15 s), closed the connection or broke the exchange; answer every call, with an isError result where the work fails (a tool whose execution.taskSupport is required is not called: let it answer plain calls too)",
        },
        "coverage-skipped": shared_reasons/* SKIPPED */.$O,
        "coverage-budget-exhausted": shared_reasons/* BUDGET_EXHAUSTED */.eq,
        "no-read-only-tools": shared_reasons/* NO_READ_ONLY_TOOLS */.IQ,
    },
    judge(seen, lose) {
        const surface = seen.tools.filter((tool) => !(0,standard_define/* isWriter */.Ui)(tool));
        if (surface.length === 0) {
            lose({ id: "coverage.exercised", reason: "no-read-only-tools" });
            return { score: 0, measurements: {} };
        }
        for (const tool of surface) {
            if (tool.unexercised !== null)
                lose({ id: "coverage.exercised", tool: tool.name, reason: tool.unexercised });
        }
        return { score: (100 * surface.filter(standard_define/* isExercised */.hO).length) / surface.length, measurements: {} };
    },
});

// EXTERNAL MODULE: ./build/src/standard/areas/error-honesty.js
var error_honesty = __webpack_require__(36139);
;// CONCATENATED MODULE: ./build/src/standard/areas/protocol.js
// Area protocol: the share of applicable protocol checks passed. Judges what observe/ saw; sends nothing itself.


/** Reasons every check shares: its exchange broke, or was never made. */
const EXCHANGE = ["protocol-call-failed", "coverage-budget-exhausted"];
const protocol = (0,standard_define/* defineArea */.zI)({
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
        "coverage-budget-exhausted": shared_reasons/* BUDGET_EXHAUSTED */.eq,
    },
    judge(seen, lose) {
        let applicable = 0;
        let passed = 0;
        for (const id of standard_define/* PROTOCOL_CHECKS */.NL) {
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

// EXTERNAL MODULE: ./build/src/standard/areas/reliability.js + 1 modules
var reliability = __webpack_require__(61610);
;// CONCATENATED MODULE: ./build/src/standard/index.js
// The registry of areas, in report order. What the standard is made of is read from here and from nowhere else.







/** Every area by name, in report order; the weights add up to 100. */
const AREAS = {
    protocol: protocol,
    catalog: catalog/* catalog */.U$,
    context: context/* context */._O,
    "error-honesty": error_honesty/* errorHonesty */.$,
    reliability: reliability/* reliability */.P8,
    coverage: coverage,
};


/***/ })

};
;