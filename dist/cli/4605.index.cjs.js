"use strict";
exports.id = 4605;
exports.ids = [4605,8485,8944];
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

/***/ 54605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ PROBES),
  Q: () => (/* binding */ findProbe)
});

// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 1 modules
var build = __webpack_require__(35007);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/probes/define.js
var probes_define = __webpack_require__(97058);
// EXTERNAL MODULE: ./build/src/probes/shared/calls.js
var calls = __webpack_require__(22350);
// EXTERNAL MODULE: ./build/src/probes/shared/fields.js
var fields = __webpack_require__(90074);
;// CONCATENATED MODULE: ./build/src/probes/shared/verdicts.js
/** A passed case. */
function passed(attempts = 1, measurements) {
    return { verdict: "passed", attempts, ...(measurements === undefined ? {} : { measurements }) };
}
/** A failed case; `at` is the attempt that failed, from 1. */
function failed(reason, at = 1, more = {}) {
    return { verdict: "failed", attempts: at, firstFailure: at, reason, ...more };
}

;// CONCATENATED MODULE: ./build/src/probes/shared/waiting.js
// Waiting with an end: for what a server may or may not send.

/** Stands for "nothing came in time". */
const NOTHING = Symbol("nothing");
/** What a promise brings within `ms` milliseconds, or NOTHING. A rejection passes through. */
async function within(promise, ms, clock) {
    const stop = new AbortController();
    try {
        return await Promise.race([promise, clock.sleep(ms, stop.signal).then(() => NOTHING)]);
    }
    finally {
        stop.abort();
    }
}
/** @throws TransportFault `closed` when the connection ended while nothing was asked of it */
function mustBeAlive(session) {
    if (!session.alive)
        throw new errors/* TransportFault */.ww("closed", "the connection ended while waiting");
}

;// CONCATENATED MODULE: ./build/src/probes/cancellation.js
// `cancellation`: a call that is given up is given up by the server too.







/** "Request cancelled", as the Language Server Protocol and MCP servers use it. */
const REQUEST_CANCELLED = -32800;
/** Bounds of how long a call runs before it is cancelled, in milliseconds: over HTTP both travel on connections of their own. */
const SHORTEST_RUN_MS = 20;
const LONGEST_RUN_MS = 250;
/** A result may cross the cancellation on its way, which every revision allows: only one that comes each time was not cancelled. */
const MOST_TRIES = 3;
/** The probe. */
const cancellation = (0,probes_define/* defineProbe */._)({
    kind: "cancellation",
    about: "A call is cancelled while it runs.",
    passesWhen: "the call first succeeds uncancelled; after its cancellation, in one of three tries, nothing comes for its id within grace_seconds, or error -32800, and the server still answers",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        tool: (0,fields/* toolName */.Uf)("Name of a tool that runs for a while, as the server lists it."),
        arguments: (0,fields/* toolArguments */.PX)(),
        grace_seconds: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 60, description: "How long to listen for an answer after the cancellation." }),
        reason: build/* Type.String */.ZUJ.String({ pattern: fields/* IDENTIFIER */.cS, description: `The reason named in notifications/cancelled. ${fields/* IDENTIFIER_RULE */.nx}.` }),
    }),
    reasons: {
        "cancellation-ignored": {
            hint: "the result of a cancelled call still came; stop the work on notifications/cancelled, for example by passing the request's abort signal on, and send nothing for that id (if the tool ends too soon to be cancelled, name a slower one)",
        },
        "cancellation-errored": {
            hint: "the call failed uncancelled, or its cancellation was answered with an error other than -32800; make the plain call succeed, and treat an aborted call as cancelled, not as broken",
        },
    },
    measures: {},
    toolOf: ({ tool }) => tool,
    example: { tool: "slow_read", arguments: {}, grace_seconds: 1, reason: "user-stopped" },
    async run({ tool, arguments: args, grace_seconds, reason }, context) {
        const { session } = context;
        // There the end of the HTTP exchange is the cancellation, after which no answer can come, whatever the server does.
        if (session.era === "modern" && session.transport !== "stdio")
            return { verdict: "not-applicable", because: "not-applicable-era" };
        const plain = await (0,calls/* callTool */.TM)(session, tool, args);
        if (!(0,calls/* succeeded */.gq)(plain))
            return failed("cancellation-errored", 1);
        context.attempt(2); // the tries of the cancelled call count as one: how often a result crossed is chance
        for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
            const runMs = Math.min(LONGEST_RUN_MS, Math.max(SHORTEST_RUN_MS, (tries * plain.ms) / 10));
            const answer = await cancelled({ tool, args, runMs, graceMs: grace_seconds * 1000, reason }, context);
            if (answer === NOTHING) {
                // Any answer will do, the error of a server without ping too.
                await session.call("ping");
                return passed(2);
            }
            if (answer.kind === "error")
                return answer.code === REQUEST_CANCELLED ? passed(2) : failed("cancellation-errored", 2);
        }
        return failed("cancellation-ignored", 2);
    },
});
/** Makes one call and cancels it; what came for its id within the grace, if anything did. */
async function cancelled(call, { session, clock }) {
    const open = session.begin("tools/call", { name: call.tool, arguments: call.args });
    const answered = answerOf(open);
    answered.catch(() => undefined); // it may fault while nobody waits for it; the wait below sees that again
    if ((await within(answered, call.runMs, clock)) === NOTHING)
        await open.cancel(call.reason);
    return within(answered, call.graceMs, clock);
}
/** Whatever comes for the call's id, before or after the cancellation. */
async function answerOf(call) {
    try {
        return await call.reply;
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww) || fault.kind !== "cancelled")
            throw fault;
        return call.late;
    }
}

// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
;// CONCATENATED MODULE: ./build/src/probes/completion.js
// `completion`: suggestions for one argument of a prompt or a resource template.





const INVALID_PARAMS = -32602;
/** The probe. */
const completion = (0,probes_define/* defineProbe */._)({
    kind: "completion",
    about: "Asking the server to complete one argument.",
    passesWhen: "the answer is a list of strings, at most max_values of them",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        ref_type: build/* Type.Union */.ZUJ.Union([build/* Type.Literal */.ZUJ.Literal("ref/prompt"), build/* Type.Literal */.ZUJ.Literal("ref/resource")], { description: "What the argument belongs to." }),
        ref_uri: build/* Type.String */.ZUJ.String({
            minLength: 1,
            maxLength: 512,
            description: "The prompt's name, or the URI or URI template of the resource.",
        }),
        argument_name: build/* Type.String */.ZUJ.String({ minLength: 1, maxLength: 256, description: "Name of the argument to complete." }),
        argument_value: build/* Type.String */.ZUJ.String({ maxLength: 4_096, description: "What has been typed so far; may be empty." }),
        max_values: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 100, description: "Most suggestions the answer may hold." }),
    }),
    reasons: {
        "completion-invalid-request": {
            hint: "completion/complete was not answered with completion.values, a list of strings; declare the completions capability and answer an empty list where nothing fits",
        },
        "completion-value-flood": {
            hint: "the answer holds more suggestions than allowed; return the best matches only and set hasMore and total for the rest",
        },
        "completion-argument-unknown": {
            hint: "the server refused the prompt, resource or argument as unknown; complete every argument it lists, with an empty list where it has nothing to suggest",
        },
        "completion-stalled-request": {
            hint: "completion/complete was not answered in time; suggestions are asked for at every keystroke, so look them up in memory or bound the search",
        },
    },
    measures: { values: "suggestions returned" },
    toolOf: () => null,
    example: { ref_type: "ref/prompt", ref_uri: "forecast", argument_name: "city", argument_value: "L", max_values: 10 },
    async run({ ref_type, ref_uri, argument_name, argument_value, max_values }, { session }) {
        const ref = ref_type === "ref/prompt" ? { type: ref_type, name: ref_uri } : { type: ref_type, uri: ref_uri };
        let reply;
        try {
            reply = await session.call("completion/complete", { ref, argument: { name: argument_name, value: argument_value } });
        }
        catch (fault) {
            if (!(fault instanceof errors/* TransportFault */.ww) || fault.kind !== "timeout")
                throw fault;
            await session.close(); // no other case may inherit a server that hangs
            return failed("completion-stalled-request");
        }
        if (reply.kind === "error")
            return failed(reply.code === INVALID_PARAMS ? "completion-argument-unknown" : "completion-invalid-request");
        const values = valuesOf(reply.value);
        if (values === undefined)
            return failed("completion-invalid-request");
        const measurements = { values: values.length };
        return values.length > max_values ? failed("completion-value-flood", 1, { measurements }) : passed(1, measurements);
    },
});
/** The suggestions of a CompleteResult, or undefined when it is none. */
function valuesOf(result) {
    const answer = (0,json/* isJsonObject */.O)(result) ? result["completion"] : undefined;
    const values = (0,json/* isJsonObject */.O)(answer) ? answer["values"] : undefined;
    return Array.isArray(values) && values.every((value) => typeof value === "string") ? values : undefined;
}

;// CONCATENATED MODULE: ./build/src/probes/contention.js
// `contention`: two clients at once, as a team's agents are.





