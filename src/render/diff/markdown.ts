// The diff as GitHub-flavoured Markdown: the verdict and the movement first, then what changed, table by table.
// Names stand in code spans and prose is escaped, so nothing a server or a file says becomes markup, a mention or a link.
import { markdownCode, markdownEscape } from "../../lib/escape.js";
import type { ContractChange, DiffCase, DiffContract, DiffDocument, DiffGate, DiffReadiness } from "../../model/documents/diff.js";
import type { Renderer, RenderOptions } from "../renderer.js";
import { count } from "../shared/numbers.js";
import { fitSections, type Section } from "../shared/sections.js";
import { table } from "../shared/table.js";
import { CASE_CLASSES, isSame, notComparable, signed, verdictWord } from "./wording.js";

const MARKS = { regressed: "❌ regressed", changed: "🟡 changed", fixed: "✅ fixed", added: "➕ added", removed: "➖ removed" } as const;
const CONTRACT_MARKS = { breaking: "❌ breaking", review: "🟡 review", additive: "✅ additive" } as const;

export const diffMarkdown: Renderer<DiffDocument> = {
  document: "probe-diff",
  format: "markdown",
  mediaType: "text/markdown",
  render(diff, options: RenderOptions = {}) {
    const level = Math.min(4, Math.max(1, options.headingLevel ?? 2));
    const heading = (depth: number, text: string): string => `${"#".repeat(level + depth)} ${text}`;
    const sections = [
      headline(diff, heading),
      ...readinessSections(diff.readiness, heading),
      ...caseSections(diff, heading),
      ...(diff.contract === null ? [] : contractSections(diff.contract, heading)),
      ...tokenSections(diff, heading),
    ];
    return fitSections(sections, options.budget ?? null, options.moreAt ?? "the JSON diff");
  },
};

type Heading = (depth: number, text: string) => string;

