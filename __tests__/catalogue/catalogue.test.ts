// The catalogue knows every reason and check, once, with a text worth printing.
import { describe, expect, test } from "@jest/globals";
import { CHECKS, findCheck } from "../../src/catalogue/checks.js";
import { findReason, REASONS } from "../../src/catalogue/reasons.js";
import { AREA_NAMES } from "../../src/standard/define.js";
import { AREAS } from "../../src/standard/index.js";

describe("reasons", () => {
  test("sorted, each once, all that the areas declare and the retired ones", () => {
    const labels = REASONS.map(({ reason }) => reason);
    expect(labels).toEqual([...new Set(labels)].sort());
    expect(new Set(labels)).toEqual(
      new Set([...AREA_NAMES.flatMap((name) => Object.keys(AREAS[name].reasons)), "coverage-required-arguments"]),
    );
  });

  test.each(REASONS.map((entry) => [entry.reason, entry] as const))("%s has checks and a one-line hint", (_, entry) => {
    expect(entry.checks.length).toBeGreaterThan(0);
    for (const id of entry.checks) expect(findCheck(id)).toBeDefined();
    expect(entry.hint).toMatch(/^[^\s\p{Lu}][^\n\r]{30,}[^.\s]$/u);
    expect(entry.areas).toContain(entry.area);
  });

  test("one reason, one hint, whichever area lost it", () => {
    for (const { reason, areas, hint, retired } of REASONS) {
      if (!retired) for (const name of areas) expect(AREAS[name].reasons[reason]?.hint).toBe(hint);
    }
  });

  test("shared reasons know their home and every check", () => {
    expect(findReason("coverage-skipped")).toMatchObject({
      area: "coverage",
      areas: ["error-honesty", "reliability", "coverage"],
      checks: [
        "error-honesty.invalid-arguments",
        "reliability.contention",
        "reliability.payload",
        "reliability.skipped",
        "coverage.exercised",
      ],
    });
    expect(findReason("no-read-only-tools")?.areas).toEqual(["error-honesty", "reliability", "coverage"]);
    expect(findReason("coverage-required-arguments")).toMatchObject({ retired: true, area: "coverage" });
    expect(findReason("protocol-ping-failed")).toMatchObject({ retired: false, checks: ["protocol.ping"] });
    expect(findReason("toString")).toBeUndefined();
  });

  test.each([
    [
      "catalog-short-description",
      "describe what the tool does, when to use it, and what it returns in at least 40 characters; agents choose tools from this text",
    ],
    ["catalog-no-output-schema", "declare outputSchema and return structuredContent so agents can read results without parsing prose"],
    [
      "reliability-call-failed",
      "make valid read-only calls succeed; consistent tool errors are failures, not evidence of reliability. When a value built from the schema means nothing to the server (a path, an ID), declare examples that work, or pass working arguments with --arguments",
    ],
    [
      "reliability-inconsistent",
      "the same read-only call with the same arguments ended differently across three calls; make read paths deterministic, or return a retryable error with a stable code",
    ],
    [
      "reliability-slow",
      "median latency is above 100 ms (score 80: up to 300 ms, 50: up to 1 s, 20: up to 3 s, 0: slower); cache or precompute the read, or page large results",
    ],
  ])("the published hint of %s stays to the letter", (reason, hint) => expect(findReason(reason)?.hint).toBe(hint));
});

describe("checks", () => {
  test("every check of every area, in report order", () => {
    expect(CHECKS.map(({ id }) => id)).toEqual(AREA_NAMES.flatMap((name) => Object.keys(AREAS[name].checks)));
    expect(CHECKS).toHaveLength(26);
    for (const { id, area, passesWhen } of CHECKS) {
      expect(id.startsWith(`${area}.`)).toBe(true);
      expect(passesWhen.length).toBeGreaterThan(20);
    }
  });
});
