"use strict";
exports.id = 9732;
exports.ids = [9732];
exports.modules = {

/***/ 69732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareReports: () => (/* binding */ compareReports),
  runDiff: () => (/* binding */ runDiff)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __webpack_require__(36757);
// EXTERNAL MODULE: ./build/src/options/growth.js
var growth = __webpack_require__(47629);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
// EXTERNAL MODULE: ./build/src/lib/canonical-json.js
var canonical_json = __webpack_require__(71098);
// EXTERNAL MODULE: ./build/src/lib/conditions.js
var conditions = __webpack_require__(23459);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
;// CONCATENATED MODULE: ./build/src/report/diff-contract.js
// Compares two catalog contracts: what breaks callers, what to look at, what is compatible. Works on digests alone.


/** Digest of no required parameter at all. */
const NONE_REQUIRED = (0,digest/* sha256Hex */.f)((0,canonical_json/* canonicalJson */.d)([]));
/** Hex digits by which a parameter is told from its neighbours. */
const SHORT = 8;
/** Null where one of the reports has no catalog. A new protocol era is a change to look at: clients of the other era find another server. */
function contractChanges(before, after) {
    if (before.catalog == null || after.catalog == null)
        return null;
    const found = { breaking: [], review: [], additive: [] };
    const [from, to] = [before.protocol?.era, after.protocol?.era];
    if (from !== undefined && to !== undefined && from !== to)
        found.review.push({ change: "protocol-era-changed", tool: null, from, to });
    const old = byName(before.catalog);
    const now = byName(after.catalog);
    for (const [name, tool] of old) {
        const next = now.get(name);
        if (next === undefined)
            found.breaking.push({ change: "tool-removed", tool: name });
        else
            toolChanges(tool, next, found);
    }
    for (const name of now.keys())
        if (!old.has(name))
            found.additive.push({ change: "tool-added", tool: name });
    return found;
}
/** In catalog order; a name that is listed twice is the first one to its callers. */
function byName(catalog) {
    const tools = new Map();
    for (const tool of catalog)
        if (!tools.has(tool.name))
            tools.set(tool.name, tool);
    return tools;
}
function toolChanges(before, after, found) {
    const tool = after.name;
    const change = (kind, rest = {}) => ({ change: kind, tool, ...rest });
    parameterChanges(before, after, found, change);
    if (before.class !== after.class) {
        const sides = { from: before.class, to: after.class };
        if (before.class === "read-only")
            found.breaking.push(change("class-changed", sides));
        else if (before.class === "unannotated")
            found.additive.push(change("class-declared", sides));
        else
            found.additive.push(change("class-relaxed", sides));
    }
    const [was, is] = [before.output_sha256, after.output_sha256];
    if (was === is)
        return;
    if (is === null)
        found.breaking.push(change("output-schema-removed"));
    else if (was === null)
        found.additive.push(change("output-schema-added"));
    else
        found.review.push(change("output-schema-changed"));
}
function parameterChanges(before, after, found, change) {
    const [old, now] = [new Map(Object.entries(before.parameters)), new Map(Object.entries(after.parameters))];
    const short = (digest) => ({ parameter: digest.slice(0, SHORT) });
    const newly = new Set(requiredOnlyIn(after, before));
    for (const [digest, constraints] of old) {
        const next = now.get(digest);
        if (next === undefined)
            found.breaking.push(change("parameter-removed", short(digest)));
        else if (next !== constraints)
            found.review.push(change("parameter-constraints-changed", short(digest)));
    }
    for (const digest of now.keys()) {
        if (!old.has(digest) && !newly.has(digest))
            found.additive.push(change("parameter-added", short(digest)));
    }
    if (before.required_sha256 === after.required_sha256)
        return;
    if (before.required === undefined || after.required === undefined) {
        // Which names changed is not known: only that nothing is required any more is surely compatible.
        if (after.required_sha256 === NONE_REQUIRED)
            found.additive.push(change("required-relaxed"));
        else
            found.breaking.push(change("required-changed"));
        return;
    }
    for (const digest of newly)
        found.breaking.push(change("parameter-newly-required", short(digest)));
    // A removed parameter breaks callers already; that it was required says no more.
    for (const digest of requiredOnlyIn(before, after)) {
        if (now.has(digest) || !old.has(digest))
            found.additive.push(change("parameter-no-longer-required", short(digest)));
    }
}
function requiredOnlyIn(tool, other) {
    const known = new Set(other.required ?? []);
    return tool.required === undefined || other.required === undefined ? [] : tool.required.filter((digest) => !known.has(digest));
}

;// CONCATENATED MODULE: ./build/src/report/diff.js






/**
 * What changed from the baseline to the current report.
 * @throws UsageError when they are of different servers
 */
function diffReports(generator, baseline, current) {
    const [before, after] = [baseline.report, current.report];
    if (before.server !== after.server) {
        const names = [before, after].map(({ server }) => JSON.stringify((0,lib_escape/* printable */.g$)(server)));
        throw new errors/* UsageError */.eb(`the reports are of different servers, ${names.join(" and ")}; compare two reports of one server`);
    }
    return {
        schema: schema_names/* DIFF_SCHEMA */.YD,
        generator: { name: generator.name, version: generator.version },
        server: after.server,
        reports: { baseline: sideOf(baseline), current: sideOf(current) },
        cases: casesOf(before.cases, after.cases),
        readiness: readinessOf(baseline, current),
        contract: contractChanges(before, after),
        tokens: tokensOf(before, after),
    };
}
function sideOf(read) {
    const { schema } = read.version === 1 ? read.original : read.report;
    return { schema, generator: read.report.generator.version, manifest_sha256: read.report.manifest_sha256 };
}
function casesOf(before, after) {
    const found = { regressed: [], fixed: [], changed: [], unchanged: [], added: [], removed: [] };
    const left = keyed(before);
    for (const [key, one] of keyed(after)) {
        const old = left.get(key);
        left.delete(key);
        const pair = { ...named(one), baseline: old === undefined ? null : side(old), current: side(one) };
        found[classOf(pair.baseline, side(one))].push(pair);
    }
    for (const one of left.values())
        found.removed.push({ ...named(one), baseline: side(one), current: null });
    return found;
}
/** By id and probe; ids are unique in a manifest, and a file that repeats one is paired in order. */
function keyed(cases) {
    const found = new Map();
    for (const one of cases) {
        let key = JSON.stringify([one.id, one.probe]);
        for (let copy = 2; found.has(key); copy++)
            key = JSON.stringify([one.id, one.probe, copy]);
        found.set(key, one);
    }
    return found;
}
function named({ id, probe, tool }) {
    return { id, probe, tool };
}
function side({ passed, not_applicable, reason }) {
    return { verdict: passed ? "pass" : not_applicable === true ? "not-applicable" : "fail", reason };
}
function classOf(before, after) {
    if (before === null)
        return "added";
    if (before.verdict !== "fail" && after.verdict === "fail")
        return "regressed";
    if (before.verdict === "fail" && after.verdict !== "fail")
        return "fixed";
    return before.verdict === after.verdict && before.reason === after.reason ? "unchanged" : "changed";
}
function readinessOf(baseline, current) {
    const [before, after] = [baseline.report.readiness, current.report.readiness];
    const { reason, differs } = comparability(baseline, current);
    const common = { baseline: before?.score ?? null, current: after?.score ?? null };
    if (reason !== null || before === null || after === null) {
        return {
            comparable: false,
            reason,
            ...(differs.length === 0 ? {} : { profile_differs: differs }),
            ...common,
            ...{ delta: null, without_latency: null, latency: null, areas: [], lost: [], regained: [] },
        };
    }
    return {
        ...{ comparable: true, reason, ...common, delta: after.score - before.score },
        without_latency: movement(before.score_without_latency, after.score_without_latency),
        latency: latencyOf(before, after),
        areas: after.areas.flatMap(({ name, score }) => {
            const old = before.areas.find((area) => area.name === name);
            return old === undefined ? [] : [{ name, baseline: old.score, current: score, delta: score - old.score }];
        }),
        lost: lossesOnlyIn(after, before),
        regained: lossesOnlyIn(before, after),
    };
}
function comparability(baseline, current) {
    const because = (reason, differs = []) => ({ reason, differs });
    if (baseline.version === 1 || current.version === 1)
        return because("version-1-report");
    const [before, after] = [baseline.report, current.report];
    if (before.readiness === null || after.readiness === null)
        return because("not-measured");
    if (before.readiness.standard !== after.readiness.standard)
        return because("standard-differs");
    const [old, now] = [before.measurement_profile, after.measurement_profile];
    if (old === undefined || now === undefined || [old, now].some((profile) => (0,conditions/* conditionsOf */.y)(profile) === null)) {
        return because("profile-unknown");
    }
    const differs = profileDifferences(old, now);
    return differs.length === 0 ? because(null) : because("profile-differs", differs);
}
/** Also of fields this version does not know: a condition nobody compared is no equal condition. */
function profileDifferences(before, after) {
    const text = (profile, name) => (0,canonical_json/* canonicalJson */.d)((Reflect.get(profile, name) ?? null));
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return names.filter((name) => text(before, name) !== text(after, name));
}
function movement(before, after) {
    return before === undefined || after === undefined ? null : { baseline: before, current: after, delta: after - before };
}
/** Points of the latency bands, fastest first. */
const BANDS = [100, 80, 50, 20, 0];
function latencyOf(before, after) {
    const bands = (readiness) => new Map(lossesOf(readiness)
        .filter(({ id }) => id === "reliability.latency")
        .map(({ tool, score }) => [tool ?? "", BANDS.findIndex((points) => score >= points)]));
    const [old, now] = [bands(before), bands(after)];
    const moves = [...new Set([...old.keys(), ...now.keys()])].map((tool) => Math.abs((old.get(tool) ?? 0) - (now.get(tool) ?? 0)));
    return {
        changed: moves.filter((bandsMoved) => bandsMoved > 0).length,
        most_bands: moves.reduce((most, move) => Math.max(most, move), 0),
    };
}
function lossesOf({ areas }) {
    return areas.flatMap(({ checks }) => checks);
}
function lossesOnlyIn(readiness, other) {
    const key = ({ id, tool, reason }) => JSON.stringify([id, tool, reason]);
    const known = new Set(lossesOf(other).map(key));
    return lossesOf(readiness)
        .filter((check) => !known.has(key(check)))
        .map(({ id, tool, reason }) => ({ id, tool, reason }));
}
function tokensOf(before, after) {
    const [baseline, current] = [catalogTokens(before), catalogTokens(after)];
    if (baseline === null || current === null)
        return null;
    return { baseline, current, delta: current - baseline, tools: toolTokens(before, after) };
}
/** As the battery measured it, else as the contract adds up. */
function catalogTokens({ readiness, catalog }) {
    const measured = readiness?.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"];
    if (measured !== undefined)
        return measured;
    const counted = (catalog ?? []).map(({ tokens }) => tokens);
    const known = counted.filter((tokens) => tokens !== undefined);
    return catalog == null || known.length < counted.length ? null : known.reduce((sum, tokens) => sum + tokens, 0);
}
function toolTokens(before, after) {
    const byTool = ({ catalog }) => {
        const known = (catalog ?? []).flatMap(({ name, tokens }) => (tokens === undefined ? [] : [[name, tokens]]));
        return catalog == null || known.length < catalog.length ? null : new Map(known);
    };
    const [old, now] = [byTool(before), byTool(after)];
    if (old === null || now === null)
        return [];
    return [...new Set([...old.keys(), ...now.keys()])]
        .map((tool) => {
        const [was, is] = [old.get(tool) ?? null, now.get(tool) ?? null];
        return { tool, baseline: was, current: is, delta: (is ?? 0) - (was ?? 0) };
    })
        .filter(({ baseline, current }) => baseline !== current)
        .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta) || (a.tool < b.tool ? -1 : 1));
}

