export const id = 5951;
export const ids = [5951];
export const modules = {

/***/ 55951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./build/src/model/advisory-names.js
var advisory_names = __webpack_require__(7033);
// EXTERNAL MODULE: ./build/src/lenses/advisories/index.js + 5 modules
var advisories = __webpack_require__(19132);
;// CONCATENATED MODULE: ./build/src/catalogue/advisories.js
// Every advisory and its reasons: a read-only index over the lens's registry.


/** Every advisory, in report order. */
const ADVISORY_ENTRIES = advisory_names/* ADVISORY_IDS */.n.map((id) => {
    const { about, matters, transports, cost, reasons } = advisories/* ADVISORIES */.Wt[id];
    return { id, about, matters, transports, cost, reasons: Object.entries(reasons).map(([reason, { hint }]) => ({ reason, hint })) };
});
/** The advisory with exactly this id, or with a reason of exactly this label. */
function findAdvisory(label) {
    return ADVISORY_ENTRIES.find(({ id, reasons }) => id === label || reasons.some(({ reason }) => reason === label));
}

// EXTERNAL MODULE: ./build/src/model/unfinished.js
var model_unfinished = __webpack_require__(66390);
// EXTERNAL MODULE: ./build/src/probes/define.js
var probes_define = __webpack_require__(97058);
// EXTERNAL MODULE: ./build/src/probes/index.js + 26 modules
var probes = __webpack_require__(54605);
;// CONCATENATED MODULE: ./build/src/catalogue/gate-reasons.js
// Every fixed reason of a gate case with its fix: a read-only index over the probes and over what can keep a case from a verdict.



/** Every reason, sorted by label. */
const GATE_REASONS = collect();
/** The reason with exactly this label, or undefined. */
function findGateReason(label) {
    return GATE_REASONS.find(({ reason }) => reason === label);
}
function collect() {
    const uses = new Map();
    for (const { kind, reasons } of probes/* PROBES */._) {
        for (const [reason, { hint }] of Object.entries(reasons)) {
            const known = uses.get(reason) ?? [];
            uses.set(reason, known);
            const same = known.find((use) => use.hint === hint);
            if (same === undefined)
                known.push({ kinds: [kind], hint });
            else
                same.kinds.push(kind);
        }
    }
    const failed = [...uses].map(([reason, of]) => ({ reason, meaning: "failed", uses: of }));
    const unfinished = Object.entries(model_unfinished/* UNFINISHED_REASONS */.u).map(([reason, { hint }]) => ({
        reason,
        meaning: "unfinished",
        uses: [{ kinds: [], hint }],
    }));
    const apart = Object.entries(probes_define/* NOT_APPLICABLE */.Q).map(([reason, sentence]) => ({
        reason,
        meaning: "not-applicable",
        uses: [{ kinds: [], hint: sentence }],
    }));
    return [...failed, ...unfinished, ...apart].sort((a, b) => (a.reason < b.reason ? -1 : 1));
}

// EXTERNAL MODULE: ./build/src/model/areas.js
var model_areas = __webpack_require__(26849);
// EXTERNAL MODULE: ./build/src/standard/index.js + 2 modules
var standard = __webpack_require__(86116);
;// CONCATENATED MODULE: ./build/src/standard/retired.js
/** By reason: the area and check it stood under, and its fix. */
const RETIRED_REASONS = {
    "coverage-required-arguments": {
        area: "coverage",
        check: "coverage.exercised",
        hint: "the tool has required arguments and was left uncalled; this evaluator builds arguments from the schema, so measure again",
    },
};

;// CONCATENATED MODULE: ./build/src/catalogue/reasons.js
// Every fixed reason label with what it means for a server author: a read-only index over the registries.



/** Every reason, sorted by label. */
const REASONS = reasons_collect();
/** The reason with exactly this label, or undefined. */
function findReason(label) {
    return REASONS.find((entry) => entry.reason === label);
}
function reasons_collect() {
    const labels = new Set(model_areas/* AREA_NAMES */.d.flatMap((name) => Object.keys(standard/* AREAS */.x[name].reasons)));
    const entries = [...labels].map((reason) => {
        const users = model_areas/* AREA_NAMES */.d.map((name) => standard/* AREAS */.x[name]).filter((area) => Object.hasOwn(area.reasons, reason));
        const home = users.find((area) => reason.startsWith(`${area.name}-`)) ?? users[0];
        if (home === undefined)
            throw new Error(`no area declares ${reason}`);
        return {
            reason,
            area: home.name,
            areas: users.map((area) => area.name),
            checks: users.flatMap((area) => Object.entries(area.checks)
                .filter(([, check]) => check.reasons.includes(reason))
                .map(([id]) => id)),
            hint: home.reasons[reason]?.hint ?? "",
            retired: false,
        };
    });
    for (const [reason, { area, check, hint }] of Object.entries(RETIRED_REASONS)) {
        entries.push({ reason, area, areas: [area], checks: [check], hint, retired: true });
    }
    return entries.sort((a, b) => (a.reason < b.reason ? -1 : 1));
}

// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/options/read.js
var read = __webpack_require__(18082);
;// CONCATENATED MODULE: ./build/src/commands/explain.js
// `explain`: what a fixed label in a report means and what to do about it. Knows no label itself: the registries do.






const NOT_MEASURED = new Map(Object.entries(errors/* INCOMPLETE_CODES */.Ab));
/**
 * @param operands a reason of a lost point or of a gate case, an advisory or its reason, or the label of a missing measurement; without one, all are listed
 * @throws UsageError for an unknown label
 */
function runExplain(_values, operands) {
    const label = operands[0];
    if (label === undefined)
        return explain_text(listing());
    const reason = findReason(label);
    if (reason !== undefined)
        return explain_text(explanation(reason));
    const gateReason = findGateReason(label);
    if (gateReason !== undefined)
        return explain_text(lines([label, ...gateExplanation(gateReason)]));
    const advisory = findAdvisory(label);
    if (advisory !== undefined)
        return explain_text(advisoryExplanation(advisory, label));
    const sentence = NOT_MEASURED.get(label);
    if (sentence !== undefined)
        return explain_text(lines([label, "  readiness was not measured", `  fix: ${sentence}`]));
    const advisories = ADVISORY_ENTRIES.flatMap(({ id, reasons }) => [id, ...reasons.map(({ reason }) => reason)]);
    const known = [...[...REASONS, ...GATE_REASONS].map((entry) => entry.reason), ...advisories, ...NOT_MEASURED.keys()];
    return Promise.reject(new errors/* UsageError */.eb(`no reason is named ${JSON.stringify(label)}${(0,read/* didYouMean */.au)(label, known)}; \`mcpeval explain\` lists all of them`));
}
function explanation(entry) {
    return lines([
        entry.reason,
        `  ${entry.areas.length === 1 ? "area" : "areas"}: ${entry.areas.join(", ")}`,
        `  ${entry.checks.length === 1 ? "check" : "checks"}: ${entry.checks.join(", ")}`,
        ...(entry.retired ? ["  found in older reports only"] : []),
        `  fix: ${entry.hint}`,
    ]);
}
const MEANINGS = {
    failed: "the case failed (exit 1)",
    unfinished: "the case could not be judged (exit 3)",
    "not-applicable": "the case counts neither as passed nor as failed",
};
function gateExplanation({ meaning, uses }) {
    return [
        `  gate: ${MEANINGS[meaning]}`,
        ...uses.flatMap(({ kinds, hint }) => [
            ...(kinds.length === 0 ? [] : [`  ${kinds.length === 1 ? "probe" : "probes"}: ${kinds.join(", ")}`]),
            `  ${meaning === "not-applicable" ? "why" : "fix"}: ${hint}`,
        ]),
    ];
}
/** An advisory, or the one of its reasons that was asked for. */
function advisoryExplanation({ id, about, matters, transports, reasons }, label) {
    const asked = reasons.filter(({ reason }) => reason === label);
    const shown = asked.length === 0 ? reasons : asked;
    return lines([
        label,
        `  ${label === id ? "advisory" : `advisory ${id}`}: changes no score; \`--fail-on-advisory ${id}\` fails a run that finds it`,
        `  looks for ${about}${transports === "any" ? "" : ` (${transports} only)`}`,
        `  ${matters}`,
        ...shown.flatMap(({ reason, hint }) => [...(reason === label ? [] : [`  ${reason}`]), `  ${reason === label ? "" : "  "}fix: ${hint}`]),
    ]);
}
/** Every label under its area, in report order, then those of gate cases, the advisories, then the labels of missing measurements. */
function listing() {
    const areas = model_areas/* AREA_NAMES */.d.map((area) => [
        area,
        ...REASONS.filter((entry) => entry.area === area && !entry.retired).flatMap((entry) => [`  ${entry.reason}`, `    fix: ${entry.hint}`]),
    ]);
    const gate = [
        "gate",
        ...GATE_REASONS.flatMap(({ reason, meaning, uses }) => [
            `  ${reason}`,
            ...uses.map(({ kinds, hint }) => `    ${meaning === "not-applicable" ? "why" : "fix"}${uses.length === 1 ? "" : ` (${kinds.join(", ")})`}: ${hint}`),
        ]),
    ];
    const missing = ["not measured", ...[...NOT_MEASURED].flatMap(([label, sentence]) => [`  ${label}`, `    fix: ${sentence}`])];
    const advisories = ADVISORY_ENTRIES.map(({ id, reasons }) => [
        `advisory ${id}`,
        ...reasons.flatMap(({ reason, hint }) => [`  ${reason}`, `    fix: ${hint}`]),
    ]);
    return [...areas, gate, ...advisories, missing].map(lines).join("\n");
}
function lines(all) {
    return `${all.join("\n")}\n`;
}
function explain_text(content) {
    return Promise.resolve({ document: { kind: "text", text: content }, verdict: "ok" });
}


/***/ })

};
