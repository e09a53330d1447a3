// Which annotations a run makes and where they point, and what of them GitHub's limit lets through.
import { describe, expect, test } from "@jest/globals";
import { findings } from "../../src/action/findings.js";
import type { Comparison, Measured } from "../../src/action/measured.js";
import { compareReports } from "../../src/commands/diff.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import type { Place, ReportPlaces } from "../../src/model/places.js";
import { annotate, type Annotation } from "../../src/sinks/github/annotations.js";
import { readEvent } from "../../src/action/event.js";
import { HOSTILE_TEXTS, FORBIDDEN } from "../support/hostile.js";
import { gateCase, redGate, wholeDemo } from "../support/report-documents.js";
import { waivedDemo } from "../support/report-variants.js";

const place = (line: number): Place => ({
  uri: "evals/my%20manifest.json",
  region: { startLine: line, startColumn: 3, endLine: line + 2, endColumn: 4 },
});

function measured(document: ReportDocument, places?: ReportPlaces, comparison: Comparison | null = null): Measured {
  return { report: { kind: "probe-report", document, places }, verdict: "red", comparison };
}

function comparisonOf(baseline: ReportDocument, current: ReportDocument, rules = {}): Comparison {
  return { ...compareReports(rules, { version: 2, report: baseline }, current), baseline };
}

describe("annotations", () => {
  test("of failing cases are errors at the case's line of the manifest", () => {
    const document = redGate();
    const failing = document.cases.filter(({ passed }) => !passed).map(({ id }) => id);
    expect(failing.length).toBeGreaterThan(1);
    const places = { fallback: place(1), cases: new Map([[failing[0] ?? "", place(12)]]), tools: new Map<string, Place>() };
    const errors = findings([measured(document, places)]).filter(({ level }) => level === "error");
    expect(errors.map(({ title }) => title)).toEqual(failing.map((id) => `case ${id} failed`));
    expect(errors[0]).toMatchObject({ file: "evals/my manifest.json", line: 12 });
    expect(errors[1]).toMatchObject({ file: "evals/my manifest.json", line: 1 });
  });

  test("of lost points are warnings, one a cause, dearest first, without a place where there is no manifest", () => {
    const found = findings([measured(wholeDemo(), { fallback: place(1), cases: new Map(), tools: new Map() })]);
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
    for (const one of found) expect([one.level, one.file]).toEqual(["warning", undefined]);
  });

  test("with a baseline are of what is new", () => {
    const before = wholeDemo();
    const readiness = before.readiness;
    if (readiness === null) throw new Error("the demo is measured");
    const healthier = {
      ...before,
      readiness: {
        ...readiness,
        areas: readiness.areas.map((area) => ({ ...area, checks: area.checks.filter(({ id }) => id !== "reliability.latency") })),
      },
    };
    expect(findings([measured(before, undefined, comparisonOf(before, before))])).toEqual([]);
    const [slow, ...others] = findings([measured(before, undefined, comparisonOf(healthier, before))]);
    expect(slow).toMatchObject({ level: "warning", title: "new: reliability-slow", message: expect.stringMatching(/^slow_read: /) });
    expect(others).toEqual([]);
  });

  test("of breaking changes are errors only where those fail the run", () => {
    const before = wholeDemo();
    const after = { ...before, catalog: (before.catalog ?? []).slice(1) };
    const [first] = before.catalog ?? [];
    const expected = { title: "breaking change: tool removed", message: expect.stringContaining(first?.name ?? "?") };
    expect(findings([measured(after, undefined, comparisonOf(before, after))])).toMatchObject([{ level: "warning", ...expected }]);
    const strict = comparisonOf(before, after, { "fail-on-breaking": true });
    expect(findings([measured(after, undefined, strict)])).toMatchObject([{ level: "error", ...expected }]);
  });

  test("leave out what is waived, and name the server where there are several", () => {
    const waived = new Set(
      (waivedDemo().waivers ?? []).filter(({ state, kind }) => state === "applied" && kind === "reason").map(({ subject }) => subject),
    );
    for (const { title } of findings([measured(waivedDemo())])) expect([...waived].some((reason) => title.startsWith(reason))).toBe(false);
    expect(findings([measured(redGate()), measured(wholeDemo())]).every(({ title }) => /^[\w-]+: /.test(title))).toBe(true);
  });
});

