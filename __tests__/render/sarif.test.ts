// SARIF: valid for any document under the official schema, and what GitHub makes of it: order, cap, places, fingerprints, suppression.
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import type { Log, Result } from "sarif";
import type { ReportDocument } from "../../src/model/documents/report.js";
import type { ReportPlaces } from "../../src/model/places.js";
import { applyFloors } from "../../src/report/floors.js";
import { MAX_RESULTS, reportSarif } from "../../src/render/report/sarif.js";
import type { RenderOptions } from "../../src/render/renderer.js";
import { FORBIDDEN, hostileText } from "../support/hostile.js";
import { sarifProblems } from "../support/judges/sarif.js";
import { gateCase, lost, notMeasured, redGate, seedDemo, wholeDemo } from "../support/report-documents.js";
import { manyTools, waivedDemo } from "../support/report-variants.js";

const render = (document: ReportDocument, options: RenderOptions = {}): string => reportSarif.render(document, options);

function runOf(document: ReportDocument, options: RenderOptions = {}): Log["runs"][number] {
  const [run] = (JSON.parse(render(document, options)) as Log).runs;
  if (run === undefined) throw new Error("one run a server");
  return run;
}

function resultsOf(document: ReportDocument, options: RenderOptions = {}): Result[] {
  return runOf(document, options).results ?? [];
}

const place = ({ locations }: Result): string => {
  const physical = locations?.[0]?.physicalLocation;
  return `${physical?.artifactLocation?.uri ?? ""}:${String(physical?.region?.startLine)}`;
};

describe("results", () => {
  test("a failing case is an error under its probe, a lost check a warning under its reason, a missed floor an error", () => {
    const red = resultsOf(redGate());
    expect(red.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ["discovery-cost", "error"],
      ["token-cost", "error"],
    ]);
    expect(red[0]?.message.text).toMatch(
      /^Case 'bounded-discovery' failed: discovery-limit-exceeded \(max_tools 12 > 10\)\. The catalog grew/,
    );
    const floored = applyFloors(seedDemo(), { minReadiness: 95 }, {});
    const [first, second] = resultsOf(floored);
    expect([first?.ruleId, first?.level, first?.message.text]).toEqual([
      "readiness/floor",
      "error",
      "The floor of 'readiness' is 95 and was missed with 91.",
    ]);
    expect([second?.ruleId, second?.level]).toEqual(["readiness/catalog-short-description", "warning"]);
  });

  test("a case that passed or does not apply is no result", () => {
    const document = redGate();
    const cases = [gateCase("na", "sampling", { passed: false, not_applicable: true, reason: "no-sampling" }), gateCase("ok", "sampling")];
    expect(resultsOf({ ...document, cases })).toEqual([]);
  });

  test("errors come first, and beyond the cap a notification says how many were left", () => {
    const document = manyTools(1_300);
    const run = runOf(document);
    expect(run.results).toHaveLength(MAX_RESULTS);
    expect(run.results?.[0]?.level).toBe("error");
    const [note] = run.invocations?.[0]?.toolExecutionNotifications ?? [];
    expect(note?.message.text).toMatch(/^201 more results were left out/);
    expect(sarifProblems(render(document))).toEqual([]);
    expect(runOf(manyTools(10)).invocations?.[0]).toEqual({ executionSuccessful: true });
  });

  test("a full run with the longest names and hints stays far under the 10 MB that an upload may have", () => {
    const document = manyTools(1_300);
    const long = (text: string, length: number): string => text.padEnd(length, `-${text}`);
    const areas = (document.readiness?.areas ?? []).map((area) => ({
      ...area,
      checks: area.checks.map((check) => ({ ...check, tool: long(check.tool ?? "", 10_000), hint: long(check.hint, 10_000) })),
    }));
    const out = render({ ...document, readiness: document.readiness && { ...document.readiness, areas } });
    expect((JSON.parse(out) as Log).runs[0]?.results).toHaveLength(MAX_RESULTS);
    expect(out.length).toBeLessThan(16_000_000);
    expect(gzipSync(out).length).toBeLessThan(2_000_000); // uploads are compressed
  });

  test("each has a fingerprint of its own, which neither order nor score changes", () => {
    const prints = (document: ReportDocument): string[] =>
      resultsOf(document).map(({ partialFingerprints }) => partialFingerprints?.["primaryLocationLineHash"] ?? "");
    const all = prints(manyTools(300));
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toMatch(/^[0-9a-f]{16}:1$/);
    const demo = wholeDemo();
    const turned: ReportDocument = {
      ...demo,
      readiness: demo.readiness && {
        ...demo.readiness,
        areas: demo.readiness.areas
          .toReversed()
          .map((area) => ({ ...area, checks: area.checks.map((check) => ({ ...check, observed: 1 })) })),
      },
    };
    expect(prints(turned).sort()).toEqual(prints(demo).sort());
  });

  test("a waived loss is a suppressed note with its justification, last of all", () => {
    const results = resultsOf(waivedDemo());
    expect(results.filter(({ level }) => level === "error").map(({ ruleId }) => ruleId)).toEqual(["discovery-cost"]);
    const notes = results.filter(({ level }) => level === "note");
    expect(notes).toHaveLength(14);
    expect(results.slice(-notes.length)).toEqual(notes);
    expect(notes[0]?.suppressions).toEqual([
      { kind: "external", status: "accepted", justification: "Agreed with the clients. Owner: team-a, until 2030-06-30." },
    ]);
    const { toolConfigurationNotifications } = runOf(waivedDemo()).invocations?.[0] ?? {};
    expect(toolConfigurationNotifications?.map(({ message }) => message.text)).toEqual([
      "The waiver of reason 'catalog-short-description' is expired.",
      "The waiver of check 'protocol.ping' is stale.",
    ]);
  });

  test("a readiness that was not measured is said, and is no success", () => {
    const [invocation] = runOf(notMeasured()).invocations ?? [];
    expect(invocation?.executionSuccessful).toBe(false);
    expect(invocation?.toolExecutionNotifications?.[0]?.message.text).toMatch(/^Readiness was not measured \('command-not-found'\): /);
  });
});