// EXTERNAL MODULE: ./build/src/lib/not-comparable.js
var not_comparable = __webpack_require__(32505);
;// CONCATENATED MODULE: ./build/src/report/diff-gate.js


/**
 * The diff with its `gate`; the diff itself when no rule was declared.
 * @throws UsageError when a rule asks for something the reports do not have
 */
function applyDiffGate(diff, rules) {
    const judged = [];
    if (rules.failOnRegression === true)
        judged.push(none("fail-on-regression", diff.cases.regressed.length));
    if (rules.failOnChange === true)
        judged.push(none("fail-on-change", diff.cases.changed.length));
    if (rules.failOnBreaking === true) {
        if (diff.contract === null) {
            throw new errors/* UsageError */.eb("--fail-on-breaking needs the catalog of both reports, and one has none; write both anew, with the whole listing");
        }
        judged.push(none("fail-on-breaking", diff.contract.breaking.length));
    }
    if (rules.maxReadinessDrop !== undefined)
        judged.push(dropRule(diff.readiness, rules.maxReadinessDrop, rules.excludeLatency ?? false));
    if (rules.maxTokenGrowth !== undefined)
        judged.push(growthRule(diff, rules.maxTokenGrowth));
    return judged.length === 0 ? diff : { ...diff, gate: { passed: judged.every(({ passed }) => passed), rules: judged } };
}
function none(rule, observed) {
    return { rule, passed: observed === 0, observed, limit: 0 };
}
/**
 * Latency bands have edges, and a tool near one falls to either side by chance: where no tool moved by more than one band, the scores with
 * every latency check at full marks decide. A tool that moved by two bands is slower, and the whole score decides.
 */
