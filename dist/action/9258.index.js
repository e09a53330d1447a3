export const id = 9258;
export const ids = [9258];
export const modules = {

/***/ 31946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cK: () => (/* binding */ deliver),
  Wp: () => (/* binding */ deliverNotice),
  AG: () => (/* binding */ showFindings)
});

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/render/diff/wording.js
var wording = __webpack_require__(2424);
// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var numbers = __webpack_require__(9436);
// EXTERNAL MODULE: ./build/src/render/shared/sections.js
var shared_sections = __webpack_require__(71072);
// EXTERNAL MODULE: ./build/src/render/shared/table.js
var table = __webpack_require__(17690);
// EXTERNAL MODULE: ./build/src/lib/waived.js
var waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/render/diff/markdown.js
var markdown = __webpack_require__(23819);
// EXTERNAL MODULE: ./build/src/render/report/markdown-advisories.js
var markdown_advisories = __webpack_require__(96362);
// EXTERNAL MODULE: ./build/src/render/report/markdown-grade.js
var markdown_grade = __webpack_require__(48110);
// EXTERNAL MODULE: ./build/src/render/report/markdown.js + 1 modules
var report_markdown = __webpack_require__(15180);
// EXTERNAL MODULE: ./build/src/render/shared/losses.js
var losses = __webpack_require__(51683);
// EXTERNAL MODULE: ./build/src/render/shared/plan.js
var plan = __webpack_require__(95287);
;// CONCATENATED MODULE: ./build/src/render/comment/server.js
// One server's part of a pull request's comment: the facts of its headline, and its sections.











/** Causes of lost points listed where there is nothing to compare with. */
const LISTED_CAUSES = 5;
/** The score in words, then each fact that makes the verdict, as Markdown paragraphs. */
function headlineFacts({ report, diff, problem, isNew }) {
    const { readiness, gate, readiness_error, readiness_gate, advisory_gate } = report;
    const delta = diff?.readiness.delta ?? null;
    const score = readiness === null
        ? readiness_error === undefined
            ? "gate"
            : "readiness not measured"
        : `readiness ${readiness.score}/100${delta === null ? "" : ` (${(0,wording/* signed */.x8)(delta)})`}`;
    return [
        score,
        ...(readiness_error === undefined ? [] : [(0,report_markdown.notMeasured)(readiness_error)]),
        ...(gate === null ? [] : [`${gateMark(report, gate)} Gate: ${gate.passed}/${gate.total} passed.`]),
        ...(readiness_gate === undefined ? [] : [(0,report_markdown.floors)(report, readiness_gate)]),
        ...(0,markdown_grade/* gradeParts */._)(report),
        ...(advisory_gate === undefined ? [] : [(0,markdown_advisories/* advisoryGateLine */.f)(report, advisory_gate)]),
        ...(diff?.gate === undefined ? [] : [(0,markdown/* gateLines */.HN)(diff.gate)]),
        ...(problem === null ? [] : [`> [!WARNING]\n> ${(0,lib_escape/* markdownEscape */.pf)(problem)}`]),
        ...(diff === null || diff.readiness.comparable || problem !== null ? [] : [(0,markdown/* incomparable */.OF)(diff.readiness)]),
        ...(isNew ? ["New: the base has no such server to compare with."] : []),
    ];
}
/** A gate whose failing cases are all waived is no bad news. */
function gateMark({ cases, waivers }, { passed, total }) {
    if (total === 0)
        return "➖";
    const isOpen = cases.some((one) => !one.passed && one.not_applicable !== true && (0,waived/* caseWaiver */.fh)(waivers, one) === undefined);
    return passed === total ? "✅" : isOpen ? "❌" : "🟡";
}
/** Everything below the headline, what breaks callers first. */
function serverSections({ report, diff }, level) {
    const heading = (_depth, text) => `${level} ${text}`;
    const { readiness, gate } = report;
    const failing = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
    return [
        ...(diff?.contract == null ? [] : (0,markdown/* contractSections */.$8)(diff.contract, heading)),
        ...(gate === null || failing.length === 0 ? [] : (0,report_markdown.gateSections)({ ...report, cases: failing }, gate, heading)),
        ...(diff === null ? [] : (0,markdown/* caseSections */.PZ)(diff, heading)),
        ...(readiness === null ? [] : [areaSection(readiness, diff, level)]),
        ...(readiness === null
            ? []
            : diff?.readiness.comparable === true
                ? newLosses(report, readiness, diff, level)
                : causes(report, readiness, level)),
        ...(diff === null ? [] : fixed(diff, level)),
        ...(diff === null ? [] : (0,markdown/* tokenSections */.Q_)(diff, heading)),
    ];
}
function areaSection(readiness, diff, level) {
    const deltas = new Map((diff?.readiness.areas ?? []).map(({ name, delta }) => [name, delta]));
    const numeric = (heading) => ({ heading, numeric: true });
    const columns = [{ heading: "Area" }, numeric("Score"), { heading: "" }, ...(deltas.size === 0 ? [] : [numeric("Change")])];
    const rows = readiness.areas.map(({ name, score }) => [
        (0,lib_escape/* markdownEscape */.pf)(name),
        String(score),
        (0,table/* bar */.M)(score),
        ...(deltas.size === 0 ? [] : [deltas.has(name) ? (0,wording/* signed */.x8)(deltas.get(name) ?? 0) : ""]),
    ]);
    return { title: "areas", markdown: `${level} Areas\n\n${(0,table/* table */.t)(columns, rows)}`, expendable: 1 };
}
const keyOf = (loss) => JSON.stringify([loss.id, loss.tool, loss.reason]);
/** Points lost since the baseline, with what mends them. */
function newLosses({ waivers }, { areas }, { readiness }, level) {
    const lost = new Set(readiness.lost.map(keyOf));
    const items = areas
        .map((area) => ({ ...area, checks: area.checks.filter((check) => lost.has(keyOf(check))) }))
        .flatMap((area) => (0,losses/* lossGroups */.U)(area).map((group) => (0,report_markdown.lossItem)(group, waivers)));
    if (items.length === 0)
        return [];
    return [{ title: "new lost points", markdown: `${level} New lost points\n\n${items.join("\n")}`, expendable: 2 }];
}
/** Without a baseline: what costs most. */
function causes({ waivers }, readiness, level) {
    const { steps } = (0,plan/* planOf */.XC)(readiness, waivers);
    if (steps.length === 0)
        return [];
    const items = steps.slice(0, LISTED_CAUSES).map(({ gain, reason, hint, tools }) => {
        const points = gain === null ? "" : ` ${(0,plan/* gainText */.N4)(gain).replace("<", "&lt;")}`;
        const where = tools.length === 0 ? "" : tools.length === 1 ? ` ${(0,lib_escape/* markdownCode */.D9)(tools[0] ?? "")}` : ` ${(0,numbers/* count */.U)(tools.length, "tool")}`;
        return `- **${(0,lib_escape/* markdownCode */.D9)(reason)}**${points}${where}: ${(0,lib_escape/* markdownEscape */.pf)(hint)}`;
    });
    const more = steps.length - items.length;
    const rest = more > 0 ? `\n\n${(0,numbers/* count */.U)(more, "more cause")} in the full report.` : "";
    return [{ title: "lost points", markdown: `${level} What gives most back\n\n${items.join("\n")}${rest}`, expendable: 2 }];
}
function fixed({ readiness, cases }, level) {
    const items = [
        ...cases.fixed.map(({ id, probe }) => `- case ${(0,lib_escape/* markdownCode */.D9)(id)} (${(0,lib_escape/* markdownCode */.D9)(probe)})`),
        ...readiness.regained.map(({ id, tool, reason }) => `- ${(0,lib_escape/* markdownCode */.D9)(id)}${tool === null ? "" : ` ${(0,lib_escape/* markdownCode */.D9)(tool)}`} (${(0,lib_escape/* markdownCode */.D9)(reason)})`),
    ];
    if (items.length === 0)
        return [];
    return [{ title: "fixed", markdown: `${level} Fixed\n\n${items.join("\n")}`, expendable: 3 }];
}

;// CONCATENATED MODULE: ./build/src/render/comment/markdown.js
// A pull request's comment as Markdown: the verdict and the movement first, then what changed and how to mend it. Names stand in code
// spans and prose is escaped, so nothing a server or a file says becomes markup, a mention or a link. Posts nothing.






/** Longest comment, in UTF-16 units. GitHub refuses more than 65,536 characters; the rest is a margin for how it counts. */
const COMMENT_BUDGET = 60_000;
/** Servers that get a row; a run of more is told by numbers alone. */
const MOST_ROWS = 200;
/** The first line of the comment of a key: how it is found again. */
function commentMarker(key) {
    return `<!-- mcpeval:${key} -->`;
}
const MARKS = { ok: "✅", red: "❌", incomplete: "⚠️", usage: "⚠️" };
/** Whether there is something to tell: a verdict that is not green, or a change since the baseline. */
function isNews({ verdict, diff, isNew }) {
    return verdict !== "ok" || isNew || (diff !== null && !(0,wording/* isSame */.Ft)(diff));
}
/** The whole comment, within COMMENT_BUDGET. */
function renderComment({ key, servers, runUrl }) {
    const footer = footerOf(runUrl);
    const [only] = servers;
    const limit = COMMENT_BUDGET - footer.length;
    const moreAt = runUrl === null ? "the report files of the run" : "the summary of the run";
    const sections = only !== undefined && servers.length === 1
        ? single(key, only)
        : several(key, servers, Math.floor(limit / (servers.length + 1)), moreAt);
    return `${(0,shared_sections/* fitSections */.W)(sections, { unit: "utf16-units", limit }, moreAt)}${footer}`;
}
/** The comment of a run that has no report: its own words under our marker. */
function renderNotice(key, markdown, runUrl) {
    return `${commentMarker(key)}\n${markdown.trimEnd()}\n${footerOf(runUrl)}`;
}
function footerOf(runUrl) {
    return runUrl === null ? "" : `\n${FOOTER}${runUrl})</sub>\n`;
}
const FOOTER = "<sub>[The run and its full report](";
/** The comment without what differs from run to run though nothing changed: for comparing what is there with what would be. */
function commentSubstance(body) {
    const lines = body.replaceAll("\r\n", "\n").trimEnd().split("\n");
    return (lines.at(-1)?.startsWith(FOOTER) === true ? lines.slice(0, -1) : lines).join("\n").trimEnd();
}
/** Id of the run that a comment links to (GitHub's ids grow with time); null when it names none. */
function commentRun(body) {
    const last = body.trimEnd().split(/\r?\n/).at(-1) ?? "";
    const id = last.startsWith(FOOTER) ? /\/actions\/runs\/(\d{1,15})\b/.exec(last)?.[1] : undefined;
    return id === undefined ? null : Number(id);
}
function single(key, server) {
    const { report, verdict } = server;
    const [score, ...facts] = headlineFacts(server);
    const head = [
        `${commentMarker(key)}\n## ${MARKS[verdict]} ${(0,lib_escape/* markdownCode */.D9)(report.server)} ${score ?? ""}`,
        ...(verdict === "ok" ? [allClear([server])] : []),
        ...facts,
    ];
    return [{ title: "headline", markdown: head.join("\n\n"), expendable: 0 }, ...serverSections(server, "###")];
}
function several(key, servers, share, moreAt) {
    const bad = servers.filter(({ verdict }) => verdict !== "ok").length;
    const isGraded = servers.some(({ report }) => report.discoverability !== undefined);
    const rows = servers
        .slice(0, MOST_ROWS)
        .map(({ report, diff, verdict, isNew }) => [
        MARKS[verdict],
        (0,lib_escape/* markdownCode */.D9)(report.server),
        report.readiness === null ? "not measured" : `${report.readiness.score}/100`,
        isNew ? "new" : diff === null || diff.readiness.delta === null ? "" : (0,wording/* signed */.x8)(diff.readiness.delta),
        ...(isGraded ? [report.discoverability?.grade ?? ""] : []),
        report.gate === null ? "" : `${report.gate.passed}/${report.gate.total}`,
        diff === null || diff.contract === null ? "" : String(diff.contract.breaking.length),
    ]);
    const numeric = (heading) => ({ heading, numeric: true });
    const columns = [
        { heading: "" },
        { heading: "Server" },
        ...["Readiness", "Change", ...(isGraded ? ["Grade"] : []), "Gate", "Breaking changes"].map(numeric),
    ];
    const unlisted = servers.length - rows.length;
    const head = [
        `${commentMarker(key)}\n## ${bad === 0 ? MARKS.ok : MARKS.red} ${(0,numbers/* count */.U)(servers.length, "server")}, ${bad === 0 ? "all passed" : `${bad} not passed`}`,
        ...(bad === 0 ? [allClear(servers)] : []),
        (0,table/* table */.t)(columns, rows),
        ...(unlisted > 0 ? [`${(0,numbers/* count */.U)(unlisted, "more server")} in the report files of the run.`] : []),
    ];
    return [
        { title: "headline", markdown: head.join("\n\n"), expendable: 0 },
        ...servers.slice(0, MOST_ROWS).map((server) => {
            const name = (0,lib_escape/* markdownCode */.D9)(server.report.server);
            const [score, ...facts] = headlineFacts(server);
            const start = { title: "headline", markdown: [...facts].join("\n\n"), expendable: 0 };
            const body = (0,shared_sections/* fitSections */.W)([start, ...serverSections(server, "####")], { unit: "utf16-units", limit: share - 300 }, moreAt);
            const details = `<details><summary>Details</summary>\n\n${body.trim()}\n\n</details>`;
            const title = `### ${MARKS[server.verdict]} ${name} ${score ?? ""}`;
            return {
                title: `details of ${name}`,
                markdown: body.trim() === "" ? title : `${title}\n\n${details}`,
                // A green server's details are worth least.
                expendable: server.verdict === "ok" ? 2 : 1,
            };
        }),
    ];
}
/** Says so when there is nothing to do: a comment that told bad news once must not go on telling them. */
function allClear(servers) {
    const diffs = servers.flatMap(({ diff }) => (diff === null ? [] : [diff]));
    if (diffs.length === 0)
        return "All clear.";
    if (diffs.length === servers.length && diffs.every(wording/* isSame */.Ft))
        return "All clear: nothing changed against the baseline.";
    const breaking = diffs.reduce((sum, { contract }) => sum + (contract?.breaking.length ?? 0), 0);
    const lost = diffs.reduce((sum, { readiness }) => sum + readiness.lost.length, 0);
    return breaking + lost === 0 ? "All clear: nothing got worse against the baseline." : "Nothing that fails this check.";
}
/** Size of a comment as its limit counts it. */
function commentSize(body) {
    return sizeOf(body, "utf16-units");
}

