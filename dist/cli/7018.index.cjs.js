"use strict";
exports.id = 7018;
exports.ids = [7018];
exports.modules = {

/***/ 97018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/manifest/load.js
var load = __webpack_require__(37471);
// EXTERNAL MODULE: ./build/src/standard/observe/catalog.js
var catalog = __webpack_require__(81087);
// EXTERNAL MODULE: ./build/src/engine/gate.js + 1 modules
var gate = __webpack_require__(80512);
// EXTERNAL MODULE: ./build/src/engine/run.js + 14 modules
var run = __webpack_require__(51075);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
;// CONCATENATED MODULE: ./build/src/engine/init/comments.js
// The comments of a scaffolded manifest: why each group of cases is there. Names of tools are the only words of a server in them.

/** Comments of the groups that concern the server as a whole. */
const COMMENTS = {
    costs: "What every session pays before its first call. The bounds are a quarter above what was measured.",
    protocol: "Listings come to an end, and a protocol revision nobody knows is answered with one the server speaks.",
};
const CALLED = {
    given: "called with the arguments that were given for it",
    none: "called without arguments",
    built: "called with arguments built from its input schema",
};
/** The comment of one tool's cases. */
function toolComment({ tool, call }, contended) {
    const { name, class: toolClass } = tool.declared;
    const trust = toolClass === "read-only" ? "declared read-only" : "attested to be read-only";
    const together = contended ? " Two clients at once call this one, for the whole server." : "";
    return `${(0,lib_escape/* printable */.g$)(name)}: ${trust}, ${CALLED[call?.source ?? "none"]}.${together}`;
}

// EXTERNAL MODULE: ./build/src/model/json.js
var json = __webpack_require__(8653);
;// CONCATENATED MODULE: ./build/src/engine/init/bounds.js
// Bounds with head-room from what was measured: wide enough to pass on slower machines and to survive small changes, tidy to read.
/** Steps of latency budgets, in milliseconds: the standard's bands, carried on to the most a budget may be. */
const LATENCY_STEPS = [100, 300, 1_000, 3_000, 10_000, 30_000, 60_000];
const LARGEST_STEP = 60_000;
/** A budget is at least so many times what was measured. */
const LATENCY_FACTOR = 4;
/** How much a bound on sizes lies above what was measured. */
const SIZE_FACTOR = 1.25;
/** A quarter more than was measured, rounded up to two significant digits; at least 1 and at most `limit`. */
function withHeadroom(measured, limit) {
    const wanted = Math.max(1, measured * SIZE_FACTOR);
    const unit = 10 ** Math.max(0, String(Math.ceil(wanted)).length - 2);
    return Math.min(limit, Math.ceil(wanted / unit) * unit);
}
/** The budget of a tool whose slowest answer took so long: a whole band above its own, and at least four times as much. Milliseconds. */
function latencyBudget(slowestMs) {
    const own = LATENCY_STEPS.findIndex((step) => slowestMs <= step);
    const above = LATENCY_STEPS.slice(own + 1);
    return above.find((step) => own >= 0 && step >= LATENCY_FACTOR * slowestMs) ?? LARGEST_STEP;
}

;// CONCATENATED MODULE: ./build/src/engine/init/drafts.js
// The cases a manifest is scaffolded from. Each is drafted with bounds as loose as they may be; once it ran, what it measured gives the
// bounds that are written. Runs nothing.


/** Most a case may allow (the manifest, version 1). */
const MOST = { tools: 10_000, schemaBytes: 10_000_000, totalTokens: 1_000_000, toolTokens: 100_000, pages: 100, latencyMs: 60_000 };
/** Pages a catalog may always take: some growth is no news. */
const FEWEST_PAGES = 10;
/** Calls of a latency case. */
const LATENCY_ATTEMPTS = 3;
/** A revision that does not exist. */
const BOGUS_REVISION = "2099-01-01";
/** Cases on what the catalog costs. */
function costDrafts() {
    return [
        {
            kind: "discovery-cost",
            tool: null,
            loose: { max_tools: MOST.tools, max_schema_bytes: MOST.schemaBytes },
            settled: ({ measurements }) => ({
                max_tools: withHeadroom(numberOf(measurements["tool_count"]), MOST.tools),
                max_schema_bytes: withHeadroom(numberOf(measurements["schema_bytes"]), MOST.schemaBytes),
            }),
        },
        {
            kind: "token-cost",
            tool: null,
            loose: { max_total_tokens: MOST.totalTokens },
            settled: ({ measurements }) => {
                const perTool = measurements["per_tool"];
                const heaviest = (0,json/* isJsonObject */.O)(perTool) ? Math.max(0, ...Object.values(perTool).map(numberOf)) : 0;
                const total = withHeadroom(numberOf(measurements["total_tokens"]), MOST.totalTokens);
                // Heavier than one tool may be allowed to be: then the total alone is bounded.
                const forTool = heaviest <= MOST.toolTokens ? { max_tool_tokens: Math.min(total, withHeadroom(heaviest, MOST.toolTokens)) } : {};
                return { max_total_tokens: total, ...forTool };
            },
        },
    ];
}
/** Cases on the protocol; surfaces only where some is declared. */
function protocolDrafts({ capabilities }) {
    const pages = {
        kind: "pagination",
        tool: null,
        loose: { max_pages: MOST.pages },
        settled: ({ measurements }) => ({ max_pages: Math.max(FEWEST_PAGES, withHeadroom(numberOf(measurements["pages"]), MOST.pages)) }),
    };
    const hasSurface = capabilities["resources"] !== undefined || capabilities["prompts"] !== undefined;
    return [
        pages,
        ...(hasSurface ? [fixed("surface-listing", null, { max_pages: MOST.pages })] : []),
        fixed("protocol-negotiation", null, { bogus_version: BOGUS_REVISION }),
    ];
}
/**
 * Cases of a tool whose call succeeded.
 * @param ms how long that call took, in milliseconds
 * @param contended whether it is the tool that two clients call at once
 */
function toolDrafts({ tool, call }, ms, contended) {
    const { name } = tool.declared;
    const sent = { tool: name, arguments: call?.arguments ?? {} };
    const latency = {
        kind: "latency-budget",
        tool: name,
        loose: { ...sent, attempts: LATENCY_ATTEMPTS, max_latency_ms: MOST.latencyMs },
        settled: ({ measurements }) => ({
            ...sent,
            attempts: LATENCY_ATTEMPTS,
            max_latency_ms: latencyBudget(Math.max(ms, numberOf(measurements["latency_ms"]))),
        }),
    };
    return [
        fixed("schema-guessability", name, sent),
        latency,
        ...(tool.outputSchema === undefined ? [] : [fixed("output-schema", name, sent)]),
        ...(contended ? [fixed("contention", name, sent)] : []),
    ];
}
/** A case without a bound to measure. */
function fixed(kind, tool, fields) {
    return { kind, tool, loose: fields, settled: () => fields };
}
function numberOf(measured) {
    return typeof measured === "number" ? measured : 0;
}

;// CONCATENATED MODULE: ./build/src/engine/init/ids.js
/** Longest identifier of a manifest, in characters. */
const LONGEST = 64;
/** Gives ids out: `KIND` for a case of the server, `TOOL-KIND` for one of a tool, with a number where that is taken. */
class CaseIds {
    #taken = new Set();
    next(kind, tool) {
        const word = tool === null ? "" : asIdentifier(tool);
        for (let n = 1;; n += 1) {
            const end = `${tool === null ? "" : "-"}${kind}${n === 1 ? "" : `-${String(n)}`}`;
            const id = `${word.slice(0, LONGEST - end.length)}${end}`;
            if (this.#taken.has(id))
                continue;
            this.#taken.add(id);
            return id;
        }
    }
}
/** A tool's name in the letters of an identifier, which starts with a letter. */
function asIdentifier(tool) {
    const word = tool.replace(/[^A-Za-z0-9_.:-]+/g, "-");
    return /^[A-Za-z]/.test(word) ? word : `tool-${word}`;
}

// EXTERNAL MODULE: ./build/src/manifest/complaints.js
var complaints = __webpack_require__(57005);
// EXTERNAL MODULE: ./build/src/probes/shared/fields.js
var fields = __webpack_require__(90074);
// EXTERNAL MODULE: ./build/src/engine/battery.js + 6 modules
var battery = __webpack_require__(35737);
;// CONCATENATED MODULE: ./build/src/engine/init/plan.js
// Decides for each listed tool whether it is called, with which arguments, or why not. Calls nothing.




/** Why a tool is not called, with the words the user reads. */
const NOT_CALLED = {
    writer: "it declares that it writes, and writers are never called",
    unannotated: "it declares neither readOnlyHint nor destructiveHint; --confirm-read-only attests that it only reads",
    "needs-task": "it runs as a task only, which no case can do",
    unnameable: "its name is not one a manifest can hold",
    unsynthesizable: "no arguments could be built from its input schema; give it an entry with --arguments",
    "not-selected": "--tool names others",
};
const NAMEABLE = new RegExp(fields/* TOOL_NAME */.lH);
/**
 * The decision on each tool, in catalog order.
 * @param only names of --tool; empty for every tool
 * @throws UsageError when --tool or an arguments entry names a tool that is not listed or cannot be called, or the tool's schema
 * refuses the entry
 */
async function planTools(catalog, validator, settings, only) {
    const callable = (0,battery/* checkSettings */.EW)(catalog, settings);
    const wanted = new Set(only);
    for (const name of wanted)
        checkListed(name, catalog);
    const open = catalog.tools.filter((tool) => callable.has(tool.declared.name) && whyNot(tool) === null);
    const given = settings.overrides?.byTool ?? {};
    const entryOf = ({ declared }) => Object.hasOwn(given, declared.name) ? given[declared.name] : undefined;
    const plans = new Map(open.map((tool) => [tool, validator.plan(tool.inputSchema, entryOf(tool))]));
    for (const plan of plans.values())
        plan.catch(() => undefined); // awaited below, where a failure is heard of
    await (0,battery/* checkOverrides */.yk)(plans, settings);
    const planned = [];
    for (const tool of catalog.tools) {
        const plan = await plans.get(tool);
        const one = plan === undefined ? leftOut(tool, whyNot(tool) ?? "unannotated") : called(tool, plan, entryOf(tool));
        const isWanted = wanted.size === 0 || wanted.has(tool.declared.name);
        if (isWanted && wanted.size > 0 && one.whyNot !== null)
            throw new errors/* UsageError */.eb(`--tool ${JSON.stringify(tool.declared.name)}: ${NOT_CALLED[one.whyNot]}`);
        planned.push(isWanted || one.whyNot === "writer" ? one : leftOut(tool, "not-selected"));
    }
    return planned;
}
function checkListed(name, catalog) {
    const names = catalog.tools.map(({ declared }) => declared.name);
    if (names.includes(name))
        return;
    const near = (0,complaints/* nearest */.p)(name, names.filter((listed) => NAMEABLE.test(listed)));
    throw new errors/* UsageError */.eb(`--tool ${JSON.stringify(name)}: the server lists no such tool${near}`);
}
/** What stands against calling a tool whatever its arguments are; missing attestation apart. */
function whyNot(tool) {
    if (tool.declared.class === "writer")
        return "writer";
    if (!NAMEABLE.test(tool.declared.name))
        return "unnameable";
    return (0,battery/* needsTask */.nK)(tool) ? "needs-task" : null;
}
function leftOut(tool, reason) {
    return { tool, call: null, whyNot: reason };
}
function called(tool, { valid }, entry) {
    const withArguments = (args, source) => ({
        tool,
        call: { arguments: args, source },
        whyNot: null,
    });
    if (entry !== undefined)
        return withArguments(entry, "given");
    if (valid.kind === "ready")
        return withArguments(valid.arguments, Object.keys(valid.arguments).length === 0 ? "none" : "built");
    // A schema that gives no verdict, yet asks for nothing: the call shows whether the server minds.
    return valid.kind !== "unsynthesizable" && !asksForSomething(tool.inputSchema)
        ? withArguments({}, "none")
        : leftOut(tool, "unsynthesizable");
}
function asksForSomething(schema) {
    const { required } = schema;
    return Array.isArray(required) && required.length > 0;
}

// EXTERNAL MODULE: ./build/src/probes/shared/calls.js
var calls = __webpack_require__(22350);
// EXTERNAL MODULE: ./build/src/session/discover.js
var discover = __webpack_require__(50975);
;// CONCATENATED MODULE: ./build/src/engine/init/trial.js
// Calls each candidate once and says how that ended. A tool that breaks the connection costs only itself. Content is never kept.



/** How a call failed, with the words the user reads. */
const CALL_FAILURES = {
    "tool-error": "the call ended in a tool error; working arguments can be given with --arguments",
    "rpc-error": "the call was refused with a JSON-RPC error; working arguments can be given with --arguments",
    "capability-missing": "the call needs a client that can be asked (for a completion, say), which an ordinary case is not; write a sampling or elicitation case",
    "input-required": "the call asks its user for input, which an ordinary case does not give",
    timeout: "the call was not answered in time",
    closed: "the connection ended during the call",
    "invalid-reply": "the reply to the call was not valid",
    unreachable: "the server did not start again after an earlier call",
    "budget-spent": "the time or the requests of the run were used up; raise --budget-seconds or --max-requests",
};
/** After so many connections in a row that could not be opened, the calls left are given up. */
const MAX_FAILED_CONNECTS = 2;
/**
 * Makes the calls one after another, on the main session as long as it lasts; the last session is closed at the end.
 * @returns how each ended, in the order of the calls
 * @throws Incomplete when the run was interrupted
 */
async function tryCalls(calls, input) {
    const trials = [];
    let session = input.main;
    let failedConnects = 0;
    for (const [index, call] of calls.entries()) {
        stopIfInterrupted(input.host);
        input.host.progress.update(`tool ${String(index + 1)}/${String(calls.length)}`);
        try {
            if (session?.alive !== true) {
                session = failedConnects < MAX_FAILED_CONNECTS ? await input.connector.connect({ callTimeoutMs: input.timeoutMs }) : undefined;
                failedConnects = 0;
            }
            trials.push(session === undefined ? failed("unreachable") : await tryCall(session, call, input.timeoutMs));
        }
        catch (error) {
            if (error instanceof errors/* Incomplete */.nd)
                failedConnects += 1;
            const how = failureOf(error);
            stopIfInterrupted(input.host);
            trials.push(failed(how));
            // A server that has not answered may still be at it: the next call starts afresh.
            if (how === "timeout")
                void session?.close();
            if (how === "timeout" || session?.alive !== true)
                session = undefined;
        }
    }
    await session?.close();
    return trials;
}
async function tryCall(session, { tool, arguments: args }, timeoutMs) {
    const reply = await (0,calls/* callTool */.TM)(session, tool, args, { timeoutMs });
    if ((0,calls/* succeeded */.gq)(reply))
        return { kind: "succeeded", ms: reply.ms };
    if (reply.kind === "error") {
        return failed(session.era === "modern" && reply.code === discover/* MISSING_CLIENT_CAPABILITY */.Sb ? "capability-missing" : "rpc-error");
    }
    return failed(reply.value["resultType"] === "input_required" ? "input-required" : "tool-error");
}
function failed(how) {
    return { kind: "failed", how };
}
/** @throws the error itself when it is no broken exchange */
function failureOf(error) {
    if (error instanceof errors/* Incomplete */.nd)
        return "unreachable";
    if (!(error instanceof errors/* TransportFault */.ww))
        throw error;
    if (error.kind === "budget")
        return "budget-spent";
    if (error.kind === "timeout" || error.kind === "closed")
        return error.kind;
    return "invalid-reply";
}
/** @throws Incomplete when the run was interrupted: what fails from then on is our doing */
function stopIfInterrupted(host) {
    if (host.signal.aborted)
        throw new errors/* Incomplete */.nd("interrupted", "interrupted before the manifest was complete; nothing was written");
}

;// CONCATENATED MODULE: ./build/src/engine/init/run.js
// From a server to a manifest that passes on it: list, decide, call each candidate once, draft cases, run them as the gate would on a
// connection of their own, and keep those that passed. Writes no file.











/**
 * Scaffolds the manifest of one server. Writers are never called; tools without annotations only where that is attested.
 * @throws UsageError when --tool or an arguments entry does not fit the catalog
 * @throws Incomplete when the server cannot be reached or listed, none of its cases could be run, or the run was interrupted
 */
function scaffold(target, init, settings, host) {
    const timeoutMs = limits/* GATE_TIMEOUT_MS */.nq[target.kind];
    return (0,run/* withServer */.e)(target, 
    // The process of the second connection starts while the first one is asked.
    { ...settings, spares: init.dryRun ? 0 : 1 }, host, (open, connecting) => {
        const running = scaffoldOn(open, connecting, init, settings, host, timeoutMs);
        running.catch(() => undefined); // it ends on its own when the connector closes
        return Promise.race([running, open.keptOut]);
    }, { callTimeoutMs: timeoutMs });
}
async function scaffoldOn(open, connecting, { only, dryRun }, settings, host, timeoutMs) {
    const main = await connecting;
    host.progress.update("listing tools");
    const planned = await decide(main, open, settings, only, host);
    if (dryRun)
        return { tools: planned.map((one) => ({ planned: one, failure: null, cases: [] })), server: [], manifest: null };
    const candidates = planned.flatMap((one) => (one.call === null ? [] : [{ one, call: one.call }]));
    const calls = candidates.map(({ one, call }) => ({ tool: one.tool.declared.name, arguments: call.arguments }));
    const trials = await tryCalls(calls, { main, connector: open.connector, host, timeoutMs });
    const trialOf = new Map(candidates.map(({ one }, index) => [one, trials[index]]));
    const works = planned.flatMap((one) => {
        const trial = trialOf.get(one);
        return trial?.kind === "succeeded" ? [{ one, ms: trial.ms }] : [];
    });
    const [costs, protocol, ...byTool] = await settle([
        { comment: COMMENTS.costs, drafts: costDrafts() },
        { comment: COMMENTS.protocol, drafts: protocolDrafts(main) },
        ...works.map(({ one, ms }, index) => ({ comment: toolComment(one, index === 0), drafts: toolDrafts(one, ms, index === 0) })),
    ], open, host, timeoutMs);
    const tools = planned.map((one) => {
        const trial = trialOf.get(one);
        const settled = byTool[works.findIndex((work) => work.one === one)];
        return { planned: one, failure: trial?.kind === "failed" ? trial.how : null, cases: settled?.outcomes ?? [] };
    });
    const server = [costs, protocol].flatMap((settled) => settled?.outcomes ?? []);
    const groups = [costs, protocol, ...byTool].flatMap((settled) => (settled === undefined ? [] : [settled.group]));
    return { tools, server, manifest: { groups: groups.filter(({ cases }) => cases.length > 0) } };
}
/** @throws Incomplete also when the server broke off before its tools were known */
async function decide(main, open, settings, only, host) {
    try {
        return await planTools(await (0,catalog/* listCatalog */.C)(main), open.validator, settings, only);
    }
    catch (error) {
        stopIfInterrupted(host);
        if (error instanceof errors/* TransportFault */.ww)
            throw new errors/* Incomplete */.nd("listing-failed", error.message);
        throw error;
    }
}
/** Runs every draft as the gate would and keeps what passed, under the bounds that its measurements give. */
async function settle(groups, open, host, timeoutMs) {
    const ids = new CaseIds();
    const all = groups.flatMap(({ drafts }) => drafts.map((draft) => ({ draft, id: ids.next(draft.kind, draft.tool) })));
    const cases = await loadCases(all.map(({ draft, id }) => ({ ...head(draft, id), ...draft.loose })));
    const connecting = open.connector.connect({ callTimeoutMs: timeoutMs });
    connecting.catch(() => undefined); // the gate need not wait for it when the budget is spent
    // Kept back until the run goes on: a server that lets nobody in is told of once, by the error.
    const notes = [];
    const progress = {
        update: (text) => host.progress.update(text),
        stop: () => host.progress.stop(),
        note: (line) => void notes.push(line),
    };
    const rows = await (0,gate/* runGate */.R)({ ...open, cases, timeoutMs, host: { ...host, progress }, connecting });
    stopIfInterrupted(host);
    const reasons = new Set(rows.map(({ reason }) => reason));
    // The connection itself says what the server asks for.
    if (reasons.size === 1 && reasons.has("gate-auth-required"))
        await connecting;
    for (const line of notes)
        host.progress.note(line);
    if (!rows.some(({ passed }) => passed)) {
        throw new errors/* Incomplete */.nd("listing-failed", `no case could be run on a second connection (${rows[0]?.reason ?? ""}); nothing was written`);
    }
    let next = 0;
    return groups.map(({ comment, drafts }) => {
        const ran = drafts.map((draft, index) => ({ draft, id: all[next + index]?.id ?? "", row: rows[next + index] }));
        next += drafts.length;
        const kept = ran.flatMap(({ draft, id, row }) => (row?.passed === true ? [{ ...head(draft, id), ...draft.settled(row) }] : []));
        const outcomes = ran.map(({ draft: { kind }, row }) => ({ kind, leftOut: row?.passed === true ? null : (row?.reason ?? "") }));
        return { group: { comment, cases: kept }, outcomes };
    });
}
function head({ kind }, id) {
    return { id, probe: kind, access: "read_only" };
}
/** The drafts as the gate takes them: read and checked like any manifest. */
async function loadCases(probes) {
    return (await (0,load/* readManifest */.W)(JSON.stringify({ version: 1, probes }), "draft.json")).cases;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/manifest/schema.js
var schema = __webpack_require__(10156);
;// CONCATENATED MODULE: ./build/src/manifest/write.js
// Writes a manifest as JSON, JSONC or YAML. JSONC and YAML keep the comments; what the text says is the same in all three.



/**
 * The text of a manifest, its last line ended. Valid characters that a reader would not see are escaped, so that nothing hides in it.
 * @param header comment lines at the top, each on one line
 */
function writeManifest(draft, syntax, header = []) {
    if (syntax === "yaml")
        return yamlText(draft, header);
    const lines = syntax === "jsonc" ? jsoncLines(draft, header) : [JSON.stringify(documentOf(draft), null, 2)];
    return `${(0,lib_escape/* inertJson */.nl)(lines.join("\n"))}\n`;
}
function documentOf({ groups }) {
    return { $schema: schema/* MANIFEST_SCHEMA_URL */.q, version: 1, probes: groups.flatMap(({ cases }) => cases) };
}
function jsoncLines({ groups }, header) {
    const last = groups.findLastIndex(({ cases }) => cases.length > 0);
    const cases = groups.flatMap((group, index) => [
        ...(index === 0 ? [] : [""]),
        `    // ${group.comment}`,
        ...group.cases.flatMap((one, place) => {
            const isLast = index >= last && place === group.cases.length - 1;
            const text = JSON.stringify(one, null, 2).replaceAll("\n", "\n    ");
            return [`    ${text}${isLast ? "" : ","}`];
        }),
    ]);
    return [
        ...header.map((line) => `// ${line}`),
        "{",
        `  "$schema": ${JSON.stringify(schema/* MANIFEST_SCHEMA_URL */.q)},`,
        '  "version": 1,',
        '  "probes": [',
        ...cases,
        "  ]",
        "}",
    ];
}
function yamlText({ groups }, header) {
    const { version, probes } = documentOf({ groups });
    // No aliases: cases of one tool share their arguments. YAML 1.1 readers must not see dates or booleans where there are texts.
    const document = new dist/* Document */.yo({ version, probes }, { version: "1.2", schema: "core", compat: "yaml-1.1", aliasDuplicateObjects: false });
    document.commentBefore = [` yaml-language-server: $schema=${schema/* MANIFEST_SCHEMA_URL */.q}`, ...header.map((line) => ` ${line}`)].join("\n");
    const items = document.get("probes");
    let first = 0;
    for (const { comment, cases } of groups) {
        const node = (0,dist/* isSeq */.oP)(items) ? items.items[first] : undefined;
        if ((0,dist.isNode)(node) && cases.length > 0) {
            node.commentBefore = ` ${comment}`;
            node.spaceBefore = first > 0;
        }
        first += cases.length;
    }
    (0,dist/* visit */.YR)(document, {
        Scalar(_key, node) {
            // Only between double quotes can a character be escaped; without any, << merges.
            if ((0,dist/* isScalar */.jn)(node) && typeof node.value === "string" && (node.value === "<<" || (0,lib_escape/* inertJson */.nl)(node.value) !== node.value))
                node.type = "QUOTE_DOUBLE";
        },
    });
    return (0,lib_escape/* inertJson */.nl)(document.toString({ lineWidth: 0 }));
}

// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/options/table.js + 7 modules
var table = __webpack_require__(89326);
// EXTERNAL MODULE: ./node_modules/shlex/shlex.js
var shlex = __webpack_require__(95637);
;// CONCATENATED MODULE: ./build/src/target/command-line.js
// Spells words as a POSIX shell reads them, for commands that are shown to be pasted. Nothing is run from such a text.

/** The words as one line, quoted where a shell would change them. */
function commandLine(words) {
    return (0,shlex/* join */.fj)(words);
}

;// CONCATENATED MODULE: ./build/src/commands/next-command.js
// The command that comes after another one, spelled with the same target: what a user would type next. Runs nothing.




/** Options of `init` beside the target that matter to `probe` in the same way. */
const SAME = new Set(["confirm-read-only", "arguments"]);
/** `mcpeval probe` on the server that `init` was given. Values of --env are left out: they may be secret. */
function nextCommand(values, operands) {
    const output = (0,options_values/* textValue */.v8)(values, "output") ?? manifest_file/* DEFAULT_MANIFEST */.m;
    const known = new Set((0,table/* optionsOf */.c)("probe").map(({ name }) => name));
    const words = (0,table/* optionsOf */.c)("init")
        .filter(({ name, group }) => known.has(name) && (group === "Target" || SAME.has(name)))
        .flatMap(({ name, default: fallback }) => (values[name] === fallback ? [] : wordsOf(name, values[name])));
    const manifest = output === manifest_file/* DEFAULT_MANIFEST */.m ? [] : ["--manifest", output];
    return commandLine(["mcpeval", "probe", ...manifest, ...words, ...(operands.length === 0 ? [] : ["--", ...operands])]);
}
function wordsOf(name, value) {
    const flag = `--${name}`;
    if (value === undefined || value === false)
        return [];
    if (value === true)
        return [flag];
    const items = typeof value === "object" ? value : [String(value)];
    return items.flatMap((item) => [flag, name === "env" ? item.replace(/=.*$/s, "=VALUE") : item]);
}

// EXTERNAL MODULE: ./build/src/commands/probe.js
var probe = __webpack_require__(11578);
// EXTERNAL MODULE: ./build/src/commands/score.js
var score = __webpack_require__(11750);
;// CONCATENATED MODULE: ./build/src/commands/init.js
// `init`: scaffolds a manifest that passes on the server it was made from, and says what became of each tool. Hands the file over to be
// written; whether one is there already was checked before.













const SYNTAXES = new Map([
    ["json", "json"],
    ["jsonc", "jsonc"],
    ["yaml", "yaml"],
    ["yml", "yaml"],
]);
/**
 * Scaffolds a manifest; with --dry-run only decides on each tool.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when the target, the arguments file, --output or --tool are not usable
 * @throws Incomplete when the server cannot be reached or listed, or the run was interrupted
 */
async function runInit(values, operands, host) {
    const path = (0,options_values/* textValue */.v8)(values, "output") ?? manifest_file/* DEFAULT_MANIFEST */.m;
    const syntax = syntaxOf(path);
    const { label, target } = await (0,probe.oneTarget)(values, operands, host);
    const settings = await (0,score.settingsOf)(values, host);
    const init = { only: (0,options_values/* listValue */.a3)(values, "tool").map((name) => name.trim()), dryRun: (0,options_values/* isGiven */.qR)(values, "dry-run") };
    const made = await scaffold(target, init, { ...settings, server: label }, host);
    const { manifest } = made;
    if (manifest === null)
        return { document: { kind: "text", text: textOf(made.tools.map(decisionLine)) }, verdict: "ok" };
    const text = await manifestText(manifest, syntax, made, path);
    const count = manifest.groups.reduce((sum, { cases }) => sum + cases.length, 0);
    const lines = [
        ...made.tools.map(outcomeLine),
        `server: ${casesText(made.server)}`,
        ...explainLine(made),
        `wrote ${path} (${String(count)} cases)`,
        `next: ${nextCommand(values, operands)}`,
    ];
    return { document: { kind: "text", text: textOf(lines), file: { path, text } }, verdict: "ok" };
}
/** @throws UsageError for an extension that is none of a manifest; without one it is JSON, as for the loader */
function syntaxOf(path) {
    const extension = /[^\\/]\.([^.\\/]+)$/.exec(path)?.[1]?.toLowerCase();
    const syntax = extension === undefined ? "json" : SYNTAXES.get(extension);
    if (syntax === undefined)
        throw new errors/* UsageError */.eb(`--output ${path}: a manifest is a .json, .jsonc, .yaml or .yml file`);
    return syntax;
}
/** The text, read back as `probe` will read it. @throws UsageError when it is larger than a manifest may be */
async function manifestText(manifest, syntax, made, path) {
    const text = writeManifest(manifest, syntax, header(made));
    const bytes = Buffer.byteLength(text);
    if (bytes > limits/* MANIFEST_MAX_BYTES */.V4) {
        throw new errors/* UsageError */.eb(`the manifest would have ${String(bytes)} bytes, the limit is ${String(limits/* MANIFEST_MAX_BYTES */.V4)}; choose tools with --tool, or give smaller arguments with --arguments`);
    }
    try {
        await (0,load/* readManifest */.W)(text, path);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            throw new Error(`the manifest that was made is not valid: ${error.message}`, { cause: error });
        throw error;
    }
    return text;
}
/** What a reader of the manifest wants to know first. */
function header({ tools }) {
    const without = tools.flatMap((tool) => {
        const why = whyNone(tool);
        return why === null || why.reason === "not-selected" ? [] : [`  ${(0,lib_escape/* fieldValue */.ag)(nameOf(tool))} (${why.reason})`];
    });
    return [
        "Made by mcpeval init, and yours to edit: `mcpeval probe` runs these cases against the server, docs/probes.md has every kind.",
        "Latency budgets are at least four times what was measured, so that slower machines pass.",
        ...(without.length === 0 ? [] : ["Tools without cases, and why:", ...without]),
    ];
}
function nameOf({ planned }) {
    return planned.tool.declared.name;
}
/** Why a tool has no case: a fixed label and its words; null for one that has some. */
function whyNone({ planned, failure, cases }) {
    if (planned.whyNot !== null)
        return { reason: planned.whyNot, words: NOT_CALLED[planned.whyNot] };
    if (failure !== null)
        return { reason: `call-failed-${failure}`, words: CALL_FAILURES[failure] };
    if (cases.some(({ leftOut }) => leftOut === null))
        return null;
    return {
        reason: "no-case-passed",
        words: `its call succeeded, but no case did (${cases.map(({ leftOut }) => leftOut ?? "").join(", ")})`,
    };
}
function outcomeLine(tool) {
    const why = whyNone(tool);
    return `${(0,lib_escape/* fieldValue */.ag)(nameOf(tool))}: ${why === null ? casesText(tool.cases) : `left out, ${why.reason}: ${why.words}`}`;
}
const WOULD_CALL = {
    given: "with the arguments of its entry",
    none: "without arguments",
    built: "with arguments built from its input schema",
};
function decisionLine({ planned }) {
    const name = (0,lib_escape/* fieldValue */.ag)(planned.tool.declared.name);
    if (planned.whyNot !== null)
        return `${name}: left out, ${planned.whyNot}: ${NOT_CALLED[planned.whyNot]}`;
    return `${name}: would be called ${WOULD_CALL[planned.call?.source ?? "none"]}`;
}
function casesText(cases) {
    const written = cases.filter(({ leftOut }) => leftOut === null).map(({ kind }) => kind);
    const left = cases.flatMap(({ kind, leftOut }) => (leftOut === null ? [] : [`${kind} (${leftOut})`]));
    return `${written.join(", ")}${left.length === 0 ? "" : `; not ${left.join(", ")}`}`;
}
/** Where to read on when cases were left out because they do not pass. */
function explainLine({ tools, server }) {
    const reason = [...server, ...tools.flatMap(({ cases }) => cases)].find(({ leftOut }) => leftOut !== null)?.leftOut;
    return typeof reason === "string" ? [`cases left out do not pass yet; \`mcpeval explain ${reason}\` says how to fix it`] : [];
}
function textOf(lines) {
    return `${lines.join("\n")}\n`;
}


/***/ }),

/***/ 57005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ complaintsOf),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47785);
/* harmony import */ var typebox_system__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89168);
/* harmony import */ var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72668);
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52694);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8653);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33346);
// Puts what a schema refuses into words: one complaint a mistake, at its place, with what to do. Never quotes a value of the manifest,
// which may be secret; names of fields and kinds are.






