#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 67:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 4:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ASPECTS),
/* harmony export */   c: () => (/* binding */ isAspectName)
/* harmony export */ });
/** Kinds whose cases call read_counter. */
const COUNTER_CALLERS = ["degradation-over-n", "latency-budget"];
/** Every aspect, grouped by the area or the kind of case it belongs to. */
const ASPECTS = [
    { name: "ping", breaks: "ping is refused as an unknown method", lowers: ["protocol"], reddens: [] },
    { name: "unknown-method", breaks: "a method nobody knows is answered with an empty result", lowers: ["protocol"], reddens: [] },
    { name: "unknown-tool", breaks: "calling a tool that is not listed succeeds", lowers: ["protocol"], reddens: [] },
    { name: "negotiation", breaks: "initialize echoes a revision nobody knows", lowers: ["protocol"], reddens: ["protocol-negotiation"] },
    {
        name: "negotiation-invalid",
        breaks: "initialize answers an unknown revision with a word instead of a date",
        lowers: ["protocol"],
        reddens: ["protocol-negotiation"],
    },
    {
        name: "negotiation-inconsistent",
        breaks: "initialize answers an unknown revision with one it does not support itself",
        lowers: ["protocol"],
        reddens: ["protocol-negotiation"],
    },
    { name: "duplicate-page", breaks: "a second page of tools/list repeats a tool", lowers: ["protocol"], reddens: ["pagination"] },
    {
        name: "stalled-cursor",
        breaks: "a page of tools/list leads back to itself",
        lowers: ["protocol"],
        reddens: ["discovery-cost", "output-schema", "pagination", "schema-guessability", "token-cost", "workflow"],
    },
    {
        name: "page-error",
        breaks: "the second page of tools/list fails",
        lowers: ["protocol"],
        reddens: ["discovery-cost", "output-schema", "pagination", "schema-guessability", "token-cost", "workflow"],
    },
    {
        name: "invalid-entry",
        breaks: "a second page of tools/list holds an entry without an input schema",
        lowers: ["protocol"],
        reddens: ["pagination"],
    },
    { name: "surface", breaks: "the declared resources cannot be listed", lowers: ["protocol"], reddens: ["surface-listing"] },
    { name: "surface-cursor", breaks: "the page of resources leads back to itself", lowers: ["protocol"], reddens: ["surface-listing"] },
    { name: "undescribed", breaks: "no tool and no parameter has a description", lowers: ["catalog"], reddens: [] },
    { name: "untyped", breaks: "tools gain a parameter without a type", lowers: ["catalog"], reddens: [] },
    { name: "destructive-undeclared", breaks: "a writer leaves out destructiveHint", lowers: ["catalog"], reddens: [] },
    {
        name: "unannotated",
        breaks: "the reads carry no annotations, so they are not called without an attestation",
        lowers: ["catalog", "error-honesty", "reliability", "coverage"],
        reddens: [],
    },
    {
        name: "no-tools",
        breaks: "the catalog is empty",
        lowers: ["catalog", "error-honesty", "reliability", "coverage"],
        reddens: [
            "cancellation",
            "contention",
            "degradation-over-n",
            "elicitation",
            "error-honesty",
            "instruction-fidelity",
            "output-schema",
            "payload-bounds",
            "sampling",
            "schema-guessability",
            "state-recovery",
            "workflow",
        ],
    },
    {
        name: "bloated",
        breaks: "every description runs to thousands of characters",
        lowers: ["context"],
        reddens: ["discovery-cost", "token-cost"],
    },
    {
        name: "lying-errors",
        breaks: "arguments that violate the schema are accepted",
        lowers: ["error-honesty"],
        reddens: ["error-honesty", "instruction-fidelity", "state-recovery", "workflow"],
    },
    {
        name: "empty-error",
        breaks: "arguments that violate the schema are refused without a word",
        lowers: ["error-honesty"],
        reddens: ["instruction-fidelity", "workflow"],
    },
    {
        name: "wrong-code",
        breaks: "arguments that violate the schema are refused as an internal error",
        lowers: ["error-honesty"],
        reddens: ["instruction-fidelity", "workflow"],
    },
    { name: "error-code", breaks: "the failing sensor reports a new code each time", lowers: [], reddens: ["error-honesty"] },
    { name: "unretryable", breaks: "a failure that passes says that a retry is no use", lowers: [], reddens: ["error-honesty"] },
    { name: "no-recovery", breaks: "the failing sensor never answers", lowers: ["reliability"], reddens: ["error-honesty"] },
    { name: "stuck", breaks: "after a refused call the stations cannot be listed", lowers: [], reddens: ["state-recovery"] },
    { name: "poisoned", breaks: "a refused read makes the next one fail", lowers: ["reliability"], reddens: ["state-recovery"] },
    {
        name: "undeclared-argument",
        breaks: "report_weather requires an argument it does not declare",
        lowers: ["reliability", "coverage"],
        reddens: ["schema-guessability"],
    },
    { name: "new-argument", breaks: "report_weather requires one argument more", lowers: [], reddens: ["schema-guessability"] },
    { name: "picky", breaks: "report_weather refuses cities by a rule its schema hides", lowers: [], reddens: ["schema-guessability"] },
    { name: "missing-field", breaks: "read_settings leaves a field out", lowers: [], reddens: ["instruction-fidelity", "workflow"] },
    { name: "wrong-value", breaks: "read_settings answers another value", lowers: [], reddens: ["instruction-fidelity", "workflow"] },
    {
        name: "renamed-code",
        breaks: "refusals carry another code than documented",
        lowers: [],
        reddens: ["instruction-fidelity", "workflow"],
    },
    { name: "slow", breaks: "read_counter takes 600 ms", lowers: ["reliability"], reddens: ["latency-budget"] },
    { name: "flaky", breaks: "read_counter fails every other call", lowers: ["reliability"], reddens: ["degradation-over-n"] },
    {
        name: "output-schema",
        breaks: "read_counter declares an output schema and breaks it",
        lowers: ["reliability"],
        reddens: ["output-schema"],
    },
    {
        name: "output-missing",
        breaks: "read_counter declares an output schema and answers in prose only",
        lowers: ["reliability"],
        reddens: ["output-schema"],
    },
    {
        name: "output-field",
        breaks: "read_counter leaves out a field its output schema requires",
        lowers: ["reliability"],
        reddens: ["output-schema"],
    },
    { name: "contention", breaks: "a read fails while another client is reading", lowers: ["reliability"], reddens: ["contention"] },
    { name: "payload", breaks: "a very long string argument ends the connection", lowers: ["reliability"], reddens: ["payload-bounds"] },
    { name: "small-arguments", breaks: "string arguments over 100 characters are refused", lowers: [], reddens: ["payload-bounds"] },
    {
        name: "rejecting",
        breaks: "read_counter rejects arguments that satisfy its schema",
        lowers: ["reliability", "coverage"],
        reddens: ["degradation-over-n"],
    },
    {
        name: "unsynthesizable",
        breaks: "read_counter requires a string known by its pattern only",
        lowers: ["reliability", "coverage"],
        reddens: ["degradation-over-n"],
    },
    { name: "crash", breaks: "calling read_counter ends the connection", lowers: ["reliability", "coverage"], reddens: COUNTER_CALLERS },
    { name: "hang", breaks: "calling read_counter never ends", lowers: ["reliability", "coverage"], reddens: COUNTER_CALLERS },
    { name: "uncancellable", breaks: "a cancelled call is answered all the same", lowers: [], reddens: ["cancellation"] },
    { name: "cancel-error", breaks: "a cancelled call is answered as an internal error", lowers: [], reddens: ["cancellation"] },
    { name: "sampling-invalid", breaks: "the client's model is asked without saying for how many tokens", lowers: [], reddens: ["sampling"] },
    { name: "sampling-flood", breaks: "the client's model is asked a dozen times", lowers: [], reddens: ["sampling"] },
    { name: "sampling-stall", breaks: "the model's answer is never used", lowers: [], reddens: ["sampling"] },
    { name: "elicitation-invalid", breaks: "the user is asked without a form", lowers: [], reddens: ["elicitation"] },
    { name: "elicitation-flood", breaks: "the user is asked a dozen times", lowers: [], reddens: ["elicitation"] },
    { name: "elicitation-stall", breaks: "the user's answer is never used", lowers: [], reddens: ["elicitation"] },
    { name: "unreadable", breaks: "a listed resource cannot be read", lowers: [], reddens: ["resource-subscription"] },
    { name: "no-subscription", breaks: "subscriptions are refused", lowers: [], reddens: ["resource-subscription"] },
    { name: "silent-resource", breaks: "subscribers hear of no change", lowers: [], reddens: ["resource-subscription"] },
    { name: "completion-invalid", breaks: "suggestions come as numbers", lowers: [], reddens: ["completion"] },
    { name: "completion-flood", breaks: "every city of the world is suggested", lowers: [], reddens: ["completion"] },
    { name: "completion-unknown", breaks: "a listed argument is unknown to completion", lowers: [], reddens: ["completion"] },
    { name: "completion-stall", breaks: "completion never answers", lowers: [], reddens: ["completion"] },
];
/** Whether a word names an aspect. */
function isAspectName(word) {
    return ASPECTS.some((aspect) => aspect.name === word);
}


