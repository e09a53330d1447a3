// Every fixed reason of a gate case with its fix: a read-only index over the probes and over what can keep a case from a verdict.
import { UNFINISHED_REASONS } from "../model/unfinished.js";
import { NOT_APPLICABLE } from "../probes/define.js";
import { PROBES } from "../probes/index.js";

/** What a reason means to some kinds: kinds that share a hint share an entry. */
export interface GateReasonUse {
  /** Kinds in the registry's order; empty for every kind. */
  readonly kinds: readonly string[];
  readonly hint: string;
}

/** One reason, explained. */
export interface GateReasonEntry {
  readonly reason: string;
  /** `failed`: red. `unfinished`: could not be judged, exit 3. `not-applicable`: counts neither way. */
  readonly meaning: "failed" | "unfinished" | "not-applicable";
  readonly uses: readonly GateReasonUse[];
}

/** Every reason, sorted by label. */
export const GATE_REASONS: readonly GateReasonEntry[] = collect();

/** The reason with exactly this label, or undefined. */
export function findGateReason(label: string): GateReasonEntry | undefined {
  return GATE_REASONS.find(({ reason }) => reason === label);
}

function collect(): GateReasonEntry[] {
  const uses = new Map<string, { kinds: string[]; hint: string }[]>();
  for (const { kind, reasons } of PROBES) {
    for (const [reason, { hint }] of Object.entries(reasons)) {
      const known = uses.get(reason) ?? [];
      uses.set(reason, known);
      const same = known.find((use) => use.hint === hint);
      if (same === undefined) known.push({ kinds: [kind], hint });
      else same.kinds.push(kind);
    }
  }
  const failed = [...uses].map(([reason, of]): GateReasonEntry => ({ reason, meaning: "failed", uses: of }));
  const unfinished = Object.entries(UNFINISHED_REASONS).map(([reason, { hint }]): GateReasonEntry => ({
    reason,
    meaning: "unfinished",
    uses: [{ kinds: [], hint }],
  }));
  const apart = Object.entries(NOT_APPLICABLE).map(([reason, sentence]): GateReasonEntry => ({
    reason,
    meaning: "not-applicable",
    uses: [{ kinds: [], hint: sentence }],
  }));
  return [...failed, ...unfinished, ...apart].sort((a, b) => (a.reason < b.reason ? -1 : 1));
}