/** Every mistake of a value under a schema; pointers start with `base`. */
function complaintsOf(schema, value, base) {
    const narrowed = narrow(schema, value);
    const errors = errorsOf(narrowed, value).filter(({ keyword }) => keyword !== "boolean");
    const unions = [...new Set(errors.filter(({ keyword }) => keyword === "anyOf").map(({ schemaPath }) => `${schemaPath}/anyOf/`))];
    const exact = new Set(errors.filter(({ keyword }) => keyword === "const" || keyword === "enum").map(({ instancePath }) => instancePath));
    return errors
        .filter(({ keyword, instancePath }) => keyword !== "type" || !exact.has(instancePath))
        .filter(({ schemaPath }) => !unions.some((branch) => `${schemaPath}/`.startsWith(branch)))
        .flatMap((error) => complaintsOfError(error, narrowed, value, base));
}
/** The library stops at its eighth error unless told otherwise, and has one setting for the whole process. */
function errorsOf(schema, value) {
    const { maxErrors } = typebox_system__WEBPACK_IMPORTED_MODULE_0__/* .Settings.Get */ .wB.Get();
    typebox_system__WEBPACK_IMPORTED_MODULE_0__/* .Settings.Set */ .wB.Set({ maxErrors: _source_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_VALUES */ .Ex });
    try {
        return typebox_value__WEBPACK_IMPORTED_MODULE_1__/* .Value.Errors */ .WT.Errors(schema, value);
    }
    finally {
        typebox_system__WEBPACK_IMPORTED_MODULE_0__/* .Settings.Set */ .wB.Set({ maxErrors });
    }
}
/** `; did you mean X?` for a misspelt word; empty when nothing known is near. */
function nearest(word, known) {
    if (known.length === 0)
        return "";
    const near = (0,leven__WEBPACK_IMPORTED_MODULE_4__/* .closestMatch */ .h)(word, known) ?? "";
    return (0,leven__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(word, near) <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)) ? `; did you mean ${near}?` : "";
}
function complaintsOfError(error, schema, value, base) {
    const pointer = `${base}${error.instancePath}`;
    const here = schemaAt(schema, error.schemaPath);
    const about = (text) => [{ pointer, at: "value", text }];
    switch (error.keyword) {
        case "additionalProperties":
            return error.params.additionalProperties.map((name) => ({
                pointer: `${pointer}/${(0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(name)}`,
                at: "name",
                text: unknownName(name, here),
            }));
        case "required":
            return error.params.requiredProperties.map((name) => ({
                pointer,
                at: "value",
                text: `lacks ${JSON.stringify(name)}; add it${meaning(here, name)}`,
                missing: name,
            }));
        case "type":
            return about(`must be ${typeNames(error.params.type)}, not ${typeOf(valueAt(value, error.instancePath))}`);
        case "minimum":
        case "maximum":
            return about(`must be ${rangeOf(here)}`);
        case "minLength":
        case "maxLength":
            return about(`must have ${countOf(here, "minLength", "maxLength")} characters`);
        case "minItems":
        case "maxItems":
            return about(`must have ${entries(countOf(here, "minItems", "maxItems"))}`);
        case "minProperties":
        case "maxProperties":
            return about(`must have ${entries(countOf(here, "minProperties", "maxProperties"))}`);
        case "const":
            return about(`must be ${JSON.stringify(error.params.allowedValue)}`);
        case "enum":
            return about(`must be one of ${error.params.allowedValues.map((allowed) => JSON.stringify(allowed)).join(", ")}`);
        case "anyOf":
            return about(unionProblem(here));
        case "pattern":
            return about(`does not have the form it must have${described(here)}`);
        default:
            return about(`${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(error.message, 200)}${described(here)}`);
    }
}
function unknownName(name, schema) {
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema["properties"]) ? Object.keys(schema["properties"]) : [];
    if (properties.length === 0)
        return `is no valid name here${described(schema)}`;
    return `unknown field${nearest(name, properties) || `; known are ${properties.join(", ")}`}`;
}
function meaning(schema, name) {
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) ? schema["properties"] : undefined;
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(properties) ? described(properties[name]) : "";
    return text;
}
/** `: DESCRIPTION` of a schema's own declaration. */
function described(schema) {
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) ? schema["description"] : undefined;
    return typeof text === "string" ? `: ${text.replace(/\.$/, "")}` : "";
}
function rangeOf(schema) {
    const { minimum, maximum, type } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) ? schema : {};
    const noun = type === "integer" ? "a whole number" : "a number";
    if (typeof minimum === "number" && typeof maximum === "number")
        return `${noun} from ${minimum} to ${maximum}`;
    return typeof minimum === "number" ? `${noun} of at least ${minimum}` : `${noun} of at most ${Number(maximum)}`;
}
function countOf(schema, least, most) {
    const { [least]: min, [most]: max } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) ? schema : {};
    if (typeof min === "number" && typeof max === "number")
        return `${min} to ${max}`;
    return typeof min === "number" ? `at least ${min}` : `at most ${Number(max)}`;
}
function entries(count) {
    return `${count} ${/(^| )1$/.test(count) ? "entry" : "entries"}`;
}
function unionProblem(schema) {
    const branches = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema) && Array.isArray(schema["anyOf"]) ? schema["anyOf"].filter(_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O) : [];
    const words = branches.map((branch) => "const" in branch ? JSON.stringify(branch["const"]) : typeof branch["type"] === "string" ? branch["type"] : "something else");
    return `must be one of ${[...new Set(words)].join(", ")}${described(schema)}`;
}
function typeNames(type) {
    const names = {
        integer: "a whole number",
        number: "a number",
        string: "a text",
        boolean: "true or false",
    };
    const spelled = (one) => names[one] ?? (one === "null" ? "null" : `an ${one}`);
    return typeof type === "string" ? spelled(type) : type.map(spelled).join(" or ");
}
function typeOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "number")
        return Number.isInteger(value) ? "a number" : "a fraction";
    return typeof value === "object" ? "an object" : typeof value === "string" ? "a text" : `a ${typeof value}`;
}
/**
 * The schema with every union of objects replaced by the branch that the value's constants choose, so that a mistake inside it is
 * named and not only that no branch fits.
 */
