"use strict";
exports.id = 4004;
exports.ids = [4004];
exports.modules = {

/***/ 35737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yk: () => (/* binding */ checkOverrides),
  EW: () => (/* binding */ checkSettings),
  nK: () => (/* binding */ needsTask),
  F$: () => (/* binding */ runBattery)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/jsonschema/validator.js
var validator = __webpack_require__(4937);
// EXTERNAL MODULE: ./build/src/standard/observe/outcome.js
var observe_outcome = __webpack_require__(25552);
;// CONCATENATED MODULE: ./build/src/standard/observe/cases.js
// The two cases made once for the whole catalog: contention and payload, on the first fully successful tool.




/** Whether all ordinary calls were made and succeeded. */
function isFullySuccessful(calls) {
    return calls.length === limits/* CALL_REPETITIONS */.mn && calls.every((c) => c.outcome === "success");
}
/** Two independently initialised clients call the tool at the same time; both must succeed. */
async function observeContention(carrier, first, second) {
    const params = { name: carrier.tool, arguments: carrier.arguments };
    const both = await Promise.all([first, second].map((session) => ends(session, params, (reply) => (0,observe_outcome/* callOutcome */.$K)(reply) === "success")));
    if (both.includes("spent"))
        return { outcome: "not-made", tool: carrier.tool };
    return { outcome: both.every((end) => end === "yes") ? "passed" : "failed", tool: carrier.tool };
}
/** Calls the tool: whether the reply is a good one; a broken exchange has none. */
async function ends(session, params, isGood) {
    try {
        return isGood(await session.call("tools/call", params)) ? "yes" : "no";
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww))
            throw fault;
        return fault.kind === "budget" ? "spent" : "no";
    }
}
/** Where the oversize argument goes: the carrier's own string property, another successful tool's, or an extra property. */
function payloadTarget(carriers) {
    const big = "x".repeat(limits/* PAYLOAD_BYTES */.NK);
    const declared = carriers.find((c) => c.plan.payloadProperty !== null);
    if (declared?.plan.payloadProperty != null)
        return { carrier: declared, oversize: { ...declared.arguments, [declared.plan.payloadProperty]: big } };
    const open = carriers[0];
    if (open === undefined || !open.plan.admitsExtraProperty)
        return undefined;
    return { carrier: open, oversize: { ...open.arguments, [validator/* EXTRA_PROPERTY */.N]: big } };
}
/**
 * Sends the oversize argument. Any answer is handled, also a refusal by HTTP status (413 and the like); a time-out or a
 * connection that ends is not. The caller then asks with `stillAnswers`.
 */
async function observePayload({ carrier, oversize }, session) {
    const { tool } = carrier;
    try {
        await session.call("tools/call", { name: tool, arguments: oversize });
        return { outcome: "passed", tool };
    }
    catch (fault) {
        if (!(fault instanceof errors/* TransportFault */.ww))
            throw fault;
        if (fault.kind === "budget")
            return { outcome: "not-made", tool };
        const refused = fault.status !== undefined && fault.status >= 400 && fault.status < 500;
        return { outcome: refused ? "passed" : "failed", tool };
    }
}
/**
 * Whether the tool still answers an ordinary call, in whatever way. Not asked with ping: a server that answers pings and
 * calls in different places shows nothing by one, and a server without ping would lose two points for one defect.
 */
async function stillAnswers(carrier, session) {
    return ends(session, { name: carrier.tool, arguments: carrier.arguments }, () => true);
}

// EXTERNAL MODULE: ./build/src/standard/observe/catalog.js
var observe_catalog = __webpack_require__(81087);
// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
// EXTERNAL MODULE: ./build/src/standard/observe/protocol.js
var protocol = __webpack_require__(69870);
;// CONCATENATED MODULE: ./build/src/standard/observe/negotiation.js
// The negotiation check. Legacy: a handshake that offers a version nobody knows, and one that offers the version answered to it.
// Modern: a request of a version nobody knows, and one of a version that its refusal lists.



