export const id = 7738;
export const ids = [7738,1778,9515];
export const modules = {

/***/ 67738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWaivers: () => (/* binding */ readWaivers)
/* harmony export */ });
/* harmony import */ var _manifest_complaints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57005);
/* harmony import */ var _manifest_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29515);
/* harmony import */ var _manifest_parse_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31778);
/* harmony import */ var _manifest_positions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44232);
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52694);
/* harmony import */ var _model_documents_waivers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78135);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8653);
// Reads the text of a waivers file: strict, every complaint at its line. Loaded only where there is such a file.








const POINTER_LIMIT = 200;
/** Checks the text of a waivers file. @throws UsageError with one line a complaint, in the order of the file */
function readWaivers(content, file) {
    const text = content.startsWith("\uFEFF") ? content.slice(1) : content;
    const positions = new _manifest_positions_js__WEBPACK_IMPORTED_MODULE_6__/* .Positions */ .H(text);
    const source = /\.jsonc?$/i.test(file) ? (0,_manifest_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.parseJson)(text, true) : (0,_manifest_parse_yaml_js__WEBPACK_IMPORTED_MODULE_2__.parseYaml)(text);
    const problems = source.problems.length > 0 ? source.problems : complaints(source);
    if (problems.length > 0) {
        const lines = problems
            .toSorted((a, b) => a.span.start - b.span.start)
            .map(({ pointer, span, text: said }) => {
            const { line, column } = positions.at(span.start);
            return `${file}:${String(line)}:${String(column)}: ${pointer === "" ? "" : `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(pointer, POINTER_LIMIT)} `}${said}`;
        });
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb([...new Set(lines)].join("\n"));
    }
    const entries = entriesOf(source);
    return {
        file,
        waivers: entries.map(declared),
        lines: entries.map((_, index) => positions.at(source.values.get(`/waivers/${String(index)}`)?.start ?? 0).line),
    };
}
function complaints(source) {
    const found = [...(0,_manifest_complaints_js__WEBPACK_IMPORTED_MODULE_0__/* .complaintsOf */ .C)(_model_documents_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .WaiverFieldsSchema */ .hl, source.value, ""), ...entriesOf(source).flatMap(nameComplaints)];
    return found.map(({ pointer, at, text }) => ({ pointer, text, span: spanOf(source, pointer, at) }));
}
/** Exactly one name, and a tool only where tools lose points. */
function nameComplaints(entry, index) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .O)(entry))
        return [];
    const pointer = `/waivers/${String(index)}`;
    const named = _model_documents_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .WAIVER_KINDS */ .P9.filter((name) => name in entry);
    const [first, second] = named;
    if (first === undefined)
        return [{ pointer, at: "value", text: 'names nothing; add one of "check", "reason" and "case"' }];
    if (second !== undefined)
        return [{ pointer: `${pointer}/${second}`, at: "name", text: `stands beside "${first}"; write a waiver for each` }];
    if (first !== "case" || !("tool" in entry))
        return [];
    return [{ pointer: `${pointer}/tool`, at: "name", text: "goes with a check or a reason; a case is named by its id alone" }];
}
function entriesOf({ value }) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .O)(value) && Array.isArray(value["waivers"]) ? value["waivers"] : [];
}
/** The place of a value or its name, or of the nearest ancestor that is there. */
function spanOf({ values, names }, pointer, at) {
    for (let path = pointer;; path = path.slice(0, path.lastIndexOf("/"))) {
        const span = (path === pointer && at === "name" ? names.get(path) : undefined) ?? values.get(path);
        if (span !== undefined)
            return span;
        if (path === "")
            return { start: 0, end: 0 };
    }
}
/** The entry was checked against the schema: exactly one of the three names is there. */
function declared(entry) {
    const fields = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .O)(entry) ? entry : {};
    const text = (name) => (typeof fields[name] === "string" ? fields[name] : "");
    const kind = _model_documents_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .WAIVER_KINDS */ .P9.find((name) => name in fields) ?? "case";
    return {
        kind,
        subject: text(kind),
        tool: text("tool") === "" ? null : text("tool"),
        because: text("because"),
        owner: text("owner"),
        expires: text("expires"),
    };
}


