"use strict";
exports.id = 8143;
exports.ids = [8143];
exports.modules = {

/***/ 30353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ endpointProblem),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Vd: () => (/* binding */ serverUrl)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// Which URLs may be measured: loopback by default, https when remote, and never a secret in the URL itself.

/**
 * Reads and judges a server URL. The text is repeated in no message that might show a secret.
 * @param name what to call the text in messages
 * @throws UsageError when it is no http(s) URL, carries credentials, query or fragment, or is remote without leave
 */
function serverUrl(text, allowRemoteHttp, name = "--url") {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} needs an absolute http or https URL, for example http://127.0.0.1:3000/mcp`);
    }
    if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} needs an http or https URL, not ${url.protocol.slice(0, -1)}`);
    }
    // Credentials, query and fragment end up in logs and reports; headers do not.
    if (url.username !== "" || url.password !== "" || /^[^/?#]*\/\/[^/?#]*@/.test(text)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not hold credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION or --header-env`);
    }
    // The text decides, not url.search: a bare "?" or "#" vanishes in the parsed URL.
    if (text.includes("?"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not have a query string; pass secrets with --header-env`);
    if (text.includes("#"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not have a fragment (#...)`);
    if (isLoopback(url.hostname))
        return url;
    if (url.protocol === "http:")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}: a remote server needs https; plain http is for localhost only`);
    if (!allowRemoteHttp)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}: only localhost is measured unless --allow-remote-http is given`);
    return url;
}
/** Whether a URL's host name (as URL parsing spells it) is this machine: localhost, 127.0.0.0/8 or ::1. */
function isLoopback(hostname) {
    return hostname === "localhost" || hostname === "[::1]" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
/**
 * What is wrong with an address that a server or its authorization server names (metadata, token endpoint); null when nothing is.
 * The same rules as for the server itself, and one more: a remote server must not send us to this machine.
 * @param server the measured server
 */
function endpointProblem(url, server, allowRemoteHttp) {
    if (url.protocol !== "http:" && url.protocol !== "https:")
        return "it is no http or https address";
    if (url.username !== "" || url.password !== "")
        return "it holds credentials";
    if (isLoopback(url.hostname))
        return isLoopback(server.hostname) ? null : "a remote server names an address on this machine";
    if (url.protocol === "http:")
        return "it is remote and not https";
    return allowRemoteHttp ? null : "it is not on this machine; --allow-remote-http permits that";
}


/***/ }),

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

/***/ 49682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SseChannel: () => (/* binding */ SseChannel)
/* harmony export */ });
/* harmony import */ var _lib_encode_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22358);
/* harmony import */ var _channel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60208);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70749);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);