/** A date-shaped version no server can know. */
const UNKNOWN_REVISION = "2099-01-01";
const INVALID = "protocol-negotiation-invalid-version";
const INCONSISTENT = "protocol-negotiation-inconsistent-support";
/** UnsupportedProtocolVersion (2026-07-28, basic/versioning). */
const UNSUPPORTED_VERSION = -32022;
const DATE_SHAPED = /^\d{4}-\d{2}-\d{2}$/;
/** Offers the unknown version on a connection of its own. Never throws for the server's sake. */
async function offerUnknown(connector, era) {
    let session;
    try {
        session = await connector.connect(era === "modern" ? {} : { offer: UNKNOWN_REVISION });
    }
    catch (error) {
        return { session: undefined, failed: failedHandshake(error, INVALID) };
    }
    if (session.era === "modern") {
        const seen = await (0,protocol/* judged */.g$)(() => checkRefused(session));
        return { session, failed: seen.outcome === "passed" ? undefined : seen };
    }
    if (session.revision === UNKNOWN_REVISION)
        return { session, failed: { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" } };
    if (!DATE_SHAPED.test(session.revision))
        return { session, failed: { outcome: "failed", reason: INVALID } };
    return { session, failed: undefined };
}
/** A request of the unknown version gets -32022 whose `data.supported` holds a version that then works (2026-07-28, basic/versioning). */
async function checkRefused(session) {
    const reply = await discoverAs(session, UNKNOWN_REVISION);
    if (reply?.kind === "result")
        return { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" };
    if (reply?.code !== UNSUPPORTED_VERSION)
        return { outcome: "failed", reason: INVALID };
    const supported = (0,json/* isJsonObject */.O)(reply.data) ? reply.data["supported"] : undefined;
    const named = Array.isArray(supported) ? supported.filter((version) => typeof version === "string" && DATE_SHAPED.test(version)) : [];
    // The version in force works; where the list leaves it out, the newest one listed has to.
    const usable = named.includes(session.revision) ? session.revision : named.sort().at(-1);
    if (typeof usable !== "string")
        return { outcome: "failed", reason: INVALID };
    return (await discoverAs(session, usable))?.kind === "result" ? protocol/* PASSED */.f5 : { outcome: "failed", reason: INCONSISTENT };
}
/** Asks as a client of another version would. A refusal that is no JSON-RPC (400 with a text body) is undefined. */
async function discoverAs(session, asRevision) {
    try {
        return await session.call("server/discover", undefined, { asRevision });
    }
    catch (fault) {
        if (fault instanceof errors/* TransportFault */.ww && fault.kind === "error")
            return undefined;
        throw fault;
    }
}
/**
 * Whether the version answered to the unknown one is really supported: a handshake that offers it gets it echoed.
 * The main session's own handshake serves as the proof when it offered that very version.
 */
async function checkAnswered(answered, main, connector) {
    if (main.offered === answered && main.revision === answered)
        return protocol/* PASSED */.f5;
    try {
        const session = await connector.connect({ offer: answered });
        await session.close();
        return session.revision === answered ? protocol/* PASSED */.f5 : { outcome: "failed", reason: INCONSISTENT };
    }
    catch (error) {
        return failedHandshake(error, INCONSISTENT);
    }
}
function failedHandshake(error, refusedReason) {
    if (!(error instanceof errors/* Incomplete */.nd))
        throw error;
    const refused = error.code === "initialize-failed" || error.code === "initialize-invalid";
    return refused ? { outcome: "failed", reason: refusedReason } : protocol/* CALL_FAILED */.hB;
}

// EXTERNAL MODULE: ./build/src/lib/encode-json.js
var encode_json = __webpack_require__(22358);
;// CONCATENATED MODULE: ./build/src/standard/observe/relist.js
// The catalog on a second connection beside the first one's: one unscored request, compared in memory. Judges nothing.



/** How long the second listing may take, in milliseconds. */
const TIMEOUT_MS = 2_000;
/** Larger catalogs are not listed again; estimated tokens, about a megabyte. */
const MAX_TOKENS = 250_000;
/**
 * Lists the first page again on another connection of the same revision.
 * @param second a connection beside the one that `catalog` was listed on
 * @throws nothing for the server's sake, nor when the budget is spent
 */
async function relist(catalog, main, second) {
    if (second?.alive !== true || second.era !== main.era || second.revision !== main.revision)
        return null;
    const weight = catalog.tools.reduce((sum, { declared }) => sum + declared.tokens, 0);
    if (catalog.pagination.outcome !== "passed" || catalog.tools.length === 0 || weight > MAX_TOKENS)
        return null;
    try {
        const reply = await second.call("tools/list", undefined, { timeoutMs: TIMEOUT_MS });
        const page = reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value) ? reply.value : {};
        const entries = page["tools"];
        if (!Array.isArray(entries))
            return null;
        const isWhole = page["nextCursor"] === undefined;
        const first = catalog.tools.map(({ entry }) => (0,encode_json/* compactJson */.Ar)(entry));
        return compare(isWhole ? first : first.slice(0, entries.length), entries.map((entry) => (0,encode_json/* compactJson */.Ar)(entry)));
    }
    catch (error) {
        if (error instanceof errors/* TransportFault */.ww)
            return null;
        throw error;
    }
}
function compare(first, second) {
    if (first.length === second.length && first.every((entry, i) => entry === second[i]))
        return "same";
    const [left, right] = [[...first].sort(), [...second].sort()];
    const isSameSet = left.length === right.length && left.every((entry, i) => entry === right[i]);
    return isSameSet ? "other-order" : "other-content";
}

;// CONCATENATED MODULE: ./build/src/standard/observe/tool.js
// Observes one tool: one schema-violating call, then the ordinary calls. A time-out or a closed connection ends the tool.




/** A tool that was not called, and why; `honesty` is null: the areas decide what that costs. */
function uncalled(plan, unexercised) {
    return { violation: plan?.violation?.rule ?? null, honesty: null, calls: [], outputConforms: null, unexercised };
}
/** A tool that could not be called because no connection was to be had. */
function unreachable(plan) {
    const { violation } = plan;
    return {
        violation: violation?.rule ?? null,
        honesty: violation === null ? null : "call-failed",
        calls: [],
        outputConforms: null,
        unexercised: "coverage-call-failed",
    };
}
/**
 * Makes the calls of one tool on one session and says how each ended. What they brought is checked meanwhile: nobody has to wait for
 * that before the next tool is called.
 */
async function observeTool(tool, plan, session, send, validator, watch) {
    const { name } = tool.declared;
    if (plan.valid.kind === "no-time")
        return uncalled(plan, "coverage-budget-exhausted");
    const rule = plan.violation?.rule ?? null;
    let honest = null;
    if (plan.violation !== null) {
        try {
            honest = (0,observe_outcome/* honesty */.T5)(await send("tools/call", { name, arguments: plan.violation.arguments }));
        }
        catch (fault) {
            if (isSpent(fault))
                return { ...uncalled(plan, "coverage-budget-exhausted") };
            honest = "call-failed";
            if (!goesOn(fault, session))
                return { violation: rule, honesty: honest, calls: [], outputConforms: null, unexercised: "coverage-call-failed" };
        }
    }
    if (plan.valid.kind !== "ready") {
        // No ordinary call follows, so a request that touches no tool shows whether the server still answers; any answer counts.
        if (honest !== null && honest !== "call-failed" && !(await tool_stillAnswers(session, send)))
            honest = "call-failed";
        return { violation: rule, honesty: honest, calls: [], outputConforms: null, unexercised: "coverage-unsynthesizable" };
    }
    const args = plan.valid.arguments;
    const content = watch?.(tool, args);
    const { calls, structured, spent } = await ordinaryCalls(name, args, session, send, tool.outputSchema !== undefined, content);
    // The first ordinary call is the request after the violating one: without an answer, of whatever kind, the server did not survive it.
    if (honest !== null && calls[0]?.outcome === "fault" && calls[0].ms === null)
        honest = "call-failed";
    const outputConforms = tool.outputSchema === undefined ? null : conforms(tool.outputSchema, structured, validator);
    const brought = content?.seen;
    return {
        violation: rule,
        honesty: honest,
        calls,
        outputConforms,
        unexercised: unexercisedBy(calls, spent),
        ...(brought === undefined ? {} : { content: brought }),
    };
}
async function ordinaryCalls(name, args, session, send, keepStructured, content) {
    const calls = [];
    const structured = [];
    for (let i = 0; i < limits/* CALL_REPETITIONS */.mn; i += 1) {
        try {
            const reply = await send("tools/call", { name, arguments: args });
            const outcome = (0,observe_outcome/* callOutcome */.$K)(reply);
            calls.push({ outcome: outcome ?? "fault", ms: reply.ms });
            content?.replied(reply);
            if (outcome === "success" && keepStructured && reply.kind === "result" && (0,json/* isJsonObject */.O)(reply.value))
                structured.push(reply.value["structuredContent"]);
        }
        catch (fault) {
            if (isSpent(fault))
                return { calls, structured, spent: true };
            calls.push({ outcome: "fault", ms: null });
            if (fault instanceof errors/* TransportFault */.ww)
                content?.faulted(fault);
            if (!goesOn(fault, session))
                break;
        }
    }
    return { calls, structured, spent: false };
}
function unexercisedBy(calls, spent) {
    if (spent)
        return "coverage-budget-exhausted";
    if (calls.length < limits/* CALL_REPETITIONS */.mn || calls.some((c) => c.outcome === "fault"))
        return "coverage-call-failed";
    return calls.some((c) => c.outcome === "rejected") ? "coverage-rejected-arguments" : null;
}
/** Only an invalid value costs conformance; a schema that gives no verdict costs nothing here. */
async function conforms(schema, structured, validator) {
    if (structured.length === 0)
        return null;
    if (structured.some((value) => value === undefined))
        return false;
    const verdicts = await validator.check(schema, structured);
    if (verdicts.some((v) => v.kind === "invalid"))
        return false;
    return verdicts.every((v) => v.kind === "valid") ? true : null;
}
async function tool_stillAnswers(session, send) {
    try {
        await send(session.era === "modern" ? "server/discover" : "ping", {});
        return true;
    }
    catch (fault) {
        return isSpent(fault);
    }
}
function isSpent(fault) {
    return fault instanceof errors/* TransportFault */.ww && fault.kind === "budget";
}
/** After a malformed answer the session is still usable; after a time-out or an end the next tool gets a fresh one. */
function goesOn(fault, session) {
    if (!(fault instanceof errors/* TransportFault */.ww))
        throw fault;
    return (fault.kind === "error" || fault.kind === "auth") && session.alive;
}

// EXTERNAL MODULE: ./build/src/engine/turn.js
var turn = __webpack_require__(24405);
;// CONCATENATED MODULE: ./build/src/engine/lanes.js
// Calls every tool: one lane of work on the main session, and, only while calls stall, further lanes on sessions of their own.



/** Results of so many tools may wait for their check: more would only fill memory where the checks are what takes long. */
const MAX_UNCHECKED = 4;
/** After so many connections in a row that could not be opened, the tools left are given up. */
const MAX_FAILED_CONNECTS = 2;
/** Observes each tool, in catalog order as far as stalls allow. Returns the observations in the order of `work`, and the session to go on with. */
async function callTools(work, input) {
    const lanes = new Lanes(work, input);
    await lanes.run();
    return { called: lanes.called, main: lanes.main };
}
class Lanes {
    work;
    input;
    called = [];
    main;
    #next = 0;
    #failedConnects = 0;
    #turn;
    #extra = [];
    #checks = [];
    constructor(work, input) {
        this.work = work;
        this.input = input;
        this.main = input.main;
        this.#turn = new turn/* Turn */.uF(input.clock, () => this.#openLane(), input.turn);
    }
    async run() {
        try {
            this.main = await this.#lane(this.main);
            // Lanes may open further lanes while they run.
            for (let i = 0; i < this.#extra.length; i += 1)
                await this.#extra[i];
        }
        finally {
            this.#turn.end();
        }
        for (const { index, conforms } of this.#checks) {
            const called = this.called[index];
            if (called !== undefined)
                this.called[index] = { ...called, outputConforms: await conforms };
        }
    }
    #openLane() {
        const left = this.work.length - this.#next;
        // A call that waits for a rate limit has not stalled, and a second lane would only meet the same limit sooner.
        if (left <= 0 || this.#extra.length >= this.input.spares || this.input.connector.isLimited)
            return;
        const lane = this.#lane(undefined).then((session) => this.#keep(session));
        lane.catch(() => undefined); // awaited in run(); until then a failure must not count as unhandled
        this.#extra.push(lane);
    }
    /** An extra lane's healthy session replaces a main session that was lost. */
    async #keep(session) {
        if (this.main?.alive !== true && session?.alive === true)
            this.main = session;
        else
            await session?.close();
    }
    /** Works tools off until none is left; returns its session if it is still usable. */
    async #lane(first) {
        let session = first;
        while (this.#next < this.work.length) {
            if (this.input.signal.aborted)
                throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
            const index = this.#next;
            this.#next += 1;
            this.input.progress.update(`tool ${String(index + 1)}/${String(this.work.length)}`);
            session = await this.#observe(index, session);
        }
        return session;
    }
    async #observe(index, current) {
        const { tool, plan: planning } = this.work[index];
        const plan = await planning;
        const session = await this.#usable(current);
        if (session === undefined || session === "spent") {
            this.called[index] = session === "spent" ? uncalled(plan, "coverage-budget-exhausted") : unreachable(plan);
            return undefined;
        }
        let fresh = false;
        const send = (method, params) => this.#turn.take(() => session.call(method, params).catch((fault) => {
            if (fault instanceof errors/* TransportFault */.ww && fault.kind === "timeout")
                fresh = true;
            throw fault;
        }));
        await this.#checks.at(-MAX_UNCHECKED)?.conforms;
        const { outputConforms, ...seen } = await observeTool(tool, plan, session, send, this.input.validator, this.input.watch);
        this.called[index] = { ...seen, outputConforms: null };
        if (outputConforms !== null)
            this.#check(index, outputConforms);
        if (!fresh && session.alive)
            return session;
        void session.close();
        return undefined;
    }
    #check(index, conforms) {
        conforms.catch(() => undefined); // awaited at the end; until then a failure must not count as unhandled
        this.#checks.push({ index, conforms });
    }
    /** A live session: the current one, or a fresh one. Undefined when none is to be had, "spent" when the budget forbids it. */
    async #usable(current) {
        if (current?.alive === true)
            return current;
        if (this.#failedConnects >= MAX_FAILED_CONNECTS)
            return undefined;
        try {
            const session = await this.input.connector.connect();
            this.#failedConnects = 0;
            return session;
        }
        catch (error) {
            if (error instanceof errors/* TransportFault */.ww && error.kind === "budget")
                return "spent";
            if (!(error instanceof errors/* Incomplete */.nd))
                throw error;
            this.#failedConnects += 1;
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./build/src/engine/tail.js
// What a battery asks once every tool was called: contention, payload, and the protocol checks last. Judges nothing.




/** "spent" when the budget ended first. */
async function unlessSpent(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof errors/* TransportFault */.ww && error.kind === "budget")
            return "spent";
        throw error;
    }
}
/** What comes after the tools: it goes on over whatever connection still works. */
class Tail {
    connector;
    host;
    /** The connection beside the main one, kept until the end of the run. */
    second;
    #session;
    constructor(connector, session, host) {
        this.connector = connector;
        this.host = host;
        this.#session = session;
    }
    async contention(carriers, settings, early) {
        const carrier = carriers[0];
        const offer = early === "spent" ? undefined : early;
        const second = offer?.failed === undefined && offer?.session?.alive === true ? offer.session : undefined;
        this.second = second;
        if (second === undefined)
            void offer?.session?.close();
        if (settings.skipTools.length > 0)
            return { outcome: "not-made", tool: carrier?.tool ?? null };
        if (carrier === undefined)
            return { outcome: "not-applicable", tool: null };
        const first = await this.#live();
        if (first === "spent")
            return { outcome: "not-made", tool: carrier.tool };
        const client = second ?? (await this.#open());
        if (client === "spent")
            return { outcome: "not-made", tool: carrier.tool };
        this.second = client;
        if (first === undefined || client === undefined)
            return { outcome: "failed", tool: carrier.tool };
        return observeContention(carrier, first, client);
    }
    async payload(carriers, settings, meanwhile) {
        const target = payloadTarget(carriers);
        const tool = target?.carrier.tool ?? null;
        if (settings.skipTools.length > 0)
            return { outcome: "not-made", tool };
        if (target === undefined)
            return { outcome: "not-applicable", tool };
        const session = await this.#live();
        if (session === "spent")
            return { outcome: "not-made", tool };
        if (session === undefined)
            return { outcome: "failed", tool };
        const observing = observePayload(target, session);
        await this.host.clock.sleep(0); // the call goes out first
        meanwhile();
        const seen = await observing;
        if (seen.outcome === "passed") {
            // A server that answers and then dies or hangs has not handled the payload.
            const after = await stillAnswers(target.carrier, session);
            if (after === "yes")
                return seen;
            await this.#drop();
            return { outcome: after === "spent" ? "not-made" : "failed", tool };
        }
        await this.#drop();
        return seen;
    }
    async protocol(catalog, main, early) {
        const listed = new Set(catalog.tools.map((t) => t.declared.name));
        const unknownMethod = await this.#check(protocol/* checkUnknownMethod */.gQ);
        const ping = await this.#check(protocol/* checkPing */.$I);
        const unknownTool = await this.#check((session) => (0,protocol/* checkUnknownTool */.vz)(session, listed));
        // Asked of the first session: a server that is gone by now still has no surface it never declared.
        const surfaces = (0,protocol/* declaresSurface */.xA)(main.capabilities) ? await this.#check(protocol/* checkSurfaces */.TI) : { outcome: "not-applicable" };
        const offer = early ?? (await unlessSpent(() => offerUnknown(this.connector, main.era)));
        const negotiation = offer === "spent" ? protocol/* BUDGET_SPENT */.$M : (offer.failed ?? (await (0,protocol/* judged */.g$)(() => this.#answered(offer, main))));
        if (offer !== "spent") {
            if (this.second?.alive !== true)
                this.second = offer.session;
            else if (offer.session !== this.second)
                void offer.session?.close();
        }
        return {
            "protocol.negotiation": negotiation,
            "protocol.unknown-method": unknownMethod,
            "protocol.ping": ping,
            "protocol.unknown-tool": unknownTool,
            "protocol.pagination": catalog.pagination,
            "protocol.surfaces": surfaces,
        };
    }
    #answered(offer, main) {
        return offer.session === undefined ? Promise.resolve(protocol/* CALL_FAILED */.hB) : checkAnswered(offer.session.revision, main, this.connector);
    }
    async #check(check) {
        const session = await this.#live();
        if (session === "spent")
            return protocol/* BUDGET_SPENT */.$M;
        if (session === undefined)
            return protocol/* CALL_FAILED */.hB;
        const seen = await (0,protocol/* judged */.g$)(() => check(session));
        if (seen === protocol/* CALL_FAILED */.hB)
            await this.#drop();
        return seen;
    }
    async #live() {
        if (this.#session?.alive === true)
            return this.#session;
        const opened = await this.#open();
        if (opened !== "spent")
            this.#session = opened;
        return opened;
    }
    async #open() {
        if (this.host.signal.aborted)
            throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
        try {
            return await this.connector.connect();
        }
        catch (error) {
            if (error instanceof errors/* TransportFault */.ww)
                return error.kind === "budget" ? "spent" : undefined;
            if (error instanceof errors/* Incomplete */.nd)
                return undefined;
            throw error;
        }
    }
    async #drop() {
        const session = this.#session;
        this.#session = undefined;
        await session?.close();
    }
}

