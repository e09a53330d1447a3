// The report as SARIF 2.1.0 (OASIS) by GitHub's rules for code scanning: failing cases and missed floors as errors, lost points as
// warnings, waived ones as suppressed notes. Deterministic; derived from the report and the places of its parts alone.
import type { Log, Notification, Result } from "sarif";
import { sha256Hex } from "../../lib/digest.js";
import { printable } from "../../lib/escape.js";
import { caseWaiver, checkWaiver } from "../../lib/waived.js";
import { DEFAULT_MANIFEST } from "../../model/manifest-file.js";
import type { LostCheck, ReportDocument } from "../../model/documents/report.js";
import type { ReportWaiver } from "../../model/documents/waivers.js";
import type { Place, ReportPlaces } from "../../model/places.js";
import type { Renderer, RenderOptions } from "../renderer.js";
import type { GateCase } from "../shared/cases.js";
import { missedGrade } from "../shared/grade.js";
import { incompleteSentence } from "../shared/incomplete.js";
import { jsonText } from "../shared/json.js";
import { describeRule, ruleId, sentence, type Rule } from "./sarif-rules.js";

/** GitHub keeps this many results of a run and drops the rest without a word. */
export const MAX_RESULTS = 5_000;

const HOME = "https://github.com/mcpeval/mcpeval";
const HINT_LIMIT = 1_000;

export const reportSarif: Renderer<ReportDocument> = {
  document: "probe-report",
  format: "sarif",
  mediaType: "application/sarif+json",
  render: (report, options: RenderOptions = {}) => jsonText(logOf(report, options.places ?? NOWHERE)),
};

const NOWHERE: ReportPlaces = {
  fallback: { uri: DEFAULT_MANIFEST, region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 } },
  cases: new Map(),
  tools: new Map(),
};

/** One result before it is spelled. */
interface Finding {
  readonly rule: Rule;
  readonly level: "error" | "warning";
  readonly message: string;
  readonly place: Place;
  /** What tells it from other results of its rule. */
  readonly key: string;
  readonly waiver: ReportWaiver | undefined;
}

function logOf(report: ReportDocument, places: ReportPlaces): Log {
  const found = [...caseFindings(report, places), ...floorFindings(report, places), ...lossFindings(report, places)];
  const ranked = [...found.filter(isError), ...found.filter((one) => !isError(one) && one.waiver === undefined), ...found.filter(isWaived)];
  const kept = ranked.slice(0, MAX_RESULTS);
  const ids = [...new Set(kept.map(({ rule }) => ruleId(rule)))];
  const index = new Map(ids.map((id, at) => [id, at]));
  const rules = new Map(kept.toReversed().map(({ rule }) => [ruleId(rule), rule]));
  const { name, version } = report.generator;
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: printable(name),
            ...versions(version),
            informationUri: HOME,
            rules: ids.flatMap((id) => {
              const rule = rules.get(id);
              return rule === undefined ? [] : [describeRule(rule)];
            }),
          },
        },
        automationDetails: { id: `mcpeval/${encodeURIComponent(printable(report.server))}/` },
        invocations: [invocation(report, ranked.length - kept.length)],
        columnKind: "utf16CodeUnits",
        results: kept.map((finding) => resultOf(finding, index.get(ruleId(finding.rule)) ?? 0)),
      },
    ],
  };
}

function versions(version: string): { version: string; semanticVersion?: string } {
  const text = printable(version);
  return /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(text) ? { version: text, semanticVersion: text } : { version: text };
}

function invocation(
  { readiness, readiness_error, waivers }: ReportDocument,
  left: number,
): NonNullable<Log["runs"][number]["invocations"]>[number] {
  const notes: Notification[] = [];
  if (readiness === null && readiness_error !== undefined) {
    const code = printable(readiness_error);
    const why = incompleteSentence(readiness_error);
    notes.push({ level: "error", message: { text: sentence(`Readiness was not measured ('${code}')${why === null ? "" : `: ${why}`}`) } });
  }
  if (left > 0) {
    const text = `${left} more results were left out: code scanning keeps ${MAX_RESULTS} of a run. The JSON report lists all of them.`;
    notes.push({ level: "warning", message: { text } });
  }
  const configuration = (waivers ?? [])
    .filter(({ state }) => state === "stale" || state === "expired")
    .map(({ kind, subject, state }): Notification => {
      return { level: "error", message: { text: `The waiver of ${kind} '${printable(subject)}' is ${state}.` } };
    });
  return {
    executionSuccessful: !(readiness === null && readiness_error !== undefined),
    ...(notes.length === 0 ? {} : { toolExecutionNotifications: notes }),
    ...(configuration.length === 0 ? {} : { toolConfigurationNotifications: configuration }),
  };
}

