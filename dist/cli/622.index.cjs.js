"use strict";
exports.id = 622;
exports.ids = [622];
exports.modules = {

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

/***/ 36757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GENERATOR_NAME),
  R: () => (/* binding */ GENERATOR_VERSION)
});

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"UU":"mcpeval","rE":"0.1.0"}');
;// CONCATENATED MODULE: ./build/src/model/version.js
// The one place that knows the evaluator's version: package.json, inlined by the bundler.

/** The evaluator's name, as reports and handshakes spell it. */
const GENERATOR_NAME = package_namespaceObject.UU;
/** The evaluator's version (SemVer), part of every measurement profile. */
const GENERATOR_VERSION = package_namespaceObject.rE;


/***/ }),

/***/ 57282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isUnauthorized),
/* harmony export */   s: () => (/* binding */ authRequired)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// A server that lets nobody in: what the user is told, and when that ends a run. Such a server is never scored: nothing was measured.

/** The other thing servers on this machine answer 403 for, some of them to 127.0.0.1 alone. */
const HOST_CHECK = ", or it checks the host name: try localhost instead of 127.0.0.1 in the address, or the other way round";
/**
 * The missing measurement behind HTTP 401 or 403.
 * What the server asks for is a line of its own for the terminal, escaped; the message holds nothing of the server's.
 */
function authRequired(fault) {
    const status = fault.status === undefined ? "" : ` (HTTP ${fault.status})`;
    const failure = new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("auth-required", `the server needs credentials${status}; set MCPEVAL_HTTP_AUTHORIZATION or use --header-env`, [
        fault.asksFor === undefined
            ? `it does not say what it asks for; --bearer-env VARIABLE sends a token${fault.status === 403 ? HOST_CHECK : ""}`
            : `it asks for ${fault.asksFor}${wayOut(fault.asksFor)}`,
    ]);
    failure.cause = fault;
    return failure;
}
/**
 * Whether an error means that the server no longer lets us in, so that nothing after it is a measurement: 401 on any request.
 * 403 to an ordinary request is that request's failure: a tool may be forbidden on its own (see the standard's listing for 403 there).
 */
function isUnauthorized(error) {
    const fault = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd && error.code === "auth-required" ? error.cause : error;
    return fault instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww && fault.kind === "auth" && fault.status === 401;
}
function wayOut(asksFor) {
    if (!/\bbearer\b/i.test(asksFor))
        return "; MCPEVAL_HTTP_AUTHORIZATION holds the whole Authorization header";
    return "; --bearer-env VARIABLE sends a token, --oauth-client-id-env and --oauth-client-secret-env obtain one";
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


/***/ }),

/***/ 37924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ classify)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);
// What one parsed JSON value is, as JSON-RPC 2.0 and MCP define messages. Pure; own rules, because the published
// schemas let through a message that holds both a result and an error.

const NOT_JSONRPC = { kind: "not-jsonrpc" };
/** Classifies one JSON value; an array (a batch) is not one message and yields `not-jsonrpc`. */
function classify(json) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(json))
        return NOT_JSONRPC;
    return json["method"] === undefined ? classifyReply(json) : classifyCall(json);
}
function classifyCall(json) {
    const { id, method, jsonrpc, params } = json;
    if (jsonrpc !== "2.0" || typeof method !== "string" || "result" in json || "error" in json)
        return broken(id);
    if (id === undefined)
        return { kind: "notification", method, params };
    return typeof id === "string" || typeof id === "number" ? { kind: "request", id, method, params } : NOT_JSONRPC;
}
function classifyReply(json) {
    const { id, jsonrpc, result, error } = json;
    const hasResult = "result" in json;
    if (jsonrpc !== "2.0" || hasResult === "error" in json)
        return broken(id);
    if (hasResult)
        return typeof id === "number" ? { kind: "result", id, value: result ?? null } : broken(id);
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(error))
        return broken(id);
    const { code, message, data } = error;
    if (!Number.isInteger(code) || typeof message !== "string")
        return broken(id);
    // An absent id is allowed for errors since 2025-11-25 and means the same as null.
    if (typeof id === "number")
        return { kind: "error", id, code: code, message, data };
    return id === null || id === undefined ? { kind: "error", id: null, code: code, message, data } : broken(id);
}
/** Ids are echoed with value and type (JSON-RPC 2.0, section 5): "7" is a broken answer to 7, and it is clear to which. */
function broken(id) {
    if (typeof id === "number")
        return { kind: "broken-reply", id };
    return typeof id === "string" && /^[1-9]\d{0,15}$/.test(id) ? { kind: "broken-reply", id: Number(id) } : NOT_JSONRPC;
}


