"use strict";
exports.id = 2749;
exports.ids = [2749];
exports.modules = {

/***/ 39509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sha256Base64),
/* harmony export */   f: () => (/* binding */ sha256Hex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
// SHA-256 as reports spell it. Owns no encoding of what is hashed.

/** SHA-256 in lower-case hex; a string is hashed as its UTF-8 bytes. */
function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
}
/** SHA-256 in Base64, as Content Security Policy and Subresource Integrity spell it; a string is hashed as its UTF-8 bytes. */
function sha256Base64(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64");
}


/***/ }),

/***/ 8162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jw: () => (/* binding */ chip),
  aY: () => (/* binding */ code),
  TM: () => (/* binding */ folded),
  qy: () => (/* binding */ html),
  MY: () => (/* binding */ page),
  W2: () => (/* binding */ html_scroll),
  uW: () => (/* binding */ section),
  tp: () => (/* binding */ table),
  rR: () => (/* binding */ tone)
});

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/lib/digest.js
var digest = __webpack_require__(39509);
;// CONCATENATED MODULE: ./build/src/render/shared/html-script.js
// The only script of our pages: makes the headings of sortable tables sort. Without it the page says the same, in report order.
/** Plain JavaScript for any browser of the last years; its digest is part of the page's policy. */
const PAGE_SCRIPT = `
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const keyOf = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v);
  };
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const isNumeric = head.classList.contains("n");
      const now = head.getAttribute("aria-sort");
      const isUp = now === null ? !isNumeric : now === "descending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
      const rows = [...body.rows].map((row) => [keyOf(row, column), row]);
      rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0) * (isUp ? 1 : -1));
      body.append(...rows.map(([, row]) => row));
    });
  });
}
`;

;// CONCATENATED MODULE: ./build/src/render/shared/html-style.js
// The style sheet of our pages: light and dark by the reader's setting, printable, no font or image from anywhere.
/** Colours stand in custom properties, so that a scheme changes them in one place; its digest is part of the page's policy. */
const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f5f6f9; --card: #ffffff; --ink: #1b2130; --soft: #556070; --line: #dfe3ea; --track: #e7eaf0; --link: #0b57d0;
  --good: #17713a; --mid: #8a5a00; --bad: #b3261e;
  --good-fill: #2f9e5a; --mid-fill: #e0a21b; --bad-fill: #dc4a41;
  --good-tint: #e3f5e9; --mid-tint: #fdf1d7; --bad-tint: #fdeaea; --plain-tint: #eef1f6;
  --reader: #cfe0fb; --writer: #fbdcb0; --unknown: #dfe2e8; --edge: #ffffff; --trend: #2f6fde;
  --shadow: 0 1px 2px rgb(20 30 50 / .06), 0 6px 20px rgb(20 30 50 / .05);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1218; --card: #171c25; --ink: #e8ecf3; --soft: #a3adbb; --line: #2c3442; --track: #262e3b; --link: #8ab4f8;
    --good: #6fdc97; --mid: #f2c14f; --bad: #ff9a91;
    --good-fill: #35b26a; --mid-fill: #d99f25; --bad-fill: #e5564c;
    --good-tint: #12311f; --mid-tint: #372a0c; --bad-tint: #3c1917; --plain-tint: #232b37;
    --reader: #24426f; --writer: #68461a; --unknown: #3a424f; --edge: #171c25; --trend: #7aa7f7;
    --shadow: none;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 1rem; display: grid; gap: 1.25rem; }
