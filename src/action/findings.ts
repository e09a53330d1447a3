// What of a run deserves an annotation, worst first: failing cases and broken contracts at their lines, then what cost most points.
import type { DiffDocument } from "../model/documents/diff.js";
import type { ReportDocument } from "../model/documents/report.js";
import { caseWaiver } from "../lib/waived.js";
import type { Place, ReportPlaces } from "../model/places.js";
import { gainText, planOf } from "../render/shared/plan.js";
import type { Annotation } from "../sinks/github/annotations.js";
import type { Measured } from "./measured.js";

/** Tools an annotation names; the report has them all. */
const NAMED_TOOLS = 5;

/**
 * The annotations of all servers. Errors: failing cases, and breaking changes where those fail the run. Warnings: other breaking changes,
 * and lost points, the new ones where there is a baseline, else all by cause.
 */
export function findings(measured: readonly Measured[]): Annotation[] {
  return measured.flatMap(({ report, comparison }) => {
    const { document, places } = report;
    const at = placesOf(document, places);
    const prefix = measured.length > 1 ? `${document.server}: ` : "";
    const all = [
      ...failingCases(document, at),
      ...(comparison === null ? [] : breakingChanges(comparison.diff, at)),
      ...lostPoints(document, comparison?.diff ?? null, at),
    ];
    return all.map((one) => ({ ...one, title: `${prefix}${one.title}` }));
  });
}

interface Where {
  case(id: string): Pick<Annotation, "file" | "line">;
  tool(name: string | null): Pick<Annotation, "file" | "line">;
}

/** Without a manifest nothing has a line: an annotation at a file that is not there would lead nowhere. */
function placesOf({ manifest_sha256: manifest }: ReportDocument, places: ReportPlaces | undefined): Where {
  const spot = (place: Place | undefined): Pick<Annotation, "file" | "line"> =>
    manifest === null || place === undefined ? {} : { file: decodeURIComponent(place.uri), line: place.region.startLine };
  return {
    case: (id) => spot(places?.cases.get(id) ?? places?.fallback),
    tool: (name) => spot((name === null ? undefined : places?.tools.get(name)) ?? places?.fallback),
  };
}

function failingCases({ cases, waivers }: ReportDocument, at: Where): Annotation[] {
  return cases
    .filter((one) => !one.passed && one.not_applicable !== true && caseWaiver(waivers, one) === undefined)
    .map((one): Annotation => ({
      level: "error",
      title: `case ${one.id} failed`,
      message: [
        `${one.probe}${one.tool === null ? "" : ` of ${one.tool}`}: ${one.reason ?? "failed"}`,
        ...(one.detail === null ? [] : [` (${one.detail.bound} ${one.detail.observed}, limit ${one.detail.limit})`]),
        ...(one.hint === null ? [] : [`. ${one.hint}`]),
      ].join(""),
      ...at.case(one.id),
    }));
}

function breakingChanges({ contract, gate }: DiffDocument, at: Where): Annotation[] {
  const fails = gate?.rules.some(({ rule, passed }) => rule === "fail-on-breaking" && !passed) ?? false;
  return (contract?.breaking ?? []).map(({ change, tool, parameter }): Annotation => ({
    level: fails ? "error" : "warning",
    title: `breaking change: ${change.replaceAll("-", " ")}`,
    message: `${tool ?? "the server"}${parameter === undefined ? "" : `, parameter sha256:${parameter}`}: callers of the baseline break.`,
    ...at.tool(tool),
  }));
}

/** One annotation a cause; what pays most first. */
function lostPoints(report: ReportDocument, diff: DiffDocument | null, at: Where): Annotation[] {
  const { readiness, waivers } = report;
  if (readiness === null) return [];
  const isCompared = diff?.readiness.comparable === true;
  const isNew = new Set((diff?.readiness.lost ?? []).map(({ id, tool, reason }) => JSON.stringify([id, tool, reason])));
  const areas = readiness.areas.map((area) => ({
    ...area,
    checks: isCompared ? area.checks.filter(({ id, tool, reason }) => isNew.has(JSON.stringify([id, tool, reason]))) : area.checks,
  }));
  return planOf({ ...readiness, areas }, waivers).steps.map(({ reason, hint, tools, gain }): Annotation => {
    const named = tools.slice(0, NAMED_TOOLS).join(", ");
    const more = tools.length > NAMED_TOOLS ? ` and ${tools.length - NAMED_TOOLS} more` : "";
    return {
      level: "warning",
      title: `${isCompared ? "new: " : ""}${reason}${gain === null ? "" : ` (${gainText(gain)})`}`,
      message: `${tools.length === 0 ? "" : `${named}${more}: `}${hint}`,
      ...at.tool(tools[0] ?? null),
    };
  });
}