;// CONCATENATED MODULE: ./build/src/engine/battery.js
// Runs the standard battery on one server and returns what was observed; judging comes later and needs no server.
// Order: list, plan, call every tool, contention, payload, and the protocol checks last.








/**
 * Runs the battery on `main`, which must be freshly opened.
 * @param meanwhile called while the server works on a large call that nobody times
 * @throws UsageError when a skip rule or an arguments entry does not fit the catalog
 * @throws Incomplete when the catalog cannot be listed or the run was interrupted
 */
async function runBattery(main, connector, validator, settings, host, meanwhile = () => undefined) {
    // Over stdio the second client starts while the first one works, and its handshake is the negotiation check as well:
    // it has a process of its own, so nothing it does can reach the scored calls. Over HTTP all clients share the
    // server, so the check waits until the calls are done.
    const early = main.transport === "stdio" ? unlessSpent(() => offerUnknown(connector, main.era)) : undefined;
    early?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
    const catalog = await (0,observe_catalog/* listCatalog */.C)(main);
    const callable = checkSettings(catalog, settings);
    const { tools, session, carriers } = await observeTools(catalog, callable, main, connector, validator, settings, host);
    const run = new Tail(connector, session, host);
    const offer = await early;
    const contention = await run.contention(carriers, settings, offer);
    const payload = await run.payload(carriers, settings, meanwhile);
    host.progress.update("protocol checks");
    // Unscored, and on a connection of its own: it need not wait for the protocol checks, unless they are what opens that connection.
    const listAgain = () => (settings.advisories?.has("catalog-unstable") === false ? null : relist(catalog, main, run.second));
    const relisting = run.second?.alive === true ? listAgain() : undefined;
    relisting?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
    const protocol = await run.protocol(catalog, main, offer);
    return {
        catalog,
        relisted: await (relisting === undefined ? listAgain() : relisting),
        observations: {
            attestedReadOnly: settings.confirmReadOnly,
            tools,
            protocol,
            contention,
            payload,
            skipped: [...settings.skipTools].sort(),
        },
    };
}
/** Checks --skip-tool and --arguments against the catalog; returns the names the battery may call by class. */
function checkSettings(catalog, settings) {
    const byName = new Map(catalog.tools.map((t) => [t.declared.name, t.declared.class]));
    for (const name of settings.skipTools) {
        if (!byName.has(name))
            throw new errors/* UsageError */.eb(`--skip-tool ${JSON.stringify(name)}: the server lists no such tool`);
    }
    const mayCall = (toolClass) => toolClass === "read-only" || (toolClass === "unannotated" && settings.confirmReadOnly);
    for (const name of Object.keys(settings.overrides?.byTool ?? {})) {
        const toolClass = byName.get(name);
        const where = `${settings.overrides?.file ?? ""}: ${JSON.stringify(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}`;
        if (toolClass === undefined)
            throw new errors/* UsageError */.eb(`${where}: the server lists no such tool`);
        if (toolClass === "writer")
            throw new errors/* UsageError */.eb(`${where}: this tool is a writer (readOnlyHint false or destructiveHint true), which is never called; remove the entry`);
        if (!mayCall(toolClass))
            throw new errors/* UsageError */.eb(`${where}: this tool declares neither readOnlyHint nor destructiveHint; add --confirm-read-only to have it called, or remove the entry`);
        if (catalog.tools.some((tool) => tool.declared.name === name && needsTask(tool)))
            throw new errors/* UsageError */.eb(`${where}: this tool only runs as a task (execution.taskSupport required), which is never called; remove the entry`);
    }
    return new Set([...byName].filter(([, toolClass]) => mayCall(toolClass)).map(([name]) => name));
}
async function observeTools(catalog, callable, main, connector, validator, settings, host) {
    const planned = catalog.tools.filter((t) => callable.has(t.declared.name) && !needsTask(t));
    const plans = new Map(planned.map((t) => [t, validator.plan(t.inputSchema, ownValue(settings.overrides?.byTool, t.declared.name))]));
    // A run that ends early closes the validator: plans nobody waits for any more then fail, which is no news to anyone.
    for (const plan of plans.values())
        plan.catch(() => undefined);
    await checkOverrides(plans, settings);
    const toCall = planned.filter((t) => !settings.skipTools.includes(t.declared.name));
    const work = toCall.map((tool) => ({ tool, plan: plans.get(tool) }));
    const { called, main: session } = await callTools(work, {
        main,
        connector,
        validator,
        clock: host.clock,
        progress: host.progress,
        signal: host.signal,
        turn: host.turn,
        spares: settings.spares,
        watch: settings.grade === true ? await contentWatch(settings) : undefined,
    });
    const seen = new Map(toCall.map((tool, i) => [tool, called[i]]));
    const tools = [];
    const carriers = [];
    for (const tool of catalog.tools) {
        const plan = await plans.get(tool);
        const calls = seen.get(tool) ?? uncalled(plan, whyUncalled(tool, settings, callable));
        tools.push({ ...tool.declared, ...calls });
        if (plan?.valid.kind === "ready" && isFullySuccessful(calls.calls))
            carriers.push({ tool: tool.declared.name, plan, arguments: plan.valid.arguments });
    }
    return { tools, session, carriers };
}
/** Watches what calls bring; its code loads only for those who ask. */
async function contentWatch({ overrides }) {
    const { ContentOfTool } = await __webpack_require__.e(/* import() */ 9917).then(__webpack_require__.bind(__webpack_require__, 69917));
    return ({ declared }, args) => new ContentOfTool(args, ownValue(overrides?.byTool, declared.name) !== undefined);
}
/** A tool that only runs as a task (2025-11-25, `execution.taskSupport: "required"`) refuses a plain call by design. */
function needsTask(tool) {
    const execution = tool.entry["execution"];
    return typeof execution === "object" && execution !== null && !Array.isArray(execution) && execution["taskSupport"] === "required";
}
function whyUncalled(tool, settings, callable) {
    if (tool.declared.class === "writer")
        return null;
    if (!callable.has(tool.declared.name))
        return "coverage-unannotated";
    return settings.skipTools.includes(tool.declared.name) ? "coverage-skipped" : "coverage-call-failed";
}
function ownValue(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
/** An entry of the arguments file that its tool's schema refuses is a mistake of the user, found before any call. */
async function checkOverrides(plans, settings) {
    if (settings.overrides === null)
        return;
    for (const [tool, planning] of plans) {
        if (!Object.hasOwn(settings.overrides.byTool, tool.declared.name))
            continue;
        const { valid } = await planning;
        if (valid.kind !== "invalid-override")
            continue;
        const pointer = `/${tool.declared.name.replaceAll("~", "~0").replaceAll("/", "~1")}${valid.pointer}`;
        throw new errors/* UsageError */.eb(`${settings.overrides.file}: ${JSON.stringify(pointer)}: the tool's input schema refuses this value (keyword ${valid.keyword}); fix the entry`);
    }
}


/***/ }),