main > * { min-width: 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.4rem 1.6rem; box-shadow: var(--shadow); }
h1, h2, h3, p { margin: 0; }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -.015em; overflow-wrap: anywhere; }
h1 code { font-size: 1em; background: none; padding: 0; }
h2 { font-size: 1.15rem; margin-bottom: .9rem; letter-spacing: -.005em; }
code { font: .92em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--plain-tint); padding: .1em .35em; border-radius: 5px; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.note { color: var(--soft); font-size: .93rem; margin-bottom: .9rem; }
.hero { display: flex; gap: 2rem; align-items: center; flex-wrap: wrap; }
.hero .gauge { flex: 0 0 auto; width: 11.5rem; }
.hero > div { flex: 1 1 22rem; display: grid; gap: .8rem; min-width: 0; }
.kicker { color: var(--soft); font-size: .8rem; letter-spacing: .09em; text-transform: uppercase; font-weight: 600; }
.chips { display: flex; flex-wrap: wrap; gap: .45rem; }
.chip { display: inline-block; padding: .18rem .65rem; border-radius: 99px; font-size: .87rem; font-weight: 600; background: var(--plain-tint); color: var(--ink); overflow-wrap: anywhere; }
.chip.good { background: var(--good-tint); color: var(--good); }
.chip.mid { background: var(--mid-tint); color: var(--mid); }
.chip.bad { background: var(--bad-tint); color: var(--bad); }
.facts { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; margin: 0; }
.facts div { display: flex; gap: .45rem; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.alert { border-left: 4px solid var(--bad-fill); background: var(--bad-tint); padding: .7rem 1rem; border-radius: 8px; }
.alert.mid { border-color: var(--mid-fill); background: var(--mid-tint); }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--ink); font-family: inherit; }
svg text.soft { fill: var(--soft); }
.track { fill: var(--track); stroke: none; }
.arc { fill: none; stroke-linecap: round; stroke-width: 13; }
.arc.track { stroke: var(--track); fill: none; }
.arc.good { stroke: var(--good-fill); } .arc.mid { stroke: var(--mid-fill); } .arc.bad { stroke: var(--bad-fill); }
.fill.good { fill: var(--good-fill); } .fill.mid { fill: var(--mid-fill); } .fill.bad { fill: var(--bad-fill); }
.big { font-size: 52px; font-weight: 700; letter-spacing: -.03em; }
.bar { width: 100%; min-width: 7rem; height: .7rem; }
.scroll { overflow-x: auto; margin: 0 -.4rem; padding: 0 .4rem; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { text-align: left; padding: .5rem 1.2rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; font-weight: 400; }
tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-size: .82rem; font-weight: 600; white-space: nowrap; }
th:last-child, td:last-child { padding-right: 0; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.wide { width: 42%; }
td code, tbody th code { display: inline-block; width: max-content; max-width: 20rem; }
td.wide { min-width: 13rem; }
td.wide:has(svg) { min-width: 6rem; }
td .chip { white-space: nowrap; }
th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
th button::after { content: "\\2195"; content: "\\2195" / ""; opacity: .55; margin-left: .3rem; }
th[aria-sort=ascending] button::after { content: "\\2191"; content: "\\2191" / ""; opacity: 1; }
th[aria-sort=descending] button::after { content: "\\2193"; content: "\\2193" / ""; opacity: 1; }
.path { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.1rem; }
.path > li { display: grid; grid-template-columns: 5.2rem 1fr; gap: 1rem; padding-bottom: 1.1rem; border-bottom: 1px solid var(--line); }
.path > li:last-child { border-bottom: 0; padding-bottom: 0; }
.path > li > div { min-width: 0; display: grid; gap: .4rem; }
.path.advisories > li { grid-template-columns: 1fr; } .path.advisories > li > span { display: none; }
.gain { font-size: 1.15rem; font-weight: 700; color: var(--good); font-variant-numeric: tabular-nums; }
.gain small { display: block; font-size: .72rem; font-weight: 500; color: var(--soft); }
.path h3 { font-size: 1rem; font-weight: 600; display: flex; gap: .5rem; flex-wrap: wrap; align-items: baseline; }
.path h3 .soft { font-weight: 400; font-size: .88rem; }
.names { display: flex; flex-wrap: wrap; gap: .3rem; margin: 0; padding: 0; list-style: none; font-size: .9rem; }
details { margin-top: .3rem; }
summary { cursor: pointer; color: var(--link); font-size: .92rem; width: fit-content; }
details[open] > summary { margin-bottom: .6rem; }
.map rect { stroke: var(--edge); stroke-width: 2; }
.map .read-only, .key .read-only { fill: var(--reader); background: var(--reader); }
.map .writer, .key .writer { fill: var(--writer); background: var(--writer); }
.map .unannotated, .key .unannotated { fill: var(--unknown); background: var(--unknown); }
.map text { font-size: 14px; }
.map .count { font-size: 12px; opacity: .85; }
.key { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; list-style: none; padding: 0; margin: .8rem 0 0; font-size: .9rem; color: var(--soft); }
.key i { display: inline-block; width: .85rem; height: .85rem; border-radius: 3px; margin-right: .4rem; vertical-align: -.08rem; }
.trend line { stroke: var(--line); stroke-width: 1; }
.trend path { fill: none; stroke: var(--trend); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
.trend circle { fill: var(--trend); stroke: var(--card); stroke-width: 2; }
.trend text { font-size: 14px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
footer { max-width: 68rem; margin: 0 auto; padding: .5rem 1.25rem 2.5rem; color: var(--soft); font-size: .88rem; }
@media (max-width: 40rem) {
  .card { padding: 1.1rem; }
  .path > li { grid-template-columns: 1fr; gap: .3rem; }
  .gain small { display: inline; margin-left: .4rem; }
  .trend text { font-size: 26px; }
  .map { min-width: 44rem; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --shadow: none; }
  body { font-size: 11pt; } main { padding: 0; gap: .8rem; max-width: none; }
  .card { break-inside: auto; border-radius: 6px; } .path > li, tr { break-inside: avoid; }
  .scroll { overflow: visible; } th button::after { content: none; }
  details::details-content { content-visibility: visible; block-size: auto; } summary { color: var(--soft); }
  * { print-color-adjust: exact; }
}
`;

;// CONCATENATED MODULE: ./build/src/render/shared/html.js
// The frame of every HTML page of ours: one file that asks nobody for anything, and the escaping of what goes into it.




/** Longest prose printed, in characters. */
const PROSE_LIMIT = 2_000;
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Text as inert HTML, for content and for quoted attributes: nothing invisible, active or longer than the limit. */
function html(text, limit = PROSE_LIMIT) {
    return (0,lib_escape/* printable */.g$)(text, limit).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
/** A name somebody chose, as code; its writing direction stays its own affair. */
function code(name) {
    return `<code><bdi>${html(name === "" ? "(empty)" : name, 128)}</bdi></code>`;
}
/** A part of the page under a heading of its own; the empty text for an empty part. */
function section(id, heading, content) {
    if (content === "")
        return "";
    return `<section class="card" aria-labelledby="${id}">\n<h2 id="${id}">${html(heading)}</h2>\n${content}\n</section>`;
}
/**
 * A table that scrolls within the page when it is too wide; the first cell of a row names it.
 * @param caption what the table holds, for readers who do not see it
 * @param isSortable whether its headings sort it, where scripts run
 */
function table(caption, columns, rows, isSortable = false) {
    const classes = columns.map(({ numeric, wide }) => (numeric === true ? ' class="n"' : wide === true ? ' class="wide"' : ""));
    const head = columns
        .map(({ heading, hidden }, index) => {
        const shown = hidden === true ? `<span class="unseen">${html(heading)}</span>` : html(heading);
        return `<th scope="col"${classes[index] ?? ""}>${shown}</th>`;
    })
        .join("");
    const body = rows
        .map((row) => {
        const cells = row.map((cell, index) => {
            const attributes = `${classes[index] ?? ""}${typeof cell === "string" ? "" : ` data-v="${cell.value}"`}`;
            const content = typeof cell === "string" ? cell : cell.html;
            return index === 0 ? `<th scope="row"${attributes}>${content}</th>` : `<td${attributes}>${content}</td>`;
        });
        return `<tr>${cells.join("")}</tr>`;
    })
        .join("\n");
    const name = html(caption);
    return html_scroll(caption, `<table${isSortable ? ' class="sortable"' : ""}><caption class="unseen">${name}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table>`);
}
/** What may be wider than the page: it scrolls on its own, by keyboard too. */
function html_scroll(label, content) {
    return `<div class="scroll" role="region" aria-label="${html(label)}" tabindex="0">\n${content}\n</div>`;
}
/** A folded part: its summary is HTML. */
function folded(summary, content) {
    return `<details><summary>${summary}</summary>\n${content}\n</details>`;
}
/** A word in a frame, for a state; `tone` is its colour. */
function chip(text, tone = "plain") {
    return `<span class="chip ${tone}">${html(text)}</span>`;
}
/** How good a score is, as a class of the style sheet. */
function tone(score) {
    return score >= 90 ? "good" : score >= 50 ? "mid" : "bad";
}
/**
 * The whole page. Its policy allows the style and the script it carries, by their digests, and nothing else: what a server is called
 * could not load or run anything even if it were not escaped.
 */
function page({ title, body, generator }) {
    const policy = [
        "default-src 'none'",
        `style-src 'sha256-${(0,digest/* sha256Base64 */.T)(PAGE_STYLE)}'`,
        `script-src 'sha256-${(0,digest/* sha256Base64 */.T)(PAGE_SCRIPT)}'`,
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    ].join("; ");
    const made = `${html(generator.name)} ${html(generator.version)}`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${made}">
<title>${html(title)}</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
${body}
</main>
<footer><p>Made by ${made}. This page is complete: it loads nothing and sends nothing.</p></footer>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
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

/***/ 59793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ trendSvg)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8162);

const WIDTH = 1000;
const HEIGHT = 170;
const LEFT = 46;
const RIGHT = 24;
const TOP = 18;
const BOTTOM = 20;
/** The drawing of at least one run, oldest on the left. */
function trendSvg(points, label) {
    const scores = points.map(({ score }) => score);
    // A narrow band shows movements of one point; never narrower than ten, so that one point is no cliff.
    const middle = (Math.min(...scores) + Math.max(...scores)) / 2;
    const half = Math.max(5, (Math.max(...scores) - Math.min(...scores)) / 2 + 1);
    const low = Math.max(0, Math.min(100 - 2 * half, Math.floor(middle - half)));
    const high = Math.min(100, Math.max(low + 2 * half, Math.ceil(middle + half)));
    const step = points.length === 1 ? 0 : (WIDTH - LEFT - RIGHT) / (points.length - 1);
    const place = (score, index) => ({
        x: (points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + index * step).toFixed(1),
        y: (TOP + ((high - score) / (high - low)) * (HEIGHT - TOP - BOTTOM)).toFixed(1),
    });
    const grid = [high, low].map((score) => {
        const { y } = place(score, 0);
        return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/><text class="soft" x="${LEFT - 10}" y="${Number(y) + 5}" text-anchor="end">${Math.round(score)}</text>`;
    });
    const path = points
        .map(({ score, change }, index) => {
        const { x, y } = place(score, index);
        return `${index > 0 && change === "compared" ? "L" : "M"}${x} ${y}`;
    })
        .join(" ");
    const dots = points.map(({ score, timestamp }, index) => {
        const { x, y } = place(score, index);
        return `<circle cx="${x}" cy="${y}" r="6"><title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(timestamp)}: ${score} of 100</title></circle>`;
    });
    const last = points.at(-1);
    const said = last === undefined ? "" : `: ${points.length} runs, the last one ${last.score} of 100`;
    return `<svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(label)}${said}">\n${grid.join("\n")}\n<path d="${path}"/>\n${dots.join("\n")}\n</svg>`;
}