;// CONCATENATED MODULE: ./build/src/sinks/github/annotations.js
// Shows findings at lines of files, within what GitHub keeps: ten annotations of each level of a step, the rest is silently lost.

/** Longest message, in characters; GitHub cuts at 4,096. */
const MAX_CHARACTERS = 2_000;
/**
 * Shows the first of each level, in the order given; where there are more, the last one shown says how many.
 * @param most annotations of each level, the closing one included
 */
function annotate(core, annotations, most) {
    for (const level of ["error", "warning", "notice"]) {
        const all = annotations.filter((annotation) => annotation.level === level);
        const limit = Math.max(0, most[level]);
        const shown = all.length <= limit ? all : all.slice(0, Math.max(0, limit - 1));
        for (const { title, message, file, line } of shown) {
            core[level]((0,lib_escape/* printable */.g$)(message, MAX_CHARACTERS), {
                title: (0,lib_escape/* printable */.g$)(title),
                ...(file === undefined ? {} : { file, ...(line === undefined ? {} : { startLine: line }) }),
            });
        }
        const rest = all.length - shown.length;
        if (rest > 0 && limit > 0)
            core[level](`${rest} more in the Step Summary and the report files.`, { title: "mcpeval" });
    }
}

// EXTERNAL MODULE: ./build/src/sinks/github/refusal.js
var refusal = __webpack_require__(81756);
;// CONCATENATED MODULE: ./build/src/action/findings.js


/** Tools an annotation names; the report has them all. */
const NAMED_TOOLS = 5;
/**
 * The annotations of all servers. Errors: failing cases, and breaking changes where those fail the run. Warnings: other breaking changes,
 * and lost points, the new ones where there is a baseline, else all by cause.
 */
function findings(measured) {
    return measured.flatMap(({ report, comparison }) => {
        const { document, places } = report;
        const at = placesOf(document, places);
        const prefix = measured.length > 1 ? `${document.server}: ` : "";
        const all = [
            ...failingCases(document, at),
            ...(comparison === null ? [] : breakingChanges(comparison.diff, at)),
            ...lostPoints(document, comparison?.diff ?? null, at),
        ];
        return all.map((one) => ({ ...one, title: `${prefix}${one.title}` }));
    });
}
/** Without a manifest nothing has a line: an annotation at a file that is not there would lead nowhere. */
function placesOf({ manifest_sha256: manifest }, places) {
    const spot = (place) => manifest === null || place === undefined ? {} : { file: decodeURIComponent(place.uri), line: place.region.startLine };
    return {
        case: (id) => spot(places?.cases.get(id) ?? places?.fallback),
        tool: (name) => spot((name === null ? undefined : places?.tools.get(name)) ?? places?.fallback),
    };
}
function failingCases({ cases, waivers }, at) {
    return cases
        .filter((one) => !one.passed && one.not_applicable !== true && (0,waived/* caseWaiver */.fh)(waivers, one) === undefined)
        .map((one) => ({
        level: "error",
        title: `case ${one.id} failed`,
        message: [
            `${one.probe}${one.tool === null ? "" : ` of ${one.tool}`}: ${one.reason ?? "failed"}`,
            ...(one.detail === null ? [] : [` (${one.detail.bound} ${one.detail.observed}, limit ${one.detail.limit})`]),
            ...(one.hint === null ? [] : [`. ${one.hint}`]),
        ].join(""),
        ...at.case(one.id),
    }));
}
function breakingChanges({ contract, gate }, at) {
    const fails = gate?.rules.some(({ rule, passed }) => rule === "fail-on-breaking" && !passed) ?? false;
    return (contract?.breaking ?? []).map(({ change, tool, parameter }) => ({
        level: fails ? "error" : "warning",
        title: `breaking change: ${change.replaceAll("-", " ")}`,
        message: `${tool ?? "the server"}${parameter === undefined ? "" : `, parameter sha256:${parameter}`}: callers of the baseline break.`,
        ...at.tool(tool),
    }));
}
/** One annotation a cause; what pays most first. */
function lostPoints(report, diff, at) {
    const { readiness, waivers } = report;
    if (readiness === null)
        return [];
    const isCompared = diff?.readiness.comparable === true;
    const isNew = new Set((diff?.readiness.lost ?? []).map(({ id, tool, reason }) => JSON.stringify([id, tool, reason])));
    const areas = readiness.areas.map((area) => ({
        ...area,
        checks: isCompared ? area.checks.filter(({ id, tool, reason }) => isNew.has(JSON.stringify([id, tool, reason]))) : area.checks,
    }));
    return (0,plan/* planOf */.XC)({ ...readiness, areas }, waivers).steps.map(({ reason, hint, tools, gain }) => {
        const named = tools.slice(0, NAMED_TOOLS).join(", ");
        const more = tools.length > NAMED_TOOLS ? ` and ${tools.length - NAMED_TOOLS} more` : "";
        return {
            level: "warning",
            title: `${isCompared ? "new: " : ""}${reason}${gain === null ? "" : ` (${(0,plan/* gainText */.N4)(gain)})`}`,
            message: `${tools.length === 0 ? "" : `${named}${more}: `}${hint}`,
            ...at.tool(tools[0] ?? null),
        };
    });
}

// EXTERNAL MODULE: ./build/src/action/measured.js
var measured = __webpack_require__(95162);
;// CONCATENATED MODULE: ./build/src/action/delivery.js
// Takes a run's results to where people look: annotations, an artifact, the pull request's comment, code scanning. Each may fail alone,
// with a line that says what is missing; none of them changes the verdict. GitHub's clients load only for what was asked for.






/** Longest that all talk with GitHub may take, in milliseconds: a hanging proxy must not hold the job. */
const PATIENCE_MS = 120_000;
/** Shows findings at their lines, within the limit of each level. The failing line of the step is an error too, so one is kept for it. */
function showFindings({ core, settings, measured }) {
    const most = settings.maxAnnotations;
    annotate(core, findings(measured), { error: Math.min(most, 9), warning: most, notice: most });
}
/** Delivers what was asked for, one after the other. Never rejects for a sink's sake. */
async function deliver(input) {
    const { settings, event, host, core } = input;
    const failures = [];
    const nothing = { commentUrl: "", artifactId: "", sarifIds: {}, failures };
    const asked = settings.uploadArtifact || settings.comment !== "never" || settings.uploadSarif;
    if (!asked || host.signal.aborted)
        return nothing;
    if (event.name === "merge_group") {
        core.info("in a merge queue only the verdict is reported: no artifact, comment or upload");
        return nothing;
    }
    const attempt = async (otherwise, work) => {
        try {
            return await work();
        }
        catch (error) {
            if (!(error instanceof errors/* SinkFailure */.CM))
                throw error;
            failures.push(error.message);
            return otherwise;
        }
    };
    const connect = connector(input);
    const artifactId = settings.uploadArtifact ? await attempt("", () => putArtifact(input)) : "";
    const commentUrl = settings.comment === "never" ? "" : await attempt("", () => comment(input, connect));
    const sarifIds = {};
    for (const { server, files } of settings.uploadSarif ? input.written : []) {
        const id = await attempt("", () => upload(input, connect, files.sarif));
        if (id !== "")
            sarifIds[server] = id;
    }
    return { commentUrl, artifactId, sarifIds, failures };
}
function connector({ settings, host, event }) {
    const signal = AbortSignal.any([host.signal, AbortSignal.timeout(PATIENCE_MS)]);
    return async (attempt, work) => {
        if (settings.token === "")
            throw new errors/* SinkFailure */.CM(`${attempt.what}: there is no token; leave 'github-token' out to use the job's own`);
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(1012)]).then(__webpack_require__.bind(__webpack_require__, 21012));
        try {
            return await work(connectGitHub(settings.token, host.env["GITHUB_API_URL"] ?? "https://api.github.com", signal));
        }
        catch (error) {
            throw error instanceof errors/* SinkFailure */.CM ? error : (0,refusal/* refusal */.x)(error, { ...attempt, isFork: event.isFork });
        }
    };
}
async function putArtifact({ settings, host, written, folder }) {
    const files = [...new Set(written.flatMap(({ files: forms, compared }) => [...Object.values(forms), ...compared]))];
    if (files.length === 0)
        throw new errors/* SinkFailure */.CM("the report was not uploaded as an artifact: its files could not be written");
    const { uploadArtifact } = await __webpack_require__.e(/* import() */ 4984).then(__webpack_require__.bind(__webpack_require__, 34984));
    return uploadArtifact({ name: settings.artifactName, files, root: folder, env: host.env });
}
async function comment(input, connect) {
    const { settings, event, measured } = input;
    const servers = measured.map(partOf);
    const body = renderComment({ key: settings.commentKey, servers, runUrl: event.runUrl });
    return post(input, connect, body, settings.comment === "always" || servers.some(isNews));
}
/**
 * Tells the pull request that there is no report, so that an earlier comment does not go on telling of a run that is over.
 * @param mayCreate whether it is worth a comment where there is none
 * @returns what could not be delivered, or null
 */
