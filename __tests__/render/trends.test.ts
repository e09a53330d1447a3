// The history in every form against its golden files and the published schema; no label or standard leaves a form active.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { TrendsSchema, type TrendsDocument } from "../../src/model/documents/trends.js";
import { TRENDS_RENDERERS, trendsRenderer } from "../../src/render/trends/index.js";
import { trendPoints } from "../../src/store/trend-record.js";
import { expectGolden, readGolden } from "../support/golden.js";
import { PROFILE, run } from "../support/history.js";
import { FORBIDDEN, HOSTILE_TEXTS } from "../support/hostile.js";

const at = (day: number): string => `2026-09-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const { measurement_profile: _none, ...unknown } = run(at(14), 80);

/** A run of every kind of change, and a server with one run. */
const HISTORY: TrendsDocument = {
  schema: "mcpeval.trends/v1",
  generator: { name: "mcpeval", version: "0.0.0" },
  servers: [
    {
      server: "demo",
      points: trendPoints([
        run(at(8), 50, { standard: null }),
        run(at(9), 75, { standard: null, gate: { passed: 3, total: 4 } }),
        run(at(10), 60, { standard: null, manifest_sha256: "ab".repeat(32) }),
        run(at(11), 72),
        run(at(12), 74),
        run(at(13), 71, { gate: { passed: 0, total: 1 } }),
        unknown,
        run(at(15), 80),
        run(at(16), 90, { measurement_profile: { ...PROFILE, evaluator: "0.2.0" } }),
        run(at(17), 90, { measurement_profile: { ...PROFILE, evaluator: "0.2.0" } }),
      ]),
    },
    { server: "new", points: trendPoints([run(at(18), 0)]) },
  ],
};
const EMPTY: TrendsDocument = { ...HISTORY, servers: [] };

describe.each([
  ["history", HISTORY],
  ["empty", EMPTY],
])("%s", (name, document) => {
  test.each([
    ["json", "json"],
    ["text", "txt"],
  ])("as %s is its golden file", (format, extension) => {
    const text = trendsRenderer(format)?.render(document) ?? "";
    expectGolden(`trends/${name}.${extension}`, text);
    expect(text.endsWith("\n") && !text.endsWith("\n\n")).toBe(true);
  });

  test("is valid under the published schema", () => {
    expect([...Value.Errors(TrendsSchema, JSON.parse(readGolden(`trends/${name}.json`)))]).toEqual([]);
  });
});

test("every kind of change is shown", () => {
  const shown = new Set(HISTORY.servers.flatMap(({ points }) => points.map(({ change }) => change)));
  expect(shown).toEqual(
    new Set(["first", "compared", "standard-changed", "profile-changed", "profile-unknown", "manifest-changed"] satisfies string[]),
  );
});

test("formats are sorted, and each is found by its name", () => {
  expect(TRENDS_RENDERERS.map(({ format }) => format)).toEqual(["html", "json", "text"]);
  expect(trendsRenderer("markdown")).toBeUndefined();
});

test("what a hand-made history says leaves no form active", () => {
  for (const text of HOSTILE_TEXTS) {
    const points = trendPoints([run(at(1), 1, { standard: text }), run(at(2), 2, { standard: `${text}2`, manifest_sha256: text })]);
    for (const renderer of TRENDS_RENDERERS) {
      const out = renderer.render({ ...HISTORY, servers: [{ server: text, points }] });
      expect(out.replaceAll("\n", "")).not.toMatch(FORBIDDEN);
      expect(out).not.toMatch(/^\s*::/m);
      expect(out).not.toContain("##[");
    }
  }
});
