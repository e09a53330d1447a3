// The diff as lines for a terminal, a log and grep: totals, then one line a change.
import { fieldValue } from "../../lib/escape.js";
import type { ContractChange, DiffCase, DiffDocument, DiffReadiness } from "../../model/documents/diff.js";
import type { Palette, Renderer, RenderOptions } from "../renderer.js";
import { PLAIN, uncoloured } from "../shared/palette.js";
import { CASE_CLASSES, notComparable, signed, verdictWord } from "./wording.js";

export const diffText: Renderer<DiffDocument> = {
  document: "probe-diff",
  format: "text",
  mediaType: "text/plain",
  render(diff, options: RenderOptions = {}) {
    const palette = options.palette ?? PLAIN;
    const server = fieldValue(diff.server);
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

function caseLines(server: string, { cases }: DiffDocument, palette: Palette): string[] {
  const counts = [...CASE_CLASSES, "unchanged" as const].map((name) => `${name}=${cases[name].length}`);
  const colour = { regressed: palette.red, changed: palette.yellow, fixed: palette.green, added: uncoloured, removed: uncoloured };
  return [
    `${server} cases ${counts.join(" ")}`,
    ...CASE_CLASSES.flatMap((name) => cases[name].map((one) => `  ${colour[name](name)} ${caseFields(one)}`)),
  ];
}

function caseFields({ id, probe, tool, baseline, current }: DiffCase): string {
  const reasons = [baseline?.reason ?? null, current?.reason ?? null];
  return [
    fieldValue(id),
    fieldValue(probe),
    `${verdictWord(baseline)}->${verdictWord(current)}`,
    ...(tool === null ? [] : [`tool=${fieldValue(tool)}`]),
    ...(reasons[0] === null || reasons[0] === undefined ? [] : [`was=${fieldValue(reasons[0])}`]),
    ...(reasons[1] === null || reasons[1] === undefined ? [] : [`reason=${fieldValue(reasons[1])}`]),
  ].join(" ");
}

function readinessLines(server: string, readiness: DiffReadiness, palette: Palette): string[] {
  const score = (value: number | null): string => (value === null ? "none" : `${value}/100`);
  const scores = `${score(readiness.baseline)} -> ${score(readiness.current)}`;
  if (!readiness.comparable) {
    const differs = readiness.profile_differs === undefined ? "" : ` differs=${readiness.profile_differs.map(fieldValue).join(",")}`;
    return [`${server} readiness ${scores} not comparable: ${notComparable(readiness)}${differs}`];
  }
  const delta = readiness.delta ?? 0;
  const calm = readiness.without_latency === null ? "" : ` without_latency=${signed(readiness.without_latency.delta)}`;
  const moved = readiness.areas.filter((area) => area.delta !== 0);
  return [
    `${server} readiness ${scores} ${tint(delta, palette)(signed(delta))}${calm}`,
    ...moved.map(
      (area) => `  area ${fieldValue(area.name)} ${area.baseline} -> ${area.current} ${tint(area.delta, palette)(signed(area.delta))}`,
    ),
    ...readiness.lost.map((loss) => `  ${palette.red("lost")} ${lossFields(loss)}`),
    ...readiness.regained.map((loss) => `  ${palette.green("regained")} ${lossFields(loss)}`),
  ];
}

function lossFields({ id, tool, reason }: DiffReadiness["lost"][number]): string {
  return [fieldValue(id), ...(tool === null ? [] : [`tool=${fieldValue(tool)}`]), `reason=${fieldValue(reason)}`].join(" ");
}

function contractLines(server: string, { contract }: DiffDocument, palette: Palette): string[] {
  if (contract === null) return [`${server} contract not compared: a report has no catalog`];
  const kinds = ["breaking", "review", "additive"] as const;
  const colour = { breaking: palette.red, review: palette.yellow, additive: palette.green };
  return [
    `${server} contract ${kinds.map((kind) => `${kind}=${contract[kind].length}`).join(" ")}`,
    ...kinds.flatMap((kind) => contract[kind].map((change) => `  ${colour[kind](kind)} ${changeFields(change)}`)),
  ];
}

function changeFields({ change, tool, parameter, from, to }: ContractChange): string {
  return [
    change,
    ...(tool === null ? [] : [`tool=${fieldValue(tool)}`]),
    ...(parameter === undefined ? [] : [`parameter=sha256:${fieldValue(parameter)}`]),
    ...(from === undefined || to === undefined ? [] : [`${fieldValue(from)}->${fieldValue(to)}`]),
  ].join(" ");
}

function tokenLines(server: string, { tokens }: DiffDocument): string[] {
  if (tokens === null) return [];
  const weight = (value: number | null): string => (value === null ? "none" : String(value));
  return [
    `${server} tokens ${tokens.baseline} -> ${tokens.current} ${signed(tokens.delta)}`,
    ...tokens.tools.map(
      ({ tool, baseline, current, delta }) =>
        `  tokens tool=${fieldValue(tool)} ${weight(baseline)} -> ${weight(current)} ${signed(delta)}`,
    ),
  ];
}

function gateLines(server: string, { gate }: DiffDocument, palette: Palette): string[] {
  if (gate === undefined) return [];
  return [
    `${server} diff ${gate.passed ? palette.green("passed") : palette.red("failed")}`,
    ...gate.rules.map(({ rule, passed, observed, limit, compared, unit }) => {
      const suffix = unit === "percent" ? "%" : "";
      const by = compared === undefined ? "" : ` compared=${compared}`;
      return `  ${passed ? palette.green("kept") : palette.red("broken")} ${rule} observed=${observed}${suffix} limit=${limit}${suffix}${by}`;
    }),
  ];
}

function tint(delta: number, palette: Palette): (text: string) => string {
  return delta < 0 ? palette.red : delta > 0 ? palette.green : uncoloured;
}
