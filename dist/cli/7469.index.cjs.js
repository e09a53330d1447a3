"use strict";
exports.id = 7469;
exports.ids = [7469];
exports.modules = {

/***/ 17469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeRun: () => (/* binding */ judgeRun)
});

// EXTERNAL MODULE: ./build/src/lib/canonical-json.js
var canonical_json = __webpack_require__(71098);
// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
// EXTERNAL MODULE: ./build/src/lib/encode-json.js
var encode_json = __webpack_require__(22358);
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
;// CONCATENATED MODULE: ./build/src/report/contract.js
// The catalog contract: what callers depend on, as digests only. No parameter name or schema text leaves this file.




/**
 * The contract of a complete listing, in catalog order.
 * Rewording a title, description, example or default changes nothing; a new name, type or bound does.
 */
function catalogContract(tools) {
    return tools.map(({ entry, class: toolClass, tokens }) => {
        const input = entry["inputSchema"];
        const output = entry["outputSchema"];
        const required = requiredNames(input);
        return {
            name: typeof entry["name"] === "string" ? entry["name"] : "",
            class: toolClass,
            required_sha256: (0,digest/* sha256Hex */.f)((0,canonical_json/* canonicalJson */.d)(required)),
            parameters: parameterDigests(input),
            output_sha256: (0,json/* isJsonObject */.O)(output) ? constraintsDigest(output) : null,
            required: required.map(digest/* sha256Hex */.f).sort(encode_json/* byCodeUnit */.X),
            ...(tokens === undefined ? {} : { tokens }),
        };
    });
}
function requiredNames(schema) {
    const required = (0,json/* isJsonObject */.O)(schema) ? schema["required"] : undefined;
    const names = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
    return [...new Set(names)].sort(encode_json/* byCodeUnit */.X);
}
function parameterDigests(schema) {
    const properties = (0,json/* isJsonObject */.O)(schema) ? schema["properties"] : undefined;
    if (!(0,json/* isJsonObject */.O)(properties))
        return {};
    const digests = Object.entries(properties).map(([name, constraints]) => [(0,digest/* sha256Hex */.f)(name), constraintsDigest(constraints)]);
    // Sorted by digest: the order parameters were declared in is not part of the contract.
    return Object.fromEntries(digests.sort(([a], [b]) => (0,encode_json/* byCodeUnit */.X)(a, b)));
}
/** Keywords that constrain nothing (prose and hints). */
const PROSE = new Set(["title", "description", "examples", "default", "$comment"]);
/** Keywords whose values map free names to schemas: a property called `title` is no prose. */
const NAME_MAPS = new Set([
    "properties",
    "patternProperties",
    "$defs",
    "definitions",
    "dependentSchemas",
    "dependencies",
]);
/** Keywords whose values are schemas or lists of schemas. Every other keyword's value (enum, const, ...) is data and kept whole. */
const SUBSCHEMAS = new Set([
    ...["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains"],
    ...["additionalProperties", "unevaluatedProperties", "propertyNames"],
    ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "contentSchema"],
]);
function constraintsDigest(schema) {
    const text = (0,encode_json/* encodeJson */.Pr)(schema, "schema", {
        sortKeys: true,
        enter(position, key) {
            if (position === "names")
                return "schema";
            if (position === "data")
                return "data";
            if (PROSE.has(key))
                return undefined;
            return NAME_MAPS.has(key) ? "names" : SUBSCHEMAS.has(key) ? "schema" : "data";
        },
    });
    return (0,digest/* sha256Hex */.f)(text);
}

// EXTERNAL MODULE: ./build/src/standard/define.js
var standard_define = __webpack_require__(95332);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/standard/areas/context.js
var context = __webpack_require__(58929);
// EXTERNAL MODULE: ./build/src/standard/areas/catalog.js
var catalog = __webpack_require__(32877);
// EXTERNAL MODULE: ./build/src/standard/areas/error-honesty.js
var error_honesty = __webpack_require__(36139);
// EXTERNAL MODULE: ./build/src/standard/areas/reliability.js + 1 modules
var reliability = __webpack_require__(61610);
// EXTERNAL MODULE: ./build/src/standard/index.js + 2 modules
var standard = __webpack_require__(86116);
;// CONCATENATED MODULE: ./build/src/standard/gains.js
// What each lost check would give back: the readiness points gained if that check alone were at full marks, by the areas' own formulas.
// Areas are taken unrounded, so gains of one area add up to what it lost wherever its checks do not multiply (reliability does).







