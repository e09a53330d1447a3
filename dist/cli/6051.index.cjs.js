"use strict";
exports.id = 6051;
exports.ids = [6051];
exports.modules = {

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./build/src/model/advisory-names.js
var advisory_names = __webpack_require__(7033);
// EXTERNAL MODULE: ./build/src/lenses/advisories/index.js + 5 modules
var advisories = __webpack_require__(19132);
;// CONCATENATED MODULE: ./build/src/catalogue/advisories.js
// Every advisory and its reasons: a read-only index over the lens's registry.


/** Every advisory, in report order. */
const ADVISORY_ENTRIES = advisory_names/* ADVISORY_IDS */.nm.map((id) => {
    const { about, matters, transports, reasons } = advisories/* ADVISORIES */.W[id];
    const cost = advisory_names/* ADVISORY_COSTS */.dT[id];
    return { id, about, matters, transports, cost, reasons: Object.entries(reasons).map(([reason, { hint }]) => ({ reason, hint })) };
});
/** The advisory with exactly this id, or with a reason of exactly this label. */
function findAdvisory(label) {
    return ADVISORY_ENTRIES.find(({ id, reasons }) => id === label || reasons.some(({ reason }) => reason === label));
}

// EXTERNAL MODULE: ./build/src/lenses/discoverability.js
var discoverability = __webpack_require__(33529);
// EXTERNAL MODULE: ./build/src/lenses/discoverability-reasons.js
var discoverability_reasons = __webpack_require__(32917);
;// CONCATENATED MODULE: ./build/src/catalogue/discoverability.js


/** Every criterion, in report order. */
const CRITERION_ENTRIES = discoverability/* CRITERIA */.wf.map(({ id, title, passesWhen, reasons }) => ({
    id,
    title,
    passesWhen,
    reasons,
}));
/** Every reason, in the order in which the criteria give them first. */
const CRITERION_REASONS = [...new Set(CRITERION_ENTRIES.flatMap(({ reasons }) => reasons))].map((reason) => ({
    reason,
    criteria: CRITERION_ENTRIES.filter(({ reasons }) => reasons.includes(reason)),
    hint: discoverability_reasons/* DISCOVERABILITY_REASONS */.k[reason].hint,
}));
/** The criterion with exactly this id. */
function findCriterion(label) {
    return CRITERION_ENTRIES.find(({ id }) => id === label);
}
/** The reason with exactly this label. */
function findCriterionReason(label) {
    return CRITERION_REASONS.find(({ reason }) => reason === label);
}

// EXTERNAL MODULE: ./build/src/model/unfinished.js
var model_unfinished = __webpack_require__(66390);
// EXTERNAL MODULE: ./build/src/probes/define.js
var probes_define = __webpack_require__(97058);
// EXTERNAL MODULE: ./build/src/probes/index.js + 26 modules
var probes = __webpack_require__(54605);
;// CONCATENATED MODULE: ./build/src/catalogue/gate-reasons.js
// Every fixed reason of a gate case with its fix: a read-only index over the probes and over what can keep a case from a verdict.



/** Every reason, sorted by label. */
const GATE_REASONS = collect();
/** The reason with exactly this label, or undefined. */
function findGateReason(label) {
    return GATE_REASONS.find(({ reason }) => reason === label);
}
function collect() {
    const uses = new Map();
    for (const { kind, reasons } of probes/* PROBES */._) {
        for (const [reason, { hint }] of Object.entries(reasons)) {
            const known = uses.get(reason) ?? [];
            uses.set(reason, known);
            const same = known.find((use) => use.hint === hint);
            if (same === undefined)
                known.push({ kinds: [kind], hint });
            else
                same.kinds.push(kind);
        }
    }
    const failed = [...uses].map(([reason, of]) => ({ reason, meaning: "failed", uses: of }));
    const unfinished = Object.entries(model_unfinished/* UNFINISHED_REASONS */.u).map(([reason, { hint }]) => ({
        reason,
        meaning: "unfinished",
        uses: [{ kinds: [], hint }],
    }));
    const apart = Object.entries(probes_define/* NOT_APPLICABLE */.Q).map(([reason, sentence]) => ({
        reason,
        meaning: "not-applicable",
        uses: [{ kinds: [], hint: sentence }],
    }));
    return [...failed, ...unfinished, ...apart].sort((a, b) => (a.reason < b.reason ? -1 : 1));
}

// EXTERNAL MODULE: ./build/src/model/areas.js
var model_areas = __webpack_require__(26849);
// EXTERNAL MODULE: ./build/src/standard/index.js + 2 modules
var standard = __webpack_require__(86116);
;// CONCATENATED MODULE: ./build/src/standard/retired.js
/** By reason: the area and check it stood under, and its fix. */
const RETIRED_REASONS = {
    "coverage-required-arguments": {
        area: "coverage",
        check: "coverage.exercised",
        hint: "the tool has required arguments and was left uncalled; this evaluator builds arguments from the schema, so measure again",
    },
};

;// CONCATENATED MODULE: ./build/src/catalogue/reasons.js
// Every fixed reason label with what it means for a server author: a read-only index over the registries.



/** Every reason, sorted by label. */
const REASONS = reasons_collect();
/** The reason with exactly this label, or undefined. */
function findReason(label) {
    return REASONS.find((entry) => entry.reason === label);
}
function reasons_collect() {
    const labels = new Set(model_areas/* AREA_NAMES */.d.flatMap((name) => Object.keys(standard/* AREAS */.x[name].reasons)));
    const entries = [...labels].map((reason) => {
        const users = model_areas/* AREA_NAMES */.d.map((name) => standard/* AREAS */.x[name]).filter((area) => Object.hasOwn(area.reasons, reason));
        const home = users.find((area) => reason.startsWith(`${area.name}-`)) ?? users[0];
        if (home === undefined)
            throw new Error(`no area declares ${reason}`);
        return {
            reason,
            area: home.name,
            areas: users.map((area) => area.name),
            checks: users.flatMap((area) => Object.entries(area.checks)
                .filter(([, check]) => check.reasons.includes(reason))
                .map(([id]) => id)),
            hint: home.reasons[reason]?.hint ?? "",
            retired: false,
        };
    });
    for (const [reason, { area, check, hint }] of Object.entries(RETIRED_REASONS)) {
        entries.push({ reason, area, areas: [area], checks: [check], hint, retired: true });
    }
    return entries.sort((a, b) => (a.reason < b.reason ? -1 : 1));
}

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/options/read.js
var read = __webpack_require__(18082);
;// CONCATENATED MODULE: ./build/src/commands/explain.js
// `explain`: what a fixed label in a report means and what to do about it. Knows no label itself: the registries do.







const NOT_MEASURED = new Map(Object.entries(errors/* INCOMPLETE_CODES */.Ab));
/**
 * @param operands a reason of a lost point or of a gate case, an advisory or its reason, a criterion of discoverability or its reason, or
 *   the label of a missing measurement; without one, all are listed
 * @throws UsageError for an unknown label
 */
function runExplain(_values, operands) {
    const label = operands[0];
    if (label === undefined)
        return explain_text(listing());
    const reason = findReason(label);
    if (reason !== undefined)
        return explain_text(explanation(reason));
    const gateReason = findGateReason(label);
    if (gateReason !== undefined)
        return explain_text(lines([label, ...gateExplanation(gateReason)]));
    const advisory = findAdvisory(label);
    if (advisory !== undefined)
        return explain_text(advisoryExplanation(advisory, label));
    const criterion = findCriterion(label);
    if (criterion !== undefined)
        return explain_text(criterionExplanation(criterion));
    const criterionReason = findCriterionReason(label);
    if (criterionReason !== undefined)
        return explain_text(criterionReasonExplanation(criterionReason));
    const sentence = NOT_MEASURED.get(label);
    if (sentence !== undefined)
        return explain_text(lines([label, "  readiness was not measured", `  fix: ${sentence}`]));
    const advisories = ADVISORY_ENTRIES.flatMap(({ id, reasons }) => [id, ...reasons.map(({ reason }) => reason)]);
    const known = [
        ...[...REASONS, ...GATE_REASONS, ...CRITERION_REASONS].map((entry) => entry.reason),
        ...advisories,
        ...NOT_MEASURED.keys(),
    ];
    return Promise.reject(new errors/* UsageError */.eb(`no reason is named ${JSON.stringify(label)}${(0,read/* didYouMean */.au)(label, known)}; \`mcpeval explain\` lists all of them`));
}
function explanation(entry) {
    return lines([
        entry.reason,
        `  ${entry.areas.length === 1 ? "area" : "areas"}: ${entry.areas.join(", ")}`,
        `  ${entry.checks.length === 1 ? "check" : "checks"}: ${entry.checks.join(", ")}`,
        ...(entry.retired ? ["  found in older reports only"] : []),
        `  fix: ${entry.hint}`,
    ]);
}
const MEANINGS = {
    failed: "the case failed (exit 1)",
    unfinished: "the case could not be judged (exit 3)",
    "not-applicable": "the case counts neither as passed nor as failed",
};
function gateExplanation({ meaning, uses }) {
    return [
        `  gate: ${MEANINGS[meaning]}`,
        ...uses.flatMap(({ kinds, hint }) => [
            ...(kinds.length === 0 ? [] : [`  ${kinds.length === 1 ? "probe" : "probes"}: ${kinds.join(", ")}`]),
            `  ${meaning === "not-applicable" ? "why" : "fix"}: ${hint}`,
        ]),
    ];
}
/** An advisory, or the one of its reasons that was asked for. */
function advisoryExplanation({ id, about, matters, transports, reasons }, label) {
    const asked = reasons.filter(({ reason }) => reason === label);
    const shown = asked.length === 0 ? reasons : asked;
    return lines([
        label,
        `  ${label === id ? "advisory" : `advisory ${id}`}: changes no score; \`--fail-on-advisory ${id}\` fails a run that finds it`,
        `  looks for ${about}${transports === "any" ? "" : ` (${transports} only)`}`,
        `  ${matters}`,
        ...shown.flatMap(({ reason, hint }) => [...(reason === label ? [] : [`  ${reason}`]), `  ${reason === label ? "" : "  "}fix: ${hint}`]),
    ]);
}
/** A criterion and what it is not passed for. */
function criterionExplanation({ id, title, passesWhen, reasons }) {
    return lines([
        `${id} ${title}`,
        "  discoverability: one of the ten criteria of the grade; changes no score",
        `  passes when ${passesWhen.replaceAll("`", "")}`,
        ...reasons.map((reason) => `  ${reason}`),
    ]);
}
function criterionReasonExplanation({ reason, criteria, hint }) {
    return lines([
        reason,
        "  discoverability: changes no score; `--min-grade` demands a grade",
        ...criteria.map(({ id, title, passesWhen }) => `  ${id} ${title} passes when ${passesWhen.replaceAll("`", "")}`),
        `  fix: ${hint}`,
    ]);
}
/** Every label under its area, in report order, then those of gate cases, advisories, discoverability and missing measurements. */
function listing() {
    const areas = model_areas/* AREA_NAMES */.d.map((area) => [
        area,
        ...REASONS.filter((entry) => entry.area === area && !entry.retired).flatMap((entry) => [`  ${entry.reason}`, `    fix: ${entry.hint}`]),
    ]);
    const gate = [
        "gate",
        ...GATE_REASONS.flatMap(({ reason, meaning, uses }) => [
            `  ${reason}`,
            ...uses.map(({ kinds, hint }) => `    ${meaning === "not-applicable" ? "why" : "fix"}${uses.length === 1 ? "" : ` (${kinds.join(", ")})`}: ${hint}`),
        ]),
    ];
    const missing = ["not measured", ...[...NOT_MEASURED].flatMap(([label, sentence]) => [`  ${label}`, `    fix: ${sentence}`])];
    const advisories = ADVISORY_ENTRIES.map(({ id, reasons }) => [
        `advisory ${id}`,
        ...reasons.flatMap(({ reason, hint }) => [`  ${reason}`, `    fix: ${hint}`]),
    ]);
    const discoverability = [
        "discoverability",
        ...CRITERION_REASONS.flatMap(({ reason, criteria, hint }) => [
            `  ${reason} (${criteria.map(({ id }) => id).join(", ")})`,
            `    fix: ${hint}`,
        ]),
    ];
    return [...areas, gate, ...advisories, discoverability, missing].map(lines).join("\n");
}
function lines(all) {
    return `${all.join("\n")}\n`;
}
function explain_text(content) {
    return Promise.resolve({ document: { kind: "text", text: content }, verdict: "ok" });
}


/***/ }),

