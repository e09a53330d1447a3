"use strict";
exports.id = 8485;
exports.ids = [8485,8944];
exports.modules = {

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

/***/ 89955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ estimateTokens)
/* harmony export */ });
/* harmony import */ var _encode_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22358);

/**
 * Tokens one catalog entry costs every session: ceil(UTF-8 bytes of its compact JSON in the order received / 4).
 * @param entry the whole `tools/list` entry, as parsed
 */
function estimateTokens(entry) {
    return Math.ceil(Buffer.byteLength((0,_encode_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compactJson */ .Ar)(entry), "utf8") / 4);
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


/***/ }),

/***/ 5026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ walkPages)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
// Follows the cursors of one listing to its end, whatever the server does with them. Looks at the paging only, not at the items.


/**
 * Lists with `method` until no `nextCursor` comes. Any string is a cursor, the empty one too (2026-07-28,
 * server/utilities/pagination); null or another type makes the page invalid in every revision.
 * @param key member of the result that holds the entries, for example "tools"
 * @throws only the abort reason of `options.signal`
 */
async function walkPages(session, method, key, options) {
    const { maxPages, ...callOptions } = options;
    const pages = [];
    const items = [];
    const cursors = new Set();
    let cursor;
    for (;;) {
        if (pages.length >= maxPages)
            return { pages, items, end: "too-many-pages" };
        let reply;
        try {
            reply = await session.call(method, cursor === undefined ? undefined : { cursor }, callOptions);
        }
        catch (fault) {
            if (!(fault instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww))
                throw fault;
            return { pages, items, end: "fault", fault };
        }
        if (reply.kind === "error")
            return { pages, items, end: "error", errorCode: reply.code };
        const result = reply.value;
        const entries = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(result) ? result[key] : undefined;
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(result) || !Array.isArray(entries))
            return { pages, items, end: "invalid-page" };
        for (const value of entries)
            items.push({ page: pages.length, value });
        pages.push(result);
        const next = result["nextCursor"];
        if (next === undefined)
            return { pages, items, end: "complete" };
        if (typeof next !== "string")
            return { pages, items, end: "invalid-page" };
        if (cursors.has(next))
            return { pages, items, end: "stalled-cursor" };
        cursors.add(next);
        cursor = next;
    }
}


/***/ })

};
;