"use strict";
exports.id = 3358;
exports.ids = [3358];
exports.modules = {

/***/ 1966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ callPlan)
});

// EXTERNAL MODULE: ./build/src/jsonschema/shape.js
var jsonschema_shape = __webpack_require__(32134);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/src/jsonschema/refs.js
var refs = __webpack_require__(57245);
;// CONCATENATED MODULE: ./build/src/jsonschema/synthesize.js
// Arguments from a schema by the standard's rules (spec: "Arguments"). Pure and bounded; whether a candidate satisfies the whole
// schema is the validator's to say.



/** The word that stands in for free text. */
const WORD = "mcpeval";
/** Fixed samples of the formats the standard names. */
const FORMAT_SAMPLES = new Map([
    ["date", "2025-01-01"],
    ["date-time", "2025-01-01T00:00:00Z"],
    ["uri", "https://example.com/"],
    ["email", "mcpeval@example.com"],
    ["uuid", "123e4567-e89b-12d3-a456-426614174000"],
]);
/** Keywords that name a value, in the standard's order, and whether they name several. */
const FIXED_VALUES = new Map([
    ["const", false],
    ["enum", true],
    ["default", false],
    ["examples", true],
]);
/**
 * Arguments for a tool from its input schema: every required property, nothing else.
 * The root is an object by definition of MCP, so the rules for single values (`const`, `enum`, `default`, `examples`) are for
 * its properties only.
 * @returns undefined when no rule applies to a required property, or the value would be unreasonably large
 */
function synthesizeArguments(schema) {
    const context = { root: schema, steps: limits/* SYNTHESIS_MAX_STEPS */.mS, depth: 0 };
    const target = (0,refs/* follow */.e)(schema, schema);
    if (target === undefined)
        return undefined;
    if (!(0,json/* isJsonObject */.O)(target))
        return target === true ? {} : undefined;
    const root = Object.fromEntries(Object.entries(target).filter(([key]) => !FIXED_VALUES.has(key)));
    const sample = fromBranch(root, context) ?? objectOf(root, context);
    return sample !== undefined && (0,json/* isJsonObject */.O)(sample.value) ? sample.value : undefined;
}
/** The first rule that applies to one schema, in the standard's order. */
function sampleOf(schema, context) {
    context.steps -= 1;
    if (context.steps < 0 || context.depth >= limits/* SCHEMA_MAX_DEPTH */.rV)
        return undefined;
    context.depth += 1;
    const sample = firstRule(schema, context);
    context.depth -= 1;
    return sample;
}
function firstRule(schema, context) {
    if ((0,refs/* own */.Z)(schema, "$ref") !== undefined) {
        const target = (0,refs/* follow */.e)(context.root, schema);
        return target === undefined ? undefined : sampleOf(target, context);
    }
    if (!(0,json/* isJsonObject */.O)(schema))
        return undefined;
    return fixedValue(schema) ?? fromBranch(schema, context) ?? byType(schema, context);
}
function fixedValue(schema) {
    for (const [key, inArray] of FIXED_VALUES) {
        const given = (0,refs/* own */.Z)(schema, key);
        const value = inArray ? (Array.isArray(given) ? given[0] : undefined) : given;
        if (value !== undefined)
            return within({ value, units: JSON.stringify(value).length });
    }
    return undefined;
}
/**
 * The first `anyOf` / `oneOf` branch, read together with what stands beside it: a branch often only adds `required` names to
 * properties declared beside it.
 */