/** The probe. */
const contention = (0,probes_define/* defineProbe */._)({
    kind: "contention",
    about: "Two independently initialised clients call one tool at the same time.",
    passesWhen: "both calls succeed",
    headline: true,
    mutates: "allowed",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({ ...fields/* toolCall */.LW }),
    reasons: {
        "contended-client-failed": {
            hint: "a call failed while another client was calling; keep state per session, guard what sessions share with a lock or a queue, and open database files so that several readers can work at once",
        },
    },
    measures: { clients: "clients that called together", failed_clients: "clients whose call failed" },
    toolOf: ({ tool }) => tool,
    example: { tool: "read_counter", arguments: {} },
    async run({ tool, arguments: args }, context) {
        const clients = [context.session, await context.connect()];
        const replies = await Promise.all(clients.map((client) => (0,calls/* callTool */.TM)(client, tool, args)));
        const failures = replies.filter((reply) => !(0,calls/* succeeded */.gq)(reply)).length;
        const measurements = { clients: clients.length, failed_clients: failures };
        return failures === 0 ? passed(1, measurements) : failed("contended-client-failed", 1, { measurements });
    },
});

;// CONCATENATED MODULE: ./build/src/probes/degradation-over-n.js
// `degradation-over-n`: whether the n-th call is as good as the first.





/** The probe. */
const degradationOverN = (0,probes_define/* defineProbe */._)({
    kind: "degradation-over-n",
    about: "The same call, over and over in one session.",
    passesWhen: "every call succeeds; first_failure says which did not",
    headline: false,
    mutates: "allowed",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        ...fields/* toolCall */.LW,
        max_attempts: build/* Type.Integer */.ZUJ.Integer({ minimum: 2, maximum: 100, description: "How many calls to make." }),
    }),
    reasons: {
        "unexpected-outcome": {
            hint: "a later call failed where earlier ones succeeded; look for what a call does not give back (connections, file handles, memory, rate limits) and release it in every path",
        },
    },
    measures: {},
    toolOf: ({ tool }) => tool,
    example: { tool: "read_counter", arguments: {}, max_attempts: 10 },
    async run({ tool, arguments: args, max_attempts }, context) {
        for (let attempt = 1; attempt <= max_attempts; attempt += 1) {
            context.attempt(attempt);
            if (!(0,calls/* succeeded */.gq)(await (0,calls/* callTool */.TM)(context.session, tool, args)))
                return failed("unexpected-outcome", attempt);
        }
        return passed(max_attempts);
    },
});

// EXTERNAL MODULE: ./build/src/lib/encode-json.js
var encode_json = __webpack_require__(22358);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/session/pages.js
var pages = __webpack_require__(5026);
;// CONCATENATED MODULE: ./build/src/probes/shared/catalog.js
// The whole tool catalog as listed, for kinds that measure it. Judges no entry: that is what `pagination` is for.




/**
 * Every entry of tools/list in the order listed, raw. A server without the `tools` capability that refuses the method has none.
 * @throws TransportFault when the listing does not end cleanly: half a catalog is no measurement
 */
async function listTools(session) {
    const walk = await (0,pages/* walkPages */.w)(session, "tools/list", "tools", { maxPages: limits/* MAX_LIST_PAGES */.rt });
    if (walk.fault !== undefined)
        throw walk.fault;
    if (walk.end === "error" && walk.pages.length === 0 && session.capabilities["tools"] === undefined)
        return [];
    if (walk.end !== "complete")
        throw new errors/* TransportFault */.ww("error", `tools/list did not list the whole catalog (${walk.end})`);
    return walk.items.map(({ value }) => value);
}
/**
 * The entry of one tool, raw; undefined when the server does not list it. Of two entries of one name it is the first.
 * @throws TransportFault as `listTools`
 */
async function findTool(session, name) {
    return (await listTools(session)).filter(json/* isJsonObject */.O).find((entry) => entry["name"] === name);
}
/** Whether the server declares that a tool writes: `readOnlyHint: false` or `destructiveHint: true` (2025-03-26, server/tools). */
function isDeclaredWriter(entry) {
    const hints = entry["annotations"];
    return (0,json/* isJsonObject */.O)(hints) && (hints["readOnlyHint"] === false || hints["destructiveHint"] === true);
}

;// CONCATENATED MODULE: ./build/src/probes/discovery-cost.js
// `discovery-cost`: how much a client must read to learn what the server offers, against declared bounds.




const discovery_cost_fields = build/* Type.Object */.ZUJ.Object({
    max_tools: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 10_000, description: "Most tools the catalog may list." }),
    max_schema_bytes: build/* Type.Integer */.ZUJ.Integer({
        minimum: 1,
        maximum: 10_000_000,
        description: "Most bytes the whole catalog may take: UTF-8 of the listed tools as one compact JSON array.",
    }),
});
/** The probe. */
const discoveryCost = (0,probes_define/* defineProbe */._)({
    kind: "discovery-cost",
    about: "How many tools the catalog lists, and how many bytes it takes.",
    passesWhen: "the catalog is within both bounds",
    headline: true,
    mutates: "never",
    session: "shared",
    fields: discovery_cost_fields,
    reasons: {
        "discovery-limit-exceeded": {
            hint: "the catalog grew past the declared bounds; merge overlapping tools, drop tools agents never call, or negotiate a larger budget — a sprawling catalog taxes every session's context window",
        },
    },
    measures: {
        tool_count: "tools listed",
        schema_bytes: "UTF-8 bytes of the listed tools as one compact JSON array",
    },
    toolOf: () => null,
    example: { max_tools: 40, max_schema_bytes: 60_000 },
    async run({ max_tools, max_schema_bytes }, { session }) {
        const tools = await listTools(session);
        const measurements = { tool_count: tools.length, schema_bytes: Buffer.byteLength(compact(tools), "utf8") };
        const over = [
            { bound: "max_tools", limit: max_tools, observed: measurements.tool_count },
            { bound: "max_schema_bytes", limit: max_schema_bytes, observed: measurements.schema_bytes },
        ].find(({ limit, observed }) => observed > limit);
        if (over === undefined)
            return { verdict: "passed", attempts: 1, measurements };
        return { verdict: "failed", attempts: 1, firstFailure: 1, reason: "discovery-limit-exceeded", detail: over, measurements };
    },
});
/** Iterative: a catalog may be nested deeper than the call stack. */
function compact(tools) {
    return (0,encode_json/* encodeJson */.Pr)([...tools], true, { sortKeys: false, enter: () => true });
}

;// CONCATENATED MODULE: ./build/src/probes/shared/client-requests.js
// Calls a tool as a client that declares a capability, and watches what the server asks of it. For sampling and elicitation.
// Both eras: requests of the server's own, or `input_required` results, reach the same answer.


const METHOD_NOT_FOUND = -32601;
const INVALID_REQUEST = -32600;
const client_requests_INVALID_PARAMS = -32602;
/**
 * Makes the call on a session of its own.
 * @throws TransportFault, unless the call timed out after the server had asked: then it stalled
 */
async function callAsClient(input, context) {
    let requests = 0;
    let stopWith = () => undefined;
    const stopped = new Promise((resolve) => (stopWith = resolve));
    const session = await context.connect({
        capabilities: input.capabilities,
        answer: async ({ method, params }) => {
            if (method !== input.method)
                return { error: { code: METHOD_NOT_FOUND, message: "Method not found" } };
            requests += 1;
            if (requests > input.maxRequests) {
                stopWith("request-flood");
                return { error: { code: INVALID_REQUEST, message: "Too many requests" } };
            }
            const result = await input.answer(params);
            if (result !== undefined)
                return { result };
            stopWith("invalid-request");
            return { error: { code: client_requests_INVALID_PARAMS, message: "Invalid params" } };
        },
    });
    const call = session.begin("tools/call", { name: input.tool, arguments: input.arguments });
    const ended = endOf(call, () => requests > 0, input.mayRefuse);
    ended.catch(() => undefined); // a call that is given up below may still fault
    // Last, the answer that a request already in hand is still being judged for.
    const end = await Promise.race([stopped, ended]);
    if (end === "invalid-request" || end === "request-flood")
        await call.cancel("the client gives up");
    return { end, requests };
}
async function endOf(call, wasAsked, mayRefuse) {
    let reply;
    try {
        reply = (0,calls/* toolReply */.NY)(await call.reply);
    }
    catch (fault) {
        if (fault instanceof errors/* TransportFault */.ww && fault.kind === "timeout" && wasAsked())
            return "stalled-call";
        throw fault;
    }
    const isRefused = reply.kind === "result" && reply.value["isError"] === true;
    return (0,calls/* succeeded */.gq)(reply) || (isRefused && mayRefuse && wasAsked()) ? "completed" : "stalled-call";
}

;// CONCATENATED MODULE: ./build/src/probes/elicitation.js
// `elicitation`: a tool that asks the user asks properly, and comes to an end whatever the user does.






