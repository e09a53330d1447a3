"use strict";
exports.id = 6893;
exports.ids = [6893];
exports.modules = {

/***/ 21923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkManifest: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8653);
/* harmony import */ var _probes_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54605);
/* harmony import */ var _complaints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57005);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10156);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33346);
// Checks what a manifest says: each case against its kind's schema, and the rules between fields and cases. Touches no file.





/** Thrown where a rule reads a field that is wrong by itself. */
class Unjudgeable extends Error {
}
const COMMON_FIELDS = new Set(["id", "probe", "access", "sandbox"]);
/** Checks everything and complains of everything at once. */
function checkManifest(value) {
    const complaints = (0,_complaints_js__WEBPACK_IMPORTED_MODULE_1__/* .complaintsOf */ .C)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .envelopeSchema */ .si, value, "");
    const document = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .O)(value) ? value : {};
    const declared = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .O)(document["sandboxes"]) ? document["sandboxes"] : {};
    const given = Array.isArray(document["probes"]) ? document["probes"] : [];
    const cases = [];
    const firstUse = new Map();
    given.forEach((one, index) => {
        const base = `/probes/${String(index)}`;
        const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .O)(one) ? one["id"] : undefined;
        if (typeof id === "string") {
            const first = firstUse.get(id);
            if (first === undefined)
                firstUse.set(id, index);
            else
                complaints.push({ pointer: `${base}/id`, at: "value", text: `is the id of /probes/${String(first)} too; ids are unique` });
        }
        const checked = checkCase(one, base, Object.keys(declared), complaints);
        if (checked !== null)
            cases.push(checked);
    });
    const timeout = document["timeout_ms"];
    return { timeoutMs: typeof timeout === "number" ? timeout : null, sandboxes: descriptions(declared), cases, complaints };
}
function descriptions(declared) {
    return new Map(Object.entries(declared).map(([name, sandbox]) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .O)(sandbox) ? sandbox["description"] : undefined;
        return [name, typeof text === "string" ? text : ""];
    }));
}
/** Null when the case is not usable; then it was complained of. */
function checkCase(value, base, sandboxes, complaints) {
    const say = (pointer, text, at = "value") => void complaints.push({ pointer, at, text });
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .O)(value)) {
        say(base, "must be an object: one case with id, probe, access and the fields of its kind");
        return null;
    }
    const kind = value["probe"];
    const probe = typeof kind === "string" ? (0,_probes_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findProbe */ .Q)(kind) : undefined;
    if (probe === undefined) {
        const kinds = _probes_index_js__WEBPACK_IMPORTED_MODULE_0__/* .PROBES */ ._.map((known) => known.kind);
        if (typeof kind === "string")
            say(`${base}/probe`, `is no probe kind${(0,_complaints_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(kind, kinds) || `; kinds are ${kinds.join(", ")}`}`);
        else if (kind === undefined)
            say(base, `lacks "probe"; add one of ${kinds.join(", ")}`);
        else
            say(`${base}/probe`, `must be a text, one of ${kinds.join(", ")}`);
        return null;
    }
    const found = (0,_complaints_js__WEBPACK_IMPORTED_MODULE_1__/* .complaintsOf */ .C)((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .caseSchema */ .oe)(probe), value, base);
    complaints.push(...found);
    const before = complaints.length;
    checkAccess(value, probe, base, sandboxes, say);
    const fields = Object.fromEntries(Object.entries(value).filter(([name]) => !COMMON_FIELDS.has(name)));
    const wrong = new Set(found.map(({ pointer, missing }) => pointer.slice(base.length).split("/")[1] ?? missing));
    for (const { pointer, problem } of checkBetween(probe, fields, wrong))
        say(`${base}${pointer}`, problem);
    if (found.length > 0 || complaints.length > before)
        return null;
    const { id, access, sandbox } = value;
    return { id: id, probe, access: access, sandbox: typeof sandbox === "string" ? sandbox : null, fields };
}
/** Problems between fields, unless the rule looks at a field that is wrong by itself: then it can say nothing. */
function checkBetween(probe, fields, wrong) {
    const watched = new Proxy(fields, {
        get: (target, name) => {
            if (wrong.has(String(name)))
                throw new Unjudgeable();
            return Object.hasOwn(target, name) ? target[String(name)] : undefined;
        },
    });
    try {
        return probe.check?.(watched) ?? [];
    }
    catch (error) {
        if (error instanceof Unjudgeable)
            return [];
        throw error;
    }
}
function checkAccess(value, probe, base, sandboxes, say) {
    const { access, sandbox } = value;
    if (access === "read_only" && sandbox !== undefined) {
        say(`${base}/sandbox`, "a read_only case names no sandbox; remove it, or set access to mutating if the case writes", "name");
    }
    if (access !== "mutating")
        return;
    if (probe.mutates === "never") {
        say(`${base}/access`, `${probe.kind} never writes; set access to read_only`);
        return;
    }
    if (sandbox === undefined) {
        const choice = sandboxes.length === 0 ? "declare one under /sandboxes and name it" : `name one of ${sandboxes.map(_source_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN).join(", ")}`;
        say(base, `a mutating case lacks "sandbox"; ${choice}`);
    }
    else if (typeof sandbox === "string" && !sandboxes.includes(sandbox)) {
        say(`${base}/sandbox`, `names a sandbox that is not declared; declare it under /sandboxes${(0,_complaints_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(sandbox, sandboxes)}`);
    }
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

/***/ 10156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oe: () => (/* binding */ caseSchema),
/* harmony export */   q: () => (/* binding */ MANIFEST_SCHEMA_URL),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   si: () => (/* binding */ envelopeSchema)
/* harmony export */ });
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
/* harmony import */ var _probes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54605);
/* harmony import */ var _probes_shared_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90074);
// The manifest's schema, assembled from the probe registry: what the loader checks each case against, and what is published.
// Rules between fields that a schema cannot say are in check.ts.