/***/ }),

/***/ 88848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runTable)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8162);
/* harmony import */ var _trend_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40737);


/** The runs, latest first. */
function runTable(points, server) {
    const columns = [
        { heading: "Run" },
        { heading: "Score", numeric: true },
        { heading: "Change", numeric: true },
        { heading: "Cases", numeric: true },
        { heading: "Standard" },
        { heading: "Manifest" },
    ];
    const rows = points
        .toReversed()
        .map(({ timestamp, score, delta, change, gate, standard, manifest_sha256 }) => [
        (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(timestamp),
        String(score),
        delta === null ? (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(_trend_words_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANGE_WORDS */ .r8[change]) : (0,_trend_words_js__WEBPACK_IMPORTED_MODULE_1__/* .signed */ .x8)(delta),
        `${gate.passed}/${gate.total}`,
        standard === null ? "manifest pass rate" : (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(standard, 64),
        (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_trend_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(manifest_sha256)),
    ]);
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(`Runs of ${server}, the latest first`, columns, rows);
}


/***/ }),

/***/ 40737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   r8: () => (/* binding */ CHANGE_WORDS),
/* harmony export */   x8: () => (/* binding */ signed)
/* harmony export */ });
/** Why two runs are no movement, in words. */
const CHANGE_WORDS = {
    first: "",
    compared: "",
    "standard-changed": "standard changed",
    "profile-changed": "conditions changed",
    "profile-unknown": "conditions unknown",
    "manifest-changed": "manifest changed",
};
/** `+2`, `-1`, `+0`. */
function signed(delta) {
    return delta < 0 ? String(delta) : `+${delta}`;
}
/** The digits of a manifest's digest that tell it from the others. */
function shortDigest(sha256) {
    return sha256.slice(0, 8);
}


