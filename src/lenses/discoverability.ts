// The ten criteria by which agents find a server, choose its tools and trust them, and the grade they add up to. Judged purely, over
// the same run as the standard; changes no score. The criteria are those of agent-tool-discoverability-standard/0.4; where its words
// leave room, ours look at the whole catalog, never call a tool that did not say it only reads, and take the quickest fair measure.
import {
  CRITERION_IDS,
  DISCOVERABILITY_NAME,
  type ContentSeen,
  type CriterionId,
  type DiscoverabilityFacts,
  type EntrySeen,
  type Grade,
} from "../model/discoverability.js";
import type { CriterionDocument, DiscoverabilityDocument } from "../model/documents/discoverability.js";
import { DISCOVERABILITY_REASONS, type DiscoverabilityReason } from "./discoverability-reasons.js";

/** Code points every description has at least, and their median. */
export const SHORTEST_DESCRIPTION = 12;
export const MEDIAN_DESCRIPTION = 20;
/** Percent of descriptions that differ from all others before them; percent of tools that carry an annotation. */
export const DISTINCT_PERCENT = 60;
export const ANNOTATED_PERCENT = 50;
/** A slower entry fails; milliseconds. A heavier listing fails; bytes. */
export const ENTRY_LIMIT_MS = 5_000;
export const LISTING_LIMIT_BYTES = 40_000;

/** 1 to 128 of A-Z, a-z, 0-9, underscore, hyphen and dot (2025-11-25, server/tools, tool names). */
const TOOL_NAME = /^[A-Za-z0-9_.-]{1,128}$/;

/** What one criterion concludes. */
interface Verdict {
  readonly outcome: CriterionDocument["outcome"];
  readonly reason?: DiscoverabilityReason;
  readonly observed?: number;
  readonly limit?: number;
  readonly tools?: readonly string[];
}

/** One criterion: declared once, judged purely. */
export interface Criterion {
  readonly id: CriterionId;
  readonly title: string;
  /** End of the sentence "Passes when ..."; no full stop. */
  readonly passesWhen: string;
  readonly reasons: readonly DiscoverabilityReason[];
  judge(facts: DiscoverabilityFacts): Verdict;
}

const PASSED: Verdict = { outcome: "passed" };
const NOT_SEEN: Verdict = { outcome: "unverified", reason: "discoverability-not-seen" };

function failed(reason: DiscoverabilityReason, more: Omit<Verdict, "outcome" | "reason"> = {}): Verdict {
  return { outcome: "failed", reason, ...more };
}

function unverified(reason: DiscoverabilityReason, tools: readonly string[] = []): Verdict {
  return { outcome: "unverified", reason, tools };
}

/** Judges something of the tools; a catalog that is not there, or empty, is a finding of C2 or C3 and not of each of these as well. */
function ofTools(judge: (entries: readonly EntrySeen[], facts: DiscoverabilityFacts) => Verdict): Criterion["judge"] {
  return (facts) => {
    if (facts.entries.length > 0) return judge(facts.entries, facts);
    return facts.listing === "whole" ? unverified("discoverability-no-tools") : NOT_SEEN;
  };
}

function names(entries: readonly EntrySeen[]): string[] {
  return entries.flatMap(({ name }) => name ?? []);
}

function isValid({ name, isRepeated, descriptionCharacters, hasInputSchema }: EntrySeen): boolean {
  return name !== null && TOOL_NAME.test(name) && !isRepeated && descriptionCharacters > 0 && hasInputSchema;
}

function judgeObjects({ listing, entries }: DiscoverabilityFacts): Verdict {
  if (entries.length === 0) return listing === "whole" ? failed("discoverability-no-tools") : NOT_SEEN;
  const invalid = entries.filter((entry) => !isValid(entry));
  if (invalid.length === 0) return PASSED;
  return failed("discoverability-tool-invalid", { observed: invalid.length, limit: 0, tools: names(invalid) });
}

