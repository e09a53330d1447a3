"use strict";
exports.id = 9682;
exports.ids = [9682];
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