function isWaived({ waiver }: Finding): boolean {
  return waiver !== undefined;
}

function isError(one: Finding): boolean {
  return one.level === "error" && !isWaived(one);
}

function resultOf({ rule, level, message, place, key, waiver }: Finding, ruleIndex: number): Result {
  const id = ruleId(rule);
  return {
    ruleId: id,
    ruleIndex,
    level: waiver === undefined ? level : "note",
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: place.uri }, region: { ...place.region } } }],
    // Set by us: lost checks share a line, and a hash of that line would make different tools look the same.
    partialFingerprints: { primaryLocationLineHash: `${sha256Hex(`${id}\n${key}`).slice(0, 16)}:1` },
    ...(waiver === undefined
      ? {}
      : { suppressions: [{ kind: "external" as const, status: "accepted" as const, justification: why(waiver) }] }),
  };
}

function why({ because, owner, expires }: ReportWaiver): string {
  return `${sentence(printable(because, HINT_LIMIT))} Owner: ${printable(owner)}, until ${printable(expires)}.`;
}

function caseFindings(report: ReportDocument, places: ReportPlaces): Finding[] {
  const failed = report.cases.filter((one) => !one.passed && one.not_applicable !== true);
  const fixes = new Map<string, Map<string, string>>();
  for (const { probe, reason, hint } of failed) {
    const ofProbe = fixes.get(probe) ?? new Map<string, string>();
    fixes.set(probe, reason === null || hint === null ? ofProbe : ofProbe.set(reason, hint));
  }
  return failed.map((one) => ({
    rule: { kind: "probe", probe: one.probe, fixes: fixes.get(one.probe) ?? new Map() },
    level: "error",
    message: caseMessage(one),
    place: places.cases.get(one.id) ?? places.fallback,
    key: one.id,
    waiver: caseWaiver(report.waivers, one),
  }));
}

function caseMessage({ id, reason, hint, detail, tool }: GateCase): string {
  const where = tool === null ? "" : ` on tool '${printable(tool)}'`;
  const because = reason === null ? "" : `: ${printable(reason)}`;
  const bound = detail === null ? "" : ` (${printable(detail.bound)} ${detail.observed} > ${detail.limit})`;
  const fix = hint === null || hint === "" ? "" : ` ${sentence(printable(hint, HINT_LIMIT))}`;
  return `Case '${printable(id)}' failed${where}${because}${bound}.${fix}`;
}

function floorFindings(report: ReportDocument, { fallback }: ReportPlaces): Finding[] {
  const missed = (key: string, message: string): Finding => ({
    rule: { kind: "floor" },
    level: "error",
    message,
    place: fallback,
    key,
    waiver: undefined,
  });
  const grade = report.discoverability === undefined ? null : missedGrade(report);
  return [
    ...(report.readiness_gate?.shortfalls ?? []).map(({ subject, observed, floor }) =>
      missed(subject, `The floor of '${printable(subject)}' is ${floor} and was missed with ${observed}.`),
    ),
    ...(grade === null ? [] : [missed("grade", sentence(grade))]),
  ];
}

function lossFindings({ readiness, waivers }: ReportDocument, places: ReportPlaces): Finding[] {
  return (readiness?.areas ?? []).flatMap((area) =>
    area.checks.map((check): Finding => ({
      rule: { kind: "reason", reason: check.reason, area: area.name, hint: check.hint },
      level: "warning",
      message: lossMessage(check),
      place: (check.tool === null ? undefined : places.tools.get(check.tool)) ?? places.fallback,
      key: `${check.id}\n${check.tool ?? ""}`,
      waiver: checkWaiver(waivers, check),
    })),
  );
}

function lossMessage({ id, tool, score, observed, reason, hint }: LostCheck): string {
  const who = tool === null ? "The server" : `Tool '${printable(tool)}'`;
  const facts = [`score ${score}`, ...(observed === null ? [] : [`observed ${observed}`])].join(", ");
  const fix = hint === "" ? "" : ` ${sentence(printable(hint, HINT_LIMIT))}`;
  return `${who} lost points of '${printable(id)}' (${facts}): ${printable(reason)}.${fix}`;
}
