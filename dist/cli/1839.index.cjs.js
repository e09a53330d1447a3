"use strict";
exports.id = 1839;
exports.ids = [1839];
exports.modules = {

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openValidator: () => (/* binding */ openValidator)
});

// EXTERNAL MODULE: ./build/src/jsonschema/call-plan.js + 2 modules
var call_plan = __webpack_require__(1966);
// EXTERNAL MODULE: ./build/src/jsonschema/caps.js
var caps = __webpack_require__(82458);
// EXTERNAL MODULE: ./build/src/jsonschema/interpret.js + 1 modules
var interpret = __webpack_require__(62539);
;// CONCATENATED MODULE: ./build/src/jsonschema/plain-first.js



/** Schemas with a higher cost are planned in the thread: to find a value for every property may read as many schemas. */
const MAX_PLAN_COST = 200;
/**
 * Work is the cost of a schema times the characters of the values that it judges. What takes more has to be done by the thread, which
 * can be killed: nothing else happens here meanwhile. A plan judges a few short values (those of real tools take less than 1,000), but
 * can be made to judge many long ones; it is made while a timed call is under way, so it may take a few milliseconds at most.
 */
const MAX_PLAN_WORK = 20_000;
const MAX_CHECK_WORK = 4_000_000;
/** Work of all jobs together, about five seconds at worst. */
const MAX_WORK = 20_000_000;
/** Texts kept with what they mean; only small ones recur. */
const MAX_REMEMBERED = 1_000;
const MAX_REMEMBERED_CHARACTERS = 4_096;
/** Answers for plain schemas at once; asks `thread` about all others, and where an answer must say why a value is refused. */
class PlainFirst {
    start;
    #read = new Map();
    #plans = new Map();
    #work = 0;
    #thread;
    #isClosed = false;
    #lastTurn = Promise.resolve();
    /** @param start makes the validator with a thread; called once, when it is first needed */
    constructor(start) {
        this.start = start;
    }
    async plan(inputSchema, override) {
        await this.#ownTurn();
        return this.#planHere(inputSchema, override) ?? (await this.#inThread()).plan(inputSchema, override);
    }
    async check(schema, values) {
        return this.#checkHere(schema, values) ?? (await this.#inThread()).check(schema, values);
    }
    async close() {
        this.#isClosed = true;
        await (await this.#thread)?.close();
    }
    #inThread() {
        if (this.#isClosed)
            return Promise.reject(new Error("the schema validator is closed"));
        return (this.#thread ??= this.start());
    }
    /** The plan, or undefined where the thread has to make it. */
    #planHere(inputSchema, override) {
        const admission = (0,caps/* admitSchema */.J)(inputSchema);
        if (admission.kind !== "admitted")
            return undefined;
        const known = override === undefined ? this.#plans.get(admission.text) : undefined;
        if (known !== undefined)
            return known;
        const plain = this.#interpreter(admission.text);
        if (plain === undefined || plain.cost > MAX_PLAN_COST)
            return undefined;
        const judge = this.#judgeWithin(MAX_PLAN_WORK, plain);
        try {
            const plan = (0,call_plan/* callPlan */.m)(plain.schema, (value) => judge(JSON.stringify(value)), override);
            // Whoever wrote the arguments is told where they are wrong.
            if (plan.valid.kind === "invalid-override")
                return undefined;
            if (override === undefined)
                remember(this.#plans, admission.text, plan);
            return plan;
        }
        catch {
            return undefined;
        }
    }
    /** The plans of a catalog are asked for all at once: a turn of the event loop each, so that the first tools are called meanwhile. */
    #ownTurn() {
        const turn = this.#lastTurn;
        this.#lastTurn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
        return turn;
    }
    /** The verdicts where all values are valid; undefined where the thread has to say. */
    #checkHere(schema, values) {
        const admission = (0,caps/* admitSchema */.J)(schema);
        const plain = admission.kind === "admitted" ? this.#interpreter(admission.text) : undefined;
        if (plain === undefined)
            return undefined;
        const judge = this.#judgeWithin(MAX_CHECK_WORK, plain);
        try {
            const verdicts = values.map((value) => judge(JSON.stringify(value)));
            return verdicts.every(({ kind }) => kind === "valid") ? verdicts : undefined;
        }
        catch {
            return undefined; // nested too deep to be written or read
        }
    }
    /** A judge of values by their JSON texts. It throws where the values of one job are too much work, or one cannot be judged here. */
    #judgeWithin(maxWork, { cost, judge }) {
        let left = maxWork;
        return (text) => {
            const work = cost * text.length;
            left -= work;
            if (left < 0 || this.#work + work > MAX_WORK)
                throw new RangeError("too much work for this thread");
            this.#work += work;
            return judge(JSON.parse(text));
        };
    }
    #interpreter(text) {
        if (this.#read.has(text))
            return this.#read.get(text);
        const made = (0,interpret/* interpreter */.n)(text);
        remember(this.#read, text, made);
        return made;
    }
}
function remember(memory, text, value) {
    if (text.length > MAX_REMEMBERED_CHARACTERS)
        return;
    const [oldest] = memory.keys();
    if (memory.size >= MAX_REMEMBERED && oldest !== undefined)
        memory.delete(oldest);
    memory.set(text, value);
}

// EXTERNAL MODULE: ./build/src/jsonschema/validator.js
var jsonschema_validator = __webpack_require__(4937);
;// CONCATENATED MODULE: ./build/src/engine/bounded-validator.js

/**
 * The validator whose answers come no later than the budget's end; what it had no time for has no plan (`no-time`) and gives no
 * verdict (`budget-exceeded`).
 */
function withinBudget(validator, budget, clock) {
    const closed = new AbortController();
    let end;
    function atEnd() {
        end ??= clock.sleep(budget.remainingMs, closed.signal).then(() => "ended", () => "ended");
        return end;
    }
    async function orElse(job, late) {
        job.catch(() => undefined); // fails when the validator is closed, and nobody may wait for it by then
        const first = await Promise.race([job, atEnd()]);
        return first === "ended" ? late : first;
    }
    return {
        plan: (schema, override) => orElse(validator.plan(schema, override), (0,jsonschema_validator/* noPlan */.P)("no-time")),
        check: (schema, values) => orElse(validator.check(schema, values), values.map(() => ({ kind: "budget-exceeded" }))),
        close() {
            closed.abort();
            return validator.close();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/engine/open-validator.js


/** @param workerModule module that a schema worker thread starts from, once one is needed */
function openValidator(workerModule, budget, clock) {
    const thread = async () => (await __webpack_require__.e(/* import() */ 3597).then(__webpack_require__.bind(__webpack_require__, 63597))).createValidator({ workerModule });
    return withinBudget(new PlainFirst(thread), budget, clock);
}


/***/ }),

/***/ 82458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ admitSchema)
/* harmony export */ });
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44831);
// The size limits a schema must meet before anything recursive or compiling touches it. Iterative on purpose: the schema may
// be nested deeper than the stack.

