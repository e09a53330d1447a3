export const id = 5297;
export const ids = [5297];
export const modules = {

/***/ 95297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findAdvisories: () => (/* binding */ findAdvisories),
  invalidSamples: () => (/* binding */ invalidSamples)
});

// EXTERNAL MODULE: ./build/src/model/advisory-names.js
var advisory_names = __webpack_require__(7033);
// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __webpack_require__(36757);
// EXTERNAL MODULE: ./build/src/model/wire-seen.js
var wire_seen = __webpack_require__(51820);
// EXTERNAL MODULE: ./build/src/jsonschema/interpret.js + 1 modules
var interpret = __webpack_require__(62539);
;// CONCATENATED MODULE: ./build/src/jsonschema/wire/parts.js
const STRING = { type: "string" };
const BOOLEAN = { type: "boolean" };
/** `_meta` of anything, and every other open object. */
const OBJECT = { type: "object" };
/** An object: required members, and the shapes of those it may have. Everything else is open, as in every revision. */
function object(required, properties) {
    return { type: "object", required: [...required], properties: { ...properties, _meta: OBJECT } };
}
/** An array of one shape. */
function arrayOf(items) {
    return { type: "array", items };
}
/** One of a few words. */
function oneOf(...words) {
    return { enum: [...words] };
}
/** A reference to a definition. */
function ref(name) {
    return { $ref: `#/$defs/${name}` };
}
/** Members that a definition gains in a later revision. */
function withProperties(base, properties) {
    return { ...base, properties: { ...base["properties"], ...properties } };
}
/** The shape that a content block of one `type` must have. */
function block(type, required, properties) {
    return object(["type", ...required], { type: { const: type }, annotations: ref("Annotations"), ...properties });
}
/** A block of any of the given kinds, judged by its own kind only, so that a wrong member is not lost among alternatives. */
function blocks(kinds) {
    return {
        ...object(["type"], { type: oneOf(...Object.keys(kinds)) }),
        allOf: Object.entries(kinds).map(([type, shape]) => ({ if: { properties: { type: { const: type } } }, then: shape })),
    };
}
/** A schema of a tool's input or output whose root must describe an object. Property schemas may be booleans: legal JSON Schema. */
const OBJECT_SCHEMA = {
    type: "object",
    required: ["type"],
    properties: {
        type: { const: "object" },
        properties: { type: "object", additionalProperties: { type: ["object", "boolean"] } },
        required: arrayOf(STRING),
    },
};

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/legacy.js