/***/ 64004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ measureAndAdvise),
/* harmony export */   scoreOpen: () => (/* binding */ scoreOpen)
/* harmony export */ });
/* unused harmony export measureReadiness */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44831);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36757);
/* harmony import */ var _report_build_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13928);
/* harmony import */ var _battery_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35737);
/* harmony import */ var _open_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83634);
// A session that is being opened, measured by the standard battery: observed, judged, written as a report. Loads while the server
// answers the first request, and has the rest loaded while it waits.






/**
 * The report of a readiness alone.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
async function scoreOpen(open, connecting, target, settings, host) {
    const { report, areasWithoutLatency } = await measureAndAdvise(open, connecting, target, settings, host);
    return { document: (0,_report_build_js__WEBPACK_IMPORTED_MODULE_5__/* .buildReport */ .F)({ generator: _open_run_js__WEBPACK_IMPORTED_MODULE_4__/* .GENERATOR */ ._, server: settings.server, ...report }), areasWithoutLatency };
}
/**
 * Readiness, and what a run finds beside it. Closes the run's connections.
 * @throws UsageError as `measureReadiness`
 */
async function measureAndAdvise(open, connecting, target, settings, host) {
    const { report, areasWithoutLatency, session, relisted } = await measureReadiness(open, connecting, settings, host);
    const { findAdvisories } = await Promise.all(/* import() */[__webpack_require__.e(6623), __webpack_require__.e(3555)]).then(__webpack_require__.bind(__webpack_require__, 43555));
    const advisories = await findAdvisories({ ...open, target, host, wanted: settings.advisories, session, relisted });
    return { report: { ...report, ...(advisories === undefined ? {} : { advisories }) }, areasWithoutLatency };
}
/**
 * Runs the standard battery on a session that is being opened for it. A server that cannot be measured is a result too; its cause
 * goes to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
async function measureReadiness({ connector, validator, keptOut }, connecting, settings, host) {
    let session;
    // Loads while the server works, and only for those who ask.
    const lens = settings.grade === true ? __webpack_require__.e(/* import() */ 2555).then(__webpack_require__.bind(__webpack_require__, 92555)) : undefined;
    lens?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
    try {
        void loadRest(host);
        const main = await connecting;
        session = main;
        host.progress.update("listing tools");
        const running = (0,_battery_js__WEBPACK_IMPORTED_MODULE_3__/* .runBattery */ .F$)(main, connector, validator, settings, host, () => judgeAhead(connector));
        running.catch(() => undefined); // it ends on its own when the connector closes
        const run = await Promise.race([running, keptOut]);
        // The servers end with the signal: what was seen since is our doing.
        if (host.signal.aborted)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("interrupted", "interrupted before the measurement ended");
        // Nobody calls the server any more: it has time to end while its run is judged. Whoever needs the end waits for it.
        void connector.close();
        await host.clock.sleep(0); // what closes goes out before the judging keeps this thread busy
        const { judgeRun } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7469)]).then(__webpack_require__.bind(__webpack_require__, 17469));
        return measured(run, judgeRun(run), main, await lens?.then((judges) => judges.gradeMeasured(run, main, connector)), settings, host);
    }
    catch (error) {
        const cause = asIncomplete(error, host.signal.aborted);
        // A spent budget tells nothing of the server.
        const isOurs = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww && error.kind === "budget";
        const graded = isOurs ? undefined : await lens?.then((judges) => judges.gradeUnmeasured(cause.code, session, connector));
        return unmeasured(cause, session, graded, settings, host);
    }
}
/**
 * Loads what is needed once the server was called, in pieces: between them the replies of a quick server's handshake are read.
 * Whoever then needs a piece meets the same failure.
 */
