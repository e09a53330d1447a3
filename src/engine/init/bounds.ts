// Bounds with head-room from what was measured: wide enough to pass on slower machines and to survive small changes, tidy to read.

/** Steps of latency budgets, in milliseconds: the standard's bands, carried on to the most a budget may be. */
const LATENCY_STEPS = [100, 300, 1_000, 3_000, 10_000, 30_000, 60_000] as const;
const LARGEST_STEP = 60_000;
/** A budget is at least so many times what was measured. */
const LATENCY_FACTOR = 4;
/** How much a bound on sizes lies above what was measured. */
const SIZE_FACTOR = 1.25;

/** A quarter more than was measured, rounded up to two significant digits; at least 1 and at most `limit`. */
export function withHeadroom(measured: number, limit: number): number {
  const wanted = Math.max(1, measured * SIZE_FACTOR);
  const unit = 10 ** Math.max(0, String(Math.ceil(wanted)).length - 2);
  return Math.min(limit, Math.ceil(wanted / unit) * unit);
}

/** The budget of a tool whose slowest answer took so long: a whole band above its own, and at least four times as much. Milliseconds. */
export function latencyBudget(slowestMs: number): number {
  const own = LATENCY_STEPS.findIndex((step) => slowestMs <= step);
  const above = LATENCY_STEPS.slice(own + 1);
  return above.find((step) => own >= 0 && step >= LATENCY_FACTOR * slowestMs) ?? LARGEST_STEP;
}
