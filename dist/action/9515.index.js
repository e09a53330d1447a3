export const id = 9515;
export const ids = [9515];
export const modules = {

/***/ 76777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ jsonLine)
/* harmony export */ });
// Where things stand in a JSON text: the line of a syntax error, or of the value a JSON Pointer names.
// Node's own messages lack a position for many errors. Accepts exactly RFC 8259; must not build values.
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /([{}[\]:,])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** The sticky match at an offset; empty when there is none. */
function matchAt(pattern, text, offset) {
    pattern.lastIndex = offset;
    return pattern.exec(text) ?? [];
}
/**
 * The line of the value at a JSON Pointer (RFC 6901), or of its nearest ancestor that exists.
 * Iterative and linear: any depth.
 * @param pointer empty for the whole document
 */
function jsonLine(text, pointer = "") {
    const steps = pointer.split("/").slice(1);
    const open = [];
    let found = 0;
    let rootDone = false;
    for (let offset = 0;;) {
        offset += (matchAt(SPACE, text, offset)[0] ?? "").length;
        if (rootDone && offset === text.length)
            return { broken: false, line: lineAt(text, found) };
        const [token, mark, string] = matchAt(TOKEN, text, offset);
        if (token === undefined || !accept(token, mark !== undefined, string !== undefined, offset)) {
            return { broken: true, line: lineAt(text, offset) };
        }
        offset += token.length;
    }
    /** Takes one token in the current state; false when the grammar forbids it there. */
    function accept(token, isMark, isString, at) {
        const top = open.at(-1);
        if (top === undefined)
            return !rootDone && value(token, isMark, true, at);
        if (token === (top.array ? "]" : "}")) {
            if (top.expects !== "first" && top.expects !== "comma")
                return false;
            open.pop();
            closed();
            return true;
        }
        if (top.expects === "comma") {
            if (token !== ",")
                return false;
            top.expects = top.array ? "value" : "key";
            return true;
        }
        if (top.expects === "colon") {
            if (token !== ":")
                return false;
            top.expects = "value";
            return true;
        }
        if (!top.array && top.expects !== "value") {
            if (!isString)
                return false;
            top.key = token;
            top.expects = "colon";
            return true;
        }
        const wanted = top.wanted && steps[open.length - 1] === (top.array ? String(top.items) : pointerStep(JSON.parse(top.key)));
        top.items++;
        return value(token, isMark, wanted, at);
    }
    function value(token, isMark, wanted, at) {
        if (isMark && token !== "{" && token !== "[")
            return false;
        if (wanted)
            found = at;
        if (isMark)
            open.push({ array: token === "[", wanted, expects: "first", key: "", items: 0 });
        else
            closed();
        return true;
    }
    function closed() {
        const top = open.at(-1);
        if (top === undefined)
            rootDone = true;
        else
            top.expects = "comma";
    }
}
/** A property name as one step of a JSON Pointer. */
function pointerStep(name) {
    return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
function lineAt(text, offset) {
    let line = 1;
    for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1))
        line++;
    return line;
}


/***/ }),

/***/ 29515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseJson: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21928);
/* harmony import */ var _lib_json_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76777);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33346);
// JSON and JSON with comments as a positioned source. Syntax only.



/**
 * Parses JSON, or with `isJsonc` JSON with comments and trailing commas.
 * @param text without a byte order mark
 */
function parseJson(text, isJsonc) {
    try {
        const errors = [];
        const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { disallowComments: !isJsonc, allowTrailingComma: isJsonc, allowEmptyContent: false });
        const [first] = errors;
        // What follows the first mistake is mostly its consequence.
        if (first !== undefined)
            throw new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO({ start: first.offset, end: first.offset + first.length }, mistake(first, text));
        if (root === undefined)
            throw new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO({ start: 0, end: 0 }, "is empty; a manifest is an object");
        if (!isJsonc)
            checkStrictly(text);
        const builder = new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .SourceBuilder */ .Ty();
        return builder.done(valueOf(root, "", 0, builder));
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
/** What the tolerant parser lets pass and JSON does not allow. */
function checkStrictly(text) {
    try {
        JSON.parse(text);
    }
    catch {
        const lines = text.split("\n").slice(0, (0,_lib_json_source_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonLine */ .r)(text).line - 1);
        const start = lines.reduce((sum, line) => sum + line.length + 1, 0);
        throw new _source_js__WEBPACK_IMPORTED_MODULE_1__/* .Unreadable */ .IO({ start, end: start }, "is not valid JSON on this line");
    }
}
function mistake({ error, offset }, text) {
    const before = text.slice(0, offset).trimEnd();
    if (before.endsWith(",") && /^[\]}]/.test(text.slice(offset))) {
        return "a comma with nothing after it; remove it, or name the file .jsonc";
    }
    switch ((0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error)) {
        case "InvalidCommentToken":
            return "comments are no JSON; remove it, or name the file .jsonc";
        case "PropertyNameExpected":
            return "a property name in double quotes is expected here";
        case "ColonExpected":
            return "a colon is expected after the property name";
        case "CommaExpected":
            return "a comma is expected between two entries";
        case "CloseBraceExpected":
            return "an object is not closed; add }";
        case "CloseBracketExpected":
            return "an array is not closed; add ]";
        case "UnexpectedEndOfString":
            return "a string is not closed on its line; add the double quote";
        case "EndOfFileExpected":
            return "something follows the end of the document; remove it";
        default:
            return before === "" && text.trim() === "" ? "is empty; a manifest is an object" : "is not valid JSON here";
    }
}
function valueOf(node, pointer, depth, builder) {
    builder.enter(pointer, spanOf(node), depth);
    if (node.type === "array") {
        return (node.children ?? []).map((child, index) => valueOf(child, `${pointer}/${String(index)}`, depth + 1, builder));
    }
    if (node.type !== "object")
        return node.value;
    const entries = [];
    for (const { children: [key, child] = [] } of node.children ?? []) {
        if (key === undefined || child === undefined)
            continue;
        const name = String(key.value);
        entries.push([name, valueOf(child, builder.property(pointer, name, spanOf(key)), depth + 1, builder)]);
    }
    return Object.fromEntries(entries);
}
function spanOf({ offset, length }) {
    return { start: offset, end: offset + length };
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