async function loadRest(host) {
    for (const load of [() => Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7469)]).then(__webpack_require__.bind(__webpack_require__, 17469)), () => Promise.all(/* import() */[__webpack_require__.e(6623), __webpack_require__.e(3555)]).then(__webpack_require__.bind(__webpack_require__, 43555)), () => Promise.resolve(host.idle?.())]) {
        await host.clock.sleep(0);
        load().catch(() => undefined);
    }
}
/** Most samples of a run are there when its tools were called. */
function judgeAhead(connector) {
    void Promise.all(/* import() */[__webpack_require__.e(6623), __webpack_require__.e(3555)]).then(__webpack_require__.bind(__webpack_require__, 43555)).then(({ invalidSamples }) => invalidSamples(connector.samples()));
}
function asIncomplete(error, interrupted) {
    if (interrupted)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("interrupted", "interrupted before the measurement ended");
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd)
        return error;
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("listing-failed", error.message);
    throw error;
}
function measured(run, judgement, session, graded, settings, host) {
    const { readiness, catalog, areasWithoutLatency } = judgement;
    const report = {
        readiness,
        profile: profile(settings, host),
        protocol: { era: session.era, revision: session.revision, transport: session.transport },
        catalog,
        ...(graded === undefined ? {} : { discoverability: graded }),
    };
    return { report, areasWithoutLatency, session, relisted: run.relisted };
}
function unmeasured(cause, session, graded, settings, host) {
    host.progress.note(cause.message);
    for (const line of cause.terminalDetail)
        host.progress.note(line);
    const code = cause.code;
    const report = {
        readiness: null,
        readinessError: code,
        profile: profile(settings, host),
        ...(session === undefined ? {} : { protocol: { era: session.era, revision: session.revision, transport: session.transport } }),
        catalog: null,
        ...(graded === undefined ? {} : { discoverability: graded }),
    };
    return { report, areasWithoutLatency: null, session: undefined, relisted: null };
}
function profile(settings, host) {
    return {
        evaluator: _model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .GENERATOR_VERSION */ .R,
        platform: host.platform,
        architecture: host.arch,
        client_capabilities: [],
        confirm_read_only: settings.confirmReadOnly,
        skip_tools: [...settings.skipTools].sort(),
        call_timeout_ms: settings.callTimeoutMs ?? _model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_TIMEOUT_MS */ .MU,
        repetitions: _model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_REPETITIONS */ .mn,
        arguments_sha256: settings.overrides?.sha256 ?? null,
        concurrency: 1,
        protocol: settings.protocol ?? "auto",
        budget_seconds: settings.budgetSeconds,
        max_requests: settings.maxRequests,
    };
}