function narrow(schema, value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(schema))
        return schema;
    const branches = schema["anyOf"];
    if (Array.isArray(branches)) {
        const chosen = branches.find((branch) => isChosen(branch, value));
        return chosen === undefined ? schema : narrow(chosen, value);
    }
    const { properties, items } = schema;
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(properties) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(value)) {
        const inner = Object.entries(properties).map(([name, property]) => [name, narrow(property, value[name])]);
        return { ...schema, properties: Object.fromEntries(inner) };
    }
    // One schema cannot be narrowed for several entries: a tuple of narrowed ones stands in, the rules on the array itself stay.
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(items) && Array.isArray(value))
        return { ...schema, prefixItems: value.map((item) => narrow(items, item)), items: true };
    return schema;
}
function isChosen(branch, value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(branch) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(branch["properties"]) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(value))
        return false;
    const constants = Object.entries(branch["properties"]).filter(([, property]) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(property) && "const" in property);
    return constants.length > 0 && constants.every(([name, property]) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .O)(property) && value[name] === property["const"]);
}
/** The schema a `#/a/b` path leads to. */
function schemaAt(schema, path) {
    return stepsOf(path.replace(/^#/, "")).reduce((at, step) => (typeof at === "object" && at !== null ? at[step] : undefined), schema);
}
function valueAt(value, pointer) {
    return stepsOf(pointer).reduce((at, step) => (typeof at === "object" && at !== null && Object.hasOwn(at, step) ? at[step] : undefined), value);
}
function stepsOf(pointer) {
    return pointer
        .split("/")
        .slice(1)
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}


/***/ }),

