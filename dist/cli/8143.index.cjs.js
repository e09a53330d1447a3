"use strict";
exports.id = 8143;
exports.ids = [8143];
exports.modules = {

/***/ 85817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLink: () => (/* binding */ openLink)
});

// UNUSED EXPORTS: HttpLink

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/src/target/policy.js
var policy = __webpack_require__(30353);
// EXTERNAL MODULE: ./build/src/transport/http-body.js + 1 modules
var http_body = __webpack_require__(409);
;// CONCATENATED MODULE: ./build/src/transport/retry-after.js
/**
 * Milliseconds until a request may be sent again; undefined when the response does not say. A date counts from the response's own
 * Date, where there is one: the two clocks need not agree.
 */
function retryAfterMs(headers) {
    const text = headers["retry-after"]?.trim() ?? "";
    // Whole seconds by the specification; limiters send fractions as well.
    if (/^\d{1,9}(\.\d{1,9})?$/.test(text))
        return Number(text) * 1_000;
    if (!/^[A-Za-z]{3,9}, /.test(text))
        return undefined;
    const [then, now] = [Date.parse(text), Date.parse(headers.date ?? "")];
    if (Number.isNaN(then))
        return undefined;
    return Math.max(0, then - (Number.isNaN(now) ? Date.now() : now));
}

;// CONCATENATED MODULE: ./build/src/transport/http-link.js
// The way to one HTTP server: shared connections (straight or through a proxy), and single exchanges on them. Knows no MCP.
// node:http and not fetch: fetch costs about 100 ms at start, adds headers of its own and forbids a Host of ours.





/** How long an idle connection is kept, in milliseconds: below every common server's own limit, so that no request meets a closing one. */
const IDLE_MS = 1_500;
/** Shared connections to one server. */
class HttpLink {
    request;
    agent;
    target;
    clock;
    #options;
    constructor(request, agent, target, clock) {
        this.request = request;
        this.agent = agent;
        this.target = target;
        this.clock = clock;
        const { hostname, port, protocol } = target.url;
        const host = hostname.replace(/^\[|\]$/g, "");
        // The name in the TLS handshake is the target's own, whatever Host a frame sends (RFC 6066: never an address).
        const servername = protocol === "https:" ? { servername: (0,external_node_net_.isIP)(host) === 0 ? host : "" } : {};
        this.#options = { agent, protocol, hostname: host, port, ...servername };
    }
    /** The target's address. */
    get url() {
        return this.target.url;
    }
    /** Starts an exchange. Destroying what is returned ends it. Never throws for the server's sake. */
    exchange(exchange, sink) {
        const { method, path, body, signal } = exchange;
        // Bodies are taken as they come: nothing that could be small on the wire and endless in memory.
        const headers = sendable({ ...this.target.headers, "accept-encoding": "identity", ...exchange.headers });
        let status = null;
        let contentType = "";
        let wwwAuthenticate;
        let waitMs;
        let isDone = false;
        const request = this.request({ ...this.#options, method, path, headers }, (response) => {
            status = response.statusCode ?? 0;
            contentType = (0,http_body/* mediaType */.JL)(response);
            wwwAuthenticate = response.headers["www-authenticate"];
            waitMs = retryAfterMs(response.headers);
            sink.head?.({ status, contentType, sessionId: sessionIdOf(response) });
            (0,http_body/* readBody */.x8)(response, contentType, this.clock, bodySink(sink, request));
            response.on("end", () => done());
            response.on("error", (error) => done(networkCode(error)));
            response.on("close", () => done("ECONNRESET"));
        });
        const onAbort = () => void request.destroy();
        const done = (errorCode) => {
            if (isDone)
                return;
            isDone = true;
            signal?.removeEventListener("abort", onAbort);
            sink.end({
                status,
                contentType,
                ...(errorCode === undefined ? {} : { errorCode }),
                ...(wwwAuthenticate === undefined ? {} : { wwwAuthenticate }),
                ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
            });
        };
        request.on("error", (error) => done(networkCode(error)));
        // Ends without response and without error exist: an unrequested protocol switch, for one.
        request.on("close", () => done("ECONNRESET"));
        signal?.addEventListener("abort", onAbort, { once: true });
        if (signal?.aborted === true)
            onAbort();
        request.end(body);
        return request;
    }
    /** Drops the connections. Exchanges must have ended. */
    close() {
        this.agent.destroy();
    }
}
/** Opens the way to a target. The TLS stack, and what a proxy needs, are loaded for who needs them only. */
async function openLink(target, clock) {
    const { Agent: AgentClass, request } = target.url.protocol === "https:" ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19));
    const options = { keepAlive: true, noDelay: true, timeout: IDLE_MS };
    // This machine is never reached through a proxy, and the common case loads nothing for it.
    const proxied = (0,policy/* isLoopback */.U9)(target.url.hostname)
        ? undefined
        : (await Promise.all(/* import() */[__webpack_require__.e(6786), __webpack_require__.e(4466)]).then(__webpack_require__.bind(__webpack_require__, 64466))).throughProxy(target.url, request, options);
    return proxied === undefined
        ? new HttpLink(request, new AgentClass(options), target, clock)
        : new HttpLink(proxied.request, proxied.agent, target, clock);
}
/** Headers without those that cannot be sent: a server chooses its revision and its session id, and may choose line breaks. */
function sendable(headers) {
    return Object.fromEntries(Object.entries(headers).filter(([name, value]) => isSendable(name, value)));
}
function isSendable(name, value) {
    try {
        (0,external_node_http_.validateHeaderValue)(name, String(value));
        return true;
    }
    catch {
        return false;
    }
}
function bodySink(sink, request) {
    return {
        frame: (frame) => sink.frame(frame),
        overflow: () => request.destroy(),
        ...(sink.eventId === undefined ? {} : { eventId: sink.eventId }),
        ...(sink.retry === undefined ? {} : { retry: sink.retry }),
        ...(sink.otherEvent === undefined ? {} : { otherEvent: sink.otherEvent }),
    };
}
function sessionIdOf(response) {
    const id = response.headers["mcp-session-id"];
    // The specification allows visible ASCII only; anything else could not be sent back.
    return typeof id === "string" && /^[\x21-\x7e]+$/.test(id) ? id : undefined;
}
function networkCode(error) {
    const code = error.code;
    return typeof code === "string" ? code : "ECONNRESET";
}


