// The ten criteria by which agents find and trust a server: their ids, the grades, and the payload-free facts they are judged on.
// Filled by the engine, judged by the lens, spelled by reports and options. Plain data.

/** Name of the criteria as we judge them; any change to one of them, or to the grades, changes it. */
export const DISCOVERABILITY_NAME = "mcpeval-discoverability/1";

/** Criterion ids, in report order. */
export const CRITERION_IDS = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"] as const;
export type CriterionId = (typeof CRITERION_IDS)[number];

/** Grades, best first. */
export const GRADES = ["A", "B", "C", "D"] as const;
export type Grade = (typeof GRADES)[number];

/** Grades that can be demanded; every server has at least D. */
export const GRADE_FLOORS = ["A", "B", "C"] as const;
export type GradeFloor = (typeof GRADE_FLOORS)[number];

/** Whether a grade is as good as another one, or better. */
export function reaches(grade: Grade, floor: Grade): boolean {
  return GRADES.indexOf(grade) <= GRADES.indexOf(floor);
}

/**
 * What the ordinary calls of a tool brought. `content`: something of its own, every time it succeeded. `empty`: nothing at all, though its
 * arguments were real (none, or the operator's). `unproven`: nothing, an echo or a hollow shape, which arguments built from a schema or an
 * empty store explain as well. `priced`: payment was asked for. `refused`: no call succeeded.
 */
export type ContentSeen = "content" | "empty" | "unproven" | "priced" | "refused";

/** What a server said of itself in its handshake. */
export interface IdentitySeen {
  readonly named: boolean;
  readonly versioned: boolean;
}

/** One entry of `tools/list`, valid or not. */
export interface EntrySeen {
  /** Null where it has none. */
  readonly name: string | null;
  /** Whether an earlier entry has the same name. */
  readonly isRepeated: boolean;
  /** Code points of the description without outer white space. */
  readonly descriptionCharacters: number;
  /** An object of type "object", with properties, or without any keyword. */
  readonly hasInputSchema: boolean;
  /** At least one of the four boolean annotations. */
  readonly isAnnotated: boolean;
}

/**
 * How listing the tools ended. `whole`: every page came. `cut`: pages came, then none that could be used, or too many. `refused`: no
 * usable first page. `unknown`: the run ended before.
 */
export type ListingSeen = "whole" | "cut" | "refused" | "unknown";

/** How an unknown method was met. `blamed`: refused as the client's mistake. `other-error`: an error about something else. */
export type UnknownMethodSeen = "blamed" | "other-error" | "answered" | "silent" | "unknown";

/** All that the ten criteria are judged on. */
export interface DiscoverabilityFacts {
  /** Whether the opening of a session was answered. */
  readonly entered: boolean;
  /** From the first byte to the answered handshake, in milliseconds; null when there was none. */
  readonly entryMs: number | null;
  /** Null when there was no handshake. */
  readonly identity: IdentitySeen | null;
  readonly listing: ListingSeen;
  /** In catalog order; empty where nothing could be listed. */
  readonly entries: readonly EntrySeen[];
  /** Different descriptions among all entries. */
  readonly distinctDescriptions: number;
  /** UTF-8 bytes of all pages as one compact result. */
  readonly listingBytes: number;
  /** What each called tool brought, in catalog order. */
  readonly contents: readonly { readonly tool: string; readonly seen: ContentSeen }[];
  readonly unknownMethod: UnknownMethodSeen;
}
