"use strict";
exports.id = 5196;
exports.ids = [5196];
exports.modules = {

/***/ 39509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sha256Base64),
/* harmony export */   f: () => (/* binding */ sha256Hex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
// SHA-256 as reports spell it. Owns no encoding of what is hashed.

/** SHA-256 in lower-case hex; a string is hashed as its UTF-8 bytes. */
function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
}
/** SHA-256 in Base64, as Content Security Policy and Subresource Integrity spell it; a string is hashed as its UTF-8 bytes. */
function sha256Base64(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64");
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

/***/ 25196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MAX_RESULTS: () => (/* binding */ MAX_RESULTS),
  reportSarif: () => (/* binding */ reportSarif)
});

// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/lib/waived.js
var waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
// EXTERNAL MODULE: ./build/src/render/shared/grade.js
var shared_grade = __webpack_require__(99997);
// EXTERNAL MODULE: ./build/src/render/shared/incomplete.js
var incomplete = __webpack_require__(80040);
// EXTERNAL MODULE: ./build/src/render/shared/json.js
var json = __webpack_require__(8206);
;// CONCATENATED MODULE: ./build/src/render/report/sarif-rules.js

/** Where the documentation is read. */
const DOCS = "https://github.com/mcpeval/mcpeval/blob/main/docs";
/** GitHub's limit of a description, in characters. */
const TEXT_LIMIT = 1_000;
const FLOOR_RULE = "readiness/floor";
/** A rule's id; results name it. */
function ruleId(rule) {
    if (rule.kind === "floor")
        return FLOOR_RULE;
    return rule.kind === "probe" ? (0,lib_escape/* printable */.g$)(rule.probe) : `readiness/${(0,lib_escape/* printable */.g$)(rule.reason)}`;
}
/** The rule as SARIF describes it. No security severity: it would turn readiness findings into security alerts. */
function describeRule(rule) {
    const { short, full, help, uri, level, tags } = wording(rule);
    return {
        id: ruleId(rule),
        name: pascalCase(ruleId(rule)),
        shortDescription: { text: sentence(short) },
        fullDescription: { text: sentence(full) },
        help: { text: help.join("\n"), markdown: help.map((line) => (0,lib_escape/* markdownEscape */.pf)(line)).join("\n\n") },
        helpUri: uri,
        defaultConfiguration: { level },
        properties: { precision: "very-high", "problem.severity": level, tags },
    };
}
function wording(rule) {
    switch (rule.kind) {
        case "floor": {
            const full = "A score is under the floor that was declared for it; the lost points of that area say what to change";
            return {
                short: "Readiness floor missed",
                full,
                help: [sentence(full)],
                uri: `${DOCS}/checks.md`,
                level: "error",
                tags: ["mcp", "floor"],
            };
        }
        case "probe": {
            const probe = (0,lib_escape/* printable */.g$)(rule.probe);
            const fixes = [...rule.fixes].map(([reason, hint]) => sentence(`${(0,lib_escape/* printable */.g$)(reason)}: ${(0,lib_escape/* printable */.g$)(hint, TEXT_LIMIT)}`));
            const full = `A case of the manifest that expects ${probe} of the server did not pass; its message names the reason and the fix`;
            return {
                short: `A case of kind ${probe} failed`,
                full,
                help: fixes.length === 0 ? [sentence(full)] : fixes,
                uri: anchored("probes.md", rule.probe),
                level: "error",
                tags: ["mcp", "gate"],
            };
        }
        case "reason": {
            const hint = (0,lib_escape/* printable */.g$)(rule.hint, TEXT_LIMIT);
            return {
                short: words(rule.reason),
                full: hint === "" ? words(rule.reason) : hint,
                help: [sentence(hint === "" ? words(rule.reason) : hint)],
                uri: anchored("reasons.md", rule.reason),
                level: "warning",
                tags: ["mcp", "readiness", (0,lib_escape/* printable */.g$)(rule.area)],
            };
        }
    }
}
/** Upper case at the start, a full stop at the end. */
function sentence(text) {
    const trimmed = text.trim();
    const start = `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}`;
    return /[.!?]$/.test(start) ? start : `${start}.`;
}
function words(label) {
    return (0,lib_escape/* printable */.g$)(label).replaceAll("-", " ");
}
function anchored(page, label) {
    return /^[a-z0-9-]+$/.test(label) ? `${DOCS}/${page}#${label}` : `${DOCS}/${page}`;
}
function pascalCase(id) {
    const parts = id.match(/[A-Za-z0-9]+/g) ?? [];
    const name = parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join("");
    return /^[A-Z]/.test(name) ? name : `Rule${name}`;
}