/***/ }),

/***/ 47224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ OtherEra),
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);

/** What a server's own description names; anything but a text that is not blank counts as left out. */
function identityOf(info) {
    const isText = (value) => typeof value === "string" && value.trim() !== "";
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(info) ? { named: isText(info["name"]), versioned: isText(info["version"]) } : { named: false, versioned: false };
}
/** Thrown by a handshake: the server named revisions of the other era only. Never leaves src/session. */
class OtherEra extends Error {
    verdict;
    name = "OtherEra";
    constructor(verdict) {
        super(`the server speaks the ${verdict.era} era only`);
        this.verdict = verdict;
    }
}


/***/ }),

/***/ 48615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  be: () => (/* binding */ describeEnding),
  Nu: () => (/* binding */ describeExchange),
  vd: () => (/* binding */ proxyRefusal),
  $f: () => (/* binding */ requestMeant)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
;// CONCATENATED MODULE: ./build/src/target/challenge.js
// Reads WWW-Authenticate and says in one safe line what a server asks for. The header is the server's own text: what comes out
// of here is for the terminal, cut and escaped, and never for a report.

/** Longest value shown, in characters. */
const VALUE_CHARACTERS = 80;
/** Challenges shown; a server that offers more is not helped by a longer line. */
const MAX_CHALLENGES = 3;
/** Longest header read, in characters. */
const HEADER_CHARACTERS = 4_096;
const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const PARAMETER = new RegExp(`[,\\s]*(${TOKEN})\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|(${TOKEN}))`, "y");
const SCHEME = new RegExp(`[,\\s]*(${TOKEN})(?:\\s+[A-Za-z0-9._~+/-]+=*(?=\\s*(?:,|$)))?`, "y");
/** The challenges of a header in order. Never fails: what is no challenge ends the reading. */
function readChallenges(header) {
    const text = header.slice(0, HEADER_CHARACTERS);
    const found = [];
    let at = 0;
    for (;;) {
        const current = found.at(-1);
        PARAMETER.lastIndex = at;
        const parameter = PARAMETER.exec(text);
        if (parameter !== null && current !== undefined) {
            const [, name = "", quoted, bare] = parameter;
            current.parameters.set(name.toLowerCase(), bare ?? (quoted ?? "").replace(/\\(.)/gs, "$1"));
            at = PARAMETER.lastIndex;
            continue;
        }
        SCHEME.lastIndex = at;
        const scheme = SCHEME.exec(text)?.[1];
        if (scheme === undefined)
            return found;
        found.push({ scheme, parameters: new Map() });
        at = SCHEME.lastIndex;
    }
}
/** What the server asks for, for example `Bearer, realm "api", scope "read"`; null when the header names no scheme. */
function describeChallenges(header) {
    const challenges = readChallenges(header);
    if (challenges.length === 0)
        return null;
    return challenges.slice(0, MAX_CHALLENGES).map(describe).join("; or ");
}
function describe({ scheme, parameters }) {
    const parts = [shown(scheme)];
    for (const name of ["realm", "scope", "error"]) {
        const value = parameters.get(name);
        if (value !== undefined && value !== "")
            parts.push(`${name} ${JSON.stringify(shown(value))}`);
    }
    // RFC 9728, section 5.1. The host is enough to see who is meant; a path may hold anything.
    const metadata = hostOf(parameters.get("resource_metadata"));
    if (metadata !== null)
        parts.push(`OAuth metadata at ${shown(metadata)}`);
    return parts.join(", ");
}
function hostOf(text) {
    if (text === undefined)
        return null;
    try {
        return new URL(text).host;
    }
    catch {
        return null;
    }
}
function shown(text) {
    return (0,lib_escape/* printable */.g$)(text, VALUE_CHARACTERS);
}

