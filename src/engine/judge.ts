// What a finished battery run comes to: scores, losses with what each would gain, and the catalog contract. Needs no server any more,
// and is loaded while the run still waits for one.
import type { ReadinessInput } from "../report/build.js";
import { catalogContract } from "../report/contract.js";
import type { CatalogTool } from "../model/documents/report.js";
import { STANDARD_NAME, type AreaName } from "../standard/define.js";
import { withGains } from "../standard/gains.js";
import { scoreObservations } from "../standard/score.js";
import type { BatteryRun } from "./battery.js";

/** The judgement of one run. */
export interface Judgement {
  readonly readiness: ReadinessInput;
  /** Null when the listing broke off. */
  readonly catalog: readonly CatalogTool[] | null;
  /** Area scores with every latency check at full marks. */
  readonly areasWithoutLatency: Readonly<Record<AreaName, number>>;
}

/** Judges what was observed. */
export function judgeRun({ observations, catalog }: Pick<BatteryRun, "observations" | "catalog">): Judgement {
  const scored = scoreObservations(observations);
  const writers = observations.tools.filter((t) => t.class === "writer").length;
  return {
    readiness: {
      standard: STANDARD_NAME,
      score: scored.score,
      scoreWithoutLatency: scored.scoreWithoutLatency,
      attestedReadOnly: observations.attestedReadOnly,
      surface: {
        tools: observations.tools.length,
        read_only: observations.tools.length - writers,
        writers,
        exercised: observations.tools.filter((t) => t.class !== "writer" && t.unexercised === null).length,
      },
      areas: withGains(scored.areas, observations),
    },
    catalog: catalog.complete
      ? catalogContract(catalog.tools.map((t) => ({ entry: t.entry, class: t.declared.class, tokens: t.declared.tokens })))
      : null,
    areasWithoutLatency: scored.areasWithoutLatency,
  };
}
