// `explain`: what a fixed label in a report means and what to do about it. Knows no label itself: the registries do.
import { ADVISORY_ENTRIES, findAdvisory, type AdvisoryEntry } from "../catalogue/advisories.js";
import {
  CRITERION_REASONS,
  findCriterion,
  findCriterionReason,
  type CriterionEntry,
  type CriterionReasonEntry,
} from "../catalogue/discoverability.js";
import { findGateReason, GATE_REASONS, type GateReasonEntry } from "../catalogue/gate-reasons.js";
import { findReason, REASONS, type ReasonEntry } from "../catalogue/reasons.js";
import { AREA_NAMES } from "../model/areas.js";
import { INCOMPLETE_CODES, UsageError } from "../model/errors.js";
import { didYouMean } from "../options/read.js";
import type { OptionValues } from "../options/values.js";
import type { CommandResult } from "./command.js";

const NOT_MEASURED: ReadonlyMap<string, string> = new Map(Object.entries(INCOMPLETE_CODES));

/**
 * @param operands a reason of a lost point or of a gate case, an advisory or its reason, a criterion of discoverability or its reason, or
 *   the label of a missing measurement; without one, all are listed
 * @throws UsageError for an unknown label
 */
export function runExplain(_values: OptionValues, operands: readonly string[]): Promise<CommandResult> {
  const label = operands[0];
  if (label === undefined) return text(listing());
  const reason = findReason(label);
  if (reason !== undefined) return text(explanation(reason));
  const gateReason = findGateReason(label);
  if (gateReason !== undefined) return text(lines([label, ...gateExplanation(gateReason)]));
  const advisory = findAdvisory(label);
  if (advisory !== undefined) return text(advisoryExplanation(advisory, label));
  const criterion = findCriterion(label);
  if (criterion !== undefined) return text(criterionExplanation(criterion));
  const criterionReason = findCriterionReason(label);
  if (criterionReason !== undefined) return text(criterionReasonExplanation(criterionReason));
  const sentence = NOT_MEASURED.get(label);
  if (sentence !== undefined) return text(lines([label, "  readiness was not measured", `  fix: ${sentence}`]));
  const advisories = ADVISORY_ENTRIES.flatMap(({ id, reasons }) => [id, ...reasons.map(({ reason }) => reason)]);
  const known = [
    ...[...REASONS, ...GATE_REASONS, ...CRITERION_REASONS].map((entry) => entry.reason),
    ...advisories,
    ...NOT_MEASURED.keys(),
  ];
  return Promise.reject(
    new UsageError(`no reason is named ${JSON.stringify(label)}${didYouMean(label, known)}; \`mcpeval explain\` lists all of them`),
  );
}

function explanation(entry: ReasonEntry): string {
  return lines([
    entry.reason,
    `  ${entry.areas.length === 1 ? "area" : "areas"}: ${entry.areas.join(", ")}`,
    `  ${entry.checks.length === 1 ? "check" : "checks"}: ${entry.checks.join(", ")}`,
    ...(entry.retired ? ["  found in older reports only"] : []),
    `  fix: ${entry.hint}`,
  ]);
}

const MEANINGS: Readonly<Record<GateReasonEntry["meaning"], string>> = {
  failed: "the case failed (exit 1)",
  unfinished: "the case could not be judged (exit 3)",
  "not-applicable": "the case counts neither as passed nor as failed",
};

function gateExplanation({ meaning, uses }: GateReasonEntry): string[] {
  return [
    `  gate: ${MEANINGS[meaning]}`,
    ...uses.flatMap(({ kinds, hint }) => [
      ...(kinds.length === 0 ? [] : [`  ${kinds.length === 1 ? "probe" : "probes"}: ${kinds.join(", ")}`]),
      `  ${meaning === "not-applicable" ? "why" : "fix"}: ${hint}`,
    ]),
  ];
}

/** An advisory, or the one of its reasons that was asked for. */
function advisoryExplanation({ id, about, matters, transports, reasons }: AdvisoryEntry, label: string): string {
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

/** A criterion and what it is not passed for. */
function criterionExplanation({ id, title, passesWhen, reasons }: CriterionEntry): string {
  return lines([
    `${id} ${title}`,
    "  discoverability: one of the ten criteria of the grade; changes no score",
    `  passes when ${passesWhen.replaceAll("`", "")}`,
    ...reasons.map((reason) => `  ${reason}`),
  ]);
}

function criterionReasonExplanation({ reason, criteria, hint }: CriterionReasonEntry): string {
  return lines([
    reason,
    "  discoverability: changes no score; `--min-grade` demands a grade",
    ...criteria.map(({ id, title, passesWhen }) => `  ${id} ${title} passes when ${passesWhen.replaceAll("`", "")}`),
    `  fix: ${hint}`,
  ]);
}

/** Every label under its area, in report order, then those of gate cases, advisories, discoverability and missing measurements. */
function listing(): string {
  const areas = AREA_NAMES.map((area) => [
    area,
    ...REASONS.filter((entry) => entry.area === area && !entry.retired).flatMap((entry) => [`  ${entry.reason}`, `    fix: ${entry.hint}`]),
  ]);
  const gate = [
    "gate",
    ...GATE_REASONS.flatMap(({ reason, meaning, uses }) => [
      `  ${reason}`,
      ...uses.map(
        ({ kinds, hint }) =>
          `    ${meaning === "not-applicable" ? "why" : "fix"}${uses.length === 1 ? "" : ` (${kinds.join(", ")})`}: ${hint}`,
      ),
    ]),
  ];
  const missing = ["not measured", ...[...NOT_MEASURED].flatMap(([label, sentence]) => [`  ${label}`, `    fix: ${sentence}`])];
  const advisories = ADVISORY_ENTRIES.map(({ id, reasons }) => [
    `advisory ${id}`,
    ...reasons.flatMap(({ reason, hint }) => [`  ${reason}`, `    fix: ${hint}`]),
  ]);
  const discoverability = [
    "discoverability",
    ...CRITERION_REASONS.flatMap(({ reason, criteria, hint }) => [
      `  ${reason} (${criteria.map(({ id }) => id).join(", ")})`,
      `    fix: ${hint}`,
    ]),
  ];
  return [...areas, gate, ...advisories, discoverability, missing].map(lines).join("\n");
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}

function text(content: string): Promise<CommandResult> {
  return Promise.resolve({ document: { kind: "text", text: content }, verdict: "ok" });
}