const listChanged = object([], { listChanged: BOOLEAN });
const content = {
    text: block("text", ["text"], { text: STRING }),
    image: block("image", ["data", "mimeType"], { data: STRING, mimeType: STRING }),
    resource: block("resource", ["resource"], {
        resource: {
            ...object(["uri"], { uri: STRING, mimeType: STRING, text: STRING, blob: STRING }),
            anyOf: [{ required: ["text"] }, { required: ["blob"] }],
        },
    }),
};
const audio = block("audio", ["data", "mimeType"], { data: STRING, mimeType: STRING });
const resourceLink = block("resource_link", ["uri", "name"], { uri: STRING, name: STRING, description: STRING, mimeType: STRING });
const base = {
    Annotations: object([], { audience: arrayOf(oneOf("user", "assistant")), priority: { type: "number", minimum: 0, maximum: 1 } }),
    Implementation: object(["name", "version"], { name: STRING, version: STRING }),
    ServerCapabilities: object([], {
        tools: listChanged,
        prompts: listChanged,
        resources: object([], { listChanged: BOOLEAN, subscribe: BOOLEAN }),
        logging: OBJECT,
        experimental: { type: "object", additionalProperties: OBJECT },
    }),
    InitializeResult: object(["protocolVersion", "capabilities", "serverInfo"], {
        protocolVersion: STRING,
        capabilities: ref("ServerCapabilities"),
        serverInfo: ref("Implementation"),
        instructions: STRING,
    }),
    EmptyResult: object([], {}),
    Tool: object(["name", "inputSchema"], { name: STRING, description: STRING, inputSchema: OBJECT_SCHEMA }),
    ListToolsResult: object(["tools"], { tools: arrayOf(ref("Tool")), nextCursor: STRING }),
    ContentBlock: blocks(content),
    CallToolResult: object(["content"], { content: arrayOf(ref("ContentBlock")), isError: BOOLEAN }),
    Resource: object(["uri", "name"], {
        uri: STRING,
        name: STRING,
        description: STRING,
        mimeType: STRING,
        size: { type: "integer" },
        annotations: ref("Annotations"),
    }),
    ListResourcesResult: object(["resources"], { resources: arrayOf(ref("Resource")), nextCursor: STRING }),
    ResourceTemplate: object(["uriTemplate", "name"], { uriTemplate: STRING, name: STRING, description: STRING, mimeType: STRING }),
    ListResourceTemplatesResult: object(["resourceTemplates"], { resourceTemplates: arrayOf(ref("ResourceTemplate")), nextCursor: STRING }),
    Prompt: object(["name"], {
        name: STRING,
        description: STRING,
        arguments: arrayOf(object(["name"], { name: STRING, description: STRING, required: BOOLEAN })),
    }),
    ListPromptsResult: object(["prompts"], { prompts: arrayOf(ref("Prompt")), nextCursor: STRING }),
    Error: object(["code", "message"], { code: { type: "integer" }, message: STRING }),
};
const hints = { readOnlyHint: BOOLEAN, destructiveHint: BOOLEAN, idempotentHint: BOOLEAN, openWorldHint: BOOLEAN };
const ToolAnnotations = object([], { title: STRING, ...hints });
/** The definition under a name that is known to exist. */
function named(definitions, name) {
    const found = definitions[name];
    if (found === undefined)
        throw new Error(`no wire definition ${name}`);
    return found;
}
/** Members that several definitions gain. */
function gain(from, names, properties) {
    return Object.fromEntries(names.map((name) => [name, withProperties(named(from, name), properties)]));
}
const NAMED = ["Implementation", "Tool", "Resource", "ResourceTemplate", "Prompt"];
const march2025 = {
    ...base,
    ...gain(base, ["ServerCapabilities"], { completions: OBJECT }),
    ...gain(base, ["Tool"], { annotations: ToolAnnotations }),
    ContentBlock: blocks({ ...content, audio }),
};
const june2025 = {
    ...march2025,
    ...gain(march2025, NAMED, { title: STRING }),
    Tool: withProperties(named(march2025, "Tool"), { title: STRING, outputSchema: OBJECT_SCHEMA }),
    ContentBlock: blocks({ ...content, audio, resource_link: resourceLink }),
    ...gain(march2025, ["Annotations"], { lastModified: STRING }),
    // A structured result is a JSON object in the revisions that know it (2025-06-18, server/tools).
    ...gain(march2025, ["CallToolResult"], { structuredContent: OBJECT }),
};
const Icon = object(["src"], { src: STRING, mimeType: STRING, sizes: arrayOf(STRING), theme: oneOf("light", "dark") });
const november2025 = {
    ...june2025,
    ...gain(june2025, NAMED, { icons: arrayOf(Icon) }),
    Tool: withProperties(named(june2025, "Tool"), {
        icons: arrayOf(Icon),
        execution: object([], { taskSupport: oneOf("forbidden", "optional", "required") }),
    }),
};
/** Definitions by legacy revision. */
const LEGACY_DEFINITIONS = {
    "2024-11-05": base,
    "2025-03-26": march2025,
    "2025-06-18": june2025,
    "2025-11-25": november2025,
};

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/modern.js


