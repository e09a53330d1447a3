// The report as GitHub-flavoured Markdown for a step summary, a pull request or a file: the verdict first, then the path to 100.
// Names stand in code spans and prose is escaped, so nothing a server or a file says becomes markup, a mention or a link.
import { markdownCode, markdownEscape } from "../../lib/escape.js";
import type { ReadinessDocument, ReadinessGate, ReportDocument } from "../../model/documents/report.js";
import type { Renderer, RenderOptions } from "../renderer.js";
import { heaviestTools, notApplicableCount, type GateCase } from "../shared/cases.js";
import { incompleteSentence } from "../shared/incomplete.js";
import { caseWaiver, checkWaiver } from "../../lib/waived.js";
import { areaLoss, lossGroups, type LossGroup } from "../shared/losses.js";
import { count, decimal } from "../shared/numbers.js";
import { fitSections, type Section } from "../shared/sections.js";
import { sessionCost, sessionCostSentence } from "../shared/session-cost.js";
import { bar, table } from "../shared/table.js";
import { advisoryGateLine, advisorySections } from "./markdown-advisories.js";
import { gradeParts, gradeSections } from "./markdown-grade.js";
import { planSections, waiverSections } from "./markdown-plan.js";

/** Tools named in the open; a longer list is folded. */
const OPEN_TOOLS = 6;

export const reportMarkdown: Renderer<ReportDocument> = {
  document: "probe-report",
  format: "markdown",
  mediaType: "text/markdown",
  render(report, options: RenderOptions = {}) {
    const level = Math.min(4, Math.max(1, options.headingLevel ?? 2));
    const heading = (depth: number, text: string): string => `${"#".repeat(level + depth)} ${text}`;
    const sections = [
      headline(report, heading, options.passRate),
      ...(report.readiness === null ? [] : readinessSections(report, report.readiness, heading)),
      ...(report.gate === null ? [] : gateSections(report, report.gate, heading)),
      ...gradeSections(report, (text) => heading(1, text)),
      ...waiverSections(report, heading(1, "Waivers")),
      ...costSections(report, options.pricePerMtok),
      ...advisorySections(report, heading(1, "Advisories")),
    ];
    return fitSections(sections, options.budget ?? null, options.moreAt ?? "the JSON report");
  },
};

function costSections(report: ReportDocument, price: number | undefined): Section[] {
  const cost = sessionCost(report, price);
  return cost === null ? [] : [{ title: "session cost", markdown: `Session cost: ${sessionCostSentence(cost)}.`, expendable: 1 }];
}

type Heading = (depth: number, text: string) => string;

function headline(report: ReportDocument, heading: Heading, passRate: number | undefined): Section {
  const { readiness, gate } = report;
  const server = markdownCode(report.server);
  const score = readiness === null ? "readiness not measured" : `readiness ${readiness.score}/100`;
  const subject = readiness === null && report.readiness_error === undefined ? "gate" : score;
  const parts = [heading(0, `${server} ${subject}`)];
  if (readiness !== null) parts.push([badge(readiness), `measured under ${markdownCode(readiness.standard)}`].filter(Boolean).join(" "));
  if (gate !== null)
    parts.push(`${gate.total === 0 ? "➖" : gate.passed === gate.total ? "✅" : "❌"} Gate: ${gate.passed}/${gate.total} passed`);
  if (passRate !== undefined) parts.push(`Manifest pass rate: ${decimal(passRate)}% (a version 1 report: it knows no readiness)`);
  if (report.readiness_error !== undefined) parts.push(notMeasured(report.readiness_error));
  if (report.readiness_gate !== undefined) parts.push(floors(report, report.readiness_gate));
  parts.push(...gradeParts(report));
  if (report.advisory_gate !== undefined) parts.push(advisoryGateLine(report, report.advisory_gate));
  return { title: "headline", markdown: parts.join("\n\n"), expendable: 0 };
}

/** Only our own badge's shape: the document may come from a file, and an image is a request the reader's browser makes. */
const BADGE = /^https:\/\/img\.shields\.io\/badge\/mcpeval-\d{1,3}%2F100-[a-z]+$/;

function badge(readiness: ReadinessDocument): string {
  return BADGE.test(readiness.badge) ? `![mcpeval ${readiness.score}/100](${readiness.badge})` : "";
}

export function notMeasured(code: string): string {
  const sentence = incompleteSentence(code);
  return `> [!WARNING]\n> ${markdownCode(code)}${sentence === null ? "" : `: ${markdownEscape(sentence)}`}`;
}

export function floors(report: ReportDocument, gate: ReadinessGate): string {
  const latency = gate.exclude_latency ? " Latency checks counted at full marks." : "";
  const credit = gate.waived_points === undefined ? "" : ` Waived losses counted as earned (${decimal(gate.waived_points)} points).`;
  const declared = [
    ...(gate.min_readiness === null ? [] : [["readiness", gate.min_readiness] as const]),
    ...Object.entries(gate.min_area),
  ].map(([subject, floor]) => `${markdownEscape(subject)} ≥ ${floor}`);
  if (gate.passed) return `✅ Floors met: ${declared.join(", ")}.${latency}${credit}`;
  if (report.readiness === null) return `❌ Floors not compared: ${declared.join(", ")}. There is no score to compare.`;
  const missed = gate.shortfalls.map(({ subject, observed, floor }) => `${markdownEscape(subject)} ${observed} < ${floor}`);
  return `> [!CAUTION]\n> Floors missed: ${(missed.length === 0 ? declared : missed).join(", ")}.${latency}${credit}`;
}