function dropRule(readiness, limit, excludeLatency) {
    const { reason, delta, without_latency: calm, latency, profile_differs } = readiness;
    if (delta === null) {
        const fields = profile_differs === undefined ? "" : ` (${profile_differs.join(", ")})`;
        const why = reason === null ? "" : `: ${not_comparable/* WHY_NOT_COMPARABLE */.m[reason]}${fields}`;
        throw new errors/* UsageError */.eb(`--max-readiness-drop: the scores are not comparable${why}; measure the baseline anew, the same way`);
    }
    if (excludeLatency && calm === null) {
        throw new errors/* UsageError */.eb("--exclude-latency needs score_without_latency in both reports, and one has none; measure it anew");
    }
    const isNoise = latency !== null && latency.changed > 0 && latency.most_bands <= 1;
    const decides = calm !== null && (excludeLatency || isNoise) ? calm : null;
    const observed = Math.max(0, -(decides ?? { delta }).delta);
    return {
        ...{ rule: "max-readiness-drop", passed: observed <= limit, observed, limit },
        compared: decides === null ? "score" : "score_without_latency",
    };
}
function growthRule({ tokens }, { unit, limit }) {
    if (tokens === null) {
        throw new errors/* UsageError */.eb("--max-token-growth needs the tokens of both catalogs, and one report has none; measure it anew");
    }
    const grown = Math.max(0, tokens.delta);
    // A catalog that was empty grew without bound, whatever it weighs now; JSON has no infinity.
    const percent = grown === 0 ? 0 : tokens.baseline === 0 ? Number.MAX_SAFE_INTEGER : (100 * grown) / tokens.baseline;
    const observed = unit === "tokens" ? grown : Number(percent.toFixed(2));
    return { rule: "max-token-growth", passed: (unit === "tokens" ? grown : percent) <= limit, observed, limit, unit };
}

