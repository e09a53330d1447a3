"use strict";
exports.id = 834;
exports.ids = [834];
exports.modules = {

/***/ 27740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishedSchema: () => (/* binding */ publishedSchema),
  runSchema: () => (/* binding */ runSchema)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 1 modules
var build = __webpack_require__(35007);
// EXTERNAL MODULE: ./build/src/model/documents/fields.js
var fields = __webpack_require__(64037);
// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/src/model/documents/comparison.js
// mcpeval.comparison/v1: several targets measured with one manifest, side by side. Share-safe like the reports it is made of.



const ComparedTargetSchema = build/* Type.Object */.ZUJ.Object({
    label: build/* Type.String */.ZUJ.String({ description: "The target's label; `stdio` for the command after --." }),
    protocol: (0,fields/* Nullable */.UX)(build/* Type.Object */.ZUJ.Object({ era: build/* Type.String */.ZUJ.String(), revision: build/* Type.String */.ZUJ.String(), transport: build/* Type.String */.ZUJ.String() }, { description: "What was negotiated." })),
    gate: (0,fields/* Nullable */.UX)(build/* Type.Object */.ZUJ.Object({ passed: (0,fields/* Count */.y_)("Cases passed."), total: (0,fields/* Count */.y_)("Cases run.") })),
    readiness: (0,fields/* Nullable */.UX)(build/* Type.Object */.ZUJ.Object({
        standard: build/* Type.String */.ZUJ.String({ description: "Name of the standard." }),
        score: (0,fields/* Score */.$p)("Readiness."),
        score_without_latency: (0,fields/* Nullable */.UX)((0,fields/* Score */.$p)("Readiness with every latency check at full marks.")),
        areas: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({ name: build/* Type.String */.ZUJ.String(), score: (0,fields/* Score */.$p)("Area score.") })),
        tools: (0,fields/* Count */.y_)("Tools in the catalog."),
        exercised: (0,fields/* Count */.y_)("Tools whose three calls completed."),
        lost_checks: (0,fields/* Count */.y_)("Checks that lost points."),
        catalog_tokens: (0,fields/* Nullable */.UX)((0,fields/* Count */.y_)("Tokens the catalog costs every session.")),
    })),
    readiness_error: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "Fixed label of why readiness is null; null where none was asked for." })),
});
const ComparedCaseSchema = build/* Type.Object */.ZUJ.Object({
    id: build/* Type.String */.ZUJ.String({ description: "The case's id in the manifest." }),
    probe: build/* Type.String */.ZUJ.String({ description: "Its kind." }),
    tool: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "The tool it calls." })),
    results: build/* Type.Array */.ZUJ.Array((0,fields/* Nullable */.UX)(build/* Type.Object */.ZUJ.Object({
        verdict: (0,fields/* OneOf */.E8)(["pass", "fail", "not-applicable", "not-evaluated"], "How the case ended; not-evaluated: the exchange broke."),
        reason: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "Fixed reason label." })),
    })), { description: "One a target, in their order; null where the target was not reached before an interruption." }),
});
const ComparisonSchema = build/* Type.Object */.ZUJ.Object({
    schema: build/* Type.Literal */.ZUJ.Literal(schema_names/* COMPARISON_SCHEMA */.GX),
    generator: build/* Type.Object */.ZUJ.Object({ name: build/* Type.String */.ZUJ.String(), version: build/* Type.String */.ZUJ.String() }),
    server: build/* Type.String */.ZUJ.String({ description: "The label given with --server." }),
    manifest_sha256: (0,fields/* Nullable */.UX)((0,fields/* Sha256 */.IA)("SHA-256 of the manifest; null without one.")),
    complete: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether every case and, where asked for, every readiness could be evaluated." }),
    same_conditions: (0,fields/* Nullable */.UX)(build/* Type.Boolean */.ZUJ.Boolean({
        description: "Whether every measured readiness has the same standard and measurement profile; null below two of them.",
    })),
    targets: build/* Type.Array */.ZUJ.Array(ComparedTargetSchema, { description: "The columns, in the order they were measured." }),
    cases: build/* Type.Array */.ZUJ.Array(ComparedCaseSchema, { description: "The rows, in manifest order; empty without a manifest." }),
}, { $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/comparison.schema.json", title: "mcpeval comparison, version 1" });

;// CONCATENATED MODULE: ./build/src/model/documents/diff.js
// mcpeval.probe-diff/v2: two reports of one server compared. Declared once; the TypeScript type, the published schema and the docs come
// from here. Share-safe like the reports it is made of: tool names, fixed labels, numbers and digests.



const Sided = (side, description) => build/* Type.Object */.ZUJ.Object({ baseline: side, current: side }, { description });
const Delta = (description) => build/* Type.Object */.ZUJ.Object({ baseline: build/* Type.Number */.ZUJ.Number(), current: build/* Type.Number */.ZUJ.Number(), delta: build/* Type.Number */.ZUJ.Number() }, { description });
const CaseSideSchema = build/* Type.Object */.ZUJ.Object({
    verdict: (0,fields/* OneOf */.E8)(["pass", "fail", "not-applicable"], "How the case ended."),
    reason: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "Fixed reason label." })),
});
const DiffCaseSchema = build/* Type.Object */.ZUJ.Object({
    id: build/* Type.String */.ZUJ.String(),
    probe: build/* Type.String */.ZUJ.String(),
    tool: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String()),
    baseline: (0,fields/* Nullable */.UX)(CaseSideSchema),
    current: (0,fields/* Nullable */.UX)(CaseSideSchema),
});
const Cases = (description) => build/* Type.Array */.ZUJ.Array(DiffCaseSchema, { description });
/** Why two readiness scores are not compared. */
const NOT_COMPARABLE = ["version-1-report", "not-measured", "standard-differs", "profile-unknown", "profile-differs"];
const LossSchema = build/* Type.Object */.ZUJ.Object({ id: build/* Type.String */.ZUJ.String(), tool: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String()), reason: build/* Type.String */.ZUJ.String() });
const DiffReadinessSchema = build/* Type.Object */.ZUJ.Object({
    comparable: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether both were measured under the same standard and equal, known profiles." }),
    reason: (0,fields/* Nullable */.UX)((0,fields/* OneOf */.E8)(NOT_COMPARABLE, "Why not; null when they are.")),
    profile_differs: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(build/* Type.String */.ZUJ.String(), { description: "Fields of the measurement profile that differ, sorted." })),
    baseline: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer({ description: "Readiness of the baseline." })),
    current: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer({ description: "Readiness of the current report." })),
    delta: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer({ description: "Current minus baseline; null when not comparable." })),
    without_latency: (0,fields/* Nullable */.UX)(Delta("Readiness with every latency check at full marks; null when not comparable or unknown.")),
    latency: (0,fields/* Nullable */.UX)(build/* Type.Object */.ZUJ.Object({
        changed: build/* Type.Integer */.ZUJ.Integer({ minimum: 0, description: "Tools whose latency band differs." }),
        most_bands: build/* Type.Integer */.ZUJ.Integer({ minimum: 0, description: "Bands the tool that moved farthest moved by." }),
    }, { description: "Latency bands compared; null when not comparable." })),
    areas: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({ name: build/* Type.String */.ZUJ.String(), baseline: build/* Type.Integer */.ZUJ.Integer(), current: build/* Type.Integer */.ZUJ.Integer(), delta: build/* Type.Integer */.ZUJ.Integer() }), {
        description: "Areas in report order; empty when not comparable.",
    }),
    lost: build/* Type.Array */.ZUJ.Array(LossSchema, { description: "Checks lost now and not in the baseline; empty when not comparable." }),
    regained: build/* Type.Array */.ZUJ.Array(LossSchema, { description: "Checks lost in the baseline and not now; empty when not comparable." }),
});
/** What can change in a catalog contract. */
const CONTRACT_CHANGES = [
    "tool-removed",
    "parameter-removed",
    "parameter-newly-required",
    "required-changed",
    "class-changed",
    "output-schema-removed",
    "parameter-constraints-changed",
    "output-schema-changed",
    "protocol-era-changed",
    "tool-added",
    "parameter-added",
    "parameter-no-longer-required",
    "required-relaxed",
    "class-declared",
    "class-relaxed",
    "output-schema-added",
];
const ContractChangeSchema = build/* Type.Object */.ZUJ.Object({
    change: (0,fields/* OneOf */.E8)(CONTRACT_CHANGES, "What changed."),
    tool: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "The tool; null for a change of the whole server." })),
    parameter: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: "First eight hex digits of the SHA-256 of the name of the parameter." })),
    from: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: "Fixed label before." })),
    to: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: "Fixed label now." })),
});
const DiffContractSchema = build/* Type.Object */.ZUJ.Object({
    breaking: build/* Type.Array */.ZUJ.Array(ContractChangeSchema, { description: "Breaks callers." }),
    review: build/* Type.Array */.ZUJ.Array(ContractChangeSchema, { description: "May break callers: look at it." }),
    additive: build/* Type.Array */.ZUJ.Array(ContractChangeSchema, { description: "Compatible." }),
}, { description: "Changes of the catalog contract." });
const DiffTokensSchema = build/* Type.Object */.ZUJ.Object({
    baseline: build/* Type.Integer */.ZUJ.Integer({ description: "Tokens of the catalog in the baseline." }),
    current: build/* Type.Integer */.ZUJ.Integer({ description: "Tokens of the catalog now." }),
    delta: build/* Type.Integer */.ZUJ.Integer({ description: "Current minus baseline." }),
    tools: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({
        tool: build/* Type.String */.ZUJ.String(),
        baseline: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer()),
        current: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer()),
        delta: build/* Type.Integer */.ZUJ.Integer(),
    }), { description: "Tools that weigh otherwise, the largest movement first; empty where a report has no tokens of tools." }),
}, { description: "What the catalog costs a session." });
/** The rules a diff can be made to fail by. */
const DIFF_RULES = ["fail-on-regression", "fail-on-change", "fail-on-breaking", "max-readiness-drop", "max-token-growth"];
const DiffGateSchema = build/* Type.Object */.ZUJ.Object({
    passed: build/* Type.Boolean */.ZUJ.Boolean({ description: "Whether every declared rule was kept." }),
    rules: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({
        rule: (0,fields/* OneOf */.E8)(DIFF_RULES, "The option that declared it."),
        passed: build/* Type.Boolean */.ZUJ.Boolean(),
        observed: build/* Type.Number */.ZUJ.Number({ description: "Cases, changes, points or tokens (percent where the limit is one)." }),
        limit: build/* Type.Number */.ZUJ.Number(),
        compared: build/* Type.Optional */.ZUJ.Optional((0,fields/* OneOf */.E8)(["score", "score_without_latency"], "The scores that decided.")),
        unit: build/* Type.Optional */.ZUJ.Optional((0,fields/* OneOf */.E8)(["tokens", "percent"], "Unit of both numbers.")),
    })),
}, { description: "Present when a rule was declared." });
const SideSchema = build/* Type.Object */.ZUJ.Object({
    schema: build/* Type.String */.ZUJ.String({ description: "Version of the report." }),
    generator: build/* Type.String */.ZUJ.String({ description: "Version of the evaluator." }),
    manifest_sha256: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String()),
});
const DiffSchema = build/* Type.Object */.ZUJ.Object({
    schema: build/* Type.Literal */.ZUJ.Literal(schema_names/* DIFF_SCHEMA */.YD),
    generator: build/* Type.Object */.ZUJ.Object({ name: build/* Type.String */.ZUJ.String(), version: build/* Type.String */.ZUJ.String() }),
    server: build/* Type.String */.ZUJ.String({ description: "The label both reports carry." }),
    reports: Sided(SideSchema, "The reports compared."),
    cases: build/* Type.Object */.ZUJ.Object({
        regressed: Cases("Fails now and did not in the baseline."),
        fixed: Cases("Failed in the baseline and does not now."),
        changed: Cases("Fails for another reason, or changed between passed and not applicable."),
        unchanged: Cases("Ended alike."),
        added: Cases("Only in the current report."),
        removed: Cases("Only in the baseline."),
    }, { description: "Cases by (id, probe)." }),
    readiness: DiffReadinessSchema,
    contract: (0,fields/* Nullable */.UX)(DiffContractSchema),
    tokens: (0,fields/* Nullable */.UX)(DiffTokensSchema),
    gate: build/* Type.Optional */.ZUJ.Optional(DiffGateSchema),
}, { $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/diff.schema.json", title: "mcpeval probe diff, version 2" });

;// CONCATENATED MODULE: ./build/src/model/documents/doctor.js
// mcpeval.doctor/v1: what a server was asked to connect with, and what came. Share-safe: fixed labels and numbers only.



/** How one step ended. */
const DOCTOR_OUTCOMES = [
    "ok",
    "other-revision",
    "refused",
    "invalid-result",
    "invalid-message",
    "no-reply",
    "no-reply-in-body",
    "connection-ended",
    "not-started",
    "no-connection",
    "auth-required",
    "redirect",
    "http-error",
    "stream",
    "endpoint",
    "not-offered",
    "skipped",
];
/** The one most likely cause. `healthy`: some era connects, and lists its tools where it has any. */
const DOCTOR_CAUSES = [
    "healthy",
    "command-not-found",
    "server-exited",
    "connection-failed",
    "auth-required",
    "redirected",
    "server-error",
    "wrong-address",
    "not-mcp",
    "stdout-noise",
    "no-answer",
    "unknown-revision",
    "invalid-handshake",
    "handshake-refused",
    "listing-failed",
];
const DoctorStepSchema = build/* Type.Object */.ZUJ.Object({
    era: (0,fields/* OneOf */.E8)(["modern", "legacy"], "Protocol era the step belongs to."),
    transport: (0,fields/* OneOf */.E8)(["stdio", "streamable-http", "sse"], "Transport it used."),
    asked: build/* Type.String */.ZUJ.String({ description: "What was asked: a fixed label." }),
    method: build/* Type.String */.ZUJ.String({ description: "JSON-RPC method, or HTTP method of a request without a message." }),
    revision: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "Protocol revision that was offered." })),
    http_status: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer({ description: "HTTP status; null over stdio or without a response." })),
    code: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer({ description: "JSON-RPC error code, or the exit code of a process that ended." })),
    ms: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer({ minimum: 0, description: "Milliseconds until the answer; null without one." })),
    outcome: (0,fields/* OneOf */.E8)(DOCTOR_OUTCOMES, "How it ended."),
    answered: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "Protocol revision that was answered, when it is a published one." })),
});
const DoctorSchema = build/* Type.Object */.ZUJ.Object({
    schema: build/* Type.Literal */.ZUJ.Literal(schema_names/* DOCTOR_SCHEMA */.Ko),
    generator: build/* Type.Object */.ZUJ.Object({ name: build/* Type.String */.ZUJ.String(), version: build/* Type.String */.ZUJ.String() }),
    server: build/* Type.String */.ZUJ.String({ description: "The label given with --server." }),
    connects: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({
        era: (0,fields/* OneOf */.E8)(["modern", "legacy"], "Era that connects."),
        transport: (0,fields/* OneOf */.E8)(["stdio", "streamable-http", "sse"], "Over this transport."),
    }), { description: "What a client can connect with; empty when nothing." }),
    steps: build/* Type.Array */.ZUJ.Array(DoctorStepSchema, { description: "What was asked, in this order." }),
    cause: (0,fields/* OneOf */.E8)(DOCTOR_CAUSES, "The most likely cause."),
    advice: build/* Type.String */.ZUJ.String({ description: "What to do about it." }),
}, { $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/doctor.schema.json", title: "mcpeval doctor report, version 1" });

// EXTERNAL MODULE: ./build/src/model/documents/report.js + 1 modules
var report = __webpack_require__(39701);
;// CONCATENATED MODULE: ./build/src/model/documents/trends.js
// The history of readiness: one record a full probe run, as the journal keeps it, and the document that `trends` makes of it.
// Share-safe: labels, numbers and digests only; a record's time is the only clock reading in any document of ours.




const run = {
    timestamp: build/* Type.String */.ZUJ.String({ description: "When the run ended, in UTC (ISO 8601)." }),
    score: (0,fields/* Score */.$p)("Readiness; the manifest's pass rate where `standard` is null."),
    standard: (0,fields/* Nullable */.UX)(build/* Type.String */.ZUJ.String({ description: "The standard of the score; null in records from before there was one." })),
    gate: build/* Type.Object */.ZUJ.Object({
        passed: (0,fields/* Count */.y_)("Cases passed."),
        total: (0,fields/* Count */.y_)("Cases run."),
    }),
    manifest_sha256: (0,fields/* Sha256 */.IA)("SHA-256 of the manifest."),
};
/** One line of the journal. */
const TrendRecordSchema = build/* Type.Object */.ZUJ.Object({
    ...run,
    server: build/* Type.String */.ZUJ.String({ description: "The label given with --server." }),
    measurement_profile: build/* Type.Optional */.ZUJ.Optional(report/* MeasurementProfileSchema */.tZ),
});
/** How a run stands to the one before it. Only `compared` has a delta. */
const TREND_CHANGES = ["first", "compared", "standard-changed", "profile-changed", "profile-unknown", "manifest-changed"];
/** One run of the history, compared with the one before it. */
const TrendPointSchema = build/* Type.Object */.ZUJ.Object({
    ...run,
    change: (0,fields/* OneOf */.E8)(TREND_CHANGES, "Against the run before it: compared, or why the two scores are no movement."),
    delta: (0,fields/* Nullable */.UX)(build/* Type.Integer */.ZUJ.Integer({ description: "Points gained since the run before; null unless compared." })),
});
const TrendsSchema = build/* Type.Object */.ZUJ.Object({
    schema: build/* Type.Literal */.ZUJ.Literal(schema_names/* TRENDS_SCHEMA */.hO),
    generator: build/* Type.Object */.ZUJ.Object({ name: build/* Type.String */.ZUJ.String(), version: build/* Type.String */.ZUJ.String() }),
    servers: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({
        server: build/* Type.String */.ZUJ.String({ description: "The server's label." }),
        points: build/* Type.Array */.ZUJ.Array(TrendPointSchema, { description: "Its last runs, oldest first." }),
    }), { description: "Every server with a history, by label." }),
}, {
    $id: "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/trends.schema.json",
    title: "mcpeval readiness trends, version 1",
});

