// Area coverage: the share of the tools that are no writers whose three calls completed.
import { defineArea, isExercised, isWriter, type UnexercisedReason } from "../define.js";
import { BUDGET_EXHAUSTED, NO_READ_ONLY_TOOLS, SKIPPED } from "./shared-reasons.js";

export const coverage = defineArea<"coverage.exercised", UnexercisedReason | "no-read-only-tools">({
  name: "coverage",
  weight: 15,
  about:
    "Exercised tools over every tool that is no writer, annotated or not. Exercised means that the three calls completed, in whatever outcome, and none was rejected with -32602. When the shared budget is spent, the tools left are unexercised, and a tool that only runs as a task is not called (both ours).",
  checks: {
    "coverage.exercised": {
      passesWhen: "the tool's three ordinary calls completed and none was rejected with error -32602",
      reasons: [
        "coverage-unannotated",
        "coverage-unsynthesizable",
        "coverage-rejected-arguments",
        "coverage-call-failed",
        "coverage-skipped",
        "coverage-budget-exhausted",
        "no-read-only-tools",
      ],
    },
  },
  reasons: {
    "coverage-unannotated": {
      hint: "annotate the tool with readOnlyHint: true when it only reads (it is then called), or readOnlyHint: false when it writes; pass --confirm-read-only only when every unannotated tool is safe to call",
    },
    "coverage-unsynthesizable": {
      hint: "no valid arguments could be built from the input schema; declare a default, an enum or examples that satisfy it for every required property, or pass working arguments with --arguments",
    },
    "coverage-rejected-arguments": {
      hint: "the tool rejected arguments that satisfy its own input schema (-32602); declare the missing constraint in the schema, or examples that work, or pass working arguments with --arguments",
    },
    "coverage-call-failed": {
      hint: "a call timed out (15 s), closed the connection or broke the exchange; answer every call, with an isError result where the work fails (a tool whose execution.taskSupport is required is not called: let it answer plain calls too)",
    },
    "coverage-skipped": SKIPPED,
    "coverage-budget-exhausted": BUDGET_EXHAUSTED,
    "no-read-only-tools": NO_READ_ONLY_TOOLS,
  },
  judge(seen, lose) {
    const surface = seen.tools.filter((tool) => !isWriter(tool));
    if (surface.length === 0) {
      lose({ id: "coverage.exercised", reason: "no-read-only-tools" });
      return { score: 0, measurements: {} };
    }
    for (const tool of surface) {
      if (tool.unexercised !== null) lose({ id: "coverage.exercised", tool: tool.name, reason: tool.unexercised });
    }
    return { score: (100 * surface.filter(isExercised).length) / surface.length, measurements: {} };
  },
});