async function deliverNotice(place, markdown, mayCreate) {
    const { settings, event, host } = place;
    if (settings.comment === "never" || host.signal.aborted || event.name === "merge_group")
        return null;
    try {
        await post(place, connector(place), renderNotice(settings.commentKey, markdown, event.runUrl), mayCreate);
        return null;
    }
    catch (error) {
        if (!(error instanceof errors/* SinkFailure */.CM))
            throw error;
        return error.message;
    }
}
async function post({ core, settings, event }, connect, body, mayCreate) {
    const { pull, owner, repo } = event;
    if (pull === null) {
        core.info(`no comment: the event ${event.name} has no pull request`);
        return "";
    }
    const { putComment } = await __webpack_require__.e(/* import() */ 7145).then(__webpack_require__.bind(__webpack_require__, 77145));
    const sticky = {
        marker: commentMarker(settings.commentKey),
        body,
        mayCreate,
        substance: commentSubstance,
        runOf: commentRun,
    };
    const attempt = { what: "the pull request has no up-to-date comment", permission: "pull-requests: write" };
    const outcome = await connect(attempt, (api) => putComment(api, { owner, repo, number: pull }, sticky));
    core.info(TOLD[outcome.done] + (outcome.done === "nothing" ? "" : outcome.url));
    return outcome.done === "nothing" ? "" : outcome.url;
}
const TOLD = {
    created: "comment created: ",
    updated: "comment updated: ",
    unchanged: "comment unchanged: ",
    superseded: "comment left alone, a later run wrote it: ",
    nothing: "no comment: there is nothing to tell",
};
/** One server as the comment sees it. */
function partOf({ report, verdict, comparison, isNew }) {
    return {
        report: report.document,
        diff: comparison?.diff ?? null,
        verdict: (0,measured/* settledVerdict */.r)({ verdict, comparison }),
        problem: verdict === "incomplete" ? null : (comparison?.problem ?? null),
        isNew: isNew ?? false,
    };
}
async function upload({ core, host, event, readText }, connect, path) {
    const what = "code scanning has no new results";
    if (path === undefined)
        throw new errors/* SinkFailure */.CM(`${what}: the SARIF report could not be written`);
    const { owner, repo, sha, ref } = event;
    // Its commit is the base's: what a pull request brings would be filed under the branch it goes into.
    if (event.name === "pull_request_target")
        throw new errors/* SinkFailure */.CM(`${what}: under pull_request_target they would be shown at the base branch`);
    if (!/^[0-9a-f]{40}$/.test(sha) || !ref.startsWith("refs/")) {
        throw new errors/* SinkFailure */.CM(`${what}: the event ${event.name} names no commit and ref to show them at`);
    }
    const sarif = await readText(path);
    const { uploadSarif } = await __webpack_require__.e(/* import() */ 8083).then(__webpack_require__.bind(__webpack_require__, 48083));
    const sleep = (ms) => host.clock.sleep(ms, host.signal);
    const attempt = { what, permission: "security-events: write" };
    const { id, state } = await connect(attempt, (api) => uploadSarif(api, { owner, repo, sha, ref, sarif, sleep }));
    core.info(state === "complete" ? "uploaded to code scanning" : "uploaded to code scanning, which is still taking it in");
    return id;
}


/***/ }),

/***/ 33412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67198);
// What the runner says about the event that started the run: which repository, pull request, commit. Reads variables and the payload only.

/**
 * @param payload text of the file at GITHUB_EVENT_PATH; anything that is no JSON object counts as an empty one
 */
function readEvent(env, payload) {
    const repository = env["GITHUB_REPOSITORY"] ?? "";
    const [owner = "", repo = ""] = repository.split("/");
    const pullRequest = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePayload */ .e)(payload), "pull_request");
    const number = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(pullRequest, "number");
    const pull = typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
    const headRepository = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(pullRequest, "head", "repo", "full_name");
    const [server, run] = [env["GITHUB_SERVER_URL"] ?? "", env["GITHUB_RUN_ID"] ?? ""];
    const hasRun = /^https?:\/\//.test(server) && /^\d+$/.test(run) && owner !== "" && repo !== "";
    return {
        name: env["GITHUB_EVENT_NAME"] ?? "",
        owner,
        repo,
        pull,
        // A fork that was deleted has no repository any more. Under pull_request_target the token is the base's own, whoever asks.
        isFork: pull !== null &&
            env["GITHUB_EVENT_NAME"] !== "pull_request_target" &&
            (headRepository !== repository || env["GITHUB_ACTOR"] === "dependabot[bot]"),
        sha: env["GITHUB_SHA"] ?? "",
        ref: env["GITHUB_REF"] ?? "",
        runUrl: hasRun ? `${server}/${owner}/${repo}/actions/runs/${run}` : null,
    };
}


/***/ }),

/***/ 14380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qh: () => (/* binding */ INPUT_NAMES),
  "in": () => (/* binding */ readRequest),
  IU: () => (/* binding */ reportFiles)
});

// EXTERNAL MODULE: ./build/src/commands/server-command.js
var server_command = __webpack_require__(67293);
// EXTERNAL MODULE: ./build/src/commands/target-check.js
var target_check = __webpack_require__(91618);
// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/manifest-file.js
var manifest_file = __webpack_require__(32001);
// EXTERNAL MODULE: ./build/src/options/action.js
var action = __webpack_require__(6648);
// EXTERNAL MODULE: ./build/src/options/label.js
var options_label = __webpack_require__(84250);
// EXTERNAL MODULE: ./build/src/options/read.js + 1 modules
var read = __webpack_require__(63164);
// EXTERNAL MODULE: ./build/src/options/values.js
var options_values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/action/paths.js
var paths = __webpack_require__(20436);
// EXTERNAL MODULE: ./build/src/action/wording.js
var wording = __webpack_require__(208);
;// CONCATENATED MODULE: ./build/src/action/config.js
// Reads `config` and `servers`: which servers of a client's configuration file a step measures, and what goes with several of them.




/** Reads the choice, and what cannot stand beside it. */
function readServers(input) {
    const given = (name) => input(name).trim() !== "";
    const names = [...new Set((0,action/* inputLines */.KD)(input("servers")))];
    if (!given("config"))
        return { names: null, problems: names.length > 0 ? ["'servers' are names in a file; add 'config', its path"] : [] };
    const problems = ["command", "start"].filter(given).map((other) => `'config' cannot be used with '${other}'; leave one of them out`);
    if (given("server"))
        problems.push("'server' labels the one server of a step; with 'config' each is called by its name in 'servers'");
    const labels = names.map((name) => (0,options_label/* labelOfName */.j4)(name).toLowerCase());
    const twice = names.filter((_name, index) => labels.indexOf(labels[index] ?? "") !== index);
    if (twice.length > 0)
        problems.push(`'servers': ${twice.map((name) => JSON.stringify(name)).join(", ")} cannot be told from an earlier one in files`);
    return { names, problems };
}
/** The command line's lines on what is wrong with a file's servers, in the words of a workflow: how to choose is said by `servers`. */
function serverProblems(lines) {
    return lines
        .replace(/^cannot read /, "'config': cannot read ")
        .replace(/ Say which with --server NAME \(repeatable\), or take them with --all:/, " Say which in 'servers', one name a line:")
        .split("\n")
        .map((line) => (0,wording/* nameInputs */.z8)(line.replaceAll("--server", "'servers'"), INPUTS));
}
/** Inputs that messages on a file's servers may name. */
const INPUTS = new Set(["config", "env", "headers", "working-directory", "allow-remote-http"]);
/** What belongs to one server and stands beside several. */
function severalClashes(names, settings, values) {
    if (names === null || names.length < 2)
        return [];
    const found = [];
    const one = (input, what) => {
        found.push(`'${input}' ${what}, and ${String(names.length)} servers are named; give each a step of its own`);
    };
    if (settings.mode === "probe" || settings.mode === "gate-only")
        one("mode", "runs the manifest of one server");
    if ((0,options_values/* textValue */.v8)(values, "manifest") !== undefined)
        one("manifest", "is one server's");
    if (settings.baseline !== null)
        one("baseline", "is one server's report");
    if ((0,options_values/* textValue */.v8)(values, "arguments") !== undefined)
        one("arguments", "names tools of one server");
    if ((0,options_values/* listValue */.a3)(values, "skip-tool").length > 0)
        one("skip-tool", "names tools of one server");
    return found;
}

// EXTERNAL MODULE: ./build/src/action/headers.js
var action_headers = __webpack_require__(50410);
// EXTERNAL MODULE: ./build/src/action/servers.js
var servers = __webpack_require__(84688);
// EXTERNAL MODULE: ./build/src/action/settings.js
var action_settings = __webpack_require__(81767);
;// CONCATENATED MODULE: ./build/src/action/inputs.js
// Reads the Action's inputs into what the commands take. It reports every problem at once and repeats no value that may be secret.















/** Names of all inputs. */
const INPUT_NAMES = new Set(action/* actionInputs */.eh.map(({ name }) => name));
/** The variable that also sets a header, as on the command line. */
const AUTHORIZATION_VARIABLE = "MCPEVAL_HTTP_AUTHORIZATION";
const FILE_NAMES = {
    json: "report.json",
    markdown: "report.md",
    text: "report.txt",
    sarif: "report.sarif",
    junit: "report.xml",
    html: "report.html",
};
/** The command's words, and what is wrong with the choice of target. */
function readTarget(input) {
    const command = input("command").trim();
    const hasUrl = input("url").trim() !== "";
    if (input("config").trim() !== "")
        return { operands: [], problems: [] };
    if (command === "")
        return { operands: [], problems: hasUrl ? [] : ["no server: give 'command', 'url' or 'config'"] };
    const problems = hasUrl ? ["'command' cannot be used with 'url'; leave one of them out"] : [];
    try {
        return { operands: (0,server_command/* splitCommand */.G)(command, "'command'"), problems };
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return { operands: [], problems: [...problems, error.message] };
    }
}
/** Absolute paths of the files of one report. */
function reportFiles(folder, forms, platform) {
    const at = (form) => (0,paths/* inFolder */._z)(folder, FILE_NAMES[form], platform);
    return {
        json: at("json"),
        markdown: at("markdown"),
        text: at("text"),
        ...Object.fromEntries(forms.map((form) => [form, at(form)])),
    };
}
/** The earlier report, and what is wrong with it. Its server must be this one: reports of two servers are not compared. */
async function readBaseline(path, label, context) {
    if (path === null)
        return { baseline: null, problems: [] };
    try {
        const baseline = await context.readBaseline(path);
        const { server } = baseline.report;
        if (server === label)
            return { baseline, problems: [] };
        const names = [server, label].map((name) => JSON.stringify((0,lib_escape/* printable */.g$)(name)));
        return { baseline, problems: [`'baseline' is a report of ${names.join(", and this step measures ")}; give 'server' the same label`] };
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return { baseline: null, problems: [`'baseline': ${error.message}`] };
    }
}
/** Which command measures; in mode auto there being a manifest decides. */
async function commandOf({ mode }, values, context) {
    if (mode !== "auto")
        return mode === "score" ? "score" : "probe";
    const isThere = (0,options_values/* textValue */.v8)(values, "manifest") !== undefined || (await context.isFile(manifest_file/* DEFAULT_MANIFEST */.m));
    return isThere ? "probe" : "score";
}
/** What is said of files that are not there; those that a build may yet make are looked for when they are read. */
async function missingFiles({ mode }, values, context) {
    const found = [];
    for (const input of mode === "score" ? ["arguments", "waivers"] : ["arguments", "manifest", "waivers"]) {
        const path = (0,options_values/* textValue */.v8)(values, input);
        if (path === undefined || (await context.isFile(path)))
            continue;
        found.push(`'${input}': cannot read ${(0,lib_escape/* printable */.g$)(path)}: no such file; paths are relative to the workspace, is the repository checked out?`);
    }
    const needsManifest = (mode === "probe" || mode === "gate-only") && (0,options_values/* textValue */.v8)(values, "manifest") === undefined;
    if (needsManifest && !(await context.isFile(manifest_file/* DEFAULT_MANIFEST */.m))) {
        found.push(`'mode': ${mode} runs a manifest, and there is no ${manifest_file/* DEFAULT_MANIFEST */.m}; name yours with 'manifest', or write one: npx mcpeval init`);
    }
    return found;
}
/**
 * Reads and checks all inputs.
 * @param input text of one input, the empty text when it was not given (GitHub knows no absent inputs)
 */