// EXTERNAL MODULE: ./build/src/transport/channel.js
var channel = __webpack_require__(60208);
;// CONCATENATED MODULE: ./build/src/session/faults.js


/** Why a channel that ended can answer no more. */
function describeEnding(ending) {
    if (ending.kind === "closed")
        return "the connection is closed";
    if (ending.kind === "not-started")
        return `the command could not be started (${ending.errorCode})`;
    return ending.signal === null ? `the server exited with code ${ending.code ?? "unknown"}` : `the server was ended by ${ending.signal}`;
}
/** What an HTTP exchange that ended without a reply means for its request. */
function describeExchange(end) {
    const { status, errorCode } = end;
    if (end.sessionLost === true)
        return { kind: "closed", text: "HTTP 404: the server no longer knows the session" };
    if (status === 401 || status === 403) {
        const asksFor = describeChallenges(end.wwwAuthenticate ?? "");
        return { kind: "auth", text: `HTTP ${status}: the server needs credentials`, ...(asksFor === null ? {} : { asksFor }) };
    }
    const known = proxyRefusal(end) ?? SSE_TEXTS[errorCode ?? ""];
    if (known !== undefined)
        return { kind: "closed", text: known };
    if (status === null)
        return { kind: "closed", text: `no response (${errorCode ?? "connection lost"})` };
    if (errorCode !== undefined)
        return { kind: "closed", text: `the HTTP ${status} response broke off (${errorCode})` };
    if (end.contentType === "text/event-stream")
        return { kind: "closed", text: `the HTTP ${status} event stream ended without the reply` };
    return { kind: "error", text: `HTTP ${status} without a JSON-RPC reply` };
}
/** What a stream of the HTTP+SSE transport lacks, by network code. */
const SSE_TEXTS = {
    [channel/* SSE_CODES */.l.missing]: "the event stream named no address for messages",
    [channel/* SSE_CODES */.l.invalid]: "the event stream named an address for messages that is no URL",
    [channel/* SSE_CODES */.l.foreign]: "the event stream named an address for messages on another origin, to which nothing is sent",
};
/** The words for a proxy that refused the connection, or undefined when none did. */
function proxyRefusal(end) {
    const status = end.errorCode?.startsWith(channel/* PROXY_REFUSED */.W) === true ? end.errorCode.slice(channel/* PROXY_REFUSED */.W.length) : undefined;
    return status === undefined ? undefined : `the proxy refused the connection (HTTP ${status})`;
}
/**
 * An error without id that answers a POST can only mean the one request in it. Not so with 404, by which a server says
 * that the session or the address is unknown, nor with 429: it is about none of what was asked.
 */
function requestMeant(frame) {
    const isAboutNone = frame.http?.status === 404 || frame.http?.status === 429;
    return isAboutNone ? undefined : frame.http?.requestId;
}


/***/ }),

/***/ 55144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ handshakeFailure),
/* harmony export */   v: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _auth_required_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57282);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48615);
// Why a handshake brought no session, as the fixed labels reports know, with the line and the way out for the terminal.



/** Statuses that say nothing of the offer: no such address, no such method, too many requests. */
const NO_REFUSALS = [404, 405, 429];
/** Whether an HTTP status alone refuses the offer, so that another revision may still be taken (400 and the like). */
function isRefusal(fault) {
    const { kind, status } = fault;
    return kind === "error" && status !== undefined && status >= 400 && status < 500 && !NO_REFUSALS.includes(status);
}
/**
 * Turns the fault of a session's opening request into what the user is told. A fault that only says that the budget was spent before
 * anything was sent is returned as it is.
 */