const judgeDescriptions = ofTools((entries, { distinctDescriptions }) => {
  const short = entries.filter(({ descriptionCharacters }) => descriptionCharacters < SHORTEST_DESCRIPTION);
  if (short.length > 0) {
    const least = short.reduce((min, { descriptionCharacters }) => Math.min(min, descriptionCharacters), SHORTEST_DESCRIPTION);
    return failed("discoverability-description-short", { observed: least, limit: SHORTEST_DESCRIPTION, tools: names(short) });
  }
  const lengths = entries.map(({ descriptionCharacters }) => descriptionCharacters).sort((a, b) => a - b);
  const median = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
  if (median < MEDIAN_DESCRIPTION) return failed("discoverability-descriptions-terse", { observed: median, limit: MEDIAN_DESCRIPTION });
  const wanted = Math.ceil((entries.length * DISTINCT_PERCENT) / 100);
  if (distinctDescriptions >= wanted) return PASSED;
  return failed("discoverability-descriptions-alike", { observed: distinctDescriptions, limit: wanted });
});

const judgeAnnotations = ofTools((entries) => {
  const bare = entries.filter(({ isAnnotated }) => !isAnnotated);
  const wanted = Math.ceil((entries.length * ANNOTATED_PERCENT) / 100);
  const annotated = entries.length - bare.length;
  if (annotated >= wanted) return PASSED;
  return failed("discoverability-unannotated", { observed: annotated, limit: wanted, tools: names(bare) });
});

function judgeContent(facts: DiscoverabilityFacts): Verdict {
  const { contents, entries } = facts;
  const of = (seen: ContentSeen): string[] => contents.filter((one) => one.seen === seen).map(({ tool }) => tool);
  if (of("content").length > 0) return PASSED;
  if (of("empty").length > 0) return failed("discoverability-no-content", { tools: of("empty") });
  if (of("priced").length > 0) return unverified("discoverability-content-priced", of("priced"));
  if (contents.length > 0) return unverified("discoverability-content-unproven", [...of("unproven"), ...of("refused")]);
  if (entries.length > 0) return unverified("discoverability-nothing-called");
  return facts.listing === "whole" ? unverified("discoverability-no-tools") : NOT_SEEN;
}