/***/ }),

/***/ 83634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ GENERATOR)
/* harmony export */ });
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36757);

/** How reports name the evaluator. */
const GENERATOR = { name: _model_version_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATOR_NAME */ .y, version: _model_version_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATOR_VERSION */ .R };


/***/ }),

/***/ 24405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ holding),
/* harmony export */   uF: () => (/* binding */ Turn)
/* harmony export */ });
/* unused harmony exports STALL_MS, FairLock */
/** After this long a pending call counts as stalled, in milliseconds. */
const STALL_MS = 1_000;
/** Hands itself on in the order it was asked for. */
class FairLock {
    #held = false;
    #waiting = [];
    acquire() {
        if (!this.#held) {
            this.#held = true;
            return undefined;
        }
        return new Promise((resolve) => this.#waiting.push(resolve));
    }
    release() {
        const next = this.#waiting.shift();
        if (next === undefined)
            this.#held = false;
        else
            next();
    }
}
/** Runs `work` while the lock, where there is one, is held. */
async function holding(lock, work) {
    await lock?.acquire();
    try {
        return await work();
    }
    finally {
        lock?.release();
    }
}
/** A lock that a stalled holder lends out. */
class Turn {
    clock;
    onStall;
    lock;
    #holder;
    #watch;
    /**
     * @param onStall called each time a holder stalls and somebody else could go on
     * @param lock one that other measurements take as well
     */
    constructor(clock, onStall, lock = new FairLock()) {
        this.clock = clock;
        this.onStall = onStall;
        this.lock = lock;
    }
    /** Runs `work` in its turn; while it stalls, others may run. */
    async take(work) {
        await this.lock.acquire();
        const holder = { sinceMs: this.clock.now() };
        this.#holder = holder;
        this.#startWatch();
        try {
            return await work();
        }
        finally {
            if (this.#holder === holder)
                this.#free();
        }
    }
    /** Ends the watch for stalls; call it when nobody takes a turn any more. */
    end() {
        this.#watch?.abort();
        this.#watch = undefined;
    }
    #free() {
        this.#holder = undefined;
        this.lock.release();
    }
    /** One watch for all holders: a timer for each call that is dropped again costs more than many a call. */
    #startWatch() {
        if (this.#watch !== undefined)
            return;
        this.#watch = new AbortController();
        this.#lendStalled(this.#watch.signal).catch(() => undefined); // ended
    }
    async #lendStalled(ended) {
        for (;;) {
            const holder = this.#holder;
            const leftMs = holder === undefined ? STALL_MS : holder.sinceMs + STALL_MS - this.clock.now();
            await this.clock.sleep(Math.max(0, leftMs), ended);
            if (holder === undefined || this.#holder !== holder)
                continue;
            this.#free();
            this.onStall();
        }
    }
}


/***/ }),

/***/ 4937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ EXTRA_PROPERTY),
/* harmony export */   P: () => (/* binding */ noPlan)
/* harmony export */ });
/** Name of the undeclared property that `admitsExtraProperty` was proved with; the payload case sends the same one. */
const EXTRA_PROPERTY = "mcpeval_extra";
/** The plan of a schema that gives no verdict: nothing can be called, nothing can be violated. */
function noPlan(trouble) {
    return { valid: { kind: trouble }, violation: null, payloadProperty: null, admitsExtraProperty: false };
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


/***/ }),

