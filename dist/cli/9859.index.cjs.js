"use strict";
exports.id = 9859;
exports.ids = [9859,2358];
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
    async payload(carriers, settings) {
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
        const seen = await observePayload(target, session);
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
 * @param whileIdle called while the first plan is on its way and nothing is in flight
 * @throws UsageError when a skip rule or an arguments entry does not fit the catalog
 * @throws Incomplete when the catalog cannot be listed or the run was interrupted
 */
async function runBattery(main, connector, validator, settings, host, whileIdle = () => undefined) {
    // Over stdio the second client starts while the first one works, and its handshake is the negotiation check as well:
    // it has a process of its own, so nothing it does can reach the scored calls. Over HTTP all clients share the
    // server, so the check waits until the calls are done.
    const early = main.transport === "stdio" ? unlessSpent(() => offerUnknown(connector, main.era)) : undefined;
    early?.catch(() => undefined); // awaited below; until then a failure must not count as unhandled
    const catalog = await (0,observe_catalog/* listCatalog */.C)(main);
    const callable = checkSettings(catalog, settings);
    const observing = observeTools(catalog, callable, main, connector, validator, settings, host);
    whileIdle();
    const { tools, session, carriers } = await observing;
    const { prepareSamples } = await __webpack_require__.e(/* import() */ 3555).then(__webpack_require__.bind(__webpack_require__, 43555));
    prepareSamples(validator, main.revision, settings.advisories);
    const run = new Tail(connector, session, host);
    const offer = await early;
    const contention = await run.contention(carriers, settings, offer);
    const payload = await run.payload(carriers, settings);
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

/***/ 45316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _d: () => (/* binding */ GENERATOR),
  nd: () => (/* binding */ measureReadiness),
  Ge: () => (/* binding */ scoreTarget),
  eH: () => (/* binding */ withServer)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/model/version.js + 1 modules
var version = __webpack_require__(36757);
;// CONCATENATED MODULE: ./build/src/jsonschema/caps.js
// The size limits a schema must meet before anything recursive or compiling touches it. Iterative on purpose: the schema may
// be nested deeper than the stack.

/**
 * Checks depth (nested objects and arrays), nodes (objects and arrays in all) and UTF-8 bytes of the compact JSON text.
 * `broken`: not a JSON value at all (an absent schema).
 */
function admitSchema(schema) {
    let level = [schema];
    let nodes = 0;
    for (let depth = 1; level.length > 0; depth += 1) {
        const next = [];
        for (const node of level) {
            if (typeof node !== "object" || node === null)
                continue;
            nodes += 1;
            if (depth > limits/* SCHEMA_MAX_DEPTH */.rV || nodes > limits/* SCHEMA_MAX_NODES */.J8)
                return { kind: "too-large" };
            // One by one: spreading a huge array into push would itself exhaust the stack.
            for (const child of Object.values(node))
                if (typeof child === "object" && child !== null)
                    next.push(child);
        }
        level = next;
    }
    const text = JSON.stringify(schema);
    if (text === undefined)
        return { kind: "broken" };
    return Buffer.byteLength(text) > limits/* SCHEMA_MAX_BYTES */.hT ? { kind: "too-large" } : { kind: "admitted", text };
}

// EXTERNAL MODULE: ./build/src/jsonschema/validator.js
var jsonschema_validator = __webpack_require__(4937);
// EXTERNAL MODULE: ./build/src/jsonschema/worker-thread.js
var worker_thread = __webpack_require__(65742);
;// CONCATENATED MODULE: ./build/src/jsonschema/client.js
// The validator as the house uses it: owns the worker thread, its queue and its time budget. Must not import ajv.




/** Threads that may die before they report ready, in a row, until we call it our own defect. */
const MAX_FAILED_STARTS = 2;
/**
 * Starts the worker thread at once, so that it loads while the server under test starts. The thread keeps the process alive
 * only while a job is under way. `plan` and `check` reject only for faults of ours: the worker module cannot start, or the
 * validator is closed.
 */
function createValidator(options) {
    const jobMs = options.jobMs ?? limits/* SCHEMA_JOB_MS */.DS;
    const queue = [];
    let closed = false;
    let failedStarts = 0;
    let current;
    let running;
    function start() {
        const self = (0,worker_thread/* takeThread */.s)(options.workerModule, options.heapMb);
        const { worker } = self;
        current = self;
        let cause;
        worker.on("message", (reply) => {
            if (current !== self)
                return;
            if (reply.kind === "ready") {
                self.ready = true;
                failedStarts = 0;
                next();
            }
            else {
                finish(reply);
            }
        });
        worker.on("error", (error) => {
            cause = error;
        });
        worker.on("exit", () => {
            if (current !== self)
                return;
            current = undefined;
            if (!self.ready)
                failedStarts += 1;
            if (failedStarts >= MAX_FAILED_STARTS) {
                const error = new Error(`the schema worker does not start: ${cause?.message ?? "its module ended at once"}`);
                for (const pending of queue.splice(0))
                    pending.reject(error);
                failedStarts = 0;
            }
            finish({ kind: "budget-exceeded" });
        });
    }
    function finish(end) {
        const done = running;
        running = undefined;
        if (done !== undefined) {
            clearTimeout(done.timer);
            if (end.kind === "defect")
                done.pending.reject(new Error(`schema worker: ${end.message}`));
            else
                done.pending.resolve(end);
        }
        next();
    }
    function next() {
        if (closed || running !== undefined)
            return;
        if (queue.length === 0) {
            current?.worker.unref();
            return;
        }
        if (current === undefined)
            start();
        current?.worker.ref();
        if (current?.ready !== true)
            return;
        const pending = queue.shift();
        if (pending === undefined)
            return;
        running = { pending, timer: setTimeout(overrun, jobMs, pending) };
        current.worker.postMessage(pending.job);
    }
    function overrun(pending) {
        // One turn of grace: when our own thread was busy, the reply may wait behind this timer.
        setImmediate(() => {
            if (running?.pending !== pending)
                return;
            const late = current;
            current = undefined;
            void late?.worker.terminate();
            finish({ kind: "budget-exceeded" });
        });
    }
    function submit(job) {
        if (closed)
            return Promise.reject(new Error("the schema validator is closed"));
        return new Promise((resolve, reject) => {
            // All plans of a catalog are asked for at once; what was called already is not kept waiting behind them.
            const firstPlan = job.kind === "check" ? queue.findIndex((pending) => pending.job.kind === "plan") : -1;
            queue.splice(firstPlan < 0 ? queue.length : firstPlan, 0, { job, resolve, reject });
            next();
        });
    }
    async function plan(inputSchema, override) {
        const admission = admitSchema(inputSchema);
        if (admission.kind !== "admitted")
            return (0,jsonschema_validator/* noPlan */.P)(admission.kind);
        const end = await submit({ kind: "plan", schema: admission.text, override });
        return end.kind === "plan" ? end.plan : (0,jsonschema_validator/* noPlan */.P)("budget-exceeded");
    }
    async function check(schema, values) {
        const admission = admitSchema(schema);
        if (admission.kind !== "admitted")
            return values.map(() => ({ kind: admission.kind }));
        const texts = values.map(textOf);
        const sent = texts.filter((text) => text !== undefined);
        const end = await submit({ kind: "check", schema: admission.text, values: sent });
        const verdicts = end.kind === "check" ? [...end.verdicts] : [];
        const trouble = "budget-exceeded";
        return texts.map((text) => (text === undefined ? { kind: "too-large" } : (verdicts.shift() ?? { kind: trouble })));
    }
    async function close() {
        closed = true;
        const error = new Error("the schema validator is closed");
        if (running !== undefined) {
            clearTimeout(running.timer);
            running.pending.reject(error);
            running = undefined;
        }
        for (const pending of queue.splice(0))
            pending.reject(error);
        const last = current;
        current = undefined;
        await last?.worker.terminate();
    }
    start();
    return { plan, check, close };
}
/** JSON text of a value, or undefined when it is nested too deep to be written (V8 parses deeper than it prints). */
function textOf(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/report/build.js + 1 modules
var build = __webpack_require__(13928);
;// CONCATENATED MODULE: ./build/src/session/budget.js
// The time and requests that one whole evaluation shares.

/** Shared by every session of one evaluation. */
class Budget {
    clock;
    #endsAt;
    #requestsLeft;
    /** @param seconds time from now on; @param requests how many requests may be sent */
    constructor(clock, seconds, requests) {
        this.clock = clock;
        this.#endsAt = clock.now() + seconds * 1000;
        this.#requestsLeft = requests;
    }
    /** Milliseconds left, never negative. */
    get remainingMs() {
        return Math.max(0, this.#endsAt - this.clock.now());
    }
    /** Whether nothing more may be sent. */
    get spent() {
        return this.#requestsLeft <= 0 || this.remainingMs === 0;
    }
    /** Takes one request. @throws TransportFault `budget` when nothing is left */
    take() {
        if (this.spent)
            throw new errors/* TransportFault */.ww("budget", "the evaluation's budget is spent");
        this.#requestsLeft -= 1;
    }
}

// EXTERNAL MODULE: ./build/src/model/revisions.js
var revisions = __webpack_require__(29605);
// EXTERNAL MODULE: ./build/src/session/auth-required.js
var auth_required = __webpack_require__(57282);
// EXTERNAL MODULE: ./build/src/session/discover.js
var discover = __webpack_require__(50975);
// EXTERNAL MODULE: ./build/src/session/handshake-failure.js
var handshake_failure = __webpack_require__(55144);
// EXTERNAL MODULE: ./build/src/session/legacy.js
var legacy = __webpack_require__(82707);
;// CONCATENATED MODULE: ./build/src/session/detect.js
// Finds out, once per target, which era it speaks: `server/discover` on a connection that nothing else depends on.
// The overlap of versions decides; whatever a legacy server does with an unknown method, `initialize` is tried after it.





/** How long a server may leave the probe unanswered before `initialize` is sent as well, in milliseconds. */
const PROBE_SILENCE_MS = 3_000;
/** How long a probe's answer may come after the answer to `initialize` and still count, in milliseconds. */
const LATE_PROBE_MS = 250;
/**
 * Asks the target for its era.
 * @throws Incomplete when the target cannot be reached, wants credentials, or answers nothing at all in time
 * @throws TransportFault `budget` when the evaluation's budget was spent before
 */
async function detectEra(input) {
    const detector = new Detector(input);
    try {
        return detector.done(await detector.run());
    }
    catch (error) {
        void detector.close();
        throw error;
    }
}
class Detector {
    input;
    #rpc;
    #other;
    constructor(input) {
        this.input = input;
        this.#rpc = input.open();
        this.#rpc.adopt(input.dialect);
    }
    /** Over HTTP a request depends on no other; a process may be changed by what it was asked. */
    get #isProcess() {
        return this.#rpc.transport === "stdio";
    }
    async run() {
        const discovered = heard(this.#rpc.begin(discover/* DISCOVER */.OB, undefined, { timeoutMs: this.input.remainingMs() }).reply);
        const early = await this.#within(discovered, this.input.silenceMs);
        if (early !== undefined)
            return this.#conclude(early, true);
        const initialized = heard(this.#initialize());
        const first = await Promise.race([discovered, initialized.then(() => undefined)]);
        if (first !== undefined)
            return this.#conclude(first, false);
        const late = await this.#within(discovered, LATE_PROBE_MS);
        const found = late !== undefined && "reply" in late ? (0,discover/* readDiscover */.sC)(late.reply) : undefined;
        if (found?.kind === "verdict" && found.verdict.era === "modern")
            return { verdict: found.verdict, isReusable: false };
        return { verdict: this.#fromInitialize(await initialized), isReusable: false };
    }
    /** Hands over the probe's connection if that is worth anything, and closes the rest. */
    done({ verdict, isReusable }) {
        if (!isReusable)
            return { verdict, rest: undefined, closed: this.close() };
        if (verdict.era === "legacy")
            this.#rpc.adopt(undefined);
        return { verdict, rest: this.#rpc, closed: this.#other?.close() ?? Promise.resolve() };
    }
    async close() {
        await Promise.all([this.#rpc.close(), this.#other?.close()]);
    }
    async #conclude(answer, isFirst) {
        // Once both were asked, the user hears of the one that every server must answer.
        if ("fault" in answer)
            return { verdict: this.#fromFault(answer.fault, isFirst ? discover/* DISCOVER */.OB : "initialize"), isReusable: false };
        const found = (0,discover/* readDiscover */.sC)(answer.reply);
        if (found.kind === "ask-initialize")
            return { verdict: this.#fromInitialize(await heard(this.#initialize())), isReusable: false };
        const { verdict, untouched } = found;
        // Modern requests depend on nothing before them; a legacy process only counts as new when it did not know the method.
        const isReusable = isFirst && (verdict.era === "modern" || (untouched && this.#isProcess));
        return { verdict, isReusable };
    }
    /** A broken exchange says nothing about the era, unless there is no server to speak of: then the run ends here. */
    #fromFault(fault, asked) {
        const seen = this.#rpc.lastSeen();
        const status = fault.status ?? seen.failedExchange?.status ?? undefined;
        const isNetwork = !this.#isProcess && status === undefined && fault.kind === "closed";
        const isRedirect = status !== undefined && status >= 300 && status < 400;
        const isNotStarted = seen.ending?.kind === "not-started" || seen.ending?.kind === "closed";
        const isHopeless = fault.kind === "auth" || fault.kind === "timeout" || fault.kind === "budget";
        if (isNetwork || isRedirect || isNotStarted || isHopeless)
            throw (0,handshake_failure/* handshakeFailure */.Q)(fault, seen, asked);
        return { era: "legacy", supported: [] };
    }
    #fromInitialize(answer) {
        if ("reply" in answer)
            return (0,discover/* readInitialize */.ri)(answer.reply);
        // Both went unanswered, or credentials are wanted now: the handshake could not do better.
        const { kind } = answer.fault;
        if (kind === "auth" || kind === "timeout" || kind === "budget")
            throw (0,handshake_failure/* handshakeFailure */.Q)(answer.fault, this.#rpc.lastSeen());
        return { era: "legacy", supported: [] };
    }
    #initialize() {
        const rpc = this.#isProcess ? this.#rpc : (this.#other = this.input.open());
        rpc.adopt(undefined);
        return rpc.call("initialize", (0,legacy/* initializeParams */.PN)(revisions/* LEGACY_REVISIONS */.TQ[0], this.input), { timeoutMs: this.input.remainingMs() });
    }
    /** What came within the time, or undefined. */
    async #within(answer, ms) {
        const stop = new AbortController();
        const silence = this.input.sleep(Math.min(ms, this.input.remainingMs()), stop.signal).then(() => undefined, () => undefined);
        const first = await Promise.race([answer, silence]);
        stop.abort();
        return first;
    }
}
/** An answer or a fault as data; our own errors stay errors. */
function heard(reply) {
    return reply.then((value) => ({ reply: value }), (error) => {
        if (error instanceof errors/* TransportFault */.ww)
            return { fault: error };
        throw error instanceof Error ? error : new errors/* Incomplete */.nd("defect", "an unknown error was thrown");
    });
}

// EXTERNAL MODULE: ./build/src/session/era.js
var era = __webpack_require__(47224);
// EXTERNAL MODULE: ./build/src/model/json.js
var model_json = __webpack_require__(8653);
;// CONCATENATED MODULE: ./build/src/session/at-most.js
// A wait with an end, for what may never settle and must not hold anything up.
/** Waits for a promise that never rejects, `ms` milliseconds at most. */
async function atMost(promise, ms) {
    let timer;
    const bound = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([promise, bound]);
    clearTimeout(timer);
}

// EXTERNAL MODULE: ./build/src/session/envelope.js
var envelope = __webpack_require__(37924);
;// CONCATENATED MODULE: ./build/src/session/dispatch.js
// Puts calls on the wire: at once, or when a rate limit is over. Waits and time-outs of one call are here; who waits how long is
// the pace's business (pace.ts), and what a reply means the connection's (json-rpc.ts).

/** Sends the calls of one connection. */
class Dispatch {
    wire;
    clock;
    budget;
    pace;
    /** Frames that a rate limit kept out, once sent again. */
    #again = new WeakSet();
    #resent = Promise.resolve();
    constructor(wire, clock, budget, pace) {
        this.wire = wire;
        this.clock = clock;
        this.budget = budget;
        this.pace = pace;
    }
    /** Settles, unless the process ends before, once the server was sent again whatever a rate limit had kept out. Never rejects. */
    get resent() {
        return this.#resent;
    }
    /** Puts a call on the wire as soon as the server's limits allow; its reply's time and its time-out count from then on. */
    send(id, call, waitMs = this.pace.holdMs) {
        const leftMs = this.budget.remainingMs;
        if (waitMs > 0 && leftMs > 0) {
            call.timer = setTimeout(() => this.send(id, call), Math.min(waitMs, leftMs));
            return;
        }
        const isBudget = leftMs < call.timeoutMs;
        const patienceMs = Math.min(call.timeoutMs, leftMs);
        call.timer = setTimeout(() => {
            const text = isBudget ? "the evaluation's time is spent" : `no reply within ${Math.round(patienceMs)} ms`;
            this.wire.timedOut(id, new errors/* TransportFault */.ww(isBudget ? "budget" : "timeout", text));
        }, patienceMs);
        call.sentAtMs = this.clock.now();
        if (leftMs > 0)
            call.send();
    }
    /**
     * Whether the server only asked for time, so that the call is sent again later; that takes a request of the budget. What came with
     * the refusal is no reply then.
     */
    sendsAgain(id, call, end) {
        const waitMs = this.wire.isAlive() ? this.pace.waitFor(end, call.retries) : undefined;
        if (waitMs === undefined)
            return false;
        this.budget.take();
        clearTimeout(call.timer);
        call.retries += 1;
        call.held.length = 0;
        this.send(id, call, waitMs);
        return true;
    }
    /** A notification or an answer that a rate limit kept out is sent once more. */
    resend(frame, end) {
        const waitMs = this.#again.has(frame) ? undefined : this.pace.waitFor(end, 0);
        if (waitMs === undefined)
            return;
        this.#again.add(frame);
        const sent = new Promise((resolve) => {
            setTimeout(() => resolve(this.wire.isAlive() ? this.wire.send(frame) : undefined), waitMs).unref();
        });
        this.#resent = Promise.all([this.#resent, sent]);
    }
}

// EXTERNAL MODULE: ./build/src/session/faults.js + 1 modules
var faults = __webpack_require__(48615);
;// CONCATENATED MODULE: ./build/src/session/pace.js
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
/** The longest wait before one request, whatever the server asks for, in milliseconds. */
const MAX_WAIT_MS = 10_000;
/** The shortest one: a server that says 0 seconds would be asked in a loop. */
const MIN_WAIT_MS = 100;
/** How often one request is sent again. */
const MAX_RETRIES = 6;
/** The first wait where the server names none, in milliseconds; each further one is twice as long. */
const FIRST_WAIT_MS = 500;
/** Whether a status may mean that the server was asked too often: what its body says is no reply until the end shows. */
function mayBeLimit(status) {
    return status === TOO_MANY_REQUESTS || status === UNAVAILABLE;
}
/** The rate limit of one target, shared by its connections. */
class Pace {
    clock;
    budget;
    onLimited;
    #holdUntilMs = -Infinity;
    /** When nothing might be sent, in order; none overlaps another. */
    #holds = [];
    #isLimited = false;
    #hasReplied = false;
    #gaveUp = false;
    /** @param onLimited hears of the first limit that is waited for */
    constructor(clock, budget, onLimited = () => undefined) {
        this.clock = clock;
        this.budget = budget;
        this.onLimited = onLimited;
    }
    /** Whether the server limited us once: nothing should be asked beside something else any more. */
    get isLimited() {
        return this.#isLimited;
    }
    /** Milliseconds until anything may be sent. */
    get holdMs() {
        return Math.max(0, this.#holdUntilMs - this.clock.now());
    }
    /** Milliseconds between two moments of the clock in which nothing might be sent. */
    heldBetween(fromMs, untilMs) {
        return this.#holds.reduce((sum, hold) => sum + Math.max(0, Math.min(hold.untilMs, untilMs) - Math.max(hold.fromMs, fromMs)), 0);
    }
    /** A reply came: the server answers at the present pace. */
    replied() {
        this.#hasReplied = true;
        this.#gaveUp = false;
    }
    /**
     * How long to wait before a request whose exchange ended like this is sent again, in milliseconds; undefined when the end stands:
     * it is no rate limit, or waiting was in vain before, or the budget cannot hold it.
     * @param retries how often it was sent again already
     */
    waitFor({ status, retryAfterMs }, retries) {
        // A server that is merely down says 503 too, and that is its failure: only one that names a time is waited for.
        if (!mayBeLimit(status) || (status === UNAVAILABLE && retryAfterMs === undefined))
            return undefined;
        // Before the first reply nothing shows that there is a server to wait for, unless it says so.
        if (this.#gaveUp || (!this.#hasReplied && retryAfterMs === undefined))
            return undefined;
        if (retries >= MAX_RETRIES) {
            this.#gaveUp = true;
            return undefined;
        }
        const wanted = retryAfterMs ?? FIRST_WAIT_MS * 2 ** retries;
        const waitMs = Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wanted, this.holdMs));
        if (waitMs >= this.budget.remainingMs || this.budget.spent)
            return undefined;
        if (!this.#isLimited)
            this.onLimited();
        this.#isLimited = true;
        const nowMs = this.clock.now();
        const fromMs = Math.max(this.#holdUntilMs, nowMs);
        this.#holdUntilMs = Math.max(this.#holdUntilMs, nowMs + waitMs);
        if (this.#holdUntilMs > fromMs)
            this.#holds.push({ fromMs, untilMs: this.#holdUntilMs });
        return waitMs;
    }
}

;// CONCATENATED MODULE: ./build/src/session/pending-calls.js
/** The calls of one connection, by id. */
class PendingCalls {
    #waiting = new Map();
    #givenUp = new Map();
    /** Whether no reply can be owed any more. */
    get isIdle() {
        return this.#waiting.size === 0 && this.#givenUp.size === 0;
    }
    /** Ids of the calls that wait, oldest first. */
    get ids() {
        return [...this.#waiting.keys()];
    }
    get(id) {
        return this.#waiting.get(id);
    }
    /** Keeps a message of a call's exchange until the exchange ends; false when it belongs to no call that waits. */
    hold(frame) {
        const call = this.#waiting.get(frame.http?.requestId ?? 0);
        call?.held.push(frame);
        return call !== undefined;
    }
    add(id, begun) {
        const call = { ...begun, sentAtMs: 0, timer: undefined, retries: 0, held: [] };
        this.#waiting.set(id, call);
        return call;
    }
    /** The call that a reply belongs to, which waits no more; `isLate` when it had been given up. Undefined: no such call. */
    take(id) {
        const call = this.#forget(id);
        if (call !== undefined)
            return { call, isLate: false };
        const late = this.#givenUp.get(id);
        this.#givenUp.delete(id);
        return late === undefined ? undefined : { call: late, isLate: true };
    }
    /** Rejects a call whose reply may still come; undefined when it does not wait. */
    giveUp(id, reason) {
        const call = this.#forget(id);
        if (call === undefined)
            return undefined;
        this.#givenUp.set(id, call);
        call.reject(reason);
        return call;
    }
    /** Rejects a call for good; nothing when it does not wait. */
    fault(id, fault) {
        this.#forget(id)?.reject(fault);
    }
    /** Rejects every call for good. */
    faultAll(fault) {
        for (const id of this.ids)
            this.fault(id, fault);
    }
    #forget(id) {
        const call = this.#waiting.get(id);
        if (call === undefined)
            return undefined;
        this.#waiting.delete(id);
        clearTimeout(call.timer);
        call.stopListening?.();
        return call;
    }
}

;// CONCATENATED MODULE: ./build/src/session/server-requests.js
// Answers to what a server asks of the client over a legacy connection: pings always, the rest as the session's owner says.
// Bounded, so that a server that floods costs itself only.


/** Pings answered while one call waits: enough for any keep-alive, and a flood costs the flooder only. */
const MAX_ANSWERED_PINGS = 64;
/** The same for requests that the session's owner answers: it has a bound of its own, below this one. */
const MAX_ANSWERED_REQUESTS = 64;
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
/** Decides on the requests of one connection. */
class ServerRequests {
    /** Asked for every request but `ping`; without it everything is declined. */
    answerer;
    #asked = 0;
    #pings = 0;
    /** A call of ours begins: the bounds are counted anew. */
    reset() {
        this.#asked = 0;
        this.#pings = 0;
    }
    /** The outcome to send, at once where nobody has to be asked; undefined when the request is over the bound and gets no answer. */
    outcome(method, params) {
        if (method === "ping")
            return ++this.#pings > MAX_ANSWERED_PINGS ? undefined : { result: {} };
        const most = this.answerer === undefined ? limits/* MAX_DECLINED_REQUESTS */.D0 : MAX_ANSWERED_REQUESTS;
        if (++this.#asked > most)
            return undefined;
        if (this.answerer === undefined)
            return { error: { code: METHOD_NOT_FOUND, message: "Method not found" } };
        return ask(this.answerer, method, params);
    }
}
async function ask(answerer, method, params) {
    try {
        return await answerer({ method, params: (0,model_json/* isJsonObject */.O)(params) ? params : {} });
    }
    catch {
        return { error: { code: INTERNAL_ERROR, message: "Internal error" } };
    }
}

// EXTERNAL MODULE: ./build/src/model/wire-seen.js
var wire_seen = __webpack_require__(51820);
;// CONCATENATED MODULE: ./build/src/session/wire-occurrences.js
// Counts something and remembers where it came first. Nothing else.

/** A growing count with its first positions. */
class Counter {
    count = 0;
    positions = [];
    /** @param position ordinal of the frame; absent for what no frame carries */
    add(position) {
        this.count += 1;
        if (position !== undefined && this.positions.length < wire_seen/* MAX_POSITIONS */.IA)
            this.positions.push(position);
    }
    /** Takes back the latest one at this position. */
    takeBack(position) {
        if (this.count === 0)
            return;
        this.count -= 1;
        if (this.positions.at(-1) === position)
            this.positions.pop();
    }
}

;// CONCATENATED MODULE: ./build/src/session/wire-undeclared.js
// Which notifications, listings and requests of a server need a capability that somebody must have declared. Pure.

/** The capability a notification needs, as a path into the server's capabilities. */
const NOTIFICATIONS = {
    "notifications/tools/list_changed": ["tools", "listChanged"],
    "notifications/prompts/list_changed": ["prompts", "listChanged"],
    "notifications/resources/list_changed": ["resources", "listChanged"],
    "notifications/resources/updated": ["resources", "subscribe"],
    "notifications/message": ["logging"],
};
/** The capability whose listing a method is, with the member that holds the entries. */
const LISTINGS = {
    "tools/list": ["tools", "tools"],
    "prompts/list": ["prompts", "prompts"],
    "resources/list": ["resources", "resources"],
    "resources/templates/list": ["resources", "resourceTemplates"],
};
/** The client capability a request of the server needs. */
const REQUESTS = {
    "sampling/createMessage": "sampling",
    "elicitation/create": "elicitation",
    "roots/list": "roots",
};
/** What a notification needs, or undefined when it needs nothing. */
function needOfNotification(method) {
    return Object.hasOwn(NOTIFICATIONS, method) ? `notification ${method}` : undefined;
}
/** What a listing with entries needs, or undefined. */
function needOfListing(method, result) {
    const listing = Object.hasOwn(LISTINGS, method) ? LISTINGS[method] : undefined;
    if (listing === undefined || !(0,model_json/* isJsonObject */.O)(result))
        return undefined;
    const entries = result[listing[1]];
    return Array.isArray(entries) && entries.length > 0 ? `listing ${method}` : undefined;
}
/** What a request to the client needs; a method nobody knows counts like one that needs what nobody declares. */
function needOfRequest(method) {
    if (method === "ping")
        return "request ping";
    return Object.hasOwn(REQUESTS, method) ? `request ${method}` : "request unknown";
}
/** Whether what a message needs was declared. */
function isDeclared(need, { era, capabilities, clientCapabilities }) {
    const [kind, method = ""] = need.split(" ");
    if (kind === "notification")
        return has(capabilities, NOTIFICATIONS[method] ?? []);
    if (kind === "listing")
        return has(capabilities, [LISTINGS[method]?.[0] ?? ""]);
    // 2026-07-28 has no requests to the client at all (basic/index): they come as input_required results.
    if (era === "modern")
        return false;
    if (method === "ping")
        return true;
    const capability = REQUESTS[method];
    return capability !== undefined && has(clientCapabilities, [capability]);
}
/** A capability is declared by any value but false; servers write `true` as well as `{}`. */
function has(capabilities, path) {
    let value = capabilities;
    for (const key of path) {
        if (!(0,model_json/* isJsonObject */.O)(value) || !Object.hasOwn(value, key))
            return false;
        value = value[key];
    }
    return value !== false && value !== null;
}

;// CONCATENATED MODULE: ./build/src/session/wire-tally.js
// Tallies the inbound frames of one connection: kinds, first positions, sizes, statuses, and a bounded sample of replies.
// Keeps no content but the samples, which stay in memory until the run ends. Decides nothing.



/** Line buffers of 64 KiB are the default of several common client runtimes. */
const LARGE_FRAME_BYTES = 64 * 1024;
/** An argument this long asks for a large answer; the payload case sends one. Characters. */
const LARGE_ARGUMENT = 32 * 1024;
/** Samples kept of one connection, and the largest reply kept, in bytes on the wire. */
const MAX_SAMPLES = 48;
const MAX_SAMPLE_BYTES = 1024 * 1024;
/** Error codes that 2026-07-28 gives an HTTP status of their own (basic/transports). */
const STATUS_OF_CODE = new Map([
    [-32601, 404],
    [-32020, 400],
    [-32021, 400],
    [-32022, 400],
]);
const KIND_OF = {
    replies: "reply",
    late: "late",
    unknownIds: "unknown-id",
    notifications: "notification",
    serverRequests: "server-request",
    notJson: "not-json",
    notJsonRpc: "not-jsonrpc",
};
/** What the tally needs to know of a request. */
function askedOf(method, params) {
    const { name, arguments: args } = params ?? {};
    const isLarge = (0,model_json/* isJsonObject */.O)(args) && Object.values(args).some((value) => typeof value === "string" && value.length > LARGE_ARGUMENT);
    return { method, subject: typeof name === "string" ? name : undefined, isLarge };
}
/** One connection's tally. */
class WireTally {
    transport;
    openedAtMs;
    /** Counts of every kind, for whoever watches one session. */
    received = { replies: 0, late: 0, unknownIds: 0, notifications: 0, serverRequests: 0, notJson: 0, notJsonRpc: 0 };
    kinds = new Map();
    noise = new Counter();
    invalid = new Counter();
    unasked = new Counter();
    large = new Counter();
    needs = new Map();
    notificationStatus = new Counter();
    resultStatus = new Counter();
    errorStatus = new Counter();
    samples = [];
    largestFrameBytes = 0;
    /** Undefined until the handshake was answered. */
    agreement;
    /** Milliseconds of the first answered request: from the opening if it was the connection's first, else from its sending. */
    startMs;
    firstReplyAtMs;
    /** How the process ended after an idle close; undefined when it did not. */
    ending;
    #sampled = new Set();
    #position = 0;
    #isStopped = false;
    #isIdleClose = false;
    /** @param openedAtMs when the connection was opened, in milliseconds of the clock */
    constructor(transport, openedAtMs) {
        this.transport = transport;
        this.openedAtMs = openedAtMs;
    }
    /** A frame came; what is told from now on is of this frame. */
    begin(frame) {
        this.#position += 1;
        if (this.#isStopped)
            return;
        this.largestFrameBytes = Math.max(this.largestFrameBytes, frame.bytes);
        if (frame.bytes > LARGE_FRAME_BYTES)
            this.large.add(this.#position);
    }
    /** A message of the current frame was classified. */
    saw(kind, frame) {
        this.received[kind] += 1;
        // A reply to a call that was given up often comes while its connection is being closed for that.
        if (this.#isStopped && kind !== "late")
            return;
        counterOf(this.kinds, KIND_OF[kind]).add(this.#position);
        const status = frame.http?.status;
        if (kind === "notJson" && this.transport() === "stdio")
            this.noise.add(this.#position);
        // Bodies of an error status need be no message (basic/transports): proxies and frameworks write them. A body that answers a
        // notification is wrong whatever it holds, which its status shows.
        const isMessage = this.transport() !== "streamable-http" || (frame.http !== undefined && frame.http.status < 400 && frame.http.requestId !== undefined);
        if (kind === "notJsonRpc" && isMessage)
            this.invalid.add(this.#position);
        // An error without id is all that some servers can say over HTTP, for a lost session for example.
        if (kind === "unknownIds" && (status === undefined || !hasNoId(frame.json)))
            this.unasked.add(this.#position);
    }
    /** A notification or a request of the server. */
    heard(kind, method) {
        const need = kind === "notification" ? needOfNotification(method) : needOfRequest(method);
        if (need !== undefined && !this.#isStopped)
            counterOf(this.needs, need).add(this.#position);
    }
    /** A reply settled its request. @param error the error object of an error reply; undefined for a result */
    replied(asked, sent, frame, reply) {
        if (this.#isStopped)
            return;
        this.firstReplyAtMs ??= frame.atMs;
        this.startMs ??= frame.atMs - (sent.isFirst ? this.openedAtMs : sent.atMs);
        if (asked.isLarge && frame.bytes > LARGE_FRAME_BYTES)
            this.large.takeBack(this.#position);
        const status = this.transport() === "streamable-http" ? frame.http?.status : undefined;
        if ("result" in reply) {
            if (status !== undefined && status >= 400)
                this.resultStatus.add(this.#position);
            const need = needOfListing(asked.method, reply.result);
            if (need !== undefined)
                counterOf(this.needs, need).add(this.#position);
            this.#sample(asked.method, asked.subject, reply.result, frame.bytes);
        }
        else {
            const wanted = STATUS_OF_CODE.get(reply.error.code);
            if (status !== undefined && wanted !== undefined && status !== wanted)
                this.errorStatus.add(this.#position);
            this.#sample("error", String(reply.error.code), reply.error, frame.bytes);
        }
    }
    /** An HTTP exchange ended. */
    exchanged(end) {
        if (this.#isStopped || this.transport() !== "streamable-http")
            return;
        // The standing stream ends like this too, and it is no answer to a notification.
        if (end.requestId !== undefined || end.status === null || end.contentType === "text/event-stream")
            return;
        if (end.status < 300 && end.status !== 202)
            this.notificationStatus.add();
    }
    /** The connection is being closed by us; what still comes is not looked at. @param isIdle whether nothing was asked any more */
    stop(isIdle) {
        this.#isStopped = true;
        this.#isIdleClose = isIdle;
    }
    /** The channel ended. */
    ended(ending) {
        if (this.#isIdleClose && ending.kind === "closed")
            this.ending = ending;
    }
    #sample(method, subject, value, bytes) {
        const key = `${method} ${subject ?? ""}`;
        if (bytes > MAX_SAMPLE_BYTES || this.samples.length >= MAX_SAMPLES || this.#sampled.has(key))
            return;
        this.#sampled.add(key);
        this.samples.push({ revision: "", method, value, position: this.#position });
    }
}
function counterOf(counters, key) {
    let counter = counters.get(key);
    if (counter === undefined)
        counters.set(key, (counter = new Counter()));
    return counter;
}
function hasNoId(json) {
    return (0,model_json/* isJsonObject */.O)(json) && (json["id"] === null || json["id"] === undefined);
}

;// CONCATENATED MODULE: ./build/src/session/json-rpc.js
// Requests and replies over one channel: ids, time-outs, cancellation, answers to the server's own requests.
// Everything a server sends is data: it settles a call, or it is counted. Knows no handshake and no revision by name.











/** How long a notification over HTTP may wait for its acceptance, in milliseconds. */
const NOTIFY_TIMEOUT_MS = 5_000;
/** How long the standing stream may wait for its head, in milliseconds: some servers send it with the first event only. */
const LISTEN_TIMEOUT_MS = 1_000;
const NO_LONGER_NEEDED = "no longer needed";
/** One JSON-RPC connection. */
class JsonRpc {
    channel;
    budget;
    callTimeoutMs;
    pace;
    /** What came in, counted and sampled. */
    wire;
    /** How the channel ended; undefined while it is open. */
    ending;
    /** The HTTP exchange that last ended without a reply. */
    failedExchange;
    #dialect;
    #lastId = 0;
    #calls = new PendingCalls();
    #serverRequests = new ServerRequests();
    #onNotification;
    #closing;
    #dispatch;
    /**
     * Takes over a fresh channel.
     * @param callTimeoutMs how long a call waits that says nothing else, in milliseconds
     */
    constructor(channel, clock, budget, callTimeoutMs = limits/* CALL_TIMEOUT_MS */.MU, pace = new Pace(clock, budget)) {
        this.channel = channel;
        this.budget = budget;
        this.callTimeoutMs = callTimeoutMs;
        this.pace = pace;
        this.wire = new WireTally(() => channel.transport, clock.now());
        const send = (frame) => channel.send(frame);
        const timedOut = (id, fault) => void this.#giveUp(id, fault);
        this.#dispatch = new Dispatch({ isAlive: () => this.alive, send, timedOut }, clock, budget, pace);
        channel.onFrame((frame) => this.#onFrame(frame));
        void channel.ended.then((ending) => this.#onEnded(ending));
    }
    get transport() {
        return this.channel.transport;
    }
    get received() {
        return this.wire.received;
    }
    get alive() {
        return this.ending === undefined && this.#closing === undefined;
    }
    /** Requests sent so far. */
    get requestsSent() {
        return this.#lastId;
    }
    /** From now on messages are dressed as the agreed revision wants; without one they go out bare. */
    adopt(dialect) {
        this.#dialect = dialect;
    }
    /** From now on the owner answers the server's requests and hears its notifications. */
    serve(owner) {
        this.#serverRequests.answerer = owner.answer;
        this.#onNotification = owner.onNotification;
    }
    /** What the connection saw last, for whoever asks why there is no answer. @param sentBefore requests that were sent earlier */
    lastSeen(sentBefore = 0) {
        return { ending: this.ending, failedExchange: this.failedExchange, requestsSent: this.#lastId - sentBefore };
    }
    /**
     * Sends a request and waits for its reply.
     * @throws TransportFault, or the abort reason
     */
    call(method, params, options = {}) {
        return this.begin(method, params, options).reply;
    }
    /** Sends a request; never throws. Whatever `call` throws rejects the reply. */
    begin(method, params, options = {}) {
        let id;
        let late = () => undefined;
        const lateReply = new Promise((resolve) => (late = resolve));
        const reply = new Promise((resolve, reject) => {
            id = this.#begin(method, params, options, { resolve, reject, late });
        });
        reply.catch(() => undefined); // whoever cancels may not look at it
        const cancel = async (reason) => {
            if (id !== undefined)
                await this.#giveUp(id, new errors/* TransportFault */.ww("cancelled", "the call was cancelled"), reason);
        };
        return { id, reply, late: lateReply, cancel };
    }
    /** Returns the id, or undefined when the call was refused before anything was sent; what it throws rejects the call. */
    #begin(method, params, options, outcome) {
        const { signal, timeoutMs = this.callTimeoutMs, asRevision } = options;
        const refusal = signal?.aborted === true ? reasonOf(signal) : this.#deadFault();
        if (refusal !== undefined)
            return void outcome.reject(refusal);
        this.budget.take();
        const id = ++this.#lastId;
        const onAbort = () => void this.#giveUp(id, signal === undefined ? undefined : reasonOf(signal));
        signal?.addEventListener("abort", onAbort, { once: true });
        const stopListening = signal === undefined ? undefined : () => signal.removeEventListener("abort", onAbort);
        const exchange = this.#dialect?.cancellation === "exchange" ? new AbortController() : undefined;
        this.#serverRequests.reset();
        const send = () => void this.#send(method, params, id, exchange?.signal, asRevision);
        const call = this.#calls.add(id, { method, asked: askedOf(method, params), send, timeoutMs, stopListening, exchange, ...outcome });
        this.#dispatch.send(id, call);
        return id;
    }
    /** Sends a notification; over HTTP it waits, for a bounded time, until the server took it. Never rejects. */
    async notify(method, params) {
        const sent = this.#send(method, params);
        if (this.transport === "stdio")
            return;
        await atMost(sent, NOTIFY_TIMEOUT_MS);
        // One that a rate limit kept out goes again; what comes after it must not overtake it.
        await atMost(this.#dispatch.resent, this.pace.holdMs + NOTIFY_TIMEOUT_MS);
    }
    /**
     * Streamable HTTP of the legacy era: opens the stream on which a server sends what belongs to no request, and waits, for a
     * bounded time, until the server took it or said that it has none. Nothing on other transports. Never rejects.
     */
    async listen() {
        if (this.alive && this.channel.listen !== undefined)
            await atMost(this.channel.listen(), LISTEN_TIMEOUT_MS);
    }
    /** Ends the channel; calls that still wait fault as `closed`. */
    close() {
        if (this.#closing === undefined) {
            this.wire.stop(this.#calls.isIdle);
            this.#closing = this.channel.close();
            this.#calls.faultAll(new errors/* TransportFault */.ww("closed", "the session was closed"));
        }
        return this.#closing;
    }
    #send(method, params, id, signal, asRevision) {
        if (!this.alive)
            return Promise.resolve();
        const dialect = this.#dialect;
        const dressed = dialect === undefined || id === undefined ? params : dialect.params(params, asRevision);
        const headers = dialect?.headers(method, dressed, asRevision);
        return this.channel.send({
            message: { jsonrpc: "2.0", id, method, params: dressed },
            ...(id === undefined ? {} : { requestId: id }),
            ...(headers === undefined ? {} : { headers }),
            ...(signal === undefined ? {} : { signal }),
            ...(dialect?.stateless === true ? { stateless: true } : {}),
        });
    }
    #onFrame(frame) {
        if (frame.kind === "exchange-ended")
            return this.#onExchangeEnded(frame);
        if (!mayBeLimit(frame.http?.status) || !this.#calls.hold(frame))
            this.#onMessage(frame);
    }
    #onMessage(frame) {
        this.wire.begin(frame);
        const askedBy = frame.http?.requestId;
        const status = frame.http?.status;
        // Whatever the body says, the server wants credentials: that is never a reply. The end of the exchange says what it asks for.
        if (status === 401 || status === 403)
            return;
        if (frame.oversize) {
            this.wire.saw("notJson", frame);
            // Over stdio nobody can tell whose reply the dropped line was.
            for (const id of askedBy === undefined ? this.#calls.ids : [askedBy])
                this.#calls.fault(id, new errors/* TransportFault */.ww("error", "the frame is over the size limit"));
        }
        else if (frame.json === undefined) {
            this.wire.saw("notJson", frame);
        }
        else if (this.#isBatch(frame)) {
            for (const message of frame.json)
                this.#onEnvelope((0,envelope/* classify */.L)(message), frame);
        }
        else {
            this.#onEnvelope((0,envelope/* classify */.L)(frame.json), frame);
        }
    }
    /** A batch where the revision has them; over HTTP a batch of one passes always, as the official clients let it. */
    #isBatch(frame) {
        const { json } = frame;
        return Array.isArray(json) && json.length > 0 && (this.#dialect?.batches === true || (json.length === 1 && frame.http !== undefined));
    }
    #onEnvelope(envelope, frame) {
        switch (envelope.kind) {
            case "result":
                return this.#onReply(envelope.id, frame, { result: envelope.value }, (ms) => ({
                    kind: "result",
                    value: envelope.value,
                    ms,
                    bytes: frame.bytes,
                }));
            case "error": {
                const id = envelope.id ?? (0,faults/* requestMeant */.$f)(frame);
                const { code, message } = envelope;
                const data = envelope.data === undefined ? {} : { data: envelope.data };
                const explains = message.trim() !== "";
                if (id === undefined)
                    this.wire.saw("unknownIds", frame);
                else
                    this.#onReply(id, frame, { error: { code, message, ...data } }, (ms) => ({ kind: "error", code, explains, ...data, ms }));
                return;
            }
            case "notification":
                this.wire.saw("notifications", frame);
                this.wire.heard("notification", envelope.method);
                this.#onNotification?.(envelope.method, (0,model_json/* isJsonObject */.O)(envelope.params) ? envelope.params : {});
                return;
            case "request":
                this.wire.saw("serverRequests", frame);
                this.wire.heard("request", envelope.method);
                return this.#answer(envelope.id, envelope.method, envelope.params);
            case "broken-reply":
                this.wire.saw("notJsonRpc", frame);
                return this.#calls.fault(envelope.id, new errors/* TransportFault */.ww("error", "the reply is no valid JSON-RPC response"));
            case "not-jsonrpc":
                this.wire.saw("notJsonRpc", frame);
        }
    }
    /** Settles the call a reply belongs to; a reply to none is counted. */
    #onReply(id, frame, content, replyAfter) {
        const found = this.#calls.take(id);
        if (found === undefined) {
            this.wire.saw("unknownIds", frame);
            return;
        }
        const { call, isLate } = found;
        const reply = replyAfter(frame.atMs - call.sentAtMs);
        if (isLate) {
            this.wire.saw("late", frame);
            call.late(reply);
            return;
        }
        this.pace.replied();
        this.wire.saw("replies", frame);
        this.wire.replied(call.asked, { isFirst: id === 1 && call.retries === 0, atMs: call.sentAtMs }, frame, content);
        call.resolve(reply);
    }
    #answer(id, method, params) {
        const send = (outcome) => {
            if (!this.alive)
                return;
            const headers = this.#dialect?.headers(method, undefined);
            void this.channel.send({ message: { jsonrpc: "2.0", id, ...outcome }, ...(headers === undefined ? {} : { headers }) });
        };
        const outcome = this.#serverRequests.outcome(method, params);
        if (outcome instanceof Promise)
            void outcome.then(send);
        else if (outcome !== undefined)
            send(outcome);
    }
    #onExchangeEnded(end) {
        this.wire.exchanged(end);
        const id = end.requestId;
        if (end.refused !== undefined)
            this.#dispatch.resend(end.refused, end);
        const call = id === undefined ? undefined : this.#calls.get(id);
        if (id === undefined || call === undefined || this.#dispatch.sendsAgain(id, call, end))
            return;
        for (const frame of call.held.splice(0))
            this.#onMessage(frame);
        if (this.#calls.get(id) === undefined)
            return;
        this.failedExchange = end;
        const { kind, text, asksFor } = (0,faults/* describeExchange */.Nu)(end);
        // A lost session is no answer to this request: its status would read as one.
        const status = end.sessionLost === true ? undefined : (end.status ?? undefined);
        this.#calls.fault(id, new errors/* TransportFault */.ww(kind, text, status, asksFor));
    }
    #onEnded(ending) {
        this.ending = ending;
        this.wire.ended(ending);
        this.#calls.faultAll(new errors/* TransportFault */.ww("closed", (0,faults/* describeEnding */.be)(ending)));
    }
    #deadFault() {
        if (this.#closing !== undefined)
            return new errors/* TransportFault */.ww("closed", "the session is closed");
        return this.ending === undefined ? undefined : new errors/* TransportFault */.ww("closed", (0,faults/* describeEnding */.be)(this.ending));
    }
    /** Time-out, abort or cancel: the call ends now, the server is told, and a reply that still comes is late. */
    async #giveUp(id, fault, reason = NO_LONGER_NEEDED) {
        const call = this.#calls.giveUp(id, fault);
        if (call === undefined)
            return;
        if (call.exchange !== undefined)
            call.exchange.abort();
        // `initialize` must not be cancelled (basic/utilities/cancellation, every legacy revision).
        else if (call.method !== "initialize")
            await this.notify("notifications/cancelled", { requestId: id, reason });
    }
}
/** The abort reason is the caller's own; it is passed on untouched, whatever it is. */
function reasonOf(signal) {
    return signal.reason;
}

;// CONCATENATED MODULE: ./build/src/session/live-session.js
// The session the rest of the house sees: one connection and what its handshake agreed on. Decides nothing itself.


/** A session over an answered handshake. */
class LiveSession {
    onUnauthorized;
    era;
    revision;
    offered;
    capabilities;
    identity;
    handshakeMs;
    #rpc;
    #caller;
    /**
     * @param askedAtMs when the session was asked for, in milliseconds of the clock
     * @param onUnauthorized hears that the server no longer lets us in
     */
    constructor(handshake, era, askedAtMs, onUnauthorized = () => undefined) {
        this.onUnauthorized = onUnauthorized;
        this.era = era;
        this.revision = handshake.revision;
        this.offered = handshake.offered;
        this.capabilities = handshake.capabilities;
        this.identity = handshake.identity;
        this.handshakeMs = handshake.answeredAtMs - askedAtMs;
        this.#rpc = handshake.rpc;
        this.#caller = handshake.caller;
    }
    get transport() {
        return this.#rpc.transport;
    }
    get received() {
        return this.#rpc.received;
    }
    get alive() {
        return this.#rpc.alive;
    }
    call(method, params, options) {
        return this.begin(method, params, options).reply;
    }
    begin(method, params, options) {
        const call = this.#caller.begin(method, params, options);
        call.reply.catch((fault) => {
            if (fault instanceof errors/* TransportFault */.ww && (0,auth_required/* isUnauthorized */.T)(fault))
                this.onUnauthorized((0,auth_required/* authRequired */.s)(fault));
        });
        return call;
    }
    notify(method, params) {
        return this.#rpc.notify(method, params);
    }
    close() {
        return this.#rpc.close();
    }
}

// EXTERNAL MODULE: ./build/src/session/mcp-headers.js
var mcp_headers = __webpack_require__(49729);
// EXTERNAL MODULE: ./build/src/session/modern.js + 1 modules
var modern = __webpack_require__(43201);
;// CONCATENATED MODULE: ./build/src/session/wire-summary.js
// Puts the tallies of all connections of a run together. Pure over the tallies.



/** Samples looked at in one run. */
const wire_summary_MAX_SAMPLES = 64;
/** Bounds of a slow start, in milliseconds, and how many times a warm one it must take. */
const SLOW_MS = 10_000;
const COLD_MS = 3_000;
const COLD_FACTOR = 5;
/** Everything seen. @param tallies in the order their connections were opened */
function summarize(tallies, transport) {
    const all = (pick) => (0,wire_seen/* together */.bs)(tallies.map((tally) => pick(tally) ?? wire_seen/* NONE */.x3));
    const modern = tallies.filter((tally) => tally.agreement?.era === "modern");
    return {
        transport,
        connections: tallies.length,
        frames: Object.fromEntries(wire_seen/* FRAME_KINDS */.yV.map((kind) => [kind, all((tally) => tally.kinds.get(kind))])),
        stdoutNoise: all(({ noise }) => noise),
        invalidEnvelopes: all(({ invalid }) => invalid),
        unknownIds: all(({ unasked }) => unasked),
        largestFrameBytes: Math.max(0, ...tallies.map((tally) => tally.largestFrameBytes)),
        largeFrames: all(({ large }) => large),
        undeclared: {
            notifications: undeclared(tallies, "notification"),
            listings: undeclared(tallies, "listing"),
            requests: undeclared(tallies, "request"),
        },
        statuses: {
            notification: all(({ notificationStatus }) => notificationStatus),
            result: all(({ resultStatus }) => resultStatus),
            error: (0,wire_seen/* together */.bs)(modern.map(({ errorStatus }) => errorStatus)),
        },
        shutdown: {
            sigterm: tallies.filter(({ ending }) => ending?.forced === "sigterm").length,
            sigkill: tallies.filter(({ ending }) => ending?.forced === "sigkill").length,
            left: tallies.filter(({ ending }) => ending?.left === true).length,
        },
        start: startBand(tallies),
        quickestStartMs: quickest(tallies),
    };
}
/** Samples of the connections whose revision is known, the first of each method and tool before others. */
function samplesOf(tallies) {
    const seen = new Set();
    const [fresh, again] = [[], []];
    for (const { agreement, samples } of tallies) {
        if (agreement === undefined)
            continue;
        for (const sample of samples) {
            (seen.has(sample.method) ? again : fresh).push({ ...sample, revision: spokenRevision(agreement) });
            seen.add(sample.method);
        }
    }
    return [...fresh, ...again].slice(0, wire_summary_MAX_SAMPLES);
}
/** An unknown revision is spoken like the newest one of its era, so its replies are judged like that. */
function spokenRevision({ era, revision }) {
    if (era === "modern")
        return (0,revisions/* isModernRevision */.Py)(revision) ? revision : revisions/* MODERN_REVISIONS */.Jt[0];
    return (0,revisions/* isLegacyRevision */.Bx)(revision) ? revision : revisions/* LEGACY_REVISIONS */.TQ[0];
}
function undeclared(tallies, kind) {
    return (0,wire_seen/* together */.bs)(tallies.flatMap(({ agreement, needs }) => agreement === undefined
        ? []
        : [...needs].filter(([need]) => need.startsWith(`${kind} `) && !isDeclared(need, agreement)).map(([, counter]) => counter)));
}
function quickest(tallies) {
    const known = tallies.flatMap(({ startMs }) => startMs ?? []);
    return known.length === 0 ? null : Math.min(...known);
}
/** The first answered connection is the cold one; warm are those that were opened after its answer. */
function startBand(tallies) {
    const cold = tallies.find(({ startMs }) => startMs !== undefined);
    if (cold?.startMs === undefined || cold.firstReplyAtMs === undefined)
        return "quick";
    if (cold.startMs > SLOW_MS)
        return "slow";
    const { startMs, firstReplyAtMs } = cold;
    const warm = tallies.filter(({ openedAtMs }) => openedAtMs >= firstReplyAtMs).flatMap((later) => later.startMs ?? []);
    return startMs > COLD_MS && warm.some((ms) => startMs > COLD_FACTOR * ms) ? "slow-when-cold" : "quick";
}

;// CONCATENATED MODULE: ./build/src/session/connector.js
// Opens sessions to one target and owns everything it opened: connections, spare processes, shared sockets.
// Transports are loaded when first needed: a run over one never pays for the other.












/** Creates the connector of one target. Nothing is started before the first connect or prewarm. */
function createConnector(target, options) {
    return new TargetConnector(target, options);
}
class TargetConnector {
    target;
    options;
    #mode;
    #connections = new Set();
    /** Connections that nobody has used yet, oldest first. */
    #spares = [];
    #toolHeaders = new mcp_headers/* ToolHeaders */.Zd();
    #pace;
    #loading;
    #closing;
    /** The era, once asked for; a failed attempt is forgotten. */
    #verdict;
    /** The offer this target took: later connects start with it. */
    #knownOffer;
    /** How many processes may wait idle. */
    #ahead = 0;
    constructor(target, options) {
        this.target = target;
        this.options = options;
        this.#mode = options.protocol ?? "auto";
        this.#pace = new Pace(options.clock, options.budget, options.onLimited);
    }
    get isLimited() {
        return this.#pace.isLimited;
    }
    /** What the target's kind says, until a connection turned out to speak HTTP+SSE. */
    get transport() {
        if (this.target.kind === "stdio")
            return "stdio";
        return [...this.#connections].some(({ transport }) => transport === "sse") ? "sse" : "streamable-http";
    }
    async connect(options = {}) {
        const { clock } = this.options;
        const transport = await this.#load();
        const askedAtMs = clock.now();
        const endsAt = askedAtMs + (options.timeoutMs ?? this.options.startTimeoutMs);
        const remainingMs = () => Math.max(0, endsAt - clock.now());
        try {
            const verdict = await this.#era(transport, remainingMs);
            try {
                return await this.#open(verdict, options, transport, askedAtMs, remainingMs);
            }
            catch (error) {
                if (!(error instanceof era/* OtherEra */.J))
                    throw error;
                if (this.#mode !== "auto")
                    throw unsupported(this.#mode, `it speaks only the ${error.verdict.era} era`);
                this.#verdict = Promise.resolve(error.verdict);
                return await this.#open(error.verdict, options, transport, askedAtMs, remainingMs);
            }
        }
        catch (error) {
            if (this.#closing !== undefined)
                throw interrupted();
            if ((0,auth_required/* isUnauthorized */.T)(error))
                throw this.#shutOut(error, transport);
            // Both eras refused by pointing at the other one.
            if (error instanceof era/* OtherEra */.J)
                throw new errors/* Incomplete */.nd("initialize-failed", "the server refused both protocol eras");
            throw error;
        }
    }
    prewarm(count) {
        if (this.target.kind !== "stdio")
            return;
        this.#ahead = Math.max(this.#ahead, count);
        void this.#load().then((transport) => {
            while (this.#closing === undefined && this.#spares.filter((spare) => spare.alive).length < count) {
                this.#spares.push(this.#newConnection(transport));
            }
        }, () => undefined);
    }
    close() {
        return (this.#closing ??= this.#end());
    }
    #load() {
        const { clock } = this.options;
        return (this.#loading ??= this.target.kind === "stdio" ? loadStdio(this.target, clock) : loadHttp(this.target, clock));
    }
    /** The era to speak: what the user asked for, else what the target shows, asked once. */
    #era(transport, remainingMs) {
        const mode = this.#mode;
        if (mode === "modern")
            return Promise.resolve({ era: "modern", revision: revisions/* MODERN_REVISIONS */.Jt[0] });
        if ((0,revisions/* isModernRevision */.Py)(mode))
            return Promise.resolve({ era: "modern", revision: mode });
        if (mode !== "auto")
            return Promise.resolve({ era: "legacy", supported: mode === "legacy" ? [] : [mode] });
        this.#verdict ??= this.#detect(transport, remainingMs).catch((error) => {
            this.#verdict = undefined;
            throw error;
        });
        return this.#verdict;
    }
    async #detect(transport, remainingMs) {
        const { clock, clientInfo, clientCapabilities } = this.options;
        const client = { clientInfo, clientCapabilities };
        const { verdict, rest, closed } = await detectEra({
            open: () => this.#take(transport),
            dialect: (0,modern/* modernDialect */.k)(revisions/* MODERN_REVISIONS */.Jt[0], this.transport, client, this.#toolHeaders),
            silenceMs: this.options.probeSilenceMs ?? PROBE_SILENCE_MS,
            sleep: (ms, signal) => clock.sleep(ms, signal),
            remainingMs,
            ...client,
        });
        if (rest !== undefined && (this.target.kind !== "stdio" || this.#ahead > 0))
            this.#spares.push(rest);
        else
            await rest?.close();
        // Where no process may wait idle, none may run beside another either.
        if (this.target.kind === "stdio" && this.#ahead === 0)
            await closed;
        return verdict;
    }
    async #open(verdict, options, transport, askedAtMs, remainingMs) {
        const { clock } = this.options;
        const { capabilities = this.options.clientCapabilities, answer, onNotification, callTimeoutMs } = options;
        const pinned = isPinned(this.#mode) && options.offer === undefined ? this.#mode : undefined;
        const offer = options.offer ?? pinned;
        const startAt = verdict.era === "modern" ? verdict.revision : (this.#knownOffer ?? verdict.supported[0]);
        const strategy = verdict.era === "modern" ? (0,modern/* modernEra */.K)(this.#toolHeaders) : legacy/* legacyEra */._2;
        const opening = strategy.handshake({
            open: () => {
                const rpc = this.#take(transport);
                rpc.callTimeoutMs = callTimeoutMs ?? rpc.callTimeoutMs;
                rpc.serve({ answer, onNotification });
                return rpc;
            },
            ...(offer === undefined ? {} : { offer }),
            ...(startAt === undefined ? {} : { startAt }),
            nowMs: () => clock.now(),
            remainingMs,
            clientInfo: this.options.clientInfo,
            clientCapabilities: capabilities,
            ...(answer === undefined ? {} : { answer }),
        });
        const handshake = await (pinned === undefined ? opening : demand(opening, pinned));
        if (verdict.era === "legacy" && options.offer === undefined)
            this.#knownOffer = handshake.offered;
        const { revision, capabilities: declared, rpc } = handshake;
        // Whoever hears or answers must be reachable between its own calls; modern servers speak within those only.
        if (verdict.era === "legacy" && (answer !== undefined || onNotification !== undefined))
            await rpc.listen();
        rpc.wire.agreement = { era: verdict.era, revision, capabilities: declared, clientCapabilities: capabilities };
        // A wait for a rate limit is no time of the server's.
        const startedAtMs = askedAtMs + this.#pace.heldBetween(askedAtMs, handshake.answeredAtMs);
        return new LiveSession(handshake, verdict.era, startedAtMs, (cause) => this.#shutOut(cause, transport));
    }
    wire() {
        return summarize(this.#tallies(), this.transport);
    }
    samples() {
        return samplesOf(this.#tallies());
    }
    #tallies() {
        return [...this.#connections].map(({ wire }) => wire);
    }
    #shutOut(cause, transport) {
        const told = transport.tokenFailure?.() ?? cause;
        this.options.onUnauthorized?.(told);
        return told;
    }
    /** A connection that nobody has used: one that waits, or a fresh one. */
    #take(transport) {
        if (this.#closing !== undefined)
            throw interrupted();
        let spare = this.#spares.shift();
        while (spare?.alive === false)
            spare = this.#spares.shift();
        return spare ?? this.#newConnection(transport);
    }
    #newConnection(transport) {
        const { clock, budget, callTimeoutMs } = this.options;
        const connection = new JsonRpc(transport.open(), clock, budget, callTimeoutMs, this.#pace);
        this.#connections.add(connection);
        return connection;
    }
    async #end() {
        await Promise.all([...this.#connections].map((connection) => connection.close()));
        const transport = await this.#loading?.catch(() => undefined);
        transport?.close();
    }
}
/** Whether a mode names one revision. */
function isPinned(mode) {
    return mode !== "auto" && mode !== "legacy" && mode !== "modern";
}
/** A pinned revision is agreed to, or the run has no result. @throws Incomplete `protocol-unsupported` */
async function demand(opening, revision) {
    let handshake;
    try {
        handshake = await opening;
    }
    catch (error) {
        const isRefused = error instanceof errors/* Incomplete */.nd && error.code === "initialize-failed";
        throw isRefused ? unsupported(revision, "it refused it") : error;
    }
    if (handshake.revision === revision)
        return handshake;
    void handshake.rpc.close();
    throw unsupported(revision, "it answered another one");
}
function unsupported(mode, why) {
    return new errors/* Incomplete */.nd("protocol-unsupported", `the server does not speak the protocol asked for (--protocol ${mode}): ${why}; use --protocol auto`);
}
async function loadStdio(target, clock) {
    const { openStdio } = await __webpack_require__.e(/* import() */ 453).then(__webpack_require__.bind(__webpack_require__, 2834));
    return { open: () => openStdio(target, clock), close: () => undefined };
}
async function loadHttp(target, clock) {
    const { httpOpener } = await Promise.all(/* import() */[__webpack_require__.e(6983), __webpack_require__.e(8143)]).then(__webpack_require__.bind(__webpack_require__, 58143));
    const opener = await httpOpener(target, clock);
    if (target.oauth === undefined)
        return opener;
    const { authorizedOpener } = await Promise.all(/* import() */[__webpack_require__.e(6786), __webpack_require__.e(9738), __webpack_require__.e(6836)]).then(__webpack_require__.bind(__webpack_require__, 26836));
    return authorizedOpener(opener, target, target.oauth, clock);
}
function interrupted() {
    return new errors/* Incomplete */.nd("interrupted", "the run was interrupted before the server answered initialize");
}

;// CONCATENATED MODULE: ./build/src/engine/bounded-validator.js

/**
 * The validator whose answers come no later than the budget's end; what it had no time for has no plan (`no-time`) and gives no
 * verdict (`budget-exceeded`).
 */
function withinBudget(validator, budget, clock) {
    const closed = new AbortController();
    let end;
    function atEnd() {
        end ??= clock.sleep(budget.remainingMs, closed.signal).then(() => "ended", () => "ended");
        return end;
    }
    async function orElse(job, late) {
        job.catch(() => undefined); // fails when the validator is closed, and nobody may wait for it by then
        const first = await Promise.race([job, atEnd()]);
        return first === "ended" ? late : first;
    }
    return {
        plan: (schema, override) => orElse(validator.plan(schema, override), (0,jsonschema_validator/* noPlan */.P)("no-time")),
        check: (schema, values) => orElse(validator.check(schema, values), values.map(() => ({ kind: "budget-exceeded" }))),
        close() {
            closed.abort();
            return validator.close();
        },
    };
}

// EXTERNAL MODULE: ./build/src/engine/battery.js + 6 modules
var battery = __webpack_require__(35737);
;// CONCATENATED MODULE: ./build/src/engine/run.js
// From a target to a report document: connect, observe, judge, build. Everything it opened is gone when it returns.









/** How reports name the evaluator. */
const GENERATOR = { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R };
const LIMITED = "the server limits how often it is asked (HTTP 429 or 503): its limits are waited for, and no waiting counts in any latency";
/** Servers that start within this time, in milliseconds, are called before anything else is loaded. */
const QUICK_START_MS = 60;
/**
 * Scores one server under the standard. A server that cannot be measured yields a document that says so; its cause goes
 * to the user through `host.progress.note`.
 * @throws UsageError when a skip rule or an arguments entry does not fit the server's catalog
 */
function scoreTarget(target, settings, host) {
    return withServer(target, settings, host, async (open, connecting) => {
        const { report, areasWithoutLatency, session, relisted } = await measureReadiness(open, connecting, settings, host);
        const { findAdvisories } = await __webpack_require__.e(/* import() */ 3555).then(__webpack_require__.bind(__webpack_require__, 43555));
        const advisories = await findAdvisories({ ...open, target, host, wanted: settings.advisories, session, relisted });
        const document = (0,build/* buildReport */.F)({
            generator: GENERATOR,
            server: settings.server,
            ...report,
            ...(advisories === undefined ? {} : { advisories }),
        });
        return { document, areasWithoutLatency };
    });
}
/**
 * Opens what a run needs and closes all of it when the work is done or the run is interrupted.
 * @param work gets the first session as it is being opened, with the options of `first`
 */
async function withServer(target, settings, host, work, first = {}) {
    const budget = new Budget(host.clock, settings.budgetSeconds, settings.maxRequests);
    let shutOut = () => undefined;
    const keptOut = new Promise((_, reject) => (shutOut = reject));
    keptOut.catch(() => undefined); // raced below; a server that shuts us out before that fails the connect as well
    const connector = createConnector(target, {
        clock: host.clock,
        budget,
        startTimeoutMs: settings.startTimeoutMs,
        callTimeoutMs: settings.callTimeoutMs ?? limits/* CALL_TIMEOUT_MS */.MU,
        clientCapabilities: {},
        protocol: settings.protocol ?? "auto",
        clientInfo: { name: version/* GENERATOR_NAME */.y, version: version/* GENERATOR_VERSION */.R },
        onUnauthorized: shutOut,
        onLimited: () => host.progress.note(LIMITED),
    });
    const closeAll = () => void connector.close();
    host.signal.addEventListener("abort", closeAll, { once: true });
    // The first server process starts before the schema worker: its start-up is what the run waits for.
    const connecting = connector.connect(first);
    connecting.catch(() => undefined);
    if (settings.spares > 0)
        connector.prewarm(1);
    const validator = withinBudget(createValidator({ workerModule: host.workerModule }), budget, host.clock);
    try {
        host.progress.update("starting the server");
        return await work({ budget, connector, validator, keptOut }, connecting);
    }
    finally {
        host.progress.stop();
        host.signal.removeEventListener("abort", closeAll);
        await Promise.all([connector.close(), validator.close()]);
    }
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
        const main = await loadingMeanwhile(connecting, host);
        session = main;
        host.progress.update("listing tools");
        const running = (0,battery/* runBattery */.F$)(main, connector, validator, settings, host, loadRest);
        running.catch(() => undefined); // it ends on its own when the connector closes
        const run = await Promise.race([running, keptOut]);
        // The servers end with the signal: what was seen since is our doing.
        if (host.signal.aborted)
            throw new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
        // Nobody calls the server any more: it has time to end while its run is judged. Whoever needs the end waits for it.
        void connector.close();
        await host.clock.sleep(0); // what closes goes out before the judging keeps this thread busy
        host.idle?.();
        const { judgeRun } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7469)]).then(__webpack_require__.bind(__webpack_require__, 17469));
        return measured(run, judgeRun(run), main, await lens?.then((judges) => judges.gradeMeasured(run, main, connector)), settings, host);
    }
    catch (error) {
        const cause = asIncomplete(error, host.signal.aborted);
        // A spent budget tells nothing of the server.
        const isOurs = error instanceof errors/* TransportFault */.ww && error.kind === "budget";
        const graded = isOurs ? undefined : await lens?.then((judges) => judges.gradeUnmeasured(cause.code, session, connector));
        return unmeasured(cause, session, graded, settings, host);
    }
}
/** Waits for a session. A server that takes its time to start leaves us ours; once it is there, loading would only disturb its calls. */
async function loadingMeanwhile(connecting, host) {
    const ended = new AbortController();
    host.clock.sleep(QUICK_START_MS, ended.signal).then(() => {
        loadRest();
        host.idle?.();
    }, () => undefined);
    try {
        return await connecting;
    }
    finally {
        ended.abort();
    }
}
/** Loads what is needed once the server was called; only once, as modules do. Whoever then needs it meets the same failure. */
function loadRest() {
    for (const loading of [Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7469)]).then(__webpack_require__.bind(__webpack_require__, 17469)), __webpack_require__.e(/* import() */ 3555).then(__webpack_require__.bind(__webpack_require__, 43555))])
        loading.catch(() => undefined);
}
function asIncomplete(error, interrupted) {
    if (interrupted)
        return new errors/* Incomplete */.nd("interrupted", "interrupted before the measurement ended");
    if (error instanceof errors/* Incomplete */.nd)
        return error;
    if (error instanceof errors/* TransportFault */.ww)
        return new errors/* Incomplete */.nd("listing-failed", error.message);
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
        evaluator: version/* GENERATOR_VERSION */.R,
        platform: host.platform,
        architecture: host.arch,
        client_capabilities: [],
        confirm_read_only: settings.confirmReadOnly,
        skip_tools: [...settings.skipTools].sort(),
        call_timeout_ms: settings.callTimeoutMs ?? limits/* CALL_TIMEOUT_MS */.MU,
        repetitions: limits/* CALL_REPETITIONS */.mn,
        arguments_sha256: settings.overrides?.sha256 ?? null,
        concurrency: 1,
        protocol: settings.protocol ?? "auto",
        budget_seconds: settings.budgetSeconds,
        max_requests: settings.maxRequests,
    };
}


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

/***/ 66390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isUnfinished),
/* harmony export */   u: () => (/* binding */ UNFINISHED_REASONS)
/* harmony export */ });
// Why a gate case ended without a verdict of its own: the exchange with the server broke, or it was never made. Such a case is not
// passed, and the run exits 3. Labels and hints only, for the gate, `explain` and the renderers.
/** Every reason for a case that could not be judged, with what to do about it. */
const UNFINISHED_REASONS = {
    "transport-timeout": {
        hint: "the server did not answer within timeout_ms; find what blocks it, or raise timeout_ms in the manifest if it is slow by nature",
    },
    "transport-closed": {
        hint: "the connection ended before the case did; keep the process and the session alive whatever a request asks, and look at the server's own log for the crash",
    },
    "transport-error": {
        hint: "no usable answer came, or no connection was agreed on, so the case could not be judged; `mcpeval doctor` shows what the server answers: send one JSON-RPC reply per request, on stdout nothing else, and over HTTP a 2xx status with it",
    },
    "gate-auth-required": {
        hint: "the server wants credentials (HTTP 401 or 403) where this case asks it, so it could not be judged; pass them with MCPEVAL_HTTP_AUTHORIZATION, --bearer-env, --header-env or the --oauth options",
    },
    "gate-budget-exhausted": {
        hint: "the evaluation's time or requests ran out before this case was done; raise --budget-seconds or --max-requests, or split the manifest",
    },
    "gate-interrupted": {
        hint: "the run was interrupted before this case was done; run it again",
    },
};
/** Whether a case's reason says that it could not be judged. */
function isUnfinished(reason) {
    return reason !== null && Object.hasOwn(UNFINISHED_REASONS, reason);
}


/***/ }),

/***/ 51820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ times),
/* harmony export */   IA: () => (/* binding */ MAX_POSITIONS),
/* harmony export */   bs: () => (/* binding */ together),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   yV: () => (/* binding */ FRAME_KINDS)
/* harmony export */ });
// What one evaluation saw on the raw wire besides its measurements: counts and frame positions, never content.
// Filled by the session and the engine, judged by the advisories. Plain data.
/**
 * Every inbound message is one of these; a frame over the limit or without JSON is `not-json`. Whether a reply breaks the schema of
 * its method is found after the run, from samples.
 */
const FRAME_KINDS = ["reply", "late", "unknown-id", "notification", "server-request", "not-json", "not-jsonrpc"];
/** Positions kept of one kind of occurrence. */
const MAX_POSITIONS = 5;
/** Nothing seen. */
const NONE = { count: 0, positions: [] };
/** Several occurrences as one; positions keep their order. */
function together(all) {
    return {
        count: all.reduce((sum, one) => sum + one.count, 0),
        positions: all.flatMap((one) => one.positions).slice(0, MAX_POSITIONS),
    };
}
/** Something that is true of the whole run and has no position. */
function times(count) {
    return { count, positions: [] };
}


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

/***/ 82707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ initializeParams),
/* harmony export */   _2: () => (/* binding */ legacyEra)
/* harmony export */ });
/* unused harmony export legacyDialect */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8653);
/* harmony import */ var _model_revisions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29605);
/* harmony import */ var _discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50975);
/* harmony import */ var _era_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47224);
/* harmony import */ var _handshake_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55144);
// The era of `initialize` (2024-11-05 to 2025-11-25): the ladder of offers, what the answer means, and how messages are dressed.






const METHOD_NOT_FOUND = -32601;
/** Opens connections with `initialize`. */
const legacyEra = { era: "legacy", handshake };
/**
 * Offers one revision after another, each on a fresh connection, until one is answered. The answered revision is taken
 * whatever it is: servers may counter-offer (basic/lifecycle), and judging the answer is the standard's business.
 */
async function handshake(input) {
    const tried = new Set();
    let offered = input.offer ?? input.startAt ?? _model_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGACY_REVISIONS */ .TQ[0];
    let refusal = "";
    while (offered !== undefined) {
        tried.add(offered);
        const rpc = input.open();
        const answer = await ask(rpc, offered, input);
        if (answer !== "refused" && answer.kind === "result")
            return await accept(rpc, offered, answer.value, input);
        void rpc.close();
        throwIfModern(answer);
        if (answer !== "refused")
            refusal = ` (error ${answer.code})`;
        offered = input.offer === undefined ? nextOffer(answer, tried) : undefined;
    }
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-failed", `the server refused to initialize at every protocol revision offered${refusal}`);
}
async function ask(rpc, offered, input) {
    const sentBefore = rpc.requestsSent;
    try {
        return await rpc.call("initialize", initializeParams(offered, input), { timeoutMs: input.remainingMs() });
    }
    catch (fault) {
        if (!(fault instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFault */ .ww))
            throw fault;
        if ((0,_handshake_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .v)(fault))
            return "refused";
        const failure = (0,_handshake_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .handshakeFailure */ .Q)(fault, rpc.lastSeen(sentBefore));
        void rpc.close();
        throw failure;
    }
}
/** The parameters of `initialize`. */
function initializeParams(protocolVersion, client) {
    return { protocolVersion, capabilities: client.clientCapabilities, clientInfo: { ...client.clientInfo } };
}
/** A refusal that lists modern revisions only is no matter of the offer. @throws OtherEra */
function throwIfModern(answer) {
    const versions = answer === "refused" ? [] : (0,_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsOf */ .x4)(answer);
    const verdict = (0,_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .isModernOnly */ .WE)(versions) ? (0,_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)(versions) : undefined;
    if (verdict !== undefined)
        throw new _era_js__WEBPACK_IMPORTED_MODULE_3__/* .OtherEra */ .J(verdict);
}
async function accept(rpc, offered, result, input) {
    const answeredAtMs = input.nowMs();
    const revision = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(result) ? result["protocolVersion"] : undefined;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(result) || typeof revision !== "string" || revision === "") {
        void rpc.close();
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Incomplete */ .nd("initialize-invalid", "the answer to initialize holds no protocolVersion");
    }
    const capabilities = result["capabilities"];
    rpc.adopt(legacyDialect(revision));
    await rpc.notify("notifications/initialized");
    return {
        rpc,
        caller: rpc,
        offered,
        revision,
        capabilities: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(capabilities) ? capabilities : {},
        identity: (0,_era_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOf */ .c)(result["serverInfo"]),
        answeredAtMs,
    };
}
/** The next revision worth offering, or undefined: what the error lists as supported decides, else the ladder goes on. */
function nextOffer(answer, tried) {
    const left = _model_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGACY_REVISIONS */ .TQ.filter((revision) => !tried.has(revision));
    if (answer === "refused" || answer.kind === "result")
        return left[0];
    // No other version makes an unknown method known.
    if (answer.code === METHOD_NOT_FOUND)
        return undefined;
    const supported = (0,_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsOf */ .x4)(answer);
    return supported.length === 0 ? left[0] : left.find((revision) => supported.filter(_model_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .isLegacyRevision */ .Bx).includes(revision));
}
/** How messages are dressed under a legacy revision; an unknown one is spoken like the newest. */
function legacyDialect(revision) {
    // Header from 2025-06-18 on (basic/transports); earlier servers ignore it, and the official clients send it always.
    const headers = /^[\x21-\x7e]{1,64}$/.test(revision) ? { "mcp-protocol-version": revision } : undefined;
    return {
        era: "legacy",
        revision,
        cancellation: "notification",
        batches: revision === _model_revisions_js__WEBPACK_IMPORTED_MODULE_1__/* .BATCHING_REVISION */ .BZ,
        stateless: false,
        headers: () => headers,
        params: (params) => params,
    };
}


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