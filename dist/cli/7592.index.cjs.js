"use strict";
exports.id = 7592;
exports.ids = [7592];
exports.modules = {

/***/ 97592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: ./node_modules/typebox/build/value/index.mjs + 297 modules
var value = __webpack_require__(72668);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/lib/json-source.js
var json_source = __webpack_require__(76777);
;// CONCATENATED MODULE: ./build/src/lib/nesting.js
// How deep a JSON value nests. Iterative: the values asked about may be deeper than the call stack.
/** Whether arrays and objects nest deeper than so many levels; `[]` and `{}` are one level. */
function isNestedDeeper(root, levels) {
    let level = containers([root]);
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth === levels)
            return true;
        level = containers(level.flatMap((one) => Object.values(one)));
    }
    return false;
}
function containers(values) {
    return values.filter((value) => typeof value === "object" && value !== null);
}

// EXTERNAL MODULE: ./build/src/model/documents/report.js + 1 modules
var report = __webpack_require__(39701);
// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 1 modules
var build = __webpack_require__(35007);
// EXTERNAL MODULE: ./build/src/model/documents/fields.js
var fields = __webpack_require__(64037);
// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/src/model/documents/report-v1.js
// mcpeval.probe-report/v1: the report before readiness, read and never written. Only what a gate needs is required; every other field of
// a document survives unread.




