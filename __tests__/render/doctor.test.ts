// The doctor's report in every format against its golden file and its schema; hostile labels stay inert.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { DoctorSchema, type DoctorDocument, type DoctorStep } from "../../src/model/documents/doctor.js";
import { DOCTOR_SCHEMA } from "../../src/model/documents/schema-names.js";
import { ADVICE } from "../../src/engine/doctor/cause.js";
import { DOCTOR_RENDERERS, doctorRenderer } from "../../src/render/doctor/index.js";
import { isReport } from "../../src/sinks/local/ours.js";
import { expectGolden, readGolden } from "../support/golden.js";

const step = (rest: Partial<DoctorStep>): DoctorStep => ({
  era: "legacy",
  transport: "streamable-http",
  asked: "tools/list",
  method: "tools/list",
  revision: null,
  http_status: null,
  code: null,
  ms: null,
  outcome: "skipped",
  answered: null,
  ...rest,
});
const initialize = (revision: string, rest: Partial<DoctorStep>): DoctorStep =>
  step({ asked: `initialize ${revision}`, method: "initialize", revision, ...rest });

const DOCUMENTS: Readonly<Record<string, DoctorDocument>> = {
  healthy: {
    schema: DOCTOR_SCHEMA,
    generator: { name: "mcpeval", version: "0.1.0" },
    server: "demo",
    connects: [{ era: "legacy", transport: "streamable-http" }],
    steps: [
      step({
        era: "modern",
        asked: "server/discover",
        method: "server/discover",
        http_status: 400,
        code: -32601,
        ms: 4,
        outcome: "refused",
      }),
      initialize("2025-11-25", { http_status: 200, ms: 12, outcome: "ok", answered: "2025-11-25" }),
      initialize("2024-11-05", { http_status: 200, ms: 3, outcome: "other-revision", answered: "2025-11-25" }),
      step({ http_status: 200, ms: 2, outcome: "ok" }),
      step({ asked: "GET stream", method: "GET", http_status: 405, ms: 1, outcome: "not-offered" }),
    ],
    cause: "healthy",
    advice: ADVICE.healthy,
  },
  broken: {
    schema: DOCTOR_SCHEMA,
    generator: { name: "mcpeval", version: "0.1.0" },
    server: "demo",
    connects: [],
    steps: [initialize("2025-11-25", { transport: "stdio", code: 3, ms: 40, outcome: "connection-ended" }), step({ transport: "stdio" })],
    cause: "server-exited",
    advice: ADVICE["server-exited"],
  },
};
const EXTENSIONS: Readonly<Record<string, string>> = { json: "json", markdown: "md", text: "txt" };

describe.each(Object.entries(DOCUMENTS))("%s", (name, document) => {
  test.each(DOCTOR_RENDERERS.map(({ format }) => format))("as %s is its golden file, and is known for ours", (format) => {
    const text = doctorRenderer(format)?.render(document) ?? "";
    expectGolden(`doctor/${name}.${EXTENSIONS[format]}`, text);
    expect(isReport(text)).toBe(true);
  });

  test("is valid under the published schema", () => {
    expect([...Value.Errors(DoctorSchema, JSON.parse(readGolden(`doctor/${name}.json`)))]).toEqual([]);
  });
});

test("a hostile document stays inert in every format", () => {
  const hostile = "\u001b[31m@everyone `|<b>\u202e";
  const document = { ...(DOCUMENTS["broken"] as DoctorDocument), advice: hostile, steps: [step({ asked: hostile })] };
  for (const renderer of DOCTOR_RENDERERS) expect(renderer.render(document)).not.toMatch(/[\u001b\u202e]/);
  expect(doctorRenderer("markdown")?.render(document)).not.toMatch(/(^|[^`\\])@everyone/m);
});

test("formats are sorted and each is found by its name", () => {
  expect(DOCTOR_RENDERERS.map(({ format }) => format)).toEqual(["json", "markdown", "text"]);
  expect(doctorRenderer("sarif")).toBeUndefined();
});
