// What one evaluation saw on the raw wire besides its measurements: counts and frame positions, never content.
// Filled by the session and the engine, judged by the advisories. Plain data.

/**
 * Every inbound message is one of these; a frame over the limit or without JSON is `not-json`. Whether a reply breaks the schema of
 * its method is found after the run, from samples.
 */
export const FRAME_KINDS = ["reply", "late", "unknown-id", "notification", "server-request", "not-json", "not-jsonrpc"] as const;
/** How an inbound frame was classified. */
export type FrameKind = (typeof FRAME_KINDS)[number];

/** Positions kept of one kind of occurrence. */
export const MAX_POSITIONS = 5;

/** How often something came, and where first: ordinals of inbound frames on their connection, counted from 1. */
export interface Occurrences {
  readonly count: number;
  /** At most MAX_POSITIONS, in the order of the connections. */
  readonly positions: readonly number[];
}

/** How HTTP statuses disagreed with the messages they carried. */
export interface StatusSeen {
  /** A notification that was not accepted with 202 but answered by another success. */
  readonly notification: Occurrences;
  /** A result that came with an error status. */
  readonly result: Occurrences;
  /** Modern era: an error whose code has a status of its own, sent with another one. */
  readonly error: Occurrences;
}

/** What came that nobody had declared. */
export interface UndeclaredSeen {
  /** Notifications of a capability the server does not declare. */
  readonly notifications: Occurrences;
  /** Listings answered with entries although their capability is not declared. */
  readonly listings: Occurrences;
  /** Requests to the client that need a capability the client did not declare. */
  readonly requests: Occurrences;
}

/** How server processes ended that were closed while nothing was going on: how many did not go by themselves. */
export interface ShutdownSeen {
  readonly sigterm: number;
  readonly sigkill: number;
  /** Something the server had started still held its pipes after it was gone. */
  readonly left: number;
}

/** `slow`: the first handshake took over 10 s. `slow-when-cold`: over 3 s, and more than five times a later one. */
export type StartBand = "quick" | "slow" | "slow-when-cold";

/** Everything seen on the wire over one run. */
export interface WireSeen {
  readonly transport: string;
  readonly connections: number;
  readonly frames: Readonly<Record<FrameKind, Occurrences>>;
  /** Frames that are no JSON on a stdio server's output. */
  readonly stdoutNoise: Occurrences;
  /** Messages that break JSON-RPC 2.0; HTTP bodies of an error status excepted, which need be no message. */
  readonly invalidEnvelopes: Occurrences;
  /** Replies nobody asked for; errors without an id over HTTP excepted. */
  readonly unknownIds: Occurrences;
  readonly largestFrameBytes: number;
  /** Frames over 64 KiB, answers to our own oversize argument excepted. */
  readonly largeFrames: Occurrences;
  readonly undeclared: UndeclaredSeen;
  readonly statuses: StatusSeen;
  readonly shutdown: ShutdownSeen;
  readonly start: StartBand;
  /** The quickest first answer of any connection, in milliseconds, the start of its process included; null when none answered. */
  readonly quickestStartMs: number | null;
}

/** What further, unscored requests found; null where it was not or could not be asked. */
export interface ProbedSeen {
  /** The catalog on a second connection beside the first one's. */
  readonly catalog: "same" | "other-order" | "other-content" | null;
  /** Whether a request with a foreign Origin was refused where one without was served. */
  readonly foreignOriginRefused: boolean | null;
  /** Whether a deleted session refused further requests. */
  readonly deletedSessionRefused: boolean | null;
}

/** All that advisories are judged on. */
export interface AdvisoryFacts {
  readonly wire: WireSeen;
  /** Replies whose shape breaks the protocol's schema for their method. */
  readonly schemaInvalid: Occurrences;
  readonly probed: ProbedSeen;
}

/** One reply kept for a look at its shape after the run. In memory only. */
export interface WireSample {
  /** Revision in force when it came. */
  readonly revision: string;
  /** The method it answers; `error` for a JSON-RPC error, whatever it answers. */
  readonly method: string;
  readonly value: unknown;
  /** Ordinal of its frame on its connection. */
  readonly position: number;
}

/** Nothing seen. */
export const NONE: Occurrences = { count: 0, positions: [] };

/** Several occurrences as one; positions keep their order. */
export function together(all: readonly Occurrences[]): Occurrences {
  return {
    count: all.reduce((sum, one) => sum + one.count, 0),
    positions: all.flatMap((one) => one.positions).slice(0, MAX_POSITIONS),
  };
}

/** Something that is true of the whole run and has no position. */
export function times(count: number): Occurrences {
  return { count, positions: [] };
}