function headline(diff: DiffDocument, heading: Heading): Section {
  const { readiness, cases, contract, tokens, gate } = diff;
  const facts = [
    readiness.comparable ? `readiness ${readiness.baseline ?? 0} → ${readiness.current ?? 0} (${signed(readiness.delta ?? 0)})` : null,
    ...CASE_CLASSES.map((name) => (cases[name].length === 0 ? null : `${count(cases[name].length, "case")} ${name}`)),
    contract === null || contract.breaking.length === 0 ? null : count(contract.breaking.length, "breaking change"),
    tokens === null || tokens.delta === 0 ? null : `${signed(tokens.delta)} tokens`,
  ].filter((fact) => fact !== null);
  const parts = [
    heading(0, `${markdownCode(diff.server)} diff`),
    isSame(diff) ? "Nothing changed." : capitalised(`${facts.join(", ")}.`),
    ...(readiness.comparable ? [] : [incomparable(readiness)]),
    ...(contract === null ? ["Contract not compared: a report has no catalog."] : []),
    ...(gate === undefined ? [] : [gateLines(gate)]),
  ];
  return { title: "headline", markdown: parts.filter((part) => part !== ".").join("\n\n"), expendable: 0 };
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function incomparable(readiness: DiffReadiness): string {
  const score = (value: number | null): string => (value === null ? "none" : String(value));
  const differs =
    readiness.profile_differs === undefined ? "" : ` (${readiness.profile_differs.map((name) => markdownCode(name)).join(", ")})`;
  return `Readiness ${score(readiness.baseline)} and ${score(readiness.current)} are not comparable: ${notComparable(readiness)}${differs}.`;
}

export function gateLines({ passed, rules }: DiffGate): string {
  const item = ({ rule, observed, limit, compared, unit }: DiffGate["rules"][number]): string => {
    const suffix = unit === "percent" ? "%" : "";
    const by = compared === "score_without_latency" ? ", latency left out" : "";
    return `${markdownCode(rule)} ${observed}${suffix} of at most ${limit}${suffix}${by}`;
  };
  if (passed) return `✅ Rules kept: ${rules.map(item).join("; ")}.`;
  return `> [!CAUTION]\n> Rules broken: ${rules
    .filter((rule) => !rule.passed)
    .map(item)
    .join("; ")}.`;
}

function readinessSections(readiness: DiffReadiness, heading: Heading): Section[] {
  const moved = readiness.areas.filter(({ delta }) => delta !== 0);
  const columns = [{ heading: "Area" }, ...["Baseline", "Current", "Change"].map((name) => ({ heading: name, numeric: true }))];
  const rows = moved.map(({ name, baseline, current, delta }) => [markdownEscape(name), String(baseline), String(current), signed(delta)]);
  const losses = [
    ...readiness.lost.map((loss) => ["❌ lost", loss] as const),
    ...readiness.regained.map((loss) => ["✅ regained", loss] as const),
  ];
  const lossRows = losses.map(([mark, { id, tool, reason }]) => [
    mark,
    markdownCode(id),
    tool === null ? "" : markdownCode(tool),
    markdownCode(reason),
  ]);
  return [
    ...(rows.length === 0 ? [] : [{ title: "areas", markdown: `${heading(1, "Areas")}\n\n${table(columns, rows)}`, expendable: 1 }]),
    ...(lossRows.length === 0
      ? []
      : [
          {
            title: "checks",
            markdown: `${heading(1, "Checks")}\n\n${table([{ heading: "" }, { heading: "Check" }, { heading: "Tool" }, { heading: "Reason" }], lossRows)}`,
            expendable: 3,
          },
        ]),
  ];
}

export function caseSections({ cases }: DiffDocument, heading: Heading): Section[] {
  const side = (one: DiffCase["current"]): string =>
    one === null ? "" : `${verdictWord(one)}${one.reason === null ? "" : ` ${markdownCode(one.reason)}`}`;
  const rows = CASE_CLASSES.flatMap((name) =>
    cases[name].map(({ id, probe, baseline, current }) => [
      MARKS[name],
      markdownCode(id),
      markdownCode(probe),
      side(baseline),
      side(current),
    ]),
  );
  if (rows.length === 0) return [];
  const columns = ["", "Case", "Probe", "Baseline", "Current"].map((name) => ({ heading: name }));
  const rest = cases.unchanged.length === 0 ? "" : `\n\n${count(cases.unchanged.length, "case")} unchanged.`;
  return [{ title: "cases", markdown: `${heading(1, "Cases")}\n\n${table(columns, rows)}${rest}`, expendable: 2 }];
}

export function contractSections(contract: DiffContract, heading: Heading): Section[] {
  const kinds = ["breaking", "review", "additive"] as const;
  const rows = kinds.flatMap((kind) => contract[kind].map((change) => [CONTRACT_MARKS[kind], ...changeCells(change)]));
  if (rows.length === 0) return [];
  const columns = ["", "Change", "Tool", "Detail"].map((name) => ({ heading: name }));
  return [{ title: "contract", markdown: `${heading(1, "Contract")}\n\n${table(columns, rows)}`, expendable: 2 }];
}

function changeCells({ change, tool, parameter, from, to }: ContractChange): string[] {
  const detail = [
    ...(parameter === undefined ? [] : [`parameter sha256 ${markdownCode(parameter)}`]),
    ...(from === undefined || to === undefined ? [] : [`${markdownCode(from)} → ${markdownCode(to)}`]),
  ];
  return [change.replaceAll("-", " "), tool === null ? "" : markdownCode(tool), detail.join(", ")];
}

export function tokenSections({ tokens }: DiffDocument, heading: Heading): Section[] {
  if (tokens === null || (tokens.delta === 0 && tokens.tools.length === 0)) return [];
  const columns = [{ heading: "Tool" }, ...["Baseline", "Current", "Change"].map((name) => ({ heading: name, numeric: true }))];
  const weight = (value: number | null): string => (value === null ? "" : String(value));
  const rows = [
    ["**Catalog**", String(tokens.baseline), String(tokens.current), signed(tokens.delta)],
    ...tokens.tools.map(({ tool, baseline, current, delta }) => [markdownCode(tool), weight(baseline), weight(current), signed(delta)]),
  ];
  return [{ title: "tokens", markdown: `${heading(1, "Tokens")}\n\n${table(columns, rows)}`, expendable: 3 }];
}