/***/ }),

/***/ 58143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   httpOpener: () => (/* binding */ httpOpener)
/* harmony export */ });
/* harmony import */ var _channel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60208);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70749);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56983);
/* harmony import */ var _http_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85817);
/* harmony import */ var _sse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49682);





/**
 * Prepares channels to a URL.
 * @throws UsageError when the environment names a proxy that is no http or https address
 */
async function httpOpener(target, clock) {
    const link = await (0,_http_link_js__WEBPACK_IMPORTED_MODULE_2__.openLink)(target, clock);
    const found = { transport: undefined };
    return { open: () => openChannel(link, found), close: () => link.close() };
}
function openChannel(link, found) {
    if (found.transport === "sse")
        return new _sse_js__WEBPACK_IMPORTED_MODULE_3__.SseChannel(link);
    return found.transport === "streamable-http" ? new _http_js__WEBPACK_IMPORTED_MODULE_1__.HttpChannel(link) : new UndecidedChannel(link, found);
}
/** Streamable HTTP that turns into HTTP+SSE when `initialize` is refused and a GET brings an `endpoint` event. */
class UndecidedChannel {
    link;
    found;
    ended;
    #queue = new _frames_js__WEBPACK_IMPORTED_MODULE_4__/* .FrameQueue */ .n();
    #settle = () => undefined;
    #inner;
    #held;
    #closing;
    constructor(link, found) {
        this.link = link;
        this.found = found;
        this.ended = new Promise((resolve) => (this.#settle = resolve));
        const http = new _http_js__WEBPACK_IMPORTED_MODULE_1__.HttpChannel(link);
        this.#inner = http;
        http.onFrame((frame) => this.#onFrame(frame));
        void http.ended.then((ending) => this.#inner === http && this.#settle(ending));
    }
    get transport() {
        return this.#inner.transport;
    }
    send(frame) {
        if (this.transport === "streamable-http" && isInitialize(frame)) {
            // Another channel may have found out since this one was opened.
            if (this.found.transport === "sse")
                this.#become(new _sse_js__WEBPACK_IMPORTED_MODULE_3__.SseChannel(this.link, frame.headers));
            else if (this.found.transport === undefined)
                this.#held = { frame, messages: [] };
        }
        return this.#inner.send(frame);
    }
    onFrame(listener) {
        this.#queue.onFrame(listener);
    }
    listen(headers) {
        return this.#inner.listen?.(headers) ?? Promise.resolve(null);
    }
    close() {
        return (this.#closing ??= this.#inner.close());
    }
    #onFrame(frame) {
        const held = this.#held;
        if (held !== undefined && requestOf(frame) === held.frame.requestId) {
            if (isRefusal(frame)) {
                if (frame.kind === "message")
                    held.messages.push(frame);
                else
                    void this.#tryOther(held, frame);
                return;
            }
            // Anything else speaks Streamable HTTP, or wants credentials, or is broken: no other transport would help.
            this.#held = undefined;
            if (frame.kind === "message" && isJsonRpc(frame.json))
                this.found.transport = "streamable-http";
            for (const message of held.messages)
                this.#queue.push(message);
        }
        this.#queue.push(frame);
    }
    #become(sse) {
        this.#inner = sse;
        sse.onFrame((frame) => this.#queue.push(frame));
        void sse.ended.then((ending) => this.#settle(ending));
    }
    async #tryOther(held, end) {
        this.#held = undefined;
        const sse = new _sse_js__WEBPACK_IMPORTED_MODULE_3__.SseChannel(this.link, held.frame.headers);
        void this.ended.then(() => sse.close());
        const refusal = await sse.opened;
        if (this.#closing !== undefined)
            return sse.close();
        if (refusal === undefined) {
            this.found.transport = "sse";
            this.#become(sse);
            return sse.send(held.frame);
        }
        void sse.close();
        // Credentials or a server in trouble may be in the way: the next connection asks again.
        const told = moreInformative(end, refusal);
        if (told === end)
            this.found.transport = "streamable-http";
        for (const message of held.messages)
            this.#queue.push(message);
        this.#queue.push(told);
    }
}
function isInitialize(frame) {
    return frame.requestId !== undefined && frame.message.method === "initialize";
}
function requestOf(frame) {
    return frame.kind === "message" ? frame.http?.requestId : frame.requestId;
}
/** A 4xx that asks for no credentials and holds no JSON-RPC message. */
function isRefusal(frame) {
    const status = frame.kind === "message" ? frame.http?.status : frame.status;
    if (status === undefined || status === null || status < 400 || status >= 500 || status === 401 || status === 403)
        return false;
    return frame.kind === "exchange-ended" || !isJsonRpc(frame.json);
}
function isJsonRpc(json) {
    const message = Array.isArray(json) ? json[0] : json;
    return typeof message === "object" && message !== null && message.jsonrpc === "2.0";
}
/**
 * How both refusals are told as one. Credentials asked for by the GET explain everything, a stream with an unusable address
 * is an HTTP+SSE server, and trouble (429, 5xx) says more than an address that is not there for POST.
 */
function moreInformative(post, get) {
    const { status, errorCode } = get;
    const isAuth = status === 401 || status === 403;
    const isBadAddress = errorCode === _channel_js__WEBPACK_IMPORTED_MODULE_0__/* .SSE_CODES */ .l.invalid || errorCode === _channel_js__WEBPACK_IMPORTED_MODULE_0__/* .SSE_CODES */ .l.foreign;
    const isTrouble = status !== null && (status === 429 || status >= 500) && (post.status === 404 || post.status === 405);
    if (!isAuth && !isBadAddress && !isTrouble)
        return post;
    return { kind: "exchange-ended", ...get, ...(post.requestId === undefined ? {} : { requestId: post.requestId }), atMs: post.atMs };
}


/***/ }),

/***/ 56983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HttpChannel: () => (/* binding */ HttpChannel)
/* harmony export */ });
/* harmony import */ var _lib_encode_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22358);
/* harmony import */ var _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29605);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70749);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);




