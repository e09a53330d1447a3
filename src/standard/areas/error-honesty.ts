// Area error-honesty: the share of judged tools that refuse one schema-violating call honestly and go on answering.
import { defineArea, isWriter, type HonestySeen, type ToolSeen } from "../define.js";
import { BUDGET_EXHAUSTED, NO_READ_ONLY_TOOLS, SKIPPED } from "./shared-reasons.js";

const REASON_OF = {
  accepted: "honesty-accepted-invalid",
  "empty-error": "honesty-empty-error",
  "wrong-code": "honesty-wrong-code",
  "call-failed": "honesty-call-failed",
} as const satisfies Record<Exclude<HonestySeen, "refused">, string>;

type Verdict = "not-judged" | "refused" | (typeof REASON_OF)[keyof typeof REASON_OF] | "coverage-skipped" | "coverage-budget-exhausted";

export const errorHonesty = defineArea({
  name: "error-honesty",
  weight: 15,
  about:
    "The share of judged tools that refuse honestly. Judged are the tools that are no writers (unannotated ones under --confirm-read-only) whose schema can be violated. One violating call goes before the ordinary ones; the violation is the first that applies: every required property left out; the first typed property, by name, given a wrong type; an unknown property where additionalProperties is false. A tool that would have been judged but was skipped, or came after the budget was spent, is judged and lost (ours for the budget).",
  checks: {
    "error-honesty.invalid-arguments": {
      passesWhen:
        "the violating call gets error -32602 or an isError result with non-empty text, and the next request is answered (any answer counts)",
      reasons: [
        "honesty-accepted-invalid",
        "honesty-empty-error",
        "honesty-wrong-code",
        "honesty-call-failed",
        "coverage-skipped",
        "coverage-budget-exhausted",
      ],
    },
    "error-honesty.untestable": {
      passesWhen: "at least one tool can be judged",
      reasons: ["honesty-untestable", "no-read-only-tools"],
    },
  },
  reasons: {
    "honesty-accepted-invalid": {
      hint: "validate arguments against inputSchema and refuse what violates it; a success teaches agents that wrong arguments work",
    },
    "honesty-empty-error": {
      hint: "say in the error's text which argument is wrong and what is expected; an empty error gives an agent nothing to correct",
    },
    "honesty-wrong-code": {
      hint: "refuse invalid arguments with JSON-RPC error -32602 or an isError result that says why; other codes read as a server failure and get retried",
    },
    "honesty-call-failed": {
      hint: "invalid arguments must end in a refusal, not in a hang, a closed connection or a server that stops answering; catch validation errors and reply",
    },
    "honesty-untestable": {
      hint: "declare required, typed properties, or additionalProperties: false, on at least one read-only tool; where every input is valid no refusal can be seen",
    },
    "no-read-only-tools": NO_READ_ONLY_TOOLS,
    "coverage-skipped": SKIPPED,
    "coverage-budget-exhausted": BUDGET_EXHAUSTED,
  },
  judge(seen, lose) {
    let judged = 0;
    let refused = 0;
    for (const tool of seen.tools) {
      const verdict = honestyVerdict(tool);
      if (verdict === "not-judged") continue;
      judged += 1;
      if (verdict === "refused") refused += 1;
      else lose({ id: "error-honesty.invalid-arguments", tool: tool.name, reason: verdict });
    }
    if (judged > 0) return { score: (100 * refused) / judged, measurements: {} };
    lose({ id: "error-honesty.untestable", reason: seen.tools.every(isWriter) ? "no-read-only-tools" : "honesty-untestable" });
    return { score: 0, measurements: {} };
  },
});

/** How one tool fares; `not-judged` tools count neither way. */
export function honestyVerdict(tool: ToolSeen): Verdict {
  if (isWriter(tool)) return "not-judged";
  if (tool.honesty !== null) return tool.honesty === "refused" ? "refused" : REASON_OF[tool.honesty];
  if (tool.violation === null) return "not-judged";
  // The call was due and not made: judged all the same, so that not making it never pays.
  if (tool.unexercised === "coverage-skipped" || tool.unexercised === "coverage-budget-exhausted") return tool.unexercised;
  return tool.unexercised === "coverage-call-failed" ? "honesty-call-failed" : "not-judged";
}