/***/ }),

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

/***/ 57005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ complaintsOf),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47785);
/* harmony import */ var typebox_system__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89168);
/* harmony import */ var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72668);
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52694);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8653);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33346);
// Puts what a schema refuses into words: one complaint a mistake, at its place, with what to do. Never quotes a value of the manifest,
// which may be secret; names of fields and kinds are.






/** Every mistake of a value under a schema; pointers start with `base`. */
function complaintsOf(schema, value, base) {
    const narrowed = narrow(schema, value);
    const errors = errorsOf(narrowed, value).filter(({ keyword }) => keyword !== "boolean");
    const unions = [...new Set(errors.filter(({ keyword }) => keyword === "anyOf").map(({ schemaPath }) => `${schemaPath}/anyOf/`))];
    const exact = new Set(errors.filter(({ keyword }) => keyword === "const" || keyword === "enum").map(({ instancePath }) => instancePath));
    return errors
        .filter(({ keyword, instancePath }) => keyword !== "type" || !exact.has(instancePath))
        .filter(({ schemaPath }) => !unions.some((branch) => `${schemaPath}/`.startsWith(branch)))
        .flatMap((error) => complaintsOfError(error, narrowed, value, base));
}
/** The library stops at its eighth error unless told otherwise, and has one setting for the whole process. */
function errorsOf(schema, value) {
    const { maxErrors } = typebox_system__WEBPACK_IMPORTED_MODULE_0__/* .Settings.Get */ .wB.Get();
    typebox_system__WEBPACK_IMPORTED_MODULE_0__/* .Settings.Set */ .wB.Set({ maxErrors: _source_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_VALUES */ .Ex });
    try {
        return typebox_value__WEBPACK_IMPORTED_MODULE_1__/* .Value.Errors */ .WT.Errors(schema, value);
    }
    finally {
        typebox_system__WEBPACK_IMPORTED_MODULE_0__/* .Settings.Set */ .wB.Set({ maxErrors });
    }
}
/** `; did you mean X?` for a misspelt word; empty when nothing known is near. */
function nearest(word, known) {
    if (known.length === 0)
        return "";
    const near = (0,leven__WEBPACK_IMPORTED_MODULE_4__/* .closestMatch */ .h)(word, known) ?? "";
    return (0,leven__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(word, near) <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)) ? `; did you mean ${near}?` : "";
}
function complaintsOfError(error, schema, value, base) {
    const pointer = `${base}${error.instancePath}`;
    const here = schemaAt(schema, error.schemaPath);
    const about = (text) => [{ pointer, at: "value", text }];
    switch (error.keyword) {
        case "additionalProperties":
            return error.params.additionalProperties.map((name) => ({
                pointer: `${pointer}/${(0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(name)}`,
                at: "name",
                text: unknownName(name, here),
            }));
        case "required":
            return error.params.requiredProperties.map((name) => ({
                pointer,
                at: "value",
                text: `lacks ${JSON.stringify(name)}; add it${meaning(here, name)}`,
                missing: name,
            }));
        case "type":
            return about(`must be ${typeNames(error.params.type)}, not ${typeOf(valueAt(value, error.instancePath))}`);
        case "minimum":
        case "maximum":
            return about(`must be ${rangeOf(here)}`);
        case "minLength":
        case "maxLength":
            return about(`must have ${countOf(here, "minLength", "maxLength")} characters`);
        case "minItems":
        case "maxItems":
            return about(`must have ${entries(countOf(here, "minItems", "maxItems"))}`);
        case "minProperties":
        case "maxProperties":
            return about(`must have ${entries(countOf(here, "minProperties", "maxProperties"))}`);
        case "const":
            return about(`must be ${JSON.stringify(error.params.allowedValue)}`);
        case "enum":
            return about(`must be one of ${error.params.allowedValues.map((allowed) => JSON.stringify(allowed)).join(", ")}`);
        case "anyOf":
            return about(unionProblem(here));
        case "pattern":
            return about(`does not have the form it must have${described(here)}`);
        default:
            return about(`${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(error.message, 200)}${described(here)}`);
    }
}
function unknownName(name, schema) {
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema["properties"]) ? Object.keys(schema["properties"]) : [];
    if (properties.length === 0)
        return `is no valid name here${described(schema)}`;
    return `unknown field${nearest(name, properties) || `; known are ${properties.join(", ")}`}`;
}
function meaning(schema, name) {
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) ? schema["properties"] : undefined;
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(properties) ? described(properties[name]) : "";
    return text;
}
/** `: DESCRIPTION` of a schema's own declaration. */
function described(schema) {
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) ? schema["description"] : undefined;
    return typeof text === "string" ? `: ${text.replace(/\.$/, "")}` : "";
}
function rangeOf(schema) {
    const { minimum, maximum, type } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) ? schema : {};
    const noun = type === "integer" ? "a whole number" : "a number";
    if (typeof minimum === "number" && typeof maximum === "number")
        return `${noun} from ${minimum} to ${maximum}`;
    return typeof minimum === "number" ? `${noun} of at least ${minimum}` : `${noun} of at most ${Number(maximum)}`;
}
function countOf(schema, least, most) {
    const { [least]: min, [most]: max } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) ? schema : {};
    if (typeof min === "number" && typeof max === "number")
        return `${min} to ${max}`;
    return typeof min === "number" ? `at least ${min}` : `at most ${Number(max)}`;
}
function entries(count) {
    return `${count} ${/(^| )1$/.test(count) ? "entry" : "entries"}`;
}
function unionProblem(schema) {
    const branches = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) && Array.isArray(schema["anyOf"]) ? schema["anyOf"].filter(_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O) : [];
    const words = branches.map((branch) => "const" in branch ? JSON.stringify(branch["const"]) : typeof branch["type"] === "string" ? branch["type"] : "something else");
    return `must be one of ${[...new Set(words)].join(", ")}${described(schema)}`;
}
function typeNames(type) {
    const names = {
        integer: "a whole number",
        number: "a number",
        string: "a text",
        boolean: "true or false",
    };
    const spelled = (one) => names[one] ?? (one === "null" ? "null" : `an ${one}`);
    return typeof type === "string" ? spelled(type) : type.map(spelled).join(" or ");
}
function typeOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "number")
        return Number.isInteger(value) ? "a number" : "a fraction";
    return typeof value === "object" ? "an object" : typeof value === "string" ? "a text" : `a ${typeof value}`;
}
/**
 * The schema with every union of objects replaced by the branch that the value's constants choose, so that a mistake inside it is
 * named and not only that no branch fits.
 */
