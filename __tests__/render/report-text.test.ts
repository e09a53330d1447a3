// The text report to the letter of the reporting guide, its options and its floors.
import { describe, expect, test } from "@jest/globals";
import { createColors } from "picocolors";
import { applyFloors } from "../../src/report/floors.js";
import { reportText } from "../../src/render/report/text.js";
import { buildReport } from "../../src/report/build.js";
import { notMeasured, redGate, seedDemo, wholeDemo } from "../support/report-documents.js";

const HINT_LINE = /^ +hint: /m;

describe("the text the reporting guide shows", () => {
  test("the demo, to the letter", () => {
    expect(reportText.render(seedDemo())).toBe(`literal-status instruction-fidelity pass attempts=1
demo gate 1/1 passed
demo readiness 91/100 protocol=100 catalog=63 context=100 error-honesty=100 reliability=91 coverage=100 standard=mcpeval-standard/2
  surface: 12 tools, 10 read-only, 2 writers, 10 exercised
  lost catalog.description score=0 tool=describe_status observed=37 reason=catalog-short-description
    hint: describe what the tool does, when to use it, and what it returns in at least 40 characters; agents choose tools from this text
  lost catalog.output-schema score=0 tool=describe_status reason=catalog-no-output-schema
    hint: declare outputSchema and return structuredContent so agents can read results without parsing prose
  lost catalog.output-schema score=0 tool=read_counter reason=catalog-no-output-schema
  lost reliability.success score=33 tool=flaky_read observed=1 reason=reliability-call-failed
    hint: make valid read-only calls succeed; consistent tool errors are failures, not evidence of reliability. When a value built from the schema means nothing to the server (a path, an ID), declare examples that work, or pass working arguments with --arguments
  lost reliability.consistent score=0 tool=flaky_read reason=reliability-inconsistent
    hint: the same read-only call with the same arguments ended differently across three calls; make read paths deterministic, or return a retryable error with a stable code
  lost reliability.latency score=50 tool=slow_read reason=reliability-slow
    hint: median latency is above 100 ms (score 80: up to 300 ms, 50: up to 1 s, 20: up to 3 s, 0: slower); cache or precompute the read, or page large results
`);
  });

  test("failing cases, with bound and heaviest tools", () => {
    expect(reportText.render(redGate())).toBe(`literal-status instruction-fidelity pass attempts=1
bounded-discovery discovery-cost fail attempts=1 first_failure=1 reason=discovery-limit-exceeded tools=12 schema_bytes=2262 bound=max_tools limit=10 observed=12
  hint: the catalog grew past the declared bounds; merge overlapping tools, drop tools agents never call, or negotiate a larger budget — a sprawling catalog taxes every session's context window
tiny-budget token-cost fail attempts=1 first_failure=1 reason=token-budget-exceeded tools=12 total_tokens=566 bound=max_total_tokens limit=1 observed=566
  hint: the encoded catalog exceeds the token budget; shorten descriptions and schemas, or split the server
  heaviest: report_weather 56, shared_read 56, elicited_read 49
demo gate 1/3 passed
`);
  });
});

describe("options", () => {
  test("brief drops every hint and nothing else", () => {
    for (const document of [seedDemo(), redGate(), notMeasured()]) {
      const full = reportText.render(document);
      const brief = reportText.render(document, { brief: true });
      expect(full).toMatch(HINT_LINE);
      expect(brief).toBe(
        full
          .split("\n")
          .filter((line) => !HINT_LINE.test(line))
          .join("\n"),
      );
    }
  });

  test("a palette changes colours only", () => {
    const coloured = reportText.render(wholeDemo(), { palette: createColors(true) });
    expect(coloured).toContain("\u001b[");
    expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(reportText.render(wholeDemo()));
    expect(reportText.render(wholeDemo(), { palette: null })).not.toContain("\u001b");
  });
});

describe("what was not measured", () => {
  test("the cause and the way out", () => {
    expect(reportText.render(notMeasured())).toBe(
      "ghost readiness not measured: command-not-found\n" +
        "  hint: the server command could not be started; check the path and that it is installed\n",
    );
  });

  test("a cause of a later version prints without a sentence", () => {
    const document = { ...notMeasured(), readiness_error: "toString" };
    expect(reportText.render(document)).toBe("ghost readiness not measured: toString\n");
  });
});

describe("floors", () => {
  const lines = (document: Parameters<typeof reportText.render>[0]): string[] => reportText.render(document).trimEnd().split("\n");

  test("met", () => {
    expect(lines(applyFloors(wholeDemo(), { minReadiness: 90, minArea: { protocol: 100 }, excludeLatency: true }, {})).at(-1)).toBe(
      "demo floors passed readiness>=90 protocol>=100 latency=excluded",
    );
  });

  test("missed: one line a shortfall", () => {
    expect(lines(applyFloors(wholeDemo(), { minReadiness: 95, minArea: { catalog: 70, context: 100 } }, {})).slice(-3)).toEqual([
      "demo floors failed readiness>=95 catalog>=70 context>=100",
      "  below readiness observed=91 floor=95",
      "  below catalog observed=63 floor=70",
    ]);
  });

  test("nothing to compare", () => {
    expect(lines(applyFloors(notMeasured(), { minReadiness: 50 }, {})).at(-1)).toBe("ghost floors not compared readiness>=50");
  });
});

test("one of each is no plural", () => {
  const document = buildReport({
    generator: { name: "mcpeval", version: "0.1.0" },
    server: "one",
    readiness: {
      standard: "mcpeval-standard/2",
      score: 100,
      attestedReadOnly: false,
      surface: { tools: 1, read_only: 0, writers: 1, exercised: 0 },
      areas: [],
    },
  });
  expect(reportText.render(document)).toContain("  surface: 1 tool, 0 read-only, 1 writer, 0 exercised\n");
});
