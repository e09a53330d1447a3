// Area reliability: how the ordinary calls of every tool that is no writer ended, how fast, and what the two whole-catalog cases showed.
import { CALL_REPETITIONS } from "../../model/limits.js";
import { median } from "../../lib/median.js";
import { roundHalfAwayFromZero } from "../../lib/round.js";
import { defineArea, isExercised, isWriter, type CallSeen, type CaseSeen, type Lose, type Observations, type ToolSeen } from "../define.js";
import { BUDGET_EXHAUSTED, NO_READ_ONLY_TOOLS, SKIPPED } from "./shared-reasons.js";

/** Points by median latency: the first band whose bound, in milliseconds, is not exceeded. Slower than all earns 0. */
export const LATENCY_BANDS = [
  { upToMs: 100, points: 100 },
  { upToMs: 300, points: 80 },
  { upToMs: 1_000, points: 50 },
  { upToMs: 3_000, points: 20 },
] as const;

/** The points of a median latency in milliseconds. */
export function latencyPoints(medianMs: number): number {
  return LATENCY_BANDS.find((band) => medianMs <= band.upToMs)?.points ?? 0;
}

type Check =
  | "reliability.success"
  | "reliability.consistent"
  | "reliability.latency"
  | "reliability.output-schema"
  | "reliability.contention"
  | "reliability.payload"
  | "reliability.skipped"
  | "reliability.none-exercised";

type Reason =
  | "reliability-call-failed"
  | "reliability-inconsistent"
  | "reliability-slow"
  | "reliability-output-schema-broken"
  | "reliability-contention-failed"
  | "reliability-payload-unhandled"
  | "reliability-none-exercised"
  | "coverage-skipped"
  | "coverage-budget-exhausted"
  | "no-read-only-tools";

export const reliability = defineArea<Check, Reason>({
  name: "reliability",
  weight: 20,
  about:
    "The mean over every tool that is no writer. A tool earns the mean of its checks times successful calls / 3; calls never made after a fault count as failed (ours). An untested tool earns 0 and is listed under coverage; so is one whose calls the spent budget cut short (ours). The first fully successful tool carries two checks more, contention and payload, whichever tool received the payload; any skip, or a budget spent before them, scores both 0 (ours for the budget).",
  checks: {
    "reliability.success": {
      passesWhen: "all three calls succeed; score = round(100 × successes / 3), observed = successes",
      reasons: ["reliability-call-failed"],
    },
    "reliability.consistent": {
      passesWhen:
        "the calls made end in the same outcome: success, tool error, RPC error or no usable reply (ours: a fault after another outcome differs)",
      reasons: ["reliability-inconsistent"],
    },
    "reliability.latency": {
      passesWhen:
        "the median of the calls that got a reply is 100 ms or less (80 points up to 300 ms, 50 up to 1 s, 20 up to 3 s, else 0); not judged where none got one (ours)",
      reasons: ["reliability-slow"],
    },
    "reliability.output-schema": {
      passesWhen:
        "a declared outputSchema is honoured by every successful result: structuredContent present and valid (also where no schema is declared, or it cannot be judged (ours))",
      reasons: ["reliability-output-schema-broken"],
    },
    "reliability.contention": {
      passesWhen: "two independently initialised clients call the first fully successful tool at the same time and both succeed",
      reasons: ["reliability-contention-failed", "coverage-skipped", "coverage-budget-exhausted"],
    },
    "reliability.payload": {
      passesWhen: "a string argument of 1,000,000 bytes neither crashes nor hangs the server; a clean refusal is fine",
      reasons: ["reliability-payload-unhandled", "coverage-skipped", "coverage-budget-exhausted"],
    },
    "reliability.skipped": { passesWhen: "the tool was not left out with --skip-tool", reasons: ["coverage-skipped"] },
    "reliability.none-exercised": {
      passesWhen: "at least one tool is exercised",
      reasons: ["reliability-none-exercised", "no-read-only-tools"],
    },
  },
  reasons: {
    "reliability-call-failed": {
      hint: "make valid read-only calls succeed; consistent tool errors are failures, not evidence of reliability. When a value built from the schema means nothing to the server (a path, an ID), declare examples that work, or pass working arguments with --arguments",
    },
    "reliability-inconsistent": {
      hint: "the same read-only call with the same arguments ended differently across three calls; make read paths deterministic, or return a retryable error with a stable code",
    },
    "reliability-slow": {
      hint: "median latency is above 100 ms (score 80: up to 300 ms, 50: up to 1 s, 20: up to 3 s, 0: slower); cache or precompute the read, or page large results",
    },
    "reliability-output-schema-broken": {
      hint: "return structuredContent that validates against the declared outputSchema on every success, or correct the schema; clients reject results that break it",
    },
    "reliability-contention-failed": {
      hint: "serve two clients at the same time: keep state per session, and let no global lock or shared buffer fail the other client's call",
    },
    "reliability-payload-unhandled": {
      hint: "bound the size of arguments and refuse an oversize one with an error; a megabyte string must not crash or hang the server",
    },
    "reliability-none-exercised": {
      hint: "no tool completed its calls; see the coverage losses, and make at least one read-only tool callable from its schema alone",
    },
    "coverage-skipped": SKIPPED,
    "coverage-budget-exhausted": BUDGET_EXHAUSTED,
    "no-read-only-tools": NO_READ_ONLY_TOOLS,
  },
  judge(seen, lose, { withoutLatency }) {
    const surface = seen.tools.filter((tool) => !isWriter(tool));
    const measurements = measure(surface);
    if (surface.length === 0) {
      lose({ id: "reliability.none-exercised", reason: "no-read-only-tools" });
      return { score: 0, measurements };
    }
    const cases = judgeCases(seen, surface);
    let sum = 0;
    for (const tool of surface) {
      if (tool.unexercised === "coverage-skipped") lose({ id: "reliability.skipped", tool: tool.name, reason: "coverage-skipped" });
      if (!isUntested(tool)) {
        const points = judgeCalls(tool, lose, withoutLatency);
        if (tool === cases.carrier) points.push(...cases.points);
        sum += (mean(points) * successes(tool)) / CALL_REPETITIONS;
      }
      for (const { id, reason } of cases.lost.filter((lost) => lost.tool === tool.name)) lose({ id, tool: tool.name, reason });
    }
    for (const { id, reason } of cases.lost.filter((lost) => lost.tool === null)) lose({ id, reason });
    if (!surface.some(isExercised)) lose({ id: "reliability.none-exercised", reason: "reliability-none-exercised" });
    return { score: sum / surface.length, measurements };
  },
});

