// Rules of a diff: what breaks each, which scores decide, and what is refused because the reports lack it.
import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../../src/model/errors.js";
import type { DiffDocument, DiffReadiness } from "../../src/model/documents/diff.js";
import { applyDiffGate, type DiffRules } from "../../src/report/diff-gate.js";
import { diffReports } from "../../src/report/diff.js";
import { redGate, wholeDemo } from "../support/report-documents.js";
import { gainedDemo } from "../support/report-variants.js";

const GENERATOR = { name: "mcpeval", version: "0.1.0" };
const same = (): DiffDocument => diffReports(GENERATOR, { version: 2, report: gainedDemo() }, { version: 2, report: gainedDemo() });
const withReadiness = (change: Partial<DiffReadiness>): DiffDocument => ({ ...same(), readiness: { ...same().readiness, ...change } });
const move = (baseline: number, current: number) => ({ baseline, current, delta: current - baseline });
const rule = (document: DiffDocument, rules: DiffRules) => applyDiffGate(document, rules).gate?.rules[0];

test("without rules there is no gate; with all of them a diff with itself keeps every one", () => {
  expect(applyDiffGate(same(), {})).not.toHaveProperty("gate");
  const all: DiffRules = {
    failOnRegression: true,
    failOnChange: true,
    failOnBreaking: true,
    maxReadinessDrop: 0,
    maxTokenGrowth: { unit: "tokens", limit: 0 },
  };
  const { gate } = applyDiffGate(same(), all);
  expect([gate?.passed, gate?.rules.map(({ rule: name }) => name)]).toEqual([
    true,
    ["fail-on-regression", "fail-on-change", "fail-on-breaking", "max-readiness-drop", "max-token-growth"],
  ]);
});

describe("counted rules", () => {
  const one = { id: "a", probe: "p", tool: null, baseline: null, current: null };
  test.each<[keyof DiffRules, DiffDocument]>([
    ["failOnRegression", { ...same(), cases: { ...same().cases, regressed: [one] } }],
    ["failOnChange", { ...same(), cases: { ...same().cases, changed: [one] } }],
    ["failOnBreaking", { ...same(), contract: { breaking: [{ change: "tool-removed", tool: "t" }], review: [], additive: [] } }],
  ])("%s breaks on one", (name, document) => {
    expect(rule(document, { [name]: true })).toMatchObject({ passed: false, observed: 1, limit: 0 });
  });

  test("fixes, growth, review and additive changes break none", () => {
    const document: DiffDocument = {
      ...same(),
      cases: { ...same().cases, fixed: [one], added: [one], removed: [one] },
      contract: { breaking: [], review: [{ change: "output-schema-changed", tool: "t" }], additive: [{ change: "tool-added", tool: "u" }] },
    };
    expect(applyDiffGate(document, { failOnRegression: true, failOnChange: true, failOnBreaking: true }).gate?.passed).toBe(true);
  });
});

describe("max-readiness-drop", () => {
  const drop = (limit: number, change: Partial<DiffReadiness>, excludeLatency = false) =>
    rule(withReadiness(change), { maxReadinessDrop: limit, excludeLatency });

  test.each([
    [2, -3, false],
    [3, -3, true],
    [0, 5, true],
    [0, 0, true],
  ])("at most %i, moved by %i: kept %s", (limit, delta, passed) => {
    expect(drop(limit, { delta })).toMatchObject({ passed, observed: Math.max(0, -delta), limit, compared: "score" });
  });

  test("latency that moved by one band a tool decides nothing", () => {
    const noise = { delta: -3, without_latency: move(91, 91), latency: { changed: 4, most_bands: 1 } };
    expect(drop(2, noise)).toMatchObject({ passed: true, observed: 0, compared: "score_without_latency" });
    expect(drop(2, { ...noise, without_latency: move(91, 88) })).toMatchObject({ passed: false, observed: 3 });
  });

  test("a tool that moved by two bands is slower, and the whole score decides", () => {
    const slower = { delta: -3, without_latency: move(91, 91), latency: { changed: 1, most_bands: 2 } };
    expect(drop(2, slower)).toMatchObject({ passed: false, observed: 3, compared: "score" });
    expect(drop(2, slower, true)).toMatchObject({ passed: true, observed: 0, compared: "score_without_latency" });
  });

  test("noise in reports without the calm score: the whole score has to do", () => {
    expect(drop(2, { delta: -3, without_latency: null, latency: { changed: 1, most_bands: 1 } })).toMatchObject({
      passed: false,
      compared: "score",
    });
  });
});

describe("max-token-growth", () => {
  const grown = (baseline: number, current: number): DiffDocument => ({ ...same(), tokens: { ...move(baseline, current), tools: [] } });
  test.each([
    [100, 150, { unit: "tokens", limit: 50 }, true, 50],
    [100, 151, { unit: "tokens", limit: 50 }, false, 51],
    [200, 220, { unit: "percent", limit: 10 }, true, 10],
    [200, 221, { unit: "percent", limit: 10 }, false, 10.5],
    [300, 331, { unit: "percent", limit: 10.33 }, false, 10.33],
    [100, 50, { unit: "percent", limit: 0 }, true, 0],
    [0, 0, { unit: "percent", limit: 0 }, true, 0],
    [0, 1, { unit: "percent", limit: 999 }, false, Number.MAX_SAFE_INTEGER],
  ] as const)("%i to %i under %j: kept %s", (before, after, limit, passed, observed) => {
    expect(rule(grown(before, after), { maxTokenGrowth: limit })).toEqual({ rule: "max-token-growth", passed, observed, ...limit });
  });
});

describe("refused", () => {
  const bare = diffReports(GENERATOR, { version: 2, report: redGate() }, { version: 2, report: redGate() });
  test.each<[string, DiffDocument, DiffRules, string]>([
    ["no catalog", bare, { failOnBreaking: true }, "--fail-on-breaking needs the catalog of both reports"],
    ["no readiness", bare, { maxReadinessDrop: 1 }, "the scores are not comparable: one of the reports has no readiness"],
    [
      "another profile",
      withReadiness({ comparable: false, reason: "profile-differs", delta: null, profile_differs: ["platform"] }),
      { maxReadinessDrop: 1 },
      "they were measured under different conditions (platform); measure the baseline anew",
    ],
    [
      "no calm score",
      withReadiness({ without_latency: null }),
      { maxReadinessDrop: 1, excludeLatency: true },
      "--exclude-latency needs score_without_latency",
    ],
    ["no tokens", bare, { maxTokenGrowth: { unit: "tokens", limit: 1 } }, "--max-token-growth needs the tokens of both catalogs"],
  ])("%s", (_, document, rules, message) => {
    expect(() => applyDiffGate(document, rules)).toThrow(UsageError);
    expect(() => applyDiffGate(document, rules)).toThrow(message);
  });
});

test("the whole demo, which knows no tokens of tools, is compared by what it knows", () => {
  const document = diffReports(GENERATOR, { version: 2, report: wholeDemo() }, { version: 2, report: gainedDemo() });
  expect(applyDiffGate(document, { maxReadinessDrop: 0, maxTokenGrowth: { unit: "percent", limit: 0 } }).gate?.passed).toBe(true);
});