/***/ 10156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oe: () => (/* binding */ caseSchema),
/* harmony export */   q: () => (/* binding */ MANIFEST_SCHEMA_URL),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   si: () => (/* binding */ envelopeSchema)
/* harmony export */ });
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
/* harmony import */ var _probes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54605);
/* harmony import */ var _probes_shared_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90074);
// The manifest's schema, assembled from the probe registry: what the loader checks each case against, and what is published.
// Rules between fields that a schema cannot say are in check.ts.



/** Where the published schema is found: its own identifier, and what editors are told. */
const MANIFEST_SCHEMA_URL = "https://raw.githubusercontent.com/mcpeval/mcpeval/main/schemas/manifest.schema.json";
const identifier = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: _probes_shared_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTIFIER */ .cS, description: `${description} ${_probes_shared_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .IDENTIFIER_RULE */ .nx}.` });
const sandboxSchema = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    description: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
        maxLength: 240,
        // Controls would reach terminals of whoever reads the manifest aloud.
        pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$",
        description: "What the sandbox is and why writing to it is safe: at most 240 characters, no control characters.",
    }),
}, { additionalProperties: false });
const version = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Literal */ .ZUJ.Literal(1, { description: "Version of the manifest format." });
const schemaReference = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ description: "Address of this schema, for editors; not read." }));
const sandboxes = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Record */ .ZUJ.Record(identifier("Name of the sandbox."), sandboxSchema, {
    additionalProperties: false,
    description: "What mutating cases may write to, by name.",
    default: {},
}));
const timeoutMs = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({
    minimum: 100,
    maximum: 600_000,
    description: "How long each request waits, in milliseconds. Default: 30000 over stdio, 5000 over HTTP.",
    examples: [10_000],
}));
/** The document without its cases, for the loader. */
const envelopeSchema = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    $schema: schemaReference,
    version,
    probes: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unknown */ .ZUJ.Unknown(), { minItems: 1 }),
    sandboxes,
    timeout_ms: timeoutMs,
}, { additionalProperties: false });
/** The schema of one kind's cases: strict about every field; access and sandbox are checked against each other elsewhere. */
function caseSchema(probe) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
        id: identifier("Identifier of the case, unique in the manifest; reports and diffs name it."),
        probe: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Literal */ .ZUJ.Literal(probe.kind, { description: probe.about }),
        access: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Enum */ .ZUJ.Enum(["read_only", "mutating"], {
            description: "Either read_only, or mutating for a case that writes to a declared sandbox and needs --allow-mutation.",
        }),
        sandbox: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(identifier("Name of the declared sandbox a mutating case writes to.")),
        ...probe.fields.properties,
    }, { additionalProperties: false });
}
/** The published JSON Schema, for editors and other tools: one branch a kind, told apart by `probe`. */
function manifestSchema() {
    return {
        $id: MANIFEST_SCHEMA_URL,
        title: "mcpeval manifest, version 1",
        description: "What must stay true of a server: the cases of the gate. Ids are unique; a sandbox that a case names is declared.",
        type: "object",
        required: ["version", "probes"],
        properties: {
            $schema: schemaReference,
            version,
            probes: {
                type: "array",
                minItems: 1,
                description: "The cases, in the order they run.",
                items: {
                    type: "object",
                    required: ["id", "probe", "access"],
                    properties: { probe: { enum: _probes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PROBES */ ._.map(({ kind }) => kind), description: "What kind of case this is." } },
                    oneOf: _probes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PROBES */ ._.map(publishedCase),
                },
            },
            sandboxes,
            timeout_ms: timeoutMs,
        },
        additionalProperties: false,
    };
}
function publishedCase(probe) {
    const schema = caseSchema(probe);
    const example = { id: `my-${probe.kind}`, probe: probe.kind, access: "read_only", ...probe.example };
    const described = { title: probe.kind, description: `${probe.about} Passes when ${probe.passesWhen.replace(/\.$/, "")}.` };
    const { properties, ...rest } = schema;
    const { sandbox: _sandbox, ...withoutSandbox } = properties;
    if (probe.mutates === "never") {
        const access = { const: "read_only", description: "read_only: this kind never writes." };
        return { ...described, ...rest, properties: { ...withoutSandbox, access }, examples: [example] };
    }
    return {
        ...described,
        ...rest,
        properties,
        if: { properties: { access: { const: "mutating" } } },
        then: { required: ["sandbox"] },
        else: { properties: { sandbox: false } },
        examples: [example],
    };
}


