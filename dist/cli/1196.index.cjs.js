"use strict";
exports.id = 1196;
exports.ids = [1196];
exports.modules = {

/***/ 58815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDoctor: () => (/* binding */ runDoctor)
});

// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __webpack_require__(36757);
// EXTERNAL MODULE: ./build/src/session/envelope.js
var session_envelope = __webpack_require__(37924);
;// CONCATENATED MODULE: ./build/src/engine/doctor/ask.js

/** Asks over one channel, one question after another. */
class Interview {
    channel;
    clock;
    /** Frames that were no JSON. */
    noise = 0;
    #lastId = 0;
    #waiting;
    #ending;
    constructor(channel, clock) {
        this.channel = channel;
        this.clock = clock;
        channel.onFrame((frame) => this.#onFrame(frame));
        void channel.ended.then((ending) => {
            this.#ending = ending;
            this.#waiting?.settle(fromEnding(ending));
        });
    }
    /**
     * Asks and waits. Never rejects.
     * @param timeoutMs how long to wait, in milliseconds
     * @param signal ends the wait as if the time were over
     */
    async ask(question, timeoutMs, signal) {
        const id = ++this.#lastId;
        const sentAtMs = this.clock.now();
        const done = new AbortController();
        const stop = signal === undefined ? done.signal : AbortSignal.any([done.signal, signal]);
        const answer = await new Promise((resolve) => {
            const settle = ({ reply, failure, status = null, ending }) => {
                this.#waiting = undefined;
                const ms = failure === "no-reply" || failure === "not-started" ? null : Math.round(this.clock.now() - sentAtMs);
                resolve({ reply, failure, status, ms, ending });
            };
            this.#waiting = { id, settle };
            if (this.#ending !== undefined)
                return settle(fromEnding(this.#ending));
            const over = () => settle({ reply: undefined, failure: "no-reply" });
            this.clock.sleep(timeoutMs, stop).then(over, () => done.signal.aborted || over());
            const { method, params, headers, stateless } = question;
            void this.channel.send({
                message: { jsonrpc: "2.0", id, method, params },
                requestId: id,
                ...(headers === undefined ? {} : { headers }),
                ...(stateless === true ? { stateless } : {}),
            });
        });
        done.abort();
        return answer;
    }
    /** Sends a notification and waits until it went out. */
    tell(method, headers) {
        return this.channel.send({ message: { jsonrpc: "2.0", method }, ...(headers === undefined ? {} : { headers }) });
    }
    #onFrame(frame) {
        const waiting = this.#waiting;
        if (frame.kind === "exchange-ended") {
            if (waiting !== undefined && frame.requestId === waiting.id)
                waiting.settle(fromExchange(frame));
            return;
        }
        if (frame.json === undefined)
            this.noise += 1;
        if (waiting !== undefined)
            this.#onMessage(frame, waiting);
    }
    #onMessage(frame, { id, settle }) {
        const status = frame.http?.status ?? null;
        const isOurs = frame.http?.requestId === id;
        if (status === 401 || status === 403) {
            if (isOurs)
                settle({ reply: undefined, failure: "auth-required", status });
            return;
        }
        const envelope = (0,session_envelope/* classify */.L)(Array.isArray(frame.json) && frame.json.length === 1 ? frame.json[0] : frame.json);
        // An error without id that answers a POST can only mean the one request in it.
        if (envelope.kind === "result"
            ? envelope.id === id
            : envelope.kind === "error" && (envelope.id === id || (envelope.id === null && isOurs)))
            settle({ reply: envelope, failure: undefined, status });
        else if (envelope.kind === "broken-reply" && envelope.id === id)
            settle({ reply: undefined, failure: "invalid-message", status });
    }
}
function fromEnding(ending) {
    return { reply: undefined, failure: ending.kind === "not-started" ? "not-started" : "connection-ended", ending };
}
/** What an HTTP exchange without a reply says. */
function fromExchange({ status }) {
    return { reply: undefined, failure: statusOutcome(status), status };
}
/** The outcome that a status alone tells, where no usable body came with it. */
function statusOutcome(status) {
    if (status === null)
        return "no-connection";
    if (status === 401 || status === 403)
        return "auth-required";
    if (status >= 300 && status < 400)
        return "redirect";
    return status >= 400 ? "http-error" : "no-reply-in-body";
}

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/src/session/mcp-headers.js
var mcp_headers = __webpack_require__(49729);
// EXTERNAL MODULE: ./build/src/session/modern.js + 1 modules
var modern = __webpack_require__(43201);
;// CONCATENATED MODULE: ./build/src/engine/doctor/steps.js
// The questions a doctor run asks, and how an answer becomes a step. Knows the messages of both eras; opens nothing.





const CLIENT = { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R };
/** The newest revisions: what is asked first. */
const NEWEST_LEGACY = revisions/* LEGACY_REVISIONS */.TQ[0];
const NEWEST_MODERN = revisions/* MODERN_REVISIONS */.Jt[0];
/** `initialize` at a revision. */
function initializeAt(revision) {
    return { method: "initialize", params: { protocolVersion: revision, capabilities: {}, clientInfo: { ...CLIENT } } };
}
/** A request of 2026-07-28 with its whole envelope. */
function modernRequest(method, transport) {
    const dialect = (0,modern/* modernDialect */.k)(NEWEST_MODERN, transport, { clientInfo: CLIENT, clientCapabilities: {} }, new mcp_headers/* ToolHeaders */.Zd());
    const params = dialect.params(undefined);
    const headers = dialect.headers(method, params);
    return { method, stateless: true, ...(params === undefined ? {} : { params }), ...(headers === undefined ? {} : { headers }) };
}
/** A request after a legacy handshake. */
function legacyRequest(method, revision) {
    return { method, headers: { "mcp-protocol-version": revision } };
}
/** Reads a handshake's or a listing's answer into a step. */
function stepOf(about, answer) {
    const read = answer.reply === undefined ? undefined : readReply(about, answer.reply);
    const exit = answer.ending?.kind === "exited" ? answer.ending.code : null;
    return {
        ...about,
        http_status: answer.status,
        code: answer.reply?.kind === "error" ? answer.reply.code : exit,
        ms: answer.ms,
        outcome: read?.outcome ?? answer.failure ?? "no-reply",
        answered: read?.answered ?? null,
    };
}
/**
 * Reads a listing's answer. A server whose handshake declares no `tools` and that refuses to list them has none, as the standard takes it.
 * @param handshake the answer that opened the connection
 */
function listingOf(about, handshake, answer) {
    const step = stepOf(about, answer);
    const capabilities = handshake.reply?.kind === "result" && (0,json/* isJsonObject */.O)(handshake.reply.value) && handshake.reply.value["capabilities"];
    const hasTools = (0,json/* isJsonObject */.O)(capabilities) && capabilities["tools"] !== undefined;
    return step.outcome === "refused" && !hasTools ? { ...step, outcome: "not-offered" } : step;
}
/** A step that was not asked, because an earlier one made it pointless. */
function skipped(about) {
    return { ...about, http_status: null, code: null, ms: null, outcome: "skipped", answered: null };
}
function readReply(about, reply) {
    if (reply.kind === "error")
        return { outcome: "refused" };
    const result = reply.value;
    if (!(0,json/* isJsonObject */.O)(result))
        return { outcome: "invalid-result" };
    if (about.method === "initialize")
        return readInitialize(result, about.revision);
    if (about.method === "server/discover")
        return readDiscover(result);
    return { outcome: Array.isArray(result["tools"]) ? "ok" : "invalid-result" };
}
function readInitialize(result, offered) {
    const revision = result["protocolVersion"];
    if (typeof revision !== "string" || revision === "")
        return { outcome: "invalid-result" };
    // Only published revisions are named: the server's text could hold anything.
    const answered = (0,revisions/* isLegacyRevision */.Bx)(revision) || (0,revisions/* isModernRevision */.Py)(revision) ? { answered: revision } : {};
    return { outcome: revision === offered ? "ok" : "other-revision", ...answered };
}
function readDiscover(result) {
    const versions = result["supportedVersions"];
    if (!Array.isArray(versions))
        return { outcome: "invalid-result" };
    const modern = versions.find(revisions/* isModernRevision */.Py);
    if (modern !== undefined)
        return { outcome: "ok", answered: modern };
    const legacy = versions.find(revisions/* isLegacyRevision */.Bx);
    return { outcome: "other-revision", ...(legacy === undefined ? {} : { answered: legacy }) };
}
/** Whether a step shows that a client can connect: the handshake was answered with a revision that clients know. */
function isConnected(step) {
    if (step.method === "server/discover")
        return step.outcome === "ok";
    return step.method === "initialize" && (step.outcome === "ok" || (step.outcome === "other-revision" && step.answered !== null));
}

;// CONCATENATED MODULE: ./build/src/engine/doctor/cause.js


/** JSON-RPC's own code for it. */
const INTERNAL_ERROR = -32603;
/** What to do about each cause. Fixed sentences: a doctor report is share-safe. */
const ADVICE = {
    healthy: "the server connects and lists its tools; mcpeval score measures how ready it is",
    "command-not-found": errors/* INCOMPLETE_CODES */.Ab["command-not-found"],
    "server-exited": "the process ended instead of answering; run the command by hand and read its last words on stderr",
    "connection-failed": errors/* INCOMPLETE_CODES */.Ab["connection-failed"],
    "auth-required": errors/* INCOMPLETE_CODES */.Ab["auth-required"],
    redirected: "the server redirects; redirects are not followed, give the final address with --url",
    "server-error": "the server fails while it answers (HTTP 5xx, or error -32603); look at its log while this command runs",
    "wrong-address": "nothing answers MCP at this path; check the path of the address (often /mcp or /sse)",
    "not-mcp": "what answers is no MCP server (no JSON-RPC reply in its responses); check the address, or that the command starts the MCP server",
    "stdout-noise": "the server writes text that is not JSON to stdout and answers nothing usable; send logs and banners to stderr",
    "no-answer": "the server runs and does not answer; check that it reads newline-delimited JSON from stdin (no Content-Length headers) and flushes stdout, or raise --start-timeout",
    "unknown-revision": "the server answers initialize with a protocol version that was never published; answer one of the published revisions",
    "invalid-handshake": "the answer to the handshake is not usable; answer initialize with protocolVersion, capabilities and serverInfo under the request's id",
    "handshake-refused": "the server refuses every protocol revision it was offered; support one of the published revisions",
    "listing-failed": "the handshake works, but tools/list does not answer a tools array; look at how the server handles it",
};
/** The same for a healthy server that declares no tools, and so listed none. */
const HEALTHY_WITHOUT_TOOLS = "the server connects and offers no tools; mcpeval score measures how ready the rest of it is";
/** What to do about the cause that was found in the steps. */
function adviceOn(cause, steps) {
    const hasListed = steps.some(({ method, outcome }) => method === "tools/list" && outcome === "ok");
    return cause === "healthy" && !hasListed ? HEALTHY_WITHOUT_TOOLS : ADVICE[cause];
}
/** The cause that explains the steps best. @param noise frames that were no JSON */
function likelyCause(steps, noise) {
    const made = steps.filter(({ outcome }) => outcome !== "skipped");
    if (made.some(isConnected)) {
        const lists = made.filter(({ method }) => method === "tools/list");
        return lists.some(({ outcome }) => outcome === "ok" || outcome === "not-offered") ? "healthy" : "listing-failed";
    }
    const any = (...outcomes) => made.some(({ outcome }) => outcomes.includes(outcome));
    const posts = made.filter(({ method }) => method !== "GET");
    const every = (test) => posts.length > 0 && posts.every(test);
    if (any("not-started"))
        return "command-not-found";
    if (any("auth-required"))
        return "auth-required";
    if (every(({ outcome }) => outcome === "no-connection"))
        return "connection-failed";
    if (any("redirect"))
        return "redirected";
    if (noise > 0 && any("no-reply") && !any("refused", "invalid-result", "other-revision"))
        return "stdout-noise";
    // A legacy server refuses what it does not know, so an answer to server/discover says nothing of its handshake.
    const handshakes = posts.filter(({ method }) => method === "initialize");
    const isUnanswered = handshakes.every(({ outcome }) => outcome === "connection-ended" || outcome === "no-reply");
    if (isUnanswered && handshakes.some(({ outcome }) => outcome === "connection-ended"))
        return "server-exited";
    if (isUnanswered && handshakes.length > 0)
        return "no-answer";
    if (any("other-revision"))
        return "unknown-revision";
    if (any("invalid-result", "invalid-message"))
        return "invalid-handshake";
    if (every(({ http_status, code }) => code === null && (http_status === 404 || http_status === 405)))
        return "wrong-address";
    // An internal error is no refusal of a revision, whether or not JSON-RPC words it.
    if (posts.some(({ http_status, code }) => code === null && (http_status ?? 0) >= 500))
        return "server-error";
    if (handshakes.length > 0 && handshakes.every(({ http_status, code }) => (http_status ?? 0) >= 500 || code === INTERNAL_ERROR))
        return "server-error";
    if (any("refused"))
        return "handshake-refused";
    if (any("connection-ended"))
        return "server-exited";
    if (any("no-reply"))
        return "no-answer";
    return any("no-reply-in-body", "http-error") ? "not-mcp" : "connection-failed";
}

;// CONCATENATED MODULE: ./build/src/engine/doctor/run.js






/** Once one question was answered, the others get at least this long, in milliseconds. */
const PATIENCE_MS = 3_000;
/**
 * Examines one server. Server processes that failed to start show their last stderr lines through `host.progress.note`.
 * @throws Incomplete `auth-required` when a token is to be obtained and cannot be
 */
async function examine(target, settings, host) {
    const opener = await openerOf(target, host);
    const examination = new Examination(opener, settings, host);
    try {
        host.progress.update("asking the server");
        const steps = await examination.run();
        const cause = likelyCause(steps, examination.noise);
        const connects = new Map(steps.filter(isConnected).map(({ era, transport }) => [`${era} ${transport}`, { era, transport }]));
        if (connects.size === 0)
            for (const line of examination.stderrTail)
                host.progress.note(line);
        return {
            schema: schema_names/* DOCTOR_SCHEMA */.Ko,
            generator: { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R },
            server: settings.server,
            connects: [...connects.values()],
            steps,
            cause,
            advice: adviceOn(cause, steps),
        };
    }
    finally {
        host.progress.stop();
        await examination.end();
        opener.close();
    }
}
async function openerOf(target, host) {
    if (target.kind === "stdio") {
        const { openStdio } = await __webpack_require__.e(/* import() */ 7589).then(__webpack_require__.bind(__webpack_require__, 97589));
        return { transport: "stdio", open: () => openStdio(target, host.clock), close: () => undefined };
    }
    const { openLink } = await __webpack_require__.e(/* import() */ 5817).then(__webpack_require__.bind(__webpack_require__, 85817));
    const { HttpChannel } = await __webpack_require__.e(/* import() */ 6983).then(__webpack_require__.bind(__webpack_require__, 56983));
    const { SseChannel } = await __webpack_require__.e(/* import() */ 9682).then(__webpack_require__.bind(__webpack_require__, 49682));
    const link = await openLink(await withToken(target), host.clock);
    return {
        transport: "streamable-http",
        open: () => new HttpChannel(link),
        openSse: () => new SseChannel(link),
        close: () => link.close(),
    };
}
/** The target with its access token among the headers: an examination is over before a token has to be renewed. */
async function withToken(target) {
    if (target.oauth === undefined)
        return target;
    const { obtainToken } = await Promise.all(/* import() */[__webpack_require__.e(9738), __webpack_require__.e(5617)]).then(__webpack_require__.bind(__webpack_require__, 85617));
    const { proxiedFetch } = await Promise.all(/* import() */[__webpack_require__.e(6786), __webpack_require__.e(8011)]).then(__webpack_require__.bind(__webpack_require__, 38011));
    const { value } = await obtainToken(target, target.oauth, proxiedFetch);
    return { ...target, headers: { ...target.headers, Authorization: `Bearer ${value}` } };
}
class Examination {
    opener;
    settings;
    host;
    stderrTail = [];
    #interviews = [];
    /** How long questions after the first answer wait, in milliseconds. */
    #patienceMs;
    #isHopeless = false;
    /** Ends every pause with the examination. */
    #over = new AbortController();
    constructor(opener, settings, host) {
        this.opener = opener;
        this.settings = settings;
        this.host = host;
        this.#patienceMs = Math.min(PATIENCE_MS, settings.startTimeoutMs);
    }
    get noise() {
        return this.#interviews.reduce((sum, { noise }) => sum + noise, 0);
    }
    /** Both eras' first question goes out at once: whichever is answered shows that the server is up. */
    async run() {
        const { transport } = this.opener;
        const discover = this.#about("modern", "server/discover", NEWEST_MODERN, "server/discover");
        const answered = new AbortController();
        const modern = this.#interview(this.opener.open());
        const legacy = this.#interview(this.opener.open());
        const [discovered, first] = await Promise.all([
            this.#first(modern, modernRequest("server/discover", transport), answered),
            this.#first(legacy, initializeAt(NEWEST_LEGACY), answered),
        ]);
        this.#isHopeless = [discovered, first].every(({ failure }) => failure === "not-started" || failure === "no-connection");
        const initialized = stepOf(this.#initialize(NEWEST_LEGACY), first);
        const [listed, others, lists, streams] = await Promise.all([
            this.#list(modern, discovered),
            Promise.all(revisions/* LEGACY_REVISIONS */.TQ.slice(1).map((revision) => this.#handshake(revision))),
            this.#lists(legacy, first, initialized),
            this.opener.openSse === undefined ? [] : this.#endpoint(this.opener.openSse),
        ]);
        return [stepOf(discover, discovered), listed, initialized, ...others, ...lists, ...streams];
    }
    /** Closes everything that was opened. */
    async end() {
        this.#over.abort();
        await Promise.all(this.#interviews.map(({ channel }) => channel.close()));
    }
    #interview(channel) {
        const interview = new Interview(channel, this.host.clock);
        this.#interviews.push(interview);
        void channel.ended.then((ending) => {
            if (ending.kind === "exited" && this.stderrTail.length === 0)
                this.stderrTail = ending.stderrTail;
        });
        return interview;
    }
    #about(era, method, revision, asked, transport = this.opener.transport) {
        return { era, transport, asked, method, revision };
    }
    #initialize(revision, transport) {
        return this.#about("legacy", "initialize", revision, `initialize ${revision}`, transport);
    }
    /** One of the two first questions: it may wait for the whole start, but not long once the other was answered. */
    async #first(interview, question, answered) {
        const giveUp = new AbortController();
        const signal = AbortSignal.any([giveUp.signal, this.host.signal]);
        answered.signal.addEventListener("abort", () => void this.host.clock.sleep(PATIENCE_MS, giveUp.signal).then(() => giveUp.abort(), () => undefined));
        const answer = await interview.ask(question, this.settings.startTimeoutMs, signal);
        giveUp.abort();
        if (answer.reply !== undefined) {
            this.#patienceMs = Math.min(this.settings.startTimeoutMs, Math.max(this.#patienceMs, 3 * (answer.ms ?? 0)));
            answered.abort();
        }
        return answer;
    }
    /** Resolves after the time, or when the examination is over. */
    #pause(ms) {
        return this.host.clock.sleep(ms, this.#over.signal).then(() => undefined, () => undefined);
    }
    #ask(interview, question) {
        return interview.ask(question, this.#patienceMs, this.host.signal);
    }
    async #list(interview, discovered) {
        const about = this.#about("modern", "tools/list", NEWEST_MODERN, "tools/list");
        if (this.#isHopeless || discovered.reply?.kind !== "result")
            return skipped(about);
        return listingOf(about, discovered, await this.#ask(interview, modernRequest("tools/list", this.opener.transport)));
    }
    async #handshake(revision) {
        const about = this.#initialize(revision);
        if (this.#isHopeless)
            return skipped(about);
        return stepOf(about, await this.#ask(this.#interview(this.opener.open()), initializeAt(revision)));
    }
    /** Lists before and after `notifications/initialized`, and over HTTP asks for the standing stream of the session. */
    async #lists(interview, handshake, initialized) {
        const revision = initialized.answered ?? NEWEST_LEGACY;
        const [before, after] = ["tools/list before initialized", "tools/list after initialized"].map((asked) => this.#about("legacy", "tools/list", revision, asked));
        const stream = this.#about("legacy", "GET", revision, "GET stream");
        const hasStream = interview.channel.listen !== undefined;
        if (!isConnected(initialized))
            return [skipped(before), skipped(after), ...(hasStream ? [skipped(stream)] : [])];
        const request = legacyRequest("tools/list", revision);
        const early = listingOf(before, handshake, await this.#ask(interview, request));
        await Promise.race([interview.tell("notifications/initialized", request.headers), this.#pause(this.#patienceMs)]);
        const late = listingOf(after, handshake, await this.#ask(interview, request));
        return [early, late, ...(hasStream ? [await this.#stream(interview, stream, request.headers)] : [])];
    }
    async #stream(interview, about, headers) {
        const sentAtMs = this.host.clock.now();
        const none = this.#pause(this.#patienceMs);
        const status = await Promise.race([interview.channel.listen?.(headers) ?? null, none]);
        if (status === undefined)
            return { ...skipped(about), outcome: "no-reply" };
        const outcome = status === 405 ? "not-offered" : status === 200 ? "stream" : statusOutcome(status);
        return { ...skipped(about), http_status: status, ms: Math.round(this.host.clock.now() - sentAtMs), outcome };
    }
    /** The transport of 2024-11-05: a GET that names an address, and the handshake over it. */
    async #endpoint(openSse) {
        const get = this.#about("legacy", "GET", null, "GET endpoint", "sse");
        const initialize = this.#initialize("2024-11-05", "sse");
        const list = this.#about("legacy", "tools/list", "2024-11-05", "tools/list", "sse");
        if (this.#isHopeless)
            return [skipped(get), skipped(initialize), skipped(list)];
        const channel = openSse();
        const interview = this.#interview(channel);
        const sentAtMs = this.host.clock.now();
        const timedOut = this.#pause(this.#patienceMs).then(() => "timeout");
        const refusal = await Promise.race([channel.opened, timedOut]);
        if (refusal !== undefined) {
            const status = refusal === "timeout" ? null : refusal.status;
            const isNone = status !== null && (status < 300 || status === 400 || status === 404 || status === 405 || status === 406);
            const outcome = refusal === "timeout" ? "no-reply" : isNone ? "not-offered" : statusOutcome(status);
            const ms = refusal === "timeout" ? null : Math.round(this.host.clock.now() - sentAtMs);
            return [{ ...skipped(get), http_status: status, ms, outcome }, skipped(initialize), skipped(list)];
        }
        const found = { ...skipped(get), http_status: 200, ms: Math.round(this.host.clock.now() - sentAtMs), outcome: "endpoint" };
        const answered = await this.#ask(interview, initializeAt("2024-11-05"));
        const initialized = stepOf(initialize, answered);
        if (!isConnected(initialized))
            return [found, initialized, skipped(list)];
        await interview.tell("notifications/initialized");
        return [found, initialized, listingOf(list, answered, await this.#ask(interview, { method: "tools/list" }))];
    }
}

// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/commands/targets.js
var targets = __webpack_require__(83386);
;// CONCATENATED MODULE: ./build/src/commands/doctor.js
// `doctor`: why a server does not connect. Asks and reports; scores nothing.





/**
 * Examines one server.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when the target is not usable
 */
async function runDoctor(values, operands, host) {
    const { servers, notes } = await (0,targets.targetsOf)(values, operands, host);
    const [only, ...others] = servers;
    if (only === undefined || others.length > 0) {
        throw new errors/* UsageError */.eb(`doctor examines one server, and ${String(servers.length)} were chosen; name one of them with --server`);
    }
    for (const note of notes)
        host.progress.note(note);
    const settings = {
        server: only.label,
        startTimeoutMs: ((0,options_values/* numberValue */.Vg)(values, "start-timeout") ?? limits/* START_TIMEOUT_SECONDS */.$H) * 1_000,
    };
    const document = await examine(only.target, settings, host);
    return { document: { kind: "doctor", document }, verdict: document.connects.length > 0 ? "ok" : "incomplete" };
}


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


/***/ })

};
;