// Advisories as the options spell them: the level looked for, and the ids that fail a run. Judging is no business of this file.
import { ADVISORY_IDS, ADVISORY_LEVELS, type AdvisoryId, type AdvisoryLevel } from "../model/advisory-names.js";
import { listValue, textValue, type OptionValues } from "./values.js";

/** What a run looks for. */
export interface AdvisoryChoice {
  readonly level: AdvisoryLevel;
  /** Ids that fail the run when found, in report order, each once. */
  readonly failOn: readonly AdvisoryId[];
}

/** The choice the options make. The values must have been read without problems. */
export function advisoryChoice(values: OptionValues): AdvisoryChoice {
  const named = new Set(listValue(values, "fail-on-advisory").map((item) => item.trim()));
  const level = textValue(values, "advisories");
  return {
    level: ADVISORY_LEVELS.find((known) => known === level) ?? "wire",
    failOn: ADVISORY_IDS.filter((id) => named.has(id)),
  };
}