/***/ }),

/***/ 33346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ MAX_VALUES),
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Ty: () => (/* binding */ SourceBuilder),
/* harmony export */   UN: () => (/* binding */ pointerStep)
/* harmony export */ });
/* unused harmony export MAX_DEPTH */
/** Most values a manifest may hold, aliases expanded: a few anchors can stand for billions. */
const MAX_VALUES = 100_000;
/** Deepest nesting. */
const MAX_DEPTH = 64;
/** Thrown where reading on is pointless; becomes the only problem. */
class Unreadable extends Error {
    span;
    text;
    pointer;
    constructor(span, text, pointer = "") {
        super(text);
        this.span = span;
        this.text = text;
        this.pointer = pointer;
    }
}
/** Collects values with their places while a syntax tree is walked; refuses what is too deep, too large or said twice. */
class SourceBuilder {
    values = new Map();
    names = new Map();
    problems = [];
    /** Notes where a value stands. @throws Unreadable when there are too many, or it is too deep */
    enter(pointer, span, depth) {
        if (depth > MAX_DEPTH)
            throw new Unreadable(span, `nested deeper than ${MAX_DEPTH} levels; flatten it`);
        if (this.values.size >= MAX_VALUES) {
            throw new Unreadable(span, `more than ${MAX_VALUES} values; split the manifest, and write YAML aliases out if they multiply`);
        }
        this.values.set(pointer, span);
    }
    /** The pointer of a property, its name noted. A name that comes twice is a problem. */
    property(parent, name, span) {
        const pointer = `${parent}/${pointerStep(name)}`;
        if (this.names.has(pointer))
            this.problem(pointer, span, "is given twice; keep one of them");
        this.names.set(pointer, span);
        return pointer;
    }
    problem(pointer, span, text) {
        this.problems.push({ pointer, span, text });
    }
    done(value) {
        return { value, values: this.values, names: this.names, problems: this.problems };
    }
}
/** A text that could not be read. */
function unreadable({ span, text, pointer }) {
    return { value: null, values: new Map(), names: new Map(), problems: [{ pointer, span, text }] };
}
/** A property name or an index as one step of a JSON Pointer. */
function pointerStep(name) {
    return name.replaceAll("~", "~0").replaceAll("/", "~1");
}