/**
 * Checks depth (nested objects and arrays), nodes (objects and arrays in all) and UTF-8 bytes of the compact JSON text.
 * `broken`: not a JSON value at all (an absent schema).
 */
function admitSchema(schema) {
    let level = [schema];
    let nodes = 0;
    for (let depth = 1; level.length > 0; depth += 1) {
        const next = [];
        for (const node of level) {
            if (typeof node !== "object" || node === null)
                continue;
            nodes += 1;
            if (depth > _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SCHEMA_MAX_DEPTH */ .rV || nodes > _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SCHEMA_MAX_NODES */ .J8)
                return { kind: "too-large" };
            // One by one: spreading a huge array into push would itself exhaust the stack.
            for (const child of Object.values(node))
                if (typeof child === "object" && child !== null)
                    next.push(child);
        }
        level = next;
    }
    const text = JSON.stringify(schema);
    if (text === undefined)
        return { kind: "broken" };
    return Buffer.byteLength(text) > _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SCHEMA_MAX_BYTES */ .hT ? { kind: "too-large" } : { kind: "admitted", text };
}


/***/ }),

/***/ 62539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ interpret),
  n: () => (/* binding */ interpreter)
});

// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/dereference.js
var dereference = __webpack_require__(51176);
// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validate.js + 3 modules
var validate = __webpack_require__(26623);
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/src/jsonschema/dialect.js
var jsonschema_dialect = __webpack_require__(53901);
// EXTERNAL MODULE: ./build/src/jsonschema/refs.js
var refs = __webpack_require__(57245);
// EXTERNAL MODULE: ./build/src/jsonschema/shape.js
var shape = __webpack_require__(32134);
;// CONCATENATED MODULE: ./build/src/jsonschema/plain.js
// Which schemas are plain: nothing in them can run long, and both judges read them alike, so they need no thread that can be killed.
// Most schemas of most servers are. Decides only; judges no value.




