// Cases that count neither way or could not be judged, and what a session costs, in every form.
import { describe, expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { ReportSchema, type ReportDocument } from "../../src/model/documents/report.js";
import { loadReportRenderer } from "../../src/render/report/index.js";
import { sessionCost } from "../../src/render/shared/session-cost.js";
import { buildReport } from "../../src/report/build.js";
import { readReport } from "../../src/report/read.js";
import { verdictOf } from "../../src/report/verdict.js";
import { gateCase, notMeasured, redGate, seedDemo, wholeDemo } from "../support/report-documents.js";

const APART = gateCase("subscribed", "resource-subscription", {
  passed: false,
  attempts: 0,
  reason: "not-applicable-undeclared",
  hint: "the server does not declare the capability this case tests",
  not_applicable: true,
});
const CLOSED = gateCase("crashes", "payload-bounds", {
  passed: false,
  tool: "read_it",
  first_failure: 1,
  reason: "transport-closed",
  hint: "keep the process alive",
});

function gate(...cases: ReportDocument["cases"]): ReportDocument {
  return buildReport({
    generator: { name: "mcpeval", version: "0.1.0" },
    server: "demo",
    manifestSha256: "0".repeat(64),
    readiness: null,
    cases,
  });
}

const renderers = new Map<string, Awaited<ReturnType<typeof loadReportRenderer>>>();
// One after the other: two imports at once that share a module are too much for Jest's module loader.
for (const name of ["json", "markdown", "text"]) renderers.set(name, await loadReportRenderer(name));
const render = (document: ReportDocument, format: string, pricePerMtok?: number): string =>
  renderers.get(format)?.render(document, { pricePerMtok }) ?? "";

describe("a case that does not apply", () => {
  const document = gate(gateCase("literal-status", "instruction-fidelity"), APART);

  test("is visible and counts neither way", () => {
    expect(document).toMatchObject({ passed: true, gate: { passed: 1, total: 1 } });
    expect(verdictOf(document)).toBe("ok");
    expect(render(document, "text")).toBe(
      `literal-status instruction-fidelity pass attempts=1
subscribed resource-subscription not-applicable attempts=0 reason=not-applicable-undeclared
  hint: the server does not declare the capability this case tests
demo gate 1/1 passed, 1 not applicable
`,
    );
    const markdown = render(document, "markdown");
    expect(markdown).toContain("### Gate 1/1 passed, 1 not applicable");
    expect(markdown).toContain("| `subscribed` | `resource-subscription` | ➖ not applicable | 0 | `not-applicable-undeclared` |  |");
    expect(markdown).not.toContain("Remediation");
  });

  test("is kept by JSON, which reads back", () => {
    const text = render(document, "json");
    expect([...Value.Errors(ReportSchema, JSON.parse(text))]).toEqual([]);
    expect(readReport(text, "report.json")).toEqual(document);
  });

  test("alone is no pass", () => {
    const nothing = gate(APART);
    expect(nothing.gate).toEqual({ passed: 0, total: 0 });
    expect(verdictOf(nothing)).toBe("incomplete");
    expect(render(nothing, "markdown")).not.toContain("✅");
  });
});

describe("hints in text", () => {
  const hints = (document: ReportDocument): number => render(document, "text").split("\n  hint: ").length - 1;

  test("of what is true of many cases stand once, under the first", () => {
    const lost = gate(CLOSED, { ...CLOSED, id: "later" }, APART, { ...APART, id: "apart-too" }, { ...CLOSED, id: "last" });
    expect(hints(lost)).toBe(2);
    expect(render(lost, "text")).toMatch(/^crashes .*\n {2}hint: keep the process alive\nlater /);
  });

  test("of a failed case stand under each", () => {
    const [red] = redGate().cases.filter(({ passed }) => !passed);
    if (red === undefined) throw new Error("no failed case");
    expect(hints(gate(red, { ...red, id: "again" }))).toBe(2);
  });
});

describe("verdicts", () => {
  test.each([
    ["a passed gate", gate(gateCase("a", "pagination")), "ok"],
    ["a failed case", redGate(), "red"],
    ["a case without a verdict", gate(gateCase("a", "pagination"), CLOSED), "incomplete"],
    ["a failed case and one without a verdict", gate(...redGate().cases, CLOSED), "incomplete"],
    ["readiness that is missing", notMeasured(), "incomplete"],
    ["readiness alone", wholeDemo(), "ok"],
    ["a gate alone", gate(gateCase("a", "pagination")), "ok"],
    ["a passed gate whose readiness is missing", { ...gate(gateCase("a", "pagination")), readiness_error: "listing-failed" }, "incomplete"],
  ] as const)("%s", (_, document, verdict) => {
    expect(verdictOf(document)).toBe(verdict);
  });
});

describe("session cost", () => {
  const catalogOf = (tokens: number): ReportDocument => gate(gateCase("a", "token-cost", { measurements: { total_tokens: tokens } }));

  test("is that of the documentation", () => {
    expect(sessionCost(catalogOf(2_000), 3)).toEqual({ tokens: 2_000, price: "$3", perSession: "$0.006", perThousand: "$6" });
  });

  test.each([
    [566, 3, "$0.001698", "$1.698"],
    [1, 0.25, "$0.00000025", "$0.00025"],
    [1_000_000, 15, "$15", "$15000"],
    [333_333, 10, "$3.333", "$3333.33"],
    [500, 0, "$0", "$0"],
    [0, 3, "$0", "$0"],
  ])("of %d tokens at %d dollars is %s, and %s for a thousand sessions", (tokens, price, perSession, perThousand) => {
    expect(sessionCost(catalogOf(tokens), price)).toMatchObject({ perSession, perThousand });
  });

  test("comes from the battery first, and is left out where no catalog was measured", () => {
    expect(sessionCost(seedDemo(), 3)?.tokens).toBe(566);
    expect(sessionCost(notMeasured(), 3)).toBeNull();
    expect(sessionCost(wholeDemo(), undefined)).toBeNull();
    expect(render(notMeasured(), "text", 3)).toBe(render(notMeasured(), "text"));
  });

  test("stands in text and Markdown, never in JSON", () => {
    const line = "566 tokens at $3/Mtok is $0.001698 per session ($1.698 per 1,000 sessions)";
    expect(render(seedDemo(), "text", 3)).toContain(`\n  session cost: ${line}\n`);
    expect(render(seedDemo(), "markdown", 3)).toContain(`Session cost: ${line}.`);
    expect(render(seedDemo(), "json", 3)).toBe(render(seedDemo(), "json"));
  });
});