/***/ }),

/***/ 95637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   lD: () => (/* binding */ split)
/* harmony export */ });
/* unused harmony export quote */


/*
  Port of a subset of the features of CPython's shlex module, which provides a
  shell-like lexer. Original code by Eric S. Raymond and other contributors.
*/

class Shlexer {
  constructor (string) {
    this.i = 0
    this.string = string

    /**
     * Characters that will be considered whitespace and skipped. Whitespace
     * bounds tokens. By default, includes space, tab, linefeed and carriage
     * return.
     */
    this.whitespace = ' \t\r\n'

    /**
     * Characters that will be considered string quotes. The token accumulates
     * until the same quote is encountered again (thus, different quote types
     * protect each other as in the shell.) By default, includes ASCII single
     * and double quotes.
     */
    this.quotes = `'"`

    /**
     * Characters that will be considered as escape. Just `\` by default.
     */
    this.escapes = '\\'

    /**
     * The subset of quote types that allow escaped characters. Just `"` by default.
     */
    this.escapedQuotes = '"'

    /**
     * Whether to support ANSI C-style $'' quotes
     * https://www.gnu.org/software/bash/manual/html_node/ANSI_002dC-Quoting.html
     */
    this.ansiCQuotes = true

    /**
     * Whether to support localized $"" quotes
     * https://www.gnu.org/software/bash/manual/html_node/Locale-Translation.html
     *
     * The behavior is as if the current locale is set to C or POSIX, i.e., the
     * contents are not translated.
     */
    this.localeQuotes = true

    this.debug = false
  }