function readinessSections({ waivers }: ReportDocument, readiness: ReadinessDocument, heading: Heading): Section[] {
  const lost = readiness.areas.filter(({ checks }) => checks.length > 0);
  return [
    ...planSections(readiness, waivers, heading(1, "Path to 100")),
    { title: "areas", markdown: areas(readiness, heading), expendable: 1 },
    ...lost.map((area): Section => {
      const name = markdownEscape(area.name);
      const items = lossGroups(area)
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

function areas(readiness: ReadinessDocument, heading: Heading): string {
  const { surface } = readiness;
  const rows = readiness.areas.map((area) => [
    markdownEscape(area.name),
    String(area.score),
    bar(area.score),
    String(area.weight),
    areaLoss(area) === 0 ? "0" : `−${decimal(areaLoss(area))}`,
  ]);
  const columns = [
    { heading: "Area" },
    { heading: "Score", numeric: true },
    { heading: "" },
    { heading: "Weight", numeric: true },
    { heading: "Points lost", numeric: true },
  ];
  const seen = `Surface: ${count(surface.tools, "tool")}, ${surface.read_only} read-only, ${count(surface.writers, "writer")}, ${surface.exercised} exercised.`;
  const attested = readiness.attested_read_only ? " Tools without annotations were called: the operator attested that they only read." : "";
  return `${heading(1, "Areas")}\n\n${table(columns, rows)}\n\n${seen}${attested}`;
}

/** One reason: what to do, then every check and tool that lost by it. */
export function lossItem({ reason, hint, checks }: LossGroup, waivers: ReportDocument["waivers"]): string {
  const ids = [...new Set(checks.map(({ id }) => id))].map((id) => markdownCode(id)).join(", ");
  const details = checks.map((check) => {
    const { tool, score, observed } = check;
    const facts = [
      ...(score === 0 ? [] : [`score ${score}`]),
      ...(observed === null ? [] : [`observed ${observed}`]),
      ...(checkWaiver(waivers, check) === undefined ? [] : ["waived"]),
    ].join(", ");
    if (tool === null) return facts;
    return `${markdownCode(tool)}${facts === "" ? "" : ` (${facts})`}`;
  });
  const named = details.filter((detail) => detail !== "");
  const list = named.join(", ");
  const intro = `- **${markdownCode(reason)}** (${ids}): ${markdownEscape(hint)}`;
  if (named.length === 0) return intro;
  if (named.length <= OPEN_TOOLS) return `${intro}<br>${list}`;
  return `${intro}\n  <details><summary>${count(named.length, "tool")}</summary>\n\n  ${list}\n\n  </details>`;
}

export function gateSections(report: ReportDocument, gate: NonNullable<ReportDocument["gate"]>, heading: Heading): Section[] {
  const failed = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
  const rows = report.cases.map((one) => [
    markdownCode(one.id),
    markdownCode(one.probe),
    one.passed
      ? "✅ pass"
      : one.not_applicable === true
        ? "➖ not applicable"
        : `❌ fail${caseWaiver(report.waivers, one) === undefined ? "" : " (waived)"}`,
    one.first_failure === null ? String(one.attempts) : `${one.attempts} (first failure ${one.first_failure})`,
    one.reason === null ? "" : markdownCode(one.reason),
    one.detail === null ? "" : `${markdownEscape(one.detail.bound)} ${one.detail.observed} > ${one.detail.limit}`,
  ]);
  const columns = [
    { heading: "Case" },
    { heading: "Probe" },
    { heading: "Verdict" },
    { heading: "Attempts", numeric: true },
    { heading: "Reason" },
    { heading: "Bound" },
  ];
  const apart = notApplicableCount(report.cases);
  const title = heading(1, `Gate ${gate.passed}/${gate.total} passed${apart === 0 ? "" : `, ${apart} not applicable`}`);
  const remedies = remediation(failed);
  return [
    {
      title: "gate verdicts",
      markdown: rows.length === 0 ? title : `${title}\n\n${table(columns, rows)}`,
      expendable: 2,
    },
    ...(remedies.length === 0
      ? []
      : [{ title: "remediation", markdown: `${heading(1, "Remediation")}\n\n${remedies.join("\n")}`, expendable: 2 }]),
  ];
}

/** Each failing reason's hint once, with the cases it failed and, for a token budget, the tools that weigh most. */
function remediation(failed: readonly GateCase[]): string[] {
  const byReason = new Map<string, GateCase[]>();
  for (const one of failed) {
    if (one.reason === null) continue;
    const group = byReason.get(one.reason);
    if (group === undefined) byReason.set(one.reason, [one]);
    else group.push(one);
  }
  return [...byReason].map(([reason, cases]) => {
    const ids = cases.map((one) => markdownCode(one.id)).join(", ");
    const hint = cases.find((one) => one.hint !== null)?.hint ?? null;
    const heaviest = cases.flatMap((one) => heaviestTools(one)).map(([name, tokens]) => `${markdownCode(name)} ${tokens}`);
    return [
      `- **${markdownCode(reason)}** (${ids})${hint === null ? "" : `: ${markdownEscape(hint)}`}`,
      ...(heaviest.length === 0 ? [] : [`<br>heaviest: ${heaviest.join(", ")}`]),
    ].join("");
  });
}
