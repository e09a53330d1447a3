// What a test expects of a published server, and the comparison. Scores that depend on a network or on the machine are left out.
import { expect } from "@jest/globals";
import { ADVISORY_IDS, type AdvisoryId } from "../../src/model/advisory-names.js";
import { exitCode, type ExitCode } from "../../src/model/exit.js";
import { verdictOf } from "../../src/report/verdict.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import type { Target } from "../../src/target/target.js";
import type { SdkTool } from "../real/sdk-listing.js";
import { areaScores, evaluate, type Evaluation } from "../support/evaluate.js";

/** What is stable about one server. */
export interface Expected {
  readonly protocol: ReportDocument["protocol"];
  /** Tools by class; a class without any is left out. */
  readonly classes: Partial<Record<SdkTool["class"], number>>;
  readonly areas: { readonly protocol: number; readonly catalog: number };
  /** Lost protocol checks as `check reason`. */
  readonly lost?: readonly string[];
  /** Advisories that must be among those found. */
  readonly advisories?: readonly AdvisoryId[];
}

/** Settings that keep a run short where a server has nobody to talk to: a call that hangs says nothing about the server. */
const SHORT = { callTimeoutMs: 3_000, budgetSeconds: 120, spares: 1, advisories: new Set<AdvisoryId>(ADVISORY_IDS) };

/** One run with every advisory looked for. */
export function measure(target: Target, settings: Partial<BatterySettings> = {}): Promise<Evaluation> {
  return evaluate(target, { ...SHORT, ...settings });
}

/** The exit code of a run that only measures. */
export function exitOf({ document }: Evaluation): ExitCode {
  return exitCode(verdictOf(document));
}

/** Tools by class, in the order they were seen. */
export function classesOf(tools: readonly { readonly class: SdkTool["class"] }[]): Expected["classes"] {
  const counts: Partial<Record<SdkTool["class"], number>> = {};
  for (const tool of tools) counts[tool.class] = (counts[tool.class] ?? 0) + 1;
  return counts;
}

/** Compares a run with what is known of the server. */
export function expectMeasured(run: Evaluation, expected: Expected): void {
  const { document, notes } = run;
  expect([document.readiness_error, notes]).toEqual([undefined, []]);
  expect(exitOf(run)).toBe(0);
  expect(document.protocol).toEqual(expected.protocol);
  expect(classesOf(document.catalog ?? [])).toEqual(expected.classes);
  const { protocol, catalog } = areaScores(document);
  const lost = document.readiness?.areas.find(({ name }) => name === "protocol")?.checks.map(({ id, reason }) => `${id} ${reason}`);
  expect([lost, { protocol, catalog }]).toEqual([expected.lost ?? [], expected.areas]);
  expect(document.advisories?.map(({ id }) => id)).toEqual(expect.arrayContaining([...(expected.advisories ?? [])]));
}
