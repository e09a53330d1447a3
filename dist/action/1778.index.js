export const id = 1778;
export const ids = [1778];
export const modules = {

/***/ 31778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33346);
// YAML 1.2 as a positioned source: what JSON can say, in YAML's syntax. Aliases are expanded within the bounds of every source.


/** @param text without a byte order mark */
function parseYaml(text) {
    try {
        // A silent level would hide that there is a second document. Duplicates are found here and not by the library, whose search is quadratic.
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { version: "1.2", schema: "core", prettyErrors: false, uniqueKeys: false, logLevel: "error" });
        const [first] = [...document.errors, ...document.warnings];
        if (first !== undefined)
            throw new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO({ start: first.pos[0], end: first.pos[1] }, mistake(first.code, first.message));
        const { contents } = document;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(contents))
            throw new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO({ start: 0, end: 0 }, "is empty; it must hold a mapping");
        const builder = new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .SourceBuilder */ .Ty();
        return builder.done(new Walk(builder).value(contents, "", 0));
    }
    catch (error) {
        if (error instanceof _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO)
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(error);
        // The parser recurses: only nesting beyond the call stack ends here.
        if (error instanceof RangeError)
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO({ start: 0, end: 0 }, "nested too deeply to be read; flatten it"));
        throw error;
    }
}
/** The library's sentences can quote the text; only those that cannot are passed on. */
function mistake(code, message) {
    switch (code) {
        case "MULTIPLE_DOCS":
            return "a second document begins here; keep one in a file";
        case "TAG_RESOLVE_FAILED":
            return "a tag that JSON has no value for; remove it";
        case "TAB_AS_INDENT":
            return "a tab indents this line; use spaces";
        case "BAD_INDENT":
        case "MULTILINE_IMPLICIT_KEY":
        case "BLOCK_IN_FLOW":
            return "is not valid YAML here; look at the indentation";
        default:
            return /^[A-Za-z ,.'-]{1,80}$/.test(message) ? `is not valid YAML here (${message})` : "is not valid YAML here";
    }
}
class Walk {
    builder;
    /** Anchored nodes by name, as the document defines them: the library's own look-up walks the whole document each time. */
    #anchors = new Map();
    constructor(builder) {
        this.builder = builder;
    }
    value(given, pointer, depth, fallback = { start: 0, end: 0 }) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(given)) {
            this.builder.enter(pointer, fallback, depth);
            return null;
        }
        const span = spanOf(given);
        this.builder.enter(pointer, span, depth);
        const node = this.resolved(given);
        if (node === undefined)
            throw new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO(span, "an alias of an anchor that does not exist", pointer);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return node.items.map((item, index) => this.value(item, `${pointer}/${String(index)}`, depth + 1, span));
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            const entries = node.items.map(({ key, value }) => {
                const name = this.name(key, pointer, span);
                const place = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(key) ? spanOf(key) : span;
                // Without this, a case that lives by a merge would be said to lack what the merge brings.
                if (name === "<<" && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.type === "PLAIN")
                    throw new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO(place, "merge keys are no part of YAML 1.2; write the fields out, or quote a key that is called <<", pointer);
                return [name, this.value(value, this.builder.property(pointer, name, place), depth + 1, place)];
            });
            return Object.fromEntries(entries);
        }
        return this.scalar((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? node.value : undefined, pointer, span);
    }
    resolved(node) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            return this.#anchors.get(node.source);
        if ("anchor" in node && typeof node.anchor === "string")
            this.#anchors.set(node.anchor, node);
        return node;
    }
    name(key, pointer, span) {
        const node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(key) ? this.resolved(key) : key;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === "string")
            return node.value;
        throw new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(key) ? spanOf(key) : span, "a name that is no text; put it in quotes", pointer);
    }
    scalar(value, pointer, span) {
        if (value === null || typeof value === "string" || typeof value === "boolean")
            return value;
        if (typeof value === "number" && Number.isFinite(value))
            return value;
        this.builder.problem(pointer, span, "is a value that JSON does not have; write a number, a text, true, false or null");
        return null;
    }
}
function spanOf(node) {
    const [start, end] = node.range ?? [0, 0];
    return { start, end };
}


/***/ }),

/***/ 33346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ MAX_VALUES),
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Ty: () => (/* binding */ SourceBuilder),
/* harmony export */   UN: () => (/* binding */ pointerStep)
/* harmony export */ });
/* unused harmony export MAX_DEPTH */
/** Most values a manifest may hold, aliases expanded: a few anchors can stand for billions. */
const MAX_VALUES = 100_000;
/** Deepest nesting. */
const MAX_DEPTH = 64;
/** Thrown where reading on is pointless; becomes the only problem. */
class Unreadable extends Error {
    span;
    text;
    pointer;
    constructor(span, text, pointer = "") {
        super(text);
        this.span = span;
        this.text = text;
        this.pointer = pointer;
    }
}
/** Collects values with their places while a syntax tree is walked; refuses what is too deep, too large or said twice. */
class SourceBuilder {
    values = new Map();
    names = new Map();
    problems = [];
    /** Notes where a value stands. @throws Unreadable when there are too many, or it is too deep */
    enter(pointer, span, depth) {
        if (depth > MAX_DEPTH)
            throw new Unreadable(span, `nested deeper than ${MAX_DEPTH} levels; flatten it`);
        if (this.values.size >= MAX_VALUES) {
            throw new Unreadable(span, `more than ${MAX_VALUES} values; split the manifest, and write YAML aliases out if they multiply`);
        }
        this.values.set(pointer, span);
    }
    /** The pointer of a property, its name noted. A name that comes twice is a problem. */
    property(parent, name, span) {
        const pointer = `${parent}/${pointerStep(name)}`;
        if (this.names.has(pointer))
            this.problem(pointer, span, "is given twice; keep one of them");
        this.names.set(pointer, span);
        return pointer;
    }
    problem(pointer, span, text) {
        this.problems.push({ pointer, span, text });
    }
    done(value) {
        return { value, values: this.values, names: this.names, problems: this.problems };
    }
}
/** A text that could not be read. */
function unreadable({ span, text, pointer }) {
    return { value: null, values: new Map(), names: new Map(), problems: [{ pointer, span, text }] };
}
/** A property name or an index as one step of a JSON Pointer. */
function pointerStep(name) {
    return name.replaceAll("~", "~0").replaceAll("/", "~1");
}


/***/ })

};
