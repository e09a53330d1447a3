// Puts a report document together: every key in the documented order, absent optional keys absent. Measures and scores nothing.
import type { DiscoverabilityDocument } from "../model/documents/discoverability.js";
import type {
  AdvisoryDocument,
  AreaDocument,
  CatalogTool,
  LostCheck,
  MeasurementProfile,
  ReadinessDocument,
  ReportDocument,
} from "../model/documents/report.js";
import { REPORT_SCHEMA } from "../model/documents/schema-names.js";
import type { IncompleteCode } from "../model/errors.js";
import { badgeUrl } from "./badge.js";

/** What the standard battery concluded. */
export interface ReadinessInput {
  readonly standard: string;
  readonly score: number;
  readonly scoreWithoutLatency?: number;
  readonly attestedReadOnly: boolean;
  readonly surface: ReadinessDocument["surface"];
  /** Areas in report order. */
  readonly areas: readonly AreaDocument[];
}

/** Everything a report document says. */
export interface ReportInput {
  readonly generator: ReportDocument["generator"];
  /** The label given with --server. */
  readonly server: string;
  /** SHA-256 of the manifest; null (default) under score. */
  readonly manifestSha256?: string | null;
  /** The manifest's cases in manifest order; null (default) under score. */
  readonly cases?: ReportDocument["cases"] | null;
  /** Null when readiness was not or could not be measured. */
  readonly readiness: ReadinessInput | null;
  /** Why readiness could not be measured. */
  readonly readinessError?: IncompleteCode;
  readonly profile?: MeasurementProfile;
  readonly protocol?: ReportDocument["protocol"];
  /** The catalog contract; null when the listing did not complete, undefined when nothing was listed. */
  readonly catalog?: readonly CatalogTool[] | null;
  /** Findings on the wire, in report order; undefined when none was looked for. */
  readonly advisories?: readonly AdvisoryDocument[];
  /** The ten criteria; undefined when nobody asked. */
  readonly discoverability?: DiscoverabilityDocument;
}

/** The report document. `passed` is the gate's verdict; without a gate, whether readiness was measured. */
export function buildReport(input: ReportInput): ReportDocument {
  const cases = input.cases ?? null;
  const gate = cases === null ? null : gateOf(cases);
  return {
    schema: REPORT_SCHEMA,
    generator: { name: input.generator.name, version: input.generator.version },
    server: input.server,
    manifest_sha256: input.manifestSha256 ?? null,
    passed: gate === null ? input.readiness !== null : gate.passed === gate.total,
    gate,
    readiness: input.readiness === null ? null : readinessDocument(input.readiness),
    ...(input.readinessError === undefined ? {} : { readiness_error: input.readinessError }),
    ...(input.profile === undefined ? {} : { measurement_profile: input.profile }),
    ...(input.protocol === undefined
      ? {}
      : { protocol: { era: input.protocol.era, revision: input.protocol.revision, transport: input.protocol.transport } }),
    ...(input.catalog === undefined ? {} : { catalog: input.catalog === null ? null : [...input.catalog] }),
    ...(input.advisories === undefined ? {} : { advisories: input.advisories.map(advisoryDocument) }),
    ...(input.discoverability === undefined ? {} : { discoverability: input.discoverability }),
    cases: cases ?? [],
  };
}

/** Cases that do not apply count neither way. */
function gateOf(cases: ReportDocument["cases"]): NonNullable<ReportDocument["gate"]> {
  const counted = cases.filter((one) => one.not_applicable !== true);
  return { passed: counted.filter((one) => one.passed).length, total: counted.length };
}

function readinessDocument(input: ReadinessInput): ReadinessDocument {
  const { tools, read_only, writers, exercised } = input.surface;
  return {
    standard: input.standard,
    score: input.score,
    ...(input.scoreWithoutLatency === undefined ? {} : { score_without_latency: input.scoreWithoutLatency }),
    badge: badgeUrl(input.score),
    attested_read_only: input.attestedReadOnly,
    surface: { tools, read_only, writers, exercised },
    areas: input.areas.map(({ name, weight, score, measurements, checks }) => ({
      name,
      weight,
      score,
      measurements: { ...measurements },
      checks: checks.map(lostCheck),
    })),
  };
}

function lostCheck({ id, tool, score, observed, reason, hint, gain }: LostCheck): LostCheck {
  return { id, tool, score, observed, reason, hint, ...(gain === undefined ? {} : { gain }) };
}

function advisoryDocument({ id, count, positions, reason, hint }: AdvisoryDocument): AdvisoryDocument {
  return { id, count, positions: [...positions], reason, hint };
}
