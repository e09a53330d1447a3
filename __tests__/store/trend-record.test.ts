// Which runs become a record, which lines are one, and when two runs are a movement.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { TrendRecordSchema } from "../../src/model/documents/trends.js";
import { readTrendRecord, trendPoints, trendRecordOf } from "../../src/store/trend-record.js";
import { MANIFEST, PROFILE, run } from "../support/history.js";
import { gateCase, notMeasured, redGate, wholeDemo } from "../support/report-documents.js";

const NOW = "2026-09-30T18:03:04.761Z";

describe("the record of a run", () => {
  const full = { ...wholeDemo(), manifest_sha256: MANIFEST, gate: { passed: 1, total: 2 }, cases: [gateCase("a", "pagination")] };

  test("holds label, counts, score, standard, digest, conditions and time, and nothing else", () => {
    const record = trendRecordOf(full, NOW);
    expect(Object.keys(record ?? {}).sort()).toEqual(
      ["gate", "manifest_sha256", "measurement_profile", "score", "server", "standard", "timestamp"].sort(),
    );
    expect(record).toMatchObject({ timestamp: NOW, server: "demo", score: 91, gate: { passed: 1, total: 2 }, manifest_sha256: MANIFEST });
    expect([...Value.Errors(TrendRecordSchema, record)]).toEqual([]);
    expect(readTrendRecord(JSON.stringify(record))).toEqual({ record, at: Date.parse(NOW) });
  });

  test.each([
    ["a gate alone", redGate()],
    ["a battery alone", wholeDemo()],
    ["a readiness that could not be measured", { ...notMeasured(), manifest_sha256: MANIFEST, gate: { passed: 1, total: 1 } }],
    ["a case without a verdict", { ...full, cases: [gateCase("a", "pagination", { passed: false, reason: "transport-timeout" })] }],
  ])("%s leaves none", (_what, report) => {
    expect(trendRecordOf(report, NOW)).toBeNull();
  });
});

describe("a line", () => {
  const good = run(NOW, 91);

  test("keeps fields of later versions", () => {
    expect(readTrendRecord(JSON.stringify({ ...good, later: 1 }))).toMatchObject({ record: { later: 1 } });
  });

  test.each<[string, unknown]>([
    ["not valid JSON", '{"timestamp"'],
    ["not a JSON object", "[1]"],
    ["no valid timestamp", { ...good, timestamp: "yesterday" }],
    ["no valid timestamp", { ...good, timestamp: "2026-13-41T00:00:00.000Z" }],
    ["no valid server", { ...good, server: "two words" }],
    ["no valid score", { ...good, score: 101 }],
    ["no valid score", { ...good, score: 9.5 }],
    ["no valid standard", { ...good, standard: 2 }],
    ["no valid gate", { ...good, gate: { passed: 2, total: 1 } }],
    ["no valid manifest_sha256", { ...good, manifest_sha256: "0524c76b" }],
    ["no valid measurement_profile", { ...good, measurement_profile: null }],
  ])("with %s is refused", (problem, line) => {
    expect(readTrendRecord(typeof line === "string" ? line : JSON.stringify(line))).toContain(problem);
  });
});

describe("a movement", () => {
  const first = run("2026-09-30T18:03:04.761Z", 91);
  const later = (score: number, rest: Parameters<typeof run>[2] = {}) => run("2026-09-30T18:03:50.618Z", score, rest);
  const { measurement_profile: _none, ...unknown } = later(90);

  test.each([
    ["a lower score", later(90), "compared", -1],
    ["an equal score", later(91), "compared", 0],
    ["another standard", later(90, { standard: "mcpeval-standard/3" }), "standard-changed", null],
    ["other conditions", later(90, { measurement_profile: { ...PROFILE, evaluator: "0.2.0" } }), "profile-changed", null],
    ["unknown conditions", unknown, "profile-unknown", null],
    ["conditions that say nothing", later(90, { measurement_profile: {} }), "profile-unknown", null],
    ["another manifest, which readiness does not depend on", later(93, { manifest_sha256: "f".repeat(64) }), "compared", 2],
    ["a pass rate", later(90, { standard: null }), "standard-changed", null],
  ])("%s", (_what, record, change, delta) => {
    const [before, after] = trendPoints([first, record]);
    expect(before).toMatchObject({ change: "first", delta: null });
    expect(after).toMatchObject({ change, delta });
  });

  test("pass rates compare by manifest only", () => {
    const old = (score: number, manifest: string) => run(NOW, score, { standard: null, manifest_sha256: manifest });
    const points = trendPoints([old(50, MANIFEST), old(75, MANIFEST), old(80, "a".repeat(64))]);
    expect(points.map(({ change, delta }) => [change, delta])).toEqual([
      ["first", null],
      ["compared", 25],
      ["manifest-changed", null],
    ]);
  });
});
