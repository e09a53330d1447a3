// Report documents made by hand: the demo server of the standard's worked example, a red gate, a server that never answered.
// Built through buildReport, so that their key order is the product's; their values do not come from a run.
import type { AdvisoryDocument, AreaDocument, LostCheck, MeasurementProfile, ReportDocument } from "../../src/model/documents/report.js";
import { ADVISORIES } from "../../src/lenses/advisories/index.js";
import type { AdvisoryId } from "../../src/model/advisory-names.js";
import { applyAdvisoryGate } from "../../src/report/advisory-gate.js";
import { buildReport, type ReadinessInput } from "../../src/report/build.js";
import { catalogContract } from "../../src/report/contract.js";

export const HINTS = {
  short: "describe what the tool does, when to use it, and what it returns in at least 40 characters; agents choose tools from this text",
  output: "declare outputSchema and return structuredContent so agents can read results without parsing prose",
  readOnly: "set readOnlyHint to true or false; hosts ask the user before every call of a tool that does not say whether it writes",
  failed:
    "make valid read-only calls succeed; consistent tool errors are failures, not evidence of reliability. When a value built from the schema means nothing to the server (a path, an ID), declare examples that work, or pass working arguments with --arguments",
  inconsistent:
    "the same read-only call with the same arguments ended differently across three calls; make read paths deterministic, or return a retryable error with a stable code",
  slow: "median latency is above 100 ms (score 80: up to 300 ms, 50: up to 1 s, 20: up to 3 s, 0: slower); cache or precompute the read, or page large results",
  discovery:
    "the catalog grew past the declared bounds; merge overlapping tools, drop tools agents never call, or negotiate a larger budget — a sprawling catalog taxes every session's context window",
  budget: "the encoded catalog exceeds the token budget; shorten descriptions and schemas, or split the server",
} as const;

/** A lost point with the fields that matter; the rest as most checks have them. */
export function lost(id: string, reason: string, hint: string, rest: Partial<LostCheck> = {}): LostCheck {
  return { id, tool: null, score: 0, observed: null, reason, hint, ...rest };
}

/** An area, by default without measurements. */
export function area(
  name: string,
  weight: number,
  score: number,
  checks: LostCheck[] = [],
  measurements: Record<string, number> = {},
): AreaDocument {
  return { name, weight, score, measurements, checks };
}

const noOutputSchema = (tool: string): LostCheck => lost("catalog.output-schema", "catalog-no-output-schema", HINTS.output, { tool });

const FLAKY_AND_SLOW = [
  lost("reliability.success", "reliability-call-failed", HINTS.failed, { tool: "flaky_read", score: 33, observed: 1 }),
  lost("reliability.consistent", "reliability-inconsistent", HINTS.inconsistent, { tool: "flaky_read" }),
  lost("reliability.latency", "reliability-slow", HINTS.slow, { tool: "slow_read", score: 50 }),
];

function demoReadiness(catalogChecks: LostCheck[]): ReadinessInput {
  return {
    standard: "mcpeval-standard/2",
    score: 91,
    scoreWithoutLatency: 91,
    attestedReadOnly: false,
    surface: { tools: 12, read_only: 10, writers: 2, exercised: 10 },
    areas: [
      area("protocol", 15, 100),
      area("catalog", 20, 63, catalogChecks),
      area("context", 15, 100, [], { catalog_tokens: 566, heaviest_tool_tokens: 56 }),
      area("error-honesty", 15, 100),
      area("reliability", 20, 91, FLAKY_AND_SLOW, {
        successful_calls: 28,
        tool_errors: 2,
        rpc_errors: 0,
        rejected_calls: 0,
        transport_errors: 0,
        untested_tools: 0,
      }),
      area("coverage", 15, 100),
    ],
  };
}

const GENERATOR = { name: "mcpeval", version: "0.1.0" };

const PROFILE: MeasurementProfile = {
  evaluator: "0.1.0",
  platform: "linux",
  architecture: "x64",
  client_capabilities: [],
  confirm_read_only: false,
  skip_tools: [],
  call_timeout_ms: 15_000,
  repetitions: 3,
  arguments_sha256: null,
  concurrency: 1,
  protocol: "auto",
  budget_seconds: 300,
  max_requests: 4_096,
};

