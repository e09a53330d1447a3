// Collects what advisories are judged on once a run is over: the tally of the wire, the shape of sampled replies, and a few
// unscored questions. Closes the run's connections, because how a server ends is one of the facts.
import type { AdvisoryDocument } from "../model/documents/report.js";
import { wantedAdvisories, type AdvisoryId } from "../model/advisory-names.js";
import type { Host } from "../model/host.js";
import type { Json } from "../model/json.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../model/version.js";
import { MAX_POSITIONS, NONE, type Occurrences, type ProbedSeen, type WireSample } from "../model/wire-seen.js";
import { wirePartOf, wireJudge } from "../jsonschema/wire/index.js";
import { judgeAdvisories } from "../lenses/advisories/index.js";
import type { Budget } from "../session/budget.js";
import type { Connector, Session } from "../session/session.js";
import type { Target } from "../target/target.js";

/** Everything the collection may use. */
export interface AdvisoryInput {
  readonly connector: Connector;
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
  const closing = connector.close();
  const asking = session === undefined ? undefined : askServer(input, session, wanted);
  const schemaInvalid = wanted.has("wire-schema-invalid") ? invalidSamples(connector.samples()) : NONE;
  const [answers] = await Promise.all([asking, closing]);
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
 * Judges samples by the schemas of their revisions. Those schemas are ours and plain, so it takes no thread: only a value nested too
 * deep gives no verdict, and finds nothing.
 */
export function invalidSamples(samples: readonly WireSample[]): Occurrences {
  const invalid = samples.filter((sample) => !isValid(sample));
  return { count: invalid.length, positions: invalid.map(({ position }) => position).slice(0, MAX_POSITIONS) };
}

const judges = new Map<string, (reply: Json) => boolean>();
/** What was judged already, so that most samples can be judged while a run still waits for its server. */
const judged = new WeakMap<object, boolean>();

function isValid({ revision, method, value }: WireSample): boolean {
  const part = wirePartOf(revision, method);
  if (part === undefined) return true;
  const key = `${revision} ${part}`;
  const judge = judges.get(key) ?? wireJudge(revision, part);
  judges.set(key, judge);
  if (typeof value !== "object" || value === null) return judge({ [method]: value as Json });
  const verdict = judged.get(value) ?? judge({ [method]: value as Json });
  judged.set(value, verdict);
  return verdict;
}