const { id, probe, passed, tool, attempts, first_failure, reason, hint, detail, measurements } = report/* GateCaseSchema */.vH.properties;
const ReportV1Schema = build/* Type.Object */.ZUJ.Object({
    schema: build/* Type.Literal */.ZUJ.Literal(schema_names/* REPORT_V1_SCHEMA */.dq),
    generator: build/* Type.Optional */.ZUJ.Optional(build/* Type.Object */.ZUJ.Object({ name: build/* Type.String */.ZUJ.String(), version: build/* Type.String */.ZUJ.String() })),
    server: build/* Type.String */.ZUJ.String(),
    manifest_sha256: build/* Type.Optional */.ZUJ.Optional((0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String())),
    cases: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({
        id,
        probe,
        passed,
        tool: build/* Type.Optional */.ZUJ.Optional(tool),
        attempts: build/* Type.Optional */.ZUJ.Optional(attempts),
        first_failure: build/* Type.Optional */.ZUJ.Optional(first_failure),
        reason: build/* Type.Optional */.ZUJ.Optional(reason),
        hint: build/* Type.Optional */.ZUJ.Optional(hint),
        detail: build/* Type.Optional */.ZUJ.Optional(detail),
        measurements: build/* Type.Optional */.ZUJ.Optional(measurements),
    })),
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/json.js
var model_json = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/src/report/build.js + 1 modules
var report_build = __webpack_require__(13928);
;// CONCATENATED MODULE: ./build/src/report/read.js










/** Longest JSON Pointer printed, in characters. */
const POINTER_LIMIT = 300;
/** Deepest nesting read, in levels. A report has about ten; far deeper ones could not be written again. */
const MAX_NESTING = 200;
/** The schema of a report, of whichever version. */
const ANY_REPORT = /^mcpeval\.probe-report\/v\d{1,3}$/;
/**
 * The version 2 report in a JSON text, every field kept as it was, in its order.
 * @param text the file's text; a byte order mark is tolerated
 * @param source the file's name, for messages
 * @throws UsageError in one line: file, line, JSON Pointer, what is wrong
 */
function readReport(text, source) {
    const json = withoutMark(text);
    const document = parsed(json, source);
    if (schemaOf(document) === REPORT_V1_SCHEMA) {
        throw refusal(json, source, "/schema", `${REPORT_V1_SCHEMA} has no readiness; write a new report with --format json`);
    }
    return version2(json, source, document);
}
/**
 * The report in a JSON text, of version 1 or 2.
 * @throws UsageError in one line: file, line, JSON Pointer, what is wrong
 */
function readAnyReport(text, source) {
    const json = withoutMark(text);
    const document = parsed(json, source);
    if (schemaOf(document) !== schema_names/* REPORT_V1_SCHEMA */.dq)
        return { version: 2, report: version2(json, source, document) };
    refuseUnlessValid(ReportV1Schema, document, json, source);
    const original = document;
    const report = fromVersion1(original);
    const { passed, total } = report.gate ?? { passed: 0, total: 0 };
    return { version: 1, report, original, passRate: total === 0 ? 0 : (100 * passed) / total };
}
function fromVersion1({ generator, server, manifest_sha256, cases }) {
    return (0,report_build/* buildReport */.F)({
        generator: generator ?? { name: "mcpeval", version: "unknown" },
        server,
        manifestSha256: manifest_sha256 ?? null,
        readiness: null,
        cases: cases.map(({ id, probe, passed, tool, attempts, first_failure, reason, hint, detail, measurements }) => ({
            id,
            probe,
            tool: tool ?? null,
            passed,
            attempts: attempts ?? 1,
            first_failure: first_failure ?? null,
            reason: reason ?? null,
            hint: hint ?? null,
            detail: detail ?? null,
            measurements: measurements ?? {},
        })),
    });
}
function withoutMark(text) {
    return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
function parsed(json, source) {
    let document;
    try {
        document = JSON.parse(json);
    }
    catch {
        throw new errors/* UsageError */.eb(`${source}:${(0,json_source/* jsonLine */.r)(json).line}: not valid JSON; pass a report written by --format json`);
    }
    if (isNestedDeeper(document, MAX_NESTING)) {
        throw new errors/* UsageError */.eb(`${source}: nested deeper than ${MAX_NESTING} levels, which no report is; pass one written by --format json`);
    }
    return document;
}
function schemaOf(document) {
    return (0,model_json/* isJsonObject */.O)(document) ? document["schema"] : undefined;
}
function version2(json, source, document) {
    const schema = schemaOf(document);
    if (schema !== schema_names/* REPORT_SCHEMA */.DC) {
        if (typeof schema === "string" && ANY_REPORT.test(schema)) {
            throw refusal(json, source, "/schema", `${schema} is of a later mcpeval; update, or write the report with this version`);
        }
        throw refusal(json, source, (0,model_json/* isJsonObject */.O)(document) ? "/schema" : "", `not a report; expected "schema": "${schema_names/* REPORT_SCHEMA */.DC}"`);
    }
    refuseUnlessValid(report/* ReportSchema */.M9, document, json, source);
    return document;
}
function refuseUnlessValid(schema, document, json, source) {
    // The deepest finding: for a nullable object, "must be null" and "must match a schema" only say that something inside is wrong.
    let worst = null;
    for (const { instancePath, keyword, message } of value/* Value.Errors */.WT.Errors(schema, document)) {
        // The value under a name that a closed record does not allow; the record itself is told of below.
        if (keyword === "boolean")
            continue;
        const depth = instancePath.split("/").length;
        // Only records are closed, and only to such names: no version ever wrote one.
        const told = keyword === "additionalProperties" ? "must not have a name with a line break" : message;
        if (worst === null || depth > worst.depth)
            worst = { depth, pointer: instancePath, message: told };
    }
    if (worst !== null)
        throw refusal(json, source, worst.pointer, worst.message);
}
function refusal(json, source, pointer, problem) {
    const place = pointer === "" ? "" : ` ${(0,lib_escape/* printable */.g$)(pointer, POINTER_LIMIT)}`;
    return new errors/* UsageError */.eb(`${source}:${(0,json_source/* jsonLine */.r)(json, pointer).line}:${place} ${problem}`);
}

;// CONCATENATED MODULE: ./build/src/commands/read-document.js

/** Largest report read, in bytes; one of a thousand tools has about two million. */
const MAX_BYTES = 256 * 1024 * 1024;
/** @throws UsageError when it cannot be read or is no report */
async function readDocument(path, files) {
    if (path === "-")
        return readAnyReport(await files.readStdin(MAX_BYTES), "standard input");
    return readAnyReport(await files.readText(path, MAX_BYTES), path);
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

/***/ 64037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ Score),
/* harmony export */   E8: () => (/* binding */ OneOf),
/* harmony export */   IA: () => (/* binding */ Sha256),
/* harmony export */   UX: () => (/* binding */ Nullable),
/* harmony export */   rk: () => (/* binding */ ByName),
/* harmony export */   y_: () => (/* binding */ Count)
/* harmony export */ });
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
// Kinds of fields that several documents have, declared once. Knows no document.