/** How long the DELETE at close may take, in milliseconds. */
const DELETE_MS = 2_000;
/** How often one reply's stream is taken up again. */
const MAX_RESUMES = 3;
/** The wait before that when the server names none, and the longest that is honoured, in milliseconds. */
const RETRY_MS = 200;
const MAX_RETRY_MS = 2_000;
/** Statuses by which a server may say "later": too many requests, unavailable for now. */
const LATER = [429, 503];
/** Streamable HTTP (2025-03-26 and later, basic/transports) over the connections of a link. */
class HttpChannel {
    link;
    transport = "streamable-http";
    ended;
    #queue = new _frames_js__WEBPACK_IMPORTED_MODULE_2__/* .FrameQueue */ .n();
    #path;
    #running = new Set();
    #waits = new Set();
    #settle = () => undefined;
    #sessionId;
    /** Headers of the latest frame, protocol version included: the DELETE needs them too. */
    #frameHeaders;
    #over = false;
    #closing;
    constructor(link) {
        this.link = link;
        this.ended = new Promise((resolve) => (this.#settle = resolve));
        this.#path = link.url.pathname;
    }
    /** Resolves when the response's head came, or the exchange failed. */
    send(frame) {
        if (this.#over)
            return Promise.resolve();
        this.#frameHeaders = frame.headers ?? this.#frameHeaders;
        return new Promise((resolve) => this.#post(frame, resolve));
    }
    onFrame(listener) {
        this.#queue.onFrame(listener);
    }
    listen(headers = this.#frameHeaders) {
        if (this.#over)
            return Promise.resolve(null);
        return new Promise((resolve) => {
            const sink = {
                frame: (part, status) => this.#queue.push({ kind: "message", ...part, http: { status } }),
                end: (end) => {
                    this.#finish(undefined, end, false);
                    resolve(null); // without a head before it
                },
            };
            this.#get(headers, sink, (head) => resolve(head.status));
        });
    }
    close() {
        return (this.#closing ??= this.#end());
    }
    #post(frame, onHead) {
        const body = (0,_lib_encode_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactJson */ .Ar)(frame.message);
        const headers = {
            accept: "application/json, text/event-stream",
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
            ...frame.headers,
            ...this.#sessionHeader(),
        };
        const awaited = { frame, isAnswered: false, lastEventId: undefined, retryMs: RETRY_MS, resumes: 0 };
        const sink = this.#replySink(awaited, (end) => {
            if (!this.#mayResume(awaited, end))
                this.#finish(frame.requestId, end, awaited.isAnswered, frame);
            else
                this.#resumeLater(awaited, end);
            onHead();
        });
        const { signal } = frame;
        this.#start({ method: "POST", path: this.#path, headers, body, ...(signal === undefined ? {} : { signal }) }, sink, (head) => {
            if (head.status < 300 && frame.stateless !== true)
                this.#sessionId ??= head.sessionId;
            // What was not taken is told by the end, and nothing may overtake it.
            if (!LATER.includes(head.status))
                onHead();
        });
    }
    /** Tied to the request: its frames, and what is needed to take its stream up again. */
    #replySink(awaited, end) {
        const { requestId, headers } = awaited.frame;
        const sink = {
            frame: (part, status) => {
                awaited.isAnswered ||= requestId !== undefined && part.json?.id === requestId;
                this.#queue.push({ kind: "message", ...part, http: requestId === undefined ? { status } : { status, requestId } });
            },
            end,
        };
        if (requestId === undefined || headers?.["mcp-protocol-version"] !== _model_revisions_js__WEBPACK_IMPORTED_MODULE_0__/* .RESUMABLE_REVISION */ .J2)
            return sink;
        return { ...sink, eventId: (id) => (awaited.lastEventId = id), retry: (ms) => (awaited.retryMs = Math.min(ms, MAX_RETRY_MS)) };
    }
    /** Starts an exchange that ends with the channel. */
    #start(exchange, sink, onHead) {
        let status = 0;
        const request = this.link.exchange(exchange, {
            ...sink,
            head: (head) => {
                status = head.status;
                onHead(head);
            },
            frame: (part) => sink.frame(part, status),
            end: (end) => {
                this.#running.delete(request);
                sink.end(end);
            },
        });
        this.#running.add(request);
        return request;
    }
    #mayResume(awaited, end) {
        const { isAnswered, lastEventId, resumes, frame } = awaited;
        if (frame.stateless === true ||
            this.#over ||
            isAnswered ||
            lastEventId === undefined ||
            resumes >= MAX_RESUMES ||
            frame.signal?.aborted === true)
            return false;
        return end.status !== null && end.status < 300 && (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventStream */ .pn)(end.contentType);
    }
    /** @param before how the stream ended that is taken up again: the request ends like it when the server has no such stream */
    #resumeLater(awaited, before) {
        awaited.resumes += 1;
        const timer = setTimeout(() => {
            this.#waits.delete(timer);
            this.#resume(awaited, before);
        }, awaited.retryMs);
        this.#waits.add(timer);
    }
    #resume(awaited, before) {
        const { requestId, headers } = awaited.frame;
        const sink = this.#replySink(awaited, (end) => {
            if (this.#mayResume(awaited, end))
                this.#resumeLater(awaited, end);
            else
                this.#finish(requestId, before, awaited.isAnswered);
        });
        const request = this.#get({ ...headers, "last-event-id": awaited.lastEventId ?? "" }, {
            ...sink,
            frame: (part, status) => {
                sink.frame(part, status);
                // Servers may keep a stream that was taken up again open for good.
                if (awaited.isAnswered)
                    request.destroy();
            },
        });
    }
    #get(headers, sink, onHead = () => undefined) {
        const all = { accept: "text/event-stream", ...headers, ...this.#sessionHeader() };
        return this.#start({ method: "GET", path: this.#path, headers: all }, sink, onHead);
    }
    #finish(requestId, end, isAnswered, frame) {
        // The server dropped the session (2025-03-26 and later, basic/transports, session management).
        const isSessionLost = end.status === 404 && requestId !== undefined && this.#sessionId !== undefined && !isAnswered;
        // The channel ends first, so that nobody who hears of the fault still takes it for alive.
        if (isSessionLost)
            this.#dropSession();
        this.#queue.push({
            kind: "exchange-ended",
            ...end,
            ...(requestId === undefined ? {} : { requestId }),
            ...(isSessionLost ? { sessionLost: true } : {}),
            ...(frame !== undefined && requestId === undefined && LATER.includes(end.status ?? 0) ? { refused: frame } : {}),
            atMs: this.link.clock.now(),
        });
    }
    #sessionHeader() {
        return this.#sessionId === undefined ? undefined : { "mcp-session-id": this.#sessionId };
    }
    #dropSession() {
        this.#sessionId = undefined;
        this.#stop();
    }
    /** No frame may come any more. */
    #stop() {
        this.#over = true;
        for (const timer of this.#waits)
            clearTimeout(timer);
        this.#waits.clear();
        for (const request of this.#running)
            request.destroy();
        this.#settle({ kind: "closed" });
    }
    async #end() {
        this.#stop();
        if (this.#sessionId !== undefined)
            await this.#deleteSession(this.#sessionId);
    }
    /** Tells the server that the session is over. Servers may refuse (405); nothing depends on the answer. */
    #deleteSession(sessionId) {
        return new Promise((resolve) => {
            const headers = { ...this.#frameHeaders, "mcp-session-id": sessionId };
            const request = this.link.exchange({ method: "DELETE", path: this.#path, headers }, {
                frame: () => undefined,
                end: () => {
                    clearTimeout(timer);
                    resolve();
                },
            });
            const timer = setTimeout(() => request.destroy(), DELETE_MS);
        });
    }
}


/***/ })

};
;