  readChar () {
    return this.string.charAt(this.i++)
  }

  processEscapes (string, quote, isAnsiCQuote) {
    if (!isAnsiCQuote && !this.escapedQuotes.includes(quote)) {
      // This quote type doesn't support escape sequences
      return string
    }

    // We need to form a regex that matches any of the escape characters,
    // without interpreting any of the characters as a regex special character.
    const anyEscape = '[' + this.escapes.replace(/(.)/g, '\\$1') + ']'

    // In regular quoted strings, we can only escape an escape character, and
    // the quote character itself.
    if (!isAnsiCQuote && this.escapedQuotes.includes(quote)) {
      const re = new RegExp(
        anyEscape + '(' + anyEscape + '|\\' + quote + ')', 'g')
      return string.replace(re, '$1')
    }

    // ANSI C quoted strings support a wide variety of escape sequences
    if (isAnsiCQuote) {
      const patterns = {
        // Literal characters
        '([\\\\\'"?])': (x) => x,

        // Non-printable ASCII characters
        'a': () => '\x07',
        'b': () => '\x08',
        'e|E': () => '\x1b',
        'f': () => '\x0c',
        'n': () => '\x0a',
        'r': () => '\x0d',
        't': () => '\x09',
        'v': () => '\x0b',

        // Octal bytes
        '([0-7]{1,3})': (x) => String.fromCharCode(parseInt(x, 8)),

        // Hexadecimal bytes
        'x([0-9a-fA-F]{1,2})': (x) => String.fromCharCode(parseInt(x, 16)),

        // Unicode code units
        'u([0-9a-fA-F]{1,4})': (x) => String.fromCharCode(parseInt(x, 16)),
        'U([0-9a-fA-F]{1,8})': (x) => String.fromCharCode(parseInt(x, 16)),

        // Control characters
        // https://en.wikipedia.org/wiki/Control_character#How_control_characters_map_to_keyboards
        'c(.)': (x) => {
          if (x === '?') {
            return '\x7f'
          } else if (x === '@') {
            return '\x00'
          } else {
            return String.fromCharCode(x.charCodeAt(0) & 31)
          }
        }
      }

      // Construct an uber-RegEx that catches all of the above pattern
      const re = new RegExp(
        anyEscape + '(' + Object.keys(patterns).join('|') + ')', 'g')

      // For each match, figure out which subpattern matched, and apply the
      // corresponding function
      return string.replace(re, function (m, p1) {
        for (const matched in patterns) {
          const mm = new RegExp('^' + matched + '$').exec(p1)
          if (mm === null) {
            continue
          }

          return patterns[matched].apply(null, mm.slice(1))
        }
      })
    }

    // Should not get here
    return undefined
  }