/** The first revision with elicitation. */
const FIRST_REVISION = "2025-06-18";
/** The probe. */
const elicitation = (0,probes_define/* defineProbe */._)({
    kind: "elicitation",
    about: "A call by a client whose user can be asked; each question gets the declared response.",
    passesWhen: "the questions are well-formed and at most max_requests, and the call ends: with a success after accept, with any result after decline or cancel",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        ...fields/* toolCall */.LW,
        max_requests: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 10, description: "Most questions one call may ask." }),
        respond: build/* Type.Union */.ZUJ.Union([build/* Type.Literal */.ZUJ.Literal("accept"), build/* Type.Literal */.ZUJ.Literal("decline"), build/* Type.Literal */.ZUJ.Literal("cancel")], {
            description: "What the user does. accept fills the form with values built from its schema.",
        }),
    }),
    reasons: {
        "elicitation-invalid-request": {
            hint: "an elicitation/create request was malformed; send a message and a requestedSchema of type object with flat string, number, integer, boolean or enum properties, and require only what it declares",
        },
        "elicitation-request-flood": {
            hint: "one call asked more questions than allowed; ask for everything in one form, and take decline and cancel for an answer",
        },
        "elicitation-stalled-call": {
            hint: "the call did not end after the user had answered; await the answer with a time-out, and return a result for accept, decline and cancel alike",
        },
    },
    measures: { requests: "questions the server asked" },
    toolOf: ({ tool }) => tool,
    example: { tool: "elicited_read", arguments: {}, max_requests: 1, respond: "accept" },
    async run({ tool, arguments: args, max_requests, respond }, context) {
        const { era, revision } = context.session;
        if (era === "legacy" && revision < FIRST_REVISION)
            return { verdict: "not-applicable", because: "not-applicable-era" };
        const seen = await callAsClient({
            tool,
            arguments: args,
            // An empty object means forms only (2025-11-25, client/elicitation): no page is ever opened.
            capabilities: { elicitation: {} },
            method: "elicitation/create",
            maxRequests: max_requests,
            answer: (params) => respondTo(params, respond, context.validator),
            mayRefuse: respond !== "accept",
        }, context);
        const measurements = { requests: seen.requests };
        return seen.end === "completed" ? passed(1, measurements) : failed(`elicitation-${seen.end}`, 1, { measurements });
    },
});
async function respondTo(params, respond, validator) {
    const { message, mode = "form", requestedSchema } = params;
    if (mode !== "form" || typeof message !== "string" || message.trim() === "" || !isForm(requestedSchema))
        return undefined;
    const { valid } = await validator.plan(requestedSchema);
    if (valid.kind === "ready")
        return respond === "accept" ? { action: "accept", content: valid.arguments } : { action: respond };
    // A form nobody can be sure to fill in (a pattern, say) is cancelled; one whose schema is broken is malformed.
    return valid.kind === "unsynthesizable" ? { action: respond === "accept" ? "cancel" : respond } : undefined;
}
/** A flat object of primitive properties (2025-06-18, client/elicitation); lists of choices since 2025-11-25. */
function isForm(schema) {
    if (!(0,json/* isJsonObject */.O)(schema) || schema["type"] !== "object")
        return false;
    const { properties, required = [] } = schema;
    if (!(0,json/* isJsonObject */.O)(properties) || !Object.values(properties).every(isPrimitive))
        return false;
    return Array.isArray(required) && required.every((name) => typeof name === "string" && Object.hasOwn(properties, name));
}
function isPrimitive(property) {
    if (!(0,json/* isJsonObject */.O)(property))
        return false;
    const { type, items } = property;
    if (type === "array")
        return (0,json/* isJsonObject */.O)(items) && (Array.isArray(items["enum"]) || Array.isArray(items["anyOf"]));
    return typeof type === "string" && ["string", "number", "integer", "boolean"].includes(type);
}

;// CONCATENATED MODULE: ./build/src/probes/error-honesty.js
// `error-honesty`: an error keeps its code, and keeps its word on whether a retry helps.





/** The probe. */
const errorHonesty = (0,probes_define/* defineProbe */._)({
    kind: "error-honesty",
    about: "A call that fails says with which code, and whether a retry helps; both prove true.",
    passesWhen: "the first call fails, the code stays the same, `retryable` is as declared, and a retryable error recovers within max_attempts while another one stays",
    headline: true,
    mutates: "allowed",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        ...fields/* toolCall */.LW,
        max_attempts: build/* Type.Integer */.ZUJ.Integer({ minimum: 2, maximum: 20, description: "Most calls to make, the first one included." }),
        expect_retryable: build/* Type.Boolean */.ZUJ.Boolean({
            description: "Whether the error must say `retryable: true`; an error that says nothing counts as not retryable.",
        }),
    }),
    reasons: {
        "expected-error": {
            hint: "the call that must fail succeeded; refuse these arguments, or this state, with isError or a JSON-RPC error instead of answering as if all were well",
        },
        "unstable-error-code": {
            hint: "the same failure carried different codes; give each cause one fixed code in structuredContent or the error's data, since agents branch on it",
        },
        "retryability-mismatch": {
            hint: "the error's `retryable` does not say what happens; return retryable: true only for failures that pass by themselves, and leave it out or false for the rest",
        },
        "retry-did-not-recover": {
            hint: "the error says retryable, but no retry succeeded within max_attempts; recover faster, return a retry-after the client can keep, or stop calling the failure retryable",
        },
    },
    measures: { errors: "calls that failed" },
    toolOf: ({ tool }) => tool,
    example: { tool: "flaky_read", arguments: {}, max_attempts: 4, expect_retryable: true },
    run: ({ tool, arguments: args, max_attempts, expect_retryable }, context) => expect_retryable ? recovers(tool, args, max_attempts, context) : stays(tool, args, max_attempts, context),
});
/** Calls until one succeeds; every error before it must be the first one again. */
async function recovers(tool, args, maxAttempts, context) {
    let first;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        context.attempt(attempt);
        const error = (0,calls/* errorOf */.Mz)(await (0,calls/* callTool */.TM)(context.session, tool, args));
        const measurements = { errors: error === undefined ? attempt - 1 : attempt };
        if (error === undefined)
            return attempt === 1 ? failed("expected-error", 1, { measurements }) : passed(attempt, measurements);
        if (error.retryable !== true)
            return failed("retryability-mismatch", attempt, { measurements });
        first ??= error;
        if (!isSameCode(first, error))
            return failed("unstable-error-code", attempt, { measurements });
    }
    return failed("retry-did-not-recover", maxAttempts, { measurements: { errors: maxAttempts } });
}
/** Calls to the end; every call must fail alike. */
async function stays(tool, args, maxAttempts, context) {
    let first;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        context.attempt(attempt);
        const error = (0,calls/* errorOf */.Mz)(await (0,calls/* callTool */.TM)(context.session, tool, args));
        const measurements = { errors: error === undefined ? attempt - 1 : attempt };
        if (error === undefined)
            return failed(attempt === 1 ? "expected-error" : "retryability-mismatch", attempt, { measurements });
        if (error.retryable === true)
            return failed("retryability-mismatch", attempt, { measurements });
        first ??= error;
        if (!isSameCode(first, error))
            return failed("unstable-error-code", attempt, { measurements });
    }
    return passed(maxAttempts, { errors: maxAttempts });
}
function isSameCode(a, b) {
    return a.codes.length === b.codes.length && a.codes.every((code, i) => code === b.codes[i]);
}

;// CONCATENATED MODULE: ./build/src/probes/shared/pointer.js
/** Longest pointer, in characters. */
const MAX_POINTER = 512;
/** A pointer below the root: each token `/` and characters other than `/`, with `~` only as `~0` and `~1`. */
const POINTER_PATTERN = "^(/([ -.0-}]|~[01])*)+$";
/**
 * The value a pointer names, or undefined where there is none. Own members only; an array takes the decimal indexes of its
 * items without leading zeros (RFC 6901, section 4).
 */
function valueAt(root, pointer) {
    let value = root;
    for (const token of pointer.slice(1).split("/")) {
        const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
        if (Array.isArray(value))
            value = /^(0|[1-9]\d{0,9})$/.test(key) ? value[Number(key)] : undefined;
        else if (typeof value === "object" && value !== null)
            value = Object.hasOwn(value, key) ? value[key] : undefined;
        else
            return undefined;
    }
    return value;
}

;// CONCATENATED MODULE: ./build/src/probes/shared/expect.js
// What a case expects of one call: its fields, the rules between them, and the judgement. Shared by instruction-fidelity and workflow.