function narrow(schema, value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema))
        return schema;
    const branches = schema["anyOf"];
    if (Array.isArray(branches)) {
        const chosen = branches.find((branch) => isChosen(branch, value));
        return chosen === undefined ? schema : narrow(chosen, value);
    }
    const { properties, items } = schema;
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(properties) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(value)) {
        const inner = Object.entries(properties).map(([name, property]) => [name, narrow(property, value[name])]);
        return { ...schema, properties: Object.fromEntries(inner) };
    }
    // One schema cannot be narrowed for several entries: a tuple of narrowed ones stands in, the rules on the array itself stay.
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(items) && Array.isArray(value))
        return { ...schema, prefixItems: value.map((item) => narrow(items, item)), items: true };
    return schema;
}
function isChosen(branch, value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(branch) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(branch["properties"]) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(value))
        return false;
    const constants = Object.entries(branch["properties"]).filter(([, property]) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(property) && "const" in property);
    return constants.length > 0 && constants.every(([name, property]) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(property) && value[name] === property["const"]);
}
/** The schema a `#/a/b` path leads to. */
function schemaAt(schema, path) {
    return stepsOf(path.replace(/^#/, "")).reduce((at, step) => (typeof at === "object" && at !== null ? at[step] : undefined), schema);
}
function valueAt(value, pointer) {
    return stepsOf(pointer).reduce((at, step) => (typeof at === "object" && at !== null && Object.hasOwn(at, step) ? at[step] : undefined), value);
}
function stepsOf(pointer) {
    return pointer
        .split("/")
        .slice(1)
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
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

/***/ 44232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Positions)
/* harmony export */ });
/** Finds lines by bisection; a line ends with \n, \r\n or \r. */
class Positions {
    #starts;
    constructor(text) {
        this.#starts = [0];
        for (const match of text.matchAll(/\r\n|\n|\r/g))
            this.#starts.push(match.index + match[0].length);
    }
    at(offset) {
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
    }
    region({ start, end }) {
        const from = this.at(start);
        const to = this.at(Math.max(start, end));
        return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
    }
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


/***/ }),

