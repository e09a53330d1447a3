// Compares a diff with the rules that were declared for it. Changes no finding; the front end decides the exit code.
import type { DiffDocument, DiffGate, DiffReadiness } from "../model/documents/diff.js";
import { WHY_NOT_COMPARABLE } from "../lib/not-comparable.js";
import { UsageError } from "../model/errors.js";

/** Declared rules; absent ones are not compared. */
export interface DiffRules {
  readonly failOnRegression?: boolean;
  readonly failOnChange?: boolean;
  readonly failOnBreaking?: boolean;
  /** Most points readiness may fall. */
  readonly maxReadinessDrop?: number | undefined;
  readonly excludeLatency?: boolean;
  readonly maxTokenGrowth?: { readonly unit: "tokens" | "percent"; readonly limit: number } | undefined;
}

type Rule = DiffGate["rules"][number];

/**
 * The diff with its `gate`; the diff itself when no rule was declared.
 * @throws UsageError when a rule asks for something the reports do not have
 */
export function applyDiffGate(diff: DiffDocument, rules: DiffRules): DiffDocument {
  const judged: Rule[] = [];
  if (rules.failOnRegression === true) judged.push(none("fail-on-regression", diff.cases.regressed.length));
  if (rules.failOnChange === true) judged.push(none("fail-on-change", diff.cases.changed.length));
  if (rules.failOnBreaking === true) {
    if (diff.contract === null) {
      throw new UsageError(
        "--fail-on-breaking needs the catalog of both reports, and one has none; write both anew, with the whole listing",
      );
    }
    judged.push(none("fail-on-breaking", diff.contract.breaking.length));
  }
  if (rules.maxReadinessDrop !== undefined) judged.push(dropRule(diff.readiness, rules.maxReadinessDrop, rules.excludeLatency ?? false));
  if (rules.maxTokenGrowth !== undefined) judged.push(growthRule(diff, rules.maxTokenGrowth));
  return judged.length === 0 ? diff : { ...diff, gate: { passed: judged.every(({ passed }) => passed), rules: judged } };
}

function none(rule: Rule["rule"], observed: number): Rule {
  return { rule, passed: observed === 0, observed, limit: 0 };
}

/**
 * Latency bands have edges, and a tool near one falls to either side by chance: where no tool moved by more than one band, the scores with
 * every latency check at full marks decide. A tool that moved by two bands is slower, and the whole score decides.
 */
function dropRule(readiness: DiffReadiness, limit: number, excludeLatency: boolean): Rule {
  const { reason, delta, without_latency: calm, latency, profile_differs } = readiness;
  if (delta === null) {
    const fields = profile_differs === undefined ? "" : ` (${profile_differs.join(", ")})`;
    const why = reason === null ? "" : `: ${WHY_NOT_COMPARABLE[reason]}${fields}`;
    throw new UsageError(`--max-readiness-drop: the scores are not comparable${why}; measure the baseline anew, the same way`);
  }
  if (excludeLatency && calm === null) {
    throw new UsageError("--exclude-latency needs score_without_latency in both reports, and one has none; measure it anew");
  }
  const isNoise = latency !== null && latency.changed > 0 && latency.most_bands <= 1;
  const decides = calm !== null && (excludeLatency || isNoise) ? calm : null;
  const observed = Math.max(0, -(decides ?? { delta }).delta);
  return {
    ...{ rule: "max-readiness-drop", passed: observed <= limit, observed, limit },
    compared: decides === null ? "score" : "score_without_latency",
  };
}

function growthRule({ tokens }: DiffDocument, { unit, limit }: NonNullable<DiffRules["maxTokenGrowth"]>): Rule {
  if (tokens === null) {
    throw new UsageError("--max-token-growth needs the tokens of both catalogs, and one report has none; measure it anew");
  }
  const grown = Math.max(0, tokens.delta);
  // A catalog that was empty grew without bound, whatever it weighs now; JSON has no infinity.
  const percent = grown === 0 ? 0 : tokens.baseline === 0 ? Number.MAX_SAFE_INTEGER : (100 * grown) / tokens.baseline;
  const observed = unit === "tokens" ? grown : Number(percent.toFixed(2));
  return { rule: "max-token-growth", passed: (unit === "tokens" ? grown : percent) <= limit, observed, limit, unit };
}