  * [Symbol.iterator] () {
    let inQuote = false
    let inDollarQuote = false
    let escaped = false
    let lastDollar = -2 // position of last dollar sign we saw
    let token

    if (this.debug) {
      console.log('full input:', '>' + this.string + '<')
    }

    while (true) {
      const pos = this.i
      const char = this.readChar()

      if (this.debug) {
        console.log(
          'position:', pos,
          'input:', '>' + char + '<',
          'accumulated:', token,
          'inQuote:', inQuote,
          'inDollarQuote:', inDollarQuote,
          'lastDollar:', lastDollar,
          'escaped:', escaped
        )
      }

      // Ran out of characters, we're done
      if (char === '') {
        if (inQuote) { throw new Error('Got EOF while in a quoted string') }
        if (escaped) { throw new Error('Got EOF while in an escape sequence') }
        if (token !== undefined) { yield token }
        return
      }

      // We were in an escape sequence, complete it
      if (escaped) {
        if (char === '\n') {
          // An escaped newline just means to continue the command on the next
          // line. We just need to ignore it.
        } else if (inQuote) {
          // If we are in a quote, just accumulate the whole escape sequence,
          // as we will interpret escape sequences later.
          token = (token || '') + escaped + char
        } else {
          // Just use the literal character
          token = (token || '') + char
        }

        escaped = false
        continue
      }

      if (this.escapes.includes(char)) {
        if (!inQuote || inDollarQuote !== false || this.escapedQuotes.includes(inQuote)) {
          // We encountered an escape character, which is going to affect how
          // we treat the next character.
          escaped = char
          continue
        } else {
          // This string type doesn't use escape characters. Ignore for now.
        }
      }

      // We were in a string
      if (inQuote !== false) {
        // String is finished. Don't grab the quote character.
        if (char === inQuote) {
          token = this.processEscapes(token, inQuote, inDollarQuote === '\'')
          inQuote = false
          inDollarQuote = false
          continue
        }

        // String isn't finished yet, accumulate the character
        token = (token || '') + char
        continue
      }

      // This is the start of a new string, don't accumulate the quotation mark
      if (this.quotes.includes(char)) {
        inQuote = char
        if (lastDollar === pos - 1) {
          if (char === '\'' && !this.ansiCQuotes) {
            // Feature not enabled
          } else if (char === '"' && !this.localeQuotes) {
            // Feature not enabled
          } else {
            inDollarQuote = char
          }
        }

        token = (token || '') // fixes blank string

        if (inDollarQuote !== false) {
          // Drop the opening $ we captured before
          token = token.slice(0, -1)
        }

        continue
      }

      // This is a dollar sign, record that we saw it in case it's the start of
      // an ANSI C or localized string
      if (inQuote === false && char === '$') {
        lastDollar = pos
      }

      // This is whitespace, so yield the token if we have one
      if (this.whitespace.includes(char)) {
        if (token !== undefined) { yield token }
        token = undefined
        continue
      }

      // Otherwise, accumulate the character
      token = (token || '') + char
    }
  }
}


/**
 * Splits a given string using shell-like syntax. This function is the inverse
 * of shlex.join().
 *
 * @param {String} s String to split.
 * @returns {String[]}
 */
function split (s) {
  return Array.from(new Shlexer(s))
}

/**
 * Escapes a potentially shell-unsafe string using quotes.
 *
 * @param {String} s String to quote
 * @returns {String}
 */
function quote (s) {
  if (s === '') { return '\'\'' }

  const unsafeRe = /[^\w@%\-+=:,./]/
  if (!unsafeRe.test(s)) { return s }

  return ('\'' + s.replace(/('+)/g, '\'"$1"\'') + '\'').replace(/^''|''$/g, '')
}


/**
 * Concatenate the tokens of the list args and return a string. This function
 * is the inverse of shlex.split().
 *
 * The returned value is shell-escaped to protect against injection
 * vulnerabilities (see shlex.quote()).
 *
 * @param {String[]} args List of args to join
 * @returns {String}
 */
function join (args) {
  if (!Array.isArray(args)) {
    throw new TypeError("args should be an array")
  }
  return args.map(quote).join(" ")
}


/***/ })

};
;