function handshakeFailure(fault, seen, method = "initialize") {
    if (fault.kind === "auth")
        return (0,_auth_required_js__WEBPACK_IMPORTED_MODULE_1__/* .authRequired */ .s)(fault);
    if (fault.kind === "budget" && seen.requestsSent === 0)
        return fault;
    if (fault.kind === "timeout" || fault.kind === "budget") {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-timeout", `the server did not answer ${method}: ${fault.message}; raise --start-timeout if it starts slowly`);
    }
    // Over HTTP the exchange says why the channel is closed.
    if (seen.failedExchange !== undefined && (seen.ending === undefined || seen.ending.kind === "closed")) {
        return fromExchange(seen.failedExchange, fault, method);
    }
    if (seen.ending !== undefined)
        return fromEnding(seen.ending, method);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-invalid", `the answer to ${method} is unusable: ${fault.message}`);
}
function fromEnding(ending, method) {
    switch (ending.kind) {
        case "not-started": {
            const cause = CAUSES[ending.errorCode] ?? "see the code";
            return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("command-not-found", `the server command could not be started: ${cause} (${ending.errorCode})`);
        }
        case "exited": {
            const how = ending.signal === null ? `exited with code ${ending.code ?? "unknown"}` : `was ended by ${ending.signal}`;
            return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("server-exited", `server ${how} before it answered ${method}`, ending.stderrTail);
        }
        case "closed":
            return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("interrupted", `the connection was closed before the server answered ${method}`);
    }
}
const CAUSES = {
    ENOENT: "command not found",
    EACCES: "not executable, or no permission",
    E2BIG: "its arguments are too long",
};
function fromExchange(end, fault, method) {
    const { status } = end;
    if (status === null) {
        const refused = (0,_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .proxyRefusal */ .vd)(end);
        if (refused !== undefined)
            return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `${refused}; check HTTPS_PROXY and NO_PROXY`);
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `no connection to the server (${end.errorCode ?? "connection lost"}); check the address and that the server is listening`);
    }
    if (status >= 300 && status < 400) {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `the server answered HTTP ${status}; redirects are not followed, give the final address`);
    }
    if (status === 429) {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", "the server limits how often it is asked (HTTP 429); wait, or raise its limit for the run");
    }
    if (status >= 500)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `the server answered HTTP ${status}`);
    if (status >= 400)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("connection-failed", `the server answered HTTP ${status}; check the path of the address`);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-invalid", `the answer to ${method} is unusable: ${fault.message}`);
}


/***/ }),

/***/ 49729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zd: () => (/* binding */ ToolHeaders),
/* harmony export */   fl: () => (/* binding */ routingHeaders)
/* harmony export */ });
/* unused harmony export headerValue */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);
// The Mcp-* headers of 2026-07-28 (basic/transports, Streamable HTTP): they repeat parts of the body for whatever routes a request.