const last = LEGACY_DEFINITIONS["2025-11-25"] ?? {};
/** A result of this era: `complete`, `input_required`, or an extension's word. */
function typed(definition) {
    const required = definition["required"];
    return { ...withProperties(definition, { resultType: STRING }), required: ["resultType", ...required] };
}
/** A complete result that clients may keep: both caching members are required (server/utilities/caching). */
function cacheable(definition) {
    const { required, ...rest } = typed(withProperties(definition, { ttlMs: { type: "integer", minimum: 0 }, cacheScope: oneOf("public", "private") }));
    return { ...rest, required: [...required, "ttlMs", "cacheScope"] };
}
const InputRequiredResult = object(["resultType"], {
    resultType: { const: "input_required" },
    inputRequests: { type: "object", additionalProperties: object(["method"], { method: STRING, params: OBJECT }) },
    requestState: STRING,
});
/**
 * A property whose value a header repeats (basic/transports, x-mcp-header): named by a token, of a type a header can spell. Clients on
 * HTTP must drop the tool otherwise. Reached through `properties` only.
 */
const HeadedProperty = {
    if: { type: "object", required: ["x-mcp-header"] },
    then: {
        required: ["type"],
        properties: {
            "x-mcp-header": { type: "string", pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" },
            type: oneOf("string", "integer", "boolean"),
        },
    },
    properties: { properties: { additionalProperties: ref("HeadedProperty") } },
};
const inputSchema = {
    allOf: [OBJECT_SCHEMA, { properties: { properties: { additionalProperties: ref("HeadedProperty") } } }],
};
const { structuredContent: _objectOnly, ...resultMembers } = named(last, "CallToolResult")["properties"];
const CompleteToolResult = typed({ ...named(last, "CallToolResult"), properties: resultMembers });
const definitions = {
    ...last,
    EmptyResult: typed(named(last, "EmptyResult")),
    HeadedProperty,
    Tool: withProperties(named(last, "Tool"), { inputSchema, outputSchema: OBJECT }),
    ListToolsResult: cacheable(named(last, "ListToolsResult")),
    ListResourcesResult: cacheable(named(last, "ListResourcesResult")),
    ListResourceTemplatesResult: cacheable(named(last, "ListResourceTemplatesResult")),
    ListPromptsResult: cacheable(named(last, "ListPromptsResult")),
    CallToolResult: {
        if: { type: "object", required: ["resultType"], properties: { resultType: { const: "input_required" } } },
        then: InputRequiredResult,
        else: CompleteToolResult,
    },
    DiscoverResult: cacheable(object(["supportedVersions", "capabilities"], {
        supportedVersions: arrayOf(STRING),
        capabilities: ref("ServerCapabilities"),
        instructions: STRING,
    })),
    Error: {
        ...named(last, "Error"),
        // -32022 names the versions that would work; a client cannot go on without them (basic/versioning).
        if: { type: "object", properties: { code: { const: -32022 } } },
        then: { type: "object", required: ["data"], properties: { data: object(["supported"], { supported: arrayOf(STRING) }) } },
    },
};
/** Definitions by modern revision. */
const MODERN_DEFINITIONS = { "2026-07-28": definitions };

;// CONCATENATED MODULE: ./build/src/jsonschema/wire/index.js




/** Stands for the method where the reply is an error. */
const ERROR_REPLY = "error";
const BY_METHOD = {
    core: {
        initialize: "InitializeResult",
        "server/discover": "DiscoverResult",
        ping: "EmptyResult",
        "tools/list": "ListToolsResult",
        "tools/call": "CallToolResult",
        [ERROR_REPLY]: "Error",
    },
    surfaces: {
        "resources/list": "ListResourcesResult",
        "resources/templates/list": "ListResourceTemplatesResult",
        "prompts/list": "ListPromptsResult",
    },
};
const DEFINITIONS = { ...LEGACY_DEFINITIONS, ...MODERN_DEFINITIONS };
const REVISIONS = Object.keys(DEFINITIONS).sort();
/** The part whose schema judges replies to a method in a revision; undefined when they are not judged. */
function wirePartOf(revision, method) {
    const part = Object.hasOwn(BY_METHOD.surfaces, method) ? "surfaces" : "core";
    const definition = Object.hasOwn(BY_METHOD[part], method) ? BY_METHOD[part][method] : undefined;
    return definition !== undefined && Object.hasOwn(definitionsOf(revision), definition) ? part : undefined;
}
/**
 * The schema of one reply, wrapped in an object with the method as its only member: so one compilation serves every method of a part.
 * @param revision the negotiated one; an unknown one is judged as the newest known one that is not later, or as the oldest
 */
function wireSchema(revision, part) {
    const definitions = definitionsOf(revision);
    const members = Object.entries(BY_METHOD[part]).filter(([, definition]) => Object.hasOwn(definitions, definition));
    return { ...object([], Object.fromEntries(members.map(([method, definition]) => [method, ref(definition)]))), $defs: { ...definitions } };
}
/** Judges replies by that schema: whether one is valid. One that cannot be judged (see Judge) counts as valid. */
function wireJudge(revision, part) {
    const judge = (0,interpret/* interpret */.U)(structuredClone(wireSchema(revision, part)), "2020-12");
    return (reply) => {
        try {
            return judge(reply).kind === "valid";
        }
        catch {
            return true;
        }
    };
}
function definitionsOf(revision) {
    const nearest = REVISIONS.filter((known) => known <= revision).at(-1) ?? REVISIONS[0] ?? "";
    return DEFINITIONS[nearest] ?? {};
}

;// CONCATENATED MODULE: ./build/src/lenses/define.js
/** Gives an advisory its exact types. */
function defineAdvisory(advisory) {
    return advisory;
}

;// CONCATENATED MODULE: ./build/src/lenses/advisories/declarations.js
// Advisories on promises: what comes undeclared, and a catalog that is not the same for everyone.


const capabilityUndeclared = defineAdvisory({
    id: "capability-undeclared",
    about: "listings with entries, and notifications, of a capability the server does not declare",
    matters: "Clients ask for what is declared only: undeclared tools are invisible to them, and unexpected notifications are ignored.",
    transports: "any",
    reasons: {
        "capability-undeclared-listing": {
            hint: "declare the capability (tools, resources, prompts) whose listing the server answers; clients skip what is not declared",
        },
        "capability-undeclared-notification": {
            hint: "declare the capability of every notification sent (listChanged, subscribe, logging), or do not send it",
        },
    },
    judge({ wire: { undeclared } }, find) {
        find("capability-undeclared-listing", undeclared.listings);
        find("capability-undeclared-notification", undeclared.notifications);
    },
});
const undeclaredServerRequest = defineAdvisory({
    id: "undeclared-server-request",
    about: "requests to the client (sampling, elicitation, roots) that need a capability the client did not declare",
    matters: "A client that declares no such capability refuses the request or never answers it, and the tool call waits.",
    transports: "any",
    reasons: {
        "undeclared-server-request-sent": {
            hint: "ask the client only for what its capabilities declare, and work without it otherwise; 2026-07-28 has no requests to the client at all",
        },
    },
    judge: ({ wire }, find) => find("undeclared-server-request-sent", wire.undeclared.requests),
});
const catalogUnstable = defineAdvisory({
    id: "catalog-unstable",
    about: "a tools/list that answers a second connection of the same revision differently",
    matters: "A catalog that changes order or text defeats prompt caching and makes every comparison of two runs noisy.",
    transports: "any",
    reasons: {
        "catalog-unstable-order": { hint: "list tools in a fixed order, for example as registered; a second connection got another order" },
        "catalog-unstable-content": {
            hint: "answer every connection with the same tool entries; no timestamps, counters or ids of the session in names, descriptions or schemas",
        },
    },
    judge({ probed: { catalog } }, find) {
        find("catalog-unstable-order", (0,wire_seen/* times */.Hn)(catalog === "other-order" ? 1 : 0));
        find("catalog-unstable-content", (0,wire_seen/* times */.Hn)(catalog === "other-content" ? 1 : 0));
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/frames.js
// Advisories on single frames: what is no message, too large, late, unasked for, or not shaped as the protocol says.

const stdoutNoise = defineAdvisory({
    id: "stdout-noise",
    about: "lines on the server's stdout that are not JSON",
    matters: "The stdio transport reserves stdout for messages; official clients drop or refuse other lines, and some end the connection.",
    transports: "stdio",
    reasons: {
        "stdout-noise-not-json": { hint: "write logs and banners to stderr; over stdio a server's stdout carries JSON-RPC messages only" },
    },
    judge: ({ wire }, find) => find("stdout-noise-not-json", wire.stdoutNoise),
});
const frameOver64KiB = defineAdvisory({
    id: "frame-over-64KiB",
    about: "messages of more than 65,536 bytes, answers to our own oversize argument excepted",
    matters: "Clients that read lines through a 64 KiB buffer, a common default, lose the connection on such a message.",
    transports: "any",
    reasons: {
        "frame-over-64KiB-large": {
            hint: "page large listings and results, or return a link to large content; many clients read with a 64 KiB line buffer",
        },
    },
    judge: ({ wire }, find) => find("frame-over-64KiB-large", wire.largeFrames),
});
const lateReply = defineAdvisory({
    id: "late-reply",
    about: "replies to requests that had been cancelled or had timed out",
    matters: "A late reply is allowed, but it is work and bandwidth nobody waits for any more.",
    transports: "any",
    reasons: {
        "late-reply-after-cancel": {
            hint: "stop the work when notifications/cancelled arrives, and answer within the call time-out; a reply came after the client had given up",
        },
    },
    judge: ({ wire }, find) => find("late-reply-after-cancel", wire.frames.late),
});
const unknownId = defineAdvisory({
    id: "unknown-id",
    about: "replies with an id the client never sent, or second replies to one request",
    matters: "Clients match replies by id; one that matches nothing is dropped or treated as a protocol error.",
    transports: "any",
    reasons: {
        "unknown-id-unasked": { hint: "answer each request once, with its own id; never answer a notification" },
    },
    judge: ({ wire }, find) => find("unknown-id-unasked", wire.unknownIds),
});
const invalidEnvelope = defineAdvisory({
    id: "invalid-envelope",
    about: "JSON that is no JSON-RPC 2.0 message: no or another version, result beside error, an id of another type than the request's",
    matters: "Official clients refuse such a message, and its request then waits for its full time-out.",
    transports: "any",
    reasons: {
        "invalid-envelope-not-jsonrpc": {
            hint: 'send one JSON-RPC 2.0 message a frame: "jsonrpc": "2.0", the request\'s id with its type, and either result or error',
        },
    },
    judge: ({ wire }, find) => find("invalid-envelope-not-jsonrpc", wire.invalidEnvelopes),
});
const wireSchemaInvalid = defineAdvisory({
    id: "wire-schema-invalid",
    about: "a sample of replies whose shape breaks the negotiated revision: handshake, listings, tool results and content, errors",
    matters: "Official clients parse strictly: one odd entry can make a whole listing or result unusable.",
    transports: "any",
    reasons: {
        "wire-schema-invalid-reply": {
            hint: "shape replies as the negotiated revision defines them (types, required members, nextCursor absent instead of null); build them with an official SDK's types",
        },
    },
    judge: ({ schemaInvalid }, find) => find("wire-schema-invalid-reply", schemaInvalid),
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/http.js
// Advisories on HTTP alone: sessions that outlive their end, requests of foreign pages, statuses that contradict their bodies.


const httpSessionNotDeleted = defineAdvisory({
    id: "http-session-not-deleted",
    about: "a session that was ended by DELETE with success and still serves requests",
    matters: "Sessions that never end hold memory, and an id that leaked stays usable.",
    transports: "HTTP",
    reasons: {
        "http-session-not-deleted-served": {
            hint: "end the session on DELETE and answer its id with 404 from then on; a server that ends no sessions answers DELETE with 405",
        },
    },
    judge: ({ probed }, find) => find("http-session-not-deleted-served", (0,wire_seen/* times */.Hn)(probed.deletedSessionRefused === false ? 1 : 0)),
});
const originNotChecked = defineAdvisory({
    id: "origin-not-checked",
    about: "a server on this machine that serves a request whose Origin and Host are those of a foreign web site, as it serves its own",
    matters: "A page in the user's browser can reach a local server by DNS rebinding; the transport specification demands the check.",
    transports: "HTTP",
    reasons: {
        "origin-not-checked-served": {
            hint: "refuse requests whose Origin header is present and not on a list of your own, or whose Host header is not, with 403 (DNS rebinding protection)",
        },
    },
    judge: ({ probed }, find) => find("origin-not-checked-served", (0,wire_seen/* times */.Hn)(probed.foreignOriginRefused === false ? 1 : 0)),
});
const httpStatusMismatch = defineAdvisory({
    id: "http-status-mismatch",
    about: "HTTP statuses that contradict their messages: a notification answered with another success than 202, a result under an error status, and in 2026-07-28 an error without the status it demands",
    matters: "Clients and proxies act on the status before they read the body, so a reply can be lost.",
    transports: "HTTP",
    reasons: {
        "http-status-mismatch-notification": { hint: "accept notifications and responses with 202 and no body" },
        "http-status-mismatch-result": { hint: "send results with status 200; clients take a result under an error status for a failure" },
        "http-status-mismatch-error": {
            hint: "in 2026-07-28 send error -32601 with status 404, and -32020, -32021 and -32022 with 400",
        },
    },
    judge({ wire: { statuses } }, find) {
        find("http-status-mismatch-notification", statuses.notification);
        find("http-status-mismatch-result", statuses.result);
        find("http-status-mismatch-error", statuses.error);
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/lifecycle.js
// Advisories on how a server starts and ends.


const stdinCloseIgnored = defineAdvisory({
    id: "stdin-close-ignored",
    about: "server processes that stay after their stdin was closed while nothing was going on, or that leave processes of theirs behind",
    matters: "Clients end a stdio server by closing its stdin; a server that stays is killed, or becomes an orphan.",
    transports: "stdio",
    reasons: {
        "stdin-close-ignored-terminated": { hint: "exit when stdin ends; the server was still there after a second and went on SIGTERM only" },
        "stdin-close-ignored-killed": { hint: "exit when stdin ends, and on SIGTERM; the server ignored both and had to be killed" },
        "stdin-close-ignored-left-processes": {
            hint: "end every process the server started before it exits; one of them still held the server's pipes",
        },
    },
    judge({ wire: { shutdown } }, find) {
        find("stdin-close-ignored-terminated", (0,wire_seen/* times */.Hn)(shutdown.sigterm));
        find("stdin-close-ignored-killed", (0,wire_seen/* times */.Hn)(shutdown.sigkill));
        find("stdin-close-ignored-left-processes", (0,wire_seen/* times */.Hn)(shutdown.left));
    },
});
const slowStart = defineAdvisory({
    id: "slow-start",
    about: "a first handshake of over 10 s, or one of over 3 s that takes more than five times as long as a later one",
    matters: "Clients start servers on demand and give up on those that take long; people wait for them.",
    transports: "any",
    reasons: {
        "slow-start-long": { hint: "answer the handshake first and load what is heavy when it is needed; the first handshake took over 10 s" },
        "slow-start-cold": {
            hint: "move one-time work (downloads, caches, indexes) out of the first start; it took over 3 s and more than five times a later one",
        },
    },
    judge({ wire: { start } }, find) {
        find("slow-start-long", (0,wire_seen/* times */.Hn)(start === "slow" ? 1 : 0));
        find("slow-start-cold", (0,wire_seen/* times */.Hn)(start === "slow-when-cold" ? 1 : 0));
    },
});

;// CONCATENATED MODULE: ./build/src/lenses/advisories/index.js
// The registry of advisories, in report order, and their judgement of one run.





/** Every advisory by id. */
const ADVISORIES = {
    "stdout-noise": stdoutNoise,
    "frame-over-64KiB": frameOver64KiB,
    "late-reply": lateReply,
    "unknown-id": unknownId,
    "invalid-envelope": invalidEnvelope,
    "wire-schema-invalid": wireSchemaInvalid,
    "stdin-close-ignored": stdinCloseIgnored,
    "slow-start": slowStart,
    "capability-undeclared": capabilityUndeclared,
    "undeclared-server-request": undeclaredServerRequest,
    "catalog-unstable": catalogUnstable,
    "http-session-not-deleted": httpSessionNotDeleted,
    "origin-not-checked": originNotChecked,
    "http-status-mismatch": httpStatusMismatch,
};
/** The wanted advisories that found something, in report order; one entry a reason. */
function judgeAdvisories(facts, wanted) {
    return advisory_names/* ADVISORY_IDS */.nm.filter((id) => wanted.has(id)).flatMap((id) => {
        const advisory = ADVISORIES[id];
        const found = [];
        advisory.judge(facts, (reason, { count, positions }) => {
            const hint = advisory.reasons[reason]?.hint;
            if (count > 0 && hint !== undefined)
                found.push({ id, count, positions: [...positions], reason, hint });
        });
        return found;
    });
}

;// CONCATENATED MODULE: ./build/src/engine/advisories.js





/**
 * The advisories found, in report order, after closing every connection of the run. Undefined when none is looked for, when the
 * run was interrupted, or when nothing was measured and nothing was found.
 */
async function findAdvisories(input) {
    const { connector, host, session } = input;
    const wanted = input.wanted ?? (0,advisory_names/* wantedAdvisories */.jX)("wire", []);
    if (wanted.size === 0 || host.signal.aborted)
        return undefined;
    const closing = connector.close();
    const asking = session === undefined ? undefined : askServer(input, session, wanted);
    const schemaInvalid = wanted.has("wire-schema-invalid") ? invalidSamples(connector.samples()) : wire_seen/* NONE */.x3;
    const [answers] = await Promise.all([asking, closing]);
    if (host.signal.aborted)
        return undefined;
    const found = judgeAdvisories({
        wire: connector.wire(),
        schemaInvalid,
        probed: {
            catalog: input.relisted,
            foreignOriginRefused: answers?.foreignOriginRefused ?? null,
            deletedSessionRefused: answers?.deletedSessionRefused ?? null,
        },
    }, wanted);
    return session === undefined && found.length === 0 ? undefined : found;
}
async function askServer({ target, host, budget }, session, wanted) {
    const questions = { origin: wanted.has("origin-not-checked"), session: wanted.has("http-session-not-deleted") };
    if (target.kind !== "http" || session.transport !== "streamable-http" || !Object.values(questions).includes(true))
        return undefined;
    const { askHttp } = await __webpack_require__.e(/* import() */ 5098).then(__webpack_require__.bind(__webpack_require__, 65098));
    return askHttp(target, {
        ...questions,
        era: session.era,
        revision: session.revision,
        clientInfo: { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R },
        clock: host.clock,
        budget,
    });
}
/**
 * Judges samples by the schemas of their revisions. Those schemas are ours and plain, so it takes no thread: only a value nested too
 * deep gives no verdict, and finds nothing.
 */
function invalidSamples(samples) {
    const invalid = samples.filter((sample) => !isValid(sample));
    return { count: invalid.length, positions: invalid.map(({ position }) => position).slice(0, wire_seen/* MAX_POSITIONS */.IA) };
}
const judges = new Map();
/** What was judged already, so that most samples can be judged while a run still waits for its server. */
const judged = new WeakMap();
function isValid({ revision, method, value }) {
    const part = wirePartOf(revision, method);
    if (part === undefined)
        return true;
    const key = `${revision} ${part}`;
    const judge = judges.get(key) ?? wireJudge(revision, part);
    judges.set(key, judge);
    if (typeof value !== "object" || value === null)
        return judge({ [method]: value });
    const verdict = judged.get(value) ?? judge({ [method]: value });
    judged.set(value, verdict);
    return verdict;
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


/***/ })

};