/***/ }),

/***/ 138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Me: () => (/* binding */ INVALID_REQUEST),
/* harmony export */   Qc: () => (/* binding */ RpcError),
/* harmony export */   X$: () => (/* binding */ METHOD_NOT_FOUND),
/* harmony export */   lz: () => (/* binding */ INVALID_PARAMS),
/* harmony export */   pz: () => (/* binding */ ConnectionLost),
/* harmony export */   to: () => (/* binding */ PARSE_ERROR),
/* harmony export */   zR: () => (/* binding */ INTERNAL_ERROR)
/* harmony export */ });
// The demo server's ways to fail: a JSON-RPC error, and the end of the connection.
/** JSON-RPC 2.0 section 5.1. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** Answered as a JSON-RPC error. */
class RpcError extends Error {
    code;
    name = "RpcError";
    constructor(code, message) {
        super(message);
        this.code = code;
    }
}
/** An aspect ends the connection without an answer. */
class ConnectionLost extends Error {
    name = "ConnectionLost";
}


/***/ }),

/***/ 388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _: () => (/* binding */ serveHttp)
});

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __nccwpck_require__(653);
// EXTERNAL MODULE: ./build/src/demo/errors.js
var errors = __nccwpck_require__(138);
// EXTERNAL MODULE: ./build/src/demo/lock.js + 3 modules
var lock = __nccwpck_require__(124);
// EXTERNAL MODULE: ./build/src/demo/session.js + 6 modules
var demo_session = __nccwpck_require__(310);
;// CONCATENATED MODULE: ./build/src/demo/http.js
// The demo over Streamable HTTP on the loopback interface: POST, GET and DELETE on /mcp, a session a client. Replies are JSON, or
// an event stream where the server has something to say before them.





const PATH = "/mcp";
const METHODS = ["POST", "GET", "DELETE"];
const EVENT_STREAM = { "content-type": "text/event-stream", "cache-control": "no-cache" };
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
/** A request refused before it reaches a session. */
class Refused extends Error {
    status;
    code;
    name = "Refused";
    constructor(status, message, code = errors/* INVALID_REQUEST */.Me) {
        super(message);
        this.status = status;
        this.code = code;
    }
}
/**
 * Listens on 127.0.0.1.
 * @param port 0 for any free port
 * @throws the system's error when the port cannot be used
 */
