export const id = 7727;
export const ids = [7727];
export const modules = {

/***/ 67727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/src/commands/servers.js
var servers = __webpack_require__(11712);
// EXTERNAL MODULE: ./build/src/commands/target-check.js
var target_check = __webpack_require__(91618);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/render/shared/json.js
var json = __webpack_require__(8206);
;// CONCATENATED MODULE: ./build/src/render/diff/json.js

const diffJson = {
    document: "probe-diff",
    format: "json",
    mediaType: "application/json",
    render: json/* jsonText */.s,
};

// EXTERNAL MODULE: ./build/src/render/diff/markdown.js
var markdown = __webpack_require__(23819);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/render/shared/palette.js
var shared_palette = __webpack_require__(83265);
// EXTERNAL MODULE: ./build/src/render/diff/wording.js
var wording = __webpack_require__(2424);
;// CONCATENATED MODULE: ./build/src/render/diff/text.js
// The diff as lines for a terminal, a log and grep: totals, then one line a change.



const diffText = {
    document: "probe-diff",
    format: "text",
    mediaType: "text/plain",
    render(diff, options = {}) {
        const palette = options.palette ?? shared_palette/* PLAIN */.t;
        const server = (0,lib_escape/* fieldValue */.ag)(diff.server);
        const lines = [
            ...caseLines(server, diff, palette),
            ...readinessLines(server, diff.readiness, palette),
            ...contractLines(server, diff, palette),
            ...tokenLines(server, diff),
            ...gateLines(server, diff, palette),
        ];
        return lines.map((line) => `${line}\n`).join("");
    },
};
function caseLines(server, { cases }, palette) {
    const counts = [...wording/* CASE_CLASSES */.SB, "unchanged"].map((name) => `${name}=${cases[name].length}`);
    const colour = { regressed: palette.red, changed: palette.yellow, fixed: palette.green, added: shared_palette/* uncoloured */.d, removed: shared_palette/* uncoloured */.d };
    return [
        `${server} cases ${counts.join(" ")}`,
        ...wording/* CASE_CLASSES */.SB.flatMap((name) => cases[name].map((one) => `  ${colour[name](name)} ${caseFields(one)}`)),
    ];
}
function caseFields({ id, probe, tool, baseline, current }) {
    const reasons = [baseline?.reason ?? null, current?.reason ?? null];
    return [
        (0,lib_escape/* fieldValue */.ag)(id),
        (0,lib_escape/* fieldValue */.ag)(probe),
        `${(0,wording/* verdictWord */.E0)(baseline)}->${(0,wording/* verdictWord */.E0)(current)}`,
        ...(tool === null ? [] : [`tool=${(0,lib_escape/* fieldValue */.ag)(tool)}`]),
        ...(reasons[0] === null || reasons[0] === undefined ? [] : [`was=${(0,lib_escape/* fieldValue */.ag)(reasons[0])}`]),
        ...(reasons[1] === null || reasons[1] === undefined ? [] : [`reason=${(0,lib_escape/* fieldValue */.ag)(reasons[1])}`]),
    ].join(" ");
}
function readinessLines(server, readiness, palette) {
    const score = (value) => (value === null ? "none" : `${value}/100`);
    const scores = `${score(readiness.baseline)} -> ${score(readiness.current)}`;
    if (!readiness.comparable) {
        const differs = readiness.profile_differs === undefined ? "" : ` differs=${readiness.profile_differs.map(lib_escape/* fieldValue */.ag).join(",")}`;
        return [`${server} readiness ${scores} not comparable: ${(0,wording/* notComparable */.kY)(readiness)}${differs}`];
    }
    const delta = readiness.delta ?? 0;
    const calm = readiness.without_latency === null ? "" : ` without_latency=${(0,wording/* signed */.x8)(readiness.without_latency.delta)}`;
    const moved = readiness.areas.filter((area) => area.delta !== 0);
    return [
        `${server} readiness ${scores} ${tint(delta, palette)((0,wording/* signed */.x8)(delta))}${calm}`,
        ...moved.map((area) => `  area ${(0,lib_escape/* fieldValue */.ag)(area.name)} ${area.baseline} -> ${area.current} ${tint(area.delta, palette)((0,wording/* signed */.x8)(area.delta))}`),
        ...readiness.lost.map((loss) => `  ${palette.red("lost")} ${lossFields(loss)}`),
        ...readiness.regained.map((loss) => `  ${palette.green("regained")} ${lossFields(loss)}`),
    ];
}
function lossFields({ id, tool, reason }) {
    return [(0,lib_escape/* fieldValue */.ag)(id), ...(tool === null ? [] : [`tool=${(0,lib_escape/* fieldValue */.ag)(tool)}`]), `reason=${(0,lib_escape/* fieldValue */.ag)(reason)}`].join(" ");
}
function contractLines(server, { contract }, palette) {
    if (contract === null)
        return [`${server} contract not compared: a report has no catalog`];
    const kinds = ["breaking", "review", "additive"];
    const colour = { breaking: palette.red, review: palette.yellow, additive: palette.green };
    return [
        `${server} contract ${kinds.map((kind) => `${kind}=${contract[kind].length}`).join(" ")}`,
        ...kinds.flatMap((kind) => contract[kind].map((change) => `  ${colour[kind](kind)} ${changeFields(change)}`)),
    ];
}
function changeFields({ change, tool, parameter, from, to }) {
    return [
        change,
        ...(tool === null ? [] : [`tool=${(0,lib_escape/* fieldValue */.ag)(tool)}`]),
        ...(parameter === undefined ? [] : [`parameter=sha256:${(0,lib_escape/* fieldValue */.ag)(parameter)}`]),
        ...(from === undefined || to === undefined ? [] : [`${(0,lib_escape/* fieldValue */.ag)(from)}->${(0,lib_escape/* fieldValue */.ag)(to)}`]),
    ].join(" ");
}
function tokenLines(server, { tokens }) {
    if (tokens === null)
        return [];
    const weight = (value) => (value === null ? "none" : String(value));
    return [
        `${server} tokens ${tokens.baseline} -> ${tokens.current} ${(0,wording/* signed */.x8)(tokens.delta)}`,
        ...tokens.tools.map(({ tool, baseline, current, delta }) => `  tokens tool=${(0,lib_escape/* fieldValue */.ag)(tool)} ${weight(baseline)} -> ${weight(current)} ${(0,wording/* signed */.x8)(delta)}`),
    ];
}
function gateLines(server, { gate }, palette) {
    if (gate === undefined)
        return [];
    return [
        `${server} diff ${gate.passed ? palette.green("passed") : palette.red("failed")}`,
        ...gate.rules.map(({ rule, passed, observed, limit, compared, unit }) => {
            const suffix = unit === "percent" ? "%" : "";
            const by = compared === undefined ? "" : ` compared=${compared}`;
            return `  ${passed ? palette.green("kept") : palette.red("broken")} ${rule} observed=${observed}${suffix} limit=${limit}${suffix}${by}`;
        }),
    ];
}
function tint(delta, palette) {
    return delta < 0 ? palette.red : delta > 0 ? palette.green : shared_palette/* uncoloured */.d;
}

;// CONCATENATED MODULE: ./build/src/render/diff/index.js



/** Every renderer of mcpeval.probe-diff. */
const DIFF_RENDERERS = [diffJson, markdown/* diffMarkdown */.xb, diffText];
/** The renderer of a format; undefined for a format diffs do not have. */
function diffRenderer(format) {
    return DIFF_RENDERERS.find((renderer) => renderer.format === format);
}

;// CONCATENATED MODULE: ./build/src/render/report/index.js
const LOADERS = {
    html: async () => (await Promise.all(/* import() */[__webpack_require__.e(7373), __webpack_require__.e(9243)]).then(__webpack_require__.bind(__webpack_require__, 89243))).reportHtml,
    json: async () => (await __webpack_require__.e(/* import() */ 6135).then(__webpack_require__.bind(__webpack_require__, 26135))).reportJson,
    junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(4697), __webpack_require__.e(6949)]).then(__webpack_require__.bind(__webpack_require__, 16949))).reportJunit,
    markdown: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 15180))).reportMarkdown,
    sarif: async () => (await __webpack_require__.e(/* import() */ 5196).then(__webpack_require__.bind(__webpack_require__, 25196))).reportSarif,
    text: async () => (await __webpack_require__.e(/* import() */ 9928).then(__webpack_require__.bind(__webpack_require__, 89928))).reportText,
};
/** The name of every format, sorted. */
const REPORT_FORMATS = Object.keys(LOADERS);
/** The renderer of a format; undefined for a format reports do not have. */
async function loadReportRenderer(format) {
    return Object.hasOwn(LOADERS, format) ? await LOADERS[format]?.() : undefined;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/sinks/local/ours.js
// Recognises a report of ours in any of its forms, so that regenerating one needs no --force and nothing else is ever replaced.
// Only a text that begins as a report counts: a README may quote one.
const FORMS = [
    // JSON: the schema is the first key of every document.
    /^\s*\{\s*"schema"\s*:\s*"mcpeval\./,
    // Text: a case line or the readiness line, measured or not, comes first.
    /^\S+ (?:\S+ (?:pass|fail) attempts=\d|readiness (?:\d{1,3}\/100 .*\bstandard=mcpeval-standard\/|not measured: ))/,
    // SARIF: our category comes before the results; JUnit: the suites carry our name; a diff in text: its cases come first.
    /^\s*\{\s*"\$schema"\s*:\s*"https:\/\/json\.schemastore\.org\/sarif-2\.1\.0\.json",\s*"version"[\s\S]*"name"\s*:\s*"mcpeval"/,
    /^<\?xml [^>]*\?>\s*<testsuites name="mcpeval" /,
    /^\S+ cases regressed=\d+ changed=\d+ /,
    // The doctor's text: its table comes first.
    /^era +transport +asked +status /,
    // A comparison's text, and the history's.
    /^\S+ compared on \d+ targets?\n/,
    /^[A-Za-z][A-Za-z0-9_.:-]*\n {2}\d{4}-\d\d-\d\dT\S+ (?:score|pass-rate)=\d/,
    // HTML: the generator stands in the head.
    /^<!doctype html>\n<html lang="en">\n<head>\n(?:<meta [^\n]*>\n)*<meta name="generator" content="mcpeval /,
    // Markdown: the headline.
    /^#{1,6} `[^`\n]*` (?:gate|diff|readiness (?:\d{1,3}\/100|not measured)|does not connect|compared on \d+ targets|connects: [^\n]*)\n/,
];
/** Whether a text is (the beginning of) a report of mcpeval. */
function isReport(text) {
    return FORMS.some((form) => form.test(text));
}

;// CONCATENATED MODULE: ./build/src/sinks/local/file.js
// Delivers a document to a file: whole or not at all. An existing file that is none of ours is kept unless told otherwise.





/** How much of an existing file is read to recognise it, in characters; every form of a report shows itself early. */
const RECOGNISED_WITHIN = 64 * 1024;
/**
 * Checks, before anything is measured, that a report may be written there.
 * @throws UsageError when the path is a folder, unreadable, or another kind of file and `force` is false
 */
async function checkOutputFile(path, force) {
    const kind = await kindOf(path);
    if (kind === "missing")
        return;
    if (kind === "folder")
        throw new errors/* UsageError */.eb(`--output ${path} is a folder; name a file in it, or end it with / for one file a server`);
    if (force || kind === "device")
        return;
    const text = await (0,promises_.readFile)(path, "utf8").catch(() => null);
    if (text === null)
        throw new errors/* UsageError */.eb(`--output ${path} exists and cannot be read; name another file or use --force`);
    if (text.trim() !== "" && !isReport(text.slice(0, RECOGNISED_WITHIN))) {
        throw new errors/* UsageError */.eb(`--output ${path} exists and is no report of mcpeval; name another file or use --force`);
    }
}
/**
 * Checks, before anything is measured, that a file of the user's own to edit may be written there.
 * @throws UsageError when the path is a folder or cannot be looked at, or something is there and `force` is false
 */
async function checkNewFile(path, force) {
    const kind = await kindOf(path);
    if (kind === "folder" || /[\\/]$/.test(path))
        throw new UsageError(`--output ${path} is a folder; name a file in it`);
    if (kind === "file" && !force)
        throw new UsageError(`${path} exists and is kept; replace it with --force, or name another file with --output`);
}
/**
 * Writes the file under its final name only when it is complete; makes missing folders.
 * @param what what the message of a failure calls it
 * @throws SinkFailure naming path and cause
 */
async function replaceFile(path, text, what = "the report") {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        if ((await kindOf(path)) === "device")
            await (0,promises_.writeFile)(path, text);
        else
            await writeWhole(path, text);
    }
    catch (error) {
        const { code } = error;
        // Without a code it is no refusal of the file system but our own defect.
        if (code === undefined)
            throw error;
        throw new errors/* SinkFailure */.CM(`${what} could not be written to ${path} (${code})`);
    }
}
/**
 * Writes beside the file, then takes its place; through a symbolic link, the place of what it points to.
 * Own code, because the usual package for this (write-file-atomic) reads `__filename`, which a bundle of ES modules lacks.
 */
async function writeWhole(path, text) {
    const place = await (0,promises_.realpath)(path).catch(() => path);
    const draft = `${place}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        const file = await (0,promises_.open)(draft, "wx");
        try {
            await file.writeFile(text);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(draft, place);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
}
async function kindOf(path) {
    try {
        const found = await (0,promises_.stat)(path);
        if (found.isDirectory())
            return "folder";
        return found.isFile() ? "file" : "device";
    }
    catch (error) {
        const code = error.code;
        if (code === "ENOENT")
            return "missing";
        throw new errors/* UsageError */.eb(`--output ${path} cannot be written (${code ?? "unknown cause"}); name another file`);
    }
}

// EXTERNAL MODULE: ./build/src/action/host.js + 1 modules
var action_host = __webpack_require__(78320);
// EXTERNAL MODULE: ./build/src/model/exit.js
var exit = __webpack_require__(20423);
// EXTERNAL MODULE: ./build/src/sinks/github/log.js
var log = __webpack_require__(81362);
// EXTERNAL MODULE: ./build/src/sinks/github/mask.js
var mask = __webpack_require__(34466);
;// CONCATENATED MODULE: ./build/src/sinks/github/outputs.js
/** What a run sets that measured nothing. */
const NO_RESULTS = {
    readiness: "",
    grade: "",
    "gate-passed": "",
    "diff-exit-code": "",
    report: "",
    markdown: "",
    sarif: "",
    junit: "",
    html: "",
    "comment-url": "",
    "artifact-id": "",
    "sarif-id": "",
};
/** Sets outputs; one that is set again replaces the earlier. */
function setOutputs(core, outputs) {
    for (const [name, value] of Object.entries(outputs))
        core.setOutput(name, value);
}

;// CONCATENATED MODULE: ./build/src/sinks/github/summary.js
// Delivers Markdown to the Step Summary. It must not render anything; the text arrives complete and within its budget.

/** Bytes (UTF-8) a renderer may use for a summary; GitHub drops the whole summary above 1 MiB, and other text may share the file. */
const SUMMARY_BUDGET_BYTES = 900 * 1024;
/** GitHub's limit: a larger summary is replaced by an error annotation. Bytes, UTF-8. */
const SUMMARY_LIMIT_BYTES = 1024 * 1024;
/**
 * Appends the text to the step's summary.
 * @throws SinkFailure when there is no summary to write to, or the text is over GitHub's limit
 */
async function writeSummary(core, markdown) {
    if (Buffer.byteLength(markdown, "utf8") > SUMMARY_LIMIT_BYTES) {
        throw new errors/* SinkFailure */.CM("the Step Summary was left out: it is over 1 MiB, which GitHub does not show; the Markdown file holds the whole report");
    }
    try {
        await core.summary.addRaw(markdown).write();
    }
    catch (error) {
        const cause = error instanceof Error ? error.message.split("\n", 1)[0] : "unknown cause";
        throw new errors/* SinkFailure */.CM(`the Step Summary could not be written: ${cause ?? ""}`);
    }
}

// EXTERNAL MODULE: ./build/src/lib/waived.js
var lib_waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/action/delivery.js + 4 modules
var delivery = __webpack_require__(31946);
// EXTERNAL MODULE: ./build/src/action/event.js
var action_event = __webpack_require__(33412);
// EXTERNAL MODULE: ./build/src/options/label.js
var label = __webpack_require__(84250);
;// CONCATENATED MODULE: ./build/src/action/forms.js
/** Report lines shown in the log; a catalog of thousands of tools belongs into the file. */
const MAX_LOG_LINES = 1_000;
/** Share of the summary that a comparison may take, so that the report keeps its place. */
const DIFF_SHARE = 0.3;
/** A report in one form. */
async function reportText(renderers, form, { document, places }, options = {}) {
    const renderer = await renderers.report(form);
    if (renderer === undefined)
        throw new Error(`reports have no format ${form}`);
    return renderer.render(document, { ...options, places });
}
/** A comparison in one form. */
async function forms_diffText(renderers, form, diff, options = {}) {
    const renderer = await renderers.diff(form);
    if (renderer === undefined)
        throw new Error(`comparisons have no format ${form}`);
    return renderer.render(diff, options);
}
/**
 * The Step Summary: of each server what changed, then its report. Whole sections go where there is no room.
 * @param bytes most bytes (UTF-8) of the whole
 */
async function summaryText(renderers, measured, bytes, options) {
    const share = Math.floor(bytes / Math.max(1, measured.length));
    const texts = await Promise.all(measured.map(async ({ report, comparison }) => {
        const budget = (limit) => ({ ...options, budget: { unit: "utf8-bytes", limit } });
        const diff = comparison === null ? "" : `${await forms_diffText(renderers, "markdown", comparison.diff, budget(Math.floor(share * DIFF_SHARE)))}\n`;
        return diff + (await reportText(renderers, "markdown", report, budget(share - Buffer.byteLength(diff))));
    }));
    return texts.join("\n");
}
/** What the log shows of each server: its report and what changed, as lines. */
async function logLines(renderers, measured) {
    const texts = await Promise.all(measured.map(async ({ report, comparison }) => [
        await reportText(renderers, "text", report),
        ...(comparison === null ? [] : [await forms_diffText(renderers, "text", comparison.diff)]),
    ]));
    const lines = texts.flat().flatMap((text) => text.trimEnd().split("\n"));
    const more = lines.length - MAX_LOG_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LOG_LINES), `(${more} more lines: report.txt holds them all)`] : lines;
}

// EXTERNAL MODULE: ./build/src/action/inputs.js + 1 modules
var inputs = __webpack_require__(14380);
// EXTERNAL MODULE: ./build/src/action/paths.js
var paths = __webpack_require__(20436);
;// CONCATENATED MODULE: ./build/src/action/files.js
// Writes a run's files: the report of each server in every form asked for, and what it was compared with.




/**
 * Writes all files. One server's lie in the output folder, those of several in a folder each by the server's label.
 * @throws SinkFailure at the first that cannot be written
 */
async function writeFiles(ports, request, measured, options) {
    const written = [];
    for (const { report, comparison } of measured) {
        const { server } = report.document;
        const folder = measured.length === 1 ? request.folder : (0,paths/* inFolder */._z)(request.folder, (0,label/* labelFrom */.VK)(server).replaceAll(":", "%3A"), ports.platform);
        const { extraForms } = request.settings;
        const own = measured.length === 1 ? extraForms : extraForms.filter((form) => form !== "junit");
        const files = (0,inputs/* reportFiles */.IU)(folder, own, ports.platform);
        for (const [form, path] of Object.entries(files)) {
            await ports.writeFile(path, await reportText(ports.renderers, form, report, options));
        }
        const compared = [];
        if (comparison !== null) {
            const baseline = { kind: "probe-report", document: comparison.baseline };
            compared.push((0,paths/* inFolder */._z)(folder, "baseline.json", ports.platform), (0,paths/* inFolder */._z)(folder, "diff.json", ports.platform));
            await ports.writeFile(compared[0] ?? "", await reportText(ports.renderers, "json", baseline));
            await ports.writeFile(compared[1] ?? "", await forms_diffText(ports.renderers, "json", comparison.diff));
        }
        written.push({ server, files, compared });
    }
    if (measured.length < 2 || !request.settings.extraForms.includes("junit"))
        return written;
    // Viewers of test results take one document for a job.
    const { junit = "" } = (0,inputs/* reportFiles */.IU)(request.folder, ["junit"], ports.platform);
    const { junitOf } = await Promise.all(/* import() */[__webpack_require__.e(4697), __webpack_require__.e(6949)]).then(__webpack_require__.bind(__webpack_require__, 16949));
    await ports.writeFile(junit, junitOf(measured.map(({ report }) => report.document)));
    return written.map((one) => ({ ...one, files: { ...one.files, junit } }));
}

// EXTERNAL MODULE: ./build/src/engine/turn.js
var turn = __webpack_require__(24405);
;// CONCATENATED MODULE: ./build/src/commands/turns.js
// Lets front ends measure two servers of one machine at the same time without either slowing the other's scored calls down.

/** A lock to give to the hosts of measurements that run side by side: they take turns, call by call. */
function takingTurns() {
    return new turn/* FairLock */.wf();
}

// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/action/payload.js
var payload = __webpack_require__(67198);
// EXTERNAL MODULE: ./build/src/action/servers.js
var action_servers = __webpack_require__(84688);
;// CONCATENATED MODULE: ./build/src/action/base.js
// The other side of `compare-to: base`: finds the commit a pull request goes into and checks it out beside the workspace.
// It runs git and nothing of the repository; a missing history is named with the line to change.









const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** How long one git command may take, in milliseconds; a fetch over a slow line is the longest. */
const GIT_TIMEOUT_MS = 120_000;
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** The sides of an event's change, as the event says them; null for events that have no base. */
function baseOfEvent(event) {
    const sha = [(0,payload/* valueAt */.f)(event, "pull_request", "base", "sha"), (0,payload/* valueAt */.f)(event, "merge_group", "base_sha")].find(isCommit);
    const head = (0,payload/* valueAt */.f)(event, "pull_request", "head", "sha");
    return sha === undefined ? null : { sha, head: isCommit(head) ? head : null };
}
/**
 * Checks the base out beside the workspace, in a worktree of the same repository. Where the checkout lacks the commit, that one commit
 * is fetched from its remote.
 * @param base what the event names. Where the checkout is the merge of the pull request, the other side of that merge is taken instead,
 *   so that what others did to the base meanwhile is no difference; else, with the history there, the merge base with the checkout
 * @throws UsageError when there is no repository, or no such commit to be had
 */
async function checkOutBase(base, host) {
    const git = (...words) => gitIn(host.cwd, words, host);
    await git("rev-parse", "--git-dir").catch((error) => {
        throw isMissing(error)
            ? new errors/* UsageError */.eb("'compare-to' needs git, which this runner lacks")
            : new errors/* UsageError */.eb("'compare-to' needs the repository in the workspace; add a step with actions/checkout before this one");
    });
    const commit = await commitOf(base, git);
    const parent = await (0,promises_.mkdtemp)((0,external_node_path_.join)(host.env["RUNNER_TEMP"] ?? (0,external_node_path_.join)(host.cwd, ".."), "mcpeval-base-"));
    const folder = (0,external_node_path_.join)(parent, "base");
    const remove = async () => {
        await git("worktree", "remove", "--force", folder).catch(() => undefined);
        await (0,promises_.rm)(parent, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
        await git("worktree", "prune").catch(() => undefined);
    };
    try {
        await git("worktree", "add", "--detach", "--force", folder, commit);
    }
    catch {
        await remove();
        throw new errors/* UsageError */.eb(`'compare-to': git could not check out the base commit ${commit.slice(0, 12)} beside the workspace`);
    }
    return { folder, commit, remove };
}
async function commitOf({ sha, head }, git) {
    const merged = head === null ? null : await mergedInto(head, git);
    if (merged !== null && (await isThere(merged, git)))
        return merged;
    if (!(await isThere(sha, git))) {
        throw new errors/* UsageError */.eb(`'compare-to': the base commit ${sha.slice(0, 12)} is not in this checkout and could not be fetched; give actions/checkout fetch-depth: 0`);
    }
    // A branch that is behind its base is compared with where it left it. Without that much history the base's tip stands in.
    const fork = (await git("merge-base", "HEAD", sha).catch(() => "")).trim();
    return isCommit(fork) ? fork : sha;
}
/** The commit that the checkout merges the pull request's head into; null where the checkout is no such merge. */
async function mergedInto(head, git) {
    // The commit's own text names its parents in a shallow checkout too, where git knows none.
    const [header = ""] = (await git("cat-file", "commit", "HEAD").catch(() => "")).split("\n\n", 1);
    const parents = header.split("\n").flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
    const [first, second] = parents;
    return parents.length === 2 && second === head && isCommit(first) ? first : null;
}
/** Whether the commit is in the checkout, or came when it was fetched. */
async function isThere(commit, git) {
    const isHere = () => git("cat-file", "-e", `${commit}^{commit}`).then(yes, no);
    if (await isHere())
        return true;
    await git("fetch", "--no-tags", "--no-recurse-submodules", "--depth=1", "origin", commit).catch(() => undefined);
    return isHere();
}
/** Runs git with none of the repository's hooks and without ever asking for a password. */
async function gitIn(cwd, words, host) {
    // The workspace of a container job belongs to another user: it is the one the workflow gave us.
    const settings = ["-c", "safe.directory=*", "-c", `core.hooksPath=${external_node_os_.devNull}`, "-c", "advice.detachedHead=false"];
    const env = { ...(0,action_servers/* buildEnvironment */.AF)(host.env), GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
    const { stdout } = await run("git", [...settings, ...words], {
        cwd,
        env,
        timeout: GIT_TIMEOUT_MS,
        signal: host.signal,
        windowsHide: true,
    });
    return stdout;
}
/** Options that judge or deliver; the base is only observed. */
const JUDGING = ["min-readiness", "min-area", "exclude-latency", "min-grade", "grade", "fail-on-advisory", "waivers"];
/** Options that name files of the checkout; a base that lacks the file is measured without it. */
const FILES = ["arguments", "config", "manifest"];
/**
 * Turns this run's request into the base's.
 * @param cwd absolute path of the folder the server starts in, in the workspace
 */
async function baseRequest(request, folder, workspace) {
    const moved = (text) => text.replaceAll(workspace, folder);
    const values = { ...request.values, history: false };
    for (const name of JUDGING)
        delete values[name];
    for (const name of FILES) {
        const path = (0,options_values/* textValue */.v8)(request.values, name);
        if (path === undefined)
            continue;
        values[name] = moved(path);
        if (!(await exists((0,external_node_path_.isAbsolute)(moved(path)) ? moved(path) : (0,external_node_path_.join)(folder, path))))
            delete values[name];
    }
    const below = (0,external_node_path_.relative)(workspace, request.cwd);
    const cwd = below.startsWith("..") || (0,external_node_path_.isAbsolute)(below) ? request.cwd : (0,external_node_path_.join)(folder, below);
    // In a configuration file each server names its own folder.
    const names = ["url", "config"].map((name) => (0,options_values/* textValue */.v8)(request.values, name));
    if (names.every((name) => name === undefined) || (0,options_values/* textValue */.v8)(values, "cwd") !== undefined)
        values["cwd"] = cwd;
    if (values["env"] !== undefined)
        values["env"] = (0,options_values/* listValue */.a3)(request.values, "env").map(moved);
    return { values, operands: request.operands.map(moved), env: (request.env ?? []).map(moved), cwd };
}
/** Whether there is such a file or folder. */
async function exists(path) {
    return (0,promises_.access)(path).then(yes, no);
}
function isCommit(value) {
    return typeof value === "string" && COMMIT.test(value);
}
function yes() {
    return true;
}
function no() {
    return false;
}
function isMissing(error) {
    return error.code === "ENOENT";
}

;// CONCATENATED MODULE: ./build/src/action/measure-ports.js
/** The one report of a result. */
function reportOf({ document }) {
    if (document.kind !== "probe-report")
        throw new Error("the command returned no report");
    return document;
}

// EXTERNAL MODULE: ./build/src/action/wording.js
var action_wording = __webpack_require__(208);
;// CONCATENATED MODULE: ./build/src/action/base-measure.js
// Measures the base of a pull request as this run is measured: same runner, same options, its own build and files. A base that cannot
// be measured is told and makes everything of this run an addition; it fails nothing.













/** Folder below the output folder for what the base's own programs print. */
const BASE_FOLDER = "base";
/**
 * Checks out and builds the base.
 * @returns null when the event has none, which is told
 * @throws UsageError when the history lacks it
 */
async function openBase(ports, request) {
    const { core, host } = ports;
    const base = baseOfEvent(await eventOf(host));
    if (base === null) {
        core.notice("'compare-to': this event has no base to compare with (pull_request and merge_group have one); nothing is compared");
        return null;
    }
    const checkout = await checkOutBase(base, host);
    core.info(`compared with the base commit ${checkout.commit.slice(0, 12)}`);
    try {
        const { cwd } = await baseRequest(request, checkout.folder, host.cwd);
        const place = { cwd, folder: (0,paths/* inFolder */._z)(request.folder, BASE_FOLDER, host.platform) };
        await (0,action_servers/* prepare */.iA)(request.serving, place, host, (line) => core.info(`base ${line}`));
        return { checkout, unprepared: null };
    }
    catch (error) {
        const isItsOwn = error instanceof errors/* UsageError */.eb || (error instanceof errors/* Incomplete */.nd && error.code !== "interrupted");
        if (isItsOwn)
            return { checkout, unprepared: error.message };
        await checkout.remove();
        throw error;
    }
}
/**
 * Measures one server of the base.
 * @param turn shared with this run's own measurement, where the two run side by side
 * @throws Incomplete when the run was interrupted
 */
async function measureBase(ports, request, base, turn) {
    const { core } = ports;
    const notes = new action_host/* NoteKeeper */.jY();
    const isNew = (why) => {
        const label = (0,options_values/* textValue */.v8)(request.values, "server") ?? (0,options_values/* listValue */.a3)(request.values, "server")[0] ?? "this server";
        core.notice((0,lib_escape/* printable */.g$)(`the base could not be compared with, so ${label} counts as new: ${(0,action_wording/* nameInputs */.z8)(why, inputs/* INPUT_NAMES */.Qh)}`, MAX_NOTICE_CHARACTERS));
        return { report: null };
    };
    if (base.unprepared !== null)
        return isNew(base.unprepared);
    try {
        const report = await measured(ports, request, base, { notes, turn });
        const { readiness, readiness_error: code } = report.document;
        return readiness === null && code !== undefined ? isNew(notes.notes[0] ?? code) : { report };
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return isNew(error.message.split("\n", 1)[0] ?? "");
        if (error instanceof errors/* Incomplete */.nd && error.code !== "interrupted")
            return isNew(error.message);
        throw error;
    }
}
/** Longest notice, in characters. */
const MAX_NOTICE_CHARACTERS = 500;
async function measured({ host, commands }, request, { checkout }, own) {
    const { folder } = checkout;
    const { values, operands, env, cwd } = await baseRequest({ ...request, env: request.servingEnv }, folder, host.cwd);
    const there = {
        ...host,
        env: { ...host.env, ...request.headerVariables },
        cwd: folder,
        files: (0,action_host/* filesOf */.R8)(folder),
        progress: own.notes,
        ...(own.turn === undefined ? {} : { turn: own.turn }),
    };
    const place = { cwd, env, folder: (0,paths/* inFolder */._z)(request.folder, BASE_FOLDER, host.platform) };
    const hasManifest = await exists((0,external_node_path_.join)(folder, (0,options_values/* textValue */.v8)(values, "manifest") ?? manifest_file/* DEFAULT_MANIFEST */.m));
    if ((0,options_values/* isGiven */.qR)(values, "gate-only") && !hasManifest)
        throw new errors/* UsageError */.eb("it has no manifest");
    const config = (0,options_values/* textValue */.v8)(request.values, "config");
    if (config !== undefined && (0,options_values/* textValue */.v8)(values, "config") === undefined)
        throw new errors/* UsageError */.eb(`it has no ${config}`);
    const command = hasManifest ? request.command : "score";
    const moved = { ...request.serving, start: request.serving.start?.map((word) => word.replaceAll(host.cwd, folder)) ?? null };
    return (0,action_servers/* whileServing */.Sx)(moved, place, values, there, async () => reportOf(await commands[command](values, operands, there)));
}
async function eventOf({ env, files }) {
    const path = env["GITHUB_EVENT_PATH"] ?? "";
    if (path === "")
        return null;
    try {
        return (0,payload/* parsePayload */.e)(await files.readText(path));
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/action/measure.js








/**
 * Builds what the step says, and measures every server of it, in order.
 * @throws UsageError, Incomplete as the commands do
 */
async function measureAll(ports, request) {
    const { host, core } = ports;
    if (host.signal.aborted)
        throw new errors/* Incomplete */.nd("interrupted", errors/* INCOMPLETE_CODES */.Ab.interrupted);
    await (0,action_servers/* prepare */.iA)(request.serving, request, host, core.info);
    const base = request.settings.compareToBase ? await openBase(ports, request) : null;
    try {
        const measured = [];
        for (const one of eachServer(request))
            measured.push(await measureOne(ports, one, base));
        return measured;
    }
    finally {
        await base?.checkout.remove();
    }
}
/** One request a server: each is measured for itself, so that none disturbs another. */
function eachServer(request) {
    const { servers, values } = request;
    return servers === null
        ? [request]
        : servers.map((name) => ({ ...request, values: { ...values, server: [name], [target_check/* ONE_OF_SEVERAL */.O7]: servers.length > 1 } }));
}
async function measureOne(ports, request, base) {
    const { rules } = request.settings;
    if (base === null) {
        const { report, verdict } = await measureHead(ports, request, undefined);
        return { report, verdict, comparison: await compared(rules, request.baseline, report) };
    }
    const [head, before] = await measureBoth(ports, request, base);
    if (before === null)
        return { ...head, comparison: null, isNew: true };
    return { ...head, comparison: await compared(rules, { version: 2, report: before.document }, head.report) };
}
/** Both at once and taking turns, so that what the machine does meanwhile befalls both; one after the other where they share an address. */
async function measureBoth(ports, request, base) {
    if (request.serving.start !== null) {
        const head = await measureHead(ports, request, undefined);
        return [head, (await measureBase(ports, request, base, undefined)).report];
    }
    const turn = takingTurns();
    const [head, before] = await Promise.allSettled([measureHead(ports, request, turn), measureBase(ports, request, base, turn)]);
    if (head.status === "rejected")
        throw head.reason;
    if (before.status === "rejected")
        throw before.reason;
    return [head.value, before.value.report];
}
async function measureHead({ host, commands }, request, turn) {
    // Header values travel as variables of the command's environment; the server's own environment is an allow-list without them.
    const outer = { ...host, env: { ...host.env, ...request.headerVariables }, ...(turn === undefined ? {} : { turn }) };
    const { values, operands, command, serving } = request;
    const place = { cwd: request.cwd, env: request.servingEnv, folder: request.folder };
    const result = await (0,action_servers/* whileServing */.Sx)(serving, place, values, outer, () => commands[command](values, operands, outer));
    return { report: reportOf(result), verdict: result.verdict };
}
/** A report held against its baseline; null without one. */
async function compared(rules, baseline, { document }) {
    if (baseline === null)
        return null;
    // Loaded only here: reading and comparing reports takes a library that a step without a baseline need not wait for.
    const { compareReports } = await Promise.all(/* import() */[__webpack_require__.e(3490), __webpack_require__.e(4458), __webpack_require__.e(9732)]).then(__webpack_require__.bind(__webpack_require__, 69732));
    const { diff, verdict, problem } = compareReports(rules, baseline, document);
    return { baseline: baseline.report, diff, verdict, problem: problem === null ? null : (0,action_wording/* nameInputs */.z8)(problem, inputs/* INPUT_NAMES */.Qh) };
}

// EXTERNAL MODULE: ./build/src/action/measured.js
var action_measured = __webpack_require__(95162);
;// CONCATENATED MODULE: ./build/src/action/run.js
// One run of the Action: read and mask, measure, write files and outputs and summary, tell GitHub, and only then fail. Everything it
// touches is passed in. A failure to report is a notice and turns a pass red only on demand; a failure to measure is never green.

















/** Longest failure line, in characters; GitHub cuts annotations at 4,096. */
const MAX_FAILURE_CHARACTERS = 3_500;
const OUTCOMES = { ok: "passed", red: "failed", incomplete: "error", usage: "error" };
/** Runs the Action to its end. Never rejects: whatever happens becomes outputs and, unless the outcome is `passed`, a failed step. */
async function runAction(ports) {
    const { core } = ports;
    let settings;
    try {
        const request = await (0,inputs/* readRequest */["in"])((name) => core.getInput(name, { trimWhitespace: false }), contextOf(ports));
        (0,mask/* maskSecrets */.Q)(core, request.secrets);
        ({ settings } = request);
        if (request.problems.length > 0) {
            await failUsage(ports, settings, request.problems);
            return;
        }
        const measured = await measureAll(ports, request).catch(async (error) => {
            await tellNotMeasured(ports, request, error);
            throw error;
        });
        await conclude(ports, request, measured);
    }
    catch (error) {
        await failThrown(ports, settings, error);
    }
}
function contextOf(ports) {
    const { host, isDirectory, checkCommand, isReplaceable, isFile, readBaseline, configProblem } = ports;
    return {
        repository: host.env["GITHUB_REPOSITORY"] ?? "",
        workspace: host.cwd,
        platform: host.platform,
        env: host.env,
        isDirectory,
        checkCommand,
        isReplaceable,
        isFile,
        readBaseline,
        configProblem: (values, variables, isBuilt) => configProblem(values, { ...host, env: { ...host.env, ...variables } }, isBuilt),
    };
}
/** From measurements to the end of the step. */
async function conclude(ports, request, measured) {
    const { core, host, notes, renderers } = ports;
    const { settings } = request;
    const verdict = (0,exit/* worst */.QZ)(measured.map(action_measured/* settledVerdict */.r));
    const options = { pricePerMtok: (0,options_values/* numberValue */.Vg)(request.values, "price-per-mtok") };
    (0,log/* printUntrusted */.Q)(core, "Report", await logLines(renderers, measured), ports.stopToken);
    const title = verdict === "incomplete" ? "Why it could not be measured, and the server's last words" : "Notes";
    (0,log/* printUntrusted */.Q)(core, title, notes, ports.stopToken);
    const failures = [];
    const written = await filesOf(ports, request, measured, options, failures);
    setOutputs(core, { ...NO_RESULTS, ...judgedOutputs(verdict), ...measuredOutputs(measured), ...fileOutputs(written) });
    const moreAt = written.length === 0 ? "the report files of this step" : "the Markdown file of this step (output `markdown`)";
    await summarise(ports, await summaryText(renderers, measured, SUMMARY_BUDGET_BYTES, { ...options, moreAt }), failures);
    (0,delivery/* showFindings */.AG)({ core, settings, measured });
    const event = (0,action_event/* readEvent */.j)(host.env, await eventText(ports));
    const readText = (path) => host.files.readText(path);
    const delivered = await (0,delivery/* deliver */.cK)({ core, host, settings, event, measured, written, folder: request.folder, readText });
    setOutputs(core, {
        "comment-url": delivered.commentUrl,
        "artifact-id": delivered.artifactId,
        "sarif-id": byServer(measured, (server) => delivered.sarifIds[server] ?? ""),
    });
    failures.push(...delivered.failures);
    for (const failure of failures)
        core.notice((0,lib_escape/* printable */.g$)(failure, MAX_FAILURE_CHARACTERS));
    const said = request.servers === null ? notes : [];
    const why = measured.flatMap((one) => reasonsOf(one, measured.length > 1, said));
    if (verdict === "ok" && failures.length > 0 && settings.strict) {
        setOutputs(core, { outcome: "error", passed: "false" });
        fail(core, ...failures);
    }
    else if (verdict === "ok")
        for (const { report } of measured)
            core.info(passedLine(report.document));
    else
        fail(core, ...why);
}
function passedLine({ readiness, discoverability, gate }) {
    const score = readiness === null ? [] : [`readiness ${readiness.score}/100`];
    if (discoverability !== undefined)
        score.push(`grade ${discoverability.grade}`);
    return [...score, ...(gate === null ? [] : [`gate ${gate.passed}/${gate.total}`])].join(", ");
}
/** Where to look on: the log's folds are closed, and an annotation shows none of them. */
const LAST_LINES = "; the last lines it printed are in the log of this step";
/**
 * Lines on why a server is not green; none for one that is.
 * @param said the cause of a missing measurement, then the server's last lines; empty where they cannot be told to be this server's
 */
function reasonsOf(one, isOneOfSeveral, [cause, ...lastLines]) {
    const { document } = one.report;
    const reasons = [];
    if (one.verdict === "red")
        reasons.push((0,action_wording/* nameInputs */.z8)((0,action_wording/* whyRed */.UN)(document), inputs/* INPUT_NAMES */.Qh));
    if (one.verdict === "incomplete") {
        reasons.push((0,action_wording/* nameInputs */.z8)((0,action_wording/* whyIncomplete */.Be)(document, cause), inputs/* INPUT_NAMES */.Qh) + (lastLines.length > 0 ? LAST_LINES : ""));
    }
    if (one.verdict !== "incomplete" && one.comparison?.problem != null)
        reasons.push(one.comparison.problem);
    if (one.comparison?.verdict === "red" && one.comparison.diff.gate !== undefined)
        reasons.push((0,action_wording/* whyChanged */.R$)(one.comparison.diff.gate));
    return isOneOfSeveral ? reasons.map((reason) => `${document.server}: ${reason}`) : reasons;
}
function judgedOutputs(verdict) {
    return { outcome: OUTCOMES[verdict], passed: verdict === "ok" ? "true" : "false", "exit-code": String((0,exit/* exitCode */.I$)(verdict)) };
}
function measuredOutputs(measured) {
    const each = (of) => {
        const values = measured.map((one) => [one.report.document.server, of(one)]);
        return byServer(measured, (server) => values.find(([name]) => name === server)?.[1] ?? "");
    };
    return {
        readiness: each(({ report }) => (report.document.readiness === null ? "" : String(report.document.readiness.score))),
        grade: each(({ report }) => report.document.discoverability?.grade ?? ""),
        "gate-passed": each(({ report }) => gatePassed(report.document)),
        "diff-exit-code": each(({ comparison }) => (comparison === null ? "" : String((0,exit/* exitCode */.I$)(comparison.verdict)))),
    };
}
/** A failing case under a waiver fails nothing. */
function gatePassed({ gate, cases, waivers }) {
    if (gate === null)
        return "";
    const waived = cases.filter((one) => !one.passed && one.not_applicable !== true && (0,lib_waived/* caseWaiver */.fh)(waivers, one) !== undefined);
    return String(gate.total > 0 && gate.passed + waived.length >= gate.total);
}
function fileOutputs(written) {
    const path = (form) => {
        const [only] = written;
        if (written.length <= 1)
            return only?.files[form] ?? "";
        // One document that all servers share is one path.
        const shared = new Set(written.map(({ files }) => files[form] ?? ""));
        if (shared.size === 1)
            return [...shared][0] ?? "";
        const paths = written.flatMap(({ server, files }) => (files[form] === undefined ? [] : [[server, files[form]]]));
        return paths.length === 0 ? "" : JSON.stringify(Object.fromEntries(paths));
    };
    return { report: path("json"), markdown: path("markdown"), sarif: path("sarif"), junit: path("junit"), html: path("html") };
}
/** One server's value as it is; of several, a JSON object by server. */
function byServer(measured, valueOf) {
    const servers = measured.map(({ report }) => report.document.server);
    if (servers.length <= 1)
        return valueOf(servers[0] ?? "");
    return JSON.stringify(Object.fromEntries(servers.map((server) => [server, valueOf(server)])));
}
/** Writes all report files; the outputs name only files that exist. */
async function filesOf(ports, request, measured, options, failures) {
    try {
        return await writeFiles({ ...ports, platform: ports.host.platform }, request, measured, options);
    }
    catch (error) {
        if (!(error instanceof errors/* SinkFailure */.CM))
            throw error;
        failures.push(error.message);
        return [];
    }
}
async function summarise({ core }, markdown, failures) {
    try {
        await writeSummary(core, markdown);
    }
    catch (error) {
        if (!(error instanceof errors/* SinkFailure */.CM))
            throw error;
        failures.push(error.message);
    }
}
/** The event's payload; a runner that wrote none leaves an event without details. */
async function eventText({ host }) {
    const path = host.env["GITHUB_EVENT_PATH"] ?? "";
    if (path === "")
        return "";
    try {
        return await host.files.readText(path);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return "";
        throw error;
    }
}
/** Says in summary and comment that there is nothing to report: silence there would leave the last run's words standing. */
async function tellNotMeasured(ports, request, error) {
    if (!(error instanceof errors/* Incomplete */.nd) || ports.host.signal.aborted)
        return;
    const server = request.servers?.join(", ") ?? (0,options_values/* textValue */.v8)(request.values, "server") ?? "";
    const markdown = (0,action_wording/* notMeasuredNotice */.c4)(server, error.code, (0,action_wording/* nameInputs */.z8)(error.message, inputs/* INPUT_NAMES */.Qh));
    await tellInstead(ports, request.settings, markdown, true);
}
/**
 * Puts the text where the report would stand: in the summary, and in the comment.
 * @param mayComment whether it is worth a comment where there is none
 */
async function tellInstead(ports, settings, markdown, mayComment) {
    const { core, host } = ports;
    const failures = [];
    await summarise(ports, markdown, failures);
    const event = (0,action_event/* readEvent */.j)(host.env, await eventText(ports));
    const undelivered = await (0,delivery/* deliverNotice */.Wp)({ core, host, settings, event }, markdown, mayComment);
    for (const failure of [...failures, ...(undelivered === null ? [] : [undelivered])])
        core.notice((0,lib_escape/* printable */.g$)(failure, MAX_FAILURE_CHARACTERS));
}
async function failUsage(ports, settings, problems) {
    setOutputs(ports.core, { ...NO_RESULTS, ...judgedOutputs("usage") });
    // Without settings nothing was read yet: nobody asked for a comment.
    if (settings === undefined)
        await summarise(ports, (0,action_wording/* problemList */.gH)(problems), []);
    else
        await tellInstead(ports, settings, (0,action_wording/* problemList */.gH)(problems), false);
    fail(ports.core, ...problems);
}
async function failThrown(ports, settings, error) {
    if (error instanceof errors/* UsageError */.eb) {
        // A manifest's mistakes are a line each.
        await failUsage(ports, settings, error.message.split("\n").map((line) => (0,action_wording/* nameInputs */.z8)(line, inputs/* INPUT_NAMES */.Qh)));
        return;
    }
    setOutputs(ports.core, { ...NO_RESULTS, ...judgedOutputs("incomplete") });
    if (error instanceof errors/* Incomplete */.nd) {
        const title = error.code === "prepare-failed" ? "The last lines of the preparation" : "The server's last words";
        (0,log/* printUntrusted */.Q)(ports.core, title, error.terminalDetail, ports.stopToken);
        const more = error.terminalDetail.length > 0 ? LAST_LINES : "";
        fail(ports.core, `readiness could not be measured (${error.code}): ${(0,action_wording/* nameInputs */.z8)(error.message, inputs/* INPUT_NAMES */.Qh)}${more}`);
        return;
    }
    // Ours to mend: the stack names our own code, but an error's message can hold anything, so it is printed as text.
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (ports.core.isDebug())
        (0,log/* printUntrusted */.Q)(ports.core, "Stack", stack.split("\n"), ports.stopToken);
    const message = error instanceof Error ? error.message : "unknown error";
    fail(ports.core, `mcpeval itself failed, please report it (run again with debug logging for the stack): ${message}`);
}
/** Fails the step with one annotation; several problems are its lines. Line breaks are ours only. */
function fail(core, ...lines) {
    core.setFailed(lines.map((line) => (0,lib_escape/* printable */.g$)(line, MAX_FAILURE_CHARACTERS)).join("\n"));
}

// EXTERNAL MODULE: ./build/src/action/signals.js
var signals = __webpack_require__(20129);
;// CONCATENATED MODULE: ./build/src/action/start.js
// Puts the Action together with its real surroundings: the runner's toolkit, the disk, the clock, signals.











/**
 * Runs the Action in this process. A failed step shows in `process.exitCode`; everything printed has left the process.
 * @param workerModule the running entry module
 */
async function start(workerModule) {
    const cancelled = new AbortController();
    const progress = new action_host/* NoteKeeper */.jY();
    (0,signals/* watchSignals */.R)(process, { abort: (reason) => cancelled.abort(reason), endAll: servers/* endServers */._, killAllNow: servers/* killServersNow */.t });
    const host = (0,action_host/* createActionHost */.$9)(workerModule, cancelled.signal, progress);
    await runAction({
        core: core,
        host,
        notes: progress.notes,
        stopToken: (0,external_node_crypto_.randomUUID)(),
        isDirectory: action_host/* isDirectory */.wd,
        checkCommand: target_check/* checkCommand */.em,
        configProblem: target_check/* configProblem */.er,
        isReplaceable: async (path) => {
            try {
                await checkOutputFile(path, false);
                return true;
            }
            catch (error) {
                if (error instanceof errors/* UsageError */.eb)
                    return false;
                throw error;
            }
        },
        isFile: (path) => (0,action_host/* isFile */.fo)(path, host.cwd),
        readBaseline: async (path) => (await Promise.all(/* import() */[__webpack_require__.e(3490), __webpack_require__.e(4458)]).then(__webpack_require__.bind(__webpack_require__, 74458))).readDocument(path, host.files),
        writeFile: replaceFile,
        commands: {
            probe: async (...given) => (await Promise.all(/* import() */[__webpack_require__.e(6644), __webpack_require__.e(1750), __webpack_require__.e(5119)]).then(__webpack_require__.bind(__webpack_require__, 25119))).runProbe(...given),
            score: async (...given) => (await __webpack_require__.e(/* import() */ 1750).then(__webpack_require__.bind(__webpack_require__, 11750))).runScore(...given),
        },
        renderers: { report: loadReportRenderer, diff: async (format) => diffRenderer(format) },
    });
    await new Promise((done) => process.stdout.write("", () => done()));
}


/***/ }),

/***/ 24405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ holding),
/* harmony export */   uF: () => (/* binding */ Turn),
/* harmony export */   wf: () => (/* binding */ FairLock)
/* harmony export */ });
/* unused harmony export STALL_MS */
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

/***/ 8206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
// A document as JSON text: two-space, newline at the end, keys in the order the document was built in.

/** The text; what is active in a string is escaped, so that the value stays the same. */
function jsonText(document) {
    return `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(JSON.stringify(document, null, 2))}\n`;
}


/***/ }),

/***/ 83265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ uncoloured),
/* harmony export */   t: () => (/* binding */ PLAIN)
/* harmony export */ });
/** The text as it is. */
const uncoloured = (text) => text;
/** Leaves every text as it is. */
const PLAIN = { red: uncoloured, green: uncoloured, yellow: uncoloured, bold: uncoloured, dim: uncoloured };


/***/ }),

/***/ 34466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ maskSecrets)
/* harmony export */ });
/* unused harmony export maskable */
/**
 * Shortest environment value that is masked. A mask replaces every occurrence, so masking `1`, `true` or `error` would
 * garble the whole log and make GitHub drop job outputs such as the readiness; no secret worth the name is this short.
 */
const MIN_ENV_SECRET_CHARACTERS = 6;
/** Values that no secret has, and that stand all over a log: words of configuration, numbers and addresses of this machine. */
const PLAIN = /^(?:true|false|none|[0-9.]+|(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?\/?|production|development|staging|verbose|warning|failed|passed)$/i;
/** The strings to mask: header values whole and without their scheme (`Bearer x` also as `x`), long enough variables. Each once. */
function maskable(secrets) {
    const found = new Set([secrets.token ?? ""]);
    for (const value of secrets.headers) {
        found.add(value);
        const credentials = /^[A-Za-z][A-Za-z0-9_-]* +(?<rest>\S.*)$/.exec(value)?.groups?.["rest"];
        if (credentials !== undefined && !PLAIN.test(credentials.trim()))
            found.add(credentials.trim());
    }
    for (const value of secrets.env) {
        const isNeeded = (secrets.needed ?? []).some((text) => text.includes(value));
        if (value.length >= MIN_ENV_SECRET_CHARACTERS && !PLAIN.test(value) && !isNeeded)
            found.add(value);
    }
    found.delete("");
    return [...found];
}
/** Masks the secrets from here on. Call it before anything else is printed. The runner itself masks base64, JSON and URL forms too. */
function maskSecrets(core, secrets) {
    for (const secret of maskable(secrets))
        core.setSecret(secret);
}


/***/ })

};