function fromBranch(schema, context) {
    const key = ["anyOf", "oneOf"].find((name) => Array.isArray((0,refs/* own */.Z)(schema, name)));
    if (key === undefined)
        return undefined;
    const branches = schema[key];
    const first = Array.isArray(branches) ? branches[0] : undefined;
    const branch = first === undefined ? undefined : (0,refs/* follow */.e)(context.root, first);
    const beside = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key));
    if (branch === true)
        return sampleOf(beside, context);
    return (0,json/* isJsonObject */.O)(branch) ? sampleOf(merge(beside, branch), context) : undefined;
}
function merge(beside, branch) {
    const merged = { ...beside, ...branch };
    const [outer, inner] = [(0,refs/* own */.Z)(beside, "properties"), (0,refs/* own */.Z)(branch, "properties")];
    if ((0,json/* isJsonObject */.O)(outer) && (0,json/* isJsonObject */.O)(inner))
        merged["properties"] = { ...outer, ...inner };
    const required = [...namesOf((0,refs/* own */.Z)(beside, "required")), ...namesOf((0,refs/* own */.Z)(branch, "required"))];
    if (required.length > 0)
        merged["required"] = required;
    return merged;
}
function byType(schema, context) {
    const declared = (0,refs/* own */.Z)(schema, "type");
    const type = Array.isArray(declared) ? (declared.find((each) => each !== "null") ?? declared[0]) : declared;
    switch (type) {
        case "string":
            return stringOf(schema);
        case "integer":
        case "number": {
            const minimum = (0,refs/* own */.Z)(schema, "minimum");
            return { value: typeof minimum !== "number" ? 1 : type === "integer" ? Math.ceil(minimum) : minimum, units: 8 };
        }
        case "boolean":
            return { value: false, units: 5 };
        case "null":
            return { value: null, units: 4 };
        case "array":
            return arrayOf(schema, context);
        case "object":
            return objectOf(schema, context);
        case undefined:
            // A branch or definition that lists properties means an object, type or not.
            return (0,json/* isJsonObject */.O)((0,refs/* own */.Z)(schema, "properties")) ? objectOf(schema, context) : undefined;
        default:
            return undefined;
    }
}
function stringOf(schema) {
    const format = (0,refs/* own */.Z)(schema, "format");
    const sample = typeof format === "string" ? FORMAT_SAMPLES.get(format) : undefined;
    if (sample !== undefined)
        return { value: sample, units: sample.length };
    if ((0,refs/* own */.Z)(schema, "pattern") !== undefined)
        return undefined;
    const least = sizeOf((0,refs/* own */.Z)(schema, "minLength")) ?? 0;
    const most = sizeOf((0,refs/* own */.Z)(schema, "maxLength")) ?? Number.POSITIVE_INFINITY;
    if (least > limits/* SYNTHESIS_MAX_UNITS */.Mz)
        return undefined;
    const value = WORD.padEnd(least, WORD).slice(0, most);
    return { value, units: value.length + 2 };
}
function arrayOf(schema, context) {
    const count = sizeOf((0,refs/* own */.Z)(schema, "minItems")) ?? 0;
    if (count > limits/* SYNTHESIS_MAX_UNITS */.Mz)
        return undefined;
    const items = (0,refs/* own */.Z)(schema, "items");
    // Tuples: `prefixItems` since 2020-12, an array `items` with `additionalItems` before.
    const tuple = (0,refs/* own */.Z)(schema, "prefixItems") ?? (Array.isArray(items) ? items : []);
    const places = Array.isArray(tuple) ? tuple : [];
    const rest = Array.isArray(items) ? (0,refs/* own */.Z)(schema, "additionalItems") : items;
    const value = [];
    let units = 2;
    for (const place of places.slice(0, count)) {
        const sample = sampleOf(place, context);
        if (sample === undefined)
            return undefined;
        value.push(sample.value);
        units += sample.units + 1;
    }
    if (count > value.length) {
        const copies = count - value.length;
        const sample = rest === undefined ? undefined : sampleOf(rest, context);
        if (sample === undefined || units + copies * (sample.units + 1) > limits/* SYNTHESIS_MAX_UNITS */.Mz)
            return undefined;
        units += copies * (sample.units + 1);
        for (let copy = 0; copy < copies; copy += 1)
            value.push(sample.value);
    }
    return within({ value, units });
}
function objectOf(schema, context) {
    const properties = (0,refs/* own */.Z)(schema, "properties");
    const entries = [];
    let units = 2;
    for (const name of new Set(namesOf((0,refs/* own */.Z)(schema, "required")))) {
        const property = (0,refs/* own */.Z)(properties, name);
        const sample = property === undefined ? undefined : sampleOf(property, context);
        if (sample === undefined)
            return undefined;
        entries.push([name, sample.value]);
        units += name.length + sample.units + 4;
    }
    // fromEntries defines own properties, so a property named `__proto__` stays one.
    return within({ value: Object.fromEntries(entries), units });
}
function within(sample) {
    return sample.units > limits/* SYNTHESIS_MAX_UNITS */.Mz ? undefined : sample;
}
function namesOf(required) {
    return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}