/** Decimals kept: with a thousand tools one check is worth thousandths of a point. */
const DECIMALS = 4;
/**
 * The areas with a `gain` for every lost check whose worth is known. Scores and losses stay as they are.
 * @param seen the observations the areas were scored from
 */
function withGains(areas, seen) {
    const shares = sharesOf(areas, seen);
    return areas.map((area) => ({
        ...area,
        checks: area.checks.map((check) => {
            const points = areaPoints(check, shares);
            return points === null ? check : { ...check, gain: rounded((area.weight * points) / 100) };
        }),
    }));
}
function sharesOf(areas, seen) {
    const surface = seen.tools.filter((tool) => !(0,standard_define/* isWriter */.Ui)(tool));
    const { carrier, points } = (0,reliability/* judgeCases */.vn)(seen, surface);
    const marks = new Map();
    for (const { id, tool, score } of areas.find(({ name }) => name === "reliability")?.checks ?? []) {
        if (tool === null || id === "reliability.success")
            continue;
        // A lost case names the tool that failed it, and counts in the carrier's mean.
        const owner = isCase(id) ? (carrier?.name ?? tool) : tool;
        const lost = marks.get(owner) ?? new Map();
        marks.set(owner, lost.set(id, score));
    }
    return {
        seen,
        byName: new Map(seen.tools.map((tool) => [tool.name, tool])),
        surface: surface.length,
        judged: seen.tools.filter((tool) => (0,error_honesty/* honestyVerdict */.E)(tool) !== "not-judged").length,
        protocolChecks: standard_define/* PROTOCOL_CHECKS */.NL.filter((id) => seen.protocol[id].outcome !== "not-applicable").length,
        carrier: carrier?.name ?? null,
        cases: points.length,
        marks,
    };
}
/** Points of its own area, 0 to 100, that a check at full marks adds; null where no single edit has a worth. */
function areaPoints(check, shares) {
    const { id, tool: name } = check;
    const tool = name === null ? undefined : shares.byName.get(name);
    if (id.startsWith("protocol."))
        return 100 / shares.protocolChecks;
    if (id === "context.catalog")
        return contextPoints(context/* CATALOG_CURVE */.sx, check.observed);
    if (id === "context.heaviest-tool")
        return contextPoints(context/* HEAVIEST_CURVE */.ic, check.observed);
    if (id === "catalog.empty" || id === "error-honesty.untestable")
        return 100;
    if (id === "error-honesty.invalid-arguments")
        return 100 / shares.judged;
    if (id === "reliability.none-exercised")
        return shares.surface === 0 ? 100 : null;
    if (id === "reliability.skipped")
        return 100 / shares.surface;
    if (id === "coverage.exercised")
        return coveragePoints(tool, shares);
    if (isCase(id))
        return shares.carrier === null ? null : markPoints(check, shares.byName.get(shares.carrier), shares);
    if (tool === undefined)
        return null;
    if (id.startsWith("catalog."))
        return 100 / (shares.seen.tools.length * (0,catalog/* checksOf */.tg)(tool).length);
    return id === "reliability.success" ? successPoints(tool, shares) : markPoints(check, tool, shares);
}
function contextPoints(half, observed) {
    return observed === null ? null : half.share * (100 - (0,context/* curve */.e8)(observed, half));
}
/** An untested tool earns nothing in reliability either and loses nothing there by name, so that its coverage stands for both. */
function coveragePoints(tool, { surface }) {
    if (tool === undefined)
        return 100;
    const share = 100 / surface;
    const standsForBoth = (0,reliability/* isUntested */.Lc)(tool) && tool.unexercised !== "coverage-skipped";
    return share + (standsForBoth ? (share * standard/* AREAS */.x.reliability.weight) / standard/* AREAS */.x.coverage.weight : 0);
}
/** One mark of a tool's mean, times its share of successful calls. */
function markPoints({ score }, tool, shares) {
    if (tool === undefined)
        return null;
    return ((100 - score) / markCount(tool, shares)) * ((0,reliability/* successes */.o9)(tool) / limits/* CALL_REPETITIONS */.mn / shares.surface);
}
/** The calls that failed, at the marks the tool has. */
function successPoints(tool, shares) {
    const lost = [...(shares.marks.get(tool.name)?.values() ?? [])].reduce((sum, score) => sum + 100 - score, 0);
    const mean = 100 - lost / markCount(tool, shares);
    return (mean * (limits/* CALL_REPETITIONS */.mn - (0,reliability/* successes */.o9)(tool))) / limits/* CALL_REPETITIONS */.mn / shares.surface;
}
/** Consistency, output schema, latency where a reply came, and on the carrier the whole-catalog cases. */
function markCount(tool, { carrier, cases }) {
    return 2 + (tool.calls.some(({ ms }) => ms !== null) ? 1 : 0) + (tool.name === carrier ? cases : 0);
}
function isCase(id) {
    return id === "reliability.contention" || id === "reliability.payload";
}
function rounded(points) {
    return Number(points.toFixed(DECIMALS));
}