/** Every criterion, in report order. */
export const CRITERIA: readonly Criterion[] = [
  {
    id: "C1",
    title: "Protocol entry conformance",
    passesWhen: "`server/discover`, or `initialize` at a revision the server takes, is answered with a session to go on with",
    reasons: ["discoverability-entry-failed"],
    judge: ({ entered }) => (entered ? PASSED : failed("discoverability-entry-failed")),
  },
  {
    id: "C2",
    title: "Tool listability",
    passesWhen: "tools/list answers with a tools array, on every page to the last one; an empty array will do",
    reasons: ["discoverability-listing-refused", "discoverability-listing-cut", "discoverability-not-seen"],
    judge({ entered, listing }) {
      if (!entered || listing === "unknown") return NOT_SEEN;
      if (listing === "whole") return PASSED;
      return failed(listing === "cut" ? "discoverability-listing-cut" : "discoverability-listing-refused");
    },
  },
  {
    id: "C3",
    title: "Tool object validity",
    passesWhen:
      "there is a tool, and every tool of every page has a valid name of its own, a description that is not blank and an object inputSchema (`{}` will do)",
    reasons: ["discoverability-no-tools", "discoverability-tool-invalid", "discoverability-not-seen"],
    judge: judgeObjects,
  },
  {
    id: "C4",
    title: "Description sufficiency",
    passesWhen: `every description has at least ${SHORTEST_DESCRIPTION} characters, their median at least ${MEDIAN_DESCRIPTION}, and at least ${DISTINCT_PERCENT} % of them differ`,
    reasons: [
      "discoverability-description-short",
      "discoverability-descriptions-terse",
      "discoverability-descriptions-alike",
      "discoverability-no-tools",
      "discoverability-not-seen",
    ],
    judge: judgeDescriptions,
  },
  {
    id: "C5",
    title: "Safety annotation presence",
    passesWhen: `at least ${ANNOTATED_PERCENT} % of the tools declare one of the four boolean hints`,
    reasons: ["discoverability-unannotated", "discoverability-no-tools", "discoverability-not-seen"],
    judge: judgeAnnotations,
  },
  {
    id: "C6",
    title: "Liveness and latency",
    passesWhen: `the protocol entry is answered in under ${ENTRY_LIMIT_MS} ms, every attempt included; over stdio the quickest start of the run counts, since a first one may have to download the server`,
    reasons: ["discoverability-entry-slow", "discoverability-not-seen"],
    // No `observed`: raw milliseconds would make two runs of one build differ.
    judge({ entryMs }) {
      if (entryMs === null) return NOT_SEEN;
      return entryMs < ENTRY_LIMIT_MS ? PASSED : failed("discoverability-entry-slow", { limit: ENTRY_LIMIT_MS });
    },
  },
  {
    id: "C7",
    title: "Returns real content",
    passesWhen:
      "a called tool returns content of its own each time it succeeds; it fails only when none does and one came back empty from a call without arguments made up for it, and is unverified otherwise",
    reasons: [
      "discoverability-no-content",
      "discoverability-content-unproven",
      "discoverability-content-priced",
      "discoverability-nothing-called",
      "discoverability-no-tools",
      "discoverability-not-seen",
    ],
    judge: judgeContent,
  },
  {
    id: "C8",
    title: "Machine-discoverable identity",
    passesWhen: "serverInfo holds a name and a version",
    reasons: ["discoverability-identity-missing", "discoverability-not-seen"],
    judge({ identity }) {
      if (identity === null) return NOT_SEEN;
      return identity.named && identity.versioned ? PASSED : failed("discoverability-identity-missing");
    },
  },
  {
    id: "C9",
    title: "Token efficiency",
    passesWhen: `all pages of tools/list together, as one compact result, have under ${LISTING_LIMIT_BYTES} bytes`,
    reasons: ["discoverability-listing-heavy", "discoverability-not-seen"],
    judge({ listing, entries, listingBytes }) {
      if (listing !== "whole" && entries.length === 0) return NOT_SEEN;
      const measured = { observed: listingBytes, limit: LISTING_LIMIT_BYTES };
      return listingBytes < LISTING_LIMIT_BYTES ? { ...PASSED, ...measured } : failed("discoverability-listing-heavy", measured);
    },
  },
  {
    id: "C10",
    title: "Honest error behavior",
    passesWhen:
      "an unknown method is refused as the client's mistake: error -32601, or -32600 or -32602, which some SDKs send; any other code tells of a failure of the server's",
    reasons: [
      "discoverability-unknown-method-answered",
      "discoverability-unknown-method-unclear",
      "discoverability-unknown-method-silent",
      "discoverability-not-seen",
    ],
    judge({ unknownMethod }) {
      if (unknownMethod === "blamed") return PASSED;
      if (unknownMethod === "answered") return failed("discoverability-unknown-method-answered");
      if (unknownMethod === "other-error") return failed("discoverability-unknown-method-unclear");
      return unknownMethod === "silent" ? failed("discoverability-unknown-method-silent") : NOT_SEEN;
    },
  },
];

/** The grade of so many criteria passed. A takes all ten, so a server that was not seen to return content has B at best. */
export function gradeOf(passed: number): Grade {
  if (passed === CRITERION_IDS.length) return "A";
  return passed >= 8 ? "B" : passed >= 5 ? "C" : "D";
}

/** Judges all ten. The same facts always give the same document. */
export function judgeDiscoverability(facts: DiscoverabilityFacts): DiscoverabilityDocument {
  const criteria = CRITERIA.map((criterion): CriterionDocument => {
    const { outcome, reason, observed, limit, tools } = criterion.judge(facts);
    return {
      id: criterion.id,
      title: criterion.title,
      outcome,
      reason: reason ?? null,
      hint: reason === undefined ? null : DISCOVERABILITY_REASONS[reason].hint,
      observed: observed ?? null,
      limit: limit ?? null,
      tools: [...(tools ?? [])],
    };
  });
  const passed = criteria.filter(({ outcome }) => outcome === "passed").length;
  return {
    standard: DISCOVERABILITY_NAME,
    grade: gradeOf(passed),
    passed,
    total: 10,
    honesty_cap: criteria.some(({ id, outcome }) => id === "C7" && outcome !== "passed"),
    criteria,
  };
}