async function serveHttp(broken, port) {
    // Loaded here, so that a stdio run does not pay for it.
    const { createServer } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 67, 19));
    const sessions = new Map();
    const shared = { broken, world: { counter: 0 }, lock: (0,lock/* processLock */.h)() };
    const server = createServer((request, response) => {
        answer(request, response, sessions, shared).catch((error) => {
            // A defect of the demo must not take the other sessions down.
            process.stderr.write(`mcpeval-demo: ${error instanceof Error ? (error.stack ?? error.message) : "unknown failure"}\n`);
            response.destroy();
        });
    });
    await listen(server, port);
    const address = server.address();
    const bound = typeof address === "object" && address !== null ? address.port : port;
    return {
        url: `http://127.0.0.1:${String(bound)}${PATH}`,
        close: () => {
            for (const session of sessions.values())
                session.close();
            return new Promise((resolve) => {
                server.close(() => resolve());
                server.closeAllConnections();
            });
        },
    };
}
function listen(server, port) {
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
            server.off("error", reject);
            resolve();
        });
    });
}
async function answer(request, response, sessions, shared) {
    let session;
    try {
        guard(request);
        if (request.method === "DELETE") {
            session = known(request, sessions);
            sessions.delete(session.id);
            session.close();
            response.writeHead(204).end();
            return;
        }
        if (request.method === "GET") {
            if (!acceptsEvents(request))
                throw new Refused(406, "text/event-stream must be acceptable.");
            stand(known(request, sessions), response);
            return;
        }
        if (!(request.headers["content-type"] ?? "").toLowerCase().startsWith("application/json"))
            throw new Refused(415, "The body must be application/json.");
        if (!/application\/(json|\*)|\*\/\*/.test(request.headers.accept ?? ""))
            throw new Refused(406, "application/json must be acceptable.");
        const message = await body(request);
        const opening = (0,json/* isJsonObject */.O)(message) && message["method"] === "initialize";
        session = opening ? new demo_session/* DemoSession */.A((0,external_node_crypto_namespaceObject.randomUUID)(), shared) : known(request, sessions);
        const reply = await session.receive(message, acceptsEvents(request) ? (said) => http_event(response, said) : undefined);
        if (response.headersSent) {
            if (reply !== null)
                http_event(response, reply);
            response.end();
            return;
        }
        if (reply === null) {
            response.writeHead(202).end();
            return;
        }
        if (opening && (0,json/* isJsonObject */.O)(reply) && "result" in reply) {
            sessions.set(session.id, session);
            response.setHeader("mcp-session-id", session.id);
        }
        send(response, 200, reply);
    }
    catch (error) {
        if (error instanceof errors/* ConnectionLost */.pz) {
            // What a client of a restarted server sees: a broken exchange, then an unknown session.
            if (session !== undefined)
                sessions.delete(session.id);
            session?.close();
            response.destroy();
        }
        else if (error instanceof Refused) {
            if (error.status === 405)
                response.setHeader("allow", METHODS.join(", "));
            // The rest of the body is not read, so the connection cannot be used again.
            if (!request.complete)
                response.setHeader("connection", "close");
            send(response, error.status, { jsonrpc: "2.0", error: { code: error.code, message: error.message } });
        }
        else
            throw error;
    }
}
/** The stream on which a session is told what answers no request; the newest one counts. */
function stand(session, response) {
    response.writeHead(200, EVENT_STREAM).flushHeaders();
    const emit = (message) => http_event(response, message);
    session.broadcast = emit;
    session.onClosed = () => response.end();
    response.on("close", () => {
        if (session.broadcast === emit)
            session.broadcast = undefined;
    });
}
function http_event(response, message) {
    if (response.writableEnded || response.destroyed)
        return;
    if (!response.headersSent)
        response.writeHead(200, EVENT_STREAM);
    response.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`);
}
function acceptsEvents(request) {
    return /text\/(event-stream|\*)|\*\/\*/.test(request.headers.accept ?? "");
}
/** Refuses what no session has to see: other paths and methods, foreign hosts and origins, unknown revisions. */
function guard(request) {
    // Origin and Host are checked against DNS rebinding (transports, security warning, of every revision).
    if (!LOOPBACK.includes((request.headers.host ?? "").replace(/:\d+$/, "")))
        throw new Refused(403, "Unknown host.");
    const { origin } = request.headers;
    if (origin !== undefined && !(URL.canParse(origin) && LOOPBACK.includes(new URL(origin).hostname)))
        throw new Refused(403, "Foreign origin.");
    if ((request.url ?? "").split("?")[0] !== PATH)
        throw new Refused(404, "No such path.");
    if (!METHODS.includes(request.method ?? ""))
        throw new Refused(405, `Use ${METHODS.join(", ")}.`);
    const revision = request.headers["mcp-protocol-version"];
    // Only with a session: before one, a client may be asking which revisions exist.
    if (revision !== undefined && request.headers["mcp-session-id"] !== undefined && !accepted(revision))
        throw new Refused(400, "Unsupported protocol version.");
}
/** Whether a revision named in a header is one the server could have negotiated. */
function accepted(revision) {
    return typeof revision === "string" && demo_session/* REVISIONS */.N.includes(revision);
}
function known(request, sessions) {
    const id = request.headers["mcp-session-id"];
    if (typeof id !== "string")
        throw new Refused(400, "A session is needed; send initialize first.");
    const session = sessions.get(id);
    if (session === undefined)
        throw new Refused(404, "No such session.");
    return session;
}
async function body(request) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        bytes += chunk.length;
        // Read to the end all the same: a client still writing would see a broken connection instead of the refusal.
        if (bytes <= MAX_BODY_BYTES)
            chunks.push(chunk);
    }
    if (bytes > MAX_BODY_BYTES)
        throw new Refused(413, "The body is too large.");
    try {
        return JSON.parse(Buffer.concat(chunks).toString("utf8"));
    }
    catch {
        throw new Refused(400, "Not JSON.", errors/* PARSE_ERROR */.to);
    }
}
function send(response, status, message) {
    const text = JSON.stringify(message);
    response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) }).end(text);
}


/***/ }),

/***/ 124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (/* binding */ processLock),
  U: () => (/* binding */ siblingLock)
});

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./build/src/demo/lock.js
// The `contention` aspect: one reader at a time, also across the processes that one client started. Nothing else uses files.



/** A lock among the sessions of this process (HTTP: one process serves them all). */
function processLock() {
    let holder = null;
    let depth = 0;
    return {
        enter(session) {
            if (holder !== null && holder !== session)
                return false;
            holder = session;
            depth += 1;
            return true;
        },
        leave(session) {
            if (holder !== session)
                return;
            depth -= 1;
            if (depth === 0)
                holder = null;
        },
    };
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error instanceof Error && "code" in error && error.code === "EPERM";
    }
}
/**
 * A lock among processes with the same parent (stdio: a client starts one process a connection).
 * It is a file named after the parent that holds the holder's process id; a dead holder's file is taken over.
 */
function siblingLock(path = (0,external_node_path_namespaceObject.join)((0,external_node_os_namespaceObject.tmpdir)(), `mcpeval-demo-${String(process.ppid)}.lock`)) {
    const inner = processLock();
    let depth = 0;
    function claim() {
        try {
            (0,external_node_fs_namespaceObject.writeFileSync)(path, String(process.pid), { flag: "wx" });
            return true;
        }
        catch {
            return false;
        }
    }
    function holderIsDead() {
        try {
            const pid = Number((0,external_node_fs_namespaceObject.readFileSync)(path, "utf8"));
            // Zero: created a moment ago and not written yet, so its holder lives.
            return pid > 0 && !isRunning(pid);
        }
        catch {
            // Gone since: the next claim decides.
            return true;
        }
    }
    return {
        enter(session) {
            if (!inner.enter(session))
                return false;
            if (depth === 0 && !claim()) {
                if (holderIsDead())
                    (0,external_node_fs_namespaceObject.rmSync)(path, { force: true });
                if (!claim()) {
                    inner.leave(session);
                    return false;
                }
            }
            depth += 1;
            return true;
        },
        leave(session) {
            inner.leave(session);
            depth -= 1;
            if (depth === 0)
                (0,external_node_fs_namespaceObject.rmSync)(path, { force: true });
        },
    };
}


/***/ }),

/***/ 428:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(975);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(757);
/* harmony import */ var _aspects_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(388);
/* harmony import */ var _stdio_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(764);
// mcpeval-demo: a small MCP server to try mcpeval on, with a defect for everything the readiness standard can find.
// Reads its arguments, starts one transport; nothing else.





/** A misspelt invocation: one line on stderr, exit code 2. */
class Misuse extends Error {
    name = "Misuse";
}
function aspectLines() {
    const width = Math.max(..._aspects_js__WEBPACK_IMPORTED_MODULE_2__/* .ASPECTS */ .a.map((aspect) => aspect.name.length));
    return _aspects_js__WEBPACK_IMPORTED_MODULE_2__/* .ASPECTS */ .a.map((aspect) => `  ${aspect.name.padEnd(width)}  ${aspect.breaks} (${effects(aspect)})\n`).join("");
}
function effects({ lowers, reddens }) {
    const parts = [
        ...(lowers.length === 0 ? [] : [`lowers ${lowers.join(", ")}`]),
        ...(reddens.length === 0 ? [] : [`fails ${reddens.join(", ")}`]),
    ];
    return parts.join("; ");
}
function help() {
    return `Usage: mcpeval-demo [--http PORT] [--broken ASPECT]...

An MCP server to try mcpeval on: twelve tools, over stdin and stdout unless --http is given.

Options:
  --http PORT      serve Streamable HTTP on http://127.0.0.1:PORT/mcp; 0 takes any free port
  --broken ASPECT  switch on a defect; repeatable
  --list-aspects   print the names of all defects, one a line
  --version        print the version
  --help           print this text

Aspects:
${aspectLines()}`;
}
/** @throws Misuse */
function read(argv) {
    let values;
    try {
        ({ values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: {
                http: { type: "string" },
                broken: { type: "string", multiple: true, default: [] },
                "list-aspects": { type: "boolean" },
                version: { type: "boolean" },
                help: { type: "boolean" },
            },
        }));
    }
    catch (error) {
        throw new Misuse(error instanceof Error ? (error.message.split("\n")[0] ?? "") : "bad arguments");
    }
    if (values.help === true)
        return { kind: "print", text: help() };
    if (values.version === true)
        return { kind: "print", text: `${_model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .GENERATOR_VERSION */ .R}\n` };
    if (values["list-aspects"] === true)
        return { kind: "print", text: _aspects_js__WEBPACK_IMPORTED_MODULE_2__/* .ASPECTS */ .a.map((aspect) => `${aspect.name}\n`).join("") };
    const broken = new Set();
    for (const word of values.broken) {
        if (!(0,_aspects_js__WEBPACK_IMPORTED_MODULE_2__/* .isAspectName */ .c)(word))
            throw new Misuse(`--broken: no aspect is named ${JSON.stringify(word)}; --list-aspects prints them all`);
        broken.add(word);
    }
    if (values.http === undefined)
        return { kind: "stdio", broken };
    const port = /^\d{1,5}$/.test(values.http) ? Number(values.http) : Number.NaN;
    if (!(port <= 65_535))
        throw new Misuse("--http: PORT must be a number from 0 to 65535");
    return { kind: "http", port, broken };
}
/** Runs one invocation. @returns the exit code; undefined while an HTTP server goes on */
async function run(argv) {
    try {
        const invocation = read(argv);
        if (invocation.kind === "print") {
            process.stdout.write(invocation.text);
            return 0;
        }
        if (invocation.kind === "stdio")
            return await (0,_stdio_js__WEBPACK_IMPORTED_MODULE_4__/* .serveStdio */ .L)(invocation.broken, process.stdin, process.stdout);
        const { url } = await (0,_http_js__WEBPACK_IMPORTED_MODULE_3__/* .serveHttp */ ._)(invocation.broken, invocation.port);
        process.stderr.write(`listening on ${url}\n`);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Misuse) && !(error instanceof Error && "syscall" in error))
            throw error;
        process.stderr.write(`mcpeval-demo: ${error.message}\n`);
        return error instanceof Misuse ? 2 : 1;
    }
}
process.exitCode = await run(process.argv.slice(2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DemoSession),
  N: () => (/* binding */ REVISIONS)
});

// EXTERNAL MODULE: ./build/src/model/json.js
var json = __nccwpck_require__(653);
// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __nccwpck_require__(757);
// EXTERNAL MODULE: ./build/src/demo/errors.js
var errors = __nccwpck_require__(138);
;// CONCATENATED MODULE: ./build/src/demo/asking.js
// The reads that ask: elicited_read asks the user, sampled_read the client's model, where the client can be asked.
// Knows neither sessions nor transports: the question goes through `Ask`.

/** How often the client is asked under the flood aspects. */
const FLOOD = 12;
const FORM = {
    message: "In which unit would you like temperatures?",
    requestedSchema: {
        type: "object",
        properties: { unit: { type: "string", enum: ["celsius", "fahrenheit"], description: "Unit of temperature." } },
        required: ["unit"],
    },
};
const QUESTION = {
    messages: [{ role: "user", content: { type: "text", text: "Sum up in one sentence: harbour 18 °C, hilltop 14 °C, airfield 17 °C." } }],
    maxTokens: 60,
};
/** The text a read answers after asking; null for a read that does not ask, a client that cannot be asked, or one that refuses. */
async function askedRead(tool, { ask }) {
    if (tool === "elicited_read" && ask.can("elicitation"))
        return elicited(ask);
    return tool === "sampled_read" && ask.can("sampling") ? sampled(ask) : null;
}
async function elicited(ask) {
    const { message, requestedSchema } = FORM;
    const params = ask.broken.has("elicitation-invalid") ? { message } : { message, requestedSchema };
    const answer = await repeated(ask, "elicitation", "elicitation/create", params);
    const content = answer?.["action"] === "accept" ? answer["content"] : undefined;
    const unit = (0,json/* isJsonObject */.O)(content) ? content["unit"] : undefined;
    return typeof unit === "string" ? unit : null;
}
async function sampled(ask) {
    const { messages, maxTokens } = QUESTION;
    const params = ask.broken.has("sampling-invalid") ? { messages } : { messages, maxTokens };
    const answer = await repeated(ask, "sampling", "sampling/createMessage", params);
    const content = answer?.["content"];
    const text = (0,json/* isJsonObject */.O)(content) ? content["text"] : undefined;
    return typeof text === "string" ? text : null;
}
/** Asks once, or as the aspects of this asking say. */
async function repeated(ask, asking, method, params) {
    const times = ask.broken.has(`${asking}-flood`) ? FLOOD : 1;
    let answer = null;
    for (let i = 0; i < times; i += 1) {
        answer = await ask.request(method, params);
        if (answer === null)
            return null;
    }
    if (ask.broken.has(`${asking}-stall`))
        await ask.abandoned();
    return answer;
}

;// CONCATENATED MODULE: ./build/src/demo/tools.js
/** A failure that is answered as a tool result with `isError`; `said` goes into its structured content. */
class ToolError extends Error {
    said;
    name = "ToolError";
    constructor(message, said) {
        super(message);
        this.said = said;
    }
}
/** How long slow_read takes, in milliseconds: between the latency bands of 300 ms and 1 s. */
const SLOW_READ_MS = 400;
/** Longest string argument the tools accept, in characters. */
const MAX_ARGUMENT_CHARACTERS = 200;
const NO_PARAMETERS = { type: "object" };
const READ = { readOnlyHint: true };
const CONDITIONS = ["clear", "cloudy", "rainy", "windy"];
function read(name, description, run) {
    return { entry: { name, description, inputSchema: NO_PARAMETERS, annotations: READ }, strings: [], run };
}
function tools_text(value) {
    return typeof value === "string" ? value : undefined;
}
/** A made-up but repeatable report: the same city always has the same weather. */
function weather(city) {
    const sum = [...city].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
    return `${city}: ${CONDITIONS[sum % CONDITIONS.length] ?? "clear"}, ${String(5 + (sum % 25))} °C`;
}
/** The tools in catalog order. The two short descriptions and reset_counter's missing readOnlyHint are deliberate losses. */
const TOOLS = [
    read("describe_status", "Says whether the demo server is well.", () => "The demo server is well."),
    read("read_counter", "Reads the counter that increment_counter raises and reset_counter sets to zero.", ({ world }) => String(world.counter)),
    read("read_settings", "Reads the settings in force: unit system, language and number of stations, as text.", () => ({
        text: "units: metric; language: en; stations: 3",
        structured: { units: "metric", language: "en", stations: 3 },
    })),
    read("list_stations", "Lists the names of the weather stations, each once, separated by a comma and space.", () => "harbour, hilltop, airfield"),
    {
        entry: {
            name: "report_weather",
            description: "Reports the current weather of one city.",
            inputSchema: { type: "object", properties: { city: { type: "string", description: "Lisbon if absent." } } },
            annotations: READ,
        },
        strings: [{ name: "city", required: false }],
        run: ({ args }) => weather(tools_text(args["city"]) ?? "Lisbon"),
    },
    {
        entry: {
            name: "shared_read",
            description: "Reads a note that every client can read.",
            inputSchema: { type: "object", properties: { id: { type: "string", description: "Note" } }, required: ["id"] },
            annotations: READ,
        },
        strings: [{ name: "id", required: true }],
        run: ({ args }) => `${tools_text(args["id"]) ?? ""}: nothing written yet.`,
    },
    read("elicited_read", "Reads the preferred unit of temperature: celsius until a user has asked for another.", () => "celsius"),
    read("sampled_read", "Reads a one-sentence summary of the weather over all stations, as of this morning.", () => "Mild and dry at all three stations."),
    read("flaky_read", "Reads a sensor with a loose contact: two reads fail, the third one is answered.", ({ earlierCalls }) => {
        // Two failures, then a success: three calls to a fresh session show both, in this order.
        if (earlierCalls % 3 < 2)
            throw new ToolError("The sensor did not answer; try again.", { code: "sensor-silent", retryable: true });
        return "21.5 °C";
    }),
    read("slow_read", "Reads the oldest entry of the weather archive, which takes close to half a second.", async ({ wait }) => {
        await wait(SLOW_READ_MS);
        return "1 January: 4 °C, rainy";
    }),
    {
        entry: {
            name: "increment_counter",
            description: "Adds one to the counter; answers its new value.",
            inputSchema: NO_PARAMETERS,
            annotations: { readOnlyHint: false, destructiveHint: false },
        },
        strings: [],
        run: ({ world }) => String((world.counter += 1)),
    },
    {
        entry: {
            name: "reset_counter",
            description: "Sets the counter back to zero.",
            inputSchema: NO_PARAMETERS,
            annotations: { destructiveHint: true },
        },
        strings: [],
        run: ({ world }) => String((world.counter = 0)),
    },
];
/** What is wrong with a call's arguments, as a sentence, or null when they satisfy the schema. */
function argumentFault(tool, args) {
    for (const { name, required } of tool.strings) {
        const value = args[name];
        if (value === undefined && !required)
            continue;
        if (typeof value !== "string")
            return value === undefined ? `${name} is required.` : `${name} must be a string.`;
        if (value.length > MAX_ARGUMENT_CHARACTERS)
            return `${name} may have at most ${String(MAX_ARGUMENT_CHARACTERS)} characters.`;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/src/demo/calls.js
// `tools/call` of the demo: argument checks, the tool's work, and the aspects that concern calls.




/** How long a read holds the lock under `contention`, in milliseconds: long enough for a second client to meet it. */
const CONTENDED_READ_MS = 80;
/** How long read_counter takes under `slow`, in milliseconds: inside the latency band of 300 ms to 1 s. */
const SLOW_COUNTER_MS = 600;
/** String arguments from this length on end the connection under `payload`, in characters. */
const FATAL_CHARACTERS = 100_000;
/** The longest string argument under `small-arguments`, in characters. */
const SMALL_CHARACTERS = 100;
/** Resolves after `ms` milliseconds, or at once when the signal is aborted. */
function wait(ms, signal) {
    return new Promise((resolve) => {
        if (signal.aborted) {
            resolve();
            return;
        }
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener("abort", done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener("abort", done);
    });
}
/** Resolves when the client gives up, else never. */
function abandoned(signal) {
    return new Promise((resolve) => {
        if (signal.aborted)
            resolve();
        else
            signal.addEventListener("abort", () => resolve(), { once: true });
    });
}
function success(answer) {
    if (typeof answer === "string")
        return { content: [{ type: "text", text: answer }] };
    return { content: [{ type: "text", text: answer.text }], structuredContent: answer.structured };
}
function toolError(text, said) {
    return { content: [{ type: "text", text }], isError: true, ...(said === undefined ? {} : { structuredContent: said }) };
}
/**
 * Answers one `tools/call`.
 * @throws RpcError for a call that names no tool, and where an aspect asks for one
 * @throws ConnectionLost where an aspect ends the connection
 */
async function callTool(params, context) {
    const { broken } = context;
    const { name, arguments: given } = params;
    if (typeof name !== "string")
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "A tool name is missing.");
    if (given !== undefined && !(0,json/* isJsonObject */.O)(given))
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "Arguments must be an object.");
    const args = given ?? {};
    const tool = broken.has("no-tools") ? undefined : TOOLS.find((candidate) => candidate.entry.name === name);
    if (tool === undefined) {
        if (broken.has("unknown-tool"))
            return success("Done.");
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "Unknown tool.");
    }
    if (broken.has("payload") && Object.values(args).some((value) => typeof value === "string" && value.length >= FATAL_CHARACTERS)) {
        throw new errors/* ConnectionLost */.pz();
    }
    const fault = argumentFault(tool, args) ?? brokenFault(tool, args, broken);
    if (fault !== null) {
        context.traces.refused = true;
        context.traces.poisoned = true;
        if (broken.has("empty-error"))
            return { content: [], isError: true };
        if (broken.has("wrong-code"))
            throw new errors/* RpcError */.Qc(errors/* INTERNAL_ERROR */.zR, fault);
        const code = broken.has("renamed-code") ? "E42" : "invalid-arguments";
        if (!broken.has("lying-errors"))
            return toolError(fault, { code, retryable: false });
    }
    if (!broken.has("contention") || tool.entry.annotations?.readOnlyHint !== true)
        return work(tool, args, context);
    if (!context.lock.enter(context.session))
        return toolError("Another client is reading.");
    try {
        await wait(CONTENDED_READ_MS, context.signal);
        return await work(tool, args, context);
    }
    finally {
        context.lock.leave(context.session);
    }
}
async function work(tool, args, context) {
    const { name } = tool.entry;
    const earlierCalls = context.countCall(name);
    const instead = name === "read_counter" ? await brokenCounter(earlierCalls, args, context) : brokenRead(name, earlierCalls, context);
    if (instead !== null)
        return instead;
    const asked = await askedRead(name, context);
    if (asked !== null)
        return success(asked);
    try {
        return success(await tool.run({ args, world: context.world, earlierCalls, wait: (ms) => wait(ms, context.signal) }));
    }
    catch (error) {
        if (!(error instanceof ToolError))
            throw error;
        const { code, retryable } = error.said;
        return toolError(error.message, {
            code: context.broken.has("error-code") ? `${code}-${String(earlierCalls)}` : code,
            retryable: retryable && !context.broken.has("unretryable"),
        });
    }
}
/** What is wrong with arguments under the aspects that add rules; null when nothing is. */
function brokenFault(tool, args, broken) {
    const { city, station, country } = args;
    if (broken.has("small-arguments") && Object.values(args).some((value) => typeof value === "string" && value.length > SMALL_CHARACTERS))
        return "Arguments may have at most 100 characters.";
    if (tool.entry.name !== "report_weather")
        return null;
    if (broken.has("undeclared-argument") && typeof station !== "string")
        return "station is required.";
    if (broken.has("new-argument") && typeof country !== "string")
        return "country is required and must be a string.";
    if (broken.has("picky") && typeof city === "string" && city !== city.toUpperCase())
        return "city must be in capital letters.";
    return null;
}
/** What a read other than read_counter does under the aspects that break it; null to go on as usual. */
function brokenRead(name, earlierCalls, { broken, traces }) {
    if (name === "flaky_read" && broken.has("no-recovery"))
        return toolError("The sensor did not answer; try again.", { code: "sensor-silent", retryable: true });
    if (name === "list_stations" && broken.has("stuck") && traces.refused)
        return toolError("The list is still locked.");
    if (name === "shared_read" && broken.has("poisoned") && traces.poisoned) {
        traces.poisoned = false;
        return toolError("The note is still open.");
    }
    if (name !== "read_settings")
        return null;
    const text = `read ${String(earlierCalls + 1)}`;
    if (broken.has("missing-field"))
        return success({ text, structured: { language: "en", stations: 3 } });
    return broken.has("wrong-value") ? success({ text, structured: { units: "metric", language: "en", stations: 4 } }) : null;
}
/** What read_counter does under the aspects that break it; null to go on as usual. */
async function brokenCounter(earlierCalls, args, context) {
    const { broken } = context;
    if (broken.has("crash"))
        throw new errors/* ConnectionLost */.pz();
    if (broken.has("hang"))
        await abandoned(context.signal);
    if (broken.has("rejecting"))
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "Not with these arguments.");
    if (broken.has("unsynthesizable") && typeof args["ticket"] !== "string")
        return toolError("ticket is required and must be a string.");
    if (broken.has("flaky") && earlierCalls % 2 === 0)
        return toolError("The counter is busy.");
    if (broken.has("slow"))
        await wait(SLOW_COUNTER_MS, context.signal);
    if (broken.has("output-schema"))
        return success({ text: "none", structured: { value: "none" } });
    if (broken.has("output-field"))
        return success({ text: "none", structured: {} });
    return null;
}

;// CONCATENATED MODULE: ./build/src/demo/catalog.js
// What the demo lists: the tools as they are, changed by the aspects that concern listings. No call is made here.


/** Aspects under which read_counter declares an output schema. */
const OUTPUT_ASPECTS = ["output-schema", "output-missing", "output-field"];
const SECOND_PAGE = "page-2";
const FILLER = "This sentence adds nothing an agent could use, yet every session pays for it in full. ".repeat(40);
function withoutDescriptions(schema) {
    const { description: _, ...rest } = schema;
    const properties = rest["properties"];
    if (!(0,json/* isJsonObject */.O)(properties))
        return rest;
    return {
        ...rest,
        properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, (0,json/* isJsonObject */.O)(value) ? withoutDescriptions(value) : value])),
    };
}
/** The entries as listed under the given aspects, in catalog order; fresh objects. */
function listedTools(broken) {
    if (broken.has("no-tools"))
        return [];
    return TOOLS.map(({ entry: original }) => {
        const entry = structuredClone(original);
        const properties = entry.inputSchema["properties"];
        // Not required, so that arguments can still be built: only the listing is worse.
        if (broken.has("untyped") && (0,json/* isJsonObject */.O)(properties))
            properties["detail"] = { description: "How much to tell." };
        if (entry.name === "read_counter") {
            if (broken.has("unsynthesizable")) {
                entry.inputSchema = {
                    type: "object",
                    properties: { ticket: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$", description: "Ticket of the reader." } },
                    required: ["ticket"],
                };
            }
            if (OUTPUT_ASPECTS.some((aspect) => broken.has(aspect))) {
                entry.outputSchema = { type: "object", properties: { value: { type: "integer" } }, required: ["value"] };
            }
        }
        if (entry.name === "report_weather" && (0,json/* isJsonObject */.O)(properties)) {
            if (broken.has("undeclared-argument"))
                entry.inputSchema["required"] = ["station"];
            if (broken.has("new-argument")) {
                properties["country"] = { type: "string", description: "Country of the city." };
                entry.inputSchema["required"] = ["country"];
            }
        }
        if (broken.has("bloated"))
            entry.description = `${entry.description ?? ""} ${FILLER}`;
        if (broken.has("undescribed")) {
            delete entry.description;
            entry.inputSchema = withoutDescriptions(entry.inputSchema);
        }
        if (broken.has("unannotated") && entry.annotations?.readOnlyHint === true)
            delete entry.annotations;
        if (broken.has("destructive-undeclared") && entry.annotations?.destructiveHint === false)
            delete entry.annotations.destructiveHint;
        return entry;
    });
}
/**
 * One page of the catalog. The unbroken demo has a single page.
 * @returns the page, `unknown-cursor`, or `failed` where an aspect makes the page fail
 */
function toolPage(cursor, broken) {
    const paged = ["duplicate-page", "stalled-cursor", "page-error", "invalid-entry"].some((aspect) => broken.has(aspect));
    const tools = listedTools(broken);
    if (cursor === undefined)
        return paged ? { tools, nextCursor: SECOND_PAGE } : { tools };
    if (!paged || cursor !== SECOND_PAGE)
        return "unknown-cursor";
    if (broken.has("page-error"))
        return "failed";
    const second = [
        ...(broken.has("duplicate-page") ? tools.slice(0, 1) : []),
        ...(broken.has("invalid-entry") ? [{ name: "schemaless_read" }] : []),
    ];
    return broken.has("stalled-cursor") ? { tools: second, nextCursor: SECOND_PAGE } : { tools: second };
}

;// CONCATENATED MODULE: ./build/src/demo/outbound.js
// What one session of the demo sends unasked: questions to the client, and word of changed resources.

/** How often the live resource changes, in milliseconds. */
const CHANGE_MS = 200;
/** Questions that wait for the client's answer. */
class Questions {
    #last = 0;
    #waiting = new Map();
    /** Asks; null when the client answers with an error, or the signal is aborted first. */
    ask(method, params, emit, signal) {
        const id = `demo-${String((this.#last += 1))}`;
        return new Promise((resolve) => {
            const settle = (result) => {
                this.#waiting.delete(id);
                signal.removeEventListener("abort", giveUp);
                resolve(result);
            };
            const giveUp = () => settle(null);
            if (signal.aborted)
                return giveUp();
            signal.addEventListener("abort", giveUp);
            this.#waiting.set(id, settle);
            emit({ jsonrpc: "2.0", id, method, params });
        });
    }
    /** Takes a response of the client; one to no question is dropped. */
    answered(message) {
        const { id, result } = message;
        if (id !== undefined)
            this.#waiting.get(id)?.((0,json/* isJsonObject */.O)(result) ? result : null);
    }
}
/** The resources a client wants to hear of. */
class Subscriptions {
    #timers = new Map();
    /** Announces changes of a resource until it is removed. */
    add(uri, emit) {
        this.remove(uri);
        const timer = setInterval(() => emit({ jsonrpc: "2.0", method: "notifications/resources/updated", params: { uri } }), CHANGE_MS);
        // A subscription is no reason to stay.
        timer.unref();
        this.#timers.set(uri, timer);
    }
    remove(uri) {
        clearInterval(this.#timers.get(uri));
        this.#timers.delete(uri);
    }
    close() {
        for (const uri of [...this.#timers.keys()])
            this.remove(uri);
    }
}

;// CONCATENATED MODULE: ./build/src/demo/surfaces.js
// The demo's resources, prompts and completions, with the aspects that concern them. No session, no transport.


/** "Resource not found" of the revisions up to 2025-11-25. */
const RESOURCE_NOT_FOUND = -32002;
const TEXTS = { "demo://stations": "harbour, hilltop, airfield", "demo://reading": "21.5 °C" };
/** The one resource that changes, and that can be subscribed to. */
const LIVE_RESOURCE = "demo://reading";
const RESOURCES = [
    { uri: "demo://stations", name: "stations", mimeType: "text/plain" },
    { uri: LIVE_RESOURCE, name: "reading", mimeType: "text/plain" },
];
const PROMPT = {
    name: "forecast",
    description: "Asks for a forecast from the reported weather.",
    arguments: [{ name: "city", description: "City of the forecast." }],
};
const CITIES = ["Lagos", "Leeds", "Lima", "Lisbon", "London", "Madrid", "Oslo", "Paris", "Rome", "Vienna"];
/** How many cities `completion-flood` suggests. */
const surfaces_FLOOD = 200;
/** `resources/list`, without its cursor. */
function listedResources(broken) {
    if (broken.has("surface"))
        throw new errors/* RpcError */.Qc(errors/* INTERNAL_ERROR */.zR, "Resources cannot be listed.");
    return { resources: [...RESOURCES] };
}
/** `resources/read`. @throws RpcError for a resource there is none of */
function readResource(params, broken) {
    const { uri } = params;
    const text = typeof uri === "string" && Object.hasOwn(TEXTS, uri) ? TEXTS[uri] : undefined;
    if (text === undefined || typeof uri !== "string")
        throw new errors/* RpcError */.Qc(RESOURCE_NOT_FOUND, "Resource not found.");
    if (broken.has("unreadable") && uri === LIVE_RESOURCE)
        throw new errors/* RpcError */.Qc(errors/* INTERNAL_ERROR */.zR, "The reading cannot be read.");
    return { contents: [{ uri, mimeType: "text/plain", text }] };
}
/** The resource that a subscription is for. @throws RpcError for one that never changes */
function subscribable(params, broken) {
    if (broken.has("no-subscription"))
        throw new errors/* RpcError */.Qc(errors/* INTERNAL_ERROR */.zR, "No subscriptions today.");
    if (params["uri"] !== LIVE_RESOURCE)
        throw new errors/* RpcError */.Qc(RESOURCE_NOT_FOUND, "Only demo://reading can be subscribed to.");
    return LIVE_RESOURCE;
}
/** `prompts/list`, without its cursor. */
function listedPrompts() {
    return { prompts: [PROMPT] };
}
/** `prompts/get`. @throws RpcError for a prompt there is none of */
function getPrompt(params) {
    if (params["name"] !== PROMPT.name)
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "Unknown prompt.");
    const given = params["arguments"];
    const city = (0,json/* isJsonObject */.O)(given) && typeof given["city"] === "string" ? given["city"] : "Lisbon";
    return { messages: [{ role: "user", content: { type: "text", text: `Report the weather of ${city}, then forecast tomorrow's.` } }] };
}
/** `completion/complete`. @throws RpcError for a prompt or an argument there is none of */
function complete(params, broken) {
    const { ref, argument } = params;
    const isKnown = (0,json/* isJsonObject */.O)(ref) && ref["type"] === "ref/prompt" && ref["name"] === PROMPT.name;
    if (!isKnown || !(0,json/* isJsonObject */.O)(argument) || argument["name"] !== "city" || broken.has("completion-unknown"))
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "Nothing to complete by that name.");
    const typed = typeof argument["value"] === "string" ? argument["value"].toLowerCase() : "";
    if (broken.has("completion-invalid"))
        return { completion: { values: [1, 2, 3] } };
    const cities = broken.has("completion-flood") ? Array.from({ length: surfaces_FLOOD }, (_, i) => `City ${String(i)}`) : CITIES;
    const values = broken.has("completion-flood") ? cities : cities.filter((city) => city.toLowerCase().startsWith(typed));
    return { completion: { values, total: values.length, hasMore: false } };
}

;// CONCATENATED MODULE: ./build/src/demo/session.js
// One client's session with the demo server: JSON-RPC messages in, replies out, for the revisions 2024-11-05 to 2025-11-25.
// Knows no transport: a defect that ends the connection is thrown as ConnectionLost, the transport does the rest.







/** Revisions the server speaks, newest first. */
const REVISIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const LATEST = "2025-11-25";
/** Batches exist in this revision only; there a server must accept them. */
const BATCH_REVISION = "2025-03-26";
/** A date-shaped revision outside REVISIONS, for the negotiation-inconsistent aspect. */
const PHANTOM_REVISION = "2024-10-07";
/** Elicitation exists from this revision on. */
const ELICITATION_SINCE = "2025-06-18";
/** Methods that need a handshake first; `ping` does not, and an unknown one is unknown at any time. */
const KNOWN_AFTER_INITIALIZE = new Set([
    "tools/list",
    "tools/call",
    "resources/list",
    "resources/templates/list",
    "resources/read",
    "resources/subscribe",
    "resources/unsubscribe",
    "prompts/list",
    "prompts/get",
    "completion/complete",
]);
/** The initialized state machine of one client. */
class DemoSession {
    id;
    shared;
    #revision = null;
    #pending = new Map();
    #cancelled = new Set();
    #callsByTool = new Map();
    #questions = new Questions();
    #subscriptions = new Subscriptions();
    #traces = { refused: false, poisoned: false };
    #clientCapabilities = {};
    /** Reaches the client outside of any request; undefined while there is no such way. */
    broadcast;
    /** Told once the session is over. */
    onClosed;
    /** @param id distinguishes the sessions of one process */
    constructor(id, shared) {
        this.id = id;
        this.shared = shared;
    }
    /**
     * Handles one decoded message or batch.
     * @param emit reaches the client while its request is under way; undefined where the transport cannot
     * @returns what to send back, or null when nothing is to be sent (notifications, responses, cancelled requests)
     * @throws ConnectionLost when an aspect ends the connection
     */
    async receive(message, emit) {
        if (!Array.isArray(message))
            return this.#one(message, emit);
        if (this.#revision !== BATCH_REVISION || message.length === 0)
            return failure(undefined, new errors/* RpcError */.Qc(errors/* INVALID_REQUEST */.Me, "A single message was expected."));
        const replies = (await Promise.all(message.map((item) => this.#one(item, emit)))).filter((reply) => reply !== null);
        return replies.length === 0 ? null : replies;
    }
    /** Gives up every request still running, and every subscription. */
    close() {
        this.#subscriptions.close();
        this.onClosed?.();
        for (const controller of this.#pending.values())
            controller.abort();
    }
    async #one(message, emit) {
        if (!(0,json/* isJsonObject */.O)(message) || message["jsonrpc"] !== "2.0")
            return failure(undefined, new errors/* RpcError */.Qc(errors/* INVALID_REQUEST */.Me, "Not a JSON-RPC 2.0 message."));
        const { id, method } = message;
        if (typeof method !== "string") {
            if (!("result" in message || "error" in message))
                return failure(id, new errors/* RpcError */.Qc(errors/* INVALID_REQUEST */.Me, "A method is missing."));
            this.#questions.answered(message);
            return null;
        }
        const given = message["params"];
        const params = (0,json/* isJsonObject */.O)(given) ? given : {};
        if (id === undefined) {
            this.#notified(method, params);
            return null;
        }
        if (typeof id !== "string" && !Number.isInteger(id))
            return failure(undefined, new errors/* RpcError */.Qc(errors/* INVALID_REQUEST */.Me, "An id must be a string or an integer."));
        const controller = new AbortController();
        this.#pending.set(id, controller);
        try {
            const result = await this.#request(method, params, controller.signal, emit);
            return controller.signal.aborted ? this.#afterCancel(id) : { jsonrpc: "2.0", id, result };
        }
        catch (error) {
            if (error instanceof errors/* ConnectionLost */.pz)
                throw error;
            return controller.signal.aborted
                ? this.#afterCancel(id)
                : failure(id, error instanceof errors/* RpcError */.Qc ? error : new errors/* RpcError */.Qc(errors/* INTERNAL_ERROR */.zR, "Internal error."));
        }
        finally {
            this.#cancelled.delete(id);
            if (this.#pending.get(id) === controller)
                this.#pending.delete(id);
        }
    }
    #notified(method, params) {
        const id = params["requestId"];
        if (method !== "notifications/cancelled" || id === undefined || this.shared.broken.has("uncancellable"))
            return;
        const running = this.#pending.get(id);
        if (running === undefined)
            return;
        this.#cancelled.add(id);
        running.abort();
    }
    /** What a request that was given up brings: nothing, unless an aspect says otherwise. */
    #afterCancel(id) {
        const answers = this.#cancelled.has(id) && this.shared.broken.has("cancel-error");
        return answers ? failure(id, new errors/* RpcError */.Qc(errors/* INTERNAL_ERROR */.zR, "The call broke off.")) : null;
    }
    async #request(method, params, signal, emit) {
        const { broken } = this.shared;
        if (KNOWN_AFTER_INITIALIZE.has(method))
            this.#mustBeInitialized();
        switch (method) {
            case "initialize":
                return this.#initialize(params);
            case "ping":
                if (broken.has("ping"))
                    throw new errors/* RpcError */.Qc(errors/* METHOD_NOT_FOUND */.X$, "Method not found.");
                return {};
            case "tools/list":
                return listTools(params, broken);
            case "tools/call":
                return this.#callTool(params, signal, emit);
            case "resources/list":
                return broken.has("surface-cursor")
                    ? { ...listedResources(broken), nextCursor: "again" }
                    : onePage(params, listedResources(broken));
            case "resources/templates/list":
                return onePage(params, { resourceTemplates: [] });
            case "resources/read":
                return readResource(params, broken);
            case "resources/subscribe":
                return this.#subscribe(subscribable(params, broken));
            case "resources/unsubscribe":
                this.#subscriptions.remove(subscribable(params, broken));
                return {};
            case "prompts/list":
                return onePage(params, listedPrompts());
            case "prompts/get":
                return getPrompt(params);
            case "completion/complete":
                if (broken.has("completion-stall"))
                    await abandoned(signal);
                return complete(params, broken);
            default:
                // Only after the handshake, so that a client that probes for other eras still finds this one.
                if (broken.has("unknown-method") && this.#revision !== null)
                    return {};
                throw new errors/* RpcError */.Qc(errors/* METHOD_NOT_FOUND */.X$, "Method not found.");
        }
    }
    #callTool(params, signal, emit) {
        const { broken } = this.shared;
        return callTool(params, {
            ...this.shared,
            session: this.id,
            signal,
            traces: this.#traces,
            countCall: (tool) => {
                const earlier = this.#callsByTool.get(tool) ?? 0;
                this.#callsByTool.set(tool, earlier + 1);
                return earlier;
            },
            ask: {
                broken,
                can: (asking) => emit !== undefined &&
                    (0,json/* isJsonObject */.O)(this.#clientCapabilities[asking]) &&
                    (asking !== "elicitation" || (this.#revision ?? "") >= ELICITATION_SINCE),
                request: (method, question) => (emit === undefined ? Promise.resolve(null) : this.#questions.ask(method, question, emit, signal)),
                abandoned: () => abandoned(signal),
            },
        });
    }
    #subscribe(uri) {
        if (!this.shared.broken.has("silent-resource"))
            this.#subscriptions.add(uri, (message) => this.broadcast?.(message));
        return {};
    }
    #mustBeInitialized() {
        if (this.#revision === null)
            throw new errors/* RpcError */.Qc(errors/* INVALID_REQUEST */.Me, "The session is not initialized.");
    }
    #initialize(params) {
        const offered = params["protocolVersion"];
        if (typeof offered !== "string")
            throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "protocolVersion is missing.");
        const revision = this.#answerTo(offered);
        this.#revision = revision;
        this.#clientCapabilities = (0,json/* isJsonObject */.O)(params["capabilities"]) ? params["capabilities"] : {};
        return {
            protocolVersion: revision,
            capabilities: { tools: {}, resources: { subscribe: true }, prompts: {}, completions: {} },
            serverInfo: { name: "mcpeval-demo", version: version/* GENERATOR_VERSION */.R },
        };
    }
    #answerTo(offered) {
        if (REVISIONS.includes(offered))
            return offered;
        const { broken } = this.shared;
        if (broken.has("negotiation"))
            return offered;
        if (broken.has("negotiation-invalid"))
            return "latest";
        if (broken.has("negotiation-inconsistent") && offered !== PHANTOM_REVISION)
            return PHANTOM_REVISION;
        return LATEST;
    }
}
function failure(id, error) {
    // Without an id: the message's own could not be read, and the revisions know no null id.
    const head = typeof id === "string" || typeof id === "number" ? { jsonrpc: "2.0", id } : { jsonrpc: "2.0" };
    return { ...head, error: { code: error.code, message: error.message } };
}
function cursorOf(params) {
    const cursor = params["cursor"];
    if (cursor !== undefined && typeof cursor !== "string")
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "A cursor must be a string.");
    return cursor;
}
function onePage(params, page) {
    if (cursorOf(params) !== undefined)
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "Unknown cursor.");
    return page;
}
function listTools(params, broken) {
    const page = toolPage(cursorOf(params), broken);
    if (page === "unknown-cursor")
        throw new errors/* RpcError */.Qc(errors/* INVALID_PARAMS */.lz, "Unknown cursor.");
    if (page === "failed")
        throw new errors/* RpcError */.Qc(errors/* INTERNAL_ERROR */.zR, "The page cannot be read.");
    return page;
}


/***/ }),

/***/ 764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ serveStdio)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(138);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(124);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(310);