describe("places", () => {
  const region = (line: number): ReportPlaces["fallback"] => ({
    uri: `file-${line}`,
    region: { startLine: line, startColumn: 1, endLine: line, endColumn: 2 },
  });
  const places: ReportPlaces = {
    fallback: region(1),
    cases: new Map([["tiny-budget", region(7)]]),
    tools: new Map([["flaky_read", region(9)]]),
  };

  test("cases and tools stand where they are known to, the rest on the first line", () => {
    expect(resultsOf(redGate(), { places }).map(place)).toEqual(["file-1:1", "file-7:7"]);
    const flaky = resultsOf(wholeDemo(), { places }).filter(({ message }) => message.text?.startsWith("Tool 'flaky_read'") === true);
    expect(new Set(flaky.map(place))).toEqual(new Set(["file-9:9"]));
  });

  test("nothing known: the first line of the default manifest", () => {
    expect(new Set(resultsOf(wholeDemo()).map(place))).toEqual(new Set(["mcp-eval.manifest.json:1"]));
  });
});

describe("rules", () => {
  const rules = runOf(wholeDemo()).tool.driver.rules ?? [];

  test("have what GitHub shows, and no security severity", () => {
    for (const rule of rules) {
      expect(rule.name).toMatch(/^[A-Z][A-Za-z0-9]+$/);
      expect(rule.fullDescription?.text.length).toBeLessThanOrEqual(1_024);
      expect(rule.help?.text).not.toBe("");
      expect(rule.helpUri).toMatch(/^https:\/\/github\.com\/mcpeval\/mcpeval\/blob\/main\/docs\/reasons\.md#[a-z-]+$/);
      expect(Object.keys(rule.properties ?? {}).sort()).toEqual(["precision", "problem.severity", "tags"]);
    }
  });

  test("every result names one by id and index", () => {
    for (const { ruleId, ruleIndex } of resultsOf(wholeDemo())) expect(rules[ruleIndex ?? -1]?.id).toBe(ruleId);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  test("the run is the server's category", () => {
    expect(runOf(wholeDemo()).automationDetails).toEqual({ id: "mcpeval/demo/" });
  });
});

/** A document whose every string is hostile. */
function hostileDocument(text: string): ReportDocument {
  const document = applyFloors(wholeDemo(), { minArea: { [text]: 50 } }, {});
  const check = lost(text, text, text, { tool: text });
  return {
    ...document,
    generator: { name: text, version: text },
    server: text,
    readiness: document.readiness && {
      ...document.readiness,
      areas: [{ name: text, weight: 100, score: 1, measurements: {}, checks: [check, { ...check, tool: null }] }],
    },
    readiness_gate: {
      min_readiness: null,
      min_area: { [text]: 5 },
      exclude_latency: false,
      passed: false,
      shortfalls: [{ subject: text, observed: 1, floor: 5 }],
    },
    waivers: [{ kind: "check", subject: text, tool: null, because: text, owner: text, expires: text, state: "applied", covers: 1 }],
    cases: [gateCase(text, text, { passed: false, reason: text, hint: text, tool: text, detail: { bound: text, limit: 1, observed: 2 } })],
  };
}

test("any text gives a valid, inert log that is the same every time", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const out = render(hostileDocument(text));
      expect(out).not.toMatch(FORBIDDEN);
      expect(out).not.toContain("##[");
      expect(sarifProblems(out)).toEqual([]);
      expect(out).toBe(render(structuredClone(hostileDocument(text))));
    }),
    { numRuns: 60 },
  );
});
