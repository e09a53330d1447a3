// The verdict on an answer to the probe, as a table: versions decide, codes only where no version is named.
import { expect, test } from "@jest/globals";
import { readDiscover, readInitialize, verdictOf, versionsOf } from "../../src/session/discover.js";
import type { Reply } from "../../src/session/session.js";

const result = (value: unknown): Reply => ({ kind: "result", value, ms: 1, bytes: 1 });
const error = (code: number, data?: unknown): Reply => ({
  kind: "error",
  code,
  explains: true,
  ms: 1,
  ...(data === undefined ? {} : { data }),
});
const MODERN = { era: "modern", revision: "2026-07-28" };
const legacy = (...supported: string[]) => ({ era: "legacy", supported });

test.each<[string, Reply, object, boolean]>([
  ["modern listed", result({ supportedVersions: ["2026-07-28"] }), MODERN, false],
  ["both listed", result({ supportedVersions: ["2024-11-05", "2025-11-25", "2026-07-28"] }), MODERN, false],
  ["a result that breaks its schema", result({ supportedVersions: [7, null, "2026-07-28"], capabilities: 3 }), MODERN, false],
  ["legacy listed, in any order", result({ supportedVersions: ["2024-11-05", "2025-06-18"] }), legacy("2025-06-18", "2024-11-05"), false],
  ["a future version only", result({ supportedVersions: ["2031-01-01"] }), legacy(), false],
  ["no list", result({ supportedVersions: "2026-07-28" }), legacy(), false],
  ["no object", result(null), legacy(), false],
  ["-32022, modern", error(-32022, { supported: ["2026-07-28"] }), MODERN, false],
  ["-32022, legacy", error(-32022, { supported: ["2025-03-26"] }), legacy("2025-03-26"), false],
  ["-32022, nothing", error(-32022), legacy(), false],
  ["another code that lists versions", error(-32602, { supported: ["2026-07-28"] }), legacy(), false],
  ["an unknown method", error(-32601), legacy(), true],
  ["code 0", error(0), legacy(), false],
])("%s", (_, reply, verdict, untouched) => {
  expect(readDiscover(reply)).toEqual({ kind: "verdict", verdict, untouched });
});

test.each([-32020, -32021])("%i proves nothing: initialize decides", (code) => {
  expect(readDiscover(error(code))).toEqual({ kind: "ask-initialize" });
});

test("only -32022 makes a refused initialize modern", () => {
  expect(readInitialize(error(-32022, { supported: ["2026-07-28"] }))).toEqual(MODERN);
  expect(readInitialize(error(-32022))).toEqual(MODERN);
  expect(readInitialize(error(-32022, { supported: ["2025-06-18"] }))).toEqual(legacy("2025-06-18"));
  expect(readInitialize(error(-32601))).toEqual(legacy());
  expect(readInitialize(result({ protocolVersion: "2025-11-25" }))).toEqual(legacy());
});

test("versions are strings, and unknown ones give no verdict", () => {
  expect(versionsOf(error(-32022, { supported: ["a", 1, {}] }))).toEqual(["a"]);
  expect(versionsOf(error(-32022, ["2026-07-28"]))).toEqual([]);
  expect(verdictOf(["a"])).toBeUndefined();
});