const BAD_JSON = JSON.stringify({ jsonrpc: "2.0", error: { code: _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PARSE_ERROR */ .to, message: "Not JSON." } });
/**
 * Serves until the input ends.
 * @returns the process exit code: 0 at the end of input, 1 when an aspect ended the connection
 */
function serveStdio(broken, input, output) {
    const session = new _session_js__WEBPACK_IMPORTED_MODULE_2__/* .DemoSession */ .A("stdio", { broken, world: { counter: 0 }, lock: (0,_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .siblingLock */ .U)() });
    return new Promise((resolve) => {
        let open = true;
        let parts = [];
        function end(code) {
            if (!open)
                return;
            open = false;
            session.close();
            input.destroy();
            resolve(code);
        }
        function write(message) {
            if (open)
                output.write(`${JSON.stringify(message)}\n`);
        }
        session.broadcast = write;
        async function line(text) {
            if (text.trim() === "")
                return;
            let message;
            try {
                message = JSON.parse(text);
            }
            catch {
                output.write(`${BAD_JSON}\n`);
                return;
            }
            try {
                const reply = await session.receive(message, write);
                if (reply !== null)
                    write(reply);
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionLost */ .pz))
                    throw error;
                end(1);
            }
        }
        // The client closed its end of the pipe: nobody is left to talk to.
        output.on("error", () => end(0));
        input.setEncoding("utf8");
        input.on("data", (chunk) => {
            const pieces = chunk.split("\n");
            const last = pieces.pop() ?? "";
            for (const piece of pieces) {
                parts.push(piece);
                const text = parts.join("");
                parts = [];
                if (open)
                    void line(text);
            }
            if (last !== "")
                parts.push(last);
        });
        input.on("end", () => end(0));
        input.on("error", () => end(0));
    });
}


/***/ }),

/***/ 653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isJsonObject)
/* harmony export */ });
// JSON values as types, for what comes off the wire before anything is known about it.
/** Whether a value is a JSON object (not null, not an array). */
function isJsonObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ GENERATOR_VERSION)
});

// UNUSED EXPORTS: GENERATOR_NAME

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"UU":"mcpeval","rE":"0.1.0"}');
;// CONCATENATED MODULE: ./build/src/model/version.js
// The one place that knows the evaluator's version: package.json, inlined by the bundler.

/** The evaluator's name, as reports and handshakes spell it. */
const GENERATOR_NAME = package_namespaceObject.UU;
/** The evaluator's version (SemVer), part of every measurement profile. */
const GENERATOR_VERSION = package_namespaceObject.rE;


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(428);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