const key = build/* Type.String */.ZUJ.String({ minLength: 1, maxLength: 256 });
/** The same as a pattern: of a record's names the schema library heeds nothing else, and a dot would miss names with line breaks. */
const keyName = build/* Type.String */.ZUJ.String({ pattern: "^[\\s\\S]{1,256}$" });
const pointer = build/* Type.String */.ZUJ.String({
    pattern: POINTER_PATTERN,
    maxLength: MAX_POINTER,
    description: "A JSON Pointer from the whole result, in ASCII; not its root.",
});
const scalar = build/* Type.Union */.ZUJ.Union([build/* Type.String */.ZUJ.String(), build/* Type.Number */.ZUJ.Number(), build/* Type.Boolean */.ZUJ.Boolean(), build/* Type.Null */.ZUJ.Null()]);
/** The `expect` field. */
const expectField = build/* Type.Object */.ZUJ.Object({
    outcome: build/* Type.Union */.ZUJ.Union([build/* Type.Literal */.ZUJ.Literal("ok"), build/* Type.Literal */.ZUJ.Literal("error")], {
        description: "ok: the call succeeds. error: it ends in a JSON-RPC error, or in a result with isError.",
    }),
    required_result_fields: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(key, {
        minItems: 1,
        maxItems: 64,
        description: "With ok: top-level keys that structuredContent, the JSON object in the text, or the result itself must have.",
    })),
    equals: build/* Type.Optional */.ZUJ.Optional(build/* Type.Record */.ZUJ.Record(keyName, scalar, {
        additionalProperties: false,
        description: "With ok: the values such top-level keys, of at most 256 characters, must have, by key; null asks for a null that is there.",
    })),
    required_result_paths: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(pointer, {
        minItems: 1,
        maxItems: 64,
        description: "With ok: JSON Pointers into the whole MCP result that must lead to a value, for example /content/0/text.",
    })),
    equals_paths: build/* Type.Optional */.ZUJ.Optional(build/* Type.Record */.ZUJ.Record(pointer, scalar, {
        additionalProperties: false,
        description: "With ok: the values JSON Pointers from the whole result must lead to, by pointer, for example /content/0/text, never the root; null asks for a null that is there.",
    })),
    error_code: build/* Type.Optional */.ZUJ.Optional(build/* Type.Union */.ZUJ.Union([build/* Type.String */.ZUJ.String({ minLength: 1, maxLength: 128 }), build/* Type.Integer */.ZUJ.Integer()], {
        description: "With error: a code the error must carry, its own or the JSON-RPC one.",
    })),
}, { additionalProperties: false, description: "What the call must bring; all of it must hold." });
/** The fixed reasons of a call that did not go as expected. */
const EXPECT_REASONS = {
    "unexpected-outcome": {
        hint: "the call did not end as the manifest expects; make the tool succeed, or refuse, for these arguments every time, and keep a tool that a read-only case names free of writer annotations",
    },
    "missing-field": {
        hint: "the result lacks a field callers were promised; return it on every success, and declare it as required in outputSchema",
    },
    "value-mismatch": {
        hint: "a result field has another value than callers were promised; restore the documented value, or announce the change and update the manifest",
    },
    "error-code-mismatch": {
        hint: "the error carries another code than callers branch on; keep error codes stable and return them in structuredContent or the error's data, not in prose only",
    },
};
const ONLY_WITH_OK = ["required_result_fields", "equals", "required_result_paths", "equals_paths"];
/** Fields that do not go with the outcome. @param at JSON Pointer of the expectation inside the case */
function checkExpect(expect, at) {
    if (expect.outcome === "ok")
        return expect.error_code === undefined ? [] : [{ pointer: `${at}/error_code`, problem: "goes with the outcome error only" }];
    return ONLY_WITH_OK.filter((field) => expect[field] !== undefined).map((field) => ({
        pointer: `${at}/${field}`,
        problem: "goes with the outcome ok only",
    }));
}
/** The reason a reply is not what was expected; undefined when all of it holds. */
function judgeExpect(expect, reply) {
    if ((0,calls/* succeeded */.gq)(reply) !== (expect.outcome === "ok"))
        return "unexpected-outcome";
    if (expect.outcome === "error") {
        const wanted = expect.error_code;
        const codes = (0,calls/* errorOf */.Mz)(reply)?.codes ?? [];
        return wanted === undefined || codes.some((code) => String(code) === String(wanted)) ? undefined : "error-code-mismatch";
    }
    return reply.kind === "result" ? judgeResult(expect, reply.value) : undefined;
}
function judgeResult(expect, result) {
    const fieldOf = topLevel(result);
    if (expect.required_result_fields?.some((name) => fieldOf(name) === undefined) === true)
        return "missing-field";
    if (expect.required_result_paths?.some((path) => valueAt(result, path) === undefined) === true)
        return "missing-field";
    const isOther = ([actual, wanted]) => actual !== wanted;
    const values = [
        ...Object.entries(expect.equals ?? {}).map(([name, wanted]) => [fieldOf(name), wanted]),
        ...Object.entries(expect.equals_paths ?? {}).map(([path, wanted]) => [valueAt(result, path), wanted]),
    ];
    return values.some(isOther) ? "value-mismatch" : undefined;
}
/** Looks a top-level key up where results keep their fields: structuredContent, the JSON object in the text, the result itself. */
function topLevel(result) {
    const structured = result["structuredContent"];
    const places = [structured, (0,calls/* textObject */.nV)(result), result];
    return (name) => {
        for (const place of places) {
            if (typeof place === "object" && place !== null && !Array.isArray(place) && Object.hasOwn(place, name))
                return place[name];
        }
        return undefined;
    };
}

;// CONCATENATED MODULE: ./build/src/probes/instruction-fidelity.js
// `instruction-fidelity`: one call does what its documentation promises.






/** The probe. */
const instructionFidelity = (0,probes_define/* defineProbe */._)({
    kind: "instruction-fidelity",
    about: "One call brings what was promised: the outcome, the fields, their values, the error's code.",
    passesWhen: "everything under `expect` holds",
    headline: false,
    mutates: "allowed",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({ ...fields/* toolCall */.LW, expect: expectField }),
    check: ({ expect }) => checkExpect(expect, "/expect"),
    reasons: EXPECT_REASONS,
    measures: {},
    toolOf: ({ tool }) => tool,
    example: {
        tool: "describe_status",
        arguments: {},
        expect: { outcome: "ok", required_result_fields: ["content"], equals_paths: { "/content/0/text": "The demo server is well." } },
    },
    async run({ tool, arguments: args, expect }, { session }) {
        const reason = judgeExpect(expect, await (0,calls/* callTool */.TM)(session, tool, args));
        return reason === undefined ? passed() : failed(reason);
    },
});

;// CONCATENATED MODULE: ./build/src/probes/latency-budget.js
// `latency-budget`: how long answers take, against a declared bound.





/** The probe. */
const latencyBudget = (0,probes_define/* defineProbe */._)({
    kind: "latency-budget",
    about: "How long each answer of one tool takes.",
    passesWhen: "every answer comes within max_latency_ms",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        ...fields/* toolCall */.LW,
        attempts: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 20, description: "How many calls to make, one after another." }),
        max_latency_ms: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 60_000, description: "Most milliseconds an answer may take." }),
    }),
    reasons: {
        "latency-budget-exceeded": {
            hint: "an answer took longer than the budget; cache or precompute the read, open connections before the first call, and page large results",
        },
    },
    measures: { latency_ms: "slowest answer, in whole milliseconds" },
    toolOf: ({ tool }) => tool,
    example: { tool: "read_counter", arguments: {}, attempts: 3, max_latency_ms: 1_000 },
    async run({ tool, arguments: args, attempts, max_latency_ms }, context) {
        // Waited for longer than allowed: how far over the bound an answer was is worth knowing.
        const timeoutMs = max_latency_ms + context.timeoutMs;
        let slowest = 0;
        for (let attempt = 1; attempt <= attempts; attempt += 1) {
            context.attempt(attempt);
            const { ms } = await (0,calls/* callTool */.TM)(context.session, tool, args, { timeoutMs });
            slowest = Math.max(slowest, Math.ceil(ms));
            if (slowest <= max_latency_ms)
                continue;
            const detail = { bound: "max_latency_ms", limit: max_latency_ms, observed: slowest };
            return failed("latency-budget-exceeded", attempt, { detail, measurements: { latency_ms: slowest } });
        }
        return passed(attempts, { latency_ms: slowest });
    },
});

;// CONCATENATED MODULE: ./build/src/probes/output-schema.js
// `output-schema`: a tool's structured result is what its outputSchema declares.






/** The first revision with outputSchema and structuredContent. */
const output_schema_FIRST_REVISION = "2025-06-18";
/** The probe. */
const outputSchema = (0,probes_define/* defineProbe */._)({
    kind: "output-schema",
    about: "The structured result of one tool, against the schema it declares.",
    passesWhen: "the call succeeds and structuredContent satisfies the declared outputSchema; a tool that declares none has nothing to honour",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({ ...fields/* toolCall */.LW }),
    reasons: {
        "output-schema-declared-but-missing": {
            hint: "the tool declares an outputSchema but returned no structuredContent; return it on every success, also for empty results",
        },
        "output-schema-field-missing": {
            hint: "structuredContent lacks a field that outputSchema requires; return it every time, or take it off the required list",
        },
        "output-schema-invalid-result": {
            hint: "structuredContent breaks the declared outputSchema, the schema does not compile, or the call failed; declare a schema that compiles, make valid calls succeed, and validate results against it in your own tests",
        },
    },
    measures: {},
    toolOf: ({ tool }) => tool,
    example: { tool: "read_counter", arguments: {} },
    async run({ tool, arguments: args }, { session, validator }) {
        const entry = await findTool(session, tool);
        if (entry === undefined)
            return failed("output-schema-invalid-result");
        const schema = entry["outputSchema"];
        if (schema === undefined) {
            const because = session.revision < output_schema_FIRST_REVISION ? "not-applicable-era" : "not-applicable-undeclared";
            return { verdict: "not-applicable", because };
        }
        const reply = await (0,calls/* callTool */.TM)(session, tool, args);
        if (!(0,calls/* succeeded */.gq)(reply) || reply.kind !== "result")
            return failed("output-schema-invalid-result");
        // Tested by the key's presence: null and false are structured content too (2026-07-28, server/tools).
        if (!Object.hasOwn(reply.value, "structuredContent"))
            return failed("output-schema-declared-but-missing");
        const [verdict] = await validator.check(schema, [reply.value["structuredContent"]]);
        if (verdict?.kind === "valid")
            return passed();
        const isMissing = verdict?.kind === "invalid" && verdict.keyword === "required";
        return failed(isMissing ? "output-schema-field-missing" : "output-schema-invalid-result");
    },
});