/** How long the `endpoint` event may take once the stream is open, in milliseconds; it is the first thing a server sends. */
const ENDPOINT_MS = 5_000;
/** HTTP+SSE (2024-11-05, basic/transports) over the connections of a link. The GET is sent at once. */
class SseChannel {
    link;
    transport = "sse";
    ended;
    /** Resolves to undefined when the server named its address for messages, else to the end of the GET: every frame sent ends like it. */
    opened;
    #queue = new _frames_js__WEBPACK_IMPORTED_MODULE_2__/* .FrameQueue */ .n();
    #stream;
    #running = new Set();
    /** Requests without reply yet. */
    #awaited = new Set();
    #settle = () => undefined;
    #open = () => undefined;
    #patience;
    #refusalCode = _channel_js__WEBPACK_IMPORTED_MODULE_0__/* .SSE_CODES */ .l.missing;
    #status = 0;
    /** Path and query for messages, once named. */
    #endpoint;
    #hasAnswered = false;
    #over = false;
    /** @param headers of the frame that will be sent first */
    constructor(link, headers = {}) {
        this.link = link;
        this.ended = new Promise((resolve) => (this.#settle = resolve));
        this.opened = new Promise((resolve) => (this.#open = resolve));
        const exchange = { method: "GET", path: link.url.pathname, headers: { accept: "text/event-stream", ...headers } };
        this.#stream = link.exchange(exchange, {
            head: (head) => this.#onStreamHead(head),
            frame: (part) => this.#onStreamFrame(part),
            otherEvent: (name, data) => {
                if (name === "endpoint" && this.#endpoint === undefined)
                    this.#onEndpoint(data);
            },
            end: (end) => this.#onStreamEnd(end),
        });
    }
    /** Resolves when the response's head came, or the exchange failed. */
    async send(frame) {
        if (this.#endpoint === undefined) {
            const refusal = await this.opened;
            if (refusal !== undefined)
                return this.#report(frame.requestId, refusal);
        }
        const path = this.#endpoint;
        if (this.#over || path === undefined)
            return;
        await new Promise((resolve) => this.#post(frame, path, resolve));
    }
    onFrame(listener) {
        this.#queue.onFrame(listener);
    }
    close() {
        this.#stop();
        return Promise.resolve();
    }
    #onStreamHead({ status, contentType }) {
        this.#status = status;
        // Anything but an event stream may be endless as well, and no byte of it matters.
        if (status >= 300 || !(0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventStream */ .pn)(contentType))
            this.#stream.destroy();
        else
            this.#patience = setTimeout(() => this.#stream.destroy(), ENDPOINT_MS);
    }
    /** A relative or absolute address of the same origin. */
    #onEndpoint(address) {
        const { origin, href } = this.link.url;
        const url = URL.canParse(address, href) ? new URL(address, href) : undefined;
        if (url?.origin !== origin) {
            this.#refusalCode = url === undefined ? _channel_js__WEBPACK_IMPORTED_MODULE_0__/* .SSE_CODES */ .l.invalid : _channel_js__WEBPACK_IMPORTED_MODULE_0__/* .SSE_CODES */ .l.foreign;
            this.#stream.destroy();
            return;
        }
        clearTimeout(this.#patience);
        this.#endpoint = `${url.pathname}${url.search}`;
        this.#open(undefined);
    }
    #onStreamFrame(part) {
        const id = part.json?.id;
        if (typeof id === "number" && this.#awaited.delete(id))
            this.#hasAnswered = true;
        this.#queue.push({ kind: "message", ...part, http: { status: this.#status } });
    }
    #onStreamEnd(end) {
        clearTimeout(this.#patience);
        if (this.#endpoint === undefined) {
            const isStream = end.status !== null && end.status < 300 && (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventStream */ .pn)(end.contentType);
            const { errorCode, ...rest } = end;
            const code = isStream ? this.#refusalCode : end.status === null ? errorCode : undefined;
            this.#open(code === undefined ? rest : { ...rest, errorCode: code });
            return;
        }
        const awaited = [...this.#awaited];
        // The channel ends first, so that nobody who hears of a fault still takes it for alive.
        this.#stop();
        for (const requestId of awaited)
            this.#report(requestId, end);
    }
    #post(frame, path, onHead) {
        const { requestId } = frame;
        const body = (0,_lib_encode_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactJson */ .Ar)(frame.message);
        const headers = {
            accept: "application/json",
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
            ...frame.headers,
        };
        if (requestId !== undefined)
            this.#awaited.add(requestId);
        let status = 0;
        const request = this.link.exchange({ method: "POST", path, headers, body }, {
            head: (head) => {
                status = head.status;
                onHead();
            },
            frame: (part) => {
                // Replies come on the stream; the body of an accepted POST is a courtesy.
                if (status < 300)
                    return;
                this.#queue.push({ kind: "message", ...part, http: requestId === undefined ? { status } : { status, requestId } });
            },
            end: (end) => {
                this.#running.delete(request);
                if (end.status === null || end.status >= 300)
                    this.#refused(requestId, end);
                onHead();
            },
        });
        this.#running.add(request);
    }
    /** The server did not take a message. */
    #refused(requestId, end) {
        if (requestId === undefined || !this.#awaited.delete(requestId))
            return;
        // An address that worked and is unknown now: the server dropped the connection's session.
        const isSessionLost = end.status === 404 && this.#hasAnswered;
        if (isSessionLost)
            this.#stop();
        this.#report(requestId, end, isSessionLost);
    }
    #report(requestId, end, isSessionLost = false) {
        this.#queue.push({
            kind: "exchange-ended",
            ...end,
            ...(requestId === undefined ? {} : { requestId }),
            ...(isSessionLost ? { sessionLost: true } : {}),
            atMs: this.link.clock.now(),
        });
    }
    /** No frame may come any more. */
    #stop() {
        if (this.#over)
            return;
        this.#over = true;
        clearTimeout(this.#patience);
        this.#awaited.clear();
        for (const request of [this.#stream, ...this.#running])
            request.destroy();
        this.#settle({ kind: "closed" });
    }
}


/***/ })

};
;