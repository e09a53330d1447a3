// Reports by hand beyond the plain ones: with gains and tokens, under waivers, of many tools, of version 1, and two to compare.
import { judgeDiscoverability } from "../../src/lenses/discoverability.js";
import type { DiscoverabilityFacts, GradeFloor } from "../../src/model/discoverability.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { applyFloors } from "../../src/report/floors.js";
import { buildReport } from "../../src/report/build.js";
import { applyGradeFloor } from "../../src/report/grade-gate.js";
import { applyWaivers, type DeclaredWaiver } from "../../src/report/waivers.js";
import { area, gateCase, HINTS, lost, redGate, wholeDemo } from "./report-documents.js";

const GAINS: Readonly<Record<string, number>> = {
  "catalog.description": 0.4861,
  "catalog.output-schema": 0.4952,
  "catalog.read-only-declared": 0.4167,
  "reliability.success": 0.8889,
  "reliability.consistent": 0.2222,
  "reliability.latency": 0.3333,
};

/** The demo with what each lost point would give back and what each tool weighs. */
export function gainedDemo(): ReportDocument {
  const demo = wholeDemo();
  const { readiness, catalog } = demo;
  if (readiness === null || catalog == null) throw new Error("the demo is measured");
  const areas = readiness.areas.map((one) => ({ ...one, checks: one.checks.map((check) => ({ ...check, gain: GAINS[check.id] ?? 0 })) }));
  return { ...demo, readiness: { ...readiness, areas }, catalog: catalog.map((tool, index) => ({ ...tool, tokens: 40 + index })) };
}

/** A waiver by hand. */
export function waiver(kind: DeclaredWaiver["kind"], subject: string, rest: Partial<DeclaredWaiver> = {}): DeclaredWaiver {
  return { kind, subject, tool: null, because: "agreed with the clients", owner: "team-a", expires: "2030-06-30", ...rest };
}

export const TODAY = "2030-06-30";

/** The gained demo and the red gate in one report, under waivers of every state and floors that they keep. */
export function waivedDemo(): ReportDocument {
  const demo = gainedDemo();
  const gate = redGate();
  const both: ReportDocument = { ...demo, manifest_sha256: gate.manifest_sha256, passed: false, gate: gate.gate, cases: gate.cases };
  const floored = applyFloors(both, { minReadiness: 95, minArea: { reliability: 92 } }, {});
  return applyWaivers(
    floored,
    [
      waiver("check", "catalog.output-schema"),
      waiver("reason", "reliability-slow", { tool: "slow_read" }),
      waiver("case", "tiny-budget"),
      waiver("reason", "catalog-short-description", { expires: "2030-06-29", owner: "bob" }),
      waiver("check", "protocol.ping", { because: "an old proxy" }),
    ],
    TODAY,
  );
}

/** The demo with a grade: without hints on most of its tools, so that nothing could be called either. */
export function gradedDemo(floor: GradeFloor | null = "A", changes: Partial<DiscoverabilityFacts> = {}): ReportDocument {
  const names = Array.from({ length: 12 }, (_, index) => `read_${index}`);
  const discoverability = judgeDiscoverability({
    entered: true,
    entryMs: 40,
    identity: { named: true, versioned: true },
    listing: "whole",
    entries: names.map((name, index) => ({
      name,
      isRepeated: false,
      descriptionCharacters: 50,
      hasInputSchema: true,
      isAnnotated: index < 2,
    })),
    distinctDescriptions: 12,
    listingBytes: 2_264,
    contents: [],
    unknownMethod: "blamed",
    ...changes,
  });
  return applyGradeFloor({ ...gainedDemo(), discoverability }, floor);
}

/** A report of many tools that lose on every check of theirs. */
export function manyTools(tools: number, checksEach = 4): ReportDocument {
  const names = Array.from({ length: tools }, (_, index) => `tool_${index}`);
  const ids = ["catalog.description", "catalog.params-described", "catalog.params-typed", "catalog.output-schema"];
  const checks = names.flatMap((tool) =>
    ids.slice(0, checksEach).map((id) => lost(id, id.replace(".", "-"), HINTS.output, { tool, gain: 20 / (tools * checksEach) })),
  );
  return buildReport({
    generator: { name: "mcpeval", version: "0.1.0" },
    server: "many",
    manifestSha256: "3f1c".repeat(16),
    cases: [gateCase("budget", "token-cost", { passed: false, first_failure: 1, reason: "token-budget-exceeded", hint: HINTS.budget })],
    readiness: {
      standard: "mcpeval-standard/2",
      score: 50,
      attestedReadOnly: false,
      surface: { tools, read_only: tools, writers: 0, exercised: 0 },
      areas: [area("catalog", 20, 0, checks), area("protocol", 80, 63)],
    },
  });
}

/** A report of version 1, with fields of its own that nobody knows. */
export function version1(): object {
  return {
    schema: "mcpeval.probe-report/v1",
    generator: { name: "mcpeval", version: "0.3.0" },
    server: "demo",
    manifest_sha256: "3f1c".repeat(16),
    passed: false,
    score: 67,
    cases: [
      { id: "literal-status", probe: "instruction-fidelity", tool: "describe_status", passed: true, attempts: 1 },
      {
        id: "bounded-discovery",
        probe: "discovery-cost",
        passed: false,
        attempts: 1,
        first_failure: 1,
        reason: "discovery-limit-exceeded",
      },
      { id: "tiny-budget", probe: "token-cost", passed: true, attempts: 1, measurements: { total_tokens: 566 } },
    ],
  };
}