/** RFC 9110 token, the only form of a header name. */
const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,128}$/;
const ANNOTATION = "x-mcp-header";
const PRIMITIVES = ["string", "integer", "number", "boolean"];
/** `properties` inside `properties`, so deep and no deeper. */
const MAX_DEPTH = 16;
/** Longest header value we mirror, in characters; servers cap their header section at 8 to 16 KiB. */
const MAX_VALUE = 4_096;
/** Which arguments of which tool are repeated in headers, learned from the listings of one target. Shared by its sessions. */
class ToolHeaders {
    #byTool = new Map();
    /** Reads the entries of one tools/list result. A tool with an invalid annotation is remembered without headers. */
    learn(result) {
        const tools = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(result) ? result["tools"] : undefined;
        if (!Array.isArray(tools))
            return;
        for (const tool of tools) {
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(tool) || typeof tool["name"] !== "string" || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(tool["inputSchema"]))
                continue;
            const mirrored = mirroredIn(tool["inputSchema"]);
            if (mirrored === undefined || mirrored.length === 0)
                this.#byTool.delete(tool["name"]);
            else
                this.#byTool.set(tool["name"], mirrored);
        }
    }
    /** The Mcp-Param-* headers of one call; absent and null arguments have none. */
    of(tool, args) {
        const headers = {};
        for (const { header, path } of this.#byTool.get(tool) ?? []) {
            const value = textOf(valueAt(args, path));
            if (value !== undefined && value.length <= MAX_VALUE)
                headers[`mcp-param-${header.toLowerCase()}`] = headerValue(value);
        }
        return headers;
    }
}
/** Mcp-Method on every request, Mcp-Name on the three that name something, Mcp-Param-* where a tool wants it. */
function routingHeaders(method, params, tools) {
    const name = nameOf(method, params);
    return {
        "mcp-method": headerValue(method),
        ...(name === undefined ? {} : { "mcp-name": headerValue(name) }),
        ...(method === "tools/call" && name !== undefined ? tools.of(name, params?.["arguments"]) : {}),
    };
}
/** A value as a header may carry it: visible ASCII with inner spaces as it is, anything else as `=?base64?…?=`. */
function headerValue(value) {
    const isPlain = /^([\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?)?$/.test(value) && !value.startsWith("=?base64?");
    return isPlain ? value : `=?base64?${Buffer.from(value, "utf8").toString("base64")}?=`;
}
function nameOf(method, params) {
    const key = method === "resources/read" ? "uri" : method === "tools/call" || method === "prompts/get" ? "name" : undefined;
    const name = key === undefined ? undefined : params?.[key];
    return typeof name === "string" ? name : undefined;
}
/** Every annotated argument, or undefined when one annotation breaks the rules (then the tool is called without any). */
function mirroredIn(schema) {
    const found = [];
    const names = new Set();
    const isValid = walk(schema, [], (annotation, path, property) => {
        if (typeof annotation !== "string" || !TOKEN.test(annotation) || names.has(annotation.toLowerCase()))
            return false;
        if (typeof property["type"] !== "string" || !PRIMITIVES.includes(property["type"]))
            return false;
        names.add(annotation.toLowerCase());
        found.push({ header: annotation, path });
        return true;
    });
    return isValid ? found : undefined;
}
function walk(schema, path, visit) {
    const properties = schema["properties"];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(properties) || path.length >= MAX_DEPTH)
        return true;
    return Object.entries(properties).every(([name, property]) => {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(property))
            return true;
        const here = [...path, name];
        const annotation = property[ANNOTATION];
        return (annotation === undefined || visit(annotation, here, property)) && walk(property, here, visit);
    });
}
function valueAt(args, path) {
    let value = args;
    for (const key of path) {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value) || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
function textOf(value) {
    if (typeof value === "string")
        return value;
    if (typeof value === "boolean")
        return String(value);
    return typeof value === "number" && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? String(value) : undefined;
}


/***/ }),

/***/ 43201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ modernDialect),
  K: () => (/* binding */ modernEra)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
// EXTERNAL MODULE: ./build/src/session/discover.js
var discover = __webpack_require__(50975);
// EXTERNAL MODULE: ./build/src/session/era.js
var era = __webpack_require__(47224);
// EXTERNAL MODULE: ./build/src/session/handshake-failure.js
var handshake_failure = __webpack_require__(55144);
// EXTERNAL MODULE: ./build/src/session/mcp-headers.js
var mcp_headers = __webpack_require__(49729);
;// CONCATENATED MODULE: ./build/src/session/rounds.js
// The rounds of one modern request: `input_required` is answered, or declined, and the request sent again with a new id.
// 2026-07-28, basic/patterns/mrtr: same parameters, `inputResponses`, and the exact `requestState`.


/** How often one request is sent again; a server that asks once more is left with its last answer. */
const MAX_INPUT_ROUNDS = 8;
/** The only requests that may be answered with `input_required`. */
const MAY_ASK = new Set(["tools/call", "prompts/get", "resources/read"]);
/** Whether a request may take several rounds. */
function mayAskForInput(method) {
    return MAY_ASK.has(method);
}
/** Whether a result asks for input instead of completing. */
function asksForInput(result) {
    return (0,json/* isJsonObject */.O)(result) && result["resultType"] === "input_required";
}
/**
 * Begins a request that goes on until it completes. Its reply is the last round's, with the milliseconds the server took
 * in all of them; an input that is given up leaves the `input_required` result as the reply.
 */