/** The type or null. */
const Nullable = (type) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Union */ .ZUJ.Union([type, typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Null */ .ZUJ.Null()]);
/** How many there are. */
const Count = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0, description });
/** A score, 0 to 100. */
const Score = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0, maximum: 100, description });
/** A SHA-256 digest in hex. */
const Sha256 = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: "^[0-9a-f]{64}$", description });
/**
 * Values of one type under names of the author's choosing, none of which has a line break: `.` matches none, and a name that the
 * pattern of the values does not match is one too many.
 */
const ByName = (values, description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Record */ .ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: "^.*$" }), values, { additionalProperties: false, description });
/** One of the words. */
const OneOf = (words, description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unsafe */ .ZUJ.Unsafe({ type: "string", enum: [...words], description });


/***/ }),

/***/ 39701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vH: () => (/* binding */ GateCaseSchema),
  tZ: () => (/* binding */ MeasurementProfileSchema),
  M9: () => (/* binding */ ReportSchema)
});

// UNUSED EXPORTS: AdvisoryGateSchema, AdvisorySchema, AreaSchema, CatalogToolSchema, LostCheckSchema, ReadinessGateSchema, ReadinessSchema

// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 1 modules
var build = __webpack_require__(35007);
// EXTERNAL MODULE: ./build/src/model/discoverability.js
var discoverability = __webpack_require__(43512);
// EXTERNAL MODULE: ./build/src/model/documents/fields.js
var fields = __webpack_require__(64037);
;// CONCATENATED MODULE: ./build/src/model/documents/discoverability.js
// The ten criteria in a report: declared once, as a part of mcpeval.probe-report/v2. Share-safe: numbers, fixed labels, tool names.



const words = (all, description) => build/* Type.Enum */.ZUJ.Enum([...all], { description });
const CriterionSchema = build/* Type.Object */.ZUJ.Object({
    id: words(discoverability/* CRITERION_IDS */.lm, "C1 to C10."),
    title: build/* Type.String */.ZUJ.String({ description: "What the criterion is about." }),
    outcome: words(["passed", "failed", "unverified"], "`unverified`: the run saw neither; it counts as not passed, and is no defect."),
    reason: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "Fixed reason label, null when passed; `mcpeval explain REASON` documents it." })),
    hint: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "The server-side fix, null when passed." })),
    observed: (0,fields/* Nullable */.UX)(build/* Type.Number */.ZUJ.Number({ description: "The number behind the outcome, where the criterion measures one." })),
    limit: (0,fields/* Nullable */.UX)(build/* Type.Number */.ZUJ.Number({ description: "What that number is compared with." })),
    tools: build/* Type.Array */.ZUJ.Array(build/* Type.String */.ZUJ.String(), { description: "The tools the outcome is about, in catalog order." }),
}, { description: "One of the ten criteria." });
const DiscoverabilitySchema = build/* Type.Object */.ZUJ.Object({
    standard: build/* Type.String */.ZUJ.String({ description: "Name of the criteria that were judged." }),
    grade: words(discoverability/* GRADES */.F4, "A: all ten passed. B: eight or nine. C: five to seven. D: fewer."),
    passed: build/* Type.Integer */.ZUJ.Integer({ minimum: 0, maximum: 10, description: "Criteria passed." }),
    total: build/* Type.Literal */.ZUJ.Literal(10),
    honesty_cap: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether the grade is held at B or lower because no tool was seen to return content." }),
    criteria: build/* Type.Array */.ZUJ.Array(CriterionSchema, { description: "All ten, in order." }),
}, { description: "Whether agents can find the server, choose its tools and trust them; present when it was asked for. Changes no score." });
const GradeGateSchema = build/* Type.Object */.ZUJ.Object({
    min_grade: words(discoverability/* GRADE_FLOORS */.KL, "The floor declared with --min-grade."),
    passed: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether the grade reaches it." }),
}, { description: "Present when a grade was demanded." });

// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
// EXTERNAL MODULE: ./build/src/model/documents/waivers.js
var waivers = __webpack_require__(78135);
;// CONCATENATED MODULE: ./build/src/model/documents/report.js
// mcpeval.probe-report/v2: declared once; the TypeScript type, the published schema and the docs come from here.
// Version 2 only ever gains optional fields. Share-safe: no argument, response, description, header or error text.





const LostCheckSchema = build/* Type.Object */.ZUJ.Object({
    id: build/* Type.String */.ZUJ.String({ description: "Check id, `area.noun`." }),
    tool: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "The tool that lost the points; null for a whole-catalog check." })),
    score: build/* Type.Integer */.ZUJ.Integer({ minimum: 0, maximum: 99, description: "What the check earned." }),
    observed: (0,fields/* Nullable */.UX)(build/* Type.Number */.ZUJ.Number({ description: "The number behind the loss, where the check measures one." })),
    reason: build/* Type.String */.ZUJ.String({ description: "Fixed reason label; `mcpeval explain REASON` documents it." }),
    hint: build/* Type.String */.ZUJ.String({ description: "The server-side fix." }),
    gain: build/* Type.Optional */.ZUJ.Optional(build/* Type.Number */.ZUJ.Number({ minimum: 0, description: "Readiness points this check alone would give back, before areas are rounded." })),
}, { description: "A check that earned less than 100." });
const AreaSchema = build/* Type.Object */.ZUJ.Object({
    name: build/* Type.String */.ZUJ.String({ description: "Area name." }),
    weight: (0,fields/* Count */.y_)("Weight in the readiness score; all weights add up to 100."),
    score: (0,fields/* Score */.$p)("Area score."),
    measurements: (0,fields/* ByName */.rk)(build/* Type.Number */.ZUJ.Number(), "Numbers the area measured."),
    checks: build/* Type.Array */.ZUJ.Array(LostCheckSchema, { description: "Lost points in catalog order, then check order." }),
});
const ReadinessSchema = build/* Type.Object */.ZUJ.Object({
    standard: build/* Type.String */.ZUJ.String({ description: "Name of the standard the score was measured under." }),
    score: (0,fields/* Score */.$p)("Readiness: the weighted mean of the areas."),
    score_without_latency: build/* Type.Optional */.ZUJ.Optional((0,fields/* Score */.$p)("Readiness with every latency check at full marks.")),
    badge: build/* Type.String */.ZUJ.String({ description: "Static shields.io badge URL that encodes only the score." }),
    attested_read_only: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether --confirm-read-only was given." }),
    surface: build/* Type.Object */.ZUJ.Object({
        tools: (0,fields/* Count */.y_)("Tools in the catalog."),
        read_only: (0,fields/* Count */.y_)("Tools that are not writers, annotated or not."),
        writers: (0,fields/* Count */.y_)("Tools that are never called."),
        exercised: (0,fields/* Count */.y_)("Tools whose three calls completed."),
    }),
    areas: build/* Type.Array */.ZUJ.Array(AreaSchema),
});
const ReadinessGateSchema = build/* Type.Object */.ZUJ.Object({
    min_readiness: (0,fields/* Nullable */.UX)((0,fields/* Score */.$p)("Floor of the readiness score.")),
    min_area: (0,fields/* ByName */.rk)((0,fields/* Score */.$p)("Floor of the area's score."), "Floors by area name."),
    exclude_latency: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether floors were compared with latency checks at full marks." }),
    passed: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether every floor was met." }),
    shortfalls: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({
        subject: build/* Type.String */.ZUJ.String({ description: "`readiness` or an area name." }),
        observed: (0,fields/* Score */.$p)("The score compared."),
        floor: (0,fields/* Score */.$p)("The declared floor."),
    })),
    waived_points: build/* Type.Optional */.ZUJ.Optional(build/* Type.Number */.ZUJ.Number({ minimum: 0, description: "Readiness points of waived losses that the floors counted as earned." })),
}, { description: "Present when a floor was declared." });
const MeasurementProfileSchema = build/* Type.Object */.ZUJ.Object({
    evaluator: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: "Evaluator version." })),
    platform: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: "Operating system, as Node.js names it." })),
    architecture: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: "CPU architecture, as Node.js names it." })),
    client_capabilities: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(build/* Type.String */.ZUJ.String(), { description: "Client capabilities declared in the handshake, sorted." })),
    confirm_read_only: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean({ description: "The read-only attestation." })),
    skip_tools: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(build/* Type.String */.ZUJ.String(), { description: "Skip rules, sorted." })),
    call_timeout_ms: build/* Type.Optional */.ZUJ.Optional((0,fields/* Count */.y_)("Time-out of each call, in milliseconds.")),
    repetitions: build/* Type.Optional */.ZUJ.Optional((0,fields/* Count */.y_)("Ordinary calls a tool.")),
    arguments_sha256: build/* Type.Optional */.ZUJ.Optional((0,fields/* Nullable */.UX)((0,fields/* Sha256 */.IA)("SHA-256 of the --arguments file."))),
    concurrency: build/* Type.Optional */.ZUJ.Optional((0,fields/* Count */.y_)("Scored calls in flight at a time.")),
    protocol: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: "Requested protocol mode." })),
    budget_seconds: build/* Type.Optional */.ZUJ.Optional((0,fields/* Count */.y_)("Time budget of the evaluation, in seconds.")),
    max_requests: build/* Type.Optional */.ZUJ.Optional((0,fields/* Count */.y_)("Request budget of the evaluation.")),
}, {
    description: "The conditions of the measurement; score deltas need the same standard and equal profiles. Evaluators differ in what they record.",
});
const CatalogToolSchema = build/* Type.Object */.ZUJ.Object({
    name: build/* Type.String */.ZUJ.String({ description: "Tool name." }),
    class: build/* Type.Union */.ZUJ.Union([build/* Type.Literal */.ZUJ.Literal("read-only"), build/* Type.Literal */.ZUJ.Literal("writer"), build/* Type.Literal */.ZUJ.Literal("unannotated")]),
    required_sha256: (0,fields/* Sha256 */.IA)("Digest of the sorted names of required parameters."),
    parameters: (0,fields/* ByName */.rk)(build/* Type.String */.ZUJ.String(), "SHA-256 of each parameter name to SHA-256 of its constraints (canonical JSON without title, description, examples, default, $comment)."),
    output_sha256: (0,fields/* Nullable */.UX)((0,fields/* Sha256 */.IA)("Digest of the output schema's constraints; null when none is declared.")),
    required: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array((0,fields/* Sha256 */.IA)("Digest of one name."), { description: "Digests of the names of required parameters, sorted." })),
    tokens: build/* Type.Optional */.ZUJ.Optional((0,fields/* Count */.y_)("Tokens the tool's entry costs every session.")),
});
const AdvisorySchema = build/* Type.Object */.ZUJ.Object({
    id: build/* Type.String */.ZUJ.String({ description: "Advisory id." }),
    count: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, description: "How often it was seen." }),
    positions: build/* Type.Array */.ZUJ.Array(build/* Type.Integer */.ZUJ.Integer({ minimum: 1 }), {
        description: "The first few inbound frames it was seen in, counted from 1 on their connection; empty where it is true of the whole run.",
    }),
    reason: build/* Type.String */.ZUJ.String({ description: "Fixed reason label; `mcpeval explain REASON` documents it." }),
    hint: build/* Type.String */.ZUJ.String({ description: "The server-side fix." }),
}, { description: "Something seen on the wire that costs no points but breaks or burdens some clients." });
const AdvisoryGateSchema = build/* Type.Object */.ZUJ.Object({
    fail_on: build/* Type.Array */.ZUJ.Array(build/* Type.String */.ZUJ.String(), { description: "Advisories declared with --fail-on-advisory, in report order." }),
    passed: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether none of them was found." }),
}, { description: "Present when an advisory was declared to fail the run." });
const GateCaseSchema = build/* Type.Object */.ZUJ.Object({
    id: build/* Type.String */.ZUJ.String(),
    probe: build/* Type.String */.ZUJ.String(),
    tool: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String()),
    passed: build/* Type.Boolean */.ZUJ.Boolean(),
    attempts: (0,fields/* Count */.y_)("Attempts made."),
    first_failure: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer({ minimum: 1 })),
    reason: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String()),
    hint: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String()),
    detail: (0,fields/* Nullable */.UX)(build/* Type.Object */.ZUJ.Object({ bound: build/* Type.String */.ZUJ.String(), limit: build/* Type.Number */.ZUJ.Number(), observed: build/* Type.Number */.ZUJ.Number() })),
    measurements: build/* Type.Record */.ZUJ.Record(build/* Type.String */.ZUJ.String(), build/* Type.Unknown */.ZUJ.Unknown()),
    not_applicable: build/* Type.Optional */.ZUJ.Optional(build/* Type.Literal */.ZUJ.Literal(true, { description: "The case has no meaning for this server; it counts neither as passed nor as failed." })),
});
const ReportSchema = build/* Type.Object */.ZUJ.Object({
    schema: build/* Type.Literal */.ZUJ.Literal(schema_names/* REPORT_SCHEMA */.DC),
    generator: build/* Type.Object */.ZUJ.Object({ name: build/* Type.String */.ZUJ.String(), version: build/* Type.String */.ZUJ.String() }),
    server: build/* Type.String */.ZUJ.String({ description: "The label given with --server." }),
    manifest_sha256: (0,fields/* Nullable */.UX)((0,fields/* Sha256 */.IA)("SHA-256 of the manifest; null under score.")),
    passed: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether the gate passed; under score, whether readiness could be measured." }),
    gate: (0,fields/* Nullable */.UX)(build/* Type.Object */.ZUJ.Object({ passed: (0,fields/* Count */.y_)("Cases passed."), total: (0,fields/* Count */.y_)("Cases run.") })),
    readiness: (0,fields/* Nullable */.UX)(ReadinessSchema),
    readiness_error: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: "Fixed label of why readiness is null." })),
    readiness_gate: build/* Type.Optional */.ZUJ.Optional(ReadinessGateSchema),
    measurement_profile: build/* Type.Optional */.ZUJ.Optional(MeasurementProfileSchema),
    protocol: build/* Type.Optional */.ZUJ.Optional(build/* Type.Object */.ZUJ.Object({
        era: build/* Type.Union */.ZUJ.Union([build/* Type.Literal */.ZUJ.Literal("legacy"), build/* Type.Literal */.ZUJ.Literal("modern")]),
        revision: build/* Type.String */.ZUJ.String({ description: "Negotiated protocol revision." }),
        transport: build/* Type.Union */.ZUJ.Union([build/* Type.Literal */.ZUJ.Literal("stdio"), build/* Type.Literal */.ZUJ.Literal("streamable-http"), build/* Type.Literal */.ZUJ.Literal("sse")]),
    })),
    catalog: build/* Type.Optional */.ZUJ.Optional((0,fields/* Nullable */.UX)(build/* Type.Array */.ZUJ.Array(CatalogToolSchema, { description: "The catalog contract; null when the listing did not complete." }))),
    advisories: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(AdvisorySchema, {
        description: "Findings that change no score; empty when none was found, absent when none was looked for.",
    })),
    advisory_gate: build/* Type.Optional */.ZUJ.Optional(AdvisoryGateSchema),
    discoverability: build/* Type.Optional */.ZUJ.Optional(DiscoverabilitySchema),
    grade_gate: build/* Type.Optional */.ZUJ.Optional(GradeGateSchema),
    waivers: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(waivers/* ReportWaiverSchema */.UP, { description: "The waivers this report was made under, in the order of their file." })),
    cases: build/* Type.Array */.ZUJ.Array(GateCaseSchema, { description: "Gate cases; empty under score." }),
}, { $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/report.schema.json", title: "mcpeval probe report, version 2" });


/***/ }),