// EXTERNAL MODULE: ./build/src/commands/read-document.js + 3 modules
var read_document = __webpack_require__(97592);
;// CONCATENATED MODULE: ./build/src/commands/diff.js







/**
 * @param operands baseline and current report; either may be `-` for standard input
 * @throws UsageError when they are not two reports of one server, or a rule asks for what they do not have
 */
async function runDiff(values, operands, host) {
    const [before, after] = operands;
    if (before === undefined || after === undefined)
        throw new errors/* UsageError */.eb("name two reports: mcpeval diff BASELINE CURRENT");
    if (before === "-" && after === "-")
        throw new errors/* UsageError */.eb("only one of the two reports can come from standard input; name a file for the other");
    const rules = rulesOf(values);
    if (rules.excludeLatency === true && rules.maxReadinessDrop === undefined) {
        throw new errors/* UsageError */.eb("--exclude-latency goes with --max-readiness-drop; add it, or leave both out");
    }
    const [baseline, current] = [await (0,read_document/* readDocument */.u)(before, host.files), await (0,read_document/* readDocument */.u)(after, host.files)];
    const generator = { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R };
    const document = applyDiffGate(diffReports(generator, baseline, current), rules);
    return { document: { kind: "probe-diff", document }, verdict: document.gate?.passed === false ? "red" : "ok" };
}
/**
 * Compares a report that was just made with an earlier one; a rule that cannot be judged costs the verdict, not the comparison.
 * @param values options of `diff`
 * @throws UsageError when they are of different servers
 */