function beginRounds(input) {
    return new Rounds(input);
}
class Rounds {
    input;
    reply;
    late;
    #current;
    #cancelled = false;
    #onLate = () => undefined;
    #endsAtMs;
    constructor(input) {
        this.input = input;
        this.#endsAtMs = input.nowMs() + input.timeoutMs;
        this.late = new Promise((resolve) => (this.#onLate = resolve));
        this.#current = this.#begin(input.params);
        this.reply = this.#run();
        this.reply.catch(() => undefined); // whoever cancels may not look at it
    }
    get id() {
        return this.#current.id;
    }
    cancel(reason) {
        this.#cancelled = true;
        return this.#current.cancel(reason);
    }
    async #run() {
        let ms = 0;
        for (let round = 0;; round += 1) {
            const reply = await this.#current.reply;
            ms += reply.ms;
            const total = { ...reply, ms };
            if (reply.kind === "error" || !asksForInput(reply.value) || round === MAX_INPUT_ROUNDS)
                return total;
            const more = await this.#respond(reply.value);
            if (more === undefined)
                return total;
            if (this.#cancelled)
                throw new errors/* TransportFault */.ww("cancelled", "the call was cancelled");
            this.#current = this.#begin({ ...this.input.params, ...more });
        }
    }
    #begin(params) {
        const timeoutMs = Math.max(0, this.#endsAtMs - this.input.nowMs());
        const call = this.input.begin(params, { ...this.input.options, timeoutMs });
        void call.late.then(this.#onLate);
        return call;
    }
    /** What is added to the parameters of the next round; undefined when an input is given up. */
    async #respond(result) {
        const requests = result["inputRequests"] ?? {};
        const state = result["requestState"];
        if (!(0,json/* isJsonObject */.O)(requests))
            return undefined;
        const responses = {};
        for (const [key, request] of Object.entries(requests)) {
            const response = await this.#answer(request);
            if (response === undefined)
                return undefined;
            responses[key] = response;
        }
        const isAsked = Object.keys(responses).length > 0;
        if (!isAsked && state === undefined)
            return undefined;
        return { ...(isAsked ? { inputResponses: responses } : {}), ...(state === undefined ? {} : { requestState: state }) };
    }
    async #answer(request) {
        if (!(0,json/* isJsonObject */.O)(request) || typeof request["method"] !== "string")
            return undefined;
        const { method, params } = request;
        if (this.input.answer === undefined)
            return method === "elicitation/create" ? { action: "decline" } : undefined;
        const answered = await this.input.answer({ method, params: (0,json/* isJsonObject */.O)(params) ? params : {} });
        return "result" in answered ? answered.result : undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/session/modern.js
// The era without a handshake (2026-07-28): every request describes itself. `server/discover` opens a session all the same,
// because it shows that the server answers, and brings its capabilities.








/** Keys of the envelope in `params._meta` (2026-07-28, basic/index). */
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CLIENT_KEY = "io.modelcontextprotocol/clientInfo";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
/** Key of the server's description in a result's `_meta` (2026-07-28, basic/index). */
const SERVER_KEY = "io.modelcontextprotocol/serverInfo";
/** Opens modern connections; `tools` remembers, for all of them, which arguments go into headers. */
function modernEra(tools) {
    return { era: "modern", handshake: (input) => handshake(input, tools) };
}
/** How messages are dressed under a modern revision. */
function modernDialect(revision, transport, client, tools) {
    const envelope = { [CLIENT_KEY]: { ...client.clientInfo }, [CAPABILITIES_KEY]: client.clientCapabilities };
    return {
        era: "modern",
        revision,
        // Closing the response stream is the cancellation over HTTP (basic/patterns/cancellation).
        cancellation: transport === "stdio" ? "notification" : "exchange",
        batches: false,
        stateless: true,
        headers: (method, params, asRevision = revision) => ({
            "mcp-protocol-version": asRevision,
            ...(0,mcp_headers/* routingHeaders */.fl)(method, params, tools),
        }),
        params(params, asRevision = revision) {
            const own = params?.["_meta"];
            return { ...params, _meta: { ...((0,json/* isJsonObject */.O)(own) ? own : {}), [VERSION_KEY]: asRevision, ...envelope } };
        },
    };
}
async function handshake(input, tools) {
    const rpc = input.open();
    const revision = revisions/* MODERN_REVISIONS */.Jt.find((known) => known === input.startAt) ?? revisions/* MODERN_REVISIONS */.Jt[0];
    rpc.adopt(modernDialect(revision, rpc.transport, input, tools));
    const reply = await ask(rpc, input);
    const answeredAtMs = input.nowMs();
    const verdict = (0,discover/* verdictOf */.Vj)((0,discover/* versionsOf */.x4)(reply));
    const failure = failureOf(reply, verdict?.era === "modern" ? verdict.revision : undefined, revision);
    if (failure !== undefined) {
        void rpc.close();
        throw verdict?.era === "legacy" ? new era/* OtherEra */.J(verdict) : failure;
    }
    const result = reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value) ? reply.value : {};
    const { capabilities, _meta: meta } = result;
    return {
        rpc,
        caller: new ModernCaller(rpc, tools, input.answer, input.nowMs),
        offered: revision,
        revision,
        capabilities: (0,json/* isJsonObject */.O)(capabilities) ? capabilities : {},
        identity: (0,era/* identityOf */.c)((0,json/* isJsonObject */.O)(meta) ? meta[SERVER_KEY] : undefined),
        answeredAtMs,
    };
}
async function ask(rpc, input) {
    const sentBefore = rpc.requestsSent;
    try {
        return await rpc.call(discover/* DISCOVER */.OB, undefined, { timeoutMs: input.remainingMs() });
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww))
            throw fault;
        const failure = (0,handshake_failure/* handshakeFailure */.Q)(fault, rpc.lastSeen(sentBefore), discover/* DISCOVER */.OB);
        void rpc.close();
        throw failure;
    }
}
function failureOf(reply, agreed, spoken) {
    if (reply.kind === "error")
        return new errors/* Incomplete */.nd("protocol-unsupported", `the server answered ${discover/* DISCOVER */.OB} with error ${String(reply.code)}; try --protocol legacy`);
    if (agreed === spoken)
        return undefined;
    return new errors/* Incomplete */.nd("protocol-unsupported", `the server does not list ${spoken} as supported; try --protocol legacy`);
}
/** Sends modern requests: learns headers from listings, and sees `input_required` through. */
class ModernCaller {
    rpc;
    tools;
    answer;
    nowMs;
    constructor(rpc, tools, answer, nowMs) {
        this.rpc = rpc;
        this.tools = tools;
        this.answer = answer;
        this.nowMs = nowMs;
    }
    begin(method, params, options = {}) {
        if (mayAskForInput(method)) {
            return beginRounds({
                begin: (sent, roundOptions) => this.rpc.begin(method, sent, roundOptions),
                params: params ?? {},
                options,
                timeoutMs: options.timeoutMs ?? this.rpc.callTimeoutMs,
                answer: this.answer,
                nowMs: this.nowMs,
            });
        }
        const call = this.rpc.begin(method, params, options);
        if (method === "tools/list") {
            call.reply.then((reply) => reply.kind === "result" && this.tools.learn(reply.value), () => undefined);
        }
        return call;
    }
}


/***/ }),

/***/ 60208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PROXY_REFUSED),
/* harmony export */   l: () => (/* binding */ SSE_CODES)
/* harmony export */ });
// The raw wire, one interface for every transport. Bytes go out as given; whatever comes in is an event, never an exception.
/** Start of the network code that stands for a refusal by a proxy; its HTTP status follows. */
const PROXY_REFUSED = "PROXY_HTTP_";
/** Network codes of event streams that are none of the HTTP+SSE transport. */
const SSE_CODES = {
    /** The stream ended, or stayed silent, without an `endpoint` event. */
    missing: "SSE_ENDPOINT_MISSING",
    /** The `endpoint` event holds no address. */
    invalid: "SSE_ENDPOINT_INVALID",
    /** The `endpoint` event names another origin, to which nothing is sent: headers may hold credentials. */
    foreign: "SSE_ENDPOINT_ORIGIN",
};


/***/ })

};
;