;// CONCATENATED MODULE: ./build/src/probes/pagination.js
// `pagination`: the cursors of tools/list lead to an end, over valid and distinct tools.





/** The probe. */
const pagination = (0,probes_define/* defineProbe */._)({
    kind: "pagination",
    about: "Following the cursors of tools/list to the end.",
    passesWhen: "the cursors end within max_pages without coming again, every entry is valid, and no tool is listed twice",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        max_pages: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 100, description: "Most pages the catalog may take." }),
    }),
    reasons: {
        "pagination-invalid-entry": {
            hint: "a page holds no list of tools, or an entry without a name or an object inputSchema; return valid entries only, and leave nextCursor out, not null, on the last page",
        },
        "pagination-duplicate-tool": {
            hint: "a tool is listed twice; sort by a stable key and start each page after the last entry of the one before, so that pages do not overlap",
        },
        "pagination-stalled-cursor": {
            hint: "the cursors do not lead to an end: one came again, led to an error, or there were more pages than allowed; make every cursor point past its page, and leave nextCursor out on the last one",
        },
    },
    measures: { pages: "pages read", tool_count: "tools listed" },
    toolOf: () => null,
    example: { max_pages: 10 },
    async run({ max_pages }, { session }) {
        const walk = await (0,pages/* walkPages */.w)(session, "tools/list", "tools", { maxPages: max_pages });
        if (walk.fault !== undefined)
            throw walk.fault;
        const measurements = { pages: walk.pages.length, tool_count: walk.items.length };
        if (walk.end === "too-many-pages") {
            const detail = { bound: "max_pages", limit: max_pages, observed: max_pages + 1 };
            return failed("pagination-stalled-cursor", 1, { detail, measurements });
        }
        const names = walk.items.map(({ value }) => nameOf(value));
        // An error instead of the first page is no cursor's fault.
        if (names.includes(undefined) || walk.end === "invalid-page" || (walk.end === "error" && walk.pages.length === 0))
            return failed("pagination-invalid-entry", 1, { measurements });
        if (new Set(names).size < names.length)
            return failed("pagination-duplicate-tool", 1, { measurements });
        if (walk.end !== "complete")
            return failed("pagination-stalled-cursor", 1, { measurements });
        return passed(1, measurements);
    },
});
/** The name of a valid entry: one with a name and an object inputSchema (server/tools, every revision). */
function nameOf(entry) {
    if (!(0,json/* isJsonObject */.O)(entry) || !(0,json/* isJsonObject */.O)(entry["inputSchema"]))
        return undefined;
    const name = entry["name"];
    return typeof name === "string" && name !== "" ? name : undefined;
}

;// CONCATENATED MODULE: ./build/src/probes/payload-bounds.js
// `payload-bounds`: an argument of a given size neither ends nor stops the server.






/** The probe. */
const payloadBounds = (0,probes_define/* defineProbe */._)({
    kind: "payload-bounds",
    about: "One string argument of a given size.",
    passesWhen: "the server neither crashes nor hangs; with expect_handled it also accepts the argument, else a clean refusal will do",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        ...fields/* toolCall */.LW,
        field: build/* Type.String */.ZUJ.String({ minLength: 1, maxLength: 256, description: "Name of the argument that takes the oversize string." }),
        size_bytes: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 16_000_000, description: "Length of that string, in ASCII bytes." }),
        expect_handled: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean({ default: false, description: "true: the call must succeed. false, the default: a clean refusal passes too." })),
    }),
    reasons: {
        "payload-unhandled": {
            hint: "a large argument crashed, hung or silenced the server; bound argument sizes before parsing them, raise the transport's body limit, and answer an oversize call with isError or HTTP 413",
        },
        "unexpected-outcome": {
            hint: "a large argument that must be accepted was refused; raise the limits of the transport, the schema and the handler, and stream the value instead of copying it",
        },
    },
    measures: {},
    toolOf: ({ tool }) => tool,
    example: { tool: "report_weather", arguments: {}, field: "city", size_bytes: 100_000 },
    async run({ tool, arguments: args, field, size_bytes, expect_handled = false }, context) {
        // An ordinary call first: a server that does not even answer that has not failed for the payload's sake.
        await (0,calls/* callTool */.TM)(context.session, tool, args);
        const oversize = { ...args, [field]: "x".repeat(size_bytes) };
        const answer = await send(tool, oversize, context);
        // Asked again of the tool itself: a server that answers and then dies has not handled the payload.
        if (answer === "unhandled" || (await send(tool, args, context)) === "unhandled") {
            // No other case may inherit a server that hangs.
            await context.session.close();
            return failed("payload-unhandled");
        }
        return expect_handled && answer !== "accepted" ? failed("unexpected-outcome") : passed();
    },
});
/** Calls the tool; a refusal by HTTP status (413 and the like) is as clean as one by an error. */
async function send(tool, args, { session }) {
    try {
        return (0,calls/* succeeded */.gq)(await (0,calls/* callTool */.TM)(session, tool, args)) ? "accepted" : "refused";
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww) || fault.kind === "budget" || fault.kind === "auth")
            throw fault;
        return fault.status !== undefined && fault.status >= 400 && fault.status < 500 ? "refused" : "unhandled";
    }
}

// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
// EXTERNAL MODULE: ./build/src/session/discover.js
var discover = __webpack_require__(50975);
;// CONCATENATED MODULE: ./build/src/probes/protocol-negotiation.js
// `protocol-negotiation`: what a server does with a revision nobody knows.







const DATE_SHAPED = /^\d{4}-\d{2}-\d{2}$/;
/** Published ones, and the draft before the first that the official libraries still take. */
const KNOWN = ["2024-10-07", ...revisions/* LEGACY_REVISIONS */.TQ, ...revisions/* MODERN_REVISIONS */.Jt];
/** The probe. */
const protocolNegotiation = (0,probes_define/* defineProbe */._)({
    kind: "protocol-negotiation",
    about: "A client asks for a protocol revision that does not exist.",
    passesWhen: "the server answers with a revision it supports, and then honours it",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        bogus_version: build/* Type.String */.ZUJ.String({
            pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
            description: "A date-shaped revision that no server knows, for example 2099-01-01.",
        }),
    }),
    check: ({ bogus_version }) => KNOWN.includes(bogus_version) ? [{ pointer: "/bogus_version", problem: "must not be a revision that exists" }] : [],
    reasons: {
        "negotiation-echoed-unknown": {
            hint: "the server agreed to a protocol revision it cannot know; answer initialize with your own newest revision, or from 2026-07-28 on with error -32022, unless the asked one is on your list",
        },
        "negotiation-invalid-version": {
            hint: "the server refused an unknown revision without naming one it supports; answer initialize with a dated revision of your own, or from 2026-07-28 on with error -32022 and data.supported",
        },
        "negotiation-inconsistent-support": {
            hint: "the server named a revision it does not honour when asked for it; offer only revisions you accept, from one list for both",
        },
    },
    measures: {},
    toolOf: () => null,
    example: { bogus_version: "2099-01-01" },
    run: ({ bogus_version }, context) => context.session.era === "modern" ? refuses(bogus_version, context) : counters(bogus_version, context),
});
/** initialize: the server counters with a revision of its own, and echoes that one when it is offered (basic/lifecycle). */
async function counters(bogus, context) {
    const answered = await revisionFor(bogus, context);
    if (answered === undefined)
        return failed("negotiation-invalid-version");
    if (answered === bogus)
        return failed("negotiation-echoed-unknown");
    if (!DATE_SHAPED.test(answered))
        return failed("negotiation-invalid-version");
    // The shared session's own handshake is the proof, when it offered that very revision.
    const { offered, revision } = context.session;
    if (offered === answered && revision === answered)
        return passed();
    return (await revisionFor(answered, context)) === answered ? passed() : failed("negotiation-inconsistent-support");
}
/** The revision answered to an offer; undefined when the offer was refused. */
async function revisionFor(offer, context) {
    try {
        return (await context.connect({ offer })).revision;
    }
    catch (error) {
        if (error instanceof errors/* Incomplete */.nd && (error.code === "initialize-failed" || error.code === "initialize-invalid"))
            return undefined;
        throw error;
    }
}
/** 2026-07-28, basic/versioning: a request of an unknown revision gets -32022 and the supported ones, of which ours must work. */
async function refuses(bogus, context) {
    // On a connection of its own, as a client of that revision would come: some servers settle on a revision with the first call.
    const session = await context.connect();
    const supported = await supportedInstead(bogus, session);
    if (supported === "accepted")
        return failed("negotiation-echoed-unknown");
    if (!supported.some((revision) => DATE_SHAPED.test(revision)))
        return failed("negotiation-invalid-version");
    if (supported.includes(bogus))
        return failed("negotiation-echoed-unknown");
    if (!supported.includes(session.revision))
        return failed("negotiation-inconsistent-support");
    const reply = await session.call(discover/* DISCOVER */.OB);
    return reply.kind === "result" ? passed() : failed("negotiation-inconsistent-support");
}
/** The revisions named by the refusal; none where the refusal is of another kind. */
async function supportedInstead(bogus, session) {
    try {
        const reply = await session.call(discover/* DISCOVER */.OB, {}, { asRevision: bogus });
        if (reply.kind === "result")
            return "accepted";
        const supported = reply.code === discover/* UNSUPPORTED_VERSION */.xH && (0,json/* isJsonObject */.O)(reply.data) ? reply.data["supported"] : undefined;
        return Array.isArray(supported) ? supported.filter((revision) => typeof revision === "string") : [];
    }
    catch (fault) {
        // Refused by HTTP status alone, without an error to read.
        if (fault instanceof errors/* TransportFault */.ww && fault.kind === "error" && fault.status !== undefined && fault.status < 500)
            return [];
        throw fault;
    }
}

