"use strict";
exports.id = 5098;
exports.ids = [5098,5817];
exports.modules = {

/***/ 65098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askHttp: () => (/* binding */ askHttp)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _target_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30353);
/* harmony import */ var _transport_http_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85817);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37924);
/* harmony import */ var _legacy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82707);
/* harmony import */ var _mcp_headers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49729);
/* harmony import */ var _modern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43201);
// Two unscored questions to an HTTP server, each with its control: does it refuse foreign pages, and does DELETE end a session?
// Asked on raw exchanges of their own, after everything that is scored.







/** A web site that is nobody's (RFC 2606). Its page reaches a local server under its own name, so a check of either header stops it. */
const FOREIGN_PAGE = { origin: "http://mcpeval.invalid", host: "mcpeval.invalid" };
/** How long each answer may take, in milliseconds: the server answered the same request before. */
const TIMEOUT_MS = 3_000;
/** Asks. Never throws for the server's sake, nor when the budget is spent. */
async function askHttp(target, questions) {
    const link = await (0,_transport_http_link_js__WEBPACK_IMPORTED_MODULE_2__.openLink)(target, questions.clock);
    try {
        return await new Asker(link, questions).run((0,_target_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(target.url.hostname));
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww)
            return { foreignOriginRefused: null, deletedSessionRefused: null };
        throw error;
    }
}
class Asker {
    link;
    questions;
    #lastId = 0;
    constructor(link, questions) {
        this.link = link;
        this.questions = questions;
    }
    /** @param isLocal DNS rebinding reaches servers on the user's machine; others have names of their own to check */
    async run(isLocal) {
        const asksOrigin = this.questions.origin && isLocal;
        const asksSession = this.questions.session && this.questions.era === "legacy";
        if (!asksOrigin && !asksSession)
            return { foreignOriginRefused: null, deletedSessionRefused: null };
        const control = await this.#open({});
        if (!control.isServed)
            return { foreignOriginRefused: null, deletedSessionRefused: null };
        const foreignOriginRefused = asksOrigin ? await this.#foreign() : null;
        const { sessionId } = control;
        if (sessionId === undefined)
            return { foreignOriginRefused, deletedSessionRefused: null };
        const isDeleted = await this.#delete(sessionId);
        // A server may refuse to have sessions ended by clients (405): then nothing was promised.
        if (!asksSession || !isDeleted)
            return { foreignOriginRefused, deletedSessionRefused: null };
        const after = await this.#post("tools/list", undefined, {
            "mcp-session-id": sessionId,
            "mcp-protocol-version": this.questions.revision,
        });
        return { foreignOriginRefused, deletedSessionRefused: after.status === null ? null : !after.isServed };
    }
    async #foreign() {
        const answer = await this.#open(FOREIGN_PAGE);
        if (answer.sessionId !== undefined)
            await this.#delete(answer.sessionId);
        return answer.status === null ? null : !answer.isServed;
    }
    /** The request that opens the era: it needs nothing before it. */
    #open(headers) {
        const { era, revision, clientInfo } = this.questions;
        const client = { clientInfo, clientCapabilities: {} };
        if (era === "legacy")
            return this.#post("initialize", (0,_legacy_js__WEBPACK_IMPORTED_MODULE_4__/* .initializeParams */ .PN)(revision, client), headers);
        const dialect = (0,_modern_js__WEBPACK_IMPORTED_MODULE_5__/* .modernDialect */ .k)(revision, "streamable-http", client, new _mcp_headers_js__WEBPACK_IMPORTED_MODULE_6__/* .ToolHeaders */ .Zd());
        const params = dialect.params(undefined);
        return this.#post("server/discover", params, { ...dialect.headers("server/discover", params), ...headers });
    }
    #post(method, params, headers) {
        this.questions.budget.take();
        const id = (this.#lastId += 1);
        const body = JSON.stringify({ jsonrpc: "2.0", id, method, params });
        const accept = { accept: "application/json, text/event-stream", "content-type": "application/json" };
        return this.#exchange("POST", { ...accept, "content-length": Buffer.byteLength(body), ...headers }, body, id);
    }
    async #delete(sessionId) {
        this.questions.budget.take();
        const { status } = await this.#exchange("DELETE", { "mcp-session-id": sessionId, "mcp-protocol-version": this.questions.revision });
        return status !== null && status >= 200 && status < 300;
    }
    async #exchange(method, headers, body, id) {
        const stop = new AbortController();
        const answer = new Promise((resolve) => {
            let status = null;
            let sessionId;
            const done = (isServed) => resolve({ status, sessionId, isServed });
            const exchange = { method, path: this.link.url.pathname, headers, signal: stop.signal, ...(body === undefined ? {} : { body }) };
            this.link.exchange(exchange, {
                head: (head) => ({ status, sessionId } = head),
                frame: ({ json }) => {
                    const envelope = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .classify */ .L)(Array.isArray(json) && json.length === 1 ? json[0] : json);
                    if (envelope.kind === "result" && envelope.id === id)
                        done(status !== null && status < 300);
                },
                end: () => done(false),
            });
        });
        const patience = new AbortController();
        const wait = this.questions.clock.sleep(TIMEOUT_MS, patience.signal).then(() => ({ status: null, sessionId: undefined, isServed: false }), () => answer);
        const first = await Promise.race([answer, wait]);
        patience.abort();
        // A server may keep the answer's stream open.
        stop.abort();
        return first;
    }
}


