// The advisories of a report as Markdown: a section of findings, and the verdict line where some were declared to fail.
import { markdownCode, markdownEscape } from "../../lib/escape.js";
import type { AdvisoryGate, ReportDocument } from "../../model/documents/report.js";
import type { Section } from "../shared/sections.js";

/** One section, or none where nothing was found. */
export function advisorySections(report: ReportDocument, heading: string): Section[] {
  const found = report.advisories ?? [];
  if (found.length === 0) return [];
  const items = found.map(({ id, count, positions, reason, hint }) => {
    const frames = positions.length === 0 ? "" : `, ${positions.length === 1 ? "frame" : "frames"} ${positions.join(", ")}`;
    return `- **${markdownCode(id)}** (${markdownCode(reason)}, seen ${count === 1 ? "once" : `${count} times`}${frames}): ${markdownEscape(hint)}`;
  });
  return [
    {
      title: "advisories",
      markdown: `${heading}\n\nSeen on the wire; these change no score.\n\n${items.join("\n")}`,
      expendable: 2,
    },
  ];
}

/** Whether an advisory that was declared to fail the run was found. */
export function advisoryGateLine(report: ReportDocument, gate: AdvisoryGate): string {
  const names = (ids: readonly string[]): string => ids.map((id) => markdownCode(id)).join(", ");
  if (gate.passed) return `✅ Not found: ${names(gate.fail_on)}.`;
  if (report.readiness === null) return `❌ Not looked for: ${names(gate.fail_on)}.`;
  const found = new Set((report.advisories ?? []).map(({ id }) => id));
  const failed = gate.fail_on.filter((id) => found.has(id));
  return `> [!CAUTION]\n> Advisories found that fail this run: ${names(failed.length === 0 ? gate.fail_on : failed)}.`;
}