;// CONCATENATED MODULE: ./build/src/probes/resource-subscription.js
// `resource-subscription`: a client that subscribes to a resource hears of its changes.








const UPDATED = "notifications/resources/updated";
const ACKNOWLEDGED = "notifications/subscriptions/acknowledged";
/** The probe. */
const resourceSubscription = (0,probes_define/* defineProbe */._)({
    kind: "resource-subscription",
    about: "Subscribing to one resource, and waiting for word of a change.",
    passesWhen: "the resource can be read, the subscription is taken, an update is announced within max_wait_seconds, and unsubscribing works",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        uri: build/* Type.String */.ZUJ.String({ minLength: 1, maxLength: 512, description: "The resource, by its URI." }),
        trigger_tool: build/* Type.Optional */.ZUJ.Optional((0,fields/* toolName */.Uf)("Tool whose call changes the resource; without it the resource must change by itself.")),
        trigger_arguments: build/* Type.Optional */.ZUJ.Optional((0,fields/* toolArguments */.PX)("Arguments of the trigger; {} when absent.")),
        max_wait_seconds: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 60, description: "How long to wait for the announcement." }),
    }),
    check: ({ trigger_tool, trigger_arguments }) => trigger_tool === undefined && trigger_arguments !== undefined
        ? [{ pointer: "/trigger_arguments", problem: "goes with trigger_tool only" }]
        : [],
    reasons: {
        "resource-unreadable": {
            hint: "resources/read did not return the resource; answer contents with a uri and a text or blob for every URI the server lists",
        },
        "subscription-rejected": {
            hint: "the subscription was refused, or could not be ended; declare resources.subscribe and implement resources/subscribe and resources/unsubscribe, or subscriptions/listen from 2026-07-28 on",
        },
        "subscription-notification-missing": {
            hint: "no notifications/resources/updated came after the change; send it to every subscriber of that URI, over HTTP on the stream the client keeps open",
        },
    },
    measures: {},
    toolOf: ({ trigger_tool }) => trigger_tool ?? null,
    example: { uri: "demo://reading", max_wait_seconds: 5 },
    async run({ uri, trigger_tool, trigger_arguments = {}, max_wait_seconds }, context) {
        const heard = new Heard(uri);
        const session = await context.connect({ onNotification: (method, params) => heard.take(method, params) });
        const read = await session.call("resources/read", { uri });
        if (read.kind === "error" || !isReadable(read.value))
            return failed("resource-unreadable");
        const end = session.era === "modern" ? await listen(session, uri, heard, context, max_wait_seconds) : await subscribe(session, uri);
        if (end === undefined)
            return failed("subscription-rejected");
        if (trigger_tool !== undefined)
            await (0,calls/* callTool */.TM)(session, trigger_tool, trigger_arguments);
        const update = await within(heard.update, max_wait_seconds * 1000, context.clock);
        if (update === NOTHING)
            mustBeAlive(session);
        const isEnded = await end();
        if (update === NOTHING)
            return failed("subscription-notification-missing");
        return isEnded ? passed() : failed("subscription-rejected");
    },
});
/** The notifications that matter here. */
class Heard {
    uri;
    update;
    acknowledged;
    #onUpdate = () => undefined;
    #onAcknowledged = () => undefined;
    constructor(uri) {
        this.uri = uri;
        this.update = new Promise((resolve) => (this.#onUpdate = resolve));
        this.acknowledged = new Promise((resolve) => (this.#onAcknowledged = resolve));
    }
    take(method, params) {
        if (method === UPDATED && isWithin(params["uri"], this.uri))
            this.#onUpdate();
        if (method !== ACKNOWLEDGED)
            return;
        const honoured = (0,json/* isJsonObject */.O)(params["notifications"]) ? params["notifications"]["resourceSubscriptions"] : undefined;
        this.#onAcknowledged(Array.isArray(honoured) && honoured.includes(this.uri));
    }
}
/** Whether a URI is that of a resource or of a part of it (2025-11-25, server/resources); `a://b2` is no part of `a://b`. */
function isWithin(updated, uri) {
    if (typeof updated !== "string" || !updated.startsWith(uri))
        return false;
    return updated === uri || /[/?#]$/.test(uri) || /^[/?#]/.test(updated.slice(uri.length));
}
/** resources/subscribe of the legacy revisions. */
async function subscribe(session, uri) {
    const reply = await session.call("resources/subscribe", { uri });
    if (reply.kind === "error")
        return undefined;
    return async () => (await session.call("resources/unsubscribe", { uri })).kind === "result";
}
/** subscriptions/listen of 2026-07-28: the request stays open, and its first message says what was granted. */
async function listen(session, uri, heard, context, waitSeconds) {
    const { timeoutMs, clock } = context;
    const params = { notifications: { resourceSubscriptions: [uri] } };
    const call = session.begin("subscriptions/listen", params, { timeoutMs: 3 * timeoutMs + waitSeconds * 1000 });
    // Answered at once, it was refused, or ended before it began.
    const refused = call.reply.then(() => false, (fault) => {
        if (fault instanceof errors/* TransportFault */.ww && fault.kind !== "error")
            throw fault;
        return false;
    });
    refused.catch(() => undefined); // after the acknowledgement its end is no news
    const granted = await within(Promise.race([heard.acknowledged, refused]), timeoutMs, clock);
    if (granted === NOTHING) {
        await call.cancel("not acknowledged");
        throw new errors/* TransportFault */.ww("timeout", "subscriptions/listen was not acknowledged in time");
    }
    if (!granted) {
        await call.cancel("not granted");
        return undefined;
    }
    return async () => {
        await call.cancel("no longer needed");
        return true;
    };
}
/** ReadResourceResult: contents, each with a uri and a text or a blob. */
function isReadable(result) {
    const contents = (0,json/* isJsonObject */.O)(result) ? result["contents"] : undefined;
    const isContent = (content) => (0,json/* isJsonObject */.O)(content) &&
        typeof content["uri"] === "string" &&
        (typeof content["text"] === "string" || typeof content["blob"] === "string");
    return Array.isArray(contents) && contents.length > 0 && contents.every(isContent);
}

;// CONCATENATED MODULE: ./build/src/probes/sampling.js
// `sampling`: a tool that asks the client's model asks properly, and comes to an end.






/** What our model always says. */
const ANSWER = {
    role: "assistant",
    content: { type: "text", text: "A short answer for tests." },
    model: "mcpeval",
    stopReason: "endTurn",
};
/** The probe. */
const sampling = (0,probes_define/* defineProbe */._)({
    kind: "sampling",
    about: "A call by a client that offers sampling; each request for a completion gets a short answer.",
    passesWhen: "the requests for completions are well-formed and at most max_requests, and the call succeeds",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        ...fields/* toolCall */.LW,
        max_requests: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 10, description: "Most completions one call may ask for." }),
    }),
    reasons: {
        "sampling-invalid-request": {
            hint: "a sampling/createMessage request was malformed; send a non-empty messages array of user and assistant turns with valid content, and a positive integer maxTokens",
        },
        "sampling-request-flood": {
            hint: "one call asked for more completions than allowed; ask once for what belongs together and bound every loop, since the user pays for each",
        },
        "sampling-stalled-call": {
            hint: "the call did not succeed after the client had answered; await the completion with a time-out, and finish the call with a result whatever the model says",
        },
    },
    measures: { requests: "completions the server asked for" },
    toolOf: ({ tool }) => tool,
    example: { tool: "sampled_read", arguments: {}, max_requests: 1 },
    async run({ tool, arguments: args, max_requests }, context) {
        const seen = await callAsClient({
            tool,
            arguments: args,
            capabilities: { sampling: {} },
            method: "sampling/createMessage",
            maxRequests: max_requests,
            answer: (params) => Promise.resolve(isWellFormed(params) ? ANSWER : undefined),
            mayRefuse: false,
        }, context);
        const measurements = { requests: seen.requests };
        return seen.end === "completed" ? passed(1, measurements) : failed(`sampling-${seen.end}`, 1, { measurements });
    },
});
/** CreateMessageRequest of every revision; members that only some know are looked at for their type alone. */
function isWellFormed(params) {
    const { messages, maxTokens, systemPrompt, temperature, stopSequences, modelPreferences } = params;
    return (Array.isArray(messages) &&
        messages.length > 0 &&
        messages.every(isMessage) &&
        typeof maxTokens === "number" &&
        Number.isInteger(maxTokens) &&
        maxTokens > 0 &&
        (systemPrompt === undefined || typeof systemPrompt === "string") &&
        (temperature === undefined || typeof temperature === "number") &&
        (stopSequences === undefined || (Array.isArray(stopSequences) && stopSequences.every((stop) => typeof stop === "string"))) &&
        (modelPreferences === undefined || (0,json/* isJsonObject */.O)(modelPreferences)));
}
function isMessage(message) {
    if (!(0,json/* isJsonObject */.O)(message) || (message["role"] !== "user" && message["role"] !== "assistant"))
        return false;
    const content = message["content"];
    // A list of blocks since 2025-11-25, a single block before.
    return Array.isArray(content) ? content.length > 0 && content.every(isContent) : isContent(content);
}
/** Members each kind of content must have as strings. The kinds that belong to tools are not declared, so they may not come. */
const CONTENT = { text: ["text"], image: ["data", "mimeType"], audio: ["data", "mimeType"] };
function isContent(content) {
    if (!(0,json/* isJsonObject */.O)(content) || typeof content["type"] !== "string" || !Object.hasOwn(CONTENT, content["type"]))
        return false;
    return CONTENT[content["type"]]?.every((key) => typeof content[key] === "string") === true;
}

;// CONCATENATED MODULE: ./build/src/probes/schema-guessability.js
// `schema-guessability`: whether an agent that reads nothing but the input schema gets the call right.







/** The probe. */
const schemaGuessability = (0,probes_define/* defineProbe */._)({
    kind: "schema-guessability",
    about: "The input schema tells an agent all it needs for a call that works.",
    passesWhen: "the schema is of an object, each required field is declared and among the arguments, and the call succeeds",
    headline: true,
    mutates: "allowed",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        tool: (0,fields/* toolName */.Uf)(),
        arguments: (0,fields/* toolArguments */.PX)("Arguments an agent would choose from the schema alone."),
    }),
    reasons: {
        "invalid-schema": {
            hint: "the tool is not listed, or its inputSchema is not of type object, or requires a property it does not declare; list every required name under properties with a type and a description",
        },
        "missing-required-argument": {
            hint: "the schema requires a field that callers were not told of; make it optional with a default, or announce it and update the manifest's arguments",
        },
        "unexpected-outcome": {
            hint: "arguments that satisfy the schema were refused; say every rule in the schema (enum, pattern, minimum, required) instead of checking it in the handler only",
        },
    },
    measures: { required_fields: "fields the schema requires" },
    toolOf: ({ tool }) => tool,
    example: { tool: "shared_read", arguments: { id: "note-1" } },
    async run({ tool, arguments: args }, { session }) {
        const required = requiredOf((await findTool(session, tool))?.["inputSchema"]);
        if (required === undefined)
            return failed("invalid-schema");
        const measurements = { required_fields: required.length };
        if (required.some((name) => !Object.hasOwn(args, name)))
            return failed("missing-required-argument", 1, { measurements });
        const reply = await (0,calls/* callTool */.TM)(session, tool, args);
        return (0,calls/* succeeded */.gq)(reply) ? passed(1, measurements) : failed("unexpected-outcome", 1, { measurements });
    },
});
/** The required names of an object schema that declares each of them; undefined for any other schema. */
function requiredOf(schema) {
    if (!(0,json/* isJsonObject */.O)(schema) || schema["type"] !== "object")
        return undefined;
    const { required = [], properties = {} } = schema;
    if (!Array.isArray(required) || !(0,json/* isJsonObject */.O)(properties))
        return undefined;
    const names = required.filter((name) => typeof name === "string");
    return names.length === required.length && names.every((name) => Object.hasOwn(properties, name)) ? names : undefined;
}

