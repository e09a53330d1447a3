// What every probe must declare, and the registry that lists them.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { HEADLINE_KINDS, PROBE_KINDS } from "../../src/model/probe-kinds.js";
import { findProbe, PROBES } from "../../src/probes/index.js";
import { CALL_ROWS } from "./rows-calls.js";
import { CLIENT_ROWS } from "./rows-client.js";
import { LISTING_ROWS } from "./rows-listings.js";
import { RESULT_ROWS } from "./rows-results.js";

/** Kinds that refuse `access: mutating`, as the manifest's specification marks them. */
const READ_ONLY = PROBE_KINDS.filter(
  (kind) =>
    ![...HEADLINE_KINDS.filter((headline) => headline !== "discovery-cost"), "degradation-over-n", "instruction-fidelity"].includes(kind),
);

test("there is a probe for every kind, sorted by name", () => {
  expect(PROBES.map(({ kind }) => kind)).toEqual([...PROBE_KINDS].sort());
  expect(findProbe("no-such-kind")).toBeUndefined();
});

test("every kind has rows", () => {
  const kinds = new Set([...CALL_ROWS, ...RESULT_ROWS, ...LISTING_ROWS, ...CLIENT_ROWS].map(({ kind }) => kind));
  expect(PROBE_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

describe.each(PROBES)("$kind", (probe) => {
  test("is in the registry under its name, and headline and read-only as specified", () => {
    expect(findProbe(probe.kind)).toBe(probe);
    expect(probe.headline).toBe((HEADLINE_KINDS as readonly string[]).includes(probe.kind));
    expect(probe.mutates).toBe(READ_ONLY.includes(probe.kind) ? "never" : "allowed");
  });

  test("gives a valid example", () => {
    expect([...Value.Errors(probe.fields, probe.example)]).toEqual([]);
    expect(probe.check?.(probe.example) ?? []).toEqual([]);
    const { tool, failure_tool, trigger_tool } = probe.example as { tool?: string; failure_tool?: string; trigger_tool?: string };
    expect(probe.toolOf(probe.example)).toBe(tool ?? failure_tool ?? trigger_tool ?? null);
  });

  test("describes every field, measurement and hint", () => {
    const fields = Object.values(probe.fields.properties) as { description?: string }[];
    expect(fields.filter(({ description }) => description === undefined || description === "")).toEqual([]);
    for (const text of [probe.about, probe.passesWhen, ...Object.values(probe.measures)]) expect(text).toMatch(/\w/);
    for (const { hint } of Object.values<{ hint: string }>(probe.reasons)) {
      expect(hint).toMatch(/;/); // what is wrong; what to do on the server
      expect(hint.length).toBeGreaterThan(60);
    }
  });
});