/***/ 2202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ REPORT_SCHEMA),
/* harmony export */   GX: () => (/* binding */ COMPARISON_SCHEMA),
/* harmony export */   Ko: () => (/* binding */ DOCTOR_SCHEMA),
/* harmony export */   YD: () => (/* binding */ DIFF_SCHEMA),
/* harmony export */   dq: () => (/* binding */ REPORT_V1_SCHEMA),
/* harmony export */   hO: () => (/* binding */ TRENDS_SCHEMA)
/* harmony export */ });
// The `schema` values of our documents. Apart from their declarations, so that writing a document loads no schema library.
/** The `schema` value of a report. */
const REPORT_SCHEMA = "mcpeval.probe-report/v2";
/** The report of versions before readiness, which is read and never written. */
const REPORT_V1_SCHEMA = "mcpeval.probe-report/v1";
/** The document that `diff` writes. */
const DIFF_SCHEMA = "mcpeval.probe-diff/v2";
/** The document that `compare` writes. */
const COMPARISON_SCHEMA = "mcpeval.comparison/v1";
/** The document that `trends` writes. */
const TRENDS_SCHEMA = "mcpeval.trends/v1";
/** The document that `doctor` writes. */
const DOCTOR_SCHEMA = "mcpeval.doctor/v1";