;// CONCATENATED MODULE: ./build/src/probes/state-recovery.js
// `state-recovery`: a failure, the way out of it, and the proof that the way out works.





/** The probe. */
const stateRecovery = (0,probes_define/* defineProbe */._)({
    kind: "state-recovery",
    about: "A call fails, another one recovers, and a third one shows that the server is in order again.",
    passesWhen: "the failure is seen, the recovery succeeds and the validation succeeds, in this order",
    headline: true,
    mutates: "allowed",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        failure_tool: (0,fields/* toolName */.Uf)("Tool whose call must fail."),
        failure_arguments: (0,fields/* toolArguments */.PX)("Arguments of the failing call."),
        recovery_tool: (0,fields/* toolName */.Uf)("Tool that leads out of the failure."),
        recovery_arguments: (0,fields/* toolArguments */.PX)("Arguments of the recovering call."),
        validation_tool: (0,fields/* toolName */.Uf)("Tool that shows that all is well again."),
        validation_arguments: (0,fields/* toolArguments */.PX)("Arguments of the validating call."),
    }),
    reasons: {
        "failure-not-observed": {
            hint: "the call that must fail succeeded; refuse it with isError or a JSON-RPC error, so that a client learns that it has to recover",
        },
        "recovery-failed": {
            hint: "the recovering call failed after the failure; make the way out work from every state a failed call leaves, without a restart of the server",
        },
        "validation-failed": {
            hint: "the server was not in order after the recovery; undo what the failed call left behind, release its locks and handles, and keep one call's failure out of the next",
        },
    },
    measures: {},
    toolOf: ({ failure_tool }) => failure_tool,
    example: {
        failure_tool: "shared_read",
        failure_arguments: {},
        recovery_tool: "list_stations",
        recovery_arguments: {},
        validation_tool: "shared_read",
        validation_arguments: { id: "note-1" },
    },
    async run(fields, context) {
        const call = async (step, tool, args) => {
            context.attempt(step);
            return (0,calls/* succeeded */.gq)(await (0,calls/* callTool */.TM)(context.session, tool, args));
        };
        if (await call(1, fields.failure_tool, fields.failure_arguments))
            return failed("failure-not-observed", 1);
        if (!(await call(2, fields.recovery_tool, fields.recovery_arguments)))
            return failed("recovery-failed", 2);
        if (!(await call(3, fields.validation_tool, fields.validation_arguments)))
            return failed("validation-failed", 3);
        return passed(3);
    },
});

;// CONCATENATED MODULE: ./build/src/probes/surface-listing.js
// `surface-listing`: resources and prompts, where declared, can be listed to the end.





const SURFACES = [
    { capability: "resources", method: "resources/list", required: ["uri", "name"], measure: "resource_count" },
    { capability: "prompts", method: "prompts/list", required: ["name"], measure: "prompt_count" },
];
/** The probe. */
const surfaceListing = (0,probes_define/* defineProbe */._)({
    kind: "surface-listing",
    about: "Listing the resources and prompts a server declares.",
    passesWhen: "each declared surface lists valid entries, and its cursors end within max_pages",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: build/* Type.Object */.ZUJ.Object({
        max_pages: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 1_000, description: "Most pages each surface may take." }),
    }),
    reasons: {
        "surface-invalid-envelope": {
            hint: "a declared surface answered an error, no list, or entries without a uri and a name; implement resources/list and prompts/list, or stop declaring the capability",
        },
        "surface-stalled-cursor": {
            hint: "the cursors of a surface do not lead to an end: one came again, led to an error, or there were more pages than allowed; make every cursor point past its page, and leave nextCursor out on the last one",
        },
    },
    measures: { resource_count: "resources listed, where declared", prompt_count: "prompts listed, where declared" },
    toolOf: () => null,
    example: { max_pages: 20 },
    async run({ max_pages }, { session }) {
        const declared = SURFACES.filter(({ capability }) => session.capabilities[capability] !== undefined);
        if (declared.length === 0)
            return { verdict: "not-applicable", because: "not-applicable-undeclared" };
        const measurements = {};
        for (const { capability, method, required, measure } of declared) {
            const walk = await (0,pages/* walkPages */.w)(session, method, capability, { maxPages: max_pages });
            if (walk.fault !== undefined)
                throw walk.fault;
            measurements[measure] = walk.items.length;
            if (walk.end === "too-many-pages") {
                const detail = { bound: "max_pages", limit: max_pages, observed: max_pages + 1 };
                return failed("surface-stalled-cursor", 1, { detail, measurements });
            }
            const reason = judge(walk, required);
            if (reason !== undefined)
                return failed(reason, 1, { measurements });
        }
        return passed(1, measurements);
    },
});
function judge(walk, required) {
    const isValid = (value) => (0,json/* isJsonObject */.O)(value) && required.every((key) => typeof value[key] === "string");
    if (!walk.items.every(({ value }) => isValid(value)) || walk.end === "invalid-page")
        return "surface-invalid-envelope";
    if (walk.end === "complete")
        return undefined;
    return walk.pages.length === 0 ? "surface-invalid-envelope" : "surface-stalled-cursor";
}

// EXTERNAL MODULE: ./build/src/lib/tokens.js
var tokens = __webpack_require__(89955);
;// CONCATENATED MODULE: ./build/src/probes/token-cost.js
// `token-cost`: what the catalog costs every session in tokens before the first call, against declared bounds.