/** Schemas that one value may be held against, references followed. Much larger ones are left to the thread. */
const MAX_COST = 1_000;
/** Keywords that list values. The interpreter goes through the whole list for one value, and writes it out where that one is refused. */
const LISTS = ["const", "enum", "required"];
/** Characters of such a list that take about as long as one schema. */
const CHARACTERS_PER_COST = 32;
/** A name that could mean an object's prototype somewhere on the way. */
const UNSAFE_NAME = "__proto__";
/** Beside a definition of this name ajv resolves no reference: it takes the name for a keyword. */
const MISTAKEN_NAME = "$id";
/** Half a character: the interpreter cannot write such a name into a URI. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const LOCAL_REFERENCE = /^#\/(?<place>\$defs|definitions)\/(?<name>[\w.-]+)$/;
/**
 * Reads a schema within the caps.
 * @returns undefined when the schema holds a pattern, a format, a keyword that is not known here, a value that its meta-schema
 * refuses, or a reference that is recursive or leads elsewhere: all that is for ajv
 */
function readPlain(schema) {
    const reading = (0,jsonschema_dialect/* readDialect */.t)(schema);
    const dialect = reading.kind === "known" ? reading.dialect : undefined;
    if ((dialect !== "2020-12" && dialect !== "draft-07") || !(0,json/* isJsonObject */.O)(schema))
        return undefined;
    const cost = new Reader(schema, dialect).cost();
    return cost === undefined || cost > MAX_COST ? undefined : { dialect, cost };
}
class Reader {
    root;
    dialect;
    #definitions = new Map();
    constructor(root, dialect) {
        this.root = root;
        this.dialect = dialect;
    }
    cost() {
        for (const place of ["$defs", "definitions"]) {
            const definitions = (0,refs/* own */.Z)(this.root, place) ?? {};
            if ((0,refs/* own */.Z)(definitions, MISTAKEN_NAME) !== undefined || this.#map(definitions) === undefined)
                return undefined;
        }
        return this.#schema(this.root);
    }
    #schema(schema) {
        if (typeof schema === "boolean")
            return 1;
        if (!(0,json/* isJsonObject */.O)(schema))
            return undefined;
        let cost = 1;
        for (const [keyword, value] of Object.entries(schema)) {
            const more = this.#keyword(schema, keyword, value);
            if (more === undefined || cost > MAX_COST)
                return undefined;
            cost += more;
        }
        return cost;
    }
    #keyword(schema, keyword, value) {
        if (Object.hasOwn(SIMPLE, keyword))
            return SIMPLE[keyword]?.(value) === true ? costOfSimple(keyword, value) : undefined;
        switch (keyword) {
            case "$schema":
            case "$defs":
            case "definitions":
                return schema === this.root ? 0 : undefined;
            case "$ref":
                return this.#reference(schema, value);
            case "properties":
                return this.#map(value);
            case "additionalProperties":
            case "propertyNames":
            case "items":
            case "if":
            case "then":
            case "else":
                return this.#schema(value);
            case "allOf":
            case "anyOf":
            case "oneOf":
                return Array.isArray(value) && value.length > 0 ? sum(value.map((each) => this.#schema(each))) : undefined;
            default:
                return undefined;
        }
    }
    #map(value) {
        return (0,json/* isJsonObject */.O)(value) && !Object.keys(value).some((name) => name === UNSAFE_NAME || LONE_SURROGATE.test(name))
            ? sum(Object.values(value).map((each) => this.#schema(each)))
            : undefined;
    }
    /** A reference to a definition at the root; draft-07 has validators disagree on what stands beside it. */
    #reference(schema, value) {
        const { place, name } = (typeof value === "string" ? LOCAL_REFERENCE.exec(value)?.groups : undefined) ?? {};
        if (place === undefined || name === undefined)
            return undefined;
        if (this.dialect === "draft-07" && Object.keys(schema).length > 1)
            return undefined;
        const target = (0,refs/* own */.Z)((0,refs/* own */.Z)(this.root, place), name);
        if (target === undefined)
            return undefined;
        if (!this.#definitions.has(target)) {
            this.#definitions.set(target, undefined); // a reference back to it is recursive
            this.#definitions.set(target, this.#schema(target));
        }
        return this.#definitions.get(target);
    }
}
/** Keywords without schemas in them, and the values they may have: what the meta-schemas of both dialects admit, or less. */
const SIMPLE = {
    title: isString,
    description: isString,
    $comment: isString,
    default: () => true,
    examples: Array.isArray,
    deprecated: isBoolean,
    readOnly: isBoolean,
    writeOnly: isBoolean,
    type: (value) => isType(value) || (isSet(value) && value.every(isType)),
    // Inside an `if`, ajv takes a missing property without a name for one that is there.
    required: (value) => Array.isArray(value) && (value.length === 0 || isSet(value)) && !value.includes(UNSAFE_NAME) && !value.includes(""),
    // Compared by `===` alone, in one step each.
    const: isScalar,
    enum: (value) => Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(isScalar),
    minLength: isCount,
    maxLength: isCount,
    minItems: isCount,
    maxItems: isCount,
    minProperties: isCount,
    maxProperties: isCount,
    minimum: isFiniteNumber,
    maximum: isFiniteNumber,
    exclusiveMinimum: isFiniteNumber,
    exclusiveMaximum: isFiniteNumber,
};
function costOfSimple(keyword, value) {
    return LISTS.includes(keyword) ? Math.floor(JSON.stringify(value).length / CHARACTERS_PER_COST) : 0;
}
function sum(costs) {
    let total = 0;
    for (const cost of costs) {
        if (cost === undefined)
            return undefined;
        total += cost;
    }
    return total;
}
function isString(value) {
    return typeof value === "string";
}
function isBoolean(value) {
    return typeof value === "boolean";
}
function isFiniteNumber(value) {
    return Number.isFinite(value);
}
function isCount(value) {
    return Number.isSafeInteger(value) && isFiniteNumber(value) && value >= 0;
}
function isScalar(value) {
    return value === null || typeof value !== "object";
}
function isType(value) {
    return shape/* JSON_TYPES */.J_.some((type) => type === value);
}
/** Strings, at least one, none twice. */
function isSet(value) {
    return Array.isArray(value) && value.length > 0 && value.every(isString) && new Set(value).size === value.length;
}

;// CONCATENATED MODULE: ./build/src/jsonschema/interpret.js
// Judges values by plain schemas in this thread, without compiling anything: for the few values of a tool the interpreter is done
// long before a thread with ajv would have started. Says "valid" or "invalid", never where or why.


/**
 * A judge by a server's schema, or undefined where it is not plain.
 * @param text JSON text of a schema within the caps
 */
function interpreter(text) {
    const schema = JSON.parse(text);
    const plain = readPlain(schema);
    return plain === undefined ? undefined : { schema, cost: plain.cost, judge: interpret(schema, plain.dialect) };
}
/**
 * A judge by a schema that is plain, or ours.
 * @param schema nobody else's: the interpreter leaves marks on it that do not show in its JSON text
 */
function interpret(schema, dialect) {
    const draft = dialect === "draft-07" ? "7" : "2020-12";
    const lookup = (0,dereference/* dereference */.DS)(schema);
    return (value) => (0,validate/* validate */.t)(value, schema, draft, lookup).valid ? { kind: "valid" } : { kind: "invalid", pointer: "", keyword: "" };
}


/***/ })

};
;