/***/ 13928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/src/model/documents/schema-names.js
var schema_names = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/src/report/badge.js
// The static badge: an image URL that encodes the score and nothing else. Never fetched by us.
/** Lowest score of each colour, best first. */
const COLOURS = [
    [90, "brightgreen"],
    [75, "green"],
    [60, "yellowgreen"],
    [45, "yellow"],
    [30, "orange"],
    [0, "red"],
];
/** The shields.io badge URL of a readiness score. */
function badgeUrl(score) {
    const colour = COLOURS.find(([from]) => score >= from)?.[1] ?? "red";
    return `https://img.shields.io/badge/mcpeval-${score}%2F100-${colour}`;
}

;// CONCATENATED MODULE: ./build/src/report/build.js


/** The report document. `passed` is the gate's verdict; without a gate, whether readiness was measured. */
function buildReport(input) {
    const cases = input.cases ?? null;
    const gate = cases === null ? null : gateOf(cases);
    return {
        schema: schema_names/* REPORT_SCHEMA */.DC,
        generator: { name: input.generator.name, version: input.generator.version },
        server: input.server,
        manifest_sha256: input.manifestSha256 ?? null,
        passed: gate === null ? input.readiness !== null : gate.passed === gate.total,
        gate,
        readiness: input.readiness === null ? null : readinessDocument(input.readiness),
        ...(input.readinessError === undefined ? {} : { readiness_error: input.readinessError }),
        ...(input.profile === undefined ? {} : { measurement_profile: input.profile }),
        ...(input.protocol === undefined
            ? {}
            : { protocol: { era: input.protocol.era, revision: input.protocol.revision, transport: input.protocol.transport } }),
        ...(input.catalog === undefined ? {} : { catalog: input.catalog === null ? null : [...input.catalog] }),
        ...(input.advisories === undefined ? {} : { advisories: input.advisories.map(advisoryDocument) }),
        ...(input.discoverability === undefined ? {} : { discoverability: input.discoverability }),
        cases: cases ?? [],
    };
}
/** Cases that do not apply count neither way. */
function gateOf(cases) {
    const counted = cases.filter((one) => one.not_applicable !== true);
    return { passed: counted.filter((one) => one.passed).length, total: counted.length };
}
function readinessDocument(input) {
    const { tools, read_only, writers, exercised } = input.surface;
    return {
        standard: input.standard,
        score: input.score,
        ...(input.scoreWithoutLatency === undefined ? {} : { score_without_latency: input.scoreWithoutLatency }),
        badge: badgeUrl(input.score),
        attested_read_only: input.attestedReadOnly,
        surface: { tools, read_only, writers, exercised },
        areas: input.areas.map(({ name, weight, score, measurements, checks }) => ({
            name,
            weight,
            score,
            measurements: { ...measurements },
            checks: checks.map(lostCheck),
        })),
    };
}
function lostCheck({ id, tool, score, observed, reason, hint, gain }) {
    return { id, tool, score, observed, reason, hint, ...(gain === undefined ? {} : { gain }) };
}
function advisoryDocument({ id, count, positions, reason, hint }) {
    return { id, count, positions: [...positions], reason, hint };
}


/***/ }),

/***/ 81087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listCatalog)
/* harmony export */ });
/* unused harmony export readTool */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8653);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44831);
/* harmony import */ var _lib_tokens_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89955);
/* harmony import */ var _session_auth_required_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57282);
/* harmony import */ var _session_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5026);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69870);
// Reads the raw tools/list pages: which tools there are, what is declared of each, and whether the paging was valid.
// Looks only; nothing is called here.







const INVALID = { outcome: "failed", reason: "protocol-pagination-invalid" };
const TYPE_KEYWORDS = ["type", "enum", "const", "$ref", "anyOf", "oneOf"];
/**
 * Lists every tool. A server without the `tools` capability that refuses tools/list has an empty catalog.
 * @throws Incomplete `listing-failed` when the first page of a declared catalog is unusable, `auth-required` for HTTP 401 or 403
 */
async function listCatalog(session) {
    const walk = await (0,_session_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .walkPages */ .w)(session, "tools/list", "tools", { maxPages: _model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LIST_PAGES */ .rt });
    // 403 too: a catalog that may not be read, or not to its end, is not measured; a tool that may not be called is (a failed call).
    if (walk.fault?.kind === "auth")
        throw (0,_session_auth_required_js__WEBPACK_IMPORTED_MODULE_2__/* .authRequired */ .s)(walk.fault);
    if (walk.pages.length === 0) {
        if (walk.fault?.kind === "budget")
            throw walk.fault;
        if (session.capabilities["tools"] === undefined && walk.end === "error") {
            return { tools: [], entries: [], pagination: { outcome: "not-applicable" }, complete: true };
        }
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("listing-failed", `tools/list gave no usable first page (${describeEnd(walk.end, walk.fault)})`);
    }
    const tools = [];
    const entries = walk.items.map(({ value }) => value);
    const names = new Set();
    let valid = walk.end === "complete";
    for (const entry of entries) {
        const tool = readTool(entry);
        if (tool === undefined || names.has(tool.declared.name)) {
            valid = false;
            continue;
        }
        names.add(tool.declared.name);
        tools.push(tool);
    }
    if (walk.end === "fault")
        return { tools, entries, pagination: (0,_protocol_js__WEBPACK_IMPORTED_MODULE_4__/* .faulted */ .UQ)(walk.fault), complete: false };
    return { tools, entries, pagination: valid ? { outcome: "passed" } : INVALID, complete: walk.end === "complete" };
}
function describeEnd(end, fault) {
    if (fault === undefined)
        return end === "error" ? "it answered an error" : "its result holds no tools array";
    if (fault.status !== undefined)
        return `HTTP status ${fault.status}`;
    return fault.kind === "timeout"
        ? "no answer in time"
        : fault.kind === "closed"
            ? "the connection ended"
            : "the answer was not valid JSON-RPC";
}
/** Reads one entry; undefined when it lacks a name or an object inputSchema (tools/list, MCP 2025-11-25 server/tools). */
function readTool(entry) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(entry))
        return undefined;
    const { name, inputSchema, outputSchema, annotations, description } = entry;
    if (typeof name !== "string" || name === "" || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(inputSchema))
        return undefined;
    const hints = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(annotations) ? annotations : {};
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(inputSchema["properties"]) ? Object.values(inputSchema["properties"]) : [];
    return {
        entry,
        inputSchema,
        outputSchema: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(outputSchema) ? outputSchema : undefined,
        declared: {
            name,
            class: classify(hints),
            readOnlyDeclared: typeof hints["readOnlyHint"] === "boolean",
            destructiveDeclared: typeof hints["destructiveHint"] === "boolean",
            descriptionCharacters: typeof description === "string" ? [...description].length : 0,
            properties: properties.length,
            undescribedProperties: properties.filter((p) => !isDescribed(p)).length,
            untypedProperties: properties.filter((p) => !isTyped(p)).length,
            outputSchemaDeclared: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(outputSchema),
            tokens: (0,_lib_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .estimateTokens */ .b)(entry),
        },
    };
}
function classify(hints) {
    if (hints["readOnlyHint"] === false || hints["destructiveHint"] === true)
        return "writer";
    return hints["readOnlyHint"] === true ? "read-only" : "unannotated";
}
function isDescribed(property) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(property) && typeof property["description"] === "string" && property["description"].trim() !== "";
}
function isTyped(property) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(property) && TYPE_KEYWORDS.some((k) => Object.hasOwn(property, k));
}