async function readRequest(input, context) {
    const given = (0,action/* rawFromInputs */.sh)("probe", input);
    const isUrl = input("url").trim() !== "";
    const { serving, problems: unserved } = (0,servers/* readServing */.xT)(input);
    const isStarted = serving.start !== null;
    // A started server has an address and a process: the process's inputs are read on their own, as those of a command would be.
    const { names, problems: unchosen } = readServers(input);
    const raw = { ...given, ...(isStarted ? { env: [], cwd: "" } : {}), ...(names === null ? {} : { server: names }) };
    const started = (0,read/* readOptions */.Tt)("probe", isStarted ? { env: given["env"], cwd: given["cwd"] } : {}, action_headers/* spell */.lO);
    const headers = (0,action_headers/* readHeaders */.jB)(input("headers"));
    const { values, problems } = (0,read/* readOptions */.Tt)("probe", { ...raw, "header-env": headers.items }, action_headers/* spell */.lO);
    const { settings, problems: unset } = (0,action_settings/* readSettings */.s)(input, action_headers/* spell */.lO);
    const target = readTarget(input);
    const found = [...target.problems, ...unchosen, ...unserved, ...problems, ...started.problems, ...headers.problems, ...unset];
    if (headers.items.length > 0 && !isUrl && names === null)
        found.push("'headers' are sent to a 'url'; a server started by 'command' takes 'env'");
    const directory = (0,options_values/* textValue */.v8)(isStarted ? started.values : values, "cwd");
    const cwd = directory === undefined ? undefined : (0,paths/* resolveInputPath */.qL)(directory, context.workspace, context.platform);
    const isFolder = cwd === undefined || (await context.isDirectory(cwd));
    if (!isFolder) {
        found.push("'working-directory' is no folder of the workspace; is the repository checked out?");
    }
    if (names !== null) {
        // What a build has yet to make cannot be looked for.
        const isBuilt = serving.prepare.length === 0;
        const problem = unchosen.length > 0 ? null : await context.configProblem(values, headers.variables, isBuilt);
        if (problem !== null)
            found.push(...serverProblems(problem));
    }
    else if (target.problems.length === 0) {
        // Only what was not judged above: the address, and the variables or headers that go with this kind of target.
        const judged = { ...values, cwd: undefined, ...(isUrl ? { env: [] } : { "header-env": [] }) };
        const { workspace, platform } = context;
        const outer = {
            env: { ...context.env, ...headers.variables },
            cwd: cwd ?? workspace,
            platform,
            isDirectory: () => true,
            // In a folder that is not there no command is: one mistake, one line. And a build may be what makes it.
            checkCommand: isFolder && serving.prepare.length === 0 ? context.checkCommand : () => undefined,
        };
        const problem = (0,target_check/* targetProblem */.j_)(judged, target.operands, outer);
        if (problem !== null)
            found.push((0,wording/* nameInputs */.z8)(problem, INPUT_NAMES));
    }
    const [only] = names ?? [];
    const label = only === undefined ? ((0,options_values/* textValue */.v8)(values, "server") ?? (0,options_label/* labelFrom */.VK)(context.repository)) : (0,options_label/* labelOfName */.j4)(only);
    if (settings.compareToBase && isUrl && !isStarted) {
        found.push("'compare-to' needs a server that this step can start twice: give 'command', or 'start' beside 'url'");
    }
    const { baseline, problems: unlike } = await readBaseline(settings.baseline, label, context);
    found.push(...unlike, ...(0,action_settings/* clashes */.g)(settings, values, settings.baseline !== null || settings.compareToBase));
    found.push(...severalClashes(names, settings, values));
    if (serving.prepare.length === 0 && (names ?? []).length < 2)
        found.push(...(await missingFiles(settings, values, context)));
    const outputDir = input("output-dir").trim();
    const folder = (0,paths/* resolveInputPath */.qL)(outputDir === "" ? paths/* DEFAULT_OUTPUT_DIR */.w : outputDir, context.workspace, context.platform);
    const files = reportFiles(folder, settings.extraForms, context.platform);
    for (const path of Object.values(files)) {
        if (!(await context.isReplaceable(path)))
            found.push(`'output-dir': ${path} exists and is no report of mcpeval; name another folder`);
    }
    return {
        // A manifest is one server's.
        command: (names ?? []).length > 1 ? "score" : await commandOf(settings, values, context),
        settings,
        baseline,
        values: {
            ...values,
            server: names ?? label,
            "gate-only": settings.mode === "gate-only",
            // The output needs it whatever is demanded of it; it asks the server nothing more.
            grade: settings.mode !== "gate-only",
            // A job's home is gone when it ends: a history would be written for nobody.
            history: false,
            // Places are looked up for SARIF alone, and annotations need them too.
            format: "sarif",
            ...(cwd === undefined || isStarted ? {} : { cwd }),
        },
        operands: target.operands,
        servers: names,
        serving,
        servingEnv: (0,options_values/* listValue */.a3)(started.values, "env"),
        cwd: cwd ?? context.workspace,
        headerVariables: headers.variables,
        secrets: {
            headers: [...Object.values(headers.variables), context.env[AUTHORIZATION_VARIABLE] ?? ""].filter((value) => value !== ""),
            env: (0,action_headers/* variableValues */.x3)(typeof given["env"] === "object" ? given["env"] : [], context.env),
            needed: [context.workspace, context.repository],
            token: settings.token,
        },
        folder,
        files,
        problems: [...new Set(found)],
    };
}


/***/ }),

/***/ 95162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ settledVerdict)
/* harmony export */ });
/* harmony import */ var _model_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20423);

/** The verdict of report and comparison together. What was not measured cannot be compared either: that is no misuse of its own. */
function settledVerdict({ verdict, comparison }) {
    return verdict === "incomplete" ? verdict : (0,_model_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .QZ)([verdict, comparison?.verdict ?? "ok"]);
}


/***/ }),

/***/ 67198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parsePayload),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);
// The event's payload as GitHub wrote it: parsed, and read field by field. It may be anything, so nothing in it is taken for granted.

/** The payload; null when the text is no JSON. */
function parsePayload(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** The value under these names, one inside the other; undefined where one of them is missing. */
function valueAt(value, ...names) {
    let found = value;
    for (const name of names)
        found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(found) ? found[name] : undefined;
    return found;
}


/***/ }),

/***/ 84688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   Sx: () => (/* binding */ whileServing),
/* harmony export */   iA: () => (/* binding */ prepare),
/* harmony export */   xT: () => (/* binding */ readServing)
/* harmony export */ });
/* unused harmony export LOG_FILES */
/* harmony import */ var _commands_server_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67293);
/* harmony import */ var _commands_serving_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21851);
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52694);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74132);
/* harmony import */ var _options_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6648);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20436);
// What a step runs around its measurement: the commands that build the server, and the HTTP server it starts and stops. It reads the
// inputs `prepare` and `start`, and shows a server's own words only as text.






/** Files of the output folder that hold what the user's own programs printed. No report: they may hold anything. */
const LOG_FILES = { prepare: "prepare.log", start: "server.log" };
/** Reads `prepare` and `start`. Problems name the input and quote nothing. */
function readServing(input) {
    const problems = [];
    const words = (text, name) => {
        try {
            return (0,_commands_server_command_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCommand */ .G)(text, name);
        }
        catch (error) {
            if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb))
                throw error;
            problems.push(error.message);
            return [];
        }
    };
    const prepare = (0,_options_action_js__WEBPACK_IMPORTED_MODULE_4__/* .inputLines */ .KD)(input("prepare")).flatMap((line, index) => 
    // No program is called so, and people write notes into blocks of commands.
    line.startsWith("#") ? [] : [words(line, `'prepare': line ${String(index + 1)}`)]);
    const start = input("start").trim() === "" ? null : words(input("start"), "'start'");
    if (start !== null && input("url").trim() === "") {
        problems.push("'start' needs 'url', the address its server listens on; a stdio server is started by 'command'");
    }
    return { serving: { prepare, start }, problems };
}
/**
 * Runs the build, one command after the other.
 * @throws UsageError when a program does not exist
 * @throws Incomplete `prepare-failed`, with the last lines of its log as detail
 */
async function prepare(serving, place, host, say) {
    const logFile = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .inFolder */ ._z)(place.folder, LOG_FILES.prepare, host.platform);
    const env = buildEnvironment(host.env);
    for (const [index, words] of serving.prepare.entries()) {
        const from = host.clock.now();
        await named("'prepare'", () => (0,_commands_serving_js__WEBPACK_IMPORTED_MODULE_1__/* .build */ .jq)({ words, cwd: place.cwd, env, logFile, append: index > 0 }, host)).catch((error) => {
            if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Incomplete */ .nd) || error.code !== "prepare-failed" || serving.prepare.length === 1)
                throw error;
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Incomplete */ .nd(error.code, `${error.message}, command ${String(index + 1)} of 'prepare'`, error.terminalDetail);
        });
        say((0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(`prepared: ${words.join(" ")} (${((host.clock.now() - from) / 1_000).toFixed(1)} s)`));
    }
}
/**
 * Runs `work` while the started server, if any, is up.
 * @param values options of `score`; they say where the server listens and how to reach it
 * @throws Incomplete when the server does not become ready, and whatever `work` throws; the server is stopped either way
 */