/***/ 19132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ADVISORIES),
  R: () => (/* binding */ judgeAdvisories)
});

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
/** The wanted advisories that found something, in report order; one entry a reason. */
function judgeAdvisories(facts, wanted) {
    return advisory_names/* ADVISORY_IDS */.nm.filter((id) => wanted.has(id)).flatMap((id) => {
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

/***/ 8653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isJsonObject)
/* harmony export */ });
// JSON values as types, for what comes off the wire before anything is known about it.
/** Whether a value is a JSON object (not null, not an array). */
function isJsonObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


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

/***/ 51820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ times),
/* harmony export */   IA: () => (/* binding */ MAX_POSITIONS),
/* harmony export */   bs: () => (/* binding */ together),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   yV: () => (/* binding */ FRAME_KINDS)
/* harmony export */ });
// What one evaluation saw on the raw wire besides its measurements: counts and frame positions, never content.
// Filled by the session and the engine, judged by the advisories. Plain data.
/**
 * Every inbound message is one of these; a frame over the limit or without JSON is `not-json`. Whether a reply breaks the schema of
 * its method is found after the run, from samples.
 */
const FRAME_KINDS = ["reply", "late", "unknown-id", "notification", "server-request", "not-json", "not-jsonrpc"];
/** Positions kept of one kind of occurrence. */
const MAX_POSITIONS = 5;
/** Nothing seen. */
const NONE = { count: 0, positions: [] };
/** Several occurrences as one; positions keep their order. */
function together(all) {
    return {
        count: all.reduce((sum, one) => sum + one.count, 0),
        positions: all.flatMap((one) => one.positions).slice(0, MAX_POSITIONS),
    };
}
/** Something that is true of the whole run and has no position. */
function times(count) {
    return { count, positions: [] };
}