/** The points of the checks every tested tool has; lost ones are recorded. */
function judgeCalls(tool: ToolSeen, lose: Lose<Check, Reason>, withoutLatency: boolean): number[] {
  const points: number[] = [];
  const succeeded = successes(tool);
  if (succeeded < CALL_REPETITIONS) {
    const score = roundHalfAwayFromZero((100 * succeeded) / CALL_REPETITIONS);
    lose({ id: "reliability.success", tool: tool.name, score, observed: succeeded, reason: "reliability-call-failed" });
  }

  const consistent = new Set(tool.calls.map(kindOf)).size === 1;
  if (!consistent) lose({ id: "reliability.consistent", tool: tool.name, reason: "reliability-inconsistent" });
  points.push(consistent ? 100 : 0);

  const medianMs = median(tool.calls.flatMap((call) => (call.ms === null ? [] : [call.ms])));
  if (medianMs !== null) {
    const score = withoutLatency ? 100 : latencyPoints(medianMs);
    // No `observed`: raw milliseconds would make two runs of one build differ.
    if (score < 100) lose({ id: "reliability.latency", tool: tool.name, score, reason: "reliability-slow" });
    points.push(score);
  }

  const conforms = tool.outputConforms !== false;
  if (!conforms) lose({ id: "reliability.output-schema", tool: tool.name, reason: "reliability-output-schema-broken" });
  points.push(conforms ? 100 : 0);
  return points;
}

export interface LostCase {
  readonly id: "reliability.contention" | "reliability.payload";
  readonly tool: string | null;
  readonly reason: Reason;
}

/** The two cases made once for the whole catalog. */
export interface Cases {
  /** The first fully successful tool, whose mean the two cases join; null when there is none. */
  readonly carrier: ToolSeen | null;
  readonly points: readonly number[];
  readonly lost: readonly LostCase[];
}

export function judgeCases(seen: Observations, surface: readonly ToolSeen[]): Cases {
  const carrier = surface.find((tool) => !isUntested(tool) && successes(tool) === CALL_REPETITIONS) ?? null;
  const skipped = seen.skipped.length > 0;
  const points: number[] = [];
  const lost: LostCase[] = [];
  const judge = (id: LostCase["id"], failed: Reason, made: CaseSeen): void => {
    if (skipped) lost.push({ id, tool: carrier?.name ?? null, reason: "coverage-skipped" });
    // Without a carrier neither case exists; its tools lost their points on their own.
    else if (carrier === null || made.outcome === "not-applicable") return;
    else if (made.outcome === "not-made") lost.push({ id, tool: carrier.name, reason: "coverage-budget-exhausted" });
    else if (made.outcome === "failed") lost.push({ id, tool: nameIn(surface, made.tool) ?? carrier.name, reason: failed });
    points.push(!skipped && made.outcome === "passed" ? 100 : 0);
  };
  judge("reliability.contention", "reliability-contention-failed", seen.contention);
  judge("reliability.payload", "reliability-payload-unhandled", seen.payload);
  return { carrier, points, lost };
}

function nameIn(tools: readonly ToolSeen[], name: string | null): string | null {
  return tools.find((tool) => tool.name === name)?.name ?? null;
}

/** Never called, or cut short by the spent budget: what its three calls would have shown is not known. */
export function isUntested(tool: ToolSeen): boolean {
  return tool.calls.length === 0 || tool.unexercised === "coverage-budget-exhausted";
}

export function successes(tool: ToolSeen): number {
  return tool.calls.filter((call) => call.outcome === "success").length;
}

/** What consistency compares: a rejection is an RPC error like any other. */
function kindOf(call: CallSeen): string {
  return call.outcome === "rejected" ? "rpc-error" : call.outcome;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Numbers of the ordinary calls made, by how they ended, and of the tools that were not tested. */
function measure(surface: readonly ToolSeen[]): Record<string, number> {
  const count = (outcome: CallSeen["outcome"]): number =>
    surface.reduce((sum, tool) => sum + tool.calls.filter((call) => call.outcome === outcome).length, 0);
  return {
    successful_calls: count("success"),
    tool_errors: count("tool-error"),
    rpc_errors: count("rpc-error"),
    rejected_calls: count("rejected"),
    transport_errors: count("fault"),
    untested_tools: surface.filter(isUntested).length,
  };
}
