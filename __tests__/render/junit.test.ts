// JUnit XML: valid under the XSD for any document, what is red, erroneous and skipped, and no time anywhere.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { applyFloors } from "../../src/report/floors.js";
import { reportJunit } from "../../src/render/report/junit.js";
import { hostileText, HOSTILE_TEXTS } from "../support/hostile.js";
import { junitProblems } from "../support/judges/junit.js";
import { gateCase, lost, notMeasured, redGate, seedDemo, wholeDemo } from "../support/report-documents.js";
import { manyTools, waivedDemo } from "../support/report-variants.js";

const render = (document: ReportDocument): string => reportJunit.render(document);

describe("suites", () => {
  test("cases under the manifest, readiness under its own, each only where it was asked for", () => {
    const suites = (document: ReportDocument): string[] =>
      [...render(document).matchAll(/<testsuite name="([^"]*)"/g)].map(([, name]) => name ?? "");
    expect(suites(seedDemo())).toEqual(["demo.manifest", "demo.readiness"]);
    expect(suites(wholeDemo())).toEqual(["demo.readiness"]);
    expect(suites(redGate())).toEqual(["demo.manifest"]);
  });

  test("a red case is a failure, one that could not finish an error, one that does not apply skipped", () => {
    const document = redGate();
    const failed = { passed: false, first_failure: 1 };
    const cases = [
      gateCase("red", "pagination", { ...failed, reason: "pagination-stalled-cursor", hint: "advance the cursor" }),
      gateCase("hung", "pagination", { ...failed, reason: "transport-timeout", hint: "answer" }),
      gateCase("none", "sampling", { passed: false, reason: "no-sampling", not_applicable: true }),
      gateCase("ok", "pagination"),
    ];
    const text = render({ ...document, cases });
    expect(text).toContain('<testsuite name="demo.manifest" tests="4" failures="1" errors="1" skipped="1">');
    expect(text).toContain('<failure type="pagination-stalled-cursor" message="pagination-stalled-cursor">advance the cursor</failure>');
    expect(text).toContain('<error type="transport-timeout" message="transport-timeout">answer</error>');
    expect(text).toContain('<skipped message="no-sampling"/>');
  });

  test("one test a floor; readiness that is missing is an error", () => {
    const text = render(applyFloors(seedDemo(), { minReadiness: 95, minArea: { catalog: 60 } }, {}));
    expect(text).toContain('<failure type="floor" message="readiness is 91, the floor is 95"/>');
    expect(text).toContain('<testcase classname="demo.readiness.floor" name="catalog &gt;= 60"/>');
    const missing = render(applyFloors(notMeasured(), { minReadiness: 95 }, {}));
    expect(missing).toContain('<error type="command-not-found" message="readiness was not measured: command-not-found">');
    expect(missing).toContain('<error type="floor" message="there is no score to compare"/>');
  });

  test("the standard and every area are properties, lost points the output, each hint once", () => {
    const text = render(wholeDemo());
    expect(text).toContain('<property name="standard" value="mcpeval-standard/2"/>');
    expect(text.match(/<property name="area\./g)).toHaveLength(6);
    expect(text.match(/^ *lost |<system-out>lost /gm)).toHaveLength(18);
    expect(text.match(/hint: declare outputSchema/g)).toHaveLength(1);
  });

  test("a waived case is skipped; a waiver that is stale or expired fails", () => {
    const text = render(waivedDemo());
    expect(text).toContain('<skipped message="waived: agreed with the clients"/>');
    expect(text.match(/<failure type="waiver" message="the waiver is (?:stale|expired)"\/>/g)).toHaveLength(2);
  });

  test("no times", () => {
    expect(render(waivedDemo())).not.toMatch(/\b(?:time|timestamp|duration)=/);
  });
});

/** A document whose every string is hostile. */
function hostileDocument(text: string): ReportDocument {
  const document = seedDemo();
  const check = lost(text, text, text, { tool: text });
  return {
    ...document,
    server: text,
    readiness: document.readiness && {
      ...document.readiness,
      standard: text,
      areas: [{ name: text, weight: 100, score: 1, measurements: {}, checks: [check, { ...check, tool: null }] }],
    },
    readiness_gate: {
      min_readiness: 9,
      min_area: { [text]: 5 },
      exclude_latency: false,
      passed: false,
      shortfalls: [{ subject: text, observed: 1, floor: 5 }],
    },
    advisory_gate: { fail_on: [text], passed: false },
    waivers: [{ kind: "case", subject: `${text}x`, tool: null, because: text, owner: text, expires: text, state: "stale", covers: 0 }],
    cases: [gateCase(text, text, { passed: false, reason: text, hint: text, tool: text, detail: { bound: text, limit: 1, observed: 2 } })],
  };
}

describe("any text", () => {
  test("gives valid XML: controls, lone surrogates, markup and all", async () => {
    const drawn = fc.sample(hostileText, 60);
    const documents = [...HOSTILE_TEXTS, ...drawn].map((text) => render(hostileDocument(text)));
    expect(await junitProblems(...documents)).toEqual([]);
  });

  test("cannot add a test or change a verdict", () => {
    const tests = (text: string): string[] => render(hostileDocument(text)).match(/<(?:testcase|failure|error|skipped)\b/g) ?? [];
    fc.assert(
      fc.property(hostileText, (text) => expect(tests(text)).toEqual(tests("plain"))),
      { numRuns: 60 },
    );
  });
});

test("a thousand tools, quickly enough to wait for", async () => {
  const startedAt = performance.now();
  const text = render(manyTools(1_000));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(await junitProblems(text)).toEqual([]);
});

test("the judge does object", async () => {
  expect(await junitProblems('<?xml version="1.0"?><testsuites name="x" tests="1"/>')).not.toEqual([]);
  expect(await junitProblems("<testsuites name='x' tests='0' failures='0' errors='0' skipped='0'>\u0001</testsuites>")).not.toEqual([]);
});