function sizeOf(count) {
    return typeof count === "number" && count >= 0 ? count : undefined;
}

// EXTERNAL MODULE: ./build/src/jsonschema/validator.js
var validator = __webpack_require__(4937);
;// CONCATENATED MODULE: ./build/src/jsonschema/violate.js

/** Name of the property added by rule 3; prefixed further when a tool declares it. */
const UNKNOWN_PROPERTY = "mcpeval_unknown";
/** One value a type, in the order they are tried: text first, because nothing but a string can be coerced from it by accident. */
const WRONG_VALUES = [
    { value: "mcpeval", types: ["string"] },
    { value: 1, types: ["integer", "number"] },
    { value: true, types: ["boolean"] },
    { value: {}, types: ["object"] },
    { value: [], types: ["array"] },
    { value: null, types: ["null"] },
];
/**
 * Candidates in the order they are to be tried.
 * @param valid arguments proved valid, or undefined when there are none: then only rules 1 and 3 can be followed
 */
function* violationCandidates(schema, shape, valid) {
    if (shape.hasRequired)
        yield { rule: "required-omitted", arguments: {} };
    if (valid !== undefined) {
        for (const [name, property] of (0,jsonschema_shape/* byName */.nG)(shape.properties)) {
            const types = (0,jsonschema_shape/* declaredTypes */.Iz)(schema, property);
            if (types === undefined)
                continue;
            for (const wrong of WRONG_VALUES) {
                if (wrong.types.some((type) => types.has(type)))
                    continue;
                yield { rule: "wrong-type", arguments: { ...valid, [name]: wrong.value } };
            }
        }
    }
    if (shape.closed) {
        let name = UNKNOWN_PROPERTY;
        while (shape.properties.has(name))
            name = `x_${name}`;
        yield { rule: "unknown-property", arguments: { ...valid, [name]: "mcpeval" } };
    }
}

;// CONCATENATED MODULE: ./build/src/jsonschema/call-plan.js




/**
 * Plans the calls of one tool. Never throws.
 * @param schema an input schema within the caps
 * @param validate judges values by that schema
 * @param override arguments that replace synthesis
 */
function callPlan(schema, validate, override) {
    const valid = validArguments(schema, validate, override);
    if (valid.kind === "budget-exceeded")
        return (0,validator/* noPlan */.P)("budget-exceeded");
    const shape = (0,jsonschema_shape/* readShape */._f)(schema);
    const base = valid.kind === "ready" ? valid.arguments : undefined;
    return {
        valid,
        violation: firstProved(schema, shape, validate, base),
        payloadProperty: payloadProperty(schema, shape),
        admitsExtraProperty: base !== undefined && !shape.properties.has(validator/* EXTRA_PROPERTY */.N) && validate({ ...base, [validator/* EXTRA_PROPERTY */.N]: "mcpeval" }).kind === "valid",
    };
}
function validArguments(schema, validate, override) {
    const candidate = override ?? synthesizeArguments(schema);
    if (candidate === undefined)
        return { kind: "unsynthesizable" };
    const verdict = validate(candidate);
    switch (verdict.kind) {
        case "valid":
            return { kind: "ready", arguments: candidate };
        case "invalid":
            return override === undefined
                ? { kind: "unsynthesizable" }
                : { kind: "invalid-override", pointer: verdict.pointer, keyword: verdict.keyword };
        default:
            return { kind: verdict.kind };
    }
}
function firstProved(schema, shape, validate, base) {
    for (const candidate of violationCandidates(schema, shape, base)) {
        if (validate(candidate.arguments).kind === "invalid")
            return candidate;
    }
    return null;
}
/** The first string property by name. Its value in the payload case may well break `maxLength`: a clean refusal passes. */
function payloadProperty(schema, shape) {
    return (0,jsonschema_shape/* byName */.nG)(shape.properties).find(([, property]) => (0,jsonschema_shape/* declaredTypes */.Iz)(schema, property)?.has("string") === true)?.[0] ?? null;
}


/***/ }),

