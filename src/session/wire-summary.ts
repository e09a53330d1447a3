// Puts the tallies of all connections of a run together. Pure over the tallies.
import {
  FRAME_KINDS,
  NONE,
  together,
  type FrameKind,
  type Occurrences,
  type StartBand,
  type WireSample,
  type WireSeen,
} from "../model/wire-seen.js";
import { isLegacyRevision, isModernRevision, LEGACY_REVISIONS, MODERN_REVISIONS } from "../model/revisions.js";
import { isDeclared, type Agreement } from "./wire-undeclared.js";
import type { WireTally } from "./wire-tally.js";

/** Samples looked at in one run. */
const MAX_SAMPLES = 64;
/** Bounds of a slow start, in milliseconds, and how many times a warm one it must take. */
const SLOW_MS = 10_000;
const COLD_MS = 3_000;
const COLD_FACTOR = 5;

/** Everything seen. @param tallies in the order their connections were opened */
export function summarize(tallies: readonly WireTally[], transport: string): WireSeen {
  const all = (pick: (tally: WireTally) => Occurrences | undefined): Occurrences => together(tallies.map((tally) => pick(tally) ?? NONE));
  const modern = tallies.filter((tally) => tally.agreement?.era === "modern");
  return {
    transport,
    connections: tallies.length,
    frames: Object.fromEntries(FRAME_KINDS.map((kind) => [kind, all((tally) => tally.kinds.get(kind))])) as Record<FrameKind, Occurrences>,
    stdoutNoise: all(({ noise }) => noise),
    invalidEnvelopes: all(({ invalid }) => invalid),
    unknownIds: all(({ unasked }) => unasked),
    largestFrameBytes: Math.max(0, ...tallies.map((tally) => tally.largestFrameBytes)),
    largeFrames: all(({ large }) => large),
    undeclared: {
      notifications: undeclared(tallies, "notification"),
      listings: undeclared(tallies, "listing"),
      requests: undeclared(tallies, "request"),
    },
    statuses: {
      notification: all(({ notificationStatus }) => notificationStatus),
      result: all(({ resultStatus }) => resultStatus),
      error: together(modern.map(({ errorStatus }) => errorStatus)),
    },
    shutdown: {
      sigterm: tallies.filter(({ ending }) => ending?.forced === "sigterm").length,
      sigkill: tallies.filter(({ ending }) => ending?.forced === "sigkill").length,
      left: tallies.filter(({ ending }) => ending?.left === true).length,
    },
    start: startBand(tallies),
    quickestStartMs: quickest(tallies),
  };
}

/** Samples of the connections whose revision is known, the first of each method and tool before others. */
export function samplesOf(tallies: readonly WireTally[]): WireSample[] {
  const seen = new Set<string>();
  const [fresh, again]: [WireSample[], WireSample[]] = [[], []];
  for (const { agreement, samples } of tallies) {
    if (agreement === undefined) continue;
    for (const sample of samples) {
      (seen.has(sample.method) ? again : fresh).push({ ...sample, revision: spokenRevision(agreement) });
      seen.add(sample.method);
    }
  }
  return [...fresh, ...again].slice(0, MAX_SAMPLES);
}

/** An unknown revision is spoken like the newest one of its era, so its replies are judged like that. */
function spokenRevision({ era, revision }: Agreement): string {
  if (era === "modern") return isModernRevision(revision) ? revision : MODERN_REVISIONS[0];
  return isLegacyRevision(revision) ? revision : LEGACY_REVISIONS[0];
}

function undeclared(tallies: readonly WireTally[], kind: "notification" | "listing" | "request"): Occurrences {
  return together(
    tallies.flatMap(({ agreement, needs }) =>
      agreement === undefined
        ? []
        : [...needs].filter(([need]) => need.startsWith(`${kind} `) && !isDeclared(need, agreement)).map(([, counter]) => counter),
    ),
  );
}

function quickest(tallies: readonly WireTally[]): number | null {
  const known = tallies.flatMap(({ startMs }) => startMs ?? []);
  return known.length === 0 ? null : Math.min(...known);
}

/** The first answered connection is the cold one; warm are those that were opened after its answer. */
function startBand(tallies: readonly WireTally[]): StartBand {
  const cold = tallies.find(({ startMs }) => startMs !== undefined);
  if (cold?.startMs === undefined || cold.firstReplyAtMs === undefined) return "quick";
  if (cold.startMs > SLOW_MS) return "slow";
  const { startMs, firstReplyAtMs } = cold;
  const warm = tallies.filter(({ openedAtMs }) => openedAtMs >= firstReplyAtMs).flatMap((later) => later.startMs ?? []);
  return startMs > COLD_MS && warm.some((ms) => startMs > COLD_FACTOR * ms) ? "slow-when-cold" : "quick";
}