/***/ }),

/***/ 42749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TRENDS_RENDERERS: () => (/* binding */ TRENDS_RENDERERS),
  trendsJson: () => (/* binding */ trendsJson),
  trendsRenderer: () => (/* binding */ trendsRenderer)
});

// EXTERNAL MODULE: ./build/src/render/shared/json.js
var json = __webpack_require__(8206);
// EXTERNAL MODULE: ./build/src/render/shared/html.js + 2 modules
var html = __webpack_require__(8162);
// EXTERNAL MODULE: ./build/src/render/shared/numbers.js
var numbers = __webpack_require__(9436);
// EXTERNAL MODULE: ./build/src/render/shared/svg-trend.js
var svg_trend = __webpack_require__(59793);
// EXTERNAL MODULE: ./build/src/render/shared/trend-table.js
var trend_table = __webpack_require__(88848);
;// CONCATENATED MODULE: ./build/src/render/trends/html.js




const trendsHtml = {
    document: "trends",
    format: "html",
    mediaType: "text/html",
    render({ servers, generator }) {
        const parts = servers.map(({ server, points }, index) => {
            const id = `server-${index + 1}`;
            const drawing = (0,svg_trend/* trendSvg */.A)(points, `Readiness of ${server} over time`);
            return `<section class="card" aria-labelledby="${id}">\n<h2 id="${id}">${(0,html/* code */.aY)(server)}</h2>\n${drawing}\n${(0,trend_table/* runTable */.c)(points, server)}\n</section>`;
        });
        const said = servers.length === 0 ? "No history yet: every full run of mcpeval probe adds to it." : `${(0,numbers/* count */.U)(servers.length, "server")}.`;
        const head = `<header class="card">\n<p class="kicker">MCP server readiness</p>\n<h1>History</h1>\n<p class="soft">${(0,html/* html */.qy)(said)}</p>\n</header>`;
        return (0,html/* page */.MY)({ title: "Readiness history", body: [head, ...parts].join("\n"), generator });
    },
};

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
// EXTERNAL MODULE: ./build/src/render/shared/trend-words.js
var trend_words = __webpack_require__(40737);
;// CONCATENATED MODULE: ./build/src/render/trends/text.js
// The history as lines: one a run, under its server.