async function whileServing(serving, place, values, host, work) {
    const { start } = serving;
    if (start === null)
        return work();
    const logFile = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .inFolder */ ._z)(place.folder, LOG_FILES.start, host.platform);
    const server = await named("'start'", () => (0,_commands_serving_js__WEBPACK_IMPORTED_MODULE_1__/* .serve */ .wX)({ words: start, env: place.env, cwd: place.cwd, logFile }, values, host));
    try {
        return await work();
    }
    finally {
        await server.stop();
    }
}
/** What a build sees: the step's variables, as a `run:` step would, without what only the runner and its actions are to have. */
function buildEnvironment(env) {
    const RUNNER_ONLY = /^(?:INPUT_|ACTIONS_(?:RUNTIME|RESULTS|CACHE|ID_TOKEN)_|STATE_|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)$|MCPEVAL_ACTION)/;
    return Object.fromEntries(Object.entries(env).filter(([name]) => !RUNNER_ONLY.test(name)));
}
async function named(input, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${input}: ${error.message}`);
        throw error;
    }
}


/***/ }),

/***/ 81767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ clashes),
/* harmony export */   s: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _options_floors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83081);
/* harmony import */ var _options_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6648);
/* harmony import */ var _options_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63164);
/* harmony import */ var _options_table_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21951);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70348);
// Reads the inputs that are no option of a command: what is measured, what a comparison fails by, and who is told how.





const WORDS = Object.keys(_options_table_action_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$);
/**
 * @param read the text of one input, the empty text when it was not given
 * @param spell how messages name an option of `diff`
 */
function readSettings(read, spell) {
    const { values, problems } = (0,_options_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readSpecs */ .F5)(_options_table_action_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTION_SPECS */ .CA, (0,_options_action_js__WEBPACK_IMPORTED_MODULE_0__/* .rawOwnInputs */ .ww)(read), (name) => `'${name}'`);
    const diff = (0,_options_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readOptions */ .Tt)("diff", (0,_options_action_js__WEBPACK_IMPORTED_MODULE_0__/* .rawFromInputs */ .sh)("diff", read), spell);
    const failOn = readFailOn((0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .listValue */ .a3)(values, "fail-on"));
    const found = [...problems, ...diff.problems, ...failOn.problems];
    const artifactName = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(values, "artifact-name")?.trim() ?? "";
    if (!_options_table_action_js__WEBPACK_IMPORTED_MODULE_2__/* .ARTIFACT_NAME */ .Xk.test(artifactName)) {
        found.push(`'artifact-name' must be 1 to 128 characters without quotes, slashes, backslashes and any of : < > | * ?`);
    }
    const uploadSarif = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .qR)(values, "upload-sarif");
    const forms = ["sarif", "junit", "html"].filter((form) => (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .qR)(values, form) || (form === "sarif" && uploadSarif));
    return {
        settings: {
            mode: _options_table_action_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTION_MODES */ .mw.find((mode) => mode === (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(values, "mode")) ?? "auto",
            baseline: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(values, "baseline")?.trim() ?? null,
            compareToBase: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(values, "compare-to") === "base",
            rules: { ...diff.values, ...failOn.rules },
            extraForms: forms,
            comment: _options_table_action_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_MODES */ .p8.find((mode) => mode === (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(values, "comment")) ?? "never",
            commentKey: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(values, "comment-key") ?? "mcpeval",
            uploadSarif,
            uploadArtifact: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .qR)(values, "upload-artifact"),
            artifactName,
            maxAnnotations: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberValue */ .Vg)(values, "max-annotations") ?? _options_table_action_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ANNOTATIONS */ .KE,
            token: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(values, "github-token")?.trim() ?? "",
            strict: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .qR)(values, "strict-reporting"),
        },
        problems: found,
    };
}
/** Words on lines of their own or between commas; no word at all is the default, `none` alone is no rule. */
function readFailOn(items) {
    const words = items.flatMap((item) => item.split(",")).map((word) => word.trim());
    const named = new Set(words.filter((word) => word !== ""));
    const unknown = [...named].filter((word) => word !== "none" && !WORDS.some((known) => known === word));
    const problems = unknown.length > 0
        ? [`'fail-on' knows ${WORDS.join(", ")} and none, not ${unknown.map((word) => JSON.stringify(word.slice(0, 60))).join(", ")}`]
        : named.has("none") && named.size > 1
            ? ["'fail-on': none stands alone; leave it or the others out"]
            : [];
    if (named.size === 0)
        named.add("regression");
    return { rules: Object.fromEntries(WORDS.map((word) => [_options_table_action_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$[word], named.has(word)])), problems };
}
/**
 * What does not go together among settings and options of the run.
 * @param hasBaseline whether this run is compared with anything
 */
function clashes({ mode, rules, baseline, compareToBase }, values, hasBaseline) {
    const found = [];
    if (baseline !== null && compareToBase)
        found.push("'baseline' cannot be used with 'compare-to'; leave one of them out");
    if (mode === "score") {
        for (const input of ["manifest", "allow-mutation"]) {
            if ((0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(values, input) !== undefined || (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .qR)(values, input))
                found.push(`'${input}' needs the gate, which mode: score leaves out`);
        }
    }
    if (mode === "gate-only") {
        const floors = (0,_options_floors_js__WEBPACK_IMPORTED_MODULE_4__/* .declaredFloors */ .m4)(values);
        if (floors?.minReadiness != null)
            found.push("'min-readiness' needs the standard battery, which mode: gate-only leaves out");
        if (Object.keys(floors?.minArea ?? {}).length > 0)
            found.push("'min-area' needs the standard battery, which mode: gate-only leaves out");
        if ((0,_options_floors_js__WEBPACK_IMPORTED_MODULE_4__/* .gradeFloor */ .gW)(values) !== null)
            found.push("'min-grade' needs the standard battery, which mode: gate-only leaves out");
        if ((0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .listValue */ .a3)(values, "fail-on-advisory").length > 0) {
            found.push("'fail-on-advisory' needs the standard battery, which mode: gate-only leaves out");
        }
    }
    if (hasBaseline)
        return found;
    const needy = [...((0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberValue */ .Vg)(rules, "max-readiness-drop") === undefined ? [] : ["max-readiness-drop"])];
    if ((0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textValue */ .v8)(rules, "max-token-growth") !== undefined)
        needy.push("token-ratchet");
    return [...found, ...needy.map((input) => `'${input}' compares with an earlier report; add 'baseline' or 'compare-to'`)];
}


/***/ }),

/***/ 32505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ WHY_NOT_COMPARABLE)
/* harmony export */ });
/** A clause for each reason. */
const WHY_NOT_COMPARABLE = {
    "version-1-report": "one of the reports has version 1, which knows no readiness",
    "not-measured": "one of the reports has no readiness",
    "standard-differs": "they were measured under different standards",
    "profile-unknown": "one of the reports does not say under which conditions it was measured",
    "profile-differs": "they were measured under different conditions",
};


/***/ }),

/***/ 20423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   QZ: () => (/* binding */ worst)
/* harmony export */ });
/* unused harmony export EXIT */
// The only place that maps what happened to a process exit code. Precedence: 2 > 3 > 1 > 0.
/** Process exit codes: pass, red, usage, could not be measured. */
const EXIT = { ok: 0, red: 1, usage: 2, incomplete: 3 };
const PRECEDENCE = ["usage", "incomplete", "red", "ok"];
/** The worst of several verdicts, by the precedence 2 > 3 > 1 > 0; `ok` for none. */
function worst(verdicts) {
    return PRECEDENCE.find((v) => verdicts.includes(v)) ?? "ok";
}
/** The exit code of one verdict. */
function exitCode(verdict) {
    return EXIT[verdict];
}


/***/ }),

/***/ 23819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ contractSections),
/* harmony export */   HN: () => (/* binding */ gateLines),
/* harmony export */   OF: () => (/* binding */ incomparable),
/* harmony export */   PZ: () => (/* binding */ caseSections),
/* harmony export */   Q_: () => (/* binding */ tokenSections),
/* harmony export */   xb: () => (/* binding */ diffMarkdown)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
/* harmony import */ var _shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9436);
/* harmony import */ var _shared_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71072);
/* harmony import */ var _shared_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17690);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2424);
// The diff as GitHub-flavoured Markdown: the verdict and the movement first, then what changed, table by table.
// Names stand in code spans and prose is escaped, so nothing a server or a file says becomes markup, a mention or a link.





const MARKS = { regressed: "❌ regressed", changed: "🟡 changed", fixed: "✅ fixed", added: "➕ added", removed: "➖ removed" };
const CONTRACT_MARKS = { breaking: "❌ breaking", review: "🟡 review", additive: "✅ additive" };
const diffMarkdown = {
    document: "probe-diff",
    format: "markdown",
    mediaType: "text/markdown",
    render(diff, options = {}) {
        const level = Math.min(4, Math.max(1, options.headingLevel ?? 2));
        const heading = (depth, text) => `${"#".repeat(level + depth)} ${text}`;
        const sections = [
            headline(diff, heading),
            ...readinessSections(diff.readiness, heading),
            ...caseSections(diff, heading),
            ...(diff.contract === null ? [] : contractSections(diff.contract, heading)),
            ...tokenSections(diff, heading),
        ];
        return (0,_shared_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .fitSections */ .W)(sections, options.budget ?? null, options.moreAt ?? "the JSON diff");
    },
};
function headline(diff, heading) {
    const { readiness, cases, contract, tokens, gate } = diff;
    const facts = [
        readiness.comparable ? `readiness ${readiness.baseline ?? 0} → ${readiness.current ?? 0} (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .signed */ .x8)(readiness.delta ?? 0)})` : null,
        ..._wording_js__WEBPACK_IMPORTED_MODULE_1__/* .CASE_CLASSES */ .SB.map((name) => (cases[name].length === 0 ? null : `${(0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U)(cases[name].length, "case")} ${name}`)),
        contract === null || contract.breaking.length === 0 ? null : (0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U)(contract.breaking.length, "breaking change"),
        tokens === null || tokens.delta === 0 ? null : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .signed */ .x8)(tokens.delta)} tokens`,
    ].filter((fact) => fact !== null);
    const parts = [
        heading(0, `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(diff.server)} diff`),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(diff) ? "Nothing changed." : capitalised(`${facts.join(", ")}.`),
        ...(readiness.comparable ? [] : [incomparable(readiness)]),
        ...(contract === null ? ["Contract not compared: a report has no catalog."] : []),
        ...(gate === undefined ? [] : [gateLines(gate)]),
    ];
    return { title: "headline", markdown: parts.filter((part) => part !== ".").join("\n\n"), expendable: 0 };
}
function capitalised(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function incomparable(readiness) {
    const score = (value) => (value === null ? "none" : String(value));
    const differs = readiness.profile_differs === undefined ? "" : ` (${readiness.profile_differs.map((name) => (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(name)).join(", ")})`;
    return `Readiness ${score(readiness.baseline)} and ${score(readiness.current)} are not comparable: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .notComparable */ .kY)(readiness)}${differs}.`;
}
function gateLines({ passed, rules }) {
    const item = ({ rule, observed, limit, compared, unit }) => {
        const suffix = unit === "percent" ? "%" : "";
        const by = compared === "score_without_latency" ? ", latency left out" : "";
        return `${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(rule)} ${observed}${suffix} of at most ${limit}${suffix}${by}`;
    };
    if (passed)
        return `✅ Rules kept: ${rules.map(item).join("; ")}.`;
    return `> [!CAUTION]\n> Rules broken: ${rules
        .filter((rule) => !rule.passed)
        .map(item)
        .join("; ")}.`;
}
function readinessSections(readiness, heading) {
    const moved = readiness.areas.filter(({ delta }) => delta !== 0);
    const columns = [{ heading: "Area" }, ...["Baseline", "Current", "Change"].map((name) => ({ heading: name, numeric: true }))];
    const rows = moved.map(({ name, baseline, current, delta }) => [(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownEscape */ .pf)(name), String(baseline), String(current), (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .signed */ .x8)(delta)]);
    const losses = [
        ...readiness.lost.map((loss) => ["❌ lost", loss]),
        ...readiness.regained.map((loss) => ["✅ regained", loss]),
    ];
    const lossRows = losses.map(([mark, { id, tool, reason }]) => [
        mark,
        (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(id),
        tool === null ? "" : (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(tool),
        (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(reason),
    ]);
    return [
        ...(rows.length === 0 ? [] : [{ title: "areas", markdown: `${heading(1, "Areas")}\n\n${(0,_shared_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)(columns, rows)}`, expendable: 1 }]),
        ...(lossRows.length === 0
            ? []
            : [
                {
                    title: "checks",
                    markdown: `${heading(1, "Checks")}\n\n${(0,_shared_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)([{ heading: "" }, { heading: "Check" }, { heading: "Tool" }, { heading: "Reason" }], lossRows)}`,
                    expendable: 3,
                },
            ]),
    ];
}
function caseSections({ cases }, heading) {
    const side = (one) => one === null ? "" : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictWord */ .E0)(one)}${one.reason === null ? "" : ` ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(one.reason)}`}`;
    const rows = _wording_js__WEBPACK_IMPORTED_MODULE_1__/* .CASE_CLASSES */ .SB.flatMap((name) => cases[name].map(({ id, probe, baseline, current }) => [
        MARKS[name],
        (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(id),
        (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(probe),
        side(baseline),
        side(current),
    ]));
    if (rows.length === 0)
        return [];
    const columns = ["", "Case", "Probe", "Baseline", "Current"].map((name) => ({ heading: name }));
    const rest = cases.unchanged.length === 0 ? "" : `\n\n${(0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U)(cases.unchanged.length, "case")} unchanged.`;
    return [{ title: "cases", markdown: `${heading(1, "Cases")}\n\n${(0,_shared_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)(columns, rows)}${rest}`, expendable: 2 }];
}
function contractSections(contract, heading) {
    const kinds = ["breaking", "review", "additive"];
    const rows = kinds.flatMap((kind) => contract[kind].map((change) => [CONTRACT_MARKS[kind], ...changeCells(change)]));
    if (rows.length === 0)
        return [];
    const columns = ["", "Change", "Tool", "Detail"].map((name) => ({ heading: name }));
    return [{ title: "contract", markdown: `${heading(1, "Contract")}\n\n${(0,_shared_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)(columns, rows)}`, expendable: 2 }];
}
function changeCells({ change, tool, parameter, from, to }) {
    const detail = [
        ...(parameter === undefined ? [] : [`parameter sha256 ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(parameter)}`]),
        ...(from === undefined || to === undefined ? [] : [`${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(from)} → ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(to)}`]),
    ];
    return [change.replaceAll("-", " "), tool === null ? "" : (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(tool), detail.join(", ")];
}
function tokenSections({ tokens }, heading) {
    if (tokens === null || (tokens.delta === 0 && tokens.tools.length === 0))
        return [];
    const columns = [{ heading: "Tool" }, ...["Baseline", "Current", "Change"].map((name) => ({ heading: name, numeric: true }))];
    const weight = (value) => (value === null ? "" : String(value));
    const rows = [
        ["**Catalog**", String(tokens.baseline), String(tokens.current), (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .signed */ .x8)(tokens.delta)],
        ...tokens.tools.map(({ tool, baseline, current, delta }) => [(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(tool), weight(baseline), weight(current), (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .signed */ .x8)(delta)]),
    ];
    return [{ title: "tokens", markdown: `${heading(1, "Tokens")}\n\n${(0,_shared_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)(columns, rows)}`, expendable: 3 }];
}


/***/ }),

/***/ 2424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ verdictWord),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   SB: () => (/* binding */ CASE_CLASSES),
/* harmony export */   kY: () => (/* binding */ notComparable),
/* harmony export */   x8: () => (/* binding */ signed)
/* harmony export */ });
/* harmony import */ var _lib_not_comparable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32505);
// What text and Markdown both say of a diff: sentences for fixed labels, signed numbers.

/** Classes worth a line, worst first. `unchanged` is only counted. */
const CASE_CLASSES = ["regressed", "changed", "fixed", "added", "removed"];
/** Why two scores are not compared, in words. */
function notComparable({ reason }) {
    return reason === null ? "they are not comparable" : _lib_not_comparable_js__WEBPACK_IMPORTED_MODULE_0__/* .WHY_NOT_COMPARABLE */ .m[reason];
}
/** `+3`, `-2`, `0`. */
function signed(delta) {
    return delta > 0 ? `+${delta}` : String(delta);
}
/** `pass`, `fail`, `not-applicable`, or `absent`. */
function verdictWord(side) {
    return side === null ? "absent" : side.verdict;
}
/** Whether two reports say the same. */
function isSame({ cases, readiness, contract, tokens }) {
    return (CASE_CLASSES.every((name) => cases[name].length === 0) &&
        (readiness.delta === 0 || (readiness.delta === null && readiness.baseline === readiness.current)) &&
        readiness.lost.length + readiness.regained.length === 0 &&
        (contract === null || contract.breaking.length + contract.review.length + contract.additive.length === 0) &&
        (tokens === null || (tokens.delta === 0 && tokens.tools.length === 0)));
}


/***/ }),

/***/ 96362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ advisoryGateLine),
/* harmony export */   q: () => (/* binding */ advisorySections)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
// The advisories of a report as Markdown: a section of findings, and the verdict line where some were declared to fail.

/** One section, or none where nothing was found. */
function advisorySections(report, heading) {
    const found = report.advisories ?? [];
    if (found.length === 0)
        return [];
    const items = found.map(({ id, count, positions, reason, hint }) => {
        const frames = positions.length === 0 ? "" : `, ${positions.length === 1 ? "frame" : "frames"} ${positions.join(", ")}`;
        return `- **${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(id)}** (${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(reason)}, seen ${count === 1 ? "once" : `${count} times`}${frames}): ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownEscape */ .pf)(hint)}`;
    });
    return [
        {
            title: "advisories",
            markdown: `${heading}\n\nSeen on the wire; these change no score.\n\n${items.join("\n")}`,
            expendable: 2,
        },
    ];
}
/** Whether an advisory that was declared to fail the run was found. */
function advisoryGateLine(report, gate) {
    const names = (ids) => ids.map((id) => (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(id)).join(", ");
    if (gate.passed)
        return `✅ Not found: ${names(gate.fail_on)}.`;
    if (report.readiness === null)
        return `❌ Not looked for: ${names(gate.fail_on)}.`;
    const found = new Set((report.advisories ?? []).map(({ id }) => id));
    const failed = gate.fail_on.filter((id) => found.has(id));
    return `> [!CAUTION]\n> Advisories found that fail this run: ${names(failed.length === 0 ? gate.fail_on : failed)}.`;
}


/***/ }),

/***/ 48110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ gradeSections),
/* harmony export */   _: () => (/* binding */ gradeParts)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
/* harmony import */ var _shared_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99997);
/* harmony import */ var _shared_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17690);
// The grade of the ten criteria as Markdown: one line for headline and comment, and a section with all of them.



/** Tools named in a row; the JSON report has them all. */
const NAMED_TOOLS = 6;
const MARKS = { passed: "✅", failed: "❌", unverified: "➖" };
/** The grade, its floor and what is not passed, in one line; none where no grade was asked for. */
function gradeParts({ discoverability, grade_gate: gate }) {
    if (discoverability === undefined)
        return gate === undefined ? [] : [`❌ Grade not judged, floor ${gate.min_grade}.`];
    const failed = (0,_shared_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .criteriaOf */ .pC)(discoverability, "failed").map(({ id, title }) => `${id} ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownEscape */ .pf)(title)}`);
    const open = [...failed, ...(0,_shared_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .unverifiedText */ .zd)(discoverability)];
    const { grade, passed, total } = discoverability;
    const what = `grade ${grade}, ${gate === undefined ? "" : `floor ${gate.min_grade}, `}${passed}/${total} criteria${open.length === 0 ? "" : `: ${open.join(", ")}`}.`;
    const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
    if (gate === undefined)
        return [sentence];
    return [gate.passed ? `✅ ${sentence}` : `> [!CAUTION]\n> ${sentence}`];
}
/** All ten, those not passed with their fix; none where no grade was asked for. */
function gradeSections({ discoverability }, heading) {
    if (discoverability === undefined)
        return [];
    const rows = discoverability.criteria.map((one) => [MARKS[one.outcome], `${one.id} ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownEscape */ .pf)(one.title)}`, why(one)]);
    const cap = discoverability.honesty_cap ? "\n\nNo tool was seen to return content, so the grade is B at best." : "";
    const text = `Judged under ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(discoverability.standard)}; changes no score.${cap}`;
    return [
        {
            title: "grade",
            markdown: `${heading(`Discoverability: grade ${discoverability.grade}`)}\n\n${text}\n\n${(0,_shared_table_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .t)([{ heading: "" }, { heading: "Criterion" }, { heading: "What to do" }], rows)}`,
            expendable: 2,
        },
    ];
}
function why(one) {
    const { outcome, reason, hint, tools } = one;
    if (outcome === "passed")
        return "";
    const more = tools.length - NAMED_TOOLS;
    const named = tools.slice(0, NAMED_TOOLS).map((tool) => (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(tool));
    return [
        ...(reason === null ? [] : [`${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(reason)}${(0,_shared_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .measuredText */ .AY)(one) === "" ? "" : ` (${(0,_shared_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .measuredText */ .AY)(one)})`}`]),
        ...(hint === null ? [] : [(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownEscape */ .pf)(hint)]),
        ...(named.length === 0 ? [] : [`${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`]),
    ].join("<br>");
}


/***/ }),

/***/ 15180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  floors: () => (/* binding */ floors),
  gateSections: () => (/* binding */ gateSections),
  lossItem: () => (/* binding */ lossItem),
  notMeasured: () => (/* binding */ notMeasured),
  reportMarkdown: () => (/* binding */ reportMarkdown)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/render/shared/cases.js
var shared_cases = __webpack_require__(51183);
// EXTERNAL MODULE: ./build/src/render/shared/incomplete.js
var incomplete = __webpack_require__(80040);
// EXTERNAL MODULE: ./build/src/lib/waived.js
var waived = __webpack_require__(86219);
// EXTERNAL MODULE: ./build/src/render/shared/losses.js
var losses = __webpack_require__(51683);
// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var numbers = __webpack_require__(9436);
// EXTERNAL MODULE: ./build/src/render/shared/sections.js
var shared_sections = __webpack_require__(71072);
// EXTERNAL MODULE: ./build/src/render/shared/session-cost.js
var session_cost = __webpack_require__(57818);
// EXTERNAL MODULE: ./build/src/render/shared/table.js
var table = __webpack_require__(17690);
// EXTERNAL MODULE: ./build/src/render/report/markdown-advisories.js
var markdown_advisories = __webpack_require__(96362);
// EXTERNAL MODULE: ./build/src/render/report/markdown-grade.js
var markdown_grade = __webpack_require__(48110);
// EXTERNAL MODULE: ./build/src/render/shared/plan.js
var plan = __webpack_require__(95287);
;// CONCATENATED MODULE: ./build/src/render/report/markdown-plan.js
// The path to 100 and the waivers as Markdown sections.




/** Causes listed; the lost points have all of them. */
const LISTED = 10;
/** The causes, dearest first, one line each; how to fix them is under the lost points. */
function planSections(readiness, waivers, heading) {
    const { steps } = (0,plan/* planOf */.XC)(readiness, waivers);
    if (steps.length === 0)
        return [];
    const items = steps.slice(0, LISTED).map((step, index) => `${index + 1}. ${stepItem(step)}`);
    const more = steps.length - items.length;
    const isCounted = steps.some(({ gain }) => gain !== null);
    const intro = `What gives most back comes first${isCounted ? ", in readiness points" : ""}; how to fix each is under the lost points below.`;
    const rest = more > 0 ? `\n\n${(0,numbers/* count */.U)(more, "more cause")} in the lost points.` : "";
    return [{ title: "path to 100", markdown: `${heading}\n\n${intro}\n\n${items.join("\n")}${rest}`, expendable: 2 }];
}
function stepItem({ gain, reason, areas, tools }) {
    const points = gain === null ? "" : `**${(0,plan/* gainText */.N4)(gain).replace("<", "&lt;")}** `;
    const where = tools.length === 0 ? "" : tools.length === 1 ? `, ${(0,lib_escape/* markdownCode */.D9)(tools[0] ?? "")}` : `, ${(0,numbers/* count */.U)(tools.length, "tool")}`;
    return `${points}${(0,lib_escape/* markdownCode */.D9)(reason)} in ${areas.map((area) => (0,lib_escape/* markdownEscape */.pf)(area)).join(", ")}${where}`;
}
const STATES = {
    applied: "🟡 applied",
    stale: "❌ stale: covers nothing",
    expired: "❌ expired",
    unused: "➖ not judged",
};
/** Every waiver the report was made under. */
function waiverSections({ waivers = [] }, heading) {
    if (waivers.length === 0)
        return [];
    const rows = waivers.map(({ kind, subject, tool, because, owner, expires, state, covers }) => [
        `${kind} ${(0,lib_escape/* markdownCode */.D9)(subject)}`,
        tool === null ? "" : (0,lib_escape/* markdownCode */.D9)(tool),
        (0,lib_escape/* markdownEscape */.pf)(because),
        (0,lib_escape/* markdownEscape */.pf)(owner),
        (0,lib_escape/* markdownEscape */.pf)(expires),
        `${STATES[state]}${state === "applied" ? ` (${covers})` : ""}`,
    ]);
    const columns = ["Waived", "Tool", "Because", "Owner", "Until", "State"].map((name) => ({ heading: name }));
    const intro = "Accepted for a time: these losses keep their cost and fail neither floors nor the gate.";
    return [{ title: "waivers", markdown: `${heading}\n\n${intro}\n\n${(0,table/* table */.t)(columns, rows)}`, expendable: 2 }];
}

;// CONCATENATED MODULE: ./build/src/render/report/markdown.js
// The report as GitHub-flavoured Markdown for a step summary, a pull request or a file: the verdict first, then the path to 100.
// Names stand in code spans and prose is escaped, so nothing a server or a file says becomes markup, a mention or a link.












/** Tools named in the open; a longer list is folded. */
const OPEN_TOOLS = 6;
const reportMarkdown = {
    document: "probe-report",
    format: "markdown",
    mediaType: "text/markdown",
    render(report, options = {}) {
        const level = Math.min(4, Math.max(1, options.headingLevel ?? 2));
        const heading = (depth, text) => `${"#".repeat(level + depth)} ${text}`;
        const sections = [
            headline(report, heading, options.passRate),
            ...(report.readiness === null ? [] : readinessSections(report, report.readiness, heading)),
            ...(report.gate === null ? [] : gateSections(report, report.gate, heading)),
            ...(0,markdown_grade/* gradeSections */.U)(report, (text) => heading(1, text)),
            ...waiverSections(report, heading(1, "Waivers")),
            ...costSections(report, options.pricePerMtok),
            ...(0,markdown_advisories/* advisorySections */.q)(report, heading(1, "Advisories")),
        ];
        return (0,shared_sections/* fitSections */.W)(sections, options.budget ?? null, options.moreAt ?? "the JSON report");
    },
};
function costSections(report, price) {
    const cost = (0,session_cost/* sessionCost */.o)(report, price);
    return cost === null ? [] : [{ title: "session cost", markdown: `Session cost: ${(0,session_cost/* sessionCostSentence */.p)(cost)}.`, expendable: 1 }];
}
function headline(report, heading, passRate) {
    const { readiness, gate } = report;
    const server = (0,lib_escape/* markdownCode */.D9)(report.server);
    const score = readiness === null ? "readiness not measured" : `readiness ${readiness.score}/100`;
    const subject = readiness === null && report.readiness_error === undefined ? "gate" : score;
    const parts = [heading(0, `${server} ${subject}`)];
    if (readiness !== null)
        parts.push([badge(readiness), `measured under ${(0,lib_escape/* markdownCode */.D9)(readiness.standard)}`].filter(Boolean).join(" "));
    if (gate !== null)
        parts.push(`${gate.total === 0 ? "➖" : gate.passed === gate.total ? "✅" : "❌"} Gate: ${gate.passed}/${gate.total} passed`);
    if (passRate !== undefined)
        parts.push(`Manifest pass rate: ${(0,numbers/* decimal */._)(passRate)}% (a version 1 report: it knows no readiness)`);
    if (report.readiness_error !== undefined)
        parts.push(notMeasured(report.readiness_error));
    if (report.readiness_gate !== undefined)
        parts.push(floors(report, report.readiness_gate));
    parts.push(...(0,markdown_grade/* gradeParts */._)(report));
    if (report.advisory_gate !== undefined)
        parts.push((0,markdown_advisories/* advisoryGateLine */.f)(report, report.advisory_gate));
    return { title: "headline", markdown: parts.join("\n\n"), expendable: 0 };
}
/** Only our own badge's shape: the document may come from a file, and an image is a request the reader's browser makes. */
const BADGE = /^https:\/\/img\.shields\.io\/badge\/mcpeval-\d{1,3}%2F100-[a-z]+$/;
function badge(readiness) {
    return BADGE.test(readiness.badge) ? `![mcpeval ${readiness.score}/100](${readiness.badge})` : "";
}
function notMeasured(code) {
    const sentence = (0,incomplete/* incompleteSentence */.i)(code);
    return `> [!WARNING]\n> ${(0,lib_escape/* markdownCode */.D9)(code)}${sentence === null ? "" : `: ${(0,lib_escape/* markdownEscape */.pf)(sentence)}`}`;
}
function floors(report, gate) {
    const latency = gate.exclude_latency ? " Latency checks counted at full marks." : "";
    const credit = gate.waived_points === undefined ? "" : ` Waived losses counted as earned (${(0,numbers/* decimal */._)(gate.waived_points)} points).`;
    const declared = [
        ...(gate.min_readiness === null ? [] : [["readiness", gate.min_readiness]]),
        ...Object.entries(gate.min_area),
    ].map(([subject, floor]) => `${(0,lib_escape/* markdownEscape */.pf)(subject)} ≥ ${floor}`);
    if (gate.passed)
        return `✅ Floors met: ${declared.join(", ")}.${latency}${credit}`;
    if (report.readiness === null)
        return `❌ Floors not compared: ${declared.join(", ")}. There is no score to compare.`;
    const missed = gate.shortfalls.map(({ subject, observed, floor }) => `${(0,lib_escape/* markdownEscape */.pf)(subject)} ${observed} < ${floor}`);
    return `> [!CAUTION]\n> Floors missed: ${(missed.length === 0 ? declared : missed).join(", ")}.${latency}${credit}`;
}
function readinessSections({ waivers }, readiness, heading) {
    const lost = readiness.areas.filter(({ checks }) => checks.length > 0);
    return [
        ...planSections(readiness, waivers, heading(1, "Path to 100")),
        { title: "areas", markdown: areas(readiness, heading), expendable: 1 },
        ...lost.map((area) => {
            const name = (0,lib_escape/* markdownEscape */.pf)(area.name);
            const items = (0,losses/* lossGroups */.U)(area)
                .map((group) => lossItem(group, waivers))
                .join("\n");
            return {
                title: `lost points of ${name}`,
                markdown: `${heading(1, `Lost points: ${name} ${area.score}/100`)}\n\n${items}`,
                expendable: 3,
            };
        }),
    ];
}
function areas(readiness, heading) {
    const { surface } = readiness;
    const rows = readiness.areas.map((area) => [
        (0,lib_escape/* markdownEscape */.pf)(area.name),
        String(area.score),
        (0,table/* bar */.M)(area.score),
        String(area.weight),
        (0,losses/* areaLoss */.l)(area) === 0 ? "0" : `−${(0,numbers/* decimal */._)((0,losses/* areaLoss */.l)(area))}`,
    ]);
    const columns = [
        { heading: "Area" },
        { heading: "Score", numeric: true },
        { heading: "" },
        { heading: "Weight", numeric: true },
        { heading: "Points lost", numeric: true },
    ];
    const seen = `Surface: ${(0,numbers/* count */.U)(surface.tools, "tool")}, ${surface.read_only} read-only, ${(0,numbers/* count */.U)(surface.writers, "writer")}, ${surface.exercised} exercised.`;
    const attested = readiness.attested_read_only ? " Tools without annotations were called: the operator attested that they only read." : "";
    return `${heading(1, "Areas")}\n\n${(0,table/* table */.t)(columns, rows)}\n\n${seen}${attested}`;
}
/** One reason: what to do, then every check and tool that lost by it. */
function lossItem({ reason, hint, checks }, waivers) {
    const ids = [...new Set(checks.map(({ id }) => id))].map((id) => (0,lib_escape/* markdownCode */.D9)(id)).join(", ");
    const details = checks.map((check) => {
        const { tool, score, observed } = check;
        const facts = [
            ...(score === 0 ? [] : [`score ${score}`]),
            ...(observed === null ? [] : [`observed ${observed}`]),
            ...((0,waived/* checkWaiver */.p9)(waivers, check) === undefined ? [] : ["waived"]),
        ].join(", ");
        if (tool === null)
            return facts;
        return `${(0,lib_escape/* markdownCode */.D9)(tool)}${facts === "" ? "" : ` (${facts})`}`;
    });
    const named = details.filter((detail) => detail !== "");
    const list = named.join(", ");
    const intro = `- **${(0,lib_escape/* markdownCode */.D9)(reason)}** (${ids}): ${(0,lib_escape/* markdownEscape */.pf)(hint)}`;
    if (named.length === 0)
        return intro;
    if (named.length <= OPEN_TOOLS)
        return `${intro}<br>${list}`;
    return `${intro}\n  <details><summary>${(0,numbers/* count */.U)(named.length, "tool")}</summary>\n\n  ${list}\n\n  </details>`;
}
function gateSections(report, gate, heading) {
    const failed = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
    const rows = report.cases.map((one) => [
        (0,lib_escape/* markdownCode */.D9)(one.id),
        (0,lib_escape/* markdownCode */.D9)(one.probe),
        one.passed
            ? "✅ pass"
            : one.not_applicable === true
                ? "➖ not applicable"
                : `❌ fail${(0,waived/* caseWaiver */.fh)(report.waivers, one) === undefined ? "" : " (waived)"}`,
        one.first_failure === null ? String(one.attempts) : `${one.attempts} (first failure ${one.first_failure})`,
        one.reason === null ? "" : (0,lib_escape/* markdownCode */.D9)(one.reason),
        one.detail === null ? "" : `${(0,lib_escape/* markdownEscape */.pf)(one.detail.bound)} ${one.detail.observed} > ${one.detail.limit}`,
    ]);
    const columns = [
        { heading: "Case" },
        { heading: "Probe" },
        { heading: "Verdict" },
        { heading: "Attempts", numeric: true },
        { heading: "Reason" },
        { heading: "Bound" },
    ];
    const apart = (0,shared_cases/* notApplicableCount */.Cj)(report.cases);
    const title = heading(1, `Gate ${gate.passed}/${gate.total} passed${apart === 0 ? "" : `, ${apart} not applicable`}`);
    const remedies = remediation(failed);
    return [
        {
            title: "gate verdicts",
            markdown: rows.length === 0 ? title : `${title}\n\n${(0,table/* table */.t)(columns, rows)}`,
            expendable: 2,
        },
        ...(remedies.length === 0
            ? []
            : [{ title: "remediation", markdown: `${heading(1, "Remediation")}\n\n${remedies.join("\n")}`, expendable: 2 }]),
    ];
}
/** Each failing reason's hint once, with the cases it failed and, for a token budget, the tools that weigh most. */
function remediation(failed) {
    const byReason = new Map();
    for (const one of failed) {
        if (one.reason === null)
            continue;
        const group = byReason.get(one.reason);
        if (group === undefined)
            byReason.set(one.reason, [one]);
        else
            group.push(one);
    }
    return [...byReason].map(([reason, cases]) => {
        const ids = cases.map((one) => (0,lib_escape/* markdownCode */.D9)(one.id)).join(", ");
        const hint = cases.find((one) => one.hint !== null)?.hint ?? null;
        const heaviest = cases.flatMap((one) => (0,shared_cases/* heaviestTools */.dn)(one)).map(([name, tokens]) => `${(0,lib_escape/* markdownCode */.D9)(name)} ${tokens}`);
        return [
            `- **${(0,lib_escape/* markdownCode */.D9)(reason)}** (${ids})${hint === null ? "" : `: ${(0,lib_escape/* markdownEscape */.pf)(hint)}`}`,
            ...(heaviest.length === 0 ? [] : [`<br>heaviest: ${heaviest.join(", ")}`]),
        ].join("");
    });
}


/***/ }),

/***/ 51183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ notApplicableCount),
/* harmony export */   Xr: () => (/* binding */ measuredNumbers),
/* harmony export */   dn: () => (/* binding */ heaviestTools)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);

/** How many cases count neither way. */
function notApplicableCount(cases) {
    return cases.filter((one) => one.not_applicable === true).length;
}
/** Measurements whose printed name differs from their name in the document. */
const PRINTED_NAMES = new Map([["tool_count", "tools"]]);
/** The numbers a case measured, in document order; tables of numbers are left to their own lines. */
function measuredNumbers(one) {
    return Object.entries(one.measurements).flatMap(([name, value]) => typeof value === "number" ? [[PRINTED_NAMES.get(name) ?? name, value]] : []);
}
const HEAVIEST = 3;
/** The three tools that weigh most in a case that exceeded a token budget: heaviest first, ties by name. Empty for any other case. */
function heaviestTools(one) {
    const perTool = one.measurements["per_tool"];
    if (one.reason !== "token-budget-exceeded" || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(perTool))
        return [];
    return Object.entries(perTool)
        .flatMap(([name, tokens]) => (typeof tokens === "number" ? [[name, tokens]] : []))
        .sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1))
        .slice(0, HEAVIEST);
}


/***/ }),

/***/ 80040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ incompleteSentence)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// The sentence behind a readiness_error. Only fixed sentences: a report may come from a file.

/** Why readiness is missing, for a known label; null for one this version does not know. */
function incompleteSentence(code) {
    return Object.hasOwn(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .INCOMPLETE_CODES */ .Ab, code) ? _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .INCOMPLETE_CODES */ .Ab[code] : null;
}


/***/ }),

/***/ 51683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lossGroups),
/* harmony export */   l: () => (/* binding */ areaLoss)
/* harmony export */ });
/** Readiness points the area gives away: its weight times what its score misses. Exact, since readiness is made of rounded area scores. */
function areaLoss(area) {
    return (area.weight * (100 - area.score)) / 100;
}
/** The area's lost points by reason, in order of first appearance. */
function lossGroups(area) {
    const byReason = new Map();
    for (const check of area.checks) {
        const group = byReason.get(check.reason);
        if (group === undefined)
            byReason.set(check.reason, [check]);
        else
            group.push(check);
    }
    return [...byReason].map(([reason, checks]) => ({ area, reason, hint: checks[0]?.hint ?? "", checks }));
}


/***/ }),

/***/ 9436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count),
/* harmony export */   _: () => (/* binding */ decimal)
/* harmony export */ });
// Numbers and counts as every text format spells them: no locale, no float noise.
/** At most two decimals, without trailing zeros. */
function decimal(value) {
    return String(Number(value.toFixed(2)));
}
/** "1 tool", "12 tools"; a plural that is not made with an s is given. */
function count(number, noun, plural = `${noun}s`) {
    return `${number} ${number === 1 ? noun : plural}`;
}


/***/ }),

/***/ 95287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ gainText),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   t7: () => (/* binding */ editsOf)
/* harmony export */ });
/* harmony import */ var _lib_waived_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86219);
/* harmony import */ var _losses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51683);
// The path to 100: lost points grouped by their cause, what pays most first. Prints nothing itself.


/**
 * The causes, dearest first; equal ones in report order. A report without gains is ordered by each cause's share of what its areas lost.
 */
function planOf(readiness, waivers) {
    const causes = new Map();
    let waived = 0;
    for (const area of readiness.areas) {
        const missing = area.checks.reduce((sum, { score }) => sum + 100 - score, 0);
        for (const { reason, hint, checks } of (0,_losses_js__WEBPACK_IMPORTED_MODULE_0__/* .lossGroups */ .U)(area)) {
            const open = checks.filter((check) => (0,_lib_waived_js__WEBPACK_IMPORTED_MODULE_1__/* .checkWaiver */ .p9)(waivers, check) === undefined);
            waived += checks.length - open.length;
            if (open.length === 0)
                continue;
            const cause = causes.get(reason) ?? { areas: [], hint, checks: [], worth: 0 };
            cause.areas.push(area.name);
            for (const check of open)
                cause.checks.push(check);
            for (const { gain, score } of open)
                cause.worth += gain ?? (missing === 0 ? 0 : ((0,_losses_js__WEBPACK_IMPORTED_MODULE_0__/* .areaLoss */ .l)(area) * (100 - score)) / missing);
            causes.set(reason, cause);
        }
    }
    const steps = [...causes].map(([reason, { areas, hint, checks, worth }], index) => ({
        step: { areas, reason, hint, checks, tools: toolsOf(checks), gain: gainOf(checks) },
        worth,
        index,
    }));
    return { steps: steps.sort((a, b) => b.worth - a.worth || a.index - b.index).map(({ step }) => step), waived };
}
/** How many places are to be changed: one a tool, one for the whole server. */
function editsOf({ tools, checks }) {
    return tools.length + (checks.some(({ tool }) => tool === null) ? 1 : 0);
}
/** `+0.56`; two decimals, and never a bare zero for something that pays. */
function gainText(gain) {
    return gain > 0 && gain < 0.005 ? "+<0.01" : `+${Number(gain.toFixed(2))}`;
}
function toolsOf(checks) {
    return [...new Set(checks.flatMap(({ tool }) => (tool === null ? [] : [tool])))];
}
/** Null unless some check says what it gives back; a check that gives nothing back alone counts as none. */
function gainOf(checks) {
    const gains = checks.flatMap(({ gain }) => (gain === undefined ? [] : [gain]));
    return gains.length === 0 ? null : gains.reduce((sum, gain) => sum + gain, 0);
}


/***/ }),

/***/ 71072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections)
/* harmony export */ });
/* unused harmony export sizeOf */
/** Size of a text in a budget's unit. */
function sizeOf(text, unit) {
    return unit === "utf8-bytes" ? Buffer.byteLength(text, "utf8") : text.length;
}
/**
 * The sections joined by blank lines, without those that do not fit; a closing note names them.
 * The first section always stays: it carries the verdict.
 * @param moreAt where the rest is, as Markdown
 */
function fitSections(sections, budget, moreAt) {
    const joined = (kept) => {
        const cut = sections.filter((section) => !kept.has(section)).map(({ title }) => title);
        const note = cut.length === 0 ? [] : [`> [!NOTE]\n> Left out for size: ${cut.join(", ")}. The whole report is in ${moreAt}.`];
        return `${[...sections.filter((section) => kept.has(section)).map(({ markdown }) => markdown), ...note].join("\n\n")}\n`;
    };
    const kept = new Set(sections);
    const leaving = sections.slice(1).sort((a, b) => b.expendable - a.expendable || b.markdown.length - a.markdown.length);
    for (const section of leaving) {
        if (budget === null || sizeOf(joined(kept), budget.unit) <= budget.limit)
            break;
        kept.delete(section);
    }
    return joined(kept);
}


/***/ }),

/***/ 57818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sessionCost),
/* harmony export */   p: () => (/* binding */ sessionCostSentence)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9436);

/**
 * The cost of the catalog, which every session pays before its first call.
 * @param price dollars a million tokens
 * @returns null where the report measured no catalog
 */
function sessionCost(report, price) {
    const tokens = price === undefined ? null : catalogTokens(report);
    if (price === undefined || tokens === null)
        return null;
    const dollars = (tokens * price) / 1_000_000;
    return { tokens, price: money(price), perSession: money(dollars), perThousand: money(dollars * 1_000) };
}
/** `2000 tokens at $3/Mtok is $0.006 per session ($6 per 1,000 sessions)`. */
function sessionCostSentence({ tokens, price, perSession, perThousand }) {
    return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U)(tokens, "token")} at ${price}/Mtok is ${perSession} per session (${perThousand} per 1,000 sessions)`;
}
/** As the battery measured it, else as a token-cost case did. */
function catalogTokens({ readiness, cases }) {
    const measured = readiness?.areas.find(({ name }) => name === "context")?.measurements["catalog_tokens"];
    if (measured !== undefined)
        return measured;
    const counted = cases.map(({ measurements }) => measurements["total_tokens"]).find((value) => typeof value === "number");
    return typeof counted === "number" ? counted : null;
}
/** Dollars with at most four significant digits, never in exponent form. */
function money(dollars) {
    const digits = dollars >= 1_000 ? dollars.toFixed(2) : dollars.toPrecision(4);
    return `$${Number(digits)
        .toFixed(9)
        .replace(/\.?0+$/, "")}`;
}