const token_cost_fields = build/* Type.Object */.ZUJ.Object({
    max_total_tokens: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 1_000_000, description: "Most tokens the whole catalog may cost." }),
    max_tool_tokens: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 100_000, description: "Most tokens a single tool may cost; at most max_total_tokens." })),
});
/** The probe. */
const tokenCost = (0,probes_define/* defineProbe */._)({
    kind: "token-cost",
    about: "What the catalog costs every session before the first call, in estimated tokens (a quarter of a token a byte).",
    passesWhen: "the whole catalog, and every tool where `max_tool_tokens` is given, is within its bound",
    headline: false,
    mutates: "never",
    session: "shared",
    fields: token_cost_fields,
    check: ({ max_total_tokens, max_tool_tokens = 0 }) => max_tool_tokens > max_total_tokens
        ? [{ pointer: "/max_tool_tokens", problem: "must be at most max_total_tokens: one tool cannot cost more than all of them" }]
        : [],
    reasons: {
        "token-budget-exceeded": {
            hint: "the encoded catalog exceeds the token budget; shorten the descriptions and schemas of the heaviest tools, move long guidance into resources or prompts, or split the server",
        },
    },
    measures: {
        tool_count: "tools listed",
        total_tokens: "estimated tokens of the whole catalog",
        per_tool: "estimated tokens by tool name",
    },
    toolOf: () => null,
    example: { max_total_tokens: 20_000, max_tool_tokens: 2_000 },
    async run({ max_total_tokens, max_tool_tokens }, { session }) {
        const weights = (await listTools(session)).map((entry) => [token_cost_nameOf(entry), (0,tokens/* estimateTokens */.b)(entry)]);
        const total = weights.reduce((sum, [, tokens]) => sum + tokens, 0);
        const perTool = new Map();
        // Two entries of one name both cost: their sum is what that name takes.
        for (const [name, tokens] of weights)
            perTool.set(name, (perTool.get(name) ?? 0) + tokens);
        const heaviest = weights.reduce((most, [, tokens]) => Math.max(most, tokens), 0);
        const measurements = { tool_count: weights.length, total_tokens: total, per_tool: Object.fromEntries(perTool) };
        const over = total > max_total_tokens
            ? { bound: "max_total_tokens", limit: max_total_tokens, observed: total }
            : max_tool_tokens !== undefined && heaviest > max_tool_tokens
                ? { bound: "max_tool_tokens", limit: max_tool_tokens, observed: heaviest }
                : undefined;
        if (over === undefined)
            return { verdict: "passed", attempts: 1, measurements };
        return { verdict: "failed", attempts: 1, firstFailure: 1, reason: "token-budget-exceeded", detail: over, measurements };
    },
});
/** A tool's name; entries without one count under the empty name. */
function token_cost_nameOf(entry) {
    const name = (0,json/* isJsonObject */.O)(entry) ? entry["name"] : undefined;
    return typeof name === "string" ? name : "";
}

;// CONCATENATED MODULE: ./build/src/probes/workflow.js
// `workflow`: several calls in a row, each as expected, as often as asked.








const step = build/* Type.Object */.ZUJ.Object({ ...fields/* toolCall */.LW, expect: expectField }, { additionalProperties: false });
/** The probe. */
const workflow = (0,probes_define/* defineProbe */._)({
    kind: "workflow",
    about: "A sequence of calls in a session of its own, repeated.",
    passesWhen: "each step brings what its `expect` says, in order, in every repetition; a step whose tool is declared a writer refuses the whole workflow before any call",
    headline: false,
    mutates: "never",
    session: "fresh",
    fields: build/* Type.Object */.ZUJ.Object({
        repetitions: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 20, description: "How often to run the sequence." }),
        steps: build/* Type.Array */.ZUJ.Array(step, { minItems: 2, maxItems: 32, description: "The calls, in order." }),
    }),
    check: ({ steps }) => steps.flatMap(({ expect }, i) => checkExpect(expect, `/steps/${String(i)}/expect`)),
    reasons: EXPECT_REASONS,
    measures: { steps: "steps of the sequence", failed_step: "the step that failed, from 1; 0 when none was called" },
    toolOf: () => null,
    example: {
        repetitions: 2,
        steps: [
            { tool: "list_stations", arguments: {}, expect: { outcome: "ok", required_result_paths: ["/content/0/text"] } },
            { tool: "shared_read", arguments: { id: "harbour" }, expect: { outcome: "ok" } },
        ],
    },
    async run({ repetitions, steps }, context) {
        const { session } = context;
        const writers = new Set((await listTools(session))
            .filter(json/* isJsonObject */.O)
            .filter(isDeclaredWriter)
            .map((entry) => entry["name"]));
        if (steps.some(({ tool }) => writers.has(tool)))
            return failed("unexpected-outcome", 1, { measurements: { steps: steps.length, failed_step: 0 } });
        for (let repetition = 1; repetition <= repetitions; repetition += 1) {
            context.attempt(repetition);
            for (const [i, { tool, arguments: args, expect }] of steps.entries()) {
                const reason = judgeExpect(expect, await (0,calls/* callTool */.TM)(session, tool, args));
                if (reason === undefined)
                    continue;
                return failed(reason, repetition, { measurements: { steps: steps.length, failed_step: i + 1 } });
            }
        }
        return passed(repetitions, { steps: steps.length });
    },
});

;// CONCATENATED MODULE: ./build/src/probes/index.js
// The probe kinds, sorted by name. The only list of them; `npm run new:probe KIND` adds a line.




















/** Every probe. */
const PROBES = [
    cancellation,
    completion,
    contention,
    degradationOverN,
    discoveryCost,
    elicitation,
    errorHonesty,
    instructionFidelity,
    latencyBudget,
    outputSchema,
    pagination,
    payloadBounds,
    protocolNegotiation,
    resourceSubscription,
    sampling,
    schemaGuessability,
    stateRecovery,
    surfaceListing,
    tokenCost,
    workflow,
];
const BY_KIND = new Map(PROBES.map((probe) => [probe.kind, probe]));
/** The probe of a kind; undefined for a name that is none. */
function findProbe(kind) {
    return BY_KIND.get(kind);
}


/***/ }),

/***/ 22350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   NY: () => (/* binding */ toolReply),
/* harmony export */   TM: () => (/* binding */ callTool),
/* harmony export */   gq: () => (/* binding */ succeeded),
/* harmony export */   nV: () => (/* binding */ textObject)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8653);
// Calls a tool and reads what came: success, or an error with its code and its word on retrying. Content is looked at, never kept.


/**
 * Calls a tool.
 * @throws TransportFault also when the result is no object: that breaks the exchange
 */
async function callTool(session, tool, args, options) {
    return toolReply(await session.call("tools/call", { name: tool, arguments: args }, options));
}
/** A reply as one to `tools/call`. @throws TransportFault when its result is no object */
function toolReply(reply) {
    if (reply.kind === "error")
        return reply;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(reply.value))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww("error", "the result of tools/call is no object");
    return { ...reply, value: reply.value };
}
/** Whether a call succeeded: a result without `isError`, and none that still asks for input (2026-07-28, `resultType`). */
function succeeded(reply) {
    return reply.kind === "result" && reply.value["isError"] !== true && reply.value["resultType"] !== "input_required";
}
/**
 * What the error of a failed call says of itself; undefined when the call succeeded. MCP gives tool errors no fields for it,
 * so the usual places are searched: the error's `data`, or the result's `structuredContent`, its text when that is a JSON
 * object, and its `_meta`; in each also below `error`.
 */
function errorOf(reply) {
    if (succeeded(reply))
        return undefined;
    const places = placesOf(reply);
    const own = places.map((place) => place["code"] ?? place["error_code"]).find(isCode);
    const retryable = places.map((place) => place["retryable"]).find((value) => typeof value === "boolean");
    const codes = [...(own === undefined ? [] : [own]), ...(reply.kind === "error" ? [reply.code] : [])];
    return { codes, retryable };
}
/** The JSON object that a result's text holds, if its first text is one. */
function textObject(result) {
    const blocks = Array.isArray(result["content"]) ? result["content"] : [];
    const first = blocks.find((block) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(block) && block["type"] === "text");
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(first) ? first["text"] : undefined;
    if (typeof text !== "string" || !text.trimStart().startsWith("{"))
        return undefined;
    try {
        const value = JSON.parse(text);
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function placesOf(reply) {
    const roots = reply.kind === "error" ? [reply.data] : [reply.value["structuredContent"], textObject(reply.value), reply.value["_meta"]];
    return roots.filter(_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O).flatMap((root) => [root, root["error"]].filter(_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O));
}
function isCode(value) {
    return (typeof value === "string" && value !== "") || typeof value === "number";
}


/***/ }),

/***/ 90074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ toolCall),
/* harmony export */   PX: () => (/* binding */ toolArguments),
/* harmony export */   Uf: () => (/* binding */ toolName),
/* harmony export */   cS: () => (/* binding */ IDENTIFIER),
/* harmony export */   lH: () => (/* binding */ TOOL_NAME),
/* harmony export */   nx: () => (/* binding */ IDENTIFIER_RULE)
/* harmony export */ });
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
// Case fields that several kinds have, each declared once. Bounds are those of the manifest, version 1.

/** Names a tool may have: what servers list, the slash of newer revisions included. */
const TOOL_NAME = "^[A-Za-z0-9_:./\\-]{1,128}$";
/** Identifiers of a manifest: case ids, sandboxes, reasons. */
const IDENTIFIER = "^[A-Za-z][A-Za-z0-9_.:-]{0,63}$";
/** What IDENTIFIER says, for whoever broke it. */
const IDENTIFIER_RULE = "A letter, then up to 63 letters, digits or _ . : -";
/** A tool's name, as the server lists it. */
function toolName(description = "Name of the tool to call, as the server lists it.") {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: TOOL_NAME, description: `${description} 1 to 128 letters, digits or _ : . / -` });
}
/** Arguments of a call, sent as written. */
function toolArguments(description = "Arguments of the call, sent as written; {} for none.") {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unsafe */ .ZUJ.Unsafe({ type: "object", description });
}
/** The two fields of every kind that calls one tool. */
const toolCall = { tool: toolName(), arguments: toolArguments() };


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