describe("the limit of each level", () => {
  const shown = (
    annotations: readonly Annotation[],
    most: number,
  ): { level: string; message: string; properties: object | undefined }[] => {
    const calls: { level: string; message: string; properties: object | undefined }[] = [];
    const record = (level: string) => (message: string | Error, properties?: object) =>
      void calls.push({ level, message: String(message), properties });
    annotate({ error: record("error"), warning: record("warning"), notice: record("notice") }, annotations, {
      error: most - 1,
      warning: most,
      notice: most,
    });
    return calls;
  };
  const many = (level: Annotation["level"], count: number): Annotation[] =>
    Array.from({ length: count }, (_, index) => ({ level, title: `t${index}`, message: `m${index}` }));

  test("keeps the first and says how many more there are; one error stays free for the failing line", () => {
    const calls = shown([...many("warning", 25), ...many("error", 25)], 10);
    const of = (level: string): string[] => calls.filter((call) => call.level === level).map(({ message }) => message);
    expect(of("warning")).toHaveLength(10);
    expect(of("warning").at(-1)).toBe("16 more in the Step Summary and the report files.");
    expect(of("error")).toHaveLength(9);
    expect(of("error").slice(0, 8)).toEqual(Array.from({ length: 8 }, (_, index) => `m${index}`));
  });

  test("shows all where all fit, and none for none", () => {
    expect(shown(many("warning", 10), 10).map(({ message }) => message)).not.toContain(expect.stringContaining("more"));
    expect(shown(many("warning", 10), 10)).toHaveLength(10);
    expect(shown([...many("warning", 3), ...many("error", 3)], 0)).toEqual([]);
  });

  test("prints hostile names as text", () => {
    for (const text of HOSTILE_TEXTS) {
      const [call] = shown([{ level: "warning", title: text, message: text, file: "a.json", line: 3 }], 10);
      expect(JSON.stringify(call?.message)).not.toMatch(FORBIDDEN);
      expect(call?.properties).toMatchObject({ file: "a.json", startLine: 3 });
    }
  });

  test("a case's id is as harmless as a tool's name", () => {
    const document = {
      ...redGate(),
      cases: [gateCase("x\n::error::planted", "token-cost", { passed: false, reason: "token-budget-exceeded" })],
    };
    const calls = shown(findings([measured(document)]), 10);
    expect(calls.map(({ properties }) => JSON.stringify(properties)).join()).not.toMatch(/\\n/);
  });
});

describe("the run's event", () => {
  const env = {
    GITHUB_REPOSITORY: "octo/weather-mcp",
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_RUN_ID: "42",
    GITHUB_SHA: "a".repeat(40),
    GITHUB_REF: "refs/pull/7/merge",
  };
  const pull = (fullName: string | null): string =>
    JSON.stringify({ pull_request: { number: 7, head: { repo: fullName === null ? null : { full_name: fullName } } } });

  test("names pull request, commit and page", () => {
    expect(readEvent(env, pull("octo/weather-mcp"))).toEqual({
      name: "pull_request",
      owner: "octo",
      repo: "weather-mcp",
      pull: 7,
      isFork: false,
      sha: "a".repeat(40),
      ref: "refs/pull/7/merge",
      runUrl: "https://github.com/octo/weather-mcp/actions/runs/42",
    });
  });

  test("of a fork, of a fork that is gone, and of Dependabot only reads", () => {
    expect(readEvent(env, pull("mallory/weather-mcp")).isFork).toBe(true);
    expect(readEvent(env, pull(null)).isFork).toBe(true);
    // Its token is the base's own: what it may not do is no matter of the fork.
    expect(readEvent({ ...env, GITHUB_EVENT_NAME: "pull_request_target" }, pull("mallory/weather-mcp")).isFork).toBe(false);
    expect(readEvent({ ...env, GITHUB_ACTOR: "dependabot[bot]" }, pull("octo/weather-mcp")).isFork).toBe(true);
  });

  test.each(["", "no json", "[]", "null", '{"pull_request":3}', '{"pull_request":{"number":"7"}}', '{"pull_request":{"number":-1}}'])(
    "with the payload %j has no pull request",
    (payload) => {
      expect(readEvent(env, payload)).toMatchObject({ pull: null, isFork: false });
      expect(readEvent({}, payload)).toMatchObject({ owner: "", repo: "", runUrl: null });
    },
  );
});