/***/ 53901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ readDialect)
/* harmony export */ });
// Which JSON Schema dialect a schema is written in. Reads only the root `$schema`; must not compile anything.
const DIALECTS = new Map([
    ["json-schema.org/draft/2020-12/schema", "2020-12"],
    ["json-schema.org/draft/2019-09/schema", "2019-09"],
    ["json-schema.org/draft-07/schema", "draft-07"],
    ["json-schema.org/draft-06/schema", "draft-06"],
]);
/**
 * Reads the root `$schema`. None means 2020-12 (MCP 2025-11-25, SEP-1613). `http` and `https` and a trailing `#` make no
 * difference: real servers write every combination.
 */
function readDialect(schema) {
    if (typeof schema !== "object" || schema === null || !Object.hasOwn(schema, "$schema")) {
        return { kind: "known", dialect: "2020-12", declared: false };
    }
    const declared = schema.$schema;
    if (typeof declared !== "string")
        return { kind: "broken" };
    const dialect = DIALECTS.get(declared.replace(/^https?:\/\//i, "").replace(/#$/, ""));
    return dialect === undefined ? { kind: "unsupported-dialect" } : { kind: "known", dialect, declared: true };
}


/***/ }),

/***/ 57245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own),
/* harmony export */   e: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
/* harmony import */ var _subschemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17045);
// Finds what a local `$ref` points to, for reading a schema (not for validating with it). Never loads anything.


/** Longest chain of `$ref`s to `$ref`s that is followed. */
const MAX_HOPS = 32;
/** An own property of a schema object; inherited names such as `constructor` are nobody's keyword. */
function own(schema, key) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(schema) && Object.hasOwn(schema, key) ? schema[key] : undefined;
}
/**
 * Follows a schema's `$ref`s to the first schema without one.
 * @returns undefined when a reference is external, missing or leads in a circle
 */
function follow(root, schema) {
    let at = schema;
    for (let hops = 0; hops <= MAX_HOPS && at !== undefined; hops += 1) {
        const ref = own(at, "$ref");
        if (ref === undefined)
            return at;
        at = typeof ref === "string" ? resolveLocal(root, ref) : undefined;
    }
    return undefined;
}
/** The schema a reference into the same document names: `#`, `#/json/pointer` (RFC 6901) or `#anchor`. */
function resolveLocal(root, ref) {
    const base = own(root, "$id");
    const local = typeof base === "string" && base !== "" && ref.startsWith(`${base.replace(/#$/, "")}#`) ? ref.slice(ref.indexOf("#")) : ref;
    if (!local.startsWith("#"))
        return undefined;
    const fragment = decode(local.slice(1));
    if (fragment === undefined || fragment === "")
        return fragment === undefined ? undefined : root;
    return fragment.startsWith("/") ? atPointer(root, fragment) : anchored(root, fragment);
}
function decode(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return undefined;
    }
}
function atPointer(root, pointer) {
    let at = root;
    for (const step of pointer.slice(1).split("/")) {
        const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
        if (Array.isArray(at))
            at = /^\d+$/.test(key) ? at[Number(key)] : undefined;
        else
            at = own(at, key);
    }
    return at;
}
function anchored(root, name) {
    // draft-07 wrote anchors as `$id: "#name"`.
    return (0,_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .findSubschema */ .hZ)(root, (each) => own(each, "$anchor") === name || own(each, "$id") === `#${name}`);
}


/***/ }),

/***/ 32134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ declaredTypes),
/* harmony export */   J_: () => (/* binding */ JSON_TYPES),
/* harmony export */   _f: () => (/* binding */ readShape),
/* harmony export */   nG: () => (/* binding */ byName)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57245);
// What an input schema declares about the arguments object itself: its properties, required names and whether it is closed. A
// reading, not a proof: the validator has the last word on every candidate made from it.