/***/ }),

/***/ 70749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ FrameQueue),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** The parsed JSON, or undefined (which no JSON text yields) when the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Hands frames to the one listener; frames that came before it was set are delivered first. */
class FrameQueue {
    #listener;
    #early = [];
    push(frame) {
        if (this.#listener === undefined)
            this.#early.push(frame);
        else
            this.#listener(frame);
    }
    onFrame(listener) {
        this.#listener = listener;
        const early = this.#early;
        this.#early = [];
        for (const frame of early)
            listener(frame);
    }
}


/***/ }),

/***/ 409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pn: () => (/* binding */ isEventStream),
  JL: () => (/* binding */ mediaType),
  x8: () => (/* binding */ readBody)
});

;// CONCATENATED MODULE: ./node_modules/eventsource-parser/dist/index.js
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map

// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/transport/frames.js
var transport_frames = __webpack_require__(70749);
;// CONCATENATED MODULE: ./build/src/transport/http-body.js



const BYTE_ORDER_MARK = "\ufeff";
const EVENT_STREAM = "text/event-stream";
/** The media type without parameters, lower case; empty when there is none. */
function mediaType(response) {
    return (response.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
/** Whether a media type (as `mediaType` gives it) is an event stream. */
function isEventStream(type) {
    return type === EVENT_STREAM;
}
/** Attaches a reader to the response; frames are reported as they complete. The caller listens for `end`, `error` and `close`. */
function readBody(response, type, clock, sink) {
    if (isEventStream(type))
        readEvents(response, clock, sink);
    else
        readWhole(response, isJsonType(type), clock, sink);
}
/** An absent media type is read as JSON; an explicit other one (HTML, plain text) never is: clients would not either. */
function isJsonType(type) {
    return type === "" || /[/+]json$/.test(type);
}
function readWhole(response, isJson, clock, sink) {
    const chunks = [];
    let size = 0;
    response.on("data", (chunk) => {
        size += chunk.length;
        if (size <= limits/* MAX_FRAME_BYTES */.dd) {
            chunks.push(chunk);
            return;
        }
        chunks.length = 0;
        sink.frame(oversizeFrame(size, clock));
        sink.overflow();
    });
    response.on("end", () => {
        if (size === 0 || size > limits/* MAX_FRAME_BYTES */.dd)
            return;
        const whole = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, size);
        const decoded = whole.toString("utf8");
        const text = decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded;
        if (text.trim() === "")
            return;
        sink.frame({ text, bytes: size, atMs: clock.now(), json: isJson ? (0,transport_frames/* parseJson */.q)(text) : undefined, oversize: false });
    });
}
function readEvents(response, clock, sink) {
    const decode = lineDecoder();
    let overflowed = false;
    let atMs = 0;
    const parser = createParser({
        maxBufferSize: limits/* MAX_FRAME_BYTES */.dd,
        onEvent({ id, event = "message", data }) {
            if (id !== undefined && id !== "")
                sink.eventId?.(id);
            // Other event names are not messages (MCP 2025-11-25, basic/transports); 2025-11-25 opens streams with an empty event.
            if (event !== "message")
                return sink.otherEvent?.(event, data);
            if (data === "")
                return;
            const bytes = Buffer.byteLength(data);
            if (bytes > limits/* MAX_FRAME_BYTES */.dd)
                sink.frame(oversizeFrame(bytes, clock));
            else
                sink.frame({ text: data, bytes, atMs, json: (0,transport_frames/* parseJson */.q)(data), oversize: false });
        },
        onRetry: (ms) => sink.retry?.(ms),
        onError(error) {
            // Unknown fields and odd retry values do not matter here; only the size does.
            if (error.type !== "max-buffer-size-exceeded")
                return;
            overflowed = true;
            sink.frame(oversizeFrame(limits/* MAX_FRAME_BYTES */.dd, clock));
            sink.overflow();
        },
    });
    response.on("data", (chunk) => {
        atMs = clock.now();
        if (!overflowed)
            parser.feed(decode(chunk));
    });
}
/**
 * Bytes to text with LF line ends. The decoder drops a byte order mark and joins characters cut by a chunk border. CR and
 * CRLF are turned into LF here because the parser holds a CR back until more comes, which on an open stream may be never.
 */
function lineDecoder() {
    const decoder = new TextDecoder();
    let endedWithCr = false;
    return (chunk) => {
        let text = decoder.decode(chunk, { stream: true });
        if (text === "")
            return text;
        if (endedWithCr && text.startsWith("\n"))
            text = text.slice(1);
        endedWithCr = text.endsWith("\r");
        return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
    };
}
function oversizeFrame(bytes, clock) {
    return { text: "", bytes, atMs: clock.now(), json: undefined, oversize: true };
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


/***/ })

};
;