const trendsText = {
    document: "trends",
    format: "text",
    mediaType: "text/plain",
    render({ servers }, { palette } = {}) {
        if (servers.length === 0)
            return "no history yet: every full run of mcpeval probe adds to it\n";
        const blocks = servers.map(({ server, points }) => [(0,lib_escape/* fieldValue */.ag)(server), ...points.map((point) => `  ${line(point, palette)}`)]);
        return blocks.map((lines) => lines.map((text) => `${text}\n`).join("")).join("\n");
    },
};
function line(point, palette) {
    const { timestamp, score, standard, gate, delta, change, manifest_sha256 } = point;
    const moved = delta === null ? trend_words/* CHANGE_WORDS */.r8[change] : (0,trend_words/* signed */.x8)(delta);
    return [
        (0,lib_escape/* printable */.g$)(timestamp),
        `${standard === null ? "pass-rate" : "score"}=${score}/100`,
        `cases=${gate.passed}/${gate.total}`,
        ...(moved === "" ? [] : [coloured(moved, delta, palette)]),
        `manifest=${(0,lib_escape/* printable */.g$)((0,trend_words/* shortDigest */.VK)(manifest_sha256))}`,
    ].join(" ");
}
function coloured(text, delta, palette) {
    if (palette === undefined || palette === null || delta === 0)
        return text;
    return delta === null ? palette.dim(text) : delta > 0 ? palette.green(text) : palette.red(text);
}

;// CONCATENATED MODULE: ./build/src/render/trends/index.js



/** The document itself. */
const trendsJson = {
    document: "trends",
    format: "json",
    mediaType: "application/json",
    render: json/* jsonText */.s,
};
/** Every renderer of mcpeval.trends. */
const TRENDS_RENDERERS = [trendsHtml, trendsJson, trendsText];
/** The renderer of a format; undefined for a format trends do not have. */
function trendsRenderer(format) {
    return TRENDS_RENDERERS.find((renderer) => renderer.format === format);
}


/***/ })

};
;