/** JSON types as schemas name them; `integer` is apart from `number` only here. */
const JSON_TYPES = ["string", "number", "integer", "boolean", "null", "array", "object"];
/** Reads the shape of an input schema. */
function readShape(schema) {
    const properties = new Map();
    const seen = new Set();
    let hasRequired = false;
    let closed = false;
    function visit(part) {
        const at = (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .follow */ .e)(schema, part);
        // The set ends circles of references: every part is an object of the one parsed document.
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(at) || seen.has(at))
            return;
        seen.add(at);
        const declared = (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(at, "properties");
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(declared)) {
            for (const [name, property] of Object.entries(declared))
                if (!properties.has(name))
                    properties.set(name, property);
        }
        const required = (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(at, "required");
        hasRequired ||= Array.isArray(required) && required.length > 0;
        closed ||= (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(at, "additionalProperties") === false || (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(at, "unevaluatedProperties") === false;
        for (const key of ["allOf", "anyOf", "oneOf"]) {
            const parts = (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(at, key);
            if (Array.isArray(parts))
                parts.forEach(visit);
        }
    }
    visit(schema);
    return { properties, hasRequired, closed };
}
/** Names in the standard's order: by UTF-16 code unit. */
function byName(properties) {
    return [...properties].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
/**
 * The types a property declares: by `type`, through local references, or by an `anyOf` / `oneOf` whose branches all declare some
 * (how "string or null" is usually generated). Undefined for a property without declared types.
 */
function declaredTypes(root, property, depth = 0) {
    const at = (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .follow */ .e)(root, property);
    if (at === undefined || depth > 4)
        return undefined;
    const type = (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(at, "type");
    if (type !== undefined) {
        const names = Array.isArray(type) ? type : [type];
        return new Set(JSON_TYPES.filter((each) => names.includes(each)));
    }
    for (const key of ["anyOf", "oneOf"]) {
        const branches = (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(at, key);
        if (!Array.isArray(branches) || branches.length === 0)
            continue;
        const types = branches.map((branch) => declaredTypes(root, branch, depth + 1));
        if (types.some((each) => each === undefined))
            return undefined;
        return new Set(types.flatMap((each) => [...(each ?? [])]));
    }
    return undefined;
}


/***/ }),

/***/ 17045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OD: () => (/* binding */ someSubschema),
/* harmony export */   TY: () => (/* binding */ mapSubschemas),
/* harmony export */   hZ: () => (/* binding */ findSubschema)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);
// Walks a schema by its keywords, so that property names, enum members and examples are never mistaken for keywords.
// Expects a schema within the caps (depth 64); must not interpret anything.

const HOLDINGS = new Map([
    ...["additionalItems", "additionalProperties", "contains", "else", "if", "not", "propertyNames", "then"].map((key) => [key, "one"]),
    ...["unevaluatedItems", "unevaluatedProperties"].map((key) => [key, "one"]),
    ...["allOf", "anyOf", "oneOf", "prefixItems"].map((key) => [key, "many"]),
    ...["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"].map((key) => [key, "map"]),
    ["items", "one-or-many"],
]);
/** A copy of the schema with `change` applied to every object schema in it, innermost first. */
function mapSubschemas(schema, change) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(schema))
        return schema;
    const entries = Object.entries(schema).map(([key, value]) => {
        const holding = HOLDINGS.get(key);
        if (holding === undefined)
            return [key, value];
        if (Array.isArray(value)) {
            return [key, holding === "many" || holding === "one-or-many" ? value.map((item) => mapSubschemas(item, change)) : value];
        }
        if (holding === "map" && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value)) {
            // `dependencies` may map a name to an array of names; mapSubschemas leaves anything but objects alone.
            return [key, Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapSubschemas(item, change)]))];
        }
        return [key, holding === "one" || holding === "one-or-many" ? mapSubschemas(value, change) : value];
    });
    return change(Object.fromEntries(entries));
}
/** Whether any object schema in it meets the condition. */
function someSubschema(schema, condition) {
    return findSubschema(schema, condition) !== undefined;
}
/** The first object schema that meets the condition, depth first. */
function findSubschema(schema, condition) {
    let found;
    mapSubschemas(schema, (each) => {
        if (found === undefined && condition(each))
            found = each;
        return each;
    });
    return found;
}


/***/ }),

/***/ 4937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ EXTRA_PROPERTY),
/* harmony export */   P: () => (/* binding */ noPlan)
/* harmony export */ });
/** Name of the undeclared property that `admitsExtraProperty` was proved with; the payload case sends the same one. */
const EXTRA_PROPERTY = "mcpeval_extra";
/** The plan of a schema that gives no verdict: nothing can be called, nothing can be violated. */
function noPlan(trouble) {
    return { valid: { kind: trouble }, violation: null, payloadProperty: null, admitsExtraProperty: false };
}


/***/ })

};
;