// The report as one HTML page that needs nothing else: what was measured first, then what to do, then everything behind it.
import type { ReadinessGate, ReportDocument } from "../../model/documents/report.js";
import type { Renderer, RenderOptions } from "../renderer.js";
import { notApplicableCount } from "../shared/cases.js";
import { chip, code, html, page, section, tone } from "../shared/html.js";
import { incompleteSentence } from "../shared/incomplete.js";
import { count, decimal } from "../shared/numbers.js";
import { gauge } from "../shared/svg-gauge.js";
import { advisoryList, gateTable, profileFacts, waiverTable } from "./html-facts.js";
import { catalogPart, toolTable } from "./html-catalog.js";
import { gradeChips, gradeTable } from "./html-grade.js";
import { areaTable, lostTable, pathList } from "./html-readiness.js";
import { historyPart } from "./html-history.js";

export const reportHtml: Renderer<ReportDocument> = {
  document: "probe-report",
  format: "html",
  mediaType: "text/html",
  render(report, options: RenderOptions = {}) {
    const { readiness, waivers } = report;
    const parts = [
      hero(report, options.passRate),
      readiness === null ? "" : section("areas", "Areas", areaTable(readiness)),
      readiness === null ? "" : section("path", "Path to 100", pathList(readiness, waivers)),
      section("grade", "Discoverability", gradeTable(report)),
      section("gate", "Manifest cases", gateTable(report)),
      section("catalog", "What the catalog weighs", catalogPart(report, options.pricePerMtok)),
      section("tools", "Tools", toolTable(report)),
      section("history", "History", historyPart(options.history ?? [], report.server)),
      readiness === null ? "" : section("lost", "Every lost point", lostTable(readiness, waivers)),
      section("waivers", "Waivers", waiverTable(report)),
      section("advisories", "Advisories", advisoryList(report)),
      section("conditions", "Conditions of the measurement", profileFacts(report)),
    ];
    const body = parts.filter((part) => part !== "").join("\n");
    return page({ title: titleOf(report), body, generator: report.generator });
  },
};

function titleOf({ server, readiness, gate }: ReportDocument): string {
  if (readiness !== null) return `${server} readiness ${readiness.score}/100`;
  return gate === null ? `${server} readiness not measured` : `${server} gate ${gate.passed}/${gate.total}`;
}

function hero(report: ReportDocument, passRate: number | undefined): string {
  const { server, readiness, protocol, readiness_error } = report;
  // A gate on its own has no score to show, and nothing is missing then.
  const dial = readiness !== null || readiness_error !== undefined ? gauge(readiness?.score ?? null, "Readiness") : "";
  const surface = readiness?.surface;
  const facts: [string, string][] = [
    ...(readiness === null ? [] : [["Standard", readiness.standard] as [string, string]]),
    ...(surface === undefined
      ? []
      : [
          ["Surface", `${count(surface.tools, "tool")}, ${surface.read_only} read-only, ${surface.exercised} exercised`] as [
            string,
            string,
          ],
        ]),
    ...(protocol === undefined ? [] : [["Protocol", `${protocol.revision}, ${protocol.transport}`] as [string, string]]),
    ...(readiness?.score_without_latency === undefined
      ? []
      : [["Without latency", `${readiness.score_without_latency}/100`] as [string, string]]),
    ...(passRate === undefined ? [] : [["Manifest pass rate", `${decimal(passRate)}%`] as [string, string]]),
  ];
  const list = facts.map(([name, value]) => `<div><dt>${html(name)}</dt><dd>${html(value)}</dd></div>`).join("");
  return `<header class="card hero">
${dial}<div>
<p class="kicker">MCP server ${readiness === null && readiness_error === undefined ? "gate" : "readiness"}</p>
<h1>${code(server)}</h1>
<div class="chips">${chips(report).join("")}</div>
${missing(readiness_error)}${list === "" ? "" : `<dl class="facts">${list}</dl>`}
</div>
</header>`;
}

function missing(label: string | undefined): string {
  if (label === undefined) return "";
  const sentence = incompleteSentence(label);
  return `<p class="alert mid">${code(label)}${sentence === null ? "" : ` ${html(sentence)}`}</p>\n`;
}

function chips(report: ReportDocument): string[] {
  const { readiness, readiness_error, gate, cases, readiness_gate, advisory_gate, waivers = [] } = report;
  const apart = notApplicableCount(cases);
  const late = waivers.filter(({ state }) => state === "stale" || state === "expired").length;
  return [
    ...(readiness === null
      ? readiness_error === undefined
        ? []
        : [chip("Readiness not measured", "mid")]
      : [chip(`Readiness ${readiness.score}/100`, tone(readiness.score))]),
    ...(gate === null
      ? []
      : [
          chip(
            `Gate ${gate.passed}/${gate.total} passed${apart === 0 ? "" : `, ${apart} not applicable`}`,
            gate.total === 0 ? "plain" : gate.passed === gate.total ? "good" : "bad",
          ),
        ]),
    ...(readiness_gate === undefined ? [] : floorChips(report, readiness_gate)),
    ...gradeChips(report),
    ...(advisory_gate === undefined
      ? []
      : [advisory_gate.passed ? chip("Declared advisories not found", "good") : chip("A declared advisory was found", "bad")]),
    ...(late === 0 ? [] : [chip(`${count(late, "waiver")} stale or expired`, "bad")]),
  ];
}

function floorChips({ readiness }: ReportDocument, gate: ReadinessGate): string[] {
  const excluded = gate.exclude_latency ? ", latency left out" : "";
  if (gate.passed) return [chip(`Floors met${excluded}`, "good")];
  if (readiness === null) return [chip("Floors not compared", "mid")];
  const missed = gate.shortfalls.map(({ subject, observed, floor }) => chip(`${subject} ${observed}, floor ${floor}${excluded}`, "bad"));
  return missed.length > 0 ? missed : [chip(`Floors missed${excluded}`, "bad")];
}
