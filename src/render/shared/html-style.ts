// The style sheet of our pages: light and dark by the reader's setting, printable, no font or image from anywhere.

/** Colours stand in custom properties, so that a scheme changes them in one place; its digest is part of the page's policy. */
export const PAGE_STYLE = `
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