/***/ 78135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ WAIVER_KINDS),
/* harmony export */   UP: () => (/* binding */ ReportWaiverSchema),
/* harmony export */   hl: () => (/* binding */ WaiverFieldsSchema)
/* harmony export */ });
/* unused harmony exports WaiversSchema, WAIVER_STATES */
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
// Waivers: mcpeval.waivers.yaml as its authors write it, and as a report repeats it. Declared once, for the loader, the published schema
// and the report. Which losses a waiver covers is decided elsewhere.

const Line = (description, maxLength) => 
// Controls would reach terminals and pages of whoever reads the report.
typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, maxLength, pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]+$", description });
const fields = {
    check: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, description: "Id of the check that may lose points, for example catalog.output-schema." })),
    reason: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, description: "Reason label of the losses and failing cases that are waived." })),
    case: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, description: "Id of the case of the manifest that may fail." })),
    tool: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, description: "Only losses of this tool; without it, of every tool." })),
    because: Line("Why the loss is accepted.", 500),
    owner: Line("Who answers for it.", 120),
    expires: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
        pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
        description: "Last day it holds, YYYY-MM-DD; from the next day on it fails the run.",
    }),
};
/** What a waiver names: exactly one of them. */
const WAIVER_KINDS = ["check", "reason", "case"];
/** The rule between the fields, which the loader puts into words of its own. */
const exactlyOne = {
    oneOf: WAIVER_KINDS.map((name) => ({ required: [name] })),
    not: { required: ["case", "tool"] },
};
const fileOf = (rules) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    $schema: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ description: "Address of this schema, for editors; not read." })),
    version: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Literal */ .ZUJ.Literal(1, { description: "Version of the format of the file." }),
    waivers: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object(fields, { additionalProperties: false, ...rules }), {
        description: "Losses that are accepted for a time, each with a reason, an owner and a last day; exactly one of check, reason and case.",
    }),
}, {
    $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/waivers.schema.json",
    title: "mcpeval waivers, version 1",
    description: "Known losses that fail neither floors nor the gate until they expire. Their points stay lost.",
    additionalProperties: false,
});
/** The fields of the file, each for itself. */
const WaiverFieldsSchema = fileOf({});
/** The published schema. */
const WaiversSchema = fileOf(exactlyOne);
/** `applied`: it covers a loss. `stale`: it covers none. `expired`: its last day is over, so it covers none. `unused`: not judged. */
const WAIVER_STATES = ["applied", "stale", "expired", "unused"];
/** A waiver as a report repeats it. */
const ReportWaiverSchema = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    kind: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unsafe */ .ZUJ.Unsafe({ type: "string", enum: [...WAIVER_KINDS], description: "What it names." }),
    subject: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ description: "The check's id, the reason's label or the case's id." }),
    tool: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Union */ .ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String(), typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Null */ .ZUJ.Null()], { description: "The only tool it covers; null for all." }),
    because: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ description: "Why the loss is accepted." }),
    owner: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ description: "Who answers for it." }),
    expires: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ description: "Last day it holds." }),
    state: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unsafe */ .ZUJ.Unsafe({
        type: "string",
        enum: [...WAIVER_STATES],
        description: "applied; stale: it covers nothing; expired; unused: this run measured nothing it could cover.",
    }),
    covers: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0, description: "Lost checks and failing cases it covers." }),
});


/***/ })

};