/** What seed and standard show of the demo: one passed case, and the lost points the text example prints. */
export function seedDemo(): ReportDocument {
  return buildReport({
    generator: GENERATOR,
    server: "demo",
    manifestSha256: "3f1c".repeat(16),
    cases: [gateCase("literal-status", "instruction-fidelity")],
    readiness: demoReadiness([
      lost("catalog.description", "catalog-short-description", HINTS.short, { tool: "describe_status", observed: 37 }),
      noOutputSchema("describe_status"),
      noOutputSchema("read_counter"),
    ]),
  });
}

const DEMO_TOOLS = [
  ...["describe_status", "read_counter", "read_settings", "list_stations", "report_weather", "shared_read", "elicited_read"],
  ...["sampled_read", "flaky_read", "slow_read", "increment_counter", "reset_counter"],
];

/** The whole demo under `score`: twelve tools, profile, protocol and contract. */
export function wholeDemo(): ReportDocument {
  const checks = DEMO_TOOLS.flatMap((tool) => [
    ...(tool === "describe_status" || tool === "reset_counter"
      ? [lost("catalog.description", "catalog-short-description", HINTS.short, { tool, observed: tool === "describe_status" ? 37 : 30 })]
      : []),
    ...(tool === "reset_counter" ? [lost("catalog.read-only-declared", "catalog-read-only-undeclared", HINTS.readOnly, { tool })] : []),
    noOutputSchema(tool),
  ]);
  return buildReport({
    generator: GENERATOR,
    server: "demo",
    readiness: demoReadiness(checks),
    profile: PROFILE,
    protocol: { era: "legacy", revision: "2025-11-25", transport: "stdio" },
    catalog: catalogContract(
      DEMO_TOOLS.map((name) => ({
        entry: { name, inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] } },
        class: name === "increment_counter" || name === "reset_counter" ? ("writer" as const) : ("read-only" as const),
      })),
    ),
  });
}

type GateCase = ReportDocument["cases"][number];

/** A passed case, or whatever the overrides make of it. */
export function gateCase(id: string, probe: string, rest: Partial<GateCase> = {}): GateCase {
  return {
    id,
    probe,
    tool: null,
    passed: true,
    attempts: 1,
    first_failure: null,
    reason: null,
    hint: null,
    detail: null,
    measurements: {},
    ...rest,
  };
}

/** The seed's two failing cases beside a passed one; readiness was not asked for. */
export function redGate(): ReportDocument {
  const failed = { passed: false, first_failure: 1 };
  return buildReport({
    generator: GENERATOR,
    server: "demo",
    manifestSha256: "3f1c".repeat(16),
    readiness: null,
    catalog: null,
    cases: [
      gateCase("literal-status", "instruction-fidelity", { tool: "describe_status" }),
      gateCase("bounded-discovery", "discovery-cost", {
        ...failed,
        reason: "discovery-limit-exceeded",
        hint: HINTS.discovery,
        detail: { bound: "max_tools", limit: 10, observed: 12 },
        measurements: { tool_count: 12, schema_bytes: 2262 },
      }),
      gateCase("tiny-budget", "token-cost", {
        ...failed,
        reason: "token-budget-exceeded",
        hint: HINTS.budget,
        detail: { bound: "max_total_tokens", limit: 1, observed: 566 },
        measurements: {
          tool_count: 12,
          total_tokens: 566,
          per_tool: { read_counter: 40, shared_read: 56, elicited_read: 49, report_weather: 56 },
        },
      }),
    ],
  });
}

/** A server whose command could not be started. */
export function notMeasured(): ReportDocument {
  return buildReport({
    generator: GENERATOR,
    server: "ghost",
    readiness: null,
    readinessError: "command-not-found",
    profile: PROFILE,
  });
}

/** The seed's demo with findings on the wire, one of which was declared to fail the run. */
export function advisedDemo(): ReportDocument {
  const found = (id: AdvisoryId, reason: string, count: number, positions: number[]): AdvisoryDocument => ({
    id,
    count,
    positions,
    reason,
    hint: ADVISORIES[id].reasons[reason]?.hint ?? "",
  });
  const document = buildReport({
    generator: GENERATOR,
    server: "demo",
    readiness: demoReadiness([noOutputSchema("read_counter")]),
    catalog: null,
    advisories: [
      found("stdout-noise", "stdout-noise-not-json", 7, [1, 2, 5, 8, 9]),
      found("frame-over-64KiB", "frame-over-64KiB-large", 1, [3]),
      found("slow-start", "slow-start-long", 1, []),
    ],
  });
  return applyAdvisoryGate(document, ["stdout-noise", "late-reply"]);
}