/***/ }),

/***/ 25552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ callOutcome),
/* harmony export */   T5: () => (/* binding */ honesty),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);
// Turns replies to tools/call into the standard's fixed labels. Content is looked at, never kept.

/** JSON-RPC "Invalid params". */
const INVALID_PARAMS = -32602;
/** The outcome of a call with valid arguments; undefined when the result is no object, which breaks the exchange. */
function callOutcome(reply) {
    if (reply.kind === "error")
        return reply.code === INVALID_PARAMS ? "rejected" : "rpc-error";
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(reply.value))
        return undefined;
    // A modern tool that still asks for input has not done its work (2026-07-28, basic/patterns/mrtr).
    if (reply.value["resultType"] === "input_required")
        return "tool-error";
    return reply.value["isError"] === true ? "tool-error" : "success";
}
/** How honestly a violating call was refused: error -32602, or an isError result whose text says why. */
function honesty(reply) {
    if (reply.kind === "error")
        return reply.code === INVALID_PARAMS ? "refused" : "wrong-code";
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(reply.value))
        return "call-failed";
    if (reply.value["isError"] !== true)
        return "accepted";
    return hasText(reply.value) ? "refused" : "empty-error";
}
/** Whether an unknown tool was refused: an error of any code, or an isError result. */
function isRefusal(reply) {
    return reply.kind === "error" || ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(reply.value) && reply.value["isError"] === true);
}
function hasText(result) {
    const content = Array.isArray(result["content"]) ? result["content"] : [];
    return content.some((block) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(block) && block["type"] === "text" && typeof block["text"] === "string" && block["text"].trim() !== "");
}


/***/ }),

/***/ 69870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ checkPing),
/* harmony export */   $M: () => (/* binding */ BUDGET_SPENT),
/* harmony export */   TI: () => (/* binding */ checkSurfaces),
/* harmony export */   UQ: () => (/* binding */ faulted),
/* harmony export */   f5: () => (/* binding */ PASSED),
/* harmony export */   g$: () => (/* binding */ judged),
/* harmony export */   gQ: () => (/* binding */ checkUnknownMethod),
/* harmony export */   hB: () => (/* binding */ CALL_FAILED),
/* harmony export */   vz: () => (/* binding */ checkUnknownTool),
/* harmony export */   xA: () => (/* binding */ declaresSurface)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8653);
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44831);
/* harmony import */ var _session_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5026);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25552);
// The protocol area's checks on an open session. Each answers "passed", or the fixed reason it failed for.





const PASSED = { outcome: "passed" };
/** The request of the check timed out, closed the connection or broke the exchange. */
const CALL_FAILED = { outcome: "failed", reason: "protocol-call-failed" };
/** The spent budget left no request for the check. */
const BUDGET_SPENT = { outcome: "failed", reason: "coverage-budget-exhausted" };
/** JSON-RPC "Method not found". */
const METHOD_NOT_FOUND = -32601;
const UNKNOWN_METHOD = "mcpeval/no-such-method";
/** A check that a fault turns into its lost point; other errors are ours. */
async function judged(check) {
    try {
        return await check();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww)
            return faulted(error);
        throw error;
    }
}
/** What a fault means for the check whose request it ended. */
function faulted(fault) {
    return fault?.kind === "budget" ? BUDGET_SPENT : CALL_FAILED;
}
/** An unknown method gets error -32601 (JSON-RPC 2.0, section 5.1). */
async function checkUnknownMethod(session) {
    const reply = await session.call(UNKNOWN_METHOD);
    const refused = reply.kind === "error" && reply.code === METHOD_NOT_FOUND;
    if (refused)
        return PASSED;
    return { outcome: "failed", reason: "protocol-unknown-method-answered", ...(reply.kind === "error" ? { code: reply.code } : {}) };
}
/**
 * `ping` gets an empty result object (MCP 2025-11-25, basic/utilities/ping); `_meta` is allowed in any result.
 * The modern era has no ping: there `server/discover` is asked again.
 */
async function checkPing(session) {
    if (session.era === "modern")
        return checkDiscover(session);
    const reply = await session.call("ping");
    const empty = reply.kind === "result" && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .O)(reply.value) && Object.keys(reply.value).every((key) => key === "_meta");
    return empty ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
}
/** `server/discover` lists the revision in force and the capabilities (MCP 2026-07-28, server/discover). */
async function checkDiscover(session) {
    const reply = await session.call("server/discover");
    const result = reply.kind === "result" && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .O)(reply.value) ? reply.value : {};
    const { supportedVersions, capabilities } = result;
    const isListed = Array.isArray(supportedVersions) &&
        supportedVersions.every((version) => typeof version === "string") &&
        supportedVersions.includes(session.revision);
    return isListed && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .O)(capabilities) ? PASSED : { outcome: "failed", reason: "protocol-ping-failed" };
}
/** tools/call of a name that is not listed is refused, by an error or an isError result. */
async function checkUnknownTool(session, listed) {
    let name = "mcpeval_no_such_tool";
    while (listed.has(name))
        name += "_";
    const reply = await session.call("tools/call", { name, arguments: {} });
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(reply) ? PASSED : { outcome: "failed", reason: "protocol-unknown-tool-accepted" };
}
const SURFACES = [
    { capability: "resources", method: "resources/list", required: ["uri", "name"] },
    { capability: "prompts", method: "prompts/list", required: ["name"] },
];
/** Whether resources or prompts are declared; without either the check of the surfaces does not exist. */
function declaresSurface(capabilities) {
    return SURFACES.some((s) => capabilities[s.capability] !== undefined);
}
/** Each declared resources or prompts capability lists cleanly. */
async function checkSurfaces(session) {
    for (const surface of SURFACES.filter((s) => session.capabilities[s.capability] !== undefined)) {
        const walk = await (0,_session_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .walkPages */ .w)(session, surface.method, surface.capability, { maxPages: _model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LIST_PAGES */ .rt });
        if (walk.end === "fault")
            return faulted(walk.fault);
        if (!isClean(walk, surface.required))
            return { outcome: "failed", reason: "protocol-surface-invalid" };
    }
    return PASSED;
}
function isClean(walk, required) {
    return (walk.end === "complete" &&
        walk.items.every(({ value }) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .O)(value) && required.every((key) => typeof value[key] === "string")));
}


/***/ })

};
;