/** Where the published schema is found: its own identifier, and what editors are told. */
const MANIFEST_SCHEMA_URL = "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/manifest.schema.json";
const identifier = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: _probes_shared_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTIFIER */ .cS, description: `${description} ${_probes_shared_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTIFIER_RULE */ .nx}.` });
const sandboxSchema = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    description: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
        maxLength: 240,
        // Controls would reach terminals of whoever reads the manifest aloud.
        pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$",
        description: "What the sandbox is and why writing to it is safe: at most 240 characters, no control characters.",
    }),
}, { additionalProperties: false });
const version = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Literal */ .ZUJ.Literal(1, { description: "Version of the manifest format." });
const schemaReference = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ description: "Address of this schema, for editors; not read." }));
const sandboxes = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Record */ .ZUJ.Record(identifier("Name of the sandbox."), sandboxSchema, {
    additionalProperties: false,
    description: "What mutating cases may write to, by name.",
    default: {},
}));
const timeoutMs = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({
    minimum: 100,
    maximum: 600_000,
    description: "How long each request waits, in milliseconds. Default: 30000 over stdio, 5000 over HTTP.",
    examples: [10_000],
}));
/** The document without its cases, for the loader. */
const envelopeSchema = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    $schema: schemaReference,
    version,
    probes: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unknown */ .ZUJ.Unknown(), { minItems: 1 }),
    sandboxes,
    timeout_ms: timeoutMs,
}, { additionalProperties: false });
/** The schema of one kind's cases: strict about every field; access and sandbox are checked against each other elsewhere. */
function caseSchema(probe) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
        id: identifier("Identifier of the case, unique in the manifest; reports and diffs name it."),
        probe: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Literal */ .ZUJ.Literal(probe.kind, { description: probe.about }),
        access: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Enum */ .ZUJ.Enum(["read_only", "mutating"], {
            description: "Either read_only, or mutating for a case that writes to a declared sandbox and needs --allow-mutation.",
        }),
        sandbox: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(identifier("Name of the declared sandbox a mutating case writes to.")),
        ...probe.fields.properties,
    }, { additionalProperties: false });
}
/** The published JSON Schema, for editors and other tools: one branch a kind, told apart by `probe`. */
function manifestSchema() {
    return {
        $id: MANIFEST_SCHEMA_URL,
        title: "mcpeval manifest, version 1",
        description: "What must stay true of a server: the cases of the gate. Ids are unique; a sandbox that a case names is declared.",
        type: "object",
        required: ["version", "probes"],
        properties: {
            $schema: schemaReference,
            version,
            probes: {
                type: "array",
                minItems: 1,
                description: "The cases, in the order they run.",
                items: {
                    type: "object",
                    required: ["id", "probe", "access"],
                    properties: { probe: { enum: _probes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PROBES */ ._.map(({ kind }) => kind), description: "What kind of case this is." } },
                    oneOf: _probes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PROBES */ ._.map(publishedCase),
                },
            },
            sandboxes,
            timeout_ms: timeoutMs,
        },
        additionalProperties: false,
    };
}
function publishedCase(probe) {
    const schema = caseSchema(probe);
    const example = { id: `my-${probe.kind}`, probe: probe.kind, access: "read_only", ...probe.example };
    const described = { title: probe.kind, description: `${probe.about} Passes when ${probe.passesWhen.replace(/\.$/, "")}.` };
    const { properties, ...rest } = schema;
    const { sandbox: _sandbox, ...withoutSandbox } = properties;
    if (probe.mutates === "never") {
        const access = { const: "read_only", description: "read_only: this kind never writes." };
        return { ...described, ...rest, properties: { ...withoutSandbox, access }, examples: [example] };
    }
    return {
        ...described,
        ...rest,
        properties,
        if: { properties: { access: { const: "mutating" } } },
        then: { required: ["sandbox"] },
        else: { properties: { sandbox: false } },
        examples: [example],
    };
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