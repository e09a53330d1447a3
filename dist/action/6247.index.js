export const id = 6247;
export const ids = [6247];
export const modules = {

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

/***/ 96247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStdio: () => (/* binding */ openStdio)
});

// EXTERNAL MODULE: ./node_modules/cross-spawn/index.js
var cross_spawn = __webpack_require__(80546);
// EXTERNAL MODULE: ./build/src/lib/encode-json.js
var encode_json = __webpack_require__(22358);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/transport/frames.js
var transport_frames = __webpack_require__(70749);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/transport/lines.js
// Splits a byte stream into lines without copying a long line again and again. Knows nothing of JSON or processes.

const NEWLINE = 0x0a;
const RETURN = 0x0d;
/** Line splitter with a size cap: a line over it is counted and dropped, and reading goes on behind it. */
class LineSplitter {
    maxBytes;
    onLine;
    /** Chunks of the unfinished line; joined once, so a long line costs linear time. */
    #parts = [];
    #size = 0;
    /** @param maxBytes largest line kept */
    constructor(maxBytes, onLine) {
        this.maxBytes = maxBytes;
        this.onLine = onLine;
    }
    /** Takes the next bytes; multi-byte characters may be cut anywhere. */
    push(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
            this.#take(chunk.subarray(start, end));
            this.#emit(1);
            start = end + 1;
        }
        if (start < chunk.length)
            this.#take(chunk.subarray(start));
    }
    /** The stream ended: a last line without line end counts as a line. */
    end() {
        if (this.#size > 0)
            this.#emit(0);
    }
    #take(part) {
        this.#size += part.length;
        if (this.#size > this.maxBytes)
            this.#parts = [];
        else if (part.length > 0)
            this.#parts.push(part);
    }
    #emit(lineEndBytes) {
        const parts = this.#parts;
        const size = this.#size;
        this.#parts = [];
        this.#size = 0;
        if (size > this.maxBytes) {
            this.onLine("", size + lineEndBytes, true);
            return;
        }
        const line = parts.length === 1 ? parts[0] : external_node_buffer_.Buffer.concat(parts, size);
        const length = line[size - 1] === RETURN ? size - 1 : size;
        if (length > 0)
            this.onLine(decode(line, length), size + lineEndBytes, false);
    }
}
/** A byte order mark is no part of the message: Windows runtimes put one before their first line. */
function decode(line, length) {
    const text = line.toString("utf8", 0, length);
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

// EXTERNAL MODULE: ./build/src/transport/live-servers.js
var live_servers = __webpack_require__(3008);
// EXTERNAL MODULE: ./build/src/transport/process-tree.js
var process_tree = __webpack_require__(36815);
// EXTERNAL MODULE: ./build/src/transport/stderr-ring.js
var stderr_ring = __webpack_require__(82290);
;// CONCATENATED MODULE: ./build/src/transport/stdio.js








/** After the server itself exited: how long its pipes may stay open (held by something it started), in milliseconds. */
const DRAIN_MS = 250;
/** After SIGKILL: how long the system may take to report the end, in milliseconds. */
const LAST_WAIT_MS = 2_000;
/** Starts the server and returns its channel. Never throws: a failed start shows as the ending `not-started`. */
function openStdio(target, clock) {
    let child;
    try {
        child = cross_spawn(target.command, [...target.args], {
            cwd: target.cwd,
            env: { ...target.env },
            stdio: ["pipe", "pipe", "pipe"],
            detached: process_tree/* OWN_GROUP */.j,
            windowsHide: true,
        });
    }
    catch (error) {
        return new UnstartedChannel(errorCode(error));
    }
    return new StdioChannel(child, clock);
}
class StdioChannel {
    child;
    transport = "stdio";
    ended;
    #queue = new transport_frames/* FrameQueue */.n();
    #stderr = new stderr_ring/* StderrRing */.P(limits/* STDERR_RING_BYTES */.sH);
    #lines;
    #atMs = 0;
    #settle = () => undefined;
    #finished = false;
    #closing;
    #exit;
    #timers = new Set();
    /** What an orderly close had to do beyond ending stdin. */
    #forced;
    #left = false;
    /** Somebody could not wait: how the process ended then says nothing about it. */
    #isHurried = false;
    constructor(child, clock) {
        this.child = child;
        this.ended = new Promise((resolve) => (this.#settle = resolve));
        this.#lines = new LineSplitter(limits/* MAX_FRAME_BYTES */.dd, (text, bytes, oversize) => this.#onLine(text, bytes, oversize));
        child.stdout?.on("data", (chunk) => {
            this.#atMs = clock.now();
            this.#lines.push(chunk);
        });
        child.stdout?.on("end", () => {
            this.#atMs = clock.now();
            this.#lines.end();
        });
        child.stderr?.on("data", (chunk) => this.#stderr.push(chunk));
        // A server that closed its end of a pipe (EPIPE) shows by its exit; the stream's error carries nothing more.
        for (const stream of [child.stdin, child.stdout, child.stderr])
            stream?.on("error", () => undefined);
        child.on("error", (error) => {
            // Only a failed start ends the channel here (cross-spawn reports one on Windows with a pid); a failed kill does not.
            if (child.pid === undefined || errorCode(error) === "ENOENT")
                this.#finish({ kind: "not-started", errorCode: errorCode(error) });
        });
        child.on("exit", (code, signal) => this.#onExit(code, signal));
        child.on("close", () => this.#onGone());
        if (child.pid !== undefined)
            (0,live_servers/* addLive */.G3)(this);
    }
    send(frame) {
        const stdin = this.child.stdin;
        // Not awaited: a server that does not read must not block its own time-out.
        if (stdin?.writable === true && this.#closing === undefined)
            stdin.write(`${(0,encode_json/* compactJson */.Ar)(frame.message)}\n`);
        return Promise.resolve();
    }
    onFrame(listener) {
        this.#queue.onFrame(listener);
    }
    close() {
        return (this.#closing ??= this.#end(limits/* KILL_GRACE_MS */.fO));
    }
    async endNow() {
        this.#isHurried = true;
        this.#closing ??= this.#end(0);
        this.#terminate();
        await this.ended;
    }
    killNow() {
        if (this.child.pid !== undefined)
            (0,process_tree/* killTreeNow */.TQ)(this.child.pid);
    }
    /** End of stdin, then SIGTERM after the grace, then SIGKILL after another; a well-behaved server goes at once. */
    async #end(graceMs) {
        if (this.#finished)
            return;
        this.child.stdin?.end();
        this.#after(graceMs, () => {
            if (graceMs > 0 && this.#exit === undefined)
                this.#forced = "sigterm";
            this.#terminate();
        });
        await this.ended;
    }
    #terminate() {
        if (this.#finished || this.#exit !== undefined || this.child.pid === undefined)
            return;
        // Bytes the server never read would hold back the end of its stdin.
        this.child.stdin?.destroy();
        (0,process_tree/* signalTree */.r7)(this.child.pid, "SIGTERM");
        this.#after(limits/* KILL_GRACE_MS */.fO, () => this.#kill());
    }
    #kill() {
        if (this.#forced !== undefined)
            this.#forced = "sigkill";
        if (this.child.pid !== undefined)
            (0,process_tree/* signalTree */.r7)(this.child.pid, "SIGKILL");
        this.#after(LAST_WAIT_MS, () => this.#onGone());
    }
    /** The server itself is gone; what it left behind may still hold its pipes. */
    #onExit(code, signal) {
        this.#exit = { code, signal };
        this.#clearTimers();
        this.#after(DRAIN_MS, () => {
            this.#left = true;
            if (this.child.pid !== undefined)
                (0,process_tree/* signalTree */.r7)(this.child.pid, "SIGKILL");
            // A process that left the group can keep the pipes for ever: stop reading them.
            this.#after(DRAIN_MS, () => this.#onGone());
        });
    }
    #onGone() {
        // Whatever is left of the group would outlive us. Not asked first (kill 0): unreaped zombies answer as if alive.
        if (this.child.pid !== undefined && process_tree/* OWN_GROUP */.j)
            (0,process_tree/* signalTree */.r7)(this.child.pid, "SIGKILL");
        const { code, signal } = this.#exit ?? { code: this.child.exitCode, signal: this.child.signalCode };
        if (this.#closing === undefined)
            this.#finish({ kind: "exited", code, signal, stderrTail: this.#stderr.lines() });
        else {
            const forced = this.#forced === undefined || this.#isHurried ? {} : { forced: this.#forced };
            this.#finish({ kind: "closed", ...forced, ...(this.#left && !this.#isHurried ? { left: true } : {}) });
        }
    }
    #finish(ending) {
        if (this.#finished)
            return;
        this.#finished = true;
        this.#clearTimers();
        (0,live_servers/* removeLive */.z6)(this);
        this.#lines.end();
        for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr])
            stream?.destroy();
        this.#settle(ending);
    }
    #onLine(text, bytes, oversize) {
        if (oversize || text.trim() !== "") {
            this.#queue.push({ kind: "message", text, bytes, atMs: this.#atMs, json: oversize ? undefined : (0,transport_frames/* parseJson */.q)(text), oversize });
        }
    }
    #after(ms, action) {
        const timer = setTimeout(() => {
            this.#timers.delete(timer);
            action();
        }, ms);
        this.#timers.add(timer);
    }
    #clearTimers() {
        for (const timer of this.#timers)
            clearTimeout(timer);
        this.#timers.clear();
    }
}
/** The channel of a process that could not even be asked for. */
class UnstartedChannel {
    transport = "stdio";
    ended;
    constructor(code) {
        this.ended = Promise.resolve({ kind: "not-started", errorCode: code });
    }
    send() {
        return Promise.resolve();
    }
    onFrame() {
        // Nothing can come.
    }
    close() {
        return Promise.resolve();
    }
}
function errorCode(error) {
    const code = error.code;
    return typeof code === "string" ? code : "UNKNOWN";
}


/***/ })

};
