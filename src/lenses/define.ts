// What a lens is made of: judges beside the standard, over the same run, that change no score. Pure; sends and reads nothing.
import type { AdvisoryId } from "../model/advisory-names.js";
import type { AdvisoryFacts, Occurrences } from "../model/wire-seen.js";

/** Reports one finding of an advisory; nothing is reported for a count of 0. */
export type Find<Reason extends string> = (reason: Reason, seen: Occurrences) => void;

/** One advisory: declared once, judged purely. */
export interface Advisory<Reason extends string = string> {
  readonly id: AdvisoryId;
  /** What is looked for, as the end of the sentence "Looks for ..."; no full stop. */
  readonly about: string;
  /** Why it matters to a client, one sentence. */
  readonly matters: string;
  readonly transports: "any" | "stdio" | "HTTP";
  /** Reason labels, each with the server-side fix. */
  readonly reasons: Readonly<Record<Reason, { readonly hint: string }>>;
  judge(facts: AdvisoryFacts, find: Find<Reason>): void;
}

/** Gives an advisory its exact types. */
export function defineAdvisory<Reason extends string>(advisory: Advisory<Reason>): Advisory<Reason> {
  return advisory;
}