/***/ }),

/***/ 78135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ WaiversSchema),
/* harmony export */   P9: () => (/* binding */ WAIVER_KINDS),
/* harmony export */   UP: () => (/* binding */ ReportWaiverSchema),
/* harmony export */   hl: () => (/* binding */ WaiverFieldsSchema)
/* harmony export */ });
/* unused harmony export WAIVER_STATES */
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

/***/ 13928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/src/report/badge.js
// The static badge: an image URL that encodes the score and nothing else. Never fetched by us.
/** Lowest score of each colour, best first. */
const COLOURS = [
    [90, "brightgreen"],
    [75, "green"],
    [60, "yellowgreen"],
    [45, "yellow"],
    [30, "orange"],
    [0, "red"],
];
/** The shields.io badge URL of a readiness score. */
function badgeUrl(score) {
    const colour = COLOURS.find(([from]) => score >= from)?.[1] ?? "red";
    return `https://img.shields.io/badge/mcpeval-${score}%2F100-${colour}`;
}

;// CONCATENATED MODULE: ./build/src/report/build.js


/** The report document. `passed` is the gate's verdict; without a gate, whether readiness was measured. */
function buildReport(input) {
    const cases = input.cases ?? null;
    const gate = cases === null ? null : gateOf(cases);
    return {
        schema: schema_names/* REPORT_SCHEMA */.DC,
        generator: { name: input.generator.name, version: input.generator.version },
        server: input.server,
        manifest_sha256: input.manifestSha256 ?? null,
        passed: gate === null ? input.readiness !== null : gate.passed === gate.total,
        gate,
        readiness: input.readiness === null ? null : readinessDocument(input.readiness),
        ...(input.readinessError === undefined ? {} : { readiness_error: input.readinessError }),
        ...(input.profile === undefined ? {} : { measurement_profile: input.profile }),
        ...(input.protocol === undefined
            ? {}
            : { protocol: { era: input.protocol.era, revision: input.protocol.revision, transport: input.protocol.transport } }),
        ...(input.catalog === undefined ? {} : { catalog: input.catalog === null ? null : [...input.catalog] }),
        ...(input.advisories === undefined ? {} : { advisories: input.advisories.map(advisoryDocument) }),
        ...(input.discoverability === undefined ? {} : { discoverability: input.discoverability }),
        cases: cases ?? [],
    };
}
/** Cases that do not apply count neither way. */
function gateOf(cases) {
    const counted = cases.filter((one) => one.not_applicable !== true);
    return { passed: counted.filter((one) => one.passed).length, total: counted.length };
}
function readinessDocument(input) {
    const { tools, read_only, writers, exercised } = input.surface;
    return {
        standard: input.standard,
        score: input.score,
        ...(input.scoreWithoutLatency === undefined ? {} : { score_without_latency: input.scoreWithoutLatency }),
        badge: badgeUrl(input.score),
        attested_read_only: input.attestedReadOnly,
        surface: { tools, read_only, writers, exercised },
        areas: input.areas.map(({ name, weight, score, measurements, checks }) => ({
            name,
            weight,
            score,
            measurements: { ...measurements },
            checks: checks.map(lostCheck),
        })),
    };
}
function lostCheck({ id, tool, score, observed, reason, hint, gain }) {
    return { id, tool, score, observed, reason, hint, ...(gain === undefined ? {} : { gain }) };
}
function advisoryDocument({ id, count, positions, reason, hint }) {
    return { id, count, positions: [...positions], reason, hint };
}


/***/ })

};
;