/***/ }),

/***/ 50975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ DISCOVER),
/* harmony export */   Sb: () => (/* binding */ MISSING_CLIENT_CAPABILITY),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   WE: () => (/* binding */ isModernOnly),
/* harmony export */   ri: () => (/* binding */ readInitialize),
/* harmony export */   sC: () => (/* binding */ readDiscover),
/* harmony export */   x4: () => (/* binding */ versionsOf),
/* harmony export */   xH: () => (/* binding */ UNSUPPORTED_VERSION)
/* harmony export */ });
/* unused harmony export HEADER_MISMATCH */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
/* harmony import */ var _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29605);
// What an answer to `server/discover`, or a refusal that lists versions, says about the era of a server. Pure.
// The overlap of versions decides, never one error code: servers list both eras, or answer with codes of their own.


/** The method that opens the modern era; a server of that era must know it (2026-07-28, server/discover). */
const DISCOVER = "server/discover";
/** Error codes of 2026-07-28 (basic/index). */
const HEADER_MISMATCH = -32020;
const MISSING_CLIENT_CAPABILITY = -32021;
const UNSUPPORTED_VERSION = -32022;
const METHOD_NOT_FOUND = -32601;
/** Reads the answer to the probe. */
function readDiscover(reply) {
    if (reply.kind === "result")
        return { kind: "verdict", verdict: verdictOf(versionsOf(reply)) ?? LEGACY, untouched: false };
    const { code } = reply;
    if (code === UNSUPPORTED_VERSION)
        return { kind: "verdict", verdict: verdictOf(versionsOf(reply)) ?? LEGACY, untouched: false };
    // The specification takes these two for proof of the modern era; servers use the codes otherwise as well.
    if (code === HEADER_MISMATCH || code === MISSING_CLIENT_CAPABILITY)
        return { kind: "ask-initialize" };
    return { kind: "verdict", verdict: LEGACY, untouched: code === METHOD_NOT_FOUND };
}
/** What the answer to an `initialize` sent for the verdict's sake means: only a refusal that names its version is modern. */
function readInitialize(reply) {
    if (reply.kind === "result" || reply.code !== UNSUPPORTED_VERSION)
        return LEGACY;
    return verdictOf(versionsOf(reply)) ?? { era: "modern", revision: _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .MODERN_REVISIONS */ .Jt[0] };
}
/** The verdict of a list of versions: modern before legacy; undefined when no version is known to us. */
function verdictOf(versions) {
    const revision = _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .MODERN_REVISIONS */ .Jt.find((known) => versions.includes(known));
    if (revision !== undefined)
        return { era: "modern", revision };
    return versions.some(_model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .isLegacyRevision */ .Bx)
        ? { era: "legacy", supported: _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .LEGACY_REVISIONS */ .TQ.filter((known) => versions.includes(known)) }
        : undefined;
}
/** The versions an answer lists: a result's `supportedVersions`, an error's `data.supported`. Other members are left out. */
function versionsOf(reply) {
    const holder = reply.kind === "result" ? reply.value : reply.data;
    const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(holder) ? holder[reply.kind === "result" ? "supportedVersions" : "supported"] : undefined;
    return Array.isArray(list) ? list.filter((version) => typeof version === "string") : [];
}
/** Whether versions were listed and every one that we know is modern. */
function isModernOnly(versions) {
    return versions.some(_model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .isModernRevision */ .Py) && !versions.some(_model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .isLegacyRevision */ .Bx);
}
const LEGACY = { era: "legacy", supported: [] };


/***/ })

};
;