// EXTERNAL MODULE: ./build/src/lib/round.js
var round = __webpack_require__(35581);
// EXTERNAL MODULE: ./build/src/model/areas.js
var model_areas = __webpack_require__(26849);
;// CONCATENATED MODULE: ./build/src/standard/score.js
// From observations to scores: every area judged, rounded and weighted. Pure; the areas decide, this only adds up.



/** Scores observations under the standard. The same observations always give the same scores. */
function scoreObservations(seen) {
    const areas = model_areas/* AREA_NAMES */.d.map((name) => judgeArea(standard/* AREAS */.x[name], seen, false));
    const withoutLatency = model_areas/* AREA_NAMES */.d.map((name) => judgeArea(standard/* AREAS */.x[name], seen, true));
    return {
        areas,
        score: readiness(areas),
        scoreWithoutLatency: readiness(withoutLatency),
        areasWithoutLatency: Object.fromEntries(withoutLatency.map(({ name, score }) => [name, score])),
    };
}
function judgeArea(area, seen, withoutLatency) {
    const checks = [];
    const { score, measurements } = area.judge(seen, ({ id, tool = null, score: earned = 0, observed = null, reason }) => {
        checks.push({ id, tool, score: earned, observed, reason, hint: hintOf(area, reason) });
    }, { withoutLatency });
    return { name: area.name, weight: area.weight, score: (0,round/* roundHalfAwayFromZero */.E)(score), measurements: { ...measurements }, checks };
}
/** @throws Error when an observation names a reason its area does not declare: a defect of ours or of a stored document. */
function hintOf(area, reason) {
    const text = area.reasons[reason];
    if (text === undefined)
        throw new Error(`area ${area.name} declares no reason ${reason}`);
    return text.hint;
}
function readiness(areas) {
    // Integers until the last step, so that no half is missed.
    return (0,round/* roundHalfAwayFromZero */.E)(areas.reduce((sum, area) => sum + area.weight * area.score, 0) / 100);
}

;// CONCATENATED MODULE: ./build/src/engine/judge.js




/** Judges what was observed. */
function judgeRun({ observations, catalog }) {
    const scored = scoreObservations(observations);
    const writers = observations.tools.filter((t) => t.class === "writer").length;
    return {
        readiness: {
            standard: standard_define/* STANDARD_NAME */.uT,
            score: scored.score,
            scoreWithoutLatency: scored.scoreWithoutLatency,
            attestedReadOnly: observations.attestedReadOnly,
            surface: {
                tools: observations.tools.length,
                read_only: observations.tools.length - writers,
                writers,
                exercised: observations.tools.filter((t) => t.class !== "writer" && t.unexercised === null).length,
            },
            areas: withGains(scored.areas, observations),
        },
        catalog: catalog.complete
            ? catalogContract(catalog.tools.map((t) => ({ entry: t.entry, class: t.declared.class, tokens: t.declared.tokens })))
            : null,
        areasWithoutLatency: scored.areasWithoutLatency,
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


/***/ })

};
;