// Diffs by hand: everything that can change at once, nothing at all, and an old baseline; made by the product from two reports.
import type { DiffDocument } from "../../src/model/documents/diff.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { catalogContract } from "../../src/report/contract.js";
import { diffReports } from "../../src/report/diff.js";
import { applyDiffGate } from "../../src/report/diff-gate.js";
import { readAnyReport } from "../../src/report/read.js";
import { gateCase, HINTS, lost, redGate } from "./report-documents.js";
import { gainedDemo, version1 } from "./report-variants.js";

const GENERATOR = { name: "mcpeval", version: "0.1.0" };

/** The demo with the red gate's cases. */
function before(): ReportDocument {
  const { gate, cases, manifest_sha256 } = redGate();
  return { ...gainedDemo(), gate, cases, manifest_sha256, passed: false };
}

/** A worse demo: a case regressed, one fixed, one failing otherwise, points lost and regained, and another contract. */
function after(): ReportDocument {
  const base = before();
  const { readiness, catalog } = base;
  if (readiness === null || catalog == null) throw new Error("the demo is measured");
  const [added] = catalogContract([{ entry: { name: "new_tool", inputSchema: { type: "object" } }, class: "read-only", tokens: 120 }]);
  const heavier = catalog.slice(1).map((tool) => (tool.name === "slow_read" ? { ...tool, class: "writer" as const, tokens: 99 } : tool));
  const loss = lost("protocol.ping", "protocol-ping-failed", HINTS.slow);
  const areas = readiness.areas.map((area) => {
    if (area.name === "protocol") return { ...area, score: 83, checks: [loss] };
    if (area.name === "context") return { ...area, measurements: { ...area.measurements, catalog_tokens: 702 } };
    return area.name === "catalog" ? { ...area, score: 65, checks: area.checks.slice(2) } : area;
  });
  const failed = { passed: false, first_failure: 1 };
  return {
    ...base,
    readiness: { ...readiness, score: 89, score_without_latency: 89, areas },
    catalog: added === undefined ? heavier : [...heavier, added],
    cases: [
      gateCase("literal-status", "instruction-fidelity", { ...failed, tool: "describe_status", reason: "instruction-result-differs" }),
      gateCase("bounded-discovery", "discovery-cost", { ...failed, reason: "discovery-changed" }),
      gateCase("tiny-budget", "token-cost"),
      gateCase("pages", "pagination"),
    ],
  };
}

/** Everything that can change, under rules that are broken and kept. */
export function changedDiff(): DiffDocument {
  const document = diffReports(GENERATOR, { version: 2, report: before() }, { version: 2, report: after() });
  return applyDiffGate(document, {
    failOnRegression: true,
    failOnBreaking: true,
    maxReadinessDrop: 3,
    maxTokenGrowth: { unit: "percent", limit: 10 },
  });
}

/** A report compared with itself, its rules kept. */
export function emptyDiff(): DiffDocument {
  const document = diffReports(GENERATOR, { version: 2, report: before() }, { version: 2, report: before() });
  return applyDiffGate(document, { failOnRegression: true, maxReadinessDrop: 0 });
}

/** A version 1 baseline. */
export function oldDiff(): DiffDocument {
  return diffReports(GENERATOR, readAnyReport(JSON.stringify(version1()), "v1.json"), { version: 2, report: before() });
}
