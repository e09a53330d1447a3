// Collects what advisories are judged on once a run is over: the tally of the wire, the shape of sampled replies, and a few
// unscored questions. Closes the run's connections, because how a server ends is one of the facts.
import type { AdvisoryDocument } from "../model/documents/report.js";
import { wantedAdvisories, type AdvisoryId } from "../model/advisory-names.js";
import type { Host } from "../model/host.js";
import type { Json, JsonObject } from "../model/json.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../model/version.js";
import { MAX_POSITIONS, NONE, type Occurrences, type ProbedSeen, type WireSample } from "../model/wire-seen.js";
import { wirePartOf, wireSchema } from "../jsonschema/wire/index.js";
import type { Validator } from "../jsonschema/validator.js";
import { judgeAdvisories } from "../lenses/advisories/index.js";
import type { Budget } from "../session/budget.js";
import type { Connector, Session } from "../session/session.js";
import type { Target } from "../target/target.js";

/** Everything the collection may use. */
export interface AdvisoryInput {
  readonly connector: Connector;
  readonly validator: Validator;
  readonly budget: Budget;
  readonly target: Target;
  readonly host: Host;
  /** Ids that are looked for; absent for those that cost next to nothing. */
  readonly wanted: ReadonlySet<AdvisoryId> | undefined;
  /** The measured session; undefined when nothing was measured, and then nothing is asked any more. */
  readonly session: Session | undefined;
  /** How the catalog compared on a second connection. */
  readonly relisted: ProbedSeen["catalog"];
}

/**
 * The advisories found, in report order, after closing every connection of the run. Undefined when none is looked for, when the
 * run was interrupted, or when nothing was measured and nothing was found.
 */
export async function findAdvisories(input: AdvisoryInput): Promise<AdvisoryDocument[] | undefined> {
  const { connector, host, session } = input;
  const wanted = input.wanted ?? wantedAdvisories("wire", []);
  if (wanted.size === 0 || host.signal.aborted) return undefined;
  const [answers, schemaInvalid] = await Promise.all([
    session === undefined ? undefined : askServer(input, session, wanted),
    wanted.has("wire-schema-invalid") ? invalidSamples(input.validator, connector.samples()) : NONE,
    connector.close(),
  ]);
  if (host.signal.aborted) return undefined;
  const found = judgeAdvisories(
    {
      wire: connector.wire(),
      schemaInvalid,
      probed: {
        catalog: input.relisted,
        foreignOriginRefused: answers?.foreignOriginRefused ?? null,
        deletedSessionRefused: answers?.deletedSessionRefused ?? null,
      },
    },
    wanted,
  );
  return session === undefined && found.length === 0 ? undefined : found;
}

async function askServer({ target, host, budget }: AdvisoryInput, session: Session, wanted: ReadonlySet<AdvisoryId>) {
  const questions = { origin: wanted.has("origin-not-checked"), session: wanted.has("http-session-not-deleted") };
  if (target.kind !== "http" || session.transport !== "streamable-http" || !Object.values(questions).includes(true)) return undefined;
  const { askHttp } = await import("../session/wire-http.js");
  return askHttp(target, {
    ...questions,
    era: session.era,
    revision: session.revision,
    clientInfo: { name: GENERATOR_NAME, version: GENERATOR_VERSION },
    clock: host.clock,
    budget,
  });
}

/**
 * Has the schema of ordinary replies compiled while the validator's thread has nothing else to do, so that nobody waits for it at
 * the end. Whatever becomes of it shows when samples are judged.
 */
export function prepareSamples(validator: Validator, revision: string, wanted: ReadonlySet<AdvisoryId> | undefined): void {
  if (wanted?.has("wire-schema-invalid") === false) return;
  validator.check(wireSchema(revision, "core"), []).catch(() => undefined);
}

/** Judges samples by the schemas of their revisions. A schema that gives no verdict (a value too deep, for example) finds nothing. */
export async function invalidSamples(validator: Validator, samples: readonly WireSample[]): Promise<Occurrences> {
  const groups = new Map<string, { readonly schema: JsonObject; readonly samples: WireSample[] }>();
  for (const sample of samples) {
    const part = wirePartOf(sample.revision, sample.method);
    if (part === undefined) continue;
    const key = `${sample.revision} ${part}`;
    const group = groups.get(key) ?? { schema: wireSchema(sample.revision, part), samples: [] };
    groups.set(key, group);
    group.samples.push(sample);
  }
  const verdicts = await Promise.all(
    [...groups.values()].map(async ({ schema, samples: ours }) => {
      const checked = await validator.check(
        schema,
        ours.map(({ method, value }): Json => ({ [method]: value as Json })),
      );
      return ours.filter((_, i) => checked[i]?.kind === "invalid");
    }),
  );
  const invalid = verdicts.flat();
  return { count: invalid.length, positions: invalid.map(({ position }) => position).slice(0, MAX_POSITIONS) };
}