function compareReports(values, baseline, current) {
    const diff = diffReports({ name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R }, baseline, { version: 2, report: current });
    try {
        const judged = applyDiffGate(diff, rulesOf(values));
        return { diff: judged, verdict: judged.gate?.passed === false ? "red" : "ok", problem: null };
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return { diff, verdict: "usage", problem: error.message };
    }
}
function rulesOf(values) {
    return {
        failOnRegression: (0,options_values/* isGiven */.qR)(values, "fail-on-regression"),
        failOnChange: (0,options_values/* isGiven */.qR)(values, "fail-on-change"),
        failOnBreaking: (0,options_values/* isGiven */.qR)(values, "fail-on-breaking"),
        maxReadinessDrop: (0,options_values/* numberValue */.Vg)(values, "max-readiness-drop"),
        excludeLatency: (0,options_values/* isGiven */.qR)(values, "exclude-latency"),
        maxTokenGrowth: (0,growth/* parseTokenGrowth */.M)((0,options_values/* textValue */.v8)(values, "max-token-growth") ?? "") ?? undefined,
    };
}


/***/ }),

/***/ 71098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _encode_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22358);

/** Compact JSON with object keys sorted by UTF-16 code unit at every level; any depth. */
function canonicalJson(value) {
    return (0,_encode_json_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeJson */ .Pr)(value, true, { sortKeys: true, enter: () => true });
}


/***/ }),

/***/ 23459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ conditionsOf)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71098);
// The conditions of a measurement as one text: equal texts are equal conditions. Compares nothing itself.

/**
 * The text of a measurement profile; null where it says nothing, since conditions nobody knows equal no others.
 * Fields this version does not know count: a condition nobody compared is no equal condition.
 */
function conditionsOf(profile) {
    return profile === undefined || Object.keys(profile).length === 0 ? null : (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(profile);
}


/***/ }),

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

/***/ 32505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ WHY_NOT_COMPARABLE)
/* harmony export */ });
/** A clause for each reason. */
const WHY_NOT_COMPARABLE = {
    "version-1-report": "one of the reports has version 1, which knows no readiness",
    "not-measured": "one of the reports has no readiness",
    "standard-differs": "they were measured under different standards",
    "profile-unknown": "one of the reports does not say under which conditions it was measured",
    "profile-differs": "they were measured under different conditions",
};


/***/ }),

/***/ 36757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GENERATOR_NAME),
  R: () => (/* binding */ GENERATOR_VERSION)
});

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"UU":"mcpeval","rE":"0.1.0"}');
;// CONCATENATED MODULE: ./build/src/model/version.js
// The one place that knows the evaluator's version: package.json, inlined by the bundler.

/** The evaluator's name, as reports and handshakes spell it. */
const GENERATOR_NAME = package_namespaceObject.UU;
/** The evaluator's version (SemVer), part of every measurement profile. */
const GENERATOR_VERSION = package_namespaceObject.rE;


/***/ })

};
;