// The index of the gate's reasons: all that the probes declare, each with the kinds it belongs to, apart from the standard's.
import { describe, expect, test } from "@jest/globals";
import { findGateReason, GATE_REASONS } from "../../src/catalogue/gate-reasons.js";
import { REASONS } from "../../src/catalogue/reasons.js";
import { UNFINISHED_REASONS } from "../../src/model/unfinished.js";
import { NOT_APPLICABLE } from "../../src/probes/define.js";
import { PROBES } from "../../src/probes/index.js";

const labels = GATE_REASONS.map(({ reason }) => reason);

test("sorted, each once, all that the probes declare and what keeps a case from a verdict", () => {
  expect(labels).toEqual([...new Set(labels)].sort());
  const declared = PROBES.flatMap(({ reasons }) => Object.keys(reasons));
  expect(new Set(labels)).toEqual(new Set([...declared, ...Object.keys(UNFINISHED_REASONS), ...Object.keys(NOT_APPLICABLE)]));
});

test("no label means two things", () => {
  const others = new Set(REASONS.map(({ reason }) => reason));
  expect(labels.filter((label) => others.has(label))).toEqual([]);
  const own = new Set(PROBES.flatMap(({ reasons }) => Object.keys(reasons)));
  expect([...Object.keys(UNFINISHED_REASONS), ...Object.keys(NOT_APPLICABLE)].filter((label) => own.has(label))).toEqual([]);
});

describe.each(PROBES.map((probe) => [probe.kind, probe] as const))("%s", (kind, probe) => {
  test("each reason leads back to the kind and its hint", () => {
    for (const [reason, { hint }] of Object.entries(probe.reasons)) {
      const uses = findGateReason(reason)?.uses.filter(({ kinds }) => kinds.includes(kind));
      expect(uses?.map((use) => use.hint)).toEqual([hint]);
    }
  });

  test("each hint is one line that says what to do", () => {
    for (const { hint } of Object.values(probe.reasons)) expect(hint).toMatch(/^[^\s\p{Lu}][^\n\r]{30,}[^.\s]$/u);
  });
});

test.each([
  [
    "discovery-limit-exceeded",
    "the catalog grew past the declared bounds; merge overlapping tools, drop tools agents never call, or negotiate a larger budget — a sprawling catalog taxes every session's context window",
  ],
])("the published hint of %s stays to the letter", (reason, hint) => {
  expect(findGateReason(reason)).toMatchObject({ meaning: "failed", uses: [{ hint }] });
});

test("an unknown label is none", () => {
  expect(findGateReason("toString")).toBeUndefined();
});