/***/ }),

/***/ 17690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ bar),
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
// GitHub-flavoured Markdown tables and score bars. Escapes nothing: cells are inert Markdown already.
/** A table; every row has a cell a column. */
function table(columns, rows) {
    const line = (cells) => `| ${cells.join(" | ")} |`;
    return [
        line(columns.map(({ heading }) => heading)),
        line(columns.map(({ numeric }) => (numeric === true ? "---:" : "---"))),
        ...rows.map(line),
    ].join("\n");
}
const BAR_CELLS = 10;
/** A score as ten blocks. Full only at 100 and empty only at 0, so that a bar never promises what its score does not. */
function bar(score) {
    const filled = score >= 100 ? BAR_CELLS : score <= 0 ? 0 : Math.min(BAR_CELLS - 1, Math.max(1, Math.round(score / BAR_CELLS)));
    return "▰".repeat(filled) + "▱".repeat(BAR_CELLS - filled);
}


/***/ }),

/***/ 81756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
// Says in one line why GitHub did not do what was asked, and which permission is missing. Repeats nothing of a request.


/** Longest sentence of GitHub repeated, in characters. */
const QUOTED = 200;
/** The failure of one attempt. */
function refusal(error, { what, permission, isFork }) {
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SinkFailure */ .CM(`${what}: ${cause(error, permission, isFork)}`);
}
function cause(error, permission, isFork) {
    const { status, message, headers } = describe(error);
    const needs = `the job needs \`permissions: ${permission}\``;
    if (status === undefined)
        return `GitHub could not be reached (${message})`;
    if (status === 401)
        return "GitHub refused the token (401); leave 'github-token' out to use the job's own";
    if (status === 429 || (status === 403 && (headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined))) {
        return `GitHub's rate limit is spent (${status})`;
    }
    if (status === 403 && /code scanning is not enabled|advanced security|code security/i.test(message)) {
        return "code scanning is not enabled for this repository";
    }
    // Not for want of a permission: GitHub's own words say it best.
    if (status === 403 && /\b(?:locked|archived|blocked|suspended|IP allow list|SAML)\b/i.test(message))
        return `GitHub refused (403): ${message}`;
    if ((status === 403 || status === 404) && isFork) {
        return `the token of a fork's pull request may only read (${status}); ${needs}, which GitHub grants to no fork`;
    }
    if (status === 403)
        return `the token may not do this (403); ${needs}`;
    if (status === 404)
        return `GitHub does not show this to the token (404); ${needs}`;
    return `GitHub answered ${status} (${message})`;
}
/** The client's errors carry a status and the response; all else broke on the way. */
function describe(error) {
    const { status, response } = error;
    const text = error instanceof Error ? error.message : "unknown cause";
    const message = (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text.split("\n", 1)[0] ?? "", QUOTED);
    // The client reports a request that got no answer as status 500 without a response.
    if (typeof status !== "number" || response === undefined)
        return { message: networkCause(error) ?? message, headers: {} };
    return { status, message, headers: response.headers ?? {} };
}
function networkCause(error) {
    for (let at = error; typeof at === "object" && at !== null; at = at.cause) {
        const { code } = at;
        if (typeof code === "string")
            return (0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(code, QUOTED);
    }
    return undefined;
}


/***/ })

};