// EXTERNAL MODULE: ./build/src/model/documents/waivers.js
var waivers = __webpack_require__(78135);
// EXTERNAL MODULE: ./build/src/manifest/schema.js
var schema = __webpack_require__(10156);
// EXTERNAL MODULE: ./build/src/options/read.js
var read = __webpack_require__(18082);
// EXTERNAL MODULE: ./build/src/commands/infos.js
var infos = __webpack_require__(98541);
;// CONCATENATED MODULE: ./build/src/commands/schema.js
// `schema`: prints the published JSON Schema of a document, the same as under schemas/.










const SCHEMAS = {
    comparison: ComparisonSchema,
    diff: DiffSchema,
    doctor: DoctorSchema,
    manifest: (0,schema/* manifestSchema */.rc)(),
    report: report/* ReportSchema */.M9,
    trends: TrendsSchema,
    waivers: waivers/* WaiversSchema */.LT,
};
/** The dialect every published schema is written in. */
const DIALECT = "https://json-schema.org/draft/2020-12/schema";
/** One document's published schema: two-space JSON and a newline. The file under schemas/ holds the same value. */
function publishedSchema(name) {
    return `${JSON.stringify({ $schema: DIALECT, ...SCHEMAS[name] }, null, 2)}\n`;
}
/**
 * @param operands the document's name; `manifest` when not given
 * @throws UsageError for a name without a schema
 */
function runSchema(_values, operands) {
    const asked = operands[0] ?? "manifest";
    const name = infos/* SCHEMA_NAMES */.RW.find((known) => known === asked);
    if (name === undefined) {
        const known = infos/* SCHEMA_NAMES */.RW.join(", ");
        return Promise.reject(new errors/* UsageError */.eb(`no schema is named ${JSON.stringify(asked)}${(0,read/* didYouMean */.au)(asked, infos/* SCHEMA_NAMES */.RW)}; schemas: ${known}`));
    }
    return Promise.resolve({ document: { kind: "text", text: publishedSchema(name) }, verdict: "ok" });
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