;// CONCATENATED MODULE: ./build/src/render/report/sarif.js








/** GitHub keeps this many results of a run and drops the rest without a word. */
const MAX_RESULTS = 5_000;
const HOME = "https://github.com/mcpeval/mcpeval";
const HINT_LIMIT = 1_000;
const reportSarif = {
    document: "probe-report",
    format: "sarif",
    mediaType: "application/sarif+json",
    render: (report, options = {}) => (0,json/* jsonText */.s)(logOf(report, options.places ?? NOWHERE)),
};
const NOWHERE = {
    fallback: { uri: manifest_file/* DEFAULT_MANIFEST */.m, region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 } },
    cases: new Map(),
    tools: new Map(),
};
function logOf(report, places) {
    const found = [...caseFindings(report, places), ...floorFindings(report, places), ...lossFindings(report, places)];
    const ranked = [...found.filter(isError), ...found.filter((one) => !isError(one) && one.waiver === undefined), ...found.filter(isWaived)];
    const kept = ranked.slice(0, MAX_RESULTS);
    const ids = [...new Set(kept.map(({ rule }) => ruleId(rule)))];
    const index = new Map(ids.map((id, at) => [id, at]));
    const rules = new Map(kept.toReversed().map(({ rule }) => [ruleId(rule), rule]));
    const { name, version } = report.generator;
    return {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: {
                    driver: {
                        name: (0,lib_escape/* printable */.g$)(name),
                        ...versions(version),
                        informationUri: HOME,
                        rules: ids.flatMap((id) => {
                            const rule = rules.get(id);
                            return rule === undefined ? [] : [describeRule(rule)];
                        }),
                    },
                },
                automationDetails: { id: `mcpeval/${encodeURIComponent((0,lib_escape/* printable */.g$)(report.server))}/` },
                invocations: [invocation(report, ranked.length - kept.length)],
                columnKind: "utf16CodeUnits",
                results: kept.map((finding) => resultOf(finding, index.get(ruleId(finding.rule)) ?? 0)),
            },
        ],
    };
}
function versions(version) {
    const text = (0,lib_escape/* printable */.g$)(version);
    return /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(text) ? { version: text, semanticVersion: text } : { version: text };
}
function invocation({ readiness, readiness_error, waivers }, left) {
    const notes = [];
    if (readiness === null && readiness_error !== undefined) {
        const code = (0,lib_escape/* printable */.g$)(readiness_error);
        const why = (0,incomplete/* incompleteSentence */.i)(readiness_error);
        notes.push({ level: "error", message: { text: sentence(`Readiness was not measured ('${code}')${why === null ? "" : `: ${why}`}`) } });
    }
    if (left > 0) {
        const text = `${left} more results were left out: code scanning keeps ${MAX_RESULTS} of a run. The JSON report lists all of them.`;
        notes.push({ level: "warning", message: { text } });
    }
    const configuration = (waivers ?? [])
        .filter(({ state }) => state === "stale" || state === "expired")
        .map(({ kind, subject, state }) => {
        return { level: "error", message: { text: `The waiver of ${kind} '${(0,lib_escape/* printable */.g$)(subject)}' is ${state}.` } };
    });
    return {
        executionSuccessful: !(readiness === null && readiness_error !== undefined),
        ...(notes.length === 0 ? {} : { toolExecutionNotifications: notes }),
        ...(configuration.length === 0 ? {} : { toolConfigurationNotifications: configuration }),
    };
}
function isWaived({ waiver }) {
    return waiver !== undefined;
}
function isError(one) {
    return one.level === "error" && !isWaived(one);
}
function resultOf({ rule, level, message, place, key, waiver }, ruleIndex) {
    const id = ruleId(rule);
    return {
        ruleId: id,
        ruleIndex,
        level: waiver === undefined ? level : "note",
        message: { text: message },
        locations: [{ physicalLocation: { artifactLocation: { uri: place.uri }, region: { ...place.region } } }],
        // Set by us: lost checks share a line, and a hash of that line would make different tools look the same.
        partialFingerprints: { primaryLocationLineHash: `${(0,digest/* sha256Hex */.f)(`${id}\n${key}`).slice(0, 16)}:1` },
        ...(waiver === undefined
            ? {}
            : { suppressions: [{ kind: "external", status: "accepted", justification: why(waiver) }] }),
    };
}
function why({ because, owner, expires }) {
    return `${sentence((0,lib_escape/* printable */.g$)(because, HINT_LIMIT))} Owner: ${(0,lib_escape/* printable */.g$)(owner)}, until ${(0,lib_escape/* printable */.g$)(expires)}.`;
}
function caseFindings(report, places) {
    const failed = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
    const fixes = new Map();
    for (const { probe, reason, hint } of failed) {
        const ofProbe = fixes.get(probe) ?? new Map();
        fixes.set(probe, reason === null || hint === null ? ofProbe : ofProbe.set(reason, hint));
    }
    return failed.map((one) => ({
        rule: { kind: "probe", probe: one.probe, fixes: fixes.get(one.probe) ?? new Map() },
        level: "error",
        message: caseMessage(one),
        place: places.cases.get(one.id) ?? places.fallback,
        key: one.id,
        waiver: (0,waived/* caseWaiver */.fh)(report.waivers, one),
    }));
}
function caseMessage({ id, reason, hint, detail, tool }) {
    const where = tool === null ? "" : ` on tool '${(0,lib_escape/* printable */.g$)(tool)}'`;
    const because = reason === null ? "" : `: ${(0,lib_escape/* printable */.g$)(reason)}`;
    const bound = detail === null ? "" : ` (${(0,lib_escape/* printable */.g$)(detail.bound)} ${detail.observed} > ${detail.limit})`;
    const fix = hint === null || hint === "" ? "" : ` ${sentence((0,lib_escape/* printable */.g$)(hint, HINT_LIMIT))}`;
    return `Case '${(0,lib_escape/* printable */.g$)(id)}' failed${where}${because}${bound}.${fix}`;
}
function floorFindings(report, { fallback }) {
    const missed = (key, message) => ({
        rule: { kind: "floor" },
        level: "error",
        message,
        place: fallback,
        key,
        waiver: undefined,
    });
    const grade = report.discoverability === undefined ? null : (0,shared_grade/* missedGrade */.JR)(report);
    return [
        ...(report.readiness_gate?.shortfalls ?? []).map(({ subject, observed, floor }) => missed(subject, `The floor of '${(0,lib_escape/* printable */.g$)(subject)}' is ${floor} and was missed with ${observed}.`)),
        ...(grade === null ? [] : [missed("grade", sentence(grade))]),
    ];
}
function lossFindings({ readiness, waivers }, places) {
    return (readiness?.areas ?? []).flatMap((area) => area.checks.map((check) => ({
        rule: { kind: "reason", reason: check.reason, area: area.name, hint: check.hint },
        level: "warning",
        message: lossMessage(check),
        place: (check.tool === null ? undefined : places.tools.get(check.tool)) ?? places.fallback,
        key: `${check.id}\n${check.tool ?? ""}`,
        waiver: (0,waived/* checkWaiver */.p9)(waivers, check),
    })));
}
function lossMessage({ id, tool, score, observed, reason, hint }) {
    const who = tool === null ? "The server" : `Tool '${(0,lib_escape/* printable */.g$)(tool)}'`;
    const facts = [`score ${score}`, ...(observed === null ? [] : [`observed ${observed}`])].join(", ");
    const fix = hint === "" ? "" : ` ${sentence((0,lib_escape/* printable */.g$)(hint, HINT_LIMIT))}`;
    return `${who} lost points of '${(0,lib_escape/* printable */.g$)(id)}' (${facts}): ${(0,lib_escape/* printable */.g$)(reason)}.${fix}`;
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

/***/ 80040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ incompleteSentence)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// The sentence behind a readiness_error. Only fixed sentences: a report may come from a file.

/** Why readiness is missing, for a known label; null for one this version does not know. */
function incompleteSentence(code) {
    return Object.hasOwn(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .INCOMPLETE_CODES */ .Ab, code) ? _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .INCOMPLETE_CODES */ .Ab[code] : null;
}


/***/ })

};
;